"""Second reading of the rules: the map, the set-up, and which positions cannot be (sections 1, 2, 3, 13)."""

import pytest
from second import PAIRS, SEATS, WAYS, allowed, at, bag, forbidden, line, offers, phase

import fivepoints
from fivepoints import FivepointsError, NotationError, PhaseError

EVERY_WARD = (1, 2, 4, 7, 6, 14, 9, 15, 8, 5, 3, 17, 11, 13, 10)
TRAPS = [(5, 14), (6, 8), (4, 10), (6, 7), (8, 10)]


def resettling(**how):
    """Third term, two cubes in every ward, the turn of b, the Precinct Chairman."""
    seats = {"a": "6,-,3,mayor", "b": "3,-,3,precinct", "c": "3,-,3,police"}
    return at("turn=b", year=10, wards=dict.fromkeys(EVERY_WARD, "IE"), seats=seats, **how)


def gossip():
    """Third term, a and b have a boss and Irish live in every ward; a holds three Irish favors."""
    return at("turn=a", year=11, wards=dict.fromkeys(EVERY_WARD, "IE:ab"), seats={"a": "3,I3,3"})


def test_there_are_28_adjacent_pairs():
    """Section 2."""
    assert len(PAIRS) == 28
    assert len(WAYS) == 56


def test_a_cube_moves_between_exactly_the_adjacent_wards():
    """Sections 2 and 5: every way of every pair, for both nations, and no other."""
    moves = {f"move {nation} {here} {there}" for nation in ("irish", "english") for here, there in WAYS}
    assert offers(resettling(), "b", "move") == moves


def test_slander_spreads_between_exactly_the_adjacent_wards():
    """Sections 2 and 6."""
    plain = {f"slander {here} b irish" for here in EVERY_WARD}
    spread = {f"slander {here} b irish spread {there}" for here, there in WAYS}
    assert offers(gossip(), "a", "slander") == plain | spread


@pytest.mark.parametrize(("one", "two"), TRAPS)
def test_a_shared_corner_is_not_adjacency(one, two):
    """Section 2: 5-14, 6-8, 4-10, 6-7 (and 8-10 of the worked case)."""
    for here, there in ((one, two), (two, one)):
        forbidden(resettling(), f"b move irish {here} {there}")
        forbidden(gossip(), f"a slander {here} b irish spread {there}")


@pytest.mark.parametrize(("one", "two"), [(13, 17), (14, 17), (1, 3), (8, 14)])
def test_pairs_that_other_programs_omit_are_adjacent(one, two):
    """Section 2."""
    assert allowed(resettling(), f"b move irish {one} {two}")
    assert allowed(resettling(), f"b move irish {two} {one}")


def test_wards_12_and_16_are_not_on_the_board():
    """Section 2: they lie further north."""
    forbidden(at("turn=a", year=1), "a campaign 12 12", FivepointsError)
    forbidden(at("turn=a", year=1), "a campaign 1 16", FivepointsError)


def test_three_players_set_up_zone_one():
    """Section 3, edition 2020: wards, then the garden's five cubes, then the first player."""
    game = fivepoints.new("tammany", players=3)
    assert game.position() == "tammany 3 2020 printed full - - 0,-,3/0,-,3/0,-,3 y1- open"
    assert dict(game.chance()) == {"irish": 1, "english": 2, "german": 2}
    game.draw("english")
    assert dict(game.chance()) == {"irish": 1, "english": 1, "german": 2}
    game.draw("english")
    game.draw("irish")
    assert game.position().split()[5] == "E/E/I/G/G/I"
    assert phase(game) == "fill=5"
    assert dict(game.chance()) == {"irish": 19, "english": 20, "german": 21, "italian": 25}
    game.draw("italian")
    assert dict(game.chance()) == {"irish": 19, "english": 20, "german": 21, "italian": 24}
    for nation in ("irish", "irish", "german"):
        game.draw(nation)
    assert phase(game) == "fill=1"
    assert dict(game.chance()) == {"irish": 17, "english": 20, "german": 20, "italian": 24}
    game.draw("english")
    assert phase(game) == "first"
    assert game.movers() == []
    assert [outcome for outcome, _ in game.chance()] == ["a", "b", "c"]
    assert len({weight for _, weight in game.chance()}) == 1
    game.draw("c")
    assert game.position() == "tammany 3 2020 printed full E/E/I/G/G/I I2EGT 0,-,3/0,-,3/0,-,3 y1c turn=c"
    assert game.movers() == [2]
    assert game.chance() == []


