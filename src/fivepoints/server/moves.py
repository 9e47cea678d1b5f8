"""Moves at a table: a person's or the program's, open or sealed, taken back, or left for later."""
from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from fivepoints.core import chance
from fivepoints.record.entries import UNDO
from fivepoints.server import standing
from fivepoints.server.checks import check_own, keeper_of
from fivepoints.server.errors import Refused, Stale
from fivepoints.server.sitting import Closed, Extra, Sitting

if TYPE_CHECKING:
    from fivepoints.server.table import Table


@dataclass(frozen=True)
class Answer:
    """To a move that was taken: the entry it became, or the receipt of a sealed choice."""

    n: int | None = None
    receipt: str | None = None


async def play(table: Table, person: str, seat: int, token: int, text: str, salt: bytes | None) -> Answer:
    """A person's move. The same token and move: the first answer again."""
    async with table.lock:
        check_own(table.sitting, person, seat)
        if answer := _answered(table, seat, token, text):
            return answer
        _check_token(table, token)
        _check_back(table, seat)
        return await move(table, seat, text, salt, "hand")


async def undo(table: Table, person: str, seat: int, token: int) -> Answer:
    async with table.lock:
        check_own(table.sitting, person, seat)
        if answer := _answered(table, seat, token, UNDO):
            return answer
        _check_token(table, token)
        _check_back(table, seat)
        draft = table.sitting.draft()
        keeper = keeper_of(draft)
        keeper.undo(seat)
        while keeper.can_undo(seat) and standing.by_habit(draft, seat):
            keeper.undo(seat)  # what was done by habit would be done again at once
        now = table.hall.clock.now()
        draft.extras += [Extra(now) for _ in keeper.entries[len(draft.extras) :]]
        table.run_clocks(draft, seat, back=True)
        await table.settle(draft)
        return Answer(n=token + 1)


async def move(table: Table, seat: int, text: str, salt: bytes | None, way: str) -> Answer:
    """Play on a draft and store it, by a person's hand or the way that was planned; the lock is held."""
    how = "late" if way == "late" else None
    before, draft = table.sitting, table.sitting.draft()
    keeper = keeper_of(draft)
    now = table.hall.clock.now()
    again = seat in draft.closed
    if again:
        keeper.withdraw(seat)
    if keeper.game.sealed:
        salt = salt or secrets.token_bytes(chance.SALT_BYTES)
    old = before.n
    keeper.play(seat, text, salt)
    if keeper.game.held and len(keeper.entries) == old:
        waiting = keeper.waiting(seat)
        draft.closed[seat] = Closed(waiting.start, waiting.text, waiting.salt, waiting.seal, Extra(now, text if text != waiting.text else None, how))
        answer = Answer(receipt=waiting.seal)
    else:
        answer = _entered(draft, old, seat, text, how, now)
        _go_on_by_habit(draft, now)
    told = way == "late" or (way == "hand" and not again)  # out of time, or back; that a closed choice is another one now is told nobody
    if told and draft.seats[seat].status != (how or ""):
        draft.change_seat(seat, status=how or "")
    if not again:
        table.run_clocks(draft, seat)
    _tidy(table, draft)
    await table.settle(draft, seat if again and len(keeper.entries) == old else None)
    table.hall.metrics.moves.add(draft.info.game, way)
    return answer


def _entered(draft: Sitting, old: int, seat: int, text: str, how: str | None, now: float) -> Answer:
    """Entries were made: one move, or all the choices of a round, then perhaps draws."""
    keeper = keeper_of(draft)
    answer = Answer(n=old + 1)
    for entry in keeper.entries[old:]:
        if entry.seat is None:
            extra = Extra(now)
        elif entry.seat in draft.closed:
            extra = replace(draft.closed[entry.seat].extra, at=now)
        else:
            extra = Extra(now, text if text != entry.text else None, how)
        draft.extras.append(extra)
        if entry.seat == seat and entry.seal is not None:
            answer = Answer(receipt=entry.seal)
    draft.closed = {}
    return answer


def _go_on_by_habit(draft: Sitting, now: float) -> None:
    """Open choices that their seats leave to the game are made in the same breath: nobody is asked only for a moment."""
    keeper = keeper_of(draft)
    while (movers := draft.movers()) and not keeper.game.sealed and not draft.seats[movers[0]].player and standing.by_habit(draft, movers[0]):
        usual = standing.left_choice(draft, movers[0])
        if usual is None:
            return
        keeper.play(movers[0], usual)
        draft.extras += [Extra(now) for _ in keeper.entries[len(draft.extras) :]]


def _answered(table: Table, seat: int, token: int, text: str) -> Answer | None:
    """The answer this very move had before, if it was taken already."""
    if table.sitting.keeper is None:
        return None
    if token == table.token and seat in table.sitting.closed:
        closed = table.sitting.closed[seat]
        return Answer(receipt=closed.seal) if text in (closed.text, closed.extra.sent) else None
    entries, extras = table.sitting.keeper.entries, table.sitting.extras
    for k in range(token, len(entries)):
        entry = entries[k]
        if entry.seat == seat:  # its only entry of that round: the same bid in the next ward is another move
            answer = Answer(receipt=entry.seal) if entry.seal else Answer(n=entry.n)
            return answer if text in (entry.text, extras[k].sent) else None
        if entry.seal is None:
            break
    return None


def _tidy(table: Table, draft: Sitting) -> None:
    """After a move: the game may be over, and choices left for what is past are forgotten."""
    keeper = keeper_of(draft)
    if keeper.game.over:
        draft.change(result=keeper.game.result())
        table.end(draft, "over")
    standing.forget_past(draft, keeper.game)


async def stand(table: Table, person: str, seat: int, occasion: str, text: str | None) -> None:
    """Leave a choice for later, or take it away."""
    async with table.lock:
        check_own(table.sitting, person, seat)
        draft = table.sitting.draft()
        game = keeper_of(draft).game
        standing.check(game, seat, occasion)
        if text is None:
            draft.standing.pop((seat, occasion), None)
        else:
            draft.standing[seat, occasion] = standing.prepare(game, occasion, text)
        await table.settle(draft, seat)


def _check_token(table: Table, token: int) -> None:
    keeper_of(table.sitting)
    if table.sitting.info.paused:
        raise Refused("paused")
    if token != table.token:
        raise Stale("moved-on")


def _check_back(table: Table, seat: int) -> None:
    if table.sitting.seats[seat].stand_in:
        raise Refused("bot-plays")
