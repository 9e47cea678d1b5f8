"""Random games through the socket, in search of dead ends, games without end, and undos across a draw, a reveal, the end of a turn or another seat."""
from __future__ import annotations

import asyncio
import io
import itertools
import os
import random
import socket
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from fivepoints.games import rules
from fivepoints.record import loads, verify
from fivepoints.server.limits import Settings
from fivepoints.server.log import Log
from fivepoints.server.run import bind
from server.guest import Chair, Guest, Refusal
from server.house import QUICK, serving
from server.parts import PARTS, Part

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
GAMES = {"tammany": 200 if SOAK else 10, "gangs": 100 if SOAK else 4}
AT_ONCE = 6
MOST_UNDOS = 40  # taken back in one game
ROOMY = Settings(requests=QUICK.requests, new_tables=QUICK.new_tables, messages=(1e6, 10**6), connections_a_person=1000, tables_a_person=1000)
SAME = ("view", "movers", "closed", "owes", "legal", "undo", "occasion", "occasions", "standing", "result")  # after a move and its taking back


REFUSALS = ("forbidden", "stale", "notation", "illegal", "phase", "seat")
Ask = tuple[Chair, dict[str, Any]]


class Variant(NamedTuple):
    """How a game is played: how many sit there, and with which options."""

    players: int
    options: dict[str, Any]


def tammany(k: int) -> Variant:
    options = rules("tammany").options
    variants = list(itertools.product(rules("tammany").seats, *options.values()))
    players, *values = variants[k * 7 % len(variants)]  # 7 has no divisor in common with their number: each is played once before any is again
    return Variant(players, dict(zip(options, values, strict=True)))


