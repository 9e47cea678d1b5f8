"""Whole games of Gangs in the browser, by roles and names alone: what is asked is answered in the dock, whatever it is."""
from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.gangs_hands import DEED, NO_MORE, OVER, SEALED, Hands, play_together, sit_down, table_path, wish_for_gangs
from browser.test_table_page import PHONE, Visit, sideways, the_map

ASKED = {SEALED.pattern, DEED.pattern, NO_MORE.pattern}


def test_a_whole_game_against_bots(visit: Visit) -> None:
    page = visit()
    wish_for_gangs(page, ("Me", "Bot", "Bot"))
    expect(the_map(page)).to_be_visible()
    hands = Hands(page, 3)
    play_together([hands])
    assert hands.asked == ASKED
    expect(page.get_by_role("heading", name="The places")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(the_map(page)).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("main").get_by_text(OVER).last).to_be_visible()


def test_two_people_and_four_bots_play_politique_from_the_first_page_to_its_end(visit: Visit) -> None:
    ann = visit()
    wish_for_gangs(ann, ("Me", "Open for a friend", "Bot", "Bot", "Bot", "Bot"), "Politique")
    expect(ann.get_by_label("Send this link to your friends")).to_be_visible()
    bob = visit(table_path(ann))
    sit_down(bob, 2, "Bob")
    ann.get_by_role("button", name="Start the game").click()
    both = [Hands(ann, 6), Hands(bob, 7, "keys")]
    for hands in both:
        expect(the_map(hands.page)).to_be_visible()
    play_together(both)
    for hands in both:
        assert hands.asked == ASKED
        expect(hands.page.get_by_text(re.compile("^After (10|one|[2-9]) years?"))).to_be_visible()
    ends = [page.get_by_role("listitem").locator(".money").all_inner_texts() for page in (ann, bob)]  # the richest first
    assert ends[0] == ends[1]
    assert len(ends[0]) == 6


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    wish_for_gangs(page, ("Me", "Bot"))
    expect(the_map(page)).to_be_visible()
    hands = OnAPhone(page, 5, "touch")
    play_together([hands])
    assert hands.widest == 0
    page.get_by_role("button", name="Rematch").tap()
    expect(page.get_by_role("heading", name="Gangs: before the start")).to_be_visible()


class OnAPhone(Hands):
    """Who also looks whether anything sticks out of the screen, whatever is asked."""

    widest = 0

    def play(self) -> bool:
        acted = super().play()
        self.widest = max(self.widest, sideways(self.page))
        return acted
