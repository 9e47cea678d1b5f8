"""Keeping a record: what is entered, what can be taken back, and what a running game's record does not say."""
from __future__ import annotations

import gc
import hashlib
import hmac
import json
from itertools import permutations
from weakref import ref

import pytest

import fivepoints
from conformance.tiny import RULES as TINY
from fivepoints import FivepointsError, IllegalMove, NotationError, PhaseError, RecordError, SeatError
from fivepoints.bots import ask, make
from fivepoints.core.contract import NOBODY
from fivepoints.core.randoms import generator
from fivepoints.games import rules
from fivepoints.record import Entry, Keeper, loads, verify
from kept import SECRET, any_move, at_bids, go_on, keep, rows, several_bid
from table import SEATS


def entered(keeper: Keeper) -> list[tuple[int | None, str]]:
    return [(entry.seat, entry.text) for entry in keeper.entries]


def everything(keeper: Keeper) -> list[object]:
    """All that can be seen of a game and its record from outside."""
    game, eyes = keeper.game, [None, *range(keeper.game.players)]
    return [game.position(), game.movers(), game.held, list(keeper.entries), [keeper.dumps(seat) for seat in eyes], [game.view(seat) for seat in eyes]]


# Entries


def test_draws_fall_by_themselves_until_a_seat_is_asked():
    keeper = keep()
    assert {entry.seat for entry in keeper.entries} == {None}
    assert keeper.game.chance() == []
    assert len(keeper.game.movers()) == 1


def test_draws_follow_from_the_secret_and_nothing_else():
    game = fivepoints.new("tammany", players=3)
    for k, entry in enumerate(keep().entries):
        number = int.from_bytes(hmac.new(SECRET, str(k).encode(), hashlib.sha256).digest(), "big")
        basket = [outcome for outcome, weight in game.chance() for _ in range(weight)]
        assert entry.text == basket[number % len(basket)]
        game.draw(entry.text)
    assert game.chance() == []


def test_another_secret_gives_other_draws():
    assert entered(keep(secret=bytes(32))) != entered(keep())


def empty_garden() -> tuple[Keeper, int]:
    """Five seats have settled: Castle Garden is empty, and when the turn ends it is filled by draws."""
    keeper = keep()
    for _ in range(4):
        seat = keeper.game.movers()[0]
        keeper.play(seat, any_move(keeper, seat, "settle"))
        keeper.play(seat, "end")
    seat = keeper.game.movers()[0]
    keeper.play(seat, any_move(keeper, seat, "settle"))
    return keeper, seat


def test_a_move_is_one_entry_and_so_is_each_draw_after_it():
    keeper, seat = empty_garden()
    before = len(keeper.entries)
    keeper.play(seat, "end")
    new = keeper.entries[before:]
    assert [entry.seat for entry in new] == [seat, None, None, None, None, None]
    assert {(entry.salt, entry.seal) for entry in new} == {(None, None)}


def test_a_move_is_entered_as_it_is_printed():
    keeper = keep()
    seat = keeper.game.movers()[0]
    keeper.play(seat, "CAMPAIGN in 7, and 4")
    assert keeper.entries[-1].text == "campaign 4 7"


def test_entries_are_numbered_from_one():
    keeper = go_on(keep(), several_bid)
    assert [entry.n for entry in keeper.entries] == list(range(1, len(keeper.entries) + 1))


def test_a_digest_is_the_hash_of_what_a_spectator_sees_after_the_entry():
    keeper, game = go_on(keep()), fivepoints.new("tammany", players=3)
    for entry in keeper.entries:
        if entry.seat is None:
            game.draw(entry.text)
        else:
            game.enter(entry.seat, entry.text)
        assert entry.digest == hashlib.sha256(game.position(None).encode()).hexdigest()[:32]


def test_the_header_names_every_option_and_seat():
    header = keep(4, edition=2009).header
    assert (header.game, header.rules, header.players) == ("tammany", 1, 4)
    assert header.options == {"edition": 2009, "supply": "printed", "lock": "placing"}
    assert header.seats == ["Ann", "Bob", "Cyd", "Dot"]
    assert header.commitment == hashlib.sha256(SECRET).hexdigest()


def test_as_many_names_as_players():
    with pytest.raises(SeatError, match="3 players need as many names, not 2"):
        Keeper(keep().game.rules, 3, {}, ["Ann", "Bob"], SECRET)


def test_the_same_secret_and_moves_give_the_same_bytes():
    assert go_on(keep(), seed=5, undo=True).dumps() == go_on(keep(), seed=5, undo=True).dumps()


