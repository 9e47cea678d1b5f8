"""People who play Gangs in the browser: by roles and names, with the mouse, by touch or by keys; and the tables they sit down at, new ones or set by hand."""
from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.gangs_moments import record_of, seat_of
from browser.test_table_page import TABLE, Visit, choose_name, the_map
from fivepoints.core.game import Game

OVER = re.compile("richest gang(, with|:)")
SEALED = re.compile("^(Begin with|Close anew|Close your fist|Close it anew|Hold up)")
DEED = re.compile(
    "^(Step to|Go to|Fight on|All to|Keep the|Destroy the|Open (?:an? |whisky|opium)|Close the|Pick pockets|Mug for|Break in|Rob the|Take "
    "|Recruit|Buy|Put in|Sack it|Change places with|Sober up|Lobby|Use |Send him|Leave him|Pay, send|The (man|woman) of|A (man|woman) to"
    "|Declare war on|Call |Offer |Accept$|So be it|As usual)"
)
NO_MORE = re.compile("^(Done moving|Done|Pass|No war this year|No deal this turn|Nobody dries out|Not in this war|Refuse|Keep it for your turn)$")
DON_T_SHOW = re.compile("^From now on")
STEPS = 4000  # looks, not moves
PATIENCE = 20  # looks at the same page
GONE = 3000  # ms
A_LOOK = 50  # ms until the next one, where nothing could be done
NO_HASTE = 10.0  # seconds a bot lets pass where it is not to be seen moving

LOOK = """buttons => buttons.map((button) => ({
  k: button.closest('.dock') ? buttons.filter((each) => each.closest('.dock')).indexOf(button) : -1,
  name: button.getAttribute('aria-label') ?? button.innerText.trim(), chooses: button.hasAttribute('aria-pressed'), chosen: button.ariaPressed === 'true',
  may: !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility() && !button.closest('[aria-hidden=true]'),
  in_dock: !!button.closest('.dock'),
}))"""


@dataclass(frozen=True)
class Seen:
    """A button, and the how manieth of the dock it is."""

    k: int
    name: str
    chooses: bool  # it can be pressed in
    chosen: bool
    may: bool
    in_dock: bool


class Hands:
    """One person at one page, who chooses by a generator."""

    def __init__(self, page: Page, seed: int, way: str = "mouse") -> None:
        self.page, self.luck, self.way = page, random.Random(seed), way
        self.asked: set[str] = set()
        self._shown: list[Seen] = []
        self._same = 0  # so many looks at it in a row

    @property
    def over(self) -> bool:
        return self.page.get_by_role("heading", name=OVER).count() > 0

    def in_dock(self, k: int) -> Locator:
        """The page may have changed since it was looked at: then it is another button, but never one that leads away from the dock."""
        return self.page.get_by_role("main").locator(".dock").get_by_role("button").nth(k)

    def look(self) -> list[Seen]:
        """Those that can be pressed now."""
        found = self.page.get_by_role("main").get_by_role("button").evaluate_all(LOOK)
        return [seen for seen in (Seen(**one) for one in found) if seen.may]

    def press(self, what: Locator) -> None:
        """What went away meanwhile, since the answer of the server came, is left alone."""
        try:
            if self.way == "touch":
                what.tap(timeout=GONE)
            elif self.way == "keys":
                what.press("Enter", timeout=GONE)
            else:
                what.click(timeout=GONE)
        except TooLate:
            pass

    def press_named(self, name: str) -> None:
        """Not by its place: another may stand there already."""
        self.press(self.page.get_by_role("main").get_by_role("button", name=name, exact=True).first)

    def choose(self) -> list[Seen]:
        """Some of what may be chosen now, one after another: each choice may bring others. What can be pressed then."""
        seen = self.look()
        for _ in range(self.luck.randint(0, 2)):
            choices = [one for one in seen if one.in_dock and one.chooses and not one.chosen]
            if not choices:
                break
            self.press(self.in_dock(self.luck.choice(choices).k))
            seen = self.look()
        return seen

    def play(self) -> bool:
        """Do what is asked next; False if nothing is."""
        show_no_more = self.page.get_by_role("checkbox", name=DON_T_SHOW)
        if show_no_more.count():
            self.press_box(show_no_more.first)
            return True
        seen = self.look()
        if not any(self._kind(one) or (one.in_dock and one.chooses) for one in seen):
            return False
        self._note(seen)
        if self._same >= PATIENCE:
            self.try_something(seen)
            return True
        for name in (SEALED, DEED, NO_MORE):
            if any(self._kind(one) is name for one in seen):
                self.asked.add(name.pattern)
                break
        seen = self.choose()
        for name in (SEALED, DEED, NO_MORE):
            found = [one for one in seen if self._kind(one) is name]
            if found and (name is not NO_MORE or self.luck.random() < 0.7):
                self.press_named(found[0].name)
                break
        return True

    def press_box(self, box: Locator) -> None:
        """It goes away with what is shown."""
        try:
            if self.way == "keys":
                box.press("Space", timeout=GONE)
            else:
                self.press(box)
        except TooLate:
            pass

    def _kind(self, seen: Seen) -> re.Pattern[str] | None:
        """Those that are pressed in only choose, and may begin with the same word."""
        return None if seen.chooses else next((name for name in (SEALED, DEED, NO_MORE) if name.search(seen.name)), None)

    def _note(self, seen: list[Seen]) -> None:
        self._same = self._same + 1 if seen == self._shown else 0
        self._shown = seen

    def try_something(self, seen: list[Seen]) -> None:
        """Nothing has changed for long: press any button of the dock but Undo, as somebody would who does not know its name."""
        buttons = [one for one in seen if one.in_dock and "Undo" not in one.name]
        if buttons:
            self.press(self.in_dock(self.luck.choice(buttons).k))


