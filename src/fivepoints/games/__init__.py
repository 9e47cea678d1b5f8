"""The games. Each is a folder here with a `RULES` in its `__init__`; nothing else has to know of it.

A game that has a `datasets` can also be played with other numbers, from files that an operator names: each of them is a game of its own (`gangs@mine-..`).
One that has `variants` is there with those numbers, too (`tammany@tiny`): for tests and research, at no table.
"""
from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from fivepoints.core import copies
from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError

DATA_FILES = "FIVEPOINTS_DATA"  # in the environment, which processes that we start inherit: `gangs@mine=FILE`, several as in PATH


def names() -> list[str]:
    """All that can be played, the shipped ones first."""
    return [*_shipped(), *_with_data(os.environ.get(DATA_FILES, ""))]


def variants() -> list[str]:
    """Games with other numbers that come with ours, for tests and research."""
    return list(_variants)


def rules(name: str) -> Rules:
    """The rules of the game of that name, of a data set also without its hash; OptionError if there is none."""
    if name in _shipped():
        return _rules(name)
    if name in _variants:
        found: Rules = copies.load(_variants[name]).RULES
        return found
    for full, game in _with_data(os.environ.get(DATA_FILES, "")).items():
        if name in (full, full.rpartition("-")[0]):
            return game
    raise OptionError(f"there is no game {name!r:.40}; there is {', '.join(names())}")


def lesson(name: str) -> str | None:
    """The record of the game a newcomer is led through, where there is one; OptionError if there is no such game."""
    file = files(rules(name).package) / "data" / "lesson.json"
    return file.read_text("utf-8") if file.is_file() else None


@cache
def _shipped() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__))


@cache
def _rules(name: str) -> Rules:
    found: Rules = import_module(f"{__name__}.{name}").RULES
    return found


@cache
def _with_data(named: str) -> dict[str, Rules]:
    """The games with the numbers of the files that an operator named."""
    found = {}
    for said in filter(None, named.split(os.pathsep)):
        name, _, file = said.partition("=")
        game, at, data = name.partition("@")
        if not at or not file:
            raise OptionError(f"a data set is named as GAME@NAME=FILE, not {said!r}")
        if game not in _shipped() or not find_spec(f"{__name__}.{game}.datasets"):
            raise OptionError(f"{said!r}: there is no game {game!r} that takes other numbers")
        rules: Rules = import_module(f"{__name__}.{game}.datasets").load(data, Path(file)).rules
        found[rules.name] = rules
    return found


def _announced() -> dict[str, str]:
    """The packages of the variants by their names, each announced so that also a process that compiles for us can import it."""
    found = {}
    for file in sorted(Path(__file__).parent.glob("*/variants/*.py")):
        game, variant = file.parents[1].name, file.stem
        found[f"{game}@{variant}"] = package = f"{__name__}.{game}_{variant}"
        copies.announce(package, f"{__name__}.{game}", file.parents[1], file)
    return found


_variants = _announced()
