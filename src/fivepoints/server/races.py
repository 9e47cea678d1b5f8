"""Two servers change one table at the same moment: the store takes the first, and who comes second looks again."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from fivepoints.server.store import Conflict

T = TypeVar("T")
TRIES = 20  # nobody loses as often at a table of six


async def settled(deed: Callable[[], Awaitable[T]]) -> T:
    """Do a deed, again on what is stored by then if another was quicker: it is done after all, is refused by what has changed, or has its first answer."""
    for _ in range(TRIES - 1):
        with suppress(Conflict):
            return await deed()
    return await deed()
