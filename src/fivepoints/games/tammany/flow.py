"""The course of the game: which chapter speaks in which phase. This is the `Flow` of the contract."""
from __future__ import annotations

from fivepoints.games.tammany.board import NATIONS, SEATS, YEARS_A_TERM
from fivepoints.games.tammany.city import choose_first, fill_garden, land, open_due, open_ward, set_up, zone_of
from fivepoints.games.tammany.election import (
    ask,
    ask_next,
    bonus_cube,
    bonus_favor,
    call_election,
    could_bid,
    list_bonus_cubes,
    list_bonus_favors,
    list_offers,
    next_nation,
    next_ward,
    offer,
)
from fivepoints.games.tammany.layout import (
    APPOINT,
    ARREST,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    COUNT,
    CUBE,
    DEPUTY,
    END,
    FILL,
    FIRST,
    GIVE,
    IDLE,
    LOCK,
    MOVE,
    NEW_TERM,
    NEXT_TURN,
    NEXT_WARD,
    OFFER,
    OPEN,
    OVER,
    PASS,
    PUT,
    SECOND,
    SECOND_BOSS,
    SETTLE,
    SLANDER,
    SPREAD,
    SPREAD_TO,
    TAKE,
    TURN,
    UNSEEN,
    WAITING,
    State,
)
from fivepoints.games.tammany.offices import appoint, arrest, list_benefits, list_offices, lock, move_cube, take
from fivepoints.games.tammany.scoring import count_election
from fivepoints.games.tammany.scoring import places as places
from fivepoints.games.tammany.scoring import points as points
from fivepoints.games.tammany.slander import end_slander, list_slanders, list_spreads, may_slander, slander, spread
from fivepoints.games.tammany.turn import campaign, list_cubes, list_second, list_ward_actions, second_boss, settle_boss, settle_cube

NOBODY = -1


def begin(s: State) -> None:
    set_up(s)
    go_on(s)


# What may be done


def legal(s: State, out: list[int]) -> int:
    phase = s.phase
    if phase == TURN:
        return list_turn(s, out)
    if phase == SECOND:
        return list_second(s, out)
    if phase == CUBE:
        return list_cubes(s, s.garden, out, 0)
    if phase == BID:
        return list_offers(s, out)
    if phase == BONUS_CUBE:
        return list_bonus_cubes(s, out)
    if phase == BONUS_FAVOR:
        return list_bonus_favors(s, out)
    if phase == SPREAD:
        return list_spreads(s, out)
    if phase == APPOINT:
        return list_offices(s, out)
    return 0


def list_turn(s: State, out: list[int]) -> int:
    """4.2, 4.3: the ward action, the office benefit and a slander, each once and in any order; then the end."""
    n = 0
    if s.ward_done:
        out[0] = END
        n = 1
    else:
        n = list_ward_actions(s, out, 0)
    if not s.office_done:
        n = list_benefits(s, out, n)
    if may_slander(s):
        n = list_slanders(s, out, n)
    return n


def chance(s: State, out: list[int], weights: list[int]) -> int:
    if s.phase == FILL:
        return list_draws(s.bag, out, weights)
    if s.phase == OPEN:
        return list_draws(s.boxes[zone_of(s.open_wards)], out, weights)
    if s.phase == FIRST:
        for p in range(s.players):
            out[p] = p
            weights[p] = 1
        return s.players
    return 0


def list_draws(cubes: list[int], out: list[int], weights: list[int]) -> int:
    n = 0
    for nation in range(NATIONS):
        if cubes[nation] > 0:
            out[n] = nation
            weights[n] = cubes[nation]
            n += 1
    return n


# Doing it


