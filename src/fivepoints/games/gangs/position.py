"""A position as one line of text, and back (docs/notation-gangs.md). What follows from the rest is computed, and what can't be is refused (`soundness`)."""
from __future__ import annotations

import re
from math import prod

from fivepoints.core.errors import NotationError
from fivepoints.core.reading import choice, demand, number, same, seat
from fivepoints.games.gangs.board import (
    BALLOT_MOST,
    BEDS,
    BLADES,
    BLADES_A_GANG,
    CELLS,
    CLASS,
    DEALS,
    DEN,
    DIAL_MOST,
    EQUIPMENT,
    EQUIPMENT_NAMES,
    FAVOR_NAMES,
    FAVORS,
    FEWEST_PLAYERS,
    GUNS,
    GUNS_A_GANG,
    KINDS,
    MODULES,
    MOST_PAWNS,
    MOST_TURNS,
    NOBODY,
    NOWHERE,
    PAWNS,
    PLACES,
    SEATS,
    SQUARE_NAMES,
    SQUARES,
    TOKENS,
)
from fivepoints.games.gangs.layout import (
    ACT,
    ANSWER,
    ARM,
    BRIBE,
    CALL,
    CHOOSE_WOMEN,
    COMMIT,
    DECLARE,
    DRAW_BALLOT,
    DRAW_COMBAT,
    DRAW_CRIME,
    DRAW_DUEL,
    DRAW_ORDER,
    DRY,
    FIGHT,
    GIRL,
    GROUP,
    LAYOUT,
    MINE,
    MOVE,
    MOVE_PAWN,
    OVER,
    PROPOSE,
    RETREAT,
    RETURN,
    SETTLE,
    SETUP,
    TAKE_FAVOR,
    TAKE_OVER,
    THEIRS,
    UNSEEN,
    USE_FAVOR,
    VICTIM,
    State,
)
from fivepoints.games.gangs.soundness import check
from fivepoints.games.gangs.source import NAME
from fivepoints.games.gangs.words import DEAL_WORDS, GANG_LETTERS, KIND_LETTERS, MODES, SEAT_LETTERS, SEX_LETTERS, STAGE_LETTERS, read_tally, tally

LONGEST_LINE = 2000
FIELDS = 11
PHASE_WORDS = {
    "women": CHOOSE_WOMEN,
    "bribe": BRIBE,
    "woman": GIRL,
    "favor": TAKE_FAVOR,
    "use": USE_FAVOR,
    "police": MOVE_PAWN,
    "move": MOVE,
    "group": GROUP,
    "fight": FIGHT,
    "arm": ARM,
    "victim": VICTIM,
    "retreat": RETREAT,
    "takeover": TAKE_OVER,
    "act": ACT,
    "home": RETURN,
    "war": DECLARE,
    "call": CALL,
    "commit": COMMIT,
    "dry": DRY,
    "offer": PROPOSE,
    "mine": MINE,
    "theirs": THEIRS,
    "answer": ANSWER,
    "settle": SETTLE,
    "order": DRAW_ORDER,
    "combat": DRAW_COMBAT,
    "crime": DRAW_CRIME,
    "ballot": DRAW_BALLOT,
    "duel": DRAW_DUEL,
    "over": OVER,
}
PHASE_NAMES = {phase: word for word, phase in PHASE_WORDS.items()}

# What a seat's part says after its money: a letter and a number each, in this order, left out where it is as usual. The cell, what is usual, least and most
SEAT_CELLS: list[tuple[str, str, int, int, int]] = [
    ("d", "dial", 0, 0, DIAL_MOST),
    ("i", "influence", 0, 0, 127),
    ("b", "blades", 0, 0, BLADES),
    ("g", "guns", 0, 0, GUNS),
    ("p", "best", 0, 0, 127),
    ("n", "bribed", 0, 0, 2**MOST_PAWNS - 1),
    ("a", "attacked", 0, 0, 127),
    ("r", "most", -1, -1, BALLOT_MOST),
    ("s", "shown", 0, 0, BALLOT_MOST),
    ("v", "ballots", 0, UNSEEN, BALLOT_MOST),
    ("o", "owes", 0, 0, 1),
    ("x", "fallen", 0, 0, SEATS),
]

