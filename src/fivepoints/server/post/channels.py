"""A person's own channels: where they want to be told, whether they do, and that a mail address is theirs. Nothing is on until they say so."""
from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from fivepoints.server.errors import Refused
from fivepoints.server.store import schema

MAIL, HOOK = "mail", "hook"
MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LONGEST_MAIL_ADDRESS = 254
NOTHING_TOLD = {"told": "[]", "told_at": 0.0}

c = schema.channels.c


@dataclass(frozen=True)
class Wish:
    """What a person wants of one of their channels."""

    address: str | None  # none: nothing is kept
    active: bool
    gap: int


def check_mail(address: str) -> None:
    if len(address) > LONGEST_MAIL_ADDRESS or not MAIL_ADDRESS.fullmatch(address):
        raise Refused("no-mail-address")


def read(conn: Connection, person: str) -> dict[str, dict[str, Any]]:
    """What a person is shown of their channels, by kind."""
    rows = conn.execute(select(c.kind, c.address, c.active, c.confirmed, c.gap, c.problem).where(c.person == person)).mappings()
    return {row["kind"]: {name: row[name] for name in row if name != "kind"} for row in rows}


def put(conn: Connection, person: str, kind: str, wish: Wish) -> str | None:
    """Keep a channel as it is wished. The word that shows a new mail address to be theirs, which is sent there and kept only as its digest."""
    mine = (c.person == person) & (c.kind == kind)
    if wish.address is None:
        conn.execute(delete(schema.channels).where(mine))
        return None
    again: dict[str, Any] = {"active": wish.active, "gap": wish.gap, "tries": 0, "again_at": 0.0, "problem": None}
    found = conn.execute(select(c.address, c.active).where(mine)).first()
    if found and found.address == wish.address:
        conn.execute(update(schema.channels).where(mine), again if found.active else again | NOTHING_TOLD)
        return None
    conn.execute(delete(schema.channels).where(mine))
    word = secrets.token_urlsafe(12) if kind == MAIL else None
    new = {"person": person, "kind": kind, "address": wish.address, "confirmed": kind != MAIL, "word": _digest(word) if word else None}
    conn.execute(insert(schema.channels), again | new | NOTHING_TOLD)
    return word


def confirm(conn: Connection, person: str, word: str) -> None:
    """The mail address is theirs: they have read what was sent there."""
    found = update(schema.channels).where(c.person == person, c.kind == MAIL, c.word == _digest(word))
    if conn.execute(found, {"confirmed": True, "word": None, "problem": None}).rowcount == 0:
        raise Refused("other-word")


def switch_off(conn: Connection, person: str, kind: str) -> None:
    conn.execute(update(schema.channels).where(c.person == person, c.kind == kind), {"active": False})


def _digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
