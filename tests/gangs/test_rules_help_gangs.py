"""The rules help of Gangs tells all that docs/rules/gangs.md decides, what of it is the booklet's and what ours, and every number with its source."""
from __future__ import annotations

import io
import json
import re
from collections import Counter
from importlib.resources import files
from math import comb
from pathlib import Path

import pytest
from rich.console import Console

from fivepoints.cli.rules import print_entry, print_topics
from fivepoints.core.numbers import numbers
from fivepoints.core.words import Catalogue, RulesHelp
from fivepoints.games.gangs.board import FAVOR_NAMES, FEWEST_PLAYERS, OPEN, SEATS, SQUARE_NAMES, WARD_OF
from fivepoints.games.gangs.reading import _READERS
from fivepoints.games.tammany.board import ADJACENT, NUMBER

PACKAGE = "fivepoints.games.gangs"
RULES = (Path(__file__).parents[2] / "docs" / "rules" / "gangs.md").read_text(encoding="utf-8")
WORDS = Catalogue(PACKAGE)
HELP = RulesHelp(PACKAGE)
TOPICS = [topic for topic, _ in HELP.topics()]
NOTES = [label for label, _ in HELP.notes()]
LANG = json.loads((files(PACKAGE) / "lang" / "topics.json").read_text(encoding="utf-8"))
DATA = json.loads((files(PACKAGE) / LANG["numbers"]).read_text(encoding="utf-8"))
NUMBERS = numbers(DATA)

CHAPTERS = {"intro": RULES.split("\n## ")[0].partition("\nSix gangs")[2]}  # what comes before explains the marks
CHAPTERS |= {chapter.split(".", 1)[0]: chapter for chapter in RULES.split("\n## ")[1:]}
LAST_CHAPTER = 20  # those behind it are for who programs it

FIRST_FOUND = {
    "saloon": "dens",
    "Brothel": "dens",
    "burglary": "crime",
    "loot": "crime",
    "aggression": "crime",
    "Lookout": "equipment",
    "gun": "weapons",
    "HQ": "gangs",
    "Whyos": "gangs",
    "adjacent": "map",
    "corruption pawn": "influence",
    "parole": "favors",
    "keepgirl": "favors",
    "bribe": "bribes",
    "raid": "raids",
    "step": "moves",
    "swap": "order",
    "fight": "combat",
    "victims": "combat",
    "jail": "tracks",
    "dial": "drinking",
    "nowar": "deals",
    "lend": "loan",
    "rig": "ballot",
    "vote": "election",
    "winner": "end",
    "hidden": "secrets",
    "module": "options",
    "strategy": "advice",
    "prices": "numbers",
}


def marks(chapter: str, letter: str) -> int:
    """How often a chapter marks something as the booklet's (`b`) or as our reading (`r`)."""
    return sum(bool(re.match(rf"{letter}\b", part.strip())) for mark in re.findall(r"\[([br](?:: [^\]]*)?)\]", chapter) for part in mark.split(";"))


def lines(label: str) -> list[str]:
    return HELP.entry(label).text.split("\n")


def test_every_message_of_the_help_is_reachable():
    said = {message for message in WORDS.ids if not message.startswith("news-")}
    sources = {f"numbers-{source}" for source in {number.source for number in NUMBERS.values()}}
    assert said == {f"rules-{topic}" for topic in TOPICS} | {note["message"] for note in LANG["notes"]} | sources
    assert len(set(TOPICS)) == len(TOPICS)
    assert len(set(NOTES)) == len(NOTES)


@pytest.mark.parametrize("name", TOPICS + NOTES)
def test_every_entry_can_be_read(name):
    entry = HELP.entry(name)
    assert HELP.find(name)[0] == name
    assert len(entry.text) > 20
    for text in (entry.title, entry.text, *(part for note in entry.notes for part in note)):
        assert text
        assert text == text.strip()
        assert not re.search(r"[{}\u2068\u2069]|  ", text)
    for paragraph in entry.text.split("\n\n"):
        assert all(item.startswith("- ") for item in paragraph.split("\n")[1:])


