"""The ballot box: rigging and sacking (rules 7.5, 16)."""
from __future__ import annotations

from fivepoints.games.gangs.board import BALLOT_MOST, BALLOT_PRICE, BALLOT_TURN, NOBALLOT, SACK_BALLOTS, SACK_PRICE
from fivepoints.games.gangs.layout import DRAW_BALLOT, EMPTY, NEXT_ACTION, NEXT_BALLOT, RIG, SACK, State
from fivepoints.games.gangs.people import pay, purse


def may_touch_box(s: State) -> bool:
    p = s.seat
    return s.politics == 1 and s.turn >= BALLOT_TURN and s.deal_from[NOBALLOT] != p and s.deal_with[NOBALLOT] != p


def may_sack(s: State) -> bool:
    return may_touch_box(s) and not s.sacked and purse(s, s.seat) >= SACK_PRICE


def may_rig(s: State, count: int) -> bool:
    return may_touch_box(s) and s.most[s.seat] < 0 and BALLOT_PRICE * count <= s.cash[s.seat]


def list_ballot_actions(s: State, out: list[int], n: int) -> int:
    if may_sack(s):
        out[n] = SACK
        n += 1
    for count in range(BALLOT_MOST + 1):
        if may_rig(s, count):
            out[n] = RIG + count
            n += 1
    return n


def rig(s: State, count: int) -> None:
    """How many, and so what it paid, stays secret until the count (16)."""
    p = s.seat
    s.ballots[p] = count
    s.most[p] = min(BALLOT_MOST, s.cash[p] // BALLOT_PRICE)


def sack(s: State) -> None:
    pay(s, s.seat, SACK_PRICE)
    s.sacked = 1
    s.breaks += 1
    s.pick = SACK_BALLOTS
    s.phase = NEXT_BALLOT


def next_ballot(s: State) -> None:
    """A ballot is drawn as long as all know that one may be there; how many there are nobody knows."""
    possible = 0
    for p in range(s.players):
        if s.most[p] >= 0:
            possible += s.most[p] - s.shown[p]
    if s.pick > 0 and possible > 0:
        s.phase = DRAW_BALLOT
    else:
        s.pick = 0
        s.phase = NEXT_ACTION


def list_ballots(s: State, out: list[int], weights: list[int]) -> int:
    n = 0
    for p in range(s.players):
        if s.ballots[p] > 0:
            out[n] = p
            weights[n] = s.ballots[p]
            n += 1
    if n == 0:
        out[0] = EMPTY
        weights[0] = 1
        n = 1
    return n


def draw_ballot(s: State, outcome: int) -> None:
    """When nothing is left in the box, all know what was in it."""
    s.phase = NEXT_BALLOT
    s.pick -= 1
    if outcome < EMPTY:
        s.ballots[outcome] -= 1
        s.shown[outcome] += 1
        return
    s.pick = 0
    for p in range(s.players):
        if s.most[p] >= 0:
            s.most[p] = s.shown[p]
