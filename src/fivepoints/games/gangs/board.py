"""The map and the numbers of the game (rules 1, 2, 14, 15): those of the data set, and constants from here on.

Squares are numbered by ward, then letter; after them come the boxes, so that a *place* is a square or a box. What has a row for each number of gangs has it
from two gangs on.
"""
from __future__ import annotations

from typing import Any

from fivepoints.games.gangs.source import DATA as DATA
from fivepoints.games.gangs.source import DATA_HASH as DATA_HASH  # among the constants, so that what is compiled is kept for each data set apart
from fivepoints.games.tammany.board import ADJACENT, NUMBER  # 2: the wards are those of Tammany Hall

SEATS = 6
FEWEST_PLAYERS = 2
NOBODY = -1

# 2: the map
_wards: dict[str, Any] = DATA["wards"]
SQUARE_NAMES: list[str] = [square for ward in _wards.values() for square in ward["squares"]]
WARD_OF: list[int] = [int(number) for number, ward in _wards.items() for _ in ward["squares"]]
SQUARES = len(SQUARE_NAMES)
BOX_NAMES: list[str] = list(DATA["boxes"])
BOXES = len(BOX_NAMES)
PLACES = SQUARES + BOXES
PORT, HOSPITAL, HALL, ARMOURER = range(SQUARES, PLACES)
NOWHERE = -1

OPEN: list[list[int]] = [[int(ward not in DATA["closed_wards"][str(n)]) for ward in WARD_OF] for n in range(FEWEST_PLAYERS, SEATS + 1)]
FAR = 99  # further than any way


def _touch(v: int, w: int) -> bool:
    return v != w and (WARD_OF[v] == WARD_OF[w] or bool(ADJACENT[NUMBER.index(WARD_OF[v])][NUMBER.index(WARD_OF[w])]))


def _distances(is_open: list[int]) -> list[list[int]]:
    """The steps from each open square to each other, over open squares."""
    table = [[0 if v == w and is_open[v] else FAR for w in range(SQUARES)] for v in range(SQUARES)]
    for steps in range(1, SQUARES):
        for row in table:
            near = [v for v in range(SQUARES) if row[v] == steps - 1]
            for w in range(SQUARES):
                if is_open[w] and row[w] == FAR and any(_touch(v, w) for v in near):
                    row[w] = steps
    return table


DISTANCE: list[list[list[int]]] = [_distances(row) for row in OPEN]
WAY_FROM: list[int] = [v for v in range(SQUARES) for w in range(SQUARES) if _touch(v, w)]
WAY_TO: list[int] = [w for v in range(SQUARES) for w in range(SQUARES) if _touch(v, w)]
WAYS = len(WAY_FROM)
FIRST_WAY: list[int] = [sum(source < v for source in WAY_FROM) for v in range(SQUARES + 1)]  # the ways from square v are those up to FIRST_WAY[v + 1]

_gangs: dict[str, Any] = DATA["gangs"]
GANG_NAMES: list[str] = list(_gangs)
HQ: list[int] = [SQUARE_NAMES.index(gang["hq"]) for gang in _gangs.values()]

# 1, 3: pieces and the start
MEN_A_GANG: int = DATA["figures"]["men"]
WOMEN_A_GANG: int = DATA["figures"]["women"]
STACK_LIMIT: int = DATA["stack_limit"]
START_CASH: int = DATA["start"]["cash"]
START_MEMBERS: int = DATA["start"]["members"]
START_DIAL: int = DATA["start"]["alcohol"]
START_INFLUENCE: int = DATA["start"]["influence"]
START_BLADES: int = DATA["start"]["blades"]
START_GUNS: int = DATA["start"]["guns"]
ORDER_BONUS: list[int] = DATA["start"]["order_bonus"]
BLADES_A_GANG: int = DATA["weapons"]["blade"]["per_player"]
GUNS_A_GANG: int = DATA["weapons"]["gun"]["per_player"]
BLADES = SEATS * BLADES_A_GANG
GUNS = SEATS * GUNS_A_GANG
BLADE_PRICE: int = DATA["weapons"]["blade"]["price"]
GUN_PRICE: int = DATA["weapons"]["gun"]["price"]
LAST_TURN: list[int] = [DATA["turns"]["base"], DATA["turns"]["politics"]]
MOST_TURNS = max(LAST_TURN)
FIRST_YEAR: int = DATA["turns"]["first_year"]

