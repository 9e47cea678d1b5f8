"""The rulings Q1 to Q13 of section 10: where the printed texts are silent or people ask."""
from __future__ import annotations

import pytest

import fivepoints
from fivepoints import PhaseError, SeatError
from table import (
    ALL_CUBES,
    ORDER,
    at,
    bag,
    bosses_left,
    draw,
    draw_all,
    election,
    favors,
    favors_left,
    garden,
    offered,
    person,
    phase,
    play,
    refused,
    scores,
    ward,
)

OFFICES = {"a": "9,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,police"}


# Q1: the bag runs short


def test_q1_a_short_bag_gives_what_it_has():
    """Q1: three players would draw five cubes, the bag has an Irish and an Italian one."""
    game = at("turn=c,ward", year=10, garden="-", wards={10: "I18E20G22T24"})
    play(game, "c end")
    assert phase(game) == "fill=2,a"
    assert game.chance() == [("irish", 1), ("italian", 1)]
    draw(game, "italian")
    assert garden(game) == "IT"
    assert phase(game) == "turn=a"
    assert bag(game) == (0, 0, 0, 0)


def test_q1_a_bag_of_one_nation_is_not_drawn_from_it_just_comes():
    """Q1: two Italian cubes can come in one way only."""
    game = play(at("turn=c,ward", year=10, garden="-", wards={10: "I19E20G22T23"}), "c end")
    assert garden(game) == "T2"
    assert phase(game) == "turn=a"


def test_q1_with_an_empty_garden_and_bag_only_a_campaign_is_possible():
    """Q1: 15 wards, taken two at a time: 120."""
    game = play(at("turn=c,ward", year=10, garden="-", wards=ALL_CUBES), "c end")
    assert phase(game) == "turn=a"
    assert len(offered(game, "a", "campaign")) == len(game.legal(0)) == 120
    refused(game, "a settle 4 irish 4", "Castle Garden is empty", "only a campaign")


def test_q1_the_last_cube_settles_and_the_next_player_finds_none():
    """Q1."""
    game = at("turn=c", year=10, garden="T", wards={10: "I19E20G22T24"})
    play(game, "c settle 4 italian 4", "c end")
    assert favors(game, "c") == "T"
    assert garden(game) == "-"
    assert offered(game, "a", "settle") == set()


def test_q1_one_cube_left_means_no_drawing():
    """4.1: Castle Garden is filled when it is empty, not before."""
    game = play(at("turn=c,ward", year=2, first="c", garden="E"), "c end")
    assert phase(game) == "turn=a"
    assert garden(game) == "E"


def test_q1_a_cube_back_in_the_bag_is_drawn_again():
    """Q1: the Chief of Police's arrest is all there is to draw."""
    game = at("turn=c,ward", year=10, garden="-", wards=ALL_CUBES, seats=OFFICES)
    play(game, "c arrest german 10", "c end")
    assert garden(game) == "G"
    assert phase(game) == "turn=a"


# Q2: nothing comes between two placements


BUSY = {  # b could take a favor, and slander c in ward 4
    "year": 6,
    "garden": "I2E",
    "wards": {4: "I:bc", 7: "E"},
    "seats": {"a": "6,-,3,mayor", "b": "2,I,3,deputy", "c": "3,-,3,police"},
}


@pytest.mark.parametrize("middle", ["second=b,4", "cube=b"])
@pytest.mark.parametrize("move", ["b take irish", "b slander 4 c irish", "b end", "b campaign 7 7"])
def test_q2_no_other_action_between_two_placements(middle, move):
    """Q2."""
    assert {"take irish", "slander 4 c irish"} <= offered(at("turn=b", **BUSY), "b")
    refused(at(middle, **BUSY), move, "comes first", error=PhaseError)


def test_q2_other_actions_come_before_or_after_the_ward_action():
    """4.2: in any order the player likes."""
    before = play(at("turn=b", **BUSY), "b take irish", "b slander 4 c irish", "b campaign 7 7")
    after = play(at("turn=b", **BUSY), "b campaign 7 7", "b slander 4 c irish", "b take irish")
    around = play(at("turn=b", **BUSY), "b slander 4 c irish", "b campaign 7 7", "b take irish")
    assert before.position() == after.position() == around.position()
    assert phase(before) == "turn=b,ward,office"


