"""The pieces of one ward, arranged in the room the ward has for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fivepoints.games.tammany.picture.ink import DISPLAY, Ink
from fivepoints.games.tammany.picture.pen import at, spoken, tag, text, use
from fivepoints.games.tammany.picture.pieces import (
    HALL,
    LOCK,
    boss_stack,
    boss_stack_size,
    cube_stack,
    cube_stack_size,
    plaque,
    plaque_width,
)
from fivepoints.games.tammany.words import NATION_NAMES, SEAT_LETTERS

BONUSES = {"1": "bonus-cube", "2": "bonus-cube", "4": "bonus-favor", "7": "bonus-favor"}
TAMMANY_HALL = "14"

FADED = 0.78
"""Pieces of a ward that waits while another one votes."""
LARGEST = 1.03
"""Pieces are never drawn larger than this; where there is room they all have the same size."""
READABLE = 0.86
"""Below this the pieces may overrun their area, by OVERRUN at most."""
OVERRUN = 1.06
ROWS_PREFERRED = 1.13
"""Number, bosses, cubes in rows below each other read best: taken unless another arrangement is this much larger."""


@dataclass(frozen=True)
class Box:
    """Something with a size that can be drawn with its upper left corner at a place."""

    width: float
    height: float
    draw: Callable[[float, float], str]


def leader(bosses: Sequence[int]) -> int | None:
    """The seat with most bosses, if there is one alone."""
    most = max(bosses)
    return bosses.index(most) if most and bosses.count(most) == 1 else None


def pieces(ink: Ink, number: str, ward: Mapping[str, Any], room: Mapping[str, float], saying: str, *, faded: bool) -> str:
    """All that stands in an open ward; `saying` says it in words."""
    arrangement, scale = _best(list(_arrangements(*_boxes(ink, number, ward))), room)
    corner = at(room["x"] - arrangement.width * scale / 2, room["y"] - arrangement.height * scale / 2, scale)
    first = leader(ward["bosses"])
    return tag(
        "g",
        spoken(saying),
        tag("g", arrangement.draw(0, 0), transform=corner),
        class_="ward",
        data_ward=number,
        data_zone=ward["zone"],
        data_leader=None if first is None else SEAT_LETTERS[first],
        data_locked="true" if ward["locked"] else "false",
        opacity=FADED if faded else None,
    )


def _boxes(ink: Ink, number: str, ward: Mapping[str, Any]) -> tuple[list[Box], list[Box], list[Box]]:
    """The number with its badges, the bosses (most first), the cubes (in the nations' order)."""
    bosses = sorted(((count, seat) for seat, count in enumerate(ward["bosses"]) if count), key=lambda pair: -pair[0])
    cubes = [(ward["cubes"][nation], nation) for nation in NATION_NAMES if ward["cubes"][nation]]
    plate = Box(plaque_width(number), 32, lambda x, y: plaque(ink, number, leader(ward["bosses"]), x, y))
    badges = list(_badges(ink, number, locked=ward["locked"]))
    return [plate, *badges], [_bosses(ink, *pair) for pair in bosses], [_cubes(ink, *pair) for pair in cubes]


def _badges(ink: Ink, number: str, *, locked: bool) -> Iterator[Box]:
    if locked:
        yield Box(LOCK[0] + 1, LOCK[1] + 2, lambda x, y: use(ink, "lock", x, y, class_="lock"))
    if number in BONUSES:
        yield Box(36, 25, lambda x, y: use(ink, BONUSES[number], x, y, class_="bonus"))
    if number == TAMMANY_HALL:
        scale = 0.93
        width, height = HALL[0] * scale, HALL[1] * scale

        def hall(x: float, y: float) -> str:
            house = use(ink, "hall", x, y, scale, class_="hall")
            return house + text(x + width + 2, y + 24, "\N{MULTIPLICATION SIGN}2", DISPLAY, 17, ink.ink)

        yield Box(width + 24, height, hall)


def _bosses(ink: Ink, count: int, seat: int) -> Box:
    return Box(*boss_stack_size(count), lambda x, y: boss_stack(ink, seat, count, x, y))


def _cubes(ink: Ink, count: int, nation: str) -> Box:
    width, height = cube_stack_size(count)
    behind = height - cube_stack_size(1)[1]
    return Box(width, height, lambda x, y: cube_stack(ink, nation, count, x, y + behind))


def _row(boxes: Sequence[Box], gap: float, align: float = 1) -> Box:
    """Boxes beside each other; `align` 0 puts their tops on a line, 1 their feet."""
    height = max(box.height for box in boxes)

    def draw(x: float, y: float) -> str:
        drawn = ""
        for box in boxes:
            drawn += box.draw(x, y + (height - box.height) * align)
            x += box.width + gap
        return drawn

    return Box(sum(box.width for box in boxes) + gap * (len(boxes) - 1), height, draw)


def _column(boxes: Sequence[Box], gap: float) -> Box:
    """Boxes below each other, centred."""
    width = max(box.width for box in boxes)

    def draw(x: float, y: float) -> str:
        drawn = ""
        for box in boxes:
            drawn += box.draw(x + (width - box.width) / 2, y)
            y += box.height + gap
        return drawn

    return Box(width, sum(box.height for box in boxes) + gap * (len(boxes) - 1), draw)


def _rows(boxes: Sequence[Box], most: int, gap: float) -> list[Box]:
    """Boxes in as few rows as hold at most so many each, the rows as even as can be."""
    if not boxes:
        return []
    rows = -(-len(boxes) // most)
    each = -(-len(boxes) // rows)
    return [_row(boxes[i : i + each], gap) for i in range(0, len(boxes), each)]


def _arrangements(head: list[Box], bosses: list[Box], cubes: list[Box]) -> Iterator[tuple[Box, float]]:
    """Every way to set the pieces, with how much it is preferred."""
    for bosses_in_row in (5, 4, 3, 2):
        for cubes_in_row in (4, 3, 2):
            cube_rows = _rows(cubes, cubes_in_row, 4)
            rows = _rows(bosses, bosses_in_row, 3) + cube_rows
            yield _column([_row(head, 6), *rows], 5), ROWS_PREFERRED
            if rows:
                yield _row([_column(head, 5), _column(rows, 5)], 8, align=0.3), 1
            yield _column([_row([*head, *bosses], 5), *cube_rows], 5), 1


def _best(arrangements: Sequence[tuple[Box, float]], room: Mapping[str, float]) -> tuple[Box, float]:
    """The arrangement that can be drawn largest, and its scale; of nearly equal ones the first."""
    best, best_scale, best_worth = arrangements[0][0], 0.0, 0.0
    for box, preference in arrangements:
        exact = min(room["w"] / box.width, room["h"] / box.height)
        scale = min(LARGEST, max(exact, min(READABLE, exact * OVERRUN)))
        if scale * preference > best_worth + 0.03:
            best, best_scale, best_worth = box, scale, scale * preference
    return best, best_scale
