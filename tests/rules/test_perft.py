"""Exact counts: how many moves, sequences and results there are, against numbers worked out by hand from the rules."""
from __future__ import annotations

from fractions import Fraction
from math import comb, factorial

import pytest

import fivepoints
from fivepoints import Game
from strategies import RULES, legal
from table import ORDER, at, draw, draw_all, election, offered, phase, play

WARDS_AT_FIRST = {3: 6, 4: 11, 5: 15}
NATIONS = ("irish", "english", "german", "italian")


def results(game: Game, letter: str) -> set[str]:
    """The positions that the moves of a seat lead to."""
    seat, found = "abcde".index(letter), set()
    for move in game.legal(seat):
        then = game.copy()
        then.play(seat, move)
        found.add(then.position())
    return found


def turns(game: Game, letter: str) -> list[str]:
    """Every way in which the seat can play its turn, up to its end: the positions after it."""
    seat, found = "abcde".index(letter), []
    for move in game.legal(seat):
        then = game.copy()
        then.play(seat, move)
        found.extend([then.position()] if move == "end" else turns(then, letter))
    return found


def paths(state: object, depth: int) -> int:
    """How many sequences of so many actions there are."""
    ids = legal(state)
    if depth == 1:
        return len(ids)
    count = 0
    for action in ids:
        after = RULES.layout.copy(state)
        RULES.flow.apply(after, action)
        count += paths(after, depth - 1)
    return count


def draws(game: Game, stop: str) -> dict[str, Fraction]:
    """Every position at which the draws stop being of the first phase, with its probability."""
    if not phase(game).startswith(stop):
        return {game.position(): Fraction(1)}
    found: dict[str, Fraction] = {}
    total = sum(weight for _, weight in game.chance())
    for outcome, weight in game.chance():
        for text, chance in draws(draw(game.copy(), outcome), stop).items():
            found[text] = found.get(text, Fraction(0)) + chance * Fraction(weight, total)
    return found


# The first ward action (12.8)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("nations", [1, 2, 3, 4])
def test_case_8_closed_forms(players, nations):
    """12.8: 21 + 36k, 66 + 121k and 120 + 225k distinct results, k nations having been drawn into Castle Garden."""
    game = fivepoints.new("tammany", players=players)
    while phase(game) == "open":
        draw(game, game.chance()[0][0])
    draw(game, *(NATIONS[i % nations] for i in range(players + 2)), "a")
    base, step = {3: (21, 36), 4: (66, 121), 5: (120, 225)}[players]
    assert len(game.legal(0)) == len(results(game, "a")) == base + step * nations


@pytest.mark.parametrize("players", [3, 4, 5])
def test_actions_of_the_first_turn(players):
    """A first boss for a campaign or a settle in each ward; then the second boss in the same or a later ward, or a cube; then only the end."""
    wards = WARDS_AT_FIRST[players]
    state = at("turn=a", players=players, year=1, garden="I2EGT")._state()
    whole = comb(wards + 1, 2) + wards * wards * 4
    assert [paths(state, depth) for depth in (1, 2, 3)] == [2 * wards, whole, whole]


def test_actions_of_two_turns_of_three_players():
    """I2EGT: after a campaign or an Irish settle (21 + 36) there are four nations for the next seat, else three: 57 * 165 + 108 * 129."""
    state = at("turn=a", year=1, garden="I2EGT")._state()
    two = (21 + 36) * (21 + 36 * 4) + 36 * 3 * (21 + 36 * 3)
    assert two == 23337
    assert [paths(state, depth) for depth in (4, 5)] == [165 * 12, two]


def test_results_of_two_turns_of_three_players():
    """Two Irish settles that change wards come to the same: 36 * 36 sequences, but 36 * 21 results (36 ways for the bosses, 21 pairs of wards)."""
    game = at("turn=a", year=1, garden="I2EGT")
    found = set()
    for move in game.legal(0):
        found |= results(play(game.copy(), f"a {move}", "a end"), "b")
    assert len(found) == 23337 - (36 * 36 - 36 * 21)