# Q3: a ward bonus may be declined


@pytest.mark.parametrize("number", [1, 2, 4, 7])
def test_q3_a_bonus_may_be_declined(number):
    """Q3: nothing is placed or taken."""
    game = election(wards={number: ":b"})
    assert phase(game) == f"{'place' if number < 3 else 'favor'}=b,{number}"
    assert len(game.legal(1)) == (6 * 4 if number < 3 else 4) + 1
    before = bag(game)
    play(game, "b pass")
    assert bag(game) == before
    assert sum(favors_left(game)) == 4 * 35 - 3  # the leader's
    assert phase(game) == "appoint=b"


@pytest.mark.parametrize(("number", "move"), [(1, "place italian 14"), (2, "place italian 14"), (4, "take italian"), (7, "take italian")])
def test_q3_a_bonus_that_is_used(number, move):
    """7.2: a cube from the bag, without a favor for it, or a favor."""
    game = play(election(wards={number: ":b", 6: ":c"}, year=4), f"b {move}")
    assert ward(game, 14) == ("IT" if number < 3 else "I")
    assert favors(game, "b").endswith("T") == (number > 3)


def test_q3_no_bonus_for_a_ward_nobody_wins():
    """7.2: a tie elects nobody."""
    game = election(wards={1: ":ab", 2: ":bc", 4: ":ac", 7: ":abc"})
    assert scores(game) == [0, 0, 0]
    assert phase(game) == "open"


def test_q3_with_an_empty_bag_the_cube_is_skipped():
    """Q3: wards 1 and 2."""
    game = election(year=12, wards={**ALL_CUBES, 1: ":a", 2: ":b", 14: ":a"})
    assert phase(game) == "appoint=a"


def test_q3_the_last_cube_of_the_bag_goes_to_the_winner_of_1():
    """Q3: only Italians can be chosen, and then the bonus of ward 2 is skipped."""
    game = election(year=12, wards={10: "I19E20G22T24", 1: ":a", 2: ":b", 14: ":a"})
    assert offered(game, "a") == {"pass"} | {f"place italian {number}" for number in ORDER}
    refused(game, "a place irish 4", "no Irish", "bag")
    play(game, "a place italian 4")
    assert phase(game) == "appoint=a"


def test_q3_the_garden_returns_to_the_bag_before_the_vote():
    """7.1: so what was left in Castle Garden can be a bonus cube."""
    game = election(year=12, garden="T", wards={10: "I19E20G22T24", 1: ":a"})
    assert garden(game) == "-"
    assert "place italian 1" in game.legal(0)


def test_q3_with_no_favor_in_the_supply_the_favor_is_skipped():
    """Q3: wards 4 and 7."""
    game = election(year=12, wards={4: ":a", 7: ":b", 14: ":a"}, seats={"c": "0,I35E35G35T35,3"})
    assert phase(game) == "appoint=a"


def test_q3_the_last_favor_goes_to_the_winner_of_4():
    """Q3: only an Italian favor can be chosen, and then the bonus of ward 7 is skipped."""
    game = election(year=12, wards={4: ":a", 7: ":b", 14: ":a"}, seats={"c": "0,I35E35G35T34,3"})
    assert offered(game, "a") == {"pass", "take italian"}
    refused(game, "a take irish", "no Irish favor")
    play(game, "a take italian")
    assert phase(game) == "appoint=a"


# Q4: most of nothing does not count


def test_q4_nobody_leads_a_nation_that_is_in_no_won_ward():
    """Q4: Italians live in ward 14, which nobody wins; A wins a German ward, and leads the Germans only."""
    game = election(wards={6: "G:a", 14: "IT:bc"})
    assert person(game, "a") == "4,G3,3,mayor,lead=G"
    assert favors_left(game) == (35, 35, 32, 35)


def test_q4_without_a_won_ward_there_is_no_leader():
    """Q4."""
    game = election()
    assert "lead" not in game.position()
    assert favors_left(game) == (35, 35, 35, 35)


