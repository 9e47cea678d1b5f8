"""What each connection is told. All that is secret went through the engine's `view` (and `seen`, `veils`) before it gets here."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from fivepoints.core import chance
from fivepoints.core.contract import NOBODY, Occasion
from fivepoints.core.game import Game
from fivepoints.record import Entry
from fivepoints.server import standing
from fivepoints.server.sitting import Extra, Sitting, TalkLine

if TYPE_CHECKING:
    from fivepoints.server.connection import Connection
    from fivepoints.server.table import Table

KNOWN_OCCASIONS = 256  # lists of them that are kept as JSON


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as JSON, in which values that are bytes are JSON already; the connection adds its number."""
    made = [b'"%b":%b' % (name.encode(), value) for name, value in message.items() if type(value) is bytes]
    rest = to_json({name: value for name, value in message.items() if type(value) is not bytes} if made else message)
    return b"{" + b",".join([*made, rest[1:-1]] if len(rest) > len("{}") else made) + b"}"


@lru_cache(KNOWN_OCCASIONS)
def _occasions(found: tuple[Occasion, ...]) -> bytes:
    """The same lists come up at every table, and stay the same for years of a game."""
    return to_json(found)


class Made:
    """What several hear alike when something is told, as JSON: made once. Views are shared by those who see the very same state, and nobody else."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.movers = table.sitting.movers()
        self._views: dict[int | None, bytes] = {}
        self._occasions: list[tuple[list[Occasion], bytes]] = []
        self._logs: dict[tuple[int | None, int], bytes] = {}

    def view(self, game: Game, seat: int | None) -> bytes:
        eyes = game.like(seat)
        if eyes not in self._views:
            self._views[eyes] = to_json(game.view(eyes))
        return self._views[eyes]

    def occasions(self, game: Game, seat: int) -> bytes:
        found = standing.occasions(game, seat)
        for known, text in self._occasions:
            if known == found:
                return text
        self._occasions.append((found, _occasions(tuple(found))))
        return self._occasions[-1][1]

    def log(self, seat: int | None, start: int) -> bytes:
        """The entries from `start` on; where none is veiled, whoever hears them hears the same."""
        sitting = self._table.sitting
        key = seat if any(entry.veils for entry in sitting.entries[start:]) else None, start
        if key not in self._logs:
            self._logs[key] = to_json(log(sitting, seat, start))
        return self._logs[key]

    @cached_property
    def for_all(self) -> bytes:
        """What everybody hears alike of where the game stands, without the braces."""
        sitting = self._table.sitting
        common = {
            "n": sitting.n, "token": self._table.token, "movers": self.movers, "closed": sorted(sitting.closed),
            "clocks": clocks(self._table), "result": sitting.info.result,
        }  # fmt: skip
        return to_json(common)[1:-1]


def tell(table: Table, before: Sitting, only: int | None = None) -> None:
    """Everybody hears what is new. With `only`, a seat changed something that is nobody else's business: just those who look from it do."""
    after = table.sitting
    listeners = [c for c in table.connections if only is None or c.seat == only]
    if (before.info, before.seats, before.stuck) != (after.info, after.seats, after.stuck):
        message = encode({"type": "table", "table": describe(table)})
        for connection in listeners:
            connection.send(message)
        listeners = [connection for connection in listeners if not connection.reseat()]
    if after.keeper is None:
        return
    told: dict[int | None, bytes] = {}
    made = Made(table)
    for connection in listeners:
        seat = connection.seat
        if seat not in told:
            told[seat] = b'{"type":"update","entries":%b,"now":%b}' % (made.log(seat, before.n), now(table, seat, made))
        connection.send(told[seat])


def sync(table: Table, connection: Connection) -> dict[str, Any]:
    """All of it, for one connection."""
    sitting, made = table.sitting, Made(table)
    return {
        "type": "sync",
        "you": connection.person,
        "own": table.own(connection.person),
        "table": describe(table),
        "log": made.log(connection.seat, 0),
        "talk": [_line(line) for line in table.talk if connection.hears(line)],
        "now": now(table, connection.seat, made) if sitting.keeper else None,
    }


def sync_all(table: Table) -> None:
    """Everybody sees all of it anew."""
    for connection in table.connections:
        if not connection.reseat():
            connection.sync()


def tell_table(table: Table, but: Connection | None = None) -> None:
    """Everybody at the table hears who sits there and who is connected; one may know already."""
    message = encode({"type": "table", "table": describe(table)})
    for connection in table.connections:
        if connection is not but:
            connection.send(message)


