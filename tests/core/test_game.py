"""The door to a game: two faces of one game, copies, the listener, what is shown and what is refused."""
from __future__ import annotations

from random import Random

import pytest

import fivepoints
from fivepoints import FivepointsError, Game, IllegalMove, NotationError, OptionError, PhaseError, SeatError
from fivepoints.core.game import Entered
from fivepoints.games import names, rules
from kept import at_bids
from table import at, draw_all, play


def new(players: int = 3, **options: object) -> Game:
    """A game at its first turn."""
    return draw_all(fivepoints.new("tammany", players=players, **options))


def bids(**how: object) -> Game:
    """Seats a and b owe a bid for ward 6: a of two Irish and an English favor, b of two Irish."""
    return at("bid=6,a", wards={6: "IE:ab"}, seats={"a": "0,I2E,3", "b": "0,I2,3"}, year=4, garden="-", **how)


def shown(game: Game) -> list[object]:
    """All that a game shows of itself."""
    eyes = [None, *range(game.players)]
    return [game.position(), game.movers(), game.held, game.sealed, game.turn, game.chance(), game.over, [game.view(seat) for seat in eyes], repr(game)]


# Text and integers


def test_a_move_is_its_actions_one_after_another():
    said, stepped = new(), new()
    seat = said.movers()[0]
    play(said, f"{'abc'[seat]} campaign 4 7")
    for action in rules("tammany").notation.read(stepped._state(), "campaign 4 7"):
        assert action in stepped.ids()
        stepped.step(action)
    assert shown(said) == shown(stepped)


def test_both_faces_can_be_mixed_through_a_whole_game():
    """One game is played in text, the other by text or integers as it comes; they never part."""
    said, mixed, rnd, steps = new(), new(), Random(1), 0
    while not said.over:
        seat = said.movers()[0]
        legal = said.legal(seat)
        k = rnd.randrange(len(legal))
        if rnd.random() < 0.5 or mixed.held:
            mixed.play(seat, legal[k])
        else:
            for action in legal.actions(k):
                mixed.step(action)
                steps += 1
        said.play(seat, legal[k])
        draw_all(said)
        draw_all(mixed)
        if not said.held:
            assert mixed.position() == said.position()
            assert mixed.movers() == said.movers()
    assert steps > 50
    assert mixed.result() == said.result()


def test_ids_are_empty_when_a_draw_is_due_or_the_game_is_over():
    assert fivepoints.new("tammany", players=3).ids() == []
    game = new()
    while not game.over:
        game.step(game.ids()[0])
        draw_all(game)
    assert game.ids() == []
    with pytest.raises(IllegalMove):
        game.step(0)


def test_an_illegal_step_is_refused_and_changes_nothing():
    game = new()
    before, ids = shown(game), game.ids()
    for action in {*range(-2, rules("tammany").actions + 2), 2**16 + ids[0], -(2**16), 2**31, 2**62} - set(ids):
        with pytest.raises(IllegalMove, match=f"action {action} is not legal now"):
            game.step(action)
    assert game.ids() == ids
    assert shown(game) == before


def test_ids_are_a_list_of_its_own():
    game = new()
    ids = game.ids()
    ids.clear()
    assert game.ids() != []


def test_while_sealed_choices_wait_there_are_no_integers():
    game = bids()
    game.play(1, "bid irish 1")
    for attempt in (game.ids, lambda: game.step(0)):
        with pytest.raises(PhaseError, match="sealed choices wait"):
            attempt()
    game.play(0, "bid none")
    assert game.ids() != []


def test_integers_ask_the_seats_of_a_sealed_choice_one_after_another():
    """Whoever steps sees all; what a seat sees is the same as if it were played."""
    stepped, played = bids(), bids()
    for offered in (2, 1):
        stepped.step(stepped.ids()[offered])
    played.play(0, "bid irish 2 english 1")
    assert stepped.position() == played.position()
    for seat in (None, 0, 1, 2):
        assert stepped.view(seat) == played.view(seat)
    stepped.step(stepped.ids()[0])
    played.play(1, "bid none")
    assert stepped.position() == played.position()


# Copies


