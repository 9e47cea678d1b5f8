"""What came out of a match: shares of wins with intervals by deal, margins, ratings, time."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from fivepoints.arena.match import Match, Played

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Standing:
    """One bot of a match."""

    bot: str
    games: int
    share: float  # of wins, ties split
    low: float  # the interval of the share
    high: float
    points: float  # a game
    margin: float  # own points beyond the best rival's, a game
    seconds_per_move: float
    playouts_per_move: float
    rating: float  # openskill's mean and deviation
    deviation: float
    forfeits: int

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))


def whole_deals(match: Match, games: Iterable[Played]) -> list[list[Played]]:
    """The games by deal, in order; only deals of which every game was played: a part of one would favour seats."""
    deals: dict[int, dict[int, Played]] = {}
    for game in games:
        deal, rotation = divmod(game.number, match.rotations)
        deals.setdefault(deal, {})[rotation] = game
    return [[rotations[k] for k in range(match.rotations)] for _, rotations in sorted(deals.items()) if len(rotations) == match.rotations]


def deal_share(deal: Sequence[Played], entrant: int) -> float:
    """A bot's mean share of the win in the games of one deal in which it sat."""
    shares = [game.shares[game.seats.index(entrant)] for game in deal if entrant in game.seats]
    return sum(shares) / len(shares)


def interval(by_deal: Sequence[float], games_each: int) -> tuple[float, float]:
    """The 95 % interval of a mean of shares, of which each is the mean of one deal's games.

    Wilson's, for as many independent games as would scatter like the deals do (never more than were played), with Student's factor for few deals: it
    does not shrink to nothing where all deals came out alike, and games of one deal that hang together don't count as more than they tell.
    """
    from scipy.special import stdtrit

    n = len(by_deal)
    share = sum(by_deal) / n
    if n == 1:
        return 0.0, 1.0
    spread = sum((x - share) ** 2 for x in by_deal) / (n - 1) / n  # of the mean
    z = float(stdtrit(n - 1, (1 + CONFIDENCE) / 2))
    most = n * games_each
    worth = share * (1 - share) / spread if spread > 0 else n if share in (0.0, 1.0) else most
    worth = min(worth, most)
    centre, reach = share + z * z / (2 * worth), z * sqrt(share * (1 - share) / worth + z * z / (4 * worth * worth))
    return max(0.0, (centre - reach) / (1 + z * z / worth)), min(1.0, (centre + reach) / (1 + z * z / worth))


def ratings(match: Match, deals: Sequence[Sequence[Played]]) -> list[tuple[float, float]]:
    """Mean and deviation of each bot's skill by openskill's Plackett-Luce, game after game in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in match.bots]
    for game in (game for deal in deals for game in deal):
        rated = model.rate([[known[entrant]] for entrant in game.seats], ranks=[float(rank) for rank in game.ranks])
        for entrant, team in zip(game.seats, rated, strict=True):
            known[entrant] = team[0]
    return [(float(rating.mu), float(rating.sigma)) for rating in known]


def standings(match: Match, games: Iterable[Played]) -> list[Standing]:
    """Every bot in the order of the match, from whole deals alone; none if there is no whole deal."""
    deals = whole_deals(match, games)
    if not deals:
        return []
    rated = ratings(match, deals)
    return [_standing(match, deals, entrant, *rated[entrant]) for entrant in range(len(match.bots))]


def _standing(match: Match, deals: Sequence[Sequence[Played]], entrant: int, rating: float, deviation: float) -> Standing:
    own = [(game, game.seats.index(entrant)) for deal in deals for game in deal if entrant in game.seats]
    by_deal = [deal_share(deal, entrant) for deal in deals]
    low, high = interval(by_deal, match.players)
    moves = max(1, sum(game.moves[seat] for game, seat in own))
    return Standing(
        bot=match.bots[entrant],
        games=len(own),
        share=sum(by_deal) / len(by_deal),
        low=low,
        high=high,
        points=sum(game.scores[seat] for game, seat in own) / len(own),
        margin=sum(game.scores[seat] - max(game.scores[:seat] + game.scores[seat + 1 :]) for game, seat in own) / len(own),
        seconds_per_move=sum(game.seconds[seat] for game, seat in own) / moves,
        playouts_per_move=sum(game.playouts[seat] for game, seat in own) / moves,
        rating=rating,
        deviation=deviation,
        forfeits=sum(bool(game.forfeit) and game.ranks[seat] > 1 for game, seat in own),
    )
