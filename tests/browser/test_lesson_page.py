"""The lesson: a first game that teaches by playing, done by clicks, by keys and on a phone."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.hands import POINT
from browser.test_access import faults
from browser.test_table_page import PHONE, sideways

Visit = Callable[..., Page]
FIRST = "Put a boss on the map"


def ward(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^Ward {number}[,:]"))


def pick(page: Page, number: int) -> None:
    """A ward on the map, where it can be hit."""
    point = ward(page, number).evaluate(POINT)
    assert point, f"ward {number} can't be hit"
    page.touchscreen.tap(*point) if page.evaluate("matchMedia('(pointer: coarse)').matches") else page.mouse.click(*point)


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.get_by_role("button", name=name, exact=isinstance(name, str)).click()


def at(page: Page, title: str) -> None:
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def go_on(page: Page, times: int = 1) -> None:
    for _ in range(times):
        press(page, "Go on")


def do_first_two(page: Page) -> None:
    at(page, FIRST)
    press(page, "Settle")
    pick(page, 4)
    at(page, "A newcomer, and a favor")
    press(page, "German")
    pick(page, 4)


def test_the_whole_lesson_by_clicks(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn in ten minutes").click()
    do_first_two(page)
    at(page, "End your turn")
    press(page, "End turn")
    go_on(page)
    at(page, "Two bosses at once")
    pick(page, 6)
    pick(page, 2)
    press(page, "End turn")
    go_on(page)
    at(page, "Who leads a ward?")
    press(page, "Ward 4")
    go_on(page)
    at(page, "Election day")
    press(page, "Italian")
    at(page, "Your closed fist")
    for _ in range(2):
        press(page, re.compile("^One German more"))
    press(page, re.compile("^Close your fist on 2"))
    expect(page.get_by_role("heading", name=re.compile("^Ward 2 is yours"))).to_be_visible()
    go_on(page)
    at(page, "Some wards give more")
    press(page, re.compile("^German"))
    pick(page, 4)
    press(page, re.compile("^German"))
    press(page, re.compile("^Take a German favor"))
    go_on(page)
    at(page, "One more ward")
    for nation in ("German", "Italian"):
        press(page, re.compile(f"^One {nation} more"))
    press(page, re.compile("^Close your fist on 2"))
    go_on(page, 2)
    expect(page.get_by_role("heading", name=re.compile("You are Mayor"))).to_be_visible()
    go_on(page)
    at(page, "Give away the offices")
    press(page, "Deputy Mayor for Honora")
    press(page, "Precinct Chairman for Fernando")
    press(page, re.compile("^Give these two"))
    go_on(page)
    at(page, "An office in a turn")
    press(page, "His Irish favors count in ward 6")
    at(page, "Strike back: slander")
    press(page, re.compile("^Slander"))
    press(page, "Ward 6")
    press(page, re.compile("^German"))
    pick(page, 2)
    press(page, re.compile("^Slander Fernando"))
    at(page, "How it ends")
    expect(page.get_by_role("row", name=re.compile("You")).get_by_role("cell").last).to_have_text("10")
    press(page, "Play now against bots")
    expect(page.get_by_role("dialog", name="What shall we call you?")).to_be_visible()


def test_a_wrong_choice_is_explained_and_taken_back(visit: Visit) -> None:
    page = visit("/learn")
    at(page, FIRST)
    pick(page, 7)  # with Campaign still open
    expect(page.get_by_role("alert")).to_contain_text("Taken back. That begins a campaign")
    press(page, "Settle")
    pick(page, 7)
    expect(page.get_by_role("alert")).to_contain_text("Let us begin in ward 4")
    pick(page, 4)
    at(page, "A newcomer, and a favor")
    expect(page.get_by_role("alert")).to_be_empty()
    press(page, "English")
    expect(page.get_by_role("alert")).to_contain_text("take a German")
    expect(page.get_by_role("button", name="English", exact=True)).to_have_attribute("aria-pressed", "false")
    press(page, "German")
    pick(page, 6)
    expect(page.get_by_role("alert")).to_contain_text("Here you want Germans in ward 4")
    pick(page, 4)  # boss and nation are still chosen
    at(page, "End your turn")
    expect(ward(page, 6)).to_have_accessible_name(re.compile("nobody", re.IGNORECASE))


def test_a_bid_that_would_not_do_is_explained(visit: Visit) -> None:
    page = visit("/learn")
    show_until(page, "Your closed fist")
    press(page, "Close your fist on nothing")
    expect(page.get_by_role("alert")).to_contain_text("nobody wins the ward")
    at(page, "Your closed fist")


def show_until(page: Page, title: str) -> None:
    """Have it shown, step by step."""
    heading = page.get_by_role("heading", name=title, exact=True)
    there = page.get_by_role("button", name=re.compile("^(Show me|Go on|Now you)$"))
    expect(there.first).to_be_visible()
    for _ in range(40):
        if heading.is_visible():
            return
        there.first.click()
    expect(heading).to_be_visible()


def test_it_shows_every_step_and_goes_on_where_one_left(visit: Visit) -> None:
    page = visit("/learn")
    show_until(page, "Give away the offices")
    page.reload()
    at(page, "Give away the offices")
    expect(page.get_by_role("button", name="Deputy Mayor for Honora")).to_be_visible()
    press(page, "Back")
    at(page, "One more ward")
    show_until(page, "How it ends")
    press(page, "Start the lesson again")
    at(page, FIRST)
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("link", name="Learn in ten minutes")).to_be_visible()


def test_the_first_steps_by_keys_alone(visit: Visit) -> None:
    page = visit("/learn")
    at(page, FIRST)
    expect(page.get_by_role("status").filter(has_text="Lesson, step 1 of 13")).to_contain_text("Choose Settle")
    tab_to(page, page.get_by_role("button", name="Settle", exact=True))
    page.keyboard.press("Enter")
    tab_to(page, page.locator("path[role=button][tabindex='0']"), back=True)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(ward(page, 4)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A newcomer, and a favor")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="German", exact=True))
    page.keyboard.press("Enter")
    tab_to(page, ward(page, 4), back=True)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="End your turn")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="End turn"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Go on"))
    page.keyboard.press("Enter")
    at(page, "Two bosses at once")


def tab_to(page: Page, target: Locator, back: bool = False) -> None:
    expect(target).to_be_visible()
    for _ in range(40):
        if target.evaluate("(e) => e === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{target} is not reached by keys")


@pytest.mark.parametrize("way", ["upright", "on its side"])
def test_the_first_steps_on_a_phone(visit: Visit, way: str) -> None:
    size = {"width": 390, "height": 844} if way == "upright" else {"width": 844, "height": 390}
    page = visit("/learn", **{**PHONE, "viewport": size})
    at(page, FIRST)
    press(page, "Now you")
    press(page, "Settle")
    pick(page, 4)
    press(page, re.compile("ward 4"))
    at(page, "A newcomer, and a favor")
    press(page, "Now you")
    press(page, re.compile("^German"))
    pick(page, 4)
    press(page, re.compile("^Boss to ward 4, German"))
    at(page, "End your turn")
    press(page, "Now you")
    press(page, "End turn")
    go_on(page)
    at(page, "Two bosses at once")
    assert sideways(page) == 0


# What a person sees of a button: its middle, if nothing lies over it.
IN_SIGHT = """e => { const r = e.getBoundingClientRect(), at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return r.bottom <= innerHeight && r.right <= innerWidth && (at === e || e.contains(at)); }"""


def glowing(page: Page) -> list[str]:
    """The buttons the lesson points at, each of which must be in sight."""
    page.wait_for_timeout(50)  # the glow comes with the next picture
    found = page.locator("[data-lit]").all()
    names = [one.get_attribute("aria-label") or one.inner_text().strip() for one in found]
    assert all(one.evaluate(IN_SIGHT) for one in found), f"{names} must be scrolled to"
    return [name.split("\n")[0] for name in names]


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=["1280", "1440"])
def test_the_button_to_press_glows_and_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/learn", viewport={"width": size[0], "height": size[1]})
    at(page, FIRST)
    assert glowing(page) == ["Settle"]
    press(page, "Settle")
    assert glowing(page) == []  # now a ward
    pick(page, 4)
    assert glowing(page) == ["German"]
    press(page, "German")
    assert glowing(page) == []
    pick(page, 4)
    assert glowing(page) == ["End turn"]
    show_until(page, "Your closed fist")
    for _ in range(2):
        assert glowing(page) == ["One German more"]
        press(page, "One German more")
    assert glowing(page) == ["Close your fist on 2 favors"]
    press(page, re.compile("^Close your fist"))
    go_on(page)
    assert glowing(page)[0].startswith("German")
    press(page, re.compile("^German"))
    assert glowing(page) == []
    pick(page, 4)
    assert glowing(page)[0].startswith("German")
    press(page, re.compile("^German"))
    assert glowing(page) == ["Take a German favor"]
    show_until(page, "One more ward")
    assert glowing(page) == ["One German more"]
    press(page, "One German more")
    assert glowing(page) == ["One Italian more"]
    press(page, "One Italian more")
    assert glowing(page) == ["Close your fist on 2 favors"]
    show_until(page, "Give away the offices")
    assert glowing(page)[0].startswith("Deputy Mayor for Honora")
    press(page, "Deputy Mayor for Honora")
    assert glowing(page)[0].startswith("Precinct Chairman for Fernando")
    press(page, "Precinct Chairman for Fernando")
    assert glowing(page) == ["Give these two offices"]
    show_until(page, "Strike back: slander")
    assert glowing(page)[0].startswith("Slander")
    press(page, re.compile("^Slander"))
    assert glowing(page) == ["Ward 6"]
    press(page, "Ward 6")
    assert glowing(page)[0].startswith("German")
    press(page, re.compile("^German"))
    assert glowing(page) == ["Ward 2"]
    page.get_by_role("button", name="Ward 2", exact=True).last.click()  # another ward could still be chosen above it
    assert glowing(page)[0].startswith("Slander Fernando")


def test_every_button_of_the_lesson_is_in_sight_without_scrolling(visit: Visit) -> None:
    page = visit("/learn", viewport={"width": 1280, "height": 800})
    there = page.get_by_role("button", name=re.compile("^(Show me|Go on)$"))
    for _ in range(60):
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        page.wait_for_timeout(50)
        for button in page.locator(".lesson-card button:enabled, .dock button:enabled").filter(visible=True).all():
            assert button.evaluate(IN_SIGHT), f"{page.locator('.lesson-card h2').inner_text()}: {button.inner_text()}"
        if not there.count():
            break
        there.first.click()
    at(page, "How it ends")


@pytest.mark.parametrize(("theme", "device"), [("light", {}), ("dark", {}), ("light", PHONE)], ids=["by day", "by night", "phone"])
def test_no_step_has_a_serious_fault(visit: Visit, theme: str, device: dict[str, object]) -> None:
    page = visit("/learn", color_scheme=theme, **device)
    begun = (FIRST, "Two bosses at once", "Who leads a ward?", "Your closed fist")
    for title in (*begun, "Give away the offices", "An office in a turn", "Strike back: slander", "How it ends"):
        show_until(page, title)
        assert faults(page) == [], title
        assert sideways(page) == 0