# What stands behind the phase, each by its name where it is not as usual: the usual value, least and most. Rows and grids are written with dots
CONTEXT: dict[str, tuple[int, int, int]] = {
    "at": (0, 0, SEATS - 1),
    "chosen": (0, 0, 2**FAVORS - 1),
    "passes": (0, 0, SEATS),
    "moved": (0, 0, 127),
    "actions": (0, 0, PLACES),
    "sobered": (0, 0, 18),
    "lobbied": (0, 0, 18),
    "sacked": (0, 0, 1),
    "may_swap": (0, 0, 1),
    "swapped": (0, 0, 1),
    "breaks": (0, 0, 63),
    "square": (NOWHERE, NOWHERE, SQUARES - 1),
    "to": (0, 0, PLACES - 1),
    "pick": (0, 0, FAVORS - 1),
    "cause": (0, 0, 4),
    "toll": (0, 0, 18),
    "party": (0, NOBODY, SEATS - 1),
    "commit": (0, UNSEEN, 18),
    "arm_blades": (0, UNSEEN, BLADES),
    "arm_guns": (0, UNSEEN, GUNS),
    "lends_to": (0, 0, 1),
    "winner": (0, NOBODY, SEATS - 1),
    "leaving": (0, 0, 10),
    "offer": (0, 0, DEALS - 1),
    "duel": (0, 0, 2),
    "lends": (0, 0, 1),
    "tiles": (0, 0, 1),
    "mine": (0, 0, SQUARES - 1),
    "theirs": (0, 0, SQUARES - 1),
    "taker": (0, NOBODY, SEATS - 1),
    "taken": (0, 0, 1),
    "loan_called": (0, 0, 1),
}
SHAPES = {name: cells.shape for name, cells in LAYOUT.fields.items() if name in CONTEXT and cells.shape}


# Printing


def position(s: State) -> str:
    options = f"{s.players} {MODES[s.politics]} {''.join(GANG_LETTERS[g] for g in s.gang[: s.players])} {'.'.join(map(str, s.since))}"
    squares = "/".join(_square(s, v) for v in range(SQUARES))
    boxes = "/".join(_people(s, v) or "-" for v in range(SQUARES, PLACES))
    seats = "/".join(_seat(s, p) for p in range(s.players))
    return f"{NAME} {options} {_clock(s)} {squares} {boxes} {seats} {_table(s)} {_phase(s)}"


def _letter(p: int) -> str:
    return SEAT_LETTERS[p] if p >= 0 else "-"


def _clock(s: State) -> str:
    order = "".join(_letter(p) for p in s.order[: s.players])
    line = "".join(_letter(p) for p in s.line[: s.players])
    return f"t{s.turn}{STAGE_LETTERS[s.stage]}:{order}" + (f":{line}" if s.stage != SETUP and line != order else "")


def _count(men: int, women: int) -> str:
    """`3m1w`; what a viewer may not know is `?`."""
    return "?" if men == UNSEEN else tally([men, women], SEX_LETTERS)


def _people(s: State, place: int) -> str:
    return "".join(SEAT_LETTERS[p] + _count(s.men[place][p], s.women[place][p]) for p in range(s.players) if s.men[place][p] or s.women[place][p])


def _square(s: State, v: int) -> str:
    text = _people(s, v)
    if s.owner[v] >= 0:
        text += "@" + SEAT_LETTERS[s.owner[v]]
        for token, due in ((s.den[v], s.den_due[v]), (s.traffic[v], s.traffic_due[v])):
            if token:
                text += KIND_LETTERS[token - 1] + ("!" if due else "")
    return text or "-"


