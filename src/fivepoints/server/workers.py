"""Bots think in processes of their own, with a time limit: one that crashes, hangs or answers nonsense costs its own process, and the heeler plays its move.

A process is a plain Python with a socket (not `multiprocessing`, which would run the caller's main module in it again). It is started when it is needed,
and kept. It is killed whenever its answer is not waited for to the end, so no answer can be taken for that to another request. Where there are more bots than
processes, the turn goes round among those who own the tables, and bots that answer at once don't stand behind those that search.
"""
from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from fivepoints.bots import LEVELS, make
from fivepoints.bots.worker import PREPARING, THINKING
from fivepoints.core.contract import Rules
from fivepoints.core.errors import SeatError
from fivepoints.server.fair import FairLine
from fivepoints.server.log import telling
from fivepoints.server.warming import Warming

log = logging.getLogger(__name__)

INSIDE = "import sys; sys.path[:] = sys.argv[3:]; from fivepoints.bots.worker import main; main()"
MOST = 1 << 16  # bytes of an answer
LATE, CRASHED, ILLEGAL = "late", "crashed", "illegal"


@dataclass(frozen=True)
class Choice:
    """A complete legal move; `replaced` says why it is not the bot's own: it was late, crashed or illegal."""

    actions: list[int]
    text: str
    replaced: str | None


class Failed(Exception):
    """A bot did not do what it should: why, in one of three words, and something for the log."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(detail)
        self.why = why

    @property
    def error(self) -> str | None:
        """The type of the error with which it crashed, where that is known."""
        name, at, _ = str(self).partition(" at ")
        return name if self.why == CRASHED and at and name.isidentifier() else None


class Gone(Failed):
    """The process ended before the bot had the position."""


class Workers:
    """So many processes in which bots search, and as many for the quick ones, each one bot at a time. For one event loop."""

    def __init__(self, count: int = 1, limit: float = 10.0, maker: str = "fivepoints.bots:make") -> None:
        """A bot has `limit` seconds from when it gets the position. `maker` names the function that makes a bot of a name, as "module:function"."""
        self.limit = limit
        self._maker = maker
        self._searching, self._quick = FairLine(count), FairLine(count)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._dying: list[_Worker] = []  # killed, perhaps not gone yet
        self._warming: dict[str, Warming] = {}
        self._closed = False

    async def choose(self, name: str, rules: Rules, s: Any, seat: int, r: list[int], owner: str = "") -> Choice:
        """The move of the bot of that name in a state that `Game.redealt` made for its seat; `s` and the generator `r` stay as they are.

        `owner` is for whose table it thinks: each has a turn before one has a second.
        """
        if rules.flow.asked(s) != seat:
            raise SeatError(f"seat {seat} is not asked")
        s, r = rules.layout.copy(s), list(r)
        self._warm(name, rules)
        replaced = None
        try:
            async with (self._searching if _searches(name) else self._quick).place(owner):
                actions = await self._ask(request(name, rules, s, seat, r, self.limit), rules, s, seat)
        except Failed as failed:
            self._check_open()
            replaced = failed.why
            told = telling("a bot was replaced", bot=name, why=failed.why, error=failed.error)
            log.warning("the bot %s was %s, another plays its move: %s", name, failed.why, failed, extra=told)
            actions = await asyncio.get_running_loop().run_in_executor(None, stand_in, rules, s, seat, r)
        return Choice(actions, rules.notation.say(s, actions), replaced)

    def _warm(self, name: str, rules: Rules) -> None:
        """A level that searches plays as the heeler until its search is compiled: begin with that when it is first asked for."""
        if _searches(name) and rules.name not in self._warming:
            self._warming[rules.name] = Warming([rules.name])

    async def _ask(self, request: bytes, rules: Rules, s: Any, seat: int) -> list[int]:
        while True:
            self._check_open()
            kept = bool(self._idle)
            try:
                with self._worker() as worker:
                    return checked(rules, s, seat, await worker.ask(request, self.limit))
            except Gone:
                if not kept:  # one that was kept may have died before it was asked, which is nobody's fault
                    raise

    @contextmanager
    def _worker(self) -> Iterator[_Worker]:
        """A process for one request; it is killed when that goes wrong or is cancelled."""
        self._dying = [worker for worker in self._dying if worker.alive()]
        worker = self._idle.pop() if self._idle else None
        if worker and not worker.alive():
            worker.end()
            worker = None
        try:
            worker = worker or _Worker(self._maker)
        except OSError as error:
            raise Failed(CRASHED, f"no process can be started: {error.strerror}") from error
        self._busy.add(worker)
        try:
            yield worker
            self._check_open()  # closed just now: it was killed with its answer on the way
        except BaseException:
            worker.end()
            self._dying.append(worker)
            raise
        else:
            self._idle.append(worker)
        finally:
            self._busy.discard(worker)

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the workers are closed")

    @property
    def pids(self) -> list[int]:
        """The processes there are, those that were killed aside."""
        return sorted(worker.process.pid for worker in (*self._idle, *self._busy) if worker.alive())

    def close(self) -> None:
        """End all processes, also those in which a bot thinks: who waits for it gets a RuntimeError."""
        self._closed = True
        for warming in self._warming.values():
            warming.end()
        for worker in self._busy:
            worker.kill()  # whoever waits for it closes the wire
        for worker in self._idle:
            worker.end()
        for worker in (*self._busy, *self._idle, *self._dying):
            worker.process.wait()
        self._idle, self._dying = [], []


class _Worker:
    """One process, seen from the server."""

    def __init__(self, maker: str) -> None:
        self._wire, theirs = socket.socketpair()
        self._wire.setblocking(False)
        self._heard = b""
        with theirs:
            call = [sys.executable, "-c", INSIDE, str(theirs.fileno()), maker, *map(str, sys.path)]
            try:  # a group of its own: Ctrl-C in the terminal does not reach it, and what a bot starts is killed with it
                self.process = subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, pass_fds=[theirs.fileno()], process_group=0)
            except OSError:
                self._wire.close()
                raise

    async def ask(self, request: bytes, limit: float) -> Any:
        """The answer to a request: actions, not yet checked."""
        loop = asyncio.get_running_loop()
        begun = False
        try:
            async with asyncio.timeout(PREPARING):
                await loop.sock_sendall(self._wire, request)
                answer = await self._line(loop)
            if answer == THINKING:
                begun = True
                async with asyncio.timeout(limit):
                    answer = await self._line(loop)
        except TimeoutError as error:
            raise Failed(LATE, "no answer in time") from error
        except (OSError, EOFError) as error:
            raise (Failed if begun else Gone)(CRASHED, "its process ended") from error
        if self._heard or not isinstance(answer, dict):
            raise Failed(ILLEGAL, "not an answer")
        for why in (CRASHED, ILLEGAL):
            if why in answer:
                raise Failed(why, str(answer[why])[:200])
        return answer.get("actions")

    async def _line(self, loop: asyncio.AbstractEventLoop) -> Any:
        while b"\n" not in self._heard:
            if len(self._heard) > MOST:
                raise Failed(ILLEGAL, "an answer too long")
            more = await loop.sock_recv(self._wire, MOST)
            if not more:
                raise EOFError
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Failed(ILLEGAL, "not an answer") from error

    def alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        if self.process.returncode is None:  # not reaped yet, so the number is still its own
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def end(self) -> None:
        self.kill()
        self._wire.close()


def _searches(name: str) -> bool:
    """Whether a level thinks for long; the others answer in a moment."""
    return LEVELS.get(name, "").startswith("search")


def request(name: str, rules: Rules, s: Any, seat: int, r: list[int], limit: float) -> bytes:
    """All that a worker is told: the bot's name and what its seat may know."""
    state = rules.layout.pack(s).hex()
    return json.dumps({"bot": name, "game": rules.name, "state": state, "seat": seat, "r": r, "limit": limit}).encode() + b"\n"