# 7: moves and actions. A group is so many men and so many women, one to five together
STEP_COST: int = DATA["step_cost"]
BOX_COST: int = DATA["box_cost"]
MOVES_A_TURN: int = DATA["moves_per_turn"]
RECRUIT_COST: int = DATA["recruit_cost"]
_groups = [(men, size - men) for size in range(1, STACK_LIMIT + 1) for men in range(size, -1, -1)]
GROUP_MEN: list[int] = [men for men, _ in _groups]
GROUP_WOMEN: list[int] = [women for _, women in _groups]
GROUPS = len(_groups)
SWAPS_AFTER_SOBER = int("hospital" in DATA["swap_boxes"])
SWAPS_AFTER_BUY = int("arms" in DATA["swap_boxes"])

# 14: traffics come first, then dens. On a square a kind is its number and one more, 0 is none
KIND_NAMES: list[str] = list(DATA["activities"])
KINDS = len(KIND_NAMES)
_kinds: list[dict[str, Any]] = list(DATA["activities"].values())
GOODS = 2
BARREL, KILO = range(GOODS)
_goods: dict[Any, int] = {"barrel": BARREL, "kilo": KILO}
DEN, TRAFFIC = range(2)
CLASS: list[int] = [TRAFFIC if kind["kind"] == "traffic" else DEN for kind in _kinds]
STAFF: list[int] = [kind["members"] for kind in _kinds]
STAFF_WOMEN: list[int] = [kind["women"] for kind in _kinds]
MAKES: list[int] = [_goods.get(kind.get("makes"), NOWHERE) for kind in _kinds]
OUTPUT: list[int] = [kind.get("output", 0) for kind in _kinds]
INCOME: list[int] = [kind.get("income", 0) for kind in _kinds]
USES: list[int] = [_goods.get(kind.get("uses"), NOWHERE) for kind in _kinds]
BOTTLES: list[int] = [kind["bottles"] for kind in _kinds]
TOKENS: list[list[int]] = [[-(-n * kind["tokens_for_6"] // SEATS) for kind in _kinds] for n in range(FEWEST_PLAYERS, SEATS + 1)]
BEST_INCOME = max(INCOME)

CRIME_NAMES: list[str] = list(DATA["aggressions"])
CRIMES = len(CRIME_NAMES)
CRIME_MEMBERS: list[int] = [crime["members"] for crime in DATA["aggressions"].values()]
LOOT: list[int] = [crime["loot"] for crime in DATA["aggressions"].values()]
POT_BLACK: int = DATA["aggression_pot"]["black"]
POT_RED: int = DATA["aggression_pot"]["red_for_each_member_after_the_first"]
POT_WHITE: int = DATA["aggression_pot"]["white_for_each_member"]

EQUIPMENT_NAMES: list[str] = list(DATA["equipment"])
EQUIPMENT = len(EQUIPMENT_NAMES)
EQUIPMENT_VALUE: list[int] = [thing["value"] for thing in DATA["equipment"].values()]
LOOKOUT, FENCE, CABMAN, SURGEON, LAWYER, BOOKKEEPER = range(EQUIPMENT)

# 8, 9: combat and war
KILL_CASH: int = DATA["combat"]["skull_cash"]
WOUND_CASH: int = DATA["combat"]["blood_cash"]
WAR_BONUS: int = DATA["combat"]["war_bonus"]
WAR_MOST: int = DATA["combat"]["war_max"]
WARS_ON_A_GANG: int = DATA["combat"]["attacks_on_a_gang_per_turn"]
ATTACKER_BRINGS: int = DATA["combat"]["attacker_brings_at_least"]

# 10: tracks and where on them one is put
BEDS: int = DATA["tracks"]["beds"]
CELLS: int = DATA["tracks"]["tombs"]
WOUND_BED: int = DATA["beds_entry"]["wound"]
DRUNK_BED: int = DATA["beds_entry"]["drunk"]
DRY_BED: int = DATA["beds_entry"]["drying"]
CRIME_CELL: int = DATA["tombs_entry"]["aggression"]
RAID_CELL: int = DATA["tombs_entry"]["raid"]
ROUT_CELL: int = DATA["tombs_entry"]["rout"]
DRUNK_CELL: int = DATA["tombs_entry"]["drunk"]

# 11: drinking, by level of the dial
DIAL_MOST: int = DATA["alcohol"]["max"]
SOBER_RELIEF: int = DATA["alcohol"]["box_relief"]
DRY_RELIEF: int = DATA["alcohol"]["dry_relief"]
DRY_FROM: int = DATA["alcohol"]["dry_from"]
_effects: list[dict[str, int]] = DATA["alcohol"]["effects"]
DRINK_CASH: list[int] = [effect.get("cash", 0) for effect in _effects]
DRINK_DEAD: list[int] = [effect.get("dead", 0) for effect in _effects]
DRINK_BED: list[int] = [effect.get("bed", 0) for effect in _effects]
DRINK_TOMBS: list[int] = [effect.get("tombs", 0) for effect in _effects]

# 6: police
POLICE_TURN: int = DATA["police"]["first_turn"]
PAWNS: list[int] = [DATA["police"]["pawns"][str(n)] for n in range(FEWEST_PLAYERS, SEATS + 1)]
MOST_PAWNS = max(PAWNS)
STATION: list[int] = [SQUARE_NAMES.index(square) for square in DATA["police"]["stations"]]
POLICE_MOVE: int = DATA["police"]["move"]
RAID_PAWNS: int = DATA["police"]["raid_pawns"]
BRIBE_CASH: int = DATA["police"]["bribe_cash"]

# 5, 15: favors
FAVOR_NAMES: list[str] = list(DATA["favors"])
FAVORS = len(FAVOR_NAMES)
DOUBLE, WHITE2, RECRUIT2, MOVE4, PAROLE, KEEPGIRL, SOBER2 = range(FAVORS)
FAVOR_TAKERS: int = DATA["tammany"]["favor_takers"]
LOBBY_INFLUENCE: int = DATA["tammany"]["influence_for_a_member"]
DOUBLE_TIMES: int = DATA["favors"]["double"]["times"]
WHITE2_CUBES: int = DATA["favors"]["white2"]["white"]
RECRUIT2_OFF: int = DATA["favors"]["recruit2"]["off"]
MOVE4_STEPS: int = DATA["favors"]["move4"]["steps"]
SOBER2_LEVELS: int = DATA["favors"]["sober2"]["levels"]

# 12: deals
DEAL_NAMES: list[str] = list(DATA["deals"])
DEALS = len(DEAL_NAMES)
NOWAR, NOBATTLE, LOAN, EXCHANGE, NOBALLOT = range(DEALS)
LOAN_MEMBERS: int = DATA["deals"]["loan"]["members"]
DUEL_CUBES: int = DATA["duel"]["black"] + DATA["duel"]["white"]

# 7, 13: the ballot
ELECTION_TURN: int = DATA["politics"]["election_first_turn"]
BALLOT_TURN: int = DATA["politics"]["ballot_first_turn"]
BALLOT_PRICE: int = DATA["politics"]["ballot_price"]
BALLOT_MOST: int = DATA["politics"]["ballot_max"]
SACK_PRICE: int = DATA["politics"]["sack_price"]
SACK_BALLOTS: int = DATA["politics"]["sack_ballots"]
PREMIUM: list[int] = DATA["politics"]["premiums"]

# Modules, in the order of the data file
MODULE_NAMES: list[str] = [name for name in DATA["modules"] if name != "about"]
MODULES = len(MODULE_NAMES)
TAMMANY, POLICE, ALCOHOL, WAR, DEAL, EQUIP, SWAP = range(MODULES)

# 8: how many ways there are to draw so many of so many
MOST_FIGHTERS = 2 * (WAR_MOST + LOAN_MEMBERS)
CHOOSE: list[list[int]] = [[1] + [0] * MOST_FIGHTERS]
for _ in range(MOST_FIGHTERS):
    CHOOSE.append([1] + [CHOOSE[-1][k] + CHOOSE[-1][k + 1] for k in range(MOST_FIGHTERS)])
