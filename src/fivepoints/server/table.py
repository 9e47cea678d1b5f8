"""A table in memory: deeds one after another, each stored before anyone hears of it; and what the program does by itself (bots, choices left, time-outs)."""
from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Db

from fivepoints.bots import fresh_generator, make
from fivepoints.bots.names import names_for
from fivepoints.core import chance
from fivepoints.core.errors import FivepointsError, PhaseError
from fivepoints.games import rules as find_rules
from fivepoints.record import Keeper
from fivepoints.record.entries import UNDO
from fivepoints.server import telling
from fivepoints.server.clocks import Clocks, Interval, merge
from fivepoints.server.errors import Forbidden, Refused, Stale
from fivepoints.server.sitting import TALK_KEPT, Closed, Extra, Seat, Sitting, TalkLine, save, words_of
from fivepoints.server.store.errors import StorageError
from fivepoints.server.wire import COLOURS

if TYPE_CHECKING:
    from fivepoints.server.connection import Connection
    from fivepoints.server.hall import Hall

SHORTEST_DELAY, LONGEST_DELAY = 2.0, 6.0  # before a choice is closed that the program makes for a person


@dataclass(frozen=True)
class Answer:
    """To a move that was taken: the entry it became, or the receipt of a sealed choice."""

    n: int | None = None
    receipt: str | None = None


