"""Numbers of a data file, each with where it comes from."""
from fivepoints.core.numbers import OWN, Number, numbers

DATA = {
    "schema": "x/1",
    "about": "words for who opens the file",
    "sources": {"booklet": ["price", "police.pawns.6", "favors"], "reading": ["favors.parole"]},
    "price": 4,
    "police": {"about": "pawns by players", "pawns": {"6": 3, "5": 2}, "stations": ["14a", "6b"]},
    "favors": {"double": {"times": 2}, "parole": {"cells": 1}, "keep": {}},
    "nothing": None,
    "flag": True,
}


def test_every_number_has_its_name_and_its_nearest_source():
    assert list(numbers(DATA).values()) == [
        Number("price", 4, "booklet"),
        Number("police.pawns.6", 3, "booklet"),
        Number("police.pawns.5", 2, OWN),
        Number("police.stations.0", "14a", OWN),
        Number("police.stations.1", "6b", OWN),
        Number("favors.double.times", 2, "booklet"),
        Number("favors.parole.cells", 1, "reading"),
    ]


def test_a_file_without_sources_is_all_our_own():
    assert numbers({"price": 4}) == {"price": Number("price", 4, OWN)}
