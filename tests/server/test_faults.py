"""What can't be stored has not happened, and nobody hears of it; what is sent twice, late or in the wrong order happens once."""
from __future__ import annotations

import asyncio
import io
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event

from fivepoints.core import chance
from fivepoints.games import rules
from fivepoints.record import Keeper
from fivepoints.record.entries import SEATS
from fivepoints.server import hall as halls
from fivepoints.server.log import Log
from fivepoints.server.sitting import header_of, load
from fivepoints.server.store import database as databases
from server import postgres
from server.guest import Chair, Refusal, some_move
from server.house import House
from server.party import campaign, hear_all, look, most, party, some_turn, sync, turn

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "base": 600, "increment": 10}
Deed = Callable[[], Awaitable[Any]]
HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""
FILLED = ("tables", "talk", "people")  # at least one of them takes part in every deed
ROOM = 1_000_000  # pages, more than there will be
GAMES = 40 if os.environ.get("FIVEPOINTS_SOAK") else 4
REFUSALS = ("stale", "seat", "phase", "illegal", "notation")
Fault = Callable[[House], AbstractAsyncContextManager[None]]


# Faults of the database


@asynccontextmanager
async def full(house: House) -> AsyncIterator[None]:
    """The disk is full: whatever row is added or changed, there is no page for what comes with it."""
    async with full_postgresql(house) if house.hall.store.kind == "postgresql" else full_sqlite(house):
        yield


@asynccontextmanager
async def full_postgresql(house: House) -> AsyncIterator[None]:
    url = address(house)
    postgres.execute("CREATE FUNCTION no_room() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql", url)
    for table in FILLED:
        postgres.execute(f"CREATE TRIGGER no_room AFTER INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION no_room()", url)
    yield
    postgres.execute("DROP FUNCTION no_room CASCADE", url)


@asynccontextmanager
async def full_sqlite(house: House) -> AsyncIterator[None]:
    """SQLite itself finds that there is no page left, in the middle of a transaction; every connection that writes is so bound."""
    store = house.hall.store
    changes = [f"{how} ON {table}" for how in ("INSERT", "UPDATE") for table in FILLED]
    room: int = await store.write(lambda conn: conn.exec_driver_sql("PRAGMA page_count").scalar_one() + 5)

    def bind(raw: Any, _: Any) -> None:
        raw.execute(f"PRAGMA max_page_count = {room}").close()

    def begin(conn: Connection) -> None:
        for change in changes:
            much = "INSERT INTO settings VALUES (hex(randomblob(8)), zeroblob(1000000))"
            conn.exec_driver_sql(f"CREATE TRIGGER 'no room after {change}' AFTER {change} BEGIN {much}; END")
        conn.exec_driver_sql(f"PRAGMA max_page_count = {room}")

    def end(conn: Connection) -> None:
        for change in changes:
            conn.exec_driver_sql(f"DROP TRIGGER 'no room after {change}'")
        conn.exec_driver_sql(f"PRAGMA max_page_count = {ROOM}")

    event.listen(store.engine, "connect", bind)
    await store.write(begin)
    yield
    event.remove(store.engine, "connect", bind)
    await store.write(end)


def address(house: House) -> str:
    return house.hall.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


@asynccontextmanager
async def locked(house: House) -> AsyncIterator[None]:
    """Another process holds the database; it can be read, as always."""
    if house.hall.store.kind == "postgresql":
        with psycopg.connect(address(house)) as other:
            other.execute("LOCK TABLE tables, seats, entries, sealed, standing, talk, people, settings IN EXCLUSIVE MODE")
            yield
        return
    call = [sys.executable, "-ISc", HOLD, str(house.hall.store.engine.url.database)]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        assert await asyncio.to_thread(other.stdout.readline) == "held\n"
        yield


@pytest.fixture(params=[full, locked], ids=["full", "locked"])
def fault(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Fault:
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0.05)
    chosen: Fault = request.param
    return chosen


