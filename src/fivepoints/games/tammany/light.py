"""The heeler's sense in a hurry, for playouts: one whole move at a time, each ward looked at once.

It plays much like the heeler at a fraction of the time. What it leaves out: a cube's worth to favors that could not be bid before, and rare slanders.
"""
from __future__ import annotations

from math import exp

from fivepoints.core.randoms import MASK, next_word
from fivepoints.games.tammany.board import FIRST_WAY, LAST_YEAR, LOCKS, MOST_FAVORS_POINTS, NATIONS, SEATS, WAY_TO
from fivepoints.games.tammany.election import next_nation
from fivepoints.games.tammany.flow import apply, inside
from fivepoints.games.tammany.layout import (
    ARREST,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    CAMPAIGN,
    COUNCIL,
    DEPUTY,
    END,
    LOCK,
    MOVE,
    NO_OFFICE,
    OFFER,
    PASS,
    POLICE,
    PRECINCT,
    PUT,
    SECOND_BOSS,
    SETTLE,
    SLANDER,
    SPREAD,
    TAKE,
    TURN,
    State,
)
from fivepoints.games.tammany.offices import locks_out, may_leave, sealed_off
from fivepoints.games.tammany.sense import (
    EVEN,
    LEADING,
    RIVALRY,
    STEEPNESS,
    TOKEN,
    bid_total,
    favor_worth,
    heeler,
    lead_in,
    slander_worth,
    usable,
    ward_value,
    win_chance,
)
from fivepoints.games.tammany.slander import may_slander

ONE_MORE = exp(-STEEPNESS)  # what one boss more makes of the odds against winning a ward
DOUBT = 0.3  # random part of what a boss is worth: playouts that differ tell more
CLOSE = 1  # bosses by which a ward is not decided yet: slander is thought of there only
KEPT = 0.45  # a favor that is kept
KEPT_LATER = 0.6  # more, for each ward of this election in which it can still be bid
PLENTY = 0.3  # less, for each that is left beside it


# Wards


def chance_in(s: State, p: int, w: int) -> float:
    return win_chance(lead_in(s, p, w)) if s.bosses[w][p] > 0 else 0.0


def doubt(r: list[int]) -> float:
    return DOUBT * (next_word(r) / MASK)


# Bids


def keeping(s: State, p: int, nation: int, left: int) -> float:
    """What the last of so many favors of a nation is worth to the seat after this ward."""
    later = 0
    for w in range(s.ward + 1, s.open_wards):
        if s.cubes[w][nation] > 0 and s.bosses[w][p] > 0:
            later += 1
    worth = KEPT * (1.0 + KEPT_LATER * later) / (1.0 + PLENTY * (left - 1))
    if s.year == LAST_YEAR:
        most = 0
        for q in range(s.players):
            if q != p:
                most = max(most, s.favors[q][nation])
        worth = 0.4 * worth + (0.4 * MOST_FAVORS_POINTS if most - 1 <= left - 1 <= most + 1 else 0.0)
    return worth


def split_bid(s: State, count: int, acts: list[int]) -> int:
    """A bid of so many favors as actions: of each nation those that are missed least later; how many actions."""
    p = s.seat
    asked = 0
    n = next_nation(s, p, 0)
    while n < NATIONS:
        acts[asked] = OFFER
        asked += 1
        n = next_nation(s, p, n + 1)
    if asked == 1:
        acts[0] += count
        return 1
    for _ in range(count):
        cheapest = 0
        least = 1.0e9
        at = 0
        n = next_nation(s, p, 0)
        while n < NATIONS:
            left = s.favors[p][n] - (acts[at] - OFFER)
            if left > 0:
                cost = keeping(s, p, n, left)
                if cost < least:
                    least = cost
                    cheapest = at
            at += 1
            n = next_nation(s, p, n + 1)
        acts[cheapest] += 1
    return asked


