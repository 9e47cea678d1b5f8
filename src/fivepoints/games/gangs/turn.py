"""A turn: its lettered phases, one after another, and its end (rules 4, 5)."""
from __future__ import annotations

from fivepoints.games.gangs.board import ALCOHOL, DEAL, ELECTION_TURN, POLICE, POLICE_TURN, TAMMANY, WAR
from fivepoints.games.gangs.deals import begin_deals
from fivepoints.games.gangs.election import elect
from fivepoints.games.gangs.favors import begin_favors, give_back_favors
from fivepoints.games.gangs.layout import (
    NEXT_BACK,
    NEXT_DRINKER,
    NEXT_GANG,
    NEXT_STAGE,
    NEXT_TURN,
    NEXT_WAR,
    OVER,
    PRODUCE,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_H,
    State,
)
from fivepoints.games.gangs.people import begin_line, gangs_left, in_force, is_last_turn
from fivepoints.games.gangs.police import begin_police, open_window, pawns_out
from fivepoints.games.gangs.production import produce


def begin_turn(s: State) -> None:
    """4: a new turn; phase a begins with the second window for bribes, once pawns are on the board."""
    s.turn += 1
    s.stage = STAGE_A
    s.seat = 0
    begin_line(s)
    s.at = 0
    if pawns_out(s):
        open_window(s)
    else:
        s.phase = PRODUCE


def work(s: State) -> None:
    """5: production and income, then the favors."""
    produce(s)
    if in_force(s, TAMMANY, s.turn):
        begin_favors(s)
    else:
        s.phase = NEXT_STAGE


def next_stage(s: State) -> None:
    """4: the next lettered phase that is played this turn."""
    s.stage += 1
    s.seat = 0
    begin_line(s)
    if s.stage == STAGE_B:
        if s.turn >= POLICE_TURN and in_force(s, POLICE, s.turn):
            begin_police(s)
    elif s.stage == STAGE_C:
        s.phase = NEXT_GANG
    elif s.stage == STAGE_D:
        if in_force(s, WAR, s.turn):
            s.phase = NEXT_WAR
    elif s.stage == STAGE_E:
        s.phase = NEXT_BACK
    elif s.stage == STAGE_F:
        if in_force(s, ALCOHOL, s.turn):
            s.phase = NEXT_DRINKER
    elif s.stage == STAGE_G:
        if in_force(s, DEAL, s.turn) and not is_last_turn(s):
            begin_deals(s)
    elif s.stage == STAGE_H:
        if s.politics and s.turn >= ELECTION_TURN:
            elect(s)
        end_turn(s)


def end_turn(s: State) -> None:
    """4: unused favors go back, what is once a turn is free again; then the next turn, or the end (20)."""
    give_back_favors(s)
    for p in range(s.players):
        s.attacked[p] = 0
        s.best[p] = 0
    s.at = 0
    s.phase = OVER if is_last_turn(s) or gangs_left(s) <= 1 else NEXT_TURN
