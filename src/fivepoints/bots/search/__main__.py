"""Compile the search of a game, so that it is there when somebody plays: `python -m fivepoints.bots.search GAME`."""
from __future__ import annotations

import sys

from fivepoints.bots.search.engine import engine_for
from fivepoints.games import rules

engine_for(rules(sys.argv[1])).load()
