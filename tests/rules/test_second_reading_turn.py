"""Second reading of the rules: a player's turn (section 4, rulings Q1, Q2, Q5, Q8)."""

from itertools import permutations

import pytest
from second import (
    NO_CUBES_LEFT,
    ORDER,
    START,
    allowed,
    at,
    bag,
    bosses_left,
    clock,
    do,
    favors,
    forbidden,
    garden,
    line,
    offers,
    opened,
    outcomes,
    phase,
    seat,
    supply,
    ward,
)

from fivepoints import FivepointsError, IllegalMove, NotationError, PhaseError, SeatError

FIRST = {"year": 1, "garden": "I2EGT"}
BUSY = {  # b, the Deputy Mayor, could slander c in ward 1
    "seats": {"a": "6,-,3,mayor", "b": "3,E,3,deputy", "c": "3,-,3,police"},
    "garden": "I2E",
}
EVERYWHERE = dict.fromkeys(ORDER, ":a")


def test_a_campaign_places_two_bosses_in_two_wards():
    """Section 4."""
    game = do(at("turn=a", **FIRST), "a campaign 4 7")
    assert game.position() == line("turn=a,ward", wards={4: ":a", 7: ":a"}, **FIRST)


def test_a_campaign_may_place_both_bosses_in_one_ward():
    """Section 4."""
    game = do(at("turn=a", **FIRST), "a campaign 14 14")
    assert game.position() == line("turn=a,ward", wards={14: ":a2"}, **FIRST)


def test_the_wards_of_a_campaign_are_read_in_any_order():
    """Notation: printed in the order in which the wards vote (7 before 6)."""
    game = at("turn=a", **FIRST)
    assert allowed(game, "a campaign 7 6")
    assert not allowed(game, "a campaign 6 7")
    assert do(game, "a campaign 6 7").position() == line("turn=a,ward", wards={6: ":a", 7: ":a"}, **FIRST)


def test_a_settle_places_a_boss_and_a_cube_and_takes_a_favor():
    """Section 12, case 4."""
    game = do(at("turn=a", **FIRST), "a settle 2 english 6")
    seats = {"a": "0,E,3"}
    assert game.position() == line("turn=a,ward", year=1, garden="I2GT", wards={2: ":a", 6: "EG"}, seats=seats)
    assert supply(game) == (35, 34, 35, 35)


def test_boss_and_cube_of_a_settle_may_share_a_ward():
    """Section 4: the same or another."""
    game = do(at("turn=a", **FIRST), "a settle 4 italian 4")
    assert ward(game, 4) == "IT:a"
    assert favors(game, "a") == "T"
    assert garden(game) == "I2EG"


def test_bosses_and_cubes_go_where_only_others_are_and_without_limit():
    """Section 4: a player may place where only others are, cubes where the player has none, any number in a ward."""
    game = at("turn=a", year=4, wards={6: "I3EG2:a7b6c5", 2: ":b2"}, garden="IE")
    assert ward(do(game.copy(), "a campaign 6 6"), 6) == "I3EG2:a9b6c5"
    then = do(game, "a settle 2 irish 14")
    assert ward(then, 2) == "G:ab2"
    assert ward(then, 14) == "I2"


def test_moves_are_read_with_small_words_and_capitals():
    """Notation: small words, commas and upper case change nothing."""
    game = do(at("turn=a", **FIRST), "a Settle a boss in ward 2, and an English cube in ward 6")
    assert ward(game, 6) == "EG"
    assert favors(game, "a") == "E"


def test_a_closed_ward_takes_nothing():
    """Sections 2 and 4: only active wards; zone II is closed in the first term of three players."""
    game = at("turn=a", **FIRST)
    for move in ("a campaign 9 9", "a campaign 1 3", "a settle 5 irish 1", "a settle 1 irish 5"):
        forbidden(game, move, IllegalMove)


def test_only_nations_in_castle_garden_can_settle():
    """Section 4."""
    game = at("turn=a", year=1, garden="I2G")
    forbidden(game, "a settle 1 english 2", IllegalMove)
    forbidden(game, "a settle 1 italian 2", IllegalMove)
    assert {move.split()[2] for move in offers(game, "a", "settle")} == {"irish", "german"}


def test_the_ward_action_is_a_must():
    """Section 4.3: the turn ends only after it."""
    forbidden(at("turn=a", **FIRST), "a end")


