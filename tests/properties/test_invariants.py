"""What must hold in every reachable position (section 13), over whole games of all styles, players, editions and options."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fivepoints
from fivepoints.core.contract import NOBODY
from fivepoints.games.tammany import layout
from fivepoints.games.tammany.layout import State
from strategies import RULES, STYLES, Table, chance, game_of, games, kind, legal, positions, tables, walk

FLOW = RULES.flow
NATIONS = range(4)
ZONE_ENDS = (6, 11, 15)
WARD_14 = 5  # in election order

fixed = settings(derandomize=True, deadline=None, database=None, max_examples=60)


def owned(s: State, p: int) -> int:
    """The bosses of a seat that are in use: in wards and as markers."""
    return sum(ward[p] for ward in s.bosses) + s.marker[p] + sum(row[p] == layout.MARKED for row in s.leader)


@fixed
@given(tables())
def test_25_cubes_of_each_nation(table):
    """13: bag + garden + boxes + wards, none of them negative; also with an unlimited supply."""
    for s in walk(table):
        for n in NATIONS:
            piles = [s.bag[n], s.garden[n], *(box[n] for box in s.boxes), *(ward[n] for ward in s.cubes)]
            assert sum(piles) == 25
            assert min(piles) >= 0


@fixed
@given(tables("printed"))
def test_35_favors_of_each_nation(table):
    """13: supply + players, none negative."""
    for s in walk(table):
        for n in NATIONS:
            piles = [s.supply[n], *(favors[n] for favors in s.favors)]
            assert sum(piles) == 35
            assert min(piles) >= 0


@fixed
@given(tables("unlimited"))
def test_no_negative_favors_or_bosses_when_the_supply_is_unlimited(table):
    """10, 12.9: and nobody ever holds more than 48 of a nation."""
    for s in walk(table):
        assert min(min(row) for row in s.favors) >= 0
        assert max(max(row) for row in s.favors) <= 48
        assert min(min(row) for row in s.bosses) >= 0


@fixed
@given(tables("printed"))
def test_19_bosses_of_each_player(table):
    """13: supply + wards + markers, none negative."""
    for s in walk(table):
        for p in range(table.players):
            assert s.bosses_left[p] + owned(s, p) == 19
            assert s.bosses_left[p] >= 0
            assert min(ward[p] for ward in s.bosses) >= 0


@fixed
@given(tables())
def test_every_open_ward_holds_a_cube(table):
    """13, 2: once active a ward stays so."""
    for s in walk(table):
        assert all(sum(s.cubes[w]) > 0 for w in range(s.open_wards))


@fixed
@given(tables())
def test_an_unopened_ward_holds_nothing(table):
    """13: no cube, boss or lock; only ward 14 has its Irish cube before zone I is dealt (3.2)."""
    for s in walk(table):
        for w in range(s.open_wards, 15):
            assert s.cubes[w] == ([1, 0, 0, 0] if w == WARD_14 else [0, 0, 0, 0])
            assert not any(s.bosses[w])
            assert not s.locked[w]


@fixed
@given(tables())
def test_zones_are_open_as_the_number_of_players_says(table):
    """3.2, 3.4: in every turn, fill and vote."""
    for s in walk(table):
        if s.phase not in (layout.OPEN, layout.FIRST, layout.APPOINT):
            assert s.open_wards == ZONE_ENDS[min(2, table.players - 3 + (s.year - 1) // 4)]


@fixed
@given(tables())
def test_locks(table):
    """13, 5: at most two, on active wards, only with a Council President, one more a year at most."""
    at_new_year, year = 0, 1
    for s in walk(table):
        locks = sum(s.locked)
        if s.year != year:
            at_new_year, year = locks, s.year
        assert locks <= min(2, at_new_year + 1)
        assert not any(s.locked[s.open_wards :])
        assert not locks or layout.COUNCIL in s.office


@fixed
@given(tables())
def test_offices_are_unique(table):
    """13, 7.5: one player an office; none in term 1, and without a Mayor none at all."""
    for s in walk(table):
        held = [office for office in s.office if office]
        assert len(held) == len(set(held))
        assert not any(s.office[table.players :])
        if held:
            assert layout.MAYOR in held
            assert s.year >= 4
        if s.phase == layout.TURN and held:
            assert len(held) == table.players
        if s.phase == layout.OVER:
            assert held in ([], [layout.MAYOR])


@fixed
@given(tables())
def test_scores_never_fall(table):
    """13: and nobody has any before the first election."""
    last = [0] * 5
    for s in walk(table):
        assert all(now >= before for now, before in zip(s.score, last, strict=True))
        if s.phase <= layout.SPREAD and s.year <= 4:
            assert not any(s.score)
        last = s.score[:]


@fixed
@given(tables())
def test_slanders(table):
    """13, 6: at most one a term for each player, none in term 1; each costs a token."""
    last = [3] * table.players
    told: Counter[tuple[int, int]] = Counter()
    for s in walk(table):
        for p in range(table.players):
            assert last[p] - s.tokens[p] in (0, 1)
            told[p, (s.year - 1) // 4] += last[p] - s.tokens[p]
            assert bool(s.slandered[p]) == bool(told[p, (s.year - 1) // 4])
        last = s.tokens[: table.players]
    assert all(count <= (1 if term else 0) for (_, term), count in told.items())


@fixed
@given(tables())
def test_after_an_election_a_ward_holds_at_most_one_boss(table):
    """13: and while the wards vote, those that have voted."""
    for s in walk(table):
        if s.phase in (layout.APPOINT, layout.OVER) or (s.phase == layout.OPEN and s.first >= 0):
            assert all(sum(ward) <= 1 for ward in s.bosses)
        elif s.phase in (layout.BID, layout.BONUS_CUBE, layout.BONUS_FAVOR):
            assert all(sum(s.bosses[w]) <= 1 for w in range(s.ward))


@fixed
@given(tables())
def test_there_is_always_a_legal_action_until_the_game_is_over(table):
    """13: a draw of two outcomes or more, or an action; each listed once, and within the numbers the rules declare."""
    for s in walk(table):
        outcomes, weights = chance(s)
        ids = legal(s)
        if FLOW.over(s):
            assert not outcomes
            assert not ids
            assert FLOW.asked(s) == NOBODY
            continue
        assert bool(outcomes) != bool(ids)
        assert len(outcomes) != 1
        assert all(weight > 0 for weight in weights)
        assert len(set(ids)) == len(ids) < RULES.choices
        assert all(0 <= action < RULES.actions for action in ids)


@fixed
@given(tables())
def test_a_game_ends_after_a_bounded_number_of_actions(table):
    """13: and in its sixteenth year."""
    for count, s in enumerate(walk(table)):
        assert count <= RULES.bound
        assert 1 <= s.year <= 16
    assert FLOW.over(s)
    assert s.year == 16


@fixed
@given(tables())
def test_one_seat_is_asked_several_only_where_the_choice_is_sealed(table):
    """7.2: the seat that is asked owes a move."""
    for s in walk(table):
        movers = [p for p in range(5) if FLOW.movers(s) >> p & 1]
        if legal(s):
            assert FLOW.asked(s) in movers
            assert len(movers) == 1 or FLOW.sealed(s)
            assert all(p < table.players for p in movers)
        else:
            assert movers == []


@fixed
@given(tables())
def test_the_number_of_a_turn_stays_within_the_turn_and_never_comes_back(table):
    """Moves can be taken back while it stays the same: so not over a draw, another's turn or a vote."""
    ended: set[int] = set()
    last = (-1, -1)
    turns = 0
    for s in walk(table):
        number = FLOW.turn(s)
        in_turn = s.phase in (layout.TURN, layout.SECOND, layout.CUBE, layout.SPREAD)
        assert (number >= 0) == in_turn
        if number != last[0]:
            ended.add(last[0])
            assert number == -1 or number not in ended
            turns += number >= 0
        elif number >= 0:
            assert FLOW.asked(s) == last[1]
        last = (number, FLOW.asked(s))
    assert turns == 16 * table.players


