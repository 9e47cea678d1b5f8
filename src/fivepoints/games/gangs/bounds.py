"""What a data file may say (rules 17, 22): the form of the shipped file, each number within its bounds, and all of them together.

A number that is named in `NUMBERS` may change within its bounds, a text named in `TEXTS` as it likes. Everything else is a rule or a word of the game, which
the program knows by its shipped value, and has to stay as it is.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fivepoints.core.errors import FivepointsError
from fivepoints.games.gangs.board import BOX_NAMES, CRIMES, DATA, EQUIPMENT, FAVORS, FEWEST_PLAYERS, PLACES, SEATS, SQUARE_NAMES, SQUARES, WARD_OF
from fivepoints.games.gangs.layout import CHOICES

# 22
MOST_GOODS = {"barrel": 90, "kilo": 72}
MOST_INFLUENCE = 50
MOST_FIGURES = 18
MOST_LIMIT = 5
MOST_MOVES = 30
MOST_BALLOTS = 5
MOST_TURNS = 10
MOST_CASH = 2**15 - 1  # what the cell holds; the sum below is some forty times what games have shown
CELL = 2**7 - 1
PRICE = 100
LONGEST_NAME = 40

NUMBERS: dict[str, tuple[int, int]] = {
    "modules.*": (0, MOST_TURNS),
    "turns.base": (1, MOST_TURNS),
    "turns.politics": (1, MOST_TURNS),
    "turns.first_year": (1, 9999),
    "start.cash": (0, 1000),
    "start.members": (2, MOST_FIGURES),  # two of them are women where nobody says how many
    "start.alcohol": (0, 10),
    "start.influence": (0, MOST_INFLUENCE),
    "start.blades": (0, CELL),
    "start.guns": (0, CELL),
    "start.order_bonus.*": (0, 1000),
    "figures.*": (1, 10),
    "stack_limit": (1, MOST_LIMIT),
    "step_cost": (1, PRICE),
    "box_cost": (1, PRICE),
    "moves_per_turn": (1, MOST_MOVES),
    "recruit_cost": (0, PRICE),
    "weapons.blade.price": (0, PRICE),
    "weapons.gun.price": (0, PRICE),
    "weapons.blade.per_player": (0, CELL // SEATS),
    "weapons.gun.per_player": (0, CELL // SEATS),
    "combat.skull_cash": (0, PRICE),
    "combat.blood_cash": (0, PRICE),
    "combat.war_bonus": (0, PRICE),
    "combat.war_max": (1, 10),
    "combat.attacks_on_a_gang_per_turn": (0, SEATS),
    "combat.attacker_brings_at_least": (0, 1),  # a gang with one weapon may declare war
    "activities.*.members": (1, MOST_FIGURES),
    "activities.*.women": (0, MOST_FIGURES),
    "activities.*.output": (1, CELL),
    "activities.*.income": (1, PRICE),
    "activities.*.bottles": (0, 10),
    "activities.*.tokens_for_6": (0, SQUARES),
    "aggressions.*.members": (1, 5),
    "aggressions.*.loot": (0, PRICE),
    "aggression_pot.black": (1, 3),  # a draw has two outcomes at least
    "aggression_pot.red_for_each_member_after_the_first": (0, 3),
    "aggression_pot.white_for_each_member": (1, 3),
    "equipment.*.value": (0, 10),
    "alcohol.max": (1, 10),
    "alcohol.box_relief": (0, 10),
    "alcohol.dry_relief": (1, 10),
    "alcohol.dry_from": (1, 10),
    "tracks.*": (1, 5),
    "beds_entry.*": (0, 4),
    "tombs_entry.*": (0, 4),
    "police.first_turn": (1, MOST_TURNS),
    "police.pawns.*": (1, 3),
    "police.move": (0, SQUARES),
    "police.raid_pawns": (1, 3),
    "police.bribe_cash": (0, PRICE),
    "tammany.favor_takers": (1, FAVORS - 3),  # without police and alcohol there are two favors less, and the last taker still has a choice
    "tammany.influence_for_a_member": (0, MOST_INFLUENCE),
    "politics.election_first_turn": (1, MOST_TURNS),
    "politics.ballot_first_turn": (1, MOST_TURNS),
    "politics.ballot_price": (1, PRICE),
    "politics.ballot_max": (0, MOST_BALLOTS),
    "politics.sack_price": (0, PRICE),
    "politics.sack_ballots": (1, 6),
    "politics.premiums.*": (0, PRICE),
    "favors.double.times": (1, 10),
    "favors.white2.white": (0, 5),
    "favors.recruit2.off": (0, PRICE),
    "favors.move4.steps": (0, MOST_MOVES),
    "favors.sober2.levels": (0, 10),
    "deals.loan.members": (1, 3),
}
TEXTS = ["gangs.*.name", "gangs.*.chief", "wards.*.name", "wards.*.squares.*", "boxes.*"]
TEXTS += ["weapons.*.name", "activities.*.name", "aggressions.*.name", "equipment.*.name"]
REMARKS = ["about", "sources", "modules.about"]  # for who reads the file
EFFECTS = ["cash", "bed", "tombs", "dead"]
MOST_OF_AN_EFFECT = 5


class DataSetError(FivepointsError):
    """A data file that can't be played: the key, and what is wrong with it."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key


