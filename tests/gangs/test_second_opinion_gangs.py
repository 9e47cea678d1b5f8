"""A second opinion, written from docs/rules/gangs.md and the data file alone: what phase a makes and pays, who takes favors, where police may go, raids,
bribes, fights, retreats, what a gang may do in phase c, wars, coming back, drink, deals, elections, the last places, and what is usual where nobody says
anything (17). It is compared with the rules at every such moment of whole games.
"""
from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from fivepoints.games.gangs import RULES
from fivepoints.games.gangs import layout as at
from fivepoints.games.gangs.ahead import usual
from fivepoints.games.gangs.layout import LAYOUT, State
from fivepoints.games.gangs.words import DEAL_WORDS
from gangs.played import Table, choose, legal

DATA: dict[str, Any] = json.loads((files("fivepoints.games.gangs") / "data" / "gangs.json").read_text("utf-8"))
PAIRS = """1-2 1-3 2-3 2-4 2-6 3-5 3-6 4-6 4-7 5-6 5-8 6-10 6-14 7-10 7-13 8-9 8-14 8-15 9-15
10-13 10-14 10-17 11-13 11-17 13-17 14-15 14-17 15-17"""  # adjacent wards, as docs/rules/tammany-hall.md has them
SQUARES = [square for ward in DATA["wards"].values() for square in ward["squares"]]
WARD = {square: int(number) for number, ward in DATA["wards"].items() for square in ward["squares"]}
KINDS = list(DATA["activities"].values())
GOODS = {"barrel": 0, "kilo": 1}
PORT, HOSPITAL, HALL, ARMOURER = range(24, 28)
GANGS = list(DATA["gangs"].values())
LOOKOUT, FENCE, CABMAN, SURGEON, LAWYER, BOOKKEEPER = range(6)
TAMMANY, POLICE, ALCOHOL, WAR, DEALS, EQUIPMENT, SWAP = range(7)
FAVORS = list(DATA["favors"])


@cache
def neighbours(gangs: int) -> dict[int, set[int]]:
    """2: squares of the same ward or of adjacent ones, closed wards left out."""
    closed = DATA["closed_wards"][str(gangs)]
    touching = {frozenset(map(int, pair.split("-"))) for pair in PAIRS.split()}
    there = [v for v, square in enumerate(SQUARES) if WARD[square] not in closed]

    def touch(v: int, w: int) -> bool:
        one, other = WARD[SQUARES[v]], WARD[SQUARES[w]]
        return v != w and (one == other or frozenset((one, other)) in touching)

    return {v: {w for w in there if touch(v, w)} for v in there}


def home(s: State, p: int) -> int:
    return SQUARES.index(GANGS[s.gang[p]]["hq"])


def crowd(s: State, p: int, place: int) -> int:
    return s.men[place][p] + s.women[place][p]


def has(s: State, p: int, thing: int) -> bool:
    return bool(s.equipment[p] >> thing & 1)


def at_large(s: State, p: int) -> int:
    return sum(crowd(s, p, place) for place in range(28))


def living(s: State, p: int) -> int:
    rows = [*s.bed_men, *s.bed_women, *s.cell_men, *s.cell_women, s.board_men, s.board_women]
    return at_large(s, p) + sum(row[p] for row in rows)


def controller(s: State, v: int) -> int | None:
    """2: by who stands there, by tokens, by HQ."""
    standing = [p for p in range(s.players) if crowd(s, p, v)]
    homes = [p for p in range(s.players) if home(s, p) == v and not s.fallen[p]]
    owners = [s.owner[v]] if s.owner[v] >= 0 else []
    return next(iter(standing or owners or homes), None)


def controlled(s: State) -> Counter[int | None]:
    return Counter(controller(s, v) for v in neighbours(s.players))


def others_on(s: State, p: int, v: int) -> bool:
    return any(crowd(s, q, v) for q in range(s.players) if q != p)


def has_room(s: State, p: int, v: int, count: int = 1) -> bool:
    return v == home(s, p) or crowd(s, p, v) + count <= 5


