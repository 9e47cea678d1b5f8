"""A bot that talks in lines of text, for other programs (docs/engine.md), in the manner of chess's UCI: it hears commands and says lines.

Whatever it hears, it goes on: what it can't do is one line that begins with `error`. It thinks in a thread of its own, so that it hears `stop` meanwhile.
"""
from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread
from time import perf_counter
from typing import Any

from fivepoints import __version__
from fivepoints.bots.base import Bot, make
from fivepoints.bots.naming import with_settings
from fivepoints.bots.telling import LETTERS, told
from fivepoints.core.contract import Rules
from fivepoints.core.errors import FivepointsError, NotationError, OptionError, PhaseError, SeatError
from fivepoints.core.game import Game
from fivepoints.core.randoms import generator

PROTOCOL = 1
MOST_VALUES = 12  # of an option that are listed
LARGEST_SEED = 2**63 - 1
MOST_THREADS = 256
MOST_PLAYOUTS = 10**9
MOST_SECONDS = 3600.0
LEVEL = "heeler"


class Thought:
    """One `go`: thinks in a thread, and says its move once it has one and, if it was to go on until `stop`, once that came."""

    def __init__(self, bot: Bot, game: Game, seat: int, r: list[int], infinite: bool, say: Callable[[str], None]) -> None:
        self._bot, self._game, self._seat, self._r, self._say = bot, game, seat, r, say
        self.running = True
        self._released = Event()
        if not infinite:
            self._released.set()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            before = perf_counter()
            s = self._game.redealt(self._seat, self._r)
            actions = self._bot.choose(self._game.rules, self._game.rules.layout.copy(s), self._seat, self._r)
            text = self._game.rules.notation.say(s, actions)
            self._say(f"info time {perf_counter() - before:.3f} {told(self._bot, self._game.rules, s)}")
            self._released.wait()
            self.running = False  # whoever hears the move may ask for the next at once
            self._say(f"bestmove {text}")
        except Exception as error:
            self.running = False
            self._say(f"error {type(error).__name__}: {_line(error)}")

    def stop(self) -> None:
        """Have it answer now, as far as the bot can be hurried; returns when it has."""
        self._released.set()
        hurry = getattr(self._bot, "stop", None)
        if hurry:
            hurry()
        self._thread.join()


