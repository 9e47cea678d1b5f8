"""What the games are like for who studies them: length, choices, the first player's advantage, shared wins. Writes bench/facts.json, row by row.

    .venv/bin/python bench/facts.py GAME PLAYERS BOT [--games 100000]
    .venv/bin/python bench/facts.py --told          # the tables of docs/research.md, from the file

The games are played in the compiled rules, all seats by the same bot. `by_place` are the parts of the win by place in the order of play as it is drawn at the
beginning: in Tammany Hall from the first player round the table, in Gangs, where places may be swapped later on, by the order of the first turn. `by_seat` are
the same by seat, and so in Gangs by gang.
"""
from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import fivepoints
from fivepoints.arena import dataset
from fivepoints.arena.results import code, commit
from fivepoints.core.contract import NOBODY
from fivepoints.games import rules

FILE = Path(__file__).parent / "facts.json"
CHUNK = 500  # games at once
SEED = 1860


def played(game: str, players: int, bot: str, games: int) -> dict[str, Any]:
    """Lengths and outcomes of whole games that a bot plays with itself."""
    table = dataset.Players(rules(game), players, {}, SEED, [bot] * players)
    actions, draws, orders, places = [], [], [], []
    for start in range(0, games, CHUNK):
        for row in table.games(start, min(CHUNK, games - start), False):
            draws.append(row["seats"].count(NOBODY))
            actions.append(len(row["seats"]) - draws[-1])
            orders.append(order(game, players, row["seats"], row["steps"]))
            places.append(row["places"])
    winners = np.array(places) == 1
    shares = winners / winners.sum(axis=1, keepdims=True)
    return {
        "actions": {"mean": round(float(np.mean(actions)), 1), "least": min(actions), "most": max(actions)},
        "draws": round(float(np.mean(draws)), 1),
        "by_place": parts(np.take_along_axis(shares, np.array(orders), axis=1)),
        "by_seat": parts(shares),
        "games_shared": float((winners.sum(axis=1) > 1).mean()),
    }


def order(game: str, players: int, seats: list[int], steps: list[int]) -> list[int]:
    """The seats in the order of play at the beginning: in Gangs it is drawn, one seat after another; in Tammany Hall it goes round from whoever acts first."""
    if game == "gangs":
        drawn = [step for seat, step in zip(seats[: 2 * players], steps, strict=False) if seat == NOBODY][: players - 1]
        return drawn + [p for p in range(players) if p not in drawn]
    first = next(seat for seat in seats if seat != NOBODY)
    return [(first + k) % players for k in range(players)]


def parts(shares: npt.NDArray[np.float64]) -> dict[str, Any]:
    """The mean part of the win, and how far the 95 % interval reaches to either side."""
    reach = 1.96 * shares.std(axis=0) / sqrt(len(shares))
    return {"shares": shares.mean(axis=0).round(4).tolist(), "reach": round(float(reach.max()), 4)}


def choices(game: str, players: int, steps: int = 2000) -> dict[str, float]:
    """Legal actions at a random game's choices: the mean, the geometric mean over those with a choice, and the most seen."""
    batch, counts = fivepoints.batch(game, players, 64, seed=SEED), []
    for _ in range(steps):
        counts.append(batch.masks.sum(axis=1, dtype=np.int64))
        batch.step(batch.sample())
    seen = np.concatenate(counts)
    return {"mean": float(seen.mean()), "geometric": float(np.exp(np.log(seen[seen > 1]).mean())), "most": int(seen.max()), "forced": float((seen == 1).mean())}


def told(kept: dict[str, Any]) -> str:
    """Two tables in Markdown: lengths and choices of random games, and who wins by place and by seat."""
    lengths = ["| game | players | actions (least to most) | draws | choices | only one choice |", "|---|---|---|---|---|---|"]
    wins = ["| game | players | all seats by | wins by place in the order, the first first | reach | wins by seat | shared |", "|---|---|---|---|---|---|---|"]
    for name, row in sorted(kept.items(), key=lambda item: (not item[0].startswith("tammany"), item[0])):
        game, players, bot = name.replace(" players", "").split(", ")
        title, actions = rules(game).title, row["actions"]
        if choice := row.get("choices"):
            long = f"{actions['mean']:.0f} ({actions['least']} to {actions['most']})"
            wide = f"{choice['geometric']:.0f}, up to {choice['most']} | {100 * choice['forced']:.0f} %"
            lengths.append(f"| {title} | {players} | {long} | {row['draws']:.0f} | {wide} |")
        place, seat = (" ".join(f"{100 * share:.1f}" for share in row[key]["shares"]) for key in ("by_place", "by_seat"))
        reach = max(row[key]["reach"] for key in ("by_place", "by_seat"))
        wins.append(f"| {title} | {players} | {bot} | {place} | {100 * reach:.1f} | {seat} | {round(row['games_shared'] * row['games'])} |")
    return "\n".join([*lengths, "", *wins])


def main() -> None:
    parser = argparse.ArgumentParser(description="What the games are like for who studies them.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("players", type=int, nargs="?")
    parser.add_argument("bot", nargs="?")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--told", action="store_true", help="play nothing, print the tables")
    options = parser.parse_args()
    if options.told:
        print(told(json.loads(FILE.read_text())))
        return
    if options.bot is None:
        parser.error("a game, the players and a bot are needed")
    facts = played(options.game, options.players, options.bot, options.games)
    if options.bot == "random":
        facts["choices"] = choices(options.game, options.players)
    kept = json.loads(FILE.read_text()) if FILE.exists() else {}
    about = {"games": options.games, "seed": SEED, "commit": commit(), "code": code(options.game)}
    kept[f"{options.game}, {options.players} players, {options.bot}"] = about | facts
    FILE.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n")
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
