"""The worked cases of section 19 of docs/rules/gangs.md, each played as the text tells it."""
from __future__ import annotations

from fractions import Fraction

import pytest

from fivepoints.games.gangs import election
from fivepoints.games.gangs.board import SQUARE_NAMES
from fivepoints.games.gangs.people import control
from gangs.streets import HOMES, actions_of, asked, begin, cash, cell, letters, odds, offered, phase, play, refused, run, state, there, token, until_turn

SOME = {"17b": "2m"}  # a gang's members somewhere out of the way


def test_case_1_pot():
    game = play(actions_of("W", people={"W": {"6a": "3m"}}), "W rob burglary 6a")
    assert odds(game, lambda text: text == "clean") == Fraction(5, 21)
    assert odds(game, lambda text: "k" in text) == Fraction(1, 3)
    play(game, "draw 1k")
    assert (cash(game, "W"), there(game, "W", "6a"), there(game, "W", "cell2")) == (16, "2m", "1m")


def test_case_2_lookout_and_white2():
    how = {"people": {"W": {"6a": "3m"}}, "equipment": {"W": "lookout"}}
    game = play(actions_of("W", **how, favors={"white2": "W"}, mode="politique"), "W rob burglary 6a white2")
    assert odds(game, lambda text: text == "clean") == Fraction(60, 143)
    assert odds(game, lambda text: "k" in text) == Fraction(3, 13)
    game = play(actions_of("W", **how), "W rob burglary 6a")
    assert odds(game, lambda text: text == "clean") == Fraction(56, 165)


def test_case_3_sizes():
    game = play(actions_of("W", people={"W": {"6a": "5m"}}), "W rob pickpocket 6a")
    assert odds(game, lambda text: "k" in text) == Fraction(1, 3)
    play(game, "draw 1k")
    assert cash(game, "W") == 11
    game = play(actions_of("W", people={"W": {"6a": "5m"}}), "W rob bankjob 6a")
    assert odds(game, lambda text: text == "clean") == Fraction(12, 143)
    play(game, "draw 1k4r")
    assert (cash(game, "W"), there(game, "W", "6a"), there(game, "W", "cell2"), there(game, "W", "bed1")) == (21, "-", "1m", "4m")


def test_case_4_actions():
    people = {"6a": "1m", "6b": "1m", "2a": "1m", "port": "1m", "arms": "1m", "bed1": "1m", "cell1": "1m"}
    game = actions_of("W", people={"W": people}, equipment={"W": "fence"})
    assert game.state().actions == 5
    people["2b"] = people.pop("2a")
    game = begin("c", "W", people={"W": people, "R": {"2a": "2m"}}, equipment={"W": "fence"})
    play(game, "W step 1m 2b 2a", "W done")
    assert (phase(game), asked(game)) == ("retreat", "W")
    play(game, "W retreat 1a")
    assert (phase(game), game.state().actions, there(game, "W", "1a")) == ("act", 4, "1m")


def test_case_5_stop():
    how = {"people": {"W": {"6a": "3m"}, "R": {"2b": "1m"}}}
    game = play(begin("c", "W", **how), "W step 2m 6a 2a")
    assert cash(game, "W") == 9
    assert {"step 1m 2a 1a", "step 2m 2a 1a"} <= offered(game, "step")
    game = play(begin("c", "W", **how), "W step 2m 6a 2b")
    assert not any(" 2b " in text for text in offered(game, "step"))
    play(game, "W done")
    assert phase(game) == "retreat"  # nobody has weapons: nobody is hit, and who defends stays


def test_case_6_recruit():
    game = play(actions_of("W", people={"W": {"port": "1m"}}, cash=20), "W recruit 3m1w")
    assert (cash(game, "W"), there(game, "W", "port")) == (4, "4m1w")
    game = play(actions_of("W", people={"W": {"port": "1m", "6a": "2m"}}, cash=40), "W recruit 3m1w")
    refused(game, "W recruit 1m", "Port")
    game = play(actions_of("W", people={"W": {"port": "1m"}}, cash=20, favors={"recruit2": "W"}, mode="politique"), "W recruit 4m")
    assert cash(game, "W") == 12


