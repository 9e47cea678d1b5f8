"""Replaying many stored games under today's rules."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fivepoints.core.errors import FivepointsError, RecordError
from fivepoints.games import rules
from fivepoints.record.reading import load
from fivepoints.record.replay import verify


@dataclass(frozen=True)
class Finding:
    """One record and the first thing in it that differs under today's rules; None when nothing does."""

    path: Path
    difference: str | None


def records_in(folder: Path) -> list[Path]:
    """The record files below a folder, or the one file."""
    if folder.is_file():
        return [folder]
    if not folder.is_dir():
        raise RecordError(f"{folder}: no such file or folder")
    return sorted(path for path in folder.rglob("*.json") if path.is_file())


def audit(paths: list[Path]) -> Iterator[Finding]:
    """Each record checked by `verify`, and whether its rules are of another version."""
    for path in paths:
        try:
            record = load(path)
            verify(record)
            version = rules(record.header.game).version
            difference = None if record.header.rules == version else f"made under rules {record.header.rules}, replays the same under {version}"
        except FivepointsError as error:
            difference = str(error).removeprefix(f"{path}: ")
        yield Finding(path, difference)
