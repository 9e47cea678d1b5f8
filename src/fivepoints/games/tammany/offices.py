"""The benefits of the offices (rules 5) and giving offices away (7.5)."""
from __future__ import annotations

from fivepoints.games.tammany.board import FIRST_WAY, LOCKS, NATIONS, WAY_FROM, WAY_TO
from fivepoints.games.tammany.layout import (
    APPOINT,
    ARREST,
    COUNCIL,
    DEPUTY,
    GIVE,
    LOCK,
    MOVE,
    NEW_TERM,
    NO_OFFICE,
    POLICE,
    PRECINCT,
    TAKE,
    State,
)
from fivepoints.games.tammany.pieces import gain_favors, list_nations, mark, total
from fivepoints.games.tammany.turn import list_free_wards


def sealed_off(s: State, w: int) -> bool:
    """E1: a lock that also forbids taking pieces out of the ward."""
    return bool(s.locked[w] and s.full_lock)


def list_benefits(s: State, out: list[int], n: int) -> int:
    """What the office of the seat can do now (Q9: perhaps nothing)."""
    office = s.office[s.seat]
    if office == DEPUTY:
        return list_nations(s.supply, TAKE, out, n)
    if office == COUNCIL:
        return list_locks(s, out, n)
    if office == POLICE:
        return list_arrests(s, out, n)
    if office == PRECINCT:
        return list_moves(s, out, n)
    return n


def locks_out(s: State) -> int:
    count = 0
    for w in range(s.open_wards):
        count += s.locked[w]
    return count


def list_locks(s: State, out: list[int], n: int) -> int:
    """At most two in a term; they stay on the board until its election."""
    if locks_out(s) == LOCKS:
        return n
    return list_free_wards(s, 0, LOCK, out, n)


def may_leave(s: State, w: int) -> bool:
    """Whether a cube may leave the ward: never its last one."""
    return total(s.cubes[w]) >= 2 and not sealed_off(s, w)


def list_arrests(s: State, out: list[int], n: int) -> int:
    for w in range(s.open_wards):
        if may_leave(s, w):
            n = list_nations(s.cubes[w], ARREST + w * NATIONS, out, n)
    return n


def list_moves(s: State, out: list[int], n: int) -> int:
    for w in range(s.open_wards):
        if may_leave(s, w):
            for way in range(FIRST_WAY[w], FIRST_WAY[w + 1]):
                to = WAY_TO[way]
                if to < s.open_wards and not s.locked[to]:
                    n = list_nations(s.cubes[w], MOVE + way * NATIONS, out, n)
    return n


def take(s: State, nation: int) -> None:
    gain_favors(s, s.seat, nation, 1)
    s.office_done = 1


def arrest(s: State, w: int, nation: int) -> None:
    s.cubes[w][nation] -= 1
    s.bag[nation] += 1
    s.office_done = 1


def lock(s: State, w: int) -> None:
    s.locked[w] = 1
    s.office_done = 1


def move_cube(s: State, way: int, nation: int) -> None:
    s.cubes[WAY_FROM[way]][nation] -= 1
    s.cubes[WAY_TO[way]][nation] += 1
    s.office_done = 1


def next_to_appoint(s: State) -> int:
    """The next seat from the Mayor's left without an office; the Mayor when all have one."""
    p = (s.mayor + 1) % s.players
    while s.office[p] != NO_OFFICE and p != s.mayor:
        p = (p + 1) % s.players
    return p


def is_given(s: State, office: int) -> bool:
    for p in range(s.players):
        if s.office[p] == office:
            return True
    return False


def list_offices(s: State, out: list[int]) -> int:
    n = 0
    for office in range(DEPUTY, PRECINCT + 1):
        if not is_given(s, office):
            out[n] = GIVE + office - DEPUTY
            n += 1
    return n


def install(s: State, p: int, office: int) -> None:
    s.office[p] = office
    s.marker[p] = 1 if mark(s, p) else 0


def appoint(s: State, office: int) -> None:
    """7.5: one office for every other player. The last of four has no choice left and is given by itself."""
    install(s, next_to_appoint(s), office)
    p = next_to_appoint(s)
    if p == s.mayor:
        s.phase = NEW_TERM
        return
    left = 0
    last = NO_OFFICE
    for other in range(DEPUTY, PRECINCT + 1):
        if not is_given(s, other):
            left += 1
            last = other
    if left == 1:
        install(s, p, last)
        s.phase = NEW_TERM


def start_appointing(s: State) -> None:
    s.seat = s.mayor
    s.phase = APPOINT
