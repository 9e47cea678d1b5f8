"""One state, three faces: plain ints and lists, bytes, a NumPy record."""
from __future__ import annotations

import struct
from typing import Annotated

import numpy as np
import pytest

from fivepoints.core.layout import Cells, Grid, Layout, Row


class Box:
    lid: Annotated[int, Cells("i1")]
    weight: Annotated[int, Cells("i2")]
    sides: Annotated[Row, Cells("i1", (3,))]
    pile: Annotated[Grid, Cells("i4", (2, 2))]


LAYOUT = Layout(Box)
DATA = bytes.fromhex("ff" "0201" "01027f" "01000000" "feffffff" "00000080" "ffffff7f")  # little-endian, without gaps


def box() -> Box:
    s = Box()
    s.lid, s.weight, s.sides, s.pile = -1, 258, [1, 2, 127], [[1, -2], [-(2**31), 2**31 - 1]]
    return s


def test_the_bytes_are_the_cells_one_after_another():
    assert LAYOUT.pack(box()) == DATA
    assert LAYOUT.size == len(DATA) == 22


def test_the_bytes_give_the_state_back():
    assert vars(LAYOUT.unpack(DATA)) == vars(box())


def test_a_blank_state_is_all_zeros():
    assert vars(LAYOUT.blank()) == {"lid": 0, "weight": 0, "sides": [0, 0, 0], "pile": [[0, 0], [0, 0]]}


def test_the_record_has_the_same_bytes_and_fields():
    record = LAYOUT.record(box())
    assert record.tobytes() == DATA
    assert LAYOUT.dtype.itemsize == len(DATA)
    assert LAYOUT.dtype.names == ("lid", "weight", "sides", "pile")
    assert record.shape == (1,)
    assert record[0]["weight"] == 258
    assert np.array_equal(record[0]["pile"], box().pile)


def test_a_record_can_be_written_and_its_state_does_not_change():
    s = box()
    record = LAYOUT.record(s)
    record[0]["weight"] = 5
    record[0]["sides"][1] = 9
    assert LAYOUT.pack(s) == DATA
    assert (LAYOUT.unpack(record.tobytes()).weight, LAYOUT.unpack(record.tobytes()).sides) == (5, [1, 9, 127])


def test_a_copy_shares_nothing():
    s = box()
    twin = LAYOUT.copy(s)
    assert vars(twin) == vars(s)
    twin.lid, twin.sides[0], twin.pile[1][1] = 5, 5, 5
    assert vars(s) == vars(box())


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("lid", [128, -129]),
        ("weight", [2**15, -(2**15) - 1]),
        ("sides", [[1, 2, 128], [1, 2], [1, 2, 3, 4]]),
        ("pile", [[[1, 2], [3, 2**31]], [[1, 2]], [[1], [2]]]),
    ],
)
def test_what_does_not_fit_its_cell_is_refused(name, values):
    for value in values:
        s = box()
        setattr(s, name, value)
        with pytest.raises(struct.error):
            LAYOUT.pack(s)
        with pytest.raises(struct.error):
            LAYOUT.record(s)


def test_what_is_no_whole_number_is_refused():
    s = box()
    s.lid = 1.5
    with pytest.raises(struct.error):
        LAYOUT.pack(s)


@pytest.mark.parametrize("data", [b"", DATA[:-1], DATA + b"\0"])
def test_bytes_of_another_length_are_refused(data):
    with pytest.raises(struct.error):
        LAYOUT.unpack(data)


@pytest.mark.parametrize(("kind", "shape"), [("i8", ()), ("u1", ()), ("f4", ()), ("", ()), ("i1", (1, 2, 3))])
def test_other_cells_there_are_not(kind, shape):
    with pytest.raises(ValueError, match="cells are i1, i2 or i4"):
        Cells(kind, shape)
