"""What a seat leaves for later: an answer to one choice to come, or a habit, by which a kind of choice is left to the game's default for good."""
from __future__ import annotations

from fivepoints.core.contract import Occasion
from fivepoints.core.errors import FivepointsError, NotationError
from fivepoints.core.game import Game
from fivepoints.server.errors import NotNow
from fivepoints.server.sitting import Sitting

ALWAYS = "always "  # begins the key of a habit
DEFAULT = "default"  # the one answer that a habit has


def occasions(game: Game, seat: int) -> list[Occasion]:
    """All that the seat may leave an answer for now."""
    if game.over:
        return []
    habits = [Occasion(ALWAYS + habit, {"kind": "habit", "habit": habit}) for habit in game.rules.habits]
    return [*game.occasions(seat), *habits]


def check(game: Game, seat: int, key: str) -> None:
    if key not in [occasion.key for occasion in occasions(game, seat)]:
        raise NotNow("no-occasion")


def prepare(game: Game, key: str, text: str) -> str:
    """The answer in its one spelling."""
    if not key.startswith(ALWAYS):
        return game.rules.notation.prepare(key, text)
    if text != DEFAULT:
        raise NotationError(f"a habit is left to the game: say {DEFAULT!r}")
    return DEFAULT


def left_choice(sitting: Sitting, seat: int) -> str | None:
    """What the seat has left for what it is asked now, if it is wholly legal."""
    if not sitting.standing or sitting.keeper is None:
        return None
    game = sitting.keeper.game
    s = game.asking(seat)
    text = sitting.standing.get((seat, game.rules.notation.occasion(s)))
    if text is None:
        return game.rules.notation.default(s) or None if by_habit(sitting, seat) else None
    try:
        game.check(s, text)
    except FivepointsError:
        return None
    return text


def by_habit(sitting: Sitting, seat: int) -> bool:
    """Whether the seat leaves choices of the kind that is asked to the game."""
    if not sitting.standing or sitting.keeper is None:
        return False
    game = sitting.keeper.game
    habit = game.rules.notation.habit(game.asking(seat))
    return habit != "" and (seat, ALWAYS + habit) in sitting.standing


def begin_anew(draft: Sitting, seat: int) -> None:
    """Forget all that the seat has left. Where each move may take a day nobody waits for a trifle, unless somebody wants to be asked."""
    draft.standing = {key: text for key, text in draft.standing.items() if key[0] != seat}
    if draft.keeper and draft.info.pace.kind == "turn":
        draft.standing |= {(seat, ALWAYS + habit): DEFAULT for habit, on in draft.keeper.game.rules.habits.items() if on}


def forget_past(draft: Sitting, game: Game) -> None:
    """Answers to what is not asked any more are gone."""
    if draft.standing:
        alive = {(seat, occasion.key) for seat in {seat for seat, _ in draft.standing} for occasion in occasions(game, seat)}
        draft.standing = {key: text for key, text in draft.standing.items() if key in alive}
