"""A guest of a server under test: a person with a cookie and a name, who talks to it over HTTP and sockets as a page would."""
from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120  # seconds: on a busy machine an answer takes its time, and none is expected that never comes
LINES = httpx.Limits(keepalive_expiry=1)  # an idle line is not used again: the server hangs up after some seconds, on a busy machine just then


class Refusal(Exception):
    """What the server did not do."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code, self.text = code, text


class Guest:
    """One identity. Addresses are loopback only."""

    def __init__(self, address: str, name: str) -> None:
        assert address.startswith("http://127.0.0.1:")
        self.address, self.name = address, name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=LINES)
        self.person = ""

    async def __aenter__(self) -> Guest:
        await self.http.get("/api/me")
        self.person = (await self.ask("PUT", "/api/me", {"name": self.name}))["person"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if answer.status_code >= 400:
            raise Refusal(answer.json()["code"], answer.json()["text"])
        return answer.json() if answer.content else None

    async def create(self, *, word: str = "", **wish: Any) -> dict[str, Any]:
        """A new table; with a word for its secret, which is added before the start."""
        if not word:
            return await self.ask("POST", "/api/tables", {"game": "tammany"} | wish)
        table = await self.ask("POST", "/api/tables", {"game": "tammany"} | wish | {"start": False})
        await self.deed(table["id"], "word", word=word)
        return await self.deed(table["id"], "start") if wish.get("start") else table

    async def deed(self, table: str, deed: str, **body: Any) -> dict[str, Any]:
        return await self.ask("POST", f"/api/tables/{table}/{deed}", body or None)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, table: str) -> Chair:
        chair = Chair(self, table)
        await chair.open()
        return chair


class Chair:
    """A connection to a table: keeps what it was told, answers what it is asked."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.now: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.seq = 0
        self._asked = 0
        self.socket: ClientConnection

    async def open(self) -> None:
        url = self.guest.address.replace("http://", "ws://") + f"/api/tables/{self.table}/socket"
        way: dict[str, Any] = {"compression": None, "max_size": 2**22, "ping_interval": None, "proxy": None, "open_timeout": PATIENCE}
        self.socket = await connect(url, additional_headers={"Cookie": self.guest.cookie}, **way)
        self.seq = 0
        try:
            await self.until(lambda m: m["type"] in ("sync", "refused"))
        except BaseException:
            self.socket.transport.abort()
            raise

    async def close(self) -> None:
        await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        assert message["seq"] > self.seq
        assert message["seq"] == self.seq + 1 or message["type"] == "sync", "a gap without a sync after it"
        self.seq = message["seq"]
        self.messages.append(message)
        match message["type"]:
            case "sync":
                self.now, self.info, self.log, self.talk = message["now"] or {}, message["table"], message["log"], message["talk"]
            case "update":
                self.now = message["now"]
                self.log += message["entries"]
                assert [entry["n"] for entry in self.log] == list(range(1, len(self.log) + 1))
            case "table":
                self.info = message["table"]
            case "talk":
                self.talk.append(message["talk"])
        return message

    async def until(self, wanted: Any) -> dict[str, Any]:
        """The first message from now on of which this is true."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; Refusal if it was refused."""
        self._asked += 1
        asked = str(self._asked)
        await self.socket.send(json.dumps(message | {"id": asked}))
        answer = await self.until(lambda m: m.get("id") == asked)
        if answer["type"] == "refused":
            raise Refusal(answer["code"], answer["text"])
        return answer

    async def look(self, seat: int | None) -> None:
        """See the table from another seat."""
        await self.socket.send(json.dumps({"type": "look", "seat": seat}))
        await self.until(lambda m: m["type"] == "sync" and (not m["now"] or m["now"]["seat"] == seat))  # one for a stale move may come first

    async def play(self, move: str, **more: Any) -> dict[str, Any]:
        return await self.ask(**{"type": "play", "seat": self.now["seat"], "token": self.now["token"], "move": move} | more)

    async def until_owing(self) -> None:
        """Wait until this seat owes a move, or the game is over."""
        while not self.now["owes"] and self.now["result"] is None:
            await self.hear()


def some_move(now: dict[str, Any], k: int) -> str:
    """A legal move, another one for another k."""
    legal = now["legal"]
    if legal["amounts"] is not None:
        offered = [f"{name} {least + k % (most - least + 1)}" for name, (least, most) in legal["amounts"].items()]
        offered = [text for text in offered if not text.endswith(" 0")]
        return "bid " + (" ".join(offered) or "none")
    moves: list[str] = legal["moves"]
    return moves[k % len(moves)]
