"""Two servers on one PostgreSQL serve the same tables: whoever sits at one hears what happens at the other, and one of two that come at once is first."""
from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import select

from fivepoints.server.limits import Settings
from fivepoints.server.store import Store, schema
from fivepoints.server.store import database as databases
from fivepoints.server.store.errors import OLDER, StorageError
from server import postgres
from server.guest import Chair, Refusal, some_move
from server.house import QUICK, TestClock
from server.party import Party, hear_all, party, phase, some_turn

pytestmark = pytest.mark.anyio

RACES = 1_000 if os.environ.get("FIVEPOINTS_SOAK") else 20
SOON = 30.0  # seconds; what takes longer does not come
LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


@asynccontextmanager
async def two(url: str, **more: Any) -> AsyncIterator[tuple[Party, Party]]:
    """Two servers with one clock."""
    clock = TestClock()
    async with party(url, clock, **more) as here, party(url, clock, **more) as there:
        yield here, there


async def at_both(here: Party, there: Party) -> list[Chair]:
    """Ann and Cat sit at one server, Bob at the other, and the game has begun."""
    ann, cat = await here.guests("Ann", "Cat")
    bob = await there.guest("Bob")
    table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
    await bob.deed(table, "sit", seat=1)
    await cat.deed(table, "sit", seat=2)
    await ann.deed(table, "start")
    return [await here.chair(ann, table), await there.chair(bob, table), await here.chair(cat, table)]


async def until(chair: Chair, true: Callable[[], bool]) -> None:
    """Hear until something is true."""
    async with asyncio.timeout(SOON):
        while not true():
            await chair.hear()


async def all_at(chairs: list[Chair], token: int) -> None:
    for chair in chairs:
        await until(chair, lambda chair=chair: chair.now["token"] >= token)


async def play_to_the_election(chairs: list[Chair]) -> None:
    while phase(chairs[0]) != "bid":
        mover = chairs[chairs[0].now["movers"][0]]
        await mover.play(some_turn(mover.now))
        await all_at(chairs, mover.now["token"])


async def test_moves_and_talk_reach_everybody_at_either_server(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        chairs = a, b, c = await at_both(here, there)
        for _ in range(6):
            mover = chairs[a.now["movers"][0]]
            await mover.play(some_move(mover.now, 1))
            await all_at(chairs, mover.now["token"])
            assert a.log == b.log == c.log
        await b.ask(type="say", text="Good evening")
        await until(a, lambda: bool(a.talk))
        await a.ask(type="say", text="And to you")
        await until(b, lambda: len(b.talk) == 2)
        assert [line["text"] for line in b.talk] == ["Good evening", "And to you"]
        assert {message["type"] for message in b.messages[2:]} <= {"table", "update", "done", "talk"}, "nobody had to read everything anew"


async def test_whispers_reach_only_whom_they_are_for(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        a, b, c = await at_both(here, there)
        await b.ask(type="say", text="Between us", to=0)
        await until(a, lambda: bool(a.talk))
        await b.ask(type="say", text="To all")
        await until(c, lambda: bool(c.talk))
        assert [line["text"] for line in c.talk] == ["To all"]


async def test_seats_the_start_and_who_is_connected_are_seen_at_the_other_server(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]))["id"]
        a, b = await here.chair(ann, table), await there.chair(bob, table)
        await until(b, lambda: b.info["seats"][0]["online"])
        await bob.deed(table, "sit", seat=1)
        await until(a, lambda: a.info["seats"][1]["name"] == "Bob")
        await ann.deed(table, "start")
        await until(b, lambda: b.info["status"] == "playing" and bool(b.now))
        again = await there.chair(bob, table)
        await until(a, lambda: a.info["seats"][1]["online"])
        with pytest.raises(Refusal, match="its person is here"):
            await ann.deed(table, "replace", seat=1, kind="bot")
        await b.close()
        await again.close()
        await until(a, lambda: not a.info["seats"][1]["online"])
        await ann.deed(table, "replace", seat=1, kind="bot")


async def test_a_server_that_comes_later_knows_who_is_connected_to_the_first(postgresql: str) -> None:
    clock = TestClock()
    async with party(postgresql, clock) as here:
        ann = await here.guest("Ann")
        table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]))["id"]
        a = await here.chair(ann, table)
        async with party(postgresql, clock) as there:
            bob = await there.guest("Bob")
            b = await there.chair(bob, table)
            await until(b, lambda: b.info["seats"][0]["online"])
            assert (await bob.ask("GET", "/health"))["nodes"] == 2
            await a.close()
            await until(b, lambda: not b.info["seats"][0]["online"])


