"""What a person at the keyboard reads of Gangs: the board as text, what is asked, and what came of a draw."""
from __future__ import annotations

import io

from rich.console import Console
from rich.text import Text

from fivepoints.cli.play import _Person
from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.sketch import prompt, sketch
from fivepoints.record import Keeper
from gangs.streets import begin, play

NAMES = ["You", "Ann", "Bob", "Cy", "Di", "Eve"]


def board(game, seat):
    return Text.from_markup(sketch(game.view(seat), NAMES)).plain.split("\n")


def asked(game, seat):
    return [Text.from_markup(line).plain for line in prompt(game.view(seat) | {"actor": seat}, game.legal(seat))]


def test_where_steps_lead_is_told():
    game = begin("c", "W", people={"W": {"1a": "2m", "6a": "1w"}})
    question, *ways, said = asked(game, 0)
    assert question == "Your moves: steps and boxes, a dollar each."
    assert ways == ["From 1a to 2a 2b 3a", "From 6a to 2a 2b 3a 4a 4b 5a 6b 10a 10b 14a"]
    assert said.startswith("Say done, step ")


def test_a_war_says_who_fights_whom_and_only_what_the_reader_may_know():
    game = play(begin("d", cells={"blades": {"W": 2}, "guns": {"R": 1}}), "W war b")
    assert board(game, 1)[-1] == "War: attacker a, defender b"
    play(game, "W commit 5")
    assert board(game, 0)[-1] == "War: attacker a with 5 members, defender b"
    assert board(game, 1)[-1] == "War: attacker a, defender b"
    play(game, "R commit 3", "W arm 2 blades")
    assert board(game, 0)[-1] == "War: attacker a with 5 members and 2 blades, defender b with 3 members"
    assert board(game, 1)[-1] == "War: attacker a with 5 members, defender b with 3 members"


def test_the_gang_alone_reads_what_is_left_in_truth():
    people = {"W": {"6a": "1m", "6b": "1m", "2a": "1m", "arms": "1m"}}
    game = play(begin("c", "W", turn=8, mode="politique", people=people, cash={"W": 6}), "W done", "W rig 4")
    assert "      4 ballots in the box, $2 left in truth" in board(game, 0)
    assert "      has rigged" in board(game, 1)
    assert not any("truth" in line for line in board(game, 1))


def test_favors_deals_and_a_proposal_stand_under_the_gangs():
    game = begin("g", favors={"white2": "R"}, corruption="B", mode="politique", tokens={"6b": "W rat-pit", "13b": "E saloon"})
    play(game, "W offer nowar b fight")
    assert board(game, 1)[-2:] == ["Favors: white2 b, corruption pawn c", "Proposed: a to b: nowar, and will fight for it"]
    play(game, "R accept")
    assert board(game, 1)[-1] == "Deals: nowar a b"


def test_what_drink_asks_is_said_with_the_dial():
    game = begin("f", people={"W": {"6a": "3m", "6b": "1w"}}, cells={"dial": {"W": 9}})
    assert asked(game, 0)[0] == "Name a victim: who dies?"
    play(game, "W bury man 6a")
    assert asked(game, 0)[0] == "Your dial is at 9. A member who goes to bed to dry out lowers it by 3."


def test_what_came_of_a_draw_is_told_and_nobody_says_you_wins():
    keeper = Keeper(RULES, 2, {}, NAMES[:2], bytes(32))
    while not any(fact.message == "news-war-won" for entry in keeper.entries if entry.seat is None for fact in entry.news):
        seat = keeper.game.movers()[0]
        wanted = [text for text in keeper.game.legal(seat) if text.startswith(("war", "buy 1 blade", "box arms 1m"))]
        keeper.play(seat, wanted[0] if wanted else RULES.notation.default(keeper.game.asking(seat)))
    screen = io.StringIO()
    _Person(Console(file=screen, width=120, no_color=True), RULES, keeper, NAMES[:2]).news()
    lines = [line.strip() for line in screen.getvalue().split("\n")]
    drawn = max(k for k, line in enumerate(lines) if line.startswith("drawn:"))
    facts = [line for line in lines[drawn + 1 :] if line.startswith(("Seat a ", "Ann "))]
    assert any("wins the war" in line for line in facts)
    assert not any(line.startswith("You ") for line in lines)
