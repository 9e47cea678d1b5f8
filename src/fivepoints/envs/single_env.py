"""Gymnasium's environment: one seat learns, bots play the others."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fivepoints.bots import make
from fivepoints.core.errors import PhaseError
from fivepoints.envs.bound import LARGEST_SEED, sampler_of, seeds_of
from fivepoints.envs.kernel import PENALTY
from fivepoints.envs.render import MODES, check_mode, render
from fivepoints.envs.setting import Setting
from fivepoints.envs.sight import is_action, observation_space

Observation = dict[str, npt.NDArray[Any]]


class GameEnv(gymnasium.Env[Observation, int]):
    """A game seen from one seat (`seat`, a number, or "any": drawn anew for every game; `info["seat"]` tells which). `bots` names who plays the others.

    A step is one action of the learner's and everything until it is asked again: draws, and the bots' actions. Bots see what their seat sees. The game ends
    for the learner when it ends for all.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self, game: str, players: int, *, seat: int | str = 0, bots: str | Sequence[str] = "random", render_mode: str | None = None,
        reward: str = "share", illegal: str = "raise", **options: Any,
    ) -> None:  # fmt: skip
        check_mode(render_mode)
        self.setting = Setting.of(game, players, options, reward, illegal)
        self.render_mode = render_mode
        rules = self.setting.rules
        self.observation_space = observation_space(self.setting, rules.actions)  # type: ignore[assignment]  # narrower than Gymnasium's own
        self.action_space = spaces.Discrete(rules.actions)  # type: ignore[assignment]  # its samples are NumPy's ints
        self._chosen = self.setting.seat(seat)
        self._names, self._bots = self.setting.bots(bots, outside=True)
        self._states, self._scratch = self.setting.games(1), self.setting.games(1)
        self._seats = np.zeros(1, np.int64)
        self._list, self._mask = np.zeros(rules.choices, np.uint16), np.zeros(rules.actions, np.int8)
        self._out, self._weights = np.zeros(rules.choices, np.uint16), np.zeros(rules.outcomes, np.int64)
        self._results = np.zeros(players, np.int64), np.zeros(players, np.int64), np.zeros(players, np.float64)
        self._count = 0
        self._r: npt.NDArray[np.int64] | None = None
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game; without a seed it goes on with the generator, or begins with one that nobody knows."""
        super().reset(seed=seed)
        if seed is not None or self._r is None:
            chosen = int(self.np_random.integers(LARGEST_SEED)) if seed is None else seed
            self._r, self._sampler = seeds_of([chosen])[0], sampler_of(chosen)
        self._run("take_seat", self.setting.fresh, self._seats, self._chosen, self.setting.players, *self._among_bots())
        self._ask_outside()
        self._over = False
        self._show()
        return self._observation(), self._info()

    def _run(self, name: str, *args: Any) -> Any:
        return self.setting.game.run(name, self._states, 0, *args)

    def _among_bots(self) -> tuple[Any, ...]:
        return self._bots, self._scratch, self._r, self._out, self._weights

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return int(self._seats[0])

    def _ask_outside(self) -> None:
        """Let bots move that are not compiled, as long as one is asked."""
        rules = self.setting.rules
        while (p := self._run("whose")) >= 0 and p != self.seat:
            assert self._r is not None
            r = self._r.tolist()
            s = rules.layout.unpack(self._states.tobytes())
            rules.flow.redeal(s, p, r)
            actions = make(self._names[p]).choose(rules, s, p, r)
            self._r[:] = r
            for action in actions:
                self._run("go_on", int(action), self._r, self._out, self._weights)
            self._run("advance", self.seat, *self._among_bots())

    def _show(self) -> None:
        self.setting.game.run("unmark", self._mask, self._list, self._count)
        self._count = self._run("list_legal", self._mask, self._list)

    def _observation(self) -> Observation:
        cells = np.zeros(self.setting.game.width, self.setting.game.cell)
        self._run("look", self.seat, self._scratch, cells)
        return {"observation": cells, "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """One action of the learner's; an illegal one is refused with IllegalMove and changes nothing, or, with illegal="terminate", ends the game."""
        if self._over:
            raise PhaseError("reset comes before the first step, and after the last")
        if not (is_action(action) and 0 <= int(action) < len(self._mask) and self._mask[int(action)]):
            if not self.setting.terminates:
                raise self.setting.refuse(self.seat, action)
            self._over = True
            return self._observation(), PENALTY, True, False, self._info() | {"illegal": True}
        self._run("act", int(action), self.seat, *self._among_bots())
        self._ask_outside()
        self._show()
        info, reward = self._info(), 0.0
        self._over = bool(self._run("ended"))
        if self._over:
            points, places, gains = self._results
            self._run("reward", self.setting.reward, points, places, gains)
            reward = float(gains[self.seat])
            info |= {"points": points.copy(), "places": places.copy()}
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self._over, False, info

    def sample_legal(self) -> int:
        """A random legal action; 0 when the game is over."""
        sampled = np.zeros(1, np.int64)
        self.setting.game.run("sample_lists", self._list.reshape(1, -1), np.array([self._count]), self._sampler, sampled)
        return int(sampled[0])

    def render(self) -> Any:
        """What the learner sees, in the mode that was chosen."""
        if self.render_mode is None:
            return None
        rules = self.setting.rules
        return render(rules, rules.layout.unpack(self._states.tobytes()), self.seat, self.render_mode)
