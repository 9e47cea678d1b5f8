"""What a sensible newcomer plays, by the plain rules in a game's own `sense`."""
from __future__ import annotations

from importlib import import_module
from typing import Any

from fivepoints.core.contract import Rules


class HeelerBot:
    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        flow = rules.flow
        heeler = import_module(f"{rules.package}.sense").heeler
        out = [0] * rules.choices
        actions: list[int] = []
        while not actions or (flow.inside(s) and flow.asked(s) == seat):
            actions.append(heeler(s, r, out))
            flow.apply(s, actions[-1])
        return actions
