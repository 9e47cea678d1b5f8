"""Times our own engine, in the same manner as the peers: one core, best and median over repeats."""
from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
from time import perf_counter
from typing import Any

import fivepoints
from fivepoints.games import rules
from peers import PeerResult, Spread, pin_to_one_core, repeat

GAMES = 2_000  # random games in one repeat
STEP_GAMES = 20  # games played from Python in one repeat
BATCH_STEPS = 200


def spread(times: list[float], units: float, scale: float) -> Spread:
    return Spread(min(times) / units * scale, statistics.median(times) / units * scale)


def random_games(game: str, players: int, seconds: float) -> PeerResult:
    """Complete random games a second inside the twin, all rules in, draws and legal lists included."""
    import numpy as np

    pin_to_one_core()
    found = rules(game)
    fresh = found.layout.record(found.start(players, {}))
    states, r = fresh.copy(), np.zeros(4, np.int64)
    out, weights = np.zeros(found.choices, np.uint16), np.zeros(found.outcomes, np.int64)
    points, places = np.zeros((GAMES, players), np.int64), np.zeros((GAMES, players), np.int64)
    steps = 0

    def work() -> tuple[float]:
        nonlocal steps
        start = perf_counter()
        steps = found.twin.random_games(states, fresh, 1, 0, points, places, out, weights, r)
        return (perf_counter() - start,)

    work()
    times = [row[0] for row in repeat(work, seconds)]
    return PeerResult(
        peer=f"fivepoints {game}, {players} players",
        versions={"fivepoints": fivepoints.__version__},
        timed="complete random games inside the compiled rules",
        unit="games/s",
        figure=Spread(GAMES / min(times), GAMES / statistics.median(times)),
        repeats=len(times),
        also={"ns_per_step": spread(times, steps, 1e9)},
        facts={"steps_per_game": steps / GAMES, "record_bytes": found.layout.size},
    )


def python_step(game: str, players: int, seconds: float) -> PeerResult:
    """One step from Python through the integer face: `step` and `ids`, on actions picked beforehand, draws fed outside the clock."""
    pin_to_one_core()
    rng = random.Random(1)

    def play() -> list[tuple[Any, list[int]]]:
        """A whole game as stretches between draws: where each begins, and its actions."""
        g = fivepoints.new(game, players)
        stretches = []
        while not g.over:
            if outcomes := g.chance():
                g.draw(rng.choices([text for text, _ in outcomes], [weight for _, weight in outcomes])[0])
                continue
            begin, actions = g.copy(), []
            while ids := g.ids():
                actions.append(rng.choice(ids))
                g.step(actions[-1])
            stretches.append((begin, actions))
        return stretches

    stretches = [stretch for _ in range(STEP_GAMES) for stretch in play()]
    steps = sum(len(actions) for _, actions in stretches)

    def work() -> tuple[float]:
        games = [(begin.copy(), actions) for begin, actions in stretches]
        for g, _ in games:
            g.ids()
        start = perf_counter()
        for g, actions in games:
            for action in actions:
                g.step(action)
                g.ids()
        return (perf_counter() - start,)

    work()
    times = [row[0] for row in repeat(work, seconds)]
    return PeerResult(
        peer=f"fivepoints {game}, {players} players",
        versions={"fivepoints": fivepoints.__version__},
        timed="g.step(id) + g.ids() from Python, random legal play, actions picked outside",
        unit="us/step",
        figure=spread(times, steps, 1e6),
        repeats=len(times),
    )


def batch_step(game: str, players: int, games: int, seconds: float) -> PeerResult:
    """One step of one game in a batch, NumPy actions in, NumPy masks, seats, ends and results out, with reset; the random actions picked outside the clock."""
    pin_to_one_core()
    batch = fivepoints.batch(game, players, games, seed=1)

    def work() -> tuple[float, float]:
        inside = 0.0
        begin = perf_counter()
        for _ in range(BATCH_STEPS):
            actions = batch.sample()
            start = perf_counter()
            batch.step(actions)
            inside += perf_counter() - start
        return inside, perf_counter() - begin

    work()
    work()
    inside, whole = (list(times) for times in zip(*repeat(work, seconds), strict=True))
    return PeerResult(
        peer=f"fivepoints {game}, {players} players",
        versions={"fivepoints": fivepoints.__version__},
        timed=f"batch of {games}: step with masks and reset, NumPy in and out",
        unit="ns/game-step",
        figure=spread(inside, BATCH_STEPS * games, 1e9),
        repeats=len(inside),
        also={"whole_loop_ns_per_game_step": spread(whole, BATCH_STEPS * games, 1e9)},
    )


def start_times() -> dict[str, Any]:
    """What a new process waits: the interpreted rules, the twin from a warm cache, and a cold compilation."""

    def seconds(code: str, cache: str | None = None) -> float:
        environment = os.environ | ({"FIVEPOINTS_CACHE": cache} if cache else {})
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        return perf_counter() - start

    bare = min(seconds("pass") for _ in range(5))
    interpreted = (
        "import sys, fivepoints; g = fivepoints.new('tammany', players=4); g.chance(); "
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    )
    answering = "import fivepoints; g = fivepoints.parse('{}'); g.step(g.ids()[0])".format(
        "tammany 4 2020 printed full E/G/I/E/G/I/I/E/I/G/E I2EG2T 0,-,3/0,-,3/0,-,3/0,-,3 y1a turn=a"
    )
    of_gangs = "import fivepoints; g = fivepoints.new('gangs', players=6); g.step(g.ids()[0])"
    seconds(answering)
    with tempfile.TemporaryDirectory() as folder:
        cold, cold_gangs = seconds(answering, folder), seconds(of_gangs, folder)
    return {
        "python_alone_s": bare,
        "interpreted_rules_s": min(seconds(interpreted) for _ in range(5)) - bare,
        "twin_from_warm_cache_s": min(seconds(answering) for _ in range(5)),
        "cold_compile_of_a_step_s": cold,
        "cold_compile_of_a_step_of_gangs_s": cold_gangs,
    }