def demand(holds: bool, key: str, why: str) -> None:
    if not holds:
        raise DataSetError(key, why)


def checked(given: Any) -> dict[str, Any]:
    """The data of a file, its keys in the shipped order; DataSetError for what can't be played."""
    data: dict[str, Any] = _like("", DATA, given)
    _check_map(data)
    _check_clock(data)
    _check_pieces(data)
    _check_tracks(data)
    _check_goods(data)
    _check_money(data)
    _check_draws(data)
    longest = _longest_list(data)
    demand(longest <= CHOICES, "weapons", f"with activities and aggressions like these a gang could choose among {longest} actions, more than {CHOICES} (22)")
    return data


# The form


def _is(key: str, patterns: Iterable[str]) -> bool:
    return _pattern(key, patterns) is not None


def _pattern(key: str, patterns: Iterable[str]) -> str | None:
    return next((pattern for pattern in patterns if re.fullmatch(re.escape(pattern).replace(r"\*", "[^.]+"), key)), None)


def _like(key: str, shipped: Any, given: Any) -> Any:
    """What is given, if it has the form of what is shipped."""
    if _is(key, REMARKS):
        return given
    special = _pattern(key, SPECIAL)
    if special:
        return SPECIAL[special](key, given)
    if isinstance(shipped, dict):
        demand(isinstance(given, dict), key or "the file", "has to be an object")
        for name in given:
            demand(name in shipped, _join(key, name), "there is no such key")
        for name in shipped:
            demand(name in given or _is(_join(key, name), REMARKS), _join(key, name), "is missing")
        return {name: _like(_join(key, name), value, given[name]) for name, value in shipped.items() if name in given}
    if isinstance(shipped, list):
        demand(isinstance(given, list) and len(given) == len(shipped), key, f"has to be a list of {len(shipped)}")
        return [_like(_join(key, k), *both) for k, both in enumerate(zip(shipped, given, strict=True))]
    number = _pattern(key, NUMBERS)
    if number:
        return _number(key, given, *NUMBERS[number])
    if _is(key, TEXTS):
        fits = isinstance(given, str) and given.isprintable() and 0 < len(given.strip()) == len(given) <= LONGEST_NAME
        demand(fits, key, f"has to be a text of 1 to {LONGEST_NAME} characters in one line")
        return given
    demand(type(given) is type(shipped) and given == shipped, key, f"belongs to the rules and has to be {shipped!r}")
    return given


def _join(key: str, name: Any) -> str:
    return f"{key}.{name}" if key else str(name)


def _number(key: str, given: Any, least: int, most: int) -> int:
    demand(type(given) is int and least <= given <= most, key, f"has to be a whole number from {least} to {most}, not {str(given)[:40]}")
    number: int = given
    return number


def _word(key: str, given: Any, words: Iterable[Any]) -> Any:
    choices = list(words)
    demand(any(given == word and type(given) is type(word) for word in choices), key, f"has to be one of {', '.join(map(str, choices))}, not {str(given)[:40]}")
    return given


def _square(key: str, given: Any) -> Any:
    return _word(key, given, SQUARE_NAMES)


def _goods(key: str, given: Any) -> Any:
    return _word(key, given, MOST_GOODS)


def _goods_or_none(key: str, given: Any) -> Any:
    return _word(key, given, [None, *MOST_GOODS])


def _words(key: str, given: Any, words: Iterable[Any]) -> list[Any]:
    demand(isinstance(given, list), key, "has to be a list")
    found = [_word(_join(key, k), word, words) for k, word in enumerate(given)]
    demand(len(set(found)) == len(found), key, "has something twice")
    return found


def _wards(key: str, given: Any) -> list[Any]:
    return _words(key, given, sorted(set(WARD_OF)))


def _stations(key: str, given: Any) -> list[Any]:
    return _words(key, given, SQUARE_NAMES)


