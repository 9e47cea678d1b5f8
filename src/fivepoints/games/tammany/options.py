"""Editions and options: data that the rules read (rules 11)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fivepoints.games.tammany.layout import State
from fivepoints.games.tammany.words import EDITIONS, LOCK_RULES, SUPPLIES

OPTIONS: dict[str, tuple[Any, ...]] = {"edition": (2020, 2009), "supply": ("printed", "unlimited"), "lock": (None, "placing", "full")}

LOCK_OF_EDITION = {2009: "placing", 2020: "full"}  # E1


def set_options(s: State, players: int, options: Mapping[str, Any]) -> None:
    """Fill the option cells; a lock that is not chosen is the edition's."""
    edition = options.get("edition", 2020)
    lock = options.get("lock") or LOCK_OF_EDITION[edition]
    s.players = players
    s.edition = EDITIONS.index(str(edition))
    s.unlimited = SUPPLIES.index(options.get("supply", "printed"))
    s.full_lock = LOCK_RULES.index(lock)


def get_options(s: State) -> tuple[int, dict[str, Any]]:
    return s.players, {"edition": int(EDITIONS[s.edition]), "supply": SUPPLIES[s.unlimited], "lock": LOCK_RULES[s.full_lock]}
