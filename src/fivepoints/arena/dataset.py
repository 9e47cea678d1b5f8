"""Many games as one Parquet file, a row each, for whoever learns or counts from them; the schema is in docs/data.md.

    >>> from fivepoints.arena import dataset
    >>> rows = list(dataset.read("games.parquet"))               # doctest: +SKIP
    >>> for state, seat, action in rows[0].replay():             # doctest: +SKIP
    ...     ...
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from fivepoints.arena import played
from fivepoints.arena.simulate import Progress, Tally
from fivepoints.bots import make, policies
from fivepoints.core import drive, twin
from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.errors import OptionError, RecordError
from fivepoints.core.randoms import generator
from fivepoints.games import rules

SUFFIX = ".parquet"
ROWS = 128  # games in a row group: so many are held in memory
WITH_STATES = 16  # the same, where positions are kept


@dataclass(frozen=True)
class Row:
    """One game of a file."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    number: int
    steps: list[int]
    seats: list[int]
    points: list[int]
    places: list[int]
    states: bytes | None

    def replay(self) -> Iterator[tuple[Any, int, int]]:
        """The plain state before each step, the seat whose step it is (-1: a draw) and the action or outcome; RecordError where the rules of today differ."""
        found = rules(self.game)
        if found.version != self.version:
            raise RecordError(f"the file was made with rules {self.version} of {found.title}, and these are rules {found.version}")
        s = found.start(self.players, self.options)
        out, weights = [0] * found.choices, [0] * found.outcomes
        for n, (seat, step) in enumerate(zip(self.seats, self.steps, strict=True)):
            known = out[: found.flow.chance(s, out, weights)] if seat == NOBODY else out[: found.flow.legal(s, out)]
            if found.flow.asked(s) != seat or step not in known:
                raise RecordError(f"step {n + 1} of game {self.number} is not what these rules allow")
            yield found.layout.copy(s), seat, step
            found.flow.apply(s, step)
        points = [0] * self.players
        found.flow.points(s, points)
        if not found.flow.over(s) or points != self.points:
            raise RecordError(f"game {self.number} does not end as the file says")

    def positions(self) -> np.ndarray[Any, Any]:
        """The position before each step as records of the compiled rules; only in files made with states."""
        if self.states is None:
            raise RecordError("this file has no states: make it with --states")
        return np.frombuffer(self.states, rules(self.game).layout.dtype)


def read(path: Path | str) -> Iterator[Row]:
    """The games of a file, one after another."""
    parquet = _parquet()
    try:
        file = parquet.ParquetFile(path)
    except Exception as error:
        raise RecordError(f"{Path(path).name} is no Parquet file of games: {error}") from error
    with file:
        missing = {"game", "steps", "seats", "points"} - set(file.schema_arrow.names)
        if missing:
            raise RecordError(f"{Path(path).name} is no file of games: it has no {', '.join(sorted(missing))}")
        for batch in file.iter_batches(batch_size=WITH_STATES):
            for row in batch.to_pylist():
                yield Row(**{**row, "options": json.loads(row["options"]), "states": row.get("states")})


def write(
    path: Path, found: Rules, players: int, options: Mapping[str, Any], games: int, seed: int, bots: Sequence[str], states: bool, progress: Progress
) -> Tally:
    """Play so many games into a file, which is there when all are. Game number k of a seed is the same whatever the number of games."""
    parquet = _parquet()
    import pyarrow

    schema, names, tally = _schema(pyarrow, states), [bots[p % len(bots)] for p in range(players)], Tally(players)
    play = Players(found, players, options, seed, names)
    chunk = WITH_STATES if states else ROWS
    part = path.with_name(f"{path.name}.part")
    same = {"game": found.name, "version": found.version, "players": players, "options": json.dumps(play.options), "bots": names, "seed": seed}
    try:
        with parquet.ParquetWriter(part, schema, compression="zstd") as writer:
            while tally.games < games:
                before = perf_counter()
                rows = play.games(tally.games, min(chunk, games - tally.games), states)
                tally.seconds += perf_counter() - before
                for row in rows:
                    tally.add(row["points"], row["places"])
                    tally.steps += len(row["steps"])
                writer.write_table(pyarrow.Table.from_pylist([same | row for row in rows], schema))
                progress(len(rows))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return tally


