"""Hard spots of docs/rules/gangs.md: reactions out of turn, gangs that go out, secrets of the ballot, nowhere to go, and what is done by default."""
from __future__ import annotations

from collections import Counter

import pytest

import fivepoints
from fivepoints.core.randoms import generator
from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.layout import BRIBE
from fivepoints.games.gangs.people import purse
from gangs.streets import actions_of, asked, begin, cash, cell, offered, phase, play, refused, run, there, token, until_turn


def default(game):
    return RULES.notation.default(game.asking(game.movers()[0]))


# Out of the game (4, 20)


def test_a_gang_goes_out_in_the_middle_of_its_turn():
    """Its tokens and weapons are back in the supply, its deals end, and the next gang goes on."""
    people = {"W": {"6a": "1m"}, "R": {"2a": "3m"}}
    game = begin("c", "W", people=people, tokens={"9a": "W rat-pit"}, deals={"nowar": "WE"}, cells={"blades": {"W": 1}, "guns": {"R": 1}})
    play(game, "W step 1m 6a 2a", "W arm 1 blade", "R arm 1 gun", "draw clubs")
    assert (cell(game, "fallen", "W"), token(game, "9a"), asked(game), phase(game)) == (1, "-", "R", "move")
    assert (cell(game, "blades", "W"), cell(game, "blades", "R"), game.view(None)["deals"]) == (0, 1, [])


def test_two_gangs_out_at_once_are_ranked_by_money():
    game = begin("c", "W", people={"W": {"6a": "1m"}, "R": {"2a": "1m"}}, cash={"W": 30, "R": 20}, cells={"guns": {"W": 1, "R": 1}})
    play(game, "W step 1m 6a 2a", "W arm 1 gun", "R arm 1 gun")
    assert (cell(game, "fallen", "W"), cell(game, "fallen", "R")) == (1, 1)
    run(game, lambda s: RULES.flow.over(s))
    result = game.result()
    assert result["ranks"][:2] == [5, 6]
    assert result["scores"][:2] == [0, 0]


def test_the_turn_in_which_one_gang_is_left_is_played_out():
    """With its election."""
    game = begin("c", "W", turn=7, order="WR", mode="politique", people={"W": {"6a": "5m"}, "R": {"6b": "1m"}}, cells={"guns": {"W": 1}})
    play(game, "W step 5m 6a 6b", "W arm 1 gun", "draw 1g")
    assert cell(game, "fallen", "R") == 1
    run(game, lambda s: RULES.flow.over(s))
    assert (game.state().turn, cash(game, "W"), game.result()["ranks"]) == (7, 10 - 1 + 5 + 20, [1, 2])


def test_who_has_equipment_alone_is_out():
    game = begin("f", people={"W": {"6a": "1m"}}, equipment={"W": "fence"}, cells={"dial": {"W": 9}})
    assert (there(game, "W", "6a"), cell(game, "fallen", "W")) == ("-", 1)


# Nowhere to go (10)


def test_who_finds_no_room_stays_and_counts():
    """Its HQ is another's, its only square is full: the man stays in the Port, counts as an action there and may recruit."""
    game = begin("e", people={"W": {"6b": "5m", "port": "1m"}, "R": {"6a": "1m", "4a": "2m"}})
    assert there(game, "W", "port") == "1m"
    run(game, lambda s: s.turn == 5 and s.stage == 3)
    play(game, "W done")
    assert game.state().actions == 2
    assert offered(game, "recruit")


def test_the_beaten_go_to_the_tombs_when_all_around_is_taken():
    """8.9: 1a touches 2a, 2b and 3a only."""
    people = {"W": {"1a": "2m"}, "R": {"2a": "4m"}, "B": {"2b": "1m"}, "E": {"3a": "1m"}, "D": {"6a": "1m"}}
    game = begin("c", "R", people=people, cells={"guns": {"R": 1}})
    play(game, "R step 3m 2a 1a", "R done", "R arm 1 gun", "draw 1g")
    assert (there(game, "W", "1a"), there(game, "W", "cell1"), there(game, "R", "1a")) == ("-", "1m", "3m")
    people["D"] = {"15b": "1m"}
    game = begin("c", "R", people=people, cells={"guns": {"R": 1}})
    play(game, "R step 3m 2a 1a", "R done", "R arm 1 gun", "draw 1g")
    assert there(game, "W", "6a") == "1m"  # its HQ is free


# Police (6)


def test_the_second_window_opens_the_next_turn():
    people = {"W": {"6a": "2m2w", "10b": "2m"}}
    game = begin("a", turn=5, people=people, tokens={"10b": "W rat-pit"}, police=["10b", "14a", "7a"])
    assert (asked(game), phase(game)) == ("W", "bribe")
    blocked = play(game.copy(), "W pass")
    assert cash(blocked, "W") == 10
    play(game, "W bribe 1 17a")
    assert (cash(game, "W"), there(game, "W", "6a")) == (10 - 3 + 6, "2m1w")


