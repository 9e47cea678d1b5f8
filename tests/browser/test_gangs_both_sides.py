"""What two gangs do to each other in the streets, at war and at the ballot box, as each of the two people sees it, in two browsers."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.gangs_hands import table_at
from browser.test_table_page import Visit, the_map
from fivepoints.core.game import Game
from gangs.streets import begin

ANN, BOB = "Whyos", "Dead Rabbits"
WON = re.compile("^You (take|hold) 4b|^(Whyos|Dead Rabbits) (took|held) 4b|^Nobody wins on 4b")
PAST = {"take": "took", "hold": "held", "win": "won"}
DUEL_WON = re.compile("^(You win|(Whyos|Dead Rabbits) won) the duel$")
WAR_WON = re.compile("^(The war is yours|(Whyos|Dead Rabbits) won the war|Nobody wins the war)$")


def two_gangs(stage: str, of: str = "", turn: int = 4, **how: object) -> Game:
    """The Whyos and the Dead Rabbits alone in the city, both with weapons and money, the Whyos first."""
    people = {"W": {"6a": "4m1w", "6b": "2m1w"}, "R": {"4a": "3m2w", "4b": "2m"}}
    tokens = {"6b": "W rat-pit", "4b": "R rat-pit"}
    cells = {"blades": {"W": 1, "R": 1}, "guns": {"W": 1}}
    set_up = {"turn": turn, "order": "WR", "cash": 20, "people": people, "tokens": tokens, "cells": cells} | how
    return begin(stage, of, **set_up)


def two_people(visit: Visit, game: Game) -> tuple[Page, Page]:
    ann, bob = table_at(visit, game, {"W": "Ann", "R": "Bob"})
    return ann, bob


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("main").get_by_role("button", name=name, exact=True)


def press(page: Page, *names: str | re.Pattern[str]) -> None:
    for name in names:
        button(page, name).first.click()


def tick(page: Page, name: str) -> None:
    page.get_by_role("main").get_by_role("checkbox", name=re.compile(f"^{name}")).check()


def panel(page: Page, gang: str) -> Locator:
    return page.get_by_role("article", name=gang)


def side(page: Page, gang: str) -> Locator:
    """One of the two of a fight, as the dock shows it."""
    return page.locator(".duo .side").filter(has_text=gang)


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").get_by_role("listitem")


def told(page: Page, text: str | re.Pattern[str]) -> None:
    expect(log(page).filter(has_text=text).last).to_be_visible()


def go_on(*pages: Page) -> None:
    """Past what is shown of a fight or an election."""
    for page in pages:
        if button(page, "Go on").is_visible():
            press(page, "Go on")


def headline(page: Page, name: re.Pattern[str]) -> str:
    found = page.get_by_role("heading", name=name)
    expect(found).to_be_visible()
    return found.inner_text()


def agree(ann: str, bob: str) -> bool:
    """Whether two people are told the same, each from their own side."""
    return in_others_eyes(ann, ANN) == in_others_eyes(bob, BOB)


def in_others_eyes(text: str, gang: str) -> str:
    """What the others read where somebody reads "You": of a gang, which may be one or many, it is told as past."""
    told = re.sub("^You (take|hold|win) ", lambda found: f"{gang} {PAST[found[1]]} ", text)
    return told.replace("You ", f"{gang} ")


def attack(ann: Page) -> None:
    """The Whyos step onto the Rabbits' rat pit, and stop."""
    press(ann, re.compile("^6a "), re.compile("^4b "), re.compile("^Step to 4b"))
    expect(button(ann, "Done moving")).to_be_enabled()
    press(ann, "Done moving")


def test_a_battle_seen_from_both_sides(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("c", "W"))
    attack(ann)
    for page in (ann, bob):
        expect(page.get_by_text("Battle on 4b").first).to_be_visible()
        expect(page.locator(".duo .side").filter(has_text="defend with 2")).to_have_count(1)
    press(ann, "One Firearm more", re.compile("^Close your fist: one Firearm"))
    expect(side(ann, "You").get_by_text("fist closed")).to_be_visible()
    expect(side(bob, ANN).get_by_text("fist closed")).to_be_visible()
    expect(side(bob, "You").get_by_text("still open")).to_be_visible()
    press(bob, re.compile("^Close your fist"))
    assert agree(headline(ann, WON), headline(bob, WON))
    for page in (ann, bob):
        expect(page.get_by_text("Put in: one Firearm.")).to_be_visible()
        expect(page.get_by_text("Put in: Clubs only.")).to_be_visible()
        expect(page.locator(".decided").get_by_text("leave the square")).to_be_visible()
    go_on(ann, bob)


