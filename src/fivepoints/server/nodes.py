"""Several servers on one PostgreSQL: each hears from the others what has changed, and reads it; nothing but names and numbers goes between them."""
from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection as Db
from sqlalchemy import select

from fivepoints.server import telling
from fivepoints.server.leases import Leases
from fivepoints.server.sitting import load_downtimes, load_talk, load_talk_line
from fivepoints.server.store import StorageError, announce, schema

if TYPE_CHECKING:
    from fivepoints.server.hall import Hall
    from fivepoints.server.table import Table

AGAIN = 0.5  # seconds until the store is asked again
BEATS = 3  # in the time after which a server that says nothing is gone


class Nodes:
    """The other servers, as one of them sees them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.leases = Leases(hall.store, hall.settings.lease)
        self.others: set[str] = set()
        self._told: dict[str, frozenset[str]] = {}  # who is connected here: by table, as the others know
        self._present: dict[str, dict[str, frozenset[str]]] = {}  # who is connected elsewhere: by table and server

    @property
    def count(self) -> int:
        return 1 + len(self.others)

    async def join(self) -> None:
        self.others = await self.leases.beat()

    def listen(self) -> None:
        self._hall.store.listen(self._begin_to_hear, self.hear)

    async def beat(self) -> None:
        """Say again and again that we are there, and notice who is not any more."""
        while True:
            await asyncio.sleep(self.leases.seconds / BEATS)
            try:
                there = await self.leases.beat()
            except Exception as error:
                self._hall.log.exception("the other servers were not told that this one is there", error)
                continue
            for node in self.others - there:
                self._hall.log.warning("a server is gone", gone=node)
                self._forget(node)
            self.others = there

    async def leave(self) -> None:
        await self.leases.end()
        await self._say(f"bye {self.leases.node}")

    async def _say(self, *notices: str) -> None:
        def job(conn: Db) -> None:
            for notice in notices:
                announce(conn, notice)

        await self._hall.store.write(job)

    # Who is connected where

    def present(self, table: str) -> set[str]:
        """The people at a table who are connected to other servers."""
        return {person for people in self._present.get(table, {}).values() for person in people}

    def tell_presence(self, table: Table) -> None:
        """The other servers shall know who of those that sit at a table is connected to this one, if that has changed."""
        connected = table.connections | (self._hall.tables[table.id].connections if table.id in self._hall.tables else set())  # it may have been read anew
        people = frozenset(connection.person for connection in connected if connection.own and connection.person)
        if people != self._told.get(table.id, frozenset()):
            self._told[table.id] = people
            if not people:
                del self._told[table.id]
            self._hall.spawn(self._say(self._here(table.id, people)))

    def _here(self, table: str, people: frozenset[str]) -> str:
        return f"here {self.leases.node} {table} {' '.join(sorted(people))}"

    def _forget(self, node: str) -> None:
        for table in [table for table, there in self._present.items() if node in there]:
            self._place(node, table, frozenset())

    def _place(self, node: str, table: str, people: frozenset[str]) -> None:
        there = self._present.setdefault(table, {})
        before = there.pop(node, frozenset())
        if people:
            there[node] = people
        if not there:
            del self._present[table]
        if people != before and table in self._hall.tables:
            telling.tell_table(self._hall.tables[table])

    # What the others say

    def hear(self, notice: str) -> None:
        """One notice, our own included but for changes of tables; of what is not understood another version may make sense."""
        if self._hall.ending:
            return
        match notice.split():
            case ["table", table, version] if version.isdecimal():
                self._hear_of(table, int(version))
            case ["talk", table, number] if number.isdecimal():
                self._hall.spawn(self._hear_talk(table, int(number)))
            case ["person", person]:
                self._hall.spawn(self._look_at({person}))
            case ["gone", person]:
                self._hall.forget_person(person)
            case ["here", node, table, *people] if node != self.leases.node:
                self._place(node, table, frozenset(people))
            case ["hello", node] if node != self.leases.node:
                self.others.add(node)
                self._hall.spawn(self._greet())
            case ["bye", node]:
                self._forget(node)
                self.others.discard(node)

    def _hear_of(self, table: str, version: int) -> None:
        known = self._hall.tables.get(table)
        if table in self._hall.opening or (known and known.sitting.version < version):
            self._hall.spawn(self._catch_up(table, version))

    async def _catch_up(self, table: str, version: int) -> None:
        if table in self._hall.opening:
            await asyncio.wait([self._hall.opening[table]])  # it may have been read before the change
        if known := self._hall.tables.get(table):
            await known.catch_up(version)

    async def _hear_talk(self, table: str, number: int) -> None:
        if table in self._hall.opening:
            await asyncio.wait([self._hall.opening[table]])
        known = self._hall.tables.get(table)
        if known and not known.heard(number):
            line = await self._hall.store.read(lambda conn: load_talk_line(conn, number))
            if line:
                known.hear(line)

    async def _greet(self) -> None:
        """A server that has just come, or missed something, hears who is connected to us; it may have noted that no server ran for a while."""
        await self._say(*[self._here(table, people) for table, people in self._told.items()])
        self._hall.downtimes = await self._hall.store.read(load_downtimes)

    # When something may have been missed

    def _begin_to_hear(self) -> None:
        if not self._hall.ending:
            self._hall.spawn(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        """Everything that is in memory is compared with what is stored, as soon as the store answers."""
        hall = self._hall
        self._present.clear()
        while not hall.ending:
            try:
                await self._say(f"hello {self.leases.node}")
                hall.downtimes = await hall.store.read(load_downtimes)
                await self._compare(list(hall.tables))
                await self._look_at({connection.person for connection in hall.connections() if connection.person})
                return
            except StorageError:
                await asyncio.sleep(AGAIN)

    async def _compare(self, tables: list[str]) -> None:
        t = schema.tables.c
        rows = await self._hall.store.read(lambda conn: conn.execute(select(t.id, t.version).where(t.id.in_(tables))).all())
        for row in rows:
            if known := self._hall.tables.get(row.id):
                await known.catch_up(row.version or 0)
                if known.connections:
                    known.hear_all(await self._hall.store.read(partial(load_talk, table=row.id)))

    async def _look_at(self, people: Collection[str]) -> None:
        """What people are called, and whom they don't want to hear, may be different now."""
        hall = self._hall
        names, muted = await hall.store.read(lambda conn: _read_people(conn, people))
        for connection in hall.connections():
            if connection.person in names:
                connection.name = names[connection.person]
                if connection.muted != (now := muted.get(connection.person, set())):
                    connection.muted = now
                    connection.sync()
        for table in list(hall.tables.values()):
            seated = [seat for seat in table.sitting.seats if seat.person in names]
            if table.sitting.info.status == "open" and any(seat.name != names[seat.person or ""] for seat in seated):
                await table.catch_up()


def _read_people(conn: Db, people: Collection[str]) -> tuple[dict[str, str], dict[str, set[str]]]:
    p, b = schema.people.c, schema.blocks.c
    names = {row.id: row.name for row in conn.execute(select(p.id, p.name).where(p.id.in_(people)))}
    muted: dict[str, set[str]] = {}
    for row in conn.execute(select(b.person, b.other).where(b.person.in_(people))):
        muted.setdefault(row.person, set()).add(row.other)
    return names, muted