# The ward action with locks, and with pieces run out

OFFICES = {"a": "9,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,council"}


@pytest.mark.parametrize("locks", [0, 1, 2])
@pytest.mark.parametrize(("garden", "nations"), [("I", 1), ("I2G", 2), ("IEGT", 4)])
def test_ward_actions_with_locks(locks, garden, nations):
    """5: of eleven wards those without a lock."""
    game = at("turn=a", year=7, garden=garden, wards=dict.fromkeys(ORDER[:locks], "!"), seats=OFFICES)
    free = 11 - locks
    assert len(game.legal(0)) == len(results(game, "a")) == comb(free + 1, 2) + free * free * nations


@pytest.mark.parametrize(("left", "campaigns", "settles"), [(2, 120, 225), (1, 15, 225), (0, 1, 15)])
@pytest.mark.parametrize(("garden", "nations"), [("-", 0), ("I", 1), ("I2EGT", 4)])
def test_ward_actions_with_few_bosses(left, campaigns, settles, garden, nations):
    """Q1, Q5: fifteen wards. One boss: a campaign of one; none: campaign none, and the cube alone."""
    cubes = "I19E20G22T25" if garden == "-" else "G"
    wards = dict.fromkeys(ORDER, ":a") | {10: f"{cubes}:a", 6: f":a{3 - left}" if left < 2 else ":a"}
    game = at("turn=a", year=14, garden=garden, wards=wards, seats=OFFICES | {"a": "30,-,3,mayor,lead=I"})
    assert len(game.legal(0)) == len(results(game, "a")) == campaigns + settles * nations


# Complete turns: benefits in any order


def test_turns_of_a_deputy_mayor():
    """187 ward actions (66 + 121); no favor, or one of four before or after it: 187 * 9 ways, 187 * 5 results."""
    ways = turns(at("turn=b", seats=OFFICES), "b")
    assert len(ways) == 187 * (1 + 2 * 4)
    assert len(set(ways)) == 187 * (1 + 4)


def test_turns_of_a_council_president():
    """A lock before the ward action leaves ten wards for it (55 + 100); after it any of eleven can be locked."""
    ways = turns(at("turn=c", seats=OFFICES, first="a"), "c")
    assert len(ways) == 187 + 187 * 11 + 11 * 155
    assert len(set(ways)) == 187 + 187 * 11


def test_turns_of_a_chief_of_police():
    """Every ward has one cube. After a settle its ward has two of different nations: the old one can be arrested, or the new one again.

    The new one gone, it does not matter where it was: 11 results for 121 settles.
    """
    seats = OFFICES | {"c": "4,-,3,police"}
    ways = turns(at("turn=c", garden="T", seats=seats), "c")
    assert len(ways) == 66 + 121 * (1 + 2)
    assert len(set(ways)) == 66 + 121 + 121 + 11


def test_turns_of_a_precinct_chairman():
    """Of zones I and II 17 pairs of wards are adjacent: 34 ways. After a settle either cube of its ward can go on; the new one could have settled there."""
    seats = OFFICES | {"c": "4,-,3,precinct"}
    ways = turns(at("turn=c", garden="T", seats=seats), "c")
    assert len(ways) == 66 + 121 + 11 * 34 * 2
    assert len(set(ways)) == 66 + 121 + 11 * 34


# Benefits counted in a given position

CROWDED = {"wards": {6: "I2G", 14: "IET", 3: "E2"}, "garden": "T"}


@pytest.mark.parametrize(
    ("lock", "locked", "arrests"),
    [("full", None, 2 + 3 + 1), ("full", 14, 2 + 1), ("placing", 14, 2 + 3 + 1)],
)
def test_arrests(lock, locked, arrests):
    """5: a nation of each ward with two cubes or more; E1 in a locked one."""
    wards = CROWDED["wards"] | ({locked: CROWDED["wards"][locked] + "!"} if locked else {})
    game = at("turn=b", wards=wards, lock=lock, seats=OFFICES | {"b": "5,-,3,police"})
    assert len(offered(game, "b", "arrest")) == arrests


