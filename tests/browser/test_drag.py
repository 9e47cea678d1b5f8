"""Pieces carried onto the map by mouse and by finger: the same as the clicks they stand for, and nothing at all where they can't stay."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.hands import MAY, POINT, Hands
from browser.test_lesson_page import FIRST, at, press, ward
from browser.test_replay import open_file
from browser.test_table_page import PHONE, Visit, choose_name, the_map
from browser.test_whole_games import new_table, press_until
from fivepoints import Game
from kept import go_on, keep

Spot = tuple[float, float]
END = "End turn"
STEPS = 6  # in which a piece is carried


def my_turn(page: Page) -> Page:
    new_table(page, ("Me", "Bot", "Bot"))
    expect(page.get_by_role("button", name=MAY).first).to_be_visible()
    return page


def middle(of: Locator) -> Spot:
    box = of.bounding_box()
    assert box, "it is not in sight"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def my_boss(page: Page) -> Spot:
    """At my own seat."""
    box = page.get_by_role("article", name="You", exact=True).bounding_box()
    assert box
    return box["x"] + 34, box["y"] + 34


def garden(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("^Castle Garden"))


def newcomer(page: Page) -> Spot:
    return middle(garden(page).locator(".grip").first)


def spot(of: Locator) -> Spot:
    """Where a ward can be hit."""
    x, y = of.evaluate(POINT)
    return x, y


def number(of: Locator) -> int:
    found = re.match(r"Ward (\d+)", of.get_attribute("aria-label") or "")
    assert found
    return int(found[1])


def all_of(page: Page) -> list[str]:
    """The whole map and the dock, as they are heard."""
    drawn = [*the_map(page).get_by_role("button").all(), garden(page)]
    return [*(one.get_attribute("aria-label") or "" for one in drawn), page.get_by_role("list").filter(has_text="boss").first.inner_text()]


def carry(page: Page, start: Spot, *way: Spot) -> None:
    """With the mouse, without letting go."""
    page.mouse.move(*start)
    page.mouse.down()
    for there in way:
        page.mouse.move(*there, steps=STEPS)


def drag(page: Page, start: Spot, end: Spot) -> None:
    carry(page, start, end)
    page.mouse.up()


class Finger:
    """One finger on a touch screen, and a second if need be."""

    def __init__(self, page: Page) -> None:
        self.page, self.line = page, page.context.new_cdp_session(page)

    def _say(self, kind: str, *spots: Spot) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(spots)]})

    def carry(self, start: Spot, end: Spot) -> None:
        self._say("touchStart", start)
        for k in range(1, STEPS + 1):
            self._say("touchMove", (start[0] + (end[0] - start[0]) * k / STEPS, start[1] + (end[1] - start[1]) * k / STEPS))

    def carry_on(self, there: Spot) -> None:
        self._say("touchMove", there)

    def let_go(self, how: str = "touchEnd") -> None:
        self._say(how)

    def drag(self, start: Spot, end: Spot) -> None:
        self.carry(start, end)
        self.let_go()

    def pinch(self, about: Spot) -> None:
        x, y = about
        for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60)):
            self._say(kind, (x - apart, y), (x + apart, y))
        self._say("touchEnd")


def test_two_bosses_carried_onto_the_map_are_a_campaign(visit: Visit) -> None:
    page = my_turn(visit())
    first, second, *_ = Hands(page).wards()
    numbers = number(first), number(second)
    drag(page, my_boss(page), spot(first))
    expect(page.get_by_text(f"Your first boss goes to ward {numbers[0]}.")).to_be_visible()
    drag(page, my_boss(page), spot(second))
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    for n in numbers:
        expect(ward(page, n)).to_have_accessible_name(re.compile("You (1|alone with 1)"))


def test_a_newcomer_carried_from_castle_garden_settles_with_the_boss_that_was_placed(visit: Visit) -> None:
    page = my_turn(visit())
    first, second, *_ = Hands(page).wards()
    numbers, held = (number(first), number(second)), garden(page).get_attribute("aria-label")
    drag(page, my_boss(page), spot(first))  # what could become a campaign
    drag(page, newcomer(page), spot(second))
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    expect(ward(page, numbers[0])).to_have_accessible_name(re.compile("You (1|alone with 1)"))
    assert garden(page).get_attribute("aria-label") != held
    expect(page.get_by_role("region", name="Log").get_by_text(re.compile("^You .*newcomer|^You settled")).last).to_be_visible()


def test_the_newcomer_may_go_first(visit: Visit) -> None:
    page = my_turn(visit())
    home = Hands(page).wards()[0]
    n = number(home)
    drag(page, newcomer(page), spot(home))
    expect(page.get_by_role("button", name="Settle", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(re.compile(f"newcomer goes to ward {n}"))).to_be_visible()
    drag(page, my_boss(page), spot(home))
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    expect(ward(page, n)).to_have_accessible_name(re.compile("You (1|alone with 1)"))


def test_while_a_piece_is_carried_the_ward_under_it_says_what_it_would_do(visit: Visit) -> None:
    page = my_turn(visit())
    wards = Hands(page).wards()
    may = [number(one) for one in wards]
    carry(page, newcomer(page), spot(wards[0]))
    assert [number(one) for one in Hands(page).wards()] == may  # lit as for clicks
    tip = page.get_by_role("heading", name=re.compile(f"^(Irish|English|German|Italian) to ward {may[0]}$"))
    expect(tip).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\+1 \w+ favor")).first).to_be_visible()
    page.mouse.move(*spot(wards[1]), steps=STEPS)
    expect(page.get_by_role("heading", name=re.compile(f"to ward {may[1]}$"))).to_be_visible()
    expect(tip).to_be_hidden()


@pytest.mark.parametrize("grip", [my_boss, newcomer])
def test_put_anywhere_else_or_taken_back_by_escape_it_changes_nothing(visit: Visit, grip: Callable[[Page], Spot]) -> None:
    page = my_turn(visit())
    drag(page, my_boss(page), spot(Hands(page).wards()[0]))  # so that there is something to lose
    before = all_of(page)
    closed = spot(page.get_by_role("button", name=re.compile(r"^Ward \d+, closed")).first)
    for elsewhere in (closed, middle(page.get_by_role("region", name="Log")), grip(page)):
        carry(page, grip(page), spot(Hands(page).wards()[1]), elsewhere)
        page.mouse.up()
        assert all_of(page) == before
    carry(page, grip(page), spot(Hands(page).wards()[1]))
    page.keyboard.press("Escape")
    assert all_of(page) == before
    page.mouse.up()
    assert all_of(page) == before
    expect(page.locator(".carried")).to_have_count(0)


def test_a_click_that_slips_a_little_is_a_click(visit: Visit) -> None:
    page = my_turn(visit())
    page.get_by_role("button", name="Settle", exact=True).click()
    nation = page.get_by_role("button", name=re.compile("^(Irish|English|German|Italian)$")).first
    x, y = middle(nation)
    drag(page, (x, y), (x + 2, y + 1))
    expect(nation).to_have_attribute("aria-pressed", "true")
    drag(page, middle(nation), spot(Hands(page).wards()[0]))  # and the same button is a grip
    expect(page.get_by_text(re.compile("newcomer goes to ward"))).to_be_visible()
    expect(nation).to_have_attribute("aria-pressed", "true")


def test_nothing_more_has_become_a_stop_for_the_tab_key(visit: Visit) -> None:
    page = my_turn(visit())
    assert page.locator(".grip").count() >= 5  # my seat, the dock, the newcomers
    assert page.locator(".grip:not(button)").evaluate_all("(grips) => grips.filter((one) => one.tabIndex >= 0).length") == 0


@pytest.mark.parametrize("screen", [PHONE, PHONE | {"viewport": {"width": 844, "height": 390}}], ids=["upright", "on its side"])
def test_by_finger_on_a_phone(visit: Visit, screen: dict[str, object]) -> None:
    page = my_turn(visit(**screen))
    finger, wards = Finger(page), Hands(page).wards()
    numbers, before = [number(one) for one in wards], [one.get_attribute("aria-label") for one in the_map(page).get_by_role("button").all()]
    boss = page.get_by_role("heading", name=re.compile("boss: where")).locator(".grip")
    finger.carry(middle(boss), spot(wards[0]))
    expect(page.get_by_role("heading", name=f"Boss to ward {numbers[0]}")).to_be_visible()
    finger.let_go("touchCancel")
    assert [one.get_attribute("aria-label") for one in the_map(page).get_by_role("button").all()] == before
    finger.drag(middle(boss), spot(wards[0]))
    expect(page.get_by_text("1 of 2 placed")).to_be_visible()
    page.touchscreen.tap(*spot(ward(page, numbers[1])))  # a tap is a tap still: named first, then done
    page.get_by_role("button", name="Undo").tap()
    finger.drag(newcomer(page), spot(ward(page, numbers[1])))
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    expect(ward(page, numbers[0])).to_have_accessible_name(re.compile("You (1|alone with 1)"))
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_on_an_enlarged_map_a_finger_on_a_piece_moves_the_piece_and_beside_it_the_map(visit: Visit) -> None:
    page = my_turn(visit(**PHONE))
    finger = Finger(page)
    finger.pinch(middle(garden(page)))
    page.wait_for_timeout(300)  # until the map has come to rest
    start, home = newcomer(page), spot(Hands(page).wards()[0])
    finger.drag(start, home)
    expect(page.get_by_role("button", name="Settle", exact=True)).to_have_attribute("aria-pressed", "true")
    assert newcomer(page) == pytest.approx(start, abs=1)
    finger.drag((home[0] + 1, home[1]), (home[0] - 30, home[1] - 40))
    page.wait_for_timeout(300)
    assert newcomer(page) != pytest.approx(start, abs=5)


def may_move_a_cube(game: Game) -> bool:
    return not game.sealed and any(move.startswith("move ") for move in game.legal(game.movers()[0]))


def test_the_precinct_chairman_carries_a_cube_from_ward_to_ward(visit: Visit, tmp_path: Path) -> None:
    keeper = go_on(keep(), may_move_a_cube)
    seat = keeper.game.movers()[0]
    file = tmp_path / "game.json"
    file.write_text(keeper.dumps(), "utf-8")
    page = visit()
    open_file(page, file)
    page.keyboard.press("End")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("group", name="Your seat").get_by_role("radio", name=["Ann", "Bob", "Cyd"][seat]).check(force=True)
    dialog.get_by_role("button", name="Start the game").click()
    choose_name(page, "Zoe")
    page.get_by_role("button", name=re.compile("^Precinct Chairman")).click()
    start, end = next(move for move in keeper.game.legal(seat) if move.startswith("move ")).split()[2:]
    cube = the_map(page).locator(f"[data-drop='{start}'].grip").first
    assert cube.get_attribute("tabindex") is None
    before = ward(page, int(end)).get_attribute("aria-label")
    drag(page, middle(cube), spot(ward(page, int(start))))  # it stays where it is
    assert ward(page, int(end)).get_attribute("aria-label") == before
    page.mouse.click(*middle(cube))  # a click on it is one on its ward
    expect(page.get_by_text(f"From ward {start}.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    drag(page, middle(cube), spot(ward(page, int(end))))
    expect(page.get_by_text("Used this year.")).to_be_visible()
    assert ward(page, int(end)).get_attribute("aria-label") != before


def test_the_lesson_takes_what_is_carried_like_what_is_clicked(visit: Visit) -> None:
    page = visit("/learn")
    at(page, FIRST)
    drag(page, my_boss(page), spot(ward(page, 4)))
    expect(page.get_by_role("alert")).to_contain_text("Taken back. That begins a campaign")
    press(page, "Settle")
    drag(page, my_boss(page), spot(ward(page, 4)))
    at(page, "A newcomer, and a favor")
    german = page.get_by_role("button", name=re.compile("^German"))
    drag(page, middle(german), spot(ward(page, 6)))
    expect(page.get_by_role("alert")).to_contain_text("Here you want Germans in ward 4")
    drag(page, middle(german), spot(ward(page, 4)))
    at(page, "End your turn")
    assert page.locator(".grip").count() == 0  # nothing is left to carry


def test_the_tip_for_a_newcomer_counts_the_boss_that_goes_there_too(visit: Visit) -> None:
    page = my_turn(visit())
    page.get_by_role("button", name="Settle", exact=True).click()
    empty = page.get_by_role("button", name=re.compile(r"^Ward \d+, nobody.*choosable")).first
    n, there = number(empty), spot(empty)
    page.mouse.click(*there)
    page.get_by_role("button", name=re.compile("^(Irish|English|German|Italian)$")).first.click()
    page.mouse.move(*spot(ward(page, n)))
    expect(page.get_by_text("You stand alone here, with 1 boss.")).to_be_visible()
    expect(page.get_by_text("Nobody stands here.")).to_be_hidden()


def test_after_the_end_of_a_turn_the_focus_stays_in_the_dock(visit: Visit) -> None:
    page = my_turn(visit())
    hands = Hands(page, way="keys")
    for _ in range(2):
        hands.pick_ward()
    expect(page.get_by_role("button", name=END)).to_be_enabled()
    press_until(page, ("Tab",), re.compile("^End turn$"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=END).and_(page.locator(":enabled"))).to_have_count(0)
    expect(page.locator("h2:focus")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn")).to_be_focused()  # when it comes round
