## The map of Gangs, seen
gangs-board-free = szabad
gangs-board-nobody-seen = senki
gangs-board-closed = zárva
# On the roof of a headquarters: as short as can be
gangs-board-hq-sign = FH
gangs-board-attacks = támad
gangs-board-box =
    { $box ->
        [port] Kikötő
        [hospital] Kórház
        [tammany] Tammany Hall
       *[arms] Fegyverkovács
    }
# The same in one word, where there is little room
gangs-board-box-short =
    { $box ->
        [port] Kikötő
        [hospital] Kórház
        [tammany] Tammany
       *[arms] Fegyver
    }
# What a box is for. $recruit, $blade, $gun: prices; $relief: levels of the dial
gangs-board-box-use =
    { $box ->
        [port] újonc: fejenként { $recruit } $
        [hospital] szeszmérő −{ $relief }
        [tammany] lobbizás befolyásért
       *[arms] Penge { $blade } $, Lőfegyver { $gun } $
    }
# A box whose module comes later
gangs-board-box-opens = nyitás: { $turn }. kör
gangs-board-track =
    { $track ->
        [tombs] Tombs
       *[beds] Ágyak
    }
gangs-board-track-short =
    { $track ->
        [tombs] Tombs
       *[beds] Ágyak
    }
# When somebody leaves a track. $turns: how many turns from now
gangs-board-when =
    { $turns ->
        [0] e körben
        [1] jövő körben
        [2] két kör múlva
       *[other] { $turns } kör múlva
    }

## The map of Gangs, heard
gangs-board-map = Alsó-Manhattan térképe mezőkre osztva. A nyílbillentyűk mezőről mezőre és a helyszínekre visznek.
gangs-board-square = { $square } { $name }
# $place: the message gangs-board-square
gangs-board-headquarters = { $place }, { $gang } főhadiszállása
gangs-board-men = { $count } férfi
gangs-board-women = { $count } nő
# $people: a list of men and women
gangs-board-group = { $gang }: { $people }
gangs-board-sealed = férfiak és nők, a számuk titkos
# Somebody who would stand there if this were done
gangs-board-ghost = ide jönne: { $gang }, { $people }
gangs-board-kind =
    { $kind ->
        [whisky] whiskycsempészet
        [opium] ópiumcsempészet
        [ratpit] patkányverem
        [brothel] bordély
        [casino] játékbarlang
        [saloon] kocsma
       *[opiumden] ópiumbarlang
    }
# $kind: the message gangs-board-kind; $gang: whose it is, where another gang stands or nobody
gangs-board-token-of = { $kind }, tulajdonosa { $gang }
# $token: a den or a traffic
gangs-board-bottles = { $token }, az üvegeit még meg kell inni
gangs-board-police =
    { $count ->
        [one] egy rendőr
       *[other] { $count } rendőr
    }
gangs-board-pawn-ghost = ide jönne egy rendőr
gangs-board-shielded = itt rendőr nem állhat meg
# It lies on the headquarters of who has it
gangs-board-corruption = a korrupciós bábu
gangs-board-nobody = senki
gangs-board-state =
    { $state ->
        [may] választható
        [chosen] kiválasztva
        [source] innen
       *[dim] nem választható
    }
# $when: the message gangs-board-when
gangs-board-cell = { $when }: { $people }
# Two parts of what is said about a place
gangs-board-clauses = { $before }; { $next }
