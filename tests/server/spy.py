"""A spy at the table: a game is played twice with nothing but the secrets changed, and all that the spy could read is kept, to be compared byte by byte.

Public, and so the same in both runs, are the script (who sits where, every open move, when each seat closes its choice, how the time goes) and whatever the
spy does. Secret is what the others choose in one sealed round and by what way they come to it, what they leave for later, and every draw from one on; in
Gangs also how many ballots others put into the box, until they are counted.
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
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, dropwhile, islice, takewhile
from types import SimpleNamespace
from typing import Any

import pytest

from fivepoints.bots import fresh_generator
from fivepoints.core import chance
from fivepoints.record import Keeper
from fivepoints.record.entries import SEATS, UNDO
from fivepoints.server import log as server_log
from fivepoints.server import moves, program
from fivepoints.server import people as server_people
from fivepoints.server.limits import Settings
from fivepoints.server.log import Handler, Log, OwnHandler
from fivepoints.server.program import LONGEST_DELAY
from fivepoints.server.workers import Workers
from gangs.streets import GANGS, HOMES, begin
from server.guest import Chair, Guest
from server.house import QUICK, TestClock, serving
from server.parts import PARTS, Part

BOT_PACE = 1.0
GAME, NEIGHBOUR = "game", "neighbour"  # the ids of the two tables
ROOMY = Settings(
    retry=0.05, forget_after=1e12, requests=QUICK.requests, new_tables=QUICK.new_tables, messages=(10_000.0, 1_000_000), talk=QUICK.talk, heartbeat=1e6,
    replays=(10_000.0, 1_000_000),
)  # nothing may depend on how long the test itself takes
PATHS = [f"/api/tables/{GAME}", f"/api/tables/{GAME}/record", "/api/me/tables", "/api/tables", "/health"]
REPLAYED = {"gangs": [f"/api/tables/{GAME}/replay"]}  # where a secret is longer kept than one round
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
    game: str = "tammany"
    begin: str = ""  # the record of a game that is played on from its beginning
    plot: dict[int, tuple[str, ...]] = field(default_factory=dict)  # how the open moves begin that seats make whenever they can; else they pass

    @classmethod
    def of(cls, seed: int, pace: str | None = None) -> Script:
        luck = random.Random(f"script {seed}")
        players = 3 + seed % 3
        options = {"edition": (2020, 2009)[seed // 3 % 2], "supply": luck.choice(["printed", "unlimited"]), "lock": luck.choice([None, "placing", "full"])}
        spy, *others = luck.sample(range(players), players)
        bots = {seat: luck.choice(["random", "heeler"]) for seat in others[1:] if luck.random() < 0.3}
        kind = pace or ("live", "live", "turn", "relaxed")[seed % 4]
        return cls(seed, players, options, {"kind": kind, "base": 3600.0, "increment": 15.0, "hours": 24.0}, bots, spy)

    @classmethod
    def of_gangs(cls, seed: int, late: bool) -> Script:
        """From the start; or late, where ballots can be put into the box."""
        luck = random.Random(f"gangs {seed}")
        players = 3 + seed % 2
        spy, *others = luck.sample(range(players), players)
        bots = {seat: luck.choice(["random", "heeler"]) for seat in others[2:] if luck.random() < 0.5}
        kind = ("live", "turn", "relaxed")[seed % 3]
        options = {} if late else {"mode": luck.choice(["base", "politique"])}
        cash, dial = ({gang: luck.choice(values) for gang in GANGS} for values in ([3, 6, 12, 20], [0, 3, 4, 6]))
        record = late_record(players, cash, dial, blades=1) if late else ""
        return cls(seed, players, options, {"kind": kind, "base": 3600.0, "increment": 15.0, "hours": 24.0}, bots, spy, "gangs", record)

    @classmethod
    def plotted(cls, seed: int) -> Script:
        """A turn in which two rich gangs put ballots into the box, of which some are drawn, and fight each other, before the eyes of a third."""
        begin = late_record(3, dict.fromkeys(GANGS, 20), dict.fromkeys(GANGS, 0), blades=2)
        plot = {0: ("rig 4", "war b"), 1: ("rig 5", "sack", "war a"), 2: ()}
        return cls(seed, 3, {}, {"kind": "live", "base": 3600.0, "increment": 15.0}, {}, 2, "gangs", begin, plot)

    @property
    def part(self) -> Part:
        return PARTS[self.game]

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


def late_record(players: int, cash: dict[str, int], dial: dict[str, int], blades: int) -> str:
    """A game of Gangs that begins where ballots can be put into the box, with money, drink and weapons by the letters of the gangs."""
    gangs = GANGS[:players]
    cells = {"blades": dict.fromkeys(gangs, blades), "dial": {gang: dial[gang] for gang in gangs}}
    people = {gang: {HOMES[gang]: "3m2w", HOMES[gang].replace("a", "b"): "2m1w"} for gang in gangs}
    begun = begin("c", gangs[0], turn=8, order=gangs, cash=cash, people=people, cells=cells, mode="politique", deals=0)
    return Keeper(begun.rules, players, begun.options, [f"Seat {p}" for p in range(players)], bytes(32), position=begun.position()).dumps()


@dataclass(frozen=True)
class Rigging:
    """Ballots that a person put into the box."""

    seat: int
    count: int
    possible: list[int]  # how many it could have been


@dataclass
class Round:
    """A sealed round, as it went."""

    way: str = ""  # how one of the seats comes to its choice
    chosen: int | None = None  # which
    step: int = 0  # in which it opened
    phase: str = ""
    occasions: dict[int, str] = field(default_factory=dict)
    legal: dict[int, dict[str, Any]] = field(default_factory=dict)
    early: set[int] = field(default_factory=set)  # closed before the last one was
    texts: dict[int, str] = field(default_factory=dict)  # once they are revealed

    def open_to_change(self, spy: int) -> list[int]:
        """The others who could have closed another choice, and had before the last was in."""
        return [p for p in self.early if p != spy and p in self.legal and _several(self.legal[p])]


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
    round: int | None = None  # the entries there were when the sealed round opened in which others choose other things
    ballots: dict[int, int] = field(default_factory=dict)  # how many are put in instead, by the entries there were before
    count: int | None = None  # the step in which they are counted

    @property
    def cut(self) -> int:
        """The step in which the first run shows what is changed."""
        if self.count is not None:
            return self.count
        return self.first.draw_steps[self.draw] if self.round is None else self.first.reveal_steps[self.round]


class Evening:
    """One run of a script."""

    def __init__(self, script: Script, twist: Twist | None = None, rounds: int = 10**6, counts: int = 10**6) -> None:
        """With `rounds`, as many sealed ones are enough; with `counts`, as many of ballots."""
        self.script, self.twist, self.enough = script, twist, (rounds, counts)
        self.part = script.part
        self.house_word = twist.house if twist else script.house(0)
        self.secret = script.secret(self.house_word)
        self.clock = TestClock()
        self.stream = io.StringIO()
        self.log = Log(self.stream)
        self.seen: dict[str, list[Seen]] = defaultdict(list)
        self.step = 0
        self.draw_steps: list[int] = []
        self.weights: dict[int, list[int]] = {}
        self.picked: dict[int, int] = {}
        self.said: dict[int, str] = {}  # open moves of persons, by the entries there were before
        self.riggings: dict[int, Rigging] = {}  # likewise
        self.counted: dict[int, tuple[int, dict[int, int]]] = {}  # by the step: the number of the entry, and everybody's ballots
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
            self.picked[k] = first.picked[k] if self.twist and k < self.twist.draw else real(secret, k, weights)
            assert self.picked[k] < len(weights)
            return self.picked[k]

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
            for name, handler in (("uvicorn", Handler), ("fivepoints", OwnHandler)):
                patch.setattr(logging.getLogger(name), "handlers", [handler(self.log)])
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
        wish: dict[str, Any] = {
            "game": script.game, "players": script.players, "options": script.options, "pace": script.pace, "bot_pace": BOT_PACE, "listed": True,
            "seats": kinds,
        }  # fmt: skip
        if script.begin:
            wish["begin"] = {"record": script.begin, "n": 0}
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
            else:
                for habit in self.part.left_by(entry["text"]):
                    self.asked.setdefault((entry["seat"], habit), self.step)
            ballots = {fact["args"]["seat"]: fact["args"]["count"] for fact in entry["news"] if fact["message"] == "news-ballots"}
            if ballots:
                self.counted[self.step] = entry["n"], ballots
            if entry["seal"]:
                before = entries[entry["n"] - 2]
                if entry["n"] - 1 in self.rounds or not before["seal"] or before["seat"] >= entry["seat"]:  # a round is entered in the order of seats
                    self._entering = entry["n"] - 1
                self.reveal_steps[self._entering] = self.step
                self.rounds.setdefault(self._entering, Round()).texts[entry["seat"]] = entry["text"]
        self._known = len(entries)
        for p in self.persons:
            for key in self._keys_asked(p):
                self.asked.setdefault((p, key), self.step)
        if self.now and self.sealed:
            self.rounds.setdefault(self.now["n"], Round(step=self.step, phase=self.now["view"]["phase"])).early |= set(self.now["closed"])

    def _keys_asked(self, seat: int) -> list[str]:
        """For what the seat is asked now it could have left an answer under these keys."""
        now = self.chairs[seat].now
        if not now or not now["owes"]:
            return []
        return [*([now["occasion"]] if now["occasion"] else []), *self.part.habits_at(now["view"])]

    @property
    def sealed(self) -> bool:
        """Whether several choose in secret now."""
        return self.now["view"]["phase"] in self.part.sealed

    async def look(self) -> None:
        """What the spy can ask for: over HTTP, as a seat and as a spectator, and over its socket, also what is not its to ask."""
        for ear, p in ((SPY, self.script.spy), (WATCHER, -1)):
            for path in PATHS + (REPLAYED.get(self.script.game, []) if self.script.luck("replay", self.step).random() < 0.3 else []):
                answer = await self.people[p].http.get(path, headers={"accept-encoding": "identity"})  # what is masked has a size of its own when it is packed
                head = sorted((name, value) for name, value in answer.headers.items() if name != "date")  # the web server's own clock
                self._keep(f"{ear} {path}", [f"{answer.status_code} {head} {answer.text}"])
        chair, spy = self.chairs[self.script.spy], self.script.spy
        token = chair.now.get("token", 0)
        other, (never, move) = (spy + 1) % self.script.players, self.part.never
        asks: list[dict[str, Any]] = [
            {"type": "sync"}, {"type": "look", "seat": None}, {"type": "look", "seat": other}, {"type": "look", "seat": spy},
            {"type": "undo", "seat": other, "token": token}, {"type": "play", "seat": other, "token": token, "move": move},
            {"type": "play", "seat": spy, "token": token + 1, "move": move}, {"type": "play", "seat": spy, "token": token, "move": self.part.wrong[1]},
            {"type": "stand", "seat": other, "occasion": self.part.later, "move": move}, {"type": "stand", "seat": spy, "occasion": never, "move": None},
        ]  # fmt: skip
        for ask in asks:
            await _say(chair, **ask)
        await self.mark()

    # Playing

    async def _play(self) -> None:
        await self.mark()
        while self.now["result"] is None:
            if len(self.reveal_steps) >= self.enough[0] or len(self.counted) >= self.enough[1] or (self.twist and self.step > self.twist.cut):
                return
            await (self._round() if self.sealed else self._turn())
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
        if luck.random() < (0.1 if self.script.begin else 0.05):
            await self.look()
        if seat in self.script.bots:
            await self.pass_time(BOT_PACE)
            return
        chair = self.chairs[seat]
        if self._open_move(seat, luck) == UNDO:
            await chair.ask(type="undo", seat=seat, token=chair.now["token"])
        else:
            await chair.play(said := self.said[self.now["n"]])
            if said == "sack":  # ballots were drawn from those that nobody knows
                await self.look()
        await self.mark()
        if not self.sealed:  # when a round opens, time goes on by its own script
            await self.pass_time(luck.choice([0.0, 0.7, 2.9]))

    def _open_move(self, seat: int, luck: random.Random) -> str:
        """What a person does; in the second run the same, but for how many ballots somebody puts into the box."""
        now, n = self.chairs[seat].now, self.now["n"]
        if self.script.plot:
            self.said[n] = self._by_plot(seat, luck)
        else:
            self.said[n] = UNDO if now["undo"] and luck.random() < 0.05 else self.part.open_move(now, luck)
        if self.twist:
            self.said[n] = f"rig {self.twist.ballots[n]}" if n in self.twist.ballots else self.twist.first.said[n]
        if self.said[n].startswith("rig "):
            possible = [int(move.split()[1]) for move in now["legal"]["moves"] if move.startswith("rig ")]
            self.riggings[n] = Rigging(seat, int(self.said[n].split()[1]), possible)
        return self.said[n]

    def _by_plot(self, seat: int, luck: random.Random) -> str:
        now = self.chairs[seat].now
        wanted = [move for start in (*self.script.plot[seat], "done", "pass") for move in now["legal"]["moves"] if move.startswith(start)]
        return wanted[0] if wanted else self.part.some_move(now, luck)

    async def _round(self) -> None:
        """One sealed round: in what way and order the seats close their choices is the script's; what they choose is theirs."""
        opened, luck = self.now["n"], self.script.luck("round", self.now["n"])
        others = [p for p in self.now["movers"] if p not in self.script.bots and p != self.script.spy]
        live = self.script.pace["kind"] == "live"
        way = luck.choice(["late"] if live and luck.random() < 0.15 else ["by hand", "by hand", "slow", "left"]) if others else "by hand"
        chosen = luck.choice(others) if others else None
        key = self._key(chosen)
        if way in ("slow", "left") and not key:
            way = "by hand"  # no answer can be left for this
        habit = key.startswith("always ")
        if way == "left" and habit:
            way = "slow"  # by a habit a seat always chooses the same
        if way == "slow" and (self.chairs[-1].info["seats"][chosen]["status"] or (live and self.now["clocks"][chosen]["left"] <= LONGEST_DELAY)):
            # who was late and comes back is shown as being back, which the program's hand does not do for them: that much others may know
            way = "by hand" if habit else "left"
        if way == "late":
            chosen = min(others, key=lambda p: self.now["clocks"][p]["left"])
        known = self.rounds[opened]
        known.way, known.chosen = way, chosen
        for p in {*others, self.script.spy} & set(self.now["movers"]):
            known.occasions[p], known.legal[p] = self._key(p), self.chairs[p].now["legal"]
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

    def _key(self, seat: int | None) -> str:
        """The key under which the seat could have left its choice; '' if there is none."""
        return next(iter(self._keys_asked(seat)), "") if seat is not None else ""

    async def _come_by_hand(self, chosen: int | None) -> None:
        """All close their choices themselves."""

    async def _come_slow(self, chosen: int) -> None:
        """The seat closes its choice when one that was left would be closed at the latest: in the first run by hand, in the second it was left before."""
        if self.twisted:
            key = self._key(chosen)
            await self._leave(chosen, key, "default" if key.startswith("always ") else self.choose(chosen))
            self.ways["left before"] += 1
        await self.mark()
        await self.pass_time(BOT_PACE)
        await self.house.later(LONGEST_DELAY - BOT_PACE)
        if not self.twisted:
            await self._put_in(chosen)
        await self.mark()

    async def _come_left(self, chosen: int) -> None:
        """The seat leaves its choice for now, and it is closed at a moment drawn by lot."""
        await self._leave(chosen, self._key(chosen), self.choose(chosen))
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
        if any(p in self.script.bots for p in self.now["movers"]):
            await self.pass_time(BOT_PACE)  # else it might be any of them who is first
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
            await self.chairs[spy].play(self.part.some_move(self.chairs[spy].now, luck), salt=luck.randbytes(16).hex())
        for _ in range(2):
            await self.pass_time(0.1)
            await self.aside()
        if len(self.now["movers"]) == 1:
            await self.look()

    def choose(self, seat: int) -> str:
        """What a seat chooses; in the second run it is another thing, if there is any."""
        if self.twisted and seat != self.script.spy:
            return self._other(seat, self._private())
        now, luck = self.chairs[seat].now, self.script.luck("choice", self.now["n"], seat)
        if not self._key(seat).startswith("always "):
            return self.part.some_move(now, luck)
        usual = _by_habit(now["legal"]["moves"])  # which the seat chooses in the second run, if it is slow
        return next(text for text in self.part.choices(now["legal"], luck) if text != usual)

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
                await _say(self.chairs[seat], type="play", seat=seat, token=self.now["token"], move=self.part.wrong[1])
                self.ways["refused"] += 1
        await self._leave_long_before(luck)

    async def _leave_long_before(self, luck: random.Random) -> None:
        """Who will come slowly may leave the choice as soon as that can be done, and another one in its place."""
        assert self.twist
        if self.twist.round is None or luck.random() < 0.5:
            return
        target = self.twist.first.rounds[self.twist.round]
        if target.way != "slow" or target.chosen is None:
            return
        key, seat = target.occasions[target.chosen], target.chosen
        if key in _keys(self.chairs[seat].now) and self.twist.first.asked[seat, key] >= target.step:
            await self._leave(seat, key, "default" if key.startswith("always ") else self._other(seat, luck))
            self.ways["left long before"] += 1

    def _other(self, seat: int, luck: random.Random) -> str:
        """A choice that is not the one of the first run, if there is any."""
        assert self.twist
        assert self.twist.round is not None
        known = self.twist.first.rounds[self.twist.round]
        return next((text for text in islice(self.part.choices(known.legal[seat], luck), 100) if text != known.texts[seat]), known.texts[seat])

    async def _leave(self, seat: int, occasion: str, text: str | None) -> None:
        await self.chairs[seat].ask(type="stand", seat=seat, occasion=occasion, move=text)

    async def _leave_ahead(self, seat: int, luck: random.Random) -> None:
        """Leave or take away a choice that is not asked before the runs part."""
        assert self.twist
        asked, cut = self.twist.first.asked, self.twist.cut
        free = [occasion for occasion in self.chairs[seat].now["occasions"] if asked.get((seat, occasion["key"]), cut) >= cut]
        if self.twist.round is not None:
            target = self.twist.first.rounds[self.twist.round]
            free = [occasion for occasion in free if occasion["key"] != target.occasions.get(seat)]
        if free:
            occasion = luck.choice(free)
            await self._leave(seat, occasion["key"], luck.choice(self.part.answers(occasion) or [None]))
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

    def one_of_each_phase(self, luck: random.Random) -> list[int]:
        """Such rounds, one of each kind of choice; where there are several, one that somebody came to in a rarer way."""
        by_way = self.rounds_to_change()
        ways = sorted(by_way, key=lambda way: len(by_way[way]))
        found: dict[str, int] = {}
        for opened in [opened for way in ways for opened in luck.sample(by_way[way], len(by_way[way]))]:
            found.setdefault(self.rounds[opened].phase, opened)
        return list(found.values())

    def draws_to_change(self) -> list[int]:
        """Draws that could have fallen otherwise, of those that came after the game began."""
        return [k for k, step in enumerate(self.draw_steps) if step > self.draw_steps[0] and len(self.weights[k]) > 1]

    def ballots_to_change(self, luck: random.Random) -> Iterator[Twist]:
        """For each count: other numbers of ballots that others could have put in, with all else that anybody did and all that was drawn as it was."""
        since = 0
        for step, (n, _) in self.counted.items():
            entries = self.chairs[-1].log[since:n]
            others = {k: rigging for k, rigging in self.riggings.items() if since <= k < n and rigging.seat != self.script.spy}
            changed = {k: luck.choice(found) for k, rigging in others.items() if (found := self._other_ballots(rigging, entries))}
            if changed:
                yield Twist(self, self.house_word, len(self.draw_steps), ballots=changed, count=step)
            since = n

    def _other_ballots(self, rigging: Rigging, entries: list[dict[str, Any]]) -> list[int]:
        """Not more where the gang then paid for something; where ballots were drawn from the box, more than were seen."""
        mine = dropwhile(lambda text: not text.startswith("rig "), (entry["text"] for entry in entries if entry["seat"] == rigging.seat))
        paid = any(text.startswith(("recruit", "buy", "sack")) for text in mine)
        drawn = [entry["text"] for sack in entries if sack["text"] == "sack" for entry in _draws_behind(sack, entries)]
        if "empty" in drawn or (drawn and rigging.count <= drawn.count(SEATS[rigging.seat])):
            return []
        least = drawn.count(SEATS[rigging.seat]) + 1 if drawn else 0
        return [k for k in rigging.possible if k != rigging.count and k >= least and not (paid and k > rigging.count)]

    def masks(self) -> dict[str, str]:
        """The only bytes that are allowed to differ, each with its kind: hashes of what draws come from."""
        script = self.script
        masks = {chance.commitment(self.house_word): "house", chance.commitment(self.secret): "commitment"}
        return masks | {word.hex(): "word of a bot" for p, word in enumerate(script.words(self.house_word)) if p in script.bots}


