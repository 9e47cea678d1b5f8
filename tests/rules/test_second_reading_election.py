"""Second reading of the rules: the wards vote (section 7.1 and 7.2, rulings Q3, Q11, Q12, Q13, section 9)."""

import pytest
from second import (
    NO_CUBES_LEFT,
    ORDER,
    at,
    bag,
    bosses_left,
    do,
    election,
    favors,
    forbidden,
    garden,
    line,
    offers,
    opened,
    phase,
    points,
    supply,
    ward,
)

import fivepoints
from fivepoints import FivepointsError, IllegalMove, PhaseError, SeatError


def contest(cubes, bosses, number=6, **holdings):
    """The first election of three players with one ward contested, favors as given, everything else empty."""
    return election(wards={number: f"{cubes}:{bosses}"}, seats={who: f"0,{held},3" for who, held in holdings.items()})


@pytest.mark.parametrize("year", [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15])
def test_there_is_no_election_in_the_other_years(year):
    """Section 7: after years 4, 8, 12 and 16."""
    game = do(at("turn=c,ward", year=year, wards={6: ":ab"}, garden="I2"), "c end")
    assert game.position() == line("turn=a", year=year + 1, wards={6: ":ab"}, garden="I2")


@pytest.mark.parametrize("year", [4, 8, 12, 16])
def test_there_is_an_election_at_the_end_of_a_term(year):
    """Section 7."""
    game = election(year=year, wards={6: ":ab"}, seats={"a": "3,G,3" if year > 4 else "0,G,3"})
    assert phase(game) == "bid=6,a"
    assert game.movers() == [0]


def test_the_election_is_after_the_last_turn_of_the_year_only():
    """Section 7: the first player is c, so b is last."""
    game = do(at("turn=a,ward", year=4, first="c", wards={6: ":ab"}, seats={"a": "0,G,3"}), "a end")
    assert phase(game) == "turn=b"
    assert phase(do(game, "b campaign 14 14", "b end")) == "bid=6,a"


def test_castle_garden_returns_to_the_bag_at_the_election():
    """Section 7.1: before the wards vote; the boxes keep their cubes."""
    game = election(wards={6: ":ab"}, seats={"a": "0,G,3"}, garden="I2T3")
    assert phase(game) == "bid=6,a"
    assert garden(game) == "-"
    assert bag(game) == (19, 20, 21, 25)


def test_wards_vote_in_election_order():
    """Section 7.2 and table 2: 7 before 6, zone after zone."""
    wards = dict.fromkeys(ORDER, ":ab")
    game = election(year=12, wards=wards, seats={"a": "3,IEG,3"})
    voted = []
    while phase(game).startswith("bid="):
        voted.append(int(phase(game)[4:].split(",")[0]))
        assert game.view(None)["election"]["ward"] == str(voted[-1])
        do(game, "a bid none")
    assert voted == [1, 2, 4, 7, 6, 14, 9, 15, 8, 5, 3, 17, 11, 13, 10]


def test_wards_of_a_closed_zone_do_not_vote():
    """Section 7.2: every active one; three players have six wards in term 1."""
    game = election(wards=dict.fromkeys(opened(3, 4), ":ab"), seats={"a": "0,IEG,3"})
    count = 0
    while phase(game).startswith("bid="):
        count += 1
        do(game, "a bid none")
    assert count == 6


def test_a_lone_candidate_wins_without_a_bid():
    """Section 7.2: though a holds favors; one of the three bosses stays."""
    game = contest("G", "a3", a="G2")
    assert ward(game, 6) == "G:a"
    assert points(game) == [4, 0, 0]
    assert bosses_left(game)[0] == 16
    assert favors(game, "a") == "G5"


def test_without_candidates_nothing_happens():
    """Section 7.2: nobody has a boss anywhere, all tie at no ward, nobody is Mayor; zone II opens."""
    game = election()
    assert points(game) == [0, 0, 0]
    assert phase(game) == "open"


