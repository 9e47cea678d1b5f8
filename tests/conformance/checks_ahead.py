"""Choices that are answered before they are asked, in ranges, or by the clock."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random
from typing import Any

from conformance.walks import called, goes_on, now_and_then, raised, random_move, seats, standing, tables, walk, walks
from fivepoints.core.contract import Rules
from fivepoints.core.errors import IllegalMove, NotationError
from fivepoints.core.game import Game
from fivepoints.core.moves import Moves

MANY = 60  # more moves than these are not all looked at
LONGEST_KEY = 40
NO_KEYS = ["", " ", "xyzzy", "\x00"]
NO_ANSWERS = ["", "xyzzy", "?", "\x00", "\u0663", "xyzzy " * 1000]


def asking(rules: Rules, plays: int, what: str) -> Iterator[tuple[Any, Random]]:
    """States in which a seat is asked and has not begun, for every seat that is to move."""
    for moment, rng in walks(rules, plays, what):
        if not rules.flow.inside(moment.s):
            for seat in seats(rules.flow.movers(moment.s)):
                with standing(rules, moment.s):
                    yield called(rules, moment.s, seat), rng


def check(rules: Rules, s: Any, text: str) -> type[BaseException] | None:
    """What is wrong with a move."""
    return raised(Game(rules, rules.layout.copy(s)).check, s, text)


# Amounts


def check_amounts(rules: Rules, plays: int) -> None:
    """Where a choice is told as amounts, they are all its legal moves and nothing else."""
    for s, rng in asking(rules, plays, "amounts"):
        ranges = rules.notation.amounts(rules.layout.copy(s))
        if ranges is not None:
            _amounts(rules, s, ranges, rng)


def _amounts(rules: Rules, s: Any, ranges: dict[str, tuple[int, int]], rng: Random) -> None:
    moves = Moves(rules, s)
    verb = moves[0].split()[0]
    assert all(name.isascii() and name.isalpha() and least <= most for name, (least, most) in ranges.items())
    assert prod(most - least + 1 for least, most in ranges.values()) == len(moves)
    spans = [range(least, most + 1) for least, most in ranges.values()]
    if len(moves) <= MANY:
        chosen = list(product(*spans))
    else:
        chosen = [tuple(span[k] for span in spans) for k in (0, -1)] + [tuple(map(rng.choice, spans)) for _ in range(MANY)]
    found = set()
    for amounts in chosen:
        text = _said(verb, ranges, amounts)
        assert check(rules, s, text) is None
        found.add(tuple(rules.notation.read(rules.layout.copy(s), text)))
    assert len(found) == len(set(chosen))
    for k, span in enumerate(spans):
        for beyond in (span[-1] + 1, span[0] - 1):
            text = _said(verb, ranges, (*chosen[0][:k], beyond, *chosen[0][k + 1 :]))
            assert check(rules, s, text) in (IllegalMove, NotationError)


def _said(verb: str, names: dict[str, tuple[int, int]], amounts: tuple[int, ...]) -> str:
    return " ".join([verb, *(f"{name} {amount}" for name, amount in zip(names, amounts, strict=True))])


# Occasions


def check_occasions(rules: Rules, plays: int) -> None:
    """What is asked under a key was an occasion of that seat, and once passed it never comes back: no answer waits for the wrong question."""
    asked = 0
    for s, rng in tables(rules, plays, "occasions"):
        known: dict[int, set[str]] = defaultdict(set)
        passed: dict[int, set[str]] = defaultdict(set)
        for moment in walk(rules, s, rng.randrange, rng):
            with standing(rules, moment.s):
                if moment.before is not None and not goes_on(rules, moment.s, moment.seat):
                    passed[moment.seat] |= {rules.notation.occasion(moment.before)} - {""}
                for seat in range(rules.get_options(moment.s)[0]):
                    keys = _keys(rules, moment.s, seat)
                    passed[seat] |= known[seat] - keys
                    known[seat] |= keys
                    assert not keys & passed[seat]
                asked += _is_announced(rules, moment.s)
    assert asked > 0


def _keys(rules: Rules, s: Any, seat: int) -> set[str]:
    """The keys of a seat's occasions: short lines, each once, and none after the end; what they are about is plain data."""
    found = rules.notation.occasions(s, seat)
    keys = [occasion.key for occasion in found]
    assert all(0 < len(key) <= LONGEST_KEY and key.isascii() and key.isprintable() for key in keys)
    assert len(set(keys)) == len(keys)
    assert not (keys and rules.flow.over(s))
    assert all(json.loads(json.dumps(occasion.about)) == occasion.about for occasion in found)
    return set(keys)


def _is_announced(rules: Rules, s: Any) -> bool:
    """Whether what is asked has a key; for every seat that is to move, it is one of its occasions."""
    key = rules.notation.occasion(s)
    if not rules.flow.inside(s):
        for seat in seats(rules.flow.movers(s)):
            mine = called(rules, s, seat)
            key = rules.notation.occasion(mine)
            assert not key or key in _keys(rules, mine, seat)
    return key != ""


# Answers


def check_prepare(rules: Rules, plays: int) -> None:
    """An answer that will be legal is kept as it is said; what is kept reads again to the same, and what is no answer is refused."""
    elsewhere: list[str] = []
    for s, rng in asking(rules, plays, "prepare"):
        key = rules.notation.occasion(s)
        if key:
            _keeps_all(rules, key, Moves(rules, s), rng)
        if now_and_then(rules, rng):
            elsewhere.append(rules.notation.say(s, random_move(rules, s, rng)))
            for occasion in rules.notation.occasions(s, rules.flow.asked(s)):
                for text in (*NO_ANSWERS, *elsewhere[-10:]):
                    _keeps_or_refuses(rules, occasion.key, text)


def _keeps_all(rules: Rules, key: str, moves: Moves, rng: Random) -> None:
    prepare = rules.notation.prepare
    for i in rng.sample(range(len(moves)), min(MANY, len(moves))):
        assert prepare(key, moves[i]) == moves[i]
    for other in (*NO_KEYS, f"{key} ", f"{key}x", key.swapcase()):
        assert raised(prepare, other, moves[0]) is NotationError


def _keeps_or_refuses(rules: Rules, key: str, text: str) -> None:
    wrong = raised(rules.notation.prepare, key, text)
    assert wrong is NotationError or (wrong is None and text not in NO_ANSWERS)
    if wrong is None:
        kept = rules.notation.prepare(key, text)
        assert rules.notation.prepare(key, kept) == kept


# The clock


def check_default(rules: Rules, plays: int) -> None:
    """What the game plays for a seat whose time ran out is a legal move, said as it should be; there is one wherever a choice may be left to it for good."""
    habits = set()
    for s, _ in asking(rules, plays, "default"):
        text = rules.notation.default(rules.layout.copy(s))
        assert text == "" or text in Moves(rules, s)
        if habit := rules.notation.habit(s):
            assert text
            habits.add(habit)
    assert habits <= set(rules.habits)
    assert all(key.isascii() and key.isprintable() and len(key) <= LONGEST_KEY - len("always ") for key in rules.habits)
