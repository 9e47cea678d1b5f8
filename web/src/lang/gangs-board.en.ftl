## The map of Gangs, seen
gangs-board-free = free
gangs-board-nobody-seen = nobody
gangs-board-closed = closed
# On the roof of a headquarters: as short as can be
gangs-board-hq-sign = HQ
gangs-board-attacks = attacks
gangs-board-box =
    { $box ->
        [port] The Port
        [hospital] The Hospital
        [tammany] Tammany Hall
       *[arms] The Armourer
    }
# The same in one word, where there is little room
gangs-board-box-short =
    { $box ->
        [port] Port
        [hospital] Hospital
        [tammany] Tammany
       *[arms] Armourer
    }
# What a box is for. $recruit, $blade, $gun: prices; $relief: levels of the dial
gangs-board-box-use =
    { $box ->
        [port] recruits ${ $recruit } each
        [hospital] sober up: dial −{ $relief }
        [tammany] lobby for influence
       *[arms] Blade ${ $blade }, Firearm ${ $gun }
    }
# A box whose module comes later
gangs-board-box-opens = opens in turn { $turn }
gangs-board-track =
    { $track ->
        [tombs] The Tombs
       *[beds] Beds
    }
gangs-board-track-short =
    { $track ->
        [tombs] Tombs
       *[beds] Beds
    }
# When somebody leaves a track. $turns: how many turns from now
gangs-board-when =
    { $turns ->
        [0] this turn
        [1] next turn
        [2] in two turns
       *[other] in { $turns } turns
    }

## The map of Gangs, heard
gangs-board-map = Map of lower Manhattan in squares. Arrow keys go from square to square and to the boxes.
gangs-board-square = { $square } { $name }
# $place: the message gangs-board-square
gangs-board-headquarters = { $place }, headquarters of the { $gang }
gangs-board-men =
    { $count ->
        [one] 1 man
       *[other] { $count } men
    }
gangs-board-women =
    { $count ->
        [one] 1 woman
       *[other] { $count } women
    }
# $people: a list of men and women
gangs-board-group = { $gang }: { $people }
gangs-board-sealed = men and women, how many of each is sealed
# Somebody who would stand there if this were done
gangs-board-ghost = would come: { $gang }, { $people }
gangs-board-kind =
    { $kind ->
        [whisky] whisky running
        [opium] opium running
        [ratpit] rat pit
        [brothel] brothel
        [casino] gambling hall
        [saloon] saloon
       *[opiumden] opium den
    }
# $kind: the message gangs-board-kind; $gang: whose it is, where another gang stands or nobody
gangs-board-token-of = { $kind } of the { $gang }
# $token: a den or a traffic
gangs-board-bottles = { $token }, bottles still to be drunk
gangs-board-police =
    { $count ->
        [one] a policeman
       *[other] { $count } policemen
    }
gangs-board-pawn-ghost = a policeman would come
gangs-board-shielded = no policeman may stop here
# It lies on the headquarters of who has it
gangs-board-corruption = the corruption pawn
gangs-board-nobody = nobody
gangs-board-state =
    { $state ->
        [may] choosable
        [chosen] chosen
        [source] from here
       *[dim] not choosable
    }
# $when: the message gangs-board-when
gangs-board-cell = { $when }: { $people }
# Two parts of what is said about a place
gangs-board-clauses = { $before }; { $next }