def test_most_bosses_win_when_nobody_can_bid():
    """Section 7.2: decided at once; the others' bosses all leave."""
    game = contest("G", "a2b3c", a="I4", b="T")
    assert ward(game, 6) == "G:b"
    assert points(game) == [0, 4, 0]


def test_a_tie_without_bids_leaves_the_ward_to_nobody():
    """Section 7.2: all bosses leave, those of the third too."""
    game = contest("G", "a2b2c")
    assert ward(game, 6) == "G"
    assert points(game) == [0, 0, 0]
    assert bosses_left(game) == [19, 19, 19]


def test_the_2009_example():
    """Section 12, case 2, in ward 7, whose bonus lets us look before anything else happens."""
    game = contest("IE", "a2b3", number=7, a="I2E2", b="E2T3")
    assert game.movers() == [0, 1]
    forbidden(game, "b bid english 1 italian 1", IllegalMove)
    do(game, "a bid irish 1 english 2", "b bid english 1")
    assert ward(game, 7) == "IE:a"
    assert phase(game) == "favor=a,7"
    assert (favors(game, "a"), favors(game, "b")) == ("I", "ET3")
    assert supply(game) == (34, 34, 35, 32)


def test_the_2020_example():
    """Section 12, case 6: C has no boss and no bid."""
    game = contest("ET", "a2b", number=1, a="ET3", b="ET", c="E3")
    assert game.movers() == [0, 1]
    forbidden(game, "c bid none", SeatError)
    do(game, "b bid english 1", "a bid english 1 italian 1")
    assert ward(game, 1) == "ET:a"
    assert phase(game) == "place=a,1"
    assert (favors(game, "a"), favors(game, "b"), favors(game, "c")) == ("T2", "T", "E3")


def test_a_bid_is_any_number_of_favors_of_nations_present():
    """Section 7.2: none included; not more than is held, nothing of a nation that is not there."""
    game = contest("IE", "ab", a="I2EG3", b="-")
    assert offers(game, "a") == {"bid none", "bid irish 1", "bid irish 2", "bid english 1", "bid irish 1 english 1", "bid irish 2 english 1"}
    for bid in ("bid irish 3", "bid german 1", "bid italian 1", "bid irish 1 german 1", "bid english 2"):
        forbidden(game, f"a {bid}", IllegalMove)
    for move in ("a campaign 1 1", "a end", "a pass", "a take irish"):
        forbidden(game, move, PhaseError)


@pytest.mark.parametrize(("supply_", "held"), [("printed", 35), ("unlimited", 45)])
def test_a_bid_has_no_limit_but_the_holding(supply_, held):
    """Section 12, case 9."""
    game = election(year=12, supply=supply_, wards={7: "I:ab9"}, seats={"a": f"3,I{held},3", "b": "3,E,3"})
    assert len(offers(game, "a")) == held + 1
    do(game, f"a bid irish {held}")
    assert ward(game, 7) == "I:a"
    assert favors(game, "a") == "-"


def test_who_holds_no_favor_of_a_nation_there_is_not_asked():
    """Section 7.2: b holds Irish only, in a German ward."""
    game = contest("G", "ab2", a="G", b="I5")
    assert game.movers() == [0]
    assert list(game.legal(0))
    assert phase(game) == "bid=6,a"
    forbidden(game, "b bid none", SeatError)
    do(game, "a bid german 1")
    assert ward(game, 6) == "G"
    assert favors(game, "b") == "I5"


def test_who_could_bid_is_asked_even_if_nothing_can_change():
    """Section 7.2: six bosses against one and a favor; and the leader with favors is asked too."""
    game = contest("G", "a6b", a="G", b="G")
    assert game.movers() == [0, 1]
    assert contest("G", "a6b", b="G").movers() == [1]
    assert contest("G", "a6b", a="G").movers() == [0]


def test_candidates_are_asked_and_others_with_favors_are_not():
    """Section 7.2: c has favors but no boss in the ward."""
    game = contest("IG", "ab", a="I", b="G", c="I3G3")
    assert game.movers() == [0, 1]


