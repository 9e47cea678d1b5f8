"""A seat acts only with its identity, a page only if it is ours, and nobody gets more than their share. Whatever is refused has changed nothing."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from fivepoints.server.guard import HEADERS
from fivepoints.server.limits import Settings
from fivepoints.server.people import COOKIE, LINK_SECONDS
from fivepoints.server.store import schema
from server.guest import Chair, Guest, Refusal, some_move
from server.house import QUICK, House, Process, TestClock, serving

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Bob", "Cid")
GUESSED = "0123456789abcdef0123"
DEEDS: dict[str, Any] = {
    "sit": {}, "leave": {"seat": 0}, "start": None, "abort": None, "resign": {"seat": 0}, "replace": {"seat": 0, "kind": "bot"}, "stand-in": {"seat": 0},
    "come-back": {"seat": 0}, "pause": {"paused": True}, "rematch": None,
}  # fmt: skip


@dataclass
class Company:
    """Three people at a table, and one who is not."""

    house: House
    table: str
    ann: Guest  # owns the table, sits in seat 0
    bob: Guest
    cid: Guest
    dan: Guest  # a stranger

    async def stored(self) -> dict[str, Any]:
        return await stored(self.house)

    async def refuses(self, guest: Guest, deed: str, body: Any = None, status: int = 403) -> str:
        """A deed at the table is refused with this status and changes nothing; the code."""
        return await refuses(self.house, guest, "POST", f"/api/tables/{self.table}/{deed}", body, status)


async def stored(house: House) -> dict[str, Any]:
    """Every row there is, but for those the server writes of itself."""

    def job(conn: Connection) -> dict[str, Any]:
        kept = [table for table in schema.metadata.sorted_tables if table.name not in ("settings", "downtimes", "nodes", "leases")]
        return {table.name: [tuple(row) for row in conn.execute(select(table).order_by(*table.primary_key))] for table in kept}

    return await house.hall.store.read(job)


async def refuses(house: House, guest: Guest, method: str, path: str, body: Any = None, status: int = 403, **more: Any) -> str:
    before = await stored(house)
    answer = await guest.http.request(method, path, json=body, **more)
    assert answer.status_code == status, (method, path, answer.status_code, answer.text)
    assert await stored(house) == before
    problem: dict[str, Any] = answer.json()
    assert {"code", "text"} <= set(problem) <= {"code", "text", "message", "args"}
    assert problem["text"]
    return str(problem["code"])


async def refuses_message(company: Company, chair: Chair, **message: Any) -> str:
    """The code with which a message over the socket is refused; it changes nothing."""
    before = await company.stored()
    with pytest.raises(Refusal) as refusal:
        await chair.ask(**message)
    assert await company.stored() == before
    assert refusal.value.text
    return refusal.value.code


@asynccontextmanager
async def company(url: str, settings: Settings = QUICK, start: bool = True, hall: dict[str, Any] | None = None, **wish: Any) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(serving(url, settings, **(hall or {})))
        ann, bob, cid, dan = [await stack.enter_async_context(Guest(house.address, name)) for name in (*NAMES, "Dan")]
        table = (await ann.create(**{"players": 3, "seats": [{"kind": "me"}, {}, {}]} | wish))["id"]
        await bob.deed(table, "sit", seat=1)
        await cid.deed(table, "sit", seat=2)
        if start:
            await ann.deed(table, "start")
        yield Company(house, table, ann, bob, cid, dan)


def another(house: House, **more: Any) -> httpx.AsyncClient:
    """A browser of somebody nobody knows."""
    return httpx.AsyncClient(base_url=house.address, timeout=30, **more)


def socket_address(house: House, table: str) -> str:
    return house.address.replace("http://", "ws://") + f"/api/tables/{table}/socket"


async def farewell(house: House, table: str, **headers: str) -> tuple[dict[str, Any], int]:
    """What a connection that is refused is told, and the code it is closed with."""
    async with connect(socket_address(house, table), additional_headers=headers, proxy=None, max_size=2**22) as socket:
        told = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 30)
        assert closed.value.rcvd
        return told, closed.value.rcvd.code


# Seats


async def test_nobody_acts_for_anothers_seat(database: str) -> None:
    async with company(database) as c:
        chairs = {guest.name: await guest.connect(c.table) for guest in (c.ann, c.bob, c.cid, c.dan)}
        mover = chairs["Ann"].now["movers"][0]
        actor = [c.ann, c.bob, c.cid][mover]
        now = chairs[actor.name].now
        token, move = now["token"], some_move(now, 5)
        for guest in (c.ann, c.bob, c.cid, c.dan):
            if guest is actor:
                continue
            chair = chairs[guest.name]
            assert await refuses_message(c, chair, type="play", seat=mover, token=token, move=move) == "forbidden"
            assert await refuses_message(c, chair, type="undo", seat=mover, token=token) == "forbidden"
            assert await refuses_message(c, chair, type="stand", seat=mover, occasion="1 ward 1", move="bid none") == "forbidden"
            assert await refuses_message(c, chair, type="look", seat=mover) == "forbidden"
            assert await c.refuses(guest, "leave", {"seat": mover}) == "forbidden"
            assert await c.refuses(guest, "resign", {"seat": mover}) == "forbidden"
            assert await c.refuses(guest, "come-back", {"seat": mover}) == "forbidden"
        await chairs[actor.name].play(move)  # the seat itself may
        for chair in chairs.values():
            await chair.close()


async def test_a_move_of_another_is_not_taken_back(sqlite: str) -> None:
    async with company(sqlite) as c:
        chairs = [await guest.connect(c.table) for guest in (c.ann, c.bob, c.cid)]
        mover = chairs[0].now["movers"][0]
        chair = chairs[mover]
        await chair.play(next(move for move in chair.now["legal"]["moves"] if move != "end"))
        await chair.until(lambda m: m["type"] == "update") if chair.now["n"] == chair.now["token"] - 1 else None
        assert chair.now["undo"]
        for other, another in enumerate(chairs):
            if other != mover:
                token = chair.now["token"]
                assert await refuses_message(c, another, type="undo", seat=mover, token=token) == "forbidden"
                assert await refuses_message(c, another, type="undo", seat=other, token=token) in ("seat", "phase")
        await chair.ask(type="undo", seat=mover, token=chair.now["token"])
        for each in chairs:
            await each.close()


async def test_who_watches_does_nothing_but_watch_and_talk(sqlite: str) -> None:
    async with company(sqlite) as c:
        chair = await c.dan.connect(c.table)
        assert (chair.now["seat"], chair.now["legal"], chair.now["owes"]) == (None, None, False)
        for seat in range(3):
            assert await refuses_message(c, chair, type="look", seat=seat) == "forbidden"
        assert await refuses_message(c, chair, type="say", text="psst", to=1) == "refused"  # whispers are between those who sit there
        for deed, body in DEEDS.items():
            status = 409 if deed == "sit" else 403
            if deed != "rematch":
                await c.refuses(c.dan, deed, body, status)
        assert await c.refuses(c.dan, "rematch") == "forbidden"
        await chair.ask(type="say", text="what a game")
        await chair.close()


@pytest.mark.parametrize("cookie", [True, False], ids=["unnamed", "without a cookie"])
async def test_somebody_without_a_name_may_look_but_not_touch(sqlite: str, cookie: bool) -> None:
    async with company(sqlite) as c:
        nobody = Guest(c.house.address, "")
        if cookie:
            await nobody.http.get("/api/me")
        chair = await nobody.connect(c.table)
        token = chair.now["token"]
        for message in (
            {"type": "play", "seat": 0, "token": token, "move": "end"},
            {"type": "undo", "seat": 0, "token": token},
            {"type": "stand", "seat": 0, "occasion": "1 ward 1", "move": None},
            {"type": "say", "text": "hello"},
            {"type": "look", "seat": 0},
        ):
            assert await refuses_message(c, chair, **message) == ("forbidden" if message["type"] == "look" else "unknown")
        for deed, body in DEEDS.items():
            assert await c.refuses(nobody, deed, body, 401) == "unknown"
        new = {"game": "tammany", "players": 3, "seats": [{"kind": "me"}] * 3}
        assert await refuses(c.house, nobody, "POST", "/api/tables", new, 401) == "unknown"
        for method, path in (("POST", "/api/me/link"), ("GET", "/api/me/tables"), ("GET", "/api/me/finished"), ("DELETE", "/api/me")):
            assert await refuses(c.house, nobody, method, path, None, 401) == "unknown"
        assert await refuses(c.house, nobody, "POST", "/api/me/blocks", {"person": c.ann.person, "kind": "mute"}, 401) == "unknown"
        await chair.close()
        await nobody.http.aclose()


async def test_the_owner_of_a_table_does_not_play_its_seats(sqlite: str) -> None:
    async with company(sqlite, players=4, seats=[{"kind": "bot"}, {}, {}, {}], start=False) as c:
        await c.dan.deed(c.table, "sit", seat=3)
        await c.ann.deed(c.table, "start")
        chair = await c.ann.connect(c.table)
        assert chair.now["seat"] is None
        for seat in range(4):
            message = {"type": "play", "seat": seat, "token": chair.now["token"], "move": "end"}
            assert await refuses_message(c, chair, **message) == "forbidden"
            assert await refuses_message(c, chair, type="look", seat=seat) == "forbidden"
            assert await refuses_message(c, chair, type="stand", seat=seat, occasion="1 ward 1", move="bid none") == "forbidden"
            assert await c.refuses(c.ann, "resign", {"seat": seat}) == "forbidden"
        await chair.close()


async def test_whoever_was_removed_is_a_spectator_from_then_on(sqlite: str) -> None:
    async with company(sqlite) as c:
        chair = await c.bob.connect(c.table)
        assert chair.now["seat"] == 1
        assert await c.refuses(c.ann, "replace", {"seat": 1, "kind": "open"}, 409) == "refused"  # they are here
        await c.bob.deed(c.table, "leave", seat=1)
        await c.ann.deed(c.table, "replace", seat=1, kind="open")
        synced = await chair.until(lambda m: m["type"] == "sync")
        assert (synced["own"], synced["now"]["seat"], synced["now"]["legal"]) == ([], None, None)
        await c.dan.deed(c.table, "sit", seat=1)
        for message in (
            {"type": "play", "seat": 1, "token": chair.now["token"], "move": "end"},
            {"type": "stand", "seat": 1, "occasion": "1 ward 1", "move": None},
            {"type": "look", "seat": 1},
        ):
            assert await refuses_message(c, chair, **message) == "forbidden"
        for deed in ("come-back", "leave", "resign"):
            assert await c.refuses(c.bob, deed, {"seat": 1}) == "forbidden"
        assert await c.refuses(c.bob, "stand-in", {"seat": 2}) == "forbidden"
        await chair.close()


async def test_whoever_was_removed_from_a_table_without_watchers_is_shown_the_door(sqlite: str) -> None:
    async with company(sqlite, watchers=False) as c:
        chair = await c.bob.connect(c.table)
        await c.bob.deed(c.table, "leave", seat=1)
        await c.ann.deed(c.table, "replace", seat=1, kind="bot")
        await chair.until(lambda m: m["type"] == "bye")
        with pytest.raises(ConnectionClosed):
            await chair.hear()
        told, code = await farewell(c.house, c.table, Cookie=c.bob.cookie)
        assert (told["code"], code) == ("forbidden", 4403)


async def test_a_table_without_watchers_is_shown_to_nobody_else(sqlite: str) -> None:
    async with company(sqlite, watchers=False, listed=True) as c:
        for path in ("", "/record"):
            assert await refuses(c.house, c.dan, "GET", f"/api/tables/{c.table}{path}") == "forbidden"
        for deed, body in DEEDS.items():
            assert await c.refuses(c.dan, deed, body) == "forbidden"
        for cookie in (c.dan.cookie, ""):
            told, code = await farewell(c.house, c.table, Cookie=cookie)
            assert (told["type"], told["code"], code) == ("refused", "forbidden", 4403)
        assert await c.dan.ask("GET", "/api/tables") == []
        for guest in (c.ann, c.bob, c.cid):
            await guest.ask("GET", f"/api/tables/{c.table}")


async def test_what_only_the_owner_may_do(sqlite: str) -> None:
    async with company(sqlite, start=False, pace={"kind": "turn"}) as c:
        for guest in (c.bob, c.dan):
            assert await c.refuses(guest, "start") == "forbidden"
            assert await c.refuses(guest, "abort") == "forbidden"
            for kind in ("open", "bot"):
                assert await c.refuses(guest, "replace", {"seat": 2, "kind": kind}) == "forbidden"
        await c.ann.deed(c.table, "start")
        for guest in (c.bob, c.dan):
            assert await c.refuses(guest, "pause", {"paused": True}) == "forbidden"
            assert await c.refuses(guest, "replace", {"seat": 0, "kind": "bot"}) == "forbidden"
            assert await c.refuses(guest, "abort") == "forbidden"
        await c.ann.deed(c.table, "pause", paused=True)
        assert await c.refuses(c.bob, "pause", {"paused": False}) == "forbidden"


async def test_an_owner_who_leaves_hands_the_table_on_so_that_it_does_not_stay_paused(sqlite: str) -> None:
    async with company(sqlite, pace={"kind": "turn"}) as c:
        await c.ann.deed(c.table, "pause", paused=True)
        await c.ann.deed(c.table, "leave", seat=0)
        assert await c.refuses(c.ann, "pause", {"paused": False}) == "forbidden"
        await c.bob.deed(c.table, "pause", paused=False)


async def test_who_plays_sits_down_nowhere_else_in_a_running_game(sqlite: str) -> None:
    """The owner could free seat after seat and read what each alone may know."""
    async with company(sqlite) as c:
        await c.bob.deed(c.table, "leave", seat=1)
        await c.ann.deed(c.table, "replace", seat=1, kind="open")
        for guest in (c.ann, c.cid):
            assert await c.refuses(guest, "sit", {"seat": 1}, 409) == "refused"
        await c.dan.deed(c.table, "sit", seat=1)


async def test_a_seat_that_is_there_and_has_not_left_gets_no_bot(sqlite: str) -> None:
    async with company(sqlite) as c:
        assert await c.refuses(c.ann, "stand-in", {"seat": 1}, 409) == "refused"
        assert await c.refuses(c.ann, "stand-in", {"seat": 5}, 409) == "refused"
        await c.bob.deed(c.table, "leave", seat=1)
        assert await c.refuses(c.bob, "stand-in", {"seat": 1}) == "forbidden"
        assert await c.refuses(c.dan, "stand-in", {"seat": 1}) == "forbidden"
        await c.ann.deed(c.table, "stand-in", seat=1)


async def test_a_seat_that_a_bot_plays_takes_nothing_back_until_its_person_is_back(sqlite: str) -> None:
    async with company(sqlite, bot_pace=10.0) as c:
        chairs = [await guest.connect(c.table) for guest in (c.ann, c.bob, c.cid)]
        mover = chairs[0].now["movers"][0]
        chair, actor, other = chairs[mover], [c.ann, c.bob, c.cid][mover], [c.ann, c.bob, c.cid][mover - 1]
        await chair.play(next(move for move in chair.now["legal"]["moves"] if move != "end"))
        await actor.deed(c.table, "leave", seat=mover)
        await other.deed(c.table, "stand-in", seat=mover)
        await chair.ask(type="ping")
        token = chair.now["token"]
        assert await refuses_message(c, chair, type="undo", seat=mover, token=token) == "refused"
        assert await refuses_message(c, chair, type="play", seat=mover, token=token, move="end") == "refused"
        await actor.deed(c.table, "come-back", seat=mover)
        await chair.ask(type="undo", seat=mover, token=token)
        for each in chairs:
            await each.close()


# Talk


async def test_a_whisper_goes_to_another_person_at_the_table(sqlite: str) -> None:
    async with company(sqlite, players=5, seats=[{"kind": "me"}, {}, {}, {"kind": "bot"}, {"kind": "me"}]) as c:
        chair = await c.ann.connect(c.table)
        for seat in (0, 3, 4, 5):  # herself, a bot, herself in her other seat, nobody
            assert await refuses_message(c, chair, type="say", text="psst", to=seat) == "refused"
        await chair.ask(type="say", text="psst", to=1)
        await chair.close()


@pytest.mark.parametrize("how", ["replaced", "lots"])
async def test_a_whisper_is_for_the_person_not_for_whoever_sits_there_later(database: str, how: str) -> None:
    async with company(database, start=False, lots=how == "lots") as c:
        chair = await c.ann.connect(c.table)
        for seat in (1, 2):
            await chair.ask(type="say", text=f"for {NAMES[seat]} alone", to=seat)
        if how == "replaced":
            await c.ann.deed(c.table, "replace", seat=1, kind="open")
            await c.dan.deed(c.table, "sit", seat=1)
        else:
            await c.ann.deed(c.table, "start")
        for _ in range(2):  # from memory, then from the store
            for guest in (c.bob, c.cid, c.dan):
                other = await guest.connect(c.table)
                assert [line["text"] for line in other.talk] == [f"for {guest.name} alone"] * (guest is not c.dan)
                await other.close()
            await chair.close()
            c.house.hall.forget(c.house.hall.tables[c.table])
            chair = await c.ann.connect(c.table)
        assert len(chair.talk) == 2
        await chair.close()


# Pages and cookies


def origins(address: str) -> dict[str, str]:
    host = address.removeprefix("http://")
    port = int(host.rpartition(":")[2])
    return {
        "another host": "http://evil.example", "another host, our port": f"http://evil.example:{port}", "another port": f"http://127.0.0.1:{port ^ 1}",
        "no port": "http://127.0.0.1", "another name of this machine": f"http://localhost:{port}", "null": "null", "empty": "",
        "a longer name": f"{address}.evil.example",
        "our name before theirs": f"http://{host}@evil.example", "a file": "file://", "no address": "http://", "nonsense": "http://[", "another kind": f"ftp://{host}",
        "another case of another host": "HTTP://EVIL.EXAMPLE", "a port that is none": "http://127.0.0.1:99999999", "https, no port": "https://127.0.0.1",
    }  # fmt: skip


async def test_a_foreign_page_gets_nothing_done(sqlite: str) -> None:
    async with company(sqlite) as c:
        body = {"name": "Eve"}
        for kind, origin in origins(c.house.address).items():
            headers = {"Origin": origin}
            for method, path in (("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", f"/api/tables/{c.table}/start"), ("PATCH", "/nowhere")):
                assert await refuses(c.house, c.ann, method, path, body, 403, headers=headers) == "forbidden", kind
            with pytest.raises(InvalidStatus) as refused:
                await connect(socket_address(c.house, c.table), additional_headers={"Cookie": c.ann.cookie}, origin=Origin(origin), proxy=None)
            assert refused.value.response.status_code == 403, kind
        assert not c.house.hall.connections()


async def test_our_own_page_and_programs_are_let_in(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Ann") as ann:
        table = await ann.create(players=3, seats=[{"kind": "me"}] * 3)
        port = house.address.rpartition(":")[2]
        for host, origin in (
            (f"127.0.0.1:{port}", house.address),
            (f"127.0.0.1:{port}", house.address.upper()),
            (f"LocalHost:{port}", f"http://localhost:{port}"),
            (f"[::1]:{port}", f"http://[::1]:{port}"),
            ("table.example", "http://table.example"),
            ("table.example:80", "http://table.example"),
            ("table.example", "https://table.example"),  # a proxy speaks https for us and does not say so
        ):
            answer = await ann.http.put("/api/me", json={"name": "Ann"}, headers={"Host": host, "Origin": origin})
            assert answer.status_code == 200, (host, origin)
        async with connect(socket_address(house, table["id"]), origin=Origin(house.address), additional_headers={"Cookie": ann.cookie}, proxy=None) as socket:
            assert json.loads(await socket.recv())["own"] == [0, 1, 2]


async def test_a_page_without_encryption_is_foreign_to_one_with_it(sqlite: str) -> None:
    """A proxy on this machine says that it is spoken to by https; then a page got by http, which anybody on the way could have changed, is not ours."""
    async with company(sqlite) as c:
        proxied = {"X-Forwarded-Proto": "https", "Host": "table.example"}
        plain, safe = {"Origin": "http://table.example"}, {"Origin": "https://table.example"}
        assert await refuses(c.house, c.ann, "PUT", "/api/me", {"name": "Eve"}, 403, headers=proxied | plain) == "forbidden"
        assert (await c.ann.http.put("/api/me", json={"name": "Ann"}, headers=proxied | safe)).status_code == 200
        with pytest.raises(InvalidStatus):
            await connect(socket_address(c.house, c.table), additional_headers=proxied | plain, proxy=None)


async def test_only_a_cookie_we_signed_is_believed(sqlite: str) -> None:
    async with company(sqlite) as c:
        good = c.ann.http.cookies[COOKIE]
        body, dot, signature = good.partition(".")
        bad = {
            "altered": good[:-2] + ("a" if good[-2] != "a" else "b") + good[-1],
            "another person": URLSafeSerializer(b"guessed", salt="person").dumps(c.bob.person).partition(".")[0] + dot + signature,
            "another key": URLSafeSerializer(b"another key", salt="person").dumps(c.ann.person),
            "no key": URLSafeSerializer(b"", salt="person").dumps(c.ann.person),
            "truncated": good[: len(good) // 2],
            "no signature": body,
            "an empty signature": body + dot,
            "only a signature": dot + signature,
            "the bare person": c.ann.person,
            "twice": good + "." + signature,
            "upper case": good.upper(),
            "nothing": "",
            "long": "x" * 190,
            "too long": "x" * 3000,
            "signs": "!#$%&'()*+-/:<=>?@[]^_`{|}~",
        }
        for kind, cookie in bad.items():
            async with another(c.house, headers={"Cookie": f"{COOKIE}={cookie}"}) as http:
                before = await c.stored()
                assert (await http.post(f"/api/tables/{c.table}/resign", json={"seat": 0})).status_code == 401, kind
                assert (await http.delete("/api/me")).status_code == 401, kind
                me = await http.get("/api/me")
                assert me.json()["person"] is None, kind
                assert me.cookies[COOKIE] != good, kind
                assert await c.stored() == before
            async with connect(socket_address(c.house, c.table), additional_headers={"Cookie": f"{COOKIE}={cookie}"}, proxy=None) as socket:
                told = json.loads(await socket.recv())
                assert (told["you"], told["own"], told["now"]["legal"]) == (None, [], None), kind
        assert (await c.ann.ask("GET", "/api/me"))["person"] == c.ann.person


async def test_the_cookie_is_for_no_script_no_other_site_and_over_https_only_for_https(sqlite: str) -> None:
    async with serving(sqlite) as house, another(house) as http:
        for path, method, body in (("/api/me", "GET", None), ("/api/me", "PUT", {"name": "Ann"})):
            for scheme, secure in (("http", False), ("https", True), ("nonsense", False)):
                answer = await http.request(method, path, json=body, headers={"X-Forwarded-Proto": scheme})
                words = {word.strip().lower() for word in answer.headers["set-cookie"].split(";")[1:]}
                assert {"httponly", "samesite=lax", "path=/"} < words
                assert ("secure" in words) == secure
                assert not any(word.startswith("domain") for word in words)


async def test_every_answer_has_the_headers_that_protect_a_page(sqlite: str) -> None:
    async with serving(sqlite, replace(QUICK, requests=(0.001, 12))) as house, Guest(house.address, "Ann") as ann:
        many = {"content-type": "application/json"}
        async with another(house) as stranger:
            unknown = await stranger.post("/api/me/link")
        answers = [
            await ann.http.get("/health"),
            await ann.http.get("/"),
            await ann.http.get("/api/openapi.json"),
            await ann.http.get("/nowhere"),
            await ann.http.get(f"/api/tables/{GUESSED}"),
            await ann.http.get("/api/tables/..%2f"),
            await ann.http.request("TRACE", "/health"),
            await ann.http.put("/api/me", json={"name": ""}),
            await ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": "http://evil.example"}),
            await ann.http.put("/api/me", content=b"x" * 100_000, headers=many),
            await ann.http.put("/api/me", content=_in_parts(100_000), headers=many),
            await ann.http.put("/api/me", content=b"{", headers=many),
            unknown,
        ]
        while answers[-1].status_code != 429:
            answers.append(await ann.http.get("/api/games"))
        found = {answer.status_code for answer in answers}
        assert found >= {200, 401, 403, 404, 405, 413, 422, 429}, found
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, (answer.request.url, answer.status_code, name)
            assert "server" not in answer.headers


async def _in_parts(size: int) -> AsyncIterator[bytes]:
    for _ in range(0, size, 1000):
        yield b"x" * 1000


async def test_a_body_without_a_length_is_no_way_around_the_limit(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Ann") as ann:
        answer = await ann.http.put("/api/me", content=_in_parts(100_000), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_the_signing_key_survives_restarts(tmp_path: Path) -> None:
    here, there = str(tmp_path / "here.db"), str(tmp_path / "there.db")
    process = Process(here).start()
    try:
        async with Guest(process.address, "Ann") as ann:
            cookie, person = ann.cookie, ann.person
    finally:
        assert process.stop() == 0
    for database, expected in ((here, (person, "Ann")), (there, (None, None))):  # in another database it is nobody's
        process = Process(database).start()
        try:
            async with httpx.AsyncClient(base_url=process.address, headers={"Cookie": cookie}) as http:
                me = (await http.get("/api/me")).json()
                assert (me["person"], me["name"]) == expected
        finally:
            assert process.stop() == 0


# Links


async def test_a_link_is_good_once_and_for_an_hour(database: str) -> None:
    clock = TestClock()
    async with serving(database, clock=clock) as house, Guest(house.address, "Ann") as ann, Guest(house.address, "Bob") as bob, another(house) as other:
        word = (await ann.ask("POST", "/api/me/link"))["word"]
        assert await refuses(house, bob, "POST", "/api/me/adopt", {"word": word[:-1]}, 404) == "not-found"
        assert (await other.post("/api/me/adopt", json={"word": word})).json()["person"] == ann.person
        assert await refuses(house, bob, "POST", "/api/me/adopt", {"word": word}, 404) == "not-found"

        late = (await ann.ask("POST", "/api/me/link"))["word"]
        clock.time += LINK_SECONDS + 1
        assert await refuses(house, bob, "POST", "/api/me/adopt", {"word": late}, 404) == "not-found"

        first, second = [(await ann.ask("POST", "/api/me/link"))["word"] for _ in range(2)]
        assert await refuses(house, bob, "POST", "/api/me/adopt", {"word": first}, 404) == "not-found"  # a newer one takes its place
        answers = await asyncio.gather(*(other.post("/api/me/adopt", json={"word": second}) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]
        assert (await bob.ask("GET", "/api/me"))["person"] == bob.person


async def test_who_is_deleted_can_neither_be_adopted_nor_act(database: str) -> None:
    async with company(database) as c:
        word = (await c.bob.ask("POST", "/api/me/link"))["word"]
        elsewhere = (await c.dan.create(players=3, seats=[{"kind": "me"}, {}, {}]))["id"]
        seated, watching = await c.bob.connect(c.table), await c.bob.connect(elsewhere)
        cookie = c.bob.cookie
        await c.bob.ask("DELETE", "/api/me")
        for chair in (seated, watching):
            await chair.until(lambda m: m["type"] == "bye")
        assert COOKIE not in c.bob.http.cookies
        assert await refuses(c.house, c.dan, "POST", "/api/me/adopt", {"word": word}, 404) == "not-found"
        async with another(c.house, headers={"Cookie": cookie}) as http:
            before = await c.stored()
            for deed, body in DEEDS.items():
                assert (await http.post(f"/api/tables/{c.table}/{deed}", json=body)).status_code == 401
            assert await c.stored() == before
        assert c.bob.person not in json.dumps(await c.stored(), default=str)


# Tables that are not there, or not for everybody


async def test_a_table_id_is_not_guessed(database: str) -> None:
    async with company(database) as c:
        for deed, body in DEEDS.items():
            assert await refuses(c.house, c.dan, "POST", f"/api/tables/{GUESSED}/{deed}", body, 404) == "not-found"
        for path in ("", "/record"):
            assert await refuses(c.house, c.dan, "GET", f"/api/tables/{GUESSED}{path}", None, 404) == "not-found"
        told, code = await farewell(c.house, GUESSED, Cookie=c.dan.cookie)
        assert (told["code"], code) == ("not-found", 4404)
        assert len({c.table[k:] for k in range(3)} & set(await _ids(c.house))) == 1
        assert len(c.table) == 20  # 80 bits by chance


async def _ids(house: House) -> list[str]:
    return [row[0] for row in (await stored(house))["tables"]]


STRANGE = ["%00", "%00abc", "%ff", "A", "a%20b", "%E2%80%AE", "a'--", "%2e%2e", "a" * 33, "a" * 5000, "\U0001f3a9", "..%2f..%2fhealth", "%0a", "a%0a"]


@pytest.mark.parametrize("strange", STRANGE)
async def test_a_strange_table_id_is_nobodys(database: str, strange: str) -> None:
    async with serving(database) as house, Guest(house.address, "Ann") as ann:
        for path in ("", "/record"):
            assert await refuses(house, ann, "GET", f"/api/tables/{strange}{path}", None, 404 if "%2f" in strange else 422) in ("invalid", "not-found")
        if strange.isascii() and "%2f" not in strange:
            told, code = await farewell(house, strange, Cookie=ann.cookie)
            assert (told["code"], code) == ("not-found", 4404)


async def test_a_private_table_is_in_no_list(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Ann") as ann, Guest(house.address, "Dan") as dan:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        ids: dict[tuple[bool, str], str] = {}
        for listed in (True, False):
            for status in ("open", "playing", "over"):
                table = await ann.create(players=3, seats=seats, listed=listed, start=status != "open", bot_pace=0.0)
                ids[listed, status] = table["id"]
                if status == "over":
                    chair = await ann.connect(table["id"])
                    while chair.now["result"] is None:
                        await chair.until_owing()
                        if chair.now["result"] is None:
                            await chair.play(some_move(chair.now, 3))
                    await chair.close()
        names = {table: key for key, table in ids.items()}

        async def shown(guest: Guest, path: str) -> set[tuple[bool, str]]:
            return {names[table["id"]] for table in await guest.ask("GET", path)}

        assert await shown(dan, "/api/tables") == await shown(ann, "/api/tables") == {(True, "open"), (True, "playing")}
        assert await shown(dan, "/api/finished") == {(True, "over")}
        assert await shown(dan, "/api/me/tables") == await shown(dan, "/api/me/finished") == set()
        assert await shown(ann, "/api/me/tables") == {(listed, status) for listed in (True, False) for status in ("open", "playing")}
        assert await shown(ann, "/api/me/finished") == {(True, "over"), (False, "over")}


async def test_a_finished_game_without_watchers_is_listed_only_for_its_players(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Ann") as ann, Guest(house.address, "Dan") as dan:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        table = await ann.create(players=3, seats=seats, listed=True, watchers=False, start=True, bot_pace=0.0)
        chair = await ann.connect(table["id"])
        while chair.now["result"] is None:
            await chair.until_owing()
            if chair.now["result"] is None:
                await chair.play(some_move(chair.now, 4))
        await chair.close()
        assert await dan.ask("GET", "/api/finished") == []
        assert [found["id"] for found in await ann.ask("GET", "/api/me/finished")] == [table["id"]]


async def test_methods_that_are_not_there(sqlite: str) -> None:
    async with company(sqlite) as c:
        document = (await c.ann.http.get("/api/openapi.json")).json()
        for path, known in document["paths"].items():
            for method in ("GET", "PUT", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"):
                if method.lower() in known:
                    continue
                before = await c.stored()
                answer = await c.ann.http.request(method, path.replace("{table}", c.table))
                assert answer.status_code == 405, (method, path)
                assert {word.strip().lower() for word in answer.headers["allow"].split(",")} == set(known)
                assert method == "HEAD" or answer.json()["code"] == "method"
                assert await c.stored() == before


# Limits


async def test_nobody_has_too_many_tables_not_even_at_once(database: str) -> None:
    seats = [{"kind": "me"}, {}, {}]
    async with serving(database, replace(QUICK, tables_a_person=5)) as house, Guest(house.address, "Ann") as ann, Guest(house.address, "Bob") as bob:
        made = await asyncio.gather(*(ann.create(players=3, seats=seats) for _ in range(12)), return_exceptions=True)
        tables = [table["id"] for table in made if isinstance(table, dict)]
        assert len(tables) == 5
        assert {answer.code for answer in made if isinstance(answer, Refusal)} == {"refused"}
        assert await refuses(house, ann, "POST", "/api/tables", {"game": "tammany", "players": 3, "seats": seats}, 409) == "refused"
        await bob.create(players=3, seats=seats)
        await ann.deed(tables[0], "abort")
        await ann.create(players=3, seats=seats)


async def test_making_tables_too_fast_is_slowed_down_for_who_does_it(sqlite: str) -> None:
    clock = TestClock()
    settings = Settings(tables_a_person=1000)
    seats = [{"kind": "me"}, {}, {}]
    async with serving(sqlite, settings, clock=clock) as house, Guest(house.address, "Ann") as ann, Guest(house.address, "Bob") as bob:
        for _ in range(settings.new_tables[1]):
            await ann.create(players=3, seats=seats)
        assert await refuses(house, ann, "POST", "/api/tables", {"game": "tammany", "players": 3, "seats": seats}, 429) == "slow"
        await bob.create(players=3, seats=seats)
        clock.time += 1 / settings.new_tables[0]
        await ann.create(players=3, seats=seats)


async def test_too_many_requests_are_slowed_down(sqlite: str) -> None:
    clock = TestClock()
    settings = Settings()
    async with serving(sqlite, settings, clock=clock) as house, Guest(house.address, "Ann") as ann:
        answers = [(await ann.http.get("/api/games")).status_code for _ in range(settings.requests[1])]
        assert answers == [200] * (settings.requests[1] - 2) + [429] * 2  # two were needed to be somebody
        assert await refuses(house, ann, "PUT", "/api/me", {"name": "Annie"}, 429) == "slow"
        clock.time += 1 / settings.requests[0]
        assert (await ann.http.get("/api/games")).status_code == 200


async def test_a_flood_of_talk_is_slowed_down_for_who_makes_it(sqlite: str) -> None:
    clock = TestClock()
    settings = Settings()
    async with company(sqlite, settings, hall={"clock": clock}) as c:
        chairs = [await guest.connect(c.table) for guest in (c.ann, c.ann, c.bob)]
        for k in range(settings.talk[1]):
            await chairs[k % 2].ask(type="say", text="buy!")
        for chair in chairs[:2]:
            assert await refuses_message(c, chair, type="say", text="buy!") == "slow"  # another connection is no way around
        await chairs[2].ask(type="say", text="be quiet")
        clock.time += 1 / settings.talk[0]
        await chairs[0].ask(type="say", text="sorry")
        for chair in chairs:
            await chair.close()


async def test_a_flood_of_messages_is_slowed_down_for_who_sends_it(sqlite: str) -> None:
    clock = TestClock()
    settings = Settings()
    async with company(sqlite, settings, hall={"clock": clock}) as c:
        ann, also_ann, bob = [await guest.connect(c.table) for guest in (c.ann, c.ann, c.bob)]
        for _ in range(settings.messages[1]):
            await ann.ask(type="ping")
        for chair in (ann, also_ann):
            assert await refuses_message(c, chair, type="ping") == "slow"
        await bob.ask(type="ping")
        clock.time += 1 / settings.messages[0]
        await also_ann.ask(type="ping")
        for chair in (ann, also_ann, bob):
            await chair.close()


async def test_nobody_has_too_many_connections_not_even_at_once(sqlite: str) -> None:
    settings = replace(QUICK, connections_a_person=7)
    async with company(sqlite, settings) as c:
        told = await asyncio.gather(*(_first_word(c, c.ann.cookie) for _ in range(30)))
        kept = [socket for socket, word in told if word["type"] == "sync"]
        assert len(kept) == len(c.house.hall.connections()) == 7
        assert {word["code"] for _, word in told if word["type"] == "refused"} == {"slow"}
        bob = await c.bob.connect(c.table)
        await bob.ask(type="ping")
        await bob.close()
        for socket, _ in told:
            await socket.close()


async def _first_word(c: Company, cookie: str) -> tuple[Any, dict[str, Any]]:
    socket = await connect(socket_address(c.house, c.table), additional_headers={"Cookie": cookie}, proxy=None)
    return socket, json.loads(await socket.recv())


async def test_who_mutes_somebody_mutes_a_person_there_could_be(database: str) -> None:
    async with company(database) as c:
        for person in ("a\0b", "", "x" * 24, c.bob.person.upper(), c.bob.person + "0"):
            assert await refuses(c.house, c.ann, "POST", "/api/me/blocks", {"person": person, "kind": "mute"}, 422) == "invalid"
        assert await refuses(c.house, c.ann, "POST", "/api/me/blocks", {"person": c.ann.person, "kind": "block"}, 409) == "refused"
        assert await refuses(c.house, c.ann, "POST", "/api/me/blocks", {"person": "0" * 24, "kind": "mute"}, 404) == "not-found"
        assert (await c.ann.ask("POST", "/api/me/blocks", {"person": c.bob.person, "kind": "mute"}))["blocks"] == {c.bob.person: "mute"}
        assert (await c.ann.ask("POST", "/api/me/blocks", {"person": c.bob.person, "kind": None}))["blocks"] == {}


async def test_days_away_are_said_over_http(sqlite: str) -> None:
    clock = TestClock()
    async with serving(sqlite, clock=clock) as house, Guest(house.address, "Ann") as ann:
        days = [clock.time, clock.time + 86400]
        assert (await ann.ask("PUT", "/api/me", {"name": "Ann", "away": days}))["away"] == days
        for bad in ([2.0, 1.0], [0, 10**9], [10**300, 10**300]):
            assert await refuses(house, ann, "PUT", "/api/me", {"name": "Ann", "away": bad}, 409) == "refused"
        for bad in ([1.0], [1.0, 2.0, 3.0], ["1", "2"], "12", {}):
            assert await refuses(house, ann, "PUT", "/api/me", {"name": "Ann", "away": bad}, 422) == "invalid"
