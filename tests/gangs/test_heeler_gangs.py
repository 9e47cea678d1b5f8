"""The heeler of Gangs plays like a sensible newcomer: it beats random players, is legal in every phase, and looks at nothing that is hidden from its seat."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fivepoints.bots import ask, make
from fivepoints.core.game import Game
from fivepoints.core.randoms import below, generator
from fivepoints.games.gangs import RULES, sense
from fivepoints.games.gangs.layout import BRIBE, DRAW_ORDER, State
from gangs.streets import actions_of, begin, letters, phase, play, run
from gangs.styles import STYLES, choose

FLOW = RULES.flow
OUT = [0] * RULES.choices
WEIGHTS = [0] * RULES.outcomes
TABLES = ((3, "base"), (5, "politique"), (6, "politique"))


def choice(game: Game, gang: str, seed: int = 1) -> str:
    return ask(make("heeler"), game, letters(game).index(gang), generator(seed))


# Its sense


def test_it_opens_what_pays_most():
    """Four men and no women: the gambling hall, not the rat pit."""
    assert choice(actions_of("W", people={"W": {"6a": "4m"}}), "W") == "open gambling-hall 6a"


def test_it_walks_to_a_free_square_to_open_a_den():
    """Two staff its rat pit, three are free: they go next door."""
    game = begin("c", "W", people={"W": {"6a": "3m2w"}}, tokens={"6a": "W rat-pit"}, cash=3)
    move = choice(game, "W")
    assert move.startswith("step 1m2w 6a ")
    assert choice(play(game, f"W {move}", "W done"), "W").startswith("open brothel ")


def test_it_recruits_while_that_pays():
    people = {"W": {"6a": "2m2w", "port": "1m"}}
    assert choice(actions_of("W", turn=2, people=people, tokens={"6a": "W rat-pit whisky"}, cash=12), "W") == "recruit 2m1w"
    assert not choice(actions_of("W", turn=7, people=people, tokens={"6a": "W rat-pit whisky"}, cash=12), "W").startswith("recruit")


def test_it_sobers_up_in_time():
    how: dict[str, Any] = {"people": {"W": {"6a": "2m"}}, "tokens": {"6a": "W rat-pit"}, "cash": 2}
    assert choice(begin("c", "W", **how, cells={"dial": {"W": 4}}), "W") == "box hospital 1m 6a"
    assert choice(begin("c", "W", **how, cells={"dial": {"W": 1}}), "W") == "done"


def test_for_a_vote_nobody_leaves_a_square_that_counts_as_much():
    """A lone man holds one square, whichever he stands on; one who is free of a rat pit to come holds a second one."""
    how: dict[str, Any] = {"turn": 8, "mode": "politique", "tokens": {"6a": "W gambling-hall"}, "cash": 4}
    assert not choice(begin("c", "W", people={"W": {"6a": "4m", "3a": "1m"}}, **how), "W").startswith("step")
    assert choice(begin("c", "W", people={"W": {"6a": "4m", "3a": "3m"}}, **how), "W").startswith("step 1m 3a ")


def test_nobody_sets_out_on_a_way_that_is_blocked_further_on():
    """The Rabbits' rat pit on 2a would be theirs, but on both squares of ward 6 there are others."""
    how: dict[str, Any] = {"order": "WRBEDC", "tokens": {"14a": "W gambling-hall", "2a": "R saloon"}, "cash": 4}
    people = {"W": {"14a": "5m"}, "R": {"4a": "3m2w"}, "E": {"6a": "5m", "6b": "5m"}, "B": {"17a": "5m", "4b": "5m"}, "D": {"3a": "5m"}, "C": {"5a": "5m"}}
    assert not choice(begin("c", "W", people=people, **how), "W").startswith("step 1m 14a ")


def test_it_declares_war_on_the_weak_and_not_on_the_strong():
    people = {"W": {"6a": "4m1w"}, "R": {"4a": "1m"}, "B": {"17a": "8m"}}
    assert choice(begin("d", order="WRB", people=people, cells={"blades": {"W": 1}}), "W") == "war b"
    del people["R"]
    assert choice(begin("d", order="WB", people=people, cells={"blades": {"W": 1}}), "W") == "pass"


def test_it_commits_all_it_has():
    game = play(begin("d", order="WR", cells={"blades": {"W": 1}}), "W war b")
    assert choice(game, "R") == "commit 5"


def test_it_blocks_the_best_den_of_who_leads():
    game = begin("b", order="WRB", people={"W": {"6a": "1m"}}, tokens={"4a": "R rat-pit", "17a": "B opium-den"}, police=["14a", "6b"], cash={"B": 40})
    assert choice(game, "W").endswith(" 17a")


def test_it_bribes_only_when_the_den_is_about_to_pay():
    how: dict[str, Any] = {"people": {"W": {"6a": "2m2w"}}, "tokens": {"6a": "W opium-den"}, "police": ["6a", "14a"], "order": "WRB", "cash": 20}
    before_pay = begin("a", turn=5, **how, cells={"stock": {"W": [0, 2]}})
    assert phase(before_pay) == "bribe"
    assert choice(before_pay, "W").startswith("bribe 1 ")
    long_before = run(begin("b", **how), lambda s: s.phase == BRIBE)
    assert choice(long_before, "W") == "pass"


