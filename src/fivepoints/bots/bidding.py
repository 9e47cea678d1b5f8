"""The equilibrium of a sealed bid in which everybody pays: what each bidder should bid, and how often.

Each bidder has a head start and pays what it bids, won or lost; the most votes win, a tie for the most elects nobody. For two bidders the equilibrium is
exact: by a linear program where one's gain is the other's loss, else by one with whole numbers that say which bids are in use. For three or more it is
found by regret matching, and how far it may be from an equilibrium (the exploitability) is computed exactly and said.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from fivepoints.core.errors import OptionError

Mix = npt.NDArray[np.float64]  # how likely each bid is, from 0 up
TARGET = 1e-3  # exploitability at which regret matching stops, as a part of the largest stake
MOST_ROUNDS = 20_000
LOOK = 100  # rounds between two looks at the exploitability
SURE = 1e-9  # what an exact solution may be off by, as a part of the largest stake
MOST_SECONDS = 20.0  # for the program with whole numbers


@dataclass(frozen=True)
class Bidder:
    head: int  # votes without a bid
    costs: tuple[float, ...]  # of a bid of 0, 1, 2, ..: as many as it can make
    win: float  # what it is worth to win
    lose: float = 0.0  # what it is worth that a rival wins, usually nothing or less; that nobody wins is worth 0

    def __post_init__(self) -> None:
        if self.head < 0 or not self.costs or any(later < earlier for earlier, later in zip(self.costs, self.costs[1:], strict=False)):
            raise OptionError("a bidder has votes to begin with, and costs that do not fall")
        if not all(map(np.isfinite, (*self.costs, self.win, self.lose))) or self.win < 0 or self.lose > self.win:
            raise OptionError("winning is worth at least nothing, and not less than losing")

    @property
    def stake(self) -> float:
        """What hangs on the ward for it."""
        return max(self.win, 0.0) - min(self.lose, 0.0)


@dataclass(frozen=True)
class Solution:
    mixes: list[list[float]]  # by bidder: how likely each bid is
    payoffs: list[float]  # expected, by bidder
    wins: list[float]  # chance to win, by bidder; what is left is that nobody does
    exploitability: float  # what the one who gains most could gain by another bid
    method: str


def solve(bidders: Sequence[Bidder], target: float = TARGET) -> Solution:
    """The equilibrium of the bid. Bids that no sensible bidder makes are left out before, and have no chance in it."""
    if not bidders:
        raise OptionError("a bid needs a bidder")
    kept = useful_bids(bidders)
    small = [Bidder(b.head, b.costs[: most + 1], b.win, b.lose) for b, most in zip(bidders, kept, strict=True)]
    stake = max(1e-300, *(b.stake for b in bidders))
    mixes, method = None, "linear program"
    if all(len(b.costs) == 1 for b in small):
        mixes, method = [np.ones(1) for _ in small], "nobody has a choice"
    elif len(bidders) == 2:
        mixes = _zero_sum(small) if _is_zero_sum(small) else None
        if mixes is None:
            mixes, method = _general(small), "linear program with whole numbers"
    if mixes is None or exploitability(small, mixes) > SURE * stake:
        mixes, method = match_regrets(small, target * stake), "regret matching"
    whole = [np.concatenate([mix, np.zeros(len(b.costs) - len(mix))]) for mix, b in zip(mixes, bidders, strict=True)]
    return Solution(
        mixes=[mix.tolist() for mix in whole],
        payoffs=[float(mix @ brought) for mix, brought in zip(whole, values(bidders, whole), strict=True)],
        wins=[float(mix @ chance) for mix, chance in zip(whole, win_chances(bidders, whole), strict=True)],
        exploitability=exploitability(bidders, whole),
        method=method,
    )


def useful_bids(bidders: Sequence[Bidder]) -> list[int]:
    """The largest bid of each that can be of use: not more than beats all that the others may bid, not dearer than what hangs on it, none if hopeless."""
    most = [len(b.costs) - 1 for b in bidders]
    while True:
        before = list(most)
        for p, b in enumerate(bidders):
            reach = max((q.head + most[k] for k, q in enumerate(bidders) if k != p), default=-1)
            ahead = max((q.head for k, q in enumerate(bidders) if k != p), default=-1)
            most[p] = min(most[p], max(0, reach + 1 - b.head))
            while most[p] > 0 and (b.costs[most[p]] - b.costs[0] > b.stake or b.head + most[p] < ahead):
                most[p] -= 1
        if most == before:
            return most


# What a bid brings against others' mixes: exact


def _chances(bidders: Sequence[Bidder], mixes: Sequence[Mix]) -> tuple[list[Mix], list[Mix]]:
    """By bidder: the chance of so many votes, and of fewer."""
    size = max(b.head + len(b.costs) for b in bidders)
    exact = []
    for b, mix in zip(bidders, mixes, strict=True):
        row = np.zeros(size)
        row[b.head : b.head + len(mix)] = mix
        exact.append(row)
    return exact, [np.concatenate([[0.0], np.cumsum(row)[:-1]]) for row in exact]


def win_chances(bidders: Sequence[Bidder], mixes: Sequence[Mix]) -> list[Mix]:
    """By bidder: the chance that each of its bids wins."""
    _, fewer = _chances(bidders, mixes)
    return [_of_others(fewer, (p,))[b.head : b.head + len(b.costs)] for p, b in enumerate(bidders)]


def values(bidders: Sequence[Bidder], mixes: Sequence[Mix]) -> list[Mix]:
    """By bidder: what each of its bids brings on average, its cost included."""
    return [value(bidders, mixes, p) for p in range(len(bidders))]


def value(bidders: Sequence[Bidder], mixes: Sequence[Mix], p: int) -> Mix:
    """What each bid of one bidder brings on average against the others' mixes."""
    exact, fewer = _chances(bidders, mixes)
    b = bidders[p]
    here = slice(b.head, b.head + len(b.costs))
    found: Mix = b.win * _of_others(fewer, (p,))[here] - np.array(b.costs)
    if b.lose:
        beaten = np.zeros(len(exact[0]))  # at each number of votes: that a rival has just these, and everybody else fewer
        for q in range(len(bidders)):
            if q != p:
                beaten += exact[q] * _of_others(fewer, (p, q))
        above = np.concatenate([np.cumsum(beaten[::-1])[::-1][1:], [0.0]])
        found = found + b.lose * above[here]
    return found


