"""The board as a picture: one standalone SVG document that shows a whole position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivepoints.core.contract import STILL
from fivepoints.games.tammany.picture import caption, city, ornaments, pieces, ward
from fivepoints.games.tammany.picture.ink import Ink, inks
from fivepoints.games.tammany.picture.panel import PANEL_WIDTH, panel
from fivepoints.games.tammany.picture.pen import spoken, tag, words
from fivepoints.games.tammany.words import SEAT_LETTERS

__all__ = ["svg"]

WIDTH, HEIGHT = city.WIDTH + PANEL_WIDTH, city.HEIGHT


LONGEST_NAME = 80  # letters; longer ones are cut to their card anyway


def svg(view: Mapping[str, Any], *, theme: str = "light", names: Sequence[str] | None = None) -> str:
    """The position of a view as an SVG document, in the theme "light" or "dark".

    It shows what the view shows, a seat's own closed bid included.
    `names` has one name for each seat; without it seats are called by their letters.
    """
    ink = inks(theme, view["options"]["edition"])
    called = _names(view, names)
    closed = [number for number, state in view["wards"].items() if not state["open"]]
    drawn = tag(
        "svg",
        spoken(caption.title(view)),
        tag("desc", words(caption.description(view, called, city.places()))),
        tag("defs", city.definitions(ink), pieces.definitions(ink)),
        tag("g", _map(ink, closed), clip_path=ink.url("clip-map"), class_="map"),
        STILL,
        tag("g", _board(ink, view, called, closed), class_="board"),
        panel(ink, view, called),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
    )
    return drawn + "\n"


def _names(view: Mapping[str, Any], names: Sequence[str] | None) -> list[str]:
    players = view["players"]
    if names is None:
        return [f"Seat {letter}" for letter in SEAT_LETTERS[:players]]
    if len(names) != players:
        raise ValueError(f"{len(names)} names for {players} seats")
    return [name[:LONGEST_NAME] for name in names]


def _map(ink: Ink, closed: list[str]) -> str:
    """The empty board, which stays the same until a zone opens."""
    compass = ornaments.compass(ink, 926, 205, 38, city.geography()["north"])
    return city.ground(ink, closed) + compass + ornaments.cartouche(ink, 838, 1030)


def _board(ink: Ink, view: Mapping[str, Any], names: list[str], closed: list[str]) -> str:
    """All that lies on the map."""
    geography = city.geography()
    wards: Mapping[str, Any] = view["wards"]
    voting = view["election"]["ward"] if view["election"] else None
    chosen = voting or _chosen(view)
    veiled = [number for number in wards if voting and number != voting]
    sayings = {number: caption.ward(number, place, wards[number], names) for number, place in city.places().items()}
    standing = [
        ward.pieces(ink, number, state, geography["wards"][number]["pieces"], sayings[number], faded=number in veiled)
        for number, state in wards.items()
        if state["open"]
    ]
    return "".join(
        [
            *(city.veil(ink, number) for number in veiled),
            city.chosen(ink, chosen) if chosen else "",
            ornaments.ship(ink, 470, 1050, view["bag"]),
            ornaments.castle_garden(ink, view["garden"], view["players"]),
            *(city.closed_number(ink, number, sayings[number]) for number in closed),
            *standing,
            *_banners(ink, view),
            ornaments.frame(ink),
        ]
    )


def _chosen(view: Mapping[str, Any]) -> str | None:
    """The ward of a move half done: where the first boss of a campaign went, or where a slander began."""
    turn = view["turn"] or {}
    ward_of_slander: str | None = (turn.get("slander") or {}).get("ward")
    first_boss: str | None = turn.get("first_boss")
    return ward_of_slander or first_boss


def _banners(ink: Ink, view: Mapping[str, Any]) -> list[str]:
    """One for each zone of which no ward is open."""
    zones = dict.fromkeys(state["zone"] for state in view["wards"].values())
    still_closed = zones.keys() - {state["zone"] for state in view["wards"].values() if state["open"]}
    return [city.banner(ink, zone, caption.opening(view, zone), view["boxes"][zone]) for zone in zones if zone in still_closed]
