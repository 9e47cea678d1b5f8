"""The sense of a sensible newcomer, the *heeler*: what an action is worth, by plain fast rules.

Opens what pays most a member, recruits while it still pays, keeps a weapon for wars it is likely to win, sobers up in time, blocks the leader's dens, bribes
when a den is about to pay, robs with those who staff nothing. Runs interpreted at the table and compiled in playouts, like the rules. Worths are in dollars.
It looks at nothing that its seat may not see: sealed choices of others and their ballots are not read.
"""
from __future__ import annotations

from fivepoints.core.randoms import MASK, next_word
from fivepoints.games.gangs.board import (
    BOOKKEEPER,
    BOTTLES,
    BRIBE_CASH,
    DEN,
    DOUBLE,
    DOUBLE_TIMES,
    EQUIPMENT_VALUE,
    EXCHANGE,
    GROUP_MEN,
    GROUP_WOMEN,
    GUNS,
    HQ,
    KEEPGIRL,
    LOAN,
    MOVE4,
    NOBATTLE,
    NOWAR,
    PAROLE,
    RAID_PAWNS,
    RECRUIT2,
    RECRUIT2_OFF,
    SEATS,
    SOBER2,
    SOBER2_LEVELS,
    SOBER_RELIEF,
    SQUARES,
    STACK_LIMIT,
    TAMMANY,
    WAR_BONUS,
    WAR_MOST,
)
from fivepoints.games.gangs.combat import side_of, strength
from fivepoints.games.gangs.flow import legal
from fivepoints.games.gangs.layout import (
    ACT,
    ANSWER,
    ARM,
    ARM_WITH,
    ATTACKER,
    BRIBE,
    BRIBE_TO,
    BUY,
    CHOOSE_WOMEN,
    CLOSE,
    COME_BACK,
    COMMIT,
    DECLARE,
    DEFENDER,
    DRY,
    EQUIP_WITH,
    FAVOR,
    FIGHT,
    FIGHT_ON,
    GIRL,
    GIVE_GIRL,
    GROUP,
    LENDER,
    LOBBY,
    MAN,
    MINE,
    MOVE,
    MOVE_PAWN,
    NAME,
    NO,
    OFFER,
    OPEN_TOKEN,
    OTHER_TILE,
    OWN_TILE,
    PASS,
    PAWN_TO,
    PROPOSE,
    RECRUIT,
    RETREAT,
    RETREAT_TO,
    RETURN,
    REVERSE,
    RIG,
    ROB,
    ROB_WHITE,
    SACK,
    SEND,
    SET_WOMEN,
    SETTLE,
    SEXES,
    SOBER,
    STAGE_A,
    SWAP_WITH,
    TAKE_FAVOR,
    TAKE_OVER,
    THEIRS,
    USE_FAVOR,
    USE_PAROLE,
    VICTIM,
    WAR_FOUGHT,
    WAR_ON,
    WOMAN,
    YES,
    State,
)
from fivepoints.games.gangs.people import at_large, holder, in_force, members, place_in_order, prisoners
from fivepoints.games.gangs.production import lack, police_on, staff_needed, women_lack, women_needed
from fivepoints.games.gangs.sense_moves import next_plan, plan_action, plan_group, recruits_wanted, weapons_wanted
from fivepoints.games.gangs.sense_worth import (
    BOTTLE,
    DRUNK,
    MEMBER,
    NEVER,
    bottle_cost,
    crime_worth,
    den_income,
    fight_worth,
    missed,
    pawn_worth,
    token_worth,
    turns_left,
)

