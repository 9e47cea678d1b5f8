"""The sealed bid: equilibria that were worked out by hand, and no bid that would bring more."""
from __future__ import annotations

import os
from itertools import product
from random import Random

import numpy as np
import pytest

from fivepoints import OptionError, PhaseError
from fivepoints.bots.bidding import Bidder, exploitability, match_regrets, solve, useful_bids, value, values
from fivepoints.bots.ward_bids import ward_bid
from table import at

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))


def even(n, price=1.0):
    """Costs of 0 to n favors."""
    return tuple(price * k for k in range(n + 1))


def brute_value(bidders, mixes, p, own):
    """What a bid brings, by going through all that the others may bid: the rules of the count written down once more."""
    others = [q for q in range(len(bidders)) if q != p]
    total = 0.0
    for bids in product(*(range(len(bidders[q].costs)) for q in others)):
        chance = np.prod([mixes[q][bid] for q, bid in zip(others, bids, strict=True)])
        votes = {p: bidders[p].head + own} | {q: bidders[q].head + bid for q, bid in zip(others, bids, strict=True)}
        most = max(votes.values())
        first = [q for q, count in votes.items() if count == most]
        if len(first) == 1:
            total += chance * (bidders[p].win if first == [p] else bidders[p].lose)
    return total - bidders[p].costs[own]


def brute_exploitability(bidders, mixes):
    gains = []
    for p, b in enumerate(bidders):
        brought = [brute_value(bidders, mixes, p, own) for own in range(len(b.costs))]
        gains.append(max(brought) - sum(chance * x for chance, x in zip(mixes[p], brought, strict=True)))
    return max(gains)


def any_bidders(random, count, most=5):
    return [
        Bidder(random.randint(1, 3), even(random.randint(0, most), random.choice([0.1, 0.3, 0.7])), random.uniform(0.5, 4), random.choice([0, 0, -0.5, -1.5]))
        for _ in range(count)
    ]


# By hand


def test_one_candidate_bids_nothing():
    found = solve([Bidder(2, even(3), 5.0)])
    assert found.mixes == [[1, 0, 0, 0]]
    assert found.wins == [1.0]


def test_who_is_ahead_for_sure_bids_nothing():
    found = solve([Bidder(5, even(3), 4.0), Bidder(1, even(3), 4.0)])
    assert [mix[0] for mix in found.mixes] == [1, 1]
    assert found.wins == [1, 0]


def test_two_with_one_favor_each_and_one_boss():
    """Bid 1 or not, value v, price 1. Against a chance q that the other bids, bidding brings (1 - q) v - 1, not bidding 0: both bid with chance 1 - 1 / v."""
    found = solve([Bidder(1, even(1), 4.0), Bidder(1, even(1), 4.0)])
    alone = {(round(found.mixes[0][1], 9), round(found.mixes[1][1], 9))}
    assert alone <= {(0.75, 0.75), (1.0, 0.0), (0.0, 1.0)}
    assert found.exploitability < 1e-9
    assert "linear program" in found.method


def test_ahead_by_one_against_one_favor():
    """a has 2 votes and one favor, b 1 vote and one favor; b's favor can only tie, and to deny is worth 1 to it. Price 0.5, values 2 and 2.

    a not bidding: wins 2 unless b bids. a bidding (0.5): wins for sure. b bidding (0.5): denies only if a does not bid.
    b is indifferent when 1 - chance(a bids) = 0.5; a when 2 (1 - chance(b bids)) = 2 - 0.5.
    """
    found = solve([Bidder(2, even(1, 0.5), 2.0, 0.0), Bidder(1, even(1, 0.5), 2.0, -1.0)])
    assert found.mixes[0] == pytest.approx([0.5, 0.5], abs=1e-7)
    assert found.mixes[1] == pytest.approx([0.75, 0.25], abs=1e-7)
    assert found.payoffs == pytest.approx([1.5, -1.0], abs=1e-7)
    assert found.wins == pytest.approx([0.875, 0.0], abs=1e-7)


def test_where_one_s_gain_is_the_other_s_loss_it_is_a_linear_program():
    """A rival's win hurts as much as the own helps. One favor each at 1, one boss each, value 2: bidding brings (1 - q) 2 - 1, else -2 q: both bid."""
    found = solve([Bidder(1, even(1), 2.0, -2.0)] * 2)
    assert found.method == "linear program"
    assert found.mixes == [pytest.approx([0, 1], abs=1e-7)] * 2
    assert found.payoffs == pytest.approx([-1, -1], abs=1e-7)


def test_three_equal_bidders_with_one_favor():
    """By symmetry each bids with chance q where (1 - q)^2 v = 1; with v = 4, q = 0.5 — or some never bid; in any case nobody gains by another bid."""
    found = solve([Bidder(1, even(1), 4.0)] * 3, target=1e-4)
    assert found.exploitability <= 4e-4
    assert found.method == "regret matching"


def test_favors_that_cost_nothing_are_bid_where_they_can_win():
    found = solve([Bidder(1, even(3, 0.0), 1.0), Bidder(2, (0.0,), 1.0)])
    assert found.wins == pytest.approx([1, 0])
    assert found.mixes[0][2] + found.mixes[0][3] == pytest.approx(1)


# Against all that could be bid


@pytest.mark.parametrize("count", [2, 3, 4])
def test_what_a_bid_brings_is_computed_exactly(count):
    random = Random(count)
    for _ in range(10):
        bidders = any_bidders(random, count, most=3)
        mixes = [np.array([random.random() for _ in b.costs]) for b in bidders]
        mixes = [mix / mix.sum() for mix in mixes]
        for p in range(count):
            assert value(bidders, mixes, p) == pytest.approx([brute_value(bidders, mixes, p, own) for own in range(len(bidders[p].costs))])
        assert exploitability(bidders, mixes) == pytest.approx(brute_exploitability(bidders, mixes))