def test_a_keeper_that_nobody_needs_is_gone_at_once():
    """A server drops one at every move: none may wait for the collector of garbage."""
    gc.disable()
    try:
        keeper = keep()
        draft = keeper.copy()
        draft.play(draft.game.movers()[0], "campaign 4 7")
        gone = [ref(keeper), ref(keeper.game)]
        keeper = draft
        assert [found() for found in gone] == [None, None]
    finally:
        gc.enable()


# Taking back


@pytest.fixture
def turn() -> tuple[Keeper, int]:
    """The first turn, after the ward action."""
    keeper = keep()
    seat = keeper.game.movers()[0]
    keeper.play(seat, "campaign 4 7")
    return keeper, seat


def test_taking_back_is_an_entry_and_leaves_the_position_before(turn):
    keeper, seat = turn
    taken, before = keeper.entries[-1], keep()
    keeper.undo(seat)
    assert keeper.entries[:-2] == before.entries
    assert keeper.entries[-2] is taken
    assert (keeper.entries[-1].seat, keeper.entries[-1].text) == (seat, "undo")
    assert keeper.entries[-1].digest == before.entries[-1].digest
    assert keeper.game.position() == before.game.position()


def test_after_taking_back_the_game_goes_on_and_replays(turn):
    keeper, seat = turn
    keeper.undo(seat)
    keeper.play(seat, "campaign 1 2")
    keeper.undo(seat)
    keeper.play(seat, "campaign 6 14")
    keeper.play(seat, "end")
    moves = [text for who, text in entered(keeper) if who is not None]
    assert moves == ["campaign 4 7", "undo", "campaign 1 2", "undo", "campaign 6 14", "end"]
    assert verify(loads(keeper.dumps())).entries == len(keeper.entries)


def test_moves_of_a_turn_are_taken_back_one_by_one():
    """With an office a turn has two moves before its end."""
    keeper = go_on(keep(), lambda game: game.turn >= 0 and game.view(None)["seats"][game.movers()[0]]["office"] == "deputy")
    seat, start = keeper.game.movers()[0], keeper.game.position()
    keeper.play(seat, "take irish")
    middle = keeper.game.position()
    keeper.play(seat, any_move(keeper, seat, "campaign"))
    keeper.undo(seat)
    assert keeper.game.position() == middle
    keeper.undo(seat)
    assert keeper.game.position() == start
    with pytest.raises(PhaseError):
        keeper.undo(seat)


def nothing_to_take_back(keeper: Keeper) -> None:
    for seat in range(keeper.game.players):
        before = everything(keeper)
        with pytest.raises(PhaseError, match="no move to take back"):
            keeper.undo(seat)
        assert everything(keeper) == before


def test_nothing_is_taken_back_before_the_first_move():
    nothing_to_take_back(keep())


def test_nothing_is_taken_back_across_an_end_and_its_draws():
    keeper, seat = empty_garden()
    keeper.play(seat, "end")
    assert keeper.entries[-1].seat is None
    nothing_to_take_back(keeper)


def test_nothing_is_taken_back_across_an_end_without_draws(turn):
    keeper, seat = turn
    keeper.play(seat, "end")
    assert keeper.entries[-1].text == "end"
    nothing_to_take_back(keeper)


def test_a_seat_takes_back_no_move_of_another(turn):
    keeper, seat = turn
    for other in {0, 1, 2, 7, -1} - {seat}:
        with pytest.raises(PhaseError):
            keeper.undo(other)
    assert keeper.entries[-1].text == "campaign 4 7"


def test_nothing_is_taken_back_in_an_election():
    """Bids that wait, a reveal, bonuses and appointments stand."""
    keeper, seen = at_bids(), set()
    while keeper.game.turn < 0 and not keeper.game.over:
        nothing_to_take_back(keeper)
        seat = keeper.game.movers()[-1]
        seen.add(keeper.game.view(None)["phase"])
        keeper.play(seat, keeper.game.legal(seat)[0])
    assert seen >= {"bid", "appoint"}
    nothing_to_take_back(keeper)


def test_nothing_is_taken_back_when_the_game_is_over():
    nothing_to_take_back(go_on(keep()))


@pytest.mark.parametrize("edition", [2009, 2020])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_with_moves_taken_back_replay(players, edition):
    keeper = go_on(keep(players, edition=edition), seed=players, undo=True)
    undone = [entry for entry in keeper.entries if entry.text == "undo"]
    assert len(undone) > 10
    verdict = verify(loads(keeper.dumps()))
    assert (verdict.entries, verdict.finished, verdict.chance_checked) == (len(keeper.entries), True, True)


