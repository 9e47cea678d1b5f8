"""Bots: made by name, legal in every position, and blind for what their seat may not see."""
from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import fivepoints
from conformance.tiny import RULES as TINY
from fivepoints import Game, OptionError, SeatError
from fivepoints.bots import ask, make
from fivepoints.core.randoms import generator
from kept import at_bids
from table import at, draw_all

BOTS = ["random", "greenhorn", "heeler", "search:playouts=2"]


def game_of(name: str, players: int, seed: int, **options: Any) -> Any:
    """The positions of a game between bots of that name, each with the seat that is asked and its move."""
    game, r, bot = draw_all(fivepoints.new("tammany", players=players, **options)), generator(seed), make(name)
    while not game.over:
        seat = game.movers()[-1]
        move = ask(bot, game, seat, r)
        yield game, seat, move
        game.play(seat, move)
        draw_all(game, "italian", "german")


# Names


def test_a_bot_is_made_by_its_name():
    assert make("random") is not make("random")


@pytest.mark.parametrize("name", ["", "nobody", "Random", " random", "nobody:time=1"])
def test_a_bot_that_does_not_exist_is_refused(name):
    level = name.partition(":")[0]
    with pytest.raises(OptionError, match=f"there is no bot '{level}'; there is random"):
        make(name)


def test_settings_that_a_bot_does_not_have_are_refused():
    with pytest.raises(OptionError, match="the bot 'random' has no settings"):
        make("random:time=1")


# Moves


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("players", "edition"), [(3, 2020), (4, 2009), (5, 2020)])
def test_a_bot_plays_legal_moves_to_the_end(name, players, edition):
    for game, seat, move in game_of(name, players, seed=players, edition=edition):
        assert move in game.legal(seat)


def test_a_random_bot_chooses_every_action_as_likely():
    game = at("favor=a,4", year=4, garden="-", wards={4: ":a"})
    r, bot = generator(1), make("random")
    count = Counter(ask(bot, game, 0, r) for _ in range(5000))
    assert sorted(count) == ["pass", "take english", "take german", "take irish", "take italian"]
    assert all(900 < times < 1100 for times in count.values())


@pytest.mark.parametrize("name", BOTS)
def test_the_same_generator_gives_the_same_moves(name):
    def moves(seed: int) -> list[str]:
        return [move for _, _, move in game_of(name, 3, seed)]

    assert moves(4) == moves(4) != moves(5)


def test_a_seat_that_is_not_there_has_no_bot():
    game = draw_all(fivepoints.new("tammany", players=3))
    for seat in (-1, 3):
        with pytest.raises(SeatError):
            ask(make("random"), game, seat, generator(0))


# What a bot sees


@cache
def _where_several_bid() -> Game:
    return at_bids().game


def bidding() -> Game:
    return _where_several_bid().copy()


@pytest.mark.parametrize("name", BOTS)
def test_a_choice_does_not_depend_on_bids_that_wait(name):
    first, second = bidding().movers()[:2]
    bids = list(bidding().legal(first))
    assert len(bids) > 1
    for seed in range(30):
        choices = set()
        for bid in bids:
            game = bidding()
            game.play(first, bid)
            choices.add(ask(make(name), game, second, generator(seed)))
        assert len(choices) == 1


def test_a_choice_does_not_depend_on_secrets_that_last():
    """The tiny game: what the chair has slipped, nobody else knows."""
    for seed in range(30):
        choices = set()
        for dollars in range(3):
            game = Game(TINY, TINY.start(3, {}))
            for seat, price in enumerate((0, 2, 1)):
                game.play(seat, f"bid price {price} side 0")
            game.play(1, f"slip {dollars}")
            r = generator(seed)
            choices.add((ask(make("random"), game, game.movers()[0], r), tuple(r)))
        assert len(choices) == 1


class Spy:
    """Keeps what it is handed, and spoils all of it."""

    def __init__(self) -> None:
        self.handed: list[tuple[Any, ...]] = []

    def choose(self, rules: Any, s: Any, seat: int, r: list[int]) -> list[int]:
        self.handed.append((rules, s, seat, r))
        actions = make("random").choose(rules, rules.layout.copy(s), seat, r)
        for name in rules.layout.fields:
            value = getattr(s, name)
            setattr(s, name, 0 if isinstance(value, int) else [])
        return actions


def test_a_bot_is_handed_a_state_of_its_own_and_never_the_game():
    game, spy, r = bidding(), Spy(), generator(3)
    first, second = game.movers()[:2]
    game.play(first, game.legal(first)[-1])
    before = game.position(), game.held, game.movers(), [game.view(seat) for seat in (None, 0, 1, 2)]
    move = ask(spy, game, second, r)
    assert (game.position(), game.held, game.movers(), [game.view(seat) for seat in (None, 0, 1, 2)]) == before
    assert move in game.legal(second)
    ((rules, s, seat, generated),) = spy.handed
    assert (rules, type(s), seat, generated is r) == (game.rules, game.rules.layout.state, second, True)


def test_a_bot_that_is_handed_the_state_is_asked_in_it():
    """And those whose bids wait have not bid in it."""
    game = bidding()
    first, second = game.movers()[:2]
    game.play(first, game.legal(first)[-1])
    s = game.redealt(second, generator(0))
    assert game.rules.flow.asked(s) == second
    assert game.rules.flow.movers(s) == sum(1 << seat for seat in bidding().movers())
    assert not game.rules.flow.veiled(s)
