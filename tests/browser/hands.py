"""Somebody who plays in the browser: by what is seen or heard, through roles and names; with the mouse, by touch or by keys."""
from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

MAY = re.compile(r"^Ward .*(?<!not )choosable")
CLOSE = re.compile("^Close your fist")
DEED = re.compile("^(Place|Boss to|Take|Lock|Send|Move|Slander|Choose|Campaign without|Give th|(Irish|English|German|Italian) to)")
GO_ON = re.compile("^(Go on|On to)")
NATION = re.compile("^(Irish|English|German|Italian)")
GONE = 5000  # ms until what was to be pressed is taken to be gone
OFFICE = re.compile("^(Deputy Mayor|Council President|Chief of Police|Precinct Chairman) for ")

# Where a ward can be hit, once the map no longer moves: the middle of its box may be water, or another ward's.
POINT = """async e => { let r = e.getBoundingClientRect();
  for (let still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = e.getBoundingClientRect();
    still = ['x', 'y', 'width', 'height'].every((side) => now[side] === r[side]) ? still + 1 : 0;
    r = now;
  }
  for (let i = 0; i < 400; i++) {
    const x = r.x + r.width * (0.5 + ((i * 37 % 100) / 100 - 0.5) * (i / 400)), y = r.y + r.height * (0.5 + ((i * 61 % 100) / 100 - 0.5) * (i / 400));
    if (document.elementFromPoint(x, y) === e) return [x, y];
  }
  return null; }"""


class Hands:
    """One person at one page. Choices are the generator's, so that a game can be played again."""

    def __init__(self, page: Page, seed: int = 1, way: str = "mouse") -> None:
        self.page, self.luck, self.way = page, random.Random(seed), way

    # What is there

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True, disabled=False)

    def wards(self) -> list[Locator]:
        """Those that may be picked now."""
        return self.page.get_by_role("button", name=MAY).all()

    @property
    def over(self) -> bool:
        return self.page.get_by_text("After sixteen years").filter(visible=True).count() > 0

    def offices(self) -> Locator:
        return self.page.get_by_role("table", name="Offices by player")

    # What is done

    def press(self, what: Locator) -> None:
        """What went away meanwhile, since the game went on without it, is left alone."""
        try:
            if self.way == "keys":
                what.press("Enter", timeout=GONE)
            elif self.way == "touch":
                what.tap(timeout=GONE)
            else:
                what.click(timeout=GONE)
        except TooLate:
            pass

    def pick_ward(self) -> bool:
        """Some ward that may be picked; on a phone the button with the deed follows."""
        wards = self.wards()
        if not wards:
            return False
        ward = self.luck.choice(wards)
        if self.way == "keys":
            ward.press("Enter")
            return True
        point = ward.evaluate(POINT)
        assert point, f"{ward.get_attribute('aria-label')} is not in sight"
        if self.way == "touch":
            self.page.touchscreen.tap(*point)
            self.press(self.button(DEED).first)
        else:
            self.page.mouse.click(*point)
        return True

    def play(self) -> bool:
        """Do what is asked next; False if nothing is."""
        if self.button(GO_ON).count():
            self.press(self.button(GO_ON).first)
        elif self.button(CLOSE).count():
            self.bid()
        elif self.offices().count():
            self.appoint()
        elif self.page.get_by_text(re.compile("^You have won ward")).count():
            self.take_bonus()
        elif self.button("End turn").count():
            self.press(self.button("End turn"))
        elif self.wards():
            self.take_turn()
        else:
            return False
        return True

    def bid(self) -> None:
        more = self.button(re.compile("^One .* more$")).all()
        if more and self.luck.random() < 0.7:
            self.press(self.luck.choice(more))
        self.press(self.button(CLOSE).first)
        self.settled(CLOSE)

    def appoint(self) -> None:
        rows = self.offices().get_by_role("row").filter(has=self.page.get_by_role("button", name=OFFICE)).all()
        for k, row in enumerate(rows):
            self.press(row.get_by_role("button", name=OFFICE).nth(k))
        self.press(self.button(re.compile("^Give th")))
        self.settled(re.compile("^Give th"))

    def take_bonus(self) -> None:
        if not (nations := self.button(NATION).all()):
            return  # it was taken a moment ago
        self.press(self.luck.choice(nations))
        if not self.pick_ward() and self.button(DEED).count():
            self.press(self.button(DEED).first)
        self.page.wait_for_timeout(100)

    def take_turn(self) -> None:
        kind = self.luck.choice(("Campaign", "Settle"))
        if self.button(kind).count():
            self.press(self.button(kind).first)
        self.pick_ward()
        if kind == "Settle" and (nations := self.button(NATION).all()):
            self.press(self.luck.choice(nations))
        self.pick_ward()
        self.settled(MAY)

    def settled(self, name: re.Pattern[str]) -> None:
        """Until the page has heard the server's answer, a step more could be one too many."""
        self.page.wait_for_timeout(120)

    def until(self, done: str | re.Pattern[str], steps: int = 400) -> None:
        """Play until a text is there."""
        for _ in range(steps):
            if self.page.get_by_text(done).filter(visible=True).count():
                return
            if not self.play():
                self.page.wait_for_timeout(100)
        raise AssertionError(f"after {steps} steps there is no {done!r}")
