"""Second reading of the rules: whole games beside a second model of the rules, move by move (all sections, and 13)."""

import random
from math import prod

import pytest
from second import ORDER, SEATS, opened
from second_model import (
    active,
    appointments,
    biddable,
    facts,
    favors_left,
    final,
    free,
    give_office,
    hold_election,
    play_turn,
    turn_moves,
)

import fivepoints

TABLES = [
    (players, edition, supply, style)
    for players in (3, 4, 5)
    for edition, supply, style in (
        (2020, "printed", "random"),
        (2020, "printed", "hoard"),
        (2020, "printed", "one"),
        (2009, "printed", "random"),
        (2009, "printed", "one"),
        (2020, "unlimited", "one"),
        (2009, "unlimited", "hoard"),
    )
]


def choose(rng, now, who, moves, style):
    """A move in a style: anything; hoarding favors; or all others keep to ward 14 and leave the rest to seat a."""
    if style == "hoard":
        good = [move for move in moves if move.split()[0] in ("settle", "take") or move == "bid none"]
    elif style == "one" and who == 0:
        taken = {str(number) for number in ORDER if now["wards"][number]["bosses"][0]}
        plans = [move for move in moves if move.startswith("campaign")]
        good = [move for move in plans if not taken & set(move.split()[1:])] or plans
    elif style == "one":
        good = [move for move in moves if move.startswith(("settle 14 ", "campaign 14 14"))]
    else:
        good = []
    return rng.choice(good or moves)


def must_hold(game, now, before):
    """Section 13."""
    view = game.view(None)
    for number, name in enumerate(("irish", "english", "german", "italian")):
        boxes = sum(box[name] for box in view["boxes"].values())
        cubes = sum(ward["cubes"][number] for ward in now["wards"].values())
        if view["phase"] != "open":  # see test_no_cube_is_out_of_the_count_while_zone_one_opens
            assert boxes + cubes + now["garden"][number] + now["bag"][number] == 25
    if now["printed"]:
        assert min(favors_left(now)) >= 0
        assert favors_left(now) == list(view["supply"].values())
        for who, person in enumerate(now["seats"]):
            markers = len(person["leads"]) - len(person["bare_leads"]) + bool(person["office"] and not person["bare"])
            assert person["left"] + markers + sum(ward["bosses"][who] for ward in now["wards"].values()) == 19
            assert person["left"] >= 0
    for number in ORDER:
        ward = now["wards"][number]
        assert sum(ward["cubes"]) or not (any(ward["bosses"]) or ward["locked"])
    if view["phase"] not in ("open", "first", "fill"):
        assert active(now) == list(opened(view["players"], now["year"]))
    locks = sum(ward["locked"] for ward in now["wards"].values())
    offices = [person["office"] for person in now["seats"] if person["office"]]
    assert locks <= 2
    assert not locks or "council" in offices or view["phase"] in ("bid", "place", "favor")
    assert len(set(offices)) == len(offices)
    for old, new in zip(before["seats"], now["seats"], strict=False):
        assert old["score"] <= new["score"]
        assert old["tokens"] >= new["tokens"]
        assert not (new["slandered"] and now["year"] <= 4)
    if view["phase"] != "over" and not game.chance():
        assert game.movers()
    if not (view["election"] or {}).get("closed"):
        assert fivepoints.parse(game.position()).position() == game.position()


def bids(now, game, who):
    number = int(game.view(None)["election"]["ward"])
    able = biddable(now, number, who)
    assert any(able)
    assert now["wards"][number]["bosses"][who]
    assert len(game.legal(who)) == prod(count + 1 for count in able)


def bonus(now, view):
    names = ("irish", "english", "german", "italian")
    if view["phase"] == "favor":
        return {"pass"} | {f"take {name}" for name, count in zip(names, favors_left(now), strict=False) if count}
    return {"pass"} | {f"place {name} {there}" for name, count in zip(names, now["bag"], strict=False) if count for there in free(now)}


def same_table(now, model):
    """The model and the engine agree on all that lies on the table."""
    for what in ("wards", "seats", "garden", "bag"):
        assert now[what] == model[what], what


@pytest.mark.parametrize(("players", "edition", "supply", "style"), TABLES)
def test_a_game_goes_as_the_second_model_says(players, edition, supply, style):
    """Sections 2 to 8 and 13: moves offered, their effects, elections and the end, over whole games."""
    rng = random.Random(f"{players} {edition} {supply} {style}")
    play_one(rng, fivepoints.new("tammany", players=players, edition=edition, supply=supply), style)


def play_one(rng, game, style):
    start, log, model, before = None, [], None, facts(game)
    for _ in range(5000):
        now = facts(game)
        must_hold(game, now, before)
        before = now
        view = game.view(None)
        if start is not None and view["phase"] not in ("bid", "place", "favor"):
            model = hold_election(start, log)
            if view["phase"] == "over":
                scores, ranks, shares = final(model)
                result = game.result()
                assert (list(result["scores"]), list(result["ranks"])) == (scores, ranks)
                assert [float(share) for share in result["shares"]] == pytest.approx(shares)
                assert [person["office"] for person in now["seats"]] == [person["office"] for person in model["seats"]]
                return
            if view["phase"] == "appoint":
                same_table(now, model)
            else:
                assert [person["office"] for person in now["seats"]] == [None] * view["players"]
                assert [person["score"] for person in now["seats"]] == [person["score"] for person in model["seats"]]
            start, log = None, []
        if game.chance():
            outcomes, weights = zip(*game.chance(), strict=False)
            game.draw(rng.choices(outcomes, weights)[0])
            continue
        who = rng.choice(game.movers())
        moves = list(game.legal(who))
        assert moves
        assert len(moves) == len(set(moves))
        move = choose(rng, now, who, moves, style)
        if view["phase"] == "turn":
            assert set(moves) == turn_moves(now, who, view["turn"]["ward"], view["turn"]["office"])
            game.play(who, move)
            if move != "end":
                same_table(facts(game), play_turn(now, who, move))
            elif now["year"] % 4 == 0 and (who + 1) % view["players"] == now["first"]:
                start = now
        elif view["phase"] == "appoint":
            assert set(moves) == appointments(view["players"], who)
            words = move.split()[1:]
            for letter, office in zip(words[::2], words[1::2], strict=False):
                give_office(now, SEATS.index(letter), office)
            game.play(who, move)
            offices = [(person["office"], person["bare"]) for person in facts(game)["seats"]]
            assert offices == [(person["office"], person["bare"]) for person in now["seats"]]
        else:
            if view["phase"] == "bid":
                bids(now, game, who)
            else:
                assert set(moves) == bonus(now, view)
            log.append((who, move))
            game.play(who, move)
    pytest.fail("the game does not end")