def apply(s: State, action: int) -> None:
    phase = s.phase
    if phase == TURN:
        act(s, action)
    elif phase == SECOND:
        second_boss(s, action - SECOND_BOSS)
    elif phase == CUBE:
        settle_cube(s, (action - PUT) // NATIONS, (action - PUT) % NATIONS)
    elif phase == BID:
        offer(s, action - OFFER)
    elif phase == FILL:
        land(s, action)
    elif phase == BONUS_CUBE:
        if action == PASS:
            s.phase = NEXT_WARD
        else:
            bonus_cube(s, (action - PUT) // NATIONS, (action - PUT) % NATIONS)
    elif phase == BONUS_FAVOR:
        if action == PASS:
            s.phase = NEXT_WARD
        else:
            bonus_favor(s, action - TAKE)
    elif phase == SPREAD:
        if action == PASS:
            end_slander(s)
        else:
            spread(s, action - SPREAD_TO)
    elif phase == APPOINT:
        appoint(s, action - GIVE + DEPUTY)
    elif phase == OPEN:
        open_next(s, action)
    elif phase == FIRST:
        choose_first(s, action)
    go_on(s)


def act(s: State, action: int) -> None:
    """An action of the turn."""
    if action == END:
        end_turn(s)
    elif action < SECOND_BOSS:
        campaign(s, action)
    elif action == IDLE:
        s.ward_done = 1
    elif action < PUT:
        settle_boss(s, action - SETTLE)
    elif action < TAKE:
        settle_cube(s, (action - PUT) // NATIONS, (action - PUT) % NATIONS)
    elif action < ARREST:
        take(s, action - TAKE)
    elif action < LOCK:
        arrest(s, (action - ARREST) // NATIONS, (action - ARREST) % NATIONS)
    elif action < MOVE:
        lock(s, action - LOCK)
    elif action < SLANDER:
        move_cube(s, (action - MOVE) // NATIONS, (action - MOVE) % NATIONS)
    else:
        code = action - SLANDER
        slander(s, code // (SEATS * NATIONS), code // NATIONS % SEATS, code % NATIONS)


def go_on(s: State) -> None:
    """Go on to the next choice, or to a draw that can fall in more than one way."""
    while True:
        if s.phase >= WAITING:
            run_on(s)
        elif (s.phase == FILL or s.phase == OPEN) and only_one(s):
            pass
        else:
            return


def run_on(s: State) -> None:
    if s.phase == NEXT_TURN:
        start_turn(s)
    elif s.phase == NEXT_WARD:
        next_ward(s)
    elif s.phase == COUNT:
        count_election(s)
    else:
        start_term(s)


def only_one(s: State) -> bool:
    """A draw with one possible outcome is not drawn, it happens; True if it did."""
    nation = lone_nation(s.bag) if s.phase == FILL else lone_nation(s.boxes[zone_of(s.open_wards)])
    if nation < 0:
        return False
    if s.phase == FILL:
        land(s, nation)
    else:
        open_next(s, nation)
    return True


def lone_nation(cubes: list[int]) -> int:
    """The only nation there is, or -1 if there are several."""
    found = -1
    for nation in range(NATIONS):
        if cubes[nation] > 0:
            if found >= 0:
                return -1
            found = nation
    return found


def open_next(s: State, nation: int) -> None:
    """The next ward gets its cube. At set-up (E2) the 2020 edition then fills Castle Garden; both draw the first player."""
    if not open_ward(s, nation):
        return
    if s.first >= 0:
        s.phase = NEW_TERM
    elif s.edition == 0 or not fill_garden(s):
        s.phase = FIRST


def start_turn(s: State) -> None:
    if not fill_garden(s):
        s.phase = TURN


def end_turn(s: State) -> None:
    """The next seat; after the last of a year the next year, after the last year of a term the election."""
    s.ward_done = 0
    s.office_done = 0
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    s.phase = NEXT_TURN
    if s.seat == s.first:
        if s.year % YEARS_A_TERM == 0:
            call_election(s)
        else:
            s.year += 1


def start_term(s: State) -> None:
    """7.6: a new zone opens if it is due; the Mayor is first player, without one the first player stays."""
    if open_due(s):
        s.seat = 0  # nobody is asked: a cell without meaning is always 0, so that equal positions are equal bytes
        s.phase = OPEN
        return
    if s.mayor >= 0:
        s.first = s.mayor
    for p in range(s.players):
        s.slandered[p] = 0
    s.year += 1
    s.seat = s.first
    s.phase = NEXT_TURN


# Who is asked


def asked(s: State) -> int:
    return s.seat if s.phase < FILL else NOBODY


def movers(s: State) -> int:
    if s.phase != BID:
        return 1 << s.seat if s.phase < FILL else 0
    mask = 0
    for p in range(s.players):
        if s.owes[p]:
            mask |= 1 << p
    return mask


def call(s: State, seat: int) -> None:
    if s.phase == BID:
        ask(s, seat)


def sealed(s: State) -> bool:
    return s.phase == BID


def inside(s: State) -> bool:
    """In the middle of a campaign, a settle, a slander, a bid or the appointments."""
    if s.phase == BID:
        return s.nation != next_nation(s, s.seat, 0)
    if s.phase == APPOINT:
        return has_appointed(s)
    return s.phase == SECOND or s.phase == CUBE or s.phase == SPREAD


def has_appointed(s: State) -> bool:
    return s.office[(s.mayor + 1) % s.players] != 0


def turn(s: State) -> int:
    return s.year * SEATS + s.seat if s.phase <= SPREAD else -1


def over(s: State) -> bool:
    return s.phase == OVER


# What is secret: bids, until the last is in (9)


def blind(s: State, seat: int) -> None:
    if s.phase != BID:
        return
    for p in range(s.players):
        if p != seat and could_bid(s, p):
            for n in range(NATIONS):
                s.bids[p][n] = 0 if s.owes[p] else UNSEEN
    if s.seat != seat:
        s.nation = next_nation(s, s.seat, 0)


def veiled(s: State) -> bool:
    if s.phase != BID:
        return False
    for p in range(s.players):
        if s.bids[p][0] == UNSEEN:
            return True
    return False


def redeal(s: State, seat: int, r: list[int]) -> None:
    """Others have not bid yet; the bag's order is not in the state, so there is nothing else to draw."""
    if s.phase != BID:
        return
    for p in range(s.players):
        if p != seat and could_bid(s, p):
            s.owes[p] = 1
            for n in range(NATIONS):
                s.bids[p][n] = 0
    if seat >= 0 and s.owes[seat]:
        if s.seat != seat:
            ask(s, seat)
    else:
        ask_next(s)


def heard(s: State, seat: int, action: int, listener: int) -> int:
    """A bid is entered when all are in, and then known to all."""
    return action
