"""The picture of the board shows a whole position, and nothing that is not in the view."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import fivepoints
from fivepoints.games.tammany.picture import svg

NATIONS = ("irish", "english", "german", "italian")
ZONES = {"I": (1, 2, 4, 7, 6, 14), "II": (9, 15, 8, 5, 3), "III": (17, 11, 13, 10)}
NAMES = ["Fernando", "Honora", "Levi", "Mordecai", "Brigid"]
SVG = "{http://www.w3.org/2000/svg}"

# ward: cubes by nation, bosses by seat
FOUR = {
    1: ("0111", "0121"), 2: ("1101", "1100"), 4: ("0012", "1001"), 7: ("1021", "1001"), 6: ("1101", "0101"),
    14: ("2113", "1211"), 9: ("0110", "0100"), 15: ("1011", "1100"), 8: ("1100", "0100"), 5: ("2100", "0000"),
    3: ("0111", "1000"), 17: ("2020", "1000"), 11: ("0111", "0001"), 13: ("2000", "0010"), 10: ("0200", "0001"),
}  # fmt: skip
FIVE = {
    1: ("0100", "01000"), 2: ("0021", "10100"), 4: ("2010", "00001"), 7: ("0020", "01000"), 6: ("1100", "00100"),
    14: ("2002", "10123"), 9: ("1101", "00100"), 15: ("1100", "11000"), 8: ("1011", "11000"), 5: ("1110", "10100"),
    3: ("1001", "00001"), 17: ("1000", "01000"), 11: ("0011", "00001"), 13: ("1201", "00010"), 10: ("0100", "01000"),
}  # fmt: skip
OPENING_OF_THREE = {
    1: ("0100", "100"), 2: ("0010", "000"), 4: ("1000", "010"), 7: ("0100", "000"), 6: ("0010", "000"), 14: ("1000", "100"),
}  # fmt: skip


def nations(counts: str | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(NATIONS, map(int, counts), strict=True))


def seat(score: int = 0, favors: str = "0000", bosses: int | None = 19, tokens: int = 3, **more: Any) -> dict[str, Any]:
    state = {"score": score, "favors": nations(favors), "bosses": bosses, "tokens": tokens}
    return state | {"office": None, "leads": [], "slandered": False} | more


def position(players: int, wards: dict[int, tuple[str, str]], seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A view, built by hand: closed are the wards that are not given."""
    locked = more.pop("locked", ())
    board = {}
    for zone, numbers in ZONES.items():
        for number in numbers:
            cubes, bosses = wards.get(number, ("0000", "0" * players))
            board[str(number)] = {
                "zone": zone,
                "open": number in wards,
                "cubes": nations(cubes),
                "bosses": list(map(int, bosses)),
                "locked": number in locked,
            }
    closed = {zone: not any(number in wards for number in numbers) for zone, numbers in ZONES.items()}
    boxes = {"I": "2220", "II": "2210", "III": "2110"}
    view = {
        "game": "tammany",
        "players": players,
        "options": {"edition": 2020, "supply": "printed", "lock": "full"},
        "year": 1,
        "term": 1,
        "first": 0,
        "phase": "turn",
        "actor": 0,
        "movers": [0],
        "wards": board,
        "garden": nations("0000"),
        "bag": nations((11, 13, 14, 13)),
        "boxes": {zone: nations(boxes[zone] if closed[zone] else "0000") for zone in ZONES},
        "supply": nations((21, 24, 25, 23)),
        "seats": seats,
        "turn": {"ward": False, "office": False},
        "election": None,
    }
    return view | more


def three() -> dict[str, Any]:
    """Three players in the first year: only zone I is open."""
    return position(3, OPENING_OF_THREE, [seat(bosses=17), seat(bosses=18), seat()], garden=nations("0221"), actor=1, movers=[1])


def four() -> dict[str, Any]:
    """Four players in year 11."""
    seats = [
        seat(9, "6172", 9, 1, office="mayor", leads=["irish", "german"], slandered=True),
        seat(6, "2611", 10, 2, office="deputy"),
        seat(8, "3125", 14, 3, office="precinct"),
        seat(7, "3304", 8, 2, office="council", leads=["irish", "english", "italian"], slandered=True),
    ]
    return position(4, FOUR, seats, year=11, term=3, actor=2, movers=[2], locked=(11,), garden=nations("1100"))


def five() -> dict[str, Any]:
    """Five players in year 6."""
    seats = [
        seat(3, "1441", 11, office="precinct", leads=["english", "german"]),
        seat(3, "2321", 11, office="deputy", leads=["english"]),
        seat(3, "2240", 11, 2, office="council", leads=["english", "german"], slandered=True),
        seat(3, "3303", 12, office="police", leads=["irish", "english", "italian"]),
        seat(6, "3042", 10, office="mayor", leads=["irish", "german"]),
    ]
    return position(5, FIVE, seats, year=6, term=2, first=4, actor=3, movers=[3], locked=(6,), garden=nations("0010"))


