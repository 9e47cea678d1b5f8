"""All seats of many games at once: the same games as the rules play them one action after another."""
from __future__ import annotations

import numpy as np
import pytest

from conformance.walks import legal, seats
from envs.worlds import SOAK
from fivepoints import envs
from fivepoints.core.errors import IllegalMove
from fivepoints.core.randoms import generator
from fivepoints.games import rules

STEPS = {"tammany": 450, "gangs": 150}


class Interpreted:
    """A game by the interpreted rules, with the draws of one of a batch; sealed choices are collected and entered in seat order."""

    def __init__(self, game, players, seed):
        self.rules, self.r = rules(game), generator(seed)
        self.fresh = self.rules.start(players, {})
        self.begin()

    def begin(self):
        self.s, self.said = self.rules.layout.copy(self.fresh), {}
        self.deal()

    def deal(self):
        out, weights = [0] * self.rules.choices, [0] * self.rules.outcomes
        self.rules.plain.deal(self.s, self.r, out, weights)

    def desk(self, p):
        s = self.rules.layout.copy(self.s)
        if self.rules.flow.asked(s) != p:
            self.rules.flow.call(s, p)
        for action in self.said.get(p, []):
            self.rules.flow.apply(s, action)
        return s

    def movers(self):
        if not self.rules.flow.sealed(self.s):
            return seats(self.rules.flow.movers(self.s))
        return [p for p in seats(self.rules.flow.movers(self.s)) if not self.said.get(p) or self.goes_on(p)]

    def goes_on(self, p):
        s = self.desk(p)
        return bool(self.rules.flow.inside(s)) and self.rules.flow.asked(s) == p

    def step(self, actions):
        flow = self.rules.flow
        if flow.sealed(self.s):
            for p in self.movers():
                self.said.setdefault(p, []).append(actions[p])
            if self.movers():
                return
            for p in sorted(self.said):
                if flow.asked(self.s) != p:
                    flow.call(self.s, p)
                for action in self.said[p]:
                    flow.apply(self.s, action)
            self.said = {}
        else:
            flow.apply(self.s, actions[flow.asked(self.s)])
        self.deal()


@pytest.mark.parametrize(("game", "players"), [("tammany", 3), ("tammany", 5), ("gangs", 4)])
def test_a_batch_of_seats_is_its_games_by_the_interpreted_rules(game, players):
    n, seed, ended = 2, 30, 0
    batch = envs.batch(game, players, n, seed=seed)
    games = [Interpreted(game, players, seed + i) for i in range(n)]
    for _ in range(STEPS[game] * (10 if SOAK else 1)):
        for i, one in enumerate(games):
            assert batch.states[i].tobytes() == one.rules.layout.pack(one.s)
            assert np.flatnonzero(batch.movers[i]).tolist() == one.movers()
            for p in range(players):
                expected = sorted(legal(one.rules, one.desk(p))) if p in one.movers() else [batch.noop]
                assert np.flatnonzero(batch.masks[i, p]).tolist() == expected
                assert batch.cells[i, p].any() == (p in one.movers())
        actions = batch.sample_legal().copy()
        batch.step(actions)
        for i, one in enumerate(games):
            one.step(actions[i].tolist())
            assert batch.done[i] == one.rules.flow.over(one.s)
            if batch.done[i]:
                ended += 1
                points = [0] * players
                one.rules.flow.points(one.s, points)
                assert batch.points[i].tolist() == points
                assert batch.rewards[i].sum() == pytest.approx(1)
                one.begin()
            else:
                assert not batch.rewards[i].any()
    assert ended > 0 or game == "gangs"


def test_a_game_is_the_same_whatever_the_number_of_games():
    one, many = envs.batch("tammany", 3, 1, seed=7), envs.batch("tammany", 3, 5, seed=5)
    for _ in range(100):
        assert one.states[0].tobytes() == many.states[2].tobytes()
        actions = many.sample_legal().copy()
        one.step(actions[2:3])
        many.step(actions)


def test_everybody_sees_on_request():
    batch = envs.batch("tammany", 3, 1, seed=1, everybody=True)
    for _ in range(30):
        assert batch.cells[0].any(axis=1).all()
        batch.step(batch.sample_legal())


def test_illegal_actions_are_refused_and_change_nothing_or_end_the_game():
    batch = envs.batch("tammany", 3, 2, seed=1)
    before, actions = batch.states.tobytes(), batch.sample_legal().copy()
    actions[1, batch.movers[1].argmax()] = batch.noop
    for wrong, words in ((actions, "game 1, seat"), (actions[:1], "2 by 3"), (actions.astype(float), "whole numbers")):
        with pytest.raises(IllegalMove, match=words):
            batch.step(wrong)
    assert batch.states.tobytes() == before
    ends = envs.batch("tammany", 3, 2, seed=1, illegal="terminate")
    ends.step(actions)
    assert ends.done.tolist() == [False, True]
    assert ends.rewards[1].min() == -1
