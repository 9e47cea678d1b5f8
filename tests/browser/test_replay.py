"""Looking at a game again in the browser: a record file, a table whose game is over, one that runs; by clicks, taps and keys."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.hands import Hands
from browser.test_access import faults
from browser.test_table_page import PHONE, Visit, choose_name, play_now, sideways, the_map
from kept import go_on, keep

HELD = "(text) => { const held = new DataTransfer(); held.items.add(new File([text], 'broken.json')); return held; }"
MOMENT = re.compile(r"/replay/[0-9a-z]+\?n=\d+")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a whole game of Ann, Bob and Cyd."""
    file = tmp_path / "game.json"
    file.write_text(go_on(keep(), seed=1).dumps(), "utf-8")
    return file


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


def position(page: Page) -> tuple[int, int]:
    """Which move is shown, of how many."""
    said = re.search(r"Move (\d+) of (\d+)", slider(page).get_attribute("aria-valuetext") or "")
    assert said
    return int(said[1]), int(said[2])


def current_line(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").locator("button[aria-current]")


def choose_file(page: Page, file: Path) -> None:
    page.get_by_label("Choose a record file").set_input_files(file)


def open_file(page: Page, file: Path) -> None:
    page.get_by_role("link", name="Open a record").click()
    choose_file(page, file)
    expect(slider(page)).to_be_visible()
    expect(the_map(page)).to_be_visible()


def eyes_of(page: Page, whose: str) -> Locator:
    return page.get_by_role("group", name="From whose eyes").get_by_role("button", name=whose, exact=True)


def test_a_record_file_is_gone_through_by_keys_and_by_clicks(visit: Visit, record: Path) -> None:
    page = visit()
    open_file(page, record)
    move, moves = position(page)
    assert (move, moves > 150) == (1, True)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert position(page)[0] == 3
    page.keyboard.press("ArrowLeft")
    assert position(page)[0] == 2
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text("Year 1, turn 3 of 3.")).to_be_visible()
    page.keyboard.press("End")
    assert position(page) == (moves, moves)
    page.get_by_role("button", name="One move back").click()
    assert position(page)[0] == moves - 1
    page.get_by_role("button", name="Third term").click()
    expect(page.get_by_text("New arrivals")).to_be_visible()
    third = position(page)[0]
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    assert position(page)[0] == third + 1
    line = page.get_by_role("region", name="Log").get_by_role("button", name=re.compile("^Ann .*ward")).first
    text = line.inner_text()
    line.click()
    expect(current_line(page)).to_have_text(text)
    page.get_by_role("button", name="To the start", exact=True).click()
    assert position(page)[0] == 1


def test_it_plays_by_itself_until_a_key_stops_it(visit: Visit, record: Path) -> None:
    page = visit(reduced_motion="reduce")
    open_file(page, record)
    page.get_by_label("speed").select_option("4")
    slider(page).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("Year 2, "))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = position(page)
    page.wait_for_timeout(1000)
    assert position(page) == stopped


def test_a_players_eyes_see_no_others_fist_everybodys_do(visit: Visit, record: Path) -> None:
    page = visit()
    open_file(page, record)
    eyes_of(page, "Cyd").click()
    expect(eyes_of(page, "Cyd")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="To the election of year 8").click()
    secret = re.compile("(Ann|Bob) closed a fist")
    for _ in range(40):
        if secret.search(slider(page).get_attribute("aria-valuetext") or ""):
            break
        page.keyboard.press("ArrowRight")
    move = position(page)
    candidate = page.get_by_role("article", name=re.compile("^(Ann|Bob)$")).filter(has_text="fist closed")
    expect(candidate.first).to_be_visible()
    eyes_of(page, "Everybody").click()
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("(Ann|Bob) (bid|opened an empty hand)"))
    assert position(page) == move
    expect(candidate).to_have_count(0)


