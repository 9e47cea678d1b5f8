"""Editions and options: section 11, and `supply` of section 10."""
from __future__ import annotations

import pytest

import fivepoints
from fivepoints import OptionError
from table import ALL_CUBES, ORDER, at, draw, draw_all, election, favors, garden, line, offered, person, phase, play, refused, ward

TABLES = [(2009, "placing"), (2009, "full"), (2020, "placing"), (2020, "full")]
either_lock = pytest.mark.parametrize(("edition", "lock"), TABLES)


def seats(a: str = "-", b: str = "police", c: str = "council") -> dict[str, str]:
    """The Mayor A with some favors, and the offices of the others."""
    return {"a": f"6,{a},3,mayor", "b": f"5,-,3,{b}", "c": f"4,-,3,{c}"}


def only_if_placing(game: fivepoints.Game, move: str, lock: str) -> bool:
    """Legal under `placing`, and refused as locked under `full`."""
    letter, text = move.split(" ", 1)
    if lock == "full":
        refused(game, move, "locked", "E1")
        return False
    assert text in offered(game, letter)
    play(game, move)
    return True


# E1: a locked ward


@either_lock
def test_e1_slander_in_a_locked_ward(edition, lock):
    """E1."""
    game = at("turn=a", wards={6: "G:ab!"}, seats=seats("G"), edition=edition, lock=lock)
    if only_if_placing(game, "a slander 6 b german", lock):
        assert ward(game, 6) == "G:a!"


@either_lock
def test_e1_spread_into_a_locked_ward(edition, lock):
    """E1: the slander itself is in an open ward."""
    game = at("turn=a", wards={4: "IG:ab", 6: "G:ab!"}, seats=seats("G3"), edition=edition, lock=lock)
    assert "slander 4 b german" in offered(game, "a")
    if lock == "full":
        refused(game, "a slander 4 b german spread 6")
        play(game, "a slander 4 b german")
        assert phase(game) == "turn=a"
    elif only_if_placing(game, "a slander 4 b german spread 6", lock):
        assert (ward(game, 4), ward(game, 6)) == ("IG:a", "G:a!")


@either_lock
def test_e1_spread_out_of_a_locked_ward(edition, lock):
    """E1: a slander that may be told there may be carried on."""
    game = at("turn=a", wards={4: "IG:ab!", 6: "G:ab"}, seats=seats("G3"), edition=edition, lock=lock)
    assert only_if_placing(game, "a slander 4 b german spread 6", lock) == (ward(game, 6) == "G:a")


@either_lock
def test_e1_arrest_in_a_locked_ward(edition, lock):
    """E1."""
    game = at("turn=b", wards={6: "G2!", 7: "IE"}, seats=seats(), edition=edition, lock=lock)
    assert {"arrest irish 7", "arrest english 7"} <= offered(game, "b")
    assert only_if_placing(game, "b arrest german 6", lock) == (ward(game, 6) == "G!")


@either_lock
def test_e1_moving_a_cube_out_of_a_locked_ward(edition, lock):
    """E1."""
    game = at("turn=b", wards={6: "G2!"}, seats=seats(b="precinct"), edition=edition, lock=lock)
    assert only_if_placing(game, "b move german 6 4", lock) == (ward(game, 4) == "IG")


@either_lock
def test_e1_no_cube_is_moved_into_a_locked_ward(edition, lock):
    """E1: in either edition."""
    game = at("turn=b", wards={4: "I2", 6: "!"}, seats=seats(b="precinct"), edition=edition, lock=lock)
    assert offered(game, "b", "move") == {"move irish 4 2", "move irish 4 7"}
    refused(game, "b move irish 4 6", "ward 6 is locked")


@either_lock
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_e1_nobody_places_in_a_locked_ward(edition, lock, letter):
    """5: the Council President C included; neither boss of a campaign, nor boss or cube of a settle."""
    game = at(f"turn={letter}", wards={6: ":abc!"}, seats=seats(), edition=edition, lock=lock)
    assert len(offered(game, letter, "campaign")) == 55  # ten wards, taken two at a time
    assert len(offered(game, letter, "settle")) == 10 * 10
    for move in ("campaign 6 6", "campaign 4 6", "campaign 6 14", "settle 6 irish 4", "settle 4 irish 6"):
        refused(game, f"{letter} {move}", "ward 6 is locked")


@either_lock
def test_e1_no_bonus_cube_in_a_locked_ward(edition, lock):
    """5: by any means."""
    game = election(year=8, wards={1: ":a", 6: "!"}, seats=seats(), edition=edition, lock=lock)
    assert len(game.legal(0)) == 10 * 4 + 1
    refused(game, "a place italian 6", "ward 6 is locked")


