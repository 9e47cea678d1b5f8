"""Statements that every move makes: compiled once for each kind of database, then handed to the driver as they are."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler

Row = Mapping[str, Any]


class _Compiled(NamedTuple):
    text: str
    names: Sequence[str] | None  # where the driver takes values by their place
    own: Row  # values that the statement brings itself

    def values(self, row: Row) -> Any:
        if self.names is None:
            return {**self.own, **row}
        return tuple([row[name] if name in row else self.own[name] for name in self.names])


class Quick:
    """A statement with the same columns each time. SQLAlchemy's own way costs as much again; values must be of types that the drivers know."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str]) -> None:
        self._statement, self._columns = statement, list(columns)
        self._compiled: dict[str, _Compiled] = {}

    def __call__(self, conn: Connection, row: Row) -> CursorResult[Any]:
        compiled = self._of(conn)
        return conn.exec_driver_sql(compiled.text, compiled.values(row))

    def many(self, conn: Connection, rows: Sequence[Row]) -> None:
        compiled = self._of(conn)
        conn.exec_driver_sql(compiled.text, [compiled.values(row) for row in rows])

    def _of(self, conn: Connection) -> _Compiled:
        name = conn.dialect.name
        if name not in self._compiled:
            made = self._statement.compile(dialect=conn.dialect, column_keys=self._columns)
            assert isinstance(made, SQLCompiler)
            self._compiled[name] = _Compiled(made.string, made.positiontup, made.params)
        return self._compiled[name]
