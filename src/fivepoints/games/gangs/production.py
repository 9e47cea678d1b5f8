"""Staff, bottles, production and income (rules 5, 7.4, 14)."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    ALCOHOL,
    BEST_INCOME,
    BOOKKEEPER,
    BOTTLES,
    DIAL_MOST,
    EQUIPMENT_VALUE,
    INCOME,
    MAKES,
    MOST_PAWNS,
    OUTPUT,
    SQUARES,
    STAFF,
    STAFF_WOMEN,
    USES,
)
from fivepoints.games.gangs.layout import State
from fivepoints.games.gangs.people import drop_den, in_force, members

# Staff


def police_on(s: State, square: int) -> int:
    """How many pawns stand there."""
    count = 0
    for k in range(MOST_PAWNS):
        if s.pawn[k] == square:
            count += 1
    return count


def staff_needed(s: State, square: int) -> int:
    """Members that all tokens of a square need."""
    count = 0
    if s.den[square] > 0:
        count += STAFF[s.den[square] - 1]
    if s.traffic[square] > 0:
        count += STAFF[s.traffic[square] - 1]
    return count


def women_needed(s: State, square: int) -> int:
    count = 0
    if s.den[square] > 0:
        count += STAFF_WOMEN[s.den[square] - 1]
    if s.traffic[square] > 0:
        count += STAFF_WOMEN[s.traffic[square] - 1]
    return count


def can_staff(s: State, square: int, token: int) -> bool:
    """Whether the owner has enough members there for this token alone."""
    p = s.owner[square]
    return token > 0 and members(s, p, square) >= STAFF[token - 1] and s.women[square][p] >= STAFF_WOMEN[token - 1]


def can_staff_both(s: State, square: int) -> bool:
    p = s.owner[square]
    return members(s, p, square) >= staff_needed(s, square) and s.women[square][p] >= women_needed(s, square)


def would_pay(s: State, square: int) -> bool:
    """Whether a staffed den pays now: no police, and goods in the stock if it uses some."""
    if police_on(s, square) > 0:
        return False
    goods = USES[s.den[square] - 1]
    return goods < 0 or s.stock[s.owner[square]][goods] > 0


def traffic_works(s: State, square: int) -> bool:
    """5: with members for only one of both the den works, unless it would not pay now."""
    if not can_staff(s, square, s.traffic[square]):
        return False
    if not can_staff(s, square, s.den[square]) or can_staff_both(s, square):
        return True
    return not would_pay(s, square)


def den_works(s: State, square: int) -> bool:
    if not can_staff(s, square, s.den[square]):
        return False
    if not can_staff(s, square, s.traffic[square]) or can_staff_both(s, square):
        return True
    return would_pay(s, square)


def women_lack(s: State, p: int, square: int) -> int:
    """How many women more the gang's tokens on a square need."""
    if s.owner[square] != p:
        return 0
    return max(women_needed(s, square) - s.women[square][p], 0)


def lack(s: State, p: int, square: int) -> int:
    """How many members more the gang's tokens on a square need."""
    if s.owner[square] != p:
        return 0
    return max(staff_needed(s, square) - members(s, p, square), women_lack(s, p, square))


# Bottles


def drink_bottles(s: State, p: int, count: int) -> None:
    """11: bottles beyond the end of the dial are lost."""
    if in_force(s, ALCOHOL, s.turn):
        s.dial[p] = min(s.dial[p] + count, DIAL_MOST)


def drink_for_kept(s: State, square: int) -> None:
    """7.4: the bottles of tokens that were kept: at once if they are staffed, the den first, or else when they first work."""
    p = s.owner[square]
    den_now = can_staff(s, square, s.den[square])
    traffic_now = can_staff(s, square, s.traffic[square]) and (not den_now or can_staff_both(s, square))
    if s.den[square] > 0:
        s.den_due[square] = 0 if den_now else 1
        if den_now:
            drink_bottles(s, p, BOTTLES[s.den[square] - 1])
    if s.traffic[square] > 0:
        s.traffic_due[square] = 0 if traffic_now else 1
        if traffic_now:
            drink_bottles(s, p, BOTTLES[s.traffic[square] - 1])


# Phase a


def produce(s: State) -> None:
    """5.1, 5.2: who works is found before anything is made, with the stock as the phase finds it."""
    working_dens = 0
    working_traffics = 0
    for square in range(SQUARES):
        if s.owner[square] >= 0:
            working_dens |= int(den_works(s, square)) << square
            working_traffics |= int(traffic_works(s, square)) << square
    for square in range(SQUARES):
        if working_traffics >> square & 1:
            make_goods(s, square)
    for p in range(s.players):
        s.best[p] = 0
    for income in range(BEST_INCOME, 0, -1):
        for square in range(SQUARES):
            if working_dens >> square & 1 and s.den[square] > 0 and INCOME[s.den[square] - 1] == income:
                pay_den(s, square)


def make_goods(s: State, square: int) -> None:
    kind = s.traffic[square] - 1
    p = s.owner[square]
    s.stock[p][MAKES[kind]] += OUTPUT[kind]
    if s.traffic_due[square]:
        s.traffic_due[square] = 0
        drink_bottles(s, p, BOTTLES[kind])


def pay_den(s: State, square: int) -> None:
    """Police: nothing at all. No goods: the den is wrecked. Else it pays."""
    if police_on(s, square) > 0:
        return
    kind = s.den[square] - 1
    p = s.owner[square]
    goods = USES[kind]
    if goods >= 0:
        if s.stock[p][goods] == 0:
            drop_den(s, square)
            return
        s.stock[p][goods] -= 1
    income = INCOME[kind]
    if s.equipment[p] >> BOOKKEEPER & 1:
        income += EQUIPMENT_VALUE[BOOKKEEPER]
    s.cash[p] += income
    s.best[p] = max(s.best[p], income)
    if s.den_due[square]:
        s.den_due[square] = 0
        drink_bottles(s, p, BOTTLES[kind])

