"""Clocks: every seat that owes a move runs, nobody pays for the server's downtime, and a time-out plays on and says so."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fivepoints.games import rules
from fivepoints.server.clocks import Clocks, elapsed, merge, moment
from fivepoints.server.hall import Hall
from fivepoints.server.wire import Pace
from server.guest import Chair, Refusal
from server.house import TestClock
from server.party import DAY, HOUR, bid_all, campaign, hear_all, look, most, party, phase, some_turn, sync, turn

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "base": 100.0, "increment": 10.0}
BY_TURN = {"kind": "turn", "hours": 24.0}


async def left(chair: Chair) -> list[float]:
    """What each seat has left now."""
    await sync(chair)
    return [clock["left"] for clock in chair.now["clocks"]]


def running(chair: Chair) -> list[int]:
    return [seat for seat, clock in enumerate(chair.now["clocks"]) if clock["running"]]


def first_mover(chairs: list[Chair]) -> Chair:
    return chairs[chairs[0].now["movers"][0]]


def status(chair: Chair, seat: int) -> str:
    found: str = chair.info["seats"][seat]["status"]
    return found


# The arithmetic

times = st.integers(0, 10_000)
intervals = st.lists(st.tuples(times, times), max_size=6)


def inside(t: float, some: list[Any]) -> bool:
    return any(began <= t < ended for began, ended in some)


@given(intervals, times)
def test_merged_intervals_are_in_order_apart_and_cover_the_same(some: list[tuple[int, int]], t: int) -> None:
    merged = merge(some)
    flat = [end for pair in merged for end in pair]
    assert flat == sorted(set(flat))
    assert inside(t, merged) == inside(t, some)


@given(intervals, times, times)
def test_what_a_clock_counts_is_every_second_that_does_not_stand_still(some: list[tuple[int, int]], since: int, length: int) -> None:
    still = merge(some)
    now = since + length % 500
    assert elapsed(since, now, still) == sum(not inside(t, still) for t in range(since, now))


@given(intervals, times, times)
def test_at_its_moment_a_clock_has_counted_so_many_seconds_and_not_before(some: list[tuple[int, int]], since: int, seconds: int) -> None:
    still = merge(some)
    at = moment(since, seconds, still)
    assert elapsed(since, at, still) == seconds
    assert seconds == 0 or elapsed(since, at - 1, still) == seconds - 1


@given(st.lists(st.tuples(times, st.lists(st.integers(0, 3), max_size=3, unique=True)), max_size=8))
def test_no_seat_ever_has_more_than_base_time_and_its_increments(turns: list[tuple[int, list[int]]]) -> None:
    clocks, moves, now = Clocks.fresh(Pace(kind="live", base=100, increment=5), 4), [0] * 4, 0.0
    still: list[list[tuple[float, float]]] = [[]] * 4
    for wait, owing in turns:
        moved = next((seat for seat in range(4) if clocks.since[seat] is not None), None)
        now += wait
        clocks = clocks.turn(owing, now, still, moved)
        if moved is not None:
            moves[moved] += 1
        assert all(0 <= clocks.read(seat, now, []) <= 100 + 5 * moves[seat] for seat in range(4))
        assert Clocks.loads(clocks.pace, clocks.dumps()) == clocks


# Live


async def test_live_only_who_owes_a_move_runs_and_a_move_gives_the_increment(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        mover = first_mover(chairs)
        seat = mover.now["seat"]
        assert running(mover) == [seat]
        await p.later(30)
        assert await left(mover) == [70.0 if k == seat else 100.0 for k in range(3)]
        await mover.play(some_turn(mover.now))
        assert (await left(mover))[seat] == 80.0
        await p.later(5)
        await mover.play("end")
        assert (await left(mover))[seat] == 85.0
        assert running(mover) == [(seat + 1) % 3]


async def test_a_move_taken_back_takes_its_increment_back_too(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        mover = first_mover(chairs)
        seat = mover.now["seat"]
        for _ in range(3):
            await mover.play(some_turn(mover.now))
            await mover.ask(type="undo", seat=seat, token=mover.now["token"])
        assert (await left(mover))[seat] == 100.0


async def test_in_a_sealed_round_everybody_runs_until_their_own_choice_is_closed(sqlite: str) -> None:
    async with party(sqlite) as p:
        a, b, _c = chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        before = await left(a)
        assert running(a) == [0, 1, 2]
        await p.later(20)
        await b.play("bid none")
        await p.later(20)
        assert await left(a) == [before[0] - 40, before[1] - 20 + 10, before[2] - 40]
        assert running(a) == [0, 2]
        await b.play(most(b))  # another choice in its place is no move more
        assert (await left(a))[1] == before[1] - 20 + 10
        await hear_all(*chairs)


async def test_who_runs_out_of_time_is_played_by_the_heeler_and_the_log_says_so(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        mover = first_mover(chairs)
        seat, n = mover.now["seat"], mover.now["n"]
        await p.later(99.5)
        await hear_all(*chairs)
        assert mover.now["n"] == n
        await p.later(0.5)
        await hear_all(*chairs)
        for chair in chairs:
            assert [(entry["seat"], entry["how"]) for entry in chair.log[n:]] == [(seat, "late")]
            assert status(chair, seat) == "late"
        assert (await left(mover))[seat] == 10.0  # its increment is all it has now


async def test_at_a_time_out_a_choice_that_was_left_is_played_before_any_other(sqlite: str) -> None:
    """The program would close it after at least two seconds, but the clock ends first."""
    async with party(sqlite) as p:
        a, b, c = chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE | {"increment": 0.0})
        await a.ask(type="stand", seat=0, occasion="4 bid 1", move="bid english 1 irish 1")
        while not (phase(a) == "turn" and a.now["view"]["year"] == 4 and a.now["owes"]):
            await turn(chairs)
        await p.later(99)
        await campaign(chairs)
        assert (await left(a))[0] == 1.0
        await p.later(1)
        await hear_all(*chairs)
        assert a.now["closed"] == [0]
        assert status(b, 0) == "late"
        await b.play("bid none")
        await c.play("bid none")
        await hear_all(*chairs)
        assert [(entry["text"], entry["how"]) for entry in b.log if entry["seat"] == 0 and entry["seal"]] == [("bid irish 1 english 1", "late")]


async def test_at_a_time_out_a_choice_that_is_not_wholly_legal_is_not_played(sqlite: str) -> None:
    async with party(sqlite) as p:
        a, b, c = chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        await a.ask(type="stand", seat=0, occasion="4 bid 1", move="bid irish 9")
        await b.play("bid none")
        await c.play("bid none")
        await p.later(500)
        await hear_all(*chairs)
        late = next(entry for entry in b.log if entry["seat"] == 0 and entry["seal"])
        assert late["how"] == "late"
        assert late["text"] != "bid irish 9"


async def test_at_a_time_out_a_game_that_has_a_default_plays_that_before_the_heeler(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tammany Hall has none of its own: here it has one for every bid."""
    notation = rules("tammany").notation
    async with party(sqlite) as p:
        a, _b, _c = chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        monkeypatch.setattr(notation, "default", lambda s: "bid english 1" if s.seat == 0 else "bid none")
        await p.later(500)
        await hear_all(*chairs)
        bids = [(entry["text"], entry["how"]) for entry in a.log if entry["seal"]][:3]
        assert bids == [("bid english 1", "late"), ("bid none", "late"), ("bid none", "late")]


