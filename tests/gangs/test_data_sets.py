"""Other numbers for the same rules (sections 17 and 22 of docs/rules/gangs.md): what a data file may say, and games with one."""
from __future__ import annotations

import json
import re
from copy import deepcopy
from importlib.resources import files
from random import Random

import pytest

from fivepoints.core.game import Game
from fivepoints.games.gangs import RULES
from fivepoints.games.gangs.board import DATA
from fivepoints.games.gangs.bounds import NUMBERS, DataSetError
from fivepoints.games.gangs.datasets import load

NO_VALUE = object()


@pytest.fixture
def file(tmp_path):
    """A function that writes the shipped data with some keys changed (NO_VALUE: left out) and says where."""

    def write(changes, name="other.json"):
        data = deepcopy(DATA)
        for key, value in changes.items():
            *way, last = key.split(".")
            place = data
            for word in way:
                place = place[int(word) if isinstance(place, list) else word]
            if value is NO_VALUE:
                del place[last]
            else:
                place[int(last) if isinstance(place, list) else last] = value
        path = tmp_path / name
        path.write_text(json.dumps(data), "utf-8")
        return path

    return write


def test_the_shipped_numbers_are_a_data_set(file):
    assert load("mine", file({})).data == DATA


DEN_INCOMES = [f"activities.{kind}.income" for kind in ("ratpit", "casino", "saloon", "opiumden")]

