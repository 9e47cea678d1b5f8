"""Chance that can be checked afterwards: the k-th draw of a game follows from a secret whose hash was published before the first."""
from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SALT_BYTES = 16
SECRET_BYTES = 32
HOUSE_BYTES = 32  # the word of whoever runs the game
WORD_BYTES = range(8, 65)  # the word of a seat


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(secret).hexdigest()


def mix(house: bytes, words: Sequence[bytes]) -> bytes:
    """The secret of a game whose chance nobody alone has made: from the word of the house, fixed before anyone sat, and those of the seats in their order."""
    return hashlib.sha256(house + b"".join(words)).digest()


def filled_in(house: bytes, seat: int) -> bytes:
    """The word of a seat that brought none: it follows from the word of the house, which so chooses nothing, and whoever knows that can tell it from others."""
    return hmac.digest(house, f"seat {seat}".encode(), "sha256")


def pick(secret: bytes, k: int, weights: Sequence[int]) -> int:
    """The index that the k-th draw (from 0) falls on: HMAC-SHA-256(secret, k) as a number, modulo the sum of the weights."""
    left = int.from_bytes(hmac.digest(secret, str(k).encode(), "sha256"), "big") % sum(weights)
    for i, weight in enumerate(weights):
        if left < weight:
            return i
        left -= weight
    raise AssertionError("the weights add up")


def seal(salt: bytes, start: int, seat: str, move: str) -> str:
    """The commitment to a sealed choice; `start` is the number of the first entry of its round."""
    return hmac.digest(salt, f"{start} {seat} {move}".encode(), "sha256").hex()


def digest(position: str) -> str:
    """The fingerprint of what a spectator sees."""
    return hashlib.sha256(position.encode()).hexdigest()[:32]
