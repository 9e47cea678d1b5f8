"""The store: what is acknowledged is kept, what failed has not happened, and whatever goes wrong, the next write works."""
from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, make_url, select, text

from fivepoints import IllegalMove
from fivepoints.server.store import Conflict, InDoubt, StorageError, Store, announce
from fivepoints.server.store import database as databases
from fivepoints.server.store.schema import metadata, seats, settings
from fivepoints.server.store.writer import LARGEST
from server import postgres

TAKEN = "another fivepoints server is using this database"
REACHED = "the database can't be reached"


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store.open(url)
    try:
        yield store
    finally:
        store.close()


def put(key: str, value: bytes = b"x") -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        connection.execute(settings.insert().values(key=key, value=value))
        return key

    return job


async def keys(store: Store) -> set[str]:
    return set(await store.read(lambda connection: connection.scalars(select(settings.c.key)).all()))


def run(course: Callable[[Store], Coroutine[Any, Any, None]], url: str) -> None:
    with opened(url) as store:
        asyncio.run(course(store))


async def together(store: Store, *jobs: Callable[[Connection], Any]) -> list[Any]:
    """The jobs in one batch (if they are not too many): all wait behind one that takes its time. What came of each."""
    started, go = threading.Event(), threading.Event()

    def first(_: Connection) -> None:
        started.set()
        go.wait(60)

    tasks = [asyncio.ensure_future(store.write(first))]
    await asyncio.to_thread(started.wait)
    tasks += [asyncio.ensure_future(store.write(job)) for job in jobs]
    await asyncio.sleep(0)
    go.set()
    return (await asyncio.gather(*tasks, return_exceptions=True))[1:]


# Writing


def test_many_writes_share_a_commit(database):
    async def course(store: Store) -> None:
        commits: list[Connection] = []
        event.listen(store.engine, "commit", commits.append)
        wanted = [f"key {k}" for k in range(4 * LARGEST - 1)]  # and the one before them
        assert await together(store, *map(put, wanted)) == wanted
        assert len(commits) == 4
        assert await keys(store) == set(wanted)

    run(course, database)


