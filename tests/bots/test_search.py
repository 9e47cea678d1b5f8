"""The search: made by its settings, deterministic on a budget of playouts, blind for what its seat may not see, the same interpreted and compiled."""
from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fivepoints
from conformance.tiny import RULES as TINY
from fivepoints import Game, OptionError
from fivepoints.bots import LEVELS, ask, check_level, make, split_names
from fivepoints.bots.search import SearchBot, engine
from fivepoints.bots.search.engine import FEWEST_ROWS, Tree, engine_for
from fivepoints.core.randoms import generator
from fivepoints.games import rules
from fivepoints.record import Keeper
from kept import at_bids
from table import at, draw_all

GAMES = ["tammany", "gangs"]
COMPILED = GAMES if os.environ.get("FIVEPOINTS_SOAK") else ["tammany"]  # the search of Gangs takes minutes to compile


def drawn(game: str, players: int, seed: int = 0) -> Game:
    """A new game after the draws of its set-up."""
    table, r = fivepoints.new(game, players=players), generator(seed)
    while chances := table.chance():
        table.draw(chances[r[0] % len(chances)][0])
        r[0] += 7
    return table


def go_on(table: Game, moves: int) -> Game:
    """The heeler plays so many moves for everybody, and on to where there is more than one choice to think about."""
    r, heeler, played = generator(moves), make("heeler"), 0
    while played < moves or thinkable(table) < 2:
        seat = table.movers()[0]
        table.play(seat, ask(heeler, table, seat, r))
        draw_all(table)
        played += 1
    return table


def thinkable(table: Game) -> int:
    room = table.rules.choices
    s = table.redealt(table.movers()[0], generator(0))
    return int(engine_for(table.rules).plain.list_choices(s, [0] * room, [0] * room, [0.0] * room, 1.0))


# Names and settings


def test_a_search_is_made_with_what_it_may_spend():
    bot: Any = make("search:playouts=300,time=1.5,threads=2,seed=7")
    assert (bot.playouts, bot.time, bot.threads, bot.seed) == (300, 1.5, 2, 7)
    bot = make("search")
    assert bot.playouts > 0
    bot = make("search:time=0.5")
    assert (bot.playouts, bot.time) == (0, 0.5)


def test_a_search_goes_about_it_as_it_is_told():
    """What is not said is as usual in the game."""
    bot: Any = make("search:playouts=9,explore=2.5,err=0.25,heat=3")
    assert bot.ways == {"explore": 2.5, "err": 0.25, "heat": 3.0}
    for game in GAMES:
        assert set(engine_for(rules(game)).usual) == set(engine.WAYS)


def test_the_ways_of_a_search_change_what_it_thinks():
    table = go_on(drawn("tammany", 4), 5)
    seat = table.movers()[0]
    usual = thought(table, seat, playouts=60)
    assert thought(table, seat, playouts=60, **engine_for(table.rules).usual).options == usual.options
    ways = [{"explore": 3.0}, {"distrust": 0.9}, {"win": 1.0}, {"heat": 5.0}, {"err": 1.0}]
    options = {thought(table, seat, playouts=60, **other).options for other in ways}
    assert len(options | {usual.options}) == 1 + len(ways)


@pytest.mark.parametrize("ahead", [0.0, 2.0])
def test_a_playout_of_gangs_goes_as_far_as_it_is_told(ahead):
    """Until the dens have paid, so many turns later."""
    table = go_on(drawn("gangs", 4), 24)
    names, s = engine_for(table.rules).plain, table.redealt(table.movers()[0], generator(1))
    out, weights, acts, turn = [0] * table.rules.choices, [0] * table.rules.outcomes, [0] * engine.LONGEST_MOVE, s.turn
    names.play_out(s, names.horizon(s, ahead), 0.0, generator(2), out, weights, acts)
    assert s.turn == turn + ahead
    assert turn > 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:plays=3", "the bot 'search' has no setting 'plays'; it has playouts, time, threads, seed"),
        ("search:playouts=", "playouts .* is a whole number from 1"),
        ("search:playouts=0", "playouts .* not '0'"),
        ("search:playouts=2.5", "is a whole number"),
        ("search:time=nan", "time .* is a number from 0.01"),
        ("search:time=-1", "time .* not '-1'"),
        ("search:threads=many", "threads .* not 'many'"),
        ("search:playouts=5,playouts=6", "'playouts' .* stands twice"),
        ("captain:time=9", "the bot 'captain' has no settings"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name, words):
    with pytest.raises(OptionError, match=words):
        make(name)


