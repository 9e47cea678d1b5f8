"""One bot against many of another, its seat changing from game to game: what came out."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fivepoints.arena.simulate import Tally


@dataclass(frozen=True)
class Played:
    """One game: the seat of the one that is measured, what each seat scored, and how long the one thought over its moves."""

    number: int
    players: int
    seat: int
    scores: list[int]
    ranks: list[int]
    moves: int
    seconds: float


def tally(games: Sequence[Played]) -> Tally:
    """Games of as many players, counted with the one that is measured as the first."""
    counted = Tally(games[0].players)
    for game in games:
        order = [game.seat, *(p for p in range(game.players) if p != game.seat)]
        counted.add([game.scores[p] for p in order], [game.ranks[p] for p in order])
    return counted


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """Wins (ties split) with the 95 % interval of their share, by seat too; mean points of the one and of a rival; its time for a move."""
    whole = tally(games)
    low, high = whole.interval(0)
    seats = [[game for game in games if game.seat == seat] for seat in range(whole.players)]
    return {
        "players": whole.players,
        "games": whole.games,
        "wins": whole.shares[0],
        "share": whole.shares[0] / whole.games,
        "low": low,
        "high": high,
        "by_seat": [{"games": len(part), "wins": tally(part).shares[0]} if part else {"games": 0, "wins": 0.0} for part in seats],
        "points": whole.points[0] / whole.games,
        "points_of_a_rival": sum(whole.points[1:]) / whole.games / (whole.players - 1),
        "seconds_per_move": sum(game.seconds for game in games) / sum(game.moves for game in games),
    }
