"""The numbers of this game that a variant may have otherwise (a file in `variants`, loaded in place of this one: see `core.copies`)."""
from __future__ import annotations

NAME, TITLE = "tammany", "Tammany Hall"

FEWEST_PLAYERS, MOST_PLAYERS = 3, 5
OPEN_WARDS: list[list[int]] = [[6, 11, 15, 15], [11, 15, 15, 15], [15, 15, 15, 15]]  # at set-up and after each election, for 3, 4 and 5 players
YEARS_A_TERM = 4
LAST_YEAR = 16
