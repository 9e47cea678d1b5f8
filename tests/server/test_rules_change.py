"""Rules that change under stored games: each difference is reported; a game goes on under the version it names, or says clearly that it can't."""
from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import Executable, text, update

from fivepoints import games
from fivepoints.games import tammany
from fivepoints.server.audit import audit_database, is_database
from fivepoints.server.store import Store, schema
from server.guest import Guest, Refusal, some_move
from server.house import serving

pytestmark = pytest.mark.anyio


async def stored_game(database: str, moves: int) -> str:
    """A game of three at one screen, some moves long."""
    luck = random.Random(3)
    async with serving(database) as house, Guest(house.address, "Ann") as ann:
        table = await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True)
        chair = await ann.connect(table["id"])
        for _ in range(moves):
            if not chair.now["owes"]:
                await chair.look(chair.now["movers"][0])
            await chair.play(some_move(chair.now, luck.randrange(10**6)))
        await chair.close()
        return str(table["id"])


async def test_audit_finds_nothing_where_nothing_changed(database: str) -> None:
    table = await stored_game(database, 12)
    assert list(audit_database(database)) == [(table, None)]
    assert is_database(database)


async def test_audit_names_the_first_entry_that_differs(database: str) -> None:
    table = await stored_game(database, 12)
    await tamper(database, update(schema.entries).where(schema.entries.c.n == 14).values(digest="0" * 32))
    [(found, difference)] = audit_database(database)
    assert found == table
    assert difference is not None
    assert difference.startswith("entry 14 (")
    assert "the position after it is another one" in difference


async def test_a_game_that_is_the_same_under_newer_rules_goes_on_by_them(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await stored_game(database, 12)
    newer(monkeypatch)
    [(_, difference)] = audit_database(database)
    assert difference == "made under rules 1, replays the same under 2"
    async with serving(database) as house, Guest(house.address, "Bob") as bob:
        chair = await bob.connect(table)
        assert (chair.info["stuck"], chair.info["rules"]) == (None, 2)
        await chair.close()


async def test_a_game_that_differs_says_that_it_cant_go_on_and_keeps_its_log(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await stored_game(database, 12)
    await tamper(database, update(schema.entries).where(schema.entries.c.n == 14).values(digest="0" * 32))
    newer(monkeypatch)
    async with serving(database) as house, Guest(house.address, "Bob") as bob:
        chair = await bob.connect(table)
        assert "can't go on: under today's rules 2, entry 14" in chair.info["stuck"]
        assert chair.now == {}
        assert len(chair.log) > 14
        with pytest.raises(Refusal, match="not your seat"):
            await chair.ask(type="play", seat=0, token=0, move="end")
        await chair.close()


async def test_a_game_that_cant_go_on_can_be_called_off_by_who_plays_it_and_its_log_stays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database) as house, Guest(house.address, "Ann") as ann:
        cookies = dict(ann.http.cookies)
        tables = [(await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"] for _ in range(2)]
    await tamper(database, update(schema.entries).where(schema.entries.c.n == 4).values(digest="0" * 32))
    newer(monkeypatch)
    async with serving(database) as house, Guest(house.address, "Bob") as bob:
        bob.http.cookies.update(cookies)
        ended = await bob.deed(tables[0], "call-off", agreed=True)
        assert (ended["status"], ended["result"]) == ("aborted", None)
        assert "can't go on" in ended["stuck"]
        assert ended["n"] > 4
        await bob.ask("DELETE", "/api/me")  # nor does the other one hold its person
        assert (await bob.ask("GET", f"/api/tables/{tables[1]}"))["status"] == "aborted"


async def test_a_position_that_does_not_fit_its_entries_is_made_anew_from_them(database: str) -> None:
    table = await stored_game(database, 12)
    await tamper(database, update(schema.tables).values(state='{"n": 1, "state": "00", "before": []}'))
    async with serving(database) as house, Guest(house.address, "Bob") as bob:
        chair = await bob.connect(table)
        assert chair.info["stuck"] is None
        assert chair.now["n"] == len(chair.log)
        await chair.close()


async def tamper(database: str, statement: Executable) -> None:
    store = Store.open(database)
    try:
        await store.write(lambda conn: conn.execute(statement))
        await store.read(lambda conn: conn.execute(text("SELECT 1")).all())
    finally:
        store.close()


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same rules under the next number."""
    changed = dataclasses.replace(tammany.RULES, version=2)
    monkeypatch.setattr(tammany, "RULES", changed)
    games._rules.cache_clear()
    assert games.rules("tammany").version == 2


@pytest.fixture(autouse=True)
def _todays_rules_again() -> Iterator[None]:
    yield
    games._rules.cache_clear()
