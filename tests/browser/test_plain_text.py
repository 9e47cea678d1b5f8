"""What others write is shown letter by letter, whatever a browser could make of it."""
from __future__ import annotations

from playwright.sync_api import expect

from browser.test_table_page import Visit, open_table

MARKUP = '<img src=x onerror="window.run = 1"><b>bold</b> &amp; {@html 1}'


def test_markup_in_talk_and_names_is_text(visit: Visit) -> None:
    page = visit()
    open_table(page, "<i>Ann</i>")
    page.get_by_label("Say something").fill(MARKUP)
    page.get_by_label("Say something").press("Enter")
    talk = page.get_by_role("list", name="Talk")
    expect(talk).to_contain_text(MARKUP)
    expect(talk).to_contain_text("<i>Ann</i>")
    assert talk.locator("img, b, i").count() == 0
    assert page.evaluate("window.run") is None
