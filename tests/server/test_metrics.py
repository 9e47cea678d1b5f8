"""Numbers for Prometheus: they count what happens, are in its format, and are for who looks after the server."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fivepoints.server.limits import Settings
from fivepoints.server.metrics import Histogram, may_read
from server.guest import Guest, Refusal, some_move
from server.house import QUICK
from server.party import hear_all, party

pytestmark = pytest.mark.anyio

DASHBOARD = Path(__file__).parents[2] / "docs" / "dashboard.json"
LINE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? -?[0-9.e+-]+')


async def test_what_happens_is_counted(database: str) -> None:
    async with party(database) as p:
        ann, bob = await p.guests("Ann", "Bob")
        table = await ann.create(players=3, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "heeler"}], start=True, bot_pace=0.0)
        chair = await p.chair(ann, table["id"])
        before = await read(bob)
        assert (before["fivepoints_tables"], before["fivepoints_sockets"], before["fivepoints_nodes"]) == (1, 1, 1)
        while {f'fivepoints_moves_total{{game="tammany",how="{how}"}}' for how in ("bot", "hand")} - set(await read(bob)):
            if not set(chair.now["movers"]) & {0, 1}:
                await p.house.settle()
                await hear_all(chair)
                continue
            if chair.now["seat"] not in chair.now["movers"]:
                await chair.look(chair.now["movers"][0])
            await chair.play("end" if "end" in chair.now["legal"]["moves"] else some_move(chair.now, 0))
            await hear_all(chair)
        with pytest.raises(Refusal):
            await chair.ask(type="play", seat=chair.now["seat"], token=0, move="end")
        after = await read(bob)
        by_hand = after['fivepoints_moves_total{game="tammany",how="hand"}']
        assert after["fivepoints_move_seconds_count"] == by_hand + 1, "one was refused"
        assert after['fivepoints_move_seconds_bucket{le="+Inf"}'] == by_hand + 1
        assert after['fivepoints_bot_seconds_count{level="heeler"}'] >= 1
        assert after['fivepoints_refusals_total{code="stale"}'] == 1
        assert after["process_resident_memory_bytes"] > 10_000_000


async def read(guest: Guest) -> dict[str, float]:
    """The page, each line of which is in the format."""
    answer = await guest.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    assert answer.text.endswith("\n")
    return found


async def test_they_are_for_this_machine_and_not_through_a_proxy(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        assert (await ann.http.get("/metrics")).status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            assert (await ann.http.get("/metrics", headers={header: "127.0.0.1"})).status_code == 404
    async with party(sqlite, settings=Settings(**{**vars(QUICK), "metrics_for": ("10.0.0.0/8",)})) as p:
        assert (await (await p.guest("Bob")).http.get("/metrics")).status_code == 404


def test_who_may_read_is_said_by_network() -> None:
    assert may_read("10.2.3.4", {}, ("10.0.0.0/8",))
    assert may_read("::1", {}, Settings.metrics_for)
    assert not may_read("11.2.3.4", {}, ("10.0.0.0/8",))
    assert not may_read(None, {}, ("0.0.0.0/0",))
    assert not may_read("a socket", {}, ("0.0.0.0/0",))


def test_a_histogram_counts_up_to_each_bound() -> None:
    histogram = Histogram("x", "", (0.1, 1.0), "of")
    for seconds in (0.1, 0.2, 5.0):
        histogram.observe(seconds, 'a"b')
    *buckets, total, count = histogram.samples()
    assert buckets == ['x_bucket{of="a\\"b",le="0.1"} 1', 'x_bucket{of="a\\"b",le="1.0"} 2', 'x_bucket{of="a\\"b",le="+Inf"} 3']
    assert (total, count) == ('x_sum{of="a\\"b"} 5.3', 'x_count{of="a\\"b"} 3')


async def test_the_dashboard_asks_only_for_what_there_is(sqlite: str) -> None:
    asked = set(re.findall(r"\b(?:fivepoints|process)_[a-z_]+", DASHBOARD.read_text()))
    async with party(sqlite) as p:
        text = (await (await p.guest("Ann")).http.get("/metrics")).text
    known = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) if name not in known else name for name in asked} <= known
    panels = json.loads(DASHBOARD.read_text())["panels"]
    assert len(panels) >= 6