# Phase a


def enough(members: int, women: int, *tokens: int) -> bool:
    kinds = [KINDS[token - 1] for token in tokens]
    return all(tokens) and members >= sum(kind["members"] for kind in kinds) and women >= sum(kind["women"] for kind in kinds)


def working(s: State) -> tuple[list[int], list[int]]:
    """5: the squares whose den, and those whose traffic works."""
    dens, traffics = [], []
    for v in range(24):
        p = s.owner[v]
        if p < 0:
            continue
        there, den, traffic = (crowd(s, p, v), s.women[v][p]), s.den[v], s.traffic[v]
        can_den, can_traffic = enough(*there, den), enough(*there, traffic)
        if can_den and can_traffic and not enough(*there, den, traffic):
            goods = KINDS[den - 1]["uses"]
            idle = v in s.pawn or (goods is not None and s.stock[p][GOODS[goods]] == 0)
            can_den, can_traffic = not idle, idle
        dens += [v] * can_den
        traffics += [v] * can_traffic
    return dens, traffics


def check_phase_a(here: State, then: State) -> None:
    """Who works, goods, income, wrecked dens, bottles due, and who takes favors by what was paid."""
    s = LAYOUT.copy(here)
    drinks = 0 < s.since[ALCOHOL] <= s.turn
    dens, traffics = working(s)
    best = [0] * 6

    def drink(p: int, kind: dict[str, Any]) -> None:
        s.dial[p] = min(10, s.dial[p] + kind["bottles"]) if drinks else s.dial[p]

    for v in traffics:
        p, kind = s.owner[v], KINDS[s.traffic[v] - 1]
        s.stock[p][GOODS[kind["makes"]]] += kind["output"]
        if s.traffic_due[v]:
            s.traffic_due[v] = 0
            drink(p, kind)
    for v in sorted(dens, key=lambda v: (-KINDS[s.den[v] - 1]["income"], v)):
        p, kind = s.owner[v], KINDS[s.den[v] - 1]
        if v in s.pawn:
            continue
        if kind["uses"] is not None:
            goods = GOODS[kind["uses"]]
            if s.stock[p][goods] == 0:
                s.tokens[s.den[v] - 1] += 1
                s.den[v] = s.den_due[v] = 0
                s.owner[v] = p if s.traffic[v] else -1
                continue
            s.stock[p][goods] -= 1
        best[p] = max(best[p], kind["income"] + has(s, p, BOOKKEEPER))
        s.cash[p] += kind["income"] + has(s, p, BOOKKEEPER)
        if s.den_due[v]:
            s.den_due[v] = 0
            drink(p, kind)
    for name in ("cash", "stock", "tokens", "den", "traffic", "den_due", "traffic_due", "owner", "dial"):
        assert getattr(then, name) == getattr(s, name), name
    assert then.best == best
    if 0 < s.since[TAMMANY] <= s.turn:
        wanting = [p for p in range(s.players) if s.influence[p] and not s.fallen[p]]
        line = sorted(wanting, key=lambda p: (-s.influence[p], s.cash[p], -s.order.index(p)))[: min(3, s.players - 1)]
        assert [p for p in then.taker if p >= 0] == line


# Police


def shielded(s: State, v: int) -> bool:
    return s.corruption >= 0 and (crowd(s, s.corruption, v) > 0 or s.owner[v] == s.corruption)


def check_pawn_moves(s: State) -> None:
    """6.2: who moves, which pawns, and how far."""
    alive = [p for p in range(s.players) if not s.fallen[p]]
    rank = [lambda p: living(s, p), lambda p: s.cash[p], lambda p: s.influence[p]][s.at]
    assert s.seat == min(alive, key=lambda p: (rank(p), -s.order.index(p)))
    near, wanted = neighbours(s.players), set()
    for k, v in enumerate(v for v in s.pawn if v >= 0):
        if s.chosen >> k & 1:
            continue
        reach = {v} | near[v] | {w for u in near[v] for w in near[u]}
        free = {w for w in reach if not shielded(s, w)} or {v}
        wanted |= {at.PAWN_TO + k * 24 + w for w in free}
    assert set(legal(s)) == wanted


