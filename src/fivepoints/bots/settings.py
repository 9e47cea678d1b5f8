"""The settings of a bot, as its name says them: `key=value,..`."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from fivepoints.core.errors import OptionError


@dataclass(frozen=True)
class Setting:
    """A number within bounds, and what it is for."""

    kind: type[int] | type[float]
    least: float
    most: float
    about: str

    def read(self, key: str, text: str) -> int | float:
        try:
            value = self.kind(text)
        except ValueError:
            value = None
        if value is None or not isfinite(value) or not self.least <= value <= self.most:
            what = "a whole number" if self.kind is int else "a number"
            raise OptionError(f"{key} ({self.about}) is {what} from {self.least:g} to {self.most:g}, not {text!r:.40}")
        return value


def read_settings(bot: str, text: str, known: Mapping[str, Setting]) -> dict[str, Any]:
    """The settings in a text; OptionError for one that the bot does not have, that stands twice or that is out of bounds."""
    values: dict[str, Any] = {}
    for part in text.split(",") if text else []:
        key, _, value = part.partition("=")
        if key not in known:
            raise OptionError(f"the bot {bot!r} has no setting {key!r:.40}; it has {', '.join(known)}")
        if key in values:
            raise OptionError(f"the setting {key!r} of the bot {bot!r} stands twice")
        values[key] = known[key].read(key, value)
    return values