def test_every_search_word_finds_its_topic():
    for topic in LANG["topics"]:
        words = topic["words"]["en"]
        assert len(words) == len(set(words))
        for word in words:
            assert topic["id"] in HELP.find(word), word


@pytest.mark.parametrize(("word", "topic"), FIRST_FOUND.items())
def test_a_word_finds_what_it_must(word, topic):
    assert HELP.find(word)[0] == topic


def test_every_chapter_of_the_rules_has_a_topic():
    assert {HELP.entry(topic).section for topic in TOPICS} == {"intro", *(str(n) for n in range(1, LAST_CHAPTER + 1))}


# What is the booklet's and what ours


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(("letter", "kind"), [("b", "B"), ("r", "R")])
def test_every_mark_of_the_rules_has_a_line_in_a_note(chapter, letter, kind):
    told = sum(len(lines(label)) for label in NOTES if label.startswith(kind) and HELP.entry(label).section == chapter)
    assert told == marks(CHAPTERS[chapter], letter)


def test_the_rules_have_so_many_marks():
    assert {letter: sum(marks(chapter, letter) for chapter in CHAPTERS.values()) for letter in "br"} == {"b": 86, "r": 41}


@pytest.mark.parametrize("label", NOTES)
def test_a_label_tells_source_and_chapter(label):
    note = next(note for note in LANG["notes"] if note["label"] == label)
    kind, number, letter = re.fullmatch(r"([BRO])(\d+)([a-z]?)", label).groups()
    assert note["message"] == f"{ {'B': 'booklet', 'R': 'reading', 'O': 'own'}[kind] }-{number}{letter}"
    assert note["section"] == ("intro" if number == "0" else number)
    assert HELP.entry(label).title.startswith({"B": "The booklet on", "R": "Our reading", "O": "Reconstructed"}[kind])
    assert all(line.startswith("- ") for line in lines(label))
    assert HELP.find(label.lower()) == [label]


def test_every_note_stands_beside_a_topic():
    beside = [note.label for topic in TOPICS for note in HELP.entry(topic).notes]
    assert set(beside) == set(NOTES)
    assert max(Counter(label for label in beside if label[0] != "O").values()) == 1
    for topic in TOPICS:
        labels = [note.label for note in HELP.entry(topic).notes]
        assert labels == [label for label in NOTES if label in labels]


# Numbers


def test_a_sentence_takes_its_numbers_from_the_data_file():
    for message in WORDS.ids:
        if message.startswith("rules-"):
            assert {argument.replace("-", ".") for argument in WORDS.arguments(message)} <= set(NUMBERS)


def test_all_numbers_are_told_with_their_sources():
    told = [number for source in HELP.entry("numbers").numbers for number in source.numbers]
    assert sorted(told) == sorted(number for number in NUMBERS.values() if isinstance(number.value, int))
    assert [source.title for source in HELP.entry("numbers").numbers] == [WORDS.title(f"numbers-{source}") for source in ("booklet", "reading", "own")]


def test_every_number_is_found_by_its_name():
    for number in NUMBERS.values():
        if isinstance(number.value, int):
            assert "numbers" in HELP.find(number.name)
    assert HELP.find("recruit_cost") == ["recruit", "numbers"]


def test_every_source_of_the_data_file_names_something_in_it():
    for names in DATA["sources"].values():
        for name in names:
            part = DATA
            for key in name.split("."):
                part = part[key]


def test_a_topic_tells_of_each_number_whose_it_is():
    told = {number.name: (number.value, source.title) for source in HELP.entry("combat").numbers for number in source.numbers}
    assert told["combat.skull_cash"] == (5, "Numbers the booklet gives")
    assert told["combat.blood_cash"] == (1, "Numbers by our reading of the booklet")
    assert told["beds_entry.wound"] == (1, "Numbers we reconstructed")


# What the sentences say by themselves


