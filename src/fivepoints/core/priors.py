"""From what choices seem to be worth to how likely each is the right one: for what a game tells a search. Runs interpreted and compiled, like the rules."""
from __future__ import annotations

from math import exp

HOPELESS = 6.0  # what looks worse than the best by so many heats is not thought of


def sort_best(choices: list[int], worths: list[float], start: int, end: int, most: int) -> int:
    """Bring the best of those from `start` to `end` to the front, in order, at most so many; how many."""
    count = min(most, end - start)
    for i in range(start, start + count):
        best = i
        for k in range(i + 1, end):
            if worths[k] > worths[best]:
                best = k
        choice = choices[best]
        worth = worths[best]
        choices[best] = choices[i]
        worths[best] = worths[i]
        choices[i] = choice
        worths[i] = worth
    return count


def keep_likely(choices: list[int], worths: list[float], n: int, heat: float, most: int) -> int:
    """Of the first n those that are not hopeless beside the best, at most so many; how many. Their order is kept unless there are too many."""
    best = worths[0]
    for i in range(1, n):
        best = max(best, worths[i])
    count = 0
    for i in range(n):
        if worths[i] >= best - HOPELESS * heat:
            choices[count] = choices[i]
            worths[count] = worths[i]
            count += 1
    return sort_best(choices, worths, 0, count, most) if count > most else count


def soften(worths: list[float], n: int, heat: float) -> int:
    """The first n worths become chances that add up to 1: what looks worse by `heat` is e times less likely. Gives n back."""
    most = worths[0]
    for i in range(1, n):
        most = max(most, worths[i])
    whole = 0.0
    for i in range(n):
        worths[i] = exp((worths[i] - most) / heat)
        whole += worths[i]
    for i in range(n):
        worths[i] /= whole
    return n
