"""Playing on: a new table begins at a moment of a game that is over, or of a record; and from nowhere else."""
from __future__ import annotations

import asyncio
import json
import random
import threading
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from sqlalchemy import update

import fivepoints
from fivepoints.games import rules
from fivepoints.record import Keeper, Player, loads, moment, verify
from fivepoints.server import play_on
from fivepoints.server.audit import audit_database
from fivepoints.server.replays import LONGEST_GAME
from fivepoints.server.store import schema
from kept import go_on, keep, rows
from server.guest import Chair, Guest, Refusal, some_move
from server.house import QUICK
from server.party import Party, hear_all, party

pytestmark = pytest.mark.anyio

Data = dict[str, Any]
ALONE: Data = {"players": 3, "seats": [{"kind": "me"}] * 3}
NOT_OVER = "this game is not over: only then can somebody play on from its moments"


@cache
def whole() -> str:
    """A whole game, with moves taken back."""
    return go_on(keep(), seed=1, undo=True).dumps()


def numbers(data: Data, wanted: str) -> list[int]:
    """The numbers of the entries of a kind: draws, sealed choices, or moves that begin so."""
    kinds = {"draw": lambda row: "draw" in row, "seal": lambda row: "seal" in row}
    return [row["n"] for row in data["entries"] if kinds.get(wanted, lambda row: row.get("move", "").startswith(wanted))(row)]


def rounds(data: Data) -> list[list[int]]:
    """The numbers of the sealed choices of each round of several."""
    found: list[list[int]] = []
    record = loads(json.dumps(data))
    player, end = Player(record), 0
    for entry in record.entries:
        if entry.seal and entry.n > end:
            end = entry.n + len(player.game.movers()) - 1
            found.append([*range(entry.n, end + 1)])
        player.enter(entry)
    return [numbers for numbers in found if len(numbers) > 1]


def from_record(n: int, data: Data | None = None) -> Data:
    return {"record": json.dumps(rows(whole()) if data is None else data), "n": n}


async def finish(chair: Chair, seed: int = 0) -> Data:
    """Play a game at one screen to its end; its record."""
    luck = random.Random(seed)
    while chair.now["movers"]:
        if not chair.now["owes"]:
            await chair.look(chair.now["movers"][0])
        await chair.play(some_move(chair.now, luck.randrange(10**6)))
    return await record_of(chair.guest, chair.table)


async def record_of(guest: Guest, table: str) -> Data:
    data: Data = await guest.ask("GET", f"/api/tables/{table}/record")
    return data


async def finished(some: Party, guest: Guest, **more: Any) -> str:
    """A table whose game is over: it began at the last election."""
    last = numbers(rows(whole()), "seal")[-6]
    table = await guest.create(**ALONE | {"begin": from_record(last), "start": True} | more)
    await finish(await some.chair(guest, table["id"]), seed=5)
    return str(table["id"])


async def refused(guest: Guest, begin: Any, **wish: Any) -> tuple[str, str]:
    """With which code and words a new table is refused; none was made."""
    before = await guest.ask("GET", "/api/me/tables")
    with pytest.raises(Refusal) as caught:
        await guest.create(**ALONE | {"begin": begin} | wish)
    assert await guest.ask("GET", "/api/me/tables") == before
    return caught.value.code, caught.value.text


# From a record


async def test_a_table_begins_at_many_moments_of_a_record(sqlite: str) -> None:
    data = rows(whole())
    bids = rounds(data)[0]
    undone = numbers(data, "undo")[0]
    moments = [0, 3, numbers(data, "campaign")[0], undone - 1, undone, numbers(data, "end")[2], *bids, numbers(data, "appoint")[0], len(data["entries"]) - 1]
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        for n in moments:
            expected = moment(loads(whole()), n)
            table = await ann.create(**ALONE, begin=from_record(n), start=True)
            assert table["options"] == data["options"]
            record = await record_of(ann, table["id"])
            assert record["position"] == expected.position()
            chair = await some.chair(ann, table["id"])
            if not expected.chance():
                assert record["entries"] == []
                assert chair.now["view"] == expected.view(chair.now["seat"])
            else:
                assert record["entries"][0]["from"] == dict(expected.chance())
            await chair.close()
    assert {difference for _, difference in audit_database(sqlite)} == {None}


