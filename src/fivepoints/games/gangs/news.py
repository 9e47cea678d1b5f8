"""What happened by itself: nobody says it, and everybody wants to know. Found by going the same way once more, step by step."""
from __future__ import annotations

from collections.abc import Sequence

from fivepoints.core.contract import Fact
from fivepoints.games.gangs import flow
from fivepoints.games.gangs.board import BLADES, ELECTION_TURN, GUNS, KIND_NAMES, SQUARE_NAMES, SQUARES
from fivepoints.games.gangs.combat import all_blades, all_guns, lone_arms, lone_combat, lone_victim, next_fate, side_of, strength
from fivepoints.games.gangs.election import premium, votes
from fivepoints.games.gangs.layout import (
    AFTERMATH,
    ARM,
    ARM_WITH,
    ATTACKER,
    BATTLE,
    COMMIT,
    COMMIT_SO_MANY,
    DEAD,
    DEFENDER,
    DRAW_COMBAT,
    FATES,
    LAYOUT,
    LENDER,
    NAME,
    NEXT_BRIBE,
    NEXT_DRINKER,
    NEXT_STAGE,
    NEXT_TURN,
    NEXT_VICTIM,
    OPEN_COMBAT,
    OPEN_COMMIT,
    PRODUCE,
    RETREAT,
    RETREAT_TO,
    SIDES,
    STAGE_G,
    TO_BED,
    VICTIM,
    WAITING,
    WAR_FOUGHT,
    State,
)
from fivepoints.games.gangs.people import members, prisoners
from fivepoints.games.gangs.saying import say
from fivepoints.games.gangs.war import most_committed


def news(before: State, actions: Sequence[int], after: State) -> list[Fact]:
    """What the move, or the draw, set in train. A state that hides something is not told from."""
    if flow.veiled(before):
        return []
    s = LAYOUT.copy(before)
    facts: list[Fact] = []
    for action in actions:
        here = LAYOUT.copy(s)
        flow.do(s, action)
        facts += _fought(here, s, action)
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
    return facts + _forced(here, then) + _fought(here, then)


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


# Where a gang had no choice


def _forced(here: State, then: State) -> list[Fact]:
    """What a gang did that could do nothing else: nobody asked it, so nobody has heard of it."""
    if here.phase == OPEN_COMMIT:
        return [_made(here, COMMIT, p, COMMIT_SO_MANY + 1) for p in here.party[:LENDER] if most_committed(here, p) == 1]
    if here.phase == OPEN_COMBAT:
        return [_made(here, ARM, here.party[side], ARM_WITH + code) for side, code in _lone_arms(here).items() if code > 0]  # 0: Clubs, as always
    if here.phase == NEXT_VICTIM and _all_toll(then) < _all_toll(here):
        return [_victim(here)]
    return _fled(here, then) if here.phase == AFTERMATH else []


def _made(s: State, phase: int, p: int, action: int) -> Fact:
    """The move the gang would have said, if it had been asked."""
    s = LAYOUT.copy(s)
    s.phase, s.seat = phase, p
    return Fact("news-forced", {"seat": p, "move": say(s, [action])})


def _lone_arms(s: State) -> dict[int, int]:
    """For each side the only weapons it can bring; -1 where it has a choice."""
    return {side: lone_arms(s, side) for side in range(SIDES) if s.party[side] >= 0}


def _victim(here: State) -> Fact:
    s = LAYOUT.copy(here)
    s.seat = s.party[next_fate(s) // FATES]
    return _made(s, VICTIM, s.seat, NAME + lone_victim(s))


def _fled(here: State, then: State) -> list[Fact]:
    """8.9: the beaten had one way to go, or none."""
    for p in _seats(here):
        left = members(here, p, here.square) - members(then, p, here.square)
        to = [v for v in range(SQUARES) if members(then, p, v) > members(here, p, v)]
        if left and to:
            return [_made(here, RETREAT, p, RETREAT_TO + to[0])]
        if left:
            return [Fact("news-rout", {"seat": p, "square": SQUARE_NAMES[here.square], "count": left})]
    return []


def _all_toll(s: State) -> int:
    return sum(map(sum, s.toll))


# Fights


def _fought(here: State, then: State, action: int = -1) -> list[Fact]:
    """8: what each side had put in and held, and how the fight ended, once the cubes are drawn or there was nothing to draw."""
    if then.cause not in (BATTLE, WAR_FOUGHT) or any(then.commit) or not any(here.commit):
        return []
    armed, drawn = _drawn(here, action)
    seats = here.party[ATTACKER], here.party[DEFENDER]
    place = {"square": SQUARE_NAMES[here.square]} if here.square >= 0 else {}
    kind = "news-war" if here.cause == WAR_FOUGHT else "news-battle"
    hits = [_hits(armed, then, side, drawn) for side in range(LENDER)]
    if then.winner < 0:
        return [*hits, Fact(f"{kind}-drawn", {"seats": list(seats), **place})]
    return [*hits, Fact(f"{kind}-won", {"seat": then.winner, **place})]


def _drawn(here: State, action: int) -> tuple[State, int]:
    """The fight with all weapons in the pot, and what the attacker drew."""
    if here.phase == DRAW_COMBAT:
        return here, action
    s = LAYOUT.copy(here)
    codes = {side_of(s, s.seat): action - ARM_WITH} if s.phase == ARM else _lone_arms(s)
    for side, code in codes.items():
        s.arm_blades[side], s.arm_guns[side] = divmod(code, GUNS + 1)
    return s, lone_combat(s)


def _hits(armed: State, then: State, side: int, drawn: int) -> Fact:
    """What a side brought, a lender's included, what it held after the draw, and what the other side's weapons did to it."""
    sides = [side, LENDER] if armed.party[LENDER] >= 0 and armed.lends_to == side else [side]
    guns, blades = divmod(drawn, BLADES + 1)
    if side == DEFENDER:
        guns, blades = all_guns(armed) - guns, all_blades(armed) - blades
    return Fact(
        "news-hits",
        {
            "seat": armed.party[side],
            "dead": sum(then.toll[k][DEAD] for k in sides),
            "wounded": sum(then.toll[k][TO_BED] for k in sides),
            "members": strength(armed, side),
            "blades": sum(armed.arm_blades[k] for k in sides),
            "guns": sum(armed.arm_guns[k] for k in sides),
            "held_blades": blades,
            "held_guns": guns,
        },
    )
