"""Spots where implementations of the game go wrong."""
from __future__ import annotations

from itertools import permutations

import pytest

from fivepoints import NotationError, SeatError
from strategies import Table, kind, legal, walk
from table import (
    ORDER,
    at,
    bag,
    bosses_left,
    clock,
    draw,
    draw_all,
    election,
    favors,
    garden,
    line,
    offered,
    person,
    phase,
    play,
    refused,
    scores,
    ward,
)

BUSY = {  # b could take a favor, and slander c in ward 4 and spread it to 7
    "year": 6,
    "garden": "I2E",
    "wards": {4: "I:bc", 7: "IE:bc", 2: "!"},
    "seats": {"a": "6,-,3,mayor", "b": "2,I3,3,deputy", "c": "3,-,3,council"},
}


def kinds(ids: list[int]) -> set[str]:
    return {kind(action) for action in ids}


# No other action between two placements (4.2, Q2)


def test_steps_after_the_first_boss_only_a_second_boss():
    """Q2: though a favor could be taken and a slander told before it. Each pair of wards is listed once, in election order."""
    game = at("turn=b", **BUSY)
    assert kinds(game.ids()) == {"campaign", "settle", "take", "slander"}
    for action in [action for action in game.ids() if kind(action) == "campaign"]:
        then = game.copy()
        then.step(action)
        assert phase(then).startswith("second=b,")
        assert kinds(then.ids()) == {"second"}
    firsts = sum(kind(action) == "campaign" for action in game.ids())
    assert firsts == 10  # eleven wards are open, ward 2 is locked


def test_steps_after_the_boss_of_a_settle_only_its_cube():
    """Q2: Irish or English, into each of the ten unlocked wards."""
    game = at("turn=b", **BUSY)
    for action in [action for action in game.ids() if kind(action) == "settle"]:
        then = game.copy()
        then.step(action)
        assert phase(then) == "cube=b"
        assert kinds(then.ids()) == {"put"}
        assert len(then.ids()) == 10 * 2


def test_steps_after_a_slander_only_its_spreading():
    """6: at once, once, or not at all."""
    game = at("turn=b", **BUSY)
    game.step(next(action for action in game.ids() if kind(action) == "slander"))
    assert phase(game) == "spread=b,4,c,irish"
    assert sorted(map(kind, game.ids())) == ["pass", "spread"]


@pytest.mark.parametrize("style", ["at_random", "dominant", "slander_always", "fickle"])
def test_in_played_games_nothing_comes_between(style):
    """Q2: whatever the seat could do besides."""
    for s in walk(Table(5, style=style, seed=12)):
        if s.phase in (1, 2):  # second, cube
            assert kinds(legal(s)) == {"second" if s.phase == 1 else "put"}


# The ward action when pieces have run out (Q1, Q5)

LAST_BOSSES = {  # a has 15 bosses in wards, one on the office, one on the Irish leaders' box, and two more in wards 6 or left
    "year": 14,
    "seats": {"a": "30,-,3,mayor,lead=I", "b": "9,-,3,deputy", "c": "9,-,3,police"},
}


def test_steps_with_one_boss_left_there_is_no_second():
    """Q5: the campaign is over with its first boss."""
    game = at("turn=a", wards=dict.fromkeys(ORDER, ":a") | {6: ":a2"}, **LAST_BOSSES)
    assert bosses_left(game, "a") == 1
    game.step(next(action for action in game.ids() if kind(action) == "campaign"))
    assert phase(game) == "turn=a,ward"
    assert kinds(game.ids()) == {"end"}


def test_steps_without_a_boss_the_cube_comes_at_once():
    """Q5: campaign none, or one of two nations into one of fifteen wards."""
    game = at("turn=a", wards=dict.fromkeys(ORDER, ":a") | {6: ":a3"}, garden="IG", **LAST_BOSSES)
    assert kinds(game.ids()) == {"idle", "put"}
    assert len(game.ids()) == 1 + 15 * 2


