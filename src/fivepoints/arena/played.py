"""Whole games of compiled bots with all their steps kept. Bound to a game like `core.drive` (see `core.twin`)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoints.bots.policies import bot_action
from fivepoints.core.drive import weighted
from fivepoints.core.randoms import sow

if TYPE_CHECKING:
    from collections.abc import Callable

    apply: Callable[[Any, int], None]
    chance: Callable[[Any, Any, Any], int]
    asked: Callable[[Any], int]
    over: Callable[[Any], bool]
    points: Callable[[Any, Any], None]
    places: Callable[[Any, Any], None]

DRAW = -1  # whose step a draw is


def played_games(
    states: Any, fresh: Any, seed: int, start: int, bots: Any, steps: Any, seats: Any, lengths: Any, results: Any, ranks: Any,
    scratch: Any, out: Any, weights: Any, r: Any,
) -> int:  # fmt: skip
    """Games number `start`, `start` + 1, .. of a seed, one for each row; how many steps in all."""
    count = 0
    for k in range(len(lengths)):
        states[0] = fresh[0]
        sow(r, seed, start + k)
        n = 0
        while not over(states[0]):
            drawn = chance(states[0], out, weights)
            p = asked(states[0])
            action = out[weighted(r, weights, drawn)] if drawn > 0 else bot_action(states, 0, bots[p], scratch, r, out)
            steps[k, n] = action
            seats[k, n] = DRAW if drawn > 0 else p
            n += 1
            apply(states[0], action)
        lengths[k] = n
        count += n
        points(states[0], results[k])
        places(states[0], ranks[k])
    return count


def replayed(states: Any, fresh: Any, steps: Any, positions: Any) -> None:
    """The position before each step of a game."""
    states[0] = fresh[0]
    for n in range(len(steps)):
        positions[n] = states[0]
        apply(states[0], steps[n])
