"""Games of a match wholly inside the compiled rules, where every bot's policy is compiled too. They come out as through the door, action by action."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from time import perf_counter
from typing import Any

from fivepoints.arena import policies
from fivepoints.arena.match import Match, Played
from fivepoints.core import twin
from fivepoints.games import rules

POLICIES = {"random": policies.RANDOM, "heeler": policies.HEELER}
CHUNK = 256  # games at once
WORTH_COMPILING = 200  # games: fewer are soon played interpreted, and a first compilation takes half a minute or more


def can_compile(match: Match) -> bool:
    return all(name in POLICIES for name in match.bots)


@cache
def _names(game: str) -> Any:
    found = rules(game)
    return found.twin_with([import_module(f"{found.package}.sense"), policies])


class CompiledGames:
    """Makes games of a match, many at a time. Time is measured for all bots together: a move of each is taken to cost the same."""

    def __init__(self, match: Match) -> None:
        import numpy as np

        found = rules(match.game)
        self.match = match
        self._fresh = found.layout.record(found.start(match.players, match.options))
        self._states = self._fresh.copy()
        self._scratch = np.zeros(found.choices, np.uint16), np.zeros(found.outcomes, np.int64), np.zeros(4, np.int64), np.zeros((match.players, 4), np.int64)
        self._kinds, self._streams, self._chances = (np.zeros(shape, np.int64) for shape in ((CHUNK, match.players), (CHUNK, match.players), CHUNK))
        self._points, self._places, self._moves = (np.zeros((CHUNK, match.players), np.int64) for _ in range(3))
        self._play = twin.entry(_names(match.game), "play_games", *self._arguments(CHUNK))

    def _arguments(self, count: int) -> tuple[Any, ...]:
        plan = (self._kinds[:count], self._streams[:count], self._chances[:count])
        return (self._states, self._fresh, self.match.seed, *plan, self._points[:count], self._places[:count], self._moves[:count], *self._scratch)

    def play(self, numbers: Sequence[int]) -> list[Played]:
        """These games, at most CHUNK."""
        match, count = self.match, len(numbers)
        lineups = [match.lineup(number) for number in numbers]
        for k, number in enumerate(numbers):
            self._kinds[k] = [POLICIES[match.bots[entrant]] for entrant in lineups[k]]
            self._streams[k] = [match.seat_stream(number, seat) for seat in range(match.players)]
            self._chances[k] = match.chance_stream(number)
        before = perf_counter()
        self._play(*self._arguments(count))
        each = (perf_counter() - before) / int(self._moves[:count].sum())
        played = []
        for k, number in enumerate(numbers):
            moves = self._moves[k].tolist()
            seconds = [round(each * n, 6) for n in moves]
            played.append(Played(number, lineups[k], self._points[k].tolist(), self._places[k].tolist(), moves, seconds, [0] * match.players))
        return played
