"""What a match says: shares with ties split, intervals by deal, an early end that is honest."""
from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from fivepoints.arena.clear import clear
from fivepoints.arena.match import Match, Played
from fivepoints.arena.standing import interval, standings

MATCH = Match("tammany", 3, {}, ("x", "y", "z"), 0)


def game(number, scores, ranks, moves=(1, 1, 1), seconds=(0.0, 0.0, 0.0), playouts=(0, 0, 0), forfeit=""):
    """Scores and the like by bot, put into the seats of the game."""
    seats = MATCH.lineup(number)

    def by_seat(values):
        return [values[k] for k in seats]

    return Played(number, seats, by_seat(scores), by_seat(ranks), by_seat(moves), by_seat(seconds), by_seat(playouts), forfeit)


GAMES = [
    game(0, (9, 4, 2), (1, 2, 3), moves=(10, 1, 1), seconds=(0.5, 0, 0)),
    game(1, (6, 6, 3), (1, 1, 3), moves=(30, 1, 1), seconds=(0.1, 0, 0), playouts=(80, 0, 0)),
    game(2, (7, 7, 7), (1, 1, 1)),
]


def test_ties_are_split():
    x, y, z = standings(MATCH, GAMES)
    assert x.share == pytest.approx((1 + 1 / 2 + 1 / 3) / 3)
    assert y.share == pytest.approx((1 / 2 + 1 / 3) / 3)
    assert z.share == pytest.approx((1 / 3) / 3)
    assert [row.bot for row in (x, y, z)] == ["x", "y", "z"]


def test_points_margins_and_time_are_means():
    x, y, _ = standings(MATCH, GAMES)
    assert x.points == pytest.approx(22 / 3)
    assert (x.margin, y.margin) == (pytest.approx((5 + 0 + 0) / 3), pytest.approx((-5 + 0 + 0) / 3))
    assert x.seconds_per_move == pytest.approx(0.6 / 41)
    assert x.playouts_per_move == pytest.approx(80 / 41)


def test_a_forfeit_is_its_losers():
    rows = standings(MATCH, [*GAMES[:2], game(2, (1, 2, 3), (3, 1, 1), forfeit="x: fell asleep")])
    assert [row.forfeits for row in rows] == [1, 0, 0]


def test_ratings_follow_the_places():
    winner, middle, loser = standings(MATCH, [game(k, (9, 5, 1), (1, 2, 3)) for k in range(30)])
    assert winner.rating > middle.rating > loser.rating
    assert winner.deviation < 25 / 3


def test_without_a_whole_deal_there_is_no_standing():
    assert standings(MATCH, GAMES[:2]) == []


# Intervals


def test_games_that_don_t_hang_together_give_wilsons_interval():
    """By hand: 100 deals of one game each, 60 won; Wilson with Student's factor for 99 degrees (1.9842) and the spread of the sample."""
    low, high = interval([1.0] * 60 + [0.0] * 40, 1)
    z, n = 1.9842, 99.0  # share (1 - share) / spread is one less than the deals
    centre, reach = 0.6 + z * z / (2 * n), z * sqrt(0.24 / n + z * z / (4 * n * n))
    assert low == pytest.approx((centre - reach) / (1 + z * z / n), abs=1e-4)
    assert high == pytest.approx((centre + reach) / (1 + z * z / n), abs=1e-4)


def test_games_that_hang_together_count_as_one():
    """Deals that are won or lost as a whole: four games of each tell no more than one."""
    assert interval([1.0, 0.0] * 20, 4) == pytest.approx(interval([1.0, 0.0] * 20, 1))


def test_games_of_a_deal_that_balance_each_other_don_t_count_as_more_than_they_are():
    low, high = interval([0.25] * 30, 4)
    assert low < 0.25 - 0.06
    assert high > 0.25 + 0.06


def test_who_wins_all_is_not_thought_certain_to():
    low, high = interval([1.0] * 20, 4)
    assert high == pytest.approx(1)
    assert 0.75 < low < 0.9


def test_one_deal_tells_nothing():
    assert interval([1.0], 4) == (0.0, 1.0)


def test_the_interval_holds_what_it_promises():
    """Deals that hang together a little, a true share of 0.3: at least nine in ten intervals hold it (95 % are promised; 400 are few)."""
    random, held = Random(1), 0
    for _ in range(400):
        deals = []
        for _ in range(25):
            here = min(1.0, max(0.0, random.gauss(0.3, 0.1)))
            deals.append(sum(random.random() < here for _ in range(4)) / 4)
        low, high = interval(deals, 4)
        held += low <= 0.3 <= high
    assert held >= 0.92 * 400


# The early end


def test_a_better_bot_becomes_clear_and_a_worse_one_too():
    assert clear([1.0] * 30, 0.25) == 1
    assert clear([0.0] * 60, 0.25) == -1
    assert clear([], 0.25) == 0
    assert clear([1.0, 1.0], 0.25) == 0


def test_a_difference_is_found():
    random = Random(3)
    found = [clear([sum(random.random() < 0.6 for _ in range(4)) / 4 for _ in range(60)], 0.25) for _ in range(50)]
    assert found.count(1) == 50


def test_fair_bots_are_seldom_thought_unequal_however_often_one_looks():
    """1,000 matches of 200 deals, each looked at after every deal: at most 5 % may ever be called clear; here with room for chance."""
    random = Random(2)
    wrong = sum(clear([sum(random.random() < 0.25 for _ in range(4)) / 4 for _ in range(200)], 0.25) != 0 for _ in range(1000))
    assert wrong <= 60