def _seat(s: State, p: int) -> str:
    parts = [str(s.cash[p])]
    for letter, name, usual, _, _ in SEAT_CELLS:
        value = getattr(s, name)[p]
        if value != usual:
            parts.append(letter + ("?" if value == UNSEEN else str(value)))
    if any(s.stock[p]):
        parts.append("stock" + ".".join(map(str, s.stock[p])))
    if s.equipment[p]:
        parts.append("+".join(EQUIPMENT_NAMES[k] for k in range(EQUIPMENT) if s.equipment[p] >> k & 1) + "=" + _count(s.board_men[p], s.board_women[p]))
    for word, men, women, length in (("bed", s.bed_men, s.bed_women, BEDS), ("cell", s.cell_men, s.cell_women, CELLS)):
        parts += [f"{word}{k}={_count(men[k][p], women[k][p])}" for k in range(length) if men[k][p] or women[k][p]]
    return ",".join(parts)


def _table(s: State) -> str:
    """Favors, the corruption pawn, police pawns and deals."""
    parts = [f"{FAVOR_NAMES[k]}={SEAT_LETTERS[s.favor[k]]}" for k in range(FAVORS) if s.favor[k] >= 0]
    if s.corruption >= 0:
        parts.append(f"corruption={SEAT_LETTERS[s.corruption]}")
    if s.pawn[0] >= 0:
        parts.append("police=" + ".".join(SQUARE_NAMES[v] for v in s.pawn if v >= 0))
    parts += [f"{DEAL_WORDS[k]}={SEAT_LETTERS[s.deal_from[k]]}{SEAT_LETTERS[s.deal_with[k]]}" for k in range(DEALS) if s.deal_from[k] >= 0]
    return ",".join(parts) or "-"


def _cells(s: State, name: str) -> list[int]:
    value = getattr(s, name)
    if name not in SHAPES:
        return [value]
    return [cell for row in value for cell in row] if len(SHAPES[name]) == 2 else list(value)


def _unusual(s: State) -> list[str]:
    """The names of what is going on that is not as usual."""
    return [name for name, (usual, _, _) in CONTEXT.items() if any(cell != usual for cell in _cells(s, name))]


def _phase(s: State) -> str:
    parts = [SEAT_LETTERS[s.seat]]
    parts += [f"{name}:{'.'.join(map(str, _cells(s, name)))}" for name in _unusual(s)]
    return f"{PHASE_NAMES[s.phase]}={','.join(parts)}"


# Parsing


def parse(text: str) -> State:
    if len(text) > LONGEST_LINE:
        raise NotationError(f"a position has at most {LONGEST_LINE} characters")
    fields = text.split(" ")
    if len(fields) != FIELDS:
        raise NotationError(f"a position of Gangs has {FIELDS} fields with one space between, not {len(fields)}")
    s = LAYOUT.blank()
    if fields[0] != NAME:
        raise NotationError(f"{fields[0][:40]!r} is not {NAME!r}")
    _read_options(s, fields[1:5])
    _read_clock(s, fields[5])
    _read_squares(s, fields[6])
    for box, part in enumerate(_split(fields[7], PLACES - SQUARES, "boxes")):
        if part != "-":
            _read_people(s, part, SQUARES + box)
    for p, part in enumerate(_split(fields[8], s.players, "seats")):
        _read_seat(s, p, part)
    _read_table(s, fields[9])
    _read_phase(s, fields[10])
    _complete(s)
    check(s, _unusual(s))
    same(position(s), text)
    return s


def _split(text: str, count: int, name: str) -> list[str]:
    parts = text.split("/")
    demand(len(parts) == count, f"there are {count} {name}, not {len(parts)}")
    return parts


