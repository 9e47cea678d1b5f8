## The map of Gangs, seen
gangs-board-free = libre
gangs-board-nobody-seen = personne
gangs-board-closed = fermé
# On the roof of a headquarters: as short as can be
gangs-board-hq-sign = QG
gangs-board-attacks = attaque
gangs-board-box =
    { $box ->
        [port] Le Port
        [hospital] L’Hôpital
        [tammany] Tammany Hall
       *[arms] L’Armurier
    }
# The same in one word, where there is little room
gangs-board-box-short =
    { $box ->
        [port] Port
        [hospital] Hôpital
        [tammany] Tammany
       *[arms] Armurier
    }
# What a box is for. $recruit, $blade, $gun: prices; $relief: levels of the dial
gangs-board-box-use =
    { $box ->
        [port] recrues à { $recruit } $
        [hospital] dessoûler : cadran −{ $relief }
        [tammany] intriguer : influence
       *[arms] Lame { $blade } $, Arme à feu { $gun } $
    }
# A box whose module comes later
gangs-board-box-opens = ouvre au tour { $turn }
gangs-board-track =
    { $track ->
        [tombs] Les Tombs
       *[beds] Lits
    }
gangs-board-track-short =
    { $track ->
        [tombs] Tombs
       *[beds] Lits
    }
# When somebody leaves a track. $turns: how many turns from now
gangs-board-when =
    { $turns ->
        [0] ce tour
        [1] tour suivant
        [2] dans deux tours
       *[other] dans { $turns } tours
    }

## The map of Gangs, heard
gangs-board-map = Carte du bas de Manhattan en cases. Les flèches du clavier vont de case en case et vers les lieux.
gangs-board-square = { $square } { $name }
# $place: the message gangs-board-square
gangs-board-headquarters = { $place }, quartier général : { $gang }
gangs-board-men =
    { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    }
gangs-board-women =
    { $count ->
        [one] { $count } femme
       *[other] { $count } femmes
    }
# $people: a list of men and women
gangs-board-group = { $gang } : { $people }
gangs-board-sealed = hommes et femmes, leurs nombres sont scellés
# Somebody who would stand there if this were done
gangs-board-ghost = viendrait : { $gang }, { $people }
gangs-board-kind =
    { $kind ->
        [whisky] contrebande de whisky
        [opium] contrebande d’opium
        [ratpit] fosse aux rats
        [brothel] bordel
        [casino] tripot
        [saloon] saloon
       *[opiumden] fumerie d’opium
    }
# $kind: the message gangs-board-kind; $gang: whose it is, where another gang stands or nobody
gangs-board-token-of = { $kind } ({ $gang })
# $token: a den or a traffic
gangs-board-bottles = { $token }, bouteilles encore à boire
gangs-board-police =
    { $count ->
        [one] un policier
       *[other] { $count } policiers
    }
gangs-board-pawn-ghost = un policier viendrait
gangs-board-shielded = aucun policier ne peut s’arrêter ici
# It lies on the headquarters of who has it
gangs-board-corruption = le pion de corruption
gangs-board-nobody = personne
gangs-board-state =
    { $state ->
        [may] au choix
        [chosen] choisi
        [source] d’ici
       *[dim] hors choix
    }
# $when: the message gangs-board-when
gangs-board-cell = { $when } : { $people }
# Two parts of what is said about a place
gangs-board-clauses = { $before } ; { $next }
