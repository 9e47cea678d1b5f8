"""The tiny variant for tests and research: three players, zone I, one term of two years; all else is Tammany Hall."""
from __future__ import annotations

import os
from random import Random

import pytest

import fivepoints
from conformance.checks import CHECKS
from fivepoints import games
from fivepoints.core.errors import NotationError, OptionError

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
TINY = "tammany@tiny"


def whole_game(seed):
    """A random game: its end, its moves, and a spectator's view after each."""
    rng, g, moves, views = Random(seed), fivepoints.new(TINY, 3), [], []
    while not g.over:
        if outcomes := g.chance():
            g.draw(rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0])
        else:
            seat = g.movers()[0]
            moves.append(rng.choice(g.legal(seat)))
            g.play(seat, moves[-1])
            views.append(g.view(None))
            assert fivepoints.parse(g.position()).position() == g.position()
    return g, moves, views


@pytest.mark.parametrize("seed", range(5))
def test_a_game_has_two_years_in_zone_one_and_one_election(seed):
    g, moves, views = whole_game(seed)
    assert {view["year"] for view in views} == {1, 2}
    assert {sum(ward["open"] for ward in view["wards"].values()) for view in views} == {6}
    assert {view["term"] for view in views} == {1}
    assert moves.count("end") == 6
    assert sum(g.result()["shares"]) == pytest.approx(1)


def test_it_stands_beside_the_game_and_changes_nothing_of_it():
    tiny, whole = games.rules(TINY), games.rules("tammany")
    assert (tiny.modules[0].LAST_YEAR, whole.modules[0].LAST_YEAR) == (2, 16)
    assert (list(tiny.seats), list(whole.seats)) == ([3], [3, 4, 5])
    assert (tiny.actions, tiny.layout.dtype) == (whole.actions, whole.layout.dtype)
    with pytest.raises(NotationError):
        whole.notation.parse(tiny.notation.position(tiny.start(3, {})))


def test_it_is_for_research_and_not_among_the_games():
    assert TINY in games.variants()
    assert TINY not in games.names()
    with pytest.raises(OptionError, match="3 to 3 players"):
        fivepoints.new(TINY, 4)


@pytest.mark.parametrize("check", [check for check in CHECKS if SOAK or check != "twin"])  # the same code compiled once more: half a minute
def test_it_passes_what_any_game_must(check):
    CHECKS[check](games.rules(TINY), 2_000 if check == "twin" else 3)