def describe(table: Table) -> dict[str, Any]:
    """The table as everybody who may see it does (wire.TableInfo)."""
    sitting = table.sitting
    info = sitting.info
    online = table.present
    return {
        "id": info.id,
        "game": info.game,
        "rules": info.rules,
        "players": info.players,
        "options": dict(info.options),
        "status": info.status,
        "owner": info.owner,
        "listed": info.listed,
        "watchers": info.watchers,
        "lots": info.lots,
        "pace": info.pace.model_dump(),
        "bot_pace": info.bot_pace,
        "paused": info.paused,
        "house": chance.commitment(info.house),
        "commitment": chance.commitment(info.secret) if info.secret else None,
        "created": info.created,
        "started": info.started,
        "ended": info.ended,
        "n": sitting.n,
        "movers": sitting.movers(),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "person": seat.person,
                "level": seat.level,
                "colour": seat.colour,
                "status": seat.status,
                "stand_in": seat.stand_in,
                "call_off": seat.call_off,
                "online": seat.kind == "person" and seat.person in online,
            }
            for seat in sitting.seats
        ],
        "result": info.result,
        "next": info.next,
        "stuck": sitting.stuck,
        "position": info.position,
    }


def now(table: Table, seat: int | None, made: Made) -> bytes:
    """Where the game stands, from one seat (wire.Now), as JSON."""
    sitting = table.sitting
    keeper = sitting.keeper
    assert keeper is not None
    game = keeper.game
    owes, closed = seat in made.movers, seat in sitting.closed
    own: dict[str, Any] = {"seat": seat, "owes": owes, "legal": None, "receipt": None, "undo": False, "occasion": "", "standing": {}}
    occasions = b"[]"
    if seat is not None and sitting.playing:
        if owes or closed:
            asked = game if owes else _open_again(sitting, seat)
            own["legal"] = legal(asked, seat)
            own["occasion"] = asked.occasion(seat)
        own["receipt"] = sitting.closed[seat].seal if closed else None
        own["undo"] = owes and keeper.can_undo(seat)
        own["standing"] = {occasion: text for (p, occasion), text in sitting.standing.items() if p == seat}
        occasions = made.occasions(game, seat)
    return b'{%b,%b,"occasions":%b,"view":%b}' % (made.for_all, to_json(own)[1:-1], occasions, made.view(game, seat))


def legal(game: Game, seat: int) -> dict[str, Any]:
    """What a seat that owes a move may play (wire.Legal)."""
    amounts = game.amounts(seat)
    return {"moves": None, "amounts": amounts} if amounts is not None else {"moves": game.legal(seat).texts(), "amounts": None}


def _open_again(sitting: Sitting, seat: int) -> Any:
    """The game as if the seat had not closed its choice: it may still make another."""
    assert sitting.keeper is not None
    game = sitting.keeper.game.copy()
    game.withdraw(seat)
    return game


def clocks(table: Table) -> list[dict[str, Any]] | None:
    sitting = table.sitting
    if sitting.clocks is None or sitting.info.pace.kind == "relaxed":
        return None
    at, still = table.hall.clock.now(), table.still(sitting)
    return [
        {"left": round(sitting.clocks.read(p, at, still[p]), 2), "running": sitting.clocks.since[p] is not None} for p in range(sitting.info.players)
    ]


def log(sitting: Sitting, seat: int | None, start: int) -> list[dict[str, Any]]:
    """The entries from `start` on, as the seat may know them."""
    eyes = None if sitting.info.status == "over" else NOBODY if seat is None else seat
    return [entry_out(entry, extra, eyes) for entry, extra in zip(sitting.entries[start:], sitting.extras[start:], strict=True)]


def entry_out(entry: Entry, extra: Extra, eyes: int | None) -> dict[str, Any]:
    """An entry as a seat may know it (wire.EntryOut); NOBODY is a spectator, None who may know all."""
    veiled = eyes is not None and eyes in entry.veils
    return {
        "n": entry.n,
        "seat": entry.seat,
        "text": entry.veils[eyes] if eyes is not None and veiled else entry.text,
        "veiled": veiled,
        "how": extra.how,
        "salt": None if veiled else entry.salt,
        "seal": entry.seal,
        "digest": entry.digest,
        "news": [{"message": fact.message, "args": dict(fact.args)} for fact in entry.news],
        "at": extra.at,
    }


def talk(table: Table, line: TalkLine) -> None:
    message = encode({"type": "talk", "talk": _line(line)})
    for connection in table.connections:
        if connection.hears(line):
            connection.send(message)


def _line(line: TalkLine) -> dict[str, Any]:
    return {name: value for name, value in vars(line).items() if name != "listener"}

