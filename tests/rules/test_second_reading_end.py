"""Second reading of the rules: the last election and the end (section 8, rulings Q4, Q6, Q7, Q11)."""

import pytest
from second import at, do, election, favors, phase, points, seat

from fivepoints import PhaseError


def finish(*moves, wards=None, players=3, first="a", **seats):
    """The election after year 16 and the end."""
    game = election(*moves, year=16, players=players, first=first, wards=wards, seats=seats)
    assert phase(game) == "over"
    assert game.over
    return game


def outcome(game):
    result = game.result()
    return list(result["scores"]), list(result["ranks"])


def shares(game):
    return [pytest.approx(float(share)) for share in game.result()["shares"]]


TIED = {6: ":abc"}  # nobody wins a ward
C_MAYOR = {6: "G:c"}  # c wins one ward: 1 + 3 VP, three German favors


def test_the_mayor_decides():
    """Section 12, case 10: 5-2-1, b stays Mayor by a full tie: 5-5-1, tokens: 8-8-4."""
    game = finish(first="b", wards=TIED, a="5,-,3,police", b="2,-,3,mayor", c="1,-,3,deputy")
    assert outcome(game) == ([8, 8, 4], [2, 1, 3])
    assert shares(game) == [0, 1, 0]


def test_favors_decide():
    """Section 12, case 10: both score 2 for a nation, a wins by the total; c is Mayor with few points."""
    game = finish(wards=C_MAYOR, a="10,T2,3", b="10,E,3", c="0,-,3")
    assert outcome(game) == ([15, 15, 9], [1, 2, 3])
    assert shares(game) == [1, 0, 0]


def test_the_win_is_shared():
    """Section 12, case 10 and Q7: the Mayor is not among the tied."""
    game = finish(wards=C_MAYOR, a="10,I,3", b="10,I,3", c="0,-,3")
    assert outcome(game) == ([15, 15, 9], [1, 1, 3])
    assert shares(game) == [0.5, 0.5, 0]


def test_all_share_when_there_never_was_a_mayor():
    """Section 8 and Q7: a full tie with no Mayor at all."""
    game = finish(wards=TIED, a="3,-,3", b="3,-,3", c="3,-,3")
    assert outcome(game) == ([6, 6, 6], [1, 1, 1])
    assert shares(game) == [1 / 3, 1 / 3, 1 / 3]


def test_the_game_ends_without_offices_or_a_new_term():
    """Section 7.4 and 7.5: only the new Mayor has an office; nobody owes a move, nothing is drawn."""
    game = finish(wards=C_MAYOR, a="6,-,3,mayor", b="3,-,3,council", c="3,-,3,police")
    assert game.movers() == []
    assert game.chance() == []
    offices = [person["office"] for person in game.view(None)["seats"]]
    assert offices == [None, None, "mayor"]
    with pytest.raises(PhaseError):
        game.play(0, "campaign 1 1")


def test_locks_are_gone_after_the_last_election_too():
    """Q11."""
    wards = {6: "G:c!", 9: "!"}
    game = finish(wards=wards, a="6,-,3,mayor", b="3,-,3,council", c="3,-,3,police")
    assert "!" not in game.position()


def test_the_last_election_pays_leaders_and_points_as_always():
    """Sections 7.3, 7.4 and 8: ward 14 and 6 to a; leads Irish and Germans, 2 VP each for most favors."""
    game = finish(wards={14: ":a", 6: ":a"}, a="0,-,0,slandered", b="0,-,0,slandered", c="0,-,0,slandered")
    assert favors(game, "a") == "I3G3"
    assert outcome(game)[0] == [3 + 3 + 4, 0, 0]


