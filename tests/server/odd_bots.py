"""Bots as they should not be, made inside a worker process: `make` is the maker's name there."""
from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

from fivepoints.bots import make as make_sound
from fivepoints.bots.worker import MEMORY

FOREVER = 600


class Odd:
    def __init__(self, name: str) -> None:
        self.kind, _, self.detail = name.partition(":")

    def choose(self, rules: Any, s: Any, seat: int, r: list[int]) -> Any:
        return getattr(self, self.kind)(rules, s, seat, r)

    # No answer

    def exits(self, *given: Any) -> Any:
        os._exit(3)

    def leaves(self, *given: Any) -> Any:
        sys.exit("enough")

    def raises(self, *given: Any) -> Any:
        raise ValueError("the hand of seat a is three irish")

    def is_killed(self, *given: Any) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)

    def reads_nowhere(self, *given: Any) -> Any:
        os.kill(os.getpid(), signal.SIGSEGV)

    def recurses(self, *given: Any) -> Any:
        return self.recurses(*given)

    def allocates(self, *given: Any) -> Any:
        return bytearray(MEMORY)

    def interrupts(self, *given: Any) -> Any:
        raise KeyboardInterrupt

    def sleeps(self, *given: Any) -> Any:
        time.sleep(FOREVER)

    def spins(self, *given: Any) -> Any:
        while True:
            pass

    def holds(self, *given: Any) -> Any:
        """Compiled code that keeps the interpreter to itself."""
        ctypes.PyDLL(None).sleep(FOREVER)

    def starts(self, *given: Any) -> Any:
        """A process of its own, whose number goes into the file named."""
        child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOREVER})"])
        with open(self.detail, "w") as file:
            file.write(str(child.pid))
        time.sleep(FOREVER)

    # No move

    def gives(self, *given: Any) -> Any:
        odd = {
            "none": None,
            "text": "end",
            "number": 7,
            "texts": ["end"],
            "fractions": [1.5],
            "lists": [[[0]]],
            "nothing": [],
            "huge-number": [10**5000],
            "huge": [0] * 10_000_000,
            "long": range(2000),
            "negative": [-1],
            "beyond": [10**9],
        }
        return odd[self.detail]

    def endless(self, *given: Any) -> Any:
        def actions() -> Any:
            while True:
                yield 0

        return actions()

    def half(self, rules: Any, s: Any, seat: int, r: list[int]) -> Any:
        """Only the first action of a move that takes several."""
        out = [0] * rules.choices
        for action in out[: rules.flow.legal(s, out)]:
            after = rules.layout.copy(s)
            rules.flow.apply(after, action)
            if rules.flow.inside(after):
                return [action]
        raise LookupError("every move is one action")

    def twice(self, rules: Any, s: Any, seat: int, r: list[int]) -> Any:
        """A move, and another one after it."""
        bot = make_sound("random")
        return bot.choose(rules, s, seat, r) + bot.choose(rules, s, seat, r)

    # On the wire

    def floods(self, *given: Any) -> Any:
        os.write(int(sys.argv[1]), b"7" * 100_000)
        time.sleep(FOREVER)

    def babbles(self, *given: Any) -> Any:
        os.write(int(sys.argv[1]), b"[" * 30_000 + b"\n")
        time.sleep(FOREVER)

    def insists(self, rules: Any, s: Any, seat: int, r: list[int]) -> Any:
        """The same sound move twice."""
        answer = json.dumps({"actions": make_sound("random").choose(rules, s, seat, r)}).encode() + b"\n"
        os.write(int(sys.argv[1]), answer + answer)
        time.sleep(FOREVER)

    # Sound, but slow or curious

    def naps(self, *given: Any) -> Any:
        time.sleep(float(self.detail))
        return make_sound("heeler").choose(*given)

    def writes_its_turn(self, *given: Any) -> Any:
        """Notes in a file who thought when, one letter each: `writes_its_turn:letter,file`."""
        letter, _, path = self.detail.partition(",")
        time.sleep(0.05)
        with open(path, "a") as file:
            file.write(letter)
        return make_sound("heeler").choose(*given)

    def prints(self, *given: Any) -> Any:
        print("I play this now")
        return make_sound("heeler").choose(*given)

    def looks_around(self, *given: Any) -> Any:
        """A legal move if nothing is imported that thinking does not need."""
        heavy = {"fastapi", "numba", "numpy", "sqlalchemy", "pytest", "typer", "rich", "asyncio", "fivepoints.server"} & set(sys.modules)
        return [] if heavy else make_sound("heeler").choose(*given)


def make(name: str) -> Any:
    """A sound bot or an odd one; `unmade` can't even be made, `compiles` takes its time for that."""
    if name == "unmade":
        raise RuntimeError("not today")
    if name == "compiles":
        time.sleep(2.5)
        return make_sound("heeler")
    if name == "never":
        time.sleep(FOREVER)
    return make_sound(name) if name in ("heeler", "random") else Odd(name)


def nobody(name: str) -> None:
    """What this makes is no bot."""