def check_bribes(s: State) -> None:
    """6.3: pawns on dens of one's own, to where they may stop; with $3 and a woman who is not the last."""
    p = s.seat
    free = s.favor[FAVORS.index("keepgirl")] == p
    assert s.cash[p] >= 3
    assert free or (any(s.women[v][p] for v in range(24)) and living(s, p) - s.board_men[p] - s.board_women[p] > 1)
    mine = [(k, v) for k, v in enumerate(s.pawn) if v >= 0 and s.den[v] and s.owner[v] == p and not s.bribed[p] >> k & 1]
    assert set(legal(s)) == {at.PASS} | {at.BRIBE_TO + k * 24 + w for k, v in mine for w in neighbours(s.players)[v] if not shielded(s, w)}


def check_raid(here: State, then: State) -> None:
    """6.4, at the end of the first window."""
    raided = {v for v in here.pawn if v >= 0 and here.pawn.count(v) > 1}
    for p in range(here.players):
        cell = 0 if has(here, p, LAWYER) else 1
        for rows, cells in (("men", "cell_men"), ("women", "cell_women")):
            taken = sum(getattr(here, rows)[v][p] for v in raided)
            assert getattr(then, cells)[cell][p] == getattr(here, cells)[cell][p] + taken
            assert all(getattr(then, rows)[v][p] == (0 if v in raided else getattr(here, rows)[v][p]) for v in range(28))


# Phase c


def check_moves(s: State) -> None:
    """7.1: from squares without another gang; to adjacent ones with room and without a partner, or to an open box."""
    p, wanted = s.seat, {at.PASS}
    free = 3 * has(s, p, CABMAN) + 4 * (s.favor[FAVORS.index("move4")] == p)
    others = {v: [q for q in range(s.players) if q != p and crowd(s, q, v)] for v in range(24)}
    if s.moved < 30 and (s.cash[p] >= 1 or s.moved < free):
        k = DEAL_WORDS.index("nobattle")
        partner = {s.deal_from[k]: s.deal_with[k], s.deal_with[k]: s.deal_from[k]}.get(p)
        ways = [(v, w) for v in range(24) for w in range(24) if w in neighbours(6)[v]]
        for v in neighbours(s.players):
            if not crowd(s, p, v) or others[v]:
                continue
            for w in neighbours(s.players)[v]:
                if (w == home(s, p) or crowd(s, p, w) < 5) and partner not in others[w]:
                    wanted.add(at.STEP + ways.index((v, w)))
            shut = {HALL: s.since[TAMMANY], HOSPITAL: s.since[ALCOHOL]}
            wanted |= {at.TO_BOX + (box - PORT) * 24 + v for box in range(24, 28) if crowd(s, p, box) < 5 and 0 < shut.get(box, 1) <= s.turn}
    assert set(legal(s)) == wanted


def check_actions(s: State) -> None:
    """7.5, but for what is free."""
    p, wanted = s.seat, set()
    money = s.cash[p] - min(s.cash[p], s.ballots[p] + s.shown[p])
    if s.actions:
        wanted |= recruits(s, p, money) | at_boxes(s, p, money) | in_the_streets(s, p)
        banned = p in (s.deal_from[DEAL_WORDS.index("noballot")], s.deal_with[DEAL_WORDS.index("noballot")])
        if s.politics and s.turn >= 8 and not banned:
            wanted |= {at.SACK} if money >= 5 and not s.sacked else set()
            wanted |= {at.RIG + k for k in range(min(5, s.cash[p]) + 1)} if s.most[p] < 0 else set()
    assert {action for action in legal(s) if at.RECRUIT <= action < at.CLOSE} == wanted


