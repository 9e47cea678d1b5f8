"""The pieces, drawn once and used by name: cubes, favors, bosses with their hats, locks, tokens, offices, the hall."""

from __future__ import annotations

from fivepoints.games.tammany.picture.ink import DISPLAY, INK_ON_PAPER, OUTLINE, TEXT_BOLD, Ink, SeatInk
from fivepoints.games.tammany.picture.pen import at, centred, path, tag, use
from fivepoints.games.tammany.words import NATION_NAMES, SEAT_LETTERS

CUBE = (30.0, 30.5)
BOSS = (36.0, 44.0)
LOCK = (24.0, 28.0)
HALL = (40.0, 34.0)

CUBE_STEP = 4.5
"""How far a cube in a stack stands behind the one in front."""
BOSS_STEP = 5.5
SHOWN = 3
"""A stack shows at most so many pieces; the count says the rest."""

SHAMROCK_STALK = "M-.8,0L.8,0L2.4,7L.4,7Z"
CROSS = "M-2.2,-7h4.4v4.8h4.8v4.4h-4.8v4.8h-4.4v-4.8h-4.8v-4.4h4.8Z"
BARS = "M-7,-6.6h14v3.4h-14ZM-7,-1.7h14v3.4h-14ZM-7,3.2h14v3.4h-14Z"
STAR = "M0,-8L2.1,-2.9L7.6,-2.5L3.4,1.1L4.7,6.5L0,3.6L-4.7,6.5L-3.4,1.1L-7.6,-2.5L-2.1,-2.9Z"

TOP_HAT = "M11.5,.6h13v10h4.6q1.6,1.6 0,3.2h-22.2q-1.6,-1.6 0,-3.2h4.6Z"
BOWLER = "M10,11q-.5,-9.6 8,-9.6q8.5,0 8,9.6h3.6q2,1.4 0,3.2q-11.6,1.6 -23.2,0q-2,-1.8 0,-3.2Z"
FLAT_CAP = "M8.5,13.6q-3.2,-7.8 6,-10q9.5,-1.6 13,4.4q4.8,1.6 5.6,5.2q-7,-1.6 -13,-.6q-6,1.2 -11.6,1Z"
BOATER = "M10.5,3.4h15v7.2h6q1.6,1.7 0,3.4h-27q-1.6,-1.7 0,-3.4h6Z"
BOATER_RIBBON = "M10.5,7h15v3.2h-15Z"
SLOUCH_HAT = (
    "M3,8.4q5,2.4 8.4,2.2q0,-8 3.6,-9.4q3,1.6 6,0q3.6,1.4 3.6,9.4"
    "q3.4,.2 8.4,-2.2q1.2,3 -1.4,4.2q-13.6,4.4 -27.2,0q-2.6,-1.2 -1.4,-4.2Z"
)
HATS = (TOP_HAT, BOWLER, FLAT_CAP, BOATER, SLOUCH_HAT)
BEARDED = (False, True, False, True, True)
BEARD = "M12.6,23.5q5.4,4.5 10.8,0l-1,3.4q-4.4,2.4 -8.8,0Z"
SHOULDERS = "M2.5,43q-.6,-13.5 8,-15.6l7.5,3.6l7.5,-3.6q8.6,2.1 8,15.6q-15.5,1.8 -31,0Z"


def definitions(ink: Ink) -> str:
    """All pieces of the box, for the document's defs."""
    nations = (_mark(ink, nation) + _cube(ink, nation) + _favor(ink, nation) for nation in NATION_NAMES)
    seats = (_hat(ink, seat) + _boss(ink, seat) for seat in range(len(SEAT_LETTERS)))
    return "".join([*nations, *seats, _lock(ink), _slander(ink), _hall(ink), _cube_sign(ink), _favor_sign(ink), *_offices(ink)])


def cube_stack(ink: Ink, nation: str, count: int, x: float, y: float, scale: float = 1) -> str:
    """Cubes of one nation: up to three behind each other, and their count from two up."""
    behind = range(min(count, SHOWN) - 1, -1, -1)
    cubes = "".join(use(ink, f"cube-{nation}", i * CUBE_STEP, -i * CUBE_STEP) for i in behind)
    badge = tag("circle", cx=25.5, cy=26.5, r=9, fill=ink.halo, stroke=OUTLINE, stroke_width=1.1)
    badge += centred(25.5, 31.3, str(count), TEXT_BOLD, 13.5, OUTLINE)
    inside = cubes + (badge if count > 1 else "")
    return tag("g", inside, class_="cubes", data_nation=nation, data_count=count, transform=at(x, y, scale))


def boss_stack(ink: Ink, seat: int, count: int, x: float, y: float, scale: float = 1) -> str:
    """Bosses of one seat, their count on the chest of the one in front."""
    behind = range(min(count, SHOWN) - 1, -1, -1)
    bosses = "".join(use(ink, f"boss-{SEAT_LETTERS[seat]}", i * BOSS_STEP, -i * 1.5) for i in behind)
    chest = centred(18, 39.4, str(count), TEXT_BOLD, 14, ink.seats[seat].lettering)
    inside = bosses + (chest if count > 1 else "")
    return tag("g", inside, class_="bosses", data_seat=SEAT_LETTERS[seat], data_count=count, transform=at(x, y, scale))


