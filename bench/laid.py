"""Tables in play laid straight into a database, as many as are wanted: asking a server for each would take longer than what is measured."""
from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert

from fivepoints.core import chance
from fivepoints.games import rules
from fivepoints.server import seating
from fivepoints.server.hall import Hall
from fivepoints.server.people import COOKIE, People, signing_key
from fivepoints.server.sitting import Info, Seat, Sitting, save
from fivepoints.server.store import Store, schema
from fivepoints.server.table import Table
from fivepoints.server.wire import Pace
from fivepoints.server.workers import Workers

AT_ONCE = 100  # in one transaction
PACE = Pace(kind="live", base=7200.0, increment=60.0)


@dataclass(frozen=True)
class Laid:
    """A table, and the cookie of who sits in each seat."""

    path: str
    cookies: list[str]


async def lay(database: str, count: int, seats: int) -> list[Laid]:
    """So many tables of Tammany Hall that have just begun, a person of its own in every seat."""
    store, workers = Store.open(database), Workers()
    try:
        hall, people = Hall(store, workers), People(store, await store.write(signing_key))
        laid: list[Laid] = []
        while len(laid) < count:
            tables = [_begun(hall, seats) for _ in range(min(AT_ONCE, count - len(laid)))]
            await store.write(lambda conn, tables=tables: _save(conn, tables))
            for table in tables:
                cookies = [f"{COOKIE}={people.cookie(seat.person or '')}" for seat in table.sitting.seats]
                laid.append(Laid(f"/api/tables/{table.id}/socket", cookies))
    finally:
        workers.close()
        store.close()
    return laid


def _begun(hall: Hall, seats: int) -> Table:
    found, now, sitters = rules("tammany"), hall.clock.now(), [secrets.token_hex(12) for _ in range(seats)]
    info = Info(
        id=hall.new_id(), game=found.name, rules=found.version, players=seats, options={}, status="open", owner=sitters[0], listed=False, watchers=True,
        lots=False, pace=PACE, bot_pace=1.0, house=secrets.token_bytes(chance.HOUSE_BYTES), secret=None, created=now,
    )  # fmt: skip
    table = Table(hall, Sitting(info, [Seat(k, "person", person, f"Guest {k}") for k, person in enumerate(sitters)]), [], {}, None)
    seating.begin(table, table.sitting)
    return table


def _save(conn: Connection, tables: list[Table]) -> None:
    named: list[dict[str, Any]] = [
        {"id": seat.person, "name": seat.name, "created": table.sitting.info.created} for table in tables for seat in table.sitting.seats
    ]
    conn.execute(insert(schema.people), named)
    for table in tables:
        save(conn, None, table.sitting, None, table.sitting.info.created)
