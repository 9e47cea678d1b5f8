"""The web application: routes over HTTP, and how failures are told. What happens at a table in play goes over its socket."""
from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Cookie, Depends, FastAPI, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Match, Route

from fivepoints import __version__, games
from fivepoints import record as records
from fivepoints.bots.base import LEVELS
from fivepoints.core.errors import FivepointsError
from fivepoints.record import Record
from fivepoints.server import lists, replays, seating, telling, wire
from fivepoints.server.errors import Forbidden, NotFound, Refused, code_of, problem
from fivepoints.server.guard import Guard
from fivepoints.server.hall import Hall
from fivepoints.server.limits import Buckets
from fivepoints.server.metrics import CONTENT_TYPE, may_read
from fivepoints.server.pages import add_pages, lost
from fivepoints.server.people import COOKIE, COOKIE_SECONDS, Known, People, signing_key
from fivepoints.server.post.channels import Wish, confirm
from fivepoints.server.post.letters import Letters
from fivepoints.server.races import settled
from fivepoints.server.sitting import header_of, record
from fivepoints.server.table import Table

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem, "description": text}
    for status, text in {
        400: "can't be read",
        401: "nobody knows who asks",
        403: "not yours to do",
        404: "not there",
        405: "not this way",
        409: "not now",
        413: "too large",
        422: "not understood",
        429: "too much at once",
        503: "the store does not answer",
    }.items()
}
Eyes = Annotated[int | None, Query(ge=0, lt=wire.MOST_SEATS)]
TableId = Annotated[str, Path(max_length=32, pattern="^[0-9a-z]+$")]


def make_app(hall: Hall) -> FastAPI:
    """The application of one hall."""
    app = outline(lambda app: _life(app, hall))
    app.state.hall = hall
    app.state.requests = Buckets(hall.settings.requests)
    app.state.replays = Buckets(hall.settings.replays)
    longer = dict.fromkeys(("/api/replays", "/api/tables"), hall.settings.record_bytes)  # what may bring a record
    app.add_middleware(Guard, body_bytes=hall.settings.body_bytes, longer=longer)
    return app


