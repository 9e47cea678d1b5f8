"""A database that an older version of the program made: it is brought up to date, and its games go on."""
from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, insert, select

from fivepoints.record import loads, verify
from fivepoints.server.audit import audit_database
from fivepoints.server.store import Store, schema
from fivepoints.server.store.database import Address, migrations, revision, writing
from server.guest import Guest, some_move
from server.party import party

pytestmark = pytest.mark.anyio

Rows = dict[str, list[dict[str, Any]]]


async def play(guest: Guest, table: str, moves: int, seed: int) -> None:
    """Some moves of a game at one screen, or all until it is over."""
    luck = random.Random(seed)
    chair = await guest.connect(table)
    for _ in range(moves):
        if not chair.now["movers"]:
            break
        if not chair.now["owes"]:
            await chair.look(chair.now["movers"][0])
        await chair.play(some_move(chair.now, luck.randrange(10**6)))
    await chair.close()


async def rows_of(store: Store) -> Rows:
    def look(connection: Connection) -> Rows:
        return {table.name: [dict(row) for row in connection.execute(select(table)).mappings()] for table in schema.metadata.sorted_tables}

    return await store.read(look)


def fill_as_before(url: str, rows: Rows) -> None:
    """A database of the first schema, with all that was known then."""
    engine = writing(Address.parse(url))
    with engine.connect() as connection, connection.begin():
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        assert revision(connection) == "0001"
        old = MetaData()
        old.reflect(connection)
        assert "weights" not in old.tables["entries"].c
        assert "position" not in old.tables["tables"].c
        assert "call_off" not in old.tables["seats"].c
        for known in (old.tables[table.name] for table in schema.metadata.sorted_tables if table.name in old.tables):
            if rows[known.name]:
                connection.execute(insert(known), [{column.name: row[column.name] for column in known.columns} for row in rows[known.name]])
    engine.dispose()


async def test_a_game_of_the_first_schema_goes_on(database: str, tmp_path: Path) -> None:
    async with party(str(tmp_path / "new.db")) as first:
        ann = await first.guest("Ann")
        wish: dict[str, Any] = {"players": 3, "seats": [{"kind": "me"}] * 3, "start": True}
        running, over, waiting = [(await ann.create(**wish | more))["id"] for more in ({}, {}, {"start": False})]
        await play(ann, running, 45, seed=3)
        await play(ann, over, 10_000, seed=4)
        rows = await rows_of(first.house.hall.store)
    fill_as_before(database, rows)

    async with party(database) as house:
        ann = await house.back(ann)
        finished = await ann.ask("GET", f"/api/tables/{over}/record")
        assert verify(loads(json.dumps(finished))).finished
        assert not any("from" in row for row in finished["entries"])
        assert "position" not in finished
        known = len((await ann.ask("GET", f"/api/tables/{running}/record"))["entries"])
        await play(ann, running, 10_000, seed=5)
        record = await ann.ask("GET", f"/api/tables/{running}/record")
        assert verify(loads(json.dumps(record))).finished
        assert all(("from" in row) == (row["n"] > known) for row in record["entries"] if "draw" in row)
        assert any("from" in row for row in record["entries"])
        await ann.deed(waiting, "start")
        begun = await ann.ask("GET", f"/api/tables/{waiting}/record")
        assert all("from" in row for row in begun["entries"])
    assert {difference for _, difference in audit_database(database)} == {None}


async def test_a_game_of_before_that_is_read_again_from_its_entries_goes_on_too(database: str, tmp_path: Path) -> None:
    """Its frozen position does not fit any more, so that all entries are played again."""
    async with party(str(tmp_path / "new.db")) as first:
        ann = await first.guest("Ann")
        table = (await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
        await play(ann, table, 20, seed=3)
        rows = await rows_of(first.house.hall.store)
    fill_as_before(database, rows | {"tables": [row | {"state": None} for row in rows["tables"]]})
    async with party(database) as house:
        ann = await house.back(ann)
        await play(ann, table, 10_000, seed=6)
        assert verify(loads(json.dumps(await ann.ask("GET", f"/api/tables/{table}/record")))).finished
