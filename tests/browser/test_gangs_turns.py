"""A turn of Gangs by keys alone; and a fight in the middle of which pages are opened anew and the server stops."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.gangs_hands import DEED, NO_MORE, SEALED, table_at
from browser.test_gangs_both_sides import ANN, WON, agree, attack, headline, press, side, two_gangs, two_people
from browser.test_table_page import Visit
from browser.test_whole_games import press_until
from server.house import Process

ARROWS = ("ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")
PLACE_ON_THE_MAP = r"^(\d+[ab]|The \w+)\b.*;"
ANSWERS = re.compile("|".join(name.pattern for name in (SEALED, DEED, NO_MORE)))


def test_a_fight_outlives_reloads_and_a_server_that_stops(visit: Visit, house: Process) -> None:
    ann, bob = two_people(visit, two_gangs("c", "W"))
    attack(ann)
    press(ann, "One Firearm more", re.compile("^Close your fist: one Firearm"))
    expect(side(bob, ANN).get_by_text("fist closed")).to_be_visible()
    for page in (ann, bob):
        page.reload()
        expect(page.get_by_text("Battle on 4b").first).to_be_visible()
    expect(side(ann, "You").get_by_text("fist closed")).to_be_visible()
    expect(ann.get_by_text("Closed. It can be changed until the last one is.")).to_be_visible()
    expect(side(bob, ANN).get_by_text("fist closed")).to_be_visible()
    house.stop()
    for page in (ann, bob):
        expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    house.start()
    for page in (ann, bob):
        expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_hidden()
    press(bob, "One Blade more", re.compile("^Close your fist: one Blade"))
    assert agree(headline(ann, WON), headline(bob, WON))
    for page in (ann, bob):
        expect(page.get_by_text("Put in: one Firearm.")).to_be_visible()
        expect(page.get_by_text("Put in: one Blade.")).to_be_visible()


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=re.compile(f"^{name}"))


def by_tab(page: Page, name: str) -> None:
    """To what has this name, and press it."""
    press_until(page, ("Tab",), re.compile(name))
    page.keyboard.press("Enter")


def on_the_map(page: Page, name: str) -> None:
    """One comes to the map by Tab, and goes about on it by arrows."""
    press_until(page, ("Tab",), re.compile(f"{PLACE_ON_THE_MAP}|{name}"))
    press_until(page, ARROWS, re.compile(name))
    page.keyboard.press("Enter")


def test_a_whole_turn_by_keys_alone(visit: Visit) -> None:
    [page] = table_at(visit, two_gangs("c", "W"), {"W": "Ann"}, bots_wait=0)
    expect(heading(page, "Your moves")).to_be_visible()
    on_the_map(page, "^6a .*headquarters")
    on_the_map(page, "^14a .*; choosable")
    on_the_map(page, "^14a .*; chosen")  # once more: go
    there = page.get_by_role("button", name=re.compile("^14a .*Whyos: "))
    expect(there).to_have_count(1)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()  # the move is taken
    page.keyboard.press("u")
    expect(there).to_have_count(0)
    by_tab(page, "^6a ")
    by_tab(page, "^[Tt]he Port")
    by_tab(page, "^Go to")
    expect(page.get_by_role("button", name=re.compile("^The Port.*Whyos: "))).to_have_count(1)
    page.keyboard.press("e")
    expect(heading(page, "Your actions")).to_be_visible()
    by_tab(page, "^6a ")
    by_tab(page, "^Rat pit")
    by_tab(page, "^Open a rat pit on 6a")
    expect(page.get_by_role("img", name="2 actions left")).to_be_visible()
    page.keyboard.press("e")
    answer_until(page, heading(page, "Your moves"))
    expect(page.get_by_text("turn 5 of 7")).to_be_visible()


def answer_until(page: Page, wanted: Locator) -> None:
    """Whatever is asked on the way, the first answer that the keys come to is given."""
    question = page.locator(".dock").get_by_role("button", name=ANSWERS, disabled=False)
    shown = page.get_by_role("button", name="Go on")
    undecided = page.get_by_role("button", name="Pick a square")  # a policeman is to be moved
    for _ in range(60):
        expect(wanted.or_(question).or_(shown).or_(undecided).first).to_be_visible()
        if wanted.count():
            return
        if shown.count():
            page.keyboard.press("Space")
        elif undecided.count():
            on_the_map(page, "; choosable")
        else:
            page.keyboard.press("Tab")  # away from the title, which may begin with the same word
            by_tab(page, ANSWERS.pattern)
        page.wait_for_timeout(100)  # until the answer of the server is there
    raise AssertionError(f"after sixty answers still: {page.locator('.dock').inner_text()}")
