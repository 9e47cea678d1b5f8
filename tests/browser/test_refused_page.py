"""What the server does not do is said in the reader's own language."""
from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.test_table_page import TABLE, Visit, choose_name, open_table

SAID = {
    "en-US": "be done: no seat is free.",
    "fr-FR": "est impossible : aucune place n",
    "de-DE": "Das geht nicht: kein Platz ist frei.",
    "hu-HU": "Ez nem megy: nincs szabad hely.",
}


def deaf(page: Page) -> None:
    """From here on the page hears only what comes first: the table as it is when it is opened."""

    def first_word(route: WebSocketRoute) -> None:
        heard: list[str | bytes] = []

        def pass_on(message: str | bytes) -> None:
            heard.append(message)
            if len(heard) == 1:
                route.send(message)

        route.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), first_word)


def test_who_comes_too_late_for_a_seat_is_told_so_in_their_language(visit: Visit) -> None:
    path = TABLE.search(open_table(visit()))[0]
    late = {}
    for language in SAID:
        page = late[language] = visit(locale=language)
        deaf(page)
        page.goto(page.url.rstrip("/") + path)
        expect(page.get_by_role("list").get_by_role("button", name=re.compile("2"))).to_be_visible()
    quick = visit(path)
    quick.get_by_role("button", name="Sit in seat 2").click()
    choose_name(quick, "Bob")
    expect(quick.get_by_role("button", name="Leave")).to_be_visible()
    for language, page in late.items():
        page.get_by_role("list").get_by_role("button", name=re.compile("2")).click()
        page.get_by_role("dialog").get_by_role("button").first.click()  # the name that is there already will do
        expect(page.get_by_role("alert").filter(has_text=SAID[language])).to_be_visible()
