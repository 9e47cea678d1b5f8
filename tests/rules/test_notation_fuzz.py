"""Mutated positions and moves: whatever is thrown at the notation, it reads it or refuses it with one of the documented errors, and changes nothing.

FIVEPOINTS_SOAK=1 throws ten times as many.
"""
from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

import fivepoints
from fivepoints import FivepointsError, IllegalMove, NotationError, PhaseError, SeatError
from fivepoints.games.tammany import layout
from fivepoints.games.tammany.moves import VERBS
from strategies import RULES, STYLES, Table, chance, choose, game_of, legal, walk

MUTANTS = 100_000 * (10 if os.environ.get("FIVEPOINTS_SOAK") else 1)  # of positions and moves together
MOVE_ERRORS = (NotationError, PhaseError, IllegalMove, SeatError)
LETTERS = "abcdeIEGTiegtxy0123456789-~!:/,=? \t\n.+_%\0\x7f\u00b2\u0667\u00e9\u2003\U0001f5fd"
WORDS = [*VERBS, "irish", "english", "german", "italian", "none", "spread", "deputy", "council", "police", "precinct", "mayor", "the", "ward"]
WORDS += ["a", "b", "c", "d", "e", "ab", "1", "2", "4", "6", "7", "14", "15", "17", "0", "-1", "12", "99", "1e3", "1.0", ",", "nan", "\u0661", "\u00b2"]
WORD_BY_WORD = ["campaign 4 7", "settle 2 english 6", "slander 8 b german spread 14", "appoint a deputy b police c council", "bid irish 2", "pass", "end"]


def corpus() -> list[layout.State]:
    """States of all styles, players and editions, of every phase."""
    states = []
    for number, style in enumerate(STYLES):
        for players in (3, 4, 5):
            table = Table(players, 2009 if (number + players) % 2 else 2020, "unlimited" if number % 4 == 3 else "printed", style=style, seed=number)
            for count, s in enumerate(walk(table)):
                if count % 23 == number or s.phase in (layout.SPREAD, layout.APPOINT, layout.OVER):
                    states.append(RULES.layout.copy(s))
    assert {s.phase for s in states} >= set(range(layout.WAITING)) - {layout.FIRST}
    return states


def scramble(text: str, rnd: Random, letters: str) -> str:
    """A letter more, less, other, or two in another order."""
    i = rnd.randrange(len(text) + 1)
    match rnd.randrange(5):
        case 0:
            return text[:i] + rnd.choice(letters) + text[i:]
        case 1:
            return text[:i] + text[i + 1 :]
        case 2:
            return text[:i] + rnd.choice(letters) + text[i + 1 :]
        case 3:
            return text[:i] + text[i + 1 : i + 2] + text[i : i + 1] + text[i + 2 :]
        case _:
            j = rnd.randrange(len(text) + 1)
            return text[: max(i, j)] + text[min(i, j) :]


def mutate_position(text: str, other: str, rnd: Random) -> str:
    """Some letters, or a field, a ward or a part of a seat from another position, left out or said twice; a number that is another."""
    for _ in range(rnd.choice((1, 1, 1, 2, 5))):
        kind = rnd.randrange(6)
        if kind < 2 or not text:
            text = scramble(text, rnd, LETTERS)
            continue
        separator = rnd.choice(" /,") if kind < 5 else None
        if separator is None:
            digits = [i for i, letter in enumerate(text) if letter in "0123456789"]
            if digits:
                i = rnd.choice(digits)
                text = text[:i] + str(rnd.choice((0, 1, 2, 3, 9, 19, 25, 127, 128, 999))) + text[i + 1 :]
            continue
        parts, donor = text.split(separator), other.split(separator)
        i = rnd.randrange(len(parts))
        if kind == 2:
            parts[i] = donor[i] if i < len(donor) else rnd.choice(donor)
        elif kind == 3:
            del parts[i]
        else:
            parts.insert(i, rnd.choice(parts))
        text = separator.join(parts)
    return text


def mutate_move(text: str, rnd: Random) -> str:
    """Some letters or words more, less, other, or in another order."""
    for _ in range(rnd.choice((1, 1, 2, 4))):
        words = text.split()
        i = rnd.randrange(len(words) + 1)
        match rnd.randrange(6):
            case 0:
                words.insert(i, rnd.choice(WORDS))
            case 1 if words:
                words[i % len(words)] = rnd.choice(WORDS)
            case 2 if words:
                del words[i % len(words)]
            case 3:
                rnd.shuffle(words)
            case 4:
                words *= rnd.choice((1, 2, 3, 60))
            case _:
                text = scramble(text, rnd, LETTERS)
                continue
        text = rnd.choice((" ", " ", "  ", ", ")).join(words)
    return text


