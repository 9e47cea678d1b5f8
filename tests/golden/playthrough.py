"""Complete games as text that a person can read: one line for each draw and move, and after each year the position.

    PYTHONPATH=tests python -m golden.playthrough

writes the files anew; only do so when the rules or the notation were meant to change, and read the difference.
"""
from __future__ import annotations

from random import Random

import fivepoints
from golden.text import ending, enter, line, position, write
from strategies import RULES, STYLES, Table, whole_move

GAMES = {
    "three-2009": Table(3, 2009, style="by_term", seed=14),
    "three-2020": Table(3, 2020, style="at_random", seed=12),
    "four-2009": Table(4, 2009, style="at_random", seed=8),
    "four-2020": Table(4, 2020, style="by_seat", seed=11),
    "five-2009": Table(5, 2009, style="fickle", seed=3),
    "five-2020": Table(5, 2020, style="by_term", seed=40),
}


def playthrough(table: Table) -> str:
    """The whole game at this table."""
    game = fivepoints.new("tammany", players=table.players, edition=table.edition)
    shadow, rnd, style = table.start(), Random(table.seed), STYLES[table.style]
    lines = [f"Tammany Hall, {table.players} players, edition {table.edition} (style {table.style}, seed {table.seed})", "", "Set-up"]
    year, in_election, count = 0, False, 0
    while not game.over:
        before = game.view(None)
        if before["phase"] in ("turn", "fill") and before["first"] is not None and before["year"] != year:
            year, in_election = before["year"], False
            lines += ["", f"Year {year}"]
        seat, text = whole_move(shadow, style, rnd)
        count += 1
        enter(game, seat, text)
        lines.append(line(count, seat, text))
        after = game.view(None)
        if after["year"] != before["year"] or game.over:
            lines.append(position(game))
        elif after["phase"] in ("bid", "place", "favor", "appoint") and before["phase"] == "turn" and not in_election:
            in_election = True
            lines += [position(game), "", f"Election after year {year}"]
        if not game.sealed:
            assert game.position() == RULES.notation.position(shadow)
    return "\n".join([*lines, "", *ending(game)]) + "\n"


if __name__ == "__main__":
    write(GAMES, playthrough)
