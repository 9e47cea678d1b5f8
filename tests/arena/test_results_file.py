"""The file of a match: an interrupted run goes on, and no game is lost or counted twice."""
from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from fivepoints.arena.match import Match
from fivepoints.arena.results import ResultsError, code, open_results
from fivepoints.arena.run import run
from fivepoints.arena.runners import compiled, end, here, processes
from fivepoints.core.twin import cache_root

MATCH = Match("tammany", 3, {"edition": 2009}, ("heeler", "random", "random"), 11)
ENVIRONMENT = os.environ | {"FIVEPOINTS_CACHE": str(cache_root())}


def numbers(path):
    return [json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()]


def never(match, wanted):
    """A runner that must not be asked for any game."""
    assert not wanted
    yield from ()


def test_a_line_says_what_was_played_and_by_whom(tmp_path):
    path = tmp_path / "deep" / "match.jsonl"
    run(MATCH, 3, runner=here, out=path)
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [row["number"] for row in rows] == [0, 1, 2]
    for row in rows:
        assert (row["game"], row["players"], row["options"], row["seed"]) == ("tammany", 3, {"edition": 2009}, 11)
        assert row["bots"] == ["heeler", "random", "random"]
        assert row["code"] == code("tammany")
        assert {"version", "commit", "match", "seats", "scores", "ranks", "moves", "seconds", "playouts", "forfeit"} <= row.keys()
    assert not list(path.parent.glob("*.lock"))


def test_a_run_goes_on_where_it_was(tmp_path):
    path = tmp_path / "match.jsonl"
    first = run(MATCH, 6, runner=here, out=path)
    more = run(MATCH, 12, runner=here, out=path)
    assert (first.games, first.known, more.games, more.known) == (6, 0, 12, 6)
    assert sorted(numbers(path)) == list(range(12))
    alone = run(MATCH, 12, runner=here)
    assert [row.share for row in more.standings] == [row.share for row in alone.standings]
    assert [row.rating for row in more.standings] == [row.rating for row in alone.standings]
    assert run(MATCH, 12, runner=never, out=path).games == 12


def test_fewer_games_than_the_file_has_are_the_first_of_them(tmp_path):
    path = tmp_path / "match.jsonl"
    run(MATCH, 9, runner=here, out=path)
    assert run(MATCH, 3, runner=never, out=path).games == 3


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    path = tmp_path / "match.jsonl"
    run(MATCH, 6, runner=here, out=path)
    whole = path.read_text("utf-8")
    path.write_text(whole[:-40], "utf-8")
    assert run(MATCH, 6, runner=here, out=path).known == 5
    assert run(MATCH, 6, runner=never, out=path).games == 6


@pytest.mark.parametrize("foreign", ["SQLite format 3\0", "garbage", '{"song": 1}\n', '{"match": "x"}\nnotes of mine\n', "\n\n[1, 2]"])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path, foreign):
    path = tmp_path / "match.jsonl"
    path.write_text(foreign, "utf-8")
    with pytest.raises(ResultsError, match="holds something else than games of matches"):
        run(MATCH, 3, runner=never, out=path)
    assert path.read_text("utf-8") == foreign
    assert not list(tmp_path.glob("*.lock"))


def test_where_no_file_can_be_the_reason_is_the_systems(tmp_path):
    with pytest.raises(ResultsError, match="is not a file"):
        run(MATCH, 3, runner=never, out=tmp_path)
    with pytest.raises(OSError, match="/proc/x"):
        run(MATCH, 3, runner=never, out=Path("/proc/x"))


def test_a_line_that_stands_twice_counts_once(tmp_path):
    path = tmp_path / "match.jsonl"
    run(MATCH, 6, runner=here, out=path)
    path.write_text(path.read_text("utf-8") * 2, "utf-8")
    assert run(MATCH, 6, runner=never, out=path).games == 6


