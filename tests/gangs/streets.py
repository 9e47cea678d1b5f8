"""Setting a table of Gangs for a test: gangs by their letters, members and tokens by square, moves said with the gang before them.

Expected values in the tests are worked out by hand from docs/rules/gangs.md; nothing here asks the engine what is right.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from fivepoints.core.errors import IllegalMove
from fivepoints.core.game import Game
from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.board import BOX_NAMES, CLASS, DEN, EQUIPMENT_NAMES, FAVOR_NAMES, NOBODY, SQUARE_NAMES
from fivepoints.games.gangs.flow import go_on
from fivepoints.games.gangs.layout import NEXT_GANG, NEXT_STAGE, NEXT_TURN, STAGE_C, State
from fivepoints.games.gangs.people import begin_line
from fivepoints.games.gangs.words import DEAL_WORDS, KIND_WORDS, STAGE_LETTERS

GANGS = "WRBEDC"
HOMES = dict(zip(GANGS, ["6a", "4a", "17a", "13a", "15b", "8a"], strict=True))
PLACES = SQUARE_NAMES + BOX_NAMES
Where = Mapping[str, str]


def count(text: str) -> tuple[int, int]:
    """`3m1w` as men and women."""
    men, _, rest = text.partition("m") if "m" in text else ("0", "", text)
    return int(men), int(rest.rstrip("w") or 0)


def state(
    *,
    turn: int = 4,
    order: str = GANGS,
    people: Mapping[str, Where] | None = None,
    tokens: Mapping[str, str] | None = None,
    cash: Mapping[str, int] | int = 10,
    police: list[str] | None = None,
    favors: Where | None = None,
    deals: Where | None = None,
    equipment: Where | None = None,
    corruption: str = "",
    cells: Mapping[str, Mapping[str, Any]] | None = None,
    **options: Any,
) -> State:
    """A table before anything of a turn. A gang that is not named has 3m2w on its HQ; `cells` sets cells of the state by gang, as `dial` or `guns`."""
    gangs = sorted(order, key=GANGS.index)
    absent = "".join(g for g in GANGS if g not in order)
    s = RULES.start(len(order), {"gangs": "".join(gangs) + absent, **options})
    seat = {letter: p for p, letter in enumerate(gangs)}
    s.turn = turn
    s.owes = [0] * 6
    s.order[: len(order)] = [seat[letter] for letter in order]
    for letter, p in seat.items():
        s.cash[p] = cash if isinstance(cash, int) else cash.get(letter, 10)
        for place, members in (people or {}).get(letter, {HOMES[letter]: "3m2w"}).items():
            men, women = count(members)
            if place[:-1] in ("bed", "cell"):
                rows = (s.bed_men, s.bed_women) if place[:-1] == "bed" else (s.cell_men, s.cell_women)
                rows[0][int(place[-1])][p], rows[1][int(place[-1])][p] = men, women
            else:
                s.men[PLACES.index(place)][p], s.women[PLACES.index(place)][p] = men, women
    for place, said in (tokens or {}).items():
        letter, *kinds = said.split()
        s.owner[PLACES.index(place)] = seat[letter]
        for word in kinds:
            kind = KIND_WORDS.index(word)
            (s.den if CLASS[kind] == DEN else s.traffic)[PLACES.index(place)] = kind + 1
            s.tokens[kind] -= 1
    for k, square in enumerate(police or []):
        s.pawn[k] = PLACES.index(square)
    for name, letter in (favors or {}).items():
        s.favor[FAVOR_NAMES.index(name)] = seat[letter]
    for name, pair in (deals or {}).items():
        k = DEAL_WORDS.index(name)
        s.deal_from[k], s.deal_with[k] = seat[pair[0]], seat[pair[1]]
    for letter, things in (equipment or {}).items():
        for thing in things.split():
            s.equipment[seat[letter]] |= 1 << EQUIPMENT_NAMES.index(thing)
            s.board_men[seat[letter]] += 1
    for name, values in (cells or {}).items():
        for letter, value in values.items():
            getattr(s, name)[seat[letter]] = list(value) if isinstance(value, list) else value
    if corruption:
        s.corruption = seat[corruption]
    s.blades_left -= sum(s.blades)
    s.guns_left -= sum(s.guns)
    return s


def begin(stage: str, of: str = "", **how: Any) -> Game:
    """A game at the beginning of a lettered phase; in phase c at the turn of the gang named."""
    s = state(**how)
    if stage == "a":
        s.turn -= 1
        s.phase = NEXT_TURN
    elif of:
        s.stage = STAGE_C
        begin_line(s)
        s.at = "".join(how.get("order", GANGS)).index(of) - 1
        s.phase = NEXT_GANG
    else:
        s.stage = STAGE_LETTERS.index(stage) - 1
        s.phase = NEXT_STAGE
    go_on(s)
    return Game(RULES, s)


def actions_of(gang: str, **how: Any) -> Game:
    """A game at a gang's actions: its moves are done, if there are any."""
    game = begin("c", gang, **how)
    return play(game, f"{gang} done") if phase(game) == "move" else game


