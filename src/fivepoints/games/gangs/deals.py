"""Phase g: deals and duels (rules 12)."""
from __future__ import annotations

from fivepoints.games.gangs.board import DEALS, DEN, DUEL_CUBES, ELECTION_TURN, EXCHANGE, LOAN, NOBALLOT, NOWAR, SEATS, SQUARES, TRAFFIC, WAR
from fivepoints.games.gangs.layout import (
    ANSWER,
    ATTACKER,
    BORROW,
    DEFENDER,
    DRAW_DUEL,
    MINE,
    NEXT_DEAL,
    NEXT_STAGE,
    NO,
    OFFER,
    OTHER_TILE,
    OWN_TILE,
    PASS,
    PROPOSE,
    REVERSE,
    SETTLE,
    TERMS,
    THEIRS,
    YES,
    State,
)
from fivepoints.games.gangs.people import end_deal, gangs_left, in_force, next_in_line

DECIDED = 2  # of a proposal: the duel is fought


def begin_deals(s: State) -> None:
    """Last turn's deals end and all pairs return."""
    for kind in range(DEALS):
        s.taken[kind] = 0
        end_deal(s, kind)
    s.loan_called = 0
    s.phase = NEXT_DEAL


def next_deal(s: State) -> None:
    """Ask the next gang in line that can propose something; behind the last one taken pairs mean nothing any more."""
    while next_in_line(s):
        for terms in range(TERMS):
            for q in range(s.players):
                if may_offer(s, terms, q):
                    s.phase = PROPOSE
                    return
    for kind in range(DEALS):
        s.taken[kind] = 0
    s.phase = NEXT_STAGE


# Proposals


def kind_of(terms: int) -> int:
    return LOAN if terms == BORROW else terms


def may_offer(s: State, terms: int, q: int) -> bool:
    p = s.seat
    kind = kind_of(terms)
    if q == p or s.fallen[q] > 0 or s.taken[kind]:
        return False
    if kind == NOWAR:
        return in_force(s, WAR, s.turn + 1)
    if kind == LOAN:
        return gangs_left(s) > 2 and in_force(s, WAR, s.turn + 1)
    if kind == NOBALLOT:
        return s.politics == 1 and s.turn >= ELECTION_TURN
    return kind != EXCHANGE or has_pair(s, p, q)


def has_pair(s: State, p: int, q: int) -> bool:
    for square in range(SQUARES):
        if s.owner[square] == p and (partners(s, q, DEN, square) > 0 or partners(s, q, TRAFFIC, square) > 0):
            return True
    return False


def tile(s: State, square: int, tiles: int) -> int:
    return s.den[square] if tiles == DEN else s.traffic[square]


def is_pair(s: State, p: int, v: int, q: int, w: int, tiles: int) -> bool:
    """Tokens of one class and different kinds, one of each gang; not the pair that was proposed, when a duel's winner names another."""
    if s.owner[v] != p or s.owner[w] != q or tile(s, v, tiles) == 0 or tile(s, w, tiles) == 0 or tile(s, v, tiles) == tile(s, w, tiles):
        return False
    return not is_proposed(s, v, w)


def is_proposed(s: State, v: int, w: int) -> bool:
    """Once a proposal stands: whether this is its pair, in either order."""
    if s.duel != DECIDED:
        return False
    return (v == s.mine and w == s.theirs) or (v == s.theirs and w == s.mine)


def partners(s: State, q: int, tiles: int, square: int) -> int:
    """With how many tokens of gang q the token on the square can be exchanged."""
    count = 0
    for w in range(SQUARES):
        if is_pair(s, s.owner[square], square, q, w, tiles):
            count += 1
    return count


def list_offers(s: State, out: list[int]) -> int:
    out[0] = PASS
    n = 1
    for terms in range(TERMS):
        for q in range(s.players):
            if may_offer(s, terms, q):
                for duel in range(2):
                    out[n] = OFFER + (terms * SEATS + q) * 2 + duel
                    n += 1
    return n


def propose(s: State, code: int) -> None:
    terms = code // 2 // SEATS
    s.offer = kind_of(terms)
    s.lends = 1 if terms == LOAN else 0
    s.duel = code % 2
    s.party[ATTACKER] = s.seat
    s.party[DEFENDER] = code // 2 % SEATS
    s.taken[s.offer] = 1
    if s.offer == EXCHANGE:
        s.phase = MINE
        lone = lone_own_tile(s)
        if lone >= 0:
            choose_own_tile(s, lone)
    else:
        ask_answer(s)