def test_nothing_tells_how_a_fight_went_before_its_cubes_are_drawn(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("c", "W"))
    attack(ann)
    ann.clock.install(time=0)
    ann.clock.pause_at(60_000)  # what is shown waits for the test
    press(ann, "One Firearm more", re.compile("^Close your fist: one Firearm"))
    expect(side(bob, ANN).get_by_text("fist closed")).to_be_visible()
    ground = the_map(ann).get_by_role("button", name=re.compile("^4b"))
    before = ground.get_attribute("aria-label")
    press(bob, re.compile("^Close your fist"))
    expect(ann.get_by_role("heading", name="The pot decides 4b")).to_be_visible()
    ann.clock.run_for(1900)  # five members: the last cubes begin to fall after 1,750 ms
    assert ground.get_attribute("aria-label") == before
    assert ann.get_by_role("heading", name=WON).count() == 0
    assert ann.locator(".tray.win, .tray .gains:visible, .decided:visible").count() == 0
    assert "4b" not in ann.get_by_role("main").get_by_role("status").first.inner_text()  # nor is it said aloud
    ann.clock.run_for(400)
    headline(ann, WON)
    expect(ann.locator(".tray .gains:visible")).to_have_count(2)


def test_a_war_seen_from_both_sides(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("d"))
    expect(bob.get_by_role("heading", name=re.compile("Whyos deciding on war"))).to_be_visible()
    press(ann, re.compile("Dead Rabbits.* at large"), "Declare war on Dead Rabbits")
    for page in (ann, bob):
        expect(page.get_by_role("heading", name=re.compile("^How many do you send"))).to_be_visible()
    press(ann, "One member fewer", re.compile("^Hold up 7 fingers"))
    expect(side(bob, ANN).get_by_text("fist closed")).to_be_visible()
    expect(side(bob, ANN).get_by_text("7")).to_have_count(0)
    press(bob, re.compile("^Hold up 7 fingers"))
    for page in (ann, bob):
        expect(page.get_by_text("War: the weapons")).to_be_visible()
        expect(page.locator(".duo .side").filter(has_text=re.compile("with 7"))).to_have_count(2)
    press(bob, "One Blade more", re.compile("^Close your fist: one Blade"))
    expect(side(ann, BOB).get_by_text("fist closed")).to_be_visible()
    press(ann, re.compile("^Close your fist"))
    results = headline(ann, WAR_WON), headline(bob, WAR_WON)
    mine = [result.replace("The war is yours", f"{gang} won the war") for result, gang in zip(results, (ANN, BOB), strict=True)]
    assert mine[0] == mine[1]


def test_a_war_in_which_nobody_could_choose_weapons(visit: Visit) -> None:
    """The Whyos must bring their only Blade, the Rabbits have none: nobody is asked, and both see what was in the pot."""
    ann, bob = two_people(visit, two_gangs("d", people={"W": {"6a": "3m"}, "R": {"4a": "2m"}}, tokens={}, cells={"blades": {"W": 1}}))
    press(ann, re.compile("Dead Rabbits.* at large"), "Declare war on Dead Rabbits")
    press(ann, re.compile("^Hold up 3"))
    press(bob, re.compile("^Hold up 2"))
    for page, whyos in ((ann, "You"), (bob, "Whyos")):
        expect(page.get_by_role("region", name=whyos).get_by_text("Put in: one Blade.")).to_be_visible()
        expect(page.get_by_role("heading", name=WAR_WON)).to_be_visible()
        expect(page.get_by_text(re.compile("Lost: 1 wounded. .* put a man of (4a|6a) to bed."))).to_be_visible()
    won = headline(bob, WAR_WON) == "The war is yours"
    go_on(ann, bob)
    if won:  # and the Blade with it
        press(bob, "No war this year")
    for page in (ann, bob):
        press(page, "No deal this turn")
    told(ann, "You brought one Blade.")
    told(bob, "Whyos brought one Blade.")


def test_the_draw_of_a_crime_is_shown_to_who_did_it(visit: Visit) -> None:
    """Five men of one square: whoever is caught is no choice, so that nobody is asked after the draw."""
    ann, bob = two_people(visit, two_gangs("c", "W", people={"W": {"6a": "5m"}, "R": {"4a": "2m"}}, tokens={}))
    press(ann, "Done moving", re.compile("^Bank job"), re.compile("^Rob the"))
    drawn = ann.locator(".crime-drawn")
    expect(drawn.get_by_role("heading", name=re.compile("^W? ?Bank job on 6a"))).to_be_visible()
    expect(drawn.locator(".cube")).to_have_count(5)
    expect(drawn.get_by_text("The loot, $11, is kept whatever is drawn.")).to_be_visible()
    expect(bob.locator(".crime-drawn")).to_have_count(0)
    told(ann, re.compile("Only white cubes|Drawn: "))
    caught = drawn.get_by_text(re.compile("^You (put|lost) a man of 6a to (bed|the Tombs)[.]$"))
    for sentence in caught.all_inner_texts():
        told(ann, sentence)
        told(bob, sentence.replace("You", "Whyos"))
    go_on(ann)
    expect(drawn).to_have_count(0)


