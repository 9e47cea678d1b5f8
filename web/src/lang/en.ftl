### The page's own words: home, new table, waiting room, talk, menu. The table of a game has its own files.

## Everywhere
loading = One moment …
title = { $place } · fivepoints
title-your-turn = ● Your turn · fivepoints
title-table = A table
title-new = New table
title-lobby = Lobby
title-finished = My tables and finished games
title-me = You
title-adopt = Be yourself on this device
title-lost = Not found
nav = Main
nav-home = Play
nav-lobby = Lobby
nav-finished = Tables
nav-me = You
language = Language
theme-light = Switch to daylight
theme-dark = Switch to gaslight
sound = Sounds
sound-label = A bell when it is your turn, and other sounds
notices-label = A notification of the browser when it is your turn and you are looking elsewhere
notices-not-here = The browser shows no notifications here: it needs https or localhost, and your leave in its settings. The title of the page and the bell tell you all the same.
notice-your-turn = It is your turn
cancel = Cancel
close = Close
save = Save
saved = Saved.
copy = Copy
copied = Copied.
copy-by-hand = Your browser does not let us copy: take the link from the field.
try-again = Try now
home-link = To the first page
all = all
number = { $count }
somebody = Somebody
trouble-title = That did not work
lost-title = There is nothing here
lost-text = The address may be misspelt, or what was here is gone.

## Refusals
refusal-offline = The server does not answer. Check your connection and try again; nothing was done.
refusal-unknown = Choose a name first.
refusal-forbidden = That is not yours to do: { $text }.
    .plain = That is not yours to do.
refusal-not-found = That is not there any more.
refusal-seat = It is not this seat’s turn.
refusal-phase = Not now: { $text }.
    .plain = That can’t be done at this moment.
refusal-illegal = That is not allowed: { $text }.
    .plain = The rules don’t allow that now.
refusal-notation = That move can’t be read: { $text }.
    .plain = That move can’t be read.
refusal-option = That can’t be played: { $text }.
    .plain = That can’t be played this way.
refusal-invalid = That was not understood: { $text }.
    .plain = That was not understood.
refusal-stale = The game has moved on since. Look again, then choose.
refusal-slow = That was too much in too short a time. Wait a moment.
refusal-too-large = That was too long.
refusal-storage = The server can’t write just now, so nothing was done. Try again in a moment.
refusal-refused = That can’t be done: { $text }.
    .plain = That can’t be done.
refusal-failed = Something went wrong here. Nothing was done that you were not told of.

## A name
name-title = What shall we call you?
name-why = Others at the table see it. You can change it at any time; no account is needed.
name-label = Your name
name-default = Boss
name-go-on = Go on

## Home
home-sub = Two games of old New York, at one table.
home-about = Buy a ward with favors, slander a rival, close your fist on a bid. Or run a gang and keep out of the Tombs. Against bots, with friends, live or over days. No account needed.
play-now = Play now against bots
new-table = New table
join-by-link = Join by link
join-label = The link, or the last part of it
join-wrong = This is not the link of a table.
join-go = Go to the table
my-tables = My tables
my-tables-empty = No game is under way. “Play now against bots” seats you at once.
mine-your-turn = { $game }, your turn
mine-over = { $game }, finished
mine-open = { $game }, not begun
mine-play = Play
mine-look = Look
# said to those who hear the page: which table a link leads to
at-table = , table of { $names }
seats-taken = { $taken } of { $seats } seats taken
waiting-for = waiting for { $names }
open-tables = Open tables
open-tables-empty = Nobody waits for players just now. Open a table, and it is listed here.
open-detail = { $taken } of { $seats } seats, { $pace }
playing-detail = { $seats } play, { $pace }
sit-down = Sit down
watch = Watch
the-games = The games
the-games-empty = There is no game on this server.
game-with-data = { $game } ({ $data })
game-tammany = Tammany Hall
game-tammany-about = { $least } to { $most } politicians, 60 minutes. Sealed bids, four nations, fifteen wards.
game-gangs = Gangs
game-gangs-about = { $least } to { $most } gangs, 90 minutes. Dens, crime, police, gang war and elections in the streets of 1890.
game-2009 = { $game }, 2009 rules

