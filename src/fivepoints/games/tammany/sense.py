"""The sense of a sensible newcomer, the *heeler*: what an action is worth, by plain fast rules.

Campaigns where it can win or deny, settles for the favors it will need, bids as an auction asks for and never more than it can need, slanders who leads,
gives rivals the weaker offices. Runs interpreted at the table and compiled in playouts, like the rules. Worths are in points.
"""
from __future__ import annotations

from math import ceil, exp

from fivepoints.core.randoms import MASK, next_word
from fivepoints.games.tammany.board import LAST_YEAR, NATIONS, SEATS, WARD_1, WARD_2, WARD_4, WARD_7, WARD_14, WAY_FROM, WAY_TO
from fivepoints.games.tammany.election import next_nation
from fivepoints.games.tammany.flow import legal
from fivepoints.games.tammany.layout import (
    ARREST,
    BID,
    BONUS_CUBE,
    DEPUTY,
    END,
    GIVE,
    IDLE,
    LOCK,
    MOVE,
    OFFER,
    PASS,
    PUT,
    SECOND_BOSS,
    SETTLE,
    SLANDER,
    SPREAD_TO,
    TAKE,
    TURN,
    State,
)
from fivepoints.games.tammany.offices import next_to_appoint
from fivepoints.games.tammany.pieces import total

# What the heeler believes, in points
BACKING = 0.916  # a favor that could be bid in a ward, beside a boss there
MOST_BACKING = 4  # favors beyond these do not count for a ward
MAYORALTY = 2.71  # winning one ward more, towards being Mayor
CUBE_BONUS = 0.114  # wards 1 and 2
FAVOR_BONUS = 0.327  # wards 4 and 7
LEADING = 0.0854  # a cube in a ward one wins, towards leading its nation
FAVOR = 5.01  # a favor in the hand
SPENDING = 0.559  # a favor given away in a bid
LAST_SPENDING = 0.492  # in the last election
TOKEN = 1.75  # a slander token
RIVALRY = 0.0409  # what a rival loses, as a part of what the heeler would gain
LEADER_RIVALRY = 1.91  # the same of the rival who is ahead
CAUTION = 1.07  # how much lower than evenly drawn a bid is, for each rival in the ward
DOUBT = 0.0502  # random part, so that games differ
STEEPNESS = 1.03  # how fast a lead in a ward becomes certain
EVEN = 1.05  # the lead that is an even chance: a tie elects nobody
POWER: list[float] = [2.01, 0.207, 0.127, 0.988]  # of the Deputy Mayor, the Council President, the Chief of Police, the Precinct Chairman


def usable(s: State, p: int, w: int) -> int:
    """Favors of the seat that could be bid in the ward."""
    count = 0
    for n in range(NATIONS):
        count += s.favors[p][n] * (s.cubes[w][n] > 0)  # compiled, that spares a branch nobody can predict
    return count


def backing(s: State, p: int, w: int) -> float:
    """What the favors of the seat that could be bid in the ward count beside a boss there."""
    return BACKING * min(usable(s, p, w), MOST_BACKING)


def lead_in(s: State, p: int, w: int) -> float:
    """How far bosses and the favors behind them put the seat before its best rival there; its own favors count whether it has a boss there or not."""
    best = 0.0
    for q in range(s.players):
        if q != p and s.bosses[w][q] > 0:
            best = max(best, s.bosses[w][q] + backing(s, q, w))
    return s.bosses[w][p] + backing(s, p, w) - best


def win_chance(lead: float) -> float:
    """How likely the ward is won that far ahead."""
    return 1.0 / (1.0 + exp(STEEPNESS * (EVEN - lead)))


def ward_chance(s: State, p: int, w: int, more: int) -> float:
    """The chance to win the ward with so many bosses more (or fewer)."""
    return win_chance(lead_in(s, p, w) + more) if s.bosses[w][p] + more > 0 else 0.0


def ward_value(s: State, w: int) -> float:
    value = 1.0 + MAYORALTY + LEADING * total(s.cubes[w])
    if w == WARD_14:
        value += 1.0
    elif w == WARD_1 or w == WARD_2:
        value += CUBE_BONUS
    elif w == WARD_4 or w == WARD_7:
        value += FAVOR_BONUS
    return value


