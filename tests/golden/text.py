"""How a golden game is written, for every game alike: a numbered line for each draw and move, positions behind `=`, scores and places at the end."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from fivepoints.core.game import Game

FOLDER = Path(__file__).parent
SEATS = "abcdef"
LETTER_OF_A_DRAW = "-"
MOVE = re.compile(r" *(\d+)  ([a-f-])  (.+)")
POSITION = re.compile(r" +=  (.+)")


def enter(game: Game, seat: int | None, text: str) -> None:
    if seat is None:
        game.draw(text)
    else:
        game.play(seat, text)


def line(count: int, seat: int | None, text: str) -> str:
    return f"{count:4}  {LETTER_OF_A_DRAW if seat is None else SEATS[seat]}  {text}"


def position(game: Game) -> str:
    return f"      =  {game.position()}"


def ending(game: Game) -> list[str]:
    result = game.result()
    return ["Scores  " + " ".join(map(str, result["scores"])), "Places  " + " ".join(map(str, result["ranks"]))]


def moves_in(name: str) -> list[tuple[int, int | None, str]]:
    """Every draw and move of a file: its number, the seat (None for a draw), the text."""
    rows = filter(None, map(MOVE.fullmatch, file_of(name).read_text("utf-8").splitlines()))
    return [(int(number), None if seat == LETTER_OF_A_DRAW else SEATS.index(seat), text) for number, seat, text in (row.groups() for row in rows)]


def replay(name: str, game: Game, parse: Callable[[str], Game]) -> int:
    """Every draw and move of the file is legal, every position as written, and a game read back from it goes on the same way; how many positions."""
    lines = file_of(name).read_text("utf-8").splitlines()
    moves, positions = enumerate(moves_in(name), 1), 0
    for text in lines:
        if MOVE.fullmatch(text):
            count, (number, seat, said) = next(moves)
            assert number == count
            assert said in (dict(game.chance()) if seat is None else game.legal(seat))
            enter(game, seat, said)
        elif found := POSITION.fullmatch(text):
            positions += 1
            assert game.position() == found[1]
            game = parse(found[1])
    assert game.over
    assert lines[-2:] == ending(game)
    return positions


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def write(games: Mapping[str, Any], playthrough: Callable[[Any], str]) -> None:
    for name, table in games.items():
        file_of(name).write_text(playthrough(table), "utf-8", newline="\n")