def test_no_cube_is_out_of_the_count_while_zone_one_opens():
    """Section 13: bag + garden + boxes + wards = 25; the Irish cube of ward 14 is in the box or on its ward."""
    view = fivepoints.new("tammany", players=3).view(None)
    for nation in ("irish", "english", "german", "italian"):
        boxes = sum(box[nation] for box in view["boxes"].values())
        wards = sum(ward["cubes"][nation] for ward in view["wards"].values())
        assert boxes + wards + view["garden"][nation] + view["bag"][nation] == 25, nation


def test_the_2009_edition_fills_castle_garden_in_the_first_turn():
    """E2: the same draw, after the first player is known."""
    game = fivepoints.new("tammany", players=3, edition=2009)
    for nation in ("german", "german", "english", "english"):
        game.draw(nation)
    assert game.position() == "tammany 3 2009 printed placing G/G/E/E/I/I - 0,-,3/0,-,3/0,-,3 y1- first"
    game.draw("b")
    assert dict(game.chance()) == {"irish": 19, "english": 20, "german": 21, "italian": 25}
    for _ in range(5):
        assert game.movers() == []
        game.draw("german")
    assert game.position() == "tammany 3 2009 printed placing G/G/E/E/I/I G5 0,-,3/0,-,3/0,-,3 y1b turn=b"


def test_four_players_set_up_zones_one_and_two():
    """Section 3.2: the second box is 2 Irish, 2 English, 1 German; the garden gets six."""
    game = fivepoints.new("tammany", players=4)
    for nation in ("english", "english", "irish"):
        game.draw(nation)
    assert dict(game.chance()) == {"irish": 2, "english": 2, "german": 1}
    for nation in ("german", "irish", "irish"):
        game.draw(nation)
    assert game.position().split()[5] == "E/E/I/G/G/I/G/I/I/E/E"
    assert phase(game) == "fill=6"
    assert bag(game) == (19, 20, 21, 25)


def test_five_players_set_up_all_zones():
    """Section 3.2: the third box is 2 Irish, 1 English, 1 German; the garden gets seven."""
    game = fivepoints.new("tammany", players=5)
    for nation in ("english", "english", "irish", "german", "irish", "irish"):
        game.draw(nation)
    assert dict(game.chance()) == {"irish": 2, "english": 1, "german": 1}
    for nation in ("irish", "irish", "english"):
        game.draw(nation)
    assert game.position().split()[5] == "E/E/I/G/G/I/G/I/I/E/E/I/I/E/G"
    assert phase(game) == "fill=7"
    assert bag(game) == (19, 20, 21, 25)


def test_cubes_of_closed_zones_wait_in_their_boxes():
    """Sections 3.2 and 3.3."""
    boxes = at("turn=a", year=1).view(None)["boxes"]
    assert boxes["I"] == {"irish": 0, "english": 0, "german": 0, "italian": 0}
    assert boxes["II"] == {"irish": 2, "english": 2, "german": 1, "italian": 0}
    assert boxes["III"] == {"irish": 2, "english": 1, "german": 1, "italian": 0}


def test_everyone_starts_with_three_tokens_19_bosses_and_nothing_else():
    """Sections 1 and 3.1."""
    for person in at("turn=a", players=5, year=1).view(None)["seats"]:
        assert (person["score"], person["tokens"], person["bosses"], person["office"]) == (0, 3, 19, None)
        assert set(person["favors"].values()) == {0}


@pytest.mark.parametrize(("players", "campaigns", "settles"), [(3, 21, 36), (4, 66, 121), (5, 120, 225)])
@pytest.mark.parametrize(("nations", "garden"), [(1, "I5"), (2, "I3T2"), (3, "IE2G2"), (4, "IEGT2")])
def test_first_ward_actions_are_as_many_as_the_counting_says(players, campaigns, settles, nations, garden):
    """Section 12, case 8: 21 + 36k, 66 + 121k, 120 + 225k, and they are all of the first turn's moves."""
    game = at("turn=a", players=players, year=1, garden=garden)
    assert len(offers(game, "a")) == len(game.legal(0)) == campaigns + settles * nations
    assert len(offers(game, "a", "campaign")) == campaigns
    assert len(offers(game, "a", "settle")) == settles * nations


