"""Starting and stopping: one command, one server for a database, clear words when it can't be, nothing lost at the end."""
from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from fivepoints.server.run import own_address
from server import postgres
from server.guest import Guest, some_move
from server.house import Process

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


async def test_a_second_server_on_one_database_is_refused(database: str) -> None:
    process = Process(database).start()
    try:
        second = serve("--port", "0", "--database", database)
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
