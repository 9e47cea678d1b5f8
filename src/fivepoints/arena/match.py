"""A match: who plays, on which deals, and which games that makes.

Every deal is played as often as there are bots, each time with the bots one seat further: every bot has every seat once, and the draws fall from the same
generator each time. With more bots than seats, those at the table change from game to game. Who sits left of whom is drawn anew for each deal.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from fivepoints.core.errors import OptionError
from fivepoints.core.randoms import below, generator

STREAMS = 32  # generators of one game: a seat's own, then those its view is redealt with
REDEAL = 16  # the first of the latter
MOST_DEALS = 1_000_000  # the streams of a seed would run out at some millions


@dataclass(frozen=True)
class Match:
    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]  # at least one for each seat
    seed: int

    def __post_init__(self) -> None:
        if len(self.bots) < self.players:
            raise OptionError(f"{self.players} seats need as many bots, not {len(self.bots)}")

    @property
    def key(self) -> str:
        """Names this match and no other."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:16]

    @property
    def rotations(self) -> int:
        """How many games a deal has."""
        return len(self.bots)

    def deals(self, games: int) -> int:
        """How many deals at least so many games are: only whole deals are fair."""
        deals = -(-games // self.rotations)
        if deals > MOST_DEALS:
            raise OptionError(f"a match has at most {MOST_DEALS * self.rotations:,} games of these bots")
        return deals

    def lineup(self, number: int) -> list[int]:
        """Which bot (by its place in `bots`) sits in each seat of the game of that number, from 0."""
        deal, rotation = divmod(number, self.rotations)
        order = list(range(self.rotations))
        r = generator(self.seed, self._stream(deal) + 1)
        for last in range(self.rotations - 1, 0, -1):
            other = below(r, last + 1)
            order[last], order[other] = order[other], order[last]
        return [order[(rotation + p) % self.rotations] for p in range(self.players)]

    def chance_stream(self, number: int) -> int:
        """The stream of the seed from which the draws of a game come: the same for all games of its deal."""
        return self._stream(number // self.rotations)

    def seat_stream(self, number: int, seat: int) -> int:
        """The stream from which the bot in that seat draws: its own in every game."""
        deal, rotation = divmod(number, self.rotations)
        return self._stream(deal) + (rotation + 1) * STREAMS + seat

    def _stream(self, deal: int) -> int:
        return deal * (self.rotations + 1) * STREAMS


@dataclass(frozen=True)
class Played:
    """One game: by seat who sat there, what came out, how many moves each made and what they cost."""

    number: int
    seats: list[int]  # the bots, by their place in the match
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    seconds: list[float]
    playouts: list[int]
    forfeit: str = ""  # why the game was ended: its one loser did not give a legal move

    @property
    def shares(self) -> list[float]:
        """Of the win, by seat."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]
