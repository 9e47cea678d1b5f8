"""The same seed is the same game, for good: digests of whole games, written down once. One that changes means other games for the same seeds.

All seats play at random, so that better bots change nothing here.
"""
from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fivepoints
from envs import digests
from fivepoints import envs

# Positions, actions and points, interpreted and compiled
GAMES = {
    ("tammany", 3): "0e6465710ec0499a00ccdd39e1de4375",
    ("tammany", 4): "8ff5555d7e53a5b71474b3fb0fe0deb5",
    ("tammany", 5): "2966c4de2b7eefaf3677086c38fd55da",
    ("tammany@tiny", 3): "2e389e36c47266cad2e7bc71c4698027",
    ("gangs", 2): "cc237ac67e845ef8a9497016f022ead0",
    ("gangs", 3): "27490befe87356f22e693a097c3e7a19",
    ("gangs", 4): "d1b13643a15b4da262c8ec1a89c5886e",
    ("gangs", 5): "3f910e87ac6074f3164668dcc03df43c",
    ("gangs", 6): "5d85957642b5e86b8d2bdecd7b2fc4f1",
}

# Of a batch of environments: positions, observations, masks, movers, actions and rewards
ENVIRONMENTS = {
    ("tammany", 3): "350b8755f69f496d5ec2046f66526c4b",
    ("tammany", 5): "1d823be57123cfe3f8b8d48f35da207e",
    ("gangs", 2): "25fbd3149078464dd16863e4a832afff",
}


def other_pythons():
    """Pythons of other versions on this machine that the package is for: on the path, or pyenv's."""
    found = {}
    for minor in range(11, 30):
        homes = sorted(Path(sys.base_prefix).parent.glob(f"3.{minor}.*/bin/python"))  # beside ours, as pyenv keeps them
        path = str(homes[-1]) if homes else shutil.which(f"python3.{minor}")
        if path and minor != sys.version_info.minor and subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
            found[f"3.{minor}"] = path
    return found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_of_a_seed_is_what_it_was(game, players):
    assert digests.interpreted(game, players) == GAMES[game, players]


@pytest.mark.parametrize(("game", "players"), [table for table in GAMES if "@" not in table[0]])
def test_compiled_it_is_the_same(game, players):
    batch, reader = fivepoints.batch(game, players, 1, seed=digests.SEED), digests.Reader()
    while not batch.done[0]:
        actions = batch.sample()
        reader.step(batch.states.tobytes(), int(actions[0]))
        batch.step(actions)
    assert reader.end(batch.points[0].tolist()) == GAMES[game, players]


@pytest.mark.parametrize("version", other_pythons())
def test_another_python_plays_the_same_games(version):
    """With nothing installed: the interpreted rules need the standard library only."""
    source = Path(fivepoints.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    script = [other_pythons()[version], "-B", digests.__file__]
    done = subprocess.run(script, capture_output=True, text=True, check=True, env=environment)
    assert re.findall(r"(\S+) (\d+) ([0-9a-f]{32})\n", done.stdout) == [(game, str(players), digest) for (game, players), digest in GAMES.items()]


@pytest.mark.parametrize(("game", "players"), ENVIRONMENTS)
def test_environments_of_a_seed_are_what_they_were(game, players):
    batch, read = envs.batch(game, players, 2, seed=digests.SEED), hashlib.sha256()
    ended = 0
    while ended < 2:
        actions = batch.sample_legal()
        for part in (batch.states, batch.cells, batch.masks, batch.movers, actions):
            read.update(part.tobytes())
        batch.step(actions)
        read.update(batch.rewards.tobytes())
        ended += int(batch.done.sum())
    assert read.hexdigest()[:32] == ENVIRONMENTS[game, players]
