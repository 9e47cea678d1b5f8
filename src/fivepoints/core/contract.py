"""What a game is, to everything outside its own folder.

A game's rules are a module of plain functions on a state of small integers, the `Flow`: the same functions run interpreted and compiled, so they take and
give only ints and lists of ints. Around them stand the parts that are for people, the `Notation`. `Rules` ties both together.

Words: an *action* is one step of the engine, an int below `Rules.actions`. A *move* is what a person does at once: one action or several. A *draw* is a
step of chance. A choice is *sealed* when others must not know it until all have chosen.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol

from fivepoints.core import drive, randoms, twin
from fivepoints.core.errors import OptionError
from fivepoints.core.layout import Layout

NOBODY = -1  # where a seat is meant: no seat, a spectator
STILL = "<!-- still -->"  # in a picture: what stands above it is the lowest layer and seldom changes, so that who draws many may keep it
MOST_SHOWN = 12  # values of an option in an error


@dataclass(frozen=True)
class Fact:
    """Something that happened by itself and is public: a message of the game's catalogue and its arguments; `seat` and `seats` are seats."""

    message: str
    args: Mapping[str, Any]


@dataclass(frozen=True)
class Occasion:
    """A choice to come for which a seat may leave an answer: `key` names it and no other of the game, `about` tells a page what it is."""

    key: str  # short and ASCII
    about: Mapping[str, Any] = field(hash=False)  # plain JSON values


class Flow(Protocol):
    """The rules. Seats are ints from 0; `out` and `weights` are lists (or arrays) long enough; a count is returned."""

    def begin(self, s: Any) -> None:
        """Set up the game on a state whose option cells are set and all others 0; stops at the first draw or choice."""

    def legal(self, s: Any, out: list[int]) -> int:
        """The actions of the seat that is asked; none when a draw is due or the game is over."""

    def apply(self, s: Any, action: int) -> None:
        """One action of the seat that is asked, or one outcome of the draw that is due; trusts its caller. Goes on to the next choice or draw."""

    def chance(self, s: Any, out: list[int], weights: list[int]) -> int:
        """The outcomes of the draw that is due and their weights; none when no draw is due. At least two, but where it is secret that there is only one."""

    def asked(self, s: Any) -> int:
        """The seat whose action is next; NOBODY when a draw is due or the game is over."""

    def movers(self, s: Any) -> int:
        """Every seat that owes a move, as a bit mask; several only where the choice is sealed."""

    def call(self, s: Any, seat: int) -> None:
        """Where several seats owe a sealed choice, ask this one next. Their order never matters to what comes of it."""

    def sealed(self, s: Any) -> bool:
        """Whether the choice that is asked is sealed."""

    def inside(self, s: Any) -> bool:
        """Whether a move has begun and is not complete."""

    def turn(self, s: Any) -> int:
        """A number for the turn that is going on, another for each turn, -1 outside: a move can be taken back while this stays the same."""

    def over(self, s: Any) -> bool: ...

    def blind(self, s: Any, seat: int) -> None:
        """Overwrite all that the seat (NOBODY: a spectator) may not see, always with the same values."""

    def veiled(self, s: Any) -> bool:
        """Whether something in `s` was overwritten by `blind`: such a state can be looked at and redealt, not played on."""

    def redeal(self, s: Any, seat: int, r: list[int]) -> None:
        """Make of `s` a full state that fits what the seat sees: others' unrevealed sealed choices are not made yet, secrets kept longer are drawn anew
        among all that fit; if the seat owes a sealed choice it is asked."""

    def heard(self, s: Any, seat: int, action: int, listener: int) -> int:
        """The seat's action as the listener gets to know it when it is entered: itself, or a stand-in (NOBODY listens: the spectator)."""

    def points(self, s: Any, out: list[int]) -> None:
        """What each seat has to its name, by which the game is decided."""

    def places(self, s: Any, out: list[int]) -> None:
        """The place of each seat once the game is over: 1 is first, equal ones share a place."""


