"""The worked cases of section 12, each played as the text tells it."""
from __future__ import annotations

import pytest

import fivepoints
from fivepoints import SeatError
from table import at, bosses_left, draw_all, election, favors, favors_left, line, offered, person, phase, play, refused, scores, tokens, ward

RED_AND_YELLOW = {
    "year": 10,
    "edition": 2009,
    "wards": {8: "IG:ab", 14: "IG:ab", 5: "E:ab", 10: "G:ab"},
    "seats": {"a": "5,G3,3", "b": "4,-,3"},
}


def test_case_1_slander_spreads_from_8_to_14_only():
    """12.1: 5 has no Germans and 10 does not touch 8."""
    game = at("turn=a", **RED_AND_YELLOW)
    in_8 = {move for move in offered(game, "a", "slander") if move.startswith("slander 8 ")}
    assert in_8 == {"slander 8 b german", "slander 8 b german spread 14"}
    refused(game, "a slander 8 b german spread 5", "no German", "ward 5")
    refused(game, "a slander 8 b german spread 10", "not adjacent")


def test_case_1_yellow_loses_a_boss_in_8_and_one_in_14():
    """12.1: Red pays one and two more German favors."""
    game = play(at("turn=a", **RED_AND_YELLOW), "a slander 8 b german spread 14")
    assert [ward(game, n) for n in (8, 14, 5, 10)] == ["IG:a", "IG:a", "E:ab", "G:ab"]
    assert person(game, "a") == "5,-,2,slandered"
    assert person(game, "b") == "4,-,3"
    assert favors_left(game) == (35, 35, 35, 35)
    assert bosses_left(game, "b") == 19 - 2
    assert bosses_left(game, "a") == 19 - 4


CONTESTED = {
    "year": 4,
    "garden": "-",
    "edition": 2009,
    "wards": {6: "IE:a2b3", 14: ":ac"},
    "seats": {"a": "0,I2E2,3", "b": "0,E2T3,3"},
}


def test_case_2_italian_favors_cannot_be_bid_without_italians():
    """12.2: Yellow is asked for English favors alone, Red for Irish and English."""
    game = at("bid=6,a", **CONTESTED)
    assert offered(game, "b") == {"bid none", "bid english 1", "bid english 2"}
    assert len(game.legal(0)) == 3 * 3
    refused(game, "b bid italian 1", "Italian", "ward 6")


def test_case_2_red_wins_five_to_four():
    """12.2: Red keeps one boss there and 1 Irish favor, Yellow 1 English and 3 Italian; all that was bid is back in the supply."""
    game = play(at("bid=6,a", **CONTESTED), "b bid english 1", "a bid irish 1 english 2")
    assert ward(game, 6) == "IE:a"
    assert favors(game, "a") == "I"
    assert favors(game, "b") == "ET3"
    assert favors_left(game) == (34, 34, 35, 32)
    assert bosses_left(game, "b") == 19
    assert phase(game) == "bid=14,a"


def test_case_3_leaders_of_four_nations():
    """12.3: Black leads the English, Yellow the Irish, Red and Yellow the Germans, Black and Yellow the Italians; Black is Mayor with six wards."""
    black = {4: "I2E:a", 7: "IE2:a", 6: "I2T:a", 14: "E2:a", 9: "E2:a", 15: "T:a"}
    red = {8: "I2G:b", 5: "IG2:b", 3: "E2:b", 17: "G2:b"}
    yellow = {11: "I3G:c", 13: "I3G2:c", 10: "G2T2:c"}
    how = {"year": 12, "edition": 2009, "wards": {1: "E", 2: "E", **black, **red, **yellow}}
    game = election("a pass", "a pass", **how)
    seats = {"a": f"{6 + 1 + 3},E3T3,3,mayor,lead=ET", "b": "4,G3,3,lead=G", "c": "3,I3G3T3,3,lead=IGT"}
    assert game.position() == line("appoint=a", garden="-", seats=seats, **how)


