"""The built page is served: its files for ever, the page itself for every address a person can open, and nothing else of the folder."""
from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from fivepoints.server import pages
from fivepoints.server.app import outline
from fivepoints.server.guard import HEADERS, Guard

pytestmark = pytest.mark.anyio
ROUTER = Path(__file__).parents[2] / "web/src/lib/router.svelte.ts"
AS_A_PERSON = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "icon.svg", "theme.js", "assets/index-abc.js", "assets/index-abc.js.gz", "assets/index-abc.js.br", "assets/face-abc.woff2"):
        (tmp_path / name).write_text(name)
    return tmp_path


@asynccontextmanager
async def visiting(built: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = outline()
    app.add_middleware(Guard, body_bytes=1000, longer={})
    app.state.built = built
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
        yield http


async def test_every_address_of_the_page_opens_it_and_it_is_not_kept(built: Path) -> None:
    async with visiting(built) as http:
        for place in pages.PLACES:
            answer = await http.get(place.replace("{table}", "abc123"))
            assert (answer.status_code, answer.text) == (200, "index.html")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            for name, value in HEADERS.items():
                assert answer.headers[name] == value


def test_the_server_and_the_page_know_the_same_addresses() -> None:
    router = ROUTER.read_text("utf-8")
    listed = re.search(r"const PLACES = \{(.*?)\}", router)
    assert listed
    fixed = set(re.findall(r"'(/\w*)'", listed[1]))
    patterns = [pattern.replace("\\/", "/") for pattern in re.findall(r"^const [A-Z]+ = /(\^.+\$)/;$", router, re.MULTILINE)]
    served = {re.sub(r"\{\w+\}", "abc", place) for place in pages.PLACES}
    assert fixed <= served
    for place in served - fixed:
        assert any(re.match(pattern, place) for pattern in patterns), f"the page does not know {place}"
    for pattern in patterns:
        assert any(re.match(pattern, place) for place in served), f"the server does not know {pattern}"


async def test_files_with_a_hash_are_kept_for_ever_and_come_compressed_as_the_browser_likes(built: Path) -> None:
    async with visiting(built) as http:
        for accepted, encoding, text in (("br, gzip", "br", ".br"), ("gzip;q=0.9, deflate", "gzip", ".gz"), ("identity", None, "")):
            async with http.stream("GET", "/assets/index-abc.js", headers={"Accept-Encoding": accepted}) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert raw.decode() == f"assets/index-abc.js{text}"
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["cache-control"] == pages.FOR_EVER
            assert answer.headers["vary"] == "Accept-Encoding"
        face = await http.get("/assets/face-abc.woff2")
        assert (face.status_code, face.headers["content-type"]) == (200, "font/woff2")


async def test_files_that_keep_their_names_are_not_kept_for_ever(built: Path) -> None:
    async with visiting(built) as http:
        for name in pages.LOOSE:
            answer = await http.get(f"/{name}")
            assert (answer.status_code, answer.headers["cache-control"]) == (200, pages.FOR_AN_HOUR)


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/%2e%2e", "/assets/..%2findex.html", "/assets/index-abc.js.gz", "/index.html", "/pages.py"])
async def test_nothing_else_is_handed_out(built: Path, path: str) -> None:
    async with visiting(built) as http:
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_a_person_who_is_lost_gets_the_page_and_a_program_an_answer(built: Path) -> None:
    async with visiting(built) as http:
        person = await http.get("/nowhere", headers=AS_A_PERSON)
        assert (person.status_code, person.text) == (404, "index.html")
        for path in ("/api/nowhere", "/assets/nowhere.js"):
            assert (await http.get(path, headers=AS_A_PERSON)).json()["code"] == "not-found"
        assert (await http.get("/nowhere")).json()["code"] == "not-found"


async def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    async with visiting(tmp_path) as http:
        answer = await http.get("/")
        assert answer.status_code == 200
        assert "make setup" in answer.text