async def test_a_cookie_is_good_at_both(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        ann = await here.guest("Ann")
        again = await there.back(ann)
        assert (await again.ask("GET", "/api/me"))["name"] == "Ann"


async def test_closed_choices_are_seen_as_closed_and_the_last_opens_them_all(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        chairs = a, b, c = await at_both(here, there)
        await play_to_the_election(chairs)
        token = a.now["token"]
        await b.play("bid none")
        await until(a, lambda: a.now["closed"] == [1])
        assert a.now["receipt"] is None
        await asyncio.gather(a.play("bid none"), c.play("bid none"))
        await all_at(chairs, token + 3)
        assert a.log == b.log == c.log
        assert [entry["seat"] for entry in a.log[token : token + 3]] == [0, 1, 2]


async def test_a_choice_that_is_replaced_is_nobody_elses_business_at_the_other_server_either(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        chairs = a, b, c = await at_both(here, there)
        await play_to_the_election(chairs)
        await b.play("bid none")
        await until(a, lambda: a.now["closed"] == [1])
        bob = await here.chair(await here.back(b.guest), b.table)  # Bob himself looks at the other server too
        await hear_all(a, c)
        heard, receipt = [len(chair.messages) for chair in (a, c)], bob.now["receipt"]
        offered = next(name for name, (_, most) in b.now["legal"]["amounts"].items() if most)
        await b.play(f"bid {offered} 1")
        await until(bob, lambda: bob.now["receipt"] != receipt)
        await hear_all(a, c)
        later = [chair.messages[n:] for chair, n in zip((a, c), heard, strict=True)]
        assert [[message["type"] for message in some] for some in later] == [["pong"], ["pong"]]


async def test_two_people_at_two_servers_want_the_last_seat(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        ann, bob, cat = await here.guest("Ann"), await here.guest("Bob"), await there.guest("Cat")
        for _ in range(5):
            table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]))["id"]
            await cat.ask("GET", f"/api/tables/{table}")  # both have it in memory
            sat = await asyncio.gather(bob.deed(table, "sit", seat=1), cat.deed(table, "sit", seat=1), return_exceptions=True)
            refusals = [each for each in sat if isinstance(each, Refusal)]
            assert [refusal.code for refusal in refusals] == ["refused"], sat
            info = next(each for each in sat if not isinstance(each, Exception))
            assert info["seats"][1]["name"] in ("Bob", "Cat")


async def test_the_same_move_sent_to_both_at_once_is_made_once(postgresql: str) -> None:
    """Of two that are the same both have the one answer; of two that differ one is told that it is stale, or that the game is over by the other."""
    luck, done = random.Random(1868), 0
    async with two(postgresql) as (here, there):
        ann = await here.guest("Ann")
        again = await there.back(ann)
        while done < RACES:
            table = (await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
            chairs = a, b = await here.chair(ann, table), await there.chair(again, table)
            while done < RACES and not a.now["result"]:
                await race(a, b, luck)
                done += 1
            for chair in chairs:
                await chair.close()
            await check_whole(here.house.hall.store, table, len(a.log))


async def race(a: Chair, b: Chair, luck: random.Random) -> None:
    seat, token = a.now["movers"][0], a.now["token"]
    for chair in (a, b):
        await until(chair, lambda chair=chair: chair.now["token"] == token)
        await chair.look(seat)
    assert a.now["legal"] == b.now["legal"]
    sealed = a.now["legal"]["amounts"] is not None
    moves = [some_move(a.now, k) for k in (luck.randrange(100), luck.randrange(100))]
    if luck.random() < 0.5:
        moves[1] = moves[0]
    wishes = [{"type": "play", "seat": seat, "token": token, "move": move} for move in moves]
    answers = await asyncio.gather(a.ask(**wishes[0]), b.ask(**wishes[1]), return_exceptions=True)
    done = [answer for answer in answers if not isinstance(answer, BaseException)]
    refused = [answer for answer in answers if isinstance(answer, BaseException)]
    assert all(isinstance(answer, Refusal) and answer.code in ("stale", "phase") for answer in refused), answers
    if moves[0] == moves[1]:
        assert len(done) == 2
        assert (done[0]["n"], done[0]["receipt"]) == (done[1]["n"], done[1]["receipt"])
    elif not sealed:  # a sealed choice may be replaced
        assert len(done) == 1
    for chair in (a, b):
        await until(chair, lambda chair=chair: chair.now["token"] > token or seat in chair.now["closed"])
    assert a.now["result"] or all(answer.code == "stale" for answer in refused), answers


async def check_whole(store: Store, table: str, told: int) -> None:
    e = schema.entries.c
    numbers = await store.read(lambda conn: list(conn.execute(select(e.n).where(e.table == table).order_by(e.n)).scalars()))
    assert numbers == list(range(1, len(numbers) + 1))
    assert told <= len(numbers)


async def test_a_server_that_heard_nothing_for_a_while_reads_all_again(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        chairs = a, b, _ = await at_both(here, there)
        for k in range(3):
            postgres.execute(LISTENERS, postgresql)
            mover = chairs[a.now["movers"][0]]
            await mover.play(some_move(mover.now, k))
            await a.ask(type="say", text=f"line {k}")
            await all_at(chairs, mover.now["token"])
            await until(b, lambda k=k: [line["text"] for line in b.talk][-1:] == [f"line {k}"])
            assert a.log == b.log


async def test_people_renamed_muted_or_deleted_at_one_server_are_so_at_the_other(postgresql: str) -> None:
    async with two(postgresql) as (here, there):
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]))["id"]
        await bob.deed(table, "sit", seat=1)
        a, b = await here.chair(ann, table), await there.chair(bob, table)
        await (await there.back(ann)).ask("PUT", "/api/me", {"name": "Anne"})
        await until(a, lambda: a.info["seats"][0]["name"] == "Anne")
        await until(b, lambda: b.info["seats"][0]["name"] == "Anne")
        await a.ask(type="say", text="I am Anne now")
        await until(b, lambda: bool(b.talk))
        assert b.talk[0]["name"] == "Anne"
        await (await here.back(bob)).ask("POST", "/api/me/blocks", {"person": ann.person, "kind": "mute"})
        await until(b, lambda: not b.talk)
        await (await there.back(ann)).ask("DELETE", "/api/me")
        assert (await a.until(lambda message: message["type"] == "bye"))["text"]


