"""Moves of phase c: steps and boxes, and how many actions they leave (rules 7.1, 7.2)."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    ALCOHOL,
    BOX_COST,
    BOXES,
    CABMAN,
    EQUIPMENT_VALUE,
    FIRST_WAY,
    GROUP_MEN,
    GROUP_WOMEN,
    GROUPS,
    HALL,
    HOSPITAL,
    MOVE4,
    MOVE4_STEPS,
    MOVES_A_TURN,
    NOBATTLE,
    NOBODY,
    NOWHERE,
    PLACES,
    PORT,
    SQUARES,
    STEP_COST,
    TAMMANY,
    WAY_FROM,
    WAY_TO,
    WAYS,
)
from fivepoints.games.gangs.layout import GROUP, MAN, MOVE, NEXT_BATTLE, NEXT_MOVE, NEXT_STAGE, PASS, SEND, STEP, TO_BOX, WOMAN, State
from fivepoints.games.gangs.people import deal_between, holder, in_force, is_near, members, next_in_line, pay, put, room


def next_gang(s: State) -> None:
    """One gang after another has its moves and actions."""
    s.phase = NEXT_MOVE if next_in_line(s) else NEXT_STAGE


def next_move(s: State) -> None:
    """Ask for a move, if there is one."""
    s.phase = MOVE
    if not can_move(s):
        end_moves(s)


def end_moves(s: State) -> None:
    """7.2: an action for each square and each box where the gang has members now."""
    s.actions = 0
    for place in range(PLACES):
        if members(s, s.seat, place) > 0:
            s.actions += 1
    s.phase = NEXT_BATTLE


def move_cost(s: State, place: int) -> int:
    """14, 15: the Cabman's moves are free, then those of move4."""
    p = s.seat
    free = 0
    if s.equipment[p] >> CABMAN & 1:
        free += EQUIPMENT_VALUE[CABMAN]
    if s.favor[MOVE4] == p:
        free += MOVE4_STEPS
    if s.moved < free:
        return 0
    return STEP_COST if place < SQUARES else BOX_COST


def can_afford(s: State, place: int) -> bool:
    return s.moved < MOVES_A_TURN and s.cash[s.seat] >= move_cost(s, place)


def may_leave(s: State, square: int) -> bool:
    """Members stand there, and no other gang has stopped them."""
    return members(s, s.seat, square) > 0 and holder(s, square, s.seat) == NOBODY


def may_enter(s: State, square: int) -> bool:
    p = s.seat
    if room(s, p, square) == 0:
        return False
    q = holder(s, square, p)
    return q < 0 or not deal_between(s, NOBATTLE, p, q)


def is_open_box(s: State, box: int) -> bool:
    if box == HALL:
        return in_force(s, TAMMANY, s.turn)
    return box != HOSPITAL or in_force(s, ALCOHOL, s.turn)


def may_step(s: State, way: int) -> bool:
    """From a square that may be left: onto an open one that may be entered."""
    return is_near(s, WAY_FROM[way], WAY_TO[way]) and may_enter(s, WAY_TO[way])


def movable(s: State) -> int:
    """The squares that members may leave, a bit for each."""
    squares = 0
    for square in range(SQUARES):
        if may_leave(s, square):
            squares |= 1 << square
    return squares


def has_room_in(s: State, box: int) -> bool:
    return is_open_box(s, box) and room(s, s.seat, box) > 0


def can_move(s: State) -> bool:
    squares = movable(s)
    if squares == 0:
        return False
    if can_afford(s, PORT):
        for box in range(PORT, PORT + BOXES):
            if has_room_in(s, box):
                return True
    if can_afford(s, 0):
        for way in range(WAYS):
            if squares >> WAY_FROM[way] & 1 and may_step(s, way):
                return True
    return False


def list_moves(s: State, out: list[int]) -> int:
    out[0] = PASS
    n = 1
    squares = movable(s)
    if can_afford(s, 0):
        for square in range(SQUARES):
            if squares >> square & 1:
                for way in range(FIRST_WAY[square], FIRST_WAY[square + 1]):
                    if may_step(s, way):
                        out[n] = STEP + way
                        n += 1
    if can_afford(s, PORT):
        for box in range(PORT, PORT + BOXES):
            if has_room_in(s, box):
                for square in range(SQUARES):
                    if squares >> square & 1:
                        out[n] = TO_BOX + (box - PORT) * SQUARES + square
                        n += 1
    return n


def begin_step(s: State, way: int) -> None:
    choose_group(s, WAY_FROM[way], WAY_TO[way])


def begin_box(s: State, code: int) -> None:
    choose_group(s, code % SQUARES, PORT + code // SQUARES)


def choose_group(s: State, square: int, place: int) -> None:
    """Who goes, if there is a choice."""
    s.square = square
    s.to = place
    s.phase = GROUP
    if members(s, s.seat, square) == 1:
        send_group(s, s.men[square][s.seat], s.women[square][s.seat])
    elif room(s, s.seat, place) == 1 and (s.men[square][s.seat] == 0 or s.women[square][s.seat] == 0):
        send_group(s, min(s.men[square][s.seat], 1), min(s.women[square][s.seat], 1))


def list_groups(s: State, out: list[int]) -> int:
    n = 0
    space = room(s, s.seat, s.to)
    for group in range(GROUPS):
        men = GROUP_MEN[group]
        women = GROUP_WOMEN[group]
        if men <= s.men[s.square][s.seat] and women <= s.women[s.square][s.seat] and men + women <= space:
            out[n] = SEND + group
            n += 1
    return n


def send_group(s: State, men: int, women: int) -> None:
    p = s.seat
    pay(s, p, move_cost(s, s.to))
    put(s, p, s.square, MAN, -men)
    put(s, p, s.square, WOMAN, -women)
    put(s, p, s.to, MAN, men)
    put(s, p, s.to, WOMAN, women)
    s.moved += 1
    s.square = NOWHERE
    s.to = 0
    s.phase = NEXT_MOVE