def test_case_4_settle_a_boss_in_2_and_an_english_cube_in_6():
    """12.4: one English favor."""
    how = {"year": 1, "players": 4}
    game = play(at("turn=a", garden="I2EG2T", **how), "a settle 2 english 6")
    after = line("turn=a,ward", garden="I2G2T", wards={2: "G:a", 6: "EG"}, seats={"a": "0,E,3"}, **how)
    assert game.position() == after


ENGLISH_IN_1_AND_3 = {
    "year": 6,
    "wards": {1: "E:ab", 3: "E:ab"},
    "seats": {"a": "4,E4,3,mayor", "b": "2,-,3,deputy", "c": "1,-,3,police"},
}


def test_case_5_a_slander_spreads_over_a_zone_line():
    """12.5: ward 1 is of zone I, ward 3 of zone II."""
    game = at("turn=a", **ENGLISH_IN_1_AND_3)
    assert {"slander 1 b english", "slander 1 b english spread 3"} <= offered(game, "a", "slander")
    play(game, "a slander 1 b english spread 3")
    assert [ward(game, 1), ward(game, 3)] == ["E:a", "E:a"]
    assert person(game, "a") == "4,E,2,mayor,slandered"


def test_case_5_no_other_slander_in_this_term():
    """12.5: the token is gone, and a favor and a common ward are of no use."""
    game = play(at("turn=a", **ENGLISH_IN_1_AND_3), "a slander 1 b english")
    assert tokens(game, "a") == 2
    assert offered(game, "a", "slander") == set()
    refused(game, "a slander 3 b english", "once in a term")


WARD_1_VOTES = {"year": 4, "garden": "-", "wards": {1: "ET:a2b"}, "seats": {"a": "0,ET3,3", "b": "0,ET,3", "c": "0,E2,3"}}


def test_case_6_only_those_with_a_boss_bid():
    """12.6: C has English favors but no boss in ward 1."""
    game = at("bid=1,a", **WARD_1_VOTES)
    assert game.movers() == [0, 1]
    refused(game, "c bid none", error=SeatError)
    refused(game, "c bid english 1", error=SeatError)
    assert len(game.legal(0)) == 2 * 4
    assert len(game.legal(1)) == 2 * 2


def test_case_6_a_wins_four_to_two_and_may_place_a_cube():
    """12.6: A keeps one boss in ward 1."""
    game = play(at("bid=1,a", **WARD_1_VOTES), "b bid english 1", "a bid english 1 italian 1")
    assert ward(game, 1) == "ET:a"
    assert favors(game, "a") == "T2"
    assert favors(game, "b") == "T"
    assert favors(game, "c") == "E2"
    assert phase(game) == "place=a,1"
    assert game.movers() == [0]
    assert "place italian 1" in game.legal(0)


def test_case_7_points_mayor_and_leaders():
    """12.7: A 2 VP, B 2 VP with ward 14 alone, C 3 + 3; A and C tie for the Italians and both are paid."""
    wards = {1: "E2T:a", 7: "E:a", 14: "I2:b", 2: "G:c", 4: "I:c", 6: "G2T:c"}
    game = election("a pass", "c pass", "c pass", "a pass", wards=wards)
    assert scores(game) == [2, 2, 6]
    assert person(game, "a") == "2,E3T3,3,lead=ET"
    assert person(game, "b") == "2,I3,3,lead=I"
    assert person(game, "c") == "6,G3T3,3,mayor,lead=GT"
    assert phase(game) == "appoint=c"


@pytest.mark.parametrize(("players", "campaigns", "settles"), [(3, 21, 36), (4, 66, 121), (5, 120, 225)])
@pytest.mark.parametrize(("garden", "nations"), [("I5", 1), ("I4T", 2), ("I3GT", 3), ("I2EGT", 4)])
def test_case_8_results_of_the_first_ward_action(players, campaigns, settles, garden, nations):
    """12.8: wards taken two at a time, or ward by ward for each nation in Castle Garden; no two moves come to the same."""
    game = at("turn=a", year=1, players=players, garden=garden)
    results = set()
    for move in game.legal(0):
        then = game.copy()
        then.play(0, move)
        results.add(then.position())
    assert len(game.legal(0)) == len(results) == campaigns + settles * nations


