"""Games that begin at a position of another: played to the end, replayed, taken up again; and positions at which no game can begin."""
from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import pytest

import fivepoints
from conformance.tiny import RULES as TINY
from fivepoints import NotationError, OptionError, PhaseError, RecordError
from fivepoints.core import chance
from fivepoints.games import rules
from fivepoints.record import Keeper, Record, audit, loads, moment, replay, verify
from kept import any_move, complaint, go_on, keep, right, rows, several_bid
from table import line

OTHER = hashlib.sha256(b"played on").digest()
NAMES = ["Flo", "Gus", "Hal", "Ida", "Jim"]

CONTESTED: dict[str, Any] = {"year": 4, "garden": "-", "wards": {1: "IE:ab"}, "seats": {"a": "0,I2E,3", "b": "0,E,3"}}  # two bosses and favors in ward 1

# A turn, one whose ward action is done, the second boss of a campaign, a draw, the first of all draws, an election, a bonus, the appointments
PLACES = [
    line("turn=b"),
    line("turn=c,ward", year=3),
    line("second=a,4", wards={4: ":a"}),
    line("fill=4,b", garden="I"),
    fivepoints.new("tammany", players=3).position(),
    line("bid=1,a", **CONTESTED),
    line("favor=a,4", year=4, garden="-", wards={4: ":a"}, seats={"a": "1,-,3"}),
    line("appoint=b", year=4, garden="-", seats={"b": "4,-,3,mayor"}),
]


def begun(position: str, players: int = 3, secret: bytes = OTHER, **options: Any) -> Keeper:
    return Keeper(rules("tammany"), players, options, NAMES[:players], secret, None, position)


@cache
def played_on() -> str:
    """A game of four, begun where several seats owe a bid."""
    keeper = go_on(keep(4, edition=2009), several_bid)
    return go_on(begun(keeper.game.position(), 4, edition=2009), seed=3, undo=True).dumps()


@pytest.fixture
def data() -> dict[str, Any]:
    return rows(played_on())


# Playing


@pytest.mark.parametrize("place", PLACES)
def test_a_game_begun_anywhere_is_played_to_its_end_and_verifies(place):
    keeper = begun(place)
    assert keeper.header.position == place
    go_on(keeper, seed=4, undo=True)
    verdict = verify(loads(keeper.dumps()))
    assert (verdict.finished, verdict.chance_checked, verdict.entries) == (True, True, len(keeper.entries))
    assert loads(keeper.dumps()).header == keeper.header


def test_without_a_draw_that_is_due_nothing_has_happened_yet():
    keeper = begun(line("turn=b"))
    assert keeper.entries == []
    assert keeper.game.movers() == [1]
    right(keeper.dumps())


def test_draws_that_are_due_fall_from_the_new_secret_and_are_counted_from_0():
    place = line("fill=4,b", garden="I")
    keeper = begun(place)
    game = fivepoints.parse(place)
    for k, entry in enumerate(keeper.entries):
        outcomes = game.chance()
        assert entry.text == outcomes[chance.pick(OTHER, k, [weight for _, weight in outcomes])][0]
        game.draw(entry.text)
    assert len(keeper.entries) == 4
    assert [entry.text for entry in begun(place, secret=bytes(32)).entries] != [entry.text for entry in keeper.entries]


def test_players_and_options_come_from_the_position():
    keeper = begun(line("turn=b", edition=2009, supply="unlimited", lock="full"))
    assert keeper.header.options == {"edition": 2009, "supply": "unlimited", "lock": "full"}
    assert begun(line("turn=b", edition=2009), edition=2009, lock=None).header.options["lock"] == "placing"


def test_nothing_before_the_beginning_is_taken_back():
    first = keep()
    seat = first.game.movers()[0]
    first.play(seat, any_move(first, seat, "campaign"))
    keeper = begun(first.game.position())
    with pytest.raises(PhaseError, match="no move to take back"):
        keeper.undo(seat)
    keeper.play(seat, "end")


