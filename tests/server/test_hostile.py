"""Whatever is thrown at the server, it answers with a clear refusal, keeps standing, keeps nothing of it, and the others' game goes on.

`make test` throws at least a twentieth of the 20,000 messages and requests that FIVEPOINTS_SOAK=1 does.
"""
from __future__ import annotations

import asyncio
import io
import json
import os
import random
import socket
import string
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi import checks as openapi_checks
from sqlalchemy import Connection, func, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from fivepoints.record import loads, verify
from fivepoints.server import line, run
from fivepoints.server.log import Log
from fivepoints.server.people import COOKIE
from fivepoints.server.socket import PATIENCE, STRANGERS
from fivepoints.server.store import schema
from server.guest import Chair, Guest, some_move
from server.house import QUICK, House, Process, serving

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
MESSAGES = 12_000 if SOAK else 700
REQUESTS = 8_000 if SOAK else 400
CONNECTIONS = 600 if SOAK else 60  # raw bytes on the port, and handshakes that go wrong
UNFINISHED = 20
DEAF = 3
ASKED = 800
PINGS = 1_000_000 if SOAK else 200_000
MEGABYTE = 1 << 20
GROWTH = 24 * MEGABYTE  # what the server may have grown by when all is over, beyond what a first barrage of the same kinds made it

MESSAGE_BYTES = QUICK.message_bytes


# A server to be thrown at

WIDE = """
import sys
from fivepoints.server import line, run
from fivepoints.server.limits import Settings
wide = (100_000.0, 100_000)
line.STALLED = run.PING = float(sys.argv[2])
settings = Settings(requests=wide, messages=wide, new_tables=wide, tables_a_person=100_000)
run.serve("127.0.0.1", 0, sys.argv[1], lambda text: print(text, flush=True), settings=settings)
"""


