"""Whole evenings of many tables, for the tests in which something dies meanwhile: who plays at which kind of table, and what must be there afterwards."""
from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
from sqlalchemy import Connection, select

from fivepoints import Game
from fivepoints.games import rules
from fivepoints.record import Keeper, loads, verify
from fivepoints.server.sitting import Extra, Sitting, header_of, load, record
from fivepoints.server.standing import occasions
from fivepoints.server.store import Store, schema
from kept import Stop, go_on, several_bid
from server.comeback import NOT_NOW, PAUSE, Habits, Player
from server.guest import Guest, Refusal
from server.house import House, serving

MOST = 150  # moves acknowledged between two deaths
LIMIT = 900.0  # seconds within which all tables go on after one, however busy the machine is


@dataclass(frozen=True)
class Kind:
    """A kind of table: whose its seats are (a guest's number, or a bot's level), how people play there, and where it begins."""

    seats: tuple[int | str, ...]
    habits: Habits
    begins: Stop | None = None  # if not at the start
    game: str = "tammany"
    options: Mapping[str, Any] = field(default_factory=dict)
    pace: Mapping[str, Any] = field(default_factory=dict)

    @property
    def guests(self) -> list[int]:
        return sorted({seat for seat in self.seats if isinstance(seat, int)})


def ballots_can_be_rigged(game: Game) -> bool:
    view = game.view(None)
    return bool(view["turn"] >= 8 and view["phase"] == "act")


TAMMANY = [
    Kind((0, 1, 2, 3), Habits(undo=0.2, stand=0.02, replace=0.2)),
    Kind((4, "heeler", "random"), Habits(undo=0.2, stand=0.05)),
    Kind((5, 6, 7, "random"), Habits(replace=0.3), several_bid),
    Kind((8, 9, "heeler"), Habits(stand=0.3, replace=0.2), several_bid),
    Kind((10, 10, 10, 10, 10), Habits(undo=0.3, replace=0.2), several_bid),
]
POLITIQUE = {"mode": "politique"}
BY_TURN, LIVE = {"kind": "turn", "hours": 24.0}, {"kind": "live", "base": 7200.0, "increment": 15.0}
GANGS = [
    Kind((11, 12), Habits(undo=0.2, stand=0.05, replace=0.3), game="gangs"),
    Kind((13, "heeler", 14), Habits(undo=0.1, stand=0.1), game="gangs", pace=BY_TURN),
    Kind((15, "random", "heeler", "random"), Habits(undo=0.2, stand=0.05, replace=0.2), game="gangs", pace=LIVE, options=POLITIQUE),
    Kind((16, 17, 18), Habits(undo=0.2, replace=0.2), ballots_can_be_rigged, game="gangs", options=POLITIQUE),
    Kind((19, 19, 20, 20, 21, "random"), Habits(undo=0.1, stand=0.05), game="gangs", pace=BY_TURN, options=POLITIQUE),
]
GUESTS = [f"Guest {k}" for k in range(1 + max(k for kind in TAMMANY + GANGS for k in kind.guests))]


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
            if isinstance(error, Refusal) and error.code not in NOT_NOW:
                if not asked:
                    raise
                return None
            asked += 1
            await asyncio.sleep(PAUSE)


async def set_table(kind: Kind, guests: list[Guest]) -> str:
    """A table of this kind, in play."""
    host = guests[kind.guests[0]]
    wishes = [{"kind": "bot", "level": seat} if isinstance(seat, str) else {"kind": "me" if guests[seat] is host else "open"} for seat in kind.seats]
    wish: dict[str, Any] = {"game": kind.game, "players": len(kind.seats), "options": dict(kind.options), "pace": dict(kind.pace)}
    table: str = (await persist(lambda: host.create(**wish, seats=wishes, bot_pace=0.0)))["id"]
    for seat, who in enumerate(kind.seats):
        if isinstance(who, int) and guests[who] is not host:
            await persist(lambda seat=seat, who=who: guests[who].deed(table, "sit", seat=seat))
    await persist(lambda: host.deed(table, "start"))
    return table


async def skip_ahead(house: House, table: str, stop: Stop, seed: int) -> int:
    """Let the game be where it shall begin, with moves taken back on the way; how many entries there are."""
    async with (await house.hall.open(table)).deed() as draft:
        assert draft.keeper
        go_on(draft.keeper, stop, seed, undo=True)
        draft.extras += [Extra(house.hall.clock.now())] * (len(draft.keeper.entries) - len(draft.extras))
        return draft.n


@asynccontextmanager
async def parties_of(database: str, luck: random.Random, kinds: Sequence[Kind]) -> AsyncIterator[tuple[list[Guest], list[Party]]]:
    """Tables of these kinds, and the people at them."""
    async with AsyncExitStack() as stack:
        async with serving(database) as house:
            guests = [await stack.enter_async_context(Guest(house.address, name)) for name in GUESTS]
            parties = []
            for kind in kinds:
                table = await set_table(kind, guests)
                parties.append(Party(kind, table, await skip_ahead(house, table, kind.begins, luck.randrange(10**6)) if kind.begins else 0))
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


# After the last one died


def check(party: Party, conn: Connection) -> None:
    """What is stored is what the people at the table were told."""
    stored = load(conn, party.table)
    assert stored
    sitting = stored.sitting
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
    """Every acknowledged move is where the answer said, and there is no other, but for what was left to the game: none is there twice."""
    assert sitting.keeper
    stored = {entry.n: (entry.seat, entry.text) for entry in sitting.keeper.entries[begun:] if entry.seat in player.own and entry.seal is None}
    acknowledged = [(taken.n, (taken.seat, taken.text)) for taken in player.taken if taken.n is not None]
    left = {n: (seat, text) for n, (seat, text) in stored.items() if n not in dict(acknowledged)}
    assert stored == dict(acknowledged) | left
    assert len(stored) == len(acknowledged) + len(left)
    assert all(player.left_it(seat, text) for seat, text in left.values())
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
        assert salt in salts or player.left_it(seat, kept.text)
    receipts = {taken.receipt for taken in last.values()}
    for entry in entries[begun:]:
        if entry.seat in player.own and entry.seal and entry.seal not in receipts:
            assert player.left_it(entry.seat, entry.text)


def check_standing(sitting: Sitting, player: Player) -> None:
    """Choices left for what is still to come are there."""
    assert sitting.keeper
    game = sitting.keeper.game
    for seat in player.own:
        to_come = {occasion.key for occasion in occasions(game, seat)} if sitting.playing else set()
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
