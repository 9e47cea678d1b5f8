"""Second reading of the rules: what follows the vote: locks, leaders, points, Mayor, offices, zones (7.3 to 7.6)."""

from itertools import permutations

import pytest
from second import (
    ORDER,
    at,
    bag,
    bosses_left,
    clock,
    deal,
    do,
    election,
    favors,
    forbidden,
    garden,
    offers,
    outcomes,
    phase,
    points,
    seat,
    ward,
)

from fivepoints import FivepointsError, IllegalMove, SeatError

COURT = {"a": "6,-,3,mayor", "b": "3,-,3,council", "c": "3,-,3,police"}
EVERYWHERE = dict.fromkeys(ORDER, ":a")
DECLINED = ("a pass", "a pass", "a pass", "a pass")  # a has won 1, 2, 4 and 7


# Locks in the election


@pytest.mark.parametrize("lock", ["full", "placing"])
def test_a_locked_ward_votes_as_usual(lock):
    """Section 5 and Q13: bosses leave it, whatever a lock forbids in the years."""
    game = election(year=8, lock=lock, wards={6: ":a2b!", 5: ":ac!"}, seats=COURT)
    assert ward(game, 6) == "G:a"
    assert ward(game, 5) == "G"


def test_favors_are_bid_in_a_locked_ward():
    """Section 5: the election takes place as usual."""
    game = election(year=8, wards={6: ":a2b!", 15: ":ab"}, seats={**COURT, "b": "3,E2G2,3,council"})
    assert phase(game) == "bid=6,b"
    do(game, "b bid german 2")
    assert phase(game) == "bid=15,b"
    assert ward(game, 6) == "G:b!"


@pytest.mark.parametrize("lock", ["full", "placing"])
@pytest.mark.parametrize("locked", [1, 2, 6, 5])
def test_a_bonus_cube_cannot_go_into_a_ward_still_locked(locked, lock):
    """Q11: that ward itself and wards that have voted included; the other lock is on 15."""
    wards = {1: "E:a", 15: "E!"}
    wards[locked] = {1: "E:a!", 2: "G!", 6: "G!", 5: "G!"}[locked]
    game = election(year=8, lock=lock, wards=wards, seats=COURT)
    assert phase(game) == "place=a,1"
    free = [number for number in ORDER[:11] if number not in (locked, 15)]
    nations = ("irish", "english", "german", "italian")
    assert offers(game, "a") == {f"place {nation} {there}" for nation in nations for there in free} | {"pass"}
    forbidden(game, f"a place irish {locked}", IllegalMove)


def test_locks_stay_until_the_last_ward_has_voted():
    """Section 7.2 and Q11: ward 1 has voted, ward 3 is the last of zone II."""
    game = election("a pass", year=8, wards={1: ":a!", 14: "!", 3: ":ab"}, seats={**COURT, "a": "6,E,3,mayor"})
    assert phase(game) == "bid=3,a"
    assert ward(game, 1) == "E:a!"
    assert ward(game, 14) == "I!"
    do(game, "a bid none")
    assert phase(game) == "appoint=a"
    assert ward(game, 1) == "E:a"
    assert "!" not in game.position()


def test_a_new_council_president_has_two_locks_again():
    """Section 5: two in a term."""
    game = election(year=12, wards={1: "!", 14: "!", 6: ":a"}, seats=COURT)
    deal(do(game, "a appoint b council c police"))
    do(game, "a campaign 5 5", "a end", "b lock 1", "b campaign 5 5", "b end")
    assert ward(game, 1) == "E!"
    assert ward(game, 14) == "I"


# Immigrant leaders


def test_the_2009_example_of_leaders():
    """Section 12, case 3: six, four and three wards; ties for Germans and Italians."""
    wards = {1: "I2E:a", 2: "IE:a", 6: "IE:a", 9: "E2T:a", 15: "IE:a", 8: "ET:a"}
    wards |= {4: "I2G:b", 7: "IE:b", 14: "EG2:b", 5: "G2:b"}
    wards |= {17: "I3G2:c", 11: "I2GT:c", 13: "IG2T:c"}
    game = election("a pass", "a pass", "b pass", "b pass", year=12, edition=2009, wards=wards)
    assert phase(game) == "appoint=a"
    assert seat(game, "a") == "12,E3T3,3,mayor,lead=ET"  # 3 + 6 wards + 3
    assert seat(game, "b") == "8,G3,3,lead=G"  # 3 + 4 wards, one of them Tammany Hall
    assert seat(game, "c") == "6,I3G3T3,3,lead=IGT"


