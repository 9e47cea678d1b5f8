"""What a gang sees before it decides: the deed in plain letters, odds and warnings over the buttons, and what it would leave undone."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.gangs_hands import alone_at
from browser.gangs_moments import CITY, MOMENTS, changed
from browser.test_lesson_page import press
from browser.test_table_page import Visit
from fivepoints.core.game import Game
from gangs.streets import actions_of

CUT_ICONS = """gang => { const room = gang.getBoundingClientRect(), row = gang.querySelector('.own ul').getBoundingClientRect();
  return [...gang.querySelectorAll('.i, .nm')].filter((e) => e.checkVisibility()).filter((e) => {
    const { right, bottom, width } = e.getBoundingClientRect();
    return right > room.right + 1 || bottom > room.bottom + 1 || width < 9 || (e.closest('.own') && right > row.right + 1) || e.scrollWidth > e.clientWidth + 1;
  }).length; }"""
BROKEN_WORDS = """board => [...board.querySelectorAll('.cl .t, .dl small, .trk small, .cl small')].flatMap((e) => {
  const found = [], texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/[^\\s\u00AD-]+/g)) {
    const letters = [...word[0]].map((_, k) => {
      const letter = document.createRange();
      letter.setStart(texts.currentNode, word.index + k);
      letter.setEnd(texts.currentNode, word.index + k + 1);
      return [...letter.getClientRects()].at(-1);
    });
    const lines = new Set(letters.map((one) => Math.round(one.top))), cell = e.closest('li, .cl').getBoundingClientRect();
    if (lines.size > 1 || letters.at(-1).right > cell.right + 1) found.push(word[0]);
  }
  return found; })"""
NOT_UNDER_THE_FOOT = "e => e.getBoundingClientRect().bottom <= e.closest('.dock').querySelector('.foot').getBoundingClientRect().top"
LINES = "e => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).minHeight))"


def dock(page: Page) -> Locator:
    return page.locator("main .dock")


def choose(page: Page, *names: str) -> None:
    """Buttons of the dock, by how their names begin."""
    for name in names:
        dock(page).get_by_role("button", name=re.compile(f"^{name}"), disabled=False).first.click()


@pytest.mark.parametrize(
    ("moment", "choices", "told"),
    [
        ("acting", ["6a ", "Warehouse heist"], ".odds"),
        ("bribing", ["on 6b", "from 10b", "14a "], ".pays dd:last-child"),
        ("offering", ["Exchange", "Eastman Gang", "Brothel, 10b", "Gambling hall, 13b"], ".after"),
        ("moving", ["6a ", "4b "], ".meaning"),
    ],
)
def test_odds_and_warnings_stand_over_the_buttons(visit: Visit, moment: str, choices: list[str], told: str) -> None:
    page = visit()
    alone_at(page, MOMENTS[moment]())
    choose(page, *choices)
    shown = dock(page).locator(told)
    expect(shown).to_be_visible()
    assert shown.evaluate(NOT_UNDER_THE_FOOT)


def test_a_long_deed_is_not_squeezed_between_the_other_buttons(visit: Visit) -> None:
    for language in ("en-US", "fr-FR", "de-DE", "hu-HU"):
        page = visit(locale=language)
        alone_at(page, MOMENTS["moving"]())
        choose(page, "6a ", "4b ")
        deed = dock(page).locator(".foot .pri")
        assert deed.evaluate(LINES) == 1, (language, deed.inner_text())


def crowded() -> Game:
    """The gang with the longest name has all that fits in the city."""
    people = {"8a": "1m1w", "8b": "1m1w", "9a": "1m", "9b": "1m1w", "5a": "1m2w", "3a": "1m2w", "bed0": "1m"}
    tokens = {"8b": "C opium-den", "9a": "C rat-pit opium", "9b": "C saloon whisky", "5a": "C brothel opium", "3a": "C rat-pit whisky", "8a": "C gambling-hall"}
    cells = {"influence": {"C": 6}, "blades": {"C": 8}, "guns": {"C": 4}, "stock": {"C": [10, 10]}}
    tools = {"C": "fence cabman lookout"}
    return actions_of("C", **changed(cash={"C": 126}, people={"C": people}, tokens=CITY["tokens"] | tokens, cells=cells, equipment=tools))


def test_no_card_of_six_gangs_cuts_a_name_or_an_icon(visit: Visit) -> None:
    for language in ("en-US", "de-DE"):
        page = visit(locale=language)
        alone_at(page, crowded())
        for width, height in ((1440, 900), (1280, 720), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            gangs = page.locator(".gang").all()
            assert [gang.evaluate(CUT_ICONS) for gang in gangs] == [0] * 6, (language, width)


def test_no_word_of_a_gangs_board_is_broken_but_at_its_joint(visit: Visit) -> None:
    for language in ("en-US", "fr-FR", "de-DE", "hu-HU"):
        page = visit(locale=language)
        alone_at(page, MOMENTS["acting"]())
        page.keyboard.press("b")
        board = page.locator(".brd")
        expect(board).to_be_visible()
        assert board.evaluate(BROKEN_WORDS) == [], language


def test_done_says_what_it_gives_up(visit: Visit) -> None:
    page = visit()
    alone_at(page, MOMENTS["acting"]())
    expect(dock(page).get_by_text("“Done” gives up 5 actions.")).to_be_visible()


def test_who_has_bought_sees_at_once_that_places_can_be_changed(visit: Visit) -> None:
    page = visit()
    alone_at(page, actions_of("W", **changed(people={"W": CITY["people"]["W"] | {"arms": "1w"}})))
    choose(page, "the Armourer", "One Blade more", "Buy")
    expect(dock(page).get_by_role("heading", name="Change places in the order")).to_be_visible()
    expect(dock(page).get_by_text("You may still change places in the order.")).to_be_visible()
    choose(page, "Eastman Gang")
    expect(dock(page).get_by_role("button", name="Change places with Eastman Gang")).to_be_enabled()


def test_a_step_of_the_lesson_does_not_begin_with_something_taken_back(visit: Visit) -> None:
    page = visit("/learn/gangs")
    page.evaluate("localStorage.setItem('fivepoints-lesson-gangs', '7')")
    page.reload()
    expect(page.get_by_text(re.compile("8 of 17")).first).to_be_visible()
    for _ in range(3):
        press(page, "Show me")
    expect(page.get_by_text(re.compile("9 of 17")).first).to_be_visible()
    expect(page.get_by_text("Taken back.")).to_have_count(0)
