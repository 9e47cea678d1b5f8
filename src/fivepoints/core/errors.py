"""The few ways in which something can be wrong, each its own class."""


class FivepointsError(Exception):
    """Anything this package refuses, with one line that says why."""


class SeatError(FivepointsError):
    """The seat does not exist, or owes no move now."""


class PhaseError(FivepointsError):
    """A move of this kind is not asked now: a draw is due, the game is over, or something else comes first."""


class IllegalMove(FivepointsError):
    """The right kind of move at the right time, but a rule forbids it."""


class NotationError(FivepointsError):
    """The text is not a move, a draw or a position."""


class OptionError(FivepointsError):
    """A game, a number of players or an option that does not exist."""


class RecordError(FivepointsError):
    """A record that is damaged, foreign or does not replay; says the first entry that is wrong."""
