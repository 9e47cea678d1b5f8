"""The texts of Backroom: a move is a verb and its words, a position is all cells one after another."""
from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from conformance import tiny_flow as flow
from conformance.tiny_flow import (
    ACCEPT,
    AGREE,
    ANSWER,
    ASK_TERMS,
    AT_ONCE,
    BID,
    DO_KNOCK,
    HAND,
    HAND_UNSEEN,
    KNOCK,
    LAYOUT,
    LEND,
    NO_OFFER,
    OFFER,
    OVER,
    PRICES,
    PROPOSE,
    PUT,
    PUT_UNSEEN,
    REFUSE,
    ROUNDS,
    SAY_PRICE,
    SAY_SIDE,
    SEATS,
    SIDES,
    SLIP,
    TERMS,
    UNSEEN,
    WAIT,
    State,
)
from fivepoints.core.contract import Fact, Occasion
from fivepoints.core.errors import NotationError, PhaseError

LETTERS = "abcdef"
PLAIN = {PUT_UNSEEN: "slip ?", DO_KNOCK: "knock", WAIT: "wait", NO_OFFER: "offer none", REFUSE: "refuse", ACCEPT: "accept", HAND_UNSEEN: "lend ?"}
VERBS = {"bid": BID, "slip": SLIP, "knock": KNOCK, "wait": KNOCK, "offer": OFFER, "refuse": ANSWER, "accept": ANSWER, "lend": LEND}
ASKED = {BID: "a bid", SLIP: "dollars to slip", KNOCK: "a knock", OFFER: "an offer", AGREE: "terms", ANSWER: "an answer", LEND: "a loan"}
DEFAULTS = {KNOCK: "wait", OFFER: "offer none", ANSWER: "refuse"}
SECRETS = ("price", "side", "slipped", "lent")


# Moves


def say(s: State, actions: Sequence[int]) -> str:
    first = actions[0]
    if first in PLAIN:
        return PLAIN[first]
    if first < PUT:
        return f"bid price {first - SAY_PRICE} side {actions[1] - SAY_SIDE}"
    if first < PUT_UNSEEN:
        return f"slip {first - PUT}"
    if first < NO_OFFER:
        return f"offer {LETTERS[first - PROPOSE]} {actions[1] - ASK_TERMS + 1}"
    return f"lend {first - HAND}"


def read(s: State, text: str) -> list[int]:
    verb, *words = text.split(" ")
    if verb not in VERBS:
        raise NotationError(f"{verb[:40]!r} is not a move")
    for action, plain in PLAIN.items():
        if text == plain and action not in (PUT_UNSEEN, HAND_UNSEEN):
            return _asked_for(s, verb, [action])
    if verb == "bid" and words[::2] == ["price", "side"] and len(words) == 4:
        return _asked_for(s, verb, [SAY_PRICE + _number(words[1], PRICES - 1), SAY_SIDE + _number(words[3], SIDES - 1)])
    if verb == "slip" and len(words) == 1:
        return _asked_for(s, verb, [PUT + _number(words[0], AT_ONCE)])
    if verb == "lend" and len(words) == 1:
        return _asked_for(s, verb, [HAND + _number(words[0], AT_ONCE)])
    if verb == "offer" and len(words) == 2 and words[0] in set(LETTERS[: s.players]):
        return _asked_for(s, verb, [PROPOSE + LETTERS.index(words[0]), ASK_TERMS + _number(words[1], TERMS, least=1) - 1])
    raise NotationError(f"{text[:40]!r} is not how to {verb}")


def _asked_for(s: State, verb: str, actions: list[int]) -> list[int]:
    if s.phase != VERBS[verb]:
        raise PhaseError(f"{ASKED[s.phase]} is asked now")
    return actions


def _number(word: str, most: int, least: int = 0) -> int:
    if word not in [str(n) for n in range(least, most + 1)]:
        raise NotationError(f"{word[:40]!r} is not a number from {least} to {most}")
    return int(word)


