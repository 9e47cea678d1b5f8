## The map, seen
board-garden = CASTLE GARDEN
# $count: cubes
board-bag = im Beutel: { $count }
board-zone-closed = Zone { $zone } geschlossen
# $election: "this" for the next one
board-opens =
    { $election ->
        [this] öffnet nach dieser Wahl
        [first] öffnet nach der ersten Wahl
       *[second] öffnet nach der zweiten Wahl
    }
board-cartouche-1 = Ein Plan der Stadt
board-cartouche-2 = NEU-YORK
board-cartouche-3 = UNTERE BEZIRKE
board-cartouche-4 = nebst der Folge ihrer Wahlen
board-zoom-out = Die ganze Karte zeigen

## The map, heard
board-map = Karte des unteren Manhattan in fünfzehn Bezirken. Mit den Pfeiltasten geht es von Bezirk zu Bezirk.
# $places: how many cubes it holds at most, $count: how many there are, $cubes: a list of them
board-garden-holds =
    { $count ->
        [0] Castle Garden ist leer. Platz ist für { $places }.
       *[other] Castle Garden: { $cubes }. Platz ist für { $places }.
    }
board-cubes =
    { $nation ->
        [irish] { $count ->
            [one] { $count } Ire
           *[other] { $count } Iren
        }
        [english] { $count } Engländer
        [german] { $count ->
            [one] { $count } Deutscher
           *[other] { $count } Deutsche
        }
       *[italian] { $count } Italiener
    }
board-bosses = { $name } { $count }
board-ward-empty = Bezirk { $ward }, niemand
# $count: bosses
board-ward-alone = Bezirk { $ward }, { $name } allein mit { $count }
# $counts: a list of names with their bosses
board-ward-even = Bezirk { $ward }, Gleichstand: { $counts }
board-ward-led = Bezirk { $ward }, { $name } vorn: { $counts }
# $opens: the message board-opens
board-ward-closed = Bezirk { $ward }, geschlossen; Zone { $zone } { $opens }
board-locked = gesperrt
board-special =
    { $special ->
        [hall] Tammany Hall, 2 Punkte
        [favor] wer gewinnt, nimmt einen Gefallen
       *[cube] wer gewinnt, setzt einen Stein
    }
board-state =
    { $state ->
        [may] wählbar
        [not] nicht wählbar
        [chosen] gewählt
        [vote] wählt gerade
       *[rest] wählt gerade nicht
    }
# Two parts of what is said about a ward
board-clauses = { $before }; { $next }
