"""Phase b: police, bribes and raids (rules 6). The second window for bribes opens phase a."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    BRIBE_CASH,
    DISTANCE,
    FEWEST_PLAYERS,
    KEEPGIRL,
    NOBODY,
    PAWNS,
    POLICE_MOVE,
    RAID_CELL,
    RAID_PAWNS,
    SQUARES,
    STATION,
    TAMMANY,
)
from fivepoints.games.gangs.layout import (
    BRIBE,
    BRIBE_TO,
    GIRL,
    GIVE_GIRL,
    MOVE_PAWN,
    NEXT_BRIBE,
    NEXT_MOVER,
    NEXT_STAGE,
    PASS,
    PAWN_TO,
    PRODUCE,
    STAGE_A,
    State,
)
from fivepoints.games.gangs.people import begin_line, check_out, in_force, is_near, jail_all, living, members, off_board, pay
from fivepoints.games.gangs.production import police_on


def pawns(s: State) -> int:
    return PAWNS[s.players - FEWEST_PLAYERS]


def pawns_out(s: State) -> bool:
    return s.pawn[0] >= 0


def may_stop(s: State, square: int) -> bool:
    """6.2: the corruption pawn shields the squares and tokens of its holder."""
    p = s.corruption
    return p < 0 or (members(s, p, square) == 0 and s.owner[square] != p)


# Movers

MOVERS = 3  # in this order: the gang with ..
FEWEST_LIVING, LEAST_MONEY, LEAST_INFLUENCE = range(MOVERS)


def begin_police(s: State) -> None:
    if not pawns_out(s):
        for k in range(pawns(s)):
            s.pawn[k] = STATION[k]
    s.chosen = 0
    s.at = -1
    s.phase = NEXT_MOVER


def next_mover(s: State) -> None:
    """Each mover is found when it is its turn; after the last one the first window for bribes opens."""
    s.at += 1
    if s.at == min(pawns(s), MOVERS if in_force(s, TAMMANY, s.turn) else MOVERS - 1):
        s.chosen = 0
        open_window(s)
        return
    s.seat = find_mover(s, s.at)
    s.phase = MOVE_PAWN
    lone = lone_pawn_move(s)
    if lone >= 0:
        move_pawn(s, lone // SQUARES, lone % SQUARES)


def find_mover(s: State, which: int) -> int:
    """The gang with the fewest living members, with least money, with least influence; of equals the last in the order."""
    found = NOBODY
    least = 0
    for k in range(s.players):
        p = s.order[k]
        if s.fallen[p] == 0:
            value = living(s, p) if which == FEWEST_LIVING else s.cash[p] if which == LEAST_MONEY else s.influence[p]
            if found < 0 or value <= least:
                found = p
                least = value
    return found


def is_stuck(s: State, k: int) -> bool:
    """No square in the pawn's reach is allowed: it stays."""
    for square in range(SQUARES):
        if in_reach(s, k, square) and may_stop(s, square):
            return False
    return True


def in_reach(s: State, k: int, square: int) -> bool:
    return DISTANCE[s.players - FEWEST_PLAYERS][s.pawn[k]][square] <= POLICE_MOVE


def may_move_pawn(s: State, k: int, square: int) -> bool:
    if s.chosen >> k & 1:
        return False
    return (in_reach(s, k, square) and may_stop(s, square)) or (square == s.pawn[k] and is_stuck(s, k))


def lone_pawn_move(s: State) -> int:
    """The only move of a pawn there is; -1 if there are several."""
    found = -1
    for k in range(pawns(s)):
        for square in range(SQUARES):
            if may_move_pawn(s, k, square):
                if found >= 0:
                    return -1
                found = k * SQUARES + square
    return found


def list_pawn_moves(s: State, out: list[int]) -> int:
    n = 0
    for k in range(pawns(s)):
        for square in range(SQUARES):
            if may_move_pawn(s, k, square):
                out[n] = PAWN_TO + k * SQUARES + square
                n += 1
    return n