@pytest.fixture
def quiet() -> Log:
    return Log(io.StringIO())


async def fails(deed: Deed, chairs: Sequence[Chair] = ()) -> None:
    """The deed is refused in clear words, nobody hears of it, and all is as it was."""
    before = [await picture(chair) for chair in chairs]
    heard = [len(chair.messages) for chair in chairs]
    with pytest.raises(Refusal, match=r"^storage: the (disk is full|database is busy): nothing was changed"):
        await deed()
    await hear_all(*chairs)
    for chair, already in zip(chairs, heard, strict=True):
        assert {message["type"] for message in chair.messages[already:]} <= {"refused", "pong"}
    assert [await picture(chair) for chair in chairs] == before


async def picture(chair: Chair) -> dict[str, Any]:
    """All that is shown to a chair: the view, the token, the log, the clocks, the talk."""
    return await sync(chair) | {"seq": None}


def shown(chair: Chair) -> tuple[Any, ...]:
    """The same, as far as it was told."""
    return chair.now, list(chair.log), list(chair.talk)


async def fails_and_then_works(house: House, fault: Fault, deed: Deed, chairs: Sequence[Chair] = ()) -> None:
    async with fault(house):
        await fails(deed, chairs)
    await deed()
    await hear_all(*chairs)


async def test_what_happens_at_a_table_while_the_store_fails_has_not_happened(database: str, fault: Fault, quiet: Log) -> None:
    async with party(database, log=quiet) as p:
        chairs = a, b, c = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        mover = chairs[a.now["movers"][0]]
        deeds: list[Deed] = [
            lambda: mover.play(some_turn(mover.now)),
            lambda: mover.ask(type="undo", seat=mover.now["seat"], token=mover.now["token"]),
            lambda: b.ask(type="stand", seat=1, occasion="4 bid 1", move="bid none"),
            lambda: b.ask(type="stand", seat=1, occasion="4 bid 1", move=None),
            lambda: b.ask(type="say", text="Vote early"),
            lambda: b.ask(type="say", text="and often", to=2),
            lambda: c.guest.deed(c.table, "leave", seat=2),
            lambda: a.guest.deed(a.table, "stand-in", seat=2),
            lambda: c.guest.deed(c.table, "come-back", seat=2),
            lambda: b.guest.deed(b.table, "leave", seat=1),
            lambda: a.guest.deed(a.table, "replace", seat=1, kind="open"),
            lambda: b.guest.deed(b.table, "sit", seat=1, word="cd" * 16),
            lambda: b.guest.deed(b.table, "resign", seat=1),
        ]
        for deed in deeds:
            await fails_and_then_works(p.house, fault, deed, chairs)
            p.house.hall.clock.time += 1.0
        assert [line["text"] for line in c.talk] == ["Vote early", "and often"]
        assert [line["text"] for line in a.talk] == ["Vote early"]
        await replays(p.house, a.table)


