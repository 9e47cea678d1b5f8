"""PettingZoo's parallel environment: all seats act at every step. Ours by itself, since PettingZoo's conversion demands that agents take turns in a cycle."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from fivepoints.core.errors import PhaseError
from fivepoints.envs.render import MODES, SPECTATOR, check_mode, render
from fivepoints.envs.seats_batch import SeatsBatch
from fivepoints.envs.sight import agent_names, is_action, observation_space

Observation = dict[str, npt.NDArray[Any]]
NO_ACTION = -1


class GameParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for `players` seats, `seat_0` and so on, in which every seat acts at every step.

    Those that owe a choice make one action of it: all of them at once where it is sealed, none knowing the others'. A seat that owes none, or is out of the
    game, has only the no-op (`noop`, the last action). A sealed choice of several actions takes several steps, as many as public facts say. All seats end
    together. `state()` is everything: all observations, one below the other, each with its seat's own secrets; it is for critics, not for players.
    """

    def __init__(
        self, game: str, players: int, *, render_mode: str | None = None, reward: str = "share", illegal: str = "raise", **options: Any
    ) -> None:
        check_mode(render_mode)
        self._batch = SeatsBatch(game, players, 1, everybody=True, again=False, reward=reward, illegal=illegal, **options)
        self.setting, self.noop = self._batch.setting, self._batch.noop
        self.render_mode = render_mode
        self.metadata = {"name": self.setting.name, "render_modes": MODES, "render_fps": 1}
        self.possible_agents = agent_names(players)
        self.agents: list[str] = []
        self._actions = spaces.Discrete(self.noop + 1)
        self._sights = observation_space(self.setting, self.noop + 1)
        low, high = (np.tile(bound, (players, 1)) for bound in self.setting.bounds)
        self.state_space = spaces.Box(low, high, dtype=self.setting.game.cell.type)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sights

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; without a seed it goes on with the generator, or begins with one that nobody knows."""
        self._batch.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """An action of every seat; an illegal one is refused with IllegalMove and changes nothing, or, with illegal="terminate", ends the game."""
        if not self.agents:
            raise PhaseError("reset comes before the first step, and after the last")
        batch, given = self._batch, [actions.get(agent) for agent in self.agents]
        chosen = np.array([[int(action) if action is not None and is_action(action) else NO_ACTION for action in given]])
        wrong = [p for p, action in enumerate(chosen[0]) if not 0 <= action <= self.noop or not batch.masks[0, p, action]]
        if wrong and not self.setting.terminates:
            raise self.setting.refuse(wrong[0], given[wrong[0]])
        batch.step(chosen)
        done = bool(batch.done[0])
        observations, infos = self._observations(), self._infos()
        for p in wrong:
            infos[self.agents[p]]["illegal"] = True
        if done and not wrong:
            for p, agent in enumerate(self.agents):
                infos[agent] |= {"points": int(batch.points[0, p]), "place": int(batch.places[0, p])}
        rewards = {agent: float(batch.rewards[0, p]) for p, agent in enumerate(self.agents)}
        terminations, truncations = dict.fromkeys(self.agents, done), dict.fromkeys(self.agents, False)
        if done:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Observation]:
        batch = self._batch
        return {agent: {"observation": batch.cells[0, p].copy(), "action_mask": batch.masks[0, p].copy()} for p, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self._batch.masks[0, p].copy()} for p, agent in enumerate(self.possible_agents)}

    def state(self) -> npt.NDArray[Any]:
        """All that all seats see together, secrets included: for critics."""
        cells: npt.NDArray[Any] = self._batch.cells[0].copy()
        return cells

    def sample_legal(self) -> dict[str, int]:
        """A random legal action for every seat, the no-op for those that owe none."""
        return dict(zip(self.possible_agents, self._batch.sample_legal()[0].tolist(), strict=True))

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What a spectator sees, in the mode that was chosen; of a sealed choice nothing, until all have made it."""
        if self.render_mode is None:
            return None
        rules = self.setting.rules
        return render(rules, rules.layout.unpack(self._batch.states.tobytes()), SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