def _read_options(s: State, words: list[str]) -> None:
    s.players = number(words[0], SEATS, "players", FEWEST_PLAYERS)
    s.politics = choice(words[1], MODES, "the mode")
    demand(len(words[2]) == s.players == len(set(words[2])), f"{s.players} gangs are wanted, each once")
    for p, letter in enumerate(words[2]):
        s.gang[p] = choice(letter, list(GANG_LETTERS), "a gang")
    turns = words[3].split(".")
    demand(len(turns) == MODULES, f"there are {MODULES} modules")
    for k, turn in enumerate(turns):
        s.since[k] = number(turn, MOST_TURNS, "the turn of a module")


def _read_clock(s: State, text: str) -> None:
    found = re.fullmatch(r"t(\d{1,2})([-a-h]):([a-f-]+)(?::([a-f]+))?", text, re.ASCII)
    if not found:
        raise NotationError(f"the clock is a t, the turn, the phase's letter and the order, not {text[:40]!r}")
    s.turn = number(found[1], MOST_TURNS, "the turn")
    s.stage = STAGE_LETTERS.index(found[2])
    s.order[: s.players] = _read_order(s, found[3])
    if s.stage != SETUP:
        s.line[: s.players] = _read_order(s, found[4] or found[3])
        demand(NOBODY not in s.order[: s.players], "the order is not drawn yet")
    demand((s.stage == SETUP) == (s.turn == 0), "turns begin after the set-up")


def _read_order(s: State, text: str) -> list[int]:
    demand(len(text) == s.players, "the order has all seats")
    order = [NOBODY if letter == "-" else seat(letter, SEAT_LETTERS[: s.players], "the order") for letter in text]
    drawn = [p for p in order if p >= 0]
    demand(len(set(drawn)) == len(drawn) and drawn == order[: len(drawn)], "the order has each seat once")
    return order


def _read_count(text: str, name: str) -> tuple[int, int]:
    if text == "?":
        return UNSEEN, UNSEEN
    counts = read_tally(text, SEX_LETTERS)
    if counts is None:
        raise NotationError(f"{name}: {text[:40]!r} is not so many men and women")
    return counts[0], counts[1]


def _read_people(s: State, text: str, place: int) -> None:
    parts = re.findall(r"([a-f])([0-9mw?]+)", text, re.ASCII)
    demand("".join(letter + count for letter, count in parts) == text, f"{text[:40]!r} is not members of seats")
    for letter, count in parts:
        p = seat(letter, SEAT_LETTERS[: s.players], "a gang in a place")
        s.men[place][p], s.women[place][p] = _read_count(count, "members")


def _read_squares(s: State, text: str) -> None:
    for v, part in enumerate(_split(text, SQUARES, "squares")):
        s.owner[v] = NOBODY
        people, _, tokens = part.partition("@")
        if people != "-":
            _read_people(s, people, v)
        if tokens:
            s.owner[v] = seat(tokens[0], SEAT_LETTERS[: s.players], "the owner of a token")
            found = re.findall(r"([A-Z])(!?)", tokens[1:])
            demand(bool(found) and "".join(letter + due for letter, due in found) == tokens[1:], f"{tokens[:40]!r} is not tokens of an owner")
            for letter, due in found:
                kind = choice(letter, list(KIND_LETTERS), "a token")
                cells, dues = (s.den, s.den_due) if CLASS[kind] == DEN else (s.traffic, s.traffic_due)
                cells[v], dues[v] = kind + 1, len(due)