def recruits(s: State, p: int, money: int) -> set[int]:
    left = [
        most - sum(row[p] for row in rows)
        for most, rows in ((10, (*s.men, *s.bed_men, *s.cell_men, s.board_men)), (8, (*s.women, *s.bed_women, *s.cell_women, s.board_women)))
    ]
    price = 4 - 2 * (s.favor[FAVORS.index("recruit2")] == p)
    groups = [(men, size - men) for size in range(1, 6) for men in range(size, -1, -1)]
    there = crowd(s, p, PORT)
    return {
        at.RECRUIT + k for k, (men, women) in enumerate(groups)
        if there and there + men + women <= 5 and men <= left[0] and women <= left[1] and price * (men + women) <= money
    }  # fmt: skip


def at_boxes(s: State, p: int, money: int) -> set[int]:
    wanted = {at.SOBER} if crowd(s, p, HOSPITAL) > s.sobered and s.dial[p] else set()
    wanted |= {at.LOBBY} if crowd(s, p, HALL) > s.lobbied else set()
    if crowd(s, p, ARMOURER):
        pairs = product(range(s.blades_left + 1), range(s.guns_left + 1))
        wanted |= {at.BUY + blades * 7 + guns for blades, guns in pairs if blades + guns and 5 * blades + 8 * guns <= money}
    return wanted


def in_the_streets(s: State, p: int) -> set[int]:
    wanted = set()
    held = [v for v in range(24) if crowd(s, p, v)]
    for v in held:
        there = crowd(s, p, v), s.women[v][p]
        for k, kind in enumerate(KINDS):
            tokens = [token for token in (s.den[v], s.traffic[v]) if token]
            taken = s.traffic[v] if kind["kind"] == "traffic" else s.den[v]
            if s.tokens[k] and s.owner[v] in (-1, p) and not taken and enough(*there, k + 1, *tokens):
                wanted.add(at.OPEN_TOKEN + k * 24 + v)
        if not s.den[v] and not s.traffic[v]:
            for k, crime in enumerate(DATA["aggressions"].values()):
                if there[0] >= crime["members"]:
                    wanted |= {at.ROB + k * 24 + v} | ({at.ROB_WHITE + k * 24 + v} if s.favor[FAVORS.index("white2")] == p else set())
        if 0 < s.since[EQUIPMENT] <= s.turn and living(s, p) - s.board_men[p] - s.board_women[p] > 1:
            sexes = [sex for sex, count in enumerate((s.men[v][p], s.women[v][p])) if count]
            wanted |= {at.EQUIP_WITH + (thing * 24 + v) * 2 + sex for thing in range(6) if not has(s, p, thing) for sex in sexes}
    return wanted


# Fights, elections, the end


def usual_victim(s: State) -> int:
    """17: the square with most members beyond its tokens' needs, HQ first among equals; then boxes; then the square least short; men before women."""
    p = s.seat

    def beyond(v: int) -> int:
        tokens = [token for token in (s.den[v], s.traffic[v]) if token and s.owner[v] == p]
        return crowd(s, p, v) - sum(KINDS[token - 1]["members"] for token in tokens)

    places = [v for v in range(28) if crowd(s, p, v) and s.square in (-1, v)]
    squares = sorted((v for v in places if v < 24), key=lambda v: (-beyond(v), v != home(s, p), v))
    first = next(iter([v for v in squares if beyond(v) > 0] or [v for v in places if v >= 24] or squares))
    return at.NAME + first * 2 + (0 if s.men[first][p] else 1)


def check_victims(s: State) -> None:
    """8.4, 7, 11: on the square of the fight or crime, in a war and in drink anywhere."""
    p = s.seat
    assert (s.square >= 0) == (s.cause in (at.BATTLE, at.CRIME))
    places = [s.square] if s.square >= 0 else range(28)
    assert set(legal(s)) == {at.NAME + v * 2 + sex for v in places for sex, rows in enumerate((s.men, s.women)) if rows[v][p]}
    assert usual(s) == usual_victim(s)


def check_dryers(s: State) -> None:
    """11: at 3 or more, not in the last turn; by default from 5 on."""
    p = s.seat
    assert s.dial[p] >= 3
    assert s.turn < (10 if s.politics else 7)
    assert set(legal(s)) == {at.PASS} | {at.NAME + v * 2 + sex for v in range(28) for sex, rows in enumerate((s.men, s.women)) if rows[v][p]}
    assert usual(s) == (usual_victim(s) if s.dial[p] >= 5 else at.PASS)


