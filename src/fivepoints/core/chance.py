"""Chance that can be checked afterwards: the k-th draw of a game follows from a secret whose hash was published before the first."""
from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SALT_BYTES = 16
SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(secret).hexdigest()


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
