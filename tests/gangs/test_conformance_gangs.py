"""Gangs passes every check of the conformance suite. Until it is among the games (`games.names()`) it is run from here, with fewer games."""
from __future__ import annotations

import os

import pytest

from conformance.checks import CHECKS
from fivepoints.games._gangs import RULES

LONG = 10 if os.environ.get("FIVEPOINTS_SOAK") else 1
PLAYS = dict.fromkeys(CHECKS, 6 * LONG) | {"twin": 5_000 * LONG}


@pytest.mark.parametrize("check", CHECKS)
def test_gangs_passes(check):
    CHECKS[check](RULES, PLAYS[check])


def test_the_state_is_small():
    """22: at most a kilobyte."""
    assert RULES.layout.size <= 1024
