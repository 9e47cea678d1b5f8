"""Bids and bonuses that are left for wards ahead: in the same place, kept over a reload, given when the time comes without another question."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import fivepoints
from browser.hands import CLOSE, POINT, Hands
from browser.test_newcomers import play_on
from browser.test_table_page import Visit, sideways
from fivepoints.record import Keeper

# Ward 1 votes first, then 2, 4 and 7: in 2 and 7 the first seat stands alone, in 4 it has a rival.
POSITION = "tammany 3 2020 printed full I2:ab/E:a/E:ab/G:a/G:c/I:c - 0,I2E2,3/0,E,3/0,-,3 y4a bid=1,a"


@pytest.fixture
def election(tmp_path: Path) -> Path:
    game = fivepoints.parse(POSITION)
    file = tmp_path / "election.json"
    file.write_text(Keeper(game.rules, game.players, game.options, ["Ann", "Fernando", "Honora"], bytes(32), position=game.position()).dumps(), "utf-8")
    return file


def ahead(page: Page) -> Locator:
    """What is left for wards ahead, unfolded."""
    found = page.get_by_role("group").filter(has=page.get_by_text("Your bids and bonuses for wards ahead"))
    found.get_by_text("Your bids and bonuses for wards ahead").click()
    return found


def choice(left: Locator, name: str) -> Locator:
    return left.get_by_role("button", name=name, exact=True)


def test_answers_for_wards_ahead_are_left_changed_kept_and_given(visit: Visit, election: Path) -> None:
    page = visit()
    play_on(page, election, "Ann")
    left = ahead(page)

    choice(left, "Ward 2, newcomer: ask me").click()
    leave = left.get_by_role("button", name="Leave this choice")
    left.get_by_role("button", name=re.compile("^Irish")).click()
    expect(leave).to_be_disabled()  # a newcomer goes to some ward
    left.get_by_label("Into which ward?").select_option(label="Ward 6")
    leave.click()
    expect(choice(left, "Ward 2, newcomer: Irish, ward 6")).to_be_visible()

    choice(left, "Ward 4: ask me").click()
    left.get_by_role("button", name="One English more").click()
    left.get_by_role("button", name="Leave this bid").click()
    expect(choice(left, "Ward 4: 1 English")).to_be_visible()

    choice(left, "Ward 4, favor: ask me").click()
    left.get_by_role("button", name="Take no bonus").click()
    choice(left, "Ward 4, favor: none").click()
    left.get_by_role("button", name="Ask me then").click()
    expect(choice(left, "Ward 4, favor: ask me")).to_be_visible()

    choice(left, "Ward 7, favor: ask me").click()
    left.get_by_role("button", name=re.compile("^Italian")).click()
    leave.click()
    expect(choice(left, "Ward 7, favor: Italian")).to_be_visible()
    assert sideways(page) == 0

    page.reload()
    left = ahead(page)
    for name in ("Ward 2, newcomer: Irish, ward 6", "Ward 4: 1 English", "Ward 7, favor: Italian"):
        expect(choice(left, name)).to_be_visible()

    page.get_by_role("checkbox", name=re.compile("^Fast-forward")).click()
    page.get_by_role("button", name=CLOSE).click()
    Hands(page).until(re.compile("^Year 5"))
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    for text in ("You placed an Irish in ward 6", "You bid 1 English", "You took an Italian favor"):
        expect(log.filter(has_text=text)).to_have_count(1)


def test_answers_for_wards_ahead_fit_a_phone(visit: Visit, election: Path) -> None:
    page = visit()
    play_on(page, election, "Ann")
    page.set_viewport_size({"width": 390, "height": 844})
    left = ahead(page)
    for name in ("Ward 2, newcomer: ask me", "Ward 4: ask me", "Ward 7, favor: ask me"):
        choice(left, name).click()
        expect(left.get_by_role("button", name="Ask me then")).to_be_visible()
        assert sideways(page) == 0, name


def test_no_empty_card_stands_beside_a_ward_that_is_not_asked_for(visit: Visit, election: Path) -> None:
    page = visit()
    play_on(page, election, "Ann")
    expect(page.get_by_role("button", name=CLOSE)).to_be_visible()  # nothing lies over the map any more
    page.mouse.move(*page.get_by_role("button", name=re.compile("^Ward 6")).evaluate(POINT))
    expect(page.get_by_role("button", name=re.compile("^Ward 6"))).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