class Target(Process):
    """A real server whose limits let everything through to be judged, and whose log goes to a file; `stalled` is how long it waits for a silent client."""

    def __init__(self, url: str, log: Path, stalled: float = line.STALLED) -> None:
        super().__init__(url)
        self.log = log
        self.stalled = stalled

    def start(self) -> Target:
        with self.log.open("w") as stream:
            self.process = subprocess.Popen([sys.executable, "-c", WIDE, self.url, str(self.stalled)], stdout=subprocess.PIPE, stderr=stream, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[-1]
        assert self.address.startswith("http://127.0.0.1:"), self.log.read_text()
        self.port = int(self.address.rpartition(":")[2])
        return self

    def resident(self) -> int:
        """Bytes of memory."""
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def sockets(self) -> int:
        """Open ones that lead outside, dead or alive; those of the loop and of a bot's process, which is kept, stay in the machine."""
        assert self.process
        inside = {f"socket:[{line.split()[6]}]" for line in Path("/proc/net/unix").read_text().splitlines()[1:]}
        found = 0
        for number in os.listdir(f"/proc/{self.process.pid}/fd"):
            with suppress(FileNotFoundError):
                what = os.readlink(f"/proc/{self.process.pid}/fd/{number}")
                found += what.startswith("socket:") and what not in inside
        return found

    def complaints(self) -> list[str]:
        """Lines of the log that tell of a failure of ours, or that are not ours at all (a traceback)."""
        return [line for line in self.log.read_text().splitlines() if not line.startswith("{") or json.loads(line)["level"] == "error"]


# Messages over the socket


class Thrower:
    """Makes hostile messages of many kinds, the same ones for the same seed."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.kinds: dict[str, Callable[[dict[str, Any]], str | bytes]] = {
            "not JSON": self._not_json, "huge numbers": self._huge_number, "deep nesting": self._deep, "not a number": self._nan, "binary": self._binary,
            "not UTF-8": self._not_utf8, "wrong types": self._wrong_type, "unknown types": self._unknown_type, "extra keys": self._extra_key,
            "too long": self._too_long, "strange signs": self._strange, "mutated": self._mutated, "oversized": self._oversized, "keys twice": self._twice,
        }  # fmt: skip

    def message(self, now: dict[str, Any]) -> tuple[str, str | bytes]:
        kind = self.luck.choice(list(self.kinds))
        return kind, self.kinds[kind](now)

    def fitting(self, now: dict[str, Any]) -> dict[str, Any]:
        """A message that could be meant: of a known type, with all its fields."""
        seat, token = now.get("seat") or 0, now.get("token", 0)
        move = some_move(now, self.luck.randrange(10**6)) if now.get("legal") else self.luck.choice(["end", "bid none", "campaign 1 1"])
        return self.luck.choice(
            [
                {"type": "play", "seat": seat, "token": token, "move": move, "salt": "ab" * 16},
                {"type": "undo", "seat": seat, "token": token},
                {"type": "stand", "seat": seat, "occasion": self.luck.choice(["1 ward 1", "ward 3", ""]), "move": "bid none"},
                {"type": "say", "text": "hello", "to": self.luck.choice([None, 0, 1, 2])},
                {"type": "look", "seat": self.luck.choice([None, 0, 1, 2])},
                {"type": "sync"},
                {"type": "ping"},
            ]
        ) | {"id": str(self.luck.randrange(1000))}

    def _field(self, now: dict[str, Any], value: Any) -> dict[str, Any]:
        message = self.fitting(now)
        return message | {self.luck.choice(list(message)): value}

    def _not_json(self, now: dict[str, Any]) -> str:
        whole = json.dumps(self.fitting(now))
        garbage = "".join(self.luck.choice(string.printable) for _ in range(self.luck.randrange(60)))
        odd = ["", " ", "null", "[]", "{}", "1", '"ping"', "true", "\ufeff" + whole, "'" + whole, whole + whole, whole + "\x00", "{'type': 'ping'}", "ping"]
        return self.luck.choice([whole[: self.luck.randrange(len(whole))], garbage, self.luck.choice(odd)])

    def _huge_number(self, now: dict[str, Any]) -> str:
        long = "1" + "0" * self.luck.choice([10, 20, 400, 5000])
        number = self.luck.choice([long, "-1", "1e400", "-1e-400", "2147483648", "9223372036854775808", "0.5", "1e2", "-0"])
        key = self.luck.choice(["token", "seat", "to"])
        kind = "look" if key == "seat" else "say" if key == "to" else "undo"
        rest = {"undo": '"seat": 0, ', "say": '"text": "x", ', "look": ""}[kind]
        return f'{{"type": "{kind}", {rest}"{key}": {number}}}'

    def _deep(self, now: dict[str, Any]) -> str:
        depth = self.luck.choice([50, 300, 3000])
        inside = '{"type": "say", "text": ' + "[" * depth + "]" * depth + "}"
        return self.luck.choice([inside, '{"a":' * (depth // 3), "[" * depth, '{"type":' * (depth // 4) + "1"])

    def _nan(self, now: dict[str, Any]) -> str:
        return json.dumps(self._field(now, self.luck.choice([float("nan"), float("inf"), -float("inf")])))

    def _binary(self, now: dict[str, Any]) -> bytes:
        return self.luck.choice([json.dumps(self.fitting(now)).encode(), self.luck.randbytes(self.luck.randrange(200)), b""])

    def _not_utf8(self, now: dict[str, Any]) -> str:
        """Marked for `throw`: surrogates become the bytes they stand for."""
        whole = json.dumps(self.fitting(now))
        cut = self.luck.randrange(len(whole) + 1)
        return whole[:cut] + self.luck.choice(["\udcff", "\udcc3(", "\udced\udca0\udc80", "\udcf8\udc88\udc80\udc80\udc80", "\udcc0\udcaf"]) + whole[cut:]

    def _wrong_type(self, now: dict[str, Any]) -> str:
        return json.dumps(self._field(now, self.luck.choice([True, False, None, 3.7, "x", "0", [], [0], {}, {"seat": 0}, 10**6, -1])))

    def _unknown_type(self, now: dict[str, Any]) -> str:
        return json.dumps(self.fitting(now) | {"type": self.luck.choice(["", "PLAY", "Play", "play ", "start", "__init__", "resign", "x" * 500, "pl\u0430y"])})

    def _extra_key(self, now: dict[str, Any]) -> str:
        key = self.luck.choice(["person", "owner", "__class__", "seats", "x" * 300, "", "type ", "\u202e"])
        return json.dumps(self.fitting(now) | {key: self.luck.choice([0, "x", None, []])})

    def _too_long(self, now: dict[str, Any]) -> str:
        size = self.luck.choice([65, 201, 501, 3000, 7000])
        message = {"play": "move", "say": "text", "stand": "occasion"}
        kind = self.luck.choice(list(message))
        base = {"play": {"seat": 0, "token": 0}, "say": {}, "stand": {"seat": 0, "move": None}}[kind]
        return json.dumps({"type": kind, message[kind]: "y" * max(size, 501), **base} if self.luck.random() < 0.7 else {"type": "ping", "id": "y" * size})

    def _strange(self, now: dict[str, Any]) -> str:
        sign = self.luck.choice([*"\x00\u202e\u2066\u200b\ufeff\ud800\x7f\u0085\U000e0041\ufffe\u2028", "\x1b[2J", "\r\n", "'; drop table people; --"])
        message = self.fitting(now)
        texts = [key for key, value in message.items() if isinstance(value, str)]
        key = self.luck.choice(texts)
        cut = self.luck.randrange(len(message[key]) + 1)
        return json.dumps(message | {key: message[key][:cut] + sign + message[key][cut:]})

    def _mutated(self, now: dict[str, Any]) -> str:
        message = self.fitting(now)
        key = self.luck.choice(list(message))
        value = message[key]
        if isinstance(value, int):
            message[key] = value + self.luck.choice([-1, 1, 7, 1000])
        elif isinstance(value, str) and value:
            cut = self.luck.randrange(len(value))
            head, tail, other = value[:cut], value[cut + 1 :], self.luck.choice(string.printable)
            message[key] = self.luck.choice([head, head + tail, head + other + value[cut:], head + other + tail, value * 2, value.upper()])
        else:
            del message[key]
        return json.dumps(message)

    def _oversized(self, now: dict[str, Any]) -> str | bytes:
        size = MESSAGE_BYTES + self.luck.choice([1, 100, 100_000])
        return self.luck.choice(["x" * size, b"\x00" * size, json.dumps({"type": "say", "text": "z" * size})])

    def _twice(self, now: dict[str, Any]) -> str:
        return '{"type": "ping", ' + json.dumps(self.fitting(now))[1:]


ANSWERS = ("refused", "done", "pong", "sync")
CLOSING = {"not UTF-8": 1007, "oversized": 1009}


class Attacker:
    """Throws messages over one connection after another, and takes note of how each is answered."""

    def __init__(self, address: str, table: str, cookie: str, thrower: Thrower) -> None:
        self.url = address.replace("http://", "ws://") + f"/api/tables/{table}/socket"
        self.cookie, self.thrower = cookie, thrower
        self.thrown: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.now: dict[str, Any] = {}

    async def attack(self, count: int) -> None:
        while sum(self.thrown.values()) < count:
            async with connect(self.url, additional_headers={"Cookie": self.cookie}, max_size=2**22, ping_interval=None, proxy=None) as line:
                with suppress(ConnectionClosed):
                    while sum(self.thrown.values()) < count:
                        await self.throw(line)

    async def throw(self, line: ClientConnection) -> None:
        """One message, and a sensible one after it: when that is answered, the first must have been."""
        kind, message = self.thrower.message(self.now)
        self.thrown[kind] += 1
        if kind in CLOSING:
            with pytest.raises(ConnectionClosed) as end:
                await self.send_and_hear(line, kind, message, "never")
            assert end.value.rcvd
            assert end.value.rcvd.code == CLOSING[kind]
            assert end.value.rcvd.reason
            self.closed[end.value.rcvd.code] += 1
            raise end.value
        assert await self.send_and_hear(line, kind, message, "and now?"), (kind, message)

    async def send_and_hear(self, line: ClientConnection, kind: str, message: str | bytes, until: str) -> int:
        if kind == "not UTF-8":
            assert isinstance(message, str)
            await line.send(message.encode("utf-8", "surrogateescape"), text=True)
        else:
            await line.send(self.parts(message))
            if kind not in CLOSING:
                await line.send(json.dumps({"type": "ping", "id": until}))
        return await self.hear(line, until)

    def parts(self, message: str | bytes) -> Any:
        """The message, whole or in fragments."""
        if self.thrower.luck.random() < 0.9 or len(message) < 4:
            return message
        cut = self.thrower.luck.randrange(1, len(message))
        return [message[:cut], message[cut:], message[:0]]

    async def hear(self, line: ClientConnection, until: str) -> int:
        """Listen until a message with this id is answered; how many answers came before."""
        answers = 0
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), 60))
            if told.get("now"):
                self.now = told["now"]
            if told["type"] == "refused":
                assert told["code"]
                assert told["text"]
                assert told["code"] != "failed"
                self.refused[told["code"]] += 1
            if told.get("id") == until:
                return answers
            answers += told["type"] in ANSWERS


# Lines that no client would send


def garbage(luck: random.Random, table: str) -> bytes:
    """Bytes on the port that are no request, or a bad one."""
    path = f"/api/tables/{table}/socket"
    upgrade = f"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: {luck.choice([13, 12, 99, -1])}\r\n"
    good_key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    key = luck.choice(["", "Sec-WebSocket-Key: x\r\n", good_key * 2, good_key])
    good = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n{good_key}\r\n".encode()
    return luck.choice(
        [
            luck.randbytes(luck.randrange(1, 500)),
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + luck.randbytes(200),  # a handshake of TLS
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /\r\n\r\n",
            b"\r\n" * 50,
            b"GET " + b"/" * 100_000 + b" HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 20_000 + b"\r\n",
            b"GET / HTTP/1.1\r\n\r\n",  # no host
            b"GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
            b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: " + b"9" * 30 + b"\r\n\r\n{}",
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1000\r\n" + b"x" * 4096 + b"\r\n" * 2,
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\nContent-Length: 3\r\n\r\nabc",
            b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 40,
            b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + luck.randbytes(50),
            b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: fivepoints=" + luck.randbytes(40).replace(b"\r", b"").replace(b"\n", b"") + b"\r\n\r\n",
            b"GET /%00%ff%0d%0a HTTP/1.1\r\nHost: x\r\n\r\n",
            f"POST {path} HTTP/1.1\r\n{upgrade}{key}\r\n".encode(),
            f"GET {path} HTTP/1.1\r\n{upgrade}{key}\r\n".encode(),
            f"GET {path} HTTP/1.0\r\n{upgrade}{key}\r\n".encode(),
            f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n".encode(),
            good,
            good + luck.randbytes(100),
            good + b"\x81\x05hello",  # a frame without a mask
            good + b"\x89\xfe\x00\x80" + luck.randbytes(132),  # a ping that is too long
            good + b"\xff\x80abcd",
            good + b"\x88\x82abcd\x01\x02",  # a close with a code that is none
            good + b"\x80\x80abcd",  # a continuation of nothing
        ]
    )


async def throw_garbage(port: int, table: str, luck: random.Random, count: int) -> Counter[str]:
    """Each on a connection of its own, which is cut hard or closed; how they began to be answered."""
    answers: Counter[str] = Counter()
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionError):
            writer.write(garbage(luck, table))
            await writer.drain()
            way = luck.choice(["read", "half", "cut"])
            if way == "half":
                writer.write_eof()
            if way != "cut":
                with suppress(TimeoutError):
                    first = await asyncio.wait_for(reader.read(12), 0.3)
                    answers[first.decode("latin-1") or "closed"] += 1
            writer.transport.abort()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    return answers


class Deaf:
    """A client that reads nothing after the handshake until it is told to."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        url = address.replace("http://", "ws://") + f"/api/tables/{table}/socket"
        self.protocol = ClientProtocol(parse_uri(url), max_size=2**23)
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(60)
        self.line.connect(("127.0.0.1", int(address.rpartition(":")[2])))
        request = self.protocol.connect()
        request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self._flush()

    def say(self, message: dict[str, Any]) -> None:
        if not self.protocol.handshake_exc and self.protocol.state.name == "CONNECTING":
            while self.protocol.state.name == "CONNECTING":
                self.protocol.receive_data(self.line.recv(64))
        self.protocol.send_text(json.dumps(message).encode())
        self._flush()

    def ping(self, count: int) -> None:
        """Questions to the protocol itself, whose answers nobody takes."""
        for _ in range(count):
            self.protocol.send_ping(b"x" * 125)
        self._flush()

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            with suppress(BlockingIOError, TimeoutError):
                self.line.sendall(data)

    def hear_all(self, until: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
        """Read at last, until something is heard; all that was."""
        told: list[dict[str, Any]] = []
        data = b""
        while True:
            for event in self.protocol.events_received():
                if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.CONT):
                    data += bytes(event.data)
                    if event.fin:
                        told.append(json.loads(data))
                        data = b""
                        if until(told[-1]):
                            return told
            received = self.line.recv(65536)
            assert received, "the server hung up"
            self.protocol.receive_data(received)

    def close(self) -> None:
        self.line.close()


# Requests


CHECKS = [
    not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.negative_data_rejection,
]


def without_tuples(document: Any) -> Any:
    """A pair as a list of two: schemathesis misreads the `prefixItems` of OpenAPI 3.1. All our pairs are of two like things."""
    if isinstance(document, list):
        return [without_tuples(part) for part in document]
    if not isinstance(document, dict):
        return document
    plain = {key: without_tuples(value) for key, value in document.items()}
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")[0]
    return plain


def cases(address: str, tables: list[str], cookie: str | None) -> Any:
    """Requests that fit the OpenAPI document and requests that don't, to tables that are there and to others."""
    loaded = schemathesis.openapi.from_dict(without_tuples(requests.get(f"{address}/api/openapi.json", timeout=30).json()))
    loaded.config.update(base_url=address)
    cookies = {} if cookie is None else {"cookies": {COOKIE: cookie}}
    found = []
    for result in loaded.get_all_operations():
        operation = result.ok()
        if (operation.method.upper(), operation.path) == ("DELETE", "/api/me"):
            continue  # who is deleted could not throw any more
        places: list[dict[str, Any]] = [{"path_parameters": {"table": table}} for table in tables] + [{}] if "{table}" in operation.path else [{}]
        for place in places:
            found.append(operation.as_strategy(generation_mode=GenerationMode.POSITIVE, **place, **cookies))
            if operation.body or ("{table}" in operation.path and not place):
                found.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE, **place, **cookies))
    return st.one_of(found)


