"""A position as a row of numbers, for programs that learn (docs/spaces.md): made from a state that is already blind for the seat that looks."""
from __future__ import annotations

from typing import Any

from fivepoints.core.tensor import Block, Kind, after, clear_cells, put_bits, put_choice, put_one, put_row, put_seat, put_seat_bits, put_table, start, width
from fivepoints.games.tammany.board import (
    BOSSES_A_SEAT,
    CUBES_A_NATION,
    FEWEST_PLAYERS,
    GARDEN_BEYOND_PLAYERS,
    LAST_YEAR,
    MOST_OFFERED,
    NATIONS,
    SEATS,
    SLANDER_TOKENS,
    WARDS,
    WAYS,
    YEARS_A_TERM,
)
from fivepoints.games.tammany.flow import asked, movers
from fivepoints.games.tammany.layout import (
    ARREST,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    CAMPAIGN,
    DEPUTY,
    END,
    GIVE,
    IDLE,
    LOCK,
    MARKED,
    MOVE,
    OFFER,
    OVER,
    PASS,
    PRECINCT,
    PUT,
    SECOND,
    SECOND_BOSS,
    SETTLE,
    SLANDER,
    SPREAD,
    SPREAD_TO,
    TAKE,
    State,
)

CELL = "i1"
MOST = 127  # what a cell can hold, where pieces may be unlimited
PHASES = OVER + 1
BOXES = 3

BLOCKS = (
    Block("players", (SEATS - FEWEST_PLAYERS + 1,), 0, 1, "how many play: 3, 4 or 5"),
    Block("rules", (3,), 0, 1, "the edition of 2020; unlimited pieces; a lock that forbids removing, too"),
    Block("own seat", (SEATS,), 0, 1, "which seat it is that looks, as actions name it"),
    Block("phase", (PHASES,), 0, 1, "turn, second boss, cube, spread, bid, bonus cube, bonus favor, appoint, and four in which nobody is asked"),
    Block("year", (2,), 0, LAST_YEAR, "the year from 1; the years until the next election"),
    Block("asked", (SEATS,), 0, 1, "the seat that is asked"),
    Block("movers", (SEATS,), 0, 1, "the seats that owe a choice"),
    Block("first", (SEATS,), 0, 1, "the first player of the term"),
    Block("mayor", (SEATS,), 0, 1, "the Mayor elected last"),
    Block("turn", (3,), 0, SEATS + GARDEN_BEYOND_PLAYERS, "the ward action is done; the office is used; cubes that Castle Garden still gets"),
    Block("ward", (WARDS,), 0, 1, "where a campaign began, where a slander spreads from, or the ward that votes"),
    Block("victim", (SEATS,), 0, 1, "of a slander that may spread"),
    Block("nation", (NATIONS,), 0, 1, "of a slander that may spread, or of which favors are bid now"),
    Block("open", (WARDS,), 0, 1, "wards that are in play, in the order in which they vote"),
    Block("locked", (WARDS,), 0, 1, "wards that are locked"),
    Block("cubes", (WARDS, NATIONS), 0, CUBES_A_NATION, "immigrants in each ward: Irish, English, German, Italian"),
    Block("bosses", (WARDS, SEATS), 0, MOST, "ward bosses in each ward, by seat"),
    Block("bag", (NATIONS,), 0, CUBES_A_NATION, "immigrants in the bag"),
    Block("garden", (NATIONS,), 0, CUBES_A_NATION, "immigrants in Castle Garden"),
    Block("boxes", (BOXES, NATIONS), 0, CUBES_A_NATION, "immigrants set aside for each zone"),
    Block("supply", (NATIONS,), 0, MOST, "favors left"),
    Block("score", (SEATS,), 0, MOST, "points"),
    Block("favors", (SEATS, NATIONS), 0, MOST, "favors of each seat"),
    Block("bosses left", (SEATS,), 0, BOSSES_A_SEAT, "ward bosses not on the board"),
    Block("tokens", (SEATS,), 0, SLANDER_TOKENS, "slander tokens"),
    Block("slandered", (SEATS,), 0, 1, "has slandered in this term"),
    Block("office", (SEATS, PRECINCT), 0, 1, "Mayor, Deputy Mayor, Council President, Chief of Police, Precinct Chairman"),
    Block("marker", (SEATS,), 0, 1, "a boss stands on the office"),
    Block("leader", (NATIONS, SEATS), 0, MARKED, "leads the nation: 1, and 2 where a boss marks it"),
    Block("bid", (NATIONS,), 0, MOST, "favors that the seat that looks has bid for the ward that votes"),
)
WIDTH = width(BLOCKS)
CITY = start(BLOCKS, "cubes")
SCORE, FAVORS, BOSSES, TOKENS = (start(BLOCKS, name) for name in ("score", "favors", "bosses left", "tokens"))
SLANDERED, OFFICE, MARKER, LEADER, OWN_BID = (start(BLOCKS, name) for name in ("slandered", "office", "marker", "leader", "bid"))