## Finished games
finished-mine = Finished games of mine
finished-mine-empty = None yet.
finished-listed = Finished games of everybody
finished-listed-empty = None yet: games from the lobby are kept here.
finished-you-won =
    { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
finished-won-by =
    { $count ->
        [0] No winner
       *[other] { $names } won
    }
finished-detail = { $game }, { $day }
finished-look = Look
record = Record

## New table
new-game = Game
new-players = Players
new-seats = Seats
new-rules = Rules
new-lots = Draw the seats by lot at the start
new-pace = Pace
new-bot-pace = Bots move
new-bot-pace-at-once = at once
new-bot-pace-quick = quickly
new-bot-pace-middle = after a second
new-bot-pace-calm = calmly
new-who = Who may come
new-who-comes = The table is found
new-link = by its link only
new-listed = in the lobby
new-watchers = Others may watch
new-open = Open the table
new-open-then = Then you get a link for your friends.
new-start = Start the game
new-start-then = All seats are taken: it begins at once.
option-tammany-edition = Edition
option-tammany-edition-2020 = 2020
option-tammany-edition-2009 = 2009
option-tammany-edition-hint = The 2020 edition is the newer print. In 2009 Castle Garden fills in the first turn, and locks are weaker.
option-tammany-supply = Supply
option-tammany-supply-printed = as printed
option-tammany-supply-unlimited = unlimited
option-tammany-supply-hint = Whether bosses and favors can run out, as in the box.
option-tammany-lock = Locks
option-tammany-lock-usual = as in the edition
option-tammany-lock-placing = stop placing only
option-tammany-lock-full = stop everything
option-tammany-lock-hint = Whether slander, arrest and moving out are stopped in a locked ward too.
option-gangs-mode = Length
option-gangs-mode-base = base, seven turns
option-gangs-mode-politique = Politique, ten turns with elections
option-gangs-tammany = Tammany Hall
option-gangs-tammany-hint = Influence and favors. Always on in Politique.
option-gangs-police = Police
option-gangs-police-hint = They watch dens and raid; from the third turn on.
option-gangs-alcohol = Drink
option-gangs-alcohol-hint = Dens bring bottles, and the dial its price.
option-gangs-war = Gang war
option-gangs-war-hint = Once a turn a gang may declare war.
option-gangs-deals = Deals
option-gangs-deals-hint = Peace, loans, exchanges for the coming year.
option-gangs-equipment = Aides
option-gangs-equipment-hint = A member becomes a Lookout, a Cabman and their like.
option-gangs-swap = Change of order
option-gangs-swap-hint = After the Hospital or the Armourer one may change places.
new-modules = Modules
new-modules-hint = Parts of the game that can be left out, or come in later.
new-module-from = { $turn ->
    [0] off
    [one] on
   *[other] from turn { $turn }
}
# what a waiting room says of a table; what is as usual is not said
told-gangs-mode-base = base game
told-gangs-mode-politique = Politique
told-gangs-police-0 = without police
told-gangs-alcohol-0 = without drink
told-gangs-war-0 = without war
told-gangs-deals-0 = without deals
told-gangs-equipment-0 = without aides
told-gangs-swap-0 = without change of order
told-tammany-edition-2020 = 2020 edition
told-tammany-edition-2009 = 2009 edition
told-tammany-supply-unlimited = unlimited supply
told-tammany-lock-placing = locks stop placing only
told-tammany-lock-full = locks stop everything
seat-who = Who sits in seat { $seat }
seat-level = Which bot sits in seat { $seat }
seat-colour = Colour of seat { $seat }
seat-name = Who plays seat { $seat }
seat-name-hint = Name
seat-me = Me
seat-open = Open for a friend
seat-bot = Bot
level-greenhorn = Greenhorn: errs now and then
level-heeler = Heeler: plays sensibly
level-captain = Captain: thinks ahead
level-sachem = Sachem: merciless
level-random = Random: plays anything
colour-lot = by lot
# $colour: 0 to 4
hat =
    { $colour ->
        [0] red top hat
        [1] black bowler
        [2] violet flat cap
        [3] orange boater
       *[4] green slouch hat
    }
pace = Clocks
pace-relaxed = No clocks
pace-relaxed-hint = Everybody takes the time they need.
pace-live = Live
pace-live-hint = Each has so much time for the whole game, and some more for each move. Who runs out of it is moved for.
pace-turn = By turn
pace-turn-hint = Over days: each turn and each answer has so many hours.
pace-base = Minutes each
pace-increment = Seconds more for each move
pace-hours = Hours for each turn
pace-relaxed-words = no clocks
pace-live-words = live, { $minutes } min each and { $seconds } s a move
pace-hours-words =
    { $hours ->
        [one] an hour a turn
       *[other] { $hours } hours a turn
    }
pace-days-words =
    { $days ->
        [one] a day a turn
       *[other] { $days } days a turn
    }

## Waiting room
room-title = { $game }: before the start
room-link = Send this link to your friends
room-link-listed = It is in the lobby; you can also send this link
room-seats = { $taken } of { $seats } seats taken
room-lots = Seats will be drawn by lot at the start.
room-hat = Your hat
room-gangs-colour = Your gang
room-start = Start the game
room-abort = Close the table
room-aborted = This table was closed before a result
room-ready = Everybody is here.
room-wait-owner = Everybody is here: whoever opened the table starts it.
room-wait-seats = Waiting for the open seats.
# Before two links: to the lesson, to the rules
room-meanwhile = While you wait:
seat-empty = Seat { $seat }
seat-free = free
seat-kept = kept for somebody
seat-you = you
seat-here = here now
seat-not-here = not here now
seat-sit = Sit in seat { $seat }
# For somebody who sits already: another seat of theirs, played at the same screen
seat-sit-too = Play seat { $seat } here too
seat-leave = Leave
seat-bot-in = Give it to a bot
seat-free-it = Free the seat
fair-title = How the draws stay fair
fair-about = Before anybody sat down the server fixed a secret word and shows its hash here. Each player’s page adds a word of its own; all draws follow from all of them together, and the record proves it when the game is over.

## At the table
table-loading = The table is being laid …
table-not-loaded = The table could not be loaded. Load the page again.
table-unknown = This page does not know this game yet.
table-private = This table is not shown to others
table-private-text = Only those who sit at it may see it.
table-gone = There is no such table
table-gone-text = The link may be incomplete, or the table was closed.
offline = Connection lost. Your last move is safe.
offline-again = Trying again in { $seconds } s
offline-now = Trying again …
curtain-title = Pass the device to { $name }, { $hat }
curtain-about = Nothing of the others is shown until you go on.
curtain-go = I have it: show my seat
menu = Menu
menu-link = The link to this table
menu-pause = Pause the table
notice-paused = The table is paused: nobody’s time runs, and no move is taken.
notice-you-left = You have left this table; the others wait for you, or ask for a bot.
notice-bot-for-you = A bot plays for you.
notice-left = { $count ->
    [one] { $who } has left the table. A bot can play until they are back.
   *[other] { $who } have left the table. Bots can play until they are back.
}
notice-bot-plays = { $count ->
    [one] A bot plays for { $who } until they are back.
   *[other] Bots play for { $who } until they are back.
}
menu-go-on = Go on
menu-rematch = Rematch
menu-next = To the rematch
seat-come-back = Come back
seat-resign = Resign
seat-ask-bot = Ask for a bot
seat-left = has left
seat-resigned = resigned, a bot plays
seat-stand-in = a bot plays until they are back
resign-warning = A bot plays your seat to the end, and you can’t come back.
resign-do = Resign for good
call-off = Call the game off
call-off-warning = The game ends without a result as soon as everybody agrees. Nobody waits for those who have left.
call-off-do = Call it off
call-off-asked = { $count ->
    [one] { $who } wants to call the game off. It ends without a result when everybody agrees.
   *[other] { $who } want to call the game off. It ends without a result when everybody agrees.
}
call-off-waits = You want to call the game off. It ends when everybody agrees.
call-off-sure = The game ends at once, without a result.
call-off-agree = Agree
call-off-take-back = Take it back

## Talk
talk = Talk
talk-empty = Nobody has said anything yet.
talk-placeholder = Say something
talk-to = To whom
talk-to-all = To all
talk-to-one = Whisper to { $name }
talk-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
say = Say
whisper = { $from } whispers to { $to }
whisper-you = { $from } whispers to you
silence = About { $name }
mute = Don’t show what { $name } says
block = Block { $name }: no whispers, no seat at my tables

## You
letters-title = Letters when it is your move
letters-about = For tables by turn: when you owe a move for a while and are not here. One letter for all your tables; every letter holds a link that stops them.
letters-mail = E-mail
letters-mail-label = Your e-mail address
letters-hook = A hook of a chat tool
letters-hook-label = Address of the hook
letters-word = The word we sent to this address
letters-confirm = It is mine
letters-active = Send me letters
letters-gap = At most one
letters-every = { $minutes ->
    [5] every 5 minutes
    [60] an hour
    [1440] a day
   *[other] every { $hours } hours
}
letters-forget = Forget this address
letters-problem = The last letter did not arrive: { $why }
away-title = Days away
away-about = On these days your clock stands still at tables by turn. At most 45 days.
away-from = First day
away-to = Last day
away-now = Away from { $from } to { $to }
away-none = I am back
device-title = Another device
device-about = A link that makes another browser you as well: your name, your tables. It works once, within the hour. Whoever opens it is you, so don’t show it to others.
device-make = Make a link
device-link = Open this on the other device before { $until }
adopt-about = This browser becomes the person who made the link, with their name and tables.
adopt-replaces = This browser becomes the person who made the link. What you are here now, { $name }, can’t be reached any more unless another device is it too.
adopt-do = Become that person
silenced-title = Muted and blocked
silenced-count =
    { $count ->
        [one] One person is muted or blocked.
       *[other] { $count } people are muted or blocked.
    }
silenced-undo = Hear them all again
forget-title = Delete my data
forget-about = Your name, what you said, your links and blocks. Finished games stay, without your name.
forget-open = Delete my data …
forget-sure = Delete everything about you?
forget-warning = Your name, all you have said, your links and blocks are deleted at once. In games that run, bots play your seats to the end. Finished games stay, with “Somebody” in your seat. This can’t be taken back.
forget-do = Delete it for good
