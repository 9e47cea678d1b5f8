"""Every screen of the page: how it is reached. A screen opens its pages, one of each size, and moves in them by roles and names only."""
from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Locator, Page, WebSocketRoute, expect

from server.guest import Chair, Guest
from stage import BOT, ME, OPEN, PATIENCE, SIZES, Now, Stage, point_of, press

expect.set_options(timeout=PATIENCE)

MAP = re.compile("Map of lower Manhattan|Plan de|Carte d|Karte|térkép", re.IGNORECASE)
MAY = re.compile(r"^Ward .*(?<!not )choosable")
CLOSE = re.compile("^Close your fist")
OFFICE_DEEDS = ("take", "lock", "arrest", "move")
NATIONS = ("Irish", "English", "German", "Italian")
FIRST_WARDS = ("1", "2", "4")
LAST_SECONDS = 14
TWO_TAPS = 500  # ms between them: quicker ones zoom the map

Reach = Callable[[Stage], Awaitable[list[Page]]]


@dataclass(frozen=True)
class Screen:
    name: str
    title: str
    setting: str  # screens of one setting share a server, and what was played on it
    studies: tuple[str, ...]
    reach: Reach


SCREENS: list[Screen] = []


def screen(title: str, setting: str, *studies: str) -> Callable[[Reach], Reach]:
    """The screen of this function's name."""

    def note(reach: Reach) -> Reach:
        SCREENS.append(Screen(reach.__name__.replace("_", "-"), title, setting, studies, reach))
        return reach

    return note


# What one moves by


def the_map(page: Page) -> Locator:
    return page.get_by_role("group", name=MAP)


def is_phone(page: Page) -> bool:
    size = page.viewport_size
    assert size
    return min(size["width"], size["height"]) < 500


async def at_the_table(stage: Stage, guest: Guest, table: str, **how: object) -> list[Page]:
    pages = await stage.visit(f"/table/{table}", guest, **how)
    for page in pages:
        await expect(the_map(page)).to_be_visible()
    return pages


async def at_a_heading(pages: list[Page], name: str) -> list[Page]:
    for page in pages:
        await expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    return pages


async def touch_ward(page: Page, ward: Locator) -> None:
    """Chosen at once with the mouse; with a finger only named."""
    x, y = await point_of(ward)
    if is_phone(page):
        await page.wait_for_timeout(TWO_TAPS)
        await page.touchscreen.tap(x, y)
    else:
        await page.mouse.click(x, y)


# Positions


def moves(now: Now) -> list[str]:
    return (now["legal"] or {}).get("moves") or []


def may(now: Now, *kinds: str) -> bool:
    return any(move.split()[0] in kinds for move in moves(now))


def a_full_turn(now: Now) -> bool:
    """Late in the third term, in a close game, everything may still be done: campaign or settle, the office, a slander."""
    view = now["view"]
    if not now["owes"] or view["year"] < 11 or not all(may(now, kind) for kind in ("campaign", "settle", "slander")) or not may(now, *OFFICE_DEEDS):
        return False
    scores = [seat["score"] for seat in view["seats"]]
    return bool(scores[now["seat"]] >= 5 and max(scores) - scores[now["seat"]] <= 8)


def asked_for_a_bid(now: Now) -> bool:
    """Amid the third election, against two others or more, with three favors or more to choose from."""
    election, amounts = now["view"]["election"], (now["legal"] or {}).get("amounts")
    if not now["owes"] or not amounts or now["view"]["year"] != 12 or election["ward"] in FIRST_WARDS:
        return False
    return len(election["candidates"]) > 2 and sum(most for _, most in amounts.values()) > 2


def mayor_at_work(now: Now) -> bool:
    return bool(now["owes"]) and now["view"]["phase"] == "appoint" and now["view"]["year"] >= 8


def others_turn(now: Now) -> bool:
    return not now["owes"] and now["view"]["phase"] == "turn" and now["view"]["year"] == 10


async def my_turn(stage: Stage) -> Chair:
    return await stage.game(await stage.guest(), a_full_turn, number=1)


async def our_election(stage: Stage) -> Chair:
    return await stage.game(await stage.guest(), asked_for_a_bid, number=2)


async def my_offices(stage: Stage) -> Chair:
    return await stage.game(await stage.guest(), mayor_at_work, number=2)


async def over(stage: Stage) -> tuple[Chair, object]:
    """A whole game, begun in a page that remembers what it was shown: the chair, and what the browser keeps."""
    guest = await stage.guest()
    table = await stage.table(guest, (BOT, BOT, ME, BOT))
    (page,) = await stage.visit(f"/table/{table}", guest, SIZES[:1], script=SAME_CHANCE)
    await page.get_by_role("button", name="Start the game").click()
    await expect(the_map(page)).to_be_visible()
    kept = await page.context.storage_state()
    chair = await stage.chair(guest, table)
    await stage.finish(chair)
    return chair, kept


