"""The golden games: made anew they are the same to the last character, and read move by move through the public face they lead to the same positions."""
from __future__ import annotations

import re

import pytest

import fivepoints
from golden.playthrough import GAMES, LETTER_OF_A_DRAW, SEATS, file_of, playthrough

MOVE = re.compile(r" *(\d+)  ([a-e-])  (.+)")
POSITION = re.compile(r" +=  (tammany .+)")
every_game = pytest.mark.parametrize("name", list(GAMES))


@every_game
def test_a_golden_game_is_played_the_same_again(name):
    """Character by character."""
    assert playthrough(GAMES[name]) == file_of(name).read_bytes().decode("utf-8")


@every_game
def test_a_golden_game_replays(name):
    """Every draw and move is legal, every position as written, and a game read back from it goes on the same way."""
    lines = file_of(name).read_text("utf-8").splitlines()
    game = fivepoints.new("tammany", players=GAMES[name].players, edition=GAMES[name].edition)
    count = positions = 0
    for text in lines:
        if found := MOVE.fullmatch(text):
            count += 1
            assert int(found[1]) == count
            if found[2] == LETTER_OF_A_DRAW:
                assert found[3] in dict(game.chance())
                game.draw(found[3])
            else:
                seat = SEATS.index(found[2])
                assert found[3] in game.legal(seat)
                game.play(seat, found[3])
        elif found := POSITION.fullmatch(text):
            positions += 1
            assert game.position() == found[1]
            game = fivepoints.parse(found[1])
    assert game.over
    assert positions == 16 + 4
    assert lines[-2] == "Scores  " + " ".join(map(str, game.result()["scores"]))
    assert lines[-1] == "Places  " + " ".join(map(str, game.result()["ranks"]))


@every_game
def test_a_golden_game_has_votes_of_both_ends(name):
    """7.2: a vote with bids that somebody wins, and one that ends in a tie."""
    game = fivepoints.new("tammany", players=GAMES[name].players, edition=GAMES[name].edition)
    ends = set()
    for found in filter(None, map(MOVE.fullmatch, file_of(name).read_text("utf-8").splitlines())):
        before = game.view(None)["election"]
        if found[2] == LETTER_OF_A_DRAW:
            game.draw(found[3])
        else:
            game.play(SEATS.index(found[2]), found[3])
        if found[3].startswith("bid ") and game.view(None)["election"] != before:
            left = sum(game.view(None)["wards"][before["ward"]]["bosses"])
            if left < 2:
                ends.add("won" if left else "tied")
    assert ends == {"won", "tied"}


@every_game
def test_a_golden_game_can_be_read_by_a_person(name):
    """A header, a heading for each year and election, and nothing but plain text."""
    text = file_of(name).read_text("utf-8")
    table = GAMES[name]
    assert text.startswith(f"Tammany Hall, {table.players} players, edition {table.edition} ")
    assert re.findall(r"^Year (\d+)$", text, re.MULTILINE) == [str(year) for year in range(1, 17)]
    assert re.findall(r"^Election after year (\d+)$", text, re.MULTILINE) == ["4", "8", "12", "16"]
    assert text.isascii()


@pytest.mark.parametrize("verb", ["campaign", "settle", "end", "take", "arrest", "lock", "move", "slander", "bid", "place", "pass", "appoint"])
def test_together_the_golden_games_know_every_move(verb):
    """Each in at least three games."""
    assert sum(bool(re.search(rf"  [a-e]  {verb}\b", file_of(name).read_text("utf-8"))) for name in GAMES) >= 3


@pytest.mark.parametrize(
    "pattern",
    [
        r"slander .* spread",
        r"bid none",
        r"bid [a-z]+ \d+ [a-z]+ \d+",
        r"campaign (\d+) \1$",
        r"campaign \d+$",
        r"campaign none$",
        r"settle [a-z]+ \d+$",
        r"=  tammany .*!/",
        r"mayor,lead=",
    ],
)
def test_together_the_golden_games_know_the_rarer_things(pattern):
    """Spreads, bids of several nations, locks, leaders, and bosses that have run out."""
    assert any(re.search(pattern, file_of(name).read_text("utf-8"), re.MULTILINE) for name in GAMES)
