"""A position as one line of text, and back (docs/notation.md). What follows from the rest is computed, and what can't be is refused."""
from __future__ import annotations

import re

from fivepoints.core.errors import NotationError
from fivepoints.games.tammany import flow
from fivepoints.games.tammany.board import (
    BOSSES_A_SEAT,
    BOX,
    CUBES_A_NATION,
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
from fivepoints.games.tammany.election import could_bid, next_nation
from fivepoints.games.tammany.layout import (
    APPOINT,
    BID,
    COUNCIL,
    CUBE,
    FAVOR,
    FILL,
    FIRST,
    HONOUR,
    LAYOUT,
    MARKED,
    MAYOR,
    OPEN,
    OVER,
    PLACE,
    SECOND,
    SPREAD,
    TURN,
    UNSEEN,
    State,
)
from fivepoints.games.tammany.pieces import total
from fivepoints.games.tammany.slander import spread_asked
from fivepoints.games.tammany.words import EDITIONS, LOCK_RULES, NATION_LETTERS, NATION_NAMES, OFFICE_NAMES, SEAT_LETTERS, SUPPLIES

LONGEST_LINE = 1000
MOST_POINTS = 127
END_POINTS = MOST_FAVORS_POINTS * NATIONS + SLANDER_TOKENS
PHASE_WORDS = {
    "turn": TURN,
    "second": SECOND,
    "cube": CUBE,
    "spread": SPREAD,
    "bid": BID,
    "place": PLACE,
    "favor": FAVOR,
    "appoint": APPOINT,
    "fill": FILL,
    "open": OPEN,
    "first": FIRST,
    "over": OVER,
}
PHASE_NAMES = {phase: word for word, phase in PHASE_WORDS.items()}


# Printing


def position(s: State) -> str:
    wards = "/".join(_ward(s, w) for w in range(s.wards)) or "-"
    seats = "/".join(_seat(s, p) for p in range(s.players))
    options = f"{s.players} {EDITIONS[s.edition]} {SUPPLIES[s.unlimited]} {LOCK_RULES[s.full_lock]}"
    clock = f"y{s.year}{_letter(s.first)}"
    return f"tammany {options} {wards} {_counts(s.garden)} {seats} {clock} {_phase(s)}"


def _letter(p: int) -> str:
    return SEAT_LETTERS[p] if p >= 0 else "-"


def _counts(row: list[int], letters: str = NATION_LETTERS) -> str:
    return "".join(letters[i] + (str(n) if n > 1 else "") for i, n in enumerate(row) if n) or "-"


def _ward(s: State, w: int) -> str:
    bosses = ":" + _counts(s.bosses[w], SEAT_LETTERS) if any(s.bosses[w]) else ""
    return _counts(s.cubes[w]) + bosses + ("!" if s.locked[w] else "")


def _seat(s: State, p: int) -> str:
    parts = [str(s.score[p]), _counts(s.favors[p]), str(s.tokens[p])]
    if s.office[p]:
        parts.append(OFFICE_NAMES[s.office[p]] + ("" if s.marker[p] else "~"))
    led = "".join(NATION_LETTERS[n] + ("~" if s.leader[n][p] == HONOUR else "") for n in range(NATIONS) if s.leader[n][p])
    if led:
        parts.append("lead=" + led)
    if s.slandered[p]:
        parts.append("slandered")
    return ",".join(parts)


def _phase(s: State) -> str:
    word, who = PHASE_NAMES[s.phase], SEAT_LETTERS[s.seat]
    parts: list[str] = []
    if s.phase in (TURN, CUBE, APPOINT):
        parts = [who]
    elif s.phase == SECOND:
        parts = [who, str(NUMBER[s.place])]
    elif s.phase == SPREAD:
        parts = [who, str(NUMBER[s.place]), SEAT_LETTERS[s.victim], NATION_NAMES[s.nation]]
    elif s.phase in (PLACE, FAVOR):
        parts = [who, str(NUMBER[s.place])]
    elif s.phase == BID:
        parts = _bids(s)
    elif s.phase == FILL:
        parts = [str(s.due)] + ([who] if s.first >= 0 else [])
    if s.phase in (TURN, SPREAD) and s.ward_done:
        parts.append("ward")
    if s.phase in (TURN, SECOND, CUBE, SPREAD) and s.office_done:
        parts.append("office")
    return word + ("=" + ",".join(parts) if parts else "")


def _bids(s: State) -> list[str]:
    said = "".join(f"{NATION_LETTERS[n]}{s.bids[s.seat][n]}" for n in range(s.nation) if s.cubes[s.place][n] and s.favors[s.seat][n])
    parts = [str(NUMBER[s.place]), SEAT_LETTERS[s.seat] + (":" + said if said else "")]
    closed = [p for p in range(s.players) if could_bid(s, p) and not s.owes[p]]
    return parts + [f"{SEAT_LETTERS[p]}={'?' if s.bids[p][0] == UNSEEN else _counts(s.bids[p])}" for p in closed]


# Parsing


def parse(text: str) -> State:
    if len(text) > LONGEST_LINE:
        raise NotationError(f"a position has at most {LONGEST_LINE} characters")
    fields = text.split(" ")
    if len(fields) != 10:
        raise NotationError(f"a position of Tammany Hall has ten fields with one space between, not {len(fields)}")
    s = LAYOUT.blank()
    if fields[0] != "tammany":
        raise NotationError(f"{fields[0][:40]!r} is not 'tammany'")
    s.players = 3 + _choice(fields[1], ["3", "4", "5"], "players")
    s.edition = _choice(fields[2], EDITIONS, "edition")
    s.unlimited = _choice(fields[3], SUPPLIES, "supply")
    s.full_lock = _choice(fields[4], LOCK_RULES, "lock")
    _read_clock(s, fields[8])
    _read_wards(s, fields[5])
    _read_counts(fields[6], NATION_LETTERS, s.garden, CUBES_A_NATION, "Castle Garden")
    people = fields[7].split("/")
    if len(people) != s.players:
        raise NotationError(f"{s.players} players need as many seats, not {len(people)}")
    for p, person in enumerate(people):
        _read_seat(s, p, person)
    _read_phase(s, fields[9])
    _complete(s)
    _check(s)
    if position(s) != text:
        raise NotationError("the position is not written as it should be: " + _difference(position(s), text))
    return s


def _difference(wanted: str, text: str) -> str:
    for want, got in zip(wanted.split(" "), text.split(" "), strict=True):
        if want != got:
            return f"{got[:60]!r} for {want!r}"
    return ""


def _choice(word: str, values: list[str], name: str) -> int:
    if word not in values:
        raise NotationError(f"{name} is {' or '.join(values)}, not {word[:40]!r}")
    return values.index(word)


def _number(word: str, most: int, name: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,2}", word) or int(word) > most:
        raise NotationError(f"{name} is a number up to {most}, not {word[:40]!r}")
    return int(word)


def _person(word: str, players: int, name: str) -> int:
    if len(word) != 1 or word not in SEAT_LETTERS[:players]:
        raise NotationError(f"{name} is a seat from a to {SEAT_LETTERS[players - 1]}, not {word[:40]!r}")
    return SEAT_LETTERS.index(word)


def _open_ward(s: State, word: str) -> int:
    number = _number(word, 17, "a ward")
    if number not in NUMBER[: s.wards]:
        raise NotationError(f"there is no open ward {number}")
    return NUMBER.index(number)


def _read_counts(text: str, letters: str, row: list[int], most: int, name: str) -> None:
    """`I2E` into a row; letters in their order, each once."""
    if text == "-":
        return
    parts = re.findall(r"([A-Za-z])([0-9]*)", text)
    if not text or "".join(letter + count for letter, count in parts) != text:
        raise NotationError(f"{name}: {text[:40]!r} is not a count of {letters}")
    last = -1
    for letter, count in parts:
        at = letters.find(letter)
        if at <= last:
            raise NotationError(f"{name}: {letter!r} does not belong there; letters are {letters}, in this order")
        row[at] = _number(count, most, name) if count else 1
        last = at


def _read_wards(s: State, text: str) -> None:
    wards = [] if text == "-" else text.split("/")
    if len(wards) > len(NUMBER):
        raise NotationError(f"there are {len(NUMBER)} wards, not {len(wards)}")
    s.wards = len(wards)
    for w, ward in enumerate(wards):
        found = re.fullmatch(r"([A-Z0-9]+)(?::([a-e0-9]+))?(!?)", ward)
        if not found:
            raise NotationError(f"ward {NUMBER[w]}: {ward[:40]!r} is not cubes, bosses and a lock")
        _read_counts(found[1], NATION_LETTERS, s.cubes[w], CUBES_A_NATION, f"ward {NUMBER[w]}")
        if found[2]:
            _read_counts(found[2], SEAT_LETTERS[: s.players], s.bosses[w], MOST_POINTS, f"ward {NUMBER[w]}")
        s.locked[w] = len(found[3])


def _read_seat(s: State, p: int, text: str) -> None:
    name = f"seat {SEAT_LETTERS[p]}"
    found = re.fullmatch(r"(\d+),([A-Z0-9]+|-),(\d)(?:,([a-z]+~?))??(?:,lead=([IEGT~]+))?(,slandered)?", text, re.ASCII)
    if not found:
        raise NotationError(f"{name}: {text[:60]!r} is not points, favors, tokens and honours")
    s.score[p] = _number(found[1], MOST_POINTS, f"{name}: points")
    _read_counts(found[2], NATION_LETTERS, s.favors[p], MOST_OFFERED, f"{name}: favors")
    s.tokens[p] = _number(found[3], SLANDER_TOKENS, f"{name}: slander tokens")
    if found[4]:
        s.office[p] = 1 + _choice(found[4].rstrip("~"), OFFICE_NAMES[1:], f"{name}: office")
        s.marker[p] = 0 if found[4].endswith("~") else 1
    for letter, waived in re.findall(r"([IEGT])(~?)", found[5] or ""):
        s.leader[NATION_LETTERS.index(letter)][p] = HONOUR if waived else MARKED
    s.slandered[p] = 1 if found[6] else 0


def _read_clock(s: State, text: str) -> None:
    found = re.fullmatch(r"y([0-9]{1,2})([a-e]|-)", text)
    if not found:
        raise NotationError(f"the clock is a y, the year and the first player, not {text[:40]!r}")
    s.year = _number(found[1], LAST_YEAR, "the year")
    s.first = -1 if found[2] == "-" else _person(found[2], s.players, "the first player")
    if s.year == 0 or (s.first < 0 and s.year > 1):
        raise NotationError("years run from 1 to 16, and only the first can be without a first player")


def _read_phase(s: State, text: str) -> None:
    word, _, rest = text.partition("=")
    if word not in PHASE_WORDS:
        raise NotationError(f"there is no phase {word[:40]!r}; it is one of {', '.join(PHASE_WORDS)}")
    s.phase = PHASE_WORDS[word]
    parts = rest.split(",") if rest else []
    if s.phase in (TURN, SECOND, CUBE, SPREAD):
        if parts and parts[-1] == "office":
            s.office_done = 1
            parts.pop()
        if s.phase in (TURN, SPREAD) and parts and parts[-1] == "ward":
            s.ward_done = 1
            parts.pop()
    if s.phase == BID:
        _read_bids(s, parts)
        return
    wanted = {TURN: 1, CUBE: 1, APPOINT: 1, SECOND: 2, PLACE: 2, FAVOR: 2, SPREAD: 4, FILL: 1 + (s.first >= 0)}.get(s.phase, 0)
    if len(parts) != wanted:
        raise NotationError(f"phase {word!r} has {wanted} parts behind it, not {len(parts)}")
    if s.phase == FILL:
        s.due = _number(parts[0], s.players + GARDEN_BEYOND_PLAYERS, "cubes to come")
        parts = parts[1:]
    if parts:
        s.seat = _person(parts[0], s.players, "who is asked")
    if s.phase in (SECOND, PLACE, FAVOR, SPREAD):
        s.place = _open_ward(s, parts[1])
    if s.phase == SPREAD:
        s.victim = _person(parts[2], s.players, "the victim")
        s.nation = _choice(parts[3], NATION_NAMES, "the nation")


def _read_bids(s: State, parts: list[str]) -> None:
    if len(parts) < 2:
        raise NotationError("phase 'bid' has a ward and a seat behind it")
    s.place = _open_ward(s, parts[0])
    letter, _, said = parts[1].partition(":")
    s.seat = _person(letter, s.players, "who is asked")
    for p in range(s.players):
        s.owes[p] = 1 if could_bid(s, p) else 0
    for part in parts[2:]:
        letter, _, bid = part.partition("=")
        p = _person(letter, s.players, "who has bid")
        if not s.owes[p]:
            raise NotationError(f"seat {letter} is not asked for a bid here, or named twice")
        s.owes[p] = 0
        if bid == "?":
            s.bids[p] = [UNSEEN] * NATIONS
        else:
            _read_counts(bid, NATION_LETTERS, s.bids[p], MOST_OFFERED, f"the bid of {letter}")
    if not s.owes[s.seat]:
        raise NotationError(f"seat {SEAT_LETTERS[s.seat]} does not owe a bid")
    s.nation = next_nation(s, s.seat, 0)
    for letter, count in re.findall(r"([IEGT])([0-9]+)", said):
        if s.nation >= NATIONS or NATION_LETTERS[s.nation] != letter:
            raise NotationError(f"{said[:40]!r} is not what seat {SEAT_LETTERS[s.seat]} is asked for")
        s.bids[s.seat][s.nation] = _number(count, MOST_OFFERED, "a bid")
        s.nation = next_nation(s, s.seat, s.nation + 1)
    if s.nation >= NATIONS:
        raise NotationError(f"seat {SEAT_LETTERS[s.seat]} has nothing left to be asked")


def _complete(s: State) -> None:
    """Fill in what follows: boxes, bag, supplies, the Mayor."""
    if s.phase == OPEN and s.wards < WARD_14:
        s.cubes[WARD_14][IRISH] = 1
    for z, end in enumerate(ZONE_END):
        start = ZONE_END[z - 1] if z else 0
        opening = s.phase == OPEN and start <= s.wards < end
        for n in range(NATIONS):
            opened = sum(s.cubes[w][n] for w in range(start, end)) if opening else 0
            s.boxes[z][n] = 0 if s.wards >= end else BOX[z][n] - opened
    s.mayor = s.office.index(MAYOR) if MAYOR in s.office else -1
    for n in range(NATIONS):
        placed = sum(ward[n] for ward in s.cubes) + s.garden[n] + sum(box[n] for box in s.boxes)
        _demand(placed <= CUBES_A_NATION, f"{placed} {NATION_NAMES[n]} cubes are too many: there are {CUBES_A_NATION}")
        s.bag[n] = CUBES_A_NATION - placed
        held = 0 if s.unlimited else sum(favors[n] for favors in s.favors)
        _demand(held <= FAVORS_A_NATION, f"{held} {NATION_NAMES[n]} favors are too many: there are {FAVORS_A_NATION}")
        s.supply[n] = FAVORS_A_NATION - held
    for p in range(s.players):
        used = sum(ward[p] for ward in s.bosses) + s.marker[p] + sum(row[p] == MARKED for row in s.leader)
        _demand(bool(s.unlimited) or used <= BOSSES_A_SEAT, f"seat {SEAT_LETTERS[p]} has {used} bosses: there are {BOSSES_A_SEAT}")
        s.hand[p] = BOSSES_A_SEAT - (0 if s.unlimited else used)


# What must hold (rules 13)


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise NotationError(otherwise)


def _check(s: State) -> None:
    _check_city(s)
    _check_seats(s)
    _check_bounds(s)
    _check_clock(s)
    _PHASE_CHECKS.get(s.phase, _no_check)(s)


def _no_check(s: State) -> None:
    """Nothing more to ask of this phase."""


def _check_city(s: State) -> None:
    _demand(all(n >= 0 for box in s.boxes for n in box), "these are not the cubes of the zone that opens")
    _demand(all(total(s.cubes[w]) > 0 for w in range(s.wards)), "every open ward holds a cube")
    _demand(sum(s.locked) <= LOCKS, f"there are {LOCKS} locks")
    _demand(not any(s.locked) or COUNCIL in s.office, "a lock needs a Council President")
    _demand(total(s.garden) <= s.players + GARDEN_BEYOND_PLAYERS, "Castle Garden holds at most two cubes more than there are players")


def _check_seats(s: State) -> None:
    held = [office for office in s.office if office]
    _demand(len(held) == len(set(held)), "an office has at most one holder")
    settled = s.phase not in (APPOINT, OVER) and s.year > YEARS_A_TERM
    _demand(not held or s.mayor >= 0, "without a Mayor no office is given")
    if s.phase == OVER:
        _demand(len(held) <= 1, "at the end only the Mayor has an office")
    elif settled and s.mayor >= 0:
        _demand(len(held) == s.players, "the Mayor gives every player an office")
    first_term = s.year <= YEARS_A_TERM and not (s.year == YEARS_A_TERM and s.phase in (APPOINT, OPEN))
    _demand(not (first_term and (held or any(map(any, s.leader)))), "offices and leaders begin with the first election")
    _demand(not (s.year <= YEARS_A_TERM and any(s.slandered)), "slander begins in term 2")
    spent = [SLANDER_TOKENS - s.tokens[p] for p in range(s.players)]
    terms = (s.year - 1) // YEARS_A_TERM
    for p in range(s.players):
        _demand(s.slandered[p] <= spent[p] <= terms, f"seat {SEAT_LETTERS[p]}: a token is spent at most once a term, from term 2 on")


def _check_bounds(s: State) -> None:
    """So much that a game played on would leave the cells of the state, or the numbers that can be bid, nobody can have by now."""
    after = s.phase in (APPOINT, OVER) or (s.phase == OPEN and s.first >= 0)
    elections = (s.year - 1) // YEARS_A_TERM + after
    votes = elections + (s.phase in (BID, PLACE, FAVOR))
    earned = s.year + max(0, s.year - YEARS_A_TERM) + 2 * votes + LEADER_FAVORS * elections  # by settles, as Deputy Mayor, in wards 4 and 7, as leader
    favors = MOST_OFFERED - MOST_FAVORS + earned if s.unlimited else FAVORS_A_NATION
    points = MOST_POINTS - END_POINTS - (LAST_YEAR // YEARS_A_TERM - elections) * (len(NUMBER) + 1 + MAYOR_POINTS)
    bosses = MOST_POINTS - 2 * LAST_YEAR
    for p in range(s.players):
        name = f"seat {SEAT_LETTERS[p]}"
        _demand(s.score[p] <= points, f"{name} can't have more than {points} points by now")
        _demand(max(s.favors[p]) <= favors, f"{name} can't have more than {favors} favors of a nation by now")
        _demand(all(ward[p] <= bosses for ward in s.bosses), f"{name} can't have more than {bosses} bosses in a ward")


def _check_clock(s: State) -> None:
    plan = OPEN_WARDS[s.players - FEWEST_PLAYERS]
    term = (s.year - 1) // YEARS_A_TERM
    if s.first < 0:
        _demand(s.phase in (OPEN, FIRST) or (s.phase == FILL and s.edition == 1), "the first player is drawn before the first turn")
        _demand(s.wards < plan[0] if s.phase == OPEN else s.wards == plan[0], "these zones do not open at set-up")
        _demand(not any(map(any, s.bosses)) and not any(s.score) and not any(map(any, s.favors)), "at set-up nobody has anything")
        _demand(all(total(s.cubes[w]) == 1 for w in range(s.wards)), "at set-up a ward has one cube")
        _demand(s.cubes[WARD_14][IRISH] == 1, "at set-up ward 14 has an Irish cube")
        for z, end in enumerate(ZONE_END):
            drawn = [sum(s.cubes[w][n] for w in range(ZONE_END[z - 1] if z else 0, end)) for n in range(NATIONS)]
            _demand(s.wards < end or drawn == BOX[z], "these are not the cubes of the zone's box")
        if s.phase != FILL:
            filled = s.players + GARDEN_BEYOND_PLAYERS if s.phase == FIRST and s.edition == 1 else 0
            _demand(total(s.garden) == filled, "Castle Garden is filled after the zones, and in 2009 in the first turn (E2)")
        return
    if s.phase == OPEN:
        _demand(s.year in (4, 8) and plan[term] <= s.wards < plan[term + 1], "no zone opens now")
        start = plan[term]
        _demand(all(total(s.cubes[w]) == 1 and not any(s.bosses[w]) for w in range(start, s.wards)), "a ward that opens has one cube")
    else:
        _demand(s.phase != FIRST, "the first player is known already")
        _demand(s.wards == plan[term], "these are not the wards open in this year")
    if s.mayor >= 0 and s.phase not in (APPOINT, OPEN, OVER):
        _demand(s.first == s.mayor, "the Mayor is first player")


def _check_turn(s: State) -> None:
    _demand(s.office_done == 0 or s.office[s.seat] > MAYOR, "without an office there is no benefit used")


def _check_second(s: State) -> None:
    _check_turn(s)
    _demand(s.bosses[s.place][s.seat] > 0 and not s.locked[s.place] and s.hand[s.seat] > 0, "no campaign has begun there")


def _check_cube(s: State) -> None:
    _check_turn(s)
    placed = any(s.bosses[w][s.seat] > 0 and not s.locked[w] for w in range(s.wards))
    _demand(placed and total(s.garden) > 0, "no settle has begun")


def _check_spread(s: State) -> None:
    _check_turn(s)
    _demand(s.victim != s.seat and bool(s.slandered[s.seat]), "no slander has begun")
    _demand(s.bosses[s.place][s.seat] > 0 and s.cubes[s.place][s.nation] > 0 and spread_asked(s), "the slander can't spread")


def _check_fill(s: State) -> None:
    drawn = total(s.garden)
    _demand(s.due > 0 and total(s.bag) >= s.due, "the bag does not have these cubes")
    whole = drawn + s.due == s.players + GARDEN_BEYOND_PLAYERS
    short = total(s.bag) == s.due and drawn + s.due < s.players + GARDEN_BEYOND_PLAYERS  # Q1
    _demand(whole or short, "Castle Garden is filled to two more than the players")
    _check_draw(s)


def _check_draw(s: State) -> None:
    out, weights = [0] * SEATS, [0] * SEATS
    _demand(flow.chance(s, out, weights) > 1, "a draw with one outcome is not drawn")


def _check_election(s: State) -> None:
    _demand(s.year % YEARS_A_TERM == 0, "elections are held every fourth year")
    _demand(total(s.garden) == 0, "Castle Garden is empty in an election")
    _demand(all(sum(s.bosses[w]) <= 1 for w in range(s.place)), "a ward that has voted holds at most one boss")


def _check_bid(s: State) -> None:
    _check_election(s)
    _demand(sum(n > 0 for n in s.bosses[s.place]) > 1, "without two candidates there are no bids")
    for p in range(s.players):
        for n in range(NATIONS):
            bid = s.bids[p][n]
            possible = s.favors[p][n] if s.cubes[s.place][n] and s.bosses[s.place][p] else 0
            _demand(bid == UNSEEN or bid <= possible, f"seat {SEAT_LETTERS[p]} can't bid that")


def _check_bonus(s: State) -> None:
    _check_election(s)
    _demand(sum(s.bosses[s.place]) == 1 and s.bosses[s.place][s.seat] == 1, "only the winner of a ward has its bonus")
    if s.phase == PLACE:
        _demand(s.place in (WARD_1, WARD_2) and total(s.bag) > 0, "there is no cube to place")
    else:
        _demand(s.place in (WARD_4, WARD_7) and total(s.supply) > 0, "there is no favor to take")


def _check_after(s: State) -> None:
    """After an election: offices are given, a zone opens, or the game is over."""
    _demand(s.year % YEARS_A_TERM == 0, "elections are held every fourth year")
    _demand(total(s.garden) == 0 and not any(s.locked), "after an election there are no locks and no cubes in Castle Garden")
    _demand(all(sum(s.bosses[w]) <= 1 for w in range(s.wards)), "after an election a ward holds at most one boss")


def _check_open(s: State) -> None:
    if s.first >= 0:
        _check_after(s)
        held = sum(office > 0 for office in s.office)
        _demand(held == (s.players if s.mayor >= 0 else 0), "offices are given before a zone opens")
    _check_draw(s)


def _check_appoint(s: State) -> None:
    _check_after(s)
    _demand(s.year < LAST_YEAR and s.seat == s.mayor, "the Mayor gives offices, but not after the last election")
    given = [s.office[(s.mayor + 1 + i) % s.players] for i in range(s.players - 1)]
    count = sum(office > 0 for office in given)
    _demand(all(given[:count]) and count < min(s.players - 1, 3), "offices are given in seat order from the Mayor's left")


def _check_over(s: State) -> None:
    _check_after(s)
    _demand(s.year == LAST_YEAR, "the game ends after year 16")


_PHASE_CHECKS = {
    TURN: _check_turn,
    SECOND: _check_second,
    CUBE: _check_cube,
    SPREAD: _check_spread,
    FILL: _check_fill,
    BID: _check_bid,
    PLACE: _check_bonus,
    FAVOR: _check_bonus,
    OPEN: _check_open,
    APPOINT: _check_appoint,
    OVER: _check_over,
}
