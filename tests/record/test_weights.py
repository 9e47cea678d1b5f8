"""What a draw was drawn from stands in its entry: right in every game, checked where it is there, and not asked for in records of before."""
from __future__ import annotations

import hashlib
import hmac
import json
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import accumulate
from typing import Any

import pytest

import fivepoints
from conformance.tiny import RULES as TINY
from fivepoints.games import rules
from fivepoints.record import Entry, Keeper, loads, replay, verify
from kept import SECRET, any_move, at_bids, complaint, go_on, keep, right, rows

Data = dict[str, Any]


@cache
def whole() -> str:
    return go_on(keep(4), seed=2, undo=True).dumps()


@pytest.fixture
def data() -> Data:
    return rows(whole())


def draws(data: Data) -> list[Data]:
    return [row for row in data["entries"] if "draw" in row]


def without(data: Data) -> Data:
    """The same record as it was written before entries said what a draw was drawn from."""
    return data | {"entries": [{key: value for key, value in row.items() if key != "from"} for row in data["entries"]]}


def counted_off(weights: dict[str, int], secret: bytes, k: int) -> str:
    """The outcome by the text of docs/records.md, without the rules."""
    number = int.from_bytes(hmac.new(secret, str(k).encode(), hashlib.sha256).digest(), "big") % sum(weights.values())
    return next(outcome for outcome, top in zip(weights, accumulate(weights.values()), strict=True) if number < top)


@pytest.mark.parametrize("edition", [2009, 2020])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_draw_of_a_game_says_what_the_rules_drew_it_from(players, edition):
    record = loads(go_on(keep(players, edition=edition), seed=players).dumps())
    due = fivepoints.new("tammany", players=players, edition=edition).chance()
    for entry, game in replay(record):
        assert list((entry.weights or {}).items()) == due
        due = game.chance()
    assert sum(entry.weights is not None for entry in record.entries) > 30


@pytest.mark.parametrize("players", [3, 5])
def test_a_draw_can_be_checked_without_the_rules(players):
    text = go_on(keep(players), seed=1).dumps()
    for k, row in enumerate(draws(rows(text))):
        assert counted_off(row["from"], SECRET, k) == row["draw"]


def test_it_stands_behind_the_draw(data):
    assert {tuple(row) for row in draws(data)} == {("n", "draw", "from", "digest")}
    assert all("from" not in row for row in data["entries"] if "seat" in row)


def test_it_is_the_same_for_every_reader_of_a_running_game():
    keeper = at_bids()
    assert len({json.dumps(draws(rows(keeper.dumps(eyes)))) for eyes in (None, 0, 1, 2)}) == 1


def test_behind_a_move_that_others_know_only_in_part_it_is_read_by_nobody_before_the_end():
    """Who sacks the polling station draws from what is in the box, which is a secret."""
    keeper = Keeper(rules("gangs"), 3, {"mode": "politique"}, ["a", "b", "c"], SECRET)
    go_on(keeper, lambda game: game.view(None)["turn"] == 8 and "rig 2" in game.legal(game.movers()[0]))
    rigged = len(keeper.entries) + 1
    keeper.play(keeper.game.movers()[0], "rig 2")
    go_on(keeper, lambda game: game.view(None)["turn"] == 10)
    for eyes in (None, 0, 1, 2):
        told = draws(rows(keeper.dumps(eyes)))
        assert all(("from" in row) == (row["n"] < rigged) for row in told)
        assert any(row["n"] > rigged for row in told)
    assert all("from" in row for row in draws(rows(go_on(keeper).dumps())))


def test_it_comes_back_as_it_was_written():
    keeper = go_on(keep(4), seed=2, undo=True)
    assert loads(keeper.dumps()).entries == keeper.entries
    assert [list((entry.weights or {}).items()) for entry in loads(keeper.dumps()).entries] == [
        list((entry.weights or {}).items()) for entry in keeper.entries
    ]


def test_draws_of_another_game_say_it_too():
    keeper = go_on(Keeper(TINY, 3, {}, ["a", "b", "c"], SECRET))
    drawn = [entry for entry in keeper.entries if entry.seat is None]
    assert drawn
    assert all(entry.weights and entry.text in entry.weights for entry in drawn)


# Records of before