def test_favors_win_against_bosses():
    """Section 7.2: votes are bosses + favors bid."""
    game = do(contest("G", "ab4", number=7, a="G4"), "a bid german 4")
    assert ward(game, 7) == "G:a"
    assert favors(game, "a") == "-"


def test_the_losers_favors_are_gone_too():
    """Section 7.2: all favors bid return to the supply."""
    game = do(contest("G", "abc", number=7, a="G5", b="G3", c="G2"), "a bid german 4", "b bid german 3", "c bid german 1")
    assert phase(game) == "favor=a,7"
    assert [favors(game, who) for who in "abc"] == ["G", "-", "G"]
    assert supply(game) == (35, 35, 33, 35)


def test_favors_of_a_tied_vote_are_gone_too():
    """Section 7.2: in ward 7, then ward 6 lets us look."""
    game = election("a bid english 2", "b bid english 1", wards={7: "E:ab2", 6: "G:ac"}, seats={"a": "0,E3G,3", "b": "0,E,3"})
    assert phase(game) == "bid=6,a"
    assert ward(game, 7) == "E"
    assert favors(game, "a") == "EG"
    assert favors(game, "b") == "-"
    assert supply(game) == (35, 34, 34, 35)


def test_a_tie_for_most_is_not_won_by_the_third():
    """Section 7.2: 3-3-2: nobody wins."""
    game = do(contest("G", "a3bc2", b="G2"), "b bid german 2")
    assert ward(game, 6) == "G"
    assert points(game) == [0, 0, 0]


def test_bids_come_in_any_seat_order_and_the_last_decides():
    """Section 7.2: all are revealed together."""
    bids = {"a": "a bid german 1", "b": "b bid german 2", "c": "c bid none"}
    ends = set()
    for order in ("abc", "acb", "bac", "bca", "cab", "cba"):
        game = contest("G", "abc2", number=7, a="G2", b="G2", c="G")
        for who in order:
            assert ward(game, 7) == "G:abc2"
            assert "abc".index(who) in game.movers()
            do(game, bids[who])
        ends.add(game.position())
    assert len(ends) == 1
    assert ward(game, 7) == "G:b"


def test_a_bid_is_final():
    """Q12: in the rules; who has bid owes no move."""
    game = do(contest("G", "ab", a="G2", b="G2"), "b bid german 1")
    assert game.movers() == [0]
    forbidden(game, "b bid german 2", SeatError)


def test_that_a_seat_has_bid_is_public_but_not_what():
    """Q12 and section 9."""
    game = do(contest("IG", "abc", a="I2", b="G2", c="I"), "a bid irish 2")
    assert game.position(0).endswith("bid=6,b,a=I2")
    assert game.position(1).endswith("bid=6,b,a=?")
    assert game.position(2).endswith("bid=6,b,a=?")
    for viewer in (0, 1, 2, None):
        assert game.view(viewer)["election"]["closed"] == [0]
        assert game.view(viewer)["election"]["candidates"] == [0, 1, 2]
    assert game.view(0)["election"]["bid"] == {"irish": 2, "english": 0, "german": 0, "italian": 0}
    assert game.view(1)["election"]["bid"] is None
    assert game.view(None)["election"]["bid"] is None
    do(game, "c bid none")
    assert game.position(2).endswith("bid=6,b,a=?,c=-")
    assert game.position(1).endswith("bid=6,b,a=?,c=?")


def test_the_full_text_has_the_bids_that_are_in():
    """Notation: a part for each seat that has closed its bid; reading the text again loses nothing."""
    game = do(contest("IG", "abc", a="I2", b="G2", c="I"), "a bid irish 2")
    assert phase(game) == "bid=6,b,a=I2"
    again = fivepoints.parse(game.position())
    assert again.movers() == game.movers() == [1, 2]
    do(again, "b bid none", "c bid none")
    assert ward(again, 6) == "IG:a"


