"""The rules of Backroom, a tiny game for the tests, with one of each thing that the contract knows.

Each round every seat makes a sealed bid for the chair, a price and a side: two actions. The chair slips dollars into a box, secretly until the end. Others
may knock, out of turn and once a game: then what was slipped is shown. The chair may offer a loan; if the other accepts, the chair lends, and only these two
know how much. Then chance says what a dollar in the box is worth. In the end everything is shown.
"""
from __future__ import annotations

from typing import Annotated

from fivepoints.core.layout import Cells, Layout, Row
from fivepoints.core.randoms import below

SEATS = 6
ROUNDS = 3
DOLLARS = 3  # a seat's at the start
AT_ONCE = 2  # the most dollars slipped or lent at once
PRICES = 4
SIDES = 2
TERMS = 2
WORTHS = 3


class State:
    """All of a position. Seats beyond `players` and rounds not begun stay 0, where a seat is meant NOBODY."""

    players: Annotated[int, Cells("i1")]
    rounds: Annotated[int, Cells("i1")]
    round: Annotated[int, Cells("i1")]
    phase: Annotated[int, Cells("i1")]
    seat: Annotated[int, Cells("i1")]  # who is asked
    chair: Annotated[int, Cells("i1")]  # of this round; while there are bids, of the round before
    half: Annotated[int, Cells("i1")]  # the asked seat has said its price, not its side
    heat: Annotated[int, Cells("i1")]  # of the bids: all prices twice and all sides
    knocks: Annotated[Row, Cells("i1", (SEATS,))]
    # the sealed bids; UNSEEN where the viewer may not know
    owes: Annotated[Row, Cells("i1", (SEATS,))]
    price: Annotated[Row, Cells("i1", (SEATS,))]
    side: Annotated[Row, Cells("i1", (SEATS,))]
    # what happened, by round
    chairs: Annotated[Row, Cells("i1", (ROUNDS,))]
    slipped: Annotated[Row, Cells("i1", (ROUNDS,))]  # UNSEEN where the viewer may not know
    shown: Annotated[Row, Cells("i1", (ROUNDS,))]
    partner: Annotated[Row, Cells("i1", (ROUNDS,))]
    terms: Annotated[Row, Cells("i1", (ROUNDS,))]
    lent: Annotated[Row, Cells("i1", (ROUNDS,))]  # UNSEEN where the viewer may not know
    worth: Annotated[Row, Cells("i1", (ROUNDS,))]


LAYOUT = Layout(State)
NOBODY = -1
UNSEEN = -1

BID, SLIP, KNOCK, OFFER, AGREE, ANSWER, LEND, WORTH, OVER = range(9)

# Actions
SAY_PRICE = 0  # + price
SAY_SIDE = SAY_PRICE + PRICES  # + side
PUT = SAY_SIDE + SIDES  # + dollars
PUT_UNSEEN = PUT + AT_ONCE + 1  # what others hear
DO_KNOCK = PUT_UNSEEN + 1
WAIT = DO_KNOCK + 1
PROPOSE = WAIT + 1  # + seat
NO_OFFER = PROPOSE + SEATS
ASK_TERMS = NO_OFFER + 1  # + dollars - 1
REFUSE = ASK_TERMS + TERMS
ACCEPT = REFUSE + 1
HAND = ACCEPT + 1  # + dollars
HAND_UNSEEN = HAND + AT_ONCE + 1  # what others hear
ACTIONS = HAND_UNSEEN + 1
CHOICES = SEATS + 1
BOUND = 100


def begin(s: State) -> None:
    for p in range(s.players):
        s.knocks[p] = 1
    for k in range(ROUNDS):
        s.chairs[k] = NOBODY
        s.partner[k] = NOBODY
    open_bids(s)


# What may be done


def legal(s: State, out: list[int]) -> int:
    if s.phase == BID:
        if s.half:
            return list_all(SAY_SIDE, SIDES, out)
        return list_all(SAY_PRICE, PRICES, out)
    if s.phase == SLIP:
        return list_puts(s, out)
    if s.phase == KNOCK:
        return list_all(DO_KNOCK, 2, out)
    if s.phase == OFFER:
        return list_offers(s, out)
    if s.phase == AGREE:
        return list_all(ASK_TERMS, TERMS, out)
    if s.phase == ANSWER:
        return list_all(REFUSE, 2, out)
    if s.phase == LEND:
        return list_all(HAND, handful(purse(s, s.seat, s.round) - s.slipped[s.round]) + 1, out)
    return 0


def list_all(base: int, count: int, out: list[int]) -> int:
    for i in range(count):
        out[i] = base + i
    return count


