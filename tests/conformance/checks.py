"""What any game must pass: one suite, after OpenSpiel's; each check takes the rules and how much to play."""
from __future__ import annotations

from collections.abc import Callable

from conformance.checks_ahead import check_amounts, check_default, check_occasions, check_prepare
from conformance.checks_course import check_choice, check_ends, check_outcome
from conformance.checks_door import check_bytes, check_notation, check_rejects
from conformance.checks_redeal import check_redeal, check_unbiased
from conformance.checks_secrets import check_heard, check_sealed, check_views
from conformance.checks_twin import check_twin
from fivepoints.core.contract import Rules

CHECKS: dict[str, Callable[[Rules, int], None]] = {
    "ends": check_ends,
    "choice": check_choice,
    "rejects": check_rejects,
    "bytes": check_bytes,
    "views": check_views,
    "sealed": check_sealed,
    "redeal": check_redeal,
    "unbiased": check_unbiased,
    "notation": check_notation,
    "heard": check_heard,
    "amounts": check_amounts,
    "occasions": check_occasions,
    "prepare": check_prepare,
    "default": check_default,
    "twin": check_twin,
    "outcome": check_outcome,
}