def move_texts(s: layout.State, rnd: Random) -> list[str]:
    """Some moves of each seat that owes one; in the middle of a move, or where none is due, some of each kind."""
    if RULES.flow.inside(s) or not RULES.flow.movers(s):
        return WORD_BY_WORD
    game = game_of(s)
    texts = []
    for seat in game.movers():
        moves = game.legal(seat)
        texts += [moves[rnd.randrange(len(moves))] for _ in range(4)]
    return texts


def attempt(call: Callable[..., Any], *args: Any) -> tuple[Any, FivepointsError | None]:
    """What came of it, or the error of this package with which it was refused; any other goes through."""
    try:
        return call(*args), None
    except FivepointsError as error:
        return None, error


def test_mutated_positions():
    """NotationError and nothing else; what is read prints the same, and can be played on."""
    rnd = Random(1850)
    texts = [RULES.notation.position(s) for s in corpus()]
    read = 0
    for _ in range(MUTANTS // 2):
        mutant = mutate_position(rnd.choice(texts), rnd.choice(texts), rnd)
        game, error = attempt(fivepoints.parse, mutant)
        if error:
            assert type(error) is NotationError
            assert 0 < len(str(error)) < 400
            continue
        read += 1
        assert game.position() == mutant
        s = game._state()
        assert RULES.flow.over(s) or legal(s) or chance(s)[0]
    assert read > MUTANTS // 200


def test_mutated_positions_can_be_played_on():
    """Some steps at random from what was read: it prints and reads back still. (Bids unseen and numbers at their edge have tests of their own.)"""
    rnd = Random(1854)
    texts = [RULES.notation.position(s) for s in corpus()]
    played = 0
    while played < MUTANTS // 100:
        mutant = mutate_position(rnd.choice(texts), rnd.choice(texts), rnd)
        if "=?" in mutant or "unlimited" in mutant or any(int(seat.split(",")[0]) > 90 for seat in _seats(mutant)):
            continue
        s, error = attempt(RULES.notation.parse, mutant)
        if error:
            continue
        played += 1
        for _ in range(6):
            if not RULES.flow.over(s):
                RULES.flow.apply(s, choose(s, STYLES["at_random"], rnd))
                text = RULES.notation.position(s)
                assert RULES.layout.pack(RULES.notation.parse(text)) == RULES.layout.pack(s), f"{mutant} -> {text}"


def _seats(text: str) -> list[str]:
    fields = text.split(" ")
    return [seat for seat in fields[7].split("/") if seat.split(",")[0].isdecimal()] if len(fields) > 7 else []


def test_mutated_moves():
    """One of the four errors of a move; a move that is refused changes nothing, one that is taken is listed in the same or in proper words."""
    rnd = Random(1863)
    states = corpus()
    taken = thrown = 0
    while thrown < MUTANTS // 2:
        s = rnd.choice(states)
        game, texts, whole = game_of(s), move_texts(s, rnd), RULES.layout.pack(s)
        for _ in range(20):
            thrown += 1
            mutant = mutate_move(rnd.choice(texts), rnd)
            seat = rnd.choice([*game.movers(), rnd.randrange(-1, 7)])
            movers = game.movers()
            _, error = attempt(game.play, seat, mutant)
            if error:
                assert type(error) in MOVE_ERRORS
                assert 0 < len(str(error)) < 400
                assert RULES.layout.pack(game._state()) == whole
                assert game.movers() == movers
                continue
            taken += 1
            assert seat in movers
            assert seat not in game.movers() or RULES.layout.pack(game._state()) != whole
            game = game_of(s)
    assert taken > MUTANTS // 200


def test_mutated_moves_are_listed_exactly_when_they_can_be_played():
    """`in` of the listed moves agrees with play for every text in proper words."""
    rnd = Random(1871)
    states = [s for s in corpus() if RULES.flow.movers(s) and not RULES.flow.inside(s)]
    for _ in range(MUTANTS // 100):
        s = rnd.choice(states)
        game = game_of(s)
        seat = rnd.choice(game.movers())
        mutant = mutate_move(rnd.choice(move_texts(s, rnd)), rnd)
        listed = mutant in game.legal(seat)
        _, error = attempt(game.play, seat, mutant)
        assert not (listed and error)
        if not listed and not error:
            assert mutant not in game_of(s).legal(seat)[:500]


def test_mutated_draws():
    """NotationError or PhaseError, and nothing has changed."""
    rnd = Random(1845)
    states = corpus()
    for _ in range(MUTANTS // 50):
        s = rnd.choice(states)
        game = game_of(s)
        mutant = mutate_move(rnd.choice(("irish", "english", "a", "c")), rnd)
        possible = dict(game.chance())
        _, error = attempt(game.draw, mutant)
        assert (error is None) == (mutant in possible)
        if error:
            assert type(error) is (NotationError if possible else PhaseError)
            assert RULES.layout.pack(game._state()) == RULES.layout.pack(s)
