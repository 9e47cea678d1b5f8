"""The wards vote (rules 7.1, 7.2): candidates, sealed bids, winners and ward bonuses."""
from __future__ import annotations

from fivepoints.games.tammany.board import NATIONS, WARD_1, WARD_2, WARD_4, WARD_7
from fivepoints.games.tammany.city import empty_garden
from fivepoints.games.tammany.layout import BID, BONUS_CUBE, BONUS_FAVOR, COUNT, NEXT_WARD, OFFER, PASS, TAKE, State
from fivepoints.games.tammany.pieces import gain_favors, list_nations, pay_favors, remove_bosses, total
from fivepoints.games.tammany.turn import list_cubes

BEFORE_FIRST = -1


def call_election(s: State) -> None:
    empty_garden(s)
    s.ward = BEFORE_FIRST
    s.phase = NEXT_WARD


def next_ward(s: State) -> None:
    """The next ward in the order votes, if there is one."""
    s.ward += 1
    if s.ward == s.open_wards:
        s.ward = 0
        s.phase = COUNT
        return
    candidates = 0
    last = 0
    for p in range(s.players):
        if s.bosses[s.ward][p] > 0:
            candidates += 1
            last = p
    if candidates == 1:
        decide(s, last)
    elif candidates > 1 and not open_bids(s):
        reveal(s)


def next_nation(s: State, p: int, start: int) -> int:
    """The first nation from `start` on of which the seat could bid here; NATIONS if there is none. Public facts only."""
    for n in range(start, NATIONS):
        if (s.cubes[s.ward][n] > 0) & (s.favors[p][n] > 0):
            return n
    return NATIONS


def could_bid(s: State, p: int) -> bool:
    """A candidate with a favor that could be bid here is asked, others are not."""
    return s.bosses[s.ward][p] > 0 and next_nation(s, p, 0) < NATIONS


def open_bids(s: State) -> bool:
    """Ask the candidates who could bid; False if there are none."""
    s.phase = BID
    for p in range(s.players):
        s.owes[p] = 1 if could_bid(s, p) else 0
    return ask_next(s)


def ask(s: State, p: int) -> None:
    s.seat = p
    s.nation = next_nation(s, p, 0)


def ask_next(s: State) -> bool:
    """Ask the first seat that owes a bid; False if none does."""
    for p in range(s.players):
        if s.owes[p]:
            ask(s, p)
            return True
    return False


def list_offers(s: State, out: list[int]) -> int:
    n = 0
    for count in range(s.favors[s.seat][s.nation] + 1):
        out[n] = OFFER + count
        n += 1
    return n


def offer(s: State, count: int) -> None:
    """So many favors of the nation asked for; then the next nation, the next seat, or the reveal."""
    s.bids[s.seat][s.nation] = count
    s.nation = next_nation(s, s.seat, s.nation + 1)
    if s.nation < NATIONS:
        return
    s.nation = 0
    s.owes[s.seat] = 0
    if not ask_next(s):
        reveal(s)


def reveal(s: State) -> None:
    """Votes are bosses and favors bid; most wins, a tie for most elects nobody; all favors bid are gone."""
    best = 0
    winner = -1
    for p in range(s.players):
        if s.bosses[s.ward][p] > 0:
            votes = s.bosses[s.ward][p] + total(s.bids[p])
            if votes > best:
                best = votes
                winner = p
            elif votes == best:
                winner = -1
            for n in range(NATIONS):
                pay_favors(s, p, n, s.bids[p][n])
                s.bids[p][n] = 0
    decide(s, winner)


def decide(s: State, winner: int) -> None:
    """All bosses leave, one of the winner's stays; the bonus of wards 1, 2, 4 and 7 is asked before the next ward votes (Q3)."""
    w = s.ward
    for p in range(s.players):
        stay = 1 if p == winner else 0
        if s.bosses[w][p] > stay:
            remove_bosses(s, p, w, s.bosses[w][p] - stay)
    s.phase = NEXT_WARD
    if winner < 0:
        return
    s.seat = winner
    if (w == WARD_1 or w == WARD_2) and total(s.bag) > 0:
        s.phase = BONUS_CUBE
    elif (w == WARD_4 or w == WARD_7) and total(s.supply) > 0:
        s.phase = BONUS_FAVOR


def list_bonus_cubes(s: State, out: list[int]) -> int:
    n = list_cubes(s, s.bag, out, 0)
    out[n] = PASS
    return n + 1


def list_bonus_favors(s: State, out: list[int]) -> int:
    n = list_nations(s.supply, TAKE, out, 0)
    out[n] = PASS
    return n + 1


def bonus_cube(s: State, w: int, nation: int) -> None:
    s.bag[nation] -= 1
    s.cubes[w][nation] += 1
    s.phase = NEXT_WARD


def bonus_favor(s: State, nation: int) -> None:
    gain_favors(s, s.seat, nation, 1)
    s.phase = NEXT_WARD