def _of_others(fewer: Sequence[Mix], but: tuple[int, ...]) -> Mix:
    """The chance that everybody but these has fewer votes, at each number of votes."""
    result: Mix = prod((row for q, row in enumerate(fewer) if q not in but), start=np.ones(len(fewer[0])))
    return result


def exploitability(bidders: Sequence[Bidder], mixes: Sequence[Mix]) -> float:
    """What the one who gains most by it could gain by another bid."""
    return max(0.0, *(float(brought.max() - mix @ brought) for mix, brought in zip(mixes, values(bidders, mixes), strict=True)))


# Two bidders


def _tables(bidders: Sequence[Bidder]) -> tuple[Mix, Mix]:
    """What each pair of bids brings to the one and to the other."""
    one, other = bidders
    votes, against = one.head + np.arange(len(one.costs))[:, None], other.head + np.arange(len(other.costs))[None, :]
    first, second = votes > against, votes < against
    return (
        one.win * first + one.lose * second - np.array(one.costs)[:, None],
        other.win * second + other.lose * first - np.array(other.costs)[None, :],
    )


def _is_zero_sum(bidders: Sequence[Bidder]) -> bool:
    """Whether, measured in units of their own, what one gains the other loses: a rival's win must hurt as much as one's own helps."""
    one, other = bidders
    return min(one.win, other.win) > 0 and min(-one.lose, -other.lose) > 0 and abs(one.win * other.win - one.lose * other.lose) <= 1e-12 * one.win * other.win


def _zero_sum(bidders: Sequence[Bidder]) -> list[Mix]:
    """Both sides of the linear program. A cost of the other's is put into each one's payoff: it changes no choice, and makes the sum constant."""
    one, other = bidders
    table, _ = _tables(bidders)
    whole = -other.lose * table + one.win * np.array(other.costs)[None, :]
    return [_maximin(whole), _maximin(-whole.T)]


def _maximin(table: Mix) -> Mix:
    """The mix of rows whose least average is largest."""
    from scipy.optimize import linprog

    rows, columns = table.shape
    found = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-table.T, np.ones((columns, 1))]), b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0.0)[None, :], b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )  # fmt: skip
    return _as_mix(found.x[:rows])


