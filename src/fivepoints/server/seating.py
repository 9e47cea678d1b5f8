"""Sitting down at a table and getting up: who has which seat, from before the start to the end of the game."""
from __future__ import annotations

from typing import TYPE_CHECKING

from fivepoints.bots import check_level
from fivepoints.bots.names import names_for
from fivepoints.core import chance
from fivepoints.games import rules as find_rules
from fivepoints.record import Keeper
from fivepoints.record.entries import COLOURS
from fivepoints.server.checks import check_own, check_owner, check_playing, check_runs, check_seat
from fivepoints.server.clocks import Clocks
from fivepoints.server.errors import Forbidden, Refused
from fivepoints.server.sitting import Extra, Seat, Sitting, colours_of, words_of
from fivepoints.server.standing import begin_anew

if TYPE_CHECKING:
    from fivepoints.server.table import Table


async def sit(table: Table, person: str, name: str, seat: int | None, colour: int | None, word: bytes | None) -> int:
    async with table.deed() as draft:
        chosen = _free_seat(draft, person, seat)
        _check_colour(draft, chosen, colour)
        if draft.seats[chosen].person != person and draft.info.owner in await table.hall.blocked_by(person):
            raise Forbidden("unwanted")
        table.know_days(person, await table.hall.days_away(person))
        level = draft.seats[chosen].level
        draft.seats[chosen] = Seat(chosen, "person", person, name, level, colour if colour is not None else draft.seats[chosen].colour, word)
        if draft.info.status == "playing":
            draft.change_seat(chosen, word=table.sitting.seats[chosen].word)  # the secret is made already
            table.run_clocks(draft)
        return chosen


def _free_seat(draft: Sitting, person: str, seat: int | None) -> int:
    if draft.info.status not in ("open", "playing"):
        raise Refused("over")
    if draft.info.status == "playing" and any(s.held_by(person) for s in draft.seats):  # what the other seat knows is not for this one
        raise Refused("seated")
    free = [s.seat for s in draft.seats if s.kind == "open" and s.person in (None, person)]
    free.sort(key=lambda p: draft.seats[p].person != person)
    if seat is None and free:
        return free[0]
    if seat is None or seat not in free:
        raise Refused("no-free-seat" if not free else "seat-taken")
    return seat


def _check_colour(draft: Sitting, seat: int, colour: int | None) -> None:
    if colour is not None and any(s.colour == colour and s.seat != seat for s in draft.seats):
        raise Refused("colour-taken")
    if colour not in (None, draft.seats[seat].colour) and _is_cast(draft):
        raise Refused("figure-settled")


async def leave(table: Table, person: str, seat: int) -> None:
    """Before the start the seat is free again; afterwards it waits for its person, and the others may ask for a bot."""
    async with table.deed() as draft:
        check_own(draft, person, seat)
        if draft.info.status == "open":
            draft.seats[seat] = Seat(seat, colour=draft.seats[seat].colour)
            if draft.info.owner == person and not any(s.held_by(person) for s in draft.seats):
                _pass_on(table, draft)
        elif draft.info.status == "playing":
            draft.change_seat(seat, status="left")
            here = [s.person for s in draft.seats if s.waited_for]
            if draft.info.owner == person and person not in here and here:
                draft.change(owner=here[0])
            _end_if_agreed(table, draft)
        else:
            raise Refused("over")


def _pass_on(table: Table, draft: Sitting) -> None:
    """The table's owner has got up: it is somebody else's, or nobody's and gone."""
    others = [seat.person for seat in draft.seats if seat.person and seat.held_by(seat.person)]
    if others:
        draft.change(owner=others[0])
    else:
        table.end(draft, "aborted")


async def add_word(table: Table, person: str, word: bytes) -> None:
    """What a person's page adds to the secret, having seen the hash of the server's own word; it may be another until the start."""
    async with table.deed() as draft:
        if draft.info.status != "open":
            raise Refused("secret-made")
        if not table.own(person):
            raise Forbidden("word-not-yours")
        for seat in table.own(person):
            draft.change_seat(seat, word=word)


