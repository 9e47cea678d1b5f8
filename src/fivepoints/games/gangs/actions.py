"""Actions of phase c, and what is free among them (rules 7.5)."""
from __future__ import annotations

from fivepoints.games.gangs.ballot import list_ballot_actions, may_rig, may_sack, rig, sack
from fivepoints.games.gangs.board import (
    ALCOHOL,
    ARMOURER,
    BLADE_PRICE,
    BOTTLES,
    CLASS,
    CRIMES,
    DEN,
    EQUIP,
    EQUIPMENT,
    GROUP_MEN,
    GROUP_WOMEN,
    GROUPS,
    GUN_PRICE,
    GUNS,
    HALL,
    HOSPITAL,
    KINDS,
    LOBBY_INFLUENCE,
    NOBODY,
    PAROLE,
    PORT,
    RECRUIT2,
    RECRUIT2_OFF,
    RECRUIT_COST,
    SOBER2,
    SOBER_RELIEF,
    SQUARES,
    STACK_LIMIT,
    STAFF,
    STAFF_WOMEN,
    SWAP,
    SWAPS_AFTER_BUY,
    SWAPS_AFTER_SOBER,
    TAMMANY,
    TRAFFIC,
)
from fivepoints.games.gangs.crime import list_crimes, may_rob, rob
from fivepoints.games.gangs.favors import use_favor
from fivepoints.games.gangs.layout import (
    ACT,
    BUY,
    CLOSE,
    EQUIP_WITH,
    LOBBY,
    MAN,
    NEXT_ACTION,
    NEXT_GANG,
    OPEN_TOKEN,
    PASS,
    RECRUIT,
    RIG,
    ROB,
    ROB_WHITE,
    SACK,
    SEXES,
    SOBER,
    SWAP_WITH,
    USE_PAROLE,
    USE_SOBER2,
    WOMAN,
    State,
)
from fivepoints.games.gangs.people import (
    check_out,
    drop_den,
    drop_traffic,
    in_force,
    is_last_turn,
    members,
    men_left,
    of_sex,
    off_board,
    pay,
    place_in_order,
    prisoners,
    purse,
    put,
    women_left,
)
from fivepoints.games.gangs.production import drink_bottles, staff_needed, women_needed


def next_action(s: State) -> None:
    """Ask for an action, if there is one; who has rigged and has actions left is always asked, because its money is secret (16)."""
    s.seat = s.line[s.at]
    if s.fallen[s.seat] == 0 and (can_do_free_things(s) or (s.actions > 0 and (s.most[s.seat] >= 0 or can_act(s)))):
        s.phase = ACT
    else:
        end_actions(s)


def end_actions(s: State) -> None:
    s.moved = 0
    s.actions = 0
    s.sobered = 0
    s.lobbied = 0
    s.sacked = 0
    s.may_swap = 0
    s.swapped = 0
    s.breaks = 0
    check_out(s)
    s.phase = NEXT_GANG


def list_actions(s: State, out: list[int]) -> int:
    out[0] = PASS
    n = 1
    if s.actions > 0:
        n = list_recruits(s, out, n)
        n = list_box_actions(s, out, n)
        n = list_openings(s, out, n)
        n = list_crimes(s, out, n)
        n = list_equipment(s, out, n)
        n = list_ballot_actions(s, out, n)
    return list_free_things(s, out, n)


def can_act(s: State) -> bool:
    """Whether there is an action at all."""
    p = s.seat
    if may_recruit(s, 1, 0) or may_recruit(s, 0, 1) or may_sober(s) or may_lobby(s) or may_buy(s, 1, 0) or may_buy(s, 0, 1) or may_sack(s) or may_rig(s, 0):
        return True
    for square in range(SQUARES):
        if members(s, p, square) > 0:
            for crime in range(CRIMES):
                if may_rob(s, crime, square):
                    return True
            for kind in range(KINDS):
                if may_open(s, kind, square):
                    return True
            for thing in range(EQUIPMENT):
                if may_equip(s, thing, square, MAN) or may_equip(s, thing, square, WOMAN):
                    return True
    return False