class Notation(Protocol):
    """The texts of a game (docs/notation.md). All of it interpreted."""

    def say(self, s: Any, actions: Sequence[int]) -> str:
        """The text of a complete move, made in state `s`."""

    def say_each(self, s: Any, start: Sequence[int], lasts: Sequence[int]) -> Sequence[str]:
        """The texts of complete moves that begin alike, each with another last action: what `say` says of each, all at once."""

    def read(self, s: Any, text: str) -> list[int]:
        """The actions of a move text, not yet checked for legality; NotationError for what is no move, PhaseError for one of a kind not asked now."""

    def why(self, s: Any, action: int) -> str:
        """Why an action that is not legal in `s` is not: the rule in a few words."""

    def complete(self, s: Any, action: int) -> bool:
        """Whether this legal action surely completes a move: then listing the moves need not try it. Never True where more comes; False is always right."""

    def follow(self, s: Any) -> Mapping[int, Sequence[int]]:
        """For legal actions in `s` after which a move goes on by exactly one more, as far as that is known without trying: all that may follow each. An
        action that is not named is tried, so {} is always right."""

    def say_draw(self, s: Any, outcome: int) -> str: ...

    def news(self, before: Any, actions: Sequence[int], after: Any) -> list[Fact]:
        """What a move, or a draw, has set in train that nobody said: who won, who was paid. Only what all may know."""

    def position(self, s: Any) -> str:
        """The whole state in one line; a state that was made blind prints its secrets as such."""

    def parse(self, text: str) -> Any:
        """The state of a position; NotationError for what is no legal position."""

    def describe(self, s: Any, seat: int) -> dict[str, Any]:
        """A state that was made blind for the seat, as a plain dict for people and pages. Readers for whom the blind states are equal are told the same."""

    def amounts(self, s: Any) -> dict[str, tuple[int, int]] | None:
        """Where the choice asked is one of amounts that don't depend on each other: the name of each with its least and its most, so that nobody has to list
        all moves. A move's text is then its verb, the names and the amounts: `bid irish 2 german 1`. None where the choice is another one."""

    def occasion(self, s: Any) -> str:
        """The key of the choice that is asked, if an answer to it could have been left before; else ''. No seat is asked twice under one key."""

    def occasions(self, s: Any, seat: int) -> list[Occasion]:
        """The choices to come, the one that is asked included, for which the seat may leave an answer now; made of public facts and the seat's own."""

    def prepare(self, key: str, text: str) -> str:
        """An answer left for an occasion, in its one spelling; NotationError for what can't be an answer to it. Whether it is legal shows when it is asked."""

    def default(self, s: Any) -> str:
        """The move that the game itself makes for a seat whose time ran out; '' where it knows none."""

    def habit(self, s: Any) -> str:
        """Of which of the game's habits (`Rules.habits`) the choice is that is asked; '' where of none. Told by public facts."""