@fixed
@given(tables())
def test_everyone_has_a_turn_in_every_year_in_seat_order_from_the_first_player(table):
    """4, 7.6."""
    order: dict[int, list[int]] = {}
    for s in walk(table):
        if FLOW.turn(s) >= 0 and s.seat not in order.setdefault(s.year, []):
            assert s.seat == (s.first + len(order[s.year])) % table.players
            order[s.year].append(s.seat)
    assert [len(order[year]) for year in range(1, 17)] == [table.players] * 16


@fixed
@given(tables())
def test_a_turn_has_one_ward_action_at_most_one_benefit_and_one_slander(table):
    """4.2: counted by what was done between two ends."""
    s, rnd, style = table.start(), Random(table.seed), STYLES[table.style]
    done: Counter[str] = Counter()
    while not FLOW.over(s):
        outcomes, weights = chance(s)
        action = rnd.choices(outcomes, weights)[0] if outcomes else style(s, legal(s), rnd)
        if not outcomes and FLOW.turn(s) >= 0:
            what = kind(action)
            if what == "end":
                assert done["campaign"] + done["idle"] + done["settle"] + (done["put"] if not done["settle"] else 0) == 1
                assert done["take"] + done["arrest"] + done["lock"] + done["move"] <= 1
                assert done["slander"] <= 1
                assert done["spread"] <= done["slander"]
                done.clear()
            else:
                done[what] += 1
        FLOW.apply(s, action)


