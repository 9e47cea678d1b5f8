"""What lies in the harbour and around the map: compass, ship, cartouche, Castle Garden, frame."""

from __future__ import annotations

import math
from collections.abc import Mapping

from fivepoints.games.tammany.picture.caption import listed
from fivepoints.games.tammany.picture.city import HEIGHT, WIDTH
from fivepoints.games.tammany.picture.ink import DISPLAY, MAP, MAP_ITALIC, Ink
from fivepoints.games.tammany.picture.pen import along, arc, at, centred, lettering, number, outline, path, spoken, tag
from fivepoints.games.tammany.picture.pieces import cube_stack
from fivepoints.games.tammany.words import NATION_NAMES

HULL = "M-34,14q6,12 14,13h38q9,-2 18,-15l-12,3h-44Z"
MASTS = "M-18,14V-30M4,14V-38M24,12V-26M36,9l18,-12"
SAILS = (
    "M-27,-8q9,5 18,0v-16q-9,5 -18,0ZM-26,9q9,4 17,0v-14q-9,5 -18,0ZM-6,-12q10,6 20,0v-20q-10,6 -20,0Z"
    "M-7,8q11,5 22,0v-17q-11,5 -22,0ZM17,-8q8,4 15,0v-14q-8,4 -15,0ZM17,7q8,4 15,0v-12q-8,4 -15,0ZM38,6l14,-9-14,-15Z"
)
PENNANTS = "M4,-38l9,3-9,3M-18,-30l8,2.5-8,2.5"
WAVES = "M-46,29q8,-5 16,0t16,0t16,0t16,0t16,0"

GARDEN = (150.0, 960.0)
GARDEN_RADIUS = 78.0
GARDEN_PLACES = {
    5: ((-41, -20), (0, -20), (41, -20), (-20, 21), (20, 21)),
    6: ((-41, -20), (0, -20), (41, -20), (-41, 21), (0, 21), (41, 21)),
    7: ((-20, -40), (20, -40), (-41, 0), (0, 0), (41, 0), (-20, 40), (20, 40)),
}
"""Where the cubes lie in Castle Garden, by how many it holds at most (players and two)."""


def compass(ink: Ink, x: float, y: float, radius: float, north: float) -> str:
    """A rose that shows where north is; on this map up is north-east."""
    ticks = ""
    for step in range(32):
        angle, inner = step * math.pi / 16, 0.86 if step % 4 else 0.8
        ends = [(math.sin(angle) * radius * part, -math.cos(angle) * radius * part) for part in (0.92, inner)]
        ticks += outline(ends, closed=False)
    points = "".join(
        _compass_point(ink, angle + quarter * 90, radius * length, radius * width)
        for angle, length, width in ((45, 0.62, 0.15), (0, 1.16, 0.2))
        for quarter in range(4)
    )
    return tag(
        "g",
        tag("circle", r=radius, fill="none", stroke=ink.engrave),
        tag("circle", r=radius * 0.92, fill="none", stroke=ink.engrave, stroke_width=0.6),
        path(ticks, stroke=ink.engrave, stroke_width=0.7),
        points,
        tag("circle", r=radius * 0.1, fill=ink.land, stroke=ink.engrave),
        centred(0, -radius * 1.26, "N", DISPLAY, radius * 0.4, ink.engrave),
        transform=at(x, y, turn=-north),
        aria_hidden="true",
    )


def _compass_point(ink: Ink, turn: float, length: float, width: float) -> str:
    dark = path(outline([(0, -length), (width, -width), (0, 0)]), fill=ink.engrave)
    light = path(outline([(0, -length), (-width, -width), (0, 0)]), fill=ink.land, stroke=ink.engrave, stroke_width=0.9)
    return tag("g", dark, light, transform=f"rotate({number(turn)})")


