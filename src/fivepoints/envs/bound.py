"""A game's rules, its sense and its observations, compiled together with the loops of the environments."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from fivepoints.bots import policies
from fivepoints.core import tensor, twin
from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError
from fivepoints.core.randoms import generator
from fivepoints.core.tensor import Block, Kind
from fivepoints.envs import kernel
from fivepoints.games import rules

LARGEST_SEED = 2**63 - 1
SAMPLER = 1  # the stream of a seed from which random legal actions are drawn; the game itself draws from stream 0


class Bound:
    """One game as environments need it. Functions of the twin are found once and kept: each is always called with arguments of the same types."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._observe: Any = import_module(f"{rules.package}.observe")
        self._entries: dict[str, Callable[..., Any]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Bound:
        """Environments can be copied and sent to other processes; what is compiled is shared, and found anew there."""
        return self

    def __reduce__(self) -> tuple[Callable[[str], Bound], tuple[str]]:
        return bound, (self.rules.name,)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the cells of an observation mean."""
        blocks: tuple[Block, ...] = self._observe.BLOCKS
        return blocks

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """What the actions mean."""
        kinds: tuple[Kind, ...] = self._observe.KINDS_OF_ACTIONS
        return kinds

    @property
    def width(self) -> int:
        return tensor.width(self.blocks)

    @property
    def cell(self) -> np.dtype[Any]:
        cell: np.dtype[Any] = np.dtype(self._observe.CELL)
        return cell

    def observe(self, s: Any, seat: int, out: Any) -> None:
        """What a seat sees of a plain state that is blind for it, interpreted."""
        self._observe.observe(s, seat, out)

    def run(self, name: str, *args: Any) -> Any:
        """A loop of the kernel."""
        found = self._entries.get(name)
        if found is None:
            found = self._entries[name] = twin.entry(self._twin(), name, *args)
        return found(*args)

    def _twin(self) -> SimpleNamespace:
        return _twin(self.rules.name)


@cache
def bound(game: str) -> Bound:
    """The game of that name; OptionError if there is none."""
    return Bound(rules(game))


@cache
def _twin(game: str) -> SimpleNamespace:
    found = rules(game)
    sense, observe = (import_module(f"{found.package}.{name}") for name in ("sense", "observe"))
    return found.twin_with([sense, observe, policies, kernel], steady=[tensor, observe])


def seeds_of(numbers: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A generator for each seed, as a row of words."""
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int | np.integer) or not 0 <= number <= LARGEST_SEED:
            raise OptionError(f"a seed is a number from 0 to 2**63 - 1, not {number!r}")
    return np.array([generator(int(number)) for number in numbers], np.int64).reshape(-1, 4)


def sampler_of(seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A generator for random legal actions, apart from those of the games."""
    return np.array(generator(int(seed), SAMPLER), np.int64)
