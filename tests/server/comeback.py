"""A player who goes on by themselves, as a page would: connects anew, looks, and sends again what was not answered, with its old token."""
from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from fivepoints.record.entries import UNDO
from server.guest import Chair, Guest, Refusal
from server.parts import PARTS, Part

GONE = (OSError, EOFError, TimeoutError, WebSocketException)  # the ways in which a connection fails
NOT_NOW = ("slow", "storage")  # the codes of what may be asked again
PAUSE = 0.05  # seconds until the next try
LISTENING = 0.25  # seconds until a player who has nothing to do thinks again


@dataclass(frozen=True)
class Habits:
    """How often a player does what need not be done."""

    undo: float = 0.0
    stand: float = 0.0
    replace: float = 0.0
    think: float = 0.05  # seconds at most before a move


@dataclass(frozen=True)
class Taken:
    """A move that was acknowledged: the entry it became, or the receipt of a sealed choice."""

    seat: int
    token: int
    text: str
    salt: str | None
    n: int | None
    receipt: str | None


def move_to(guest: Guest, address: str) -> None:
    """The guest's server has another address now."""
    guest.address = address
    guest.http.base_url = httpx.URL(address)


class Player(Chair):
    """Plays all seats that its guest has at a table, and keeps account of what the server said is done."""

    def __init__(self, guest: Guest, table: str, luck: random.Random, habits: Habits) -> None:
        super().__init__(guest, table)
        self.luck, self.habits = luck, habits
        self.part: Part  # once it is known which game is played
        self.own: list[int] = []
        self.pending: dict[str, Any] | None = None  # sent, and not answered
        self.tries = 0  # of sending it
        self.taken: list[Taken] = []
        self.left: dict[tuple[int, str], str | None] = {}  # choices left for later, as they were acknowledged
        self.offered: set[tuple[int, str, str]] = set()  # seats, occasions and texts of all choices left, acknowledged or not
        self.resent = self.returns = 0  # moves, and connections

    async def play_on(self, stop: asyncio.Event) -> None:
        """Until the game is over, or it shall stop and nothing is unanswered."""
        while not self._finished(stop):
            try:
                await self.open()
                self.returns += 1
                try:
                    while not self._finished(stop):
                        await self._step(stop)
                finally:
                    await self.close()
            except GONE:
                await asyncio.sleep(PAUSE)

    def _finished(self, stop: asyncio.Event) -> bool:
        return self.pending is None and (stop.is_set() or bool(self.now.get("result")))

    async def hear(self) -> dict[str, Any]:
        before = self.log
        message = await super().hear()
        self.raw.clear()  # they would become many
        self.messages.clear()
        if message["type"] == "refused" and message["id"] is None:
            assert message["code"] in NOT_NOW, message
            raise ConnectionError(message["text"])
        if message["type"] == "sync":
            self._sit_down(message)
            assert same(before, self.log[: len(before)]), "something is gone that was shown"
        if message["type"] in ("sync", "update") and self.pending is None and self.now:
            self._check_kept()
        return message

    def _sit_down(self, sync: dict[str, Any]) -> None:
        """Where a game is played by turn, everybody has left some choices to it before the first move."""
        if not self.own:
            self.part = PARTS[sync["table"]["game"]]
            by_turn = sync["table"]["pace"]["kind"] == "turn"
            self.left = {(seat, occasion): "default" for seat in sync["own"] for occasion in self.part.habits if by_turn}
            self.offered = {(seat, occasion, "default") for seat, occasion in self.left}
        self.own = sync["own"]

    def _check_kept(self) -> None:
        """What was acknowledged and is not in the log yet is still known: the choice of this round, and those left for later."""
        seat, token = self.now["seat"], self.now["token"]
        closed = [taken for taken in self.taken if taken.receipt and (taken.seat, taken.token) == (seat, token)]
        assert not closed or self.now["receipt"] == closed[-1].receipt, "a choice is gone that was acknowledged"
        to_come = {occasion["key"] for occasion in self.now["occasions"]}
        left = {occasion: text for (p, occasion), text in self.left.items() if p == seat and text and occasion in to_come}
        assert self.now["standing"] == left, "a choice left for later is gone, or one is there that was taken away"

    async def _step(self, stop: asyncio.Event) -> None:
        if not self.now:  # this server has not heard yet that the game began
            await self.until(lambda message: bool(self.now))
        elif self.pending is not None:
            await self._send()
        elif other := [seat for seat in self.own if seat in self.now["movers"] and not self.now["owes"]]:
            await self._look_from(other[0])
        elif (wish := self._wish()) and not stop.is_set():
            await asyncio.sleep(self.luck.uniform(0.0, self.habits.think))
            self.pending, self.tries = wish, 0
        else:
            try:
                await asyncio.wait_for(self.hear(), LISTENING)
            except TimeoutError:
                return

    async def _look_from(self, seat: int) -> None:
        """See the table from another of one's own seats."""
        await self.socket.send(json.dumps({"type": "look", "seat": seat}))
        await self.until(lambda message: message["type"] == "sync")

    # What to do

    def _wish(self) -> dict[str, Any] | None:
        """What the player wants to do now."""
        now, often = self.now, self.luck.random
        mine = {"seat": now["seat"], "token": now["token"]}
        if now["occasions"] and often() < self.habits.stand:
            return {"type": "stand", "seat": now["seat"]} | self._choice_to_leave()
        if not now["owes"]:
            again = now["receipt"] is not None and often() < self.habits.replace
            return self._play(mine) if again else None
        if now["undo"] and often() < self.habits.undo:
            return {"type": "undo"} | mine
        if now["occasion"] in now["standing"] and often() < 0.8:
            return None  # the program may do it
        return self._play(mine)

    def _play(self, mine: dict[str, Any]) -> dict[str, Any]:
        sealed = self.now["view"]["phase"] in self.part.sealed
        salt = {"salt": self.luck.randbytes(16).hex()} if sealed else {}
        return {"type": "play", "move": self.part.some_move(self.now, self.luck)} | mine | salt

    def _choice_to_leave(self) -> dict[str, Any]:
        answers = {occasion["key"]: found for occasion in self.now["occasions"] if (found := self.part.answers(occasion))}
        if not answers:
            return {"occasion": self.now["occasions"][0]["key"], "move": None}
        key = self.luck.choice(list(answers))
        return {"occasion": key, "move": self.luck.choice(answers[key])}

    # What came of it

    async def _send(self) -> None:
        """Send what is unanswered, again if need be, and note the answer."""
        message = self.pending
        assert message is not None
        self.tries += 1
        self.resent += self.tries > 1
        if message["type"] == "stand" and message["move"]:
            self.offered.add((message["seat"], message["occasion"], message["move"]))
        try:
            answer = await self.ask(**message)
        except Refusal as refusal:
            await self._refused(message, refusal)
            return
        self.pending = None
        if message["type"] == "stand":
            self.left[message["seat"], message["occasion"]] = message["move"]
        else:
            text = message.get("move", UNDO)
            self.taken.append(Taken(message["seat"], message["token"], text, message.get("salt"), answer["n"], answer["receipt"]))

    async def _refused(self, message: dict[str, Any], refusal: Refusal) -> None:
        """A move is too late only where one left before was taken, or, of sealed ones, an earlier choice: nobody else could make it."""
        if refusal.code in NOT_NOW:
            self.tries -= refusal.code == "slow"  # of the other it may be that nobody knows whether it was done
            await asyncio.sleep(PAUSE)
            return
        self.pending = None
        if message["type"] == "stand":
            assert refusal.code == "phase", (message, refusal)
            return
        replaced = "salt" in message and any((taken.seat, taken.token) == (message["seat"], message["token"]) for taken in self.taken)
        stood_for = any(seat == message["seat"] and self.part.is_sealed(occasion) == ("salt" in message) for seat, occasion, _ in self.offered)
        assert replaced or stood_for, (message, refusal)
        assert refusal.code in ("stale", "phase"), (message, refusal)

    # What the program did for it

    def left_it(self, seat: int, text: str) -> bool:
        """Whether the program may have made this move for a seat, by what was left."""
        habits = self.part.left_by(text)
        return any(p == seat and (left == text or occasion in habits) for p, occasion, left in self.offered)


def same(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> bool:
    """Whether these are the same entries; what is veiled for one seat another may know, and all do in the end."""
    return len(before) == len(after) and all(_what(old) == _what(new) or _veiled(old, new) for old, new in zip(before, after, strict=True))


def _what(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: entry[key] for key in ("n", "seat", "text", "seal", "digest", "at")}


def _veiled(old: dict[str, Any], new: dict[str, Any]) -> bool:
    return (old["veiled"] or new["veiled"]) and _what(old | {"text": ""}) == _what(new | {"text": ""})
