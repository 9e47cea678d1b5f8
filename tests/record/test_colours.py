"""Colours in records: a record says in which its table was played, no hash hangs on them, and records without them are what they were."""
from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fivepoints.games import rules
from fivepoints.record import Keeper, loads, verify
from kept import complaint, go_on, keep, right, rows

COLOURS = [4, 0, 2]


@cache
def whole() -> str:
    """A whole game at a table with colours."""
    plain = keep()
    return go_on(Keeper(plain.game.rules, 3, {}, plain.header.seats, plain._secret, colours=COLOURS)).dumps()


def test_the_colours_stand_after_the_names_and_are_read_again():
    keys = list(rows(whole()))
    assert keys[keys.index("seats") :][:3] == ["seats", "colours", "commitment"]
    assert loads(whole()).header.colours == COLOURS
    assert verify(loads(whole())).finished


def test_colours_change_nothing_else():
    data = rows(whole())
    del data["colours"]
    assert data == rows(go_on(keep()).dumps())


def test_a_record_of_before_says_none():
    text = keep().dumps()
    assert "colours" not in rows(text)
    assert loads(text).header.colours is None


def test_colours_are_in_no_hash_as_names_are_not():
    for other in ({"colours": [5, 4, 3]}, {"seats": ["X", "Y", "Z"]}):
        right(rows(whole()) | other)


@pytest.mark.parametrize("colours", [[0, 1, 6], [-1, 0, 1], [0, 1, 1], [0, 1, 2.0], [0, 1, True], [0, 1, None], [0, 1, "2"], [0, 1, [2]]])
def test_what_is_no_colour_or_stands_twice_is_told(colours: list[Any]):
    assert complaint(rows(whole()) | {"colours": colours}) == "'colours' are whole numbers from 0 to 5, each for one seat only"


@pytest.mark.parametrize("colours", [None, {}, "012", 3])
def test_colours_are_a_list(colours: Any):
    assert complaint(rows(whole()) | {"colours": colours}) == "'colours' is missing or not a list"


@pytest.mark.parametrize("colours", [[], [0, 1], [0, 1, 2, 3]])
def test_each_seat_has_one(colours: list[int]):
    assert complaint(rows(whole()) | {"colours": colours}) == f"header: 3 players, but {len(colours)} colours"


def test_where_colours_are_whom_a_seat_plays_they_fit_the_option():
    gangs = rules("gangs")
    record = Keeper(gangs, 3, gangs.cast([2, 0, 4]), ["A", "B", "C"], bytes(32), colours=[2, 0, 4]).dumps()
    right(rows(record))
    assert complaint(rows(record) | {"colours": [2, 0, 5]}) == "header: other colours than those of the option 'gangs'"
