"""Who enters a match: names with commas between, a budget for those that take one, and the bots themselves, programs outside included."""
from __future__ import annotations

from fivepoints.arena.outside import OutsideBot
from fivepoints.bots import Bot, make
from fivepoints.bots.naming import BUDGETS, settings, split_names, with_settings
from fivepoints.core.errors import OptionError

OUTSIDE = "engine"  # a program that speaks the engine protocol; unknown to `bots.make`, because strangers name bots to that one, and this starts programs


def entrants(text: str, players: int) -> tuple[str, ...]:
    """The names of a list. One shorter than the table is filled up with its last: one against many of another."""
    names = split_names(text)
    return tuple(names + names[-1:] * (players - len(names)))


def with_budget(names: tuple[str, ...], key: str, value: str) -> tuple[str, ...]:
    """Everybody who takes such a budget, and has none of its own, gets this one; OptionError if nobody takes it."""
    given = tuple(_budgeted(name, key, value) for name in names)
    if given == names and not any(BUDGETS & settings(name)[1].keys() for name in names):
        raise OptionError(f"none of these bots takes a budget of {key}: {', '.join(dict.fromkeys(names))}")
    return given


def _budgeted(name: str, key: str, value: str) -> str:
    if BUDGETS & settings(name)[1].keys():
        return name
    longer = with_settings(name, **{key: value})
    try:
        enter(longer)
    except OptionError:
        return name
    return longer


def enter(name: str) -> Bot:
    """The bot of that name; OptionError if there is none. A program outside is started when it is first asked."""
    level, found = settings(name)
    return OutsideBot(found) if level == OUTSIDE else make(name)