def test_a_sealed_round_at_the_beginning_is_numbered_from_1():
    keeper = begun(PLACES[5])
    for seat in keeper.game.movers():
        keeper.play(seat, any_move(keeper, seat))
    assert [(entry.n, entry.seat) for entry in keeper.entries if entry.seal][:2] == [(1, 0), (2, 1)]
    first = keeper.entries[0]
    assert first.seal == chance.seal(bytes.fromhex(first.salt), 1, "a", first.text)
    right(keeper.dumps())


def test_the_key_stands_behind_the_options_and_only_where_it_is_needed(data):
    assert list(data)[:7] == ["format", "game", "rules", "players", "options", "position", "seats"]
    assert "position" not in rows(keep().dumps())


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_everybody_reads_where_a_running_game_began(eyes):
    assert rows(begun(PLACES[5]).dumps(eyes))["position"] == PLACES[5]


# Coming back


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("moves", [0, 1, 7])
def test_it_is_frozen_thawed_and_resumed(place, moves):
    keeper = begun(place)
    left = iter(range(moves))
    go_on(keeper, lambda game: next(left, None) is None)
    for again in (
        Keeper.thaw(keeper.game.rules, keeper.header, keeper.entries, OTHER, keeper.freeze()),
        Keeper.resume(keeper.game.rules, keeper.header, keeper.entries, OTHER),
        keeper.copy(),
    ):
        # choices that wait are kept apart by whoever runs the game
        assert again.game.state() is not keeper.game.state()
        assert again.game.rules.layout.pack(again.game.state()) == keeper.game.rules.layout.pack(keeper.game.state())
        assert verify(loads(go_on(again, seed=9).dumps())).finished


def test_the_frozen_position_of_another_beginning_is_refused():
    one, other = begun(line("turn=b")), begun(line("turn=c"))
    with pytest.raises(RecordError, match="not that of the last entry"):
        Keeper.thaw(one.game.rules, one.header, [], OTHER, other.freeze())


# Records


def test_replaying_begins_at_the_position(data):
    record = loads(played_on())
    first, game = next(iter(replay(record)))
    assert game.position(None) == fivepoints.parse(position_after_one(record)).position(None)
    assert first.n == 1
    *_, (_, last) = replay(record)
    assert last.result() == data["result"]


def position_after_one(record: Record) -> str:
    game = fivepoints.parse(record.header.position or "")
    entry = record.entries[0]
    assert entry.seat is not None
    game.enter(entry.seat, entry.text)
    return game.position()


def test_a_record_that_hides_where_it_began_is_told(data):
    del data["position"]
    assert complaint(data).startswith("entry 1 ")


def test_another_position_is_told(data):
    assert complaint(data | {"position": fivepoints.new("tammany", players=4, edition=2009).position()}).startswith("entry 1 ")


def test_a_folder_of_records_is_audited(tmp_path):
    (tmp_path / "one.json").write_text(played_on(), "utf-8")
    assert [finding.difference for finding in audit([tmp_path / "one.json"])] == [None]


@pytest.mark.parametrize("wrong", [None, 3, True, [], {}, "", "é", "chess", "tammany", "gangs 3", "x" * 5000, line("turn=b")[:-1], line("turn=d"), "a\n"])
def test_what_is_no_position_is_told(data, wrong):
    said = complaint(data | {"position": wrong, "players": 3, "seats": NAMES[:3], "options": {}})
    assert said.startswith(("header: ", "'position' is "))


def test_players_and_options_must_be_those_of_the_position(data):
    assert complaint(data | {"players": 3, "seats": NAMES[:3]}) == "header: the position is one of 4 players, not 3"
    assert complaint(data | {"options": data["options"] | {"edition": 2020}}) == "header: edition is 2009 at the position, not 2020"
    assert complaint(data | {"options": {"lock": "full"}}) == "header: lock is placing at the position, not full"
    right(data | {"options": {}})


# Where no game can begin

SEALED = [
    line("bid=1,b,a=I2", **CONTESTED),  # a has closed a bid
    line("bid=1,b,a=?", **CONTESTED),  # the same, as others see it
    line("bid=1,a:I1", **CONTESTED),  # a is bidding
]


