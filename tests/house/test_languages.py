"""Every catalogue of words says in each language of the page what the English one says, and the page asks for no message that is not there."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fivepoints.games import names
from fivepoints.server import errors as server_errors

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
SERVER = ROOT / "src/fivepoints/server"
ALWAYS = (WEB / "lang", SERVER / "lang")  # what every page says
PLURALS = {"zero", "one", "two", "few", "many", "other", "yes", "no"}  # keys that only follow grammar
NAMES = r"tammany hall|castle garden|new-york|fivepoints"  # these stay
MOST_EQUAL = 20  # one message in so many may equal the English one: "Bot", "Lobby"

Catalogue = dict[str, ast.Message]


def english_catalogues() -> list[Path]:
    folders = [*ALWAYS, *(ROOT / "src/fivepoints/games" / name / "lang" for name in names()), *(WEB / "games").glob("*/lang")]
    return sorted(path for folder in folders for path in folder.glob("*.ftl") if path.name.split(".")[-2] == "en")


def languages() -> list[str]:
    """Those the page names, without English."""
    wished = re.search(r"const WISHED = \[(.*?)\]", (WEB / "lib/i18n.svelte.ts").read_text("utf-8"))
    return [language for language in re.findall(r"'(\w+)'", wished[1]) if language != "en"]


def in_language(path: Path, language: str) -> Path:
    return path.with_name(re.sub(r"\ben\.ftl$", f"{language}.ftl", path.name))


def called(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


ENGLISH = english_catalogues()
LANGUAGES = languages()


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


def catalogue(path: Path) -> Catalogue:
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ast.Message)} if path.exists() else {}


def together(language: str, english: Path) -> Catalogue:
    """The messages of a language that are shown with those of a file, as far as its files are there: the page's words, and of the games one at a time."""
    beside = [path for path in ENGLISH if path.is_relative_to(WEB) or path.parent in (*ALWAYS, english.parent)]
    return {name: message for path in beside for name, message in catalogue(in_language(path, language)).items()}


class Uses(Visitor):
    """What a pattern names: variables, those of them that only choose a form of a word, messages, its own text; and whether it is `{ "" }` on purpose."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.shown: set[str] = set()
        self.forms: set[str] = set()
        self.messages: set[str] = set()
        self.text = ""
        self.quoted = False
        self.visit(node)

    def visit_Comment(self, _: ast.Comment) -> None:  # noqa: N802 (the visitor calls it by this name)
        """A comment says nothing to the reader."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor calls it by this name)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys <= PLURALS:
            self.forms.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor calls it by this name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the visitor calls it by this name)
        self.messages.add(node.id.name)

    def visit_StringLiteral(self, _: ast.StringLiteral) -> None:  # noqa: N802 (the visitor calls it by this name)
        self.quoted = True

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor calls it by this name)
        self.text += node.value


def variables(message: ast.Message, others: Catalogue) -> tuple[set[str], set[str]]:
    """The variables a message shows and those that only choose a form, with those of the messages in it."""
    uses = Uses(message)
    shown, forms = set(uses.shown), set(uses.forms)
    for name in uses.messages & others.keys():
        more_shown, more_forms = variables(others[name], others)
        shown |= more_shown
        forms |= more_forms
    return shown, forms - shown


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    found = {f".{attribute.id.name}": attribute.value for attribute in message.attributes}
    return {"": message.value, **found} if message.value else found


def offered(path: Path) -> dict[str, set[str]]:
    """Variables the English comments name, for languages that need them: of the whole file, of a group, of a message."""
    found: dict[str, set[str]] = {}
    everywhere: set[str] = set()
    group: set[str] = set()
    for entry in entries(path):
        if isinstance(entry, ast.ResourceComment):
            everywhere |= named(entry)
        elif isinstance(entry, ast.GroupComment):
            group = named(entry)
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = everywhere | group | named(entry.comment)
    return found


def named(comment: ast.BaseComment | None) -> set[str]:
    return set(re.findall(r"\$(\w+)", comment.content or "")) if comment else set()


TRANSLATIONS = [(path, in_language(path, language)) for path in ENGLISH for language in LANGUAGES]
by_translation = pytest.mark.parametrize(("english", "translated"), [pytest.param(*pair, id=called(pair[1])) for pair in TRANSLATIONS])
by_catalogue = pytest.mark.parametrize("path", [pytest.param(path, id=called(path)) for path in ENGLISH])


def test_the_page_names_four_languages():
    assert LANGUAGES == ["fr", "de", "hu"]
    assert WEB / "lang/en.ftl" in ENGLISH


@by_translation
def test_a_translation_is_there_and_can_be_read(english: Path, translated: Path):
    assert translated.exists(), f"{called(translated)} is not there"
    junk = [entry.content.strip() for entry in entries(translated) if isinstance(entry, ast.Junk)]
    assert not junk, f"{called(translated)}: can't read {junk}"


@by_translation
def test_a_translation_has_the_messages_of_the_english_one(english: Path, translated: Path):
    wanted = {name + part for name, message in catalogue(english).items() for part in patterns(message)}
    has = {name + part for name, message in catalogue(translated).items() for part in patterns(message)}
    assert not wanted - has, f"{called(translated)} lacks {sorted(wanted - has)}"
    assert not has - wanted, f"{called(translated)} has what no English message says: {sorted(has - wanted)}"


