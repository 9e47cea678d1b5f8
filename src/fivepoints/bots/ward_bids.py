"""A ward of Tammany Hall as a sealed bid (rules 7.2): who may bid what, what it is worth and what it costs."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fivepoints.bots.bidding import TARGET, Bidder, Solution, solve
from fivepoints.core.errors import OptionError, PhaseError
from fivepoints.games.tammany import sense
from fivepoints.games.tammany.board import LAST_YEAR, NATIONS, NUMBER
from fivepoints.games.tammany.layout import BID, State
from fivepoints.games.tammany.words import NATION_NAMES, SEAT_LETTERS


@dataclass(frozen=True)
class WardBid:
    """The candidates of a ward, in seat order, with their bids: `spent[i][t]` has what the i-th gives, nation by nation, when it bids t favors."""

    ward: int  # its number on the board
    seats: list[int]
    bidders: list[Bidder]
    spent: list[list[list[int]]]

    def solve(self, target: float = TARGET) -> Solution:
        return solve(self.bidders, target)

    def text(self, i: int, total: int) -> str:
        """The i-th candidate's bid of so many favors, in notation."""
        said = [f"{NATION_NAMES[n]} {count}" for n, count in enumerate(self.spent[i][total]) if count]
        return " ".join(["bid", *(said or ["none"])])


def ward_bid(
    s: State,
    ward: int | None = None,
    values: Mapping[int, float] | None = None,
    costs: Sequence[float] | None = None,
    rivalry: float = 0.0,
) -> WardBid:
    """The ward that votes, or the one of that number as if it voted now. Bids that were closed already are taken as not made.

    `values` says what winning is worth to each seat in points, where nobody does the heeler's estimate; `costs` what a favor of each nation is worth in the
    hand; `rivalry` which part of its own value a seat loses when a rival wins.
    """
    if ward is None and s.phase != BID:
        raise PhaseError("no ward votes in this position; name one to see what it would be")
    if ward is not None and ward not in NUMBER[: s.open_wards]:
        raise OptionError(f"there is no open ward {ward}; open are {', '.join(map(str, NUMBER[: s.open_wards]))}")
    w = s.ward if ward is None else NUMBER.index(ward)
    seats = [p for p in range(s.players) if s.bosses[w][p] > 0]
    if not seats:
        raise PhaseError(f"ward {NUMBER[w]} has no candidate")
    for p in values or {}:
        if p not in seats:
            raise OptionError(f"seat {SEAT_LETTERS[p]} is no candidate of ward {NUMBER[w]}; they are {', '.join(SEAT_LETTERS[q] for q in seats)}")
    prices = list(costs) if costs is not None else [sense.LAST_SPENDING if s.year == LAST_YEAR else sense.SPENDING] * NATIONS
    estimate = (1.0 + sense.RIVALRY) * sense.ward_value(s, w)
    bidders, spent = [], []
    for p in seats:
        worth = (values or {}).get(p, estimate)
        totals = _spendings(s, p, w, prices)
        paid = tuple(sum(price * count for price, count in zip(prices, counts, strict=True)) for counts in totals)
        bidders.append(Bidder(s.bosses[w][p], paid, worth, -rivalry * worth))
        spent.append(totals)
    return WardBid(NUMBER[w], seats, bidders, spent)


def _spendings(s: State, p: int, w: int, prices: Sequence[float]) -> list[list[int]]:
    """For each number of favors the seat can bid in the ward, which: the cheapest first, of equal ones the nation it has most of left."""
    left = [s.favors[p][n] if s.cubes[w][n] > 0 else 0 for n in range(NATIONS)]
    totals = [[0] * NATIONS]
    while any(left):
        n = min((n for n in range(NATIONS) if left[n]), key=lambda n: (prices[n], -left[n], n))
        left[n] -= 1
        totals.append([count + (k == n) for k, count in enumerate(totals[-1])])
    return totals
