"""Whoever owes a move and is not here is told, if they want it: once, all tables in one letter, and whatever a hook or a mail server does, play goes on."""
from __future__ import annotations

import asyncio
import io
import re
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select

from fivepoints.core.errors import OptionError
from fivepoints.server.limits import Settings
from fivepoints.server.log import Log
from fivepoints.server.post import hooks, letters, mail
from fivepoints.server.run import allowances
from fivepoints.server.store import schema
from server.guest import Guest, Refusal, some_move
from server.house import QUICK, TestClock
from server.party import DAY, HOUR, Party, hear_all, party
from server.post_office import Station, hook_server, mail_server

pytestmark = pytest.mark.anyio

PUBLIC = "https://table.example.org"
LOOPBACK = "127.0.0.0/8"
BY_TURN = {"kind": "turn", "hours": 48}
WHILE = 0.4  # seconds in which several rounds are made


def allowing(mail_port: int | None = None, *networks: str) -> Settings:
    smtp = {"smtp": f"smtp://127.0.0.1:{mail_port}", "mail_from": "Five Points <table@example.org>"} if mail_port else {}
    return Settings(**{**vars(QUICK), "letters_every": 0.05, "public": PUBLIC, "hooks_allowed": networks or (LOOPBACK,), "lease": 1.0, **smtp})


class Evening(Party):
    """Ann is told by a hook; she owes a move at a table by turn, which Bob has made and waits at."""

    hook: Station
    clock: TestClock
    ann: Guest
    bob: Guest

    async def table(self, *guests: Guest, **wish: Any) -> Any:
        """A new table at which it is Ann's turn, and nobody looks: with the words of the test the last seat begins."""
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
        made = await self.bob.create(**{"players": 3, "seats": seats, "pace": BY_TURN} | wish)
        await self.ann.deed(made["id"], "sit", seat=2)
        begun = await self.bob.deed(made["id"], "start")
        assert begun["movers"] == [2]
        return made["id"]

    async def wait(self, seconds: float) -> None:
        """Let time pass, and a few rounds be made."""
        self.clock.time += seconds
        await asyncio.sleep(WHILE)

    async def until_failed(self, times: int, kind: str = "hook") -> None:
        """Until so many letters are known not to have arrived, and that is noted."""
        counted = f'fivepoints_letters_total{{kind="{kind}",result="failed"}} {times}'
        async with asyncio.timeout(20):
            while counted not in (await self.ann.http.get("/metrics")).text:
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)

    async def wish(self, **more: Any) -> Any:
        return await self.ann.ask("PUT", "/api/me/channels/hook", {"address": f"http://127.0.0.1:{self.hook.port}/hook?of=Ann"} | more)


@asynccontextmanager
async def evening(url: str, settings: Settings | None = None, clock: TestClock | None = None, **more: Any) -> AsyncIterator[Evening]:
    async with hook_server() as hook, AsyncExitStack() as stack:
        clock = clock or TestClock()
        made = await stack.enter_async_context(party(url, clock, settings=settings or allowing(), **more))
        told = Evening(made.house, stack)
        told.hook, told.clock = hook, clock
        told.ann, told.bob = await told.guests("Ann", "Bob")
        yield told


async def test_nobody_is_told_who_did_not_ask_for_it(database: str) -> None:
    async with evening(database) as e:
        assert await e.ann.ask("GET", "/api/me/channels") == {"possible": ["hook"], "channels": {}}
        await e.table()
        await e.wait(DAY)
        assert e.hook.calls == 0


async def test_all_tables_are_in_one_letter_and_none_is_sent_twice(database: str) -> None:
    async with evening(database) as e:
        await e.wish()
        tables = [await e.table(), await e.table(pace={"kind": "relaxed"})]
        await e.wait(60)
        assert e.hook.calls == 0, "a move is owed for a while before anybody is told"
        await e.wait(120)
        (letter,) = await e.hook.until(1)
        text = letter["body"]["text"]
        assert text.startswith("It is your move at 2 tables:\n")
        assert all(f"{PUBLIC}/table/{table}" in text for table in tables)
        assert "until " in text
        assert letter["body"]["content"] == text
        assert letter["line"] == "POST /hook?of=Ann HTTP/1.1"
        await e.wait(10 * HOUR)
        assert len(e.hook.got) == 1, "nothing is new"


