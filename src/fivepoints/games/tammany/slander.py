"""Slander and its spreading (rules 6)."""
from __future__ import annotations

from fivepoints.games.tammany.board import FIRST_WAY, NATIONS, SEATS, SPREAD_PRICE, WAY_TO, YEARS_A_TERM
from fivepoints.games.tammany.layout import PASS, SLANDER, SPREAD, SPREAD_TO, TURN, State
from fivepoints.games.tammany.offices import sealed_off
from fivepoints.games.tammany.pieces import pay_favors, remove_bosses, total


def may_slander(s: State) -> bool:
    """From term 2 on, once in a term, with a token."""
    p = s.seat
    return s.year > YEARS_A_TERM and s.tokens[p] > 0 and not s.slandered[p] and total(s.favors[p]) > 0


def list_slanders(s: State, out: list[int], n: int) -> int:
    """Each ward where the seat and a victim have a boss, and each nation there of which the seat has a favor."""
    p = s.seat
    for w in range(s.open_wards):
        if s.bosses[w][p] > 0 and not sealed_off(s, w):
            for victim in range(s.players):
                if victim != p and s.bosses[w][victim] > 0:
                    for nation in range(NATIONS):
                        out[n] = SLANDER + (w * SEATS + victim) * NATIONS + nation
                        n += (s.cubes[w][nation] > 0) & (s.favors[p][nation] > 0)
    return n


def can_spread_to(s: State, w: int) -> bool:
    """An active ward next to the slander's, with that nation, where both have a boss."""
    return w < s.open_wards and s.cubes[w][s.nation] > 0 and s.bosses[w][s.seat] > 0 and s.bosses[w][s.victim] > 0 and not sealed_off(s, w)


def list_spreads(s: State, out: list[int]) -> int:
    n = 0
    for way in range(FIRST_WAY[s.ward], FIRST_WAY[s.ward + 1]):
        if can_spread_to(s, WAY_TO[way]):
            out[n] = SPREAD_TO + WAY_TO[way]
            n += 1
    out[n] = PASS
    return n + 1


def spread_asked(s: State) -> bool:
    if s.favors[s.seat][s.nation] < SPREAD_PRICE:
        return False
    for way in range(FIRST_WAY[s.ward], FIRST_WAY[s.ward + 1]):
        if can_spread_to(s, WAY_TO[way]):
            return True
    return False


def slander(s: State, w: int, victim: int, nation: int) -> None:
    """One token and one favor: one boss of the victim goes home. Then, if it can, the slander may spread."""
    p = s.seat
    s.tokens[p] -= 1
    s.slandered[p] = 1
    pay_favors(s, p, nation, 1)
    remove_bosses(s, victim, w, 1)
    s.ward = w
    s.victim = victim
    s.nation = nation
    if spread_asked(s):
        s.phase = SPREAD
    else:
        end_slander(s)


def spread(s: State, w: int) -> None:
    pay_favors(s, s.seat, s.nation, SPREAD_PRICE)
    remove_bosses(s, s.victim, w, 1)
    end_slander(s)


def end_slander(s: State) -> None:
    """The slander is done, and the turn goes on."""
    s.ward = 0
    s.victim = 0
    s.nation = 0
    s.phase = TURN
