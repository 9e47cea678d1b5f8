"""The loops of the environments that must be fast, over arrays of games.

Bound to a game like `core.drive`, whose names and those of the game's rules and `observe` are filled in (see `core.twin`). Only ever run compiled.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fivepoints.bots.policies import OUTSIDE, bot_action
from fivepoints.core.randoms import below
from fivepoints.core.tensor import clear_cells

if TYPE_CHECKING:
    from collections.abc import Callable

    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, int], None]
    asked: Callable[[Any], int]
    movers: Callable[[Any], int]
    sealed: Callable[[Any], bool]
    inside: Callable[[Any], bool]
    call: Callable[[Any, int], None]
    over: Callable[[Any], bool]
    points: Callable[[Any, Any], None]
    places: Callable[[Any, Any], None]
    blind: Callable[[Any, int], None]
    deal: Callable[[Any, Any, Any, Any], int]
    observe: Callable[[Any, int, Any], None]

SHARE, MARGIN = range(2)  # what is rewarded
ANY_SEAT = -1
NOTHING = 0  # legal actions of a seat that owes none: its mask has the last action only, and it has no list
PENALTY = -1.0  # for an illegal action, where one ends the game


def look(states: Any, i: int, seat: int, scratch: Any, out: Any) -> None:
    """What the seat sees of game i: nothing that was not first made blind goes into it."""
    scratch[0] = states[i]
    blind(scratch[0], seat)
    observe(scratch[0], seat, out)


def list_legal(states: Any, i: int, mask: Any, ids: Any) -> int:
    """The legal actions of the seat that is asked, as a list and in a mask that is 0."""
    n = legal(states[i], ids)
    for k in range(n):
        mask[ids[k]] = 1
    return n


def unmark(mask: Any, ids: Any, n: int) -> None:
    for k in range(n):
        mask[ids[k]] = 0


def reward(states: Any, i: int, kind: int, results: Any, ranks: Any, gains: Any) -> None:
    """What each seat has won: its share of the win, or its points beyond the others' mean."""
    players = len(gains)
    points(states[i], results)
    places(states[i], ranks)
    winners = 0
    total = 0
    for p in range(players):
        total += results[p]
        if ranks[p] == 1:
            winners += 1
    for p in range(players):
        if kind == SHARE:
            gains[p] = 1.0 / winners if ranks[p] == 1 else 0.0
        else:
            gains[p] = results[p] - (total - results[p]) / (players - 1)


def first_wrong(actions: Any, masks: Any, wrong: Any, skipped: Any) -> int:
    """Mark the games whose action is not legal, but for those that are skipped; the first of them, or -1."""
    found = -1
    width = masks.shape[1]
    for i in range(len(actions) - 1, -1, -1):
        wrong[i] = 0
        if not skipped[i] and (actions[i] < 0 or actions[i] >= width or masks[i, actions[i]] == 0):
            wrong[i] = 1
            found = i
    return found


# One game, asked and told from Python


def whose(states: Any, i: int) -> int:
    return asked(states[i])


def ended(states: Any, i: int) -> int:
    return 1 if over(states[i]) else 0


def begin_one(states: Any, i: int, fresh: Any, r: Any, out: Any, weights: Any) -> None:
    states[i] = fresh[0]
    deal(states[i], r, out, weights)


def go_on(states: Any, i: int, action: int, r: Any, out: Any, weights: Any) -> None:
    """An action and the draws that follow."""
    apply(states[i], action)
    deal(states[i], r, out, weights)


# One seat among bots


def advance(states: Any, i: int, seat: int, bots: Any, scratch: Any, r: Any, out: Any, weights: Any) -> None:
    """Draws and bots' actions until the seat is asked, or somebody from outside, or the game is over."""
    deal(states[i], r, out, weights)
    p = asked(states[i])
    while p >= 0 and p != seat and bots[p] != OUTSIDE:
        apply(states[i], bot_action(states, i, bots[p], scratch, r, out))
        deal(states[i], r, out, weights)
        p = asked(states[i])


def act(states: Any, i: int, action: int, seat: int, bots: Any, scratch: Any, r: Any, out: Any, weights: Any) -> None:
    """An action of the seat, and all until it is asked again."""
    apply(states[i], action)
    advance(states, i, seat, bots, scratch, r, out, weights)


def take_seat(states: Any, i: int, fresh: Any, seats: Any, chosen: int, players: int, bots: Any, scratch: Any, r: Any, out: Any, weights: Any) -> None:
    """A new game, in the seat that was chosen or in any, until it is asked."""
    states[i] = fresh[0]
    seats[i] = below(r, players) if chosen == ANY_SEAT else chosen
    advance(states, i, seats[i], bots, scratch, r, out, weights)


