"""The lesson of Gangs: a first turn that teaches by playing, done by clicks, by keys and on a phone."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.test_access import faults
from browser.test_lesson_page import IN_SIGHT, at, go_on, press, show_until, tab_to
from browser.test_table_page import PHONE, Visit, choose_name, sideways, the_map

FIRST = "Your gang"
LEARN = "/learn/gangs"


def place(page: Page, name: str) -> Locator:
    """A square or a box on the map."""
    return the_map(page).get_by_role("button", name=re.compile(rf"^{name}\b"))


def pick(page: Page, name: str) -> None:
    place(page, name).click()


def step_one(page: Page) -> None:
    at(page, FIRST)
    press(page, "One woman more")
    press(page, re.compile("^Begin with 2 men, 3 women"))
    go_on(page)
    at(page, "Send a man to the Port")


def test_the_whole_lesson_by_clicks(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn Gangs").click()
    step_one(page)
    pick(page, "The Port")
    press(page, re.compile("^Go to the Port"))
    at(page, "Throw them out")
    pick(page, "6b")
    for _ in range(2):
        press(page, "One woman fewer")
    press(page, re.compile("^Step to 6b"))
    at(page, "One more street")
    pick(page, "6a")
    pick(page, "10a")
    press(page, "One woman fewer")
    press(page, re.compile("^Step to 10a"))
    at(page, "Count your places")
    press(page, "Four")
    at(page, "Into the pot")
    press(page, "Done moving")
    expect(page.get_by_role("heading", name=re.compile("^You take 6b"))).to_be_visible()
    go_on(page)
    at(page, "A quick dollar")
    pick(page, "6b")
    press(page, re.compile("^Mugging"))
    press(page, re.compile("^Mug for"))
    go_on(page)
    at(page, "Open a rat pit")
    pick(page, "6b")
    press(page, re.compile("^Rat pit"))
    press(page, re.compile("^Open a rat pit"))
    at(page, "New faces")
    pick(page, "The Port")
    press(page, "One man more")
    press(page, "One woman more")
    press(page, re.compile("^Recruit"))
    press(page, "Done")
    go_on(page)
    at(page, "A war must be fought")
    press(page, "Hold up 7 fingers")
    at(page, "Your closed fist")
    press(page, "Close your fist: Clubs only")
    expect(page.get_by_role("heading", name="The war is yours")).to_be_visible()
    go_on(page, 2)
    at(page, "Now you declare")
    press(page, re.compile("Dead Rabbits.*win"))
    press(page, re.compile("^Declare war on"))
    press(page, "Hold up 7 fingers")
    press(page, re.compile("^Close your fist: one Blade"))
    expect(page.get_by_role("heading", name="The war is yours")).to_be_visible()
    go_on(page, 2)
    at(page, "Coming home")
    for _ in range(2):
        press(page, re.compile("^A man to 6a"))
    press(page, re.compile("^A woman to 6a"))
    at(page, "Business is thirsty")
    press(page, "Two")
    go_on(page)
    at(page, "Peace, they say")
    press(page, "Refuse")
    at(page, "Your own offer")
    press(page, re.compile("^Own streets"))
    press(page, re.compile("Bowery Boys$"))
    press(page, re.compile("^Offer"))
    go_on(page)
    at(page, "How it goes on")
    expect(page.get_by_role("row", name=re.compile("You")).get_by_role("cell").last).to_have_text("+$20")
    press(page, "Play now against bots")
    choose_name(page, "Ann")
    expect(page).to_have_url(re.compile("/table/"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("link", name="Learn in ten minutes").click()
    expect(page).to_have_url(re.compile("/learn/gangs$"))


def test_a_wrong_choice_is_explained_and_taken_back(visit: Visit) -> None:
    page = visit(LEARN)
    at(page, FIRST)
    alert = page.get_by_role("alert")
    press(page, re.compile("^Begin with 3 men, 2 women"))
    expect(alert).to_contain_text("Any number would do. For this lesson take three women")
    step_one(page)
    pick(page, "The Hospital")
    expect(alert).to_contain_text("Taken back. A good place, too.")
    expect(page.get_by_role("button", name=re.compile("^Go to"))).to_have_count(0)
    press(page, "Done moving")
    expect(alert).to_contain_text("Not yet: first some people leave home")
    pick(page, "The Port")
    press(page, re.compile("^Go to the Port"))
    at(page, "Throw them out")
    expect(alert).to_be_empty()
    pick(page, "6b")
    press(page, re.compile("^Step to 6b"))  # with all of them
    expect(alert).to_contain_text("one guards the house")
    for _ in range(2):
        press(page, "One woman fewer")
    press(page, re.compile("^Step to 6b"))
    at(page, "One more street")
    show_until(page, "Count your places")
    press(page, "Five")
    expect(alert).to_contain_text("Places count, not heads")
    show_until(page, "A quick dollar")
    pick(page, "6a")
    expect(alert).to_contain_text("Two are needed")
    pick(page, "6b")
    press(page, re.compile("^Pickpocketing"))
    expect(alert).to_contain_text("choose Mugging")


def test_it_shows_every_step_and_goes_on_where_one_left(visit: Visit) -> None:
    page = visit(LEARN)
    show_until(page, "Now you declare")
    page.reload()
    at(page, "Now you declare")
    expect(page.get_by_role("button", name=re.compile("Dead Rabbits.*win"))).to_be_visible()
    press(page, "Back")
    at(page, "Your closed fist")
    show_until(page, "How it goes on")
    press(page, "Start the lesson again")
    at(page, FIRST)
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("link", name="Learn Gangs")).to_be_visible()


def test_the_first_steps_by_keys_alone(visit: Visit) -> None:
    page = visit(LEARN)
    at(page, FIRST)
    expect(page.get_by_role("status").filter(has_text="Lesson, step 1 of 17")).to_contain_text("Press + once")
    tab_to(page, page.get_by_role("button", name="One woman more"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name=re.compile("^Begin with")))
    page.keyboard.press("Enter")
    next_step = page.get_by_role("heading", name="Send a man to the Port")
    for _ in range(3):  # what the others do meanwhile may take the focus between two keys
        if next_step.is_visible():
            break
        tab_to(page, page.get_by_role("button", name="Go on"))
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    expect(next_step).to_be_focused()
    tab_to(page, page.get_by_role("button", name=re.compile("^the Port")))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name=re.compile("^Go to the Port")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Throw them out")).to_be_focused()


@pytest.mark.parametrize("way", ["upright", "on its side"])
def test_the_first_steps_on_a_phone(visit: Visit, way: str) -> None:
    size = {"width": 390, "height": 844} if way == "upright" else {"width": 844, "height": 390}
    page = visit(LEARN, **{**PHONE, "viewport": size})
    at(page, FIRST)
    press(page, "Now you")
    press(page, "One woman more")
    press(page, re.compile("^Begin with 2 men, 3 women"))
    go_on(page)
    at(page, "Send a man to the Port")
    press(page, "Now you")
    press(page, re.compile("^the Port"))
    press(page, re.compile("^Go to the Port"))
    at(page, "Throw them out")
    press(page, "Now you")
    press(page, re.compile("^6b Mott Street.*Dead Rabbits$"))
    for _ in range(2):
        press(page, "One woman fewer")
    press(page, re.compile("^Step to 6b"))
    at(page, "One more street")
    assert sideways(page) == 0


def test_what_to_press_glows_and_is_in_sight_all_the_way(visit: Visit) -> None:
    page = visit(LEARN, viewport={"width": 1280, "height": 800})
    at(page, FIRST)
    seen = set()
    for _ in range(90):
        title = page.locator(".lesson-card h2").inner_text()
        if title == "How it goes on":
            break
        show = page.get_by_role("button", name=re.compile("^(Show me|Go on)$"))
        page.wait_for_timeout(60)  # the glow comes with the next picture
        lit = page.locator("[data-lit]")
        if lit.count():
            seen.add(title)
            assert lit.first.evaluate(IN_SIGHT), f"{title}: {lit.first.inner_text()} must be scrolled to"
        assert show.first.evaluate(IN_SIGHT), title
        show.first.click()
    at(page, "How it goes on")
    assert len(seen) == 14  # all but two questions and the end


@pytest.mark.parametrize(("theme", "device"), [("light", {}), ("dark", PHONE)], ids=["by day", "a phone by night"])
def test_no_step_has_a_serious_fault(visit: Visit, theme: str, device: dict[str, object]) -> None:
    page = visit(LEARN, color_scheme=theme, **device)
    for title in (FIRST, "Throw them out", "Count your places", "A quick dollar", "Your closed fist", "Business is thirsty", "How it goes on"):
        show_until(page, title)
        assert faults(page) == [], title
        assert sideways(page) == 0
