"""Where the heeler sends its members in phase c. A *plan* is one move: source, next place and group in one number; -1 is none.

Nothing is remembered between moves and nothing is left to luck here: asked again, for the group, it thinks of the same plan.
"""
from __future__ import annotations

from fivepoints.games.gangs.actions import recruit_price
from fivepoints.games.gangs.board import (
    ARMOURER,
    BLADE_PRICE,
    BOX_COST,
    CLASS,
    CRIME_MEMBERS,
    CRIMES,
    DISTANCE,
    ELECTION_TURN,
    FEWEST_PLAYERS,
    FIRST_WAY,
    GROUP_MEN,
    GROUP_WOMEN,
    GROUPS,
    HALL,
    HOSPITAL,
    HQ,
    KINDS,
    LAST_TURN,
    LOOT,
    NOBODY,
    PLACES,
    PORT,
    SQUARES,
    STACK_LIMIT,
    STAFF,
    STAFF_WOMEN,
    STEP_COST,
    WAR,
    WAY_TO,
)
from fivepoints.games.gangs.layout import PASS, STEP, TO_BOX, State
from fivepoints.games.gangs.moves import can_afford, has_room_in, may_enter, may_leave, may_step
from fivepoints.games.gangs.people import control, holder, in_force, living, members, men_left, purse, room, women_left
from fivepoints.games.gangs.production import staff_needed, women_needed
from fivepoints.games.gangs.sense_worth import NEVER, NEW_SQUARE, best_opening, den_income, fight_worth, has_slot, rivalry, token_worth, turns_left

FURTHEST = 3  # steps the heeler walks to open something
ENOUGH_MEMBERS = 16  # no recruits beyond these
RECRUIT_TURNS = 2  # incomes that must be left for a recruit
MOST_RECRUITS = 4  # with one who hires them the Port is full
SOBER_FROM = 3  # the level at which one goes to the Hospital
SOBER_TWO_FROM = 7  # and two
ARMED_FROM = 2  # the turn from which it keeps a weapon
MOST_LOBBYISTS = 5
LOBBY_TURNS = 2  # incomes that must be left for lobbying
VOTE = 1.3  # a square, in an election
TAKEN_OVER = 0.7  # the part of a den's income that a den taken over is worth
BRAVERY = 3.0  # what a battle must promise

# What a step is for: to open a kind, or
TAKE = KINDS
HOLD = KINDS + 1
AIMS = KINDS + 2


# Groups


def find_group(men: int, women: int) -> int:
    group = 0
    while group < GROUPS and (GROUP_MEN[group] != men or GROUP_WOMEN[group] != women):
        group += 1
    return group


def make_plan(square: int, place: int, men: int, women: int) -> int:
    return (square * PLACES + place) * GROUPS + find_group(men, women)


def plan_action(plan: int) -> int:
    """The action that begins a plan."""
    if plan < 0:
        return PASS
    square = plan // GROUPS // PLACES
    place = plan // GROUPS % PLACES
    if place >= SQUARES:
        return TO_BOX + (place - PORT) * SQUARES + square
    way = FIRST_WAY[square]
    while WAY_TO[way] != place:
        way += 1
    return STEP + way


def plan_group(s: State, plan: int, group: int) -> int:
    """Who goes, if this is the step that was begun; else the group that is given."""
    return plan % GROUPS if plan >= 0 and plan // GROUPS == s.square * PLACES + s.to else group


def next_plan(s: State) -> int:
    """The next move of the gang's turn: to the streets first, then to the boxes."""
    plan = best_crime_step(s) if turns_left(s) == 0 else best_step(s)
    return plan if plan >= 0 else best_errand(s)


# Who may go


def staff_kept(s: State, p: int, square: int) -> int:
    """Members who stay for the tokens there, and for one that is about to be opened there; one where a rival's are about to be taken over."""
    if s.owner[square] != NOBODY and s.owner[square] != p:
        return 1
    kind = best_opening(s, p, square)
    return (staff_needed(s, square) if s.owner[square] == p else 0) + (STAFF[kind] if kind >= 0 else 0)


def women_kept(s: State, p: int, square: int) -> int:
    kind = best_opening(s, p, square)
    return (women_needed(s, square) if s.owner[square] == p else 0) + (STAFF_WOMEN[kind] if kind >= 0 else 0)


def first_step(s: State, v: int, w: int, count: int) -> int:
    """The next square on a shortest way, with room for all and, short of its end, no rival; -1 if there is none."""
    near = DISTANCE[s.players - FEWEST_PLAYERS]
    for way in range(FIRST_WAY[v], FIRST_WAY[v + 1]):
        u = WAY_TO[way]
        if near[u][w] == near[v][w] - 1 and may_step(s, way) and may_pass(s, u, w, count) and leads_on(s, u, w, count):
            return u
    return -1