@either_lock
def test_e1_no_second_lock_on_a_locked_ward(edition, lock):
    """5: a lock goes on an unlocked ward."""
    game = at("turn=c", wards={6: "!"}, seats=seats(), edition=edition, lock=lock)
    assert offered(game, "c", "lock") == {f"lock {number}" for number in ORDER[:11] if number != 6}
    refused(game, "c lock 6", "ward 6 is locked")


@either_lock
def test_e1_a_locked_ward_votes_as_usual(edition, lock):
    """5: two bosses to one, and favors of its nations can be bid."""
    game = election(year=8, wards={6: "G:a2b!"}, seats=seats("G"), edition=edition, lock=lock)
    assert offered(game, "a") == {"bid none", "bid german 1"}
    play(game, "a bid none")
    assert ward(game, 6) == "G:a"


@pytest.mark.parametrize(("edition", "lock"), [(2009, "placing"), (2020, "full")])
def test_e1_an_edition_sets_the_lock_that_is_not_chosen(edition, lock):
    """11."""
    game = fivepoints.new("tammany", players=3, edition=edition)
    assert game.options == {"edition": edition, "supply": "printed", "lock": lock}


@either_lock
def test_e1_a_table_may_choose_the_lock_itself(edition, lock):
    """11."""
    game = fivepoints.new("tammany", players=4, edition=edition, lock=lock)
    assert game.options["edition"] == edition
    assert game.options["lock"] == lock
    assert game.position().startswith(f"tammany 4 {edition} printed {lock} ")
    assert game.view(None)["options"] == game.options


def test_e1_the_edition_of_2020_is_the_default():
    """11."""
    game = fivepoints.new("tammany", players=5)
    assert game.options == {"edition": 2020, "supply": "printed", "lock": "full"}


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (2, {}, "3 to 5"),
        (6, {}, "3 to 5"),
        (3, {"edition": 2015}, "2009"),
        (3, {"lock": "half"}, "placing"),
        (3, {"supply": "none"}, "unlimited"),
        (3, {"weather": "fair"}, "weather"),
    ],
)
def test_e1_other_options_do_not_exist(players, options, words):
    """11: and the error says what does."""
    with pytest.raises(OptionError, match=words):
        fivepoints.new("tammany", players=players, **options)


# E2: when Castle Garden is first filled


WARDS_OF_ZONE_I = ("english", "german", "irish", "english")  # wards 1, 2, 4 and 7; ward 6 gets the German cube that is left
FULL_BAG = [("irish", 19), ("english", 20), ("german", 21), ("italian", 25)]
FIVE_CUBES = ("italian", "irish", "italian", "german", "english")


def test_e2_2020_fills_castle_garden_at_set_up():
    """E2: wards, garden, first player."""
    game = fivepoints.new("tammany", players=3, edition=2020)
    assert game.chance() == [("irish", 1), ("english", 2), ("german", 2)]
    draw(game, *WARDS_OF_ZONE_I)
    assert game.position() == "tammany 3 2020 printed full E/G/I/E/G/I - 0,-,3/0,-,3/0,-,3 y1- fill=5"
    assert game.chance() == FULL_BAG
    draw(game, *FIVE_CUBES)
    assert phase(game) == "first"
    assert game.chance() == [("a", 1), ("b", 1), ("c", 1)]
    draw(game, "b")
    assert game.position() == "tammany 3 2020 printed full E/G/I/E/G/I IEGT2 0,-,3/0,-,3/0,-,3 y1b turn=b"


def test_e2_2009_fills_castle_garden_in_the_first_turn():
    """E2: wards, first player, garden."""
    game = fivepoints.new("tammany", players=3, edition=2009)
    draw(game, *WARDS_OF_ZONE_I)
    assert game.position() == "tammany 3 2009 printed placing E/G/I/E/G/I - 0,-,3/0,-,3/0,-,3 y1- first"
    draw(game, "b")
    assert phase(game) == "fill=5,b"
    assert game.chance() == FULL_BAG
    draw(game, *FIVE_CUBES)
    assert game.position() == "tammany 3 2009 printed placing E/G/I/E/G/I IEGT2 0,-,3/0,-,3/0,-,3 y1b turn=b"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_e2_both_editions_begin_the_same(players):
    """E2: the same draw at another moment; players + 2 cubes."""
    begun = []
    for edition in (2009, 2020):
        game = draw_all(fivepoints.new("tammany", players=players, edition=edition), "c", "german", "irish")
        begun.append(game.position().split()[5:])
        assert sum(game.view(None)["garden"].values()) == players + 2
    assert begun[0] == begun[1]


