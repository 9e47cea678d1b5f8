"""A random policy in every kind of environment: where to begin.

    python examples/random_policy.py
"""
from __future__ import annotations

from fivepoints import envs


def in_turns(game: str, players: int, seed: int) -> dict[str, float]:
    """PettingZoo, one seat after another."""
    env = envs.aec(game, players)
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, termination, truncation, _ = env.last()
        rewards[agent] = reward
        env.step(None if termination or truncation else env.sample_legal())
    return rewards


def all_at_once(game: str, players: int, seed: int) -> int:
    """PettingZoo, all seats at every step; how many steps."""
    env = envs.parallel(game, players)
    env.reset(seed=seed)
    steps = 0
    while env.agents:
        env.step(env.sample_legal())
        steps += 1
    return steps


def many(game: str, players: int, games: int, seed: int) -> float:
    """Gymnasium, many games at once, heelers in the other seats; the share of wins."""
    env = envs.vector(game, players, games, seat="any", bots="heeler", copy=False)
    env.reset(seed=seed)
    won, ended = 0.0, 0
    while ended < games:
        _, rewards, done, _, _ = env.step(env.sample_legal())
        won, ended = won + float(rewards.sum()), ended + int(done.sum())
    return won / ended


def main() -> None:
    for game, players in (("tammany", 4), ("gangs", 3)):
        print(game, in_turns(game, players, 1))
        print(game, all_at_once(game, players, 1), "steps in the parallel environment")
        print(game, f"{many(game, players, 64, 1):.1%} of wins against heelers")


if __name__ == "__main__":
    main()
