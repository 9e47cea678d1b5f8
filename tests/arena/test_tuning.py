"""The heeler whose beliefs are handed to it is the heeler; and the matches on file were played by the one that stands in the code."""
from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import fivepoints
from fivepoints.core import drive, randoms, twin
from fivepoints.core.randoms import generator
from fivepoints.games import rules
from fivepoints.games.tammany import sense
from table import draw_all

BENCH = Path(__file__).parents[2] / "bench"
spec = importlib.util.spec_from_file_location("tuned_heeler", BENCH / "tuned_heeler.py")  # by its file: other names in that folder are those of tests
assert spec is not None
assert spec.loader is not None
tuned_heeler = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tuned_heeler)


def test_every_number_that_the_heeler_believes_can_be_varied():
    found = tuned_heeler.beliefs()
    assert found["BACKING"] == sense.BACKING
    assert [found[f"POWER.{k}"] for k in range(4)] == sense.POWER
    assert {"MAYORALTY", "FAVOR", "SPENDING", "TOKEN", "RIVALRY", "STEEPNESS", "EVEN"} < found.keys()


def test_with_the_beliefs_of_today_it_plays_as_the_heeler_does(tmp_path):
    """A whole game, every action; with others it plays otherwise."""
    tuned = tuned_heeler.make_module(tmp_path)
    today = list(tuned_heeler.beliefs().values())
    other = [3 * value for value in today]
    game = draw_all(fivepoints.new("tammany", players=4))
    found, s = game.rules, game.state()
    out, r, same, differs = [0] * found.choices, generator(3), generator(3), 0
    while not found.flow.over(s):
        if n := found.flow.chance(s, out, [0] * found.outcomes):
            found.flow.apply(s, out[n // 2])
            continue
        differs += tuned.heeler(s, list(r), out, other) != sense.heeler(s, list(r), out)
        action = sense.heeler(s, r, out)
        assert tuned.heeler(s, same, out, today) == action
        assert r == same
        found.flow.apply(s, action)
    assert differs > 10


def test_its_games_are_those_of_heelers_and_of_random_players(tmp_path):
    """The driver, interpreted: whoever has beliefs plays as the heeler, whoever has none draws from what is legal."""
    found = rules("tammany")
    tuned = tuned_heeler.make_module(tmp_path)
    names = twin.plain([randoms, *found.modules, drive, tuned])
    s, moves = found.start(4, {}), [0] * 4
    lists = [0] * found.choices, [0] * found.outcomes
    beliefs = [list(tuned_heeler.beliefs().values())]
    names.tuned_game(s, beliefs, [0, -1, -1, 0], moves, *lists, generator(1), [generator(2 + p) for p in range(4)])
    ends, r = [0] * 4, generator(9)
    names.points(s, ends)
    assert found.flow.over(s)
    assert all(moves)
    assert min(ends[0], ends[3]) > max(ends[1], ends[2])
    s = draw_all(fivepoints.new("tammany", players=4)).state()
    n = found.flow.legal(s, lists[0])
    assert {names.tuned_action(s, beliefs, -1, r, lists[0]) for _ in range(40 * n)} == set(lists[0][:n])


def test_the_matches_on_file_name_the_heeler_that_stands():
    """Whoever changes what the heeler believes plays them again: bench/matches.py."""
    assert json.loads((BENCH / "matches.json").read_text("utf-8"))["heeler"] == tuned_heeler.digest(tuned_heeler.beliefs())