def test_the_2020_example_of_points():
    """Section 12, case 7."""
    wards = {1: "ET:a", 7: "E2:a", 14: "I2:b", 2: "GT:c", 4: "IG:c", 6: "E:c"}
    game = election("a pass", "c pass", "c pass", "a pass", wards=wards)
    assert points(game) == [2, 2, 6]
    assert phase(game) == "appoint=c"
    assert [favors(game, who) for who in "abc"] == ["E3T3", "I3", "G3T3"]


def test_only_cubes_in_wards_won_count():
    """Section 7.3: five Irish in ward 6 that nobody wins, one in 14 that b wins."""
    game = election(wards={6: "I5:ab", 14: "I:b"})
    assert favors(game, "b") == "I3"
    assert favors(game, "a") == "-"
    assert seat(game, "b").endswith("lead=I")


def test_most_of_nothing_is_no_leader():
    """Q4: nobody has won an Italian, English or German."""
    game = election(wards={14: "I:b"})
    assert seat(game, "b") == "5,I3,3,mayor,lead=I"
    assert seat(game, "a") == "0,-,3"


def test_old_leaders_lose_their_boxes():
    """Section 7.3: all four boxes are cleared first; favors of earlier terms stay."""
    game = election(year=12, wards={14: "I:b"}, seats={"a": "9,I3,3,lead=IEGT"})
    assert seat(game, "a") == "9,I3,3"
    assert bosses_left(game)[0] == 19
    assert seat(game, "b") == "8,I3,3,mayor,lead=I"


def test_without_wards_won_there_are_no_leaders_at_all():
    """Section 7.3 and Q4."""
    game = election(year=12, wards={14: "I:bc"}, seats={"a": "9,I3,3,lead=IG", "b": "9,E3,3,lead=ET"})
    assert "lead" not in game.position()


@pytest.mark.parametrize("supply", ["printed", "unlimited"])
def test_leaders_are_paid_from_the_first_player_of_the_ending_term(supply):
    """Q8: first player b, so b, c, a; four Irish favors are left: 3, 1 and none. All three lead."""
    seats = {"a": "9,I31,3,police", "b": "9,-,3,mayor", "c": "9,-,3,council"}
    game = election(year=12, first="b", supply=supply, wards={6: "I:a", 5: "I:b", 14: "I:c"}, seats=seats)
    paid = [favors(game, who) for who in "abc"]
    assert paid == (["I31", "I3", "I"] if supply == "printed" else ["I34", "I3", "I3"])
    assert phase(game) == "appoint=a"  # one ward each; a has most favors
    assert seat(game, "a").endswith("mayor,lead=I")
    assert "lead=I" in seat(game, "b")
    assert "lead=I" in seat(game, "c")


def test_only_leaders_are_paid_in_a_short_supply():
    """Q8: two favors are left, c leads alone and gets both."""
    game = election(year=12, wards={6: "I:a", 14: "I2:c"}, seats={"b": "9,I33,3"})
    assert [favors(game, who) for who in "abc"] == ["-", "I33", "I2"]


def test_favors_bid_in_the_vote_are_back_for_the_leaders():
    """Sections 7.2 and 7.3: all 35 are held, two are bid and lost."""
    game = election("a bid irish 2", year=12, wards={6: "I:ab5"}, seats={"a": "9,I35,3"})
    assert favors(game, "a") == "I33"
    assert favors(game, "b") == "I2"


def test_a_leaders_marker_that_cannot_be_placed_is_waived():
    """Q5: 15 wards and the old office leave three bosses; the Italians, named last, have no marker."""
    game = election(*DECLINED, year=12, wards={**EVERYWHERE, 10: "GT:a"}, seats=COURT)
    assert seat(game, "a") == "25,I3E3G3T3,3,mayor,lead=IEGT~"  # 6 + 15 wards + 1 for ward 14 + 3
    assert bosses_left(game)[0] == 0


def test_boxes_are_cleared_before_they_are_awarded():
    """Section 7.3 and Q5: no boss is left, three are in boxes; these three can be used again."""
    seats = {**COURT, "a": "6,-,3,mayor,lead=EGT"}
    game = election(*DECLINED, year=12, wards={**EVERYWHERE, 10: "GT:a"}, seats=seats)
    assert seat(game, "a") == "25,I3E3G3T3,3,mayor,lead=IEGT~"