def test_bosses_run_out_in_the_middle_of_a_campaign_year():
    """Q5: two, then none; then a slander brings one home and it can be placed again."""
    seats = LAST_BOSSES["seats"] | {"b": "9,G,3,deputy"}
    game = at("turn=a", year=14, garden="I2", wards=dict.fromkeys(ORDER, ":a"), seats=seats)
    play(game, "a campaign 6 6", "a end", "b campaign 6 6", "b end", "c campaign 3 3", "c end")
    assert offered(game, "a", "campaign") == {"campaign none"}
    play(game, "a campaign none", "a end", "b slander 6 a german", "b campaign 3 3", "b end", "c campaign 3 3", "c end")
    assert ward(game, 6) == "G:a2b2"
    assert "campaign 14" in offered(game, "a", "campaign")


def test_the_last_cubes_of_a_game():
    """Q1: two Italians are left for year 16. A and B settle them, C can only campaign; the election and the end by hand.

    A wins 6, B 14, C 9. Leaders: Irish B and C, German A, Italian A and B. A has G3T4, B I3T4, C I3: B is Mayor, with more Irish favors than A.
    """
    game = at("turn=c,ward", year=15, garden="-", wards={10: "I19E20G22T23"})
    play(game, "c end", "a settle 6 italian 6", "a end", "b settle 14 italian 14", "b end")
    assert offered(game, "c", "settle") == set()
    play(game, "c campaign 9 9", "c end")
    assert game.over
    assert [favors(game, letter) for letter in "abc"] == ["G3T4", "I3T4", "I3"]
    a, b, c = 1 + 2 + 2 + 3, 2 + 3 + 2 + 2 + 3, 1 + 2 + 3
    assert game.result() == {"scores": [a, b, c], "ranks": [2, 1, 3], "shares": [0.0, 1.0, 0.0]}


def test_games_in_which_everyone_settles_come_to_their_end():
    """Q1: five players settle 80 cubes and win some more; the bag has 85. When all are gone only a campaign is possible."""
    found = 0
    for seed in range(8):
        for s in walk(Table(5, style="all_settle", seed=seed)):
            if s.phase == 0 and not s.ward_done and sum(s.garden) == 0:
                assert sum(s.bag) == 0
                found += 1
                assert kinds(legal(s)) & {"settle", "put"} == set()
                assert "campaign" in kinds(legal(s))
        assert s.year == 16
    assert found > 0


# Ties everywhere


@pytest.mark.parametrize(("bosses", "winner"), [("ab", ""), ("a2b2c", ""), ("abc", ""), ("a2bc", "a"), ("ab3c3", ""), ("ab2c3", "c")])
def test_a_tie_for_most_elects_nobody_in_the_ward(bosses, winner):
    """7.2: a tie below the winner does not matter. All bosses leave but one of the winner's."""
    game = election(wards={6: f":{bosses}"})
    assert ward(game, 6) == ("G:" + winner if winner else "G")


def test_a_tie_made_by_bids_costs_the_favors_all_the_same():
    """7.2."""
    game = election("a bid german 1", "b bid german 3", wards={6: ":a3bc2"}, seats={"a": "0,G3,3", "b": "0,G3,3"})
    assert ward(game, 6) == "G"
    assert (favors(game, "a"), favors(game, "b")) == ("G2", "-")


def test_three_leaders_of_one_nation_get_three_favors_each():
    """7.3: a German ward for everyone."""
    game = election(year=8, wards={2: "E:a", 6: ":b", 5: ":c", 9: "EG:a"})
    play(game, "a pass")
    assert favors(game, "a") == "E3G3"
    assert favors(game, "b") == favors(game, "c") == "G3"


def test_a_tie_for_mayor_in_term_1_goes_to_more_favors():
    """7.4: one ward each for A and B; the leaders' favors make 3 each, A held one more, though C holds most."""
    game = election(wards={6: ":a", 14: ":b"}, seats={"a": "0,T,3", "c": "0,T9,3"})
    assert (favors(game, "a"), favors(game, "b")) == ("G3T", "I3")
    assert phase(game) == "appoint=a"
    assert scores(game) == [1 + 3, 2, 0]