async def test_a_late_seat_may_be_taken_by_a_bot_and_is_itself_again_when_its_person_moves(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE, bot_pace=5.0)
        mover = first_mover(chairs)
        seat, table = mover.now["seat"], mover.table
        other = chairs[(seat + 1) % 3]
        with pytest.raises(Refusal, match="neither left nor run out"):
            await other.guest.deed(table, "stand-in", seat=seat)
        await p.later(100)
        await hear_all(*chairs)
        assert mover.now["owes"], "the late move was a settle; the turn goes on"
        await mover.play("end")
        await hear_all(*chairs)
        assert status(other, seat) == ""
        with pytest.raises(Refusal, match="neither left nor run out"):
            await other.guest.deed(table, "stand-in", seat=seat)
        for chair in (other, chairs[(seat + 2) % 3]):
            await chair.play(some_turn(chair.now))
            await chair.play("end")
            await hear_all(*chairs)
        await p.later(20)
        await hear_all(*chairs)
        assert status(other, seat) == "late"
        await other.guest.deed(table, "stand-in", seat=seat)
        n = (await sync(other))["now"]["n"]
        await p.later(5)
        await hear_all(*chairs)
        assert [(entry["seat"], entry["how"]) for entry in other.log[n : n + 1]] == [(seat, None)]


