"""The compiled rules are there whatever the cache is like."""
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
CODE = """
from conformance.tiny import RULES
from fivepoints.core.game import Game
g = Game(RULES, RULES.start(2, {}))
while g.chance():
    g.draw(g.chance()[0][0])
g.step(g.ids()[0])
print(g.position())
"""


def run(cache):
    surroundings = os.environ | {"FIVEPOINTS_CACHE": str(cache), "PYTHONPATH": str(TESTS)}
    return subprocess.run([sys.executable, "-c", CODE], env=surroundings, capture_output=True, text=True, check=False)


def test_a_damaged_cache_is_begun_anew_and_one_that_cannot_be_written_is_done_without(tmp_path):
    first = run(tmp_path / "cache")
    assert first.returncode == 0, first.stderr
    files = [path for path in (tmp_path / "cache").rglob("*") if path.suffix in (".nbi", ".nbc")]
    assert files
    for k, path in enumerate(files):
        path.write_bytes(b"" if k % 2 else b"junk")
    again = run(tmp_path / "cache")
    assert (again.returncode, again.stdout) == (0, first.stdout), again.stderr
    (tmp_path / "file").write_text("no folder")
    without = run(tmp_path / "file" / "cache")
    assert (without.returncode, without.stdout) == (0, first.stdout), without.stderr
    assert Path(tmp_path / "file").read_text() == "no folder"
