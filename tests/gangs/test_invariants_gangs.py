"""What must hold in every reachable position (section 21 of docs/rules/gangs.md), over whole games of all styles, numbers of gangs, modes and modules."""
from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from fivepoints.core.contract import NOBODY
from fivepoints.core.game import Game
from fivepoints.core.randoms import generator
from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.board import FEWEST_PLAYERS, HQ, MOST_PAWNS, OPEN, PLACES, SQUARES
from fivepoints.games.gangs.layout import ACT, ARM, DRAW_BALLOT, DRAW_COMBAT, FIGHT, GROUP, MOVE, OVER, RETREAT, STAGE_C, VICTIM, State
from fivepoints.games.gangs.people import gangs_left, members, purse
from gangs import styles
from gangs.played import Table, chance, legal, tables, walk

FLOW = RULES.flow
KINDS = 7
TURNS = {"base": 7, "politique": 10}
BEFORE_BATTLES_END = (MOVE, GROUP, FIGHT, ARM, DRAW_COMBAT, VICTIM, RETREAT)
GAMES = 10  # of each style: with each number of gangs in both modes

fixed = settings(derandomize=True, deadline=None, database=None, max_examples=40)


def rows_of_members(s: State) -> list[list[int]]:
    return [*s.men, *s.women, *s.bed_men, *s.bed_women, *s.cell_men, *s.cell_women, s.board_men, s.board_women]


@fixed
@given(tables())
def test_no_square_holds_two_gangs_after_battles(table):
    """Before them one of the two is the gang whose turn it is, and there is no third."""
    for s in walk(table):
        for square in range(SQUARES):
            there = [p for p in range(s.players) if members(s, p, square)]
            if len(there) > 1:
                assert len(there) == 2
                assert s.stage == STAGE_C
                assert s.phase in BEFORE_BATTLES_END
                assert s.line[s.at] in there


@fixed
@given(tables())
def test_five_of_a_gang_on_a_square_or_in_a_box_but_on_its_own_hq(table):
    for s in walk(table):
        for p in range(s.players):
            assert all(members(s, p, place) <= 5 for place in range(PLACES) if place != HQ[s.gang[p]])


@fixed
@given(tables())
def test_nothing_is_below_zero(table):
    """Money as all see it and in truth, arsenals, influence, goods and members; the dial is from 0 to 10."""
    for s in walk(table):
        for p in range(s.players):
            assert min(s.cash[p], purse(s, p), s.blades[p], s.guns[p], s.influence[p], *s.stock[p]) >= 0
            assert 0 <= s.dial[p] <= 10
        assert min(map(min, rows_of_members(s))) >= 0


@fixed
@given(tables())
def test_ten_men_and_eight_women_a_gang(table):
    for s in walk(table):
        for p in range(s.players):
            assert sum(row[p] for row in [*s.men, *s.bed_men, *s.cell_men, s.board_men]) <= 10
            assert sum(row[p] for row in [*s.women, *s.bed_women, *s.cell_women, s.board_women]) <= 8


@fixed
@given(tables())
def test_weapons_and_tokens_are_neither_made_nor_lost(table):
    """Arsenals and supply; the map and the supply, kind by kind. Both tokens of a square have one owner, and there is none without a token."""
    first = table.start()
    for s in walk(table):
        assert min(s.blades_left, s.guns_left, *s.tokens) >= 0
        assert sum(s.blades) + s.blades_left == first.blades_left
        assert sum(s.guns) + s.guns_left == first.guns_left
        for kind in range(KINDS):
            assert (s.den + s.traffic).count(kind + 1) + s.tokens[kind] == first.tokens[kind]
        for square in range(SQUARES):
            assert (s.owner[square] >= 0) == (s.den[square] > 0 or s.traffic[square] > 0)
            assert s.den[square] > 0 or not s.den_due[square]
            assert s.traffic[square] > 0 or not s.traffic_due[square]


@fixed
@given(tables())
def test_closed_wards_do_not_exist(table):
    """2: nobody is there, no token and no pawn."""
    for s in walk(table):
        for square in range(SQUARES):
            if not OPEN[s.players - FEWEST_PLAYERS][square]:
                assert not any(s.men[square] + s.women[square])
                assert s.owner[square] == NOBODY
                assert square not in s.pawn


