"""Bots think in processes of their own: what a sound one chooses is played, what an odd one does harms nobody."""
from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest
import uvloop

import fivepoints
from conformance.tiny import RULES as TINY
from fivepoints import Game, SeatError
from fivepoints.bots import make
from fivepoints.core.randoms import generator
from fivepoints.games import rules
from fivepoints.server import workers as workers_module
from fivepoints.server.fair import FairLine
from fivepoints.server.log import Log, OwnHandler
from fivepoints.server.workers import Choice, Failed, Workers, checked, request
from kept import at_bids
from server import odd_bots
from table import at, draw_all

TAMMANY = rules("tammany")
ODD = "server.odd_bots:make"
SOON = 0.5  # seconds: a limit for bots that never answer
LONG = 60.0  # seconds: nothing here takes so long unless it hangs


def run(talk, loop_factory=None, **how):
    """The talk with workers, which are closed after it; nothing is left of them."""

    async def all_of_it():
        workers = Workers(**how)
        try:
            async with asyncio.timeout(LONG):
                return await talk(workers)
        finally:
            pids = workers.pids
            workers.close()
            assert not any(there(pid) for pid in pids)
            assert workers.pids == []

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        return runner.run(all_of_it())


def there(pid: int) -> bool:
    """Whether the process runs; one that only waits to be buried does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (ProcessLookupError, FileNotFoundError):
        return False


async def until(happens) -> None:
    end = time.monotonic() + LONG
    while not happens():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.02)


@cache
def _turn() -> Game:
    return draw_all(fivepoints.new("tammany", players=4), "irish")


def turn():
    """Rules, state, seat and generator at the first turn."""
    r = generator(5)
    seat = _turn().movers()[0]
    return TAMMANY, _turn().redealt(seat, r), seat, r


def bidding():
    game, r = at("bid=6,a", year=4, players=3, wards={6: "IG:a2b"}, seats={"a": "0,I3G3,3", "b": "0,I,3"}, garden="-"), generator(5)
    return TAMMANY, game.redealt(0, r), 0, r


def here(name: str, place=turn) -> list[int]:
    """What a bot chooses in this process."""
    found, s, seat, r = place()
    return make(name).choose(found, s, seat, r)


def bot(name: str, place=turn, **how) -> Choice:
    async def talk(workers):
        return await workers.choose(name, *place())

    return run(talk, **{"maker": ODD, "limit": LONG} | how)


def play_on(name: str, why: str, place=turn, **how) -> None:
    """The bot fails so, the heeler plays its move, the process is gone, and the next request is answered by a sound one."""

    async def talk(workers):
        await workers.choose("heeler", *place())
        (first,) = workers.pids
        choice = await workers.choose(name, *place())
        assert (choice.replaced, choice.actions) == (why, here("heeler", place))
        assert first not in workers.pids
        await until(lambda: not there(first))
        after = await workers.choose("random", *place())
        assert (after.replaced, after.actions) == (None, here("random", place))

    run(talk, **{"maker": ODD, "limit": LONG} | how)


# Sound bots


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop])
@pytest.mark.parametrize("name", ["heeler", "random"])
def test_a_bot_chooses_what_it_would_choose_here(name, loop):
    async def talk(workers):
        return [await workers.choose(name, *place()) for place in (turn, bidding, turn)]

    found = run(talk, loop_factory=loop)
    for choice, place in zip(found, (turn, bidding, turn), strict=True):
        found, s, seat, _ = place()
        assert choice == Choice(here(name, place), found.notation.say(s, choice.actions), None)
        assert checked(found, s, seat, choice.actions) == choice.actions


def test_a_whole_game_is_played_as_it_would_be_here():
    async def talk(workers):
        game, r = _turn().copy(), generator(3)
        while not game.over:
            seat = game.movers()[-1]
            s = game.redealt(seat, r)
            choice = await workers.choose("random", TAMMANY, s, seat, r)
            assert choice == Choice(make("random").choose(TAMMANY, TAMMANY.layout.copy(s), seat, r), choice.text, None)
            game.play(seat, choice.text)
            draw_all(game, "italian", "german")
        return workers.pids

    assert len(run(talk, limit=LONG)) == 1


def test_state_and_generator_stay_as_they_are():
    given = turn()

    async def talk(workers):
        await workers.choose("heeler", *given)
        return await workers.choose("raises", *given)

    assert run(talk, maker=ODD).replaced == "crashed"
    _, s, _, r = turn()
    assert (TAMMANY.layout.pack(given[1]), given[3]) == (TAMMANY.layout.pack(s), r)


def test_a_bot_may_print():
    assert bot("prints") == bot("heeler")


def test_a_worker_imports_only_what_thinking_needs():
    assert bot("looks_around").replaced is None


def test_what_it_takes_to_make_a_bot_is_not_its_time():
    """Imports, perhaps a compilation: the limit runs from when the bot has the position."""
    assert bot("compiles", limit=2.0).replaced is None


def test_a_seat_that_is_not_asked_has_no_choice():
    found, s, seat, r = turn()

    async def talk(workers):
        with pytest.raises(SeatError):
            await workers.choose("heeler", found, s, seat + 1, r)
        return workers.pids

    assert run(talk) == []


def test_without_bots_there_is_no_process():
    async def talk(workers):
        await asyncio.sleep(0)
        return workers.pids

    assert run(talk, count=4) == []


# Bots that fail


@pytest.mark.parametrize(
    "name", ["exits", "leaves", "raises", "is_killed", "reads_nowhere", "recurses", "interrupts", "unmade", "unknown"]
)
def test_a_bot_that_crashes_is_replaced(name):
    play_on(name, "crashed")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory has no bound")
def test_a_bot_that_takes_too_much_memory_is_replaced():
    play_on("allocates", "crashed")


@pytest.mark.parametrize("name", ["sleeps", "spins", "holds"])
def test_a_bot_that_is_late_is_replaced(name):
    play_on(name, "late", limit=SOON)


def test_a_bot_that_is_never_made_is_late(monkeypatch):
    monkeypatch.setattr(workers_module, "PREPARING", 2.0)
    assert bot("never").replaced == "late"


@pytest.mark.parametrize(
    "name",
    ["none", "text", "number", "texts", "fractions", "lists", "nothing", "huge-number", "huge", "long", "negative", "beyond"],
)
def test_a_bot_that_answers_nonsense_is_replaced(name):
    play_on(f"gives:{name}", "illegal")


@pytest.mark.parametrize("name", ["endless", "half", "twice", "floods", "babbles", "insists"])
def test_a_bot_whose_answer_is_no_move_is_replaced(name):
    play_on(name, "illegal", bidding if name in ("half", "twice") else turn)


@pytest.mark.parametrize("maker", ["nowhere:make", "server.odd_bots:missing", "server.odd_bots:nobody", "nonsense"])
def test_a_maker_that_makes_no_bot_is_replaced(maker):
    assert bot("heeler", maker=maker) == Choice(here("heeler"), bot("heeler").text, "crashed")


def test_where_no_process_can_be_started_the_game_goes_on(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert bot("random") == Choice(here("heeler"), bot("heeler").text, "crashed")


def test_a_game_without_sense_gets_a_random_move():
    """The worker does not know the tiny game, and the heeler knows nothing of it."""
    game, r = Game(TINY, TINY.start(3, {})), generator(2)
    s = game.redealt(1, r)
    choice = bot("heeler", lambda: (TINY, s, 1, r))
    assert choice.replaced == "crashed"
    assert choice.actions == make("random").choose(TINY, TINY.layout.copy(s), 1, list(r))
    game.play(1, choice.text)


def test_the_log_says_what_happened_but_nothing_of_the_position(caplog):
    with caplog.at_level(logging.WARNING):
        bot("raises")
    assert "the bot raises was crashed" in caplog.text
    assert "ValueError at odd_bots.py:" in caplog.text
    assert "irish" not in caplog.text


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("raises", {"bot": "raises", "why": "crashed", "error": "ValueError"}),
        ("leaves", {"bot": "leaves", "why": "crashed", "error": "SystemExit"}),
        ("exits", {"bot": "exits", "why": "crashed"}),
        ("half", {"bot": "half", "why": "illegal"}),
    ],
)
def test_the_servers_log_names_the_bot_and_why_and_no_more(monkeypatch, name, fields):
    """As an event of its own: it is not the web server that complains."""
    told = io.StringIO()
    monkeypatch.setattr(logging.getLogger("fivepoints"), "handlers", [OwnHandler(Log(told))])
    bot(name)
    line = json.loads(told.getvalue())
    assert line.pop("at") > 0
    assert line == {"level": "warning", "event": "a bot was replaced", "part": "fivepoints.server.workers", **fields}


def test_what_else_we_log_is_said_without_its_arguments(monkeypatch):
    told = io.StringIO()
    monkeypatch.setattr(logging.getLogger("fivepoints"), "handlers", [OwnHandler(Log(told))])
    logging.getLogger("fivepoints.server.table").warning("the bid was %s", "irish 2")
    line = json.loads(told.getvalue())
    assert (line["event"], line["part"], line["text"]) == ("a part of the server complains", "fivepoints.server.table", "the bid was %s")
    assert "irish" not in told.getvalue()


def test_what_a_bot_started_ends_with_it(tmp_path):
    note = tmp_path / "pid"

    async def talk(workers):
        thinking = asyncio.create_task(workers.choose(f"starts:{note}", *turn()))
        await until(lambda: note.exists() and note.read_text())
        assert there(int(note.read_text()))
        thinking.cancel()
        await until(lambda: not there(int(note.read_text())))

    run(talk, maker=ODD, limit=LONG)


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop])
@pytest.mark.parametrize("wait", [False, True])
def test_processes_that_die_while_idle_are_nobodys_fault(wait, loop):
    async def talk(workers):
        await asyncio.gather(*(workers.choose("naps:0.1", *turn()) for _ in range(3)))
        pids = workers.pids
        assert len(pids) == 3
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        if wait:
            await until(lambda: not any(there(pid) for pid in pids))
        return await workers.choose("heeler", *turn())

    assert run(talk, loop_factory=loop, count=3, maker=ODD).replaced is None


# The line


def test_who_owns_many_tables_does_not_keep_the_others_waiting(tmp_path):
    note = tmp_path / "turns"

    async def talk(workers):
        def ask(owner):
            return workers.choose(f"writes_its_turn:{owner},{note}", *turn(), owner)

        many = [asyncio.create_task(ask("a")) for _ in range(8)]
        await until(lambda: note.exists())
        await asyncio.gather(ask("b"), ask("c"), ask("b"))
        at_once = note.read_text()
        await asyncio.gather(*many)
        return at_once, note.read_text()

    at_once, all_of_it = run(talk, maker=ODD, limit=LONG)
    assert "".join(at_once[at_once.index("b") :]).replace("a", "") == "bcb"
    assert at_once.count("a") <= 5, "each has a turn before one has a second"
    assert sorted(all_of_it) == [*"aaaaaaaabbc"]


def test_a_place_in_the_line_that_is_no_longer_wanted_goes_to_the_next(tmp_path):
    note = tmp_path / "turns"

    async def talk(workers):
        tasks = [asyncio.create_task(workers.choose(f"writes_its_turn:{owner},{note}", *turn(), owner)) for owner in "abcd"]
        await until(lambda: note.exists())
        tasks[1].cancel()
        tasks[2].cancel()
        await tasks[3]
        assert (await workers.choose("heeler", *turn())).replaced is None
        return note.read_text()

    assert run(talk, maker=ODD, limit=LONG) == "ad"


def test_a_place_given_just_when_it_is_no_longer_wanted_goes_on():
    async def talk():
        line, had = FairLine(1), []

        async def have(owner):
            async with line.place(owner):
                had.append(owner)

        async with line.place("a"):
            tasks = [asyncio.create_task(have(owner)) for owner in "bc"]
            await asyncio.sleep(0)
        tasks[0].cancel()  # its turn has come, but it does not know yet
        await asyncio.wait(tasks)
        await have("d")
        return had

    assert asyncio.run(talk()) == ["c", "d"]


def sleeping_search(name):
    """In a worker: the levels that search never answer."""
    return odd_bots.make("sleeps") if name == "sachem" else make(name)


def test_bots_that_answer_at_once_do_not_stand_behind_those_that_search(monkeypatch):
    monkeypatch.setattr(Workers, "_warm", lambda self, name, rules: None)  # nothing is compiled behind the test's back

    async def talk(workers):
        searches = [asyncio.create_task(workers.choose("sachem", *turn(), "a")) for _ in range(3)]
        await until(lambda: workers.pids)
        choices = [await workers.choose(level, *turn(), "a") for level in ("random", "greenhorn", "heeler")]
        assert not any(search.done() for search in searches)
        for search in searches:
            search.cancel()
        await asyncio.wait(searches)
        return [choice.replaced for choice in choices]

    assert run(talk, maker=f"{__name__}:sleeping_search", limit=LONG) == [None] * 3


def test_ctrl_c_is_left_to_the_server():
    async def talk(workers):
        await workers.choose("heeler", *turn())
        (pid,) = workers.pids
        assert os.getpgid(pid) == pid != os.getpgid(0)
        os.kill(pid, signal.SIGINT)
        thinking = asyncio.create_task(workers.choose("naps:0.3", *turn()))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGINT)
        assert (await thinking).replaced is None
        return workers.pids == [pid]

    assert run(talk, maker=ODD)


# What is told


def test_a_bot_is_told_nothing_of_bids_that_wait():
    """Two games that differ only in others' closed bids: the same bytes go to the worker."""
    game = at_bids().game
    first, second = game.movers()[:2]
    bids = list(game.legal(first))
    assert len(bids) > 1
    told = set()
    for bid in bids:
        twin, r = game.copy(), generator(1)
        twin.play(first, bid)
        told.add(request("heeler", TAMMANY, twin.redealt(second, r), second, r, 10.0))
    assert len(told) == 1