def voting() -> dict[str, Any]:
    """Ward 14 votes; two hands have closed. A spectator's view."""
    election = {"ward": "14", "candidates": [0, 1, 2, 3], "closed": [0, 1], "bid": None}
    return four() | {"year": 12, "phase": "bid", "actor": None, "movers": [2, 3], "turn": None, "election": election}


POSITIONS = {"three": three, "four": four, "five": five, "voting": voting}


def drawn(view: dict[str, Any], **options: Any) -> ET.Element:
    return ET.fromstring(svg(view, **options))


def of_class(root: ET.Element, name: str, **data: str) -> list[ET.Element]:
    """Elements of a class, with given data-* attributes."""
    wanted = {f"data-{key}": value for key, value in data.items()}
    return [e for e in root.iter() if name in e.get("class", "").split() and all(e.get(k) == v for k, v in wanted.items())]


def texts(root: ET.Element) -> list[str]:
    return ["".join(e.itertext()) for e in root.iter(SVG + "text")]


def stacks(root: ET.Element, kind: str, key: str) -> Counter[str]:
    """What stands somewhere: counts by nation or by seat. A count from two up must also be written on the stack."""
    found: Counter[str] = Counter()
    for stack in of_class(root, kind):
        count = int(stack.get("data-count", "0"))
        found[stack.get(f"data-{key}", "")] += count
        assert texts(stack) == ([str(count)] if count > 1 else [])
        assert len(list(stack.iter(SVG + "use"))) == min(count, 3)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_is_a_document_of_its_own(name: str, theme: str) -> None:
    text = svg(POSITIONS[name](), theme=theme, names=NAMES[: POSITIONS[name]()["players"]])
    root = ET.fromstring(text)
    assert root.tag == SVG + "svg"
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    for word in ("var(", "color-mix", "currentColor", "<style", "<script", "<image", "textPath", "None"):
        assert word not in text
    assert set(re.findall(r"https?://[^\"]*", text)) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_reference_has_its_drawing_and_every_id_the_prefix(name: str) -> None:
    text = svg(POSITIONS[name]())
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert all(name.startswith("tammany-light-2020-") for name in ids)
    assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_open_ward_shows_its_cubes_and_bosses(name: str) -> None:
    view = POSITIONS[name]()
    root = drawn(view)
    assert [e.get("data-ward") for e in of_class(root, "ward")] == [n for n, ward in view["wards"].items() if ward["open"]]
    for number, ward in view["wards"].items():
        for shown in of_class(root, "ward", ward=number):
            assert stacks(shown, "cubes", "nation") == Counter({n: c for n, c in ward["cubes"].items() if c})
            assert stacks(shown, "bosses", "seat") == Counter({"abcde"[p]: c for p, c in enumerate(ward["bosses"]) if c})
            assert number in texts(shown)


def test_the_plaque_has_the_colour_of_whoever_has_most_bosses() -> None:
    root = drawn(four())
    leaders = {e.get("data-ward"): e.get("data-leader") for e in of_class(root, "ward")}
    assert (leaders["1"], leaders["14"], leaders["10"]) == ("c", "b", "d")
    assert (leaders["2"], leaders["5"]) == (None, None), "even, and nobody there"
    plates = [e.find(f".//{SVG}rect") for e in of_class(root, "ward", ward="1")]
    assert [plate.get("fill") for plate in plates if plate is not None] == ["#6A4BA3"]


def test_a_locked_ward_has_a_lock_and_no_other_has() -> None:
    root = drawn(four())
    assert [e.get("data-ward") for e in of_class(root, "ward", locked="true")] == ["11"]
    assert [len(of_class(e, "lock")) for e in of_class(root, "ward", ward="11")] == [1]
    assert len(of_class(root, "lock")) == 1


def test_special_wards_have_their_signs() -> None:
    signs = {}
    for shown in of_class(drawn(four()), "ward"):
        uses = of_class(shown, "bonus") + of_class(shown, "hall")
        signs[shown.get("data-ward")] = [e.get("href", "").removeprefix("#tammany-light-2020-") for e in uses]
    assert {ward: sign for ward, sign in signs.items() if sign} == {
        "1": ["bonus-cube"],
        "2": ["bonus-cube"],
        "4": ["bonus-favor"],
        "7": ["bonus-favor"],
        "14": ["hall"],
    }


