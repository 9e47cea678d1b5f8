"""Replaying the games of a server's database under today's rules."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import select

from fivepoints.core.errors import FivepointsError
from fivepoints.games import rules
from fivepoints.record import Record, verify
from fivepoints.server.sitting import read_record
from fivepoints.server.store import schema
from fivepoints.server.store.database import Address, check_ours, naming, reading

SQLITE = b"SQLite format 3\0"


def is_database(where: str) -> bool:
    """Whether this names a database, not a record or a folder of them."""
    if "://" in where:
        return True
    try:
        with Path(where).open("rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError:
        return False


def audit_database(where: str) -> Iterator[tuple[str, str | None]]:
    """Each game that has begun, with the first thing in it that differs under today's rules, None when nothing does. A server may be running."""
    address = Address.parse(where)
    engine = reading(address)
    try:
        with naming(address), engine.connect() as connection, connection.begin():
            check_ours(connection)
            t = schema.tables.c
            for table in connection.execute(select(t.id).where(t.secret.is_not(None)).order_by(t.created)).scalars().all():
                yield table, _difference(read_record(connection, table))
    finally:
        engine.dispose()


def count_games(where: str) -> int:
    """How many games there are to audit."""
    address = Address.parse(where)
    engine = reading(address)
    try:
        with naming(address), engine.connect() as connection, connection.begin():
            check_ours(connection)
            return len(connection.execute(select(schema.tables.c.id).where(schema.tables.c.secret.is_not(None))).all())
    finally:
        engine.dispose()


def _difference(record: Record) -> str | None:
    try:
        verify(record)
        version = rules(record.header.game).version
    except FivepointsError as error:
        return str(error)
    return None if record.header.rules == version else f"made under rules {record.header.rules}, replays the same under {version}"