def test_q4_no_points_for_a_nation_of_which_nobody_has_a_favor():
    """8: 3 for tokens, and 2 for A's Irish favor; English, German and Italian give nobody anything. A is Mayor by the tie-break."""
    game = election(year=16, seats={"a": "0,I,3"})
    assert game.result()["scores"] == [3 + 2 + 3, 3, 3]


# Q5: bosses run out


def stretched(left: int) -> fivepoints.Game:
    """Year 14: A, Mayor and leader of the Irish, has a boss in each of 15 wards and has so many left of the other two."""
    wards = dict.fromkeys(ORDER, ":a") | {6: f":a{3 - left}" if left < 2 else ":a"}
    seats = {"a": "30,-,3,mayor,lead=I", "b": "9,-,3,deputy", "c": "9,-,3,police"}
    game = at("turn=a", year=14, wards=wards, seats=seats)
    assert bosses_left(game, "a") == left
    return game


def test_q5_bosses_in_wards_on_a_leaders_box_and_on_the_office_are_in_use():
    """Q5: 19 less 15, 1 and 1."""
    assert bosses_left(stretched(2), "a") == 2


def test_q5_with_two_bosses_left_a_campaign_places_both():
    """Q5."""
    game = stretched(2)
    refused(game, "a campaign 4", "second", error=fivepoints.NotationError)
    play(game, "a campaign 4 7")
    assert bosses_left(game, "a") == 0
    assert phase(game) == "turn=a,ward"


def test_q5_with_one_boss_left_a_campaign_places_one():
    """Q5."""
    game = stretched(1)
    assert offered(game, "a", "campaign") == {f"campaign {number}" for number in ORDER}
    refused(game, "a campaign 4 7")
    refused(game, "a campaign none", "Q5")
    play(game, "a campaign 4")
    assert ward(game, 4) == "I:a2"
    assert bosses_left(game, "a") == 0
    assert phase(game) == "turn=a,ward"


def test_q5_with_none_left_a_campaign_places_none():
    """Q5: said as a step of its own, and it is the ward action."""
    game = stretched(0)
    assert offered(game, "a", "campaign") == {"campaign none"}
    refused(game, "a campaign 4", "no boss is left")
    refused(game, "a campaign 4 7", "no boss is left")
    refused(game, "a end", "ward action")
    play(game, "a campaign none")
    assert offered(game, "a") == {"end"}


def test_q5_with_one_boss_left_a_settle_is_as_usual():
    """Q5."""
    game = stretched(1)
    refused(game, "a settle irish 7", "boss")
    play(game, "a settle 4 irish 7")
    assert (ward(game, 4), ward(game, 7), favors(game, "a")) == ("I:a2", "IE:a", "I")


def test_q5_with_none_left_a_settle_places_its_cube_alone():
    """Q5: the favor comes all the same."""
    game = stretched(0)
    assert offered(game, "a", "settle") == {f"settle irish {number}" for number in ORDER}
    refused(game, "a settle 4 irish 7", "no boss is left")
    play(game, "a settle irish 7")
    assert (ward(game, 7), favors(game, "a"), garden(game)) == ("IE:a", "I", "-")


def test_q5_without_bosses_and_cubes_there_is_only_campaign_none():
    """Q1 and Q5 together."""
    wards = dict.fromkeys(ORDER, ":a") | {6: ":a3", 10: ALL_CUBES[10] + ":a"}
    seats = {"a": "30,-,3,mayor,lead=I", "b": "9,-,3,deputy", "c": "9,-,3,police"}
    game = at("turn=a", year=14, wards=wards, seats=seats, garden="-")
    assert list(game.legal(0)) == ["campaign none"]


EVERY_WARD = dict.fromkeys(ORDER, ":a") | {15: "ET:a"}


def landslide(a: str, b: str = "0,G3,3", c: str = "0,-,3") -> fivepoints.Game:
    """A, alone in all fifteen wards, wins them all and declines each bonus."""
    return election("a pass", "a pass", "a pass", "a pass", year=12, wards=EVERY_WARD, seats={"a": a, "b": b, "c": c})


