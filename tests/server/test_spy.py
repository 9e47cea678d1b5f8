"""A spy reads every byte sent to one seat, to a spectator and to the log: none of them depends on what others have sealed, or on draws to come."""
from __future__ import annotations

import asyncio
import hashlib
import hmac
import io
import json
import os
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_json

from fivepoints.core import chance
from fivepoints.core.contract import Occasion
from fivepoints.core.game import Game
from fivepoints.games.gangs import flow as gangs_flow
from fivepoints.record import Entry, loads, verify
from fivepoints.record.entries import SEATS
from fivepoints.server import app, moves, program, standing, telling
from fivepoints.server import table as server_table
from fivepoints.server.log import Log
from fivepoints.server.program import Plan
from fivepoints.server.sitting import Sitting
from fivepoints.server.standing import left_choice
from fivepoints.server.table import Table
from server.guest import Chair, Guest
from server.house import QUICK, serving
from server.party import hear_all, most, party
from server.spy import LOG, SPY, WATCHER, Evening, Finding, LastingWorkers, Script, compare, other_choices, other_draws

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("FIVEPOINTS_SOAK"))
GAMES = 100 if SOAK else 5
GAMES_OF_GANGS = 30 if SOAK else 2
WAYS = ["late", "left", "slow", "by hand"]
TRIED = 4  # games in which a planted leak must be noticed
CONTROLLED = TRIED if SOAK else 1  # of them, without a leak


@pytest.fixture
async def workers() -> AsyncIterator[LastingWorkers]:
    made = LastingWorkers()
    yield made
    made.end()


class Runs:
    """Runs of games, each with a database of its own."""

    def __init__(self, folder: Path, workers: LastingWorkers) -> None:
        self._folder, self._workers, self._count = folder, workers, 0

    async def spend(self, evening: Evening) -> Evening:
        self._count += 1
        return await evening.spend(str(self._folder / f"{self._count}.db"), self._workers)

    async def twice(self, first: Evening, opened: int) -> tuple[Evening, Finding]:
        second = await self.spend(Evening(first.script, other_choices(first, opened)))
        return second, compare(first, second)


@pytest.fixture
def runs(tmp_path: Path, workers: LastingWorkers) -> Runs:
    return Runs(tmp_path, workers)


async def test_what_a_spy_reads_depends_neither_on_others_sealed_choices_nor_on_draws_to_come(runs: Runs) -> None:
    compared, messages = 0, 0
    masked, ways, changed = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(GAMES):
        script = Script.of(seed)
        first = await runs.spend(Evening(script))
        luck = random.Random(seed)
        by_way = first.rounds_to_change()
        way = next(way for way in WAYS[seed % len(WAYS) :] + WAYS if way in by_way)
        opened = luck.choice([opened for opened in by_way[way] if first.closed_by_bots(opened)] or by_way[way])
        second, choices = await runs.twice(first, opened)
        assert choices.difference is None, (seed, way)
        assert choices.changed, (seed, "nobody chose another thing")
        assert script.spy not in choices.changed
        draw = luck.choice(first.draws_to_change())
        third = await runs.spend(Evening(script, other_draws(first, draw)))
        draws = compare(first, third)
        assert draws.difference is None, (seed, draw)
        assert drawn(first)[:draw] == drawn(third)[:draw]
        assert drawn(first)[draw] != drawn(third)[draw]
        changed[way] += 1
        for seat in choices.changed:
            changed["choices of bots" if seat in script.bots else "choices of persons"] += 1
        ways += second.ways + third.ways
        for finding in (choices, draws):
            compared, messages, masked = compared + finding.compared, messages + finding.messages, masked + finding.masked
    print(f"\n{GAMES} games spied on: {messages} messages of {compared} bytes are the same; masked bytes of both runs: {dict(masked)}")
    print(f"what was changed: {dict(changed)}; in what ways: {dict(ways)}")
    assert set(masked) <= {"house", "commitment", "word of a bot"}
    assert set(changed) == {*WAYS, "choices of persons", "choices of bots"}


