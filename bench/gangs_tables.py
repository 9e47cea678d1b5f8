"""What heelers make of Gangs: the tables of section 18 of its rules, again with our engine. Prints them and writes bench/gangs.json and bench/gangs.md.

    .venv/bin/python bench/gangs_tables.py [--games 600] [--altered 300] [--random 300]

All games are played compiled, on seeds fixed here that nothing was tuned on; who plays which gang is another in every game, the order is drawn by the game.
"""
from __future__ import annotations

import argparse
import json
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import fivepoints
import gangs_games as games
from fivepoints.core import drive, randoms, twin
from fivepoints.games.gangs import RULES, sense, sense_moves, sense_worth
from fivepoints.games.gangs.board import GANG_NAMES, LAST_TURN, MOST_TURNS, SEATS
from fivepoints.games.gangs.words import GANG_LETTERS, MODES

HERE = Path(__file__).parent
SEED = 1900_1890
LOW, HIGH = 0.7, 1.35  # shares of what is fair that nobody need worry about

SOURCES = ["dens", "war bonus", "kills and wounds", "elections", "double", "crime"]
EVENTS = [
    "tokens opened", "aggressions", "battles", "wars", "wars won by the attacker", "wars won by the defender", "dead in fights", "wounded in fights", "raids",
    "bribes", "deals proposed", "deals accepted", "recruitings", "visits to Tammany Hall", "purchases of weapons", "riggings", "decisions", "hand-offs",
    "hand-offs with defaults", "hand-offs with defaults, if orders were set where a seat passes", "gangs out",
]  # fmt: skip
PLAYERS = {
    "unaltered": games.HEELER,
    "opens nothing": games.NO_OPENING,
    "never recruits": games.NO_RECRUITS,
    "crime only": games.ONLY_CRIME,
    "business only": games.ONLY_BUSINESS,
    "declares no war": games.NO_WAR,
    "no weapons and no war": games.NO_WEAPONS,
    "no crime": games.NO_CRIME,
    "no bribes": games.NO_BRIBES,
    "never lobbies": games.NO_LOBBY,
    "no ballots": games.NO_BALLOTS,
    "offers no deals": games.NO_DEALS,
    "plays at random": games.RANDOM,
}
TRIED = """What changes of the data file would mend (six heelers, played compiled, on another seed; standard error of a share 0.06 with 1,200 games, 0.09 with
600):

- Politique, first order: who is later wins ties of influence, and heelers lobby much alike. `start.order_bonus` at `[3, 2, 1, 0, 0, 0]` gave
  1.12 0.72 0.68 1.36 0.84 1.28, `[5, 3, 2, 0, 0, 0]` 1.20 0.67 0.87 0.93 0.80 1.53, `tammany.favor_takers` at 4 left the first at 0.20 (150, 90 and 90 games,
  played interpreted). The bonus would count in the base game too, which does not need it.
- Whyos (0.70 in base, 0.69 in Politique, 1,200 games each): it is the police. Without that module they have 0.99 and 0.85 (600 and 400 games): a pawn reaches
  the middle of the map from anywhere in two steps. Other stations alone change nothing in base (17b 15a 13b: 0.67, 8b 13b 17b: 0.66).
- An HQ is worth what is free around it, and a single one that is moved upsets everybody: Whyos to 8b, 13b, 14a, 15a or 17b have 0.2 to 0.6 and leave the south
  to the Rabbits, who win a third to a half of the games (2.1 to 3.1); Rabbits to 13b leave it to the Whyos (2.27); Rabbits to 6b: Whyos 1.03, Eastman 1.50.
- Two moved: `gangs.rabbits.hq` 6b and `gangs.bowery.hq` 13b, with other stations (600 games each; Whyos Rabbits Bowery Eastman Dusters Charlton):

| police.stations | base | politique |
| --- | --- | --- |
| 14a 6b 7a (as shipped) | 0.85 0.84 1.09 1.08 1.30 0.84 | 0.94 0.45 1.09 0.91 1.53 1.08 |
| 14a 4b 7a | 0.85 0.94 0.92 1.10 1.35 0.84 | 0.80 0.86 0.80 0.88 1.59 1.07 |
| 17a 4a 15a | 0.76 0.78 1.16 0.90 1.49 0.91 | 1.07 0.91 0.82 0.96 1.49 0.75 |
| 15a 4a 8b | 0.79 0.74 1.01 1.02 1.49 0.95 | 0.83 0.89 1.08 0.95 1.30 0.95 |

The first two keep every gang within bounds in base, the last in Politique, none of them in both. With fewer than six gangs they were not tried, and two HQs
would need other names.

These trials, and the hand-offs with orders set (played interpreted), were made on 2026-11-17 under version 2 of the rules. Tables of 2026-11-16 were made under
version 1, where a favor that was used at once could be taken again."""
POLITICAL = ("never lobbies", "no ballots")  # what a base game does not have

