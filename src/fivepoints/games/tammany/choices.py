"""What a search thinks about: whole moves, each with how likely it is a good one, the pointless ones left out.

A *choice* is an action, or a number for several: a campaign's pair, a settle with its cube, a bid by its total (of which nations is `light.split_bid`'s to
say). Office and slander come after the ward action, where they lose nothing. Bids are those that can change something: none, or from what can reach a
rival's bosses up to what is surely enough.
"""
from __future__ import annotations

from math import exp

from fivepoints.core.priors import keep_likely, soften, sort_best
from fivepoints.games.tammany.board import LAST_YEAR, NATIONS, WARDS
from fivepoints.games.tammany.flow import inside, legal
from fivepoints.games.tammany.layout import ACTIONS, BID, CAMPAIGN, PUT, SECOND_BOSS, SETTLE, TURN, State
from fivepoints.games.tammany.light import ONE_MORE, least_and_most, split_bid
from fivepoints.games.tammany.sense import (
    EVEN,
    LEADING,
    RIVALRY,
    STEEPNESS,
    bid_total,
    favor_worth,
    first_cube_worth,
    lead_in,
    ward_value,
    worth,
)

PAIR = ACTIONS  # + ward * WARDS + ward: a campaign
TRIPLE = PAIR + WARDS * WARDS  # + (ward * WARDS + ward) * NATIONS + nation: a settle, its boss first
TOTAL = TRIPLE + WARDS * WARDS * NATIONS  # + favors: a bid

# How the search goes about it, where nobody says otherwise (`bots.search.tree`)
USUAL: dict[str, float] = {"explore": 0.6, "distrust": 0.1, "win": 0.5, "heat": 1.0, "err": 0.0, "ahead": 0.0}

MOST_CHOICES = 40  # those that look best; the list has room for more
TURN_HEAT = 0.35  # points by which a move may look worse and still be thought of, about
BID_HEAT = 0.9
NOWHERE = -1.0e9  # the worth of a boss where none may be placed
TOP = 6  # wards for the boss of a settle, and cubes for it


def margin_scale() -> float:
    """The points that make a lead as good as certain, about."""
    return 8.0


def effort(s: State) -> float:
    """The part of the time for a move that this choice deserves: the ward action decides most, an election has many bids, and others bid at the same time."""
    if s.phase == BID:
        return 0.09
    return 1.0 if s.phase == TURN and not s.ward_done else 0.15


def clock(s: State) -> int:
    return s.year


def horizon(s: State, ahead: float) -> int:
    """A playout goes to the end of the game."""
    return LAST_YEAR + 1


def estimate(s: State, ends: list[float]) -> None:
    """The points there are."""
    for p in range(s.players):
        ends[p] = s.score[p]


def list_choices(s: State, out: list[int], choices: list[int], priors: list[float], heat: float) -> int:
    """The choices of the seat that is asked, with priors that add up to 1, softened so much; how many. `out` is for lists of actions."""
    if s.phase == BID and not inside(s):
        return soften(priors, list_bids(s, choices, priors), BID_HEAT * heat)
    whole = s.phase == TURN and not s.ward_done and s.bosses_left[s.seat] > 1
    n = list_ward_choices(s, choices, priors) if whole else list_actions(s, out, choices, priors)
    return soften(priors, keep_likely(choices, priors, n, TURN_HEAT * heat, MOST_CHOICES), TURN_HEAT * heat)


def list_actions(s: State, out: list[int], choices: list[int], priors: list[float]) -> int:
    """Single actions, with their worths."""
    n = legal(s, out)
    for i in range(n):
        choices[i] = out[i]
        priors[i] = worth(s, out[i]) if s.phase != BID else 0.0
    return n


