"""A spy at the table: a game is played twice with nothing but the secrets changed, and all that the spy could read is kept, to be compared byte by byte.

Public, and so the same in both runs, are the script (who sits where, every open move, when each seat closes its choice, how the time goes) and whatever the
spy does. Secret is what the others choose in one sealed round and by what way they come to it, what they leave for later, and every draw from one on.
"""
from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import io
import json
import logging
import random
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from fivepoints.bots import fresh_generator
from fivepoints.core import chance
from fivepoints.server import log as server_log
from fivepoints.server import moves, program
from fivepoints.server import people as server_people
from fivepoints.server.limits import Settings
from fivepoints.server.log import Handler, Log
from fivepoints.server.program import LONGEST_DELAY
from fivepoints.server.workers import Workers
from server.guest import Chair, Guest, some_move
from server.house import QUICK, TestClock, serving

BOT_PACE = 1.0
GAME, NEIGHBOUR = "game", "neighbour"  # the ids of the two tables
ROOMY = Settings(
    retry=0.05, forget_after=1e12, requests=QUICK.requests, new_tables=QUICK.new_tables, messages=(10_000.0, 1_000_000), talk=QUICK.talk, heartbeat=1e6
)  # nothing may depend on how long the test itself takes
PATHS = [f"/api/tables/{GAME}", f"/api/tables/{GAME}/record", "/api/me/tables", "/api/tables", "/health"]
SPY, WATCHER, LOG = "spy", "watcher", "log"
MOST_STEPS = 3_000


class LastingWorkers(Workers):
    """Processes for bots that outlive one server: starting them takes longer than a game."""

    def close(self) -> None:
        pass

    def end(self) -> None:
        super().close()


