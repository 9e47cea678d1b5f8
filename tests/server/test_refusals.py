"""A refusal says why in English for programs, and as a message with its arguments for people of any language."""
from __future__ import annotations

import pytest

from fivepoints.core.words import Catalogue
from server.party import party

pytestmark = pytest.mark.anyio


async def test_over_http_the_text_is_the_english_of_the_message(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        a, *_ = await p.table(ann, bob, cat)
        dan = await p.guest("Dan")
        taken = await dan.http.post(f"/api/tables/{a.table}/sit", json={"seat": 1})
        assert (taken.status_code, taken.json()) == (409, {"code": "refused", "text": "no seat is free", "message": "refused-no-free-seat", "args": {}})
        away = await dan.http.put("/api/me", json={"name": "Dan", "away": [0, 1e12]})
        told = away.json()
        assert (told["code"], told["message"], told["args"]) == ("refused", "refused-too-long-away", {"days": 45})
        for language in ("en", "fr", "de", "hu"):
            assert "45" in Catalogue("fivepoints.server", language).text(told["message"], **told["args"])


async def test_over_the_socket_too_and_a_broken_rule_has_no_message(database: str) -> None:
    async with party(database) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = next(chair for chair in chairs if chair.now["owes"])
        other = next(chair for chair in chairs if not chair.now["owes"])
        for chair, seat, move, said in (
            (other, mover.now["seat"], "end", ("forbidden", "this is not your seat", "refused-not-your-seat", {})),
            (mover, mover.now["seat"], "end", ("illegal", "the ward action (campaign or settle) comes before the end of the turn (4.2)", None, {})),
        ):
            await chair.socket.send(f'{{"type": "play", "id": "x", "seat": {seat}, "token": {chair.now["token"]}, "move": "{move}"}}')
            answer = await chair.until(lambda message: message.get("id") == "x")
            assert tuple(answer[key] for key in ("code", "text", "message", "args")) == said