def test_q5_the_office_marker_is_waived_and_the_honour_kept():
    """Q5: 15 bosses in wards and 4 on leaders' boxes; none is left for the Mayor, who scores and gives offices all the same."""
    game = landslide("0,-,3")
    assert person(game, "a") == f"{15 + 1 + 3},I3E3G3T3,3,mayor~,lead=IEGT"
    assert bosses_left(game, "a") == 0
    assert phase(game) == "appoint=a"


def test_q5_a_leaders_marker_is_waived_and_the_favors_are_paid():
    """Q5: the Mayor's marker of the term before is still on the office when leaders are named: 15 + 1 + 3, and none for the Italians."""
    game = landslide("0,-,3,mayor", b="0,-,3,deputy", c="0,-,3,police")
    assert person(game, "a") == "19,I3E3G3T3,3,mayor,lead=IEGT~"
    assert bosses_left(game, "a") == 0


def test_q5_a_waived_marker_is_not_placed_later():
    """Q5: a boss that comes home by a slander is free to be placed, the Mayor stays without a marker."""
    game = draw_all(play(landslide("0,-,3"), "a appoint b deputy c police"), "irish")
    play(game, "a campaign none", "a end", "b campaign 6 6", "b slander 6 a german")
    assert bosses_left(game, "a") == 1
    assert ",mayor~," in person(game, "a")
    play(game, "b end", "c campaign 3 3", "c end")
    assert ",mayor~," in person(game, "a")
    assert offered(game, "a", "campaign") == {f"campaign {number}" for number in ORDER}


def test_q5_a_waived_office_marker_does_not_come_back():
    """Q5: only the four leaders' markers return at the next election; they are needed again, and the Mayor goes without once more."""
    game = landslide("19,-,3,mayor~,lead=IEGT", b="0,-,3,deputy", c="0,-,3,police")
    assert person(game, "a") == "38,I3E3G3T3,3,mayor~,lead=IEGT"
    assert bosses_left(game, "a") == 0


def test_q5_a_waived_leaders_marker_does_not_come_back():
    """Q5: three markers return to the supply and go out to the Irish, English and German boxes; the office has its own."""
    game = landslide("19,-,3,mayor,lead=IEGT~", b="0,-,3,deputy", c="0,-,3,police")
    assert person(game, "a") == "38,I3E3G3T3,3,mayor,lead=IEGT~"
    assert bosses_left(game, "a") == 0


def test_q5_leaders_boxes_are_cleared_and_placed_markers_return():
    """Q5, 7.3: B led three nations and wins nothing now; the three markers and the office's come home."""
    seats = {"a": "6,-,3,mayor", "b": "4,-,3,deputy,lead=IEG", "c": "4,-,3,police,lead=T~"}
    game = election(year=12, wards={6: ":a"}, seats=seats)
    assert person(game, "b") == "4,-,3"
    assert person(game, "c") == "4,-,3"
    assert bosses_left(game, "b") == bosses_left(game, "c") == 19
    assert person(game, "a") == "10,G3,3,mayor,lead=G"
    assert bosses_left(game, "a") == 19 - 3


# Q6: a Mayor who stays by a full tie


def test_q6_a_mayor_who_stays_by_a_full_tie_scores():
    """Q6: nobody has won a ward or holds a favor."""
    game = election(year=8, first="b", seats={"a": "4,-,3,deputy", "b": "6,-,3,mayor", "c": "3,-,3,police"})
    assert scores(game) == [4, 9, 3]
    assert phase(game) == "appoint=b"


def test_q6_the_mayor_stays_even_if_not_among_the_tied():
    """7.4: A and C have a German ward each, and 3 German favors for leading together; B has nothing."""
    seats = {"a": "4,-,3,deputy", "b": "6,-,3,mayor", "c": "3,-,3,police"}
    game = election(year=8, first="b", wards={6: ":a", 5: ":c"}, seats=seats)
    assert favors(game, "a") == favors(game, "c") == "G3"
    assert scores(game) == [5, 9, 4]
    assert phase(game) == "appoint=b"


def test_q6_without_a_mayor_before_a_full_tie_elects_none():
    """7.4: in the first term, and in a later one."""
    for year in (4, 12):
        game = election(year=year)
        assert scores(game) == [0, 0, 0]
        assert "mayor" not in game.position()


