"""Bots at the table: at a pace a person can follow, by themselves, and never in the way of the game when something is wrong with them."""
from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from typing import Any

import pytest

from fivepoints.bots.names import NAMES
from fivepoints.record import loads, verify
from fivepoints.server import program
from fivepoints.server.hall import Hall
from fivepoints.server.log import Log
from fivepoints.server.table import Table
from fivepoints.server.workers import Workers
from server import odd_bots
from server.guest import Chair, Refusal, some_move
from server.house import QUICK, TestClock
from server.party import campaign, hear_all, party

pytestmark = pytest.mark.anyio

ONE_AND_BOTS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}]
ALL_BOTS = [{"kind": "bot"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "heeler"}]


def exits(name: str) -> Any:
    """In a worker: every bot that is not the heeler ends its process."""
    return odd_bots.make("heeler" if name == "heeler" else "exits")


def sleeps(name: str) -> Any:
    return odd_bots.make("heeler" if name == "heeler" else "sleeps")


def searches_for_ever(name: str) -> Any:
    return odd_bots.make("sleeps" if name == "sachem" else name)


def answers_nonsense(name: str) -> Any:
    return odd_bots.make("heeler" if name == "heeler" else "gives:beyond")


async def until_over(hall: Hall, table: str) -> None:
    """Nobody is connected, and nobody asks."""
    for _ in range(5000):
        if table in hall.tables and hall.tables[table].sitting.info.status == "over":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the bots do not play")


# Pace


async def test_instant_bots_have_moved_before_the_clock_has(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=ONE_AND_BOTS, bot_pace=0.0)
        await chair.until_owing()
        for _ in range(3):
            moves = chair.now["legal"]["moves"]
            await chair.play("end" if "end" in moves else moves[0])
            await chair.until_owing()
        assert {entry["at"] for entry in chair.log} == {p.house.hall.clock.now()}


async def test_bots_with_a_pace_let_a_moment_pass_before_each_move(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=ALL_BOTS, bot_pace=1.0, watchers=True)
        start = chair.now["n"]
        await p.later(0.99)
        await hear_all(chair)
        assert chair.now["n"] == start
        await p.later(0.01)
        for _ in range(5):
            await p.later(1.0)
        await hear_all(chair)
        moves = [entry for entry in chair.log[start:] if entry["seat"] is not None]
        assert [entry["at"] - moves[0]["at"] for entry in moves] == [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]


# By themselves


async def test_a_table_of_bots_plays_to_the_end_by_itself(database: str) -> None:
    async with party(database) as p:
        ann = await p.guest("Ann")
        table = await ann.create(players=3, seats=ALL_BOTS, bot_pace=0.0, start=True)
        await until_over(p.house.hall, table["id"])
        shown = await ann.ask("GET", f"/api/tables/{table['id']}")
        assert shown["status"] == "over"
        assert len(shown["result"]["scores"]) == 3
        verdict = verify(loads((await ann.http.get(f"/api/tables/{table['id']}/record")).text))
        assert (verdict.finished, verdict.words_checked) == (True, True)


async def test_bots_go_on_after_a_restart_without_any_client(database: str) -> None:
    clock = TestClock()
    async with party(database, clock) as p:
        ann = await p.guest("Ann")
        table = (await ann.create(players=3, seats=ALL_BOTS, bot_pace=1.0, start=True))["id"]
        for _ in range(4):
            await p.later(1.0)
        n = p.house.hall.tables[table].sitting.n
    clock.time += 100.0
    async with party(database, clock) as p:
        assert table not in p.house.hall.tables
        assert await played_alone(p.house.hall, clock, table, n)


async def test_bots_go_on_at_a_table_that_is_forgotten_between_any_two_of_their_moves(sqlite: str) -> None:
    clock = TestClock()
    async with party(sqlite, clock, settings=replace(QUICK, forget_after=0.0)) as p:
        ann = await p.guest("Ann")
        table = (await ann.create(players=3, seats=ALL_BOTS, bot_pace=10.0, start=True))["id"]
        n = p.house.hall.tables[table].sitting.n
        assert await played_alone(p.house.hall, clock, table, n)


async def played_alone(hall: Hall, clock: TestClock, table: str, n: int) -> bool:
    """Whether the bots have moved, in the end; time goes on, but nobody does anything."""
    for _ in range(80):
        if table in hall.tables and hall.tables[table].sitting.n > n + 3:
            return True
        clock.time += 1.0
        await asyncio.sleep(0.1)
    return False


async def test_a_guest_with_many_tables_of_bots_that_search_does_not_keep_another_waiting(sqlite: str) -> None:
    """Whose bots never answer has all places of those that search, and nothing else."""
    async with party(sqlite, workers=Workers(limit=600.0, maker=f"{__name__}:searches_for_ever")) as p:
        ann, bob = await p.guests("Ann", "Bob")
        for _ in range(6):
            await ann.create(players=5, seats=[{"kind": "bot", "level": "sachem"}] * 5, bot_pace=0.0, start=True)
        [chair] = await p.table(bob, players=3, seats=ONE_AND_BOTS, bot_pace=0.0)
        await chair.until_owing()
        await chair.play("end" if "end" in chair.now["legal"]["moves"] else some_move(chair.now, 0))
        await chair.until_owing()
        assert len(chair.log) > 2


