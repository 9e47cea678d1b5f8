"""A position as one line of text, and back (docs/notation.md). What follows from the rest is computed, and what can't be is refused (`soundness`)."""
from __future__ import annotations

import re
from functools import lru_cache

from fivepoints.core.errors import NotationError
from fivepoints.core.reading import choice, demand, number, same, seat
from fivepoints.games.tammany.board import (
    BOSSES_A_SEAT,
    BOX,
    CUBES_A_NATION,
    FAVORS_A_NATION,
    FEWEST_PLAYERS,
    GARDEN_BEYOND_PLAYERS,
    IRISH,
    LAST_YEAR,
    MOST_OFFERED,
    MOST_PLAYERS,
    NATIONS,
    NUMBER,
    SLANDER_TOKENS,
    WARD_14,
    ZONE_END,
)
from fivepoints.games.tammany.election import could_bid, next_nation
from fivepoints.games.tammany.layout import (
    APPOINT,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    CUBE,
    FILL,
    FIRST,
    HONOUR,
    LAYOUT,
    MARKED,
    MAYOR,
    OPEN,
    OVER,
    SECOND,
    SPREAD,
    TURN,
    UNSEEN,
    State,
)
from fivepoints.games.tammany.soundness import MOST_POINTS, check
from fivepoints.games.tammany.source import NAME
from fivepoints.games.tammany.words import EDITIONS, LOCK_RULES, NATION_LETTERS, NATION_NAMES, OFFICE_NAMES, SEAT_LETTERS, SUPPLIES

LONGEST_LINE = 1000
PHASE_WORDS = {
    "turn": TURN,
    "second": SECOND,
    "cube": CUBE,
    "spread": SPREAD,
    "bid": BID,
    "place": BONUS_CUBE,
    "favor": BONUS_FAVOR,
    "appoint": APPOINT,
    "fill": FILL,
    "open": OPEN,
    "first": FIRST,
    "over": OVER,
}
PHASE_NAMES = {phase: word for word, phase in PHASE_WORDS.items()}


# Printing


def position(s: State) -> str:
    wards = "/".join(_ward(s, w) for w in range(s.open_wards)) or "-"
    seats = "/".join(_seat(s, p) for p in range(s.players))
    options = f"{s.players} {EDITIONS[s.edition]} {SUPPLIES[s.unlimited]} {LOCK_RULES[s.full_lock]}"
    clock = f"y{s.year}{_letter(s.first)}"
    return f"{NAME} {options} {wards} {_counts(s.garden)} {seats} {clock} {_phase(s)}"


def _letter(p: int) -> str:
    return SEAT_LETTERS[p] if p >= 0 else "-"


@lru_cache(10_000)
def _say_counts(row: tuple[int, ...], letters: str) -> str:
    return "".join(letters[i] + (str(n) if n > 1 else "") for i, n in enumerate(row) if n) or "-"


def _counts(row: list[int]) -> str:
    return _say_counts(tuple(row), NATION_LETTERS)


def _ward(s: State, w: int) -> str:
    return _say_ward(tuple(s.cubes[w]), tuple(s.bosses[w]), s.locked[w])


@lru_cache(10_000)
def _say_ward(cubes: tuple[int, ...], bosses: tuple[int, ...], locked: int) -> str:
    """Wards are much alike, and told with every entry."""
    stand = ":" + _say_counts(bosses, SEAT_LETTERS) if any(bosses) else ""
    return _say_counts(cubes, NATION_LETTERS) + stand + ("!" if locked else "")


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
        parts = [who, str(NUMBER[s.ward])]
    elif s.phase == SPREAD:
        parts = [who, str(NUMBER[s.ward]), SEAT_LETTERS[s.victim], NATION_NAMES[s.nation]]
    elif s.phase in (BONUS_CUBE, BONUS_FAVOR):
        parts = [who, str(NUMBER[s.ward])]
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
    said = "".join(f"{NATION_LETTERS[n]}{s.bids[s.seat][n]}" for n in range(s.nation) if s.cubes[s.ward][n] and s.favors[s.seat][n])
    parts = [str(NUMBER[s.ward]), SEAT_LETTERS[s.seat] + (":" + said if said else "")]
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
    if fields[0] != NAME:
        raise NotationError(f"{fields[0][:40]!r} is not {NAME!r}")
    s.players = FEWEST_PLAYERS + choice(fields[1], [str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)], "players")
    s.edition = choice(fields[2], EDITIONS, "edition")
    s.unlimited = choice(fields[3], SUPPLIES, "supply")
    s.full_lock = choice(fields[4], LOCK_RULES, "lock")
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
    check(s)
    same(position(s), text)
    return s


def _open_ward(s: State, word: str) -> int:
    ward = number(word, 17, "a ward")
    demand(ward in NUMBER[: s.open_wards], f"there is no open ward {ward}")
    return NUMBER.index(ward)


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
        row[at] = number(count, most, name) if count else 1
        last = at