@pytest.mark.parametrize("kind", DATA["activities"])
def test_dens_are_told_as_in_the_data_file(kind):
    row = DATA["activities"][kind]
    line = next(line for line in lines("dens") if line.startswith(f"- {row['name']}, {row['kind']}: {row['members']} members"))
    assert f", drink {row['bottles']}, tokens {row['tokens_for_6']}" in line
    assert (f"pays ${row['income']}" if row["kind"] == "den" else f"makes {row['output']} {row['makes']}s") in line
    assert ("uses a" in line) == bool(row.get("uses"))
    if row.get("uses"):
        assert f"uses a {row['uses']}" in line
    assert ("women" in line) == bool(row["women"])


@pytest.mark.parametrize("crime", DATA["aggressions"])
def test_crimes_are_told_with_their_chances(crime):
    row = DATA["aggressions"][crime]
    n, pot = row["members"], DATA["aggression_pot"]
    white = pot["white_for_each_member"] * n
    cubes = pot["black"] + pot["red_for_each_member_after_the_first"] * (n - 1) + white
    line = next(line for line in lines("crime") if line.startswith(f"- {row['name']}: {n} member"))
    assert f", ${row['loot']}, " in line
    clean, of = map(int, re.search(r"nobody caught (\d+) in (\d+)$", line).groups())
    assert clean * comb(cubes, n) == of * comb(white, n)
    assert 3 * pot["black"] * n == cubes


def test_equipment_and_favors_are_all_told():
    assert [line.split(":")[0] for line in lines("equipment") if line.startswith("- ")] == [f"- {thing['name']}" for thing in DATA["equipment"].values()]
    assert [line.split(":")[0] for line in lines("favors") if line.startswith("- ")] == [f"- {favor}" for favor in FAVOR_NAMES]


def test_the_map_is_that_of_the_board():
    text = HELP.entry("map").text
    named = re.findall(r"(\d+[ab]) ([^,\n]+)", text)
    assert named == [(square, ward["squares"][square]) for ward in DATA["wards"].values() for square in ward["squares"]]
    assert [square for square, _ in named] == SQUARE_NAMES
    listed = {(int(ward), int(other)) for ward, others in re.findall(r"^- Ward (\d+): ([\d, ]+)$", text, flags=re.MULTILINE) for other in others.split(", ")}
    assert listed == {(NUMBER[v], NUMBER[w]) for v in range(len(NUMBER)) for w in range(len(NUMBER)) if ADJACENT[v][w]}


def test_closed_wards_are_those_of_the_board():
    told = {int(n): [int(ward) for ward in wards.split(", ")] for n, wards in re.findall(r"- (\d) gangs: wards ([\d, ]+)", HELP.entry("fewer").text)}
    for n in range(FEWEST_PLAYERS, SEATS):
        assert told[n] == sorted({ward for ward, is_open in zip(WARD_OF, OPEN[n - FEWEST_PLAYERS], strict=True) if not is_open})


def test_levels_of_the_dial_that_do_the_same_are_told_together():
    text = HELP.entry("drinking").text
    levels = [[int(level) for level in re.findall(r"\d+", item)] for item in re.findall(r"^- ([\d a-z]+):", text, flags=re.MULTILINE)]
    effects = DATA["alcohol"]["effects"]
    assert [level for first, *rest in levels for level in range(first, (rest or [first])[0] + 1)] == list(range(len(effects)))
    for first, *rest in levels:
        assert all(effects[level] == effects[first] for level in range(first, (rest or [first])[0] + 1))


def test_every_move_is_told_in_the_notation():
    told = set(re.findall(r"[a-z]+", HELP.entry("notation").text))
    assert set(_READERS) - {"send", "exchange"} <= told


def test_the_terminal_prints_all_of_it():
    out = io.StringIO()
    console = Console(file=out, width=80)
    print_topics(console, "Gangs", HELP)
    for name in TOPICS + NOTES:
        print_entry(console, HELP.entry(name))
    text = out.getvalue()
    assert "a note by its label (B0 to O20)" in text
    assert "police.bribe_cash=3" in text
