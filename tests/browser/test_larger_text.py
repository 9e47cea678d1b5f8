"""Whoever told the browser to write twice as large reads everything twice as large, and nothing sticks out."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import chromium
from browser.test_every_language import SCREENS, STICKING_OUT
from browser.test_table_page import play_now, sideways
from server.house import Process

Visit = Callable[..., Page]
TWICE = "--blink-settings=defaultFontSize=32"
SIZE_OF_TEXT = "(element) => parseFloat(getComputedStyle(element).fontSize)"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(TWICE) as found:
        yield found


def test_every_screen_is_written_twice_as_large_and_fits(visit: Visit, house: Process) -> None:
    page = visit("/")
    assert page.locator("body").evaluate(SIZE_OF_TEXT) == 30
    for screen in SCREENS:
        page.goto(house.address + screen)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert page.evaluate(STICKING_OUT) == [], screen
        assert sideways(page) == 0, screen


def test_a_table_has_then_the_form_of_a_smaller_screen(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    expect(page.get_by_role("navigation", name="More about the game")).to_be_visible()
    assert page.evaluate(STICKING_OUT) == []
    assert sideways(page) == 0
