"""Tables: made in every form, joined, left, given up, taken over, played again; and forgotten from memory without losing anything."""
from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from fivepoints.record import loads, verify
from server.guest import Chair, Guest, Refusal, some_move
from server.house import QUICK, TestClock
from server.party import Party, campaign, hear_all, look, most, party, some_turn, sync

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}
RANDOM = {"kind": "bot", "level": "random"}


def statuses(table: dict[str, Any]) -> list[str]:
    return [seat["status"] for seat in table["seats"]]


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def record_of(guest: Guest, table: str) -> str:
    answer = await guest.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text


async def play_out(chair: Chair) -> None:
    """This person's seats, and instant bots, to the end."""
    luck = random.Random(3)
    while chair.now["result"] is None:
        if chair.now["owes"]:
            await chair.play(some_move(chair.now, luck.randrange(10**6)))
        elif own := [seat for seat in chair.now["movers"] if chair.info["seats"][seat]["person"] == chair.guest.person]:
            await look(chair, own[0])
        else:
            await chair.hear()


async def finished(p: Party, *others: Guest, seats: list[dict[str, Any]] | None = None, **wish: Any) -> tuple[Guest, str]:
    """Ann has played a game to its end, the others have resigned."""
    ann = await p.guest("Ann")
    chairs = await p.table(ann, *others, **{"players": 3, "seats": seats or [ME, *[OPEN] * len(others), *[RANDOM] * (2 - len(others))], "bot_pace": 0.0} | wish)
    for guest, chair in zip(others, chairs[1:], strict=True):
        await guest.deed(chair.table, "resign", seat=chair.now["seat"])
    await play_out(chairs[0])
    return ann, chairs[0].table


# Making one


@pytest.mark.parametrize("players", [3, 4, 5])
async def test_a_table_has_as_many_seats_as_the_game_allows_each_for_me_open_or_a_bot_of_a_level(sqlite: str, players: int) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        seats = [ME, OPEN, BOT, RANDOM, ME][:players]
        table = await ann.create(players=players, seats=seats, options={"edition": 2009, "supply": "unlimited", "lock": "placing"})
        assert kinds(table) == ["person", "open", "bot", "bot", "person"][:players]
        assert [seat["level"] for seat in table["seats"]] == [None, None, "heeler", "random", None][:players]
        assert [seat["person"] for seat in table["seats"]] == [ann.person, None, None, None, ann.person][:players]
        assert (table["status"], table["owner"], table["players"]) == ("open", ann.person, players)
        assert table["options"] == {"edition": 2009, "supply": "unlimited", "lock": "placing"}
        bob = await p.guest("Bob")
        await bob.deed(table["id"], "sit", seat=1)
        await ann.deed(table["id"], "start")
        chair = await p.chair(bob, table["id"])
        assert (chair.now["seat"], chair.now["view"]["players"]) == (1, players)
        assert chair.now["view"]["options"] == {"edition": 2009, "supply": "unlimited", "lock": "placing"}


