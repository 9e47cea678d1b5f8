"""Worlds dealt anew from what a seat sees: they fit, they come from nothing else, and all that fit come up as often as they should."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from conformance.walks import Moment, after, blinded, called, draws, legal, now_and_then, redealt, seats, standing, tables, viewers, walk, walks
from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.randoms import generator

MOST_WORLDS = 100  # with more, the worlds that fit are not counted
SAMPLES = 25  # deals for each world
MOST_DEALS = 50_000  # if these are not enough, hardly any world that is dealt can be true
LOOKS = 4  # at worlds, in a game
TOO_FAR = 5.0  # standard deviations


def check_redeal(rules: Rules, plays: int) -> None:
    """A dealt world fits the view, depends on nothing but the view, and can be played to its end."""
    pack = rules.layout.pack
    for moment, rng in walks(rules, plays, "redeal"):
        with standing(rules, moment.s):
            s = moment.s
            for viewer in viewers(rules, s):
                seed = rng.randrange(2**32)
                world = redealt(rules, s, viewer, seed)
                _fits(rules, moment, world, viewer)
                seen = blinded(rules, s, viewer)
                assert pack(redealt(rules, seen, viewer, seed)) == pack(world)
                if pack(blinded(rules, world, viewer)) == pack(seen):
                    assert pack(redealt(rules, world, viewer, seed + 1)) == pack(redealt(rules, s, viewer, seed + 1))
            if now_and_then(rules, rng):
                _can_be_played(rules, redealt(rules, s, rng.choice(viewers(rules, s)), rng.randrange(2**32)), rng)


def _fits(rules: Rules, moment: Moment, world: Any, viewer: int) -> None:
    """To the viewer the world looks as the truth does; in a sealed choice, as it would if no other seat had chosen yet."""
    flow, pack = rules.flow, rules.layout.pack
    truth = rules.layout.copy(moment.start)
    if moment.opened is not None and viewer in seats(flow.movers(truth)):
        truth = after(rules, called(rules, truth, viewer), *moment.said.get(viewer, []))
    movers = seats(flow.movers(world))
    assert movers == seats(flow.movers(truth))
    if viewer in movers:
        assert flow.asked(world) == viewer
    elif moment.opened is not None:
        truth, world = called(rules, truth, movers[0]), called(rules, world, movers[0])
    assert pack(blinded(rules, world, viewer)) == pack(blinded(rules, truth, viewer))


def _can_be_played(rules: Rules, world: Any, rng: Random) -> None:
    for moment in walk(rules, world, rng.randrange, rng):
        rules.layout.pack(moment.s)
        assert draws(rules, moment.s)[0] or legal(rules, moment.s) or rules.flow.over(moment.s)
    assert rules.flow.over(moment.s)


# How often


class Worlds:
    """All worlds that fit what a viewer has seen and heard, each as likely as uniformly random play would have made it. Sealed choices are taken as known."""

    def __init__(self, rules: Rules, s: Any, viewer: int) -> None:
        self.rules = rules
        self.viewer = viewer
        self.likely: dict[bytes, float] = {rules.layout.pack(s): 1.0}

    def follow(self, moment: Moment) -> None:
        """Take the last step of the game in every world in which it could have been taken, and keep those that look right afterwards."""
        rules, pack = self.rules, self.rules.layout.pack
        look = pack(blinded(rules, moment.s, self.viewer))
        found: dict[bytes, float] = {}
        for world, likely in self.likely.items():
            s = rules.layout.unpack(world)
            if moment.seat != NOBODY:
                s = called(rules, s, moment.seat)
            for action, share in self._steps(s, moment):
                then = after(rules, s, action)
                if pack(blinded(rules, then, self.viewer)) == look:
                    found[pack(then)] = found.get(pack(then), 0.0) + likely * share
        whole = sum(found.values())
        self.likely = {world: likely / whole for world, likely in found.items()}

    def _steps(self, s: Any, moment: Moment) -> Iterable[tuple[int, float]]:
        """The actions or draws of a world that are the true one for all that the viewer is told, and how likely each is."""
        rules, flow = self.rules, self.rules.flow
        outcomes, weights = draws(rules, s)
        if moment.seat == NOBODY:
            return [(outcome, weight / sum(weights)) for outcome, weight in zip(outcomes, weights, strict=True) if outcome == moment.action]
        actions = legal(rules, s)
        if flow.sealed(moment.before):
            return [(action, 1 / len(actions)) for action in actions if action == moment.action]
        told = flow.heard(moment.before, moment.seat, moment.action, self.viewer)
        return [(action, 1 / len(actions)) for action in actions if flow.heard(s, moment.seat, action, self.viewer) == told]


def check_unbiased(rules: Rules, plays: int) -> None:
    """Every world that fits is dealt; each as often as every other, or as often as uniformly random play would have made it."""
    hidden, looked = False, 0
    for s, rng in tables(rules, plays, "unbiased"):
        for viewer in {NOBODY, rng.choice(viewers(rules, s))}:
            kept, looks = _follow_one(rules, rules.layout.copy(s), viewer, rng)
            hidden, looked = hidden or kept, looked + looks
    assert looked > 0 or not hidden


def _follow_one(rules: Rules, s: Any, viewer: int, rng: Random) -> tuple[bool, int]:
    """Follow one game with a viewer's eyes; whether anything was kept from them beyond sealed choices, and how often the worlds were looked at."""
    pack = rules.layout.pack
    worlds = Worlds(rules, s, viewer)
    hidden, looks, last = False, 0, 1
    for moment in walk(rules, s, rng.randrange, rng):
        if moment.before is not None and len(worlds.likely) <= MOST_WORLDS:
            worlds.follow(moment)
            assert worlds.likely
        if moment.opened is None:
            hidden = hidden or pack(blinded(rules, moment.s, viewer)) != pack(moment.s)
            if last < len(worlds.likely) <= MOST_WORLDS and looks < LOOKS:
                _as_often_as_it_should(rules, moment.s, worlds, rng)
                looks += 1
            last = len(worlds.likely)
    return hidden, looks


def _as_often_as_it_should(rules: Rules, s: Any, worlds: Worlds, rng: Random) -> None:
    r = generator(rng.randrange(2**32))
    dealt: Counter[bytes] = Counter()
    while dealt.total() < SAMPLES * max(len(dealt), len(worlds.likely)):
        assert dealt.total() < MOST_DEALS
        world = rules.layout.copy(s)
        rules.flow.redeal(world, worlds.viewer, r)
        dealt[rules.layout.pack(world)] += 1
    assert set(worlds.likely) <= set(dealt)
    alike = dict.fromkeys(dealt, 1 / len(dealt))
    assert min(_distance(dealt, alike), _distance(dealt, worlds.likely)) < TOO_FAR


def _distance(counts: Counter[bytes], likely: dict[bytes, float]) -> float:
    """How far counts are from what they should be, by chi-square, in standard deviations (Wilson and Hilferty); rare worlds are counted together."""
    total = counts.total()
    if set(counts) - set(likely):
        return float("inf")
    common = [world for world in likely if likely[world] * total >= 5]
    pairs = [(counts[world], likely[world] * total) for world in common]
    rest = (total - sum(count for count, _ in pairs), total - sum(wanted for _, wanted in pairs))
    pairs += [rest] if rest[1] >= 1 else []
    free = len(pairs) - 1
    if free < 1:
        return 0.0 if len(likely) == 1 else float("inf")
    chi = sum((count - wanted) ** 2 / wanted for count, wanted in pairs)
    spread = 2 / (9 * free)
    return float(((chi / free) ** (1 / 3) - (1 - spread)) / spread**0.5)