def check_retreats(s: State) -> None:
    """8.9."""
    p, count = s.seat, crowd(s, s.seat, s.square)
    free = [w for w in neighbours(s.players)[s.square] if not others_on(s, p, w) and s.owner[w] in (-1, p) and has_room(s, p, w, count)]
    assert len(free) > 1
    assert set(legal(s)) == {at.RETREAT_TO + w for w in free}
    own = [w for w in sorted(free) if controller(s, w) == p]
    short = [w for w in own if missing(s, p, w) != (0, 0)]
    best = short[:1] or [w for w in own if w == home(s, p)] or sorted(own, key=lambda w: (-crowd(s, p, w), w)) or sorted(free)
    assert usual(s) == at.RETREAT_TO + best[0]


def check_wars(s: State) -> None:
    """9."""
    p, k = s.seat, DEAL_WORDS.index("nowar")
    friends = {s.deal_from[k], s.deal_with[k]}
    assert s.blades[p] + s.guns[p] > 0
    enemies = [q for q in range(s.players) if q != p and at_large(s, q) and s.attacked[q] < 2 and friends != {p, q}]
    assert at_large(s, p)
    assert set(legal(s)) == {at.PASS} | {at.WAR_ON + q for q in enemies}


def missing(s: State, p: int, v: int) -> tuple[int, int]:
    """How many members, and how many women, the gang's tokens there lack."""
    tokens = [KINDS[token - 1] for token in (s.den[v], s.traffic[v]) if token and s.owner[v] == p]
    members, women = sum(kind["members"] for kind in tokens), sum(kind["women"] for kind in tokens)
    return max(0, members - crowd(s, p, v)), max(0, women - s.women[v][p])


def check_returns(s: State) -> None:
    """10: to squares the gang controls, or else to the nearest that nobody does; and the default of 17."""
    p, near = s.seat, neighbours(s.players)
    own = [v for v in near if controller(s, v) == p]
    places = [v for v in own if has_room(s, p, v)]
    if not own:
        ring, known = {home(s, p)}, {home(s, p)}
        while ring and not places:
            places = sorted(v for v in ring if controller(s, v) is None)
            ring = {w for v in ring for w in near[v]} - known
            known |= ring
    assert set(legal(s)) == {at.COME_BACK + v * 2 + sex for v in places for sex in range(2) if s.leaving[sex]}

    def lack(v: int, men: int = 0, women: int = 0) -> int:
        members, female = missing(s, p, v)
        return max(members - men - women, female - women, 0)

    def rank(v: int, sex: int) -> tuple[int, ...]:
        helps = lack(v, 1 - sex, sex) < lack(v)
        income = KINDS[s.den[v] - 1]["income"] if s.den[v] else 0
        woman_first = missing(s, p, v)[1] > 0
        return (0, -income, v, sex != woman_first) if helps else (1, v != home(s, p), v, sex)

    best = min(((v, sex) for v in places for sex in range(2) if s.leaving[sex]), key=lambda way: rank(*way))
    assert usual(s) == at.COME_BACK + best[0] * 2 + best[1]


def check_offers(s: State) -> None:
    """12."""
    p, wanted = s.seat, {at.PASS}
    alive = [q for q in range(s.players) if not s.fallen[q]]
    war_next = 0 < s.since[WAR] <= s.turn + 1
    for q in alive:
        if q == p:
            continue
        tiles = [{row[v] for v in range(24) if s.owner[v] == g and row[v]} for g in (p, q) for row in (s.den, s.traffic)]
        pair = any(one and other and len(one | other) > 1 for one, other in zip(tiles[:2], tiles[2:], strict=True))
        loans = war_next and len(alive) > 2
        may = {"nowar": war_next, "nobattle": True, "loan": loans, "exchange": pair, "noballot": s.politics == 1 and s.turn >= 7}
        for k, name in enumerate(DATA["deals"]):
            if may[name] and not s.taken[k]:
                wanted |= {at.OFFER + (terms * 6 + q) * 2 + duel for terms in ([k, at.BORROW] if name == "loan" else [k]) for duel in range(2)}
    assert set(legal(s)) == wanted