@pytest.mark.parametrize("where", ["turn", "bid", "draw"])
async def test_such_a_game_is_played_to_its_end_and_verifies(sqlite: str, where: str) -> None:
    data = rows(whole())
    n = {"turn": numbers(data, "end")[-3], "bid": rounds(data)[-1][0], "draw": numbers(data, "draw")[-3]}[where]
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        table = await ann.create(**ALONE, begin=from_record(n), start=True)
        record = await finish(await some.chair(ann, table["id"]))
        verdict = verify(loads(json.dumps(record)))
        assert (verdict.finished, verdict.chance_checked, verdict.words_checked) == (True, True, True)
        assert record["secret"] != data["secret"]
    assert [difference for _, difference in audit_database(sqlite)] == [None]


async def test_draws_that_are_due_fall_from_the_new_tables_own_secret(sqlite: str) -> None:
    data = rows(whole())
    n = numbers(data, "draw")[0]
    async with party(sqlite, new_word=iter([bytes([k]) * 32 for k in range(9)]).__next__) as some:
        ann = await some.guest("Ann")
        drawn = []
        for _ in range(4):
            table = await ann.create(**ALONE, begin=from_record(n), start=True)
            drawn.append([row["draw"] for row in (await record_of(ann, table["id"]))["entries"]])
        assert len({tuple(texts) for texts in drawn}) > 1


async def test_the_choices_of_a_round_that_was_not_complete_are_made_anew(sqlite: str) -> None:
    data = rows(whole())
    bids = rounds(data)[0]
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        for n in (bids[0] - 1, *bids[:-1]):
            table = await ann.create(**ALONE, begin=from_record(n), start=True)
            chair = await some.chair(ann, table["id"])
            assert (len(chair.now["movers"]), chair.now["closed"]) == (len(bids), [])


async def test_the_table_is_like_any_other(sqlite: str) -> None:
    """Seats as wished, a word of each page, a start by the owner, a rematch from the beginning."""
    n = len(rows(whole())["entries"]) - 8
    async with party(sqlite) as some:
        ann, bob = await some.guests("Ann", "Bob")
        seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await ann.create(players=3, seats=seats, begin=from_record(n), word="11" * 16)
        assert (table["status"], table["commitment"]) == ("open", None)
        await bob.deed(table["id"], "sit", seat=0, word="22" * 16)
        await ann.deed(table["id"], "start")
        chairs = {0: await some.chair(bob, table["id"]), 1: await some.chair(ann, table["id"])}
        while chairs[0].now["movers"]:
            if mine := [seat for seat in chairs[0].now["movers"] if seat in chairs]:
                await chairs[mine[0]].play(some_move(chairs[mine[0]].now, 1))
            else:
                await some.later(5)
            await hear_all(*chairs.values())
        record = await record_of(bob, table["id"])
        assert record["words"]["seats"][:2] == ["22" * 16, "11" * 16]
        assert verify(loads(json.dumps(record))).words_checked
        again = await ann.deed(table["id"], "rematch")
        await bob.deed(again["id"], "sit", seat=0)
        await ann.deed(again["id"], "start")
        fresh = await record_of(ann, again["id"])
        assert "position" not in fresh
        assert (fresh["options"], len(fresh["entries"]) > 8) == (record["options"], True)


async def test_a_bot_takes_its_time_for_the_first_move_too(sqlite: str) -> None:
    """Though nothing has happened yet that it could be counted from."""
    n = numbers(rows(whole()), "end")[0]
    mover = moment(loads(whole()), n).movers()[0]
    seats = [{"kind": "bot" if seat == mover else "me"} for seat in range(3)]
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        await some.later(1000)
        table = await ann.create(players=3, seats=seats, begin=from_record(n), start=True, bot_pace=3.0)
        chair = await some.chair(ann, table["id"])
        await some.later(2.9)
        await hear_all(chair)
        assert chair.log == []
        await some.later(0.2)
        await hear_all(chair)
        assert chair.log[0]["seat"] == mover


