"""Talk: to the whole table or whispered to one, kept apart from the moves, and never in their way."""
from __future__ import annotations

import contextlib
import json
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from server import postgres
from server.guest import Chair, Guest, Refusal
from server.house import TestClock
from server.party import hear_all, look, party, some_turn, sync

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}


async def say(chair: Chair, text: str, to: int | None = None) -> None:
    await chair.ask(type="say", text=text, to=to)


def heard(chair: Chair) -> list[str]:
    return [line["text"] for line in chair.talk]


async def test_what_is_said_to_all_is_heard_by_all_with_who_said_it(database: str) -> None:
    async with party(database) as p:
        a, b, c = chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        eve = await p.chair(await p.guest("Eve"), a.table)
        await say(b, "  I will   vote for you ")
        await say(eve, "they all lie")
        await hear_all(*chairs, eve)
        for chair in (*chairs, eve):
            assert [(line["name"], line["seat"], line["to"], line["text"]) for line in chair.talk] == [
                ("Bob", 1, None, "I will vote for you"),
                ("Eve", None, None, "they all lie"),
            ]
            assert len(chair.log) == chair.now["n"], "no word of it is in the record"
        await hear_all(c)


async def test_a_whisper_is_heard_by_two_and_by_nobody_else_ever(database: str) -> None:
    clock = TestClock()
    async with party(database, clock) as p:
        a, b, c = chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        eve = await p.chair(await p.guest("Eve"), a.table)
        await say(a, "slander Cat, not me", to=1)
        await hear_all(*chairs, eve)
        assert [heard(chair) for chair in (a, b, c, eve)] == [["slander Cat, not me"], ["slander Cat, not me"], [], []]
        for chair in (c, eve):
            await sync(chair)
            assert not any("slander Cat" in text for text in chair.raw)
        assert "slander Cat" not in (await c.guest.http.get(f"/api/tables/{a.table}/record")).text
    async with party(database, clock) as p:
        back = [await p.chair(await p.back(chair.guest), a.table) for chair in (a, b, c, eve)]
        assert [heard(chair) for chair in back] == [["slander Cat, not me"], ["slander Cat, not me"], [], []]


