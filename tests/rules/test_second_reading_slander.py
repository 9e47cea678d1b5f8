"""Second reading of the rules: slander (section 6, worked cases 1 and 5)."""

import pytest
from second import allowed, at, bosses_left, do, favors, forbidden, line, offers, outcomes, phase, seat, supply, ward

from fivepoints import IllegalMove


def slanders(wards, *, a="3,I3E3G3,3", year=7, phase="turn=a", **how):
    return at(phase, year=year, wards=wards, seats={"a": a}, **how)


def test_the_2009_example():
    """Section 12, case 1: from 8 it spreads to 14, not to 5 (no Germans), not to 10 (not adjacent)."""
    wards = {8: "IG:ab", 14: "IG:ab", 5: "I:ab", 10: "G:ab"}
    game = slanders(wards, a="3,G3,3", year=11, edition=2009)
    assert {move for move in offers(game, "a", "slander") if move.startswith("slander 8")} == {"slander 8 b german", "slander 8 b german spread 14"}
    forbidden(game, "a slander 8 b german spread 5", IllegalMove)
    forbidden(game, "a slander 8 b german spread 10", IllegalMove)
    do(game, "a slander 8 b german spread 14")
    assert game.position() == line(
        "turn=a",
        year=11,
        edition=2009,
        wards={8: "IG:a", 14: "IG:a", 5: "I:ab", 10: "G:ab"},
        seats={"a": "3,-,2,slandered"},
    )


def test_the_2020_example():
    """Section 12, case 5: wards 1 and 3 lie in two zones; one token, three English favors."""
    game = slanders({1: ":ab", 3: ":ab"}, a="3,E3,3", year=6)
    do(game, "a slander 1 b english spread 3")
    assert game.position() == line("turn=a", year=6, wards={1: ":a", 3: ":a"}, seats={"a": "3,-,2,slandered"})
    assert offers(game, "a", "slander") == set()


def test_one_boss_goes_back_to_its_owner_and_the_favor_to_the_supply():
    """Section 6: of three bosses two stay; the token leaves the game."""
    game = slanders({14: ":ab3"}, a="3,I2E,3")
    assert supply(game) == (33, 34, 35, 35)
    assert bosses_left(game) == [18, 16, 19]
    do(game, "a slander 14 b irish")
    assert ward(game, 14) == "I:ab2"
    assert seat(game, "a") == "3,IE,2,slandered"
    assert supply(game) == (34, 34, 35, 35)
    assert bosses_left(game) == [18, 17, 19]


def test_every_victim_and_nation_of_a_ward_can_be_chosen():
    """Section 6: English favors are of no use where no English live."""
    game = slanders({6: "IG:abc"}, a="3,IE2G,3")
    assert offers(game, "a", "slander") == {"slander 6 b irish", "slander 6 c irish", "slander 6 b german", "slander 6 c german"}


@pytest.mark.parametrize(
    ("wards", "a", "why"),
    [
        ({14: ":b"}, "3,I3,3", "no own boss there"),
        ({14: ":a2"}, "3,I3,3", "no victim there"),
        ({14: ":a", 6: ":b"}, "3,I3G3,3", "bosses in two wards"),
        ({14: ":ab"}, "3,E3G3T3,3", "no favor of a nation there"),
        ({14: ":ab"}, "3,-,3", "no favor at all"),
        ({14: ":ab"}, "3,I3,2,slandered", "slandered already in this term"),
    ],
)
def test_a_slander_needs_both_bosses_a_favor_a_token_and_the_first_of_the_term(wards, a, why):
    """Section 6."""
    game = slanders(wards, a=a)
    assert offers(game, "a", "slander") == set(), why
    forbidden(game, "a slander 14 b irish")


def test_with_the_last_token_spent_there_is_no_slander():
    """Section 6: three tokens, one for each of the terms 2, 3 and 4."""
    game = slanders({14: ":ab"}, a="9,I3,0,slandered", year=15)
    forbidden(game, "a slander 14 b irish")


def test_nobody_slanders_oneself():
    """Section 6: the victim is another player."""
    forbidden(slanders({14: ":a2b"}), "a slander 14 a irish")