def checked(rules: Rules, s: Any, seat: int, actions: Any) -> list[int]:
    """The actions, if they are one complete legal move of the seat that is asked."""
    if not isinstance(actions, list) or not actions or not all(type(action) is int for action in actions):
        raise Failed(ILLEGAL, "no list of actions")
    flow, out = rules.flow, [0] * rules.choices
    after = rules.layout.copy(s)
    for k, action in enumerate(actions):
        if k and not _goes_on(rules, after, seat):
            raise Failed(ILLEGAL, "more than one move")
        if action not in out[: flow.legal(after, out)]:
            raise Failed(ILLEGAL, f"action {k + 1} of the move is not legal")
        flow.apply(after, action)
    if _goes_on(rules, after, seat):
        raise Failed(ILLEGAL, "the move is not complete")
    return actions


def _goes_on(rules: Rules, s: Any, seat: int) -> bool:
    return bool(rules.flow.inside(s)) and rules.flow.asked(s) == seat


def stand_in(rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
    """The heeler's move; where a game has no sense for it, a random one."""
    try:
        return _move("heeler", rules, s, seat, r)
    except Exception as error:
        log.warning("the heeler has no move: %s", type(error).__name__, extra=telling("the heeler has no move", error=type(error).__name__))
        return _move("random", rules, s, seat, r)


def _move(name: str, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
    return checked(rules, s, seat, make(name).choose(rules, rules.layout.copy(s), seat, list(r)))
