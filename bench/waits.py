"""How long a person waits at a table with three bots of the highest level, through a real server: whole games, the person answers at once.

    .venv/bin/python bench/waits.py [tammany|gangs] [--games 1] [--level sachem]

Writes bench/waits.json. Three kinds of waits are told apart in Tammany Hall: for the turns of all three, for the bids in one ward, and for an election (from
the last move of its term to the person's next choice, or until it is over). In another game all waits are of one kind. The search must be compiled before:
otherwise bots play as the heeler does, and the script says so and stops. Bots let no time
pass before they move (`bot_pace` 0): what is measured is their thinking. Loopback only.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from fivepoints.bots.search.engine import engine_for
from fivepoints.games import rules
from server import HOST, Node, choose
from sockets import Socket

OUT = Path(__file__).parent / "waits.json"
SEATS = 4
LIMITS = {"turns of all three": 7.0, "bids in a ward": 0.5, "election": 15.0}  # seconds


class Ear(Socket):
    """Keeps the last update: several frames may come at once."""

    update = b""

    def _next_frame(self) -> bytes | None:
        frame = super()._next_frame()
        if frame is not None and b'"type":"update"' in frame:
            self.update = frame
        return frame


async def sit_down(client: httpx.AsyncClient, game: str, level: str) -> tuple[str, str]:
    """A new person at a new table: their cookie, and the table."""
    (await client.put("/api/me", json={"name": "Guest"})).raise_for_status()
    seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (SEATS - 1)
    wish = {"game": game, "players": SEATS, "pace": {"kind": "live", "base": 7200.0, "increment": 60.0}, "seats": seats, "bot_pace": 0}
    table: str = (await client.post("/api/tables", json=wish)).raise_for_status().json()["id"]
    (await client.post(f"/api/tables/{table}/start")).raise_for_status()
    return f"fivepoints={client.cookies['fivepoints']}", table


def kind_of(game: str, before: dict[str, Any], after: dict[str, Any]) -> str:
    """What was waited for between the person's answer to `before` and the choice `after`."""
    if game != "tammany":
        return "all three"
    if before["phase"] == after["phase"] == "bid" or (before["phase"], after["phase"]) == ("turn", "turn"):
        same = before["term"] == after["term"]
        return ("bids in a ward" if before["phase"] == "bid" else "turns of all three") if same else "election"
    return "election"


async def play(node: Node, game: str, level: str, luck: random.Random) -> list[tuple[str, float]]:
    """One game; each wait with its kind."""
    waits: list[tuple[str, float]] = []
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{node.port}", timeout=60) as client:
        cookie, table = await sit_down(client, game, level)
        socket, first = await Ear.connect(HOST, node.port, f"/api/tables/{table}/socket", cookie, b'"now":{')
        now = json.loads(first)["now"]
        said = time.perf_counter()
        before = now["view"]
        while now["result"] is None:
            if now["owes"]:
                waits.append((kind_of(game, before, now["view"]), time.perf_counter() - said))
                before = now["view"]
                answer = {"type": "play", "seat": 0, "token": now["token"], "move": choose(now["legal"], luck)}
                heard = socket.wait(b'"type":"update"')
                said = time.perf_counter()
                socket.send(json.dumps(answer).encode())
            else:
                heard = socket.wait(b'"type":"update"')
            await asyncio.wait_for(heard, 120)
            now = json.loads(socket.update)["now"]
        waits.append((kind_of(game, before, now["view"]), time.perf_counter() - said))
        socket.close()
    return waits


def summed_up(waits: list[tuple[str, float]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for kind in sorted({kind for kind, _ in waits}):
        times = [seconds for other, seconds in waits if other == kind]
        limit = LIMITS.get(kind, LIMITS["turns of all three"])
        found[kind] = {"waits": len(times), "median": round(median(times), 3), "most": round(max(times), 3), "limit": limit}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Waits at a table with three bots.")
    parser.add_argument("game", nargs="?", default="tammany")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--level", default="sachem")
    said = parser.parse_args()
    if not engine_for(rules(said.game)).is_warm():
        raise SystemExit(f"first compile the search: python -m fivepoints.bots.search {said.game}")
    waits: list[tuple[str, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        node = Node("-m", "fivepoints", "serve", "--host", HOST, "--port", "0", "--database", f"{folder}/waits.db")
        try:
            for k in range(said.games):
                waits += asyncio.run(play(node, said.game, said.level, random.Random(k)))
        finally:
            node.stop()
    known = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    about = {"games": said.games, "cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    known[f"{said.game} {said.level}"] = about | {"seconds": summed_up(waits)}
    OUT.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    print(json.dumps(known[f"{said.game} {said.level}"], indent=1))


if __name__ == "__main__":
    main()
