"""Who somebody is: a cookie and a name, on as many devices as they like, until they want to be forgotten."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import Connection, event

from fivepoints.record import loads, verify
from fivepoints.server import lists
from fivepoints.server.errors import NotFound
from fivepoints.server.people import People
from fivepoints.server.store import Store
from fivepoints.server.store.database import Address, writing
from server.guest import Chair, Guest, Refusal, some_move
from server.house import TestClock
from server.party import DAY, Party, hear_all, party, sync

pytestmark = pytest.mark.anyio

ME, OPEN, BOT, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}


async def other_device(p: Party, guest: Guest) -> Guest:
    """A browser elsewhere that follows the private link."""
    word = (await guest.ask("POST", "/api/me/link"))["word"]
    device = Guest(p.house.address, guest.name)
    p._stack.push_async_callback(device.http.aclose)
    device.person = (await device.ask("POST", "/api/me/adopt", {"word": word}))["person"]
    return device


async def test_a_first_visit_gets_a_signed_cookie_that_scripts_and_foreign_pages_do_not_have(database: str) -> None:
    async with party(database) as p, httpx.AsyncClient(base_url=p.house.address) as browser:
        answer = await browser.get("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie, "over plain http in the same network it must come back"
        assert answer.json() == {"person": None, "name": None, "away": None, "blocks": {}}
        named = (await browser.put("/api/me", json={"name": "Ann"})).json()
        assert named["name"] == "Ann"
        assert (await browser.get("/api/me")).json() == named


async def test_without_a_name_nothing_can_be_done_and_the_text_says_so(sqlite: str) -> None:
    async with party(sqlite) as p, httpx.AsyncClient(base_url=p.house.address) as browser:
        await browser.get("/api/me")
        for method, path, body in [
            ("POST", "/api/tables", {"game": "tammany", "players": 3, "seats": [ME] * 3}),
            ("GET", "/api/me/tables", None),
            ("POST", "/api/me/link", None),
            ("DELETE", "/api/me", None),
        ]:
            answer = await browser.request(method, path, json=body)
            assert (answer.status_code, answer.json()) == (401, {"code": "unknown", "text": "choose a name first", "message": "refused-no-name", "args": {}})


@pytest.mark.parametrize(("given", "kept"), [("  Boss   Tweed ", "Boss Tweed"), ("x", "x"), ("é" * 24, "é" * 24), (" " * 30 + "Ann", "Ann"), ("李", "李")])
async def test_a_name_is_trimmed(sqlite: str, given: str, kept: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        assert (await ann.ask("PUT", "/api/me", {"name": given}))["name"] == kept


@pytest.mark.parametrize("given", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb", "\u200b", "\u3164 \u2800", None, 7])
async def test_a_name_has_one_to_24_letters_that_can_be_read(sqlite: str, given: object) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        with pytest.raises(Refusal, match="invalid: name"):
            await ann.ask("PUT", "/api/me", {"name": given})
        assert (await ann.ask("GET", "/api/me"))["name"] == "Ann"


async def test_a_new_name_is_shown_where_the_game_has_not_begun_and_the_old_one_stays_where_it_has(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat)
        waiting = (await ann.create(players=3, seats=[OPEN, ME, OPEN]))["id"]
        chair = await p.chair(ann, waiting)
        before = len(chairs[1].messages)
        await ann.ask("PUT", "/api/me", {"name": "Anna"})
        await hear_all(chair, *chairs)
        assert [message["type"] for message in chairs[1].messages[before:]] == ["pong"]
        assert chair.info["seats"][1]["name"] == "Anna"
        assert chairs[1].info["seats"][0]["name"] == "Ann"
        names = {table["id"]: [seat["name"] for seat in table["seats"]] for table in await ann.ask("GET", "/api/me/tables")}
        assert names == {waiting: ["", "Anna", ""], chairs[0].table: ["Ann", "Bob", "Cat"]}


async def test_names_of_several_at_one_screen_stay_whatever_their_person_is_called_now(database: str) -> None:
    seats = [{"kind": "me", "name": "Granny"}, {"kind": "me", "name": "Tim"}, OPEN]
    clock = TestClock()
    async with party(database, clock) as p:
        ann = await p.guest("Ann")
        table = (await ann.create(players=3, seats=seats))["id"]
        await ann.ask("PUT", "/api/me", {"name": "Anna", "away": [clock.time + DAY, clock.time + 2 * DAY]})
        assert [seat["name"] for seat in (await ann.ask("GET", "/api/me/tables"))[0]["seats"]] == ["Granny", "Tim", ""]
    async with party(database, clock) as p:
        assert [seat["name"] for seat in (await (await p.guest("Bob")).ask("GET", f"/api/tables/{table}"))["seats"]] == ["Granny", "Tim", ""]


async def test_a_link_makes_another_device_the_same_person_and_both_stay_equal(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat)
        device = await other_device(p, ann)
        assert device.person == ann.person
        second = await p.chair(device, chairs[0].table)
        assert second.now == (await sync(chairs[0]))["now"]
        for _ in range(8):
            mover = {0: second, 1: chairs[1], 2: chairs[2]}[chairs[0].now["movers"][0]]
            await mover.play("end" if "end" in mover.now["legal"]["moves"] else mover.now["legal"]["moves"][0])
            await hear_all(*chairs, second)
            assert (second.now, second.log) == (chairs[0].now, chairs[0].log)


async def test_a_link_is_good_once_and_within_the_hour_and_a_newer_one_replaces_it(sqlite: str) -> None:
    clock = TestClock()
    async with party(sqlite, clock) as p:
        ann, bob = await p.guests("Ann", "Bob")
        words = [(await ann.ask("POST", "/api/me/link"))["word"] for _ in range(2)]
        with pytest.raises(Refusal, match="not-found"):
            await bob.ask("POST", "/api/me/adopt", {"word": words[0]})
        device = await p.guest("Somebody")
        await device.ask("POST", "/api/me/adopt", {"word": words[1]})
        assert (await device.ask("GET", "/api/me"))["person"] == ann.person
        with pytest.raises(Refusal, match="used already, or is too old"):
            await bob.ask("POST", "/api/me/adopt", {"word": words[1]})
        late = (await ann.ask("POST", "/api/me/link"))["word"]
        clock.time += 3601
        with pytest.raises(Refusal, match="used already, or is too old"):
            await bob.ask("POST", "/api/me/adopt", {"word": late})


class AtOnce:
    """A store without a writer's thread: what it is asked for it does here and now. Of two servers each has its own."""

    def __init__(self, url: str) -> None:
        self.engine = writing(Address.parse(url))

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        with self.engine.begin() as connection:
            return job(connection)


