"""The check of a game's fairness at its end, in the page alone: over plain http from elsewhere, where a browser offers no cryptography of its own."""
from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from browser.hands import CLOSE, Hands
from browser.test_table_page import TABLE, Visit, choose_name, the_map
from server.house import Process

NAME = "fivepoints.test"  # to a browser neither this machine nor safe


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"])
        yield found
        found.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Process]:
    process = Process(str(tmp_path / "fivepoints.db")).start()
    process.address = process.address.replace("127.0.0.1", NAME)
    yield process
    process.stop()


def a_table_for_two(visit: Visit) -> tuple[Page, Page]:
    """Ann and Bob with a bot that does not let them wait; the game has begun."""
    ann = visit("/new")
    ann.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    ann.get_by_label("Who sits in seat 3").select_option(label="Bot")
    ann.get_by_role("group", name="Bots move").get_by_role("radio", name="at once").check(force=True)
    ann.get_by_role("button", name="Open the table").click()
    choose_name(ann, "Ann")
    expect(ann).to_have_url(TABLE)
    bob = visit(TABLE.search(ann.url)[0])
    bob.get_by_role("button", name="Sit in seat 2").click()
    choose_name(bob, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        expect(the_map(page)).to_be_visible()
    return ann, bob


def play_to_a_closed_fist(ann: Page, bob: Page) -> None:
    hands = [Hands(ann, 3), Hands(bob, 4)]
    for _ in range(900):
        if hands[0].button(CLOSE).count():
            hands[0].bid()
            return
        for one in hands:
            one.play()
        ann.wait_for_timeout(50)
    raise AssertionError("Ann was never asked for a bid")


def in_the_menu(page: Page, who: str, button: str) -> None:
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("listitem").filter(has_text=who).get_by_role("button", name=button).click()
    menu.get_by_role("button", name="Close").click()


def leave_it_to_bots(ann: Page, bob: Page) -> None:
    """Both get up and ask for a bot in the other's seat: the game goes on to its end by itself."""
    in_the_menu(ann, "Ann", "Leave")
    in_the_menu(bob, "Bob", "Leave")
    in_the_menu(ann, "Bob", "Ask for a bot")
    in_the_menu(bob, "Ann", "Ask for a bot")


def checked(page: Page, at: str) -> tuple[Locator, dict[str, Any]]:
    """The end of the game, anew, with its check made; and the record the page was given."""
    page.goto(at)
    fairness = page.get_by_role("region", name="Was the game fair?")
    with page.expect_response("**/record") as answer:
        fairness.get_by_role("button", name="Check it").click()
    expect(fairness.get_by_text("were checked in this page")).to_be_visible()
    return fairness, answer.value.json()


def lines(fairness: Locator, outcome: str) -> Locator:
    return fairness.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{outcome}"))


def answer_with(page: Page, record: dict[str, Any]) -> None:
    """From now on the page is given this record instead of the server's."""
    page.unroute_all()
    page.route("**/record", lambda route: route.fulfill(json=record))


def first(record: dict[str, Any], key: str) -> dict[str, Any]:
    """The first entry that has this key."""
    found: dict[str, Any] = next(entry for entry in record["entries"] if key in entry)
    return found


def another_draw(record: dict[str, Any]) -> None:
    entry = first(record, "draw")
    entry["draw"] = next(outcome for outcome in entry["from"] if outcome != entry["draw"])


def test_a_game_is_checked_in_the_page_of_who_played_and_of_who_did_not(visit: Visit, house: Process) -> None:
    ann, bob = a_table_for_two(visit)
    play_to_a_closed_fist(ann, bob)
    leave_it_to_bots(ann, bob)
    at = ann.url
    for _ in range(60):
        ann.goto(at)  # anew, not to sit through every election
        ann.wait_for_timeout(1000)
        if ann.get_by_text("After sixteen years").is_visible():
            break
    assert ann.evaluate("window.isSecureContext || 'subtle' in crypto") is False

    fairness, record = checked(ann, at)
    expect(fairness.get_by_text("Every draw and sealed choice checks out.")).to_be_focused()
    fairness.get_by_text("What was checked").click()
    expect(lines(fairness, "Right")).to_have_count(10)
    expect(fairness.get_by_role("listitem")).to_have_count(10)
    for text in ("among the words", "saw before the game began", "was shown in the game", "this page got (a receipt|receipts) for", "as this page showed it"):
        expect(lines(fairness, "Right").filter(has_text=re.compile(text))).to_have_count(1)
    fairness.get_by_text("The secret and the hashes").click()
    expect(fairness.get_by_text("Word of Bob")).to_be_visible()

    eve, _ = checked(visit(), at)  # who comes when all is over has nothing to compare it with
    expect(eve.get_by_text("Nothing wrong was found, but not everything can be checked here.")).to_be_visible()
    expect(lines(eve, "Not checked")).to_have_text(re.compile("This page was not at the table"))
    expect(lines(eve, "Wrong")).to_have_count(0)

    other = "0" * 32
    lies: list[tuple[Callable[[dict[str, Any]], object], set[str]]] = [
        (another_draw, {"The draw in entry 1 of the record is not what the secret gives.", "Entry 1 of the record is not what this page showed."}),
        (lambda record: first(record, "seal").update(salt=other), {r"The choice in entry \d+ of the record does not fit its seal."}),
        (lambda record: record["words"].update(seats=[other] * 3), {"The secret behind all draws is not made of", "The word this page brought is not among"}),
        (lambda record: record.update(commitment=other * 2), {"The secret does not fit the hash", "The hash of the secret is not the one this page was shown"}),
    ]
    for change, told_of in lies:
        told = copy.deepcopy(record)
        change(told)
        answer_with(ann, told)
        fairness, _ = checked(ann, at)
        expect(fairness.get_by_text("Something is wrong with this game.")).to_be_visible()
        expect(lines(fairness, "Wrong")).to_have_count(len(told_of))
        for text in told_of:
            expect(lines(fairness, "Wrong").filter(has_text=re.compile(text))).to_be_visible()
