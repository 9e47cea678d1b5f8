"""The map: water, land, wards in the colours of their zones, streets and their names, the order of voting."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fivepoints.games.tammany.picture.ink import DISPLAY, INK_ON_PAPER, MAP, MAP_ITALIC, Ink, mix
from fivepoints.games.tammany.picture.pen import along, at, centred, lettering, outline, outlines, path, spoken, tag, use
from fivepoints.games.tammany.picture.pieces import cube_stack

WIDTH, HEIGHT = 1000, 1120
SHORELINES = (46, 36, 27.5, 20, 13.5, 8.2, 4)
"""Distances of the engraved waterlines from the shore."""
HAND_COLOURING = ((34, 0.1), (22, 0.16), (11, 0.3))
"""Widths and strengths of the brush along a ward's edge."""
VEIL = 0.3
"""How much a ward is veiled while another one votes."""

STREET_NAMES = (
    # street, its name as lettered, where on its line that begins, how far above the line, read backwards
    ("Broadway", "Broadway", 0.46, 5, False),
    ("Bowery", "Bowery", 0.07, 5, True),
    ("Canal Street", "Canal St.", 0.04, 5, False),
    ("Houston Street", "Houston Street", 0.04, 5, False),
    ("Fourteenth Street", "Fourteenth Street", 0.4, 5, False),
    ("Division Street", "Division Street", 0.2, 5, False),
    ("Grand Street", "Grand Street", 0.47, 5, False),
)
FERRIES = (
    "M560,905Q660,930 752,985",
    "M690,735Q790,770 884,818",
    "M948,470Q985,520 975,560",
    "M205,610Q140,640 74,660",
    "M160,330Q100,330 40,345",
)
BANNERS = {"I": (470, 690), "II": (300, 212), "III": (692, 240)}
"""Where the banner of a closed zone hangs, between the numbers of its wards."""
RIBBON_TAIL = "M0,-17h36l-10,17l10,17h-36Z"
ARROW = "M-15,-4.5H0V-11L17,0L0,11V4.5H-15Z"


@cache
def geography() -> dict[str, Any]:
    """The drawn geometry of the board, in map units."""
    source = resources.files("fivepoints.games.tammany") / "data" / "map.json"
    drawn: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return drawn


def places() -> dict[str, str]:
    """The wards' names."""
    return {number: ward["name"] for number, ward in geography()["wards"].items()}


def definitions(ink: Ink) -> str:
    """Shapes drawn more than once, clips of the wards, and the patterns."""
    city = geography()
    shapes = {
        "island": outline(city["island"]),
        "shore": outline(city["island"]) + outlines(city["piers"]),
        "far-shore": outline(city["jersey"]) + outline(city["brooklyn"]),
        **{f"ward-{number}": outline(ward["outline"]) for number, ward in city["wards"].items()},
    }
    clips = ("island", *(f"ward-{number}" for number in city["wards"]))
    return "".join(
        [
            *(path(d, id=ink.id(name)) for name, d in shapes.items()),
            *(tag("clipPath", path(shapes[name]), id=ink.id(f"clip-{name}")) for name in clips),
            tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT), id=ink.id("clip-map")),
            *_patterns(ink),
        ]
    )


def _patterns(ink: Ink) -> list[str]:
    hatch = path("M0,0V7", stroke=ink.engrave, stroke_width=1.3, opacity=0.55)
    streets = path("M0,0H30M0,0V19", fill="none", stroke=ink.engrave, stroke_width=1, opacity=0.26)
    trees = tag("circle", cx=2.5, cy=2.5, r=1.7, fill=ink.engrave, opacity=0.38)
    trees += tag("circle", cx=7, cy=6.8, r=1.4, fill=ink.engrave, opacity=0.28)

    def pattern(name: str, drawing: str, width: float, height: float, turn: float) -> str:
        transform = f"rotate({turn})" if turn else None
        size: dict[str, float] = {"width": width, "height": height}
        return tag("pattern", drawing, id=ink.id(name), patternUnits="userSpaceOnUse", patternTransform=transform, **size)

    return [pattern("hatch", hatch, 7, 7, 38), pattern("far-streets", streets, 30, 19, -41), pattern("trees", trees, 9, 9, 0)]


def ground(ink: Ink, closed: Collection[str]) -> str:
    """The map with its names and arrows; it stays the same until a zone opens."""
    wards = geography()["wards"]
    closed_zones = {wards[number]["zone"] for number in closed}
    return "".join(
        [
            _water(ink),
            _land(ink),
            *(_ward(ink, number, ward, number in closed) for number, ward in wards.items()),
            _borders(ink),
            tag("g", _street_names(ink), _rivers(ink), _far_shores(ink), _arrows(ink, closed_zones), aria_hidden="true"),
        ]
    )


