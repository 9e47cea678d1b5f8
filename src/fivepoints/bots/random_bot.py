"""Plays any legal action, each as likely."""
from __future__ import annotations

from typing import Any

from fivepoints.core.contract import Rules
from fivepoints.core.randoms import below


class RandomBot:
    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        flow = rules.flow
        out = [0] * rules.choices
        actions: list[int] = []
        while not actions or (flow.inside(s) and flow.asked(s) == seat):
            n = flow.legal(s, out)
            actions.append(out[below(r, n)])
            flow.apply(s, actions[-1])
        return actions
