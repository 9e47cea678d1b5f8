"""The compiled rules do what the interpreted ones do, byte by byte."""
from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import numpy as np

from conformance.walks import draws, facts, legal, now_and_then, raised, seats, setups, tables, viewers
from fivepoints.core.contract import Rules
from fivepoints.core.errors import IllegalMove
from fivepoints.core.game import Game
from fivepoints.core.randoms import generator


class Compiled:
    """One game's state in the compiled rules, asked and changed like the interpreted one."""

    def __init__(self, rules: Rules, players: int, options: dict[str, Any]) -> None:
        blank = rules.layout.blank()
        rules.set_options(blank, players, options)
        self.rules = rules
        self.flow = rules.twin
        self.records = rules.layout.record(blank)
        self.ids, self.outcomes, self.weights = (np.zeros(max(rules.choices, rules.outcomes), np.int64) for _ in range(3))
        self.flow.begin(self.records[0])

    def apply(self, action: int) -> None:
        self.flow.apply(self.records[0], action)

    def call(self, seat: int) -> None:
        self.flow.call(self.records[0], seat)

    def same(self, s: Any) -> None:
        """The state and all that can be asked about it."""
        here, flow = self.records[0], self.flow
        assert self.records.tobytes() == self.rules.layout.pack(s)
        n = flow.chance(here, self.outcomes, self.weights)
        assert (self.outcomes[:n].tolist(), self.weights[:n].tolist()) == draws(self.rules, s)
        assert self.ids[: flow.legal(here, self.ids)].tolist() == legal(self.rules, s)
        plain = facts(self.rules, s)
        assert [getattr(flow, name)(here) for name in plain if name != "draw"] == [plain[name] for name in plain if name != "draw"]

    def same_for(self, s: Any, viewer: int, seed: int) -> None:
        """What a viewer sees and hears, and the world that is dealt anew for it, with as many random numbers."""
        flow, plain, layout = self.flow, self.rules.flow, self.rules.layout
        for action in legal(self.rules, s):
            assert flow.heard(self.records[0], plain.asked(s), action, viewer) == plain.heard(s, plain.asked(s), action, viewer)
        seen, blind = self.records.copy(), layout.copy(s)
        flow.blind(seen[0], viewer)
        plain.blind(blind, viewer)
        assert flow.veiled(seen[0]) == plain.veiled(blind)
        assert seen.tobytes() == layout.pack(blind)
        dealt, world, r = self.records.copy(), layout.copy(s), generator(seed)
        compiled_r = np.array(r, np.int64)
        flow.redeal(dealt[0], viewer, compiled_r)
        plain.redeal(world, viewer, r)
        assert dealt.tobytes() == layout.pack(world)
        assert compiled_r.tolist() == r

    def same_result(self, s: Any) -> None:
        players = self.rules.get_options(s)[0]
        for name in ("points", "places"):
            compiled, plain = np.zeros(players, np.int64), [0] * players
            getattr(self.flow, name)(self.records[0], compiled)
            getattr(self.rules.flow, name)(s, plain)
            assert compiled.tolist() == plain


def check_twin(rules: Rules, plays: int) -> None:
    """So many actions and draws, over all tables, in whole games and with sealed choices in any order. `plays` counts the actions."""
    every, left = setups(rules), plays
    for k in count():
        players, options = every[k % len(every)]
        left -= _play_both(rules, players, options, Random(f"twin {k}"), left)
        if left <= 0:
            return


def _play_both(rules: Rules, players: int, options: dict[str, Any], rng: Random, most: int) -> int:
    """One random game in both; how many actions and draws it took."""
    flow, twin, s = rules.flow, Compiled(rules, players, options), rules.start(players, options)
    for n in range(min(most, rules.bound)):
        twin.same(s)
        if now_and_then(rules, rng) or flow.sealed(s):
            twin.same_for(s, rng.choice(viewers(rules, s)), rng.randrange(2**32))
        if flow.sealed(s) and not flow.inside(s) and rng.random() < 0.5:
            seat = rng.choice(seats(flow.movers(s)))
            flow.call(s, seat)
            twin.call(seat)
            twin.same(s)
        steps = draws(rules, s)[0] or legal(rules, s)
        if not steps:
            twin.same_result(s)
            return max(n, 1)
        action = rng.choice(steps)
        flow.apply(s, action)
        twin.apply(action)
    twin.same(s)
    return min(most, rules.bound)


def integer_face(rules: Rules, plays: int) -> None:
    """`Game.ids` and `Game.step` are the compiled rules at the door: the same list, the same refusal, the same game."""
    for s, rng in tables(rules, plays, "integer face"):
        game, before = Game(rules, rules.layout.copy(s)), s
        while not game.over:
            ids = game.ids()
            assert ids == legal(rules, before)
            wrong = rng.choice(sorted(set(range(-1, rules.actions + 1)) - set(ids)))
            assert raised(game.step, wrong) is IllegalMove
            outcomes = draws(rules, before)[0]
            action = rng.choice(outcomes or ids)
            if outcomes:
                game.draw(rules.notation.say_draw(before, action))
            else:
                game.step(action)
            rules.flow.apply(before, action)
            assert game.position() == rules.notation.position(before)