def test_commas_stand_between_bots_and_between_settings():
    assert split_names("search:playouts=200,heeler") == ["search:playouts=200", "heeler"]
    assert split_names("search:time=1,threads=2,search:playouts=5,random") == ["search:time=1,threads=2", "search:playouts=5", "random"]
    assert split_names("random,fast=1") == ["random", "fast=1"]
    assert split_names("") == [""]


def test_a_table_offers_levels_and_nothing_that_a_guest_sets():
    for name in LEVELS:
        check_level(name)
        make(name)
    for name in ("search", "search:time=600", "wizard", ""):
        with pytest.raises(OptionError, match="there is no bot"):
            check_level(name)


def test_a_game_without_a_sense_for_it_is_refused():
    with pytest.raises(OptionError, match="has no sense for a search"):
        make("search:playouts=1").choose(TINY, TINY.start(3, {}), 0, generator(0))


# Choices


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_a_legal_move_and_their_priors_add_up(game):
    found = rules(game)
    names, r, out = engine_for(found).plain, generator(3), [0] * found.choices
    choices, priors, acts = [0] * found.choices, [0.0] * found.choices, [0] * engine.LONGEST_MOVE
    for players in found.seats:
        s = found.start(players, {})
        names.deal(s, r, out, [0] * found.outcomes)
        for step in range(120):
            if found.flow.over(s):
                break
            n = names.list_choices(s, out, choices, priors, 1.0)
            assert sum(priors[:n]) == pytest.approx(1)
            assert len(set(choices[:n])) == n
            for choice in choices[step % 5 : n : 5]:
                after = found.layout.copy(s)
                for action in acts[: names.unfold(after, choice, acts)]:
                    assert action in out[: found.flow.legal(after, out)]
                    found.flow.apply(after, action)
                assert not found.flow.inside(after) or found.flow.asked(after) == found.flow.asked(s)
            names.stroll(s, r, out, acts)
            names.deal(s, r, out, [0] * found.outcomes)


def totals(game: Game, seat: int) -> list[int]:
    """The bids a search thinks about, as how many favors in all."""
    s = game.redealt(seat, generator(0))
    names, room = engine_for(game.rules).plain, game.rules.choices
    choices, acts = [0] * room, [0] * engine.LONGEST_MOVE
    n = names.list_choices(s, [0] * room, choices, [0.0] * room, 1.0)
    texts = [game.rules.notation.say(s, acts[: names.unfold(s, choice, acts)]) for choice in choices[:n]]
    return [sum(int(word) for word in text.split() if word.isdigit()) for text in texts]


def test_no_bid_is_thought_of_that_is_more_than_surely_enough():
    game = at("bid=6,a", year=4, players=3, wards={6: "I:a2b"}, seats={"a": "0,I9,3", "b": "0,I2,3"}, garden="-")
    assert totals(game, 0) == [0, 1, 2]  # b can have 3 votes: 2 favors are enough, 1 is a tie at worst


def test_no_bid_is_thought_of_that_is_hopeless():
    game = at("bid=6,a", year=4, players=3, wards={6: "I:ab5"}, seats={"a": "0,I5,3", "b": "0,I,3"}, garden="-")
    assert totals(game, 0) == [0, 4, 5]  # up to 3 favors lose against five bosses, 4 elect nobody


def test_a_bid_is_paid_with_what_later_wards_need_least():
    """Germans live in ward 14 too, which votes later and where a has a boss: the Irish go first."""
    game = at("bid=6,a", year=4, players=3, wards={6: "IG:ab", 14: "G2:ab"}, seats={"a": "0,I2G2,3", "b": "0,I2,3"}, garden="-")
    s, acts = game.redealt(0, generator(0)), [0] * engine.LONGEST_MOVE
    n = engine_for(game.rules).plain.split_bid(s, 2, acts)
    assert game.rules.notation.say(s, acts[:n]) == "bid irish 2"


# Thinking