def gangs(k: int) -> Variant:
    """Every size in both modes; one module or another is off, or comes later. Small ones first."""
    luck, seats, options = random.Random(f"gangs {k}"), rules("gangs").seats, rules("gangs").options
    modules = {name: luck.choice([0, 1, 2, 4]) for name in luck.sample([name for name in options if name not in ("mode", "gangs")], k % 3)}
    return Variant(seats[k // 2 % len(seats)], {"mode": options["mode"][k % 2], **modules})


VARIANTS = {"tammany": tammany, "gangs": gangs}


@dataclass(frozen=True)
class Point:
    """The table before a move that can be taken back: its digest, and what every seat was told."""

    seat: int
    digest: str
    told: list[dict[str, Any]]


class Fuzzer:
    """One game: all its seats' chairs, and what the rules of undoing say by themselves."""

    def __init__(self, part: Part, chairs: list[Chair], stranger: Chair, luck: random.Random, counts: Counter[str]) -> None:
        self.part, self.bound = part, rules(part.name).bound
        self.chairs, self.stranger, self.luck, self.counts = chairs, stranger, luck, counts
        self.back: list[Point] = []  # the moves that can be taken back, the last one last
        self.known = 0  # entries looked at
        self.undone = 0
        self.told: list[dict[str, Any]] = []
        self.turn: object = None  # that went on when all were told the last time

    async def play(self) -> None:
        await self.arrive()
        while self.now["result"] is None:
            self.check_alive()
            await self.refused([*self.undos(), *self.nonsense()])
            await (self.undo(self.now["movers"][0]) if self.may_undo() and self.undone < MOST_UNDOS and self.luck.random() < 0.3 else self.move())
            await self.arrive()
            assert self.now["n"] - 2 * self.undone <= self.bound, "an endless game"
        await self.refused(self.undos())
        self.counts["entries"] += self.now["n"]

    @property
    def now(self) -> dict[str, Any]:
        return self.chairs[0].now

    async def arrive(self) -> None:
        """All have heard the same, and what is new is looked at."""
        await self.hear()
        nows = [chair.now for chair in self.chairs]
        assert len({(now["n"], now["token"], str(now["movers"]), str(now["closed"])) for now in nows}) == 1
        log = self.stranger.log
        for entry in log[self.known :]:
            self.check_told(entry)
            self.look_at(entry, log[entry["n"] - 2]["digest"])
        self.known = len(log)
        turn = self.part.turn(self.now["view"])
        if turn is None or turn != self.turn:
            self.back.clear()
        self.told, self.turn = nows, turn

    async def hear(self) -> None:
        """Read what has come; it need not be kept."""
        for chair in [*self.chairs, self.stranger]:
            chair.raw.clear()
            chair.messages.clear()
        await asyncio.gather(*(chair.ask(type="ping") for chair in [*self.chairs, self.stranger]))

    def check_told(self, entry: dict[str, Any]) -> None:
        """All are told the same, but for what only who made the move may know; the move that ends the game hides nothing any more."""
        if self.now["result"]:
            assert not entry["veiled"]
            assert all(chair.log[entry["n"] - 1] == entry for chair in self.chairs)
            return
        for seat, chair in enumerate(self.chairs):
            told = chair.log[entry["n"] - 1]
            hidden = told["text"] != (told["text"] if entry["seat"] is None else self.part.heard(told["text"]))
            assert hidden == (entry["veiled"] and seat == entry["seat"])
            assert told == (entry | {"text": told["text"], "veiled": False} if hidden else entry)
        self.counts["heard in part"] += entry["veiled"]

    def look_at(self, entry: dict[str, Any], before: str) -> None:
        """What can be taken back: moves of one seat in its turn, not across a draw, a reveal, an end or another seat's move."""
        if entry["text"] == "undo":
            point = self.back.pop()
            assert (entry["seat"], entry["digest"]) == (point.seat, point.digest)
        elif entry["seat"] is None or entry["seal"] or self.part.breaks(entry) or self.turn is None:
            self.back.clear()
        else:
            self.back = [point for point in self.back if point.seat == entry["seat"]]
            self.back.append(Point(entry["seat"], before, self.told))

    def may_undo(self) -> bool:
        return bool(self.back)

    def check_alive(self) -> None:
        """The game goes on: somebody owes a move, and can make one."""
        assert self.now["movers"], "a dead end: nobody owes a move"
        for chair in self.chairs:
            now = chair.now
            assert now["owes"] == (now["seat"] in now["movers"])
            assert (now["legal"] is not None) == (now["owes"] or now["seat"] in now["closed"])
            if now["legal"]:
                assert now["legal"]["amounts"] or now["legal"]["moves"], "a dead end: no move is legal"
            assert now["undo"] == (self.may_undo() and now["seat"] == self.back[-1].seat)

    # What is refused

    def undos(self) -> list[Ask]:
        """Every seat tries, but for the one that may."""
        allowed = self.back[-1].seat if self.back else None
        asks: list[Ask] = [(chair, {"type": "undo", "seat": p, "token": chair.now["token"]}) for p, chair in enumerate(self.chairs) if p != allowed]
        if allowed is not None:
            other = self.luck.choice([chair for p, chair in enumerate(self.chairs) if p != allowed])
            asks.append((other, {"type": "undo", "seat": allowed, "token": self.now["token"]}))
            if self.chairs[0].log[-1]["text"] != "undo":  # else it is the first answer again
                asks.append((self.chairs[allowed], {"type": "undo", "seat": allowed, "token": self.now["token"] - 1}))
        self.counts["undos refused"] += len(asks)
        return asks

    def nonsense(self) -> list[Ask]:
        """Others' moves, old and future tokens, moves of another kind, a stranger."""
        luck, token = self.luck, self.now["token"]
        mover = luck.choice(self.now["movers"])
        other = luck.choice([p for p in range(len(self.chairs)) if p != mover])
        legal, wrong = self.some_move(mover), luck.choice(self.part.wrong)
        occasion, answer = self.part.never
        idle = [p for p in range(len(self.chairs)) if p not in self.now["movers"] and p not in self.now["closed"]]
        asks: list[Ask] = [
            (self.chairs[other], {"type": "play", "seat": mover, "token": token, "move": legal}),
            (self.stranger, {"type": "play", "seat": mover, "token": token, "move": legal}),
            (self.stranger, {"type": "undo", "seat": mover, "token": token}),
            (self.chairs[mover], {"type": "play", "seat": mover, "token": token + 1, "move": legal}),
            (self.chairs[mover], {"type": "play", "seat": mover, "token": token, "move": wrong}),
            (self.chairs[mover], {"type": "stand", "seat": mover, "occasion": occasion, "move": answer}),
        ]  # fmt: skip
        if idle:
            seat = luck.choice(idle)
            asks.append((self.chairs[seat], {"type": "play", "seat": seat, "token": token, "move": legal}))
        asks = luck.sample(asks, 2)
        old = luck.randrange(token) if token else 0
        if old < token and all(entry["text"] != legal or entry["seat"] != mover for entry in self.chairs[mover].log[old:]):  # else it is the first answer again
            asks.append((self.chairs[mover], {"type": "play", "seat": mover, "token": old, "move": legal}))
        self.counts["nonsense refused"] += len(asks)
        return asks

    async def refused(self, asks: list[Ask]) -> None:
        """All of it, and nobody is told anything but who asked; one whose token is old is told how things stand."""
        due = {chair: chair.seq + 1 for chair in [*self.chairs, self.stranger]}
        wrong = []
        for chair, ask in asks:
            try:
                wrong.append((ask, await chair.ask(**ask)))
            except Refusal as refusal:
                wrong += [] if refusal.code in REFUSALS else [(ask, refusal.code)]
                due[chair] += 2 if refusal.code == "stale" else 1
        assert not wrong
        await self.hear()
        assert {chair: chair.seq for chair in due} == due, "somebody was told what they had not asked"
        assert [chair.now for chair in self.chairs] == self.told

    # What is done

    def truth(self) -> list[dict[str, Any]]:
        """The log, each entry as the one knows it who made the move."""
        return [entry if entry["seat"] is None else self.chairs[entry["seat"]].log[entry["n"] - 1] for entry in self.stranger.log]

    def some_move(self, seat: int) -> str:
        return next(self.part.choices(self.chairs[seat].now["legal"], self.luck))

    async def move(self) -> None:
        """Some seat that owes one moves; or one that has closed its choice replaces it. Said twice it counts once."""
        closed, token = self.now["closed"], self.now["token"]
        again = bool(closed) and self.luck.random() < 0.3
        seat = self.luck.choice(closed if again else self.now["movers"])
        ask = {"type": "play", "seat": seat, "token": token, "move": self.some_move(seat)}
        answer = await self.chairs[seat].ask(**ask)
        if self.luck.random() < 0.2:
            second = await self.chairs[seat].ask(**ask)
            assert (second["n"], second["receipt"]) == (answer["n"], answer["receipt"])
            self.counts["said twice"] += 1
        self.counts["replaced" if again else "sealed" if answer["receipt"] else "open"] += 1

    async def undo(self, seat: int) -> None:
        """Everything is as it was before the move, for everybody."""
        point = self.back[-1]
        assert point.seat == seat
        ask = {"type": "undo", "seat": seat, "token": self.now["token"]}
        answer = await self.chairs[seat].ask(**ask)
        if self.luck.random() < 0.2:
            assert (await self.chairs[seat].ask(**ask))["n"] == answer["n"]
            self.counts["said twice"] += 1
        await self.hear()
        for chair, told in zip(self.chairs, point.told, strict=True):
            assert {key: chair.now[key] for key in SAME} == {key: told[key] for key in SAME}
        self.undone += 1
        self.counts["undone"] += 1


def test_the_server_does_not_hold_back_small_messages() -> None:
    """Where asyncio has no uvloop it sees to that itself, but only for sockets that name their protocol; without it every other message waits 40 ms."""
    with bind("127.0.0.1", 0) as bound:
        bound.listen()
        with socket.create_connection(bound.getsockname()), bound.accept()[0] as accepted:
            assert accepted.proto == socket.IPPROTO_TCP


async def one_game(game: str, people: list[Guest], k: int, counts: Counter[str]) -> None:
    luck = random.Random(k)
    players, options = VARIANTS[game](k)
    stranger, *seated = luck.sample(people, players + 1)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    table = (await seated[0].create(game=game, players=players, options=options, seats=seats, word=luck.randbytes(16).hex()))["id"]
    for p, guest in enumerate(seated[1:], 1):
        await guest.deed(table, "sit", seat=p, word=luck.randbytes(16).hex())
    await seated[0].deed(table, "start")
    async with AsyncExitStack() as stack:
        chairs = []
        for guest in [*seated, stranger]:
            chairs.append(await guest.connect(table))
            stack.push_async_callback(chairs[-1].close)
        fuzzer = Fuzzer(PARTS[game], chairs[:-1], chairs[-1], luck, counts)
        try:
            await fuzzer.play()
        except AssertionError as error:
            error.add_note(f"game {k}: {players} players, {options}, after {fuzzer.now['n']} entries")
            raise
        record = loads((await stranger.http.get(f"/api/tables/{table}/record")).text)
        verdict = verify(record)
        assert (verdict.finished, verdict.chance_checked, verdict.words_checked) == (True, True, True)
        assert [(entry.seat, entry.text, entry.digest) for entry in record.entries] == [(e["seat"], e["text"], e["digest"]) for e in fuzzer.truth()]
        assert record.result == fuzzer.now["result"]
    counts["games"] += 1
    counts.update({f"{players} players": 1} | {f"{name} {value}": 1 for name, value in options.items()})


async def play_all(game: str, url: str) -> Counter[str]:
    """All games of one kind, some at once; what was done in them."""
    counts, most = Counter[str](), rules(game).seats[-1]
    async with serving(url, ROOMY, log=Log(io.StringIO())) as house, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(house.address, f"Person {p}")) for p in range(most + 1)]
        waiting = iter(range(GAMES[game]))

        async def play_some() -> None:
            for k in waiting:
                await one_game(game, people, k, counts)

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(play_some())
    print(f"\n{counts['games']} games of {game} through the socket: {dict(counts)}")
    assert counts["games"] == GAMES[game]
    assert min(counts["undone"], counts["replaced"], counts["sealed"], counts["said twice"]) > 0
    return counts


async def test_random_games_have_no_dead_ends_and_no_end_is_missing_and_undo_crosses_nothing(sqlite: str) -> None:
    counts = await play_all("tammany", sqlite)
    assert {f"{p} players" for p in rules("tammany").seats} <= set(counts)
    assert {f"{name} {value}" for name, values in rules("tammany").options.items() for value in values} <= set(counts)


async def test_random_games_of_gangs_go_as_well_and_what_is_rigged_is_heard_in_part(sqlite: str) -> None:
    counts = await play_all("gangs", sqlite)
    assert {"mode base", "mode politique"} <= set(counts)
    assert counts["heard in part"] > 0
    assert not SOAK or {f"{p} players" for p in rules("gangs").seats} <= set(counts)