def check_drink(here: State, then: State) -> None:
    """11: what the level of the next gang costs."""
    if then.phase == at.NEXT_STAGE:
        return
    p = then.seat
    effect, left = DATA["alcohol"]["effects"][here.dial[p]], at_large(here, p)
    assert then.cash[p] == max(0, here.cash[p] - effect.get("cash", 0))
    for fate, name in ((at.DEAD, "dead"), (at.TO_BED, "bed"), (at.TO_TOMBS, "tombs")):
        assert then.toll[0][fate] == min(effect.get(name, 0), left)
        left -= then.toll[0][fate]


def check_beds(here: State, then: State) -> None:
    """10: who lay on bed 0 leaves, all others move down."""
    if then.phase == at.NEXT_STAGE:
        return
    p = then.seat
    for sex, name in enumerate(("bed_men", "bed_women")):
        before, after = ([row[p] for row in getattr(s, name)] for s in (here, then))
        assert (then.leaving[sex], after) == (before[0], [*before[1:], 0])


def check_fight(here: State, then: State, outcome: int) -> None:
    """8.3 to 8.7, from the attacker's Firearms and Blades."""
    lent = [here.commit[2] if here.party[2] >= 0 and here.lends_to == side else 0 for side in range(2)]
    force = [here.commit[side] + lent[side] for side in range(2)]
    guns, blades = divmod(outcome, 19)
    held = [(guns, blades), (sum(here.arm_guns) - guns, sum(here.arm_blades) - blades)]
    kills = [min(held[side][0], force[1 - side]) for side in range(2)]
    wounds = [min(held[side][1], force[1 - side] - kills[side]) for side in range(2)]
    ahead = (kills[0], wounds[0]), (kills[1], wounds[1])
    winner = -1 if ahead[0] == ahead[1] else here.party[0 if ahead[0] > ahead[1] else 1]
    for side in range(2):
        p = here.party[side]
        earned = 5 * kills[side] + wounds[side] + 10 * (winner == p and here.cause == at.WAR_FOUGHT)
        assert then.cash[p] - here.cash[p] == earned
        own = then.toll[side], then.toll[2] if lent[side] else [0, 0, 0]
        assert (own[0][0] + own[1][0], own[0][1] + own[1][1]) == (kills[1 - side], wounds[1 - side])
        assert sum(own[0]) == min(kills[1 - side] + wounds[1 - side], here.commit[side])
        back = [min(held[side][k], arms[2]) if lent[side] else 0 for k, arms in enumerate((here.arm_guns, here.arm_blades))]
        assert then.guns[p] == here.guns[p] - here.arm_guns[side] + held[side][0] - back[0]
        assert then.blades[p] == here.blades[p] - here.arm_blades[side] + held[side][1] - back[1]
        if lent[side]:
            lender = here.party[2]
            assert then.guns[lender] == here.guns[lender] - here.arm_guns[2] + back[0]
            assert then.blades[lender] == here.blades[lender] - here.arm_blades[2] + back[1]
    assert then.winner == winner


