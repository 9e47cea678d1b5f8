"""What the heeler thinks things are worth, in dollars: members, tokens, bottles, police, fights. The choices built on it are in `sense` and `sense_moves`."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    ALCOHOL,
    BLADE_PRICE,
    BOTTLES,
    CHOOSE,
    CLASS,
    CRIME_MEMBERS,
    DEN,
    DIAL_MOST,
    EQUIPMENT_VALUE,
    FENCE,
    GUN_PRICE,
    INCOME,
    KILL_CASH,
    KINDS,
    LAST_TURN,
    LOOKOUT,
    LOOT,
    MAKES,
    NOBODY,
    OUTPUT,
    POT_BLACK,
    POT_RED,
    POT_WHITE,
    RAID_PAWNS,
    RECRUIT_COST,
    SQUARES,
    STAFF,
    STAFF_WOMEN,
    USES,
    WHITE2_CUBES,
    WOUND_CASH,
)
from fivepoints.games.gangs.layout import BRIBE, GIRL, STAGE_A, State
from fivepoints.games.gangs.people import at_large, in_force, members
from fivepoints.games.gangs.production import police_on, staff_needed, women_needed

NEVER = -1.0  # worth less than to pass

# What the heeler believes, in dollars
MEMBER = 2.0  # a member for a turn
MISSED = 1.4  # a member in bed or in the Tombs, for each turn that is missed
LAST_MISSED = 0.4  # the same in the last turn
GOODS_DELAY = 0.75  # the part of a traffic's worth that is left after waiting for its dens
TRAFFIC_TURNS = 4  # turns that must be left for a traffic
TRAFFIC_GANG = 5  # members that a gang must have for one
STARVED = -3.0  # a den without goods, a turn
NEW_SQUARE = 3.0  # another square to act from
BOTTLE = 0.7  # a bottle: a third of a visit to the Hospital
DRUNK: list[float] = [0.0, 0.0, 0.5, 2.0, 2.0, 4.0, 4.0, 7.0, 7.0, 11.0, 14.0]  # a turn at each level of the dial
RIVALRY = 0.25  # what a rival loses, as a part of what the heeler would gain
LEADER_RIVALRY = 0.5  # the same of the rival who is ahead
ONLY_RIVALRY = 0.9  # the same of the only rival
OLD_WEAPON = 0.8  # a weapon, as a part of its price


# Time and rivals


def turns_left(s: State) -> int:
    """Incomes still to come: in the window for bribes before production this turn's too."""
    before_income = s.stage == STAGE_A and (s.phase == BRIBE or s.phase == GIRL)
    return LAST_TURN[s.politics] - s.turn + (1 if before_income else 0)


def is_ahead(s: State, q: int) -> bool:
    """Whether nobody but the seat to act has more money than q, as far as is seen."""
    for p in range(s.players):
        if p != s.seat and s.cash[p] > s.cash[q]:
            return False
    return True


def rivalry(s: State, q: int) -> float:
    """A dollar that q loses, to the seat to act. Of two, every dollar counts."""
    if s.players == 2:
        return ONLY_RIVALRY
    return LEADER_RIVALRY if is_ahead(s, q) else RIVALRY


# Dens and traffics


def supply(s: State, p: int, goods: int) -> int:
    """Goods a turn: what the traffics of the gang make, and a share of its stock."""
    count = s.stock[p][goods] // max(turns_left(s), 1)
    for square in range(SQUARES):
        if s.owner[square] == p and s.traffic[square] > 0 and MAKES[s.traffic[square] - 1] == goods:
            count += OUTPUT[s.traffic[square] - 1]
    return count


def demand(s: State, p: int, goods: int) -> int:
    count = 0
    for square in range(SQUARES):
        if s.owner[square] == p and s.den[square] > 0 and USES[s.den[square] - 1] == goods:
            count += 1
    return count


def den_yield(s: State, p: int, kind: int) -> float:
    """What another den of the kind pays a turn."""
    goods = USES[kind]
    if goods >= 0 and supply(s, p, goods) <= demand(s, p, goods):
        return STARVED
    return float(INCOME[kind])


def traffic_yield(s: State, p: int, kind: int) -> float:
    """What another traffic of the kind is worth a turn: by the dens that it would serve, beyond what their staff would earn elsewhere."""
    if turns_left(s) < TRAFFIC_TURNS or at_large(s, p) < TRAFFIC_GANG:
        return STARVED
    goods = MAKES[kind]
    for user in range(KINDS):
        if USES[user] == goods:
            served = min(OUTPUT[kind], demand(s, p, goods) - supply(s, p, goods) + s.tokens[user])
            return GOODS_DELAY * served * (INCOME[user] - MEMBER * STAFF[user])
    return STARVED


def bottle_cost(s: State, p: int, bottles: int) -> float:
    if not in_force(s, ALCOHOL, s.turn):
        return 0.0
    level = min(s.dial[p] + bottles, DIAL_MOST)
    return BOTTLE * bottles + DRUNK[level] - DRUNK[s.dial[p]]


