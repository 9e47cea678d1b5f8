"""What a seat is told in numbers: what it may see, all of it in bounds, the same interpreted and compiled, and nothing else."""
from __future__ import annotations

import numpy as np
import pytest

from envs.worlds import TABLES, other_worlds, positions
from fivepoints.core.tensor import slices
from fivepoints.envs.bound import bound
from fivepoints.envs.setting import Setting
from fivepoints.games import rules


def seen(game, s, seat):
    """The interpreted observation."""
    found = bound(game)
    blind = found.rules.layout.copy(s)
    found.rules.flow.blind(blind, seat)
    out = [0] * found.width
    found.observe(blind, seat, out)
    return out


def named(game, cells):
    return {block.name: np.reshape(cells[where], block.shape) for block, where in slices(bound(game).blocks)}


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_observations_are_in_bounds_and_the_same_compiled(game, players, options):
    setting = Setting.of(game, players, options, "share", "raise")
    (low, high), found = setting.bounds, setting.game
    states, scratch = setting.games(1), setting.games(1)
    for k, s in enumerate(positions(found.rules, players, options, seed=players)):
        seat = k % players
        cells = np.full(found.width, 77, found.cell)
        states[:] = found.rules.layout.record(s)
        found.run("look", states, 0, seat, scratch, cells)
        assert cells.tolist() == seen(game, s, seat)
        assert ((low <= cells) & (cells <= high)).all()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_a_seat_may_not_know_is_not_in_its_observation(game, players, options):
    found, tried = rules(game), 0
    for k, s in enumerate(positions(found, players, options, seed=10 + players)):
        for seat in range(players):
            for other in other_worlds(found, s, seat, seed=k):
                tried += found.layout.pack(other) != found.layout.pack(s)
                assert seen(game, s, seat) == seen(game, other, seat)
    assert tried > 0


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_seats_are_counted_from_the_one_that_looks(game, players, options):
    counted = 0
    for k, s in enumerate(positions(rules(game), players, options, seed=20 + players)):
        seat = k % players
        parts = named(game, np.array(seen(game, s, seat)))
        assert parts["own seat"].argmax() == seat
        assert parts["asked"].argmax() == (rules(game).flow.asked(s) - seat) % players
        row = s.score if game == "tammany" else s.cash
        told = parts["score" if game == "tammany" else "cash"]
        assert told[:players].tolist() == [row[(seat + j) % players] for j in range(players)]
        counted += seat != 0
    assert counted > 10


def test_the_cells_of_tammany_hall_mean_what_the_view_says():
    game = rules("tammany")
    for k, s in enumerate(positions(game, 4, {}, seed=3)):
        seat = k % 4
        blind = game.layout.copy(s)
        game.flow.blind(blind, seat)
        view, parts = game.notation.describe(blind, seat), named("tammany", np.array(seen("tammany", s, seat)))
        wards = list(view["wards"].values())
        assert parts["open"].tolist() == [ward["open"] for ward in wards]
        assert parts["cubes"].tolist() == [list(ward["cubes"].values()) for ward in wards]
        assert parts["bosses"][:, :4].tolist() == [[ward["bosses"][(seat + j) % 4] for j in range(4)] for ward in wards]
        assert parts["favors"][:4].tolist() == [list(view["seats"][(seat + j) % 4]["favors"].values()) for j in range(4)]
        assert parts["bag"].tolist() == list(view["bag"].values())
        assert parts["movers"].nonzero()[0].tolist() == sorted((p - seat) % 4 for p in view["movers"])


def test_the_cells_of_gangs_mean_what_the_view_says():
    game, players = rules("gangs"), 4
    for k, s in enumerate(positions(game, players, {"mode": "politique"}, seed=4)):
        seat = k % players
        blind = game.layout.copy(s)
        game.flow.blind(blind, seat)
        view, parts = game.notation.describe(blind, seat), named("gangs", np.array(seen("gangs", s, seat)))
        turned = [view["seats"][(seat + j) % players] for j in range(players)]
        for name, key in (("cash", "cash"), ("dial", "dial"), ("influence", "influence"), ("blades", "blades"), ("guns", "guns"), ("shown", "shown")):
            assert parts[name][:players].tolist() == [other[key] for other in turned]
        assert parts["ballots"][0] == (turned[0]["ballots"] or 0)
        assert parts["pawns"].sum() == len(view["police"])
        assert parts["order"].sum() == len(view["order"])


@pytest.mark.parametrize("game", ["tammany", "gangs"])
def test_kinds_of_actions_cover_the_whole_space_once(game):
    at = 0
    for kind in bound(game).kinds:
        assert kind.first == at
        at += kind.count
    assert at == rules(game).actions


def test_the_page_of_spaces_is_made_from_the_tables():
    from pathlib import Path

    from fivepoints.envs.spaces import page

    assert (Path(__file__).parents[2] / "docs" / "spaces.md").read_text("utf-8") == page()
