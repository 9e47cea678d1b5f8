"""Games in one Parquet file: as they were played, and every row can be replayed."""
from __future__ import annotations

import json
import subprocess
import sys

import pytest

from fivepoints.arena import dataset
from fivepoints.arena.simulate import RandomGames
from fivepoints.bots import policies
from fivepoints.core.errors import RecordError
from fivepoints.games import rules


def written(path, game, players, bots, games=3, states=False, seed=5, **options):
    dataset.write(path, rules(game), players, options, games, seed, bots, states, lambda count: None)
    return list(dataset.read(path))


@pytest.mark.parametrize(("game", "players", "bots"), [("tammany", 3, ["random"]), ("tammany", 4, ["heeler", "random"]), ("gangs", 2, ["random"])])
def test_every_row_can_be_replayed(tmp_path, game, players, bots):
    rows = written(tmp_path / "games.parquet", game, players, bots, states=True)
    assert [row.number for row in rows] == [0, 1, 2]
    for row in rows:
        packed = [rules(game).layout.pack(state) for state, _, _ in row.replay()]
        assert b"".join(packed) == row.states
        assert row.positions().shape == (len(row.steps),)
        assert row.bots == [bots[p % len(bots)] for p in range(players)]


def test_a_game_is_the_same_whatever_the_number_of_games_and_however_it_is_counted(tmp_path):
    few, many = written(tmp_path / "few.parquet", "tammany", 3, ["random"], 2), written(tmp_path / "many.parquet", "tammany", 3, ["random"], 5)
    assert few == many[:2]
    tally = RandomGames(rules("tammany"), 3, {}, 5).run(5, lambda count: None)
    assert tally.points == [sum(row.points[p] for row in many) for p in range(3)]
    assert tally.steps == sum(len(row.steps) for row in many)


def test_bots_that_are_not_compiled_play_too(tmp_path, monkeypatch):
    monkeypatch.setattr(policies, "POLICIES", {})
    (row,) = written(tmp_path / "games.parquet", "tammany", 3, ["heeler"], 1, edition=2009)
    assert row.options["edition"] == 2009
    assert sum(1 for _ in row.replay()) == len(row.steps)


def test_a_row_that_was_changed_does_not_pass(tmp_path):
    (row,) = written(tmp_path / "games.parquet", "tammany", 3, ["random"], 1)
    row.steps[200] = 826
    with pytest.raises(RecordError, match="step 201"):
        list(row.replay())
    row.points[0] += 1
    with pytest.raises(RecordError, match="no states"):
        row.positions()


def test_what_is_no_file_of_games_is_refused(tmp_path):
    (tmp_path / "x.parquet").write_text("no such thing")
    with pytest.raises(RecordError, match="no Parquet file"):
        list(dataset.read(tmp_path / "x.parquet"))


def test_the_command_writes_a_file(tmp_path):
    def run(*words):
        return subprocess.run([sys.executable, "-m", "fivepoints", *words], capture_output=True, text=True, check=False, cwd=tmp_path)

    done = run("simulate", "tammany", "--players", "3", "--games", "4", "--bots", "heeler", "--out", "kept/games.parquet", "--states", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[-1])["games"] == 4
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["games.parquet"]
    assert len(list(dataset.read(tmp_path / "kept" / "games.parquet"))) == 4
    wrong = run("simulate", "tammany", "--games", "1", "--out", "folder", "--states")
    assert (wrong.returncode, "--out FILE.parquet" in wrong.stderr) == (1, True)
