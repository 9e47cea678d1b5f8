"""A view as text for a terminal, in rich's markup: seats in their colours, wards in election order."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fivepoints.games.tammany.words import NATION_LETTERS, NATION_NAMES, OFFICE_NAMES, OFFICE_TITLES, SEAT_LETTERS

SEAT_COLOURS = ["red", "bright_black", "magenta", "dark_orange", "cyan"]
NATION_COLOURS = {"irish": "green", "english": "white", "german": "yellow", "italian": "blue"}
CUBE_BONUS, FAVOR_BONUS = "winner may place a cube", "winner may take a favor"
SPECIAL = {"1": CUBE_BONUS, "2": CUBE_BONUS, "4": FAVOR_BONUS, "7": FAVOR_BONUS, "14": "counts double"}
TERMS = ["first", "second", "third", "fourth"]


@cache
def ward_names() -> dict[str, str]:
    """The neighbourhood each ward is called after."""
    wards = json.loads(files(__package__).joinpath("data", "map.json").read_text("utf-8"))["wards"]
    return {number: ward["name"] for number, ward in wards.items()}


def sketch(view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """The whole position: the clock, the wards by zone, the seats."""
    lines = [_clock(view), ""]
    zone = None
    for number, ward in view["wards"].items():
        if ward["zone"] != zone:
            zone = ward["zone"]
            lines.append(f"[bold]Zone {zone}[/bold]" + ("" if ward["open"] else "  [dim]not open yet[/dim]"))
        if ward["open"]:
            lines.append(_ward(view, number, ward))
    lines += ["", f"[dim]{SEAT_COLUMNS}[/dim]"]
    lines += [_seat(view, p, names) for p in range(view["players"])]
    return "\n".join(lines)


def _clock(view: Mapping[str, Any]) -> str:
    text = f"[bold]Year {view['year']}[/bold], {TERMS[view['term'] - 1]} term"
    return f"{text}. Castle Garden: {_cubes(view['garden']) or 'empty'}. Bag: {_cubes(view['bag']) or 'empty'}."


def _cubes(counts: Mapping[str, int]) -> str:
    return " ".join(_nation(nation, f"{NATION_LETTERS[NATION_NAMES.index(nation)]}{count}") for nation, count in counts.items() if count)


def _nation(nation: str, text: str) -> str:
    return f"[{NATION_COLOURS[nation]}]{text}[/]"


def seat_mark(p: int, text: str = "") -> str:
    """A seat's letter in its colour."""
    return f"[bold {SEAT_COLOURS[p]}]{SEAT_LETTERS[p]}{text}[/]"


def _pad(markup: str, plain: str, width: int) -> str:
    return markup + " " * max(1, width - len(plain))


def _ward(view: Mapping[str, Any], number: str, ward: Mapping[str, Any]) -> str:
    votes = view["election"] and view["election"]["ward"] == number
    head = f"{'>' if votes else ' '} {number:>2}  {ward_names()[number]:<18}"
    plain = " ".join(f"{nation[0]}{count}" for nation, count in ward["cubes"].items() if count)
    bosses = [(p, count) for p, count in enumerate(ward["bosses"]) if count]
    shown = " ".join(seat_mark(p, str(count)) for p, count in bosses)
    notes = (["[bold yellow]locked[/]"] if ward["locked"] else []) + ([f"[dim]{SPECIAL[number]}[/dim]"] if number in SPECIAL else [])
    return head + _pad(_cubes(ward["cubes"]), plain, 15) + _pad(shown, " ".join(f"{p}{n}" for p, n in bosses), 16) + "  ".join(notes)


SEAT_COLUMNS = f"    {'':<11}{'':<18}{'points':>6}  {'favors':<14}{'bosses':>6}{'slander':>9}  leads"