async def test_several_at_one_screen_have_names_of_their_own_and_keep_them(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        table = await ann.create(players=3, seats=[ME, ME | {"name": "Bea"}, BOT])
        assert [seat["name"] for seat in table["seats"][:2]] == ["Ann", "Bea"]
        alone = await ann.create(players=3, seats=[ME, BOT, BOT])
        await ann.ask("PUT", "/api/me", {"name": "Anna"})
        assert [seat["name"] for seat in (await ann.ask("GET", f"/api/tables/{table['id']}"))["seats"][:2]] == ["Ann", "Bea"]
        assert (await ann.ask("GET", f"/api/tables/{alone['id']}"))["seats"][0]["name"] == "Anna"
        with pytest.raises(Refusal, match="name"):
            await ann.create(players=3, seats=[ME, ME | {"name": " "}, BOT])


async def test_a_bot_has_the_name_that_was_asked_for_or_one_of_its_own(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        table = await ann.create(players=3, seats=[ME, BOT | {"name": "Peg"}, BOT])
        you, peg, other = [seat["name"] for seat in table["seats"]]
        assert (you, peg) == ("Ann", "Peg")
        assert other not in ("", "Ann", "Peg")


async def test_what_can_be_played_is_said(sqlite: str) -> None:
    async with party(sqlite) as p:
        known = {game["name"]: game for game in await (await p.guest("Ann")).ask("GET", "/api/games")}
        game = known["tammany"]
        assert (game["least"], game["most"], game["levels"]) == (3, 5, ["random", "greenhorn", "heeler", "captain", "sachem"])
        assert set(game["options"]["edition"]) == {2009, 2020}


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        ({"players": 2, "seats": [ME, BOT]}, r"option: .*3 to 5"),
        ({"players": 6, "seats": [ME] * 6}, r"option: .*3 to 5"),
        ({"players": 3, "seats": [ME, BOT]}, "option: 3 players need as many seats, not 2"),
        ({"players": 3, "seats": [ME] * 4}, "option: 3 players need as many seats, not 4"),
        ({"players": 3, "seats": [ME] * 3, "game": "chess"}, "option: .*'chess'"),
        ({"players": 3, "seats": [ME] * 3, "game": "tammany@tiny"}, "option: there is no game 'tammany@tiny'"),
        ({"players": 3, "seats": [ME] * 3, "options": {"edition": 1999}}, "option: .*edition"),
        ({"players": 3, "seats": [ME] * 3, "options": {"colour": "red"}}, "option: .*'colour'"),
        ({"players": 3, "seats": [ME, BOT, {"kind": "bot", "level": "wizard"}]}, "option: there is no bot 'wizard'; there is random, "),
        ({"players": 3, "seats": [ME, BOT, {"kind": "bot", "level": "search:time=600"}]}, "option: there is no bot 'search:time=600'; there is random, "),
        ({"players": 3, "seats": [ME, BOT | {"colour": 2}, BOT | {"colour": 2}]}, "option: two seats have the same colour"),
        ({"players": 3, "seats": [ME, OPEN, BOT], "start": True}, "refused: a seat is still open"),
        ({"players": 3, "seats": [ME] * 3, "pace": {"kind": "live", "base": 1}}, "invalid: pace.base"),
        ({"players": 3, "seats": [ME] * 3, "pace": {"kind": "turn", "hours": 0}}, "invalid: pace.hours"),
        ({"players": 3, "seats": [ME] * 3, "pace": {"kind": "blitz"}}, "invalid: pace.kind"),
        ({"players": 3, "seats": [ME, BOT, BOT | {"colour": 9}]}, "invalid: seats.2.colour"),
        ({"players": 3, "seats": [ME] * 3, "wish": "a pony"}, "invalid: wish"),
    ],
)
async def test_what_can_not_be_is_refused_in_clear_words_and_leaves_no_table(sqlite: str, wish: dict[str, Any], text: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        with pytest.raises(Refusal, match=text):
            await ann.create(**wish)
        assert await ann.ask("GET", "/api/me/tables") == []


async def test_colours_are_chosen_or_fall_by_lot_and_no_two_are_the_same(sqlite: str) -> None:
    async with party(sqlite, luck=random.Random(5)) as p:
        ann, bob = await p.guests("Ann", "Bob")
        seen = set()
        for _ in range(12):
            table = (await ann.create(players=5, seats=[ME | {"colour": 3}, OPEN, BOT, BOT | {"colour": 5}, BOT]))["id"]
            with pytest.raises(Refusal, match="this colour is taken"):
                await bob.deed(table, "sit", seat=1, colour=5)
            await bob.deed(table, "sit", seat=1, colour=0)
            colours = [seat["colour"] for seat in (await ann.deed(table, "start"))["seats"]]
            assert (colours[0], colours[1], colours[3]) == (3, 0, 5)
            assert len(set(colours)) == 5
            seen.add((colours[2], colours[4]))
        assert len(seen) > 1


async def test_seats_by_lot_are_drawn_at_the_start_and_everybody_keeps_what_is_theirs(sqlite: str) -> None:
    async with party(sqlite, luck=random.Random(5)) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        orders = Counter()
        for _ in range(12):
            table = (await ann.create(players=3, seats=[ME | {"colour": 1}, OPEN, OPEN], lots=True, word="aa" * 8))["id"]
            chairs = [await p.chair(ann, table)]
            await bob.deed(table, "sit", seat=1, word="bb" * 8)
            await cat.deed(table, "sit", seat=2, word="cc" * 8)
            chairs += [await p.chair(bob, table), await p.chair(cat, table)]
            started = await ann.deed(table, "start")
            await hear_all(*chairs)
            order = "".join(seat["name"][0] for seat in started["seats"])
            orders[order] += 1
            assert started["seats"][order.index("A")]["colour"] == 1
            for chair in chairs:
                assert order[chair.now["seat"]] == chair.guest.name[0], "everybody looks from the seat that is theirs now"
            words = loads(await record_of(ann, table)).header.words
            assert words is not None
            assert [word[:2] for word in words.seats] == [{"A": "aa", "B": "bb", "C": "cc"}[letter] for letter in order]
        assert len(orders) > 3


# Words


async def test_the_servers_word_is_committed_to_before_anyone_sits_and_opened_at_the_end(database: str) -> None:
    async with party(database) as p:
        ann = await p.guest("Ann")
        made = await ann.create(players=3, seats=[OPEN, RANDOM, RANDOM], bot_pace=0.0)
        table = made["id"]
        assert made["commitment"] is None
        await ann.deed(table, "sit", seat=0, word="ab" * 20)
        started = await ann.deed(table, "start")
        assert started["house"] == made["house"]
        chair = await p.chair(ann, table)
        running = loads(await record_of(ann, table)).header.words
        assert running is not None
        assert (running.house, running.seats[0], running.word) == (made["house"], "ab" * 20, None)
        await play_out(chair)
        over = loads(await record_of(ann, table))
        assert over.header.words is not None
        assert over.header.words.word is not None
        assert hashlib.sha256(bytes.fromhex(over.header.words.word)).hexdigest() == made["house"]
        assert over.header.commitment == started["commitment"]
        verdict = verify(over)
        assert (verdict.words_checked, verdict.chance_checked, verdict.brought) == (True, True, [0])  # bots bring none


async def test_the_servers_word_itself_is_told_nobody_while_the_game_runs(sqlite: str) -> None:
    word = bytes(random.Random(1).randbytes(32))
    async with party(sqlite, new_word=lambda: word) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat)
        shown = str(await ann.ask("GET", f"/api/tables/{chairs[0].table}")) + await record_of(bob, chairs[0].table)
        assert not any(word.hex() in text for text in [shown, *chairs[0].raw, *chairs[1].raw])