def token_worth(s: State, p: int, kind: int) -> float:
    """A token that the gang opens now, beyond what its staff would be worth elsewhere."""
    if s.tokens[kind] == 0 or turns_left(s) == 0:
        return NEVER
    gain = den_yield(s, p, kind) if CLASS[kind] == DEN else traffic_yield(s, p, kind)
    return turns_left(s) * (gain - MEMBER * STAFF[kind]) - bottle_cost(s, p, BOTTLES[kind])


def has_slot(s: State, p: int, square: int, kind: int) -> bool:
    """Whether the gang could open the kind there, if it had the members."""
    if s.owner[square] != NOBODY and s.owner[square] != p:
        return False
    return (s.den[square] if CLASS[kind] == DEN else s.traffic[square]) == 0


def best_opening(s: State, p: int, square: int) -> int:
    """The kind that is best opened with the members who are on the square; -1 if none is worth it."""
    found = -1
    best = 0.0
    here = members(s, p, square) - staff_needed(s, square)
    women = s.women[square][p] - women_needed(s, square)
    for kind in range(KINDS):
        if here >= STAFF[kind] and women >= STAFF_WOMEN[kind] and has_slot(s, p, square, kind):
            worth = token_worth(s, p, kind)
            if worth > best:
                best = worth
                found = kind
    return found


def den_income(s: State, square: int) -> int:
    return INCOME[s.den[square] - 1] if s.den[square] > 0 else 0


# Police


def pawn_harm(s: State, square: int, count: int) -> float:
    """What so many pawns on a square are worth to the seat to act: rivals' harm counts for it, its own against it. Before the dens pay there is no raid."""
    harm = 0.0
    q = s.owner[square]
    if count > 0 and q >= 0 and turns_left(s) > 0:
        harm += den_income(s, square) * (-1.0 if q == s.seat else rivalry(s, q))
    if count >= RAID_PAWNS and s.stage != STAGE_A:
        for p in range(s.players):
            harm += 2 * MEMBER * members(s, p, square) * (-1.0 if p == s.seat else rivalry(s, p))
    return harm


def pawn_worth(s: State, k: int, square: int) -> float:
    """Pawn k goes there."""
    here = s.pawn[k]
    if here == square:
        return 0.0
    gain = pawn_harm(s, square, police_on(s, square) + 1) - pawn_harm(s, square, police_on(s, square))
    return gain + pawn_harm(s, here, police_on(s, here) - 1) - pawn_harm(s, here, police_on(s, here))


# Crimes


def missed(s: State, turns: float) -> float:
    """A member who misses so many turns."""
    return LAST_MISSED if turns_left(s) == 0 else MISSED * min(turns, float(turns_left(s)))


def crime_worth(s: State, crime: int, white: int) -> float:
    """The loot, less those who will be hurt or arrested."""
    p = s.seat
    count = CRIME_MEMBERS[crime]
    cubes = POT_BLACK + POT_RED * (count - 1) + POT_WHITE * count
    loot = LOOT[crime]
    if white:
        cubes += WHITE2_CUBES
    if s.equipment[p] >> LOOKOUT & 1:
        cubes += EQUIPMENT_VALUE[LOOKOUT]
    if s.equipment[p] >> FENCE & 1:
        loot += EQUIPMENT_VALUE[FENCE]
    drawn = count / cubes
    return loot - drawn * (POT_BLACK * missed(s, 3.0) + POT_RED * (count - 1) * missed(s, 2.0))


# Fights


def killed(s: State) -> float:
    """A member who dies."""
    return LAST_MISSED + min(MEMBER * turns_left(s), float(RECRUIT_COST + 2))


def fight_worth(s: State, q: int, own: int, theirs: int, blades: int, guns: int, their_blades: int, their_guns: int, prize: float) -> float:
    """What a fight against q is worth on average: so many members on each side, so armed, the winner has the prize."""
    all_blades = blades + their_blades
    all_guns = guns + their_guns
    clubs = own + theirs - all_blades - all_guns
    weapons_last = OLD_WEAPON if turns_left(s) > 0 else 0.0
    envy = rivalry(s, q)
    death = killed(s)
    wound = missed(s, 2.0)
    whole = 0.0
    for held_guns in range(all_guns + 1):
        for held_blades in range(all_blades + 1):
            rest = own - held_guns - held_blades
            if 0 <= rest <= clubs:
                chance = CHOOSE[all_guns][held_guns] * CHOOSE[all_blades][held_blades] * CHOOSE[clubs][rest] / CHOOSE[own + theirs][own]
                kills = min(held_guns, theirs)
                wounds = min(held_blades, theirs - kills)
                dead = min(all_guns - held_guns, own)
                hurt = min(all_blades - held_blades, own - dead)
                gain = KILL_CASH * kills + WOUND_CASH * wounds + weapons_last * (GUN_PRICE * (held_guns - guns) + BLADE_PRICE * (held_blades - blades))
                gain -= death * dead + wound * hurt
                gain += envy * (death * kills + wound * wounds - KILL_CASH * dead - WOUND_CASH * hurt)
                if kills > dead or (kills == dead and wounds > hurt):
                    gain += prize
                elif kills < dead or wounds < hurt:
                    gain -= envy * prize
                whole += chance * gain
    return whole
