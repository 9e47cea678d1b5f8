"""Positions that were really played, for property tests: styles of play, walks through whole games, and Hypothesis strategies of both.

A *style* chooses one of the legal actions of the interpreted engine. Random play alone hardly ever runs out of bosses, cubes or favors (rules 10), so the
styles push games into those corners.
"""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from fivepoints import Game
from fivepoints.games import rules
from fivepoints.games.tammany import layout
from fivepoints.games.tammany.board import NATIONS, WARDS
from fivepoints.games.tammany.layout import State
from whole_moves import make_whole_move

RULES = rules("tammany")
Style = Callable[[State, list[int], Random], int]

KINDS = {
    "campaign": layout.CAMPAIGN,
    "second": layout.SECOND_BOSS,
    "idle": layout.IDLE,
    "settle": layout.SETTLE,
    "put": layout.PUT,
    "take": layout.TAKE,
    "arrest": layout.ARREST,
    "lock": layout.LOCK,
    "move": layout.MOVE,
    "slander": layout.SLANDER,
    "spread": layout.SPREAD_TO,
    "pass": layout.PASS,
    "end": layout.END,
    "offer": layout.OFFER,
    "give": layout.GIVE,
}
_starts, _names = list(KINDS.values()), list(KINDS)


def kind(action: int) -> str:
    """What sort of action a number stands for."""
    return _names[bisect_right(_starts, action) - 1]


def of_kind(ids: list[int], *kinds: str) -> list[int]:
    """The actions of the first of these kinds that there is; all actions if there is none."""
    for wanted in kinds:
        found = [action for action in ids if kind(action) == wanted]
        if found:
            return found
    return ids


# Styles of play


def at_random(s: State, ids: list[int], rnd: Random) -> int:
    return rnd.choice(ids)


def all_settle(s: State, ids: list[int], rnd: Random) -> int:
    """Settle every year, and take nothing back: the bag runs empty."""
    return rnd.choice(of_kind(ids, "settle", "put", "take", "end", "pass"))


def all_campaign(s: State, ids: list[int], rnd: Random) -> int:
    return rnd.choice(of_kind(ids, "campaign", "second", "idle", "end"))


def hoard(s: State, ids: list[int], rnd: Random) -> int:
    """Settle, take every favor, bid none: the favors of a nation run out."""
    return least_bid(ids) or rnd.choice(of_kind(ids, "take", "settle", "put", "end"))


def dominant(s: State, ids: list[int], rnd: Random) -> int:
    """The first seat campaigns in every ward and bids all it has; the others settle in ward 1 and bid none: the first seat wins all and runs out of bosses."""
    if s.seat:
        return least_bid(ids) or of_kind(ids, "settle", "put", "campaign", "second", "end", "pass")[0]
    if kind(ids[0]) == "offer":
        return ids[-1]
    wanted = of_kind(ids, "campaign", "second", "end", "put", "take")
    if kind(wanted[0]) in ("campaign", "second"):
        return min(wanted, key=lambda action: (s.bosses[action % WARDS][0], action))
    return rnd.choice(wanted)


