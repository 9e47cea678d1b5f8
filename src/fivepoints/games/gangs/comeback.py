"""Phase e: beds, Tombs and boxes empty, and members come back to the streets (rules 10). Also the favor `parole`."""
from __future__ import annotations

from fivepoints.games.gangs.board import BEDS, CELLS, DISTANCE, FAR, FEWEST_PLAYERS, HQ, INCOME, NOBODY, PLACES, PORT, SQUARES
from fivepoints.games.gangs.layout import (
    COME_BACK,
    MAN,
    NEXT_ACTION,
    NEXT_BACK,
    NEXT_FAVOR,
    NEXT_HOME,
    NEXT_STAGE,
    RETURN,
    SEXES,
    STAGE_C,
    STAGE_E,
    WOMAN,
    State,
)
from fivepoints.games.gangs.people import control, is_last_turn, next_in_line, put, room
from fivepoints.games.gangs.production import lack, women_lack

# What empties, in this order: beds, Tombs, then the boxes
FROM_BEDS, FROM_TOMBS, FROM_BOXES = range(3)
SOURCES = FROM_BOXES + PLACES - PORT

SEVERAL = -2


def next_back(s: State) -> None:
    """The next gang in line brings its members back."""
    if not next_in_line(s):
        s.phase = NEXT_STAGE
        return
    s.pick = FROM_BEDS
    empty_source(s)
    s.phase = NEXT_HOME


def empty_source(s: State) -> None:
    """Those who come out of it are leaving; on a track all others move one down."""
    p = s.seat
    if s.pick == FROM_BEDS:
        s.leaving[MAN] = shift_down(s.bed_men, p, BEDS)
        s.leaving[WOMAN] = shift_down(s.bed_women, p, BEDS)
    elif s.pick == FROM_TOMBS:
        s.leaving[MAN] = shift_down(s.cell_men, p, CELLS)
        s.leaving[WOMAN] = shift_down(s.cell_women, p, CELLS)
    else:
        box = PORT + s.pick - FROM_BOXES
        s.leaving[MAN] = s.men[box][p]
        s.leaving[WOMAN] = s.women[box][p]
        s.men[box][p] = 0
        s.women[box][p] = 0


def shift_down(track: list[list[int]], p: int, length: int) -> int:
    """How many come off the track."""
    count = track[0][p]
    for k in range(length - 1):
        track[k][p] = track[k + 1][p]
    track[length - 1][p] = 0
    return count


def stay(s: State) -> None:
    """There is no room: those who are left stay where they were."""
    p = s.seat
    if s.pick == FROM_BEDS:
        s.bed_men[0][p] += s.leaving[MAN]
        s.bed_women[0][p] += s.leaving[WOMAN]
    elif s.pick == FROM_TOMBS:
        s.cell_men[0][p] += s.leaving[MAN]
        s.cell_women[0][p] += s.leaving[WOMAN]
    else:
        box = PORT + s.pick - FROM_BOXES
        s.men[box][p] += s.leaving[MAN]
        s.women[box][p] += s.leaving[WOMAN]
    s.leaving[MAN] = 0
    s.leaving[WOMAN] = 0


def next_home(s: State) -> None:
    """Place the next who leaves, or go on to the next track or box, until the gang has all back."""
    while True:
        lone = lone_return(s)
        if lone == SEVERAL:
            if s.stage == STAGE_E and is_last_turn(s) and s.politics == 0:
                come_back(s, usual_return(s))
                continue
            s.phase = RETURN
            return
        if lone >= 0:
            come_back(s, lone)
            continue
        if s.leaving[MAN] + s.leaving[WOMAN] > 0:
            stay(s)
        s.pick += 1
        if s.stage != STAGE_E or s.pick == SOURCES:
            end_return(s)
            return
        empty_source(s)


def end_return(s: State) -> None:
    """After phase e the next gang; after a parole back to where it was used."""
    s.pick = 0
    s.phase = NEXT_BACK if s.stage == STAGE_E else NEXT_ACTION if s.stage == STAGE_C else NEXT_FAVOR


def lone_return(s: State) -> int:
    """The only member and square there is; -1 if there is none, SEVERAL if there are more."""
    found = -1
    if s.leaving[MAN] + s.leaving[WOMAN] == 0:
        return found
    nearest = nearest_free(s, s.seat)
    for square in range(SQUARES):
        if may_come(s, s.seat, square, nearest):
            for sex in range(SEXES):
                if s.leaving[sex] > 0:
                    if found >= 0:
                        return SEVERAL
                    found = square * SEXES + sex
    return found


def nearest_free(s: State, p: int) -> int:
    """-1 if the gang controls a square; else how far from its HQ the nearest square is that nobody controls."""
    nearest = FAR
    for square in range(SQUARES):
        who = control(s, square)
        if who == p:
            return -1
        if who == NOBODY:
            nearest = min(nearest, DISTANCE[s.players - FEWEST_PLAYERS][HQ[s.gang[p]]][square])
    return nearest


def may_come(s: State, p: int, square: int, nearest: int) -> bool:
    if nearest < 0:
        return control(s, square) == p and room(s, p, square) > 0
    return nearest < FAR and control(s, square) == NOBODY and DISTANCE[s.players - FEWEST_PLAYERS][HQ[s.gang[p]]][square] == nearest


def list_returns(s: State, out: list[int]) -> int:
    n = 0
    nearest = nearest_free(s, s.seat)
    for square in range(SQUARES):
        if may_come(s, s.seat, square, nearest):
            for sex in range(SEXES):
                if s.leaving[sex] > 0:
                    out[n] = COME_BACK + square * SEXES + sex
                    n += 1
    return n


def come_back(s: State, code: int) -> None:
    """A member, by square and sex, comes to a square."""
    s.leaving[code % SEXES] -= 1
    put(s, s.seat, code // SEXES, code % SEXES, 1)
    s.phase = NEXT_HOME


def usual_return(s: State) -> int:
    """17: the default, member and square together: where staff is lacking, the best-paying den first; else the HQ, else the first square."""
    p = s.seat
    nearest = nearest_free(s, p)
    found = -1
    best = -1
    home = -1
    for square in range(SQUARES):
        if may_come(s, p, square, nearest):
            if home < 0 or square == HQ[s.gang[p]]:
                home = square
            sex = wanted_sex(s, square)
            income = INCOME[s.den[square] - 1] if s.den[square] > 0 else 0
            if sex >= 0 and income > best:
                best = income
                found = square * SEXES + sex
    if found >= 0:
        return found
    return home * SEXES + (MAN if s.leaving[MAN] > 0 else WOMAN)


def wanted_sex(s: State, square: int) -> int:
    """Who of those leaving would lessen what the tokens of the square lack: a woman where women lack, else a man rather than a woman; -1: nobody."""
    p = s.seat
    missing = lack(s, p, square)
    women = women_lack(s, p, square)
    if missing == 0:
        return -1
    if women > 0 and s.leaving[WOMAN] > 0:
        return WOMAN
    if missing > women and s.leaving[MAN] > 0:
        return MAN
    return WOMAN if s.leaving[WOMAN] > 0 else -1


def parole(s: State) -> None:
    """15: as in phase e, the Tombs alone."""
    s.pick = FROM_TOMBS
    empty_source(s)
    s.phase = NEXT_HOME