def cube_stack_size(count: int) -> tuple[float, float]:
    behind = min(count, SHOWN) - 1
    return CUBE[0] + 1 + behind * CUBE_STEP + (2 if count > 1 else 0), CUBE[1] + 1.5 + behind * 2


def boss_stack_size(count: int) -> tuple[float, float]:
    return BOSS[0] + (min(count, SHOWN) - 1) * BOSS_STEP, BOSS[1]


def _mark(ink: Ink, nation: str) -> str:
    """A nation's mark, about the origin: shamrock, St George's cross, three bars, star."""
    shamrock = "".join(tag("circle", cx=x, cy=y, r=3.5) for x, y in ((0, -3.3), (-3.5, 1.5), (3.5, 1.5))) + path(SHAMROCK_STALK)
    marks = {"irish": shamrock, "english": path(CROSS), "german": path(BARS), "italian": path(STAR)}
    return tag("g", marks[nation], id=ink.id(f"mark-{nation}"), fill=ink.nations[nation].mark)


def _cube(ink: Ink, nation: str) -> str:
    """A block seen from its corner, the mark on its front."""
    colours = ink.nations[nation]
    silhouette = "M0,7.5L7,.5H30V23L23,30.5H0Z"
    return tag(
        "g",
        path(silhouette, fill="none", stroke=ink.halo, stroke_width=3.4, stroke_linejoin="round"),
        path("M0,7.5L7,.5H30L23,7.5Z", fill=colours.top),
        path("M23,7.5L30,.5V23L23,30.5Z", fill=colours.side),
        path("M0,7.5H23V30.5H0Z", fill=colours.face),
        path(silhouette + "M0,7.5H23V30.5M23,7.5L30,.5", fill="none", stroke=OUTLINE, stroke_width=1.1, stroke_linejoin="round"),
        use(ink, f"mark-{nation}", 11.5, 19),
        id=ink.id(f"cube-{nation}"),
    )


def _favor(ink: Ink, nation: str) -> str:
    """A milled disc with the nation's mark, about the origin."""
    colours = ink.nations[nation]
    milling: dict[str, str | float] = {"stroke_width": 0.8, "stroke_dasharray": "1.4 1.9", "opacity": 0.75}
    return tag(
        "g",
        tag("circle", r=13.6, fill=colours.face, stroke=OUTLINE, stroke_width=1.2),
        tag("circle", r=10.9, fill="none", stroke=colours.mark, **milling),
        use(ink, f"mark-{nation}"),
        id=ink.id(f"favor-{nation}"),
    )


def _hat_drawing(seat: int, coat: SeatInk) -> str:
    ribbon = path(BOATER_RIBBON, fill=OUTLINE, opacity=0.8, stroke="none") if HATS[seat] is BOATER else ""
    return path(HATS[seat], fill=coat.coat) + ribbon


def _hat(ink: Ink, seat: int) -> str:
    halo = path(HATS[seat], fill="none", stroke=ink.halo, stroke_width=1.6, stroke_linejoin="round")
    return tag("g", halo, _hat_drawing(seat, ink.seats[seat]), id=ink.id(f"hat-{SEAT_LETTERS[seat]}"))


def _boss(ink: Ink, seat: int) -> str:
    """A bust with the seat's hat; the face is bare paper, colour belongs to the seat."""
    halo = path(SHOULDERS) + tag("circle", cx=18, cy=19, r=8.6) + path(HATS[seat])
    beard = path(BEARD, fill="#5B4630", stroke="none", opacity=0.88) if BEARDED[seat] else ""
    figure = path(SHOULDERS, fill=ink.seats[seat].coat) + tag("circle", cx=18, cy=19, r=8.4, fill=ink.bare) + beard
    return tag(
        "g",
        tag("g", halo, fill=ink.halo, stroke=ink.halo, stroke_width=4, stroke_linejoin="round"),
        tag("g", figure, _hat_drawing(seat, ink.seats[seat]), stroke=OUTLINE, stroke_width=1, stroke_linejoin="round"),
        id=ink.id(f"boss-{SEAT_LETTERS[seat]}"),
    )


def _lock(ink: Ink) -> str:
    """A brass padlock."""
    shackle, body = "M6,13V8.5a6,6.5 0 0 1 12,0V13", "M4.5,12h15q2,0 2,2v10.5q0,2 -2,2h-15q-2,0 -2,-2v-10.5q0,-2 2,-2Z"
    return tag(
        "g",
        path(shackle + body, fill="none", stroke=ink.halo, stroke_width=6.4),
        path(shackle, fill="none", stroke=OUTLINE, stroke_width=4.6),
        path(shackle, fill="none", stroke="#D9C48A", stroke_width=2.2),
        path(body, fill="#C9962B", stroke=OUTLINE, stroke_width=1.2),
        tag("circle", cx=12, cy=18, r=2.2, fill=OUTLINE),
        path("M11,18h2l.8,5h-3.6Z", fill=OUTLINE),
        id=ink.id("lock"),
    )


