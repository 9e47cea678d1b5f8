"""Auditing a folder: every record is replayed under today's rules, and the first difference of each is told."""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from fivepoints import RecordError
from fivepoints.games import names, rules
from fivepoints.record import audit, records_in
from kept import go_on, keep, rows


@cache
def good() -> str:
    return go_on(keep()).dumps()


def found(path: Path) -> dict[str, str | None]:
    """The differences, by the name of the file."""
    return {finding.path.name: finding.difference for finding in audit(records_in(path))}


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_good_records_have_no_difference(tmp_path):
    write(tmp_path / "three.json", good())
    write(tmp_path / "five.json", go_on(keep(5)).dumps())
    write(tmp_path / "running.json", keep().dumps())
    assert found(tmp_path) == {"three.json": None, "five.json": None, "running.json": None}


def test_one_bad_record_does_not_stop_the_others(tmp_path):
    forged = rows(good())
    forged["entries"][0]["digest"] = "0" * 32
    write(tmp_path / "a.json", good()[:25])
    write(tmp_path / "b.json", json.dumps(forged))
    write(tmp_path / "c.json", "[]")
    (tmp_path / "d.json").write_bytes(b"\xff\xfe")
    write(tmp_path / "e.json", json.dumps(rows(good()) | {"game": "chess"}))
    write(tmp_path / "f.json", good())
    first = forged["entries"][0]["draw"]
    assert found(tmp_path) == {
        "a.json": "not a whole JSON text: Unterminated string starting at (line 2)",
        "b.json": f"entry 1 (draw {first}): the position after it is another one than the record says",
        "c.json": "not a fivepoints record",
        "d.json": "not a text",
        "e.json": "header: there is no game 'chess'; there is " + ", ".join(names()),
        "f.json": None,
    }


def test_a_record_of_other_rules_is_told_even_if_it_replays(tmp_path):
    today = rules("tammany").version
    write(tmp_path / "old.json", json.dumps(rows(good()) | {"rules": today + 1}))
    assert found(tmp_path) == {"old.json": f"made under rules {today + 1}, replays the same under {today}"}


def test_folders_are_searched_to_the_bottom_in_a_fixed_order(tmp_path):
    paths = [write(tmp_path / name, good()) for name in ("z.json", "b/c/d.json", "b/a.json", "a/y.json")]
    write(tmp_path / "b" / "notes.txt", "not a record")
    (tmp_path / "folder.json").mkdir()
    assert records_in(tmp_path) == sorted(paths)


def test_a_file_is_audited_whatever_its_name(tmp_path):
    path = write(tmp_path / "game", good())
    assert found(path) == {"game": None}


def test_an_empty_folder_has_no_records(tmp_path):
    assert found(tmp_path) == {}


def test_a_path_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(RecordError, match="nowhere: no such file or folder"):
        records_in(tmp_path / "nowhere")


def test_a_file_that_goes_away_meanwhile_is_told(tmp_path):
    path = write(tmp_path / "gone.json", good())
    paths = records_in(tmp_path)
    path.unlink()
    assert [finding.difference for finding in audit(paths)] == ["No such file or directory"]
