"""A position as a row of numbers for programs that learn: the parts it is made of, and small functions that write them.

The functions run interpreted and compiled, like the rules, but compiled they check no index (`twin.compiled`, steady): an index here is a constant of the
layout, or is held to its range where it is used. Each writes from `at` on into cells that are 0, and returns where the next part begins. Seats are
counted from the one that looks: it is the first itself, then come the others in turn order.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any


@dataclass(frozen=True)
class Block:
    """Cells of one meaning: `shape` of them, each from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Kind:
    """Actions of one kind: `count` of them from `first` on."""

    name: str
    first: int
    count: int
    about: str


def width(blocks: Sequence[Block]) -> int:
    """How many cells there are."""
    return sum(block.size for block in blocks)


def slices(blocks: Sequence[Block]) -> Iterator[tuple[Block, slice]]:
    """Each part with where it is."""
    at = 0
    for block in blocks:
        yield block, slice(at, at + block.size)
        at += block.size


def start(blocks: Sequence[Block], name: str) -> int:
    """The cell where a part begins. Functions begin at such a constant, not at a number they are handed: what is written where is then known when they are
    compiled."""
    found: int = next(where.start for block, where in slices(blocks) if block.name == name)
    return found


def put_one(out: Any, at: int, value: int) -> int:
    out[at] = value
    return at + 1


def put_choice(out: Any, at: int, k: int, n: int) -> int:
    """A 1 in the k-th of n cells, 0 in the others; in all where k is no choice. Every cell is written: a branch that is guessed wrong costs more."""
    for j in range(n):
        out[at + j] = 1 if j == k else 0
    return at + n


def add_choice(out: Any, at: int, k: int, n: int) -> int:
    """Another 1 among the n cells."""
    if 0 <= k < n:
        out[at + k] = 1
    return at + n


def put_row(out: Any, at: int, row: Any, n: int) -> int:
    for k in range(n):
        out[at + k] = row[k]
    return at + n


def put_bits(out: Any, at: int, bits: int, n: int) -> int:
    for k in range(n):
        out[at + k] = bits >> k & 1
    return at + n


def after(seat: int, k: int, players: int) -> int:
    """The k-th seat after one, in turn order."""
    p = seat + k
    return p - players if p >= players else p


def way(p: int, seat: int, players: int) -> int:
    """As the how manieth a seat comes from the one that looks; -1 for nobody."""
    if p < 0:
        return -1
    return p - seat if p >= seat else p - seat + players


def put_seats(out: Any, at: int, row: Any, seat: int, players: int, n: int) -> int:
    """One number a seat; the last of the n cells stay 0 where fewer play."""
    for k in range(players):
        out[at + k] = row[after(seat, k, players)]
    return at + n


def put_table(out: Any, at: int, table: Any, rows: int, seat: int, players: int, n: int) -> int:
    """So many rows of one number a seat, n cells a row: seat after seat, since that is a column of cells a fixed way apart."""
    for k in range(players):
        p = after(seat, k, players)
        for row in range(rows):
            out[at + row * n + k] = table[row][p]
    return at + rows * n


def put_seat(out: Any, at: int, p: int, seat: int, players: int, n: int) -> int:
    """A 1 for the seat that is meant; none where it is nobody."""
    return put_choice(out, at, way(p, seat, players), n)


def put_seat_bits(out: Any, at: int, bits: int, seat: int, players: int, n: int) -> int:
    for k in range(players):
        out[at + k] = bits >> after(seat, k, players) & 1
    return at + n


def clear_cells(out: Any, n: int) -> None:
    for k in range(n):
        out[k] = 0