def test_case_9_a_bid_of_all_35_favors():
    """12.9: with printed pieces the supply is the only limit."""
    game = at("bid=14,a", year=4, garden="-", wards={14: "I:ab2"}, seats={"a": "0,I35,3"})
    assert len(game.legal(0)) == 36
    play(game, "a bid irish 35")
    assert ward(game, 14) == "I:a"


def test_case_9_no_bid_above_the_holding():
    """12.9."""
    game = at("bid=14,a", year=4, garden="-", wards={14: "I:ab2"}, seats={"a": "0,I35,3"})
    refused(game, "a bid irish 36", "35")


def hoard_irish_favors() -> fivepoints.Game:
    """A settles an Irish cube every year, is Deputy Mayor in three terms, wins wards 4 and 7 and leads the Irish each time; stops when ward 6 votes last."""
    game = fivepoints.new("tammany", players=3, supply="unlimited")
    draw_all(game, "a", "irish")
    for year in range(1, 17):
        order = "abc" if year <= 4 else "bca"
        for letter in order:
            if letter == "a":
                boss = {2: 7, 16: 6}.get(year, 4)
                play(game, f"a settle {boss} irish {boss}", *(["a take irish"] if year > 4 else []), "a end")
            elif letter == "b":
                play(game, "b campaign 1 2" if year % 2 else "b campaign 6 6", "b end")
            else:
                play(game, "c campaign 14 14", "c end")
            draw_all(game, "irish")
        if year in (4, 8, 12):
            play(game, "b pass", "b pass", "a take irish", "a take irish", "b appoint c police a deputy")
            draw_all(game, "irish")
    return play(game, "b pass", "b pass", "a take irish", "a take irish")


def test_case_9_unlimited_45_in_a_bid():
    """12.9: 16 settles, 12 years as Deputy Mayor, 8 ward bonuses and 3 leaderships make 16 + 12 + 8 + 9 = 45 Irish favors."""
    game = hoard_irish_favors()
    assert phase(game).startswith("bid=6,")
    assert favors(game, "a").startswith("I45")
    assert "bid irish 45" in game.legal(0)
    assert "bid irish 46" not in game.legal(0)


def test_case_9_unlimited_48_held_at_the_end():
    """12.9: leading the Irish once more makes 48."""
    game = hoard_irish_favors()
    for seat in game.movers():
        game.play(seat, "bid none")
    assert game.over
    assert favors(game, "a").startswith("I48")


def test_case_10_the_mayor_decides():
    """12.10: 5-2-1, B stays Mayor by a full tie: 5-5-1, with three tokens each 8-8-4, and B wins."""
    game = election(year=16, first="b", seats={"a": "5,-,3,deputy", "b": "2,-,3,mayor", "c": "1,-,3,police"})
    assert game.result() == {"scores": [8, 8, 4], "ranks": [2, 1, 3], "shares": [0.0, 1.0, 0.0]}


C_IS_MAYOR = {"year": 16, "wards": {6: "G:c"}}  # and leads the Germans: 1 + 3 for the ward and the office, 2 for most German favors, 3 for tokens


def test_case_10_favors_decide():
    """12.10: A has 2 Italian favors, B 1 English; both score 2 for most of a nation, and A has more in all."""
    game = election(seats={"a": "10,T2,3", "b": "10,E,3"}, **C_IS_MAYOR)
    assert game.result() == {"scores": [15, 15, 9], "ranks": [1, 2, 3], "shares": [1.0, 0.0, 0.0]}


def test_case_10_a_shared_win():
    """12.10: A and B have 1 Irish favor each and neither is Mayor."""
    game = election(seats={"a": "10,I,3", "b": "10,I,3"}, **C_IS_MAYOR)
    assert game.result() == {"scores": [15, 15, 9], "ranks": [1, 1, 3], "shares": [0.5, 0.5, 0.0]}
