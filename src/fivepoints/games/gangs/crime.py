"""Aggressions: the loot, the pot and who is caught (rules 7.5, 14)."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    CHOOSE,
    CRIME_MEMBERS,
    CRIMES,
    EQUIPMENT_VALUE,
    FENCE,
    LOOKOUT,
    LOOT,
    NOBODY,
    POT_BLACK,
    POT_RED,
    POT_WHITE,
    SQUARES,
    WHITE2,
    WHITE2_CUBES,
)
from fivepoints.games.gangs.layout import ATTACKER, CRIME, DEFENDER, DRAW_CRIME, LENDER, NEXT_VICTIM, ROB, ROB_WHITE, TO_BED, TO_TOMBS, State
from fivepoints.games.gangs.people import members


def may_rob(s: State, crime: int, square: int) -> bool:
    return s.owner[square] == NOBODY and members(s, s.seat, square) >= CRIME_MEMBERS[crime]


def list_crimes(s: State, out: list[int], n: int) -> int:
    for square in range(SQUARES):
        if members(s, s.seat, square) > 0:
            for crime in range(CRIMES):
                if may_rob(s, crime, square):
                    out[n] = ROB + crime * SQUARES + square
                    n += 1
                    if s.favor[WHITE2] == s.seat:
                        out[n] = ROB_WHITE + crime * SQUARES + square
                        n += 1
    return n


def rob(s: State, crime: int, square: int, white: int) -> None:
    """The loot at once; `to` is how many cubes more are in the pot."""
    p = s.seat
    s.cash[p] += LOOT[crime]
    if s.equipment[p] >> FENCE & 1:
        s.cash[p] += EQUIPMENT_VALUE[FENCE]
    s.to = 0
    if s.equipment[p] >> LOOKOUT & 1:
        s.to += EQUIPMENT_VALUE[LOOKOUT]
    if white:
        s.to += WHITE2_CUBES
        s.favor[WHITE2] = NOBODY
    s.square = square
    s.pick = crime
    s.breaks += 1
    s.phase = DRAW_CRIME


def list_hauls(s: State, out: list[int], weights: list[int]) -> int:
    """The cubes that are drawn: black * (most members + 1) + red."""
    drawn = CRIME_MEMBERS[s.pick]
    red = POT_RED * (drawn - 1)
    white = POT_WHITE * drawn + s.to
    n = 0
    for arrested in range(POT_BLACK + 1):
        for hurt in range(red + 1):
            rest = drawn - arrested - hurt
            if 0 <= rest <= white:
                out[n] = arrested * (CRIME_MEMBERS[CRIMES - 1] + 1) + hurt
                weights[n] = CHOOSE[POT_BLACK][arrested] * CHOOSE[red][hurt] * CHOOSE[white][rest]
                n += 1
    return n


def suffer(s: State, code: int) -> None:
    """The cubes are drawn: the owner names who is hurt and who is arrested, on that square."""
    s.toll[ATTACKER][TO_TOMBS] = code // (CRIME_MEMBERS[CRIMES - 1] + 1)
    s.toll[ATTACKER][TO_BED] = code % (CRIME_MEMBERS[CRIMES - 1] + 1)
    s.party[ATTACKER] = s.seat
    s.party[DEFENDER] = NOBODY
    s.party[LENDER] = NOBODY
    s.cause = CRIME
    s.pick = 0
    s.to = 0
    s.phase = NEXT_VICTIM
