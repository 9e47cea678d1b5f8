"""External sampling MCCFR, OpenSpiel's own, on the tiny variant of Tammany Hall: three players, zone I, one term of two years.

    python examples/mccfr_tiny.py [--turns 1] [--iterations 20]

The method looks at every action of the seat that learns, so each turn before the end makes the tree about a hundred times as large: it begins `--turns` turns
before the election (0: at the election itself, where only bids are left; 6: at the beginning of the game). The average policy then plays one seat against two
random ones.
"""
from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import fivepoints
from fivepoints.envs import openspiel
from learning import interval

GAME, PLAYERS, TURNS = "tammany@tiny", 3, 6


def late(turns: int, seed: int) -> str:
    """A position so many turns before the election, those before them at random; '' for the beginning."""
    rng, g, played = Random(seed), fivepoints.new(GAME, PLAYERS), 0
    while turns < TURNS and (played < TURNS - turns or g.chance()):
        if outcomes := g.chance():
            g.draw(rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0])
        else:
            seat = g.movers()[0]
            move = rng.choice(g.legal(seat))
            g.play(seat, move)
            played += move == "end"
    return g.position() if turns < TURNS else ""


def solve(position: str, iterations: int, seed: int) -> tuple[Any, ExternalSamplingSolver]:
    """The game in turns, and its solver after so many iterations."""
    np.random.seed(seed)  # OpenSpiel's solver draws from NumPy's global generator
    game = pyspiel.convert_to_turn_based(openspiel.load(GAME, PLAYERS, position=position))
    solver = ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return game, solver


def play(game: Any, policy: Any, seat: int, rng: np.random.Generator) -> float:
    """One game of the policy in a seat, the others at random; its share of the win."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            chances = dict(state.chance_outcomes())
        elif state.current_player() == seat:
            chances = policy.action_probabilities(state)
        else:
            chances = dict.fromkeys(state.legal_actions(), 1 / len(state.legal_actions()))
        state.apply_action(int(rng.choice(list(chances), p=list(chances.values()))))
    share: float = state.returns()[seat]
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description="External sampling MCCFR on the tiny variant.")
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    position = late(options.turns, options.seed)
    print("from", position or "the beginning")
    for iterations in (0, options.iterations):
        game, solver = solve(position, iterations, options.seed)
        rng, policy = np.random.default_rng(options.seed), solver.average_policy()
        shares = [play(game, policy, k % PLAYERS, rng) for k in range(options.games)]
        share = float(np.mean(shares))
        low, high = interval(share, options.games)
        print(f"{iterations} iterations, {len(solver._infostates):,} information states: wins {share:.1%} ({low:.1%} to {high:.1%}) against random ones")


if __name__ == "__main__":
    main()
