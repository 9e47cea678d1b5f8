"""Phase f: drinking, and drying out (rules 11)."""
from __future__ import annotations

from fivepoints.games.gangs.board import DRINK_BED, DRINK_CASH, DRINK_DEAD, DRINK_TOMBS, DRY_BED, DRY_FROM, DRY_RELIEF, NOBODY, NOWHERE
from fivepoints.games.gangs.combat import list_victims
from fivepoints.games.gangs.layout import (
    ATTACKER,
    DEAD,
    DEFENDER,
    DRINK,
    DRY,
    LENDER,
    NEXT_DRINKER,
    NEXT_DRY,
    NEXT_STAGE,
    NEXT_VICTIM,
    PASS,
    SEXES,
    TO_BED,
    TO_TOMBS,
    State,
)
from fivepoints.games.gangs.people import at_large, check_out, is_last_turn, next_in_line, put, to_bed


def next_drinker(s: State) -> None:
    """The next gang suffers the effect of its level."""
    if not next_in_line(s):
        check_out(s)
        s.phase = NEXT_STAGE
        return
    p = s.seat
    level = s.dial[p]
    s.cash[p] -= min(s.cash[p], DRINK_CASH[level])  # a forced payment takes what there is, of the true purse too (16)
    left = at_large(s, p)
    s.toll[ATTACKER][DEAD] = min(DRINK_DEAD[level], left)
    left -= s.toll[ATTACKER][DEAD]
    s.toll[ATTACKER][TO_BED] = min(DRINK_BED[level], left)
    left -= s.toll[ATTACKER][TO_BED]
    s.toll[ATTACKER][TO_TOMBS] = min(DRINK_TOMBS[level], left)
    s.party[ATTACKER] = p
    s.party[DEFENDER] = NOBODY
    s.party[LENDER] = NOBODY
    s.square = NOWHERE
    s.cause = DRINK
    s.phase = NEXT_VICTIM


def next_dry(s: State) -> None:
    """Ask whether somebody dries out, if that can be."""
    s.seat = s.line[s.at]
    can_dry = s.dial[s.seat] >= DRY_FROM and not is_last_turn(s) and at_large(s, s.seat) > 0
    s.phase = DRY if can_dry else NEXT_DRINKER


def list_dryers(s: State, out: list[int]) -> int:
    n = list_victims(s, out)
    out[n] = PASS
    return n + 1


def dry_out(s: State, member: int) -> None:
    p = s.seat
    put(s, p, member // SEXES, member % SEXES, -1)
    to_bed(s, p, member % SEXES, DRY_BED)
    s.dial[p] = max(s.dial[p] - DRY_RELIEF, 0)
    s.phase = NEXT_DRY
