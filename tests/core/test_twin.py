"""The twin: the same functions interpreted and compiled, on a few small rules made here; and what was compiled is never used for other rules."""
from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from fivepoints.core import twin

BOARD = """
import json
from pathlib import Path

WORTH = json.loads(Path(__file__).with_suffix(".json").read_text())
STEP = 3
NAMES = ["not", "numbers"]


def worth(n):
    return WORTH[n % len(WORTH)] * STEP
"""

FLOW = """
from {board} import STEP, WORTH, worth


def apply(row, action):
    row[action] += worth(action)
    row[0] -= (action - 7) // STEP + (action - 7) % STEP


def legal(row, out):
    n = 0
    for i in range(len(row)):
        if row[i] < 20 and (row[i] & 1) == (WORTH[0] & 1) ^ (row[i] >> 1 & 1):
            out[n] = i
            n += 1
    return n


def long(row):
    total = 0
    for i in range(len(row)):
        for j in range(len(row)):
            if row[i] > row[j] and i != j:
                total += row[i] * j - row[j] * i
            elif row[i] < row[j]:
                total -= abs(row[i]) ** 2 // (1 + j) + max(row[i], row[j], 3) % (2 + i)
            elif i < j:
                total ^= min(row[i], -j) << (i & 3)
            elif i > j:
                total |= (row[i] >> 2) + (j if row[j] > 0 else -j)
    while total > 1000:
        total = total // 2 + int(total & 1 == 0)
    return total
"""

DRIVE = """
def run(row, out, picks):
    count = 0
    for pick in picks:
        n = legal(row, out)
        if n == 0:
            return count
        apply(row, out[pick % n])
        count += 1
    return count
"""


class Rules:
    """Modules in a folder, loaded anew whenever they are asked for."""

    def __init__(self, folder: Path, name: str, worth: list[int]) -> None:
        self.folder, self.names = folder, [f"{name}_board", f"{name}_flow", f"{name}_drive"]
        self.write(worth)
        for part, text in zip(self.names, (BOARD, FLOW.format(board=self.names[0]), DRIVE), strict=True):
            (folder / f"{part}.py").write_text(text)

    def write(self, worth: list[int]) -> None:
        (self.folder / f"{self.names[0]}.json").write_text(json.dumps(worth))

    def edit(self, part: int, old: str, new: str) -> None:
        path = self.folder / f"{self.names[part]}.py"
        path.write_text(path.read_text().replace(old, new))

    def load(self) -> list[ModuleType]:
        return [self._load(name) for name in self.names]

    def _load(self, name: str) -> ModuleType:
        """The text as it is now: an import might take the bytecode of a moment ago."""
        spec = importlib.util.spec_from_file_location(name, self.folder / f"{name}.py")
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        exec(compile((self.folder / f"{name}.py").read_text(), self.folder / f"{name}.py", "exec"), vars(module))
        return module

    def keys(self) -> list[str]:
        return [folder.name for folder in twin.compiled(self.load(), self.folder / "cache").folders]

    def key(self) -> str:
        return self.keys()[-1]


@pytest.fixture
def rules(tmp_path, request):
    made = Rules(tmp_path, request.node.name, [2, 7, 1, 8])
    yield made
    for name in made.names:
        sys.modules.pop(name, None)


def play(names: SimpleNamespace, row: list[int], picks: list[int], compiled: bool) -> tuple[int, list[int], int]:
    if compiled:
        numbers, out, chosen = np.array(row), np.zeros(len(row), np.int64), np.array(picks)
        return names.run(numbers, out, chosen), numbers.tolist(), names.long(numbers)
    out = [0] * len(row)
    return names.run(row, out, picks), row, names.long(row)


def test_interpreted_and_compiled_agree(rules, tmp_path):
    plain, fast = twin.plain(rules.load()), twin.compiled(rules.load(), tmp_path / "cache")
    rnd, steps = Random(1), 0
    for _ in range(300):
        row, picks = [rnd.randint(-20, 20) for _ in range(9)], [rnd.randrange(100) for _ in range(30)]
        count, *end = play(fast, list(row), picks, compiled=True)
        assert (count, *end) == play(plain, list(row), picks, compiled=False)
        steps += count
    assert steps > 1000


