"""What `bid` reads and prints."""
from __future__ import annotations

from math import isfinite
from typing import Any

from rich.console import Console
from rich.table import Table

from fivepoints.bots.bidding import Solution
from fivepoints.bots.ward_bids import WardBid
from fivepoints.core.errors import OptionError
from fivepoints.games.tammany import sense
from fivepoints.games.tammany.board import LAST_YEAR, NATIONS, NUMBER
from fivepoints.games.tammany.layout import State
from fivepoints.games.tammany.words import NATION_NAMES, SEAT_LETTERS

SHOWN = 0.0005  # bids less likely than this are not listed


def read_values(text: str | None, s: State, ward: int | None) -> dict[int, float] | None:
    """`3`, or `a=3,b=2.5`."""
    if text is None:
        return None
    if "=" not in text:
        w = NUMBER.index(ward) if ward in NUMBER else s.ward
        return {p: _number(text, "a value") for p in range(s.players) if s.bosses[w][p] > 0}
    named = _pairs(text, list(SEAT_LETTERS[: s.players]), "a seat")
    return {SEAT_LETTERS.index(letter): value for letter, value in named.items()}


def read_costs(text: str | None, s: State) -> list[float] | None:
    """`0.3`, or `irish=0.3,german=0.5`, the others as the heeler has them."""
    if text is None:
        return None
    if "=" not in text:
        return [_number(text, "a cost")] * NATIONS
    named = _pairs(text, NATION_NAMES, "a nation")
    usual = sense.LAST_SPENDING if s.year == LAST_YEAR else sense.SPENDING
    return [named.get(name, usual) for name in NATION_NAMES]


def _pairs(text: str, known: list[str], what: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name not in known or name in found:
            raise OptionError(f"{name!r:.40} is not {what}, or stands twice; there is {', '.join(known)}")
        found[name] = _number(value, name)
    return found


def _number(text: str, name: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not (isfinite(value) and 0 <= value <= 1e6):
        raise OptionError(f"{name} is a number from 0 up, not {text!r:.40}")
    return value


def print_bid(console: Console, found: WardBid, solution: Solution) -> None:
    table = Table(title=f"Ward {found.ward}, sealed bids")
    for heading in ("seat", "bosses", "favors", "how often", "a bid", "wins", "worth"):
        table.add_column(heading, justify="left" if heading in ("seat", "a bid") else "right")
    for i, seat in enumerate(found.seats):
        first = True
        for total, chance in enumerate(solution.mixes[i]):
            if chance >= SHOWN:
                head = (SEAT_LETTERS[seat], str(found.bidders[i].head)) if first else ("", "")
                tail = (f"{solution.wins[i]:.1%}", f"{solution.payoffs[i]:.3f}") if first else ("", "")
                table.add_row(*head, str(total), f"{chance:.1%}", found.text(i, total), *tail)
                first = False
    console.print(table)
    console.print(f"Nobody is elected: {max(0.0, 1 - sum(solution.wins)):.1%}.")
    console.print(f"Found by {solution.method}; by another bid nobody gains more than {solution.exploitability:.2g} points.")


def bid_summary(found: WardBid, solution: Solution) -> dict[str, Any]:
    return {
        "ward": found.ward,
        "method": solution.method,
        "exploitability": solution.exploitability,
        "nobody": max(0.0, 1 - sum(solution.wins)),
        "seats": [
            {
                "seat": SEAT_LETTERS[seat],
                "bosses": found.bidders[i].head,
                "value": found.bidders[i].win,
                "wins": solution.wins[i],
                "worth": solution.payoffs[i],
                "bids": [
                    {"favors": total, "chance": chance, "bid": found.text(i, total)} for total, chance in enumerate(solution.mixes[i]) if chance > 0
                ],
            }
            for i, seat in enumerate(found.seats)
        ],
    }
