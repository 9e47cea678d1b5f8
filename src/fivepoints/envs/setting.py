"""What every environment is told when it is made, and what follows from it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from secrets import randbelow
from typing import Any

import numpy as np

from fivepoints.bots import make
from fivepoints.bots.policies import OUTSIDE, POLICIES
from fivepoints.core.contract import Rules
from fivepoints.core.errors import IllegalMove, OptionError
from fivepoints.core.tensor import slices
from fivepoints.envs import VERSION
from fivepoints.envs.bound import LARGEST_SEED, Bound, bound
from fivepoints.envs.kernel import ANY_SEAT, MARGIN, SHARE

REWARDS = {"share": SHARE, "margin": MARGIN}
ILLEGAL = ("raise", "terminate")
PARTS = 8  # more actions than a sealed choice has


@dataclass(frozen=True)
class Setting:
    """A game, how many play it and with which options; what is rewarded, and what an illegal action leads to."""

    game: Bound
    players: int
    options: Mapping[str, Any]
    reward: int
    terminates: bool

    @classmethod
    def of(cls, game: str, players: int, options: Mapping[str, Any], reward: str, illegal: str) -> Setting:
        if reward not in REWARDS:
            raise OptionError(f"reward can be {' or '.join(REWARDS)}, not {reward!r:.40}")
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal can be {' or '.join(ILLEGAL)}, not {illegal!r:.40}")
        found = bound(game)
        found.rules.start(players, options)
        return cls(found, players, dict(options), REWARDS[reward], illegal == "terminate")

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def name(self) -> str:
        """The environment's name, with the version of its spaces."""
        return f"{self.rules.name}_v{VERSION}"

    @cached_property
    def fresh(self) -> np.ndarray[Any, Any]:
        """A new game, at its first draw or choice."""
        return self.rules.layout.record(self.rules.start(self.players, self.options))

    @cached_property
    def bounds(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The least and the most of each cell of an observation."""
        low, high = np.zeros(self.game.width, self.game.cell), np.zeros(self.game.width, self.game.cell)
        for block, where in slices(self.game.blocks):
            low[where], high[where] = block.low, block.high
        return low, high

    def games(self, n: int) -> np.ndarray[Any, Any]:
        """Room for so many games."""
        if type(n) is not int or n < 1:
            raise OptionError(f"there is at least one game, not {n!r}")
        return np.repeat(self.fresh, n)

    def bots(self, names: str | Sequence[str], outside: bool) -> tuple[list[str], np.ndarray[Any, np.dtype[np.int64]]]:
        """The bot of each seat and how it is run; one that is not compiled only where it may be asked from outside."""
        given = names.split(",") if isinstance(names, str) else list(names)
        if not given or len(given) > self.players:
            raise OptionError(f"bots are named for up to {self.players} seats, not {len(given)}")
        seats = [given[p % len(given)] for p in range(self.players)]
        for name in set(seats):
            make(name)
            if name not in POLICIES and not outside:
                raise OptionError(f"the bot {name!r} does not run inside the compiled rules; {' and '.join(POLICIES)} do")
        return seats, np.array([POLICIES.get(name, OUTSIDE) for name in seats], np.int64)

    def seat(self, seat: int | str) -> int:
        """The learner's seat; ANY_SEAT for one that is drawn anew for every game."""
        if seat == "any":
            return ANY_SEAT
        if type(seat) is not int or not 0 <= seat < self.players:
            raise OptionError(f"seat can be a number from 0 to {self.players - 1}, or 'any', not {seat!r:.40}")
        return seat

    def refuse(self, seat: int, action: Any) -> IllegalMove:
        return IllegalMove(f"seat {seat}: action {action!r:.40} is not legal now")


def fresh_seed() -> int:
    """A seed for who gave none."""
    return randbelow(LARGEST_SEED + 1)
