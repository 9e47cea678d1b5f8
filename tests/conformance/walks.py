"""Playing any game at random, or always the same way: what the checks look at."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from math import prod
from random import Random
from typing import Any

from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.randoms import generator

Pick = Callable[[int], int]  # from how many there are to the one that is taken
SAMPLE = 200  # where a look is costly, about so many positions of the longest possible game are looked at
MOST_SETUPS = 12  # combinations of options


@dataclass
class Moment:
    """A position on the way, how it came about, and what it belongs to when a sealed choice is going on."""

    s: Any
    before: Any = None  # the state in which the last action or draw was made; None at the start
    seat: int = NOBODY  # whose action it was
    action: int = -1
    opened: Any = None  # the state in which the sealed choice began
    said: dict[int, list[int]] = field(default_factory=dict)  # what each seat has done in it

    @property
    def begins(self) -> bool:
        """Whether a sealed choice begins here."""
        return self.opened is not None and not self.said

    @property
    def start(self) -> Any:
        """The position as a game at the door has it: sealed choices are entered when the last is in."""
        return self.s if self.opened is None else self.opened


# Tables


def setups(rules: Rules) -> list[tuple[int, dict[str, Any]]]:
    """All numbers of players with all options, in an order in which a few cover much; of very many, some."""
    rng = Random(rules.name)
    if prod(map(len, rules.options.values())) <= MOST_SETUPS:
        values = [dict(zip(rules.options, chosen, strict=True)) for chosen in product(*rules.options.values())]
    else:
        values = [{name: rng.choice([known[0], rng.choice(known)]) for name, known in rules.options.items()} for _ in range(MOST_SETUPS)]
    rng.shuffle(values)
    return [(players, values[(i + k) % len(values)]) for i in range(len(values)) for k, players in enumerate(rules.seats)]


def tables(rules: Rules, plays: int, what: str) -> Iterator[tuple[Any, Random]]:
    """So many new games, each with a random generator of its own that depends on what it is for."""
    every = setups(rules)
    for k in range(plays):
        players, options = every[k % len(every)]
        yield rules.start(players, options), Random(f"{what} {k}")


def walks(rules: Rules, plays: int, what: str) -> Iterator[tuple[Moment, Random]]:
    """The positions of so many random games."""
    for s, rng in tables(rules, plays, what):
        for moment in walk(rules, s, rng.randrange, rng):
            yield moment, rng


def corners(rules: Rules) -> Iterator[Iterator[Moment]]:
    """Games in which everybody always does the first thing there is, and the last, at every table: they go where random games hardly come."""
    picks: list[Pick] = [lambda n: 0, lambda n: n - 1]
    for players, options in setups(rules):
        for pick in picks:
            yield walk(rules, rules.start(players, options), pick, None)


def walk(rules: Rules, s: Any, pick: Pick, rng: Random | None) -> Iterator[Moment]:
    """The positions of one game from `s` on, which changes, until nothing can be done or one step more than the rules allow is made.

    With a generator, seats that owe a sealed choice are called in any order.
    """
    flow, copy = rules.flow, rules.layout.copy
    now = Moment(s)
    owing = 0
    for _ in range(rules.bound + 2):
        if flow.sealed(s) and not owing:
            now.opened, now.said = copy(s), {}
            owing = flow.movers(s)
        yield now
        if rng and owing and not flow.inside(s) and rng.random() < 0.5:
            flow.call(s, rng.choice(seats(owing)))
        steps = draws(rules, s)[0] or legal(rules, s)
        if not steps:
            return
        before, seat, action = copy(s), flow.asked(s), steps[pick(len(steps))]
        flow.apply(s, action)
        if owing:
            now.said.setdefault(seat, []).append(action)
            if not goes_on(rules, s, seat):
                owing &= ~(1 << seat)
        now = Moment(s, before, seat, action, now.opened if owing else None, now.said if owing else {})


@contextmanager
def standing(rules: Rules, s: Any) -> Iterator[None]:
    """An error says in which position it came up."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in {rules.notation.position(s)}")
        raise


def now_and_then(rules: Rules, rng: Random) -> bool:
    return rng.random() < SAMPLE / rules.bound


# What the rules say, in a handier form


def legal(rules: Rules, s: Any) -> list[int]:
    out = [0] * rules.choices
    return out[: rules.flow.legal(s, out)]


def draws(rules: Rules, s: Any) -> tuple[list[int], list[int]]:
    """Outcomes and weights."""
    out, weights = [0] * rules.outcomes, [0] * rules.outcomes
    n = rules.flow.chance(s, out, weights)
    return out[:n], weights[:n]


def seats(mask: int) -> list[int]:
    return [p for p in range(mask.bit_length()) if mask >> p & 1]


def viewers(rules: Rules, s: Any) -> range:
    """The spectator and all seats."""
    return range(NOBODY, rules.get_options(s)[0])


def facts(rules: Rules, s: Any) -> dict[str, int]:
    """What everybody knows about the course of the game."""
    flow = rules.flow
    return {
        "asked": flow.asked(s),
        "movers": flow.movers(s),
        "sealed": bool(flow.sealed(s)),
        "inside": bool(flow.inside(s)),
        "over": bool(flow.over(s)),
        "veiled": bool(flow.veiled(s)),
        "turn": flow.turn(s),
        "draw": bool(draws(rules, s)[0]),
    }


def goes_on(rules: Rules, s: Any, seat: int) -> bool:
    """Whether the seat's move is not complete yet."""
    return bool(rules.flow.inside(s)) and rules.flow.asked(s) == seat


def after(rules: Rules, s: Any, *actions: int) -> Any:
    s = rules.layout.copy(s)
    for action in actions:
        rules.flow.apply(s, action)
    return s


def called(rules: Rules, s: Any, seat: int) -> Any:
    """The state with the seat asked; one that is asked already goes on where it is."""
    s = rules.layout.copy(s)
    if rules.flow.asked(s) != seat:
        rules.flow.call(s, seat)
    return s


def random_move(rules: Rules, s: Any, rng: Random) -> list[int]:
    """A complete move of the seat that is asked."""
    s = rules.layout.copy(s)
    seat = rules.flow.asked(s)
    actions: list[int] = []
    while not actions or goes_on(rules, s, seat):
        actions.append(rng.choice(legal(rules, s)))
        rules.flow.apply(s, actions[-1])
    return actions


def raised(attempt: Callable[..., Any], *args: Any) -> type[BaseException] | None:
    """What kind of error it ends in, if it does."""
    try:
        attempt(*args)
    except Exception as error:
        return type(error)
    return None


def blinded(rules: Rules, s: Any, viewer: int) -> Any:
    s = rules.layout.copy(s)
    rules.flow.blind(s, viewer)
    return s


def redealt(rules: Rules, s: Any, viewer: int, seed: int) -> Any:
    s = rules.layout.copy(s)
    rules.flow.redeal(s, viewer, generator(seed))
    return s