def test_case_7_two_tokens():
    game = play(actions_of("W", people={"W": {"6b": "4m", "port": "1m", "arms": "1m"}}), "W open whisky 6b")
    assert cell(game, "dial", "W") == 1
    play(game, "W open saloon 6b")
    assert (cell(game, "dial", "W"), token(game, "6b")) == (4, "W saloon whisky")
    refused(game, "W open rat-pit 6b", "token in the way")
    refused(game, "W rob mugging 6b", "without tokens")
    until_turn(game, 4, "g")
    assert cash(game, "W") == 8
    until_turn(game, 5, "b")
    assert (cash(game, "W"), game.state().stock[0]) == (8 + 11, [1, 0])
    three = play(actions_of("W", people={"W": {"6b": "3m", "port": "1m"}}), "W open whisky 6b")
    refused(three, "W open saloon 6b", "need 4")


def attack(people, defenders, *arms, **how):
    """W steps from 6a onto 2a, where R stands, and both arm themselves."""
    game = begin("c", "W", people={"W": {"6a": people, "1a": "1m"}, "R": {"2a": defenders, **SOME}}, **how)
    return play(game, f"W step {people} 6a 2a", "W done", *arms)


def test_case_8_battle():
    game = attack("3m1w", "2m", "W arm 1 gun", "R arm 1 blade", tokens={"2a": "R rat-pit"}, cells={"guns": {"W": 1}, "blades": {"R": 1}})
    assert odds(game, lambda text: "g" in text) == Fraction(2, 3)
    play(game, "draw 1g", "W bed woman 2a")
    assert (cash(game, "W"), cash(game, "R")) == (9 + 5, 11)
    assert (there(game, "W", "2a"), there(game, "W", "bed1"), there(game, "R", "2a")) == ("3m", "1w", "1m")
    assert "retreat 2b" in offered(game)
    assert "retreat 1a" not in offered(game)  # W stands there
    play(game, "R retreat 2b", "W keep rat-pit")
    assert (there(game, "R", "2b"), token(game, "2a"), cell(game, "dial", "W")) == ("1m", "W rat-pit", 1)
    assert (cell(game, "guns", "W"), cell(game, "blades", "R")) == (1, 1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "weapons", "arms", "ways"),
    [
        ("5m", "2m", {"blades": {"W": 1}}, "W arm 1 blade", {"1b": Fraction(5, 7), "clubs": Fraction(2, 7)}),
        ("5m", "2m", {"blades": {"W": 2}}, "W arm 2 blades", {"2b": Fraction(10, 21), "1b": Fraction(10, 21), "clubs": Fraction(1, 21)}),
        ("3m", "3m", {"guns": {"W": 1}}, "W arm 1 gun", {"1g": Fraction(1, 2), "clubs": Fraction(1, 2)}),
    ],
)
def test_case_9_odds(attackers, defenders, weapons, arms, ways):
    game = attack(attackers, defenders, arms, cells=weapons)
    assert {text: odds(game, lambda other, text=text: other == text) for text, _ in game.chance()} == ways


def test_case_10_weapons_travel():
    game = attack("4m", "2m", "W arm 1 gun", "draw clubs", cells={"guns": {"W": 1}})
    assert (cash(game, "R"), there(game, "W", "2a"), asked(game), phase(game)) == (15, "3m", "W", "retreat")
    play(game, "W retreat 2b")
    assert (there(game, "W", "2b"), there(game, "R", "2a"), cell(game, "guns", "W"), cell(game, "guns", "R")) == ("3m", "2m", 0, 1)


def test_case_11_nobody_left():
    cells = {"guns": {"W": 2}, "blades": {"R": 2}}
    game = attack("2m", "2m", "W arm 2 guns", "R arm 2 blades", "draw 2g", tokens={"2a": "R rat-pit"}, cells=cells)
    assert (cash(game, "W"), cash(game, "R"), there(game, "W", "bed1"), there(game, "W", "2a"), there(game, "R", "2a")) == (9 + 10, 12, "2m", "-", "-")
    assert (asked(game), phase(game)) == ("W", "takeover")
    play(game, "W keep rat-pit")
    assert (token(game, "2a"), cell(game, "dial", "W")) == ("W rat-pit", 0)