def _slander(ink: Ink) -> str:
    """A torn speech bubble."""
    bubble = path("M3,3.5L21,2.5L21.5,16L13,16.5L8,22L8,16.8L2.5,17Z", fill=ink.ink)
    return tag("g", bubble, path("M11,5h2.5l-.5,6.5h-1.5ZM11,12.6h2.2v2.2h-2.2Z", fill=ink.panel), id=ink.id("slander"))


def _hall(ink: Ink) -> str:
    """Tammany Hall, the house on ward 14."""
    house, columns = "M3,33V15H37V33ZM1,15L20,4L39,15ZM18.5,4V0h3v4", "M8,30V19M14,30V19M26,30V19M32,30V19"
    return tag(
        "g",
        path(house, fill=ink.land, stroke=ink.engrave, stroke_width=1.4, stroke_linejoin="round"),
        path(columns, stroke=ink.engrave, stroke_width=2),
        path("M17.5,33v-9q2.5,-3 5,0v9Z", fill=ink.engrave),
        tag("circle", cx=20, cy=11, r=1.8, fill=ink.engrave),
        id=ink.id("hall"),
    )


def _bonus_pill(ink: Ink, name: str, sign: str) -> str:
    pill = tag("rect", width=36, height=25, rx=12.5, fill=ink.land, stroke=ink.engrave, stroke_width=1.1)
    plus = path("M7,12.5h8M11,8.5v8", stroke=ink.ink, stroke_width=2)
    return tag("g", pill, plus, sign, id=ink.id(name))


def _cube_sign(ink: Ink) -> str:
    """A cube to place: the bonus of wards 1 and 2."""
    cube = path("M17,9.5l4,-4h9v9l-4,4h-9ZM17,9.5h9v9M26,9.5l4,-4", fill=ink.land, stroke=ink.ink, stroke_width=1.3)
    return _bonus_pill(ink, "bonus-cube", cube)


def _favor_sign(ink: Ink) -> str:
    """A favor to take: the bonus of wards 4 and 7."""
    disc = tag("circle", cx=24.5, cy=12.5, r=7, fill=ink.land, stroke=ink.ink, stroke_width=1.3)
    milling = tag("circle", cx=24.5, cy=12.5, r=4.3, fill="none", stroke=ink.ink, stroke_width=0.8, stroke_dasharray="1.5 1.5")
    return _bonus_pill(ink, "bonus-favor", disc + milling)


def _offices(ink: Ink) -> list[str]:
    """The signs of the five offices: star and chain, double door, gavel, shield, arrow."""
    ruled: dict[str, str | float] = {"fill": "none", "stroke": ink.ink_2, "stroke_width": 1.8}
    solid = ink.ink_2
    star_and_chain = path("M12,2.6l2.4,5.4 5.9,.6-4.4,4 1.2,5.8L12,15.5l-5.1,2.9 1.2,-5.8-4.4,-4 5.9,-.6Z", fill=solid)
    star_and_chain += path("M3,13q1,7 9,8.4q8,-1.4 9,-8.4", **ruled)
    double_door = path("M4,20V9l8,-5 8,5v11Z", **ruled) + path("M8,20v-8h8v8M12,12v8", **ruled)
    gavel_head = "M12.6,3.2l7,7-2.4,2.4-7,-7Z"
    gavel_shaft = "M9,6.8l7,7-1.8,1.8-2.6,-2.6-6.8,6.2-1.8,-1.8 6.2,-6.8-2,-2Z"
    gavel = path("M5,21h10v-2.4h-10Z" + gavel_head + gavel_shaft, fill=solid)
    shield = path("M12,2l8,3v6.5q-.5,7 -8,10.5q-7.5,-3.5 -8,-10.5V5Z", **ruled)
    shield += path("M12,6.5l1.7,3.6 3.9,.4-2.9,2.7 .8,3.9L12,15.1l-3.5,2 .8,-3.9-2.9,-2.7 3.9,-.4Z", fill=solid)
    arrow = path("M3,8h11V4l7,6.5-7,6.5v-4H3Z", fill=solid) + path("M3,20h12", **ruled)
    signs = {"mayor": star_and_chain, "deputy": double_door, "council": gavel, "police": shield, "precinct": arrow}
    return [tag("g", sign, id=ink.id(f"office-{office}")) for office, sign in signs.items()]


def plaque(ink: Ink, number: str, leader: int | None, x: float, y: float) -> str:
    """A ward's number, in the colour of whoever has most bosses there; paper when even or empty."""
    width = plaque_width(number)
    ground, edge, digits = ink.halo, ink.engrave, INK_ON_PAPER
    if leader is not None:
        ground, edge, digits = ink.seats[leader].coat, ink.halo, ink.seats[leader].lettering
    plate = tag("rect", x=x, y=y, width=width, height=32, rx=4, fill=ground, stroke=edge, stroke_width=1.8)
    return plate + centred(x + width / 2, y + 24.5, number, DISPLAY, 24, digits)


def plaque_width(number: str) -> float:
    return 44 if len(number) > 1 else 34
