"""Backups: what goes in comes out, in either database, and a damaged one changes nothing."""
from __future__ import annotations

import asyncio
import gzip
import json
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from fivepoints.server.store import StorageError, Store
from fivepoints.server.store import archive as archives
from fivepoints.server.store.archive import backup, restore
from fivepoints.server.store.database import newest
from fivepoints.server.store.schema import (
    blocks,
    channels,
    downtimes,
    entries,
    leases,
    metadata,
    nodes,
    passes,
    people,
    sealed,
    seats,
    settings,
    standing,
    tables,
    talk,
)
from server import postgres

TABLE: dict[str, Any] = {
    "id": "t1", "game": "tammany", "rules": 1, "players": 4, "options": "{}", "status": "playing", "owner": "p1", "n": 2, "movers": "ab",
    "listed": True, "watchers": False, "lots": True, "pace": "{}", "bot_pace": 0.1, "house": bytes(range(256)), "secret": None,
    "created": 1e9 / 3, "touched": 2.0, "paused": False,
}
CHANNEL: dict[str, Any] = {
    "person": "p1", "kind": "hook", "address": "https://example.org/", "active": True, "confirmed": True, "gap": 60, "told": "[]", "told_at": 1.5,
    "tries": 0, "again_at": 0.0,
}


def fill(connection: Connection) -> None:
    """Something in every table that is kept."""
    rows: dict[Any, list[dict[str, Any]]] = {
        people: [{"id": f"p{k}", "name": name, "created": k / 7} for k, name in enumerate(["Tweed", "Árpád", "O'Brien", "李", "a\nb\t\"\\\u2028😀"])],
        passes: [{"digest": "d" * 64, "person": "p1", "expires": 5}],
        blocks: [{"person": "p1", "other": "p2", "kind": "mute"}],
        tables: [TABLE],
        seats: [{"table": "t1", "seat": k, "kind": "bot", "name": "", "level": "heeler", "word": b"", "status": "", "stand_in": k == 1} for k in range(4)],
        entries: [{"table": "t1", "n": n, "text": "x" * n, "digest": "d", "at": n + 0.1} for n in range(1, 1203)],
        sealed: [{"table": "t1", "seat": 0, "start": 3, "text": "bid", "salt": b"\0\xff", "seal": "s", "at": 1.0}],
        standing: [{"table": "t1", "seat": 0, "occasion": "bid", "text": "0"}],
        talk: [{"id": k, "table": "t1", "at": 1.0, "person": "p1", "to": None, "text": "hi"} for k in (3, 17)],
        downtimes: [{"began": 1.5, "ended": 2.5}],
        settings: [{"key": "key", "value": b"secret"}],
        channels: [CHANNEL],
    }
    kept = [table for table in metadata.sorted_tables if table not in (nodes, leases)]
    assert set(rows) == set(kept)
    for table in kept:
        connection.execute(insert(table), rows[table])


ROWS = 5 + 1 + 1 + 1 + 4 + 1202 + 1 + 1 + 2 + 1 + 1 + 1


def write(url: str, *jobs: Callable[[Connection], Any]) -> None:
    with closing(Store.open(url)) as store:
        for job in jobs:
            asyncio.run(store.write(job))