def test_case_12_void_hits():
    game = attack("5m", "1m", "W arm 3 guns", "draw 3g", cells={"guns": {"W": 3}})
    assert (cash(game, "W"), cell(game, "guns", "W"), there(game, "R", "2a")) == (9 + 5, 3, "-")


def war(attackers, defenders, *moves, weapons):
    game = begin("d", people={"W": {"6a": attackers}, "R": {"4a": defenders}}, cells=weapons)
    return play(game, "W war b", *moves)


def test_case_13_war():
    game = war("8m", "5m", "W commit 6", "R commit 3", weapons={"guns": {"W": 2}})
    refused(game, "W arm none", "brings one")
    game = war("8m", "5m", "W commit 6", "R commit 3", weapons={"guns": {"W": 1}, "blades": {"R": 1}})
    play(game, "R arm 1 blade")  # W can only bring its Firearm
    assert odds(game, lambda text: "g" in text) == Fraction(6, 9)
    play(game, "draw 1g1b")
    run(game, lambda s: s.cause == 0)
    assert (cash(game, "W"), cell(game, "blades", "W"), cell(game, "guns", "W")) == (10 + 5 + 1 + 10, 1, 1)
    for guns, win in ((5, Fraction(6, 11)), (2, Fraction(9, 11))):
        game = war("10m", "1m", "W commit 10", f"W arm {guns} guns", weapons={"guns": {"W": 5}})
        assert odds(game, lambda text, guns=guns: text == f"{guns}g") == win


def test_case_14_tracks():
    def jailed_and_hurt(things):
        game = play(actions_of("W", turn=4, people={"W": {"6a": "4m"}}, equipment={"W": things}), "W rob burglary 6a", "draw 1k1r")
        return until_turn(game, 4, "f")

    game = jailed_and_hurt("fence")
    assert (there(game, "W", "bed0"), there(game, "W", "cell1"), there(game, "W", "6a")) == ("1m", "1m", "2m")
    until_turn(game, 5, "f")
    assert (there(game, "W", "bed0"), there(game, "W", "cell0"), there(game, "W", "6a")) == ("-", "1m", "3m")
    until_turn(game, 6, "f")
    assert there(game, "W", "6a") == "4m"
    assert there(until_turn(jailed_and_hurt("lawyer"), 5, "f"), "W", "6a") == "4m"
    assert there(jailed_and_hurt("surgeon"), "W", "6a") == "3m"


def test_case_15_no_goods():
    how = {"turn": 2, "tokens": {"6a": "W saloon", "6b": "W saloon"}, "cells": {"stock": {"W": [1, 0]}}}
    game = begin("a", people={"W": {"6a": "2m", "6b": "2m"}}, **how)
    assert (cash(game, "W"), token(game, "6a"), token(game, "6b")) == (21, "W saloon", "-")
    game = run(begin("a", people={"W": {"6a": "2m", "6b": "2m"}}, police=["6b", "14a", "7a"], **(how | {"turn": 4})), lambda s: s.stage > 1)
    assert (cash(game, "W"), token(game, "6b")) == (21, "W saloon")
    game = begin("a", people={"W": {"6a": "2m", "6b": "1m"}}, **how)
    assert (cash(game, "W"), token(game, "6b")) == (21, "W saloon")


def test_case_16_movers():
    people = {letter: {home: "2m" if letter == "B" else "3m"} for letter, home in HOMES.items()}
    game = begin("b", turn=3, order="WRBECD", people=people, cash={"D": 6, "C": 6}, mode="politique")
    assert asked(game) == "B"
    play(game, "B police 1 14a")
    assert asked(game) == "D"
    play(game, "D police 2 6b")
    assert asked(game) == "D"
    assert {text.split()[1] for text in offered(game)} == {"3"}