def throw_requests(address: str, tables: list[str], cookie: str | None, count: int, number: int) -> Counter[int]:
    """How they were answered, by status. Every answer is one that the document knows, and none is a failure of ours."""
    load_all_checks()
    answers: Counter[int] = Counter()
    with requests.Session() as session:

        def throw(case: Any) -> None:
            session.cookies.clear()
            response = case.call(session=session, timeout=60)
            answers[response.status_code] += 1
            case.validate_response(response, checks=CHECKS)

        many = given(case=cases(address, tables, cookie))(throw)
        while sum(answers.values()) < count:
            number += 1
            most = count - sum(answers.values())
            seed(number)(settings(max_examples=most, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))(many))()
    return answers


# The others


class Evening:
    """Three friends play one game after another until they are called home."""

    def __init__(self, address: str, luck: random.Random) -> None:
        self.address, self.luck = address, luck
        self.home = asyncio.Event()
        self.games = self.moves = 0
        self.table = asyncio.get_running_loop().create_future()

    async def play(self) -> None:
        async with Guest(self.address, "Ann") as ann, Guest(self.address, "Bob") as bob, Guest(self.address, "Cid") as cid:
            while not self.home.is_set() or not self.games:
                table = (await ann.create(players=3, seats=[{"kind": "me"}, {}, {}], word="ab" * 16))["id"]
                await bob.deed(table, "sit", seat=1)
                await cid.deed(table, "sit", seat=2)
                await ann.deed(table, "start")
                if not self.table.done():
                    self.table.set_result(table)
                chairs = [await guest.connect(table) for guest in (ann, bob, cid)]
                await asyncio.gather(*map(self._play_out, chairs))
                async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:  # a line that was kept might be closed by now
                    record = loads((await http.get(f"/api/tables/{table}/record")).text)
                verdict = verify(record)
                assert (verdict.finished, verdict.chance_checked, verdict.words_checked) == (True, True, True)
                assert [entry.text for entry in record.entries] == [entry["text"] for entry in chairs[0].log]
                for chair in chairs:
                    await chair.close()
                self.games += 1

    async def _play_out(self, chair: Chair) -> None:
        """Play until the game is over; a refused move is a failure."""
        while chair.now["result"] is None:
            await chair.until_owing()
            if chair.now["result"] is None:
                await chair.play(some_move(chair.now, self.luck.randrange(10**6)))
                self.moves += 1
                await asyncio.sleep(0)


