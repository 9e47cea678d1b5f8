"""A view as text for a terminal, in rich's markup: gangs in their colours, squares by ward."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivepoints.games.gangs.board import BALLOT_PRICE, DATA
from fivepoints.games.gangs.words import SEAT_LETTERS

EXAMPLES = "step 6a", "bribe"  # words of moves, and something to look up
SEAT_COLOURS = ["red", "steel_blue", "magenta", "dark_orange", "cyan", "green"]
STAGES = {
    "a": "bribes, income, favors", "b": "police", "c": "moves and actions", "d": "gang war", "e": "coming back", "f": "drinking", "g": "deals", "h": "election",
}  # fmt: skip
QUESTIONS = {
    "women": "How many of your five members are women?",
    "bribe": "A police pawn stands on a den of yours. You may bribe it away.",
    "woman": "Which woman is given up for the bribe?",
    "favor": "Take one of the favors.",
    "use": "Use the favor at once, or keep it.",
    "police": "Move a police pawn up to two squares.",
    "move": "Your moves: steps and boxes, a dollar each.",
    "group": "Who goes?",
    "fight": "Which battle comes first?",
    "arm": "Choose your weapons; they are shown together.",
    "victim": "Name a victim: who {victim}?",
    "retreat": "Where do the beaten go?",
    "takeover": "Keep or destroy the token.",
    "act": "Your actions, {actions} left.",
    "home": "A member comes back: who, and where to?",
    "war": "Declare war on another gang, or pass.",
    "call": "Do you call your loan?",
    "commit": "How many members do you commit? Both are shown together.",
    "dry": "Your dial is at {dial}. A member who goes to bed to dry out lowers it by {relief}.",
    "offer": "Offer a deal to another gang, or pass.",
    "mine": "Which tokens are exchanged?",
    "theirs": "Which token of the other gang?",
    "answer": "Accept or refuse the deal.",
    "settle": "You have won the duel: settle the matter.",
}


def sketch(view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """The whole position: the clock, the squares with something on them, the boxes, the gangs."""
    lines = [_clock(view)]
    squares = {square: name for ward in DATA["wards"].values() for square, name in ward["squares"].items()}
    lines += [_square(view, square, squares[square]) for square in view["squares"] if _is_used(view, square)]
    lines += [f"  [dim]{DATA['boxes'][box]:<28}[/dim] {_people(people)}" for box, people in view["boxes"].items() if people]
    lines += ["", f"[dim]{SEAT_COLUMNS}[/dim]"]
    lines += [_seat(view, p, names) for p in range(view["players"])]
    return "\n".join(lines + _affairs(view))


def seat_mark(p: int, text: str = "") -> str:
    """A seat's letter in its colour."""
    return f"[bold {SEAT_COLOURS[p]}]{SEAT_LETTERS[p]}{text}[/]"


def _clock(view: Mapping[str, Any]) -> str:
    stage = f", {STAGES[view['stage']]}" if view["stage"] else ", set-up"
    order = " ".join(seat_mark(p) for p in view["order"]) or "not drawn yet"
    return f"[bold]{view['year']}[/bold], turn {max(view['turn'], 1)}{stage}. Order: {order}."


def _is_used(view: Mapping[str, Any], square: str) -> bool:
    here = view["squares"][square]
    return bool(here["members"]) or here["owner"] is not None or square in view["police"]


def _people(people: Mapping[str, Any]) -> str:
    return " ".join(seat_mark(int(p), ":" + (_count(count) if count else "?")) for p, count in people.items())


def _count(count: Mapping[str, int]) -> str:
    return (f"{count['men']}m" if count["men"] else "") + (f"{count['women']}w" if count["women"] else "")


def _square(view: Mapping[str, Any], square: str, name: str) -> str:
    here = view["squares"][square]
    tokens = [DATA["activities"][token["kind"]]["name"] for token in (here["den"], here["traffic"]) if token]
    shown = f" {seat_mark(here['owner'])} {', '.join(tokens)}" if tokens else ""
    pawns = view["police"].count(square)
    police = f" [bold blue]{'police ' * pawns}[/]" if pawns else ""
    return f"  {square:>3} {name:<24} {_people(here['members'])}{shown}{police}"


SEAT_COLUMNS = f"    {'':<31}{'$':>4}{'dial':>5}{'infl':>5}{'blades':>7}{'guns':>5}{'barrels':>8}{'kilos':>6}"


