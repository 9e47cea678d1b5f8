"""OpenSpiel: its own simulation test passes, plain and turned into turns; information states tell what a seat knows; searches run on it."""
from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from envs.worlds import ALL_TABLES, SOAK, positions
from fivepoints.core.errors import NotationError, OptionError
from fivepoints.envs import openspiel
from fivepoints.games import rules

SIMS = 3 if SOAK else 1
TINY = ("tammany@tiny", 3)
CHANCE, SIMULTANEOUS = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS


def step(state, rng):
    """A random step of any kind; the joint action where several act."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(p) for p in range(state.num_players())]
        state.apply_actions([int(rng.choice(actions)) if actions else 0 for actions in legal])
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize(("game", "players", "options"), [*((*table, {}) for table in (*ALL_TABLES, TINY)), ("gangs", 3, {"mode": "politique"})])
def test_openspiels_own_simulations(game, players, options):
    found = openspiel.load(game, players, **options)
    pyspiel.random_sim_test(found, num_sims=SIMS, serialize=True, verbose=False)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(found), num_sims=SIMS, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), [("tammany", 4), ("gangs", 3)])
def test_there_is_always_a_choice_and_shares_sum_to_one(game, players):
    rng, state, together = np.random.default_rng(1), openspiel.load(game, players).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(p) for p in range(players)]
            assert any(legal)
            together += sum(map(bool, legal)) > 1
        elif not state.is_chance_node():
            assert state.legal_actions()
        step(state, rng)
    assert together > 0
    assert sum(state.returns()) == pytest.approx(1)


def test_information_states_and_observations_do_not_tell_a_bid():
    """Two games that differ only in the bids that are being made look the same to all but the bidder, until all are in."""
    rng, state, compared = np.random.default_rng(4), openspiel.load("tammany", 4).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(p) for p in range(4)]
            bidders = [p for p in range(4) if len(legal[p]) > 1]
            one, other = state.clone(), state.clone()
            bidder = bidders[0]
            low, high = ([actions[0] if actions else 0 for actions in legal] for _ in range(2))
            high[bidder] = legal[bidder][-1]
            one.apply_actions(low)
            other.apply_actions(high)
            if one.is_simultaneous_node() and one.position.parts:
                compared += 1
                for p in range(4):
                    same = [
                        one.information_state_string(p) == other.information_state_string(p),
                        one.observation_string(p) == other.observation_string(p),
                        one.observation_tensor(p) == other.observation_tensor(p),
                        one.legal_actions(p) == other.legal_actions(p),
                    ]
                    assert all(same) == (p != bidder)
                    assert same[3]
        step(state, rng)
    assert compared > 0


def test_a_resampled_state_looks_the_same_to_its_seat_and_forgets_what_others_chose():
    for game, players, options in (("tammany", 3, {}), ("gangs", 3, {"mode": "politique"})):
        rng, state, differed = np.random.default_rng(2), openspiel.load(game, players, **options).new_initial_state(), 0
        for _ in range(400):
            if state.is_terminal():
                break
            seat = int(rng.integers(players))
            other = openspiel.resample(state, seat, int(rng.integers(2**32)))
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            differed += str(other) != str(state)
            step(state, rng)
        assert differed > 0


def test_wrong_calls_say_what_is_wrong():
    for call, words in ((lambda: openspiel.load("chess", 2), "no game"), (lambda: openspiel.load("tammany", 9), "3 to 5"),
                        (lambda: openspiel.load("tammany", 3, reward="x"), "share or margin")):  # fmt: skip
        with pytest.raises(OptionError, match=words):
            call()
    assert openspiel.load("tammany", 3, edition=2009, reward="margin").utility_sum() == 0


def test_a_game_can_begin_at_a_position():
    state, rng = openspiel.load(*TINY, edition=2009).new_initial_state(), np.random.default_rng(6)
    while state.is_chance_node() or state.information_state_string(0).count(":") < 9:
        step(state, rng)
    game = openspiel.load(*TINY, position=str(state))
    other = game.new_initial_state()
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()
    assert game.get_parameters()["edition"] == 2009
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    for wrong, words in (({"edition": 2020}, "not what is asked for"), ({"position": "tammany@tiny 3"}, "ten fields")):
        with pytest.raises((OptionError, NotationError), match=words):
            openspiel.load(*TINY, **{"position": str(state)} | wrong)


def test_a_game_does_not_begin_at_half_a_sealed_choice_or_at_what_a_seat_sees():
    found = rules("tammany")
    sealed = [found.layout.copy(s) for s in positions(found, 3, {}, seed=3) if found.flow.sealed(s)]
    half = next(s for s in sealed if found.flow.inside(s))
    closed = next(s for s in sealed if not found.flow.inside(s) and any(map(any, s.bids)))
    found.flow.blind(closed, -1)
    for s in (half, closed):
        with pytest.raises(OptionError, match="no sealed choice is half made"):
            openspiel.load("tammany", 3, position=found.notation.position(s))


@pytest.mark.parametrize("game", ["tammany"])
def test_searches_run_on_the_game_turned_into_turns(game):
    """Python's MCTS, and IS-MCTS with our resampler."""
    from open_spiel.python.algorithms import ismcts, mcts

    found = pyspiel.convert_to_turn_based(openspiel.load(game, 3))
    state, rng = found.new_initial_state(), np.random.default_rng(3)
    while state.is_chance_node() or len(state.legal_actions()) < 3:
        step(state, rng)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(found, 2.0, 3, evaluator, random_state=np.random.RandomState(1), solve=False)
    assert bot.step(state) in state.legal_actions()
    search = ismcts.ISMCTSBot(found, evaluator, 2.0, 3, random_state=np.random.RandomState(2))
    search.set_resampler(openspiel.resampler(5))
    assert search.step(state) in state.legal_actions()


def test_openspiels_learning_environment_takes_the_game_turned_into_turns():
    """Plain it can't: it asks one action of all seats or of one, as the whole game says, and ours has steps of both kinds."""
    from open_spiel.python.rl_environment import Environment

    env, rng = Environment(pyspiel.convert_to_turn_based(openspiel.load(*TINY))), np.random.default_rng(1)
    told = env.reset()
    while not told.last():
        seen = told.observations
        told = env.step([int(rng.choice(seen["legal_actions"][seen["current_player"]]))])
    assert sum(told.rewards) == pytest.approx(1)
