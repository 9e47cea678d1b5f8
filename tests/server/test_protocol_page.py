"""The bot that docs/protocol.md shows plays a whole game."""
from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.guest import Guest
from server.house import serving

pytestmark = pytest.mark.anyio

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


async def test_the_example_bot_plays_a_game_to_its_end(sqlite: str, tmp_path: Path) -> None:
    script = tmp_path / "clockwork.py"
    script.write_text(re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)[-1], "utf-8")
    async with serving(sqlite) as house, Guest(house.address, "Ann") as ann:
        table = await ann.create(players=3, seats=[{"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}], bot_pace=0.0)
        bot = await asyncio.create_subprocess_exec(sys.executable, str(script), house.address, table["id"], stdout=subprocess.PIPE)
        chair = await ann.connect(table["id"])
        await chair.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["kind"] == "person")
        await ann.deed(table["id"], "start")
        async with asyncio.timeout(240):
            said, _ = await bot.communicate()
        assert b"'ranks'" in said
        assert bot.returncode == 0
        await chair.close()


async def test_every_route_and_message_is_on_the_page(sqlite: str) -> None:
    async with serving(sqlite) as house, Guest(house.address, "Ann") as ann:
        api = await ann.ask("GET", "/api/openapi.json")
    for path in api["paths"]:
        assert path == "/health" or path in PAGE or f"`{path.rpartition('/')[2]}`" in PAGE, path
    kinds = {message["properties"]["type"]["const"] for message in api["components"]["schemas"].values() if "const" in message["properties"].get("type", {})}
    assert len(kinds) >= 13
    for kind in kinds:
        assert re.search(rf"`{kind}[` ]", PAGE), kind
