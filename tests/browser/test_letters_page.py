"""Letters are asked for, confirmed, changed and stopped in the page."""
from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.test_access import faults
from browser.test_table_page import Visit
from server.house import Process
from server.post_office import Station, mail_server

PATIENCE = 20.0  # seconds until a letter is there


@pytest.fixture
def post() -> Iterator[Station]:
    """A mail server that runs beside the browser."""
    found: list[Station] = []
    ready, loop, over = threading.Event(), asyncio.new_event_loop(), asyncio.Event()

    async def serve() -> None:
        async with mail_server() as station:
            found.append(station)
            ready.set()
            await over.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    ready.wait(60)
    yield found[0]
    loop.call_soon_threadsafe(over.set)
    thread.join()
    loop.close()


@pytest.fixture
def house(tmp_path: Path, post: Station) -> Iterator[Process]:
    letters = ("--smtp", f"smtp://127.0.0.1:{post.port}", "--mail-from", "table@example.org", "--public", "https://table.example.org")
    process = Process(str(tmp_path / "fivepoints.db"), 0, *letters, "--allow-hooks", "127.0.0.0/8")
    yield process.start()
    process.stop()


def letter(post: Station, number: int) -> str:
    ends = time.monotonic() + PATIENCE
    while len(post.got) < number:
        assert time.monotonic() < ends, "no letter came"
        time.sleep(0.05)
    return str(post.got[number - 1]["text"])


def somebody(visit: Visit) -> Page:
    page = visit("/me")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("heading", name="Letters when it is your move")).to_be_visible()
    return page


def test_an_address_is_given_confirmed_changed_and_forgotten(visit: Visit, post: Station) -> None:
    page = somebody(visit)
    mail = page.get_by_role("group", name="E-mail")
    mail.get_by_label("Your e-mail address").fill("ann@example.org")
    mail.get_by_role("button", name="Save").click()
    word = re.search(r"enter this word there: (\S+)", letter(post, 1))
    assert word
    entered = mail.get_by_label("The word we sent to this address")
    entered.fill("a guess")
    mail.get_by_role("button", name="It is mine").click()
    expect(mail.get_by_role("alert")).to_contain_text("not the word")
    entered.fill(word[1])
    mail.get_by_role("button", name="It is mine").click()
    active = mail.get_by_role("checkbox", name="Send me letters")
    expect(active).to_be_checked()
    assert faults(page) == []
    held: list[Route] = []
    page.route("**/api/**", lambda route: held.append(route) if not held else route.continue_())
    with page.expect_response(lambda answer: '"active":false' in (answer.request.post_data or "")):
        mail.get_by_label("At most one").select_option(label="a day")
        active.uncheck()  # before the first change is there: neither may undo the other
        held[0].continue_()
    page.unroute_all()
    page.reload()
    expect(active).not_to_be_checked()
    expect(mail.get_by_label("At most one")).to_have_value("1440")
    mail.get_by_role("button", name="Forget this address").click()
    expect(mail.get_by_label("Your e-mail address")).to_be_empty()


def test_a_hook_is_checked_before_it_is_kept(visit: Visit) -> None:
    page = somebody(visit)
    hook = page.get_by_role("group", name="A hook of a chat tool")
    address = hook.get_by_label("Address of the hook")
    address.fill("http://192.168.0.1/hook")
    hook.get_by_role("button", name="Save").click()
    expect(hook.get_by_role("alert")).to_be_visible()
    expect(address).to_have_value("http://192.168.0.1/hook")  # nothing is lost
    address.fill("http://127.0.0.1:8009/hook")
    hook.get_by_role("button", name="Save").click()
    expect(hook.get_by_text("http://127.0.0.1:8009/hook")).to_be_visible()
    expect(hook.get_by_role("checkbox", name="Send me letters")).to_be_checked()
