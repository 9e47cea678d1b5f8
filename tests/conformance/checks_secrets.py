"""What a seat may not know: not from what it sees, not from what it is asked, not from what it hears."""
from __future__ import annotations

import json
from collections import defaultdict
from itertools import islice, permutations
from random import Random
from typing import Any

from conformance.walks import (
    Moment,
    after,
    blinded,
    called,
    facts,
    legal,
    now_and_then,
    raised,
    random_move,
    redealt,
    seats,
    standing,
    viewers,
    walks,
)
from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.errors import PhaseError
from fivepoints.core.game import Entered, Game

FEW = 12  # actions of a position that are tried, and seats or orders of a sealed choice
TRIES = 20  # at finding a move for two worlds


def alike(rules: Rules, one: Any, other: Any, viewer: int) -> None:
    """Two states that the viewer must not be able to tell apart."""
    seen, seen_other = blinded(rules, one, viewer), blinded(rules, other, viewer)
    assert rules.layout.pack(seen) == rules.layout.pack(seen_other)
    assert rules.notation.describe(seen, viewer) == rules.notation.describe(seen_other, viewer)
    assert rules.notation.position(seen) == rules.notation.position(seen_other)
    assert facts(rules, one) == facts(rules, other)
    if viewer != NOBODY:
        occasions = [rules.notation.occasions(s, viewer) for s in (one, other, seen)]
        assert occasions[0] == occasions[1] == occasions[2]
    if viewer in seats(rules.flow.movers(one)):
        asked, asked_other = called(rules, one, viewer), called(rules, other, viewer)
        assert legal(rules, asked) == legal(rules, asked_other)
        for tell in (rules.notation.amounts, rules.notation.occasion, rules.notation.default, rules.notation.habit):
            assert tell(asked) == tell(asked_other)


# What is seen


def check_views(rules: Rules, plays: int) -> None:
    """States that differ only in what a seat may not know look the same to it, and it is asked the same."""
    for moment, rng in walks(rules, plays, "views"):
        with standing(rules, moment.s):
            s = moment.s
            _plain_data(rules, s, rng.choice(viewers(rules, s)))
            for viewer in viewers(rules, s):
                _view(rules, moment, viewer)
                other = redealt(rules, s, viewer, rng.randrange(2**32))
                assert not rules.flow.veiled(other)
                if moment.opened is None:
                    if rules.layout.pack(other) != rules.layout.pack(s):
                        alike(rules, s, other, viewer)
                elif viewer in seats(rules.flow.movers(s)):
                    assert legal(rules, called(rules, s, viewer)) == legal(rules, other)
            _shared_views(rules, s)
            if moment.begins:
                _other_sealed_choices(rules, s, rng)
            elif moment.opened is None:
                _other_hidden_actions(rules, s)


def _view(rules: Rules, moment: Moment, viewer: int) -> None:
    """Blinding twice is blinding once; a seat sees all that a spectator does; what hides something is known as veiled, and can't be played on."""
    s, flow, pack = moment.s, rules.flow, rules.layout.pack
    seen = blinded(rules, s, viewer)
    assert pack(blinded(rules, seen, viewer)) == pack(seen)
    assert pack(blinded(rules, seen, NOBODY)) == pack(blinded(rules, s, NOBODY))
    assert not flow.veiled(s)
    closed = [p for p in moment.said if p != viewer and not flow.movers(s) >> p & 1]
    if closed or (moment.opened is None and pack(seen) != pack(s)):
        assert flow.veiled(seen)
        movers = seats(flow.movers(seen))
        assert not movers or raised(Game(rules, seen).play, movers[0], "xyzzy") is PhaseError
    elif moment.opened is None:
        assert not flow.veiled(seen)


def _shared_views(rules: Rules, s: Any) -> None:
    """Who sees the very same is shown the same, so that it may be made once for all of them; where a spectator sees all there is, so does everybody."""
    pack = rules.layout.pack
    seen = {viewer: blinded(rules, s, viewer) for viewer in viewers(rules, s)}
    shown = {viewer: rules.notation.describe(state, viewer) for viewer, state in seen.items()}
    for one in seen:
        for other in seen:
            assert pack(seen[one]) != pack(seen[other]) or shown[one] == shown[other]
        assert pack(seen[NOBODY]) != pack(s) or pack(seen[one]) == pack(s)


