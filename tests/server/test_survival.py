"""The server is killed (kill -9) while tables play: what was acknowledged is there, once and in its place, and all players go on by themselves."""
from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from server.comeback import move_to
from server.evening import GANGS, TAMMANY, Party, acknowledged, all_go_on, check_all, evening, parties_of, some_moves
from server.house import Process

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
KILLS = 30 if SOAK else 2  # on each database
KINDS = [TAMMANY[k % len(TAMMANY)] for k in range(20)] + GANGS
MARK = "FIVEPOINTS_TEST_SERVER"  # in the environment of a server and of all processes it starts


class Servers:
    """One server after the other, on one port and one database."""

    def __init__(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.mark = f"{os.getpid()} {database}"
        monkeypatch.setenv(MARK, self.mark)
        self.process = Process(database)

    async def __aenter__(self) -> Servers:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    async def start(self) -> None:
        await asyncio.to_thread(self.process.start)

    async def kill(self) -> None:
        """At once; then nothing is left of it, nor of the processes in which its bots thought."""
        await asyncio.to_thread(self.process.kill)
        for _ in range(500):
            if not self.running():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("processes of a killed server are left")

    def running(self) -> list[int]:
        """The processes of the server, its bots' included."""
        wanted = f"{MARK}={self.mark}".encode()
        return [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if wanted in _environment(folder)]


def _environment(process: Path) -> list[bytes]:
    """None of those that are over, or somebody else's."""
    try:
        return (process / "environ").read_bytes().split(b"\0")
    except OSError:
        return []


async def test_the_server_dies_at_any_moment_and_nothing_is_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck, stop = random.Random(1854), asyncio.Event()
    parties: list[Party] = []
    async with parties_of(database, luck, KINDS) as (guests, begun), Servers(database, monkeypatch) as servers, asyncio.TaskGroup() as group:
        for guest in guests:
            move_to(guest, servers.process.address)
        for party in begun:
            group.create_task(evening(party, guests, parties, luck, stop))
        for _ in range(KILLS):
            await some_moves(parties, luck)
            await servers.kill()
            await servers.start()
        await all_go_on(parties)
        stop.set()
    await check_all(database, parties)
    players = [player for party in parties for player in party.players]
    counts = f"{acknowledged(parties)} moves acknowledged, {sum(p.resent for p in players)} resent, {sum(p.returns for p in players)} connections"
    of_gangs = [party for party in parties if party.kind.game == "gangs"]
    print(f"\n{KILLS + 1} servers killed, {len(parties)} tables, {counts}; of Gangs {len(of_gangs)} tables, {acknowledged(of_gangs)} moves")
