"""Levels that search think in a worker process: compiled code is kept warm there, and until it is compiled the heeler's move is played at once."""
from __future__ import annotations

import asyncio

import pytest

import fivepoints
from fivepoints import Game
from fivepoints.bots import make
from fivepoints.bots.search.engine import engine_for
from fivepoints.core.randoms import generator
from fivepoints.server.workers import Choice, Workers
from table import draw_all


@pytest.fixture
def game(monkeypatch):
    """A new game; nothing is compiled behind the test's back."""
    monkeypatch.setattr(Workers, "_warm", lambda self, name, rules: None)
    return draw_all(fivepoints.new("tammany", players=4))


def choices(level: str, game: Game, times: int) -> list[Choice]:
    """What one worker process answers, asked so often."""

    async def ask() -> list[Choice]:
        workers = Workers(limit=60.0)
        try:
            seat = game.movers()[0]
            found = [await workers.choose(level, game.rules, game.redealt(seat, generator(1)), seat, generator(1)) for _ in range(times)]
            assert len(workers.pids) == 1
            return found
        finally:
            workers.close()

    return asyncio.run(ask())


def alone(level: str, game: Game) -> list[int]:
    seat = game.movers()[0]
    return make(level).choose(game.rules, game.redealt(seat, generator(1)), seat, generator(1))


def test_a_level_that_searches_answers_for_itself(game):
    engine_for(game.rules).load()
    first, second = choices("captain", game, times=2)
    assert first.replaced is None
    assert first == second
    assert first.actions == alone("captain", game)


def test_a_level_that_searches_does_not_wait_for_what_is_not_compiled(game, monkeypatch, tmp_path):
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(tmp_path))
    (choice,) = choices("sachem", game, times=1)
    assert choice.replaced is None
    assert choice.actions == alone("heeler", game)
