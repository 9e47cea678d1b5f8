"""What a client is told: everything when it connects, then numbered events; whoever missed something gets everything again."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from fivepoints.server import wire
from server.guest import Chair, Refusal
from server.house import QUICK
from server.party import bid_all, hear_all, look, most, party, phase, some_turn, sync

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}
LIVE = {"kind": "live", "base": 100.0, "increment": 10.0}
ENOUGH = 150  # times everything: more than all buffers on the way hold


# On connecting


async def test_on_connecting_a_seat_gets_its_view_its_legal_moves_what_it_owes_the_clocks_and_the_log(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        mover = chairs[chairs[0].now["movers"][0]]
        first = mover.messages[0]
        assert (first["seq"], first["type"], first["you"], first["own"]) == (1, "sync", mover.guest.person, [mover.now["seat"]])
        now = first["now"]
        assert (now["owes"], now["token"], now["n"]) == (True, len(first["log"]), len(first["log"]))
        assert now["view"]["phase"] == "turn"
        assert "campaign 1 1" in now["legal"]["moves"]
        assert now["clocks"] == [{"left": 100.0, "running": seat == now["seat"]} for seat in range(3)]
        assert [entry["n"] for entry in first["log"]] == list(range(1, now["n"] + 1))
        waiting = chairs[(now["seat"] + 1) % 3].messages[0]["now"]
        assert (waiting["owes"], waiting["legal"], waiting["occasion"]) == (False, None, "")


async def test_a_bid_is_asked_as_a_range_for_each_nation(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        for seat, chair in enumerate(chairs):
            again = await p.chair(chair.guest, chair.table)
            legal = again.messages[0]["now"]["legal"]
            assert legal["moves"] is None
            cubes, favors = again.now["view"]["wards"]["1"]["cubes"], again.now["view"]["seats"][seat]["favors"]
            assert legal["amounts"] == {nation: [0, favors[nation]] for nation in favors if cubes[nation] and favors[nation]}


async def test_every_legal_move_is_computed_here_and_no_other_is_taken(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        other = chairs[(mover.now["seat"] + 1) % 3]
        n = mover.now["n"]
        for chair, move, code in [(mover, "end", "illegal"), (mover, "bid none", "phase"), (mover, "campaign", "notation"), (other, "campaign 1 1", "seat")]:
            with pytest.raises(Refusal, match=f"^{code}: "):
                await chair.play(move)
        await hear_all(*chairs)
        assert mover.now["n"] == n


# Events


async def test_every_message_is_what_the_wire_says_and_they_are_numbered_without_gaps(sqlite: str) -> None:
    models = {model.model_fields["type"].annotation.__args__[0]: model for model in wire.TO_CLIENT}  # type: ignore[union-attr]
    async with party(sqlite) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"), pace=LIVE)
        await bid_all(chairs, most(chairs[0]))
        await chairs[0].ask(type="say", text="well", to=1)
        await hear_all(*chairs)
        for chair in chairs:
            assert [message["seq"] for message in chair.messages] == list(range(1, len(chair.messages) + 1))
            for text in chair.raw:
                models[json.loads(text)["type"]].model_validate_json(text)


async def test_after_every_event_a_client_knows_what_a_new_one_is_told(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        eve = await p.chair(await p.guest("Eve"), chairs[0].table)
        for chair in (chairs[1], chairs[0], chairs[2]):
            await chair.play(most(chair))
            await hear_all(*chairs, eve)
            for one in (*chairs, eve):
                new = await p.chair(one.guest, one.table)
                assert (new.now, new.log) == (one.now, one.log)
                await new.close()
            await hear_all(*chairs, eve)


async def test_everything_is_sent_anew_on_demand(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        before = (chairs[0].now, chairs[0].log, chairs[0].info)
        message = await sync(chairs[0])
        assert (message["now"], message["log"], message["table"]) == before


async def test_a_client_that_stops_reading_gets_everything_later_and_holds_up_nobody(sqlite: str) -> None:
    """It asks for everything again and again, at a table where much was said, and takes in none of it until later."""
    async with party(sqlite, settings=replace(QUICK, outbox=3, talk=(10_000.0, 10_000))) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        for _ in range(100):
            await mover.ask(type="say", text="x" * 500)
        async with deaf(mover) as slow:
            for _ in range(ENOUGH):
                await slow.send('{"type": "sync"}')
            for _ in range(10):
                await mover.play(some_turn(mover.now))
                await mover.ask(type="undo", seat=mover.now["seat"], token=mover.now["token"])
            heard: list[dict[str, Any]] = []
            while not heard or (heard[-1].get("now") or {"n": 0})["n"] < mover.now["n"]:
                heard.append(json.loads(await slow.recv()))
        gaps = [after for before, after in pairwise(heard) if after["seq"] != before["seq"] + 1]
        assert gaps
        assert all(message["type"] == "sync" for message in gaps)
        assert heard[-1]["now"]["view"] == mover.now["view"]


@asynccontextmanager
async def deaf(chair: Chair) -> AsyncIterator[ClientConnection]:
    """A connection of the same person that takes in no more than one message until it is asked for."""
    url, cookie = chair.guest.address.replace("http", "ws") + f"/api/tables/{chair.table}/socket", {"Cookie": chair.guest.cookie}
    async with connect(url, additional_headers=cookie, compression=None, max_size=2**22, max_queue=1, ping_interval=None, proxy=None) as slow:
        yield slow


async def test_two_devices_of_one_person_stay_equal_also_in_what_is_theirs_alone(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        second = await p.chair(chairs[0].guest, chairs[0].table)
        await chairs[0].ask(type="stand", seat=0, occasion="4 bid 2", move="bid none")
        await chairs[0].play("bid none")
        await hear_all(second)
        assert second.now["standing"] == {"4 bid 2": "bid none"}
        first = second.now["receipt"]
        await second.play(most(second))
        await hear_all(chairs[0])
        assert chairs[0].now["receipt"] == second.now["receipt"] != first
        assert chairs[0].now == second.now


async def test_each_device_looks_from_the_seat_it_wants(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[ME] * 3)
        second = await p.chair(chair.guest, chair.table)
        await look(chair, 1)
        await look(second, 2)
        await look(second, None)
        await hear_all(chair, second)
        assert (chair.now["seat"], second.now["seat"]) == (1, None)


# Watching


async def test_a_watcher_sees_what_a_spectator_may_and_does_nothing(database: str) -> None:
    async with party(database) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        eve = await p.chair(await p.guest("Eve"), chairs[0].table)
        game = p.house.hall.tables[eve.table].sitting.keeper.game  # type: ignore[union-attr]
        assert eve.now["view"] == json.loads(json.dumps(game.view(None)))
        assert (eve.now["seat"], eve.now["legal"], eve.now["owes"], eve.now["occasions"]) == (None, None, False, [])
        bid = most(chairs[0])
        await chairs[0].play(bid)
        await hear_all(eve)
        assert eve.now["closed"] == [0]
        assert bid not in "".join(eve.raw)
        for message in (
            {"type": "play", "seat": 1, "token": eve.now["token"], "move": "bid none"},
            {"type": "undo", "seat": 1, "token": eve.now["token"]},
            {"type": "stand", "seat": 1, "occasion": "4 bid 1", "move": "bid none"},
            {"type": "look", "seat": 1},
        ):
            with pytest.raises(Refusal, match="forbidden: this is not your seat"):
                await eve.ask(**message)
        await bid_all(chairs[1:])
        await hear_all(eve)
        assert next(entry["text"] for entry in eve.log if entry["seal"]) == bid
        assert all(entry["salt"] for entry in eve.log if entry["seal"]), "everybody can check that no choice was changed"


async def test_somebody_without_a_name_may_watch_and_is_told_to_choose_one_when_they_talk(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        url = chairs[0].guest.address.replace("http", "ws") + f"/api/tables/{chairs[0].table}/socket"
        async with connect(url, compression=None, proxy=None) as stranger:
            first = json.loads(await stranger.recv())
            assert (first["type"], first["you"], first["own"]) == ("sync", None, [])
            await stranger.send(json.dumps({"type": "say", "text": "hello", "id": "1"}))
            answer = json.loads(await stranger.recv())
            assert (answer["type"], answer["id"], answer["text"]) == ("refused", "1", "choose a name first")


# Tokens


async def test_the_same_token_and_move_get_the_first_answer_again_and_another_move_is_stale(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        token, move = mover.now["token"], some_turn(mover.now)
        other = next(text for text in mover.now["legal"]["moves"] if text != move)
        first = await mover.play(move)
        assert (await mover.play(move, token=token))["n"] == first["n"] == token + 1
        with pytest.raises(Refusal, match="stale: the game has moved on"):
            await mover.play(other, token=token)
        n = mover.now["n"]
        undone = await mover.ask(type="undo", seat=mover.now["seat"], token=mover.now["token"])
        assert undone["n"] == n + 1
        with pytest.raises(Refusal, match="stale"):
            await mover.play(move, token=n)
        await hear_all(mover)
        assert mover.now["n"] == n + 1


async def test_a_move_is_taken_back_within_the_turn_and_never_across_its_end_or_a_draw_or_a_reveal(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        assert not mover.now["undo"]
        await mover.play(some_turn(mover.now))
        assert mover.now["undo"]
        await mover.play("end")
        await hear_all(*chairs)
        for chair in chairs:
            assert not chair.now["undo"]
            with pytest.raises(Refusal, match="there is no move to take back"):
                await chair.ask(type="undo", seat=chair.now["seat"], token=chair.now["token"])
        while phase(chairs[0]) != "bid":
            chair = chairs[chairs[0].now["movers"][0]]
            await chair.play(some_turn(chair.now))
            await hear_all(*chairs)
        await bid_all(chairs, most(chairs[0]))
        for chair in chairs:
            assert not chair.now["undo"]
            with pytest.raises(Refusal, match="there is no move to take back"):
                await chair.ask(type="undo", seat=chair.now["seat"], token=chair.now["token"])


async def test_a_receipt_is_the_commitment_that_is_opened_later_and_the_same_choice_sent_again_has_the_same(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        a = chairs[0]
        bid, token, salt = most(a), a.now["token"], "5a" * 16
        first = await a.play(bid, salt=salt)
        assert first["receipt"] == a.now["receipt"]
        assert (await a.play(bid, salt=salt))["receipt"] == first["receipt"]
        await bid_all(chairs[1:])
        assert (await a.play(bid, token=token, salt=salt))["receipt"] == first["receipt"]
        with pytest.raises(Refusal, match="stale"):
            await a.play("bid none", token=token)
        opened = next(entry for entry in a.log if entry["seal"])
        assert (opened["seal"], opened["salt"], opened["text"]) == (first["receipt"], salt, bid)
