"""Backup and restore: all rows as lines of JSON, packed. The same file for SQLite and PostgreSQL, so it also carries a server from one to the other."""
from __future__ import annotations

import errno
import gzip
import json
import os
import re
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Column, Connection, Double, Integer, LargeBinary, String, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from fivepoints import __version__
from fivepoints.server.store.database import Address, Claim, migrate, naming, newest, reading, revision, revisions
from fivepoints.server.store.errors import Conflict, StorageError, told
from fivepoints.server.store.schema import metadata, people, tables, talk

FORMAT = "fivepoints-backup 1"
CHUNK = 500  # rows written or read at once
LONGEST = 64 * 1024 * 1024  # of a line
HEX = re.compile(r"(?:[0-9a-f]{2})*")
WHOLE = range(-(2**31), 2**31)  # what PostgreSQL takes as a whole number
THERE = "it is there already"

Progress = Callable[[int], None]


class _Damaged(Exception):
    """What is wrong with the file."""


def backup(url: str | None, file: str | Path, progress: Progress | None = None) -> int:
    """Write all rows into a new file, as they are at this moment; a server may be running. The number of rows."""
    address, target = Address.parse(url), Path(file)
    if os.path.lexists(target):
        raise StorageError(f"{target}: {THERE}")
    if address.path is not None and not os.path.isfile(address.path):  # SQLite would make one
        raise StorageError(f"{address.name}: there is no database")
    engine = reading(address)
    try:
        with naming(address), engine.connect() as connection, connection.begin():
            return _write(connection, target, progress)
    except OSError as error:
        raise StorageError(f"{target}: {error.strerror}") from error
    finally:
        engine.dispose()


def restore(url: str | None, file: str | Path, progress: Progress | None = None) -> int:
    """Put the rows of a backup into a database in which nobody has played, all or none. The number of rows."""
    address, source = Address.parse(url), Path(file)
    try:
        with gzip.open(source) as packed, naming(address):
            lines = _lines(packed)
            older = _check_header(next(lines, {}))
            return _restore(address, lines, older, progress)
    except _Damaged as error:
        raise StorageError(f"{source}: {error}") from error
    except OSError as error:
        raise StorageError(f"{source}: {error.strerror}") from error


# Writing


def _write(connection: Connection, target: Path, progress: Progress | None) -> int:
    found = revision(connection)
    if found is None:
        raise StorageError("that is not a database of fivepoints")
    if found != newest():
        raise StorageError(f"its schema is {found!r}, and this program's {newest()!r}: start the server once, which brings it up to date")
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")  # readable by its owner only
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            with gzip.GzipFile(filename="", fileobj=out, mode="wb") as packed:
                rows = _dump(connection, packed, progress)
            out.flush()
            os.fsync(out.fileno())
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, THERE)
        unfinished.rename(target)
        _sync_folder(target.parent)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    return rows


def _dump(connection: Connection, out: gzip.GzipFile, progress: Progress | None) -> int:
    def put(line: dict[str, Any]) -> None:
        out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    put({"format": FORMAT, "schema": newest(), "version": __version__})
    rows = 0
    for table in metadata.sorted_tables:
        if table.info.get("passing"):
            continue
        found = connection.execution_options(yield_per=CHUNK).execute(select(table).order_by(*table.primary_key)).mappings()
        for some in found.partitions():
            for row in some:
                put({"table": table.name, "row": {name: {"hex": value.hex()} if isinstance(value, bytes) else value for name, value in row.items()}})
            rows += len(some)
            if progress is not None:
                progress(rows)
    put({"end": rows})
    return rows