def test_seat_a_can_be_the_victim():
    """Section 6 and notation: the letter a names a seat here, it is no small word."""
    game = at("turn=b", year=7, wards={14: ":ab"}, seats={"b": "3,I,3"})
    assert offers(game, "b", "slander") == {"slander 14 a irish"}
    assert ward(do(game, "b slander 14 a irish"), 14) == "I:b"


def test_the_mayor_can_be_slandered_too():
    """Section 6 knows no exception."""
    seats = {"a": "6,-,3,mayor", "b": "3,I,3,police", "c": "3,-,3,deputy"}
    assert allowed(at("turn=b", year=7, wards={14: ":ab"}, seats=seats), "b slander 14 a irish")


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_there_is_no_slander_in_term_one(year):
    """Section 6: from term 2."""
    game = at("turn=a", year=year, wards={14: ":ab"}, seats={"a": "0,I3,3"})
    forbidden(game, "a slander 14 b irish")


def test_a_slander_of_the_term_before_does_not_count():
    """Section 6: once in a term; two tokens left, a new term."""
    game = do(slanders({14: ":ab2"}, a="3,I3,2", year=10), "a slander 14 b irish")
    assert seat(game, "a") == "3,I2,1,slandered"
    forbidden(game, "a slander 14 b irish")


def test_an_unused_slander_does_not_carry_over():
    """Section 6: never two in a term, though three tokens are left in term 4."""
    game = do(slanders({14: ":ab3"}, a="3,I3,3", year=15), "a slander 14 b irish")
    forbidden(game, "a slander 14 b irish")
    assert offers(game, "a", "slander") == set()


def test_a_slander_of_one_year_blocks_the_later_years_of_the_term():
    """Section 6."""
    for year in (6, 7, 8):
        assert offers(slanders({14: ":ab"}, a="3,I3,2,slandered", year=year), "a", "slander") == set()


def test_a_slander_of_one_player_leaves_the_others_theirs():
    """Section 6: once in a term for each player."""
    game = at("turn=b", year=7, wards={14: ":abc"}, seats={"a": "3,-,2,slandered", "b": "3,I,3"})
    assert offers(game, "b", "slander") == {"slander 14 a irish", "slander 14 c irish"}


def test_a_slander_may_use_the_boss_and_the_favor_of_the_ward_action():
    """Section 4.2: settle first, then slander with what it brought."""
    game = at("turn=a", wards={5: ":b"}, garden="T")
    assert offers(game, "a", "slander") == set()
    do(game, "a settle 5 italian 5", "a slander 5 b italian")
    assert ward(game, 5) == "GT:a"
    assert seat(game, "a") == "3,-,2,slandered"
    assert phase(game) == "turn=a,ward"


def test_a_slander_before_the_ward_action_leaves_the_ward_action_due():
    """Section 4.2."""
    game = do(slanders({14: ":ab"}, a="3,I,3"), "a slander 14 b irish")
    assert phase(game) == "turn=a"
    forbidden(game, "a end")
    assert phase(do(game, "a campaign 1 1")) == "turn=a,ward"


def test_spreading_costs_two_more_favors_of_the_same_nation():
    """Section 6: three Irish in all; two Irish and many others are not enough."""
    wards = {14: "IE:ab", 6: "IEG:ab"}
    assert not allowed(slanders(wards, a="3,I2E2G5,3"), "a slander 14 b irish spread 6")
    forbidden(slanders(wards, a="3,I2E2G5,3"), "a slander 14 b irish spread 6", IllegalMove)
    game = do(slanders(wards, a="3,I4E,3"), "a slander 14 b irish spread 6")
    assert favors(game, "a") == "IE"
    assert supply(game) == (34, 34, 35, 35)


@pytest.mark.parametrize(
    ("there", "why"),
    [
        ("IG:b", "no own boss there"),
        ("IG:a2", "no boss of the victim there"),
        ("IG:ac", "a boss of another seat only"),
        ("G2:ab", "that nation is not there"),
        ("IG", "nobody there"),
    ],
)
def test_a_spread_needs_the_same_victim_nation_and_both_bosses(there, why):
    """Section 6: from 14 into 6."""
    game = slanders({14: "IG:ab", 6: there}, a="3,I5,3")
    assert offers(game, "a", "slander") - {"slander 6 c irish", "slander 6 c irish spread 14"} == {"slander 14 b irish"}, why
    forbidden(game, "a slander 14 b irish spread 6", IllegalMove)


