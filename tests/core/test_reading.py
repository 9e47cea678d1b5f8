"""What the notations of all games have in common: the words of a move and the parts of a position, each wrong one named."""
from __future__ import annotations

import pytest

from fivepoints.core.errors import NotationError
from fivepoints.core.reading import LONGEST_MOVE, MoveWords, choice, demand, number, same, seat

FRUIT = ["", "apple", "pear"]


def words(text: str) -> MoveWords:
    return MoveWords(text, {"the", "of"})


def test_words_come_one_by_one_whatever_their_case_commas_and_small_words():
    text = words("Eat, the PEAR of 12")
    assert text.next("a verb") == "eat"
    assert text.one_of("a fruit", FRUIT) == 2
    assert not text.take("14")
    assert text.number("a number") == 12
    assert not text.more()
    assert text.peek() == ""
    text.end("'eat'")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("aple", "'aple' is not a fruit; did you mean 'apple'?"),
        ("stone", "'stone' is not a fruit; it is one of apple, pear"),
        ("the", "a fruit is missing"),
        ("x" * LONGEST_MOVE, f"'{'x' * 40}' is not a fruit; it is one of apple, pear"),
    ],
)
def test_a_word_that_is_none_of_them(text, wrong):
    with pytest.raises(NotationError) as error:
        words(text).one_of("a fruit", FRUIT)
    assert str(error.value) == wrong


@pytest.mark.parametrize("text", ["-1", "1.5", "1000", "one", "\u00b2", "\u0661"])
def test_a_word_that_is_no_number(text):
    with pytest.raises(NotationError, match="is not a number of pears"):
        words(text).number("a number of pears")


def test_a_move_has_an_end():
    with pytest.raises(NotationError, match="'pear' is too much after 'eat'"):
        words("pear").end("'eat'")
    with pytest.raises(NotationError, match="at most 200 characters"):
        words("x" * (LONGEST_MOVE + 1))


def test_numbers_have_one_spelling_and_bounds():
    assert [number("0", 3, "it"), number("3", 3, "it"), number("-1", 3, "it", -1)] == [0, 3, -1]
    for text in ("4", "-1", "03", "", "+1", "1e1", "99999"):
        with pytest.raises(NotationError, match="it is a number up to 3, not "):
            number(text, 3, "it")
    with pytest.raises(NotationError, match="it is a number from 2 to 6, not '1'"):
        number("1", 6, "it", 2)


def test_choices_and_seats():
    assert (choice("pear", FRUIT, "fruit"), seat("c", "abc", "who")) == (2, 2)
    with pytest.raises(NotationError, match="the mode is base or full, not 'Base'"):
        choice("Base", ["base", "full"], "the mode")
    for letter in ("d", "", "ab", "A"):
        with pytest.raises(NotationError, match="who is a seat from a to c, not "):
            seat(letter, "abc", "who")


def test_a_position_has_one_spelling():
    same("tiny 1 2", "tiny 1 2")
    with pytest.raises(NotationError, match="not written as it should be: '01' for '1'"):
        same("tiny 1 2", "tiny 01 2")


def test_what_must_hold_is_said_where_it_does_not():
    demand(True, "nothing")
    with pytest.raises(NotationError, match="there are not so many"):
        demand(False, "there are not so many")