@pytest.mark.parametrize("other", ["bid none", "bid irish 1", "bid irish 2 german 1", "bid german 1"])
def test_what_the_others_see_does_not_depend_on_a_sealed_bid(other):
    """Sections 9 and 13: view, text, movers and moves of the others are the same for any bid of a."""
    one = do(contest("IG", "abc", a="I2G", b="G2", c="I"), "a bid irish 2")
    two = do(contest("IG", "abc", a="I2G", b="G2", c="I"), f"a {other}")
    for viewer in (1, 2):
        assert one.position(viewer) == two.position(viewer)
        assert list(one.legal(viewer)) == list(two.legal(viewer))
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.movers() == two.movers() == [1, 2]
    assert one.chance() == two.chance()
    assert favors(one, "a") == "I2G"  # the holding shown is that before the reveal


def test_a_sealed_position_can_be_read_again():
    """Notation: a=? is what b may see; the full text plays on."""
    text = line("bid=6,b,a=G2", year=4, garden="-", wards={6: ":ab"}, seats={"a": "0,G2,3", "b": "0,G2,3"})
    game = fivepoints.parse(text)
    assert game.position() == text
    assert game.movers() == [1]
    do(game, "b bid german 1")
    assert ward(game, 6) == "G:a"


def test_a_vote_with_a_bid_unknown_is_not_decided():
    """Section 9 and notation: from `a=?`, what b may see, no ward can be decided; the text or the last bid is refused."""
    text = line("bid=6,b,a=?", year=4, garden="-", wards={6: ":ab"}, seats={"a": "0,G2,3", "b": "0,G2,3"})
    with pytest.raises(FivepointsError):
        fivepoints.parse(text).play(1, "bid german 1")


def test_the_vote_is_over_when_the_last_bid_is_in():
    """Section 9: after the reveal the next ward's phase shows nothing hidden."""
    game = election("a bid english 1", "b bid none", wards={7: "E:ab", 6: "G:ab"}, seats={"a": "0,E2G,3", "b": "0,EG,3"})
    assert phase(game) == "favor=a,7"
    assert favors(game, "a") == "EG"
    do(game, "a pass")
    assert phase(game) == "bid=6,a"
    assert game.position(1) == game.position()


@pytest.mark.parametrize("number", [1, 2])
def test_the_winner_of_1_or_2_may_place_a_cube_from_the_bag(number):
    """Section 7.2: any nation, any active ward, no favor for it."""
    game = election(wards={number: ":a2"})
    assert phase(game) == f"place=a,{number}"
    assert game.movers() == [0]
    nations = ("irish", "english", "german", "italian")
    places = {f"place {nation} {there}" for nation in nations for there in opened(3, 4)}
    assert offers(game, "a") == places | {"pass"}
    assert len(places) == 24
    forbidden(game, "b pass", SeatError)
    forbidden(game, "a place irish 9", IllegalMove)
    forbidden(game, "a take irish", PhaseError)
    do(game, "a place italian 14")
    assert ward(game, 14) == "IT"
    assert bag(game) == (19, 20, 21, 24)
    assert favors(game, "a") == {1: "E3", 2: "G3"}[number]  # only as the leader of its ward's nation


@pytest.mark.parametrize("number", [4, 7])
def test_the_winner_of_4_or_7_may_take_a_favor(number):
    """Section 7.2: of any nation."""
    game = election(wards={number: ":b"})
    assert phase(game) == f"favor=b,{number}"
    assert game.movers() == [1]
    assert offers(game, "b") == {"take irish", "take english", "take german", "take italian", "pass"}
    forbidden(game, "b place irish 1", PhaseError)
    do(game, "b take italian")
    assert favors(game, "b") == {4: "I3T", 7: "E3T"}[number]


@pytest.mark.parametrize("number", [6, 14])
def test_other_wards_have_no_bonus(number):
    """Section 2."""
    assert phase(election(wards={number: ":a"})) == "appoint=a"


def test_a_bonus_may_be_declined():
    """Q3."""
    game = election("a pass", "b pass", wards={1: ":a", 7: ":b2"})
    assert bag(game) == (19, 20, 21, 25)
    assert (favors(game, "a"), favors(game, "b")) == ("E3", "E3")  # one English each, both lead