def test_it_robs_with_those_who_staff_nothing():
    game = actions_of("W", turn=7, people={"W": {"6a": "2m", "6b": "5m"}}, tokens={"6a": "W rat-pit"})
    assert choice(game, "W") == "rob bankjob 6b"


def test_it_puts_in_all_the_ballots_it_may():
    assert choice(actions_of("W", turn=8, mode="politique", people={"W": {"6a": "1m"}}, tokens={"6a": "W rat-pit"}), "W") == "rig 5"


def test_victims_are_those_who_staff_nothing():
    people = {"W": {"6a": "2m", "6b": "2m"}, "R": {"4a": "9m"}}
    game = begin("f", order="WR", people=people, tokens={"6a": "W rat-pit"}, cells={"dial": {"W": 5}})
    assert choice(game, "W") == "bed man 6b"


def test_those_who_come_back_go_where_staff_is_lacking():
    game = begin("e", order="WR", people={"W": {"6a": "1m", "6b": "1m", "port": "1m"}}, tokens={"6b": "W rat-pit"})
    assert choice(game, "W") == "home man 6b"


# Whole games


def play_out(s: State, seed: int, heelers: int) -> list[int]:
    """Those seats (a bit for each) play as heelers, the others at random; the places at the end."""
    r = generator(seed)
    while not FLOW.over(s):
        n = FLOW.chance(s, OUT, WEIGHTS)
        if n:
            action = OUT[RULES.plain.weighted(r, WEIGHTS, n)]
        elif heelers >> s.seat & 1:
            action = sense.heeler(s, r, OUT)
        else:
            action = OUT[below(r, FLOW.legal(s, OUT))]
        FLOW.apply(s, action)
    places = [0] * s.players
    FLOW.places(s, places)
    return places


@pytest.mark.parametrize("mode", ["base", "politique"])
def test_one_heeler_beats_random_players(mode):
    """With 2, 4 and 6 gangs, from every seat: 21 of 22 at least."""
    seats = [(players, seat) for players, times in ((2, 4), (4, 2), (6, 1)) for seat in range(players) for _ in range(times)]
    won = 0
    for seed, (players, seat) in enumerate(seats):
        s = RULES.start(players, {"mode": mode, "gangs": RULES.options["gangs"][31 * seed]})
        won += play_out(s, 100 + seed, 1 << seat)[seat] == 1
    assert (won >= 21, len(seats)) == (True, 22)


@pytest.mark.parametrize("style", STYLES)
def test_it_is_legal_in_every_position(style):
    """Asked at every choice of games in which others bring it into the corners."""
    for players, mode in TABLES:
        for _, s in positions(players, mode, style):
            legal = OUT[: FLOW.legal(s, OUT)]
            assert sense.heeler(RULES.layout.copy(s), generator(5), [0] * RULES.choices) in legal


def test_every_kind_of_choice_was_among_them():
    seen = {s.phase for style in STYLES for players, mode in TABLES for _, s in positions(players, mode, style)}
    assert seen == set(range(DRAW_ORDER))


def positions(players: int, mode: str, style: str) -> Any:
    """The choices of one game in that style, each with the seat that is asked."""
    rng, r = Random(f"{style} {mode}"), generator(players)
    s = RULES.start(players, {"mode": mode})
    while not FLOW.over(s):
        n = FLOW.chance(s, OUT, WEIGHTS)
        if n:
            FLOW.apply(s, OUT[RULES.plain.weighted(r, WEIGHTS, n)])
        else:
            actions = OUT[: FLOW.legal(s, OUT)]
            yield s.seat, s
            FLOW.apply(s, choose(s, actions, style, rng))


def test_the_same_generator_gives_the_same_game():
    assert play_out(RULES.start(3, {}), 7, 0b111) == play_out(RULES.start(3, {}), 7, 0b111)


# What it sees


def test_its_choice_does_not_depend_on_what_is_hidden():
    """Others' ballots and sealed choices are dealt anew: it chooses the same, and draws as often."""
    differ = 0
    for seed in range(2):
        s, r, other = RULES.start(4, {"mode": "politique"}), generator(seed), generator(1000 + seed)
        while not FLOW.over(s):
            n = FLOW.chance(s, OUT, WEIGHTS)
            if n:
                FLOW.apply(s, OUT[RULES.plain.weighted(r, WEIGHTS, n)])
                continue
            seat = s.seat
            redealt = RULES.layout.copy(s)
            FLOW.redeal(redealt, seat, other)
            mine, theirs = generator(seed), generator(seed)
            action = sense.heeler(s, mine, OUT)
            if RULES.layout.pack(redealt) != RULES.layout.pack(s):
                differ += 1
                assert redealt.seat == seat
                assert (sense.heeler(redealt, theirs, OUT), theirs) == (action, mine)
            FLOW.apply(s, action)
    assert differ > 100
