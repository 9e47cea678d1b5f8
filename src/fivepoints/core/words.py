"""A game's words: its Fluent catalogue, and the rules help made of it.

A game package holds `lang/<language>.ftl` and `lang/topics.json`. The catalogue has the sentences: `rules-<topic>` for each
topic of the help, and one message for each ruling or edition note, all with a `.title`. The topics file has what no sentence
says: the order of the topics, the section of the rules each belongs to, the words that find it (the most telling first), and
the notes that apply to it. It may name the game's data file under `numbers`: then a sentence takes a number from it, `police.bribe_cash` as
`$police-bribe_cash`, and the help lists beside a topic the numbers its sentences take, by source, each under the title of `numbers-<source>`. A topic can
name further ones: a name stands for all below it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from fivepoints.core.numbers import OWN, Number, numbers

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Message

    from fivepoints.core.contract import Fact


class MissingMessage(KeyError):
    """A catalogue lacks a message, a message's title or words, or the caller an argument of it."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """The messages of a game in one language. Nothing falls back silently: what can't be said in full raises."""

    def __init__(self, package: str, language: str = "en") -> None:
        source = _read(package, f"{language}.ftl")

        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk, Message

        resource = FluentResource(source)
        self.language = language
        self._messages: dict[str, Message] = {}
        for part in resource.body:
            if isinstance(part, Junk):
                raise ValueError(f"{package}, {language}.ftl: can't read {part.content!r}")
            if isinstance(part, Message):
                if part.id.name in self._messages:
                    raise ValueError(f"{package}, {language}.ftl: {part.id.name} stands there twice")
                self._messages[part.id.name] = part
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    @property
    def ids(self) -> list[str]:
        return list(self._messages)

    def arguments(self, message: str) -> list[str]:
        """The names of the arguments a message takes, in the order of its words."""
        from fluent.syntax.ast import VariableReference
        from fluent.syntax.visitor import Visitor

        names: list[str] = []

        class Finder(Visitor):
            def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by the parser
                names.append(node.id.name)

        if message in self._messages:
            Finder().visit(self._messages[message])
        return _once(names)

    def text(self, message: str, /, **args: object) -> str:
        """The message's value, with its arguments filled in."""
        return self._format(message, None, args)

    def title(self, message: str, /, **args: object) -> str:
        """The message's attribute `.title`."""
        return self._format(message, "title", args)

    def _format(self, message: str, attribute: str | None, args: dict[str, object]) -> str:
        name = f"{message}.{attribute}" if attribute else message
        pattern: Pattern | None = None
        if self._bundle.has_message(message):
            found = self._bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingMessage(f"no message {name} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(text, str):
            raise MissingMessage(f"{name} in {self.language}: {', '.join(map(str, errors)) or 'no text'}")
        return text


class Note(NamedTuple):
    """A ruling or an edition rule, as told beside a topic."""

    label: str
    title: str
    text: str


class Sourced(NamedTuple):
    """The numbers beside a topic that come from one source."""

    title: str
    numbers: list[Number]


@dataclass(frozen=True)
class Entry:
    """What the help says of one topic, or of one note."""

    id: str
    title: str
    text: str
    section: str
    notes: list[Note]
    numbers: list[Sourced] = field(default_factory=list)


@dataclass(frozen=True)
class _Source:
    """Where an entry comes from: a line of the topics file."""

    message: str
    section: str
    words: list[str]
    notes: list[str]
    numbers: list[str] = field(default_factory=list)


class RulesHelp:
    """The rules of a game, looked up by word."""

    def __init__(self, package: str, language: str = "en") -> None:
        self._catalogue = Catalogue(package, language)
        data = json.loads(_read(package, "topics.json"))
        self._topics: dict[str, _Source] = {}
        for topic in data["topics"]:
            if language not in topic["words"]:
                raise MissingMessage(f"no words for topic {topic['id']} in {language}")
            source = _Source(f"rules-{topic['id']}", topic["section"], topic["words"][language], topic["notes"], topic.get("numbers", []))
            self._topics[topic["id"]] = source
        self._notes = {note["label"]: _Source(note["message"], note["section"], [], []) for note in data["notes"]}
        numbered = json.loads((files(package) / data["numbers"]).read_text(encoding="utf-8")) if "numbers" in data else {}
        self._numbers = numbers(numbered)
        self._origins = [*numbered.get("sources", {}), OWN]

    def topics(self) -> list[tuple[str, str]]:
        """Every topic's id and title, in reading order."""
        return [(topic, self._catalogue.title(source.message)) for topic, source in self._topics.items()]

    def notes(self) -> list[tuple[str, str]]:
        """Every note's label and title, in order."""
        return [(label, self._catalogue.title(source.message)) for label, source in self._notes.items()]

    def find(self, word: str) -> list[str]:
        """The topics a word means, best first; a note's label means the note itself.

        The topic of that name comes first, then those the word is a synonym of, then those with a name it begins. Only if
        there are none, it may be a number by its name in the data file; or a misspelt word, taken for the names closest to it.
        """
        wanted = _plain(word)
        if not wanted:
            return []
        for label, source in self._notes.items():
            if wanted in (_plain(label), _plain(source.message)):
                return [label]
        names = {  # the topic's own name first, then its synonyms
            topic: [_plain(name) for name in (topic, self._catalogue.title(source.message), *source.words)]
            for topic, source in self._topics.items()
        }
        synonym = sorted((topic for topic in names if wanted in names[topic]), key=lambda topic: names[topic].index(wanted))
        prefix = [topic for topic in names if any(name.startswith(wanted) for name in names[topic])]
        found = _once([*synonym, *prefix])
        found = found or [topic for topic, source in self._topics.items() if word.strip() in (number.name for number in self._numbers_of(source))]
        if found:
            return found
        close = get_close_matches(wanted, _once(name for known in names.values() for name in known), n=5, cutoff=0.7)
        return _once(topic for name in close for topic in names if name in names[topic])

    def entry(self, topic: str) -> Entry:
        """What the help says of a topic or a note, by its id as `find` and `topics` give it."""
        source = self._topics.get(topic) or self._notes.get(topic)
        if source is None:
            raise MissingMessage(f"no topic {topic} in the rules help")
        title, text = self._said(source)
        return Entry(topic, title, text, source.section, [self._note(label) for label in source.notes], self._sourced(source))

    def _note(self, label: str) -> Note:
        if label not in self._notes:
            raise MissingMessage(f"no note {label} in the rules help")
        return Note(label, *self._said(self._notes[label]))

    def _said(self, source: _Source) -> tuple[str, str]:
        args = {argument: self._numbers[name].value for argument in self._catalogue.arguments(source.message) if (name := _number(argument)) in self._numbers}
        return self._catalogue.title(source.message), self._catalogue.text(source.message, **args)

    def _numbers_of(self, source: _Source) -> list[Number]:
        """Those its sentences take, then those its topic names; a sentence can take a name too, but that is no number."""
        taken = [_number(argument) for argument in self._catalogue.arguments(source.message)]
        named = [name for top in source.numbers for name in self._numbers if name == top or name.startswith(f"{top}.")]
        return [self._numbers[name] for name in _once([*taken, *named]) if name in self._numbers and isinstance(self._numbers[name].value, int)]

    def _sourced(self, source: _Source) -> list[Sourced]:
        found = self._numbers_of(source)
        by_source = {origin: [number for number in found if number.source == origin] for origin in self._origins}
        return [Sourced(self._catalogue.title(f"numbers-{origin}"), of_it) for origin, of_it in by_source.items() if of_it]


def _read(package: str, name: str) -> str:
    return (files(package) / "lang" / name).read_text(encoding="utf-8")


def _number(argument: str) -> str:
    """The name in the data file that an argument of a message stands for."""
    return argument.replace("-", ".")


def _plain(word: str) -> str:
    return " ".join(word.casefold().replace("-", " ").replace("_", " ").split())


def _once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def tell(catalogue: Catalogue, fact: Fact, names: Sequence[str]) -> str:
    """A fact in words, seats by their names."""
    args = dict(fact.args)
    if "seat" in args:
        args["seat"] = names[args["seat"]]
    if "seats" in args:
        args["seats"] = ", ".join(names[p] for p in args["seats"])
    return catalogue.text(fact.message, **args)