def _seat(view: Mapping[str, Any], p: int, names: Sequence[str] | None) -> str:
    seat = view["seats"][p]
    name = names[p] if names else ""
    title = OFFICE_TITLES[OFFICE_NAMES.index(seat["office"])] if seat["office"] else ""
    favors = [(nation, f"{NATION_LETTERS[NATION_NAMES.index(nation)]}{count}") for nation, count in seat["favors"].items()]
    shown = _pad(" ".join(_nation(nation, text) for nation, text in favors), " ".join(text for _, text in favors), 14)
    bosses = "" if seat["bosses"] is None else str(seat["bosses"])
    led = " ".join(_nation(nation, NATION_LETTERS[NATION_NAMES.index(nation)]) for nation in seat["leads"])
    mover = "*" if p in view["movers"] else " "
    return f"{mover} {seat_mark(p)} {name:<11.10}{title:<18}{seat['score']:>6}  {shown}{bosses:>6}{seat['tokens']:>9}  {led}"


BENEFITS = {
    "deputy": "As Deputy Mayor you may once [b]take irish[/b] (any nation).",
    "council": "As Council President you may once [b]lock 5[/b]: nobody places there until the election.",
    "police": "As Chief of Police you may once [b]arrest irish 5[/b]: from a ward with two cubes or more, back to the bag.",
    "precinct": "As Precinct Chairman you may once [b]move irish 5 3[/b]: from a ward with two cubes or more to a neighbour.",
}


def prompt(view: Mapping[str, Any]) -> list[str]:
    """What is asked of the seat to act, with an example of how to say it."""
    phase, seat = view["phase"], view["seats"][view["actor"]]
    if phase == "turn":
        return _prompt_turn(view, seat)
    if phase == "bid":
        number = view["election"]["ward"]
        ward = view["wards"][number]
        present = [nation for nation, count in ward["cubes"].items() if count]
        yours = ", ".join(f"{seat['favors'][nation]} {nation.title()}" for nation in present if seat["favors"][nation])
        rivals = ", ".join(seat_mark(p, f" {ward['bosses'][p]}") for p in view["election"]["candidates"])
        return [
            f"[b]Ward {number} votes.[/b] Bosses: {rivals}. You can bid {yours}; what is bid is gone, won or lost.",
            f"Say [b]bid {present[0]} 1[/b], several nations in a row, or [b]bid none[/b].",
        ]
    if phase == "place":
        return [f"[b]You won ward {view['election']['ward']}.[/b] You may place a cube from the bag: [b]place irish 5[/b], or [b]pass[/b]."]
    if phase == "favor":
        return [f"[b]You won ward {view['election']['ward']}.[/b] You may take a favor: [b]take irish[/b], or [b]pass[/b]."]
    others = " ".join(f"{SEAT_LETTERS[p]} {OFFICE_NAMES[2 + i]}" for i, p in enumerate(_left_of(view["actor"], view["players"])))
    return ["[b]You are Mayor.[/b] Give every other player one of deputy, council, police, precinct.", f"Say [b]appoint {others}[/b], as you like."]


def _left_of(p: int, players: int) -> list[int]:
    return [(p + 1 + i) % players for i in range(players - 1)]


def _prompt_turn(view: Mapping[str, Any], seat: Mapping[str, Any]) -> list[str]:
    lines = ["[b]Your turn.[/b]"]
    if not view["turn"]["ward"]:
        lines.append("[b]campaign 4 7[/b] puts two bosses in wards 4 and 7.")
        lines.append("[b]settle 2 english 6[/b] puts a boss in 2, an English cube from Castle Garden in 6, and takes an English favor.")
    if seat["office"] in BENEFITS and not view["turn"]["office"]:
        lines.append(BENEFITS[seat["office"]])
    if view["term"] > 1 and seat["tokens"] and not seat["slandered"]:
        lines.append("Once a term you may slander: [b]slander 8 b german[/b], and [b]spread 14[/b] behind it for two favors more.")
    if view["turn"]["ward"]:
        lines.append("[b]end[/b] ends the turn; [b]undo[/b] takes the last move back.")
    return lines
