"""Running a match: which games are still to be played, where, and until when."""
from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from fivepoints.arena.clear import clear
from fivepoints.arena.compiled import WORTH_COMPILING, can_compile
from fivepoints.arena.match import Match, Played
from fivepoints.arena.results import Results, open_results
from fivepoints.arena.runners import Runner, compiled, here, processes
from fivepoints.arena.standing import Standing, deal_share, standings, whole_deals

BATCH = 256  # games that are written to the file together, where they come fast
PATIENCE = 1.0  # seconds that a game waits at most to be written with others


@dataclass(frozen=True)
class Outcome:
    """A match as it stands: whole deals only."""

    games: int
    known: int  # of them from the file, played before
    seconds: float  # of this run
    verdict: int  # 1 or -1 where it became clear, and the match was ended by that
    standings: list[Standing]
    forfeits: list[str]  # why, each reason once


Progress = Callable[[dict[int, Played]], None]


def choose_runner(match: Match, games: int, workers: int | None) -> Runner:
    """The quickest for such a match on this machine. What comes out is the same wherever it is played."""
    if can_compile(match) and games >= WORTH_COMPILING and workers is None:
        return compiled
    count = workers or min(os.cpu_count() or 1, games)
    return here if count == 1 else processes(count)


def run(match: Match, games: int, *, runner: Runner, out: Path | None = None, stop_at: float | None = None, progress: Progress = lambda games: None) -> Outcome:
    """Play the match to so many games, rounded up to whole deals, or until it is clear whether the first bot's share is above or below `stop_at`."""
    before = perf_counter()
    wanted = match.deals(games) * match.rotations
    with open_results(out, match) as results:
        known = {number: game for number, game in results.games.items() if number < wanted} if results else {}
        played, verdict = dict(known), _verdict(match, known, stop_at)
        progress(played)
        if not verdict:
            verdict = _go_on(match, [number for number in range(wanted) if number not in played], played, runner, results, stop_at, progress)
    counted = {game.number: game for deal in whole_deals(match, played.values()) for game in deal}
    reasons = list(dict.fromkeys(game.forfeit for game in counted.values() if game.forfeit))
    return Outcome(len(counted), len(known.keys() & counted.keys()), perf_counter() - before, verdict, standings(match, counted.values()), reasons)


def _go_on(
    match: Match, numbers: list[int], played: dict[int, Played], runner: Runner, results: Results | None, stop_at: float | None, progress: Progress
) -> int:
    """Play these games; the verdict that ended the match, 0 if all were played. What was played is in the file, however this ends."""
    waiting: list[Played] = []
    last = perf_counter()

    def write() -> None:
        if results:
            results.add(waiting)
        played.update((game.number, game) for game in waiting)
        waiting.clear()
        progress(played)

    source = runner(match, numbers)
    try:
        for game in source:
            waiting.append(game)
            if len(waiting) >= BATCH or perf_counter() - last > PATIENCE:
                write()
                last = perf_counter()
                if verdict := _verdict(match, played, stop_at):
                    return verdict
    finally:
        write()
        source.close()
    return _verdict(match, played, stop_at)


def _verdict(match: Match, played: dict[int, Played], stop_at: float | None) -> int:
    """Deals count in their order, and only up to the first that is not whole: which of them were quick must not matter."""
    if stop_at is None:
        return 0
    shares = []
    for deal, games in enumerate(whole_deals(match, played.values())):
        if games[0].number != deal * match.rotations:
            break
        shares.append(deal_share(games, 0))
    return clear(shares, stop_at)
