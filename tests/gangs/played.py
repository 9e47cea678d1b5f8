"""Games of Gangs that were really played, for property tests: tables of every size, mode and set of modules, walks through whole games, and Hypothesis
strategies of both. How everybody plays is a style of `styles`, one for each seat, or another one at every choice.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st

from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.board import MODULE_NAMES
from fivepoints.games.gangs.layout import State
from fivepoints.games.gangs.words import GANG_LETTERS, MODES
from gangs import styles
from whole_moves import make_whole_move

BY_SEAT, FICKLE = "by seat", "fickle"
STYLES = [*styles.STYLES, BY_SEAT, FICKLE]


@dataclass(frozen=True)
class Table:
    """All that decides the course of a game."""

    players: int = 6
    mode: str = "politique"
    style: str = "at random"
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def start(self) -> State:
        state: State = RULES.start(self.players, {"mode": self.mode, **self.options})
        return state

    def generator(self) -> Random:
        return Random(f"{self.style} {self.seed}")


def legal(s: State) -> list[int]:
    out = [0] * RULES.choices
    return out[: RULES.flow.legal(s, out)]


def chance(s: State) -> tuple[list[int], list[int]]:
    """The outcomes of a draw and their weights."""
    out, weights = [0] * RULES.outcomes, [0] * RULES.outcomes
    n = RULES.flow.chance(s, out, weights)
    return out[:n], weights[:n]


def choose(s: State, style: str, rng: Random) -> int:
    """The next action or draw."""
    outcomes, weights = chance(s)
    if outcomes:
        return rng.choices(outcomes, weights)[0]
    if style == BY_SEAT:
        style = list(styles.STYLES)[(s.seat + 3) % len(styles.STYLES)]
    elif style == FICKLE:
        style = rng.choice(list(styles.STYLES))
    return styles.choose(s, legal(s), style, rng)


def walk(table: Table) -> Iterator[State]:
    """A whole game, action by action and draw by draw; it is one state that changes, so copy what you keep."""
    s, rng = table.start(), table.generator()
    yield s
    while not RULES.flow.over(s):
        RULES.flow.apply(s, choose(s, table.style, rng))
        yield s


def whole_move(s: State, style: str, rng: Random) -> tuple[int | None, str]:
    """Make the next draw or complete move on `s`: its seat, or None for a draw, and its text."""
    return make_whole_move(RULES, s, bool(chance(s)[0]), lambda: choose(s, style, rng))


# Hypothesis


def tables(mode: str | None = None) -> st.SearchStrategy[Table]:
    """Every number of gangs, mode and style; any gangs at the table, modules off or from some turn on."""
    modules = st.fixed_dictionaries({}, optional={name: st.sampled_from([0, 1, 3]) for name in MODULE_NAMES})
    gangs = st.permutations(GANG_LETTERS).map(lambda letters: {"gangs": "".join(letters)})
    return st.builds(
        Table,
        players=st.sampled_from([6, 4, 2, 3, 5]),
        mode=st.just(mode) if mode else st.sampled_from(MODES),
        style=st.sampled_from(STYLES),
        seed=st.integers(0, 2**32 - 1),
        options=st.builds(lambda one, other: one | other, modules, gangs),
    )
