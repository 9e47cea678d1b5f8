"""When to stop early: a test that may be looked at after every deal.

An interval that is looked at again and again is wrong more often than it says. So the rule here is a bet: who doubts that the first bot's share is `fair`
stakes a part of their money on each deal, guided by the deals before it. If the share is `fair`, nobody can expect to gain, and the chance that the money
ever grows twentyfold is at most 1 in 20 (Ville's inequality), however long one plays and however often one looks. Two such betters, one for *more* and one
for *less*, start with half each; the match is clear when one of them has twenty times the whole.
"""
from __future__ import annotations

from collections.abc import Iterable

ERROR = 0.05
BOLDEST = 0.5  # the largest part of what a deal could cost that is ever staked


def clear(by_deal: Iterable[float], fair: float) -> int:
    """1 if the share is clearly above `fair`, -1 if it is clearly below, 0 while it is neither. Deals in the order in which they were dealt."""
    more = less = 0.5
    seen, total, squares = 0, 0.0, 0.0
    for share in by_deal:
        # A cautious guess of the mean and the variance from the deals before: one fair deal, and a quarter of variance, are put in front of them.
        mean = (fair + total) / (seen + 1)
        variance = (0.25 + squares) / (seen + 1)
        stake = (mean - fair) / (variance + (mean - fair) ** 2)
        more *= 1 + max(0.0, min(stake, BOLDEST / fair)) * (share - fair)
        less *= 1 + max(0.0, min(-stake, BOLDEST / (1 - fair))) * (fair - share)
        if max(more, less) >= 1 / ERROR:
            return 1 if more > less else -1
        seen, total, squares = seen + 1, total + share, squares + (share - mean) ** 2
    return 0
