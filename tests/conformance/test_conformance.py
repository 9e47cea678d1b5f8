"""Every game passes every check; and every check notices the variants of the tiny game that are made for it, and no others."""
from __future__ import annotations

import os
import struct
from pathlib import Path

import pytest

from conformance import tiny_flow
from conformance.checks import CHECKS
from conformance.checks_twin import integer_face
from conformance.tiny import RULES
from conformance.variants import VARIANTS
from conformance.walks import legal, walks
from fivepoints import games

LONG = 10 if os.environ.get("FIVEPOINTS_SOAK") else 1

# Games to play for a check; for `twin`, actions and draws.
OF_A_GAME = dict.fromkeys(CHECKS, 6 * LONG) | {"twin": 50_000 * LONG}
OF_THE_TINY_GAME = dict.fromkeys(CHECKS, 20 * LONG) | {"twin": 5_000 * LONG}
OF_A_VARIANT = dict.fromkeys(CHECKS, 10) | {"twin": 500}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("twin")


@pytest.fixture
def own_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled for the tiny game and its variants is not kept."""
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(folder))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", games.names())
def test_a_game_passes(game: str, check: str) -> None:
    CHECKS[check](games.rules(game), OF_A_GAME[check])


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_the_integer_face(game: str) -> None:
    integer_face(games.rules(game), OF_A_GAME["ends"])


@pytest.mark.usefixtures("own_cache")
@pytest.mark.parametrize("check", CHECKS)
def test_the_tiny_game_passes(check: str) -> None:
    CHECKS[check](RULES, OF_THE_TINY_GAME[check])


@pytest.mark.usefixtures("own_cache")
def test_the_tiny_game_has_the_integer_face() -> None:
    integer_face(RULES, OF_THE_TINY_GAME["ends"])


@pytest.mark.usefixtures("own_cache")
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_fails_its_own_check_alone(variant: str, check: str) -> None:
    """A value that does not fit its cell is refused by `struct`; all else fails an assertion."""
    rules, count = VARIANTS[variant].rules, OF_A_VARIANT[check]
    if VARIANTS[variant].breaks == check:
        with pytest.raises((AssertionError, struct.error)):
            CHECKS[check](rules, count)
    else:
        CHECKS[check](rules, count)


def test_every_check_has_a_variant() -> None:
    assert {variant.breaks for variant in VARIANTS.values()} == set(CHECKS)


def test_the_tiny_game_has_one_of_each() -> None:
    """Sealed choices of two actions, secrets of one and of two seats, a reaction out of turn; offers, answers and draws are phases of their own."""
    phases, lengths, knowing = set(), set(), set()
    for moment, _ in walks(RULES, 20, "one of each"):
        s = moment.s
        phases.add((s.phase, s.seat == s.chair))
        lengths |= {len(actions) for actions in moment.said.values()}
        if s.players > 2:
            knowing |= {sum(tiny_flow.heard(s, s.seat, action, p) == action for p in range(s.players)) for action in legal(RULES, s)}
    assert {phase for phase, _ in phases} == set(range(tiny_flow.OVER + 1))
    assert lengths == {1, 2}
    assert (tiny_flow.KNOCK, False) in phases
    assert {1, 2} < knowing
