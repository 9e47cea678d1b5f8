"""PettingZoo's AEC environment: one seat acts after another."""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from fivepoints.core.errors import PhaseError
from fivepoints.envs.bound import sampler_of, seeds_of
from fivepoints.envs.kernel import PENALTY
from fivepoints.envs.render import MODES, SPECTATOR, check_mode, render
from fivepoints.envs.setting import Setting, fresh_seed
from fivepoints.envs.sight import agent_names, is_action, observation_space

Observation = dict[str, npt.NDArray[Any]]


class GameAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for `players` seats, `seat_0` and so on. A step is one action of the seat that is asked; draws fall by themselves.

    Where a choice is sealed, the seats are asked one after another and none sees what another has chosen; how many actions it takes follows from public
    facts. `observe(agent)` is what that seat may see, the mask all 0 for one that is not asked. `state()` is everything: all observations, one below the
    other, each with its seat's own secrets; it is for critics, not for players.
    """

    def __init__(
        self, game: str, players: int, *, render_mode: str | None = None, reward: str = "share", illegal: str = "raise", **options: Any
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.setting = Setting.of(game, players, options, reward, illegal)
        self.render_mode = render_mode
        self.metadata = {"name": self.setting.name, "render_modes": MODES, "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = agent_names(players)
        rules = self.setting.rules
        self._actions = spaces.Discrete(rules.actions)
        self._sights = observation_space(self.setting, rules.actions)
        low, high = (np.tile(bound, (players, 1)) for bound in self.setting.bounds)
        self.state_space = spaces.Box(low, high, dtype=self.setting.game.cell.type)
        self._states, self._scratch = self.setting.games(1), self.setting.games(1)
        self._list, self._mask = np.zeros(rules.choices, np.uint16), np.zeros(rules.actions, np.int8)
        self._out, self._weights = np.zeros(rules.choices, np.uint16), np.zeros(rules.outcomes, np.int64)
        self._results = np.zeros(players, np.int64), np.zeros(players, np.int64), np.zeros(players, np.float64)
        self._count = 0
        self._r: npt.NDArray[np.int64] | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it goes on with the generator, or begins with one that nobody knows."""
        if seed is not None or self._r is None:
            chosen = fresh_seed() if seed is None else seed
            self._r, self._sampler = seeds_of([chosen])[0], sampler_of(chosen)
        self._run("begin_one", self.setting.fresh, self._r, self._out, self._weights)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def _run(self, name: str, *args: Any) -> Any:
        return self.setting.game.run(name, self._states, 0, *args)

    def _show(self) -> None:
        """List what may be done, and tell who is asked."""
        self.setting.game.run("unmark", self._mask, self._list, self._count)
        self._count = self._run("list_legal", self._mask, self._list)
        asked = self._run("whose")
        self.agent_selection = self.possible_agents[max(asked, 0)]
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}

    def _mask_of(self, agent: str) -> npt.NDArray[np.int8]:
        return self._mask.copy() if self._count and agent == self.agent_selection else np.zeros_like(self._mask)

    def step(self, action: int | None) -> None:
        """One action of `agent_selection`; an illegal one is refused with IllegalMove and changes nothing, or, with illegal="terminate", ends the game."""
        if self._r is None:
            raise PhaseError("reset comes before the first step")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        chosen = int(action) if is_action(action) else -1
        legal = 0 <= chosen < len(self._mask) and bool(self._mask[chosen])
        if not legal and not self.setting.terminates:
            raise self.setting.refuse(self.possible_agents.index(agent), action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if legal:
            self._run("go_on", chosen, self._r, self._out, self._weights)
            self._show()
            if self._run("ended"):
                self._finish()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards[agent] = PENALTY
            self.infos[agent]["illegal"] = True
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        points, places, gains = self._results
        self._run("reward", self.setting.reward, points, places, gains)
        self.terminations = dict.fromkeys(self.agents, True)
        for p, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(gains[p])
            self.infos[agent] |= {"points": int(points[p]), "place": int(places[p])}

    def observe(self, agent: str) -> Observation:
        return {"observation": self._cells(self.possible_agents.index(agent)), "action_mask": self._mask_of(agent)}

    def _cells(self, seat: int) -> npt.NDArray[Any]:
        cells = np.zeros(self.setting.game.width, self.setting.game.cell)
        self._run("look", seat, self._scratch, cells)
        return cells

    def state(self) -> npt.NDArray[Any]:
        """All that all seats see together, secrets included: for critics."""
        return np.stack([self._cells(p) for p in range(self.setting.players)])

    def sample_legal(self) -> int | None:
        """A random legal action of the seat that is asked; None when the game is over."""
        if not self._count:
            return None
        sampled = np.zeros(1, np.int64)
        self.setting.game.run("sample_lists", self._list.reshape(1, -1), np.array([self._count]), self._sampler, sampled)
        return int(sampled[0])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What a spectator sees, in the mode that was chosen."""
        if self.render_mode is None:
            return None
        rules = self.setting.rules
        return render(rules, rules.layout.unpack(self._states.tobytes()), SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