def slander_always(s: State, ids: list[int], rnd: Random) -> int:
    """Slander and spread whenever possible; settle where others are, to have favors and victims."""
    wanted = of_kind(ids, "slander", "spread", "settle", "put", "take", "end")
    if kind(wanted[0]) == "settle":
        return max(wanted, key=lambda action: (sum(s.bosses[action - layout.SETTLE]) - s.bosses[action - layout.SETTLE][s.seat], rnd.random()))
    if kind(wanted[0]) == "put" and rnd.random() < 0.7:
        return max(wanted, key=lambda action: (s.bosses[(action - layout.PUT) // NATIONS][s.seat], s.favors[s.seat][(action - layout.PUT) % NATIONS]))
    return least_bid(ids) or rnd.choice(wanted)


def mirror(s: State, ids: list[int], rnd: Random) -> int:
    """Everyone does the same in the same place: ties in every election, and no Mayor."""
    return of_kind(ids, "campaign", "second", "idle", "end", "pass")[0]


def least_bid(ids: list[int]) -> int | None:
    """A bid of nothing, if a bid is asked."""
    return layout.OFFER if kind(ids[0]) == "offer" else None


PURE: list[Style] = [at_random, all_settle, all_campaign, hoard, dominant, slander_always, mirror]


def by_seat(s: State, ids: list[int], rnd: Random) -> int:
    """A style for each seat."""
    return (at_random, hoard, slander_always, all_campaign, all_settle)[s.seat](s, ids, rnd)


def by_term(s: State, ids: list[int], rnd: Random) -> int:
    """A style for each term: hoard first, then use what was hoarded."""
    return (hoard, slander_always, dominant, at_random)[(s.year - 1) // 4](s, ids, rnd)


def fickle(s: State, ids: list[int], rnd: Random) -> int:
    """Another style at every choice."""
    return rnd.choice(PURE)(s, ids, rnd)


STYLES: dict[str, Style] = {style.__name__: style for style in [*PURE, by_seat, by_term, fickle]}


# Walks through games


@dataclass(frozen=True)
class Table:
    """All that decides the course of a game."""

    players: int = 4
    edition: int = 2020
    supply: str = "printed"
    lock: str | None = None
    style: str = "at_random"
    seed: int = 0

    def start(self) -> State:
        options = {"edition": self.edition, "supply": self.supply, "lock": self.lock}
        state: State = RULES.start(self.players, options)
        return state


def legal(s: State) -> list[int]:
    out = [0] * RULES.choices
    return out[: RULES.flow.legal(s, out)]


def chance(s: State) -> tuple[list[int], list[int]]:
    """The outcomes of a draw and their weights."""
    out, weights = [0] * RULES.outcomes, [0] * RULES.outcomes
    n = RULES.flow.chance(s, out, weights)
    return out[:n], weights[:n]


def choose(s: State, style: Style, rnd: Random) -> int:
    """The next action or draw."""
    outcomes, weights = chance(s)
    return rnd.choices(outcomes, weights)[0] if outcomes else style(s, legal(s), rnd)


def walk(table: Table) -> Iterator[State]:
    """A whole game, action by action and draw by draw; it is one state that changes, so copy what you keep."""
    s, rnd, style = table.start(), Random(table.seed), STYLES[table.style]
    yield s
    while not RULES.flow.over(s):
        RULES.flow.apply(s, choose(s, style, rnd))
        yield s


def played(table: Table, steps: int) -> State:
    """The state after so many actions and draws, or at the end."""
    walked = walk(table)
    s = next(walked)
    for _ in range(steps):
        s = next(walked, s)
    return s


def game_of(s: State) -> Game:
    """A game of its own at a copy of the state."""
    return Game(RULES, RULES.layout.copy(s))


def whole_move(s: State, style: Style, rnd: Random) -> tuple[int | None, str]:
    """Make the next draw or complete move on `s`: its seat, or None for a draw, and its text."""
    return make_whole_move(RULES, s, bool(chance(s)[0]), lambda: choose(s, style, rnd))


# Hypothesis


def tables(supply: str | None = None) -> st.SearchStrategy[Table]:
    """Every number of players, edition, option and style."""
    return st.builds(
        Table,
        players=st.sampled_from([3, 4, 5]),
        edition=st.sampled_from([2020, 2009]),
        supply=st.just(supply) if supply else st.sampled_from(["printed", "unlimited"]),
        lock=st.sampled_from([None, "placing", "full"]),
        style=st.sampled_from(list(STYLES)),
        seed=st.integers(0, 2**32 - 1),
    )


def positions(supply: str | None = None) -> st.SearchStrategy[State]:
    """A position somewhere in a game."""
    return st.builds(played, tables(supply), st.integers(0, 700))


def games(supply: str | None = None) -> st.SearchStrategy[Game]:
    return positions(supply).map(game_of)
