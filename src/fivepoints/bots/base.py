"""The door between a game and a bot: only what the seat may see goes through it."""
from __future__ import annotations

import hmac
from typing import Any, Protocol

from fivepoints.bots.heeler import HeelerBot
from fivepoints.bots.random_bot import RandomBot
from fivepoints.core.contract import Rules
from fivepoints.core.errors import OptionError
from fivepoints.core.game import Game
from fivepoints.core.randoms import generator


class Bot(Protocol):
    """Chooses moves. `s` is a full state that fits what the seat sees, in which the seat is asked; it may be played on."""

    def choose(self, rules: Rules, s: Any, seat: int, r: list[int]) -> list[int]:
        """The actions of one complete move; `r` is the generator to draw from (core.randoms)."""


LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "heeler": HeelerBot}


def make(name: str) -> Bot:
    """The bot of that name; OptionError if there is none."""
    level, _, settings = name.partition(":")
    if level not in LEVELS:
        raise OptionError(f"there is no bot {level!r}; there is {', '.join(LEVELS)}")
    if settings:
        raise OptionError(f"the bot {level!r} has no settings")
    return LEVELS[level]()


def fresh_generator(secret: bytes, seat: int, n: int) -> list[int]:
    """A generator for one request to one bot: nothing of it tells of the secret, of other bots or of other requests, though its state can be run backwards."""
    return generator(int.from_bytes(hmac.digest(secret, f"bot {seat} {n}".encode(), "sha256")[:8], "big"))


def ask(bot: Bot, game: Game, seat: int, r: list[int]) -> str:
    """The bot's move as a text; it sees a redeal of its seat's view and nothing else."""
    s = game.redealt(seat, r)
    actions = bot.choose(game.rules, game.rules.layout.copy(s), seat, r)
    return game.rules.notation.say(s, actions)
