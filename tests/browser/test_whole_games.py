"""Whole games and whole elections in the browser, by clicks, taps and keys alone."""
from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, WebSocket, WebSocketRoute, expect

from browser.hands import CLOSE, GO_ON, MAY, Hands
from browser.test_table_page import PHONE, TABLE, Visit, choose_name, sideways, the_map
from server.house import Process

VOTE = re.compile(r"^Ward \d+ votes$")
FIST = "Your fist is closed."
LONGEST_SCENE = 10_000  # ms


def new_table(page: Page, seats: tuple[str, str, str], name: str = "Ann") -> None:
    """A table for three with bots that don't let one wait."""
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check(force=True)
    for number, who in enumerate(seats, 1):
        page.get_by_label(f"Who sits in seat {number}").select_option(label=who)
    if "Bot" in seats:
        page.get_by_role("group", name="Bots move").get_by_role("radio", name="at once").check(force=True)
    page.get_by_role("button", name=re.compile("^(Open the table|Start the game)$")).click()
    choose_name(page, name)


def sit_down(page: Page, seat: int, name: str) -> None:
    page.get_by_role("button", name=f"Sit in seat {seat}").click()
    choose_name(page, name)


def at_an_election(visit: Visit) -> tuple[Page, Page, Hands, Hands]:
    """Ann and Bob with a bot, where both are asked for a bid in the same ward."""
    ann = visit()
    new_table(ann, ("Me", "Open for a friend", "Bot"))
    expect(ann.get_by_label("Send this link to your friends")).to_be_visible()
    bob = visit(TABLE.search(ann.url)[0])
    sit_down(bob, 2, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    both = Hands(ann, 3), Hands(bob, 4)
    for page in (ann, bob):
        expect(the_map(page)).to_be_visible()
    asked = [False, False]
    for _ in range(3000):  # looks, not moves: a slow page is looked at more often
        asked = [hands.button(CLOSE).count() > 0 for hands in both]
        if all(asked):
            return ann, bob, *both
        bidding = [page.get_by_text(VOTE).filter(visible=True).count() > 0 for page in (ann, bob)]
        for hands, mine, other in zip(both, asked, reversed(bidding), strict=True):
            if mine and not other:
                continue  # the other page may still show the hands before
            hands.play()
        ann.wait_for_timeout(50)
    raise AssertionError(f"never were both asked for a bid: {asked}")


def test_a_whole_game_against_bots(visit: Visit) -> None:
    page = visit()
    new_table(page, ("Me", "Bot", "Bot"))
    expect(the_map(page)).to_be_visible()
    hands = Hands(page)
    hands.until(VOTE)
    page.get_by_role("checkbox", name=re.compile("^Fast-forward")).click()  # it goes away with the last hands
    hands.until("After sixteen years", 2000)
    expect(page.get_by_role("heading", name=re.compile("wins? with|share"))).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="Tammany Hall: before the start")).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, PHONE | {"viewport": {"width": 844, "height": 390}}], ids=["upright", "on its side"])
def test_a_year_and_more_on_a_phone(visit: Visit, screen: dict[str, object]) -> None:
    page = visit(**screen)
    new_table(page, ("Me", "Bot", "Bot"))
    expect(the_map(page)).to_be_visible()
    Hands(page, 2, "touch").until("Year 3")
    assert sideways(page) == 0


