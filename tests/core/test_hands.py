"""Several processes compile a game's rules together, and what they leave in the cache is what is called."""
from __future__ import annotations

import pickle
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import numba
import numpy as np
import pytest

from conformance import tiny
from fivepoints.core import drive, hands, randoms, twin

RULES = tiny.RULES
MODULES = [randoms, *RULES.modules, drive]


def plan(cache: Path) -> hands.Plan:
    state, out = numba.typeof(np.zeros(1, RULES.layout.dtype)[0]), numba.typeof(np.zeros(1, np.uint16))
    return hands.Plan(cache, [module.__name__ for module in MODULES], ["legal", "apply"], {"s": state, "out": out}, numba.int64)


def kept(names: object) -> set[str]:
    return {path.name.split("-")[0].split(".")[-1] for folder in names.folders for path in folder.rglob("*.nbc")}  # type: ignore[attr-defined] - a namespace


def test_all_that_is_wanted_is_compiled_and_kept_after_what_it_calls(tmp_path: Path) -> None:
    names = twin.compiled(MODULES, tmp_path)
    jobs = hands.find_jobs(plan(tmp_path), names)
    assert {"legal", "apply"} <= set(jobs)
    assert all(job.needs <= set(jobs) for job in jobs.values())
    hands.compile_together(plan(tmp_path), names)
    assert set(jobs) <= kept(names)
    assert not (names.folders[-1] / "hands").exists()


def test_a_helper_alone_does_it_all_and_ends(tmp_path: Path) -> None:
    helper = subprocess.run([sys.executable, "-c", hands.CODE, *sys.path], input=pickle.dumps(plan(tmp_path)), capture_output=True, timeout=300, check=False)
    assert helper.returncode == 0, helper.stderr.decode()
    names = twin.compiled(MODULES, tmp_path)
    assert set(hands.find_jobs(plan(tmp_path), names)) <= kept(names)


@pytest.mark.parametrize("fault", ["no such module", "not even a plan"])
def test_a_helper_that_fails_holds_nothing_up(tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = twin.compiled(MODULES, tmp_path)
    if fault == "no such module":
        wrong = plan(tmp_path)._replace(modules=["conformance.nothing_of_that_name"])
    else:
        wrong = plan(tmp_path)
        monkeypatch.setattr(hands, "CODE", "raise SystemExit(1)")
    monkeypatch.setattr(hands, "cores", lambda: 2)
    hands.compile_together(wrong, names)
    assert set(hands.find_jobs(plan(tmp_path), names)) <= kept(names)


TAKER = """
import sys, time
from filelock import FileLock
held = [FileLock(path) for path in sys.argv[1:]]
for lock in held:
    lock.acquire()
print("taken", flush=True)
time.sleep(600)
"""


def test_what_somebody_had_taken_who_was_killed_is_taken_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "cores", lambda: 2)
    names = twin.compiled(MODULES, tmp_path)
    jobs = hands.find_jobs(plan(tmp_path), names)
    board = names.folders[-1] / "hands"
    board.mkdir(parents=True)
    taker = subprocess.Popen([sys.executable, "-c", TAKER, *(str(board / f"{name}.taken") for name in jobs)], stdout=subprocess.PIPE, text=True)
    assert taker.stdout is not None
    assert taker.stdout.readline() == "taken\n"
    threading.Timer(1.0, taker.kill).start()
    hands.compile_together(plan(tmp_path), names)
    assert taker.wait() == -signal.SIGKILL
    taker.stdout.close()
    assert set(jobs) <= kept(names)


def test_a_game_whose_rules_are_not_compiled_yet_is_compiled_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That a folder is there says nothing: numba makes it before anything is compiled."""
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(tmp_path))
    plans: list[hands.Plan] = []
    monkeypatch.setattr(hands, "compile_together", lambda plan, names: plans.append(plan))
    for _ in range(2):
        assert replace(RULES).entry("asked", np.zeros(1, RULES.layout.dtype)[0])
    assert [plan.modules for plan in plans] == [[module.__name__ for module in MODULES]]
    assert plans[0].cache == tmp_path


def test_an_int_of_any_size_is_one_argument(tmp_path: Path) -> None:
    """Else what is called with a seat out of a cell and with a seat out of a loop is compiled twice."""
    hands.compile_together(plan(tmp_path), names := twin.compiled(MODULES, tmp_path))
    states, out, r = np.zeros(1, RULES.layout.dtype), np.zeros(RULES.choices, np.uint16), np.zeros(4, np.int64)
    weights = np.zeros(RULES.outcomes, np.int64)
    twin.entry(names, "playout", states[0], r, out, weights)
    assert {name: len(names.__dict__[name].signatures) for name in ("apply", "legal")} == {"apply": 1, "legal": 1}
