"""The hall: all tables, those in memory and those that wait in the store; wakes what is due, forgets what is quiet."""
from __future__ import annotations

import asyncio
import heapq
import random
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy import Connection as Db

from fivepoints.bots import make
from fivepoints.bots.names import names_for
from fivepoints.core import chance
from fivepoints.core.errors import OptionError
from fivepoints.games import rules as find_rules
from fivepoints.record import begin
from fivepoints.server import lists, play_on, program, seating
from fivepoints.server.clocks import Interval
from fivepoints.server.connection import Connection
from fivepoints.server.errors import Forbidden, NotFound, Refused
from fivepoints.server.limits import Buckets, Settings
from fivepoints.server.log import Log
from fivepoints.server.sitting import Info, Seat, Sitting, TalkLine, load, load_away, load_talk, save
from fivepoints.server.store import Store, schema
from fivepoints.server.table import Table
from fivepoints.server.wire import Begin, NewTable, SeatWish
from fivepoints.server.workers import Workers

T = TypeVar("T")
ALIVE = "alive"
TABLE_ID = re.compile("[0-9a-z]{1,32}")
LONGEST_AWAY = 60 * 86400.0
LOOK_AHEAD = 1.0  # seconds between two looks into the store for what is due
FAREWELL, FAREWELL_LOOKS = 2.0, 40  # seconds for connections to be told that the server stops
AT_ONCE = 50  # tables woken in one look
REPLAYS_AT_ONCE = 2  # each is seconds of work where a game is long


