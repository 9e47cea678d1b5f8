"""Whether a deed may be done at a table: each check refuses in words."""
from __future__ import annotations

from fivepoints.record import Keeper
from fivepoints.server.errors import Forbidden, NotNow, Refused
from fivepoints.server.sitting import Sitting


def keeper_of(sitting: Sitting) -> Keeper:
    check_playing(sitting)
    if sitting.keeper is None:
        raise NotNow("not-begun")
    return sitting.keeper


def check_playing(sitting: Sitting) -> None:
    if sitting.stuck:
        raise Refused("stuck")
    check_runs(sitting)


def check_runs(sitting: Sitting) -> None:
    """Has begun and has not ended; also a game that can't go on, so that people can be rid of it."""
    if sitting.info.status != "playing":
        raise NotNow("not-begun" if sitting.info.status == "open" else "over")


def check_seat(sitting: Sitting, seat: int) -> None:
    if seat not in range(len(sitting.seats)):
        raise Refused("no-seat", seat=seat)


def check_own(sitting: Sitting, person: str, seat: int) -> None:
    check_seat(sitting, seat)
    if not sitting.seats[seat].held_by(person):
        raise Forbidden("not-your-seat")


def check_owner(sitting: Sitting, person: str) -> None:
    if sitting.info.owner != person:
        raise Forbidden("not-owner")