def test_a_bribe_is_asked_of_the_one_concerned_and_told_to_both(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("a", police=["6b", "14a"]))
    expect(ann.get_by_role("heading", name=re.compile("^Pay him off"))).to_be_visible()
    expect(bob.get_by_role("heading", name=re.compile("Whyos asked for a bribe"))).to_be_visible()
    expect(button(bob, re.compile("^Pay"))).to_have_count(0)
    press(ann, re.compile("^from 6a"), re.compile("^14a"), "Pay, send him to 14a")
    told(ann, "You paid a policeman off with a woman of 6a: he goes to 14a.")
    told(bob, "Whyos paid a policeman off with a woman of 6a: he goes to 14a.")
    for page in (ann, bob):
        expect(page.get_by_role("button", name=re.compile("^14a .*2 policemen"))).to_have_count(1)


def test_a_refused_deal_and_its_duel_seen_from_both_sides(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("g"))
    expect(bob.get_by_role("heading", name=re.compile("Whyos may offer a deal"))).to_be_visible()
    press(ann, re.compile("^Peace"))
    ann.get_by_role("group", name="With whom?").get_by_role("button", name=re.compile("Dead Rabbits")).click()
    tick(ann, "Fight for it if they refuse")
    press(ann, "Offer Dead Rabbits peace")
    expect(bob.get_by_text("If you refuse, Whyos fight a duel for it: even odds, the winner settles the matter.")).to_be_visible()
    expect(ann.get_by_role("heading", name=re.compile("Dead Rabbits answering an offer"))).to_be_visible()
    press(bob, "Refuse")
    verdicts = [page.get_by_text(DUEL_WON) for page in (ann, bob)]
    for verdict in verdicts:
        expect(verdict).to_be_visible()
    assert agree(*(verdict.inner_text() for verdict in verdicts))
    winner, other, gang = (ann, bob, ANN) if verdicts[0].inner_text().startswith("You") else (bob, ann, BOB)
    go_on(ann, bob)
    expect(winner.get_by_role("heading", name=re.compile("^Settle the matter"))).to_be_visible()
    expect(other.get_by_role("heading", name=re.compile(f"{gang} deciding"))).to_be_visible()
    told(other, "The black cube came as number")
    press(winner, re.compile("^The deal, as it was offered"), "So be it")
    press(bob, "No deal this turn")
    told(winner, "You settled it: the deal stands.")
    told(other, f"{gang} settled it: the deal stands.")
    for page in (ann, bob):
        told(page, "refused.")
        page.get_by_role("tab", name="Deals").click()
        expect(page.get_by_text(f"{ANN} and {BOB}: no war between them until the next deals")).to_be_visible()


def test_a_rigged_and_a_sacked_ballot_seen_from_both_sides(visit: Visit) -> None:
    ann, bob = two_people(visit, two_gangs("c", "W", 8, mode="politique", war=0, alcohol=0))
    press(ann, "Done moving", re.compile("^Rig the ballot"), "4 ballots")
    expect(ann.get_by_text(re.compile("4 ballots of yours in the box; .* = \\$16 under your cash until the count"))).to_be_visible()
    expect(ann.get_by_text("“Whyos rigged the ballot.” Your cash stays $20, the box shows no number.")).to_be_visible()
    press(ann, "Put in 4 ballots for $4")
    told(ann, "You rigged the ballot with 4 ballots.")
    told(bob, "Whyos rigged the ballot.")
    expect(panel(ann, ANN).get_by_text("$20").first).to_be_attached()
    expect(panel(ann, ANN).get_by_text("yours: $16")).to_be_visible()
    expect(panel(bob, ANN).get_by_text("$20").first).to_be_attached()
    expect(bob.get_by_text("$16")).to_have_count(0)
    press(ann, "Done")
    press(bob, "Done moving", re.compile("^Sack the polling station"), "Sack it for $5")
    told(ann, "Dead Rabbits sacked the polling station.")
    told(bob, "You sacked the polling station.")
    expect(log(ann).filter(has_text="A ballot of yours left the box.")).to_have_count(3)
    expect(log(bob).filter(has_text="A ballot of Whyos left the box.")).to_have_count(3)
    expect(panel(ann, ANN).get_by_text("yours: $16")).to_be_visible()  # burnt or not, they are to be paid
    press(bob, "Done")
    for page in (ann, bob):
        press(page, "No deal this turn")
    heads = headline(ann, re.compile("carry the city")), headline(bob, re.compile("carry the city"))
    assert agree(*heads)
    for page in (ann, bob):
        expect(page.get_by_text("4 ballots for $4, 3 of them burnt")).to_be_visible()
        go_on(page)
    told(bob, "Whyos had put in 4 ballots.")
