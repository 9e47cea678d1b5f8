"""What a bot tells of its last choice: one that searches keeps it as `last`, with its playouts, and perhaps expected points, chances to win and a best line."""
from __future__ import annotations

from typing import Any

from fivepoints.bots.base import Bot
from fivepoints.core.contract import Rules

LETTERS = "abcdef"


def playouts_of(bot: Bot) -> int:
    """Of its last choice; 0 for one that does not search."""
    return int(getattr(getattr(bot, "last", None), "playouts", 0))


def told(bot: Bot, rules: Rules, s: Any) -> str:
    """Its last choice, made in state `s`, as words for a line: playouts, points and chances to win by seat, and how the game would go on."""
    last = getattr(bot, "last", None)
    words = [f"playouts {playouts_of(bot)}"]
    for key, form in (("points", ".2f"), ("wins", ".3f")):
        if by_seat := getattr(last, key, None):
            words.append(" ".join([key, *(f"{LETTERS[p]} {value:{form}}" for p, value in enumerate(by_seat))]))
    if line := _line(rules, rules.layout.copy(s), getattr(last, "line", ())):
        words.append(f"line {line}")
    return " ".join(words)


def _line(rules: Rules, s: Any, steps: Any) -> str:
    """The moves of a line up to the first draw, after which the position is not known."""
    moves = []
    for seat, actions in steps:
        if rules.flow.asked(s) != seat:
            break
        moves.append(f"{LETTERS[seat]} {rules.notation.say(s, actions)}")
        for action in actions:
            rules.flow.apply(s, action)
    return " | ".join(moves)