async def test_a_whisper_stays_with_its_person_when_lots_or_the_owner_change_the_seats(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        table = (await ann.create(players=3, seats=[ME, OPEN, OPEN], lots=True))["id"]
        await bob.deed(table, "sit", seat=1)
        await cat.deed(table, "sit", seat=2)
        chairs = [await p.chair(guest, table) for guest in (ann, bob, cat)]
        await say(chairs[0], "between you and me", to=1)
        started = await ann.deed(table, "start")
        bobs = next(seat["seat"] for seat in started["seats"] if seat["name"] == "Bob")
        await bob.deed(table, "leave", seat=bobs)
        await ann.deed(table, "replace", seat=bobs, kind="open")
        await dan.deed(table, "sit", seat=bobs)
        dans = await p.chair(dan, table)
        for chair in (*chairs, dans):
            await sync(chair)
        assert [heard(chair) for chair in (*chairs, dans)] == [["between you and me"], ["between you and me"], [], []]


async def test_a_whisper_to_somebody_who_is_deleted_is_nobodys_to_hear(database: str) -> None:
    async with party(database) as p:
        a, b, c = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        await say(a, "slander Cat, not me", to=1)
        await b.guest.ask("DELETE", "/api/me")
        nobody = Guest(p.house.address, "")  # has not even a cookie
        p._stack.push_async_callback(nobody.http.aclose)
        back = [await p.chair(guest, a.table) for guest in (a.guest, b.guest, c.guest, nobody)]
        assert [heard(chair) for chair in back] == [["slander Cat, not me"], [], [], []]


async def test_whispers_go_from_one_person_at_the_table_to_another(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob = await p.guests("Ann", "Bob")
        a, b = await p.table(ann, bob, players=3, seats=[ME, OPEN, BOT], bot_pace=10.0)
        eve = await p.chair(await p.guest("Eve"), a.table)
        for chair, to in ((eve, 0), (a, 2), (a, 0)):
            with pytest.raises(Refusal, match="a whisper goes from one person at the table to another"):
                await say(chair, "psst", to=to)
        with pytest.raises(Refusal, match="there is no seat 4"):
            await say(a, "psst", to=4)
        assert heard(b) == []


async def test_who_is_muted_is_not_heard_by_who_muted_them_and_is_not_told(sqlite: str) -> None:
    async with party(sqlite) as p:
        a, b, _ = chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        await say(b, "first")
        me = await a.guest.ask("POST", "/api/me/blocks", {"person": b.guest.person, "kind": "mute"})
        assert me["blocks"] == {b.guest.person: "mute"}
        await say(b, "second")
        await say(b, "psst", to=0)
        await hear_all(*chairs)
        assert [heard(chair) for chair in chairs] == [[], ["first", "second", "psst"], ["first", "second"]]
        await a.guest.ask("POST", "/api/me/blocks", {"person": b.guest.person, "kind": None})
        await hear_all(a)
        assert heard(a) == ["first", "second", "psst"]


async def test_who_is_blocked_can_not_whisper_nor_sit_at_my_tables(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        _, b, _ = chairs = await p.table(ann, bob, cat)
        await ann.ask("POST", "/api/me/blocks", {"person": bob.person, "kind": "block"})
        with pytest.raises(Refusal, match="they don't want to hear from you"):
            await say(b, "psst", to=0)
        await say(b, "psst", to=2)
        await say(b, "hello all")
        await hear_all(*chairs)
        assert [heard(chair) for chair in chairs] == [[], ["psst", "hello all"], ["psst", "hello all"]]
        table = (await ann.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        with pytest.raises(Refusal, match="does not want you at it"):
            await bob.deed(table, "sit", seat=1)
        await cat.deed(table, "sit", seat=1)
        with pytest.raises(Refusal, match="that is you"):
            await ann.ask("POST", "/api/me/blocks", {"person": ann.person, "kind": "block"})


async def test_talk_has_limits_and_they_do_not_hold_up_moves(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        with pytest.raises(Refusal, match="invalid"):
            await say(mover, "x" * 501)
        for nothing in ("", "   ", "\u202e"):
            with pytest.raises(Refusal, match="invalid"):
                await say(mover, nothing)
        for k in range(8):
            await say(mover, f"line {k}")
        with pytest.raises(Refusal, match="slow: that was too much"):
            await say(mover, "line 9")
        await mover.play(some_turn(mover.now))
        await p.later(2)
        await say(mover, "line 10")
        assert heard(mover)[-1] == "line 10"


async def test_only_the_last_lines_are_shown_to_who_comes_in(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        for k in range(205):
            await p.later(2)
            await say(chairs[0], f"line {k}")
        again = await p.chair(chairs[0].guest, chairs[0].table)
        assert heard(again) == [f"line {k}" for k in range(5, 205)]


async def test_somebody_with_several_seats_talks_from_the_one_they_look_from(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[ME] * 3)
        await look(chair, 2)
        await say(chair, "hello")
        assert chair.talk[-1]["seat"] == 2


async def test_a_line_has_the_name_of_now_also_if_it_was_chosen_after_connecting(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        await chairs[0].guest.ask("PUT", "/api/me", {"name": "Anna"})
        await say(chairs[0], "it is me")
        await hear_all(*chairs)
        assert chairs[1].talk[-1]["name"] == "Anna"


async def test_while_talk_can_not_be_stored_who_talks_is_told_and_the_game_goes_on(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        break_talk(database)
        with pytest.raises(Refusal, match="storage"):
            await say(mover, "hello?")
        await mover.play(some_turn(mover.now))
        await hear_all(*chairs)
        assert mover.log[-1]["seat"] == mover.now["seat"]
        assert [heard(chair) for chair in chairs] == [[], [], []]


def break_talk(database: str) -> None:
    """No line can be added to the talk any more."""
    if database.startswith("postgresql"):
        postgres.execute("ALTER TABLE talk ADD CONSTRAINT silence CHECK (false) NOT VALID", database)
        return
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TRIGGER silence BEFORE INSERT ON talk BEGIN SELECT RAISE(ABORT, 'silence'); END")


async def test_who_has_their_data_deleted_takes_their_lines_along_also_as_a_spectator(database: str) -> None:
    async with party(database) as p:
        a, b, c = await p.table(*await p.guests("Ann", "Bob", "Cat"), bot_pace=10.0)
        eve = await p.chair(await p.guest("Eve"), a.table)
        await say(b, "bob was here")
        await say(eve, "eve too")
        await say(a, "so was ann")
        await eve.guest.ask("DELETE", "/api/me")
        await hear_all(c)
        again = await p.chair(a.guest, a.table)
        assert heard(again) == heard(c) == ["bob was here", "so was ann"]
        await b.guest.ask("DELETE", "/api/me")
        again = await p.chair(a.guest, a.table)
        assert heard(again) == ["so was ann"]


async def test_ten_megabytes_end_the_connection_they_come_over_and_play_goes_on(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat)
        loud = Chair(bob, chairs[0].table)
        await loud.open()
        with contextlib.suppress(ConnectionClosed):  # while it is still being sent
            await loud.socket.send(json.dumps({"type": "say", "text": "x" * 10_000_000, "to": None}))
        await loud.socket.wait_closed()
        mover = chairs[chairs[0].now["movers"][0]]
        await mover.play(some_turn(mover.now))
        for chair in chairs:
            await hear_all(chair)
            assert heard(chair) == []
            assert chair.log[-1] == mover.log[-1]


async def test_markup_is_plain_text_to_everybody(sqlite: str) -> None:
    """As it was written, in JSON that no browser takes for a page; the page shows it letter by letter (tests/browser/test_plain_text.py)."""
    said = "<img src=x onerror='alert(1)'> &amp; <b>bold</b> {{7*7}} [a](javascript:b)"
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "<i>Bob</i>", "Cat"))
        await say(chairs[1], said)
        for chair in chairs:
            await hear_all(chair)
            assert [(line["name"], line["text"]) for line in chair.talk] == [("<i>Bob</i>", said)]