def move_pawn(s: State, k: int, square: int) -> None:
    s.pawn[k] = square
    s.chosen |= 1 << k
    s.phase = NEXT_MOVER


# Bribes


def open_window(s: State) -> None:
    begin_line(s)
    s.passes = 0
    for p in range(s.players):
        s.bribed[p] = 0
    s.phase = NEXT_BRIBE


def next_bribe(s: State) -> None:
    """Ask the next gang in line that can bribe, until all have passed in a row."""
    while s.passes < s.players:
        s.at = s.at + 1 if s.at + 1 < s.players else 0
        if can_bribe(s, s.line[s.at]):
            s.seat = s.line[s.at]
            s.phase = BRIBE
            return
        s.passes += 1
    s.at = 0
    s.passes = 0
    for p in range(s.players):
        s.bribed[p] = 0
    end_window(s)


def end_window(s: State) -> None:
    """The second window opens phase a, the first one ends with the raids."""
    if s.stage == STAGE_A:
        s.phase = PRODUCE
    else:
        raid(s)
        s.phase = NEXT_STAGE


def can_bribe(s: State, p: int) -> bool:
    if s.fallen[p] > 0 or s.cash[p] < BRIBE_CASH or not (keeps_girl(s, p) or (off_board(s, p) > 1 and women_out(s, p) > 0)):
        return False
    for k in range(pawns(s)):
        if may_bribe(s, p, k):
            for square in range(SQUARES):
                if may_send(s, k, square):
                    return True
    return False


def keeps_girl(s: State, p: int) -> bool:
    return s.favor[KEEPGIRL] == p


def women_out(s: State, p: int) -> int:
    """On how many squares the gang has women."""
    count = 0
    for square in range(SQUARES):
        if s.women[square][p] > 0:
            count += 1
    return count


def may_bribe(s: State, p: int, k: int) -> bool:
    """The pawn stands on a den of its own, and was not bribed by the gang in this window."""
    return s.bribed[p] >> k & 1 == 0 and s.den[s.pawn[k]] > 0 and s.owner[s.pawn[k]] == p


def may_send(s: State, k: int, square: int) -> bool:
    return is_near(s, s.pawn[k], square) and may_stop(s, square)


def list_bribes(s: State, out: list[int]) -> int:
    out[0] = PASS
    n = 1
    for k in range(pawns(s)):
        if may_bribe(s, s.seat, k):
            for square in range(SQUARES):
                if may_send(s, k, square):
                    out[n] = BRIBE_TO + k * SQUARES + square
                    n += 1
    return n


def pass_bribe(s: State) -> None:
    s.passes += 1
    s.phase = NEXT_BRIBE


def bribe(s: State, k: int, square: int) -> None:
    """Then the woman, if she may come from several squares."""
    s.pick = k
    s.to = square
    s.phase = GIRL
    p = s.seat
    if keeps_girl(s, p):
        s.favor[KEEPGIRL] = NOBODY
        send_pawn(s)
    elif women_out(s, p) == 1:
        square = 0
        while s.women[square][p] == 0:
            square += 1
        give_girl(s, square)


def list_girls(s: State, out: list[int]) -> int:
    n = 0
    for square in range(SQUARES):
        if s.women[square][s.seat] > 0:
            out[n] = GIVE_GIRL + square
            n += 1
    return n


def give_girl(s: State, square: int) -> None:
    s.women[square][s.seat] -= 1
    send_pawn(s)


def send_pawn(s: State) -> None:
    pay(s, s.seat, BRIBE_CASH)
    s.pawn[s.pick] = s.to
    s.bribed[s.seat] |= 1 << s.pick
    s.pick = 0
    s.to = 0
    s.passes = 0
    s.phase = NEXT_BRIBE


# Raids


def raid(s: State) -> None:
    for square in range(SQUARES):
        if police_on(s, square) >= RAID_PAWNS:
            for p in range(s.players):
                jail_all(s, p, square, RAID_CELL)
    check_out(s)
