"""What servers on one PostgreSQL tell each other: that something changed, never what. It is sent with the commit, and comes to all who listen."""
from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Thread

import psycopg
from sqlalchemy import Connection, text

from fivepoints.server.store.database import CONNECT_SECONDS, Address

CHANNEL = "fivepoints"
OF_TABLE = "table "  # begins the notice of a table that was changed
WAITING = "notices"  # in what SQLAlchemy keeps of a connection
PAUSE = 0.3  # seconds until a lost connection is made again
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}  # a line that is dead and does not say so
SEND = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")


def announce(connection: Connection, notice: str) -> None:
    """Said to all servers when what this job wrote is committed; of a job that fails it may be said for nothing. SQLite has one server."""
    if connection.dialect.name == "postgresql":
        connection.info.setdefault(WAITING, []).append(notice)


def send(connection: Connection) -> None:
    """All that the jobs of a transaction announced, in one statement."""
    if notices := connection.info.pop(WAITING, None):
        connection.execute(SEND, {"notices": list(dict.fromkeys(notices))})


def forget(connection: Connection) -> None:
    """What was announced is not written after all."""
    connection.info.pop(WAITING, None)


class Listener:
    """Hears in a thread of its own. Whenever the line was made anew something may have been missed: `begin` is called first."""

    def __init__(self, address: Address, begin: Callable[[], None], hear: Callable[[str], None], wrote: Callable[[int], bool]) -> None:
        """All are called in the thread. `wrote` says whether the database's process of that number works for this server."""
        self._begin, self._hear, self._wrote = begin, hear, wrote
        self._where = address.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._bell, self._ear = socket.socketpair()
        self._ended = Event()
        self._thread = Thread(target=self._work, name="fivepoints-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._bell.close()
        self._thread.join()
        self._ear.close()

    # In the thread

    def _work(self) -> None:
        while not self._ended.is_set():
            with suppress(psycopg.Error, OSError):
                self._listen()
            self._ended.wait(PAUSE)

    def _listen(self) -> None:
        how = {"connect_timeout": CONNECT_SECONDS, "application_name": "fivepoints", **KEEPALIVE}
        with psycopg.connect(self._where, autocommit=True, **how) as connection, DefaultSelector() as either:  # type: ignore[arg-type]  # not typed one by one
            connection.execute(f"LISTEN {CHANNEL}")
            either.register(connection, EVENT_READ)
            either.register(self._ear, EVENT_READ)
            self._begin()
            while not self._ended.is_set():
                either.select()
                for notice in connection.notifies(timeout=0):
                    if not (notice.payload.startswith(OF_TABLE) and self._wrote(notice.pid)):  # what this server did to a table it knows, with every move
                        self._hear(notice.payload)
