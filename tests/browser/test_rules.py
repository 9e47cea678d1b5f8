"""The rules where they are wanted: a `?` on what one wonders about, a tab, a dialog on the phone, a page of their own."""
from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.test_access import faults
from browser.test_table_page import PHONE, choose_name, play_now, sideways, the_map
from server.guest import Guest, some_move
from server.house import Process

Visit = Callable[..., Page]
BOT = {"kind": "bot", "level": "heeler"}


def prepared(house: Process, enough: Callable[[list[str], dict[str, Any]], bool], **wish: Any) -> tuple[str, str]:
    """A game against bots, played before any page is open until its person may make the moves wanted: its address, and the link to be that person."""

    async def play() -> tuple[str, str]:
        async with Guest(house.address, "Ann") as ann:
            while True:
                table = await ann.create(players=3, seats=[{"kind": "me"}, BOT, BOT], bot_pace=0, start=True, **wish)
                chair = await ann.connect(table["id"])
                for k in range(500):
                    await chair.until_owing()
                    if chair.now["result"] is not None:
                        break
                    if enough(chair.now["legal"]["moves"] or [], chair.now["view"]):
                        await chair.close()
                        link = await ann.ask("POST", "/api/me/link")
                        return f"/table/{table['id']}", f"/adopt#{link['word']}"
                    await chair.play(some_move(chair.now, 7 * k))
                await chair.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        return thread.submit(asyncio.run, play()).result()


def may_slander(moves: list[str], _: dict[str, Any]) -> bool:
    return any(move.startswith("slander") for move in moves)


def take_the_seat(visit: Visit, house: Process, table: str, link: str, **context: Any) -> Page:
    page = visit(link, **context)
    page.get_by_role("button", name="Become that person").click()
    expect(page.get_by_role("link", name="Ann", exact=True)).to_be_visible()
    page.goto(house.address + table)
    expect(the_map(page)).to_be_visible()
    return page


def rule(page: Page, title: str) -> Locator:
    return page.get_by_role("dialog", name=title, exact=True)


def open_table_of_2009(page: Page) -> None:
    page.get_by_role("link", name="New table").click()
    page.get_by_role("group", name="Edition").get_by_role("radio", name="2009").check(force=True)
    for seat in range(2, page.get_by_label(re.compile("Who sits in seat")).count() + 1):
        page.get_by_label(f"Who sits in seat {seat}").select_option(label="Bot")
    page.get_by_role("button", name="Start the game").click()
    choose_name(page, "Ann")
    expect(the_map(page)).to_be_visible()


def test_a_question_mark_opens_the_rule_of_what_has_the_focus(visit: Visit, house: Process) -> None:
    page = take_the_seat(visit, house, *prepared(house, may_slander))
    card = page.get_by_role("button", name=re.compile("^Slander"))
    card.focus()
    page.keyboard.press("?")
    expect(rule(page, "Slander").get_by_role("heading", name="Slander", exact=True)).to_be_focused()
    expect(rule(page, "Slander")).to_contain_text("Pay one slander token and one favor")
    page.keyboard.press("Escape")
    expect(rule(page, "Slander")).to_be_hidden()
    expect(card).to_be_focused()
    page.get_by_role("button", name="Rule: Slander").click()
    rule(page, "Slander").get_by_role("button", name="Spreading a slander").click()
    expect(rule(page, "Spreading a slander").get_by_role("heading", name="Spreading a slander")).to_be_focused()
    rule(page, "Spreading a slander").get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Rule: Slander")).to_be_focused()


@pytest.mark.parametrize(("ward", "title"), [("Ward 14,", "Wards with a bonus"), ("Ward 6,", "The map"), ("Ward 13,", "Zones and when they open")])
def test_a_ward_tells_what_is_special_about_it(visit: Visit, ward: str, title: str) -> None:
    page = visit("/new")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    for seat in (2, 3):
        page.get_by_label(f"Who sits in seat {seat}").select_option(label="Bot")
    page.get_by_role("button", name="Start the game").click()
    choose_name(page, "Ann")
    the_map(page).get_by_role("button", name=re.compile(f"^{ward}")).focus()
    page.keyboard.press("?")
    expect(rule(page, title)).to_be_visible()