def test_a_closed_zone_is_hatched_and_says_when_it_opens() -> None:
    root = drawn(three())
    assert {e.get("data-ward") for e in of_class(root, "closed")} == {str(n) for zone in ("II", "III") for n in ZONES[zone]}
    for ground in of_class(root, "closed"):
        assert any(e.get("fill") == "url(#tammany-light-2020-hatch)" for e in ground.iter())
    banners = {e.get("data-zone"): e for e in of_class(root, "banner")}
    assert {zone: texts(banner)[:2] for zone, banner in banners.items()} == {
        "II": ["Zone II", "opens after year 4"],
        "III": ["Zone III", "opens after year 8"],
    }
    assert stacks(banners["II"], "cubes", "nation") == {"irish": 2, "english": 2, "german": 1}
    assert not of_class(drawn(four()), "closed")
    assert not of_class(drawn(four()), "banner")


def test_with_four_players_zone_three_opens_after_the_first_election() -> None:
    open_wards = {number: pieces for number, pieces in FOUR.items() if number not in ZONES["III"]}
    view = four() | position(4, open_wards, four()["seats"], year=4)
    assert [texts(e)[:2] for e in of_class(drawn(view), "banner")] == [["Zone III", "opens after year 4"]]
    view["phase"], view["turn"] = "open", None
    assert [texts(e)[:2] for e in of_class(drawn(view), "banner")] == [["Zone III", "opens now"]]


def test_castle_garden_and_the_ship_show_what_waits() -> None:
    root = drawn(three())
    (garden,) = of_class(root, "garden")
    assert stacks(garden, "cubes", "nation") == {"english": 2, "german": 2, "italian": 1}
    (ship,) = of_class(root, "ship")
    assert texts(ship) == ["in the bag: 51"]


@pytest.mark.parametrize("name", POSITIONS)
def test_every_seat_shows_what_it_has(name: str) -> None:
    view = POSITIONS[name]()
    root = drawn(view, names=NAMES[: view["players"]])
    cards = of_class(root, "seat")
    assert [card.get("data-seat") for card in cards] == list("abcde"[: view["players"]])
    for card, state, called in zip(cards, view["seats"], NAMES, strict=False):
        assert [e.text for e in of_class(card, "name")] == [called]
        assert [e.text for e in of_class(card, "score")] == [str(state["score"])]
        favors = {e.get("data-nation"): int(e.get("data-count", "-1")) for e in of_class(card, "favors")}
        assert favors == state["favors"]
        assert [e.text for e in of_class(card, "bosses-left")] == [f"{state['bosses']} left"]
        assert [e.get("data-count") for e in of_class(card, "tokens")] == [str(state["tokens"])]
        assert [e.get("data-nations", "").split() for e in of_class(card, "leads")] == [state["leads"]]
        assert ("slander used" in texts(card)) == state["slandered"]


@pytest.mark.parametrize(
    ("name", "offices"),
    [
        ("three", ["no office, first player", "no office", "no office"]),
        ("four", ["Mayor, first player", "Deputy Mayor", "Precinct Chairman", "Council President"]),
        ("five", ["Precinct Chairman", "Deputy Mayor", "Council President", "Chief of Police", "Mayor, first player"]),
    ],
)
def test_every_seat_shows_its_office(name: str, offices: list[str]) -> None:
    assert [e.text for e in of_class(drawn(POSITIONS[name]()), "office")] == offices


def test_seats_that_owe_a_move_have_the_brass_edge() -> None:
    assert [e.get("data-seat") for e in of_class(drawn(four()), "now")] == ["c"]
    assert [e.get("data-seat") for e in of_class(drawn(voting()), "now")] == ["c", "d"]


def test_unlimited_supply_is_said() -> None:
    view = four() | {"supply": None}
    for state in view["seats"]:
        state["bosses"] = None
    root = drawn(view)
    assert "Favors: no limit" in texts(root)
    assert not of_class(root, "supply")
    assert {e.text for e in of_class(root, "bosses-left")} == {"no limit"}


def test_the_ward_that_votes_has_the_spotlight() -> None:
    root = drawn(voting())
    assert [e.get("data-ward") for e in of_class(root, "chosen")] == ["14"]
    grounds, veils = ({e.get("data-ward") for e in of_class(root, name)} for name in ("ground", "veil"))
    assert grounds - veils == {"14"}
    assert {e.get("data-ward") for e in of_class(root, "ward") if e.get("opacity") is None} == {"14"}
    assert not of_class(drawn(four()), "veil")


def test_a_bid_is_drawn_only_where_the_view_has_it() -> None:
    view = voting()
    assert "Bids are sealed." in texts(drawn(view))
    view["election"]["bid"] = nations("2010")
    assert "Your closed bid: Irish 2, German 1." in texts(drawn(view))


