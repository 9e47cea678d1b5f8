"""A hook: an address of a person's own, mostly a chat tool's, to which a text is posted.

Whoever names an address has this server call it, so it could be used to reach what only the server can reach. Private addresses are refused, but for
those that the operator allows; a name is looked up once, and the very address that was checked is called, so that no second look can give another one.
"""
from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from fivepoints.server.post.errors import Unsent

PATIENCE = 10.0  # seconds for all of it
LONGEST_URL = 500
LONGEST_HEAD = 16_384  # bytes of an answer that are looked at
PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024  # below it only the two of the web
UNREACHABLE = "there is no such address, or it is a private one"

Address = IPv4Address | IPv6Address


@dataclass(frozen=True)
class Hook:
    """Where to post, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @classmethod
    def parse(cls, url: str) -> Hook:
        """Unsent says what is wrong with it."""
        if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise Unsent("that is not an address")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Unsent("that is not an address") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise Unsent("a hook's address begins with https:// or http://")
        if "@" in parts.netloc:
            raise Unsent("a hook's address has no name or password in it")
        port = PORTS[parts.scheme] if port is None else port
        if port < FIRST_FREE_PORT and port not in PORTS.values():
            raise Unsent("a hook's port is 80, 443 or one above 1023")
        return cls(parts.scheme == "https", parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


class Hooks:
    """Posts to hooks."""

    def __init__(self, allowed: Sequence[str], threads: Executor) -> None:
        """`allowed` are private networks that may be called all the same."""
        self._allowed = [ip_network(network, strict=False) for network in allowed]
        self._threads = threads

    async def check(self, url: str) -> None:
        """Unsent if nothing would ever be posted there."""
        async with _patient():
            await self._find(Hook.parse(url))

    async def post(self, url: str, body: dict[str, Any], number: str) -> None:
        """Post a body; Unsent if it was not taken. The number is the same when it is tried again."""
        hook = Hook.parse(url)
        async with _patient():
            address = await self._find(hook)
            status = await _call(hook, address, json.dumps(body).encode(), number)
        if not 200 <= status < 300:
            raise Unsent(f"the hook answered {status}")

    async def _find(self, hook: Hook) -> str:
        """The one address to call."""
        look = partial(socket.getaddrinfo, hook.host, hook.port, type=socket.SOCK_STREAM)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look)
        except (OSError, UnicodeError):
            raise Unsent(UNREACHABLE) from None
        for *_, where in found:
            if self._may_call(ip_address(str(where[0]).partition("%")[0])):
                return str(where[0])
        raise Unsent(UNREACHABLE)

    def _may_call(self, address: Address) -> bool:
        return any(address in network for network in self._allowed) or all(one.is_global and not one.is_multicast for one in _meant(address))


def _meant(address: Address) -> list[Address]:
    """The address, and the one of IPv4 inside of it, where one of IPv6 only wraps it."""
    if isinstance(address, IPv4Address):
        return [address]
    inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
    if address in ip_network("64:ff9b::/96"):
        inside = IPv4Address(int(address) & 0xFFFFFFFF)
    return [address, inside] if inside and not address.ipv4_mapped else [inside or address]


async def _call(hook: Hook, address: str, body: bytes, number: str) -> int:
    """Post to the address that was found; the name is only for the certificate and the `Host` line. The status of the answer."""
    context = ssl.create_default_context() if hook.secure else None
    reader, writer = await asyncio.open_connection(address, hook.port, ssl=context, server_hostname=hook.host if hook.secure else None, limit=LONGEST_HEAD)
    try:
        name = f"[{hook.host}]" if ":" in hook.host else hook.host
        host = name if hook.port == PORTS["https" if hook.secure else "http"] else f"{name}:{hook.port}"
        head = [
            f"POST {hook.path} HTTP/1.1", f"Host: {host}", "User-Agent: fivepoints", "Content-Type: application/json", f"Content-Length: {len(body)}",
            f"Idempotency-Key: {number}", "Connection: close",
        ]  # fmt: skip
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        await writer.drain()
        first = (await reader.readuntil(b"\n")).split(maxsplit=2)
        if len(first) < 2 or not first[0].startswith(b"HTTP/1.") or not first[1].isdigit():
            raise Unsent("the hook's answer makes no sense")
        return int(first[1])
    finally:
        writer.transport.abort()  # an answer is never read to its end: it could have none


@asynccontextmanager
async def _patient() -> AsyncIterator[None]:
    """All that can go wrong on the way, in our words, and not for ever."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError:
        raise Unsent("the hook does not answer") from None
    except ssl.SSLError:
        raise Unsent("the hook's certificate is not good, or it does not speak https") from None
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise Unsent("the hook's answer makes no sense") from None
    except OSError:
        raise Unsent("the hook can't be reached") from None
