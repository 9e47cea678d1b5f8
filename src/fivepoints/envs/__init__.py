"""The games as environments for research: PettingZoo, Gymnasium, batches in the compiled rules, OpenSpiel (docs/research.md, docs/spaces.md).

    >>> from fivepoints import envs
    >>> env = envs.aec("tammany", 3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     env.step(None if termination or truncation else env.sample_legal())

Every maker takes the options of the game and, beside them, `reward` ("share" of the win, or "margin" of points) and `illegal` ("raise", or "terminate").
They need the extra `envs`; `fivepoints.envs.openspiel` needs the extra `openspiel`.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fivepoints.envs.aec_env import GameAEC
    from fivepoints.envs.parallel_env import GameParallel
    from fivepoints.envs.seats_batch import SeatsBatch
    from fivepoints.envs.single_env import GameEnv
    from fivepoints.envs.vector_env import GameVectorEnv

VERSION = 0  # raised when a space changes
__all__ = ["aec", "batch", "parallel", "single", "vector"]


def aec(game: str, players: int, **options: Any) -> GameAEC:
    """PettingZoo: seats act one after another, each action a step."""
    from fivepoints.envs.aec_env import GameAEC

    return GameAEC(game, players, **options)


def parallel(game: str, players: int, **options: Any) -> GameParallel:
    """PettingZoo: all seats act at every step; those that have nothing to choose take the no-op, the last action."""
    from fivepoints.envs.parallel_env import GameParallel

    return GameParallel(game, players, **options)


def single(game: str, players: int, **options: Any) -> GameEnv:
    """Gymnasium: one seat learns (`seat`, a number or "any"), bots play the others (`bots`, names seat by seat; a short list is repeated)."""
    from fivepoints.envs.single_env import GameEnv

    return GameEnv(game, players, **options)


def vector(game: str, players: int, n: int, **options: Any) -> GameVectorEnv:
    """Gymnasium: `n` games of one learning seat each, bots and all inside the compiled rules."""
    from fivepoints.envs.vector_env import GameVectorEnv

    return GameVectorEnv(game, players, n, **options)


def batch(game: str, players: int, n: int, **options: Any) -> SeatsBatch:
    """`n` games, all seats of each at once: arrays by game and seat."""
    from fivepoints.envs.seats_batch import SeatsBatch

    return SeatsBatch(game, players, n, **options)
