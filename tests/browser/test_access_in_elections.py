"""What an election asks, and the end of a game: no serious fault there either (axe-core), by day and by night."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import fivepoints
from browser.hands import CLOSE
from browser.test_access import faults
from browser.test_newcomers import play_on
from browser.test_standing_answers import ahead, choice
from browser.test_table_page import Visit
from fivepoints.record import Keeper

HEAD = "tammany 3 2020 printed full "
MOMENTS = {
    "bid": "I2:ab/E:a/E:ab/G:a/G:c/I:c - 0,I2E2,3/0,E,3/0,-,3 y4a bid=1,a",
    "newcomer": "I2:a/E:a/E:ab/G:a/G:c/I:c - 0,I2E2,3/0,E,3/0,-,3 y4a place=a,1",
    "favor": "I2/E/E:a/G:a/G:c/I:c - 0,I2E2,3/0,E,3/0,-,3 y4a favor=a,4",
    "offices": "I2/E/E/G/G:c/I:c - 0,I2E2,3,mayor/0,E,3/0,-,3 y4a appoint=a",
    "end": "I/E/E/G/G/I/I/E/E/G/G/I/T/T/T:ab - 4,T,3/5,-,3/6,-,3 y16a bid=10,a",
}


def bid(page: Page) -> None:
    left = ahead(page)
    choice(left, "Ward 2, newcomer: ask me").click()
    expect(left.get_by_label("Into which ward?")).to_be_visible()


def newcomer(page: Page) -> None:
    expect(page.get_by_role("heading", name="Place a newcomer from the bag")).to_be_visible()


def favor(page: Page) -> None:
    expect(page.get_by_role("heading", name="Take a favor")).to_be_visible()


def offices(page: Page) -> None:
    expect(page.get_by_role("table", name="Offices by player")).to_be_visible()


def end(page: Page) -> None:
    page.get_by_role("button", name=CLOSE).click()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("After sixteen years")).to_be_visible()


@pytest.mark.parametrize("reach", [bid, newcomer, favor, offices, end], ids=lambda reach: reach.__name__)
def test_no_moment_of_an_election_has_a_serious_fault(visit: Visit, tmp_path: Path, reach: Callable[[Page], None]) -> None:
    game = fivepoints.parse(HEAD + MOMENTS[reach.__name__])
    file = tmp_path / "moment.json"
    file.write_text(Keeper(game.rules, game.players, game.options, ["Ann", "Fernando", "Honora"], bytes(32), position=game.position()).dumps(), "utf-8")
    page = visit(color_scheme="light")
    play_on(page, file, "Ann")
    reach(page)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
