"""The words of the notation, in one place."""
from __future__ import annotations

import re
from collections.abc import Sequence

SEAT_LETTERS = "abcdef"
GANG_LETTERS = "WRBEDC"  # Whyos, Dead Rabbits, Bowery Boys, Eastman Gang, Hudson Dusters, Charlton Street Gang
MODES = ["base", "politique"]
SEX_WORDS = ["man", "woman"]
SEX_LETTERS = "mw"
KIND_WORDS = ["whisky", "opium", "rat-pit", "brothel", "gambling-hall", "saloon", "opium-den"]  # in the order of the data file
KIND_TITLES = ["whisky running", "opium running", "rat pit", "brothel", "gambling hall", "saloon", "opium den"]
KIND_LETTERS = "WORBGSD"
BOX_WORDS = ["port", "hospital", "tammany", "arms"]
CRIME_WORDS = ["pickpocket", "mugging", "burglary", "heist", "bankjob"]
TERM_WORDS = ["nowar", "nobattle", "lend", "exchange", "noballot", "borrow"]  # of a deal, as its proposer says it
DEAL_WORDS = ["nowar", "nobattle", "loan", "exchange", "noballot"]
FATE_VERBS = ["bury", "bed", "jail"]
STAGE_LETTERS = "-abcdefgh"

# Small words that a move text may contain anywhere
FILLERS = frozenset("an and at by for from in into of off on or pawn the to with".split())


def tally(counts: Sequence[int], letters: str) -> str:
    """`3m1w`: so many of each, those of which there are none left out."""
    return "".join(f"{count}{letter}" for count, letter in zip(counts, letters, strict=True) if count)


def read_tally(text: str, letters: str) -> list[int] | None:
    """The counts of such a text, each of at most two digits; None if it is none."""
    found = re.fullmatch("".join(f"(?:([1-9][0-9]?){letter})?" for letter in letters), text)
    return [int(count or 0) for count in found.groups()] if text and found else None
