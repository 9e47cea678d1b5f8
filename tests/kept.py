"""Games with their records, for tests: played at random from a fixed seed, with or without moves taken back; and how a record is tampered with."""
from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from fivepoints import Game, PhaseError, RecordError
from fivepoints.bots import ask, make
from fivepoints.core import chance
from fivepoints.core.randoms import below, generator
from fivepoints.games import rules
from fivepoints.record import Keeper, Words, loads, verify

SECRET = hashlib.sha256(b"kept").digest()
HOUSE = hashlib.sha256(b"house").digest()
Stop = Callable[[Game], bool]


def keep(players: int = 3, secret: bytes = SECRET, **options: Any) -> Keeper:
    """A new game of Tammany Hall, at the first choice."""
    return Keeper(rules("tammany"), players, options, ["Ann", "Bob", "Cyd", "Dot", "Eve"][:players], secret)


def keep_with_words(players: int = 3, brought: Sequence[int] = range(5)) -> Keeper:
    """The same, its secret made of the words of the house and of each seat; those who brought none have the one that follows from the house's."""
    seats = [bytes([p + 1]) * length if p in brought else chance.filled_in(HOUSE, p) for p, length in enumerate([8, 64, 16, 9, 32][:players])]
    words = Words(hashlib.sha256(HOUSE).hexdigest(), [word.hex() for word in seats], HOUSE.hex())
    return Keeper(rules("tammany"), players, {}, ["Ann", "Bob", "Cyd", "Dot", "Eve"][:players], chance.mix(HOUSE, seats), words)


def go_on(keeper: Keeper, stop: Stop = lambda game: False, seed: int = 0, undo: bool = False) -> Keeper:
    """Play at random until the game is over or shall stop; with `undo`, now and then a move is taken back as soon as it can be."""
    r = generator(seed)
    while not keeper.game.over and not stop(keeper.game):
        seat = keeper.game.movers()[0]
        keeper.play(seat, ask(make("random"), keeper.game, seat, r))
        if undo and below(r, 3) == 0:
            _take_back(keeper, seat)
    return keeper


def _take_back(keeper: Keeper, seat: int) -> None:
    try:
        keeper.undo(seat)
    except PhaseError:
        assert not keeper.entries or keeper.entries[-1].text != "undo"


def several_bid(game: Game) -> bool:
    return game.sealed and len(game.movers()) > 1


def at_bids(stop: Stop = several_bid) -> Keeper:
    """A game that stands where several seats owe a sealed bid."""
    return go_on(keep(), stop)


def any_move(keeper: Keeper, seat: int, wanted: str = "") -> str:
    """The first legal move that begins so."""
    return next(text for text in keeper.game.legal(seat) if text.startswith(wanted))


# Tampering


def rows(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    return data


def complaint(record: dict[str, Any] | str) -> str:
    """The one line with which a record is refused."""
    text = record if isinstance(record, str) else json.dumps(record)
    with pytest.raises(RecordError) as caught:
        verify(loads(text))
    line = str(caught.value)
    assert line.isprintable()
    assert len(line) < 600
    return line


def right(record: dict[str, Any] | str) -> None:
    verify(loads(record if isinstance(record, str) else json.dumps(record)))
