"""Playouts a second in the search of Tammany Hall, four players, from the opening, one thread, full length; and Catanatron's random games in one run.

    .venv/bench/bin/python bench/playouts.py

Both by the CPU's clock, so that a shared machine counts less, in turns, the best of several each. What is asked: three times another program's 1,180 playouts a
second, beside which Catanatron played 20 random games a second. Writes bench/playouts.json.
"""
from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer

import fivepoints
from fivepoints.arena.results import commit
from fivepoints.bots.search.engine import Tree, engine_for, rows_for
from fivepoints.core.randoms import generator
from fivepoints.games import rules

OUT = Path(__file__).parent / "playouts.json"
REPEATS, PLAYOUTS, GAMES = 5, 2000, 20
ASKED, BESIDE = 3 * 1180, 20.0


def playouts_a_second(seed: int) -> float:
    game = fivepoints.new("tammany", players=4)
    while chances := game.chance():
        game.draw(chances[seed % len(chances)][0])
    seat = game.movers()[0]
    engine = engine_for(rules("tammany"))
    tree = Tree(engine, game.redealt(seat, generator(seed)), seat, generator(seed), rows_for(PLAYOUTS), engine.usual)
    tree.plant()
    before = process_time()
    tree.grow(PLAYOUTS)
    return PLAYOUTS / (process_time() - before)


def catan_games_a_second() -> list[float]:
    """Seconds of each game, as in `peers`."""
    players = [RandomPlayer(color) for color in Color]
    times = []
    for seed in range(1, GAMES + 1):
        before = process_time()
        game = Catan(players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.execute(game.state.current_player().decide(game, game.state.playable_actions), validate_action=False)
        times.append(process_time() - before)
    return times


def main() -> None:
    ours, theirs = [], []
    for k in range(REPEATS):
        ours.append(playouts_a_second(k))
        theirs.append(catan_games_a_second())
    best, games = max(ours), GAMES / sum(map(min, zip(*theirs, strict=True)))
    report = {
        "taken": datetime.now(UTC).strftime("%Y-%m-%d"), "commit": commit(), "cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1),
        "playouts_a_second": round(best), "catanatron_games_a_second": round(games, 2),
        "asked": round(ASKED * games / BESIDE), "times_what_is_asked": round(best / (ASKED * games / BESIDE), 2),
    }  # fmt: skip
    OUT.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