def least_and_most(s: State) -> int:
    """The totals a bid may sensibly have beside none: from what can reach a rival's bosses to what is surely enough, as least * 256 + most; 0 for none."""
    p = s.seat
    own = s.bosses[s.ward][p]
    bosses = 0
    reach = 0
    for q in range(s.players):
        if q != p and s.bosses[s.ward][q] > 0:
            bosses = max(bosses, s.bosses[s.ward][q])
            reach = max(reach, s.bosses[s.ward][q] + usable(s, q, s.ward))
    least = max(bosses - own, 1)
    most = min(max(reach + 1 - own, 0), usable(s, p, s.ward))
    return least * 256 + most if least <= most else 0


def bid_lightly(s: State, r: list[int], acts: list[int]) -> None:
    n = split_bid(s, bid_total(s, next_word(r) / MASK), acts)
    for i in range(n):
        apply(s, acts[i])


# The turn


def act_in_wards(s: State, r: list[int]) -> None:
    """Two bosses, or one and a cube: as the heeler, with each ward looked at once."""
    p = s.seat
    first = -1
    second = -1
    twice = -1
    ground = -1
    best = -1.0e9
    next_best = -1.0e9
    double = -1.0e9
    surest = -1.0
    for w in range(s.open_wards):
        if not s.locked[w]:
            odds = exp(STEEPNESS * (EVEN - lead_in(s, p, w)))  # as `sense.boss_worth`
            now = 1.0 / (1.0 + odds) if s.bosses[w][p] > 0 else 0.0
            value = (1.0 + RIVALRY) * ward_value(s, w)
            gain = value * (1.0 / (1.0 + ONE_MORE * odds) - now) + doubt(r)
            if gain > best:
                next_best = best
                second = first
                best = gain
                first = w
            elif gain > next_best:
                next_best = gain
                second = w
            gain = value * (1.0 / (1.0 + ONE_MORE * ONE_MORE * odds) - now) + doubt(r)
            if gain > double:
                double = gain
                twice = w
            if now > surest:
                surest = now
                ground = w
    nation = -1
    favor = 0.0
    for n in range(NATIONS):
        if s.garden[n] > 0:
            worth = favor_worth(s, p, n) + doubt(r)
            if worth > favor:
                favor = worth
                nation = n
    campaign = max(best + next_best, double)
    if nation >= 0 and best + favor + LEADING * (surest - 0.4) > campaign:
        apply(s, SETTLE + first)
        apply(s, PUT + ground * NATIONS + nation)
        return
    if double > best + next_best:
        first = twice
        second = twice
    apply(s, CAMPAIGN + min(first, second))
    apply(s, SECOND_BOSS + max(first, second))


def use_office(s: State) -> None:
    """The benefit, roughly where the heeler would use it."""
    p = s.seat
    office = s.office[p]
    if office == DEPUTY:
        take_favor(s)
    elif office == COUNCIL:
        if locks_out(s) < LOCKS:
            lock_best(s)
    elif office == POLICE:
        w = weakest(s)
        if w >= 0:
            apply(s, ARREST + w * NATIONS + commonest(s, w))
    elif office == PRECINCT:
        bring_cube(s)


def take_favor(s: State) -> None:
    best = -1
    most = 0.0
    for n in range(NATIONS):
        if s.supply[n] > 0:
            worth = favor_worth(s, s.seat, n)
            if worth > most:
                most = worth
                best = n
    if best >= 0:
        apply(s, TAKE + best)


def lock_best(s: State) -> None:
    best = -1
    most = 0.0
    for w in range(s.open_wards):
        if not s.locked[w] and s.bosses[w][s.seat] > 0:
            worth = ward_value(s, w) * (chance_in(s, s.seat, w) - 0.5)
            if worth > most:
                most = worth
                best = w
    if best >= 0:
        apply(s, LOCK + best)


