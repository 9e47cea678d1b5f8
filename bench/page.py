"""How heavy and how quick the page is, in Chromium on this machine: bytes of the first load, time to a usable board, time from a click to the piece,
the same with a long log, and errors over a whole game; and the same of Gangs, in its first turn and late in a game of six. Writes bench/page.json. Times are
only recorded: the machine is shared, and its load is said with them.

    .venv/bin/python bench/page.py [--tries 20]           all
    .venv/bin/python bench/page.py --only gangs           Gangs alone; what the file says of the rest stays
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

HERE = Path(__file__).parent
sys.path[0] = str(HERE.parent / "tests")  # whose server, guest and hands are used here too; this folder's server.py would hide the first

from browser.hands import MAY, POINT, Hands
from fivepoints.server.pages import BUILT
from server.guest import Chair, Guest, some_move
from server.house import Process

T = TypeVar("T")
RESULTS = HERE / "page.json"
FIRST_LOAD, GANGS_CHUNK, USABLE, SHOWN = 150 * 1024, 60 * 1024, 1000.0, 100.0  # bytes, bytes, ms, ms: what is asked
LINES = 500
ALLOWED = 0.11  # seconds for two messages: a server takes 20 a second
PATIENCE = 60_000  # ms
SCREEN = {"width": 1440, "height": 900}
VOTE = re.compile(r"^Ward \d+ votes$")
SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
LATE = 9  # the turn of ten from which on a game of Gangs is late
GANGS_MAY = re.compile(r"^\d+[ab] .*(?<!not )choosable")

# Notes when a place may first be picked, in ms since the address was opened. Nothing else looks for it: asking the page for roles would cost it time.
WATCH_BOARD = """
  window.usable = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll('[role=button][aria-label]')].some((e) => /(?<!not )choosable/.test(e.ariaLabel))) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] });
  });
"""

# Notes the ms from the next click to the first change of the map after which this is true of it.
WATCH_CLICK = """([mark, there]) => {
  const shown = () => !!document.querySelector(mark) === there;
  window.took = new Promise((resolve) => {
    let clicked = 0;
    addEventListener('pointerdown', () => { clicked = performance.now(); }, { once: true, capture: true });
    const observer = new MutationObserver(() => {
      if (!clicked || !shown()) return;
      observer.disconnect();
      resolve(performance.now() - clicked);
    });
    observer.observe(document.querySelector('svg.play'), { subtree: true, childList: true, attributes: true });
  });
}"""


@dataclass(frozen=True)
class Player:
    """Who plays at which table."""

    table: str
    cookie: tuple[str, str]


@dataclass(frozen=True)
class Measured:
    """A game: how a move begins, the places of its two clicks, what marks the map between them, and the button that can be pressed after them."""

    begin: Callable[[Page], None]
    may: re.Pattern[str]
    then: re.Pattern[str]
    mark: str
    done: str


def campaign(page: Page) -> None:
    page.get_by_role("button", name="Campaign", exact=True).click()


def take_up(page: Page) -> None:
    """A group on its square; where there is only one square it is taken up already."""
    if page.get_by_role("group", name="From where?").count():
        page.mouse.click(*page.get_by_role("button", name=GANGS_MAY).first.evaluate(POINT))


TAMMANY = Measured(campaign, MAY, MAY, "svg rect.ghost", "End turn")
GANGS = Measured(take_up, GANGS_MAY, re.compile(r"^\d+[ab] .*; chosen"), "svg rect.ring.chosen", "Done moving")


def apart(job: Coroutine[Any, Any, T]) -> T:
    """The browser has a loop of its own in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, job).result()


async def first_turn(address: str) -> Player:
    """A new game in which it is our turn."""
    async with Guest(address, "Ada") as guest:
        table = (await guest.create(players=3, seats=SEATS, bot_pace=0, start=True))["id"]
        chair = await guest.connect(table)
        await chair.until_owing()
        await chair.close()
        (cookie,) = guest.http.cookies.items()
        return Player(table, cookie)


async def first_moves(address: str) -> Player:
    """A new game of six gangs in which it is our turn to move."""
    async with Guest(address, "Ada") as guest:
        seats = [{"kind": "me"}] + [{"kind": "bot"}] * 5
        table = (await guest.create(game="gangs", players=6, options={"mode": "politique"}, seats=seats, bot_pace=0, start=True))["id"]
        chair = await guest.connect(table)
        return await until_moving(guest, chair)


