"""A match is counted right: ties are split, seats told apart."""
import pytest

from fivepoints.arena.match import Played, summary


def game(seat, scores, ranks, moves=10, seconds=0.5):
    return Played(1, len(scores), seat, scores, ranks, moves, seconds)


GAMES = [
    game(0, [9, 4, 2], [1, 2, 3]),  # won
    game(1, [6, 6, 3], [1, 1, 3], moves=30, seconds=0.1),  # shared with another
    game(2, [8, 1, 5], [1, 3, 2]),  # lost
    game(1, [7, 7, 7], [1, 1, 1]),  # shared by all
]


def test_wins_are_counted_for_the_one_that_is_measured():
    row = summary(GAMES)
    assert (row["players"], row["games"]) == (3, 4)
    assert row["wins"] == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert row["share"] == pytest.approx(row["wins"] / 4)
    assert [seat["games"] for seat in row["by_seat"]] == [1, 2, 1]
    assert [seat["wins"] for seat in row["by_seat"]] == pytest.approx([1, 1 / 2 + 1 / 3, 0])


def test_points_and_time_are_means():
    row = summary(GAMES)
    assert row["points"] == pytest.approx((9 + 6 + 5 + 7) / 4)
    assert row["points_of_a_rival"] == pytest.approx((6 + 9 + 9 + 14) / 8)
    assert row["seconds_per_move"] == pytest.approx(1.6 / 60)


def test_a_seat_that_was_not_played_has_no_games():
    assert summary(GAMES[:1])["by_seat"] == [{"games": 1, "wins": 1.0}, {"games": 0, "wins": 0.0}, {"games": 0, "wins": 0.0}]


def test_the_interval_is_wilsons():
    """By hand: 19 of 20 with z = 1.96 gives 0.764 to 0.991."""
    games = [game(0, [9, 4, 2], [1, 2, 3])] * 19 + [game(0, [1, 4, 2], [3, 1, 2])]
    row = summary(games)
    assert (row["low"], row["high"]) == (pytest.approx(0.7639, abs=5e-4), pytest.approx(0.9911, abs=5e-4))


def test_who_wins_all_is_not_thought_certain_to():
    row = summary(GAMES[:1] * 100)
    assert row["share"] == pytest.approx(row["high"]) == 1
    assert row["low"] == pytest.approx(1 / (1 + 1.96**2 / 100))
