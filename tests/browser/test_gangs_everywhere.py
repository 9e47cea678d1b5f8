"""Whatever Gangs asks: in four languages, by day, by night and on a phone, with no word missing or left in English, nothing sticking out, no serious fault."""
from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.gangs_hands import alone_at
from browser.gangs_moments import MOMENTS
from browser.test_access import faults
from browser.test_every_language import IDS, STICKING_OUT
from browser.test_table_page import Visit, sideways
from fivepoints.games.gangs.source import DATA

ROOT = Path(__file__).parents[2]
LANGUAGES = ("fr", "de", "hu")
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
LOOKED_AT = ("moving", "acting", "meeting", "after the draw", "police", "declaring", "committing", "answering")
WORD = re.compile(r"[^\W\d_]{3,}")

# Everything that can be read or heard.
TEXTS = """() => [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()).flatMap((element) =>
  [element.ariaLabel, element.title, ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data)])
  .filter((text) => typeof text === 'string').map((text) => text.trim()).filter(Boolean)"""


def names(value: Any) -> set[str]:
    """The words of what has a name in the data file and keeps it in every language."""
    if isinstance(value, dict):
        return {word for part in value.values() for word in names(part)}
    if isinstance(value, list):
        return {word for part in value for word in names(part)}
    return set(WORD.findall(value)) if isinstance(value, str) else set()


@cache
def spoken(language: str) -> set[str]:
    """The words of a language's catalogues, and names."""
    own, of_the_game = ROOT / "web/src/lang", ROOT / "src/fivepoints/games/gangs/lang"
    catalogues = [*own.glob(f"*.{language}.ftl"), own / f"{language}.ftl", of_the_game / f"{language}.ftl"]
    said = " ".join(path.read_text("utf-8") for path in catalogues)
    said = re.sub(r"^#.*$|^\s*\*?\[[\w-]+\]|^[a-z][\w-]* =|^\s+\.\w+ =|\{ *\$[^{}]*->|\{[^{}]*\}", " ", said, flags=re.M)
    return set(WORD.findall(said)) | names({"gangs": DATA["gangs"], "wards": DATA["wards"]}) | on_the_map() | {"Ann", "fivepoints"}


@cache
def on_the_map() -> set[str]:
    """The words of its lettering: streets, rivers and towns."""
    drawn = (ROOT / "web/src/map/Lettering.svelte").read_text("utf-8")
    return names(json.loads((ROOT / "web/src/games/map.json").read_text("utf-8"))) | set(WORD.findall(" ".join(re.findall(r">([^<>{}]+)<", drawn))))


def left_in_english(here: list[str], english: set[str], language: str) -> set[str]:
    """What is said as in English, in words that the language does not have."""
    return {text for text in here if text in english and not set(WORD.findall(text)) <= spoken(language)}


def speak(page: Page, language: str) -> None:
    if page.locator("html").get_attribute("lang") == language:
        return
    page.locator("button.opener").click()
    page.locator("dialog select").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator(f"html[lang={language}]")).to_be_attached()


def wrong(page: Page, language: str) -> list[str]:
    """Messages without words, and what sticks out of its place or of the screen."""
    assert page.locator("html").get_attribute("lang") == language
    nameless = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", page.locator("body").inner_text())) & IDS
    wide = sideways(page)
    return [*nameless, *page.evaluate(STICKING_OUT), *([f"{wide} pixels sideways"] if wide else [])]


def test_whatever_is_asked_it_is_asked_in_four_languages_and_fits(visit: Visit) -> None:
    page, found = visit(), []
    for name, moment in MOMENTS.items():
        alone_at(page, moment())
        speak(page, "en")
        english = set(page.evaluate(TEXTS))
        found += [f"{name}: {fault}" for fault in wrong(page, "en")]
        for language in LANGUAGES:
            speak(page, language)
            left = left_in_english(page.evaluate(TEXTS), english, language)
            found += [f"{name} in {language}: {fault}" for fault in [*wrong(page, language), *left]]
        page.set_viewport_size(PHONE)
        for language in ("hu", "de"):
            speak(page, language)
            found += [f"{name} in {language} on a phone: {fault}" for fault in wrong(page, language)]
        page.set_viewport_size(DESKTOP)
    assert not found, "\n".join(found)


def test_a_word_left_in_english_is_found() -> None:
    assert left_in_english(["Done moving", "Mulberry Bend", "2b", "Fertig"], {"Done moving", "Mulberry Bend", "2b"}, "de") == {"Done moving"}


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE)], ids=["by day", "by night", "on a phone"])
def test_no_serious_fault_whatever_is_asked(visit: Visit, theme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=theme, viewport=size)
    for name in LOOKED_AT:
        alone_at(page, MOMENTS[name]())
        assert faults(page) == [], name