@dataclass(frozen=True)
class Rules:
    """One game: its name, its numbers, its rules and its texts."""

    name: str
    title: str
    version: int  # raised when the rules change what a recorded move does
    seats: range
    options: Mapping[str, tuple[Any, ...]]  # each option and its values, the default first
    layout: Layout[Any]
    flow: Flow
    notation: Notation
    modules: Sequence[ModuleType]  # the modules of the rules, each after those it imports from
    actions: int  # the width of the action space
    choices: int  # the longest list of legal actions
    outcomes: int  # the most outcomes of a draw
    bound: int  # no game has more actions and draws
    package: str  # where its words and its pictures are
    set_options: Any = field(repr=False)  # (state, players, options) -> None: fills the option cells; OptionError
    get_options: Any = field(repr=False)  # state -> (players, options)
    habits: Mapping[str, bool] = field(default_factory=dict)  # kinds of choice that a seat may leave to `default` for good; whether tables by turn begin so
    numbers: Mapping[str, Any] = field(default_factory=dict)  # prices, needs and their like, as plain JSON: a page must not know them by heart
    sense: Sequence[str] = ()  # modules of the package by which a search thinks, each after those it imports from (docs/games.md)
    figures: str = ""  # the option that says whom each seat plays, where colours are persons: a letter for each colour, first those of the seats

    def start(self, players: int, options: Mapping[str, Any]) -> Any:
        """A new game's state, at its first draw or choice."""
        if type(players) is not int or players not in self.seats:
            raise OptionError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {players}")
        for name, value in options.items():
            if name not in self.options:
                raise OptionError(f"{self.title} has no option {name!r}; it has {', '.join(self.options)}")
            if not any(value == known and type(value) is type(known) for known in self.options[name]):
                raise OptionError(f"{name} can be {_few(self.options[name])}, not {value!r:.40}")
        s = self.layout.blank()
        self.set_options(s, players, options)
        self.flow.begin(s)
        return s

    def colours(self, players: int, options: Mapping[str, Any]) -> list[int]:
        """The colours of the seats where an option says whom they play."""
        alphabet = self.options[self.figures][0]
        return [alphabet.index(letter) for letter in options[self.figures][:players]]

    def cast(self, colours: Sequence[int]) -> dict[str, Any]:
        """The option that says whom the seats of these colours play; none where colours are only that."""
        if not self.figures:
            return {}
        alphabet = self.options[self.figures][0]
        return {self.figures: "".join(alphabet[k] for k in [*colours, *(k for k in range(len(alphabet)) if k not in colours)])}

    @property
    def middle(self) -> int:
        """The number of players when nobody says one."""
        return self.seats[len(self.seats) // 2]

    def sketch(self, view: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """A view as text for a terminal, in rich's markup."""
        text: str = import_module(f"{self.package}.sketch").sketch(view, names)
        return text

    def prompt(self, view: Mapping[str, Any], legal: Sequence[str]) -> list[str]:
        """What the seat that is asked may do, in sentences, in rich's markup."""
        lines: list[str] = import_module(f"{self.package}.sketch").prompt(view, legal)
        return lines

    @property
    def examples(self) -> tuple[str, str]:
        """Words of moves, and something to look up in the rules: for the terminal's help."""
        words: tuple[str, str] = import_module(f"{self.package}.sketch").EXAMPLES
        return words

    def picture(self, view: Mapping[str, Any], *, names: Sequence[str] | None = None, theme: str = "light") -> str:
        """A view as an SVG document, of which what stays the same for long may stand first, with STILL behind it; OptionError for a game that has none."""
        if find_spec(f"{self.package}.picture") is None:
            raise OptionError(f"{self.title} is drawn as text only: leave out --svg")
        svg: str = import_module(f"{self.package}.picture").svg(view, names=names, theme=theme)
        return svg

    @cached_property
    def plain(self) -> SimpleNamespace:
        """The rules and what drives them, interpreted."""
        return twin.plain([randoms, *self.modules, drive])

    @cached_property
    def twin(self) -> SimpleNamespace:
        """The same, compiled: takes a second from a warm cache, longer from a cold one."""
        return self.twin_with([])

    def twin_with(self, more: Sequence[ModuleType], apart: Sequence[ModuleType] = (), steady: Sequence[ModuleType] = ()) -> SimpleNamespace:
        """The twin together with more modules and what they take functions from (`apart`, `steady`: see `twin.compiled`)."""
        names = twin.compiled(twin.needed([randoms, *self.modules, drive], more), apart=apart, steady=steady)
        names.prepare = self._compile_rules
        return names

    def entry(self, name: str, *args: Any) -> Callable[..., Any]:
        """A function of the twin, compiled for arguments of just these types (see `twin.entry`)."""
        return twin.entry(self.twin, name, *args)

    def _compile_rules(self) -> None:
        """The rules themselves, which take longest and which all twins share, with all the machine's cores; nothing where they are in the cache."""
        last = self.twin.folders[len(self.modules)]
        done = last / "compiled"  # the folder itself is made by who only looks into it
        with self.twin.lock:
            if done.exists():
                return
            import numba
            import numpy as np

            from fivepoints.core import hands

            typeof: Any = numba.typeof
            state = typeof(np.zeros(1, self.layout.dtype)[0])
            plan = hands.Plan(
                cache=last.parent,
                modules=[module.__name__ for module in (randoms, *self.modules, drive)],
                roots=["legal", "apply"],
                types={"s": state, "out": typeof(np.zeros(1, np.uint16)), "weights": typeof(np.zeros(1, np.int64))},
                others=numba.int64,
            )
            hands.compile_together(plan, self.twin)
            done.touch()

    @cached_property
    def integer_face(self) -> tuple[Callable[..., int], Callable[..., int]]:
        """`options` and `step` of the twin, for one state at a time from Python."""
        import numpy as np

        states, out = np.zeros(1, self.layout.dtype), np.zeros(self.choices, np.uint16)
        return self.entry("options", states, 0, out), self.entry("step", states, 0, 0, 0, out)


def _few(values: Sequence[Any]) -> str:
    """The values of an option for a person to read; of very many only some."""
    shown = [str(value) for value in values[:MOST_SHOWN]]
    return " or ".join(shown) + (f" or another of its {len(values)} values" if len(values) > MOST_SHOWN else "")