def weakest(s: State) -> int:
    """The ward which the seat is least likely to win, of those a cube may leave; -1 without one."""
    found = -1
    least = 0.4
    for w in range(s.open_wards):
        if may_leave(s, w):
            chance = chance_in(s, s.seat, w)
            if chance < least:
                least = chance
                found = w
    return found


def surest_ward(s: State) -> int:
    """The unlocked ward which the seat is most likely to win."""
    found = 0
    most = -1.0
    for w in range(s.open_wards):
        if not s.locked[w]:
            chance = chance_in(s, s.seat, w)
            if chance > most:
                most = chance
                found = w
    return found


def commonest(s: State, w: int) -> int:
    """The nation with most cubes in the ward."""
    found = 0
    for n in range(1, NATIONS):
        if s.cubes[w][n] > s.cubes[w][found]:
            found = n
    return found


def bring_cube(s: State) -> None:
    """A cube into the ward that is surest, from the neighbour that is least so."""
    to = surest_ward(s)
    best = -1
    least = chance_in(s, s.seat, to)
    for way in range(FIRST_WAY[to], FIRST_WAY[to + 1]):
        w = WAY_TO[way]
        if w < s.open_wards and may_leave(s, w):
            chance = chance_in(s, s.seat, w)
            if chance < least:
                least = chance
                best = w
    if best >= 0 and not s.locked[to]:
        way = FIRST_WAY[best]
        while WAY_TO[way] != to:
            way += 1
        apply(s, MOVE + way * NATIONS + commonest(s, best))


def slander_best(s: State, r: list[int], out: list[int]) -> None:
    """Against the strongest rival of a ward, where that is worth its price."""
    p = s.seat
    best = -1
    most = 0.0
    for w in range(s.open_wards):
        if s.bosses[w][p] > 0 and not sealed_off(s, w):
            victim = -1
            for q in range(s.players):
                if q != p and s.bosses[w][q] > (s.bosses[w][victim] if victim >= 0 else 0):
                    victim = q
            nation = spare_nation(s, w)
            if victim >= 0 and nation >= 0 and abs(s.bosses[w][victim] - s.bosses[w][p]) <= CLOSE:
                worth = slander_worth(s, w, victim) - TOKEN - favor_worth(s, p, nation)
                if worth > most:
                    most = worth
                    best = SLANDER + (w * SEATS + victim) * NATIONS + nation
    if best >= 0:
        apply(s, best)
        if s.phase == SPREAD:
            apply(s, heeler(s, r, out))


def spare_nation(s: State, w: int) -> int:
    """Of the nations there, that of which the seat has most favors; -1 without one."""
    found = -1
    for n in range(NATIONS):
        if s.cubes[w][n] > 0 and s.favors[s.seat][n] > (s.favors[s.seat][found] if found >= 0 else 0):
            found = n
    return found


def stroll(s: State, r: list[int], out: list[int], acts: list[int]) -> None:
    """Play one move of the seat that is asked, or all that is left of its turn."""
    phase = s.phase
    if phase == BID and not inside(s):
        bid_lightly(s, r, acts)
    elif phase == TURN:
        if not s.ward_done:
            if s.bosses_left[s.seat] < 2:
                apply(s, heeler(s, r, out))
                return
            act_in_wards(s, r)
        if s.office[s.seat] != NO_OFFICE and not s.office_done:
            use_office(s)
        if may_slander(s):
            slander_best(s, r, out)
        apply(s, END)
    elif phase == BONUS_CUBE:
        w = surest_ward(s)
        apply(s, PASS if s.locked[w] else PUT + w * NATIONS + bag_nation(s))
    elif phase == BONUS_FAVOR:
        take_favor(s)
    else:
        apply(s, heeler(s, r, out))


def bag_nation(s: State) -> int:
    """The nation of the bag of which the seat has most favors."""
    found = -1
    for n in range(NATIONS):
        if s.bag[n] > 0 and (found < 0 or s.favors[s.seat][n] > s.favors[s.seat][found]):
            found = n
    return found