# What the heeler believes, in dollars
FIRST_WOMEN = 2  # of the five it begins with
RECRUIT_WORTH = 3.0  # a recruit it wants, at once
WOMEN_IN_TEN = 4  # of its recruits
MIX = 0.2  # each recruit of the other sex than wanted
WEAPON = 15.0  # a weapon when it has none
INFLUENCE = 1.5  # a visit to Tammany Hall
LATER = 0.2  # a place later in the order, where favors are given
RIGGING = 4.0  # to rig the ballot
A_BALLOT = 0.1  # each ballot then put in
SOBERED = 0.3  # the favor sober2, once the rest is done
STAFF_LOST = 3.0  # a traffic, or a part of a den, that stands still
HOLDING = 0.5  # a square held by one member
WOMAN_LOST = 0.05  # a woman, beyond a man
CROWD = 0.02  # each who is not needed, towards taking a victim there
AT_HOME = 0.6  # to come back to the HQ
NO_DEN_YET = 0.5  # to a square where a den can be opened
TOGETHER = 0.1  # to others who are free, each of them
FREE_MOVES = 2.5  # the favor move4
SAFE_CUBES = 0.5  # the favor white2
KEPT_GIRL = 2.0  # the favor keepgirl
WOMAN_GIVEN = 5.0  # a woman given up in a bribe, at most
NO_SPARE_WOMAN = 5.0  # to bribe with a woman who is needed
PEACE = 0.5  # a rival's member more than one's own, in a deal against war
DUEL = 0.1  # to fight for a deal
DEFENDED = 5.0  # the square, to who fights for it
DOUBT = 0.05  # random part, so that games differ


# Members: who is missed least, and where one is needed most


def loss(s: State, place: int, sex: int) -> float:
    """What the seat to act loses with a member there."""
    p = s.seat
    cost = WOMAN_LOST * sex
    if place >= SQUARES:
        return cost
    if s.owner[place] == p:
        if members(s, p, place) <= staff_needed(s, place) or (sex == WOMAN and s.women[place][p] <= women_needed(s, place)):
            return cost + STAFF_LOST + den_income(s, place)
    elif members(s, p, place) == 1:
        cost += HOLDING
    return cost - CROWD * (members(s, p, place) - staff_needed(s, place))


def need(s: State, square: int, sex: int) -> float:
    """What a member more is worth on a square: for its tokens, else to gather for the next one."""
    p = s.seat
    missing = lack(s, p, square)
    women = women_lack(s, p, square)
    if (sex == WOMAN and women > 0) or missing > women:
        return STAFF_LOST + den_income(s, square) - WOMAN_LOST * sex
    worth = AT_HOME if square == HQ[s.gang[p]] else 0.0
    if s.den[square] == 0:
        worth += NO_DEN_YET
    worth += TOGETHER * min(members(s, p, square) - staff_needed(s, square), STACK_LIMIT - 1)
    return worth - police_on(s, square)


# Actions of phase c


def recruit_worth(s: State, group: int) -> float:
    """As many as it wants, some of them women."""
    men = GROUP_MEN[group]
    women = GROUP_WOMEN[group]
    if men + women > recruits_wanted(s, 0):
        return NEVER
    wanted = (WOMEN_IN_TEN * (men + women) + 5) // 10
    return RECRUIT_WORTH * (men + women) - MIX * abs(women - wanted)


def sober_worth(s: State, p: int, levels: int) -> float:
    less = max(s.dial[p] - levels, 0)
    return DRUNK[s.dial[p]] - DRUNK[less] + (BOTTLE * (s.dial[p] - less) if turns_left(s) > 0 else 0.0)


