"""The second game at the same tables: what the server has to know of a game it reads from its rules alone."""
from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from fivepoints import games
from fivepoints.core.errors import FivepointsError
from fivepoints.games.gangs.source import DATA
from fivepoints.record import loads, verify
from server.guest import Chair, Refusal
from server.party import Party, hear_all, party

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}
GANGS = list(DATA["gangs"])  # in the order of the colours
LETTERS = games.rules("gangs").options["gangs"][0]


def played(chair: Chair) -> list[str]:
    return [seat["gang"] for seat in chair.now["view"]["seats"]]


async def gangs(p: Party, *names: str, **wish: Any) -> list[Chair]:
    return await p.table(*await p.guests(*names), **{"game": "gangs"} | wish)


# Whom a seat plays


async def test_the_options_that_are_told_leave_out_whom_each_seat_plays(sqlite: str) -> None:
    async with party(sqlite) as p:
        known = await (await p.guest("Ann")).ask("GET", "/api/games")
    told = next(game for game in known if game["name"] == "gangs")
    assert (told["title"], told["least"], told["most"]) == ("Gangs", 2, 6)
    assert set(told["options"]) == set(games.rules("gangs").options) - {"gangs"}


async def test_the_colour_of_a_seat_is_its_gang(sqlite: str) -> None:
    async with party(sqlite) as p:
        [ann] = await gangs(p, "Ann", players=3, seats=[ME | {"colour": 4}, BOT | {"colour": 1}, BOT | {"colour": 5}])
        assert played(ann) == [GANGS[4], GANGS[1], GANGS[5]]
        assert ann.info["options"]["gangs"].startswith(LETTERS[4] + LETTERS[1] + LETTERS[5])


async def test_a_gang_that_nobody_chose_falls_by_lot_among_all_six(sqlite: str) -> None:
    found = set()
    async with party(sqlite, luck=random.Random(7)) as p:
        ann = await p.guest("Ann")
        for _ in range(12):
            [chair] = await p.table(ann, game="gangs", players=2, seats=[ME, BOT | {"colour": 0}])
            assert played(chair) == [GANGS[seat["colour"]] for seat in chair.info["seats"]]
            found.add(played(chair)[0])
    assert found == set(GANGS[1:])


async def test_the_option_gives_the_seats_their_colours(sqlite: str) -> None:
    letters = LETTERS[2] + LETTERS[0] + LETTERS[1] + LETTERS[3:]
    async with party(sqlite) as p:
        [chair] = await gangs(p, "Ann", players=2, seats=[ME, BOT], options={"gangs": letters})
        assert [seat["colour"] for seat in chair.info["seats"]] == [2, 0]
        with pytest.raises(Refusal, match="option: seat 1: its colour is 0 by the option 'gangs', not 3"):
            await chair.guest.create(game="gangs", players=2, seats=[ME, BOT | {"colour": 3}], options={"gangs": letters})


async def test_seats_by_lot_take_their_gangs_with_them(sqlite: str) -> None:
    async with party(sqlite, luck=random.Random(3)) as p:
        chairs = await gangs(p, "Ann", "Bea", seats=[ME | {"colour": 1}, OPEN | {"colour": 2}], lots=True)
        assert {seat["name"]: played(chairs[0])[seat["seat"]] for seat in chairs[0].info["seats"]} == {"Ann": GANGS[1], "Bea": GANGS[2]}


