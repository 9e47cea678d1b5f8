"""The panel beside the map: the year, every seat, how the wards stand, bag and supply, and a key to the map."""

from __future__ import annotations

from collections.abc import Iterator

from fivepoints.games.tammany.board import LAST_YEAR, SLANDER_TOKENS, YEARS_A_TERM
from fivepoints.games.tammany.picture.caption import Names, View, headline, listed, office, plural, term
from fivepoints.games.tammany.picture.city import ARROW, HEIGHT, WIDTH, arrow_ink, zone_line
from fivepoints.games.tammany.picture.ink import DISPLAY, MAP_ITALIC, TEXT, TEXT_BOLD, Ink, mix
from fivepoints.games.tammany.picture.pen import at, centred, fit, path, tag, text, use, wrap
from fivepoints.games.tammany.picture.pieces import plaque
from fivepoints.games.tammany.picture.ward import leader
from fivepoints.games.tammany.words import NATION_NAMES, SEAT_LETTERS

PANEL_WIDTH = 384
MARGIN = 13.0
GAP = 9.0
LEFT = WIDTH + MARGIN
INNER = PANEL_WIDTH - 2 * MARGIN
RIGHT = LEFT + INNER - 14
"""Where text at the right of a card ends."""

MASTHEAD_HEIGHT = 156.0
SEAT_HEIGHT = {3: 136.0, 4: 131.0, 5: 119.0}
LEDGER_HEIGHT = 104.0
TAB = 22.0
"""The strip in the seat's colour at the left of its card, with the seat's letter."""
WARD_ROW = 22.0
KEY_ROW = 31.0

LANTERN, PALE, BONE = "#F0B849", "#F6EEDC", "#D9C9A3"
"""Lettering of the masthead, which is dark in both themes: what is on now, words, lines."""
BRAND_STAR = "M12,1L14.7,8.8L23,9L16.4,14L18.8,22L12,17.2L5.2,22L7.6,14L1,9L9.3,8.8Z"
BALLOT_BOX = "M1,6h12v8H1ZM4,6V1h6v5M5.5,3.5h3"


def panel(ink: Ink, view: View, names: Names) -> str:
    """All cards, from top to bottom; the key takes what room is left."""
    players, y = view["players"], MARGIN
    cards = [_masthead(ink, view, names, y)]
    y += MASTHEAD_HEIGHT + GAP
    for seat in range(players):
        cards.append(_seat(ink, view, names, seat, y))
        y += SEAT_HEIGHT[players] + GAP
    cards.append(_candidates(ink, view, names, y) if view["phase"] == "bid" else _standing(ink, view, y))
    y += _wards_height(players) + GAP
    cards.append(_ledger(ink, view, y))
    y += LEDGER_HEIGHT + GAP
    cards.append(_key(ink, y, HEIGHT - MARGIN - y))
    table = tag("rect", x=WIDTH, width=PANEL_WIDTH, height=HEIGHT, fill=ink.page)
    return tag("g", table, *cards, class_="panel")


def _card(ink: Ink, y: float, height: float, *, now: bool = False) -> str:
    """A sheet of paper on the table; who is to move has the brass edge."""
    shape: dict[str, float] = {"x": LEFT, "width": INNER, "height": height, "rx": 8}
    shadow = tag("rect", y=y + 2.5, fill="#000000", opacity=0.13, **shape)
    edge, width = (ink.brass, 4) if now else (ink.line, 1)
    return shadow + tag("rect", y=y, fill=ink.panel, stroke=edge, stroke_width=width, **shape)