def test_case_17_raid_and_bribe():
    def at_the_window(people="3m1w", tokens=None, money=10):
        game = begin("b", people={"W": {"6a": "3m", "10b": people}}, tokens=tokens or {"10b": "W rat-pit"}, police=["10b", "10b", "14a"], cash={"W": money})
        play(game, f"{asked(game)} police 3 14a")
        return play(game, f"{asked(game)} police 1 10b")

    game = at_the_window()
    assert (asked(game), phase(game)) == ("W", "bribe")
    play(game, "W bribe 1 7a woman 10b")
    assert (cash(game, "W"), there(game, "W", "10b"), game.view(None)["police"]) == (7, "3m", ["7a", "10b", "14a"])
    assert game.state().stage > 2  # W has no woman left to bribe the other
    until_turn(game, 5, "b")
    assert cash(game, "W") <= 7  # the other pawn still blocks
    for game in (at_the_window("4m"), at_the_window(money=2), at_the_window(tokens={"10b": "W whisky"})):
        assert game.state().stage > 2
        assert (there(game, "W", "10b"), there(game, "W", "cell1")) in {("-", "3m1w"), ("-", "4m")}
    until_turn(game, 5, "f")
    assert there(game, "W", "cell0") == there(game, "W", "cell1") == "-"


def test_case_18_corruption_pawn():
    how = {"people": {"W": {"6a": "3m", "10a": "2m"}}, "tokens": {"10a": "W rat-pit", "9a": "W rat-pit"}, "police": ["10a", "7a", "9a"]}
    game = begin("b", turn=5, corruption="W", mode="politique", **how)
    ends = {tuple(text.split()[1:]) for text in offered(game)}
    assert not {square for _, square in ends} & {"6a", "10a", "9a"}
    assert {pawn for pawn, _ in ends} == {"1", "2", "3"}


def test_case_19_influence():
    influence = dict(zip("WRBEDC", (2, 3, 2, 0, 1, 2), strict=True))

    def takers(money):
        game = begin("a", turn=2, order="CDEBRW", mode="politique", cells={"influence": influence}, cash=money)
        found = []
        for favor in ("recruit2", "move4", "white2"):
            found.append(asked(game))
            play(game, f"{asked(game)} favor {favor}")
        return "".join(found), letters(game)[game.state().corruption], game

    first, pawn, game = takers(10)
    assert (first, pawn) == ("RWB", "R")
    assert [cell(game, "influence", letter) for letter in "WRBEDC"] == [2, 3, 2, 0, 1, 2]
    assert takers({"C": 9})[:2] == ("RCW", "R")
    game = play(actions_of("W", people={"W": {"tammany": "2m", "6a": "1m"}}, mode="politique"), "W lobby", "W lobby")
    assert cell(game, "influence", "W") == 2
    assert not offered(game, "lobby")


def test_case_20_double():
    how = {"turn": 2, "tokens": {"6a": "W rat-pit", "6b": "W opium-den"}, "people": {"W": {"6a": "2m", "6b": "2m"}}, "mode": "politique"}
    cells = {"influence": {"W": 1}, "stock": {"W": [0, 1]}}
    game = play(begin("a", cells=cells, **how), "W favor double")
    assert cash(game, "W") == 10 + 6 + 13 + 13
    game = play(begin("a", cells=cells, equipment={"W": "bookkeeper"}, **how), "W favor double")
    assert cash(game, "W") == 10 + 7 + 14 + 14


@pytest.mark.parametrize(
    ("votes", "premiums"),
    [
        ((7, 5, 5, 3, 3, 3), (20, 14, 14, 8, 8, 8)),
        ((4, 4, 4, 4, 1, 0), (14, 14, 14, 14, 8, 6)),
        ((6, 5, 4, 3, 2, 2), (20, 16, 12, 10, 7, 7)),
        ((5, 5, 5, 5, 5, 5), (12, 12, 12, 12, 12, 12)),
    ],
)
def test_case_21_election(votes, premiums):
    """Each gang controls its HQ; the rest are ballots, and a gang without a vote has lost it."""
    s = state(turn=9, mode="politique", cash=100)
    for p, count in enumerate(votes):
        s.ballots[p] = count - 1
        if count == 0:
            s.ballots[p] = 0
            home = SQUARE_NAMES.index("8a")
            s.men[home][p] = s.women[home][p] = 0
            s.owner[home], s.den[home] = 0, 3
            s.ballots[0] -= 1
    assert tuple(election.votes(s, p) for p in range(6)) == votes
    assert tuple(election.premium(s, p) for p in range(6)) == premiums