def test_a_bribe_goes_round_until_all_have_passed():
    """W sends the pawn onto R's den, and R may send it on; W may not bribe it again in this window."""
    people = {"W": {"6a": "2m2w", "10b": "2m"}, "R": {"7a": "2m1w"}}
    game = begin("a", turn=5, people=people, tokens={"10b": "W rat-pit", "7a": "R rat-pit"}, police=["10b", "14a", "9a"])
    play(game, "W bribe 1 7a", "R bribe 1 10b")
    assert game.state().phase != BRIBE
    assert cash(game, "R") == 10 - 3 + 6


def test_the_last_member_is_not_given_for_a_bribe():
    game = begin("a", turn=5, people={"W": {"10b": "1w"}}, tokens={"10b": "W rat-pit"}, police=["10b", "14a", "7a"])
    assert phase(game) != "bribe"


def test_case_17_the_other_pawn_is_bribed_in_the_second_window():
    people = {"W": {"6a": "3m1w", "10b": "3m1w"}, "E": {"13a": "1m"}, "D": {"15b": "1m"}}
    game = begin("b", people=people, tokens={"10b": "W rat-pit"}, police=["10b", "10b", "14a"])
    play(game, f"{asked(game)} police 3 14a")
    play(game, f"{asked(game)} police 1 10b")
    play(game, "W bribe 1 7a woman 6a", "W pass")
    run(game, lambda s: s.turn == 5)
    assert (asked(game), phase(game)) == ("W", "bribe")
    before = cash(game, "W")
    play(game, "W bribe 2 7a")
    assert cash(game, "W") == before - 3 + 6


def test_case_18_a_pawn_that_stands_there_stays_and_blocks():
    people = {"W": {"6a": "3m", "10a": "2m"}}
    game = begin("b", turn=5, corruption="W", mode="politique", people=people, tokens={"10a": "W rat-pit"}, police=["10a", "7a", "9a"])
    for pawn, square in ((2, "7a"), (3, "9a")):
        play(game, f"{asked(game)} police {pawn} {square}")
    assert all(text.startswith("police 1 ") and not text.endswith((" 10a", " 6a")) for text in offered(game))


# Favors (5.3, 15)


def test_a_favor_that_is_used_at_once_is_not_left_to_the_next_taker():
    """There is one of each kind, and a favor that is taken is taken; among its taker's actions it is gone as well."""
    people = {"W": {"6a": "3m", "cell2": "1m"}, "R": {"4a": "3m", "cell2": "1m"}}
    cells = {"influence": {"W": 3, "R": 2, "B": 1}, "dial": {"R": 3, "B": 3}}
    game = begin("a", turn=2, mode="politique", people=people, cells=cells)
    play(game, "W favor parole", "W use parole")
    assert (there(game, "W", "cell1"), asked(game), phase(game)) == ("1m", "R", "favor")
    assert "favor parole" not in offered(game, "favor")
    assert game.view(None)["favors"]["parole"] == 0
    play(game, "R favor sober2", "R use sober2")
    assert (cell(game, "dial", "R"), offered(game, "favor")) == (1, {"favor double", "favor white2", "favor recruit2", "favor move4", "favor keepgirl"})
    assert fivepoints.parse(game.position()).position() == game.position()
    play(game, "B favor move4", "W done")
    assert not offered(game, "use")
    assert game.view(None)["favors"] | {"move4": None} == dict.fromkeys(game.view(None)["favors"])


def test_a_favor_that_is_kept_is_used_among_the_actions_once():
    game = begin("a", turn=2, mode="politique", cells={"influence": {"W": 1}, "dial": {"W": 5}})
    play(game, "W favor sober2", "W keep sober2", "W done")
    assert offered(game, "use") == {"use sober2"}
    play(game, "W use sober2")
    assert (cell(game, "dial", "W"), offered(game, "use")) == (3, set())


# Secrets of the ballot (16)


@pytest.fixture
def rigged():
    """W has put in four of its six dollars and has an action left."""
    people = {"W": {"6a": "1m", "6b": "1m", "2a": "1m", "arms": "1m"}}
    return play(begin("c", "W", turn=8, mode="politique", people=people, cash={"W": 6}), "W done", "W rig 4")


def test_what_was_paid_for_ballots_can_not_be_spent(rigged):
    assert cash(rigged, "W") == 6
    refused(rigged, "W buy 1 blade", "money")
    assert purse(rigged.state(), 0) == 2


def test_others_see_that_it_was_done_and_no_more(rigged):
    before = rigged.view(1)
    assert before["seats"][0]["rigged"]
    assert before["seats"][0]["ballots"] is None
    assert before["seats"][0]["cash"] == 6
    assert rigged.view(0)["seats"][0]["ballots"] == 4
    assert "v?" in rigged.position(1)
    assert "v4" in rigged.position(0)


