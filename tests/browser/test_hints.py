"""What the page says of the next step: cards beside the map that go in time, buttons that name what is missing, and where one looks back from."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import fivepoints
from browser.hands import POINT
from browser.test_drag import my_boss
from browser.test_lesson_page import pick, ward
from browser.test_newcomers import play_on
from browser.test_replay import open_file, position
from browser.test_table_page import PHONE, Visit, play_now
from fivepoints.record import Keeper
from kept import go_on, keep

# Ann is Chief of Police, and it is her turn; in ward 1 she may take one of two nations.
TURN = "tammany 3 2020 printed full I2E:ab/E:a/E:ab/G:a/G:c/I:c/I/E/G/T/I IEG 0,I2E2,3,police/0,E,3,mayor/0,-,3,precinct y5b turn=a"
ASIDE = (1300, 860)  # no part of the map


@pytest.fixture
def turn(tmp_path: Path) -> Path:
    game = fivepoints.parse(TURN)
    file = tmp_path / "turn.json"
    file.write_text(Keeper(game.rules, game.players, game.options, ["Ann", "Fernando", "Honora"], bytes(32), position=game.position()).dumps(), "utf-8")
    return file


@pytest.fixture
def my_turn(visit: Visit, turn: Path) -> Callable[..., Page]:
    def sit_down(**how: object) -> Page:
        page = visit(**how)
        play_on(page, turn, "Ann")
        expect(deed(page)).to_be_visible()
        return page

    return sit_down


def deed(page: Page) -> Locator:
    return page.locator(".dock .foot .pri")


def tip(page: Page) -> Locator:
    return page.locator(".tip")


def point_at(page: Page, number: int) -> tuple[float, float]:
    x, y = ward(page, number).evaluate(POINT)
    page.mouse.move(x, y)
    return x, y


def test_a_card_beside_a_ward_goes_with_the_click_and_comes_back_with_the_pointer(my_turn: Callable[..., Page]) -> None:
    page = my_turn()
    spot = point_at(page, 4)
    expect(tip(page)).to_contain_text("Boss to ward 4")
    page.mouse.click(*spot)
    expect(page.locator(".step[aria-current]")).to_contain_text("Second boss")
    expect(tip(page)).to_have_count(0)
    point_at(page, 6)
    expect(tip(page)).to_contain_text("Boss to ward 6")
    page.mouse.move(*spot)
    expect(tip(page)).to_contain_text("Boss to ward 4")
    page.mouse.move(*ASIDE)
    expect(tip(page)).to_have_count(0)


def test_a_card_goes_when_a_piece_is_let_go(my_turn: Callable[..., Page]) -> None:
    page = my_turn()
    target = ward(page, 4).evaluate(POINT)
    page.mouse.move(*my_boss(page))
    page.mouse.down()
    page.mouse.move(*target, steps=6)
    expect(tip(page)).to_contain_text("Boss to ward 4")
    page.mouse.up()
    expect(page.locator(".step[aria-current]")).to_contain_text("Second boss")
    expect(tip(page)).to_have_count(0)


def test_the_card_of_the_keys_does_not_come_back_when_the_pointer_leaves(my_turn: Callable[..., Page]) -> None:
    page = my_turn()
    ward(page, 4).focus()
    page.keyboard.press("ArrowUp")
    expect(tip(page)).to_have_count(1)
    point_at(page, 1)
    expect(tip(page)).to_contain_text("Boss to ward 1")
    page.mouse.move(*ASIDE)
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(tip(page)).to_have_count(1)


def test_the_button_names_what_is_missing(my_turn: Callable[..., Page]) -> None:
    page = my_turn()
    page.get_by_role("button", name=re.compile("^Chief of Police")).click()
    expect(deed(page)).to_have_text("Pick a ward")
    pick(page, 1)
    expect(deed(page)).to_have_text("Pick a cube")
    page.get_by_role("button", name="English", exact=True).click()
    expect(deed(page)).to_have_text("Send an English of ward 1 to the bag")


def test_a_phone_asks_for_the_newcomer_and_not_for_a_ward(my_turn: Callable[..., Page]) -> None:
    page = my_turn(**PHONE | {"viewport": {"width": 1440, "height": 900}})
    page.set_viewport_size(PHONE["viewport"])
    hint = page.get_by_text("Tap a ward on the map.")
    page.get_by_role("button", name="Settle").tap()
    expect(hint).to_be_visible()
    pick(page, 6)
    deed(page).tap()
    expect(page.get_by_role("heading", name=re.compile("^Which newcomer"))).to_be_visible()
    expect(hint).to_have_count(0)
    expect(deed(page)).to_have_text("Pick a newcomer")
    page.get_by_role("button", name=re.compile("^German")).tap()
    expect(hint).to_be_visible()


def test_looking_back_begins_where_the_game_stands(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Settle").click()
    for number in (6, 14, 4, 2, 1, 7):  # where a boss may go
        if "not choosable" not in (ward(page, number).get_attribute("aria-label") or ""):
            pick(page, number)
            break
    page.locator(".dock .pick button").first.click()
    pick(page, 6)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    move, moves = position(page)
    assert move == moves > 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_replay_shows_what_the_bag_holds_or_no_card_for_it(visit: Visit, tmp_path: Path, players: int) -> None:
    file = tmp_path / "game.json"
    file.write_text(go_on(keep(players), stop=lambda game: game.view(None)["year"] > 1).dumps(), "utf-8")
    page = visit()
    open_file(page, file)
    for height in (1080, 900, 846, 720):
        page.set_viewport_size({"width": 1440, "height": height})
        card = page.locator(".now-card")
        assert card.locator(".bag").is_visible() == card.is_visible(), height
        assert card.evaluate("card => card.scrollHeight <= card.clientHeight + 1"), height
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".bag")).to_be_visible()
