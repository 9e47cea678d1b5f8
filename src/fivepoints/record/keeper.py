"""Keeping the record of a game while it is played: whoever runs a game plays it through here."""
from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from fivepoints.core import chance
from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.errors import PhaseError, RecordError, SeatError
from fivepoints.core.game import Entered, Game
from fivepoints.record.entries import SEATS, UNDO, Entry, Header, dumps

SALTS = range(8, 65)  # bytes


class Keeper:
    """A game with its record. Draws fall by themselves, from the secret; entries are only ever added."""

    def __init__(self, rules: Rules, players: int, options: Mapping[str, Any], seats: Sequence[str], secret: bytes) -> None:
        self.game = Game(rules, rules.start(players, options), self._entered)
        if len(seats) != players:
            raise SeatError(f"{players} players need as many names, not {len(seats)}")
        self.header = Header(rules.name, rules.version, players, self.game.options, list(seats), chance.commitment(secret))
        self.entries: list[Entry] = []
        self._secret = secret
        self._draws = 0
        self._salts: dict[int, bytes] = {}
        self._round = 1  # the number of the first entry of the sealed round that runs
        self._before: list[Game] = []  # the game before each move that can be taken back
        self._deal()

    # Playing

    def play(self, seat: int, text: str, salt: bytes | None = None) -> None:
        """A move; a sealed one is entered when the last is in. The salt of its commitment may be the player's own."""
        if self.game.sealed:
            self._close(seat, text, salt)
        else:
            before = self.game.copy()
            self.game.play(seat, text)
            self._before.append(before)
            if before.turn < 0 or before.turn != self.game.turn:
                self._before.clear()
        self._deal()

    def undo(self, seat: int) -> None:
        """Take back the seat's last move of this turn: never across a draw, a reveal, the end of a turn or another seat's move."""
        if not self._before or not self.entries or self.game.movers() != [seat]:
            raise PhaseError("there is no move to take back")
        self.game.listen(None)
        self.game = self._before.pop()
        self.game.listen(self._entered)
        self._add(Entered(seat, UNDO))

    def _close(self, seat: int, text: str, salt: bytes | None) -> None:
        if salt is not None and not (isinstance(salt, bytes) and len(salt) in SALTS):
            raise RecordError(f"a salt is {SALTS[0]} to {SALTS[-1]} bytes")
        if not self.game.held:
            self._round = len(self.entries) + 1
        own = hmac.digest(self._secret, f"salt {self._round} {seat}".encode(), "sha256")[: chance.SALT_BYTES]
        known = dict(self._salts)
        self._salts[seat] = salt or own
        try:
            self.game.play(seat, text)
        except Exception:
            self._salts = known
            raise
        self._before.clear()

    def _deal(self) -> None:
        while outcomes := self.game.chance():
            k = chance.pick(self._secret, self._draws, [weight for _, weight in outcomes])
            self._draws += 1
            self._before.clear()
            self.game.draw(outcomes[k][0])

    # Entering

    def _entered(self, entered: Entered) -> None:
        salt = seal = None
        if entered.seat is not None and entered.seat in self._salts:
            key = self._salts.pop(entered.seat)
            salt, seal = key.hex(), chance.seal(key, self._round, SEATS[entered.seat], entered.text)
        self._add(entered, salt, seal)

    def _add(self, entered: Entered, salt: str | None = None, seal: str | None = None) -> None:
        digest = chance.digest(self.game.position(None))
        self.entries.append(Entry(len(self.entries) + 1, entered.seat, entered.text, digest, salt, seal, entered.veils, entered.news))

    # Going out

    def dumps(self, eyes: int | None = None) -> str:
        """The record as a text. While the game runs it holds what `eyes` (None: a spectator) may know; when it is over, all, with the secret."""
        if eyes is not None and eyes not in range(self.header.players):
            raise SeatError(f"there is no seat {eyes!r}; there are {self.header.players}, from 0")
        if self.game.over:
            return dumps(self.header, [entry.to_json() for entry in self.entries], self._secret.hex(), self.game.result())
        return dumps(self.header, [entry.to_json(NOBODY if eyes is None else eyes) for entry in self.entries], None, None)