def test_a_copy_goes_its_own_way():
    game = new()
    twin, before = game.copy(), shown(game)
    assert shown(twin) == before
    twin.play(twin.movers()[0], "campaign 4 7")
    twin.step(twin.ids()[0])
    assert shown(game) == before != shown(twin)


def test_a_copy_is_as_far_as_the_integers_are():
    game = new()
    game.step(game.ids()[0])
    twin = game.copy()
    twin.step(twin.ids()[0])
    assert game.position() != twin.position()
    game.step(game.ids()[0])
    assert game.position() == twin.position()


def test_a_copy_holds_the_choices_that_wait():
    game = bids()
    game.play(1, "bid irish 1")
    twin = game.copy()
    twin.play(0, "bid none")
    assert (game.held, game.movers(), twin.held) == ([1], [0], [])
    game.play(0, "bid none")
    assert game.position() == twin.position()


# Listening


def test_a_listener_is_told_of_draws_and_moves_once_the_game_stands_after_them():
    told: list[tuple[Entered, str]] = []
    game = fivepoints.new("tammany", players=3)
    game.listen(lambda entered: told.append((entered, game.position())))
    game.draw("irish")
    assert told.pop() == (Entered(None, "irish"), game.position())
    draw_all(game)
    told.clear()
    seat = game.movers()[0]
    game.play(seat, "Campaign 7 and 4")
    assert told == [(Entered(seat, "campaign 4 7"), game.position())]


def test_a_listener_is_told_of_sealed_choices_in_seat_order_when_the_last_is_in():
    told: list[tuple[int | None, str]] = []
    game = bids()
    game.listen(lambda entered: told.append((entered.seat, entered.text)))
    game.play(1, "bid irish 1")
    assert told == []
    game.play(0, "bid english 1")
    assert told == [(0, "bid english 1"), (1, "bid irish 1")]


def test_a_listener_is_told_nothing_of_what_was_refused_or_done_in_a_copy():
    told: list[Entered] = []
    game = new()
    game.listen(told.append)
    for attempt in (lambda: game.play(0, "xyzzy"), lambda: game.play(9, "end"), lambda: game.draw("irish"), lambda: game.enter(0, "end")):
        with pytest.raises(FivepointsError):
            attempt()
    game.copy().play(game.movers()[0], "campaign 4 7")
    assert told == []


# What is shown


def test_its_repr_says_what_a_spectator_sees():
    game = bids()
    game.play(0, "bid irish 2 english 1")
    assert repr(game) == f"<Game {game.position(None)}>"
    assert "a=?" in repr(game)
    assert "a=I2E" in game.position()


def test_a_repr_is_the_same_whatever_was_bid():
    reprs = set()
    for bid in bids().legal(0):
        game = bids()
        game.play(0, bid)
        reprs.add((repr(game), game.position(1), str(game.view(2)), repr(game.legal(1))))
    assert len(reprs) == 1


def test_a_seat_sees_its_own_bid_that_waits():
    game = bids()
    game.play(0, "bid irish 2")
    assert game.position(0) == game.position()
    assert game.view(0)["election"]["bid"] == {"irish": 2, "english": 0, "german": 0, "italian": 0}
    assert game.view(1)["election"]["bid"] is None


def test_what_is_shown_is_no_way_in():
    game = new()
    before = shown(game)
    view, state = game.view(0), game.seen(0)
    view["seats"][0]["score"] = 99
    view["wards"].clear()
    state.score[0] = 99
    game.chance().append(("irish", 1))
    game.options["edition"] = 2009
    game.movers().clear()
    assert shown(game) == before


def test_legal_moves_are_a_sequence():
    game = at_bids().game
    for seat in game.movers():
        moves = game.legal(seat)
        every = list(moves)
        assert len(moves) == len(every) == len(set(every))
        assert (moves[0], moves[-1], moves[1:3]) == (every[0], every[-1], every[1:3])
        assert "bid none" in moves
        assert all(text not in moves for text in ("BID NONE", "bid irish 99", "end", "", 7, None))
        assert repr(moves) == f"<{len(every)} legal moves>"
        with pytest.raises(IndexError):
            moves[len(every)]