def begin_vector(
    states: Any, fresh: Any, seeds: Any, renewed: Any, seats: Any, chosen: int, players: int, bots: Any, scratch: Any,
    masks: Any, lists: Any, counts: Any, cells: Any, weights: Any,
) -> None:  # fmt: skip
    """New games where they are wanted."""
    for i in range(len(states)):
        if renewed[i]:
            unmark(masks[i], lists[i], counts[i])
            take_seat(states, i, fresh, seats, chosen, players, bots, scratch, seeds[i], lists[i], weights)
            counts[i] = list_legal(states, i, masks[i], lists[i])
            look(states, i, seats[i], scratch, cells[i])


def copy_row(row: Any, into: Any) -> None:
    for k in range(len(row)):
        into[k] = row[k]


def step_vector(
    states: Any, fresh: Any, seeds: Any, actions: Any, seats: Any, chosen: int, players: int, bots: Any, scratch: Any,
    masks: Any, lists: Any, counts: Any, cells: Any, weights: Any,
    at_once: int, waits: Any, wrong: Any, done: Any, rewards: Any, kind: int, results: Any, ranks: Any, gains: Any, last_cells: Any, last_masks: Any,
) -> None:  # fmt: skip
    """One action of the seat in every game. A game that has ended begins anew at once, its last sight kept in `last_cells` and `last_masks`, or with the
    next action, which then counts for nothing."""
    for i in range(len(states)):
        rewards[i] = 0.0
        done[i] = 0
        if waits[i]:
            waits[i] = 0
            unmark(masks[i], lists[i], counts[i])
            take_seat(states, i, fresh, seats, chosen, players, bots, scratch, seeds[i], lists[i], weights)
        elif wrong[i]:
            rewards[i] = PENALTY
            done[i] = 1
            if at_once:
                copy_row(masks[i], last_masks[i])
            unmark(masks[i], lists[i], counts[i] if at_once else 0)
        else:
            unmark(masks[i], lists[i], counts[i])
            act(states, i, actions[i], seats[i], bots, scratch, seeds[i], lists[i], weights)
            if over(states[i]):
                reward(states, i, kind, results[i], ranks[i], gains)
                rewards[i] = gains[seats[i]]
                done[i] = 1
                clear_cells(last_masks[i], last_masks.shape[1])
        if done[i] and at_once:
            look(states, i, seats[i], scratch, last_cells[i])
            take_seat(states, i, fresh, seats, chosen, players, bots, scratch, seeds[i], lists[i], weights)
        elif done[i]:
            waits[i] = 1
        if not wrong[i] or at_once:
            counts[i] = list_legal(states, i, masks[i], lists[i])
        look(states, i, seats[i], scratch, cells[i])


def sample_lists(lists: Any, counts: Any, r: Any, actions: Any) -> None:
    """A random legal action for every game; 0 where there is none."""
    for i in range(len(actions)):
        actions[i] = lists[i, below(r, counts[i])] if counts[i] > 0 else 0


# All seats at once


def open_round(states: Any, i: int, desks: Any, moving: Any, seated: Any, said: Any) -> None:
    """Who owes a choice now."""
    owing = movers(states[i])
    for p in range(moving.shape[1]):
        moving[i, p] = owing >> p & 1
        seated[i, p] = 0
        said[i, p] = 0
    if sealed(states[i]):
        lay_desks(states, i, desks, moving, seated)


def lay_desks(states: Any, i: int, desks: Any, moving: Any, seated: Any) -> None:
    """Where a choice is sealed each mover gets a copy of the game in which it is asked and no other has chosen: its desk."""
    players = moving.shape[1]
    for p in range(players):
        if moving[i, p]:
            seated[i, p] = 1
            d = i * players + p
            desks[d] = states[i]
            if asked(desks[d]) != p:
                call(desks[d], p)


def play_round(states: Any, i: int, desks: Any, actions: Any, moving: Any, seated: Any, parts: Any, said: Any, r: Any, out: Any, weights: Any) -> None:
    """One action of every seat that owes one."""
    if not sealed(states[i]):
        apply(states[i], actions[i, asked(states[i])])
    elif not seal(states, i, desks, actions, moving, seated, parts, said):
        return
    deal(states[i], r, out, weights)
    open_round(states, i, desks, moving, seated, said)


def seal(states: Any, i: int, desks: Any, actions: Any, moving: Any, seated: Any, parts: Any, said: Any) -> bool:
    """Take a part of each sealed choice. When the last is complete all are entered, in seat order; whether they were."""
    players = moving.shape[1]
    left = 0
    for p in range(players):
        if moving[i, p]:
            d = i * players + p
            parts[i, p, said[i, p]] = actions[i, p]
            said[i, p] += 1
            apply(desks[d], actions[i, p])
            moving[i, p] = 1 if inside(desks[d]) and asked(desks[d]) == p else 0
            left += moving[i, p]
    if left > 0:
        return False
    for p in range(players):
        if seated[i, p]:
            if asked(states[i]) != p:
                call(states[i], p)
            for k in range(said[i, p]):
                apply(states[i], parts[i, p, k])
    return True


