"""The inside of a worker process, in which a bot thinks: `fivepoints.server.workers` starts it, asks it and ends it.

It imports the rules and the bots and nothing of the server. One line of JSON is a request; two are the answer: `THINKING` once the bot has the position,
then what came of it. The process goes when the other end of its wire does, whatever the bot is doing then.
"""
from __future__ import annotations

import json
import os
import signal
import socket
import sys
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from operator import index
from queue import SimpleQueue
from threading import Thread
from typing import Any, NoReturn

from fivepoints.games import rules

THINKING = "thinking"
PREPARING = 60.0  # seconds until the bot has the position: Python starts, rules are imported, perhaps compiled
GRACE = 2.0  # seconds after which the process ends itself, when nobody did it who should have
MEMORY = 4 << 30  # bytes: a bot that takes more fails alone, not the machine


def main() -> NoReturn:
    """Answer requests until the wire closes; called with the wire's descriptor and the maker of bots as arguments."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to decide on
    _bound_memory()
    wire = socket.socket(fileno=int(sys.argv[1]))
    module, _, function = sys.argv[2].partition(":")
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(wire, requests), daemon=True).start()
    while True:
        answer = _think(requests.get(), module, function, wire)
        _say(wire, answer)


def _listen(wire: socket.socket, requests: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that the end of the server is noticed while a bot thinks."""
    try:
        with wire.makefile("rb") as lines:
            for line in lines:
                requests.put(line)
    finally:
        _leave()


def _think(line: bytes, module: str, function: str, wire: socket.socket) -> dict[str, Any]:
    """The bot is made anew for each request: nothing it learnt in one seat goes with it to another."""
    try:
        _leave_after(PREPARING + GRACE)
        request = json.loads(line)
        found = rules(request["game"])
        bot = getattr(import_module(module), function)(request["bot"])
        s = found.layout.unpack(bytes.fromhex(request["state"]))
        if hasattr(bot, "prepare"):
            bot.prepare(found)
        _leave_after(request["limit"] + GRACE)
        _say(wire, THINKING)
        actions = bot.choose(found, s, request["seat"], request["r"])
    except BaseException as error:
        return {"crashed": _where(error)}
    finally:
        _leave_after(0)
    return _plain(actions, found.bound)


def _plain(actions: Iterable[Any], bound: int) -> dict[str, Any]:
    """The actions as an answer, if they are any: no more of them than a game has."""
    try:
        answer = {"actions": [index(action) for action in islice(actions, bound)]}
        json.dumps(answer)
    except Exception as error:
        return {"illegal": f"no list of actions but {type(actions).__name__} ({type(error).__name__})"}
    return answer


def _where(error: BaseException) -> str:
    """What went wrong and where, without the error's own words: they could tell what the seat knows."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" at {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
    return type(error).__name__ + place


def _say(wire: socket.socket, answer: Any) -> None:
    try:
        wire.sendall(json.dumps(answer).encode() + b"\n")
    except OSError:
        _leave()


def _leave_after(seconds: float) -> None:
    """The kernel's alarm ends the process even while compiled code holds the interpreter; 0 is never."""
    signal.setitimer(signal.ITIMER_REAL, seconds)


def _leave() -> NoReturn:
    """With all processes that a bot may have started: this one leads their group."""
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _bound_memory() -> None:
    try:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if hard == resource.RLIM_INFINITY or hard > MEMORY:
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, hard))
    except (ImportError, OSError, ValueError):
        return  # not every system has such a bound
