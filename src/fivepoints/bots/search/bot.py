"""A bot that searches until its budget is used up, on as many threads as it is given."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Any

import numpy as np

from fivepoints.bots.heeler import HeelerBot
from fivepoints.bots.search.engine import MOST_ROWS, Tree, engine_for, rows_for
from fivepoints.bots.search.reading import begun, best_line
from fivepoints.core.contract import Rules
from fivepoints.core.randoms import generator, next_word

USUAL_PLAYOUTS = 2000
FEW_PLAYOUTS = 16  # where there is no choice: only to tell what to expect
CHUNK = 64  # playouts between two looks at the clock
CATCHING_UP = 0.5  # the part of the playouts left that another choice than the best may get beyond what the best gets


@dataclass(frozen=True)
class Option:
    """A choice that was thought of: its actions (those that begin the move, where more follow), how often it was tried, its value to the seat (0 to 1)."""

    actions: tuple[int, ...]
    playouts: int
    value: float


@dataclass(frozen=True)
class Thought:
    """What came of a search."""

    seat: int
    actions: tuple[int, ...]  # of the whole move that is best
    options: tuple[Option, ...]  # the best first
    line: tuple[tuple[int, tuple[int, ...]], ...]  # how the game would go on, as far as the tree has grown: seats and their actions
    playouts: int
    seconds: float
    points: tuple[float, ...]  # expected at the end, by seat
    wins: tuple[float, ...]  # chance to win, by seat


class SearchBot:
    """`playouts` or `time` (seconds) bound the thinking over one move, whichever ends it first; a small choice is given only a part of the time. With playouts
    alone the choice depends on nothing but the view and the generator: each thread has a tree and a generator of its own. With `wait` 0 it plays as the heeler
    until the search is compiled. `ways` are those in which it differs from what is usual in the game (`engine.WAYS`)."""

    def __init__(self, playouts: int = 0, time: float = 0.0, threads: int = 1, seed: int | None = None, wait: int = 1, **ways: float) -> None:
        self.playouts = playouts if playouts or time else USUAL_PLAYOUTS
        self.time, self.threads, self.seed, self.wait = time, threads, seed, wait
        self.ways = ways
        self.last: Thought | None = None

    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        if not self.wait and not engine_for(rules).is_warm():
            return HeelerBot().choose(rules, s, seat, r)
        self.last = self.think(rules, s, seat, r if self.seed is None else generator(self.seed))
        return list(self.last.actions)

    def prepare(self, rules: Rules) -> None:
        """Have the search ready before the clock runs: compiled, or read from what is kept."""
        if self.wait or engine_for(rules).is_warm():
            engine_for(rules).load()

    def think(self, rules: Rules, s: Any, seat: int, r: list[int]) -> Thought:
        """The seat is asked in `s`, a state that fits what it sees; `s` stays as it is."""
        before = perf_counter()
        engine = engine_for(rules)
        rows = rows_for(self.playouts // self.threads) if self.playouts else MOST_ROWS
        ways = engine.usual | self.ways
        trees = [Tree(engine, s, seat, [next_word(r) for _ in range(4)], rows, ways) for _ in range(self.threads)]
        for tree in trees:
            tree.plant()
        if len(trees[0].choices) == 1:
            trees[0].grow(FEW_PLAYOUTS)
        else:
            end = before + self.time * engine.plain.effort(s) if self.time else None
            shares = [self.playouts // self.threads + (k < self.playouts % self.threads) for k in range(self.threads)]
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(_grow, trees, shares, [end] * self.threads))
        return _conclude(trees, s, seat, before)


def _grow(tree: Tree, playouts: int, end: float | None) -> None:
    """So many playouts (0: without a bound), or until the time is up, or until no other choice is likely to be tried as often as the best in what is left."""
    begun, done = perf_counter(), 0
    while not playouts or done < playouts:
        count = min(CHUNK, playouts - done) if playouts else CHUNK
        tree.grow(count)
        done += count
        left = float(playouts - done) if playouts else inf
        if end is not None:
            now = perf_counter()
            left = min(left, done * (end - now) / (now - begun))
        second, first = np.partition(tree.root_visits, -2)[-2:]
        if left <= 0 or first - second > CATCHING_UP * left:
            return


def _conclude(trees: list[Tree], s: Any, seat: int, before: float) -> Thought:
    """The choice that was tried most is the best one: its value is the surest."""
    first = trees[0]
    visits: Any = sum(tree.root_visits for tree in trees)
    worths: Any = sum(tree.root_worths for tree in trees)
    order = sorted(range(len(visits)), key=lambda k: (-visits[k], -worths[k], k))
    best, seen = order[0], np.maximum(visits, 1)
    ends, shares = sum(tree.root_ends[best] for tree in trees), sum(tree.root_shares[best] for tree in trees)
    line = best_line(trees, s, int(first.choices[best]))
    return Thought(
        seat=seat,
        actions=line[0][1],
        line=tuple(line),
        options=tuple(Option(begun(first, s, int(first.choices[k])), int(visits[k]), float(worths[k] / seen[k])) for k in order),
        playouts=int(visits.sum()),
        seconds=perf_counter() - before,
        points=tuple((ends / seen[best]).tolist()),
        wins=tuple((shares / seen[best]).tolist()),
    )
