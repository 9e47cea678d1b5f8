"""The server is killed (kill -9) while tables play: what was acknowledged is there, once and in its place, and all players go on by themselves."""
from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from fivepoints.games import rules
from fivepoints.record import Keeper, loads, verify
from fivepoints.server.sitting import Extra, Sitting, header_of, load, record
from fivepoints.server.store import Store, schema
from kept import go_on, several_bid
from server.comeback import PAUSE, Habits, Player, move_to
from server.guest import Guest, Refusal
from server.house import House, Process, serving

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
KILLS = 30 if SOAK else 2  # on each database
TABLES = 20
MOST = 150  # moves acknowledged between two deaths
LIMIT = 180.0  # seconds within which all tables go on after one
MARK = "FIVEPOINTS_TEST_SERVER"  # in the environment of a server and of all processes it starts


@dataclass(frozen=True)
class Kind:
    """A kind of table: whose its seats are (a guest's number, or a bot's level), how people play there, and where it begins."""

    seats: tuple[int | str, ...]
    habits: Habits
    election: bool = False  # it begins where several owe a bid

    @property
    def guests(self) -> list[int]:
        return sorted({seat for seat in self.seats if isinstance(seat, int)})


KINDS = [
    Kind((0, 1, 2, 3), Habits(undo=0.2, stand=0.02, replace=0.2)),
    Kind((4, "heeler", "random"), Habits(undo=0.2, stand=0.05)),
    Kind((5, 6, 7, "random"), Habits(replace=0.3), election=True),
    Kind((8, 9, "heeler"), Habits(stand=0.3, replace=0.2), election=True),
    Kind((10, 10, 10, 10, 10), Habits(undo=0.3, replace=0.2), election=True),
]
GUESTS = [f"Guest {k}" for k in range(1 + max(k for kind in KINDS for k in kind.guests))]


@dataclass
class Party:
    """The people at one table."""

    kind: Kind
    table: str
    begun: int = 0  # how many entries there were when they came
    players: list[Player] = field(default_factory=list)


# Before the first server dies