def test_there_is_one_ward_action_in_a_turn():
    """Section 4.2: and in the first term nothing else, so only the end is left."""
    game = do(at("turn=a", **FIRST), "a campaign 1 1")
    assert offers(game, "a") == {"end"}
    forbidden(game, "a campaign 1 1")
    forbidden(game, "a settle 1 irish 1")


def test_a_campaign_is_of_two_bosses_while_two_are_left():
    """Section 4 and Q5."""
    game = at("turn=a", **FIRST)
    for move in ("a campaign 4", "a campaign none", "a settle irish 4"):
        forbidden(game, move, FivepointsError)


def test_a_turn_is_of_one_seat():
    """Section 4."""
    game = at("turn=b", **FIRST)
    assert game.movers() == [1]
    forbidden(game, "a campaign 1 1", SeatError)
    forbidden(game, "c campaign 1 1", SeatError)


def test_moves_of_another_phase_are_refused():
    """Section 4: no bid, bonus or appointment in a turn."""
    game = at("turn=a", **FIRST)
    for move in ("a bid none", "a place irish 1", "a pass", "a appoint b deputy c police"):
        forbidden(game, move, PhaseError)
    forbidden(game, "a dance 1", NotationError)


def test_turns_go_clockwise_and_the_year_ends_with_the_last_seat():
    """Section 4: from the first player of the term."""
    game = do(at("turn=b", year=1, first="b", garden="I5"), "b campaign 1 1", "b end")
    assert (clock(game), phase(game)) == ("y1b", "turn=c")
    do(game, "c campaign 1 1", "c end")
    assert (clock(game), phase(game)) == ("y1b", "turn=a")
    do(game, "a campaign 1 1", "a end")
    assert (clock(game), phase(game)) == ("y2b", "turn=b")


def test_a_new_year_gives_back_the_office_benefit():
    """Section 5: once a year."""
    seats = {"a": "6,-,3,deputy", "b": "3,-,3,mayor", "c": "3,-,3,police"}
    game = at("turn=a,ward,office", year=6, first="b", seats=seats)
    forbidden(game, "a take irish")
    do(game, "a end", "b campaign 1 1", "b end", "c campaign 1 1", "c end")
    assert (clock(game), phase(game)) == ("y7b", "turn=a")
    assert allowed(game, "a take irish")


@pytest.mark.parametrize("cubes", ["I", "T", "I2"])
def test_castle_garden_is_not_filled_while_a_cube_is_left(cubes):
    """Section 4.1: one cube left means no drawing."""
    game = do(at("turn=a,ward", year=2, garden=cubes), "a end")
    assert game.position() == line("turn=b", year=2, garden=cubes)


@pytest.mark.parametrize(("players", "size"), [(3, 5), (4, 6), (5, 7)])
def test_an_empty_castle_garden_is_filled_at_the_start_of_the_next_turn(players, size):
    """Section 4.1: players + 2 cubes."""
    game = do(at("turn=a", players=players, year=3, garden="E"), "a settle 1 english 1")
    assert garden(game) == "-"
    assert phase(game) == "turn=a,ward"
    do(game, "a end")
    assert phase(game) == f"fill={size},b"
    assert game.movers() == []
    assert dict(game.chance()) == {"irish": 19, "english": 19, "german": 21, "italian": 25}
    forbidden(game, "b campaign 1 1", PhaseError)
    for _ in range(size):
        game.draw("italian")
    assert garden(game) == f"T{size}"
    assert phase(game) == "turn=b"
    assert game.chance() == []


def test_the_last_cube_can_settle_and_is_not_replaced_in_the_same_turn():
    """Section 4.1: the filling comes first in a turn."""
    game = do(at("turn=a", garden="T"), "a settle 6 italian 6")
    assert garden(game) == "-"
    assert game.chance() == []
    assert offers(game, "a") == {"end"}


def test_a_short_bag_gives_what_it_has():
    """Q1: five players, an Irish and a German cube are left."""
    wards = {10: "I18E20G21T25"}
    game = do(at("turn=a,ward", players=5, year=15, wards=wards, garden="-"), "a end")
    assert dict(game.chance()) == {"irish": 1, "german": 1}
    game.draw("german")
    assert game.position() == line("turn=b", players=5, year=15, wards=wards, garden="IG")
    assert bag(game) == (0, 0, 0, 0)


