"""Moments of Gangs set by hand, one for each thing the page may ask: six gangs in the middle of a game, everybody with something to lose.

A table can be made to begin at each of them, so that no test and no picture depends on how a game happened to go.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivepoints.core.game import Game
from fivepoints.games.gangs.layout import DRY, RETREAT, TAKE_OVER
from fivepoints.record import Keeper
from gangs.streets import actions_of, begin, letters, play, run

CITY: dict[str, Any] = {
    "turn": 6,
    "mode": "politique",
    "cash": {"W": 26, "R": 14, "B": 31, "E": 22, "D": 19, "C": 18},
    "people": {
        "W": {"6a": "3m1w", "6b": "3m1w", "10b": "1m2w", "14a": "1m", "port": "1m"},
        "R": {"4a": "3m2w", "4b": "2m", "7a": "2m1w", "bed1": "1m"},
        "B": {"17a": "3m1w", "17b": "4m", "arms": "1m", "cell1": "1w"},
        "E": {"13a": "4m1w", "13b": "3m1w", "11a": "2m"},
        "D": {"15b": "3m2w", "15a": "1m2w", "tammany": "1w"},
        "C": {"8a": "3m1w", "8b": "1m2w", "9a": "2m", "bed0": "1m"},
    },
    "tokens": {
        "6b": "W saloon whisky", "10b": "W brothel", "4b": "R rat-pit", "7a": "R opium", "17b": "B gambling-hall", "13b": "E gambling-hall",
        "15a": "D brothel", "8b": "C opium-den", "9a": "C rat-pit",
    },
    "police": ["14a", "13b", "7a"],
    "equipment": {"W": "cabman", "C": "fence"},
    "cells": {
        "dial": {"W": 4, "R": 1, "B": 2, "E": 5, "D": 7, "C": 3},
        "influence": {"W": 2, "R": 1, "B": 0, "E": 3, "D": 4, "C": 1},
        "blades": {"W": 2, "R": 1, "B": 2, "E": 1, "D": 1, "C": 1},
        "guns": {"W": 1, "R": 1, "E": 1},
        "stock": {"W": [2, 0], "C": [0, 2]},
    },
}  # fmt: skip


def changed(**how: Any) -> dict[str, Any]:
    """The city with something otherwise; cells and people are changed one by one."""
    city = CITY | how
    for part in ("cells", "people", "cash"):
        city[part] = CITY[part] | how.get(part, {})
    return city


def moving() -> Game:
    return begin("c", "W", **CITY)


def acting() -> Game:
    return actions_of("W", **CITY)


def swapping() -> Game:
    """The Whyos have been at the Armourer's, and may now change places with another gang."""
    return play(actions_of("W", **changed(people={"W": CITY["people"]["W"] | {"arms": "1w"}})), "W buy 1 blade")


def at_the_ballot() -> Game:
    """From turn 8 on ballots can be put into the box, and taken out."""
    return actions_of("W", **changed(turn=8))


def meeting() -> Game:
    """The Whyos stand on the Rabbits' rat pit; nobody is armed yet."""
    return play(moving(), "W step 2m1w 6a 4b", "W done")


def two_battles() -> Game:
    return play(moving(), "W step 2m1w 6a 4b", "W step 1m 14a 17b", "W done")


def after_the_draw() -> Game:
    """The Whyos have won on 4b and are asked for one of theirs."""
    return play(meeting(), "W arm 1 blade 1 gun", "R arm 1 blade", "draw 1g1b")


def beaten() -> Game:
    """And here they have lost, and go."""
    return run(play(meeting(), "W arm 1 gun", "R arm 1 blade", "draw clubs"), lambda s: s.phase == RETREAT)


def taking_over() -> Game:
    return run(after_the_draw(), lambda s: s.phase == TAKE_OVER)


def favors() -> Game:
    """The Whyos are first by influence, and have somebody in the Tombs."""
    people, influence = {"W": CITY["people"]["W"] | {"cell1": "1w"}}, {"W": 5, "R": 1, "E": 3, "D": 4, "C": 1}
    return begin("a", **changed(people=people, cells={"influence": influence}, police=None))


def using() -> Game:
    return play(favors(), "W favor parole")


def police() -> Game:
    """The Whyos have least money; those with fewest members have moved theirs."""
    return run(begin("b", **changed(cash={"W": 2})), lambda s: s.seat == 0)


def bribing() -> Game:
    return begin("a", **changed(police=["6b", "13b", "10b"]))


def declaring() -> Game:
    return begin("d", **CITY)


def calling() -> Game:
    return play(begin("d", **changed(deals={"loan": "CW"})), "W war b")


def committing() -> Game:
    return play(declaring(), "W war b")


def arming_for_war() -> Game:
    return play(committing(), "W commit 8", "R commit 6")


def coming_back() -> Game:
    return begin("e", **changed(people={"W": CITY["people"]["W"] | {"bed0": "2w", "arms": "1w"}}))


def drinking() -> Game:
    return begin("f", **changed(cells={"dial": {"W": 7}}))


def drying_out() -> Game:
    return run(drinking(), lambda s: s.phase == DRY)


def offering() -> Game:
    return begin("g", **CITY)


def answering() -> Game:
    return play(begin("g", **changed(order="RWBEDC")), "R offer exchange a rat-pit 4b brothel 10b fight")


def settling() -> Game:
    """The Whyos have refused, and drawn better."""
    return play(answering(), "W refuse", "draw 1")


MOMENTS: dict[str, Callable[[], Game]] = {
    one.__name__.replace("_", " "): one
    for one in (
        moving, acting, swapping, at_the_ballot, meeting, two_battles, after_the_draw, beaten, taking_over, favors, using, police, bribing, declaring, calling,
        committing, arming_for_war, coming_back, drinking, drying_out, offering, answering, settling,
    )
}  # fmt: skip


def record_of(game: Game) -> str:
    """A record that begins where the game stands, as a table can be made of it."""
    names = [f"Seat {p}" for p in range(game.players)]
    return Keeper(game.rules, game.players, game.options, names, bytes(32), position=game.position()).dumps()


def seat_of(game: Game, gang: str) -> int:
    return letters(game).index(gang)
