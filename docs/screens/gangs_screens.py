"""Every screen of Gangs: how it is reached. The moments are set by hand, as in the tests, so that each study has its like."""
from __future__ import annotations

import re
from collections.abc import Callable

from playwright.async_api import Locator, Page, expect

from browser.gangs_moments import MOMENTS, changed
from fivepoints.core.game import Game
from gangs.streets import actions_of, begin
from screens import at_the_table, is_phone, screen
from server.guest import Chair
from stage import BOT, ME, SIZES, Now, Stage, press

SCENE = re.compile("won the war|war is yours|take|hold|Nobody wins|carry the city")
LAST_YEAR = 1899


def dock(page: Page) -> Locator:
    return page.locator(".dock")


async def choose(page: Page, *names: str) -> None:
    """Buttons of the dock, by how their names begin."""
    for name in names:
        await press(dock(page).get_by_role("button", name=re.compile(f"^{name}"), disabled=False).first)


async def at_moment(stage: Stage, moment: str | Callable[[], Game], **how: object) -> tuple[Chair, list[Page]]:
    """A table at this moment, seen by whoever is asked."""
    game = (MOMENTS[moment] if isinstance(moment, str) else moment)()
    asked = game.movers()[0]
    guest = await stage.guest()
    chair = await stage.chair(guest, await stage.table_at(guest, game, [ME if p == asked else BOT for p in range(game.players)]))
    return chair, await at_the_table(stage, guest, chair.table, **how)


async def asked(stage: Stage, moment: str | Callable[[], Game], *choices: str) -> list[Page]:
    """What is asked there, with some of it chosen."""
    _, pages = await at_moment(stage, moment)
    for page in pages:
        await choose(page, *choices)
    return pages


async def scene(stage: Stage, moment: str, *choices: str) -> list[Page]:
    """What is shown when all fists are open."""
    chair, pages = await at_moment(stage, moment, time="paused")
    await choose(pages[0], *choices)
    await expect(pages[0].get_by_text("Closed. It can be changed")).to_be_visible()
    await stage.let_others_move(chair)
    for page in pages:
        await expect(page.get_by_role("heading", name=SCENE)).to_be_visible()
    return pages


# A turn


@screen("Gangs: your actions", "gangs", "gangs-desktop", "gangs-desktop-light", "gangs-phone")
async def gangs_actions(stage: Stage) -> list[Page]:
    return await asked(stage, "acting", "6a ", "Burglary")


@screen("Gangs: your moves", "gangs", "gangs-phone")
async def gangs_moves(stage: Stage) -> list[Page]:
    return await asked(stage, "moving", "6a ", "4b ")


@screen("Gangs: another place in the order", "gangs")
async def gangs_swap(stage: Stage) -> list[Page]:
    return await asked(stage, "swapping", "Eastman Gang")


@screen("Gangs: a gang's board", "gangs", "gangs-board")
async def gangs_board(stage: Stage) -> list[Page]:
    _, pages = await at_moment(stage, "acting")
    for page in pages:
        if is_phone(page):
            await press(page.get_by_role("navigation").get_by_role("button", name="Board"))
        else:
            await page.keyboard.press("b")
        await expect(page.get_by_text("Logistics").filter(visible=True)).to_be_visible()
    return pages


@screen("Gangs: members in secret at the start", "gangs")
async def gangs_women(stage: Stage) -> list[Page]:
    guest = await stage.guest()
    table = await stage.table(guest, (ME, BOT, BOT, BOT, BOT, BOT), game="gangs", options={"mode": "politique"}, start=True)
    return await at_the_table(stage, guest, table)


@screen("Gangs: victims", "gangs", "gangs-battle-draw")
async def gangs_victims(stage: Stage) -> list[Page]:
    return await asked(stage, "after the draw")


@screen("Gangs: keep or destroy", "gangs")
async def gangs_keep_or_destroy(stage: Stage) -> list[Page]:
    return await asked(stage, "taking over")


@screen("Gangs: coming back", "gangs")
async def gangs_coming_back(stage: Stage) -> list[Page]:
    return await asked(stage, "coming back")


@screen("Gangs: what drink costs", "gangs")
async def gangs_drinking(stage: Stage) -> list[Page]:
    return await asked(stage, "drinking")


@screen("Gangs: drying out", "gangs")
async def gangs_drying_out(stage: Stage) -> list[Page]:
    return await asked(stage, "drying out")


# Fights


@screen("Gangs: a battle, arming", "gangs", "gangs-battle", "gangs-battle-phone")
async def gangs_battle(stage: Stage) -> list[Page]:
    return await asked(stage, "meeting", "One Firearm more", "One Blade more")


@screen("Gangs: a battle, drawn", "gangs-battle", "gangs-battle-draw", "gangs-phones")
async def gangs_battle_drawn(stage: Stage) -> list[Page]:
    return await scene(stage, "meeting", "One Firearm more", "One Blade more", "Close your fist")


@screen("Gangs: war on whom", "gangs", "gangs-war", "gangs-phones")
async def gangs_war(stage: Stage) -> list[Page]:
    return await asked(stage, "declaring", "Dead Rabbits")


@screen("Gangs: war, the fingers", "gangs", "gangs-war-commit", "gangs-phones")
async def gangs_war_fingers(stage: Stage) -> list[Page]:
    return await asked(stage, "committing", "One member fewer")