def _general(bidders: Sequence[Bidder]) -> list[Mix] | None:
    """An equilibrium of any two tables, of several the one that brings both together most; None if the time did not suffice.

    A bid is either in use, and then brings no less than the best, or it is not, and then has no chance: a number that is 0 or 1 says which.
    """
    from scipy.optimize import Bounds, LinearConstraint, milp

    tables = [_tables(bidders)[0], _tables(bidders)[1].T]
    sizes = [len(b.costs) for b in bidders]
    columns = sum(sizes)
    # variables: both mixes, both 'in use', both best payoffs
    width = 2 * columns + 2
    rows: list[Any] = []
    for p in range(2):
        mine, others = (0, sizes[0]) if p == 0 else (sizes[0], 0)
        n, m, table = sizes[p], sizes[1 - p], tables[p]
        spread = float(table.max() - table.min()) + 1.0
        best = 2 * columns + p
        total = np.zeros((1, width))
        total[0, mine : mine + n] = 1
        rows.append(LinearConstraint(total, 1, 1))
        short = np.zeros((n, width))  # what a bid brings less than the best
        short[:, best] = 1
        short[:, others : others + m] = -table
        rows.append(LinearConstraint(short, 0, np.inf))
        used = np.zeros((n, width))
        used[:, columns + mine : columns + mine + n] = np.eye(n)
        rows.append(LinearConstraint(short + spread * used, -np.inf, spread))
        chance = np.zeros((n, width))
        chance[:, mine : mine + n] = np.eye(n)
        rows.append(LinearConstraint(chance - used, -np.inf, 0))
    goal = np.append(np.zeros(2 * columns), [-1.0, -1.0])
    free = Bounds(np.append(np.zeros(2 * columns), [-np.inf, -np.inf]), np.append(np.ones(2 * columns), [np.inf, np.inf]))
    whole = np.append(np.append(np.zeros(columns), np.ones(columns)), [0, 0])
    found = milp(goal, constraints=rows, bounds=free, integrality=whole, options={"time_limit": MOST_SECONDS})
    if found.x is None:
        return None
    used = found.x[columns : 2 * columns] > 0.5
    return _with_support(tables, (used[: sizes[0]], used[sizes[0] :]))


def _with_support(tables: Sequence[Mix], used: Sequence[npt.NDArray[np.bool_]]) -> list[Mix] | None:
    """Once it is known which bids are in use, a linear program for each mix makes the other's bids in use equally good, without the slack of whole numbers."""
    from scipy.optimize import linprog

    mixes: list[Mix] = []
    for p in (1, 0):  # the mix of p keeps the other's bids in use equal
        table = tables[1 - p]  # of the other: its bids by p's
        n, m = table.shape
        best = np.where(used[1 - p])[0]
        lines = np.hstack([table, -np.ones((n, 1))])
        found = linprog(
            np.zeros(m + 1),
            A_ub=lines, b_ub=np.zeros(n),
            A_eq=np.vstack([lines[best], np.append(np.ones(m), 0.0)]), b_eq=np.append(np.zeros(len(best)), 1.0),
            bounds=[(0, None if in_use else 0) for in_use in used[p]] + [(None, None)],
        )  # fmt: skip
        if found.x is None:
            return None
        mixes.insert(0, _as_mix(found.x[:m]))
    return mixes


def _as_mix(x: Mix) -> Mix:
    chances: Mix = np.clip(x, 0.0, None)
    chances /= chances.sum()
    return chances


# Three bidders and more


def match_regrets(bidders: Sequence[Bidder], target: float, rounds: int = MOST_ROUNDS) -> list[Mix]:
    """Everybody bids by how much each bid would have brought more so far (regret matching plus), one after another; later rounds count more in the average.
    The best average seen, at the latest when it can be exploited by no more than `target`."""
    regrets = [np.zeros(len(b.costs)) for b in bidders]
    mixes = [np.full(len(b.costs), 1 / len(b.costs)) for b in bidders]
    sums = [np.zeros(len(b.costs)) for b in bidders]
    best, least = [mix.copy() for mix in mixes], exploitability(bidders, mixes)
    for t in range(1, rounds + 1):
        for p in range(len(bidders)):
            brought = value(bidders, mixes, p)
            regrets[p] = np.maximum(0.0, regrets[p] + brought - mixes[p] @ brought)
            total = regrets[p].sum()
            mixes[p] = regrets[p] / total if total > 0 else np.full(len(brought), 1 / len(brought))
            sums[p] += t * mixes[p]
        if t % LOOK == 0:
            average = [row / row.sum() for row in sums]
            for found in (average, mixes):
                gain = exploitability(bidders, found)
                if gain < least:
                    best, least = [mix.copy() for mix in found], gain
            if least <= target:
                break
    return best
