"""Lists of tables: the lobby, mine, the finished ones. Read from the store, so they cost no memory."""
from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, exists, select

from fivepoints.core import chance
from fivepoints.record.entries import SEATS
from fivepoints.server.store import schema

AT_MOST = 100
SEAT = ("seat", "kind", "name", "person", "level", "colour", "status", "stand_in")

t, s = schema.tables.c, schema.seats.c

SAME = (
    "id", "game", "rules", "players", "status", "owner", "listed", "watchers", "lots", "bot_pace", "paused", "created", "started", "ended", "n", "next",
    "position",
)  # fmt: skip


def lobby(conn: Connection) -> list[dict[str, Any]]:
    """Open tables that anybody may join, and listed ones that are played before watchers."""
    return _tables(conn, t.listed & ((t.status == "open") | ((t.status == "playing") & t.watchers)), AT_MOST)


def mine(conn: Connection, person: str) -> list[dict[str, Any]]:
    """The tables a person owns or sits at that are not over, the ones where they owe a move first."""
    found = _tables(conn, _is_theirs(person), None)  # the one that waits longest for them is the last that may be missing
    return sorted(found, key=lambda table: not any(_waits_for(person, table["seats"][p]) for p in table["movers"]))


def every(conn: Connection, person: str) -> list[str]:
    """All of those, however many there are."""
    return list(conn.execute(select(t.id).where(_is_theirs(person))).scalars())


def _is_theirs(person: str) -> ColumnElement[bool]:
    return ((t.owner == person) | _seated(person)) & t.status.in_(["open", "playing"])


def _waits_for(person: str, seat: dict[str, Any]) -> bool:
    """Whether a seat that owes a move owes it by this person's hand, not a bot's."""
    return bool(seat["person"] == person and seat["kind"] == "person" and seat["status"] != "resigned" and not seat["stand_in"])


def finished(conn: Connection, person: str | None) -> list[dict[str, Any]]:
    """Games that are over: those of a person, or the listed ones that anybody may see."""
    return _tables(conn, (t.status == "over") & (t.listed & t.watchers if person is None else _seated(person)), AT_MOST)


def _seated(person: str) -> ColumnElement[bool]:
    return exists().where(s.table == t.id, s.person == person)


def _tables(conn: Connection, which: ColumnElement[bool], at_most: int | None) -> list[dict[str, Any]]:
    rows = conn.execute(select(schema.tables).where(which).order_by(t.touched.desc()).limit(at_most)).mappings().all()
    seats = defaultdict(list)
    for seat in conn.execute(select(schema.seats).where(s.table.in_([row["id"] for row in rows])).order_by(s.seat)).mappings():
        seats[seat["table"]].append({name: seat[name] for name in SEAT} | {"call_off": bool(seat["call_off"]), "online": False})
    return [_table(dict(row), seats[row["id"]]) for row in rows]


def _table(row: dict[str, Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: row[name] for name in SAME} | {
        "options": json.loads(row["options"]),
        "pace": json.loads(row["pace"]),
        "house": chance.commitment(row["house"]),
        "commitment": chance.commitment(row["secret"]) if row["secret"] else None,
        "movers": [SEATS.index(letter) for letter in row["movers"]],
        "seats": seats,
        "result": json.loads(row["result"]) if row["result"] else None,
        "stuck": None,
    }
