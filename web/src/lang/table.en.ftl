### The table of Tammany Hall. Messages of the log keep names and wards as arguments: the page points at them.
### $who is a name or "You"; $you is "yes" when it is the reader, for languages whose verbs change.

## Words used everywhere

you-name = You
you-object = you
ward-name = ward { $ward }
ward-title = { $ward ->
    [14] Tammany Hall
   *[other] Ward { $ward }
}
nation-name = { $nation ->
    [irish] Irish
    [english] English
    [german] German
   *[italian] Italian
}
nation-one = { $nation ->
    [irish] an Irish
    [english] an English
    [german] a German
   *[italian] an Italian
}
office-name = { $office ->
    [mayor] Mayor
    [deputy] Deputy Mayor
    [council] Council President
    [police] Chief of Police
    [precinct] Precinct Chairman
   *[none] no office
}
office-short = { $office ->
    [mayor] Mayor
    [deputy] Deputy
    [council] Council
    [police] Police
    [precinct] Precinct
   *[none] no office
}
office-benefit = { $office ->
    [deputy] takes one favor a year, of any nation
    [council] two locks in the term, one a year
    [police] sends one cube a year back to the bag
   *[precinct] moves one cube a year to a neighbour
}
count-of-nation = { $count } { nation-name }
count-bosses = { $count ->
    [one] { $count } boss
   *[other] { $count } bosses
}
count-favors = { $count ->
    [0] no favor
    [one] { $count } favor
   *[other] { $count } favors
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
zone-name = Zone { $zone }

## The years

years-term = { $term ->
    [1] First term
    [2] Second term
    [3] Third term
   *[4] Fourth term
}
years-label = Year { $year } of 16
years-year = Year { $year }
years-next = election after year { $year }
years-election = Election
years-voted = { $voted } of { $wards } wards have voted
years-all-voted = all wards have voted
years-next-short = vote after { $year }
years-voted-short = { $voted } of { $wards }
years-all-voted-short = counted
years-over = The fourth election is over

## Seats

seats-label = Players
seat-first = first
seat-points = points
seat-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat-favor = { $nation ->
    [irish] Irish
    [english] English
    [german] German
   *[italian] Italian
} favors: { $count }
seat-favors-all = { $count ->
    [one] { $count } favor in all
   *[other] { $count } favors in all
}
seat-bosses-left = { $count } left
seat-bosses-unlimited = bosses without end
seat-tokens = Slander tokens: { $count }
seat-leads = leads
seat-leads-label = Leads the { $nations }
seat-deciding = deciding
seat-thinking = thinking
seat-closed = fist closed
seat-away = away
seat-bot-plays = a bot stands in
seat-clock = Time left: { $time }
seat-late = time is running out
clock-short = Your time is running out
clock-stops-title = If the clock stops:
clock-stops = the answer you left is given, or else the program moves for you. What you have placed stays, and the seat stays yours.
forecast-title = If the wards voted now
forecast-label = { $who }: { $count ->
    [0] no ward
    [one] { $count } ward
   *[other] { $count } wards
}
forecast-note = By bosses alone. { $even ->
    [0] No ward is even
    [one] { $even } ward is even
   *[other] { $even } wards are even
}, { $empty ->
    [0] none is empty
    [one] { $empty } has nobody
   *[other] { $empty } have nobody
}; favors decide the rest.
forecast-bag = Still in the bag: { $count }

## Who is ahead in a ward

standing-nobody = Nobody stands here.
standing-alone = { $you ->
    [yes] You stand alone here
   *[no] { $who } stands alone here
}, with { count-votes-bare }.
count-votes-bare = { $votes ->
    [one] { $votes } boss
   *[other] { $votes } bosses
}
standing-leads = { $you ->
    [yes] You lead
   *[no] { $who } leads
}, { $votes } to { $others }.
standing-even = Even at { $votes }: { $who }.
answer-after = With it: { $standing }
answer-boss = Boss to { ward-name }
answer-cube = { nation-name } to { ward-name }
answer-newcomer = A newcomer to { ward-name }
answer-lock = Lock { ward-name }
answer-lock-note = No boss and no cube can be placed here until the vote is over.
answer-arrest = { $nation ->
    [none] A cube of { ward-name }
   *[other] { nation-name } of { ward-name }
} back to the bag
answer-from = A cube of { ward-name }
answer-to = { nation-name } to { ward-name }
answer-slander = Slander in { ward-name }
answer-victims = You could slander { $victims }.
answer-spread = Spread to { ward-name }
answer-spread-price = 2 more { nation-name } favors; another boss goes home.
answer-gain = +1 { nation-name } favor ({ $before } → { $after })
answer-no-gain = No { nation-name } favor is left to take.
answer-locked = { ward-title } is locked.
answer-closed = { ward-title } is not open yet.
answer-votes-lost = { $who }: { $before } → { $after }

## Your turn

turn-title = Your turn
turn-lead = Do these in any order, each once.
turn-lead-one = Campaign or Settle: one of the two.
turn-lead-end = The ward action is done.
turn-action = The ward action
turn-campaign = Campaign
turn-settle = Settle
turn-first = First boss: pick a ward.
turn-first-done = Your first boss goes to { $ward }.
turn-second = Second boss: the same ward or another.
turn-second-done = Your second boss goes to { $ward }.
turn-only = Your last boss: pick a ward.
turn-only-done = Your last boss goes to { $ward }.
turn-none = You have no boss left: the campaign places none.
turn-boss = Your boss: pick a ward.
turn-boss-done = Your boss goes to { $ward }.
turn-cube = A newcomer from Castle Garden: which one?
turn-cube-ward = Now the newcomer: pick a ward.
turn-cube-later = Then a newcomer from Castle Garden.
turn-cube-done = The { nation-name } newcomer goes to { $ward }.
turn-cube-whom = And who goes to { $ward }?
turn-locked = Not { $wards }: locked.
turn-free = free
turn-office-use = { $kind ->
    [take] Take one favor of any nation.
    [lock] Put a lock on a ward: nothing can be placed there.
    [arrest] Send one cube back to the bag, from a ward with two or more.
   *[move] Move one cube to a neighbouring ward.
}
turn-office-short = { $kind ->
    [take] Favor
    [lock] Lock
    [arrest] Arrest
   *[move] Move
}
turn-office-used = Used this year.
turn-slander = Slander
turn-slander-price = 1 token + 1 favor
turn-slander-use = Remove a rival’s boss in { $wards }.
turn-slander-used = Once a term: you have slandered in this one.
turn-slander-lead = Pay one token and one favor; a rival’s boss goes home.
turn-slander-note = Once a term. Unused tokens are worth 1 point each at the end.
turn-slander-ward = Where? Pick a ward.
turn-slander-ward-done = In { $ward }.
turn-slander-victim = Whose boss?
turn-slander-nation = Pay with which favor?
turn-slander-spread = Spread it for 2 more { nation-name } favors? Pick a ward, or leave it.
turn-slander-spread-done = It spreads to { $ward }, for 2 more.
turn-slander-no-spread = It can’t spread from here.
turn-slander-spread-off = Don’t spread it
turn-slander-after = After it you keep { $favors } { nation-name } and { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
turn-take-which = Which nation’s favor?
turn-lock-where = Which ward? Pick one.
turn-arrest-where = From which ward? Pick one.
turn-arrest-which = Which cube?
turn-move-from = From which ward? Pick one.
turn-move-from-done = From { $ward }.
turn-move-which = Which cube?
turn-move-to = To which neighbour? Pick a ward.
turn-pick-nation = { nation-name }
turn-pick-count = { nation-name }, you have { $count }
turn-pick-bag = { nation-name }, { $count } in the bag
turn-pick-garden = { nation-name }, { $count } in Castle Garden
turn-pick-victim = { $who }, { $before } to { $after }
turn-placed = { $placed } of 2 placed
turn-undo = Undo
turn-back = Back
turn-end = End turn
turn-why-ward = You can end the turn after Campaign or Settle.
turn-why-undo = There is nothing to take back.
turn-why-offline = Moves wait for the connection.
turn-sending = Sending …

## Your turn on a phone

phone-first = First boss: where?
phone-second = Second boss: where?
phone-only = Your last boss: where?
phone-boss = Your boss: where?
phone-newcomer = Which newcomer?
phone-cube = { nation-name } newcomer: where?
phone-done = The ward action is done
phone-tap = Tap a ward on the map.

## The button with the deed

deed-place-boss = Place boss in { ward-name }
deed-choose-ward = Choose { ward-name }
deed-campaign = { $same ->
    [one] Boss to ward { $first }
    [none] Campaign without a boss
    [yes] Two bosses to ward { $first }
   *[no] Bosses to wards { $first } and { $second }
}
deed-settle = { $boss ->
    [none] { nation-name } to { ward-name }
   *[other] Boss to ward { $boss }, { nation-name } to { ward-name }
}
deed-take = Take { nation-one } favor
deed-lock = Lock { ward-name }
deed-arrest = Send { nation-one } of { ward-name } to the bag
deed-move = Move { nation-one } from ward { $from } to ward { $to }
deed-slander = Slander { $victim } for { $price } { nation-name }
deed-place = Place { nation-one } in { ward-name }
deed-not-yet = { $what ->
   *[ward] Pick a ward
    [cube] Pick a cube
    [newcomer] Pick a newcomer
    [favor] Pick a favor
    [boss] Pick a boss
}

## When others decide

wait-one = { $who } is deciding
wait-many = { $who } are deciding
wait-none = A moment
wait-spectator = You are watching.
wait-happened = What just happened
wait-paused = The game is paused
wait-over = The game is over
wait-aborted = The game was ended before its time
wait-stuck = This game can’t go on
wait-stuck-text = Its moves don’t fit today’s rules, or the program makes a mistake here. Call it off in the menu.

## Answers left for later

standing-title = Your bids and bonuses for wards ahead
standing-note = They are given for you when the time comes. Nobody sees them before. What can’t be done then, you are asked for after all.
# $kind: bid, cube or favor
standing-choice = { $kind ->
    [bid] Ward { $ward }: { $answer }
    [cube] Ward { $ward }, newcomer: { $answer }
   *[favor] Ward { $ward }, favor: { $answer }
}
standing-bid = { $favors ->
    [none] nothing
   *[other] { $favors }
}
# $nation and $ward can be none
standing-bonus = { $nation ->
    [none] none
   *[other] { $ward ->
        [none] { nation-name }
       *[other] { nation-name }, { ward-name }
    }
}
standing-none-left = ask me
standing-edit = { $kind ->
    [bid] Bid for ward { $ward }
    [cube] If you win ward { $ward }: a newcomer from the bag
   *[favor] If you win ward { $ward }: a favor
}
standing-where = Into which ward?
standing-no-ward = Choose a ward
standing-save = Leave this bid
standing-save-none = Leave a bid of nothing
standing-save-bonus = Leave this choice
standing-clear = Ask me then

## The election

vote-title = The wards vote
vote-now = voting now
vote-tie = a tie, nobody
vote-unopposed = unopposed
vote-empty = nobody stands
vote-nobody = nobody stood
vote-kick = Ward { $ward } votes
vote-hall = Tammany Hall
vote-name = Ward { $ward }
vote-may-bid = { $nations } may be bid
vote-all-bid = all four nations may be bid
vote-bonus-cube = and a newcomer to place
vote-bonus-favor = and a favor of any nation
vote-could-add = could add up to { $count }
vote-closed = fist closed
vote-thinking = thinking
vote-not-asked = has nothing to bid
vote-yours = yours, still open
vote-yours-closed = your fist is closed
vote-reach = Votes each can reach
vote-reach-key = solid: sure, dashed: favors still in hand
vote-reach-label = { $who }: { $sure } sure, up to { $most }
vote-hand = Your hand
vote-hand-note = favors bid are spent, win or lose
vote-of = of { $count }
vote-less = One { nation-name } less
vote-more = One { nation-name } more
vote-amount = { nation-name }: { $count }
vote-nothing = Bid nothing
vote-close = { $count ->
    [0] Close your fist on nothing
    [one] Close your fist on { $count } favor
   *[other] Close your fist on { $count } favors
}
vote-close-again = { $count ->
    [0] Close it anew on nothing
    [one] Close it anew on { $count } favor
   *[other] Close it anew on { $count } favors
}
vote-is-closed = Your fist is closed.
vote-change = Can be changed until the last hand closes.
vote-not-yours = You do not stand here.
vote-no-favor = You hold no favor that could be bid here.
vote-watch = You are watching this vote.
vote-fast = Fast-forward: don’t show the hands
vote-unknown = { $count } + ?
vote-votes = { $count ->
    [one] vote
   *[other] votes
}
vote-tally = { $who }: { $points } points, { $more } from this vote
vote-more-points = +{ $count }

## The hands open

reveal-empty = an empty hand
reveal-won = { $you ->
    [yes] { ward-title } is yours, { $votes } to { $others }
   *[no] { ward-title } goes to { $who }, { $votes } to { $others }
}
reveal-tied = A tie in { $ward ->
    [14] Tammany Hall
   *[other] ward { $ward }
}: nobody wins
reveal-won-note = { $you ->
    [yes] One boss of yours stays; all others go home.
   *[no] One boss of theirs stays; all others go home.
} { $favors ->
    [0] No favor was bid.
    [one] One favor returns to the supply.
   *[other] { $favors } favors return to the supply.
}
reveal-tied-note = All bosses go home. { $favors ->
    [0] No favor was bid.
    [one] One favor returns to the supply.
   *[other] { $favors } favors return to the supply.
}
reveal-next = On to ward { $ward }
reveal-go-on = Go on
reveal-hold = Stay a while
reveal-space = Space: next
# A list of wards that needed no closed fists
unbid-title = Decided without a bid
unbid-note = Whoever stands alone wins. Where nobody could bid a favor, the bosses decide.
reveal-ahead = Next: ward { $ward }
reveal-ahead-who = { $who } { $count ->
    [one] { $count } boss
   *[other] { $count } bosses
}

## The count

count-kick = The election of year { $year } is over
count-mayor = { $you ->
    [yes] You are Mayor
   *[no] { $who } is Mayor
}
count-mayor-note = { $points } points more, the other offices to give, and the first turn of the next term.
count-mayor-tie = { $who } won as many wards: the favors in hand decided.
count-mayor-stays = { $who } won as many wards and hold the same favors: the Mayor of before stays.
count-no-mayor = There is no Mayor
count-no-mayor-note = A full tie: no office is given.
count-no-ward = no ward
count-nobody = nobody
count-leaders = Leaders of the nations
count-leaders-note = Each leader takes 3 favors of the nation, as far as there are any left.

## Bonuses and offices

bonus-kick = You have won ward { $ward }
bonus-cube = Place a newcomer from the bag
bonus-cube-lead = In any ward that is open and not locked. It brings no favor.
bonus-favor = Take a favor
bonus-favor-lead = Of any nation.
bonus-which = Which nation?
bonus-where = Pick a ward.
bonus-pass = Take no bonus
offices-kick = You are Mayor
offices-title = Give each of them one office
offices-lead = They hold it for the four years of the next term.
offices-empty-note = { $count ->
    [0] Every office is given.
    [one] One office stays empty.
   *[other] { $count } offices stay empty.
}
offices-grid = Offices by player
offices-give = give
offices-swap = swap
offices-for = { office-name } for { $who }
offices-nobody = nobody
offices-stays-empty = stays empty
offices-button = { $count ->
    [1] Give this office
    [2] Give these two offices
    [3] Give these three offices
   *[other] Give these four offices
}
offices-button-wait = Everybody gets one office
offices-clear = Clear
offices-swap-note = Picking one that is given swaps the two.
offices-result = What the vote gave
offices-tied = { $wards ->
    [one] Ward { $list } was a tie: nobody.
   *[other] Wards { $list } were ties: nobody.
}

## The log

log-label = Log
log-year = Year { $year }
log-new = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
log-earlier = Show the { $count } earlier lines
log-empty = Nothing has happened yet.
log-first = { $who } { $you ->
    [yes] begin
   *[no] begins
}.
log-opening = Wards open, and newcomers wait in Castle Garden.
# The first line of a game that was played on from a moment of another
log-taken-up = Taken up in year { $year } of another game.
log-taken-up-vote = Taken up in the election of year { $year } of another game.
log-newcomers = Newcomers in Castle Garden: { $cubes }.
log-campaign-none = { $who } campaigned without a boss.
log-campaign-one = { $who } campaigned with the last boss in { $ward }.
log-campaign-both = { $who } campaigned: two bosses in { $ward }.
log-campaign-two = { $who } campaigned in { $ward } and { $other }.
log-settle-alone = { $who } settled: { nation-name } in { $ward }.
log-settle-both = { $who } settled: boss and { nation-name } in { $ward }.
log-settle = { $who } settled: boss in { $ward }, { nation-name } in { $other }.
log-take = { $who } took { nation-one } favor.
log-arrest = { $who } sent { nation-one } of { $ward } back to the bag.
log-lock = { $who } locked { $ward }.
log-move = { $who } moved { nation-one } from { $ward } to { $other }.
log-slander = { $who } slandered { $victim } in { $ward } for 1 { nation-name } favor.{ $yours ->
    [yes] {" "}You lost a boss.
   *[no] {""}
}
log-slander-spread = { $who } slandered { $victim } in { $ward } and { $other } for 3 { nation-name } favors.{ $yours ->
    [yes] {" "}You lost two bosses.
   *[no] {""}
}
log-bid = { $who } bid { $favors }.
log-bid-none = { $who } opened an empty hand.
log-place = { $who } placed { nation-one } in { $ward }.
log-pass = { $who } took no bonus.
log-office = { $who } { office-name }
log-appoint = { $who } gave offices: { $offices }.
log-undo = { $who } took the last move back.
log-late = Time ran out for { $you ->
    [yes] you
   *[no] { $who }
}: the program moved.
own-news-ward-won = Ward { $ward }: you win, { $votes } to { $others }.
own-news-ward-alone = Ward { $ward }: you stand alone and win.
own-news-mayor = You are Mayor.
own-news-points = You score { $points } in this election.
own-news-tokens = Unused slander tokens, { $points } { $points ->
    [one] point
   *[other] points
}: you.
say-your-turn = It is your turn.
say-your-bid = Ward { $ward } votes: your bid.
say-your-bonus = You have won ward { $ward }: your bonus.
say-your-offices = You are Mayor: give the offices.

## Tabs

tabs-label = More about the game
tab-map = Map
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-your-move = it is your move
tab-procession = Wards
tab-wards = Ward table
wards-ward = Ward
wards-bosses = Bosses
wards-cubes = Cubes
wards-now = By bosses
wards-locked = locked
wards-closed = closed

## The end

end-began = This game began in year { $year }. What was scored before is only in the sum.
end-kick = After sixteen years
end-won = { $you ->
    [yes] You win with { $points }
   *[no] { $who } wins with { $points }
}
end-shared = { $who } share the win with { $points }
end-mayor = { $count ->
    [0] Never Mayor
    [one] Mayor once
    [2] Mayor twice
   *[other] Mayor { $count } times
}
end-you-came = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $points }.
end-rematch = Rematch
end-next = To the rematch
end-record = Download the record
end-look = Look at the table
end-back = Back to the result
end-points = Points
end-wards = wards
end-hall = hall
end-mayors = mayor
end-favors = favors
end-tokens = tokens
end-total = total
end-source = { $source ->
    [wards] Wards
    [hall] Tammany Hall
    [mayor] Mayor
    [favors] Favors
   *[tokens] Tokens
}
end-last = The last election
end-last-ward = Ward { $ward }: { $who }
end-last-nobody = Ward { $ward }: nobody
end-from = Where the points came from
end-from-label = { $who }: { $wards } from wards, { $hall } from Tammany Hall, { $mayor } as Mayor, { $favors } from favors, { $tokens } from tokens
end-terms = Term by term
end-star = a star marks the Mayor
end-start = start
end-election = { $count ->
    [1] first election
    [2] second
    [3] third
   *[4] fourth
}
end-end = end
