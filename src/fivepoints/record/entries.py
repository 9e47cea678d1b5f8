"""What a record is made of, and its JSON form."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fivepoints.core.contract import Fact

FORMAT = "fivepoints-record 1"
SEATS = "abcdefghijklmnopqrstuvwxyz"
UNDO = "undo"
COLOURS = 6  # that a seat can have
NOTHING: Mapping[int, str] = {}  # most entries are heard alike by all; there are many of them in memory


@dataclass(frozen=True)
class Words:
    """What the secret was made of, all in hexadecimal digits: the house can't choose its word any more once it knows the seats'."""

    house: str  # SHA-256 of the house's word, published before anyone sat
    seats: list[str]
    word: str | None = None  # the house's word itself: secret as long as the game runs

    def to_json(self, shown: bool) -> dict[str, Any]:
        return {"house": self.house, "seats": self.seats, "word": self.word if shown else None}


@dataclass(frozen=True)
class Header:
    """Which game, under which rules, between whom; the commitment to its chance."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seats: list[str]
    commitment: str
    words: Words | None = None
    position: str | None = None  # where the game began, if not at its start
    colours: list[int] | None = None  # of the seats, as the table showed them; records of before don't say it


@dataclass(frozen=True, slots=True)
class Entry:
    """One draw (no seat), one move, or the taking back of one (`undo`). A sealed choice has its salt and its commitment."""

    n: int
    seat: int | None
    text: str
    digest: str
    salt: str | None = None
    seal: str | None = None
    veils: Mapping[int, str] = field(default_factory=lambda: NOTHING, compare=False)  # what others are told while the game runs
    news: Sequence[Fact] = field(default=(), compare=False)  # what it set in train; not written, a replay finds it again
    weights: Mapping[str, int] | None = None  # what a draw was drawn from, in the order in which it is counted off; records of before don't say it

    def to_json(self, eyes: int | None = None, drawn_from: bool = True) -> dict[str, Any]:
        """The entry as a row; with `eyes` as that seat (NOBODY: a spectator) may know it. Of a draw also what it was drawn from, unless that is secret."""
        row: dict[str, Any] = {"n": self.n}
        veiled = eyes is not None and eyes in self.veils
        if self.seat is None:
            row["draw"] = self.text
            row |= {} if self.weights is None or not drawn_from else {"from": dict(self.weights)}
        elif eyes is not None and veiled:
            row |= {"seat": SEATS[self.seat], "move": self.veils[eyes], "veiled": True}
        else:
            row |= {"seat": SEATS[self.seat], "move": self.text}
        if self.seal is not None:
            row |= {} if veiled else {"salt": self.salt}  # with the salt the choice could be guessed and checked
            row["seal"] = self.seal
        return row | {"digest": self.digest}


def dumps(header: Header, rows: Sequence[Mapping[str, Any]], secret: str | None, result: Mapping[str, Any] | None) -> str:
    """One JSON text, a line for each entry, so that people and `diff` can read it. Without the secret, the house's word is not shown either."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": header.game,
        "rules": header.rules,
        "players": header.players,
        "options": header.options,
    }
    if header.position is not None:
        head["position"] = header.position
    head["seats"] = header.seats
    if header.colours is not None:
        head["colours"] = header.colours
    head["commitment"] = header.commitment
    if header.words:
        head["words"] = header.words.to_json(shown=secret is not None)
    head |= {"secret": secret, "result": result}
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    body = ",\n".join("  " + json.dumps(row) for row in rows)
    return "{\n" + "\n".join(lines) + '\n "entries": [\n' + body + "\n ]\n}\n"