def _masthead(ink: Ink, view: View, names: Names, y: float) -> str:
    """The game, its sixteen years, and what is going on."""
    doing, more = headline(view, names)
    lines = wrap(more, TEXT, 13, INNER - 28)[:2]
    foot = y + 142 - 5 * len(lines)
    election = f"{term(view).lower()}, election after year {view['term'] * YEARS_A_TERM}"
    return tag(
        "g",
        tag("rect", x=LEFT, y=y, width=INNER, height=MASTHEAD_HEIGHT, rx=8, fill=ink.masthead, stroke=ink.line, stroke_width=1),
        path(BRAND_STAR, fill=LANTERN, transform=at(LEFT + 12, y + 11, 0.95)),
        text(LEFT + 42, y + 30, "Tammany Hall", DISPLAY, 21, PALE),
        text(RIGHT, y + 29, f"edition of {view['options']['edition']}", MAP_ITALIC, 16, BONE, text_anchor="end"),
        tag("g", *_years(view["year"]), transform=at(LEFT + 15, y + 46)),
        text(LEFT + 14, y + 83, f"Year {view['year']}", TEXT_BOLD, 14, PALE),
        text(RIGHT, y + 83, election, TEXT, 13, BONE, text_anchor="end"),
        path(f"M{LEFT + 14},{y + 95}H{RIGHT}", stroke=BONE, opacity=0.35),
        text(LEFT + 14, foot - 18, fit(doing, DISPLAY, 18, INNER - 28), DISPLAY, 18, PALE),
        *(text(LEFT + 14, foot + i * 15.5, line, TEXT, 13, BONE) for i, line in enumerate(lines)),
        class_="masthead",
    )


def _years(now: int) -> Iterator[str]:
    """Sixteen years, a ballot box after each fourth."""
    x, width = 0.0, 12.4
    for year in range(1, LAST_YEAR + 1):
        if year == now:
            yield tag("rect", x=x, width=width, height=14, rx=1, fill=LANTERN)
        else:
            fill = BONE if year < now else "none"
            yield tag("rect", x=x, y=3.5, width=width, height=7.5, rx=1, fill=fill, stroke=BONE, stroke_width=1.2)
        x += width + 3
        if year % YEARS_A_TERM == 0:
            yield path(BALLOT_BOX, fill="none", stroke=BONE, stroke_width=1.2, transform=at(x + 1, 0))
            x += 22.5


def _seat(ink: Ink, view: View, names: Names, seat: int, y: float) -> str:
    """One seat: figure, name, office, points; favors; bosses left, slander tokens, nations led."""
    state, letter, height = view["seats"][seat], SEAT_LETTERS[seat], SEAT_HEIGHT[view["players"]]
    now, coat = seat in view["movers"], ink.seats[seat]
    tab = f"M{LEFT + TAB},{y + 1}h{8 - TAB}q-7,0 -7,7v{height - 16}q0,7 7,7h{TAB - 8}Z"
    honours = office(state["office"]) + (", first player" if view["first"] == seat else "")
    indent = 20 if state["office"] else 0
    return tag(
        "g",
        _card(ink, y, height, now=now),
        path(tab, fill=coat.coat),
        centred(LEFT + TAB / 2 + 0.5, y + 23, letter, TEXT_BOLD, 15, coat.lettering),
        use(ink, f"boss-{letter}", LEFT + TAB + 11, y + 9, 1.04),
        text(LEFT + 80, y + 28, fit(names[seat], DISPLAY, 18, INNER - 145), DISPLAY, 18, ink.ink, class_="name"),
        use(ink, f"office-{state['office']}", LEFT + 79, y + 35, 0.7) if state["office"] else "",
        text(LEFT + 80 + indent, y + 48.5, honours, TEXT, 13, ink.ink_2, class_="office"),
        text(RIGHT, y + 36, str(state["score"]), DISPLAY, 31, ink.ink, text_anchor="end", class_="score"),
        text(RIGHT, y + 51, "point" if state["score"] == 1 else "points", TEXT, 12, ink.ink_2, text_anchor="end"),
        _favors(ink, state["favors"], y + 59 + (height - SEAT_HEIGHT[5]) * 0.4),
        _means(ink, state, letter, y + height - 12),
        class_="seat now" if now else "seat",
        data_seat=letter,
    )


def _favors(ink: Ink, favors: View, y: float) -> str:
    """The seat's favors, one disc a nation; those it has none of are faint."""
    left, width, height = LEFT + TAB + 10, INNER - TAB - 22, 33.0
    cells = [tag("rect", x=left, y=y, width=width, height=height, rx=4, fill=ink.panel_2)]
    for place, nation in enumerate(NATION_NAMES):
        x, count = left + 22 + place * width / 4, favors[nation]
        face, colour = (TEXT_BOLD, ink.ink) if count else (TEXT, ink.ink_2)
        disc = use(ink, f"favor-{nation}", x, y + height / 2, 0.85, opacity=None if count else 0.35)
        number = text(x + 18, y + 22.5, str(count), face, 17, colour)
        cells.append(tag("g", disc, number, class_="favors", data_nation=nation, data_count=count))
    return "".join(cells)