class Traffic:
    """All that one page hears and says over its sockets."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.said: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(str(text)))
        socket.on("framesent", lambda text: self.said.append(str(text)))


def memory(page: Page) -> str:
    """All the page holds: a snapshot of its heap, texts included."""
    session: CDPSession = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


def test_a_closed_fist_is_nowhere_in_the_pages_of_others_until_all_are_closed(visit: Visit) -> None:
    ann, bob, _, bobs = at_an_election(visit)
    eve = visit()
    traffics = {"Ann": Traffic(ann), "Bob": Traffic(bob), "Eve": Traffic(eve)}
    for page in (ann, bob):
        page.reload()
        expect(page.get_by_role("button", name=CLOSE)).to_be_visible()
    eve.goto(ann.url)
    expect(the_map(eve)).to_be_visible()
    ann.get_by_role("button", name=re.compile("^One .* more$"), disabled=False).first.click()
    already = {name: len(traffic.heard) for name, traffic in traffics.items()}
    ann.get_by_role("button", name=CLOSE).click()
    expect(ann.get_by_text(FIST)).to_be_visible()
    for page in (bob, eve):
        expect(page.get_by_role("article", name="Ann").get_by_text("fist closed").first).to_be_visible()
    sent = next(json.loads(text) for text in traffics["Ann"].said if '"play"' in text)
    receipt = next(message["receipt"] for message in map(json.loads, traffics["Ann"].heard) if message["type"] == "done" and message["id"] == sent["id"])
    assert re.fullmatch("bid (irish|english|german|italian) 1", sent["move"])
    assert receipt in memory(ann)  # this search finds what is there
    for name, page in (("Bob", bob), ("Eve", eve)):
        held, shown, heard = memory(page), page.content(), "".join(traffics[name].heard)
        assert [secret for secret in (sent["salt"], receipt) if secret in held + shown + heard] == [], f"{name} could find Ann's bid"
        news = "".join(traffics[name].heard[already[name] :])
        assert '"closed":[0' in news  # and perhaps the bot's
        assert sent["move"] not in news, f"{name} was told more than that Ann's fist is closed"
    bobs.press(bobs.button(CLOSE).first)
    for page in (bob, eve):
        expect(page.get_by_text(re.compile("goes to|is yours|A tie in")).first).to_be_visible()
    assert all(sent["salt"] in "".join(traffics[name].heard) for name in ("Bob", "Eve"))  # now it is everybody's


def test_a_bid_outlives_a_reload_and_a_server_that_stops(visit: Visit, house: Process) -> None:
    ann, bob, _, bobs = at_an_election(visit)
    ann.get_by_role("button", name=re.compile("^One .* more$"), disabled=False).first.click()
    ann.get_by_role("button", name=CLOSE).click()
    expect(ann.get_by_text(FIST)).to_be_visible()
    ann.reload()
    expect(ann.get_by_text(FIST)).to_be_visible()
    expect(ann.get_by_role("button", name="Close it anew on 1 favor")).to_be_visible()
    house.stop()
    house.start()
    for page in (ann, bob):
        expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_hidden()
    expect(ann.get_by_text(FIST)).to_be_visible()
    ward = bob.get_by_text(VOTE).first.inner_text()
    bobs.press(bobs.button(CLOSE).first)
    expect(ann.get_by_text(FIST)).to_be_hidden()
    expect(ann.get_by_text(re.compile(ward.replace("votes", "(goes to|is yours)") + "|A tie")).first).to_be_visible()


def test_half_a_turn_outlives_a_reload_and_a_server_that_stops(visit: Visit, house: Process) -> None:
    page = visit()
    new_table(page, ("Me", "Bot", "Bot"))
    hands = Hands(page)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    hands.take_turn()
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_enabled()
    page.reload()
    expect(end).to_be_enabled()
    house.stop()
    expect(end).to_be_disabled()
    house.start()
    expect(end).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    expect(end).to_be_disabled()
    expect(page.get_by_role("button", name=MAY).first).to_be_visible()
    hands.take_turn()
    end.click()
    hands.until("Year 2")


NAME_OF_FOCUS = "() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent?.trim() || ''"


def press_until(page: Page, keys: tuple[str, ...], name: re.Pattern[str]) -> None:
    """Go on by these keys in turn until something of this name has the focus."""
    for k in range(150):
        if name.search(page.evaluate(NAME_OF_FOCUS)):
            return
        page.keyboard.press(keys[k % len(keys)])
    raise AssertionError(f"the focus never came to {name.pattern!r}")


def test_a_whole_turn_by_keys_alone(visit: Visit) -> None:
    page = visit()
    press_until(page, ("Tab",), re.compile("^Play now against bots"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    press_until(page, ("Tab",), re.compile("^Settle$"))
    page.keyboard.press("Enter")
    press_until(page, ("Tab",), re.compile("^Ward "))
    press_until(page, ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight"), MAY)
    page.keyboard.press("Enter")
    press_until(page, ("Shift+Tab",), re.compile("^(Irish|English|German|Italian)$"))
    page.keyboard.press("Enter")
    press_until(page, ("Tab",), re.compile("^Ward "))
    press_until(page, ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight"), MAY)
    page.keyboard.press("Enter")
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_enabled()
    page.keyboard.press("u")
    expect(end).to_be_disabled()
    press_until(page, ("Tab",), re.compile("^Ward "))
    for _ in range(2):  # a campaign this time
        press_until(page, ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight"), MAY)
        page.keyboard.press("Enter")
    expect(end).to_be_enabled()
    page.keyboard.press("e")
    expect(end).to_be_hidden()


def test_on_a_slow_line_every_move_counts_once(visit: Visit) -> None:
    page = visit()

    def slowly(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(_late(page, server.send))
        server.on_message(_late(page, route.send))

    page.route_web_socket(re.compile("/socket$"), slowly)
    new_table(page, ("Me", "Bot", "Bot"))
    hands = Hands(page)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    hands.take_turn()
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_enabled()
    end.click()
    hands.until("Year 3")
    mine = page.get_by_role("tabpanel", name="Log").get_by_role("listitem").filter(has_text=re.compile("You (campaigned|settled)"))
    expect(mine).to_have_count(2)


def _late(page: Page, pass_on: Callable[[str | bytes], None]) -> Callable[[str | bytes], None]:
    def send(message: str | bytes) -> None:
        page.wait_for_timeout(300)
        pass_on(message)

    return send


def test_a_scene_goes_on_by_itself_unless_somebody_wants_to_stay(visit: Visit) -> None:
    page = visit()
    new_table(page, ("Me", "Bot", "Bot"))
    expect(the_map(page)).to_be_visible()
    hands = Hands(page, 4)
    stay = page.get_by_role("button", name="Stay a while")
    for _ in range(400):
        if stay.count():
            break
        if not hands.play():
            page.wait_for_timeout(50)
    stay.click()
    expect(stay).to_be_disabled()
    page.wait_for_timeout(LONGEST_SCENE)
    expect(stay).to_be_disabled()  # still the same
    page.get_by_role("button", name=GO_ON).click()
    expect(page.get_by_role("button", name="Stay a while", disabled=True)).to_have_count(0)
