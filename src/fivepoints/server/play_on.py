"""Playing on from a moment of another game: which position a new table begins at."""
from __future__ import annotations

import asyncio

from fivepoints.record import Record, moment
from fivepoints.server.errors import Refused
from fivepoints.server.replays import opened
from fivepoints.server.sitting import Sitting, header_of


async def from_table(sitting: Sitting, n: int) -> str:
    """The position after entry n of a table's game. As long as that runs its positions hold secrets, also those of the asker's opponents."""
    if sitting.info.status != "over":
        raise Refused("play-on-later")
    if sitting.stuck:
        raise Refused("stuck")
    record = Record(header_of(sitting.info, sitting.seats, sitting.words), list(sitting.entries), None, None)
    return await asyncio.to_thread(_position, record, n)  # slow work


async def from_record(text: str, n: int) -> str:
    """The position after entry n of a record that somebody has."""
    return await asyncio.to_thread(lambda: _position(opened(text), n))


def _position(record: Record, n: int) -> str:
    return moment(record, n).position()