async def test_a_rematch_has_the_same_gangs_and_an_option_of_many_values_is_refused_in_few_words(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        with pytest.raises(Refusal) as refusal:
            await ann.create(game="gangs", players=2, seats=[ME, BOT], options={"gangs": "xyz"})
        assert len(refusal.value.text) < 200
        assert "another of its 720 values" in refusal.value.text


async def test_a_game_played_on_has_the_gangs_of_the_first(sqlite: str) -> None:
    async with party(sqlite) as p:
        [first] = await gangs(p, "Ann", players=2, seats=[ME | {"colour": 3}, BOT | {"colour": 5}], bot_pace=0.0)
        ann = first.guest
        await ann.deed(first.table, "call-off", agreed=True)
        text = (await ann.http.get(f"/api/tables/{first.table}/record")).text
        assert loads(text).header.colours == [3, 5]
        begun = {"game": "gangs", "players": 2, "seats": [OPEN, ME], "begin": {"record": text, "n": 0}}
        table = await ann.create(**begun)
        assert [seat["colour"] for seat in table["seats"]] == [3, 5]
        bea = await p.guest("Bea")
        with pytest.raises(Refusal, match="whom this seat plays is settled"):
            await bea.deed(table["id"], "sit", seat=0, colour=1)


# A whole game


async def test_six_heelers_play_politique_to_its_end_and_the_record_verifies(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        wish = {"game": "gangs", "players": 6, "options": {"mode": "politique"}, "seats": [BOT] * 6, "bot_pace": 0.0, "start": True}
        watcher = await p.chair(ann, (await ann.create(**wish))["id"])
        while watcher.now["result"] is None:
            await watcher.hear()
        record = loads((await ann.http.get(f"/api/tables/{watcher.table}/record")).text)
    verdict = verify(record)
    assert (verdict.finished, verdict.chance_checked) == (True, True)
    assert watcher.now["view"]["turn"] == 10
    assert verdict.seals > 0
    assert [entry["news"] for entry in watcher.log if any(fact["message"] == "news-ballots" for fact in entry["news"])]


# Habits


async def by_turn(p: Party, **more: Any) -> list[Chair]:
    """Two people who do as little as they can."""
    return await gangs(p, "Ann", "Bea", seats=[ME | {"colour": 0}, OPEN | {"colour": 1}], pace={"kind": "turn", "hours": 24.0}, **more)


async def test_a_table_by_turn_begins_with_the_habits_of_its_game(sqlite: str) -> None:
    async with party(sqlite) as p:
        [ann, _] = await by_turn(p)
        habits = games.rules("gangs").habits
        assert ann.now["standing"] == {f"always {name}": "default" for name, on in habits.items() if on}
        offered = [occasion["about"]["habit"] for occasion in ann.now["occasions"] if occasion["about"]["kind"] == "habit"]
        assert offered == list(habits)


async def test_a_habit_plays_an_open_choice_at_once_and_who_takes_it_away_is_asked(sqlite: str) -> None:
    """With `nodeal` the question of phase g never comes; Bea, who has not said it, is asked."""
    async with party(sqlite) as p:
        ann, bea = await by_turn(p)
        await ann.ask(type="stand", seat=0, occasion="always nodeal", move="default")
        assert "always nodeal" not in bea.now["standing"]
        asked = set()
        ann.messages.clear()
        while bea.now["view"]["turn"] <= 2 and bea.now["result"] is None:
            for chair in (ann, bea):
                if chair.now["owes"]:
                    asked.add((chair.now["seat"], chair.now["view"]["phase"]))
                    await chair.play(least(chair.now))
                await hear_all(ann, bea)
        assert (1, "offer") in asked
        assert (0, "offer") not in asked
        moments = [message["now"] for message in ann.messages if message["type"] == "update"]
        assert not [now for now in moments if now["owes"] and now["view"]["phase"] == "offer"], "nobody is asked only for a moment"
        assert [entry for entry in ann.log if entry["seat"] == 0 and entry["text"] == "pass"], "what a habit does stands in the log as any move"


def least(now: dict[str, Any]) -> str:
    """As little as there is to do: nothing where that is allowed."""
    moves: list[str] = now["legal"]["moves"]
    return next((move for move in ("pass", "done", "no", "keep") if move in moves), moves[0])


async def test_a_habit_is_the_game_s_own_answer_and_no_other(sqlite: str) -> None:
    async with party(sqlite) as p:
        [ann, _] = await by_turn(p)
        for occasion, move in (("always nowar", "war b"), ("always", "default"), ("always dancing", "default")):
            with pytest.raises(Refusal):
                await ann.ask(type="stand", seat=0, occasion=occasion, move=move)


# Other numbers


@pytest.fixture
def dear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game in which everybody begins with more money."""
    data = json.loads(json.dumps(DATA))
    data["start"]["cash"] += 7
    file = tmp_path / "dear.json"
    file.write_text(json.dumps(data), "utf-8")
    monkeypatch.setenv(games.DATA_FILES, f"gangs@dear={file}")
    return games.names()[-1]


async def test_a_data_set_is_a_game_of_its_own_whose_record_names_the_file(sqlite: str, dear: str) -> None:
    """Bots think in other processes, which know the file too."""
    assert dear.startswith("gangs@dear-")
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        usual = await p.chair(ann, (await ann.create(game="gangs", players=2, seats=[BOT] * 2, bot_pace=0.0, start=True))["id"])
        watcher = await p.chair(ann, (await ann.create(game="gangs@dear", players=2, seats=[BOT] * 2, bot_pace=0.0, start=True))["id"])
        assert watcher.info["game"] == dear
        assert [game["title"] for game in await ann.ask("GET", "/api/games") if game["name"] == dear] == ["Gangs (dear)"]
        assert watcher.now["view"]["seats"][0]["cash"] == usual.now["view"]["seats"][0]["cash"] + 7
        while watcher.now["result"] is None:
            await watcher.hear()
        text = (await ann.http.get(f"/api/tables/{watcher.table}/record")).text
    assert loads(text).header.game == dear
    assert verify(loads(text)).finished


async def test_without_its_file_a_record_of_a_data_set_is_refused_by_its_name(dear: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(games.DATA_FILES)
    with pytest.raises(FivepointsError, match=f"there is no game '{dear}'"):
        games.rules(dear)


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("dear.json", "a data set is named as GAME@NAME=FILE, not 'dear.json'"),
        ("gangs@dear", "a data set is named as"),
        ("tammany@dear=x.json", "there is no game 'tammany' that takes other numbers"),
        ("chess@dear=x.json", "there is no game 'chess'"),
        ("gangs@Dear Me=x.json", "is no name for a data set"),
        ("gangs@dear=no/where.json", "^no/where.json: can't be read"),
    ],
)
def test_a_data_set_that_can_not_be_is_refused_in_clear_words(named: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.DATA_FILES, named)
    with pytest.raises(FivepointsError, match=why):
        games.names()