@screen("Gangs: a war, drawn", "gangs-war", "gangs-war-result", "gangs-phones")
async def gangs_war_drawn(stage: Stage) -> list[Page]:
    return await scene(stage, "arming for war", "One Firearm more", "Close your fist")


@screen("Gangs: a loan to call", "gangs")
async def gangs_loan(stage: Stage) -> list[Page]:
    return await asked(stage, "calling")


# Police, deals, the ballot


@screen("Gangs: the police", "gangs", "gangs-police")
async def gangs_police(stage: Stage) -> list[Page]:
    return await asked(stage, "police", "on 13b", "17b ")


@screen("Gangs: a bribe", "gangs", "gangs-police-bribe")
async def gangs_bribe(stage: Stage) -> list[Page]:
    return await asked(stage, "bribing", "on 6b", "from 10b", "14a ")


@screen("Gangs: a deal to offer", "gangs", "gangs-deals")
async def gangs_deal(stage: Stage) -> list[Page]:
    return await asked(stage, "offering", "Exchange", "Eastman Gang", "Brothel, 10b", "Gambling hall, 13b")


@screen("Gangs: a clean ballot, to offer", "gangs")
async def gangs_clean_ballot(stage: Stage) -> list[Page]:
    return await asked(stage, lambda: begin("g", **changed(turn=8)), "Clean ballot", "Dead Rabbits")


@screen("Gangs: a deal that is offered", "gangs", "gangs-deals-answer")
async def gangs_answer(stage: Stage) -> list[Page]:
    return await asked(stage, "answering")


@screen("Gangs: a duel over a deal", "gangs-duel", "gangs-deals-duel")
async def gangs_duel(stage: Stage) -> list[Page]:
    _, pages = await at_moment(stage, "answering", time="paused")
    await choose(pages[0], "Refuse")
    for page in pages:
        await expect(page.get_by_role("heading", name=re.compile("^Black loses"))).to_be_visible()
    return pages


@screen("Gangs: the winner of a duel settles it", "gangs")
async def gangs_settling(stage: Stage) -> list[Page]:
    return await asked(stage, "settling")


@screen("Gangs: a favor of the Hall", "gangs", "gangs-favors", "gangs-phones")
async def gangs_favors(stage: Stage) -> list[Page]:
    return await asked(stage, "favors", "Parole")


@screen("Gangs: rigging the ballot", "gangs", "gangs-rig")
async def gangs_rig(stage: Stage) -> list[Page]:
    return await asked(stage, "at the ballot", "Rig the ballot")


@screen("Gangs: the election", "gangs-election", "gangs-election", "gangs-phones")
async def gangs_election(stage: Stage) -> list[Page]:
    chair, pages = await at_moment(stage, before_the_election, time="paused")
    await chair.play("rig 4")
    await stage.play(chair, counted, LAST_YEAR)
    for page in pages:
        shown, crime = page.get_by_role("heading", name=re.compile("carry the city")), page.locator(".crime-drawn")
        await expect(shown.or_(crime).first).to_be_visible()
        while await crime.is_visible():  # those of the Whyos are shown before it
            await page.get_by_role("button", name="Go on").click()
            await expect(shown.or_(crime).first).to_be_visible()
    return pages


def before_the_election() -> Game:
    """The Whyos are the last to act; then members come home, deals are made, and votes are counted."""
    return actions_of("W", **changed(turn=8, order="RBEDCW", war=0, alcohol=0))


def counted(now: Now) -> bool:
    return bool(now["view"]["turn"] > 8)


# Learning, after the game, and in other languages


@screen("Gangs: the lesson, step 3", "lesson", "lesson")
async def gangs_lesson(stage: Stage) -> list[Page]:
    pages = await stage.visit("/learn/gangs", script="localStorage.setItem('fivepoints-lesson-gangs', '2')")  # as somebody who comes back to it
    for page in pages:
        await expect(page.get_by_text(re.compile("3 of 17")).filter(visible=True).first).to_be_visible()
    return pages


@screen("Gangs: the end", "gangs-over")
async def gangs_end(stage: Stage) -> list[Page]:
    chair = await stage.once(over)
    pages = await stage.visit(f"/table/{chair.table}", chair.guest)
    for page in pages:
        await expect(page.get_by_role("heading", name=re.compile("richest gang"))).to_be_visible()
    return pages


@screen("Gangs: replay", "gangs-over")
async def gangs_replay(stage: Stage) -> list[Page]:
    chair = await stage.once(over)
    pages = await stage.visit(f"/replay/{chair.table}", chair.guest, SIZES)
    for page in pages:
        await expect(page.get_by_role("slider")).to_be_visible()
        await page.keyboard.press("End")
        for _ in range(12):
            await page.keyboard.press("ArrowLeft")
    return pages


async def over(stage: Stage) -> Chair:
    """A short game, from its last turn on."""
    chair, _ = await at_moment(stage, lambda: actions_of("W", **changed(turn=10)))
    await stage.play(chair, lambda now: now["result"] is not None, LAST_YEAR)
    return chair


@screen("Gangs: a war, in Hungarian", "gangs")
async def gangs_hungarian(stage: Stage) -> list[Page]:
    _, pages = await at_moment(stage, "declaring", locale="hu-HU")
    return pages


@screen("Gangs: your actions, in French", "gangs")
async def gangs_french(stage: Stage) -> list[Page]:
    _, pages = await at_moment(stage, "acting", locale="fr-FR")
    return pages