# The word a page brings to the secret of the draws: the same each time.
SAME_CHANCE = "let n = 7; crypto.getRandomValues = (array) => array.map((_, i) => (array[i] = n = (n * 48271) % 2147483647));"


async def city(stage: Stage) -> Guest:
    """An evening with several tables: my turn at one, others' at another, some open, two over."""
    me, peg, isaiah, lotte = [await stage.guest(name) for name in ("Ada", "Peg", "Isaiah", "Lotte")]
    by_turn, live = {"kind": "turn", "hours": 24}, {"kind": "live", "base": 900, "increment": 15}
    for listed in (True, False):
        await stage.finish(await stage.chair(me, await stage.table(me, (BOT, ME, BOT), listed=listed, start=True)))
        await stage.house.later(86_400)
    await stage.game(me, a_full_turn, number=1, pace=by_turn)
    theirs = await stage.table(peg, (ME, OPEN, BOT), pace=by_turn)
    await me.deed(theirs, "sit", seat=1, colour=4)
    await peg.deed(theirs, "start")
    await stage.table(peg, (ME, OPEN, OPEN, OPEN), pace=live, listed=True)
    await stage.table(isaiah, (OPEN, ME, OPEN), pace=by_turn, listed=True, options={"edition": 2009})
    waiting = await stage.table(lotte, (ME, BOT, BOT, OPEN, OPEN), listed=True)
    await isaiah.deed(waiting, "sit", seat=3)
    await stage.table(isaiah, (ME, BOT, BOT, BOT), listed=True, start=True)
    return me


# Before a game


@screen("Home", "city", "home")
async def home(stage: Stage) -> list[Page]:
    pages = await stage.visit("/", await stage.once(city))
    for page in pages:
        await expect(page.get_by_role("link", name=re.compile("^Play ?, table of")).first).to_be_visible()
        await expect(page.get_by_role("link", name=re.compile("^Sit down")).first).to_be_visible()
    return pages


@screen("Join by link", "city")
async def join_by_link(stage: Stage) -> list[Page]:
    pages = await stage.visit("/", await stage.once(city))
    for page in pages:
        await press(page.get_by_role("button", name="Join by link"))
        await page.get_by_role("dialog").get_by_role("textbox").fill("http://192.168.1.20:1860/table/5f2c09d1a7")
    return pages


@screen("New table", "city")
async def new_table(stage: Stage) -> list[Page]:
    pages = await stage.visit("/new", await stage.once(city))
    for page in pages:
        await page.get_by_role("group", name="Players").get_by_role("radio", name="4").check(force=True)
        await page.get_by_label("Who sits in seat 3").select_option(label="Bot")
        await page.get_by_role("group", name="Clocks").get_by_role("radio", name="Live").check(force=True)
    return pages


@screen("Waiting room", "room")
async def waiting_room(stage: Stage) -> list[Page]:
    me, peg = await stage.guest(), await stage.guest("Peg")
    table = await stage.table(me, (ME, OPEN, BOT, OPEN), pace={"kind": "live", "base": 900, "increment": 15})
    await peg.deed(table, "sit", seat=1)
    chairs = [await stage.chair(guest, table) for guest in (me, peg)]
    await chairs[1].ask(type="say", text="Here I am. Isaiah comes when the ferry does.", to=None)
    await chairs[0].ask(type="say", text="Good. The bot may have the hat nobody wants.", to=None)
    return await at_a_heading(await stage.visit(f"/table/{table}", me), "Tammany Hall: before the start")


@screen("Lobby", "city")
async def lobby(stage: Stage) -> list[Page]:
    pages = await stage.visit("/lobby", await stage.once(city))
    for page in pages:
        await expect(page.get_by_role("link", name=re.compile("^Watch"))).to_be_visible()
    return pages


@screen("My tables and finished games", "city")
async def finished(stage: Stage) -> list[Page]:
    pages = await stage.visit("/finished", await stage.once(city))
    for page in pages:
        await expect(page.get_by_role("link", name="Replay").first).to_be_visible()
    return pages


@screen("You", "city")
async def me(stage: Stage) -> list[Page]:
    return await at_a_heading(await stage.visit("/me", await stage.once(city)), "Delete my data")


# A turn


@screen("Your turn", "turn", "tammany-desktop", "tammany-desktop-dark", "tammany-1024", "tammany-phone")
async def your_turn(stage: Stage) -> list[Page]:
    chair = await stage.once(my_turn)
    return await at_the_table(stage, chair.guest, chair.table)


