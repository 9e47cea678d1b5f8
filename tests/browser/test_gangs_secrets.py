"""What a gang chooses in secret leaves no trace on another person's screen before all see it: two evenings that differ in nothing else are compared."""
from __future__ import annotations

import asyncio
import itertools
import json
import shutil
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright
from pydantic_core import to_json

from browser.gangs_moments import record_of
from browser.screen_spy import Evening, Onlooker, Sight, differences, evening
from fivepoints.core.game import Game
from fivepoints.server import telling
from gangs.streets import begin, play
from server.guest import Chair

BOTS_WAIT = 10.0  # seconds on the server's clock, which stands
SOON = 200  # ms of the page's own time
numbers = itertools.count()


def city(stage: str, of: str = "", order: str = "WR", **how: Any) -> Game:
    people = {"W": {"6a": "4m1w", "6b": "2m1w"}, "R": {"4a": "3m2w", "4b": "2m"}, "B": {"17a": "3m2w"}}
    cells = {"blades": {"W": 2, "R": 1}, "guns": {"W": 2}}
    set_up = {"order": order, "cash": 20, "people": people, "tokens": {"4b": "R rat-pit"}, "cells": cells} | how
    return begin(stage, of, **set_up)


def meeting() -> Game:
    return play(city("c", "W"), "W step 3m1w 6a 4b", "W done")


def at_war() -> Game:
    return play(city("d"), "W war b")


def arming() -> Game:
    return play(at_war(), "W commit 6", "R commit 6")


def lending() -> Game:
    """The Bowery Boys fight the Rabbits with men of the Whyos."""
    cells = {"blades": {"W": 2, "R": 1, "B": 1}, "guns": {"W": 2}}
    return play(city("d", order="BWR", deals={"loan": "WB"}, cells=cells), "B war b", "B call", "B commit 5", "R commit 5")


def ballot() -> Game:
    return play(city("c", "W", turn=8, mode="politique"), "W done")


@dataclass(frozen=True)
class Secret:
    """A choice of the Whyos, and two ways to make it."""

    game: Callable[[], Game] | None  # nothing: before the first turn
    ways: tuple[str, str]
    told: str = '"closed":[0'  # to the other
    then: tuple[str, ...] = ()  # what the Whyos do in the open after it
    sealed: bool = True  # it can be changed, and is opened when the last is in
    by_steps: bool = True  # to the second way the Whyos come by the first


SECRETS = {
    "women at the start": Secret(None, ("women 0", "women 5")),
    "weapons in a battle": Secret(meeting, ("arm none", "arm 2 blades 2 guns")),
    "members in a war": Secret(at_war, ("commit 1", "commit 8")),
    "weapons in a war": Secret(arming, ("arm 1 blade", "arm 2 blades 2 guns")),
    "weapons lent": Secret(lending, ("arm none", "arm 1 blade 2 guns")),
    "ballots": Secret(ballot, ("rig 0", "rig 5"), '"rig ?"', ("open whisky 6b", "done"), False),
}


class Table:
    """The Whyos' chair, and the Rabbits' page, which is looked at."""

    def __init__(self, chair: Chair, onlooker: Onlooker) -> None:
        self.chair, self.onlooker = chair, onlooker
        self._salts = itertools.count()

    async def play(self, move: str) -> None:
        await self.chair.play(move, salt=f"{next(self._salts):032x}")


async def sit(night: Evening, game: Game | None) -> Table:
    """Two people at a table that begins here; a bot in the third seat, if there is one, waits until time passes."""
    players = game.players if game else 2
    seats = [{"kind": "me", "colour": 0}, {"kind": "open"}, {"kind": "bot", "colour": 2}][:players]
    wish: dict[str, Any] = {"game": "gangs", "players": players, "seats": seats, "bot_pace": BOTS_WAIT}
    if game:
        wish["begin"] = {"record": record_of(game), "n": 0}
    ann, bob = await night.guest("Ann"), await night.guest("Bob")
    made = await ann.create(**wish, word="1" * 32)
    await bob.deed(made["id"], "sit", seat=1, colour=1, word="2" * 32)
    await ann.deed(made["id"], "start")
    table = Table(await night.chair(ann, made["id"]), await night.onlooker(bob, f"/table/{made['id']}"))
    await table.onlooker.settle()
    return table


