"""How heavy and how quick the page is, in Chromium on this machine: bytes of the first load, time to a usable board, time from a click to the piece,
the same with a long log, and errors over a whole game. Writes bench/page.json. Times are only recorded: the machine is shared, and its load is said with them.

    .venv/bin/python bench/page.py [--tries 20]
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
from collections.abc import Coroutine
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
from server.guest import Guest, some_move
from server.house import Process

T = TypeVar("T")
FIRST_LOAD, USABLE, SHOWN = 150 * 1024, 1000.0, 100.0  # bytes, ms, ms: what is asked
LINES = 500
ALLOWED = 0.11  # seconds for two messages: a server takes 20 a second
PATIENCE = 60_000  # ms
SCREEN = {"width": 1440, "height": 900}
VOTE = re.compile(r"^Ward \d+ votes$")
SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]

# Notes when a ward may first be picked, in ms since the address was opened. Nothing else looks for it: asking the page for roles would cost it time.
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
WATCH_CLICK = """([wanted]) => {
  const shown = { piece: () => document.querySelector('svg rect.ghost'), move: () => !document.querySelector('svg rect.ghost') }[wanted];
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


def loads(browser: Browser, address: str, player: Player) -> dict[str, Any]:
    """Bytes of script and style, as the build compressed them: of the first page, and what a table needs beside that. Fonts are apart."""
    visitor, got = Visitor(browser, address, player), set[str]()
    visitor.context.on("requestfinished", lambda request: got.add(request.url.rpartition("/")[2]))
    page = visitor.open(address)
    page.wait_for_load_state("networkidle")
    first = {name for name in got if name.endswith((".js", ".css"))}
    page.goto(visitor.table)
    page.get_by_role("button", name=MAY).first.wait_for()
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
    """From the address to a board on which a ward can be picked; a browser that was never here."""
    visitor = Visitor(browser, address, player)
    visitor.context.add_init_script(WATCH_BOARD)
    page = visitor.open(visitor.table)
    took = float(page.evaluate("window.usable"))
    visitor.context.close()
    return took


def acting(page: Page) -> tuple[float, float]:
    """Two clicks of a campaign: until the first boss stands on the map, and until the move is the server's; then it is taken back."""
    page.get_by_role("button", name="Campaign", exact=True).click()
    times = [_clicked(page, wanted) for wanted in ("piece", "move")]
    page.get_by_role("button", name="End turn", disabled=False).wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name=MAY).first.wait_for()
    return times[0], times[1]


def _clicked(page: Page, wanted: str) -> float:
    point = page.get_by_role("button", name=MAY).first.evaluate(POINT)
    page.evaluate(WATCH_CLICK, [wanted])
    page.mouse.click(*point)
    return float(page.evaluate("window.took"))


def quickness(browser: Browser, address: str, player: Player, tries: int) -> dict[str, Any]:
    opened = [opening(browser, address, player) for _ in range(tries)]
    visitor = Visitor(browser, address, player)
    page = visitor.open(visitor.table)
    page.get_by_role("button", name=MAY).first.wait_for()
    acted = [acting(page) for _ in range(tries)]
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


def judge(what: str, value: float, limit: float, unit: str) -> None:
    print(f"{what:<52} {value:>9,.1f} {unit:<3} of at most {limit:,.0f}: {'ok' if value <= limit else 'OVER'}")


def main() -> None:
    parser = argparse.ArgumentParser(description="The page's weight and quickness.")
    parser.add_argument("--tries", type=int, default=20)
    options = parser.parse_args()
    before = os.getloadavg()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        house = Process(str(Path(folder) / "page.db")).start()
        try:
            player = apart(first_turn(house.address))
            weight = loads(browser, house.address, player)
            fresh = quickness(browser, house.address, player, options.tries)
            lines = apart(fill_log(house.address, player))
            long = quickness(browser, house.address, player, options.tries)
            game = whole_game(browser, house.address)
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
    }
    (HERE / "page.json").write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    judge("first load, script and style, gzip", weight["first_load_bytes"]["gz"] / 1024, FIRST_LOAD / 1024, "KB")
    for name, found in (("first turn", fresh), (f"{lines} lines of log", long)):
        judge(f"board usable, {name}, median", found["board_usable"]["median_ms"], USABLE, "ms")
        judge(f"piece shown after a click, {name}, median", found["piece_shown"]["median_ms"], SHOWN, "ms")
        judge(f"move taken by the server, {name}, median", found["move_taken"]["median_ms"], SHOWN, "ms")
    judge("errors in the console over a whole game", game["errors"], 0, "")
    print(f"load of the machine: {before[0]:.1f} before, {os.getloadavg()[0]:.1f} after, {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
