"""Moves and draws as texts (docs/notation-gangs.md)."""
from __future__ import annotations

from collections.abc import Sequence

from fivepoints.games.gangs import flow
from fivepoints.games.gangs.board import (
    BLADES,
    CRIME_MEMBERS,
    DEN,
    EQUIPMENT_NAMES,
    EXCHANGE,
    FAVOR_NAMES,
    GROUP_MEN,
    GROUP_WOMEN,
    GUNS,
    SEATS,
    SQUARE_NAMES,
    SQUARES,
    WAY_FROM,
    WAY_TO,
)
from fivepoints.games.gangs.combat import next_fate
from fivepoints.games.gangs.layout import (
    ACT,
    ANSWER,
    ARM,
    ARM_WITH,
    BORROW,
    BRIBE,
    BRIBE_TO,
    BUY,
    CALL,
    CHOOSE_WOMEN,
    CLOSE,
    COME_BACK,
    COMMIT,
    COMMIT_SO_MANY,
    DECLARE,
    DRAW_BALLOT,
    DRAW_COMBAT,
    DRAW_CRIME,
    DRAW_ORDER,
    DRY,
    EMPTY,
    EQUIP_WITH,
    FATES,
    FAVOR,
    FIGHT,
    FIGHT_ON,
    GIRL,
    GIVE_GIRL,
    GROUP,
    LAYOUT,
    LOBBY,
    MINE,
    MOVE,
    MOVE_PAWN,
    NAME,
    NO,
    OFFER,
    OPEN_TOKEN,
    OTHER_TILE,
    OWN_TILE,
    PASS,
    PAWN_TO,
    PROPOSE,
    RECRUIT,
    RETREAT,
    RETREAT_TO,
    RETURN,
    REVERSE,
    RIG,
    RIG_UNSEEN,
    ROB,
    ROB_WHITE,
    SACK,
    SEND,
    SET_WOMEN,
    SETTLE,
    SEXES,
    SOBER,
    STEP,
    SWAP_WITH,
    TAKE_FAVOR,
    TAKE_OVER,
    THEIRS,
    TO_BOX,
    USE_FAVOR,
    USE_PAROLE,
    USE_SOBER2,
    VICTIM,
    WAR_ON,
    YES,
    State,
)
from fivepoints.games.gangs.words import BOX_WORDS, CRIME_WORDS, FATE_VERBS, KIND_WORDS, SEAT_LETTERS, SEX_LETTERS, SEX_WORDS, TERM_WORDS, tally

PLACE_WORDS = SQUARE_NAMES + BOX_WORDS


def say(s: State, actions: Sequence[int]) -> str:
    return _SAYERS[s.phase](s, actions)


def say_group(men: int, women: int) -> str:
    """`3m1w`, `2m`, `1w`."""
    return tally([men, women], SEX_LETTERS)


def say_weapons(code: int) -> str:
    blades, guns = divmod(code, GUNS + 1)
    parts = [f"{n} {word}{'s' if n > 1 else ''}" for n, word in ((blades, "blade"), (guns, "gun")) if n]
    return " ".join(parts) or "none"


def say_member(code: int) -> str:
    return f"{SEX_WORDS[code % SEXES]} {PLACE_WORDS[code // SEXES]}"


def say_token(s: State, square: int, tiles: int) -> str:
    token = s.den[square] if tiles == DEN else s.traffic[square]
    return f"{KIND_WORDS[token - 1]} {SQUARE_NAMES[square]}"


def tiles_to_decide(s: State) -> int:
    """In a take-over: the class of the token that is decided on."""
    return s.pick


# By what is asked


def _women(s: State, actions: Sequence[int]) -> str:
    return f"women {actions[0] - SET_WOMEN}"


def _bribe(s: State, actions: Sequence[int]) -> str:
    if actions[0] == PASS:
        return "pass"
    pawn, square = divmod(actions[0] - BRIBE_TO, SQUARES)
    woman = " " + _girl(s, actions[1:]) if len(actions) > 1 else ""
    return f"bribe {pawn + 1} {SQUARE_NAMES[square]}{woman}"


def _girl(s: State, actions: Sequence[int]) -> str:
    return f"woman {SQUARE_NAMES[actions[0] - GIVE_GIRL]}"


def _favor(s: State, actions: Sequence[int]) -> str:
    return f"favor {FAVOR_NAMES[actions[0] - FAVOR]}"