def play_together(hands: Iterable[Hands]) -> None:
    """Until the game is over for all of them."""
    playing = list(hands)
    for _ in range(STEPS):
        acted = [one.play() for one in playing]
        if not any(acted):
            playing = [one for one in playing if not one.over]
            if not playing:
                return
            playing[0].page.wait_for_timeout(A_LOOK)
    shown = [one.page.get_by_role("main").inner_text() for one in playing]
    raise AssertionError(f"the game does not end; what is shown at last: {shown}")


# Tables


def wish_for_gangs(page: Page, seats: tuple[str, ...], length: str = "base") -> None:
    """A new table from the first page; bots play at random, and at once."""
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("group", name="Game").get_by_role("radio", name="Gangs").check(force=True)
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(len(seats))).check(force=True)
    page.get_by_role("group", name="Length").get_by_role("radio", name=length).check(force=True)
    for number, who in enumerate(seats, 1):
        page.get_by_label(f"Who sits in seat {number}").select_option(label=who)
        if who == "Bot":
            page.get_by_label(f"Which bot sits in seat {number}").select_option("random")
    page.get_by_role("group", name="Bots move").get_by_role("radio", name="at once").check(force=True)
    page.get_by_role("button", name=re.compile("^(Open the table|Start the game)$")).click()
    choose_name(page, "Ann")


def sit_down(page: Page, seat: int, name: str) -> None:
    page.get_by_role("button", name=f"Sit in seat {seat}").click()
    choose_name(page, name)


def table_at(visit: Visit, game: Game, people: Mapping[str, str], bots_wait: float = NO_HASTE) -> list[Page]:
    """A table at this moment of a game, with people by the letters of their gangs and bots in all other seats; the page of each."""
    seats = {seat_of(game, gang): name for gang, name in people.items()}
    (mine, name), *others = seats.items()
    page = visit()
    table = _made(page, game, name, [ME if p == mine else OPEN if p in seats else BOT for p in range(game.players)], bots_wait)
    page.goto(table)
    pages = [page]
    for seat, other in others:
        pages.append(visit(table_path(page)))
        sit_down(pages[-1], seat + 1, other)
    page.get_by_role("button", name="Start the game").click()
    for one in pages:
        expect(the_map(one)).to_be_visible()
    return pages


def alone_at(page: Page, game: Game) -> None:
    """On to a table at this moment, in the seat that is asked, with bots that wait."""
    asked = game.movers()[0]
    page.goto(_made(page, game, "Ann", [ME if p == asked else BOT for p in range(game.players)], NO_HASTE, start=True))
    expect(page.locator("main .dock")).to_be_visible()


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def _made(page: Page, game: Game, name: str, seats: list[dict[str, str]], bots_wait: float, **more: object) -> str:
    """The address of a new table, made as whoever has this page."""
    address = page.evaluate("location.origin")
    page.request.put(f"{address}/api/me", data={"name": name})
    begin = {"record": record_of(game), "n": 0}
    wish = {"game": "gangs", "players": game.players, "seats": seats, "bot_pace": bots_wait, "begin": begin, **more}
    made = page.request.post(f"{address}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{address}/table/{made.json()['id']}"


def table_path(page: Page) -> str:
    found = TABLE.search(page.url)
    assert found
    return found[0]
