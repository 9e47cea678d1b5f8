"""The catalogue and the rules help of any game, on a small game made here."""

import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fivepoints.core.words import Catalogue, Entry, MissingMessage, Note, RulesHelp

CATALOGUE = """
plain = Nothing to fill in.
only-title =
    .title = A title alone
greeting = Hello, { $name }!
    .title = For { $name }
counted = { $count ->
        [one] one cube
       *[other] { $count } cubes
    }
broken-reference = See { nowhere }.

rules-tide =
    First paragraph.

    - an item
    - another
    {"[1]"} in brackets
    .title = The tide
rules-boat = It floats.
    .title = A boat
rules-boat-race = It is fast.
    .title = Racing
ruling-q1 = Yes.
    .title = Does it float?
edition-e1 = No.
    .title = Is it old?
"""

TOPICS: dict[str, Any] = {
    "topics": [
        {"id": "tide", "section": "1", "words": {"en": ["water", "flood"]}, "notes": []},
        {"id": "boat-race", "section": "2.1", "words": {"en": ["speed", "boat"]}, "notes": ["Q1"]},
        {"id": "boat", "section": "2", "words": {"en": ["ship", "vessel", "water"]}, "notes": ["Q1", "E1"]},
    ],
    "notes": [
        {"label": "Q1", "message": "ruling-q1", "section": "3"},
        {"label": "E1", "message": "edition-e1", "section": "4"},
    ],
}

_numbers = itertools.count()


class Maker:
    """Makes packages that hold nothing but words."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, catalogue: str = CATALOGUE, topics: dict[str, Any] = TOPICS, language: str = "en") -> str:
        name = f"game_of_words_{next(_numbers)}"
        lang = self.folder / name / "lang"
        lang.mkdir(parents=True)
        (self.folder / name / "__init__.py").touch()
        (lang / f"{language}.ftl").write_text(catalogue, encoding="utf-8")
        (lang / "topics.json").write_text(json.dumps(topics), encoding="utf-8")
        return name


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    monkeypatch.syspath_prepend(str(tmp_path))
    return Maker(tmp_path)


def test_text_and_title(make: Maker) -> None:
    words = Catalogue(make())
    assert words.text("plain") == "Nothing to fill in."
    assert words.title("rules-boat") == "A boat"
    assert words.title("only-title") == "A title alone"


def test_arguments_are_filled_in_without_isolation_marks(make: Maker) -> None:
    words = Catalogue(make())
    assert words.text("greeting", name="Ann") == "Hello, Ann!"
    assert words.title("greeting", name="Ann") == "For Ann"
    assert words.text("counted", count=1) == "one cube"
    assert words.text("counted", count=3) == "3 cubes"


def test_paragraphs_and_lists_keep_their_lines(make: Maker) -> None:
    assert Catalogue(make()).text("rules-tide") == "First paragraph.\n\n- an item\n- another\n[1] in brackets"


@pytest.mark.parametrize("message", ["no-such-message", "only-title", "greeting", "counted", "broken-reference"])
def test_what_cannot_be_said_in_full_raises(make: Maker, message: str) -> None:
    with pytest.raises(MissingMessage, match=message):
        Catalogue(make()).text(message)


@pytest.mark.parametrize("message", ["no-such-message", "plain", "greeting"])
def test_a_title_that_cannot_be_said_raises(make: Maker, message: str) -> None:
    with pytest.raises(MissingMessage, match=rf"{message}\.title"):
        Catalogue(make()).title(message)


def test_missing_message_is_a_key_error_that_reads_as_a_sentence() -> None:
    assert isinstance(MissingMessage("no message x in en"), KeyError)
    assert str(MissingMessage("no message x in en")) == "no message x in en"


def test_ids_in_the_order_of_the_file(make: Maker) -> None:
    assert Catalogue(make()).ids[:4] == ["plain", "only-title", "greeting", "counted"]


def test_a_catalogue_that_cannot_be_read_raises(make: Maker) -> None:
    with pytest.raises(ValueError, match="can't read"):
        Catalogue(make("good = yes\nbad = { $x\n"))


def test_a_message_given_twice_raises(make: Maker) -> None:
    with pytest.raises(ValueError, match="same stands there twice"):
        Catalogue(make("same = a\nother = b\nsame = c\n"))


def test_another_language(make: Maker) -> None:
    package = make("plain = Rien.\n", language="fr")
    assert Catalogue(package, "fr").text("plain") == "Rien."
    with pytest.raises(FileNotFoundError):
        Catalogue(package)


def test_topics_in_the_order_of_the_file(make: Maker) -> None:
    rules = RulesHelp(make())
    assert rules.topics() == [("tide", "The tide"), ("boat-race", "Racing"), ("boat", "A boat")]
    assert rules.notes() == [("Q1", "Does it float?"), ("E1", "Is it old?")]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("tide", ["tide"]),
        ("boat", ["boat", "boat-race"]),
        ("  Boat_RACE ", ["boat-race"]),
        ("a boat", ["boat"]),
        ("speed", ["boat-race"]),
        ("water", ["tide", "boat"]),
        ("wat", ["tide", "boat"]),
        ("ves", ["boat"]),
        ("vesel", ["boat"]),
        ("Q1", ["Q1"]),
        ("q1", ["Q1"]),
        ("e1", ["E1"]),
        ("ruling q1", ["Q1"]),
        ("zzzzz", []),
        ("", []),
        (" - ", []),
    ],
)
def test_find(make: Maker, word: str, found: list[str]) -> None:
    assert RulesHelp(make()).find(word) == found


def test_entry_of_a_topic(make: Maker) -> None:
    notes = [Note("Q1", "Does it float?", "Yes."), Note("E1", "Is it old?", "No.")]
    assert RulesHelp(make()).entry("boat") == Entry("boat", "A boat", "It floats.", "2", notes)


def test_entry_of_a_note(make: Maker) -> None:
    assert RulesHelp(make()).entry("Q1") == Entry("Q1", "Does it float?", "Yes.", "3", [])


def test_an_unknown_topic_raises(make: Maker) -> None:
    with pytest.raises(MissingMessage, match="no topic whale"):
        RulesHelp(make()).entry("whale")


def test_an_unknown_note_raises(make: Maker) -> None:
    topics = {**TOPICS, "notes": TOPICS["notes"][:1]}
    with pytest.raises(MissingMessage, match="no note E1"):
        RulesHelp(make(topics=topics)).entry("boat")


def test_a_language_without_search_words_raises(make: Maker) -> None:
    with pytest.raises(MissingMessage, match="no words for topic tide in fr"):
        RulesHelp(make(language="fr"), "fr")


def test_fluent_is_loaded_only_when_words_are_needed() -> None:
    code = "import sys; sys.path[:] = sys.argv[1:]; import fivepoints.core.words; sys.exit('fluent.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code, *sys.path], check=True)
