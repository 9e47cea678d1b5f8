"""What a move or a draw of Gangs set in train."""
from __future__ import annotations

from fivepoints.games._gangs import RULES
from gangs.streets import begin, play, run
from gangs.test_worked_cases_gangs import attack


def told(game, seat, text):
    """The facts of a move, or of a draw (no seat)."""
    before = game.state()
    if seat is None:
        out, weights = [0] * RULES.outcomes, [0] * RULES.outcomes
        outcomes = out[: RULES.flow.chance(before, out, weights)]
        actions = [next(k for k in outcomes if RULES.notation.say_draw(before, k) == text)]
        game.draw(text)
    else:
        actions = RULES.notation.read(before, text)
        game.play(seat, text)
    return {(fact.message, *fact.args.values()) for fact in RULES.notation.news(before, actions, game.state())}


def test_a_battle_is_told():
    game = attack("3m1w", "2m", "W arm 1 gun", "R arm 1 blade", cells={"guns": {"W": 1}, "blades": {"R": 1}})
    assert told(game, None, "1g") == {("news-hits", 0, 0, 1), ("news-hits", 1, 1, 0), ("news-battle-won", 0, "2a")}


def test_a_new_turn_and_its_income_are_told():
    game = begin("f", order="WR", people={"W": {"6a": "2m"}}, tokens={"6a": "W rat-pit"}, cells={"dial": {"W": 3}}, deals=None)
    run(game, lambda s: s.stage == 7 and s.at == 1)
    facts = told(game, 1, "pass")
    assert {("news-turn", 5), ("news-income", 0, 6)} <= facts


def test_an_election_is_told():
    game = begin("f", turn=8, mode="politique", order="WRB", cells={"ballots": {"W": 2}, "most": {"W": 5}})
    run(game, lambda s: s.stage == 7 and s.at == 2)
    facts = told(game, 2, "pass")
    assert {("news-ballots", 0, 2), ("news-votes", 0, 3, 20), ("news-votes", 1, 1, 14), ("news-votes", 2, 1, 14)} <= facts


def test_nothing_is_told_of_a_hidden_move():
    """A rigged ballot sets nothing in train that others could hear."""
    game = play(begin("c", "W", turn=8, mode="politique"), "W done")
    assert told(game, 0, "rig 3") == set()


def test_a_draw_brings_its_news_to_who_listens():
    game = attack("3m1w", "2m", "W arm 1 gun", "R arm 1 blade", cells={"guns": {"W": 1}, "blades": {"R": 1}})
    heard = []
    game.listen(heard.append)
    game.draw("1g")
    assert [fact.message for fact in heard[0].news] == ["news-hits", "news-hits", "news-battle-won"]
