## A térkép, ahogy látszik
board-garden = CASTLE GARDEN
# $count: kockák
board-bag = a zsákban: { $count }
board-zone-closed = { $zone }. zóna: zárva
# $election: „this”, ha a következő
board-opens =
    { $election ->
        [this] e választás után nyílik meg
        [first] az első választás után nyílik meg
       *[second] a második választás után nyílik meg
    }
board-cartouche-1 = Térkép, melyen láthatók
board-cartouche-2 = NEW YORK
board-cartouche-3 = ALSÓ KERÜLETEI
board-cartouche-4 = és szavazásuk rendje
board-zoom-out = Az egész térkép

## A térkép, ahogy hallatszik
board-map = Alsó-Manhattan térképe tizenöt kerülettel. A nyílbillentyűk kerületről kerületre visznek.
# $places: hány kocka fér el, $count: hány van ott, $cubes: a felsorolásuk
board-garden-holds =
    { $count ->
        [0] A Castle Garden üres. { $places } kocka fér el benne.
       *[other] Castle Garden: { $cubes }. { $places } kocka fér el benne.
    }
board-cubes =
    { $count } { $nation ->
        [irish] ír
        [english] angol
        [german] német
       *[italian] olasz
    }
board-bosses = { $name }: { $count }
board-ward-empty = { $ward }. kerület, senki
# $count: főnökök
board-ward-alone = { $ward }. kerület, egyedül { $name }, { $count } főnök
# $counts: nevek a főnökeikkel
board-ward-even = { $ward }. kerület, döntetlen: { $counts }
board-ward-led = { $ward }. kerület, { $name } vezet: { $counts }
# $opens: a board-opens üzenet
board-ward-closed = { $ward }. kerület, zárva; a { $zone }. zóna { $opens }
board-locked = lelakatolva
board-special =
    { $special ->
        [hall] Tammany Hall, 2 pont
        [favor] a győztes kap egy szívességet
       *[cube] a győztes lerak egy kockát
    }
board-state =
    { $state ->
        [may] választható
        [not] nem választható
        [chosen] kiválasztva
        [vote] most szavaz
       *[rest] most nem szavaz
    }
# Két rész abból, ami egy kerületről elhangzik
board-clauses = { $before }; { $next }
