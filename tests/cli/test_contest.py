"""The verbs arena, engine and bid, as a person or a program calls them."""
from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from fivepoints.core.twin import cache_root
from table import line

ENVIRONMENT = os.environ | {"FIVEPOINTS_CACHE": str(cache_root()), "COLUMNS": "160", "PYTHONIOENCODING": "utf-8", "TERM": "dumb"}
BID = line("bid=6,a", year=4, players=3, wards={6: "IG:a2b"}, seats={"a": "0,I3,3", "b": "0,I2G,3"}, garden="-")


def call(*args, code=0, stdin=""):
    command = [sys.executable, "-m", "fivepoints", *map(str, args)]
    done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=300, check=False)
    assert "Traceback" not in done.stderr + done.stdout
    assert done.returncode == code, done.stderr
    return done


def last_line(done):
    return json.loads(done.stdout.splitlines()[-1])


# Arena


def test_arena_shows_a_table_and_a_line_for_programs():
    done = call("arena", "tammany", "--players", 3, "--bots", "heeler,random", "--games", 5, "--seed", 3, "--workers", 1, "--json")
    data = last_line(done)
    assert (data["game"], data["players"], data["seed"], data["games"], data["deals"]) == ("tammany", 3, 3, 6, 2)
    assert [bot["bot"] for bot in data["bots"]] == ["heeler", "random", "random"]
    for bot in data["bots"]:
        assert {"bot", "share", "low", "high", "margin", "seconds_per_move"} < bot.keys()
        assert {"rating", "deviation", "points", "playouts_per_move", "games", "forfeits"} < bot.keys()
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
    assert sum(bot["share"] for bot in data["bots"]) == pytest.approx(1)
    for words in ("Tammany Hall: 6 games of 3, 2 deals", "95 % interval, by deal", "heeler", "margin"):
        assert words in done.stdout
    assert done.stderr == ""


def test_arena_goes_on_with_a_file(tmp_path):
    path = tmp_path / "match.jsonl"
    where = ("arena", "tammany", "--players", 3, "--bots", "heeler,random", "--workers", 1, "--out", path, "--json")
    first, more = last_line(call(*where, "--games", 3)), call(*where, "--games", 6)
    assert (first["known"], last_line(more)["known"], last_line(more)["games"]) == (0, 3, 6)
    assert "3 of these games were in the file before." in more.stdout
    assert len(path.read_text("utf-8").splitlines()) == 6


def test_arena_stops_when_it_is_clear():
    done = call("arena", "tammany", "--bots", "heeler,random", "--games", 4000, "--until-clear", "--json")
    data = last_line(done)
    assert data["clear"] == 1
    assert data["games"] < 4000
    assert "Stopped: heeler clearly wins more than 25.0%." in done.stdout


def test_arena_says_who_forfeited():
    done = call("arena", "tammany", "--players", 3, "--bots", "engine:path=./nowhere,random", "--games", 3, "--workers", 1, "--json")
    assert last_line(done)["bots"][0]["forfeits"] == 3
    assert "./nowhere forfeited 3 games." in done.stdout
    assert "can't be started" in done.stdout


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("tammany", "--bots", "nobody"), "there is no bot 'nobody'"),
        (("chess", "--bots", "random"), "there is no game 'chess'"),
        (("tammany", "--players", 9, "--bots", "random"), "Tammany Hall is for 3 to 5 players, not 9"),
        (("tammany", "--bots", "random", "--time", 1), "none of these bots takes a budget of time: random"),
        (("tammany", "--bots", "random", "--time", 1, "--playouts", 5), "a budget is --time or --playouts, not both"),
        (("tammany", "--bots", "random", "--clear-of", 2), "a share to be clear of is between 0 and 1, not 2"),
        (("tammany", "--bots", "engine:args=x"), "a program outside is named as engine:path=PROGRAM"),
        (("tammany", "--bots", "random", "-o", "edition=1850"), "edition can be"),
    ],
)
def test_arena_refuses_in_one_line(args, why):
    done = call("arena", *args, code=1)
    assert done.stderr.startswith("fivepoints: ")
    assert done.stderr.count("\n") == 1
    assert why in done.stderr


def test_arena_needs_bots():
    assert "--bots" in call("arena", "tammany", code=2).stderr


# Engine


def test_engine_speaks_until_quit():
    position = line("turn=a", players=3, year=1)
    done = call("engine", "tammany", stdin=f"fpi\nposition {position}\ngo\nstop\nquit\n")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("id name fivepoints ")
    assert lines[-1].startswith("bestmove ")


# Bid


def test_bid_shows_how_often_to_bid_what():
    done = call("bid", BID, "--values", "a=3,b=2", "--cost", "0.3", "--json")
    data = last_line(done)
    assert (data["ward"], data["method"].startswith("linear program")) == (6, True)
    assert data["exploitability"] < 1e-7
    assert [(seat["seat"], seat["bosses"], seat["value"]) for seat in data["seats"]] == [("a", 2, 3.0), ("b", 1, 2.0)]
    for seat in data["seats"]:
        assert sum(bid["chance"] for bid in seat["bids"]) == pytest.approx(1)
    assert sum(seat["wins"] for seat in data["seats"]) + data["nobody"] == pytest.approx(1)
    for words in ("Ward 6", "how often", "Nobody is elected", "nobody gains more than"):
        assert words in done.stdout


def test_bid_takes_its_values_from_the_heeler_if_nobody_says_them():
    data = last_line(call("bid", *BID.split(), "--json"))
    assert data["seats"][0]["value"] == data["seats"][1]["value"] > 1


def test_bid_can_ask_about_a_ward_that_does_not_vote():
    position = line("turn=a,ward", year=4, players=3, wards={14: "I3:ab"}, seats={"a": "0,I2,3", "b": "0,I,3"})
    assert last_line(call("bid", position, "--ward", 14, "--values", 2, "--cost", "irish=0.2", "--rivalry", 1, "--json"))["method"] == "linear program"
    assert "no ward votes in this position" in call("bid", position, code=1).stderr


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("nonsense",), "has ten fields"),
        ((BID, "--values", "x=1"), "'x' is not a seat"),
        ((BID, "--values", "a=much"), "a is a number from 0 up, not 'much'"),
        ((BID, "--values", "c=1"), "seat c is no candidate of ward 6"),
        ((BID, "--cost", "dutch=1"), "'dutch' is not a nation"),
        ((BID, "--ward", 3), "there is no open ward 3"),
    ],
)
def test_bid_refuses_in_one_line(args, why):
    done = call("bid", *args, code=1)
    assert done.stderr.count("\n") == 1
    assert why in done.stderr