async def watch(browser: Browser, folder: Path, secret: Secret, way: int) -> list[Sight]:
    """The page of the other: before the choice, after it, after what is done in the open then, and at last when it is known."""
    async with evening(folder / f"evening{next(numbers)}.db", browser) as night:
        table = await sit(night, secret.game() if secret.game else None)
        page, sight = table.onlooker.page, table.onlooker.sight
        sights = [await sight()]
        first = 0 if secret.sealed and secret.by_steps else way
        await table.play(secret.ways[first])
        await table.onlooker.hears(secret.told)
        if first != way:
            await table.play(secret.ways[way])
        sights.append(await sight())
        for move in secret.then:
            await table.play(move)
            await table.onlooker.hears(f'"{move}"')
            sights.append(await sight())
        if secret.sealed:
            await page.locator(".dock .foot .btn.pri").click()
            await night.house.later(BOTS_WAIT + 1)
            await table.onlooker.hears(f'"{secret.ways[way]}"')
            sights.append(await sight())
        return sights


def in_chromium(work: Callable[[Browser], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            try:
                return await work(browser)
            finally:
                await browser.close()

    return asyncio.run(run())


@pytest.mark.parametrize("name", SECRETS)
def test_what_is_chosen_in_secret_changes_nothing_on_the_screen_of_another(tmp_path: Path, name: str) -> None:
    secret = SECRETS[name]

    async def work(browser: Browser) -> tuple[list[Sight], list[Sight]]:
        return await watch(browser, tmp_path, secret, 0), await watch(browser, tmp_path, secret, 1)

    one, other = in_chromium(work)
    hidden = len(one) - 1 if secret.sealed else len(one)
    assert hidden >= 2
    assert [differences(a, b) for a, b in zip(one[:hidden], other[:hidden], strict=True)] == [{}] * hidden
    assert differences(one[0], one[1])  # that something was chosen is seen
    if secret.sealed:  # and when it is opened, so is what: the same eyes find it
        assert {"nodes", "looks", "spoken", "line"} <= set(differences(one[-1], other[-1]))


def test_one_bit_that_the_server_lets_slip_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.now

    def leaky(table: Any, seat: int | None, made: telling.Made) -> bytes:
        """Who has closed a choice is told once more if the choice is a long one; the page shows the same."""
        told = json.loads(honest(table, seat, made))
        long = [p for p, sealed in table.sitting.closed.items() if p != seat and len(sealed.text) > len("arm none")]
        return to_json(told | {"closed": told["closed"] + long})

    monkeypatch.setattr(telling, "now", leaky)
    secret = replace(SECRETS["weapons in a battle"], by_steps=False)

    async def work(browser: Browser) -> tuple[list[Sight], list[Sight]]:
        return await watch(browser, tmp_path, secret, 0), await watch(browser, tmp_path, secret, 1)

    one, other = in_chromium(work)
    assert differences(one[0], other[0]) == {}
    assert "line" in differences(one[1], other[1])


# What a page could do with a bit it should not have, and by what that is found.
SLIPS = {
    "a node more": ("document.querySelector('.dock').append(document.createElement('i'))", "nodes"),
    "a pixel": ("document.styleSheets[0].insertRule('.dock h1 { padding-left: 1px !important }')", "looks"),
    "a shade": ("document.styleSheets[0].insertRule('.dock .status { color: rgb(1, 2, 3) !important }')", "looks"),
    "a word for the ear": ("document.querySelector('.dock h1').setAttribute('aria-label', 'A big one')", "spoken"),
    "a sound": ("new OscillatorNode(new AudioContext()).start()", "noticed"),
    "something for a moment": ("(document.title = 'x', document.title = '', setTimeout(() => document.body.classList.toggle('x'), 5))", "noticed"),
    "something kept": ("localStorage.setItem('big', '1')", "kept"),
    "a question": ("void fetch('/health?big')", "line"),
}


def test_whatever_a_page_could_let_slip_is_found(tmp_path: Path) -> None:
    async def work(browser: Browser) -> dict[str, dict[str, str]]:
        found = {}
        async with evening(tmp_path / "evening.db", browser) as night:
            onlooker = (await sit(night, meeting())).onlooker
            await onlooker.sight()
            for name, (script, _) in SLIPS.items():
                before, again = await onlooker.sight(SOON), await onlooker.sight(SOON)
                assert differences(before, again) == {}
                await onlooker.page.evaluate(script)
                found[name] = differences(again, await onlooker.sight(SOON))
        return found

    found = in_chromium(work)
    assert {name: part in found[name] for name, (_, part) in SLIPS.items()} == dict.fromkeys(SLIPS, True)


def test_a_change_that_comes_later_is_another_one(tmp_path: Path) -> None:
    async def work(browser: Browser) -> list[str]:
        async with evening(tmp_path / "evening.db", browser) as night:
            onlooker = (await sit(night, meeting())).onlooker
            for _ in range(2):
                await onlooker.page.clock.run_for(40)
                await onlooker.page.evaluate("document.body.setAttribute('data-x', 'x')")
            return (await onlooker.sight()).noticed[-2:]

    first, second = in_chromium(work)
    assert first != second
    assert first.split(" ", 1)[1] == second.split(" ", 1)[1]
