"""One heeler against random bots, on deals that were fixed before the first was played; prints a table and writes bench/heeler.json.

    .venv/bin/python bench/heeler.py

Each game's line goes to bench/heeler.jsonl at once: started again, it goes on where it was.
"""
from __future__ import annotations

import hashlib
import json
import platform
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import fivepoints
from fivepoints.arena.match import Played, summary
from fivepoints.bots import ask, fresh_generator, make
from fivepoints.games import rules
from fivepoints.record import Keeper

HERE = Path(__file__).parent
LINES = HERE / "heeler.jsonl"
MATCH = "fivepoints heeler match 1"
ROWS = ((4, 200), (3, 100), (5, 100))  # players, games


def play(number: int, players: int, seat: int) -> Played:
    """The game of that number: all its draws and all that the bots draw follow from the number."""
    secret = hashlib.sha256(f"{MATCH} {number}".encode()).digest()
    names = ["heeler" if p == seat else "random" for p in range(players)]
    bots = [make(name) for name in names]
    keeper = Keeper(rules("tammany"), players, {}, names, secret)
    moves, seconds = 0, 0.0
    while not keeper.game.over:
        mover = keeper.game.movers()[0]
        before = perf_counter()
        text = ask(bots[mover], keeper.game, mover, fresh_generator(secret, mover, len(keeper.entries)))
        if mover == seat:
            seconds += perf_counter() - before
            moves += 1
        keeper.play(mover, text)
    result = keeper.game.result()
    return Played(number, players, seat, result["scores"], result["ranks"], moves, seconds)


def known() -> dict[int, Played]:
    """The games that were played already; a line that was cut off is dropped."""
    games = {}
    for line in LINES.read_text("utf-8").splitlines() if LINES.exists() else []:
        try:
            data = json.loads(line)
        except ValueError:
            continue
        if data.pop("version") != fivepoints.__version__:
            sys.exit(f"{LINES.name} has games of another version; delete it to play all anew")
        games[data["number"]] = Played(**data)
    LINES.write_text("".join(line_of(game) for game in games.values()), "utf-8")
    return games


def line_of(game: Played) -> str:
    return json.dumps(asdict(game) | {"version": fivepoints.__version__}) + "\n"


def told(row: dict[str, Any]) -> str:
    seats = ", ".join(f"{seat['wins']:g} of {seat['games']}" for seat in row["by_seat"])
    return (
        f"{row['players']} players: {row['wins']:g} of {row['games']} won, {row['share']:.1%} (95 %: {row['low']:.1%} to {row['high']:.1%})\n"
        f"  by seat {seats}; points {row['points']:.1f} against {row['points_of_a_rival']:.1f}; {row['seconds_per_move'] * 1000:.2f} ms a move"
    )


def main() -> None:
    games = known()
    plan = [(players, k % players) for players, count in ROWS for k in range(count)]
    with LINES.open("a", encoding="utf-8") as lines:
        for number, (players, seat) in enumerate(plan, 1):
            if number not in games:
                games[number] = play(number, players, seat)
                lines.write(line_of(games[number]))
                lines.flush()
            print(f"\r{number} of {len(plan)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    rows = [summary([game for game in games.values() if game.players == players]) for players, _ in ROWS]
    report = {
        "taken": datetime.now(UTC).strftime("%Y-%m-%d"),
        "version": fivepoints.__version__,
        "python": platform.python_version(),
        "match": MATCH,
        "bots": "one heeler, else random",
        "rows": rows,
    }
    (HERE / "heeler.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    print("\n".join(map(told, rows)))
    print(f"written: {HERE.name}/heeler.json")


if __name__ == "__main__":
    main()
