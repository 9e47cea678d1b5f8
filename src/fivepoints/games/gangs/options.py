"""Options of a table (rules 17): data that the rules read."""
from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from fivepoints.games.gangs.board import DATA, MODULE_NAMES, MODULES, MOST_TURNS, SEATS, TAMMANY
from fivepoints.games.gangs.layout import State
from fivepoints.games.gangs.words import GANG_LETTERS, MODES

# A module is in force from this turn on; 0: off. In Politique `tammany` is on whatever stands here.
_default: Mapping[str, int] = DATA["modules"]
OPTIONS: dict[str, tuple[Any, ...]] = {
    "mode": tuple(MODES),
    "gangs": tuple("".join(letters) for letters in permutations(GANG_LETTERS)),  # of the seats in turn; those behind the last seat are not in play
    **{name: (_default[name], *(turn for turn in range(MOST_TURNS + 1) if turn != _default[name])) for name in MODULE_NAMES},
}


def set_options(s: State, players: int, options: Mapping[str, Any]) -> None:
    s.players = players
    s.politics = MODES.index(options.get("mode", MODES[0]))
    for k, name in enumerate(MODULE_NAMES):
        s.since[k] = options.get(name, _default[name])
    if s.politics:
        s.since[TAMMANY] = 1
    gangs = options.get("gangs", GANG_LETTERS)
    for p in range(players):
        s.gang[p] = GANG_LETTERS.index(gangs[p])


def get_options(s: State) -> tuple[int, dict[str, Any]]:
    gangs = s.gang[: s.players]
    letters = "".join(GANG_LETTERS[g] for g in gangs + [g for g in range(SEATS) if g not in gangs])
    return s.players, {"mode": MODES[s.politics], "gangs": letters, **{MODULE_NAMES[k]: s.since[k] for k in range(MODULES)}}
