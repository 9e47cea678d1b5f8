"""What spares a player of Gangs a click or a look: defaults taken with one button, the only place taken up, what a deal brings before it is made, reasons."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.gangs_hands import alone_at
from browser.gangs_moments import MOMENTS, acting, answering, changed, offering
from browser.test_gangs_both_sides import button, press, told, two_gangs, two_people
from browser.test_table_page import Visit, sideways
from gangs.streets import begin

ON_ITS_SIDE = {"width": 844, "height": 390}


def dock(page: Page) -> Locator:
    return page.locator("main .dock")


def test_all_that_drink_costs_goes_with_one_button(visit: Visit) -> None:
    page = visit()
    alone_at(page, begin("f", **changed(cells={"dial": {"W": 10}})))
    press(page, "As usual: bury one, bed one")
    told(page, "You buried")
    told(page, re.compile("You put .* to bed"))
    expect(page.get_by_role("heading", name=re.compile("^Name one"))).to_be_hidden()


def test_whoever_picks_another_victim_names_one_at_a_time(visit: Visit) -> None:
    page = visit()
    alone_at(page, begin("f", **changed(cells={"dial": {"W": 10}})))
    press(page, re.compile("^A woman: 10b"))
    expect(button(page, re.compile("^As usual"))).to_be_hidden()
    press(page, re.compile("^The woman of 10b .* dies"))
    expect(page.get_by_role("heading", name="Name one wounded")).to_be_visible()


def test_the_only_square_is_taken_up_already(visit: Visit) -> None:
    page = visit()
    alone_at(page, begin("c", "W", people={"W": {"6a": "2m"}}))
    expect(page.get_by_role("heading", name="Where to?")).to_be_visible()
    expect(button(page, "Other square")).to_be_hidden()
    press(page, re.compile("^2a "), re.compile("^Step to 2a"))
    expect(dock(page).get_by_role("button", name=re.compile("^6a "))).to_be_visible()  # and from 2a they may go on


def test_what_each_side_has_after_a_deal_is_told_before_it_is_made(visit: Visit) -> None:
    page = visit()
    alone_at(page, answering())
    after = page.get_by_role("region", name="After it")
    expect(after.get_by_text("Rat pit on 10b: needs 2 there, 3 are there.")).to_be_visible()
    expect(after.get_by_text("Brothel on 4b: needs 3 there, 2 too few.")).to_be_visible()
    alone_at(page, offering())
    press(page, re.compile("^Lend members"), "Dead Rabbits")
    expect(after.get_by_text("3 of them may be called away in one war.")).to_be_visible()


def test_the_votes_are_counted_square_by_square(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("g", turn=7, mode="politique"))
    ann.clock.install(time=0)
    ann.clock.pause_at(60_000)  # what is shown waits for the test
    press(ann, "No deal this turn")
    press(bob, "No deal this turn")
    counted, premiums = dock(ann).locator(".plaques > span"), dock(ann).get_by_text("+$18")
    expect(ann.get_by_role("heading", name="The squares are counted")).to_be_visible()
    expect(counted).to_have_count(0)
    for k, square in enumerate(("4a", "4b", "6a", "6b")):
        ann.clock.run_for(140)
        expect(counted).to_have_count(k + 1)
        expect(counted.get_by_text(square)).to_be_visible()
    ann.clock.run_for(900)
    expect(ann.get_by_role("heading", name="The box is opened")).to_be_visible()
    expect(premiums).to_have_count(0)
    ann.clock.run_for(1100)
    expect(premiums).to_have_count(2)
    expect(dock(ann).get_by_text("Whyos and Dead Rabbits share places 1 to 2: $36 ÷ 2 = $18 each.")).to_be_visible()


def test_the_board_says_where_and_why_not(visit: Visit) -> None:
    page = visit()
    alone_at(page, acting())
    page.keyboard.press("b")
    board = page.get_by_role("region", name="The board of Whyos")
    board.get_by_role("button", name=re.compile("^Rat pit")).click()
    expect(board.get_by_text(re.compile("^6b .*: has a den$"))).to_be_visible()
    expect(board.get_by_text(re.compile("^14a .*: lacks 1$"))).to_be_visible()
    board.get_by_role("button", name=re.compile("^6a ")).click()
    expect(button(page, "Open a rat pit on 6a")).to_be_enabled()


def test_a_module_comes_in_no_later_than_the_last_turn(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_role("group", name="Game").get_by_role("radio", name="Gangs").check(force=True)
    page.get_by_text("Modules", exact=True).click()
    police = page.get_by_label(re.compile("^Police"))
    expect(police.get_by_role("option")).to_have_count(8)
    page.get_by_role("group", name="Length").get_by_role("radio", name="Politique").check(force=True)
    expect(police.get_by_role("option")).to_have_count(11)
    police.select_option("10")
    page.get_by_role("group", name="Length").get_by_role("radio", name="base").check(force=True)
    expect(police.get_by_role("option")).to_have_count(8)
    expect(police).not_to_have_value("10")


@pytest.mark.parametrize("name", ["moving", "acting", "meeting", "declaring", "committing", "offering", "police"])
def test_a_phone_on_its_side_has_map_and_deed_in_sight(visit: Visit, name: str) -> None:
    page = visit(viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True)
    alone_at(page, MOMENTS[name]())
    assert sideways(page) == 0
    deed = dock(page).locator(".bar .btn").last.bounding_box()
    sheet = page.locator(".mid").bounding_box()
    assert deed
    assert sheet
    assert deed["y"] + deed["height"] <= ON_ITS_SIDE["height"]
    assert deed["height"] >= 44
    assert sheet["width"] >= 300
    assert sheet["height"] >= 180
