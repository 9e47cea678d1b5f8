"""Where the pictures are taken: a server with a time and a luck of its own, guests who bring tables to positions worth seeing, and pages of every size.

The server and the guest are those of the tests. Words, draws, bots and clocks are fixed, so that a picture changes only when the page does.
"""
from __future__ import annotations

import hashlib
import io
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, Locator, Page, Route

from browser.gangs_moments import record_of
from browser.hands import POINT
from fivepoints.bots import ask, fresh_generator, make
from fivepoints.core.game import Game
from fivepoints.server.log import Log
from server.guest import Chair, Guest
from server.house import House, TestClock, serving

EVENING = 1_773_518_400.0  # 14 March 2026, 20:00 UTC
BOTS_WAIT, LONG_ENOUGH = 5.0, 6.0  # seconds: bots move only when the stage lets so much time pass
LAST_YEAR = 12  # of the third term, which the pictures show
MOST_GAMES = 40  # that are tried until one comes to what is wanted
LINK_FOR_FRIENDS = "http://192.168.1.20:1860"  # the server's own port is another each time
PATIENCE = 30_000  # ms
BOT = {"kind": "bot", "level": "heeler"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}

T = TypeVar("T")
Now = dict[str, Any]
Wanted = Callable[[Now], bool]


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width} x {self.height}"


DESKTOP, TABLET, PHONE, ON_ITS_SIDE = SIZES = (Size(1440, 900), Size(1024, 768), Size(390, 844, True), Size(844, 390, True))
THEMES = ("light", "dark")


