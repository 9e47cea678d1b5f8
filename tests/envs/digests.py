"""A whole random game of a seed as a digest, by the interpreted rules: the standard library is enough, so any Python can be asked.

    PYTHONPATH=src python tests/envs/digests.py
"""
from __future__ import annotations

import hashlib
import sys
from typing import Any

from fivepoints.core.randoms import below, generator
from fivepoints.games import rules

SEED = 1860
SAMPLER = 0xFFFFFFFF  # the stream from which a batch draws random actions
GAMES = [("tammany", 3), ("tammany", 4), ("tammany", 5), ("tammany@tiny", 3), ("gangs", 2), ("gangs", 3), ("gangs", 4), ("gangs", 5), ("gangs", 6)]


class Reader:
    """Reads positions, actions and points into one digest."""

    def __init__(self) -> None:
        self._read = hashlib.sha256()

    def step(self, position: bytes, action: int) -> None:
        self._read.update(position + action.to_bytes(2, "little"))

    def end(self, points: list[int]) -> str:
        return hashlib.sha256(self._read.digest() + repr(points).encode()).hexdigest()[:32]


def interpreted(game: str, players: int) -> str:
    """The digest of the first game of a batch of one."""
    found, reader = rules(game), Reader()
    plain: Any = found.plain
    s, r, sampler = found.start(players, {}), generator(SEED), generator(SEED, SAMPLER)
    out, weights, points = [0] * found.choices, [0] * found.outcomes, [0] * players
    plain.deal(s, r, out, weights)
    while not plain.over(s):
        action = out[below(sampler, plain.legal(s, out))]
        reader.step(found.layout.pack(s), action)
        plain.apply(s, action)
        plain.deal(s, r, out, weights)
    plain.points(s, points)
    return reader.end(points)


if __name__ == "__main__":
    assert "numpy" not in sys.modules
    for name, count in GAMES:
        print(name, count, interpreted(name, count))