def list_bids(s: State, choices: list[int], priors: list[float]) -> int:
    """Totals, the sensible one first in mind."""
    sensible = bid_total(s, 0.5)
    choices[0] = TOTAL
    priors[0] = -float(sensible)
    bounds = least_and_most(s)
    n = 1
    for count in range(bounds // 256, bounds % 256 + 1 if bounds > 0 else 0):
        choices[n] = TOTAL + count
        priors[n] = -float(abs(count - sensible))
        n += 1
    return n


def list_ward_choices(s: State, choices: list[int], priors: list[float]) -> int:
    """Campaigns and settles, each ward looked at once: what two parts are worth is their sum, but for two bosses in one ward."""
    n = 0
    singles = len(choices) - WARDS  # room at the end for what a boss is worth in each ward, and before it for the chance to win there
    chances = singles - WARDS
    for w in range(s.open_wards):
        odds = exp(STEEPNESS * (EVEN - lead_in(s, s.seat, w)))  # as `sense.boss_worth`
        now = 1.0 / (1.0 + odds) if s.bosses[w][s.seat] > 0 else 0.0
        value = (1.0 + RIVALRY) * ward_value(s, w)
        priors[chances + w] = now
        priors[singles + w] = NOWHERE
        if not s.locked[w]:
            priors[singles + w] = value * (1.0 / (1.0 + ONE_MORE * odds) - now)
            choices[n] = PAIR + w * WARDS + w
            priors[n] = value * (1.0 / (1.0 + ONE_MORE * ONE_MORE * odds) - now)
            n += 1
    for v in range(s.open_wards):
        if not s.locked[v]:
            for w in range(v + 1, s.open_wards):
                if not s.locked[w]:
                    choices[n] = PAIR + v * WARDS + w
                    priors[n] = priors[singles + v] + priors[singles + w]
                    n += 1
    return list_settles(s, choices, priors, n, singles, chances)


def list_settles(s: State, choices: list[int], priors: list[float], n: int, singles: int, chances: int) -> int:
    """The best few wards for the boss with the best few cubes."""
    puts = n
    for nation in range(NATIONS):
        if s.garden[nation] > 0:
            favor = favor_worth(s, s.seat, nation)
            for w in range(s.open_wards):
                if not s.locked[w]:
                    choices[n] = w * NATIONS + nation
                    priors[n] = favor + LEADING * (priors[chances + w] - 0.4) + first_cube_worth(s, s.seat, w, nation)
                    n += 1
    count = sort_best(choices, priors, puts, n, TOP)
    n = puts + count
    for _ in range(TOP):
        boss = best_single(s, priors, singles)
        gain = priors[singles + boss]
        priors[singles + boss] = NOWHERE
        if gain > NOWHERE:
            for i in range(puts, puts + count):
                choices[n] = TRIPLE + boss * WARDS * NATIONS + choices[i]
                priors[n] = gain + priors[i]
                n += 1
    for i in range(puts + count, n):  # over the cubes alone
        choices[i - count] = choices[i]
        priors[i - count] = priors[i]
    return n - count


def best_single(s: State, priors: list[float], singles: int) -> int:
    best = 0
    for w in range(1, s.open_wards):
        if priors[singles + w] > priors[singles + best]:
            best = w
    return best


def unfold(s: State, choice: int, acts: list[int]) -> int:
    """The actions of a choice; how many."""
    if choice >= TOTAL:
        return split_bid(s, choice - TOTAL, acts)
    if choice >= TRIPLE:
        code = choice - TRIPLE
        acts[0] = SETTLE + code // NATIONS // WARDS
        acts[1] = PUT + code % (WARDS * NATIONS)
        return 2
    if choice >= PAIR:
        code = choice - PAIR
        acts[0] = CAMPAIGN + code // WARDS
        acts[1] = SECOND_BOSS + code % WARDS
        return 2
    acts[0] = choice
    return 1


def landmark(s: State) -> int:
    """What tells positions apart that the same choices led to: scores, and in an election who has won which ward."""
    mark = s.phase * 8 + s.seat
    for p in range(s.players):
        mark = mark * 61 + s.score[p]
    if s.phase == BID:
        for w in range(s.ward):
            for p in range(s.players):
                if s.bosses[w][p] > 0:
                    mark = (mark * 7 + p + 1) % 1000003
    return mark