def test_other_matches_in_the_file_are_left_alone(tmp_path):
    path = tmp_path / "match.jsonl"
    run(MATCH, 3, runner=here, out=path)
    assert run(replace(MATCH, seed=12), 3, runner=here, out=path).known == 0
    assert run(replace(MATCH, bots=("random", "heeler", "random")), 3, runner=here, out=path).known == 0
    assert len(numbers(path)) == 9
    assert run(MATCH, 3, runner=never, out=path).games == 3


def test_games_of_other_code_are_not_mixed_in(tmp_path):
    path = tmp_path / "match.jsonl"
    run(MATCH, 3, runner=here, out=path)
    path.write_text(path.read_text("utf-8").replace(code("tammany"), "0" * 16), "utf-8")
    with pytest.raises(ResultsError, match="other code played"):
        run(MATCH, 3, runner=here, out=path)


def test_two_runs_don_t_write_one_file_at_once(tmp_path):
    path = tmp_path / "match.jsonl"
    with open_results(path, MATCH), pytest.raises(ResultsError, match="is being written by another run"):
        run(MATCH, 3, runner=here, out=path)
    assert run(MATCH, 3, runner=here, out=path).games == 3


def test_a_match_that_is_clear_stops_and_stays_so(tmp_path):
    """And what it was before it became clear is not forgotten: more games are only played if it is not to stop."""
    path = tmp_path / "match.jsonl"
    match = replace(MATCH, players=4, bots=("heeler", "random", "random", "random"))
    first = run(match, 4000, runner=compiled, out=path, stop_at=0.25)
    assert first.verdict == 1
    assert first.games < 4000
    again = run(match, 4000, runner=never, out=path, stop_at=0.25)
    assert (again.verdict, again.games) == (1, first.games)


def test_an_interrupted_run_keeps_its_games(tmp_path):
    path = tmp_path / "match.jsonl"

    def breaks(match, wanted):
        yield from here(match, wanted[:4])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(MATCH, 9, runner=breaks, out=path)
    assert run(MATCH, 9, runner=here, out=path).known == 4
    assert sorted(numbers(path)) == list(range(9))


def test_a_worker_that_dies_loses_no_game():
    """One of two is killed in the middle: its games are played again, and each counts once."""
    wanted = list(range(9))
    source = processes(2)(MATCH, wanted)
    games = [next(source)]
    killed = children()[0]
    os.kill(killed, signal.SIGKILL)
    games.extend(source)
    assert sorted(game.number for game in games) == wanted
    assert [replace(game, seconds=[]) for game in sorted(games, key=lambda game: game.number)] == [replace(game, seconds=[]) for game in here(MATCH, wanted)]


def test_a_worker_that_does_not_go_is_made_to():
    """Or a match would wait for it without end."""
    worker = get_context("spawn").Process(target=deaf)
    worker.start()
    while not deaf_to_it(worker.pid):
        time.sleep(0.02)
    end([worker])
    worker.join(20)
    assert worker.exitcode == -signal.SIGKILL


def deaf():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(600)


def deaf_to_it(pid):
    """Whether the process ignores SIGTERM by now."""
    ignored = int(re.search(r"SigIgn:\s+(\w+)", Path(f"/proc/{pid}/status").read_text("utf-8"))[1], 16)
    return bool(ignored >> (signal.SIGTERM - 1) & 1)


def children():
    """Worker processes of this one."""
    from multiprocessing import active_children

    return [process.pid for process in active_children()]


def test_a_killed_command_goes_on(tmp_path):
    """The whole command, killed without warning in the middle, then called again."""
    path = tmp_path / "match.jsonl"
    match = ("arena", "tammany", "--players", "3", "--bots", "heeler,random", "--games", "60", "--workers", "1")
    command = [sys.executable, "-m", "fivepoints", *match, "--out", path]
    running = subprocess.Popen([*command], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while running.poll() is None and not (path.exists() and len(path.read_bytes().splitlines()) >= 3):
        time.sleep(0.02)
    running.kill()
    running.wait()
    before = len(numbers(path))
    done = subprocess.run([*command, "--json"], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    data = json.loads(done.stdout.splitlines()[-1])
    assert (data["games"], data["known"]) == (60, before)
    assert sorted(numbers(path)) == list(range(60))
