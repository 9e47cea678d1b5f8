"""A mail server and a hook on loopback, real ones as far as a sender can see; each can hang, refuse or answer nonsense."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any


class Station:
    """What came, and how it behaves: well, hang, refuse, nonsense."""

    def __init__(self) -> None:
        self.mood = "well"
        self.got: list[dict[str, Any]] = []
        self.calls = 0
        self.port = 0
        self.closing = asyncio.Event()

    async def until(self, count: int) -> list[dict[str, Any]]:
        """What came, as soon as it is so much."""
        async with asyncio.timeout(20):
            while len(self.got) < count:
                await asyncio.sleep(0.01)
        return self.got

    async def until_called(self, count: int) -> None:
        async with asyncio.timeout(20):
            while self.calls < count:
                await asyncio.sleep(0.01)

    async def misbehave(self, writer: asyncio.StreamWriter) -> bool:
        """True if it did."""
        self.calls += 1
        if self.mood == "hang":
            await self.closing.wait()
        if self.mood == "nonsense":
            writer.write(b"\x00\xff\xfe gibberish\r\n" * 20)
        return self.mood in ("hang", "nonsense")


@asynccontextmanager
async def _open(station: Station, serve: Any) -> AsyncIterator[None]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await serve(reader, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass  # whoever called went away
        finally:
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    station.port = server.sockets[0].getsockname()[1]
    try:
        yield
    finally:
        station.closing.set()
        server.close()
        await asyncio.sleep(0)


@asynccontextmanager
async def hook_server() -> AsyncIterator[Station]:
    """Takes posts over plain HTTP."""
    station = Station()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await station.misbehave(writer):
            return
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        fields = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(fields["Content-Length"]))
        if station.mood == "refuse":
            writer.write(b"HTTP/1.1 500 Sorry\r\nContent-Length: 0\r\n\r\n")
            return
        station.got.append({"line": head[0], "fields": fields, "body": json.loads(body)})
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()

    async with _open(station, serve):
        yield station


@asynccontextmanager
async def mail_server() -> AsyncIterator[Station]:
    """Takes letters by SMTP, without encryption."""
    station = Station()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await station.misbehave(writer):
            return
        writer.write(b"220 here\r\n")
        letter: dict[str, Any] = {}
        while line := (await reader.readline()).decode().strip():
            word = line.split(":")[0].split()[0].upper()
            if word == "RCPT" and station.mood == "refuse":
                writer.write(b"550 not here\r\n")
                continue
            if word == "RCPT":
                letter["to"] = line.split("<")[1].split(">")[0]
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                lines = []
                while (said := (await reader.readuntil(b"\n")).decode().rstrip("\r\n")) != ".":  # raises where the caller is gone
                    lines.append(said)
                station.got.append(letter | {"text": "\n".join(lines)})
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 well\r\n")
            if word == "QUIT":
                return

    async with _open(station, serve):
        yield station