# Sealed choices


@pytest.fixture(scope="module")
def three_bid() -> int:
    """The seed of a game in which three seats owe a bid at once; every test plays it up to there on its own."""
    return next(seed for seed in range(100) if len(go_on(keep(), _three, seed).game.movers()) == 3)


def _three(game) -> bool:
    return game.sealed and len(game.movers()) == 3


def test_sealed_choices_are_entered_in_seat_order_whatever_order_they_were_made_in(three_bid):
    ends = set()
    for order in permutations(range(3)):
        keeper = go_on(keep(), _three, three_bid)
        before = list(keeper.entries)
        for k, seat in enumerate(order):
            assert keeper.entries == before
            assert keeper.game.held == sorted(order[:k])
            keeper.play(seat, keeper.game.legal(seat)[-1])
        new = keeper.entries[len(before) :]
        assert [entry.seat for entry in new[:3]] == [0, 1, 2]
        ends.add(keeper.dumps())
    assert len(ends) == 1


def test_the_seal_is_made_of_the_salt_the_round_the_seat_and_the_move(three_bid):
    keeper = go_on(keep(), _three, three_bid)
    start = len(keeper.entries) + 1
    for seat in range(3):
        keeper.play(seat, keeper.game.legal(seat)[0])
    sealed = keeper.entries[start - 1 : start + 2]
    for entry in sealed:
        words = f"{start} {SEATS[entry.seat]} {entry.text}".encode()
        assert entry.seal == hmac.new(bytes.fromhex(entry.salt), words, hashlib.sha256).hexdigest()
    assert len({entry.salt for entry in sealed}) == 3
    assert {len(entry.salt) for entry in sealed} == {32}


def test_a_player_may_bring_a_salt():
    keeper = at_bids()
    first, *others = keeper.game.movers()
    keeper.play(first, keeper.game.legal(first)[0], salt=b"my own salt")
    for seat in others:
        keeper.play(seat, keeper.game.legal(seat)[0])
    entry = next(entry for entry in keeper.entries if entry.seat == first and entry.seal)
    assert entry.salt == b"my own salt".hex()
    verify(loads(keeper.dumps()))


def test_the_salts_of_the_keeper_follow_from_the_secret():
    """So the same game has the same record; but without the secret nobody can work them out."""
    one, other = at_bids(), at_bids()
    for keeper in (one, other):
        for seat in keeper.game.movers():
            keeper.play(seat, keeper.game.legal(seat)[0])
    assert one.dumps() == other.dumps()
    assert len({entry.salt for entry in go_on(one).entries if entry.salt}) == sum(entry.salt is not None for entry in one.entries)


def test_a_refused_choice_leaves_everything_as_it_was_and_its_salt_is_forgotten():
    keeper = at_bids()
    first, *others = keeper.game.movers()
    idle = next(seat for seat in range(4) if seat not in keeper.game.movers())
    wrong = [(first, "bid irish 99", IllegalMove), (first, "xyzzy", NotationError), (first, "end", PhaseError)]
    for seat, text, error in [*wrong, (idle, "bid none", SeatError), (9, "bid none", SeatError)]:
        before = everything(keeper)
        with pytest.raises(error):
            keeper.play(seat, text, salt=b"refused!")
        assert everything(keeper) == before
    keeper.play(first, keeper.game.legal(first)[0], salt=b"kept salt")
    before = everything(keeper)
    with pytest.raises(SeatError, match="chosen already"):
        keeper.play(first, "bid none", salt=b"too late")
    assert everything(keeper) == before
    for seat in others:
        keeper.play(seat, keeper.game.legal(seat)[0])
    salts = [bytes.fromhex(entry.salt) for entry in keeper.entries if entry.salt]
    assert b"kept salt" in salts
    assert b"refused!" not in salts
    assert b"too late" not in salts
    verify(loads(keeper.dumps()))


@pytest.mark.parametrize("text", ["xyzzy", "campaign 99 1", "settle 1", "end", "bid none", "undo", ""])
def test_a_refused_move_leaves_everything_as_it_was(text):
    keeper = keep()
    before = everything(keeper)
    for seat in (-1, 0, 1, 2, 3):
        with pytest.raises(FivepointsError):
            keeper.play(seat, text)
    assert everything(keeper) == before


# What a running game's record hides


def test_a_running_record_has_no_secret_and_no_result():
    keeper = go_on(keep(), several_bid)
    for eyes in (None, 0, 1, 2):
        text = keeper.dumps(eyes)
        assert (rows(text)["secret"], rows(text)["result"]) == (None, None)
        assert SECRET.hex() not in text


