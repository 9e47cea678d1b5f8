"""The golden games of Gangs: made anew they are the same to the last character, and read move by move they lead to the same positions."""
from __future__ import annotations

import re

import pytest

from fivepoints.core.game import Game
from gangs.played import RULES
from golden.playthrough_gangs import GAMES, playthrough
from golden.text import file_of, replay

TURNS = {"base": 7, "politique": 10}
every_game = pytest.mark.parametrize("name", list(GAMES))


@every_game
def test_a_golden_game_is_played_the_same_again(name):
    """Character by character."""
    assert playthrough(GAMES[name]) == file_of(name).read_bytes().decode("utf-8")


@every_game
def test_a_golden_game_replays(name):
    """Every draw and move is legal, every position as written, and a game read back from it goes on the same way."""
    positions = replay(name, Game(RULES, GAMES[name].start()), lambda text: Game(RULES, RULES.notation.parse(text)))
    assert positions == TURNS[GAMES[name].mode] + 1


@every_game
def test_a_golden_game_can_be_read_by_a_person(name):
    """A header, headings for the phases of every turn in their order, and nothing but plain text."""
    text = file_of(name).read_text("utf-8")
    table = GAMES[name]
    assert text.startswith(f"Gangs, {table.players} gangs, {table.mode} ")
    phases = [(int(turn), letter) for turn, letter in re.findall(r"^Turn (\d+), phase ([a-g])$", text, re.MULTILINE)]
    assert phases == sorted(set(phases))
    assert [turn for turn, letter in phases if letter == "c"] == list(range(1, TURNS[table.mode] + 1))
    assert text.isascii()


def test_there_is_one_for_two_four_and_six_gangs_in_both_modes():
    assert sorted((table.players, table.mode) for table in GAMES.values()) == [(n, mode) for n in (2, 4, 6) for mode in ("base", "politique")]


@pytest.mark.parametrize(
    "verb",
    """women bribe favor use keep destroy police step box done fight arm bury bed jail retreat home recruit sober lobby buy open close rob equip sack rig swap
    war call decline commit dry offer accept refuse deal nodeal reverse pass""".split(),
)
def test_together_the_golden_games_know_every_move(verb):
    """Whole moves: the group of a step and the woman of a bribe are said with them."""
    assert any(re.search(rf"  [a-f]  {verb}\b", file_of(name).read_text("utf-8")) for name in GAMES)


@pytest.mark.parametrize(
    "pattern",
    [
        r"bribe \d \w+ woman",
        r"offer exchange . \S+ \w+ \S+ \w+",
        r"offer .* fight",
        r"rob \S+ \w+ white2",
        r"arm \d blades? \d guns?",
        r"-  \dg\db",
        r"-  clubs",
        r"-  1k",
        r"-  \dr",
        r"-  clean",
        r"-  empty",
        r"box tammany",
        r"=  gangs .*\bloan=",
        r"=  gangs .*@[a-f][A-Z]*!",
    ],
)
def test_together_the_golden_games_know_the_rarer_things(pattern):
    """Exchanges, duels, both weapons, every end of an aggression, an empty box of ballots, loans that stand, and bottles due later."""
    assert any(re.search(pattern, file_of(name).read_text("utf-8"), re.MULTILINE) for name in GAMES)