def test_nobody_gets_the_bonus_of_a_tied_or_empty_ward():
    """Section 7.2."""
    game = election(wards={1: ":ab", 2: ":abc", 7: ":ab"})
    assert points(game) == [0, 0, 0]
    assert phase(game) == "open"


def test_the_bonus_comes_before_the_next_ward_votes():
    """Section 7.2: ward 2 still has its bosses, ward 1 has voted."""
    game = election(wards={1: ":a3b", 2: ":a2b"})
    assert phase(game) == "place=a,1"
    assert ward(game, 1) == "E:a"
    assert ward(game, 2) == "G:a2b"
    assert phase(do(game, "a pass")) == "place=a,2"
    assert ward(game, 2) == "G:a"


def test_a_bonus_cube_opens_a_later_ward_to_a_nations_favors():
    """Section 7.2: b's Irish favors count in ward 7 only when an Irish cube has come."""
    how = {"wards": {1: ":a", 7: ":ab"}, "seats": {"b": "0,I2,3"}}
    closed = election("a pass", **how)
    assert ward(closed, 7) == "E"
    assert favors(closed, "b") == "I2"
    game = election("a place irish 7", **how)
    assert phase(game) == "bid=7,b"
    assert game.movers() == [1]
    assert offers(game, "b") == {"bid none", "bid irish 1", "bid irish 2"}
    do(game, "b bid irish 1")
    assert phase(game) == "favor=b,7"
    assert ward(game, 7) == "IE:b"


def test_a_bonus_cube_may_go_into_a_ward_that_has_voted():
    """Section 7.2: any active ward, and it counts for the leaders."""
    game = election("a pass", "b place italian 1", wards={1: ":a", 2: ":b2"})
    assert ward(game, 1) == "ET:a"
    assert favors(game, "a") == "E3T3"
    assert favors(game, "b") == "G3"


def test_only_nations_in_the_bag_can_be_placed():
    """Q3: no Irish, English or German cube is left in the bag; the garden's English cube has come back to it."""
    wards = {10: "I19E19G22T24", 1: "E:a"}
    game = election(players=5, year=16, wards=wards, garden="E")
    assert phase(game) == "place=a,1"
    assert bag(game) == (0, 1, 0, 1)
    nations = ("english", "italian")
    assert offers(game, "a") == {f"place {nation} {there}" for nation in nations for there in ORDER} | {"pass"}
    forbidden(game, "a place irish 1", IllegalMove)


def test_with_an_empty_bag_the_bonus_of_1_and_2_is_skipped():
    """Q3: the next question is the favor of ward 4."""
    game = election(players=5, year=12, wards={**NO_CUBES_LEFT, 1: ":a", 2: ":b", 4: ":c"}, garden="-")
    assert phase(game) == "favor=c,4"


def test_only_favors_in_the_supply_can_be_taken_as_a_bonus():
    """Q3 and Q8."""
    game = election(year=12, wards={4: ":a"}, seats={"b": "9,I35G35,3"})
    assert offers(game, "a") == {"take english", "take italian", "pass"}
    forbidden(game, "a take irish", IllegalMove)


def test_with_no_favor_in_the_supply_the_bonus_of_4_and_7_is_skipped():
    """Q3: and with unlimited supply it is not."""
    how = {"year": 12, "wards": {4: ":a", 7: ":a"}, "seats": {"b": "9,I35E35G35T35,3"}}
    assert phase(election(**how)) == "appoint=a"
    assert phase(election(supply="unlimited", **how)) == "favor=a,4"


def test_favors_bid_in_a_ward_are_back_for_its_bonus():
    """Section 7.2: all favors bid return to the supply, then the winner takes."""
    seats = {"a": "3,E,3", "b": "9,I35E34G35T35,3"}
    game = election("a bid english 1", "b bid none", year=12, wards={7: "E:ab"}, seats=seats)
    assert offers(game, "a") == {"take english", "pass"}
