"""The outer wall: sizes, origins and headers, before anything else looks at a request."""
from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",  # whoever has a table's address may sit down there
    "X-Content-Type-Options": "nosniff",
}
HEADERS_OVER_HTTPS = HEADERS | {"Cross-Origin-Opener-Policy": "same-origin"}  # over plain http browsers complain of it at every page
DEFAULT_PORTS = {"http": 80, "https": 443}


def same_origin(headers: Mapping[str, str], scheme: str) -> bool:
    """Whether a request comes from our own page, or from no page at all (a program sends no origin). `scheme` is how we were asked."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        ours, theirs = urlsplit(f"//{headers.get('host', '')}"), urlsplit(origin)
        if theirs.scheme not in DEFAULT_PORTS or theirs.hostname is None:
            return False
        if theirs.scheme == "http" and scheme in ("https", "wss"):
            return False  # the other way round it may be a proxy that speaks https for us and does not say so
        default = DEFAULT_PORTS[theirs.scheme]
        return (theirs.hostname, theirs.port or default) == (ours.hostname, ours.port or default)
    except ValueError:
        return False


class TooLarge(HTTPException):
    """A body longer than it may be."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Refuses foreign pages and long bodies; adds the headers every answer has."""

    def __init__(self, app: ASGIApp, body_bytes: int, longer: Mapping[str, int]) -> None:
        self.app = app
        self.most = body_bytes
        self.longer = longer  # the addresses where more is allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not same_origin(headers, scope["scheme"]):
            await _refuse(send, 403, "forbidden", "this request comes from a foreign page")
            return
        most = self.longer.get(scope["path"], self.most)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            await _refuse(send, 413, "too-large", f"a request has at most {most} bytes")
            return
        read, began = 0, False

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                added = MutableHeaders(scope=message)
                for name, value in (HEADERS_OVER_HTTPS if scope["scheme"] == "https" else HEADERS).items():
                    added.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive_some, send_with_headers)
        except TooLarge:
            if not began:
                await _refuse(send, 413, "too-large", f"a request has at most {most} bytes")


async def _refuse(send: Send, status: int, code: str, text: str) -> None:
    body = to_json({"code": code, "text": text})
    headers = HEADERS | {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    await send({"type": "http.response.start", "status": status, "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()]})
    await send({"type": "http.response.body", "body": body})
