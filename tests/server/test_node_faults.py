"""Two servers on a real PostgreSQL, clients of both: it is restarted, or one of them is killed (kill -9), while tables play. Nothing is lost, all go on."""
from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest

from server import postgres
from server.comeback import move_to
from server.evening import GANGS, TAMMANY, Party, acknowledged, all_go_on, check_all, evening, parties_of, some_moves
from server.guest import Guest
from server.house import Process

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
KILLS = 30 if SOAK else 2
RESTARTS = 10 if SOAK else 1
KINDS = [*TAMMANY * 3, *GANGS] if SOAK else TAMMANY[:4]


class Pair:
    """Two servers, and whose client each guest is."""

    def __init__(self, database: str, guests: list[Guest], luck: random.Random) -> None:
        self.processes = [Process(database), Process(database)]
        self.guests, self.luck = guests, luck

    async def start(self, k: int) -> None:
        await asyncio.to_thread(self.processes[k].start)

    def spread(self) -> None:
        """Everybody comes back to one of the two, as a proxy may send them."""
        for guest in self.guests:
            move_to(guest, self.luck.choice(self.processes).address)

    async def kill(self, k: int) -> None:
        await asyncio.to_thread(self.processes[k].kill)
        for guest in self.guests:
            move_to(guest, self.processes[1 - k].address)


@asynccontextmanager
async def playing(database: str) -> AsyncIterator[tuple[Pair, list[Party], random.Random]]:
    """Tables play at two servers; at the end all that was acknowledged is there."""
    luck, stop = random.Random(1868), asyncio.Event()
    parties: list[Party] = []
    async with parties_of(database, luck, KINDS) as (guests, begun):
        pair = Pair(database, guests, luck)
        for k in range(2):
            await pair.start(k)
        pair.spread()
        try:
            async with asyncio.TaskGroup() as group:
                for party in begun:
                    group.create_task(evening(party, guests, parties, luck, stop))
                yield pair, parties, luck
                stop.set()
        finally:
            for process in pair.processes:
                await asyncio.to_thread(process.kill)
    await check_all(database, parties)
    players = [player for party in parties for player in party.players]
    print(f"\n{len(parties)} tables, {acknowledged(parties)} moves acknowledged, {sum(player.resent for player in players)} resent")


async def test_one_of_two_servers_dies_at_any_moment_and_the_other_carries_on(postgresql: str) -> None:
    async with playing(postgresql) as (pair, parties, luck):
        for _ in range(KILLS):
            await some_moves(parties, luck)
            k = luck.randrange(2)
            await pair.kill(k)
            began = monotonic()
            await all_go_on(parties)
            print(f"\nall tables went on {monotonic() - began:.1f} s after a server was killed", end="")
            await pair.start(k)
            pair.spread()


async def test_postgresql_is_restarted_while_tables_play(postgresql: str) -> None:
    async with playing(postgresql) as (_, parties, luck):
        for _ in range(RESTARTS):
            await some_moves(parties, luck)
            await asyncio.to_thread(postgres.restart)
            began = monotonic()
            await all_go_on(parties)
            print(f"\nall tables went on {monotonic() - began:.1f} s after PostgreSQL was back", end="")
