"""Set-up: what everybody begins with, how many of its members are women, and the order (rules 3)."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    BLADES_A_GANG,
    DEALS,
    FAVORS,
    FEWEST_PLAYERS,
    GUNS_A_GANG,
    HQ,
    KINDS,
    MOST_PAWNS,
    NOBODY,
    NOWHERE,
    ORDER_BONUS,
    SQUARES,
    START_BLADES,
    START_CASH,
    START_DIAL,
    START_GUNS,
    START_INFLUENCE,
    START_MEMBERS,
    TOKENS,
)
from fivepoints.games.gangs.layout import CHOOSE_WOMEN, DRAW_ORDER, NEXT_TURN, SET_WOMEN, State
from fivepoints.games.gangs.people import ask_who_owes


def set_up(s: State) -> None:
    for p in range(s.players):
        s.cash[p] = START_CASH
        s.dial[p] = START_DIAL
        s.influence[p] = START_INFLUENCE
        s.blades[p] = START_BLADES
        s.guns[p] = START_GUNS
        s.order[p] = NOBODY
        s.most[p] = -1
        s.owes[p] = 1
    s.blades_left = (BLADES_A_GANG - START_BLADES) * s.players
    s.guns_left = (GUNS_A_GANG - START_GUNS) * s.players
    for kind in range(KINDS):
        s.tokens[kind] = TOKENS[s.players - FEWEST_PLAYERS][kind]
    for square in range(SQUARES):
        s.owner[square] = NOBODY
    for k in range(MOST_PAWNS):
        s.pawn[k] = NOWHERE
    for favor in range(FAVORS):
        s.favor[favor] = NOBODY
    for kind in range(DEALS):
        s.deal_from[kind] = NOBODY
        s.deal_with[kind] = NOBODY
    s.corruption = NOBODY
    s.square = NOWHERE
    s.phase = CHOOSE_WOMEN


def list_women(out: list[int]) -> int:
    for count in range(START_MEMBERS + 1):
        out[count] = SET_WOMEN + count
    return START_MEMBERS + 1


def choose_women(s: State, count: int) -> None:
    """How many of the five are women; when all have said it, the order is drawn."""
    home = HQ[s.gang[s.seat]]
    s.men[home][s.seat] = START_MEMBERS - count
    s.women[home][s.seat] = count
    s.owes[s.seat] = 0
    if not ask_who_owes(s):
        s.seat = 0
        s.phase = DRAW_ORDER


def draw_order(s: State, p: int) -> None:
    """The next in the order; the last one is left over."""
    k = 0
    while s.order[k] != NOBODY:
        k += 1
    s.order[k] = p
    if k < s.players - 2:
        return
    for q in range(s.players):
        if not is_drawn(s, q):
            s.order[s.players - 1] = q
    for k in range(s.players):
        s.cash[s.order[k]] += ORDER_BONUS[k]
    s.phase = NEXT_TURN


def is_drawn(s: State, p: int) -> bool:
    for k in range(s.players):
        if s.order[k] == p:
            return True
    return False


def list_undrawn(s: State, out: list[int], weights: list[int]) -> int:
    n = 0
    for p in range(s.players):
        if not is_drawn(s, p):
            out[n] = p
            weights[n] = 1
            n += 1
    return n