def test_what_is_acknowledged_survives_the_process(database):
    code = """
import asyncio, sys
from fivepoints.server.store import Store
from fivepoints.server.store.schema import settings
store = Store.open(sys.argv[1])
async def one(k):
    while True:
        await store.write(lambda connection: connection.execute(settings.insert().values(key=str(k), value=b"x")))
        print(k, flush=True)
        k += 10
async def main():
    await asyncio.gather(*map(one, range(10)))
asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", code, database], stdout=subprocess.PIPE, text=True) as child:
        heard = {child.stdout.readline().strip() for _ in range(100)}
        child.kill()
        heard |= {line.strip() for line in child.stdout if line.endswith("\n")}
    with opened(database) as store:
        kept = asyncio.run(keys(store))
    assert heard <= kept
    assert len(heard) >= 100


def test_a_job_that_fails_takes_nobody_with_it(database):
    async def course(store: Store) -> None:
        def half(connection: Connection) -> None:
            put("half")(connection)
            raise IllegalMove("no")

        one, failed, two = await together(store, put("one"), half, put("two"))
        assert (one, two) == ("one", "two")
        assert isinstance(failed, IllegalMove)
        assert await keys(store) == {"one", "two"}

    run(course, database)


def test_who_writes_a_key_second_hears_of_a_conflict(database):
    async def course(store: Store) -> None:
        def half(connection: Connection) -> None:
            put("half")(connection)
            put("one")(connection)

        one, again, conflict, two = await together(store, put("one"), put("one"), half, put("two"))
        assert (one, two) == ("one", "two")
        assert isinstance(again, Conflict)
        assert isinstance(conflict, Conflict)
        assert await keys(store) == {"one", "two"}

    run(course, database)


def test_a_row_without_its_table_is_refused_but_nobody_was_first(database):
    async def course(store: Store) -> None:
        with pytest.raises(StorageError, match="the database failed") as caught:
            await store.write(orphan)
        assert not isinstance(caught.value, Conflict)

    run(course, database)


def orphan(connection: Connection) -> None:
    connection.execute(seats.insert().values(table="none", seat=0, kind="open", name="", status="", stand_in=False))


def test_jobs_see_what_earlier_jobs_of_the_batch_wrote(database):
    async def course(store: Store) -> None:
        def see(connection: Connection) -> bytes | None:
            return connection.scalar(select(settings.c.value).where(settings.c.key == "one"))

        assert await together(store, put("one"), see) == ["one", b"x"]

    run(course, database)


class Odd(BaseException):
    pass


@pytest.mark.parametrize(("raised", "heard"), [(Odd, Odd), (StopIteration, RuntimeError), (asyncio.CancelledError, asyncio.CancelledError)])
def test_whatever_a_job_raises_the_writer_goes_on(sqlite, raised, heard):
    async def course(store: Store) -> None:
        def odd(connection: Connection) -> None:
            put("odd")(connection)
            raise raised

        results = await together(store, put("one"), odd, put("two"))
        assert results[::2] == ["one", "two"]
        assert isinstance(results[1], heard)
        assert await keys(store) == {"one", "two"}

    run(course, sqlite)


def test_a_job_that_ends_the_transaction_is_nobodys_success(database):
    async def course(store: Store) -> None:
        results = await together(store, put("one"), lambda connection: connection.rollback(), put("two"))
        assert all(isinstance(result, StorageError) for result in results[:2])
        assert results[2] == "two"
        assert await keys(store) == {"two"}
        assert await store.write(put("three")) == "three"

    run(course, database)


def test_a_caller_who_stops_waiting_breaks_nothing(database):
    async def course(store: Store) -> None:
        started, go = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            started.set()
            go.wait(60)
            put("slow")(connection)

        task = asyncio.ensure_future(store.write(slow))
        await asyncio.to_thread(started.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go.set()
        assert await store.write(put("one")) == "one"
        assert await keys(store) == {"slow", "one"}

    run(course, database)


def test_callers_of_several_loops_are_told_each_on_their_own(sqlite):
    with opened(sqlite) as store:

        async def some(name: str) -> list[str]:
            return await asyncio.gather(*[store.write(put(f"{name} {k}")) for k in range(50)])

        heard: list[str] = []
        threads = [threading.Thread(target=lambda name=name: heard.extend(asyncio.run(some(name)))) for name in "abc"]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert set(heard) == asyncio.run(keys(store))
        assert len(heard) == 150


def test_a_loop_that_is_gone_does_not_stop_the_writer(sqlite):
    with opened(sqlite) as store:
        started, go = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            started.set()
            go.wait(60)
            put("slow")(connection)

        async def leave() -> None:
            task = asyncio.ensure_future(store.write(slow))
            await asyncio.to_thread(started.wait)
            task.cancel()

        asyncio.run(leave())
        go.set()
        assert asyncio.run(store.write(put("one"))) == "one"
        assert asyncio.run(keys(store)) == {"slow", "one"}


def test_closing_finishes_what_waits_and_then_refuses(database):
    async def course(store: Store) -> None:
        started, go = threading.Event(), threading.Event()

        def slow(_: Connection) -> None:
            started.set()
            go.wait(60)

        tasks = [asyncio.ensure_future(store.write(slow))]
        await asyncio.to_thread(started.wait)
        tasks += [asyncio.ensure_future(store.write(put(f"key {k}"))) for k in range(100)]
        await asyncio.sleep(0)
        threading.Timer(0.05, go.set).start()
        store.close()
        assert len(await asyncio.gather(*tasks)) == 101
        store.close()
        for late in (store.write(put("late")), store.read(select), store.ping()):
            with pytest.raises(StorageError, match="the database is closed"):
                await late

    run(course, database)
    with opened(database) as store:
        assert len(asyncio.run(keys(store))) == 100


# Reading


def test_readers_do_not_wait_for_the_writer_and_see_what_is_committed(database):
    async def course(store: Store) -> None:
        started, go = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            put("slow")(connection)
            started.set()
            go.wait(60)

        task = asyncio.ensure_future(store.write(slow))
        await asyncio.to_thread(started.wait)
        assert await keys(store) == set()
        await store.ping()
        go.set()
        await task
        assert await keys(store) == {"slow"}

    run(course, database)


def test_a_reader_sees_one_moment(database):
    async def course(store: Store) -> None:
        started, go = threading.Event(), threading.Event()

        def twice(connection: Connection) -> list[int]:
            first = len(connection.execute(select(settings)).all())
            started.set()
            go.wait(60)
            return [first, len(connection.execute(select(settings)).all())]

        task = asyncio.ensure_future(store.read(twice))
        await asyncio.to_thread(started.wait)
        await store.write(put("one"))
        go.set()
        assert await task == [0, 0]

    run(course, database)


def test_a_reader_can_not_write(database):
    async def course(store: Store) -> None:
        with pytest.raises(StorageError, match="can't be written to"):
            await store.read(put("one"))
        with pytest.raises(IllegalMove):
            await store.read(illegal)
        assert await keys(store) == set()

    def illegal(_: Connection) -> None:
        raise IllegalMove("no")

    run(course, database)


# Settings of the connections


def everywhere(store: Store, look: Callable[[Connection], Any]) -> list[Any]:
    """What the writer and every reader say, all readers at once."""
    met = threading.Barrier(databases.READERS)

    def read(connection: Connection) -> Any:
        met.wait(60)
        return look(connection)

    async def ask() -> list[Any]:
        return await asyncio.gather(store.write(look), *[store.read(read) for _ in range(databases.READERS)])

    return asyncio.run(ask())


def test_sqlite_syncs_and_checks_on_every_connection(sqlite):
    def look(connection: Connection) -> list[Any]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]

    with opened(sqlite) as store:
        assert everywhere(store, look) == [["wal", 2, 1, 5000]] * (1 + databases.READERS)


@pytest.mark.parametrize(("default", "ours"), [("on", "on"), ("off", "on"), ("local", "local")])
def test_postgresql_syncs_on_every_connection(postgresql, default, ours):
    def look(connection: Connection) -> list[Any]:
        return [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in ("synchronous_commit", "application_name")]

    postgres.execute(f"ALTER DATABASE {make_url(postgresql).database} SET synchronous_commit = {default}")
    with opened(postgresql) as store:
        assert everywhere(store, look) == [[ours, "fivepoints"]] * (1 + databases.READERS)


def test_only_the_owner_can_read_the_file_and_its_folder(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    path = tmp_path / "fivepoints" / "fivepoints.db"
    with opened(None) as store:
        asyncio.run(store.write(put("one")))
        made = [path.parent, *path.parent.iterdir()]
        assert {file.name for file in made} == {"fivepoints", "fivepoints.db", "fivepoints.db-wal", "fivepoints.db-shm", "fivepoints.db.lock"}
        assert all(stat.S_IMODE(file.stat().st_mode) & 0o077 == 0 for file in made)


def test_without_an_address_it_is_a_file_of_the_person(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    with opened(None) as store:
        assert store.kind == "sqlite"
        assert (tmp_path / "fivepoints" / "fivepoints.db").is_file()


# What goes wrong


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.05)


def test_when_the_commit_fails_nothing_of_the_batch_has_happened(database):
    async def course(store: Store) -> None:
        def late(connection: Connection) -> None:
            """A row without its table, which is noticed only at the end."""
            connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON" if store.kind == "sqlite" else "SET CONSTRAINTS ALL DEFERRED")
            orphan(connection)

        results = await together(store, put("one"), late, put("two"))
        assert [type(result) for result in results] == [StorageError] * 3
        assert await keys(store) == set()
        assert await store.write(put("three")) == "three"

    with opened(database) as store:
        if store.kind == "postgresql":
            postgres.execute("ALTER TABLE seats ALTER CONSTRAINT seats_table_fkey DEFERRABLE", database)
        asyncio.run(course(store))


def full_after(pages: int) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")

    return job


def test_a_full_disk_fails_the_batch_and_leaves_all_usable(sqlite):
    """SQLite ends the whole transaction by itself then: nobody of the batch may be told that it went well."""

    async def course(store: Store) -> None:
        await store.write(put("before"))
        await store.write(full_after(2))
        results = await together(store, put("one"), put("large", bytes(100_000)))
        assert [str(result) for result in results] == ["the disk is full: nothing was changed"] * 2
        assert await keys(store) == {"before"}
        assert await together(store, put("two"), put("three")) == ["two", "three"]
        assert await keys(store) == {"before", "two", "three"}

    run(course, sqlite)


def test_a_job_that_hides_a_full_disk_does_not_write_on_without_a_transaction(sqlite):
    async def course(store: Store) -> None:
        def hide(connection: Connection) -> None:
            try:
                put("large", bytes(100_000))(connection)
            except Exception:
                put("small")(connection)

        await store.write(full_after(2))
        results = await together(store, put("one"), hide)
        assert all(isinstance(result, StorageError) for result in results)
        assert await keys(store) == set()
        assert await store.write(put("two")) == "two"

    run(course, sqlite)


def test_a_disk_that_fills_up_in_a_statement_of_many_rows(sqlite):
    """Such a statement can be undone alone; whoever is told of success has it."""

    async def course(store: Store) -> None:
        many = "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < 100) INSERT INTO settings SELECT 'many ' || k, zeroblob(5000) FROM n"
        await store.write(full_after(10))
        results = await together(store, put("one"), lambda connection: connection.exec_driver_sql(many), put("two"))
        assert str(results[1]) == "the disk is full: nothing was changed"
        assert await keys(store) == {result for result in results if isinstance(result, str)}
        assert await store.write(put("three")) == "three"

    run(course, sqlite)


@pytest.mark.usefixtures("hasty")
def test_a_database_that_somebody_else_locks_is_busy_and_usable_again(sqlite):
    """Who comes while one waits for the lock does not wait for it again after him."""

    async def course(store: Store) -> None:
        errors: list[Any] = []
        event.listen(store.engine, "handle_error", errors.append)
        with closing(sqlite3.connect(sqlite, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            results = await asyncio.gather(*[store.write(put(f"key {k}")) for k in range(100)], return_exceptions=True)
            assert {str(result) for result in results} == {"the database is busy: nothing was changed, please try again"}
            assert len(errors) < 10
            assert await keys(store) == set()
            other.execute("ROLLBACK")
        assert await store.write(put("one")) == "one"
        assert await keys(store) == {"one"}

    run(course, sqlite)


@pytest.mark.usefixtures("hasty")
def test_a_row_that_somebody_else_locks_makes_only_that_job_busy(postgresql):
    async def course(store: Store) -> None:
        with psycopg.connect(postgresql) as other:
            other.execute("INSERT INTO settings VALUES ('one', '')")
            one, two = await together(store, put("one"), put("two"))
            assert "busy" in str(one)
            assert two == "two"
            other.rollback()
        assert await store.write(put("one")) == "one"

    run(course, postgresql)


ALL_SESSIONS = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fivepoints'"


def test_connections_lost_while_nobody_uses_them_are_made_again(postgresql):
    async def course(store: Store) -> None:
        await store.write(put("one"))
        assert await keys(store) == {"one"}
        assert len(postgres.execute(ALL_SESSIONS, postgresql)) == 2
        assert await store.write(put("two")) == "two"
        assert await keys(store) == {"one", "two"}
        await store.ping()

    run(course, postgresql)


def test_a_connection_lost_in_a_job_fails_the_batch(postgresql):
    async def course(store: Store) -> None:
        def lose(connection: Connection) -> None:
            put("lost")(connection)
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        results = await together(store, put("one"), lose)
        assert [str(result) for result in results] == [REACHED] * 2
        assert await store.write(put("two")) == "two"
        with pytest.raises(StorageError, match=REACHED):
            await store.read(lambda connection: connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())")))
        assert await keys(store) == {"two"}

    run(course, postgresql)


@pytest.fixture
def between(postgresql, tmp_path_factory) -> Iterator[postgres.Between]:
    there = postgres.Between(postgresql, tmp_path_factory.mktemp("s"))
    yield there
    there.close()


def test_a_connection_lost_before_the_commit_was_heard(between):
    """The database knows nothing of the loss: the session still has its transaction and the claim, until the next one ends it."""

    async def course(store: Store) -> None:
        between.lose = "question"
        with pytest.raises(StorageError) as caught:
            await store.write(put("one"))
        assert type(caught.value) is StorageError
        assert await store.write(put("three")) == "three"
        assert await keys(store) == {"three"}

    run(course, between.url)


def test_a_connection_lost_after_the_commit_was_done(between):
    """The new connection asks what became of it."""

    async def course(store: Store) -> None:
        await store.write(put("one"))
        between.lose = "answer"
        assert await store.write(put("two")) == "two"
        assert between.lose is None
        assert await keys(store) == {"one", "two"}

    run(course, between.url)


def test_a_connection_lost_after_the_commit_and_nobody_to_ask(between):
    async def course(store: Store) -> None:
        await store.write(put("one"))
        between.lose, between.open = "answer", False
        with pytest.raises(InDoubt, match="is not known"):
            await store.write(put("two"))
        with pytest.raises(StorageError, match=REACHED):
            await store.write(put("three"))
        between.open = True
        assert await store.write(put("four")) == "four"
        assert await keys(store) == {"one", "two", "four"}

    run(course, between.url)


# One server


def test_a_second_server_on_one_file_is_refused_until_the_first_is_killed(sqlite):
    code = "import sys; from fivepoints.server.store import Store; store = Store.open(sys.argv[1]); print('open', flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", code, sqlite], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "open\n"
        with pytest.raises(StorageError, match=TAKEN):
            Store.open(sqlite)
        child.send_signal(signal.SIGKILL)
        child.wait()
        with opened(sqlite) as store:
            assert asyncio.run(store.write(put("one"))) == "one"


def test_a_second_store_of_a_file_in_the_same_process_is_refused_too(sqlite):
    with opened(sqlite):
        for _ in range(2):
            with pytest.raises(StorageError, match=TAKEN):
                Store.open(sqlite)
    with opened(sqlite):
        pass


def test_servers_share_a_postgresql_database_and_hear_what_each_announces(postgresql):
    async def course(store: Store) -> None:
        heard, other = asyncio.Queue(), Store.open(postgresql)
        try:
            other.listen(lambda: heard.put_nowait("begun"), heard.put_nowait)
            assert await asyncio.wait_for(heard.get(), 10) == "begun"
            assert await store.write(lambda conn: announce(conn, "one") or put("one")(conn)) == "one"
            assert await asyncio.wait_for(heard.get(), 10) == "one"
            assert await keys(other) == {"one"}
        finally:
            other.close()

    run(course, postgresql)


def test_a_server_does_not_hear_of_its_own_changes_of_tables(postgresql):
    """They come with every move, and it knows; those of others it hears."""

    async def course(store: Store) -> None:
        heard, other = asyncio.Queue(), Store.open(postgresql)
        try:
            store.listen(lambda: heard.put_nowait("begun"), heard.put_nowait)
            assert await asyncio.wait_for(heard.get(), 10) == "begun"
            for writer, notice in ((store, "table own 1"), (other, "table others 1"), (store, "talk own 1")):
                await writer.write(lambda conn, notice=notice: announce(conn, notice))
            assert [await asyncio.wait_for(heard.get(), 10) for _ in range(2)] == ["table others 1", "talk own 1"]
        finally:
            other.close()

    run(course, postgresql)


def test_nothing_is_announced_that_was_not_committed(postgresql):
    async def course(store: Store) -> None:
        heard = asyncio.Queue()
        store.listen(lambda: heard.put_nowait("begun"), heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), 10) == "begun"
        with pytest.raises(StorageError):
            await store.write(lambda conn: announce(conn, "lost") or conn.get_transaction().rollback())
        await store.write(lambda conn: announce(conn, "kept"))
        assert await asyncio.wait_for(heard.get(), 10) == "kept"

    run(course, postgresql)


def test_one_file_by_two_ways_is_one_database(sqlite, tmp_path):
    (tmp_path / "link.db").symlink_to(sqlite)
    with opened(sqlite), pytest.raises(StorageError, match=TAKEN):
        Store.open(str(tmp_path / "link.db"))


def test_a_server_that_lost_its_session_does_not_write_while_a_backup_is_brought_back(postgresql):
    async def course(store: Store) -> None:
        with psycopg.connect(postgresql, autocommit=True) as other:
            other.execute(ALL_SESSIONS)
            assert other.execute("SELECT pg_try_advisory_lock(%s)", [databases.LOCK]).fetchone() == (True,)
            with pytest.raises(StorageError, match=TAKEN):
                await store.write(put("one"))
            other.execute("SELECT pg_advisory_unlock(%s)", [databases.LOCK])
        assert await store.write(put("two")) == "two"
        assert await keys(store) == {"two"}

    run(course, postgresql)


# The schema


def test_the_migrations_make_the_schema(database):
    with opened(database) as store, store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_opening_again_changes_nothing(database):
    with opened(database) as store:
        asyncio.run(store.write(put("one")))
    with opened(database) as store:
        assert asyncio.run(keys(store)) == {"one"}


def test_migrating_prints_and_logs_nothing(database, capfd):
    before = list(logging.root.handlers), logging.root.level
    with opened(database):
        pass
    assert capfd.readouterr() == ("", "")
    assert (list(logging.root.handlers), logging.root.level) == before


def change(url: str, statement: str) -> None:
    """Somebody else's change."""
    if "://" in url:
        postgres.execute(statement, url)
    else:
        with closing(sqlite3.connect(url, isolation_level=None)) as other:
            other.execute(statement)