def test_a_bot_is_told_nothing_of_secrets_that_last():
    """The tiny game: what the chair has slipped, nobody else knows."""
    game = Game(TINY, TINY.start(3, {}))
    for seat, bid in enumerate((0, -1, 0)):  # the dearest bid takes the chair
        game.play(seat, game.legal(seat)[bid])
    slips = [text for text in game.legal(1) if text.startswith("slip")]
    assert len(slips) > 1
    told = set()
    for slip in slips:
        twin, r = game.copy(), generator(1)
        twin.play(1, slip)
        seat = twin.movers()[0]
        assert seat != 1
        told.add(request("random", TINY, twin.redealt(seat, r), seat, r, 10.0))
    assert len(told) == 1


@pytest.mark.parametrize("actions", [None, 3, "0", {}, [], [True], [0.0], ["0"], [None], [[0]], (0,)])
def test_what_is_no_list_of_actions_is_not_believed(actions):
    found, s, seat, _ = turn()
    with pytest.raises(Failed, match="no list"):
        checked(found, s, seat, actions)


# Many requests


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop])
def test_more_requests_than_workers_wait_in_line(loop):
    async def talk(workers):
        order = []

        async def ask(k):
            choice = await workers.choose("naps:0.05", *turn())
            order.append(k)
            return choice.replaced

        replaced = await asyncio.gather(*(ask(k) for k in range(6)))
        return order, replaced, len(workers.pids)

    assert run(talk, loop_factory=loop, maker=ODD, limit=LONG) == (list(range(6)), [None] * 6, 1)


