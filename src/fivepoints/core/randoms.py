"""A small random generator that runs the same interpreted and compiled: sfc32, four 32-bit words kept in ints.

The state of a game holds no generator; whoever plays it out carries one of these.
"""
from __future__ import annotations

MASK = 0xFFFFFFFF


def next_word(r: list[int]) -> int:
    """The next 32 random bits."""
    word = (r[0] + r[1] + r[3]) & MASK
    r[3] = (r[3] + 1) & MASK
    r[0] = r[1] ^ (r[1] >> 9)
    r[1] = (r[2] + (r[2] << 3)) & MASK
    r[2] = (((r[2] << 21) & MASK) + (r[2] >> 11) + word) & MASK
    return word


def below(r: list[int], n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next_word(r) * n) >> 32


def sow(r: list[int], seed: int, stream: int) -> None:
    """Start the generator anew: another sequence for each seed and stream."""
    r[0] = seed & MASK
    r[1] = (seed >> 32) & MASK
    r[2] = stream & MASK
    r[3] = 1
    for _ in range(12):
        next_word(r)


def generator(seed: int, stream: int = 0) -> list[int]:
    """A generator for interpreted use."""
    r = [0, 0, 0, 0]
    sow(r, seed, stream)
    return r
