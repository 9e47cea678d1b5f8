"""A table in memory: deeds one after another, each stored before anyone hears of it."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Db

from fivepoints.core.errors import FivepointsError
from fivepoints.server import program, telling
from fivepoints.server.checks import check_seat
from fivepoints.server.clocks import Interval, merge
from fivepoints.server.errors import Forbidden, Refused
from fivepoints.server.sitting import TALK_KEPT, Sitting, TalkLine, save
from fivepoints.server.store import Conflict, StorageError

if TYPE_CHECKING:
    from fivepoints.server.connection import Connection
    from fivepoints.server.hall import Hall


class Table:
    """One table. Everything that changes it holds its lock, works on a draft, stores what is new, and only then installs and tells it."""

    def __init__(self, hall: Hall, sitting: Sitting, talk: list[TalkLine], away: dict[str, Interval], stored_due: float | None) -> None:
        self.hall = hall
        self.id = sitting.info.id
        self.sitting = sitting
        self.talk: deque[TalkLine] = deque(talk, TALK_KEPT)
        self.away = away
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.quiet_since = hall.clock.now()
        self.tasks: dict[int, asyncio.Task[None]] = {}  # what the program is doing, by seat
        self.mistakes = 0  # of the program here, one after another
        self.delays: dict[int, tuple[int, float]] = {}  # for each seat that owes a move: the token, and the delay drawn for it
        self.stored_due = stored_due
        self.noted = inf  # when the hall looks at what is due here
        self.plans = program.plan(self, sitting)

    # What is going on

    @property
    def token(self) -> int:
        """Goes with every answer: how many entries there are. All choices of a sealed round have the same."""
        return self.sitting.n

    @property
    def due(self) -> float | None:
        """When the program has something to do next."""
        return min((plan.at for seat, plan in self.plans.items() if seat not in self.tasks), default=None)

    @property
    def idle(self) -> bool:
        return not self.connections and not self.tasks and not self.lock.locked()

    @property
    def present(self) -> set[str]:
        """The people who are connected, here or to another server; those who only watch, only here."""
        elsewhere = self.hall.nodes.present(self.id) if self.hall.nodes else set()
        return {connection.person for connection in self.connections if connection.person} | elsewhere

    def own(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [seat.seat for seat in self.sitting.seats if seat.held_by(person)]

    def may_see(self, person: str | None) -> bool:
        """Where nobody may watch, only who sits there, and who could sit down: as long as a seat is free."""
        info, seats = self.sitting.info, self.sitting.seats
        seated = person is not None and any(seat.person == person for seat in seats)
        free = info.status == "open" or (info.status == "playing" and any(seat.kind == "open" for seat in seats))
        return info.watchers or seated or person == info.owner or free

    def still(self, sitting: Sitting) -> list[list[Interval]]:
        """For each seat, when its clock does not count: no server ran, or (by turn) its person is away."""
        everybody = merge(self.hall.downtimes)
        if sitting.info.pace.kind != "turn":
            return [everybody] * len(sitting.seats)
        away = [[self.away[seat.person]] if seat.person in self.away and not seat.player else [] for seat in sitting.seats]
        return [merge([*everybody, *days]) if days else everybody for days in away]

    # Deeds: the frame

    @asynccontextmanager
    async def deed(self) -> AsyncIterator[Sitting]:
        """A draft to work on; what the block leaves is stored and told. If the block or the store fails, nothing has happened."""
        async with self.lock:
            draft = self.sitting.draft()
            yield draft
            await self.settle(draft)

    async def settle(self, draft: Sitting, quietly: int | None = None, also: Callable[[Db], None] | None = None) -> None:
        """Store what is new (and `also` something that belongs to it), then install and tell it; `quietly`, to one seat only."""
        before, now = self.sitting, self.hall.clock.now() if quietly is None else None
        plans = program.plan(self, draft)
        due = min((plan.at for plan in plans.values()), default=None)

        def job(conn: Db) -> None:
            if also:
                also(conn)
            save(conn, before, draft, due, now)

        try:
            with self.hall.metrics.store_seconds.timing():
                await self.hall.store.write(job)
        except StorageError as error:
            if isinstance(error, Conflict):
                self.hall.metrics.races.add()
            await self._read_again()
            raise
        self.sitting, self.plans, self.stored_due = draft, plans, due
        if draft.info.status != before.info.status:
            self.hall.log.info(f"a table is {draft.info.status}", table=self.id)
        telling.tell(self, before, quietly)
        self.hall.stir(self)

    async def catch_up(self, version: int | None = None) -> None:
        """Another server has changed the table: read it again, but for a version that is here already."""
        if version is not None and version <= self.sitting.version:
            return
        async with self.lock:
            if version is None or self.sitting.version < version:
                await self._read_again()

    async def _read_again(self) -> None:
        """What is stored may be another thing than what is here: whom it concerns is told."""
        before = self.sitting
        try:
            self.sitting, self.away, self.stored_due = await self.hall.read_again(before)
        except FivepointsError:
            self.hall.forget(self)
            return
        self.plans = program.plan(self, self.sitting)
        self.hall.stir(self)
        if _public(self.sitting) != _public(before):
            telling.tell(self, before)
            return
        for seat in range(len(self.sitting.seats)):
            if _private(self.sitting, seat) != _private(before, seat):
                telling.tell(self, before, seat)

    async def refresh(self) -> None:
        """What is due is worked out anew."""
        async with self.deed():
            pass

    async def rematch(self, new: Sitting) -> str:
        """Another table follows this one: stored together with it. The one that follows already, if there is one."""
        async with self.lock:
            if self.sitting.info.status != "over":
                raise Refused("not-over")
            if self.sitting.info.next:
                return self.sitting.info.next
            draft = self.sitting.draft()
            draft.change(next=new.info.id)
            await self.settle(draft, also=lambda conn: self.hall.store_new(conn, new))
            return new.info.id

    # Clocks and the end

    def run_clocks(self, draft: Sitting, moved: int | None = None, back: bool = False) -> None:
        if draft.clocks and not draft.info.paused:
            before, after = self.sitting.keeper, draft.keeper
            same_turn = before is not None and after is not None and 0 <= before.game.turn == after.game.turn
            draft.clocks = draft.clocks.turn(draft.movers(), self.hall.clock.now(), self.still(draft), moved, back, same_turn)

    def end(self, draft: Sitting, status: str) -> None:
        """The game is over, or called off: clocks stop, and choices that wait are gone."""
        now = self.hall.clock.now()
        if draft.clocks:
            draft.clocks = draft.clocks.stop(now, self.still(draft))
        draft.change(status=status, ended=now)
        draft.standing = {}
        draft.closed = {}

    async def change_days(self, person: str, old: Interval | None, new: Interval | None) -> None:
        """Somebody has other days away; those of the old ones that are past stay as they were."""
        async with self.deed() as draft:
            self.know_days(person, old)
            if draft.clocks:
                draft.clocks = draft.clocks.reckon(self.hall.clock.now(), self.still(draft))
            self.know_days(person, new)

    def know_days(self, person: str, days: Interval | None) -> None:
        self.away = {other: known for other, known in self.away.items() if other != person} | ({person: days} if days else {})

    # Talk

    async def say(self, person: str, name: str, seat: int | None, to: int | None, text: str) -> None:
        """Stored apart from the moves; it neither waits for them nor holds them up."""
        listener = None
        if to is not None:
            check_seat(self.sitting, to)
            listener = self.sitting.seats[to].person
            if seat is None or self.sitting.seats[to].kind != "person" or listener == person:
                raise Refused("no-whisper")
            if listener in await self.hall.blocked_by(person):
                raise Forbidden("not-heard")
        self.hear(await self.hall.keep_talk(self.id, person, name, seat, to, listener, text))

    def heard(self, number: int) -> bool:
        return any(line.number == number for line in self.talk)

    def hear(self, line: TalkLine) -> None:
        """What was said here, or at another server, is told once."""
        if not self.heard(line.number):
            self.talk.append(line)
            telling.talk(self, line)

    def hear_all(self, lines: list[TalkLine]) -> None:
        """All that was said, where some of it may have been missed."""
        for line in lines:
            self.hear(line)

    def forget_talk(self, person: str) -> None:
        """What this person said is gone, from the screens too."""
        if any(line.person == person for line in self.talk):
            self.talk = deque([line for line in self.talk if line.person != person], TALK_KEPT)
            telling.sync_all(self)


def _public(sitting: Sitting) -> tuple[Any, ...]:
    """All that everybody may be told of, but for the game, which follows from its entries. Of closed choices it is only whose they are."""
    return sitting.info, sitting.seats, sitting.n, sorted(sitting.closed), sitting.clocks


def _private(sitting: Sitting, seat: int) -> tuple[Any, ...]:
    """What is only a seat's own business."""
    return sitting.closed.get(seat), {occasion: text for (p, occasion), text in sitting.standing.items() if p == seat}
