"""Hands that open in an election: until they are open, neither list nor map, score, seats nor log may tell what comes of them."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.hands import CLOSE
from browser.test_newcomers import play_on
from browser.test_standing_answers import election
from browser.test_table_page import Visit

__all__ = ["election"]
VERDICT = re.compile("^Ward 1 is yours")
OPENED = 1200  # ms
A_MOMENT_BEFORE = 1100


def all_that_tells(page: Page) -> dict[str, Locator]:
    """What a hand that wins changes."""
    return {
        "list": page.get_by_role("listitem").filter(has=page.get_by_text("1", exact=True)).first,
        "score": page.locator(".tally"),
        "map": page.get_by_role("button", name=re.compile("^Ward 1,")),
    }


def seen(page: Page) -> dict[str, str]:
    return {what: place.get_attribute("aria-label") or place.inner_text() for what, place in all_that_tells(page).items()}


@pytest.fixture
def closing(visit: Visit, election: Path) -> Page:
    """Ann, before she closes her fist for ward 1 with one favor more than Fernando can have; what is shown waits for the test."""
    page = visit(reduced_motion="no-preference")
    play_on(page, election, "Ann")
    page.get_by_role("button", name="One Irish more").click()
    page.clock.install(time=0)
    page.clock.pause_at(60_000)
    return page


def test_nothing_tells_the_result_before_the_hands_are_open(closing: Page) -> None:
    page = closing
    before = seen(page)
    assert "You: 0 points, 0 from this vote" in before["score"]
    page.get_by_role("button", name=CLOSE).click()
    mine = page.get_by_role("article", name="You")
    expect(mine.locator(".hand use[href='#favor-irish']")).to_have_count(1)
    page.clock.run_for(A_MOMENT_BEFORE)
    assert seen(page) == before
    assert page.locator(".cand.win").count() == 0
    assert page.get_by_role("heading", name=VERDICT).count() == 0
    assert page.locator(".flight").count() == 0  # no boss leaves the map yet
    page.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("region", name="Log")
    assert "You bid" not in log.inner_text()
    assert "wins" not in page.get_by_role("main").get_by_role("status").first.inner_text()  # nor is it said aloud
    page.clock.run_for(2 * OPENED)  # well past it: its time begins when the page has drawn it
    expect(page.get_by_role("heading", name=VERDICT)).to_be_visible()
    expect(log).to_contain_text("You bid 1 Irish")
    page.get_by_role("button", name="Wards", exact=True).click()
    after = seen(page)
    assert all(after[what] != before[what] for what in before)


def test_who_is_asked_next_is_not_shown_on_a_phone_before_the_hands_are_open(closing: Page) -> None:
    page = closing
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=CLOSE).click()
    page.get_by_role("button", name="Players", exact=True).click()
    expect(page.locator(".seat").first).to_be_visible()
    expect(page.locator(".seat.now")).to_have_count(0)
    favors = page.locator(".seat").first.locator(".favs li").first
    expect(favors).to_contain_text("2")
    page.clock.run_for(OPENED)
    expect(page.locator(".seat.now")).to_have_count(1)
    expect(favors).to_contain_text("1")
