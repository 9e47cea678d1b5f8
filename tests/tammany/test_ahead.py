"""Answers that a seat leaves for an election: for which choices it may, under which key, and in which words."""
from __future__ import annotations

import pytest

import fivepoints
from fivepoints import Game, IllegalMove, NotationError
from fivepoints.games import rules
from table import ALL_CUBES, ORDER, SEATS, at, draw_all, election, play

NOTATION = rules("tammany").notation
BONUS_WARDS = (1, 2, 4, 7)


def keys(game: Game, letter: str) -> list[str]:
    return [occasion.key for occasion in NOTATION.occasions(game.state(), SEATS.index(letter))]


def asked(game: Game, letter: str) -> str:
    return NOTATION.occasion(game.asking(SEATS.index(letter)))


def all_of(year: int, wards: tuple[int, ...]) -> list[str]:
    """The bid of each ward in the order of the election, and the bonus where there is one."""
    return [key for n in wards for key in ([f"{year} bid {n}", f"{year} bonus {n}"] if n in BONUS_WARDS else [f"{year} bid {n}"])]


# Before the election


@pytest.mark.parametrize(("players", "wards"), [(3, 6), (4, 11), (5, 15)])
def test_in_a_term_every_open_ward_may_be_answered_by_everybody(players, wards):
    game = draw_all(fivepoints.new("tammany", players=players))
    for letter in SEATS[:players]:
        assert keys(game, letter) == all_of(4, ORDER[:wards])
    assert asked(game, SEATS[game.movers()[0]]) == ""


@pytest.mark.parametrize(("year", "vote"), [(1, 4), (4, 4), (5, 8), (8, 8), (9, 12), (13, 16), (16, 16)])
def test_the_key_has_the_year_of_the_election_that_ends_the_term(year, vote):
    game = at("turn=a", year=year, players=5)
    assert keys(game, "c") == all_of(vote, ORDER)


def test_what_an_occasion_is_about():
    game = at("turn=a", year=6, players=5)
    about = {occasion.key: occasion.about for occasion in NOTATION.occasions(game.state(), 0)}
    assert about["8 bid 14"] == {"kind": "bid", "ward": "14", "year": 8}
    assert about["8 bonus 2"] == {"kind": "cube", "ward": "2", "year": 8}
    assert about["8 bonus 7"] == {"kind": "favor", "ward": "7", "year": 8}


def test_between_terms_the_next_election_is_meant_through_offices_openings_and_draws():
    """7.5, 7.6: the year is raised only when the new term begins, and the key must not change with it."""
    game = election("a pass", year=4, wards={4: ":a"})
    seen = []
    while not seen or game.view(None)["phase"] != "turn":
        seen.append(game.view(None)["phase"])
        opened = [number for number in ORDER if game.view(None)["wards"][str(number)]["open"]]
        assert keys(game, "b") == all_of(8, tuple(opened))
        if game.chance():
            game.draw(game.chance()[0][0])
        else:
            play(game, "a appoint b deputy c police")
    assert set(seen) == {"appoint", "open", "fill"}
    assert keys(game, "b") == all_of(8, ORDER[:11])
    assert game.view(None)["year"] == 5


# In the election


def test_in_an_election_who_stands_nowhere_else_is_asked_nowhere_else():
    wards = {4: ":ab", 7: ":ac", 14: ":bc", 6: ":c"}
    game = election(wards=wards, seats={"a": "0,I2E,3", "b": "0,I,3"})
    assert keys(game, "a") == ["4 bid 4", "4 bonus 4", "4 bid 7", "4 bonus 7"]
    assert keys(game, "b") == ["4 bid 4", "4 bonus 4", "4 bid 14"]
    assert keys(game, "c") == ["4 bid 7", "4 bonus 7", "4 bid 14"]
    assert (asked(game, "a"), asked(game, "b")) == ("4 bid 4", "4 bid 4")


def test_who_stands_alone_is_asked_for_the_bonus_only():
    game = election(wards={1: ":ab", 2: ":c"}, seats={"a": "0,E,3"})
    assert keys(game, "c") == ["4 bonus 2"]