async def test_a_link_is_good_once_at_two_servers_too(postgresql: str) -> None:
    """Just before the second server strikes it out, the first has."""
    Store.open(postgresql).close()
    first, second = stores = [AtOnce(postgresql), AtOnce(postgresql)]
    word, _ = await People(cast(Store, first), b"key").make_link("ann", now=0.0)
    quicker: list[str] = []

    @event.listens_for(second.engine, "before_cursor_execute")
    def takes_it(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith("DELETE FROM passes"):
            with pytest.raises(StopIteration) as done:
                People(cast(Store, first), b"key").use_link(word, now=1.0).send(None)
            quicker.append(done.value.value)

    with pytest.raises(NotFound, match="used already"):
        await People(cast(Store, second), b"key").use_link(word, now=1.0)
    assert quicker == ["ann"]
    for store in stores:
        store.engine.dispose()


async def test_who_named_themselves_after_connecting_can_sit_down_talk_and_play_without_connecting_anew(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        table = (await ann.create(players=3, seats=[ME, OPEN, BOT], bot_pace=0.0))["id"]
        bob = Guest(p.house.address, "Bob")
        p._stack.push_async_callback(bob.http.aclose)
        await bob.http.get("/api/me")
        chair = await p.chair(bob, table)
        bob.person = (await bob.ask("PUT", "/api/me", {"name": "Bob"}))["person"]
        await bob.deed(table, "sit", seat=1)
        await chair.ask(type="say", text="hello")
        await ann.deed(table, "start")
        await hear_all(chair)
        assert chair.now["seat"] == 1


# Being forgotten


async def played(p: Party, ann: Guest, bob: Guest) -> Chair:
    """A finished game of two people; one has resigned on the way."""
    a, b = await p.table(ann, bob, players=3, seats=[ME, OPEN, RANDOM], bot_pace=0.0)
    await bob.deed(a.table, "resign", seat=1)
    luck = random.Random(1)
    while a.now["result"] is None:
        await a.until_owing()
        if a.now["result"] is None:
            await a.play(some_move(a.now, luck.randrange(10**6)))
    await b.close()
    return a


async def test_who_is_deleted_is_played_by_bots_and_their_finished_games_stay_without_their_name(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat = await p.guests("Ann", "Bobby", "Cat")
        over = await played(p, ann, bob)
        running = await p.table(ann, bob, cat, bot_pace=10.0)
        waiting = (await ann.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        await bob.deed(waiting, "sit", seat=1)
        own = (await bob.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        await cat.ask("POST", "/api/me/blocks", {"person": bob.person, "kind": "mute"})
        answer = await bob.http.request("DELETE", "/api/me")
        assert answer.status_code == 204
        assert "fivepoints" not in dict(bob.http.cookies)

        seat = (await ann.ask("GET", f"/api/tables/{running[0].table}"))["seats"][1]
        assert (seat["name"], seat["person"], seat["status"]) == ("Somebody", None, "resigned")
        assert (await ann.ask("GET", f"/api/tables/{waiting}"))["seats"][1]["kind"] == "open"
        assert (await ann.ask("GET", f"/api/tables/{own}"))["status"] == "aborted"
        assert (await cat.ask("GET", "/api/me"))["blocks"] == {}
        record = (await ann.http.get(f"/api/tables/{over.table}/record")).text
        assert "Bobby" not in record
        assert verify(loads(record)).finished
        assert bob.person not in str(await ann.ask("GET", "/api/me/finished"))
        back = await p.chair(ann, running[0].table)
        while back.now["movers"] != [1]:
            for guest in (ann, cat):
                chair = await p.chair(guest, running[0].table)
                if chair.now["owes"]:
                    moves = chair.now["legal"]["moves"]
                    await chair.play("end" if "end" in moves else moves[0])
            await hear_all(back)
        n = back.now["n"]
        await p.later(10)
        await hear_all(back)
        assert back.log[n]["seat"] == 1


async def test_who_is_deleted_is_nobody_on_their_other_devices_too(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        device = await other_device(p, ann)
        table = (await ann.create(players=3, seats=[ME] * 3, start=True))["id"]
        watched = (await (await p.guest("Bob")).create(players=3, seats=[ME] * 3, start=True))["id"]
        chair, spectator = await p.chair(device, table), await p.chair(device, watched)
        await ann.ask("DELETE", "/api/me")
        await chair.until(lambda m: m["type"] == "bye")
        await spectator.until(lambda m: m["type"] == "bye")
        with pytest.raises(Refusal, match="unknown: choose a name first"):
            await device.ask("GET", "/api/me/tables")


async def test_who_is_deleted_gets_up_from_every_table_however_many_there_are(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "AT_MOST", 2)
    async with party(sqlite) as p:
        ann, bob = await p.guests("Ann", "Bob")
        tables = [(await ann.create(players=3, seats=[ME, OPEN, BOT], bot_pace=10.0))["id"] for _ in range(4)]
        for k, table in enumerate(tables):
            await bob.deed(table, "sit", seat=1)
            if k % 2:
                await ann.deed(table, "start")
        assert len(await bob.ask("GET", "/api/me/tables")) == 4, "none at which somebody may wait for him is missing"
        await bob.ask("DELETE", "/api/me")
        seats = [(await ann.ask("GET", f"/api/tables/{table}"))["seats"][1] for table in tables]
        assert [(seat["kind"], seat["status"]) for seat in seats] == [("open", ""), ("person", "resigned")] * 2


async def test_a_seat_kept_for_who_is_deleted_is_free_and_nobodys(database: str) -> None:
    async with party(database) as p:
        ann, bob = await p.guests("Ann", "Bob")
        over = await played(p, ann, bob)
        again = (await ann.deed(over.table, "rematch"))["id"]
        await bob.ask("DELETE", "/api/me")
        seat = (await ann.ask("GET", f"/api/tables/{again}"))["seats"][1]
        assert (seat["kind"], seat["person"], seat["name"]) == ("open", None, "")
        await (await p.guest("Cat")).deed(again, "sit", seat=1)


async def test_an_owner_who_is_deleted_leaves_nobody_waiting_at_a_paused_table(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        table = (await ann.create(players=3, seats=[OPEN] * 3, pace={"kind": "turn"}))["id"]
        for guest in (bob, cat, dan):
            await guest.deed(table, "sit", seat=None)
        await ann.deed(table, "start")
        await ann.deed(table, "pause", paused=True)
        await ann.ask("DELETE", "/api/me")
        assert (await bob.ask("GET", f"/api/tables/{table}"))["owner"] == bob.person
        await bob.deed(table, "pause", paused=False)