def test_a_bag_of_one_nation_needs_no_draw():
    """Q1, and the face: a draw with one possible outcome happens by itself."""
    wards = {10: "I19E20G22T22"}
    game = do(at("turn=a,ward", players=5, year=15, wards=wards, garden="-"), "a end")
    assert game.position() == line("turn=b", players=5, year=15, wards=wards, garden="T3")


def test_with_empty_garden_and_bag_only_campaign_is_possible():
    """Q1."""
    game = do(at("turn=a,ward", players=5, year=15, wards=NO_CUBES_LEFT, garden="-"), "a end")
    assert phase(game) == "turn=b"
    assert {move.split()[0] for move in offers(game, "b")} == {"campaign"}
    assert len(game.legal(1)) == 120
    forbidden(game, "b settle 1 irish 1")
    assert offers(do(game, "b campaign 1 10"), "b") == {"end"}


@pytest.mark.parametrize("order", list(permutations(("slander 1 c english", "take german", "campaign 6 14"))))
def test_ward_action_office_and_slander_come_in_any_order(order):
    """Section 4.2: each at most once, in any order, to the same position."""
    game = do(at("turn=b", wards={1: ":bc"}, **BUSY), *(f"b {move}" for move in order))
    seats = {**BUSY["seats"], "b": "3,G,2,deputy,slandered"}
    wards = {1: ":b", 6: ":b", 14: ":b"}
    assert game.position() == line("turn=b,ward,office", wards=wards, seats=seats, garden="I2E")
    assert offers(game, "b") == {"end"}


def test_nothing_comes_between_the_two_bosses_of_a_campaign():
    """Q2: with the first boss in 6 only the second boss is next, though office and slander are unused."""
    game = at("second=b,6", wards={1: ":bc", 6: ":b"}, **BUSY)
    assert {move.split()[0] for move in offers(game, "b")} == {"campaign"}
    for move in ("b end", "b take irish", "b slander 1 c english", "b settle 1 irish 1"):
        forbidden(game, move)


def test_the_second_boss_goes_to_the_same_or_another_active_ward():
    """Section 4. Reading: the engine may know the two in voting order only, so wards before 6 are not asked for here."""
    game = at("second=b,6", wards={1: ":bc", 6: ":b"}, **BUSY)
    found = outcomes(game, "b")
    same = line("turn=b,ward", wards={1: ":bc", 6: ":b2"}, **BUSY)
    later = {line("turn=b,ward", wards={1: ":bc", 6: ":b", number: ":b"}, **BUSY) for number in (14, 9, 15, 8, 5, 3)}
    earlier = {line("turn=b,ward", wards={1: ":bc", 6: ":b", number: ":b"}, **BUSY) for number in (2, 4, 7)}
    earlier.add(line("turn=b,ward", wards={1: ":b2c", 6: ":b"}, **BUSY))
    assert {same} | later <= found <= {same} | later | earlier


def test_nothing_comes_between_boss_and_cube_of_a_settle():
    """Q2."""
    game = at("cube=b", wards={1: ":bc", 6: ":b"}, **BUSY)
    assert {move.split()[0] for move in offers(game, "b")} == {"settle"}
    for move in ("b end", "b take irish", "b slander 1 c english", "b campaign 1 1"):
        forbidden(game, move)


def test_the_cube_of_a_settle_goes_to_the_same_or_another_active_ward():
    """Section 4: eleven wards, an Irish or an English cube; a favor of its nation."""
    game = at("cube=b", wards={1: ":bc", 6: ":b"}, **BUSY)
    plus = {"I": {"I": "I2", "E": "IE", "G": "IG"}, "E": {"I": "IE", "E": "E2", "G": "EG"}}
    expected = set()
    for nation, left, held in (("I", "IE", "IE"), ("E", "I2", "E2")):
        for number in opened(3, 6):
            bosses = {1: ":bc", 6: ":b"}
            wards = {**bosses, number: plus[nation][START[number]] + bosses.get(number, "")}
            seats = {**BUSY["seats"], "b": f"3,{held},3,deputy"}
            expected.add(line("turn=b,ward", wards=wards, seats=seats, garden=left))
    assert len(expected) == 22
    assert outcomes(game, "b") == expected


