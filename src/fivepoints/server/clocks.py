"""Clocks: every seat that owes a move runs. Times are seconds; what did not count (no server ran, days away) is left out."""
from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from fivepoints.server.wire import Pace

Interval = tuple[float, float]
HOUR = 3600.0


def merge(still: Iterable[Interval]) -> list[Interval]:
    """The intervals in order, those that overlap as one."""
    merged: list[Interval] = []
    for began, ended in sorted(still):
        if merged and began <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(ended, merged[-1][1]))
        elif ended > began:
            merged.append((began, ended))
    return merged


def elapsed(since: float, now: float, still: Sequence[Interval]) -> float:
    """What a clock has counted from `since` to `now`; `still` is merged."""
    return max(0.0, now - since - sum(max(0.0, min(ended, now) - max(began, since)) for began, ended in still))


def moment(since: float, seconds: float, still: Sequence[Interval]) -> float:
    """When a clock that started at `since` will have counted so many seconds."""
    at = since + seconds
    for began, ended in still:
        if ended > since and began < at:
            at += ended - max(began, since)
    return at


@dataclass(frozen=True)
class Clocks:
    """What each seat had left when its clock stood last, and since when it runs."""

    pace: Pace
    left: tuple[float, ...]
    since: tuple[float | None, ...]

    @classmethod
    def fresh(cls, pace: Pace, players: int) -> Clocks:
        return cls(pace, (_allowance(pace),) * players, (None,) * players)

    def read(self, seat: int, now: float, still: Sequence[Interval]) -> float:
        """Seconds left."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - elapsed(since, now, still))

    def deadline(self, seat: int, still: Sequence[Interval]) -> float | None:
        """When the time of a seat will be up; None while its clock stands or has no end."""
        since = self.since[seat]
        if since is None or self.pace.kind == "relaxed":
            return None
        return moment(since, self.left[seat], still)

    def turn(
        self, owing: Collection[int], now: float, still: Sequence[Sequence[Interval]], moved: int | None = None, back: bool = False, same_turn: bool = False
    ) -> Clocks:
        """The clocks when these seats owe a move from now on; `moved` has just moved and gets its increment, or took a move `back` and loses it again.

        By turn, a seat has its hours from when it comes to move to when it is done: a move in the `same_turn`, or one taken back, gives no new ones.
        """
        left, since = list(self.left), list(self.since)
        for seat in range(len(left)):
            if seat == moved or seat not in owing:
                left[seat] = self.read(seat, now, still[seat])
                since[seat] = None
            if seat == moved and self.pace.kind == "live":
                left[seat] = max(0.0, left[seat] - self.pace.increment) if back else left[seat] + self.pace.increment
            if seat in owing and since[seat] is None:
                if self.pace.kind == "turn" and not (seat == moved and same_turn):
                    left[seat] = _allowance(self.pace)
                since[seat] = now
        return Clocks(self.pace, tuple(left), tuple(since))

    def reckon(self, now: float, still: Sequence[Sequence[Interval]]) -> Clocks:
        """The same clocks, counted up to now: what stood still so far stays so, whatever is said of it later."""
        left = tuple(self.read(seat, now, still[seat]) for seat in range(len(self.left)))
        return Clocks(self.pace, left, tuple(None if since is None else now for since in self.since))

    def stop(self, now: float, still: Sequence[Sequence[Interval]]) -> Clocks:
        """All clocks stand: the table is paused, or the game over."""
        return Clocks(self.pace, tuple(self.read(seat, now, still[seat]) for seat in range(len(self.left))), (None,) * len(self.left))

    def go_on(self, owing: Collection[int], now: float) -> Clocks:
        """After a pause: those who owe a move run again, with what they had."""
        return Clocks(self.pace, self.left, tuple(now if seat in owing else None for seat in range(len(self.left))))

    def dumps(self) -> str:
        return json.dumps({"left": self.left, "since": self.since})

    @classmethod
    def loads(cls, pace: Pace, text: str) -> Clocks:
        data = json.loads(text)
        return cls(pace, tuple(data["left"]), tuple(data["since"]))


def _allowance(pace: Pace) -> float:
    return {"relaxed": 0.0, "live": pace.base, "turn": pace.hours * HOUR}[pace.kind]
