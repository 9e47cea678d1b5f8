"""Second reading of the rules: office benefits and locks (section 5, rulings Q8, Q9, edition rule E1)."""

import pytest
from second import allowed, at, bag, do, favors, forbidden, line, offers, opened, phase, seat, supply, ward

import fivepoints
from fivepoints import IllegalMove

LOCKS = [  # edition, lock, what a lock leaves allowed besides placing
    (2020, "full", False),
    (2009, "placing", True),
    (2009, "full", False),
    (2020, "placing", True),
]


def court(b, c, a="6,-,3,mayor"):
    """Seats with a as Mayor and two other offices."""
    return {"a": a, "b": f"3,-,3,{b}", "c": f"3,-,3,{c}"}


def test_the_mayor_has_no_benefit_in_the_year():
    """Section 5."""
    game = at("turn=a", seats=court("deputy", "police"), wards={6: "IG2"})
    assert {move.split()[0] for move in offers(game, "a")} == {"campaign", "settle"}
    for move in ("a take irish", "a arrest german 6", "a lock 6", "a move german 6 5"):
        forbidden(game, move)


def test_nobody_uses_the_benefit_of_another_office():
    """Section 5."""
    game = at("turn=b", seats=court("deputy", "police"), wards={6: "IG2"})
    assert offers(game, "b", "take") == {"take irish", "take english", "take german", "take italian"}
    for move in ("b arrest german 6", "b lock 6", "b move german 6 5"):
        forbidden(game, move)


@pytest.mark.parametrize(("nation", "letter"), [("irish", "I"), ("english", "E"), ("german", "G"), ("italian", "T")])
def test_the_deputy_mayor_takes_one_favor_of_any_nation(nation, letter):
    """Section 5: present on the board or not."""
    game = do(at("turn=b", seats=court("deputy", "police")), f"b take {nation}")
    assert game.position() == line("turn=b,office", seats={**court("deputy", "police"), "b": f"3,{letter},3,deputy"})
    forbidden(game, f"b take {nation}")
    forbidden(game, "b end")


def test_the_deputy_mayor_may_take_after_the_ward_action():
    """Section 4.2: any order, once."""
    game = do(at("turn=b", seats=court("deputy", "police")), "b campaign 1 1")
    assert offers(game, "b") == {"end", "take irish", "take english", "take german", "take italian"}
    do(game, "b take italian")
    assert phase(game) == "turn=b,ward,office"
    assert offers(game, "b") == {"end"}


def test_the_deputy_mayor_cannot_take_what_the_supply_has_not():
    """Q8: all Irish and Italian favors are held."""
    seats = court("deputy", "police", a="6,I35T35,3,mayor")
    game = at("turn=b", seats=seats)
    assert offers(game, "b", "take") == {"take english", "take german"}
    forbidden(game, "b take irish", IllegalMove)
    assert offers(at("turn=b", seats=seats, supply="unlimited"), "b", "take") == {"take irish", "take english", "take german", "take italian"}


def test_the_deputy_mayor_takes_nothing_when_no_favor_is_left_at_all():
    """Q9: simply not used."""
    game = at("turn=b,ward", seats=court("deputy", "police", a="6,I35E35G35T35,3,mayor"))
    assert offers(game, "b") == {"end"}


def test_a_benefit_need_not_be_used():
    """Section 5: the turn may end without it, and the next seat follows."""
    game = do(at("turn=b", seats=court("deputy", "police")), "b campaign 1 1", "b end")
    assert phase(game) == "turn=c"


def test_the_chief_of_police_arrests_only_where_two_or_more_live():
    """Section 5: one cube of any nation there."""
    game = at("turn=b", seats=court("police", "deputy"), wards={6: "IG2", 14: "I2", 9: "ET"})
    assert offers(game, "b", "arrest") == {"arrest irish 6", "arrest german 6", "arrest irish 14", "arrest english 9", "arrest italian 9"}
    forbidden(game, "b arrest english 1", IllegalMove)  # the last cube can't leave
    forbidden(game, "b arrest english 6", IllegalMove)  # no English there


def test_an_arrested_cube_goes_back_to_the_bag():
    """Section 5: and nobody's favors change."""
    how = {"seats": court("police", "deputy"), "garden": "E"}
    game = at("turn=b", wards={6: "IG2:a", 14: "I2"}, **how)
    irish, english, german, italian = bag(game)
    do(game, "b arrest german 6")
    assert bag(game) == (irish, english, german + 1, italian)
    assert game.position() == line("turn=b,office", wards={6: "IG:a", 14: "I2"}, **how)
    forbidden(game, "b arrest irish 14")


