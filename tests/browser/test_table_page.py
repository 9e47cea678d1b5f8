"""From the first page to a table, alone and with others; through reloads and a server that comes back."""
from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.patience import PATIENCE
from server.house import Process

Visit = Callable[..., Page]
PLAY_NOW = "Play now against bots"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLE = re.compile(r"/table/[0-9a-z]+$")

expect.set_options(timeout=PATIENCE)


def the_map(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("Map of lower Manhattan"))


def choose_name(page: Page, name: str) -> None:
    dialog = page.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button").first.click()


def play_now(page: Page, name: str = "Ann") -> None:
    page.get_by_role("button", name=PLAY_NOW).click()
    choose_name(page, name)
    expect(page).to_have_url(TABLE)
    expect(the_map(page)).to_be_visible()


def open_table(page: Page, name: str = "Ann") -> str:
    """A table for three: Ann, a friend, a bot. Its link."""
    page.get_by_role("link", name="New table").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    page.get_by_label("Who sits in seat 3").select_option(label="Bot")
    page.get_by_role("button", name="Open the table").click()
    choose_name(page, name)
    expect(page.get_by_role("heading", name="Tammany Hall: before the start")).to_be_visible()
    return page.get_by_label("Send this link to your friends").input_value()


def sideways(page: Page) -> int:
    """How many pixels stick out of the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_the_first_page_opens_with_one_dark_button(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="fivepoints")).to_be_visible()
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_enabled()
    for title in ("My tables", "Open tables", "The games"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_one_click_and_a_name_lead_to_a_table(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=PLAY_NOW).click()
    expect(page.get_by_role("dialog").get_by_label("Your name")).not_to_be_empty()
    page.keyboard.press("Enter")  # the name that is there already will do
    expect(page).to_have_url(TABLE)
    expect(the_map(page)).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    page.get_by_role("button", name=PLAY_NOW).click()  # the second time nothing is asked
    expect(the_map(page)).to_be_visible()


def test_a_friend_comes_by_the_link_and_the_game_begins_for_both(visit: Visit) -> None:
    ann = visit()
    link = open_table(ann)
    expect(ann.get_by_role("button", name="Start the game")).to_be_disabled()
    bob = visit(TABLE.search(link)[0])
    bob.get_by_role("radio", name="violet flat cap").check(force=True)
    bob.get_by_role("button", name="Sit in seat 2").click()
    choose_name(bob, "Bob")
    expect(ann.get_by_text("Bob", exact=True)).to_be_visible()
    expect(bob.get_by_role("status").filter(has_text="whoever opened the table starts it")).to_be_visible()
    ann.get_by_label("Say something").fill("welcome")
    ann.get_by_role("button", name="Say").click()
    expect(bob.get_by_text("welcome")).to_be_visible()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(the_map(page)).to_be_visible()


def test_seats_can_be_left_freed_and_given_to_bots(visit: Visit) -> None:
    ann = visit()
    link = open_table(ann)
    bob = visit(TABLE.search(link)[0])
    bob.get_by_role("button", name="Sit in seat 2").click()
    choose_name(bob, "Bob")
    bob.get_by_role("button", name="Leave").click()
    expect(bob.get_by_role("button", name="Sit in seat 2")).to_be_visible()
    bob.get_by_role("button", name="Sit in seat 2").click()
    ann.get_by_role("listitem").filter(has_text="Bob").get_by_role("button", name="Free the seat").click()
    expect(bob.get_by_role("button", name="Sit in seat 2")).to_be_visible()
    ann.get_by_role("listitem").filter(has_text="Seat 2").get_by_role("button", name="Give it to a bot").click()
    ann.get_by_role("button", name="Start the game").click()
    expect(the_map(ann)).to_be_visible()
    expect(the_map(bob)).to_be_visible()  # to watch


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page)
    address = page.url
    page.reload()
    expect(page).to_have_url(address)
    expect(the_map(page)).to_be_visible()


def test_a_server_that_stops_and_comes_back_is_told_of_and_nothing_is_lost(visit: Visit, house: Process) -> None:
    page = visit()
    play_now(page)
    house.stop()
    banner = page.get_by_role("alert").filter(has_text="Connection lost. Your last move is safe.")
    expect(banner).to_be_visible()
    house.start()
    expect(banner).to_be_hidden()
    expect(the_map(page)).to_be_visible()


def test_a_link_to_nothing_is_told_in_words(visit: Visit) -> None:
    expect(visit("/table/none0").get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(visit("/nowhere").get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_several_at_one_screen_pass_the_device_behind_a_curtain(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    for seat in (2, 3):
        page.get_by_label(f"Who sits in seat {seat}").select_option(label="Me")
    for seat, name in ((2, "Bea"), (3, "Cyril")):
        page.get_by_label(f"Who plays seat {seat}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    choose_name(page, "Ann")
    curtain = page.get_by_role("heading", name=re.compile("Pass the device to (Ann|Bea|Cyril)"))
    expect(curtain).to_be_visible()
    expect(the_map(page)).to_have_count(0)
    page.get_by_role("button", name="I have it").click()
    expect(the_map(page)).to_be_visible()


def test_daylight_and_gaslight_are_remembered(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.get_by_role("button", name="Switch to gaslight").click()
    page.reload()
    expect(page.get_by_role("button", name="Switch to daylight")).to_be_visible()


def test_an_identity_moves_to_another_device_and_can_be_deleted(visit: Visit) -> None:
    first = visit("/me")
    first.get_by_role("textbox", name="Your name").fill("Ann")
    first.get_by_role("button", name="Save").first.click()
    first.get_by_role("button", name="Make a link").click()
    link = first.get_by_label(re.compile("Open this on the other device")).input_value()
    second = visit(link[link.index("/adopt") :])
    second.get_by_role("button", name="Become that person").click()
    second.get_by_role("link", name="Ann").click()
    second.get_by_role("button", name="Delete my data").click()
    second.get_by_role("button", name="Delete it for good").click()
    expect(second.get_by_role("link", name="You", exact=True)).to_be_visible()


def test_no_screen_is_wider_than_a_phone(visit: Visit, house: Process) -> None:
    page = visit(**PHONE)
    for path in ("/", "/new", "/lobby", "/finished", "/me", "/adopt", "/nowhere"):
        page.goto(house.address + path)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert sideways(page) == 0, path


def test_on_a_phone_one_tap_leads_to_a_table_that_fits(visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page)
    assert sideways(page) == 0


def test_a_waiting_room_fits_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page)
    assert sideways(page) == 0