@pytest.mark.parametrize(
    ("a", "b", "c", "scores"),
    [
        ("I3", "I2", "I", [2, 0, 0]),
        ("I2", "I2", "I", [2, 2, 0]),
        ("I2", "I2", "I2", [2, 2, 2]),
        ("-", "-", "-", [0, 0, 0]),
        ("IEG9T", "I2E2T2", "-", [2, 6, 0]),
        ("I", "E", "T", [2, 2, 2]),
    ],
)
def test_most_favors_of_a_nation_score_two(a, b, c, scores):
    """Section 8 and Q4: each of the tied; none for a nation nobody has. The Mayor's 3 are counted apart."""
    game = finish(a=f"3,{a},3", b=f"3,{b},3", c=f"3,{c},3")
    mayor = [3 if person["office"] == "mayor" else 0 for person in game.view(None)["seats"]]
    assert outcome(game)[0] == [3 + 3 + more + three for more, three in zip(scores, mayor, strict=False)]


def test_the_mayor_of_a_tied_last_election_is_elected_by_favors():
    """Section 7.4 and Q10: no ward for anyone, a has most favors and scores 3."""
    game = finish(wards=TIED, a="3,T,3", b="3,-,3", c="3,-,3")
    assert outcome(game) == ([3 + 3 + 2 + 3, 6, 6], [1, 2, 2])


@pytest.mark.parametrize("tokens", [(3, 2, 0), (0, 1, 2), (1, 1, 1)])
def test_each_unused_slander_token_scores_one(tokens):
    """Section 8."""
    a, b, c = (f"10,-,{left}" + ("" if left else ",slandered") for left in tokens)
    game = finish(wards=TIED, a=a, b=b, c=c)
    assert outcome(game)[0] == [10 + left for left in tokens]


@pytest.mark.parametrize(
    ("a", "b", "why"),
    [
        ("I", "T2", "most in all"),
        ("E", "I", "most Irish"),
        ("G", "E", "most English"),
        ("T", "G", "most German"),
    ],
)
def test_favors_break_a_tie_for_the_win(a, b, why):
    """Section 8: b wins at equal points; c is Mayor far behind, with Germans of its own (so no 2 VP for one German)."""
    more = {"G": 2}  # one German favor scores nothing beside c's three
    one, two = 20 + more.get(a, 0), 20 + more.get(b, 0)
    game = finish(wards=C_MAYOR, a=f"{one},{a},3", b=f"{two},{b},3", c="0,-,3")
    scores, ranks = outcome(game)
    assert scores[0] == scores[1] == 25
    assert ranks == [2, 1, 3], why
    assert shares(game) == [0, 1, 0]


def test_favors_come_before_the_mayor():
    """Section 8: Mayor c ties with a at 20; a has more favors."""
    game = finish(wards=C_MAYOR, a="15,T4,3", b="0,-,3", c="11,-,3")
    assert outcome(game) == ([20, 3, 20], [1, 3, 2])
    assert shares(game) == [1, 0, 0]


def test_the_mayor_wins_among_three_tied_and_the_others_share_the_second_place():
    """Section 8: all at 10 without favors, b stays Mayor."""
    game = finish(first="b", wards=TIED, a="8,-,2,police", b="5,-,2,mayor", c="8,-,2,deputy")
    assert outcome(game) == ([10, 10, 10], [2, 1, 2])
    assert shares(game) == [0, 1, 0]


def test_the_mayor_does_not_win_with_fewer_points():
    """Section 8: most VP wins."""
    game = finish(first="b", wards=TIED, a="9,-,2,police", b="5,-,2,mayor", c="8,-,2,deputy")
    assert outcome(game) == ([11, 10, 10], [1, 2, 2])


def test_places_below_follow_points_then_favors():
    """Section 8: d is Mayor and first; b and c tie in points, c has more favors; a is last."""
    game = finish(players=4, wards={6: "G:d"}, a="1,-,3", b="10,I,3", c="10,T2,3", d="20,-,3")
    assert outcome(game) == ([4, 15, 15, 29], [4, 3, 2, 1])


def test_equal_places_below_are_shared_even_by_the_mayor():
    """Section 8: the Mayor decides the first place only; b and the Mayor c are second together."""
    seats = {"a": "20,-,2,police", "b": "8,-,2,deputy", "c": "5,-,2,mayor", "d": "1,-,2,council"}
    game = finish(players=4, first="c", wards={6: ":abcd"}, **seats)
    assert outcome(game) == ([22, 10, 10, 3], [1, 2, 2, 4])
    assert shares(game) == [1, 0, 0, 0]


