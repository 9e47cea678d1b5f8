"""Positions and questions for the second reading of the rules (tests/rules/test_second_reading_*.py).

Nothing here knows the engine: a position is written as text, and what happened is read off the text again.
"""

import pytest

import fivepoints
from fivepoints import IllegalMove, PhaseError

SEATS = "abcde"
NATIONS = {"I": "irish", "E": "english", "G": "german", "T": "italian"}
ORDER = (1, 2, 4, 7, 6, 14, 9, 15, 8, 5, 3, 17, 11, 13, 10)
START = dict(zip(ORDER, ["E", "G", "I", "E", "G", "I", "I", "E", "I", "G", "E", "I", "E", "I", "G"], strict=False))
PAIRS = [
    tuple(int(n) for n in pair.split("-"))
    for pair in [
        "1-2",
        "1-3",
        "2-3",
        "2-4",
        "2-6",
        "3-5",
        "3-6",
        "4-6",
        "4-7",
        "5-6",
        "5-8",
        "6-10",
        "6-14",
        "7-10",
        "7-13",
        "8-9",
        "8-14",
        "8-15",
        "9-15",
        "10-13",
        "10-14",
        "10-17",
        "11-13",
        "11-17",
        "13-17",
        "14-15",
        "14-17",
        "15-17",
    ]
]
WAYS = {way for one, two in PAIRS for way in ((one, two), (two, one))}
NO_CUBES_LEFT = {10: "I19E20G22T25"}  # with the start cubes elsewhere all hundred cubes are in the wards


def opened(players, year):
    """The open wards in a year, in election order (rules 3.2, 3.4)."""
    zones = min(3, players - 2 + (year - 1) // 4)
    return ORDER[: (0, 6, 11, 15)[zones]]


def line(phase, *, players=3, edition=2020, supply="printed", lock=None, year=6, first="a", wards=None, garden="I", seats=None):
    """A position's text. Wards hold their start cube; `":ab"` or `"!"` adds to it, other text replaces it."""
    wards, seats = wards or {}, seats or {}
    lock = lock or ("full" if edition == 2020 else "placing")
    here = []
    for ward in opened(players, year):
        text = wards.get(ward, "")
        here.append(START[ward] + text if text[:1] in ("", ":", "!") else text)
    assert set(wards) <= set(opened(players, year))
    assert set(seats) <= set(SEATS[:players])
    usual = "0,-,3" if year <= 4 else "3,-,3"
    there = [seats.get(seat, usual) for seat in SEATS[:players]]
    return f"tammany {players} {edition} {supply} {lock} {'/'.join(here)} {garden} {'/'.join(there)} y{year}{first} {phase}"


def at(phase, **how):
    """The game at a position; reading it and printing it again gives the same text."""
    text = line(phase, **how)
    game = fivepoints.parse(text)
    assert game.position() == text
    return game


def do(game, *moves):
    """Play moves written with their seat: `"a campaign 4 7"`."""
    for move in moves:
        seat, text = move.split(" ", 1)
        game.play(SEATS.index(seat), text)
    return game


def election(*moves, year=4, first="a", players=3, **how):
    """The last turn before an election has its ward action behind it and ends now; then the moves."""
    last = SEATS[(SEATS.index(first) - 1) % players]
    game = at(f"turn={last},ward", year=year, first=first, players=players, **how)
    return do(game, f"{last} end", *moves)


def forbidden(game, move, error=(IllegalMove, PhaseError)):
    """The move is refused, nothing has changed, and it is not offered."""
    seat, text = move.split(" ", 1)
    before = game.position()
    with pytest.raises(error):
        game.play(SEATS.index(seat), text)
    assert game.position() == before
    assert not allowed(game, move)


def allowed(game, move):
    """Is the move among those offered to its seat?"""
    seat, text = move.split(" ", 1)
    return SEATS.index(seat) in game.movers() and text in game.legal(SEATS.index(seat))


def offers(game, seat, word=""):
    """All moves offered to the seat that begin with a word, each once."""
    moves = [move for move in game.legal(SEATS.index(seat)) if move.split()[0] == word or not word]
    assert len(moves) == len(set(moves))
    return set(moves)


def outcomes(game, seat):
    """Every position that the seat's moves lead to."""
    found = set()
    for move in game.legal(SEATS.index(seat)):
        then = game.copy()
        then.play(SEATS.index(seat), move)
        found.add(then.position())
    return found


def deal(game):
    """Let all draws that are due happen, Italians preferred."""
    while game.chance():
        there = [outcome for outcome, weight in game.chance() if weight]
        game.draw("italian" if "italian" in there else there[0])
    return game


def ward(game, number):
    return game.position().split()[5].split("/")[ORDER.index(number)]


def garden(game):
    return game.position().split()[6]


def seat(game, letter):
    return game.position().split()[7].split("/")[SEATS.index(letter)]


def points(game):
    return [int(person.split(",")[0]) for person in game.position().split()[7].split("/")]


def favors(game, letter):
    return seat(game, letter).split(",")[1]


def clock(game):
    return game.position().split()[8]


def phase(game):
    return game.position().split()[9]


def bag(game):
    return tuple(game.view(None)["bag"][nation] for nation in NATIONS.values())


def supply(game):
    return tuple(game.view(None)["supply"][nation] for nation in NATIONS.values())


def bosses_left(game):
    return [person["bosses"] for person in game.view(None)["seats"]]
