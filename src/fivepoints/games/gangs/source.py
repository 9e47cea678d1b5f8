"""Where the numbers of this copy of the rules come from: the shipped file. A copy for another data set (see `datasets`) has that set's here instead."""
from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

NAME, TITLE = "gangs", "Gangs"
DATA: dict[str, Any] = json.loads((files(__package__) / "data" / "gangs.json").read_text("utf-8"))
DATA_HASH = 0  # of the file, as a number; what is compiled is kept for each apart
