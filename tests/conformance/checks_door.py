"""What goes in and out as text and bytes: what is wrong is refused and changes nothing, what is printed reads back."""
from __future__ import annotations

import struct
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

from conformance.walks import Moment, after, blinded, called, corners, draws, goes_on, legal, now_and_then, raised, random_move, seats, standing, viewers, walks
from fivepoints.core.contract import Rules
from fivepoints.core.errors import IllegalMove, NotationError, PhaseError, SeatError
from fivepoints.core.game import Game
from fivepoints.core.layout import STRUCT, Cells
from fivepoints.core.moves import Actions, Moves

NONSENSE = ["", " ", "xyzzy", "?", "-1", "\x00", "é", "\u0663", "xyzzy " * 1000]
MANY = 60  # more moves than these are not all looked at
FAR_TOO_MANY = 3000  # more than these are not even counted one by one


# Refusing


class Refusals:
    """Wrong things, tried on a game one after another: each must raise the error that fits, and leave the game as it is."""

    def __init__(self, game: Game, met: set[type[Exception]]) -> None:
        self.game = game
        self.met = met
        self.before = self.shown()

    def packed(self) -> bytes:
        return self.game.rules.layout.pack(self.game._state())

    def shown(self) -> list[Any]:
        """All that a game shows of itself."""
        game = self.game
        eyes = [None, *range(game.players)]
        texts = [game.legal(p)[:MANY] for p in game.movers()]
        return [self.packed(), game.position(), game.held, game.chance(), texts, [game.position(p) for p in eyes], [game.view(p) for p in eyes]]

    def refused(self, error: type[Exception], attempt: Callable[..., Any], *args: Any) -> None:
        assert raised(attempt, *args) is error
        assert self.packed() == self.before[0]
        self.met.add(error)

    def nothing_changed(self) -> None:
        assert self.shown() == self.before


def check_rejects(rules: Rules, plays: int) -> None:
    """Wrong seats, wrong times, nonsense and moves that are legal elsewhere are told apart, refused, and change nothing."""
    met: set[type[Exception]] = set()
    elsewhere: list[str] = []  # moves that were legal once
    for moment, rng in walks(rules, plays, "rejects"):
        with standing(rules, moment.s):
            wanted = moment.begins or rules.flow.over(moment.s) or now_and_then(rules, rng)
            if not wanted or rules.flow.inside(moment.s):
                continue
            game = Game(rules, rules.layout.copy(moment.start))
            movers = game.movers()
            if len(movers) > 1:
                seat = rng.choice(movers)
                game.play(seat, _any_text(rules, game, seat, rng))
            _refuse_all(game, Refusals(game, met), rng.sample(elsewhere, min(8, len(elsewhere))), rng)
            elsewhere += [_any_text(rules, game, seat, rng) for seat in game.movers()]
    assert met == {SeatError, PhaseError, IllegalMove, NotationError}


def _any_text(rules: Rules, game: Game, seat: int, rng: Random) -> str:
    s = called(rules, game._state(), seat)
    return rules.notation.say(s, random_move(rules, s, rng))


def _refuse_all(game: Game, wrong: Refusals, elsewhere: list[str], rng: Random) -> None:
    movers = game.movers()
    for seat in (-1, game.players, 99):
        for ask in (game.legal, game.view, game.position):
            wrong.refused(SeatError, ask, seat)
        wrong.refused(SeatError, game.play, seat, "xyzzy")
    for seat in range(game.players):
        texts = elsewhere or ["xyzzy"]
        if not movers:
            wrong.refused(PhaseError, game.play, seat, rng.choice(texts))
            wrong.refused(PhaseError, game.legal, seat)
        elif seat not in movers:
            wrong.refused(SeatError, game.play, seat, rng.choice(texts))
            wrong.refused(SeatError, game.legal, seat)
    drawing = NotationError if game.chance() else PhaseError
    for text in (*NONSENSE, *elsewhere):
        wrong.refused(drawing, game.draw, text)
    for seat in movers:
        right = _any_text(game.rules, game, seat, rng)
        for text in (*NONSENSE, f"{right} xyzzy", f"xyzzy {right}"):
            wrong.refused(NotationError, game.play, seat, text)
        for text in elsewhere:
            error = _what_is_wrong(game.rules, called(game.rules, game._state(), seat), text)
            if error:
                wrong.refused(error, game.play, seat, text)
    wrong.nothing_changed()


def _what_is_wrong(rules: Rules, s: Any, text: str) -> type[Exception] | None:
    """The error that the move must raise; None if it is legal here as well."""
    try:
        actions = rules.notation.read(rules.layout.copy(s), text)
    except (NotationError, PhaseError, IllegalMove) as error:
        return type(error)
    seat = rules.flow.asked(s)
    for k, action in enumerate(actions):
        if (k and not goes_on(rules, s, seat)) or action not in legal(rules, s):
            return IllegalMove
        s = after(rules, s, action)
    return NotationError if goes_on(rules, s, seat) else None


# Bytes


def check_bytes(rules: Rules, plays: int) -> None:
    """Every state fits its cells, and its faces hold the same; a value that does not fit is refused."""
    for moment, rng in walks(rules, plays, "bytes"):
        with standing(rules, moment.s):
            _same_faces(rules, moment.s)
            if now_and_then(rules, rng):
                _copies_stand_alone(rules, moment.s)
            if moment.before is None:
                _only_what_fits(rules, moment.s)
    for moments in corners(rules):
        for moment in moments:
            _same_faces(rules, moment.s)


def _same_faces(rules: Rules, s: Any) -> None:
    layout = rules.layout
    data = layout.pack(s)
    assert len(data) == layout.size == layout.dtype.itemsize
    assert layout.pack(layout.unpack(data)) == data
    assert layout.pack(layout.copy(s)) == data
    assert layout.record(s).tobytes() == data


