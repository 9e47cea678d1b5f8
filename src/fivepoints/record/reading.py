"""Reading a record: a text that is damaged or foreign is refused with one clear line."""
from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivepoints.core.chance import HOUSE_BYTES, WORD_BYTES
from fivepoints.core.errors import RecordError
from fivepoints.record.entries import COLOURS, FORMAT, SEATS, Entry, Header, Words

LARGEST = 64 * 1024 * 1024
HEX = re.compile(r"(?:[0-9a-f]{2})+")
SHA_256 = re.compile(r"[0-9a-f]{64}")
KINDS = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


@dataclass(frozen=True)
class Record:
    """A record that was read; its form is right, its content not checked yet (see `verify`)."""

    header: Header
    entries: list[Entry]
    secret: bytes | None
    result: dict[str, Any] | None

    @property
    def finished(self) -> bool:
        return self.result is not None


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # not its size: a device has none, and no end
        if len(data) > LARGEST:
            raise RecordError(f"{path}: larger than any record")
        text = data.decode("utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: not a text") from error
    try:
        return loads(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def loads(text: str) -> Record:
    """The record in a text."""
    try:
        data = json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "it can't be read"
        at = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise RecordError(f"not a whole JSON text: {reason}{at}") from error
    if not isinstance(data, dict) or not isinstance(data.get("format"), str) or not data["format"].startswith("fivepoints-record "):
        raise RecordError("not a fivepoints record")
    if data["format"] != FORMAT:
        raise RecordError(f"a record of another format, {data['format'][:40]!r}; this program reads {FORMAT!r}")
    header = _header(data)
    secret, result = _get_or_null(data, "secret", str), _get_or_null(data, "result", dict)
    if secret is not None and not HEX.fullmatch(secret):
        raise RecordError("'secret' is not a hexadecimal text")
    rows = _get(data, "entries", list)
    entries = [_entry(row, n) for n, row in enumerate(rows, 1)]
    return Record(header, entries, bytes.fromhex(secret) if secret else None, result)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; with a key twice, people and programs could each believe another value."""
    data = dict(pairs)
    if len(data) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise RecordError(f"{twice[:40]!r} stands twice in one object")
    return data


def _header(data: dict[str, Any]) -> Header:
    header = Header(
        game=_get(data, "game", str),
        rules=_get(data, "rules", int),
        players=_get(data, "players", int),
        options=_get(data, "options", dict),
        seats=_get(data, "seats", list),
        commitment=_get(data, "commitment", str),
        words=_words(_get(data, "words", dict)) if "words" in data else None,
        position=_get(data, "position", str) if "position" in data else None,
        colours=_colours(_get(data, "colours", list)) if "colours" in data else None,
    )
    if not all(value is None or type(value) in (str, int) for value in header.options.values()):
        raise RecordError("'options' holds something else than texts and whole numbers")
    if header.rules < 0:
        raise RecordError("'rules' is not a version from 0 on")
    if not all(isinstance(name, str) for name in header.seats):
        raise RecordError("'seats' holds something else than names")
    if not all(name.isprintable() for name in header.seats):
        raise RecordError("'seats' holds a name that can't be printed")
    if not SHA_256.fullmatch(header.commitment):
        raise RecordError("'commitment' is not a SHA-256 in hexadecimal digits")
    return header


def _colours(data: list[Any]) -> list[int]:
    if not all(type(colour) is int and colour in range(COLOURS) for colour in data) or len(set(data)) < len(data):
        raise RecordError(f"'colours' are whole numbers from 0 to {COLOURS - 1}, each for one seat only")
    return data


def _words(data: dict[str, Any]) -> Words:
    words = Words(_get(data, "house", str), _get(data, "seats", list), _get_or_null(data, "word", str))
    if not SHA_256.fullmatch(words.house):
        raise RecordError("'house' is not a SHA-256 in hexadecimal digits")
    if not all(isinstance(word, str) and HEX.fullmatch(word) and len(word) // 2 in WORD_BYTES for word in words.seats):
        raise RecordError(f"'words' of the seats are {WORD_BYTES[0]} to {WORD_BYTES[-1]} bytes each, in hexadecimal digits")
    if words.word is not None and not (HEX.fullmatch(words.word) and len(words.word) == 2 * HOUSE_BYTES):
        raise RecordError(f"'word' is not {HOUSE_BYTES} bytes in hexadecimal digits")
    return words


def _get(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise RecordError(f"{key!r} is missing or not {KINDS[kind]}")
    if isinstance(value, str) and not (value.isascii() and value.isprintable()):
        raise RecordError(f"{key!r} is not plain ASCII in one line")
    return value


def _get_or_null(data: dict[str, Any], key: str, kind: type) -> Any:
    if key not in data:
        raise RecordError(f"{key!r} is missing")
    return None if data[key] is None else _get(data, key, kind)


def _entry(row: Any, n: int) -> Entry:
    if not isinstance(row, dict) or type(row.get("n")) is not int or row["n"] != n:
        raise RecordError(f"entry {n}: missing or out of order")
    try:
        if "veiled" in row:
            raise RecordError("a move that is not known to all yet: this is a running game seen by one seat")
        digest = _get(row, "digest", str)
        if "draw" in row:
            if not row.keys() <= {"n", "draw", "from", "digest"}:
                raise RecordError("a draw has neither seat nor move")
            return Entry(n, None, _get(row, "draw", str), digest, weights=_weights(_get(row, "from", dict)) if "from" in row else None)
        if "from" in row:
            raise RecordError("only a draw is drawn from something")
        seat = _get(row, "seat", str)
        if len(seat) != 1 or seat not in SEATS:
            raise RecordError(f"{seat[:10]!r} is not a seat")
        seal = _get(row, "seal", str) if "seal" in row else None
        salt = _get(row, "salt", str) if "salt" in row else None
        if (seal is None) != (salt is None) or (salt is not None and not HEX.fullmatch(salt)):
            raise RecordError("a sealed choice has a salt and a seal")
        return Entry(n, SEATS.index(seat), _get(row, "move", str), digest, salt, seal)
    except RecordError as error:
        raise RecordError(f"entry {n}: {error}") from error


def _weights(data: dict[str, Any]) -> dict[str, int]:
    if not data or not all(outcome.isascii() and outcome.isprintable() and type(weight) is int and weight > 0 for outcome, weight in data.items()):
        raise RecordError("'from' does not say outcomes, each with its weight, a whole number from 1 on")
    return data
