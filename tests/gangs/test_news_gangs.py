"""What a move or a draw of Gangs set in train."""
from __future__ import annotations

from fivepoints.games.gangs import RULES
from gangs.streets import actions_of, begin, play, run
from gangs.test_worked_cases_gangs import attack

MANY = 3  # arguments; of a fight there are more


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
    return {(fact.message, *list(fact.args.values())[:MANY]) for fact in RULES.notation.news(before, actions, game.state())}


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


def entered(game, *moves):
    """The facts of these moves and draws, one after another."""
    heard = []
    game.listen(heard.append)
    play(game, *moves)
    return [fact for entry in heard for fact in entry.news]


def forced(facts):
    return [(fact.args["seat"], fact.args["move"]) for fact in facts if fact.message == "news-forced"]


def of_the_fight(facts):
    """What each side brought and held: members, Blades, Firearms, then Blades and Firearms again."""
    names = ("seat", "members", "blades", "guns", "held_blades", "held_guns")
    return [tuple(fact.args[name] for name in names) for fact in facts if fact.message == "news-hits"]


def test_what_each_side_brought_and_held_is_told():
    game = attack("3m1w", "2m", cells={"guns": {"W": 1}, "blades": {"R": 1}})
    facts = entered(game, "W arm 1 gun", "R arm 1 blade", "draw 1b")
    assert of_the_fight(facts) == [(0, 4, 0, 1, 1, 0), (1, 2, 1, 0, 0, 1)]


def test_weapons_that_were_no_choice_are_told():
    """A war with one Blade against none: the attacker must bring it (9.3), the other has Clubs only."""
    game = begin("d", order="WR", cells={"blades": {"W": 1}})
    facts = entered(game, "W war b", "W commit 3", "R commit 2")
    assert forced(facts) == [(0, "arm 1 blade")]
    assert of_the_fight(entered(game, "draw 1b")) == [(0, 3, 1, 0, 1, 0), (1, 2, 0, 0, 0, 0)]


def test_a_fight_without_any_choice_or_draw_is_told_whole():
    """One man each, each with a Blade in a war of which the attacker's is a must; the other has no weapon: one cube is drawn of a Club and a Blade."""
    game = begin("d", order="WR", people={"W": {"6a": "1m"}, "R": {"4a": "1m"}}, cells={"blades": {"W": 1}})
    facts = entered(game, "W war b")
    assert forced(facts) == [(0, "commit 1"), (1, "commit 1"), (0, "arm 1 blade")]
    facts = entered(game, "draw clubs")
    assert of_the_fight(facts) == [(0, 1, 1, 0, 0, 0), (1, 1, 0, 0, 1, 0)]
    assert forced(facts) == [(0, "bed man 6a")]


def test_a_battle_with_nothing_but_clubs_is_told_whole():
    game = begin("c", "W", people={"W": {"6a": "2m", "1a": "1m"}, "R": {"2a": "1m", "4a": "1m"}})
    facts = entered(game, "W step 2m 6a 2a", "W done")
    assert of_the_fight(facts) == [(0, 2, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0)]


def test_victims_that_were_no_choice_are_told_and_chosen_ones_are_not():
    game = actions_of("W", people={"W": {"6a": "2m", "1a": "1w"}})
    assert forced(entered(game, "W rob mugging 6a", "draw 1k1r")) == [(0, "bed man 6a"), (0, "jail man 6a")]
    game = actions_of("W", people={"W": {"6a": "1m1w", "1a": "1w"}})
    assert forced(entered(game, "W rob mugging 6a", "draw 1k1r")) == []
    assert forced(entered(game, "W bed man 6a")) == [(0, "jail woman 6a")]


def test_a_drunkard_who_is_the_only_one_is_told():
    game = begin("f", order="RW", people={"W": {"6a": "1m"}}, cells={"dial": {"R": 3, "W": 5}})
    assert forced(entered(game, "R pass")) == [(0, "bed man 6a")]


def beaten(**people):
    """The Rabbits lose one of two on 1a, next to which are 2a, 2b and 3a: W stands on the first two."""
    game = begin("c", "W", people={"W": {"2a": "3m1w", "2b": "1w"}, "R": {"1a": "2m"}, **people}, cells={"guns": {"W": 1}})
    return entered(game, "W step 3m 2a 1a", "W done", "W arm 1 gun", "draw 1g")


def test_the_only_way_to_flee_is_told():
    assert forced(beaten()) == [(1, "bury man 1a"), (1, "retreat 3a")]
    assert forced(beaten(B={"3a": "1m"})) == [(1, "bury man 1a"), (1, "retreat 4a")]  # the HQ


def test_a_rout_is_told():
    facts = beaten(B={"3a": "1m", "4a": "1m"})
    assert [dict(fact.args) for fact in facts if fact.message == "news-rout"] == [{"seat": 1, "square": "1a", "count": 1}]
    assert forced(facts) == [(1, "bury man 1a")]


def test_of_a_sealed_choice_nothing_is_told_before_the_other_is_made():
    """Of who has no choice everybody knows it anyway."""
    game = attack("3m1w", "2m", cells={"guns": {"W": 1}, "blades": {"R": 1}})
    assert entered(game, "W arm 1 gun") == []
    assert [fact.message for fact in entered(game, "R arm none")] == []
    assert of_the_fight(entered(game, "draw 1g")) == [(0, 4, 0, 1, 0, 1), (1, 2, 0, 0, 0, 0)]
