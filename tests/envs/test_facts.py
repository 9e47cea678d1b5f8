"""What `bench/facts.py` counts of many games, on few."""
from __future__ import annotations

import pytest
from bench import facts

from fivepoints.arena import dataset
from fivepoints.core.contract import NOBODY
from fivepoints.games import rules


def test_shares_are_the_same_wins_by_place_and_by_seat():
    found = facts.played("tammany", 3, "random", 40)
    for key in ("by_place", "by_seat"):
        assert sum(found[key]["shares"]) == pytest.approx(1, abs=0.001)
        assert 0 < found[key]["reach"] < 0.2
    assert found["actions"]["least"] <= found["actions"]["mean"] <= found["actions"]["most"]


@pytest.mark.parametrize(("game", "players"), [("tammany", 4), ("gangs", 4)])
def test_the_order_of_play_is_that_of_the_rules(game, players):
    table = dataset.Players(rules(game), players, {}, 5, ["random"] * players)
    orders = set()
    for number in range(6):
        row = table._one(number)
        order = facts.order(game, players, row["seats"], row["steps"])
        orders.add(tuple(order))
        assert order == played_order(rules(game), players, row)
    assert len(orders) > 1


def played_order(found, players, row):
    """From the state once the first seat is asked for its turn: Gangs keeps the order, Tammany Hall who is first."""
    s = found.start(players, {})
    for seat, step in zip(row["seats"], row["steps"], strict=True):
        if seat != NOBODY and not found.flow.sealed(s):
            break
        found.flow.apply(s, step)
    if found.name == "gangs":
        return [s.order[k] for k in range(players)]
    return [(s.first + k) % players for k in range(players)]


def test_what_was_counted_is_told_as_tables():
    shares = {"shares": [0.5, 0.3, 0.2], "reach": 0.01}
    row = {"games": 200, "actions": {"mean": 234.4, "least": 200, "most": 270}, "draws": 46.2, "by_place": shares, "by_seat": shares, "games_shared": 0.01}
    chosen = row | {"choices": {"geometric": 9.6, "most": 150, "forced": 0.19}}
    told = facts.told({"tammany, 3 players, random": chosen, "tammany, 3 players, heeler": row}).splitlines()
    assert told[2] == "| Tammany Hall | 3 | 234 (200 to 270) | 46 | 10, up to 150 | 19 % |"
    assert told[-1] == "| Tammany Hall | 3 | random | 50.0 30.0 20.0 | 1.0 | 50.0 30.0 20.0 | 2 |"
    assert len(told) == 8