def _swap_boxes(key: str, given: Any) -> list[Any]:
    return _words(key, given, DATA["swap_boxes"])


def _effects(key: str, given: Any) -> list[dict[str, int]]:
    demand(isinstance(given, list) and all(isinstance(effect, dict) for effect in given), key, "has to be a list of objects")
    for level, effect in enumerate(given):
        for name, count in effect.items():
            _word(f"{key}.{level}", name, EFFECTS)
            _number(f"{key}.{level}.{name}", count, 0, PRICE if name == "cash" else MOST_OF_AN_EFFECT)
    effects: list[dict[str, int]] = given
    return effects


SPECIAL = {
    "gangs.*.hq": _square,
    "closed_wards.*": _wards,
    "police.stations": _stations,
    "swap_boxes": _swap_boxes,
    "activities.*.makes": _goods,
    "activities.*.uses": _goods_or_none,
    "alcohol.effects": _effects,
}


# What the numbers are together


def _check_map(data: dict[str, Any]) -> None:
    """17: HQs and stations on open squares."""
    stations = data["police"]["stations"]
    homes = [gang["hq"] for gang in data["gangs"].values()]
    for n in range(FEWEST_PLAYERS, SEATS + 1):
        closed = data["closed_wards"][str(n)]
        shut = {square for square, ward in zip(SQUARE_NAMES, WARD_OF, strict=True) if ward in closed}
        for name, gang in data["gangs"].items():
            demand(gang["hq"] not in shut, f"gangs.{name}.hq", f"{gang['hq']} is closed with {n} gangs")
        pawns = data["police"]["pawns"][str(n)]
        demand(pawns <= len(stations), "police.stations", f"with {n} gangs there are {pawns} pawns, but not so many stations")
        for k in range(pawns):
            demand(stations[k] not in shut, f"police.stations.{k}", f"{stations[k]} is closed with {n} gangs")
    for name, gang in data["gangs"].items():
        demand(homes.count(gang["hq"]) == 1, f"gangs.{name}.hq", f"two gangs can't both have {gang['hq']}")


def _check_clock(data: dict[str, Any]) -> None:
    turns, politics = _turns(data), data["politics"]
    for name, turn in data["modules"].items():
        demand(name == "about" or turn <= turns, f"modules.{name}", f"there are only {turns} turns")
    first = politics["election_first_turn"]
    early = politics["ballot_first_turn"] < first
    demand(not early, "politics.ballot_first_turn", f"ballots are counted in the turn they are put in, and elections begin in turn {first}")


def _check_pieces(data: dict[str, Any]) -> None:
    figures, start, weapons = data["figures"], data["start"], data["weapons"]
    demand(figures["men"] + figures["women"] <= MOST_FIGURES, "figures", f"men and women together are at most {MOST_FIGURES} (22)")
    fewest = min(figures["men"], figures["women"])
    demand(start["members"] <= fewest, "start.members", f"all may be men or all women, and there are only {fewest}")
    for name, kind in (("blades", "blade"), ("guns", "gun")):
        most = weapons[kind]["per_player"]
        demand(start[name] <= most, f"start.{name}", f"is more than weapons.{kind}.per_player, {most}")
    for name, kind in data["activities"].items():
        demand(kind["women"] <= kind["members"], f"activities.{name}.women", "is more than its members")
    fighters = figures["men"] + figures["women"] + data["stack_limit"]
    most = _most_fighters(data)
    demand(fighters <= most, "combat.war_max", f"{fighters} may fight for an HQ, and the odds are known for {most}: twice war_max and deals.loan.members")


def _check_tracks(data: dict[str, Any]) -> None:
    for track, entries in (("beds", "beds_entry"), ("tombs", "tombs_entry")):
        for name, cell in data[entries].items():
            demand(cell < data["tracks"][track], f"{entries}.{name}", f"the track has {data['tracks'][track]} cells, counted from 0")
    dial = data["alcohol"]
    demand(data["start"]["alcohol"] <= dial["max"], "start.alcohol", f"the dial goes to {dial['max']}")
    demand(len(dial["effects"]) == dial["max"] + 1, "alcohol.effects", f"has to have {dial['max'] + 1} levels, from 0 to alcohol.max")


