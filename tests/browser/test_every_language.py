"""Every screen in every language: no message is missing, no word sticks out of its place."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.test_table_page import PHONE, TABLE, sideways
from server.house import Process

Visit = Callable[..., Page]
ROOT = Path(__file__).parents[2]
SCREENS = ["/", "/new", "/lobby", "/finished", "/me", "/rules/tammany/slander", "/learn", "/replay", "/nowhere"]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "hu": "hu-HU"}
SIZES = {"desktop": {"viewport": {"width": 1440, "height": 900}}, "phone": PHONE}

# What a person must read on these: text wider than its box is cut or lies over its neighbour. Names of people may be cut; and the mark of a rule can be
# pressed 11 px beyond what is seen of it.
STICKING_OUT = """() => [...document.querySelectorAll('button, .btn, a.nav, h1, h2, h3, th, label, summary, [role=tab]')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.sr, svg, .nm') && e.clientWidth > 0)
  .filter((e) => e.scrollWidth > e.clientWidth + (e.querySelector(':scope > .rulemark') ? 12 : 1))
  .filter((e) => getComputedStyle(e).textOverflow !== 'ellipsis')
  .map((e) => `${e.tagName.toLowerCase()}.${e.className}: ${e.textContent.trim().slice(0, 60)} (${e.scrollWidth} in ${e.clientWidth})`)"""


def message_ids() -> set[str]:
    catalogues = [*(ROOT / "web/src/lang").glob("*en.ftl"), *(ROOT / "src/fivepoints/games").glob("*/lang/en.ftl")]
    return {name for path in catalogues for name in re.findall(r"^([a-z][a-z0-9]*-[a-z0-9-]+) =", path.read_text("utf-8"), re.M)}


IDS = message_ids()


def check(page: Page, language: str, where: str) -> None:
    assert page.locator("html").get_attribute("lang") == language
    said = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", page.locator("body").inner_text()))
    assert said & IDS == set(), f"{where}: messages without words"
    assert page.evaluate(STICKING_OUT) == [], where
    assert sideways(page) == 0, where


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LOCALES)
def test_nothing_is_missing_and_nothing_sticks_out(visit: Visit, house: Process, language: str, size: str) -> None:
    page = visit("/", **SIZES[size], locale=LOCALES[language])
    for screen in SCREENS:
        page.goto(house.address + screen)
        expect(page.get_by_role("heading").first).to_be_visible()
        check(page, language, screen)
    page.goto(house.address)
    page.locator("main .btn.pri").first.click()
    page.keyboard.press("Enter")  # the name that is there already
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading").first).to_be_visible()
    check(page, language, "a table")
