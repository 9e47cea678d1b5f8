"""Many games at once: the same games as one by one."""
import numpy as np
import pytest

import fivepoints
from fivepoints.core.randoms import generator
from fivepoints.games import rules

TAMMANY = rules("tammany")


def one_by_one(players, seed, i):
    """Game i of a seed by the interpreted rules: its state, and a function that steps it as a batch does."""
    plain, r = TAMMANY.plain, generator(seed, i)
    out, weights = [0] * TAMMANY.choices, [0] * TAMMANY.outcomes
    fresh = TAMMANY.start(players, {})
    s = TAMMANY.layout.copy(fresh)
    plain.deal(s, r, out, weights)

    def step(s, action):
        plain.apply(s, action)
        plain.deal(s, r, out, weights)
        if not plain.over(s):
            return s, None
        points, places = [0] * players, [0] * players
        plain.points(s, points)
        plain.places(s, places)
        s = TAMMANY.layout.copy(fresh)
        plain.deal(s, r, out, weights)
        return s, (points, places)

    return s, step


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_batch_is_its_games_one_by_one(players):
    """States, masks, seats, ends and results, over the end of games and beyond."""
    n, seed = 3, 5
    batch = fivepoints.batch("tammany", players=players, n=n, seed=seed)
    games = [one_by_one(players, seed, i) for i in range(n)]
    states = [s for s, _ in games]
    ended = 0
    for _ in range(700):
        for i, s in enumerate(states):
            out = [0] * TAMMANY.choices
            legal = out[: TAMMANY.flow.legal(s, out)]
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(legal)
            assert batch.seats[i] == TAMMANY.flow.asked(s)
            assert batch.states[i].tobytes() == TAMMANY.layout.pack(s)
        actions = batch.sample().copy()
        batch.step(actions)
        for i, (_, step) in enumerate(games):
            states[i], result = step(states[i], int(actions[i]))
            assert batch.done[i] == (result is not None)
            if result:
                ended += 1
                assert (batch.points[i].tolist(), batch.places[i].tolist()) == result
    assert ended >= n


def test_a_game_does_not_depend_on_how_many_others_there_are():
    few, many = (fivepoints.batch("tammany", players=4, n=n, seed=9) for n in (2, 6))
    for _ in range(300):
        actions = many.sample().copy()
        few.step(actions[:2])
        many.step(actions)
        assert (few.masks == many.masks[:2]).all()
        assert few.states.tobytes() == many.states[:2].tobytes()


def test_another_seed_is_another_game():
    first, second = (fivepoints.batch("tammany", players=4, n=4, seed=seed) for seed in (1, 2))
    assert first.states.tobytes() != second.states.tobytes()


@pytest.mark.parametrize("wrong", [-1, 10_000, 725])
def test_an_illegal_action_changes_nothing(wrong):
    batch = fivepoints.batch("tammany", players=4, n=4)
    actions = batch.sample().copy()
    actions[2] = wrong
    before = batch.states.tobytes(), batch.masks.tobytes()
    with pytest.raises(fivepoints.IllegalMove, match="game 2"):
        batch.step(actions)
    assert (batch.states.tobytes(), batch.masks.tobytes()) == before


def test_a_step_takes_an_action_for_every_game():
    batch = fivepoints.batch("tammany", players=4, n=4)
    with pytest.raises(fivepoints.IllegalMove, match="4 actions"):
        batch.step(batch.sample()[:3])


def test_a_batch_needs_a_game():
    with pytest.raises(fivepoints.OptionError):
        fivepoints.batch("tammany", players=4, n=0)
    with pytest.raises(fivepoints.OptionError):
        fivepoints.batch("tammany", players=6, n=1)