@pytest.mark.parametrize(("players", "draws"), [(3, 4), (4, 4 + 3), (5, 4 + 3 + 2)])
def test_e2_zones_open_in_order_before_anything_else(players, draws):
    """3.2: Germans and English are drawn first here; when a box has only Irish cubes left these are no draws, nor is the Irish cube of ward 14."""
    game = fivepoints.new("tammany", players=players)
    for _ in range(draws):
        assert phase(game) == "open"
        draw(game, next(outcome for outcome in ("german", "english", "irish") if outcome in dict(game.chance())))
    assert phase(game) == f"fill={players + 2}"
    game = fivepoints.new("tammany", players=players, edition=2009)
    draw_all(draw(game, "german"), "c", "german", "english", "irish")
    assert game.position().split()[5].startswith("G/G/E/E/I/I")


# E3: colours


@pytest.mark.parametrize("edition", [2009, 2020])
def test_e3_a_german_cube_is_written_alike_in_both_editions(edition):
    """E3: the colour is the picture's business; the engine only tells the edition."""
    game = at("turn=a", edition=edition, garden="G")
    assert game.options["edition"] == edition
    play(game, "a settle 4 german 4")
    assert ward(game, 4) == "IG:a"


# supply = unlimited


def test_unlimited_bosses_never_run_out():
    """10: 19 and more stand in ward 6."""
    game = at("turn=a", supply="unlimited", wards={6: ":a25"})
    assert len(offered(game, "a", "campaign")) == 66
    refused(game, "a campaign none")
    play(game, "a campaign 6 6")
    assert ward(game, 6) == "G:a27"
    assert game.view(None)["seats"][0]["bosses"] is None


def test_unlimited_markers_are_always_placed():
    """10: where printed pieces would give `mayor~`."""
    wards = dict.fromkeys(ORDER, ":a2") | {15: "ET:a"}
    game = election("a pass", "a pass", "a pass", "a pass", year=12, wards=wards, supply="unlimited")
    assert person(game, "a") == "19,I3E3G3T3,3,mayor,lead=IEGT"


def test_unlimited_favors_never_run_out():
    """10: 35 Irish favors are held by B, and A takes one all the same."""
    game = play(at("turn=a", year=10, supply="unlimited", seats={"b": "0,I35,3"}), "a settle 4 irish 4")
    assert favors(game, "a") == "I"
    assert game.view(None)["supply"] is None


def test_unlimited_deputy_mayor_and_ward_bonus():
    """10: every nation can be chosen."""
    everything = "6,I35E35G35T35,3"
    game = at("turn=b", supply="unlimited", seats={"a": f"{everything},mayor", "b": "0,-,3,deputy", "c": "0,-,3,police"})
    assert len(offered(game, "b", "take")) == 4
    game = election(year=8, supply="unlimited", wards={4: ":b"}, seats={"a": everything})
    assert len(offered(game, "b", "take")) == 4


def test_unlimited_leaders_are_paid_in_full():
    """10: both leaders of the Germans, though C holds 35."""
    game = election(year=8, supply="unlimited", wards={6: ":a", 5: ":b"}, seats={"c": "0,G35,3"})
    assert favors(game, "a") == favors(game, "b") == "G3"


def test_unlimited_cubes_stay_limited():
    """10: an empty bag fills no garden."""
    game = play(at("turn=c,ward", year=10, supply="unlimited", garden="-", wards=ALL_CUBES), "c end")
    assert garden(game) == "-"
    assert offered(game, "a", "settle") == set()


def test_unlimited_slander_tokens_stay_limited():
    """10: A has slandered in terms 2, 3 and, just now, 4."""
    how = {"year": 14, "supply": "unlimited", "wards": {6: ":ab2"}}
    game = play(at("turn=a", seats={"a": "9,G3,1"}, **how), "a slander 6 b german")
    assert person(game, "a") == "9,G2,0,slandered"
    assert game.position() == line("turn=a", seats={"a": "9,G2,0,slandered"}, **how | {"wards": {6: ":ab"}})


def test_unlimited_locks_stay_limited():
    """10: two in a term."""
    game = at("turn=c", year=8, supply="unlimited", wards={9: "!", 3: "!"}, seats=seats())
    refused(game, "c lock 4", "both locks")