@dataclass(frozen=True)
class Plan:
    """What the program will do for a seat, and when."""

    at: float
    how: str  # bot, standing, late


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
        self._delays: dict[int, tuple[int, float]] = {}  # for each seat that owes a move: the token, and the delay drawn for it
        self._stored_due = stored_due
        self.plans = self._plan(sitting)

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
        by_turn = sitting.info.pace.kind == "turn"
        away = [[self.away[seat.person]] if by_turn and seat.person in self.away and not seat.player else [] for seat in sitting.seats]
        return [merge([*self.hall.downtimes, *days]) for days in away]

    # Deeds: the frame

    @asynccontextmanager
    async def deed(self) -> AsyncIterator[Sitting]:
        """A draft to work on; what the block leaves is stored and told. If the block or the store fails, nothing has happened."""
        async with self.lock:
            draft = self.sitting.draft()
            yield draft
            await self._settle(draft)

    async def _settle(self, draft: Sitting, quietly: int | None = None, also: Callable[[Db], None] | None = None) -> None:
        """Store what is new (and `also` something that belongs to it), then install and tell it; `quietly`, to one seat only."""
        before, now = self.sitting, self.hall.clock.now() if quietly is None else None
        plans = self._plan(draft)
        due = min((plan.at for plan in plans.values()), default=None)

        def job(conn: Db) -> None:
            if also:
                also(conn)
            save(conn, before, draft, due, now)

        try:
            await self.hall.store.write(job)
        except StorageError:
            await self._read_again(quietly)
            raise
        self.sitting, self.plans, self._stored_due = draft, plans, due
        if draft.info.status != before.info.status:
            self.hall.log.info(f"a table is {draft.info.status}", table=self.id)
        telling.tell(self, before, quietly)
        self.hall.stir(self)

    async def _read_again(self, quietly: int | None) -> None:
        """What is stored may be another thing than what is here: whoever would have been told is told then."""
        known = _shown(self.sitting)
        try:
            self.sitting = await self.hall.read_sitting(self.id)
        except FivepointsError:
            self.hall.forget(self)
            return
        self.plans = self._plan(self.sitting)
        self.hall.stir(self)
        if _shown(self.sitting) != known:
            telling.sync_all(self, quietly)

    async def rematch(self, new: Sitting) -> str:
        """Another table follows this one: stored together with it. The one that follows already, if there is one."""
        async with self.lock:
            if self.sitting.info.status != "over":
                raise Refused("the game is not over")
            if self.sitting.info.next:
                return self.sitting.info.next
            draft = self.sitting.draft()
            draft.change(next=new.info.id)
            await self._settle(draft, also=lambda conn: self.hall.store_new(conn, new))
            return new.info.id

    # Sitting down and getting up

    async def sit(self, person: str, name: str, seat: int | None, colour: int | None, word: bytes | None) -> int:
        async with self.deed() as draft:
            chosen = self._free_seat(draft, person, seat)
            self._check_colour(draft, chosen, colour)
            if draft.seats[chosen].person != person and draft.info.owner in await self.hall.blocked_by(person):
                raise Forbidden("the owner of this table does not want you at it")
            self._know_days(person, await self.hall.days_away(person))
            level = draft.seats[chosen].level
            draft.seats[chosen] = Seat(chosen, "person", person, name, level, colour if colour is not None else draft.seats[chosen].colour, word)
            if draft.info.status == "playing":
                draft.change_seat(chosen, word=self.sitting.seats[chosen].word)  # the secret is made already
                self._run_clocks(draft)
            return chosen

    def _free_seat(self, draft: Sitting, person: str, seat: int | None) -> int:
        if draft.info.status not in ("open", "playing"):
            raise Refused("the game is over")
        free = [s.seat for s in draft.seats if s.kind == "open" and s.person in (None, person)]
        free.sort(key=lambda p: draft.seats[p].person != person)
        if seat is None and free:
            return free[0]
        if seat is None or seat not in free:
            raise Refused("no seat is free" if not free else "this seat is taken")
        return seat

    def _check_colour(self, draft: Sitting, seat: int, colour: int | None) -> None:
        if colour is not None and any(s.colour == colour and s.seat != seat for s in draft.seats):
            raise Refused("this colour is taken")

    async def leave(self, person: str, seat: int) -> None:
        """Before the start the seat is free again; afterwards it waits for its person, and the others may ask for a bot."""
        async with self.deed() as draft:
            self._check_own(draft, person, seat)
            if draft.info.status == "open":
                draft.seats[seat] = Seat(seat, colour=draft.seats[seat].colour)
                if draft.info.owner == person and not any(s.held_by(person) for s in draft.seats):
                    self._pass_on(draft)
            elif draft.info.status == "playing":
                draft.change_seat(seat, status="left")
            else:
                raise Refused("the game is over")

    def _pass_on(self, draft: Sitting) -> None:
        """The table's owner has got up: it is somebody else's, or nobody's and gone."""
        others = [seat.person for seat in draft.seats if seat.person and seat.held_by(seat.person)]
        if others:
            draft.change(owner=others[0])
        else:
            self._end(draft, "aborted")

    async def add_word(self, person: str, word: bytes) -> None:
        """What a person's page adds to the secret, having seen the hash of the server's own word; it may be another until the start."""
        async with self.deed() as draft:
            if draft.info.status != "open":
                raise Refused("the secret is made already")
            if not self.own(person):
                raise Forbidden("only somebody who sits at the table can add a word")
            for seat in self.own(person):
                draft.change_seat(seat, word=word)

    async def start(self, person: str) -> None:
        async with self.deed() as draft:
            self._check_owner(draft, person)
            self.begin(draft)

    def begin(self, draft: Sitting) -> None:
        """Lots are drawn, the secret is made of everybody's words, the first draws fall."""
        if draft.info.status != "open":
            raise Refused("the game has begun already" if draft.info.status == "playing" else "the game is over")
        if any(seat.kind == "open" for seat in draft.seats):
            raise Refused("a seat is still open")
        if draft.info.lots:
            self._draw_lots(draft)
        self._draw_colours(draft)
        now = self.hall.clock.now()
        secret = chance.mix(draft.info.house, words_of(draft.info, draft.seats))
        rules = find_rules(draft.info.game)
        draft.change(status="playing", started=now, secret=secret, rules=rules.version)
        names = [seat.name for seat in draft.seats]
        draft.keeper = Keeper(rules, draft.info.players, draft.info.options, names, secret, draft.words, draft.info.position)
        draft.change(options=draft.keeper.header.options)
        draft.extras = [Extra(now) for _ in draft.keeper.entries]
        draft.clocks = Clocks.fresh(draft.info.pace, draft.info.players)
        self._run_clocks(draft)

    def _draw_lots(self, draft: Sitting) -> None:
        order = list(draft.seats)
        self.hall.luck.shuffle(order)
        draft.seats = [Seat(**(vars(seat) | {"seat": k})) for k, seat in enumerate(order)]

    def _draw_colours(self, draft: Sitting) -> None:
        taken = {seat.colour for seat in draft.seats}
        free = [colour for colour in range(max(draft.info.players, COLOURS - 1)) if colour not in taken]
        self.hall.luck.shuffle(free)
        for seat in draft.seats:
            if seat.colour is None:
                draft.change_seat(seat.seat, colour=free.pop())

    async def abort(self, person: str) -> None:
        async with self.deed() as draft:
            self._check_owner(draft, person)
            if draft.info.status != "open":
                raise Refused("the game has begun: it can be left or resigned")
            draft.change(status="aborted", ended=self.hall.clock.now())

    async def resign(self, person: str, seat: int) -> None:
        """For good: a bot plays the seat to the end. When the last person resigns, the game is over without a result."""
        async with self.deed() as draft:
            self._check_own(draft, person, seat)
            self._check_playing(draft)
            draft.change_seat(seat, status="resigned")
            self._forget_standing(draft, seat)
            if not any(s.kind == "person" and s.status != "resigned" for s in draft.seats):
                self._end(draft, "aborted")
            elif draft.info.owner == person and not any(s.held_by(person) for s in draft.seats):
                self._pass_on(draft)

    async def replace(self, person: str, seat: int, kind: str, level: str) -> None:
        """The owner frees a seat, or gives it to a bot."""
        async with self.deed() as draft:
            self._check_owner(draft, person)
            self._check_seat(draft, seat)
            if draft.info.status not in ("open", "playing"):
                raise Refused("the game is over")
            if kind == "bot":
                make(level)  # OptionError if there is none of this level
            old = draft.seats[seat]
            here = old.status not in ("left", "late") and any(connection.person == old.person for connection in self.connections)
            if draft.info.status == "playing" and old.held_by(old.person) and old.person != person and here:
                raise Refused("its person is here: a game that runs takes a seat only from who left, is late or is not connected")
            if seat in draft.closed:  # whoever sat down there would read it, and may still have to choose
                raise Refused("its choice is closed: wait until all hands are open")
            name = "" if kind == "open" else self.bot_names(draft, 1)[0]
            word = old.word if draft.info.status == "playing" else None
            draft.seats[seat] = Seat(seat, kind, None, name, level if kind == "bot" else None, old.colour, word)
            self._forget_standing(draft, seat)
            if draft.info.status == "playing":
                draft.seats[seat] = Seat(**(vars(draft.seats[seat]) | {"name": name or old.name}))
                self._run_clocks(draft)

    def bot_names(self, draft: Sitting, count: int) -> list[str]:
        return names_for([seat.name for seat in draft.seats], count, self.hall.luck.randrange)

    async def stand_in(self, person: str, seat: int) -> None:
        """Somebody at the table asks for a bot in a seat that left or ran out of time."""
        async with self.deed() as draft:
            self._check_playing(draft)
            self._check_seat(draft, seat)
            if not any(s.held_by(person) and s.seat != seat for s in draft.seats):
                raise Forbidden("only somebody who sits at the table can ask for a bot")
            if draft.seats[seat].kind != "person" or draft.seats[seat].status not in ("left", "late"):
                raise Refused("this seat has neither left nor run out of time")
            draft.change_seat(seat, stand_in=True)

    async def come_back(self, person: str, seat: int) -> None:
        async with self.deed() as draft:
            self._check_own(draft, person, seat)
            self._check_playing(draft)
            draft.change_seat(seat, status="", stand_in=False)

    async def pause(self, person: str, paused: bool) -> None:
        """A table by turn stands still, or goes on."""
        async with self.deed() as draft:
            self._check_owner(draft, person)
            self._check_playing(draft)
            if draft.info.pace.kind != "turn":
                raise Refused("only a table by turn can be paused")
            if paused == draft.info.paused or draft.clocks is None:
                raise Refused("the table is paused already" if paused else "the table is not paused")
            now = self.hall.clock.now()
            draft.change(paused=paused)
            draft.clocks = draft.clocks.stop(now, self.still(draft)) if paused else draft.clocks.go_on(draft.movers(), now)

    async def rename(self, person: str, name: str) -> None:
        """Before the start a seat shows its person's name of now; afterwards, and where several sit at one screen, the one they sat down with."""
        async with self.deed() as draft:
            own = [seat.seat for seat in draft.seats if seat.held_by(person)]
            if draft.info.status == "open" and len(own) == 1:
                draft.change_seat(own[0], name=name)

    async def give_up(self, person: str) -> None:
        """Get up from every seat for good."""
        for seat in self.own(person):
            await (self.leave(person, seat) if self.sitting.info.status == "open" else self.resign(person, seat))
        if self.sitting.info.owner == person and self.sitting.info.status in ("open", "playing"):
            async with self.deed() as draft:
                self._pass_on(draft)

    def forget_talk(self, person: str) -> None:
        """What this person said is gone, from the screens too."""
        if any(line.person == person for line in self.talk):
            self.talk = deque([line for line in self.talk if line.person != person], TALK_KEPT)
            telling.sync_all(self)

    async def refresh(self) -> None:
        """What is due is worked out anew."""
        async with self.deed():
            pass

    async def change_days(self, person: str, old: Interval | None, new: Interval | None) -> None:
        """Somebody has other days away; those of the old ones that are past stay as they were."""
        async with self.deed() as draft:
            self._know_days(person, old)
            if draft.clocks:
                draft.clocks = draft.clocks.reckon(self.hall.clock.now(), self.still(draft))
            self._know_days(person, new)

    def _know_days(self, person: str, days: Interval | None) -> None:
        self.away = {other: known for other, known in self.away.items() if other != person} | ({person: days} if days else {})

    # Moves

    async def play(self, person: str, seat: int, token: int, text: str, salt: bytes | None) -> Answer:
        """A person's move. The same token and move: the first answer again."""
        async with self.lock:
            self._check_own(self.sitting, person, seat)
            if answer := self._answered(seat, token, text):
                return answer
            self._check_token(token)
            self._check_back(seat)
            return await self._move(seat, text, salt, "hand")

    async def undo(self, person: str, seat: int, token: int) -> Answer:
        async with self.lock:
            self._check_own(self.sitting, person, seat)
            if answer := self._answered(seat, token, UNDO):
                return answer
            self._check_token(token)
            self._check_back(seat)
            draft = self.sitting.draft()
            keeper = self._keeper(draft)
            keeper.undo(seat)
            draft.extras.append(Extra(self.hall.clock.now()))
            self._run_clocks(draft, seat, back=True)
            await self._settle(draft)
            return Answer(n=token + 1)

    async def _move(self, seat: int, text: str, salt: bytes | None, way: str) -> Answer:
        """Play on a draft and store it, by a person's hand or the way that was planned; the lock is held."""
        how = "late" if way == "late" else None
        before, draft = self.sitting, self.sitting.draft()
        keeper = self._keeper(draft)
        now = self.hall.clock.now()
        again = seat in draft.closed
        if again:
            keeper.withdraw(seat)
        if keeper.game.sealed:
            salt = salt or secrets.token_bytes(chance.SALT_BYTES)
        old = before.n
        keeper.play(seat, text, salt)
        if keeper.game.held and len(keeper.entries) == old:
            waiting = keeper.waiting(seat)
            draft.closed[seat] = Closed(waiting.start, waiting.text, waiting.salt, waiting.seal, Extra(now, text if text != waiting.text else None, how))
            answer = Answer(receipt=waiting.seal)
        else:
            answer = self._entered(draft, old, seat, text, how, now)
        if way == "late" or (way == "hand" and not again):  # out of time, or back; that a closed choice is another one now is told nobody
            draft.change_seat(seat, status=how or "")
        if not again:
            self._run_clocks(draft, seat)
        self._tidy(draft)
        await self._settle(draft, seat if again and len(keeper.entries) == old else None)
        return answer

    def _entered(self, draft: Sitting, old: int, seat: int, text: str, how: str | None, now: float) -> Answer:
        """Entries were made: one move, or all the choices of a round, then perhaps draws."""
        keeper = self._keeper(draft)
        answer = Answer(n=old + 1)
        for entry in keeper.entries[old:]:
            if entry.seat is None:
                extra = Extra(now)
            elif entry.seat in draft.closed:
                extra = replace(draft.closed[entry.seat].extra, at=now)
            else:
                extra = Extra(now, text if text != entry.text else None, how)
            draft.extras.append(extra)
            if entry.seat == seat and entry.seal is not None:
                answer = Answer(receipt=entry.seal)
        draft.closed = {}
        return answer

    def _answered(self, seat: int, token: int, text: str) -> Answer | None:
        """The answer this very move had before, if it was taken already."""
        if self.sitting.keeper is None:
            return None
        if token == self.token and seat in self.sitting.closed:
            closed = self.sitting.closed[seat]
            return Answer(receipt=closed.seal) if text in (closed.text, closed.extra.sent) else None
        entries, extras = self.sitting.keeper.entries, self.sitting.extras
        for k in range(token, len(entries)):
            entry = entries[k]
            if entry.seat == seat:  # its only entry of that round: the same bid in the next ward is another move
                answer = Answer(receipt=entry.seal) if entry.seal else Answer(n=entry.n)
                return answer if text in (entry.text, extras[k].sent) else None
            if entry.seal is None:
                break
        return None

    def _tidy(self, draft: Sitting) -> None:
        """After a move: the game may be over, and choices left for what is past are forgotten."""
        keeper = self._keeper(draft)
        if keeper.game.over:
            draft.change(result=keeper.game.result())
            self._end(draft, "over")
        if draft.standing:
            notation = keeper.game.rules.notation
            alive = {(p, occasion.key) for p in {seat for seat, _ in draft.standing} for occasion in notation.occasions(keeper.game.seen(p), p)}
            draft.standing = {key: text for key, text in draft.standing.items() if key in alive}

    def _end(self, draft: Sitting, status: str) -> None:
        now = self.hall.clock.now()
        if draft.clocks:
            draft.clocks = draft.clocks.stop(now, self.still(draft))
        draft.change(status=status, ended=now)
        draft.standing = {}
        draft.closed = {}

    async def stand(self, person: str, seat: int, occasion: str, text: str | None) -> None:
        """Leave a choice for later, or take it away."""
        async with self.lock:
            self._check_own(self.sitting, person, seat)
            draft = self.sitting.draft()
            game = self._keeper(draft).game
            if occasion not in [known.key for known in game.rules.notation.occasions(game.seen(seat), seat)]:
                raise PhaseError("no choice can be left for this now")
            if text is None:
                draft.standing.pop((seat, occasion), None)
            else:
                draft.standing[seat, occasion] = game.rules.notation.prepare(occasion, text)
            await self._settle(draft, seat)

    def _forget_standing(self, draft: Sitting, seat: int) -> None:
        draft.standing = {key: text for key, text in draft.standing.items() if key[0] != seat}

    # What the program does by itself

    def _plan(self, sitting: Sitting) -> dict[int, Plan]:
        """For each seat that owes a move: what the program will do if nobody does anything, and when."""
        last = sitting.extras[-1].at if sitting.extras else sitting.info.started or 0.0
        since = max(last, self.hall.began)  # the same again for a table that was forgotten in between
        movers = sitting.movers()
        self._delays = {seat: drawn for seat, drawn in self._delays.items() if seat in movers and drawn[0] == sitting.n}
        plans: dict[int, Plan] = {}
        if sitting.info.paused:
            return plans
        still = self.still(sitting)
        for seat in movers:
            if seat not in self._delays:
                self._delays[seat] = (sitting.n, self.hall.delays.uniform(SHORTEST_DELAY, LONGEST_DELAY))
            _, delay = self._delays[seat]
            if sitting.seats[seat].player:
                plans[seat] = Plan(since + sitting.info.bot_pace, "bot")
                continue
            if self.left_choice(sitting, seat) is not None:
                plans[seat] = Plan(since + (delay if self._company(sitting, seat) else 0.0), "standing")
            deadline = sitting.clocks.deadline(seat, still[seat]) if sitting.clocks else None
            if deadline is not None and (seat not in plans or deadline < plans[seat].at):
                plans[seat] = Plan(deadline, "late")
        return plans

    @staticmethod
    def _company(sitting: Sitting, seat: int) -> bool:
        """Whether another person sits at the table."""
        mine = sitting.seats[seat].person
        return any(s.kind == "person" and s.person != mine and not s.player for s in sitting.seats)

    @staticmethod
    def left_choice(sitting: Sitting, seat: int) -> str | None:
        """The choice the seat has left for what it is asked now, if it is wholly legal."""
        if not sitting.standing or sitting.keeper is None:
            return None
        game = sitting.keeper.game
        s = game.asking(seat)
        text = sitting.standing.get((seat, game.rules.notation.occasion(s)))
        if text is None:
            return None
        try:
            game.check(s, text)
        except FivepointsError:
            return None
        return text

    def wake(self) -> None:
        """Do what is due."""
        now = self.hall.clock.now()
        for seat, plan in self.plans.items():
            if plan.at <= now and seat not in self.tasks:
                self.tasks[seat] = self.hall.spawn(self._act(seat, self.token, plan.how))
        if not self.tasks and self._stored_due is not None and self._stored_due <= now:
            self.hall.spawn(self.refresh())  # the store's idea of what is due is out of date

    async def _act(self, seat: int, token: int, how: str) -> None:
        try:
            thought = await self._think(seat) if self._is_planned(seat, token, how) and not self._at_hand(seat, how) else None
            async with self.lock:
                if self._is_planned(seat, token, how) and (text := self._at_hand(seat, how) or thought):
                    await self._move(seat, text, None, how)
        except FivepointsError as error:
            self.hall.log.warning("a move of the program failed", table=self.id, seat=seat, how=how, error=type(error).__name__)
            await asyncio.sleep(self.hall.settings.retry)
        except Exception as error:  # a mistake of ours: it is not repeated without a pause
            self.hall.log.exception("a move of the program failed", error, table=self.id, seat=seat, how=how)
            await asyncio.sleep(self.hall.settings.retry)
        finally:
            self.tasks.pop(seat, None)
            self.hall.stir(self)

    def _is_planned(self, seat: int, token: int, how: str) -> bool:
        return self.token == token and seat in self.sitting.movers() and seat in self.plans and self.plans[seat].how == how

    def _at_hand(self, seat: int, how: str) -> str | None:
        """What needs no thinking: the choice left (until the last moment it may be changed), or the game's own default."""
        if how == "bot":
            return None
        game = self._keeper(self.sitting).game
        return self.left_choice(self.sitting, seat) or game.rules.notation.default(game.asking(seat)) or None

    async def _think(self, seat: int) -> str:
        """A bot's move; the heeler's where a person is late."""
        game = self._keeper(self.sitting).game
        level = self.sitting.seats[seat].player or "heeler"
        r = fresh_generator(self.sitting.info.secret or b"", seat, self.token)
        choice = await self.hall.workers.choose(level, game.rules, game.redealt(seat, r), seat, r)
        if choice.replaced:
            self.hall.log.warning("a bot was replaced for one move", table=self.id, seat=seat, level=level, why=choice.replaced)
        return choice.text

    # Checks

    def _keeper(self, sitting: Sitting) -> Keeper:
        self._check_playing(sitting)
        if sitting.keeper is None:
            raise PhaseError("the game has not begun")
        return sitting.keeper

    def _check_playing(self, sitting: Sitting) -> None:
        if sitting.stuck:
            raise Refused(sitting.stuck)
        if sitting.info.status != "playing":
            raise PhaseError("the game has not begun" if sitting.info.status == "open" else "the game is over")

    def _check_token(self, token: int) -> None:
        self._keeper(self.sitting)
        if self.sitting.info.paused:
            raise Refused("the table is paused")
        if token != self.token:
            raise Stale("the game has moved on since")

    def _check_seat(self, sitting: Sitting, seat: int) -> None:
        if seat not in range(len(sitting.seats)):
            raise Refused(f"there is no seat {seat}")

    def _check_own(self, sitting: Sitting, person: str, seat: int) -> None:
        self._check_seat(sitting, seat)
        if not sitting.seats[seat].held_by(person):
            raise Forbidden("this is not your seat")

    def _check_back(self, seat: int) -> None:
        if self.sitting.seats[seat].stand_in:
            raise Refused("a bot plays this seat for you: come back first")

    def _check_owner(self, sitting: Sitting, person: str) -> None:
        if sitting.info.owner != person:
            raise Forbidden("only the owner of the table can do this")

    def _run_clocks(self, draft: Sitting, moved: int | None = None, back: bool = False) -> None:
        if draft.clocks and not draft.info.paused:
            before, after = self.sitting.keeper, draft.keeper
            same_turn = before is not None and after is not None and 0 <= before.game.turn == after.game.turn
            draft.clocks = draft.clocks.turn(draft.movers(), self.hall.clock.now(), self.still(draft), moved, back, same_turn)

    # Talk

    async def say(self, person: str, name: str, seat: int | None, to: int | None, text: str) -> None:
        """Stored apart from the moves; it neither waits for them nor holds them up."""
        listener = None
        if to is not None:
            self._check_seat(self.sitting, to)
            listener = self.sitting.seats[to].person
            if seat is None or self.sitting.seats[to].kind != "person" or listener == person:
                raise Refused("a whisper goes from one person at the table to another")
            if listener in await self.hall.blocked_by(person):
                raise Forbidden("they don't want to hear from you")
        line = await self.hall.keep_talk(self.id, person, name, seat, to, listener, text)
        self.talk.append(line)
        telling.talk(self, line)


def _shown(sitting: Sitting) -> tuple[Any, ...]:
    """All that somebody may be told of, but for the game, which follows from its entries."""
    return sitting.info, sitting.seats, sitting.n, sitting.closed, sitting.standing
