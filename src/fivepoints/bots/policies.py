"""Bots that run inside the compiled rules, where no Python is in the loop. Bound to a game, whose `sense` it calls (see `core.twin`)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoints.core.randoms import below

if TYPE_CHECKING:
    from collections.abc import Callable

    legal: Callable[[Any, Any], int]
    asked: Callable[[Any], int]
    redeal: Callable[[Any, int, Any], None]
    heeler: Callable[[Any, Any, Any], int]

RANDOM, HEELER, OUTSIDE = range(3)  # who plays a seat; OUTSIDE: somebody who is asked from Python
POLICIES = {"random": RANDOM, "heeler": HEELER}


def bot_action(states: Any, i: int, bot: int, scratch: Any, r: Any, out: Any) -> int:
    """What the bot of the seat that is asked does in game i; all it gets is a redeal of what its seat sees."""
    if bot == RANDOM:
        return out[below(r, legal(states[i], out))]
    scratch[0] = states[i]
    redeal(scratch[0], asked(states[i]), r)
    return heeler(scratch[0], r, out)
