"""The games. Each is a folder here with a `RULES` in its `__init__`; nothing else has to know of it. One whose name begins with `_` is still being made."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules

from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError


def names() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))


@cache
def rules(name: str) -> Rules:
    """The rules of the game of that name; OptionError if there is none."""
    if name not in names():
        raise OptionError(f"there is no game {name!r}; there is {', '.join(names())}")
    found: Rules = import_module(f"{__name__}.{name}").RULES
    return found


def lesson(name: str) -> str | None:
    """The record of the game a newcomer is led through, where there is one; OptionError if there is no such game."""
    file = files(rules(name).package) / "data" / "lesson.json"
    return file.read_text("utf-8") if file.is_file() else None
