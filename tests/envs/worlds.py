"""Games played inside environments, and the same games with other secrets in them."""
from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from conformance.walks import legal, seats
from fivepoints.core.contract import Rules
from fivepoints.core.randoms import generator
from fivepoints.games import rules

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
TABLES = [("tammany", 3, {}), ("tammany", 4, {"edition": 2009}), ("tammany", 5, {}), ("gangs", 2, {}), ("gangs", 4, {"mode": "politique"}), ("gangs", 6, {})]
ALL_TABLES = [(game, players) for game in ("tammany", "gangs") for players in rules(game).seats]


def positions(found: Rules, players: int, options: dict[str, Any], seed: int, bound: int = 100_000) -> Iterator[Any]:
    """The states of a random game in which a seat is asked; sealed choices in seat order."""
    rng, s = Random(seed), found.start(players, options)
    out, weights = [0] * found.outcomes, [0] * found.outcomes
    for _ in range(bound):
        n = found.flow.chance(s, out, weights)
        if n:
            found.flow.apply(s, rng.choices(out[:n], weights[:n])[0])
            continue
        if found.flow.over(s):
            return
        yield s
        found.flow.apply(s, rng.choice(legal(found, s)))


def other_worlds(found: Rules, s: Any, viewer: int, seed: int) -> list[Any]:
    """States that the viewer may not tell from `s`: other secrets kept longer and, in the middle of a sealed choice, other choices of those who have closed."""
    flow, copy = found.flow, found.layout.copy
    dealt = copy(s)
    flow.redeal(dealt, viewer, generator(seed))
    if not flow.sealed(s):
        return [dealt]
    opened = copy(s)
    flow.redeal(opened, viewer, generator(seed))
    rng, closed = Random(seed), seats(flow.movers(opened) & ~flow.movers(s))
    if viewer in closed or (flow.inside(s) and flow.asked(s) != viewer):
        return []
    world = opened
    for p in closed:
        flow.call(world, p)
        while seats(flow.movers(world)) and flow.asked(world) == p and flow.movers(world) >> p & 1:
            flow.apply(world, rng.choice(legal(found, world)))
    if flow.asked(world) != flow.asked(s):
        flow.call(world, flow.asked(s))
    return [world] if not flow.inside(s) else []
