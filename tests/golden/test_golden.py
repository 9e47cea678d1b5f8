"""The golden games: made anew they are the same to the last character, and read move by move through the public face they lead to the same positions."""
from __future__ import annotations

import re

import pytest

import fivepoints
from golden.playthrough import GAMES, playthrough
from golden.text import enter, file_of, moves_in, replay

every_game = pytest.mark.parametrize("name", list(GAMES))


@every_game
def test_a_golden_game_is_played_the_same_again(name):
    """Character by character."""
    assert playthrough(GAMES[name]) == file_of(name).read_bytes().decode("utf-8")


@every_game
def test_a_golden_game_replays(name):
    """Every draw and move is legal, every position as written, and a game read back from it goes on the same way."""
    game = fivepoints.new("tammany", players=GAMES[name].players, edition=GAMES[name].edition)
    assert replay(name, game, fivepoints.parse) == 16 + 4


@every_game
def test_a_golden_game_has_votes_of_both_ends(name):
    """7.2: a vote with bids that somebody wins, and one that ends in a tie."""
    game = fivepoints.new("tammany", players=GAMES[name].players, edition=GAMES[name].edition)
    ends = set()
    for _, seat, text in moves_in(name):
        before = game.view(None)["election"]
        enter(game, seat, text)
        if text.startswith("bid ") and game.view(None)["election"] != before:
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
