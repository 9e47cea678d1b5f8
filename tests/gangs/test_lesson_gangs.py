"""The lesson of Gangs: the record a newcomer is led through, and the steps that lead there."""
import json
import re
import runpy
from itertools import pairwise
from pathlib import Path

import pytest

from fivepoints import games, record
from fivepoints.games.gangs.board import DATA
from fivepoints.server.replays import moments, untold

ROOT = Path(__file__).parents[2]
STEPS = json.loads((ROOT / "web/src/games/gangs/lesson/steps.json").read_text("utf-8"))
WORDS = (ROOT / "web/src/lang/gangs-lesson.en.ftl").read_text("utf-8")
RABBITS, LEARNER, BOWERY = range(3)
MOST_WORDS = 48
by_step = pytest.mark.parametrize("step", STEPS, ids=[step["id"] for step in STEPS])


@pytest.fixture(scope="module")
def lesson():
    return record.loads(games.lesson("gangs"))


@pytest.fixture(scope="module")
def shown(lesson):
    """The lesson as the page is given it."""
    return moments(lesson, LEARNER, untold(lesson), asking=True)


def begins(name):
    return next(step["at"] for step in STEPS if step["id"] == name)


def message(name):
    found = re.search(rf"^{name} = (.+)$", WORDS, re.MULTILINE)
    assert found, f"{name} is not said"
    return found[1]


def at(shown, name):
    """What the learner sees when a step begins."""
    return shown["moments"][begins(name)]["view"]


def test_the_lesson_is_a_true_record(lesson):
    assert record.verify(lesson).moves > 0
    assert (lesson.header.players, lesson.header.options["mode"]) == (3, "politique")


def test_the_lesson_is_what_its_script_makes():
    made = runpy.run_path(str(ROOT / "web/lesson/make_gangs_lesson.py"))["make"]()
    assert made == games.lesson("gangs")


def test_time_only_goes_on_and_a_whole_turn_is_played(lesson, shown):
    times = [step["at"] for step in STEPS]
    assert times == sorted(times)
    assert times[-1] == len(lesson.entries)
    assert [shown["moments"][n]["view"]["turn"] for n in (times[1], times[-2], times[-1])] == [1, 1, 2]


def test_every_phase_of_a_first_turn_is_met(shown):
    stages = [shown["moments"][step["at"]]["view"]["stage"] for step in STEPS]
    assert list(dict.fromkeys(stages)) == [None, "c", "d", "e", "f", "g"]  # the income of the next year, phase a, is paid at the end


@by_step
def test_a_step_asks_for_the_moves_the_record_goes_on_with(lesson, shown, step):
    own = [entry for entry in lesson.entries[step["at"] :] if entry.seat == LEARNER]
    assert [entry.text for entry in own[: len(step["moves"])]] == step["moves"]
    for move, entry in zip(step["moves"], own, strict=False):
        asked = next(moment for moment in reversed(shown["moments"][: entry.n]) if moment["owes"])
        assert move in asked["legal"]["moves"]
    assert all(goal["of"] < len(step["moves"]) for goal in step["goals"])
    assert not step["moves"] or max(goal["of"] for goal in step["goals"]) == len(step["moves"]) - 1


def test_no_move_of_the_learner_falls_between_two_steps(lesson):
    for step, after in pairwise(STEPS):
        played = [entry.text for entry in lesson.entries[step["at"] : after["at"]] if entry.seat == LEARNER]
        assert played == step["moves"], step["id"]


@by_step
def test_a_step_says_what_it_must_in_few_words(lesson, step):
    name = f"gangs-lesson-{step['id']}"
    assert len(re.sub(r"\{.*?\}", "x", message(f"{name}-thought")).split()) <= MOST_WORDS
    message(f"{name}-title")
    for n, _ in enumerate(step["goals"], 1):
        message(f"{name}-goal-{n}")
    for choice in step.get("question", {}).get("choices", []):
        message(f"{name}-choice-{choice}")
        if choice != step["question"]["right"]:
            message(f"{name}-wrong-{choice}")
    if step is not STEPS[-1]:
        message(f"{name}-known")
        end = STEPS[STEPS.index(step) + 1]["at"]
        own = [entry.n for entry in lesson.entries[step["at"] : end] if entry.seat == LEARNER]
        if (own[-1] if own else step["at"]) < end:  # something follows that is looked at
            message(f"{name}-after")
            message(f"{name}-next")


