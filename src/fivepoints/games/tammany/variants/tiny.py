"""A game small enough for tabular methods: three players, zone I, one term of two years. For tests and research; no table offers it."""
from __future__ import annotations

NAME, TITLE = "tammany@tiny", "Tammany Hall (tiny)"

FEWEST_PLAYERS, MOST_PLAYERS = 3, 3
OPEN_WARDS: list[list[int]] = [[6]]
YEARS_A_TERM = 2
LAST_YEAR = 2
