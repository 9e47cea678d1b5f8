## La carte, vue
board-garden = CASTLE GARDEN
# $count : cubes
board-bag = dans le sac : { $count }
board-zone-closed = Zone { $zone } fermée
# $election : « this » pour la prochaine
board-opens =
    { $election ->
        [this] ouvre après ce vote
        [first] ouvre après le 1er vote
       *[second] ouvre après le 2e vote
    }
board-cartouche-1 = Plan de la Ville de
board-cartouche-2 = NEW-YORK
board-cartouche-3 = EN SES BAS QUARTIERS
board-cartouche-4 = avec l’ordre de leurs votes
board-zoom-out = Voir toute la carte

## La carte, entendue
board-map = Carte du bas de Manhattan en quinze quartiers. Les flèches du clavier vont de quartier en quartier.
# $places : combien de cubes il peut contenir, $count : combien il y en a, $cubes : leur liste
board-garden-holds =
    { $count ->
        [0] Castle Garden est vide. Cubes au plus : { $places }.
       *[other] Castle Garden : { $cubes }. Cubes au plus : { $places }.
    }
board-cubes =
    { $nation ->
        [irish] Irlandais
        [english] Anglais
        [german] Allemands
       *[italian] Italiens
    } { $count }
board-bosses = { $name } ({ $count })
board-ward-empty = Quartier { $ward }, personne
# $count : boss
board-ward-alone = Quartier { $ward }, { $name } sans rival avec { $count }
# $counts : une liste de noms avec leurs boss
board-ward-even = Quartier { $ward }, égalité : { $counts }
board-ward-led = Quartier { $ward }, { $name } en tête : { $counts }
# $opens : le message board-opens
board-ward-closed = Quartier { $ward }, fermé ; la zone { $zone } { $opens }
board-locked = verrouillé
board-special =
    { $special ->
        [hall] Tammany Hall, 2 points
        [favor] une faveur au vainqueur
       *[cube] le vainqueur place un cube
    }
board-state =
    { $state ->
        [may] au choix
        [not] hors choix
        [chosen] choisi
        [vote] vote en cours
       *[rest] ne vote pas maintenant
    }
# Deux parties de ce qui est dit d’un quartier
board-clauses = { $before } ; { $next }
