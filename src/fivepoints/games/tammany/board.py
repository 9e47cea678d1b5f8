"""The map and the numbers of the game (rules 1, 2, 3). Wards are numbered by their place in the election order: open when w < s.open_wards."""
from __future__ import annotations

import json
from importlib.resources import files

from fivepoints.games.tammany.source import FEWEST_PLAYERS as FEWEST_PLAYERS
from fivepoints.games.tammany.source import LAST_YEAR as LAST_YEAR
from fivepoints.games.tammany.source import MOST_PLAYERS as MOST_PLAYERS
from fivepoints.games.tammany.source import OPEN_WARDS as OPEN_WARDS
from fivepoints.games.tammany.source import YEARS_A_TERM as YEARS_A_TERM

NATIONS = 4
IRISH, ENGLISH, GERMAN, ITALIAN = range(NATIONS)
SEATS = 5

_map = json.loads(files(__package__).joinpath("data", "wards.json").read_text("utf-8"))
_zones = list(_map["zones_in_election_order"].values())

NUMBER: list[int] = [number for zone in _zones for number in zone]  # what is printed on the board
WARDS = len(NUMBER)
ZONE_END: list[int] = [sum(map(len, _zones[: z + 1])) for z in range(len(_zones))]

WARD_1, WARD_2, WARD_4, WARD_7, WARD_14 = (NUMBER.index(number) for number in (1, 2, 4, 7, 14))


def _edges(ring: list[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}


def _adjacent(v: int, w: int) -> bool:
    """Wards are adjacent if their outlines share an edge; a shared corner is not enough."""
    rings = _map["wards"]
    return v != w and bool(_edges(rings[str(NUMBER[v])]) & _edges(rings[str(NUMBER[w])]))


ADJACENT: list[list[int]] = [[int(_adjacent(v, w)) for w in range(WARDS)] for v in range(WARDS)]

# The ways from a ward to a neighbour, one after another: those from ward w are FIRST_WAY[w] up to FIRST_WAY[w + 1].
WAY_FROM: list[int] = [v for v in range(WARDS) for w in range(WARDS) if ADJACENT[v][w]]
WAY_TO: list[int] = [w for v in range(WARDS) for w in range(WARDS) if ADJACENT[v][w]]
FIRST_WAY: list[int] = [sum(map(sum, ADJACENT[:v])) for v in range(WARDS + 1)]
WAYS = len(WAY_FROM)

# 1: pieces
CUBES_A_NATION = 25
FAVORS_A_NATION = 35
BOSSES_A_SEAT = 19
SLANDER_TOKENS = 3
LOCKS = 2
MOST_FAVORS = 48  # a seat can gather of one nation, when the supply is unlimited (rules 12, case 9)
MOST_OFFERED = 2 * MOST_FAVORS  # room for positions that are set up with as many already

# 3: the cubes of each zone's box
BOX: list[list[int]] = [[2, 2, 2, 0], [2, 2, 1, 0], [2, 1, 1, 0]]

# 4, 7, 8
GARDEN_BEYOND_PLAYERS = 2
LEADER_FAVORS = 3
MAYOR_POINTS = 3
MOST_FAVORS_POINTS = 2
SPREAD_PRICE = 2
