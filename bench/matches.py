"""The matches of the bots that run compiled, one after another; prints a table and writes bench/matches.json. Those of the search: `search.py --reach`.

    .venv/bin/python bench/matches.py [NAME ..] [--workers N]

Each game's line goes to bench/matches.jsonl at once: started again, it goes on where it was. Without names all are played.
"""
from __future__ import annotations

import argparse
import json
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import fivepoints
from fivepoints.arena.entrants import enter, entrants
from fivepoints.arena.match import Match
from fivepoints.arena.results import code, commit
from fivepoints.arena.run import choose_runner, run
from fivepoints.core.errors import OptionError
from run import machine
from tuned_heeler import beliefs, digest

HERE = Path(__file__).parent
LINES, REPORT = HERE / "matches.jsonl", HERE / "matches.json"
SEED = 1850


@dataclass(frozen=True)
class Row:
    game: str
    players: int
    bots: str
    games: int
    asked: float | None = None  # the lower end of the first bot's interval


ROWS = {
    "heeler": Row("tammany", 4, "heeler,random", 2000, 0.95),
    "heeler-3": Row("tammany", 3, "heeler,random", 1500),
    "heeler-5": Row("tammany", 5, "heeler,random", 1500),
    "gangs-heeler": Row("gangs", 4, "heeler,random", 400),
}


def play(name: str, row: Row, workers: int | None) -> dict[str, Any]:
    match = Match(row.game, row.players, {}, entrants(row.bots, row.players), SEED)
    for bot in match.bots:
        enter(bot)
    outcome = run(match, row.games, runner=choose_runner(match, row.games, workers), out=LINES)
    first = outcome.standings[0]
    verdict = "" if row.asked is None else f", asked {row.asked:.0%}: {'reached' if first.low >= row.asked else 'NOT reached'}"
    print(f"{name}: {row.bots}, {row.players} seats, {outcome.games} games: {first.share:.1%} ({first.low:.1%} to {first.high:.1%}){verdict}", flush=True)
    about = {"game": row.game, "players": row.players, "games": outcome.games, "asked": row.asked, "commit": commit(), "code": code(row.game)}
    return about | {"bots": [standing.to_json() for standing in outcome.standings]}


def main() -> None:
    parser = argparse.ArgumentParser(description="The matches of the bots.")
    parser.add_argument("names", nargs="*", choices=[[], *ROWS], help="which; all if none is named")
    parser.add_argument("--workers", type=int, help="processes; as many as cores if nobody says")
    options = parser.parse_args()
    rows = json.loads(REPORT.read_text("utf-8"))["matches"] if REPORT.exists() else {}
    for name in options.names or ROWS:
        try:
            rows[name] = play(name, ROWS[name], options.workers)
        except OptionError as error:
            print(f"{name}: not played, {error}", flush=True)
        about = {"taken": datetime.now(UTC).strftime("%Y-%m-%d"), "version": fivepoints.__version__, "python": platform.python_version(), "machine": machine()}
        REPORT.write_text(json.dumps(about | {"seed": SEED, "heeler": digest(beliefs()), "matches": rows}, indent=1) + "\n", "utf-8")
    print(f"written: {HERE.name}/{REPORT.name}")


if __name__ == "__main__":
    main()
