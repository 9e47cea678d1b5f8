"""What must hold in every position (rules 13): what a position that is read must fulfil."""
from __future__ import annotations

from fivepoints.core.reading import demand
from fivepoints.games.tammany import flow
from fivepoints.games.tammany.board import (
    BOX,
    FAVORS_A_NATION,
    FEWEST_PLAYERS,
    GARDEN_BEYOND_PLAYERS,
    IRISH,
    LAST_YEAR,
    LEADER_FAVORS,
    LOCKS,
    MAYOR_POINTS,
    MOST_FAVORS,
    MOST_FAVORS_POINTS,
    MOST_OFFERED,
    NATIONS,
    NUMBER,
    OPEN_WARDS,
    SEATS,
    SLANDER_TOKENS,
    WARD_1,
    WARD_2,
    WARD_4,
    WARD_7,
    WARD_14,
    YEARS_A_TERM,
    ZONE_END,
)
from fivepoints.games.tammany.layout import (
    APPOINT,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    COUNCIL,
    CUBE,
    FILL,
    FIRST,
    MAYOR,
    OPEN,
    OVER,
    SECOND,
    SPREAD,
    TURN,
    UNSEEN,
    State,
)
from fivepoints.games.tammany.pieces import total
from fivepoints.games.tammany.slander import spread_asked
from fivepoints.games.tammany.words import SEAT_LETTERS

MOST_POINTS = 127  # what a cell holds
END_POINTS = MOST_FAVORS_POINTS * NATIONS + SLANDER_TOKENS


def check(s: State) -> None:
    """NotationError if something in the position can't be."""
    _check_city(s)
    _check_seats(s)
    _check_bounds(s)
    _check_clock(s)
    _PHASE_CHECKS.get(s.phase, _no_check)(s)


def _no_check(s: State) -> None:
    """Nothing more to ask of this phase."""


def _check_city(s: State) -> None:
    demand(all(n >= 0 for box in s.boxes for n in box), "these are not the cubes of the zone that opens")
    demand(all(total(s.cubes[w]) > 0 for w in range(s.open_wards)), "every open ward holds a cube")
    demand(sum(s.locked) <= LOCKS, f"there are {LOCKS} locks")
    demand(not any(s.locked) or COUNCIL in s.office, "a lock needs a Council President")
    demand(total(s.garden) <= s.players + GARDEN_BEYOND_PLAYERS, "Castle Garden holds at most two cubes more than there are players")


def _check_seats(s: State) -> None:
    held = [office for office in s.office if office]
    demand(len(held) == len(set(held)), "an office has at most one holder")
    settled = s.phase not in (APPOINT, OVER) and s.year > YEARS_A_TERM
    demand(not held or s.mayor >= 0, "without a Mayor no office is given")
    if s.phase == OVER:
        demand(len(held) <= 1, "at the end only the Mayor has an office")
    elif settled and s.mayor >= 0:
        demand(len(held) == s.players, "the Mayor gives every player an office")
    first_term = s.year <= YEARS_A_TERM and not (s.year == YEARS_A_TERM and s.phase in (APPOINT, OPEN, OVER))
    demand(not (first_term and (held or any(map(any, s.leader)))), "offices and leaders begin with the first election")
    demand(not (s.year <= YEARS_A_TERM and any(s.slandered)), "slander begins in term 2")
    spent = [SLANDER_TOKENS - s.tokens[p] for p in range(s.players)]
    terms = (s.year - 1) // YEARS_A_TERM  # in which there could be a slander
    in_turns = flow.turn(s) >= 0 or s.phase == FILL
    for p in range(s.players):
        to_come = in_turns and terms > 0 and s.tokens[p] > 0 and not s.slandered[p]
        demand(s.slandered[p] <= spent[p] <= terms - to_come, f"seat {SEAT_LETTERS[p]}: a token is spent at most once a term, from term 2 on")


