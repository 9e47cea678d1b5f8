"""Times the peers of the side-by-side benchmark: Catanatron, OpenSpiel chess and pgx Connect Four.

Every peer runs on one core. One repeat is a fixed piece of work (the same games, or for pgx the same number of
steps), run again until `seconds` have passed and at least MIN_REPEATS times; both the best and the median repeat
are reported, because the machine may be shared (Catanatron's best is a little different: see there). Clocks are
wall clocks, and the cyclic garbage collector is off inside a repeat, as in `timeit`.

    python bench/peers.py --json
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from itertools import pairwise
from time import perf_counter
from typing import Any

MIN_REPEATS = 5
CATAN_GAMES = 80  # games in one repeat, about 5 s: their lengths vary widely (mean 956 decisions, deviation 363)
CHESS_GAMES = 40  # games in one repeat, about 12,000 plies
PGX_STEPS = 200  # batched steps in one repeat

# The second token is customary: this jaxlib refuses it with dashes and lets it pass bare. What surely holds XLA to
# one core is the affinity mask, set before jax starts its threads, which inherit it.
XLA_ONE_THREAD = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


class PeerMissingError(ImportError):
    """A peer package is not installed."""


@dataclass(frozen=True)
class Spread:
    """Best and median over the repeats, in the unit of the result that holds it."""

    best: float
    median: float


@dataclass(frozen=True)
class PeerResult:
    """What was timed and the figures: `figure` is the headline, `also` holds its companions (unit in the name)."""

    peer: str
    versions: dict[str, str]
    timed: str
    unit: str
    figure: Spread
    repeats: int
    also: dict[str, Spread] = field(default_factory=dict)
    facts: dict[str, float] = field(default_factory=dict)


def pin_to_one_core() -> int | None:
    """Keep this process on one core; call it before jax is imported. Returns the core, None where unsupported."""
    if "--xla_cpu_multi_thread_eigen=false" not in os.environ.get("XLA_FLAGS", ""):
        if "jax" in sys.modules:
            raise RuntimeError("pin_to_one_core() must run before jax is imported")
        os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {XLA_ONE_THREAD}".strip()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))  # a mask already narrowed by taskset is kept
    os.sched_setaffinity(0, {core})
    return core


def repeat(work: Callable[[], tuple[float, ...]], seconds: float) -> list[tuple[float, ...]]:
    """Run `work` (which returns the times it took) until `seconds` have passed, at least MIN_REPEATS times."""
    rows: list[tuple[float, ...]] = []
    end = perf_counter() + seconds
    while perf_counter() < end or len(rows) < MIN_REPEATS:
        gc.collect()
        gc.disable()
        try:
            rows.append(work())
        finally:
            gc.enable()
    return rows


def _per_unit(times: list[float], units: int, scale: float) -> Spread:
    return Spread(min(times) / units * scale, statistics.median(times) / units * scale)


def _peer(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeerMissingError(f"no {module!r} ({error}): pip install {package}, see bench/requirements.txt") from error


def catanatron_games_per_second(seconds: float = 15.0) -> PeerResult:
    """Complete four-player games a second between Catanatron's own random players.

    The fastest sensible loop: `Game.execute` without its membership check of the action (the players only pick
    playable ones) and without `Game.play`, which copies the game twice for accumulators; about 2% over `play`.
    Each game lays out its own random board, as by default; games cut at the package's turn limit count. The games
    behind the seeds depend on PYTHONHASHSEED (set order), so between processes games/s moves by some 4% with the
    lengths drawn; decisions/s does not. A repeat is long, so on a shared machine hardly one is undisturbed: best is
    therefore the sum of each game's own best time, which favours the peer; median is that of whole repeats.
    """
    pin_to_one_core()
    game_module = _peer("catanatron.game", "catanatron")
    models = _peer("catanatron.models.player", "catanatron")
    players = [models.RandomPlayer(color) for color in models.Color]

    def play(seed: int) -> Any:
        game = game_module.Game(players, seed=seed)
        state, execute, limit = game.state, game.execute, game_module.TURNS_LIMIT
        while game.winning_color() is None and state.num_turns < limit:
            execute(state.current_player().decide(game, state.playable_actions), validate_action=False)
        return game

    def work() -> tuple[float, ...]:
        ticks = [perf_counter()]
        for seed in seeds:
            play(seed)
            ticks.append(perf_counter())
        return tuple(after - before for before, after in pairwise(ticks))

    seeds = range(1, CATAN_GAMES + 1)  # not 0: Game takes it for "no seed"
    played = [play(seed) for seed in seeds]  # also the warm-up
    decisions = sum(len(game.state.actions) for game in played)
    won = sum(game.winning_color() is not None for game in played)
    del played
    rows = repeat(work, seconds)
    best = sum(map(min, zip(*rows, strict=True)))
    median = statistics.median(map(sum, rows))
    return PeerResult(
        peer="catanatron",
        versions={"catanatron": version("catanatron")},
        timed="complete games of four RandomPlayer from Game() to the end, no accumulators, no database",
        unit="games/s",
        figure=Spread(CATAN_GAMES / best, CATAN_GAMES / median),
        repeats=len(rows),
        also={"decisions_per_second": Spread(decisions / best, decisions / median)},
        facts={"games": CATAN_GAMES, "decisions_per_game": decisions / CATAN_GAMES, "games_won": won},
    )


def openspiel_chess_step(seconds: float = 10.0) -> PeerResult:
    """One chess step from Python: `apply_action` and `legal_actions`, in random legal play.

    The two calls are timed over games whose moves were picked beforehand, from states already made, so nothing
    but the two calls and a bare `for` is in the clock. The whole loop plays the same games live: new state,
    move picked by a precomputed random number, end of game seen by an empty list (cheaper than `is_terminal`).
    `legal_actions` gives a list of ints; `legal_actions_mask` is a list of 4,674 and slower.
    """
    pin_to_one_core()
    game = _peer("pyspiel", "open_spiel").load_game("chess")
    rng = random.Random(1)
    numbers = [[rng.random() for _ in range(20_000)] for _ in range(CHESS_GAMES)]  # chess ends well before 20,000 plies

    def record(picks: list[float]) -> list[int]:
        state = game.new_initial_state()
        legal = state.legal_actions()
        moves: list[int] = []
        for pick in picks:
            if not legal:
                break
            moves.append(legal[int(pick * len(legal))])
            state.apply_action(moves[-1])
            legal = state.legal_actions()
        return moves

    games = [record(picks) for picks in numbers]  # also the warm-up
    plies = sum(map(len, games))

    def work() -> tuple[float, float]:
        states = [game.new_initial_state() for _ in games]
        start = perf_counter()
        for state, moves in zip(states, games, strict=True):
            for move in moves:
                state.apply_action(move)
                state.legal_actions()
        calls = perf_counter() - start

        start = perf_counter()
        for picks in numbers:
            state = game.new_initial_state()
            legal = state.legal_actions()
            for pick in picks:
                if not legal:
                    break
                state.apply_action(legal[int(pick * len(legal))])
                legal = state.legal_actions()
        return calls, perf_counter() - start

    work()
    calls, whole = map(list, zip(*repeat(work, seconds), strict=True))
    return PeerResult(
        peer="open_spiel chess",
        versions={"open_spiel": version("open_spiel")},
        timed="state.apply_action(a) + state.legal_actions() from Python, random legal play, moves picked outside",
        unit="us/step",
        figure=_per_unit(calls, plies, 1e6),
        repeats=len(calls),
        also={"whole_loop_us_per_step": _per_unit(whole, plies, 1e6)},
        facts={"games": CHESS_GAMES, "plies_per_game": plies / CHESS_GAMES},
    )


def pgx_connect_four_step(games: int = 1024, seconds: float = 10.0) -> PeerResult:
    """One step of one game in a batch of `games`, from Python to NumPy: actions in, mask, terminated, rewards out.

    Headline: `jit(vmap(env.step))` with a reset of our own that copies one ready initial state and draws the
    first player of the whole batch at once, and without the observation, which nobody reads here (XLA then never
    computes it). Stock: pgx's `auto_reset` wrapper, a key a game, observation kept; some 25% slower. Donated
    buffers, synchronous dispatch and other XLA flags were tried and change nothing. On the CPU `np.asarray` of a
    result is a view, not a copy. Random legal actions are picked in NumPy, outside the clock of the step.
    """
    pin_to_one_core()
    jax = _peer("jax", "jax")
    pgx = _peer("pgx", "pgx")
    auto_reset = _peer("pgx.experimental.wrappers", "pgx").auto_reset
    np, jnp = _peer("numpy", "numpy"), jax.numpy
    env = pgx.make("connect_four")
    fresh = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), games))
    no_observation = jnp.zeros((games, 0), bool)

    def lean(state: Any, action: Any, key: Any) -> tuple[Any, Any]:
        key, draw = jax.random.split(key)
        nobody = jnp.zeros(games, bool)
        state = state.replace(terminated=nobody, truncated=nobody, rewards=jnp.zeros_like(state.rewards))
        state = jax.vmap(env.step)(state, action).replace(observation=no_observation)
        kept = {"terminated": state.terminated, "truncated": state.truncated, "rewards": state.rewards}
        first = jax.random.bernoulli(draw, shape=(games,)).astype(jnp.int32)
        start = fresh.replace(observation=no_observation, current_player=first, **kept)
        over = state.terminated | state.truncated
        choose = jax.vmap(lambda end, new, old: jnp.where(end, new, old))
        return jax.tree.map(lambda new, old: choose(over, new, old), start, state), key

    def stock(state: Any, action: Any, key: Any) -> tuple[Any, Any]:
        key, draw = jax.random.split(key)
        return jax.vmap(auto_reset(env.step, env.init))(state, action, jax.random.split(draw, games)), key

    rng = np.random.default_rng(1)
    noise = rng.random((PGX_STEPS, games, env.num_actions), dtype=np.float32) + np.float32(0.1)

    class Runner:
        """A batch in play: `run` makes PGX_STEPS steps and returns the time in the step and in the whole loop."""

        def __init__(self, step: Callable[..., tuple[Any, Any]], state: Any) -> None:
            self.step, self.state, self.key = jax.jit(step), state, jax.random.PRNGKey(2)
            self.mask = np.asarray(state.legal_action_mask)
            self.ended = 0

        def run(self) -> tuple[float, float]:
            inside, ended = 0.0, 0
            begin = perf_counter()
            for row in noise:
                action = (row * self.mask).argmax(axis=1).astype(np.int32)
                start = perf_counter()
                self.state, self.key = self.step(self.state, action, self.key)
                self.mask = np.asarray(self.state.legal_action_mask)
                terminated, _rewards = np.asarray(self.state.terminated), np.asarray(self.state.rewards)
                inside += perf_counter() - start
                ended += int(terminated.sum())
            self.ended = ended
            return inside, perf_counter() - begin

    runners = Runner(lean, fresh.replace(observation=no_observation)), Runner(stock, fresh)
    for runner in runners:  # compiles, then lets the games of the batch fall out of step with one another
        runner.run()
        runner.run()
    rows = repeat(lambda: runners[0].run() + runners[1].run(), seconds)
    steps = PGX_STEPS * games
    step, whole, stock_step, stock_whole = (_per_unit(list(times), steps, 1e9) for times in zip(*rows, strict=True))
    return PeerResult(
        peer="pgx connect_four",
        versions={name: version(name) for name in ("pgx", "jax", "jaxlib", "numpy")},
        timed=f"jit(vmap(step)) over {games} games with auto-reset: NumPy actions in, NumPy mask, terminated, rewards out",
        unit="ns/game-step",
        figure=step,
        repeats=len(rows),
        also={
            "whole_loop_ns_per_game_step": whole,
            "stock_auto_reset_ns_per_game_step": stock_step,
            "stock_whole_loop_ns_per_game_step": stock_whole,
        },
        facts={"games": games, "plies_per_game": steps / max(1, runners[0].ended)},
    )


def measure_all(seconds: float, games: int = 1024) -> dict[str, Any]:
    """All three peers in one run, as a JSON-ready object."""
    core = pin_to_one_core()
    results = (catanatron_games_per_second(seconds), openspiel_chess_step(seconds), pgx_connect_four_step(games, seconds))
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count() if core is None else 1,
        "peers": [asdict(result) for result in results],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the peers on one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=12.0, help="seconds for each peer (at least five repeats)")
    parser.add_argument("--games", type=int, default=1024, help="games in the pgx batch")
    options = parser.parse_args()
    try:
        report = measure_all(options.seconds, options.games)
    except PeerMissingError as error:
        raise SystemExit(str(error)) from error
    if options.json:
        print(json.dumps(report, indent=2))
        return
    for peer in report["peers"]:
        print(f"{peer['peer']}: best {peer['figure']['best']:.4g}, median {peer['figure']['median']:.4g} {peer['unit']}")


if __name__ == "__main__":
    main()
