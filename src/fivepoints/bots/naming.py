"""A bot's name taken apart: `level[:key=value,..]`."""
from __future__ import annotations

import re

from fivepoints.core.errors import OptionError

SETTING = re.compile(r"[a-z_]+=")  # a part that begins so goes on with the settings of the bot before it

BUDGETS = {"time", "playouts"}  # settings that say how long a bot may think over a move


def split_names(text: str) -> list[str]:
    """The names in a list with commas, which also stand between the settings of one: `search:playouts=200,threads=2,heeler` are two."""
    names: list[str] = []
    for part in text.split(","):
        if names and ":" in names[-1] and SETTING.match(part):
            names[-1] += f",{part}"
        else:
            names.append(part.strip())
    return names


def settings(name: str) -> tuple[str, dict[str, str]]:
    """A name as its level and its settings."""
    level, colon, rest = name.partition(":")
    found: dict[str, str] = {}
    for part in rest.split(",") if colon else []:
        key, equals, value = part.partition("=")
        if not key or not equals or key in found:
            raise OptionError(f"the settings of a bot are key=value with commas between, each key once, not {rest!r:.80}")
        found[key] = value
    return level, found


def with_settings(name: str, **more: object) -> str:
    """The same bot with these settings, in place of what it had under these keys; one budget takes the place of another."""
    level, found = settings(name)
    if BUDGETS & more.keys():
        found = {key: value for key, value in found.items() if key not in BUDGETS}
    found |= {key: str(value) for key, value in more.items()}
    return f"{level}:" + ",".join(f"{key}={value}" for key, value in found.items())