async def late_moves(address: str) -> Player:
    """Six heelers play until the game is late; then we sit down in the seat of one who still has to move."""
    async with Guest(address, "Ada") as guest:
        table = (await guest.create(game="gangs", players=6, options={"mode": "politique"}, seats=[{"kind": "bot"}] * 6, bot_pace=0, start=True))["id"]
        chair = await guest.connect(table)
        while chair.now["view"]["turn"] < LATE:
            await chair.hear()
        seat = next(p for p in reversed(chair.now["view"]["order"]) if chair.now["view"]["seats"][p]["out"] is None)
        await guest.deed(table, "replace", seat=seat, kind="open")
        await guest.deed(table, "sit", seat=seat)
        await chair.look(seat)
        return await until_moving(guest, chair)


async def until_moving(guest: Guest, chair: Chair) -> Player:
    """Answer anything until it is our turn to move members."""
    while True:
        await chair.until_owing()
        assert chair.now["result"] is None, "the game is over"
        if chair.now["view"]["phase"] == "move":
            break
        await chair.play(chair.now["legal"]["moves"][-1])
        await asyncio.sleep(ALLOWED)
    await chair.close()
    (cookie,) = guest.http.cookies.items()
    return Player(chair.table, cookie)


async def fill_log(address: str, player: Player) -> int:
    """Play and take back until the log has as many lines as wanted."""
    guest = Guest(address, "Ada")
    guest.http.cookies.update(dict([player.cookie]))
    chair = await guest.connect(player.table)
    for k in range(LINES):
        if len(chair.log) >= LINES:
            break
        await chair.play(some_move(chair.now, k))
        await chair.ask(type="undo", seat=chair.now["seat"], token=chair.now["token"])
        await asyncio.sleep(ALLOWED)
    await chair.close()
    await guest.http.aclose()
    return len(chair.log)


class Visitor:
    """A browser in which this player is known, and what its pages complained of."""

    def __init__(self, browser: Browser, address: str, player: Player) -> None:
        self.context: BrowserContext = browser.new_context(viewport=SCREEN, locale="en-US")
        self.context.set_default_timeout(PATIENCE)
        self.context.add_cookies([{"name": player.cookie[0], "value": player.cookie[1], "url": address}])
        self.table = f"{address}/table/{player.table}"
        self.complaints: list[str] = []

    def open(self, url: str) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(url)
        return page


def loads(browser: Browser, address: str, player: Player, game: Measured) -> dict[str, Any]:
    """Bytes of script and style, as the build compressed them: of the first page, and what a table needs beside that. Fonts are apart."""
    visitor, got = Visitor(browser, address, player), set[str]()
    visitor.context.on("requestfinished", lambda request: got.add(request.url.rpartition("/")[2]))
    page = visitor.open(address)
    page.wait_for_load_state("networkidle")
    first = {name for name in got if name.endswith((".js", ".css"))}
    page.goto(visitor.table)
    page.get_by_role("button", name=game.may).first.wait_for()
    page.wait_for_load_state("networkidle")
    visitor.context.close()
    table = {name for name in got if name.endswith((".js", ".css"))} - first
    return {"first_load_bytes": packed(first), "table_chunk_bytes": packed(table)}


def packed(names: set[str]) -> dict[str, int]:
    """Loose files are not compressed."""
    return {way: sum(_size(name, way) for name in names) for way in ("gz", "br")}


def _size(name: str, way: str) -> int:
    compressed = BUILT / "assets" / f"{name}.{way}"
    return (compressed if compressed.is_file() else BUILT / name).stat().st_size


def spread(times: list[float]) -> dict[str, float]:
    return {"median_ms": round(median(times), 1), "most_ms": round(max(times), 1)}


def opening(browser: Browser, address: str, player: Player) -> float:
    """From the address to a board on which a place can be picked; a browser that was never here."""
    visitor = Visitor(browser, address, player)
    visitor.context.add_init_script(WATCH_BOARD)
    page = visitor.open(visitor.table)
    took = float(page.evaluate("window.usable"))
    visitor.context.close()
    return took


def acting(page: Page, game: Measured) -> tuple[float, float]:
    """Two clicks on a place: until what is chosen stands on the map, and until the move is the server's; then it is taken back."""
    game.begin(page)
    times = [_clicked(page, game.may, game.mark, True), _clicked(page, game.then, game.mark, False)]
    page.get_by_role("button", name=game.done, disabled=False).wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name=game.may).first.wait_for()
    return times[0], times[1]


def _clicked(page: Page, place: re.Pattern[str], mark: str, there: bool) -> float:
    """The ms until the mark is there, or no more."""
    point = page.get_by_role("button", name=place).first.evaluate(POINT)
    page.evaluate(WATCH_CLICK, [mark, there])
    page.mouse.click(*point)
    return float(page.evaluate("window.took"))


