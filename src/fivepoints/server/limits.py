"""Limits: generous for people, narrow for programs that run wild."""
from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from fivepoints.server.errors import Slow

REMEMBERED = 10_000


@dataclass(frozen=True)
class Settings:
    """What a server allows."""

    retry: float = 2.0  # seconds until the program tries again what the store refused
    forget_after: float = 5.0  # seconds until a table leaves the memory that nobody is connected to
    heartbeat: float = 5.0
    lease: float = 5.0  # seconds until others look after the tables of a server that says nothing any more
    message_bytes: int = 8_192
    body_bytes: int = 32_768
    record_bytes: int = 500_000  # of a request with a record in it: a game of five has some 90,000
    outbox: int = 200  # messages that wait for a slow client; more, and it is sent everything anew
    outbox_bytes: int = 500_000
    connections: int = 4_000
    connections_a_person: int = 40
    tables_a_person: int = 60  # that are not over
    bot_seconds: float = 10.0
    bot_workers: int = 1
    messages: tuple[float, int] = (20.0, 60)  # a second, and at once
    talk: tuple[float, int] = (0.5, 8)
    requests: tuple[float, int] = (50.0, 400)
    replays: tuple[float, int] = (1.0, 30)
    new_tables: tuple[float, int] = (0.2, 20)
    confirmations: tuple[float, int] = (1 / 3600, 3)  # letters to an address that nobody has confirmed yet
    letters_every: float = 15.0  # seconds between two looks for whom to tell that they owe a move
    letter_delay: float = 120.0  # seconds that a move is owed before
    hooks_allowed: tuple[str, ...] = ()  # private networks in which hooks may be called
    smtp: str | None = field(default=None, repr=False)  # it may hold a password
    mail_from: str | None = None
    public: str | None = None  # where people find this server, for the links in letters
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")  # networks from which /metrics may be read


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, limit: tuple[float, int], now: float) -> None:
        self._rate, self._most = limit
        self._left = float(self._most)
        self._at = now

    def take(self, now: float) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each who asks; the ones used longest ago are forgotten."""

    def __init__(self, limit: tuple[float, int]) -> None:
        self._limit = limit
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> None:
        """Slow if it was too much."""
        bucket = self._known.pop(who, None) or Bucket(self._limit, now)
        self._known[who] = bucket
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if not bucket.take(now):
            raise Slow("too-much")