@by_translation
def test_a_translation_uses_the_variables_of_the_english_one(english: Path, translated: Path):
    """What English shows or tells apart is there. A variable that only chooses a form may be left out, and one that the English comments name may be added."""
    language = translated.name.split(".")[-2]
    said, here = together("en", english), together(language, english)
    extra = offered(english)
    wrong = []
    for name, message in catalogue(translated).items():
        if name in extra:
            shown, forms = variables(said[name], said)
            used = set.union(*variables(message, here))
            wrong += [f"{name} lacks ${one}" for one in shown - used]
            wrong += [f"{name} has ${one}" for one in used - shown - forms - extra[name]]
    assert not wrong, f"{called(translated)}: {', '.join(sorted(wrong))}"


@by_translation
def test_a_translation_is_translated(english: Path, translated: Path):
    """Only messages with words of their own count, names aside."""
    said, here = catalogue(english), catalogue(translated)
    worded = [name for name in said.keys() & here.keys() if re.search(r"[^\W\d_]", re.sub(NAMES, "", Uses(said[name]).text.casefold()))]
    same = sorted(name for name in worded if all(part.equals(patterns(here[name]).get(key)) for key, part in patterns(said[name]).items()))
    assert len(same) <= max(1, len(worded) // MOST_EQUAL), f"{called(translated)}: as in English are {same}"


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_message_is_empty_and_none_refers_to_nothing(language: str):
    for english in ENGLISH:
        known, path = together(language, english), in_language(english, language)
        for name, message in catalogue(path).items():
            for part, pattern in patterns(message).items():
                uses = Uses(pattern)
                assert uses.text.strip() or uses.shown or uses.messages or uses.quoted, f"{called(path)}: {name}{part} is empty"
                assert uses.messages <= known.keys(), f"{called(path)}: {name}{part} refers to {sorted(uses.messages - known.keys())}"


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_bold_words_stand_between_two_asterisks(language: str):
    odd = [name for english in ENGLISH for name, message in catalogue(in_language(english, language)).items() if Uses(message).text.count("*") % 2]
    assert not odd, f"{language}: {odd}"


@by_catalogue
def test_no_message_stands_twice(path: Path):
    """The page's own catalogues and those of one game are read together."""
    names = [entry.id.name for other in ENGLISH if other.parent in (path.parent, *ALWAYS) for entry in entries(other) if isinstance(entry, ast.Message)]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"{called(path)} and those read with it: {twice} stand there twice"


def asked() -> Iterator[tuple[Path, str, bool]]:
    """What the page asks for: where, the message, and whether that is only its beginning (the rest is made as it runs)."""
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]):
        if path.name.endswith((".test.ts", ".d.ts")):
            continue
        text = path.read_text("utf-8")
        for call in re.findall(r"(?<![\w.])(?:t|has)\(([^(),`]*)", text):
            for name in re.findall(r"'([\w.-]+)'", re.sub(r"[=!]== '[^']*'", "", call)):
                yield path, name, False
        for start in re.findall(r"(?<![\w.])(?:t|has)\(`([\w.-]+)\$\{", text):
            yield path, start, True


def test_the_page_asks_only_for_messages_that_are_there():
    known = {name + part for english in ENGLISH for name, message in catalogue(english).items() for part in patterns(message)}
    found = list(asked())
    assert len(found) > 300, "the calls are no longer found"
    missing = [f"{called(path)}: {name}" for path, name, begins in found if not (any(one.startswith(name) for one in known) if begins else name in known)]
    assert not missing, f"no English message: {missing}"


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Every refusal of the server: where, the reason, and what is told about it."""
    errors = {name for name, kind in vars(server_errors).items() if isinstance(kind, type) and issubclass(kind, server_errors.Refused)}
    for path in sorted(SERVER.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in errors:
                where = f"{called(path)}, line {node.lineno}"
                for reason in reasons(node.args[0]):
                    yield where, reason, {str(keyword.arg) for keyword in node.keywords}


def reasons(said: python.expr) -> list[str]:
    """A text, or one of two."""
    if isinstance(said, python.IfExp):
        return [*reasons(said.body), *reasons(said.orelse)]
    return [str(said.value) if isinstance(said, python.Constant) else python.unparse(said)]


def test_every_refusal_of_the_server_is_a_message_with_its_arguments():
    takes = {name: Uses(message).shown for name, message in catalogue(SERVER / "lang/en.ftl").items()}
    found = list(refusals())
    assert len(found) > 50, "the refusals are no longer found"
    wrong = [f"{where}: {reason}" for where, reason, about in found if takes.get(f"refused-{reason}") != about]
    assert not wrong, wrong
    assert takes.keys() == {f"refused-{reason}" for _, reason, _ in found}, "a message that nothing is refused with"


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_a_refusal_ends_a_sentence(language: str):
    """It stands behind words of the page: in small letters where the language has no other reason, and without a full stop."""
    texts = {name: Uses(message).text for name, message in catalogue(SERVER / f"lang/{language}.ftl").items()}
    assert not [name for name, text in texts.items() if text.rstrip().endswith(".")]