def test_with_the_pointer_on_castle_garden_a_question_mark_tells_of_it(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("img", name=re.compile("^Castle Garden")).hover()
    page.keyboard.press("?")
    expect(rule(page, "Castle Garden")).to_be_visible()


def test_a_question_mark_in_a_text_is_a_question_mark(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").press("?")
    expect(page.get_by_label("Say something")).to_have_value("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_rules_stand_beside_the_log_and_are_found_by_a_word(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("tab", name="Rules").click()
    panel = page.get_by_role("tabpanel", name="Rules")
    expect(panel.get_by_role("button", name="The game in short")).to_be_visible()
    panel.get_by_label("Find a rule").fill("goodwill")  # a word that means it, not one of its title
    expect(panel.get_by_role("listitem").first).to_have_text("Political favors")
    panel.get_by_label("Find a rule").fill("goes home as well")  # what only its text says
    expect(panel.get_by_role("listitem")).to_have_text(["Spreading a slander"])
    expect(panel.get_by_role("status")).to_have_text("One rule found.")
    panel.get_by_label("Find a rule").fill("zeppelin")
    expect(panel.get_by_role("status")).to_have_text("Nothing is said of that. Try another word.")
    panel.get_by_label("Find a rule").fill("LOCK")
    panel.get_by_role("button", name="Locked wards").click()
    expect(panel.get_by_role("heading", name="Locked wards")).to_be_focused()
    panel.get_by_role("group").filter(has_text="When exactly are locks taken off?").get_by_text("When exactly").click()
    expect(panel.get_by_text("All together, when the last ward of the election has voted")).to_be_visible()
    panel.get_by_role("button", name="All rules").click()
    expect(panel.get_by_label("Find a rule")).to_have_value("LOCK")


def marked_line(page: Page) -> Locator:
    return page.get_by_role("listitem").filter(has_text="at this table")


def test_the_line_of_the_edition_that_is_played_is_marked(visit: Visit) -> None:
    page = visit()
    open_table_of_2009(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    rule(page, "Rules").get_by_role("button", name="Council President").click()
    expect(rule(page, "Council President").get_by_role("heading", name="What does a lock forbid?")).to_be_visible()
    expect(marked_line(page)).to_have_count(1)
    expect(marked_line(page)).to_contain_text("2009: no boss or cube may be placed in it")


def test_a_lock_chosen_against_the_edition_has_its_own_line_marked(visit: Visit, house: Process) -> None:
    options = {"edition": 2009, "lock": "full"}
    page = take_the_seat(visit, house, *prepared(house, lambda moves, view: True, options=options))
    page.get_by_role("button", name="Rules", exact=True).click()
    rule(page, "Rules").get_by_role("button", name="Options of a table").click()
    expect(marked_line(page)).to_contain_text("2020: no boss or cube may be placed in it or taken out of it")


def test_on_a_phone_the_rules_fill_the_screen_and_leave_it_again(visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page)
    page.get_by_role("button", name="Rules", exact=True).tap()
    box = rule(page, "Rules").bounding_box()
    assert box
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 390, 844)
    rule(page, "Rules").get_by_role("button", name="Immigrant leaders").tap()
    expect(rule(page, "Immigrant leaders")).to_contain_text("takes 3 favors of that nation")
    assert sideways(page) == 0
    rule(page, "Immigrant leaders").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(the_map(page)).to_be_visible()


def test_the_rules_have_a_page_and_every_rule_an_address(visit: Visit, house: Process) -> None:
    page = visit()
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", name="The rules of Tammany Hall")).to_be_visible()
    expect(page.get_by_role("heading", name="The game in short")).to_be_visible()
    page.get_by_role("link", name="Tie-breaks").click()
    expect(page).to_have_url(house.address + "/rules/tammany/tie-breaks")
    expect(page.get_by_role("heading", name="Tie-breaks")).to_be_focused()
    page.get_by_role("link", name="Ties in a ward").last.click()
    page.go_back()
    expect(page.get_by_role("heading", name="Tie-breaks")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Tie-breaks")).to_be_visible()
    page.goto(house.address + "/rules/whist")
    expect(page.get_by_text("There are no rules to read for this game yet.")).to_be_visible()


def test_the_page_of_the_rules_fits_a_phone(visit: Visit, house: Process) -> None:
    page = visit("/rules", **PHONE)
    expect(page.get_by_role("link", name="The map")).to_be_visible()
    assert sideways(page) == 0
    page.get_by_role("link", name="The map").tap()
    expect(page.get_by_role("heading", name="The map")).to_be_visible()
    assert sideways(page) == 0
    page.get_by_role("link", name="All rules").tap()
    expect(page.get_by_label("Find a rule")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rules_have_no_serious_fault(visit: Visit, house: Process, theme: str) -> None:
    page = visit("/rules", color_scheme=theme)
    expect(page.get_by_role("heading", name="The game in short")).to_be_visible()
    assert faults(page) == []
    page.goto(house.address + "/rules/tammany/locks")
    expect(page.get_by_role("heading", name="Locked wards")).to_be_visible()
    assert faults(page) == []
    page.goto(house.address)
    play_now(page)
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_label("Find a rule")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Rules", exact=True).click()
    rule(page, "Rules").get_by_role("button", name="Locked wards").click()
    expect(rule(page, "Locked wards").get_by_role("heading", name="What does a lock forbid?")).to_be_visible()
    assert faults(page) == []
