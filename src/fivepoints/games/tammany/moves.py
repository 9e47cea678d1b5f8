"""Moves and draws as texts, and moves read back (docs/notation.md)."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from fivepoints.core.errors import IllegalMove, NotationError, PhaseError
from fivepoints.core.reading import MoveWords
from fivepoints.games.tammany import flow
from fivepoints.games.tammany.board import ADJACENT, NATIONS, NUMBER, SEATS, WARDS, WAY_FROM, WAY_TO
from fivepoints.games.tammany.election import next_nation
from fivepoints.games.tammany.layout import (
    APPOINT,
    ARREST,
    BID,
    BONUS_CUBE,
    BONUS_FAVOR,
    CAMPAIGN,
    CHOICES,
    CUBE,
    DEPUTY,
    END,
    FIRST,
    GIVE,
    IDLE,
    LAYOUT,
    LOCK,
    MOVE,
    NO_OFFICE,
    OFFER,
    PASS,
    PRECINCT,
    PUT,
    SECOND,
    SECOND_BOSS,
    SETTLE,
    SLANDER,
    SPREAD,
    SPREAD_TO,
    TAKE,
    TURN,
    State,
)
from fivepoints.games.tammany.reasons import why_no_offer
from fivepoints.games.tammany.turn import list_cubes, list_free_wards
from fivepoints.games.tammany.words import FILLERS, NATION_LETTERS, NATION_NAMES, OFFICE_NAMES, SEAT_LETTERS

KNOWN_LISTS = 2048  # of texts that are kept; a few hundred positions' worth
VERBS = ["campaign", "settle", "take", "arrest", "lock", "move", "slander", "spread", "end", "bid", "place", "pass", "appoint"]


# Saying


def say(s: State, actions: Sequence[int]) -> str:
    if s.phase == BID:
        return "bid " + _say_bid(s, actions)
    if s.phase == APPOINT:
        return "appoint " + _say_offices(s, actions)
    return _say_alike(s.phase, tuple(actions))


def say_each(s: State, start: Sequence[int], lasts: Sequence[int]) -> Sequence[str]:
    if s.phase in (BID, APPOINT):
        return [say(s, (*start, last)) for last in lasts]
    return _say_each_alike(s.phase, tuple(start), tuple(lasts))


@lru_cache(KNOWN_LISTS)
def _say_each_alike(phase: int, start: tuple[int, ...], lasts: tuple[int, ...]) -> list[str]:
    """The cubes of a settle, the second bosses of a campaign: the same lists come up at every table, turn after turn."""
    return [_say_alike(phase, (*start, last)) for last in lasts]


@cache
def _say_alike(phase: int, actions: tuple[int, ...]) -> str:
    """A move that is said alike wherever it is made: there are a few thousand of them, and lists of moves name the same ones again and again."""
    first = actions[0]
    if phase == BONUS_CUBE and first != PASS:
        return f"place {_cube_and_ward(first - PUT)}"
    if first == PASS:
        return "pass"
    if first == END:
        return "end"
    if first == IDLE:
        return "campaign none"
    if first < IDLE:
        return "campaign " + " ".join(str(NUMBER[a % WARDS]) for a in actions)
    if phase == SPREAD:
        return f"spread {NUMBER[first - SPREAD_TO]}"
    if first < PUT:
        return f"settle {NUMBER[first - SETTLE]} {_cube_and_ward(actions[1] - PUT)}"
    if first < TAKE:
        return f"settle {_cube_and_ward(first - PUT)}"
    if first < ARREST:
        return f"take {NATION_NAMES[first - TAKE]}"
    if first < LOCK:
        return f"arrest {_cube_and_ward(first - ARREST)}"
    if first < MOVE:
        return f"lock {NUMBER[first - LOCK]}"
    if first < SLANDER:
        way, nation = divmod(first - MOVE, NATIONS)
        return f"move {NATION_NAMES[nation]} {NUMBER[WAY_FROM[way]]} {NUMBER[WAY_TO[way]]}"
    return _say_slander(actions)


def _cube_and_ward(index: int) -> str:
    ward, nation = divmod(index, NATIONS)
    return f"{NATION_NAMES[nation]} {NUMBER[ward]}"


def _say_slander(actions: Sequence[int]) -> str:
    place, nation = divmod(actions[0] - SLANDER, NATIONS)
    ward, victim = divmod(place, SEATS)
    text = f"slander {NUMBER[ward]} {SEAT_LETTERS[victim]} {NATION_NAMES[nation]}"
    if len(actions) > 1 and actions[1] != PASS:
        text += f" spread {NUMBER[actions[1] - SPREAD_TO]}"
    return text


def bid_nations(s: State) -> list[int]:
    """The nations the seat has still to be asked about, in their order."""
    nations = []
    nation = s.nation
    while nation < NATIONS:
        nations.append(nation)
        nation = next_nation(s, s.seat, nation + 1)
    return nations


def _say_bid(s: State, actions: Sequence[int]) -> str:
    counts = zip(bid_nations(s), actions, strict=True)
    return " ".join(f"{NATION_NAMES[n]} {a - OFFER}" for n, a in counts if a > OFFER) or "none"


def to_appoint(s: State) -> list[int]:
    """The seats without an office, from the Mayor's left."""
    seats = [(s.mayor + 1 + i) % s.players for i in range(s.players - 1)]
    return [p for p in seats if s.office[p] == NO_OFFICE]