# Playing


def letters(game: Game) -> list[str]:
    return [GANGS[g] for g in game.state().gang[: game.players]]


def play(game: Game, *moves: str) -> Game:
    """Moves with their gang before them, `W step 2m 6a 2a`; `draw 1g` feeds a draw."""
    for move in moves:
        who, text = move.split(" ", 1)
        if who == "draw":
            game.draw(text)
        else:
            game.play(letters(game).index(who), text)
    return game


def refused(game: Game, move: str, *words: str) -> None:
    who, text = move.split(" ", 1)
    with pytest.raises(IllegalMove) as error:
        game.play(letters(game).index(who), text)
    assert all(word in str(error.value) for word in words), str(error.value)


def run(game: Game, until: Callable[[State], bool]) -> Game:
    """Everybody does as the default has it, and of each draw the first outcome comes, until something holds."""
    for _ in range(2000):
        if until(game.state()):
            return game
        if game.chance():
            game.draw(game.chance()[0][0])
        else:
            seat = game.movers()[0]
            game.play(seat, RULES.notation.default(game.asking(seat)))
    raise AssertionError("it never comes")


def until_turn(game: Game, turn: int, stage: str) -> Game:
    return run(game, lambda s: (s.turn, s.stage) >= (turn, STAGE_LETTERS.index(stage)))


# Looking


def asked(game: Game) -> str:
    """The gangs that owe a move."""
    return "".join(letters(game)[p] for p in game.movers())


def phase(game: Game) -> str:
    return str(game.view(None)["phase"])


def offered(game: Game, verb: str = "") -> set[str]:
    """The moves of the gang that is asked that begin with a word."""
    return {text for text in game.legal(game.movers()[0]) if text.startswith(verb)}


def there(game: Game, gang: str, place: str) -> str:
    """A gang's members in a place, on a bed or in a cell."""
    s, p = game.state(), letters(game).index(gang)
    if place[:-1] in ("bed", "cell"):
        rows = (s.bed_men, s.bed_women) if place[:-1] == "bed" else (s.cell_men, s.cell_women)
        men, women = rows[0][int(place[-1])][p], rows[1][int(place[-1])][p]
    else:
        men, women = s.men[PLACES.index(place)][p], s.women[PLACES.index(place)][p]
    return (f"{men}m" if men else "") + (f"{women}w" if women else "") or "-"


def cell(game: Game, name: str, gang: str) -> int:
    value: int = getattr(game.state(), name)[letters(game).index(gang)]
    return value


def cash(game: Game, gang: str) -> int:
    return cell(game, "cash", gang)


def token(game: Game, square: str) -> str:
    """`W rat-pit`, or `-`."""
    s, v = game.state(), PLACES.index(square)
    kinds = [KIND_WORDS[k - 1] for k in (s.den[v], s.traffic[v]) if k]
    return " ".join([letters(game)[s.owner[v]], *kinds]) if s.owner[v] != NOBODY else "-"


def odds(game: Game, of: Callable[[str], bool]) -> Fraction:
    """How likely it is that an outcome of the draw is such a one."""
    outcomes = game.chance()
    return Fraction(sum(weight for text, weight in outcomes if of(text)), sum(weight for _, weight in outcomes))
