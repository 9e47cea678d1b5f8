"""The engine protocol: what an engine says to each command, and that nothing it hears disturbs it."""
from __future__ import annotations

import os
import string
import subprocess
import sys
from random import Random
from threading import Event

import pytest

import fivepoints
from fivepoints.bots import engine as engine_module
from fivepoints.bots.engine import Engine
from fivepoints.bots.telling import told
from fivepoints.core.twin import cache_root
from fivepoints.games import rules
from kept import at_bids
from table import line

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
ENVIRONMENT = os.environ | {"FIVEPOINTS_CACHE": str(cache_root())}
TURN = line("turn=a", players=3, year=1, garden="I2EG")


class Talk:
    """An engine in this process, and what it has said since the last look."""

    def __init__(self, game="tammany"):
        self.lines = []
        self.engine = Engine(rules(game), self.lines.append)

    def __call__(self, *commands):
        for command in commands:
            assert self.engine.hear(command)
        if self.engine._thought:
            self.engine._thought._thread.join()
        said, self.lines[:] = list(self.lines), []
        return said


def test_it_says_who_it_is_and_what_can_be_set():
    said = Talk()("fpi")
    assert said[0] == f"id name fivepoints {fivepoints.__version__}"
    assert said[1:3] == ["id game tammany", "id protocol 1"]
    assert said[-1] == "fpiok"
    names = [words.split()[2] for words in said if words.startswith("option")]
    assert names == ["seats", "level", "threads", "seed", *rules("tammany").options]
    assert "option name edition type combo default 2020 var 2020 var 2009" in said


@pytest.mark.parametrize("game", ["tammany", "gangs"])
def test_every_option_it_names_can_be_set(game):
    talk = Talk(game)
    for words in [said.split() for said in talk("fpi") if said.startswith("option")]:
        value = words[words.index("default") + 1]
        assert talk(f"setoption name {words[2]} value {value}") == []


def test_a_whole_game_can_be_played_through_it():
    """Two programs that only talk: one engine plays all seats, and the game that runs beside it agrees with every move."""
    talk = Talk()
    game = fivepoints.new("tammany", players=3, edition=2009)
    assert talk("setoption name seats value 3", "setoption name edition value 2009", "newgame") == []
    while not game.over:
        if outcomes := game.chance():
            game.draw(outcomes[0][0])
            assert talk(f"draw {outcomes[0][0]}") == []
            continue
        seat = game.movers()[0]
        info, best = talk("go")
        assert info.startswith("info time ")
        move = best.removeprefix("bestmove ")
        assert talk(f"play {'abc'[seat]} {move}") == []
        game.play(seat, move)
        assert talk("show")[0] == f"position {game.position()}"
    assert talk("show")[1] == f"over {' '.join(map(str, game.result()['scores']))}"
    assert talk("go") == ["error the game is over"]


def test_a_position_as_a_seat_sees_it_is_enough_to_think():
    game = at_bids().game
    first, second = game.movers()[:2]
    talk = Talk()
    answers = set()
    for bid in list(game.legal(first))[:5]:
        closed = game.copy()
        closed.play(first, bid)
        said = talk("setoption name seed value 3", f"position {closed.position(second)}", f"go seat {'abc'[second]}")
        answers.add(said[-1])
        assert said[-1].removeprefix("bestmove ") in closed.legal(second)
    assert len(answers) == 1
    assert talk(f"play {'abc'[second]} bid none")[0].startswith("error this position is what one seat sees of it")


def test_the_same_seed_gives_the_same_moves():
    def asked_apart(seed):
        talk = Talk()
        talk("setoption name level value random", f"setoption name seed value {seed}", f"position {TURN}")
        return [talk("go")[1] for _ in range(6)]

    assert asked_apart(5) == asked_apart(5) != asked_apart(6)
    assert len(set(asked_apart(5))) > 1


@pytest.mark.parametrize(
    ("commands", "error"),
    [
        (["jump"], "there is no command 'jump'; there is fpi, isready,"),
        (["go"], "there is no game yet"),
        (["newgame", "go"], "a draw is due"),
        (["newgame", "draw nobody"], "'nobody' can't be drawn; it is one of"),
        (["play a end"], "there is no game yet"),
        ([f"position {TURN}", "play b end"], "seat 1 is not to move"),
        ([f"position {TURN}", "play f end"], "a seat is a letter from a to c, not 'f'"),
        ([f"position {TURN}", "play a fly"], "'fly'"),
        ([f"position {TURN}", "go seat b"], "seat b is not to move"),
        ([f"position {TURN}", "go fast"], "'fast' is not understood; go takes playouts N"),
        ([f"position {TURN}", "go playouts"], "'playouts' is not understood"),
        ([f"position {TURN}", "go playouts 0"], "playouts is a whole number from 1"),
        ([f"position {TURN}", "go time nan"], "time is seconds above 0"),
        ([f"position {TURN}", "go time 1 playouts 5"], "only one of them"),
        (["position nonsense"], "a position of Tammany Hall has ten fields"),
        (["position"], "a position of Tammany Hall has ten fields"),
        (["setoption edition 2009"], "an option is set as: setoption name NAME value VALUE"),
        (["setoption name edition value 1850"], "edition can be 2020 or 2009, not '1850'"),
        (["setoption name level value nobody"], "there is no bot 'nobody'"),
        (["setoption name seats value 9"], "seats is a whole number from 3 to 5, not '9'"),
        (["setoption name seed value -1"], "seed is a whole number from 0"),
        (["setoption name hash value 64"], "there is no option 'hash'; there is seats, level, threads, seed, edition"),
    ],
)
def test_what_it_can_t_do_is_one_clear_line(commands, error):
    said = Talk()(*commands)
    assert len(said) == 1
    assert said[0].startswith("error ")
    assert error in said[0]