@pytest.mark.parametrize("old", ["3,-,3", "3,-,3,lead=IE"])
def test_an_office_marker_that_cannot_be_placed_is_waived(old):
    """Q5: no old office, so four markers go to the boxes and the new Mayor has none."""
    game = election(*DECLINED, year=12, wards={**EVERYWHERE, 10: "GT:a"}, seats={"a": old})
    assert seat(game, "a") == "22,I3E3G3T3,3,mayor~,lead=IEGT"
    assert bosses_left(game)[0] == 0


def test_a_waived_marker_does_not_come_back():
    """Q5: the old Mayor had no marker, so there is none to return."""
    seats = {**COURT, "a": "6,-,3,mayor~,lead=IEGT"}
    game = election(*DECLINED, year=12, wards={**EVERYWHERE, 10: "GT:a"}, seats=seats)
    assert seat(game, "a") == "25,I3E3G3T3,3,mayor~,lead=IEGT"


def test_no_marker_is_waived_with_unlimited_supply():
    """Section 10, option supply."""
    game = election(*DECLINED, year=12, supply="unlimited", wards={**EVERYWHERE, 10: "GT:a"}, seats=COURT)
    assert seat(game, "a") == "25,I3E3G3T3,3,mayor,lead=IEGT"


# Points and the Mayor


def test_ward_14_scores_two_but_counts_as_one_ward():
    """Sections 2 and 7.4: b has two wards against one."""
    game = election("b pass", wards={14: ":a", 6: ":b", 7: ":b"})
    assert points(game) == [2, 5, 0]
    assert phase(game) == "appoint=b"


def tied(a="-", b="-", c="-", first="a"):
    """Term 1; one German ward each, so everyone gets three German favors; holdings besides as given."""
    seats = {who: f"0,{held},3" for who, held in (("a", a), ("b", b), ("c", c))}
    return election(first=first, wards={6: "G:a", 14: "G:b", 4: "G:c"}, seats=seats)


@pytest.mark.parametrize(
    ("a", "b", "c", "mayor", "why"),
    [
        ("-", "T", "-", "b", "most favors in all"),
        ("I", "E2", "-", "b", "all favors come before the Irish"),
        ("T", "E", "I", "c", "most Irish"),
        ("T", "E", "G", "b", "most English"),
        ("T", "T", "G", "c", "most German"),
        ("E3", "IE2", "I2", "b", "each step among those still tied: c, with most Irish, is out by the total"),
        ("IG2", "IE2", "G3", "b", "then the English, of those with one Irish"),
        ("IT2", "IGT", "G3", "b", "c has most Germans, but is out by the Irish"),
    ],
)
def test_favors_break_a_tie_for_mayor(a, b, c, mayor, why):
    """Section 7.4: c has declined the bonus of ward 4."""
    game = do(tied(a, b, c), "c pass")
    assert phase(game) == f"appoint={mayor}", why
    expected = [1, 2, 1]
    expected["abc".index(mayor)] += 3
    assert points(game) == expected


def test_favors_of_this_elections_leaders_count_for_the_mayor():
    """Sections 7.3 and 7.4: a and b have one ward each; b leads two nations, a one."""
    game = election(wards={6: "G:a", 14: "IE:b"}, seats={"a": "0,T2,3"})
    assert phase(game) == "appoint=b"
    assert favors(game, "a") == "G3T2"
    assert favors(game, "b") == "I3E3"


def test_favors_do_not_matter_to_those_with_fewer_wards():
    """Section 7.4: c has most favors and no ward."""
    game = election(wards={6: "G:a", 14: "G:b"}, seats={"c": "0,I9,3", "b": "0,T,3"})
    assert phase(game) == "appoint=b"


@pytest.mark.parametrize("first", "abc")
def test_after_a_full_tie_in_term_one_there_is_no_mayor(first):
    """Sections 7.4 and 7.6: nobody scores 3, no office is given, the first player stays."""
    game = do(tied(first=first), "c pass")
    assert points(game) == [1, 2, 1]
    assert phase(game) == "open"
    deal(game)
    assert clock(game) == f"y5{first}"
    assert phase(game) == f"turn={first}"
    assert [seat(game, who) for who in "abc"] == ["1,G3,3,lead=G", "2,G3,3,lead=G", "1,G3,3,lead=G"]


