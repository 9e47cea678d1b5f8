"""Named data sets: other numbers for the same rules (rules 17), from files that an operator names when the server starts.

How the numbers get into the rules. `source` has the data, `board` makes constants and tables of it, and every other module reads those; compiled, they are
literals. So a data set is a *copy of the package*: the same source files, loaded a second time under a name of their own that ends with the hash of the
data file, with a `source` that has that file's data. Everything that depends on a number (the layout, the numbers of the actions, texts, views) is made anew
from it, the rules stay as plain as they are, a game of one data set knows nothing of the others in the process, and none pays for them in speed: what tables
in the state, or one table for all sets, would cost in every line of the rules.

What is compiled is kept for each file apart: the hash is among the constants of `board`, by which `core.twin` keys its cache, and the name of the copy is in
the name of every function of the rules. A data set costs one compilation, when it is first run compiled.

What a file may say is in `bounds`: anything else is refused when it is loaded, before anybody sits at a table of it.
"""
from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from threading import Lock
from types import CodeType, ModuleType
from typing import Any

from fivepoints.core.contract import Rules
from fivepoints.games._gangs.bounds import DataSetError, checked

PACKAGE = __name__.rpartition(".")[0]
FOLDER = Path(__file__).parent
HASH_LENGTH = 15  # hexadecimal digits: as a number it fits 63 bits

_loading = Lock()


@dataclass(frozen=True)
class DataSet:
    """The data of a file that was found good, and the hash of the file."""

    hash: str
    data: dict[str, Any]

    @property
    def package(self) -> str:
        return f"{PACKAGE}_{self.hash}"

    @cached_property
    def rules(self) -> Rules:
        """The game with these numbers; two sets from equal files share it."""
        with _loading:
            if self.package not in sys.modules:
                _put_source(self)
            found: Rules = import_module(self.package).RULES
        return found


def load(path: Path) -> DataSet:
    """The data set of a file; DataSetError names the key and says why it can't be played."""
    try:
        content = path.read_bytes()
        given = json.loads(content.decode("utf-8"), object_pairs_hook=_once)
    except OSError as error:
        raise DataSetError(path.name, f"can't be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise DataSetError(path.name, f"is not JSON: {error}") from error
    return DataSet(hashlib.sha256(content).hexdigest()[:HASH_LENGTH], checked(given))


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise DataSetError(name, "stands twice in one object")
    return dict(pairs)


# Copies of the package


def _put_source(data_set: DataSet) -> None:
    """The one module of a copy that does not come from a file of ours."""
    name = f"{data_set.package}.source"
    source: Any = ModuleType(name)
    source.DATA, source.DATA_HASH = data_set.data, int(data_set.hash, 16)
    sys.modules[name] = source


class _CopyLoader(SourceFileLoader):
    """Loads a module of ours under the name of a copy: what it imports from the package it imports from the copy."""

    def get_code(self, fullname: str) -> CodeType:
        package = ".".join(fullname.split(".")[: PACKAGE.count(".") + 1])
        text = re.sub(rf"\b{re.escape(PACKAGE)}\b", package, Path(self.path).read_text("utf-8"))
        code: CodeType = compile(text, self.path, "exec")
        return code


class _CopyFinder(MetaPathFinder):
    """Knows the modules of copies by their names."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, module = fullname.removeprefix(f"{PACKAGE}_").partition(".")
        if not fullname.startswith(f"{PACKAGE}_") or f"{PACKAGE}_{package}.source" not in sys.modules:
            return None
        file = FOLDER / f"{module or '__init__'}.py"
        if not file.is_file():
            return None
        return spec_from_file_location(fullname, file, loader=_CopyLoader(fullname, str(file)), submodule_search_locations=None if module else [str(FOLDER)])


sys.meta_path.insert(0, _CopyFinder())
