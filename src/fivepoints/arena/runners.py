"""Where the games of a match are played: in this process, in several of this machine, or on a Ray cluster.

Each takes numbers of games and gives every game once, in any order. A worker that dies takes only its game with it, and that is played again: games are
counted here, where they arrive, and nowhere else.
"""
from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any

from fivepoints.arena.compiled import CHUNK, CompiledGames
from fivepoints.arena.match import Match, Played
from fivepoints.arena.playing import play
from fivepoints.core.errors import FivepointsError, OptionError

Runner = Callable[[Match, Sequence[int]], Generator[Played, None, None]]
MOST_DEATHS = 20  # of workers, until the fault is thought to be ours
KNOCKING = 5.0  # seconds for a cluster to answer
LEAVING = 5.0  # seconds for workers to end what they have started
AHEAD = 2  # games handed to each worker at once, so that none waits


class WorkersError(FivepointsError):
    """Workers died again and again, or could not be had."""


def compiled(match: Match, numbers: Sequence[int]) -> Generator[Played, None, None]:
    games = CompiledGames(match)
    for start in range(0, len(numbers), CHUNK):
        yield from games.play(numbers[start : start + CHUNK])


def here(match: Match, numbers: Sequence[int]) -> Generator[Played, None, None]:
    for number in numbers:
        yield play(match, number)


def processes(workers: int) -> Runner:
    """So many processes of this machine."""

    def run(match: Match, numbers: Sequence[int]) -> Generator[Played, None, None]:
        left = list(reversed(numbers))
        deaths = 0
        while left:
            running: dict[Future[Played], int] = {}
            pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_prepare)
            try:
                while left or running:
                    while left and len(running) < workers * AHEAD:
                        number = left.pop()
                        running[pool.submit(play, match, number)] = number
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        game = future.result()
                        del running[future]
                        yield game
            except BrokenProcessPool:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise WorkersError(f"workers died {deaths} times") from None
                left.extend(running.values())
            finally:
                if running:  # nobody waits for games that nobody wants any more
                    end(list(pool._processes.values()))
                pool.shutdown(wait=True, cancel_futures=True)

    return run


def end(workers: Sequence[BaseProcess]) -> None:
    """Tell workers to go, and make those go that don't. In the middle of a game the pool takes the word for what came of it and asks for the next; there it may
    wait for ever behind one that died with the lock of the line in its hand, and the pool for it."""
    for worker in workers:
        worker.terminate()
    until = monotonic() + LEAVING
    for worker in workers:
        worker.join(max(0.0, until - monotonic()))
        worker.kill()


def _prepare() -> None:
    """Ctrl-C is the first process's to decide on; told to go, a worker takes the programs with it that it has started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def ray_cluster(address: str, workers: int | None = None) -> Runner:
    """A Ray cluster: its address, `auto` for the one of this machine, or `local` to start one here for this match."""

    def run(match: Match, numbers: Sequence[int]) -> Generator[Played, None, None]:
        ray = _join(address, workers)
        try:
            task = ray.remote(max_retries=0)(play)
            left = list(reversed(numbers))
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            running: dict[Any, int] = {}
            deaths = 0
            while left or running:
                while left and len(running) < room:
                    number = left.pop()
                    running[task.remote(match, number)] = number
                (done,), _ = ray.wait(list(running), num_returns=1)
                number = running.pop(done)
                try:
                    game: Played = ray.get(done)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError, ray.exceptions.ObjectLostError):
                    deaths += 1
                    if deaths > MOST_DEATHS:
                        raise WorkersError(f"workers died {deaths} times") from None
                    left.append(number)
                else:
                    yield game
        finally:
            ray.shutdown()

    return run


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes. OSError if not."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=KNOCKING).close()


def _join(address: str, workers: int | None) -> Any:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise OptionError('Ray is not installed; pip install "fivepoints[ray]" brings it') from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == "local":
            ray.init(address="local", num_cpus=workers or os.cpu_count(), include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise WorkersError(f"there is no Ray cluster at {address}: {(str(error).splitlines() or [type(error).__name__])[0]:.200}") from error
    return ray
