"""The side-by-side benchmark: our engine beside its peers, in one run, on one core; prints a table and writes bench/results.json.

    make bench
"""
from __future__ import annotations

import argparse
import json
import platform
import subprocess
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import ours
import peers

HERE = Path(__file__).parent
BATCH = 1024


def commit() -> str:
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=HERE, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def machine() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def compare(what: str, goal: float, wanted: float, more_is_better: bool, us: Callable[[], Any], them: Callable[[], Any]) -> dict[str, Any]:
    """Ours, the peer, and ours again, so that a noisy neighbour is noticed; the ratio of the bests and of the medians."""
    first, peer, second = us(), them(), us()
    pick = max if more_is_better else min
    best, median = (pick(getattr(first.figure, key), getattr(second.figure, key)) for key in ("best", "median"))
    ratios = {"best": best / peer.figure.best, "median": median / peer.figure.median}
    met = ratios["median"] >= goal if more_is_better else ratios["median"] <= goal
    print(f"{what}\n  ours {best:,.4g} (median {median:,.4g}) {first.unit}, {peer.peer} {peer.figure.best:,.4g} (median {peer.figure.median:,.4g})", flush=True)
    verdict = "reached" if met else "NOT reached"
    print(f"  ratio {ratios['best']:.4g} (median {ratios['median']:.4g}); asked {goal:.4g}, wanted {wanted:.4g}: {verdict}", flush=True)
    return {"what": what, "ratio": ratios, "asked": goal, "wanted": wanted, "reached": met, "ours": [asdict(first), asdict(second)], "peer": asdict(peer)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Our engine beside its peers, on one core.")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds for each measurement")
    parser.add_argument("--game", default="tammany")
    options = parser.parse_args()
    seconds, game = options.seconds, options.game
    started = ours.start_times()  # the rules are compiled with all cores; all else runs on one
    peers.pin_to_one_core()
    rows = [
        compare(
            "complete random games a second, four players, beside Catanatron's four random players",
            800, 1200, True,
            lambda: ours.random_games(game, 4, seconds), lambda: peers.catanatron_games_per_second(seconds),
        ),
        compare(
            "a step from Python (apply and legal list), beside OpenSpiel chess",
            1 / 5, 1 / 5, False,
            lambda: ours.python_step(game, 4, seconds), lambda: peers.openspiel_chess_step(seconds),
        ),
        compare(
            f"a game-step in a batch of {BATCH}, NumPy in and out, beside pgx connect_four",
            1, 1 / 2, False,
            lambda: ours.batch_step(game, 4, BATCH, seconds), lambda: peers.pgx_connect_four_step(BATCH, seconds),
        ),
        compare(
            "complete random games of Gangs a second, six players, beside Catanatron's four random players",
            100, 300, True,
            lambda: ours.random_games("gangs", 6, seconds), lambda: peers.catanatron_games_per_second(seconds),
        ),
        compare(
            "a step of Gangs from Python, six players, beside one of Tammany Hall, four players",
            2, 1, False,
            lambda: ours.python_step("gangs", 6, seconds), lambda: ours.python_step("tammany", 4, seconds),
        ),
    ]  # fmt: skip
    also = [asdict(ours.random_games(game, players, 2.0)) for players in (3, 5)]
    for key, value in started.items():
        print(f"{key}: {value:.3f}")
    report = {
        "taken": datetime.now(UTC).strftime("%Y-%m-%d"),
        "commit": commit(),
        "python": platform.python_version(),
        "machine": machine(),
        "cores_used": 1,
        "comparisons": rows,
        "other_player_counts": also,
        "start": started,
    }
    (HERE / "results.json").write_text(json.dumps(report, indent=1) + "\n")
    print(f"written: {HERE.name}/results.json")


if __name__ == "__main__":
    main()
