"""The search itself: an open-loop tree over redeals of what a seat sees. Compiled as a whole, bound to a game's rules and to its sense (see `core.twin`).

Each playout begins with a new redeal and draws its own chance, so nothing in the tree knows what the seat may not know. A place in the tree is a number made
from the choices that led there (and the game's `landmark`); what was tried at a place is found by such numbers in one table, so the tree needs no pointers
and a place may offer other choices each time it is reached.

Where seats choose at once, each has a place of its own that does not depend on what the others chose (*decoupled*). Every seat maximises its own value
(max^n): a mix of its share of the win and of its margin over the best other.
"""
from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from fivepoints.core.drive import deal
from fivepoints.core.randoms import MASK, below, next_word

if TYPE_CHECKING:
    from collections.abc import Callable

    apply: Callable[[Any, int], None]
    asked: Callable[[Any], int]
    movers: Callable[[Any], int]
    sealed: Callable[[Any], bool]
    over: Callable[[Any], bool]
    redeal: Callable[[Any, int, Any], None]
    points: Callable[[Any, Any], None]
    places: Callable[[Any, Any], None]
    legal: Callable[[Any, Any], int]
    # the game's sense
    list_choices: Callable[[Any, Any, Any, Any, float], int]
    unfold: Callable[[Any, int, Any], int]
    stroll: Callable[[Any, Any, Any, Any], None]
    landmark: Callable[[Any], int]
    clock: Callable[[Any], int]
    horizon: Callable[[Any, float], int]
    estimate: Callable[[Any, Any], None]
    margin_scale: Callable[[], float]

# The ways of a search, by their place in the row that is handed to it; what is usual is each game's own (`USUAL` of its choices)
EXPLORE = 0  # how much a choice that looks good is tried beyond what it has shown
DISTRUST = 1  # by how much a choice that was never tried is thought worse than the others at its place
WIN = 2  # the part of a value that is the win; the rest is the margin
HEAT = 3  # by how much priors are softened: 1 as the game says, more makes them more alike
ERR = 4  # the part of moves in a playout that are anything legal
AHEAD = 5  # how far a playout goes, in a game that does not play it to its end

DEEPEST = 64  # choices in the tree for one playout

WORD = (1 << 62) - 1
ROOT = 1
TOGETHER = -1  # in place of a choice: what seats chose at once leads to one place, told apart only by its landmark


def mix(a: int, b: int) -> int:
    """A number above 0 for a place that `b` leads to from `a`."""
    x = (a * 0x2545F4914F6CDD1D + b * 0x9E3779B97F4A7C1) & WORD
    x ^= x >> 29
    x = (x * 0xBF58476D1CE4E5B) & WORD
    x ^= x >> 32
    return x + 1


def find(keys: Any, key: int) -> int:
    """The row of a key, or the empty one where it would stand."""
    last = len(keys) - 1
    row = key & last
    while keys[row] != key and keys[row] != 0:
        row = (row + 1) & last
    return row


def claim(keys: Any, used: Any, key: int) -> int:
    row = find(keys, key)
    if keys[row] == 0:
        keys[row] = key
        used[0] += 1
    return row


def pick(ways: Any, keys: Any, visits: Any, worths: Any, place: int, choices: Any, priors: Any, n: int) -> int:
    """The choice to try at a place: what has shown most, and what looks good and was tried little."""
    row = find(keys, place)
    seen = visits[row]
    untried = (worths[row] / seen if seen > 0 else 0.5) - ways[DISTRUST]
    reach = ways[EXPLORE] * sqrt(seen + 1.0)
    best = 0
    most = -1.0e9
    for i in range(n):
        row = find(keys, mix(place, choices[i]))
        count = visits[row]
        value = (worths[row] / count if count > 0 else untried) + reach * priors[i] / (1.0 + count)
        if value > most:
            most = value
            best = i
    return best


def carry_out(s: Any, choice: int, r: Any, out: Any, weights: Any, acts: Any) -> None:
    """A choice, and the draws that follow."""
    count = unfold(s, choice, acts)
    for i in range(count):
        apply(s, acts[i])
    deal(s, r, out, weights)


def value_end(s: Any, players: int, win: float, ends: Any, ranks: Any, values: Any, shares: Any) -> None:
    """What the end is worth to each seat, from 0 to 1, and who has won; of a playout that was cut short, by what the game expects."""
    if over(s):
        points(s, ends)
        places(s, ranks)
    else:
        estimate(s, ends)
        for p in range(players):
            ranks[p] = 1
            for q in range(players):
                if ends[q] > ends[p]:
                    ranks[p] += 1
    winners = 0
    for p in range(players):
        if ranks[p] == 1:
            winners += 1
    for p in range(players):
        other = -1.0e9
        for q in range(players):
            if q != p:
                other = max(other, ends[q])
        shares[p] = 1.0 / winners if ranks[p] == 1 else 0.0
        margin = 1.0 / (1.0 + exp((other - ends[p]) / margin_scale()))
        values[p] = win * shares[p] + (1.0 - win) * margin