def test_a_newer_schema_is_refused(database):
    with opened(database):
        pass
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match="made by a newer fivepoints"):
        Store.open(database)
    change(database, f"UPDATE alembic_version SET version_num = '{databases.newest()}'")
    with opened(database):
        pass


def test_a_database_of_something_else_is_refused_and_left_alone(database):
    change(database, "CREATE TABLE seats (cinema integer)")
    with pytest.raises(StorageError, match="holds other things already: seats"):
        Store.open(database)
    change(database, "SELECT cinema FROM seats")
    with pytest.raises((sqlite3.Error, psycopg.Error)):
        change(database, "SELECT * FROM people")


# Opening


def test_a_file_that_is_no_database(sqlite):
    Path(sqlite).write_text("All the news that's fit to print. " * 100)
    with pytest.raises(StorageError, match="that is not a database"):
        Store.open(sqlite)
    assert Path(sqlite).read_text().startswith("All the news")


NO_FILES = [".", "/", "", ":memory:", "sqlite://", "sqlite:///:memory:", "sqlite:///x.db?mode=ro"]
NO_SERVERS = ["mysql://user:hunter2@host/name", "postgresql://user:hunter2@host:door/name"]


@pytest.mark.parametrize("url", NO_FILES + NO_SERVERS)
def test_addresses_that_are_none(url):
    with pytest.raises(StorageError) as caught:
        Store.open(url)
    assert "hunter2" not in str(caught.value)


