"""The texts of Gangs for people: the terminal's sketch and prompt, and the sentences of the log."""
from __future__ import annotations

from random import Random

from rich.text import Text

from fivepoints.core.moves import Moves
from fivepoints.core.words import Catalogue, tell
from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.sketch import prompt, sketch
from gangs.streets import begin, play
from gangs.styles import STYLES, choose

NAMES = ["Ann", "Bob", "Cyd", "Dot", "Eve", "Fay"]


def moments(style, seed=0):
    """The states of a whole game, each with the action or outcome that comes next."""
    rng, flow, s = Random(f"texts {style} {seed}"), RULES.flow, RULES.start(6, {"mode": "politique"})
    out, weights = [0] * RULES.choices, [0] * RULES.choices
    while not flow.over(s):
        n = flow.chance(s, out, weights)
        action = rng.choices(out[:n], weights[:n])[0] if n else choose(s, out[: flow.legal(s, out)], style, rng)
        yield RULES.layout.copy(s), action
        flow.apply(s, action)


def test_everything_that_is_told_has_a_sentence():
    """Of whole games in every style."""
    catalogue = Catalogue("fivepoints.games.gangs")
    told = set()
    for style in STYLES:
        for s, action in moments(style):
            after = RULES.layout.copy(s)
            RULES.flow.apply(after, action)
            for fact in RULES.notation.news(s, [action], after):
                assert tell(catalogue, fact, NAMES).endswith(".")
                told.add(fact.message)
    assert told >= {message for message in catalogue.ids if message.startswith("news-")} - {"news-out", "news-rout", "news-wrecked"}  # rare


def test_every_question_has_a_prompt():
    asked = set()
    for style in STYLES:
        for k, (s, _) in enumerate(moments(style)):
            phase = s.phase
            if RULES.flow.asked(s) >= 0 and (phase not in asked or k % 50 == 0):
                asked.add(phase)
                view = RULES.notation.describe(s, RULES.flow.asked(s))
                lines = prompt(view, Moves(RULES, s)[:50])
                assert Text.from_markup(lines[0]).plain
                assert Text.from_markup(sketch(view, NAMES)).plain
    assert len(asked) > 15


def test_a_sketch_shows_who_is_where():
    game = play(begin("c", "W", people={"W": {"6a": "3m1w"}}, tokens={"6a": "W saloon"}), "W step 1m 6a 2a")
    text = Text.from_markup(sketch(game.view(None))).plain
    assert "6a Mulberry Bend            a:2m1w a Saloon" in text
    assert "2a Fulton Market            a:1m" in text
