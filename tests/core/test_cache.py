"""The compiled rules are there whatever the cache is like."""
import os
import subprocess
import sys
from pathlib import Path

CODE = "import fivepoints; g = fivepoints.parse({!r}); g.step(g.ids()[0]); print(g.position())".format(
    "tammany 3 2020 printed full E/G/I/E/G/I I2EG2 0,-,3/0,-,3/0,-,3 y1a turn=a"
)


def run(cache):
    return subprocess.run([sys.executable, "-c", CODE], env=os.environ | {"FIVEPOINTS_CACHE": str(cache)}, capture_output=True, text=True, check=False)


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
