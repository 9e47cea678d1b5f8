"""One source of the rules, run two ways.

The rules of a game are plain functions in a few modules. `plain` binds them to run interpreted; `compiled` runs the very same code objects through
numba. Both also bind modules of `core` and of `bots` whose functions call `legal`, `apply`, .. of whichever game they are bound to.
"""
from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from pickle import UnpicklingError
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Wrap = Callable[[FunctionType], Any]

# A call hands over every array as seven words, and most rules are a few lines long: inlining them made random games a third faster and the compilation a third
# shorter (at 700 bytes it takes three times as long for nothing).
SMALL = 300  # bytes of bytecode


def plain(modules: Sequence[ModuleType]) -> SimpleNamespace:
    """The functions of `modules`, each listed after those it calls, interpreted and calling each other."""
    return _bind(modules, wrap=lambda function: function, table=lambda value: value)


def compiled(modules: Sequence[ModuleType], cache: Path | None = None) -> SimpleNamespace:
    """The same functions, compiled when first called, lists as arrays. What was compiled is kept on disk, keyed by the text and the tables of all modules."""
    import numba
    import numpy as np
    from filelock import FileLock

    root = cache or cache_root()
    key = hashlib.sha256(b"".join(_text(module) for module in modules) + numba.__version__.encode()).hexdigest()[:16]
    root.mkdir(parents=True, exist_ok=True)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(root / key)
    try:
        names = _bind(modules, wrap=_compile, table=np.array)
    finally:
        config.CACHE_DIR = before
    names.lock, names.folder = FileLock(root / f"{key}.lock"), root / key
    return names


def entry(names: SimpleNamespace, name: str, *args: Any) -> Callable[..., Any]:
    """The compiled function for arguments of just these types. It spares the half microsecond that numba takes to find it at every call, and asks nothing of
    its arguments: hand it others and it runs into the wild. Of several processes one compiles, the others wait for it and read the cache."""
    import numba

    typeof: Any = numba.typeof
    types = tuple(typeof(arg) for arg in args)
    compile_: Callable[..., Any] = getattr(names, name).compile
    with names.lock:
        try:
            found: Callable[..., Any] = compile_(types)
        except (EOFError, UnpicklingError, ValueError, OSError):  # a damaged cache: begin it anew
            for path in names.folder.rglob("*.nb?"):
                path.unlink()
            found = compile_(types)
    return found


def _compile(function: FunctionType) -> Any:
    from numba import njit

    small = len(function.__code__.co_code) < SMALL
    return njit(function, nogil=True, cache=True, boundscheck=True, error_model="numpy", inline="always" if small else "never")


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


def _bind(modules: Sequence[ModuleType], wrap: Wrap, table: Callable[[list[Any]], Any]) -> SimpleNamespace:
    """New functions over the old code: their globals are the module's own, with every rule function and table (a list named in capitals) in its bound form.

    A name that a module does not define itself is looked up among the modules before it: so a driver calls the `apply` of the game.
    """
    bound: dict[FunctionType, Any] = {}
    everything: dict[str, Any] = {}
    for module in modules:
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
