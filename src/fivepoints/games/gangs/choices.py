"""What a search thinks about: whole moves, each with how likely it is a good one, and what a position is worth that is not the end.

A *choice* is an action, or a step or errand with the group that goes. Who falls, comes back or dries out is left to the heeler: too little hangs on it.
"""
from __future__ import annotations

from fivepoints.core.priors import keep_likely, soften, sort_best
from fivepoints.games.gangs.board import (
    ARMOURER,
    BLADE_PRICE,
    BOXES,
    DISTANCE,
    FEWEST_PLAYERS,
    GROUPS,
    INCOME,
    KINDS,
    LAST_TURN,
    PLACES,
    PORT,
    SQUARES,
    STACK_LIMIT,
    STEP_COST,
)
from fivepoints.games.gangs.flow import apply, legal
from fivepoints.games.gangs.layout import (
    ACTIONS,
    CALL,
    DRY,
    GIRL,
    GROUP,
    MOVE,
    PASS,
    RETREAT,
    RETURN,
    SEND,
    SETTLE,
    STAGE_B,
    THEIRS,
    VICTIM,
    State,
)
from fivepoints.games.gangs.moves import can_afford, has_room_in, may_enter, may_leave
from fivepoints.games.gangs.people import at_large, members, room
from fivepoints.games.gangs.production import den_works, staff_needed
from fivepoints.games.gangs.sense import heeler, worth
from fivepoints.games.gangs.sense_moves import (
    AIMS,
    FURTHEST,
    HOLD,
    first_step,
    make_plan,
    next_plan,
    opening_members,
    opening_women,
    plan_action,
    plan_group,
    send_to_box,
    square_worth,
    staff_kept,
    women_kept,
)
from fivepoints.games.gangs.sense_worth import DRUNK, OLD_WEAPON, token_worth

PLAN = ACTIONS  # + plan: a step or an errand, with its group

# How the search goes about it, where nobody says otherwise (`bots.search.tree`)
USUAL: dict[str, float] = {"explore": 0.6, "distrust": 0.1, "win": 0.5, "heat": 1.0, "err": 0.0, "ahead": 4.0}

MOST_CHOICES = 24  # those that look best; the list has room for more
HEAT = 4.0  # dollars by which a move may look worse and still be thought of, about
HABIT = 4.0  # what the heeler itself would do, beyond what it is worth
OTHER_ERRAND = -2.0  # an errand that the heeler would not send anybody on
PAYING = 0.85  # the part of its income a den brings, all in all
IDLE_MEMBER = 1.2  # a member who staffs nothing, for a turn


def margin_scale() -> float:
    """The dollars that make a lead as good as certain, about."""
    return 25.0


# When a playout stops, and what the position is worth then


def effort(s: State) -> float:
    """The part of the time for a move that this choice deserves: a turn has a dozen moves and actions."""
    return 0.15


def clock(s: State) -> int:
    return s.turn * 16 + s.stage


def horizon(s: State, ahead: float) -> int:
    """A playout stops when the dens have paid, so many turns beyond the one that is going on."""
    return (s.turn + int(ahead)) * 16 + STAGE_B


def estimate(s: State, ends: list[float]) -> None:
    """The money each gang will have at the end: what it has, what its dens will pay, what else its members will bring."""
    left = LAST_TURN[s.politics] - s.turn
    for p in range(s.players):
        ends[p] = float(s.cash[p]) + OLD_WEAPON * BLADE_PRICE * (s.blades[p] + s.guns[p])
        free = float(at_large(s, p))
        for square in range(SQUARES):
            if s.owner[square] == p and s.den[square] > 0:
                free -= staff_needed(s, square)
                if den_works(s, square):
                    ends[p] += PAYING * left * INCOME[s.den[square] - 1]
        ends[p] += left * (IDLE_MEMBER * max(free, 0.0) - 0.3 * DRUNK[s.dial[p]])
        if s.fallen[p] > 0:
            ends[p] = 0.0


# Choices