def play_out(s: Any, stop: int, err: float, r: Any, out: Any, weights: Any, acts: Any) -> None:
    while not over(s) and clock(s) < stop:
        if err > 0.0 and next_word(r) < err * MASK:
            apply(s, out[below(r, legal(s, out))])
        else:
            stroll(s, r, out, acts)
        deal(s, r, out, weights)


def descend(
    s: Any, place: int, owing: int, ways: Any, r: Any, keys: Any, visits: Any, worths: Any, used: Any, paths: Any,
    out: Any, weights: Any, choices: Any, priors: Any, acts: Any,
) -> int:  # fmt: skip
    """From a place down the tree, one place further than it has grown; how many steps are in `paths`. `owing` are the seats that have still to choose at once
    with one that has chosen already."""
    depth = 0
    fresh = False
    growing = used[0] * 4 < len(keys) * 3
    while depth < DEEPEST and not over(s) and not (fresh and owing == 0):
        p = asked(s)
        if sealed(s) and owing == 0:
            owing = movers(s)
        at_once = owing != 0
        here = mix(place, -2 - p) if at_once else place
        n = list_choices(s, out, choices, priors, ways[HEAT])
        k = 0
        if n > 1:
            k = pick(ways, keys, visits, worths, here, choices, priors, n)
            fresh = fresh or keys[find(keys, here)] == 0
            edge = mix(here, choices[k])
            if growing or (keys[find(keys, here)] != 0 and keys[find(keys, edge)] != 0):
                paths[depth, 0] = claim(keys, used, here)
                paths[depth, 1] = claim(keys, used, edge)
                paths[depth, 2] = p
                depth += 1
        choice = choices[k]
        carry_out(s, choice, r, out, weights, acts)
        if at_once:
            owing &= ~(1 << p)
            choice = TOGETHER
        if owing == 0:
            place = mix(mix(place, choice), landmark(s))
    return depth


def search(
    states: Any, seat: int, players: int, playouts: int, ways: Any, r: Any, keys: Any, visits: Any, worths: Any, used: Any,
    roots: Any, root_priors: Any, root_visits: Any, root_worths: Any, root_ends: Any, root_shares: Any,
    paths: Any, out: Any, weights: Any, choices: Any, priors: Any, acts: Any, ends: Any, ranks: Any, values: Any, shares: Any,
) -> None:  # fmt: skip
    """So many playouts from `states[0]`, in which the seat is asked for one of `roots`; `states[1]` is played on."""
    stop = horizon(states[0], ways[AHEAD])
    for _ in range(playouts):
        states[1] = states[0]
        redeal(states[1], seat, r)
        owing = movers(states[1]) & ~(1 << seat) if sealed(states[1]) else 0
        k = pick_root(ways, roots, root_priors, root_visits, root_worths)
        carry_out(states[1], roots[k], r, out, weights, acts)
        place = ROOT if owing != 0 else mix(mix(ROOT, roots[k]), landmark(states[1]))
        depth = descend(states[1], place, owing, ways, r, keys, visits, worths, used, paths, out, weights, choices, priors, acts)
        play_out(states[1], stop, ways[ERR], r, out, weights, acts)
        value_end(states[1], players, ways[WIN], ends, ranks, values, shares)
        root_visits[k] += 1
        root_worths[k] += values[seat]
        for p in range(players):
            root_ends[k, p] += ends[p]
            root_shares[k, p] += shares[p]
        for i in range(depth):
            gained = values[paths[i, 2]]
            for j in range(2):
                visits[paths[i, j]] += 1
                worths[paths[i, j]] += gained


def pick_root(ways: Any, roots: Any, priors: Any, visits: Any, worths: Any) -> int:
    """As `pick`, over what is kept of the root."""
    seen = 0
    whole = 0.0
    for i in range(len(roots)):
        seen += visits[i]
        whole += worths[i]
    untried = (whole / seen if seen > 0 else 0.5) - ways[DISTRUST]
    reach = ways[EXPLORE] * sqrt(seen + 1.0)
    best = 0
    most = -1.0e9
    for i in range(len(roots)):
        value = (worths[i] / visits[i] if visits[i] > 0 else untried) + reach * priors[i] / (1.0 + visits[i])
        if value > most:
            most = value
            best = i
    return best


def list_roots(states: Any, out: Any, choices: Any, priors: Any, ways: Any) -> int:
    """The choices to think about in `states[0]`."""
    return list_choices(states[0], out, choices, priors, ways[HEAT])
