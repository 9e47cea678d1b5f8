"""The random generator: sfc32, checked against the same arithmetic in C's 32-bit words."""
from __future__ import annotations

from collections import Counter
from ctypes import c_uint32
from itertools import islice

import numpy as np
import pytest

from fivepoints.core import randoms, twin
from fivepoints.core.randoms import below, generator, next_word, sow

SEEDS = [(0, 0), (1, 0), (0, 1), (0xDEADBEEF, 7), (2**32, 0), (2**63 - 1, 2**32 - 1)]


def sfc32(seed: int, stream: int):
    """After Chris Doty-Humphrey's PractRand: three words and a counter, the first twelve outputs thrown away."""
    a, b, c, counter = c_uint32(seed), c_uint32(seed >> 32), c_uint32(stream), c_uint32(1)
    made = 0
    while True:
        word = c_uint32(a.value + b.value + counter.value)
        counter = c_uint32(counter.value + 1)
        a = c_uint32(b.value ^ (b.value >> 9))
        b = c_uint32(c.value * 9)
        c = c_uint32((c.value << 21 | c.value >> 11) + word.value)
        made += 1
        if made > 12:
            yield word.value


@pytest.mark.parametrize(("seed", "stream"), SEEDS)
def test_the_words_are_those_of_sfc32(seed, stream):
    r = generator(seed, stream)
    assert [next_word(r) for _ in range(1000)] == list(islice(sfc32(seed, stream), 1000))


def test_the_first_words_stay_what_they_are():
    """Recorded games of a seed must not change."""
    r = generator(1850, 3)
    assert [next_word(r) for _ in range(4)] == list(islice(sfc32(1850, 3), 4)) == [4195671461, 1967067444, 3840237029, 3454772821]


def test_every_seed_and_stream_has_its_own_sequence():
    firsts = {tuple(next_word(r) for _ in range(2)) for seed in range(50) for stream in range(50) for r in [generator(seed, stream)]}
    assert len(firsts) == 2500


def test_the_state_is_four_words_that_are_sown_anew():
    r = generator(5, 6)
    first = list(r)
    for _ in range(100):
        next_word(r)
    assert all(0 <= word < 2**32 for word in r)
    assert r != first
    sow(r, 5, 6)
    assert r == first


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 100, 597])
def test_below_stays_below_and_is_about_uniform(n):
    r, times = generator(n), 200 * n
    count = Counter(below(r, n) for _ in range(times))
    assert set(count) == set(range(n))
    surprise = sum((count[k] - 200) ** 2 / 200 for k in range(n))  # chi-square: about n - 1, give or take
    assert surprise < n + 6 * (2 * n) ** 0.5


def test_below_takes_the_high_bits_of_a_word():
    r, words = generator(9), sfc32(9, 0)
    assert [below(r, n) for n in range(1, 500)] == [next(words) * n // 2**32 for n in range(1, 500)]


def test_compiled_it_gives_the_same(tmp_path):
    fast = twin.compiled([randoms], tmp_path)
    for seed, stream in SEEDS:
        r, quick = generator(seed, stream), np.zeros(4, np.int64)
        fast.sow(quick, seed, stream)
        assert quick.tolist() == r
        assert [fast.next_word(quick) for _ in range(100)] == [next_word(r) for _ in range(100)]
        assert [fast.below(quick, n) for n in range(1, 100)] == [below(r, n) for n in range(1, 100)]
        assert quick.tolist() == r
