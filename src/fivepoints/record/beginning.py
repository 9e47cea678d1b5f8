"""Where a game begins: at its start, or at a position of another game."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError, PhaseError
from fivepoints.core.game import Game


def begin(rules: Rules, players: int, options: Mapping[str, Any], position: str | None = None) -> Game:
    """The game before its first entry. A position brings its players and options: what is said of them must be the same.

    Everybody reads in the record where a game began, so nothing in the position may be a secret.
    """
    fresh = Game(rules, rules.start(players, options))
    if position is None:
        return fresh
    state = rules.notation.parse(position)
    game = Game(rules, state)
    if game.players != players:
        raise OptionError(f"the position is one of {game.players} players, not {players}")
    for name, value in options.items():
        if value is not None and game.options[name] != value:
            raise OptionError(f"{name} is {game.options[name]} at the position, not {value}")
    if rules.flow.veiled(state) or game.position() != game.position(None):
        raise PhaseError("something in this position is secret: no game can begin there")
    if game.over:
        raise PhaseError("the game is over at this position: there is nothing left to play")
    return game
