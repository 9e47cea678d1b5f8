"""Positions of played games in which one small number is another one, or stands where there is none: each is refused in clear words, or can be played on.

FIVEPOINTS_SOAK=1 tries ten times as many.
"""
from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from math import prod
from random import Random
from typing import Any

import pytest

import strategies
from fivepoints import FivepointsError
from fivepoints.core.contract import Rules
from fivepoints.games.gangs.position import CONTEXT, SHAPES
from gangs import played

TRIED = 3_000 * (10 if os.environ.get("FIVEPOINTS_SOAK") else 1)  # of each game
FURTHER = 30  # moves


def of_each_phase(states: Iterable[Any], rules: Rules, rnd: Random) -> dict[tuple[int, int], str]:
    """One of the positions of a game for each phase and number of players, any of them as likely as another."""
    found: dict[tuple[int, int], str] = {}
    seen: dict[tuple[int, int], int] = {}
    for s in states:
        key = s.phase, s.players
        seen[key] = seen.get(key, 0) + 1
        if rnd.randrange(seen[key]) == 0:
            found[key] = rules.notation.position(s)
    return found


def positions_of_tammany() -> list[str]:
    tables = [strategies.Table(3 + number % 3, (2009, 2020)[number % 2], style=style, seed=number) for number, style in enumerate(strategies.STYLES)]
    return [text for table in tables for text in of_each_phase(strategies.walk(table), strategies.RULES, Random(table.seed)).values()]


def positions_of_gangs() -> list[str]:
    tables = [played.Table(2 + number % 5, ("base", "politique")[number % 2], style, number) for number, style in enumerate(played.STYLES)]
    return [text for table in tables for text in of_each_phase(played.walk(table), played.RULES, Random(table.seed)).values()]


def with_another_number(text: str, players: int) -> Iterator[str]:
    """Every number of the text, each time another."""
    for found in re.finditer(r"\d+", text):
        for value in {-1, 0, 1, players, 6, 18, 24, 99, 127} - {int(found[0])}:
            yield text[: found.start()] + str(value) + text[found.end() :]


def with_one_more(text: str, players: int) -> Iterator[str]:
    """What is going on in a position of Gangs, with a number that was as usual and is not any more."""
    start, _, phase = text.rpartition(" ")
    said = dict(part.split(":") for part in phase.split(",")[1:])
    for name, (usual, least, most) in CONTEXT.items():
        size = prod(SHAPES.get(name, ()))
        for k, value in ((k, value) for k in range(size) for value in {-1, 1, least, most, players - 1, players, 99} - {usual}):
            cells = said.get(name, ".".join([str(usual)] * size)).split(".")
            cells[k] = str(value)
            told = said | {name: ".".join(cells)}
            parts = [phase.split(",")[0], *(f"{key}:{told[key]}" for key in CONTEXT if key in told)]
            yield f"{start} {','.join(parts)}"


def play_on(rules: Rules, s: Any, rnd: Random) -> None:
    """Moves and draws at random; after each the state fits its cells, and prints."""
    out, weights = [0] * rules.choices, [0] * rules.choices
    for _ in range(FURTHER):
        if rules.flow.over(s) or rules.flow.veiled(s):
            return
        n = rules.flow.legal(s, out) or rules.flow.chance(s, out, weights)
        rules.flow.apply(s, out[rnd.randrange(n)])
        rules.layout.pack(s)
        rules.notation.position(s)


def try_each(rules: Rules, texts: list[str], rnd: Random) -> int:
    """How many could be read."""
    read = 0
    for text in rnd.sample(texts, min(TRIED, len(texts))):
        try:
            s = rules.notation.parse(text)
        except FivepointsError:
            continue
        read += 1
        try:
            play_on(rules, s, rnd)
        except Exception as error:
            raise AssertionError(f"played on from {text}") from error
    return read


def test_tammany_hall():
    rnd = Random(1850)
    texts = [mutant for text in positions_of_tammany() for mutant in with_another_number(text, int(text.split()[1]))]
    assert try_each(strategies.RULES, texts, rnd) > TRIED // 50


def test_gangs():
    rnd = Random(1890)
    texts = positions_of_gangs()
    numbers = [mutant for text in texts for mutant in with_another_number(text, int(text.split()[1]))]
    assert try_each(played.RULES, numbers, rnd) > TRIED // 50
    try_each(played.RULES, [mutant for text in texts for mutant in with_one_more(text, int(text.split()[1]))], rnd)


@pytest.mark.parametrize("at", ["4", "5", "-1"])
def test_a_place_in_the_order_that_is_none(at):
    """Of four gangs nobody is the fifth in line."""
    text = next(text for text in positions_of_gangs() if text.startswith("gangs 4") and " move=" in text)
    start, _, phase = text.rpartition(" ")
    rest = [part for part in phase.split(",")[1:] if not part.startswith("at:")]
    with pytest.raises(FivepointsError, match="at is a"):
        played.RULES.notation.parse(f"{start} {','.join([phase.split(',')[0], f'at:{at}', *rest])}")


def test_what_comes_after_one_of_two_battles_can_be_read():
    """While the winner of a battle decides on tokens, another square can still be fought for."""
    text = (
        "gangs 4 politique WRBE 1.1.1.1.3.1.1 t10c:abdc -/-/-/-/a1wb3m3w/-/-/-/@aW/-/-/-/-/-/-/@aW/-/d1m/-/c2m/-/-/a2m@cG/d2m -/-/-/- "
        "61,b1,stock4.0,lookout+fence=1m1w/18,lookout+lawyer+bookkeeper=3m/64,bed0=1m,bed1=1m/39,i4,fence+cabman=1m1w "
        "sober2=d,corruption=d,police=10b.10a.9a,nowar=bc,nobattle=da,noballot=ca takeover=a,moved:2,actions:1,breaks:1,square:22,cause:1,party:0.2.-1"
    )
    assert played.RULES.notation.position(played.RULES.notation.parse(text)) == text