def test_a_full_tie_in_term_1_means_no_mayor_and_no_offices():
    """7.4: A and B have a German ward and three German favors each."""
    game = election(wards={6: ":a", 2: ":b"})
    play(game, "b pass")
    assert scores(game) == [1, 1, 0]
    assert "mayor" not in game.position()
    assert phase(game) == "open"


def test_a_full_tie_in_a_later_term_keeps_the_mayor_there_was():
    """7.4: C, who is not among the tied, stays Mayor, scores and gives offices."""
    seats = {"a": "4,-,3,deputy", "b": "4,-,3,police", "c": "7,-,3,mayor"}
    game = election(year=8, first="c", wards={6: ":a", 5: ":b"}, seats=seats)
    assert scores(game) == [5, 5, 10]
    assert phase(game) == "appoint=c"


def test_a_partial_tie_is_broken_among_the_tied_only():
    """7.4: B has most favors but one ward only; of A and C with two wards each C has more Irish favors."""
    seats = {"a": "4,E2,3", "b": "4,I9,3", "c": "7,I2,3"}
    game = election(year=8, wards={6: "G2:a", 15: "E:a", 5: "G2:c", 3: "E:c", 14: ":b"}, seats=seats)
    assert phase(game) == "appoint=c"


def test_ward_14_counts_as_one_ward_for_mayor():
    """2: it scores 2 VP; with one ward each the favors decide."""
    game = election(wards={14: ":a", 6: ":b"}, seats={"b": "0,T,3"})
    assert phase(game) == "appoint=b"
    assert scores(game) == [2, 4, 0]


@pytest.mark.parametrize(
    ("seats", "ranks"),
    [
        (("9,I2,0", "9,E,0", "5,-,0"), [1, 2, 3]),  # more in all
        (("9,E,0", "9,I,0", "5,-,0"), [2, 1, 3]),  # more Irish
        (("9,G,0", "9,E,0", "9,T,0"), [2, 1, 3]),  # more English, then more German
        (("9,E,0", "9,E,0", "5,-,0,mayor"), [1, 1, 3]),  # shared
        (("9,E,0,mayor", "9,E,0", "9,E2,0"), [2, 2, 1]),  # the Mayor decides about the first place only
        (("9,E,0,mayor", "9,E,0", "9,E,0"), [1, 2, 2]),
        (("9,E,0", "9,E,0", "9,E,0"), [1, 1, 1]),
        (("9,-,0", "5,I,0", "5,I,0"), [1, 2, 2]),
        (("9,-,0", "5,I,0", "5,I2,0"), [1, 3, 2]),
    ],
)
def test_ties_at_the_end(seats, ranks):
    """8."""
    game = at("over", year=16, garden="-", seats=dict(zip("abc", seats, strict=True)))
    assert game.result()["ranks"] == ranks


def test_most_favors_of_a_nation_pays_everyone_who_ties():
    """8: 2 VP each for A and B; C's one Irish favor is not the most. A is Mayor by English favors."""
    game = election(year=16, seats={"a": "0,I2E,0", "b": "0,I2G,0", "c": "0,I,0"})
    assert scores(game) == [2 + 2 + 3, 2 + 2, 0]


# A bonus comes before the next ward votes (7.2)


def test_a_bonus_cube_opens_a_later_ward_to_a_nations_favors():
    """7.2: B holds Italian favors; with an Italian cube in ward 6 they can be bid there."""
    how = {"wards": {1: ":a", 6: ":a2b"}, "seats": {"b": "0,T2,3"}}
    declined = election("a pass", **how)
    assert ward(declined, 6) == "G:a"
    assert favors(declined, "b") == "T2"
    placed = election("a place italian 6", **how)
    assert phase(placed) == "bid=6,b"
    play(placed, "b bid italian 2")
    assert ward(placed, 6) == "GT:b"