# Relaxed


async def test_relaxed_nobody_is_ever_late(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        n = chairs[0].now["n"]
        assert chairs[0].now["clocks"] is None
        await p.later(100 * DAY)
        await hear_all(*chairs)
        assert chairs[0].now["n"] == n


# By turn


async def test_by_turn_a_seat_has_its_hours_from_when_it_comes_to_move_and_none_are_added_within_the_turn(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=BY_TURN)
        mover = first_mover(chairs)
        seat = mover.now["seat"]
        await p.later(20 * HOUR)
        await mover.play(some_turn(mover.now))
        assert (await left(mover))[seat] == 4 * HOUR
        await p.later(1 * HOUR)
        await mover.ask(type="undo", seat=seat, token=mover.now["token"])
        assert (await left(mover))[seat] == 3 * HOUR
        await mover.play(some_turn(mover.now))
        await mover.play("end")
        after = chairs[(seat + 1) % 3]
        assert (await left(after))[after.now["seat"]] == 24 * HOUR
        assert running(after) == [after.now["seat"]]


async def test_by_turn_the_next_turn_and_every_ward_that_votes_give_new_hours_also_to_who_moved_last(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=BY_TURN)
        while not (chairs[0].now["view"]["year"] == 4 and _last_turn(chairs)):
            await turn(chairs)
        last = first_mover(chairs)
        await p.later(23 * HOUR)
        await campaign(chairs)
        assert await left(last) == [24 * HOUR] * 3, "its turn is over; the bid is something else"
        await p.later(23 * HOUR)
        for chair in [chair for chair in chairs if chair is not last] + [last]:
            await chair.play("bid none")
        await hear_all(*chairs)
        assert last.now["occasion"] == "4 bid 2"
        assert await left(last) == [24 * HOUR] * 3


def _last_turn(chairs: list[Chair]) -> bool:
    """Whether whoever is to move ends the year."""
    first = chairs[0].now["view"]["first"]
    return chairs[0].now["movers"] == [(first + 2) % 3]


async def test_by_turn_a_table_can_be_paused_and_goes_on_with_what_was_left(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, pace=BY_TURN)
        mover = first_mover(chairs)
        seat, n, table = mover.now["seat"], mover.now["n"], mover.table
        await p.later(10 * HOUR)
        with pytest.raises(Refusal, match="forbidden: only the owner"):
            await bob.deed(table, "pause", paused=True)
        await ann.deed(table, "pause", paused=True)
        with pytest.raises(Refusal, match="paused already"):
            await ann.deed(table, "pause", paused=True)
        await p.later(100 * HOUR)
        await hear_all(*chairs)
        assert chairs[1].info["paused"]
        assert mover.now["n"] == n
        assert (await left(mover))[seat] == 14 * HOUR
        assert running(mover) == []
        with pytest.raises(Refusal, match="the table is paused"):
            await mover.play(some_turn(mover.now))
        await ann.deed(table, "pause", paused=False)
        with pytest.raises(Refusal, match="not paused"):
            await ann.deed(table, "pause", paused=False)
        await p.later(13 * HOUR)
        assert (await left(mover))[seat] == HOUR
        await mover.play(some_turn(mover.now))
        await p.later(HOUR)
        await hear_all(*chairs)
        assert mover.log[-1]["how"] == "late"


async def test_only_a_table_by_turn_can_be_paused(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        for pace in (LIVE, {"kind": "relaxed"}):
            chairs = await p.table(ann, bob, cat, pace=pace)
            with pytest.raises(Refusal, match="only a table by turn"):
                await ann.deed(chairs[0].table, "pause", paused=True)


async def test_bots_rest_while_the_table_is_paused(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        [chair] = await p.table(ann, players=3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], pace=BY_TURN, bot_pace=1.0)
        await ann.deed(chair.table, "pause", paused=True)
        n = chair.now["n"]
        await p.later(10)
        await hear_all(chair)
        assert chair.now["n"] == n
        await ann.deed(chair.table, "pause", paused=False)
        for _ in range(12):
            await p.later(1)
        await hear_all(chair)
        assert chair.now["owes"]


async def test_a_pause_is_over_for_the_others_when_the_owner_goes_for_good(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, pace=BY_TURN)
        await ann.deed(chairs[0].table, "pause", paused=True)
        await ann.deed(chairs[0].table, "resign", seat=0)
        await hear_all(*chairs)
        assert chairs[1].info["owner"] == bob.person
        await bob.deed(chairs[0].table, "pause", paused=False)


# Days away


async def test_days_away_stand_still_whether_they_were_said_before_sitting_down_or_during_the_game(database: str) -> None:
    clock = TestClock()
    async with party(database, clock) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        away = [clock.time, clock.time + 10 * DAY]
        await bob.ask("PUT", "/api/me", {"name": "Bob", "away": away})
        await cat.ask("PUT", "/api/me", {"name": "Cat", "away": away})
        chairs = await p.table(ann, bob, cat, pace=BY_TURN)
        mover = first_mover(chairs)
        if mover.guest is ann:
            await ann.ask("PUT", "/api/me", {"name": "Ann", "away": away})
        n, seat = mover.now["n"], mover.now["seat"]
        await p.later(9 * DAY)
        await hear_all(*chairs)
        assert mover.now["n"] == n
        assert (await left(mover))[seat] == DAY
        await p.later(1.5 * DAY)
        assert (await left(mover))[seat] == DAY / 2
        await p.later(DAY / 2)
        await hear_all(*chairs)
        assert mover.log[-1]["how"] == "late"


@pytest.mark.parametrize("rest", [None, "shorter"])
async def test_who_is_back_early_has_lost_nothing_of_the_days_that_stood_still(sqlite: str, rest: str | None) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=BY_TURN)
        mover = first_mover(chairs)
        n, seat, began = mover.now["n"], mover.now["seat"], clock.time
        await p.later(10 * HOUR)
        await mover.guest.ask("PUT", "/api/me", {"name": mover.guest.name, "away": [clock.time, clock.time + 20 * DAY]})
        await p.later(3 * DAY)
        away = None if rest is None else [began + 10 * HOUR, clock.time]
        await mover.guest.ask("PUT", "/api/me", {"name": mover.guest.name, "away": away})
        await p.later(0)
        await hear_all(*chairs)
        assert mover.now["n"] == n, "not late: those days did not count"
        assert (await left(mover))[seat] == 14 * HOUR
        await p.later(14 * HOUR)
        await hear_all(*chairs)
        assert mover.log[-1]["how"] == "late"


async def test_another_name_alone_does_not_take_the_days_away(sqlite: str) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        ann = await p.guest("Ann")
        away = [clock.time, clock.time + DAY]
        await ann.ask("PUT", "/api/me", {"name": "Ann", "away": away})
        assert (await ann.ask("PUT", "/api/me", {"name": "Anna"}))["away"] == away
        assert (await ann.ask("PUT", "/api/me", {"name": "Anna", "away": None}))["away"] is None


async def test_days_away_are_not_for_live_tables(sqlite: str) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        for chair in chairs:
            await chair.guest.ask("PUT", "/api/me", {"name": chair.guest.name, "away": [clock.time, clock.time + DAY]})
        await p.later(100)
        await hear_all(*chairs)
        assert chairs[0].log[-1]["how"] == "late"


async def test_days_away_have_an_end(sqlite: str) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        ann = await p.guest("Ann")
        for away in ([clock.time, clock.time + 100 * DAY], [clock.time + DAY, clock.time], [clock.time, clock.time]):
            with pytest.raises(Refusal, match="days away are at most 45"):
                await ann.ask("PUT", "/api/me", {"name": "Ann", "away": away})


# No server


async def test_the_servers_downtime_is_not_charged_though_it_was_down_twice(database: str) -> None:
    clock = TestClock()
    async with party(database, clock) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(*guests, pace=LIVE)
        mover = first_mover(chairs)
        seat, n, table = mover.now["seat"], mover.now["n"], mover.table
        await p.later(40)
    clock.time += 1000
    async with party(database, clock) as p:
        chair = await p.chair(await p.back(guests[seat]), table)
        assert (await left(chair))[seat] == 60.0
        await p.later(30)
    clock.time += 5000
    async with party(database, clock) as p:
        chair = await p.chair(await p.back(guests[seat]), table)
        assert (await left(chair))[seat] == 30.0
        assert chair.now["n"] == n
        await p.later(29)
        await hear_all(chair)
        assert chair.now["n"] == n
        await p.later(1)
        await hear_all(chair)
        assert chair.log[n]["how"] == "late"


async def test_while_the_machine_sleeps_nobodys_time_runs(database: str) -> None:
    clock = TestClock()
    async with party(database, clock) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        live = await p.table(*guests, pace=LIVE)
        by_turn = await p.table(*guests, pace=BY_TURN)
        p.house.hall.tables.pop(by_turn[0].table)  # out of memory
        await p.later(5)
        clock.sleep(8 * HOUR)
        await p.house.hall.look_up()
        await p.later(10)
        mover = live[0].now["movers"][0]
        assert await left(live[0]) == [100.0 - (15.0 if seat == mover else 0.0) for seat in range(3)]
        assert [status(chair, mover) for chair in live] == [""] * 3
        assert len(live[0].log) == live[0].now["n"]
        assert min(await left(await p.chair(guests[0], by_turn[0].table))) == DAY - 15.0
        await p.later(86)
        await hear_all(*live)
        assert status(live[0], mover) == "late", "afterwards it runs again"


async def test_a_time_out_comes_also_when_nobody_is_connected_and_the_table_is_out_of_memory(sqlite: str) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(*guests, pace=BY_TURN)
        n, table = chairs[0].now["n"], chairs[0].table
    async with party(sqlite, clock) as p:
        assert table not in p.house.hall.tables
        clock.time += 25 * HOUR
        await _until_played(p.house.hall, table, n)
        chair = await p.chair(await p.back(guests[0]), table)
        assert chair.log[n]["how"] == "late"


async def _until_played(hall: Hall, table: str, n: int) -> None:
    """The hall looks into the store by itself, without anybody asking for the table."""
    for _ in range(1000):
        if table in hall.tables and hall.tables[table].sitting.n > n:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nothing was played")


async def test_one_screen_several_seats_of_one_person_run_at_once_and_each_has_its_own_clock(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[{"kind": "me"}] * 3, pace=LIVE)
        await campaign([chair] * 3)
        before = await left(chair)
        await p.later(10)
        await look(chair, 1)
        await chair.play("bid none")
        await p.later(10)
        assert await left(chair) == [before[0] - 20, before[1], before[2] - 20]
        for seat in (0, 2):
            await look(chair, seat)
            await bid_all([chair])
