"""The course of a game: it ends, it always goes on until then, and its end has winners."""
from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from conformance.walks import corners, draws, legal, raised, redealt, seats, setups, standing, tables, viewers, walk
from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.errors import PhaseError
from fivepoints.core.game import Game

REDEALS = 20  # worlds in which another outcome is looked for


def check_ends(rules: Rules, plays: int) -> None:
    """No game at any table has more actions and draws than the bound says."""
    for s, rng in tables(rules, max(plays, len(setups(rules))), "ends"):
        assert sum(1 for _ in walk(rules, s, rng.randrange, rng)) - 1 <= rules.bound
    for moments in corners(rules):
        assert sum(1 for _ in moments) - 1 <= rules.bound


def check_choice(rules: Rules, plays: int) -> None:
    """In every position a draw is due, or a seat is asked and can do something, or the game is over; just one of the three."""
    for s, rng in tables(rules, plays, "choice"):
        _turns_are_told_apart([_choice(rules, moment.s) for moment in walk(rules, s, rng.randrange, rng)])
    for moments in corners(rules):
        for moment in moments:
            _choice(rules, moment.s)


def _choice(rules: Rules, s: Any) -> tuple[int, int]:
    """The turn of a position and who is asked in it."""
    with standing(rules, s):
        _just_one(rules, s)
    return rules.flow.turn(s), rules.flow.asked(s)


def _just_one(rules: Rules, s: Any) -> None:
    flow = rules.flow
    outcomes, weights = draws(rules, s)
    actions, asked, movers = legal(rules, s), flow.asked(s), seats(flow.movers(s))
    assert bool(outcomes) + (asked != NOBODY) + bool(flow.over(s)) == 1
    if outcomes:
        assert len(outcomes) == len(set(outcomes)) <= rules.outcomes
        assert len(outcomes) > 1 or _others_are_possible(rules, s, outcomes)
        assert min(weights) > 0
    if asked == NOBODY:
        assert not actions
        assert not movers
    else:
        assert 1 <= len(actions) == len(set(actions)) <= rules.choices
        assert min(actions) >= 0
        assert max(actions) < rules.actions
        assert asked in movers
        assert max(movers) < rules.get_options(s)[0]
        assert len(movers) == 1 or flow.sealed(s)


def _others_are_possible(rules: Rules, s: Any, outcomes: list[int]) -> bool:
    """Whether some viewer can't know that nothing else can be drawn: not to draw would tell."""
    return any(draws(rules, redealt(rules, s, viewer, seed))[0] != outcomes for viewer in viewers(rules, s) for seed in range(REDEALS))


def _turns_are_told_apart(course: list[tuple[int, int]]) -> None:
    """While its number stays the same a turn is one seat's, without draws, so that it can be taken back; the number of a turn that is over does not return."""
    gone: set[int] = set()
    for (turn, asked), (next_turn, next_asked) in pairwise(course):
        assert turn >= -1
        if turn >= 0 and turn == next_turn:
            assert asked == next_asked != NOBODY
        elif turn >= 0:
            gone.add(turn)
        assert next_turn not in gone


def check_outcome(rules: Rules, plays: int) -> None:
    """Places are a ranking with a first, nobody stands behind one with fewer points, and the winners share one win."""
    ended = 0
    for s, rng in tables(rules, plays, "outcome"):
        assert raised(Game(rules, rules.layout.copy(s)).result) is PhaseError
        end = [moment.s for moment in walk(rules, s, rng.randrange, rng)][-1]
        if rules.flow.over(end):
            ended += 1
            _outcome(Game(rules, end).result(), rules.get_options(end)[0])
    assert ended > 0


def _outcome(result: dict[str, list[Any]], players: int) -> None:
    scores, ranks, shares = result["scores"], result["ranks"], result["shares"]
    assert len(scores) == len(ranks) == len(shares) == players
    for p in range(players):
        assert ranks[p] == 1 + sum(rank < ranks[p] for rank in ranks)
        assert all(ranks[p] < ranks[q] for q in range(players) if scores[p] > scores[q])
        assert (shares[p] > 0) == (ranks[p] == 1)
    assert sum(shares) == pytest.approx(1)
