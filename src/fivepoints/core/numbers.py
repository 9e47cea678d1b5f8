"""The numbers of a game's data file by name, and where each comes from.

A data file may be reconstructed in part. Its `sources` say so: a list of names for each source, and a name stands for all below it. What no list names is
the makers' own.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

OWN = "own"
_NOT_NUMBERS = ("schema", "about", "sources")


class Number(NamedTuple):
    """What stands under a name of the data file, a number or a word: `police.bribe_cash`, 3, `booklet`."""

    name: str
    value: int | str
    source: str


def numbers(data: Mapping[str, Any]) -> dict[str, Number]:
    """All numbers and words of a data file by name, in its order."""
    source_of = {name: source for source, names in data.get("sources", {}).items() for name in names}
    return {name: Number(name, value, _source(name, source_of)) for name, value in _leaves("", {key: data[key] for key in data if key not in _NOT_NUMBERS})}


def _leaves(name: str, part: Any) -> Iterator[tuple[str, int | str]]:
    if isinstance(part, dict):
        for key, below in part.items():
            if key not in _NOT_NUMBERS:
                yield from _leaves(f"{name}.{key}" if name else key, below)
    elif isinstance(part, list):
        yield from _leaves(name, dict(enumerate(part)))
    elif isinstance(part, int | str) and not isinstance(part, bool):
        yield name, part


def _source(name: str, source_of: Mapping[str, str]) -> str:
    """That of the nearest name above."""
    while name not in source_of and "." in name:
        name = name.rpartition(".")[0]
    return source_of.get(name, OWN)
