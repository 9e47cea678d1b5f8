"""Whole games of bots whose policy is compiled with the rules; bound to a game and its sense like `core.drive`."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoints.core.drive import deal
from fivepoints.core.randoms import below, sow

if TYPE_CHECKING:
    from collections.abc import Callable

    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, int], None]
    asked: Callable[[Any], int]
    inside: Callable[[Any], bool]
    points: Callable[[Any, Any], None]
    places: Callable[[Any, Any], None]
    heeler: Callable[[Any, Any, Any], int]

RANDOM, HEELER = range(2)


def choose(s: Any, kind: int, r: Any, out: Any) -> int:
    """One action of the seat that is asked."""
    if kind == HEELER:
        return heeler(s, r, out)
    drawn: int = out[below(r, legal(s, out))]
    return drawn


def play_game(s: Any, kinds: Any, moves: Any, out: Any, weights: Any, chance_r: Any, generators: Any) -> None:
    """From `s` to the end. A move is counted when it is complete, as through the door."""
    deal(s, chance_r, out, weights)
    seat = asked(s)
    while seat >= 0:
        apply(s, choose(s, kinds[seat], generators[seat], out))
        if not inside(s) or asked(s) != seat:
            moves[seat] += 1
        deal(s, chance_r, out, weights)
        seat = asked(s)


def play_games(
    states: Any, fresh: Any, seed: int, kinds: Any, streams: Any, chances: Any, results: Any, ranks: Any, moves: Any,
    out: Any, weights: Any, chance_r: Any, generators: Any,
) -> None:  # fmt: skip
    """A game for each row of `kinds`, from `fresh[0]`; `streams` and `chances` say which generators of the seed the seats and the draws have."""
    for k in range(len(kinds)):
        states[0] = fresh[0]
        sow(chance_r, seed, chances[k])
        for p in range(len(generators)):
            sow(generators[p], seed, streams[k, p])
            moves[k, p] = 0
        play_game(states[0], kinds[k], moves[k], out, weights, chance_r, generators)
        points(states[0], results[k])
        places(states[0], ranks[k])