@fixed
@given(tables(), st.data())
def test_no_one_learns_an_unrevealed_bid(table, data):
    """13, 9: what a seat may see is the same for any two positions that differ only in others' unrevealed bids, said in part or closed."""
    rnd = data.draw(st.randoms(use_true_random=False))
    votes = 0
    for s in walk(table):
        if s.phase != layout.BID:
            continue
        votes += 1
        if votes % 7 > 2:
            continue
        for reader in range(-1, table.players):
            other = RULES.layout.copy(s)
            for p in range(table.players):
                if p != reader and (other.bids[p] != [0, 0, 0, 0] or not other.owes[p]):
                    asked = [n for n in NATIONS if s.bosses[s.ward][p] and s.cubes[s.ward][n] and s.favors[p][n]]
                    for n in asked if not other.owes[p] else [n for n in asked if n < other.nation]:
                        other.bids[p][n] = rnd.randint(0, s.favors[p][n])
            one = RULES.layout.copy(s)
            FLOW.blind(one, reader)
            FLOW.blind(other, reader)
            assert RULES.layout.pack(one) == RULES.layout.pack(other)
            assert RULES.notation.position(one) == RULES.notation.position(other)
            assert RULES.notation.describe(one, reader) == RULES.notation.describe(other, reader)


@fixed
@given(tables(), st.data())
def test_no_one_learns_an_unrevealed_bid_through_the_face(table, data):
    """9, Q12: one seat bids this or that; views, positions, movers and moves of the others stay the same."""
    votes = 0
    for s in walk(table):
        if s.phase != layout.BID or FLOW.inside(s):
            continue
        game = game_of(s)
        votes += 1
        if len(game.movers()) < 2 or votes % 5:
            continue
        seat = data.draw(st.sampled_from(game.movers()))
        moves = game.legal(seat)
        bids = data.draw(st.sets(st.integers(0, len(moves) - 1), min_size=2, max_size=2))
        twins = [game.copy() for _ in bids]
        for twin, bid in zip(twins, bids, strict=True):
            twin.play(seat, moves[bid])
        for reader in [p for p in range(table.players) if p != seat] + [None]:
            assert twins[0].view(reader) == twins[1].view(reader)
            assert twins[0].position(reader) == twins[1].position(reader)
        assert twins[0].movers() == twins[1].movers() == [p for p in game.movers() if p != seat]
        for p in twins[0].movers():
            assert twins[0].legal(p)[:50] == twins[1].legal(p)[:50] == game.legal(p)[:50]


