"""Reading a record: a text that is damaged or foreign is refused with one clear line."""
from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fivepoints.core.errors import RecordError
from fivepoints.record.entries import FORMAT, SEATS, Entry, Header

LARGEST = 64 * 1024 * 1024
HEX = re.compile(r"(?:[0-9a-f]{2})+")


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
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path}: larger than any record")
        text = path.read_text("utf-8")
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
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "it can't be read"
        at = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise RecordError(f"not a whole JSON text: {reason}{at}") from error
    if not isinstance(data, dict) or not str(data.get("format", "")).startswith("fivepoints-record "):
        raise RecordError("not a fivepoints record")
    if data["format"] != FORMAT:
        raise RecordError(f"a record of another format, {data['format'][:40]!r}; this program reads {FORMAT!r}")
    header = Header(
        game=_get(data, "game", str),
        rules=_get(data, "rules", int),
        players=_get(data, "players", int),
        options=_get(data, "options", dict),
        seats=_get(data, "seats", list),
        commitment=_get(data, "commitment", str),
    )
    secret = data.get("secret")
    if secret is not None and not (isinstance(secret, str) and HEX.fullmatch(secret)):
        raise RecordError("'secret' is not a hexadecimal text")
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise RecordError("'result' is not an object")
    rows = _get(data, "entries", list)
    entries = [_entry(row, n) for n, row in enumerate(rows, 1)]
    return Record(header, entries, bytes.fromhex(secret) if secret else None, result)


def _get(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{key!r} is missing or not {'an' if kind is int else 'a'} {kind.__name__}")
    return value


def _entry(row: Any, n: int) -> Entry:
    if not isinstance(row, dict) or row.get("n") != n:
        raise RecordError(f"entry {n}: missing or out of order")
    try:
        if row.get("veiled"):
            raise RecordError(f"move of {row.get('seat')} is not known yet: this is a running game seen by one seat")
        digest = _get(row, "digest", str)
        if "draw" in row:
            return Entry(n, None, _get(row, "draw", str), digest)
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