def test_a_term_without_mayor_has_no_benefits_but_slander():
    """Sections 4.2 and 7.4."""
    game = deal(do(tied(), "c pass"))
    do(game, "a campaign 14 14", "a slander 14 b german")
    assert offers(game, "a") == {"end"}


def test_everyone_tied_at_no_ward_still_elects_a_mayor():
    """Q10: the tie-break decides all the same."""
    game = election(wards={6: ":abc"}, seats={"b": "0,T,3"})
    assert points(game) == [0, 3, 0]
    assert phase(game) == "appoint=b"


def test_a_full_tie_keeps_the_mayor_of_the_term_before():
    """Section 7.4 and Q6: and the Mayor scores 3 again."""
    seats = {"a": "3,-,3,police", "b": "6,-,3,mayor", "c": "3,-,3,council"}
    game = election(year=8, first="b", wards={6: "G:a", 5: "G:b", 8: "G:c"}, seats=seats)
    assert points(game) == [4, 10, 4]
    assert phase(game) == "appoint=b"


def test_the_old_mayor_stays_tied_or_not():
    """Section 7.4: a and c tie fully, b has no ward and stays Mayor with 3 VP."""
    seats = {"a": "3,-,3,police", "b": "6,-,3,mayor", "c": "3,-,3,council"}
    game = election(year=8, first="b", wards={6: "G:a", 8: "G:c"}, seats=seats)
    assert points(game) == [4, 9, 4]
    assert phase(game) == "appoint=b"
    assert seat(game, "b") == "9,-,3,mayor"
    assert seat(game, "a") == "4,G3,3,lead=G"


def test_the_old_mayor_has_no_advantage_before_the_favors():
    """Section 7.4: old Mayor b ties with a, who has one favor more."""
    seats = {"a": "3,I,3,police", "b": "6,-,3,mayor", "c": "3,-,3,council"}
    game = election(year=8, first="b", wards={6: "G:a", 8: "G:b"}, seats=seats)
    assert points(game) == [7, 7, 3]
    assert phase(game) == "appoint=a"
    assert [seat(game, who) for who in "abc"] == ["7,IG3,3,mayor,lead=G", "7,G3,3,lead=G", "3,-,3"]


@pytest.mark.parametrize("year", [8, 12])
def test_without_an_old_mayor_a_full_tie_gives_none_again(year):
    """Section 7.4: beyond term 1 as well; the first player stays."""
    game = election(year=year, first="c", wards={6: "G:a", 8: "G:b"})
    assert points(game) == [4, 4, 3]
    deal(game)
    assert clock(game) == f"y{year + 1}c"
    assert phase(game) == "turn=c"
    assert "mayor" not in game.position()


# Offices


@pytest.mark.parametrize(("players", "ways"), [(3, 12), (4, 24), (5, 24)])
def test_the_mayor_gives_every_other_player_one_office(players, ways):
    """Section 7.5: from the Mayor's left; with fewer than five some stay empty, of the Mayor's choice."""
    game = election(players=players, wards={6: ":b"})
    assert phase(game) == "appoint=b"
    assert game.movers() == [1]
    others = [who for who in "cdea" if who in "abcde"[:players]]
    expected = {
        "appoint " + " ".join(f"{who} {office}" for who, office in zip(others, offices, strict=False))
        for offices in permutations(("deputy", "council", "police", "precinct"), players - 1)
    }
    assert len(expected) == ways
    assert offers(game, "b") == expected


def test_an_appointment_is_complete_and_of_others_only():
    """Section 7.5: exactly one office for each of the others, each to at most one player."""
    game = election(wards={6: ":b"})
    for move in (
        "appoint c deputy",
        "appoint c deputy a deputy",
        "appoint c deputy b police",
        "appoint c mayor a police",
        "appoint c deputy c police",
        "appoint c deputy a police b council",
    ):
        forbidden(game, f"b {move}", FivepointsError)
    forbidden(game, "a appoint c deputy b police", SeatError)


def test_the_rest_of_an_appointment_is_of_the_offices_left():
    """Section 7.5 and notation: b is Deputy Mayor already, c gets one of the other three."""
    seats = {"a": "4,G3,3,mayor,lead=G", "b": "0,-,3,deputy"}
    game = at("appoint=a", year=4, garden="-", wards={6: ":a"}, seats=seats)
    given = {text.split()[7].split("/")[2] for text in outcomes(game, "a")}
    assert given == {"0,-,3,council", "0,-,3,police", "0,-,3,precinct"}