def _use(s: State, actions: Sequence[int]) -> str:
    return f"{'use' if actions[0] == YES else 'keep'} {FAVOR_NAMES[s.pick]}"


def _pawn(s: State, actions: Sequence[int]) -> str:
    pawn, square = divmod(actions[0] - PAWN_TO, SQUARES)
    return f"police {pawn + 1} {SQUARE_NAMES[square]}"


def _move(s: State, actions: Sequence[int]) -> str:
    first = actions[0]
    if first == PASS:
        return "done"
    if first < TO_BOX:
        source, end = WAY_FROM[first - STEP], SQUARE_NAMES[WAY_TO[first - STEP]]
        return f"step {_moving(s, source, actions)} {SQUARE_NAMES[source]} {end}"
    box, source = divmod(first - TO_BOX, SQUARES)
    return f"box {BOX_WORDS[box]} {_moving(s, source, actions)} {SQUARE_NAMES[source]}"


def _moving(s: State, source: int, actions: Sequence[int]) -> str:
    """The group, or the one member who can go."""
    if len(actions) > 1:
        return say_group(GROUP_MEN[actions[1] - SEND], GROUP_WOMEN[actions[1] - SEND])
    return "1m" if s.men[source][s.seat] else "1w"


def _group(s: State, actions: Sequence[int]) -> str:
    return f"send {say_group(GROUP_MEN[actions[0] - SEND], GROUP_WOMEN[actions[0] - SEND])}"


def _fight(s: State, actions: Sequence[int]) -> str:
    return f"fight {SQUARE_NAMES[actions[0] - FIGHT_ON]}"


def _arm(s: State, actions: Sequence[int]) -> str:
    return f"arm {say_weapons(actions[0] - ARM_WITH)}"


def _victim(s: State, actions: Sequence[int]) -> str:
    return f"{FATE_VERBS[next_fate(s) % FATES]} {say_member(actions[0] - NAME)}"


def _retreat(s: State, actions: Sequence[int]) -> str:
    return f"retreat {SQUARE_NAMES[actions[0] - RETREAT_TO]}"


def _take_over(s: State, actions: Sequence[int]) -> str:
    return f"{'keep' if actions[0] == YES else 'destroy'} {say_token(s, s.square, tiles_to_decide(s))}"


def _return(s: State, actions: Sequence[int]) -> str:
    return f"home {say_member(actions[0] - COME_BACK)}"


def _declare(s: State, actions: Sequence[int]) -> str:
    return "pass" if actions[0] == PASS else f"war {SEAT_LETTERS[actions[0] - WAR_ON]}"


def _call(s: State, actions: Sequence[int]) -> str:
    return "call" if actions[0] == YES else "decline"


def _commit(s: State, actions: Sequence[int]) -> str:
    return f"commit {actions[0] - COMMIT_SO_MANY}"


def _dry(s: State, actions: Sequence[int]) -> str:
    return "pass" if actions[0] == PASS else f"dry {say_member(actions[0] - NAME)}"


def _propose(s: State, actions: Sequence[int]) -> str:
    """An exchange names both tokens, also where there is only one."""
    if actions[0] == PASS:
        return "pass"
    code, duel = divmod(actions[0] - OFFER, 2)
    terms, other = divmod(code, SEATS)
    tokens = " " + _pair(s, actions) if terms == EXCHANGE else ""
    return f"offer {TERM_WORDS[terms]} {SEAT_LETTERS[other]}{tokens}{' fight' if duel else ''}"


def _pair(s: State, actions: Sequence[int]) -> str:
    """The tokens of an exchange that is proposed with these actions."""
    after = LAYOUT.copy(s)
    for action in actions:
        flow.apply(after, action)
    return f"{say_token(s, after.mine, after.tiles)} {say_token(s, after.theirs, after.tiles)}"


def _exchange(s: State, actions: Sequence[int]) -> str:
    """What is left of an exchange: own token and other, or the other alone; a duel's winner names both."""
    if s.phase == THEIRS:
        return f"exchange {say_token(s, actions[0] - OTHER_TILE, s.tiles)}"
    square, tiles = divmod(actions[0] - OWN_TILE, 2)
    after = LAYOUT.copy(s)
    flow.apply(after, actions[0])
    if len(actions) > 1:
        other = actions[1] - OTHER_TILE
    elif s.phase == MINE:
        other = after.theirs
    else:  # the exchange is done: where the own kind is now
        rows, before = (after.den, s.den) if tiles == DEN else (after.traffic, s.traffic)
        other = next(w for w in range(SQUARES) if rows[w] != before[w] and w != square)
    return f"exchange {say_token(s, square, tiles)} {say_token(s, other, tiles)}"