KINDS_OF_ACTIONS = (
    Kind("campaign", CAMPAIGN, WARDS, "the first boss of a campaign: + ward"),
    Kind("second boss", SECOND_BOSS, WARDS, "the second boss of a campaign: + ward"),
    Kind("idle", IDLE, 1, "a campaign without any boss left"),
    Kind("settle", SETTLE, WARDS, "the boss of a settle: + ward"),
    Kind("put", PUT, WARDS * NATIONS, "a cube into a ward: + ward * 4 + nation"),
    Kind("take", TAKE, NATIONS, "a favor: + nation"),
    Kind("arrest", ARREST, WARDS * NATIONS, "a cube leaves a ward: + ward * 4 + nation"),
    Kind("lock", LOCK, WARDS, "a ward is locked: + ward"),
    Kind("move", MOVE, WAYS * NATIONS, "a cube goes to a neighbouring ward: + way * 4 + nation"),
    Kind("slander", SLANDER, WARDS * SEATS * NATIONS, "+ (ward * 5 + seat slandered) * 4 + nation that pays"),
    Kind("spread", SPREAD_TO, WARDS, "the slander spreads: + ward"),
    Kind("pass", PASS, 1, "no spread, no bonus"),
    Kind("end", END, 1, "the end of the turn"),
    Kind("offer", OFFER, MOST_OFFERED + 1, "so many favors of the nation that is asked for"),
    Kind("give", GIVE, PRECINCT - DEPUTY + 1, "an office to the next seat: Deputy Mayor, Council President, Chief of Police, Precinct Chairman"),
)
NO_CHOICE = -1


def ward_in_question(s: State) -> int:
    """The ward that the choice is about; NO_CHOICE where there is none."""
    if s.phase == SECOND or s.phase == SPREAD or s.phase == BID or s.phase == BONUS_CUBE or s.phase == BONUS_FAVOR:
        return s.ward
    return NO_CHOICE


def observe(s: State, seat: int, out: Any) -> None:
    """What the seat sees, into WIDTH cells."""
    players = s.players
    clear_cells(out, WIDTH)
    at = put_choice(out, 0, players - FEWEST_PLAYERS, SEATS - FEWEST_PLAYERS + 1)
    at = put_one(out, at, s.edition)
    at = put_one(out, at, s.unlimited)
    at = put_one(out, at, s.full_lock)
    at = put_choice(out, at, seat, SEATS)
    at = put_choice(out, at, s.phase, PHASES)
    at = put_one(out, at, s.year)
    at = put_one(out, at, YEARS_A_TERM - 1 - (s.year - 1) % YEARS_A_TERM)
    at = put_seat(out, at, asked(s), seat, players, SEATS)
    at = put_seat_bits(out, at, movers(s), seat, players, SEATS)
    at = put_seat(out, at, s.first, seat, players, SEATS)
    at = put_seat(out, at, s.mayor, seat, players, SEATS)
    at = put_one(out, at, s.ward_done)
    at = put_one(out, at, s.office_done)
    at = put_one(out, at, s.due)
    at = put_choice(out, at, ward_in_question(s), WARDS)
    at = put_seat(out, at, s.victim if s.phase == SPREAD else NO_CHOICE, seat, players, SEATS)
    at = put_choice(out, at, s.nation if s.phase == SPREAD or s.phase == BID else NO_CHOICE, NATIONS)
    at = put_bits(out, at, (1 << s.open_wards) - 1, WARDS)
    put_row(out, at, s.locked, WARDS)
    observe_city(s, seat, out)
    observe_seats(s, seat, out)


def observe_city(s: State, seat: int, out: Any) -> None:
    at = CITY
    for w in range(WARDS):
        at = put_row(out, at, s.cubes[w], NATIONS)
    at = put_table(out, at, s.bosses, WARDS, seat, s.players, SEATS)
    at = put_row(out, at, s.bag, NATIONS)
    at = put_row(out, at, s.garden, NATIONS)
    for z in range(BOXES):
        at = put_row(out, at, s.boxes[z], NATIONS)
    put_row(out, at, s.supply, NATIONS)


def observe_seats(s: State, seat: int, out: Any) -> None:
    """What each seat has, one seat after another, each number into its block."""
    players = s.players
    for k in range(players):
        p = after(seat, k, players)
        out[SCORE + k] = s.score[p]
        put_row(out, FAVORS + k * NATIONS, s.favors[p], NATIONS)
        out[BOSSES + k] = s.bosses_left[p]
        out[TOKENS + k] = s.tokens[p]
        out[SLANDERED + k] = s.slandered[p]
        put_choice(out, OFFICE + k * PRECINCT, s.office[p] - 1, PRECINCT)
        out[MARKER + k] = s.marker[p]
    put_table(out, LEADER, s.leader, NATIONS, seat, players, SEATS)
    put_row(out, OWN_BID, s.bids[seat], NATIONS)
