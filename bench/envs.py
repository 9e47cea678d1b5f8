"""The research environments beside their peers, in one run on one core: NumPy in and out, observations and masks included, the policy timed apart.

    .venv/bench/bin/python bench/envs.py [--seconds 8] [--games 1024] [--curve]

Ours is `envs.batch` (a game-step of all movers: action in; next mask, observation, rewards and ends out), measured before and after the peers: the better of
the two counts, and both are written down. Peers that are not installed are left out. The curve on two cores is two batches of half the games, each in a thread.
"""
from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import peers
from run import commit, machine

HERE = Path(__file__).parent
STEPS = 100  # batched steps in one repeat
CURVE = (1, 4, 16, 64, 256, 1024, 4096, 16384)
CORES = 2
OURS = "tammany, 4 players"

Work = Callable[[], tuple[float, ...]]


def ours(game: str, players: int, games: int) -> Work:
    """Microseconds of a game-step in a batch of all seats."""
    from fivepoints import envs

    batch = envs.batch(game, players, games, seed=1)

    def work() -> tuple[float, ...]:
        inside = 0.0
        for _ in range(STEPS):
            actions = batch.sample_legal()
            start = perf_counter()
            batch.step(actions)
            inside += perf_counter() - start
        return (inside / STEPS / games * 1e6,)

    return work


def ours_on_cores(game: str, players: int, games: int) -> Work:
    """The same on two cores: the time until both halves are done, over all games. The policy is inside: to time it apart, the halves would have to wait."""
    from fivepoints import envs

    halves = [envs.batch(game, players, games // CORES, seed=k) for k in range(CORES)]
    pool = ThreadPoolExecutor(CORES)

    def play(k: int) -> None:
        for _ in range(STEPS):
            halves[k].step(halves[k].sample_legal())

    def work() -> tuple[float, ...]:
        start = perf_counter()
        list(pool.map(play, range(CORES)))
        return ((perf_counter() - start) / STEPS / games * 1e6,)

    return work


def pgx_step(name: str, games: int) -> Work:
    """A jitted, mapped step with reset, NumPy actions in, NumPy mask, observation, rewards and ends out."""
    import jax
    import numpy as np
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    start_games = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    state, rng = start_games(keys), np.random.default_rng(1)

    def work() -> tuple[float, ...]:
        nonlocal state
        inside = 0.0
        for _ in range(STEPS):
            mask = np.asarray(state.legal_action_mask)
            actions = (rng.random(mask.shape) * mask).argmax(axis=1).astype(np.int32)
            start = perf_counter()
            state = step(state, actions, keys)
            for part in (state.legal_action_mask, state.observation, state.rewards, state.terminated):
                np.asarray(part)
            inside += perf_counter() - start
        return (inside / STEPS / games * 1e6,)

    return work


def openspiel_step() -> Work:
    """OpenSpiel's connect_four from Python, one game at a time, with observation and mask."""
    import random

    import pyspiel

    game, rng = pyspiel.load_game("connect_four"), random.Random(1)

    def work() -> tuple[float, ...]:
        inside, count = 0.0, 0
        for _ in range(30):
            state = game.new_initial_state()
            while not state.is_terminal():
                action = rng.choice(state.legal_actions())
                start = perf_counter()
                state.apply_action(action)
                if not state.is_terminal():
                    state.legal_actions_mask()
                    state.observation_tensor()
                inside += perf_counter() - start
                count += 1
        return (inside / count * 1e6,)

    return work


def pettingzoo_step() -> Work:
    """PettingZoo's connect_four, one game at a time."""
    import random

    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env, rng = connect_four_v3.env(), random.Random(1)

    def work() -> tuple[float, ...]:
        inside, count = 0.0, 0
        for _ in range(10):
            env.reset(seed=1)
            observation, _, over, _, _ = env.last()
            while not over:
                action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
                start = perf_counter()
                env.step(action)
                observation, _, over, _, _ = env.last()
                inside += perf_counter() - start
                count += 1
        return (inside / count * 1e6,)

    return work


def measured(make: Callable[[], Work], seconds: float) -> dict[str, Any]:
    """Best and median of the repeats; what is not installed is said to be so."""
    try:
        work = make()
        work()
    except ImportError as error:
        return {"missing": str(error)}
    times = sorted(row[0] for row in peers.repeat(work, seconds))
    return {"best_us": times[0], "median_us": times[len(times) // 2], "repeats": len(times)}


def curve(make: Callable[[int], Work], sizes: tuple[int, ...], seconds: float) -> dict[str, Any]:
    return {str(n): measured(partial(make, n), seconds) for n in sizes}


def beside(ours_us: dict[str, Any], peer: dict[str, Any], asked: float) -> dict[str, Any]:
    """A peer's row with what ours takes of its time."""
    if "missing" in peer:
        return peer
    ratios = {key.removesuffix("_us"): ours_us[key] / peer[key] for key in ("best_us", "median_us")}
    return peer | {"ratio": ratios, "asked": asked, "reached": max(ratios.values()) <= asked}


def better(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    return {key: min(first[key], second[key]) for key in ("best_us", "median_us")} | {"before": first, "after": second}


def main() -> None:
    parser = argparse.ArgumentParser(description="The research environments beside their peers, on one core.")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds for each measurement")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--curve", action="store_true", help="also from 1 to 16,384 games, on one core and on two")
    options = parser.parse_args()
    seconds, games, short = options.seconds, options.games, min(options.seconds, 2.0)
    report: dict[str, Any] = {
        "taken": datetime.now(UTC).strftime("%Y-%m-%d"), "commit": commit(), "python": platform.python_version(), "machine": machine(),
        "load_before": os.getloadavg(), "games": games,
    }  # fmt: skip
    curves: dict[str, Any] = {}
    if options.curve and len(os.sched_getaffinity(0)) >= CORES:
        curves["two cores"] = curve(lambda n: ours_on_cores("tammany", 4, n), CURVE[1:], short)
    peers.pin_to_one_core()

    def step() -> dict[str, Any]:
        return measured(lambda: ours("tammany", 4, games), seconds)

    def call() -> dict[str, Any]:
        return measured(lambda: ours("tammany", 4, 1), seconds)

    goals: list[tuple[str, float, Callable[[], Work]]] = [
        ("pgx connect_four", 1, lambda: pgx_step("connect_four", games)),
        ("pgx backgammon", 1 / 50, lambda: pgx_step("backgammon", games)),
        ("OpenSpiel connect_four", 1 / 10, openspiel_step),
        ("PettingZoo connect_four", 1 / 100, pettingzoo_step),
    ]
    first, first_call = step(), call()
    found = {name: measured(make, seconds) for name, _, make in goals}
    pgx_call = measured(lambda: pgx_step("connect_four", 1), seconds)
    us, one = better(first, step()), better(first_call, call())
    rows: dict[str, Any] = {OURS: us, f"{OURS}, one game": one, "gangs, 4 players": measured(lambda: ours("gangs", 4, games), seconds)}
    rows |= {name: beside(us, found[name], goal) for name, goal, _ in goals}
    rows["pgx connect_four, one game"] = beside(one, pgx_call, 1 / 20)
    if options.curve:
        curves["one core"] = curve(lambda n: ours("tammany", 4, n), CURVE, short)
    for name, row in (rows | curves).items():
        print(name, json.dumps(row), flush=True)
    report |= {"load_after": os.getloadavg(), "rows": rows, "curves": curves}
    (HERE / "envs.json").write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