class Stage:
    """One server, its guests and tables. Screens that show the same game share a stage; no other screen can change what they show."""

    def __init__(self, house: House, browser: Browser, stack: AsyncExitStack) -> None:
        self.house, self.browser = house, browser
        self._stack, self._pages = stack, AsyncExitStack()
        self._made: dict[str, Any] = {}
        self._moments = 0
        self._fix("the beginning")

    @asynccontextmanager
    async def curtain(self) -> AsyncIterator[None]:
        """The pages opened in this block are put away after it."""
        async with AsyncExitStack() as self._pages:
            yield

    async def once(self, make: Callable[[Stage], Awaitable[T]]) -> T:
        """What several screens of this stage show."""
        if make.__name__ not in self._made:
            self._made[make.__name__] = await make(self)
        found: T = self._made[make.__name__]
        return found

    def _fix(self, seed: str) -> None:
        """From here on all that the server leaves to chance follows from this text."""
        hall, made = self.house.hall, 0

        def fresh(what: str) -> bytes:
            nonlocal made
            made += 1
            return hashlib.sha256(f"{what} {made} {seed}".encode()).digest()

        hall.luck, hall.delays = random.Random(seed), random.Random(seed)
        hall.new_id, hall.new_word = lambda: fresh("table").hex()[:20], lambda: fresh("word")

    # Guests and their tables

    async def guest(self, name: str = "Ada") -> Guest:
        return await self._stack.enter_async_context(Guest(self.house.address, name))

    async def table(self, guest: Guest, seats: Sequence[dict[str, Any]], **wish: Any) -> str:
        """A new table, with the colours in the order of the seats."""
        coloured = [seat | {"colour": k} for k, seat in enumerate(seats)]
        made = await guest.create(**{"players": len(seats), "seats": coloured, "bot_pace": BOTS_WAIT} | wish)
        return str(made["id"])

    async def table_at(self, guest: Guest, game: Game, seats: Sequence[dict[str, Any]]) -> str:
        """A table of Gangs that begins at this moment."""
        self._moments += 1
        self._fix(f"moment {self._moments}")
        return await self.table(guest, seats, game="gangs", begin={"record": record_of(game), "n": 0}, start=True)

    async def game(self, guest: Guest, wanted: Wanted, seats: Sequence[dict[str, Any]] = (BOT, BOT, ME, BOT), number: int = 0, **wish: Any) -> Chair:
        """A game played until this is true of where it stands: the first that comes to it before it is over, of those from this number on."""
        for k in range(number, number + MOST_GAMES):
            self._fix(f"game {k}")
            chair = await self.chair(guest, await self.table(guest, seats, start=True, **wish))
            if await self.play(chair, wanted):
                return chair
        raise RuntimeError(f"in {MOST_GAMES} games it never came to what the picture is to show")

    async def chair(self, guest: Guest, table: str) -> Chair:
        chair = await guest.connect(table)
        self._stack.push_async_callback(chair.close)
        return chair

    async def finish(self, chair: Chair) -> None:
        await self.play(chair, lambda now: now["result"] is not None, last_year=16)

    async def play(self, chair: Chair, wanted: Wanted, last_year: int = LAST_YEAR) -> bool:
        """Go on sensibly until this is true; False if it has not come to it by the third election."""
        while not wanted(chair.now):
            if chair.now["result"] is not None or chair.now["view"]["year"] > last_year:
                return False
            if chair.now["owes"] and chair.now["seat"] not in chair.now["closed"]:
                await chair.play(self.sensible(chair))
            else:
                await self.let_others_move(chair)
        return True

    def sensible(self, chair: Chair) -> str:
        """What a bot would do in this seat."""
        keeper = self.house.hall.tables[chair.table].sitting.keeper
        assert keeper
        seat = chair.now["seat"]
        return ask(make("heeler"), keeper.game, seat, fresh_generator(b"a guest", seat, chair.now["token"]))

    async def let_others_move(self, *chairs: Chair) -> None:
        await self.house.later(LONG_ENOUGH)
        for chair in chairs:
            await chair.ask(type="ping")  # until it has read what it was told so far

    # Pages

    async def visit(self, path: str, guest: Guest | None = None, sizes: Sequence[Size] = SIZES, **how: Any) -> list[Page]:
        """The same address as each size shows it, to this guest or to somebody new."""
        return [await self._page(path, guest, size, **how) for size in sizes]

    async def _page(
        self, path: str, guest: Guest | None, size: Size, *,
        locale: str = "en-US", script: str = "", state: Any = None, time: str = "stands", prepare: Callable[[Page], Awaitable[None]] | None = None,
    ) -> Page:  # fmt: skip
        context = await self.browser.new_context(
            viewport={"width": size.width, "height": size.height}, has_touch=size.touch, is_mobile=size.touch, locale=locale, timezone_id="UTC",
            reduced_motion="reduce", color_scheme="light", storage_state=state,
        )  # fmt: skip
        self._pages.push_async_callback(context.close)
        context.set_default_timeout(PATIENCE)
        await context.route("**/api/address", _for_friends)
        if guest:
            await sign_in(context, guest)
        if script:
            await context.add_init_script(script)
        page = await context.new_page()
        await self._set_time(page, time)
        if prepare:
            await prepare(page)
        await page.goto(self.house.address + path)
        return page

    async def _set_time(self, page: Page, time: str) -> None:
        """It stands still on the page's clocks, or runs on; or nothing at all goes on by itself."""
        now = self.house.hall.clock.now()
        if time == "stands":
            await page.clock.set_fixed_time(now * 1000)
        else:
            await page.clock.install(time=now)
        if time == "paused":
            await page.clock.pause_at(now + 1)


async def sign_in(context: BrowserContext, guest: Guest) -> None:
    await context.add_cookies([{"name": name, "value": value, "url": guest.address} for name, value in guest.http.cookies.items()])


async def _for_friends(route: Route) -> None:
    await route.fulfill(json={"friends": LINK_FOR_FRIENDS})


async def press(what: Locator) -> None:
    """With a finger where there is a touch screen."""
    touch = await what.page.evaluate("navigator.maxTouchPoints > 0")
    await (what.tap() if touch else what.click())


async def point_of(ward: Locator) -> tuple[float, float]:
    """Where a ward can be hit: the middle of its box may be water, or another ward's."""
    point = await ward.evaluate(POINT)
    if not point:
        raise RuntimeError(f"{await ward.get_attribute('aria-label')} is not in sight")
    return point[0], point[1]


@asynccontextmanager
async def opened(database: Path, browser: Browser) -> AsyncIterator[Stage]:
    """A stage with a server of its own, on loopback."""
    async with serving(str(database), clock=TestClock(EVENING), log=Log(io.StringIO())) as house, AsyncExitStack() as stack:
        yield Stage(house, browser, stack)