def test_a_bonus_cube_in_the_ward_just_won_changes_nothing_there():
    """7.2: ward 1 has voted; the cube counts for its winner's leadership."""
    game = election("a place italian 1", wards={1: ":a"})
    assert person(game, "a") == "4,E3T3,3,mayor,lead=ET"


def test_a_bonus_favor_can_be_bid_in_a_later_ward():
    """7.2: B takes a German favor in ward 4, and bids it in ward 6 against two of A's."""
    game = election("b take german", wards={4: ":b", 6: ":a2b2"})
    assert phase(game) == "bid=6,b"
    play(game, "b bid german 1")
    assert ward(game, 6) == "G:b"


# Offices (7.5)

CITY = ("deputy", "council", "police", "precinct")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("mayor", [0, 1, 2])
def test_every_other_player_gets_one_office_of_four(players, mayor):
    """7.5: all ways of giving; with fewer than five players some offices stay empty."""
    letters = "abcde"[:players]
    game = election(players=players, wards={6: ":" + letters[mayor]})
    others = [letters[(mayor + 1 + i) % players] for i in range(players - 1)]
    wanted = {
        "appoint " + " ".join(f"{letter} {office}" for letter, office in zip(others, offices, strict=True)) for offices in permutations(CITY, players - 1)
    }
    assert offered(game, letters[mayor]) == wanted
    play(game, f"{letters[mayor]} {max(wanted)}")
    assert [person(game, letter).split(",")[3] for letter in others] == max(wanted).split()[2::2]
    assert all(bosses_left(game, letter) == 18 for letter in others)


def test_appointments_are_read_in_any_order_of_seats():
    """Notation: printed from the Mayor's left."""
    how = {"players": 4, "wards": {6: ":b"}}
    one = play(election(**how), "b appoint c police d council a deputy")
    two = play(election(**how), "b appoint a deputy c police d council")
    assert one.position() == two.position()


def test_what_a_mayor_cannot_do():
    """7.5: nobody is left out, and no office is given twice or kept."""
    game = election(players=4, wards={6: ":b"})
    refused(game, "b appoint c police d police a deputy", "at most one player")
    refused(game, "b appoint c police d council", "a", "missing", error=NotationError)
    refused(game, "b appoint b police c deputy d council a precinct", "Mayor", error=NotationError)
    refused(game, "b appoint c mayor d council a precinct", "mayor", error=NotationError)
    refused(game, "b appoint c police c deputy d council a precinct", "twice", error=NotationError)
    refused(game, "a appoint c police d council b deputy", error=SeatError)


def test_offices_end_with_the_term():
    """7.4: their markers return; the new Mayor gives anew."""
    seats = {"a": "9,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,council"}
    game = election(year=8, wards={6: ":b"}, seats=seats)
    assert person(game, "a") == "9,-,3"
    assert person(game, "b") == "9,G3,3,mayor,lead=G"
    assert person(game, "c") == "4,-,3"
    assert bosses_left(game, "c") == 19


def test_no_offices_after_the_last_election():
    """7.5: the Mayor scores, and the game is over."""
    seats = {"a": "9,-,0,mayor", "b": "5,-,0,deputy", "c": "4,-,0,council"}
    game = election(year=16, wards={6: ":b"}, seats=seats)
    assert game.over
    assert person(game, "b") == f"{5 + 1 + 3 + 2},G3,0,mayor,lead=G"
    assert person(game, "c") == "4,-,0"


# The first player (7.6)


@pytest.mark.parametrize("first", ["a", "b", "c"])
def test_without_a_mayor_the_first_player_stays(first):
    """7.6."""
    game = draw_all(election(first=first))
    assert clock(game) == f"y5{first}"
    assert phase(game) == f"turn={first}"


def test_the_mayor_is_first_player_of_the_next_term():
    """7.6: while offices are given and a zone opens the old first player still stands."""
    game = election(first="a", wards={6: ":c"})
    assert clock(game) == "y4a"
    play(game, "c appoint a deputy b police")
    assert phase(game) == "open"
    assert clock(game) == "y4a"
    draw_all(game)
    assert clock(game) == "y5c"
    assert phase(game) == "turn=c"


