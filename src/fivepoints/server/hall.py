"""The hall: all tables, those in memory and those that wait in the store; wakes what is due, forgets what is quiet."""
from __future__ import annotations

import asyncio
import heapq
import random
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy import Connection as Db

from fivepoints.bots import check_level
from fivepoints.bots.names import names_for
from fivepoints.core import chance
from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError
from fivepoints.games import names, variants
from fivepoints.games import rules as find_rules
from fivepoints.record import begin
from fivepoints.server import lists, play_on, program, seating
from fivepoints.server.clocks import Interval
from fivepoints.server.connection import Connection
from fivepoints.server.errors import Forbidden, NotFound, Refused, Unplayable
from fivepoints.server.limits import Buckets, Settings
from fivepoints.server.log import Log
from fivepoints.server.metrics import Metrics, memory
from fivepoints.server.nodes import Nodes
from fivepoints.server.races import settled
from fivepoints.server.sitting import Info, Seat, Sitting, Stored, TalkLine, load, load_away, load_downtimes, load_talk, save
from fivepoints.server.store import StorageError, Store, announce, schema
from fivepoints.server.table import Table
from fivepoints.server.wire import Begin, NewTable, SeatWish
from fivepoints.server.workers import Workers

T = TypeVar("T")
ALIVE = "alive"
TABLE_ID = re.compile("[0-9a-z]{1,32}")
LONGEST_AWAY = 60 * 86400.0
NAP = 3.0  # seconds by which the time must have run away from timers: the machine slept
LOOK_AHEAD = 1.0  # seconds between two looks into the store for what is due
FAREWELL, FAREWELL_LOOKS = 2.0, 40  # seconds for connections to be told that the server stops
AT_ONCE = 50  # tables woken in one look
REPLAYS_AT_ONCE = 2  # each is seconds of work where a game is long