def _seat(view: Mapping[str, Any], p: int, names: Sequence[str] | None) -> str:
    seat = view["seats"][p]
    name = f"{DATA['gangs'][seat['gang']]['name'][:20]}{' (' + names[p] + ')' if names else ''}"
    rows = ("bed", seat["beds"]), ("cell", seat["tombs"])
    tracks = [f"{word} {k}: {_count(there)}" for word, row in rows for k, there in enumerate(row) if any(there.values())]
    notes = tracks + [DATA["equipment"][thing]["name"] for thing in seat["equipment"]] + _ballots(seat) + (["[bold]out[/bold]"] if seat["out"] else [])
    mover = "*" if p in view["movers"] else " "
    numbers = f"{seat['cash']:>4}{seat['dial']:>5}{seat['influence']:>5}{seat['blades']:>7}{seat['guns']:>5}{seat['barrels']:>8}{seat['kilos']:>6}"
    return f"{mover} {seat_mark(p)} {name:<31}{numbers}" + (f"\n      {', '.join(notes)}" if notes else "")


def _ballots(seat: Mapping[str, Any]) -> list[str]:
    """Only the gang itself knows how many it has put in, and what it has left (16)."""
    if not seat["rigged"]:
        return []
    if seat["ballots"] is None:
        return ["has rigged"]
    paid = BALLOT_PRICE * (seat["ballots"] + seat["shown"])
    return [f"{seat['ballots']} ballots in the box, ${max(0, seat['cash'] - paid)} left in truth"]


def _affairs(view: Mapping[str, Any]) -> list[str]:
    """What stands between the gangs, and the fight or proposal that is going on."""
    parts = [f"{favor} {seat_mark(p)}" for favor, p in view["favors"].items() if p is not None]
    parts += [f"corruption pawn {seat_mark(view['corruption'])}"] if view["corruption"] is not None else []
    lines = ["Favors: " + ", ".join(parts)] if parts else []
    deals = [f"{deal['kind']} {seat_mark(deal['parties'][0])} {seat_mark(deal['parties'][1])}" for deal in view["deals"]]
    lines += ["Deals: " + ", ".join(deals)] if deals else []
    return lines + _fight(view) + _proposal(view)


def _fight(view: Mapping[str, Any]) -> list[str]:
    fight = view["fight"]
    if not fight:
        return []
    sides = [f"{name} {seat_mark(side['seat'])}{_force(side)}" for name, side in fight["sides"].items()]
    return [("War: " if fight["war"] else f"Battle for {fight['square']}: ") + ", ".join(sides)]


def _force(side: Mapping[str, Any]) -> str:
    """As far as the reader knows it."""
    arms = [f"{side[kind]} {kind}" for kind in ("blades", "guns") if side[kind]]
    return f" with {side['members']} members" + "".join(f" and {words}" for words in arms) if side["members"] else ""


def _proposal(view: Mapping[str, Any]) -> list[str]:
    offer = view["proposal"]
    if not offer:
        return []
    what = offer["kind"] + (" of " + " and ".join(offer["squares"]) if offer["squares"] else "")
    loan = (", lending" if offer["lends"] else ", borrowing") if offer["kind"] == "loan" else ""
    duel = ", and will fight for it" if offer["duel"] else ""
    return [f"Proposed: {seat_mark(offer['from'])} to {seat_mark(offer['to'])}: {what}{loan}{duel}"]


FATES = {"bury": "dies", "bed": "goes to bed", "jail": "goes to the Tombs"}


def prompt(view: Mapping[str, Any], legal: Sequence[str]) -> list[str]:
    """What is asked of the seat to act, with an example of each kind of move that is legal now."""
    verbs: dict[str, list[str]] = {}
    for move in legal:
        verbs.setdefault(move.split()[0], []).append(move)
    known = {
        "actions": (view["turn_of"] or {}).get("actions"),
        "dial": view["seats"][view["actor"]]["dial"],
        "relief": DATA["alcohol"]["dry_relief"],
        "victim": FATES.get(view["victim"]),
    }
    examples = [f"[b]{moves[len(moves) // 2]}[/b]" for moves in verbs.values()]
    said = "Say " + ", ".join(examples) + (", or the like." if len(legal) > len(verbs) else ".")
    return [f"[b]{QUESTIONS[view['phase']].format(**known)}[/b]", *_ways(verbs.get("step", [])), said]


def _ways(steps: Sequence[str]) -> list[str]:
    """Where the steps lead, from each square."""
    ways: dict[str, list[str]] = {}
    for *_, source, end in (step.split() for step in steps):
        if end not in ways.setdefault(source, []):
            ways[source].append(end)
    return [f"[dim]From {source} to[/dim] {' '.join(ends)}" for source, ends in ways.items()]