def test_who_has_bid_has_only_the_bonus_left():
    game = election("b bid irish 1", wards={4: ":ab"}, seats={"a": "0,I2E,3", "b": "0,I,3"})
    whole = fivepoints.parse(game.position())  # as the rules have it: b's bid is made
    assert keys(whole, "b") == ["4 bonus 4"]
    assert keys(whole, "a") == ["4 bid 4", "4 bonus 4"]
    assert keys(game, "b") == ["4 bid 4", "4 bonus 4"]  # as the door has it: b's bid waits, and can be changed


def test_the_bonus_is_the_winners_alone():
    game = election("a bid irish 2", "b bid none", wards={4: ":ab", 6: ":bc"}, seats={"a": "0,I2,3", "b": "0,I,3"})
    assert asked(game, "a") == "4 bonus 4"
    assert keys(game, "a") == ["4 bonus 4"]
    assert keys(game, "b") == keys(game, "c") == ["4 bid 6"]


def test_without_cubes_in_the_bag_there_is_no_bonus_of_wards_1_and_2():
    game = election(players=5, year=12, wards={1: ":ab", 4: ":ab", **ALL_CUBES}, seats={"a": "0,E2,3"})
    assert keys(game, "a") == ["12 bid 1", "12 bid 4", "12 bonus 4"]


def test_after_the_last_election_there_is_nothing_to_answer():
    game = election(year=16)
    assert game.over
    assert [keys(game, letter) for letter in "abc"] == [[], [], []]


# Amounts


def test_a_bid_is_told_as_ranges():
    game = election(wards={4: "IEG:ab"}, seats={"a": "0,I2G3T4,3", "b": "0,E,3"})
    assert NOTATION.amounts(game.asking(0)) == {"irish": (0, 2), "german": (0, 3)}
    assert NOTATION.amounts(game.asking(1)) == {"english": (0, 1)}


def test_nothing_else_is_told_as_ranges_and_nothing_plays_itself():
    for game in (at("turn=a"), election(wards={4: ":a"})):
        s = game.asking(game.movers()[0])
        assert NOTATION.amounts(s) is None
        assert NOTATION.default(s) == ""


# Answers


@pytest.mark.parametrize(
    ("key", "said", "kept"),
    [
        ("4 bid 14", "bid irish 2 german 1", "bid irish 2 german 1"),
        ("4 bid 14", "Bid 	german 1, IRISH 2 english 0", "bid irish 2 german 1"),
        ("16 bid 1", "bid i 3", "bid irish 3"),
        ("8 bid 10", "bid irish 0", "bid none"),
        ("8 bid 10", "bid none", "bid none"),
        ("12 bonus 1", "place an Irish cube in ward 5", "place irish 5"),
        ("12 bonus 2", "pass", "pass"),
        ("12 bonus 4", "take a german favor", "take german"),
        ("12 bonus 7", "PASS", "pass"),
    ],
)
def test_an_answer_has_one_spelling(key, said, kept):
    assert NOTATION.prepare(key, said) == NOTATION.prepare(key, kept) == kept


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("4 bid 14", "pass"),
        ("4 bid 14", "bid"),
        ("4 bid 14", "bid irish"),
        ("4 bid 14", "bid irish 1 irish 2"),
        ("4 bid 14", "bid dutch 1"),
        ("4 bid 14", "bid irish -1"),
        ("4 bid 14", "take irish"),
        ("4 bid 14", "end"),
        ("4 bonus 1", "take irish"),
        ("4 bonus 1", "place irish 12"),
        ("4 bonus 1", "bid none"),
        ("4 bonus 4", "place irish 4"),
        ("4 bonus 4", "take irish 4"),
        ("4 bonus 6", "pass"),  # it has none
        ("5 bid 14", "bid none"),  # no year of an election
        ("20 bid 14", "bid none"),
        ("4 bid 12", "bid none"),  # no such ward
        ("4  bid 14", "bid none"),
        ("", "bid none"),
    ],
)
def test_what_can_be_no_answer_is_refused(key, text):
    with pytest.raises(NotationError):
        NOTATION.prepare(key, text)


def test_an_answer_that_does_not_fit_when_it_is_asked_is_refused_whole():
    """No Italian lives in ward 4, and a has but two Irish favors."""
    game = election(wards={4: ":ab"}, seats={"a": "0,I2T,3", "b": "0,I,3"})
    for left in ("bid irish 1 italian 1", "bid irish 3"):
        assert NOTATION.prepare("4 bid 4", left) == left
        with pytest.raises(IllegalMove):
            game.play(0, left)
    assert game.held == []
