"""Groups of Gangs carried from place to place by mouse and by finger: chosen as by clicks, and put back where they can't go."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.gangs_hands import alone_at
from browser.test_drag import Finger, carry, drag, spot
from browser.test_gangs_both_sides import press, told, two_gangs
from browser.test_table_page import PHONE, Visit, the_map

FROM, WHERE = re.compile("^From where"), re.compile("^Where to")


def place(page: Page, name: str) -> Locator:
    """On the map, or among the boxes under it."""
    return page.locator(".sheetm").get_by_role("button", name=re.compile(rf"^{name}\b"))


def moving(page: Page) -> Page:
    alone_at(page, two_gangs("c", "W"))
    expect(page.get_by_role("heading", name=FROM)).to_be_visible()
    return page


def test_a_group_carried_to_a_square_is_chosen_and_steps(visit: Visit) -> None:
    page = moving(visit())
    drag(page, spot(place(page, "6a")), spot(place(page, "14a")))
    expect(place(page, "14a")).to_have_accessible_name(re.compile("chosen"))
    press(page, re.compile("^Step to 14a"))
    told(page, "You stepped from 6a to 14a")


def test_a_group_carried_to_a_box_goes_there(visit: Visit) -> None:
    page = moving(visit())
    drag(page, spot(place(page, "6a")), spot(place(page, "The Port")))
    press(page, re.compile("^Go to the Port"))
    expect(place(page, "The Port")).to_have_accessible_name(re.compile("Whyos: 1 man"))


def test_while_it_is_carried_a_square_says_what_it_would_meet(visit: Visit) -> None:
    page = moving(visit())
    carry(page, spot(place(page, "6a")), spot(place(page, "4b")))
    expect(page.locator(".tip")).to_contain_text("Dead Rabbits")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.get_by_role("button", name=re.compile("^Step to"))).to_have_count(0)


def test_where_it_can_t_go_it_is_put_back(visit: Visit) -> None:
    page = moving(visit())
    drag(page, spot(place(page, "6a")), spot(place(page, "15a")))
    expect(page.get_by_role("heading", name=WHERE)).to_be_visible()  # taken up still, and not gone
    expect(page.get_by_role("button", name=re.compile("^Step to"))).to_have_count(0)
    expect(place(page, "6a")).to_have_accessible_name(re.compile("Whyos: 4 men, 1 woman"))


def test_by_finger(visit: Visit) -> None:
    page = moving(visit(**PHONE))
    expect(the_map(page)).to_be_visible()
    finger, (x, y) = Finger(page), spot(place(page, "6a"))
    finger.carry((x, y), (x + 24, y - 24))
    expect(page.get_by_role("heading", name=WHERE)).to_be_visible()  # the map now shows where they may go
    finger.carry_on(spot(place(page, "14a")))
    finger.let_go()
    expect(place(page, "14a")).to_have_accessible_name(re.compile("chosen"))
    expect(page.get_by_role("button", name=re.compile("^Step to 14a"))).to_be_enabled()
