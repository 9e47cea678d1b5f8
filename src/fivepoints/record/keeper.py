"""Keeping the record of a game while it is played: whoever runs a game plays it through here."""
from __future__ import annotations

import hmac
import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakMethod

from fivepoints.core import chance
from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.errors import FivepointsError, PhaseError, RecordError, SeatError
from fivepoints.core.game import Entered, Game
from fivepoints.record.beginning import begin
from fivepoints.record.entries import NOTHING, SEATS, UNDO, Entry, Header, Words, dumps
from fivepoints.record.reading import Record
from fivepoints.record.replay import Player

SALTS = range(8, 65)  # bytes


@dataclass(frozen=True)
class Waiting:
    """A sealed choice that waits for the others': secret but for the seal, which is its maker's receipt."""

    start: int  # the number of the first entry of its round
    text: str
    salt: bytes
    seal: str


class Keeper:
    """A game with its record. Draws fall by themselves, from the secret; entries are only ever added."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        options: Mapping[str, Any],
        seats: Sequence[str],
        secret: bytes,
        words: Words | None = None,
        position: str | None = None,  # to begin at
        colours: Sequence[int] | None = None,
    ) -> None:
        self.game = begin(rules, players, options, position)
        self._listen()
        if len(seats) != players:
            raise SeatError(f"{players} players need as many names, not {len(seats)}")
        where = None if position is None else self.game.position()
        shown = None if colours is None else list(colours)
        self.header = Header(rules.name, rules.version, players, self.game.options, list(seats), chance.commitment(secret), words, where, shown)
        self.entries: list[Entry] = []
        self._secret = secret
        self._draws = 0
        self._salts: dict[int, bytes] = {}
        self._round = 1  # the number of the first entry of the sealed round that runs
        self._before: list[Game] = []  # the game before each move that can be taken back
        self._deal()

    def copy(self) -> Keeper:
        """A keeper that stands where this one does and goes its own way: whoever must not lose a move plays on a copy, stores what is new, then takes it."""
        other = self._bare(self.header, self.entries, self._secret, self.game.copy(), self._draws)
        other._round, other._salts, other._before = self._round, dict(self._salts), list(self._before)
        return other

    @classmethod
    def _bare(cls, header: Header, entries: Sequence[Entry], secret: bytes, game: Game, draws: int) -> Keeper:
        keeper = cls.__new__(cls)
        keeper.header, keeper.entries, keeper._secret, keeper.game = header, list(entries), secret, game
        keeper._draws, keeper._round, keeper._salts, keeper._before = draws, 1, {}, []
        keeper._listen()
        return keeper

    # Coming back to a game

    def freeze(self) -> str:
        """The position after the last entry, as a text to come back to with `thaw`; choices that wait are not in it."""
        return json.dumps({"n": len(self.entries), "state": self.game.packed().hex(), "before": [game.packed().hex() for game in self._before]})

    @classmethod
    def thaw(cls, rules: Rules, header: Header, entries: Sequence[Entry], secret: bytes, frozen: str) -> Keeper:
        """The keeper of these entries without playing them again; RecordError if the frozen position is not theirs."""
        try:
            data = json.loads(frozen)
            games = [Game(rules, rules.layout.unpack(bytes.fromhex(state))) for state in [*data["before"], data["state"]]]
            fits = data["n"] == len(entries) and header.rules == rules.version and chance.digest(games[-1].position(None)) == _last(rules, header, entries)
        except (ValueError, KeyError, TypeError, IndexError, struct.error, FivepointsError) as error:
            raise RecordError("the frozen position can't be read") from error
        if not fits:
            raise RecordError("the frozen position is not that of the last entry")
        keeper = cls._bare(header, entries, secret, games[-1], _draws(entries))
        keeper._before = games[:-1]
        return keeper

    @classmethod
    def resume(cls, rules: Rules, header: Header, entries: Sequence[Entry], secret: bytes) -> Keeper:
        """The keeper of these entries, played again from the first; RecordError says which of them today's rules don't allow."""
        player = Player(Record(header, list(entries), None, None))
        for entry in entries:
            player.enter(entry)
        keeper = cls._bare(header, entries, secret, player.game, _draws(entries))
        keeper._before = player.past
        return keeper

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
        if not self.can_undo(seat):
            raise PhaseError("there is no move to take back")
        self.game.listen(None)
        self.game = self._before.pop()
        self._listen()
        self._add(Entered(seat, UNDO))

    def withdraw(self, seat: int) -> None:
        """Take back a sealed choice that waits for the others'."""
        self.game.withdraw(seat)
        del self._salts[seat]

    def waiting(self, seat: int) -> Waiting:
        """The choice of a seat that waits for the others', with its commitment."""
        text = self.game.choice(seat)
        salt = self._salts[seat]
        return Waiting(self._round, text, salt, chance.seal(salt, self._round, SEATS[seat], text))

    def can_undo(self, seat: int) -> bool:
        return bool(self._before) and self.game.movers() == [seat]

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
            self.entries[-1] = replace(self.entries[-1], weights=dict(outcomes))

    # Entering

    def _listen(self) -> None:
        """Hear what the game enters, without being held by it: two that hold each other stay in memory, with all they know, until somebody looks for such."""
        alive = WeakMethod(self._entered)

        def hear(entered: Entered) -> None:
            if heard := alive():
                heard(entered)

        self.game.listen(hear)

    def _entered(self, entered: Entered) -> None:
        salt = seal = None
        if entered.seat is not None and entered.seat in self._salts:
            key = self._salts.pop(entered.seat)
            salt, seal = key.hex(), chance.seal(key, self._round, SEATS[entered.seat], entered.text)
        self._add(entered, salt, seal)

    def _add(self, entered: Entered, salt: str | None = None, seal: str | None = None) -> None:
        digest = chance.digest(self.game.position(None))
        self.entries.append(Entry(len(self.entries) + 1, entered.seat, entered.text, digest, salt, seal, entered.veils or NOTHING, entered.news or ()))

    # Going out

    def dumps(self, eyes: int | None = None) -> str:
        """The record as a text. While the game runs it holds what `eyes` (None: a spectator) may know; when it is over, all, with the secret."""
        if eyes is not None and eyes not in range(self.header.players):
            raise SeatError(f"there is no seat {eyes!r}; there are {self.header.players}, from 0")
        if self.game.over:
            return dumps(self.header, [entry.to_json() for entry in self.entries], self._secret.hex(), self.game.result())
        hushed = next((entry.n for entry in self.entries if entry.veils), len(self.entries))  # what later draws were drawn from may tell of this move
        rows = [entry.to_json(NOBODY if eyes is None else eyes, drawn_from=entry.n <= hushed) for entry in self.entries]
        return dumps(self.header, rows, None, None)


def _draws(entries: Sequence[Entry]) -> int:
    return sum(entry.seat is None for entry in entries)


def _last(rules: Rules, header: Header, entries: Sequence[Entry]) -> str:
    """The digest of the position after the last entry; before the first, of the one the game began at."""
    if entries:
        return entries[-1].digest
    return chance.digest(begin(rules, header.players, header.options, header.position).position(None))