def may_pass(s: State, u: int, w: int, count: int) -> bool:
    return room(s, s.seat, u) >= count and (u == w or holder(s, u, s.seat) < 0)


def leads_on(s: State, u: int, w: int, count: int) -> bool:
    """Whether the next square of the way is open too: more steps than these nobody goes."""
    near = DISTANCE[s.players - FEWEST_PLAYERS]
    if near[u][w] <= 1:
        return True
    for way in range(FIRST_WAY[u], FIRST_WAY[u + 1]):
        x = WAY_TO[way]
        if near[x][w] == near[u][w] - 1 and may_enter(s, x) and may_pass(s, x, w, count):
            return True
    return False


# Steps: what a square could be for


def opening_members(s: State, p: int, w: int, kind: int) -> int:
    """How many more the square needs before the kind can be opened there."""
    return max(STAFF[kind] + staff_needed(s, w) - members(s, p, w), opening_women(s, p, w, kind))


def opening_women(s: State, p: int, w: int, kind: int) -> int:
    return max(STAFF_WOMEN[kind] + women_needed(s, w) - s.women[w][p], 0)


def square_worth(s: State, w: int, aim: int, token: float, count: int) -> float:
    """What so many members could do on the square: open a kind (whose worth is given), take what a rival has there, or hold it."""
    p = s.seat
    q = holder(s, w, p)
    if aim == TAKE:
        if s.owner[w] == NOBODY or s.owner[w] == p or (q < 0 and members(s, p, w) > 0):
            return NEVER  # nobody's, its own, or taken already
        prize = turns_left(s) * den_income(s, w) * (TAKEN_OVER + rivalry(s, s.owner[w]))
        if q < 0:
            return prize
        if s.blades[p] + s.guns[p] == 0:
            return NEVER
        blades = min(s.blades[p], 1)
        return fight_worth(s, q, count, members(s, q, w), blades, 1 - blades, 0, 0, prize) - BRAVERY
    if q >= 0:
        return NEVER
    if aim == HOLD:
        return vote_worth(s) if control(s, w) == NOBODY else NEVER
    if not has_slot(s, p, w, aim) or count <= 0:
        return NEVER
    if members(s, p, w) == 0:
        return token + NEW_SQUARE
    ready = best_opening(s, p, w)
    return token - token_worth(s, p, ready) if ready >= 0 and CLASS[ready] == CLASS[aim] else token  # there is room for one of a class


def vote_worth(s: State) -> float:
    """A square, in the elections to come."""
    if s.politics == 0 or s.turn < ELECTION_TURN - 1:
        return 0.0
    return VOTE * (LAST_TURN[s.politics] - max(s.turn, ELECTION_TURN) + 1)


def leaving_cost(s: State, v: int, count: int) -> float:
    """The vote of a square that is nobody's when so many leave it: without this they would go to and fro."""
    p = s.seat
    return vote_worth(s) if members(s, p, v) <= count and s.owner[v] != p and HQ[s.gang[p]] != v else 0.0


def best_step(s: State) -> int:
    """The step that leads to the best opening, den of a rival, or vote."""
    p = s.seat
    plan = -1
    best = 0.0
    if not can_afford(s, 0):
        return plan
    for v in range(SQUARES):
        if members(s, p, v) > 0 and may_leave(s, v):
            spare = members(s, p, v) - staff_kept(s, p, v)
            spare_women = min(s.women[v][p] - women_kept(s, p, v), spare)
            spare_men = min(s.men[v][p], spare)
            for aim in range(AIMS if spare > 0 and spare_women >= 0 else 0):
                token = token_worth(s, p, aim) if aim < KINDS else 0.0
                if aim < KINDS and token <= 0.0:
                    continue
                for w in range(SQUARES):
                    steps = DISTANCE[s.players - FEWEST_PLAYERS][v][w]
                    if 0 < steps <= FURTHEST and may_enter(s, w):
                        women = opening_women(s, p, w, aim) if aim < KINDS else 0
                        count = opening_members(s, p, w, aim) if aim < KINDS else 1 if aim == HOLD else min(spare, STACK_LIMIT)
                        women = max(women, count - spare_men)
                        if count <= spare and women <= spare_women:
                            worth = square_worth(s, w, aim, token, count) - STEP_COST * steps - leaving_cost(s, v, count)
                            if worth > best:
                                u = first_step(s, v, w, count)
                                if u >= 0:
                                    best = worth
                                    plan = make_plan(v, u, count - women, women)
    return plan


