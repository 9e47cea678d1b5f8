"""Whoever looks elsewhere is told by the browser that it is their turn, if they want that; where it can't, the title says so all the same."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.test_table_page import Visit, play_now

BROWSER = """
  window.told = [];
  window.Notification = class {
    static permission = localStorage.getItem('may') ?? 'default';
    static requestPermission() { localStorage.setItem('may', ANSWER); return Promise.resolve(Notification.permission = ANSWER); }
    constructor(title, more) { told.push([title, more.body]); }
    close() {}
  };
  Object.defineProperty(document, 'hidden', { get: () => localStorage.getItem('elsewhere') === 'yes' });
"""
LABEL = "A notification of the browser"


def told(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("told")
    return found


def play(page: Page, away: bool) -> None:
    """Against bots, until it is my turn; `away`, looking elsewhere."""
    page.evaluate("away => localStorage.setItem('elsewhere', away ? 'yes' : '')", away)
    page.goto(page.url.removesuffix("/me"))
    play_now(page)
    expect(page).to_have_title(re.compile("Your turn"))


@pytest.mark.parametrize(("wanted", "away"), [(True, True), (True, False), (False, True)])
def test_who_wants_it_and_looks_elsewhere_is_told_of_their_turn(visit: Visit, wanted: bool, away: bool) -> None:
    page = visit("/me")
    page.add_init_script(BROWSER.replace("ANSWER", "'granted'"))
    page.reload()
    if wanted:
        page.get_by_role("checkbox", name=LABEL).click()
        expect(page.get_by_role("checkbox", name=LABEL)).to_be_checked()
    play(page, away)
    assert told(page) == ([["It is your turn", "Tammany Hall"]] if wanted and away else [])


def test_who_is_asked_by_the_browser_and_says_no_has_none(visit: Visit) -> None:
    page = visit("/me")
    page.add_init_script(BROWSER.replace("ANSWER", "'denied'"))
    page.reload()
    tick = page.get_by_role("checkbox", name=LABEL)
    tick.click()
    expect(tick).not_to_be_checked()
    page.reload()
    expect(tick).to_be_disabled()
    expect(page.get_by_text("The browser shows no notifications here")).to_be_visible()