def _means(ink: Ink, state: View, letter: str, y: float) -> str:
    """The line at the foot of a seat's card; `y` is where its words stand."""
    left = LEFT + TAB + 11
    bosses = "no limit" if state["bosses"] is None else f"{state['bosses']} left"
    spent = [None] * state["tokens"] + [0.2] * (SLANDER_TOKENS - state["tokens"])
    tokens = [use(ink, "slander", left + 70 + i * 17, y - 13, 0.7, opacity=faint) for i, faint in enumerate(spent)]
    leads = [use(ink, f"cube-{nation}", left + 164 + i * 17, y - 12.5, 0.5) for i, nation in enumerate(state["leads"])]
    return tag(
        "g",
        use(ink, f"boss-{letter}", left, y - 13, 0.36),
        text(left + 17, y, bosses, TEXT, 13, ink.ink_2, class_="bosses-left"),
        tag("g", *tokens, class_="tokens", data_count=state["tokens"]),
        text(left + 128, y, "leads", TEXT, 13, ink.ink_2) if leads else "",
        tag("g", *leads, class_="leads", data_nations=" ".join(state["leads"])),
        text(RIGHT, y, "slander used", TEXT, 12, ink.ink_2, text_anchor="end") if state["slandered"] else "",
    )


def _wards_height(players: int) -> float:
    return 33 + players * WARD_ROW + 20


def _wards_card(ink: Ink, y: float, title: str, rows: list[str], note: str) -> str:
    """A card with a line for each seat, and a note below."""
    height = _wards_height(len(rows))
    foot = text(LEFT + 14, y + height - 9, fit(note, TEXT, 12.5, INNER - 28), TEXT, 12.5, ink.ink_2)
    return _card(ink, y, height) + text(LEFT + 14, y + 24, title, DISPLAY, 15.5, ink.ink) + "".join(rows) + foot


def _standing(ink: Ink, view: View, y: float) -> str:
    """The wards each seat leads by bosses; between an election and the next year that is who has won them."""
    states = {number: ward for number, ward in view["wards"].items() if ward["open"]}
    leaders = {number: leader(ward["bosses"]) for number, ward in states.items()}
    empty = sum(not any(ward["bosses"]) for ward in states.values())
    even = sum(first is None for first in leaders.values()) - empty
    rows = []
    for seat in range(view["players"]):
        led = [number for number, first in leaders.items() if first == seat]
        rows.append(_standing_row(ink, seat, led, y + 33 + seat * WARD_ROW))
    voted = view["phase"] in ("appoint", "over")
    title = "Won in the last election" if voted else "If the wards voted now"
    undecided = ", ".join(f"{count} {how}" for count, how in ((even, "even"), (empty, "with nobody")) if count)
    note = f"{plural(empty, 'ward')} won by nobody." if voted else f"By bosses alone: {undecided or 'no ward is even'}."
    return tag("g", _wards_card(ink, y, title, rows, note), class_="standing")


def _standing_row(ink: Ink, seat: int, led: list[str], y: float) -> str:
    room = INNER - 100
    step = min(26.0, room / max(len(led), 1))
    coat, drawn = ink.seats[seat], use(ink, f"hat-{SEAT_LETTERS[seat]}", LEFT + 13, y + 1.5, 0.9)
    for place, number in enumerate(led):
        x = LEFT + 56 + place * step
        drawn += tag("rect", x=x, y=y, width=step - 3, height=18, rx=3, fill=coat.coat)
        drawn += centred(x + (step - 3) / 2, y + 13.5, number, TEXT_BOLD, 12 if step > 22 else 10, coat.lettering)
    return drawn + text(RIGHT, y + 14, str(len(led)), TEXT_BOLD, 14.5, ink.ink, text_anchor="end")


