"""Named data sets: other numbers for the same rules (rules 17), from files that an operator names when the server starts.

How the numbers get into the rules. `source` has the data, `board` makes constants and tables of it, and every other module reads those. So a data set is a
*copy of the package* (`core.copies`) under a name of its own that ends with the hash of the data file, with a `source` that has that file's data. What is
compiled is kept for each file apart: the hash is among the constants of `board`. A data set costs one compilation, when it is first run compiled.

What a file may say is in `bounds`: anything else is refused when it is loaded, before anybody sits at a table of it.
"""
from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from fivepoints.core import copies
from fivepoints.core.contract import Rules
from fivepoints.games.gangs.bounds import DataSetError, checked
from fivepoints.games.gangs.source import NAME, TITLE

PACKAGE = __name__.rpartition(".")[0]
FOLDER = Path(__file__).parent
HASH_LENGTH = 12  # hexadecimal digits
SET_NAME = re.compile("[a-z][a-z0-9]{0,11}")


@dataclass(frozen=True)
class DataSet:
    """The data of a file that was found good, the name it goes by and the hash of the file."""

    name: str
    hash: str
    data: dict[str, Any]

    @property
    def game(self) -> str:
        """The name of the game with these numbers, in records and at tables: with other numbers it is another game."""
        return f"{NAME}@{self.name}-{self.hash}"

    @property
    def package(self) -> str:
        return f"{PACKAGE}_{self.name}_{self.hash}"

    @cached_property
    def rules(self) -> Rules:
        """The game with these numbers; two sets of one name from equal files share it."""
        copies.announce(self.package, PACKAGE, FOLDER)
        found: Rules = copies.load(self.package, _source(self)).RULES
        return found


def load(name: str, path: Path) -> DataSet:
    """The data set of a file, by the name an operator gave it; DataSetError names the key and says why it can't be played."""
    if not SET_NAME.fullmatch(name):
        raise DataSetError(name[:40], "is no name for a data set: up to 12 small letters and digits, a letter first")
    try:
        content = path.read_bytes()
        given = json.loads(content.decode("utf-8"), object_pairs_hook=_once)
    except OSError as error:
        raise DataSetError(str(path), f"can't be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise DataSetError(str(path), f"is not JSON: {error}") from error
    return DataSet(name, hashlib.sha256(content).hexdigest()[:HASH_LENGTH], checked(given))


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise DataSetError(name, "stands twice in one object")
    return dict(pairs)


def _source(data_set: DataSet) -> ModuleType:
    """The one module of a copy that does not come from a file of ours."""
    source: Any = ModuleType(f"{data_set.package}.{copies.SOURCE}")
    source.NAME, source.TITLE = data_set.game, f"{TITLE} ({data_set.name})"
    source.DATA, source.DATA_HASH = data_set.data, int(data_set.hash, 16)
    found: ModuleType = source
    return found
