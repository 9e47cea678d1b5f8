"""A table of baselines: how often one random player, heeler, search or self-play learner wins against a table of random players, and of heelers.

    python examples/baselines.py [--table tammany,3 ..] [--bots random heeler learner] [--games 1000] [--out baselines.json]

Bots play in the arena: every deal once from each seat, the interval by deal. The learner is that of `self_play.py`, trained for the table first, in a seat that
is drawn for each game. A row is written as soon as it is there and not played again by the same code, so the table can be made in parts: a search thinks about
each of its moves, and wants fewer games than the others.
"""
from __future__ import annotations

import argparse
import json
from itertools import product
from pathlib import Path
from typing import Any

from fivepoints.arena.entrants import entrants
from fivepoints.arena.match import Match
from fivepoints.arena.results import code, commit
from fivepoints.arena.run import choose_runner, run
from fivepoints.games import names, rules
from learning import measure
from self_play import learn

SEED = 1870
LEARNER = "learner"
OTHERS = ("random", "heeler")  # who sits in all other seats
TABLES = [(game, players) for game in names() for players in rules(game).seats]

Row = dict[str, Any]


def in_arena(game: str, players: int, bot: str, other: str, games: int) -> Row:
    """One bot against as many of another as there are other seats."""
    match = Match(game, players, {}, entrants(f"{bot},{other}", players), SEED)
    outcome = run(match, games, runner=choose_runner(match, games, None))
    first = outcome.standings[0]
    return {"games": outcome.games, "share": first.share, "low": first.low, "high": first.high}


def by_learner(game: str, players: int, others: list[str], games: int, rounds: int) -> dict[str, Row]:
    """A learner of so many rounds of self-play against each of the others."""
    net, _ = learn(game, players, rounds, every=rounds, matches=1)
    found = {}
    for other in others:
        share, low, high = measure(net.policy, game, players, other, games, seed=SEED)
        found[other] = {"games": games, "share": share, "low": low, "high": high, "rounds": rounds}
    return found


def fill(path: Path, tables: list[tuple[str, int]], bots: list[str], games: int, rounds: int) -> list[Row]:
    """Play what the file lacks of the tables, and keep each row; all rows of the file."""
    rows = {key(row): row for row in json.loads(path.read_text("utf-8"))} if path.exists() else {}
    for (game, players), bot in product(tables, bots):
        lacking = [other for other in OTHERS if other != bot and rows.get((game, players, bot, other), {}).get("code") != code(game)]
        found = by_learner(game, players, lacking, games, rounds) if bot == LEARNER and lacking else {}
        for other in lacking:
            about = {"game": game, "players": players, "bot": bot, "others": other, "seed": SEED, "commit": commit(), "code": code(game)}
            row = about | (found.get(other) or in_arena(game, players, bot, other, games))
            rows[key(row)] = row
            path.write_text(json.dumps(list(rows.values()), indent=1) + "\n", "utf-8")
            print(f"{game}, {players} players, {bot} against {other}: {told(row)}", flush=True)
    return list(rows.values())


def key(row: Row) -> tuple[str, int, str, str]:
    return row["game"], row["players"], row["bot"], row["others"]


def told(row: Row) -> str:
    share, low, high = (100 * row[name] for name in ("share", "low", "high"))
    return f"{share:.1f} % ({low:.1f} to {high:.1f}), {row['games']:,} games"


def table(rows: list[Row]) -> str:
    """The rows in Markdown: a line for each game, number of players and company, a column for each bot."""
    known = {key(row): row for row in rows}
    bots = sorted({row["bot"] for row in rows}, key=lambda bot: (bot == LEARNER, bot.startswith("search"), bot == "heeler", bot))
    lines = ["| game | players | fair | against | " + " | ".join(f"`{bot}`" for bot in bots) + " |", "|---" * (4 + len(bots)) + "|"]
    for (game, players), other in product(sorted({key(row)[:2] for row in rows}, key=TABLES.index), OTHERS):
        found = [known.get((game, players, bot, other)) for bot in bots]
        cells = [told(row) if row else "the same" if bot == other else "not played" for bot, row in zip(bots, found, strict=True)]
        lines.append(f"| {rules(game).title} | {players} | {100 / players:.1f} % | {other} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="A table of baselines.")
    parser.add_argument("--table", action="append", help="a game and a number of players, as tammany,3; all if none is named")
    parser.add_argument("--bots", nargs="+", default=["random", "heeler", LEARNER], help="learner, or any bot by its name, as search:playouts=100")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=120, help="of the learner's self-play")
    parser.add_argument("--out", type=Path, default=Path("baselines.json"))
    options = parser.parse_args()
    tables = [(game, int(players)) for game, players in (text.split(",") for text in options.table or [])] or TABLES
    print(table(fill(options.out, tables, options.bots, options.games, options.rounds)))


if __name__ == "__main__":
    main()