def boss_worth(s: State, w: int, more: int) -> float:
    """So many bosses more of the seat to act: what it gains, and what the rivals lose by it."""
    lead = lead_in(s, s.seat, w)
    now = win_chance(lead) if s.bosses[w][s.seat] > 0 else 0.0
    return (1.0 + RIVALRY) * ward_value(s, w) * (win_chance(lead + more) - now)


def favor_worth(s: State, p: int, nation: int) -> float:
    """A favor in the hand: worth more where there are wards to bid it in, less where there are many already."""
    wards = 0
    for w in range(s.open_wards):
        if s.cubes[w][nation] > 0 and s.bosses[w][p] > 0:
            wards += 1
    return FAVOR * (0.5 + 0.25 * min(wards, 4)) / (1.0 + 0.08 * s.favors[p][nation])


def cube_worth(s: State, p: int, w: int, nation: int) -> float:
    """A cube more in a ward: towards leading its nation, and, where it is the first, for those who have its favors."""
    return LEADING * (ward_chance(s, p, w, 0) - 0.4) + first_cube_worth(s, p, w, nation)


def first_cube_worth(s: State, p: int, w: int, nation: int) -> float:
    """What the first cube of a nation in the ward is worth to those who have its favors."""
    if s.cubes[w][nation] > 0 or s.bosses[w][p] == 0:
        return 0.0
    rival = 0
    for q in range(s.players):
        if q != p and s.bosses[w][q] > 0:
            rival = max(rival, s.favors[q][nation])
    return 0.25 * BACKING * (min(s.favors[p][nation], MOST_BACKING) - min(rival, MOST_BACKING)) * ward_value(s, w) * STEEPNESS


def best_put(s: State) -> float:
    """The best that a cube of Castle Garden can do."""
    best = 0.0
    for w in range(s.open_wards):
        if not s.locked[w]:
            leading = LEADING * (ward_chance(s, s.seat, w, 0) - 0.4)
            for n in range(NATIONS):
                if s.garden[n] > 0:
                    best = max(best, favor_worth(s, s.seat, n) + leading + first_cube_worth(s, s.seat, w, n))
    return best


def best_second(s: State, first: int) -> float:
    """The best second boss of a campaign that begins in `first`."""
    best = boss_worth(s, first, 2) - boss_worth(s, first, 1)
    for w in range(first + 1, s.open_wards):
        if not s.locked[w]:
            best = max(best, boss_worth(s, w, 1))
    return best


def slander_worth(s: State, w: int, victim: int) -> float:
    """One boss of the victim less."""
    p = s.seat
    before = ward_chance(s, p, w, 0)
    hurt = ward_chance(s, victim, w, 0) - ward_chance(s, victim, w, -1)
    s.bosses[w][victim] -= 1
    after = ward_chance(s, p, w, 0)
    s.bosses[w][victim] += 1
    rivalry = LEADER_RIVALRY if is_ahead(s, victim) else RIVALRY
    return ward_value(s, w) * (after - before + rivalry * hurt)


def is_ahead(s: State, p: int) -> bool:
    """Whether nobody but the seat to act has more points."""
    for q in range(s.players):
        if q != s.seat and s.score[q] > s.score[p]:
            return False
    return True


def office_worth(s: State, office: int) -> float:
    """Giving the next seat an office: strong ones to the weak."""
    p = next_to_appoint(s)
    average = 0.0
    for q in range(s.players):
        if q != s.mayor:
            average += s.score[q] / (s.players - 1)
    return -POWER[office - DEPUTY] * (s.score[p] - average + 0.1)


# Bidding


def bid_total(s: State, mood: float) -> int:
    """How many favors to bid in all, drawn as in the equilibrium of an auction in which all pay: the mood, 0 to 1, says how high.

    The ward is worth as many favors to everybody, and nobody goes higher. Who can go as far as every rival draws from just above the strongest rival's bosses;
    who cannot draws as far below the most it would give, and bids nothing where that passes no rival's bosses. The more rivals, the lower all go.
    """
    p = s.seat
    own = s.bosses[s.ward][p]
    most = usable(s, p, s.ward)
    stake = (1.0 + RIVALRY) * ward_value(s, s.ward) / (LAST_SPENDING if s.year == LAST_YEAR else SPENDING)  # in favors
    rivals = 0
    bosses = 0
    reach = 0.0
    for q in range(s.players):
        if q != p and s.bosses[s.ward][q] > 0:
            rivals += 1
            bosses = max(bosses, s.bosses[s.ward][q])
            reach = max(reach, s.bosses[s.ward][q] + min(usable(s, q, s.ward), stake))
    if rivals == 0 or own > reach:
        return 0
    height = mood ** (CAUTION * rivals)
    own_reach = own + min(most, stake)
    votes = min(bosses + stake * height, reach + 1.0) if own_reach >= reach else own_reach - stake * (1.0 - height)
    return min(most, max(0, ceil(votes) - own)) if votes > bosses else 0


