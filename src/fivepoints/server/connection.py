"""One client at a table: numbers what it is sent, and never lets a slow one hold up the others."""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Set
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from fivepoints.server import telling
from fivepoints.server.line import EXTENSION, Line
from fivepoints.server.sitting import TalkLine

if TYPE_CHECKING:
    from fivepoints.server.table import Table

GOING_AWAY = 1001
NOTHING: deque[bytes] = deque(maxlen=0)
NOBODY: frozenset[str] = frozenset()


class Connection:
    """The seat it looks from (None: a spectator), and what is waiting to be sent."""

    __slots__ = (
        "_accepted", "_line", "_lost", "_outbox", "_pump", "_seq", "_settings", "_socket", "_waiting", "ended", "muted", "name", "own", "person", "seat",
        "table", "who",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, table: Table, person: str | None, muted: Set[str], who: str, name: str = "") -> None:
        """`who` is whom limits count: a person, or the address of somebody without a name."""
        self.table = table
        self.person = person
        self.who = who
        self.name = name
        self.muted = muted or NOBODY
        self.own = table.own(person)
        self.seat: int | None = next((seat for seat in self.own if seat in table.sitting.movers()), self.own[0] if self.own else None)
        self.ended = False
        self._socket = socket
        self._line: Line | None = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("line")
        self._settings = table.hall.settings
        self._outbox: deque[bytes] = NOTHING  # most have none: an empty one is half a kilobyte
        self._waiting = 0  # bytes in it
        self._accepted = False
        self._pump: asyncio.Task[None] | None = None  # while something older is on its way
        self._seq = 0
        self._lost = False  # more happened than could be sent

    def send(self, body: bytes) -> None:
        """Send a message, or queue it; it gets its number here, so that one that is dropped leaves a gap. After the goodbye there is none."""
        if self.ended:
            return
        self._seq += 1
        message = b'{"seq":%d,' % self._seq + body[1:]
        free = self._accepted and not (self._pump or self._outbox or self._lost)
        if not (free and self._line and self._line.say(message)):
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        if len(self._outbox) >= self._settings.outbox or (self._outbox and self._waiting + len(message) > self._settings.outbox_bytes):
            self._outbox = NOTHING
            self._waiting = 0
            self._lost = True
        if not self._lost:
            self._outbox = self._outbox or deque()
            self._outbox.append(message)
            self._waiting += len(message)
        self._go_on()

    def _next(self) -> str:
        message = self._outbox.popleft()
        self._outbox = self._outbox or NOTHING
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
        if self.table.hall.nodes:
            self.table.hall.nodes.tell_presence(self.table)
        if self.seat not in self.own:
            self.seat = self.own[0] if self.own else None
        self.sync()
        return True

    def end(self, text: str) -> None:
        """Say goodbye; the connection is closed when that is sent."""
        self.send(telling.encode({"type": "bye", "text": text}))
        self.ended = True
        self._go_on()

    def hears(self, line: TalkLine) -> bool:
        """Whispers are for two people, wherever they sit later; what somebody muted says is for the others."""
        private = line.to is not None and (self.person is None or self.person not in (line.person, line.listener))  # the listener may be deleted
        return not private and line.person not in self.muted

    # Those who don't take at once what they are sent

    def accepted(self) -> None:
        """The client can hear us from now on."""
        self._accepted = True
        if self._line:
            self._line.forget_handshake()
        self._go_on()

    def _go_on(self) -> None:
        if self._accepted and self._pump is None:
            self._pump = asyncio.create_task(self._send_queued())

    async def _send_queued(self) -> None:
        """Send what is queued; after the goodbye, hang up. A client that is gone hears nothing any more."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while self._outbox or self._lost:
                if self._lost:
                    self._lost = False
                    self.sync()
                if self._outbox:
                    await self._socket.send_text(self._next())
            if self.ended:
                await self._socket.close(code=GOING_AWAY)
                return
            self._pump = None

    async def finish(self) -> None:
        """What was said last is on its way."""
        if self._pump:
            with suppress(Exception):
                await self._pump

    def drop(self) -> None:
        """The client is gone."""
        if self._pump:
            self._pump.cancel()