@screen("Settle, with what it would give", "turn", "tammany-desktop", "tammany-phone")
async def settle(stage: Stage) -> list[Page]:
    chair = await stage.once(my_turn)
    pages = await at_the_table(stage, chair.guest, chair.table, time="runs")  # between two taps
    for page in pages:
        await press(page.get_by_role("button", name="Settle", exact=True))
        await touch_ward(page, page.get_by_role("button", name=re.compile(r"^Ward 14,.*(?<!not )choosable")))
        if is_phone(page):
            await press(page.get_by_role("button", name=re.compile("^Boss to|^Place")).last)
        await press(page.get_by_role("button", name=re.compile(f"^({'|'.join(NATIONS)})"), disabled=False).first)
        other = page.get_by_role("button", name=MAY).first
        if is_phone(page):
            await touch_ward(page, other)
        else:
            await page.mouse.move(*await point_of(other))
    return pages


@screen("Slander", "turn", "tammany-slander")
async def slander(stage: Stage) -> list[Page]:
    chair = await stage.once(my_turn)
    pages = await at_the_table(stage, chair.guest, chair.table)
    for page in pages:
        await press(page.get_by_role("button", name=re.compile("^Slander")))
        for step in (re.compile(r"^\d+$|^Ward \d+$"), re.compile(r", \d+ to \d+"), re.compile(f"^({'|'.join(NATIONS)})")):
            choice = page.get_by_role("list").get_by_role("button", name=step)
            if await choice.count():
                await press(choice.first)
    return pages


@screen("Five seats", "five", "tammany-five", "tammany-five-phone")
async def five_seats(stage: Stage) -> list[Page]:
    chair = await stage.game(await stage.guest(), a_full_turn, (BOT, BOT, ME, BOT, BOT), number=3)
    return await at_the_table(stage, chair.guest, chair.table)


@screen("Waiting for others", "waiting")
async def waiting_for_others(stage: Stage) -> list[Page]:
    chair = await stage.game(await stage.guest(), others_turn, number=2)
    return await at_the_table(stage, chair.guest, chair.table)


@screen("Short of time", "short", "states")
async def short_of_time(stage: Stage) -> list[Page]:
    chair = await stage.game(await stage.guest(), a_full_turn, number=1, pace={"kind": "live", "base": 1800, "increment": 15})
    await stage.house.later(_left(chair) - LAST_SECONDS)
    pages = await at_the_table(stage, chair.guest, chair.table)
    for page in pages:
        await expect(page.get_by_text(f"0:{LAST_SECONDS}").filter(visible=True).first).to_be_visible()
    return pages


def _left(chair: Chair) -> float:
    return float(chair.now["clocks"][chair.now["seat"]]["left"])


@screen("Connection lost", "turn", "states")
async def connection_lost(stage: Stage) -> list[Page]:
    chair, lines = await stage.once(my_turn), Lines()
    pages = await at_the_table(stage, chair.guest, chair.table, prepare=lines.watch)
    await lines.cut()
    for page in pages:
        await expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    return pages


class Lines:
    """Stands between pages and the server until it is cut."""

    def __init__(self) -> None:
        self._open: list[WebSocketRoute] = []
        self._cut = False

    async def watch(self, page: Page) -> None:
        await page.route_web_socket("**/socket", self._connect)

    async def _connect(self, line: WebSocketRoute) -> None:
        if self._cut:
            return  # nobody answers
        line.connect_to_server()
        self._open.append(line)

    async def cut(self) -> None:
        self._cut = True
        for line in self._open:
            await line.close(code=1012)


@screen("Pass the device", "curtain")
async def curtain(stage: Stage) -> list[Page]:
    guest = await stage.guest()
    table = await stage.table(guest, (ME, ME, BOT), start=True)
    pages = await stage.visit(f"/table/{table}", guest)
    for page in pages:
        await expect(page.get_by_role("heading", name=re.compile("^Pass the device"))).to_be_visible()
    return pages


# An election


@screen("Election: your fist", "election", "election")
async def election(stage: Stage) -> list[Page]:
    chair = await stage.once(our_election)
    pages = await at_the_table(stage, chair.guest, chair.table)
    for page in pages:
        await press(page.get_by_role("button", name=re.compile("^One .* more$"), disabled=False).first)
        await expect(page.get_by_role("button", name=CLOSE)).to_be_visible()
    return pages