def test_two_bidders_have_an_exact_equilibrium():
    random = Random(7)
    for _ in range(300 if SOAK else 25):
        bidders = any_bidders(random, 2, most=6)
        found = solve(bidders)
        assert brute_exploitability(bidders, found.mixes) < 1e-7, bidders
        assert found.method != "regret matching", bidders
        assert all(sum(mix) == pytest.approx(1) for mix in found.mixes)
        assert sum(found.wins) < 1 + 1e-9


@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_and_more_say_how_far_they_are_off(count):
    random = Random(count)
    for _ in range(20 if SOAK else 3):
        bidders = any_bidders(random, count, most=4)
        found = solve(bidders, target=0.01)
        assert found.exploitability == pytest.approx(brute_exploitability(bidders, found.mixes), abs=1e-9)
        assert found.exploitability <= 0.02 * max(b.stake for b in bidders), (found, bidders)


def test_bids_that_are_left_out_would_not_have_helped():
    random = Random(11)
    for _ in range(30):
        bidders = any_bidders(random, 3, most=4)
        kept = useful_bids(bidders)
        small = [Bidder(b.head, b.costs[: most + 1], b.win, b.lose) for b, most in zip(bidders, kept, strict=True)]
        mixes = match_regrets(small, 0.0, rounds=300)
        whole = [np.concatenate([mix, np.zeros(len(b.costs) - len(mix))]) for mix, b in zip(mixes, bidders, strict=True)]
        assert exploitability(bidders, whole) == pytest.approx(exploitability(small, mixes), abs=1e-9)


def test_values_of_all_are_those_of_each():
    bidders = any_bidders(Random(1), 3)
    mixes = [np.full(len(b.costs), 1 / len(b.costs)) for b in bidders]
    for p, found in enumerate(values(bidders, mixes)):
        assert found == pytest.approx(value(bidders, mixes, p))


@pytest.mark.parametrize("wrong", [(-1, (0.0,), 1.0), (1, (), 1.0), (1, (1.0, 0.0), 1.0), (1, (0.0,), -1.0), (1, (0.0,), 1.0, 2.0), (1, (0.0,), float("nan"))])
def test_a_bidder_that_makes_no_sense_is_refused(wrong):
    with pytest.raises(OptionError):
        Bidder(*wrong)


# Wards


def test_a_ward_has_its_candidates_and_the_favors_they_can_bid():
    """Ward 6 has Irish and German cubes: English favors can't be bid there; c has no boss."""
    game = at("bid=6,a", year=4, players=3, wards={6: "IG:a2b"}, seats={"a": "0,I2E3,3", "b": "0,G,3", "c": "0,I9,3"}, garden="-")
    found = ward_bid(game.state(), values={0: 3.0, 1: 2.0}, costs=[0.3, 0.3, 0.5, 0.3])
    assert (found.ward, found.seats) == (6, [0, 1])
    assert [b.head for b in found.bidders] == [2, 1]
    assert found.bidders[0].costs == pytest.approx((0, 0.3, 0.6))
    assert found.bidders[1].costs == pytest.approx((0, 0.5))
    assert [b.win for b in found.bidders] == [3.0, 2.0]
    assert found.text(0, 2) == "bid irish 2"
    assert found.text(1, 0) == "bid none"


def test_the_cheapest_favors_go_first():
    game = at("bid=6,a", year=4, players=3, wards={6: "IEG:ab"}, seats={"a": "0,I2E3G,3", "b": "0,G,3"}, garden="-")
    found = ward_bid(game.state(), costs=[0.5, 0.2, 0.5, 0.2])
    assert [found.text(0, total) for total in range(7)] == [
        "bid none", "bid english 1", "bid english 2", "bid english 3",
        "bid irish 1 english 3", "bid irish 2 english 3", "bid irish 2 english 3 german 1",
    ]  # fmt: skip


def test_every_bid_of_an_equilibrium_is_legal():
    game = at("bid=6,a", year=4, players=3, wards={6: "IG:a2bc"}, seats={"a": "0,I3,3", "b": "0,IG2,3", "c": "0,G3,3"}, garden="-")
    found = ward_bid(game.state())
    solution = found.solve()
    for i, seat in enumerate(found.seats):
        for total, chance in enumerate(solution.mixes[i]):
            assert chance >= 0
            assert found.text(i, total) in game.legal(seat)


def test_bids_that_were_closed_are_taken_as_not_made():
    how = {"year": 4, "players": 3, "wards": {6: "IG:a2b"}, "seats": {"a": "0,I2,3", "b": "0,G,3"}, "garden": "-"}
    open_, closed, veiled = (ward_bid(at(phase, **how).state()) for phase in ("bid=6,a", "bid=6,b,a=I2", "bid=6,b,a=?"))
    assert open_ == closed == veiled


def test_a_ward_that_does_not_vote_can_be_asked_about():
    game = at("turn=a,ward", year=4, players=3, wards={14: "I3:ab"}, seats={"a": "0,I2,3", "b": "0,I,3"})
    with pytest.raises(PhaseError, match="no ward votes"):
        ward_bid(game.state())
    assert ward_bid(game.state(), 14).seats == [0, 1]
    with pytest.raises(PhaseError, match="ward 6 has no candidate"):
        ward_bid(game.state(), 6)
    with pytest.raises(OptionError, match="no open ward 3"):
        ward_bid(game.state(), 3)
    with pytest.raises(OptionError, match="seat c is no candidate"):
        ward_bid(game.state(), 14, values={2: 1.0})