def _read_seat(s: State, p: int, text: str) -> None:
    name = f"seat {SEAT_LETTERS[p]}"
    words = text.split(",")
    s.cash[p] = number(words[0], 9999, f"{name}: money")
    s.most[p] = -1
    for word in words[1:]:
        if found := re.fullmatch(r"stock(\d+)\.(\d+)", word, re.ASCII):
            s.stock[p] = [number(n, 127, f"{name}: stock") for n in found.groups()]
        elif found := re.fullmatch(r"(bed|cell)(\d)=(.+)", word, re.ASCII):
            men, women, length = (s.bed_men, s.bed_women, BEDS) if found[1] == "bed" else (s.cell_men, s.cell_women, CELLS)
            k = number(found[2], length - 1, f"{name}: {found[1]}")
            men[k][p], women[k][p] = _read_count(found[3], name)
        elif "=" in word:
            things, _, count = word.partition("=")
            for thing in things.split("+"):
                s.equipment[p] |= 1 << choice(thing, EQUIPMENT_NAMES, f"{name}: equipment")
            s.board_men[p], s.board_women[p] = _read_count(count, name)
        else:
            letters = [cell[0] for cell in SEAT_CELLS]
            _, cell, _, least, most = SEAT_CELLS[choice(word[:1], letters, f"{name}: a part")]
            getattr(s, cell)[p] = UNSEEN if cell == "ballots" and word == "v?" else number(word[1:], most, f"{name}: {cell}", max(least, 0))


def _read_table(s: State, text: str) -> None:
    s.corruption = NOBODY
    s.favor[:] = [NOBODY] * FAVORS
    s.pawn[:] = [NOWHERE] * MOST_PAWNS
    s.deal_from[:] = [NOBODY] * DEALS
    s.deal_with[:] = [NOBODY] * DEALS
    for part in [] if text == "-" else text.split(","):
        name, _, value = part.partition("=")
        if name == "corruption":
            s.corruption = seat(value, SEAT_LETTERS[: s.players], "who has the corruption pawn")
        elif name == "police":
            squares = value.split(".")
            demand(len(squares) == PAWNS[s.players - FEWEST_PLAYERS], f"there are {PAWNS[s.players - FEWEST_PLAYERS]} pawns")
            for k, square in enumerate(squares):
                s.pawn[k] = choice(square, SQUARE_NAMES, "a pawn's square")
        elif name in FAVOR_NAMES:
            s.favor[FAVOR_NAMES.index(name)] = seat(value, SEAT_LETTERS[: s.players], f"who has {name}")
        else:
            k = choice(name, DEAL_WORDS, "a favor, a pawn or a deal")
            demand(len(value) == 2 and value[0] != value[1], "a deal has two parties")
            s.deal_from[k], s.deal_with[k] = (seat(letter, SEAT_LETTERS[: s.players], "a party of a deal") for letter in value)


def _read_phase(s: State, text: str) -> None:
    word, _, rest = text.partition("=")
    s.phase = PHASE_WORDS[list(PHASE_WORDS)[choice(word, list(PHASE_WORDS), "the phase")]]
    parts = rest.split(",")
    s.seat = seat(parts[0], SEAT_LETTERS[: s.players], "who is asked")
    s.square = NOWHERE
    for part in parts[1:]:
        name, _, value = part.partition(":")
        choice(name, list(CONTEXT), "what is going on")
        _, least, most = CONTEXT[name]
        _set(s, name, [number(word, most, name, least) for word in value.split(".")])


def _set(s: State, name: str, cells: list[int]) -> None:
    shape = SHAPES.get(name, ())
    size = prod(shape)
    demand(len(cells) == size, f"{name} has {size} numbers, not {len(cells)}")
    if len(shape) == 2:
        setattr(s, name, [cells[i : i + shape[1]] for i in range(0, size, shape[1])])
    else:
        setattr(s, name, cells if shape else cells[0])


def _complete(s: State) -> None:
    """Fill in what follows: the supplies."""
    for kind in range(KINDS):
        placed = sum(token == kind + 1 for token in s.den + s.traffic)
        s.tokens[kind] = TOKENS[s.players - FEWEST_PLAYERS][kind] - placed
        demand(s.tokens[kind] >= 0, f"{placed} tokens {KIND_LETTERS[kind]} are too many")
    s.blades_left = BLADES_A_GANG * s.players - sum(s.blades)
    s.guns_left = GUNS_A_GANG * s.players - sum(s.guns)
    demand(s.blades_left >= 0 and s.guns_left >= 0, "there are not so many weapons")