@pytest.mark.parametrize("frozen", [True, False])
async def test_it_survives_a_restart_before_and_after_its_first_entry(database: str, frozen: bool) -> None:
    data = rows(whole())
    n = next(n for n in numbers(data, "end")[-6:] if "move" in data["entries"][n])  # no draw is due after it
    async with party(database) as some:
        ann = await some.guest("Ann")
        table = (await ann.create(**ALONE, begin=from_record(n)))["id"]
    for deed in ("start", None, "move", None):
        async with party(database) as some:
            if not frozen:
                await some.house.hall.store.write(lambda conn: conn.execute(update(schema.tables).values(state=None)))
            ann = await some.back(ann)
            if deed == "start":
                await ann.deed(table, "start")
            chair = await some.chair(ann, table)
            if deed == "move":
                await chair.look(chair.now["movers"][0])
                await chair.play(some_move(chair.now, 3))
            assert chair.info["stuck"] is None
            assert chair.now["n"] == len(chair.log)
    async with party(database) as some:
        ann = await some.back(ann)
        record = await finish(await some.chair(ann, table))
        assert record["position"] == moment(loads(whole()), n).position()
        assert verify(loads(json.dumps(record))).finished


async def test_a_game_of_five_fits_into_a_request(sqlite: str) -> None:
    text = go_on(keep(5, edition=2009), seed=5, undo=True).dumps()
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        table = await ann.create(players=5, seats=[{"kind": "me"}] * 5, begin=from_record(150, rows(text)))
        assert table["options"] == {"edition": 2009, "supply": "printed", "lock": "placing"}


async def test_options_may_be_said_or_left_out(sqlite: str) -> None:
    options = rows(whole())["options"]
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        for said in ({}, {"edition": 2020}, {"lock": None}, options):
            assert (await ann.create(**ALONE, begin=from_record(20), options=said))["options"] == options


async def test_a_record_of_a_running_game_that_one_has_is_as_good(sqlite: str) -> None:
    """What is in it, everybody at that table may know."""
    keeper = go_on(keep(), lambda game: game.sealed)
    data = rows(keeper.dumps(1))
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        table = await ann.create(**ALONE, begin=from_record(len(data["entries"]), data), start=True)
        assert (await record_of(ann, table["id"]))["position"] == keeper.game.position()


# From a table


async def test_a_table_begins_at_a_moment_of_a_game_that_is_over(sqlite: str) -> None:
    async with party(sqlite) as some:
        ann, bob = await some.guests("Ann", "Bob")
        old = await finished(some, ann)
        record = await record_of(bob, old)
        for n in (0, rounds(record)[0][0], len(record["entries"]) - 1):
            table = await bob.create(**ALONE, begin={"table": old, "n": n}, start=True)
            begun = await record_of(bob, table["id"])
            assert begun["position"] == moment(loads(json.dumps(record)), n).position()
            verify(loads(json.dumps(begun)))
        assert verify(loads(json.dumps(await finish(await some.chair(bob, table["id"]))))).finished


async def test_a_game_that_runs_is_refused_to_everybody(sqlite: str) -> None:
    """Ann has bid, Bob and Cyd have not: nothing of it comes out, whoever asks and for whatever moment."""
    said = set()
    async with party(sqlite) as some:
        ann, bob, cyd, dot = await some.guests("Ann", "Bob", "Cyd", "Dot")
        for bid in ("bid none", None):
            chairs = await some.election(ann, bob, cyd)
            if bid:
                await chairs[0].play(bid)
            last = chairs[0].now["n"]
            for guest in (ann, bob, cyd, dot):
                some.house.hall.clock.time += 60.0  # not too much at once
                for n in (0, 10, last, last + 1, 10_000):
                    said.add(await refused(guest, {"table": chairs[0].table, "n": n}))
    assert said == {("refused", NOT_OVER)}