# Q7: the last Mayor is not among the tied winners


def test_q7_the_tied_winners_share():
    """Q7: A and B have 12 points and no favors, C is Mayor with fewer."""
    game = at("over", year=16, garden="-", seats={"a": "12,-,0", "b": "12,-,0", "c": "9,-,0,mayor"})
    assert game.result() == {"scores": [12, 12, 9], "ranks": [1, 1, 3], "shares": [0.5, 0.5, 0.0]}


def test_q7_the_last_mayor_wins_among_the_tied():
    """8: and the other two share the second place."""
    game = at("over", year=16, garden="-", seats={"a": "12,I,0", "b": "12,I,0,mayor", "c": "12,I,0"})
    assert game.result() == {"scores": [12, 12, 12], "ranks": [2, 1, 2], "shares": [0.0, 1.0, 0.0]}


def test_q7_without_a_mayor_the_tied_winners_share():
    """Q7: three of them."""
    game = at("over", year=16, garden="-", players=4, seats=dict.fromkeys("abd", "12,I,0"))
    assert game.result()["ranks"] == [1, 1, 4, 1]
    assert game.result()["shares"] == [1 / 3, 1 / 3, 0.0, 1 / 3]


def test_q7_the_mayors_word_is_for_the_first_place_only():
    """8: B, the Mayor, and C are equal behind A, and share the second place."""
    game = at("over", year=16, garden="-", seats={"a": "12,-,0", "b": "9,-,0,mayor", "c": "9,-,0"})
    assert game.result()["ranks"] == [1, 2, 2]


# Q8: favors run out


def test_q8_a_settle_gives_no_favor_when_none_is_left():
    """Q8: C holds all 35 Irish favors."""
    game = play(at("turn=a", year=10, garden="IE", seats={"c": "0,I35,3"}), "a settle 4 irish 4")
    assert favors(game, "a") == "-"
    assert ward(game, 4) == "I2:a"
    assert favors_left(game) == (0, 35, 35, 35)


def test_q8_a_settle_takes_the_last_favor():
    """Q8."""
    game = play(at("turn=a", year=10, garden="IE", seats={"c": "0,I34,3"}), "a settle 4 irish 4")
    assert favors(game, "a") == "I"
    assert favors_left(game)[0] == 0


def test_q8_the_deputy_mayor_cannot_take_what_is_not_there():
    """Q8."""
    game = at("turn=b", year=10, seats={"a": "9,I35G35,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,police"})
    assert offered(game, "b", "take") == {"take english", "take italian"}
    refused(game, "b take german", "no German favor")


TWO_LEAD_THE_GERMANS = {"year": 8, "first": "b", "wards": {6: ":a", 15: ":a", 5: ":b"}}


def test_q8_leaders_are_paid_in_turn_order():
    """Q8: four German favors are left. The term's first player was B, so B gets three and A, though the new Mayor, the one that is left."""
    seats = {"a": "5,-,3,deputy", "b": "6,-,3,mayor", "c": "2,G31,3,police"}
    game = election(seats=seats, **TWO_LEAD_THE_GERMANS)
    assert person(game, "a") == f"{5 + 2 + 3},E3G,3,mayor,lead=EG"
    assert person(game, "b") == "7,G3,3,lead=G"
    assert favors_left(game) == (35, 32, 0, 35)


def test_q8_leaders_who_get_nothing_lead_all_the_same():
    """Q8 and Q5: the marker goes out, the favors don't."""
    seats = {"a": "5,-,3,deputy", "b": "6,-,3,mayor", "c": "2,G35,3,police"}
    game = election(seats=seats, **TWO_LEAD_THE_GERMANS)
    assert person(game, "a") == "10,E3,3,mayor,lead=EG"
    assert person(game, "b") == "7,-,3,lead=G"
    assert bosses_left(game, "b") == 19 - 2