def act(s: State, action: int) -> None:
    """One of the actions, or what is free among them."""
    if action == PASS:
        end_actions(s)
        return
    s.phase = NEXT_ACTION
    if action >= CLOSE:
        if action == USE_PAROLE:
            use_favor(s, PAROLE)
        elif action == USE_SOBER2:
            use_favor(s, SOBER2)
        elif action >= SWAP_WITH:
            swap_with(s, action - SWAP_WITH)
        else:
            close_token(s, action - CLOSE)
        return
    s.actions -= 1
    if action == SOBER:
        sober_up(s)
    elif action == LOBBY:
        lobby(s)
    elif action == SACK:
        sack(s)
    elif action < SOBER:
        recruit(s, action - RECRUIT)
    elif action < OPEN_TOKEN:
        buy(s, action - BUY)
    elif action < ROB:
        open_token(s, (action - OPEN_TOKEN) // SQUARES, (action - OPEN_TOKEN) % SQUARES)
    elif action < ROB_WHITE:
        rob(s, (action - ROB) // SQUARES, (action - ROB) % SQUARES, 0)
    elif action < EQUIP_WITH:
        rob(s, (action - ROB_WHITE) // SQUARES, (action - ROB_WHITE) % SQUARES, 1)
    elif action < RIG:
        equip(s, action - EQUIP_WITH)
    else:
        rig(s, action - RIG)


# Recruiting


def recruit_price(s: State) -> int:
    return RECRUIT_COST - (RECRUIT2_OFF if s.favor[RECRUIT2] == s.seat else 0)


def may_recruit(s: State, men: int, women: int) -> bool:
    p = s.seat
    there = members(s, p, PORT)
    if there == 0 or there + men + women > STACK_LIMIT:
        return False
    return men <= men_left(s, p) and women <= women_left(s, p) and recruit_price(s) * (men + women) <= purse(s, p)


def list_recruits(s: State, out: list[int], n: int) -> int:
    if members(s, s.seat, PORT) > 0:
        for group in range(GROUPS):
            if may_recruit(s, GROUP_MEN[group], GROUP_WOMEN[group]):
                out[n] = RECRUIT + group
                n += 1
    return n


def recruit(s: State, group: int) -> None:
    p = s.seat
    pay(s, p, recruit_price(s) * (GROUP_MEN[group] + GROUP_WOMEN[group]))
    s.men[PORT][p] += GROUP_MEN[group]
    s.women[PORT][p] += GROUP_WOMEN[group]
    if s.favor[RECRUIT2] == p:
        s.favor[RECRUIT2] = NOBODY


# The other boxes


def may_sober(s: State) -> bool:
    p = s.seat
    return members(s, p, HOSPITAL) > s.sobered and s.dial[p] > 0 and in_force(s, ALCOHOL, s.turn)


def may_lobby(s: State) -> bool:
    return members(s, s.seat, HALL) > s.lobbied and in_force(s, TAMMANY, s.turn)


def may_buy(s: State, blades: int, guns: int) -> bool:
    if members(s, s.seat, ARMOURER) == 0 or blades > s.blades_left or guns > s.guns_left:
        return False
    return blades * BLADE_PRICE + guns * GUN_PRICE <= purse(s, s.seat)


def list_box_actions(s: State, out: list[int], n: int) -> int:
    if may_sober(s):
        out[n] = SOBER
        n += 1
    if may_lobby(s):
        out[n] = LOBBY
        n += 1
    for blades in range(s.blades_left + 1):
        for guns in range(s.guns_left + 1):
            if blades + guns > 0 and may_buy(s, blades, guns):
                out[n] = BUY + blades * (GUNS + 1) + guns
                n += 1
    return n


def sober_up(s: State) -> None:
    s.dial[s.seat] = max(s.dial[s.seat] - SOBER_RELIEF, 0)
    s.sobered += 1
    s.may_swap |= SWAPS_AFTER_SOBER


def lobby(s: State) -> None:
    s.influence[s.seat] += LOBBY_INFLUENCE
    s.lobbied += 1


def buy(s: State, code: int) -> None:
    p = s.seat
    blades = code // (GUNS + 1)
    guns = code % (GUNS + 1)
    pay(s, p, blades * BLADE_PRICE + guns * GUN_PRICE)
    s.blades[p] += blades
    s.guns[p] += guns
    s.blades_left -= blades
    s.guns_left -= guns
    s.may_swap |= SWAPS_AFTER_BUY


# Dens and traffics


def may_open(s: State, kind: int, square: int) -> bool:
    p = s.seat
    if s.tokens[kind] == 0 or (s.owner[square] != NOBODY and s.owner[square] != p):
        return False
    if (s.den[square] if CLASS[kind] == DEN else s.traffic[square]) > 0:
        return False
    if members(s, p, square) < STAFF[kind] + staff_needed(s, square):
        return False
    return s.women[square][p] >= STAFF_WOMEN[kind] + women_needed(s, square)


def list_openings(s: State, out: list[int], n: int) -> int:
    for square in range(SQUARES):
        if members(s, s.seat, square) > 0:
            for kind in range(KINDS):
                if may_open(s, kind, square):
                    out[n] = OPEN_TOKEN + kind * SQUARES + square
                    n += 1
    return n


def open_token(s: State, kind: int, square: int) -> None:
    s.tokens[kind] -= 1
    s.owner[square] = s.seat
    if CLASS[kind] == DEN:
        s.den[square] = kind + 1
    else:
        s.traffic[square] = kind + 1
    drink_bottles(s, s.seat, BOTTLES[kind])


# Equipment


def may_equip(s: State, thing: int, square: int, sex: int) -> bool:
    p = s.seat
    if not in_force(s, EQUIP, s.turn) or s.equipment[p] >> thing & 1 or of_sex(s, p, square, sex) == 0:
        return False
    return off_board(s, p) > 1


def list_equipment(s: State, out: list[int], n: int) -> int:
    if not in_force(s, EQUIP, s.turn) or off_board(s, s.seat) == 1:
        return n
    for thing in range(EQUIPMENT):
        if s.equipment[s.seat] >> thing & 1 == 0:
            for square in range(SQUARES):
                for sex in range(SEXES):
                    if of_sex(s, s.seat, square, sex) > 0:
                        out[n] = EQUIP_WITH + (thing * SQUARES + square) * SEXES + sex
                        n += 1
    return n


def equip(s: State, code: int) -> None:
    p = s.seat
    sex = code % SEXES
    put(s, p, code // SEXES % SQUARES, sex, -1)
    if sex == MAN:
        s.board_men[p] += 1
    else:
        s.board_women[p] += 1
    s.equipment[p] |= 1 << (code // SEXES // SQUARES)


# What is free


def can_do_free_things(s: State) -> bool:
    p = s.seat
    if may_use(s, PAROLE) or may_use(s, SOBER2):
        return True
    for q in range(s.players):
        if may_swap_with(s, q):
            return True
    if not is_last_turn(s):
        for square in range(SQUARES):
            if s.owner[square] == p:
                return True
    return False


def may_use(s: State, favor: int) -> bool:
    p = s.seat
    return s.favor[favor] == p and (prisoners(s, p) if favor == PAROLE else s.dial[p]) > 0


def may_swap_with(s: State, q: int) -> bool:
    return s.may_swap == 1 and s.swapped == 0 and q != s.seat and s.fallen[q] == 0 and in_force(s, SWAP, s.turn)


def list_free_things(s: State, out: list[int], n: int) -> int:
    if not is_last_turn(s):
        for square in range(SQUARES):
            if s.owner[square] == s.seat:
                if s.den[square] > 0:
                    out[n] = CLOSE + square * 2 + DEN
                    n += 1
                if s.traffic[square] > 0:
                    out[n] = CLOSE + square * 2 + TRAFFIC
                    n += 1
    if may_use(s, PAROLE):
        out[n] = USE_PAROLE
        n += 1
    if may_use(s, SOBER2):
        out[n] = USE_SOBER2
        n += 1
    for q in range(s.players):
        if may_swap_with(s, q):
            out[n] = SWAP_WITH + q
            n += 1
    return n


def close_token(s: State, code: int) -> None:
    if code % 2 == DEN:
        drop_den(s, code // 2)
    else:
        drop_traffic(s, code // 2)


def swap_with(s: State, q: int) -> None:
    """The order changes at once, the line of the phase that runs does not."""
    here = place_in_order(s, s.seat)
    there = place_in_order(s, q)
    s.order[here] = q
    s.order[there] = s.seat
    s.swapped = 1
