"""The door between a game and a bot: only what the seat may see goes through it."""
from __future__ import annotations

import hmac
from typing import Any, Protocol

from fivepoints.bots.greenhorn import GreenhornBot
from fivepoints.bots.heeler import HeelerBot
from fivepoints.bots.random_bot import RandomBot
from fivepoints.bots.settings import Setting, read_settings
from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError
from fivepoints.core.game import Game
from fivepoints.core.randoms import generator


class Bot(Protocol):
    """Chooses moves. `s` is a full state that fits what the seat sees, in which the seat is asked; it may be played on."""

    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        """The actions of one complete move; `r` is the generator to draw from (core.randoms)."""


# What a table offers, from gentle to merciless; a search is given what it may spend on a move. The last takes at most two seconds on two cores.
LEVELS: dict[str, str] = {
    "random": "random",
    "greenhorn": "greenhorn",
    "heeler": "heeler",
    "captain": "search:playouts=300,wait=0",
    "sachem": "search:time=1.6,threads=2,wait=0",
}
PLAIN: dict[str, type[Bot]] = {"random": RandomBot, "greenhorn": GreenhornBot, "heeler": HeelerBot}
SEARCH = {
    "playouts": Setting(int, 1, 10_000_000, "playouts for one move"),
    "time": Setting(float, 0.01, 3600, "seconds for one move"),
    "threads": Setting(int, 1, 256, "trees that grow at once"),
    "seed": Setting(int, 0, (1 << 64) - 1, "makes choices the same whatever the game draws"),
    "explore": Setting(float, 0, 100, "how much it tries beyond what has shown itself"),
    "distrust": Setting(float, 0, 1, "by how much what was never tried is thought worse"),
    "win": Setting(float, 0, 1, "the part of a value that is the win, the rest is the margin"),
    "heat": Setting(float, 0.01, 1000, "how alike the priors are made"),
    "err": Setting(float, 0, 1, "the part of moves in a playout that are anything legal"),
    "ahead": Setting(float, 0, 100, "turns that a playout goes beyond this one, where it stops before the end"),
    "wait": Setting(int, 0, 1, "0: play as the heeler until the search is compiled"),
}


def make(name: str) -> Bot:
    """The bot of that name, `level[:key=value,..]`; OptionError if there is none."""
    level, _, settings = name.partition(":")
    if level in LEVELS and level not in PLAIN and not settings:
        return make(LEVELS[level])
    if level in PLAIN or level in LEVELS:
        if settings:
            raise OptionError(f"the bot {level!r} has no settings")
        return PLAIN[level]()
    if level != "search":
        raise OptionError(f"there is no bot {level!r}; there is {', '.join([*LEVELS, 'search'])}")
    from fivepoints.bots.search import SearchBot  # imports NumPy, which others do without

    return SearchBot(**read_settings(level, settings, SEARCH))


def check_level(name: str) -> None:
    """OptionError for what a table does not offer: a bot there spends what its level says, not what a guest says."""
    if name not in LEVELS:
        raise OptionError(f"there is no bot {name!r:.40}; there is {', '.join(LEVELS)}")


def fresh_generator(secret: bytes, seat: int, n: int) -> list[int]:
    """A generator for one request to one bot: nothing of it tells of the secret, of other bots or of other requests, though its state can be run backwards."""
    return generator(int.from_bytes(hmac.digest(secret, f"bot {seat} {n}".encode(), "sha256")[:8], "big"))


def ask(bot: Bot, game: Game, seat: int, r: list[int]) -> str:
    """The bot's move as a text; it sees a redeal of its seat's view and nothing else."""
    s = game.redealt(seat, r)
    actions = bot.choose(game.rules, game.rules.layout.copy(s), seat, r)
    return game.rules.notation.say(s, actions)