@fixed
@given(tables())
def test_a_gang_that_is_out_has_nothing_left_to_play_with(table):
    """4: and it is never asked anything."""
    for s in walk(table):
        for p in range(s.players):
            if s.fallen[p]:
                assert not any(row[p] for row in rows_of_members(s)[:-2])
                assert s.blades[p] == s.guns[p] == 0
                assert p not in s.owner + s.deal_from + s.deal_with
                assert s.corruption != p
                assert not FLOW.movers(s) >> p & 1


@fixed
@given(tables())
def test_there_is_always_something_to_choose_until_the_game_is_over(table):
    """17, 21: a draw or a choice of two or more, each listed once; only what would tell a secret is asked or drawn although there is just one."""
    for s in walk(table):
        outcomes, ids = chance(s)[0], legal(s)
        if FLOW.over(s):
            assert not outcomes
            assert not ids
            assert FLOW.asked(s) == NOBODY
            continue
        assert bool(outcomes) != bool(ids)
        assert len(outcomes + ids) > 1 or s.phase == DRAW_BALLOT or (s.phase == ACT and s.most[s.seat] >= 0)
        assert len(set(ids)) == len(ids) < RULES.choices
        assert all(0 <= action < RULES.actions for action in ids)


@fixed
@given(tables())
def test_one_seat_is_asked_several_only_where_the_choice_is_sealed(table):
    for s in walk(table):
        movers = [p for p in range(6) if FLOW.movers(s) >> p & 1]
        if legal(s):
            assert FLOW.asked(s) in movers
            assert len(movers) == 1 or FLOW.sealed(s)
        else:
            assert movers == []


@fixed
@given(tables())
def test_a_game_ends_after_its_turns_or_with_at_most_one_gang_left(table):
    """And within a bounded number of actions; the turn in which one gang is left is the last."""
    fallen_in = TURNS[table.mode]
    for count, s in enumerate(walk(table)):
        assert count <= RULES.bound
        assert 0 <= s.turn <= fallen_in
        if gangs_left(s) <= 1:
            fallen_in = s.turn
    assert FLOW.over(s)
    assert s.turn == fallen_in


@fixed
@given(tables("politique"))
def test_secrets_of_others_change_nothing_that_a_seat_sees_or_is_asked(table):
    """16, 21: ballots are put in anew as any that fit; the seat sees the same, and may do the same with the same consequences for what it sees."""
    for k, s in enumerate(walk(table)):
        if not any(s.ballots) or FLOW.sealed(s):
            continue
        for seat in {k % s.players, max(FLOW.asked(s), 0)}:
            other = RULES.layout.copy(s)
            FLOW.redeal(other, seat, generator(k, seat))
            assert Game(RULES, other).view(seat) == Game(RULES, s).view(seat)
            if FLOW.asked(s) == seat and other.ballots != s.ballots:
                assert legal(other) == legal(s)
                action = legal(s)[k % len(legal(s))]
                mine = RULES.layout.copy(s)
                FLOW.apply(mine, action)
                FLOW.apply(other, action)
                if max(mine.most[: mine.players]) >= 0:  # at the count all is shown
                    assert Game(RULES, other).view(seat) == Game(RULES, mine).view(seat)


@pytest.mark.parametrize("style", styles.STYLES)
def test_positions_read_back(style):
    """Every fifth position of a six-gang Politique game, whole and as a spectator sees it."""
    notation, layout = RULES.notation, RULES.layout
    for k, s in enumerate(walk(Table(style=style))):
        if k % 5 == 0:
            seen = layout.copy(s)
            FLOW.blind(seen, -1)
            for state in (s, seen):
                text = notation.position(state)
                assert layout.pack(notation.parse(text)) == layout.pack(state)


def test_together_the_styles_come_everywhere():
    """Every choice and every draw there is, and pawns on the board."""
    seen: Counter[int] = Counter()
    police = 0
    for style in styles.STYLES:
        for k in range(GAMES):
            for s in walk(Table(players=6 - k % 5, mode=["politique", "base"][k // 5], style=style, seed=k)):
                seen[s.phase] += 1
                police = max(police, sum(v >= 0 for v in s.pawn))
    assert set(seen) == set(range(OVER + 1))
    assert police == MOST_PAWNS
