"""What each connection is told. All that is secret went through the engine's `view` (and `seen`, `veils`) before it gets here."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from fivepoints.core import chance
from fivepoints.core.contract import NOBODY
from fivepoints.core.game import Game
from fivepoints.record import Entry
from fivepoints.server import standing
from fivepoints.server.sitting import Extra, Sitting, TalkLine

if TYPE_CHECKING:
    from fivepoints.server.connection import Connection
    from fivepoints.server.table import Table


def encode(message: dict[str, Any]) -> bytes:
    """A message as JSON; the connection adds its number."""
    return to_json(message)


def tell(table: Table, before: Sitting, only: int | None = None) -> None:
    """Everybody hears what is new. With `only`, a seat changed something that is nobody else's business: just those who look from it do."""
    after = table.sitting
    listeners = [c for c in table.connections if only is None or c.seat == only]
    if (before.info, before.seats) != (after.info, after.seats):
        message = encode({"type": "table", "table": describe(table)})
        for connection in listeners:
            connection.send(message)
        listeners = [connection for connection in listeners if not connection.reseat()]
    if after.keeper is None:
        return
    told: dict[int | None, bytes] = {}
    for connection in listeners:
        seat = connection.seat
        if seat not in told:
            told[seat] = encode({"type": "update", "entries": log(after, seat, before.n), "now": now(table, seat)})
        connection.send(told[seat])


def sync(table: Table, connection: Connection) -> dict[str, Any]:
    """All of it, for one connection."""
    sitting = table.sitting
    return {
        "type": "sync",
        "you": connection.person,
        "own": table.own(connection.person),
        "table": describe(table),
        "log": log(sitting, connection.seat, 0),
        "talk": [_line(line) for line in table.talk if connection.hears(line)],
        "now": now(table, connection.seat) if sitting.keeper else None,
    }


def sync_all(table: Table, only: int | None = None) -> None:
    """Everybody sees all of it anew; with `only`, those who look from that seat."""
    for connection in table.connections:
        if (only is None or connection.seat == only) and not connection.reseat():
            connection.sync()


def describe(table: Table) -> dict[str, Any]:
    """The table as everybody who may see it does (wire.TableInfo)."""
    sitting = table.sitting
    info = sitting.info
    online = {connection.person for connection in table.connections}
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


def now(table: Table, seat: int | None) -> dict[str, Any]:
    """Where the game stands, from one seat (wire.Now)."""
    sitting = table.sitting
    keeper = sitting.keeper
    assert keeper is not None
    game = keeper.game
    notation = game.rules.notation
    movers = sitting.movers()
    owes = seat in movers
    closed = sorted(sitting.closed)
    result = still(seat, sitting.n, game.view(seat), movers) | {
        "token": table.token,
        "closed": closed,
        "clocks": clocks(table),
        "result": sitting.info.result,
    }
    if seat is None or not sitting.playing:
        return result
    if owes or seat in closed:
        asked = game if owes else _open_again(sitting, seat)
        result["legal"] = legal(asked, seat)
        result["occasion"] = notation.occasion(asked.asking(seat))
    result["receipt"] = sitting.closed[seat].seal if seat in closed else None
    result["undo"] = owes and keeper.can_undo(seat)
    result["occasions"] = [{"key": occasion.key, "about": dict(occasion.about)} for occasion in standing.occasions(game, seat)]
    result["standing"] = {occasion: text for (p, occasion), text in sitting.standing.items() if p == seat}
    return result


def still(seat: int | None, n: int, view: dict[str, Any], movers: list[int]) -> dict[str, Any]:
    """Where a game stands, or stood, without what only a table in play has."""
    return {
        "n": n,
        "token": n,
        "seat": seat,
        "view": view,
        "movers": movers,
        "closed": [],
        "owes": seat in movers,
        "legal": None,
        "receipt": None,
        "undo": False,
        "clocks": None,
        "occasion": "",
        "occasions": [],
        "standing": {},
        "result": None,
    }


def legal(game: Game, seat: int) -> dict[str, Any]:
    """What a seat that owes a move may play (wire.Legal)."""
    amounts = game.rules.notation.amounts(game.asking(seat))
    return {"moves": None, "amounts": amounts} if amounts is not None else {"moves": list(game.legal(seat)), "amounts": None}


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