def ask_answer(s: State) -> None:
    s.seat = s.party[DEFENDER]
    s.phase = ANSWER


# The tokens of an exchange: one of the seat that is asked, then one of the other


def other_party(s: State) -> int:
    return s.party[DEFENDER] if s.seat == s.party[ATTACKER] else s.party[ATTACKER]


def may_give(s: State, code: int) -> bool:
    square = code // 2
    if s.owner[square] != s.seat or (s.duel == DECIDED and code % 2 != s.tiles):
        return False
    return partners(s, other_party(s), code % 2, square) > 0


def lone_own_tile(s: State) -> int:
    found = -1
    for code in range(SQUARES * 2):
        if may_give(s, code):
            if found >= 0:
                return -1
            found = code
    return found


def list_own_tiles(s: State, out: list[int], n: int) -> int:
    for code in range(SQUARES * 2):
        if may_give(s, code):
            out[n] = OWN_TILE + code
            n += 1
    return n


def choose_own_tile(s: State, code: int) -> None:
    """`to` keeps it: the pair that was proposed is still needed."""
    s.to = code // 2
    s.tiles = code % 2
    s.phase = THEIRS
    q = other_party(s)
    if partners(s, q, s.tiles, s.to) == 1:
        w = 0
        while not is_pair(s, s.seat, s.to, q, w, s.tiles):
            w += 1
        choose_other_tile(s, w)


def list_other_tiles(s: State, out: list[int]) -> int:
    n = 0
    for w in range(SQUARES):
        if is_pair(s, s.seat, s.to, other_party(s), w, s.tiles):
            out[n] = OTHER_TILE + w
            n += 1
    return n


def choose_other_tile(s: State, square: int) -> None:
    s.mine = s.to
    s.theirs = square
    s.to = 0
    if s.duel == DECIDED:
        seal_deal(s)
    else:
        ask_answer(s)


# Answers and duels


def answer(s: State, action: int) -> None:
    if action == YES:
        seal_deal(s)
    elif s.duel:
        s.phase = DRAW_DUEL
    else:
        end_proposal(s)


def list_duel(out: list[int], weights: list[int]) -> int:
    """As the how manieth the black cube is drawn."""
    for k in range(DUEL_CUBES):
        out[k] = k + 1
        weights[k] = 1
    return DUEL_CUBES


def end_duel(s: State, draw: int) -> None:
    """The proposer draws first, and who draws black loses; the winner settles the matter."""
    s.seat = s.party[DEFENDER] if draw % 2 == 1 else s.party[ATTACKER]
    s.duel = DECIDED
    s.phase = SETTLE


def list_settlements(s: State, out: list[int]) -> int:
    out[0] = YES
    out[1] = NO
    n = 2
    if s.offer == LOAN:
        out[n] = REVERSE
        n += 1
    if s.offer == EXCHANGE:
        n = list_own_tiles(s, out, n)
    return n


def settle(s: State, action: int) -> None:
    if action == YES:
        seal_deal(s)
    elif action == NO:
        end_proposal(s)
    elif action == REVERSE:
        s.lends = 1 - s.lends
        seal_deal(s)
    else:
        choose_own_tile(s, action - OWN_TILE)


def seal_deal(s: State) -> None:
    """The deal stands; an exchange is done at once and for good, without bottles, those that were due included."""
    if s.offer == EXCHANGE:
        if s.tiles == DEN:
            one = s.den[s.mine]
            s.den[s.mine] = s.den[s.theirs]
            s.den[s.theirs] = one
            s.den_due[s.mine] = 0
            s.den_due[s.theirs] = 0
        else:
            one = s.traffic[s.mine]
            s.traffic[s.mine] = s.traffic[s.theirs]
            s.traffic[s.theirs] = one
            s.traffic_due[s.mine] = 0
            s.traffic_due[s.theirs] = 0
    elif s.offer == LOAN and not s.lends:
        s.deal_from[LOAN] = s.party[DEFENDER]
        s.deal_with[LOAN] = s.party[ATTACKER]
    else:
        s.deal_from[s.offer] = s.party[ATTACKER]
        s.deal_with[s.offer] = s.party[DEFENDER]
    end_proposal(s)


def end_proposal(s: State) -> None:
    s.offer = 0
    s.duel = 0
    s.lends = 0
    s.tiles = 0
    s.mine = 0
    s.theirs = 0
    s.party[ATTACKER] = 0
    s.party[DEFENDER] = 0
    s.phase = NEXT_DEAL
