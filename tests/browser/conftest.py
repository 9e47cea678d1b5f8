"""The page in real Chromium, on a server of its own. Tests move by what a person sees or hears: roles and names."""
from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, sync_playwright

from browser.patience import PATIENCE
from fivepoints.server.pages import BUILT
from server.house import Process

BY_THE_BROWSER = ("ERR_CONNECTION_REFUSED", "WebSocket connection to", "the server responded with a status of 4")  # it says so itself, whatever a page does
SHOWN = 1500  # letters of a page, for who reads why a test failed


@contextmanager
def chromium(*settings: str) -> Iterator[Browser]:
    assert (BUILT / "index.html").is_file(), "the page is not built: run `make setup`"
    program = shutil.which("chromium")
    assert program, "there is no chromium: run `make test`, or install it"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *settings])
        yield found
        found.close()


@pytest.fixture(scope="module")  # its loop must not run any more when other tests start theirs
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(str(tmp_path_factory.mktemp("house") / "fivepoints.db")).start()
    yield process
    if process.running:
        process.stop()


@pytest.fixture
def house(one_house: Process) -> Process:
    """The server that all tests of one worker share: each meets it as somebody new, at tables of its own. One that stopped it and failed spoils no other."""
    return one_house if one_house.running else one_house.start()


@pytest.fixture
def visit(browser: Browser, house: Process) -> Iterator[Callable[..., Page]]:
    """Open an address as somebody new. In the end no page may have had a word of complaint, nor asked another host for anything."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in BY_THE_BROWSER):
            complaints.append(message.text)

    def asked(url: str) -> None:
        if not url.startswith((house.address, house.address.replace("http", "ws"), "data:", "blob:")):
            complaints.append(f"asked for {url}")

    def visit(path: str = "/", **context: object) -> Page:
        contexts.append(browser.new_context(**({"viewport": {"width": 1440, "height": 900}, "locale": "en-US"} | context)))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: asked(request.url))
        page.goto(house.address + path)
        return page

    visit.contexts = contexts
    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the pages showed when a test failed."""
    report = yield
    if report.when == "call" and report.failed:
        contexts = getattr(getattr(item, "funcargs", {}).get("visit"), "contexts", [])
        report.sections += [("a page as it was", shown(page)) for context in contexts for page in context.pages]
    return report


def shown(page: Page) -> str:
    try:
        return f"{page.url}\n{page.evaluate('document.body.innerText')[:SHOWN]}"
    except Error as error:
        return f"{page.url}: {error.message}"
