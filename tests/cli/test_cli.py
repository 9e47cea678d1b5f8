"""The real command, in processes of its own: what it prints, what it exits with, and one clear line when something is wrong."""
from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import fivepoints
from fivepoints.bots import ask, fresh_generator, make
from fivepoints.cli.app import app
from fivepoints.cli.play import BOT_NAMES
from fivepoints.core.randoms import generator
from fivepoints.core.twin import cache_root
from fivepoints.games import rules
from fivepoints.record import Keeper, load, verify
from kept import go_on, keep, keep_with_words, rows, several_bid

ENVIRONMENT = os.environ | {"FIVEPOINTS_CACHE": str(cache_root()), "COLUMNS": "120", "PYTHONIOENCODING": "utf-8", "TERM": "dumb"}
Done = subprocess.CompletedProcess[str]


def call(*args: object, stdin: str = "", code: int = 0, prefix: tuple[str, ...] = (), **environment: str) -> Done:
    """Run the command; it exits with this code, and never with a traceback."""
    command = [*prefix, sys.executable, "-m", "fivepoints", *map(str, args)]
    done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=ENVIRONMENT | environment, timeout=300, check=False)
    assert "Traceback" not in done.stderr + done.stdout
    assert done.returncode == code, done.stderr
    assert code or done.stderr == ""
    return done


def refused(*args: object, **how: Any) -> str:
    """The one line on stderr of a call that ends with 1."""
    done = call(*args, code=1, **how)
    assert done.stderr.startswith("fivepoints: ")
    assert done.stderr.endswith("\n")
    line = done.stderr.removeprefix("fivepoints: ").removesuffix("\n")
    assert line.isprintable()
    return line


