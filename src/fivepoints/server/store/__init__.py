"""The store: one writer that groups its commits, a few readers, SQLite or PostgreSQL. What `write` returned is on the disk."""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, Engine, text

from fivepoints.server.store.database import READERS, Address, Claim, prepared, reading
from fivepoints.server.store.errors import CLOSED, Conflict, InDoubt, StorageError, told
from fivepoints.server.store.notices import OF_TABLE, Listener, announce
from fivepoints.server.store.quick import Quick
from fivepoints.server.store.writer import Writer

__all__ = ["OF_TABLE", "Conflict", "InDoubt", "Quick", "StorageError", "Store", "announce"]

T = TypeVar("T")


class Store:
    """The database of a running server. SQLite's no other server can have at the same time; servers on one PostgreSQL hear of each other's deeds."""

    def __init__(self, claim: Claim, connection: Connection) -> None:
        self.kind = claim.address.kind
        self.name = claim.address.name  # for people; never with a password
        self.engine: Engine = claim.engine
        self._claim = claim
        self._writer = Writer(claim, connection)
        self._readers = reading(claim.address)
        self._threads = ThreadPoolExecutor(READERS, "fivepoints-reader")
        self._listener: Listener | None = None
        self._closed = False

    @classmethod
    def open(cls, url: str | None = None) -> Store:
        """Open the database, make it or bring it up to date. Without an address it is a file in the person's own folder."""
        return cls(*prepared(Address.parse(url)))

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do the job in the writer's thread; its result, when it is on the disk. A job that raises has changed nothing."""
        result: T = await self._writer.write(job)
        return result

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Do the job in a thread that can only read, and does not wait for the writer."""
        if self._closed:
            raise StorageError(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._readers.connect() as connection, connection.begin():
                return job(connection)
        except Exception as error:
            own = told(error)
            if own is error:
                raise
            raise own from error

    def listen(self, begin: Callable[[], None], hear: Callable[[str], None]) -> None:
        """Hear what servers on this database announce, this one too but for its changes of tables. `begin` is called first, and when something was missed."""
        loop = asyncio.get_running_loop()

        def pass_on(call: Callable[..., None], *what: str) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody hears any more
                loop.call_soon_threadsafe(call, *what)

        if self.kind == "postgresql":
            self._listener = Listener(self._claim.address, lambda: pass_on(begin), lambda notice: pass_on(hear, notice), self._writer.wrote)

    async def ping(self) -> None:
        """Whether the database answers."""
        await self.read(lambda connection: connection.execute(text("SELECT version_num FROM alembic_version")).all())

    def close(self) -> None:
        """Finish what was asked, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        if self._listener:
            self._listener.close()
        self._writer.close()
        self._threads.shutdown()
        self._readers.dispose()
        self._claim.release()
