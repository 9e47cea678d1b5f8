"""The compiled search of a game and the arrays it works on."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

from fivepoints.bots.search import tree
from fivepoints.core import drive, priors, randoms, twin
from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError

WAYS = ("explore", "distrust", "win", "heat", "err", "ahead")  # in the order of `tree`
LONGEST_MOVE = 64  # actions of one choice
ROWS_A_PLAYOUT = 8  # of the table
FEWEST_ROWS, MOST_ROWS = 1 << 12, 1 << 20


class Engine:
    """The search bound to one game: interpreted for a look at single positions, compiled for the rest."""

    def __init__(self, rules: Rules) -> None:
        if not rules.sense:
            raise OptionError(f"{rules.title} has no sense for a search")
        self.rules = rules
        self._sense = [priors, *(import_module(f"{rules.package}.{name}") for name in rules.sense), tree]
        self._modules = [randoms, *rules.modules, drive, *self._sense]

    @cached_property
    def plain(self) -> Any:
        return twin.plain(self._modules)

    @cached_property
    def usual(self) -> dict[str, float]:
        """The ways of a search that proved best in this game."""
        found: dict[str, float] = self._sense[-2].USUAL
        return found

    @cached_property
    def twin(self) -> Any:
        return self.rules.twin_with(self._sense, apart=self._sense)

    @cached_property
    def entries(self) -> tuple[Any, Any]:
        """`list_roots` and `search`, compiled: a second from a warm cache, a minute or more from a cold one."""
        sample = Tree(self, self.rules.start(self.rules.middle, {}), 0, [1, 2, 3, 4], FEWEST_ROWS, self.usual)
        found = twin.entry(self.twin, "list_roots", *sample.listing()), twin.entry(self.twin, "search", *sample.arguments(1))
        self._mark.parent.mkdir(parents=True, exist_ok=True)
        self._mark.touch()
        return found

    def load(self) -> None:
        """Compile the search, or read what was compiled before."""
        assert self.entries

    @property
    def _mark(self) -> Path:
        """A file beside what is kept compiled: all of it is there."""
        folder: Path = self.twin.folders[-1]
        return folder / "search.warm"

    def is_warm(self) -> bool:
        """Whether the search is compiled already, in this process or in another before."""
        return "entries" in vars(self) or self._mark.exists()


class Tree:
    """One tree from one position; grows by `grow`."""

    def __init__(self, engine: Engine, s: Any, seat: int, r: list[int], rows: int, ways: Mapping[str, float]) -> None:
        rules = engine.rules
        self.engine, self.seat = engine, seat
        self.players: int = rules.get_options(s)[0]
        self.states = np.repeat(rules.layout.record(s), 2)
        self.ways = np.array([ways[name] for name in WAYS])
        self.r = np.array(r, np.int64)
        self.keys, self.visits, self.worths = np.zeros(rows, np.int64), np.zeros(rows, np.int32), np.zeros(rows, np.float64)
        self.used = np.zeros(1, np.int64)
        self._lists = np.zeros(rules.choices, np.int64), np.zeros(rules.choices, np.float64)
        self._out, self._weights = np.zeros(rules.choices, np.uint16), np.zeros(rules.outcomes, np.int64)
        self._acts = np.zeros(LONGEST_MOVE, np.int64)
        self._paths = np.zeros((tree.DEEPEST, 3), np.int64)
        seats = rules.seats[-1]
        self._ends = np.zeros(seats, np.float64), np.zeros(seats, np.int64), np.zeros(seats, np.float64), np.zeros(seats, np.float64)
        self._set_roots(0)

    def _set_roots(self, n: int) -> None:
        choices, priors = self._lists
        self.choices, self.priors = choices[:n].copy(), priors[:n].copy()
        self.root_visits, self.root_worths = np.zeros(n, np.int64), np.zeros(n, np.float64)
        self.root_ends, self.root_shares = np.zeros((n, self.players), np.float64), np.zeros((n, self.players), np.float64)

    def listing(self) -> tuple[Any, ...]:
        return (self.states, self._out, *self._lists, self.ways)

    def arguments(self, playouts: int) -> tuple[Any, ...]:
        kept = (self.keys, self.visits, self.worths, self.used)
        roots = (self.choices, self.priors, self.root_visits, self.root_worths, self.root_ends, self.root_shares)
        scratch = (self._paths, self._out, self._weights, *self._lists, self._acts, *self._ends)
        return (self.states, self.seat, self.players, playouts, self.ways, self.r, *kept, *roots, *scratch)

    def plant(self) -> None:
        """List what there is to think about."""
        self._set_roots(self.engine.entries[0](*self.listing()))

    def grow(self, playouts: int) -> None:
        self.engine.entries[1](*self.arguments(playouts))


_engines: dict[str, Engine] = {}
_lock = Lock()


def engine_for(rules: Rules) -> Engine:
    """The one engine of a game in this process."""
    with _lock:
        if rules.name not in _engines:
            _engines[rules.name] = Engine(rules)
        return _engines[rules.name]


def rows_for(playouts: int) -> int:
    """The size of a table for so many playouts: a power of two."""
    return min(max(1 << (ROWS_A_PLAYOUT * playouts - 1).bit_length(), FEWEST_ROWS), MOST_ROWS)