async def start(table: Table, person: str) -> None:
    async with table.deed() as draft:
        check_owner(draft, person)
        begin(table, draft)


def begin(table: Table, draft: Sitting) -> None:
    """Lots are drawn, the secret is made of everybody's words, the first draws fall."""
    if draft.info.status != "open":
        raise Refused("begun" if draft.info.status == "playing" else "over")
    if any(seat.kind == "open" for seat in draft.seats):
        raise Refused("seat-open")
    if draft.info.lots:
        _draw_lots(table, draft)
    rules = find_rules(draft.info.game)
    _draw_colours(table, draft)
    if not draft.info.position:
        draft.change(options={**draft.info.options, **rules.cast(colours_of(draft.seats) or [])})
    now = table.hall.clock.now()
    secret = chance.mix(draft.info.house, words_of(draft.info, draft.seats))
    draft.change(status="playing", started=now, secret=secret, rules=rules.version)
    names = [seat.name for seat in draft.seats]
    draft.keeper = Keeper(rules, draft.info.players, draft.info.options, names, secret, draft.words, draft.info.position, colours_of(draft.seats))
    draft.change(options=draft.keeper.header.options)
    draft.extras = [Extra(now) for _ in draft.keeper.entries]
    draft.clocks = Clocks.fresh(draft.info.pace, draft.info.players)
    for seat in range(draft.info.players):
        begin_anew(draft, seat)
    table.run_clocks(draft)


def _draw_lots(table: Table, draft: Sitting) -> None:
    order = list(draft.seats)
    table.hall.luck.shuffle(order)
    draft.seats = [Seat(**(vars(seat) | {"seat": k})) for k, seat in enumerate(order)]


def _draw_colours(table: Table, draft: Sitting) -> None:
    """Those that nobody chose. Where a position says whom each seat plays, lots change only who sits there."""
    rules = find_rules(draft.info.game)
    if _is_cast(draft):
        for k, colour in enumerate(rules.colours(draft.info.players, draft.info.options)):
            draft.change_seat(k, colour=colour)
    taken = {seat.colour for seat in draft.seats}
    every = COLOURS if rules.figures else max(draft.info.players, COLOURS - 1)
    free = [colour for colour in range(every) if colour not in taken]
    table.hall.luck.shuffle(free)
    for seat in draft.seats:
        if seat.colour is None:
            draft.change_seat(seat.seat, colour=free.pop())


def _is_cast(draft: Sitting) -> bool:
    """Whether it is settled whom each seat plays: by the game that runs, or by the position at which it will begin."""
    return bool(find_rules(draft.info.game).figures) and (draft.info.status == "playing" or draft.info.position is not None)


async def abort(table: Table, person: str) -> None:
    async with table.deed() as draft:
        check_owner(draft, person)
        if draft.info.status != "open":
            raise Refused("begun-not-aborted")
        draft.change(status="aborted", ended=table.hall.clock.now())


async def resign(table: Table, person: str, seat: int) -> None:
    """For good: a bot plays the seat to the end. When the last person resigns, the game is over without a result."""
    async with table.deed() as draft:
        check_own(draft, person, seat)
        check_runs(draft)
        draft.change_seat(seat, status="resigned")
        begin_anew(draft, seat)
        if not any(s.kind == "person" and s.status != "resigned" for s in draft.seats):
            table.end(draft, "aborted")
        elif draft.info.owner == person and not any(s.held_by(person) for s in draft.seats):
            _pass_on(table, draft)
        _end_if_agreed(table, draft)


async def call_off(table: Table, person: str, agreed: bool) -> None:
    """Say, or no longer, that the game should end without a result."""
    async with table.deed() as draft:
        check_runs(draft)
        if not table.own(person):
            raise Forbidden("calling-off-not-yours")
        for seat in table.own(person):
            draft.change_seat(seat, call_off=agreed)
        _end_if_agreed(table, draft)