def outline(life: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None) -> FastAPI:
    """All that is asked and answered, with no hall behind it yet."""
    app = FastAPI(
        title="fivepoints",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=life,
        responses=PROBLEMS,
        separate_input_output_schemas=False,
    )
    app.add_exception_handler(FivepointsError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    _add_routes(app)
    _add_messages(app)
    add_pages(app)
    app.state.friends = None
    return app


@asynccontextmanager
async def _life(app: FastAPI, hall: Hall) -> AsyncIterator[None]:
    key = await settled(lambda: hall.store.write(signing_key))
    app.state.people = People(hall.store, key)
    app.state.letters = Letters(hall, key, hall.settings.public or app.state.friends)
    await hall.begin(app.state.letters.go_round)
    yield
    await app.state.letters.close()
    await hall.end()


# Failures


def _problem(code: str, text: str, status: int) -> JSONResponse:
    return JSONResponse({"code": code, "text": text}, status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, FivepointsError)
    return JSONResponse(problem(error), code_of(error)[1])


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return _problem("invalid", f"{where[:80]}: {first['msg']}" if where else str(first["msg"]), 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost(request)):
        return page
    texts = {404: ("not-found", "there is nothing here"), 405: ("method", "this can't be done here"), 413: ("too-large", "the request is too long")}
    code, text = texts.get(error.status_code, ("invalid", "the request can't be read"))
    headers = {"Allow": ", ".join(_methods(request))} if error.status_code == 405 else error.headers
    return JSONResponse({"code": code, "text": text}, error.status_code, headers=headers)


def _methods(request: Request) -> list[str]:
    """All that can be done at an address, over all its routes."""
    routes: list[BaseRoute] = [*request.app.routes, *request.app.state.routes]
    here = [route for route in routes if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE]
    return sorted({method for route in here for method in route.methods or ()})


async def _failed(request: Request, error: Exception) -> Response:
    request.app.state.hall.log.exception("a request failed", error, method=request.method)
    return _problem("failed", "something went wrong here; nothing was changed that you were not told of", 500)


# Who asks


async def _slowly(request: Request) -> None:
    """Not more at once than a person could want."""
    hall: Hall = request.app.state.hall
    request.app.state.requests.take(request.client.host if request.client else "", hall.clock.now())


def _take_replay(request: Request) -> None:
    """To play games again is the most a stranger can ask of the server."""
    hall: Hall = request.app.state.hall
    request.app.state.replays.take(request.client.host if request.client else "", hall.clock.now())


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _people(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def _letters(request: Request) -> Letters:
    letters: Letters = request.app.state.letters
    return letters


async def _person(people: Annotated[People, Depends(_people)], fivepoints: Annotated[str | None, Cookie()] = None) -> str | None:
    return people.read_cookie(fivepoints)


async def _known(people: Annotated[People, Depends(_people)], person: Annotated[str | None, Depends(_person)]) -> Known:
    return await people.know(person)


async def _table(table: TableId, hall: Annotated[Hall, Depends(_hall)], person: Annotated[str | None, Depends(_person)]) -> Table:
    found = await hall.open(table)
    if not found.may_see(person):
        raise Forbidden("private")
    return found


TheHall = Annotated[Hall, Depends(_hall)]
ThePeople = Annotated[People, Depends(_people)]
TheLetters = Annotated[Letters, Depends(_letters)]
Kind = Annotated[Literal["mail", "hook"], Path()]
Asker = Annotated[str | None, Depends(_person)]
KnownAsker = Annotated[Known, Depends(_known)]
TheTable = Annotated[Table, Depends(_table)]


def _set_cookie(request: Request, response: Response, cookie: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


# Routes


def _add_routes(app: FastAPI) -> None:
    router = APIRouter(dependencies=[Depends(_slowly)])
    router.get("/health", response_model=wire.Health)(_health)
    router.get("/api/address", response_model=wire.Address)(_address)
    router.get("/api/games", response_model=list[wire.GameInfo])(_games)
    router.get("/api/me", response_model=wire.Person)(_me)
    router.put("/api/me", response_model=wire.Person)(_name_me)
    router.delete("/api/me", status_code=204, response_class=Response)(_delete_me)
    router.post("/api/me/link", response_model=wire.Link)(_link)
    router.post("/api/me/adopt", response_model=wire.Person)(_adopt)
    router.post("/api/me/blocks", response_model=wire.Person)(_block)
    router.get("/api/me/channels", response_model=wire.Channels)(_channels)
    router.put("/api/me/channels/{kind}", response_model=wire.Channels)(_put_channel)
    router.post("/api/me/channels/mail/confirm", response_model=wire.Channels)(_confirm)
    router.get("/off/{word}", include_in_schema=False)(_ask_off)
    router.post("/off/{word}", include_in_schema=False)(_off)
    router.get("/api/me/tables", response_model=list[wire.TableInfo])(_my_tables)
    router.get("/api/me/finished", response_model=list[wire.TableInfo])(_my_finished)
    router.get("/api/finished", response_model=list[wire.TableInfo])(_finished)
    router.get("/api/tables", response_model=list[wire.TableInfo])(_lobby)
    router.post("/api/tables", response_model=wire.TableInfo, status_code=201)(_create)
    router.get("/api/tables/{table}", response_model=wire.TableInfo)(_show)
    router.get("/api/tables/{table}/record", response_model=dict[str, Any])(_record)
    router.get("/api/tables/{table}/replay", response_model=wire.Replay)(_replay)
    router.post("/api/replays", response_model=wire.Replay)(_open_record)
    router.get("/api/games/{game}/lesson", response_model=wire.Replay)(_lesson)
    router.get("/api/games/{game}/numbers", response_model=dict[str, Any])(_numbers)
    deeds: dict[str, Callable[..., Awaitable[dict[str, Any]]]] = {
        "sit": _sit, "word": _word, "leave": _leave, "start": _start, "abort": _abort, "resign": _resign, "replace": _replace, "stand-in": _stand_in,
        "come-back": _come_back, "pause": _pause, "call-off": _call_off, "rematch": _rematch,
    }  # fmt: skip
    for name, deed in deeds.items():
        router.post(f"/api/tables/{{table}}/{name}", response_model=wire.TableInfo, name=name)(deed)
    app.include_router(router)
    app.state.routes = router.routes
    app.add_api_route("/metrics", _metrics, methods=["GET"], include_in_schema=False)


async def _health(hall: TheHall) -> dict[str, Any] | Response:
    """Whether the server and its store answer."""
    facts = {
        "status": "ok", "version": __version__, "database": hall.store.kind, "tables": len(hall.tables), "connections": len(hall.connections()),
        "nodes": hall.nodes.count if hall.nodes else 1, "workers": hall.settings.bot_workers, "seconds": round(hall.clock.now() - hall.began, 1),
    }  # fmt: skip
    try:
        await hall.store.ping()
    except FivepointsError:
        return JSONResponse(facts | {"status": "failing"}, 503)
    return facts


async def _metrics(request: Request, hall: TheHall) -> Response:
    """Numbers for Prometheus; for everybody but who looks after the server there is nothing here."""
    if not may_read(request.client.host if request.client else None, request.headers, hall.settings.metrics_for):
        raise HTTPException(404)
    return PlainTextResponse(hall.metrics.page(hall.gauges()), media_type=CONTENT_TYPE)


async def _address(request: Request) -> dict[str, Any]:
    """For the links a page makes: whoever starts the server opens it as localhost, which is no address for friends."""
    return {"friends": request.app.state.friends}


async def _games() -> list[dict[str, Any]]:
    """What can be played."""
    found = [games.rules(name) for name in games.names()]
    return [
        {
            "name": rules.name, "title": rules.title, "rules": rules.version, "least": rules.seats[0], "most": rules.seats[-1],
            "options": {key: list(values) for key, values in rules.options.items() if key != rules.figures}, "levels": list(LEVELS),
        }
        for rules in found
    ]  # fmt: skip


async def _me(request: Request, response: Response, people: ThePeople, person: Asker) -> dict[str, Any]:
    """Who I am; a first visit gets its cookie here."""
    _set_cookie(request, response, people.cookie(person) if person else people.new_cookie())
    return await _described(people, person)


async def _described(people: People, person: str | None) -> dict[str, Any]:
    known = await people.find(person)
    blocks = await people.blocks(person)
    return {"person": person, "name": known.name if known else None, "away": known.away if known else None, "blocks": blocks}


async def _name_me(me: wire.Me, request: Request, response: Response, hall: TheHall, people: ThePeople, person: Asker) -> dict[str, Any]:
    """Choose a name, and say the days away."""
    cookie = people.cookie(person) if person else people.new_cookie()
    person = people.read_cookie(cookie) or ""
    before = await people.find(person)
    old = before.away if before else None
    away = me.away if "away" in me.model_fields_set else old
    await people.name(person, me.name, away, hall.clock.now())
    _set_cookie(request, response, cookie)
    await hall.complete(hall.renamed(person, me.name, old, away))
    return await _described(people, person)


async def _delete_me(response: Response, hall: TheHall, people: ThePeople, me: KnownAsker) -> None:
    """My name, talk and links are gone, my seats are played by bots; finished games stay, without my name."""
    await hall.complete(hall.depart(me.id, people.delete(me.id)))
    response.delete_cookie(COOKIE)


async def _link(hall: TheHall, people: ThePeople, me: KnownAsker) -> dict[str, Any]:
    """The word of a link that makes another device mine too: once, within the hour."""
    word, expires = await people.make_link(me.id, hall.clock.now())
    return {"word": word, "expires": expires}


async def _adopt(adopt: wire.Adopt, request: Request, response: Response, hall: TheHall, people: ThePeople) -> dict[str, Any]:
    """Become who made the link."""
    person = await people.use_link(adopt.word, hall.clock.now())
    _set_cookie(request, response, people.cookie(person))
    return await _described(people, person)


async def _block(block: wire.Block, hall: TheHall, people: ThePeople, me: KnownAsker) -> dict[str, Any]:
    """Mute somebody (I don't see what they say) or block them (nor may they whisper to me or sit at my tables)."""
    if block.person == me.id:
        raise Refused("that-is-you")
    if block.kind and await people.find(block.person) is None:
        raise NotFound("no-person")
    await people.block(me.id, block.person, block.kind)
    muted = set(await people.blocks(me.id))
    for connection in hall.connections():
        if connection.person == me.id:
            connection.muted = muted
            connection.sync()
    return await _described(people, me.id)


async def _channels(letters: TheLetters, me: KnownAsker) -> dict[str, Any]:
    """Where I am told that I owe a move while I am not here."""
    return await letters.read(me.id)


async def _put_channel(kind: Kind, wish: wire.ChannelWish, letters: TheLetters, me: KnownAsker) -> dict[str, Any]:
    """Another address, on or off. To a new e-mail address goes a word that has to be entered before anything else is sent there."""
    await letters.put(me.id, kind, Wish(wish.address, wish.active, wish.gap))
    return await letters.read(me.id)


async def _confirm(confirmed: wire.ConfirmedWord, hall: TheHall, letters: TheLetters, me: KnownAsker) -> dict[str, Any]:
    await hall.store.write(lambda conn: confirm(conn, me.id, confirmed.word))
    return await letters.read(me.id)


async def _ask_off() -> Response:
    """Whoever opens the link in a letter is asked: programs that look into letters open it too."""
    return HTMLResponse('<!doctype html><meta charset="utf-8"><title>fivepoints</title><form method="post"><button>Tell me no more</button></form>')


async def _off(word: Annotated[str, Path(max_length=200)], letters: TheLetters) -> Response:
    await letters.switch_off(word)
    return PlainTextResponse("Switched off. You can switch it on again on your own page.\n")


async def _my_tables(hall: TheHall, me: KnownAsker) -> list[dict[str, Any]]:
    """My tables that are not over, those where I owe a move first."""
    return await hall.store.read(lambda conn: lists.mine(conn, me.id))


async def _my_finished(hall: TheHall, me: KnownAsker) -> list[dict[str, Any]]:
    return await hall.store.read(lambda conn: lists.finished(conn, me.id))


async def _finished(hall: TheHall) -> list[dict[str, Any]]:
    """Listed games that are over."""
    return await hall.store.read(lambda conn: lists.finished(conn, None))


async def _lobby(hall: TheHall) -> list[dict[str, Any]]:
    """Listed tables: the open ones, and those one may watch."""
    return await hall.store.read(lists.lobby)


async def _create(wish: wire.NewTable, request: Request, hall: TheHall, me: KnownAsker) -> dict[str, Any]:
    if wish.begin:
        _take_replay(request)
    return telling.describe(await hall.complete(hall.create(me.id, me.name, wish)))


async def _show(table: TheTable) -> dict[str, Any]:
    return telling.describe(table)


async def _record(table: TheTable, person: Asker) -> Response:
    """The record of the game; while it runs, what the asker may know of it."""
    if table.sitting.keeper is None:
        raise NotFound("stuck" if table.sitting.stuck else "not-begun")
    own = table.own(person)
    return PlainTextResponse(record(table.sitting, own[0] if len(own) == 1 else None), media_type="application/json")


async def _replay(table: TheTable, person: Asker, request: Request, eyes: Eyes = None) -> Response:
    """The game of a table, moment by moment: from any seat's eyes once it is over; before, from one's own or a spectator's."""
    sitting = table.sitting
    if sitting.keeper is None:
        raise NotFound("stuck" if sitting.stuck else "not-begun")
    over = sitting.info.status == "over"
    if not over and eyes is not None and eyes not in table.own(person):
        raise Forbidden("other-eyes")
    header = header_of(sitting.info, sitting.seats, sitting.words)
    game = Record(header, list(sitting.entries), None, dict(sitting.info.result) if over and sitting.info.result else None)
    shown = {"table": telling.describe(table), "all_eyes": over}
    return await _shown(request, lambda: shown | replays.moments(game, eyes, sitting.extras))


async def _open_record(opened: wire.OpenRecord, request: Request) -> Response:
    """A record file, checked as `fivepoints verify` does and shown like the replay of a table."""

    def look() -> dict[str, Any]:
        game = replays.opened(opened.record)
        records.verify(game)
        return {"table": replays.as_table(game), "all_eyes": game.finished} | replays.moments(game, opened.eyes, replays.untold(game))

    return await _shown(request, look)


async def _lesson(game: Annotated[str, Path(max_length=32)], request: Request, eyes: Eyes = None) -> Response:
    """The game a newcomer is led through, with what could have been played at each moment."""
    lesson = games.lesson(game)
    if lesson is None:
        raise NotFound("no-lesson")

    def look() -> dict[str, Any]:
        game = records.loads(lesson)
        return {"table": replays.as_table(game), "all_eyes": True} | replays.moments(game, eyes, replays.untold(game), asking=True)

    return await _shown(request, look)


async def _numbers(game: Annotated[str, Path(max_length=32)]) -> dict[str, Any]:
    """The numbers of a game: what things cost, need and pay; another data set of it has others."""
    return dict(games.rules(game).numbers)


async def _shown(request: Request, look: Callable[[], dict[str, Any]]) -> Response:
    """Playing a game again is slow work: it has a thread of its own. Its moments are much alike, so that little of them is left when packed."""
    _take_replay(request)
    packed = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> bytes:
        body = telling.encode(look())
        return gzip.compress(body, 5) if packed else body

    async with request.app.state.hall.replaying:
        body = await asyncio.to_thread(work)
    return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip"} if packed else {})


async def _do(table: Table, deed: Callable[[], Awaitable[Any]]) -> dict[str, Any]:
    await table.hall.complete(settled(deed))
    return telling.describe(table)


async def _sit(sit: wire.Sit, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.sit(table, me.id, me.name, sit.seat, sit.colour, bytes.fromhex(sit.word) if sit.word else None))


async def _leave(seat: wire.OneSeat, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.leave(table, me.id, seat.seat))


async def _word(own: wire.OwnWord, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.add_word(table, me.id, bytes.fromhex(own.word)))


async def _start(table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.start(table, me.id))


async def _abort(table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.abort(table, me.id))


async def _resign(seat: wire.OneSeat, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.resign(table, me.id, seat.seat))


async def _replace(replace: wire.Replace, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.replace_seat(table, me.id, replace.seat, replace.kind, replace.level))


async def _stand_in(seat: wire.OneSeat, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.stand_in(table, me.id, seat.seat))


async def _come_back(seat: wire.OneSeat, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.come_back(table, me.id, seat.seat))


async def _pause(pause: wire.Pause, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.pause(table, me.id, pause.paused))


async def _call_off(call_off: wire.CallOff, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return await _do(table, lambda: seating.call_off(table, me.id, call_off.agreed))


async def _rematch(hall: TheHall, table: TheTable, me: KnownAsker) -> dict[str, Any]:
    return telling.describe(await hall.complete(hall.rematch(table, me.id)))


# The socket's messages, so that they are in the OpenAPI document


def _add_messages(app: FastAPI) -> None:
    models: dict[str, tuple[type[wire.Wire], ...]] = {"to-client": wire.TO_CLIENT, "from-client": wire.FROM_CLIENT}
    for way, some in models.items():
        for model in some:
            app.webhooks.post(f"{way}-{model.__name__}", description=(model.__doc__ or "").strip())(_takes(model))


def _takes(model: type[wire.Wire]) -> Callable[..., None]:
    def message(body: Any) -> None: ...

    message.__annotations__ = {"body": model, "return": None}
    return message