def thought(table: Game, seat: int, seed: int = 1, **settings: Any) -> Any:
    return SearchBot(**settings).think(table.rules, table.redealt(seat, generator(seed)), seat, generator(seed))


@pytest.mark.parametrize("game", COMPILED)
def test_a_thought_tells_the_move_the_line_and_what_each_seat_may_expect(game):
    table = go_on(drawn(game, 4), 9)
    seat = table.movers()[0]
    found = thought(table, seat, playouts=60)
    assert table.rules.notation.say(table.redealt(seat, generator(1)), found.actions) in table.legal(seat)
    assert found.line[0] == (seat, found.actions)
    assert found.playouts <= 60
    assert sum(option.playouts for option in found.options) == found.playouts
    assert found.options[0].actions == found.actions[: len(found.options[0].actions)]
    assert [option.playouts for option in found.options] == sorted((option.playouts for option in found.options), reverse=True)
    assert all(0 <= option.value <= 1 for option in found.options)
    assert len(found.points) == len(found.wins) == 4
    assert sum(found.wins) == pytest.approx(1)


@pytest.mark.parametrize("game", COMPILED)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_generator_gives_the_same_thought(game, threads):
    table = go_on(drawn(game, 4), 5)
    seat = table.movers()[0]
    first, second = (thought(table, seat, seed=4, playouts=80, threads=threads) for _ in range(2))
    assert (first.options, first.line, first.points) == (second.options, second.line, second.points)


def test_another_generator_gives_another_thought():
    table = go_on(drawn("tammany", 4), 5)
    seat = table.movers()[0]
    assert thought(table, seat, seed=4, playouts=80).points != thought(table, seat, seed=5, playouts=80).points


def test_a_seed_makes_the_choice_the_same_whatever_is_drawn():
    table = go_on(drawn("tammany", 4), 5)
    seat = table.movers()[0]
    choices = {ask(make("search:playouts=40,seed=3"), table, seat, generator(seed)) for seed in range(4)}
    assert len(choices) == 1


def test_a_search_stops_when_its_time_is_up():
    table = drawn("tammany", 4)
    found = thought(table, table.movers()[0], time=0.05)
    assert found.playouts > 0
    assert found.seconds < 5


def test_little_is_thought_over_where_there_is_no_choice():
    game = at("turn=a,ward", year=2)
    found = thought(game, 0, playouts=5000)
    assert game.rules.notation.say(game.redealt(0, generator(0)), found.actions) == "end"
    assert 0 < found.playouts < 100
    assert sum(found.wins) == pytest.approx(1)


def test_it_bids_what_decides_the_game():
    """The last ward of the last election. With it a wins, without it b; b has no favor to bid."""
    wards = {10: "I:ab2"}
    game = at("bid=10,a", year=16, players=3, wards=wards, seats={"a": "20,I2,0", "b": "20,-,0", "c": "0,-,0"}, garden="-")
    assert ask(make("search:playouts=200"), game, 0, generator(1)) == "bid irish 2"


# Interpreted and compiled


class Copies(list[Any]):
    """States as an array of records is: what is put in is copied."""

    def __init__(self, copy: Callable[[Any], Any], states: list[Any]) -> None:
        super().__init__(states)
        self._copy = copy

    def __setitem__(self, k: Any, s: Any) -> None:
        super().__setitem__(k, self._copy(s))


def _as_list(value: Any) -> Any:
    """Rows of whole numbers as lists: NumPy's own ints would overflow."""
    return value.tolist() if isinstance(value, np.ndarray) and value.dtype.kind in "iu" and value.ndim == 1 else value


def interpreted(table: Game, seat: int, playouts: int, seed: int = 2) -> Tree:
    """A tree grown by the very same functions, not compiled."""
    found, names = engine_for(table.rules), engine_for(table.rules).plain
    s, room = table.redealt(seat, generator(8)), table.rules.choices
    tree = Tree(found, s, seat, generator(seed), FEWEST_ROWS, found.usual)
    choices, priors = [0] * room, [0.0] * room
    n = names.list_choices(s, [0] * room, choices, priors, 1.0)
    tree._lists[0][:n], tree._lists[1][:n] = choices[:n], priors[:n]
    tree._set_roots(n)
    tree.states, tree.r = Copies(table.rules.layout.copy, [s, s]), generator(seed)
    names.search(*(_as_list(value) for value in tree.arguments(playouts)))
    return tree