def contents(url: str) -> dict[str, list[Any]]:
    def look(connection: Connection) -> dict[str, list[Any]]:
        return {table.name: list(map(tuple, connection.execute(select(table).order_by(*table.primary_key)))) for table in metadata.sorted_tables}

    with closing(Store.open(url)) as store:
        return asyncio.run(store.read(look))


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another fresh database than `database`."""
    return str(tmp_path / "other.db") if request.param == "sqlite" else postgres.fresh()


@pytest.fixture
def archive(sqlite: str, tmp_path: Path) -> Path:
    """A good backup."""
    write(sqlite, fill)
    file = tmp_path / "backup.gz"
    assert backup(sqlite, file) == ROWS
    return file


# Round trips


def test_all_rows_come_back_in_either_database(database, target, tmp_path):
    write(database, fill)
    there, back = [], []
    assert backup(database, tmp_path / "one.gz", there.append) == ROWS
    assert restore(target, tmp_path / "one.gz", back.append) == ROWS
    assert there[-1] == back[-1] == ROWS
    assert there == sorted(there)
    assert contents(target) == contents(database)
    backup(target, tmp_path / "two.gz")
    assert gzip.decompress((tmp_path / "one.gz").read_bytes()) == gzip.decompress((tmp_path / "two.gz").read_bytes())


def test_a_backup_of_an_older_schema_comes_back_with_empty_columns_for_what_was_added(target, archive, tmp_path):
    added = {"tables": {"position"}, "entries": {"weights"}}
    lines = [json.loads(line) for line in gzip.decompress(archive.read_bytes()).splitlines()]
    for line in lines[1:-1]:
        line["row"] = {name: value for name, value in line["row"].items() if name not in added.get(line["table"], ())}
    older = tmp_path / "older.gz"
    older.write_bytes(packed({**lines[0], "schema": "0001"}, *lines[1:]))
    assert restore(target, older) == ROWS
    backup(target, tmp_path / "again.gz")
    again = [json.loads(line) for line in gzip.decompress((tmp_path / "again.gz").read_bytes()).splitlines()]
    assert again[0]["schema"] == newest()
    assert [line["row"] for line in again[1:-1]] == [line["row"] | dict.fromkeys(added.get(line["table"], ())) for line in lines[1:-1]]


def test_which_servers_run_is_nothing_to_keep(database, target, tmp_path):
    write(database, lambda connection: connection.execute(insert(nodes).values(id="n", until=1.0)))
    write(database, lambda connection: connection.execute(insert(leases).values(table="t1", node="n")))
    assert backup(database, tmp_path / "b.gz") == 0
    restore(target, tmp_path / "b.gz")
    assert contents(target)["nodes"] == []


def test_talk_goes_on_after_its_last_number(target, archive):
    restore(target, archive)
    write(target, lambda connection: connection.execute(insert(talk).values(table="t1", at=1.0, person="p1", text="on")))
    assert [row[0] for row in contents(target)["talk"]] == [3, 17, 18]


def test_an_empty_database_makes_a_small_backup(database, tmp_path):
    write(database)
    assert backup(database, tmp_path / "backup.gz") == 0
    assert restore(database, tmp_path / "backup.gz") == 0


def test_the_first_and_the_last_line_say_what_it_is(archive):
    lines = [json.loads(line) for line in gzip.decompress(archive.read_bytes()).splitlines()]
    assert (lines[0]["format"], lines[0]["schema"]) == ("fivepoints-backup 1", newest())
    assert lines[-1] == {"end": ROWS}
    assert {"table": "settings", "row": {"key": "key", "value": {"hex": b"secret".hex()}}} in lines


# Backup


def test_a_backup_of_a_running_server_holds_what_is_committed(database, tmp_path):
    async def course(store: Store) -> None:
        started, go = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            connection.execute(insert(settings).values(key="late", value=b""))
            started.set()
            go.wait(60)

        await store.write(fill)
        task = asyncio.ensure_future(store.write(slow))
        await asyncio.to_thread(started.wait)
        assert await asyncio.to_thread(backup, database, tmp_path / "backup.gz") == ROWS
        go.set()
        await task

    with closing(Store.open(database)) as store:
        asyncio.run(course(store))
    assert b"late" not in gzip.decompress((tmp_path / "backup.gz").read_bytes())


def test_a_backup_shows_one_moment(database, tmp_path):
    """A row that is committed while it is taken, in a table that comes later, is not in it."""
    with closing(Store.open(database)) as store:
        asyncio.run(store.write(fill))

        def meanwhile(_: int) -> None:
            if not met:
                asyncio.run(store.write(lambda connection: connection.execute(insert(talk).values(table="t1", at=1.0, person="p1", text="late"))))
            met.append(1)

        met: list[int] = []
        assert backup(database, tmp_path / "backup.gz", meanwhile) == ROWS
    assert met


def test_only_the_owner_can_read_a_backup(archive):
    assert stat.S_IMODE(archive.stat().st_mode) == 0o600


def test_a_backup_never_replaces_a_file(archive, sqlite):
    before = archive.read_bytes()
    with pytest.raises(StorageError, match="it is there already"):
        backup(sqlite, archive)
    assert archive.read_bytes() == before


def test_a_backup_that_fails_leaves_no_file(database, tmp_path):
    write(database, fill)
    folder = tmp_path / "backups"
    folder.mkdir()

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(database, folder / "backup.gz", stop)
    assert list(folder.iterdir()) == []


def test_a_backup_needs_a_database_and_a_folder(sqlite, tmp_path):
    with pytest.raises(StorageError, match="there is no database"):
        backup(sqlite, tmp_path / "backup.gz")
    assert list(tmp_path.iterdir()) == []
    write(sqlite)
    with pytest.raises(StorageError, match="No such file or directory"):
        backup(sqlite, tmp_path / "none" / "backup.gz")


def test_a_backup_of_something_else_is_refused(tmp_path, postgresql):
    (tmp_path / "news.db").write_text("All the news that's fit to print. " * 100)
    with pytest.raises(StorageError, match="that is not a database"):
        backup(str(tmp_path / "news.db"), tmp_path / "backup.gz")
    with pytest.raises(StorageError, match="not a database of fivepoints"):
        backup(postgresql, tmp_path / "backup.gz")
    assert not (tmp_path / "backup.gz").exists()


# Restore


def test_a_restore_waits_for_no_server(target, archive):
    with closing(Store.open(target)), pytest.raises(StorageError, match="another fivepoints server is using this database"):
        restore(target, archive)
    restore(target, archive)


def test_a_database_in_which_people_are_is_not_replaced(target, archive):
    write(target, lambda connection: connection.execute(insert(people).values(id="p", name="Tweed", created=1.0)))
    before = contents(target)
    with pytest.raises(StorageError, match="the database is not empty"):
        restore(target, archive)
    assert contents(target) == before


def test_a_server_that_was_only_started_leaves_nothing_behind(target, archive, sqlite):
    write(target, lambda connection: connection.execute(insert(settings).values(key="other", value=b"")))
    restore(target, archive)
    assert contents(target) == contents(sqlite)


# Damaged files


def packed(*lines: Any) -> bytes:
    return gzip.compress(b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines))


HEADER = {"format": "fivepoints-backup 1", "schema": newest(), "version": "0.1.0"}
PERSON = {"id": "p", "name": "Tweed", "created": 1.0, "away_from": None, "away_to": None}
SETTING = {"key": "key", "value": {"hex": "00"}}
BEFORE = {"table": "settings", "row": {"key": "before", "value": {"hex": ""}}}


def with_row(table: str, row: Any, **changed: Any) -> bytes:
    return packed(HEADER, BEFORE, {"table": table, "row": {**row, **changed}}, {"end": 2})


DAMAGED = {
    "empty": (b"", "not a backup of fivepoints"),
    "a text": (b"All the news that's fit to print.", "not a backup, or a damaged one"),
    "a packed text": (packed(b"All the news"), "not a backup of fivepoints"),
    "another JSON": (packed({"format": "fivepoints-record 1"}), "not a backup of fivepoints"),
    "a list": (packed([1]), "not a backup of fivepoints"),
    "binary": (packed(b"\xff\xfe"), "not a backup of fivepoints"),
    "deep": (packed(HEADER, b"[" * 100_000), "line 2 can't be read"),
    "another format": (packed({**HEADER, "format": "fivepoints-backup 2"}), "a backup of another format, 'fivepoints-backup 2'"),
    "newer": (packed({**HEADER, "schema": "9999", "version": "7.0"}), "by fivepoints 7.0 with the schema '9999'; this program knows 0001"),
    "no end": (packed(HEADER, BEFORE), "it is cut off after 1 rows"),
    "wrong count": (packed(HEADER, BEFORE, {"end": 2}), "1 rows, and it says there are 2"),
    "no count": (packed(HEADER, BEFORE, {"end": True}), "1 rows, and it says there are True"),
    "more": (packed(HEADER, {"end": 0}, BEFORE), "something follows its end"),
    "rubbish behind": (packed(HEADER, BEFORE, {"end": 1}) + b"rubbish", "damaged, after line 3"),
    "half a line": (packed(HEADER, b'{"table": "sett'), "line 2 can't be read"),
    "no row": (packed(HEADER, {"table": "settings"}, {"end": 1}), "line 2: not a row of settings"),
    "unknown table": (with_row("horses", {}), "line 3: there is no table 'horses'"),
    "odd table": (packed(HEADER, {"table": ["settings"], "row": {}}), "there is no table"),
    "more columns": (with_row("settings", SETTING, more=1), "line 3: not a row of settings"),
    "fewer columns": (with_row("settings", {"key": "key"}), "not a row of settings"),
    "null": (with_row("people", PERSON, name=None), "'name' is not what people has there"),
    "number for a text": (with_row("people", PERSON, name=1), "'name'"),
    "text for a number": (with_row("people", PERSON, created="1"), "'created'"),
    "truth for a number": (with_row("people", PERSON, created=True), "'created'"),
    "no number": (with_row("people", PERSON, created=float("nan")), "'created'"),
    "no end of numbers": (with_row("people", PERSON, created=10**400), "'created'"),
    "too long": (with_row("people", PERSON, name="x" * 41), "'name'"),
    "half a letter": (with_row("people", PERSON, name="\ud800"), "refuses rows 2 to 2 (people)"),
    "text for bytes": (with_row("settings", SETTING, value="00"), "'value'"),
    "odd hex": (with_row("settings", SETTING, value={"hex": "0"}), "'value'"),
    "no hex": (with_row("settings", SETTING, value={"hex": "xy"}), "'value'"),
    "twice": (packed(HEADER, BEFORE, BEFORE, {"end": 2}), "refuses rows 1 to 2 (settings): a key stands twice"),
    "no table": (with_row("standing", {"table": "none", "seat": 1, "occasion": "bid", "text": ""}), "refuses rows 2 to 2 (standing)"),
    "large number": (with_row("standing", {"table": "none", "seat": 2**40, "occasion": "bid", "text": ""}), "'seat'"),
}


@pytest.mark.parametrize("case", DAMAGED)
def test_a_file_that_is_no_whole_backup_is_refused_in_one_line(case, sqlite, tmp_path):
    damaged, reason = DAMAGED[case]
    refused(sqlite, tmp_path, damaged, reason)


@pytest.mark.parametrize("case", ["no end", "wrong count", "rubbish behind", "twice", "no table", "half a letter"])
def test_postgresql_refuses_the_same(case, postgresql, tmp_path):
    damaged, reason = DAMAGED[case]
    refused(postgresql, tmp_path, damaged, reason)


def refused(url: str, folder: Path, damaged: bytes, reason: str) -> None:
    (folder / "damaged.gz").write_bytes(damaged)
    with pytest.raises(StorageError) as caught:
        restore(url, folder / "damaged.gz")
    said = str(caught.value)
    assert reason in said
    assert said.startswith(str(folder / "damaged.gz"))
    assert "\n" not in said
    assert not any(contents(url).values())


def test_a_file_cut_anywhere_is_refused(archive, tmp_path):
    whole = archive.read_bytes()
    for size in [*range(1, 40), *range(40, len(whole), 1997), *range(len(whole) - 12, len(whole))]:
        (tmp_path / "cut.gz").write_bytes(whole[:size])
        with pytest.raises(StorageError, match=r"cut\.gz"):
            restore(str(tmp_path / "other.db"), tmp_path / "cut.gz")
    assert restore(str(tmp_path / "other.db"), archive) == ROWS


def test_a_flipped_bit_is_noticed(archive, tmp_path):
    whole = archive.read_bytes()
    for place in range(10, len(whole), 1601):  # the first ten bytes are the packer's own
        (tmp_path / "flipped.gz").write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        with pytest.raises(StorageError, match=r"flipped\.gz"):
            restore(str(tmp_path / "other.db"), tmp_path / "flipped.gz")
    assert restore(str(tmp_path / "other.db"), archive) == ROWS


def test_a_file_that_is_not_there(sqlite, tmp_path):
    with pytest.raises(StorageError, match="No such file or directory"):
        restore(sqlite, tmp_path / "none.gz")
    with pytest.raises(StorageError, match="Is a directory"):
        restore(sqlite, tmp_path)


def test_a_line_without_end_is_not_read_into_memory(sqlite, tmp_path, monkeypatch):
    monkeypatch.setattr(archives, "LONGEST", 1000)
    refused(sqlite, tmp_path, packed(HEADER, {"table": "settings", "row": "x" * 10_000}), "line 2 can't be read")
