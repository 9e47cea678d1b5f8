### Why something is not done: behind "That can’t be done:" and the like, so in small letters and without a full stop.
### The server sends the name and the arguments; programs get this text.

## The table
refused-no-table = there is no such table
refused-private = this table is not shown to others
refused-not-begun = the game has not begun
refused-begun = the game has begun already
refused-begun-not-aborted = the game has begun: it can be left, resigned or called off
refused-over = the game is over
refused-not-over = the game is not over
refused-stuck = this game can't go on under today's rules
refused-not-owner = only the owner of the table can do this
refused-no-pause = only a table by turn can be paused
refused-paused = the table is paused
refused-paused-already = the table is paused already
refused-not-paused = the table is not paused
refused-too-many-tables = you have too many tables that are not over: end some first
refused-rematch-not-yours = only somebody who sat at the table can ask for a rematch
refused-calling-off-not-yours = only somebody who sits at the table can call the game off
refused-play-on-later = this game is not over: only then can somebody play on from its moments
refused-other-eyes = a game that runs is looked at from one's own seat, or from none
refused-no-lesson = there is no lesson of this game

## Seats
refused-no-seat = there is no seat { $seat }
refused-not-your-seat = this is not your seat
refused-no-free-seat = no seat is free
refused-seat-taken = this seat is taken
refused-seated = you play here already: another seat of a running game may know what yours may not
refused-seat-open = a seat is still open
refused-colour-taken = this colour is taken
refused-one-colour-twice = two seats have the same colour
refused-figure-settled = whom this seat plays is settled: the game has begun, or goes on from another one's position
refused-unwanted = the owner of this table does not want you at it
refused-person-here = its person is here: a game that runs takes a seat only from who left or is late; without clocks, also from who is not connected
refused-choice-closed = its choice is closed: wait until all hands are open
refused-not-late = this seat has neither left nor run out of time
refused-bot-plays = a bot plays this seat for you: come back first
refused-bot-not-yours = only somebody who sits at the table can ask for a bot
refused-secret-made = the secret is made already
refused-word-not-yours = only somebody who sits at the table can add a word

## Moves and talk
refused-moved-on = the game has moved on since
refused-no-occasion = no choice can be left for this now
refused-no-whisper = a whisper goes from one person at the table to another
refused-not-heard = they don't want to hear from you

## People
refused-no-name = choose a name first
refused-no-person = there is no such person
refused-that-is-you = that is you
refused-too-long-away = days away are at most { $days }, and not far from now
refused-old-link = this link was used already, or is too old: make a new one
refused-broken-link = this link is not whole
refused-no-letters = this server sends none: who runs it has not set it up
refused-no-mail-address = that is not an e-mail address
refused-no-hook = { $why }
refused-other-word = this is not the word that was sent to your address last

## The line
refused-too-much = that was too much in too short a time: wait a moment
refused-no-text = messages are texts
refused-stopping = the server stops; it will be back
refused-crowd = too many are connected: try again later
refused-too-many-connections = you have too many connections: close some