def test_a_mayor_without_a_benefit_in_term_1():
    """5: benefits and slander begin in term 2."""
    game = at("turn=a", year=4, wards={6: "G2:ab"}, seats={"a": "0,G3,3"})
    for move in ("take irish", "lock 6", "arrest german 6", "move german 6 4"):
        refused(game, f"a {move}", "only the")
    refused(game, "a slander 6 b german", "term 2")


# Who is asked to bid (7.2)


@pytest.mark.parametrize(
    ("text", "seats", "asked"),
    [
        ("G:abc", {"a": "G", "b": "-", "c": "T"}, [0]),  # only A's favor can be bid
        ("G:abc", {"a": "G", "b": "G2", "c": "T"}, [0, 1]),
        ("GT:abc", {"a": "G", "b": "G2", "c": "T"}, [0, 1, 2]),
        ("G:ab", {"a": "-", "b": "G2", "c": "G5"}, [1]),  # C has no boss there
        ("G:a9b", {"a": "G", "b": "-", "c": "-"}, [0]),  # asked, though A can't lose
        ("G:a9b", {"a": "-", "b": "G", "c": "-"}, [1]),  # asked, though B can't win
    ],
)
def test_who_is_asked_for_a_bid(text, seats, asked):
    """7.2: a candidate who holds a favor that could be bid here, and nobody else."""
    game = election(wards={6: text}, seats={letter: f"0,{held},3" for letter, held in seats.items()})
    assert phase(game).startswith("bid=6,")
    assert game.movers() == asked
    for seat in set(range(3)) - set(asked):
        refused(game, f"{'abc'[seat]} bid none", error=SeatError)


@pytest.mark.parametrize("text", ["G:a2b", "G:a"])
def test_where_nobody_could_bid_the_ward_is_decided_at_once(text):
    """7.2: A has no German favor to bid; and a lone candidate wins without a bid, whatever it holds."""
    held = "I3" if "b" in text else "G3"
    game = election(wards={6: text}, seats={"a": f"0,{held},3", "b": "0,E2,3"})
    assert phase(game) == "appoint=a"
    assert favors(game, "a") == ("I3G3" if held == "I3" else "G6")


# Years and terms


def test_a_year_ends_after_the_last_seat():
    """4: then the first player is to move again, and the cubes stay."""
    game = play(at("turn=b", year=2, first="c", garden="IE2"), "b campaign 4 7", "b end")
    assert (clock(game), phase(game), garden(game)) == ("y3c", "turn=c", "IE2")


def test_a_benefit_once_a_year_each_year():
    """5."""
    seats = {"a": "9,-,3,mayor", "b": "5,-,3,deputy", "c": "4,-,3,council"}
    game = play(at("turn=b", garden="I5", seats=seats), "b take irish")
    refused(game, "b take irish", "once a year")
    play(game, "b campaign 4 4")
    refused(game, "b take irish", "once a year")
    play(game, "b end", "c campaign 4 4", "c lock 9", "c end", "a campaign 4 4", "a end")
    assert {"take irish", "take italian"} <= offered(game, "b", "take")


def test_a_slander_once_a_term_each_term():
    """6: not again in years 7 and 8, but in year 9."""
    game = at("turn=a", year=6, garden="I5", wards={6: ":a3b6c"}, seats={"a": "9,G5,3"})
    play(game, "a slander 6 b german", "a campaign 4 4", "a end")
    for _ in (7, 8):
        play(game, "b campaign 4 4", "b end", "c campaign 4 4", "c end")
        refused(game, "a slander 6 b german", "once in a term")
        play(game, "a campaign 14 14", "a end")
    play(game, "b campaign 5 5", "b end", "c campaign 5 5", "c end")
    assert phase(game).startswith("bid=6")
    play(game, "a bid german 4", "a appoint b deputy c police")
    draw_all(game, "irish")
    assert clock(game) == "y9a"
    assert person(game, "a").split(",")[2] == "2"
    play(game, "a campaign 6 6", "a end", "b campaign 6 6", "b end", "c campaign 6 6", "c end")
    assert "slander 6 b german" in offered(game, "a", "slander")