def test_what_was_wrong_changes_nothing():
    talk = Talk()
    talk(f"position {TURN}")
    talk("position nonsense", "play a fly", "draw irish")
    assert talk("show")[0] == f"position {TURN}"


def test_stopping_what_does_not_think_is_no_fault():
    assert Talk()("stop", "", "  ", "isready") == ["readyok"]


class Slow:
    """Thinks until it is told to stop."""

    last = None

    def __init__(self):
        self.begun, self.stopped = Event(), Event()

    def choose(self, found, s, seat, r):
        self.begun.set()
        assert self.stopped.wait(60)
        return found.notation.read(s, "campaign 1 2")

    def stop(self):
        self.stopped.set()


def test_it_hears_while_it_thinks_and_stops_when_told(monkeypatch):
    slow = Slow()
    monkeypatch.setattr(engine_module, "make", lambda name: slow)
    talk = Talk()
    assert talk(f"position {TURN}") == []
    talk.engine.hear("go time 60")
    assert slow.begun.wait(60)
    for command in ("isready", "newgame", "go"):
        assert talk.engine.hear(command)
    assert talk.lines == ["readyok", "error it is thinking: stop comes first", "error it is thinking: stop comes first"]
    assert talk("stop")[-1] == "bestmove campaign 1 2"
    assert talk("show")[0] == f"position {TURN}"


def test_infinite_waits_for_stop_also_when_the_bot_is_done():
    talk = Talk()
    talk(f"position {TURN}")
    talk.engine.hear("go infinite")
    while not talk.lines:
        pass
    assert not any(line.startswith("bestmove") for line in talk.lines)
    assert talk("stop")[-1].startswith("bestmove ")


def test_quit_ends_it_also_while_it_thinks():
    talk = Talk()
    talk(f"position {TURN}")
    talk.engine.hear("go infinite")
    assert not talk.engine.hear("quit")


class Thinker:
    """A bot that keeps its last thought, as one that searches does."""

    class last:  # noqa: N801 - stands for an instance
        playouts = 12
        points = (3.0, 1.5)
        wins = (0.75, 0.25)

    def choose(self, found, s, seat, r):
        raise NotImplementedError


def test_what_a_search_thought_is_told():
    found = rules("tammany")
    s = found.notation.parse(TURN)
    bot = Thinker()
    campaign = found.notation.read(s, "campaign 4 7")
    bot.last.line = ((0, tuple(campaign)), (0, tuple(found.notation.read(_after(found, s, campaign), "end"))), (2, (0,)))
    assert told(bot, found, s) == "playouts 12 points a 3.00 b 1.50 wins a 0.750 b 0.250 line a campaign 4 7 | a end"


def _after(found, s, actions):
    after = found.layout.copy(s)
    for action in actions:
        found.flow.apply(after, action)
    return after


# Nonsense


WORDS = [
    *"fpi isready setoption newgame position play draw show go stop name value seats level threads seed edition playouts time seat infinite a b c z".split(),
    *"tammany 3 2020 printed full random heeler -1 0 1e400 nan campaign 4 7 end irish bid none turn=a".split(),
    TURN,
    "\x00",
    "é\ud7ff",
]


def nonsense(random):
    kind = random.randrange(4)
    if kind == 0:
        return " ".join(random.choice(WORDS) for _ in range(random.randrange(1, 9)))
    if kind == 1:
        return "".join(random.choice(string.printable) for _ in range(random.randrange(80))).replace("\n", " ")
    if kind == 2:
        text = list(f"position {TURN}")
        for _ in range(random.randrange(1, 4)):
            text[random.randrange(len(text))] = random.choice(string.printable).replace("\n", " ")
        return "".join(text)
    return random.choice(["go time 0.01", f"position {TURN}", "play a campaign 1 2", "play a end", "newgame", "draw irish", "go infinite", "stop"])


@pytest.mark.parametrize("game", ["tammany", "gangs"])
def test_nothing_it_hears_disturbs_it(game):
    random, talk = Random(game), Talk(game)
    for _ in range(30_000 if SOAK else 600):
        talk.engine.hear(nonsense(random).replace("quit", ""))
    talk.engine.hear("stop")
    talk("isready")
    if game == "tammany":
        assert talk("setoption name level value heeler", f"position {TURN}", "go")[-1].startswith("bestmove ")
    assert all(line.isprintable() for line in talk.lines)


def test_the_command_survives_bytes_that_are_no_text():
    random = Random(4)
    noise = b"".join(bytes(random.randrange(256) for _ in range(random.randrange(200))).replace(b"quit", b"") + b"\n" for _ in range(200))
    text = b"fpi\n" + noise + b"x" * 200_000 + b"\n" + f"position {TURN}\ngo\n".encode() + b"stop\nisready\nquit\nfpi\n"
    done = subprocess.run([sys.executable, "-m", "fivepoints", "engine", "tammany"], input=text, capture_output=True, env=ENVIRONMENT, timeout=120, check=False)
    lines = done.stdout.decode().splitlines()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "error a line has at most 65535 characters" in lines
    assert lines[-2].startswith("bestmove ")
    assert lines[-1] == "readyok"


def test_the_end_of_the_input_ends_it():
    command = [sys.executable, "-m", "fivepoints", "engine", "gangs"]
    done = subprocess.run(command, input=b"isready", capture_output=True, env=ENVIRONMENT, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"readyok\n", b"")