def quickness(browser: Browser, address: str, player: Player, game: Measured, tries: int) -> dict[str, Any]:
    opened = [opening(browser, address, player) for _ in range(tries)]
    visitor = Visitor(browser, address, player)
    page = visitor.open(visitor.table)
    page.get_by_role("button", name=game.may).first.wait_for()
    acted = [acting(page, game) for _ in range(tries)]
    visitor.context.close()
    return {"board_usable": spread(opened), "piece_shown": spread([piece for piece, _ in acted]), "move_taken": spread([move for _, move in acted])}


def whole_game(browser: Browser, address: str) -> dict[str, Any]:
    """A game from the first to the last turn, by clicks: what the console said."""
    visitor = Visitor(browser, address, apart(first_turn(address)))
    page = visitor.open(visitor.table)
    hands = Hands(page)
    hands.until(VOTE)
    page.get_by_role("checkbox", name=re.compile("^Fast-forward")).click()
    hands.until("After sixteen years", 4000)
    expect(page.get_by_role("heading", name=re.compile("wins? with|share"))).to_be_visible()
    visitor.context.close()
    return {"errors": len(visitor.complaints), "told": visitor.complaints[:5]}


def measure_gangs(browser: Browser, address: str, tries: int) -> dict[str, Any]:
    before = os.getloadavg()
    first = apart(first_moves(address))
    late = apart(late_moves(address))
    own = {path.name for path in (BUILT / "assets").glob("gangs-*") if path.suffix in (".js", ".css")}  # apart from map, table and words
    return {
        "load_before": before,
        "tries": tries,
        "chunk_bytes": packed(own),
        "table_chunk_bytes": loads(browser, address, first, GANGS)["table_chunk_bytes"],
        "first_turn": quickness(browser, address, first, GANGS, tries),
        "late": {"turn": LATE, **quickness(browser, address, late, GANGS, tries)},
    }


def judge(what: str, value: float, limit: float, unit: str) -> None:
    print(f"{what:<52} {value:>9,.1f} {unit:<3} of at most {limit:,.0f}: {'ok' if value <= limit else 'OVER'}")


def judge_quickness(name: str, found: dict[str, Any]) -> None:
    judge(f"board usable, {name}, median", found["board_usable"]["median_ms"], USABLE, "ms")
    judge(f"piece shown after a click, {name}, median", found["piece_shown"]["median_ms"], SHOWN, "ms")
    judge(f"move taken by the server, {name}, median", found["move_taken"]["median_ms"], SHOWN, "ms")


def judge_gangs(gangs: dict[str, Any]) -> None:
    judge("chunk of Gangs, as browsers get it (brotli)", gangs["chunk_bytes"]["br"] / 1024, GANGS_CHUNK / 1024, "KB")
    judge_quickness("Gangs, first turn", gangs["first_turn"])
    judge_quickness(f"Gangs, turn {LATE}", gangs["late"])


def write(figures: dict[str, Any]) -> None:
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="The page's weight and quickness.")
    parser.add_argument("--tries", type=int, default=20)
    parser.add_argument("--only", choices=["gangs"], help="measure this alone")
    options = parser.parse_args()
    before = os.getloadavg()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        house = Process(str(Path(folder) / "page.db")).start()
        try:
            if options.only:
                gangs = measure_gangs(browser, house.address, options.tries)
                browser.close()
                write(json.loads(RESULTS.read_text("utf-8")) | {"gangs": gangs})
                judge_gangs(gangs)
                return
            player = apart(first_turn(house.address))
            weight = loads(browser, house.address, player, TAMMANY)
            fresh = quickness(browser, house.address, player, TAMMANY, options.tries)
            lines = apart(fill_log(house.address, player))
            long = quickness(browser, house.address, player, TAMMANY, options.tries)
            game = whole_game(browser, house.address)
            gangs = measure_gangs(browser, house.address, options.tries)
            version = browser.version
            browser.close()
        finally:
            house.stop()
    figures = {
        "machine": {"cores": os.cpu_count(), "system": platform.system(), "chromium": version, "load_before": before, "load_after": os.getloadavg()},
        "tries": options.tries,
        **weight,
        "first_turn": fresh,
        "long_log": {"lines": lines, **long},
        "whole_game": game,
        "gangs": gangs,
    }
    write(figures)
    judge("first load, script and style, gzip", weight["first_load_bytes"]["gz"] / 1024, FIRST_LOAD / 1024, "KB")
    judge_quickness("first turn", fresh)
    judge_quickness(f"{lines} lines of log", long)
    judge_gangs(gangs)
    judge("errors in the console over a whole game", game["errors"], 0, "")
    print(f"load of the machine: {before[0]:.1f} before, {os.getloadavg()[0]:.1f} after, {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
