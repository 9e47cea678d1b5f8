"""Which of several servers on one PostgreSQL looks after a table: its bots, its clocks, its letters. One that is gone loses all it had.

A server says again and again that it is there; a table's lease names a server, and is worth nothing once that server no longer says so. So holding many
costs as much as holding one. Two that both believe they hold a table do no harm to its game: the store takes the first move.
"""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from time import monotonic

from sqlalchemy import ColumnElement, Connection, Double, Select, cast, delete, extract, func, select, update
from sqlalchemy.dialects.postgresql import insert

from fivepoints.server.store import Store, schema

FORGOTTEN = 60.0  # seconds after which nothing is kept of a server that is gone

n, held = schema.nodes.c, schema.leases.c


class Leases:
    """Of one server."""

    def __init__(self, store: Store, seconds: float) -> None:
        """A server that says nothing for so many seconds is gone."""
        self.node = secrets.token_hex(4)
        self.seconds = seconds
        self._store = store
        self._mine: set[str] = set()
        self._until = 0.0  # until then nobody can think that we are gone
        self._others: dict[str, float] = {}  # tables that others look after: when to ask again
        self._asking: dict[str, asyncio.Task[bool]] = {}

    @property
    def count(self) -> int:
        """How many tables are ours."""
        return len(self._mine)

    async def beat(self) -> set[str]:
        """Say that we are there; the other servers that are."""
        began = monotonic()
        if began > self._until:
            self._mine.clear()  # they may be somebody else's by now
        others = await self._store.write(lambda conn: _beat(conn, self.node, self.seconds))
        self._until = began + self.seconds
        return others

    async def hold(self, table: str) -> bool:
        """Whether a table is ours to look after; it becomes so if nobody does."""
        if table in self._mine and monotonic() < self._until:
            return True
        if monotonic() < self._others.get(table, 0.0):
            return False
        if table not in self._asking:
            self._asking[table] = asyncio.create_task(self._claim(table))
        return await asyncio.shield(self._asking[table])

    async def _claim(self, table: str) -> bool:
        try:
            granted = await self._store.write(lambda conn: _claim(conn, table, self.node))
        finally:
            self._asking.pop(table, None)
        if granted:
            self._mine.add(table)
            self._others.pop(table, None)
        else:
            self._mine.discard(table)
            self._others[table] = monotonic() + self.seconds / 3
        return granted

    async def release(self, tables: Collection[str]) -> None:
        """Others may look after these."""
        for table in tables:
            self._others.pop(table, None)
        ours = [table for table in tables if table in self._mine]
        self._mine.difference_update(ours)
        if ours:
            await self._store.write(lambda conn: conn.execute(delete(schema.leases).where(held.node == self.node, held.table.in_(ours))))

    async def end(self) -> None:
        """We are gone."""
        await self._store.write(lambda conn: conn.execute(delete(schema.nodes).where(n.id == self.node)))

    def with_others(self) -> Select[str]:
        """The tables that other servers look after."""
        return select(held.table).where(held.node != self.node, held.node.in_(_there()))


def _now() -> ColumnElement[float]:
    """By the database's clock: those of several machines differ."""
    return cast(extract("epoch", func.clock_timestamp()), Double)


def _there() -> Select[str]:
    return select(n.id).where(n.until > _now())


def _beat(conn: Connection, node: str, seconds: float) -> set[str]:
    until = _now() + seconds
    if conn.execute(update(schema.nodes).where(n.id == node).values(until=until)).rowcount == 0:
        conn.execute(insert(schema.nodes).values(id=node, until=until))
    if conn.execute(delete(schema.nodes).where(n.until < _now() - FORGOTTEN)).rowcount:
        conn.execute(delete(schema.leases).where(held.node.not_in(select(n.id))))
    return set(conn.execute(_there().where(n.id != node)).scalars())


def _claim(conn: Connection, table: str, node: str) -> bool:
    free = (held.node == node) | held.node.not_in(_there())
    wish = insert(schema.leases).values(table=table, node=node)
    granted = wish.on_conflict_do_update(index_elements=[held.table], set_={"node": node}, where=free).returning(held.table)
    return conn.execute(granted).first() is not None
