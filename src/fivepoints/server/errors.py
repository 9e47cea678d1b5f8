"""Refusals: what was not done and why, with a code for programs and a status for HTTP."""
from __future__ import annotations

from functools import cache
from typing import Any

from fivepoints.core.errors import FivepointsError, IllegalMove, NotationError, OptionError, PhaseError, SeatError
from fivepoints.core.words import Catalogue
from fivepoints.server.store.errors import StorageError


@cache
def _english() -> Catalogue:
    return Catalogue("fivepoints.server")


class Refused(FivepointsError):
    """Something a person asked for and does not get; nothing has changed. Why is a message of lang/, which the page says in its reader's language."""

    code = "refused"
    status = 409

    def __init__(self, reason: str, **about: str | int) -> None:
        super().__init__(reason, about)
        self.message, self.about = f"refused-{reason}", about

    def __str__(self) -> str:
        return _english().text(self.message, **self.about)


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


class NotNow(Refused):
    """At another time it could be done."""

    code = "phase"


class Unplayable(Refused):
    """A table of this kind can't be."""

    code = "option"
    status = 422


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


def problem(error: FivepointsError) -> dict[str, Any]:
    """A refusal as it is told: the English text is for programs, and for people whatever has no message of its own."""
    message, about = (error.message, error.about) if isinstance(error, Refused) else (None, {})
    return {"code": code_of(error)[0], "text": str(error), "message": message, "args": about}
