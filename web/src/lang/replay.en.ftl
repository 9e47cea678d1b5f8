### Looking at a game again: the replay of a table or of a record file.
### $who is a name or "You"; $you is "yes" when it is the reader, for languages whose verbs change.

title-replay = Replay
replay-title = Replay
tab-eyes = Eyes

## Where it is opened from

replay-link = Replay
replay-look-back = Look back
replay-open-link = Open a record

## Opening a record file

replay-open-title = Open a record
replay-open-about = A record is the file of one game: download it at the end of a game, and look at it here again, move by move. It is checked first; nothing of it is kept.
replay-choose = Choose a record file
replay-drop = or drop the file anywhere on this page
replay-opening = Opening the game …
replay-not-a-record = This file is no record of a game: it could not be read as one.
replay-another = Open another record
replay-to-table = To the table
replay-of = { $game }: replay
# $text is what the server found wrong, in English.
replay-refused = { $text ->
    [none] This record is not right, so it is not shown.
   *[other] This record is not right, so it is not shown: { $text }.
}

## Going about in it

replay-bar = Going through the game
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the end
replay-move = move { $move } of { $moves }
replay-speed = speed
replay-times = { NUMBER($speed) }×
replay-keys = Arrow keys: a move; with Shift: a year
replay-slider = Moment of the game
replay-to-term = To the start of term { $term }
replay-to-election = To the election of year { $year }
# $when is a message replay-when-…, $what one or more sentences of the log.
replay-said = { $when } Move { $move } of { $moves }. { $what }

## The moment

replay-when-set-up = Before the first year.
replay-when-turn = Year { $year }, turn { $turn } of { $players }.
replay-when-year = Year { $year }.
replay-when-election = The election of year { $year }.
replay-start = The beginning
replay-arrivals = New arrivals
replay-nothing = Nothing else happened.
replay-running = the game is not over
replay-count = To the count
replay-deed = { $deed ->
    [first] { $who } { $you ->
        [yes] begin
       *[no] begins
    }
    [campaign] { $who } campaigned
    [settle] { $who } settled
    [slander] { $who } slandered
    [take] { $who } took a favor
    [arrest] { $who } sent a cube away
    [lock] { $who } locked a ward
    [move] { $who } moved a cube
    [place] { $who } placed a cube
    [bid] { $who } bid
    [appoint] { $who } gave the offices
    [pass] { $who } passed
    [undo] { $who } took a move back
    [end] { $who } ended the turn
   *[other] { $who } moved
}
log-closed = { $who } closed { $you ->
    [yes] your fist
   *[no] a fist
}.

## Whose eyes, a link, playing on

replay-eyes = From whose eyes
replay-everybody = Everybody
replay-spectator = A spectator
replay-eyes-note = “Everybody” also shows sealed bids as they were made. A player’s eyes show what that player saw.
replay-eyes-later = Once the game is over you can look from every seat.
replay-copy = Copy link to here
replay-play-on = Play on from here
replay-play-on-text = A new table begins at this moment, with the same pieces and points. Bots take the other seats; the game you look at stays as it is.
replay-my-seat = Your seat
replay-level = How the others play
replay-begin = Start the game
replay-over = The game is over at this moment: there is nothing left to play. Go back to an earlier one.