async def test_a_game_that_did_not_begin_or_was_called_off_is_refused(sqlite: str) -> None:
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        waiting = await ann.create(**ALONE)
        assert await refused(ann, {"table": waiting["id"], "n": 0}) == ("refused", NOT_OVER)
        await ann.deed(waiting["id"], "abort")
        given_up = await ann.create(**ALONE, start=True)
        for seat in range(3):
            await ann.deed(given_up["id"], "resign", seat=seat)
        for table in (waiting, given_up):
            assert await refused(ann, {"table": table["id"], "n": 0}) == ("refused", NOT_OVER)


async def test_a_table_one_may_not_see_is_refused(sqlite: str) -> None:
    async with party(sqlite) as some:
        ann, bob = await some.guests("Ann", "Bob")
        hidden = await finished(some, ann, watchers=False)
        assert await refused(bob, {"table": hidden, "n": 0}) == ("forbidden", "this table is not shown to others")
        for name in ("nowhere", "", "../x", "A"):
            assert await refused(bob, {"table": name, "n": 0}) == ("not-found", "there is no such table")
        await ann.create(**ALONE, begin={"table": hidden, "n": 0})


# Refusals


async def test_a_moment_at_which_the_game_is_over_is_refused(sqlite: str) -> None:
    over = ("phase", "the game is over at this position: there is nothing left to play")
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        assert await refused(ann, from_record(len(rows(whole())["entries"]))) == over
        table = await finished(some, ann)
        last = len((await record_of(ann, table))["entries"])
        assert await refused(ann, {"table": table, "n": last}) == over
        assert await refused(ann, {"table": table, "n": last + 1}) == ("refused", f"there is no entry {last + 1}; the last is {last}")


async def test_a_moment_that_is_not_there_is_refused(sqlite: str) -> None:
    last = len(rows(whole())["entries"])
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        assert await refused(ann, from_record(last + 1)) == ("refused", f"there is no entry {last + 1}; the last is {last}")
        for n in (-1, 2**31, 1.5, "3", None, True):
            code, text = await refused(ann, {"record": json.dumps(rows(whole())), "n": n})
            assert (code, text.startswith("begin.n: ")) == ("invalid", True)


async def test_exactly_one_of_table_and_record(sqlite: str) -> None:
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        table = await finished(some, ann)
        for begin in ({"n": 0}, {"n": 0, "table": None, "record": None}, {"n": 0, "table": table, "record": json.dumps(rows(whole()))}):
            code, text = await refused(ann, begin)
            assert (code, "either a table or a record" in text) == ("invalid", True)
        for begin in ({"n": 0, "table": 3}, {"n": 0, "record": {}}, {"n": 0, "record": []}, {"table": table}, {"n": 0, "table": table, "more": 1}, [], "x"):
            assert (await refused(ann, begin))[0] == "invalid"


async def test_a_foreign_or_broken_record_is_refused(sqlite: str) -> None:
    data = rows(whole())
    forged = rows(whole())
    forged["entries"][200]["digest"] = "0" * 32
    cases: list[tuple[Data, str]] = [
        ({}, "not a fivepoints record"),
        ({"moves": []}, "not a fivepoints record"),
        (data | {"format": "fivepoints-record 2"}, "a record of another format, 'fivepoints-record 2'; this program reads 'fivepoints-record 1'"),
        (data | {"game": "chess"}, "header: there is no game 'chess'; there is "),
        (data | {"entries": [{}]}, "entry 1: missing or out of order"),
        (data | {"players": 4, "seats": ["Ann"] * 4}, "entry "),
        (data | {"position": "here"}, "header: "),
        (forged, "entry 201 ("),
    ]
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        for wrong, reason in cases:
            code, text = await refused(ann, from_record(0, wrong))
            assert (code, text.startswith(reason)) == ("refused", True), text


