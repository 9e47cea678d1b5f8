"""All that a person could notice at a page, so that two evenings can be compared: what stands there and how it looks, what is spoken, heard and kept,
what came over the line and when. The page's own clock stands, and goes on only when the test says so."""
from __future__ import annotations

import hashlib
import io
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocket, expect

from browser.patience import PATIENCE
from fivepoints.server import people as server_people
from fivepoints.server.log import Log
from server.guest import Chair, Guest
from server.house import House, TestClock, serving

A_WHILE = 3000  # ms of the page's own time; many of them are still less than it takes until it asks whether the line is there
A_MOMENT, LONG_ENOUGH = 20, 1500  # ms; moments

# Sounds are on; the word that this page brings to the draws is the same each time; what changes in the page is noted as it happens, with the time.
PREPARED = """
  localStorage.setItem('fivepoints-sound', 'on');
  let n = 7; crypto.getRandomValues = (array) => array.map((_, i) => (array[i] = n = (n * 48271) % 2147483647));
  window.noticed = [];
  window.began = 0;
  const note = (...what) => window.noticed.push([Math.round(performance.now() - window.began), ...what].join(' '));
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...at) {
    note('sound', this.type ?? 'noise', this.frequency?.value ?? this.buffer?.length);
    return start.apply(this, at);
  };
  new MutationObserver((changes) => changes.forEach(({ type, target, attributeName, addedNodes, removedNodes }) =>
    note(type, target.nodeName, attributeName ?? '', target.getAttribute?.(attributeName ?? '') ?? target.data ?? '', addedNodes.length, removedNodes.length),
  )).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""

# What moves has come to rest; what would go on for ever stands at its beginning.
AT_REST = "() => document.getAnimations().forEach((one) => { try { one.finish(); } catch { one.cancel(); } })"

# Every element with what is drawn before and behind it: where it stands, and all that can be seen of its style. What lies folded has no place.
LOOKS = """(names) => [...document.querySelectorAll('body, body *')].map((element) => {
  if (!element.checkVisibility()) return [element.nodeName, element.getAttribute('class') ?? ''].join(' ');
  const { x, y, width, height } = element.getBoundingClientRect();
  const styles = [undefined, '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    return part && style.content === 'none' ? '' : names.map((name) => style.getPropertyValue(name)).join(' ');
  });
  return [element.nodeName, element.getAttribute('class') ?? '', x, y, width, height, ...styles].join(' ').replaceAll(location.origin, '');
})"""
SEEN = """color background-color background-image background-size border-top border-right border-bottom border-left border-radius box-shadow outline opacity
  visibility display position z-index overflow transform filter clip-path mask-image font-family font-size font-weight font-style line-height letter-spacing
  text-align text-decoration text-transform padding margin gap fill fill-opacity stroke stroke-width stroke-dasharray stroke-opacity paint-order cursor content
  animation-name animation-duration animation-delay transition-property transition-duration transition-delay""".split()

KEPT = "() => [document.title, ...Object.entries(localStorage).flat(), ...Object.entries(sessionStorage).flat()]"


@dataclass
class Sight:
    """One look at a page."""

    nodes: list[str]
    looks: list[str]
    spoken: list[str]
    kept: list[str]
    noticed: list[str]
    line: list[str]


def differences(one: Sight, other: Sight) -> dict[str, str]:
    """By what they differ: the first difference of each kind."""
    found = {}
    for part in Sight.__dataclass_fields__:
        mine, theirs = getattr(one, part), getattr(other, part)
        if mine != theirs:
            k = next((k for k, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
            found[part] = f"{mine[k : k + 1]} and {theirs[k : k + 1]}"
    return found


@dataclass
class Onlooker:
    """A page that is looked at, with all that it said and heard."""

    page: Page
    address: str
    line: list[str] = field(default_factory=list)
    _seen: int = 0  # changes that were noticed already

    def listen(self) -> None:
        def socket(opened: WebSocket) -> None:
            opened.on("framereceived", lambda text: self.line.append(f"heard {text}"))
            opened.on("framesent", lambda text: self.line.append(f"said {text}"))

        self.page.on("websocket", socket)
        self.page.on("request", lambda request: self.line.append(f"asked {request.method} {request.url.replace(self.address, '')} {request.post_data}"))

    async def settle(self) -> None:
        """The page is there. In which order its parts came is nobody's secret: from here on it counts."""
        await expect(self.page.locator("main .dock")).to_be_visible(timeout=PATIENCE)
        await self.page.wait_for_load_state("networkidle")
        await self.page.clock.run_for(A_WHILE)
        await self.page.evaluate("(window.noticed.length = 0, window.began = performance.now())")
        self.line.clear()

    async def hears(self, text: str) -> None:
        """Until it was told this, and shows something new for it."""
        for _ in range(LONG_ENOUGH):
            if any(text in said for said in self.line):
                await self.page.wait_for_function("count => window.noticed.length > count", arg=self._seen)
                return
            await self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"it was never told {text!r}")

    async def sight(self, after: int = A_WHILE) -> Sight:
        """After some time of the page's own."""
        await self.page.clock.run_for(after)
        noticed = await self.page.evaluate("window.noticed")  # before anything is done to the page
        self._seen = len(noticed)
        await self.page.evaluate(AT_REST)
        return Sight(
            nodes=(await self.page.content()).replace(self.address, "").replace(">", ">\n").split("\n"),
            looks=await self.page.evaluate(LOOKS, SEEN),
            spoken=(await self.page.locator("body").aria_snapshot()).split("\n"),
            kept=await self.page.evaluate(KEPT),
            noticed=noticed,
            line=list(self.line),
        )