async def test_bids_while_the_store_fails_are_neither_closed_nor_revealed(database: str, fault: Fault, quiet: Log) -> None:
    async with party(database, log=quiet) as p:
        chairs = a, b, c = await p.election(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        await fails_and_then_works(p.house, fault, lambda: a.play("bid none", salt="ab" * 16), chairs)
        assert b.now["closed"] == [0]
        await fails_and_then_works(p.house, fault, lambda: a.play(most(a), salt="cd" * 16), chairs)
        receipt = a.now["receipt"]
        await fails_and_then_works(p.house, fault, lambda: b.play("bid none"), chairs)
        token = c.now["token"]
        await fails_and_then_works(p.house, fault, lambda: c.ask(type="play", seat=2, token=token, move="bid none"), chairs)
        first = next(entry for entry in c.log[token:] if entry["seat"] == 0)
        assert (first["seal"], first["salt"]) == (receipt, "cd" * 16)
        await replays(p.house, a.table)


async def test_tables_can_not_be_made_or_joined_while_the_store_fails(database: str, fault: Fault, quiet: Log) -> None:
    async with party(database, log=quiet) as p:
        ann, bob = await p.guests("Ann", "Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        await fails_and_then_works(p.house, fault, lambda: ann.create(players=3, seats=seats))
        (table,) = [table["id"] for table in await ann.ask("GET", "/api/me/tables")]
        chairs = [await p.chair(guest, table) for guest in (ann, bob)]
        await hear_all(*chairs)
        for guest, deed, body in [
            (bob, "sit", {"seat": 1, "colour": 2, "word": "ab" * 16}),
            (bob, "leave", {"seat": 1}),
            (bob, "sit", {"seat": 1}),
            (ann, "replace", {"seat": 2, "kind": "open"}),
            (ann, "replace", {"seat": 2, "kind": "bot", "level": "random"}),
            (ann, "start", {}),
        ]:
            await fails_and_then_works(p.house, fault, lambda guest=guest, deed=deed, body=body: guest.deed(table, deed, **body), chairs)
        await fails_and_then_works(p.house, fault, lambda: ann.ask("PUT", "/api/me", {"name": "Anne"}))
        other = (await ann.create(players=3, seats=seats))["id"]
        await fails_and_then_works(p.house, fault, lambda: ann.deed(other, "abort"))
        assert [each["id"] for each in await ann.ask("GET", "/api/me/tables")] == [table]


async def test_bots_go_on_by_themselves_when_the_store_works_again(database: str, fault: Fault, quiet: Log) -> None:
    async with party(database, log=quiet) as p:
        ann = await p.guest("Ann")
        (chair,) = await p.table(ann, players=3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}])
        while chair.now["owes"]:
            await turn([chair])
        async with fault(p.house):
            before, heard = await picture(chair), len(chair.messages)
            p.house.hall.clock.time += 1.0
            p.house.hall.wake_due()
            await asyncio.sleep(0.4)
            assert await picture(chair) == before
            assert [message["type"] for message in chair.messages[heard:]] == ["sync"]
        while not chair.now["owes"]:
            await p.later(1.0)
            await hear_all(chair)
        await replays(p.house, chair.table)


async def test_what_the_program_has_to_do_is_not_forgotten_over_a_fault(database: str, fault: Fault, quiet: Log) -> None:
    """Here it plans anew, for a later moment, as the last person could not resign."""
    async with party(database, log=quiet) as p:
        ann = await p.guest("Ann")
        (chair,) = await p.table(ann, players=3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], bot_pace=10.0)
        while chair.now["owes"]:
            await turn([chair])
        await p.later(5.0)
        async with fault(p.house):
            await fails(lambda: ann.deed(chair.table, "resign", seat=0), [chair])
        n = len(chair.log)
        for _ in range(3):
            await p.later(6.0)
            await hear_all(chair)
        assert len(chair.log) > n


