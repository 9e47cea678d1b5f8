"""One declaration of a game's state, three faces: plain ints and lists, bytes, and a NumPy record for the compiled rules.

    class State:
        year: Annotated[int, Cells("i1")]
        cubes: Annotated[Grid, Cells("i1", (15, 4))]

People, tests and debuggers work on the plain face. The bytes are the cells one after another, little-endian, without gaps; the record has the same bytes.
"""
from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_type_hints

if TYPE_CHECKING:
    import numpy as np

Row = list[int]
Grid = list[list[int]]
S = TypeVar("S")

STRUCT = {"i1": "b", "i2": "h", "i4": "i"}


@dataclass(frozen=True)
class Cells:
    """What a field of the state holds: signed integers of 1, 2 or 4 bytes, one or a row or a grid of them."""

    kind: str
    shape: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in STRUCT or len(self.shape) > 2:
            raise ValueError(f"cells are i1, i2 or i4, alone or in one or two dimensions, not {self.kind} {self.shape}")


class Layout(Generic[S]):
    """The layout of the annotated class `state`: makes, copies, packs and unpacks its instances."""

    def __init__(self, state: type[S]) -> None:
        self.state = state
        hints = get_type_hints(state, include_extras=True)
        self.fields: dict[str, Cells] = {name: hint.__metadata__[0] for name, hint in hints.items()}
        self._struct = struct.Struct("<" + "".join(f"{prod(c.shape)}{STRUCT[c.kind]}" for c in self.fields.values()))
        self.size = self._struct.size
        self._rows = [name for name, cells in self.fields.items() if len(cells.shape) == 1]
        self._grids = [name for name, cells in self.fields.items() if len(cells.shape) == 2]

    def blank(self) -> S:
        """A state with every cell 0."""
        return self.unpack(bytes(self.size))

    def pack(self, s: S) -> bytes:
        """The bytes of a state; a value that does not fit its cell is refused, where the compiled record would wrap."""
        values: list[int] = []
        for name, cells in self.fields.items():
            value = getattr(s, name)
            if not cells.shape:
                values.append(value)
            elif len(cells.shape) == 1:
                values.extend(value)
            else:
                values.extend(chain.from_iterable(value))
        return self._struct.pack(*values)

    def unpack(self, data: bytes) -> S:
        s = self.state()
        values = self._struct.unpack(data)
        at = 0
        for name, cells in self.fields.items():
            shape = cells.shape
            value: Any
            if not shape:
                value = values[at]
                at += 1
            elif len(shape) == 1:
                value = list(values[at : at + shape[0]])
                at += shape[0]
            else:
                rows, width = shape
                value = [list(values[i : i + width]) for i in range(at, at + rows * width, width)]
                at += rows * width
            setattr(s, name, value)
        return s

    def copy(self, s: S) -> S:
        twin = self.state.__new__(self.state)
        values = vars(s).copy()
        for name in self._rows:
            values[name] = values[name].copy()
        for name in self._grids:
            values[name] = list(map(list.copy, values[name]))
        twin.__dict__ = values
        return twin

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        import numpy as np

        return np.dtype([(name, "<" + cells.kind, cells.shape) for name, cells in self.fields.items()])

    def record(self, s: S) -> np.ndarray[Any, Any]:
        """A NumPy array of one record that holds the state."""
        import numpy as np

        return np.frombuffer(bytearray(self.pack(s)), self.dtype)