# The barrage

BEGUN = [
    b"",
    b"GET",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET",
]


class Barrage:
    """Everything at once, at tables of the attackers' own and at that of the others."""

    def __init__(self, target: Target, number: int) -> None:
        self.target, self.number = target, number
        self.messages: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.requests: Counter[int] = Counter()
        self.garbage: Counter[str] = Counter()

    async def run(self, theirs: str, messages: int, requests_: int, connections: int) -> None:
        address = self.target.address
        async with Guest(address, "Eve") as eve, AsyncExitStack() as stack:
            playing = (await eve.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
            waiting = (await eve.create(players=3, seats=[{"kind": "me"}, {}, {}]))["id"]
            hidden = (await eve.create(players=3, seats=[{"kind": "me"}] * 3, watchers=False))["id"]
            places = [(playing, eve.cookie), (theirs, eve.cookie), (theirs, ""), (theirs, f"{COOKIE}=forged"), (waiting, eve.cookie)]
            attackers = [Attacker(address, table, cookie, Thrower(random.Random(self.number * 100 + k))) for k, (table, cookie) in enumerate(places)]
            each = -(-messages // len(attackers))
            for k in range(UNFINISHED):
                stack.callback(self._unfinished(k).close)
            self.requests, self.garbage, *_ = await asyncio.gather(
                asyncio.to_thread(self._throw_requests, [playing, waiting, hidden, theirs], eve.http.cookies[COOKIE], requests_),
                throw_garbage(self.target.port, theirs, random.Random(self.number), connections),
                *(attacker.attack(each) for attacker in attackers),
            )
            for attacker in attackers:
                self.messages += attacker.thrown
                self.refused += attacker.refused
                self.closed += attacker.closed

    def _throw_requests(self, tables: list[str], cookie: str, count: int) -> Counter[int]:
        """Two thirds by somebody, the rest by nobody."""
        known = throw_requests(self.target.address, tables, cookie, -(-count * 2 // 3), self.number * 1000)
        return known + throw_requests(self.target.address, tables, None, -(-count // 3), self.number * 1000 + 500)

    def _unfinished(self, k: int) -> socket.socket:
        """A request that never ends."""
        line = socket.create_connection(("127.0.0.1", self.target.port), 30)
        line.sendall(BEGUN[k % len(BEGUN)])
        return line


async def answering(target: Target) -> dict[str, Any]:
    """What /health says."""
    async with httpx.AsyncClient(base_url=target.address, timeout=60) as http:
        facts: dict[str, Any] = (await http.get("/health")).json()
        return facts


async def quiet(target: Target) -> None:
    """Wait until the tables nobody is connected to have left the memory."""
    for _ in range(400):
        facts = await answering(target)
        if facts["connections"] == facts["tables"] == 0:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"something stays: {facts}")


async def test_a_barrage_is_refused_and_the_others_play_on(sqlite: str, tmp_path: Path) -> None:
    target = Target(sqlite, tmp_path / "log").start()
    sockets = target.sockets()
    try:
        warm = Evening(target.address, random.Random(1))
        playing = asyncio.create_task(warm.play())
        await Barrage(target, 1).run(await warm.table, MESSAGES // 7, REQUESTS // 8, CONNECTIONS // 6)
        warm.home.set()
        await playing
        await quiet(target)
        before = target.resident()

        evening = Evening(target.address, random.Random(2))
        playing = asyncio.create_task(evening.play())
        barrage = Barrage(target, 2)
        await barrage.run(await evening.table, MESSAGES, REQUESTS, CONNECTIONS)
        evening.home.set()
        await playing
        await quiet(target)
        after = target.resident()

        print(f"messages: {sum(barrage.messages.values())}, by kind {dict(barrage.messages)}")
        print(f"  refused by code {dict(barrage.refused)}, connections closed by code {dict(barrage.closed)}")
        print(f"requests: {sum(barrage.requests.values())}, by status {dict(barrage.requests)}")
        print(f"raw connections: {CONNECTIONS}, answered {dict(barrage.garbage)}; requests never finished: {UNFINISHED}")
        print(f"the others meanwhile: {evening.games} games, {evening.moves} moves, none refused")
        print(f"memory: {before / MEGABYTE:.1f} MB before, {after / MEGABYTE:.1f} MB after")
        assert target.complaints() == []
        assert sum(barrage.messages.values()) >= MESSAGES
        assert sum(barrage.requests.values()) >= REQUESTS
        assert evening.games >= 1
        assert after - before < GROWTH
        await _until(lambda: target.sockets() == sockets)
    finally:
        assert target.stop() == 0
    assert target.complaints() == []


# One thing at a time


async def test_what_makes_no_sense_for_too_long_ends_the_connection(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Eve") as eve:
        table = await eve.create(players=3, seats=[{"kind": "me"}] * 3)
        chair = await eve.connect(table["id"])
        for _ in range(PATIENCE + 1):
            await chair.socket.send("nonsense")
        with pytest.raises(ConnectionClosed) as end:
            await chair.until(lambda m: m["type"] == "bye")
        assert {m["code"] for m in chair.messages if m["type"] == "refused"} == {"invalid"}
        assert end.value.rcvd
        assert (end.value.rcvd.code, bool(end.value.rcvd.reason)) == (1008, True)
        await (await eve.connect(table["id"])).close()  # who comes back is let in


async def test_nothing_is_left_of_a_barrage(database: str) -> None:
    """In this process, where everything can be counted: rows, tables, connections, tasks."""
    log = io.StringIO()
    async with serving(database, replace(QUICK, forget_after=0.0), log=Log(log)) as house, Guest(house.address, "Eve") as eve:
        table = (await eve.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
        await (await eve.connect(table)).close()
        await _until(lambda: not house.hall.tables)
        rows, tasks = await _rows(house), len(asyncio.all_tasks())
        attackers = [Attacker(house.address, table, cookie, Thrower(random.Random(k))) for k, cookie in enumerate([eve.cookie, "", f"{COOKIE}=x"])]
        port = int(house.address.rpartition(":")[2])
        await asyncio.gather(throw_garbage(port, table, random.Random(9), CONNECTIONS // 2), *(attacker.attack(MESSAGES // 20) for attacker in attackers))
        await _until(lambda: not house.hall.tables and not house.hall.connections() and len(asyncio.all_tasks()) <= tasks)
        after = await _rows(house)
        may_grow = {"entries", "talk", "standing", "sealed"}  # what Eve did at her own table by chance
        assert {name: count for name, count in after.items() if name not in may_grow} == {name: count for name, count in rows.items() if name not in may_grow}
        assert not house.hall.opening
        assert not house.hall._tasks
        print(f"{sum(sum(attacker.thrown.values()) for attacker in attackers)} messages, {CONNECTIONS // 2} raw connections")
    assert '"error"' not in log.getvalue()


async def _rows(house: House) -> dict[str, int]:
    def job(conn: Connection) -> dict[str, int]:
        return {table.name: conn.execute(select(func.count()).select_from(table)).scalar_one() for table in schema.metadata.sorted_tables}

    return await house.hall.store.read(job)


async def _until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never comes true")


async def test_who_never_reads_is_told_everything_anew_when_they_do(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "STALLED", 3600.0)
    monkeypatch.setattr(run, "PING", 3600.0)
    async with serving(sqlite) as house, Guest(house.address, "Eve") as eve:
        table = (await eve.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
        deaf = await asyncio.to_thread(Deaf, house.address, table, eve.cookie)
        await _until(lambda: bool(house.hall.connections()))
        (connection,) = house.hall.connections()
        asked = 0
        while not connection._lost:  # first the buffers of both sides fill up
            await asyncio.to_thread(deaf.say, {"type": "sync"})
            asked += 1
            assert len(connection._outbox) <= QUICK.outbox
            assert connection._waiting <= QUICK.outbox_bytes
        chair = await eve.connect(table)
        for k in range(20):
            seat = chair.now["movers"][0]
            await chair.socket.send(json.dumps({"type": "look", "seat": seat}))
            await chair.until(lambda m, seat=seat: m["type"] == "sync" and m["now"]["seat"] == seat)
            await chair.play(some_move(chair.now, k))
        assert not connection._outbox
        n = house.hall.tables[table].sitting.n
        told = await asyncio.to_thread(deaf.hear_all, lambda m: m["type"] == "sync" and m["now"]["n"] == n)
        gaps = [m["type"] for last, m in pairwise(told) if m["seq"] != last["seq"] + 1]
        print(f"lost after {asked} questions whose answers nobody read; then one gap, and everything anew")
        assert gaps == ["sync"]
        await chair.close()
        deaf.close()


async def test_who_never_reads_costs_little(sqlite: str, tmp_path: Path) -> None:
    target = Target(sqlite, tmp_path / "log").start()
    try:
        evening = Evening(target.address, random.Random(3))
        playing = asyncio.create_task(evening.play())
        table = await evening.table
        before = target.resident()
        async with Guest(target.address, "Eve") as eve, AsyncExitStack() as stack:
            deaf = [Deaf(target.address, table, eve.cookie) for _ in range(DEAF)]
            for one in deaf:
                stack.callback(one.close)
            for _ in range(ASKED):
                for one in deaf:
                    await asyncio.to_thread(one.say, {"type": "sync"})
            grown = target.resident() - before
            evening.home.set()
            await playing
            print(f"{DEAF} who never read asked {ASKED} times each: {grown / MEGABYTE:.1f} MB more; {evening.games} games went on beside them")
            assert grown < DEAF * (QUICK.outbox_bytes + MEGABYTE) + 24 * MEGABYTE
        await quiet(target)
        assert target.complaints() == []
    finally:
        assert target.stop() == 0


async def test_who_pings_and_never_reads_fills_no_memory(sqlite: str, tmp_path: Path) -> None:
    target = Target(sqlite, tmp_path / "log").start()
    try:
        async with Guest(target.address, "Eve") as eve:
            table = (await eve.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
            deaf = Deaf(target.address, table, eve.cookie)
            deaf.say({"type": "ping"})
            await asyncio.to_thread(deaf.ping, 10_000)
            before = target.resident()
            await asyncio.to_thread(deaf.ping, PINGS)
            await answering(target)
            grown = target.resident() - before
            print(f"{PINGS} pings whose answers nobody took ({PINGS * 127 / MEGABYTE:.0f} MB): {grown / MEGABYTE:.1f} MB more")
            assert grown < 8 * MEGABYTE
            deaf.close()
        await quiet(target)
    finally:
        assert target.stop() == 0


async def test_a_message_in_endless_empty_parts_is_cut_off(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Eve") as eve:
        table = await eve.create(players=3, seats=[{"kind": "me"}] * 3)
        chair = await eve.connect(table["id"])
        await chair.socket.send([""] * 500 + ['{"type": "ping", "id": "in parts"}'])
        await chair.until(lambda m: m.get("id") == "in parts")
        with suppress(ConnectionClosed):
            await chair.socket.send([""] * 100_000)
        with pytest.raises(ConnectionClosed) as end:
            await chair.hear()
        assert end.value.rcvd
        assert end.value.rcvd.code == 1009


async def test_who_reads_nothing_for_long_is_cut_off(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "STALLED", 0.3)
    async with serving(sqlite) as house, Guest(house.address, "Eve") as eve:
        table = (await eve.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
        deaf = await asyncio.to_thread(Deaf, house.address, table, eve.cookie)
        with suppress(ConnectionError):
            for _ in range(2000):
                await asyncio.to_thread(deaf.say, {"type": "sync"})
                if not house.hall.connections():
                    break
        await _until(lambda: not house.hall.connections())
        deaf.close()


async def test_a_flood_of_strangers_does_not_keep_people_out(sqlite: str) -> None:
    settings = replace(QUICK, connections_a_person=3)
    async with serving(sqlite, settings) as house, Guest(house.address, "Ann") as ann, AsyncExitStack() as stack:
        table = (await ann.create(players=3, seats=[{"kind": "me"}] * 3, start=True))["id"]
        url = house.address.replace("http://", "ws://") + f"/api/tables/{table}/socket"
        told: Counter[str] = Counter()
        for k in range(60):
            cookie = (await _new_cookie(house.address)) if k % 2 else ""  # a cookie alone is no name
            stranger = await stack.enter_async_context(connect(url, additional_headers={"Cookie": cookie}, proxy=None))
            told[json.loads(await stranger.recv())["type"]] += 1
        assert told == {"sync": 3 * STRANGERS, "refused": 60 - 3 * STRANGERS}
        chair = await ann.connect(table)
        await chair.play(some_move(chair.now, 1))
        await chair.close()


async def _new_cookie(address: str) -> str:
    async with httpx.AsyncClient(base_url=address) as http:
        return f"{COOKIE}={(await http.get('/api/me')).cookies[COOKIE]}"
