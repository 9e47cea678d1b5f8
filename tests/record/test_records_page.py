"""docs/records.md says what is so: its example is real, its hashes are right, and its code runs on its own and finds what `verify` finds."""
from __future__ import annotations

import hashlib
import hmac
import re
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fivepoints.games import rules
from fivepoints.record import load, loads, replay, verify
from kept import at_bids, complaint, go_on, keep, keep_with_words, rows

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text("utf-8")
EXAMPLE = DOCS / "records-example.json"


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    text: str = found
    return text


def positions(text: str) -> list[str]:
    return [game.position(None) for _, game in replay(loads(text))]


@pytest.fixture(scope="module")
def check() -> Any:
    names: dict[str, Any] = {"__name__": "page"}
    exec(compile(block("python"), "docs/records.md", "exec"), names)
    return names["check"]


def test_the_example_is_a_good_record():
    verdict = verify(load(EXAMPLE))
    assert (verdict.finished, verdict.chance_checked) == (True, True)


def test_what_is_shown_of_the_example_stands_in_it_in_this_order():
    left = iter(EXAMPLE.read_text("utf-8").splitlines())
    shown = [line for line in block("json").splitlines() if line.strip() != "..."]
    assert all(line in left for line in shown)
    assert any('"undo"' in line for line in shown)


def test_the_digest_is_that_of_the_position():
    line, digest = re.search(r"```\n(tammany .*)\n```\nand its digest `(\w+)`", PAGE).groups()
    assert line == positions(EXAMPLE.read_text("utf-8"))[0]
    assert digest == hashlib.sha256(line.encode()).hexdigest()[:32] == rows(EXAMPLE.read_text("utf-8"))["entries"][0]["digest"]


def test_the_first_draw_is_as_told():
    example = rows(EXAMPLE.read_text("utf-8"))
    number = int.from_bytes(hmac.digest(bytes.fromhex(example["secret"]), b"0", "sha256"), "big")
    assert "HMAC over `0` leaves 1 modulo 5" in PAGE
    assert number % 5 == 1
    assert (["irish"] + ["english"] * 2 + ["german"] * 2)[1] == example["entries"][0]["draw"]


def test_the_seals_are_as_told():
    entries = rows(EXAMPLE.read_text("utf-8"))["entries"]
    for text in re.findall(r"HMAC over `(44 [^`]*)`", PAGE):
        entry = next(row for row in entries[43:] if row["seat"] == text.split()[1])
        assert hmac.digest(bytes.fromhex(entry["salt"]), text.encode(), "sha256").hex() == entry["seal"]


def test_the_words_are_as_told():
    example, secret = re.search(r'```\n(\{"house".*?\})\n```\nthe secret is `(\w+)`', PAGE, re.S).groups()
    words = rows(example)
    house, *seats = [bytes.fromhex(word) for word in (words["word"], *words["seats"])]
    assert hashlib.sha256(house).hexdigest() == words["house"]
    assert hashlib.sha256(b"".join((house, *seats))).hexdigest() == secret


def test_every_key_is_on_the_page():
    data = rows(go_on(keep_with_words()).dumps())
    for key in {*data, "position", "colours", *data["words"], *(key for entry in data["entries"] for key in entry), *data["result"], "veiled"}:
        assert f"`{key}" in PAGE or f'"{key}"' in PAGE
    assert str(data["options"]).replace("'", '"') in PAGE
    assert rules("tammany").version == data["rules"]


def test_the_code_is_short_and_runs_without_anything_installed(tmp_path):
    code = block("python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 34
    (tmp_path / "check.py").write_text(code, "utf-8")
    (tmp_path / "positions").write_text("\n".join(positions(EXAMPLE.read_text("utf-8"))), "utf-8")
    for args in ([EXAMPLE], [EXAMPLE, tmp_path / "positions"]):
        done = subprocess.run([sys.executable, "-I", "-S", tmp_path / "check.py", *args], capture_output=True, text=True, check=True)
        assert (done.stdout, done.stderr) == ("right\n", "")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_code_finds_nothing_wrong_with_good_records(check, players):
    text = go_on(keep(players), seed=players, undo=True).dumps()
    assert check(rows(text), positions(text)) == []
    assert check(rows(at_bids().dumps())) == []
    assert check(rows(keep_with_words(players).dumps())) == []
    assert check(rows(go_on(keep_with_words(players)).dumps())) == []
    assert check(rows(text) | {"colours": list(range(players))}, positions(text)) == []


def test_the_code_finds_what_verify_finds(check):
    text = EXAMPLE.read_text("utf-8")
    data, lines = rows(text), positions(text)
    faults = [("commitment", None, "the secret does not fit the commitment")]
    faults += [(key, 44, "entry 44: the choice does not fit its seal") for key in ("salt", "seal", "move")]
    faults += [("digest", n, f"entry {n}: the position does not fit its digest") for n in (1, 14, 46)]
    for key, n, fault in faults:
        forged = deepcopy(data)
        row = forged if n is None else forged["entries"][n - 1]
        row[key] = "bid irish 1" if key == "move" else row[key][::-1]
        assert fault in check(forged, lines)
        assert complaint(forged).startswith("header" if n is None else f"entry {n} ")


def test_the_code_finds_a_wrong_draw(check):
    data = rows(EXAMPLE.read_text("utf-8"))
    for row in [row for row in data["entries"] if "draw" in row]:
        forged = deepcopy(data)
        forged["entries"][row["n"] - 1]["draw"] = next(outcome for outcome in row["from"] if outcome != row["draw"])
        assert check(forged) == [f"entry {row['n']}: the secret gives another draw"]
        assert complaint(forged).startswith(f"entry {row['n']} ")


def test_the_code_finds_wrong_words(check):
    data = rows(go_on(keep_with_words()).dumps())
    other = hashlib.sha256(b"other").hexdigest()
    for words in ({"word": other}, {"word": None}, {"house": other}, {"seats": data["words"]["seats"][::-1]}, {"seats": data["words"]["seats"][:-1]}):
        forged = data | {"words": data["words"] | words}
        assert check(forged) == ["the secret is not made of the words"]
        assert complaint(forged).startswith("header: ")
