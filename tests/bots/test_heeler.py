"""The heeler plays like a sensible newcomer."""
import pytest

import fivepoints
from fivepoints.bots import ask, fresh_generator, make
from fivepoints.core.randoms import MASK, generator, next_word
from fivepoints.games import rules
from fivepoints.games.tammany import sense
from fivepoints.games.tammany.layout import BID, OFFER
from fivepoints.record import Keeper
from table import at, draw_all

HEELER = make("heeler")


def choice(game, seat=0, seed=1):
    return ask(HEELER, game, seat, generator(seed))


def test_it_bids_no_more_than_it_can_need():
    """A rival with one boss and one favor that can be bid: with two bosses and one favor the ward is safe. Sometimes it saves even that one."""
    game = at("bid=6,a", year=4, players=3, wards={6: "I:a2b"}, seats={"a": "0,I3,3", "b": "0,I,3"}, garden="-")
    assert {choice(game, seed=seed) for seed in range(40)} == {"bid none", "bid irish 1"}


def test_it_bids_nothing_where_the_ward_is_safe():
    game = at("bid=6,a", year=4, players=3, wards={6: "I:a3b"}, seats={"a": "0,I3,3", "b": "0,I,3"}, garden="-")
    assert {choice(game, seed=seed) for seed in range(40)} == {"bid none"}


def test_the_better_its_mood_the_more_it_bids():
    """From nothing to what the rival could reach and one more; rivals of one mind do not bid alike."""
    game = at("bid=6,a", year=4, players=3, wards={6: "IE:ab"}, seats={"a": "0,I4E4,3", "b": "0,I2E,3"}, garden="-")
    totals = [sense.bid_total(game.state(), mood / 100) for mood in range(101)]
    assert totals == sorted(totals)
    assert set(totals) == set(range(5))


def test_a_bid_of_several_nations_is_of_one_mood():
    """What it bids of each nation adds up to what one draw made of the whole, and then it has drawn once."""
    game = at("bid=6,a", year=4, players=3, wards={6: "IE:ab"}, seats={"a": "0,I4E4,3", "b": "0,I2E,3"}, garden="-")
    for seed in range(40):
        s, r, drawn = game.state(), generator(seed), generator(seed)
        total = sense.bid_total(s, next_word(drawn) / MASK)
        for _ in range(2):
            game.rules.flow.apply(s, action := sense.heeler(s, r, [0] * game.rules.choices))
            total -= action - OFFER
        assert total == 0
        assert r == drawn


def test_it_goes_on_with_a_bid_that_another_began():
    """Whatever was said already, what it adds is legal."""
    game = at("bid=6,a", year=4, players=3, wards={6: "IE:ab"}, seats={"a": "0,I4E4,3", "b": "0,I2E,3"}, garden="-")
    for said in range(5):
        for seed in range(20):
            s, out = game.state(), [0] * game.rules.choices
            game.rules.flow.apply(s, OFFER + said)
            action = sense.heeler(s, generator(seed), out)
            assert action in out[: game.rules.flow.legal(s, out)]


def test_it_does_not_waste_favors_where_it_cannot_win():
    game = at("bid=6,a", year=4, players=3, wards={6: "IE:ab5"}, seats={"a": "0,I,3", "b": "0,E,3"}, garden="-")
    assert choice(game) == "bid none"


def test_it_slanders_where_that_wins_a_ward():
    seats = {"a": "6,I3,3,mayor", "b": "9,I3,3,deputy", "c": "2,-,3,council"}
    game = at("turn=a,ward", year=8, players=3, wards={14: "I3:ab", 6: "G:c"}, seats=seats)
    assert choice(game).startswith("slander 14 b irish")


def test_it_gives_the_leader_the_weakest_office():
    game = at("appoint=a", year=4, first="a", players=4, seats={"a": "4,-,3,mayor", "b": "5,-,3", "c": "0,-,3", "d": "1,-,3"}, garden="-")
    words = choice(game).split()
    assert words[words.index("b") + 1] == "police"


def test_it_does_what_is_worth_most():
    """In a whole game, every action that is no bid: but for its doubt nothing is worth more than what it does."""
    game = draw_all(fivepoints.new("tammany", players=4))
    flow, s = game.rules.flow, game.state()
    out, r, looked = [0] * game.rules.choices, generator(5), 0
    while not flow.over(s):
        if n := flow.chance(s, out, [0] * game.rules.outcomes):
            flow.apply(s, out[n // 2])
            continue
        action = sense.heeler(s, r, out)
        if s.phase != BID:
            actions = out[: flow.legal(s, out)]
            assert sense.worth(s, action) >= max(sense.worth(s, other) for other in actions) - sense.DOUBT
            looked += len(actions) > 1
        flow.apply(s, action)
    assert looked > 100


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_beats_random_players(players):
    """Every seat once: it wins nearly always (the arena has the figures)."""
    won = 0.0
    for seat in range(players):
        bots = [make("heeler" if p == seat else "random") for p in range(players)]
        keeper = Keeper(rules("tammany"), players, {}, ["-"] * players, bytes([seat] * 32))
        r = generator(seat)
        while not keeper.game.over:
            mover = keeper.game.movers()[0]
            keeper.play(mover, ask(bots[mover], keeper.game, mover, r))
        won += keeper.game.result()["shares"][seat]
    assert won >= players - 1


def test_no_bot_can_run_its_generator_back_to_another_bots():
    """Its state can be run backwards: so each request gets one that leads to no other, and from which the secret can't be found."""
    starts = {tuple(fresh_generator(bytes(32), seat, n)) for seat in range(4) for n in range(50)}
    assert len(starts) == 200
    r = fresh_generator(bytes(32), 1, 7)
    walked = set()
    for _ in range(20_000):
        next_word(r)
        walked.add(tuple(r))
    assert not walked & starts
    assert fresh_generator(b"1" * 32, 1, 7) != fresh_generator(bytes(32), 1, 7)