async def test_what_a_spy_reads_in_gangs_depends_on_no_secret_either(runs: Runs) -> None:
    """Sealed choices of three kinds, ballots until they are counted, habits and answers left for later, draws to come."""
    changed, ways, phases = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(GAMES_OF_GANGS):
        script, luck = Script.of_gangs(seed, late=seed % 3 != 0), random.Random(seed)
        first = await runs.spend(Evening(script) if SOAK else Evening(script, counts=2) if script.begin else Evening(script, rounds=8))
        for opened in first.one_of_each_phase(luck):
            known = first.rounds[opened]
            second, finding = await runs.twice(first, opened)
            assert finding.difference is None, (seed, known)
            assert finding.changed, (seed, known, "nobody chose another thing")
            assert script.spy not in finding.changed
            changed[known.way] += 1
            phases[known.phase] += 1
            ways += second.ways
        for twist in first.ballots_to_change(luck):
            second = await runs.spend(Evening(script, twist))
            finding = compare(first, second)
            assert finding.difference is None, (seed, twist.ballots)
            changed["ballots"] += len(finding.changed)
            ways += second.ways
        if draws := first.draws_to_change():
            third = await runs.spend(Evening(script, other_draws(first, draw := luck.choice(draws))))
            assert compare(first, third).difference is None, (seed, draw)
            assert drawn(first)[draw] != drawn(third)[draw]
            changed["draws"] += 1
    print(f"\n{GAMES_OF_GANGS} games of Gangs spied on; what was changed: {dict(changed)}, {dict(phases)}; in what ways: {dict(ways)}")
    assert min(changed["ballots"], changed["draws"]) > 0
    assert set(phases) == {"women", "commit", "arm"}


def drawn(evening: Evening) -> list[str]:
    return [entry["text"] for entry in evening.chairs[-1].log if entry["seat"] is None]


# What is masked


async def test_what_is_masked_is_a_hash_of_what_is_shown_at_the_end_and_nothing_else_looks_like_it(runs: Runs) -> None:
    """Every long number in all that was sent is one whose origin is known, and of the length that its kind has."""
    script = next(script for script in map(Script.of, range(100)) if script.players == 3 and len(script.bots) == 1)
    evening = await runs.spend(Evening(script))
    record = loads(evening.record)
    verdict = verify(record)
    assert (verdict.finished, verdict.chance_checked, verdict.words_checked) == (True, True, True)
    words = record.header.words
    assert words
    assert words.word
    assert record.secret
    secret, house = record.secret, bytes.fromhex(words.word)
    assert hashlib.sha256(house).hexdigest() == words.house
    assert hashlib.sha256(secret).hexdigest() == record.header.commitment
    assert hashlib.sha256(house + b"".join(bytes.fromhex(word) for word in words.seats)).digest() == secret
    bot = next(iter(script.bots))
    assert words.seats[bot] == hmac.digest(house, f"seat {bot}".encode(), "sha256").hex()
    assert evening.masks() == {words.house: "house", record.header.commitment: "commitment", words.seats[bot]: "word of a bot"}
    origins = {words.house, record.header.commitment, *words.seats, neighbour_word(script), *(guest.person for guest in evening.people.values())}
    origins |= opened_seals(evening) | receipts(evening) | {entry.digest for entry in record.entries} | {entry.salt or "" for entry in record.entries}
    over = max(seen.step for seen in evening.seen[SPY])
    for ear, heard in evening.seen.items():
        for seen in heard:
            unknown = set(re.findall(r"[0-9a-f]{12,}", seen.data)) - origins - ({secret.hex(), words.word} if seen.step == over else set())
            assert not unknown, (ear, unknown)
    assert {len(value) for value in evening.masks()} == {64}


def neighbour_word(script: Script) -> str:
    """The table beside it has a hash of its own, the same in both runs."""
    return chance.commitment(script.luck("neighbour").randbytes(32))


def opened_seals(evening: Evening) -> set[str]:
    """The seals of all choices; each opens with its salt to the choice that was made."""
    seals, start = set(), 0
    entries = evening.chairs[-1].log
    for entry in entries:
        if not entry["seal"]:
            continue
        start = entry["n"] if entry["n"] - 1 in evening.rounds else start
        told = f"{start} {SEATS[entry['seat']]} {entry['text']}"
        assert entry["seal"] == hmac.digest(bytes.fromhex(entry["salt"]), told.encode(), "sha256").hex()
        seals.add(entry["seal"])
    assert len(seals) > 10
    return seals


def receipts(evening: Evening) -> set[str]:
    """What the spy got for its own choices: also for those it replaced, which nobody else ever sees."""
    messages = [json.loads(seen.data) for seen in evening.seen[SPY]]
    own = {message["receipt"] for message in messages if message["type"] == "done" and message["receipt"]}
    shown = {entry["seal"] for entry in evening.chairs[-1].log if entry["seat"] == evening.script.spy and entry["seal"]}
    assert own >= shown
    assert not any(receipt in seen.data for receipt in own - shown for ear in (WATCHER, LOG) for seen in evening.seen[ear])
    return own