def test_the_ward_action_can_make_an_arrest_possible():
    """Sections 4.2 and 5: settle in a ward with one cube, then arrest the other there."""
    game = at("turn=b", seats=court("police", "deputy"), garden="T")
    assert offers(game, "b", "arrest") == set()
    do(game, "b settle 1 italian 1", "b arrest english 1", "b end")
    assert ward(game, 1) == "T:b"
    assert favors(game, "b") == "T"


def test_an_arrest_does_not_fill_castle_garden():
    """Section 4.1: drawing is at the start of a turn only."""
    game = do(at("turn=b,ward", seats=court("police", "deputy"), wards={6: "G2"}, garden="-"), "b arrest german 6")
    assert phase(game) == "turn=b,ward,office"
    assert game.chance() == []


def test_an_impossible_benefit_is_simply_not_used():
    """Q9: every ward holds one cube."""
    for office in ("police", "precinct"):
        assert offers(at("turn=b,ward", seats=court(office, "deputy")), "b") == {"end"}


def test_the_precinct_chairman_moves_a_cube_to_an_adjacent_active_ward():
    """Section 5: ward 10 is adjacent to 6, but closed to three players in term 2."""
    game = at("turn=b", seats=court("precinct", "deputy"), wards={6: "IG"})
    assert offers(game, "b", "move") == {f"move {nation} 6 {there}" for nation in ("irish", "german") for there in (2, 4, 14, 5, 3)}
    for move in ("b move irish 6 10", "b move irish 6 7", "b move irish 6 8", "b move english 6 2", "b move irish 6 6"):
        forbidden(game, move)
    forbidden(game, "b move english 1 2", IllegalMove)  # its only cube


def test_a_resettled_cube_brings_no_favor():
    """Section 5."""
    how = {"seats": court("precinct", "deputy")}
    game = do(at("turn=b", wards={6: "IG"}, **how), "b move irish 6 5")
    assert game.position() == line("turn=b,office", wards={6: "G", 5: "IG"}, **how)
    forbidden(game, "b move irish 5 6")


def test_the_council_president_locks_any_active_ward():
    """Section 5: eleven wards are active, zone III is closed."""
    game = at("turn=b", year=5, seats=court("council", "deputy"))
    assert offers(game, "b", "lock") == {f"lock {number}" for number in opened(3, 5)}
    forbidden(game, "b lock 10")
    do(game, "b lock 5")
    assert ward(game, 5) == "G!"
    forbidden(game, "b lock 6")  # one in a year


def test_the_council_president_has_two_locks_in_a_term():
    """Section 5: one a year, the same ward not twice, no third."""
    game = at("turn=b", year=6, seats=court("council", "deputy"), wards={5: "!"})
    assert offers(game, "b", "lock") == {f"lock {number}" for number in opened(3, 6) if number != 5}
    forbidden(game, "b lock 5", IllegalMove)
    game = at("turn=b,ward", year=7, seats=court("council", "deputy"), wards={5: "!", 6: "!"})
    assert offers(game, "b") == {"end"}
    forbidden(game, "b lock 1")


@pytest.mark.parametrize(("edition", "lock", "_"), LOCKS)
def test_nothing_is_placed_in_a_locked_ward_by_anyone(edition, lock, _):
    """Section 5: neither bosses nor cubes, in every edition, the President included."""
    for who in "abc":
        game = at(
            f"turn={who}",
            year=7,
            edition=edition,
            lock=lock,
            seats=court("council", "deputy"),
            wards={6: ":abc!", 14: "!"},
            garden="IE",
        )
        free = [number for number in opened(3, 7) if number not in (6, 14)]
        assert len(offers(game, who, "campaign")) == 45
        assert len(offers(game, who, "settle")) == 9 * 9 * 2
        assert allowed(game, f"{who} campaign {free[0]} {free[0]}")
        for move in ("campaign 6 6", "campaign 6 5", "campaign 1 14", "settle 6 irish 1", "settle 1 english 6"):
            forbidden(game, f"{who} {move}", IllegalMove)


def test_a_lock_binds_at_once_and_stays():
    """Section 5: in the same turn, and for the next seats and years."""
    game = do(at("turn=b", year=5, seats=court("council", "deputy")), "b lock 5")
    forbidden(game, "b campaign 5 5", IllegalMove)
    do(game, "b campaign 6 6", "b end")
    forbidden(game, "c campaign 5 5", IllegalMove)
    do(game, "c campaign 6 6", "c end")
    forbidden(game, "a settle 5 irish 1", IllegalMove)
    assert ward(game, 5) == "G!"


def test_a_lock_after_the_ward_action_leaves_what_was_placed():
    """Sections 4.2 and 5."""
    game = do(at("turn=b", year=5, seats=court("council", "deputy")), "b campaign 5 5", "b lock 5")
    assert ward(game, 5) == "G:b2!"
    assert phase(game) == "turn=b,ward,office"