async def test_the_next_move_is_told_after_the_gap(database: str) -> None:
    async with evening(database) as e:
        await e.wish(gap=120)
        table = await e.table()
        await e.wait(180)
        await e.hook.until(1)
        for player in (e.ann, e.bob):
            await play_until_it_is_anothers_turn(player, table)
        await e.wait(180)
        assert len(e.hook.got) == 1, "the gap is not over"
        await e.wait(2 * HOUR)
        await e.hook.until(2)


async def play_until_it_is_anothers_turn(guest: Guest, table: str) -> None:
    chair = await guest.connect(table)
    own = chair.messages[0]["own"]
    while set(chair.now["movers"]) & set(own):
        if chair.now["seat"] not in chair.now["movers"]:
            await chair.look(chair.now["movers"][0])
        moves = chair.now["legal"]["moves"]
        await chair.play("end" if "end" in moves else some_move(chair.now, 0))
        await hear_all(chair)
    await chair.close()


async def test_who_is_here_or_away_or_plays_live_is_not_told(sqlite: str) -> None:
    async with evening(sqlite) as e:
        await e.wish()
        table = await e.table()
        chair = await e.chair(e.ann, table)
        await e.wait(HOUR)
        assert e.hook.calls == 0
        now = e.clock.now()
        await e.ann.ask("PUT", "/api/me", {"name": "Ann", "away": [now, now + DAY]})
        await chair.close()
        await e.wait(HOUR)
        assert e.hook.calls == 0
        await e.ann.ask("PUT", "/api/me", {"name": "Ann", "away": None})
        await e.wait(HOUR)
        await e.hook.until(1)
        await e.table(pace={"kind": "live", "base": 7200})
        await e.wait(1.5 * HOUR)
        assert len(e.hook.got) == 1


async def test_it_can_be_switched_off_and_is_gone_with_the_person(sqlite: str) -> None:
    async with evening(sqlite) as e:
        shown = await e.wish(active=False)
        assert shown["channels"]["hook"]["active"] is False
        await e.table()
        await e.wait(HOUR)
        assert e.hook.calls == 0
        assert (await e.ann.ask("PUT", "/api/me/channels/hook", {"address": None}))["channels"] == {}
        await e.wish()
        await e.hook.until(1)
        await e.ann.ask("DELETE", "/api/me")
        assert await e.house.hall.store.read(lambda conn: conn.execute(select(schema.channels)).all()) == []