async def test_a_choice_that_is_replaced_while_it_waits_changes_nothing_for_others(database: str) -> None:
    """Neither a message, nor what they can ask for, nor the place of the table in a list."""
    async with party(database) as p:
        a, b, c = chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"), listed=True, pace={"kind": "live"})
        watcher = await p.chair(await p.guest("Watcher"), a.table)
        await a.play("bid none")
        await p.later(1)
        beside = await watcher.guest.create(players=3, seats=[{"kind": "me"}, {}, {}], listed=True)
        await p.later(1)
        before = [await all_they_can_see(chair) for chair in (b, c, watcher)]
        assert [table["id"] for table in await b.guest.ask("GET", "/api/tables")] == [beside["id"], a.table]
        for bid in (most(a), "bid irish 1", "bid none", most(a)):
            await a.play(bid, salt=os.urandom(16).hex())
        await a.ask(type="stand", seat=0, occasion="4 bid 2", move="bid irish 1")
        assert [await all_they_can_see(chair) for chair in (b, c, watcher)] == before
        await b.play("bid none")
        await c.play("bid none")
        await hear_all(*chairs)
        assert next(entry["text"] for entry in b.log if entry["seal"]) != "bid none"


async def all_they_can_see(chair: Chair) -> Any:
    """What has come over the socket but for answers to pings, and what HTTP says."""
    await hear_all(chair)
    paths = [f"/api/tables/{chair.table}", f"/api/tables/{chair.table}/record", "/api/tables", "/api/me/tables"]
    return [message for message in chair.messages if message["type"] != "pong"], [(await chair.guest.http.get(path)).text for path in paths]