def test_waiting_in_line_is_not_thinking():
    """Three naps one after another take longer than the limit for one."""

    async def talk(workers):
        choices = await asyncio.gather(*(workers.choose("naps:0.8", *turn()) for _ in range(3)))
        return [choice.replaced for choice in choices]

    assert run(talk, maker=ODD, limit=2.0) == [None] * 3


def test_several_think_at_once():
    async def talk(workers):
        hangs = asyncio.create_task(workers.choose("sleeps", *turn()))
        quick = [await workers.choose("heeler", *turn()) for _ in range(3)]
        assert not hangs.done()
        hangs.cancel()
        return {choice.replaced for choice in quick}, len(workers.pids)

    assert run(talk, count=2, maker=ODD, limit=LONG) == ({None}, 2)


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop])
@pytest.mark.parametrize("delay", [0.0, 0.01, 0.1, 0.5])
def test_a_request_that_is_cancelled_spoils_no_other(delay, loop):
    """Whether it is starting, thinking or just answering: the next request gets its own answer."""

    async def talk(workers):
        for _ in range(3):
            given_up = asyncio.create_task(workers.choose("naps:0.1", *turn()))
            await asyncio.sleep(delay)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            choice = await workers.choose("heeler", *bidding())
            assert (choice.replaced, choice.actions) == (None, here("heeler", bidding))
        assert len(workers.pids) == 1

    run(talk, loop_factory=loop, maker=ODD, limit=LONG)


