"""fivepoints: Tammany Hall and Gangs, two games of nineteenth-century New York.

    >>> import fivepoints
    >>> g = fivepoints.new("tammany", players=4, edition=2020)
    >>> g.chance()
    [('irish', 1), ('english', 2), ('german', 2)]
    >>> g.draw("english")
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoints.core.errors import (
    FivepointsError,
    IllegalMove,
    NotationError,
    OptionError,
    PhaseError,
    RecordError,
    SeatError,
)
from fivepoints.core.game import Game

if TYPE_CHECKING:
    from fivepoints.core.batch import Batch

__version__ = "0.1.0"
__all__ = [
    "FivepointsError",
    "Game",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "PhaseError",
    "RecordError",
    "SeatError",
    "batch",
    "new",
    "parse",
]


def new(game: str, players: int, **options: Any) -> Game:
    """A new game; it stands at its first draw."""
    from fivepoints.games import rules

    found = rules(game)
    return Game(found, found.start(players, options))


def parse(text: str) -> Game:
    """The game that stands at a position in notation."""
    from fivepoints.games import names, rules, variants

    if not isinstance(text, str):
        raise NotationError(f"a position is a text, not {type(text).__name__}")
    name = text.split(" ", 1)[0]
    if name not in (*names(), *variants()):
        raise NotationError(f"a position begins with the name of its game ({', '.join(names())}), not {name[:40]!r}")
    found = rules(name)
    return Game(found, found.notation.parse(text))


def batch(game: str, players: int, n: int, *, seed: int = 0, **options: Any) -> Batch:
    """`n` games at once, stepped together by the compiled rules: for search and research."""
    from fivepoints.core.batch import Batch
    from fivepoints.games import rules

    return Batch(rules(game), players, n, options, seed)
