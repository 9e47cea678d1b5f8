"""The one thread that writes. Syncing the disk is what takes time, so all that waits is committed together. Where one of the jobs fails, all of them are done
again, each behind a savepoint of its own: so a job may be done twice, and what it does besides writing must bear that."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from typing import Any

from sqlalchemy import Connection, RootTransaction, text
from sqlalchemy.exc import DBAPIError

from fivepoints.server.store.database import Claim
from fivepoints.server.store.errors import CLOSED, UNSURE, InDoubt, StorageError, told
from fivepoints.server.store.notices import forget, send

LARGEST = 64  # jobs in one commit


class _Job:
    """What is to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def do(self, connection: Connection) -> None:
        transaction = connection.get_transaction()
        self.result = self.work(connection)
        if not _goes_on(connection, transaction):
            raise StorageError("the transaction was ended by one of its jobs: nothing was changed")

    def fail(self, error: BaseException) -> None:
        """Its first error is what its caller hears."""
        if self.error is None:
            self.error = RuntimeError("the job raised StopIteration") if isinstance(error, StopIteration) else told(error)

    def settle(self) -> None:
        if self.future.done():  # the caller does not wait any more
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Does jobs in their order. A caller hears of success only after the COMMIT; one who stops waiting does not stop the job."""

    def __init__(self, claim: Claim, connection: Connection) -> None:
        self._claim = claim
        self._connection: Connection | None = connection
        self._jobs: deque[_Job] = deque()
        self._closed = False
        self._changed = Condition()
        self._thread = Thread(target=self._work, name="fivepoints-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        job = _Job(work, asyncio.get_running_loop())
        with self._changed:
            if self._closed:
                raise StorageError(CLOSED)
            self._jobs.append(job)
            self._changed.notify()
        return await job.future

    def wrote(self, backend: int) -> bool:
        """Whether PostgreSQL's process of that number works for this writer."""
        connection = self._connection
        try:
            return connection is not None and connection.connection.driver_connection.info.backend_pid == backend  # type: ignore[union-attr]  # psycopg's
        except Exception:  # the connection is just being given up
            return False

    def close(self) -> None:
        """Do what waits, then stop."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    # In the thread

    def _work(self) -> None:
        while (first := self._take(wait=True)) is not None:
            batch = [first]
            try:
                self._commit(batch)
            except BaseException as error:  # whatever it was: nobody waits for ever, and the next batch gets a new connection
                for job in batch:
                    job.fail(_again(error))
                self._drop()
            _settle(batch)
            del batch, first
        self._drop()

    def _take(self, *, wait: bool) -> _Job | None:
        with self._changed:
            while wait and not self._jobs and not self._closed:
                self._changed.wait()
            return self._jobs.popleft() if self._jobs else None

    def _commit(self, batch: list[_Job]) -> None:
        """The batch, and all that comes in meanwhile, in one transaction."""
        try:
            connection, number = self._begin()
        except BaseException:
            while job := self._take(wait=False):  # they would wait for the same lock, one after the other
                batch.append(job)
            raise
        transaction = connection.get_transaction()
        try:
            self._do_all(connection, batch)
        except BaseException:
            if not _goes_on(connection, transaction):
                raise
            connection.rollback()
            forget(connection)
            connection, number = self._begin()
            for job in batch:
                _attempt(connection, job)
        send(connection)
        try:
            connection.commit()
        except DBAPIError as error:
            if number is None or not error.connection_invalidated or not self._arrived(number):
                raise

    def _do_all(self, connection: Connection, batch: list[_Job]) -> None:
        """In one breath: the savepoints would cost as much as what stands between them, and a job hardly ever fails."""
        for k in range(LARGEST):
            try:
                batch[k].do(connection)
            except BaseException as error:
                if connection.invalidated:
                    batch[k].fail(error)
                raise
            if k + 1 == LARGEST or (job := self._take(wait=False)) is None:
                return
            batch.append(job)

    def _begin(self) -> tuple[Connection, str | None]:
        """A connection with a transaction begun, and PostgreSQL's number of it. A connection that was lost while nobody wrote is made again."""
        if self._connection is not None:
            with suppress(DBAPIError):
                return self._connection, self._number(self._connection)
            self._drop()
        self._connection = self._claim.connect()
        return self._connection, self._number(self._connection)

    def _number(self, connection: Connection) -> str | None:
        connection.begin()
        if self._claim.address.kind == "sqlite":
            return None
        number: str = connection.scalar(text("SELECT CAST(pg_current_xact_id() AS text)"))
        return number

    def _arrived(self, number: str) -> bool:
        """Whether a transaction was committed whose connection was lost before the answer came."""
        self._drop()
        try:
            self._connection = self._claim.connect()
            with self._connection.begin():
                fate = self._connection.scalar(text("SELECT pg_xact_status(CAST(:number AS xid8))"), {"number": number})
        except Exception as error:
            raise InDoubt(UNSURE) from error
        if fate not in ("committed", "aborted"):
            raise InDoubt(UNSURE)
        return bool(fate == "committed")

    def _drop(self) -> None:
        """Give the connection up; what was not committed is gone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _attempt(connection: Connection, job: _Job) -> None:
    """One job behind its savepoint. Its error is its own, unless the transaction is gone with it: then the error is everybody's."""
    transaction = connection.get_transaction()
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.do(connection)
        connection.exec_driver_sql("RELEASE SAVEPOINT job")
    except BaseException as error:
        job.fail(error)
        if not _goes_on(connection, transaction):
            raise
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        connection.exec_driver_sql("RELEASE SAVEPOINT job")


def _goes_on(connection: Connection, transaction: RootTransaction | None) -> bool:
    """Whether the transaction that was begun still runs."""
    return not connection.invalidated and transaction is not None and transaction.is_active


def _again(error: BaseException) -> BaseException:
    """An error for one of many: a raised exception collects the traces of all who raise it."""
    if isinstance(error, StorageError):
        return type(error)(*error.args).with_traceback(error.__traceback__)
    return error


def _settle(batch: list[_Job]) -> None:
    """Tell the callers, in one step for each of their loops."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits there
            loop.call_soon_threadsafe(_settle_here, jobs)


def _settle_here(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
