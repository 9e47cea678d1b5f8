"""Many games of given bots, with nothing but their outcome kept, or with their records."""
from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from fivepoints.bots import ask, fresh_generator, make
from fivepoints.core.contract import Rules
from fivepoints.record import Keeper

CHUNK = 1000  # games between two words to the progress bar
Progress = Callable[[int], None]


@dataclass
class Tally:
    """What came out of many games, by seat."""

    players: int
    games: int = 0
    steps: int = 0  # draws and actions; with records, entries
    seconds: float = 0.0  # of play alone
    points: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    best: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.points = self.points or [0] * self.players
        self.shares = self.shares or [0.0] * self.players
        self.best = self.best or [0] * self.players

    def add(self, points: Sequence[int], ranks: Sequence[int]) -> None:
        winners = list(ranks[: self.players]).count(1)
        self.games += 1
        for p in range(self.players):
            self.points[p] += points[p]
            self.best[p] = max(self.best[p], points[p])
            if ranks[p] == 1:
                self.shares[p] += 1 / winners

    def interval(self, p: int) -> tuple[float, float]:
        """The 95 % interval of a seat's share of wins (Wilson)."""
        z, n = 1.96, self.games
        share = self.shares[p] / n
        centre, reach = share + z * z / (2 * n), z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return max(0.0, (centre - reach) / (1 + z * z / n)), min(1.0, (centre + reach) / (1 + z * z / n))


class RandomGames:
    """Random play inside the compiled rules. Game number k of a seed is the same whatever the number of games. Made in a second, or, when the rules have
    not been compiled yet, in half a minute."""

    def __init__(self, rules: Rules, players: int, options: Mapping[str, Any], seed: int) -> None:
        import numpy as np

        self.players, self.seed = players, seed
        self._fresh = rules.layout.record(rules.start(players, options))
        self._points, self._places = np.zeros((CHUNK, players), np.int64), np.zeros((CHUNK, players), np.int64)
        self._scratch = np.zeros(rules.choices, np.uint16), np.zeros(rules.outcomes, np.int64), np.zeros(4, np.int64)
        self._states = self._fresh.copy()
        self._play = rules.entry("random_games", *self._arguments(0, CHUNK))

    def _arguments(self, start: int, count: int) -> tuple[Any, ...]:
        return (self._states, self._fresh, self.seed, start, self._points[:count], self._places[:count], *self._scratch)

    def run(self, games: int, progress: Progress) -> Tally:
        tally = Tally(self.players)
        while tally.games < games:
            count = min(CHUNK, games - tally.games)
            before = perf_counter()
            tally.steps += self._play(*self._arguments(tally.games, count))
            tally.seconds += perf_counter() - before
            for points, places in zip(self._points[:count].tolist(), self._places[:count].tolist(), strict=True):
                tally.add(points, places)
            progress(count)
        return tally


def simulate_recorded(
    rules: Rules, players: int, options: Mapping[str, Any], games: int, seed: int, bots: Sequence[str], folder: Path | None, progress: Progress
) -> Tally:
    """Any bots, game by game through the door; with a folder the record of each game goes into it."""
    tally = Tally(players)
    names = [bots[p % len(bots)] for p in range(players)]
    for k in range(games):
        before = perf_counter()
        seats = [make(name) for name in names]
        secret = hashlib.sha256(f"fivepoints {rules.name} {seed} {k}".encode()).digest()
        keeper = Keeper(rules, players, options, names, secret)
        while not keeper.game.over:
            seat = keeper.game.movers()[0]
            r = fresh_generator(secret, seat, len(keeper.entries))
            keeper.play(seat, ask(seats[seat], keeper.game, seat, r))
        result = keeper.game.result()
        tally.add(result["scores"], result["ranks"])
        tally.steps += len(keeper.entries)
        tally.seconds += perf_counter() - before
        if folder is not None:
            (folder / f"{rules.name}-{players}-{seed}-{k + 1:0{len(str(games))}}.json").write_text(keeper.dumps(), "utf-8")
        progress(1)
    return tally
