"""Set-up, Castle Garden and the opening of zones (rules 3, 4.1): everything that is drawn."""
from __future__ import annotations

from fivepoints.games.tammany.board import (
    BOSSES_A_SEAT,
    BOX,
    CUBES_A_NATION,
    FAVORS_A_NATION,
    FEWEST_PLAYERS,
    GARDEN_BEYOND_PLAYERS,
    IRISH,
    NATIONS,
    OPEN_WARDS,
    SLANDER_TOKENS,
    WARD_14,
    YEARS_A_TERM,
    ZONE_END,
)
from fivepoints.games.tammany.layout import FILL, FIRST, NEXT_TURN, OPEN, TURN, State
from fivepoints.games.tammany.pieces import total


def set_up(s: State) -> None:
    """3: the boxes are filled, the rest is in the bag, ward 14 gets its Irish cube, and the first zone opens."""
    for n in range(NATIONS):
        s.bag[n] = CUBES_A_NATION
        s.supply[n] = FAVORS_A_NATION
        for z in range(len(BOX)):
            s.boxes[z][n] = BOX[z][n]
            s.bag[n] -= BOX[z][n]
    for p in range(s.players):
        s.bosses_left[p] = BOSSES_A_SEAT
        s.tokens[p] = SLANDER_TOKENS
    s.boxes[0][IRISH] -= 1
    s.cubes[WARD_14][IRISH] = 1
    s.year = 1
    s.first = -1
    s.mayor = -1
    s.phase = OPEN


def open_due(s: State) -> bool:
    """3.2, 3.4: whether another zone opens now, at set-up or after the election of this year."""
    elections = 0 if s.first < 0 else s.year // YEARS_A_TERM
    return s.open_wards < OPEN_WARDS[s.players - FEWEST_PLAYERS][elections]


def zone_of(w: int) -> int:
    z = 0
    while w >= ZONE_END[z]:
        z += 1
    return z


def open_ward(s: State, n: int) -> bool:
    """The next ward of the zone that opens gets a cube of nation n; True when no more are due."""
    s.boxes[zone_of(s.open_wards)][n] -= 1
    s.cubes[s.open_wards][n] += 1
    s.open_wards += 1
    if s.open_wards == WARD_14:
        s.open_wards += 1  # it has its Irish cube already (3.2)
    return not open_due(s)


def fill_garden(s: State) -> bool:
    """4.1: an empty Castle Garden gets new cubes, as many as the bag has (Q1); True if a draw is due."""
    if total(s.garden) > 0:
        return False
    s.due = min(s.players + GARDEN_BEYOND_PLAYERS, total(s.bag))
    if s.due == 0:
        return False
    s.phase = FILL
    return True


def land(s: State, n: int) -> None:
    """A cube of nation n comes from the bag to Castle Garden."""
    s.bag[n] -= 1
    s.garden[n] += 1
    s.due -= 1
    if s.due == 0:
        s.phase = FIRST if s.first < 0 else TURN


def choose_first(s: State, p: int) -> None:
    """3.1: the first player is known."""
    s.first = p
    s.seat = p
    s.phase = NEXT_TURN


def empty_garden(s: State) -> None:
    """7.1: what is left in Castle Garden goes back to the bag."""
    for n in range(NATIONS):
        s.bag[n] += s.garden[n]
        s.garden[n] = 0
