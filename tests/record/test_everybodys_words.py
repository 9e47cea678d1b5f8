"""Words in records: shown when the game is over and not before, and nothing but the right ones makes the secret."""
from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import pytest

from fivepoints.core import chance
from fivepoints.record import load, loads, verify
from kept import HOUSE, at_bids, complaint, go_on, keep, keep_with_words, right, rows

Data = dict[str, Any]
OTHER = hashlib.sha256(b"other").hexdigest()


@cache
def whole() -> str:
    return go_on(keep_with_words()).dumps()


def changed(text: str, **words: Any) -> Data:
    data = rows(text)
    return data | {"words": data["words"] | words}


def test_the_secret_is_the_hash_of_all_words_in_seat_order():
    assert chance.mix(b"house", [b"a", b"b"]) == hashlib.sha256(b"houseab").digest() != chance.mix(b"house", [b"b", b"a"])
    assert chance.mix(HOUSE, []) == hashlib.sha256(HOUSE).digest()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_good_record_with_words_verifies(players):
    keeper = go_on(keep_with_words(players), seed=players)
    verdict = verify(loads(keeper.dumps()))
    assert (verdict.finished, verdict.chance_checked, verdict.words_checked) == (True, True, True)
    assert loads(keeper.dumps()).header == keeper.header


@pytest.mark.parametrize("brought", [[0, 1, 2], [1], []])
def test_whose_words_they_are_is_known_when_the_house_has_shown_its_own(brought):
    """The house fills in a word for whoever brought none, by a rule that anybody can follow: it is not one that it could have chosen."""
    keeper = keep_with_words(brought=brought)
    assert verify(loads(keeper.dumps())).brought == []  # not before the end
    verdict = verify(loads(go_on(keeper).dumps()))
    assert (verdict.words_checked, verdict.brought) == (True, brought)


def test_the_words_stand_after_the_commitment():
    keys = list(rows(whole()))
    assert keys[keys.index("commitment") :] == ["commitment", "words", "secret", "result", "entries"]
    assert list(rows(whole())["words"]) == ["house", "seats", "word"]


def test_a_record_without_words_is_what_it_was():
    text = keep().dumps()
    assert "words" not in rows(text)
    assert not verify(loads(text)).words_checked
    assert loads(text).header.words is None


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_the_word_of_the_house_is_in_no_record_of_a_running_game(eyes):
    keeper = go_on(keep_with_words(), lambda game: game.sealed)
    text = keeper.dumps(eyes)
    assert rows(text)["words"] == {"house": keeper.header.words.house, "seats": keeper.header.words.seats, "word": None}
    assert HOUSE.hex() not in text
    verdict = verify(loads(text))
    assert (verdict.finished, verdict.words_checked) == (False, False)


def test_a_word_shown_too_early_or_not_at_all_is_told():
    running = keep_with_words().dumps()
    assert complaint(changed(running, word=HOUSE.hex())) == "header: the word of the house is shown, but the game is not over"
    assert complaint(changed(whole(), word=None)) == "header: a finished game shows the word of the house"


def test_another_word_or_hash_of_the_house_is_told():
    for words in ({"word": OTHER}, {"house": OTHER}):
        assert complaint(changed(whole(), **words)) == "header: the word of the house does not fit its hash, published before anyone sat"


def test_a_house_that_changes_its_word_with_its_hash_is_told():
    other = bytes.fromhex(OTHER)
    assert complaint(changed(whole(), word=OTHER, house=hashlib.sha256(other).hexdigest())) == "header: the secret is not made of these words"


def test_another_word_of_a_seat_is_told():
    seats = rows(whole())["words"]["seats"]
    for p, word in enumerate(seats):
        other = f"{int(word[0], 16) ^ 1:x}{word[1:]}"
        assert complaint(changed(whole(), seats=[*seats[:p], other, *seats[p + 1 :]])) == "header: the secret is not made of these words"
    assert complaint(changed(whole(), seats=seats[::-1])) == "header: the secret is not made of these words"


def test_each_seat_has_a_word():
    seats = rows(whole())["words"]["seats"]
    for text in (whole(), keep_with_words().dumps()):
        assert complaint(changed(text, seats=seats[:2])) == "header: 3 players, but 2 words"
        assert complaint(changed(text, seats=[*seats, "00" * 8])) == "header: 3 players, but 4 words"


def test_words_can_be_left_out_but_not_put_on():
    """Who leaves them out claims less: the record is as good as any without words."""
    data = rows(whole())
    without = {key: value for key, value in data.items() if key != "words"}
    right(without)
    other = rows(go_on(keep()).dumps())
    assert complaint(other | {"words": data["words"]}) == "header: the secret is not made of these words"


@pytest.mark.parametrize("word", ["00" * 7, "00" * 65, "", "0" * 17, "XY" * 8, "AB" * 8, "\u0663" * 16, None, 7, ["00" * 8]])
def test_a_word_that_is_none_is_told(word):
    seats = rows(whole())["words"]["seats"]
    assert complaint(changed(whole(), seats=[word, *seats[1:]])) == "'words' of the seats are 8 to 64 bytes each, in hexadecimal digits"


@pytest.mark.parametrize("word", ["00" * 31, "00" * 33, "", "XY" * 32, 7, ["00"], {}])
def test_a_word_of_the_house_that_is_none_is_told(word):
    assert complaint(changed(whole(), word=word)).startswith("'word' is ")


@pytest.mark.parametrize("words", [None, [], "x", 7, True, {}, {"house": OTHER}, {"house": OTHER, "seats": []}, {"house": "x", "seats": [], "word": None}])
def test_words_of_another_form_are_told(words):
    complaint(rows(whole()) | {"words": words})
    complaint(rows(at_bids().dumps()) | {"words": words})


def test_a_file_reads_as_its_text(tmp_path):
    (tmp_path / "game.json").write_text(whole(), "utf-8")
    assert load(tmp_path / "game.json") == loads(whole())