Ints = npt.NDArray[np.int64]


@dataclass
class Games:
    """What came of games of one kind, a row for each."""

    players: int
    mode: str
    gangs: list[str]
    money: Ints  # by source
    events: Ints
    by_turn: Ints  # money after each turn, by seat
    order: Ints  # the first one
    ranks: Ints

    @property
    def last(self) -> int:
        return LAST_TURN[MODES.index(self.mode)]


def play(names: Any, players: int, mode: str, seats: list[list[int]], stream: int) -> Games:
    """A game for each row of `seats`, which says who plays them."""
    count = len(seats)
    ways = RULES.options["gangs"]
    gangs = Random(f"{SEED} {stream}").choices(ways, k=count)
    fresh = np.concatenate([RULES.layout.record(RULES.start(players, {"mode": mode, "gangs": letters})) for letters in gangs])
    found = Games(
        players, mode, gangs, np.zeros((count, games.SOURCES), np.int64), np.zeros((count, games.EVENTS), np.int64),
        np.zeros((count, MOST_TURNS + 1, SEATS), np.int64), np.full((count, SEATS), -1, np.int64), np.zeros((count, SEATS), np.int64),
    )  # fmt: skip
    scratch = [np.zeros(size, np.int64) for size in (RULES.choices, RULES.outcomes, 3, SEATS)]
    books = (found.money, found.events, found.by_turn, found.order, found.ranks)
    names.play_many(fresh[:1].copy(), fresh, SEED, stream * 100_000, np.array(seats, np.int64), *scratch, *books, np.zeros(4, np.int64))
    return found


def share(wins: int, count: int, fair: float = 1.0) -> dict[str, float]:
    """Wins of so many games with their 95 % interval (Wilson), as multiples of `fair`."""
    z = 1.96
    rate = wins / count
    centre, reach = rate + z * z / (2 * count), z * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    low, high = max(0.0, (centre - reach) / (1 + z * z / count)), min(1.0, (centre + reach) / (1 + z * z / count))
    return {"games": count, "wins": wins, "share": round(rate / fair, 3), "low": round(low / fair, 3), "high": round(high / fair, 3)}


# The tables


def against_random(names: Any, count: int) -> list[dict[str, Any]]:
    """One heeler, its seat changing from game to game, else random players: how often it wins."""
    rows = []
    for mode in MODES:
        for players in (2, 3, 4, 5, 6):
            seats = [[games.HEELER if p == k % players else games.RANDOM for p in range(players)] for k in range(count)]
            found = play(names, players, mode, seats, 10 + players)
            wins = sum(int(found.ranks[k, k % players] == 1) for k in range(count))
            rows.append({"mode": mode, "players": players} | share(wins, count))
    return rows


