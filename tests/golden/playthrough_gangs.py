"""Complete games of Gangs as text that a person can read: one line for each draw and move under its turn and phase, and after each turn the position.

    PYTHONPATH=tests python -m golden.playthrough_gangs

writes the files anew; only do so when the rules or the notation were meant to change, and read the difference.
"""
from __future__ import annotations

from fivepoints.core.game import Game
from gangs.played import RULES, Table, whole_move
from golden.text import ending, enter, line, position, write

GAMES = {
    "gangs-two-base": Table(2, "base", style="all crime", seed=3),
    "gangs-two-politique": Table(2, "politique", style="never open", seed=3),
    "gangs-four-base": Table(4, "base", style="fickle", seed=3),
    "gangs-four-politique": Table(4, "politique", style="at random", seed=0),
    "gangs-six-base": Table(6, "base", style="by seat", seed=0),
    "gangs-six-politique": Table(6, "politique", style="by seat", seed=0),
}


def heading(game: Game) -> str:
    view = game.view(None)
    return f"Turn {view['turn']}, phase {view['stage']}" if view["turn"] else "Set-up"


def playthrough(table: Table) -> str:
    """The whole game at this table."""
    game, shadow, rng = Game(RULES, table.start()), table.start(), table.generator()
    lines = [f"Gangs, {table.players} gangs, {table.mode} (style {table.style}, seed {table.seed})"]
    now, count = "", 0
    while not game.over:
        if heading(game) != now:
            now = heading(game)
            lines += ["", now]
        turn = game.view(None)["turn"]
        seat, text = whole_move(shadow, table.style, rng)
        count += 1
        enter(game, seat, text)
        lines.append(line(count, seat, text))
        if game.view(None)["turn"] != turn or game.over:
            lines.append(position(game))
        if not game.sealed:
            assert game.position() == RULES.notation.position(shadow)
    return "\n".join([*lines, "", *ending(game)]) + "\n"


if __name__ == "__main__":
    write(GAMES, playthrough)
