"""Members and where they are, who controls a square, and who is out of the game (rules 1, 2, 4)."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    BALLOT_PRICE,
    BEDS,
    CELLS,
    DEALS,
    DISTANCE,
    EQUIPMENT_VALUE,
    FEWEST_PLAYERS,
    HQ,
    LAST_TURN,
    LAWYER,
    MEN_A_GANG,
    NOBODY,
    PLACES,
    SQUARES,
    STACK_LIMIT,
    SURGEON,
    WOMEN_A_GANG,
)
from fivepoints.games.gangs.layout import MAN, State

# The clock


def in_force(s: State, module: int, turn: int) -> bool:
    return 0 < s.since[module] <= turn


def is_last_turn(s: State) -> bool:
    return s.turn == LAST_TURN[s.politics]


def begin_line(s: State) -> None:
    """A lettered phase uses the order as it stands when it begins (4)."""
    for k in range(s.players):
        s.line[k] = s.order[k]
    s.at = -1


def next_in_line(s: State) -> bool:
    """The next gang that is not out is asked; False behind the last."""
    s.at += 1
    while s.at < s.players and s.fallen[s.line[s.at]] > 0:
        s.at += 1
    if s.at == s.players:
        s.at = 0
        return False
    s.seat = s.line[s.at]
    return True


def ask_who_owes(s: State) -> bool:
    """The first who has still to make a sealed choice is asked; False if all are in."""
    for p in range(s.players):
        if s.owes[p]:
            s.seat = p
            return True
    return False


def place_in_order(s: State, p: int) -> int:
    k = 0
    while s.order[k] != p:
        k += 1
    return k


# Counting


def members(s: State, p: int, place: int) -> int:
    return s.men[place][p] + s.women[place][p]


def at_large(s: State, p: int) -> int:
    count = 0
    for place in range(PLACES):
        count += s.men[place][p] + s.women[place][p]
    return count


def off_board(s: State, p: int) -> int:
    """Members at large, in bed or in the Tombs."""
    count = at_large(s, p)
    for k in range(BEDS):
        count += s.bed_men[k][p] + s.bed_women[k][p]
    for k in range(CELLS):
        count += s.cell_men[k][p] + s.cell_women[k][p]
    return count


def living(s: State, p: int) -> int:
    return off_board(s, p) + s.board_men[p] + s.board_women[p]


def men_left(s: State, p: int) -> int:
    """Men in the supply."""
    count = MEN_A_GANG - s.board_men[p]
    for place in range(PLACES):
        count -= s.men[place][p]
    for k in range(BEDS):
        count -= s.bed_men[k][p]
    for k in range(CELLS):
        count -= s.cell_men[k][p]
    return count


def women_left(s: State, p: int) -> int:
    count = WOMEN_A_GANG - s.board_women[p]
    for place in range(PLACES):
        count -= s.women[place][p]
    for k in range(BEDS):
        count -= s.bed_women[k][p]
    for k in range(CELLS):
        count -= s.cell_women[k][p]
    return count


def prisoners(s: State, p: int) -> int:
    count = 0
    for k in range(CELLS):
        count += s.cell_men[k][p] + s.cell_women[k][p]
    return count


def of_sex(s: State, p: int, place: int, sex: int) -> int:
    return s.men[place][p] if sex == MAN else s.women[place][p]


# Moving


def put(s: State, p: int, place: int, sex: int, count: int) -> None:
    if sex == MAN:
        s.men[place][p] += count
    else:
        s.women[place][p] += count


def to_bed(s: State, p: int, sex: int, bed: int) -> None:
    """The Surgeon lowers it, not below 0 (10)."""
    if s.equipment[p] >> SURGEON & 1:
        bed = max(bed - EQUIPMENT_VALUE[SURGEON], 0)
    if sex == MAN:
        s.bed_men[bed][p] += 1
    else:
        s.bed_women[bed][p] += 1


def to_tombs(s: State, p: int, men: int, women: int, cell: int) -> None:
    """The Lawyer lowers it, not below 0 (10)."""
    if s.equipment[p] >> LAWYER & 1:
        cell = max(cell - EQUIPMENT_VALUE[LAWYER], 0)
    s.cell_men[cell][p] += men
    s.cell_women[cell][p] += women


def jail_all(s: State, p: int, place: int, cell: int) -> None:
    to_tombs(s, p, s.men[place][p], s.women[place][p], cell)
    s.men[place][p] = 0
    s.women[place][p] = 0


# The map


def is_near(s: State, v: int, w: int) -> bool:
    """Open and adjacent."""
    return DISTANCE[s.players - FEWEST_PLAYERS][v][w] == 1


def room(s: State, p: int, place: int) -> int:
    """How many more members of a gang may come to a square or into a box (2)."""
    if place == HQ[s.gang[p]]:
        return MEN_A_GANG + WOMEN_A_GANG
    return STACK_LIMIT - members(s, p, place)


def holder(s: State, square: int, besides: int) -> int:
    """A gang that has members there, other than the one named; NOBODY."""
    for p in range(s.players):
        if p != besides and members(s, p, square) > 0:
            return p
    return NOBODY


def control(s: State, square: int) -> int:
    """2: who has members there, or owns its tokens, or has its HQ there; NOBODY."""
    p = holder(s, square, NOBODY)
    if p >= 0:
        return p
    if s.owner[square] >= 0:
        return s.owner[square]
    for q in range(s.players):
        if HQ[s.gang[q]] == square and s.fallen[q] == 0:
            return q
    return NOBODY


def controlled(s: State, p: int) -> int:
    """How many squares the gang controls."""
    count = 0
    for square in range(SQUARES):
        if control(s, square) == p:
            count += 1
    return count


# Money


def purse(s: State, p: int) -> int:
    """What the gang has in truth: the ballots it has put in are paid, as far as it goes (16)."""
    return s.cash[p] - min(s.cash[p], BALLOT_PRICE * (s.ballots[p] + s.shown[p]))


def pay(s: State, p: int, cost: int) -> None:
    """What a gang could pay it had: so it can't have put in more ballots than that leaves."""
    s.cash[p] -= cost
    if s.most[p] >= 0:
        s.most[p] = min(s.most[p], s.cash[p] // BALLOT_PRICE)


# Out of the game


def gangs_left(s: State) -> int:
    count = 0
    for p in range(s.players):
        if s.fallen[p] == 0:
            count += 1
    return count


def check_out(s: State) -> None:
    """4: a gang with nobody off its board is out; those of one moment are out together."""
    latest = 0
    for p in range(s.players):
        latest = max(latest, s.fallen[p])
    for p in range(s.players):
        if s.fallen[p] == 0 and off_board(s, p) == 0:
            s.fallen[p] = latest + 1
            leave_game(s, p)


def leave_game(s: State, p: int) -> None:
    """Its tokens and weapons go back, deals with it end, and the corruption pawn goes back."""
    for square in range(SQUARES):
        if s.owner[square] == p:
            drop_den(s, square)
            drop_traffic(s, square)
    s.blades_left += s.blades[p]
    s.guns_left += s.guns[p]
    s.blades[p] = 0
    s.guns[p] = 0
    for kind in range(DEALS):
        if s.deal_from[kind] == p or s.deal_with[kind] == p:
            end_deal(s, kind)
    if s.corruption == p:
        s.corruption = NOBODY


def end_deal(s: State, kind: int) -> None:
    s.deal_from[kind] = NOBODY
    s.deal_with[kind] = NOBODY


# Tokens that go back to the supply


def drop_den(s: State, square: int) -> None:
    if s.den[square] > 0:
        s.tokens[s.den[square] - 1] += 1
        s.den[square] = 0
        s.den_due[square] = 0
    if s.traffic[square] == 0:
        s.owner[square] = NOBODY


def drop_traffic(s: State, square: int) -> None:
    if s.traffic[square] > 0:
        s.tokens[s.traffic[square] - 1] += 1
        s.traffic[square] = 0
        s.traffic_due[square] = 0
    if s.den[square] == 0:
        s.owner[square] = NOBODY


def deal_between(s: State, kind: int, p: int, q: int) -> bool:
    """Whether such a deal stands between the two."""
    one = s.deal_from[kind]
    other = s.deal_with[kind]
    return (one == p and other == q) or (one == q and other == p)
