"""Whole games through the socket, as a page plays them."""
from __future__ import annotations

import random

import pytest

from fivepoints.record import loads, verify
from server.guest import Chair, Guest, Refusal, some_move
from server.house import serving

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}]


async def play_out(chair: Chair, luck: random.Random) -> None:
    """Play this seat's moves until the game is over."""
    while chair.now["result"] is None:
        await chair.until_owing()
        if chair.now["result"] is None:
            await chair.play(some_move(chair.now, luck.randrange(10**6)))


async def test_a_person_plays_a_whole_game_against_bots_and_its_record_verifies(database: str) -> None:
    async with serving(database) as house, Guest(house.address, "Ann") as ann:
        table = await ann.create(players=3, seats=BOTS, bot_pace=0.0, start=True, word="ab" * 16)
        assert table["status"] == "playing"
        chair = await ann.connect(table["id"])
        await play_out(chair, random.Random(1))
        record = loads((await ann.http.get(f"/api/tables/{table['id']}/record")).text)
        verdict = verify(record)
        assert (verdict.finished, verdict.chance_checked, verdict.words_checked) == (True, True, True)
        assert record.header.commitment == table["commitment"]
        assert record.header.words is not None
        assert (record.header.words.house, record.header.words.seats[0]) == (table["house"], "ab" * 16)
        assert [entry.text for entry in record.entries] == [entry["text"] for entry in chair.log]
        await chair.close()


async def test_an_illegal_move_names_the_rule_and_changes_nothing(database: str) -> None:
    async with serving(database) as house, Guest(house.address, "Ann") as ann:
        table = await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True)
        chair = await ann.connect(table["id"])
        before = chair.now
        with pytest.raises(Refusal, match="notation: 'dance' is not a move"):
            await chair.play("dance")
        with pytest.raises(Refusal, match="illegal"):
            await chair.play("campaign 17 17")
        await chair.ask(type="ping")
        assert chair.now == before
        await chair.close()