async def test_a_server_knows_of_another_as_soon_as_that_says_hello(postgresql: str) -> None:
    """Whoever was at the new one and comes here at once misses nothing they saw there."""
    slow = Settings(**{**vars(QUICK), "lease": 600.0})
    async with two(postgresql, settings=slow) as (here, there):
        async with asyncio.timeout(10):
            while any(place.house.hall.nodes.count < 2 for place in (here, there)):
                await asyncio.sleep(0.02)


async def test_one_server_looks_after_bots_and_the_other_when_it_stops(postgresql: str) -> None:
    quick = Settings(**{**vars(QUICK), "lease": 3.0})
    async with two(postgresql, settings=quick) as (here, there):
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        table = (await ann.create(players=3, seats=seats, bot_pace=0.0))["id"]
        await bob.deed(table, "sit", seat=1)
        await ann.deed(table, "start")
        chairs = [await here.chair(ann, table), await there.chair(bob, table)]
        await play_with_a_bot(chairs, 12)
        nodes = [place.house.hall.nodes for place in (here, there)]
        assert sorted([await node.leases.hold(table) for node in nodes if node]) == [False, True]
        keeper, other = (here, there) if nodes[0] and await nodes[0].leases.hold(table) else (there, here)
        await keeper.end()
        chairs = [await other.chair(await other.back(guest), table) for guest in (ann, bob)]
        await play_with_a_bot(chairs, 6)
        assert other.house.hall.nodes
        assert await other.house.hall.nodes.leases.hold(table)


async def play_with_a_bot(chairs: list[Chair], moves: int) -> None:
    for _ in range(moves):
        await until(chairs[0], lambda: set(chairs[0].now["movers"]) <= {0, 1})
        mover = chairs[chairs[0].now["movers"][0]]
        await until(mover, lambda mover=mover: mover.now["token"] == chairs[0].now["token"])
        await mover.play(some_move(mover.now, 0))
        await until(chairs[0], lambda token=mover.now["token"]: chairs[0].now["token"] >= token)


async def test_a_table_that_nobody_looks_after_is_nobodys_and_sqlite_knows_no_others(sqlite: str) -> None:
    async with party(sqlite) as p:
        assert p.house.hall.nodes is None
        assert (await (await p.guest("Ann")).ask("GET", "/health"))["nodes"] == 1


def test_a_new_version_does_not_change_the_schema_under_servers_that_run(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(postgresql).close()
    postgres.execute("UPDATE alembic_version SET version_num = '0003'", postgresql)
    monkeypatch.setattr(databases, "PATIENCE_SECONDS", 0.1)
    with psycopg.connect(postgresql, autocommit=True) as older:
        older.execute("SELECT pg_advisory_lock_shared(%s)", [databases.LOCK])
        with pytest.raises(StorageError, match=OLDER):
            Store.open(postgresql)


def test_servers_that_start_at_once_on_an_empty_database_both_start(postgresql: str) -> None:
    async def start() -> None:
        stores = await asyncio.gather(*[asyncio.to_thread(Store.open, postgresql) for _ in range(3)])
        for store in stores:
            store.close()

    asyncio.run(start())