@screen("Election: the hands open", "reveal", "election-reveal")
async def hands_open(stage: Stage) -> list[Page]:
    chair = await our_election(stage)
    pages = await at_the_table(stage, chair.guest, chair.table, time="paused")
    more = pages[0].get_by_role("button", name=re.compile("^One .* more$"), disabled=False)
    await press(more.first)
    await press(more.last)
    await press(pages[0].get_by_role("button", name=CLOSE))
    await expect(pages[0].get_by_text("Your fist is closed.")).to_be_visible()
    await stage.let_others_move(chair)
    for page in pages:
        await expect(page.get_by_role("status").filter(has_text=re.compile("goes to|is yours|A tie in"))).to_be_visible()
    return pages


@screen("Election: the count", "count")
async def count(stage: Stage) -> list[Page]:
    chair = await our_election(stage)
    pages = await at_the_table(stage, chair.guest, chair.table, time="paused")
    await stage.play(chair, lambda now: now["view"]["year"] > 12 or now["view"]["phase"] == "appoint")
    for page in pages:
        over = page.get_by_text("Leaders of the nations")  # its headline has no room on a phone that lies
        for _ in range(20):
            if await over.count():
                break
            await page.keyboard.press("Space")
        await expect(over).to_be_visible()
    return pages


@screen("The Mayor gives offices", "offices", "offices")
async def offices(stage: Stage) -> list[Page]:
    chair = await stage.once(my_offices)
    pages = await at_the_table(stage, chair.guest, chair.table)
    for page in pages:
        await press(page.get_by_role("button", name=re.compile("^Deputy Mayor for")).first)
        await press(page.get_by_role("button", name=re.compile("^Chief of Police for")).nth(1))
    return pages


# After a game


@screen("The end, with the game checked", "over", "end")
async def end(stage: Stage) -> list[Page]:
    chair, kept = await stage.once(over)
    pages = await stage.visit(f"/table/{chair.table}", state=kept)
    for page in pages:
        await press(page.get_by_role("button", name="Check it"))
        await expect(page.get_by_text("Every draw and sealed choice checks out.")).to_be_visible()
        await page.get_by_role("heading", name=re.compile("wins? with|share")).scroll_into_view_if_needed()
    return pages


@screen("Replay", "over", "replay")
async def replay(stage: Stage) -> list[Page]:
    chair, _ = await stage.once(over)
    pages = await stage.visit(f"/replay/{chair.table}", chair.guest)
    for page in pages:
        await expect(the_map(page)).to_be_visible()
        slider = page.get_by_role("slider")
        while "Year 11," not in (await slider.get_attribute("aria-valuetext") or ""):
            await page.keyboard.press("Shift+ArrowRight")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
    return pages


# Learning


@screen("The lesson, step 5", "lesson", "lesson")
async def lesson(stage: Stage) -> list[Page]:
    pages = await stage.visit("/learn", script="localStorage.setItem('fivepoints-lesson-tammany', '4')")  # as somebody who comes back to it
    for page in pages:
        await expect(the_map(page)).to_be_visible()
        await expect(page.get_by_text(re.compile("5 of 13")).filter(visible=True).first).to_be_visible()
    return pages


@screen("A rule at the table", "turn")
async def rules_at_the_table(stage: Stage) -> list[Page]:
    chair = await stage.once(my_turn)
    pages = await at_the_table(stage, chair.guest, chair.table)
    for page in pages:
        if is_phone(page):
            await press(page.get_by_role("button", name="Rules", exact=True))
            book = page.get_by_role("dialog")
        else:
            await press(page.get_by_role("tab", name="Rules"))
            book = page.get_by_role("tabpanel", name="Rules")
        await press(book.get_by_role("button", name="Slander", exact=True))
        await expect(page.get_by_role("heading", name="Slander", exact=True).last).to_be_visible()
    return pages


@screen("The rules", "lesson")
async def rules(stage: Stage) -> list[Page]:
    return await at_a_heading(await stage.visit("/rules/tammany/locks"), "Locked wards")


@screen("Nothing here", "lesson")
async def nothing_here(stage: Stage) -> list[Page]:
    return await at_a_heading(await stage.visit("/nowhere"), "There is nothing here")


# In other languages


@screen("Your turn, in French", "turn")
async def french(stage: Stage) -> list[Page]:
    chair = await stage.once(my_turn)
    return await at_the_table(stage, chair.guest, chair.table, locale="fr-FR")


@screen("An election, in German", "election")
async def german(stage: Stage) -> list[Page]:
    chair = await stage.once(our_election)
    return await at_the_table(stage, chair.guest, chair.table, locale="de-DE")


@screen("The Mayor gives offices, in Hungarian", "offices")
async def hungarian(stage: Stage) -> list[Page]:
    chair = await stage.once(my_offices)
    return await at_the_table(stage, chair.guest, chair.table, locale="hu-HU")
