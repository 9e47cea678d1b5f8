"""A match on a Ray cluster, here a local one with two workers: one is killed in the middle, and no game is lost or counted twice."""
from __future__ import annotations

import os
import signal
from dataclasses import replace

import pytest

from fivepoints import OptionError
from fivepoints.arena import runners
from fivepoints.arena.match import Match
from fivepoints.arena.run import run
from fivepoints.arena.runners import WorkersError, here, ray_cluster
from fivepoints.core.twin import cache_root

MATCH = Match("tammany", 3, {}, ("heeler", "random", "random"), 21)
GAMES = 24
FATAL = 9  # the game in the middle of which its worker is killed


@pytest.fixture(autouse=True)
def _environment(monkeypatch):
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(cache_root()))


@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_dies_on_a_cluster_loses_no_game(tmp_path, monkeypatch):
    path, killed, play = tmp_path / "match.jsonl", tmp_path / "killed", runners.play

    def play_or_die(match, number):
        """Once, a worker that has played a game goes without a word before it has told of it."""
        game = play(match, number)
        if number == FATAL and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return game

    monkeypatch.setattr(runners, "play", play_or_die)
    result = run(MATCH, GAMES, runner=ray_cluster("local", 2), out=path)
    assert killed.exists()
    assert result.games == GAMES
    assert len(path.read_text("utf-8").splitlines()) == GAMES
    alone = run(MATCH, GAMES, runner=here)
    assert [(row.share, row.points, row.rating) for row in result.standings] == [(row.share, row.points, row.rating) for row in alone.standings]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_said():
    with pytest.raises(WorkersError, match="there is no Ray cluster at 127"):
        run(replace(MATCH, seed=1), 3, runner=ray_cluster("127.0.0.1:1"))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(OptionError, match="pip install"):
        run(MATCH, 3, runner=ray_cluster("local"))
