"""One source of the rules, run two ways.

The rules of a game are plain functions in a few modules. `plain` binds them to run interpreted; `compiled` runs the very same code objects through
numba. Both also bind modules of `core` and of `bots` whose functions call `legal`, `apply`, .. of whichever game they are bound to.
"""
from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from pickle import UnpicklingError
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Wrap = Callable[[FunctionType], Any]

# A call hands over every array as seven words, and most rules are a few lines long: inlining them made random games a third faster and the compilation a third
# shorter (at 700 bytes it takes three times as long for nothing).
SMALL = 300  # bytes of bytecode
OURS = "fivepoints."  # of other packages nothing is compiled
STEM = 2  # twins that begin with the same so many modules, the generator and the numbers of a game, take turns at compiling: they may share a cache file


def plain(modules: Sequence[ModuleType]) -> SimpleNamespace:
    """The functions of `modules`, each listed after those it calls, interpreted and calling each other."""
    return _bind(modules, wrap=lambda function: function, table=lambda value: value)


def compiled(
    modules: Sequence[ModuleType], cache: Path | None = None, apart: Sequence[ModuleType] = (), steady: Sequence[ModuleType] = ()
) -> SimpleNamespace:
    """The same functions, compiled when first called, lists as arrays. What was compiled of a module is kept on disk, keyed by the text and the tables of it
    and of those before it: twins that begin with the same modules share what is compiled of them, and a lock. Nothing of the modules `apart` is inlined:
    small functions that call small functions many levels deep would take minutes. Functions of these and of the modules `steady` check no index: for what
    runs millions of times a second, or rows of numbers written from end to end, where a check a cell costs more than the writing. Interpreted, every index
    is checked."""
    import numba
    import numpy as np
    from filelock import FileLock

    root = cache or cache_root()
    root.mkdir(parents=True, exist_ok=True)
    never = {module.__name__ for module in apart}
    unchecked = never | {module.__name__ for module in steady}
    keys = _keys(modules, never, unchecked, numba.__version__)
    config: Any = numba.config
    before = config.CACHE_DIR

    def keep_apart(k: int) -> None:
        config.CACHE_DIR = str(root / keys[k])

    try:
        names = _bind(modules, lambda f: _compile(f, f.__module__ not in never, f.__module__ not in unchecked), table=np.array, begin=keep_apart)
    finally:
        config.CACHE_DIR = before
    names.lock, names.folders = FileLock(root / f"{keys[min(STEM, len(keys)) - 1]}.lock"), [root / key for key in keys]
    names.prepare = lambda: None  # what is to be done before the first function is compiled
    return names


def _keys(modules: Sequence[ModuleType], never: set[str], unchecked: set[str], version: str) -> list[str]:
    """For each module the key of all that its compiled functions can depend on."""
    read = hashlib.sha256(version.encode() + Path(__file__).read_bytes())  # this file says how they are compiled
    keys = []
    for module in modules:
        read.update(_text(module) + b"apart" * (module.__name__ in never) + b"steady" * (module.__name__ in unchecked))
        keys.append(read.hexdigest()[:16])
    return keys


def needed(known: Sequence[ModuleType], more: Sequence[ModuleType]) -> list[ModuleType]:
    """The modules of a twin: those that are known, then more, each after those it takes functions from, which come along."""
    found = list(known)

    def visit(module: ModuleType) -> None:
        if module in found:
            return
        for value in list(vars(module).values()):
            if isinstance(value, FunctionType) and value.__module__.startswith(OURS) and value.__module__ != module.__name__:
                visit(import_module(value.__module__))
        found.append(module)

    for module in more:
        visit(module)
    return found


def entry(names: SimpleNamespace, name: str, *args: Any) -> Callable[..., Any]:
    """The compiled function for arguments of just these types. It spares the half microsecond that numba takes to find it at every call, and asks nothing of
    its arguments: hand it others and it runs into the wild. Of several processes one compiles, the others wait for it and read the cache."""
    import numba

    typeof: Any = numba.typeof
    types = tuple(typeof(arg) for arg in args)
    compile_: Callable[..., Any] = getattr(names, name).compile
    names.prepare()
    with names.lock:
        try:
            found: Callable[..., Any] = compile_(types)
        except (EOFError, UnpicklingError, ValueError, OSError):  # a damaged cache: begin it anew
            for path in (path for folder in names.folders for path in folder.rglob("*.nb?")):
                path.unlink()
            found = compile_(types)
    return found


def _compile(function: FunctionType, may_inline: bool, checks: bool) -> Any:
    from numba import njit

    small = may_inline and len(function.__code__.co_code) < SMALL
    # Nothing compiled makes an array: whoever calls holds all there are. Without numba's counting of references (nrt) a row of an array costs nothing to
    # take; with it, two atomic instructions: a step of a batch with observations took half as long again.
    uncounted: dict[str, Any] = {"_nrt": False}
    made: Any = njit(function, nogil=True, cache=True, boundscheck=checks, error_model="numpy", inline="always" if small else "never", **uncounted)
    find = made.get_call_template
    made.get_call_template = lambda args, kws: find([_whole(arg) for arg in args], kws)
    return made


def _whole(kind: Any) -> Any:
    """The type as which a compiled function takes an argument of another one: ints of all sizes as one, so that a seat out of a cell of one byte and a seat out
    of a loop do not make two functions of it."""
    from numba import int64, types

    return int64 if isinstance(kind, types.Integer) else kind


def cache_root() -> Path:
    """Where compiled rules are kept: FIVEPOINTS_CACHE, or the user's cache folder; where that can't be written, a folder for temporary files."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("FIVEPOINTS_CACHE")
    root = Path(chosen) if chosen else user_cache_path("fivepoints", appauthor=False)
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="fivepoints-"))


def _bind(
    modules: Sequence[ModuleType], wrap: Wrap, table: Callable[[list[Any]], Any], begin: Callable[[int], None] = lambda k: None
) -> SimpleNamespace:
    """New functions over the old code: their globals are the module's own, with every rule function and table (a list named in capitals) in its bound form.

    A name that a module does not define itself is looked up among the modules before it: so a driver calls the `apply` of the game.
    """
    bound: dict[FunctionType, Any] = {}
    everything: dict[str, Any] = {}
    for k, module in enumerate(modules):
        begin(k)
        names = dict(everything)
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value in bound:
                names[name] = bound[value]
            else:
                names[name] = table(value) if name.isupper() and isinstance(value, list) else value
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                bare = FunctionType(value.__code__, names, name, value.__defaults__)
                bare.__module__, bare.__qualname__ = value.__module__, value.__qualname__
                names[name] = bound[value] = everything[name] = wrap(bare)
    return SimpleNamespace(**everything)


def _text(module: ModuleType) -> bytes:
    """All that a compiled function of the module can depend on: numba itself looks only at the function's own file."""
    assert module.__file__ is not None
    tables = {name: value for name, value in vars(module).items() if isinstance(value, int | list)}
    return Path(module.__file__).read_bytes() + repr(sorted(tables.items())).encode()
