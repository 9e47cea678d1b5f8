"""From worths to chances: what is likely is kept, and chances add up."""
from __future__ import annotations

import pytest

from fivepoints.core.priors import HOPELESS, keep_likely, soften, sort_best


def test_the_best_come_to_the_front_in_order():
    choices, worths = [10, 11, 12, 13, 14], [0.0, 3.0, 1.0, 4.0, 2.0]
    assert sort_best(choices, worths, 1, 5, 2) == 2
    assert choices[:3] == [10, 13, 11]
    assert sorted(choices) == [10, 11, 12, 13, 14]
    assert worths[:3] == [0.0, 4.0, 3.0]


def test_what_is_hopeless_beside_the_best_is_left_out():
    heat = 0.5
    choices, worths = [1, 2, 3, 4], [0.0, 5.0, 5.0 - HOPELESS * heat, 5.0 - HOPELESS * heat - 0.01]
    assert keep_likely(choices, worths, 4, heat, most=9) == 2
    assert choices[:2] == [2, 3]
    assert worths[:2] == [5.0, 5.0 - HOPELESS * heat]


def test_where_too_many_are_likely_the_best_stay():
    choices, worths = [1, 2, 3, 4], [0.1, 0.4, 0.2, 0.3]
    assert keep_likely(choices, worths, 4, 1.0, most=2) == 2
    assert choices[:2] == [2, 4]


def test_chances_add_up_and_follow_the_heat():
    worths = [1.0, 0.0, -1.0, 99.0]
    assert soften(worths, 3, 1.0) == 3
    assert sum(worths[:3]) == pytest.approx(1)
    assert worths[0] / worths[1] == pytest.approx(2.718281828)
    assert worths[3] == 99.0
    alike = [1.0, 0.0]
    soften(alike, 2, 1000.0)
    assert alike == pytest.approx([0.5, 0.5], abs=0.001)