@contextmanager
def same_chance(seed: int = 1) -> Iterator[None]:
    """The ids of people are the same each time."""
    luck = random.Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_people, "secrets", SimpleNamespace(token_bytes=luck.randbytes, token_hex=lambda size: luck.randbytes(size).hex()))
        yield


class Evening:
    """A server with a time and a luck of its own, guests, and the page of one of them."""

    def __init__(self, house: House, browser: Browser, stack: AsyncExitStack) -> None:
        self.house, self.browser, self._stack = house, browser, stack

    async def guest(self, name: str) -> Guest:
        return await self._stack.enter_async_context(Guest(self.house.address, name))

    async def chair(self, guest: Guest, table: str) -> Chair:
        chair = await guest.connect(table)
        self._stack.push_async_callback(chair.close)
        return chair

    async def onlooker(self, guest: Guest, path: str) -> Onlooker:
        context = await self.browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US", timezone_id="UTC", reduced_motion="reduce")
        self._stack.push_async_callback(context.close)
        await context.add_cookies([{"name": name, "value": value, "url": guest.address} for name, value in guest.http.cookies.items()])
        await context.add_init_script(PREPARED)
        page = await context.new_page()
        looking = Onlooker(page, self.house.address)
        looking.listen()
        now = self.house.hall.clock.now()
        await page.clock.install(time=now)
        await page.clock.pause_at(now + 1)
        await page.goto(self.house.address + path)
        return looking


@asynccontextmanager
async def evening(database: Path, browser: Browser) -> AsyncIterator[Evening]:
    """All that the server leaves to chance is the same in every evening."""
    made = 0

    def fresh(what: str) -> bytes:
        nonlocal made
        made += 1
        return hashlib.sha256(f"{what} {made}".encode()).digest()

    chance: dict[str, Any] = {"new_id": lambda: fresh("table").hex()[:20], "new_word": lambda: fresh("word"), "luck": random.Random(1)}
    with same_chance():
        async with serving(str(database), clock=TestClock(), log=Log(io.StringIO()), **chance) as house, AsyncExitStack() as stack:
            yield Evening(house, browser, stack)
