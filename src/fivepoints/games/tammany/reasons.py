"""Why a move is not legal: the rule it breaks, in a few words with its section."""
from __future__ import annotations

from fivepoints.games.tammany.board import ADJACENT, LOCKS, NATIONS, NUMBER, SEATS, SPREAD_PRICE, WARDS, WAY_FROM, WAY_TO, YEARS_A_TERM
from fivepoints.games.tammany.layout import (
    ARREST,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    COUNCIL,
    DEPUTY,
    END,
    IDLE,
    LOCK,
    MOVE,
    PASS,
    POLICE,
    PRECINCT,
    PUT,
    SECOND,
    SETTLE,
    SLANDER,
    SPREAD,
    SPREAD_TO,
    TAKE,
    TURN,
    State,
)
from fivepoints.games.tammany.offices import locks_out, sealed_off
from fivepoints.games.tammany.pieces import total
from fivepoints.games.tammany.words import NATION_NAMES, OFFICE_TITLES


def why(s: State, action: int) -> str:
    """The rule that an illegal action breaks."""
    if s.phase == BID:
        return _why_no_bid(s)
    if s.phase == SPREAD or SPREAD_TO <= action < PASS:
        return _why_no_spread(s, action)
    if action == END:
        return "the ward action (campaign or settle) comes before the end of the turn (4.2)"
    if action == IDLE:
        return "a campaign places bosses as long as there are any (Q5)"
    if action < PUT:
        return _why_no_boss(s, action)
    if action < TAKE:
        return _why_no_cube(s, *divmod(action - PUT, NATIONS))
    if action < SLANDER:
        return _why_no_benefit(s, action)
    if action < SPREAD_TO:
        place, nation = divmod(action - SLANDER, NATIONS)
        return _why_no_slander(s, *divmod(place, SEATS), nation)
    return "that is not possible now"


def _why_no_ward(s: State, w: int) -> str | None:
    if w >= s.open_wards:
        return f"ward {NUMBER[w]} is not open yet (3.4)"
    if s.locked[w]:
        return f"ward {NUMBER[w]} is locked (5)"
    return None


def _why_no_boss(s: State, action: int) -> str:
    if s.ward_done:
        return "the ward action of this turn is done (4.2)"
    blocked = _why_no_ward(s, action % WARDS if action < IDLE else action - SETTLE)
    if blocked:
        return blocked
    if s.bosses_left[s.seat] == 0:
        return "no boss is left (Q5)"
    if s.phase == SECOND:
        return f"the first boss is in ward {NUMBER[s.ward]}: the second goes there or to a ward that votes later (name both wards at once for another pair)"
    if action >= SETTLE and total(s.garden) == 0:
        return "Castle Garden is empty: only a campaign is possible (Q1)"
    return "a campaign places two bosses (4.2)"


def _why_no_cube(s: State, w: int, nation: int) -> str:
    if s.phase == TURN and s.ward_done:
        return "the ward action of this turn is done (4.2)"
    if s.phase == TURN and s.bosses_left[s.seat] > 0:
        return "a settle begins with a boss as long as there is one (4.2, Q5)"
    source, name = (s.bag, "the bag") if s.phase == BONUS_CUBE else (s.garden, "Castle Garden")
    if source[nation] == 0:
        return f"{name} has no {NATION_NAMES[nation].title()} cube"
    return _why_no_ward(s, w) or "that is not possible now"


def _why_no_benefit(s: State, action: int) -> str:
    if s.phase == BONUS_FAVOR:
        return f"no {NATION_NAMES[action - TAKE].title()} favor is left in the supply (Q3)"
    needed = DEPUTY if action < ARREST else POLICE if action < LOCK else COUNCIL if action < MOVE else PRECINCT
    if s.office[s.seat] != needed:
        return f"only the {OFFICE_TITLES[needed]} can do that (5)"
    if s.office_done:
        return "an office benefit is used once a year (5)"
    if needed == DEPUTY:
        return f"no {NATION_NAMES[action - TAKE].title()} favor is left in the supply (Q8)"
    if needed == COUNCIL:
        if locks_out(s) == LOCKS:
            return "both locks of this term are used (5)"
        return _why_no_ward(s, action - LOCK) or "that is not possible now"
    if needed == POLICE:
        return _why_no_leaving(s, *divmod(action - ARREST, NATIONS)) or "that is not possible now"
    way, nation = divmod(action - MOVE, NATIONS)
    return _why_no_leaving(s, WAY_FROM[way], nation) or _why_no_ward(s, WAY_TO[way]) or "that is not possible now"


def _why_no_leaving(s: State, w: int, nation: int) -> str | None:
    if w >= s.open_wards or s.cubes[w][nation] == 0:
        return f"ward {NUMBER[w]} has no {NATION_NAMES[nation].title()} cube"
    if sealed_off(s, w):
        return f"ward {NUMBER[w]} is locked: no cube may leave it (E1)"
    if total(s.cubes[w]) < 2:
        return f"the last cube of ward {NUMBER[w]} can't leave (2)"
    return None


def _why_no_slander(s: State, w: int, victim: int, nation: int) -> str:
    p = s.seat
    name = NATION_NAMES[nation].title()
    if s.year <= YEARS_A_TERM:
        return "slander begins in term 2 (6)"
    if s.slandered[p]:
        return "a player slanders once in a term (6)"
    if s.tokens[p] == 0:
        return "no slander token is left (6)"
    if victim == p:
        return "the victim is another player (6)"
    if w >= s.open_wards or s.bosses[w][p] == 0 or s.bosses[w][victim] == 0:
        return f"both need a boss in ward {NUMBER[w]} (6)"
    if s.cubes[w][nation] == 0:
        return f"no {name} cube is in ward {NUMBER[w]} (6)"
    if s.favors[p][nation] == 0:
        return f"a slander costs a favor: no {name} favor is left (6)"
    return f"ward {NUMBER[w]} is locked: no boss may be removed (E1)"


def _why_no_spread(s: State, action: int) -> str:
    if s.phase != SPREAD or action < SPREAD_TO or action >= PASS:
        return "the slander can't spread: it needs 2 more favors of its nation and a neighbouring ward that fits (6)"
    w = action - SPREAD_TO
    if not ADJACENT[s.ward][w]:
        return f"ward {NUMBER[w]} is not adjacent to ward {NUMBER[s.ward]} (6)"
    if w < s.open_wards and s.cubes[w][s.nation] == 0:
        return f"no {NATION_NAMES[s.nation].title()} cube is in ward {NUMBER[w]} (6)"
    if w >= s.open_wards or s.bosses[w][s.seat] == 0 or s.bosses[w][s.victim] == 0:
        return f"both need a boss in ward {NUMBER[w]} (6)"
    if s.favors[s.seat][s.nation] < SPREAD_PRICE:
        return "spreading costs 2 more favors of the same nation (6)"
    return f"ward {NUMBER[w]} is locked: no boss may be removed (E1)"


def why_no_offer(s: State, nation: int) -> str:
    """A nation of which the seat is not asked to bid."""
    name = NATION_NAMES[nation].title()
    if s.cubes[s.ward][nation] == 0:
        return f"no {name} cube is in ward {NUMBER[s.ward]}: no {name} favor can be bid there (7.2)"
    return f"no {name} favor is left to bid (7.2)"


def _why_no_bid(s: State) -> str:
    held = s.favors[s.seat][s.nation]
    return f"only {held} {NATION_NAMES[s.nation].title()} favor{'' if held == 1 else 's'} can be bid (7.2)"
