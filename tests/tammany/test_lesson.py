"""The lesson: the record a newcomer is led through, and the steps that lead there."""
import json
import re
import runpy
from itertools import pairwise
from pathlib import Path

import pytest

from fivepoints import games, record
from fivepoints.core.errors import OptionError
from fivepoints.server.replays import moments, untold

ROOT = Path(__file__).parents[2]
STEPS = json.loads((ROOT / "web/src/games/tammany/lesson/steps.json").read_text("utf-8"))
WORDS = (ROOT / "web/src/lang/lesson.en.ftl").read_text("utf-8")
LEARNER = 1
MOST_WORDS = 45


@pytest.fixture(scope="module")
def lesson():
    return record.loads(games.lesson("tammany"))


@pytest.fixture(scope="module")
def shown(lesson):
    """The lesson as the page is given it."""
    return moments(lesson, LEARNER, untold(lesson), asking=True)


def message(name):
    found = re.search(rf"^{name} = (.+)$", WORDS, re.MULTILINE)
    assert found, f"{name} is not said"
    return found[1]


def own_moves(lesson, at):
    """What the learner plays from a moment on."""
    return [entry.text for entry in lesson.entries[at:] if entry.seat == LEARNER]


def test_the_lesson_is_a_true_record(lesson):
    assert record.verify(lesson).moves > 0
    assert (lesson.header.players, lesson.header.options["edition"]) == (3, 2020)


def test_the_lesson_is_what_its_script_makes():
    made = runpy.run_path(str(ROOT / "web/lesson/make_lesson.py"))["make"]()
    assert made == games.lesson("tammany")


def test_a_game_that_is_not_there_has_no_lesson():
    with pytest.raises(OptionError):
        games.lesson("chess")


def test_there_are_thirteen_steps_and_time_only_goes_on(lesson):
    assert len(STEPS) == 13
    begins = [step["at"] for step in STEPS]
    assert begins == sorted(begins)
    assert begins[-1] == len(lesson.entries)


@pytest.mark.parametrize("step", STEPS, ids=[step["id"] for step in STEPS])
def test_a_step_asks_for_the_moves_the_record_goes_on_with(lesson, shown, step):
    now = shown["moments"][step["at"]]
    assert own_moves(lesson, step["at"])[: len(step["moves"])] == step["moves"]
    at = step["at"]
    for move in step["moves"]:
        now = shown["moments"][at]
        assert now["owes"]
        if now["legal"]["moves"] is not None:
            assert move in now["legal"]["moves"]
        else:
            bid = dict(zip(move.split()[1::2], map(int, move.split()[2::2]), strict=True))
            assert all(least <= bid.get(nation, 0) <= most for nation, (least, most) in now["legal"]["amounts"].items())
        at = next(entry.n for entry in lesson.entries[at:] if entry.seat == LEARNER)
    assert all(goal["of"] < len(step["moves"]) for goal in step["goals"])


def test_no_move_of_the_learner_falls_between_two_steps_unless_years_pass(lesson):
    for step, after in pairwise(STEPS):
        played = [entry.text for entry in lesson.entries[step["at"] : after["at"]] if entry.seat == LEARNER]
        whole = [move for move in step["moves"] if after["at"] > step["at"]]
        assert played[: len(whole)] == whole
        assert len(played) == len(whole) or step.get("quick"), step["id"]


@pytest.mark.parametrize("step", STEPS, ids=[step["id"] for step in STEPS])
def test_a_step_says_what_it_must_in_few_words(step):
    name = f"lesson-{step['id']}"
    assert len(message(f"{name}-thought").split()) <= MOST_WORDS
    message(f"{name}-title")
    for n, _ in enumerate(step["goals"], 1):
        message(f"{name}-goal-{n}")
    for choice in step.get("question", {}).get("choices", []):
        message(f"{name}-choice-{choice}")
        if choice != step["question"]["right"]:
            message(f"{name}-wrong-{choice}")
    if step is not STEPS[-1]:
        message(f"{name}-known")


def test_the_learner_becomes_mayor_and_slanders(shown):
    end = shown["moments"][-1]["view"]["seats"]
    assert end[LEARNER]["office"] == "mayor"
    assert end[LEARNER]["slandered"]
    assert [seat["score"] for seat in end] == [3, 6, 1]
