"""Reading what a person wrote: the words of a move, and the parts of a position. All games have this in common; a text that is no notation raises."""
from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches

from fivepoints.core.errors import NotationError

LONGEST_MOVE = 200
SHOWN = 40  # characters of a wrong word that are said back


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise NotationError(what)


# Moves


class MoveWords:
    """The words of a move text, taken one by one. Case and commas do not matter, nor do small words that may stand anywhere."""

    def __init__(self, text: str, fillers: Collection[str]) -> None:
        demand(len(text) <= LONGEST_MOVE, f"a move has at most {LONGEST_MOVE} characters")
        self.words = [word for word in text.lower().replace(",", " ").split() if word not in fillers]
        self.at = 0

    def more(self) -> bool:
        return self.at < len(self.words)

    def peek(self) -> str:
        return self.words[self.at] if self.more() else ""

    def next(self, wanted: str) -> str:
        demand(self.more(), f"{wanted} is missing")
        self.at += 1
        return self.words[self.at - 1]

    def take(self, word: str) -> bool:
        """Whether this word comes next; then it is taken."""
        found = self.peek() == word
        self.at += found
        return found

    def one_of(self, wanted: str, names: Sequence[str]) -> int:
        """Which of the names comes next; an empty name stands for none."""
        word = self.next(wanted)
        if word in names:
            return names.index(word)
        close = get_close_matches(word, names, 1)
        hint = f"; did you mean {close[0]!r}?" if close else f"; it is one of {', '.join(filter(None, names))}"
        raise NotationError(f"{word[:SHOWN]!r} is not {wanted}{hint}")

    def number(self, wanted: str) -> int:
        word = self.next(wanted)
        demand(word.isascii() and word.isdigit() and len(word) <= 3, f"{word[:SHOWN]!r} is not {wanted}")
        return int(word)

    def end(self, after: str) -> None:
        """Nothing more may come."""
        demand(not self.more(), f"{self.peek()[:SHOWN]!r} is too much after {after}")


# Positions


def number(word: str, most: int, name: str, least: int = 0) -> int:
    if not re.fullmatch(r"0|-?[1-9][0-9]{0,3}", word) or not least <= int(word) <= most:
        span = f"from {least} to {most}" if least else f"up to {most}"
        raise NotationError(f"{name} is a number {span}, not {word[:SHOWN]!r}")
    return int(word)


def choice(word: str, values: Sequence[str], name: str) -> int:
    """Which of the values it is."""
    if word not in values:
        raise NotationError(f"{name} is {' or '.join(values)}, not {word[:SHOWN]!r}")
    return values.index(word)


def seat(letter: str, letters: str, name: str) -> int:
    """Which of the seats at this table, by its letter."""
    demand(len(letter) == 1 and letter in letters, f"{name} is a seat from {letters[0]} to {letters[-1]}, not {letter[:SHOWN]!r}")
    return letters.index(letter)


def same(wanted: str, text: str) -> None:
    """A position has one spelling: of another one the first field that differs is named."""
    for want, got in zip(wanted.split(" "), text.split(" "), strict=True):
        demand(want == got, f"the position is not written as it should be: {got[:60]!r} for {want[:60]!r}")
