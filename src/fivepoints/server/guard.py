"""The outer wall: sizes, origins and headers, before anything else looks at a request."""
from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",  # whoever has a table's address may sit down there
    "X-Content-Type-Options": "nosniff",
}
DEFAULT_PORTS = {"http": 80, "https": 443}


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own page, or from no page at all (a program sends no origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        ours, theirs = urlsplit(f"//{headers.get('host', '')}"), urlsplit(origin)
        return theirs.hostname is not None and (theirs.hostname, theirs.port) in [
            (ours.hostname, ours.port),
            (ours.hostname, ours.port or None),
            (ours.hostname, None if ours.port == DEFAULT_PORTS.get(theirs.scheme) else ours.port),
        ]
    except ValueError:
        return False


class TooLarge(Exception):
    """A body longer than it may be."""


class Guard:
    """Refuses foreign pages and long bodies; adds the headers every answer has."""

    def __init__(self, app: ASGIApp, body_bytes: int) -> None:
        self.app = app
        self.most = body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not same_origin(headers):
            await _refuse(send, 403, "forbidden", "this request comes from a foreign page")
            return
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.most:
            await _refuse(send, 413, "too-large", f"a request has at most {self.most} bytes")
            return
        read, began = 0, False

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.most:
                raise TooLarge
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                added = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    added.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive_some, send_with_headers)
        except TooLarge:
            if not began:
                await _refuse(send, 413, "too-large", f"a request has at most {self.most} bytes")


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = to_json({"code": code, "text": text})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
