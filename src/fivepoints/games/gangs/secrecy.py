"""What is secret: sealed choices until all are in, ballots until the count (rules 16)."""
from __future__ import annotations

from fivepoints.core.randoms import below
from fivepoints.games.gangs.board import HQ
from fivepoints.games.gangs.combat import lone_arms, side_of
from fivepoints.games.gangs.layout import ACT, ARM, ATTACKER, CHOOSE_WOMEN, COMMIT, DEFENDER, RIG, RIG_UNSEEN, SIDES, UNSEEN, State
from fivepoints.games.gangs.people import ask_who_owes
from fivepoints.games.gangs.war import most_committed


def sealed(s: State) -> bool:
    return s.phase == CHOOSE_WOMEN or s.phase == COMMIT or s.phase == ARM


def was_asked(s: State, p: int) -> bool:
    """Whether the seat has a part in the sealed choice that is asked now. Public facts only."""
    if s.phase == CHOOSE_WOMEN:
        return True
    if s.phase == COMMIT:
        return (p == s.party[ATTACKER] or p == s.party[DEFENDER]) and most_committed(s, p) > 1
    side = side_of(s, p)
    return s.phase == ARM and side >= 0 and lone_arms(s, side) < 0


def hide(s: State, p: int, value: int) -> None:
    """Overwrite the sealed choice of a seat."""
    if s.phase == CHOOSE_WOMEN:
        s.men[HQ[s.gang[p]]][p] = value
        s.women[HQ[s.gang[p]]][p] = value
    elif s.phase == COMMIT:
        s.commit[side_of(s, p)] = value
    else:
        s.arm_blades[side_of(s, p)] = value
        s.arm_guns[side_of(s, p)] = value


def blind(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            if sealed(s) and was_asked(s, p):
                hide(s, p, 0 if s.owes[p] else UNSEEN)
            if s.most[p] >= 0:
                s.ballots[p] = UNSEEN


def veiled(s: State) -> bool:
    for p in range(s.players):
        if s.ballots[p] == UNSEEN or s.men[HQ[s.gang[p]]][p] == UNSEEN:
            return True
    for side in range(SIDES):
        if s.commit[side] == UNSEEN or s.arm_blades[side] == UNSEEN:
            return True
    return False


def redeal(s: State, seat: int, r: list[int]) -> None:
    """Others have not made a sealed choice yet; ballots are drawn anew among all numbers a gang can have put in."""
    for p in range(s.players):
        if p != seat:
            if sealed(s) and was_asked(s, p):
                hide(s, p, 0)
                s.owes[p] = 1
            if s.most[p] >= 0:
                s.ballots[p] = below(r, s.most[p] - s.shown[p] + 1)
    if sealed(s):
        if seat >= 0 and s.owes[seat]:
            s.seat = seat
        else:
            ask_who_owes(s)


def heard(s: State, seat: int, action: int, listener: int) -> int:
    """That a ballot was rigged is heard, how is not (7.5)."""
    if s.phase == ACT and RIG <= action < RIG_UNSEEN and listener != seat:
        return RIG_UNSEEN
    return action