def _cells(rules: Rules, s: Any) -> list[tuple[Cells, Any, Any]]:
    """Every cell of a state: what it holds, and where: an object and a name, or a list and an index."""
    found: list[tuple[Cells, Any, Any]] = []
    for name, cells in rules.layout.fields.items():
        value = getattr(s, name)
        rows = [value] if len(cells.shape) == 1 else value
        found += [(cells, row, i) for row in rows for i in range(len(row))] if cells.shape else [(cells, s, name)]
    return found


def _write(place: Any, name: Any, value: int) -> None:
    if isinstance(place, list):
        place[name] = value
    else:
        setattr(place, name, value)


def _copies_stand_alone(rules: Rules, s: Any) -> None:
    layout = rules.layout
    data = layout.pack(s)
    for other in (layout.copy(s), layout.unpack(data)):
        for _, place, name in _cells(rules, other):
            _write(place, name, 99)
        assert layout.pack(other) != data == layout.pack(s)
    layout.record(s)[0] = layout.record(layout.blank())[0]
    assert layout.pack(s) == data


def _only_what_fits(rules: Rules, s: Any) -> None:
    layout = rules.layout
    for i in range(len(_cells(rules, s))):
        for over in (-1, 1):
            other = layout.copy(s)
            cells, place, name = _cells(rules, other)[i]
            most = 2 ** (8 * struct.calcsize(STRUCT[cells.kind]) - 1)
            _write(place, name, most - 1 if over > 0 else -most)
            assert layout.pack(layout.unpack(layout.pack(other))) == layout.pack(other)
            _write(place, name, most if over > 0 else -most - 1)
            assert raised(layout.pack, other) is struct.error
    for data in (b"", layout.pack(s)[:-1], layout.pack(s) + b"\0"):
        assert raised(layout.unpack, data) is struct.error


# Texts


def check_notation(rules: Rules, plays: int) -> None:
    """Positions, also in the middle of moves and as a seat sees them, and moves and draws read back as they were printed."""
    elsewhere: list[str] = []
    for moment, rng in walks(rules, plays, "notation"):
        with standing(rules, moment.s):
            s = moment.s
            seen = blinded(rules, s, rng.choice(viewers(rules, s)))
            for state in (s, seen):
                _reads_back(rules, state)
            texts = [rules.notation.say_draw(s, outcome) for outcome in draws(rules, s)[0]]
            assert len(set(texts)) == len(texts)
            if now_and_then(rules, rng):
                _misprints(rules, rules.notation.position(seen), rng)
                if not rules.flow.inside(s):
                    _moves(rules, moment, elsewhere, rng)


def _reads_back(rules: Rules, s: Any) -> None:
    text = rules.notation.position(s)
    assert _is_a_line(text)
    assert text.split(" ")[0] == rules.name
    again = rules.notation.parse(text)
    assert rules.layout.pack(again) == rules.layout.pack(s)
    assert rules.notation.position(again) == text


def _is_a_line(text: str) -> bool:
    return text.isascii() and text.isprintable() and text == " ".join(text.split())


def _misprints(rules: Rules, text: str, rng: Random) -> None:
    """A position with a slip in it is refused, or it is another position, written as it should be."""
    for _ in range(10):
        at = rng.randrange(len(text))
        wrong = text[:at] + rng.choice(["", rng.choice(text), rng.choice("?-09a! ,é")]) + text[at + rng.randrange(2) :]
        try:
            s = rules.notation.parse(wrong)
        except NotationError:
            continue
        assert rules.notation.position(s) == wrong


def _moves(rules: Rules, moment: Moment, elsewhere: list[str], rng: Random) -> None:
    """The moves of a seat as a sequence: its length, its items, what is in it, and what they read back to."""
    start = moment.start
    movers = seats(rules.flow.movers(start))
    if not movers:
        return
    seat = rng.choice(movers)
    s = rules.layout.copy(start)
    rules.flow.call(s, seat)
    moves = Game(rules, rules.layout.copy(start)).legal(seat)
    n = len(moves)
    indexes = range(n) if n <= MANY else sorted({0, n - 1, *rng.sample(range(n), MANY)})
    texts = [moves[i] for i in indexes]
    assert n > 0
    assert len(set(texts)) == len(texts)
    for i, text in zip(indexes, texts, strict=True):
        assert _is_a_line(text)
        assert text in moves
        assert moves[i - n] == text
        assert tuple(rules.notation.read(rules.layout.copy(s), text)) == moves.actions(i)
        assert _what_is_wrong(rules, s, text) is None
    for beyond in (n, -n - 1):
        assert raised(moves.__getitem__, beyond) is IndexError
    assert list(islice(moves, MANY)) == moves[:MANY]
    assert None not in moves
    if n <= FAR_TOO_MANY:
        _all_moves(rules, s, moves, elsewhere)
    elsewhere.append(rng.choice(texts))


def _all_moves(rules: Rules, s: Any, moves: Moves, elsewhere: list[str]) -> None:
    every = list(moves)
    assert len(every) == len(moves) == len(set(every))
    assert every == moves.texts() == moves[:]
    assert [moves.actions(i) for i in range(len(moves))] == _complete(rules, s)
    for text in elsewhere[-30:]:
        assert (text in moves) == (text in every)


def _complete(rules: Rules, s: Any) -> list[Actions]:
    """All complete moves of the seat that is asked, found one action after another."""
    seat = rules.flow.asked(s)
    found: list[Actions] = []
    for action in legal(rules, s):
        then = after(rules, s, action)
        found += [(action, *more) for more in _complete(rules, then)] if goes_on(rules, then, seat) else [(action,)]
    return found
