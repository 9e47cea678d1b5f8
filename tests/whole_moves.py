"""Whole moves of any game, made of the actions that somebody picks."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivepoints.core.contract import Rules


def make_whole_move(rules: Rules, s: Any, draws: bool, pick: Callable[[], int]) -> tuple[int | None, str]:
    """Make the next draw or complete move on `s`: its seat, or None for a draw, and its text."""
    if draws:
        outcome = pick()
        text = rules.notation.say_draw(s, outcome)
        rules.flow.apply(s, outcome)
        return None, text
    before, seat, actions = rules.layout.copy(s), rules.flow.asked(s), []
    while not actions or (rules.flow.inside(s) and rules.flow.asked(s) == seat):
        actions.append(pick())
        rules.flow.apply(s, actions[-1])
    return seat, rules.notation.say(before, actions)
