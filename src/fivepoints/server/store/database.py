"""Where the database is, how to connect to it, who alone may write, and bringing its schema up to date."""
from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from psycopg.errors import LockNotAvailable
from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import ExceptionContext
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from fivepoints.server.store.errors import DAMAGED, OLDER, OTHER_SCHEMA, READ_ONLY, TAKEN, StorageError, told
from fivepoints.server.store.schema import metadata

FILE = "fivepoints.db"
READERS = 4
BUSY_SECONDS = 5.0  # how long to wait for a lock that somebody else holds
CONNECT_SECONDS = 5
PATIENCE_SECONDS = 1.0  # PostgreSQL notices the end of a server, or of a connection, a moment later
LOCK = int.from_bytes(b"5points")  # the key of PostgreSQL's advisory lock: shared by all servers, or of one alone
MIGRATION = int.from_bytes(b"5schema")  # of the one who looks after the schema
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


@dataclass(frozen=True)
class Address:
    """Where the database is."""

    url: URL
    name: str  # for messages: never a password
    path: Path | None  # of SQLite

    @property
    def kind(self) -> str:
        return "postgresql" if self.path is None else "sqlite"

    @classmethod
    def parse(cls, text: str | None) -> Self:
        """An address, a plain path, or nothing: the file in the person's own folder."""
        if text is None:
            return cls._file(_own_file())
        if "://" not in text:
            return cls._file(Path(text))
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise StorageError("the database's address can't be read") from None  # the reason would show the address, and with it a password
        if url.drivername == "sqlite" and url.database and not url.query:
            return cls._file(Path(url.database))
        if url.drivername in POSTGRESQL:
            where = f"{url.host or ''}{f':{url.port}' if url.port else ''}/{url.database or ''}"
            return cls(url.set(drivername="postgresql+psycopg"), f"postgresql://{where}", None)
        raise StorageError("the database's address is the path of a file, sqlite:///path, or postgresql://user:password@host/name")

    @classmethod
    def _file(cls, path: Path) -> Self:
        if path.name in ("", ":memory:") or os.path.isdir(path):
            raise StorageError(f"{path}: the database has to be a file")
        path = path.expanduser().resolve()  # one file has one lock, by whatever way it is reached
        return cls(URL.create("sqlite", database=str(path)), str(path), path)


def _own_file() -> Path:
    return Path(platformdirs.user_data_dir("fivepoints")) / FILE


# Connecting


def writing(address: Address) -> Engine:
    """Connections that may write, each closed after use: there is only ever one for long."""
    if address.path is not None:
        return _sqlite(address, "BEGIN IMMEDIATE", "PRAGMA journal_mode = WAL", poolclass=NullPool)
    return _postgresql(address, f"SET lock_timeout = {int(BUSY_SECONDS * 1000)}", poolclass=NullPool)


def reading(address: Address) -> Engine:
    """Connections that can't write; each transaction sees the database as it was at its beginning."""
    if address.path is not None:
        return _sqlite(address, "BEGIN", "PRAGMA query_only = ON", poolclass=QueuePool, pool_size=READERS, max_overflow=0)
    only = "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
    return _postgresql(address, only, poolclass=QueuePool, pool_size=READERS, max_overflow=0, pool_pre_ping=True)


def _sqlite(address: Address, begin: str, pragma: str, **how: Any) -> Engine:
    """The driver shall not begin transactions by itself (it does so too late, and not before all statements): we say BEGIN."""
    engine = create_engine(address.url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS}, **how)

    @event.listens_for(engine, "connect")
    def connected(raw: Any, _: Any) -> None:
        raw.isolation_level = None
        for statement in (pragma, "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"):
            raw.execute(statement).close()

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    @event.listens_for(engine, "handle_error")
    def failed(context: ExceptionContext) -> None:
        """Some errors (a full disk) end the whole transaction, savepoints too. What follows would be written without one, so the connection is given up."""
        connection = context.connection
        if connection is not None and not connection.invalidated and not getattr(connection.connection.dbapi_connection, "in_transaction", True):
            context.is_disconnect = True

    return engine


def _postgresql(address: Address, setting: str, **how: Any) -> Engine:
    timeout = {} if "connect_timeout" in address.url.query else {"connect_timeout": CONNECT_SECONDS}
    engine = create_engine(address.url, hide_parameters=True, connect_args={"application_name": "fivepoints", **timeout}, **how)

    @event.listens_for(engine, "connect")
    def connected(raw: Any, _: Any) -> None:
        for statement in ("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'", setting):
            raw.execute(statement)
        raw.commit()

    return engine


# Who may write