@dataclass(frozen=True)
class Script:
    """What is the same in every run of a game."""

    seed: int
    players: int
    options: dict[str, Any]
    pace: dict[str, Any]
    bots: dict[int, str]  # the level of each
    spy: int

    @classmethod
    def of(cls, seed: int, pace: str | None = None) -> Script:
        luck = random.Random(f"script {seed}")
        players = 3 + seed % 3
        options = {"edition": (2020, 2009)[seed // 3 % 2], "supply": luck.choice(["printed", "unlimited"]), "lock": luck.choice([None, "placing", "full"])}
        spy, *others = luck.sample(range(players), players)
        bots = {seat: luck.choice(["random", "heeler"]) for seat in others[1:] if luck.random() < 0.3}
        kind = pace or ("live", "live", "turn", "relaxed")[seed % 4]
        return cls(seed, players, options, {"kind": kind, "base": 3600.0, "increment": 15.0, "hours": 24.0}, bots, spy)

    def luck(self, *key: object) -> random.Random:
        return random.Random(f"{self.seed} {' '.join(map(str, key))}")

    def word(self, seat: int) -> bytes:
        """What the page of a seat adds to the secret."""
        return self.luck("word", seat).randbytes(16)

    def words(self, house: bytes) -> list[bytes]:
        """Everybody's; a bot's follows from the server's own."""
        return [hmac.digest(house, f"seat {p}".encode(), "sha256") if p in self.bots else self.word(p) for p in range(self.players)]

    def secret(self, house: bytes) -> bytes:
        return hashlib.sha256(house + b"".join(self.words(house))).digest()

    def house(self, k: int) -> bytes:
        return self.luck("house", k).randbytes(chance.HOUSE_BYTES)


@dataclass
class Round:
    """A sealed round, as it went."""

    way: str = ""  # how one of the seats comes to its choice
    chosen: int | None = None  # which
    occasions: dict[int, str] = field(default_factory=dict)
    amounts: dict[int, dict[str, list[int]]] = field(default_factory=dict)
    early: set[int] = field(default_factory=set)  # closed before the last one was
    texts: dict[int, str] = field(default_factory=dict)  # once they are revealed

    def open_to_change(self, spy: int) -> list[int]:
        """The others who could have closed another choice, and had before the last was in."""
        return [p for p in self.early if p != spy and any(most > least for least, most in self.amounts.get(p, {}).values())]


@dataclass(frozen=True)
class Seen:
    """Something sent to one of the spy's ears: when, by the count of marks and by the clock, and every byte of it."""

    step: int
    at: float
    data: str


@dataclass(frozen=True)
class Twist:
    """What is changed in the second run of a game."""

    first: Evening  # the run that it is compared with
    house: bytes
    draw: int  # draws from this one on are other ones
    round: int | None  # the entries there were when the sealed round opened in which others choose other things

    @property
    def cut(self) -> int:
        """The step in which the first run shows what is changed."""
        return self.first.draw_steps[self.draw] if self.round is None else self.first.reveal_steps[self.round]


class Evening:
    """One run of a script."""

    def __init__(self, script: Script, twist: Twist | None = None, rounds: int = 10**6) -> None:
        """With `rounds`, as many sealed ones are enough."""
        self.script, self.twist, self.enough = script, twist, rounds
        self.house_word = twist.house if twist else script.house(0)
        self.secret = script.secret(self.house_word)
        self.clock = TestClock()
        self.stream = io.StringIO()
        self.log = Log(self.stream)
        self.seen: dict[str, list[Seen]] = defaultdict(list)
        self.step = 0
        self.draw_steps: list[int] = []
        self.weights: dict[int, list[int]] = {}
        self.reveal_steps: dict[int, int] = {}
        self.rounds: dict[int, Round] = {}  # by the number of entries there were when it opened
        self.asked: dict[tuple[int, str], int] = {}  # for each seat and occasion, the step in which it was asked
        self.ways: Counter[str] = Counter()  # how others did in secret what they did
        self.record = ""
        self._known = 0  # entries noted
        self._entering = 0  # the round whose choices were entered last
        self._replacing: dict[int, int] = {}  # how often a seat will still replace its choice

    # The frame

    async def spend(self, url: str, workers: Workers) -> Evening:
        """Play to the end, or until what is changed has become public."""
        with self._fixed():
            async with serving(
                url, ROOMY, workers, clock=self.clock, luck=random.Random(self.script.seed), log=self.log, new_id=iter([GAME, NEIGHBOUR]).__next__,
                new_word=iter([self.house_word, self.script.luck("neighbour").randbytes(32)]).__next__,
            ) as self.house, self._guests(), self._table():  # fmt: skip
                await self._play()
        return self

    @contextlib.contextmanager
    def _fixed(self) -> Iterator[None]:
        """All that is left to chance is the script's, but for the draws that are to be other ones; the log has the test's clock and hears everybody."""
        first = self.twist.first if self.twist else self
        ids, real = random.Random(self.script.seed), chance.pick

        def pick(secret: bytes, k: int, weights: list[int]) -> int:
            self.weights[k] = list(weights)
            return real(first.secret if self.twist and k < self.twist.draw else secret, k, weights)

        def generator(secret: bytes, seat: int, n: int) -> list[int]:
            return fresh_generator(secret if self.twist and n == self.twist.round else first.secret, seat, n)

        def salt(size: int) -> bytes:
            return self.script.luck("salt", self.now["n"]).randbytes(size)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(chance, "pick", pick)
            patch.setattr(program, "fresh_generator", generator)
            patch.setattr(moves, "secrets", SimpleNamespace(token_bytes=salt))
            patch.setattr(server_people, "secrets", SimpleNamespace(token_bytes=ids.randbytes, token_hex=lambda size: ids.randbytes(size).hex()))
            patch.setattr(server_log, "time", SimpleNamespace(time=self.clock.now))
            for name in ("uvicorn", "fivepoints"):
                patch.setattr(logging.getLogger(name), "handlers", [Handler(self.log)])
                patch.setattr(logging.getLogger(name), "propagate", False)
            yield

    @contextlib.asynccontextmanager
    async def _guests(self) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            self.people = {p: await stack.enter_async_context(Guest(self.house.address, f"Seat {p}")) for p in self.persons}
            self.people[-1] = await stack.enter_async_context(Guest(self.house.address, "Watcher"))
            yield

    @contextlib.asynccontextmanager
    async def _table(self) -> AsyncIterator[None]:
        """Everybody sits down at the table and looks at it; beside it stands another one, so that lists have an order."""
        script = self.script
        owner = next(p for p in self.persons if p != script.spy)
        kinds: list[dict[str, Any]] = [{"kind": "bot", "level": script.bots[p]} if p in script.bots else {} for p in range(script.players)]
        kinds[owner] = {"kind": "me"}
        wish = {"players": script.players, "options": script.options, "pace": script.pace, "bot_pace": BOT_PACE, "listed": True, "seats": kinds}
        table = await self.people[owner].create(**wish, word=script.word(owner).hex())
        assert table["id"] == GAME
        await self.people[-1].create(players=3, seats=[{"kind": "me"}, {}, {}], listed=True)
        for p in self.persons:
            if p != owner:
                await self.people[p].deed(GAME, "sit", seat=p, word=script.word(p).hex())
        self.chairs = {p: await guest.connect(GAME) for p, guest in sorted(self.people.items())}
        self.kept = dict.fromkeys((SPY, WATCHER, LOG), 0)
        await self.look()
        await self.people[owner].deed(GAME, "start")
        try:
            yield
        finally:
            for chair in self.chairs.values():
                await chair.close()

    @property
    def persons(self) -> list[int]:
        return [p for p in range(self.script.players) if p not in self.script.bots]

    @property
    def now(self) -> dict[str, Any]:
        return self.chairs[-1].now

    @property
    def ears(self) -> dict[str, Chair]:
        return {SPY: self.chairs[self.script.spy], WATCHER: self.chairs[-1]}

    # Keeping what was sent

    async def mark(self) -> None:
        """Everything sent until now has arrived, and is kept with the time at which it was sent."""
        await asyncio.gather(*(chair.ask(type="ping") for chair in self.chairs.values()))
        for ear, chair in self.ears.items():
            self._keep(ear, chair.raw[self.kept[ear] :])
            self.kept[ear] = len(chair.raw)
        self._keep(LOG, self.stream.getvalue()[self.kept[LOG] :].splitlines())
        self.kept[LOG] = len(self.stream.getvalue())
        self._note()
        self.step += 1
        assert self.step < MOST_STEPS, "an endless game"

    def _keep(self, ear: str, some: list[str]) -> None:
        self.seen[ear] += [Seen(self.step, self.clock.time, data) for data in some]

    def _note(self) -> None:
        """What the test itself has to know: in which step what became public, and who was asked what."""
        entries = self.chairs[-1].log
        for entry in entries[self._known :]:
            if entry["seat"] is None:
                self.draw_steps.append(self.step)
            if entry["seal"]:
                before = entries[entry["n"] - 2]
                if entry["n"] - 1 in self.rounds or not before["seal"] or before["seat"] >= entry["seat"]:  # a round is entered in the order of seats
                    self._entering = entry["n"] - 1
                self.reveal_steps[self._entering] = self.step
                self.rounds.setdefault(self._entering, Round()).texts[entry["seat"]] = entry["text"]
        self._known = len(entries)
        for p in self.persons:
            if self.chairs[p].now.get("occasion"):
                self.asked.setdefault((p, self.chairs[p].now["occasion"]), self.step)
        if self.now and self.now["view"]["phase"] == "bid":
            self.rounds.setdefault(self.now["n"], Round()).early |= set(self.now["closed"])

    async def look(self) -> None:
        """What the spy can ask for: over HTTP, as a seat and as a spectator, and over its socket, also what is not its to ask."""
        for ear, p in ((SPY, self.script.spy), (WATCHER, -1)):
            for path in PATHS:
                answer = await self.people[p].http.get(path)
                head = sorted((name, value) for name, value in answer.headers.items() if name != "date")  # the web server's own clock
                self._keep(f"{ear} {path}", [f"{answer.status_code} {head} {answer.text}"])
        chair, spy = self.chairs[self.script.spy], self.script.spy
        token = chair.now.get("token", 0)
        other = (spy + 1) % self.script.players
        asks: list[dict[str, Any]] = [
            {"type": "sync"}, {"type": "look", "seat": None}, {"type": "look", "seat": other}, {"type": "look", "seat": spy},
            {"type": "undo", "seat": other, "token": token}, {"type": "play", "seat": other, "token": token, "move": "bid none"},
            {"type": "play", "seat": spy, "token": token + 1, "move": "bid none"}, {"type": "play", "seat": spy, "token": token, "move": "bid irish 99"},
            {"type": "stand", "seat": other, "occasion": "4 bid 1", "move": "bid none"}, {"type": "stand", "seat": spy, "occasion": "4 bid 99", "move": None},
        ]  # fmt: skip
        for ask in asks:
            await _say(chair, **ask)
        await self.mark()

    # Playing

    async def _play(self) -> None:
        await self.mark()
        while self.now["result"] is None:
            if len(self.reveal_steps) >= self.enough or (self.twist and self.step > self.twist.cut):
                return
            await (self._round() if self.now["view"]["phase"] == "bid" else self._turn())
        await self.look()
        self.record = (await self.people[-1].http.get(PATHS[1])).text

    async def pass_time(self, seconds: float) -> None:
        await self.house.later(seconds)
        await self.mark()

    async def _turn(self) -> None:
        """One open move, now and then one taken back."""
        luck, seat = self.script.luck("turn", self.now["n"]), self.now["movers"][0]
        if luck.random() < 0.3:
            await self.aside()
        if luck.random() < 0.05:
            await self.look()
        if seat in self.script.bots:
            await self.pass_time(BOT_PACE)
            return
        chair = self.chairs[seat]
        if chair.now["undo"] and luck.random() < 0.05:
            await chair.ask(type="undo", seat=seat, token=chair.now["token"])
        else:
            await chair.play(some_move(chair.now, luck.randrange(10**6)))
        await self.mark()
        if self.now["view"]["phase"] != "bid":  # when a round opens, time goes on by its own script
            await self.pass_time(luck.choice([0.0, 0.7, 2.9]))

    async def _round(self) -> None:
        """One sealed round: in what way and order the seats close their choices is the script's; what they choose is theirs."""
        opened, luck = self.now["n"], self.script.luck("round", self.now["n"])
        others = [p for p in self.now["movers"] if p not in self.script.bots and p != self.script.spy]
        live = self.script.pace["kind"] == "live"
        way = luck.choice(["late"] if live and luck.random() < 0.15 else ["by hand", "by hand", "slow", "left"]) if others else "by hand"
        chosen = luck.choice(others) if others else None
        if way == "slow" and (self.chairs[-1].info["seats"][chosen]["status"] or (live and self.now["clocks"][chosen]["left"] <= LONGEST_DELAY)):
            way = "left"  # who was late and comes back is shown as being back, which the program's hand does not do for them: that much others may know
        if way == "late":
            chosen = min(others, key=lambda p: self.now["clocks"][p]["left"])
        known = self.rounds[opened]
        known.way, known.chosen = way, chosen
        for p in {*others, self.script.spy} & set(self.now["movers"]):
            known.occasions[p], known.amounts[p] = self.chairs[p].now["occasion"], self.chairs[p].now["legal"]["amounts"]
        await getattr(self, f"_come_{way.replace(' ', '_')}")(chosen)
        while self.now["n"] == opened:
            persons = [p for p in self.now["movers"] if p not in self.script.bots]
            if not persons:
                await self.pass_time(BOT_PACE)
                continue
            seat = luck.choice(persons)
            if seat == self.script.spy and luck.random() < 0.6:
                seat = persons[0]
            if len(self.now["movers"]) == 1:
                await self.interlude(luck)
                if self.now["n"] != opened:
                    return
            await self.close(seat)
            if self.now["n"] == opened:
                await self.aside()
                await self.pass_time(luck.choice([0.0, 0.3, 1.2]))

    async def _come_by_hand(self, chosen: int | None) -> None:
        """All close their choices themselves."""

    async def _come_slow(self, chosen: int) -> None:
        """The seat closes its choice when one that was left would be closed at the latest: in the first run by hand, in the second it was left before."""
        if self.twisted:
            await self._leave(chosen, self.chairs[chosen].now["occasion"], self.choose(chosen))
            self.ways["left before"] += 1
        await self.mark()
        await self.pass_time(BOT_PACE)
        await self.house.later(LONGEST_DELAY - BOT_PACE)
        if not self.twisted:
            await self._put_in(chosen)
        await self.mark()

    async def _come_left(self, chosen: int) -> None:
        """The seat leaves its choice for now, and it is closed at a moment drawn by lot."""
        await self._leave(chosen, self.chairs[chosen].now["occasion"], self.choose(chosen))
        self.ways["left now"] += self.twisted
        await self.mark()
        opened = self.now["n"]
        for _ in range(int(LONGEST_DELAY / 0.5)):
            if self.now["n"] == opened and chosen in self.now["movers"]:
                await self.pass_time(0.5)

    async def _come_late(self, chosen: int) -> None:
        """The seat's time runs out, and the program chooses for it; in the second run its person then chooses otherwise."""
        if self.script.spy in self.now["movers"]:
            await self.close(self.script.spy)
        if self.now["clocks"] and chosen in self.now["movers"]:
            await self.pass_time(self.now["clocks"][chosen]["left"] + 0.01)
        if self.twisted:
            self.ways["late"] += 1
            self._replacing = {p: 2 for p in self.now["closed"] if p in self.persons and p != self.script.spy}
        await self.aside()

    async def _put_in(self, seat: int) -> None:
        await self.chairs[seat].play(self.choose(seat), salt=self.script.luck("salt", self.now["n"], seat).randbytes(16).hex())

    async def close(self, seat: int) -> None:
        """By hand."""
        await self._put_in(seat)
        if self.twisted and seat != self.script.spy:
            self.ways["by hand"] += 1
            self._replacing[seat] = self._private().randrange(3)
        await self.mark()

    async def interlude(self, luck: random.Random) -> None:
        """Before the last choice is in: something happens at the other table, then others replace what they have chosen, then the spy looks around."""
        await self.pass_time(0.1)
        seated = (await self.people[-1].ask("GET", f"/api/tables/{NEIGHBOUR}"))["seats"][1]["kind"] == "person"
        await self.people[-1].deed(NEIGHBOUR, "leave" if seated else "sit", seat=1)
        spy = self.script.spy
        if spy in self.now["closed"] and luck.random() < 0.3:
            await self.chairs[spy].play(some_move(self.chairs[spy].now, luck.randrange(10**6)), salt=luck.randbytes(16).hex())
        for _ in range(2):
            await self.pass_time(0.1)
            await self.aside()
        if len(self.now["movers"]) == 1:
            await self.look()

    def choose(self, seat: int) -> str:
        """What a seat chooses; in the second run it is another thing, if there is any."""
        if self.twisted and seat != self.script.spy:
            return self._other(seat, self._private())
        return some_move(self.chairs[seat].now, self.script.luck("choice", self.now["n"], seat).randrange(10**6))

    # What nobody else is to notice

    @property
    def twisted(self) -> bool:
        """Whether this is the round in which others choose other things."""
        return self.twist is not None and self.now["n"] == self.twist.round

    def _private(self) -> random.Random:
        return self.script.luck("private", self.step)

    async def aside(self) -> None:
        """A moment in which others may do something that concerns nobody but them; only in the second run do they."""
        if self.twist:
            await self._secretly(self._private())
        await self.mark()

    async def _secretly(self, luck: random.Random) -> None:
        for seat, times in self._replacing.items():
            if times and seat in self.now["closed"]:
                self._replacing[seat] -= 1
                self.ways["replaced"] += 1
                await self.chairs[seat].play(self._other(seat, luck), salt=luck.randbytes(16).hex())
        seat = luck.choice([p for p in self.persons if p != self.script.spy])
        match luck.randrange(4):
            case 0:
                await self._leave_ahead(seat, luck)
            case 1:
                await _say(self.chairs[seat], type="play", seat=seat, token=self.now["token"], move="bid irish 77")
                self.ways["refused"] += 1
        await self._leave_long_before(luck)

    async def _leave_long_before(self, luck: random.Random) -> None:
        """Who will come slowly may leave the choice as soon as that can be done, and another one in its place."""
        assert self.twist
        if self.twist.round is None or luck.random() < 0.5:
            return
        target = self.twist.first.rounds[self.twist.round]
        if target.way == "slow" and target.chosen is not None and target.occasions[target.chosen] in _keys(self.chairs[target.chosen].now):
            await self._leave(target.chosen, target.occasions[target.chosen], self._other(target.chosen, luck))
            self.ways["left long before"] += 1

    def _other(self, seat: int, luck: random.Random) -> str:
        """A choice that is not the one of the first run, if there is any."""
        assert self.twist
        assert self.twist.round is not None
        known = self.twist.first.rounds[self.twist.round]
        return next((bid for bid in _bids(known.amounts[seat], luck) if bid != known.texts[seat]), known.texts[seat])

    async def _leave(self, seat: int, occasion: str, text: str | None) -> None:
        await self.chairs[seat].ask(type="stand", seat=seat, occasion=occasion, move=text)

    async def _leave_ahead(self, seat: int, luck: random.Random) -> None:
        """Leave or take away a choice that is not asked before the runs part."""
        assert self.twist
        asked, cut = self.twist.first.asked, self.twist.cut
        free = [key for key in _keys(self.chairs[seat].now) if asked.get((seat, key), cut) >= cut]
        if self.twist.round is not None:
            target = self.twist.first.rounds[self.twist.round]
            free = [key for key in free if key != target.occasions.get(seat)]
        if free:
            key = luck.choice(free)
            text = luck.choice(["bid none", "bid irish 1 german 2", None]) if " bid " in key else None
            await self._leave(seat, key, text)
            self.ways["left for later"] += 1

    # What can be changed, and what is masked

    def closed_by_bots(self, opened: int) -> bool:
        """Whether a bot that plays at random was not the last to close its choice."""
        return any(self.script.bots.get(p) == "random" for p in self.rounds[opened].early)

    def rounds_to_change(self) -> dict[str, list[int]]:
        """By the way one of the seats came to its choice: the rounds in which others could have chosen other things before the last choice was in."""
        found: dict[str, list[int]] = defaultdict(list)
        for opened, known in self.rounds.items():
            if opened in self.reveal_steps and known.open_to_change(self.script.spy):
                found[known.way].append(opened)
        return found

    def draws_to_change(self) -> list[int]:
        """Draws that could have fallen otherwise, of those that came after the game began."""
        return [k for k, step in enumerate(self.draw_steps) if step > self.draw_steps[0] and len(self.weights[k]) > 1]

    def masks(self) -> dict[str, str]:
        """The only bytes that are allowed to differ, each with its kind: hashes of what draws come from."""
        script = self.script
        masks = {chance.commitment(self.house_word): "house", chance.commitment(self.secret): "commitment"}
        return masks | {word.hex(): "word of a bot" for p, word in enumerate(script.words(self.house_word)) if p in script.bots}


async def _say(chair: Chair, **message: Any) -> None:
    """Send a message, and leave its answer to the next mark."""
    await chair.socket.send(json.dumps(message))


def _keys(now: dict[str, Any]) -> list[str]:
    return [occasion["key"] for occasion in now["occasions"]]


def _bids(amounts: dict[str, list[int]], luck: random.Random) -> Iterator[str]:
    """Some bids within these amounts."""
    for _ in range(100):
        offered = [f"{name} {n}" for name, (least, most) in amounts.items() if (n := luck.randint(least, most))]
        yield "bid " + (" ".join(offered) or "none")


# Comparing


@dataclass
class Finding:
    """What a comparison came to."""

    difference: str | None = None
    compared: int = 0  # bytes
    messages: int = 0
    masked: Counter[str] = field(default_factory=Counter)  # bytes by kind, of both runs
    changed: set[int] = field(default_factory=set)  # seats that chose another thing before the last choice was in


def compare(first: Evening, second: Evening) -> Finding:
    """Everything sent before what is changed became public."""
    assert second.twist
    assert second.twist.first is first
    cut, finding = second.twist.cut, Finding()
    for ear in sorted({*first.seen, *second.seen}):
        mine, theirs = ([seen for seen in run.seen[ear] if seen.step < cut] for run in (first, second))
        for one, other in zip(mine, theirs, strict=False):
            a, b = _masked(first, one.data, finding), _masked(second, other.data, finding)
            finding.compared += len(a.encode())
            finding.messages += 1
            if finding.difference is None and (one.step, one.at, a) != (other.step, other.at, b):
                finding.difference = f"{ear}, step {one.step} at {one.at} and {other.step} at {other.at}: {_around(a, b)}"
        if finding.difference is None and len(mine) != len(theirs):
            finding.difference = f"{ear}: {len(mine)} messages, and {len(theirs)}"
    if second.twist.round is not None:
        was, became = first.rounds[second.twist.round], second.rounds[second.twist.round]
        finding.changed = {p for p in was.early if was.texts[p] != became.texts.get(p)}
    return finding


def _masked(run: Evening, text: str, finding: Finding) -> str:
    for value, kind in run.masks().items():
        if found := text.count(value):
            finding.masked[kind] += found * len(value)
            text = text.replace(value, "#" * len(value))
    return text


def _around(a: str, b: str) -> str:
    at = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"..{a[max(0, at - 60) : at + 40]!r} and ..{b[max(0, at - 60) : at + 40]!r}"


def other_choices(first: Evening, round_: int) -> Twist:
    """Others choose other things in one sealed round; no draw that comes after it is the same."""
    draw = sum(step < first.reveal_steps[round_] for step in first.draw_steps)
    return Twist(first, _other_house(first, draw), draw, round_)


def other_draws(first: Evening, draw: int) -> Twist:
    """Draws from one on are other ones."""
    return Twist(first, _other_house(first, draw), draw, None)


def _other_house(first: Evening, draw: int) -> bytes:
    """A word of the server's with which the draw falls otherwise."""
    weights = first.weights.get(draw, [1])
    houses = (first.script.house(k) for k in count(1))
    if len(weights) == 1:
        return next(houses)
    fell = chance.pick(first.secret, draw, weights)
    return next(house for house in houses if chance.pick(first.script.secret(house), draw, weights) != fell)
