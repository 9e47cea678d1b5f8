"""A view as text for a terminal, in rich's markup: gangs in their colours, squares by ward."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fivepoints.games._gangs.board import DATA
from fivepoints.games._gangs.words import SEAT_LETTERS

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
    "victim": "Name a victim.",
    "retreat": "Where do the beaten go?",
    "takeover": "Keep or destroy the token.",
    "act": "Your actions.",
    "home": "A member comes back: who, and where to?",
    "war": "Declare war on another gang, or pass.",
    "call": "Do you call your loan?",
    "commit": "How many members do you commit? Both are shown together.",
    "dry": "Somebody may dry out.",
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
    return "\n".join(lines)


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


SEAT_COLUMNS = f"    {'':<22}{'$':>5}{'dial':>5}{'infl.':>6}{'blades':>7}{'guns':>5}{'barrels':>8}{'kilos':>6}  beds, Tombs, equipment"


def _seat(view: Mapping[str, Any], p: int, names: Sequence[str] | None) -> str:
    seat = view["seats"][p]
    name = f"{DATA['gangs'][seat['gang']]['name']}{' (' + names[p] + ')' if names else ''}"
    rows = ("bed", seat["beds"]), ("cell", seat["tombs"])
    tracks = [f"{word} {k}: {_count(there)}" for word, row in rows for k, there in enumerate(row) if any(there.values())]
    notes = tracks + [DATA["equipment"][thing]["name"] for thing in seat["equipment"]] + (["[bold]out[/bold]"] if seat["out"] else [])
    mover = "*" if p in view["movers"] else " "
    numbers = f"{seat['cash']:>5}{seat['dial']:>5}{seat['influence']:>6}{seat['blades']:>7}{seat['guns']:>5}{seat['barrels']:>8}{seat['kilos']:>6}"
    return f"{mover} {seat_mark(p)} {name[:22]:<22}{numbers}  {', '.join(notes)}"


def prompt(view: Mapping[str, Any], legal: Sequence[str]) -> list[str]:
    """What is asked of the seat to act, with an example of each kind of move that is legal now."""
    verbs: dict[str, list[str]] = {}
    for move in legal:
        verbs.setdefault(move.split()[0], []).append(move)
    left = f" {view['turn_of']['actions']} left." if view["phase"] == "act" else ""
    examples = [f"[b]{moves[len(moves) // 2]}[/b]" for moves in verbs.values()]
    return [f"[b]{QUESTIONS[view['phase']]}[/b]{left}", "Say " + ", ".join(examples) + (", or the like." if len(legal) > len(verbs) else ".")]
