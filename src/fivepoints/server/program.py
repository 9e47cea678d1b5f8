"""What the program does at a table by itself: the moves of bots, choices that were left, and the moves of those who are late."""
from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fivepoints.bots import fresh_generator
from fivepoints.core.errors import FivepointsError
from fivepoints.server import moves
from fivepoints.server.checks import keeper_of
from fivepoints.server.races import settled
from fivepoints.server.sitting import Sitting
from fivepoints.server.standing import by_habit, left_choice
from fivepoints.server.store import Conflict

if TYPE_CHECKING:
    from fivepoints.server.table import Table

MISTAKES = 3  # of ours, one after another, until a game is left alone
SHORTEST_DELAY, LONGEST_DELAY = 2.0, 6.0  # before a choice is closed that the program makes for a person


@dataclass(frozen=True)
class Plan:
    """What the program will do for a seat, and when."""

    at: float
    how: str  # bot, standing, late


def plan(table: Table, sitting: Sitting) -> dict[int, Plan]:
    """For each seat that owes a move: what the program will do if nobody does anything, and when."""
    last = sitting.extras[-1].at if sitting.extras else sitting.info.started or 0.0
    since = max(last, table.hall.began)  # the same again for a table that was forgotten in between
    movers = sitting.movers()
    table.delays = {seat: drawn for seat, drawn in table.delays.items() if seat in movers and drawn[0] == sitting.n}
    plans: dict[int, Plan] = {}
    if sitting.info.paused:
        return plans
    still = table.still(sitting)
    for seat in movers:
        if seat not in table.delays:
            table.delays[seat] = (sitting.n, table.hall.delays.uniform(SHORTEST_DELAY, LONGEST_DELAY))
        _, delay = table.delays[seat]
        if sitting.seats[seat].player:
            plans[seat] = Plan(since + sitting.info.bot_pace, "bot")
            continue
        if left_choice(sitting, seat) is not None:
            plans[seat] = Plan(since + (delay if _hides(sitting, seat) else 0.0), "standing")
        deadline = sitting.clocks.deadline(seat, still[seat]) if sitting.clocks else None
        if deadline is not None and (seat not in plans or deadline < plans[seat].at):
            plans[seat] = Plan(deadline, "late")
    return plans


def _hides(sitting: Sitting, seat: int) -> bool:
    """Whether another person at the table could learn something from how soon the seat answers. An open choice left to the game is no secret."""
    mine = sitting.seats[seat].person
    if by_habit(sitting, seat) and not keeper_of(sitting).game.sealed:
        return False
    return any(s.kind == "person" and s.person != mine and not s.player for s in sitting.seats)


def wake(table: Table) -> None:
    """Do what is due."""
    now = table.hall.clock.now()
    for seat, planned in table.plans.items():
        if planned.at <= now and seat not in table.tasks:
            table.tasks[seat] = table.hall.spawn(_act(table, seat, table.token, planned.how))
    if not table.tasks and table.stored_due is not None and table.stored_due <= now:
        table.hall.spawn(_refresh(table))  # the store's idea of what is due is out of date


async def _refresh(table: Table) -> None:
    if await _ours(table):
        await settled(table.refresh)


async def _act(table: Table, seat: int, token: int, how: str) -> None:
    try:
        if not await _ours(table):
            await asyncio.sleep(table.hall.settings.lease / 3)  # another server has that long to do it
            return
        thought = await _think(table, seat) if _is_planned(table, seat, token, how) and not _at_hand(table, seat, how) else None
        async with table.lock:
            if _is_planned(table, seat, token, how) and (text := _at_hand(table, seat, how) or thought):
                await moves.move(table, seat, text, None, how)
                table.mistakes = 0
    except Conflict:
        pass  # another server was quicker, and what it did is known now
    except FivepointsError as error:
        table.hall.log.warning("a move of the program failed", table=table.id, seat=seat, how=how, error=type(error).__name__)
        await asyncio.sleep(table.hall.settings.retry)
    except Exception as error:  # a mistake of ours: it is not repeated without a pause
        table.hall.log.exception("a move of the program failed", error, table=table.id, seat=seat, how=how)
        await asyncio.sleep(table.hall.settings.retry)
        await _note_mistake(table)
    finally:
        table.tasks.pop(seat, None)
        table.hall.stir(table)


async def _note_mistake(table: Table) -> None:
    """After some the game is said to be stuck, until it is read anew: a later version of the program may be wiser. People can call it off."""
    table.mistakes += 1
    if table.mistakes >= MISTAKES and table.sitting.playing:
        with suppress(FivepointsError):
            async with table.deed() as draft:
                draft.stuck = "This game can't go on: the program makes a mistake here"


async def _ours(table: Table) -> bool:
    """Whether this server looks after the table."""
    nodes = table.hall.nodes
    return nodes is None or await nodes.leases.hold(table.id)


def _is_planned(table: Table, seat: int, token: int, how: str) -> bool:
    return table.token == token and seat in table.sitting.movers() and seat in table.plans and table.plans[seat].how == how


def _at_hand(table: Table, seat: int, how: str) -> str | None:
    """What needs no thinking: the choice left (until the last moment it may be changed), or the game's own default."""
    if how == "bot":
        return None
    game = keeper_of(table.sitting).game
    return left_choice(table.sitting, seat) or game.rules.notation.default(game.asking(seat)) or None


async def _think(table: Table, seat: int) -> str:
    """A bot's move; the heeler's where a person is late."""
    game = keeper_of(table.sitting).game
    level = table.sitting.seats[seat].player or "heeler"
    r = fresh_generator(table.sitting.info.secret or b"", seat, table.token)
    with table.hall.metrics.bot_seconds.timing(level.partition(":")[0]):
        choice = await table.hall.workers.choose(level, game.rules, game.redealt(seat, r), seat, r, table.sitting.info.owner)
    if choice.replaced:
        table.hall.log.warning("a bot was replaced for one move", table=table.id, seat=seat, level=level, why=choice.replaced)
    return choice.text