def list_puts(s: State, out: list[int]) -> int:
    return list_all(PUT, handful(purse(s, s.seat, s.round)) + 1, out)


def list_offers(s: State, out: list[int]) -> int:
    n = 0
    for p in range(s.players):
        if p != s.seat:
            out[n] = PROPOSE + p
            n += 1
    out[n] = NO_OFFER
    return n + 1


def handful(dollars: int) -> int:
    return min(dollars, AT_ONCE)


def purse(s: State, p: int, k: int) -> int:
    """The dollars of a seat before round k; what it depends on, the seat itself knows."""
    dollars = DOLLARS
    for j in range(k):
        if s.chairs[j] == p:
            dollars -= s.slipped[j] + s.lent[j]
        if s.partner[j] == p:
            dollars += s.lent[j]
    return dollars


def chance(s: State, out: list[int], weights: list[int]) -> int:
    """The worth of this round's box, in dollars for a dollar."""
    if s.phase != WORTH:
        return 0
    for i in range(WORTHS):
        out[i] = i + 1
        weights[i] = WORTHS - i
    weights[0] += s.heat
    return WORTHS


# Doing it


def apply(s: State, action: int) -> None:
    if s.phase == BID:
        bid(s, action)
    elif s.phase == SLIP:
        s.slipped[s.round] = action - PUT
        next_to_knock(s)
    elif s.phase == KNOCK:
        knock(s, action)
    elif s.phase == OFFER:
        propose(s, action)
    elif s.phase == AGREE:
        s.terms[s.round] = action - ASK_TERMS + 1
        s.seat = s.partner[s.round]
        s.phase = ANSWER
    elif s.phase == ANSWER:
        s.seat = s.chair
        s.phase = LEND
        if action == REFUSE:
            refuse(s)
    elif s.phase == LEND:
        s.lent[s.round] = action - HAND
        s.phase = WORTH
    else:
        s.worth[s.round] = action
        next_round(s)


def open_bids(s: State) -> None:
    for p in range(s.players):
        s.owes[p] = 1
    s.phase = BID
    ask_next(s)


def ask_next(s: State) -> bool:
    """Ask the first seat from the chair's left that owes a bid; False if none does."""
    for i in range(s.players):
        p = (s.chair + 1 + i) % s.players
        if s.owes[p]:
            s.seat = p
            return True
    return False


def bid(s: State, action: int) -> None:
    if not s.half:
        s.price[s.seat] = action - SAY_PRICE
        s.half = 1
        return
    s.side[s.seat] = action - SAY_SIDE
    s.half = 0
    s.owes[s.seat] = 0
    if not ask_next(s):
        reveal(s)


def reveal(s: State) -> None:
    """The highest price has the chair; of equals the first from the old chair on, leftwards if the sides add up to an even number, else rightwards."""
    warm_up(s)
    step = 1
    for p in range(s.players):
        if s.side[p]:
            step = s.players - step
    start = tie_start(s)
    best = -1
    for i in range(s.players):
        p = (start + (i + 1) * step) % s.players
        if s.price[p] > best:
            best = s.price[p]
            s.chair = p
    for p in range(s.players):
        s.price[p] = 0
        s.side[p] = 0
    s.chairs[s.round] = s.chair
    s.seat = s.chair
    s.phase = SLIP


def tie_start(s: State) -> int:
    return s.chair


def warm_up(s: State) -> None:
    s.heat = 0
    for p in range(s.players):
        s.heat += 2 * s.price[p] + s.side[p]


def next_to_knock(s: State) -> None:
    """Ask the next seat from the one asked before that can knock; then the chair may offer."""
    i = (s.seat - s.chair) % s.players + 1
    while i < s.players:
        p = (s.chair + i) % s.players
        if s.knocks[p]:
            s.seat = p
            s.phase = KNOCK
            return
        i += 1
    s.seat = s.chair
    s.phase = OFFER


def knock(s: State, action: int) -> None:
    if action == WAIT:
        next_to_knock(s)
        return
    s.knocks[s.seat] = 0
    s.shown[s.round] = 1
    s.seat = s.chair
    s.phase = OFFER


def propose(s: State, action: int) -> None:
    if action == NO_OFFER:
        s.phase = WORTH
        return
    s.partner[s.round] = action - PROPOSE
    s.phase = AGREE


def refuse(s: State) -> None:
    s.partner[s.round] = NOBODY
    s.terms[s.round] = 0
    s.phase = WORTH


def next_round(s: State) -> None:
    if s.round + 1 == s.rounds:
        s.phase = OVER
        return
    s.round += 1
    open_bids(s)


# Who is asked


def asked(s: State) -> int:
    return s.seat if s.phase < WORTH else NOBODY


