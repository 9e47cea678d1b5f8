"""The state of a game, its phases, and the numbers of its actions."""
from __future__ import annotations

from typing import Annotated

from fivepoints.core.layout import Cells, Grid, Layout, Row
from fivepoints.games.tammany.board import MOST_OFFERED, NATIONS, SEATS, WARDS, WAYS


class State:
    """All of a position. Seats beyond `players` stay 0. Nations: Irish, English, German, Italian."""

    # options
    players: Annotated[int, Cells("i1")]
    edition: Annotated[int, Cells("i1")]  # 0: 2009, 1: 2020
    unlimited: Annotated[int, Cells("i1")]  # bosses and favors never run out
    full_lock: Annotated[int, Cells("i1")]  # E1: a lock forbids removing too
    # the clock
    year: Annotated[int, Cells("i1")]
    first: Annotated[int, Cells("i1")]  # first player of the term; -1 before it is drawn
    phase: Annotated[int, Cells("i1")]
    seat: Annotated[int, Cells("i1")]  # who is asked
    mayor: Annotated[int, Cells("i1")]  # elected last; -1 without one
    # the turn
    ward_done: Annotated[int, Cells("i1")]
    office_done: Annotated[int, Cells("i1")]
    due: Annotated[int, Cells("i1")]  # cubes Castle Garden still gets
    ward: Annotated[int, Cells("i1")]  # the ward of a campaign's first boss, of a slander to spread, or that votes
    victim: Annotated[int, Cells("i1")]  # of a slander to spread
    nation: Annotated[int, Cells("i1")]  # of a slander to spread, or that a bid is asked for
    # the city
    open_wards: Annotated[int, Cells("i1")]  # the first so many in the election order
    locked: Annotated[Row, Cells("i1", (WARDS,))]
    cubes: Annotated[Grid, Cells("i1", (WARDS, NATIONS))]
    bosses: Annotated[Grid, Cells("i1", (WARDS, SEATS))]
    bag: Annotated[Row, Cells("i1", (NATIONS,))]
    garden: Annotated[Row, Cells("i1", (NATIONS,))]
    boxes: Annotated[Grid, Cells("i1", (3, NATIONS))]
    # the seats
    score: Annotated[Row, Cells("i1", (SEATS,))]
    favors: Annotated[Grid, Cells("i1", (SEATS, NATIONS))]
    supply: Annotated[Row, Cells("i1", (NATIONS,))]  # favors left; stays as it is when unlimited
    bosses_left: Annotated[Row, Cells("i1", (SEATS,))]  # bosses left; stays as it is when unlimited
    tokens: Annotated[Row, Cells("i1", (SEATS,))]
    slandered: Annotated[Row, Cells("i1", (SEATS,))]  # in this term
    office: Annotated[Row, Cells("i1", (SEATS,))]
    marker: Annotated[Row, Cells("i1", (SEATS,))]  # a boss stands on the office (Q5)
    leader: Annotated[Grid, Cells("i1", (NATIONS, SEATS))]  # HONOUR or MARKED
    # the sealed bids of the ward that votes
    bids: Annotated[Grid, Cells("i1", (SEATS, NATIONS))]  # UNSEEN where the viewer may not know
    owes: Annotated[Row, Cells("i1", (SEATS,))]  # who has still to bid


LAYOUT = Layout(State)

# Offices
NO_OFFICE, MAYOR, DEPUTY, COUNCIL, POLICE, PRECINCT = range(6)

# Leaders (Q5): the honour without a marker, or with one
HONOUR, MARKED = 1, 2

UNSEEN = -1

# Phases that wait for a seat or a draw ..
TURN, SECOND, CUBE, SPREAD, BID, BONUS_CUBE, BONUS_FAVOR, APPOINT, FILL, OPEN, FIRST, OVER = range(12)
# .. and those that go on by themselves
NEXT_TURN, NEXT_WARD, COUNT, NEW_TERM = range(12, 16)
WAITING = NEXT_TURN  # phases below this one wait

# Actions: one flat space
CAMPAIGN = 0  # + ward: the first boss of a campaign
SECOND_BOSS = CAMPAIGN + WARDS  # + ward
IDLE = SECOND_BOSS + WARDS  # a campaign without any boss left
SETTLE = IDLE + 1  # + ward: the boss of a settle
PUT = SETTLE + WARDS  # + ward * 4 + nation: a cube, from Castle Garden or (bonus) the bag
TAKE = PUT + WARDS * NATIONS  # + nation: a favor
ARREST = TAKE + NATIONS  # + ward * 4 + nation
LOCK = ARREST + WARDS * NATIONS  # + ward
MOVE = LOCK + WARDS  # + way * 4 + nation
SLANDER = MOVE + WAYS * NATIONS  # + (ward * 5 + victim) * 4 + nation
SPREAD_TO = SLANDER + WARDS * SEATS * NATIONS  # + ward
PASS = SPREAD_TO + WARDS  # no spread, no bonus
END = PASS + 1
OFFER = END + 1  # + count: a bid's favors of the nation asked for
GIVE = OFFER + MOST_OFFERED + 1  # + office - DEPUTY
ACTIONS = GIVE + PRECINCT - DEPUTY + 1
CHOICES = 600  # more than any list of legal actions