class Claim:
    """The right to write. The system takes it back when the process ends, however it ends.

    With SQLite one server at a time has it: it is the lock of a file beside the database. With PostgreSQL servers share it, so that several can serve the
    same tables; it is `alone` for who brings back a backup. It belongs to the session that writes, so that whoever writes has it: when that session is
    lost, the next one has to claim it anew.
    """

    def __init__(self, address: Address, alone: bool = False) -> None:
        self.address = address
        self.engine = writing(address)
        self.prepared = False  # the schema was brought up to date
        self._alone = alone
        self._file: FileLock | None = None
        self._session: Any = None  # process and start of PostgreSQL's session that had the claim last
        if address.path is not None:
            self._file = _lock(address.path)

    def connect(self) -> Connection:
        """The connection to write with."""
        connection = self.engine.connect()
        try:
            if self._file is None:
                with connection.begin():
                    self._take(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _take(self, connection: Connection) -> None:
        if self._session is not None:  # the network may have lost it, and the database not know yet
            gone = text("SELECT pg_terminate_backend(pid, :wait) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :start")
            connection.execute(gone, {**self._session, "wait": int(BUSY_SECONDS * 1000)})
        if self._alone or not self.prepared:
            _wait_for(connection, "pg_advisory_xact_lock", MIGRATION, BUSY_SECONDS, TAKEN)  # servers that start together make the schema one after the other
        if self._alone:
            _wait_for(connection, "pg_advisory_lock", LOCK, PATIENCE_SECONDS, TAKEN)
        elif not self.prepared and revision(connection) != newest():
            _wait_for(connection, "pg_advisory_xact_lock", LOCK, PATIENCE_SECONDS, OLDER)
            migrate(connection)
        if not self._alone:
            _wait_for(connection, "pg_advisory_lock_shared", LOCK, PATIENCE_SECONDS, TAKEN)
            if revision(connection) != newest():
                raise StorageError(OTHER_SCHEMA)
            self.prepared = True
        mine = text("SELECT pid, backend_start AS start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
        self._session = dict(connection.execute(mine).mappings().one())

    def release(self) -> None:
        self.engine.dispose()
        if self._file is not None:
            self._file.release()


def _wait_for(connection: Connection, how: str, key: int, seconds: float, refusal: str) -> None:
    """An advisory lock of PostgreSQL, or the refusal when others don't give it in time."""
    connection.execute(text("SELECT set_config('lock_timeout', :wait, true)"), {"wait": str(int(seconds * 1000))})
    try:
        connection.execute(text(f"SELECT {how}(:key)"), {"key": key})
    except DBAPIError as error:
        raise StorageError(refusal) if isinstance(error.orig, LockNotAvailable) else error from error


def _lock(path: Path) -> FileLock:
    """The lock beside the file, and the file: it holds secrets, so only its owner may read it."""
    own = path == _own_file().resolve()
    lock = FileLock(f"{path}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        if own:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.parent.stat()  # the lock would make it: a slip of the finger must not look like an empty server
        lock.acquire()
    except Timeout:
        raise StorageError(TAKEN) from None
    except FileNotFoundError as error:
        raise StorageError(f"there is no folder {path.parent}") from error
    except OSError as error:
        raise StorageError(f"{READ_ONLY}: {error.strerror}") from error
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        lock.release()
        raise StorageError(f"{READ_ONLY}: {error.strerror}") from error
    return lock


# The schema


def migrations() -> Config:
    """Alembic's settings, which need no file and no logging."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """All revisions of the schema, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()][::-1]


def newest() -> str:
    """The revision of the schema that this program works with."""
    head = ScriptDirectory.from_config(migrations()).get_current_head()
    assert head is not None
    return head


def revision(connection: Connection) -> str | None:
    """The revision of the schema in the database; none before the first."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """Bring the schema to the newest revision, inside the transaction that was begun: all or nothing."""
    found = revision(connection)
    there = set(inspect(connection).get_table_names())
    others = there if connection.dialect.name == "sqlite" else there & set(metadata.tables)  # several programs may share a database of PostgreSQL
    if found is None and others:
        raise StorageError(f"the database holds other things already: {', '.join(sorted(others))}")
    _check_known(found, there)
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_known(found: str | None, there: set[str]) -> None:
    """StorageError for a schema of a later day, or one that lacks tables."""
    if found is not None and found not in revisions():
        raise StorageError(f"the database was made by a newer fivepoints (its schema is {found!r}, the newest known here {newest()!r})")
    if found == newest() and (lost := set(metadata.tables) - there):
        raise StorageError(f"{DAMAGED}: there is no {', no '.join(sorted(lost))} in it")


def check_ours(connection: Connection) -> None:
    """For who only reads: StorageError if this is not a database of ours, or one that can't be read here."""
    found, there = revision(connection), set(inspect(connection).get_table_names())
    if found is None:
        raise StorageError("no fivepoints server has kept games there" + (f"; the database holds other things: {', '.join(sorted(there))}" if there else ""))
    _check_known(found, there)


def prepared(address: Address) -> tuple[Claim, Connection]:
    """A database that is there and up to date, and the connection to write with."""
    with naming(address):
        claim = Claim(address)
        try:
            connection = claim.connect()
            if address.path is not None:
                try:
                    with connection.begin():
                        migrate(connection)
                except BaseException:
                    connection.close()
                    raise
        except BaseException:
            claim.release()
            raise
        return claim, connection


@contextmanager
def naming(address: Address) -> Iterator[None]:
    """Errors say which database it was."""
    try:
        yield
    except (SQLAlchemyError, StorageError) as error:
        raise StorageError(f"{address.name}: {told(error)}") from error
