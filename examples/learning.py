"""What the examples share: a small network in NumPy, how it is trained, and how a policy is measured."""
from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from fivepoints import envs

Array = npt.NDArray[Any]
Policy = Callable[[Array, Array, np.random.Generator], Array]  # cells and masks of many games, a generator -> an action for each


class Net:
    """One hidden layer from the cells of an observation to a number for every action; those that are not legal are left out."""

    def __init__(self, cells: int, actions: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [
            (rng.standard_normal((cells, hidden)) * sqrt(2 / cells)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, actions)) * sqrt(0.01 / hidden)).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self._steps = 0

    def forward(self, cells: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The inputs, the hidden layer, and how likely each action is."""
        first, bias, second, tilt = self.weights
        x = scaled(cells)
        hidden = np.maximum(x @ first + bias, 0)
        logits = np.where(masks > 0, hidden @ second + tilt, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return x, hidden, chances / chances.sum(axis=1, keepdims=True)

    def learn(self, cells: Array, masks: Array, actions: Array, worth: Array, rate: float, entropy: float = 0.0) -> float:
        """Make each action more likely by its worth; how surprising the actions were."""
        x, hidden, chances = self.forward(cells, masks)
        rows = np.arange(len(actions))
        surprise = -np.log(chances[rows, actions] + 1e-9)
        slope = chances * worth[:, None]
        slope[rows, actions] -= worth
        if entropy:
            logs = np.log(chances + 1e-9)
            slope += entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope /= len(actions)
        below = (slope @ self.weights[2].T) * (hidden > 0)
        self._adam([x.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)], rate)
        return float(surprise.mean())

    def _adam(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        for weight, slope, (first, second) in zip(self.weights, slopes, self._moments, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = first / (1 - 0.9**self._steps) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            weight -= (rate * step).astype(np.float32)

    def policy(self, cells: Array, masks: Array, rng: np.random.Generator) -> Array:
        """An action for each game, as likely as the network says."""
        return pick(self.forward(cells, masks)[2], rng)

    def best(self, cells: Array, masks: Array, rng: np.random.Generator) -> Array:
        """The likeliest action for each game."""
        return self.forward(cells, masks)[2].argmax(axis=1)


class Judge:
    """What a position will come to, by least squares over its cells; each time it is taught, what it knew before counts a little less."""

    def __init__(self, cells: int, memory: float = 0.9) -> None:
        self._products, self._sums = np.eye(cells + 1), np.zeros(cells + 1)
        self._memory = memory
        self.weights = np.zeros(cells + 1)

    def worth(self, cells: Array) -> Array:
        return scaled(cells) @ self.weights[:-1].astype(np.float32) + np.float32(self.weights[-1])

    def learn(self, cells: Array, gained: Array) -> None:
        x = np.hstack([scaled(cells), np.ones((len(cells), 1), np.float32)])
        self._products = self._memory * self._products + x.T @ x
        self._sums = self._memory * self._sums + x.T @ gained
        self.weights = np.linalg.solve(self._products + np.eye(len(self._sums)), self._sums)


def scaled(cells: Array) -> Array:
    """Counts pressed together: what is 0 or 1 stays so, large ones grow slowly."""
    x = cells.astype(np.float32)
    return np.sign(x) * np.log1p(np.abs(x)) * np.float32(1 / np.log(2))


def pick(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, drawn by its chances."""
    reached = chances.cumsum(axis=1)
    return (reached < rng.random((len(chances), 1)) * reached[:, -1:]).sum(axis=1).clip(max=chances.shape[1] - 1)


def random_policy(cells: Array, masks: Array, rng: np.random.Generator) -> Array:
    return pick(masks.astype(np.float64), rng)


def measure(policy: Policy, game: str, players: int, bots: str, games: int, seed: int, **options: Any) -> tuple[float, float, float]:
    """The share of wins of a policy in so many games against bots, its seat another from game to game: share, and the 95 % interval of it (Wilson)."""
    n = min(games, 64)
    env, rng = envs.vector(game, players, n, seat="any", bots=bots, copy=False, **options), np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    begun, won, ended = n, 0.0, 0
    open_games = np.ones(n, bool)  # of each place, whether the game there counts; each game begun counts, however long it takes
    fresh = np.zeros(n, bool)
    while open_games.any():
        actions = np.zeros(n, np.int64)
        playing = ~fresh
        actions[playing] = policy(seen["observation"][playing], seen["action_mask"][playing], rng)
        seen, rewards, done, _, _ = env.step(actions)
        won += float(rewards[done & open_games].sum())
        ended += int((done & open_games).sum())
        for i in np.flatnonzero(done & open_games):
            open_games[i] = begun < games
            begun += int(open_games[i])
        fresh = done.copy()
    return won / ended, *interval(won / ended, ended)


def interval(share: float, games: int) -> tuple[float, float]:
    z = 1.96
    centre, reach = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (centre - reach) / (1 + z * z / games)), min(1.0, (centre + reach) / (1 + z * z / games))