class Engine:
    """Hears lines, says lines through `say`, one at a time."""

    def __init__(self, rules: Rules, say: Callable[[str], None]) -> None:
        self.rules = rules
        self._lock = Lock()
        self._write = say
        self._game: Game | None = None
        self._thought: Thought | None = None
        self._asked = 0  # times since the seed was set
        self._options: dict[str, Any] = {name: values[0] for name, values in rules.options.items()}
        self._own: dict[str, Any] = {"seats": rules.middle, "level": LEVEL, "threads": 1, "seed": 0}
        self._commands: dict[str, Callable[[str], None]] = {
            "fpi": self._identify, "isready": self._ready, "setoption": self._set, "newgame": self._new, "position": self._position,
            "play": self._play, "draw": self._draw, "show": self._show, "go": self._go, "stop": self._stop,
        }  # fmt: skip

    def say(self, line: str) -> None:
        with self._lock:
            self._write(line)

    def hear(self, line: str) -> bool:
        """Do what the line says; False once it was to quit."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            self.close()
            return False
        if not word:
            return True
        try:
            if word not in self._commands:
                raise NotationError(f"there is no command {word[:40]!r}; there is {', '.join([*self._commands, 'quit'])}")
            if self._thought and self._thought.running and word not in ("fpi", "isready", "stop"):
                raise PhaseError("it is thinking: stop comes first")
            self._commands[word](rest.strip())
        except FivepointsError as error:
            self.say(f"error {_line(error)}")
        except Exception as error:  # a fault of ours must not end a match of others
            self.say(f"error {type(error).__name__}: {_line(error)}")
        return True

    def close(self) -> None:
        if self._thought:
            self._thought.stop()

    # What it is

    def _identify(self, rest: str) -> None:
        self.say(f"id name fivepoints {__version__}")
        self.say(f"id game {self.rules.name}")
        self.say(f"id protocol {PROTOCOL}")
        self.say(f"option name seats type spin default {self.rules.middle} min {self.rules.seats[0]} max {self.rules.seats[-1]}")
        self.say(f"option name level type string default {LEVEL}")
        self.say(f"option name threads type spin default 1 min 1 max {MOST_THREADS}")
        self.say(f"option name seed type spin default 0 min 0 max {LARGEST_SEED}")
        for name, values in self.rules.options.items():
            listed = "".join(f" var {value}" for value in values) if len(values) <= MOST_VALUES else ""
            self.say(f"option name {name} type {'combo' if listed else 'string'} default {values[0]}{listed}")
        self.say("fpiok")

    def _ready(self, rest: str) -> None:
        self.say("readyok")

    def _set(self, rest: str) -> None:
        words = rest.split(" ")
        if len(words) < 4 or words[0] != "name" or words[2] != "value":
            raise NotationError("an option is set as: setoption name NAME value VALUE")
        name, value = words[1], " ".join(words[3:])
        if name == "level":
            make(value)
            self._own[name] = value
        elif name == "seats":
            self._own[name] = _whole(value, name, self.rules.seats[0], self.rules.seats[-1])
        elif name == "threads":
            self._own[name] = _whole(value, name, 1, MOST_THREADS)
        elif name == "seed":
            self._own[name], self._asked = _whole(value, name, 0, LARGEST_SEED), 0
        elif name in self.rules.options:
            values = {str(known): known for known in self.rules.options[name]}
            chosen = self._options | {name: values.get(value, value)}
            self.rules.start(self.rules.middle, chosen)
            self._options = chosen
        else:
            raise OptionError(f"there is no option {name[:40]!r}; there is {', '.join([*self._own, *self.rules.options])}")

    # Where the game stands

    def _new(self, rest: str) -> None:
        self._game = Game(self.rules, self.rules.start(self._own["seats"], self._options))

    def _position(self, rest: str) -> None:
        self._game = Game(self.rules, self.rules.notation.parse(rest))

    def _play(self, rest: str) -> None:
        letter, _, move = rest.partition(" ")
        game = self._here()
        game.play(_seat(letter, game), move)

    def _draw(self, rest: str) -> None:
        self._here().draw(rest)

    def _show(self, rest: str) -> None:
        game = self._here()
        self.say(f"position {game.position()}")
        draws = " ".join(f"{outcome} {weight}" for outcome, weight in game.chance())
        movers = " ".join(LETTERS[seat] for seat in game.movers())
        self.say(f"draws {draws}" if draws else f"movers {movers}" if movers else f"over {' '.join(map(str, game.result()['scores']))}")

    def _here(self) -> Game:
        if self._game is None:
            raise PhaseError("there is no game yet: newgame or position comes first")
        return self._game

    # Thinking

    def _go(self, rest: str) -> None:
        game = self._here()
        infinite, budget, seat = False, {}, None
        words = rest.split()
        while words:
            word = words.pop(0)
            if word == "infinite":
                infinite = True
            elif word in ("playouts", "time", "seat") and words:
                value = words.pop(0)
                if word == "seat":
                    seat = _seat(value, game)
                else:
                    budget[word] = _whole(value, word, 1, MOST_PLAYOUTS) if word == "playouts" else _seconds(value)
            else:
                raise NotationError(f"{word[:40]!r} is not understood; go takes playouts N, time SECONDS, seat LETTER, infinite")
        if len(budget) > 1 or (budget and infinite):
            raise OptionError("a budget is playouts, time or infinite, only one of them")
        if not game.movers():
            game.asking(0)  # says why nobody is to move
        if seat is None:
            seat = game.movers()[0]
        if seat not in game.movers():
            raise SeatError(f"seat {LETTERS[seat]} is not to move")
        self._asked += 1
        bot = self._bot(budget | ({"time": MOST_SECONDS} if infinite else {}))
        self._thought = Thought(bot, game.copy(), seat, generator(self._own["seed"], self._asked), infinite, self.say)

    def _bot(self, budget: dict[str, Any]) -> Bot:
        """The bot of the level, with the budget and the threads if it takes such."""
        name = self._own["level"]
        for more in (budget, {"threads": self._own["threads"]} if self._own["threads"] > 1 else {}):
            try:
                longer = with_settings(name, **more) if more else name
                make(longer)
                name = longer
            except OptionError:
                continue
        return make(name)

    def _stop(self, rest: str) -> None:
        """Stopping what does not think is no fault: it may have ended just now."""
        if self._thought:
            self._thought.stop()


def _seat(letter: str, game: Game) -> int:
    if len(letter) != 1 or letter not in LETTERS[: game.players]:
        raise SeatError(f"a seat is a letter from a to {LETTERS[game.players - 1]}, not {letter[:40]!r}")
    return LETTERS.index(letter)


def _whole(text: str, name: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
        raise OptionError(f"{name} is a whole number from {least} to {most}, not {text[:40]!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= MOST_SECONDS:
        raise OptionError(f"time is seconds above 0, at most {MOST_SECONDS:g}, not {text[:40]!r}")
    return value


def _line(error: Exception) -> str:
    """What went wrong on one printable line."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(error))[:300]