@pytest.mark.parametrize("mood", ["hang", "refuse", "nonsense"])
async def test_a_hook_that_misbehaves_slows_nobody_is_tried_again_and_then_given_up(sqlite: str, mood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "PATIENCE", 0.3)
    told = io.StringIO()
    async with evening(sqlite, log=Log(told)) as e:
        e.hook.mood = mood
        await e.wish()
        table = await e.table()
        await e.wait(180)
        await e.hook.until_called(1)
        chair = await e.chair(e.bob, table)
        await chair.ask(type="say", text="while it is called")
        await chair.close()
        for tries, pause in enumerate(letters.PAUSES, 2):
            await e.until_failed(tries - 1)
            assert (await e.ann.ask("GET", "/api/me/channels"))["channels"]["hook"]["problem"]
            calls = e.hook.calls
            await e.wait(pause - 1)
            assert e.hook.calls == calls, "it was tried again without patience"
            await e.wait(1)
            await e.hook.until_called(tries)
        async with asyncio.timeout(20):
            while (await e.ann.ask("GET", "/api/me/channels"))["channels"]["hook"]["active"]:
                await asyncio.sleep(0.05)
        shown = (await e.ann.ask("GET", "/api/me/channels"))["channels"]["hook"]
        assert shown["active"] is False
        assert shown["problem"].startswith("switched off, after 5 tries: the hook")
        await e.wait(DAY)
        assert e.hook.calls == len(letters.PAUSES) + 1
        e.hook.mood = "well"
        await e.wish()
        await e.wait(1)
        await e.hook.until(1)
    assert "letters to a person are given up" in told.getvalue()
    assert str(e.hook.port) not in told.getvalue(), "an address is a secret: who knows it may post there"


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/", "http://localhost:8080/", "http://10.1.2.3/", "http://192.168.0.1/", "http://169.254.169.254/latest", "http://0.0.0.0/", "http://100.64.0.1/",
        "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://[fe80::1]/", "http://224.0.0.1/", "http://2130706433/",
        "http://me:word@198.51.100.1/", "ftp://198.51.100.1/", "http://198.51.100.1:22/", "http://", "nonsense", "http://a b/", "http://x\r\nHost: y/",
    ],
)  # fmt: skip
async def test_private_addresses_and_what_is_none_are_refused(sqlite: str, address: str) -> None:
    async with evening(sqlite, allowing(None, "192.0.2.0/24")) as e:
        with pytest.raises(Refusal) as refusal:
            await e.ann.ask("PUT", "/api/me/channels/hook", {"address": address})
        assert refusal.value.code == "refused"