@pytest.mark.parametrize("nation", ["italian", "irish"])
def test_a_nation_that_is_not_in_the_box_is_not_drawn(nation):
    """Section 3.2: no Italian opens a ward; ward 14 has the first Irish, one is left for the other five."""
    game = fivepoints.new("tammany", players=3)
    if nation == "irish":
        game.draw("irish")
    before = game.position()
    with pytest.raises(FivepointsError):
        game.draw(nation)
    assert game.position() == before


def test_a_move_is_refused_while_a_draw_is_due():
    """Section 3: nobody moves before the first turn."""
    game = fivepoints.new("tammany", players=3)
    with pytest.raises(PhaseError):
        game.play(0, "campaign 1 1")


def test_a_draw_is_refused_when_none_is_due():
    """Section 4."""
    with pytest.raises(PhaseError):
        at("turn=a", year=1).draw("irish")


@pytest.mark.parametrize("players", [2, 6])
def test_the_game_is_for_three_to_five(players):
    """Head of the rules."""
    with pytest.raises((FivepointsError, ValueError)):
        fivepoints.new("tammany", players=players)


COURT = {"a": "6,-,3,mayor", "b": "3,-,3,council", "c": "3,-,3,police"}
IMPOSSIBLE = {
    "26 Irish cubes": line("turn=a", wards={1: "I26"}),
    "more Irish than the boxes leave": line("turn=a", year=1, wards={1: "I20"}),
    "36 favors of a nation": line("turn=a", seats={"a": "3,I20,3", "b": "3,I16,3"}),
    "20 bosses": line("turn=a", wards={1: ":a20"}),
    "19 bosses in wards and one on an office": line("turn=b", seats=COURT, wards={1: ":a19"}),
    "two Mayors": line("turn=a", seats={**COURT, "b": "3,-,3,mayor"}),
    "one office twice": line("turn=a", seats={**COURT, "b": "3,-,3,police"}),
    "a lock without Council President": line("turn=a", wards={6: "!"}),
    "three locks": line("turn=a", year=8, seats=COURT, wards={1: "!", 2: "!", 4: "!"}),
    "four slander tokens": line("turn=a", seats={"a": "3,-,4"}),
    "a slander in term 1": line("turn=a", year=3, seats={"a": "0,-,2,slandered"}),
    "an office in term 1": line("turn=a", year=3, seats=COURT),
    "zone II missing in term 2": line("turn=a", year=4).replace("y4a", "y5a"),
    "zone II open in term 1": line("turn=a", year=5).replace("y5a", "y1a"),
    "a seat too many": line("turn=a").replace("3,-,3 y", "3,-,3/3,-,3 y"),
    "the turn of nobody at the table": line("turn=d"),
    "a 17th year": line("turn=a", year=16).replace("y16a", "y17a"),
    "another game": line("turn=a").replace("tammany", "hall"),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_an_impossible_position_is_refused(why):
    """Section 13."""
    with pytest.raises(NotationError):
        fivepoints.parse(IMPOSSIBLE[why])


def test_unlimited_supply_has_no_end_of_bosses_and_favors():
    """Section 10: then bosses and favors never run out; cubes stay limited."""
    game = at("turn=a", supply="unlimited", wards={1: ":a40"}, seats={"a": "3,I48,3"})
    assert game.view(None)["supply"] is None
    assert game.view(None)["seats"][0]["bosses"] is None
    with pytest.raises(NotationError):
        fivepoints.parse(line("turn=a", supply="unlimited", wards={1: "I26"}))


@pytest.mark.parametrize("seat", SEATS[:3])
def test_everything_but_bids_is_public(seat):
    """Section 9: a seat and a spectator see the same position, the bag's content by count included."""
    game = at("turn=b", seats=COURT, wards={6: "IG2:ab!", 8: ":c2"}, year=7, garden="IT")
    assert game.position(SEATS.index(seat)) == game.position()
    assert game.view(SEATS.index(seat)) == game.view(None)
    assert game.view(None)["bag"] == {"irish": 17, "english": 20, "german": 20, "italian": 24}
