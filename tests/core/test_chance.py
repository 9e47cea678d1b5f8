"""Chance that can be checked: every hash is worked out again with the standard library, and draws are counted off a basket."""
from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from fivepoints.core import chance

SECRETS = [bytes(32), b"\xff" * 32, hashlib.sha256(b"chance").digest()]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("weights", [[1], [1, 1], [3, 1], [1, 2, 2], [25, 24, 23, 22], [0, 5, 0, 1], [1, 10**12], [1] * 5])
def test_a_draw_is_counted_off_the_weights(secret, weights):
    for k in range(200):
        number = int(hmac.new(secret, str(k).encode("ascii"), hashlib.sha256).hexdigest(), 16) % sum(weights)
        ends = [sum(weights[: i + 1]) for i in range(len(weights))]
        assert chance.pick(secret, k, weights) == next(i for i, end in enumerate(ends) if number < end)


def test_over_many_draws_every_outcome_comes_as_often_as_it_weighs():
    count = Counter(chance.pick(SECRETS[2], k, [1, 2, 3, 0, 4]) for k in range(10_000))
    assert set(count) == {0, 1, 2, 4}
    assert all(abs(count[i] - 1000 * weight) < 150 for i, weight in enumerate([1, 2, 3, 0, 4]))


def test_a_draw_depends_on_the_secret_and_its_number():
    draws = {secret: tuple(chance.pick(secret, k, [1] * 100) for k in range(50)) for secret in SECRETS}
    assert len(set(draws.values())) == 3
    assert all(len(set(found)) > 20 for found in draws.values())


def test_the_commitment_is_the_hash_of_the_secret():
    for secret in SECRETS:
        assert chance.commitment(secret) == hashlib.sha256(secret).hexdigest()


def test_the_seal_is_a_keyed_hash_of_round_seat_and_move():
    for salt in (b"\0", b"salt" * 4):
        for text in ("44 a bid irish 2", "7 b bid none"):
            start, seat, move = text.split(" ", 2)
            assert chance.seal(salt, int(start), seat, move) == hmac.new(salt, text.encode(), hashlib.sha256).hexdigest()


def test_a_seal_changes_with_everything_that_is_sealed():
    sealed = (b"salt", 44, "a", "bid none")
    changed = [(b"salT", *sealed[1:]), (b"salt", 4, *sealed[2:]), (b"salt", 44, "b", "bid none"), (b"salt", 44, "a", "bid irish 1")]
    assert len({chance.seal(*args) for args in (sealed, *changed)}) == 5


def test_the_digest_is_the_first_half_of_a_hash():
    assert chance.digest("tammany 3 2020") == hashlib.sha256(b"tammany 3 2020").hexdigest()[:32]
