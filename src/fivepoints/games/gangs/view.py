"""A position as a plain dict for people and pages: made from a state that is already blind for its reader."""
from __future__ import annotations

from typing import Any

from fivepoints.games.gangs import flow
from fivepoints.games.gangs.board import (
    BEDS,
    BOX_NAMES,
    CELLS,
    DEAL_NAMES,
    DEALS,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FAVOR_NAMES,
    FAVORS,
    FEWEST_PLAYERS,
    FIRST_YEAR,
    GANG_NAMES,
    HQ,
    KIND_NAMES,
    KINDS,
    LOAN,
    OPEN,
    SQUARE_NAMES,
    SQUARES,
)
from fivepoints.games.gangs.combat import next_fate
from fivepoints.games.gangs.layout import (
    ANSWER,
    ARM,
    ATTACKER,
    BATTLE,
    COMMIT,
    DEFENDER,
    DRAW_DUEL,
    FATES,
    LENDER,
    MINE,
    SETTLE,
    SETUP,
    STAGE_C,
    THEIRS,
    UNSEEN,
    VICTIM,
    WAR_FOUGHT,
    State,
)
from fivepoints.games.gangs.options import get_options
from fivepoints.games.gangs.people import control
from fivepoints.games.gangs.position import PHASE_NAMES
from fivepoints.games.gangs.source import NAME
from fivepoints.games.gangs.words import FATE_VERBS, STAGE_LETTERS

PROPOSING = (MINE, THEIRS, ANSWER, DRAW_DUEL, SETTLE)


def describe(s: State, seat: int) -> dict[str, Any]:
    players, options = get_options(s)
    asked = flow.asked(s)
    return {
        "game": NAME,
        "players": players,
        "options": options,
        "turn": s.turn,
        "year": FIRST_YEAR + max(s.turn, 1) - 1,
        "stage": None if s.stage == SETUP else STAGE_LETTERS[s.stage],
        "phase": PHASE_NAMES[s.phase],
        "actor": asked if asked >= 0 else None,
        "movers": [p for p in range(players) if flow.movers(s) >> p & 1],
        "order": [p for p in s.order[:players] if p >= 0],
        "squares": {SQUARE_NAMES[v]: _square(s, v) for v in range(SQUARES) if OPEN[players - FEWEST_PLAYERS][v]},
        "boxes": {name: _people(s, SQUARES + k) for k, name in enumerate(BOX_NAMES)},
        "tokens": {KIND_NAMES[kind]: s.tokens[kind] for kind in range(KINDS)},
        "weapons": {"blades": s.blades_left, "guns": s.guns_left},
        "seats": [_seat(s, p, seat) for p in range(players)],
        "police": [SQUARE_NAMES[v] for v in s.pawn if v >= 0],
        "corruption": _seat_or_none(s.corruption),
        "favors": {FAVOR_NAMES[k]: _seat_or_none(s.favor[k]) for k in range(FAVORS)},
        "deals": [_deal(s, kind) for kind in range(DEALS) if s.deal_from[kind] >= 0],
        "turn_of": _turn(s),
        "fight": _fight(s),
        "proposal": _proposal(s),
        "victim": FATE_VERBS[next_fate(s) % FATES] if s.phase == VICTIM else None,
        "leaving": _count(*s.leaving),
    }


def _seat_or_none(p: int) -> int | None:
    return p if p >= 0 else None


def _count(men: int, women: int) -> dict[str, int] | None:
    return None if men == UNSEEN else {"men": men, "women": women}


def _people(s: State, place: int) -> dict[str, Any]:
    """By seat; None where the viewer may not know."""
    return {str(p): _count(s.men[place][p], s.women[place][p]) for p in range(s.players) if s.men[place][p] or s.women[place][p]}


