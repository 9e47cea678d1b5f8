"""The inks of the picture: every colour and type face, for daylight ("light") and gaslight ("dark")."""

from __future__ import annotations

from dataclasses import dataclass, replace

OUTLINE = "#1D1710"
"""The dark line around every piece, the same in both themes."""
INK_ON_PAPER = "#2A2119"
"""Lettering on a piece's own paper, which is pale in both themes."""


@dataclass(frozen=True)
class Face:
    """A type face: where the first family is missing the next of the same temper takes its place."""

    family: str
    weight: int = 400
    style: str = "normal"
    breadth: float = 1.0
    """Width of its letters, compared with the map's lettering."""


DISPLAY = Face("Besley, Clarendon, Rockwell, Bookman Old Style, Georgia, serif", weight=700, breadth=1.2)
TEXT = Face("Libre Franklin, Helvetica Neue, Arial, Liberation Sans, sans-serif", breadth=1.06)
TEXT_BOLD = replace(TEXT, weight=700, breadth=1.1)
MAP = Face("Old Standard TT, Times New Roman, Liberation Serif, serif")
MAP_ITALIC = replace(MAP, style="italic")


@dataclass(frozen=True)
class NationInk:
    """A nation's cube: front, light top, dark side, and the mark on it."""

    face: str
    top: str
    side: str
    mark: str


@dataclass(frozen=True)
class SeatInk:
    """A seat's colour, and the lettering on it."""

    coat: str
    lettering: str = "#FFFFFF"


@dataclass(frozen=True)
class Ink:
    """All colours of one theme; `prefix` begins every id, so that pictures of different looks can share a page."""

    prefix: str
    page: str
    panel: str
    panel_2: str
    ink: str
    ink_2: str
    line: str
    line_2: str
    brass: str
    brass_2: str
    brass_ink: str
    masthead: str
    land: str
    land_far: str
    block: str
    block_alpha: float
    engrave: str
    water: str
    water_near: str
    waterline: str
    park: str
    veil: str
    halo: str
    bare: str
    zones: dict[str, str]
    nations: dict[str, NationInk]
    seats: tuple[SeatInk, ...]

    def id(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def url(self, name: str) -> str:
        return f"url(#{self.id(name)})"


LIGHT = Ink(
    prefix="tammany",
    page="#E4D9C1",
    panel="#FBF6EA",
    panel_2="#F2E9D5",
    ink="#2A2119",
    ink_2="#5B4C3B",
    line="#CBBB9A",
    line_2="#8C7A5E",
    brass="#B5790A",
    brass_2="#F6DFA6",
    brass_ink="#6B4700",
    masthead="#2A2119",
    land="#F6EEDB",
    land_far="#EAE0C9",
    block="#4A3820",
    block_alpha=0.105,
    engrave="#4A3B2A",
    water="#D3DEDA",
    water_near="#B7CAC7",
    waterline="#5E7F82",
    park="#9DB086",
    veil="#B5AA95",
    halo="#FFFBF0",
    bare="#F3E4C8",
    zones={"I": "#C8705A", "II": "#4F8A86", "III": "#C2952B"},
    nations={
        "irish": NationInk("#145C22", "#478F50", "#0B3814", "#FFFFFF"),
        "english": NationInk("#FAF6EA", "#FFFFFF", "#CFC5AE", "#A3231F"),
        "german": NationInk("#E9B517", "#F8D765", "#A97F06", "#1F1A12"),
        "italian": NationInk("#3479C8", "#74A8E4", "#1B4881", "#FFFFFF"),
    },
    seats=(
        SeatInk("#A12B26"),
        SeatInk("#22262C"),
        SeatInk("#6A4BA3"),
        SeatInk("#F07A24", lettering="#1F1408"),
        SeatInk("#118272"),
    ),
)

DARK = replace(
    LIGHT,
    page="#101315",
    panel="#1C2124",
    panel_2="#262C30",
    ink="#F1E7D2",
    ink_2="#BDB097",
    line="#394146",
    line_2="#7F8890",
    brass="#F0B849",
    brass_2="#47381A",
    brass_ink="#FFD98A",
    masthead="#0A0C0D",
    land="#37342C",
    land_far="#262622",
    block="#F3E3BE",
    block_alpha=0.085,
    engrave="#BBA983",
    water="#16232A",
    water_near="#24383F",
    waterline="#5F8590",
    park="#4F6044",
    veil="#15191B",
    halo="#F4EAD3",
    zones={"I": "#D1745D", "II": "#56A39D", "III": "#D6A93C"},
    seats=(LIGHT.seats[0], SeatInk("#343B44"), *LIGHT.seats[2:]),
)

THEMES = {"light": LIGHT, "dark": DARK}
GERMANS_OF_2009 = NationInk("#DE7F1B", "#F3AA5B", "#9A540B", "#1F1A12")


def inks(theme: str, edition: int) -> Ink:
    """The inks of a theme and an edition: the Germans of 2009 are orange, those of 2020 yellow (rules, 11 E3)."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    base = THEMES[theme]
    nations = base.nations | {"german": GERMANS_OF_2009} if edition == 2009 else base.nations
    return replace(base, prefix=f"tammany-{theme}-{edition}", nations=nations)


def mix(share: float, colour: str, ground: str) -> str:
    """`share` of a colour over a ground, as one opaque colour."""
    pairs = (tuple(int(text[i : i + 2], 16) for text in (colour, ground)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(share * over + (1 - share) * under):02X}" for over, under in pairs)
