## The map of Gangs, seen
gangs-board-free = frei
gangs-board-nobody-seen = niemand
gangs-board-closed = geschlossen
# On the roof of a headquarters: as short as can be
gangs-board-hq-sign = HQ
gangs-board-attacks = greift an
gangs-board-box =
    { $box ->
        [port] Hafen
        [hospital] Hospital
        [tammany] Tammany Hall
       *[arms] Waffenhändler
    }
# The same in one word, where there is little room
gangs-board-box-short =
    { $box ->
        [port] Hafen
        [hospital] Hospital
        [tammany] Tammany
       *[arms] Waffen
    }
# What a box is for. $recruit, $blade, $gun: prices; $relief: levels of the dial
gangs-board-box-use =
    { $box ->
        [port] anwerben, je { $recruit } $
        [hospital] ausnüchtern: Pegel −{ $relief }
        [tammany] um Einfluss werben
       *[arms] Klinge { $blade } $, Schusswaffe { $gun } $
    }
# A box whose module comes later
gangs-board-box-opens = öffnet in Runde { $turn }
gangs-board-track =
    { $track ->
        [tombs] Die Tombs
       *[beds] Betten
    }
gangs-board-track-short =
    { $track ->
        [tombs] Tombs
       *[beds] Betten
    }
# When somebody leaves a track. $turns: how many turns from now
gangs-board-when =
    { $turns ->
        [0] diese Runde
        [1] nächste Runde
        [2] in zwei Runden
       *[other] in { $turns } Runden
    }

## The map of Gangs, heard
gangs-board-map = Karte des südlichen Manhattan in Feldern. Die Pfeiltasten gehen von Feld zu Feld und zu den Orten.
gangs-board-square = { $square } { $name }
# $place: the message gangs-board-square
gangs-board-headquarters = { $place }, Hauptquartier von { $gang }
gangs-board-men =
    { $count ->
        [one] 1 Mann
       *[other] { $count } Männer
    }
gangs-board-women =
    { $count ->
        [one] 1 Frau
       *[other] { $count } Frauen
    }
# $people: a list of men and women
gangs-board-group = { $gang }: { $people }
gangs-board-sealed = Männer und Frauen, wie viele jeweils, ist verdeckt
# Somebody who would stand there if this were done
gangs-board-ghost = käme hinzu: { $gang }, { $people }
gangs-board-kind =
    { $kind ->
        [whisky] Whiskyschmuggel
        [opium] Opiumschmuggel
        [ratpit] Rattenarena
        [brothel] Bordell
        [casino] Spielsalon
        [saloon] Saloon
       *[opiumden] Opiumhöhle
    }
# $kind: the message gangs-board-kind; $gang: whose it is, where another gang stands or nobody
gangs-board-token-of = { $kind } von { $gang }
# $token: a den or a traffic
gangs-board-bottles = { $token }, Flaschen noch zu trinken
gangs-board-police =
    { $count ->
        [one] ein Polizist
       *[other] { $count } Polizisten
    }
gangs-board-pawn-ghost = ein Polizist käme hinzu
gangs-board-shielded = hier darf kein Polizist stehen bleiben
# It lies on the headquarters of who has it
gangs-board-corruption = die Korruptionsfigur
gangs-board-nobody = niemand
gangs-board-state =
    { $state ->
        [may] wählbar
        [chosen] gewählt
        [source] von hier
       *[dim] nicht wählbar
    }
# $when: the message gangs-board-when
gangs-board-cell = { $when }: { $people }
# Two parts of what is said about a place
gangs-board-clauses = { $before }; { $next }
