"""A game is called off in the page: one asks, the others read it above the table, and it ends when the last has agreed."""
from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.test_access import faults
from browser.test_table_page import PHONE, TABLE, Visit, choose_name, open_table, play_now, sideways, the_map

ENDED = "The game was ended before its time"


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def notice(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


def ask(page: Page) -> None:
    dialog = menu(page)
    dialog.get_by_role("button", name="Call the game off").click()
    expect(dialog.get_by_text("as soon as everybody agrees")).to_be_visible()
    dialog.get_by_role("button", name="Call it off").click()
    expect(dialog).not_to_be_visible()


def test_two_call_a_game_off_after_one_has_thought_again(visit: Visit) -> None:
    ann = visit()
    bob = visit(TABLE.search(open_table(ann))[0], **PHONE)
    bob.get_by_role("button", name="Sit in seat 2").click()
    choose_name(bob, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(the_map(page)).to_be_visible()
    ask(ann)
    expect(notice(bob, "Ann wants to call the game off.")).to_be_visible()
    assert (sideways(bob), faults(bob)) == (0, [])
    ann.get_by_role("button", name="Take it back").click()
    expect(notice(bob, "Ann wants")).not_to_be_visible()
    ask(bob)
    expect(notice(bob, "You want to call the game off.")).to_be_visible()
    ann.reload()
    expect(notice(ann, "Bob wants to call the game off.")).to_be_visible()
    ann.get_by_role("button", name="Agree").click()
    expect(notice(ann, "The game ends at once, without a result.")).to_be_visible()
    ann.get_by_role("button", name="Cancel").click()
    ann.get_by_role("button", name="Agree").click()
    ann.get_by_role("button", name="Call it off").click()
    for page in (ann, bob):
        expect(page.get_by_role("heading", name=ENDED)).to_be_visible()
        expect(notice(page, "call the game off")).not_to_be_visible()
    expect(menu(ann).get_by_role("link", name="Record")).to_be_visible()


def test_against_bots_it_ends_at_once(visit: Visit) -> None:
    page = visit()
    play_now(page)
    dialog = menu(page)
    dialog.get_by_role("button", name="Call the game off").click()
    expect(dialog.get_by_text("The game ends at once, without a result.")).to_be_visible()
    dialog.get_by_role("button", name="Call it off").click()
    expect(page.get_by_role("heading", name=ENDED)).to_be_visible()
