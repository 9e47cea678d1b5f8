"""Gymnasium's vector environment: many games of one learning seat each, bots and all inside the compiled rules."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fivepoints.core.errors import IllegalMove, OptionError
from fivepoints.envs.bound import LARGEST_SEED, sampler_of, seeds_of
from fivepoints.envs.render import MODES, check_mode, render
from fivepoints.envs.setting import Setting
from fivepoints.envs.sight import observation_space

Observation = dict[str, npt.NDArray[Any]]
Stepped = tuple[Observation, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class GameVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`n` games as `single` plays them, step by step the same as Gymnasium's SyncVectorEnv of `n` of those, in arrays.

    Game i of seed s has seed s + i. A game that ends begins anew with the next step, whose action for it counts for nothing (autoreset="next_step"), or at
    once, its last observation in `infos["final_obs"]` (autoreset="same_step"). With copy=False the arrays handed out are the environment's own, written anew
    at every step.
    """

    def __init__(
        self, game: str, players: int, n: int, *, seat: int | str = 0, bots: str | Sequence[str] = "random", autoreset: str | AutoresetMode = "next_step",
        copy: bool = True, render_mode: str | None = None, reward: str = "share", illegal: str = "raise", **options: Any,
    ) -> None:  # fmt: skip
        check_mode(render_mode)
        self.setting = Setting.of(game, players, options, reward, illegal)
        self._at_once = int(_mode(autoreset) == AutoresetMode.SAME_STEP)
        self.metadata = {"name": self.setting.name, "render_modes": MODES, "render_fps": 1, "autoreset_mode": _mode(autoreset)}
        self.render_mode, self.copy, self.num_envs = render_mode, copy, n
        rules, width, cell = self.setting.rules, self.setting.game.width, self.setting.game.cell
        self._states, self._scratch = self.setting.games(n), self.setting.games(1)
        self.single_observation_space = observation_space(self.setting, rules.actions)
        self.single_action_space = spaces.Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._chosen = self.setting.seat(seat)
        _, self._bots = self.setting.bots(bots, outside=False)
        self._seats, self._counts, self._sampled = (np.zeros(n, np.int64) for _ in range(3))
        self._lists, self._weights = np.zeros((n, rules.choices), np.uint16), np.zeros(rules.outcomes, np.int64)
        self._masks, self._last_masks = np.zeros((n, rules.actions), np.int8), np.zeros((n, rules.actions), np.int8)
        self._cells, self._last_cells = np.zeros((n, width), cell), np.zeros((n, width), cell)
        self._waits, self._wrong, self._done = (np.zeros(n, np.int8) for _ in range(3))
        self._rewards, self._gains = np.zeros(n, np.float64), np.zeros(players, np.float64)
        self._points, self._places = np.zeros((n, players), np.int64), np.zeros((n, players), np.int64)
        self._seeds: npt.NDArray[np.int64] | None = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games, all of them or those of `options["reset_mask"]`; where no seed is given they go on with their generators."""
        self._sow(seed)
        renewed = self._renewed((options or {}).get("reset_mask"))
        self._waits[renewed.view(np.bool_)] = 0
        self.setting.game.run("begin_vector", self._states, self.setting.fresh, self._seeds, renewed, *self._seating(), *self._sight())
        return self._observations(), self._infos(renewed.view(np.bool_))

    def _sow(self, seed: int | Sequence[int | None] | None) -> None:
        n = self.num_envs
        numbers: Sequence[int | None] = [seed + i for i in range(n)] if isinstance(seed, int) else [None] * n if seed is None else list(seed)
        if len(numbers) != n:
            raise OptionError(f"there are {n} games, and {len(numbers)} seeds were given")
        if self._seeds is None:
            self._seeds = seeds_of([int(number) for number in self.np_random.integers(LARGEST_SEED, size=n)])
            self._sampler = sampler_of(int(self.np_random.integers(LARGEST_SEED)))
        for i, number in enumerate(numbers):
            if number is not None:
                self._seeds[i] = seeds_of([number])[0]
        if numbers[0] is not None:
            self._sampler = sampler_of(numbers[0])

    def _renewed(self, mask: Any) -> npt.NDArray[np.int8]:
        if mask is None:
            return np.ones(self.num_envs, np.int8)
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise OptionError(f"reset_mask is an array of {self.num_envs} truth values, at least one of them true")
        return mask.astype(np.int8)

    def _seating(self) -> tuple[Any, ...]:
        return self._seats, self._chosen, self.setting.players, self._bots, self._scratch

    def _sight(self) -> tuple[Any, ...]:
        return self._masks, self._lists, self._counts, self._cells, self._weights

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
        """An action for every game; IllegalMove names the first that is not legal, and then nothing has changed (or the game ends: illegal="terminate")."""
        if self._seeds is None:
            raise OptionError("reset comes before the first step")
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.num_envs,):
            raise IllegalMove(f"a step takes {self.num_envs} whole numbers, not an array of {chosen.dtype} and shape {chosen.shape}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        run = self.setting.game.run
        wrong = run("first_wrong", chosen, self._masks, self._wrong, self._waits)
        if wrong >= 0 and not self.setting.terminates:
            raise IllegalMove(f"game {wrong}: action {chosen[wrong]} is not legal now")
        before = self._seats.copy()
        run(
            "step_vector", self._states, self.setting.fresh, self._seeds, chosen, *self._seating(), *self._sight(),
            self._at_once, self._waits, self._wrong, self._done, self._rewards, self.setting.reward, self._points, self._places, self._gains,
            self._last_cells, self._last_masks,
        )  # fmt: skip
        done = self._done.view(np.bool_)
        infos = self._infos(np.ones(self.num_envs, np.bool_))
        if done.any():
            self._tell_ends(infos, done, before)
        rewards, ended = (self._rewards.copy(), done.copy()) if self.copy else (self._rewards, done)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _observations(self) -> Observation:
        if not self.copy:
            return {"observation": self._cells, "action_mask": self._masks}
        return {"observation": self._cells.copy(), "action_mask": self._masks.copy()}

    def _infos(self, told: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """In Gymnasium's form: for each key an array, and under `_key` which games it is of."""
        if told.all():
            masks, seats = (self._masks.copy(), self._seats.copy()) if self.copy else (self._masks, self._seats)
        else:
            masks, seats = np.where(told[:, None], self._masks, np.int8(0)), np.where(told, self._seats, 0)
        return {"action_mask": masks, "_action_mask": told.copy(), "seat": seats, "_seat": told.copy()}

    def _tell_ends(self, infos: dict[str, Any], done: npt.NDArray[np.bool_], seats: npt.NDArray[np.int64]) -> None:
        """What a game that ended came to; where it has begun anew already, among its last words."""
        ends: dict[str, Any] = {}
        wrong = self._wrong.view(np.bool_) & done
        if wrong.any():
            ends |= {"illegal": wrong.copy(), "_illegal": wrong.copy()}
        played = done & ~wrong
        if played.any():
            for key, rows in (("points", self._points), ("places", self._places)):
                ends |= {key: np.where(played[:, None], rows, 0), f"_{key}": played.copy()}
        if not self._at_once:
            infos |= ends
            return
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(done):
            last[i] = {"observation": self._last_cells[i].copy(), "action_mask": self._last_masks[i].copy()}
        masks = np.where(done[:, None], self._last_masks, np.int8(0))
        final = {"action_mask": masks, "_action_mask": done.copy(), "seat": np.where(done, seats, 0), "_seat": done.copy()} | ends
        infos |= {"final_obs": last, "_final_obs": done.copy(), "final_info": final, "_final_info": done.copy()}

    def sample_legal(self) -> npt.NDArray[np.int64]:
        """A random legal action for every game, 0 where it has ended; the array is the environment's own."""
        self.setting.game.run("sample_lists", self._lists, self._counts, self._sampler, self._sampled)
        return self._sampled

    def render(self) -> tuple[Any, ...] | None:
        """What each learner sees, in the mode that was chosen."""
        if self.render_mode is None:
            return None
        rules, mode = self.setting.rules, self.render_mode
        return tuple(render(rules, rules.layout.unpack(self._states[i].tobytes()), int(self._seats[i]), mode) for i in range(self.num_envs))


def _mode(autoreset: str | AutoresetMode) -> AutoresetMode:
    modes = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}
    if autoreset in modes.values():
        return AutoresetMode(autoreset)
    if autoreset not in modes:
        raise OptionError(f"autoreset can be {' or '.join(modes)}, not {autoreset!r:.40}")
    return modes[str(autoreset)]
