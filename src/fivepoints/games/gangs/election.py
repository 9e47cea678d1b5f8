"""Phase h: the election (rules 13), and who has won the game (20)."""
from __future__ import annotations

from fivepoints.games.gangs.board import PREMIUM
from fivepoints.games.gangs.layout import State
from fivepoints.games.gangs.people import controlled, living, place_in_order, purse


def votes(s: State, p: int) -> int:
    """Squares and ballots."""
    return controlled(s, p) + s.ballots[p]


def elect(s: State) -> None:
    """All ballots and payments are shown, premiums are paid by rank, and the box is empty."""
    for p in range(s.players):
        s.cash[p] = purse(s, p)
    for p in range(s.players):
        if s.fallen[p] == 0:
            s.cash[p] += premium(s, p)
    for p in range(s.players):
        s.ballots[p] = 0
        s.shown[p] = 0
        s.most[p] = -1


def premium(s: State, p: int) -> int:
    """Those who are equal pool the premiums of their places, rounded down."""
    mine = votes(s, p)
    better = 0
    equal = 0
    for q in range(s.players):
        if s.fallen[q] == 0:
            theirs = votes(s, q)
            if theirs > mine:
                better += 1
            elif theirs == mine:
                equal += 1
    pool = 0
    for k in range(better, better + equal):
        pool += PREMIUM[k]
    return pool // equal


# The end


def points(s: State, out: list[int]) -> None:
    """Money; a gang that is out has nothing to its name, whatever it keeps."""
    for p in range(s.players):
        out[p] = 0 if s.fallen[p] > 0 else s.cash[p]


def places(s: State, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = 1
        for q in range(s.players):
            if q != p and is_ahead(s, q, p):
                out[p] += 1


def is_ahead(s: State, p: int, q: int) -> bool:
    """20: survivors first, by money, living members, squares, order; of those who are out the later, then by money and order."""
    if s.fallen[p] != s.fallen[q]:
        return s.fallen[p] == 0 or (s.fallen[q] != 0 and s.fallen[p] > s.fallen[q])
    if s.cash[p] != s.cash[q]:
        return s.cash[p] > s.cash[q]
    if s.fallen[p] == 0:
        if living(s, p) != living(s, q):
            return living(s, p) > living(s, q)
        if controlled(s, p) != controlled(s, q):
            return controlled(s, p) > controlled(s, q)
    return place_in_order(s, p) < place_in_order(s, q)
