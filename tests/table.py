"""Setting a table for a test: a position written field by field, moves said with their seat, and what stands where afterwards.

Expected values in the tests are worked out by hand from docs/rules/tammany-hall.md; nothing here asks the engine what is right.
"""
from __future__ import annotations

from collections.abc import Mapping

import pytest

import fivepoints
from fivepoints import Game, IllegalMove

SEATS = "abcde"
NATIONS = {"I": "irish", "E": "english", "G": "german", "T": "italian"}
ORDER = (1, 2, 4, 7, 6, 14, 9, 15, 8, 5, 3, 17, 11, 13, 10)  # as the wards vote
FIRST_CUBE = dict(zip(ORDER, "EGIEGIIEIGEIEIG", strict=True))  # one way the zones can open
ALL_CUBES = {10: "I19E20G22T25"}  # beside the first cubes elsewhere: all hundred cubes are in the wards


def open_wards(players: int, year: int) -> tuple[int, ...]:
    """Rules 3.2 and 3.4."""
    zones = min(3, players - 2 + (year - 1) // 4)
    return ORDER[: (6, 11, 15)[zones - 1]]


def line(
    phase: str,
    *,
    players: int = 3,
    year: int = 6,
    first: str = "a",
    wards: Mapping[int, str] | None = None,
    garden: str = "I",
    seats: Mapping[str, str] | None = None,
    edition: int = 2020,
    supply: str = "printed",
    lock: str | None = None,
) -> str:
    """A position. A ward has its first cube; a text like `:ab` or `!` is added to it, any other replaces it. A seat has `0,-,3`."""
    wards, seats = wards or {}, seats or {}
    here = open_wards(players, year)
    assert set(wards) <= set(here)
    assert set(seats) <= set(SEATS[:players])
    texts = [FIRST_CUBE[n] + text if (text := wards.get(n, ""))[:1] in ("", ":", "!") else text for n in here]
    people = [seats.get(letter, "0,-,3") for letter in SEATS[:players]]
    lock = lock or {2009: "placing", 2020: "full"}[edition]
    return f"tammany {players} {edition} {supply} {lock} {'/'.join(texts)} {garden} {'/'.join(people)} y{year}{first} {phase}"


def at(phase: str, **how: object) -> Game:
    """The game at a position; what is read prints the same again."""
    text = line(phase, **how)
    game = fivepoints.parse(text)
    assert game.position() == text
    return game


def play(game: Game, *moves: str) -> Game:
    """Moves with their seat before them: `"a campaign 4 7"`."""
    for move in moves:
        letter, text = move.split(" ", 1)
        game.play(SEATS.index(letter), text)
    return game


def election(*moves: str, year: int = 4, first: str = "a", players: int = 3, garden: str = "-", **how: object) -> Game:
    """The last turn before an election ends; then the moves."""
    last = SEATS[(SEATS.index(first) - 1) % players]
    game = at(f"turn={last},ward", year=year, first=first, players=players, garden=garden, **how)
    return play(game, f"{last} end", *moves)


def offered(game: Game, letter: str, verb: str = "") -> set[str]:
    """The moves of a seat, or those that begin with a word; none is listed twice."""
    moves = [move for move in game.legal(SEATS.index(letter)) if not verb or move.split()[0] == verb]
    assert len(moves) == len(set(moves))
    return set(moves)


def refused(game: Game, move: str, *words: str, error: type[Exception] = IllegalMove) -> None:
    """The move is refused with an error of just this class that speaks of these words, it is not offered, and nothing has changed."""
    letter, text = move.split(" ", 1)
    seat = SEATS.index(letter)
    before = game.position(), game.movers(), game.view(seat)
    with pytest.raises(error) as caught:
        game.play(seat, text)
    assert caught.type is error
    for word in words:
        assert word.lower() in str(caught.value).lower()
    assert (game.position(), game.movers(), game.view(seat)) == before
    if seat in game.movers():
        assert text not in game.legal(seat)


def draw(game: Game, *outcomes: str) -> Game:
    for outcome in outcomes:
        game.draw(outcome)
    return game


def draw_all(game: Game, *wanted: str) -> Game:
    """All draws that are due, the first of the wanted outcomes that is possible each time, else the first there is."""
    while game.chance():
        possible = [outcome for outcome, _ in game.chance()]
        game.draw(next((outcome for outcome in wanted if outcome in possible), possible[0]))
    return game


# What stands where


def ward(game: Game, number: int) -> str:
    return game.position().split()[5].split("/")[ORDER.index(number)]


def garden(game: Game) -> str:
    return game.position().split()[6]


def person(game: Game, letter: str) -> str:
    return game.position().split()[7].split("/")[SEATS.index(letter)]


def scores(game: Game) -> list[int]:
    return [int(text.split(",")[0]) for text in game.position().split()[7].split("/")]


def favors(game: Game, letter: str) -> str:
    return person(game, letter).split(",")[1]


def tokens(game: Game, letter: str) -> int:
    return int(person(game, letter).split(",")[2])


def clock(game: Game) -> str:
    return game.position().split()[8]


def phase(game: Game) -> str:
    return game.position().split()[9]


def bag(game: Game) -> tuple[int, ...]:
    return tuple(game.view(None)["bag"].values())


def favors_left(game: Game) -> tuple[int, ...]:
    """In the supply: Irish, English, German, Italian."""
    return tuple(game.view(None)["supply"].values())


def bosses_left(game: Game, letter: str) -> int:
    left: int = game.view(None)["seats"][SEATS.index(letter)]["bosses"]
    return left