async def test_the_address_that_was_checked_is_the_one_that_is_called(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name may mean something else at the next look: there is none between the check and the call."""
    real, looks = socket.getaddrinfo, []

    def rebinding(host: Any, *rest: Any, **more: Any) -> Any:
        if host != "rebinding.example.org":
            return real(host, *rest, **more)
        looks.append(host)
        return real("127.0.0.1" if len(looks) % 2 else "169.254.1.1", *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", rebinding)
    async with evening(sqlite) as e:
        await e.ann.ask("PUT", "/api/me/channels/hook", {"address": f"http://rebinding.example.org:{e.hook.port}/"})
        await e.table()
        await e.wait(180)
        await e.until_failed(1)
        assert e.hook.calls == 0, "the second look gave a private address"
        await e.wait(letters.PAUSES[0])
        (letter,) = await e.hook.until(1)
        assert (len(looks), letter["fields"]["Host"]) == (3, f"rebinding.example.org:{e.hook.port}")


async def test_an_e_mail_address_has_to_be_confirmed_and_its_letters_can_be_stopped_from_within(database: str) -> None:
    async with mail_server() as post, evening(database, allowing(post.port)) as e:
        assert (await e.ann.ask("GET", "/api/me/channels"))["possible"] == ["mail", "hook"]
        await e.ann.ask("PUT", "/api/me/channels/mail", {"address": "ann@example.org"})
        (asked,) = await post.until(1)
        word = re.search(r"enter this word there: (\S+)", asked["text"])
        assert word
        await e.table()
        await e.wait(180)
        assert len(post.got) == 1, "nothing goes to an address that nobody has confirmed"
        with pytest.raises(Refusal, match="not the word"):
            await e.ann.ask("POST", "/api/me/channels/mail/confirm", {"word": "guess"})
        await e.ann.ask("POST", "/api/me/channels/mail/confirm", {"word": word[1]})
        await e.wait(1)
        _, letter = await post.until(2)
        assert letter["to"] == "ann@example.org"
        assert "Subject: It is your move" in letter["text"]
        assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter["text"]
        off = re.search(rf"To be told no more: {PUBLIC}(/off/\S+)", letter["text"].replace("=\n", ""))
        assert off
        assert "<form" in (await e.bob.http.get(off[1])).text
        assert (await e.ann.ask("GET", "/api/me/channels"))["channels"]["mail"]["active"], "a program that looks into letters opens links"
        assert (await e.bob.http.post(off[1])).status_code == 200
        assert not (await e.ann.ask("GET", "/api/me/channels"))["channels"]["mail"]["active"]
        assert (await e.bob.http.post("/off/nonsense")).status_code == 404


@pytest.mark.parametrize("mood", ["hang", "refuse", "nonsense"])
async def test_a_mail_server_that_misbehaves_is_tried_again(sqlite: str, mood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "PATIENCE", 0.4)
    async with mail_server() as post, evening(sqlite, allowing(post.port)) as e:
        await e.ann.ask("PUT", "/api/me/channels/mail", {"address": "ann@example.org"})
        word = re.search(r"there: (\S+)", (await post.until(1))[0]["text"])
        assert word
        await e.ann.ask("POST", "/api/me/channels/mail/confirm", {"word": word[1]})
        post.mood = mood
        await e.table()
        await e.wait(180)
        await post.until_called(2)
        await e.until_failed(1, "mail")
        assert "the mail server" in (await e.ann.ask("GET", "/api/me/channels"))["channels"]["mail"]["problem"]
        post.mood = "well"
        await e.wait(letters.PAUSES[0])
        await post.until(2)
        async with asyncio.timeout(20):
            while (await e.ann.ask("GET", "/api/me/channels"))["channels"]["mail"]["problem"] is not None:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("address", ["", "ann", "ann@", "ann@example", "a b@example.org", "ann@example.org\nBcc: x@y.org", "ann@example.org,x@y.org"])
async def test_what_is_no_e_mail_address_is_refused(sqlite: str, address: str) -> None:
    async with evening(sqlite, allowing(9)) as e:
        with pytest.raises(Refusal, match="not an e-mail address"):
            await e.ann.ask("PUT", "/api/me/channels/mail", {"address": address})


async def test_a_server_that_is_not_set_up_for_mail_says_so(sqlite: str) -> None:
    async with evening(sqlite) as e:
        with pytest.raises(Refusal, match="has not set it up"):
            await e.ann.ask("PUT", "/api/me/channels/mail", {"address": "ann@example.org"})


async def test_of_two_servers_one_sends_and_the_other_when_it_is_gone(postgresql: str) -> None:
    clock = TestClock()
    async with AsyncExitStack() as first:
        there = await first.enter_async_context(party(postgresql, clock, settings=allowing()))
        await asyncio.sleep(WHILE)  # it sends the letters, being alone
        e = await first.enter_async_context(evening(postgresql, clock=clock))
        await e.wish(gap=5)
        await e.table()
        await e.wait(180)
        await e.hook.until(1)
        await e.table()
        await e.wait(600)
        assert len(await e.hook.until(2)) == 2, "each letter is sent once"
        assert there.house.hall.nodes
        assert await there.house.hall.nodes.leases.hold(letters.LEASE)
        await there.end()
        await e.table()
        await e.wait(600)
        assert len(await e.hook.until(3)) == 3


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"public": "table.example.org"}, "https://example.org"),
        ({"public": PUBLIC, "smtp": "smtp://user:secret-word@host:x", "mail_from": "a@b.c"}, "smtp://user:password@host:port"),
        ({"public": PUBLIC, "smtp": "smtp://user:secret-word@host"}, "--mail-from"),
        ({"smtp": "smtp://host", "mail_from": "a@b.c"}, "--public"),
        ({"hooks_allowed": ["everything"]}, "is not a network"),
        ({"metrics_for": ["10.0.0.0/99"]}, "is not a network"),
    ],
)
def test_settings_that_make_no_sense_are_refused_without_their_password(said: dict[str, Any], wrong: str) -> None:
    nothing: dict[str, Any] = {"public": None, "smtp": None, "mail_from": None, "hooks_allowed": [], "metrics_for": []}
    with pytest.raises(OptionError, match=re.escape(wrong)) as error:
        allowances(**nothing | said)
    assert "secret-word" not in str(error.value)
