"""A bare socket server, to measure ours beside it: the same uvicorn, loop, store settings and grouped commits; no game, no views, no rules.

A room has four sockets. Whoever sends something has it stored, and when it is on the disk all four are sent a text as long as ours was at that step.
"""
from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from sqlalchemy import insert

from fivepoints.server.run import bind
from fivepoints.server.store import Store, schema


class Bare:
    """Rooms by name: their sockets, and how many things were said in each."""

    def __init__(self, store: Store, sizes: list[int]) -> None:
        self.store, self.sizes = store, sizes
        self.rooms: dict[str, list[Any]] = {}
        self.steps: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while (await receive())["type"] == "lifespan.startup":
                await send({"type": "lifespan.startup.complete"})
            await send({"type": "lifespan.shutdown.complete"})
            return
        if scope["type"] != "websocket":
            return
        room = scope["path"]
        await receive()
        await send({"type": "websocket.accept"})
        members = self.rooms.setdefault(room, [])
        members.append(send)
        await send({"type": "websocket.send", "text": '{"type":"sync"}'})
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self.take(room, message["text"])
        finally:
            members.remove(send)

    async def take(self, room: str, text: str) -> None:
        self.steps[room] = step = self.steps.get(room, 0) + 1
        row = {"key": f"{room[-20:]} {step}", "value": (text * 4).encode()}
        await self.store.write(lambda conn: conn.execute(insert(schema.settings), row))
        said = '{"type":"update",' + "x" * (self.sizes[step % len(self.sizes)] - 17)
        await asyncio.gather(*(send({"type": "websocket.send", "text": said}) for send in self.rooms[room]))


async def main(database: str, sizes: Path) -> None:
    store, bound = Store.open(database), bind("127.0.0.1", 0)
    app = Bare(store, json.loads(sizes.read_text()))
    bound.listen()
    config = uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=20.0)
    print(f"answers at http://127.0.0.1:{bound.getsockname()[1]}", flush=True)
    try:
        await uvicorn.Server(config).serve(sockets=[bound])
    finally:
        store.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(sys.argv[1], Path(sys.argv[2])))