def equip_worth(s: State, code: int) -> float:
    """Only the Bookkeeper pays for its member, and only where there are dens enough."""
    p = s.seat
    if code // SEXES // SQUARES != BOOKKEEPER:
        return NEVER
    dens = 0
    for square in range(SQUARES):
        if s.owner[square] == p and s.den[square] > 0:
            dens += 1
    return turns_left(s) * (EQUIPMENT_VALUE[BOOKKEEPER] * dens - MEMBER) - loss(s, code // SEXES % SQUARES, code % SEXES)


def swap_worth(s: State, q: int) -> float:
    """Who is later in the order is first in Tammany Hall among equals."""
    if not in_force(s, TAMMANY, s.turn):
        return NEVER
    return LATER * (place_in_order(s, q) - place_in_order(s, s.seat))


def act_worth(s: State, action: int) -> float:
    p = s.seat
    if action >= CLOSE:
        if action == USE_PAROLE:
            return missed(s, 1.0) * prisoners(s, p)
        if action >= SWAP_WITH:
            return swap_worth(s, action - SWAP_WITH)
        return SOBERED if action > USE_PAROLE else NEVER
    if action >= RIG:
        return RIGGING + A_BALLOT * (action - RIG)
    if action >= EQUIP_WITH:
        return equip_worth(s, action - EQUIP_WITH)
    if action >= ROB_WHITE:
        return crime_worth(s, (action - ROB_WHITE) // SQUARES, 1)
    if action >= ROB:
        return crime_worth(s, (action - ROB) // SQUARES, 0)
    if action >= OPEN_TOKEN:
        return token_worth(s, p, (action - OPEN_TOKEN) // SQUARES)
    if action >= BUY:
        return WEAPON if action - BUY == GUNS + 1 and weapons_wanted(s) > 0 else NEVER
    if action == SOBER:
        return sober_worth(s, p, SOBER_RELIEF)
    if action == LOBBY:
        return INFLUENCE
    if action == SACK:
        return NEVER
    return recruit_worth(s, action - RECRUIT)


# Police, bribes and favors


def bribe_worth(s: State, k: int, square: int) -> float:
    """For income only just before it is paid; before that against a raid, or where it costs no woman."""
    p = s.seat
    keeps_girl = s.favor[KEEPGIRL] == p
    if s.stage != STAGE_A and not keeps_girl and police_on(s, s.pawn[k]) < RAID_PAWNS:
        return NEVER
    worth = pawn_worth(s, k, square) - BRIBE_CASH
    if keeps_girl:
        return worth
    spare = False
    for v in range(SQUARES):
        if s.women[v][p] > 0 and loss(s, v, WOMAN) < STAFF_LOST:
            spare = True
    return worth - min(MEMBER * turns_left(s), WOMAN_GIVEN) - (0.0 if spare else NO_SPARE_WOMAN)


def favor_worth(s: State, favor: int) -> float:
    p = s.seat
    if favor == DOUBLE:
        return float((DOUBLE_TIMES - 1) * s.best[p])
    if favor == RECRUIT2:
        return float(RECRUIT2_OFF * recruits_wanted(s, 0))
    if favor == MOVE4:
        return FREE_MOVES
    if favor == PAROLE:
        return missed(s, 1.0) * prisoners(s, p)
    if favor == SOBER2:
        return sober_worth(s, p, SOBER2_LEVELS)
    return KEPT_GIRL if favor == KEEPGIRL else SAFE_CUBES


# War


def war_worth(s: State, q: int) -> float:
    """All against all, with one weapon; a defender who has fewer is taken to answer with a Blade."""
    p = s.seat
    own = min(at_large(s, p), WAR_MOST)
    theirs = min(at_large(s, q), WAR_MOST)
    blades = min(s.blades[p], 1)
    answer = min(s.blades[q], 1) if theirs < own else 0
    return fight_worth(s, q, own, theirs, blades, 1 - blades, answer, 0, float(WAR_BONUS))


def arm_worth(s: State, code: int) -> float:
    """So many weapons, against the fewest a rival who attacks must bring, or none; a lender lends none."""
    side = side_of(s, s.seat)
    if side == LENDER:
        return -float(code)
    other = DEFENDER - side
    q = s.party[other]
    war = s.cause == WAR_FOUGHT
    blades = min(s.blades[q], 1) if war and other == ATTACKER else 0
    guns = 1 - blades if war and other == ATTACKER else 0
    prize = float(WAR_BONUS) if war else DEFENDED
    return fight_worth(s, q, strength(s, side), strength(s, other), code // (GUNS + 1), code % (GUNS + 1), blades, guns, prize)


# Drinking


def dry_worth(s: State, member: int) -> float:
    """To bed now, when even the Hospital next turn would not be enough."""
    level = max(s.dial[s.seat] - SOBER_RELIEF, 0)
    return DRUNK[level] - DRUNK[max(level - SOBER_RELIEF, 0)] - missed(s, 1.0) - loss(s, member // SEXES, member % SEXES)


# Deals


def peace_worth(s: State, q: int) -> float:
    return PEACE * (at_large(s, q) - at_large(s, s.seat)) if s.blades[q] + s.guns[q] > 0 else NEVER


def offer_worth(s: State, code: int) -> float:
    """Peace with who is stronger; it fights for it, since a lost duel costs nothing."""
    if code // 2 // SEATS != NOWAR:
        return NEVER
    return peace_worth(s, code // 2 % SEATS) + DUEL * (code % 2)


def tile_worth(s: State, square: int, tiles: int) -> float:
    return float(den_income(s, square) if tiles == DEN else s.traffic[square])


def answer_worth(s: State) -> float:
    """To accept what is proposed."""
    q = s.party[ATTACKER]
    if s.offer == NOWAR:
        return peace_worth(s, q)
    if s.offer == LOAN:
        return 1.0 if s.lends else NEVER
    if s.offer == EXCHANGE:
        return tile_worth(s, s.mine, s.tiles) - tile_worth(s, s.theirs, s.tiles) - 1.0
    return 1.0 if s.offer == NOBATTLE else NEVER


def settle_worth(s: State, action: int) -> float:
    """The winner of a duel: the proposer has what it wanted, the other nothing, or the loan the other way round."""
    proposer = s.seat == s.party[ATTACKER]
    if action == YES:
        return 1.0 if proposer else NEVER
    if action == REVERSE:
        return 1.0 if proposer == (s.lends == 1) else NEVER
    return 0.0 if action == NO else NEVER


# Choosing


def worth(s: State, action: int) -> float:
    """What an action is worth to the seat to act."""
    phase = s.phase
    if phase == VICTIM:
        return -loss(s, (action - NAME) // SEXES, (action - NAME) % SEXES)
    if phase == RETURN:
        return need(s, (action - COME_BACK) // SEXES, (action - COME_BACK) % SEXES)
    if phase == ARM:
        return arm_worth(s, action - ARM_WITH)
    if phase == COMMIT:
        return float(action)
    if phase == MOVE_PAWN:
        return pawn_worth(s, (action - PAWN_TO) // SQUARES, (action - PAWN_TO) % SQUARES)
    if phase == TAKE_FAVOR:
        return favor_worth(s, action - FAVOR)
    if phase == SETTLE:
        return settle_worth(s, action)
    if action == PASS or action == NO:
        return 0.0
    if phase == ACT:
        return act_worth(s, action)
    if phase == DECLARE:
        return war_worth(s, action - WAR_ON)
    if phase == DRY:
        return dry_worth(s, action - NAME)
    if phase == PROPOSE:
        return offer_worth(s, action - OFFER)
    if phase == BRIBE:
        return bribe_worth(s, (action - BRIBE_TO) // SQUARES, (action - BRIBE_TO) % SQUARES)
    return rarer_worth(s, phase, action)


def rarer_worth(s: State, phase: int, action: int) -> float:
    if phase == ANSWER:
        return answer_worth(s)
    if phase == USE_FAVOR:
        return 1.0 if s.pick == PAROLE or s.dial[s.seat] >= SOBER2_LEVELS else NEVER
    if phase == TAKE_OVER:
        return 1.0 + turns_left(s) * tile_worth(s, s.square, s.pick) - bottle_cost(s, s.seat, BOTTLES[taken_kind(s)])
    if phase == GIRL:
        return -loss(s, action - GIVE_GIRL, WOMAN)
    if phase == RETREAT:
        return need(s, action - RETREAT_TO, MAN)
    if phase == FIGHT:
        return -float(members(s, holder(s, action - FIGHT_ON, s.seat), action - FIGHT_ON))
    if phase == CHOOSE_WOMEN:
        return -float(abs(action - SET_WOMEN - FIRST_WOMEN))
    if phase == MINE:
        return -tile_worth(s, (action - OWN_TILE) // 2, (action - OWN_TILE) % 2)
    if phase == THEIRS:
        return tile_worth(s, action - OTHER_TILE, s.tiles)
    return 1.0  # a loan is called


def taken_kind(s: State) -> int:
    return (s.den[s.square] if s.pick == 0 else s.traffic[s.square]) - 1


def best_of(s: State, r: list[int], out: list[int], n: int) -> int:
    """The best of the n actions that are given."""
    best = out[0]
    best_worth = -1.0e9
    for i in range(n):
        value = worth(s, out[i]) + DOUBT * (next_word(r) / MASK)
        if value > best_worth:
            best_worth = value
            best = out[i]
    return best


def heeler(s: State, r: list[int], out: list[int]) -> int:
    """The heeler's action."""
    if s.phase == MOVE:
        return plan_action(next_plan(s))
    n = legal(s, out)
    if s.phase == GROUP:
        return SEND + plan_group(s, next_plan(s), out[0] - SEND)
    return out[0] if n == 1 else best_of(s, r, out, n)