async def test_a_move_of_the_program_that_fails_by_a_mistake_of_ours_is_tried_again_now_and_then_and_the_log_stays_short(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names where in the code it happened, and nothing of the move."""

    async def fail(table: Table, seat: int, text: str, salt: bytes | None, way: str) -> None:
        raise KeyError(text)

    monkeypatch.setattr(moves, "move", fail)
    stream = io.StringIO()
    async with serving(sqlite, replace(QUICK, retry=0.2), log=Log(stream)) as house, Guest(house.address, "Ann") as ann:
        await ann.create(players=3, seats=[{"kind": "bot", "level": "random"}] * 3, bot_pace=0.0, start=True)
        while "KeyError" not in stream.getvalue():
            await asyncio.sleep(0.01)
        await asyncio.sleep(1)
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    failed = [line for line in lines if line.get("error") == "KeyError"]
    assert 1 < len(failed) < 10
    assert not any(verb in stream.getvalue() for verb in ("settle ", "campaign "))


# Planted leaks: each is noticed

Leak = Callable[[pytest.MonkeyPatch], None]


def add_to_now(patch: pytest.MonkeyPatch, more: Callable[[Sitting, dict[str, Any]], dict[str, Any]]) -> None:
    real = telling.now

    def leaky(table: Table, seat: int | None, made: telling.Made) -> bytes:
        told: dict[str, Any] = json.loads(real(table, seat, made))
        return to_json(told | more(table.sitting, told))

    patch.setattr(telling, "now", leaky)


def the_length_of_closed_choices(patch: pytest.MonkeyPatch) -> None:
    add_to_now(patch, lambda sitting, told: {"sizes": [len(sitting.closed[p].text) for p in told["closed"]]})


def closed_seats_in_the_order_of_their_choices(patch: pytest.MonkeyPatch) -> None:
    add_to_now(patch, lambda sitting, told: {"closed": sorted(told["closed"], key=lambda p: sitting.closed[p].text)})


def the_view_of_a_seat_that_has_closed(patch: pytest.MonkeyPatch) -> None:
    add_to_now(patch, lambda sitting, told: {"view": sitting.keeper.game.view(told["closed"][0])} if told["closed"] and sitting.keeper else {})


def a_view_that_was_made_for_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Views are made once for all who see the same: here also for those who don't."""
    patch.setattr(Game, "like", lambda game, seat: game.held[0] if game.held else None)


def the_commitments_of_closed_choices(patch: pytest.MonkeyPatch) -> None:
    """With the salt of a careless page a bid could be found by trying."""
    add_to_now(patch, lambda sitting, told: {"seals": [sitting.closed[p].seal for p in told["closed"]]})


def everybodys_choices_for_later(patch: pytest.MonkeyPatch) -> None:
    add_to_now(patch, lambda sitting, told: {"standing": {occasion: text for (_, occasion), text in sitting.standing.items()}})


def one_bit_of_the_next_draws(patch: pytest.MonkeyPatch) -> None:
    add_to_now(patch, lambda sitting, told: {"hint": sitting.keeper._secret[0] & 1 if sitting.keeper else None})


def the_move_in_the_log(patch: pytest.MonkeyPatch) -> None:
    real = moves.move

    async def move(table: Table, seat: int, text: str, *more: Any) -> Any:
        answer = await real(table, seat, text, *more)
        table.hall.log.info("a move", seat=seat, text=text)
        return answer

    patch.setattr(moves, "move", move)


def a_message_when_a_choice_is_left_or_replaced(patch: pytest.MonkeyPatch) -> None:
    real = telling.tell
    patch.setattr(telling, "tell", lambda table, before, only=None: real(table, before))


def a_replaced_choice_in_the_order_of_the_lobby(patch: pytest.MonkeyPatch) -> None:
    """The table moves to the front of the list: this was so once."""
    real, calls = server_table.save, iter(range(10**9))
    patch.setattr(server_table, "save", lambda conn, before, after, due, now: real(conn, before, after, due, 2e6 + next(calls) if now is None else now))


def a_clock_charged_by_the_size_of_a_bid(patch: pytest.MonkeyPatch) -> None:
    real = Table.run_clocks

    def run(self: Table, draft: Sitting, moved: int | None = None, back: bool = False) -> None:
        real(self, draft, moved, back)
        if moved is not None and moved in draft.closed and draft.clocks:
            size = len(draft.closed[moved].text)
            draft.clocks = replace(draft.clocks, left=tuple(left - size * (p == moved) for p, left in enumerate(draft.clocks.left)))

    patch.setattr(Table, "run_clocks", run)


def a_choice_that_was_left_is_closed_the_later_the_longer_it_is(patch: pytest.MonkeyPatch) -> None:
    real = program.plan

    def plan(table: Table, sitting: Sitting) -> dict[int, Plan]:
        lengths = {p: len(left_choice(sitting, p) or "") for p in sitting.movers()}
        return {p: replace(found, at=found.at + lengths[p] / 8 - 3) if found.how == "standing" else found for p, found in real(table, sitting).items()}

    patch.setattr(program, "plan", plan)


def a_waiting_choice_in_the_record(patch: pytest.MonkeyPatch) -> None:
    real = app.record
    patch.setattr(app, "record", lambda sitting, eyes: real(sitting, eyes) + "".join(closed.text for closed in sitting.closed.values()))


def a_seat_that_is_refused_for_what_another_chose(patch: pytest.MonkeyPatch) -> None:
    """What is wrong with a bid is told by looking at the others' bids."""
    real = moves.play

    async def play(table: Table, person: str, seat: int, token: int, text: str, salt: bytes | None) -> Any:
        if "99" in text and any(closed.text != "bid none" for closed in table.sitting.closed.values()):
            raise moves.Refused("paused")
        return await real(table, person, seat, token, text, salt)

    patch.setattr(moves, "play", play)


LEAKS: list[Leak] = [
    the_length_of_closed_choices,
    closed_seats_in_the_order_of_their_choices,
    the_view_of_a_seat_that_has_closed,
    a_view_that_was_made_for_another_seat,
    the_commitments_of_closed_choices,
    everybodys_choices_for_later,
    the_move_in_the_log,
    a_message_when_a_choice_is_left_or_replaced,
    a_replaced_choice_in_the_order_of_the_lobby,
    a_clock_charged_by_the_size_of_a_bid,
    a_choice_that_was_left_is_closed_the_later_the_longer_it_is,
    a_waiting_choice_in_the_record,
    a_seat_that_is_refused_for_what_another_chose,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_the_spy_notices_a_planted_leak_of(leak: Leak, runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    noticed = await first_difference(runs)
    print(f"\n{leak.__name__}: {noticed}")
    assert noticed


async def test_the_same_games_without_a_leak_show_nothing(runs: Runs) -> None:
    assert await first_difference(runs, CONTROLLED) is None


async def first_difference(runs: Runs, games: int = TRIED) -> str | None:
    """What is noticed in the first election of a few games of three persons, in each of its rounds."""
    for seed in range(games):
        first = await runs.spend(Evening(replace(Script.of(3 * seed, "live"), bots={}), rounds=3))
        for opened in sorted(opened for rounds in first.rounds_to_change().values() for opened in rounds):
            _, finding = await runs.twice(first, opened)
            if finding.difference:
                return finding.difference
    return None


async def test_the_spy_notices_a_planted_leak_of_one_bit_of_the_draws_to_come(runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    one_bit_of_the_next_draws(monkeypatch)
    noticed = []
    for seed in range(TRIED):
        first = await runs.spend(Evening(replace(Script.of(3 * seed, "live"), bots={}), rounds=1))
        second = await runs.spend(Evening(first.script, other_draws(first, first.draws_to_change()[-1])))
        noticed.append(compare(first, second).difference)
        if noticed[-1]:
            break
    assert noticed[-1]


# Leaks in Gangs


def a_purse_that_shows_the_price_of_ballots(patch: pytest.MonkeyPatch) -> None:
    real = gangs_flow.blind

    def blind(s: Any, seat: int) -> None:
        for p in range(s.players):
            s.cash[p] -= min(s.ballots[p], s.cash[p])
        real(s, seat)

    patch.setattr(gangs_flow, "blind", blind)


def ballots_in(game: Game) -> int:
    ballots: list[int] = game.state().ballots
    return sum(ballots)


def moves_listed_in_an_order_that_depends_on_the_ballots(patch: pytest.MonkeyPatch) -> None:
    real = telling.legal

    def legal(game: Game, seat: int) -> dict[str, Any]:
        told = real(game, seat)
        first = ballots_in(game) % len(told["moves"])
        return told | {"moves": told["moves"][first:] + told["moves"][:first]}

    patch.setattr(telling, "legal", legal)


def choices_to_come_that_depend_on_the_ballots(patch: pytest.MonkeyPatch) -> None:
    real = standing.occasions

    def occasions(game: Game, seat: int) -> list[Occasion]:
        return real(game, seat)[ballots_in(game) % 2 :]

    patch.setattr(standing, "occasions", occasions)


def how_many_ballots_were_put_in_to_who_watches(patch: pytest.MonkeyPatch) -> None:
    real = telling.entry_out
    patch.setattr(telling, "entry_out", lambda entry, extra, eyes: real(entry, extra, None if eyes == -1 else eyes))


def what_ballots_were_drawn_from_in_the_record(patch: pytest.MonkeyPatch) -> None:
    """This was so once."""
    real = Entry.to_json
    patch.setattr(Entry, "to_json", lambda entry, eyes=None, drawn_from=True: real(entry, eyes))


LEAKS_IN_GANGS: list[Leak] = [
    the_length_of_closed_choices,
    everybodys_choices_for_later,
    a_purse_that_shows_the_price_of_ballots,
    moves_listed_in_an_order_that_depends_on_the_ballots,
    choices_to_come_that_depend_on_the_ballots,
    how_many_ballots_were_put_in_to_who_watches,
    what_ballots_were_drawn_from_in_the_record,
]


@pytest.mark.parametrize("leak", LEAKS_IN_GANGS, ids=lambda leak: leak.__name__)
async def test_the_spy_notices_in_gangs_a_planted_leak_of(leak: Leak, runs: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    noticed = await first_difference_in_gangs(runs, ballots="ballots" in leak.__name__)
    print(f"\n{leak.__name__}: {noticed}")
    assert noticed


@pytest.mark.parametrize("ballots", [True, False])
async def test_the_same_games_of_gangs_without_a_leak_show_nothing(ballots: bool, runs: Runs) -> None:
    assert await first_difference_in_gangs(runs, ballots, CONTROLLED) is None


async def first_difference_in_gangs(runs: Runs, ballots: bool, games: int = TRIED) -> str | None:
    """What is noticed in a turn with fights and ballots, played a few times."""
    for seed in range(games):
        script = Script.plotted(seed)
        first = await runs.spend(Evening(script, counts=1))
        twists = list(first.ballots_to_change(random.Random(seed)))
        if not ballots:
            found = [opened for rounds in first.rounds_to_change().values() for opened in rounds]
            twists = [other_choices(first, opened) for opened in sorted(found, key=lambda opened: (first.rounds[opened].phase, opened))]
        for twist in twists:
            if difference := compare(first, await runs.spend(Evening(script, twist))).difference:
                return difference
    return None
