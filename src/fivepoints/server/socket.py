"""A conversation over one socket: what a client may say at a table, and what it is answered."""
from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from fivepoints.core.errors import FivepointsError
from fivepoints.server import telling, wire
from fivepoints.server.connection import Connection
from fivepoints.server.errors import Forbidden, Refused, Slow, code_of
from fivepoints.server.guard import same_origin
from fivepoints.server.hall import Hall
from fivepoints.server.people import COOKIE, People
from fivepoints.server.table import Table

FROM_CLIENT: TypeAdapter[wire.FromClient] = TypeAdapter(wire.FromClient)
POLICY = 1008
FOREIGN = 4403
PATIENCE = 200  # refusals in a row until a connection is closed


async def converse(socket: WebSocket, table_id: str, hall: Hall, people: People) -> None:
    """From the handshake to the end."""
    if not same_origin(socket.headers):
        await socket.close(FOREIGN)  # before it is accepted: the handshake fails
        return
    person = people.read_cookie(socket.cookies.get(COOKIE))
    try:
        table = await hall.open(table_id)
        _check(table, person, hall)
        known = await people.find(person)
        muted = set(await people.blocks(person))
    except FivepointsError as error:
        await socket.accept()
        code, status = code_of(error)
        await socket.send_json({"seq": 1, "type": "refused", "id": None, "code": code, "text": str(error)})
        await socket.close(4000 + status, str(error)[:100])
        return
    await socket.accept()
    connection = Connection(socket, table, person, muted)
    client = _Client(connection, known.name if known else "")
    table.connections.add(connection)
    connection.sync()
    _tell_presence(table, connection)
    pump = asyncio.create_task(connection.pump())
    try:
        await client.listen(socket, pump)
    finally:
        connection.table.connections.discard(connection)
        pump.cancel()
        with suppress(Exception, asyncio.CancelledError):
            await pump
        _tell_presence(connection.table, connection)


def _check(table: Table, person: str | None, hall: Hall) -> None:
    if not table.may_see(person):
        raise Forbidden("this table is not shown to others")
    if hall.ending:
        raise Refused("the server stops; it will be back")
    everyone = hall.connections()
    if len(everyone) >= hall.settings.connections:
        raise Slow("too many are connected: try again later")
    if sum(other.person == person for other in everyone) >= hall.settings.connections_a_person * (10 if person is None else 1):
        raise Slow("you have too many connections: close some")


def _tell_presence(table: Table, connection: Connection) -> None:
    """Who sits at the table is told when somebody else comes or goes."""
    if not connection.own or any(other.person == connection.person and other is not connection for other in table.connections):
        return
    message = telling.encode({"type": "table", "table": telling.describe(table)})
    for other in table.connections:
        if other is not connection:
            other.send(message)


class _Client:
    """One who talks over a connection."""

    def __init__(self, connection: Connection, name: str) -> None:
        self.connection = connection
        self.name = name
        self.refusals = 0

    async def listen(self, socket: WebSocket, pump: asyncio.Task[None]) -> None:
        while not pump.done() and not self.connection.ended:
            try:
                message = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            await self.take(message.get("text"))
            if self.refusals > PATIENCE:
                await socket.close(POLICY, "too many messages that could not be understood")
                return
        with suppress(Exception):
            await pump

    async def take(self, text: str | None) -> None:
        """One message: answered in any case, and never more than a refusal."""
        hall = self.connection.table.hall
        asked = None
        try:
            if not self.connection.bucket.take(hall.clock.now()):
                raise Slow("that was too much in too short a time: wait a moment")
            if text is None:
                raise Refused("messages are texts")
            message = FROM_CLIENT.validate_json(text)
            asked = message.id
            await hall.complete(self.obey(message))
            self.refusals = 0
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"])[:80]
            self.refuse(asked, "invalid", f"{where}: {first['msg']}" if where else first["msg"])
        except FivepointsError as error:
            self.refuse(asked, code_of(error)[0], str(error))
        except Exception as error:
            hall.log.exception("a message failed", error, table=self.connection.table.id)
            self.refuse(asked, "failed", "something went wrong here; nothing was changed that you were not told of")

    def refuse(self, asked: str | None, code: str, text: str) -> None:
        self.refusals += 1
        self.answer({"type": "refused", "id": asked, "code": code, "text": text})

    def answer(self, message: dict[str, Any]) -> None:
        self.connection.send(telling.encode(message))

    async def obey(self, message: wire.FromClient) -> None:
        connection = self.connection
        table = connection.table
        match message:
            case wire.Sync():
                connection.sync()
            case wire.Ping():
                self.answer({"type": "pong", "id": message.id})
            case wire.Look():
                if message.seat is not None and message.seat not in connection.own:
                    raise Forbidden("this is not your seat")
                connection.seat = message.seat
                connection.sync()
            case wire.Say():
                person = self._person()
                await table.say(person, self.name, connection.seat, message.to, message.text)
                self._done(message)
            case wire.Stand():
                await table.stand(self._person(), message.seat, message.occasion, message.move)
                self._done(message)
            case wire.Play():
                salt = bytes.fromhex(message.salt) if message.salt else None
                answer = await table.play(self._person(), message.seat, message.token, message.move, salt)
                self._done(message, answer.n, answer.receipt)
            case wire.Undo():
                answer = await table.undo(self._person(), message.seat, message.token)
                self._done(message, answer.n)

    def _person(self) -> str:
        if self.connection.person is None or not self.name:
            raise Forbidden("choose a name first")
        return self.connection.person

    def _done(self, message: wire.Message, n: int | None = None, receipt: str | None = None) -> None:
        self.answer({"type": "done", "id": message.id, "n": n, "receipt": receipt})
