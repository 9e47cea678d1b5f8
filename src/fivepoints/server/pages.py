"""The page in the browser, as `npm run build` left it in the package: hashed files for ever, the front page for every address a person can open."""
from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.exceptions import HTTPException

BUILT = Path(__file__).parent / "page"
PLACES = (
    "/", "/new", "/lobby", "/finished", "/me", "/adopt", "/learn", "/learn/{game}",
    "/rules", "/rules/{game}", "/rules/{game}/{topic}", "/table/{table}", "/replay", "/replay/{table}",
)
LOOSE = ("icon.svg", "theme.js")  # files that keep their names
FOR_EVER = "public, max-age=31536000, immutable"  # a file whose name changes with what is in it
FOR_AN_HOUR = "public, max-age=3600"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first; the build compresses once, not the server at every request
NOT_BUILT = "fivepoints is running, but its page was not built: run `make setup` in its folder.\n"
NOT_PAGES = ("/api/", "/assets/")


def add_pages(app: FastAPI) -> None:
    """The page's addresses and its files."""
    app.state.built = BUILT
    for place in PLACES:
        app.add_api_route(place, front, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/assets/{name}", _asset, methods=["GET", "HEAD"], include_in_schema=False)
    for name in LOOSE:
        app.add_api_route(f"/{name}", _loose, methods=["GET", "HEAD"], include_in_schema=False)


async def front(request: Request) -> Response:
    """The page itself; its script looks at the address. Not kept by the browser: it names the newest files."""
    return _front(request, 200)


def lost(request: Request) -> Response | None:
    """For a person who opened an address that is not there: the page, which says so in their language. None for a program."""
    a_person = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return _front(request, 404) if a_person and not request.url.path.startswith(NOT_PAGES) else None


def _front(request: Request, status: int) -> Response:
    path = request.app.state.built / "index.html"
    return FileResponse(path, status, media_type="text/html; charset=utf-8") if path.is_file() else PlainTextResponse(NOT_BUILT, status)


async def _asset(name: str, request: Request) -> Response:
    return _file(request, request.app.state.built / "assets", name, FOR_EVER)


async def _loose(request: Request) -> Response:
    return _file(request, request.app.state.built, request.url.path[1:], FOR_AN_HOUR)


def _file(request: Request, folder: Path, name: str, caching: str) -> Response:
    """A file of just this folder, compressed if the browser takes it so."""
    path = folder / name
    if path.suffix in ENCODINGS.values() or path.parent != folder or not path.is_file():
        raise HTTPException(404)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    accepted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS.items():
        if encoding in accepted and (packed := path.with_name(name + ending)).is_file():
            return FileResponse(packed, headers=headers | {"Content-Encoding": encoding}, media_type=media_type)
    return FileResponse(path, headers=headers, media_type=media_type)
