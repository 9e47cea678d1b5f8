"""One game of a match through the door: any bots, each handed a redeal of what its seat sees."""
from __future__ import annotations

from contextlib import ExitStack
from time import perf_counter
from typing import Any

from fivepoints.arena.entrants import enter
from fivepoints.arena.match import REDEAL, Match, Played
from fivepoints.arena.outside import OutsideBot
from fivepoints.bots import Bot
from fivepoints.bots.telling import playouts_of
from fivepoints.core.drive import weighted
from fivepoints.core.game import Game
from fivepoints.core.randoms import generator
from fivepoints.games import rules


class Forfeit(Exception):
    """A bot gave no legal move; says why."""


class Seat:
    """A bot in its seat, with the generators it draws from and what it has used."""

    def __init__(self, match: Match, number: int, seat: int, entrant: int) -> None:
        stream = match.seat_stream(number, seat)
        self.name, self.seat = match.bots[entrant], seat
        self.bot: Bot = enter(self.name)
        self.r, self.redeal = generator(match.seed, stream), generator(match.seed, stream + REDEAL)
        self.moves, self.seconds, self.playouts = 0, 0.0, 0

    def choose(self, game: Game) -> str:
        """Its move as a text that is legal; Forfeit if it has none."""
        s = game.redealt(self.seat, self.redeal)
        before = perf_counter()
        try:
            actions = self.bot.choose(game.rules, game.rules.layout.copy(s), self.seat, self.r)
            text = _text(game, s, actions)
        except Exception as error:  # whatever a bot does, the match goes on
            raise Forfeit(f"{self.name}: {type(error).__name__}: {error}"[:300]) from error
        finally:
            self.seconds += perf_counter() - before
            self.moves += 1
        self.playouts += playouts_of(self.bot)
        return text


def _text(game: Game, s: Any, actions: list[int]) -> str:
    text = game.rules.notation.say(s, actions)
    game.check(s, text)
    return text


def play(match: Match, number: int) -> Played:
    """The game of that number: all its draws and all that the bots draw follow from the match and the number."""
    found = rules(match.game)
    game = Game(found, found.start(match.players, match.options))
    chance = generator(match.seed, match.chance_stream(number))
    lineup = match.lineup(number)
    forfeit, loser = "", -1
    with ExitStack() as programs:
        seats = [Seat(match, number, seat, entrant) for seat, entrant in enumerate(lineup)]
        for seat in seats:
            if isinstance(seat.bot, OutsideBot):
                programs.callback(seat.bot.close)
        deal(game, chance)
        while not game.over and not forfeit:
            mover = seats[game.movers()[0]]
            try:
                game.play(mover.seat, mover.choose(game))
                deal(game, chance)
            except Forfeit as error:
                forfeit, loser = str(error), mover.seat
    if forfeit:
        scores, ranks = _forfeited(game, loser)
    else:
        result = game.result()
        scores, ranks = result["scores"], result["ranks"]
    used = [seat.moves for seat in seats], [round(seat.seconds, 6) for seat in seats], [seat.playouts for seat in seats]
    return Played(number, lineup, scores, ranks, *used, forfeit)


def _forfeited(game: Game, loser: int) -> tuple[list[int], list[int]]:
    """Points as they stand; the loser is last, the others share the win."""
    scores = [0] * game.players
    game.rules.flow.points(game.state(), scores)
    return scores, [game.players if seat == loser else 1 for seat in range(game.players)]


def deal(game: Game, r: list[int]) -> None:
    """Draw from the generator until a seat is asked or the game is over, as the compiled games do."""
    while outcomes := game.chance():
        game.draw(outcomes[weighted(r, [weight for _, weight in outcomes], len(outcomes))][0])
