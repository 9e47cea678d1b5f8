"""One client at a table: numbers what it is sent, and never lets a slow one hold up the others."""
from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from fivepoints.server import telling
from fivepoints.server.limits import Bucket
from fivepoints.server.sitting import TalkLine

if TYPE_CHECKING:
    from fivepoints.server.table import Table

GOING_AWAY = 1001


class Connection:
    """The seat it looks from (None: a spectator), and what is waiting to be sent."""

    def __init__(self, socket: WebSocket, table: Table, person: str | None, muted: set[str]) -> None:
        self.table = table
        self.person = person
        self.muted = muted
        self.own = table.own(person)
        self.seat: int | None = next((seat for seat in self.own if seat in table.sitting.movers()), self.own[0] if self.own else None)
        self.ended = False
        settings, now = table.hall.settings, table.hall.clock.now()
        self.bucket = Bucket(settings.messages, now)
        self._socket = socket
        self._most = settings.outbox
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._seq = 0
        self._lost = False  # more happened than could be sent

    def send(self, body: bytes) -> None:
        """Queue a message; it gets its number here, so that one that is dropped leaves a gap."""
        self._seq += 1
        if len(self._outbox) >= self._most:
            self._outbox.clear()
            self._lost = True
        if not self._lost:
            self._outbox.append(b'{"seq":%d,' % self._seq + body[1:])
        self._ready.set()

    def sync(self) -> None:
        """All of it, anew."""
        self.send(telling.encode(telling.sync(self.table, self)))

    def reseat(self) -> bool:
        """The person's seats may have changed: see the table from one that is theirs. True if that is another one now."""
        own, self.own = self.own, self.table.own(self.person)
        if own == self.own:
            return False
        if not self.table.may_see(self.person):
            self.end("you are no longer at this table")
            return True
        if self.seat not in self.own:
            self.seat = self.own[0] if self.own else None
        self.sync()
        return True

    def end(self, text: str) -> None:
        """Say goodbye; the connection is closed when that is sent."""
        self.send(telling.encode({"type": "bye", "text": text}))
        self.ended = True

    def hears(self, line: TalkLine) -> bool:
        """Whispers are for two; what somebody muted says is for the others."""
        private = line.to is not None and self.person != line.person and line.to not in self.own
        return not private and line.person not in self.muted

    async def pump(self) -> None:
        """Send what is queued, until the connection ends."""
        while not self.ended or self._outbox:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox or self._lost:
                if self._lost:
                    self._lost = False
                    self.sync()
                await self._socket.send_text(self._outbox.popleft().decode())
        await self._socket.close(code=GOING_AWAY)