async def test_game_players_and_options_must_be_those_of_the_moment(sqlite: str) -> None:
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        four: Data = {"players": 4, "seats": [{"kind": "me"}] * 4}
        assert await refused(ann, from_record(20), **four) == ("option", "the position is one of 3 players, not 4")
        assert await refused(ann, from_record(20), options={"edition": 2009}) == ("option", "edition is 2020 at the position, not 2009")
        assert (await refused(ann, from_record(20), options={"weather": "fine"}))[0] == "option"
        assert (await refused(ann, from_record(20), game="chess"))[0] == "option"


async def test_an_endless_game_is_refused(sqlite: str) -> None:
    keeper = keep()
    seat = keeper.game.movers()[0]
    while len(keeper.entries) <= LONGEST_GAME:
        keeper.play(seat, "campaign 4 7")
        keeper.undo(seat)
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        code, text = await refused(ann, from_record(0, rows(keeper.dumps())))
        assert (code, text) == ("refused", f"a game of more than {LONGEST_GAME} entries is too long to be played again here")


async def test_who_asks_too_often_is_slowed_down_before_any_game_is_replayed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = []
    monkeypatch.setattr(play_on, "moment", lambda *args: replayed.append(args) or moment(*args))
    async with party(sqlite, settings=replace(QUICK, new_tables=(0.0, 2))) as some:
        ann = await some.guest("Ann")
        await ann.create(**ALONE, begin=from_record(20))
        await refused(ann, from_record(10_000))
        assert (await refused(ann, from_record(20)))[0] == "slow"
    assert len(replayed) == 2


async def test_others_are_served_while_a_game_is_replayed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits, in a thread of its own, until somebody else was answered."""
    go = threading.Event()
    monkeypatch.setattr(play_on, "moment", lambda *args: go.wait(20) and moment(*args))
    async with party(sqlite) as some:
        ann, bob = await some.guests("Ann", "Bob")
        making = asyncio.create_task(ann.create(**ALONE, begin=from_record(20)))
        await bob.create(**ALONE)
        assert not making.done()
        go.set()
        assert (await making)["status"] == "open"


# Nothing hidden comes out


async def test_where_a_table_begins_holds_nothing_that_is_sealed(sqlite: str) -> None:
    """Of a round that is not complete the same comes out whatever was chosen in it; of any moment, only what a spectator sees."""
    keeper = go_on(keep(), lambda game: game.sealed and len(game.movers()) > 1)
    start, seats = len(keeper.entries), keeper.game.movers()
    seen = set()
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        for k in (0, -1):
            game = keeper.copy()
            for seat in seats:
                game.play(seat, game.game.legal(seat)[k])
            data = rows(go_on(game).dumps())
            for n in range(start, start + len(seats)):
                table = await ann.create(**ALONE, begin=from_record(n, data), start=True)
                record = await record_of(ann, table["id"])
                assert fivepoints.parse(record["position"]).position(None) == record["position"]
                seen.add((record["position"], len(record["entries"])))
    assert seen == {(keeper.game.position(), 0)}


async def test_a_position_with_a_sealed_choice_can_not_be_slipped_in(sqlite: str) -> None:
    """By a record that claims to have begun there."""
    keeper = go_on(keep(), lambda game: game.sealed and len(game.movers()) > 1)
    clean = rows(Keeper(rules("tammany"), 3, {}, ["a", "b", "c"], bytes(32), None, keeper.game.position()).dumps())
    first = keeper.game.movers()[0]
    keeper.play(first, keeper.game.legal(first)[0])
    async with party(sqlite) as some:
        ann = await some.guest("Ann")
        await ann.create(**ALONE, begin=from_record(0, clean))
        for position in (keeper.game.position(), keeper.game.position(None)):
            code, text = await refused(ann, from_record(0, clean | {"position": position}))
            assert (code, text) == ("refused", "header: something in this position is secret: no game can begin there")