def test_a_record_of_before_verifies(data):
    verdict = verify(loads(json.dumps(without(data))))
    assert (verdict.finished, verdict.chance_checked, verdict.draws) == (True, True, len(draws(data)))
    assert all(entry.weights is None for entry in loads(json.dumps(without(data))).entries)


def test_a_record_may_say_it_from_some_entry_on(data):
    """As a game does that was begun with an older version of the program."""
    old = without(data)["entries"][: len(data["entries"]) // 2]
    right(data | {"entries": old + data["entries"][len(old) :]})


def test_a_game_of_before_is_taken_up_again_and_says_it_from_there_on():
    keeper = at_bids()
    old = [replace(entry, weights=None) for entry in keeper.entries]
    for again in (
        Keeper.resume(keeper.game.rules, keeper.header, old, SECRET),
        Keeper.thaw(keeper.game.rules, keeper.header, old, SECRET, keeper.freeze()),
    ):
        go_on(again)
        assert again.entries[: len(old)] == old
        assert all(entry.weights for entry in again.entries[len(old) :] if entry.seat is None)
        assert verify(loads(again.dumps())).finished


# Wrong ones


def changes(weights: dict[str, int]) -> dict[str, dict[str, int]]:
    first, last = next(iter(weights)), list(weights)[-1]
    return {
        "a weight more": weights | {first: weights[first] + 1},
        "many more": weights | {last: weights[last] + 7},
        "another order": dict(reversed(weights.items())),
        "one outcome missing": {outcome: weight for outcome, weight in weights.items() if outcome != first},
        "another one missing": {outcome: weight for outcome, weight in weights.items() if outcome != last},
        "one too many": weights | {"martian": 1},
        "twice as many of each": {outcome: 2 * weight for outcome, weight in weights.items()},
    }


@pytest.mark.parametrize("what", changes({"a": 1, "b": 1}))
def test_wrong_weights_are_named(data, what):
    for row in (draws(data)[0], draws(data)[len(draws(data)) // 2], draws(data)[-1]):
        forged = deepcopy(data)
        forged["entries"][row["n"] - 1]["from"] = changes(row["from"])[what]
        line = complaint(forged)
        right_ones = ", ".join(f"{outcome} {weight}" for outcome, weight in row["from"].items())
        assert line.startswith(f"entry {row['n']} (draw {row['draw']}): the rules draw from {right_ones}, the record from ")
        assert complaint(forged | {"secret": None, "result": None}) == line


def test_a_draw_that_is_not_in_what_it_was_drawn_from_is_named(data):
    n = draws(data)[3]["n"]
    forged = data | {"secret": None, "result": None}
    forged["entries"][n - 1]["draw"] = "martian"
    assert complaint(forged).startswith(f"entry {n} (draw martian): 'martian' can't be drawn; it is one of ")


WRONG: list[Any] = [
    None, True, 3, "irish", [], [["irish", 3]], {}, {"irish": 0}, {"irish": -1}, {"irish": 1.0}, {"irish": True}, {"irish": "3"}, {"irish": None},
    {"irish": [3]}, {"é": 3}, {"a\nb": 3},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_weights_of_another_form_are_named(data, wrong):
    data["entries"][1]["from"] = wrong
    assert complaint(data).startswith("entry 2: 'from' ")


def test_only_a_draw_is_drawn_from_something(data):
    n = next(row["n"] for row in data["entries"] if "seat" in row)
    data["entries"][n - 1]["from"] = {"irish": 1}
    assert complaint(data) == f"entry {n}: only a draw is drawn from something"


def test_an_outcome_that_stands_twice_is_refused(data):
    first = next(iter(data["entries"][0]["from"]))
    assert complaint(json.dumps(data).replace(f'"from": {{"{first}"', f'"from": {{"{first}": 1, "{first}"', 1)) == f"'{first}' stands twice in one object"


def test_an_entry_is_another_one_with_other_weights():
    entry = Entry(1, None, "irish", "0" * 32, weights={"irish": 1, "german": 2})
    assert entry != replace(entry, weights={"irish": 2, "german": 2})
    assert entry != replace(entry, weights=None)


def test_moves_taken_back_change_nothing_about_draws():
    keeper = keep()
    seat = keeper.game.movers()[0]
    known = list(keeper.entries)
    keeper.play(seat, any_move(keeper, seat))
    keeper.undo(seat)
    assert keeper.entries[: len(known)] == known
