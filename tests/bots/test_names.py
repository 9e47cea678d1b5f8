"""Bots have names of their own, and no two at a table the same."""
import pytest

from fivepoints.bots.names import NAMES, names_for
from fivepoints.cli.play import BOT_NAMES
from fivepoints.core.randoms import below, generator

SHORT = 10  # letters of a name that a drawing in the terminal shows


def first(n):
    return 0


def test_there_are_enough_names_and_all_differ():
    assert len(NAMES) >= 24
    assert len({name.casefold() for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_fits_everywhere(name):
    assert name.isascii()
    assert name.isprintable()
    assert name == " ".join(name.split())
    assert len(name) <= SHORT


def test_the_terminal_begins_with_the_five_it_always_had():
    assert BOT_NAMES[:5] == NAMES[:5] == ("Fernando", "Honora", "Mordecai", "Isaiah", "Peg")


def test_names_at_a_table_differ():
    for seed in range(200):
        r = generator(seed)
        names = names_for(["Ann", "Peg"], 5, lambda n, r=r: below(r, n))
        assert len({"Ann", "Peg", *names}) == 7
        assert set(names) < set(NAMES)


def test_a_name_that_is_written_otherwise_is_taken_too():
    assert names_for([" fernando", "HONORA "], 2, first) == ["Mordecai", "Isaiah"]


def test_every_name_can_be_picked():
    assert names_for([], len(NAMES), first) == list(NAMES)
    assert names_for([], 2, lambda n: n - 1) == [NAMES[-1], NAMES[-2]]
    assert names_for(NAMES, 0, first) == []


def test_more_than_there_are_is_refused():
    with pytest.raises(ValueError, match=f"there are {len(NAMES) - 1} names left, not {len(NAMES)}"):
        names_for(["Peg"], len(NAMES), first)
