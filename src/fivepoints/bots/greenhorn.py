"""Just off the boat: knows what a heeler knows, often does something else all the same, and dares nothing behind a closed hand."""
from __future__ import annotations

from importlib import import_module
from typing import Any

from fivepoints.core.contract import Rules
from fivepoints.core.randoms import below

ERRS = 2  # one open action in so many is any that is legal


class GreenhornBot:
    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        flow = rules.flow
        heeler = import_module(f"{rules.package}.sense").heeler
        out = [0] * rules.choices
        actions: list[int] = []
        while not actions or (flow.inside(s) and flow.asked(s) == seat):
            n = flow.legal(s, out)
            if flow.sealed(s):
                actions.append(out[0])  # the least there is: a bid of none
            elif below(r, ERRS) == 0:
                actions.append(out[below(r, n)])
            else:
                actions.append(heeler(s, r, out))
            flow.apply(s, actions[-1])
        return actions