def _candidates(ink: Ink, view: View, names: Names, y: float) -> str:
    """While a ward votes: its candidates, their bosses, and whose hand has closed."""
    election = view["election"]
    bosses = view["wards"][election["ward"]]["bosses"]
    rows = []
    for seat in range(view["players"]):
        row = y + 33 + seat * WARD_ROW
        hand = "hand closed" if seat in election["closed"] else "deciding" if seat in view["movers"] else "nothing to bid"
        stands = f"{plural(bosses[seat], 'boss', 'bosses')}, {hand}" if seat in election["candidates"] else "not a candidate"
        hat = use(ink, f"hat-{SEAT_LETTERS[seat]}", LEFT + 13, row + 1.5, 0.9)
        name = text(LEFT + 56, row + 14, fit(names[seat], TEXT_BOLD, 14, 120), TEXT_BOLD, 14, ink.ink)
        said = text(RIGHT, row + 14, stands, TEXT, 13, ink.ink, text_anchor="end")
        rows.append(tag("g", hat, name, said, opacity=None if seat in election["candidates"] else 0.5))
    bid = election.get("bid")
    note = "Bids are sealed." if bid is None else f"Your closed bid: {listed(bid)}."
    return tag("g", _wards_card(ink, y, f"The vote in ward {election['ward']}", rows, note), class_="candidates")


def _ledger(ink: Ink, view: View, y: float) -> str:
    """Bag and supply, a column for each nation: also the key to the nations' marks."""
    first, step = LEFT + 110, (INNER - 112) / len(NATION_NAMES)
    supply = view["supply"] or dict.fromkeys(NATION_NAMES)
    rows = [_card(ink, y, LEDGER_HEIGHT)]
    rows += [text(LEFT + 14, y + 56, "In the bag", TEXT, 13, ink.ink_2)]
    rows += [text(LEFT + 14, y + 87, "Favors left" if view["supply"] else "Favors: no limit", TEXT, 13, ink.ink_2)]
    for place, nation in enumerate(NATION_NAMES):
        x = first + place * step
        rows.append(text(x, y + 25, nation.capitalize(), TEXT, 13, ink.ink_2))
        for kind, count, icon, foot in (
            ("bag", view["bag"][nation], use(ink, f"cube-{nation}", x, y + 40, 0.72), y + 56.5),
            ("supply", supply[nation], use(ink, f"favor-{nation}", x + 11, y + 82, 0.78), y + 87.5),
        ):
            if count is not None:
                number = text(x + 28, foot, str(count), TEXT_BOLD, 15, ink.ink)
                rows.append(tag("g", icon, number, class_=kind, data_nation=nation, data_count=count))
    return tag("g", *rows, class_="ledger")


def _key(ink: Ink, y: float, room: float) -> str:
    """What the signs on the map mean, in two columns, as many as there is room for."""
    signs = list(_signs(ink))
    lines = min(int((room - 44) // KEY_ROW), -(-len(signs) // 2))
    if lines < 1:
        return ""
    drawn = [_card(ink, y, 44 + lines * KEY_ROW), text(LEFT + 14, y + 26, "Explanation", DISPLAY, 15.5, ink.ink)]
    for place, (sign, meaning) in enumerate(signs[: 2 * lines]):
        line, column = divmod(place, 2)
        x, top = LEFT + 12 + column * 176, y + 38 + line * KEY_ROW
        drawn.append(tag("g", sign, transform=at(x, top)) + text(x + 42, top + 18, meaning, TEXT, 12.5, ink.ink_2))
    return tag("g", *drawn, class_="key", aria_hidden="true")


def _signs(ink: Ink) -> Iterator[tuple[str, str]]:
    """The signs of the key, in a space about 38 wide and 26 high, with their meanings; what helps most comes first."""
    small = at(5, 0, 0.78)
    yield tag("g", plaque(ink, "6", 0, 0, 0), transform=small), "has most bosses"
    yield tag("g", plaque(ink, "6", None, 0, 0), transform=small), "even, or nobody"
    yield use(ink, "bonus-cube", 2, 2, 0.9), "winner adds a cube"
    yield use(ink, "bonus-favor", 2, 2, 0.9), "winner takes a favor"
    yield use(ink, "lock", 8, 0, 0.88), "locked ward"
    yield use(ink, "slander", 7, 2), "slander token"
    yield use(ink, "hall", 3, 0, 0.76), "scores 2 points"
    yield path(ARROW, fill=arrow_ink(ink, "I"), transform=at(17, 13, 0.9)), "the order of voting"
    for zone, colour in ink.zones.items():
        swatch = tag("rect", x=4, y=2, width=30, height=22, rx=2, fill=mix(0.3, colour, ink.land), stroke=colour, stroke_width=3)
        yield swatch + centred(19, 17.5, zone, DISPLAY, 12, ink.ink), f"zone {zone}"
    yield tag("g", zone_line(ink, "M2,13H36"), fill="none"), "line between zones"
