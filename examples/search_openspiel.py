"""OpenSpiel's own searches on a game turned into turns, one seat against random ones: MCTS and IS-MCTS.

    python examples/search_openspiel.py [--game tammany@tiny] [--players 3] [--simulations 50] [--games 30]

MCTS searches the state that it is given, secrets included, so it is a yardstick and no player; IS-MCTS gets a new deal of what its seat may not know for
every simulation, from our resampler.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from fivepoints.envs import openspiel
from learning import interval

EXPLORATION = 2.0


def plain(game: Any, simulations: int, seed: int) -> Any:
    """MCTS, random games to the end as its judge. It may not call a state solved: that is for two players."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return mcts.MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=np.random.RandomState(seed), solve=False)


def informed(game: Any, simulations: int, seed: int) -> Any:
    """IS-MCTS, the same judge, with new deals from us."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, simulations, random_state=np.random.RandomState(seed))
    bot.set_resampler(openspiel.resampler(seed))
    return bot


SEARCHES: dict[str, Callable[[Any, int, int], Any]] = {"MCTS": plain, "IS-MCTS": informed}


def in_turns(game: str, players: int) -> Any:
    return pyspiel.convert_to_turn_based(openspiel.load(game, players))


def play(game: Any, bot: Any, seat: int, rng: np.random.Generator) -> float:
    """One game of the bot in a seat, the others at random; its share of the win."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == seat and len(state.legal_actions()) > 1:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    share: float = state.returns()[seat]
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's searches against random players.")
    parser.add_argument("--game", default="tammany@tiny")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=30)
    options = parser.parse_args()
    game = in_turns(options.game, options.players)
    for name, make in SEARCHES.items():
        bot, rng = make(game, options.simulations, 1), np.random.default_rng(1)
        share = float(np.mean([play(game, bot, k % options.players, rng) for k in range(options.games)]))
        low, high = interval(share, options.games)
        print(f"{name}, {options.simulations} simulations: wins {share:.1%} ({low:.1%} to {high:.1%}) of {options.games} (fair: {1 / options.players:.1%})")


if __name__ == "__main__":
    main()
