"""The examples run, learn something, and draw what they say they draw; in full they take minutes."""
from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

import baselines
import clone_heeler
import learning
import mccfr_tiny
import random_policy
import search_openspiel
import self_play


def test_a_random_policy_in_every_kind_of_environment():
    assert sum(random_policy.in_turns("tammany", 3, 1).values()) == pytest.approx(1)
    assert random_policy.all_at_once("tammany", 3, 1) > 100
    assert random_policy.many("tammany", 3, 16, 1) < 0.4


def test_a_clone_does_what_the_heeler_does_more_often_than_chance():
    _, facts = clone_heeler.clone("tammany", 3, games=12, rounds=3, hidden=32)
    assert facts["positions"] > 1000
    assert facts["agrees"] > 1.5 * facts["by chance"]


def test_self_play_draws_its_curve_and_is_the_same_for_the_same_seed(tmp_path):
    _, curve = self_play.learn("tammany", 3, rounds=1, every=1, matches=4, hidden=8)
    assert [(point.round, point.bots) for point in curve] == [(0, "random"), (0, "heeler"), (1, "random"), (1, "heeler")]
    assert self_play.learn("tammany", 3, rounds=1, every=1, matches=4, hidden=8)[1] == curve
    self_play.draw(curve, 3, tmp_path / "curve.png")
    with Image.open(tmp_path / "curve.png") as picture:
        assert picture.width > 500


def test_a_random_policy_wins_its_fair_share_of_random_games():
    share, low, high = learning.measure(learning.random_policy, "tammany", 3, "random", 64, seed=2)
    assert low < 1 / 3 < high
    assert low < share < high


def test_mccfr_learns_an_election_of_the_tiny_game():
    """External sampling from the election on: the average policy does better than a random one does in the same games."""
    game, solver = mccfr_tiny.solve(mccfr_tiny.late(0, seed=7), iterations=12, seed=1)
    policy, uniform = solver.average_policy(), mccfr_tiny.ExternalSamplingSolver(game).average_policy()
    learnt, random = (np.mean([mccfr_tiny.play(game, who, k % 3, np.random.default_rng(k)) for k in range(60)]) for who in (policy, uniform))
    assert learnt > random + 0.05
    assert mccfr_tiny.late(6, seed=2) == ""


@pytest.mark.parametrize("name", search_openspiel.SEARCHES)
def test_openspiels_searches_play_whole_games(name):
    """Both win more of the tiny games than a random player would, whose fair share is a third."""
    game, rng = search_openspiel.in_turns("tammany@tiny", 3), np.random.default_rng(2)
    bot = search_openspiel.SEARCHES[name](game, 50, 2)
    assert np.mean([search_openspiel.play(game, bot, k % 3, rng) for k in range(12)]) > 0.5


def test_baselines_are_kept_row_by_row_and_told_as_a_table(tmp_path, monkeypatch):
    path = tmp_path / "baselines.json"
    rows = baselines.fill(path, [("tammany", 3)], ["heeler", "learner"], games=3, rounds=1)
    assert [baselines.key(row)[2:] for row in rows] == [("heeler", "random"), ("learner", "random"), ("learner", "heeler")]
    assert all(row["low"] <= row["share"] <= row["high"] and row["games"] == 3 for row in rows)
    monkeypatch.setattr(baselines, "in_arena", None)  # what the file has is not played again
    assert baselines.fill(path, [("tammany", 3)], ["heeler"], games=3, rounds=1) == rows
    lines = baselines.table(rows).splitlines()
    assert lines[0] == "| game | players | fair | against | `heeler` | `learner` |"
    assert lines[3].startswith("| Tammany Hall | 3 | 33.3 % | heeler | the same | ")
