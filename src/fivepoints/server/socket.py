"""A conversation over one socket: what a client may say at a table, and what it is answered."""
from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from fivepoints.core.errors import FivepointsError
from fivepoints.server import moves, telling, wire
from fivepoints.server.connection import Connection
from fivepoints.server.errors import Forbidden, Refused, Slow, Stale, Unknown, code_of, problem
from fivepoints.server.guard import same_origin
from fivepoints.server.hall import Hall
from fivepoints.server.people import COOKIE, People
from fivepoints.server.races import settled
from fivepoints.server.table import Table

FROM_CLIENT: TypeAdapter[wire.FromClient] = TypeAdapter(wire.FromClient)
ADDRESS = re.compile("/api/tables/([^/]+)/socket")
POLICY = 1008
ID_LENGTH = 64
FOREIGN = 4403
PATIENCE = 200  # refusals in a row until a connection is closed
STRANGERS = 10  # people without a name that one address may stand for


async def converse(socket: WebSocket, table_id: str, hall: Hall, people: People) -> None:
    """From the handshake to the end."""
    asked = HTTPConnection(socket.scope)  # keeps what it has read of the headers: the socket, which stays for hours, need not
    if not same_origin(asked.headers, asked.url.scheme):
        await socket.close(FOREIGN)  # before it is accepted: the handshake fails
        return
    person = people.read_cookie(asked.cookies.get(COOKIE))
    del asked
    try:
        known = await people.find(person)
        muted = set(await people.blocks(person))
        table = await hall.open(table_id)
        connection = Connection(socket, table, person, muted, known.id if known else _address(socket), known.name if known else "")
        _check(connection, hall)
    except FivepointsError as error:
        await _turn_away(socket, error)
        return
    table.connections.add(connection)  # nothing was waited for since the check: the limits hold for many who come at once
    connection.sync()
    try:
        with suppress(WebSocketDisconnect):
            await socket.accept()
            connection.accepted()
            _tell_presence(table, connection)
            await _Client(connection).listen(socket)
    finally:
        connection.drop()
        connection.table.connections.discard(connection)
        _tell_presence(connection.table, connection)


async def _turn_away(socket: WebSocket, error: FivepointsError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await socket.send_json({"seq": 1, "type": "refused", "id": None, **problem(error)})
        await socket.close(4000 + code_of(error)[1], str(error)[:100])


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""


def _check(connection: Connection, hall: Hall) -> None:
    table, person = connection.table, connection.person
    if not table.may_see(person):
        raise Forbidden("private")
    if hall.ending:
        raise Refused("stopping")
    everyone = hall.connections()
    if len(everyone) >= hall.settings.connections:
        raise Slow("crowd")
    most = hall.settings.connections_a_person * (1 if connection.who == person else STRANGERS)
    if sum(other.who == connection.who for other in everyone) >= most:
        raise Slow("too-many-connections")


def _tell_presence(table: Table, connection: Connection) -> None:
    """Who sits at the table is told when somebody else comes or goes."""
    if table.hall.nodes:
        table.hall.nodes.tell_presence(table)
    if not connection.own or any(other.person == connection.person and other is not connection for other in table.connections):
        return
    telling.tell_table(table, connection)


def _read(text: str | None) -> wire.FromClient:
    if text is None:
        raise Refused("no-text")
    return FROM_CLIENT.validate_json(text)


def _id_of(text: str | None) -> str | None:
    """The id of a message that is otherwise not understood, so that whoever waits for its answer gets one."""
    try:
        asked = from_json(text or "")["id"]
    except (ValueError, TypeError, KeyError):
        return None
    return asked if isinstance(asked, str) and len(asked) <= ID_LENGTH else None


class Front:
    """Sockets of tables go past the framework: they stay for hours, and every layer that one passes through would cost memory as long."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (table := ADDRESS.fullmatch(scope["path"])):
            await converse(WebSocket(scope, receive, send), table[1], self.app.state.hall, self.app.state.people)
        else:
            await self.app(scope, receive, send)


class _Client:
    """One who talks over a connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.refusals = 0

    async def listen(self, socket: WebSocket) -> None:
        while not self.connection.ended:
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
        await self.connection.finish()

    async def take(self, text: str | None) -> None:
        """One message: answered in any case, and never more than a refusal."""
        hall = self.connection.table.hall
        asked = None
        try:
            try:
                message = _read(text)
                asked = message.id
            finally:
                hall.messengers.take(self.connection.who, hall.clock.now())
            await hall.complete(self.obey(message))
            self.refusals = 0
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"])[:80]
            self.refuse(_id_of(text), {"code": "invalid", "text": f"{where}: {first['msg']}" if where else first["msg"]})
        except FivepointsError as error:
            self.refuse(asked, problem(error))
            if isinstance(error, Stale):
                self.connection.sync()  # this is what has changed
        except Exception as error:
            hall.log.exception("a message failed", error, table=self.connection.table.id)
            self.refuse(asked, {"code": "failed", "text": "something went wrong here; nothing was changed that you were not told of"})

    def refuse(self, asked: str | None, why: dict[str, Any]) -> None:
        self.refusals += 1
        self.connection.table.hall.metrics.refusals.add(why["code"])
        self.answer({"type": "refused", "id": asked, **why})

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
                    raise Forbidden("not-your-seat")
                connection.seat = message.seat
                connection.sync()
            case wire.Say():
                person = self._person()
                await table.say(person, connection.name, connection.seat, message.to, message.text)
                self._done(message)
            case wire.Stand():
                person = self._person()
                await settled(lambda: moves.stand(table, person, message.seat, message.occasion, message.move))
                self._done(message)
            case wire.Play():
                person, salt = self._person(), bytes.fromhex(message.salt) if message.salt else None
                with table.hall.metrics.move_seconds.timing():
                    answer = await settled(lambda: moves.play(table, person, message.seat, message.token, message.move, salt))
                self._done(message, answer.n, answer.receipt)
            case wire.Undo():
                person = self._person()
                answer = await settled(lambda: moves.undo(table, person, message.seat, message.token))
                self._done(message, answer.n)

    def _person(self) -> str:
        if self.connection.person is None or not self.connection.name:
            raise Unknown("no-name")
        return self.connection.person

    def _done(self, message: wire.Message, n: int | None = None, receipt: str | None = None) -> None:
        self.answer({"type": "done", "id": message.id, "n": n, "receipt": receipt})