def test_the_garden_returns_to_the_bag_at_the_election_and_is_filled_anew():
    """7.1, 4.1: two Italian cubes were left; the bag had 23 and has 25 again."""
    game = at("turn=c,ward", year=8, garden="T2")
    assert bag(game)[3] == 23
    play(game, "c end")
    assert garden(game) == "-"
    assert bag(game)[3] == 25
    draw_all(game)
    assert sum(game.view(None)["garden"].values()) == 5


def test_a_boss_that_stays_counts_in_the_next_term():
    """7.2: as a boss like any other."""
    game = election(year=12, wards={6: ":a3b2"})
    play(game, "a appoint b deputy c police")
    draw_all(game)
    assert ward(game, 6) == "G:a"
    play(game, "a campaign 6 6")
    assert ward(game, 6) == "G:a3"


# Zones open (3.4, 7.6)


@pytest.mark.parametrize(
    ("players", "year", "wards_before", "wards_after", "box"),
    [
        (3, 4, 6, 11, [("irish", 2), ("english", 2), ("german", 1)]),
        (3, 8, 11, 15, [("irish", 2), ("english", 1), ("german", 1)]),
        (4, 4, 11, 15, [("irish", 2), ("english", 1), ("german", 1)]),
    ],
)
def test_a_zone_opens_after_an_election(players, year, wards_before, wards_after, box):
    """3.4: with the cubes that waited in its box, one a ward; the bag is not touched."""
    game = election(players=players, year=year)
    assert phase(game) == "open"
    before = bag(game)
    assert game.chance() == box
    while phase(game) == "open":
        assert len(game.position().split()[5].split("/")) >= wards_before
        draw(game, game.chance()[-1][0])
    assert len(game.position().split()[5].split("/")) == wards_after
    assert bag(game) == before
    assert clock(game) == f"y{year + 1}a"


@pytest.mark.parametrize(("players", "year"), [(3, 12), (4, 8), (4, 12), (5, 4), (5, 8), (5, 12)])
def test_no_zone_opens_when_all_are_open(players, year):
    """3.4."""
    game = election(players=players, year=year)
    assert phase(game) == f"fill={players + 2},a"


def test_a_new_ward_can_be_used_at_once():
    """3.4: ward 9 opens with a German cube here, and everything may go there."""
    game = draw_all(draw(election(), "german"), "irish")
    assert ward(game, 9) == "G"
    assert "campaign 9 9" in offered(game, "a", "campaign")


def test_a_ward_of_a_closed_zone_cannot_be_used():
    """2, 3: zone III with three players before year 9; a slander can't spread there, nor a cube move."""
    seats = {"a": "9,-,3,mayor", "b": "5,-,3,precinct", "c": "4,-,3,council"}
    game = at("turn=b", year=8, wards={6: "G2"}, seats=seats)
    for move in ("campaign 10 10", "settle 10 irish 4", "settle 4 irish 10"):
        refused(game, f"b {move}", "ward 10 is not open")
    refused(game, "b move german 6 10", "ward 10 is not open")
    refused(at("turn=c", year=8, seats=seats), "c lock 10", "ward 10 is not open")


def test_the_turn_ends_when_the_player_says_so():
    """4.3: after the ward action, with a benefit and a slander still possible."""
    game = play(at("turn=b", **BUSY), "b campaign 4 4")
    assert {"end", "take irish", "slander 4 c irish"} <= offered(game, "b")
    refused(at("turn=b", **BUSY), "b end", "ward action")
    play(game, "b end")
    assert phase(game) == "turn=c"
    assert game.position() == line("turn=c", **BUSY | {"wards": BUSY["wards"] | {4: "I:b3c"}})
