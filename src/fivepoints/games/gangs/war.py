"""Phase d: gang war (rules 9), with the loans of section 12."""
from __future__ import annotations

from fivepoints.games.gangs.board import LOAN, LOAN_MEMBERS, NOBODY, NOWAR, NOWHERE, WAR_MOST, WARS_ON_A_GANG
from fivepoints.games.gangs.layout import (
    ATTACKER,
    CALL,
    COMMIT,
    COMMIT_SO_MANY,
    DECLARE,
    DEFENDER,
    LENDER,
    NEXT_CALL,
    NEXT_STAGE,
    OPEN_COMBAT,
    OPEN_COMMIT,
    PASS,
    WAR_FOUGHT,
    WAR_ON,
    YES,
    State,
)
from fivepoints.games.gangs.people import ask_who_owes, at_large, deal_between, next_in_line


def next_war(s: State) -> None:
    """Ask the next gang in line that may declare a war."""
    while next_in_line(s):
        for q in range(s.players):
            if may_attack(s, q):
                s.phase = DECLARE
                return
    s.phase = NEXT_STAGE


def may_attack(s: State, q: int) -> bool:
    p = s.seat
    if q == p or s.fallen[q] > 0 or s.blades[p] + s.guns[p] == 0 or s.attacked[q] >= WARS_ON_A_GANG:
        return False
    return at_large(s, p) > 0 and at_large(s, q) > 0 and not deal_between(s, NOWAR, p, q)


def list_wars(s: State, out: list[int]) -> int:
    out[0] = PASS
    n = 1
    for q in range(s.players):
        if may_attack(s, q):
            out[n] = WAR_ON + q
            n += 1
    return n


def declare(s: State, q: int) -> None:
    s.attacked[q] += 1
    s.cause = WAR_FOUGHT
    s.square = NOWHERE
    s.party[ATTACKER] = s.seat
    s.party[DEFENDER] = q
    s.party[LENDER] = NOBODY
    s.pick = ATTACKER
    s.phase = NEXT_CALL


# Loans


def next_call(s: State) -> None:
    """9.1: first the attacker, then the defender says whether it calls its loan."""
    while s.pick < LENDER:
        if can_call(s, s.pick):
            s.seat = s.party[s.pick]
            s.phase = CALL
            return
        s.pick += 1
    s.pick = 0
    s.phase = OPEN_COMMIT


def can_call(s: State, side: int) -> bool:
    lender = s.deal_from[LOAN]
    if lender < 0 or s.loan_called or s.deal_with[LOAN] != s.party[side]:
        return False
    return lender != s.party[DEFENDER - side] and at_large(s, lender) > 0


def answer_call(s: State, action: int) -> None:
    if action == YES:
        lender = s.deal_from[LOAN]
        s.loan_called = 1
        s.party[LENDER] = lender
        s.lends_to = s.pick
        s.commit[LENDER] = min(LOAN_MEMBERS, at_large(s, lender))
    s.pick += 1
    s.phase = NEXT_CALL


# Commitments


def most_committed(s: State, p: int) -> int:
    return min(at_large(s, p), WAR_MOST)


def open_commit(s: State) -> None:
    """9.2: who has a choice owes it."""
    s.phase = COMMIT
    for side in range(LENDER):
        p = s.party[side]
        if most_committed(s, p) > 1:
            s.owes[p] = 1
        else:
            s.commit[side] = 1
    ask_to_commit(s)


def ask_to_commit(s: State) -> None:
    if not ask_who_owes(s):
        s.phase = OPEN_COMBAT


def list_commitments(s: State, out: list[int]) -> int:
    n = 0
    for count in range(1, most_committed(s, s.seat) + 1):
        out[n] = COMMIT_SO_MANY + count
        n += 1
    return n


def commit(s: State, count: int) -> None:
    s.commit[ATTACKER if s.party[ATTACKER] == s.seat else DEFENDER] = count
    s.owes[s.seat] = 0
    ask_to_commit(s)
