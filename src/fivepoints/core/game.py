"""A game that is being played: the door through which everything from outside goes, and the only way out for what a seat may see."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any

from fivepoints.core.contract import NOBODY, Fact, Occasion, Rules
from fivepoints.core.errors import IllegalMove, NotationError, PhaseError, SeatError
from fivepoints.core.moves import Moves

WHOLE = object()  # the whole position, secrets included: for whoever runs the engine


@dataclass(frozen=True)
class Entered:
    """A draw (no seat) or a move that has become part of the game.

    `veils` has the text for those who may not know the move itself, by seat, NOBODY for a spectator; `news` what it set in train.
    """

    seat: int | None
    text: str
    veils: Mapping[int, str] = field(default_factory=dict)
    news: list[Fact] = field(default_factory=list)


Listener = Callable[[Entered], None]


class Game:
    """One game: feed it draws and moves, ask it what is legal and what a seat sees.

    A sealed choice is held here until the last one is in; then all are entered in seat order.
    """

    def __init__(self, rules: Rules, state: Any, listener: Listener | None = None) -> None:
        self.rules = rules
        self.players: int = rules.get_options(state)[0]
        self._plain = state
        self._packed: bytes | None = None  # the same as bytes, for who has asked
        self._held: dict[int, list[int]] = {}
        self._seen: dict[int, Any] = {}  # the state as each seat sees it, for those who have looked
        self._listener = listener  # told of every draw and move that was entered, once the game stands after it
        self._fast: Any = None  # the state as a record, while the integer face is in use
        self._ids: Any = None
        self._views: dict[int, Any] = {}  # the first n of `_ids`, for each n that occurred
        self._count = 0

    # Draws

    def chance(self) -> list[tuple[str, int]]:
        """The outcomes of the draw that is due, with their weights; empty when none is due."""
        s = self._state()
        out, weights = [0] * self.rules.outcomes, [0] * self.rules.outcomes
        n = self.rules.flow.chance(s, out, weights)
        return [(self.rules.notation.say_draw(s, out[i]), weights[i]) for i in range(n)]

    def draw(self, outcome: str) -> None:
        """Feed one of the outcomes of `chance`."""
        s = self._state()
        out, weights = [0] * self.rules.outcomes, [0] * self.rules.outcomes
        n = self.rules.flow.chance(s, out, weights)
        if n == 0:
            raise PhaseError("no draw is due")
        ids = {self.rules.notation.say_draw(s, out[i]): out[i] for i in range(n)}
        if not isinstance(outcome, str) or outcome not in ids:
            raise NotationError(f"{str(outcome)[:40]!r} can't be drawn; it is one of {', '.join(ids)}")
        self._apply([ids[outcome]])
        if self._listener:
            self._listener(Entered(None, outcome, news=self.rules.notation.news(s, [ids[outcome]], self._state())))

    # Moves

    @property
    def options(self) -> dict[str, Any]:
        options: dict[str, Any] = self.rules.get_options(self._state())[1]
        return options

    def movers(self) -> list[int]:
        """The seats that owe a move: several where the choice is sealed; one that is in the middle of its move comes first."""
        s, flow = self._state(), self.rules.flow
        mask = 1 << flow.asked(s) if flow.inside(s) else flow.movers(s)
        return [p for p in range(self.players) if mask >> p & 1 and p not in self._held]

    @property
    def sealed(self) -> bool:
        """Whether the choice that is asked now is sealed."""
        return bool(self.rules.flow.sealed(self._state()))

    @property
    def held(self) -> list[int]:
        """The seats whose sealed choice waits for the others'."""
        return sorted(self._held)

    @property
    def turn(self) -> int:
        """A number for the turn that is going on, -1 outside of turns: within one a seat may take back its moves."""
        return self.rules.flow.turn(self._state())

    def legal(self, seat: int) -> Moves:
        """All complete moves of a seat that owes one, as texts."""
        return Moves(self.rules, self._asked(seat))

    def amounts(self, seat: int) -> dict[str, tuple[int, int]] | None:
        """Where a seat is asked for amounts that don't depend on each other: the least and the most of each."""
        return self.rules.notation.amounts(self._asked(seat))

    def occasion(self, seat: int) -> str:
        """The key of what a seat is asked, if an answer to it could have been left before; else ''."""
        return self.rules.notation.occasion(self._asked(seat))

    def play(self, seat: int, text: str) -> None:
        """A complete move. A SeatError, PhaseError, IllegalMove or NotationError says what is wrong, and then nothing has changed."""
        self._check_unveiled(self._state())
        s = self._asked(seat)
        if self.rules.flow.sealed(s):
            self._held[seat] = self.check(s, text)
            self._seen.clear()
            self._fast = None  # the integer face does not know of choices that wait
            if self.movers():
                return
            held, self._held = self._held, {}
            for p in sorted(held):
                self._enter(p, held[p])
        else:
            self._enter(seat, self._read(s, text))

    def withdraw(self, seat: int) -> None:
        """Take a sealed choice back that waits for the others': the seat owes it again."""
        self._check_seat(seat)
        if seat not in self._held:
            raise PhaseError(f"seat {seat} has no choice that waits")
        del self._held[seat]
        self._seen.clear()

    def choice(self, seat: int) -> str:
        """The sealed choice of a seat that waits for the others': for whoever runs the engine, and for the seat itself."""
        s = self.state()
        self._call(s, seat)
        return self.rules.notation.say(s, self._held[seat])

    def enter(self, seat: int, text: str) -> None:
        """A move as it stands in a record: sealed choices come in seat order, and each counts at once."""
        self._check_unveiled(self._state())
        if seat not in self.movers()[:1]:
            raise SeatError(f"seat {seat} is not the next to move")
        self._enter(seat, self._read(self._asked(seat), text))

    def listen(self, listener: Listener | None) -> None:
        """Tell this one, or nobody, of every draw and move from now on."""
        self._listener = listener

    def check(self, s: Any, text: str) -> list[int]:
        """The actions of a move text in state `s`, all of them legal."""
        actions = self._read(s, text)
        self._made(s, actions, {})
        return actions

    def _read(self, s: Any, text: str) -> list[int]:
        """The actions of a move text, which may not be legal."""
        if not isinstance(text, str):
            raise NotationError(f"a move is a text, not {type(text).__name__}")
        return self.rules.notation.read(s, text)

    def _made(self, s: Any, actions: list[int], told: Mapping[int, list[int]]) -> Any:
        """The state after a complete and legal move, made in `s`; what each listener hears of it is put down in `told`."""
        flow, notation = self.rules.flow, self.rules.notation
        after = self.rules.layout.copy(s)
        seat = flow.asked(after)
        for k, action in enumerate(actions):
            if k and not (flow.inside(after) and flow.asked(after) == seat):
                raise IllegalMove(notation.why(after, action))
            out = [0] * self.rules.choices
            if action not in out[: flow.legal(after, out)]:
                raise IllegalMove(notation.why(after, action))
            for listener, heard in told.items():
                heard.append(flow.heard(after, seat, action, listener))
            flow.apply(after, action)
        if flow.inside(after) and flow.asked(after) == seat:
            raise NotationError("the move is not complete")
        return after

    def asking(self, seat: int) -> Any:
        """A copy of the state in which this seat is asked, as if no other had chosen; SeatError or PhaseError if it is not to move."""
        return self.rules.layout.copy(self._asked(seat))

    def _asked(self, seat: int) -> Any:
        """The same, to look at only: it may be the very state the game stands at."""
        self._check_seat(seat)
        s = self._state()
        if self.rules.flow.over(s):
            raise PhaseError("the game is over")
        if not self.rules.flow.movers(s):
            raise PhaseError("a draw is due")
        if seat in self._held:
            raise SeatError(f"seat {seat} has chosen already")
        if seat not in self.movers():
            raise SeatError(f"seat {seat} is not to move")
        return self._called(s, seat)

    def _call(self, s: Any, seat: int) -> None:
        """Ask this seat; one that is in the middle of its choice goes on with it."""
        if self.rules.flow.asked(s) != seat:
            self.rules.flow.call(s, seat)

    def _called(self, s: Any, seat: int) -> Any:
        """The state with this seat asked: itself, or a copy where the rules would ask another one first."""
        if self.rules.flow.asked(s) == seat:
            return s
        s = self.rules.layout.copy(s)
        self.rules.flow.call(s, seat)
        return s

    def _check_unveiled(self, s: Any) -> None:
        if self.rules.flow.veiled(s):
            raise PhaseError("this position is what one seat sees of it: others' choices are not known, so it can't be played on")

    def _enter(self, seat: int, actions: list[int]) -> None:
        """A move becomes part of the game, if it is legal, and the listener is told what each may hear of it."""
        notation, before = self.rules.notation, self._called(self._state(), seat)
        told: dict[int, list[int]] = {listener: [] for listener in range(NOBODY, self.players)} if self._listener else {}
        after = self._made(before, actions, told)
        self._stand_at(after)
        if self._listener:
            veils = {listener: notation.say(before, heard) for listener, heard in told.items() if heard != actions}
            self._listener(Entered(seat, notation.say(before, actions), veils, notation.news(before, actions, after)))

    # What goes out

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, as a plain dict; None is a spectator."""
        return self.rules.notation.describe(self._look(seat), NOBODY if seat is None else seat)

    def occasions(self, seat: int) -> list[Occasion]:
        """The choices to come for which a seat may leave an answer now."""
        return self.rules.notation.occasions(self._look(seat), seat)

    def like(self, seat: int | None) -> int | None:
        """The first of all readers, the spectator before the seats, who sees the very same: whoever sees the same is shown the same."""
        mine = self._look(seat)
        readers: list[int | None] = [None, *range(self.players)]
        for other in readers:
            if self._look(other) is mine or vars(self._look(other)) == vars(mine):
                return other
        return seat

    def seen(self, seat: int | None) -> Any:
        """The state as a seat sees it, sealed choices that wait here included as such."""
        return self.rules.layout.copy(self._look(seat))

    def _look(self, seat: int | None) -> Any:
        """The same, made once and kept until something changes."""
        if seat is not None:
            self._check_seat(seat)
        eyes = NOBODY if seat is None else seat
        self._state()  # what was seen before is forgotten if the integer face has moved on since
        if eyes not in self._seen:
            self._seen[eyes] = self._blinded(eyes)
        return self._seen[eyes]

    def _blinded(self, eyes: int) -> Any:
        if eyes != NOBODY and self._look(None) is self._plain:
            return self._plain  # nothing is secret now: a seat sees as much as a spectator, and there is no more
        s = self._with_held()
        self.rules.flow.blind(s, eyes)
        return self._plain if vars(s) == vars(self._plain) else s  # kept once where it is the same

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.players):
            raise SeatError(f"there is no seat {seat!r}; there are {self.players}, from 0")

    def _with_held(self) -> Any:
        """A copy of the state in which those who have closed a sealed choice have made it."""
        flow = self.rules.flow
        s = self.rules.layout.copy(self._state())
        for p, actions in self._held.items():
            self._call(s, p)
            for action in actions:
                flow.apply(s, action)
        return s

    def redealt(self, seat: int, r: list[int]) -> Any:
        """A full state that fits what the seat sees and nothing more, in which it is asked if it owes a move: what a bot is handed."""
        s = self.seen(seat)
        self.rules.flow.redeal(s, seat, r)
        return s

    def position(self, seat: Any = WHOLE) -> str:
        """The position in one line: all of it, or what a seat (None: a spectator) sees of it."""
        return self.rules.notation.position(self._with_held() if seat is WHOLE else self._look(seat))

    # The integer face

    def ids(self) -> list[int]:
        """The legal actions of the seat to act; empty when a draw is due or the game is over."""
        if self._fast is None:
            self._load()
        n = self._count
        if n not in self._views:
            self._views[n] = self._ids[:n]
        ids: list[int] = self._views[n].tolist()
        return ids

    def step(self, action: int) -> None:
        """Apply one of `ids`. Nobody is told of it: a game whose record is kept is played by texts."""
        if self._fast is None:
            self._load()
        if type(action) is not int:
            action = index(action)
        try:
            n = self._step(self._fast, 0, action, self._count, self._ids)
        except OverflowError:
            n = -1
        if n < 0:
            raise IllegalMove(f"action {action} is not legal now")
        self._count = n
        self._plain = None

    def _load(self) -> None:
        """The state as a record for the compiled rules."""
        if self._held:
            raise PhaseError("sealed choices wait for the others': go on with play")
        if self._listener:
            raise PhaseError("this game's moves are listened to: go on with play")
        self._check_unveiled(self._plain)
        import numpy as np

        options, self._step = self.rules.integer_face
        self._fast = self.rules.layout.record(self._plain)
        if self._ids is None:
            self._ids = np.zeros(self.rules.choices, np.uint16)
        self._count = options(self._fast, 0, self._ids)

    # Inside

    def _state(self) -> Any:
        if self._plain is None:
            self._plain = self.rules.layout.unpack(self._fast.tobytes())
            self._packed = None
            self._seen.clear()
        return self._plain

    def _apply(self, actions: list[int]) -> None:
        s = self.rules.layout.copy(self._state())
        for action in actions:
            self.rules.flow.apply(s, action)
        self._stand_at(s)

    def _stand_at(self, s: Any) -> None:
        """The game goes on from this state, which is never changed again: copies of the game share it."""
        self._plain, self._packed, self._fast = s, None, None
        self._seen.clear()

    def state(self) -> Any:
        """A copy of the whole state, secrets included and choices that wait not: for whoever runs the engine."""
        return self.rules.layout.copy(self._state())

    def packed(self) -> bytes:
        """The same as bytes."""
        s = self._state()
        if self._packed is None:
            self._packed = self.rules.layout.pack(s)
        return self._packed

    def copy(self) -> Game:
        """A game of its own that stands where this one does; nobody listens to it."""
        twin = Game(self.rules, self._state())
        twin._packed = self._packed
        twin._held = {p: list(actions) for p, actions in self._held.items()}
        return twin

    # The end

    @property
    def over(self) -> bool:
        return bool(self.rules.flow.over(self._state()))

    def result(self) -> dict[str, list[Any]]:
        """Scores, places (1 is first, shared ones equal) and shares of the win, by seat."""
        if not self.over:
            raise PhaseError("the game is not over")
        scores, ranks = [0] * self.players, [0] * self.players
        self.rules.flow.points(self._state(), scores)
        self.rules.flow.places(self._state(), ranks)
        winners = ranks.count(1)
        return {"scores": scores, "ranks": ranks, "shares": [1 / winners if rank == 1 else 0.0 for rank in ranks]}

    def __repr__(self) -> str:
        return f"<Game {self.position(None)}>"