async def persist(deed: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until there is an answer. That it is done already is one, if it was asked before."""
    asked = 0
    while True:
        try:
            return await deed()
        except (httpx.TransportError, Refusal) as error:
            if isinstance(error, Refusal) and error.code != "slow":
                if not asked:
                    raise
                return None
            asked += 1
            await asyncio.sleep(PAUSE)


async def set_table(kind: Kind, guests: list[Guest]) -> str:
    """A table of this kind, in play."""
    host = guests[kind.guests[0]]
    wishes = [{"kind": "bot", "level": seat} if isinstance(seat, str) else {"kind": "me" if guests[seat] is host else "open"} for seat in kind.seats]
    table: str = (await persist(lambda: host.create(players=len(kind.seats), seats=wishes, bot_pace=0.0)))["id"]
    for seat, who in enumerate(kind.seats):
        if isinstance(who, int) and guests[who] is not host:
            await persist(lambda seat=seat, who=who: guests[who].deed(table, "sit", seat=seat))
    await persist(lambda: host.deed(table, "start"))
    return table


async def skip_ahead(house: House, table: str, seed: int) -> int:
    """Let the game be where several owe a bid, with moves taken back on the way; how many entries there are."""
    async with (await house.hall.open(table)).deed() as draft:
        assert draft.keeper
        go_on(draft.keeper, several_bid, seed, undo=True)
        draft.extras += [Extra(house.hall.clock.now())] * (len(draft.keeper.entries) - len(draft.extras))
        return draft.n


@asynccontextmanager
async def parties_of(database: str, luck: random.Random) -> AsyncIterator[tuple[list[Guest], list[Party]]]:
    """Twenty tables of several kinds, and the people at them."""
    async with AsyncExitStack() as stack:
        async with serving(database) as house:
            guests = [await stack.enter_async_context(Guest(house.address, name)) for name in GUESTS]
            parties = []
            for k in range(TABLES):
                kind = KINDS[k % len(KINDS)]
                table = await set_table(kind, guests)
                parties.append(Party(kind, table, await skip_ahead(house, table, luck.randrange(10**6)) if kind.election else 0))
        yield guests, parties


# While servers die


async def evening(party: Party, guests: list[Guest], ended: list[Party], luck: random.Random, stop: asyncio.Event) -> None:
    """The people play; after a game they set up another table of the same kind."""
    while True:
        party.players = [Player(guests[k], party.table, luck, party.kind.habits) for k in party.kind.guests]
        ended.append(party)
        await asyncio.gather(*[player.play_on(stop) for player in party.players])
        if stop.is_set():
            return
        party = Party(party.kind, await set_table(party.kind, guests))


async def some_moves(parties: list[Party], luck: random.Random) -> None:
    """A moment that may be any: in a move, in a commit, or while everybody comes back."""
    wanted = acknowledged(parties) + luck.randrange(MOST)
    async with asyncio.timeout(LIMIT):
        while acknowledged(parties) < wanted:
            await asyncio.sleep(0.001)
    await asyncio.sleep(luck.uniform(0.0, 0.1))


def acknowledged(parties: list[Party]) -> int:
    return sum(len(player.taken) for party in parties for player in party.players)


async def all_go_on(parties: list[Party]) -> None:
    """Every table makes a move, or has ended."""
    before = [(player, len(player.log)) for party in parties for player in party.players]
    async with asyncio.timeout(LIMIT):
        while not all(len(player.log) > n or player.now.get("result") for player, n in before):
            await asyncio.sleep(0.01)


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


# After the last one died


def check(party: Party, conn: Connection) -> None:
    """What is stored is what the people at the table were told."""
    sitting = load(conn, party.table)
    assert sitting
    assert sitting.keeper
    assert [entry.n for entry in sitting.keeper.entries] == list(range(1, sitting.n + 1))
    assert conn.scalar(select(schema.tables.c.n).where(schema.tables.c.id == party.table)) == sitting.n
    for player in party.players:
        check_log(sitting, player)
        check_open_moves(sitting, player, party.begun)
        check_sealed_choices(sitting, player, party.begun)
        check_standing(sitting, player)
    check_replay(sitting)


def check_log(sitting: Sitting, player: Player) -> None:
    """What a player was shown is the beginning of what is stored. (That nothing shown was changed or taken away, the player saw to.)"""
    assert sitting.keeper
    for told, entry in zip(player.log, sitting.keeper.entries, strict=False):
        assert (told["n"], told["seat"], told["seal"], told["digest"]) == (entry.n, entry.seat, entry.seal, entry.digest)
        assert told["veiled"] or (told["text"], told["salt"]) == (entry.text, entry.salt)
    assert len(player.log) <= sitting.n


def check_open_moves(sitting: Sitting, player: Player, begun: int) -> None:
    """Every acknowledged move is where the answer said, and there is no other: none is there twice."""
    assert sitting.keeper
    stored = {entry.n: (entry.seat, entry.text) for entry in sitting.keeper.entries[begun:] if entry.seat in player.own and entry.seal is None}
    acknowledged = [(taken.n, (taken.seat, taken.text)) for taken in player.taken if taken.n is not None]
    assert stored == dict(acknowledged)
    assert len(stored) == len(acknowledged)
    assert all(taken.n in (None, taken.token + 1) for taken in player.taken)


def check_sealed_choices(sitting: Sitting, player: Player, begun: int) -> None:
    """Of each round the choice that was acknowledged last is there, revealed or waiting; what else is there was left before by the player."""
    assert sitting.keeper
    entries, last = sitting.keeper.entries, {(taken.seat, taken.token): taken for taken in player.taken if taken.receipt}
    for (seat, token), taken in last.items():
        kept: Any = sitting.closed[seat] if token == sitting.n else next(entry for entry in entries[token:] if entry.seat == seat)
        assert (kept.text, kept.seal) == (taken.text, taken.receipt)
        salt = kept.salt if isinstance(kept.salt, str) else kept.salt.hex()
        salts = {each.salt for each in player.taken if (each.seat, each.token, each.text) == (seat, token, taken.text)}
        assert salt in salts or (seat, kept.text) in player.offered
    receipts = {taken.receipt for taken in last.values()}
    for entry in entries[begun:]:
        if entry.seat in player.own and entry.seal and entry.seal not in receipts:
            assert (entry.seat, entry.text) in player.offered


def check_standing(sitting: Sitting, player: Player) -> None:
    """Choices left for what is still to come are there."""
    assert sitting.keeper
    game = sitting.keeper.game
    for seat in player.own:
        to_come = {occasion.key for occasion in game.rules.notation.occasions(game.seen(seat), seat)} if sitting.playing else set()
        left = {occasion: text for (p, occasion), text in player.left.items() if p == seat and text and occasion in to_come}
        assert {occasion: text for (p, occasion), text in sitting.standing.items() if p == seat} == left


def check_replay(sitting: Sitting) -> None:
    """The game comes out the same when all is played again."""
    keeper = sitting.keeper
    assert keeper
    again = Keeper.resume(rules(sitting.info.game), header_of(sitting.info, sitting.seats, sitting.words), keeper.entries, sitting.info.secret or b"")
    assert again.freeze() == keeper.freeze()
    if sitting.info.status == "over":
        assert verify(loads(record(sitting, None))).finished


async def check_all(database: str, parties: list[Party]) -> None:
    store = Store.open(database)
    try:
        for party in parties:
            await store.read(partial(check, party))
    finally:
        store.close()


async def test_the_server_dies_at_any_moment_and_nothing_is_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck, stop = random.Random(1854), asyncio.Event()
    parties: list[Party] = []
    async with parties_of(database, luck) as (guests, begun), Servers(database, monkeypatch) as servers, asyncio.TaskGroup() as group:
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
    print(f"\n{KILLS + 1} servers killed, {len(parties)} tables, {counts}")
