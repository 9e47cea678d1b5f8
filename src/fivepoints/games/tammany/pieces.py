"""Moving pieces between seats, wards and supplies: everything that Q5 and Q8 (pieces run out) and `supply` touch."""
from __future__ import annotations

from fivepoints.games.tammany.board import NATIONS
from fivepoints.games.tammany.layout import State


def total(row: list[int]) -> int:
    """All cubes or favors of a row of nations."""
    return row[0] + row[1] + row[2] + row[3]


def put_boss(s: State, p: int, w: int) -> None:
    s.bosses[w][p] += 1
    take_boss(s, p)


def remove_bosses(s: State, p: int, w: int, count: int) -> None:
    s.bosses[w][p] -= count
    if not s.unlimited:
        s.bosses_left[p] += count


def take_boss(s: State, p: int) -> None:
    if not s.unlimited:
        s.bosses_left[p] -= 1


def mark(s: State, p: int) -> bool:
    """Put a boss on an honour; False when none is left, and the marker is waived (Q5)."""
    if s.bosses_left[p] == 0:
        return False
    take_boss(s, p)
    return True


def unmark(s: State, p: int) -> None:
    if not s.unlimited:
        s.bosses_left[p] += 1


def gain_favors(s: State, p: int, n: int, count: int) -> None:
    """As many favors as asked, or as the supply has (Q8)."""
    if not s.unlimited:
        count = min(count, s.supply[n])
        s.supply[n] -= count
    s.favors[p][n] += count


def pay_favors(s: State, p: int, n: int, count: int) -> None:
    s.favors[p][n] -= count
    if not s.unlimited:
        s.supply[n] += count


def list_nations(row: list[int], base: int, out: list[int], n: int) -> int:
    """An action for each nation the row has. Written always, counted if it holds: compiled, that spares a branch nobody can predict."""
    for nation in range(NATIONS):
        out[n] = base + nation
        n += row[nation] > 0
    return n