def among_heelers(names: Any, players: int, mode: str, count: int) -> dict[str, Any]:
    """Heelers only: money, where it comes from, what happens, who wins."""
    found = play(names, players, mode, [[games.HEELER] * players] * count, 20 + players)
    final = found.by_turn[:, found.last, :players]
    earned = found.money[:, : games.SPENT].sum(axis=0)
    half = found.by_turn[:, (found.last + 1) // 2, :players].argmax(axis=1)
    winner = found.ranks[:, :players].argmin(axis=1)
    gangs = [[GANG_NAMES[letter] for letter in (GANG_LETTERS.index(letter) for letter in letters[:players])] for letters in found.gangs]
    played = {gang: sum(gang in row for row in gangs) for gang in GANG_NAMES}
    return {
        "mode": mode,
        "players": players,
        "games": count,
        "money_after_turn": [round(float(x), 1) for x in found.by_turn[:, 1 : found.last + 1, :players].mean(axis=(0, 2))],
        "final_money_first_to_last": [round(float(x), 1) for x in (-np.sort(-final, axis=1)).mean(axis=0)],
        "income_percent": {name: round(100 * float(x) / float(earned.sum()), 1) for name, x in zip(SOURCES, earned, strict=True)},
        "events_a_game": {name: round(float(x), 2) for name, x in zip(EVENTS, found.events.mean(axis=0), strict=True)},
        "half_time_leader_wins": share(int((half == winner).sum()), count),
        "by_gang": {
            gang: share(sum(gangs[k][winner[k]] == gang for k in range(count)), played[gang], 1 / players) for gang in GANG_NAMES if played[gang] > 0
        },
        "by_place": [share(int((found.order[np.arange(count), place] == winner).sum()), count, 1 / players) for place in range(players)],
    }


def by_turn(names: Any, count: int) -> list[dict[str, Any]]:
    """Six heelers who have set the standing orders of section 17 for the whole game: how often another has to think."""
    rows = []
    for mode in MODES:
        found = play(names, SEATS, mode, [[games.ORDERS] * SEATS] * count, 30)
        asked = found.events[:, games.HAND_OFFS_WITHOUT_DEFAULTS]
        rows.append({"mode": mode, "games": count, "hand_offs": round(float(asked.mean()), 1), "most": int(asked.max())})
    return rows


def altered(names: Any, count: int) -> list[dict[str, Any]]:
    """One player who never does something, its seat changing from game to game, among five heelers: its share of wins, 1 is fair."""
    rows = []
    for mode in MODES:
        for name, player in PLAYERS.items():
            if mode == MODES[0] and name in POLITICAL:
                continue
            seats = [[player if p == k % SEATS else games.HEELER for p in range(SEATS)] for k in range(count)]
            found = play(names, SEATS, mode, seats, 40)
            wins = sum(int(found.ranks[k, k % SEATS] == 1) for k in range(count))
            rows.append({"mode": mode, "player": name} | share(wins, count, 1 / SEATS))
    return rows


def outside(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Gangs and places of six heelers whose share of wins lies outside of what is meant."""
    found = []
    for table in tables:
        if table["players"] == SEATS:
            rows = list(table["by_gang"].items()) + [(f"place {k + 1}", row) for k, row in enumerate(table["by_place"])]
            found += [{"mode": table["mode"], "who": who} | row for who, row in rows if not LOW <= row["share"] <= HIGH]
    return found


# Telling


def told_share(row: dict[str, Any]) -> str:
    return f"{row['share']:.2f} ({row['low']:.2f} to {row['high']:.2f})"


def table_of(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, ["---"] * len(head), *rows]) + "\n"


def told(report: dict[str, Any]) -> str:
    """The tables as a page."""
    heelers = {(table["mode"], table["players"]): table for table in report["heelers"]}
    base, politique = (heelers[mode, SEATS] for mode in MODES)
    turns = range(LAST_TURN[1])
    parts = [
        "# What heelers make of Gangs",
        f"Written by `bench/gangs_tables.py`, {report['taken']}, version {report['version']}. In brackets are 95 % intervals; what is fair is 1. "
        "The heeler is a simple player: what it does not see in a rule, these tables do not show.",
        "## One heeler against random players",
        table_of(["game", "gangs", "games", "won", "share"], [
            [row["mode"], str(row["players"]), str(row["games"]), str(row["wins"]), told_share(row)]
            for row in report["against_random"]
        ]),
        f"## Six heelers, {base['games']} games each",
        table_of(["money after turn", *(str(turn + 1) for turn in turns)], [
            [table["mode"], *(f"{table['money_after_turn'][turn]:.0f}" if turn < len(table["money_after_turn"]) else "" for turn in turns)]
            for table in (base, politique)
        ]),
        table_of(["final money", *(str(place + 1) for place in range(SEATS))], [
            [table["mode"], *(f"{x:.0f}" for x in table["final_money_first_to_last"])] for table in (base, politique)
        ]),
        table_of(["income in per cent", *SOURCES], [[table["mode"], *(f"{x:.1f}" for x in table["income_percent"].values())] for table in (base, politique)]),
        table_of(["a game", "base", "politique"], [[name, *(f"{table['events_a_game'][name]:.1f}" for table in (base, politique))] for name in EVENTS]),
        "With the orders \"no war\", \"no deal offered\" and \"commit all\" set by everybody for the whole game, and the defaults of a table by turn: "
        + ", ".join(f"{row['hand_offs']:.0f} hand-offs in {row['mode']} (at most {row['most']}, {row['games']} games)" for row in report["by_turn"]) + ".",
        table_of(["share of wins", "base", "politique"], [
            *[[gang, told_share(base["by_gang"][gang]), told_share(politique["by_gang"][gang])] for gang in GANG_NAMES],
            *[[f"place {k + 1} in the first order", told_share(base["by_place"][k]), told_share(politique["by_place"][k])] for k in range(SEATS)],
            ["part of the games that the leader at half-time wins", told_share(base["half_time_leader_wins"]), told_share(politique["half_time_leader_wins"])],
        ]),
        "## Fewer gangs",
        table_of(["game", "gangs", "share of wins by place in the first order", "leader at half-time wins"], [
            [mode, str(players), ", ".join(f"{row['share']:.2f}" for row in table["by_place"]), told_share(table["half_time_leader_wins"])]
            for (mode, players), table in heelers.items() if players < SEATS
        ]),
        "## One altered player among five heelers",
        table_of(["player", "base", "politique"], [
            [name, *(told_share(row) if row else "" for row in (altered_row(report, mode, name) for mode in MODES))] for name in PLAYERS
        ]),
        f"## Outside {LOW} to {HIGH}",
        "\n".join(f"- {row['mode']}, {row['who']}: {told_share(row)}" for row in report["outside"]) or "Nobody.",
        TRIED,
    ]  # fmt: skip
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def altered_row(report: dict[str, Any], mode: str, name: str) -> dict[str, Any] | None:
    return next((row for row in report["altered"] if row["mode"] == mode and row["player"] == name), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--altered", type=int, default=300)
    parser.add_argument("--random", type=int, default=300)
    asked = parser.parse_args()
    names = twin.compiled([randoms, *RULES.modules, sense_worth, sense_moves, sense, drive, games])
    tables = [among_heelers(names, players, mode, asked.games if players == SEATS else asked.games // 2) for mode in MODES for players in (6, 5, 4, 3, 2)]
    report = {
        "taken": datetime.now(UTC).strftime("%Y-%m-%d"),
        "version": fivepoints.__version__,
        "python": platform.python_version(),
        "seed": SEED,
        "against_random": against_random(names, asked.random),
        "heelers": tables,
        "by_turn": by_turn(names, asked.altered),
        "altered": altered(names, asked.altered),
        "outside": outside(tables),
    }
    (HERE / "gangs.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    page = told(report)
    (HERE / "gangs.md").write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