def _answer(s: State, actions: Sequence[int]) -> str:
    return "accept" if actions[0] == YES else "refuse"


def _settle(s: State, actions: Sequence[int]) -> str:
    known = {YES: "deal", NO: "nodeal", REVERSE: "reverse"}
    return known[actions[0]] if actions[0] in known else _exchange(s, actions)


def _act(s: State, actions: Sequence[int]) -> str:
    action = actions[0]
    plain = {PASS: "done", SOBER: "sober", LOBBY: "lobby", SACK: "sack", RIG_UNSEEN: "rig ?", USE_PAROLE: "use parole", USE_SOBER2: "use sober2"}
    if action in plain:
        return plain[action]
    if action < SOBER:
        return f"recruit {say_group(GROUP_MEN[action - RECRUIT], GROUP_WOMEN[action - RECRUIT])}"
    if action < OPEN_TOKEN:
        return f"buy {say_weapons(action - BUY)}"
    if action < ROB:
        kind, square = divmod(action - OPEN_TOKEN, SQUARES)
        return f"open {KIND_WORDS[kind]} {SQUARE_NAMES[square]}"
    if action < EQUIP_WITH:
        crime, square = divmod((action - ROB) % (ROB_WHITE - ROB), SQUARES)
        return f"rob {CRIME_WORDS[crime]} {SQUARE_NAMES[square]}{' white2' if action >= ROB_WHITE else ''}"
    if action < RIG:
        code, sex = divmod(action - EQUIP_WITH, SEXES)
        thing, square = divmod(code, SQUARES)
        return f"equip {EQUIPMENT_NAMES[thing]} {SEX_WORDS[sex]} {SQUARE_NAMES[square]}"
    if action < RIG_UNSEEN:
        return f"rig {action - RIG}"
    if action < USE_PAROLE:
        return f"close {say_token(s, *divmod(action - CLOSE, 2))}"
    return f"swap {SEAT_LETTERS[action - SWAP_WITH]}"


_SAYERS = {
    CHOOSE_WOMEN: _women,
    BRIBE: _bribe,
    GIRL: _girl,
    TAKE_FAVOR: _favor,
    USE_FAVOR: _use,
    MOVE_PAWN: _pawn,
    MOVE: _move,
    GROUP: _group,
    FIGHT: _fight,
    ARM: _arm,
    VICTIM: _victim,
    RETREAT: _retreat,
    TAKE_OVER: _take_over,
    ACT: _act,
    RETURN: _return,
    DECLARE: _declare,
    CALL: _call,
    COMMIT: _commit,
    DRY: _dry,
    PROPOSE: _propose,
    MINE: _exchange,
    THEIRS: _exchange,
    ANSWER: _answer,
    SETTLE: _settle,
}


def say_each(s: State, start: Sequence[int], lasts: Sequence[int]) -> list[str]:
    return [say(s, (*start, last)) for last in lasts]


def complete(s: State, action: int) -> bool:
    """What can begin something longer: a step, a bribe, an exchange."""
    if s.phase == PROPOSE:
        return action == PASS or (action - OFFER) // 2 // SEATS in (*range(EXCHANGE), EXCHANGE + 1, BORROW)
    if s.phase == SETTLE:
        return action in (YES, NO, REVERSE)
    return s.phase not in (MOVE, BRIBE, MINE)


def follow(s: State) -> dict[int, list[int]]:
    """What comes after a first action is always tried."""
    return {}


# Draws


def say_draw(s: State, outcome: int) -> str:
    if s.phase == DRAW_ORDER:
        return SEAT_LETTERS[outcome]
    if s.phase == DRAW_COMBAT:
        guns, blades = divmod(outcome, BLADES + 1)
        return tally([guns, blades], "gb") or "clubs"
    if s.phase == DRAW_CRIME:
        black, red = divmod(outcome, CRIME_MEMBERS[-1] + 1)
        return tally([black, red], "kr") or "clean"
    if s.phase == DRAW_BALLOT:
        return "empty" if outcome == EMPTY else SEAT_LETTERS[outcome]
    return str(outcome)