def test_a_world_dealt_anew_has_any_number_of_ballots_that_fits(rigged):
    """0 to 5, each as often; and what was bought since must have been paid for."""
    r, counts = generator(7), Counter()
    for _ in range(600):
        counts[rigged.redealt(1, r).ballots[0]] += 1
    assert set(counts) == set(range(6))
    assert min(counts.values()) > 60


def test_who_has_rigged_is_asked_until_it_is_done():
    """It has no money left and nothing else to do: others must not see that."""
    game = begin("c", "W", turn=8, mode="politique", people={"W": {"port": "1m", "arms": "1m"}}, cash={"W": 5})
    play(game, "W rig 5")
    assert (asked(game), phase(game)) == ("W", "act")
    assert offered(game) == {"done"}


def test_an_empty_box_is_drawn_where_nobody_can_know_it():
    game = begin("c", "W", turn=8, mode="politique", order="WR", people={"W": {"6a": "2m", "6b": "1m"}})
    play(game, "W done", "W rig 0", "W done", "R done", "R sack")
    assert game.chance() == [("empty", 1)]
    play(game, "draw empty")
    assert game.state().most[0] == 0
    known = begin("c", "W", turn=8, mode="politique", order="WR", people={"W": {"6a": "2m", "6b": "1m"}})
    play(known, "W done", "W sack")
    assert phase(known) == "act"  # nobody has put anything in, as all know


# Defaults (17)


def test_the_usual_victim_is_one_too_many():
    """First the square with most members beyond its tokens' needs."""
    people = {"W": {"6a": "2m", "6b": "2m2w", "port": "1m"}}
    game = begin("f", people=people, tokens={"6b": "W rat-pit"}, cells={"dial": {"W": 9}})
    assert default(game) == "bury man 6a"
    game = begin("f", people=people, tokens={"6a": "W rat-pit", "6b": "W gambling-hall"}, cells={"dial": {"W": 9}})
    assert default(game) == "bury man port"
    game = begin("f", people={"W": {"6a": "2m", "6b": "2m1w"}}, tokens={"6a": "W rat-pit", "6b": "W gambling-hall"}, cells={"dial": {"W": 9}})
    assert default(game) == "bury man 6a"


def test_who_comes_back_goes_where_staff_is_lacking():
    """The best-paying den first, a woman where women lack."""
    people = {"W": {"6a": "1m", "6b": "2m", "2a": "1m", "port": "2m2w"}}
    game = begin("e", people=people, tokens={"6b": "W brothel", "2a": "W saloon"})
    assert default(game) == "home man 2a"
    play(game, "W home man 2a")
    assert default(game) == "home woman 6b"
    play(game, "W home woman 6b", "W home woman 6b")
    assert default(game) == "home man 6a"


def test_time_runs_out():
    assert default(play(begin("c", "W"), "W done")) == "done"
    assert default(begin("d", cells={"blades": {"W": 1}})) == "pass"
    war = play(begin("d", cells={"blades": {"W": 2}, "guns": {"R": 1}}), "W war b")
    assert default(war) == "commit 5"
    play(war, "W commit 5", "R commit 5")
    assert [RULES.notation.default(war.asking(p)) for p in war.movers()] == ["arm 1 blade", "arm none"]


def default_move(game):
    return f"{asked(game)} {default(game)}"


def test_an_action_is_used_up_by_each_battle():
    """7.3: and what was counted before stays."""
    people = {"W": {"6a": "2m", "6b": "2m"}, "R": {"2a": "1m", "4a": "1m"}}
    game = begin("c", "W", people=people)
    play(game, "W step 1m 6a 2a", "W step 1m 6b 2b", "W done")
    assert phase(game) == "retreat"
    play(game, default_move(game))
    assert game.state().actions == 3


def test_nobattle_keeps_off_squares_and_not_off_tokens():
    people = {"W": {"6a": "2m"}, "R": {"2a": "1m"}}
    game = begin("c", "W", people=people, tokens={"2b": "R rat-pit"}, deals={"nobattle": "RW"})
    refused(game, "W step 1m 6a 2a", "deal")
    play(game, "W step 1m 6a 2b", "W done", "W destroy rat-pit")
    assert token(game, "2b") == "-"


def test_moves_are_free_first_with_the_cabman_then_with_move4():
    game = begin("c", "W", people={"W": {"6a": "5m"}}, equipment={"W": "cabman"}, favors={"move4": "W"}, mode="politique")
    for _ in range(3):
        play(game, "W step 1m 6a 6b", "W step 1m 6b 6a")
    assert cash(game, "W") == 10
    play(game, "W step 1m 6a 6b", "W step 1m 6b 6a")
    assert cash(game, "W") == 9


def test_modules_come_into_force_with_their_turn():
    game = actions_of("W", turn=2, people={"W": {"6a": "3m", "6b": "2m"}})
    assert offered(game, "equip")
    game = begin("c", "W", turn=2, alcohol=3)
    assert not any(text.startswith("box hospital") for text in offered(game))
    game = until_turn(begin("c", "W", turn=2), 3, "b")
    assert phase(game) == "police"