def test_a_finished_record_has_both_for_everyone():
    keeper = go_on(keep())
    assert {keeper.dumps(eyes) for eyes in (None, 0, 1, 2)} == {keeper.dumps()}
    assert rows(keeper.dumps())["secret"] == SECRET.hex()
    assert rows(keeper.dumps())["result"] == keeper.game.result()


def test_a_bid_that_waits_is_in_nobodys_record():
    texts = set()
    seat = at_bids().game.movers()[0]
    for bid in at_bids().game.legal(seat):
        keeper = at_bids()
        keeper.play(seat, bid, salt=bid.encode().ljust(8))
        texts |= {keeper.dumps(eyes) for eyes in (None, 0, 1, 2)}
    assert texts == {at_bids().dumps()}


def slipped(dollars: int) -> Keeper:
    """The tiny game, in which the chair slips dollars into a box that only the chair knows of; seat b has the chair."""
    keeper = Keeper(TINY, 3, {}, ["Ann", "Bob", "Cyd"], SECRET)
    for seat, price in enumerate((0, 2, 1)):
        keeper.play(seat, f"bid price {price} side 0")
    keeper.play(1, f"slip {dollars}")
    return keeper


def test_a_secret_that_lasts_is_told_to_those_who_know_it_and_veiled_for_others():
    one, two = slipped(1), slipped(2)
    for eyes in (None, 0, 2):
        assert one.dumps(eyes) == two.dumps(eyes)
        last = rows(one.dumps(eyes))["entries"][-1]
        assert (last["seat"], last["move"], last["veiled"]) == ("b", "slip ?", True)
    last = rows(one.dumps(1))["entries"][-1]
    assert (last["move"], "veiled" in last) == ("slip 1", False)
    assert one.dumps(1) != two.dumps(1)


def test_what_was_veiled_is_told_when_the_game_is_over():
    keeper = slipped(2)
    while not keeper.game.over:
        seat = keeper.game.movers()[0]
        keeper.play(seat, keeper.game.legal(seat)[0])
    assert '"move": "slip 2"' in keeper.dumps(0)
    assert "veiled" not in keeper.dumps()


def test_a_veiled_choice_keeps_its_salt():
    """With the salt, the choice could be guessed and checked against the seal."""
    entry = Entry(7, 1, "slip 2", "d" * 32, "5a" * 16, "ea" * 32, {NOBODY: "slip ?", 0: "slip ?"})
    assert entry.to_json(0) == {"n": 7, "seat": "b", "move": "slip ?", "veiled": True, "seal": "ea" * 32, "digest": "d" * 32}
    assert entry.to_json(1) == entry.to_json() == {"n": 7, "seat": "b", "move": "slip 2", "salt": "5a" * 16, "seal": "ea" * 32, "digest": "d" * 32}


@pytest.mark.parametrize("eyes", [-1, 3, 99])
def test_there_is_no_record_for_a_seat_that_is_not_there(eyes):
    with pytest.raises(SeatError):
        slipped(1).dumps(eyes)


def test_the_text_is_json_with_a_line_for_each_entry():
    keeper = go_on(keep())
    lines = keeper.dumps().splitlines()
    assert json.loads(keeper.dumps())["format"] == "fivepoints-record 1"
    assert [json.loads(line.rstrip(",")) for line in lines if line.startswith("  {")] == [entry.to_json() for entry in keeper.entries]


@pytest.mark.parametrize("salt", ["text", b"", b"short", bytes(1000)])
def test_a_salt_that_is_none_is_refused_and_nothing_is_lost(salt):
    keeper = Keeper(rules("tammany"), 3, {}, ["a", "b", "c"], bytes(32))
    bot = make("random")
    while not keeper.game.sealed:
        seat = keeper.game.movers()[0]
        keeper.play(seat, ask(bot, keeper.game, seat, generator(len(keeper.entries))))
    seat, entries = keeper.game.movers()[0], len(keeper.entries)
    with pytest.raises(RecordError, match="salt"):
        keeper.play(seat, "bid none", salt=salt)
    keeper.play(seat, "bid none")
    assert keeper.game.held == [seat] or len(keeper.entries) > entries


def test_a_game_that_was_taken_back_no_longer_writes_into_the_record():
    keeper = Keeper(rules("tammany"), 3, {}, ["a", "b", "c"], bytes(32))
    seat, old = keeper.game.movers()[0], keeper.game
    keeper.play(seat, "campaign 1 2")
    keeper.undo(seat)
    entries = len(keeper.entries)
    old.play(seat, "end")
    assert len(keeper.entries) == entries
