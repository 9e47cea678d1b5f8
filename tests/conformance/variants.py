"""Variants of the tiny game, each with one thing wrong: the check that is for it must notice, and no other may."""
from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any
from zlib import crc32

from conformance import tiny_flow, tiny_notation
from conformance.tiny import RULES
from conformance.tiny_flow import (
    AT_ONCE,
    BID,
    HAND,
    HAND_UNSEEN,
    KNOCK,
    LAYOUT,
    NO_OFFER,
    OFFER,
    OVER,
    PRICES,
    PROPOSE,
    PUT,
    PUT_UNSEEN,
    SEATS,
    SIDES,
    SLIP,
    WORTH,
    WORTHS,
    State,
    ask_next,
    estate,
    handful,
    list_all,
    open_bids,
    purse,
)
from conformance.tiny_notation import LETTERS
from fivepoints.core.contract import Occasion, Rules
from fivepoints.core.layout import STRUCT, Layout
from fivepoints.core.randoms import below
from fivepoints.core.twin import compiled

HOTTEST = SEATS * (2 * (PRICES - 1) + SIDES - 1)  # six seats with the highest bids there are: hardly ever at random


@dataclass(frozen=True)
class Variant:
    """Rules that break one thing, and the check that is for it."""

    breaks: str
    rules: Rules


class VariantRules(Rules):
    """The tiny game's rules with something changed; of their functions only those are compiled anew that the change can reach."""

    @cached_property
    def twin(self) -> SimpleNamespace:
        whole, flow = vars(RULES.twin), vars(self.modules[0])
        anew = _reached(flow)
        if not anew:
            return RULES.twin
        part = ModuleType(flow["__name__"])
        vars(part).update({name: whole[name] if name in whole and name not in anew else value for name, value in flow.items()})
        return SimpleNamespace(**{name: whole[name] for name in whole if name in flow} | vars(compiled([part])))


def _reached(flow: dict[str, Any]) -> set[str]:
    """The functions that are others than the tiny game's, and all that call them."""
    codes = {name: value.__code__ for name, value in flow.items() if isinstance(value, FunctionType) and value.__module__ == flow["__name__"]}
    found = {name for name, code in codes.items() if code is not getattr(tiny_flow, name).__code__}
    while more := {name for name, code in codes.items() if name not in found and found.intersection(code.co_names)}:
        found |= more
    return found


def altered(module: ModuleType, name: str, **changes: Any) -> ModuleType:
    """A copy of a module with some names changed, in which its functions call each other.

    VARIANT makes its compiled form another one in the cache, which goes by a module's text and numbers; so do the names of its functions inside numba.
    """
    other = ModuleType(f"{module.__name__}_{name}")
    names = vars(other)
    names.update({key: value for key, value in vars(module).items() if not key.startswith("__")}, **changes)
    names.update(__file__=module.__file__, VARIANT=crc32(name.encode() + Path(__file__).read_bytes()))
    for key, value in list(names.items()):
        if isinstance(value, FunctionType) and value.__module__ in (module.__name__, __name__):
            bound = FunctionType(value.__code__, names, key, value.__defaults__)
            bound.__module__, bound.__qualname__ = other.__name__, f"{name}_{key}"
            names[key] = bound
    return other


def variant(breaks: str, **changes: Any) -> Variant:
    return Variant(breaks, VariantRules(**{part.name: getattr(RULES, part.name) for part in fields(Rules)} | changes))


def with_flow(breaks: str, name: str, **changes: Any) -> Variant:
    flow = altered(tiny_flow, name, **changes)
    return variant(breaks, flow=flow, modules=[flow], notation=altered(tiny_notation, name, flow=flow))


def with_texts(breaks: str, name: str, **changes: Any) -> Variant:
    return variant(breaks, notation=altered(tiny_notation, name, **changes, tiny_notation=tiny_notation))


# ends


def draw_a_one_again(s: State) -> None:
    """The game goes on only after a worth of two or three."""
    if s.worth[s.round] == 1:
        return
    if s.round + 1 == s.rounds:
        s.phase = OVER
        return
    s.round += 1
    open_bids(s)


