"""No screen of the page has a serious fault for those who hear it, see little or use keys (axe-core), by day and by night."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.test_table_page import open_table, play_now
from server.house import Process

Visit = Callable[..., Page]
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
SETTLED = 500  # ms in which what fades in has come


def faults(page: Page) -> list[str]:
    page.wait_for_timeout(SETTLED)
    page.evaluate(AXE)
    found = page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_has_a_serious_fault(visit: Visit, house: Process, theme: str) -> None:
    page = visit(color_scheme=theme)
    for path in ("/", "/new", "/lobby", "/finished", "/me", "/adopt", "/nowhere"):
        page.goto(house.address + path)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert faults(page) == [], path
    page.goto(house.address)
    open_table(page)
    assert faults(page) == []
    page.goto(house.address + "/me")
    expect(page.get_by_role("heading", name="Delete my data")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_and_its_menu_have_no_serious_fault(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    play_now(page)
    assert faults(page) == []
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert faults(page) == []


def test_one_reaches_a_table_by_keys_alone(visit: Visit) -> None:
    page = visit()
    button = page.get_by_role("button", name="Play now against bots")
    expect(button).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if button.evaluate("(element) => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Tammany Hall")).to_be_attached()