@pytest.mark.parametrize("place", SEALED)
def test_no_game_begins_where_a_choice_is_sealed(place):
    with pytest.raises(PhaseError, match="something in this position is secret"):
        begun(place)


def test_no_game_begins_where_it_is_over(data):
    over = go_on(keep()).game.position()
    with pytest.raises(PhaseError, match="the game is over at this position"):
        begun(over)
    forged = rows(keep().dumps()) | {"position": over, "entries": []}
    assert complaint(forged) == "header: the game is over at this position: there is nothing left to play"


def test_no_game_begins_at_a_broken_position_or_with_other_players_or_options():
    with pytest.raises(NotationError):
        begun("tammany 3 2020 printed full")
    with pytest.raises(OptionError, match="the position is one of 3 players, not 4"):
        begun(line("turn=b"), 4)
    with pytest.raises(OptionError, match="supply is printed at the position, not unlimited"):
        begun(line("turn=b"), supply="unlimited")
    with pytest.raises(OptionError, match="no option"):
        begun(line("turn=b"), weather="fine")


def test_no_game_begins_where_a_seat_has_a_secret():
    """Everybody would read it in the record."""
    keeper = Keeper(TINY, 3, {}, ["a", "b", "c"], OTHER)
    tried = refused = 0
    while not keeper.game.over:
        game, tried = keeper.game, tried + 1
        if game.position() == game.position(None):
            assert Keeper(TINY, 3, {}, ["a", "b", "c"], OTHER, None, game.position()).header.position == game.position()
        else:
            refused += 1
            with pytest.raises(PhaseError):
                Keeper(TINY, 3, {}, ["a", "b", "c"], OTHER, None, game.position())
        seat = game.movers()[0]
        keeper.play(seat, game.legal(seat)[0])
    assert 0 < refused < tried


# The moments of a record


def test_a_moment_is_the_position_after_its_entry():
    text = go_on(keep(), seed=1, undo=True).dumps()
    record = loads(text)
    after = {0: fivepoints.new("tammany", players=3).position()} | {entry.n: game.position() for entry, game in replay(record)}
    sealed = {entry.n for entry in record.entries if entry.seal}
    for n in [0, 1, 5, *range(40, len(after), 7), len(record.entries)]:
        if n not in sealed:
            assert moment(record, n).position() == after[n]


def test_choices_of_a_round_that_is_not_complete_are_not_made():
    keeper = go_on(keep(), lambda game: several_bid(game) and len(game.movers()) == 3, seed=next(three_bid()))
    before, start = keeper.game.position(), len(keeper.entries)
    for seat in (2, 0, 1):
        keeper.play(seat, keeper.game.legal(seat)[-1])
    record = loads(go_on(keeper).dumps())
    assert {moment(record, n).position() for n in (start, start + 1, start + 2)} == {before}
    assert moment(record, start).movers() == [0, 1, 2]
    after = moment(record, start + 3).position()
    assert after == {entry.n: game.position() for entry, game in replay(record)}[start + 3] != before


def three_bid() -> Any:
    """Seeds of games in which three seats owe a bid at once."""
    return (seed for seed in range(100) if not go_on(keep(), lambda game: game.sealed and len(game.movers()) == 3, seed).game.over)


def test_a_game_goes_on_from_any_moment():
    record = loads(go_on(keep(), seed=1, undo=True).dumps())
    for n in range(0, len(record.entries), 23):
        keeper = begun(moment(record, n).position())
        assert verify(loads(go_on(keeper, seed=n).dumps())).finished


def test_there_is_no_moment_outside_of_a_record():
    record = loads(keep().dumps())
    for n in (-1, len(record.entries) + 1):
        with pytest.raises(RecordError, match=f"there is no entry {n}; the last is {len(record.entries)}"):
            moment(record, n)


def test_a_record_that_goes_wrong_has_no_moments(data):
    data["entries"][-1]["digest"] = "0" * 32
    with pytest.raises(RecordError, match=f"entry {len(data['entries'])} "):
        moment(loads(json.dumps(data)), 3)
