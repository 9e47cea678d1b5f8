"""One bot against as many of another as there are seats, in the arena, one game after another on one core; what came out, with the interval by deal.

    .venv/bin/python bench/search.py tammany search:playouts=2000 heeler --games 120

Each game's line goes to bench/search.jsonl at once: started again with the same words, it goes on where it was. Games that other code played are not mixed in.
With --told nothing is played: it prints a row of bench/search.md for every match in the file. With --reach the matches are played that say how strong the
bots are, in their order, each to its end: hours.
"""
from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from fivepoints.arena.entrants import enter
from fivepoints.arena.match import Match, Played
from fivepoints.arena.run import run
from fivepoints.arena.runners import here
from fivepoints.arena.standing import Standing, standings

LINES = Path(__file__).parent / "search.jsonl"
SEED = 1854
REACH = (
    ("tammany", "search:playouts=2000", "heeler", 120),
    ("gangs", "search:playouts=1000", "heeler", 120),
    ("tammany", "greenhorn", "random", 120),
    ("tammany", "heeler", "greenhorn", 120),
    ("tammany", "captain", "heeler", 120),
    ("tammany", "sachem", "captain", 60),
    ("gangs", "greenhorn", "random", 120),
    ("gangs", "heeler", "greenhorn", 120),
    ("gangs", "captain", "heeler", 120),
    ("gangs", "sachem", "captain", 60),
    ("tammany", "search:playouts=2000", "search:playouts=200", 240),
    ("tammany", "search:time=1", "heeler", 40),
)
OF_A_GAME = ("number", "seats", "scores", "ranks", "moves", "seconds", "playouts", "forfeit")


def told(row: Standing) -> str:
    return (
        f"{row.games} games | {row.share:.1%} ({row.low:.1%} to {row.high:.1%}) | margin {row.margin:+.1f} | "
        f"{row.playouts_per_move:.0f} playouts and {row.seconds_per_move:.3f} s a move"
    )


def tell_all(path: Path) -> None:
    """Every match of the file, in the order in which they were begun."""
    matches: dict[tuple[str, str], tuple[Match, set[str], dict[int, Played]]] = {}
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        match = Match(row["game"], row["players"], row["options"], tuple(row["bots"]), row["seed"])
        _, commits, games = matches.setdefault((match.key, row["code"]), (match, set(), {}))
        commits.add(row["commit"])
        games[row["number"]] = Played(**{name: row[name] for name in OF_A_GAME})
    for match, commits, games in matches.values():
        if found := standings(match, games.values()):
            print(f"{match.game} {match.players} | {match.bots[0]} against {match.bots[1]} | {told(found[0])} | {', '.join(sorted(commits))}")


def play(game: str, one: str, rest: str, players: int, games: int, seed: int, out: Path) -> None:
    match = Match(game, players, {}, (one, *[rest] * (players - 1)), seed)
    for bot in match.bots:
        enter(bot)

    def show(played: dict[int, Played]) -> None:
        if found := standings(match, played.values()):
            print(f"\r{told(found[0])}", end="", file=sys.stderr, flush=True)

    outcome = run(match, games, runner=here, out=out, progress=show)
    print(file=sys.stderr)
    print(f"{game}: {one} against {players - 1} {rest}: {told(outcome.standings[0])}", flush=True)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("game", nargs="?")
    words.add_argument("one", nargs="?")
    words.add_argument("rest", nargs="?")
    words.add_argument("--players", type=int, default=4)
    words.add_argument("--games", type=int, default=120)
    words.add_argument("--seed", type=int, default=SEED)
    words.add_argument("--out", type=Path, default=LINES)
    words.add_argument("--told", action="store_true")
    words.add_argument("--reach", action="store_true")
    said = words.parse_args()
    if said.told:
        tell_all(said.out)
    elif said.reach:
        for game, one, rest, games in REACH:
            play(game, one, rest, 4, games, said.seed, said.out)
    elif said.rest:
        play(said.game, said.one, said.rest, said.players, said.games, said.seed, said.out)
    else:
        words.error("name a game and two bots")


if __name__ == "__main__":
    main()