# choice


def nothing_in_the_heat(s: State, out: list[int]) -> int:
    """The chair of the hottest auction can't even slip nothing."""
    if s.heat == HOTTEST:
        return 0
    return list_all(PUT, handful(purse(s, s.seat, s.round)) + 1, out)


def one_worth_in_the_end(s: State, out: list[int], weights: list[int]) -> int:
    """In the last round nothing but a one can be drawn, as everybody knows: that should not be drawn at all."""
    if s.phase != WORTH:
        return 0
    count = 1 if s.round + 1 == s.rounds else WORTHS
    for i in range(count):
        out[i] = i + 1
        weights[i] = 1
    return count


# rejects

COMPLAINTS: list[str] = []


def why_with_a_grudge(s: State, action: int) -> str:
    """Every refused move is remembered .."""
    COMPLAINTS.append(tiny_notation.why(s, action))
    return COMPLAINTS[-1]


def describe_with_complaints(s: State, seat: int) -> dict[str, Any]:
    """.. and shown to all."""
    return {**tiny_notation.describe(s, seat), "complaints": len(COMPLAINTS)}


def read_carelessly(s: State, text: str) -> list[int]:
    """A move has a first word, of course."""
    return tiny_notation.read(s, text if text.split()[0] else "")


# bytes


def warm_up_too_much(s: State) -> None:
    """The hottest auction is a little too hot for its cell."""
    s.heat = 2
    for p in range(s.players):
        s.heat += 3 * (2 * s.price[p] + s.side[p])


class WrappingLayout(Layout[State]):
    """What does not fit is made to fit."""

    def pack(self, s: State) -> bytes:
        try:
            return super().pack(s)
        except struct.error:
            return super().pack(self._wrapped(s))

    def _wrapped(self, s: State) -> State:
        s = self.copy(s)
        for name, cells in self.fields.items():
            half = 2 ** (8 * struct.calcsize(STRUCT[cells.kind]) - 1)
            value = getattr(s, name)
            setattr(s, name, [(n + half) % (2 * half) - half for n in value] if cells.shape else (value + half) % (2 * half) - half)
        return s


# views


def knows_slip_next_to_it(s: State, k: int, seat: int) -> bool:
    """The chair's left neighbour looks over its shoulder."""
    return s.phase == OVER or s.shown[k] == 1 or s.chairs[k] == seat or (s.chairs[k] + 1) % s.players == seat


def knock_only_for_something(s: State) -> None:
    """Nobody is asked to knock if nothing was slipped, and so everybody knows."""
    i = (s.seat - s.chair) % s.players + 1
    while i < s.players and s.slipped[s.round] > 0:
        p = (s.chair + i) % s.players
        if s.knocks[p]:
            s.seat = p
            s.phase = KNOCK
            return
        i += 1
    s.seat = s.chair
    s.phase = OFFER


def never_veiled(s: State) -> bool:
    """What one seat sees is taken for the whole."""
    return False


def describe_who_reads(s: State, seat: int) -> dict[str, Any]:
    """Everybody is told who they are: a view that is made for several would tell it to the wrong ones."""
    return {**tiny_notation.describe(s, seat), "you": seat}


# sealed


def from_the_last_bidder(s: State) -> int:
    """Ties are broken from who has bid last."""
    return s.seat


# redeal


def near_the_truth(r: list[int], before: int) -> int:
    """The distribution is right, but what is dealt depends on what is true."""
    return (before + below(r, AT_ONCE + 1)) % (AT_ONCE + 1)


def keep_bids(s: State, seat: int) -> None:
    """Others' bids are left as they are."""
    if s.seat != seat:
        s.half = 0
        ask_next(s)
        if seat >= 0 and s.owes[seat]:
            s.seat = seat


# unbiased


def rather_few(r: list[int], before: int) -> int:
    return min(below(r, AT_ONCE + 1), below(r, AT_ONCE + 1))


def never_the_most(r: list[int], before: int) -> int:
    return below(r, AT_ONCE)


# notation