def test_options_are_all_told():
    assert fivepoints.new("tammany", players=5, edition=2009, lock="full").options == {"edition": 2009, "supply": "printed", "lock": "full"}
    assert fivepoints.new("tammany", players=3).players == 3


def test_a_result_comes_with_the_end():
    game = new()
    with pytest.raises(PhaseError, match="not over"):
        game.result()
    while not game.over:
        seat = game.movers()[0]
        game.play(seat, game.legal(seat)[0])
        draw_all(game)
    result = game.result()
    assert {key: len(value) for key, value in result.items()} == {"scores": 3, "ranks": 3, "shares": 3}
    assert sum(result["shares"]) == pytest.approx(1)
    assert min(result["ranks"]) == 1
    assert game.movers() == []


# Entering, as from a record


def test_entered_choices_count_at_once_and_in_seat_order():
    game, played = bids(), play(bids(), "b bid irish 1", "a bid irish 2")
    with pytest.raises(SeatError, match="seat 1 is not the next"):
        game.enter(1, "bid irish 1")
    game.enter(0, "bid irish 2")
    assert game.held == []
    assert game.movers() == [1]
    game.enter(1, "bid irish 1")
    assert game.position() == played.position()


# What is refused


@pytest.mark.parametrize("name", ["chess", "", "Tammany", "tammany.flow", "tammany\n", None, 7])
def test_a_game_that_does_not_exist(name):
    with pytest.raises(OptionError, match="there is no game"):
        fivepoints.new(name, players=3)
    assert "tammany" in names()


@pytest.mark.parametrize("players", [2, 6, 0, -3, None, "3", True])
def test_a_number_of_players_that_does_not_exist(players):
    with pytest.raises(OptionError, match="Tammany Hall is for 3 to 5 players"):
        fivepoints.new("tammany", players=players)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "red"}, "has no option 'colour'; it has edition, supply, lock"),
        ({"edition": "2020"}, "edition can be 2020 or 2009, not '2020'"),
        ({"edition": None}, "edition can be 2020 or 2009, not None"),
        ({"supply": ""}, "supply can be printed or unlimited, not ''"),
        ({"lock": ["full"]}, "lock can be None or placing or full"),
        ({"edition": 2020, "supply": "endless"}, "supply can be"),
    ],
)
def test_options_that_do_not_exist(options, reason):
    with pytest.raises(OptionError) as caught:
        fivepoints.new("tammany", players=3, **options)
    assert reason in str(caught.value)


@pytest.mark.parametrize("text", ["", " ", "chess 3", "TAMMANY 3", "tammany", "\n"])
def test_a_position_of_no_game(text):
    with pytest.raises(NotationError):
        fivepoints.parse(text)


def test_every_refusal_is_of_one_family():
    for error in (IllegalMove, NotationError, OptionError, PhaseError, SeatError, fivepoints.RecordError):
        assert issubclass(error, FivepointsError)
        assert error.__doc__


# Positions in the middle of a choice, and what is refused everywhere

VEILED = "tammany 3 2020 printed full E/G/I/E/IE:ab/I - 0,I2,3/0,I2,3/0,-,3 y4a bid=6,b,a=?"
MIDDLE = "tammany 3 2020 printed full E/G/I/E/IE:ab/I - 0,I2E,3/0,I2,3/0,-,3 y4a bid=6,a:I2"


@pytest.mark.parametrize("go_on", [lambda g: g.play(1, "bid none"), lambda g: g.enter(1, "bid none"), lambda g: g.ids(), lambda g: g.step(0)])
def test_what_one_seat_sees_is_played_on_by_no_door(go_on):
    game = fivepoints.parse(VEILED)
    with pytest.raises(fivepoints.PhaseError, match="one seat sees"):
        go_on(game)
    assert game.position() == VEILED


def test_a_bid_that_has_begun_is_gone_on_with():
    game = fivepoints.parse(MIDDLE)
    assert game.movers() == [0]
    assert list(game.legal(0)) == ["bid none", "bid english 1"]
    game.play(0, "bid english 1")
    assert game.position().endswith("bid=6,b,a=I2E")
    stepped = fivepoints.parse(MIDDLE)
    stepped.step(stepped.ids()[1])
    assert stepped.position() == game.position()


