"""What bots are called at a table: names as New York had them in the 1850s, made up, none standing for a known person, each short enough for every drawing."""
from __future__ import annotations

from collections.abc import Callable, Iterable

NAMES: tuple[str, ...] = (
    "Fernando", "Honora", "Mordecai", "Isaiah", "Peg",
    "Big Cormac", "Lotte", "Giacomo", "Old Silas", "Bridie",
    "Gottfried", "Concetta", "Long Amos", "Nell", "Red Declan",
    "Dutch Lena", "Ezra", "Assunta", "Tobias", "Wilhelmina",
    "Sly Fergus", "Carmela", "Augustus", "Kitty", "Ludwig",
    "Raffaele", "Prudence", "Oona", "Deacon Eli", "Mathilde",
    "Salvatore", "Temperance", "Padraig", "Lucia", "Solomon", "Cato",
)  # fmt: skip


def names_for(taken: Iterable[str], count: int, pick: Callable[[int], int]) -> list[str]:
    """So many names, all different and none that somebody at the table has; `pick(n)` chooses a number from 0 to n - 1."""
    used = {name.strip().casefold() for name in taken}
    left = [name for name in NAMES if name.casefold() not in used]
    if count > len(left):
        raise ValueError(f"there are {len(left)} names left, not {count}")
    return [left.pop(pick(len(left))) for _ in range(count)]
