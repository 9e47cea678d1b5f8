"""A line that breaks in the wrong moment: nothing is lost, nothing is said twice."""
from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.gangs_hands import alone_at
from browser.gangs_moments import at_the_ballot
from browser.hands import NATION, Hands
from browser.test_table_page import open_table, play_now

Visit = Callable[..., Page]


class Line:
    """Stands between the page and the server, and can fail in four ways."""

    def __init__(self, page: Page) -> None:
        self.deaf = False  # nothing reaches the page
        self.cut = False  # nothing reaches the server
        self.late = False  # answers reach the page after what comes behind them
        self.held: list[str] = []
        self.connections: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, ours: WebSocketRoute) -> None:
        self.connections.append(ours)
        theirs = ours.connect_to_server()
        ours.on_message(lambda text: None if self.cut else theirs.send(text))
        theirs.on_message(lambda text: None if self.deaf else self.held.append(text) if self.late and '"type":"done"' in text else ours.send(text))

    def bring_answers(self) -> None:
        self.late = False
        for text in self.held:
            self.connections[-1].send(text)

    def break_off(self) -> None:
        self.deaf = self.cut = False
        self.connections[-1].close(code=1012)


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Say").click()


def test_what_was_said_and_not_answered_is_not_said_twice(visit: Visit) -> None:
    ann = visit()
    line = Line(ann)
    open_table(ann)
    say(ann, "first")
    expect(ann.get_by_text("first")).to_have_count(1)
    line.deaf = True
    say(ann, "second")  # it arrives; the answer does not
    ann.wait_for_timeout(300)
    line.break_off()
    expect(ann.get_by_text("second")).to_have_count(1)
    say(ann, "third")
    expect(ann.get_by_text("third")).to_have_count(1)
    ann.reload()
    expect(ann.get_by_text("third")).to_be_visible()
    assert [ann.get_by_text(text).count() for text in ("first", "second", "third")] == [1, 1, 1]


def test_what_never_arrived_is_said_again(visit: Visit) -> None:
    ann = visit()
    line = Line(ann)
    open_table(ann)
    line.cut = True
    say(ann, "hello")
    ann.wait_for_timeout(300)
    line.break_off()
    expect(ann.get_by_text("hello")).to_have_count(1)


def test_a_connection_that_breaks_comes_back_and_hears_what_it_missed(visit: Visit) -> None:
    ann = visit()
    line = Line(ann)
    link = open_table(ann)
    bob = visit(link[link.index("/table") :])
    line.deaf = True
    bob.get_by_role("button", name="Sit in seat 2").click()
    dialog = bob.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Bob")
    dialog.get_by_role("button").first.click()
    expect(bob.get_by_role("button", name="Leave")).to_be_visible()
    assert ann.get_by_text("Bob", exact=True).count() == 0
    line.break_off()
    expect(ann.get_by_text("Bob", exact=True)).to_be_visible()
    assert len(line.connections) == 2


def test_what_is_chosen_before_the_last_answer_has_come_is_not_put_back_by_it(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    play_now(page)
    hands = Hands(page)
    settle = page.get_by_role("button", name="Settle", exact=True)
    undo = page.get_by_role("button", name="Undo")
    expect(settle).to_be_visible()
    hands.take_turn()
    expect(undo).to_be_enabled()
    line.late = True
    undo.click()
    settle.click()
    nation = hands.button(NATION).first
    nation.click()
    expect(nation).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)
    assert line.held
    line.bring_answers()
    page.wait_for_timeout(300)
    expect(settle).to_have_attribute("aria-pressed", "true")
    expect(nation).to_have_attribute("aria-pressed", "true")


def test_nor_in_gangs(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    alone_at(page, at_the_ballot())
    rig, ballots = (page.get_by_role("button", name=re.compile(name)) for name in ("^Rig the ballot", "^4 ballots"))
    rig.click()
    ballots.click()
    page.get_by_role("button", name="Put in 4 ballots for $4").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    line.late = True
    undo.click()
    rig.click()
    ballots.click()
    expect(ballots).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)
    assert line.held
    line.bring_answers()
    page.wait_for_timeout(300)
    expect(ballots).to_have_attribute("aria-pressed", "true")