def bid_here(s: State, mood: float) -> int:
    """How many favors of the nation asked for: its part of the whole bid that the mood makes."""
    p = s.seat
    said = 0
    for n in range(s.nation):
        said += s.bids[p][n]
    held = s.favors[p][s.nation]
    later = 0
    n = next_nation(s, p, s.nation + 1)
    while n < NATIONS:
        later += s.favors[p][n]
        n = next_nation(s, p, n + 1)
    need = max(0, min(held + later, bid_total(s, mood) - said))  # another may have bid what was said already
    share = (need * held + held + later - 1) // (held + later)
    return min(held, max(need - later, share))


# Choosing


def worth(s: State, action: int) -> float:
    """What an action is worth to the seat to act."""
    p = s.seat
    if action == END or action == PASS:
        return 0.0
    if action >= GIVE:
        return office_worth(s, action - GIVE + DEPUTY)
    if action >= SPREAD_TO:
        return slander_worth(s, action - SPREAD_TO, s.victim) - 2 * favor_worth(s, p, s.nation)
    if action >= SLANDER:
        told = action - SLANDER
        return slander_worth(s, told // (SEATS * NATIONS), told // NATIONS % SEATS) - TOKEN - favor_worth(s, p, told % NATIONS)
    if action >= MOVE:
        way = (action - MOVE) // NATIONS
        nation = (action - MOVE) % NATIONS
        return cube_worth(s, p, WAY_TO[way], nation) - cube_worth(s, p, WAY_FROM[way], nation)
    if action >= LOCK:
        w = action - LOCK
        return 0.4 * ward_value(s, w) * (ward_chance(s, p, w, 0) - 0.5) if s.bosses[w][p] > 0 else -1.0
    if action >= ARREST:
        return -cube_worth(s, p, (action - ARREST) // NATIONS, (action - ARREST) % NATIONS)
    if action >= TAKE:
        return favor_worth(s, p, action - TAKE)
    if action >= PUT:
        nation = (action - PUT) % NATIONS
        favor = 0.0 if s.phase == BONUS_CUBE else favor_worth(s, p, nation)
        return favor + cube_worth(s, p, (action - PUT) // NATIONS, nation)
    if action >= SETTLE:
        return boss_worth(s, action - SETTLE, 1) + best_put(s)
    if action == IDLE:
        return 0.0
    if action >= SECOND_BOSS:
        return boss_worth(s, action - SECOND_BOSS, 1)
    return boss_worth(s, action, 1) + best_second(s, action)


def heeler(s: State, r: list[int], out: list[int]) -> int:
    """The heeler's action: the one of most `worth`, but for a little doubt. Of a ward action what all of them share is looked at once."""
    if s.phase == BID:
        mood = ((r[0] + r[1] + r[3]) & MASK) / MASK  # what `next_word` would give, not taken yet: the same for all nations of one bid
        if next_nation(s, s.seat, s.nation + 1) == NATIONS:
            next_word(r)
        return OFFER + bid_here(s, mood)
    n = legal(s, out)
    if n == 1:
        return out[0]
    choosing_ward = s.phase == TURN and not s.ward_done
    put = best_put(s) if choosing_ward else 0.0
    later = -1.0e9  # the best boss in a ward that votes later: the last wards come first
    best = out[0]
    best_worth = -1.0e9
    for i in range(n - 1, -1, -1):
        if choosing_ward and out[i] < SECOND_BOSS:
            one = boss_worth(s, out[i], 1)
            value = one + max(later, boss_worth(s, out[i], 2) - one)
            later = max(later, one)
        elif choosing_ward and SETTLE <= out[i] < PUT:
            value = boss_worth(s, out[i] - SETTLE, 1) + put
        else:
            value = worth(s, out[i])
        value += DOUBT * (next_word(r) / MASK)
        if value > best_worth:
            best_worth = value
            best = out[i]
    return best