def test_a_server_that_is_not_there():
    with pytest.raises(StorageError, match=REACHED) as caught:
        Store.open("postgresql://user:hunter2@127.0.0.1:1/name?password=hunter2")
    assert "hunter2" not in str(caught.value)


def test_a_name_that_the_server_does_not_know(postgresql):
    nowhere = make_url(postgresql).set(database="nowhere").render_as_string(hide_password=False)
    with pytest.raises(StorageError, match='database "nowhere" does not exist'):
        Store.open(nowhere)


def test_a_folder_one_may_not_write_to(tmp_path):
    """Also when the tests run as root, who may write anywhere."""
    (tmp_path / "shut").mkdir(mode=0o500)
    code = """
import os, sys
from fivepoints.server.store import Store, StorageError
if os.getuid() == 0:
    os.setuid(65534)
try:
    Store.open(sys.argv[1])
except StorageError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code, tmp_path / "shut" / "fivepoints.db"], capture_output=True, text=True, check=False)
    assert "the database can't be written to: Permission denied" in done.stdout, done.stderr


def test_a_process_that_may_read_a_postgresql_database_but_not_write(postgresql):
    with opened(postgresql):
        pass
    postgres.execute(f"ALTER DATABASE {make_url(postgresql).database} SET default_transaction_read_only = on")
    with opened(postgresql) as store, pytest.raises(StorageError, match="can't be written to"):
        asyncio.run(store.write(put("one")))


def test_threads_end_with_the_store(database):
    with opened(database) as store:
        asyncio.run(store.ping())
        assert any(thread.name.startswith("fivepoints") for thread in threading.enumerate())
    assert not any(thread.name.startswith("fivepoints") for thread in threading.enumerate())
