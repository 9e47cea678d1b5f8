"""A game from one pair of eyes, moment by moment: for the replay of a table or of a record file, and for the lesson."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from fivepoints.core.contract import NOBODY
from fivepoints.core.errors import RecordError, SeatError
from fivepoints.core.game import Game
from fivepoints.games import rules as find_rules
from fivepoints.record import Record, loads
from fivepoints.record.replay import Player
from fivepoints.server import telling
from fivepoints.server.sitting import Extra
from fivepoints.server.wire import Pace

LONGEST_GAME = 2_000  # entries; a game of five has a few hundred, moves taken back count too
LONGEST_NAME = 100  # signs; of thousands a page would never be laid out
WATCHED = 3.0  # seconds from entry to entry of a record that does not say when they were made


def moments(record: Record, eyes: int | None, extras: Sequence[Extra], asking: bool = False) -> dict[str, Any]:
    """The log, and how the game stood at its beginning and after each entry (wire.Replay, but for its table).

    Every view goes through the engine's door. With `asking` each moment also says what the seat could have played.
    Slow work: not for the event loop.
    """
    if eyes is not None and not 0 <= eyes < record.header.players:
        raise SeatError(f"there is no seat {eyes}")
    player = Player(record, listening=True)
    listener = None if record.finished else NOBODY if eyes is None else eyes
    log: list[dict[str, Any]] = []
    seen = [_moment(player.game, eyes, 0, [], asking)]
    round_of: list[int] = []  # who chooses in the sealed round that runs
    closed: list[int] = []
    for entry, extra in zip(record.entries, extras, strict=True):
        if entry.seal is not None and not closed:
            round_of = player.game.movers()
        player.enter(entry)
        closed = [*closed, entry.seat] if entry.seal is not None and entry.seat is not None else []
        if len(closed) == len(round_of):
            closed = []  # the hands are open
        heard = replace(entry, veils=player.veils, news=player.news)
        log.append(telling.entry_out(heard, extra, listener))
        seen.append(_moment(player.game, eyes, entry.n, closed, asking))
    seen[-1]["result"] = record.result
    return {"eyes": eyes, "log": log, "moments": seen}


def _moment(game: Game, eyes: int | None, n: int, closed: list[int], asking: bool) -> dict[str, Any]:
    """Where the game stood (wire.Now), without what only a table in play has."""
    movers = game.movers()
    owes = eyes in movers
    return {
        "n": n,
        "token": n,
        "seat": eyes,
        "view": game.view(eyes),
        "movers": movers,
        "closed": closed,
        "owes": owes,
        "legal": telling.legal(game, eyes) if asking and owes and eyes is not None else None,
        "receipt": None,
        "undo": False,
        "clocks": None,
        "occasion": "",
        "occasions": [],
        "standing": {},
        "result": None,
    }


def opened(text: str) -> Record:
    """A record that somebody brings, in good form; RecordError if it is not, or too long to be played again here."""
    record = loads(text)
    if len(record.entries) > LONGEST_GAME:
        raise RecordError(f"a game of more than {LONGEST_GAME} entries is too long to be played again here")
    if any(len(name) > LONGEST_NAME for name in record.header.seats):
        raise RecordError(f"'seats' holds a name that is longer than {LONGEST_NAME} signs")
    return record


def untold(record: Record) -> list[Extra]:
    """For the entries of a record, which does not say when they were made."""
    return [Extra(entry.n * WATCHED) for entry in record.entries]


def as_table(record: Record) -> dict[str, Any]:
    """A record shown as the table it might have been played at (wire.TableInfo)."""
    header = record.header
    rules = find_rules(header.game)
    colours = header.colours or (rules.colours(header.players, header.options) if rules.figures in header.options else range(header.players))
    return {
        "id": "",
        "game": header.game,
        "rules": header.rules,
        "players": header.players,
        "options": dict(header.options),
        "status": "over" if record.finished else "playing",
        "owner": "",
        "listed": False,
        "watchers": True,
        "lots": False,
        "pace": Pace().model_dump(),
        "bot_pace": 0.0,
        "paused": False,
        "house": header.words.house if header.words else "",
        "commitment": header.commitment,
        "created": 0.0,
        "started": None,
        "ended": None,
        "n": len(record.entries),
        "movers": [],
        "seats": [_as_seat(seat, name, colours[seat]) for seat, name in enumerate(header.seats)],
        "result": record.result,
        "next": None,
        "stuck": None,
        "position": header.position,
    }


def _as_seat(seat: int, name: str, colour: int) -> dict[str, Any]:
    return {
        "seat": seat, "kind": "person", "name": name, "person": None, "level": None, "colour": colour, "status": "", "stand_in": False, "call_off": False,
        "online": False,
    }  # fmt: skip