@pytest.mark.parametrize("game", COMPILED)
def test_the_search_thinks_the_same_interpreted_and_compiled(game):
    table = go_on(drawn(game, 3), 4)
    seat = table.movers()[0]
    first = Tree(engine_for(table.rules), table.redealt(seat, generator(8)), seat, generator(2), FEWEST_ROWS, engine_for(table.rules).usual)
    first.plant()
    first.grow(6)
    second = interpreted(table, seat, playouts=6)
    assert len(first.choices) > 1
    assert first.choices.tolist() == second.choices.tolist()
    assert first.root_worths.tolist() == pytest.approx(second.root_worths.tolist())
    assert first.root_ends.tolist() == second.root_ends.tolist()


# What it may not know


def test_its_bid_does_not_depend_on_bids_that_wait():
    first, second = at_bids().game.movers()[:2]
    bids = list(at_bids().game.legal(first))
    assert len(bids) > 1
    for seed in range(3):
        choices = set()
        for bid in bids:
            game = at_bids().game
            game.play(first, bid)
            choices.add(thought(game, second, seed, playouts=60).options)
        assert len(choices) == 1


@pytest.mark.parametrize("game", COMPILED)
def test_its_move_does_not_depend_on_the_draws_to_come(game):
    """Games that stand at one position and have other secrets, from which all draws follow."""
    table = go_on(drawn(game, 4), 7)
    choices = set()
    for secret in (bytes(32), bytes([1] * 32), bytes([2] * 32)):
        keeper = Keeper(rules(game), 4, {}, ["-"] * 4, secret, position=table.position())
        seat = keeper.game.movers()[0]
        choices.add(ask(make("search:playouts=60"), keeper.game, seat, generator(1)))
    assert len(choices) == 1


def told(tree: Tree) -> tuple[Any, ...]:
    return tuple(tree.choices.tolist()), tuple(tree.root_worths.tolist()), tuple(map(tuple, tree.root_ends.tolist()))


def test_its_move_does_not_depend_on_rigged_ballots():
    table = go_on(drawn("gangs", 4, seed=1), 6)
    seat = table.movers()[0]
    rival = (seat + 1) % 4
    thoughts = set()
    for ballots in range(4):
        s = table.rules.layout.copy(table.redealt(seat, generator(0)))
        s.most[rival], s.ballots[rival] = 3, ballots
        thoughts.add(told(interpreted(Game(table.rules, s), seat, playouts=6)))
    assert len(thoughts) == 1


def test_its_sealed_choice_in_gangs_does_not_depend_on_others():
    """How many women the others begin with."""
    thoughts = set()
    for women in range(4):
        table = fivepoints.new("gangs", players=4)
        first, second = table.movers()[:2]
        table.play(first, list(table.legal(first))[women])
        thoughts.add(told(interpreted(table, second, playouts=6)))
    assert len(thoughts) == 1


def test_what_is_known_does_change_its_thoughts_in_gangs():
    """Otherwise the two above would say nothing."""
    table = go_on(drawn("gangs", 4, seed=1), 6)
    seat = table.movers()[0]
    richer = table.rules.layout.copy(table.redealt(seat, generator(0)))
    richer.cash[(seat + 1) % 4] += 20
    assert told(interpreted(table, seat, playouts=6)) != told(interpreted(Game(table.rules, richer), seat, playouts=6))


# Levels


def test_a_level_plays_as_the_heeler_until_its_search_is_compiled(tmp_path, monkeypatch):
    """With nothing kept compiled; otherwise the person at the table would wait for minutes."""
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(tmp_path))
    monkeypatch.setattr(engine, "_engines", {})
    table = drawn("tammany", 4)
    seat = table.movers()[0]
    for level in ("captain", "sachem"):
        assert ask(make(level), table, seat, generator(3)) == ask(make("heeler"), table, seat, generator(3))
    assert not engine_for(table.rules).is_warm()


def test_a_search_that_was_compiled_is_warm_in_another_process_too():
    engine_for(rules("tammany")).load()
    assert engine.Engine(rules("tammany")).is_warm()