def _end_if_agreed(table: Table, draft: Sitting) -> None:
    """Everybody who is still in the game wants it called off: it is over without a result. Who left, or is played by a bot, is not asked."""
    asked = [seat for seat in draft.seats if seat.waited_for]
    if asked and all(seat.call_off for seat in asked):
        table.end(draft, "aborted")


async def replace_seat(table: Table, person: str, seat: int, kind: str, level: str) -> None:
    """The owner frees a seat, or gives it to a bot."""
    async with table.deed() as draft:
        check_owner(draft, person)
        check_seat(draft, seat)
        if draft.info.status not in ("open", "playing"):
            raise Refused("over")
        if kind == "bot":
            check_level(level)
        old = draft.seats[seat]
        if draft.info.status == "playing" and old.held_by(old.person) and old.person != person and _is_here(table, old):
            raise Refused("person-here")
        if seat in draft.closed:  # whoever sat down there would read it, and may still have to choose
            raise Refused("choice-closed")
        name = "" if kind == "open" else _bot_name(table, draft)
        word = old.word if draft.info.status == "playing" else None
        draft.seats[seat] = Seat(seat, kind, None, name, level if kind == "bot" else None, old.colour, word)
        begin_anew(draft, seat)
        if draft.info.status == "playing":
            draft.seats[seat] = Seat(**(vars(draft.seats[seat]) | {"name": name or old.name}))
            table.run_clocks(draft)
            _end_if_agreed(table, draft)


def _is_here(table: Table, seat: Seat) -> bool:
    """Whether its person plays on. Clocks say who is late, and by turn hardly anybody is connected; without clocks that is all one can go by."""
    return seat.status not in ("left", "late") and (table.sitting.info.pace.kind != "relaxed" or seat.person in table.present)


def _bot_name(table: Table, draft: Sitting) -> str:
    """One that nobody at the table has."""
    return names_for([seat.name for seat in draft.seats], 1, table.hall.luck.randrange)[0]


async def stand_in(table: Table, person: str, seat: int) -> None:
    """Somebody at the table asks for a bot in a seat that left or ran out of time."""
    async with table.deed() as draft:
        check_playing(draft)
        check_seat(draft, seat)
        if not any(s.held_by(person) and s.seat != seat for s in draft.seats):
            raise Forbidden("bot-not-yours")
        if draft.seats[seat].kind != "person" or draft.seats[seat].status not in ("left", "late"):
            raise Refused("not-late")
        draft.change_seat(seat, stand_in=True)
        _end_if_agreed(table, draft)


async def come_back(table: Table, person: str, seat: int) -> None:
    async with table.deed() as draft:
        check_own(draft, person, seat)
        check_playing(draft)
        draft.change_seat(seat, status="", stand_in=False)


async def pause(table: Table, person: str, paused: bool) -> None:
    """A table by turn stands still, or goes on."""
    async with table.deed() as draft:
        check_owner(draft, person)
        check_playing(draft)
        if draft.info.pace.kind != "turn":
            raise Refused("no-pause")
        if paused == draft.info.paused or draft.clocks is None:
            raise Refused("paused-already" if paused else "not-paused")
        now = table.hall.clock.now()
        draft.change(paused=paused)
        draft.clocks = draft.clocks.stop(now, table.still(draft)) if paused else draft.clocks.go_on(draft.movers(), now)


async def rename(table: Table, person: str, name: str) -> None:
    """Before the start a seat shows its person's name of now; afterwards, and where several sit at one screen, the one they sat down with."""
    async with table.deed() as draft:
        own = [seat.seat for seat in draft.seats if seat.held_by(person)]
        if draft.info.status == "open" and len(own) == 1:
            draft.change_seat(own[0], name=name)


async def give_up(table: Table, person: str) -> None:
    """Get up from every seat for good."""
    for seat in table.own(person):
        if table.sitting.info.status == "open":
            await leave(table, person, seat)
        elif table.sitting.info.status == "playing":  # the others may have waited for this to call it off
            await resign(table, person, seat)
    if table.sitting.info.owner == person and table.sitting.info.status in ("open", "playing"):
        async with table.deed() as draft:
            _pass_on(table, draft)
