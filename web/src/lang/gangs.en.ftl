### Gangs on the page. Money is in whole dollars. The names of gangs, chiefs and squares come from the game's numbers.
### $who is a gang or "You"; $you is "yes" when it is the reader, for languages whose verbs change.

## Words

gangs-kind-in-sentence = { $kind ->
    [whisky] whisky running
    [opium] opium running
    [ratpit] rat pit
    [brothel] brothel
    [casino] gambling hall
    [saloon] saloon
   *[opiumden] opium den
}
gangs-kind = { $kind ->
    [whisky] Whisky running
    [opium] Opium running
    [ratpit] Rat pit
    [brothel] Brothel
    [casino] Gambling hall
    [saloon] Saloon
   *[opiumden] Opium den
}
gangs-crime = { $crime ->
    [pickpocket] Pickpocketing
    [mugging] Mugging
    [burglary] Burglary
    [heist] Warehouse heist
   *[bankjob] Bank job
}
gangs-tool = { $tool ->
    [lookout] Lookout
    [fence] Fence
    [cabman] Cabman
    [surgeon] Surgeon
    [lawyer] Lawyer
   *[bookkeeper] Bookkeeper
}
gangs-tool-note = { $tool ->
    [lookout] { $value } more white cubes in each crime
    [fence] ${ $value } more from each crime
    [cabman] { $value } free moves a turn
    [surgeon] the wounded lie { $value } cell lower
    [lawyer] prisoners sit { $value } cell lower
   *[bookkeeper] ${ $value } more from each den that pays
}
gangs-favor = { $favor ->
    [double] Pays twice
    [white2] Blind eye
    [recruit2] Cheap recruits
    [move4] Free moves
    [parole] Parole
    [keepgirl] Hush money
   *[sober2] Temperance
}
gangs-box = { $box ->
    [port] the Port
    [hospital] the Hospital
    [tammany] Tammany Hall
   *[arms] the Armourer
}
gangs-box-use = { $box ->
    [port] recruit
    [hospital] sober up
    [tammany] lobby for influence
   *[arms] buy weapons
}
gangs-square = { $code } { $name }
gangs-code = { $code }
gangs-sex = { $sex ->
    [man] Men
   *[woman] Women
}
gangs-one = { $sex ->
    [man] a man
   *[woman] a woman
}
gangs-weapon = { $weapon ->
    [gun] Firearms
    [blade] Blades
   *[club] Clubs
}
gangs-men = { $count ->
    [0] no man
    [one] one man
   *[other] { $count } men
}
gangs-women = { $count ->
    [0] no woman
    [one] one woman
   *[other] { $count } women
}
gangs-nobody = nobody
gangs-guns = { $count ->
    [0] no Firearm
    [one] one Firearm
   *[other] { $count } Firearms
}
gangs-blades = { $count ->
    [0] no Blade
    [one] one Blade
   *[other] { $count } Blades
}
gangs-clubs-only = Clubs only
gangs-goods = { $goods ->
    [barrel] { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
   *[kilo] { $count ->
        [one] { $count } kilo
       *[other] { $count } kilos
    }
}
gangs-dollars = ${ $dollars }
gangs-a-turn = a turn
gangs-at-once = at once
gangs-you = you
gangs-out = out of the game
gangs-of = of { $count }
gangs-price-each = ${ $dollars } each
gangs-fewer = { $what ->
    [man] One man fewer
    [woman] One woman fewer
    [gun] One Firearm fewer
    [blade] One Blade fewer
   *[member] One member fewer
}
gangs-more = { $what ->
    [man] One man more
    [woman] One woman more
    [gun] One Firearm more
    [blade] One Blade more
   *[member] One member more
}
gangs-usual = usual
gangs-choose-square = Pick a square
gangs-choose-member = Pick somebody
# $colour: 0 to 5
gangs-colour = { $colour ->
    [0] Whyos
    [1] Dead Rabbits
    [2] Bowery Boys
    [3] Eastman Gang
    [4] Hudson Dusters
   *[5] Charlton Street Gang
}

## The top bar

gangs-over = the game is over
gangs-turn-of = turn { $turn } of { $turns }
gangs-set-up = before the first turn
gangs-phases = The phases of a turn
gangs-phase = { $stage ->
    [a] Income
    [b] Police
    [c] Moves & actions
    [d] War
    [e] Return
    [f] Drink
    [g] Deals
   *[h] Election
}

## The gangs

gangs-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
gangs-doing = { $phase ->
    [move] moving
    [act] acting
    [offer] offering
    [women] thinking
    [arm] thinking
    [commit] thinking
    [war] deciding
   *[other] asked
}
gangs-members-sealed = { $count } members, how many of them women is not shown yet
gangs-influence = influence { $count }
gangs-truly = yours: ${ $dollars }
gangs-token-works = { gangs-kind-in-sentence } on { $square }
gangs-token-idle = { gangs-kind-in-sentence } on { $square }, does not work now
gangs-next-turn = { $when ->
    [this] +${ $dollars } this turn
   *[next] +${ $dollars } next turn
}
gangs-next-turn-short = +${ $dollars }
gangs-dial = Drink: { $level } of { $most }
gangs-effect = { $effect ->
    [sober] sober
    [cash] pays ${ $dollars }
    [bed] one to bed
    [tombs] one to the Tombs
    [dead] one dies
   *[deadbed] one dies, one to bed
}
gangs-effect-short = { $effect ->
    [sober] sober
    [cash] ${ $dollars }
    [bed] bed
    [tombs] Tombs
    [dead] dead
   *[deadbed] dead, bed
}
gangs-tip-who = { $who }: { $group }
gangs-tip-works = { $dollars ->
    [0] { gangs-kind } works.
   *[other] { gangs-kind } pays ${ $dollars }.
}
gangs-tip-idle = { gangs-kind } does not work now.

## What is asked, aloud

gangs-asked = { $phase ->
    [women] How many of your members are women?
    [bribe] Do you pay a policeman off?
    [favor] Take a favor.
    [use] Use the favor now?
    [police] Move a policeman.
    [move] Your moves.
    [fight] Which battle comes first?
    [arm] A fight: choose your weapons.
    [victim] Name a victim.
    [retreat] Where do your survivors go?
    [takeover] Keep or destroy what you have taken?
    [act] Your actions.
    [home] Who comes back, and where?
    [war] War on whom, or on nobody?
    [call] Do you call the loan?
    [commit] A war: how many do you send?
    [dry] Does anybody dry out?
    [offer] Offer a deal, or none.
    [answer] A deal is offered to you.
   *[settle] You have won the duel: settle the matter.
}
gangs-wait-one = { $phase ->
    [move] { $who } moving
    [act] { $who } acting
    [police] { $who } moving the police
    [bribe] { $who } asked for a bribe
    [offer] { $who } may offer a deal
    [answer] { $who } answering an offer
    [war] { $who } deciding on war
    [victim] { $who } naming the victims
    [home] { $who } bringing members home
   *[other] { $who } deciding
}
gangs-wait-many = { $phase ->
    [women] Not closed yet: { $who }
   *[other] Fists still open: { $who }
}

## Sealed choices

gangs-sealed = Sealed: nobody sees it before all have chosen.
gangs-sealed-closed = Closed. It can be changed until the last one is.
gangs-women-title = Who are your five?
gangs-women-lead = Of your { $members } members at the start, so many are women. A brothel and a bribe need women; for all else it does not matter.
gangs-women-label = { gangs-women }
gangs-women-button = Begin with { $men ->
    [0] no man
    [one] one man
   *[other] { $men } men
}, { $women ->
    [0] no woman
    [one] one woman
   *[other] { $women } women
}
gangs-women-again = Close anew: { $men ->
    [0] no man
    [one] one man
   *[other] { $men } men
}, { $women ->
    [0] no woman
    [one] one woman
   *[other] { $women } women
}

## A fight

gangs-arm-war = War: the weapons
gangs-arm-battle = Battle on { $square }
gangs-fight-between = { $attacker } against { $defender }
gangs-arm-yours = Your weapons
gangs-arm-lend = Weapons for those you lend
gangs-arm-limit = { $count ->
    [one] at most one, for your one member
   *[other] at most one for each of your { $count }
}
gangs-arm-rest = the rest, free
gangs-chances = Your chances
gangs-chances-note = each cube falls to you { $mine } times in { $all }
gangs-if-they-bring = if they bring { $weapons }
gangs-odds = win { $win } %, even { $even } %, lose { $lose } %
gangs-odds-part = { $name ->
    [win] win { $percent } %
    [even] even { $percent } %
   *[lose] lose { $percent } %
}
gangs-odds-short = { $percent }
gangs-even-war = Even: nobody wins the bonus.
gangs-even-battle = { $side ->
    [attacker] Even means you retreat.
   *[defender] Even means they retreat.
}
gangs-fist = Close your fist: { $weapons }
gangs-fist-again = Close it anew: { $weapons }
gangs-fist-clubs = Clubs only
gangs-side = { $role ->
    [attacker] attack with { $count }
    [lender] lend { $count }
   *[defender] defend with { $count }
}
gangs-side-hidden = { $role ->
    [attacker] attack
    [lender] lend
   *[defender] defend
}
gangs-fist-closed = fist closed
gangs-fist-open = still open
gangs-fist-thinking = thinking
gangs-arsenal = arsenal
gangs-commit-title = How many do you send?
gangs-war-between = War: { $attacker } against { $defender }
gangs-commit-fingers = fingers up
gangs-commit-label = { $count ->
    [one] one member
   *[other] { $count } members
}
gangs-commit-note = More fingers draw more cubes and risk more heads.
gangs-commit-all = { $count } at large; all of them, up to { $most }, unless you say otherwise
gangs-commit-then = Then weapons, when all hands are seen: at most one for each finger.
gangs-commit-button = { $count ->
    [one] Hold up one finger
   *[other] Hold up { $count } fingers
}
gangs-commit-again = { $count ->
    [one] Hold up one finger instead
   *[other] Hold up { $count } fingers instead
}
gangs-fast = From now on don’t show fights, crimes and elections
gangs-battle-drawn = Battle on { $square }, drawn
gangs-battle-held = { $you ->
    [yes] You hold { $place }
   *[no] { $who } held { $place }
}
gangs-battle-taken = { $you ->
    [yes] You take { $place }
   *[no] { $who } took { $place }
}
gangs-battle-even = Nobody wins on { $place }
gangs-war-won = { $you ->
    [yes] The war is yours
   *[no] { $who } won the war
}
gangs-war-even = Nobody wins the war
gangs-drawing = { $war ->
    [yes] The pot decides the war
   *[no] The pot decides { $place }
}
gangs-drew = { $who } drew
gangs-holds = { $you ->
    [yes] You hold
   *[no] { $who } hold
}
gangs-put-in = { $guns ->
    [0] {""}
    [one] One skull.
   *[other] { $guns } skulls.
} { $blades ->
    [0] {""}
    [one] One blood.
   *[other] { $blades } blood.
} Put in: { $weapons }.
gangs-gains = +${ $dollars }
gangs-losses = { $dead ->
    [0] { $wounded ->
        [0] No losses.
       *[other] Lost: { $wounded } wounded.
    }
   *[other] { $wounded ->
        [0] Lost: { $dead } dead.
       *[other] Lost: { $dead } dead, { $wounded } wounded.
    }
}
gangs-for-killed = { $count ->
    [one] for one killed
   *[other] for { $count } killed
}
gangs-for-wounded = { $count ->
    [one] for one wounded
   *[other] for { $count } wounded
}
gangs-for-war = ${ $dollars } for the war
gangs-for-nothing = for nobody hit
gangs-verdict-skulls = { $most ->
    [one] One skull to none
   *[other] { $most } skulls to { $least }
}
gangs-verdict-blood = Skulls even, blood { $most } to { $least }
gangs-verdict-even = Skulls and blood are even
gangs-verdict-name = Each gang names its own dead and wounded.
gangs-verdict-then = { $what ->
    [war] No square changes hands.
    [taken] The beaten leave the square.
    [held] The attackers leave the square.
   *[even] Even: the attackers leave the square.
}
gangs-crime-kick = { gangs-crime } on { $place }
gangs-crime-fate = For a red cube one goes to bed, for the black one to the Tombs.
gangs-crime-loot = The loot, ${ $dollars }, is kept whatever is drawn.
gangs-declares = { $when ->
    [war] at war
    [now] deciding
    [done] has decided
   *[next] to come
}
gangs-proc = { $about ->
    [war] The war
    [favors] Favors of the Hall
    [election] The election
   *[battle] The fight
}
gangs-step = { $step ->
    [war] Declare
    [call] Loans
    [commit] Fingers
    [arm] Weapons
    [draw] Draw
    [spoils] Spoils
    [victim] Dead and wounded
    [stay] Who stays
    [squares] Squares
    [ballots] Ballots
    [premiums] Premiums
   *[retreat] Retreat
}
gangs-step-note = { $step ->
    [war] each gang, in order, once a turn
    [call] attacker first, then defender
    [commit] 1 to { $most } members, sealed
    [arm] both at once, sealed
    [draw] more skulls, then more blood
    [spoils] ${ $kill } a kill, ${ $wound } a wound, ${ $bonus } to the winner
    [victim] each names its own
    [stay] the winner keeps or destroys
    [squares] who controls which, on the map
    [ballots] the box is opened, all are shown and paid
    [premiums] paid by place; ties share
   *[retreat] the beaten, to one square
}
gangs-in-order = In order
gangs-stake = What hangs on it
gangs-stake-token = { $dollars ->
    [0] { gangs-kind }. The winner keeps or destroys it.
   *[other] { gangs-kind }, ${ $dollars } a turn. The winner keeps or destroys it.
}
gangs-stake-kill = ${ $dollars } for each one killed
gangs-stake-wound = ${ $dollars } for each one wounded
gangs-stake-weapons = Weapons go to whoever draws them.
gangs-influence-title = Influence
gangs-influence-note = It is not spent. Lobby in Tammany Hall for more.
gangs-premiums = Premiums

## Moves

gangs-move-title = Your moves
gangs-move-lead = { $free ->
    [0] A step or a way to a box costs ${ $price }.
    [one] One move is free, then ${ $price } each.
   *[other] { $free } moves are free, then ${ $price } each.
} { $count ->
    [one] One action if you stop now.
   *[other] { $count } actions if you stop now.
}
gangs-move-from = From where?
gangs-move-to = Where to?
gangs-move-who = Who goes?
gangs-move-other = Other square
gangs-move-towards = to { $place }
gangs-move-elsewhere = Elsewhere
gangs-move-meets = fight: { $who }
gangs-move-unguarded = { $who }: { gangs-kind-in-sentence }, unguarded
gangs-move-own = { gangs-kind-in-sentence }
gangs-move-free = free
gangs-move-fight = { $count ->
    [one] One of the { $who } stands there: they stop, and you fight.
   *[other] { $count } of the { $who } stand there: they stop, and you fight.
}
gangs-move-short = The { gangs-kind-in-sentence } on { $square } will be { $count } short.
gangs-move-helps = The tokens on { $square } lack { $count }.
gangs-move-police = A policeman stands on { $square }.
gangs-move-actions = { $count ->
    [one] Then you have one action.
   *[other] Then you have { $count } actions.
}
gangs-box-then = { $box ->
    [port] Who goes there can recruit, and comes home in the Return.
    [hospital] Who goes there can lower the dial, and comes home in the Return.
    [tammany] Who goes there can raise your influence, and comes home in the Return.
   *[arms] Who goes there can buy weapons, and comes home in the Return.
}
gangs-move-button = { $box ->
    [yes] Go to { $place }, { $price ->
        [0] free
       *[other] ${ $price }
    }
   *[no] Step to { $place }, { $price ->
        [0] free
       *[other] ${ $price }
    }
}
gangs-move-done = Done moving

# a word or two under a square
gangs-why-fight = fight
gangs-why-hq = your HQ
gangs-why-raid = raid: { $count }
gangs-why-shuts = shuts ${ $dollars }

## Battles and what comes after

gangs-fight-title = Which battle first?
gangs-fight-lead = Each costs one action and must be fought.
gangs-foe = { $who }, { $count }
gangs-retreat-title = Where do they retreat?
gangs-retreat-lead = All your survivors go to one square.
gangs-deed-fight = Fight on { $place }
gangs-deed-retreat = All to { $place }
gangs-take-title = Keep the { gangs-kind-in-sentence }?
gangs-take-lead = { $place } is yours now.
gangs-take-keep = Keep it
gangs-take-destroy = Destroy it
gangs-take-destroy-note = the token goes back to the supply
gangs-take-keep-button = Keep the { gangs-kind-in-sentence }
gangs-take-destroy-button = Destroy the { gangs-kind-in-sentence }

## Actions

gangs-act-title = Your actions
gangs-act-left = { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}
gangs-act-lead = { $count ->
    [0] No action left: only what is free can still be done.
    [one] One action left.
   *[other] { $count } actions left.
}
gangs-act-where = Where?
gangs-act-elsewhere = Elsewhere
gangs-act-choose = { $deed ->
    [recruit] Say how many to recruit
    [buy] Say which weapons to buy
   *[other] Choose above
}
gangs-act-done = Done
gangs-act-undone = { $count ->
    [one] “Done” gives up one action.
   *[other] “Done” gives up { $count } actions.
}
gangs-act-undone-swap = You may still change places in the order.
gangs-open-here = Open here
gangs-open-late = the last turn: it brings nothing more
gangs-by-force = Take it by force
gangs-or-by-force = Or take it by force
gangs-open-needs = needs { $members }{ $women ->
    [0] {""}
   *[other] , { $women } of them women
}{ $uses ->
    [barrel] {" "}and a barrel a turn
    [kilo] {" "}and a kilo a turn
   *[none] {""}
}{ $short ->
    [yes] : you have none
   *[no] {""}
}; { $bottles ->
    [0] no bottle
   *[other] dial +{ $bottles }
}
gangs-crime-needs = { $members ->
    [one] one member; the loot is kept in any case
   *[other] { $members } members; the loot is kept in any case
}
gangs-crime-white2 = With the Blind eye: { $count } more white
gangs-pot = In the pot: { $black } black, { $red } red, { $white } white
gangs-pot-drawn = { $count ->
    [one] one is drawn
   *[other] { $count } are drawn
}
gangs-crime-odds = nobody caught { $clean } %, hurt { $hurt } %, jailed { $jailed } %, both { $both } %
gangs-crime-part = { $name ->
    [clean] clean { $percent } %
    [hurt] hurt { $percent } %
    [jailed] jail { $percent } %
   *[both] both { $percent } %
}
gangs-crime-clean = { $percent } % nobody caught
gangs-equip-title = Make one of them an aide, for good
gangs-equip-who = Who?
gangs-close-title = Close something here
gangs-close-note = free; the token goes back to the supply
gangs-square-nothing = There is nothing more to do here.
gangs-box-nothing = Nothing can be done here now.
gangs-recruit-lead = ${ $men } each. They stand in the Port and come home in the Return.
gangs-buy-lead = A Blade costs ${ $blades }, a Firearm ${ $guns }.
gangs-sober-title = Sober up
gangs-sober-note = dial { $dial } to { $after }
gangs-lobby-title = Lobby
gangs-lobby-note = influence { $influence }, one more
gangs-favor-use = { $favor ->
    [parole] Your prisoners move down.
   *[sober2] Your dial falls.
}
gangs-ballot = The ballot
gangs-rig-title = Rig the ballot
gangs-rig-note = ${ $dollars } a ballot, up to { $most }; in secret
gangs-rig-you = You see
gangs-rig-you-see = { $count ->
    [one] One ballot of yours in the box; ${ $cash } − ${ $price } = ${ $left } under your cash until the count.
   *[other] { $count } ballots of yours in the box; ${ $cash } − ${ $price } = ${ $left } under your cash until the count.
}
gangs-rig-others = All others see
gangs-rig-others-see = “{ gangs-log-rig-hidden }” Your cash stays ${ $cash }, the box shows no number.
gangs-rig-votes = You control { $squares ->
    [one] one square
   *[other] { $squares } squares
}: with these ballots { $votes ->
    [one] one vote
   *[other] { $votes } votes
}, if nobody sacks the station. No ballot at all is a bluff: it takes the action too.
gangs-ballots = Ballots
gangs-ballots-label = { $count ->
    [one] one ballot
   *[other] { $count } ballots
}
gangs-sack-title = Sack the polling station
gangs-sack-note = { $count } ballots at random leave the box
gangs-swap = Change places in the order
gangs-swap-note = Once a turn, free. It holds from the next phase on.
gangs-order-place = now { gangs-place }
gangs-deed-open = Open { $kind ->
    [whisky] whisky running
    [opium] opium running
    [opiumden] an opium den
   *[other] a { gangs-kind-in-sentence }
} on { $square }
gangs-deed-close = Close the { gangs-kind-in-sentence } on { $square }
gangs-deed-rob = { $crime ->
    [pickpocket] Pick pockets for ${ $dollars }
    [mugging] Mug for ${ $dollars }
    [burglary] Break in for ${ $dollars }
    [heist] Rob the warehouse for ${ $dollars }
   *[bankjob] Rob the bank for ${ $dollars }
}
gangs-deed-equip = Take { $tool ->
    [lookout] a Lookout
    [fence] a Fence
    [cabman] a Cabman
    [surgeon] a Surgeon
    [lawyer] a Lawyer
   *[bookkeeper] a Bookkeeper
}
gangs-deed-recruit = Recruit { $who } for ${ $dollars }
gangs-deed-buy = Buy { $weapons } for ${ $dollars }
gangs-deed-rig = { $count ->
    [0] Put in no ballot
    [one] Put in one ballot for ${ $dollars }
   *[other] Put in { $count } ballots for ${ $dollars }
}
gangs-deed-sack = Sack it for ${ $dollars }
gangs-deed-swap = Change places with { $who }
gangs-deed-sober = Sober up, dial −{ $levels }
gangs-deed-lobby = Lobby, influence +1
gangs-deed-use = Use { gangs-favor }

## The police

gangs-police-title = Move a policeman
gangs-police-lead = { $why }: it falls to you.
gangs-mover-why = { $reason ->
    [living] Fewest members, { $count }
    [cash] Least money, ${ $count }
   *[influence] Least influence, { $count }
}
gangs-movers = Who moves one this turn
gangs-mover = { $when ->
    [now] your move
   *[next] next, if still so
}
gangs-mover-moved = moved to { $square }
gangs-pawn-opens = The { gangs-kind-in-sentence } of { $who } opens again: ${ $dollars } more for them.
gangs-pawn-payable = { $who } could pay him to go.
gangs-police-which = Which policeman?
gangs-police-on = on { $square }
gangs-police-where = Where to? Pick a lit square.
gangs-police-shield = { $who } with the corruption pawn: no policeman stops where this gang is.
gangs-police-stay = Leave him on { $square }
gangs-police-button = Send him to { $square }
gangs-pawn-shuts = Shuts the { gangs-kind-in-sentence } of { $who }: ${ $dollars } less for them.
gangs-pawn-raid = { $count ->
    [one] A raid: one of { $who } goes to the Tombs, unless somebody is paid.
   *[other] A raid: { $count } of { $who } go to the Tombs, unless somebody is paid.
}
gangs-pawn-nothing = Nothing is disturbed there.
gangs-bribe-title = Pay him off?
gangs-bribe-lead = { $count ->
    [one] A policeman stands at your { gangs-kind-in-sentence } on { $place }{ $dollars ->
        [0] .
       *[other] : ${ $dollars } less at the next income.
    }
   *[other] { $count } policemen stand at your { gangs-kind-in-sentence } on { $place }{ $dollars ->
        [0] .
       *[other] : ${ $dollars } less at the next income, as long as one of them stays.
    }
}
gangs-bribe-raid = { $count ->
    [one] A raid threatens: your one member there goes to the Tombs.
   *[other] A raid threatens: your { $count } members there go to the Tombs.
}
gangs-bribe-lead-which = Policemen stand on your dens.
gangs-bribe-woman = Which woman goes with the ${ $dollars }?
gangs-bribe-where = Where does he go? Pick a lit square.
gangs-bribe-price = ${ $dollars } and a woman
gangs-bribe-price-kept = ${ $dollars }, no woman
gangs-bribe-saves = ${ $dollars } at the next income
gangs-bribe-saves-nothing = { $why ->
    [stays] nothing: another policeman stays there
    [late] nothing: there is no more income
    [woman] nothing: without her a den is short
   *[idle] nothing: the den would not pay as things stand
}
gangs-bribe-spares = { $count ->
    [one] one member from the raid
   *[other] { $count } members from the raid
}
gangs-you-pay = You pay
gangs-you-save = You save
gangs-you-lose = You lose
gangs-bribe-button = Pay, send him to { $square }
gangs-bribe-pass = Pass
gangs-bribe-then = { $then ->
    [raids] Next come the raids, wherever two policemen stand. Before the next income there is another chance to pay.
    [last] Next come the raids, wherever two policemen stand. There is no more income.
   *[income] Next the dens pay. No raid comes before that.
}
gangs-from = from { $square }
gangs-short-of-one = the { gangs-kind-in-sentence } will be short
gangs-not-needed = she is not needed there

## Favors

gangs-favor-kick = { NUMBER($year, useGrouping: 0) }, favors of Tammany Hall
gangs-favor-title = Take one favor
gangs-favor-lead = It is yours for this turn; unused it goes back.
gangs-favor-about = { $favor ->
    [double] Your best paying den pays once more, at once.
    [white2] More white cubes in one crime.
    [recruit2] Your next recruiting is cheaper.
    [move4] Your first paid moves cost nothing.
    [parole] Every prisoner of yours one cell down.
    [keepgirl] Your next bribe costs no woman.
   *[sober2] Your dial falls.
}
gangs-favor-worth = { $favor ->
    [double] Worth ${ $best } now.
    [white2] { $white } more white.
    [recruit2] ${ $off } less for each.
    [move4] Saves up to { $steps } times ${ $step }.
    [parole] { $prisoners ->
        [0] You have no prisoner.
        [one] One prisoner of yours.
       *[other] { $prisoners } prisoners of yours.
    }
    [keepgirl] A woman stays.
   *[sober2] From { $dial } to { $after }.
}
gangs-favor-not-now = not in this game now
gangs-favor-taken = taken by { $who }
gangs-favor-button = Take { gangs-favor }
gangs-favor-choose = Choose a favor
gangs-favor-choosing = choosing
gangs-corruption = the corruption pawn
gangs-favor-use-now = Use { gangs-favor } now
gangs-favor-keep = Keep it for your turn

## Members to name

gangs-victim-title = { $fate ->
    [bury] Name one dead
    [bed] Name one wounded
   *[jail] Name one for the Tombs
}
gangs-victim-lead = The usual one is chosen; pick another if you like.
gangs-victims-part = { $fate ->
    [bury] { $count ->
        [one] bury one
       *[other] bury { $count }
    }
    [bed] { $count ->
        [one] bed one
       *[other] bed { $count }
    }
   *[jail] { $count ->
        [one] jail one
       *[other] jail { $count }
    }
}
gangs-victims-usual = { $retreat ->
    [yes] As usual: { $what }, then retreat
   *[no] As usual: { $what }
}
gangs-home-title = Who comes back, and where?
gangs-home-lead = Still to place: { $who }.
gangs-dry-title = Dry somebody out?
gangs-dry-lead = Whoever dries out goes to bed for a turn, and your dial falls from { $dial } to { $after }.
gangs-dry-pass = Nobody dries out
gangs-member = { $sex ->
    [man] A man: { $place }
   *[woman] A woman: { $place }
}
gangs-member-box = in a box, comes home this turn
gangs-member-free = nothing there needs anybody
gangs-member-spare = there are enough for what is there
gangs-member-short = { $dollars ->
    [0] the { gangs-kind-in-sentence } will be short
   *[other] the { gangs-kind-in-sentence } will be short: ${ $dollars } less
}
gangs-home-needed = the { gangs-kind-in-sentence } lacks { $count }
gangs-home-hq = your headquarters, no limit
gangs-home-there = { $count ->
    [0] nobody of yours is there
    [one] one of yours is there
   *[other] { $count } of yours are there
}
gangs-deed-bury = { $sex ->
    [man] The man of { $place } dies
   *[woman] The woman of { $place } dies
}
gangs-deed-bed = { $sex ->
    [man] The man of { $place } goes to bed
   *[woman] The woman of { $place } goes to bed
}
gangs-deed-jail = { $sex ->
    [man] The man of { $place } goes to the Tombs
   *[woman] The woman of { $place } goes to the Tombs
}
gangs-deed-dry = { $sex ->
    [man] The man of { $place } dries out
   *[woman] The woman of { $place } dries out
}
gangs-deed-home = { $sex ->
    [man] A man to { $place }
   *[woman] A woman to { $place }
}

## War

gangs-war-kick = Gang war, your turn to declare
gangs-war-title = War on whom, or on nobody?
gangs-war-lead = Everybody at large may fight. You have { $count } at large, { $weapons }. The winner takes ${ $bonus }; nobody loses a square.
gangs-at-large = { $count } at large
gangs-war-all = all against all, with every weapon
gangs-war-note = The bars take the most both could bring; what they will bring is theirs to know.
gangs-war-peace = Peace until the next deals.
gangs-war-nobody = Nobody at large.
gangs-war-attacked = { $count ->
    [0] Not now.
    [one] Attacked once this turn.
   *[other] Attacked { $count } times this turn.
}
gangs-war-choose = Choose a gang
gangs-war-none = No war this year
gangs-deed-war = Declare war on { $who }
gangs-loan-title = Call the loan?
gangs-loan-lead = { $who } owe you { $count } of theirs for one war.
gangs-loan-call = Call { $count } of them
gangs-loan-decline = Not in this war
gangs-loan-means-on-top = They fight on your side, on top of those you send.
gangs-loan-means-weapons = They bring weapons of their own, which ones they tell nobody.
gangs-loan-means-victims = Your own dead and wounded come first; only what is left falls on them.
gangs-loan-means-money = All the money of this war is yours. A loan can be called once.

## Deals

gangs-deal-kick = Deals for the coming year
gangs-deal-title = Offer one deal, or none
gangs-terms = { $terms ->
    [nowar] Peace
    [nobattle] Own streets
    [lend] Lend members
    [borrow] Borrow members
    [loan] Loan
    [exchange] Exchange
   *[noballot] Clean ballot
}
gangs-terms-about = { $terms ->
    [nowar] no war between you
    [nobattle] neither steps onto the other’s squares
    [lend] { $members } of yours may fight for them in one war
    [borrow] { $members } of theirs may fight for you in one war
    [exchange] a den for a den or a traffic for a traffic, for good
   *[noballot] neither sacks nor rigs
}
gangs-terms-not = taken, or not now
gangs-terms-bind = { $terms ->
    [nowar] Until the next deals neither you nor { $who } declare war on the other.
    [nobattle] Until the next deals neither you nor { $who } step onto a square the other holds.
    [lend] In one war { $who } may call { $members } of your members, with weapons you choose.
    [borrow] In one war you may call { $members } members of { $who }, with weapons they choose.
    [exchange] Your { $give ->
        [whisky] whisky running
        [opium] opium running
        [ratpit] rat pit
        [brothel] brothel
        [casino] gambling hall
        [saloon] saloon
       *[opiumden] opium den
    } on { $giveAt } and the { $take ->
        [whisky] whisky running
        [opium] opium running
        [ratpit] rat pit
        [brothel] brothel
        [casino] gambling hall
        [saloon] saloon
       *[opiumden] opium den
    } of { $who } on { $takeAt } change squares, for good. No bottles.
   *[noballot] Until the next deals neither you nor { $who } sack or rig.
}
gangs-deal-whom = With whom?
gangs-token-at = { gangs-kind }, { $square }
gangs-you-give = You give
gangs-they-give = They give
gangs-deal-fight = Fight for it if they refuse
gangs-deal-fight-note = One against one, even odds. The winner settles it.
gangs-deal-button = Offer { $who } { $terms ->
    [nowar] peace
    [nobattle] own streets
    [lend] your members
    [borrow] to borrow members
    [exchange] the exchange
   *[noballot] a clean ballot
}
gangs-deal-choose = Choose a deal and a gang
gangs-deal-none = No deal this turn
gangs-answer-kick = { $who } offer you a deal
gangs-answer-duel = If you refuse, { $who } fight a duel for it: even odds, the winner settles the matter.
gangs-answer-duel-how = One black cube among six, drawn in turn, they first: whoever draws it loses.
gangs-answer-free = You may refuse, and nothing happens.
gangs-answer-accept = Accept
gangs-answer-refuse = Refuse
gangs-settle-kick = You have won the duel against { $who }
gangs-settle-title = Settle the matter
gangs-settle-deal = The deal, as it was offered
gangs-settle-nodeal = No deal
gangs-settle-reverse = The loan the other way round
gangs-settle-exchange = { $mine ->
    [whisky] Whisky running
    [opium] Opium running
    [ratpit] Rat pit
    [brothel] Brothel
    [casino] Gambling hall
    [saloon] Saloon
   *[opiumden] Opium den
} on { $mineAt } for { $theirs ->
    [whisky] whisky running
    [opium] opium running
    [ratpit] the rat pit
    [brothel] the brothel
    [casino] the gambling hall
    [saloon] the saloon
   *[opiumden] the opium den
} on { $theirsAt }
gangs-settle-button = So be it
gangs-deals-none = No deal stands.
gangs-deal-kind = { $kind ->
    [nowar] Peace
    [nobattle] Own streets
    [loan] Loan
    [exchange] Exchange
   *[noballot] Clean ballot
}
gangs-deal-stands = { $kind ->
    [nowar] { $first } and { $second }: no war between them until the next deals
    [nobattle] { $first } and { $second }: neither steps onto the other’s squares
    [loan] { $first } lend to { $second } in one war
    [exchange] { $first } and { $second } have changed tokens
   *[noballot] { $first } and { $second }: neither sacks nor rigs
}

## A duel over a deal

gangs-duel-kick = { $to } refused the deal of { $from }
gangs-duel-title = Black loses
gangs-duel-draws = { $side ->
    [first] draw 1st, 3rd, 5th
   *[second] draw 2nd, 4th, 6th
}
gangs-duel-cube = { $cube ->
    [white] white
    [black] black
   *[none] not drawn
}
gangs-duel-won = { $you ->
    [yes] You win the duel
   *[no] { $who } won the duel
}
gangs-duel-black = The { gangs-place } cube is black. The winner settles the matter.
gangs-after = After it
gangs-after-token = { gangs-kind } on { $square }: { $lack ->
    [0] needs { $need } there, { $have ->
        [one] one is there.
       *[other] { $have } are there.
    }
   *[other] needs { $need } there, { $lack } too few.
}
gangs-after-income = { $after ->
    [0] Nothing at the next income instead of ${ $before }.
   *[other] ${ $after } at the next income instead of ${ $before }.
}
gangs-after-wrecked = No goods for a den: it would be wrecked.
gangs-after-fighters = { $count } at large, { $weapons }.
gangs-after-lends = { $count ->
    [one] One of them may be called away in one war.
   *[other] { $count } of them may be called away in one war.
}
gangs-after-borrows = Up to { $count } fight in one war.
gangs-after-squares = { $count ->
    [0] No square.
    [one] One square.
   *[other] { $count } squares.
}

## Standing orders

gangs-habits = Standing orders
gangs-habits-note = Played for you; nobody sees which are set.
gangs-habit = { $habit ->
    [victims] Always name the usual victims
    [retreat] Always retreat to the usual square
    [return] Always bring members home as usual
    [drying] Always dry out as usual
    [nowar] No war until I say so
    [nodeal] Offer no deal until I say so
    [nobribe] Pay no bribe until I say so
    [noarms] Bring no weapons until I say so
   *[commit] Always commit all
}
gangs-habit-note = { $habit ->
    [victims] those who are missed least
    [retreat] where staff is short, else the headquarters
    [return] where staff is short, else the headquarters
    [drying] from level 5 on, one
    [nowar] you are not asked to declare
    [nodeal] you are still asked to answer
    [nobribe] you are not asked about policemen
    [noarms] only Clubs; the fewest allowed where some are a must
   *[commit] every finger up in a war
}

## The gang's board

gangs-board-about = A gang’s board lies over the map: what it can open, rob and use, its dial, beds and Tombs. Key B.
gangs-board-of = The board of { $who }
gangs-board-close = Back to the map
gangs-board-lines = Lines of the board
gangs-board-soon = ${ $dollars } at the next income.
gangs-income-over = There is no more income: this is the last turn.
gangs-board-goods = After it { $barrels ->
    [one] one barrel
   *[other] { $barrels } barrels
} and { $kilos ->
    [one] one kilo
   *[other] { $kilos } kilos
} in stock.
gangs-board-drink = The dial stands at { $level }: { $effect ->
    [sober] no harm tonight.
    [cash] ${ $dollars } tonight.
    [bed] one goes to bed tonight.
    [tombs] one goes to the Tombs tonight.
    [dead] one dies tonight.
   *[deadbed] one dies and one goes to bed tonight.
}
gangs-board-wrecked = { $count ->
    [one] One den has no goods and will be wrecked.
   *[other] { $count } dens have no goods and will be wrecked.
}
gangs-board-heads = Living: { $group }.
gangs-line-production = Production
gangs-line-income = Income
gangs-line-crimes = Aggressions
gangs-line-tools = Logistics
gangs-where = { $now ->
    [yes] { $count ->
        [0] Nowhere just now.
        [one] On one square. Pick it.
       *[other] On { $count } squares. Pick one.
    }
   *[no] { $count ->
        [0] Nowhere, as things stand.
        [one] There is one square for it.
       *[other] There are { $count } squares for it.
    }
}
gangs-where-not = { $place }: { $why }
# two words under a square
gangs-not = { $why ->
    [theirs] not yours
    [den] has a den
    [traffic] has a traffic
    [token] has a token
    [supply] none left
    [women] { $count ->
        [one] lacks a woman
       *[other] lacks { $count } women
    }
   *[members] lacks { $count }
}
gangs-left = { $count } left
gangs-tool-has = in service
gangs-dial-title = Drink
gangs-beds = Beds
gangs-tombs = The Tombs
gangs-cell = { $cell ->
    [0] this turn
    [1] next turn
   *[other] in { $cell } turns
}
tab-board = Board
tab-deals = Deals

## The election

gangs-election-kick = Election of { $year }
gangs-election-title = { $you ->
    [yes] You carry the city
   *[no] { $who } carry the city
}
gangs-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
gangs-ballots-put = { $count ->
    [0] no ballot
    [one] one ballot for ${ $dollars }
   *[other] { $count } ballots for ${ $dollars }
}{ $burnt ->
    [0] {""}
    [one] , one of them burnt
   *[other] , { $burnt } of them burnt
}
gangs-count-squares = The squares are counted
gangs-count-ballots = The box is opened
gangs-election-tie = { $who } share places { $first } to { $last }: ${ $pool } ÷ { $count } = ${ $dollars } each.
gangs-places-shared = tie for places { $first } to { $last }

## The end

gangs-end-kick = { $turns ->
    [one] After one year
   *[other] After { $turns } years
}
gangs-end-won = { $you ->
    [yes] You are the richest gang, with ${ $dollars }
   *[no] The richest gang: { $who }, with ${ $dollars }
}
gangs-end-you = You came { gangs-place } with ${ $dollars }.
gangs-end-places = The places
gangs-end-line = { $out ->
    [yes] out of the game
   *[no] { $members ->
        [one] one member
       *[other] { $members } members
    }, { $squares ->
        [one] one square
       *[other] { $squares } squares
    }
}

## The log

gangs-log-turn = { NUMBER($year, useGrouping: 0) }, turn { $turn }
gangs-log-women = { $who } began with { $count ->
    [0] no woman
    [one] one woman
   *[other] { $count } women
}.
gangs-log-commit = { $who } sent { $count }.
gangs-log-arm = { $who } brought { $weapons }.
gangs-log-bribe = { $who } paid a policeman off: he goes to { $to }.
gangs-log-bribe-woman = { $who } paid a policeman off with a woman of { $from }: he goes to { $to }.
gangs-log-favor = { $who } took { gangs-favor }.
gangs-log-use = { $who } used { gangs-favor }.
gangs-log-keep = { $who } kept { gangs-favor } for later.
gangs-log-police = { $who } moved a policeman to { $to }.
gangs-log-step = { $who } stepped from { $from } to { $to }: { $group }.
gangs-log-box = { $who } sent { $group } to { $to }.
gangs-log-fight = { $who } attacked on { $square }.
gangs-log-bury = { $who } buried { $sex ->
    [man] a man
   *[woman] a woman
} of { $square }.
gangs-log-bed = { $who } put { $sex ->
    [man] a man
   *[woman] a woman
} of { $square } to bed.
gangs-log-jail = { $who } lost { $sex ->
    [man] a man
   *[woman] a woman
} of { $square } to the Tombs.
gangs-log-dry = { $who } put { $sex ->
    [man] a man
   *[woman] a woman
} of { $square } to bed to dry out.
gangs-log-home = { $who } brought { $sex ->
    [man] a man
   *[woman] a woman
} home to { $square }.
gangs-log-retreat = { $who } retreated to { $to }.
gangs-log-take = { $who } kept the { gangs-kind-in-sentence } on { $square }.
gangs-log-destroy = { $who } destroyed the { gangs-kind-in-sentence } on { $square }.
gangs-log-recruit = { $who } recruited { $group }.
gangs-log-sober = { $who } sobered up.
gangs-log-lobby = { $who } lobbied in Tammany Hall.
gangs-log-buy = { $who } bought { $weapons }.
gangs-log-open = { $who } opened { $kind ->
    [whisky] whisky running
    [opium] opium running
    [opiumden] an opium den
   *[other] a { gangs-kind-in-sentence }
} on { $square }.
gangs-log-close = { $who } closed the { gangs-kind-in-sentence } on { $square }.
gangs-log-rob = { $who } went out on { $square }: { gangs-crime }.
gangs-log-rob-white = { $who } went out on { $square } under a blind eye: { gangs-crime }.
gangs-log-equip = { $who } made { $sex ->
    [man] a man
   *[woman] a woman
} of { $square } the { gangs-tool }.
gangs-log-sack = { $who } sacked the polling station.
gangs-log-rig = { $who } rigged the ballot with { $count ->
    [0] nothing
    [one] one ballot
   *[other] { $count } ballots
}.
gangs-log-rig-hidden = { $who } rigged the ballot.
gangs-log-swap = { $who } changed places in the order with { $other }.
gangs-log-war = { $who } declared war on { $other }.
gangs-log-call = { $who } called the loan.
gangs-log-decline = { $who } did not call the loan.
gangs-log-offer = { $who } offered { $other } a deal: { gangs-terms }.
gangs-log-offer-fight = { $who } offered { $other } a deal, and would fight for it: { gangs-terms }.
gangs-log-accept = { $who } accepted.
gangs-log-refuse = { $who } refused.
gangs-log-deal = { $who } settled it: the deal stands.
gangs-log-nodeal = { $who } settled it: no deal.
gangs-log-reverse = { $who } settled it: the loan the other way round.
gangs-log-exchange = { $who } settled it: { $mine ->
    [whisky] whisky running
    [opium] opium running
    [ratpit] the rat pit
    [brothel] the brothel
    [casino] the gambling hall
    [saloon] the saloon
   *[opiumden] the opium den
} on { $mineAt } for { $theirs ->
    [whisky] whisky running
    [opium] opium running
    [ratpit] the rat pit
    [brothel] the brothel
    [casino] the gambling hall
    [saloon] the saloon
   *[opiumden] the opium den
} on { $theirsAt }.
gangs-log-undo = { $who } took the last move back.
gangs-draw-order = { $who } { $you ->
    [yes] are next in the order.
   *[no] next in the order.
}
gangs-draw-ballot = A ballot of { $you ->
    [yes] yours
   *[no] { $who }
} left the box.
gangs-draw-empty = There was no more ballot in the box.
gangs-draw-clean = Only white cubes: nobody was caught.
gangs-draw-crime = Drawn: { $black ->
    [0] no black
    [one] the black
   *[other] { $black } black
}, { $red ->
    [0] no red
    [one] one red
   *[other] { $red } red
}.
gangs-draw-clubs = The attacker drew Clubs only.
gangs-draw-fight = The attacker drew { $guns ->
    [0] no skull
    [one] one skull
   *[other] { $guns } skulls
} and { $blades ->
    [0] no blood
   *[other] { $blades } blood
}.
gangs-draw-duel = The black cube came as number { $cube }.
gangs-own-news-income = You earn ${ $dollars } from dens.
gangs-own-news-wrecked = You have no goods: a den on { $square } is wrecked.
gangs-own-news-raid = { $count ->
    [one] The police raid { $square } and take your member there to the Tombs.
   *[other] The police raid { $square } and take { $count } of your members to the Tombs.
}
gangs-own-news-hits = You have { $dead } dead and { $wounded } wounded.
gangs-own-news-battle-won = You win the battle for { $square }.
gangs-own-news-war-won = You win the war and take the bonus.
gangs-own-news-rout = { $count ->
    [one] You can flee from { $square } to nowhere: your member goes to the Tombs.
   *[other] You can flee from { $square } to nowhere: { $count } of your members go to the Tombs.
}
gangs-own-news-drink = You drink ${ $dollars } away.
gangs-own-news-out = You have nobody left and are out of the game.
gangs-own-news-ballots = { $count ->
    [0] You had put in no ballot.
    [one] You had put in one ballot.
   *[other] You had put in { $count } ballots.
}
gangs-own-news-votes = { $votes ->
    [one] You have one vote and get ${ $dollars }.
   *[other] You have { $votes } votes and get ${ $dollars }.
}

## The parts of the rule book

rulebook-gangs-game = The game
rulebook-gangs-turn = A turn
rulebook-gangs-actions = Moves and actions
rulebook-gangs-fights = Fights and war
rulebook-gangs-night = Return, drink, deals
rulebook-gangs-end = Elections, the end, and more

## A replay

gangs-replay-to-turn = To turn { $turn }
gangs-replay-when = { $year }, turn { $turn }: { gangs-phase }.