def test_q8_favors_bid_are_there_for_the_leaders():
    """7.2 and Q8: what was bid is in the supply when leaders are paid, the losers' favors too."""
    wards = {6: "G:ab"}
    game = election(year=8, wards=wards, seats={"a": "0,G18,3", "b": "0,G17,3"})
    play(game, "a bid german 2", "b bid german 1")
    assert favors(game, "a") == "G19"
    assert favors(game, "b") == "G16"
    assert favors_left(game)[2] == 0


# Q9: an office whose benefit is impossible


def only_the_ward_action(game: fivepoints.Game, letter: str) -> None:
    """Nothing but the ward action is offered, and then the turn can end."""
    assert {move.split()[0] for move in offered(game, letter)} == {"campaign", "settle"}
    play(game, f"{letter} campaign 14 14")
    assert offered(game, letter) == {"end"}
    play(game, f"{letter} end")


def test_q9_a_chief_of_police_where_every_ward_has_one_cube():
    """Q9."""
    game = at("turn=c", seats=OFFICES)
    refused(game, "c arrest german 6", "last cube")
    only_the_ward_action(game, "c")


def test_q9_a_precinct_chairman_with_locks_all_around():
    """Q9: ward 1 has two cubes; its neighbours are 2 and 3, both locked."""
    seats = {"a": "9,-,3,mayor", "b": "5,-,3,precinct", "c": "4,-,3,council"}
    game = at("turn=b", wards={1: "E2", 2: "!", 3: "!"}, seats=seats)
    refused(game, "b move english 1 2", "ward 2 is locked")
    only_the_ward_action(game, "b")


def test_q9_a_deputy_mayor_with_no_favor_in_the_supply():
    """Q9."""
    game = at("turn=b", seats=OFFICES | {"a": "9,I35E35G35T35,3,mayor"})
    refused(game, "b take irish", "no Irish favor")
    only_the_ward_action(game, "b")


def test_q9_a_council_president_whose_locks_are_used():
    """Q9, 5: at most two in a term."""
    seats = {"a": "9,-,3,mayor", "b": "5,-,3,precinct", "c": "4,-,3,council"}
    game = at("turn=c", year=8, wards={9: "!", 3: "!"}, seats=seats)
    refused(game, "c lock 4", "both locks")
    only_the_ward_action(game, "c")


def test_q9_the_mayor_has_no_benefit():
    """5."""
    game = at("turn=a", wards={6: "G3"}, seats=OFFICES)
    for move in ("take irish", "arrest german 6", "move german 6 4", "lock 6"):
        refused(game, f"a {move}", "only the")
    only_the_ward_action(game, "a")


# Q10: everyone tied at no ward


@pytest.mark.parametrize(
    ("a", "b", "c", "mayor"),
    [
        ("E", "E2", "-", "b"),  # most in all
        ("E", "T", "I", "c"),  # most Irish
        ("T", "E", "G", "b"),  # most English
        ("T", "T", "G", "c"),  # most German
        ("I2T", "I2G", "IE2", "b"),  # three each; A and B have more Irish; B has more German
        ("I2E2T", "I2EG2", "I2E2G", "c"),  # five each, two Irish each; B has fewer English; C has more German
    ],
)
def test_q10_the_tie_break_decides_the_mayor_all_the_same(a, b, c, mayor):
    """Q10: and the Mayor scores 3."""
    game = election(seats={"a": f"0,{a},3", "b": f"0,{b},3", "c": f"0,{c},3"})
    assert phase(game) == f"appoint={mayor}"
    assert scores(game) == [3 if letter == mayor else 0 for letter in "abc"]


# Q11: when locks are taken off


LOCKED = {"year": 8, "seats": {"a": "9,-,3,mayor", "b": "5,I,3,deputy", "c": "4,I,3,council"}}


def test_q11_a_bonus_cube_cannot_go_into_a_ward_still_locked():
    """Q11: wards 1, which is just won, and 14 are locked; nine wards are left for four nations."""
    game = election(wards={1: ":a!", 14: ":bc!"}, **LOCKED)
    assert phase(game) == "place=a,1"
    assert len(game.legal(0)) == 9 * 4 + 1
    refused(game, "a place irish 1", "locked")
    refused(game, "a place irish 14", "locked")