def _check_bounds(s: State) -> None:
    """So much that a game played on would leave the cells of the state, or the numbers that can be bid, nobody can have by now."""
    after = s.phase in (APPOINT, OVER) or (s.phase == OPEN and s.first >= 0)
    elections = (s.year - 1) // YEARS_A_TERM + after
    votes = elections + (s.phase in (BID, BONUS_CUBE, BONUS_FAVOR))
    earned = s.year + max(0, s.year - YEARS_A_TERM) + 2 * votes + LEADER_FAVORS * elections  # by settles, as Deputy Mayor, in wards 4 and 7, as leader
    favors = MOST_OFFERED - MOST_FAVORS + earned if s.unlimited else FAVORS_A_NATION
    points = MOST_POINTS - END_POINTS - (LAST_YEAR // YEARS_A_TERM - elections) * (len(NUMBER) + 1 + MAYOR_POINTS)
    bosses = MOST_POINTS - 2 * LAST_YEAR
    for p in range(s.players):
        name = f"seat {SEAT_LETTERS[p]}"
        demand(s.score[p] <= points, f"{name} can't have more than {points} points by now")
        demand(max(s.favors[p]) <= favors, f"{name} can't have more than {favors} favors of a nation by now")
        demand(all(ward[p] <= bosses for ward in s.bosses), f"{name} can't have more than {bosses} bosses in a ward")


def _check_clock(s: State) -> None:
    plan = OPEN_WARDS[s.players - FEWEST_PLAYERS]
    term = (s.year - 1) // YEARS_A_TERM
    if s.first < 0:
        demand(s.phase in (OPEN, FIRST) or (s.phase == FILL and s.edition == 1), "the first player is drawn before the first turn")
        demand(s.open_wards < plan[0] if s.phase == OPEN else s.open_wards == plan[0], "these zones do not open at set-up")
        demand(not any(map(any, s.bosses)) and not any(s.score) and not any(map(any, s.favors)), "at set-up nobody has anything")
        demand(all(total(s.cubes[w]) == 1 for w in range(s.open_wards)), "at set-up a ward has one cube")
        demand(s.cubes[WARD_14][IRISH] == 1, "at set-up ward 14 has an Irish cube")
        for z, end in enumerate(ZONE_END):
            drawn = [sum(s.cubes[w][n] for w in range(ZONE_END[z - 1] if z else 0, end)) for n in range(NATIONS)]
            demand(s.open_wards < end or drawn == BOX[z], "these are not the cubes of the zone's box")
        if s.phase != FILL:
            filled = s.players + GARDEN_BEYOND_PLAYERS if s.phase == FIRST and s.edition == 1 else 0
            demand(total(s.garden) == filled, "Castle Garden is filled after the zones, and in 2009 in the first turn (E2)")
        return
    if s.phase == OPEN:
        demand(s.year in (4, 8) and plan[term] <= s.open_wards < plan[term + 1], "no zone opens now")
        start = plan[term]
        demand(all(total(s.cubes[w]) == 1 and not any(s.bosses[w]) for w in range(start, s.open_wards)), "a ward that opens has one cube")
    else:
        demand(s.phase != FIRST, "the first player is known already")
        demand(s.open_wards == plan[term], "these are not the wards open in this year")
    if s.mayor >= 0 and s.phase not in (APPOINT, OPEN, OVER):
        demand(s.first == s.mayor, "the Mayor is first player")


def _check_turn(s: State) -> None:
    demand(s.office_done == 0 or s.office[s.seat] > MAYOR, "without an office there is no benefit used")


def _check_second(s: State) -> None:
    _check_turn(s)
    demand(s.bosses[s.ward][s.seat] > 0 and not s.locked[s.ward] and s.bosses_left[s.seat] > 0, "no campaign has begun there")


def _check_cube(s: State) -> None:
    _check_turn(s)
    placed = any(s.bosses[w][s.seat] > 0 and not s.locked[w] for w in range(s.open_wards))
    demand(placed and total(s.garden) > 0, "no settle has begun")


def _check_spread(s: State) -> None:
    _check_turn(s)
    demand(s.victim != s.seat and bool(s.slandered[s.seat]), "no slander has begun")
    demand(s.bosses[s.ward][s.seat] > 0 and s.cubes[s.ward][s.nation] > 0 and spread_asked(s), "the slander can't spread")


def _check_fill(s: State) -> None:
    drawn = total(s.garden)
    demand(s.due > 0 and total(s.bag) >= s.due, "the bag does not have these cubes")
    whole = drawn + s.due == s.players + GARDEN_BEYOND_PLAYERS
    short = total(s.bag) == s.due and drawn + s.due < s.players + GARDEN_BEYOND_PLAYERS  # Q1
    demand(whole or short, "Castle Garden is filled to two more than the players")
    _check_draw(s)


def _check_draw(s: State) -> None:
    out, weights = [0] * SEATS, [0] * SEATS
    demand(flow.chance(s, out, weights) > 1, "a draw with one outcome is not drawn")


def _check_election(s: State) -> None:
    demand(s.year % YEARS_A_TERM == 0, "elections are held every fourth year")
    demand(total(s.garden) == 0, "Castle Garden is empty in an election")
    demand(all(sum(s.bosses[w]) <= 1 for w in range(s.ward)), "a ward that has voted holds at most one boss")


def _check_bid(s: State) -> None:
    _check_election(s)
    demand(sum(n > 0 for n in s.bosses[s.ward]) > 1, "without two candidates there are no bids")
    for p in range(s.players):
        for n in range(NATIONS):
            bid = s.bids[p][n]
            possible = s.favors[p][n] if s.cubes[s.ward][n] and s.bosses[s.ward][p] else 0
            demand(bid == UNSEEN or bid <= possible, f"seat {SEAT_LETTERS[p]} can't bid that")


def _check_bonus(s: State) -> None:
    _check_election(s)
    demand(sum(s.bosses[s.ward]) == 1 and s.bosses[s.ward][s.seat] == 1, "only the winner of a ward has its bonus")
    if s.phase == BONUS_CUBE:
        demand(s.ward in (WARD_1, WARD_2) and total(s.bag) > 0, "there is no cube to place")
    else:
        demand(s.ward in (WARD_4, WARD_7) and total(s.supply) > 0, "there is no favor to take")


def _check_after(s: State) -> None:
    """After an election: offices are given, a zone opens, or the game is over."""
    demand(s.year % YEARS_A_TERM == 0, "elections are held every fourth year")
    demand(total(s.garden) == 0 and not any(s.locked), "after an election there are no locks and no cubes in Castle Garden")
    demand(all(sum(s.bosses[w]) <= 1 for w in range(s.open_wards)), "after an election a ward holds at most one boss")


def _check_open(s: State) -> None:
    if s.first >= 0:
        _check_after(s)
        held = sum(office > 0 for office in s.office)
        demand(held == (s.players if s.mayor >= 0 else 0), "offices are given before a zone opens")
    _check_draw(s)


def _check_appoint(s: State) -> None:
    _check_after(s)
    demand(s.year < LAST_YEAR and s.seat == s.mayor, "the Mayor gives offices, but not after the last election")
    given = [s.office[(s.mayor + 1 + i) % s.players] for i in range(s.players - 1)]
    count = sum(office > 0 for office in given)
    demand(all(given[:count]) and count < min(s.players - 1, 3), "offices are given in seat order from the Mayor's left")


def _check_over(s: State) -> None:
    _check_after(s)
    demand(s.year == LAST_YEAR, f"the game ends after year {LAST_YEAR}")


_PHASE_CHECKS = {
    TURN: _check_turn,
    SECOND: _check_second,
    CUBE: _check_cube,
    SPREAD: _check_spread,
    FILL: _check_fill,
    BID: _check_bid,
    BONUS_CUBE: _check_bonus,
    BONUS_FAVOR: _check_bonus,
    OPEN: _check_open,
    APPOINT: _check_appoint,
    OVER: _check_over,
}