async def _say(chair: Chair, **message: Any) -> None:
    """Send a message, and leave its answer to the next mark."""
    await chair.socket.send(json.dumps(message))


def _by_habit(moves: Sequence[str]) -> str:
    """All members, or no weapons, or the fewest where some are due."""
    usual = [text for text in ("arm none", "arm 1 blade", "arm 1 gun") if text in moves]
    return usual[0] if usual else max(moves, key=lambda text: (len(text), text))


def _keys(now: dict[str, Any]) -> list[str]:
    return [occasion["key"] for occasion in now["occasions"]]


def _several(legal: dict[str, Any]) -> bool:
    """Whether there is more than one choice."""
    return len(legal["moves"]) > 1 if legal["amounts"] is None else any(most > least for least, most in legal["amounts"].values())


def _draws_behind(move: dict[str, Any], entries: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The draws that a move set in train."""
    return takewhile(lambda entry: entry["seat"] is None, (entry for entry in entries if entry["n"] > move["n"]))


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
    if second.twist.count is not None:
        (_, before), (_, after) = first.counted[cut], second.counted[cut]
        finding.changed = {p for p in before if before[p] != after[p]}
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
    return Twist(first, _other_house(first, draw), draw)


def _other_house(first: Evening, draw: int) -> bytes:
    """A word of the server's with which the draw falls otherwise."""
    weights = first.weights.get(draw, [1])
    houses = (first.script.house(k) for k in count(1))
    if len(weights) == 1:
        return next(houses)
    fell = chance.pick(first.secret, draw, weights)
    return next(house for house in houses if chance.pick(first.script.secret(house), draw, weights) != fell)
