"""What is made once for several and sent at once is what each would have been told alone."""
from __future__ import annotations

import json

import pytest
from websockets.frames import Frame, Opcode

from fivepoints.server import standing
from fivepoints.server.line import framed
from fivepoints.server.telling import encode
from server.guest import Chair
from server.party import Party, hear_all, party, phase, some_turn, turn

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_what_is_json_already_goes_in_as_it_is() -> None:
    assert json.loads(encode({"a": 1, "b": b"[1,2]", "c": None, "d": b'{"e":"f"}'})) == {"a": 1, "b": [1, 2], "c": None, "d": {"e": "f"}}
    assert json.loads(encode({"b": b"[]"})) == {"b": []}
    assert encode({}) == b"{}"


def check_each_sees_its_own(p: Party, chairs: list[Chair]) -> None:
    sitting = p.house.hall.tables[chairs[0].table].sitting
    assert sitting.keeper
    game = sitting.keeper.game
    for seat, chair in enumerate(chairs):
        assert chair.now["view"] == json.loads(json.dumps(game.view(seat)))
        assert chair.now["seat"] == seat
        assert [occasion["key"] for occasion in chair.now["occasions"]] == [occasion.key for occasion in standing.occasions(game, seat)]
        assert bool(chair.now["receipt"]) == (seat in game.held)
        assert (chair.now["legal"] is not None) == (seat in game.movers() or seat in game.held)


async def test_each_sees_what_is_its_own_also_where_much_is_made_for_all(sqlite: str) -> None:
    """Through a term, and an election in which one after the other closes a bid."""
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        while phase(chairs[0]) == "turn":
            await turn(chairs)
            await hear_all(*chairs)
            check_each_sees_its_own(p, chairs)
        owing = chairs[0].now["movers"]
        assert len(owing) > 1
        for seat in owing:
            await chairs[seat].play("bid none")
            await hear_all(*chairs)
            check_each_sees_its_own(p, chairs)


async def test_what_is_due_is_noted_once_for_a_table_however_many_moves_put_it_off(sqlite: str) -> None:
    """A note for each move would stay until its time: hours, where clocks are long."""
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), pace={"kind": "live", "base": 7200.0, "increment": 60.0})
        for _ in range(12):
            mover = chairs[chairs[0].now["movers"][0]]
            await mover.play(some_turn(mover.now))
            await hear_all(*chairs)
        assert len(p.house.hall._agenda) <= 2