def movers(s: State) -> int:
    if s.phase != BID:
        return 1 << s.seat if s.phase < WORTH else 0
    mask = 0
    for p in range(s.players):
        if s.owes[p]:
            mask |= 1 << p
    return mask


def call(s: State, seat: int) -> None:
    """What the seat asked before has said so far is forgotten."""
    if s.phase == BID:
        s.price[s.seat] = 0
        s.half = 0
        s.seat = seat


def sealed(s: State) -> bool:
    return s.phase == BID


def inside(s: State) -> bool:
    return s.phase == AGREE or (s.phase == BID and s.half == 1)


def turn(s: State) -> int:
    """The chair may take back an offer as long as nobody has answered."""
    return s.round if s.phase == OFFER or s.phase == AGREE else -1


def over(s: State) -> bool:
    return s.phase == OVER


# What is secret


def was_slipped(s: State, k: int) -> bool:
    return s.chairs[k] >= 0 and not (k == s.round and s.phase == SLIP)


def was_lent(s: State, k: int) -> bool:
    return s.partner[k] >= 0 and (k < s.round or s.phase >= WORTH)


def knows_slip(s: State, k: int, seat: int) -> bool:
    return s.phase == OVER or s.shown[k] == 1 or s.chairs[k] == seat


def knows_loan(s: State, k: int, seat: int) -> bool:
    return s.phase == OVER or s.chairs[k] == seat or s.partner[k] == seat


def blind(s: State, seat: int) -> None:
    if s.phase == BID:
        for p in range(s.players):
            if p != seat:
                s.price[p] = 0 if s.owes[p] else UNSEEN
                s.side[p] = 0 if s.owes[p] else UNSEEN
        if s.seat != seat:
            s.half = 0
    for k in range(s.rounds):
        if was_slipped(s, k) and not knows_slip(s, k, seat):
            s.slipped[k] = UNSEEN
        if was_lent(s, k) and not knows_loan(s, k, seat):
            s.lent[k] = UNSEEN


def veiled(s: State) -> bool:
    hidden = False
    for p in range(s.players):
        hidden = hidden or s.price[p] == UNSEEN
    for k in range(s.rounds):
        hidden = hidden or s.slipped[k] == UNSEEN or s.lent[k] == UNSEEN
    return hidden


def redeal(s: State, seat: int, r: list[int]) -> None:
    """Others have not bid yet. Dollars that the seat does not know of are drawn until they could have been there: so all ways that fit are equally likely."""
    if s.phase == BID:
        take_back_bids(s, seat)
    while True:
        for k in range(s.rounds):
            if was_slipped(s, k) and not knows_slip(s, k, seat):
                s.slipped[k] = any_dollars(r, s.slipped[k])
            if was_lent(s, k) and not knows_loan(s, k, seat):
                s.lent[k] = any_dollars(r, s.lent[k])
        if fits(s):
            return


def take_back_bids(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            s.owes[p] = 1
            s.price[p] = 0
            s.side[p] = 0
    if s.seat != seat:
        s.half = 0
        ask_next(s)
        if seat >= 0 and s.owes[seat]:
            s.seat = seat


def any_dollars(r: list[int], before: int) -> int:
    return below(r, AT_ONCE + 1)


def fits(s: State) -> bool:
    """Whether each chair had the dollars that it slipped and lent."""
    possible = True
    for k in range(s.rounds):
        if s.chairs[k] >= 0:
            possible = possible and s.slipped[k] + s.lent[k] <= purse(s, s.chairs[k], k)
    return possible


def heard(s: State, seat: int, action: int, listener: int) -> int:
    """That dollars were slipped or lent is heard by all, how many only by who may know."""
    if listener == seat:
        return action
    if PUT <= action < PUT_UNSEEN:
        return PUT_UNSEEN
    if HAND <= action < HAND_UNSEEN and listener != s.partner[s.round]:
        return HAND_UNSEEN
    return action


# The end


def estate(s: State, p: int) -> int:
    """A seat's dollars, what came of those it slipped, and its loans paid back with the terms."""
    dollars = purse(s, p, s.rounds)
    for k in range(s.rounds):
        if s.chairs[k] == p:
            dollars += s.slipped[k] * s.worth[k]
        if s.lent[k] > 0 and s.chairs[k] == p:
            dollars += s.lent[k] + s.terms[k]
        if s.lent[k] > 0 and s.partner[k] == p:
            dollars -= s.lent[k] + s.terms[k]
    return dollars


def points(s: State, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = estate(s, p)


def places(s: State, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = 1
        for q in range(s.players):
            if estate(s, q) > estate(s, p):
                out[p] += 1