def test_one_that_is_cancelled_in_line_leaves_the_line():
    async def talk(workers):
        first, second, third = (asyncio.create_task(workers.choose("naps:0.2", *turn())) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        assert [(await task).replaced for task in (first, third)] == [None, None]
        return second.cancelled(), len(workers.pids)

    assert run(talk, maker=ODD, limit=LONG) == (True, 1)


# The end


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop])
@pytest.mark.parametrize("name", ["sleeps", "spins", "holds"])
def test_closing_waits_for_no_bot(name, loop):
    async def talk(workers):
        await workers.choose("heeler", *turn())
        (pid,) = workers.pids
        thinking = [asyncio.create_task(workers.choose(name, *turn())) for _ in range(2)]
        await asyncio.sleep(0.2)
        before = time.monotonic()
        workers.close()
        assert time.monotonic() - before < 10
        assert not there(pid)
        for task in thinking:
            with pytest.raises(RuntimeError, match="closed"):
                await task
        with pytest.raises(RuntimeError, match="closed"):
            await workers.choose("heeler", *turn())
        workers.close()

    run(talk, loop_factory=loop, maker=ODD, limit=LONG)


SERVER = """
import asyncio, sys
from fivepoints.core.randoms import generator
from fivepoints.games import rules
from fivepoints.server.workers import Workers
import fivepoints

async def main(name):
    game, r = fivepoints.new("tammany", players=3), generator(1)
    while game.chance():
        game.draw(game.chance()[0][0])
    workers = Workers(limit=float(sys.argv[2]), maker="server.odd_bots:make")
    seat = game.movers()[0]
    ask = lambda name: workers.choose(name, game.rules, game.redealt(seat, r), seat, r)
    await ask("heeler")
    task = asyncio.create_task(ask(name))
    await asyncio.sleep(0.5 if name != "heeler" else 0)
    print(*workers.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize(("name", "limit"), [("heeler", 600), ("sleeps", 600), ("spins", 600), ("holds", 1)])
def test_a_server_that_is_killed_leaves_no_worker(name, limit):
    """Idle, asleep or busy, it goes at once; one whose compiled code holds the interpreter, at its limit."""
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    call = [sys.executable, "-c", SERVER, name, str(limit)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=environment) as server:
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 1
        assert there(pids[0])
        server.kill()
        server.wait()
        asyncio.run(until(lambda: not there(pids[0])))


def test_a_server_that_ends_without_closing_leaves_no_worker():
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    code = SERVER.replace("await asyncio.sleep(600)", "task.cancel(); import os; os._exit(0)")
    done = subprocess.run([sys.executable, "-c", code, "spins", "600"], capture_output=True, text=True, env=environment, check=True)
    (pid,) = map(int, done.stdout.split())
    asyncio.run(until(lambda: not there(pid)))
