"""Influence, favors and the corruption pawn (rules 5.3, 15)."""
from __future__ import annotations

from fivepoints.games.gangs.board import ALCOHOL, DOUBLE, DOUBLE_TIMES, FAVOR_TAKERS, FAVORS, KEEPGIRL, NOBODY, PAROLE, POLICE, SEATS, SOBER2, SOBER2_LEVELS
from fivepoints.games.gangs.comeback import parole
from fivepoints.games.gangs.layout import FAVOR, NEXT_FAVOR, NEXT_STAGE, STAGE_A, TAKE_FAVOR, USE_FAVOR, YES, State
from fivepoints.games.gangs.people import in_force, place_in_order, prisoners


def begin_favors(s: State) -> None:
    """Who takes favors is looked at once, before the first is used."""
    s.corruption = NOBODY
    for k in range(SEATS):
        s.taker[k] = NOBODY
    for k in range(min(FAVOR_TAKERS, s.players - 1)):
        s.taker[k] = next_taker(s, k)
    s.at = -1
    s.phase = NEXT_FAVOR


def next_taker(s: State, k: int) -> int:
    """Of those who are not among the first k takers, the one with most influence."""
    found = NOBODY
    for p in range(s.players):
        if s.fallen[p] == 0 and s.influence[p] > 0 and not takes_before(s, p, k) and (found < 0 or goes_before(s, p, found)):
            found = p
    return found


def takes_before(s: State, p: int, k: int) -> bool:
    for i in range(k):
        if s.taker[i] == p:
            return True
    return False


def goes_before(s: State, p: int, q: int) -> bool:
    """More influence, less money, later in the order."""
    if s.influence[p] != s.influence[q]:
        return s.influence[p] > s.influence[q]
    if s.cash[p] != s.cash[q]:
        return s.cash[p] < s.cash[q]
    return place_in_order(s, p) > place_in_order(s, q)


def next_favor(s: State) -> None:
    """Ask the next taker; the first of them has the corruption pawn."""
    s.at += 1
    if s.at == SEATS or s.taker[s.at] == NOBODY:
        s.at = 0
        for k in range(SEATS):
            s.taker[k] = 0
        end_taking(s)
        return
    s.seat = s.taker[s.at]
    if s.at == 0 and in_force(s, POLICE, s.turn):
        s.corruption = s.seat
    s.phase = TAKE_FAVOR


def end_taking(s: State) -> None:
    """What was used at once was no longer left to the others; now it goes back."""
    for favor in range(FAVORS):
        if s.chosen >> favor & 1:
            s.favor[favor] = NOBODY
    s.chosen = 0
    s.phase = NEXT_STAGE


def is_there(s: State, favor: int) -> bool:
    """15: without police there is no keepgirl, without alcohol no sober2."""
    if s.favor[favor] != NOBODY:
        return False
    if favor == KEEPGIRL:
        return in_force(s, POLICE, s.turn)
    return favor != SOBER2 or in_force(s, ALCOHOL, s.turn)


def list_favors(s: State, out: list[int]) -> int:
    n = 0
    for favor in range(FAVORS):
        if is_there(s, favor):
            out[n] = FAVOR + favor
            n += 1
    return n


def take_favor(s: State, favor: int) -> None:
    """Double counts at once; parole and sober2 may."""
    p = s.seat
    s.favor[favor] = p
    s.phase = NEXT_FAVOR
    if favor == DOUBLE:
        s.cash[p] += (DOUBLE_TIMES - 1) * s.best[p]
    elif (favor == PAROLE and prisoners(s, p) > 0) or (favor == SOBER2 and s.dial[p] > 0):
        s.pick = favor
        s.phase = USE_FAVOR


def use_or_keep(s: State, action: int) -> None:
    favor = s.pick
    s.pick = 0
    s.phase = NEXT_FAVOR
    if action == YES:
        use_favor(s, favor)


def use_favor(s: State, favor: int) -> None:
    """Parole or sober2, at once when taken or among the actions."""
    if s.stage == STAGE_A:
        s.chosen |= 1 << favor
    else:
        s.favor[favor] = NOBODY
    if favor == PAROLE:
        parole(s)
    else:
        s.dial[s.seat] = max(s.dial[s.seat] - SOBER2_LEVELS, 0)


def give_back_favors(s: State) -> None:
    for favor in range(FAVORS):
        s.favor[favor] = NOBODY
