"""A fair line for what there is too little of: whoever brings many does not keep the others waiting."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLine:
    """So many places. When one is free, the turn goes round by owner, and of an owner's waiters to who came first. For one event loop."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by owner, in the order in which their turns come; empty while a place is free

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, owner: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place was given to who no longer wants it
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            owner = next(iter(self._waiting))
            waiters = self._waiting.pop(owner)
            turn = waiters.popleft()
            if waiters:
                self._waiting[owner] = waiters  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
