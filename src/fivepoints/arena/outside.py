"""A program outside as a player: it speaks the engine protocol (docs/engine.md) and sees nothing but the position as its seat sees it."""
from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import isfinite
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any

from fivepoints.bots.telling import LETTERS
from fivepoints.core.contract import Rules
from fivepoints.core.errors import FivepointsError, OptionError
from fivepoints.core.game import Game
from fivepoints.core.randoms import next_word

STARTING = 120.0  # seconds until the program is ready: it may have rules to compile
GRACE = 30.0  # seconds for a move beyond the budget
LEAVING = 2.0  # seconds to go by itself
LONGEST_LINE = 65_536
MOST_LINES = 100  # that wait to be read; a program that says more waits
OWN = ("path", "args", "time", "playouts")  # settings that are ours; all others are options of the program


class OutsideError(FivepointsError):
    """The program does not speak as it should."""


@dataclass(frozen=True)
class Told:
    """What the program says of its last move."""

    playouts: int


class OutsideBot:
    """`engine:path=PROGRAM[,args=WORDS][,playouts=N][,time=S][,OPTION=VALUE..]`; started when it is first asked."""

    last: Told | None = None

    def __init__(self, settings: Mapping[str, str]) -> None:
        if not settings.get("path"):
            raise OptionError("a program outside is named as engine:path=PROGRAM")
        self._command = [settings["path"], *shlex.split(settings.get("args", ""))]
        self._wanted = {key: value for key, value in settings.items() if key not in OWN}
        self._go = "go"
        self._patience = GRACE
        if "time" in settings:
            seconds = _number(settings, "time", float)
            self._go += f" time {seconds:g}"
            self._patience += seconds
        if "playouts" in settings:
            self._go += f" playouts {_number(settings, 'playouts', int)}"
            self._patience *= 20
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue(MOST_LINES)
        self._options: set[str] = set()

    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        """What the program answers, if it is a legal move; OutsideError or another of our errors if not."""
        if self._process is None:
            self._start()
        if "seed" in self._options:
            self._say(f"setoption name seed value {next_word(r)}")
        seen = rules.layout.copy(s)
        rules.flow.blind(seen, seat)
        self._say(f"position {rules.notation.position(seen)}")
        self._say(f"{self._go} seat {LETTERS[seat]}")
        playouts, text = "0", ""
        for words in self._until("bestmove", self._patience):
            if words[0] == "info" and "playouts" in words[:-1]:
                playouts = words[words.index("playouts") + 1]
            if words[0] == "bestmove":
                text = " ".join(words[1:])
        self.last = Told(int(playouts) if playouts.isascii() and playouts.isdecimal() else 0)
        return Game(rules, rules.layout.copy(s)).check(s, text)

    def close(self) -> None:
        """End the program, gently if it listens, and all that it started."""
        if self._process is None:
            return
        process, self._process = self._process, None
        with suppress(OSError, ValueError):
            assert process.stdin is not None
            process.stdin.write(b"quit\n")
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(LEAVING)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        while self._listener.is_alive():  # it may wait for room to put a line
            with suppress(Empty):
                self._lines.get(timeout=0.05)
        assert process.stdout is not None
        process.stdout.close()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
            )
        except OSError as error:
            raise OutsideError(f"{self._command[0]} can't be started: {error.strerror}") from error
        self._lines = Queue(MOST_LINES)
        self._listener = Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True)
        self._listener.start()
        self._say("fpi")
        for words in self._until("fpiok", STARTING):
            if words[:2] == ["option", "name"] and len(words) > 2:
                self._options.add(words[2])
        unknown = [name for name in self._wanted if name not in self._options]
        if unknown:
            raise OutsideError(f"{self._command[0]} has no option {', '.join(unknown)}")
        for name, value in self._wanted.items():
            self._say(f"setoption name {name} value {value}")
        self._say("isready")
        for _ in self._until("readyok", STARTING):
            pass

    def _say(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError as error:
            raise OutsideError(f"{self._command[0]} has ended") from error

    def _until(self, last: str, patience: float) -> Iterator[list[str]]:
        """The words of each line, up to one that begins with `last`; OutsideError if that does not come."""
        deadline = monotonic() + patience
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - monotonic()))
                if monotonic() > deadline:
                    raise Empty
            except Empty:
                raise OutsideError(f"{self._command[0]} gave no {last} within {patience:g} s") from None
            if not line:
                raise OutsideError(f"{self._command[0]} has ended")
            words = line.decode(errors="replace").split()
            if words[:1] == ["error"]:
                raise OutsideError(f"{self._command[0]}: {' '.join(words)[:1000]}")
            if words:
                yield words
            if words[:1] == [last]:
                return


def _listen(stdout: Any, lines: Queue[bytes]) -> None:
    """In a thread of its own, so that nobody waits for a program that says nothing; an empty line is the end."""
    with suppress(OSError, ValueError):
        while line := stdout.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def _number(settings: Mapping[str, str], key: str, kind: type[int] | type[float]) -> int | float:
    try:
        value = kind(settings[key])
    except ValueError:
        value = 0
    if not (value > 0 and isfinite(value)):
        raise OptionError(f"{key} is a number above 0, not {settings[key]!r:.40}")
    return value