async def test_slow_bots_go_on_at_a_table_that_nobody_is_connected_to(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where they take longer than such a table stays in memory."""
    monkeypatch.setattr(halls, "LOOK_AHEAD", 0.01)
    async with party(database) as p:
        ann = await p.guest("Ann")
        (chair,) = await p.table(ann, players=3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], bot_pace=10.0)
        while chair.now["owes"]:
            await turn([chair])
        await chair.close()
        for _ in range(50):
            await p.later(2.0)
            await asyncio.sleep(0.02)
        again = await p.chair(ann, chair.table)
        assert again.now["owes"]


async def test_the_disk_fills_up_while_people_play_and_talk(sqlite: str, quiet: Log) -> None:
    """Page by page, so that it is full in the middle of one deed or another."""
    async with party(sqlite, log=quiet) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        for room in range(3):
            store = p.house.hall.store
            used: int = await store.write(lambda conn: conn.exec_driver_sql("PRAGMA page_count").scalar_one())
            await store.write(lambda conn, most=used + room: conn.exec_driver_sql(f"PRAGMA max_page_count = {most}"))
            deed = await until_full(p.house, chairs)
            await store.write(lambda conn: conn.exec_driver_sql(f"PRAGMA max_page_count = {ROOM}"))
            await deed()
            await hear_all(*chairs)
            await replays(p.house, chairs[0].table)


async def until_full(house: House, chairs: Sequence[Chair]) -> Deed:
    """Moves and talk until one is refused, which nobody hears of; that one."""
    for k in range(1000):
        before, heard = [shown(chair) for chair in chairs], [len(chair.messages) for chair in chairs]
        mover = chairs[chairs[0].now["movers"][0]]
        deed = partial(mover.play, some_move(mover.now, k)) if k % 3 == 0 else partial(mover.ask, type="say", text="x" * 400)
        house.hall.clock.time += 60.0  # nobody talks too fast
        with suppress(Refusal):
            await deed()
            await hear_all(*chairs)
            continue
        await hear_all(*chairs)
        refusals = [message for chair, n in zip(chairs, heard, strict=True) for message in chair.messages[n:] if message["type"] != "pong"]
        assert [(m["type"], m["code"], m["text"]) for m in refusals] == [("refused", "storage", "the disk is full: nothing was changed")]
        for chair in chairs:
            await sync(chair)
        assert [shown(chair) for chair in chairs] == before
        return deed
    raise AssertionError("the disk is never full")


@pytest.fixture
def between(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[postgres.Between]:
    there = postgres.Between(postgresql, tmp_path_factory.mktemp("s"))
    yield there
    there.close()


async def test_when_nobody_knows_whether_a_bid_was_stored_the_table_is_read_again(between: postgres.Between, quiet: Log) -> None:
    async with party(between.url, log=quiet) as p:
        chairs = a, b, c = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        await asyncio.gather(*[sync(chair) for chair in chairs])
        between.lose, between.open = "answer", False
        with pytest.raises(Refusal, match=r"storage: .* is not known"):
            await a.play("bid none")
        between.open = True
        await hear_all(*chairs)
        assert [chair.now["closed"] for chair in chairs] == [[0], [0], [0]]
        assert (await a.play("bid none"))["receipt"] == a.now["receipt"]
        await hear_all(*chairs)
        assert b.now["owes"]
        assert c.now["owes"]


# What is sent twice, late, or in the wrong order


def spelled(move: str) -> str:
    """The same move as a person might write it."""
    return "  " + move.capitalize().replace(" ", ", ")


async def test_a_move_sent_again_has_its_first_answer_whatever_happened_since(database: str) -> None:
    async with party(database) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(*guests)
        table, token = chairs[0].table, chairs[0].now["token"]
        mover = chairs[chairs[0].now["movers"][0]]
        seat, move = mover.now["seat"], some_turn(mover.now)
        sent = {"type": "play", "seat": seat, "token": token, "move": spelled(move)}
        other = {**sent, "move": next(m for m in mover.now["legal"]["moves"] if m != move)}
        for times in range(3):
            assert (await mover.ask(**sent))["n"] == token + 1
            assert (await mover.ask(**{**sent, "move": move}))["n"] == token + 1
            with pytest.raises(Refusal, match="stale"):
                await mover.ask(**other)
            await hear_all(*chairs)
            for _ in range(times):
                await turn(chairs)
        n = len(mover.log)
    async with party(database) as p:
        mover = await p.chair(await p.back(guests[seat]), table)
        assert (await mover.ask(**sent))["n"] == token + 1
        with pytest.raises(Refusal, match="stale"):
            await mover.ask(**other)
        assert (len(mover.log), mover.log[token]["text"]) == (n, move)
        await replays(p.house, table)


async def test_a_move_taken_back_twice_is_taken_back_once(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        seat, token = mover.now["seat"], mover.now["token"]
        await mover.play(some_turn(mover.now))
        for _ in range(2):
            assert (await mover.ask(type="undo", seat=seat, token=token + 1))["n"] == token + 2
        with pytest.raises(Refusal, match="phase: there is no move to take back"):
            await mover.ask(type="undo", seat=seat, token=token + 2)
        assert [entry["text"] for entry in mover.log[token + 1 :]] == ["undo"]


async def test_a_sealed_choice_sent_again_has_its_first_receipt_before_and_after_the_reveal(database: str) -> None:
    async with party(database) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        a, b, c = await p.election(*guests)
        table, token = a.table, a.now["token"]
        bid = {"type": "play", "seat": 0, "token": token, "move": "Bid, IRISH, 1", "salt": "ab" * 16}
        receipt = (await a.ask(**bid))["receipt"]
        assert receipt
        assert (await a.ask(**bid))["receipt"] == receipt
    async with party(database) as p:
        a, b, c = [await p.chair(await p.back(guest), table) for guest in guests]
        assert (await a.ask(**bid))["receipt"] == receipt
        await b.play("bid none")
        await c.play("bid none")
        assert (await a.ask(**bid))["receipt"] == receipt
        assert [(e["text"], e["salt"], e["seal"]) for e in a.log[token:] if e["seat"] == 0] == [("bid irish 1", "ab" * 16, receipt)]
    async with party(database) as p:
        a, b, c = [await p.chair(await p.back(guest), table) for guest in guests]
        assert (await a.ask(**bid))["receipt"] == receipt
        with pytest.raises(Refusal, match="stale"):
            await a.ask(**bid | {"move": "bid none"})
        await replays(p.house, table)


async def test_a_bid_that_was_replaced_is_not_taken_for_the_same_bid_in_another_ward(database: str) -> None:
    """Nobody wins a tie, so that the bids of the next ward stand right behind."""
    async with party(database) as p:
        chairs = a, b, c = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        token = a.now["token"]
        await a.play("bid irish 1")
        await a.play("bid none")
        await b.play("bid none")
        await c.play("bid none")
        await hear_all(*chairs)
        for chair, bid in zip(chairs, ["bid irish 1", "bid none", "bid none"], strict=True):
            await chair.play(bid)
        await hear_all(*chairs)
        assert [(entry["seat"], entry["text"]) for entry in a.log[token : token + 4 : 3]] == [(0, "bid none"), (0, "bid irish 1")]
        with pytest.raises(Refusal, match="stale"):
            await a.ask(type="play", seat=0, token=token, move="bid irish 1")


async def test_a_bid_is_replaced_and_nobody_else_hears_of_it(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat, dot = await p.guests("Ann", "Bob", "Cat", "Dot")
        a, b, c = await p.election(ann, bob, cat)
        second, watcher = await p.chair(ann, a.table), await p.chair(dot, a.table)
        others = [b, c, watcher]
        token, first = a.now["token"], (await a.play("bid none"))["receipt"]
        await hear_all(a, second, *others)
        heard = [len(chair.messages) for chair in others]
        receipts = [(await a.play(bid))["receipt"] for bid in ("bid irish 1", "bid english 2", "bid none", "bid irish 1")]
        assert len({first, *receipts}) == 5
        await hear_all(a, second, *others)
        assert [[m["type"] for m in chair.messages[n:]] for chair, n in zip(others, heard, strict=True)] == [["pong"]] * 3
        assert second.now["receipt"] == receipts[-1]
        await b.play("bid none")
        await c.play("bid none")
        assert [(e["text"], e["seal"]) for e in c.log[token:] if e["seat"] == 0] == [("bid irish 1", receipts[-1])]


async def test_the_same_move_over_two_connections_at_once_is_made_once(database: str) -> None:
    async with party(database) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(*guests)
        doubles = [await p.chair(guest, chairs[0].table) for guest in guests]
        while chairs[0].now["view"]["phase"] != "bid":
            seat, token = chairs[0].now["movers"][0], chairs[0].now["token"]
            move = some_turn(chairs[seat].now)
            answers = await asyncio.gather(*[chair.ask(type="play", seat=seat, token=token, move=move) for chair in (chairs[seat], doubles[seat])])
            assert [answer["n"] for answer in answers] == [token + 1] * 2
            await hear_all(*chairs, *doubles)
        token = chairs[0].now["token"]
        both = [[chair.ask(type="play", seat=k, token=token, move="bid none") for chair in (chairs[k], doubles[k])] for k in range(3)]
        answers = await asyncio.gather(*[ask for pair in both for ask in pair])
        assert [first["receipt"] == second["receipt"] for first, second in zip(answers[::2], answers[1::2], strict=True)] == [True] * 3
        await replays(p.house, chairs[0].table)


async def test_a_careless_post_delivers_late_twice_and_in_the_wrong_order(database: str) -> None:
    """Over two connections, with moves taken back and bids changed on the way: what was done was asked for, and done once."""
    sent = 0
    async with party(database) as p:
        ann = await p.guest("Ann")
        for seed in range(GAMES):
            (chair,) = await p.table(ann, players=3, seats=[{"kind": "me"}] * 3)
            if seed % 2:
                await campaign([chair] * 3)
            begun, post = len(chair.log), Post([chair, await p.chair(ann, chair.table)], random.Random(seed))
            for _ in range(15):
                await hear_all(*post.chairs)  # also what follows a refusal: who owes a move now
                await look(chair, post.luck.choice(chair.now["movers"]))
                await post.deliver(post.write(chair.now))
            await check_post(post, chair, begun)
            await replays(p.house, chair.table)
            sent += sum(map(len, post.answers.values()))
            for each in post.chairs:
                await each.close()
    print(f"\n{sent} messages sent again, too late or too early in {GAMES} games")


Letter = tuple[int, int, str]  # seat, token, move


class Post:
    """Carries messages over several connections, and what it was answered."""

    def __init__(self, chairs: list[Chair], luck: random.Random) -> None:
        self.chairs, self.luck = chairs, luck
        self.answers: dict[Letter, list[Any]] = {}

    def write(self, now: dict[str, Any]) -> list[Letter]:
        """What a seat wants, more than once, perhaps with a change of mind; a guess at what comes next; and old letters."""
        seat, token = now["seat"], now["token"]
        wanted = [(seat, token, "undo" if now["undo"] and self.luck.random() < 0.3 else some_move(now, self.luck.randrange(10**6))) for _ in range(2)]
        early = (seat, token + 1, "end")
        old = self.luck.sample(sorted(self.answers), min(3, len(self.answers)))
        return self.luck.choices([*wanted, early, *old], k=5) + wanted[:1]

    async def deliver(self, letters: list[Letter]) -> None:
        self.luck.shuffle(letters)
        bags = [letters[k :: len(self.chairs)] for k in range(len(self.chairs))]
        await asyncio.gather(*[self._carry(chair, bag) for chair, bag in zip(self.chairs, bags, strict=True)])

    async def _carry(self, chair: Chair, bag: list[Letter]) -> None:
        for seat, token, text in bag:
            message = {"type": "undo"} if text == "undo" else {"type": "play", "move": text}
            answer: Any
            try:
                done = await chair.ask(**message, seat=seat, token=token)
                answer = done["n"] or done["receipt"]
            except Refusal as refusal:
                answer = refusal.code
            self.answers.setdefault((seat, token, text), []).append(answer)


async def check_post(post: Post, chair: Chair, begun: int) -> None:
    """Each entry was answered to whoever asked for it, and nothing else was; and so it is when everything is sent once more."""
    await hear_all(*post.chairs)
    asked = {}
    for entry in chair.log[begun:]:
        if entry["seat"] is not None:
            asked[entry["seat"], token_of(entry), entry["text"]] = entry["seal"] or entry["n"]
    for letter, answers in list(post.answers.items()):
        done = [answer for answer in answers if answer not in REFUSALS]
        if letter in asked:
            assert asked[letter] in done
        if letter[1] == len(chair.log):
            continue  # a round that is not over
        if letter in asked and isinstance(asked[letter], int):
            assert set(done) == {asked[letter]}
        elif letter not in asked:
            assert all(isinstance(answer, str) and answer not in asked.values() for answer in done)  # a bid that was replaced
        await post.deliver([letter])
        assert post.answers[letter][-1] == asked.get(letter, "stale")
    assert asked.keys() <= post.answers.keys()


def token_of(entry: dict[str, Any]) -> int:
    """With which token a move was sent: that of its round, which its seal tells."""
    if entry["seal"] is None:
        return int(entry["n"]) - 1
    salt, seat = bytes.fromhex(entry["salt"]), SEATS[entry["seat"]]
    return next(n - 1 for n in range(entry["n"], 0, -1) if chance.seal(salt, n, seat, entry["text"]) == entry["seal"])


async def test_whoever_goes_in_the_middle_of_a_move_has_made_it_or_not(database: str) -> None:
    """The store is held up until the connection is gone: what has begun is finished."""
    async with party(database) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(*guests)
        for k in range(6):
            seat, token = chairs[0].now["movers"][0], chairs[0].now["token"]
            move, leaver = some_turn(chairs[seat].now), await p.chair(guests[seat], chairs[0].table)
            started, go = threading.Event(), threading.Event()
            held = asyncio.ensure_future(p.house.hall.store.write(lambda _, started=started, go=go: (started.set(), go.wait(60))))
            await asyncio.to_thread(started.wait)
            await leaver.socket.send(json.dumps({"type": "play", "seat": seat, "token": token, "move": move}))
            if k % 2:
                await asyncio.sleep(0.02)
            leaver.socket.transport.abort()
            await asyncio.sleep(0.02)
            go.set()
            await held
            n = (await chairs[seat].ask(type="play", seat=seat, token=token, move=move))["n"]
            assert n == token + 1
            await hear_all(*chairs)
            assert [len(chair.log) for chair in chairs] >= [n] * 3
            assert {chair.log[token]["text"] for chair in chairs} == {move}
            await replays(p.house, chairs[0].table)


async def test_a_request_that_is_given_up_is_done_wholly_or_not_at_all(database: str) -> None:
    async with party(database) as p:
        ann, bob = await p.guests("Ann", "Bob")
        for k in range(8):
            table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]))["id"]
            asked = asyncio.ensure_future(bob.deed(table, "sit", seat=1, word="ab" * 16))
            await asyncio.sleep(0.002 * k)
            asked.cancel()
            await asyncio.wait([asked])
            await asyncio.sleep(0.05)
            info = await ann.ask("GET", f"/api/tables/{table}")
            assert (info["seats"][1]["kind"], info["seats"][1]["person"]) in [("open", None), ("person", bob.person)]
            with suppress(Refusal):
                await bob.deed(table, "sit", seat=1)
            await ann.deed(table, "start")
            await replays(p.house, table)


async def replays(house: House, table: str) -> None:
    """What is stored is a game by itself, and the one in memory."""
    found = await house.hall.store.read(lambda conn: load(conn, table))
    there = house.hall.tables[table].sitting
    assert found
    stored = found.sitting
    assert stored.keeper
    assert there.keeper
    assert stored.keeper.entries == there.keeper.entries
    again = Keeper.resume(rules("tammany"), header_of(stored.info, stored.seats, stored.words), stored.keeper.entries, stored.info.secret or b"")
    assert again.freeze() == there.keeper.freeze()