class Clock:
    """The time; tests have one of their own."""

    def now(self) -> float:
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment; it stands still while the machine sleeps."""
        return time.monotonic()


class Hall:
    """Everything that goes on in one server process."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        settings: Settings | None = None,
        log: Log | None = None,
        clock: Clock | None = None,
        luck: random.Random | None = None,
        new_id: Callable[[], str] = lambda: secrets.token_hex(10),
        new_word: Callable[[], bytes] = lambda: secrets.token_bytes(chance.SECRET_BYTES),
    ) -> None:
        self.store, self.workers = store, workers
        self.settings = settings or Settings()
        self.log = log or Log()
        self.clock = clock or Clock()
        self.luck = luck or random.SystemRandom()
        self.delays = random.Random(self.luck.getrandbits(128))  # drawn for every decision: asking the system each time would cost more than the move
        self.new_id, self.new_word = new_id, new_word
        self.tables: dict[str, Table] = {}
        self.downtimes: list[Interval] = []
        self.began = self.clock.now()
        self._looked = (self.began, self.clock.steady())
        self.new_tables = Buckets(self.settings.new_tables)
        self.talkers = Buckets(self.settings.talk)
        self.messengers = Buckets(self.settings.messages)
        self.metrics = Metrics()
        self.nodes = Nodes(self) if store.kind == "postgresql" else None  # SQLite has one server
        if self.nodes:
            self.log.always["node"] = self.nodes.leases.node
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stirred = asyncio.Event()
        self._agenda: list[tuple[float, str]] = []  # a heap: when something may be due at which table
        self._loops: list[asyncio.Task[None]] = []
        self.ending = False
        self.replaying = asyncio.Semaphore(REPLAYS_AT_ONCE)

    # Beginning and end

    async def begin(self, *more: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Note how long no server ran, then look after tables, and after what `more` goes on until the end."""
        if self.nodes:
            await self.nodes.join()
        alone = self.nodes is None or not self.nodes.others
        self.downtimes = await settled(lambda: self.store.write(lambda conn: _note_downtime(conn, self.began, alone)))
        loops = [self._wake_tables, self._look_ahead, self._beat, *more]
        if self.nodes:
            self.nodes.listen()
            loops.append(self.nodes.beat)
        self._loops = [asyncio.create_task(loop()) for loop in loops]

    async def say_goodbye(self) -> None:
        """Every connection is told that the server stops, and gets a moment to hear it."""
        self.ending = True
        for connection in self.connections():
            connection.end("the server stops; it will be back")
        for _ in range(FAREWELL_LOOKS):
            if not self.connections():
                break
            await asyncio.sleep(FAREWELL / FAREWELL_LOOKS)

    async def end(self) -> None:
        """What has begun is finished; the time is noted."""
        self.ending = True
        for loop in self._loops:
            loop.cancel()
        for task in [task for table in self.tables.values() for task in table.tasks.values()]:
            task.cancel()
        await asyncio.gather(*self._loops, *self._tasks, return_exceptions=True)
        await self.store.write(lambda conn: _note_alive(conn, self.clock.now()))
        if self.nodes:
            await self.nodes.leave()

    def spawn(self, job: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end, whoever waits for it or not."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            self.log.exception("a task failed", error)

    async def complete(self, job: Coroutine[Any, Any, T]) -> T:
        """A deed is never cut in the middle because its asker went away."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._heard)
        return await asyncio.shield(task)

    def _heard(self, task: asyncio.Task[Any]) -> None:
        """Its asker hears how it ended; one who went away does not care."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    # Tables

    async def open(self, table: str) -> Table:
        """The table, from memory or from the store."""
        if table in self.tables:
            known = self.tables[table]
            known.quiet_since = self.clock.now()  # not to be forgotten between here and what it is wanted for
            if self.nodes and self.nodes.others:
                await known.catch_up(await self.store.read(partial(_version, table)))  # whoever comes from another server misses nothing they saw there
            if self.tables.get(table) is known:
                return known
        if not TABLE_ID.fullmatch(table):
            raise NotFound("no-table")
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self._open(table))
        try:
            return await asyncio.shield(self.opening[table])
        finally:
            self.opening.pop(table, None)

    async def _open(self, table: str) -> Table:
        (sitting, away, due), talk = await self.store.read(lambda conn: (_read_table(conn, table), load_talk(conn, table)))
        self.tables[table] = found = Table(self, sitting, talk, away, due)
        self.stir(found)
        return found

    async def read_again(self, known: Sitting) -> Stored:
        """A table that is here already, as it is stored now."""
        return await self.store.read(lambda conn: _read_table(conn, known.info.id, known))

    def forget(self, table: Table) -> None:
        """Out of memory; whoever is connected comes back to what is stored."""
        self.tables.pop(table.id, None)
        for connection in list(table.connections):
            connection.end("the table has to be read again: connect anew")

    def stir(self, table: Table) -> None:
        """What is due at this table, and when, may have changed. It is noted once, and looked at again then: most that is noted is put off by the next move."""
        due = table.due
        if due is not None and due < table.noted:
            table.noted = due
            heapq.heappush(self._agenda, (due, table.id))
            if self._agenda[0][0] == due:
                self._stirred.set()

    async def create(self, person: str, name: str, wish: NewTable) -> Table:
        """A new table, with its maker in the seats they asked for."""
        self._check(wish)
        self.new_tables.take(person, self.clock.now())
        rules, options, position = find_rules(wish.game), dict(wish.options), None
        if wish.begin:
            async with self.replaying:
                position = await self._position(person, wish.begin)
            options = begin(rules, wish.players, options, position).options
        colours = self._colours(rules, wish, options)
        now, house = self.clock.now(), self.new_word()
        info = Info(
            id=self.new_id(), game=rules.name, rules=rules.version, players=wish.players, options=options, status="open",
            owner=person, listed=wish.listed, watchers=wish.watchers, lots=wish.lots, pace=wish.pace, bot_pace=wish.bot_pace, house=house, secret=None,
            created=now, position=position,
        )  # fmt: skip
        nameless = sum(seat.kind == "bot" and not seat.name for seat in wish.seats)
        bots = names_for([name, *(seat.name for seat in wish.seats if seat.name)], nameless, self.luck.randrange)
        seats = [self._new_seat(k, seat, colours[k], person, name, bots) for k, seat in enumerate(wish.seats)]
        return await self._found(Sitting(info, seats), wish.start)

    async def _position(self, person: str, wish: Begin) -> str:
        """The position that a new table is to begin at."""
        if wish.record is not None:
            return await play_on.from_record(wish.record, wish.n)
        table = await self.open(wish.table or "")
        if not table.may_see(person):
            raise Forbidden("private")
        return await play_on.from_table(table.sitting, wish.n)

    async def _found(self, sitting: Sitting, start: bool) -> Table:
        table = Table(self, sitting, [], await self.store.read(lambda conn: load_away(conn, [s.person for s in sitting.seats if s.person])), None)
        if start:
            seating.begin(table, sitting)
            table.plans = program.plan(table, sitting)

        await self.store.write(lambda conn: self.store_new(conn, sitting, table.due))
        self.tables[table.id] = table
        self.stir(table)
        self.log.info("a table was made", table=table.id, game=sitting.info.game, players=sitting.info.players)
        return table

    def store_new(self, conn: Db, sitting: Sitting, due: float | None = None) -> None:
        self._check_count(conn, sitting.info.owner)
        save(conn, None, sitting, due, self.clock.now())

    def _new_seat(self, k: int, wish: SeatWish, colour: int | None, person: str, name: str, bots: list[str]) -> Seat:
        if wish.kind == "me":
            return Seat(k, "person", person, wish.name or name, None, colour)
        if wish.kind == "bot":
            return Seat(k, "bot", None, wish.name or bots.pop(0), wish.level, colour)
        return Seat(k, colour=colour)

    def _colours(self, rules: Rules, wish: NewTable, options: Mapping[str, Any]) -> list[int | None]:
        """The colours that were asked for; where whom a seat plays is said by an option, those."""
        asked = [seat.colour for seat in wish.seats]
        if rules.figures not in options:
            return asked
        said = rules.colours(wish.players, options)
        for seat, colour in enumerate(asked):
            if colour not in (None, said[seat]):
                raise OptionError(f"seat {seat}: its colour is {said[seat]} by the option {rules.figures!r}, not {colour}")
        return [*said]

    def _check(self, wish: NewTable) -> None:
        """OptionError for what can't be played."""
        if wish.game in variants():  # those are for tests and research
            raise OptionError(f"there is no game {wish.game!r:.40}; there is {', '.join(names())}")
        find_rules(wish.game).start(wish.players, wish.options)
        if len(wish.seats) != wish.players:
            raise OptionError(f"{wish.players} players need as many seats, not {len(wish.seats)}")
        colours = [seat.colour for seat in wish.seats if seat.colour is not None]
        if len(set(colours)) < len(colours):
            raise Unplayable("one-colour-twice")
        for seat in wish.seats:
            if seat.kind == "bot":
                check_level(seat.level)

    def _check_count(self, conn: Db, person: str) -> None:
        t = schema.tables.c
        found = select(t.id).where(t.owner == person, t.status.in_(["open", "playing"])).limit(self.settings.tables_a_person)
        if len(conn.execute(found).all()) >= self.settings.tables_a_person:
            raise Refused("too-many-tables")

    async def rematch(self, table: Table, person: str) -> Table:
        """The same table again: bots in their seats, who asks in theirs, the others' kept for them."""
        if not any(seat.person == person for seat in table.sitting.seats):
            raise Forbidden("rematch-not-yours")
        old = table.sitting
        info = replace(
            old.info, id=self.new_id(), status="open", owner=person, house=self.new_word(), secret=None, created=self.clock.now(), started=None, ended=None,
            result=None, rules=find_rules(old.info.game).version, position=None,
        )  # fmt: skip
        new = Sitting(info, [_again(seat, person) for seat in old.seats])
        return await self.open(await settled(lambda: table.rematch(new)))

    # What happens by itself

    async def _wake_tables(self) -> None:
        """Wake a table in memory the moment something is due there."""
        while True:
            soonest = self.wake_due()
            with suppress(TimeoutError):  # not by `wait_for`: before Python 3.12 it forgets that it was cancelled when both happen at once
                async with asyncio.timeout(None if soonest is None else max(0.0, soonest - self.clock.now())):
                    await self._stirred.wait()
            self._stirred.clear()

    def wake_due(self) -> float | None:
        """Wake the tables in memory at which something is due; when the next one will be."""
        now = self.clock.now()
        while self._agenda and self._agenda[0][0] <= now:
            at, name = heapq.heappop(self._agenda)
            table = self.tables.get(name)
            if table and table.noted == at:
                table.noted = inf
                if table.due is not None and table.due <= now:
                    program.wake(table)
                self.stir(table)
        return self._agenda[0][0] if self._agenda else None

    def _forget_quiet(self) -> None:
        now = self.clock.now()
        quiet = []
        for table in list(self.tables.values()):
            if not table.idle:
                table.quiet_since = now
            elif now - table.quiet_since >= self.settings.forget_after:
                quiet.append(self.tables.pop(table.id).id)
        if self.nodes and quiet:
            self.spawn(self.nodes.leases.release(quiet))

    async def _look_ahead(self) -> None:
        """Bring back from the store the tables at which something is due; let go of those where nothing happens."""
        t = schema.tables.c
        while True:
            self._forget_quiet()
            try:
                await self.look_up()
            except Exception as error:
                self.log.exception("that the machine slept was not noted", error)
            due = (t.due <= self.clock.now()) & (t.status == "playing")
            if self.nodes:
                due &= t.id.not_in(self.nodes.leases.with_others())
            try:
                for table in await self.store.read(partial(_which, due)):
                    if table not in self.tables:
                        program.wake(await self.open(table))
            except Exception as error:
                self.log.exception("looking for what is due failed", error)
            await asyncio.sleep(LOOK_AHEAD)

    async def look_up(self) -> None:
        """If the machine slept, no server ran meanwhile: that is noted, and what is due is worked out anew. On others' servers it was not night."""
        before, self._looked = self._looked, (self.clock.now(), self.clock.steady())
        now, steady = self._looked
        slept = (now - before[0]) - (steady - before[1])
        if slept < NAP:
            return
        try:
            if self.nodes and await self.nodes.leases.beat():
                return
            await self.store.write(lambda conn: conn.execute(insert(schema.downtimes), {"began": now - slept, "ended": now}))
        except StorageError:
            self._looked = before  # to be noted when the store answers
            raise
        self.downtimes = await self.store.read(load_downtimes)
        self.log.info("the machine slept", seconds=round(slept))
        for table in [table for table in self.tables.values() if table.sitting.clocks and table.sitting.playing]:
            await settled(table.refresh)

    async def _beat(self) -> None:
        """Note now and then that a server runs: what comes after the last note was downtime."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self.store.write(lambda conn: _note_alive(conn, self.clock.now()))
            except Exception as error:
                self.log.exception("the heartbeat was not stored", error)

    # Talk and people

    async def keep_talk(self, table: str, person: str, name: str, seat: int | None, to: int | None, listener: str | None, text: str) -> TalkLine:
        at = self.clock.now()
        self.talkers.take(person, at)
        row = {"table": table, "at": at, "person": person, "seat": seat, "to": to, "listener": listener, "text": text}

        def job(conn: Db) -> int:
            number: int = conn.execute(insert(schema.talk).returning(schema.talk.c.id), row).scalar_one()
            announce(conn, f"talk {table} {number}")
            return number

        made = await self.store.write(job)
        return TalkLine(made, at, person, name, seat, to, text, listener)

    async def blocked_by(self, person: str) -> set[str]:
        """Those who have blocked this person."""
        b = schema.blocks.c
        found = select(b.person).where(b.other == person, b.kind == "block")
        return {row[0] for row in await self.store.read(lambda conn: conn.execute(found).all())}

    async def days_away(self, person: str) -> Interval | None:
        return (await self.store.read(lambda conn: load_away(conn, [person]))).get(person)

    async def renamed(self, person: str, name: str, old: Interval | None, away: Interval | None) -> None:
        """A person has another name, or other days away: tables in memory know; those by turn find out when they are due anew."""
        for connection in self.connections():
            if connection.person == person:
                connection.name = name
        waiting = [table for table in self.tables.values() if table.sitting.info.status == "open" and table.own(person)]
        for table in waiting:
            await settled(partial(seating.rename, table, person, name))
        if old != away:
            for table_id in await self.store.read(lambda conn: lists.every(conn, person)):
                await settled(partial((await self.open(table_id)).change_days, person, old, away))

    async def depart(self, person: str, deleting: Coroutine[Any, Any, None]) -> None:
        """A person's data is deleted: bots play their seats, tables that did not begin lose them, nothing of them stays in memory."""
        for table in await self.store.read(lambda conn: lists.every(conn, person)):
            await settled(partial(seating.give_up, await self.open(table), person))
        await deleting
        self.forget_person(person)

    def forget_person(self, person: str) -> None:
        """Nothing of them stays in memory."""
        for table in [table for table in self.tables.values() if any(seat.person == person for seat in table.sitting.seats)]:
            self.forget(table)
        for connection in self.connections():
            if connection.person == person:
                connection.end("you are nobody here any more")
        for table in self.tables.values():
            table.forget_talk(person)

    def gauges(self) -> dict[str, tuple[str, float]]:
        """How much there is of everything at this moment, for Prometheus."""
        return {
            "fivepoints_tables": ("Tables in memory.", len(self.tables)),
            "fivepoints_sockets": ("Connections to tables.", len(self.connections())),
            "fivepoints_nodes": ("Servers on this database, this one included.", self.nodes.count if self.nodes else 1),
            "fivepoints_leases": ("Tables whose bots and clocks this server looks after.", self.nodes.leases.count if self.nodes else len(self.tables)),
            "fivepoints_up_seconds": ("Since this server started.", self.clock.now() - self.began),
            "process_resident_memory_bytes": ("Memory of the server's process.", memory()),
        }

    def connections(self) -> list[Connection]:
        return [connection for table in self.tables.values() for connection in table.connections]


def _again(seat: Seat, person: str) -> Seat:
    """A seat of the rematch."""
    fresh = Seat(seat.seat, seat.kind, seat.person, seat.name, seat.level, seat.colour)
    return fresh if seat.kind == "bot" or seat.person == person else replace(fresh, kind="open", name="")


def _which(condition: ColumnElement[bool], conn: Db) -> list[str]:
    """Some tables of which this is true."""
    return list(conn.execute(select(schema.tables.c.id).where(condition).limit(AT_ONCE)).scalars())


def _version(table: str, conn: Db) -> int:
    return conn.execute(select(schema.tables.c.version).where(schema.tables.c.id == table)).scalar() or 0


def _note_alive(conn: Db, now: float) -> None:
    value = {"value": repr(now).encode()}
    if conn.execute(update(schema.settings).where(schema.settings.c.key == ALIVE), value).rowcount == 0:
        conn.execute(insert(schema.settings), {"key": ALIVE, **value})


def _read_table(conn: Db, table: str, known: Sitting | None = None) -> Stored:
    stored = load(conn, table, known)
    if stored is None:
        raise NotFound("no-table")
    return stored


def _note_downtime(conn: Db, now: float, alone: bool) -> list[Interval]:
    """All times without a server that can still matter to a clock; whoever comes to others that run finds none that is new."""
    last = conn.execute(select(schema.settings.c.value).where(schema.settings.c.key == ALIVE)).scalar()
    if alone and last is not None and float(last) < now:
        conn.execute(insert(schema.downtimes), {"began": float(last), "ended": now})
    conn.execute(delete(schema.downtimes).where(schema.downtimes.c.ended < now - LONGEST_AWAY))
    _note_alive(conn, now)
    return load_downtimes(conn)
