"""Where the time of a random game goes: how often each phase is, and what listing and applying cost there.

    python bench/profile.py
"""
from __future__ import annotations

import tempfile
import types
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from fivepoints.core import drive, randoms, twin
from fivepoints.games import rules
from fivepoints.games.tammany.position import PHASE_NAMES
from peers import pin_to_one_core

GAMES, AGAIN, REPEATS = 1000, 20, 5
OTHERS = len(PHASE_NAMES)

PROBE = """
def probe(states, fresh, seed, games, out, weights, r, calls, entries, phase, what, again):
    '''Random games; in one phase the list (1), a copy (2) or a copy and the action (3) is done again and again.'''
    for k in range(games):
        states[0] = fresh[0]
        sow(r, seed, k)
        s = states[0]
        while True:
            n = chance(s, out, weights)
            drawn = n > 0
            if drawn:
                action = out[weighted(r, weights, n)]
            else:
                n = legal(s, out)
                if n == 0:
                    break
                action = out[below(r, n)]
            calls[s.phase] += 1
            entries[s.phase] += n
            if s.phase == phase:
                for _ in range(again):
                    if what == 1:
                        legal(s, out)
                    elif what >= 2:
                        states[1] = states[0]
                        if what == 3:
                            apply(states[1], action)
            apply(s, action)
"""


def load_probe(folder: Path) -> types.ModuleType:
    path = folder / "probe.py"
    path.write_text(PROBE)
    module = types.ModuleType("probe")
    module.__file__ = str(path)
    exec(compile(PROBE, str(path), "exec"), module.__dict__)
    return module


def main() -> None:
    pin_to_one_core()
    found = rules("tammany")
    with tempfile.TemporaryDirectory() as folder:
        bound = twin.compiled([randoms, *found.modules, drive, load_probe(Path(folder))], Path(folder))
        fresh = found.layout.record(found.start(4, {}))
        states, r = np.concatenate([fresh, fresh]), np.zeros(4, np.int64)
        out, weights = np.zeros(found.choices, np.uint16), np.zeros(found.outcomes, np.int64)
        calls, entries = np.zeros(OTHERS, np.int64), np.zeros(OTHERS, np.int64)

        def timed(phase: int, what: int) -> float:
            """Microseconds a game, the best of several."""
            best = float("inf")
            for _ in range(REPEATS):
                calls[:], entries[:] = 0, 0
                start = process_time()
                bound.probe(states, fresh, 1, GAMES, out, weights, r, calls, entries, phase, what, AGAIN)
                best = min(best, process_time() - start)
            return best / GAMES * 1e6

        timed(-1, 0)
        rows: list[dict[str, Any]] = []
        whole = timed(-1, 0)
        for phase, name in sorted(PHASE_NAMES.items()):
            if not calls[phase]:
                continue
            count = calls[phase] / GAMES
            idle = timed(phase, 0)
            listing = (timed(phase, 1) - idle) / AGAIN
            applying = (timed(phase, 3) - timed(phase, 2)) / AGAIN
            rows.append({"phase": name, "count": count, "entries": entries[phase] / GAMES / count, "list": listing, "apply": applying})
    print(f"{whole:.1f} us a game of {sum(row['count'] for row in rows):.0f} steps\n")
    print("| phase | a game | choices | listing, us a game | applying, us a game |\n|---|---|---|---|---|")
    for row in rows:
        print(f"| {row['phase']} | {row['count']:.1f} | {row['entries']:.1f} | {max(0, row['list']):.1f} | {max(0, row['apply']):.1f} |")


if __name__ == "__main__":
    main()
