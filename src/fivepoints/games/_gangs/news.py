"""What happened by itself: nobody says it, and everybody wants to know. Found by going the same way once more, step by step."""
from __future__ import annotations

from collections.abc import Sequence

from fivepoints.core.contract import Fact
from fivepoints.games._gangs import flow
from fivepoints.games._gangs.board import ELECTION_TURN, KIND_NAMES, SQUARE_NAMES, SQUARES
from fivepoints.games._gangs.election import premium, votes
from fivepoints.games._gangs.layout import (
    ATTACKER,
    BATTLE,
    DEAD,
    DEFENDER,
    LAYOUT,
    LENDER,
    NEXT_BRIBE,
    NEXT_DRINKER,
    NEXT_STAGE,
    NEXT_TURN,
    PRODUCE,
    STAGE_G,
    TO_BED,
    WAITING,
    WAR_FOUGHT,
    State,
)
from fivepoints.games._gangs.people import members, prisoners


def news(before: State, actions: Sequence[int], after: State) -> list[Fact]:
    """What the move, or the draw, set in train. A state that hides something is not told from."""
    if flow.veiled(before):
        return []
    s = LAYOUT.copy(before)
    facts: list[Fact] = []
    for action in actions:
        here = LAYOUT.copy(s)
        flow.do(s, action)
        facts += _fought(here, s)
        while s.phase >= WAITING:
            here = LAYOUT.copy(s)
            flow.go_one_step_on(s)
            facts += _step(here, s)
    return facts


def _step(here: State, then: State) -> list[Fact]:
    """What one step brought."""
    facts = [Fact("news-out", {"seat": p}) for p in _seats(then) if then.fallen[p] and not here.fallen[p]]
    if here.phase == NEXT_TURN:
        return [*facts, Fact("news-turn", {"turn": then.turn})]
    if here.phase == PRODUCE:
        return facts + _income(here, then)
    if here.phase == NEXT_BRIBE:
        return facts + _raids(here, then)
    if here.phase == NEXT_DRINKER:
        return facts + [Fact("news-drink", {"seat": p, "dollars": here.cash[p] - then.cash[p]}) for p in _seats(then) if then.cash[p] < here.cash[p]]
    if here.phase == NEXT_STAGE and here.stage == STAGE_G:
        return facts + _election(here, then)
    return facts + _fought(here, then)


def _seats(s: State) -> range:
    return range(s.players)


def _income(here: State, then: State) -> list[Fact]:
    """5: what the dens paid, and which were wrecked."""
    facts = [Fact("news-income", {"seat": p, "dollars": then.cash[p] - here.cash[p]}) for p in _seats(then) if then.cash[p] > here.cash[p]]
    wrecked = [v for v in range(SQUARES) if here.den[v] and not then.den[v]]
    return facts + [Fact("news-wrecked", {"seat": here.owner[v], "kind": KIND_NAMES[here.den[v] - 1], "square": SQUARE_NAMES[v]}) for v in wrecked]


def _raids(here: State, then: State) -> list[Fact]:
    """6.4: who was taken from where."""
    taken = [(p, v) for p in _seats(then) if prisoners(then, p) > prisoners(here, p) for v in range(SQUARES) if members(here, p, v) > members(then, p, v)]
    return [Fact("news-raid", {"seat": p, "square": SQUARE_NAMES[v], "count": members(here, p, v)}) for p, v in taken]


def _election(here: State, then: State) -> list[Fact]:
    """13: votes, with the ballots that are shown now, and premiums."""
    if not here.politics or here.turn < ELECTION_TURN:
        return []
    ballots = [Fact("news-ballots", {"seat": p, "count": here.ballots[p] + here.shown[p]}) for p in _seats(here) if here.most[p] >= 0]
    rows = [(p, votes(here, p), premium(here, p)) for p in _seats(here) if not here.fallen[p]]
    return ballots + [Fact("news-votes", {"seat": p, "votes": count, "dollars": dollars}) for p, count, dollars in rows]


def _fought(here: State, then: State) -> list[Fact]:
    """8: how a fight ended, once the cubes are drawn or there was nothing to draw."""
    if then.cause not in (BATTLE, WAR_FOUGHT) or any(then.commit) or not any(here.commit):
        return []
    seats = here.party[ATTACKER], here.party[DEFENDER]
    place = {"square": SQUARE_NAMES[here.square]} if here.square >= 0 else {}
    kind = "news-war" if here.cause == WAR_FOUGHT else "news-battle"
    hits = [Fact("news-hits", {"seat": p, "dead": _toll(then, side, DEAD), "wounded": _toll(then, side, TO_BED)}) for side, p in enumerate(seats)]
    if then.winner < 0:
        return [*hits, Fact(f"{kind}-drawn", {"seats": list(seats), **place})]
    return [*hits, Fact(f"{kind}-won", {"seat": then.winner, **place})]


def _toll(s: State, side: int, fate: int) -> int:
    """The victims of a side, a lender's on it included."""
    lent = s.toll[LENDER][fate] if s.party[LENDER] >= 0 and s.lends_to == side else 0
    return s.toll[side][fate] + lent