def test_q11_locks_stay_until_the_last_ward_has_voted():
    """Q11: ward 2 votes under its lock, and is still locked when ward 14 votes and ward 3 has yet to."""
    game = election(wards={2: ":a!", 14: ":bc!", 3: "I:bc"}, **LOCKED)
    play(game, "a pass")
    assert phase(game) == "bid=14,b"
    assert (ward(game, 2), ward(game, 14)) == ("G:a!", "I:bc!")
    play(game, "b bid irish 1", "c bid none")
    assert phase(game) == "bid=3,c"
    assert (ward(game, 2), ward(game, 14)) == ("G:a!", "I:b!")


def test_q11_locks_are_off_before_offices_are_given():
    """Q11."""
    game = election(wards={6: ":a!", 14: ":b!"}, **LOCKED)
    assert phase(game) == "appoint=b"
    assert (ward(game, 6), ward(game, 14)) == ("G:a", "I:b")
    assert "!" not in game.position()


def test_q11_locks_are_off_after_the_last_election_too():
    """7.2."""
    game = election(**LOCKED | {"year": 16}, wards={6: ":a!", 14: ":b!"})
    assert phase(game) == "over"
    assert "!" not in game.position()


# Q12: who sees what was bid


def bidding() -> fivepoints.Game:
    """Ward 14 votes: A, B and C could each bid Irish favors."""
    return at("bid=14,a", year=4, garden="-", wards={14: "I:abc"}, seats={"a": "0,I2,3", "b": "0,I2,3", "c": "0,I2,3"})


def test_q12_that_a_seat_has_bid_is_public_at_once():
    """Q12."""
    game = play(bidding(), "b bid irish 2")
    assert game.movers() == [0, 2]
    for reader in (0, 1, 2, None):
        assert game.view(reader)["election"]["closed"] == [1]
        assert game.view(reader)["movers"] == [0, 2]


def test_q12_what_it_bid_only_the_bidder_sees():
    """Q12."""
    game = play(bidding(), "b bid irish 2")
    assert game.view(1)["election"]["bid"] == {"irish": 2, "english": 0, "german": 0, "italian": 0}
    assert game.position(1).endswith(" bid=14,a,b=I2")
    for reader in (0, 2, None):
        assert game.view(reader)["election"]["bid"] is None
        assert game.position(reader).endswith(" bid=14,a,b=?")
        assert game.view(reader)["seats"][1]["favors"]["irish"] == 2


def test_q12_after_the_reveal_everybody_sees_it():
    """Q12: B wins with three votes, and has no favor left but the leader's three Irish ones."""
    game = play(bidding(), "b bid irish 2", "c bid none", "a bid irish 1")
    assert ward(game, 14) == "I:b"
    assert [favors(game, letter) for letter in "abc"] == ["I", "I3", "I2"]
    assert game.position(0) == game.position(None) == game.position()


def test_q12_a_bid_is_final():
    """Q12: in the rules; a table may be kinder."""
    game = play(bidding(), "b bid irish 2")
    refused(game, "b bid none", "chosen already", error=SeatError)


def test_q12_the_order_of_bidding_does_not_matter():
    """7.2: all are revealed together."""
    bids = {"a": "a bid irish 1", "b": "b bid irish 2", "c": "c bid none"}
    ends = {play(bidding(), *(bids[letter] for letter in order)).position() for order in ("abc", "acb", "bac", "bca", "cab", "cba")}
    assert len(ends) == 1


# Q13: a lock and bosses leaving in the election


def test_q13_bosses_leave_a_locked_ward():
    """Q13: one of the winner's stays, as anywhere."""
    game = election(wards={14: "I:a3b2!"}, year=8, seats={"a": "9,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,council"})
    assert ward(game, 14) == "I:a"
    assert bosses_left(game, "b") == 19


@pytest.mark.parametrize(("edition", "lock"), [(2009, "placing"), (2020, "full")])
def test_q13_in_a_tie_all_leave_a_locked_ward(edition, lock):
    """Q13: in either edition."""
    seats = {"a": "9,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,council"}
    game = election(wards={14: "I:a2b2!"}, year=8, seats=seats, edition=edition, lock=lock)
    assert ward(game, 14) == "I"
