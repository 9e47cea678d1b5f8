"""Looking again: a game that is over from every seat's eyes, as it was seen from there; one that runs only from one's own; a record file once it is checked."""
from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from kept import go_on, keep, rows
from server.guest import Chair, Guest, Refusal, some_move
from server.party import bid_all, hear_all, most, party

pytestmark = pytest.mark.anyio

Data = dict[str, Any]
SEEN = ("n", "seat", "view", "movers", "owes", "result")
TOLD = ("n", "seat", "text", "at", "news", "seal")
LONGEST = 2_000


@cache
def whole() -> str:
    """The record of a whole game of three, with moves taken back."""
    return go_on(keep(), seed=1, undo=True).dumps()


def last_term() -> int:
    """The entry of that game with which the last term has begun."""
    return [row["n"] for row in rows(whole())["entries"] if row.get("move", "").startswith("appoint")][-1]


async def look(guest: Guest, table: str, eyes: int | None) -> Data:
    found: Data = await guest.ask("GET", f"/api/tables/{table}/replay" + ("" if eyes is None else f"?eyes={eyes}"))
    return found


async def open_record(guest: Guest, record: Data, **more: Any) -> Data:
    found: Data = await guest.ask("POST", "/api/replays", {"record": record if isinstance(record, str) else json.dumps(record)} | more)
    return found


async def play_out(chairs: list[Chair], luck: random.Random) -> None:
    """Everybody plays, and sometimes takes a move back, until the game is over."""
    while movers := chairs[0].now["movers"]:
        chair = chairs[movers[0]]
        if chair.now["undo"] and luck.random() < 0.1:
            await chair.ask(type="undo", seat=chair.now["seat"], token=chair.now["token"])
        else:
            await chair.play(some_move(chair.now, luck.randrange(10**6)))
        await hear_all(*chairs)


def nows(chair: Chair) -> list[Data]:
    """What was told of the table while no sealed choice waited for others."""
    told = [message["now"] for message in chair.messages if message["type"] in ("sync", "update") and message["now"]]
    return [now for now in told if not now["closed"]]


async def test_a_game_that_is_over_is_seen_again_from_each_seat_as_it_was_seen_then(sqlite: str) -> None:
    async with party(sqlite) as some:
        guests = await some.guests("Ann", "Bob", "Cid")
        chairs = await some.table(*guests, begin={"record": json.dumps(rows(whole())), "n": last_term()})
        table = chairs[0].table
        watcher = await some.chair(await some.guest("Dan"), table)
        await play_out([*chairs, watcher], random.Random(7))
        for eyes, chair in [*enumerate(chairs), (None, watcher)]:
            found = await look(watcher.guest, table, eyes)
            assert (found["eyes"], found["all_eyes"], found["table"]["status"]) == (eyes, True, "over")
            assert len(found["moments"]) == len(found["log"]) + 1
            assert len({now["n"] for now in nows(chair)}) > 50
            for now in nows(chair):
                moment = found["moments"][now["n"]]
                assert {key: moment[key] for key in SEEN} == {key: now[key] for key in SEEN}
            assert [[entry[key] for key in TOLD] for entry in found["log"]] == [[entry[key] for key in TOLD] for entry in chair.log]


async def test_within_a_sealed_round_eyes_see_their_own_choice_and_who_has_closed(sqlite: str) -> None:
    async with party(sqlite) as some:
        (ann,) = await some.guests("Ann")
        moments = [(await open_record(ann, rows(whole()), eyes=eyes))["moments"] for eyes in (None, 0, 1, 2)]
        halves = [n for n, moment in enumerate(moments[0]) if moment["closed"]]
        assert halves
        for n in halves:
            nobody, *seats = (found[n]["view"]["election"] for found in moments)
            closed = moments[0][n]["closed"]
            assert nobody["bid"] is None
            assert [seat for seat, election in enumerate(seats) if election["bid"] is not None] == closed == nobody["closed"]


async def test_a_game_that_runs_is_seen_from_ones_own_seat_or_none_and_a_closed_fist_changes_nothing(sqlite: str) -> None:
    async with party(sqlite) as some:
        guests = await some.guests("Ann", "Bob", "Cid")
        dan = await some.guest("Dan")
        chairs = await some.election(*guests)
        table = chairs[0].table
        asked: list[tuple[Guest, int | None]] = [(guests[0], 0), (guests[1], 1), (guests[1], None), (dan, None)]
        before = [await look(guest, table, eyes) for guest, eyes in asked]
        assert [(found["eyes"], found["all_eyes"]) for found in before] == [(eyes, False) for _, eyes in asked]
        await chairs[0].play(most(chairs[0]))
        after = [await look(guest, table, eyes) for guest, eyes in asked]
        assert [found["moments"] for found in after] == [found["moments"] for found in before]
        assert [found["log"] for found in after] == [found["log"] for found in before]
        for guest, eyes in [(guests[0], 1), (guests[1], 0), (dan, 0), (dan, 2)]:
            with pytest.raises(Refusal, match="forbidden: a game that runs is looked at from one's own seat, or from none"):
                await look(guest, table, eyes)
        await bid_all(chairs)
        opened = await look(dan, table, None)
        assert len(opened["log"]) == len(before[0]["log"]) + len(guests)


