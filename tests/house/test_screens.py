"""The pictures of the page are there, and every screen has its own."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PICTURE = re.compile(r'!\[[^\]]*\]\(([^)]+)\)|<img[^>]*src="([^"]+)"')


def pictures(page: Path) -> list[Path]:
    """Those a page shows; a study beside the project may not be at hand."""
    found = [page.parent / (plain or tag) for plain, tag in PICTURE.findall(page.read_text("utf-8"))]
    return [path for path in found if path.resolve().is_relative_to(ROOT)]


def test_every_screen_the_script_knows_has_its_sheet():
    done = subprocess.run([sys.executable, DOCS / "screens/make.py", "--list"], capture_output=True, text=True, check=True)
    names = done.stdout.split()
    assert len(names) > 25
    shown = pictures(DOCS / "screens.md")
    assert [path.stem for path in shown] == names
    assert [path.name for path in shown if not path.is_file()] == []


def test_no_sheet_is_left_over():
    assert sorted((DOCS / "screens").glob("*.webp")) == sorted(pictures(DOCS / "screens.md"))


def test_the_pictures_of_the_readme_are_there():
    shown = pictures(ROOT / "README.md")
    assert len(shown) >= 3
    assert [path.name for path in shown if not path.is_file()] == []
