"""A light WebSocket client for measuring servers: it counts and keeps frames, and does nothing else with them."""
from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import Any, Self


class Socket(asyncio.Protocol):
    """One connection. Frames from the server are whole text frames, unmasked; what we send is masked, as the protocol wants it."""

    def __init__(self, host: str, port: int, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        cookie_line = f"Cookie: {cookie}\r\n" if cookie else ""
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie_line}\r\n"
        ).encode()
        self._buffer = b""
        self._shaken = False
        self._wanted: tuple[bytes, asyncio.Future[bytes]] | None = None
        self.frames = 0
        self.bytes = 0
        self.last = b""

    @classmethod
    async def connect(cls, host: str, port: int, path: str, cookie: str, mark: bytes) -> tuple[Self, bytes]:
        """A connection, and the first frame on it that has the mark in it."""
        socket = cls(host, port, path, cookie)
        heard = socket.wait(mark)  # before there is anything to hear
        await asyncio.get_running_loop().create_connection(lambda: socket, host, port)
        return socket, await asyncio.wait_for(heard, 60)

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._shaken:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head[:200])
            self._shaken, self._buffer = True, rest
        while (frame := self._next_frame()) is not None:
            self.frames += 1
            self.bytes += len(frame)
            self.last = frame
            if self._wanted and self._wanted[0] in frame:
                future = self._wanted[1]
                self._wanted = None
                future.set_result(frame)

    def _next_frame(self) -> bytes | None:
        while len(self._buffer) >= 2:
            kind, length, at = self._buffer[0] & 15, self._buffer[1] & 127, 2
            if length == 126:
                if len(self._buffer) < 4:
                    return None
                length, at = struct.unpack(">H", self._buffer[2:4])[0], 4
            elif length == 127:
                if len(self._buffer) < 10:
                    return None
                length, at = struct.unpack(">Q", self._buffer[2:10])[0], 10
            if len(self._buffer) < at + length:
                return None
            frame, self._buffer = self._buffer[at : at + length], self._buffer[at + length :]
            if kind == 1:
                return frame
            if kind == 9:
                self._send(0x8A, frame)
        return None

    def wait(self, mark: bytes) -> asyncio.Future[bytes]:
        """The next frame that has this in it."""
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._wanted = (mark, future)
        return future

    def send(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0x80 | 126]) + struct.pack(">H", size)
        self._transport.write(head + b"\0\0\0\0" + text)  # the mask may be any four bytes; these change nothing

    def close(self) -> None:
        self._transport.close()
