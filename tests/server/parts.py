"""What the hard tests of the table have to know of a game: what is sealed, what is no move, what can be taken back, what can be left for later.

All of it is said here anew, from what a page is told: nothing asks the rules of the game.
"""
from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from server.guest import some_move

Told = Mapping[str, Any]


class Part(ABC):
    """One game's."""

    name: str
    sealed: Sequence[str]  # the phases in which several choose in secret
    wrong: Sequence[str]  # never a legal move
    never: tuple[str, str]  # a choice that never comes, and what might be left for it
    later: str  # the key of one that comes
    habits: Sequence[str] = ()  # the keys of kinds of choice that a table by turn leaves to the game from the start

    @abstractmethod
    def turn(self, view: Told) -> object:
        """Which turn goes on, in which the seat may take back what it does; None outside."""

    @abstractmethod
    def breaks(self, entry: Told) -> bool:
        """Whether a move is not taken back any more though the turn goes on and nothing was drawn."""

    @abstractmethod
    def choices(self, legal: Told, luck: random.Random) -> Iterator[str]:
        """Some legal moves, one after another."""

    def some_move(self, now: Told, luck: random.Random) -> str:
        """A legal move."""
        return next(self.choices(now["legal"], luck))

    @abstractmethod
    def open_move(self, now: Told, luck: random.Random) -> str:
        """A move of somebody who plays for a game in which much happens; takes one number from `luck`, whatever the moves are."""

    @abstractmethod
    def answers(self, occasion: Told) -> list[str | None]:
        """What may be left for a choice to come; None takes away what was. Nothing where the tests leave it alone."""

    @abstractmethod
    def is_sealed(self, occasion: str) -> bool:
        """Whether the choice of this key is a sealed one."""

    def heard(self, text: str) -> str:
        """A move as all others hear it."""
        return text

    def left_by(self, text: str) -> list[str]:
        """The habits by which a move may have been made that nobody made."""
        return []

    def habits_at(self, view: Told) -> list[str]:
        """Those to which the choice belongs that is asked now."""
        return []


class Tammany(Part):
    name = "tammany"
    sealed = ("bid",)
    wrong = ("dance", "bid irish 99", "campaign 99 1", "appoint a b")
    never = ("1 bid 1", "bid none")
    later = "4 bid 1"

    def turn(self, view: Told) -> object:
        return None if view["turn"] is None else (view["year"], view["actor"])

    def breaks(self, entry: Told) -> bool:
        return bool(entry["text"] == "end")

    def choices(self, legal: Told, luck: random.Random) -> Iterator[str]:
        while True:
            if legal["amounts"] is None:
                yield luck.choice(legal["moves"])
                continue
            offered = [f"{name} {n}" for name, (least, most) in legal["amounts"].items() if (n := luck.randint(least, most))]
            yield "bid " + (" ".join(offered) or "none")

    def some_move(self, now: Told, luck: random.Random) -> str:
        return some_move(dict(now), luck.randrange(10**6))

    open_move = some_move

    def answers(self, occasion: Told) -> list[str | None]:
        return ["bid none", "bid irish 1", "bid german 1", "bid english 2", None] if occasion["about"]["kind"] == "bid" else []

    def is_sealed(self, occasion: str) -> bool:
        return " bid " in occasion


VERBS = {
    "victims": ("bury", "bed", "jail"), "retreat": ("retreat",), "return": ("home", "undo"), "drying": ("dry", "pass"), "nowar": ("pass",), "nodeal": ("pass",),
    "nobribe": ("pass",), "noarms": ("arm",), "commit": ("commit",),
}  # of the moves that each habit of Gangs makes  # fmt: skip
HABIT_AT = {
    "victim": "victims", "retreat": "retreat", "home": "return", "dry": "drying", "war": "nowar", "offer": "nodeal", "bribe": "nobribe", "arm": "noarms",
    "commit": "commit",
}  # by the phase  # fmt: skip
EAGER = ("box arms 1m ", "buy ", "war ", "rig ", "sack")  # how the moves begin that bring what is secret in Gangs


class Gangs(Part):
    name = "gangs"
    sealed = ("women", "commit", "arm")
    wrong = ("dance", "rig ?", "rig 9", "women 9", "commit 99", "arm 99 guns", "step 9m 6a 2a", "bribe 1 99z", "war z", "offer tea a", "home man nowhere")
    never = ("99 war", "pass")
    later = "5 war"
    habits = ("always victims", "always retreat", "always return", "always drying")
    _own = ("move", "act", "home", "fight", "takeover")  # phases of a gang's turn in which it goes on by itself

    def turn(self, view: Told) -> object:
        """7: the gang whose turn it is in phase c, but for what a fight or a crime asks of it in between."""
        if view["stage"] != "c" or view["phase"] not in self._own or view["movers"] != [view["turn_of"]["seat"]]:
            return None
        return view["turn"], view["turn_of"]["seat"]

    def breaks(self, entry: Told) -> bool:
        """A fight in which nothing was left to choose or to draw, a sacking of a box that all know to be empty."""
        return entry["text"] == "sack" or any(fact["message"] == "news-hits" for fact in entry["news"])

    def choices(self, legal: Told, luck: random.Random) -> Iterator[str]:
        """Any verb, ballots rather than others, then any move with it: else most moves would be steps."""
        moves: dict[str, list[str]] = {}
        for move in sorted(legal["moves"]):
            moves.setdefault(move.split()[0], []).append(move)
        verbs = [*moves, *[verb for verb in moves if verb in ("rig", "sack")] * 3]
        while True:
            yield luck.choice(moves[luck.choice(verbs)])

    def open_move(self, now: Told, luck: random.Random) -> str:
        """Armed gangs that make war and touch every ballot box, and else have short turns."""
        moves: list[str] = now["legal"]["moves"]
        luck = random.Random(luck.random())
        eager = [move for move in moves if move.startswith(EAGER)]
        if eager and luck.random() < 0.7:
            return luck.choice(eager)
        short = [move for move in moves if move in ("done", "pass")]
        return short[0] if short and luck.random() < 0.5 else self.some_move(now, luck)

    def answers(self, occasion: Told) -> list[str | None]:
        return {"habit": ["default", None], "war": ["pass", "war a", "war b", None], "deal": ["pass", "offer nowar b", None]}[occasion["about"]["kind"]]

    def is_sealed(self, occasion: str) -> bool:
        return occasion in ("always commit", "always noarms")

    def heard(self, text: str) -> str:
        return "rig ?" if text.startswith("rig ") else text

    def left_by(self, text: str) -> list[str]:
        return [f"always {habit}" for habit, verbs in VERBS.items() if text.split()[0] in verbs]

    def habits_at(self, view: Told) -> list[str]:
        return [f"always {HABIT_AT[view['phase']]}"] if view["phase"] in HABIT_AT else []


PARTS: dict[str, Part] = {part.name: part for part in (Tammany(), Gangs())}
