"""The socket's line: uvicorn's own, but for what a client could do to us with it."""
from __future__ import annotations

import asyncio
from struct import pack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

STALLED = 30.0  # seconds in which a client takes nothing of what it is sent until it is cut off
EXTENSION = "fivepoints.line"  # under which the application finds the line of its socket
WHOLE_TEXT = 0x81
MOST_PARTS = 1_000  # of one message: empty ones cost its sender next to nothing


def framed(text: bytes) -> bytes:
    """A text as one frame (RFC 6455, 5.2). The library makes the same with some care for what we don't have: masks, parts, extensions."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    return (pack("!BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", WHOLE_TEXT, 127, size)) + text


class Line(WebSocketsSansIOProtocol):
    """Cuts off a client that reads no more, whose connection would never close otherwise; keeps nothing that grows without end; fails in silence."""

    _stalled: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"line": self}}

    def forget_handshake(self) -> None:
        """The headers have been read. They would stay as long as the connection: for hours."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def say(self, text: bytes) -> bool:
        """Send a text at once; False where it has to wait: the client does not take what it is sent, or does not talk to us."""
        if not self.handshake_complete or not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _forgive(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def handle_ping(self) -> None:
        """Answered as long as the answers are taken."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self._hang_up(CloseCode.MESSAGE_TOO_BIG, "too many parts")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._hang_up(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _hang_up(self, code: CloseCode, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Say why, then read to the end what still comes: closed with bytes unread, the line would take the reason back."""
        if self.close_sent:
            return
        if self.conn.close_sent is None:  # it had not begun to be a conversation
            self.transport.close()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code, "reason": self.conn.close_sent.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.resume_reading()
        self.transport.write_eof()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
