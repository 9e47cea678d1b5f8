"""The engine on standard input and output."""
from __future__ import annotations

import sys

from fivepoints.bots.engine import Engine
from fivepoints.core.contract import Rules

LONGEST_LINE = 65_536


def run_engine(rules: Rules) -> None:
    """Hear lines until `quit` or their end; a line longer than any position is not read."""
    engine = Engine(rules, lambda line: print(line, flush=True))
    source = sys.stdin.buffer
    while line := source.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            engine.say(f"error a line has at most {LONGEST_LINE - 1} characters")
        elif not engine.hear(line.decode(errors="replace")):
            return
    engine.close()
