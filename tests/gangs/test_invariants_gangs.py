"""What must hold in every reachable position (section 21 of docs/rules/gangs.md), in games of every style, and that together they come everywhere."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from fivepoints.games._gangs import RULES
from fivepoints.games._gangs.board import (
    BLADES_A_GANG,
    DIAL_MOST,
    FEWEST_PLAYERS,
    GUNS_A_GANG,
    HQ,
    KINDS,
    LAST_TURN,
    MOST_PAWNS,
    OPEN,
    PLACES,
    SQUARES,
    STACK_LIMIT,
    TOKENS,
)
from fivepoints.games._gangs.layout import ACT, DRAW_BALLOT, OVER, STAGE_C, State
from fivepoints.games._gangs.people import gangs_left, members, men_left, off_board, purse, women_left
from gangs.styles import STYLES, choose

GAMES = 10  # of each style: with each number of gangs in both modes


def positions(style: str, seed: int) -> Iterator[State]:
    """A game in which everybody has one style; seeds go through tables of all sizes, in both modes."""
    rng, flow = Random(f"{style} {seed}"), RULES.flow
    s = RULES.start(6 - seed % 5, {"mode": ["politique", "base"][seed // 5 % 2]})
    out, weights = [0] * RULES.choices, [0] * RULES.choices
    for _ in range(RULES.bound):
        yield s
        n = flow.chance(s, out, weights)
        if n:
            flow.apply(s, rng.choices(out[:n], weights[:n])[0])
        elif flow.over(s):
            return
        else:
            flow.apply(s, choose(s, out[: flow.legal(s, out)], style, rng))
    raise AssertionError("the game does not end")


def check(s: State) -> None:
    _check_squares(s)
    _check_gangs(s)
    _check_supplies(s)
    if s.phase != OVER:
        out, weights = [0] * RULES.choices, [0] * RULES.choices
        count = RULES.flow.legal(s, out) + RULES.flow.chance(s, out, weights)
        assert count >= 2 or s.phase == DRAW_BALLOT or (s.phase == ACT and s.most[s.seat] >= 0)


def _check_squares(s: State) -> None:
    for square in range(SQUARES):
        there = [p for p in range(s.players) if members(s, p, square)]
        if len(there) > 1:
            assert len(there) == 2
            assert s.stage == STAGE_C
            assert s.line[s.at] in there
        assert (s.owner[square] >= 0) == (s.den[square] > 0 or s.traffic[square] > 0)
        assert s.den[square] > 0 or not s.den_due[square]
        assert s.traffic[square] > 0 or not s.traffic_due[square]
        assert OPEN[s.players - FEWEST_PLAYERS][square] or not (there or s.owner[square] >= 0 or square in s.pawn)
    for p in range(s.players):
        for place in range(PLACES):
            assert members(s, p, place) <= STACK_LIMIT or place == HQ[s.gang[p]]


def _check_gangs(s: State) -> None:
    for p in range(s.players):
        assert s.cash[p] >= 0
        assert purse(s, p) >= 0
        assert s.influence[p] >= 0
        assert 0 <= s.dial[p] <= DIAL_MOST
        assert min(s.blades[p], s.guns[p], *s.stock[p]) >= 0
        assert men_left(s, p) >= 0
        assert women_left(s, p) >= 0
        if s.fallen[p]:
            assert off_board(s, p) == s.blades[p] == s.guns[p] == 0
            assert p not in s.owner
            assert p not in s.deal_from + s.deal_with
            assert s.corruption != p
    for row in (*s.men, *s.women, *s.bed_men, *s.bed_women, *s.cell_men, *s.cell_women):
        assert min(row) >= 0


def _check_supplies(s: State) -> None:
    assert sum(s.blades) + s.blades_left == BLADES_A_GANG * s.players
    assert sum(s.guns) + s.guns_left == GUNS_A_GANG * s.players
    for kind in range(KINDS):
        assert (s.den + s.traffic).count(kind + 1) + s.tokens[kind] == TOKENS[s.players - FEWEST_PLAYERS][kind]


@pytest.mark.parametrize("style", STYLES)
def test_what_must_hold_always(style):
    """21."""
    for seed in range(GAMES):
        for s in positions(style, seed):
            check(s)
        assert s.turn == LAST_TURN[s.politics] or gangs_left(s) <= 1


@pytest.mark.parametrize("style", STYLES)
def test_positions_read_back(style):
    """Every fifth position of a six-gang Politique game, whole and as a spectator sees it."""
    notation, layout = RULES.notation, RULES.layout
    for k, s in enumerate(positions(style, 0)):
        if k % 5 == 0:
            seen = layout.copy(s)
            RULES.flow.blind(seen, -1)
            for state in (s, seen):
                text = notation.position(state)
                assert layout.pack(notation.parse(text)) == layout.pack(state)


def test_together_the_styles_come_everywhere():
    """Every choice and every draw there is, and pawns on the board."""
    seen: Counter[int] = Counter()
    police = 0
    for style in STYLES:
        for seed in range(GAMES):
            for s in positions(style, seed):
                seen[s.phase] += 1
                police = max(police, sum(v >= 0 for v in s.pawn))
    assert set(seen) == set(range(OVER + 1))
    assert police == MOST_PAWNS
