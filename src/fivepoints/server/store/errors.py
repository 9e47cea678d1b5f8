"""What can go wrong with a database, in words for the people at the table. No text of a driver goes out: it may hold what was to be written, or a password."""
from __future__ import annotations

import re
import sqlite3

import psycopg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from fivepoints.core.errors import FivepointsError

FULL = "the disk is full: nothing was changed"
BUSY = "the database is busy: nothing was changed, please try again"
READ_ONLY = "the database can't be written to"
UNREACHABLE = "the database can't be reached"
DAMAGED = "the database is damaged"
FOREIGN = "that is not a database"
CLOSED = "the database is closed"
TAKEN = "another fivepoints server is using this database"
OLDER = "fivepoints servers of another version are using this database: stop them all, then start the new ones"
OTHER_SCHEMA = "the database was brought to another schema since this server started: start it anew"
UNSURE = "the connection to the database was lost while it saved: whether it was saved is not known"

# Of SQLite's extended names the first two words say enough.
SQLITE = {
    "SQLITE_BUSY": BUSY,
    "SQLITE_CANTOPEN": "the database can't be opened",
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_FULL": FULL,
    "SQLITE_IOERR": "the disk can't be read or written: nothing was changed",
    "SQLITE_LOCKED": BUSY,
    "SQLITE_NOTADB": FOREIGN,
    "SQLITE_PERM": READ_ONLY,
    "SQLITE_READONLY": READ_ONLY,
}
SQLITE_TAKEN_KEY = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_ROWID", "SQLITE_CONSTRAINT_UNIQUE"}

# PostgreSQL's codes, or the two digits of a class of them.
POSTGRESQL = {
    "08": UNREACHABLE,
    "25006": READ_ONLY,
    "28": "the database refuses the name or the password",
    "3D000": "there is no database of that name",
    "40": BUSY,
    "42501": READ_ONLY,
    "53100": FULL,
    "53": BUSY,
    "55P03": BUSY,
    "57014": BUSY,
    "57P": UNREACHABLE,
    "XX001": DAMAGED,
}
POSTGRESQL_TAKEN_KEY = "23505"


class StorageError(FivepointsError):
    """The database could not do it; says why in a line that a player can read."""


class Conflict(StorageError):
    """The key was there already: somebody else wrote first."""


class InDoubt(StorageError):
    """The connection was lost at the very end, and nobody could be asked whether that end was reached. All other errors mean that nothing was changed."""


def told(error: BaseException) -> BaseException:
    """The same error for the caller: that of a database in our words, any other as it is."""
    if not isinstance(error, SQLAlchemyError | sqlite3.Error | psycopg.Error):
        return error
    own = _own(error)
    own.__cause__ = error
    return own


def _own(error: BaseException) -> StorageError:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        if name in SQLITE_TAKEN_KEY:
            return Conflict("somebody else was first")
        return StorageError(SQLITE.get("_".join(name.split("_")[:2])) or f"the database failed ({name or type(cause).__name__})")
    if isinstance(cause, psycopg.Error):
        return _of_postgresql(cause, isinstance(error, DBAPIError) and error.connection_invalidated)
    if isinstance(cause, PoolTimeout):
        return StorageError(BUSY)
    return StorageError(f"the database failed ({type(cause).__name__})")


def _of_postgresql(cause: psycopg.Error, lost: bool) -> StorageError:
    code = cause.sqlstate or ""
    if code == POSTGRESQL_TAKEN_KEY:
        return Conflict("somebody else was first")
    for known in (code, code[:3], code[:2]):
        if known in POSTGRESQL:
            return StorageError(POSTGRESQL[known])
    if lost or (not code and isinstance(cause, psycopg.OperationalError)):
        said = re.search(r"FATAL:\s+(.+)", str(cause))  # what the server says when it refuses a connection; it knows no password
        return StorageError(f"{UNREACHABLE}: {said[1]}" if said else UNREACHABLE)
    return StorageError(f"the database failed ({code or type(cause).__name__})")