def test_case_22_control():
    s = state(people={"W": {"2a": "2m"}, "R": {"2b": "1m"}, "D": {"9a": "1m"}}, tokens={"15a": "D rat-pit"})
    who = {name: control(s, SQUARE_NAMES.index(name)) for name in ("2a", "2b", "6a", "15a", "1a")}
    assert who == {"2a": 0, "2b": 1, "6a": 0, "15a": 4, "1a": -1}


def test_case_23_ballots():
    homes = {"W": {"6a": "1m", "6b": "1m", "2a": "1m", "2b": "1m", "3a": "1m"}, "R": {"4a": "3m", "4b": "1m"}}
    game = begin("c", "W", turn=8, order="WRBEDC", mode="politique", people=homes, cash={"W": 6, "R": 6}, cells={"dial": {"W": 4}})
    play(game, "W done", "W rig 5")
    assert cash(game, "W") == 6
    play(game, "W done", "R done", "R rig 2", "R done", "B done", "B sack", "draw a", "draw a", "draw b")
    s = game.state()
    assert (s.ballots[:2], s.shown[:2]) == ([3, 1], [2, 1])
    until_turn(game, 8, "g")
    assert cash(game, "W") == 4  # the others see $2 paid
    before = game.state()
    before.men[SQUARE_NAMES.index("3a")][0] = 0
    assert election.votes(before, 0) == 7  # four squares
    until_turn(game, 9, "a")
    assert game.state().ballots[:2] == [0, 0]
    assert cash(game, "W") == 0 + 20  # $1 was paid in truth
    early = begin("c", "W", turn=7, mode="politique", people=homes)
    play(early, "W done")
    assert not offered(early, "rig") | offered(early, "sack")
    refused(early, "W sack", "turn 8")


def test_case_24_dial():
    game = begin("f", people={"W": {"6a": "3m"}}, cells={"dial": {"W": 5}})
    assert (there(game, "W", "bed0"), cell(game, "dial", "W"), phase(game)) == ("1m", 5, "dry")
    play(game, "W dry man 6a")
    assert (there(game, "W", "bed0"), cell(game, "dial", "W")) == ("2m", 2)
    until_turn(game, 5, "f")
    assert there(game, "W", "6a") == "3m"
    game = begin("f", people={"W": {"6a": "3m"}}, cells={"dial": {"W": 4}}, cash={"W": 1})
    assert cash(game, "W") == 0
    game = play(actions_of("W", people={"W": {"6b": "2m", "6a": "1m"}}, cells={"dial": {"W": 8}}), "W open saloon 6b")
    assert cell(game, "dial", "W") == 10


def test_case_25_return():
    game = begin("e", people={"W": {"6b": "5m", "port": "4m"}})
    assert there(game, "W", "6a") == "4m"
    game = begin("e", people={"W": {"port": "1m"}, "R": {"6a": "1m"}})
    assert phase(game) == "home"
    nearest = {text.split()[-1] for text in offered(game)}
    assert nearest == {"6b", "2a", "2b", "3a", "4b", "5a", "10a", "10b", "14a"}  # 4a is R's
    play(game, "W home man 2a")
    assert control(game.state(), SQUARE_NAMES.index("2a")) == 0


def test_case_26_swap():
    how = {"order": "WRBEDC", "people": {"C": {"arms": "1m", "8a": "2m"}}, "cash": 20}
    game = play(begin("c", "C", **how), "C done", "C buy 1 blade", "C swap a", "C done")
    assert "".join(letters(game)[p] for p in game.view(None)["order"]) == "CRBEDW"
    game = begin("c", "E", order="WRBEDC", people={"E": {"arms": "1m", "13a": "2m"}}, cash=20)
    play(game, "E done", "E buy 1 blade", "E swap f", "E done", "D done", "D done")
    assert asked(game) == "C"
    assert game.state().stage == 3


