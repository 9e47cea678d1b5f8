"""Answers that a seat leaves for an election to come: for people who play by turn, and don't want to be asked ward by ward."""
from __future__ import annotations

from functools import cache

from fivepoints.core.contract import Occasion
from fivepoints.core.errors import IllegalMove, NotationError, PhaseError
from fivepoints.games.tammany.board import LAST_YEAR, NATIONS, NUMBER, WARD_1, WARD_2, WARD_4, WARD_7, WARDS, YEARS_A_TERM
from fivepoints.games.tammany.layout import APPOINT, BID, BONUS_CUBE, BONUS_FAVOR, LAYOUT, OPEN, OVER, State
from fivepoints.games.tammany.moves import bid_nations, read, say
from fivepoints.games.tammany.pieces import total
from fivepoints.games.tammany.words import NATION_NAMES

KINDS = {BID: "bid", BONUS_CUBE: "cube", BONUS_FAVOR: "favor"}  # of choices, by the phase in which they are asked
BONUSES = {WARD_1: BONUS_CUBE, WARD_2: BONUS_CUBE, WARD_4: BONUS_FAVOR, WARD_7: BONUS_FAVOR}
CHOICES = [(w, phase) for w in range(WARDS) for phase in ([BID, BONUSES[w]] if w in BONUSES else [BID])]  # of an election, in its order
ANSWERS = {
    BID: "a bid, say 'bid irish 2 german 1' or 'bid none'",
    BONUS_CUBE: "a cube for a ward, say 'place irish 5', or 'pass'",
    BONUS_FAVOR: "a favor, say 'take irish', or 'pass'",
}


def amounts(s: State) -> dict[str, tuple[int, int]] | None:
    """A bid: of each nation that is asked, up to all favors of the seat (7.2)."""
    return {NATION_NAMES[n]: (0, s.favors[s.seat][n]) for n in bid_nations(s)} if s.phase == BID else None


def default(s: State) -> str:
    """No choice of this game makes itself."""
    return ""


# Choices to come


def habit(s: State) -> str:
    """No choice of this game is a trifle."""
    return ""


def occasion(s: State) -> str:
    return _key(s.year, s.ward, s.phase) if s.phase in KINDS else ""


def occasions(s: State, seat: int) -> list[Occasion]:
    """Every bid and bonus of the election that ends this term, or of the one that is going on, as long as it can come to the seat."""
    year = _election_year(s)
    if s.phase in KINDS:
        return [_occasion(year, w, phase) for w, phase in CHOICES if _still_comes(s, seat, w, phase)]
    return [*_all_occasions(year, 0 if s.phase == OVER else s.open_wards)]


@cache
def _all_occasions(year: int, open_wards: int) -> list[Occasion]:
    """Before an election anybody may come to stand in any open ward."""
    return [_occasion(year, w, phase) for w, phase in CHOICES if w < open_wards]


@cache
def _occasion(year: int, w: int, phase: int) -> Occasion:
    return Occasion(_key(year, w, phase), {"kind": KINDS[phase], "ward": str(NUMBER[w]), "year": year})


def _key(year: int, w: int, phase: int) -> str:
    """The year is that of the election, so that an answer does not outlive it."""
    return f"{year} {'bid' if phase == BID else 'bonus'} {NUMBER[w]}"


KEYS = {_key(year, w, phase): phase for year in range(YEARS_A_TERM, LAST_YEAR + 1, YEARS_A_TERM) for w, phase in CHOICES}


def _election_year(s: State) -> int:
    """The year is raised when a term begins: while offices are given and wards open after an election, it is still the old one."""
    between = s.phase == APPOINT or (s.phase == OPEN and s.first >= 0)
    return -(-(s.year + between) // YEARS_A_TERM) * YEARS_A_TERM


def _still_comes(s: State, seat: int, w: int, phase: int) -> bool:
    """In an election no boss is placed, and no cube comes back to the bag: who does not stand in a ward now is not asked there."""
    if not s.ward <= w < s.open_wards:
        return False
    if w == s.ward and s.phase != BID:  # it has voted, and its winner is asked
        return phase == s.phase and seat == s.seat
    if s.bosses[w][seat] == 0:
        return False
    if phase == BID:
        return s.owes[seat] == 1 if w == s.ward else sum(n > 0 for n in s.bosses[w]) > 1
    return phase == BONUS_FAVOR or total(s.bag) > 0


# Answers


def prepare(key: str, text: str) -> str:
    """Read and said again where everything could be answered: in what position it will be asked, nobody knows yet."""
    if key not in KEYS:
        raise NotationError(f"{key[:40]!r} is not a choice for which an answer can be left")
    s = LAYOUT.blank()
    s.phase = KEYS[key]
    for n in range(NATIONS):
        s.cubes[s.ward][n] = s.favors[s.seat][n] = 1
    try:
        return say(s, read(s, text))
    except (PhaseError, IllegalMove):
        raise NotationError(f"what can be left here is {ANSWERS[s.phase]}") from None