def show_seats(
    states: Any, i: int, desks: Any, moving: Any, seated: Any, everybody: int, masks: Any, lists: Any, counts: Any, cells: Any, shown: Any, scratch: Any
) -> None:
    """What every seat may do, or has only the last action for, and what it sees; with `everybody` also where it has nothing to choose. This and what it calls
    is small enough to be put in its place by the compiler: a call hands over every array as many words."""
    for p in range(moving.shape[1]):
        counts[i, p] = show_mask(states, i, desks, p, moving, seated[i, p], masks[i, p], lists[i, p], counts[i, p])
        shown[i, p] = show_cells(states, i, desks, p, moving, seated[i, p], everybody, cells[i, p], shown[i, p], scratch)


def show_mask(states: Any, i: int, desks: Any, p: int, moving: Any, sits: int, mask: Any, ids: Any, n: int) -> int:
    """The mask of a seat that had n legal actions before; how many it has now."""
    if moving[i, p]:
        clear(mask, ids, n)
        return list_legal(desks if sits else states, i * moving.shape[1] + p if sits else i, mask, ids)
    if n != NOTHING:
        clear(mask, ids, n)
        mask[len(mask) - 1] = 1
    return NOTHING


def clear(mask: Any, ids: Any, n: int) -> None:
    """Make the mask of a seat all 0 again."""
    if n == NOTHING:
        mask[len(mask) - 1] = 0
    else:
        unmark(mask, ids, n)


def show_cells(states: Any, i: int, desks: Any, p: int, moving: Any, sits: int, everybody: int, row: Any, was: int, scratch: Any) -> int:
    """What a seat sees; whether there is anything in its cells now, as there was before."""
    if moving[i, p] or everybody:
        look(desks if sits else states, i * moving.shape[1] + p if sits else i, p, scratch, row)
        return 1
    if was:
        clear_cells(row, len(row))
    return 0


def begin_seats(
    states: Any, fresh: Any, seeds: Any, renewed: Any, desks: Any, moving: Any, seated: Any, said: Any, everybody: int,
    masks: Any, lists: Any, counts: Any, cells: Any, shown: Any, scratch: Any, out: Any, weights: Any,
) -> None:  # fmt: skip
    for i in range(len(states)):
        if renewed[i]:
            begin_one(states, i, fresh, seeds[i], out, weights)
            open_round(states, i, desks, moving, seated, said)
            show_seats(states, i, desks, moving, seated, everybody, masks, lists, counts, cells, shown, scratch)


def wrong_seats(actions: Any, moving: Any, masks: Any, wrong: Any) -> int:
    """Mark each action that is not legal; the first of them as game * players + seat, or -1."""
    found = -1
    games, players, width = masks.shape
    for i in range(games):
        for p in range(players):
            action = actions[i, p]
            if moving[i, p]:
                wrong[i, p] = 1 if action < 0 or action >= width or masks[i, p, action] == 0 else 0
            else:
                wrong[i, p] = 1 if action != width - 1 else 0
            if wrong[i, p] and found < 0:
                found = i * players + p
    return found


def step_seats(
    states: Any, fresh: Any, seeds: Any, actions: Any, wrong: Any, ends: int, desks: Any, moving: Any, seated: Any, parts: Any, said: Any,
    everybody: int, again: int, masks: Any, lists: Any, counts: Any, cells: Any, shown: Any, done: Any, rewards: Any, kind: int, results: Any, ranks: Any,
    scratch: Any, out: Any, weights: Any,
) -> int:  # fmt: skip
    """One action of every seat in every game; a game that ends leaves its results and, with `again`, begins anew. Where an action is not legal its game
    `ends`, or nothing at all is done; the first such action as game * players + seat, or -1."""
    found = wrong_seats(actions, moving, masks, wrong)
    if found >= 0 and not ends:
        return found
    players = moving.shape[1]
    for i in range(len(states)):
        refused = False
        for p in range(players):
            rewards[i, p] = 0.0
            if wrong[i, p]:
                rewards[i, p] = PENALTY
                refused = True
        if not refused:
            play_round(states, i, desks, actions, moving, seated, parts, said, seeds[i], out, weights)
        done[i] = 1 if refused or over(states[i]) else 0
        if over(states[i]):
            reward(states, i, kind, results[i], ranks[i], rewards[i])
        if done[i] and again:
            begin_one(states, i, fresh, seeds[i], out, weights)
            open_round(states, i, desks, moving, seated, said)
        show_seats(states, i, desks, moving, seated, everybody, masks, lists, counts, cells, shown, scratch)
    return found


def sample_seats(lists: Any, counts: Any, nothing: int, r: Any, actions: Any) -> None:
    """A random legal action for every seat; the last action where it has nothing to choose."""
    games, players = actions.shape
    for i in range(games):
        for p in range(players):
            n = counts[i, p]
            if n == NOTHING:
                actions[i, p] = nothing
            else:
                actions[i, p] = lists[i, p, 0] if n == 1 else lists[i, p, below(r, n)]
