"""How the project is cited is the project as it is."""
from __future__ import annotations

import re
from pathlib import Path

import fivepoints

FILE = Path(__file__).parents[2] / "CITATION.cff"


def test_the_citation_names_this_version_and_has_what_its_format_asks_for():
    cited = dict(re.findall(r"^([a-z-]+): *(.*)$", FILE.read_text("utf-8"), re.MULTILINE))
    assert cited["version"] == fivepoints.__version__
    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors", "license"} <= cited.keys()