class Players:
    """Bots at a table: all of them in the compiled rules where they can be, else asked one by one."""

    def __init__(self, found: Rules, players: int, options: Mapping[str, Any], seed: int, names: Sequence[str]) -> None:
        start = found.start(players, options)
        self._rules, self._players, self._seed, self._names = found, players, seed, names
        self.options: dict[str, Any] = found.get_options(start)[1]
        self._fresh = found.layout.record(start)
        self._states, self._scratch = self._fresh.copy(), self._fresh.copy()
        self._compiled = all(name in policies.POLICIES for name in names)
        self._bots = np.array([policies.POLICIES.get(name, policies.OUTSIDE) for name in names], np.int64)
        self._entries: dict[str, Callable[..., Any]] = {}

    def _run(self, name: str, *args: Any) -> Any:
        if name not in self._entries:
            self._entries[name] = twin.entry(_twin(self._rules.name), name, *args)
        return self._entries[name](*args)

    def games(self, start: int, count: int, states: bool) -> list[dict[str, Any]]:
        """Games number `start` and on, as rows."""
        rows = self._together(start, count) if self._compiled else [self._one(start + k) for k in range(count)]
        if states:
            for row in rows:
                positions = np.zeros(len(row["steps"]), self._fresh.dtype)
                self._run("replayed", self._states, self._fresh, np.array(row["steps"], np.uint16), positions)
                row["states"] = positions.tobytes()
        return rows

    def _together(self, start: int, count: int) -> list[dict[str, Any]]:
        found, players = self._rules, self._players
        steps, seats = np.zeros((count, found.bound), np.uint16), np.zeros((count, found.bound), np.int8)
        lengths, points, places = np.zeros(count, np.int64), np.zeros((count, players), np.int64), np.zeros((count, players), np.int64)
        out, weights, r = np.zeros(found.choices, np.uint16), np.zeros(found.outcomes, np.int64), np.zeros(4, np.int64)
        self._run(
            "played_games", self._states, self._fresh, self._seed, start, self._bots, steps, seats, lengths, points, places, self._scratch, out, weights, r
        )
        return [
            {"number": start + k, "steps": steps[k, :n].tolist(), "seats": seats[k, :n].tolist(), "points": points[k].tolist(), "places": places[k].tolist()}
            for k, n in enumerate(lengths.tolist())
        ]

    def _one(self, number: int) -> dict[str, Any]:
        """A game of any bots, by the interpreted rules, with the draws and generators of the compiled one."""
        found, flow, players = self._rules, self._rules.flow, self._players
        s, r = found.layout.unpack(self._fresh.tobytes()), generator(self._seed, number)
        bots, steps, seats = [make(name) for name in self._names], list[int](), list[int]()
        out, weights = [0] * found.outcomes, [0] * found.outcomes
        while not flow.over(s):
            n, seat = flow.chance(s, out, weights), flow.asked(s)
            if n:
                actions = [out[drive.weighted(r, weights, n)]]
            else:
                seen = found.layout.copy(s)
                flow.redeal(seen, seat, r)
                actions = bots[seat].choose(found, seen, seat, r)
            for action in actions:
                steps.append(action)
                seats.append(NOBODY if n else seat)
                flow.apply(s, action)
        points, places = [0] * players, [0] * players
        flow.points(s, points)
        flow.places(s, places)
        return {"number": number, "steps": steps, "seats": seats, "points": points, "places": places}


@cache
def _twin(game: str) -> SimpleNamespace:
    found = rules(game)
    return found.twin_with([import_module(f"{found.package}.sense"), policies, played])


def _parquet() -> Any:
    try:
        return import_module("pyarrow.parquet")
    except ImportError as error:
        raise OptionError("files of games in Parquet need pyarrow: pip install 'fivepoints[data]'") from error


def _schema(pyarrow: Any, states: bool) -> Any:
    kinds: dict[str, Any] = {
        "game": pyarrow.string(),
        "version": pyarrow.int32(),
        "players": pyarrow.int8(),
        "options": pyarrow.string(),
        "bots": pyarrow.list_(pyarrow.string()),
        "seed": pyarrow.int64(),
        "number": pyarrow.int64(),
        "steps": pyarrow.list_(pyarrow.uint16()),
        "seats": pyarrow.list_(pyarrow.int8()),
        "points": pyarrow.list_(pyarrow.int32()),
        "places": pyarrow.list_(pyarrow.int8()),
    }
    return pyarrow.schema(kinds | ({"states": pyarrow.large_binary()} if states else {}))
