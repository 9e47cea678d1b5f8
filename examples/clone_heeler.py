"""Behaviour cloning: games of heelers are simulated into a file, and a small network learns to do what they do. A minute or two on two cores.

    python examples/clone_heeler.py [--game tammany] [--players 4] [--games 300] [--rounds 6]
"""
from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from fivepoints.arena import dataset
from fivepoints.envs.bound import bound
from fivepoints.games import rules
from learning import Array, Net, measure

BATCH = 512


def examples(path: Path) -> Iterator[tuple[Array, Array, Array]]:
    """For each game of the file what the seat that was asked saw, what it might do, and what it did."""
    for row in dataset.read(path):
        found = bound(row.game)
        positions, seats, steps = row.positions().copy(), np.array(row.seats), np.array(row.steps)
        asked = np.flatnonzero(seats >= 0)
        cells, masks = np.zeros((len(asked), found.width), found.cell), np.zeros((len(asked), found.rules.actions), np.int8)
        scratch, ids = positions[:1].copy(), np.zeros(found.rules.choices, np.uint16)
        for k, n in enumerate(asked):
            found.run("look", positions, int(n), int(seats[n]), scratch, cells[k])
            found.run("list_legal", positions, int(n), masks[k], ids)
        chosen = masks.sum(axis=1) > 1  # where there was a choice
        yield cells[chosen], masks[chosen], steps[asked][chosen]


def clone(game: str, players: int, games: int, rounds: int, hidden: int = 64, seed: int = 1) -> tuple[Net, dict[str, Any]]:
    """The network, and how often it does what the heeler did in games it has not learnt from."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "heelers.parquet"
        dataset.write(path, rules(game), players, {}, games, seed, ["heeler"], True, lambda count: None)
        parts = list(examples(path))
    kept = max(1, games // 10)  # games, not positions: those of one game hang together
    held, learnt = ([np.concatenate(column) for column in zip(*some, strict=True)] for some in (parts[:kept], parts[kept:]))
    net, rng = Net(bound(game).width, rules(game).actions, hidden, seed), np.random.default_rng(seed)
    for k in range(rounds):
        order = rng.permutation(len(learnt[2]))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[start : start + BATCH]
            cells, masks, actions = (column[rows] for column in learnt)
            net.learn(cells, masks, actions, np.ones(BATCH, np.float32), rate=2e-3 * (1 - k / rounds) + 1e-4)
    agreed = net.best(held[0], held[1], rng) == held[2]
    return net, {"positions": len(learnt[2]), "agrees": float(agreed.mean()), "by chance": float((1 / held[1].sum(axis=1)).mean())}


def main() -> None:
    parser = argparse.ArgumentParser(description="A network that learns what the heeler does.")
    parser.add_argument("--game", default="tammany")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--matches", type=int, default=200)
    options = parser.parse_args()
    net, facts = clone(options.game, options.players, options.games, options.rounds)
    print(f"{facts['positions']:,} positions; does what the heeler did in {facts['agrees']:.1%} of new ones, by chance {facts['by chance']:.1%}")
    for bots in ("random", "heeler"):
        share, low, high = measure(net.best, options.game, options.players, bots, options.matches, seed=7)
        print(f"against {bots}: wins {share:.1%} ({low:.1%} to {high:.1%}) of {options.matches} games, a fair share is {1 / options.players:.1%}")


if __name__ == "__main__":
    main()
