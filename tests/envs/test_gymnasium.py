"""Gymnasium: its checker passes, and many games in arrays are the same as one by one."""
from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from envs.worlds import ALL_TABLES, SOAK
from fivepoints import envs
from fivepoints.core.errors import IllegalMove, OptionError, PhaseError
from fivepoints.envs import setting

STEPS = 3000 if SOAK else 250
TABLES = [
    ("tammany", 3, {"bots": "heeler"}),
    ("tammany", 4, {"edition": 2009, "seat": 3}),
    ("tammany", 5, {"bots": "heeler,random", "seat": "any", "reward": "margin"}),
    ("gangs", 2, {"seat": "any"}),
    ("gangs", 3, {"seat": 1}),
    ("gangs", 4, {"mode": "politique", "seat": "any", "reward": "margin"}),
    ("gangs", 5, {"bots": "heeler"}),
    ("gangs", 6, {"seat": 5}),
]


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_gymnasiums_own_check(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of whole numbers as observations, and of environments that are not registered
        check_env(envs.single(game, players, illegal="terminate"), skip_render_check=False)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_vector_is_its_games_one_by_one(game, players, options, mode):
    """Observations, rewards, ends and infos, over the ends of games and beyond."""
    n, rng, ends = 3, np.random.default_rng(1), 0
    many = envs.vector(game, players, n, autoreset=mode, **options)
    one_by_one = SyncVectorEnv([lambda: envs.single(game, players, **options)] * n, autoreset_mode=mode)
    seen, told = many.reset(seed=11)
    assert data_equivalence((seen, told), one_by_one.reset(seed=11))
    assert seen in many.observation_space
    for _ in range(STEPS):
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
        after = many.step(actions)
        assert data_equivalence(_as_lists(after), _as_lists(one_by_one.step(actions)))
        seen, ends = after[0], ends + after[2].sum()
    assert ends > (2 if game == "tammany" else 0)


def _as_lists(stepped):
    """Last observations stand in an array of objects, which Gymnasium's comparison does not look into."""
    *rest, infos = stepped
    return (*rest, {key: list(value) if key == "final_obs" else value for key, value in infos.items()})


def test_illegal_actions_in_a_vector_end_their_game_alone():
    for mode in ("next_step", "same_step"):
        many = envs.vector("tammany", 3, 3, autoreset=mode, illegal="terminate")
        singles = SyncVectorEnv([lambda: envs.single("tammany", 3, illegal="terminate")] * 3, autoreset_mode=many.metadata["autoreset_mode"])
        seen, _ = many.reset(seed=4)
        singles.reset(seed=4)
        rng = np.random.default_rng(4)
        for k in range(12):
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            if k % 4 == 1:
                actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
            after = many.step(actions)
            assert data_equivalence(_as_lists(after), _as_lists(singles.step(actions)))
            assert after[2].tolist() == [False, k % 4 == 1, False]
            assert after[1][1] == (-1 if k % 4 == 1 else 0)
            seen = after[0]


def test_a_vector_hands_out_copies_unless_asked_not_to():
    for copy in (True, False):
        many = envs.vector("tammany", 3, 2, copy=copy)
        first, _ = many.reset(seed=1)
        kept = first["observation"].copy()
        many.step(many.sample_legal().copy())
        assert (first["observation"] == kept).all() == copy


def test_a_part_of_a_vector_can_begin_anew():
    many = envs.vector("tammany", 3, 2)
    seen, _ = many.reset(seed=1)
    for _ in range(5):
        seen, *_ = many.step(many.sample_legal())
    again, infos = many.reset(seed=1, options={"reset_mask": np.array([True, False])})
    assert infos["_seat"].tolist() == [True, False]
    assert (again["observation"][1] == seen["observation"][1]).all()
    assert (again["observation"][0] == envs.single("tammany", 3).reset(seed=1)[0]["observation"]).all()


def test_bots_can_be_asked_from_outside_the_compiled_rules(monkeypatch):
    """Any bot by its name: here the same ones, as if they were not compiled."""
    monkeypatch.setattr(setting, "POLICIES", {})
    env = envs.single("tammany", 3, bots="heeler,random", seat=2)
    env.reset(seed=3)
    over, steps = False, 0
    while not over:
        _, reward, over, _, info = env.step(env.sample_legal())
        steps += 1
    assert steps > 30
    assert 0 <= reward <= 1
    assert info["points"].shape == (3,)
    with pytest.raises(OptionError, match="does not run inside"):
        envs.vector("tammany", 3, 2, bots="heeler")


def test_heelers_beat_a_random_learner():
    many = envs.vector("tammany", 3, 16, bots="heeler")
    many.reset(seed=1)
    rewards, ended = 0.0, 0
    while ended < 32:
        _, gained, done, _, _ = many.step(many.sample_legal())
        rewards, ended = rewards + gained.sum(), ended + done.sum()
    assert rewards / ended < 0.15


def test_wrong_calls_say_what_is_wrong():
    for call, words in (
        (lambda: envs.single("tammany", 3, seat=3), "seat can be"),
        (lambda: envs.single("tammany", 3, bots="nobody"), "no bot"),
        (lambda: envs.single("tammany", 3, bots=["random"] * 4), "up to 3"),
        (lambda: envs.vector("tammany", 3, 0), "at least one"),
        (lambda: envs.vector("tammany", 3, 2, autoreset="never"), "next_step or same_step"),
        (lambda: envs.vector("tammany", 3, 2).reset(seed=[1]), "1 seeds"),
        (lambda: envs.vector("tammany", 3, 2).step(np.zeros(2, int)), "reset"),
    ):
        with pytest.raises(OptionError, match=words):
            call()
    with pytest.raises(PhaseError, match="reset"):
        envs.single("tammany", 3).step(0)
    env, many = envs.single("tammany", 3), envs.vector("tammany", 3, 2)
    env.reset(seed=1)
    many.reset(seed=1)
    with pytest.raises(IllegalMove, match="not legal"):
        env.step(826)
    for wrong, words in ((np.array([826, 826]), "game 0"), (np.zeros(3, int), "2 whole numbers"), (np.zeros(2), "2 whole numbers")):
        with pytest.raises(IllegalMove, match=words):
            many.step(wrong)
