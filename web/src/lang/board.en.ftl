## The map, seen
board-garden = CASTLE GARDEN
# $count: cubes
board-bag = in the bag: { $count }
board-zone-closed = Zone { $zone } closed
# $election: "this" for the next one
board-opens =
    { $election ->
        [this] opens after this vote
        [first] opens after the first vote
       *[second] opens after the second vote
    }
board-cartouche-1 = A Plan of the City of
board-cartouche-2 = NEW-YORK
board-cartouche-3 = IN ITS LOWER WARDS
board-cartouche-4 = with the order of their voting
board-zoom-out = Show the whole map

## The map, heard
board-map = Map of lower Manhattan in fifteen wards. Arrow keys go from ward to ward.
# $places: how many cubes it holds at most, $count: how many there are, $cubes: a list of them
board-garden-holds =
    { $count ->
        [0] Castle Garden is empty. It has room for { $places }.
       *[other] Castle Garden: { $cubes }. It has room for { $places }.
    }
board-cubes =
    { $nation ->
        [irish] Irish
        [english] English
        [german] German
       *[italian] Italian
    } { $count }
board-bosses = { $name } { $count }
board-ward-empty = Ward { $ward }, nobody
# $count: bosses
board-ward-alone = Ward { $ward }, { $name } alone with { $count }
# $counts: a list of names with their bosses
board-ward-even = Ward { $ward }, even: { $counts }
board-ward-led = Ward { $ward }, { $name } ahead: { $counts }
# $opens: the message board-opens
board-ward-closed = Ward { $ward }, closed; zone { $zone } { $opens }
board-locked = locked
board-special =
    { $special ->
        [hall] Tammany Hall, 2 points
        [favor] the winner takes a favor
       *[cube] the winner places a cube
    }
board-state =
    { $state ->
        [may] choosable
        [not] not choosable
        [chosen] chosen
        [vote] voting now
       *[rest] not voting now
    }
# Two parts of what is said about a ward
board-clauses = { $before }; { $next }
