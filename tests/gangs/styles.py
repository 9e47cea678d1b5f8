"""Players of Gangs who go where random ones hardly come: each has things it does whenever it can, and things it never does."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.board import ARMOURER, HALL, HOSPITAL, PORT, SQUARES, WAY_TO
from fivepoints.games.gangs.layout import (
    ACT,
    ARM,
    ARM_WITH,
    BRIBE,
    BUY,
    CHOOSE_WOMEN,
    CLOSE,
    COMMIT,
    DECLARE,
    EQUIP_WITH,
    LOBBY,
    MOVE,
    MOVE_PAWN,
    NO,
    OFFER,
    OPEN_TOKEN,
    PASS,
    PAWN_TO,
    PROPOSE,
    RECRUIT,
    RIG,
    RIG_UNSEEN,
    ROB,
    SACK,
    SET_WOMEN,
    SOBER,
    STEP,
    TO_BOX,
    YES,
    State,
)
from fivepoints.games.gangs.people import holder, members

Wish = Callable[[State, int], bool]


def opens(s: State, action: int) -> bool:
    return s.phase == ACT and OPEN_TOKEN <= action < ROB


def robs(s: State, action: int) -> bool:
    return s.phase == ACT and ROB <= action < EQUIP_WITH


def buys(s: State, action: int) -> bool:
    return s.phase == ACT and BUY <= action < OPEN_TOKEN


def recruits(s: State, action: int) -> bool:
    return s.phase == ACT and RECRUIT <= action < SOBER


def touches_ballots(s: State, action: int) -> bool:
    return s.phase == ACT and (action == SACK or RIG <= action < RIG_UNSEEN)


def closes(s: State, action: int) -> bool:
    return s.phase == ACT and action >= CLOSE


def lobbies(s: State, action: int) -> bool:
    return s.phase == ACT and action == LOBBY


def goes_to(box: int) -> Wish:
    def wish(s: State, action: int) -> bool:
        return s.phase == MOVE and action >= TO_BOX and PORT + (action - TO_BOX) // SQUARES == box and members(s, s.seat, box) == 0

    return wish


def lobbies_more(s: State, action: int) -> bool:
    return s.phase == MOVE and action >= TO_BOX and PORT + (action - TO_BOX) // SQUARES == HALL


def attacks(s: State, action: int) -> bool:
    return s.phase == MOVE and STEP <= action < TO_BOX and holder(s, WAY_TO[action - STEP], s.seat) >= 0


def walks_onto_tokens(s: State, action: int) -> bool:
    return s.phase == MOVE and STEP <= action < TO_BOX and s.owner[WAY_TO[action - STEP]] not in (-1, s.seat)


def spreads(s: State, action: int) -> bool:
    return s.phase == MOVE and STEP <= action < TO_BOX and members(s, s.seat, WAY_TO[action - STEP]) == 0


def declares(s: State, action: int) -> bool:
    return s.phase == DECLARE and action != PASS


def arms_all(s: State, action: int) -> bool:
    return s.phase == ARM and action != ARM_WITH


def commits_all(s: State, action: int) -> bool:
    out = [0] * RULES.choices
    return s.phase == COMMIT and action == out[RULES.flow.legal(s, out) - 1]


def brings_women(s: State, action: int) -> bool:
    return s.phase == CHOOSE_WOMEN and action >= SET_WOMEN + 3


def blocks_dens(s: State, action: int) -> bool:
    return s.phase == MOVE_PAWN and s.den[(action - PAWN_TO) % SQUARES] > 0


def bribes(s: State, action: int) -> bool:
    return s.phase == BRIBE and action != PASS


def deals(s: State, action: int) -> bool:
    return s.phase == PROPOSE and action >= OFFER


def accepts(s: State, action: int) -> bool:
    return s.phase not in (MOVE, ACT) and action == YES


def refuses(s: State, action: int) -> bool:
    return s.phase not in (MOVE, ACT) and action == NO


# What a style does whenever it can, the dearest first; and what it never does
STYLES: dict[str, tuple[list[Wish], list[Wish]]] = {
    "at random": ([], []),
    "all war": ([declares, commits_all, arms_all, buys, recruits, goes_to(ARMOURER), goes_to(PORT), opens], [closes]),
    "all crime": ([robs], [opens]),
    "always attack": ([attacks, walks_onto_tokens, arms_all, buys, accepts, goes_to(ARMOURER), opens], [closes]),
    "never open": ([], [opens]),
    "hoard": ([opens, goes_to(HOSPITAL), deals, refuses], [buys, recruits, closes, spreads, touches_ballots]),
    "lobby only": ([lobbies_more, lobbies], [robs, closes]),
    "bribe always": ([bribes, brings_women, blocks_dens, opens, spreads, goes_to(PORT), recruits, touches_ballots, deals, accepts], [closes, robs]),
}


def choose(s: State, actions: list[int], style: str, rng: Random) -> int:
    wishes, never = STYLES[style]
    for wish in wishes:
        wanted = [action for action in actions if wish(s, action)]
        if wanted and rng.random() < 0.85:
            return rng.choice(wanted)
    bearable = [action for action in actions if not any(wish(s, action) for wish in never)]
    return rng.choice(bearable or actions)
