"""What must hold in every position (rules 21), beyond what each number may be by itself."""
from __future__ import annotations

from fivepoints.core.reading import demand
from fivepoints.games.gangs import flow
from fivepoints.games.gangs.board import FEWEST_PLAYERS, HQ, LAST_TURN, MEN_A_GANG, OPEN, PLACES, SQUARE_NAMES, SQUARES, STACK_LIMIT, WOMEN_A_GANG
from fivepoints.games.gangs.layout import (
    ACT,
    ARM,
    CHOICES,
    CHOOSE_WOMEN,
    COMMIT,
    DRAW_BALLOT,
    DRAW_COMBAT,
    DRAW_ORDER,
    FIGHT,
    GROUP,
    MAN,
    MOVE,
    OUTCOMES,
    OVER,
    RETREAT,
    SETUP,
    STAGE_C,
    UNSEEN,
    VICTIM,
    WOMAN,
    State,
)
from fivepoints.games.gangs.people import members, men_left, women_left
from fivepoints.games.gangs.words import SEAT_LETTERS

BEFORE_BATTLES_END = (MOVE, GROUP, FIGHT, ARM, DRAW_COMBAT, VICTIM)


def check(s: State) -> None:
    _check_clock(s)
    _check_places(s)
    for p in range(s.players):
        if s.men[HQ[s.gang[p]]][p] != UNSEEN:
            _check_gang(s, p)
    for p in range(s.players):
        demand(s.ballots[p] != UNSEEN or s.most[p] >= 0, "only who has rigged has ballots")
        demand(s.most[p] < 0 or s.shown[p] <= s.most[p], "more ballots were shown than there can be")
        demand(s.ballots[p] + s.shown[p] <= max(s.most[p], 0), "there are more ballots than there can be")
    _check_choice(s)


def _check_clock(s: State) -> None:
    demand(s.turn <= LAST_TURN[s.politics], "the game has not so many turns")
    demand((s.phase in (CHOOSE_WOMEN, DRAW_ORDER)) == (s.stage == SETUP), "that phase belongs to another time of the game")


def _check_places(s: State) -> None:
    for p in range(s.players):
        for place in range(PLACES):
            limited = place >= SQUARES or place != HQ[s.gang[p]]
            demand(not limited or members(s, p, place) <= STACK_LIMIT, f"{SEAT_LETTERS[p]} has too many members in one place (2)")
            unseen = s.men[place][p] == UNSEEN
            demand(not unseen or (s.phase == CHOOSE_WOMEN and place == HQ[s.gang[p]]), "members are public")
    for square in range(SQUARES):
        there = [p for p in range(s.players) if members(s, p, square)]
        is_open = OPEN[s.players - FEWEST_PLAYERS][square]
        demand(bool(is_open) or not (there or s.owner[square] >= 0), f"{SQUARE_NAMES[square]} is closed (2)")
        fought = (s.stage == STAGE_C and s.phase in BEFORE_BATTLES_END) or s.phase == RETREAT
        demand(len(there) < 2 or (len(there) == 2 and fought), f"two gangs stand on {SQUARE_NAMES[square]} (21)")


def _check_gang(s: State, p: int) -> None:
    leaving = s.leaving if p == s.seat else [0, 0]
    demand(men_left(s, p) >= leaving[MAN] and women_left(s, p) >= leaving[WOMAN], f"{SEAT_LETTERS[p]} has more than {MEN_A_GANG} men or {WOMEN_A_GANG} women")
    demand(bool(s.equipment[p]) or s.board_men[p] + s.board_women[p] == 0, "who is on a board is equipment")
    demand(s.equipment[p].bit_count() == s.board_men[p] + s.board_women[p], "each piece of equipment is a member")


def _check_choice(s: State) -> None:
    """Somebody can do something, or a draw is due, or the game is over."""
    if s.phase in (COMMIT, ARM, CHOOSE_WOMEN):
        demand(flow.movers(s) >> s.seat & 1 == 1, "who is asked has chosen already")
    if flow.veiled(s):
        return
    try:
        count = flow.legal(s, [0] * CHOICES) + flow.chance(s, [0] * OUTCOMES, [0] * OUTCOMES)
    except IndexError:
        count = 0
    demand(s.phase == OVER or count > 1 or (s.phase in (ACT, DRAW_BALLOT) and count == 1), "there is nothing to choose or to draw in this position")

