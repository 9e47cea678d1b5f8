"""One client at a table: numbers what it is sent, and never lets a slow one hold up the others."""
from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from fivepoints.server import telling
from fivepoints.server.sitting import TalkLine

if TYPE_CHECKING:
    from fivepoints.server.table import Table

GOING_AWAY = 1001


class Connection:
    """The seat it looks from (None: a spectator), and what is waiting to be sent."""

    def __init__(self, socket: WebSocket, table: Table, person: str | None, muted: set[str], who: str, name: str = "") -> None:
        """`who` is whom limits count: a person, or the address of somebody without a name."""
        self.table = table
        self.person = person
        self.who = who
        self.name = name
        self.muted = muted
        self.own = table.own(person)
        self.seat: int | None = next((seat for seat in self.own if seat in table.sitting.movers()), self.own[0] if self.own else None)
        self.ended = False
        self._socket = socket
        self._settings = table.hall.settings
        self._outbox: deque[bytes] = deque()
        self._waiting = 0  # bytes in it
        self._ready = asyncio.Event()
        self._seq = 0
        self._lost = False  # more happened than could be sent

    def send(self, body: bytes) -> None:
        """Queue a message; it gets its number here, so that one that is dropped leaves a gap. After the goodbye there is none."""
        if self.ended:
            return
        self._seq += 1
        if len(self._outbox) >= self._settings.outbox or (self._outbox and self._waiting + len(body) > self._settings.outbox_bytes):
            self._outbox.clear()
            self._waiting = 0
            self._lost = True
        if not self._lost:
            self._outbox.append(b'{"seq":%d,' % self._seq + body[1:])
            self._waiting += len(self._outbox[-1])
        self._ready.set()

    def _next(self) -> str:
        message = self._outbox.popleft()
        self._waiting -= len(message)
        return message.decode()

    def sync(self) -> None:
        """All of it, anew."""
        if not self._lost:  # it will come in any case
            self.send(telling.encode(telling.sync(self.table, self)))

    def reseat(self) -> bool:
        """The person's seats may have changed: see the table from one that is theirs. True if that is another one now, or none any more."""
        own, self.own = self.own, self.table.own(self.person)
        if not self.table.may_see(self.person):
            self.end("this table is not shown to others")
            return True
        if own == self.own:
            return False
        if self.seat not in self.own:
            self.seat = self.own[0] if self.own else None
        self.sync()
        return True

    def end(self, text: str) -> None:
        """Say goodbye; the connection is closed when that is sent."""
        self.send(telling.encode({"type": "bye", "text": text}))
        self.ended = True

    def hears(self, line: TalkLine) -> bool:
        """Whispers are for two people, wherever they sit later; what somebody muted says is for the others."""
        private = line.to is not None and self.person not in (line.person, line.listener)
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
                if self._outbox:
                    await self._socket.send_text(self._next())
        await self._socket.close(code=GOING_AWAY)