def test_a_move_half_done_marks_its_ward() -> None:
    turn = {"ward": False, "office": False}
    campaign = four() | {"phase": "second", "turn": turn | {"first_boss": "9"}}
    slander = four() | {"phase": "spread", "turn": turn | {"slander": {"ward": "8", "victim": 1, "nation": "german"}}}
    assert [e.get("data-ward") for e in of_class(drawn(campaign), "chosen")] == ["9"]
    assert [e.get("data-ward") for e in of_class(drawn(slander), "chosen")] == ["8"]
    assert not of_class(drawn(four()), "chosen")


def test_title_and_description_say_it_in_words() -> None:
    root = drawn(four(), names=NAMES[:4])
    assert root.findtext(SVG + "title") == "Tammany Hall, 4 players, year 11"
    said = root.findtext(SVG + "desc") or ""
    assert "Year 11 of 16, third term, election after year 12. Levi to move." in said
    assert "Ward 1, Battery, Levi leads: bosses Honora 1, Levi 2, Mordecai 1; cubes English 1, German 1, Italian 1." in said
    assert "Ward 11, Dry Dock, locked, Mordecai leads" in said
    assert "Seat a, Fernando: Mayor, 9 points, favors Irish 6, English 1, German 7, Italian 2, 9 bosses left" in said
    assert "1 slander token, leads the Irish and German, has slandered this term." in said
    assert "Zone III is closed and opens after year 8" in (drawn(three()).findtext(SVG + "desc") or "")


def test_names_are_text_and_nothing_else() -> None:
    names = ["<script>x</script>", 'A&B "quoted"', "]]>\x00\x1b\ud800", "Łukasz"]
    text = svg(four(), names=names)
    root = ET.fromstring(text.encode("utf-8"))
    assert [e.text for e in of_class(root, "name")] == ["<script>x</script>", 'A&B "quoted"', "]]>", "Łukasz"]
    assert not list(root.iter(SVG + "script"))


def test_long_names_are_cut() -> None:
    (shown,) = of_class(drawn(four(), names=["Bartholomew Fitzgerald-Vanderbilt", *"bcd"]), "name")[:1]
    assert shown.text is not None
    assert shown.text.startswith("Bartholomew")
    assert shown.text.endswith("…")


def test_names_are_for_all_seats_and_themes_are_two() -> None:
    with pytest.raises(ValueError, match="3 names for 4 seats"):
        svg(four(), names=NAMES[:3])
    with pytest.raises(ValueError, match="no theme 'sepia'"):
        svg(four(), theme="sepia")


def test_themes_differ_in_colour_only() -> None:
    def plain(text: str) -> str:
        return re.sub(r"#[0-9A-F]{6}|tammany-(light|dark)|opacity=\"[\d.]+\"", "", text)

    light, dark = svg(four()), svg(four(), theme="dark")
    assert light != dark
    assert plain(light) == plain(dark)


def test_the_same_view_gives_the_same_picture_and_stays_as_it_was() -> None:
    view = voting()
    before = deepcopy(view)
    assert svg(view) == svg(view) == svg(deepcopy(view))
    assert view == before


def test_germans_are_orange_in_2009_and_yellow_in_2020() -> None:
    new = svg(four())
    old = svg(four() | {"options": {"edition": 2009, "supply": "printed", "lock": "placing"}})
    assert "#E9B517" in new
    assert "#DE7F1B" not in new
    assert "#DE7F1B" in old
    assert "#E9B517" not in old


def test_the_fullest_ward_stays_in_its_room() -> None:
    """All five seats and all four nations in stacks everywhere, and locks: pieces never get smaller than can be read."""
    crowded = dict.fromkeys(FIVE, ("4444", "33333"))
    view = position(5, crowded, five()["seats"], year=16, term=4, locked=tuple(FIVE))
    for shown in of_class(drawn(view), "ward"):
        inner = shown.find(f"{SVG}g")
        scale = re.search(r"scale\(([\d.]+)\)", inner.get("transform", "") if inner is not None else "")
        assert scale is not None
        assert float(scale[1]) >= 0.6, shown.get("data-ward")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_positions_of_a_played_game_can_be_drawn(players: int) -> None:
    chance = random.Random(players)
    game = fivepoints.new("tammany", players=players)
    phases: set[str] = set()
    while not game.over:
        draws = game.chance()
        view = game.view(None)
        if view["phase"] not in phases:
            phases.add(view["phase"])
            ET.fromstring(svg(view))
        if draws:
            game.draw(chance.choices(*zip(*draws, strict=True))[0])
        else:
            mover = game.movers()[0]
            moves = game.legal(mover)
            game.play(mover, moves[chance.randrange(len(moves))])
    ET.fromstring(svg(game.view(None)))
    assert {"open", "first", "fill", "turn", "bid"} <= phases