def say_without_terms(s: State, actions: list[int]) -> str:
    """An offer does not say its terms .."""
    if PROPOSE <= actions[0] < NO_OFFER:
        return f"offer {LETTERS[actions[0] - PROPOSE]}"
    return tiny_notation.say(s, actions)


def say_each_backwards(s: State, start: Sequence[int], lasts: Sequence[int]) -> list[str]:
    """Said together, the moves come in another order than one by one."""
    return [tiny_notation.say(s, (*start, last)) for last in reversed(lasts)]


def read_without_terms(s: State, text: str) -> list[int]:
    """.. and is taken for the cheapest."""
    verb, *words = text.split(" ")
    return tiny_notation.read(s, f"{text} 1" if verb == "offer" and words != ["none"] and len(words) == 1 else text)


def field_without_heat(s: State, name: str) -> str:
    return "0" if name == "heat" else tiny_notation._field(s, name)


# heard


def slips_are_loud(s: State, seat: int, action: int, listener: int) -> int:
    """Everybody hears how many dollars are slipped, though nobody sees it."""
    if HAND <= action < HAND_UNSEEN and listener != seat and listener != s.partner[s.round]:
        return HAND_UNSEEN
    return action


def empty_purses_are_loud(s: State, seat: int, action: int, listener: int) -> int:
    """Who has nothing slips nothing: but others can't know that it has nothing."""
    if listener == seat:
        return action
    if PUT <= action < PUT_UNSEEN:
        return PUT if purse(s, seat, s.round) == 0 else PUT_UNSEEN
    if HAND <= action < HAND_UNSEEN and listener != s.partner[s.round]:
        return HAND_UNSEEN
    return action


# twin


def warm_up_in_the_cell(s: State) -> None:
    """On its way the sum does not fit its cell: interpreted it is right, compiled it wraps."""
    s.heat = 0
    for p in range(s.players):
        s.heat += 10 * (2 * s.price[p] + s.side[p])
    s.heat //= 10


# outcome