def test_the_second_boss_may_not_enter_a_locked_ward_either():
    """Section 5 and Q2."""
    game = at("second=a,1", year=7, seats=court("council", "deputy"), wards={1: ":a", 6: "!"})
    assert len(offers(game, "a")) == 10
    forbidden(game, "a campaign 1 6")


@pytest.mark.parametrize(("edition", "lock", "open_to_removal"), LOCKS)
def test_slander_in_a_locked_ward_is_an_edition_rule(edition, lock, open_to_removal):
    """E1."""
    seats = court("council", "deputy", a="6,G,3,mayor")
    game = at("turn=a", year=7, edition=edition, lock=lock, seats=seats, wards={6: ":ab!"})
    assert allowed(game, "a slander 6 b german") is open_to_removal
    if open_to_removal:
        do(game, "a slander 6 b german")
        assert ward(game, 6) == "G:a!"
        assert seat(game, "a") == "6,-,2,mayor,slandered"
    else:
        forbidden(game, "a slander 6 b german", IllegalMove)


@pytest.mark.parametrize(("edition", "lock", "open_to_removal"), LOCKS)
def test_spreading_a_slander_into_a_locked_ward_is_an_edition_rule(edition, lock, open_to_removal):
    """E1: 8 is open, 14 is locked."""
    seats = court("council", "deputy", a="6,G3,3,mayor")
    wards = {8: "IG:ab", 14: "IG:ab!"}
    game = at("turn=a", year=7, edition=edition, lock=lock, seats=seats, wards=wards)
    assert allowed(game, "a slander 8 b german")
    assert allowed(game, "a slander 8 b german spread 14") is open_to_removal
    if open_to_removal:
        do(game, "a slander 8 b german spread 14")
        assert ward(game, 14) == "IG:a!"
        assert favors(game, "a") == "-"
    else:
        forbidden(game, "a slander 8 b german spread 14", IllegalMove)


@pytest.mark.parametrize(("edition", "lock", "open_to_removal"), LOCKS)
def test_a_slander_out_of_a_locked_ward_is_an_edition_rule(edition, lock, open_to_removal):
    """E1: the first step is in the locked ward 14, the second would be in the open ward 8."""
    seats = court("council", "deputy", a="6,G3,3,mayor")
    wards = {8: "IG:ab", 14: "IG:ab!"}
    game = at("turn=a", year=7, edition=edition, lock=lock, seats=seats, wards=wards)
    assert allowed(game, "a slander 14 b german spread 8") is open_to_removal


@pytest.mark.parametrize(("edition", "lock", "open_to_removal"), LOCKS)
def test_an_arrest_in_a_locked_ward_is_an_edition_rule(edition, lock, open_to_removal):
    """E1."""
    game = at("turn=c", year=7, edition=edition, lock=lock, seats=court("council", "police"), wards={6: "IG2!", 14: "I2"})
    locked = {"arrest irish 6", "arrest german 6"} if open_to_removal else set()
    assert offers(game, "c", "arrest") == {"arrest irish 14"} | locked


@pytest.mark.parametrize(("edition", "lock", "open_to_removal"), LOCKS)
def test_moving_a_cube_out_of_a_locked_ward_is_an_edition_rule(edition, lock, open_to_removal):
    """E1: ward 4 has 2, 7 and 6 for neighbours among the open wards."""
    game = at("turn=c", year=7, edition=edition, lock=lock, seats=court("council", "precinct"), wards={4: "IG!"})
    out = {f"move {nation} 4 {there}" for nation in ("irish", "german") for there in (2, 7, 6)}
    assert offers(game, "c", "move") == (out if open_to_removal else set())


@pytest.mark.parametrize(("edition", "lock", "_"), LOCKS)
def test_no_cube_moves_into_a_locked_ward_in_any_edition(edition, lock, _):
    """E1 and section 5: by any means."""
    game = at("turn=c", year=7, edition=edition, lock=lock, seats=court("council", "precinct"), wards={4: "IG", 6: "!"})
    assert offers(game, "c", "move") == {f"move {nation} 4 {there}" for nation in ("irish", "german") for there in (2, 7)}
    forbidden(game, "c move irish 4 6", IllegalMove)


def test_the_edition_sets_the_default_of_the_lock():
    """Section 11."""
    assert fivepoints.new("tammany", players=3, edition=2009).position().split()[4] == "placing"
    assert fivepoints.new("tammany", players=3).position().split()[4] == "full"
    assert fivepoints.new("tammany", players=3, edition=2009, lock="full").position().split()[4] == "full"
    assert fivepoints.new("tammany", players=3, edition=2020, lock="placing").position().split()[4] == "placing"


def test_a_taken_favor_leaves_the_supply():
    """Sections 1 and 13: 35 of each nation in all."""
    game = do(at("turn=b", seats=court("deputy", "police", a="6,I2,3,mayor")), "b take irish")
    assert supply(game) == (32, 35, 35, 35)
