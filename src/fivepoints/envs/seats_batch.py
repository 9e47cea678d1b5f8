"""Many games with all their seats at once, NumPy in and out: for self-play, and the ground of the parallel environment."""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fivepoints.core.errors import IllegalMove
from fivepoints.envs.bound import sampler_of, seeds_of
from fivepoints.envs.setting import PARTS, Setting, fresh_seed

Flags = npt.NDArray[np.int8]


class SeatsBatch:
    """`n` games of one kind. The arrays are the batch's own, written anew at every step: copy what you keep.

    `movers` (games by seats) says who owes an action: several where a choice is sealed, and each of them chooses without knowing the others' choices. A step
    takes an action of every seat; one that owes none takes `noop`, the last action. `masks` has what each may do (games by seats by actions), `cells` what it
    sees (games by seats by cells; zeros for seats that owe nothing, unless `everybody` is asked for). After a step `done` says which games have just ended,
    `rewards` what each seat has won; `points` and `places` of a game that ended stay until it ends again, and it stands at the beginning of a new one (with
    `again=False` it stays where it is). Game i of seed s has the generator of seed s + i.
    """

    def __init__(
        self, game: str, players: int, n: int, *, seed: int | None = None, everybody: bool = False, again: bool = True,
        reward: str = "share", illegal: str = "raise", **options: Any,
    ) -> None:  # fmt: skip
        self.setting = Setting.of(game, players, options, reward, illegal)
        rules, width = self.setting.rules, self.setting.rules.actions + 1
        self.n, self.players, self.noop = n, players, rules.actions
        self.states = self.setting.games(n)
        self._desks = np.repeat(self.setting.fresh, n * players)
        self._scratch = self.setting.games(1)
        self._out, self._weights = np.zeros(rules.choices, np.uint16), np.zeros(rules.outcomes, np.int64)
        self._seated, self._shown, self._wrong = (np.zeros((n, players), np.int8) for _ in range(3))
        self._parts, self._said = np.zeros((n, players, PARTS), np.int64), np.zeros((n, players), np.int64)
        self._lists, self._counts = np.zeros((n, players, rules.choices), np.uint16), np.zeros((n, players), np.int64)
        self._sampled = np.zeros((n, players), np.int64)
        self._everybody, self._again = int(everybody), int(again)
        self.movers: Flags = np.zeros((n, players), np.int8)
        self.masks: Flags = np.zeros((n, players, width), np.int8)
        self.masks[:, :, self.noop] = 1
        self.cells: npt.NDArray[Any] = np.zeros((n, players, self.setting.game.width), self.setting.game.cell)
        self._done: Flags = np.zeros(n, np.int8)
        self.done: npt.NDArray[np.bool_] = self._done.view(np.bool_)
        self.rewards: npt.NDArray[np.float64] = np.zeros((n, players), np.float64)
        self.points: npt.NDArray[np.int64] = np.zeros((n, players), np.int64)
        self.places: npt.NDArray[np.int64] = np.zeros((n, players), np.int64)
        self.reset(fresh_seed() if seed is None else seed)

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere; without a seed they go on with their generators."""
        if seed is not None:
            self._seeds = seeds_of([seed + i for i in range(self.n)])
            self._sampler = sampler_of(seed)
        everywhere = np.ones(self.n, np.int8)
        self._done[:] = 0
        self.rewards[:] = 0
        self.setting.game.run(
            "begin_seats", self.states, self.setting.fresh, self._seeds, everywhere, self._desks, self.movers, self._seated, self._said, self._everybody,
            *self._sight(), self._scratch, self._out, self._weights,
        )  # fmt: skip

    def _sight(self) -> tuple[Any, ...]:
        return self.masks, self._lists, self._counts, self.cells, self._shown

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """An action of every seat in every game; IllegalMove names the first that is not legal, and then nothing has changed."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise IllegalMove("actions are whole numbers")
        if chosen.shape != (self.n, self.players):
            raise IllegalMove(f"a step takes {self.n} by {self.players} actions, not an array of shape {chosen.shape}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        setting = self.setting
        wrong = setting.game.run(
            "step_seats", self.states, setting.fresh, self._seeds, chosen, self._wrong, int(setting.terminates), self._desks, self.movers, self._seated,
            self._parts, self._said, self._everybody, self._again, *self._sight(), self._done, self.rewards, setting.reward, self.points, self.places,
            self._scratch, self._out, self._weights,
        )  # fmt: skip
        if wrong >= 0 and not setting.terminates:
            i, p = divmod(wrong, self.players)
            raise IllegalMove(f"game {i}, seat {p}: action {chosen[i, p]} is not legal now")

    def sample_legal(self) -> npt.NDArray[np.int64]:
        """A random legal action for every seat, `noop` for those that owe none; the array is the batch's own."""
        self.setting.game.run("sample_seats", self._lists, self._counts, self.noop, self._sampler, self._sampled)
        return self._sampled
