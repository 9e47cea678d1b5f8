"""The rules help of Tammany Hall says all that docs/rules/tammany-hall.md decides, and every word of it can be found."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from fivepoints.core.words import Catalogue, RulesHelp

PACKAGE = "fivepoints.games.tammany"
RULES = (Path(__file__).parents[2] / "docs" / "rules" / "tammany-hall.md").read_text(encoding="utf-8")
WORDS = Catalogue(PACKAGE)
HELP = RulesHelp(PACKAGE)
TOPICS = [topic for topic, _ in HELP.topics()]
NOTES = [label for label, _ in HELP.notes()]
DATA = json.loads((files(PACKAGE) / "lang" / "topics.json").read_text(encoding="utf-8"))

PROMISED = """
overview turn castle-garden campaign settle favors offices mayor deputy council police precinct locks slander spread
election bids ties bonus-wards leaders points mayor-election zones map setup end tie-breaks secrets supply pieces
table-talk editions options
""".split()

FIRST_FOUND = {
    "boss": "bosses",
    "ward boss": "bosses",
    "cube": "cubes",
    "immigrant": "cubes",
    "italian": "cubes",
    "garden": "castle-garden",
    "draw": "castle-garden",
    "bag": "castle-garden",
    "bid": "bids",
    "sealed": "bids",
    "votes": "bids",
    "vote": "election",
    "chief": "police",
    "Chief of Police": "police",
    "arrest": "police",
    "president": "council",
    "Council President": "council",
    "lock": "locks",
    "locked": "locks",
    "chairman": "precinct",
    "resettle": "precinct",
    "Deputy Mayor": "deputy",
    "Mayor": "mayor",
    "most wards": "mayor-election",
    "appoint": "offices",
    "tie": "ties",
    "tiebreak": "tie-breaks",
    "tie-break": "tie-breaks",
    "winner": "end",
    "win": "end",
    "token": "slander",
    "rumor": "slander",
    "favour": "favors",
    "VP": "points",
    "score": "points",
    "majority": "leaders",
    "leader": "leaders",
    "adjacent": "map",
    "neighbor": "map",
    "ward": "map",
    "Tammany Hall": "bonus-wards",
    "bonus": "bonus-wards",
    "first player": "years",
    "term": "years",
    "set-up": "setup",
    "hidden": "secrets",
    "trade": "table-talk",
    "run out": "supply",
    "2009": "editions",
    "variant": "options",
    "FAQ": "rulings",
    "notation": "moves",
}


def sections() -> dict[str, str]:
    """The numbered chapters of the rules, and their numbered paragraphs as `7.2`."""
    found = {}
    for chapter in re.split(r"^## ", RULES, flags=re.MULTILINE)[1:]:
        number = chapter.split(".", 1)[0]
        found[number] = chapter
        for paragraph in re.findall(r"^(\d+)\. ", chapter.split("\n", 1)[1], flags=re.MULTILINE):
            found[f"{number}.{paragraph}"] = chapter
    return found


def test_every_promised_topic_is_there() -> None:
    assert set(PROMISED) <= set(TOPICS)
    assert len(TOPICS) == len(set(TOPICS))


def test_every_ruling_and_edition_rule_is_there() -> None:
    in_the_rules = re.findall(r"^\| ([QE]\d+)\b", RULES, flags=re.MULTILINE)
    assert sorted(NOTES) == sorted(in_the_rules)
    assert set(NOTES) == {f"Q{n}" for n in range(1, 14)} | {f"E{n}" for n in range(1, 4)}


def test_every_message_of_the_help_is_reachable() -> None:
    said = {message for message in WORDS.ids if message.startswith(("rules-", "ruling-", "edition-"))}
    reached = {f"rules-{topic}" for topic in TOPICS} | {note["message"] for note in DATA["notes"]}
    assert said == reached


@pytest.mark.parametrize("name", TOPICS + NOTES)
def test_every_entry_can_be_read(name: str) -> None:
    entry = HELP.entry(name)
    assert entry.id == name
    assert HELP.find(name)[0] == name
    assert len(entry.text) > 20
    for text in (entry.title, entry.text, *(part for note in entry.notes for part in note)):
        assert text
        assert text == text.strip()
        assert not re.search(r"[{}\u2068\u2069]|  ", text)


@pytest.mark.parametrize("name", TOPICS + NOTES)
def test_lists_and_paragraphs_are_well_formed(name: str) -> None:
    for paragraph in HELP.entry(name).text.split("\n\n"):
        lines = paragraph.split("\n")
        assert all(line.startswith("- ") for line in lines[1:]), "only items of a list may follow the first line of a paragraph"
        if len(lines) > 1 and not lines[0].startswith("- "):
            assert lines[0].endswith((":", ".")), "a list needs a sentence before it"


@pytest.mark.parametrize("topic", TOPICS)
def test_notes_of_a_topic_exist_and_stand_in_order(topic: str) -> None:
    labels = [note.label for note in HELP.entry(topic).notes]
    assert labels == [label for label in NOTES if label in labels]


def test_every_note_belongs_to_a_topic_beside_the_lists_of_all() -> None:
    beside = {note.label for topic in TOPICS if topic not in ("rulings", "editions") for note in HELP.entry(topic).notes}
    assert beside == set(NOTES)
    assert [note.label for note in HELP.entry("rulings").notes] == [label for label in NOTES if label.startswith("Q")]
    assert [note.label for note in HELP.entry("editions").notes] == [label for label in NOTES if label.startswith("E")]


def test_every_section_of_the_rules_has_a_topic() -> None:
    used = {HELP.entry(topic).section for topic in TOPICS}
    assert used <= {"intro", *sections()}
    assert {str(n) for n in range(1, 12)} <= {section.split(".")[0] for section in used}


def test_rulings_and_edition_rules_name_their_section() -> None:
    for label in NOTES:
        assert re.search(rf"^\| {label}\b", sections()[HELP.entry(label).section], flags=re.MULTILINE)


@pytest.mark.parametrize(("word", "topic"), FIRST_FOUND.items())
def test_a_word_finds_what_it_must(word: str, topic: str) -> None:
    assert HELP.find(word)[0] == topic


def test_every_search_word_finds_its_topic() -> None:
    for topic in DATA["topics"]:
        words = topic["words"]["en"]
        assert len(words) == len(set(words))
        for word in words:
            assert topic["id"] in HELP.find(word)


@pytest.mark.parametrize(
    ("word", "topics"),
    [
        ("lock", {"locks", "council"}),
        ("mayor", {"mayor", "mayor-election"}),
        ("tie", {"ties", "tie-breaks"}),
        ("token", {"slander", "pieces", "locks"}),
        ("winner", {"end", "tie-breaks"}),
        ("immigrant", {"cubes", "settle", "leaders"}),
    ],
)
def test_a_word_of_several_topics_finds_them_all(word: str, topics: set[str]) -> None:
    assert set(HELP.find(word)) == topics


@pytest.mark.parametrize(
    ("word", "topic"),
    [("slandr", "slander"), ("castel garden", "castle-garden"), ("campain", "campaign"), ("presidant", "council")],
)
def test_a_misspelt_word_is_understood(word: str, topic: str) -> None:
    assert HELP.find(word)[0] == topic


def test_nonsense_finds_nothing() -> None:
    assert HELP.find("xyzzy") == []


@pytest.mark.parametrize("label", NOTES)
def test_a_label_finds_its_note(label: str) -> None:
    assert HELP.find(label) == HELP.find(label.lower()) == [label]


def test_rulings_that_follow_from_a_text_say_so() -> None:
    marked = set(re.findall(r"^\| (Q\d+) \+ \|", RULES, flags=re.MULTILINE))
    assert marked
    saying = {label for label in NOTES if "only makes explicit what the printed rules say" in HELP.entry(label).text}
    assert saying == marked


@pytest.mark.parametrize("label", [label for label in NOTES if label.startswith("E")])
def test_an_edition_rule_tells_both_editions(label: str) -> None:
    text = HELP.entry(label).text
    assert "- 2009: " in text
    assert "- 2020: " in text


def test_the_map_lists_the_adjacency_of_the_rules() -> None:
    table = RULES[RULES.index("Adjacent pairs (28):") : RULES.index("Not adjacent, though")]
    pairs = {frozenset(pair) for pair in re.findall(r"(\d+)-(\d+)", table)}
    listed = {
        (ward, other)
        for ward, others in re.findall(r"^- Ward (\d+): ([\d, ]+)$", HELP.entry("map").text, flags=re.MULTILINE)
        for other in others.split(", ")
    }
    assert len(pairs) == 28
    assert listed == {(a, b) for a, b in map(sorted, pairs)} | {(b, a) for a, b in map(sorted, pairs)}


def test_map_and_election_give_the_voting_order_of_the_rules() -> None:
    for zone, order in re.findall(r"^\| (I+) \| ([\d, ]+) \|", RULES, flags=re.MULTILINE):
        assert f"Zone {zone}: {order}\n" in HELP.entry("map").text
        assert f"zone {zone} ({order})" in HELP.entry("election").text


def test_zones_give_the_boxes_of_the_rules() -> None:
    for zone, irish, english, german in re.findall(r"^\| (I+) \| [\d, ]+ \| (\d), (\d), (\d), 0 \|", RULES, flags=re.MULTILINE):
        assert f"- Zone {zone}: {irish} Irish, {english} English, {german} German" in HELP.entry("zones").text
