"""The file of a match: one line of JSON a game, appended as it ends, so that an interrupted run goes on and counts no game twice."""
from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from fivepoints import __version__
from fivepoints.arena.match import Match, Played
from fivepoints.core.errors import FivepointsError
from fivepoints.games import rules

BEGINNING = b'{"match": '  # of every line


class ResultsError(FivepointsError):
    """The file can't be gone on with."""


@cache
def code(game: str) -> str:
    """A digest of all that decides how a game comes out: the core, the game and the bots. Another digest, perhaps other games."""
    found = hashlib.sha256()
    root = Path(str(files("fivepoints")))
    for folder in (root / "core", Path(str(files(rules(game).package))), root / "bots"):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json")):
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


@cache
def commit() -> str:
    """The commit of the source tree this runs in, with a + if files have changed since; empty where it was installed from a package."""
    root = Path(str(files("fivepoints"))).parents[1]
    if not (root / ".git").exists():
        return ""
    try:
        head = _git(root, "rev-parse", "--short=12", "HEAD")
        return head + ("+" if _git(root, "status", "--porcelain", "--untracked-files=no", "src") else "")
    except (OSError, subprocess.SubprocessError):
        return ""


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True, timeout=10).stdout.strip()


class Results:
    """The games of one match in a file that may hold other matches too."""

    def __init__(self, path: Path, match: Match) -> None:
        self._path, self._match = path, match
        self._about = {
            "match": match.key,
            "game": match.game,
            "players": match.players,
            "options": dict(match.options),
            "bots": list(match.bots),
            "seed": match.seed,
            "version": __version__,
            "commit": commit(),
            "code": code(match.game),
        }
        self.games: dict[int, Played] = {}
        if path.exists():
            self._read()

    def _read(self) -> None:
        names = {field.name for field in fields(Played)}
        for row in _rows(self._path):
            if row.get("match") != self._match.key:
                continue
            if row.get("code") != self._about["code"]:
                raise ResultsError(f"{self._path} has games of this match that other code played (commit {row.get('commit') or 'unknown'}); name another file")
            try:
                game = Played(**{name: row[name] for name in names})
            except (KeyError, TypeError) as error:
                raise ResultsError(f"{self._path} has a line of this match that can't be read") from error
            self.games.setdefault(game.number, game)

    def add(self, games: Iterable[Played]) -> None:
        """Append games that are not there yet; on the disk before anybody hears of them."""
        new = [game for game in games if game.number not in self.games]
        with self._path.open("a", encoding="utf-8") as file:
            file.write("".join(json.dumps(self._about | asdict(game)) + "\n" for game in new))
        self.games.update((game.number, game) for game in new)


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    """Whole lines; one that was cut off is left out."""
    for line in path.read_text("utf-8", errors="replace").splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if isinstance(row, dict):
            yield row


def _end_last_line(path: Path) -> None:
    """A line that was cut off is ended; a file in which anything stands that is not a line of ours, whole or cut off, is left as it is."""
    data = path.read_bytes()
    if not all(line.startswith(BEGINNING) or BEGINNING.startswith(line) for line in data.split(b"\n")):
        raise ResultsError(f"{path} holds something else than games of matches; name another file")
    if data and not data.endswith(b"\n"):
        with path.open("ab") as file:
            file.write(b"\n")


@contextmanager
def open_results(path: Path | None, match: Match) -> Iterator[Results | None]:
    """The file for one run alone: two at once would play the same games. A line that was cut off is ended, so that the next one stands by itself."""
    if path is None:
        yield None
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        raise ResultsError(f"{path} is not a file")
    path.open("ab").close()  # where it can't be written, the reason is said here: the lock knows none
    lock = FileLock(f"{path}.lock", timeout=0)
    try:
        with lock:
            _end_last_line(path)
            yield Results(path, match)
    except Timeout:
        raise ResultsError(f"{path} is being written by another run" if Path(lock.lock_file).exists() else f"{lock.lock_file} can't be made") from None
    finally:
        if not lock.is_locked:
            Path(f"{path}.lock").unlink(missing_ok=True)