def check_election(here: State, then: State) -> None:
    """13: squares and ballots, premiums pooled among equals; what ballots cost is paid now."""
    squares, alive = controlled(here), [p for p in range(here.players) if not here.fallen[p]]
    votes = {p: squares[p] + here.ballots[p] for p in alive}
    premiums = DATA["politics"]["premiums"]
    for p in range(here.players):
        truth = max(0, here.cash[p] - here.ballots[p] - here.shown[p])
        places = [k for k, count in enumerate(sorted(votes.values(), reverse=True)) if p in votes and count == votes[p]]
        assert then.cash[p] == truth + (sum(premiums[k] for k in places) // len(places) if places else 0)


def check_end(s: State) -> None:
    """20."""
    squares = controlled(s)

    def rank(p: int) -> tuple[int, ...]:
        if s.fallen[p]:
            return 1, -s.fallen[p], -s.cash[p], s.order.index(p)
        return 0, -s.cash[p], -living(s, p), -squares[p], s.order.index(p)

    places = [0] * 6
    RULES.flow.places(s, places)
    assert sorted(range(s.players), key=rank) == sorted(range(s.players), key=lambda p: places[p])


# Whole games

GAMES = [
    Table(6, "politique", "fickle", seed=1),
    Table(6, "base", "all war", seed=2),
    Table(4, "politique", "bribe always", seed=3),
    Table(2, "base", "always attack", seed=4),
    Table(3, "politique", "by seat", seed=5),
    Table(5, "politique", "lobby only", seed=6, options={"gangs": "CEDWRB", "police": 3}),
    Table(6, "politique", "by seat", seed=7, options={"alcohol": 0, "equipment": 3}),
    Table(6, "politique", "at random", seed=8),
    Table(4, "base", "fickle", seed=9, options={"tammany": 2}),
    Table(6, "politique", "bribe always", seed=10),
]
Check = Callable[..., None]


QUESTIONS: dict[int, dict[str, Check]] = {
    at.MOVE_PAWN: {"pawns": check_pawn_moves}, at.BRIBE: {"bribes": check_bribes}, at.MOVE: {"moves": check_moves}, at.ACT: {"actions": check_actions},
    at.VICTIM: {"victims": check_victims}, at.RETREAT: {"retreats": check_retreats}, at.DECLARE: {"wars": check_wars}, at.RETURN: {"returns": check_returns},
    at.DRY: {"dryers": check_dryers}, at.PROPOSE: {"offers": check_offers},
}  # fmt: skip
EVENTS: dict[int, dict[str, Check]] = {at.PRODUCE: {"phase a": check_phase_a}, at.NEXT_DRINKER: {"drinks": check_drink}, at.NEXT_BACK: {"beds": check_beds}}


def questions(s: State) -> dict[str, Check]:
    """Somebody is asked: what there is to say about it."""
    return QUESTIONS.get(s.phase, {})


def events(here: State, then: State) -> dict[str, Check]:
    """A step was made: what there is to say about it."""
    if here.phase in EVENTS:
        return EVENTS[here.phase]
    if here.phase == at.NEXT_BRIBE and then.phase == at.NEXT_STAGE:
        return {"raids": check_raid}
    if here.phase == at.NEXT_STAGE and here.stage == at.STAGE_G and here.politics and here.turn >= 7:
        return {"elections": check_election}
    return {}


def follow(table: Table) -> Iterator[str]:
    """A whole game; at each moment of which there is a second opinion, what it is about."""
    s, rng, flow = table.start(), table.generator(), RULES.flow
    while not flow.over(s):
        for name, check in questions(s).items():
            check(s)
            yield name
        here, action = LAYOUT.copy(s), choose(s, table.style, rng)
        flow.do(s, action)
        if here.phase == at.DRAW_COMBAT:
            check_fight(here, s, action)
            yield "fights" if here.party[2] < 0 else "fights with a lender"
        while s.phase >= at.WAITING:
            here = LAYOUT.copy(s)
            flow.go_one_step_on(s)
            for name, check in events(here, s).items():
                check(here, s)
                yield name
    check_end(s)
    yield "ends"


def test_the_rules_and_the_second_opinion_agree():
    seen = Counter(name for table in GAMES for name in follow(table))
    assert seen["ends"] == len(GAMES)
    least = {"phase a": 50, "pawns": 100, "bribes": 10, "raids": 30, "moves": 1000, "actions": 500, "fights": 80, "fights with a lender": 1, "victims": 50}
    least |= {"retreats": 10, "wars": 30, "beds": 200, "returns": 200, "drinks": 200, "dryers": 20, "offers": 100, "elections": 20}
    assert {name: seen[name] for name in least if seen[name] < least[name]} == {}
