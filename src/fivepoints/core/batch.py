"""Many games at once, stepped together in the compiled rules, NumPy in and out."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from fivepoints.core.contract import Rules
from fivepoints.core.errors import IllegalMove, OptionError
from fivepoints.core.randoms import generator


class Batch:
    """`n` games of one kind. The arrays are the batch's own, written anew at every step: copy what you keep.

    `seats` is the seat each game asks, `masks` its legal actions (games by actions, 0 or 1). After a step, `done` says which games have just ended; their
    `points` and `places` are there until they end again, and they stand at the beginning of a new game already. Draws fall by themselves; game i of seed s
    has its own generator, so it is the same whatever `n` is.
    """

    def __init__(self, rules: Rules, players: int, n: int, options: Mapping[str, Any], seed: int = 0) -> None:
        if type(n) is not int or n < 1:
            raise OptionError(f"a batch has at least one game, not {n!r}")
        if type(seed) is not int or not 0 <= seed < 1 << 64:
            raise OptionError(f"a seed is a number from 0 to 2**64 - 1, not {seed!r}")
        self.rules, self.players, self.n = rules, players, n
        self._fresh = rules.layout.record(rules.start(players, options))
        self._generators = np.array([generator(seed, i) for i in range(n)], np.int64)
        self._sampler = np.array(generator(seed, 0xFFFFFFFF), np.int64)
        self._lists = np.zeros((n, rules.choices), np.uint16)
        self._counts = np.zeros(n, np.int64)
        self._weights = np.zeros(rules.outcomes, np.int64)
        self._sampled = np.zeros(n, np.int64)
        self.states = np.repeat(self._fresh, n)
        self.masks: npt.NDArray[np.int8] = np.zeros((n, rules.actions), np.int8)
        self.seats: npt.NDArray[np.int8] = np.zeros(n, np.int8)
        self.done: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.points: npt.NDArray[np.int64] = np.zeros((n, players), np.int64)
        self.places: npt.NDArray[np.int64] = np.zeros((n, players), np.int64)
        begin = (self.states, self._fresh, self._generators, self.masks, self._lists, self._counts, self.seats, self._weights)
        rules.entry("begin_batch", *begin)(*begin)
        self._step = rules.entry("step_batch", *self._arguments(self._sampled))
        self._first_illegal = rules.entry("first_illegal", self._sampled, self.masks)
        self._sample = rules.entry("sample_batch", self._lists, self._counts, self._sampler, self._sampled)

    def _arguments(self, actions: npt.NDArray[np.int64]) -> tuple[Any, ...]:
        legal = (self.masks, self._lists, self._counts, self.seats)
        return (self.states, self._fresh, self._generators, actions, *legal, self.done, self.points, self.places, self._weights)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """An action for every game; IllegalMove names the first that is not legal, and then nothing has changed."""
        if np.asarray(actions).dtype.kind not in "iu":
            raise IllegalMove("actions are whole numbers")
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise IllegalMove(f"a step takes {self.n} actions, one a game, not an array of shape {chosen.shape}")
        wrong = self._first_illegal(chosen, self.masks)
        if wrong >= 0:
            raise IllegalMove(f"game {wrong}: action {chosen[wrong]} is not legal now")
        self._step(*self._arguments(chosen))

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game."""
        self._sample(self._lists, self._counts, self._sampler, self._sampled)
        return self._sampled