# Gone wrong


async def test_a_game_in_which_the_program_makes_a_mistake_is_tried_a_few_times_and_then_said_to_be_stuck(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = io.StringIO()
    monkeypatch.setattr(program, "_think", thinks_wrongly)
    async with party(sqlite, log=Log(told)) as p:
        ann = await p.guest("Ann")
        [chair] = await p.table(ann, players=3, seats=ONE_AND_BOTS, bot_pace=1.0)
        if chair.now["owes"]:
            await chair.play(chair.now["legal"]["moves"][0])
        for _ in range(200):
            await p.later(1.0)
            await hear_all(chair)
            if chair.info["stuck"]:
                break
        assert chair.info["stuck"] == "This game can't go on: the program makes a mistake here"
        assert told.getvalue().count("IndexError") == program.MISTAKES
        await p.later(100.0)
        assert told.getvalue().count("IndexError") == program.MISTAKES
        assert (await ann.deed(chair.table, "call-off", agreed=True))["status"] == "aborted"


async def test_a_game_that_was_stuck_goes_on_under_a_program_that_makes_no_mistake(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        with monkeypatch.context() as patch:
            patch.setattr(program, "_think", thinks_wrongly)
            ann = await p.guest("Ann")
            table = (await ann.create(players=3, seats=ALL_BOTS, bot_pace=1.0, start=True))["id"]
            n = p.house.hall.tables[table].sitting.n
            await p.later(100.0)
            assert p.house.hall.tables[table].sitting.stuck
    async with party(sqlite, clock) as p:
        chair = await p.chair(await p.back(ann), table)
        assert chair.info["stuck"] is None
        for _ in range(3):
            await p.later(1.0)
        assert p.house.hall.tables[table].sitting.n >= n + 3


async def thinks_wrongly(table: Table, seat: int) -> str:
    raise IndexError("nobody is there")


@pytest.mark.parametrize(("maker", "why"), [("exits", "crashed"), ("answers_nonsense", "illegal"), ("sleeps", "late")])
async def test_a_bot_that_fails_is_replaced_by_the_heeler_for_that_move_and_play_goes_on(sqlite: str, maker: str, why: str) -> None:
    told = io.StringIO()
    workers = Workers(limit=1.0 if maker == "sleeps" else 10.0, maker=f"{__name__}:{maker}")
    async with party(sqlite, workers=workers, log=Log(told)) as p:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "heeler"}]
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=seats, bot_pace=0.0)
        for k in range(3):
            await chair.until_owing()
            while chair.now["owes"]:
                moves = chair.now["legal"]["moves"]
                await chair.play("end" if "end" in moves else some_move(chair.now, k))
        await chair.until_owing()
        played = [entry["text"].split()[0] for entry in chair.log if entry["seat"] == 1]
        assert len(played) >= 6
        assert {"campaign", "settle"} & set(played)
        assert all(entry["how"] is None for entry in chair.log), "it is the bot that was replaced, not a person who was late"
        lines = [line for line in told.getvalue().splitlines() if "a bot was replaced" in line]
        assert len(lines) == len(played)
        assert all(f'"why": "{why}"' in line for line in lines)


# Who they are


async def test_bots_have_period_names_of_their_own(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest(NAMES[0])
        for _ in range(5):
            table = await ann.create(players=5, seats=[{"kind": "me"}, *[{"kind": "bot"}] * 4])
            names = [seat["name"] for seat in table["seats"]]
            assert len(set(names)) == 5
            assert set(names[1:]) <= set(NAMES)


async def test_a_bot_of_no_known_level_is_refused_at_a_new_table_and_for_a_seat(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        for level in ("grandmaster", "heeler:x=1", ""):
            with pytest.raises(Refusal, match=r"option: .*bot"):
                await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": level}])
        table = await ann.create(players=3, seats=[{"kind": "me"}] * 3)
        for level in ("grandmaster", "heeler:x=1", ""):
            with pytest.raises(Refusal, match=r"option: .*bot"):
                await ann.deed(table["id"], "replace", seat=2, kind="bot", level=level)
        assert (await ann.deed(table["id"], "replace", seat=2, kind="bot", level="random"))["seats"][2]["level"] == "random"


async def test_a_bots_bid_is_closed_at_the_tables_pace_and_waits_for_the_others_like_everybodys(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[{"kind": "me"}] * 3)
        await campaign([chair] * 3)
        await chair.guest.deed(chair.table, "replace", seat=1, kind="bot", level="heeler")
        await p.later(0.99)
        await hear_all(chair)
        assert chair.now["closed"] == []
        await p.later(0.01)
        await hear_all(chair)
        assert chair.now["closed"] == [1]
        assert not any(entry["seal"] for entry in chair.log)
        assert chair.now["view"]["phase"] == "bid"
        _nothing_of_the_bid(chair)


def _nothing_of_the_bid(chair: Chair) -> None:
    """What the bot has closed can't be read from any other seat."""
    assert chair.now["seat"] != 1
    assert chair.now["receipt"] is None
    assert '"bid ' not in chair.raw[-1].replace('"4 bid', "")