def _plain_data(rules: Rules, s: Any, viewer: int) -> None:
    view = rules.notation.describe(blinded(rules, s, viewer), viewer)
    assert json.loads(json.dumps(view)) == view


def _other_sealed_choices(rules: Rules, s: Any, rng: Random) -> None:
    """As long as not all have chosen, others can't tell one choice of a seat from another, not even by how many actions it takes."""
    movers = seats(rules.flow.movers(s))
    if len(movers) < 2:
        return
    for seat in movers:
        start = called(rules, s, seat)
        one, other = random_move(rules, start, rng), random_move(rules, start, rng)
        assert len(one) == len(other)
        for n in range(1, len(one) + 1):
            here, there = after(rules, start, *one[:n]), after(rules, start, *other[:n])
            for viewer in viewers(rules, s):
                if viewer != seat:
                    alike(rules, here, there, viewer)


def _other_hidden_actions(rules: Rules, s: Any) -> None:
    """Actions that sound the same look the same right afterwards."""
    seat = rules.flow.asked(s)
    for viewer in viewers(rules, s):
        same: dict[int, list[int]] = defaultdict(list)
        for action in legal(rules, s):
            same[rules.flow.heard(s, seat, action, viewer)].append(action)
        for one, *others in same.values():
            for other in others:
                alike(rules, after(rules, s, one), after(rules, s, other), viewer)


# Sealed choices


