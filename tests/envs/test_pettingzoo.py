"""PettingZoo: its own tests pass, whole games end, the same seed gives the same game, an illegal action does what was asked for."""
from __future__ import annotations

import re
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from envs.worlds import ALL_TABLES, SOAK
from fivepoints import envs
from fivepoints.core.errors import IllegalMove, OptionError, PhaseError
from fivepoints.core.tensor import slices

CYCLES = 400 if SOAK else 40


@pytest.fixture(autouse=True)
def _only_errors():
    """PettingZoo warns of whatever is uncommon: small whole numbers as observations, rewards that are all 0 before the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def play_aec(env, seed):
    """A whole game at random: who was asked, what it saw and did, and what each got."""
    env.reset(seed=seed)
    rng, course, rewards = np.random.default_rng(seed), [], {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert not truncation
        assert (info["action_mask"] == observation["action_mask"]).all()
        if termination:
            rewards[agent] = reward
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        course.append((agent, observation["observation"].tobytes(), action))
        env.step(action)
    return course, rewards


def play_parallel(env, seed):
    observations, _ = env.reset(seed=seed)
    rng, course = np.random.default_rng(seed), []
    while env.agents:
        actions = {agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()}
        course.append((actions, [seen["observation"].tobytes() for seen in observations.values()]))
        observations, rewards, terminations, truncations, _ = env.step(actions)
        assert len(set(terminations.values())) == 1
        assert not any(truncations.values())
    return course, rewards


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_pettingzoos_own_tests(game, players):
    api_test(envs.aec(game, players), num_cycles=CYCLES)
    seed_test(lambda: envs.aec(game, players), num_cycles=CYCLES)
    parallel_api_test(envs.parallel(game, players), num_cycles=CYCLES)
    parallel_seed_test(lambda: envs.parallel(game, players, illegal="terminate"), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_pettingzoos_render_test(game, players):
    render_test(lambda render_mode: envs.aec(game, players, render_mode=render_mode), {"svg": lambda picture: picture.startswith("<svg")})


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_whole_games_end_for_all_and_the_same_seed_is_the_same_game(game, players):
    for play, env in ((play_aec, envs.aec(game, players)), (play_parallel, envs.parallel(game, players))):
        course, rewards = play(env, seed=players)
        assert sum(rewards.values()) == pytest.approx(1)
        assert len(rewards) == players
        assert play(env, seed=players) == (course, rewards)
        assert play(env, seed=players + 1)[0] != course


def test_the_margin_sums_to_nothing():
    _, rewards = play_aec(envs.aec("tammany", 4, reward="margin"), 1)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_sample_legal_plays_whole_games():
    env, other = envs.aec("tammany", 3), envs.parallel("tammany", 3)
    env.reset(seed=5)
    while not env.terminations[env.agent_selection]:
        env.step(env.sample_legal())
    assert env.sample_legal() is None
    other.reset(seed=5)
    steps = 0
    while other.agents:
        other.step(other.sample_legal())
        steps += 1
    assert steps > 100


def test_sealed_choices_are_made_at_once_and_take_as_many_steps_as_public_facts_say():
    """In the parallel environment several seats act in one step; a seat that has closed has only the no-op until all have."""
    env = envs.parallel("tammany", 4)
    observations, _ = env.reset(seed=2)
    rng, together = np.random.default_rng(2), 0
    while env.agents:
        movers = [agent for agent, seen in observations.items() if not seen["action_mask"][env.noop]]
        assert movers
        together += len(movers) > 1
        for agent, seen in observations.items():
            assert agent in movers or seen["action_mask"].sum() == 1
        observations, *_ = env.step({agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()})
    assert together > 5


def test_a_seat_that_is_out_has_only_the_noop_and_ends_with_all():
    """Gangs fall out of Politique: they stay among the agents, owe nothing, and get what the end brings like the others."""
    env, out = envs.parallel("gangs", 6, mode="politique"), 0
    fallen = next(where for block, where in slices(env.setting.game.blocks) if block.name == "fallen")
    for seed in range(4):
        env.reset(seed=seed)
        while env.agents:
            observations, rewards, terminations, *_ = env.step(env.sample_legal())
            assert len(observations) == len(rewards) == 6
            assert len(set(terminations.values())) == 1
            for seen in observations.values() if env.agents else ():
                if seen["observation"][fallen][0]:
                    out += 1
                    assert np.flatnonzero(seen["action_mask"]).tolist() == [env.noop]
    assert out > 0


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_an_illegal_action_is_refused_and_changes_nothing(make):
    env = make("tammany", 3)
    env.reset(seed=1)
    before = env.state().tolist()
    agent = env.possible_agents[0]
    for wrong in (-1, 10_000, 1.5, "campaign", True):
        with pytest.raises(IllegalMove):
            env.step(wrong if make is envs.aec else dict.fromkeys(env.agents, wrong))
    assert env.state().tolist() == before
    assert agent in env.agents


def test_an_illegal_action_ends_the_game_where_that_was_asked_for():
    env = envs.aec("tammany", 3, illegal="terminate")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(offender)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.possible_agents}
    other = envs.parallel("tammany", 3, illegal="terminate")
    other.reset(seed=1)
    actions = other.sample_legal()
    mover = next(agent for agent, action in actions.items() if action != other.noop)
    _, rewards, terminations, _, infos = other.step(actions | {mover: other.noop})
    assert all(terminations.values())
    assert rewards == {agent: -1.0 if agent == mover else 0.0 for agent in other.possible_agents}
    assert infos[mover]["illegal"]
    assert other.agents == []


def test_wrong_calls_say_what_is_wrong():
    for call, words in (
        (lambda: envs.aec("chess", 2), "no game"),
        (lambda: envs.aec("tammany", 2), "3 to 5 players"),
        (lambda: envs.parallel("tammany", 3, edition=1999), "edition"),
        (lambda: envs.aec("tammany", 3, reward="money"), "share or margin"),
        (lambda: envs.parallel("tammany", 3, illegal="ignore"), "raise or terminate"),
        (lambda: envs.aec("tammany", 3, render_mode="vr"), "rgb_array"),
        (lambda: envs.aec("tammany", 3).reset(seed=-1), "seed"),
    ):
        with pytest.raises(OptionError, match=words):
            call()
    with pytest.raises(PhaseError, match="reset"):
        envs.aec("tammany", 3).step(0)
    with pytest.raises(PhaseError, match="reset"):
        envs.parallel("tammany", 3).step({})


def test_names_carry_the_version_of_the_spaces():
    assert envs.aec("tammany", 3).metadata["name"] == "tammany_v0"
    assert envs.parallel("gangs", 2).metadata["name"] == "gangs_v0"


@pytest.mark.parametrize("moves", [0, 60, 130])
def test_a_picture_put_together_of_two_layers_is_the_picture(moves):
    """What is still is drawn once: every pixel is within rounding of the document drawn as a whole."""
    from fivepoints.core.contract import STILL
    from fivepoints.envs.render import pixels

    env = envs.aec("tammany", 4, render_mode="svg")
    env.reset(seed=moves)
    for _ in range(moves):
        env.step(env.sample_legal())
    svg = env.render()
    assert svg.count(STILL) == 1
    whole, layered = pixels(svg.replace(STILL, "")).astype(int), pixels(svg).astype(int)
    assert whole.shape == layered.shape
    assert abs(whole - layered).max() <= 3
    assert (pixels(svg) == layered).all()


def test_pixels_have_letters_in_them():
    """The font comes with us: a picture drawn without one would have no text."""
    from fivepoints.envs.render import pixels

    word = '<text x="5" y="30" font-size="24" font-family="Georgia, serif">Tammany</text>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40">{word}</svg>'
    assert (pixels(svg) < 128).any(axis=2).sum() > 200


def test_columns_of_a_drawn_text_stand_below_each_other():
    """The font's letters are not equally wide, so every word is put where its column is."""
    from fivepoints.envs.render import _text_picture

    places = re.findall(r'<text x="([0-9.]+)" y="([0-9.]+)">([^<]*)</text>', _text_picture("iii  $ dial\nWWWWW3 2\n     4    5"))
    columns = {word: x for x, _, word in places}
    assert list(columns) == ["iii", "$", "dial", "WWWWW3", "2", "4", "5"]
    assert columns["$"] == columns["4"]
    assert columns["dial"] == columns["2"]
    assert columns["iii"] == columns["WWWWW3"]
    assert float(columns["5"]) > float(columns["dial"])
