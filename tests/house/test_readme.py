"""What the README shows is what happens."""
import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md", "docs/games.md", "docs/python.md", "docs/research.md"])
def test_python_examples_run(name):
    failed, attempted = doctest.testfile(str(ROOT / name), module_relative=False)
    assert attempted > 0
    assert failed == 0


def test_console_examples_run_in_their_order(tmp_path):
    lines = re.findall(r"^\$ \.venv/bin/fivepoints (.+)$", README, re.MULTILINE)
    assert len(lines) >= 7
    for line in lines:
        call, _, target = line.partition(" > ")
        words = [sys.executable, "-m", "fivepoints", *shlex.split(call)]
        done = subprocess.run(words, cwd=tmp_path, input="quit\n", capture_output=True, text=True, encoding="utf-8", check=False)
        assert (done.returncode, done.stderr) == (0, ""), line
        assert done.stdout, line
        if target:
            assert done.stdout.startswith("<svg")


def test_both_commands_are_there():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in ("play", "test"):
        assert f"make {target}" in README
        assert f"\n{target}:" in makefile
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")


def test_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