def veil(ink: Ink, number: str) -> str:
    """On a ward while another one votes."""
    return use(ink, f"ward-{number}", fill=ink.veil, opacity=VEIL, class_="veil", data_ward=number)


def _water(ink: Ink) -> str:
    """Lines that follow the shore, the nearer the darker: each is a broad stroke with a slightly narrower one of water on it."""
    water = tag("rect", width=WIDTH, height=HEIGHT, fill=ink.water)
    for step, distance in enumerate(SHORELINES, start=1):
        nearness = step / len(SHORELINES)
        line = mix(0.18 + 0.62 * nearness, ink.waterline, ink.water)
        wash = mix(nearness, ink.water_near, ink.water)
        for colour, width in ((line, 2 * distance + 1.5), (wash, 2 * distance - 0.4)):
            both = use(ink, "shore") + use(ink, "far-shore")
            water += tag("g", both, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round")
    return water


def _land(ink: Ink) -> str:
    """The far shores, the island with its piers, and the city that fades out north of Fourteenth Street."""
    top = _street("Fourteenth Street")
    north = outline([*top, (1100, -60), (-60, -60)])
    avenues = "".join(f"M{70 + i * 36},120L{66 + i * 36},-20" for i in range(24))
    streets = "".join(outline([(x, y - i * 15) for x, y in top], closed=False) for i in range(1, 7))
    grid = path(avenues + streets, fill="none", stroke=ink.engrave, stroke_width=1.1, opacity=0.3)
    return "".join(
        [
            use(ink, "far-shore", fill=ink.land_far),
            use(ink, "far-shore", fill=ink.url("far-streets"), stroke=ink.engrave, stroke_width=1.6),
            use(ink, "shore", fill=ink.land, stroke=ink.engrave, stroke_width=1.8, stroke_linejoin="round"),
            use(ink, "island", fill=ink.land),
            tag("g", path(north, fill=ink.land_far), grid, clip_path=ink.url("clip-island")),
        ]
    )


def _ward(ink: Ink, number: str, ward: Mapping[str, Any], closed: bool) -> str:
    """A ward's ground: wash, blocks, parks, and its edge coloured by hand; a closed one is hatched instead."""
    name, zone = f"ward-{number}", ink.zones[ward["zone"]]
    layers = [
        use(ink, name, fill=ink.land_far if closed else mix(0.11, zone, ink.land)),
        path(outlines(ward["blocks"]), fill=ink.block, opacity=ink.block_alpha),
    ]
    for park in ward["parks"].values():
        layers.append(path(outline(park), fill=ink.park, opacity=0.55))
        layers.append(path(outline(park), fill=ink.url("trees"), stroke=ink.engrave, stroke_width=0.7))
    if closed:
        layers.append(use(ink, name, fill=ink.url("hatch"), opacity=0.8))
    else:
        layers += [use(ink, name, fill="none", stroke=zone, stroke_width=width, opacity=share) for width, share in HAND_COLOURING]
    state = "closed" if closed else "open"
    return tag("g", *layers, clip_path=ink.url(f"clip-{name}"), class_=f"ground {state}", data_ward=number)


def _borders(ink: Ink) -> str:
    """Streets between wards as a pale line in a dark one; between zones broader, with a dashed line in it; then the coast."""
    city = geography()
    lines = ""
    for border in city["borders"]:
        one, other = (city["wards"][str(number)]["zone"] for number in border["wards"])
        lines += (_street_line if one == other else zone_line)(ink, outline(border["line"], closed=False))
    coast = path(outline(city["coast"], closed=False), stroke=ink.engrave, stroke_width=2.6, stroke_linejoin="round")
    top = _street_line(ink, outline(_street("Fourteenth Street"), closed=False))
    return tag("g", lines, coast, top, fill="none", stroke_linecap="round")


def _street_line(ink: Ink, d: str) -> str:
    return path(d, stroke=ink.engrave, stroke_width=4.6) + path(d, stroke=ink.land, stroke_width=2.6)


def zone_line(ink: Ink, d: str) -> str:
    road = path(d, stroke=ink.engrave, stroke_width=6.5) + path(d, stroke=ink.halo, stroke_width=3.6)
    return road + path(d, stroke=INK_ON_PAPER, stroke_width=1.5, stroke_dasharray="9 6", stroke_linecap="butt")


def chosen(ink: Ink, number: str) -> str:
    """The line around the ward that is chosen, or that votes."""
    brass = use(ink, f"ward-{number}", stroke=ink.brass, stroke_width=7)
    line = use(ink, f"ward-{number}", stroke=ink.ink, stroke_width=2)
    return tag("g", brass, line, fill="none", class_="chosen", data_ward=number)


def _street(name: str) -> list[list[float]]:
    line: list[list[float]] = next(street["line"] for street in geography()["streets"] if street["name"] == name)
    return line


def _street_names(ink: Ink) -> str:
    """Each name twice: a halo that keeps it off the blocks, then the letters."""
    letters = ""
    for street, name, start, rise, backwards in STREET_NAMES:
        line = _street(street)
        letters += along(line[::-1] if backwards else line, name, 13.5, spacing=1.1, start=start, rise=rise)
    face = lettering(MAP_ITALIC, 13.5) | {"text_anchor": "middle"}
    halo = tag("g", letters, fill=ink.land, stroke=ink.land, stroke_width=3, stroke_linejoin="round", **face)
    return halo + tag("g", letters, fill=ink.engrave, **face)


def _rivers(ink: Ink) -> str:
    colour = mix(0.8, ink.waterline, ink.ink)
    names = "".join(along(river["line"], river["name"], 27, spacing=8) for river in geography()["waters"])
    return tag("g", names, fill=colour, text_anchor="middle", **lettering(MAP_ITALIC, 27))


def _far_shores(ink: Ink) -> str:
    dots: dict[str, str | float] = {"stroke_width": 1.5, "stroke_dasharray": "2 6", "stroke_linecap": "round"}
    ferries = path("".join(FERRIES), fill="none", stroke=ink.waterline, **dots)
    brooklyn = centred(0, 0, "BROOKLYN", MAP, 17, ink.engrave, transform=at(884, 905, turn=-47))
    jersey = centred(0, 0, "JERSEY CITY", MAP, 15, ink.engrave, transform=at(34, 640, turn=-90))
    return ferries + tag("g", brooklyn, jersey, opacity=0.8, letter_spacing=6)


def _arrows(ink: Ink, closed_zones: Collection[str]) -> str:
    """From each ward to the one that votes after it."""
    drawn = ""
    for arrow in geography()["arrows"]:
        if arrow["zone"] not in closed_zones:
            place = at(arrow["x"], arrow["y"], turn=arrow["turn"])
            halo = path(ARROW, stroke=ink.halo, stroke_width=2.4, stroke_linejoin="round")
            drawn += tag("g", halo, path(ARROW), fill=arrow_ink(ink, arrow["zone"]), transform=place)
    return drawn


def arrow_ink(ink: Ink, zone: str) -> str:
    return mix(0.88, ink.zones[zone], "#000000")


def closed_number(ink: Ink, number: str, saying: str) -> str:
    """The grey number of a ward that is not open yet."""
    x, y = geography()["wards"][number]["label"]
    face = lettering(DISPLAY, 30) | {"text_anchor": "middle", "x": x, "y": y + 11}
    halo = tag("text", number, stroke=ink.land_far, stroke_width=6, stroke_linejoin="round", **face)
    grey = tag("text", number, fill=mix(0.7, ink.engrave, ink.land_far), **face)
    return tag("g", spoken(saying), halo, grey, class_="ward-closed", data_ward=number)


def banner(ink: Ink, zone: str, opening: str, waiting: Mapping[str, int]) -> str:
    """The ribbon on a closed zone: when it opens, and the cubes that wait for that day."""
    cubes = [nation for nation, count in waiting.items() for _ in range(count)]
    width, height = 172, 88 if cubes else 58
    paper: dict[str, str | float] = {"stroke": ink.engrave, "stroke_width": 1.6, "stroke_linejoin": "round"}
    tails = "".join(path(RIBBON_TAIL, transform=f"{at(side * (width / 2 - 12), 10)} scale({side} 1)") for side in (-1, 1))
    row = (cube_stack(ink, nation, 1, 3 - len(cubes) * 15 + i * 30, height / 2 - 33, 0.8) for i, nation in enumerate(cubes))
    return tag(
        "g",
        tag("g", tails, fill=ink.land_far, **paper),
        tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=3, fill=ink.land, **paper),
        centred(0, 25 - height / 2, f"Zone {zone}", DISPLAY, 19, ink.ink),
        centred(0, 45 - height / 2, opening, MAP_ITALIC, 17, ink.ink),
        *row,
        class_="banner",
        data_zone=zone,
        transform=at(*BANNERS[zone]),
    )