def _check_goods(data: dict[str, Any]) -> None:
    """22: one gang has all traffics from turn 1 on and sells nothing; or fills the Hall in every turn."""
    turns = _turns(data)
    for goods, most in MOST_GOODS.items():
        makers = {name: kind for name, kind in data["activities"].items() if kind.get("makes") == goods}
        stock = sum(kind["tokens_for_6"] * kind["output"] * (turns - 1) for kind in makers.values())
        demand(stock <= most, f"activities.{'+'.join(makers)}.output", f"a gang could come to {stock} of {goods}, more than {most} (22)")
    tammany = data["tammany"]["influence_for_a_member"]
    influence = data["start"]["influence"] + data["stack_limit"] * tammany * turns
    demand(influence <= MOST_INFLUENCE, "tammany.influence_for_a_member", f"a gang could come to influence {influence}, more than {MOST_INFLUENCE} (22)")


def _check_money(data: dict[str, Any]) -> None:
    off, price = data["favors"]["recruit2"]["off"], data["recruit_cost"]
    demand(off <= price, "favors.recruit2.off", f"is more than recruit_cost, {price}")
    most = _most_cash(data)
    demand(most <= MOST_CASH, "activities", f"with dens, loot and premiums like these a gang could come to ${most}, more than ${MOST_CASH} (22)")


def _most_cash(data: dict[str, Any]) -> int:
    """More than a gang can have: it has all dens, robs with everybody, hits every enemy twice a turn (recruits of the turn once more) and wins all else."""
    combat, value = data["combat"], {name: thing["value"] for name, thing in data["equipment"].items()}
    figures = sum(data["figures"].values())
    dens = [kind for kind in data["activities"].values() if kind["kind"] == "den"]
    income = sum(den["tokens_for_6"] * (den["income"] + value["bookkeeper"]) for den in dens)
    double = (data["favors"]["double"]["times"] - 1) * (max(den["income"] for den in dens) + value["bookkeeper"])
    crimes = min(figures, PLACES) * (max(crime["loot"] for crime in data["aggressions"].values()) + value["fence"])
    hits = 2 * (SEATS - 1) * figures * max(combat["skull_cash"], combat["blood_cash"])
    wars = (1 + combat["attacks_on_a_gang_per_turn"]) * combat["war_bonus"]
    turn = income + double + crimes + hits + wars + max(data["politics"]["premiums"])
    cash: int = data["start"]["cash"] + max(data["start"]["order_bonus"]) + _turns(data) * turn
    return cash


def _check_draws(data: dict[str, Any]) -> None:
    """The tables of the odds are long enough for every pot."""
    pot, crimes = data["aggression_pot"], [crime["members"] for crime in data["aggressions"].values()]
    most = max(crimes)
    last = list(data["aggressions"])[CRIMES - 1]
    demand(crimes[-1] == most, f"aggressions.{last}.members", "the last aggression needs the most members")
    red = pot["red_for_each_member_after_the_first"] * (most - 1)
    white = pot["white_for_each_member"] * most + data["equipment"]["lookout"]["value"] + data["favors"]["white2"]["white"]
    cubes = _most_fighters(data)
    demand(max(red, white) <= cubes, "aggression_pot", f"{max(red, white)} cubes of a colour are more than the odds are known for, {cubes}")
    outcomes = max((pot["black"] + 1) * (red + 1), SEATS + 1)
    demand(outcomes <= _arms(data), "weapons", f"there are so few that a draw could have more outcomes ({outcomes}) than there is room for")


def _longest_list(data: dict[str, Any]) -> int:
    """No fewer than the actions that a gang ever chooses from: its members stand where each adds most."""
    figures: int = sum(data["figures"].values())
    limit: int = data["stack_limit"]
    kinds: list[int] = [kind["members"] for kind in data["activities"].values()]
    crimes: list[int] = [crime["members"] for crime in data["aggressions"].values()]

    def on_a_square(m: int) -> int:
        return sum(need <= m for need in kinds) + 2 * sum(need <= m for need in crimes) + EQUIPMENT * min(m, 2)

    best = [0] * (figures + 1)
    for members in range(1, figures + 1):
        best[members] = max(best[members - m] + on_a_square(m) for m in range(1, members + 1))
    recruits = limit * (limit + 3) // 2
    closings = 2 * SQUARES
    others: int = len(BOX_NAMES) + data["politics"]["ballot_max"] + 1 + 2 + SEATS
    return best[figures] + recruits + _arms(data) + closings + others


def _turns(data: dict[str, Any]) -> int:
    turns: dict[str, int] = data["turns"]
    return max(turns["base"], turns["politics"])


def _most_fighters(data: dict[str, Any]) -> int:
    most: int = 2 * (data["combat"]["war_max"] + data["deals"]["loan"]["members"])
    return most


def _arms(data: dict[str, Any]) -> int:
    arms: int = (SEATS * data["weapons"]["blade"]["per_player"] + 1) * (SEATS * data["weapons"]["gun"]["per_player"] + 1)
    return arms