@fixed
@given(positions(), st.integers(-1, 4))
def test_a_redealt_position_fits_what_the_seat_sees(s, reader):
    """9: others' unrevealed bids are not made yet, all else is as it was; outside a vote nothing is hidden."""
    if reader >= s.players:
        reader = NOBODY
    seen, dealt = RULES.layout.copy(s), RULES.layout.copy(s)
    FLOW.blind(seen, reader)
    FLOW.redeal(dealt, reader, [1, 2, 3, 4])
    if s.phase != layout.BID:
        assert RULES.layout.pack(seen) == RULES.layout.pack(dealt) == RULES.layout.pack(s)
    else:
        assert (seen.favors, seen.bosses, seen.cubes, seen.ward) == (dealt.favors, dealt.bosses, dealt.cubes, dealt.ward)
        assert all(bid == [0, 0, 0, 0] for p, bid in enumerate(dealt.bids) if p != reader)
        assert legal(dealt)


@fixed
@given(tables())
def test_the_weights_of_a_draw_are_the_cubes_that_are_left(table):
    """9: the order of the bag is nowhere in a position; only counts are."""
    for s in walk(table):
        outcomes, weights = chance(s)
        if s.phase == layout.FILL:
            assert dict(zip(outcomes, weights, strict=True)) == {n: s.bag[n] for n in NATIONS if s.bag[n]}
        elif s.phase == layout.FIRST:
            assert (outcomes, weights) == (list(range(table.players)), [1] * table.players)


@fixed
@given(games())
def test_the_public_view_adds_up(game):
    """13, 9: a spectator can count the cubes and favors."""
    view = game.view(None)
    for nation in ("irish", "english", "german", "italian"):
        held = [seat["favors"][nation] for seat in view["seats"]]
        if view["supply"] is not None:
            assert view["supply"][nation] + sum(held) == 35
        wards = [ward["cubes"][nation] for ward in view["wards"].values()]
        boxed = [box[nation] for box in view["boxes"].values()]
        assert view["bag"][nation] + view["garden"][nation] + sum(wards) + sum(boxed) == 25


@settings(fixed, max_examples=25)
@given(tables())
def test_every_position_prints_and_reads_back(table):
    """Notation: parsing what was printed gives the same thing back, to the last cell."""
    for count, s in enumerate(walk(table)):
        if count % 3 == table.seed % 3:
            text = RULES.notation.position(s)
            assert RULES.layout.pack(RULES.notation.parse(text)) == RULES.layout.pack(s)


@fixed
@given(games(), st.data())
def test_what_is_offered_can_be_played_and_nothing_else_is(game, data):
    """The face: every listed move is legal, in its own words, and is listed once."""
    if FLOW.inside(game._state()):
        return
    for seat in range(game.players):
        if seat not in game.movers():
            with pytest.raises((fivepoints.SeatError, fivepoints.PhaseError)):
                game.legal(seat)
            continue
        moves = game.legal(seat)
        assert len(moves) > 0
        for i in data.draw(st.lists(st.integers(0, len(moves) - 1), max_size=5)):
            assert moves[i] in moves
            then = game.copy()
            then.play(seat, moves[i])
            assert (then.position(), then.movers()) != (game.position(), game.movers())
        if len(moves) < 2000:
            assert len(set(moves)) == len(moves)


CORNERS = {
    "a seat has no boss left": lambda s: min(s.bosses_left[: s.players]) == 0,
    "a nation's favors are all out": lambda s: min(s.supply) == 0,
    "bag and garden are empty": lambda s: sum(s.bag) + sum(s.garden) == 0 and s.phase == layout.TURN,
    "an honour has no marker": lambda s: any(layout.HONOUR in row for row in s.leader) or any(o and not m for o, m in zip(s.office, s.marker, strict=True)),
    "there is no Mayor in term 2 or later": lambda s: s.year > 4 and s.mayor < 0,
    "two locks are out": lambda s: sum(s.locked) == 2,
    "a slander may spread": lambda s: s.phase == layout.SPREAD,
    "all three tokens are spent": lambda s: min(s.tokens[: s.players]) == 0,
    "three seats bid": lambda s: s.phase == layout.BID and sum(s.owes) >= 3,
}


def test_the_styles_reach_the_corners_of_the_rules():
    """10: else the properties here would say little about Q1, Q5 and Q8."""
    missing = dict(CORNERS)
    for style in STYLES:
        for players in (3, 4, 5):
            for s in walk(Table(players, style=style, seed=players)):
                for name in [name for name, is_there in missing.items() if is_there(s)]:
                    del missing[name]
    assert not missing