# The last turn: crimes


def loot_of(count: int) -> int:
    """The best loot so many can get at once."""
    best = 0
    for crime in range(CRIMES):
        if CRIME_MEMBERS[crime] <= count:
            best = max(best, LOOT[crime])
    return best


def crime_members(s: State, square: int) -> int:
    return members(s, s.seat, square) if s.owner[square] == NOBODY else 0


def best_crime_step(s: State) -> int:
    """A group for a crime, from where one stays to act."""
    p = s.seat
    plan = -1
    best = float(STEP_COST)
    if not can_afford(s, 0):
        return plan
    for v in range(SQUARES):
        if members(s, p, v) > 1 and may_leave(s, v):
            for way in range(FIRST_WAY[v], FIRST_WAY[v + 1]):
                w = WAY_TO[way]
                if may_step(s, way) and holder(s, w, p) < 0 and s.owner[w] == NOBODY:
                    for count in range(1, min(room(s, p, w), members(s, p, v) - 1, STACK_LIMIT) + 1):
                        gain = loot_of(members(s, p, w) + count) - loot_of(members(s, p, w))
                        loss = loot_of(crime_members(s, v)) - loot_of(crime_members(s, v) - count)
                        if gain - loss > best:
                            best = float(gain - loss)
                            men = min(s.men[v][p], count)
                            plan = make_plan(v, w, men, count - men)
    return plan


# Errands to the boxes


def best_errand(s: State) -> int:
    """The next box that somebody should go to."""
    for box in (ARMOURER, PORT, HOSPITAL, HALL):
        if can_afford(s, box) and has_room_in(s, box):
            wanted = members_wanted(s, box) - members(s, s.seat, box)
            if wanted > 0:
                plan = send_to_box(s, box, wanted)
                if plan >= 0:
                    return plan
    return -1


def members_wanted(s: State, box: int) -> int:
    """How many should be in the box this turn."""
    p = s.seat
    if box == PORT:
        weapon = BLADE_PRICE if members(s, p, ARMOURER) > 0 and weapons_wanted(s) > 0 else 0
        return 1 if recruits_wanted(s, BOX_COST + weapon) > 0 else 0
    if box == HOSPITAL:
        return 2 if s.dial[p] >= SOBER_TWO_FROM else 1 if s.dial[p] >= SOBER_FROM else 0
    if box == ARMOURER:
        return 1 if weapons_wanted(s) > 0 and purse(s, p) >= BLADE_PRICE + BOX_COST else 0
    if turns_left(s) < LOBBY_TURNS:
        return 0
    return min(MOST_LOBBYISTS, free_actions(s))


def recruits_wanted(s: State, cost: int) -> int:
    """How many recruits the gang wants and can pay, when it has to pay so much before."""
    p = s.seat
    if turns_left(s) < RECRUIT_TURNS:
        return 0
    count = min((purse(s, p) - cost) // recruit_price(s), MOST_RECRUITS, ENOUGH_MEMBERS - living(s, p))
    return max(min(count, men_left(s, p) + women_left(s, p)), 0)


def weapons_wanted(s: State) -> int:
    p = s.seat
    if not in_force(s, WAR, s.turn) or s.turn < ARMED_FROM or s.blades_left == 0:
        return 0
    return 1 if s.blades[p] + s.guns[p] == 0 else 0


def free_actions(s: State) -> int:
    """Actions the gang will have, with one more for the Hall, less those it has a use for already."""
    p = s.seat
    count = 0 if members(s, p, HALL) > 0 else 1
    for place in range(PLACES):
        if members(s, p, place) > 0:
            count += 1
            if (place < SQUARES and best_opening(s, p, place) >= 0) or (place >= SQUARES and place != HALL):
                count -= 1
    return count


def send_to_box(s: State, box: int, wanted: int) -> int:
    """From the square with most members to spare for this turn; men first, one move for as many as go together."""
    p = s.seat
    found = -1
    most = 0
    for v in range(SQUARES):
        if members(s, p, v) > 0 and may_leave(s, v):
            free = members(s, p, v) - members_bound(s, v)
            if free > most:
                most = free
                found = v
    if found < 0:
        return -1
    count = min(wanted, most, room(s, p, box), STACK_LIMIT)
    men = min(s.men[found][p], count)
    return make_plan(found, box, men, count - men)


def members_bound(s: State, v: int) -> int:
    """Who must stay: staff only where something is about to be opened, since all are back before the dens pay; else one, to guard the tokens and to act."""
    p = s.seat
    if best_opening(s, p, v) >= 0:
        return staff_kept(s, p, v)
    return 1 if s.owner[v] == p else 0
