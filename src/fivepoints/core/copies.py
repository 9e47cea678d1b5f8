"""A game's package a second time, with other numbers: the same source files under another name, but for its module `source`, which has the numbers.

Numbers of a game are constants; compiled, they are literals. In a copy everything that is made from them (the layout, the actions, texts, views) is made
anew, the rules stay as plain as they are, a game knows nothing of its copies, and none pays for the others in speed: what tables in the state, or one table
for all, would cost in every line of the rules.

The name of a copy is in the names of its functions, and its numbers are among the constants by which `twin` keys what is compiled.
"""
from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from threading import Lock
from types import CodeType, ModuleType

SOURCE = "source"

_loading = Lock()


@dataclass(frozen=True)
class Copy:
    """The package it is a copy of, where that is, and the file of its numbers; None where `load` was handed them."""

    original: str
    folder: Path
    numbers: Path | None


_copies: dict[str, Copy] = {}


def announce(name: str, original: str, folder: Path, numbers: Path | None = None) -> None:
    """From now on the package `name` can be imported."""
    _copies[name] = Copy(original, folder, numbers)


def load(name: str, source: ModuleType | None = None) -> ModuleType:
    """A package that was announced; with the numbers it gets, if they are in no file."""
    with _loading:
        if source is not None and name not in sys.modules:
            sys.modules[f"{name}.{SOURCE}"] = source
        return import_module(name)


class _Loader(SourceFileLoader):
    """Loads a module under the name of a copy: what it imports from the package it imports from the copy."""

    def __init__(self, fullname: str, path: str, original: str, package: str) -> None:
        super().__init__(fullname, path)
        self._original, self._package = original, package

    def get_code(self, fullname: str) -> CodeType:
        text = re.sub(rf"\b{re.escape(self._original)}\b", self._package, Path(self.path).read_text("utf-8"))
        code: CodeType = compile(text, self.path, "exec")
        return code


class _Finder(MetaPathFinder):
    """Knows the modules of copies by their names."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        package = next((name for name in _copies if fullname == name or fullname.startswith(f"{name}.")), None)
        if package is None:
            return None
        copy, parts = _copies[package], fullname[len(package) + 1 :].split(".")
        place = copy.folder.joinpath(*filter(None, parts))
        folder = place if (place / "__init__.py").is_file() else None
        file = folder / "__init__.py" if folder else place.with_suffix(".py")
        if parts == [SOURCE] and copy.numbers is not None:
            file = copy.numbers
        if not file.is_file():
            return None
        loader = _Loader(fullname, str(file), copy.original, package)
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=[str(folder)] if folder else None)


sys.meta_path.insert(0, _Finder())