def test_a_driver_calls_the_rules_it_is_bound_to(rules, tmp_path):
    """`run` names neither module: it finds `legal` and `apply` among those before it."""
    other = Rules(tmp_path, "other", [0, 0, 0, 1])
    picks = list(range(20))
    one, two = (play(twin.plain(bound.load()), [0, 3, 4, 7, 8, 11], picks, compiled=False) for bound in (rules, other))
    assert one[0] > 0 < two[0]
    assert one != two


def test_an_index_out_of_range_is_an_error_in_both(rules, tmp_path):
    plain, fast = twin.plain(rules.load()), twin.compiled(rules.load(), tmp_path / "cache")
    with pytest.raises(IndexError):
        plain.apply([0] * 5, 5)
    with pytest.raises(IndexError):
        fast.apply(np.zeros(5, np.int64), 5)


def test_the_modules_themselves_stay_as_they_are(rules, tmp_path):
    modules = rules.load()
    before = [dict(vars(module)) for module in modules]
    twin.plain(modules)
    twin.compiled(modules, tmp_path / "cache")
    assert [dict(vars(module)) for module in modules] == before


def test_an_entry_is_the_function_for_just_these_types(rules, tmp_path):
    fast = twin.compiled(rules.load(), tmp_path / "cache")
    row = np.array([1, 2, 3, 4])
    assert twin.entry(fast, "long", row)(row) == fast.long(row) == twin.plain(rules.load()).long([1, 2, 3, 4])


# The cache


def test_the_same_rules_have_the_same_key(rules):
    assert rules.key() == rules.key()


def test_a_changed_source_or_table_has_another_key(rules):
    keys = [rules.key()]
    for change in (
        lambda: rules.edit(2, "count = 0", "count = 0  # a remark"),
        lambda: rules.edit(1, "row[i] < 20", "row[i] < 21"),
        lambda: rules.edit(0, "STEP = 3", "STEP = 4"),
        lambda: rules.write([2, 7, 1, 9]),
        lambda: rules.write([2, 7, 1]),
    ):
        change()
        keys.append(rules.key())
    assert len(set(keys)) == len(keys)


def test_modules_that_check_no_index_have_another_key(rules):
    """And give the same where all is in range."""
    modules, row, picks = rules.load(), [1, 5, 3, 2], [3, 1, 4, 1, 5, 9]
    checked, steady = (twin.compiled(modules, rules.folder / "cache", steady=some) for some in ((), modules[1:2]))
    assert [old == new for old, new in zip(checked.folders, steady.folders, strict=True)] == [True, False, False]
    assert play(steady, list(row), picks, compiled=True) == play(checked, list(row), picks, compiled=True)
    assert steady.apply.targetoptions["boundscheck"] is False


def test_twins_share_what_was_compiled_of_the_modules_they_begin_with(rules):
    """Another last module leaves the others' cache as it is; another first one leaves none. They never compile at the same time."""
    before, lock = rules.keys(), twin.compiled(rules.load(), rules.folder / "cache").lock.lock_file
    rules.edit(2, "count = 0", "count = 0  # a remark")
    after = rules.keys()
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, True, False]
    assert twin.compiled(rules.load(), rules.folder / "cache").lock.lock_file == lock
    rules.edit(0, "STEP = 3", "STEP = 4")
    assert not set(rules.keys()) & set(before)


def test_what_was_compiled_for_other_rules_is_not_used(rules, tmp_path):
    def both() -> list[tuple[int, list[int], int]]:
        row, picks = [1, 5, 3, 2], [3, 1, 4, 1, 5, 9]
        modules = rules.load()
        fast = play(twin.compiled(modules, tmp_path / "cache"), list(row), picks, compiled=True)
        assert fast == play(twin.plain(modules), list(row), picks, compiled=False)
        return fast

    found = [both()]
    rules.write([5, 0, 4, 9])
    found.append(both())
    rules.edit(1, "worth(action)", "worth(action) - 1")
    found.append(both())
    assert found[0] != found[1] != found[2]


def test_the_cache_is_where_it_is_asked_for(rules, tmp_path, monkeypatch):
    monkeypatch.setenv("FIVEPOINTS_CACHE", str(tmp_path / "chosen"))
    fast = twin.compiled(rules.load())
    fast.worth(2)
    assert twin.cache_root() == tmp_path / "chosen"
    assert list((tmp_path / "chosen").rglob("*.nbi"))
    monkeypatch.delenv("FIVEPOINTS_CACHE")
    assert twin.cache_root().name == "fivepoints"
