"""Compiling a game's rules with several processes at once.

The functions of the rules are compiled one by one, each after those it calls, whoever has a hand free taking the next: what one process has made, the
others read from the cache. It is help and nothing more: whatever is not made here, or made for other types than are needed, is compiled when it is called.
"""
from __future__ import annotations

import dis
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from types import SimpleNamespace
from typing import Any, NamedTuple

from filelock import FileLock, Timeout
from numba.core.errors import NumbaError

from fivepoints.core import twin

MOST = 4  # processes
LOOK = 0.02  # seconds between two looks at what the others have done
CODE = "import sys; sys.path[:] = sys.argv[1:]; from fivepoints.core.hands import help_out; help_out()"


class Job(NamedTuple):
    """A function to compile: for arguments of which types, and after which others."""

    types: tuple[Any, ...]
    needs: set[str]


class Plan(NamedTuple):
    """What there is to do, as another process is told of it."""

    cache: Path
    modules: list[str]
    roots: list[str]  # the functions that are wanted, with all they call
    types: dict[str, Any]  # of arguments, by their names
    others: Any  # the type of all other arguments


def compile_together(plan: Plan, names: SimpleNamespace) -> None:
    """Fill the cache of `names` with as many processes as there are cores."""
    jobs = find_jobs(plan, names)
    helpers = [_helper(plan) for _ in range(min(cores(), MOST, len(jobs)) - 1)]
    try:
        _work(jobs, names)
    finally:
        for helper in helpers:
            helper.wait()
        rmtree(_board(names), ignore_errors=True)


def cores() -> int:
    """How many of the machine's this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def help_out() -> None:
    """What a helping process does: told the plan by its standard input, and gone when who asked for it is."""
    boss = os.getppid()
    plan: Plan = pickle.load(sys.stdin.buffer)
    names = twin.compiled([import_module(name) for name in plan.modules], plan.cache)
    _work(find_jobs(plan, names), names, lambda: os.getppid() == boss)


def _helper(plan: Plan) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, "-c", CODE, *sys.path], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    assert process.stdin is not None
    with suppress(BrokenPipeError), process.stdin:
        pickle.dump(plan, process.stdin)
    return process


def find_jobs(plan: Plan, names: SimpleNamespace) -> dict[str, Job]:
    """The functions to compile, by name. Those that are compiled into their callers are not among them, but what they call is called by these."""
    calls: dict[str, set[str]] = {}
    _follow(plan.roots, names, calls)
    jobs: dict[str, Job] = {}
    for name in calls:
        if not _is_inlined(name, names):
            code = getattr(names, name).py_func.__code__
            types = tuple(plan.types.get(argument, plan.others) for argument in code.co_varnames[: code.co_argcount])
            jobs[name] = Job(types, set(_through(name, names, calls)) - {name})
    return jobs


def _follow(found: Sequence[str], names: SimpleNamespace, calls: dict[str, set[str]]) -> None:
    for name in found:
        if name not in calls:
            wanted = {step.argval for step in dis.get_instructions(getattr(names, name).py_func) if step.opname == "LOAD_GLOBAL"}
            calls[name] = {other for other in wanted if hasattr(getattr(names, other, None), "py_func")}
            _follow(sorted(calls[name]), names, calls)


def _through(name: str, names: SimpleNamespace, calls: Mapping[str, set[str]]) -> Iterator[str]:
    """What a function calls, itself or by what is compiled into it."""
    for other in calls[name]:
        if _is_inlined(other, names):
            yield from _through(other, names, calls)
        else:
            yield other


def _is_inlined(name: str, names: SimpleNamespace) -> bool:
    return bool(getattr(names, name).targetoptions["inline"] == "always")


def _board(names: SimpleNamespace) -> Path:
    """Where each puts up what it has taken (a lock), and what it has made."""
    folder: Path = names.folders[-1] / "hands"
    return folder


def _work(jobs: Mapping[str, Job], names: SimpleNamespace, wanted: Callable[[], bool] = lambda: True) -> None:
    """Take one function after another until all are made, or nobody wants them any more."""
    board, left = _board(names), dict(jobs)
    board.mkdir(parents=True, exist_ok=True)
    with _one_writer(jobs, names):
        while left and wanted():
            made = {path.stem for path in board.glob("*.made")}
            left = {name: job for name, job in left.items() if name not in made}
            ready = [name for name, job in left.items() if job.needs <= made]
            if not any(_make(name, left[name], names, board) for name in ready):
                time.sleep(LOOK)


def _make(name: str, job: Job, names: SimpleNamespace, board: Path) -> bool:
    """Compile a function unless another has taken it; whether it was. Who dies lets go of it: what a lock is held for is never waited for in vain."""
    taken = FileLock(board / f"{name}.taken", blocking=False)
    try:
        with taken:
            if not (board / f"{name}.made").exists():
                with suppress(NumbaError):  # its types were guessed wrongly
                    getattr(names, name).compile(job.types)
                (board / f"{name}.made").touch()
    except Timeout:
        return False
    return True


@contextmanager
def _one_writer(jobs: Mapping[str, Job], names: SimpleNamespace) -> Iterator[None]:
    """numba's index of what it has compiled of a function must not be written by two at once."""
    lock = FileLock(names.folders[-1] / "index.lock")
    caches = [getattr(names, name)._cache for name in jobs]

    def locked(save: Callable[..., None]) -> Callable[..., None]:
        def locked_save(*args: Any) -> None:
            with lock:
                save(*args)

        return locked_save

    for cache in caches:
        cache.save_overload = locked(cache.save_overload)
    try:
        yield
    finally:
        for cache in caches:
            del cache.save_overload