def test_old_offices_end_before_new_ones_are_given():
    """Section 7.4: only the new Mayor has an office while appointing; the markers are back."""
    seats = {"a": "6,-,3,mayor", "b": "3,-,3,council", "c": "3,-,3,police"}
    game = election(year=12, wards={6: ":c"}, seats=seats)
    assert [seat(game, who) for who in "abc"] == ["6,-,3", "3,-,3", "7,G3,3,mayor,lead=G"]
    assert bosses_left(game) == [19, 19, 16]
    do(game, "c appoint a precinct b council")
    assert seat(game, "a") == "6,-,3,precinct"
    assert seat(game, "b") == "3,-,3,council"
    assert bosses_left(game) == [18, 18, 16]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_mayor_is_first_player_of_the_next_term(players):
    """Section 7.6: the year after starts with the Mayor, Castle Garden is filled, slanders are new."""
    seats = {"a": "3,-,2,slandered"}
    game = election(players=players, year=12, wards={6: ":c"}, seats=seats, garden="I3")
    offices = ["deputy", "council", "police", "precinct"]
    others = [who for who in "deab" if who in "abcde"[:players]]
    do(game, "c appoint " + " ".join(f"{who} {office}" for who, office in zip(others, offices, strict=False)))
    assert phase(game) == f"fill={players + 2},c"
    assert clock(game) == "y13c"
    assert garden(game) == "-"
    assert bag(game) == (19, 20, 21, 25)
    deal(game)
    assert phase(game) == "turn=c"
    assert garden(game) == f"T{players + 2}"
    assert seat(game, "a").startswith("3,-,2")
    assert "slandered" not in game.position()
    assert ward(game, 6) == "G:c"


def test_the_boss_left_in_a_ward_counts_in_the_next_term():
    """Section 7.2: a boss like any other."""
    game = deal(do(election(year=12, wards={14: ":c"}, seats={"c": "3,-,3"}), "c appoint a police b deputy"))
    do(game, "c campaign 6 6", "c end", "a campaign 14 5", "a end", "b campaign 5 5", "b end")
    assert ward(game, 14) == "I:ac"
    assert offers(game, "c", "slander") == {"slander 14 a irish"}


# Zones


@pytest.mark.parametrize(
    ("players", "year", "box"),
    [
        (3, 4, {"irish": 2, "english": 2, "german": 1}),
        (3, 8, {"irish": 2, "english": 1, "german": 1}),
        (4, 4, {"irish": 2, "english": 1, "german": 1}),
    ],
)
def test_a_zone_opens_after_the_election_when_it_is_due(players, year, box):
    """Sections 3.4 and 7.6: one cube on each ward, out of the box and not out of the bag."""
    game = election(players=players, year=year)
    assert phase(game) == "open"
    assert dict(game.chance()) == box
    assert game.movers() == []
    before = bag(game)
    wards = game.position().split()[5].count("/") + 1
    for nation in ("irish", "irish", "german"):
        game.draw(nation)
    assert bag(game) == before
    assert phase(game) == f"fill={players + 2},a"
    there = game.position().split()[5].split("/")
    assert there[wards:] == (["I", "I", "G", "E", "E"] if box["english"] == 2 else ["I", "I", "G", "E"])
    assert clock(game) == f"y{year + 1}a"


@pytest.mark.parametrize(("players", "year"), [(3, 12), (4, 8), (4, 12), (5, 4), (5, 8), (5, 12)])
def test_otherwise_no_zone_opens(players, year):
    """Section 3.4."""
    game = election(players=players, year=year)
    assert phase(game) == f"fill={players + 2},a"
    assert clock(game) == f"y{year + 1}a"


def test_a_zone_opens_after_the_offices_are_given():
    """Sections 7.5 and 7.6, in this order."""
    game = election(wards={6: ":b"})
    assert phase(game) == "appoint=b"
    assert game.chance() == []
    do(game, "b appoint c deputy a council")
    assert phase(game) == "open"
    deal(game)
    assert clock(game) == "y5b"
    assert phase(game) == "turn=b"
    assert seat(game, "b") == "4,G3,3,mayor,lead=G"


def test_new_wards_can_be_used_at_once():
    """Section 2: a ward is active when it holds a cube."""
    game = deal(election())
    assert ward(do(game, "a campaign 9 3"), 9).endswith(":a")
    assert ward(game, 3).endswith(":a")
    assert at("turn=a", year=5).movers() == [0]
