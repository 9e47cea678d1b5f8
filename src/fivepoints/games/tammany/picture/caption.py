"""The position in words: headline, title and description."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivepoints.games.tammany.board import FEWEST_PLAYERS, LAST_YEAR, OPEN_WARDS, YEARS_A_TERM, ZONE_END
from fivepoints.games.tammany.picture.ward import leader
from fivepoints.games.tammany.words import NATION_NAMES, OFFICE_NAMES, OFFICE_TITLES, SEAT_LETTERS, ZONE_NAMES

TERMS = ("First", "Second", "Third", "Fourth")

View = Mapping[str, Any]
Names = Sequence[str]


def term(view: View) -> str:
    return f"{TERMS[view['term'] - 1]} term"


def opening(view: View, zone: str) -> str:
    """When a closed zone opens (rules, 3.4)."""
    wards = ZONE_END[ZONE_NAMES.index(zone)]
    elections = next(i for i, opened in enumerate(OPEN_WARDS[view["players"] - FEWEST_PLAYERS]) if opened >= wards)
    year = elections * YEARS_A_TERM
    return "opens now" if view["phase"] == "open" and year <= view["year"] else f"opens after year {year}"


def office(name: str | None) -> str:
    return OFFICE_TITLES[OFFICE_NAMES.index(name)] if name else "no office"


def plural(count: int, thing: str, things: str | None = None) -> str:
    return f"{count} {thing if count == 1 else things or thing + 's'}"


def listed(counts: Mapping[str, int]) -> str:
    """Counts by nation as words: Irish 2, English 1."""
    return ", ".join(f"{nation.capitalize()} {counts[nation]}" for nation in NATION_NAMES if counts[nation]) or "none"


def headline(view: View, names: Names) -> tuple[str, str]:
    """What is going on, and a sentence more about it."""
    actor = "" if view["actor"] is None else names[view["actor"]]
    ward = view["election"]["ward"] if view["election"] else ""
    match view["phase"]:
        case "open":
            return "A zone opens", "One cube is drawn for each of its wards."
        case "first":
            return "Who goes first?", "The first player is drawn."
        case "fill":
            return "Ships arrive", "Castle Garden fills from the bag."
        case "turn":
            return f"{actor} to move", _done(view["turn"])
        case "second":
            return f"{actor} campaigns", f"One boss went to ward {view['turn']['first_boss']}, now the second."
        case "cube":
            return f"{actor} settles", "The boss is placed, now a newcomer from Castle Garden."
        case "spread":
            return f"{actor} slanders", _slander(view["turn"]["slander"], names)
        case "bid":
            return f"Ward {ward} votes", "Bids are sealed until the last hand closes."
        case "place":
            return f"{actor} won ward {ward}", "A cube from the bag may be placed."
        case "favor":
            return f"{actor} won ward {ward}", "A favor may be taken."
        case "appoint":
            return f"Mayor {actor}", "The city offices are being given."
        case _:
            return "The game is over", "The fourth election is counted."


def _done(turn: View) -> str:
    ward = "Ward action done" if turn["ward"] else "Ward action to do"
    return f"{ward}, office used." if turn["office"] else f"{ward}."


def _slander(slander: View, names: Names) -> str:
    nation = slander["nation"].capitalize()
    return f"{names[slander['victim']]} lost a boss in ward {slander['ward']}; 2 {nation} favors would spread it."


def calendar(view: View) -> str:
    """The year, and the election that comes."""
    return f"Year {view['year']} of {LAST_YEAR}, {term(view).lower()}, election after year {view['term'] * YEARS_A_TERM}"


def title(view: View) -> str:
    return f"Tammany Hall, {view['players']} players, year {view['year']}"


def ward(number: str, place: str, state: View, names: Names) -> str:
    """One ward in words."""
    if not state["open"]:
        return f"Ward {number}, {place}: closed"
    first = leader(state["bosses"])
    present = [f"{names[seat]} {count}" for seat, count in enumerate(state["bosses"]) if count]
    standing = f"{names[first]} leads" if first is not None else "even" if present else "nobody"
    bosses = f"bosses {', '.join(present)}; " if present else ""
    locked = ", locked" if state["locked"] else ""
    return f"Ward {number}, {place}{locked}, {standing}: {bosses}cubes {listed(state['cubes'])}"


def seat(seat_number: int, state: View, names: Names) -> str:
    """One seat in words."""
    bosses = "bosses without limit" if state["bosses"] is None else f"{plural(state['bosses'], 'boss', 'bosses')} left"
    return ", ".join(
        [
            f"Seat {SEAT_LETTERS[seat_number]}, {names[seat_number]}: {office(state['office'])}",
            plural(state["score"], "point"),
            f"favors {listed(state['favors'])}",
            bosses,
            plural(state["tokens"], "slander token"),
            *([f"leads the {' and '.join(nation.capitalize() for nation in state['leads'])}"] if state["leads"] else []),
            *(["has slandered this term"] if state["slandered"] else []),
        ]
    )


def description(view: View, names: Names, places: Mapping[str, str]) -> str:
    """The whole position in words; `places` are the wards' names."""
    doing, more = headline(view, names)
    options = view["options"]
    zones = dict.fromkeys(state["zone"] for state in view["wards"].values() if not state["open"])
    sentences = [
        f"Edition of {options['edition']}, supply {options['supply']}, lock {options['lock']}",
        f"{calendar(view)}. {doing}. {more.rstrip('.')}",
        *(seat(number, state, names) for number, state in enumerate(view["seats"])),
        *(ward(number, places[number], state, names) for number, state in view["wards"].items() if state["open"]),
        *(f"Zone {zone} is closed and {opening(view, zone)}" for zone in zones),
        f"Castle Garden: {listed(view['garden'])}",
        f"The bag: {listed(view['bag'])}",
    ]
    return ". ".join(sentences) + "."