def test_wrong_types_are_refused_in_our_own_words():
    game = fivepoints.parse(MIDDLE)
    with pytest.raises(fivepoints.NotationError):
        game.play(0, None)
    with pytest.raises(fivepoints.NotationError):
        fivepoints.parse(None)
    with pytest.raises(fivepoints.NotationError):
        fivepoints.new("tammany", 3).draw(["irish"])
    with pytest.raises(fivepoints.OptionError):
        fivepoints.new("tammany", 3.0)
    with pytest.raises(fivepoints.OptionError):
        fivepoints.new("tammany", 3, edition=2020.0)
    for action in (2**63, -(2**63), -1):
        with pytest.raises(fivepoints.IllegalMove):
            game.step(action)


def test_the_integer_face_waits_while_a_bid_is_held():
    game = fivepoints.parse("tammany 3 2020 printed full IEG:ab/G/I/E/G/I - 0,I3E2G,3/0,I2E2,3/0,-,3 y4a bid=1,a")
    game.ids()
    game.play(0, "bid none")
    for call in (game.ids, lambda: game.step(0)):
        with pytest.raises(fivepoints.PhaseError, match="wait"):
            call()
    game.play(1, "bid none")
    assert game.held == []


def test_half_made_appointments_are_gone_on_with():
    game = fivepoints.parse("tammany 5 2020 printed full I/E/G/I/E/I/I/E/I/G/E/I/E/I/G - 3,-,3,mayor/0,-,3,deputy/0,-,3/0,-,3/0,-,3 y4a appoint=a")
    for text in ("appoint c police d council e deputy", "appoint c deputy d council e police"):
        with pytest.raises(fivepoints.IllegalMove):
            game.play(0, text)
        assert text not in game.legal(0)
    game.play(0, "appoint c police d council e precinct")


def test_tokens_spent_are_no_more_than_terms_allow():
    with pytest.raises(fivepoints.NotationError, match="token"):
        fivepoints.parse("tammany 3 2020 printed full E/G/I/E/G/I:ab/I/E/I/G/E I 0,I,2/0,-,3/0,-,3 y5a turn=a")


def test_a_game_that_is_listened_to_is_played_by_texts():
    game = fivepoints.parse(MIDDLE)
    game.listen(lambda entered: None)
    with pytest.raises(fivepoints.PhaseError, match="listened"):
        game.ids()


def spoil(shown):
    for part in list(shown.values()) if isinstance(shown, dict) else shown if isinstance(shown, list) else []:
        spoil(part)
    if isinstance(shown, dict | list):
        shown.clear()


@pytest.mark.parametrize("name", names())
def test_what_a_seat_sees_is_never_what_it_saw_before(name):
    """Views are kept until something changes: a draw, a move, a sealed choice that is closed, replaced or entered, a step of the integers."""
    luck, game = Random(5), fivepoints.new(name, players=3)
    for k in range(150):
        for seat in (*range(3), None):
            assert game.view(seat) == game.copy().view(seat)
            spoil(game.view(seat))
            assert game.view(seat) == game.copy().view(seat)
            assert game.position(seat) == game.copy().position(seat)
        if game.over:
            break
        if game.chance():
            game.draw(luck.choice(game.chance())[0])
        elif game.held and luck.random() < 0.5:
            game.withdraw(luck.choice(game.held))
        elif not game.sealed and k % 3 == 0:
            game.step(luck.choice(game.ids()))
            while game.rules.flow.inside(game.state()) and not game.chance():
                game.step(luck.choice(game.ids()))
        else:
            seat = luck.choice(game.movers())
            game.play(seat, luck.choice(game.legal(seat)))


def test_who_sees_the_very_same_is_known_by_it():
    """Before anybody has closed a choice all see the same; whoever has closed one sees more than others, and they are alike."""
    game = bids()
    movers = game.movers()
    assert len(movers) > 1
    assert {game.like(seat) for seat in (None, *range(game.players))} == {None}
    game.play(movers[0], next(text for text in game.legal(movers[0]) if text != "bid none"))
    assert game.like(movers[0]) == movers[0]
    assert {game.like(seat) for seat in (None, *range(game.players)) if seat != movers[0]} == {None}
