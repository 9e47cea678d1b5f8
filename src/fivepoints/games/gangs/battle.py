"""Battles of phase c, what comes after them, and take-overs (rules 7.3, 7.4, 8.8, 8.9)."""
from __future__ import annotations

from fivepoints.games.gangs.board import HQ, NOBODY, NOWHERE, ROUT_CELL, SQUARES
from fivepoints.games.gangs.layout import (
    ATTACKER,
    BATTLE,
    DEFENDER,
    END_FIGHT,
    FIGHT,
    FIGHT_ON,
    LENDER,
    NEXT_ACTION,
    NEXT_TAKE_OVER,
    OPEN_COMBAT,
    RETREAT,
    RETREAT_TO,
    SPOILS,
    TAKE_OVER,
    YES,
    State,
)
from fivepoints.games.gangs.people import drop_den, drop_traffic, holder, is_near, jail_all, members, room
from fivepoints.games.gangs.production import drink_for_kept


def battle_squares(s: State) -> int:
    count = 0
    for square in range(SQUARES):
        if is_contested(s, square):
            count += 1
    return count


def is_contested(s: State, square: int) -> bool:
    return members(s, s.seat, square) > 0 and holder(s, square, s.seat) >= 0


def next_battle(s: State) -> None:
    """7.3: as long as there are contested squares the gang chooses one of them; then come the take-overs."""
    s.seat = s.line[s.at]
    count = battle_squares(s) if s.fallen[s.seat] == 0 else 0
    if count == 0:
        s.phase = NEXT_TAKE_OVER
    elif count > 1:
        s.phase = FIGHT
    else:
        square = 0
        while not is_contested(s, square):
            square += 1
        begin_battle(s, square)


def list_battles(s: State, out: list[int]) -> int:
    n = 0
    for square in range(SQUARES):
        if is_contested(s, square):
            out[n] = FIGHT_ON + square
            n += 1
    return n


def begin_battle(s: State, square: int) -> None:
    s.actions -= 1
    s.breaks += 1
    s.square = square
    s.cause = BATTLE
    s.party[ATTACKER] = s.seat
    s.party[DEFENDER] = holder(s, square, s.seat)
    s.party[LENDER] = NOBODY
    for side in range(LENDER):
        s.commit[side] = members(s, s.party[side], square)
    s.phase = OPEN_COMBAT


# After a battle


def aftermath(s: State) -> None:
    """8.8: the beaten side retreats. Without a winner it is the defender who stays if it has survivors, else the attacker."""
    attacker = s.party[ATTACKER]
    defender = s.party[DEFENDER]
    if s.winner < 0:
        if members(s, defender, s.square) > 0:
            s.winner = defender
        elif members(s, attacker, s.square) > 0:
            s.winner = attacker
    s.phase = SPOILS
    if s.winner < 0:
        return
    loser = defender if s.winner == attacker else attacker
    if members(s, loser, s.square) > 0:
        s.seat = loser
        begin_retreat(s)


def may_retreat(s: State, square: int) -> bool:
    """8.9: adjacent, with nothing of another gang and room for all."""
    p = s.seat
    free = s.owner[square] < 0 or s.owner[square] == p
    return free and is_near(s, s.square, square) and holder(s, square, p) < 0 and room(s, p, square) >= members(s, p, s.square)


def begin_retreat(s: State) -> None:
    count = 0
    found = NOWHERE
    for square in range(SQUARES):
        if may_retreat(s, square):
            count += 1
            found = square
    if count > 1:
        s.phase = RETREAT
    elif count == 1:
        retreat(s, found)
    else:
        rout(s)


def list_retreats(s: State, out: list[int]) -> int:
    n = 0
    for square in range(SQUARES):
        if may_retreat(s, square):
            out[n] = RETREAT_TO + square
            n += 1
    return n


def retreat(s: State, square: int) -> None:
    p = s.seat
    men = s.men[s.square][p]
    women = s.women[s.square][p]
    s.men[s.square][p] = 0
    s.women[s.square][p] = 0
    s.men[square][p] += men
    s.women[square][p] += women
    s.phase = SPOILS


def rout(s: State) -> None:
    """Nowhere to retreat to: to the HQ if no enemy is there, else to the Tombs."""
    home = HQ[s.gang[s.seat]]
    if holder(s, home, s.seat) < 0:
        retreat(s, home)
    else:
        jail_all(s, s.seat, s.square, ROUT_CELL)
        s.phase = SPOILS


def spoils(s: State) -> None:
    """The winner decides on foreign tokens."""
    s.phase = END_FIGHT
    if s.winner >= 0 and s.owner[s.square] >= 0 and s.owner[s.square] != s.winner:
        s.seat = s.winner
        begin_take_over(s, s.square)


# Take-overs


def next_take_over(s: State) -> None:
    """7.4: the next square the gang holds that has another gang's token; then come the actions."""
    for square in range(SQUARES):
        if s.owner[square] >= 0 and s.owner[square] != s.seat and members(s, s.seat, square) > 0:
            begin_take_over(s, square)
            return
    s.phase = NEXT_ACTION


def begin_take_over(s: State, square: int) -> None:
    """The den is decided on first: `pick` is 1 while the traffic is."""
    s.square = square
    s.pick = 0 if s.den[square] > 0 else 1
    s.phase = TAKE_OVER


def take_over(s: State, action: int) -> None:
    """Keep or destroy; when all is decided, what is kept is the gang's own."""
    square = s.square
    if s.pick == 0:
        if action != YES:
            drop_den(s, square)
        if s.traffic[square] > 0:
            s.pick = 1
            return
    elif action != YES:
        drop_traffic(s, square)
    s.pick = 0
    if s.owner[square] >= 0:
        s.owner[square] = s.seat
        drink_for_kept(s, square)
    if s.cause == BATTLE:
        s.phase = END_FIGHT
    else:
        s.square = NOWHERE
        s.phase = NEXT_TAKE_OVER
