"""Choices left for later: as secret as a bid, used when they are wholly legal, and never quicker or slower than what a person might do."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from fivepoints.record import Keeper
from fivepoints.server.program import LONGEST_DELAY, SHORTEST_DELAY
from gangs.streets import actions_of
from server.guest import Chair, Refusal
from server.house import TestClock
from server.party import DAY, Party, bid_all, campaign, hear_all, look, most, party, phase, sync, turn

pytestmark = pytest.mark.anyio


async def leave(chair: Chair, occasion: str, move: str | None) -> None:
    """A choice for later from the seat this chair looks from."""
    await chair.ask(type="stand", seat=chair.now["seat"], occasion=occasion, move=move)


def keys(chair: Chair) -> list[str]:
    return [occasion["key"] for occasion in chair.now["occasions"]]


def bids(chair: Chair) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["text"]) for entry in chair.log if entry["seal"]]


@asynccontextmanager
async def voting(url: str, **more: Any) -> AsyncIterator[tuple[Party, list[Chair]]]:
    """Ann, Bob and Cat when ward 1 votes."""
    async with party(url, **more) as p:
        yield p, await p.election(*await p.guests("Ann", "Bob", "Cat"))


# Leaving


async def test_a_choice_is_left_changed_and_taken_away_while_turns_are_played(database: str) -> None:
    async with party(database) as p:
        a, _b, _c = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        assert {"4 bid 1", "4 bonus 1"} <= set(keys(a))
        await leave(a, "4 bid 1", "bid irish 2")
        assert a.now["standing"] == {"4 bid 1": "bid irish 2"}
        await leave(a, "4 bid 1", "bid German 1, Irish 1")
        assert a.now["standing"] == {"4 bid 1": "bid irish 1 german 1"}
        await leave(a, "4 bonus 1", "pass")
        await leave(a, "4 bid 1", None)
        assert a.now["standing"] == {"4 bonus 1": "pass"}
        await leave(a, "4 bid 2", None)  # nothing was left there: nothing to take away
        assert a.now["standing"] == {"4 bonus 1": "pass"}


async def test_what_can_not_be_answered_ahead_is_refused_in_clear_words(sqlite: str) -> None:
    async with party(sqlite) as p:
        a, _b, _c = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        for occasion, move, text in [
            ("4 bid 1", "campaign 1 1", "what can be left here is a bid"),
            ("4 bid 1", "bid martian 1", "'martian' is not a nation"),
            ("4 bonus 1", "take irish", "what can be left here is a cube"),
            ("8 bid 1", "bid none", "no choice can be left for this now"),
            ("tea", "bid none", "no choice can be left for this now"),
        ]:
            with pytest.raises(Refusal, match=text):
                await leave(a, occasion, move)
        with pytest.raises(Refusal, match="forbidden: this is not your seat"):
            await a.ask(type="stand", seat=1, occasion="4 bid 1", move="bid none")
        assert a.now["standing"] == {}


# Using


async def test_where_another_person_sits_it_is_closed_two_to_six_seconds_after_the_ward_begins_to_vote(database: str) -> None:
    async with voting(database) as (p, chairs):
        a, b, _c = chairs
        await leave(a, "4 bid 2", "bid none")
        await bid_all(chairs, "bid none", most(b), "bid none")
        await b.play("pass")  # the cube of ward 1
        await hear_all(*chairs)
        assert a.now["occasion"] == "4 bid 2"
        await p.later(SHORTEST_DELAY - 0.01)
        await hear_all(*chairs)
        assert b.now["closed"] == []
        await p.later(LONGEST_DELAY - SHORTEST_DELAY + 0.01)
        await hear_all(*chairs)
        assert b.now["closed"] == [0]
        assert [chair.now["receipt"] is None for chair in chairs] == [False, True, True]


async def test_the_delay_is_another_one_each_time(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        for chair in chairs:
            await leave(chair, "4 bid 1", "bid none")
        await hear_all(*chairs)
        table = p.house.hall.tables[chairs[0].table]
        waits = [plan.at - p.house.hall.clock.now() for plan in table.plans.values()]
        assert len(set(waits)) == 3
        assert all(SHORTEST_DELAY <= wait <= LONGEST_DELAY for wait in waits)


async def test_where_no_other_person_sits_it_is_used_at_once(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[{"kind": "me"}] * 3)
        for seat in range(3):
            await look(chair, seat)
            for ward in ("1", "2", "4", "7"):
                await leave(chair, f"4 bid {ward}", "bid none")
        while phase(chair) == "turn":
            await turn([chair] * 3)
        await p.later(0)
        await hear_all(chair)
        assert [text for _, text in bids(chair)] == ["bid none"] * 12


async def test_beside_bots_it_is_used_at_once_too(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], bot_pace=0.0)
        for occasion in keys(chair):
            await leave(chair, occasion, "bid none" if "bid" in occasion else "pass")
        while phase(chair) == "turn":
            if chair.now["owes"]:
                moves = chair.now["legal"]["moves"]
                await chair.play("end" if "end" in moves else moves[0])
            else:
                await chair.hear()
        while chair.now["view"]["phase"] in ("bid", "place", "favor"):
            assert not chair.now["owes"] or chair.now["legal"]
            await chair.hear()
        asked = [entry["text"] for entry in chair.log if entry["seat"] == 0 and entry["text"].split()[0] in ("bid", "pass")]
        assert asked
        assert set(asked) <= {"bid none", "pass"}


async def test_one_that_is_not_wholly_legal_is_not_used_and_the_seat_is_asked(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        a, b, _c = chairs
        await leave(a, "4 bid 1", "bid irish 1 english 9")
        await p.later(DAY)
        await hear_all(*chairs)
        assert a.now["owes"]
        assert b.now["closed"] == []
        assert a.now["standing"] == {"4 bid 1": "bid irish 1 english 9"}, "it may become legal by changing it"
        await leave(a, "4 bid 1", "bid irish 1")
        await p.later(LONGEST_DELAY)
        await hear_all(*chairs)
        assert b.now["closed"] == [0]


async def test_a_bonus_choice_is_used_by_who_won_the_ward(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        a, b, _c = chairs
        await leave(a, "4 bonus 1", "place english 7")
        await leave(b, "4 bonus 1", "pass")
        await bid_all(chairs, most(a))
        assert phase(a) == "place"
        assert (a.now["owes"], a.now["occasion"]) == (True, "4 bonus 1")
        assert "4 bonus 1" not in keys(b), "only the winner is asked"
        await p.later(LONGEST_DELAY)
        await hear_all(*chairs)
        assert (a.log[-1]["seat"], a.log[-1]["text"], a.log[-1]["how"]) == (0, "place english 7", None)
        assert b.now["standing"] == {}


async def test_a_persons_own_hand_is_quicker_than_the_delay_and_wins(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        a, b, c = chairs
        await leave(a, "4 bid 1", "bid irish 1")
        await a.play("bid english 2")
        await p.later(LONGEST_DELAY)
        await bid_all([b, c])
        await hear_all(*chairs)
        assert bids(b)[0] == (0, "bid english 2")


async def test_one_that_was_closed_may_still_be_changed_by_hand(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        a, b, c = chairs
        await leave(a, "4 bid 1", "bid irish 1")
        await p.later(LONGEST_DELAY)
        await hear_all(*chairs)
        assert a.now["closed"] == [0]
        assert a.now["legal"]["amounts"]
        heard = len(b.raw)
        await a.play("bid english 2")
        await hear_all(b, c)
        assert len(b.raw) == heard + 1, "others hear nothing of it but the answer to their own question"
        await bid_all([b, c])
        await hear_all(*chairs)
        assert bids(b)[0] == (0, "bid english 2")


async def test_changed_while_it_is_about_to_be_used_the_new_one_counts(sqlite: str) -> None:
    """The change was there first and is told as done, so the old choice must not be closed after it."""
    async with voting(sqlite) as (p, chairs):
        a, b, c = chairs
        await leave(a, "4 bid 1", "bid irish 1")
        table = p.house.hall.tables[a.table]
        async with table.lock:
            change = asyncio.create_task(leave(a, "4 bid 1", "bid english 2"))
            await asyncio.sleep(0.1)
            assert isinstance(p.house.hall.clock, TestClock)
            p.house.hall.clock.time += LONGEST_DELAY
            p.house.hall.wake_due()
            await asyncio.sleep(0.05)
        await change
        await p.later(LONGEST_DELAY)
        await bid_all([b, c])
        await hear_all(*chairs)
        assert bids(b)[0] == (0, "bid english 2")


async def test_the_program_does_not_bring_back_who_has_left(sqlite: str) -> None:
    """A choice they left is used, but the others may still ask for a bot."""
    async with voting(sqlite) as (p, chairs):
        a, b, _c = chairs
        await leave(a, "4 bid 1", "bid irish 1")
        await a.guest.deed(a.table, "leave", seat=0)
        await p.later(LONGEST_DELAY)
        await hear_all(*chairs)
        assert b.now["closed"] == [0]
        assert b.info["seats"][0]["status"] == "left"
        await b.guest.deed(a.table, "stand-in", seat=0)


# Forgetting and keeping


async def test_what_was_left_for_an_election_is_forgotten_when_its_ward_has_voted(sqlite: str) -> None:
    async with voting(sqlite) as (_p, chairs):
        a, _b, _c = chairs
        await leave(a, "4 bid 1", "bid irish 9")
        await leave(a, "4 bid 2", "bid irish 9")
        await leave(a, "4 bid 7", "bid irish 9")
        await bid_all(chairs)
        assert set(a.now["standing"]) == {"4 bid 2", "4 bid 7"}
        while phase(a) == "bid":
            await bid_all(chairs)
        assert a.now["view"]["year"] >= 4
        assert a.now["standing"] == {}


async def test_it_is_shown_to_nobody_else_and_nobody_hears_that_it_was_left(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        a, b, c = chairs
        eve = await p.chair(await p.guest("Eve"), a.table)
        listeners = [b, c, eve]
        await hear_all(*listeners)
        heard = [len(chair.raw) for chair in listeners]
        await leave(a, "4 bid 7", "bid italian 9")
        await leave(a, "4 bid 7", "bid english 1")
        await leave(a, "4 bid 7", None)
        await leave(a, "4 bid 7", "bid italian 9")
        await hear_all(*listeners)
        assert [len(chair.raw) for chair in listeners] == [n + 1 for n in heard]
        for chair in listeners:
            await sync(chair)
            assert chair.now["standing"] == {}
            assert not any("italian 9" in text for text in chair.raw)
        record = (await b.guest.http.get(f"/api/tables/{a.table}/record")).text
        assert "italian 9" not in record


async def test_it_survives_a_restart_and_is_used_after_it(database: str) -> None:
    clock = TestClock()
    async with voting(database, clock=clock) as (p, chairs):
        a, b, _c = chairs
        await leave(a, "4 bid 1", "bid irish 1")
        await leave(a, "4 bonus 4", "take german")
        await b.play("bid none")
    async with party(database, clock) as p:
        again = [await p.chair(await p.back(chair.guest), chair.table) for chair in chairs]
        assert again[0].now["standing"] == {"4 bid 1": "bid irish 1", "4 bonus 4": "take german"}
        assert again[0].now["closed"] == [1]
        await p.later(SHORTEST_DELAY - 0.01)
        await hear_all(*again)
        assert again[0].now["closed"] == [1], "the delay begins anew: nobody waits less for a server that was down"
        await p.later(LONGEST_DELAY)
        await hear_all(*again)
        assert again[0].now["closed"] == [0, 1]
        await again[2].play("bid none")
        await hear_all(*again)
        assert bids(again[2])[:3] == [(0, "bid irish 1"), (1, "bid none"), (2, "bid none")]


async def test_a_whole_election_by_turn_needs_nobody_who_has_left_their_choices(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace={"kind": "turn", "hours": 24.0})
        for chair in chairs:
            for occasion in keys(chair):
                await leave(chair, occasion, "bid none" if "bid" in occasion else "pass")
        await campaign(chairs)
        for _ in range(4):
            await p.later(LONGEST_DELAY)
        await hear_all(*chairs)
        assert len(bids(chairs[0])) == 12
        assert phase(chairs[0]) not in ("bid", "place", "favor")
        assert all(entry["how"] is None for entry in chairs[0].log)


async def test_a_seat_that_is_given_to_somebody_else_has_left_nothing(sqlite: str) -> None:
    async with voting(sqlite) as (p, chairs):
        a, b, _c = chairs
        await leave(b, "4 bid 2", "bid none")
        await b.guest.deed(b.table, "leave", seat=1)
        await a.guest.deed(a.table, "replace", seat=1, kind="open")
        dan = await p.guest("Dan")
        await dan.deed(a.table, "sit", seat=1)
        chair = await p.chair(dan, a.table)
        assert (chair.now["seat"], chair.now["standing"]) == (1, {})


@pytest.mark.parametrize("how", ["left", "not connected", "a bot's"])
async def test_a_seat_whose_choice_is_closed_is_given_to_nobody_else_until_the_hands_are_open(sqlite: str, how: str) -> None:
    """Otherwise the owner could sit down there and read the choice before making one."""
    async with voting(sqlite) as (p, chairs):
        a, b, c = chairs
        if how == "a bot's":
            await b.guest.deed(b.table, "leave", seat=1)
            await a.guest.deed(a.table, "replace", seat=1, kind="bot", level="random")
            await p.house.later(1.0)
            await sync(a)
        else:
            await b.play("bid none")
            await (b.guest.deed(b.table, "leave", seat=1) if how == "left" else b.close())
        assert (await sync(a))["now"]["closed"] == [1]
        for kind in ("open", "bot"):
            with pytest.raises(Refusal, match="its choice is closed"):
                await a.guest.deed(a.table, "replace", seat=1, kind=kind)
        await a.play("bid none")
        await c.play("bid none")
        await a.guest.deed(a.table, "replace", seat=1, kind="open")


# Habits in a turn of one's own


async def test_what_a_habit_did_is_taken_back_together_with_the_move_that_led_to_it(database: str) -> None:
    """Else the game would do it again at once, and the move itself could never be taken back."""
    begun = actions_of("W", order="WR", people={"W": {"6a": "2m1w", "6b": "1m", "cell0": "2m"}}, favors={"parole": "W"}, mode="politique")
    record = Keeper(begun.rules, 2, begun.options, ["Ann", "Bob"], bytes(32), position=begun.position()).dumps()
    async with party(database) as p:
        wish = {"game": "gangs", "pace": {"kind": "turn", "hours": 24.0}, "begin": {"record": record, "n": 0}}
        a, b = await p.table(*await p.guests("Ann", "Bob"), **wish)
        before = a.now["view"]
        await a.play("use parole")
        await hear_all(a, b)
        assert [entry["text"].split()[0] for entry in b.log] == ["use", "home", "home"]
        assert a.now["undo"]
        await a.ask(type="undo", seat=0, token=a.now["token"])
        await p.later(10)
        await hear_all(a, b)
        assert a.now["view"] == before
        assert [(entry["seat"], entry["text"]) for entry in b.log[3:]] == [(0, "undo")] * 3
        assert not a.now["undo"]
        await leave(a, "always return", None)
        await a.play("use parole")
        assert a.now["view"]["phase"] == "home"
        await a.play(next(move for move in a.now["legal"]["moves"] if move.startswith("home")))
        await a.ask(type="undo", seat=0, token=a.now["token"])
        assert a.now["view"]["phase"] == "home", "one who is asked takes back one move"