def _square(s: State, v: int) -> dict[str, Any]:
    return {
        "members": _people(s, v),
        "owner": _seat_or_none(s.owner[v]),
        "den": _token(s.den[v], s.den_due[v]),
        "traffic": _token(s.traffic[v], s.traffic_due[v]),
        "control": _seat_or_none(control(s, v)) if s.stage != SETUP else None,
    }


def _token(token: int, due: int) -> dict[str, Any] | None:
    return {"kind": KIND_NAMES[token - 1], "bottles_due": bool(due)} if token else None


def _seat(s: State, p: int, viewer: int) -> dict[str, Any]:
    rigged = s.most[p] >= 0
    return {
        "gang": GANG_NAMES[s.gang[p]],
        "hq": SQUARE_NAMES[HQ[s.gang[p]]],
        "cash": s.cash[p],
        "dial": s.dial[p],
        "influence": s.influence[p],
        "blades": s.blades[p],
        "guns": s.guns[p],
        "barrels": s.stock[p][0],
        "kilos": s.stock[p][1],
        "equipment": [EQUIPMENT_NAMES[k] for k in range(EQUIPMENT) if s.equipment[p] >> k & 1],
        "board": _count(s.board_men[p], s.board_women[p]),
        "beds": [_count(s.bed_men[k][p], s.bed_women[k][p]) for k in range(BEDS)],
        "tombs": [_count(s.cell_men[k][p], s.cell_women[k][p]) for k in range(CELLS)],
        "out": s.fallen[p] or None,
        "attacked": s.attacked[p],
        "rigged": rigged,
        "ballots": s.ballots[p] if rigged and p == viewer else None,
        "shown": s.shown[p],
        "owes": bool(s.owes[p]),
    }


def _deal(s: State, kind: int) -> dict[str, Any]:
    deal: dict[str, Any] = {"kind": DEAL_NAMES[kind], "parties": [s.deal_from[kind], s.deal_with[kind]]}
    if kind == LOAN:
        deal["called"] = bool(s.loan_called)
    return deal


def _turn(s: State) -> dict[str, Any] | None:
    """The gang whose turn it is in phase c."""
    if s.stage != STAGE_C:
        return None
    return {"seat": s.line[s.at], "moved": s.moved, "actions": s.actions, "may_swap": bool(s.may_swap and not s.swapped)}


def _fight(s: State) -> dict[str, Any] | None:
    """The battle or war that is going on; of sealed choices only what the reader may know."""
    if s.cause not in (BATTLE, WAR_FOUGHT):
        return None
    lender = s.party[LENDER]
    sides = {"attacker": ATTACKER, "defender": DEFENDER} | ({"lender": LENDER} if lender >= 0 else {})
    return {
        "war": s.cause == WAR_FOUGHT,
        "square": SQUARE_NAMES[s.square] if s.square >= 0 else None,
        "lends_to": s.lends_to if lender >= 0 else None,
        "sides": {
            name: {
                "seat": s.party[side],
                "members": _known(s.commit[side]),
                "blades": _known(s.arm_blades[side]) if s.phase != COMMIT else None,
                "guns": _known(s.arm_guns[side]) if s.phase != COMMIT else None,
            }
            for name, side in sides.items()
        },
        "closed": [p for p in range(s.players) if s.phase in (ARM, COMMIT) and p in s.party[: len(sides)] and not s.owes[p]],
    }


def _known(value: int) -> int | None:
    return None if value == UNSEEN else value


def _proposal(s: State) -> dict[str, Any] | None:
    if s.phase not in PROPOSING:
        return None
    return {
        "kind": DEAL_NAMES[s.offer],
        "from": s.party[ATTACKER],
        "to": s.party[DEFENDER],
        "duel": bool(s.duel),
        "lends": bool(s.lends),
        "squares": [SQUARE_NAMES[s.mine], SQUARE_NAMES[s.theirs]] if s.phase in (ANSWER, DRAW_DUEL, SETTLE) and DEAL_NAMES[s.offer] == "exchange" else None,
    }
