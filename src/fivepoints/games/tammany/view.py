"""A position as a plain dict for people and pages: made from a state that is already blind for its reader."""
from __future__ import annotations

from typing import Any

from fivepoints.games.tammany import flow
from fivepoints.games.tammany.board import NATIONS, NUMBER, WARDS, YEARS_A_TERM
from fivepoints.games.tammany.city import zone_of
from fivepoints.games.tammany.election import could_bid
from fivepoints.games.tammany.layout import BID, BONUS_CUBE, BONUS_FAVOR, SECOND, SPREAD, UNSEEN, State
from fivepoints.games.tammany.options import get_options
from fivepoints.games.tammany.position import PHASE_NAMES
from fivepoints.games.tammany.source import NAME
from fivepoints.games.tammany.words import NATION_NAMES, OFFICE_NAMES, ZONE_NAMES

WARD_NAMES = [str(number) for number in NUMBER[:WARDS]]
ZONES = [ZONE_NAMES[zone_of(w)] for w in range(WARDS)]


def describe(s: State, seat: int) -> dict[str, Any]:
    players, options = get_options(s)
    asked, owing = flow.asked(s), flow.movers(s)
    return {
        "game": NAME,
        "players": players,
        "options": options,
        "year": s.year,
        "term": (s.year - 1) // YEARS_A_TERM + 1,
        "first": s.first if s.first >= 0 else None,
        "phase": PHASE_NAMES[s.phase],
        "actor": asked if asked >= 0 else None,
        "movers": [p for p in range(players) if owing >> p & 1],
        "wards": {name: _ward(s, w) for w, name in enumerate(WARD_NAMES)},
        "garden": _nations(s.garden),
        "bag": _nations(s.bag),
        "boxes": {name: _nations(box) for name, box in zip(ZONE_NAMES, s.boxes, strict=True)},
        "supply": None if s.unlimited else _nations(s.supply),
        "seats": [_seat(s, p) for p in range(players)],
        "turn": _turn(s),
        "election": _election(s, seat),
    }


def _nations(row: list[int]) -> dict[str, int]:
    return dict(zip(NATION_NAMES, row))  # noqa: B905  # a strict one takes twice the time, and a view has twenty


def _ward(s: State, w: int) -> dict[str, Any]:
    return {
        "zone": ZONES[w],
        "open": w < s.open_wards,
        "cubes": _nations(s.cubes[w]),
        "bosses": s.bosses[w][: s.players],
        "locked": bool(s.locked[w]),
    }


def _seat(s: State, p: int) -> dict[str, Any]:
    return {
        "score": s.score[p],
        "favors": _nations(s.favors[p]),
        "bosses": None if s.unlimited else s.bosses_left[p],
        "tokens": s.tokens[p],
        "office": OFFICE_NAMES[s.office[p]] or None,
        "leads": [NATION_NAMES[n] for n in range(NATIONS) if s.leader[n][p]],
        "slandered": bool(s.slandered[p]),
    }


def _turn(s: State) -> dict[str, Any] | None:
    """What is done already in the turn that is going on."""
    if flow.turn(s) < 0:
        return None
    done: dict[str, Any] = {"ward": bool(s.ward_done), "office": bool(s.office_done)}
    if s.phase == SECOND:
        done["first_boss"] = str(NUMBER[s.ward])
    if s.phase == SPREAD:
        done["slander"] = {"ward": str(NUMBER[s.ward]), "victim": s.victim, "nation": NATION_NAMES[s.nation]}
    return done


def _election(s: State, seat: int) -> dict[str, Any] | None:
    """The ward that votes; of the bids only the reader's own."""
    if s.phase not in (BID, BONUS_CUBE, BONUS_FAVOR):
        return None
    closed = [p for p in range(s.players) if s.phase == BID and could_bid(s, p) and not s.owes[p]]
    return {
        "ward": str(NUMBER[s.ward]),
        "candidates": [p for p in range(s.players) if s.bosses[s.ward][p]] if s.phase == BID else [s.seat],
        "closed": closed,
        "bid": _nations(s.bids[seat]) if seat in closed and s.bids[seat][0] != UNSEEN else None,
    }
