"""Calling a game off: it ends without a result when everybody who is still in it agrees, and its record stays."""
from __future__ import annotations

import json
from typing import Any

import pytest

from fivepoints.record import loads, verify
from server.guest import Chair, Guest, Refusal
from server.party import hear_all, most, party, turn

pytestmark = pytest.mark.anyio

OVER = "phase: the game is over"


async def call_off(guest: Guest, table: str, agreed: bool = True) -> str:
    """Say it; how the table stands then."""
    status: str = (await guest.deed(table, "call-off", agreed=agreed))["status"]
    return status


def agreed(chair: Chair) -> list[bool]:
    return [seat["call_off"] for seat in chair.info["seats"]]


async def test_it_ends_when_the_last_one_agrees_and_everybody_hears_of_each(database: str) -> None:
    async with party(database) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        dan = await p.guest("Dan")
        chairs = await p.table(*guests)
        watcher = await p.chair(dan, chairs[0].table)
        await turn(chairs)
        table = chairs[0].table
        for seat, guest in enumerate(guests[:2]):
            assert await call_off(guest, table) == "playing"
            await hear_all(*chairs, watcher)
            assert agreed(chairs[2]) == agreed(watcher) == [k <= seat for k in range(3)]
        assert await call_off(guests[2], table) == "aborted"
        await hear_all(*chairs, watcher)
        for chair in (*chairs, watcher):
            assert (chair.info["status"], chair.info["result"], chair.now["movers"]) == ("aborted", None, [])
        with pytest.raises(Refusal, match="the game is over"):
            await chairs[0].play("end")
        assert await guests[0].ask("GET", "/api/me/tables") == []


async def test_the_record_of_a_game_called_off_stays_and_shows_no_secret(sqlite: str) -> None:
    async with party(sqlite) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.election(*guests)
        await chairs[0].play(most(chairs[0]))
        for guest in guests:
            await call_off(guest, chairs[0].table)
    async with party(sqlite) as p:
        bob = await p.back(guests[1])
        record: dict[str, Any] = await bob.ask("GET", f"/api/tables/{chairs[0].table}/record")
        assert (record["secret"], record["result"], record["words"]["word"]) == (None, None, None)
        assert len(record["entries"]) == chairs[0].now["n"]
        verdict = verify(loads(json.dumps(record)))
        assert (verdict.finished, verdict.entries) == (False, len(record["entries"]))
        shown = await bob.ask("GET", f"/api/tables/{chairs[0].table}/replay?eyes=1")
        assert len(shown["log"]) == len(record["entries"])


async def test_it_goes_on_while_one_does_not_agree_and_what_was_said_can_be_taken_back(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat)
        table = chairs[0].table
        for guest in (ann, bob):
            await call_off(guest, table)
        await turn(chairs)
        assert agreed(chairs[0]) == [True, True, False]  # whoever plays on has still said it
        assert await call_off(ann, table, agreed=False) == "playing"
        assert await call_off(cat, table) == "playing"
        assert await call_off(ann, table) == "aborted"


async def test_what_was_said_is_known_after_a_restart(database: str) -> None:
    async with party(database) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(*guests)
        await call_off(guests[0], chairs[0].table)
    async with party(database) as p:
        ann, bob, cat = [await p.back(guest) for guest in guests]
        (mine,) = await ann.ask("GET", "/api/me/tables")
        assert [seat["call_off"] for seat in mine["seats"]] == [True, False, False]
        await call_off(bob, mine["id"])
        assert await call_off(cat, mine["id"]) == "aborted"


async def test_nobody_waits_for_who_has_left_resigned_or_is_played_by_a_bot(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dot = await p.guests("Ann", "Bob", "Cat", "Dot")
        chairs = await p.table(ann, bob, cat, dot)
        table = chairs[0].table
        await cat.deed(table, "leave", seat=2)
        await dot.deed(table, "resign", seat=3)
        assert await call_off(ann, table) == "playing"
        assert await call_off(bob, table) == "aborted"


async def test_when_the_only_one_who_did_not_agree_goes_the_game_ends(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        for deed in ("leave", "resign"):
            table = (await p.table(ann, bob, cat))[0].table
            for guest in (ann, bob):
                await call_off(guest, table)
            assert (await cat.deed(table, deed, seat=2))["status"] == "aborted"


async def test_when_the_owner_gives_the_seat_of_the_only_one_who_did_not_agree_to_a_bot_the_game_ends(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat)
        for guest in (ann, bob):
            await call_off(guest, chairs[0].table)
        await chairs[2].close()
        await hear_all(*chairs[:2])
        assert (await ann.deed(chairs[0].table, "replace", seat=2, kind="bot"))["status"] == "aborted"


async def test_when_all_have_left_the_game_waits_for_them_and_who_comes_back_can_end_it(sqlite: str) -> None:
    async with party(sqlite) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        table = (await p.table(*guests))[0].table
        for seat, guest in enumerate(guests):
            assert (await guest.deed(table, "leave", seat=seat))["status"] == "playing"
        assert (await guests[1].deed(table, "come-back", seat=1))["status"] == "playing"
        assert await call_off(guests[1], table) == "aborted"


async def test_who_plays_against_bots_or_has_all_seats_at_one_screen_ends_it_alone(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        for kind in ("bot", "me"):
            table = await ann.create(players=3, seats=[{"kind": "me"}, {"kind": kind}, {"kind": kind}], start=True)
            assert await call_off(ann, table["id"]) == "aborted"


async def test_the_game_ends_when_the_last_who_did_not_agree_is_deleted_with_all_their_seats(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob = await p.guests("Ann", "Bob")
        table = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "me"}]))["id"]
        await bob.deed(table, "sit", seat=1)
        await ann.deed(table, "start")
        await ann.deed(table, "leave", seat=2)
        await call_off(bob, table)
        await ann.ask("DELETE", "/api/me")
        assert (await bob.ask("GET", f"/api/tables/{table}"))["status"] == "aborted"


async def test_only_who_plays_in_a_game_that_runs_can_call_it_off(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        chairs = await p.table(ann, bob, cat)
        table = chairs[0].table
        await cat.deed(table, "resign", seat=2)
        for guest in (cat, dan):
            with pytest.raises(Refusal, match="forbidden: only somebody who sits at the table can call the game off"):
                await call_off(guest, table)
        waiting = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
        with pytest.raises(Refusal, match="phase: the game has not begun"):
            await call_off(ann, waiting)
        await call_off(ann, table)
        await call_off(bob, table)
        with pytest.raises(Refusal, match=OVER):
            await call_off(ann, table, agreed=False)


async def test_who_takes_a_seat_has_said_nothing(sqlite: str) -> None:
    """What was said by whoever sat there before is not theirs."""
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        chairs = await p.table(ann, bob, cat)
        table = chairs[0].table
        await call_off(bob, table)
        await bob.deed(table, "leave", seat=1)
        await ann.deed(table, "replace", seat=1, kind="open")
        await dan.deed(table, "sit", seat=1)
        await hear_all(chairs[0])
        assert agreed(chairs[0]) == [False, False, False]
