"""A party: a server with a clock of the test's own, some people at it, and a campaign that brings every test to the same election."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from server.guest import LINES, PATIENCE, Chair, Guest
from server.house import House, TestClock, serving

WORD = bytes(range(32))  # the server's: with it, and no words of the guests', every game has the same draws
CONTESTED = ["1", "2", "4", "7"]  # the wards in which everybody stands at the first election
HOUR, DAY = 3600.0, 86400.0


class Party:
    """The house, and everybody's chairs, which are put away at the end."""

    def __init__(self, house: House, stack: AsyncExitStack) -> None:
        self.house, self.later, self.end = house, house.later, house.end
        self._stack = stack

    async def guest(self, name: str) -> Guest:
        return await self._stack.enter_async_context(Guest(self.house.address, name))

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    async def back(self, guest: Guest) -> Guest:
        """Somebody who knew another server on the same database: the cookie is all that is left of them."""
        again = Guest(self.house.address, guest.name)
        again.person = guest.person
        again.http = httpx.AsyncClient(base_url=self.house.address, timeout=PATIENCE, cookies=dict(guest.http.cookies), limits=LINES)
        self._stack.push_async_callback(again.http.aclose)
        return again

    async def chair(self, guest: Guest, table: str) -> Chair:
        chair = await guest.connect(table)
        self._stack.push_async_callback(chair.close)
        return chair

    async def table(self, *guests: Guest, **wish: Any) -> list[Chair]:
        """These people in seats of their own, in this order; the game has begun."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(guests) - 1)]
        table = (await guests[0].create(**{"players": len(guests), "seats": seats} | wish))["id"]
        for guest in guests[1:]:
            await guest.deed(table, "sit", seat=None)
        await guests[0].deed(table, "start")
        chairs = [await self.chair(guest, table) for guest in guests]
        await hear_all(*chairs)
        return chairs

    async def election(self, *guests: Guest, **wish: Any) -> list[Chair]:
        """The same, but ward 1 votes: each has a boss and favors to offer there and in the wards after it."""
        chairs = await self.table(*guests, **wish)
        await campaign(chairs)
        return chairs


@asynccontextmanager
async def party(url: str, clock: TestClock | None = None, **more: Any) -> AsyncIterator[Party]:
    async with serving(url, clock=clock or TestClock(), **{"new_word": lambda: WORD} | more) as house, AsyncExitStack() as stack:
        yield Party(house, stack)


async def hear_all(*chairs: Chair) -> None:
    """Until each has read what it was told so far."""
    for chair in chairs:
        await chair.ask(type="ping")


async def sync(chair: Chair) -> dict[str, Any]:
    """Everything anew, with the clocks of now."""
    await chair.socket.send(json.dumps({"type": "sync"}))
    return await chair.until(lambda m: m["type"] == "sync")


async def look(chair: Chair, seat: int | None) -> None:
    await chair.socket.send(json.dumps({"type": "look", "seat": seat}))
    await chair.until(lambda m: m["type"] == "sync" and (not m["now"] or m["now"]["seat"] == seat))


def some_turn(now: dict[str, Any]) -> str:
    """Every seat settles once in each contested ward, with a cube there, whose favor it can offer at the election."""
    moves: list[str] = now["legal"]["moves"]
    ward = CONTESTED[(now["view"]["year"] - 1) % 4]
    return "end" if "end" in moves else next(move for move in moves if move.startswith(f"settle {ward} ") and move.endswith(f" {ward}"))


def phase(chair: Chair) -> str:
    name: str = chair.now["view"]["phase"]
    return name


async def turn(chairs: Sequence[Chair]) -> None:
    """Whoever's turn it is makes a move; a chair that stands for several seats looks from the right one first."""
    seat = chairs[0].now["movers"][0]
    chair = chairs[seat]
    if chair.now["seat"] != seat:
        await look(chair, seat)
    await chair.play(some_turn(chair.now))
    await hear_all(*chairs)


async def campaign(chairs: Sequence[Chair]) -> None:
    """Turns until the wards vote."""
    while phase(chairs[0]) != "bid":
        await turn(chairs)


async def bid_all(chairs: Sequence[Chair], *bids: str) -> None:
    """One bid for each seat, in seat order; none if fewer are said."""
    for chair, bid in zip(chairs, [*bids, *["bid none"] * (len(chairs) - len(bids))], strict=True):
        if chair.now["owes"]:
            await chair.play(bid)
    await hear_all(*chairs)


def most(chair: Chair) -> str:
    """The highest bid."""
    return "bid " + " ".join(f"{nation} {top}" for nation, (_, top) in chair.now["legal"]["amounts"].items() if top)