@pytest.mark.parametrize(
    ("year", "lock", "locked", "moves"),
    [
        (6, "full", None, 2 * 5 + 3 * 3 + 1 * 4),  # from 6 to 2 3 4 5 14, from 14 to 6 8 15, from 3 to 1 2 5 6
        (6, "full", 6, 3 * 2 + 1 * 3),
        (6, "placing", 6, 2 * 5 + 3 * 2 + 1 * 3),
        (10, "full", None, 2 * 6 + 3 * 5 + 1 * 4),  # zone III: from 6 to 10, from 14 to 10 and 17
    ],
)
def test_moves_of_a_cube(year, lock, locked, moves):
    """5: a nation of each ward with two cubes or more, to each neighbour that is open and not locked."""
    wards = CROWDED["wards"] | ({locked: CROWDED["wards"][locked] + "!"} if locked else {})
    game = at("turn=b", year=year, wards=wards, lock=lock, seats=OFFICES | {"b": "5,-,3,precinct"})
    assert len(offered(game, "b", "move")) == moves


@pytest.mark.parametrize(("cubes", "nations"), [("I2", 1), ("IE", 2), ("IEGT", 4)])
def test_moves_of_a_cube_all_over_the_city(cubes, nations):
    """2: 28 adjacent pairs are 56 ways. For one nation a ward: two Irish cubes in each of eight wards, two English in each of the other seven."""
    wards = dict.fromkeys(ORDER, cubes)
    if cubes == "I2":
        wards = dict.fromkeys(ORDER[:8], "I2") | dict.fromkeys(ORDER[8:], "E2")
    game = at("turn=b", year=10, garden="T", wards=wards, seats=OFFICES | {"b": "5,-,3,precinct"})
    assert len(offered(game, "b", "move")) == 28 * 2 * nations


@pytest.mark.parametrize(("year", "locks", "count"), [(5, 0, 11), (6, 1, 10), (7, 2, 0), (9, 0, 15), (10, 1, 14)])
def test_locks(year, locks, count):
    """5: one a year, two in a term."""
    game = at("turn=c", year=year, wards=dict.fromkeys(ORDER[:locks], "!"), seats=OFFICES)
    assert len(offered(game, "c", "lock")) == count


SLANDERER = {"wards": {1: "EG:abc", 2: "G:ac", 6: "IG:ab", 8: "I:ac"}}


def test_slanders_without_the_means_to_spread():
    """6: E and G against b and c in ward 1, G against c in 2, G against b in 6; nothing in 8 without an Irish favor."""
    game = at("turn=a", seats={"a": "5,EG,3"}, **SLANDERER)
    assert len(offered(game, "a", "slander")) == 2 * 2 + 1 + 1 + 0


def test_slanders_that_spread():
    """6: with three German favors those against c spread from 1 to 2 and from 2 to 1, which comes to the same; no ward with b touches 6."""
    game = at("turn=a", seats={"a": "5,EG3,3"}, **SLANDERER)
    moves = offered(game, "a", "slander")
    assert len(moves) == 6 + 2
    assert len({play(game.copy(), f"a {move}").position() for move in moves}) == 7


# Elections


def test_bids_are_the_product_of_the_holdings():
    """7.2: A has I2E2, B E2 that can be bid in a ward with Irish and English; C always bids after them in 14."""
    seats = {"a": "0,I2E2,3", "b": "0,E2T3,3", "c": "0,I,3"}
    game = election(wards={6: "IE:a2b3", 14: "I:bc"}, seats=seats)
    assert (len(game.legal(0)), len(game.legal(1))) == (3 * 3, 3)
    found = set()
    for move in game.legal(0):
        found |= results(play(game.copy(), f"a {move}"), "b")
    assert len(found) == 9 * 3


