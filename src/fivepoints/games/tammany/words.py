"""The words of the notation, in one place."""
from __future__ import annotations

NATION_NAMES = ["irish", "english", "german", "italian"]
NATION_LETTERS = "IEGT"
SEAT_LETTERS = "abcde"
OFFICE_NAMES = ["", "mayor", "deputy", "council", "police", "precinct"]
OFFICE_TITLES = ["", "Mayor", "Deputy Mayor", "Council President", "Chief of Police", "Precinct Chairman"]
ZONE_NAMES = ["I", "II", "III"]
EDITIONS = ["2009", "2020"]
SUPPLIES = ["printed", "unlimited"]
LOCK_RULES = ["placing", "full"]

# Small words that a move text may contain anywhere
FILLERS = frozenset("an and boss bosses by cube cubes favor favors favour favours from in of on the to ward wards with".split())