def test_an_office_used_before_stays_used_after_the_second_boss():
    """Section 5: once a year, before or after the ward action."""
    game = at("second=b,6,office", wards={6: ":b"}, **BUSY)
    assert all(text.endswith("turn=b,ward,office") for text in outcomes(game, "b"))


def test_in_term_one_there_is_neither_slander_nor_office():
    """Sections 4.2, 5 and 6: from term 2."""
    game = at("turn=a", year=4, wards={1: ":abc"}, seats={"a": "0,E3,3"})
    assert {move.split()[0] for move in offers(game, "a")} == {"campaign", "settle"}
    for move in ("a slander 1 b english", "a take irish", "a lock 1", "a arrest english 1", "a move english 1 2"):
        forbidden(game, move)


def test_with_one_boss_left_a_campaign_places_one():
    """Q5: 15 in wards, three leaders' boxes, no office: one left."""
    game = at("turn=a", year=14, wards=EVERYWHERE, seats={"a": "9,-,3,lead=IEG"}, garden="IT")
    assert bosses_left(game) == [1, 19, 19]
    assert offers(game, "a", "campaign") == {f"campaign {number}" for number in ORDER}
    assert len(offers(game, "a", "settle")) == 15 * 15 * 2
    for move in ("a campaign 1 1", "a campaign none", "a settle irish 1"):
        forbidden(game, move)
    do(game, "a campaign 14")
    assert ward(game, 14) == "I:a2"
    assert phase(game) == "turn=a,ward"
    assert bosses_left(game)[0] == 0


def test_with_no_boss_left_a_campaign_places_none_and_a_settle_its_cube():
    """Q5: 15 in wards, three boxes, the Mayor's office."""
    seats = {"a": "9,-,3,mayor,lead=IEG", "b": "3,-,3,police", "c": "3,-,3,council"}
    game = at("turn=a", year=14, wards=EVERYWHERE, seats=seats, garden="IT")
    cubes = {f"settle {nation} {number}" for nation in ("irish", "italian") for number in ORDER}
    assert offers(game, "a") == {"campaign none"} | cubes
    for move in ("a campaign 1 1", "a campaign 1", "a settle 1 irish 1", "a end"):
        forbidden(game, move)
    nothing = do(game.copy(), "a campaign none")
    assert nothing.position() == line("turn=a,ward", year=14, wards=EVERYWHERE, seats=seats, garden="IT")
    do(game, "a settle italian 5")
    assert ward(game, 5) == "GT:a"
    assert favors(game, "a") == "T"
    assert phase(game) == "turn=a,ward"


def test_with_exactly_two_bosses_left_a_campaign_is_usual():
    """Q5: 15 in wards and two boxes."""
    game = at("turn=a", year=14, wards=EVERYWHERE, seats={"a": "9,-,3,lead=IE"})
    assert len(offers(game, "a", "campaign")) == 120
    assert bosses_left(do(game, "a campaign 1 2"))[0] == 0


def test_a_waived_marker_takes_no_boss():
    """Q5: `lead=IEG~` has two markers only, so two bosses are left."""
    game = at("turn=a", year=14, wards=EVERYWHERE, seats={"a": "9,-,3,lead=IEG~"})
    assert bosses_left(game)[0] == 2
    assert game.view(None)["seats"][0]["leads"] == ["irish", "english", "german"]


def test_bosses_never_run_out_with_unlimited_supply():
    """Section 10, option supply."""
    game = at("turn=a", year=14, supply="unlimited", wards={**EVERYWHERE, 1: ":a30"}, seats={"a": "9,-,3,lead=IEGT"})
    assert len(offers(game, "a", "campaign")) == 120
    assert ward(do(game, "a campaign 1 1"), 1) == "E:a32"


def test_a_settle_gives_no_favor_when_the_nation_has_none_left():
    """Q8: all 35 Irish favors are held."""
    seats = {"a": "3,I5,3", "b": "3,I30,3"}
    game = do(at("turn=a", seats=seats, garden="IE"), "a settle 1 irish 1")
    assert game.position() == line("turn=a,ward", seats=seats, garden="E", wards={1: "IE:a"})


def test_favors_never_run_out_with_unlimited_supply():
    """Section 10, option supply."""
    seats = {"a": "3,I5,3", "b": "3,I30,3"}
    game = do(at("turn=a", supply="unlimited", seats=seats, garden="IE"), "a settle 1 irish 1")
    assert seat(game, "a") == "3,I6,3"