def test_a_file_that_is_wrong_is_refused_in_words_and_nothing_is_lost(visit: Visit, record: Path, tmp_path: Path) -> None:
    page = visit("/replay")
    no_record = tmp_path / "shopping.txt"
    no_record.write_text("bread, cheese", "utf-8")
    choose_file(page, no_record)
    expect(page.get_by_role("alert")).to_contain_text("This file is no record of a game")
    data = json.loads(record.read_text("utf-8"))
    data["entries"][30]["digest"] = "0" * 32
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(data), "utf-8")
    choose_file(page, broken)
    expect(page.get_by_role("alert")).to_contain_text("entry 31")
    choose_file(page, record)
    expect(slider(page)).to_be_visible()
    page.keyboard.press("ArrowRight")
    dropped = page.evaluate_handle(HELD, broken.read_text("utf-8"))
    page.get_by_role("main").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.get_by_role("alert")).to_contain_text("This record is not right, so it is not shown: entry 31")
    assert position(page)[0] == 2
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_somebody_plays_on_from_a_moment_and_looks_at_that_game_again_from_a_link(visit: Visit, record: Path) -> None:
    page = visit()
    open_file(page, record)
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog", name="Play on from here")).to_contain_text("The game is over at this moment")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the election of year 16").click()
    page.keyboard.press("Shift+ArrowLeft")  # to the beginning of the last year
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("group", name="Your seat").get_by_role("radio", name="Bob").check(force=True)
    dialog.get_by_label("How the others play").select_option(label="Random: plays anything")
    dialog.get_by_role("button", name="Start the game").click()
    choose_name(page, "Zoe")
    expect(page).to_have_url(re.compile(r"/table/[0-9a-z]+$"))
    hands = Hands(page, 5)
    expect(page.get_by_role("button", name="End turn").first).to_be_visible()  # a turn of mine
    for _ in range(600):
        if hands.over:
            break
        if not hands.play():
            page.wait_for_timeout(100)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(MOMENT)
    expect(eyes_of(page, "Everybody")).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    eyes_of(page, "You").click()
    expect(page).to_have_url(re.compile(r"\?n=\d+&eyes=1$"))
    page.get_by_role("button", name="Copy link to here").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    said = slider(page).get_attribute("aria-valuetext") or ""
    another = visit(page.url[page.url.index("/replay") :])  # somebody else: my seat has its name there
    expect(slider(another)).to_be_visible()
    assert position(another) == position(page)
    assert "You" in said or said == slider(another).get_attribute("aria-valuetext")
    expect(eyes_of(another, "Zoe")).to_have_attribute("aria-pressed", "true")


def test_a_record_is_shown_and_played_on_in_the_colours_of_its_table(visit: Visit, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    record.write_text(json.dumps(data | {"colours": [4, 0, 2]}), "utf-8")
    page = visit()
    open_file(page, record)
    for name, colour in zip(data["seats"], (5, 1, 3), strict=True):
        expect(eyes_of(page, name).locator("use")).to_have_attribute("href", f"#boss-{colour}")
    page.get_by_role("button", name="To the election of year 16").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Start the game").click()
    choose_name(page, "Zoe")
    expect(page).to_have_url(re.compile(r"/table/[0-9a-z]+$"))
    page.get_by_role("button", name="Menu").click()
    hats = page.get_by_role("dialog", name="Menu").get_by_role("listitem").locator("use")
    assert [hat.get_attribute("href") for hat in hats.all()] == ["#hat-5", "#hat-1", "#hat-3"]


def test_in_a_game_that_runs_one_looks_back_with_ones_own_eyes_only(visit: Visit) -> None:
    page = visit()
    play_now(page)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Look back").click()
    expect(slider(page)).to_be_visible()
    whose = page.get_by_role("group", name="From whose eyes").get_by_role("button")
    expect(whose).to_have_text(["A spectator", "You"])
    expect(eyes_of(page, "You")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(table)
    expect(the_map(page)).to_be_visible()


def test_a_link_to_a_game_that_is_not_there_is_told_in_words(visit: Visit) -> None:
    expect(visit("/replay/none0").get_by_role("alert")).to_contain_text("not there any more")


def test_on_a_phone_map_keys_and_slider_fit_and_the_rest_has_its_tab(visit: Visit, record: Path) -> None:
    page = visit(**PHONE)
    open_file(page, record)
    assert sideways(page) == 0
    page.get_by_role("button", name="One move on").tap()
    assert position(page)[0] == 2
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("region", name="Log").get_by_role("button").nth(3).tap()
    assert position(page)[0] > 2
    page.get_by_role("button", name="Eyes").tap()
    eyes_of(page, "Bob").tap()
    expect(eyes_of(page, "Bob")).to_have_attribute("aria-pressed", "true")
    assert sideways(page) == 0
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_replay_has_no_serious_fault(visit: Visit, record: Path, theme: str) -> None:
    page = visit("/replay", color_scheme=theme)
    expect(page.get_by_role("heading", name="Open a record")).to_be_visible()
    assert faults(page) == []
    choose_file(page, record)
    expect(slider(page)).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="To the election of year 8").click()
    assert faults(page) == []
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