async def test_no_word_is_added_after_the_start(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        chairs = await p.table(ann, bob, cat)
        table = chairs[0].table
        before = loads(await record_of(ann, table)).header
        await bob.deed(table, "leave", seat=1)
        await ann.deed(table, "replace", seat=1, kind="open")
        await dan.deed(table, "sit", seat=1, word="dd" * 16)
        after = loads(await record_of(ann, table)).header
        assert (after.words, after.commitment) == (before.words, before.commitment)


# Joining and leaving


async def test_who_has_the_link_may_join_and_only_listed_tables_are_in_the_lobby(database: str) -> None:
    async with party(database) as p:
        ann, bob = await p.guests("Ann", "Bob")
        private = (await ann.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        listed = (await ann.create(players=3, seats=[ME, OPEN, OPEN], listed=True))["id"]
        assert [table["id"] for table in await bob.ask("GET", "/api/tables")] == [listed]
        for table in (private, listed):
            joined = await bob.deed(table, "sit", seat=None)
            assert joined["seats"][1]["person"] == bob.person
        with pytest.raises(Refusal, match="this seat is taken"):
            await bob.deed(private, "sit", seat=0)
        assert {table["id"] for table in await bob.ask("GET", "/api/me/tables")} == {private, listed}
        with pytest.raises(Refusal, match="not-found"):
            await bob.deed("0123456789abcdef0123", "sit", seat=None)


async def test_everybody_at_the_table_hears_who_sits_down_and_who_is_there(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob = await p.guests("Ann", "Bob")
        table = (await ann.create(players=3, seats=[ME, OPEN, BOT]))["id"]
        chair = await p.chair(ann, table)
        await bob.deed(table, "sit", seat=None)
        await hear_all(chair)
        assert [(seat["name"], seat["online"]) for seat in chair.info["seats"][:2]] == [("Ann", True), ("Bob", False)]
        other = await p.chair(bob, table)
        await hear_all(chair)
        assert chair.info["seats"][1]["online"]
        await other.close()
        await chair.until(lambda m: m["type"] == "table")
        assert not chair.info["seats"][1]["online"]


async def test_leaving_before_the_start_frees_the_seat_and_the_table_passes_on_from_its_owner(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        table = (await ann.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        await bob.deed(table, "sit", seat=2)
        with pytest.raises(Refusal, match="forbidden: this is not your seat"):
            await cat.deed(table, "leave", seat=2)
        left = await ann.deed(table, "leave", seat=0)
        assert (kinds(left), left["owner"]) == (["open", "open", "person"], bob.person)
        with pytest.raises(Refusal, match="only the owner"):
            await ann.deed(table, "start")
        await ann.deed(table, "sit", seat=1)
        await cat.deed(table, "sit", seat=0)
        await bob.deed(table, "start")


async def test_an_owner_who_leaves_one_of_several_seats_still_owns_the_table_and_the_last_to_leave_ends_it(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann = await p.guest("Ann")
        table = (await ann.create(players=3, seats=[ME, ME, BOT]))["id"]
        assert (await ann.deed(table, "leave", seat=0))["owner"] == ann.person
        assert (await ann.deed(table, "leave", seat=1))["status"] == "aborted"
        assert await ann.ask("GET", "/api/me/tables") == []
        with pytest.raises(Refusal, match="the game is over"):
            await ann.deed(table, "sit", seat=0)


async def test_only_the_owner_starts_and_aborts_and_only_before_the_start_can_it_be_aborted(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob = await p.guests("Ann", "Bob")
        table = (await ann.create(players=3, seats=[ME, OPEN, BOT], listed=True))["id"]
        await bob.deed(table, "sit", seat=1)
        for deed in ("start", "abort"):
            with pytest.raises(Refusal, match="forbidden: only the owner"):
                await bob.deed(table, deed)
        await ann.deed(table, "start")
        for deed, text in (("start", "has begun already"), ("abort", "it can be left, resigned or called off")):
            with pytest.raises(Refusal, match=text):
                await ann.deed(table, deed)
        other = (await ann.create(players=3, seats=[ME, OPEN, BOT], listed=True))["id"]
        assert (await ann.deed(other, "abort"))["status"] == "aborted"
        assert [found["id"] for found in await bob.ask("GET", "/api/tables")] == [table]


async def test_my_tables_show_whose_turn_it_is_and_mine_come_first(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        waiting = (await ann.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        tables = {}
        for _ in range(3):
            chairs = await p.table(ann, bob, cat)
            tables[chairs[0].table] = chairs
        for table, chairs in tables.items():
            while chairs[0].now["movers"] != [list(tables).index(table)]:
                mover = chairs[chairs[0].now["movers"][0]]
                await mover.play(some_turn(mover.now))
                await hear_all(*chairs)
        for seat, guest in enumerate((ann, bob, cat)):
            mine = await guest.ask("GET", "/api/me/tables")
            assert mine[0]["id"] == list(tables)[seat]
            assert {found["id"]: found["movers"] for found in mine if found["id"] != waiting} == {table: [k] for k, table in enumerate(tables)}
        assert waiting in [found["id"] for found in await ann.ask("GET", "/api/me/tables")]


async def test_a_table_where_only_a_bot_moves_for_me_is_not_among_those_that_wait_for_me(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob = await p.guests("Ann", "Bob")
        chairs = await p.table(ann, bob, players=3, seats=[ME, OPEN, BOT], bot_pace=10.0)
        if chairs[0].now["movers"] != [1]:
            while chairs[0].now["movers"] != [1]:
                if chairs[0].now["owes"]:
                    await chairs[0].play(some_turn(chairs[0].now))
                else:
                    await p.later(10)
                await hear_all(*chairs)
        await bob.deed(chairs[0].table, "resign", seat=1)
        other = (await bob.create(players=3, seats=[ME] * 3, start=True))["id"]
        await p.later(5)
        assert [table["id"] for table in await bob.ask("GET", "/api/me/tables")] == [other, chairs[0].table]


# Leaving, resigning, bots in seats


async def test_who_leaves_during_the_game_is_waited_for_until_the_others_ask_for_a_bot_and_may_come_back(database: str) -> None:
    async with party(database) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, bot_pace=0.0)
        table = chairs[0].table
        mover = chairs[chairs[0].now["movers"][0]]
        seat, other, n = mover.now["seat"], chairs[(mover.now["seat"] + 1) % 3], mover.now["n"]
        with pytest.raises(Refusal, match="neither left nor run out of time"):
            await other.guest.deed(table, "stand-in", seat=seat)
        assert statuses(await mover.guest.deed(table, "leave", seat=seat))[seat] == "left"
        await p.later(1000)
        await hear_all(*chairs)
        assert other.now["n"] == n, "nobody plays for them unasked"
        eve = await p.guest("Eve")
        for guest in (eve, mover.guest):
            with pytest.raises(Refusal, match="only somebody who sits at the table"):
                await guest.deed(table, "stand-in", seat=seat)
        assert (await other.guest.deed(table, "stand-in", seat=seat))["seats"][seat]["stand_in"]
        await p.later(0)
        await hear_all(*chairs)
        assert other.now["movers"] == [other.now["seat"]], "the bot has ended the turn"
        with pytest.raises(Refusal, match="come back first"):
            await mover.play("end", token=other.now["token"])
        with pytest.raises(Refusal, match="come back first"):
            await mover.ask(type="undo", seat=seat, token=other.now["token"])
        back = await mover.guest.deed(table, "come-back", seat=seat)
        assert (back["seats"][seat]["status"], back["seats"][seat]["stand_in"]) == ("", False)
        while not mover.now["owes"]:
            chair = chairs[mover.now["movers"][0]]
            await chair.play(some_turn(chair.now))
            await hear_all(*chairs)
        n = mover.now["n"]
        await p.later(1000)
        await hear_all(*chairs)
        assert mover.now["n"] == n
        await mover.play(some_turn(mover.now))


async def test_who_left_and_moves_again_is_back(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        mover = chairs[chairs[0].now["movers"][0]]
        await mover.guest.deed(mover.table, "leave", seat=mover.now["seat"])
        await mover.play(some_turn(mover.now))
        await hear_all(*chairs)
        assert statuses(chairs[1].info) == ["", "", ""]


async def test_who_resigns_is_played_by_a_bot_to_the_end_and_does_not_come_back(sqlite: str) -> None:
    async with party(sqlite) as p:
        bob = await p.guest("Bob")
        ann, table = await finished(p, bob)
        shown = await ann.ask("GET", f"/api/tables/{table}")
        assert (shown["status"], statuses(shown)[1]) == ("over", "resigned")
        assert shown["seats"][1]["name"] == "Bob"
        assert verify(loads(await record_of(bob, table))).finished


async def test_a_resigned_seat_takes_no_more_deeds_of_its_person(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, bot_pace=10.0)
        await bob.deed(chairs[0].table, "resign", seat=1)
        await hear_all(*chairs)
        assert chairs[1].now["seat"] is None, "they watch from now on"
        for deed in ("come-back", "leave", "resign"):
            with pytest.raises(Refusal, match="forbidden: this is not your seat"):
                await bob.deed(chairs[0].table, deed, seat=1)
        with pytest.raises(Refusal, match="forbidden: this is not your seat"):
            await chairs[1].play("end", seat=1)


async def test_when_the_last_person_resigns_the_game_ends_without_a_result(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, bot_pace=10.0)
        table = chairs[0].table
        for seat, guest in enumerate((ann, bob)):
            assert (await guest.deed(table, "resign", seat=seat))["status"] == "playing"
        ended = await cat.deed(table, "resign", seat=2)
        assert (ended["status"], ended["result"], ended["movers"]) == ("aborted", None, [])
        n = ended["n"]
        await p.later(1000)
        assert (await cat.ask("GET", f"/api/tables/{table}"))["n"] == n
        assert await cat.ask("GET", "/api/me/finished") == []


@pytest.mark.parametrize("fate", ["resigns", "leaves", "is played by a bot", "is deleted"])
async def test_a_closed_bid_counts_whatever_becomes_of_who_made_it(sqlite: str, fate: str) -> None:
    async with party(sqlite) as p:
        guests = await p.guests("Ann", "Bob", "Cat")
        ann, bob, cat = guests
        a, _, _ = await p.election(*guests)
        token, receipt = a.now["token"], (await a.play("bid irish 1"))["receipt"]
        if fate == "resigns":
            await ann.deed(a.table, "resign", seat=0)
        elif fate == "is deleted":
            await ann.ask("DELETE", "/api/me")
        else:
            await ann.deed(a.table, "leave", seat=0)
        if fate == "is played by a bot":
            await bob.deed(a.table, "stand-in", seat=0)
        await p.later(60)
        b, c = [await p.chair(guest, a.table) for guest in (bob, cat)]
        assert (b.now["closed"], b.now["n"]) == ([0], token), "nobody chooses for them anew"
        await b.play("bid none")
        await c.play("bid none")
        assert [(entry["text"], entry["seal"]) for entry in c.log[token:] if entry["seat"] == 0] == [("bid irish 1", receipt)]


async def test_the_owner_removes_or_replaces_a_seat_before_the_start(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        table = (await ann.create(players=3, seats=[ME, OPEN, OPEN], watchers=False))["id"]
        await bob.deed(table, "sit", seat=1)
        chair = await p.chair(bob, table)
        with pytest.raises(Refusal, match="only the owner"):
            await bob.deed(table, "replace", seat=0, kind="bot")
        assert kinds(await ann.deed(table, "replace", seat=1, kind="open")) == ["person", "open", "open"]
        await hear_all(chair)
        assert chair.messages[-2]["own"] == []
        assert kinds(await ann.deed(table, "replace", seat=2, kind="bot", level="random")) == ["person", "open", "bot"]
        with pytest.raises(Refusal, match="there is no seat 5"):
            await ann.deed(table, "replace", seat=5, kind="bot")
        await cat.deed(table, "sit", seat=1)
        assert (await ann.deed(table, "start"))["status"] == "playing"


@pytest.mark.parametrize("watchers", [True, False])
async def test_a_seat_freed_during_the_game_is_somebody_elses_to_sit_down_in(sqlite: str, watchers: bool) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        chairs = await p.table(ann, bob, cat, watchers=watchers, pace={"kind": "turn", "hours": 24.0})
        await campaign(chairs)
        table = chairs[0].table
        await chairs[0].play(most(chairs[0]))
        await hear_all(*chairs)
        await bob.deed(table, "leave", seat=1)
        await ann.deed(table, "replace", seat=1, kind="open")
        with pytest.raises(Refusal, match="forbidden: this is not your seat"):
            await bob.deed(table, "leave", seat=1)
        joined = await dan.deed(table, "sit", seat=None, colour=joined_colour(chairs[0]))
        assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Dan", "Cat"]
        dans = await p.chair(dan, table)
        assert (dans.now["seat"], dans.now["closed"]) == (1, [0])
        await dans.play("bid none")
        await chairs[0].play("bid none")  # the choice that waits is hers to change
        await chairs[2].play("bid none")
        await hear_all(dans)
        assert [entry["text"] for entry in dans.log if entry["seal"]] == ["bid none"] * 3
        assert loads(await record_of(dan, table)).header.seats == ["Ann", "Dan", "Cat"]


@pytest.mark.parametrize("pace", [{"kind": "turn", "hours": 24.0}, {"kind": "live", "base": 600, "increment": 10}, {"kind": "relaxed"}], ids=str)
async def test_the_owner_frees_the_seat_of_somebody_who_is_not_connected_only_where_there_are_no_clocks(sqlite: str, pace: dict[str, Any]) -> None:
    """By turn hardly anybody is connected, and clocks say who is late."""
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, pace=pace)
        table = chairs[0].table
        with pytest.raises(Refusal, match="its person is here"):
            await ann.deed(table, "replace", seat=1, kind="open")
        await chairs[1].close()
        await chairs[0].until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
        if pace["kind"] != "relaxed":
            with pytest.raises(Refusal, match="its person is here"):
                await ann.deed(table, "replace", seat=1, kind="bot")
            await bob.deed(table, "leave", seat=1)
        assert kinds(await ann.deed(table, "replace", seat=1, kind="open")) == ["person", "open", "person"]


async def test_whom_a_seat_plays_does_not_change_with_who_sits_there(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        chairs = await p.table(ann, bob, cat, game="gangs")
        table, colours = chairs[0].table, [seat["colour"] for seat in chairs[0].info["seats"]]
        await bob.deed(table, "leave", seat=1)
        await ann.deed(table, "replace", seat=1, kind="open")
        with pytest.raises(Refusal, match="whom this seat plays is settled"):
            await dan.deed(table, "sit", seat=1, colour=joined_colour(chairs[0]))
        joined = await dan.deed(table, "sit", seat=1, colour=colours[1])
        assert [seat["colour"] for seat in joined["seats"]] == colours
        record = loads(await record_of(dan, table))
        assert record.header.colours == colours
        verify(record)


def joined_colour(chair: Chair) -> int:
    """One that nobody has."""
    return next(colour for colour in range(6) if colour not in [seat["colour"] for seat in chair.info["seats"]])


async def test_a_seat_given_to_a_bot_during_the_game_is_played_at_once(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"), bot_pace=0.0)
        seat = chairs[0].now["movers"][0]
        owner = chairs[0].guest
        await chairs[seat].guest.deed(chairs[0].table, "leave", seat=seat)
        await owner.deed(chairs[0].table, "replace", seat=seat, kind="bot", level="heeler")
        await p.later(0)
        await hear_all(*chairs)
        assert chairs[(seat + 1) % 3].now["owes"]


async def test_nobody_sits_down_in_a_game_that_has_no_free_seat(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat, dan = await p.guests("Ann", "Bob", "Cat", "Dan")
        chairs = await p.table(ann, bob, cat)
        await bob.deed(chairs[0].table, "leave", seat=1)
        with pytest.raises(Refusal, match="no seat is free"):
            await dan.deed(chairs[0].table, "sit", seat=None)


async def test_an_owner_who_resigns_hands_the_table_to_somebody_who_still_plays(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, bot_pace=10.0)
        await bob.deed(chairs[0].table, "resign", seat=1)
        assert (await ann.deed(chairs[0].table, "resign", seat=0))["owner"] == cat.person


# Over


async def test_a_finished_game_is_listed_with_its_record_for_who_played_and_if_listed_for_all(database: str) -> None:
    async with party(database) as p:
        ann, table = await finished(p, listed=True)
        bob = await p.guest("Bob")
        for found in (await ann.ask("GET", "/api/me/finished"), await bob.ask("GET", "/api/finished")):
            assert [(one["id"], one["status"], len(one["result"]["shares"])) for one in found] == [(table, "over", 3)]
        assert await bob.ask("GET", "/api/me/finished") == []
        assert await ann.ask("GET", "/api/tables") == []
        assert await ann.ask("GET", "/api/me/tables") == []
        assert await record_of(bob, table) == await record_of(ann, table)
        assert verify(loads(await record_of(bob, table))).finished
        chair = await p.chair(bob, table)
        with pytest.raises(Refusal, match="forbidden"):
            await chair.ask(type="play", seat=0, token=chair.now["token"], move="end")


async def test_a_rematch_keeps_the_others_seats_for_them_and_is_the_same_for_whoever_asks(sqlite: str) -> None:
    async with party(sqlite) as p:
        bob, cat = await p.guests("Bob", "Cat")
        ann, table = await finished(p, bob, cat)
        watching = await p.chair(cat, table)
        dan = await p.guest("Dan")
        with pytest.raises(Refusal, match="only somebody who sat at the table"):
            await dan.deed(table, "rematch")
        again = await bob.deed(table, "rematch")
        assert (kinds(again), again["owner"], again["status"]) == (["open", "person", "open"], bob.person, "open")
        assert [seat["person"] for seat in again["seats"]] == [ann.person, bob.person, cat.person]
        assert again["house"] == (await ann.deed(table, "rematch"))["house"]
        assert (await ann.deed(table, "rematch"))["id"] == again["id"]
        await hear_all(watching)
        assert watching.info["next"] == again["id"]
        with pytest.raises(Refusal, match="no seat is free"):
            await dan.deed(again["id"], "sit", seat=None)
        assert again["id"] in [one["id"] for one in await cat.ask("GET", "/api/me/tables")]
        assert (await cat.deed(again["id"], "sit", seat=None))["seats"][2]["person"] == cat.person
        await ann.deed(again["id"], "sit", seat=None)
        assert (await bob.deed(again["id"], "start"))["status"] == "playing"


async def test_there_is_no_rematch_of_a_game_that_goes_on(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        with pytest.raises(Refusal, match="the game is not over"):
            await chairs[0].guest.deed(chairs[0].table, "rematch")


async def test_a_rematch_against_bots_can_be_started_at_once(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, table = await finished(p)
        again = await ann.deed(table, "rematch")
        assert kinds(again) == ["person", "bot", "bot"]
        assert (await ann.deed(again["id"], "start"))["status"] == "playing"


# Who may watch


async def test_where_spectators_are_not_wanted_nobody_else_sees_the_game_not_even_who_was_there_before_the_start(sqlite: str) -> None:
    async with party(sqlite) as p:
        ann, eve = await p.guests("Ann", "Eve")
        table = (await ann.create(players=3, seats=[ME, BOT, BOT], watchers=False, bot_pace=10.0, listed=True))["id"]
        chair = await p.chair(eve, table)
        await ann.deed(table, "start")
        bye = await chair.until(lambda m: m["type"] in ("bye", "update"))
        assert bye["type"] == "bye"
        for path in ("", "/record"):
            with pytest.raises(Refusal, match="forbidden: this table is not shown to others"):
                await eve.ask("GET", f"/api/tables/{table}{path}")
        again = await p.chair(eve, table)
        assert again.messages[-1]["code"] == "forbidden"
        assert await eve.ask("GET", "/api/tables") == []


# One screen


async def test_at_one_screen_the_closed_bid_of_one_is_hidden_from_the_next(database: str) -> None:
    async with party(database) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[ME] * 3)
        await campaign([chair] * 3)
        await look(chair, 0)
        assert chair.now["owes"]
        bid = most(chair)
        await chair.play(bid)
        receipt = chair.now["receipt"]
        for seat in (1, 2, None):
            heard = len(chair.raw)
            await look(chair, seat)
            frames = "".join(chair.raw[heard:])
            assert bid not in frames
            assert receipt not in frames
            assert chair.now["closed"] == [0]
            assert chair.now["receipt"] is None
        views = [await seen(chair, seat) for seat in (1, 2, None)]
        await look(chair, 0)
        await chair.play("bid none")
        assert [await seen(chair, seat) for seat in (1, 2, None)] == views, "nor does another bid in its place change what they see"
        record = await record_of(chair.guest, chair.table)
        assert bid not in record


async def seen(chair: Chair, seat: int | None) -> tuple[Any, Any]:
    await look(chair, seat)
    return chair.now["view"], chair.now["legal"]


async def test_nobody_looks_from_a_seat_that_is_not_theirs(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.table(*await p.guests("Ann", "Bob", "Cat"))
        for seat in (1, 2, 5):
            with pytest.raises(Refusal, match="forbidden: this is not your seat"):
                await chairs[0].ask(type="look", seat=seat)


async def test_a_whole_game_at_one_screen(sqlite: str) -> None:
    async with party(sqlite) as p:
        [chair] = await p.table(await p.guest("Ann"), players=3, seats=[ME] * 3)
        await play_out(chair)
        assert verify(loads(await record_of(chair.guest, chair.table))).finished


# Out of memory


async def test_a_table_nobody_is_connected_to_leaves_the_memory_and_comes_back_with_everything(database: str) -> None:
    clock = TestClock()
    async with party(database, clock) as p:
        ann, bob, cat = await p.guests("Ann", "Bob", "Cat")
        chairs = await p.table(ann, bob, cat, pace={"kind": "live", "base": 1000.0, "increment": 0.0})
        table = chairs[0].table
        mover = chairs[chairs[0].now["movers"][0]]
        seat = mover.now["seat"]
        await mover.play(some_turn(mover.now))
        await mover.ask(type="stand", seat=seat, occasion="4 bid 1", move="bid irish 1")
        await mover.ask(type="say", text="good evening")
        await hear_all(*chairs)
        before = await sync(mover)
        for chair in chairs:
            await chair.close()
        await forgotten(p, table)
        [mine] = await ann.ask("GET", "/api/me/tables")
        assert (mine["id"], mine["movers"]) == (table, [seat])
        assert table not in p.house.hall.tables, "a list costs no memory"
        back = await p.chair(mover.guest, table)
        after = back.messages[0]
        waited = clock.now() - 1_000_000.0
        for kept in ("log", "talk", "own"):
            assert after[kept] == before[kept]
        assert [clock["left"] for clock in after["now"]["clocks"]] == [1000.0 - waited if k == seat else 1000.0 for k in range(3)]
        changing = {"clocks": None}
        assert after["now"] | changing == before["now"] | changing
        assert after["now"]["undo"]
        await back.ask(type="undo", seat=seat, token=back.now["token"])
        assert back.log[-1]["text"] == "undo"


async def test_a_closed_choice_is_kept_while_the_table_is_out_of_memory(sqlite: str) -> None:
    async with party(sqlite) as p:
        chairs = await p.election(*await p.guests("Ann", "Bob", "Cat"))
        table = chairs[0].table
        answer = await chairs[0].play(most(chairs[0]))
        bid = most(chairs[0])
        for chair in chairs:
            await chair.close()
        await forgotten(p, table)
        back = [await p.chair(chair.guest, table) for chair in chairs]
        assert (back[0].now["closed"], back[0].now["receipt"]) == ([0], answer["receipt"])
        await back[1].play("bid none")
        await back[2].play("bid none")
        await hear_all(*back)
        first = next(entry for entry in back[2].log if entry["seal"])
        assert (first["text"], first["seal"]) == (bid, answer["receipt"])


async def forgotten(p: Party, table: str) -> None:
    """Until the hall has let go of the table."""
    for _ in range(500):
        if table not in p.house.hall.tables:
            return
        await p.later(1)
        await asyncio.sleep(0.05)
    raise AssertionError("the table stays in memory")


async def test_a_table_that_was_just_asked_for_is_not_forgotten_before_it_is_used(sqlite: str) -> None:
    async with party(sqlite, settings=replace(QUICK, forget_after=5.0)) as p:
        ann = await p.guest("Ann")
        table = (await ann.create(players=3, seats=[ME, OPEN, OPEN]))["id"]
        hall = p.house.hall
        hall.clock.time += 10  # type: ignore[attr-defined]
        found = await hall.open(table)
        hall._forget_quiet()
        assert await hall.open(table) is found
