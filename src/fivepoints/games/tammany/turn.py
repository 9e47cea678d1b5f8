"""The ward action: Campaign and Settle (rules 4.2)."""
from __future__ import annotations

from fivepoints.games.tammany.board import NATIONS
from fivepoints.games.tammany.layout import CAMPAIGN, CUBE, IDLE, PUT, SECOND, SECOND_BOSS, SETTLE, TURN, State
from fivepoints.games.tammany.pieces import gain_favors, list_nations, put_boss, total


def list_free_wards(s: State, start: int, base: int, out: list[int], n: int) -> int:
    """An action for each active, unlocked ward from `start` on."""
    for w in range(start, s.open_wards):
        out[n] = base + w
        n += s.locked[w] == 0
    return n


def list_cubes(s: State, source: list[int], out: list[int], n: int) -> int:
    """An action for each cube that the source has and each ward that may take it."""
    for w in range(s.open_wards):
        if not s.locked[w]:
            n = list_nations(source, PUT + w * NATIONS, out, n)
    return n


def list_ward_actions(s: State, out: list[int], n: int) -> int:
    """Campaign or Settle; what they become when bosses or cubes have run out is Q1 and Q5."""
    has_boss = s.bosses_left[s.seat] > 0
    has_cube = total(s.garden) > 0
    if has_boss:
        n = list_free_wards(s, 0, CAMPAIGN, out, n)
        if has_cube:
            n = list_free_wards(s, 0, SETTLE, out, n)
        return n
    out[n] = IDLE
    n += 1
    if has_cube:
        n = list_cubes(s, s.garden, out, n)
    return n


def campaign(s: State, w: int) -> None:
    """The first boss; the second, if there is one, goes to the same ward or one that votes later, so that a pair is listed once."""
    put_boss(s, s.seat, w)
    if s.bosses_left[s.seat] > 0:
        s.ward = w
        s.phase = SECOND
    else:
        s.ward_done = 1


def list_second(s: State, out: list[int]) -> int:
    return list_free_wards(s, s.ward, SECOND_BOSS, out, 0)


def second_boss(s: State, w: int) -> None:
    put_boss(s, s.seat, w)
    s.ward = 0
    s.ward_done = 1
    s.phase = TURN


def settle_boss(s: State, w: int) -> None:
    put_boss(s, s.seat, w)
    s.phase = CUBE


def settle_cube(s: State, w: int, nation: int) -> None:
    """The cube of a settle, and its favor (none when the supply has none, Q8)."""
    s.garden[nation] -= 1
    s.cubes[w][nation] += 1
    gain_favors(s, s.seat, nation, 1)
    s.ward_done = 1
    s.phase = TURN