def ship(ink: Ink, x: float, y: float, bag: Mapping[str, int]) -> str:
    """A ship with the newcomers still to arrive: the bag."""
    vessel = tag(
        "g",
        path(HULL, fill=ink.engrave),
        path(MASTS, fill="none"),
        path(SAILS),
        path(PENNANTS, fill=ink.zones["I"]),
        path(WAVES, fill="none", stroke=ink.waterline),
        transform=at(x, y, 0.86),
        fill=ink.land,
        stroke=ink.engrave,
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    count = sum(bag.values())
    return tag("g", vessel, centred(x, y + 46, f"in the bag: {count}", MAP_ITALIC, 18, ink.ink), class_="ship", data_count=count)


def cartouche(ink: Ink, x: float, y: float) -> str:
    """The title of the map."""
    rosettes = "".join(_rosette(ink, a * 150, -6 + b * 78) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    return tag(
        "g",
        tag("rect", x=-150, y=-84, width=300, height=156, rx=22, fill=ink.land, stroke=ink.engrave, stroke_width=2.2),
        tag("rect", x=-142, y=-76, width=284, height=140, rx=18, fill="none", stroke=ink.engrave, stroke_width=0.9),
        rosettes,
        centred(0, -46, "A Plan of the City of", MAP_ITALIC, 19, ink.engrave),
        centred(0, -12, "NEW-YORK", DISPLAY, 32, ink.engrave, letter_spacing=2.5),
        path("M-96,4H-14M14,4H96", stroke=ink.engrave),
        path("M0,-1l6,5-6,5-6,-5Z", fill=ink.engrave),
        centred(0, 29, "IN ITS LOWER WARDS", MAP, 16, ink.engrave, letter_spacing=3.2),
        centred(0, 53, "with the order of their voting", MAP_ITALIC, 15, ink.engrave),
        transform=at(x, y, 0.93),
        aria_hidden="true",
    )


def _rosette(ink: Ink, x: float, y: float) -> str:
    return tag(
        "g",
        tag("circle", r=13, fill=ink.land, stroke=ink.engrave, stroke_width=1.6),
        tag("circle", r=8.5, fill="none", stroke=ink.engrave, stroke_width=0.9),
        path("M0,-6L1.8,-1.8 6,0 1.8,1.8 0,6 -1.8,1.8 -6,0 -1.8,-1.8Z", fill=ink.engrave),
        transform=at(x, y),
    )


def castle_garden(ink: Ink, garden: Mapping[str, int], players: int) -> str:
    """The round fort off the Battery, with one place for each cube it holds at most."""
    x, y = GARDEN
    line = arc(x, y, GARDEN_RADIUS + 15, -186, -26)
    name = along(line, "CASTLE GARDEN", 15 * DISPLAY.breadth, spacing=1.4)
    return tag(
        "g",
        spoken(f"Castle Garden: {listed(garden)}"),
        tag("g", _fort(ink, GARDEN_RADIUS), _newcomers(ink, garden, players), transform=at(x, y)),
        tag("g", name, fill=ink.ink, text_anchor="middle", **lettering(DISPLAY, 15)),
        class_="garden",
    )


def _fort(ink: Ink, r: float) -> str:
    """The walls with their embrasures, the water around them, and the bridge to the Battery."""
    bridge = outline([(r * 0.6, -r * 0.62), (r + 62, -r * 0.98), (r + 68, -r * 0.82), (r * 0.8, -r * 0.42)])
    embrasures = "".join(
        tag("rect", x=-2.5, y=1.5 - r, width=5, height=6, fill=ink.engrave, transform=f"rotate({number(i * 360 / 28)})")
        for i in range(28)
    )
    return "".join(
        [
            tag("circle", r=r + 13, fill=ink.water_near, stroke=ink.waterline, stroke_width=0.8),
            tag("circle", r=r + 7, fill="none", stroke=ink.waterline, stroke_width=0.8),
            path(bridge, fill=ink.land, stroke=ink.engrave, stroke_width=1.2),
            tag("circle", r=r, fill=ink.land_far, stroke=ink.engrave, stroke_width=2),
            tag("circle", r=r - 9, fill=ink.land, stroke=ink.engrave, stroke_width=1.3),
            embrasures,
        ]
    )


def _newcomers(ink: Ink, garden: Mapping[str, int], players: int) -> str:
    places = GARDEN_PLACES[players + 2]
    cubes = [nation for nation in NATION_NAMES for _ in range(garden[nation])]
    dashed: dict[str, str | float] = {"stroke_dasharray": "2.5 3", "opacity": 0.55}
    drawn = [cube_stack(ink, nation, 1, x - 16.5, y - 17, 1.12) for nation, (x, y) in zip(cubes, places, strict=False)]
    for x, y in places[len(cubes) :]:
        drawn.append(tag("rect", x=x - 13, y=y - 12, width=26, height=26, fill="none", stroke=ink.engrave, **dashed))
    return "".join(drawn)


def frame(ink: Ink) -> str:
    """The engraved border of the map."""
    rules = ((4, 2.6, None), (10, 1, None), (13.5, 4, "42 42"), (17, 1, None))
    lines = ""
    for inset, thickness, dashes in rules:
        width, height = WIDTH - 2 * inset, HEIGHT - 2 * inset
        lines += tag("rect", x=inset, y=inset, width=width, height=height, stroke_width=thickness, stroke_dasharray=dashes)
    return tag("g", lines, fill="none", stroke=ink.engrave, aria_hidden="true")
