"""What holds a game up is said where everybody looks: a pause, who has left, for whom a bot plays."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.test_table_page import PHONE, TABLE, Visit, choose_name, the_map

PAUSED = re.compile("^The table is paused")


def a_table_by_turn(visit: Visit) -> tuple[Page, Page]:
    ann = visit("/new")
    ann.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    ann.get_by_label("Who sits in seat 3").select_option(label="Bot")
    ann.get_by_role("radio", name=re.compile("by turn", re.IGNORECASE)).check(force=True)
    ann.get_by_role("button", name="Open the table").click()
    choose_name(ann, "Ann")
    expect(ann).to_have_url(TABLE)
    bob = visit(TABLE.search(ann.url)[0])
    bob.get_by_role("button", name="Sit in seat 2").click()
    choose_name(bob, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(the_map(page)).to_be_visible()
    return ann, bob


def in_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()


def test_a_pause_and_who_left_are_said_to_all_with_what_can_be_done(visit: Visit) -> None:
    ann, bob = a_table_by_turn(visit)
    in_menu(ann, "Pause the table")
    for page in (ann, bob):
        expect(page.get_by_text(PAUSED)).to_be_visible()
    expect(bob.get_by_role("button", name="Go on", exact=True)).to_have_count(0)
    ann.get_by_role("status").get_by_role("button", name="Go on", exact=True).click()
    for page in (ann, bob):
        expect(page.get_by_text(PAUSED)).to_have_count(0)
    in_menu(bob, "Leave")
    expect(bob.get_by_text("You have left this table")).to_be_visible()
    expect(ann.get_by_text("Bob has left the table.")).to_be_visible()
    ann.get_by_role("status").get_by_role("button", name="Ask for a bot").click()
    expect(ann.get_by_text("A bot plays for Bob until they are back.")).to_be_visible()
    expect(ann.get_by_role("article", name="Bob").get_by_text("a bot stands in")).to_be_visible()
    expect(bob.get_by_text("A bot plays for you.")).to_be_visible()
    bob.get_by_role("status").get_by_role("button", name="Come back").click()
    for page in (ann, bob):
        expect(page.get_by_text(re.compile("^A bot plays for"))).to_have_count(0)


def test_on_a_phone_the_map_is_marked_while_one_is_to_move_and_looks_elsewhere(visit: Visit) -> None:
    page = visit(**PHONE)
    page.get_by_role("button", name="Play now against bots").tap()
    choose_name(page, "Ann")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="Log").tap()
    expect(tabs.get_by_role("button", name=re.compile("Map.*your move"))).to_be_visible()
    tabs.get_by_role("button", name="Players").tap()
    card = page.get_by_role("article").filter(has_text="If the wards voted now")
    assert card.evaluate("e => e.scrollHeight - e.clientHeight") <= 1  # all of it is there
    tabs.get_by_role("button", name=re.compile("^Map")).tap()
    expect(tabs.get_by_role("button", name=re.compile("your move"))).to_have_count(0)
