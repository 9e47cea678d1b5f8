"""Live tables on one node, beside a bare socket server: moves a second, time from a move to the last client told, memory, and coming back to a table.

Run with `.venv/bin/python bench/server.py [--tables 50] [--moves 100]`; writes bench/server.json. Loopback only.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import uvloop

from sockets import Socket

HERE = Path(__file__).parent
SEATS = 4
HOST = "127.0.0.1"


class Node:
    """A server process."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found
        self.port = int(found[1])

    def memory(self) -> int:
        """Resident bytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found
        return int(found[1]) * 1024

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Room:
    """Four sockets; one thing is said at a time, and the next when all four have heard it. `frames` is what each heard last."""

    def __init__(self, sockets: list[Socket], frames: list[bytes]) -> None:
        self.sockets, self.frames = sockets, frames
        self.times: list[float] = []
        self.sizes: list[int] = []

    async def say(self, who: int, text: bytes) -> None:
        heard = [socket.wait(b'"type":"update"') for socket in self.sockets]
        began = time.perf_counter()
        self.sockets[who].send(text)
        self.frames = await asyncio.wait_for(asyncio.gather(*heard), 60)
        self.times.append(time.perf_counter() - began)
        self.sizes.append(sum(len(frame) for frame in self.frames) // SEATS)


PACE = 0.025  # seconds between requests: the server lets one address ask so often, not more


async def person(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    """A new identity, as the header to send."""
    client.cookies.clear()
    (await client.put("/api/me", json={"name": name})).raise_for_status()
    cookie = f"fivepoints={client.cookies['fivepoints']}"
    client.cookies.clear()
    await asyncio.sleep(PACE)
    return {"Cookie": cookie}


async def table(client: httpx.AsyncClient, people: list[dict[str, str]]) -> str:
    """A table in play, live pace, a person in each seat."""
    wish: dict[str, Any] = {"game": "tammany", "players": SEATS, "pace": {"kind": "live", "base": 7200.0, "increment": 60.0}}
    wish["seats"] = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
    made: str = (await client.post("/api/tables", json=wish, headers=people[0])).raise_for_status().json()["id"]
    for p in range(1, SEATS):
        (await client.post(f"/api/tables/{made}/sit", json={"seat": p}, headers=people[p])).raise_for_status()
        await asyncio.sleep(PACE)
    (await client.post(f"/api/tables/{made}/start", headers=people[0])).raise_for_status()
    return made


async def asleep(client: httpx.AsyncClient) -> None:
    """Until no table is in memory any more."""
    while (await client.get("/health")).json()["tables"]:
        await asyncio.sleep(0.5)


async def play(room: Room, moves: int, luck: random.Random) -> None:
    """Somebody who owes a move makes one at random, again and again."""
    for _ in range(moves):
        nows = [json.loads(frame)["now"] if b'"owes":true' in frame else {"owes": False} for frame in room.frames]
        owing = next((p for p, now in enumerate(nows) if now["owes"]), None)
        if owing is None:
            return
        now = nows[owing]
        text = json.dumps({"type": "play", "seat": owing, "token": now["token"], "move": choose(now["legal"], luck)}).encode()
        await room.say(owing, text)


def choose(legal: dict[str, Any], luck: random.Random) -> str:
    if legal["moves"] is None:
        counts = {name: luck.randint(least, most) for name, (least, most) in legal["amounts"].items()}
        return "bid " + (" ".join(f"{name} {count}" for name, count in counts.items() if count) or "none")
    return str(luck.choice(legal["moves"]))


async def sit_down(node: Node, paths: list[str], cookies: list[str], mark: bytes) -> Room:
    """Four connections; each has heard where it is."""
    sockets, frames = [], []
    for path, cookie in zip(paths, cookies, strict=True):
        sockets.append(await Socket.connect(HOST, node.port, path, cookie))
        frames.append(await sockets[-1].wait(mark))
    return Room(sockets, frames)


async def ours(node: Node, count: int, moves: int) -> tuple[dict[str, Any], list[int]]:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{node.port}") as client:
        groups = [[await person(client, f"Guest {k}") for k in range(SEATS)] for _ in range(count)]
        names = [await table(client, group) for group in groups]
        await asleep(client)
        empty = node.memory()
        rooms = [
            await sit_down(node, [f"/api/tables/{name}/socket"] * SEATS, [who["Cookie"] for who in group], b'"now":{')
            for name, group in zip(names, groups, strict=True)
        ]
        connected = node.memory()
        facts = await measure(node, [play(room, moves, random.Random(k)) for k, room in enumerate(rooms)], rooms)
        facts["kib_for_a_connected_seat"] = round((connected - empty) / 1024 / count / SEATS, 1)
        for room in rooms:
            for socket in room.sockets:
                socket.close()
        await asleep(client)
        facts["reopen_ms"] = await reopening(node, names, groups)
    return facts, rooms[0].sizes


async def reopening(node: Node, names: list[str], groups: list[list[dict[str, str]]]) -> dict[str, float]:
    """From asking for a table that is only in the store to being told all of it; the second time it is in memory."""
    cold, warm = [], []
    for name, group in zip(names, groups, strict=True):
        sockets = []
        for times in (cold, warm):
            began = time.perf_counter()
            sockets.append(await Socket.connect(HOST, node.port, f"/api/tables/{name}/socket", group[0]["Cookie"]))
            await sockets[-1].wait(b'"type":"sync"')
            times.append((time.perf_counter() - began) * 1000)
        for socket in sockets:
            socket.close()
    return {"median": round(median(cold), 2), "most": round(max(cold), 2), "median_in_memory": round(median(warm), 2), "tables": len(names)}


async def bare(node: Node, count: int, moves: int) -> dict[str, Any]:
    rooms = [await sit_down(node, [f"/room/{k}"] * SEATS, [""] * SEATS, b"sync") for k in range(count)]

    async def talk(room: Room) -> None:
        for k in range(moves):
            await room.say(k % SEATS, json.dumps({"type": "play", "seat": k % SEATS, "token": k, "move": "settle 14 irish 14"}).encode())

    facts = await measure(node, [talk(room) for room in rooms], rooms)
    for room in rooms:
        for socket in room.sockets:
            socket.close()
    return facts


async def measure(node: Node, jobs: list[Any], rooms: list[Room]) -> dict[str, Any]:
    began, cpu = time.perf_counter(), node.cpu()
    await asyncio.gather(*jobs)
    seconds = time.perf_counter() - began
    times = [t * 1000 for room in rooms for t in room.times]
    cuts = quantiles(times, n=100)
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(cuts[49], 2),
        "p99_ms": round(cuts[98], 2),
        "server_cpu_ms_per_move": round((node.cpu() - cpu) / len(times) * 1000, 3),
        "bytes_per_update": round(sum(sum(room.sizes) for room in rooms) / len(times)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--out", type=Path, default=HERE / "server.json")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        node = Node("-m", "fivepoints", "serve", "--host", HOST, "--port", "0", "--database", f"{folder}/ours.db")
        try:
            mine, sizes = runner.run(ours(node, asked.tables, asked.moves))
        finally:
            node.stop()
        sizes_file = Path(folder) / "sizes.json"
        sizes_file.write_text(json.dumps(sizes))
        node = Node(str(HERE / "bare.py"), f"{folder}/bare.db", str(sizes_file))
        try:
            theirs = runner.run(bare(node, asked.tables, asked.moves))
        finally:
            node.stop()
    ratios = {name: round(mine[name] / theirs[name], 2) for name in ("moves_per_second", "p50_ms", "p99_ms", "server_cpu_ms_per_move")}
    result = {
        "tables": asked.tables, "clients": asked.tables * SEATS, "fivepoints": mine, "bare": theirs, "ratio": ratios,
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system(), "load": os.getloadavg()[0]},
    }  # fmt: skip
    asked.out.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
