"""Who is to be told what: all tables at which somebody owes a move, in one letter. It names games and moments; of what other people wrote nothing goes out."""
from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, RowMapping, and_, func, literal, or_, select

from fivepoints.core.errors import FivepointsError
from fivepoints.games import rules as find_rules
from fivepoints.record.entries import SEATS
from fivepoints.server.clocks import Clocks, Interval
from fivepoints.server.store import schema
from fivepoints.server.wire import Pace

MINUTE = 60.0

t, s, c, p = schema.tables.c, schema.seats.c, schema.channels.c, schema.people.c


@dataclass(frozen=True)
class Owed:
    """A table at which a person owes a move."""

    table: str
    n: int
    game: str
    deadline: float | None

    @property
    def key(self) -> str:
        """Another one as soon as the game has gone on: then it is another move."""
        return f"{self.table} {self.n}"


@dataclass(frozen=True)
class Letter:
    """What one person is to be told over one channel."""

    person: str
    kind: str
    address: str
    tries: int
    before: str  # what they were told last, as it is stored
    owed: Sequence[Owed]

    @property
    def told(self) -> str:
        return json.dumps(sorted(owed.key for owed in self.owed))

    @property
    def number(self) -> str:
        """The same for the same letter, however often it is tried."""
        return hashlib.sha256(f"{self.person} {self.kind} {self.told}".encode()).hexdigest()[:32]


def letters(rows: Sequence[RowMapping], still: Sequence[Interval], here: Callable[[str, str], bool]) -> list[Letter]:
    """The letters that are due; `here` says whether a person is connected to a table."""
    owed: defaultdict[tuple[str, str], list[Owed]] = defaultdict(list)
    rows_of: dict[tuple[str, str], RowMapping] = {}
    for row in rows:
        pace = Pace.model_validate_json(row["pace"])
        if pace.kind != "live" and not here(row["table"], row["person"]):
            key = row["person"], row["kind"]
            deadline = Clocks.loads(pace, row["clocks"]).deadline(row["seat"], still) if row["clocks"] else None
            if row["table"] not in [other.table for other in owed[key]]:
                owed[key].append(Owed(row["table"], row["n"], row["game"], deadline))
            rows_of[key] = row
    due = [Letter(*key, rows_of[key]["address"], rows_of[key]["tries"], rows_of[key]["told"], some) for key, some in owed.items()]
    return [letter for letter in due if {each.key for each in letter.owed} - set(json.loads(letter.before))]


def owing(conn: Connection, now: float, delay: float) -> Sequence[RowMapping]:
    """Seats whose person owes a move, for `delay` seconds at least, and wants to be told, over each of their channels that is not waiting for a while."""
    letter = func.substr(literal(SEATS), s.seat + 1, 1)
    ready = and_(c.active, c.confirmed, c.again_at <= now, c.told_at + c.gap * MINUTE <= now)
    there = and_(s.kind == "person", s.stand_in.is_(False), s.status.not_in(["left", "resigned"]))
    owes = and_(t.status == "playing", t.paused.is_(False), t.movers.contains(letter), t.touched <= now - delay)
    at_home = or_(p.away_from.is_(None), p.away_from > now, p.away_to <= now)
    joined = schema.channels.join(schema.people, p.id == c.person).join(schema.seats, s.person == c.person).join(schema.tables, t.id == s.table)
    columns = c.person, c.kind, c.address, c.told, c.tries, s.seat, s.table, t.n, t.game, t.pace, t.clocks
    return conn.execute(select(*columns).select_from(joined).where(ready, there, owes, at_home).order_by(c.person, c.kind, t.touched)).mappings().all()


def subject(owed: Sequence[Owed]) -> str:
    return "It is your move" if len(owed) == 1 else f"It is your move at {len(owed)} tables"


def lines(owed: Sequence[Owed], public: str) -> list[str]:
    """One for each table: the game, until when, and where."""
    return [f"{_title(each.game)}{_until(each.deadline)}: {public}/table/{each.table}" for each in owed]


def _title(game: str) -> str:
    try:
        return str(find_rules(game).title)
    except FivepointsError:  # a game that this server no longer knows
        return game


def _until(deadline: float | None) -> str:
    return f" (until {datetime.fromtimestamp(deadline, UTC):%a %d %b %H:%M} UTC)" if deadline is not None else ""