def _sync_folder(folder: Path) -> None:
    """So that the new name, too, is on the disk; not every system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# Reading


def _lines(packed: gzip.GzipFile) -> Iterator[dict[str, Any]]:
    """The lines as objects, as far as the file goes."""
    n = 0
    while True:
        n += 1
        try:
            line = packed.readline(LONGEST + 1)
            if not line:
                return
            data = json.loads(line)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise _Damaged(f"damaged, after line {n - 1}" if n > 1 else "not a backup, or a damaged one") from error
        except (ValueError, RecursionError) as error:
            raise _Damaged(f"damaged: line {n} can't be read" if n > 1 else "not a backup of fivepoints") from error
        if not isinstance(data, dict):
            raise _Damaged(f"damaged: line {n} can't be read" if n > 1 else "not a backup of fivepoints")
        yield data


def _check_header(header: dict[str, Any]) -> bool:
    """Whether the backup is of an older schema: since then only columns were added that may be empty."""
    form, schema = header.get("format"), header.get("schema")
    if not isinstance(form, str) or not form.startswith("fivepoints-backup "):
        raise _Damaged("not a backup of fivepoints")
    if form != FORMAT:
        raise _Damaged(f"a backup of another format, {form[:40]!r}; this program reads {FORMAT!r}")
    if schema not in revisions():
        version = str(header.get("version"))[:40]
        raise _Damaged(f"made by fivepoints {version} with the schema {str(schema)[:40]!r}; this program knows {', '.join(revisions())}")
    return bool(schema != newest())


def _restore(address: Address, lines: Iterator[dict[str, Any]], older: bool, progress: Progress | None) -> int:
    claim = Claim(address, alone=True)
    try:
        with claim.connect() as connection, connection.begin():
            migrate(connection)
            for table in (people, tables):
                if connection.execute(select(table.c.id).limit(1)).first() is not None:
                    raise StorageError("the database is not empty")
            for table in reversed(metadata.sorted_tables):  # a server that was started, and nobody came, left its settings
                connection.execute(table.delete())
            rows = _load(connection, lines, older, progress)
            if address.kind == "postgresql":
                _count_on(connection)
            return rows
    finally:
        claim.release()


def _load(connection: Connection, lines: Iterator[dict[str, Any]], older: bool, progress: Progress | None) -> int:
    rows, end = 0, None

    def parsed() -> Iterator[tuple[Table, dict[str, Any]]]:
        nonlocal end
        for n, line in enumerate(lines, 2):
            if end is not None:
                raise _Damaged("damaged: something follows its end")
            if "end" in line:
                end = line["end"]
                continue
            try:
                yield _row(line, older)
            except ValueError as error:
                raise _Damaged(f"damaged: line {n}: {error}") from error

    for table, group in groupby(parsed(), lambda pair: pair[0]):
        while some := [row for _, row in islice(group, CHUNK)]:
            try:
                connection.execute(table.insert(), some)
            except (SQLAlchemyError, ValueError) as error:
                own = told(error)
                why = "a key stands twice" if isinstance(own, Conflict) else own
                raise _Damaged(f"the database refuses rows {rows + 1} to {rows + len(some)} ({table.name}): {why}") from error
            rows += len(some)
            if progress is not None:
                progress(rows)
    if end is None:
        raise _Damaged(f"damaged: it is cut off after {rows} rows")
    if type(end) is not int or end != rows:
        raise _Damaged(f"damaged: {rows} rows, and it says there are {str(end)[:40]}")
    return rows


def _row(line: dict[str, Any], older: bool) -> tuple[Table, dict[str, Any]]:
    name, row = line.get("table"), line.get("row")
    table = metadata.tables.get(name) if isinstance(name, str) else None
    if table is None:
        raise ValueError(f"there is no table {str(name)[:40]!r}")
    may_lack = {column.name for column in table.columns if older and column.nullable}
    if not isinstance(row, dict) or not set(table.columns.keys()) - may_lack <= row.keys() <= set(table.columns.keys()):
        raise ValueError(f"not a row of {table.name}")
    return table, {column.name: _value(column, row.get(column.name)) for column in table.columns}


def _value(column: Column[Any], value: Any) -> Any:
    """A value as the column takes it; SQLite would take any."""
    kind, right = column.type, False
    if value is None:
        right = bool(column.nullable)
    elif isinstance(kind, LargeBinary):
        digits = value.get("hex") if isinstance(value, dict) and len(value) == 1 else None
        if isinstance(digits, str) and HEX.fullmatch(digits):
            return bytes.fromhex(digits)
    elif isinstance(kind, Boolean):
        right = isinstance(value, bool)
    elif isinstance(kind, Integer):
        right = type(value) is int and value in WHOLE
    elif isinstance(kind, Double):
        right = type(value) in (int, float) and abs(value) <= sys.float_info.max
    elif isinstance(kind, String):
        right = isinstance(value, str) and (kind.length is None or len(value) <= kind.length)
    if not right:
        raise ValueError(f"{column.name!r} is not what {column.table.name} has there")
    return value


def _count_on(connection: Connection) -> None:
    """PostgreSQL would number from 1, whatever came in with a number of its own."""
    last = connection.scalar(select(func.max(talk.c.id)))
    if last is not None:
        connection.execute(text("SELECT setval(pg_get_serial_sequence('talk', 'id'), :last)"), {"last": last})