def together(*calls: Callable[[], Any]) -> list[Any]:
    """Calls that have nothing to do with each other, side by side."""
    with ThreadPoolExecutor(4) as pool:
        return [future.result() for future in [pool.submit(one) for one in calls]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game, and one that runs, with names that a terminal or a picture must not obey."""
    path = tmp_path_factory.mktemp("records")
    (path / "whole.json").write_text(go_on(keep(), undo=True).dumps(), "utf-8")
    running = rows(go_on(keep(), several_bid).dumps())
    (path / "running.json").write_text(json.dumps(running | {"seats": ["[bold]<&>", ":cat:", "é"]}), "utf-8")
    return path


# Simulations


def last_line(done: Done) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return data


def test_simulate_shows_a_table_and_the_same_seed_gives_the_same():
    def run(seed: int, *more: str) -> Done:
        return call("simulate", "tammany", "--players", 3, "--games", 60, "--seed", seed, "-o", "edition=2009", *more)

    one, same, other, plain = together(lambda: run(7, "--json"), lambda: run(7, "--json"), lambda: run(8, "--json"), lambda: run(7))
    data = last_line(one)
    assert list(data) == ["game", "players", "seed", "games", "games_per_second", "seconds", "steps", "seats"]
    assert (data["game"], data["players"], data["seed"], data["games"]) == ("tammany", 3, 7, 60)
    assert data["seconds"] > data["games"] / data["games_per_second"] > 0
    assert [list(seat) for seat in data["seats"]] == [["bot", "share", "low", "high", "points"]] * 3
    assert sum(seat["share"] for seat in data["seats"]) == pytest.approx(1)
    assert all(0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1 for seat in data["seats"])
    assert _outcome(last_line(same)) == _outcome(data) != _outcome(last_line(other))
    for words in ("Tammany Hall: 60 games", "points", "95 % interval"):
        assert words in plain.stdout
    assert [line.split()[1] for line in plain.stdout.splitlines() if "random" in line] == ["a", "b", "c"]
    assert "{" not in plain.stdout


def _outcome(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ("games_per_second", "seconds")}


def test_simulate_writes_records_that_verify(tmp_path):
    def run(name: str) -> Done:
        return call("simulate", "tammany", "--games", 2, "--seed", 5, "--out", tmp_path / name / "deep", "--json")

    one, other = together(lambda: run("one"), lambda: run("other"))
    names = ["tammany-4-5-1.json", "tammany-4-5-2.json"]
    assert _outcome(last_line(one)) == _outcome(last_line(other))
    assert sorted(path.name for path in (tmp_path / "one" / "deep").iterdir()) == names
    points = [0, 0, 0, 0]
    for name in names:
        path = tmp_path / "one" / "deep" / name
        assert path.read_bytes() == (tmp_path / "other" / "deep" / name).read_bytes()
        assert verify(load(path)).finished
        points = [sum(pair) for pair in zip(points, load(path).result["scores"], strict=True)]
    assert [seat["points"] * 2 for seat in last_line(one)["seats"]] == points


# Records


def test_replay_prints_every_entry_and_the_result(folder):
    whole, running = together(lambda: call("replay", folder / "whole.json"), lambda: call("replay", folder / "running.json"))
    record = load(folder / "whole.json")
    lines = whole.stdout.splitlines()
    assert [line.split(maxsplit=2) for line in lines[:-3]] == [[str(e.n), "-" if e.seat is None else "abc"[e.seat], e.text] for e in record.entries]
    scores, ranks = record.result["scores"], record.result["ranks"]
    assert lines[-3:] == [f"{'abc'[p]}  {name}: {scores[p]} points, place {ranks[p]}" for p, name in enumerate(record.header.seats)]
    assert running.stdout.splitlines()[-1] == "the game is still running"


def test_show_draws_any_moment_as_text_or_picture(folder):
    path = folder / "whole.json"
    last = len(load(path).entries)
    start, end, at_end, beyond = together(
        lambda: call("show", path, "--at", 0),
        lambda: call("show", path),
        lambda: call("show", path, "--at", last),
        lambda: refused("show", path, "--at", last + 1),
    )
    assert start.stdout.splitlines()[-1] == "tammany 3 2020 printed full - - 0,-,3/0,-,3/0,-,3 y1- open"
    assert end.stdout == at_end.stdout
    assert end.stdout.splitlines()[-1].endswith(" over")
    assert "Castle Garden" in end.stdout
    assert beyond == f"{path}: there is no entry {last + 1}; the last is {last}"


def test_show_prints_a_well_formed_picture_whatever_the_names(folder):
    light, dark, text, wrong = together(
        lambda: call("show", folder / "whole.json", "--svg"),
        lambda: call("show", folder / "running.json", "--svg", "--theme", "dark", "--at", 12),
        lambda: call("show", folder / "running.json"),
        lambda: refused("show", folder / "whole.json", "--theme", "pink"),
    )
    for done in (light, dark):
        assert ElementTree.fromstring(done.stdout).tag.endswith("svg")
    assert light.stdout != dark.stdout
    assert "[bold]<&>" in text.stdout
    assert ":cat:" in text.stdout
    assert "\x1b" not in dark.stdout + text.stdout
    assert wrong == "the theme is light or dark, not 'pink'"


def test_verify_says_what_was_checked(folder, tmp_path):
    forged = rows((folder / "whole.json").read_text("utf-8"))
    forged["entries"][3]["digest"] = "0" * 32
    forged["result"] = {}
    (tmp_path / "forged.json").write_text(json.dumps(forged), "utf-8")
    whole, running, wrong, replayed, shown = together(
        lambda: call("verify", folder / "whole.json", "--json"),
        lambda: call("verify", folder / "running.json"),
        lambda: refused("verify", tmp_path / "forged.json"),
        lambda: refused("replay", tmp_path / "forged.json"),
        lambda: refused("show", tmp_path / "forged.json"),
    )
    verdict = verify(load(folder / "whole.json"))
    assert whole.stdout.startswith(f"{folder / 'whole.json'}: right. {verdict.entries} entries, {verdict.moves} moves, {verdict.seals} sealed; ")
    assert f"{verdict.draws} draws follow from the secret; finished." in whole.stdout
    assert last_line(whole) == {"file": str(folder / "whole.json"), "ok": True, **vars(verdict)}
    assert "whose secret is not shown yet; running." in running.stdout
    draw = forged["entries"][3]["draw"]
    assert {wrong, replayed, shown} == {f"{tmp_path / 'forged.json'}: entry 4 (draw {draw}): the position after it is another one than the record says"}


def test_verify_says_where_the_secret_comes_from(tmp_path):
    texts = {"running": keep_with_words().dumps()}
    texts |= {name: go_on(keep_with_words(brought=brought)).dumps() for name, brought in (("all", [0, 1, 2]), ("some", [0, 2]), ("none", []))}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    running, *over = together(*(lambda path=tmp_path / name: call("verify", path, "--json") for name in texts))
    assert "comes from" not in running.stdout
    both, alone = "the words of the house and of", "the word of the house alone: no seat brought one"
    for said, whose in zip(over, (f"{both} every seat", f"{both} a, c (the house filled in b)", alone), strict=True):
        assert f"draws follow from the secret, which comes from {whose}; finished." in said.stdout
    assert [last_line(said)["words_checked"] for said in (running, *over)] == [False, True, True, True]
    assert [last_line(said)["brought"] for said in (running, *over)] == [[], [0, 1, 2], [0, 2], []]


def test_a_game_begun_at_a_position_is_shown_from_there(tmp_path):
    position, path = go_on(keep(), several_bid).game.position(), tmp_path / "game.json"
    keeper = go_on(Keeper(rules("tammany"), 3, {}, ["Ann", "Bob", "Cyd"], bytes(32), None, position))
    path.write_text(keeper.dumps(), "utf-8")
    (tmp_path / "over.json").write_text(json.dumps(rows(keeper.dumps()) | {"position": keeper.game.position()}), "utf-8")
    shown, replayed, checked, over = together(
        lambda: call("show", path, "--at", 0),
        lambda: call("replay", path),
        lambda: call("verify", path),
        lambda: refused("verify", tmp_path / "over.json"),
    )
    assert shown.stdout.splitlines()[-1] == fivepoints.parse(position).position(None)
    assert len(replayed.stdout.splitlines()) == len(keeper.entries) + 3
    assert f"right. {len(keeper.entries)} entries" in checked.stdout
    assert over == f"{tmp_path / 'over.json'}: header: the game is over at this position: there is nothing left to play"


def test_replay_believes_the_game_and_not_the_result(folder, tmp_path):
    forged = rows((folder / "whole.json").read_text("utf-8")) | {"result": {}}
    (tmp_path / "forged.json").write_text(json.dumps(forged), "utf-8")
    forgery, whole = together(lambda: call("replay", tmp_path / "forged.json"), lambda: call("replay", folder / "whole.json"))
    assert forgery.stdout == whole.stdout


def test_audit_tells_the_first_difference_of_each(folder, tmp_path):
    good = rows((folder / "whole.json").read_text("utf-8"))
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "good.json").write_text(json.dumps(good), "utf-8")
    (tmp_path / "foreign.json").write_text("{}", "utf-8")
    (tmp_path / "old.json").write_text(json.dumps(good | {"rules": 0}), "utf-8")
    right, done = together(lambda: call("audit", folder, "--json"), lambda: call("audit", tmp_path, "--json", code=1))
    assert last_line(right) == {"records": 2, "differences": {}}
    assert "the same under today's rules" in right.stdout
    told = {str(tmp_path / "foreign.json"): "not a fivepoints record", str(tmp_path / "old.json"): "made under rules 0, replays the same under 1"}
    assert last_line(done) == {"records": 3, "differences": told}
    assert done.stdout.splitlines()[:2] == [f"{path}: {reason}" for path, reason in told.items()]
    assert done.stderr == "fivepoints: 2 of 3 records differ\n"


# The rules


def test_rules_are_looked_up_by_word():
    topics, slander, several, label, unknown, ascii_only = together(
        lambda: call("rules", "tammany"),
        lambda: call("rules", "tammany", "Slander"),
        lambda: call("rules", "tammany", "first", "player"),
        lambda: call("rules", "tammany", "q5"),
        lambda: refused("rules", "tammany", "xyzzy", "plugh"),
        lambda: call("rules", "tammany", "slander", PYTHONIOENCODING="ascii"),
    )
    assert "castle-garden   Castle Garden" in topics.stdout
    assert "Slander  (rules 6)" in slander.stdout
    assert "See also: spread" in slander.stdout
    assert "Years, terms and turn order" in several.stdout
    assert "bosses run out?  (rules 10)" in label.stdout
    assert unknown == "the rules of Tammany Hall say nothing under 'xyzzy plugh'; try 'fivepoints rules tammany'"
    assert "Slander  (rules 6)" in ascii_only.stdout


def test_a_game_without_a_picture_says_so(tmp_path):
    call("simulate", "gangs", "--games", 1, "--players", 2, "--bots", "random", "--seed", 4, "--out", tmp_path)
    [file] = tmp_path.iterdir()
    assert "Order: " in call("show", file).stdout
    assert refused("show", file, "--svg") == "Gangs is drawn as text only: leave out --svg"


# Playing


def test_play_obeys_and_a_game_that_is_left_is_a_record(tmp_path):
    script = ["help", "moves", "moves  campaign 1", "MOVES settle 14 italian", "moves xyzzy", "undo", "settle 99", "xyzzy"]
    script += ["rules", "rules slander", "rules xyzzy", "CAMPAIGN 4, 7", "undo", "campaign 1 2", "undo", "campaign 6 14"]
    script += ["log", "position", "board", "bid none", "quit", "end"]
    save = tmp_path / "left.json"
    done = call("play", "tammany", "--players", 3, "--seed", 3, "--plain", "--bots", "random", "--save", save, stdin="\n".join(script))
    for words in (
        "Tammany Hall, 3 players. You are seat a; the others are random.",
        "takes back your last move of the turn",
        "campaign 1 14",
        "settle 14 italian 14",
        "there is no move to take back",
        "there is no ward 99",
        "'xyzzy' is not a move",
        "castle-garden",
        "Pay one slander token",
        "the rules say nothing under 'xyzzy'",
        "a You       campaign 4 7",
        "a You       undo",
        "tammany 3 2020 printed full ",
        "a bid belongs to an election",
        "Left the game.",
        f"The record is in {save}.",
    ):
        assert words in done.stdout
    record = load(save)
    assert [entry.text for entry in record.entries if entry.seat == 0] == ["campaign 4 7", "undo", "campaign 1 2", "undo", "campaign 6 14"]
    assert not verify(record).finished


def whole_game(game: str, options: dict[str, Any], seed: int, players: int) -> tuple[Keeper, list[str]]:
    """The game that `play` plays with this seed, and what the person says in it: a random legal move each time, the first one on second thoughts."""
    secret = seed.to_bytes(32, "big")
    keeper = Keeper(rules(game), players, options, ["You", *BOT_NAMES[: players - 1]], secret)
    person, said = generator(99), []
    while not keeper.game.over:
        movers = keeper.game.movers()
        seat = 0 if 0 in movers else movers[0]
        r = fresh_generator(seed.to_bytes(32, "big"), seat, len(keeper.entries)) if seat else person
        move = ask(make("random"), keeper.game, seat, r)
        keeper.play(seat, move)
        if seat == 0:
            said.append(move)
        if said == [move] and keeper.can_undo(0):
            keeper.undo(0)
            said.append("undo")
    return keeper, said


@pytest.mark.parametrize(("game", "options"), [("tammany", {"edition": 2009}), ("gangs", {"mode": "politique"})])
def test_play_a_whole_game(game, options, tmp_path):
    keeper, said = whole_game(game, options, 11, 4)
    save = tmp_path / "whole.json"
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    done = call("play", game, "--seed", 11, "--bots", "random", "--players", 4, *chosen, "--save", save, stdin="\n".join(said) + "\n")
    result, names = keeper.game.result(), keeper.header.seats
    table = [line.split() for line in done.stdout.splitlines() if line.startswith("│")]
    rank = {"abcd"[p]: (result["ranks"][p], names[p], result["scores"][p]) for p in range(4)}
    assert "The game is over" in done.stdout
    assert {row[3]: (int(row[1]), row[4], int(row[6])) for row in table} == rank
    assert [int(row[1]) for row in table] == sorted(result["ranks"])
    assert save.read_text("utf-8") == keeper.dumps()
    assert verify(load(save)).finished


def test_the_help_has_examples_of_the_game_that_is_played():
    helped = {game: call("play", game, "--seed", 3, "--plain", stdin="help\n").stdout for game in ("tammany", "gangs")}
    assert "moves settle 14" in helped["tammany"]
    assert "rules slander" in helped["tammany"]
    assert "moves step 6a" in helped["gangs"]
    assert "rules bribe" in helped["gangs"]


def test_play_ends_with_its_input_and_says_so_when_there_is_none(tmp_path):
    closed = ("sh", "-c", 'exec "$@" <&-', "sh")
    ended, without, folder, nowhere, odd = together(
        lambda: call("play", "tammany"),
        lambda: refused("play", "tammany", prefix=closed),
        lambda: refused("play", "tammany", "--save", tmp_path),
        lambda: refused("play", "tammany", "--save", tmp_path / "nowhere" / "game.json"),
        lambda: call("play", "tammany", stdin="\x00\x1b[2J é \ufffd\n" + "x" * 5000 + "\nquit\n"),
    )
    assert "Left the game." in ended.stdout.splitlines()[-1]
    assert without == "nobody can be asked: the standard input is closed"
    assert folder == f"{tmp_path}: no record can be written there"
    assert nowhere == f"{tmp_path / 'nowhere' / 'game.json'}: no record can be written there"
    assert "Left the game." in odd.stdout.splitlines()[-1]


# Calls


def test_version_and_help():
    verbs = [command.name or command.callback.__name__ for command in app.registered_commands]
    version, top, *pages = together(
        lambda: call("--version"), lambda: call("--help"), *(lambda verb=verb: call(verb, "--help") for verb in verbs)
    )
    assert version.stdout == f"fivepoints {fivepoints.__version__}\n"
    assert {"play", "simulate", "replay", "show", "verify", "audit", "rules"} <= set(verbs)
    assert "Usage:" in top.stdout
    for verb, page in zip(verbs, pages, strict=True):
        assert verb in top.stdout
        assert f"{verb} [OPTIONS]" in page.stdout


def test_what_does_not_exist_is_refused_in_one_line(tmp_path):
    (tmp_path / "file").write_text("x")
    file, missing, other = tmp_path / "file", tmp_path / "missing.json", tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as songs:
        songs.execute("CREATE TABLE songs (title)")
    cases: list[tuple[tuple[object, ...], str]] = [
        (("simulate", "chess"), "there is no game 'chess'; there is "),
        (("play", "chess\n\x1b[2J"), "there is no game "),
        (("simulate", "tammany", "--players", 2), "Tammany Hall is for 3 to 5 players, not 2"),
        (("simulate", "tammany", "--players", 0), "Tammany Hall is for 3 to 5 players, not 0"),
        (("play", "tammany", "--players", 10**9), "Tammany Hall is for 3 to 5 players, not 1000000000"),
        (("simulate", "tammany", "-o", "edition=1999"), "edition can be 2020 or 2009, not '1999'"),
        (("play", "tammany", "-o", "colour=red"), "Tammany Hall has no option 'colour'; it has edition, supply, lock"),
        (("simulate", "tammany", "-o", "edition"), "an option is given as key=value, not 'edition'"),
        (("simulate", "tammany", "--bots", "random,nobody"), "there is no bot 'nobody'; there is random"),
        (("play", "tammany", "--bots", "random:fast=1"), "the bot 'random' has no settings"),
        (("simulate", "tammany", "--games", 1, "--out", file / "folder"), f"{file / 'folder'}: Not a directory"),
        *(((verb, missing), f"{missing}: No such file or directory") for verb in ("replay", "verify")),
        *(((verb, tmp_path), f"{tmp_path}: Is a directory") for verb in ("show", "verify")),
        (("verify", file), f"{file}: not a whole JSON text: Expecting value (line 1)"),
        (("show", "/dev/zero"), "/dev/zero: larger than any record"),
        (("audit", missing), f"{missing}: no such file or folder"),
        (("audit", other), f"{other}: no fivepoints server has kept games there; the database holds other things: songs"),
    ]
    lines = together(*(lambda args=args: refused(*args) for args, _ in cases))
    for (args, expected), line in zip(cases, lines, strict=True):
        assert line.startswith(expected), args


def test_a_wrong_call_ends_with_2():
    calls: list[tuple[object, ...]] = [
        ("xyzzy",),
        ("verify",),
        ("simulate", "tammany", "--games", 0),
        ("simulate", "tammany", "--seed", -1),
        ("simulate", "tammany", "--seed", 2**63),
        ("play", "tammany", "--players", "many"),
        ("show", "file", "--at", "-1"),
    ]
    for done in together(*(lambda args=args: call(*args, code=2) for args in calls)):
        assert done.stdout == ""
        assert "Error: " in done.stderr


def test_a_reader_that_goes_away_is_no_reason_to_complain(folder):
    command = [sys.executable, "-m", "fivepoints", "replay", folder / "whole.json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
