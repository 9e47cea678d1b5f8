"""A small self-play learner: one network plays all seats of many games and makes likelier what came out better than it thought. Draws its curve against
`random` and `heeler` to a PNG.

    python examples/self_play.py [--game tammany] [--players 3] [--rounds 120] [--out curve.png]

An actor and a critic: a network of one hidden layer plays, a least-squares judge says what positions are worth, in points beyond the others' mean. Plain, to be
bettered. Fixed seeds: the same call, the same curve.
"""
from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from fivepoints import envs
from fivepoints.envs.seats_batch import SeatsBatch
from learning import Array, Judge, Net, measure

GAMES = 64  # played at once
SAMPLE = 8192  # positions of a round that are learnt from
FORESIGHT = 0.9  # how much of an action's worth lies in what follows later on, beyond the next position
BATCH, RATE, ENTROPY = 1024, 2e-3, 0.01  # the rate is that of the first round; it falls to nothing
COLOURS = {"random": "#1f6f78", "heeler": "#a63d40"}


@dataclass
class Point:
    """How the learner does after so many rounds."""

    round: int
    bots: str
    share: float
    low: float
    high: float


@dataclass
class Step:
    """Of those seats that had a choice in one step of a batch: whose it was (game and seat), what it saw, what it might do, what it did."""

    owners: Array
    cells: Array
    masks: Array
    actions: Array


def play_round(net: Net, batch: SeatsBatch, rng: np.random.Generator) -> tuple[list[Step], Array]:
    """All seats of the games by the network, until every game has ended once; the steps, and what each owner gained."""
    batch.reset()
    steps, gained = [], np.full((batch.n, batch.players), np.nan)
    while np.isnan(gained).any():
        games, seats = np.nonzero((batch.movers > 0) & np.isnan(gained))
        chosen = batch.sample_legal().copy()
        cells, masks = batch.cells[games, seats], batch.masks[games, seats, :-1]
        chosen[games, seats] = net.policy(cells, masks, rng)
        choice = masks.sum(axis=1) > 1
        steps.append(Step((games * batch.players + seats)[choice], cells[choice], masks[choice], chosen[games, seats][choice]))
        batch.step(chosen)
        ended = batch.done & np.isnan(gained).any(axis=1)
        gained[ended] = batch.rewards[ended]
    return steps, gained.reshape(-1)


def surprises(steps: list[Step], gained: Array, judge: Judge) -> Array:
    """By how much each action did better than the judge thought of the position: by its own next position, and less and less by later ones."""
    ahead, later = gained.copy(), np.zeros_like(gained)
    found = []
    for step in reversed(steps):
        worth = judge.worth(step.cells)
        better = ahead[step.owners] - worth + FORESIGHT * later[step.owners]
        ahead[step.owners], later[step.owners] = worth, better
        found.append(better)
    return np.concatenate(found[::-1])


def learn(game: str, players: int, rounds: int, every: int, matches: int, hidden: int = 64, seed: int = 1) -> tuple[Net, list[Point]]:
    """The network after so many rounds, and its curve."""
    batch, rng = envs.batch(game, players, GAMES, seed=seed, reward="margin"), np.random.default_rng(seed)
    net, judge, curve = Net(batch.cells.shape[2], batch.noop, hidden, seed), Judge(batch.cells.shape[2]), []
    for k in range(rounds + 1):
        if k % every == 0 or k == rounds:
            curve += [Point(k, bots, *measure(net.policy, game, players, bots, matches, seed=1000)) for bots in COLOURS]
            print("  ".join(f"round {p.round} against {p.bots}: {p.share:.1%} ({p.low:.1%} to {p.high:.1%})" for p in curve[-2:]), flush=True)
        if k < rounds:
            improve(net, judge, *play_round(net, batch, rng), rng, rate=RATE * (1 - k / rounds))
    return net, curve


def improve(net: Net, judge: Judge, steps: list[Step], gained: Array, rng: np.random.Generator, rate: float) -> None:
    """Learn from some positions of a round: the network what to do, then the judge what it came to."""
    worth = surprises(steps, gained, judge)
    owners, cells, masks, actions = (np.concatenate(column) for column in zip(*((s.owners, s.cells, s.masks, s.actions) for s in steps), strict=True))
    worth /= worth.std()
    rows = rng.permutation(len(actions))[:SAMPLE]
    for start in range(0, len(rows), BATCH):
        some = rows[start : start + BATCH]
        net.learn(cells[some], masks[some], actions[some], worth[some].astype(np.float32), rate=rate, entropy=ENTROPY)
    judge.learn(cells[rows], gained[owners[rows]])


def svg(curve: list[Point], players: int) -> str:
    """The curve with its intervals, in a plain drawing."""
    width, height, left, top, bottom = 640, 420, 60, 60, 360
    rounds = max(point.round for point in curve) or 1

    def at(k: float, share: float) -> str:
        return f"{left + (width - left - 20) * k / rounds:.1f},{bottom - (bottom - top) * share:.1f}"

    parts = [f'<rect width="{width}" height="{height}" fill="white"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<polyline points="{at(0, share)} {at(rounds, share)}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{at(0, share).split(",")[1]}" text-anchor="end" font-size="13">{share:.0%}</text>')
    ticks = sorted({point.round for point in curve})
    parts += [f'<text x="{at(k, 0).split(",")[0]}" y="{bottom + 20}" text-anchor="middle" font-size="13">{k}</text>' for k in ticks]
    parts.append(f'<polyline points="{at(0, 1 / players)} {at(rounds, 1 / players)}" stroke="#888" stroke-dasharray="4 4"/>')
    parts.append(f'<text x="{width - 20}" y="{at(0, 1 / players + 0.02).split(",")[1]}" fill="#666" text-anchor="end" font-size="12">a fair share</text>')
    for k, (bots, colour) in enumerate(COLOURS.items()):
        points = [point for point in curve if point.bots == bots]
        band = [at(point.round, point.high) for point in points] + [at(point.round, point.low) for point in reversed(points)]
        line = " ".join(at(point.round, point.share) for point in points)
        parts.append(f'<polygon points="{" ".join(band)}" fill="{colour}" opacity="0.2"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{left + 280 * k}" y="30" fill="{colour}" font-size="14">share of wins against {bots}</text>')
    parts.append(f'<text x="{(width + left) / 2}" y="{height - 16}" text-anchor="middle" font-size="13">rounds of {GAMES} games of self-play</text>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{"".join(parts)}</svg>'


def draw(curve: list[Point], players: int, path: Path) -> None:
    from PIL import Image

    from fivepoints.envs.render import pixels

    Image.fromarray(pixels(svg(curve, players))).save(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="A small self-play learner.")
    parser.add_argument("--game", default="tammany")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=120)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--out", type=Path, default=Path("curve.png"))
    options = parser.parse_args()
    _, curve = learn(options.game, options.players, options.rounds, options.every, options.matches)
    draw(curve, options.players, options.out)
    print(f"written: {options.out}")


if __name__ == "__main__":
    main()
