"""What somebody needs who has never been here: where one reads and learns, in which language, what a button does, what was decided and why."""
from __future__ import annotations

import re
import runpy
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.test_lesson_page import show_until
from browser.test_replay import open_file
from browser.test_table_page import PHONE, Visit, choose_name, open_table, play_now, sideways, the_map
from fivepoints.games import rules
from fivepoints.record import Keeper

LESSON = Path(__file__).parents[2] / "web/lesson/make_lesson.py"
BOXES = """() => [...document.querySelectorAll('header h1, header .icons, .track > *')].filter((e) => e.offsetWidth > 1)
  .map((e) => { const r = e.getBoundingClientRect(); return [r.left, r.right]; })"""


@pytest.fixture
def election_eve(tmp_path: Path) -> Path:
    """The record of a game that stands before the last turn of year 4 ends; Fernando is alone in ward 1."""
    script = runpy.run_path(str(LESSON))
    keeper = Keeper(rules("tammany"), 3, {"edition": 2020}, ["Fernando", "Ann", "Honora"], script["SECRET"])
    before, _ = script["MOVES"].split("c end\n\na place")
    for line in filter(None, before.splitlines()):
        seat, move = line.split(" ", 1)
        keeper.play("abc".index(seat), move)
    file = tmp_path / "eve.json"
    file.write_text(keeper.dumps(), "utf-8")
    return file


def play_on(page: Page, file: Path, seat: str) -> None:
    open_file(page, file)
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("group", name="Your seat").get_by_role("radio", name=seat).check(force=True)
    dialog.get_by_role("button", name="Start the game").click()
    choose_name(page, "Zoe")
    expect(the_map(page)).to_be_visible()


def test_the_waiting_room_leads_to_the_lesson_and_the_rules(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page)
    room = page.url
    page.get_by_role("main").get_by_role("link", name="Learn in ten minutes").click()
    expect(page.get_by_role("heading", name="Put a boss on the map")).to_be_visible()
    page.goto(room)
    page.get_by_role("main").get_by_role("link", name="Read the rules").click()
    expect(page).to_have_url(re.compile("/rules/tammany$"))


def test_who_sits_already_is_told_that_another_seat_would_be_theirs_too(visit: Visit) -> None:
    ann = visit()
    link = open_table(ann)
    expect(ann.get_by_role("button", name="Play seat 2 here too")).to_be_visible()
    bob = visit(link[link.index("/table") :])
    expect(bob.get_by_role("button", name="Sit in seat 2")).to_be_visible()


def test_the_language_is_chosen_at_the_table(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(page.get_by_role("heading", name="Menü")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Verlauf")).to_be_visible()


@pytest.mark.parametrize("width", [1181, 1240, 1280, 1440])
def test_nothing_overlaps_in_the_bar_of_the_table(visit: Visit, width: int) -> None:
    for language in ("en-US", "de-DE", "hu-HU"):
        page = visit("/learn", viewport={"width": width, "height": 800}, locale=language)
        expect(page.locator(".track")).to_be_visible()
        boxes = sorted(page.evaluate(BOXES))
        assert all(left[1] <= right[0] + 1 for left, right in pairwise(boxes)), (language, boxes)
        assert sideways(page) == 0


def test_ones_own_hand_is_open_until_it_is_closed(visit: Visit) -> None:
    page = visit("/learn")
    show_until(page, "Your closed fist")
    mine = page.get_by_role("article", name="You")
    expect(mine.locator("use[href^='#palm']")).to_be_visible()
    page.get_by_role("button", name="One German more").click()
    expect(mine.locator(".hand use[href='#favor-german']")).to_have_count(1)
    expect(page.get_by_role("article", name="Honora").locator(".hand use[href^='#fist']")).to_be_visible()


def test_a_ward_without_bids_is_told_on_the_stage_and_a_game_says_where_it_began(visit: Visit, election_eve: Path) -> None:
    page = visit()
    play_on(page, election_eve, "Honora")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Taken up in year 4 of another game.")
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("heading", name=re.compile("^Decided without a bid"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ward 1: Fernando stands alone and wins.")).to_be_visible()  # a bot, of the same name


def test_a_finger_finds_the_rule_of_castle_garden_and_of_a_seat(visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page)
    page.get_by_role("button", name="Rule: Castle Garden").tap()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Castle Garden", exact=True)).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).tap()
    page.get_by_role("button", name="Players", exact=True).tap()
    page.get_by_role("article", name="You").get_by_role("button", name="Rule: City offices").tap()
    expect(page.get_by_role("dialog").get_by_role("heading", name="City offices", exact=True)).to_be_visible()