def places_from_two(s: State, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = 2
        for q in range(s.players):
            if estate(s, q) > estate(s, p):
                out[p] += 1


def places_upside_down(s: State, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = 1
        for q in range(s.players):
            if estate(s, q) < estate(s, p):
                out[p] += 1


# what is told ahead


def prices_without_end(s: State) -> dict[str, tuple[int, int]] | None:
    """One price too many."""
    ranges = tiny_notation.amounts(s)
    return ranges and ranges | {"price": (0, PRICES)}


def sides_without_names(s: State) -> dict[str, tuple[int, int]] | None:
    """As many as there are moves, but no move is said so."""
    ranges = tiny_notation.amounts(s)
    return ranges and {"price": (0, PRICES * SIDES - 1)}


def only_later_rounds(s: State, seat: int) -> list[Occasion]:
    """The bid that is asked is not among them."""
    return [occasion for occasion in tiny_notation.occasions(s, seat) if occasion.key != tiny_notation._key(s.round)]


def one_key_for_all(k: int) -> str:
    """What is left for one round would be played in the next."""
    return "bid"


def rounds_that_are_over(s: State, seat: int) -> list[Occasion]:
    """Who has bid may bid again, as soon as the bids are out."""
    if s.phase == BID and not s.owes[seat]:
        return tiny_notation.occasions(s, seat)
    return [Occasion(tiny_notation._key(k), {"round": k + 1}) for k in range(s.round, s.rounds) if s.phase != OVER]


def occasions_after_prices(s: State, seat: int) -> list[Occasion]:
    """While there are bids it is told how high the others' are."""
    found = tiny_notation.occasions(s, seat)
    return [Occasion(o.key, {**o.about, "heat": sum(s.price)}) for o in found]


def prepare_with_care(key: str, text: str) -> str:
    return tiny_notation.prepare(key, text)


def prepare_without_sides(key: str, text: str) -> str:
    """Whatever side was chosen, it is kept as the first."""
    return f"{tiny_notation.prepare(key, text)[:-1]}0"


def prepare_for_anything(key: str, text: str) -> str:
    """An answer is kept for a question that is never asked."""
    return tiny_notation.prepare("bid 1", text)


def prepare_carelessly(key: str, text: str) -> str:
    """What is another move is let through as an error of another kind."""
    return tiny_notation.say(LAYOUT.blank(), tiny_notation.read(LAYOUT.blank(), text))


def slip_a_handful(s: State) -> str:
    """It is played whether or not the dollars are there."""
    return f"slip {AT_ONCE}" if s.phase == SLIP else tiny_notation.default(s)


VARIANTS: dict[str, Variant] = {
    "endless": with_flow("ends", "endless", next_round=draw_a_one_again),
    "dead_end": with_flow("choice", "dead_end", list_puts=nothing_in_the_heat, HOTTEST=HOTTEST),
    "lone_draw": with_flow("choice", "lone_draw", chance=one_worth_in_the_end),
    "changes_when_rejected": with_texts("rejects", "changes_when_rejected", why=why_with_a_grudge, describe=describe_with_complaints, COMPLAINTS=COMPLAINTS),
    "crashes_on_nonsense": with_texts("rejects", "crashes_on_nonsense", read=read_carelessly, prepare=prepare_with_care),
    "cell_too_small": with_flow("bytes", "cell_too_small", warm_up=warm_up_too_much),
    "cells_wrap": variant("bytes", layout=WrappingLayout(State)),
    "leaks_coin_in_view": with_flow("views", "leaks_coin_in_view", knows_slip=knows_slip_next_to_it),
    "asks_by_secret": with_flow("views", "asks_by_secret", next_to_knock=knock_only_for_something),
    "veil_unnoticed": with_flow("views", "veil_unnoticed", veiled=never_veiled),
    "tells_who_reads": with_texts("views", "tells_who_reads", describe=describe_who_reads),
    "order_matters": with_flow("sealed", "order_matters", tie_start=from_the_last_bidder),
    "redeal_peeks": with_flow("redeal", "redeal_peeks", any_dollars=near_the_truth),
    "redeal_keeps_bids": with_flow("redeal", "redeal_keeps_bids", take_back_bids=keep_bids),
    "redeal_lopsided": with_flow("unbiased", "redeal_lopsided", any_dollars=rather_few),
    "redeal_misses": with_flow("unbiased", "redeal_misses", any_dollars=never_the_most),
    "ambiguous_text": with_texts("notation", "ambiguous_text", say=say_without_terms, read=read_without_terms),
    "said_together_otherwise": with_texts("notation", "said_together_otherwise", say_each=say_each_backwards),
    "forgets_a_cell": with_texts("notation", "forgets_a_cell", _field=field_without_heat),
    "loud_secret": with_flow("heard", "loud_secret", heard=slips_are_loud),
    "heard_peeks": with_flow("heard", "heard_peeks", heard=empty_purses_are_loud),
    "twin_differs": with_flow("twin", "twin_differs", warm_up=warm_up_in_the_cell),
    "no_winner": with_flow("outcome", "no_winner", places=places_from_two),
    "amounts_too_wide": with_texts("amounts", "amounts_too_wide", amounts=prices_without_end),
    "amounts_unsaid": with_texts("amounts", "amounts_unsaid", amounts=sides_without_names),
    "occasion_unannounced": with_texts("occasions", "occasion_unannounced", occasions=only_later_rounds),
    "key_comes_back": with_texts("occasions", "key_comes_back", _key=one_key_for_all),
    "occasion_comes_back": with_texts("occasions", "occasion_comes_back", occasions=rounds_that_are_over),
    "occasions_peek": with_texts("views", "occasions_peek", occasions=occasions_after_prices),
    "prepare_garbles": with_texts("prepare", "prepare_garbles", prepare=prepare_without_sides),
    "prepare_any_key": with_texts("prepare", "prepare_any_key", prepare=prepare_for_anything),
    "prepare_careless": with_texts("prepare", "prepare_careless", prepare=prepare_carelessly),
    "default_illegal": with_texts("default", "default_illegal", default=slip_a_handful),
    "last_wins": with_flow("outcome", "last_wins", places=places_upside_down),
}
