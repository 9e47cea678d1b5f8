"""Refusals: what was not done and why, with a code for programs and a status for HTTP."""
from __future__ import annotations

from fivepoints.core.errors import FivepointsError, IllegalMove, NotationError, OptionError, PhaseError, SeatError
from fivepoints.server.store.errors import StorageError


class Refused(FivepointsError):
    """Something a person asked for and does not get; nothing has changed."""

    code = "refused"
    status = 409


class NotFound(Refused):
    code = "not-found"
    status = 404


class Forbidden(Refused):
    code = "forbidden"
    status = 403


class Unknown(Refused):
    """Nobody knows who asks."""

    code = "unknown"
    status = 401


class Stale(Refused):
    """The token is of another position: somebody has moved since, or the same decision was answered otherwise."""

    code = "stale"


class Slow(Refused):
    """Too much in too short a time."""

    code = "slow"
    status = 429


CODES: dict[type[FivepointsError], tuple[str, int]] = {
    SeatError: ("seat", 403),
    PhaseError: ("phase", 409),
    IllegalMove: ("illegal", 409),
    NotationError: ("notation", 422),
    OptionError: ("option", 422),
    StorageError: ("storage", 503),
}


def code_of(error: FivepointsError) -> tuple[str, int]:
    """The code and the HTTP status of a refusal."""
    if isinstance(error, Refused):
        return error.code, error.status
    return next((code for kind, code in CODES.items() if isinstance(error, kind)), ("refused", 409))