@pytest.mark.parametrize(
    ("cubes", "held", "count"),
    [
        ("I", "I7", 8),
        ("I", "I7E9", 8),
        ("IE", "I7E9", 80),
        ("IEGT", "I7E9G2T4", 8 * 10 * 3 * 5),
        ("IEGT", "I35E35", 36 * 36),
        ("IEGT", "I35E35G35T35", 36**4),
    ],
)
def test_bids_are_counted_not_listed(cubes, held, count):
    """7.2: (n + 1) for each nation that lives in the ward, whatever else is held; 36 ** 4 of them are no burden."""
    game = at("bid=6,a", year=8, garden="-", wards={6: f"{cubes}:ab"}, seats={"a": f"0,{held},3"})
    moves = game.legal(0)
    assert len(moves) == count
    assert moves[0] == "bid none"
    assert moves[-1] == moves[count - 1] != moves[count - 2]
    assert len({moves[i] for i in range(0, count, max(1, count // 50))}) == len(range(0, count, max(1, count // 50)))


@pytest.mark.parametrize(("players", "count", "steps"), [(3, 4 * 3, 2), (4, 4 * 3 * 2, 3), (5, factorial(4), 3)])
def test_appointments(players, count, steps):
    """7.5: 12, 24 and 24; with five players the last office is given by itself."""
    game = election(players=players, wards={6: ":b"})
    assert len(game.legal(1)) == len(results(game, "b")) == count
    assert paths(game._state(), steps) == count


@pytest.mark.parametrize(("locks", "bag", "count"), [(0, "IEGT", 11 * 4 + 1), (2, "IEGT", 9 * 4 + 1)])
def test_bonus_cubes(locks, bag, count):
    """7.2, Q3: a nation of the bag to an unlocked ward, or none."""
    wards = {1: ":a"} | dict.fromkeys(ORDER[4 : 4 + locks], "!")
    game = election(year=8, wards=wards, seats=OFFICES)
    assert len(game.legal(0)) == count
    assert len(results(game, "a")) == count


# Set-up


@pytest.mark.parametrize(("players", "count"), [(3, 30), (4, 30 * 30)])
def test_ways_to_open_the_first_zones(players, count):
    """3.2: I1 E2 G2 over five wards: 5! / (2! 2!) = 30; I2 E2 G1 over five: 30 again. All are equally likely."""
    ways = draws(fivepoints.new("tammany", players=players), "open")
    assert set(ways.values()) == {Fraction(1, count)}
    assert len(ways) == count


def test_ways_to_open_zone_iii():
    """3.4: I2 E G over four wards: 4! / 2! = 12."""
    ways = draws(election(players=4), "open")
    assert set(ways.values()) == {Fraction(1, 12)}
    assert len(ways) == 12


def test_ways_to_fill_castle_garden():
    """4.1: five cubes of four nations, C(8, 3) = 56 different gardens; all Italian with chance 25/85 * 24/84 * 23/83 * 22/82 * 21/81."""
    game = fivepoints.new("tammany", players=3)
    while phase(game) == "open":
        draw(game, game.chance()[0][0])
    ways = draws(game, "fill")
    assert len(ways) == comb(8, 3)
    italian = next(chance for text, chance in ways.items() if text.split()[6] == "T5")
    assert italian == Fraction(comb(25, 5), comb(85, 5))
    assert sum(ways.values()) == 1


def test_ways_to_begin_a_game_of_three_in_each_edition():
    """3, E2: 30 ways for the wards, three first players; the garden is fixed here."""
    for edition in (2009, 2020):
        found = set()
        for text in draws(fivepoints.new("tammany", players=3, edition=edition), "open"):
            for first in "abc":
                found.add(draw_all(fivepoints.parse(text), first, "italian").position())
        assert len(found) == 30 * 3