def check_sealed(rules: Rules, plays: int) -> None:
    """Sealed choices come to the same in any order, and until the last is in they are their owners' alone."""
    for moment, rng in walks(rules, plays, "sealed"):
        with standing(rules, moment.s):
            if moment.begins:
                movers = seats(rules.flow.movers(moment.s))
                choices = {p: random_move(rules, called(rules, moment.s, p), rng) for p in movers}
                orders = [list(order) for order in islice(permutations(movers), FEW)] + [rng.sample(movers, len(movers)) for _ in range(FEW // 2)]
                end = _in_order(rules, moment.s, choices, movers)
                assert all(_in_order(rules, moment.s, choices, order) == end for order in orders)
                for order in orders[-2:]:
                    _at_the_door(rules, moment.s, choices, order, end, rng)


def _in_order(rules: Rules, s: Any, choices: dict[int, list[int]], order: list[int]) -> bytes:
    """The state after all have chosen; each is asked the same as if it were the first."""
    flow = rules.flow
    alone, s = s, rules.layout.copy(s)
    for k, p in enumerate(order):
        assert flow.sealed(s)
        assert seats(flow.movers(s)) == sorted(order[k:])
        flow.call(s, p)
        mine = called(rules, alone, p)
        for action in choices[p]:
            assert flow.asked(s) == p
            assert legal(rules, s) == legal(rules, mine)
            flow.apply(s, action)
            flow.apply(mine, action)
    return rules.layout.pack(s)


def _at_the_door(rules: Rules, s: Any, choices: dict[int, list[int]], order: list[int], end: bytes, rng: Random) -> None:
    """The same through `Game.play`: nothing is entered before the last choice is in, then all are, in seat order."""
    entered: list[Entered] = []
    game = Game(rules, rules.layout.copy(s), entered.append)
    texts = {p: rules.notation.say(called(rules, s, p), choices[p]) for p in order}
    for k, p in enumerate(order):
        assert game.sealed
        assert game.movers() == sorted(order[k:])
        assert list(game.legal(p)[:FEW]) == list(Game(rules, rules.layout.copy(s)).legal(p)[:FEW])
        other = game.copy()
        game.play(p, texts[p])
        if k + 1 < len(order):
            start = called(rules, s, p)
            other.play(p, rules.notation.say(start, random_move(rules, start, rng)))
            assert (entered, game.held) == ([], sorted(order[: k + 1]))
            assert rules.layout.pack(game._state()) == rules.layout.pack(s)
            for viewer in [None, *(q for q in range(game.players) if q != p)]:
                assert game.view(viewer) == other.view(viewer)
                assert game.position(viewer) == other.position(viewer)
    assert [(entry.seat, entry.text) for entry in entered] == [(p, texts[p]) for p in sorted(order)]
    assert game.held == []
    assert rules.layout.pack(game._state()) == end
    record = Game(rules, rules.layout.copy(s))
    for entry in entered:
        record.enter(entry.seat if entry.seat is not None else NOBODY, entry.text)
    assert rules.layout.pack(record._state()) == end


# What is heard


def check_heard(rules: Rules, plays: int) -> None:
    """The actor hears what it does; others hear no more than they see, whatever is hidden from them."""
    for moment, rng in walks(rules, plays, "heard"):
        with standing(rules, moment.s):
            s, flow = moment.s, rules.flow
            seat, actions = flow.asked(s), legal(rules, s)
            for action in actions:
                assert flow.heard(s, seat, action, seat) == action
            if moment.opened is not None or not actions:
                continue
            for viewer in viewers(rules, s):
                if viewer != seat:
                    _heard_alike(rules, s, redealt(rules, s, viewer, rng.randrange(2**32)), viewer)
            if now_and_then(rules, rng):
                _no_louder_than_seen(rules, s, rng.sample(actions, min(FEW, len(actions))))
                if not flow.inside(s):
                    _logs_alike(rules, s, rng)


def _heard_alike(rules: Rules, one: Any, other: Any, viewer: int) -> None:
    """An action sounds the same in two worlds that the viewer can't tell apart."""
    flow = rules.flow
    seat, possible = flow.asked(one), set(legal(rules, other))
    for action in legal(rules, one):
        sound = flow.heard(one, seat, action, viewer)
        assert 0 <= sound < rules.actions
        assert action not in possible or flow.heard(other, seat, action, viewer) == sound


def _no_louder_than_seen(rules: Rules, s: Any, actions: list[int]) -> None:
    """Where two actions lead to different states that look the same, they sound the same."""
    seat, pack = rules.flow.asked(s), rules.layout.pack
    ends = {action: after(rules, s, action) for action in actions}
    for viewer in viewers(rules, s):
        looks: dict[bytes, set[tuple[bytes, int]]] = defaultdict(set)
        for action, end in ends.items():
            looks[pack(blinded(rules, end, viewer))].add((pack(end), rules.flow.heard(s, seat, action, viewer)))
        for found in looks.values():
            assert len({whole for whole, _ in found}) == 1 or len({sound for _, sound in found}) == 1


def _sounds(rules: Rules, s: Any, actions: list[int], viewer: int) -> list[int]:
    seat, s = rules.flow.asked(s), rules.layout.copy(s)
    sounds = []
    for action in actions:
        sounds.append(rules.flow.heard(s, seat, action, viewer))
        rules.flow.apply(s, action)
    return sounds


def _logs_alike(rules: Rules, s: Any, rng: Random) -> None:
    """Two games that part with a hidden move and then go on in the same way read the same to a listener, until one sees what it was."""
    seat = rules.flow.asked(s)
    one, other = random_move(rules, s, rng), random_move(rules, s, rng)
    listeners = [v for v in viewers(rules, s) if _sounds(rules, s, one, v) == _sounds(rules, s, other, v)]
    if one == other or not listeners:
        return
    viewer = rng.choice(listeners)
    eyes = None if viewer == NOBODY else viewer
    logs: list[list[tuple[int | None, str]]] = [[], []]
    games = [Game(rules, rules.layout.copy(s), lambda e, log=log: log.append((e.seat, e.veils.get(viewer, e.text)))) for log in logs]
    for game, actions in zip(games, (one, other), strict=True):
        game.play(seat, rules.notation.say(s, actions))
    while games[0].position(eyes) == games[1].position(eyes):
        assert logs[0] == logs[1]
        if games[0].over or not _same_step(games, rng):
            return


def _same_step(games: list[Game], rng: Random) -> bool:
    """Draw or play the same in both games; False if there is nothing that both can do."""
    outcomes = sorted(set(dict(games[0].chance())) & set(dict(games[1].chance())))
    if outcomes:
        outcome = rng.choice(outcomes)
        for game in games:
            game.draw(outcome)
        return True
    movers = games[0].movers()
    if not movers:
        return False
    seat = rng.choice(movers)
    moves, others = games[0].legal(seat), games[1].legal(seat)
    for _ in range(TRIES):
        text = moves[rng.randrange(len(moves))]
        if text in others:
            for game in games:
                game.play(seat, text)
            return True
    return False
