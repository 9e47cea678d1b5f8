"""A program outside as a player: our own engine, and programs that don't speak as they should."""
from __future__ import annotations

import os
import sys
import textwrap
import time
from dataclasses import replace

import pytest

from fivepoints.arena import outside
from fivepoints.arena.entrants import enter
from fivepoints.arena.match import Match
from fivepoints.arena.outside import OutsideBot, OutsideError
from fivepoints.arena.playing import play
from fivepoints.arena.run import run
from fivepoints.arena.runners import here
from fivepoints.core.randoms import generator
from fivepoints.core.twin import cache_root
from kept import at_bids

OURS = f"engine:path={sys.executable},args=-m fivepoints engine tammany"


@pytest.fixture(autouse=True)
def _environment(monkeypatch):
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(cache_root()))


# A program that greets as it should, and then answers `go` with what its body says
GREETING = """
import os, subprocess, sys

def say(line):
    print(line, flush=True)

def serve(answer):
    seen = ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "fpi":
            say("fpiok")
        elif word == "isready":
            say("readyok")
        elif word == "position":
            seen = rest
        elif word == "go":
            say(answer(seen))
"""


@pytest.fixture
def program(tmp_path):
    """A program in Python; its name as a bot."""

    def make(body):
        path = tmp_path / "program.py"
        path.write_text(GREETING + textwrap.dedent(body), "utf-8")
        return f"engine:path={sys.executable},args={path}"

    return make


def match_of(name, seed=0):
    return Match("tammany", 3, {}, (name, "random", "random"), seed)


def test_our_engine_plays_a_match_as_an_outside_program():
    result = run(match_of(f"{OURS},level=heeler"), 3, runner=here)
    assert result.forfeits == []
    assert result.games == 3
    assert result.standings[0].share > 0.5
    assert result.standings[0].seconds_per_move > 0


def test_the_same_seed_gives_the_same_game_also_with_a_program():
    match = match_of(f"{OURS},level=random", seed=4)
    one, same = (replace(play(match, 1), seconds=[]) for _ in range(2))
    assert one == same
    assert not one.forfeit


def test_a_program_sees_only_what_its_seat_sees(program):
    """It says the position it was given; bids that wait are not in it."""
    bot = enter(program("serve(lambda seen: 'error ' + seen)"))
    game = at_bids().game
    first, second = game.movers()[:2]
    game.play(first, game.legal(first)[-1])
    with pytest.raises(OutsideError) as told:
        bot.choose(game.rules, game.redealt(second, generator(1)), second, generator(1))
    bot.close()
    before = at_bids().game
    assert str(told.value).split("error ")[1] == before.rules.notation.position(before.asking(second))


@pytest.mark.parametrize(
    ("body", "patience", "why"),
    [
        ("print('hello')", None, "has ended"),
        ("while True: pass", "STARTING", "gave no fpiok within"),
        ("while True: sys.stdout.buffer.write(bytes(range(256)) * 300)", "STARTING", "gave no fpiok within"),
        ("serve(lambda seen: 'thinking ..')", "GRACE", "gave no bestmove within"),
        ("serve(lambda seen: 'bestmove fly to the moon')", None, "NotationError"),
        ("serve(lambda seen: 'bestmove')", None, "NotationError"),
        ("serve(lambda seen: 'bestmove end')", None, "IllegalMove"),
        ("serve(lambda seen: 'error no idea')", None, "error no idea"),
        ("serve(lambda seen: sys.exit(3))", None, "has ended"),
    ],
)
def test_a_program_that_does_not_play_forfeits(program, monkeypatch, body, patience, why):
    monkeypatch.setattr(outside, "LEAVING", 0.1)
    if patience:
        monkeypatch.setattr(outside, patience, 0.5)
    result = run(match_of(program(body)), 3, runner=here)
    assert result.games == 3
    assert [row.forfeits for row in result.standings] == [3, 0, 0]
    assert [row.share for row in result.standings] == [0, pytest.approx(0.5), pytest.approx(0.5)]
    assert why in result.forfeits[0]


def test_a_program_that_is_not_there_forfeits():
    result = run(match_of("engine:path=./no/such/program"), 3, runner=here)
    assert "can't be started: No such file" in result.forfeits[0]


def test_an_option_that_the_program_does_not_have_is_said():
    result = run(match_of(f"{OURS},hash=64"), 3, runner=here)
    assert "has no option hash" in result.forfeits[0]


def test_a_program_is_ended_with_all_it_started(program):
    bot = enter(program("""
        child = subprocess.Popen(["sleep", "600"])
        serve(lambda seen: f"error {os.getpid()} {child.pid}")
    """))
    assert isinstance(bot, OutsideBot)
    game = at_bids().game
    with pytest.raises(OutsideError) as told:
        bot.choose(game.rules, game.redealt(game.movers()[0], generator(1)), game.movers()[0], generator(1))
    bot.close()
    assert all(is_gone(int(pid)) for pid in str(told.value).split()[-2:])


def is_gone(pid):
    for _ in range(200):  # until the system has taken it away
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False