def test_a_spread_hits_the_victim_of_the_first_step_only():
    """Section 6: c is in 6 too, but b was slandered in 14."""
    game = do(slanders({14: ":ab", 6: "IG:ab2c"}, a="3,I3,3"), "a slander 14 b irish spread 6")
    assert ward(game, 6) == "IG:abc"
    assert ward(game, 14) == "I:a"


def test_a_spread_goes_to_another_ward():
    """Section 6: a ward is not adjacent to itself."""
    forbidden(slanders({14: ":ab3"}), "a slander 14 b irish spread 14")


def test_there_is_no_third_step():
    """Section 6: 5-6-14 in a row, nine Irish favors."""
    wards = {5: "I:ab", 6: "I:ab", 14: "I:ab"}
    game = do(slanders(wards, a="3,I9,3"), "a slander 5 b irish spread 6")
    assert phase(game) == "turn=a"
    assert offers(game, "a", "slander") == set()
    assert ward(game, 14) == "I:ab"
    assert favors(game, "a") == "I6"


def test_a_spread_is_at_once_or_never():
    """Section 6: a slander that was not spread cannot be spread after the next action."""
    game = do(slanders({1: ":ab", 3: ":ab"}, a="3,E3,3"), "a slander 1 b english", "a campaign 6 6")
    assert offers(game, "a") == {"end"}
    assert ward(game, 3) == "E:ab"
    assert favors(game, "a") == "E2"


def test_asked_to_spread_the_slanderer_does_it_or_not():
    """Section 6: in the spread phase there are two ways, and nothing else comes between."""
    game = slanders({1: ":a", 3: ":ab"}, a="3,E2,2,slandered", phase="spread=a,1,b,english")
    without = line("turn=a", year=7, wards={1: ":a", 3: ":ab"}, seats={"a": "3,E2,2,slandered"})
    spread = line("turn=a", year=7, wards={1: ":a", 3: ":a"}, seats={"a": "3,-,2,slandered"})
    assert outcomes(game, "a") == {without, spread}
    for move in ("a campaign 1 1", "a settle 1 irish 1"):
        forbidden(game, move)


def test_a_spread_may_go_where_the_victim_has_the_last_boss():
    """Section 6: the ward stays active; only bosses leave."""
    game = do(slanders({9: ":ab", 8: ":ab"}, a="3,I3,3"), "a slander 9 b irish spread 8")
    assert ward(game, 9) == "I:a"
    assert ward(game, 8) == "I:a"
    assert bosses_left(game)[1] == 19


def test_slander_pays_no_points():
    """Sections 6 and 7.4: points come from elections and the end."""
    game = do(slanders({14: ":ab"}, a="3,I,3"), "a slander 14 b irish")
    assert [person["score"] for person in game.view(None)["seats"]] == [3, 3, 3]


def test_a_slander_shows_in_the_view():
    """Section 9: all of it is public."""
    game = do(slanders({14: ":ab"}, a="3,I,3"), "a slander 14 b irish")
    assert [person["slandered"] for person in game.view(2)["seats"]] == [True, False, False]
    assert [person["tokens"] for person in game.view(2)["seats"]] == [2, 3, 3]


def test_a_slander_returns_no_waived_marker():
    """Q5: a boss that comes back is in the supply; the Mayor's marker is not placed later."""
    wards = dict.fromkeys((2, 4, 7, 6, 14, 9, 15, 8, 5, 3, 17, 11, 13, 10), ":a")
    seats = {"a": "19,-,3,mayor~,lead=IEGT", "b": "3,E,3,police", "c": "3,-,3,deputy"}
    game = at("turn=b", year=14, wards={**wards, 1: ":ab"}, seats=seats)
    assert bosses_left(game)[0] == 0
    do(game, "b slander 1 a english")
    assert seat(game, "a") == "19,-,3,mayor~,lead=IEGT"
    assert bosses_left(game)[0] == 1
