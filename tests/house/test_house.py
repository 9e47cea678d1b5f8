"""The plan of the house holds: rooms, start, package."""
import json
import re
import subprocess
import sys
import zipfile
from itertools import combinations
from pathlib import Path

from fivepoints.games.tammany import board

ROOT = Path(__file__).parents[2]


def run(code, **how):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, **how)


def test_every_module_of_the_tests_has_a_name_of_its_own():
    """Their folders are no packages: two of one name are one to Python."""
    names = [path.stem for path in (ROOT / "tests").rglob("*.py") if path.stem != "conftest"]
    assert sorted(names) == sorted(set(names))


def test_a_room_imports_only_rooms_it_may():
    done = subprocess.run([Path(sys.executable).parent / "lint-imports"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_room_that_imports_what_it_may_not_is_noticed(tmp_path):
    """The check itself can fail: the same contract over a house in which the core looks into the games."""
    package = tmp_path / "fivepoints"
    for room in ("core", "games", "record", "bots", "cli"):
        (package / room).mkdir(parents=True)
        (package / room / "__init__.py").write_text("import fivepoints.games\n" if room == "core" else "")
    (package / "__init__.py").write_text("")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from importlinter.cli import lint_imports_command; lint_imports_command()"
    assert "BROKEN" in run(code, cwd=tmp_path).stdout


def test_people_play_without_numba_and_numpy():
    done = run("import sys, fivepoints; g = fivepoints.new('tammany', players=4); g.draw('irish'); print('numba' in sys.modules, 'numpy' in sys.modules)")
    assert done.stdout.split() == ["False", "False"], done.stderr


def test_adjacency_from_the_map_is_that_of_the_rules():
    """Rules 2: the 28 pairs."""
    text = (ROOT / "docs" / "rules" / "tammany-hall.md").read_text("utf-8")
    listed = re.search(r"Adjacent pairs \(28\): ([\d\s-]+)\.", text)
    pairs = {tuple(sorted(map(int, pair.split("-")))) for pair in listed[1].split()}
    assert len(pairs) == 28
    found = {tuple(sorted((board.NUMBER[v], board.NUMBER[w]))) for v, w in combinations(range(board.WARDS), 2) if board.ADJACENT[v][w]}
    assert found == pairs


def test_the_drawn_map_has_the_same_neighbours():
    drawn = json.loads((ROOT / "src/fivepoints/games/tammany/data/map.json").read_text("utf-8"))["adjacent"]
    assert sorted(map(sorted, drawn)) == sorted(sorted((board.NUMBER[v], board.NUMBER[w])) for v, w in zip(board.WAY_FROM, board.WAY_TO, strict=True) if v < w)


def test_the_wheel_holds_all_it_needs(tmp_path):
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    path = f"import sys; sys.path.insert(0, {str(tmp_path / 'site')!r}); import fivepoints; assert 'site' in fivepoints.__file__; "
    code = path + "from fivepoints.cli import main; main()"
    for call in (["rules", "tammany", "slander"], ["simulate", "tammany", "--games", "1", "--out", str(tmp_path / "games")]):
        done = subprocess.run([sys.executable, "-c", code, *call], capture_output=True, text=True, check=False, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
    (record,) = (tmp_path / "games").glob("*.json")
    done = subprocess.run([sys.executable, "-c", code, "show", str(record), "--svg"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stdout.startswith("<svg")
    page = tmp_path / "site" / "fivepoints" / "server" / "page"
    assert (page / "index.html").is_file()
    scripts = list((page / "assets").glob("*.js"))
    assert scripts
    assert all(script.with_name(f"{script.name}.br").is_file() for script in scripts)