WRONG = {
    # the form
    "a key that nobody knows": ({"beer_cost": 3}, "beer_cost", "no such key"),
    "a key that nobody knows, further in": ({"activities.saloon.colour": "red"}, "activities.saloon.colour", "no such key"),
    "a key that is missing": ({"combat.war_bonus": NO_VALUE}, "combat.war_bonus", "missing"),
    "a number for an object": ({"police": 3}, "police", "object"),
    "a list that is too short": ({"politics.premiums": [20, 16]}, "politics.premiums", "list of 6"),
    "a text for a number": ({"recruit_cost": "4"}, "recruit_cost", "whole number from 0 to 100, not 4"),
    "a fraction": ({"recruit_cost": 3.5}, "recruit_cost", "not 3.5"),
    "a truth for a number": ({"recruit_cost": True}, "recruit_cost", "not True"),
    "a number below its least": ({"weapons.gun.price": -1}, "weapons.gun.price", "not -1"),
    "a name that is empty": ({"gangs.whyos.name": ""}, "gangs.whyos.name", "text"),
    "a name of two lines": ({"boxes.port": "The\nPort"}, "boxes.port", "one line"),
    "another format": ({"schema": "gangs/2"}, "schema", "has to be 'gangs/1'"),
    "a den made a traffic": ({"activities.saloon.kind": "traffic"}, "activities.saloon.kind", "belongs to the rules"),
    "goods that do not exist": ({"activities.saloon.uses": "beer"}, "activities.saloon.uses", "barrel"),
    "a level's effect that does not exist": ({"alcohol.effects.3": {"song": 1}}, "alcohol.effects.3", "one of cash, bed"),
    "a box that no swap follows": ({"swap_boxes": ["port"]}, "swap_boxes.0", "hospital"),
    # 17
    "free steps": ({"step_cost": 0}, "step_cost", "from 1 to"),
    "free ways to a box": ({"box_cost": 0}, "box_cost", "from 1 to"),
    "an HQ that is no square": ({"gangs.whyos.hq": "12a"}, "gangs.whyos.hq", "not 12a"),
    "an HQ on a closed square": ({"gangs.dusters.hq": "9a"}, "gangs.dusters.hq", "9a is closed with 2 gangs"),
    "a ward closed under an HQ": ({"closed_wards.5": [1, 6]}, "gangs.whyos.hq", "6a is closed with 5 gangs"),
    "two gangs in one HQ": ({"gangs.whyos.hq": "4a"}, "gangs.whyos.hq", "both"),
    "a station on a closed square": ({"police.stations": ["14a", "7a", "6b"]}, "police.stations.1", "7a is closed with 2 gangs"),
    "fewer stations than pawns": ({"police.stations": ["14a", "6b"]}, "police.stations", "3 pawns"),
    "a station twice": ({"police.stations": ["14a", "6b", "6b"]}, "police.stations", "twice"),
    "a ward that does not exist": ({"closed_wards.4": [12]}, "closed_wards.4.0", "not 12"),
    # 22
    "too many barrels": ({"activities.whisky.output": 3}, "activities.whisky.output", "135 of barrel, more than 90"),
    "too many kilos": ({"activities.opium.tokens_for_6": 5}, "activities.opium.output", "90 of kilo, more than 72"),
    "too much influence": ({"tammany.influence_for_a_member": 2}, "tammany.influence_for_a_member", "influence 100, more than 50"),
    "too many figures": ({"figures.women": 9}, "figures", "at most 18"),
    "a higher limit": ({"stack_limit": 6}, "stack_limit", "from 1 to 5"),
    "more moves": ({"moves_per_turn": 31}, "moves_per_turn", "from 1 to 30"),
    "a taker of favors who would have no choice": ({"tammany.favor_takers": 5}, "tammany.favor_takers", "from 1 to 4"),
    "more ballots": ({"politics.ballot_max": 6}, "politics.ballot_max", "from 0 to 5"),
    "more turns": ({"turns.politics": 11}, "turns.politics", "from 1 to 10"),
    "more money than a purse holds": (dict.fromkeys(DEN_INCOMES, 100), "activities", "$36640, more than $32767"),
    "longer lists of actions": ({"weapons.blade.per_player": 10}, "weapons", "more than 600"),
    "fewer weapons than a draw has outcomes": ({"weapons.blade.per_player": 0}, "weapons", "more outcomes"),
    "fights beyond the odds that are known": ({"combat.war_max": 8}, "combat.war_max", "23 may fight"),
    # what does not fit together
    "a module that begins after the end": ({"turns.politics": 7, "modules.war": 8}, "modules.war", "only 7 turns"),
    "ballots before elections": ({"politics.ballot_first_turn": 6}, "politics.ballot_first_turn", "elections begin in turn 7"),
    "more women at the start than there are": ({"figures.women": 4}, "start.members", "only 4"),
    "more weapons at the start than there are": ({"start.guns": 2}, "start.guns", "per_player, 1"),
    "more women than members": ({"activities.ratpit.women": 3}, "activities.ratpit.women", "more than its members"),
    "a bed beyond the track": ({"beds_entry.wound": 2}, "beds_entry.wound", "2 cells"),
    "a dial without effects": ({"alcohol.max": 9}, "alcohol.effects", "10 levels"),
    "a start beyond the dial": ({"alcohol.max": 4, "alcohol.effects": [{}] * 5, "start.alcohol": 5}, "start.alcohol", "goes to 4"),
    "recruits who bring money": ({"favors.recruit2.off": 5}, "favors.recruit2.off", "recruit_cost, 4"),
    "a last aggression that is not the greatest": ({"aggressions.bankjob.members": 3}, "aggressions.bankjob.members", "most members"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_refused_by_key_and_reason(case, file):
    changes, key, why = WRONG[case]
    with pytest.raises(DataSetError) as caught:
        load("mine", file(changes))
    assert caught.value.key == key
    assert str(caught.value).startswith(f"{key}: ")
    assert why in str(caught.value)


NO_OBJECT = {b"{": "is not JSON", b"\xff": "is not JSON", b"[]": "has to be an object", b'{"schema": 1, "schema": 2}': "schema: stands twice"}


@pytest.mark.parametrize("content", NO_OBJECT)
def test_a_file_that_is_no_object_is_refused(content, tmp_path):
    path = tmp_path / "other.json"
    path.write_bytes(content)
    with pytest.raises(DataSetError, match=NO_OBJECT[content]):
        load("mine", path)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(DataSetError, match=r"none\.json: can't be read"):
        load("mine", tmp_path / "none.json")


PRICES = {
    "recruit_cost": 3,
    "step_cost": 2,
    "activities.ratpit.income": 7,
    "weapons.blade.price": 4,
    "weapons.blade.per_player": 4,
    "start.cash": 25,
    "gangs.whyos.hq": "6b",
}


def in_the_port(rules):
    """Whyos, asked for their actions, with $20 and a man in the Port."""
    board, layout = rules.modules[0], rules.modules[1]
    s = rules.start(6, {})
    s.owes, s.order, s.line, s.turn, s.stage, s.phase = [0] * 6, [*range(6)], [*range(6)], 2, layout.STAGE_C, layout.ACT
    for p in range(6):
        s.men[board.HQ[p]][p] = 3
    s.cash[0], s.actions = 20, 2
    s.men[board.PORT][0] = 1
    return Game(rules, s)


def test_each_data_set_has_its_own_prices(file):
    other = load("mine", file(PRICES)).rules
    for rules, left in ((other, 11), (RULES, 8), (other, 11)):
        game = in_the_port(rules)
        game.play(0, "recruit 3m")
        assert game.state().cash[0] == left


def test_equipment_is_worth_what_the_file_says(file):
    """The Surgeon and the Lawyer too: as many beds and cells lower."""
    rules = load("mine", file({"equipment.surgeon.value": 0, "equipment.lawyer.value": 2})).rules
    board, people = rules.modules[0], rules.modules[2]
    s = rules.start(6, {})
    s.equipment[0] = 1 << board.SURGEON | 1 << board.LAWYER
    people.to_bed(s, 0, 0, 1)
    people.to_tombs(s, 0, 1, 0, 2)
    assert [[row[0] for row in track] for track in (s.bed_men, s.cell_men)] == [[0, 1], [1, 0, 0]]


def play(rules, players, mode, rng):
    """A whole game at random, in which every position is sound and every number fits its cell; its last state."""
    flow, notation, layout = rules.flow, rules.notation, rules.layout
    out, weights = [0] * rules.choices, [0] * rules.choices
    s = rules.start(players, {"mode": mode})
    for _ in range(rules.bound):
        if flow.over(s):
            return s
        n = flow.chance(s, out, weights)
        flow.apply(s, rng.choices(out[:n], weights[:n])[0] if n else out[rng.randrange(flow.legal(s, out))])
        packed = layout.pack(s)
        if rng.random() < 0.05:
            assert layout.pack(notation.parse(notation.position(s))) == packed
            assert Game(rules, layout.copy(s)).view(0)["turn"] == s.turn
    raise AssertionError("the game does not end")


def test_whole_games_are_played_with_other_numbers(file):
    rules = load("mine", file(PRICES)).rules
    board = rules.modules[0]
    assert board.SQUARE_NAMES[board.HQ[0]] == "6b"
    assert rules.actions > RULES.actions  # more Blades, more ways to arm
    for players in (2, 4, 6):
        s = rules.start(players, {})
        assert (s.cash[:players], s.blades_left) == ([25] * players, 4 * players)
        s = play(rules, players, "politique", Random(players))
        assert s.turn == 10 or sum(out == 0 for out in s.fallen[:players]) <= 1


def numbers(place, key=""):
    """Every number of the data that may change: its key, and its least and most."""
    for name, value in place.items() if isinstance(place, dict) else enumerate(place):
        here = f"{key}.{name}".removeprefix(".")
        if isinstance(value, dict | list):
            yield from numbers(value, here)
        for pattern, ends in NUMBERS.items():
            if re.fullmatch(pattern.replace(".", r"\.").replace("*", "[^.]+"), here) and isinstance(value, int):
                yield here, ends


def test_what_is_not_refused_can_be_played(file):
    """Files in which some numbers are as small or as great as they may be by themselves."""
    rng, every = Random(17), list(numbers(DATA))
    played = 0
    while played < 12:
        changes = {key: rng.choice(ends) for key, ends in rng.sample(every, rng.choice([3, 5, 8]))}
        try:
            rules = load("mine", file(changes)).rules
        except DataSetError:
            continue
        play(rules, 2 + played % 5, ["base", "politique"][played % 2], rng)
        played += 1


def test_equal_files_share_one_copy_of_the_rules(file):
    one, two, other = load("mine", file(PRICES, "one.json")), load("mine", file(PRICES, "two.json")), load("mine", file({"recruit_cost": 5}, "three.json"))
    assert one.rules is two.rules
    assert one.rules is not other.rules


def test_what_is_compiled_is_kept_for_each_file_apart(file):
    """Even where only a remark differs: the hash is among the constants by which the cache is keyed."""
    sets = [load("mine", file(changes)) for changes in ({}, {"about": "mine"}, PRICES)]
    assert len({rules.modules[0].DATA_HASH for rules in [RULES, *(found.rules for found in sets)]}) == 4
    assert len({module.__name__ for found in sets for module in found.rules.modules}) == 3 * len(RULES.modules)


def test_a_copy_has_the_words_of_the_game(file):
    package = load("mine", file(PRICES)).rules.package
    assert (files(package) / "lang" / "en.ftl").is_file()
    assert package != RULES.package