def test_numbers_of_the_game_are_not_written_into_the_texts():
    """They come from the data file, which an operator may change. A count of people, as `seven`, is the record's."""
    said = re.sub(r"\{.*?\}", "", re.sub(r"^(#.*|[\w-]+ =|    \.how =)", "", WORDS, flags=re.MULTILINE))
    assert re.findall(r"\$?\d+", said) == []


def test_the_texts_name_only_numbers_that_there_are():
    def flat(value, path=()):
        if isinstance(value, dict):
            return {name for key, one in value.items() for name in flat(one, (*path, key))}
        return {"-".join(path)}

    own = {"year", "hq", "street", "corner", "rabbits", "bowery", "whyos", "dollars", "dial", "theirs", "from", "to"}
    assert set(re.findall(r"\$([a-z][\w-]*)", WORDS)) - own <= flat(DATA)


def test_the_first_fight_gives_the_learner_a_blade_and_the_street(shown):
    before, after = at(shown, "battle")["seats"][LEARNER], at(shown, "crime")["seats"][LEARNER]
    assert (before["blades"], after["blades"]) == (0, 1)
    assert after["cash"] == before["cash"] + DATA["combat"]["blood_cash"]
    assert at(shown, "crime")["squares"]["6b"]["control"] == LEARNER
    assert at(shown, "crime")["turn_of"]["actions"] == 3  # as is said after it


def test_the_learner_has_an_action_for_each_place(shown):
    view = at(shown, "battle")
    places = [*(square["members"] for square in view["squares"].values()), *view["boxes"].values()]
    assert sum(str(LEARNER) in members for members in places) == 4
    assert next(step for step in STEPS if step["id"] == "actions")["question"]["right"] == "four"


def test_the_crime_pays_and_nobody_is_caught(shown):
    before, after = at(shown, "crime")["seats"][LEARNER], at(shown, "den")["seats"][LEARNER]
    assert after["cash"] == before["cash"] + DATA["aggressions"]["mugging"]["loot"]
    assert (after["beds"], after["tombs"]) == (before["beds"], before["tombs"])


def test_both_wars_are_the_learners(shown):
    first, second, after = (at(shown, name)["seats"] for name in ("war", "declare", "home"))
    spoils = DATA["combat"]["war_bonus"] + DATA["combat"]["blood_cash"]
    assert second[LEARNER]["cash"] == first[LEARNER]["cash"] + spoils
    assert after[LEARNER]["cash"] == second[LEARNER]["cash"] + spoils
    assert (first[LEARNER]["blades"], second[LEARNER]["blades"], second[RABBITS]["blades"]) == (1, 2, 0)


def test_the_bowery_boys_drink_and_the_learner_is_two_bottles_from_paying(shown):
    view = at(shown, "drink")
    effects = DATA["alcohol"]["effects"]
    assert "cash" in effects[view["seats"][BOWERY]["dial"]]
    assert next(level for level, effect in enumerate(effects) if "cash" in effect) - view["seats"][LEARNER]["dial"] == 2
    assert next(step for step in STEPS if step["id"] == "drink")["question"]["right"] == "two"


def test_a_brothel_can_be_opened_at_home_next_year(shown):
    home = at(shown, "end")["squares"]["6a"]["members"][str(LEARNER)]
    need = DATA["activities"]["brothel"]
    assert home["women"] >= need["women"]
    assert home["men"] + home["women"] >= need["members"]


def test_the_new_year_pays_as_the_text_says(shown):
    before, after = at(shown, "offer")["seats"], at(shown, "end")["seats"]
    kinds = DATA["activities"]
    assert after[LEARNER]["cash"] == before[LEARNER]["cash"] + kinds["ratpit"]["income"]
    assert after[BOWERY]["cash"] == before[BOWERY]["cash"] + kinds["saloon"]["income"]
    assert after[BOWERY]["barrels"] == kinds["whisky"]["output"] - 1
    assert {"kind": "nobattle", "parties": [LEARNER, BOWERY]} in at(shown, "end")["deals"]