async def test_a_table_that_is_not_shown_or_not_begun_has_no_replay(sqlite: str) -> None:
    async with party(sqlite) as some:
        ann, bob = await some.guests("Ann", "Bob")
        waiting = (await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
        hidden = (await ann.create(players=3, seats=[{"kind": "me"}] * 3, watchers=False, start=True))["id"]
        with pytest.raises(Refusal, match="not-found: the game has not begun"):
            await look(ann, waiting, None)
        with pytest.raises(Refusal, match="forbidden"):
            await look(bob, hidden, None)
        assert (await look(ann, hidden, 2))["eyes"] == 2  # all three are Ann's
        with pytest.raises(Refusal, match="invalid"):
            await look(ann, hidden, 6)


async def test_a_record_is_shown_like_a_table_and_nothing_of_it_is_kept(sqlite: str) -> None:
    async with party(sqlite) as some:
        (ann,) = await some.guests("Ann")
        record = rows(whole())
        before = await ann.ask("GET", "/health")
        for eyes in (None, 2):
            found = await open_record(ann, record, eyes=eyes)
            assert (found["eyes"], found["all_eyes"]) == (eyes, True)
            assert [entry["text"] for entry in found["log"]] == [row.get("move", row.get("draw")) for row in record["entries"]]
            assert [moment["n"] for moment in found["moments"]] == list(range(len(record["entries"]) + 1))
            assert found["moments"][-1]["result"] == found["table"]["result"] == record["result"]
            assert [seat["name"] for seat in found["table"]["seats"]] == record["seats"]
        assert (await ann.ask("GET", "/health"))["tables"] == before["tables"]
        with pytest.raises(Refusal, match="seat: there is no seat 4"):
            await open_record(ann, record, eyes=4)


async def test_a_record_is_shown_in_the_colours_its_table_had(sqlite: str) -> None:
    async with party(sqlite) as some:
        (ann,) = await some.guests("Ann")
        seats = [{"kind": "me", "colour": 4}, {"kind": "me"}, {"kind": "me", "colour": 0}]
        table = await ann.create(players=3, seats=seats, start=True, begin={"record": whole(), "n": len(rows(whole())["entries"]) - 1})
        colours = [seat["colour"] for seat in table["seats"]]
        assert colours[0::2] == [4, 0]
        for over in (False, True):
            if over:
                await play_out([await some.chair(ann, table["id"])] * 3, random.Random(7))
            record = await ann.ask("GET", f"/api/tables/{table['id']}/record")
            assert record["colours"] == colours
            assert [seat["colour"] for seat in (await open_record(ann, record))["table"]["seats"]] == colours
        of_before = {key: value for key, value in record.items() if key != "colours"}
        assert [seat["colour"] for seat in (await open_record(ann, of_before))["table"]["seats"]] == [0, 1, 2]


def broken(**change: Any) -> Data:
    return rows(whole()) | change


def with_entry(**change: Any) -> Data:
    record = rows(whole())
    record["entries"][40] |= change
    return record


WRONG: dict[str, tuple[Callable[[], Data], str]] = {
    "another position": (lambda: with_entry(digest="0" * 32), "entry 41 .*: the position after it is another one than the record says"),
    "another result": (lambda: broken(result={"scores": [9, 9, 9], "ranks": [1, 1, 1], "shares": [0.5, 0.5, 0.0]}), "result: the record says"),
    "another secret": (lambda: broken(secret="0" * 64), "header: the secret does not fit the commitment"),
    "a game nobody knows here": (lambda: broken(game="chess"), "there is no game 'chess'"),
    "a format of later days": (lambda: broken(format="fivepoints-record 9"), "format"),
    "a name without end": (lambda: broken(seats=["W" * 5000, "b", "c"]), "a name that is longer"),
    "half a sign for a name": (lambda: broken(seats=["\ud800", "b", "c"]), "a name that can't be printed"),
    "one colour for two": (lambda: broken(colours=[1, 2, 1]), "'colours' are whole numbers from 0 to 5, each for one seat only"),
    "too few colours": (lambda: broken(colours=[1, 2]), "header: 3 players, but 2 colours"),
    "a key twice": (lambda: json.dumps(rows(whole())).replace('"players": 3', '"players": 4, "players": 3', 1), "'players' stands twice"),
    "something else": (lambda: {"hello": "world"}, "not a fivepoints record"),
}


@pytest.mark.parametrize("what", WRONG)
async def test_a_record_that_is_not_right_is_refused_in_words(sqlite: str, what: str) -> None:
    record, words = WRONG[what]
    async with party(sqlite) as some:
        (ann,) = await some.guests("Ann")
        with pytest.raises(Refusal, match=f"refused: .*{words}"):
            await open_record(ann, record())


async def test_a_record_that_is_too_long_or_too_large_is_refused_before_it_is_played(sqlite: str) -> None:
    async with party(sqlite) as some:
        (ann,) = await some.guests("Ann")
        draw = rows(whole())["entries"][0]
        endless = [draw | {"n": n} for n in range(1, LONGEST + 2)]
        with pytest.raises(Refusal, match=f"a game of more than {LONGEST} entries is too long"):
            await open_record(ann, broken(entries=endless))
        heavy = broken(note="x" * some.house.hall.settings.record_bytes)
        answer = await ann.http.post("/api/replays", content=json.dumps({"record": json.dumps(heavy)}), headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