def why(s: State, action: int) -> str:
    return "nobody makes itself an offer" if action < NO_OFFER and s.phase == OFFER else "the dollars are not there"


def news(before: State, actions: Sequence[int], after: State) -> list[Fact]:
    """Nothing worth telling happens by itself here."""
    return []


def say_each(s: State, start: Sequence[int], lasts: Sequence[int]) -> list[str]:
    return [say(s, (*start, last)) for last in lasts]


def complete(s: State, action: int) -> bool:
    return s.phase in (SLIP, KNOCK, LEND, ANSWER) or action == NO_OFFER


def follow(s: State) -> dict[int, list[int]]:
    """Terms go with any offer."""
    return {PROPOSE + p: [ASK_TERMS + k for k in range(TERMS)] for p in range(s.players) if p != s.seat} if s.phase == OFFER else {}


def say_draw(s: State, outcome: int) -> str:
    return f"worth-{outcome}"


# Answers left for later


def amounts(s: State) -> dict[str, tuple[int, int]] | None:
    return {"price": (0, PRICES - 1), "side": (0, SIDES - 1)} if s.phase == BID and not s.half else None


def occasion(s: State) -> str:
    return _key(s.round) if s.phase == BID else ""


def occasions(s: State, seat: int) -> list[Occasion]:
    """The bids of the rounds to come."""
    first = s.round if s.phase == BID and s.owes[seat] else s.round + 1
    return [Occasion(_key(k), {"round": k + 1}) for k in range(first, s.rounds)]


def _key(k: int) -> str:
    return f"bid {k + 1}"


def prepare(key: str, text: str) -> str:
    if key not in [_key(k) for k in range(ROUNDS)]:
        raise NotationError("there is no such bid")
    s = LAYOUT.blank()
    try:
        return say(s, read(s, text))
    except PhaseError as error:
        raise NotationError(str(error)) from None


def default(s: State) -> str:
    """Who does not answer wants nothing; dollars and terms nobody can choose for another."""
    return DEFAULTS.get(s.phase, "")


def habit(s: State) -> str:
    return {KNOCK: "wait", ANSWER: "refuse"}.get(s.phase, "")


# Positions


def position(s: State) -> str:
    return "tiny " + " ".join(_field(s, name) for name in LAYOUT.fields)


def _field(s: State, name: str) -> str:
    value = getattr(s, name)
    row = value if isinstance(value, list) else [value]
    return ",".join("?" if name in SECRETS and n == UNSEEN else str(n) for n in row)


def parse(text: str) -> State:
    words = text.split(" ")
    if words[0] != "tiny" or len(words) != len(LAYOUT.fields) + 1:
        raise NotationError(f"a position is 'tiny' and {len(LAYOUT.fields)} fields")
    s = LAYOUT.blank()
    for word, (name, cells) in zip(words[1:], LAYOUT.fields.items(), strict=True):
        try:
            row = [UNSEEN if n == "?" and name in SECRETS else int(n) for n in word.split(",")]
        except ValueError:
            raise NotationError(f"{name}: {word[:40]!r} is not made of numbers") from None
        if len(row) != (cells.shape[0] if cells.shape else 1):
            raise NotationError(f"{name}: {word[:40]!r} has too many numbers or too few")
        setattr(s, name, row if cells.shape else row[0])
    if s.players not in range(2, SEATS + 1) or s.rounds not in range(2, ROUNDS + 1) or s.phase not in range(OVER + 1):
        raise NotationError("there is no such table")
    try:
        LAYOUT.pack(s)
    except struct.error:
        raise NotationError("a number is too big") from None
    if position(s) != text:
        raise NotationError("the position is not written as it should be")
    return s


def describe(s: State, seat: int) -> dict[str, Any]:
    cells = {name: getattr(s, name) for name in LAYOUT.fields}
    return {"game": "tiny", "actor": flow.asked(s), "movers": flow.movers(s), **cells}
