"""Starting and stopping: one command, one server for a database, clear words when it can't be, nothing lost at the end."""
from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from fivepoints.core.errors import FivepointsError, OptionError
from fivepoints.server.log import WAITING, Aside, Log
from fivepoints.server.run import allowances, bind, own_address
from fivepoints.server.store import Store
from server import postgres
from server.guest import Guest, some_move
from server.house import Process
from server.party import party

pytestmark = pytest.mark.anyio


def serve(*words: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start."""
    env = os.environ | ({"HOME": str(home), "XDG_DATA_HOME": str(home / "data")} if home else {})
    return subprocess.run(
        [sys.executable, "-m", "fivepoints", "serve", "--host", "127.0.0.1", *words], capture_output=True, text=True, timeout=60, check=False, env=env
    )


async def test_it_says_where_it_answers_and_stops_cleanly_on_sigterm(database: str) -> None:
    process = Process(database).start()
    try:
        async with Guest(process.address, "Ann") as ann:
            health = (await ann.http.get("/health")).json()
            assert (health["status"], health["database"]) == ("ok", "sqlite" if database.endswith(".db") else "postgresql")
            table = await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True)
            chair = await ann.connect(table["id"])
            answer = await chair.play(some_move(chair.now, 0))
            process.process.terminate()
            bye = await chair.until(lambda message: message["type"] == "bye")
            assert bye["text"] == "the server stops; it will be back"
        _, log = process.process.communicate(timeout=20)
        assert process.process.returncode == 0
        assert all(json.loads(line)["level"] == "info" for line in log.splitlines())
    finally:
        process.process.kill()
        process.process.communicate()
    again = Process(database).start()
    try:
        async with Guest(again.address, "Somebody else") as other:
            chair = await other.connect(table["id"])
            assert chair.log[answer["n"] - 1]["seat"] is not None
            await chair.close()
    finally:
        assert again.stop() == 0


@pytest.mark.parametrize("ticks", range(4))
async def test_it_ends_though_something_stirs_at_the_same_moment(sqlite: str, ticks: int) -> None:
    """The end reaches who waits for the next thing to do even when that thing comes first by a breath."""
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, pace={"kind": "live", "base": 100.0, "increment": 0.0})
        hall = p.house.hall
        await asyncio.sleep(0.01)  # all that went before is heard of
        hall.stir(hall.tables[chairs[0].table])
        for _ in range(ticks):
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await hall.end()


async def test_a_second_server_on_one_file_is_refused(sqlite: str) -> None:
    process = Process(sqlite).start()
    try:
        second = serve("--port", "0", "--database", sqlite)
        assert second.returncode == 1
        assert second.stderr.count("\n") == 1
        assert "another fivepoints server is using this database" in second.stderr
    finally:
        process.stop()


def test_a_port_in_use_is_refused_with_a_clear_word(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = serve("--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "x.db"))
    assert done.returncode == 1
    assert "is in use: another server may be running; choose another with --port" in done.stderr
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize("host", ["a..b", "x" * 64 + ".org"])
def test_a_host_that_has_no_such_name_is_refused_with_a_clear_word(host: str) -> None:
    with pytest.raises(FivepointsError, match="that is not the name of a host"):
        bind(host, 0)


def test_a_host_that_has_no_such_name_is_one_line() -> None:
    done = serve("--port", "0", "--host", "a..b")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "fivepoints: can't listen on 'a..b': that is not the name of a host\n"


@pytest.mark.parametrize("public", ["http://[::1", "http://[x]/", "https://example.org:x", "https://example.org:99999", "ftp://example.org", "https://", ""])
def test_where_people_find_it_has_to_be_a_web_address(public: str) -> None:
    with pytest.raises(OptionError, match="is given as https://example"):
        allowances(public, None, None, [], [])


def test_a_web_address_that_is_none_is_one_line() -> None:
    done = serve("--port", "0", "--public", "http://[::1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "fivepoints: where people find it is given as https://example.org, not 'http://[::1'\n"


@pytest.mark.parametrize(
    ("database", "word"),
    [
        ("mysql://x/y", "address is the path of a file"),
        ("postgresql://x:secret-word@127.0.0.1:1/none", "can't be reached"),
        (".", "has to be a file"),
        ("no/such/folder/x.db", "there is no folder"),
    ],
)
def test_a_database_that_is_not_one_is_refused_in_one_line_without_its_password(database: str, word: str) -> None:
    done = serve("--port", "0", "--database", database)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert word in done.stderr
    assert "secret-word" not in done.stderr


@pytest.mark.parametrize("damage", ["a table is gone", "a page is gone"])
def test_a_damaged_database_is_refused_in_one_line(sqlite: str, damage: str) -> None:
    Store.open(sqlite).close()
    with contextlib.closing(sqlite3.connect(sqlite, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        root, size = file.execute("SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = 'settings'").fetchone()
        if damage == "a table is gone":
            file.execute("DROP TABLE settings")
    if damage == "a page is gone":
        with open(sqlite, "r+b") as pages:
            pages.seek((root - 1) * size)
            pages.write(b"\xff" * size)
    done = serve("--port", "0", "--database", sqlite)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "the database is damaged" in done.stderr


def test_without_a_word_games_are_kept_in_the_persons_own_folder(tmp_path: Path) -> None:
    env = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    command = [sys.executable, "-m", "fivepoints", "serve", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert process.stdout
    assert process.stdout.readline().startswith("fivepoints answers at http://127.0.0.1:")
    assert process.stdout.readline() == f"games are kept in {tmp_path.resolve() / 'data' / 'fivepoints' / 'fivepoints.db'}; Ctrl-C stops it, nothing is lost.\n"
    process.terminate()
    process.communicate(timeout=20)
    found = list(tmp_path.rglob("fivepoints.db"))
    assert len(found) == 1
    assert found[0].stat().st_mode & 0o077 == 0


def test_the_address_for_friends_is_one_of_this_machine() -> None:
    address = own_address()
    assert address is None or (not address.startswith("127.") and len(address.split(".")) == 4)


async def test_backup_restore_and_audit_by_the_command_line(database: str, tmp_path: Path) -> None:
    process = Process(database).start()
    try:
        async with Guest(process.address, "Ann") as ann:
            table = await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True)
            chair = await ann.connect(table["id"])
            await chair.play(some_move(chair.now, 1))
            cookies = dict(ann.http.cookies)
            backup = run("backup", str(tmp_path / "b.gz"), "--database", database)  # while the server runs
            assert backup.returncode == 0, backup.stderr
            await chair.close()
        refused = run("restore", str(tmp_path / "b.gz"), "--database", database)
        assert (refused.returncode, "another fivepoints server" in refused.stderr) == (1, True)
    finally:
        process.stop()
    copy = str(tmp_path / "copy.db") if not database.endswith(".db") else postgres.fresh()
    restored = run("restore", str(tmp_path / "b.gz"), "--database", copy)
    assert restored.returncode == 0, restored.stderr
    audited = run("audit", copy, "--json")
    assert json.loads(audited.stdout.splitlines()[-1]) == {"records": 1, "differences": {}}
    moved = Process(copy).start()
    try:
        async with Guest(moved.address, "Ann") as ann:
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)  # the key that signs cookies has moved too
            chair = await ann.connect(table["id"])
            assert chair.now["owes"]
            await chair.close()
    finally:
        moved.stop()


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "fivepoints", *words], capture_output=True, text=True, timeout=60, check=False)


def test_a_log_that_nobody_reads_holds_nothing_up_and_has_its_lines_when_somebody_does() -> None:
    taker, giver = os.pipe()
    with open(taker) as pipe, open(giver, "w") as stream:
        aside = Aside(stream)
        log = Log(aside)
        count = 3_000  # more than a pipe holds
        for k in range(count):
            log.info("a table is open", table=str(k) * 20)
        lines = [json.loads(pipe.readline()) for _ in range(count)]
        assert [line["table"] for line in lines] == [(str(k) * 20)[:6] for k in range(count)]
        aside.close()


class Stuck(io.StringIO):
    """A stream that takes nothing until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def write(self, text: str, /) -> int:
        self.free.wait(60)
        return super().write(text)


def test_lines_of_a_log_that_nobody_reads_do_not_become_ever_more() -> None:
    stream = Stuck()
    aside = Aside(stream)
    for k in range(WAITING + 5_000):
        aside.write(f"{k}\n")
    stream.free.set()
    aside.close()
    lines = stream.getvalue().splitlines()
    assert lines == [str(k) for k in range(len(lines))]
    assert len(lines) in (WAITING, WAITING + 1)  # the thread may have had one in its hand already
