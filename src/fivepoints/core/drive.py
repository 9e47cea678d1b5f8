"""Loops over a game's rules that must be fast: whole random games, one step from Python, many games at once.

The names below are filled in by whichever game these functions are bound to (see `twin`). Compiled, they take arrays of records and an index, because a
single record is slow to hand over.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoints.core.randoms import below, sow

if TYPE_CHECKING:
    from collections.abc import Callable

    begin: Callable[[Any], None]
    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, int], None]
    chance: Callable[[Any, Any, Any], int]
    asked: Callable[[Any], int]
    over: Callable[[Any], bool]
    points: Callable[[Any, Any], None]
    places: Callable[[Any, Any], None]


def weighted(r: Any, weights: Any, n: int) -> int:
    """An index from 0 to n - 1, as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(r, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


def deal(s: Any, r: Any, out: Any, weights: Any) -> int:
    """Draw by chance until a seat is asked or the game is over; how many draws it took."""
    count = 0
    n = chance(s, out, weights)
    while n > 0:
        apply(s, out[weighted(r, weights, n)])
        count += 1
        n = chance(s, out, weights)
    return count


def playout(s: Any, r: Any, out: Any, weights: Any) -> int:
    """Play at random to the end; how many actions and draws it took."""
    count = deal(s, r, out, weights)
    n = legal(s, out)
    while n > 0:
        apply(s, out[below(r, n)])
        count += 1 + deal(s, r, out, weights)
        n = legal(s, out)
    return count


def random_games(states: Any, fresh: Any, seed: int, start: int, results: Any, ranks: Any, out: Any, weights: Any, r: Any) -> int:
    """Games number `start`, `start` + 1, .. of a seed, one for each row of `results` and `ranks`, each from `fresh[0]`; how many actions and draws in all."""
    count = 0
    for k in range(len(results)):
        states[0] = fresh[0]
        sow(r, seed, start + k)
        count += playout(states[0], r, out, weights)
        points(states[0], results[k])
        places(states[0], ranks[k])
    return count


def options(states: Any, i: int, out: Any) -> int:
    """The legal actions of state i."""
    return legal(states[i], out)


def step(states: Any, i: int, action: int, n: int, out: Any) -> int:
    """Apply an action that is among the n of `out`, and list the next ones; -1 and nothing changed if it is not among them."""
    k = 0
    while k < n and out[k] != action:
        k += 1
    if k == n:
        return -1
    apply(states[i], action)
    return legal(states[i], out)


def begin_batch(states: Any, fresh: Any, seeds: Any, masks: Any, lists: Any, counts: Any, seats: Any, weights: Any) -> None:
    """Start every game of a batch, each with its own generator."""
    for i in range(len(states)):
        renew(states, i, fresh, seeds[i], lists[i], weights)
        show(states, i, masks, lists, counts, seats)


def renew(states: Any, i: int, fresh: Any, r: Any, out: Any, weights: Any) -> None:
    states[i] = fresh[0]
    deal(states[i], r, out, weights)


def show(states: Any, i: int, masks: Any, lists: Any, counts: Any, seats: Any) -> None:
    """The legal actions of game i as a list and as a mask."""
    ids = lists[i]
    mask = masks[i]
    n = legal(states[i], ids)
    for k in range(n):
        mask[ids[k]] = 1
    counts[i] = n
    seats[i] = asked(states[i])


def first_illegal(actions: Any, masks: Any) -> int:
    """The first game whose action is not legal, or -1."""
    width = masks.shape[1]
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= width or masks[i, actions[i]] == 0:
            return i
    return -1


def step_batch(
    states: Any, fresh: Any, seeds: Any, actions: Any, masks: Any, lists: Any, counts: Any, seats: Any, done: Any, results: Any, ranks: Any, weights: Any
) -> None:
    """One action in every game, the draws that follow, and the next legal actions; a game that ends leaves its result and begins anew."""
    for i in range(len(states)):
        ids = lists[i]
        mask = masks[i]
        for k in range(counts[i]):
            mask[ids[k]] = 0
        apply(states[i], actions[i])
        deal(states[i], seeds[i], lists[i], weights)
        done[i] = over(states[i])
        if done[i]:
            points(states[i], results[i])
            places(states[i], ranks[i])
            renew(states, i, fresh, seeds[i], lists[i], weights)
        show(states, i, masks, lists, counts, seats)


def sample_batch(lists: Any, counts: Any, r: Any, actions: Any) -> None:
    """A random legal action for every game."""
    for i in range(len(actions)):
        actions[i] = lists[i, below(r, counts[i])]