def _say_offices(s: State, actions: Sequence[int]) -> str:
    """The last of four offices is given by itself, but said all the same."""
    seats = to_appoint(s)
    offices = [a - GIVE + DEPUTY for a in actions]
    if len(offices) < len(seats):
        offices += set(range(DEPUTY, PRECINCT + 1)) - set(offices) - set(s.office)
    return " ".join(f"{SEAT_LETTERS[p]} {OFFICE_NAMES[office]}" for p, office in zip(seats, offices, strict=True))


def say_draw(s: State, outcome: int) -> str:
    return SEAT_LETTERS[outcome] if s.phase == FIRST else NATION_NAMES[outcome]


def complete(s: State, action: int) -> bool:
    """All that can begin something longer are a campaign, a settle's boss, a slander, a bid and the offices."""
    if s.phase == TURN:
        return PUT <= action < SLANDER or action in (IDLE, END)
    return s.phase not in (BID, APPOINT)


def follow(s: State) -> dict[int, tuple[int, ...]]:
    """The second boss of a campaign, which does not vote before the first one, and the cube of a settle: placing a boss changes nothing for either."""
    if s.phase != TURN or s.ward_done or s.bosses_left[s.seat] == 0:
        return {}
    out = [0] * CHOICES
    bosses = tuple(out[: list_free_wards(s, 0, SECOND_BOSS, out, 0)])
    cubes = tuple(out[: list_cubes(s, s.garden, out, 0)])
    known = {a - SECOND_BOSS + SETTLE: cubes for a in bosses}
    if s.unlimited or s.bosses_left[s.seat] > 1:
        known |= {a - SECOND_BOSS + CAMPAIGN: bosses[k:] for k, a in enumerate(bosses)}
    return known


# Reading


class _Words(MoveWords):
    """The words of a move text, with what a move can name."""

    def skip_article(self) -> None:
        """An "a" is a seat where a seat can stand, elsewhere the article."""
        if self.peek() == "a":
            self.at += 1

    def one_of(self, wanted: str, names: Sequence[str]) -> int:
        self.skip_article()
        return super().one_of(wanted, names)

    def nation(self) -> int:
        """By its name, or by its letter on the board."""
        self.skip_article()
        if len(self.peek()) == 1 and self.peek().upper() in NATION_LETTERS:
            return NATION_LETTERS.index(self.next("a nation").upper())
        return self.one_of("a nation", NATION_NAMES)

    def ward(self) -> int:
        self.skip_article()
        number = self.number("a ward")
        if number not in NUMBER:
            raise NotationError(f"there is no ward {number}")
        return NUMBER.index(number)

    def seat(self, players: int) -> int:
        word = self.next("a seat")
        if word not in list(SEAT_LETTERS[:players]):
            raise NotationError(f"{word[:40]!r} is not a seat; seats are {' '.join(SEAT_LETTERS[:players])}")
        return SEAT_LETTERS.index(word)


def read(s: State, text: str) -> list[int]:
    words = _Words(text, FILLERS)
    words.skip_article()
    verb = VERBS[words.one_of("a move", VERBS)]
    actions = _READERS[verb](s, words)
    words.end(repr(verb))
    return actions


def _require(s: State, phase: int, what: str) -> None:
    if s.phase != phase:
        raise PhaseError(f"{what}: {_asked(s)}")


def _asked(s: State) -> str:
    """What is asked now, for a person who tried something else."""
    now = {
        TURN: "it is a turn",
        SECOND: "the second boss of the campaign comes first",
        CUBE: "the cube of the settle comes first",
        SPREAD: "the slander comes first",
        BID: "a bid is asked",
        BONUS_CUBE: "a bonus cube is asked",
        BONUS_FAVOR: "a bonus favor is asked",
        APPOINT: "the Mayor gives offices",
    }
    return now[s.phase] + " now"


def _read_campaign(s: State, words: _Words) -> list[int]:
    if s.phase == SECOND:
        return _read_second(s, words)
    _require(s, TURN, "a campaign belongs to a turn")
    if words.take("none"):
        return [IDLE]
    wards = [words.ward()]
    if words.more():
        wards.append(words.ward())
    elif s.bosses_left[s.seat] > 1:
        raise NotationError("a campaign places two bosses: the second ward is missing")
    wards.sort()
    return [CAMPAIGN + wards[0]] + [SECOND_BOSS + w for w in wards[1:]]


def _read_second(s: State, words: _Words) -> list[int]:
    """The second ward alone, or both."""
    wards = [words.ward()]
    if words.more():
        wards.append(words.ward())
        if s.ward not in wards:
            raise PhaseError(f"the campaign has begun in ward {NUMBER[s.ward]}: its second boss comes first now")
        wards.remove(s.ward)
    return [SECOND_BOSS + wards[0]]