def test_case_27_duel():
    tokens = {"6b": "W rat-pit", "13b": "E gambling-hall"}
    people = {"W": {"6b": "4m"}, "E": {"13b": "4m"}}
    game = play(begin("g", tokens=tokens, people=people), "W offer exchange d rat-pit 6b gambling-hall 13b fight", "E refuse")
    assert [text for text, _ in game.chance()] == list("123456")
    lost = play(game.copy(), "draw 3")
    assert asked(lost) == "E"
    assert offered(lost) == {"deal", "nodeal"}
    play(game, "draw 4")
    assert asked(game) == "W"
    play(game, "W deal")
    assert (token(game, "6b"), token(game, "13b")) == ("W gambling-hall", "E rat-pit")
    more = play(begin("g", tokens=tokens | {"13a": "E brothel"}, people=people), "W offer exchange d rat-pit 6b gambling-hall 13b fight", "E refuse", "draw 1")
    assert offered(more) == {"deal", "nodeal", "exchange brothel 13a rat-pit 6b"}


def test_case_28_loan():
    game = begin("d", people={"W": {"6a": "5m"}, "R": {"4a": "3m"}, "C": {"8a": "4m"}}, deals={"loan": "CR"}, cells={"guns": {"C": 1}, "blades": {"W": 1}})
    play(game, "W war b", "R call", "W commit 4", "R commit 2")
    assert asked(game) == "C"  # W can only take its Blade, R has nothing
    play(game, "C arm 1 gun")
    assert sum(weight for _, weight in game.chance()) == 126  # nine cubes, four drawn
    play(game, "draw clubs")
    run(game, lambda s: s.cause == 0)
    assert (there(game, "W", "6a"), there(game, "W", "bed1")) == ("3m", "1m")
    assert cash(game, "R") == 10 + 16
    assert (cell(game, "guns", "C"), cell(game, "blades", "R"), cell(game, "guns", "R"), cell(game, "blades", "W")) == (1, 1, 0, 0)


def test_case_29_end():
    s = state(turn=7, people={"W": {"6a": "3m"}, "R": {"4a": "3m"}}, equipment={"R": "fence"}, cash={"W": 50, "R": 50})
    places = [0] * 6
    election.places(s, places)
    assert places[:2] == [2, 1]


def test_case_30_empty_den():
    people = {"W": {"6a": "2m", "port": "1m2w"}, "R": {"cell2": "3m"}}
    game = play(begin("c", "W", tokens={"2a": "R brothel"}, people=people), "W step 2m 6a 2a", "W done", "W keep brothel")
    assert (token(game, "2a"), cell(game, "dial", "W")) == ("W brothel", 0)
    run(game, lambda s: s.stage == 5 and s.seat == 0 and s.leaving[1] > 0)
    play(game, "W home woman 2a", "W home woman 2a", "W home man 2a")
    before = cash(game, "W")
    until_turn(game, 5, "b")
    assert (cash(game, "W"), cell(game, "dial", "W")) == (before + 10, 2)


def test_case_31_wars():
    """Five members on each HQ; the defaults name the victims."""
    armed = {"blades": dict.fromkeys("WRBE", 3)}
    game = begin("d", cells=armed)

    def fight(attacker, target):
        play(game, f"{attacker} war {target}")
        at = game.state().at
        run(game, lambda s: s.cause == 0 and (s.at != at or s.stage > 4))

    fight("W", "b")
    fight("R", "a")
    assert asked(game) == "B"
    play(game, "B war d")
    at = game.state().at
    run(game, lambda s: s.cause == 0 and s.at != at)
    fight("E", "a")
    assert game.state().attacked[0] == 2
    game = begin("d", order="WREBDC", cells=armed)
    fight("W", "b")
    fight("R", "a")
    fight("E", "a")
    assert asked(game) == "B"
    assert offered(game, "war") == {"war b", "war d", "war e", "war f"}
    play(game, "B pass")
    assert game.state().stage > 4  # D and C have no weapon