def list_choices(s: State, out: list[int], choices: list[int], priors: list[float], heat: float) -> int:
    """The choices of the seat that is asked, with priors that add up to 1, softened so much; how many. `out` is for lists of actions."""
    phase = s.phase
    if phase == MOVE:
        n = list_plans(s, choices, priors)
    else:
        n = legal(s, out)
        usual = plan_group(s, next_plan(s), out[0] - SEND) + SEND if phase == GROUP else -1
        for i in range(n):
            choices[i] = out[i]
            priors[i] = (HABIT if out[i] == usual else 0.0) if phase == GROUP else worth(s, out[i])
    minor = phase == VICTIM or phase == RETURN or phase == DRY or phase == GIRL or phase == RETREAT or phase == SETTLE or phase == THEIRS or phase == CALL
    n = sort_best(choices, priors, 0, n, 1) if minor else keep_likely(choices, priors, n, HEAT * heat, MOST_CHOICES)
    return soften(priors, n, HEAT * heat)


def add_choice(choices: list[int], priors: list[float], n: int, choice: int, value: float) -> int:
    """A choice once, with the best that is said of it."""
    for i in range(n):
        if choices[i] == choice:
            priors[i] = max(priors[i], value)
            return n
    choices[n] = choice
    priors[n] = value
    return n + 1


def list_plans(s: State, choices: list[int], priors: list[float]) -> int:
    """No move more, what the heeler would do, other steps by what they could lead to, other errands."""
    usual = next_plan(s)
    choices[0] = PASS
    priors[0] = HABIT if usual < 0 else 0.0
    n = 1
    if can_afford(s, 0):
        for v in range(SQUARES):
            if members(s, s.seat, v) > 0 and may_leave(s, v):
                n = list_steps(s, v, choices, priors, n)
    for box in range(PORT, PORT + BOXES):
        if can_afford(s, box) and has_room_in(s, box) and (box != ARMOURER or s.blades_left > 0):
            plan = send_to_box(s, box, 1)
            if plan >= 0:
                n = add_choice(choices, priors, n, PLAN + plan, OTHER_ERRAND)
    if usual >= 0:
        n = add_choice(choices, priors, n, PLAN + usual, 0.0)
        for i in range(n):
            if choices[i] == PLAN + usual:
                priors[i] = max(priors[i], 0.0) + HABIT
    return n


def list_steps(s: State, v: int, choices: list[int], priors: list[float], n: int) -> int:
    """As `sense_moves.best_step`, but all that look like anything."""
    p = s.seat
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
                count = opening_members(s, p, w, aim) if aim < KINDS else 1 if aim == HOLD else min(spare, STACK_LIMIT)
                women = max(opening_women(s, p, w, aim) if aim < KINDS else 0, count - spare_men)
                if count <= spare and women <= spare_women:
                    value = square_worth(s, w, aim, token, count) - STEP_COST * steps
                    if value > 0.0:
                        u = first_step(s, v, w, count)
                        if u >= 0 and n < len(choices) - BOXES - 1:
                            n = add_choice(choices, priors, n, PLAN + make_plan(v, u, count - women, women), value)
    return n


def unfold(s: State, choice: int, acts: list[int]) -> int:
    """The actions of a choice; how many."""
    if choice < PLAN:
        acts[0] = choice
        return 1
    plan = choice - PLAN
    acts[0] = plan_action(plan)
    square = plan // GROUPS // PLACES
    place = plan // GROUPS % PLACES
    p = s.seat
    if members(s, p, square) == 1 or (room(s, p, place) == 1 and (s.men[square][p] == 0 or s.women[square][p] == 0)):
        return 1  # there is no choice who goes
    acts[1] = SEND + plan % GROUPS
    return 2


def landmark(s: State) -> int:
    """What tells positions apart that the same choices led to."""
    return (s.turn * 64 + s.phase) * 8 + s.seat


# Playouts


def stroll(s: State, r: list[int], out: list[int], acts: list[int]) -> None:
    """Play one move of the seat that is asked, as the heeler."""
    if s.phase != MOVE:
        apply(s, heeler(s, r, out))
        return
    plan = next_plan(s)
    apply(s, plan_action(plan))
    if s.phase == GROUP:
        apply(s, SEND + plan % GROUPS)