class Clock:
    """The time; tests have one of their own."""

    def now(self) -> float:
        return time.time()


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
        self.new_tables = Buckets(self.settings.new_tables)
        self.talkers = Buckets(self.settings.talk)
        self.messengers = Buckets(self.settings.messages)
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stirred = asyncio.Event()
        self._agenda: list[tuple[float, str]] = []  # a heap: when something may be due at which table
        self._loops: list[asyncio.Task[None]] = []
        self.ending = False
        self.replaying = asyncio.Semaphore(REPLAYS_AT_ONCE)

    # Beginning and end

    async def begin(self) -> None:
        """Note how long no server ran, then look after tables."""
        self.downtimes = await self.store.write(lambda conn: _note_downtime(conn, self.began))
        self._loops = [asyncio.create_task(self._wake_tables()), asyncio.create_task(self._look_ahead()), asyncio.create_task(self._beat())]

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
            self.tables[table].quiet_since = self.clock.now()  # not to be forgotten between here and what it is wanted for
            return self.tables[table]
        if not TABLE_ID.fullmatch(table):
            raise NotFound("there is no such table")
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _open(self, table: str) -> Table:
        def job(conn: Db) -> tuple[Sitting | None, list[TalkLine], dict[str, Interval], float | None]:
            sitting = load(conn, table)
            if sitting is None:
                return None, [], {}, None
            away = load_away(conn, [seat.person for seat in sitting.seats if seat.person])
            due = conn.execute(select(schema.tables.c.due).where(schema.tables.c.id == table)).scalar()
            return sitting, load_talk(conn, table), away, due

        sitting, talk, away, due = await self.store.read(job)
        if sitting is None:
            raise NotFound("there is no such table")
        self.tables[table] = found = Table(self, sitting, talk, away, due)
        self.stir(found)
        return found

    async def read_sitting(self, table: str) -> Sitting:
        sitting = await self.store.read(lambda conn: load(conn, table))
        if sitting is None:
            raise NotFound("there is no such table")
        return sitting

    def forget(self, table: Table) -> None:
        """Out of memory; whoever is connected comes back to what is stored."""
        self.tables.pop(table.id, None)
        for connection in list(table.connections):
            connection.end("the table has to be read again: connect anew")

    def stir(self, table: Table) -> None:
        """What is due at this table, and when, may have changed."""
        due = table.due
        if due is not None:
            heapq.heappush(self._agenda, (due, table.id))
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
        now, house = self.clock.now(), self.new_word()
        info = Info(
            id=self.new_id(), game=wish.game, rules=rules.version, players=wish.players, options=options, status="open",
            owner=person, listed=wish.listed, watchers=wish.watchers, lots=wish.lots, pace=wish.pace, bot_pace=wish.bot_pace, house=house, secret=None,
            created=now, position=position,
        )  # fmt: skip
        nameless = sum(seat.kind == "bot" and not seat.name for seat in wish.seats)
        bots = names_for([name, *(seat.name for seat in wish.seats if seat.name)], nameless, self.luck.randrange)
        seats = [self._new_seat(k, seat, person, name, bots) for k, seat in enumerate(wish.seats)]
        return await self._found(Sitting(info, seats), wish.start)

    async def _position(self, person: str, wish: Begin) -> str:
        """The position that a new table is to begin at."""
        if wish.record is not None:
            return await play_on.from_record(wish.record, wish.n)
        table = await self.open(wish.table or "")
        if not table.may_see(person):
            raise Forbidden("this table is not shown to others")
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

    def _new_seat(self, k: int, wish: SeatWish, person: str, name: str, bots: list[str]) -> Seat:
        if wish.kind == "me":
            return Seat(k, "person", person, wish.name or name, None, wish.colour)
        if wish.kind == "bot":
            return Seat(k, "bot", None, wish.name or bots.pop(0), wish.level, wish.colour)
        return Seat(k, colour=wish.colour)

    def _check(self, wish: NewTable) -> None:
        """OptionError for what can't be played."""
        find_rules(wish.game).start(wish.players, wish.options)
        if len(wish.seats) != wish.players:
            raise OptionError(f"{wish.players} players need as many seats, not {len(wish.seats)}")
        colours = [seat.colour for seat in wish.seats if seat.colour is not None]
        if len(set(colours)) < len(colours):
            raise OptionError("two seats have the same colour")
        for seat in wish.seats:
            if seat.kind == "bot":
                make(seat.level)

    def _check_count(self, conn: Db, person: str) -> None:
        t = schema.tables.c
        found = select(t.id).where(t.owner == person, t.status.in_(["open", "playing"])).limit(self.settings.tables_a_person)
        if len(conn.execute(found).all()) >= self.settings.tables_a_person:
            raise Refused("you have too many tables that are not over: end some first")

    async def rematch(self, table: Table, person: str) -> Table:
        """The same table again: bots in their seats, who asks in theirs, the others' kept for them."""
        if not any(seat.person == person for seat in table.sitting.seats):
            raise Forbidden("only somebody who sat at the table can ask for a rematch")
        old = table.sitting
        info = replace(
            old.info, id=self.new_id(), status="open", owner=person, house=self.new_word(), secret=None, created=self.clock.now(), started=None, ended=None,
            result=None, rules=find_rules(old.info.game).version, position=None,
        )  # fmt: skip
        return await self.open(await table.rematch(Sitting(info, [_again(seat, person) for seat in old.seats])))

    # What happens by itself

    async def _wake_tables(self) -> None:
        """Wake a table in memory the moment something is due there."""
        while True:
            soonest = self.wake_due()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), None if soonest is None else max(0.0, soonest - self.clock.now()))
            self._stirred.clear()

    def wake_due(self) -> float | None:
        """Wake the tables in memory at which something is due; when the next one will be."""
        now = self.clock.now()
        while self._agenda and self._agenda[0][0] <= now:
            table = self.tables.get(heapq.heappop(self._agenda)[1])
            if table and table.due is not None and table.due <= now:
                program.wake(table)
        return self._agenda[0][0] if self._agenda else None

    def _forget_quiet(self) -> None:
        now = self.clock.now()
        for table in list(self.tables.values()):
            if not table.idle:
                table.quiet_since = now
            elif now - table.quiet_since >= self.settings.forget_after:
                del self.tables[table.id]

    async def _look_ahead(self) -> None:
        """Bring back from the store the tables at which something is due; let go of those where nothing happens."""
        t = schema.tables.c
        while True:
            self._forget_quiet()
            due = (t.due <= self.clock.now()) & (t.status == "playing")
            try:
                for table in await self.store.read(partial(_which, due)):
                    if table not in self.tables:
                        program.wake(await self.open(table))
            except Exception as error:
                self.log.exception("looking for what is due failed", error)
            await asyncio.sleep(LOOK_AHEAD)

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
        made = await self.store.write(lambda conn: conn.execute(insert(schema.talk).returning(schema.talk.c.id), row).scalar_one())
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
        for table in [table for table in self.tables.values() if any(seat.person == person for seat in table.sitting.seats)]:
            await seating.rename(table, person, name)
        if old != away:
            for row in await self.store.read(lambda conn: lists.mine(conn, person)):
                await (await self.open(row["id"])).change_days(person, old, away)

    async def depart(self, person: str, deleting: Coroutine[Any, Any, None]) -> None:
        """A person's data is deleted: bots play their seats, tables that did not begin lose them, nothing of them stays in memory."""
        for row in await self.store.read(lambda conn: lists.mine(conn, person)):
            await seating.give_up(await self.open(row["id"]), person)
        await deleting
        for table in [table for table in self.tables.values() if any(seat.person == person for seat in table.sitting.seats)]:
            self.forget(table)
        for connection in self.connections():
            if connection.person == person:
                connection.end("you are nobody here any more")
        for table in self.tables.values():
            table.forget_talk(person)

    def connections(self) -> list[Connection]:
        return [connection for table in self.tables.values() for connection in table.connections]


def _again(seat: Seat, person: str) -> Seat:
    """A seat of the rematch."""
    fresh = Seat(seat.seat, seat.kind, seat.person, seat.name, seat.level, seat.colour)
    return fresh if seat.kind == "bot" or seat.person == person else replace(fresh, kind="open", name="")


def _which(condition: ColumnElement[bool], conn: Db) -> list[str]:
    """Some tables of which this is true."""
    return list(conn.execute(select(schema.tables.c.id).where(condition).limit(AT_ONCE)).scalars())


def _note_alive(conn: Db, now: float) -> None:
    value = {"value": repr(now).encode()}
    if conn.execute(update(schema.settings).where(schema.settings.c.key == ALIVE), value).rowcount == 0:
        conn.execute(insert(schema.settings), {"key": ALIVE, **value})


def _note_downtime(conn: Db, now: float) -> list[Interval]:
    """All times without a server that can still matter to a clock."""
    last = conn.execute(select(schema.settings.c.value).where(schema.settings.c.key == ALIVE)).scalar()
    if last is not None and float(last) < now:
        conn.execute(insert(schema.downtimes), {"began": float(last), "ended": now})
    conn.execute(delete(schema.downtimes).where(schema.downtimes.c.ended < now - LONGEST_AWAY))
    _note_alive(conn, now)
    return [(row.began, row.ended) for row in conn.execute(select(schema.downtimes).order_by(schema.downtimes.c.began))]