def _read_wards(s: State, text: str) -> None:
    wards = [] if text == "-" else text.split("/")
    if len(wards) > len(NUMBER):
        raise NotationError(f"there are {len(NUMBER)} wards, not {len(wards)}")
    s.open_wards = len(wards)
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
    s.score[p] = number(found[1], MOST_POINTS, f"{name}: points")
    _read_counts(found[2], NATION_LETTERS, s.favors[p], MOST_OFFERED, f"{name}: favors")
    s.tokens[p] = number(found[3], SLANDER_TOKENS, f"{name}: slander tokens")
    if found[4]:
        s.office[p] = 1 + choice(found[4].rstrip("~"), OFFICE_NAMES[1:], f"{name}: office")
        s.marker[p] = 0 if found[4].endswith("~") else 1
    for letter, waived in re.findall(r"([IEGT])(~?)", found[5] or ""):
        s.leader[NATION_LETTERS.index(letter)][p] = HONOUR if waived else MARKED
    s.slandered[p] = 1 if found[6] else 0


def _read_clock(s: State, text: str) -> None:
    found = re.fullmatch(r"y([0-9]{1,2})([a-e]|-)", text)
    if not found:
        raise NotationError(f"the clock is a y, the year and the first player, not {text[:40]!r}")
    s.year = number(found[1], LAST_YEAR, "the year")
    s.first = -1 if found[2] == "-" else seat(found[2], SEAT_LETTERS[: s.players], "the first player")
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
    wanted = {TURN: 1, CUBE: 1, APPOINT: 1, SECOND: 2, BONUS_CUBE: 2, BONUS_FAVOR: 2, SPREAD: 4, FILL: 1 + (s.first >= 0)}.get(s.phase, 0)
    if len(parts) != wanted:
        raise NotationError(f"phase {word!r} has {wanted} parts behind it, not {len(parts)}")
    if s.phase == FILL:
        s.due = number(parts[0], s.players + GARDEN_BEYOND_PLAYERS, "cubes to come")
        parts = parts[1:]
    if parts:
        s.seat = seat(parts[0], SEAT_LETTERS[: s.players], "who is asked")
    if s.phase in (SECOND, BONUS_CUBE, BONUS_FAVOR, SPREAD):
        s.ward = _open_ward(s, parts[1])
    if s.phase == SPREAD:
        s.victim = seat(parts[2], SEAT_LETTERS[: s.players], "the victim")
        s.nation = choice(parts[3], NATION_NAMES, "the nation")


def _read_bids(s: State, parts: list[str]) -> None:
    if len(parts) < 2:
        raise NotationError("phase 'bid' has a ward and a seat behind it")
    s.ward = _open_ward(s, parts[0])
    letter, _, said = parts[1].partition(":")
    s.seat = seat(letter, SEAT_LETTERS[: s.players], "who is asked")
    for p in range(s.players):
        s.owes[p] = 1 if could_bid(s, p) else 0
    for part in parts[2:]:
        letter, _, bid = part.partition("=")
        p = seat(letter, SEAT_LETTERS[: s.players], "who has bid")
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
        s.bids[s.seat][s.nation] = number(count, MOST_OFFERED, "a bid")
        s.nation = next_nation(s, s.seat, s.nation + 1)
    if s.nation >= NATIONS:
        raise NotationError(f"seat {SEAT_LETTERS[s.seat]} has nothing left to be asked")


def _complete(s: State) -> None:
    """Fill in what follows: boxes, bag, supplies, the Mayor."""
    if s.phase == OPEN and s.open_wards < WARD_14:
        s.cubes[WARD_14][IRISH] = 1
    for z, end in enumerate(ZONE_END):
        start = ZONE_END[z - 1] if z else 0
        opening = s.phase == OPEN and start <= s.open_wards < end
        for n in range(NATIONS):
            opened = sum(s.cubes[w][n] for w in range(start, end)) if opening else 0
            s.boxes[z][n] = 0 if s.open_wards >= end else BOX[z][n] - opened
    s.mayor = s.office.index(MAYOR) if MAYOR in s.office else -1
    for n in range(NATIONS):
        placed = sum(ward[n] for ward in s.cubes) + s.garden[n] + sum(box[n] for box in s.boxes)
        demand(placed <= CUBES_A_NATION, f"{placed} {NATION_NAMES[n]} cubes are too many: there are {CUBES_A_NATION}")
        s.bag[n] = CUBES_A_NATION - placed
        held = 0 if s.unlimited else sum(favors[n] for favors in s.favors)
        demand(held <= FAVORS_A_NATION, f"{held} {NATION_NAMES[n]} favors are too many: there are {FAVORS_A_NATION}")
        s.supply[n] = FAVORS_A_NATION - held
    for p in range(s.players):
        used = sum(ward[p] for ward in s.bosses) + s.marker[p] + sum(row[p] == MARKED for row in s.leader)
        demand(bool(s.unlimited) or used <= BOSSES_A_SEAT, f"seat {SEAT_LETTERS[p]} has {used} bosses: there are {BOSSES_A_SEAT}")
        s.bosses_left[p] = BOSSES_A_SEAT - (0 if s.unlimited else used)
