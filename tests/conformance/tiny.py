"""Backroom: the tiny but complete game that shows what the conformance suite asks, and whose variants show that it asks it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from conformance import tiny_flow, tiny_notation
from conformance.tiny_flow import State
from fivepoints.core.contract import Rules


def set_options(s: State, players: int, options: Mapping[str, Any]) -> None:
    s.players = players
    s.rounds = options.get("rounds", 3)


def get_options(s: State) -> tuple[int, dict[str, Any]]:
    return s.players, {"rounds": s.rounds}


RULES = Rules(
    name="tiny",
    title="Backroom",
    version=1,
    seats=range(2, 7),
    options={"rounds": (3, 2)},
    layout=tiny_flow.LAYOUT,
    flow=tiny_flow,
    notation=tiny_notation,
    modules=[tiny_flow],
    actions=tiny_flow.ACTIONS,
    choices=tiny_flow.CHOICES,
    outcomes=tiny_flow.WORTHS,
    bound=tiny_flow.BOUND,
    package="conformance",
    set_options=set_options,
    get_options=get_options,
    habits={"wait": True, "refuse": False},
)