def _read_settle(s: State, words: _Words) -> list[int]:
    if s.phase != CUBE:
        _require(s, TURN, "a settle belongs to a turn")
    words.skip_article()
    boss = [SETTLE + words.ward()] if words.peek().isdigit() else []
    if boss and s.phase == CUBE:
        raise PhaseError("the boss of the settle is placed: its cube comes first now")
    nation = words.nation()
    return [*boss, PUT + words.ward() * NATIONS + nation]


def _read_take(s: State, words: _Words) -> list[int]:
    if s.phase != BONUS_FAVOR:
        _require(s, TURN, "a favor is taken in a turn or as a ward's bonus")
    return [TAKE + words.nation()]


def _read_arrest(s: State, words: _Words) -> list[int]:
    _require(s, TURN, "an arrest belongs to a turn")
    nation = words.nation()
    return [ARREST + words.ward() * NATIONS + nation]


def _read_lock(s: State, words: _Words) -> list[int]:
    _require(s, TURN, "a lock belongs to a turn")
    return [LOCK + words.ward()]


def _read_move(s: State, words: _Words) -> list[int]:
    _require(s, TURN, "moving a cube belongs to a turn")
    nation = words.nation()
    v, w = words.ward(), words.ward()
    if not ADJACENT[v][w]:
        raise IllegalMove(f"wards {NUMBER[v]} and {NUMBER[w]} are not adjacent (5)")
    way = next(i for i in range(len(WAY_FROM)) if (WAY_FROM[i], WAY_TO[i]) == (v, w))
    return [MOVE + way * NATIONS + nation]


def _read_slander(s: State, words: _Words) -> list[int]:
    _require(s, TURN, "a slander belongs to a turn")
    ward = words.ward()
    victim = words.seat(s.players)
    nation = words.nation()
    first = SLANDER + (ward * SEATS + victim) * NATIONS + nation
    if words.take("spread"):
        return [first, SPREAD_TO + words.ward()]
    out = [0] * CHOICES
    if first in out[: flow.legal(s, out)]:
        after = LAYOUT.copy(s)
        flow.apply(after, first)
        if after.phase == SPREAD:
            return [first, PASS]
    return [first]


def _read_spread(s: State, words: _Words) -> list[int]:
    _require(s, SPREAD, "a slander is spread when it is said")
    return [SPREAD_TO + words.ward()]


def _read_bid(s: State, words: _Words) -> list[int]:
    _require(s, BID, "a bid belongs to an election")
    counts: dict[int, int] = {}
    if not words.take("none"):
        while True:
            nation = words.nation()
            if nation in counts:
                raise NotationError(f"{NATION_NAMES[nation]} is said twice")
            counts[nation] = words.number("a number of favors")
            if not words.more():
                break
    asked = bid_nations(s)
    for nation, count in counts.items():
        if nation not in asked and count > 0:
            raise IllegalMove(why_no_offer(s, nation))
    return [OFFER + counts.get(nation, 0) for nation in asked]


def _read_place(s: State, words: _Words) -> list[int]:
    _require(s, BONUS_CUBE, "a cube is placed as the bonus of wards 1 and 2")
    nation = words.nation()
    return [PUT + words.ward() * NATIONS + nation]


def _read_pass(s: State, words: _Words) -> list[int]:
    if s.phase not in (BONUS_FAVOR, SPREAD):
        _require(s, BONUS_CUBE, "only a ward's bonus can be declined")
    return [PASS]


def _read_end(s: State, words: _Words) -> list[int]:
    _require(s, TURN, "only a turn can be ended")
    return [END]


def _read_appoint(s: State, words: _Words) -> list[int]:
    _require(s, APPOINT, "offices are given after an election")
    given: dict[int, int] = {}
    while words.more():
        p = words.seat(s.players)
        if p in given or p not in to_appoint(s):
            reason = "is said twice" if p in given else "is the Mayor" if p == s.mayor else "has an office already"
            raise NotationError(f"{SEAT_LETTERS[p]} {reason}")
        given[p] = words.one_of("an office to give", ["", "", *OFFICE_NAMES[DEPUTY:]])
    for p in to_appoint(s):
        if p not in given:
            raise NotationError(f"the office of {SEAT_LETTERS[p]} is missing")
    offices = [given[p] for p in to_appoint(s)]
    if len(set(offices)) < len(offices) or set(offices) & set(s.office):
        raise IllegalMove("an office is given to at most one player (7.5)")
    if s.players == SEATS:
        offices.pop()  # the last office is given by itself
    return [GIVE + office - DEPUTY for office in offices]


_READERS = {
    "campaign": _read_campaign,
    "settle": _read_settle,
    "take": _read_take,
    "arrest": _read_arrest,
    "lock": _read_lock,
    "move": _read_move,
    "slander": _read_slander,
    "spread": _read_spread,
    "end": _read_end,
    "bid": _read_bid,
    "place": _read_place,
    "pass": _read_pass,
    "appoint": _read_appoint,
}