def test_two_of_three_tied_share_when_favors_leave_two():
    """Sections 8 and Q7: a, b and d tie in points; a and b hold more favors; the Mayor c is not among them."""
    seats = {"a": "10,I2,3", "b": "10,I2,3", "c": "0,-,3", "d": "10,E,3"}
    game = finish(players=4, wards=C_MAYOR, **seats)
    assert outcome(game) == ([15, 15, 9, 15], [1, 1, 4, 3])
    assert shares(game) == [0.5, 0.5, 0, 0]


def test_the_tie_break_is_among_the_tied_only():
    """Section 8: a and b have equal totals; d with fewer favors but most Irish is out, b has the more Irish of the two."""
    seats = {"a": "14,E3,3", "b": "14,IE2,3", "c": "0,-,3", "d": "14,I2,3"}
    game = finish(players=4, wards=C_MAYOR, **seats)
    # 2 VP: Irish d, English a, Germans c
    assert outcome(game)[0] == [19, 17, 9, 19]
    seats["b"] = "16,IE2,3"
    game = finish(players=4, wards=C_MAYOR, **seats)
    assert outcome(game) == ([19, 19, 9, 19], [2, 1, 4, 3])


def test_the_score_of_the_mayor_who_stays_counts_at_the_end():
    """Q6: by a full tie between a and c the old Mayor b scores 3."""
    game = finish(first="b", wards={6: "G:a", 8: "G:c"}, a="3,-,3,police", b="6,-,3,mayor", c="3,-,3,council")
    # a and c: 3 + 1 + 2 + 3; b: 6 + 3 + 3
    assert outcome(game) == ([9, 12, 9], [2, 1, 2])


def test_bids_of_the_last_election_are_not_held_at_the_end():
    """Sections 7.2 and 8: a bids two Irish away and wins nothing by it."""
    game = election("a bid irish 2", year=16, wards={14: "I:ab5"}, seats={"a": "3,I2,3"})
    # b: 3 + 2 + 3 (Mayor) + 2 (Irish of the leader) + 3; a: 3 + 3; c: 3 + 3
    assert phase(game) == "over"
    assert outcome(game) == ([6, 13, 6], [2, 1, 2])


def test_the_bonuses_of_the_last_election_are_asked():
    """Section 7.2: the favor of ward 4 can decide most of a nation."""
    game = election("a take italian", year=16, wards={4: "I:a"}, seats={"b": "3,T,3"})
    # a: 3 + 1 + 3 + 2 (Irish) + 2 (Italians, tied) + 3; b: 3 + 2 + 3
    assert outcome(game) == ([14, 8, 6], [1, 2, 3])


def test_no_leader_in_a_nation_no_points():
    """Q4 at the end: nobody has favors, so nobody scores for most of a nation."""
    game = finish(wards=TIED, a="5,-,3", b="4,-,3", c="3,-,3")
    assert outcome(game) == ([8, 7, 6], [1, 2, 3])


@pytest.mark.parametrize("year", [4, 8, 12])
def test_no_end_scoring_before_the_fourth_election(year):
    """Section 8: tokens and favors score once, after year 16."""
    game = election(year=year, wards={6: ":c"}, seats={"a": "0,I3,3", "b": "0,-,3", "c": "0,-,3"})
    assert points(game) == [0, 0, 4]
    assert not game.over
    assert phase(game) == "appoint=c"


def test_the_final_scores_stand_in_the_position():
    """Sections 8 and 9: the points of the seats are the result's."""
    game = finish(wards=C_MAYOR, a="10,T2,3", b="10,E,3", c="0,-,3")
    assert points(game) == outcome(game)[0]
    assert seat(game, "a").startswith("15,T2,")


def test_the_last_turn_is_played_to_its_end():
    """Section 4.3: year 16 is a year like any other."""
    game = at("turn=c", year=16)
    do(game, "c campaign 6 6")
    assert not game.over
    do(game, "c end")
    assert game.over
    assert outcome(game) == ([6, 6, 3 + 1 + 3 + 2 + 3], [2, 2, 1])
