"""Non-interference: whatever a seat may not know changes nothing of what its environment tells it."""
from __future__ import annotations

from copy import deepcopy

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from conformance.walks import seats
from envs.worlds import TABLES, other_worlds, positions
from fivepoints import envs
from fivepoints.games import rules

EVERY = 7  # of the positions of a game that are looked at


def standing(found, env, s):
    """The AEC environment with that position in it."""
    env.reset(seed=1)
    env._states[:] = found.layout.record(s)
    env._show()
    return env


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_aec(game, players, options):
    found, tried = rules(game), 0
    one, other = (envs.aec(game, players, render_mode="ansi", **options) for _ in range(2))
    for k, s in enumerate(positions(found, players, options, seed=40 + players)):
        if k % EVERY and not found.flow.sealed(s):
            continue
        for seat, agent in enumerate(one.possible_agents):
            for world in other_worlds(found, s, seat, seed=k):
                if found.layout.pack(world) == found.layout.pack(s):
                    continue
                tried += 1
                here, there = standing(found, one, s), standing(found, other, world)
                assert here.agent_selection == there.agent_selection
                assert data_equivalence(here.observe(agent), there.observe(agent))
                assert data_equivalence(here.infos[agent], there.infos[agent])
                assert here.rewards[agent] == there.rewards[agent]
                assert here.render() == there.render()
    assert tried > 0


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_single(game, players, options):
    """The learner's sight, mask, info and picture."""
    found, tried = rules(game), 0
    one = envs.single(game, players, render_mode="ansi", **options)
    for k, s in enumerate(positions(found, players, options, seed=50 + players)):
        seat = found.flow.asked(s)
        for world in other_worlds(found, s, seat, seed=k):
            if found.layout.pack(world) != found.layout.pack(s):
                tried += 1
                assert data_equivalence(*(told_to_learner(one, found, seat, state) for state in (s, world)))
    assert tried > 5 or options.get("mode") != "politique"


def told_to_learner(env, found, seat, s):
    env.reset(seed=1)
    env._states[:] = found.layout.record(s)
    env._seats[0] = seat
    env._show()
    return env._observation(), env._info(), env.render()


@pytest.mark.parametrize(("game", "players", "options"), [("tammany", 4, {}), ("gangs", 4, {}), ("gangs", 3, {"mode": "politique"})])
def test_parallel(game, players, options):
    """Two games that part with one seat's sealed action: until all have chosen, others see, may do and get the same, and it takes as many steps."""
    env, rng, parted = envs.parallel(game, players, render_mode="ansi", **options), np.random.default_rng(3), 0
    observations, _ = env.reset(seed=3)
    for _ in range(400):
        if not env.agents:
            break
        actions = sampled(observations, rng)
        movers = [agent for agent in env.agents if actions[agent] != env.noop]
        if len(movers) > 1:
            parted += 1
            chooser = movers[int(rng.integers(len(movers)))]
            compare_until_revealed(env, deepcopy(env), actions, chooser, deepcopy(observations), np.random.default_rng(parted))
        observations, *_ = env.step(actions)
    assert parted > 1


def sampled(observations, rng):
    return {agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()}


def compare_until_revealed(start, other, actions, chooser, observations, rng):
    one, first = deepcopy(start), True
    sealed = start.setting.rules.flow.sealed
    for _ in range(10):
        mine = actions if first else sampled(observations, rng)
        choice = int(rng.choice(np.flatnonzero(observations[chooser]["action_mask"])))
        first = False
        here, there = one.step(mine), other.step(mine | {chooser: choice})
        unpacked = [env.setting.rules.layout.unpack(env._batch.states.tobytes()) for env in (one, other)]
        if not all(map(sealed, unpacked)) or not any(one._batch._said[0]) or not any(other._batch._said[0]):
            return
        for agent in one.possible_agents:
            if agent != chooser:
                assert data_equivalence(tuple(part[agent] for part in here), tuple(part[agent] for part in there))
        assert one.render() == other.render()
        assert (one._batch.movers == other._batch.movers).all()
        observations = here[0]


def test_the_numbers_of_actions_of_a_bid_are_public():
    """In every sealed round of Tammany Hall each seat is asked as often as it holds favors of nations in the ward, whatever it bids."""
    found = rules("tammany")
    for s in positions(found, 4, {}, seed=9):
        if found.flow.sealed(s) and not found.flow.inside(s):
            for p in seats(found.flow.movers(s)):
                nations = sum(s.cubes[s.ward][n] > 0 and s.favors[p][n] > 0 for n in range(4))
                for pick in (0, -1):
                    assert asked_so_often(found, s, p, pick) == nations


def asked_so_often(found, s, p, pick):
    s, count = found.layout.copy(s), 0
    if found.flow.asked(s) != p:
        found.flow.call(s, p)
    while found.flow.asked(s) == p and found.flow.sealed(s) and (count == 0 or found.flow.inside(s)):
        out = [0] * found.choices
        found.flow.apply(s, out[: found.flow.legal(s, out)][pick])
        count += 1
    return count
