"""A view as text for a terminal, in rich's markup: seats in their colours, wards in election order."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fivepoints.games.tammany.words import NATION_LETTERS, NATION_NAMES, OFFICE_NAMES, OFFICE_TITLES, SEAT_LETTERS

EXAMPLES = "settle 14", "slander"  # words of moves, and something to look up
SEAT_COLOURS = ["red", "steel_blue", "magenta", "dark_orange", "cyan"]
NATION_COLOURS = {"irish": "green", "english": "default", "german": "yellow", "italian": "blue"}
SPECIAL = {"1": "+ cube", "2": "+ cube", "4": "+ favor", "7": "+ favor", "14": "Tammany Hall, 2 points"}
TERMS = ["first", "second", "third", "fourth"]


@cache
def ward_names() -> dict[str, str]:
    """The neighbourhood each ward is called after."""
    wards = json.loads(files(__package__).joinpath("data", "map.json").read_text("utf-8"))["wards"]
    return {number: ward["name"] for number, ward in wards.items()}


def sketch(view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """The whole position: the clock, the wards by zone, the seats."""
    lines = [_clock(view), "[dim]I Irish, E English, G German, T Italian; seats a b c ..: bosses[/dim]"]
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
    first = "" if view["first"] is None else f", first player {seat_mark(view['first'])}"
    text = f"[bold]Year {view['year']}[/bold], {TERMS[view['term'] - 1]} term{first}"
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
    head = f"  {number:>2}  {ward_names()[number]:<18}"
    plain = " ".join(f"{nation[0]}{count}" for nation, count in ward["cubes"].items() if count)
    bosses = [(p, count) for p, count in enumerate(ward["bosses"]) if count]
    shown = " ".join(seat_mark(p, str(count)) for p, count in bosses)
    notes = ["[bold]votes now[/bold]"] if votes else []
    if ward["locked"]:
        notes.append("[bold yellow]locked[/]")
    if number in SPECIAL:
        notes.append(f"[dim]{SPECIAL[number]}[/dim]")
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
    return f"{mover} {seat_mark(p)} {name:<11}{title:<18}{seat['score']:>6}  {shown}{bosses:>6}{seat['tokens']:>9}  {led}"


BENEFITS = {
    "deputy": "a favor of any nation",
    "council": "a lock: nothing can be placed in the ward until the election",
    "police": "a cube of a ward with two or more goes back to the bag",
    "precinct": "a cube of a ward with two or more moves to a neighbour",
}
OFFICE_VERBS = {"deputy": "take", "council": "lock", "police": "arrest", "precinct": "move"}


def prompt(view: Mapping[str, Any], legal: Sequence[str]) -> list[str]:
    """What is asked of the seat to act, with examples that are legal now."""
    phase = view["phase"]
    if phase == "bid":
        return _prompt_bid(view, legal)
    if phase in ("place", "favor"):
        what = "place a cube from the bag" if phase == "place" else "take a favor"
        return [f"[b]You won ward {view['election']['ward']}.[/b] You may {what}: {_example(legal, 'place', 'take')}, or [b]pass[/b]."]
    if phase == "appoint":
        offices = "; ".join(f"[b]{office}[/b] {what}" for office, what in BENEFITS.items())
        said = _example(legal, "appoint")
        return ["[b]You are Mayor.[/b] Give every other player an office, of use once a year:", f"{offices}.", f"Say {said}, or as you like."]
    return _prompt_turn(view, legal)


def _example(legal: Sequence[str], *verbs: str) -> str | None:
    """A legal move that begins with one of these words, from the middle of the list; None if there is none."""
    found = [move for move in legal if move.split()[0] in verbs]
    return f"[b]{found[len(found) // 2]}[/b]" if found else None


def _prompt_turn(view: Mapping[str, Any], legal: Sequence[str]) -> list[str]:
    office = view["seats"][view["actor"]]["office"]
    lines = ["[b]Your turn.[/b] Do these in any order, each once:" if len(legal) > 1 else "[b]Your turn[/b] is done."]
    campaign, settle = _example(legal, "campaign"), _example(legal, "settle")
    if campaign:
        lines.append(f"- two bosses: {campaign}")
    if settle:
        lines.append(f"- or a boss, a cube from Castle Garden, and a favor of its nation: {settle}")
    if office in BENEFITS and (benefit := _example(legal, OFFICE_VERBS[office])):
        lines.append(f"- {OFFICE_TITLES[OFFICE_NAMES.index(office)]}, {BENEFITS[office]}: {benefit}")
    slander = _example([move for move in legal if "spread" in move], "slander") or _example(legal, "slander")
    if slander:
        lines.append(f"- slander, once a term, for a token and a favor (two more favors to spread it): {slander}")
    if "end" in legal:
        lines.append("- [b]end[/b], or an empty line, ends the turn; [b]undo[/b] takes the last move back" if len(legal) == 1 else "- [b]end[/b] ends the turn")
    return lines


def _prompt_bid(view: Mapping[str, Any], legal: Sequence[str]) -> list[str]:
    number = view["election"]["ward"]
    ward = view["wards"][number]
    lines = [f"[b]Ward {number} votes.[/b] All bids are opened together; what is bid is gone, won or lost."]
    for p in view["election"]["candidates"]:
        could = " ".join(f"{count} {nation.title()}" for nation, count in view["seats"][p]["favors"].items() if count and ward["cubes"][nation])
        who = f"{seat_mark(p)}{' (you)' if p == view['actor'] else ''}"
        lines.append(f"- {who}: {ward['bosses'][p]} bosses, " + (f"could add {could}" if could else "nothing to add"))
    return [*lines, f"Say [b]{legal[len(legal) // 2]}[/b] or the like, or [b]bid none[/b]."]
