"""Move texts read back to actions (docs/notation-gangs.md)."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from fivepoints.core.errors import IllegalMove, NotationError, PhaseError
from fivepoints.core.reading import MoveWords
from fivepoints.games.gangs import flow
from fivepoints.games.gangs.board import (
    BLADES,
    CLASS,
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
    BRIBE,
    BRIBE_TO,
    BUY,
    CALL,
    CHOICES,
    CHOOSE_WOMEN,
    CLOSE,
    COME_BACK,
    COMMIT,
    COMMIT_SO_MANY,
    DECLARE,
    DRY,
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
from fivepoints.games.gangs.saying import PLACE_WORDS, say, say_token, tiles_to_decide
from fivepoints.games.gangs.words import BOX_WORDS, CRIME_WORDS, FATE_VERBS, FILLERS, KIND_WORDS, SEAT_LETTERS, SEX_LETTERS, SEX_WORDS, TERM_WORDS, read_tally


class _Words(MoveWords):
    """The words of a move text, with what a move can name."""

    def amount(self, wanted: str, most: int) -> int:
        count = self.number(wanted)
        if count > most:
            raise IllegalMove(f"{wanted} is at most {most}")
        return count

    def square(self) -> int:
        return self.one_of("a square", SQUARE_NAMES)

    def seat(self, players: int) -> int:
        return self.one_of("a seat", list(SEAT_LETTERS[:players]))

    def member(self, places: Sequence[str]) -> int:
        sex = self.one_of("a man or a woman", SEX_WORDS)
        return self.one_of("a place", places) * SEXES + sex

    def group(self) -> int:
        word = self.next("a group")
        counts = read_tally(word, SEX_LETTERS)
        if counts is None:
            raise NotationError(f"{word[:40]!r} is not a group; say '2m1w' for two men and a woman")
        for group in range(len(GROUP_MEN)):
            if [GROUP_MEN[group], GROUP_WOMEN[group]] == counts:
                return group
        raise IllegalMove("a group has at most five members (2)")

    def weapons(self) -> int:
        if self.take("none"):
            return 0
        counts = {"blade": 0, "gun": 0}
        said: set[str] = set()
        while self.more():
            count = self.amount("a number of weapons", 99)
            word = self.next("a weapon").removesuffix("s")
            if word not in counts or word in said:
                raise NotationError(f"{word[:40]!r} is not a weapon, or said twice; weapons are blades and guns")
            said.add(word)
            counts[word] = count
        if not said:
            raise NotationError("a number of weapons is missing; say '1 blade 1 gun' or 'none'")
        if counts["blade"] > BLADES or counts["gun"] > GUNS:
            raise IllegalMove("there are not so many weapons (1)")
        return counts["blade"] * (GUNS + 1) + counts["gun"]

    def token(self) -> tuple[int, int]:
        """A kind and a square."""
        return self.one_of("a den or a traffic", KIND_WORDS), self.square()


def read(s: State, text: str) -> list[int]:
    words = _Words(text, FILLERS)
    verb = list(_READERS)[words.one_of("a move", list(_READERS))]
    phases, what, reader = _READERS[verb]
    if s.phase not in phases:
        raise PhaseError(f"{what}: {_asked(s)}")
    actions = reader(s, words)
    words.end(repr(verb))
    return actions


def _asked(s: State) -> str:
    """What is asked now, for a person who tried something else."""
    now = {
        CHOOSE_WOMEN: "the number of women at the start is asked",
        BRIBE: "a bribe or none is asked",
        GIRL: "the woman of the bribe comes first",
        TAKE_FAVOR: "a favor is taken",
        USE_FAVOR: "the favor is used at once or kept",
        MOVE_PAWN: "a police pawn is moved",
        MOVE: "it is time for moves",
        GROUP: "who goes comes first",
        FIGHT: "a battle comes first",
        ARM: "weapons are chosen",
        VICTIM: "a victim is named",
        RETREAT: "the beaten retreat",
        TAKE_OVER: "what becomes of a token is decided",
        ACT: "it is time for actions",
        RETURN: "a member comes back",
        DECLARE: "a war or none is asked",
        CALL: "whether the loan is called is asked",
        COMMIT: "members are committed to a war",
        DRY: "who dries out is asked",
        PROPOSE: "a deal or none is asked",
        MINE: "the tokens of the exchange come first",
        THEIRS: "the other token of the exchange comes first",
        ANSWER: "an answer to the proposal is asked",
        SETTLE: "the winner of the duel settles the matter",
    }
    return now.get(s.phase, "nothing is asked") + " now"


def _women(s: State, words: _Words) -> list[int]:
    return [SET_WOMEN + words.amount("a number of women", 5)]


def _bribe(s: State, words: _Words) -> list[int]:
    """Where only one square has women, she may be named all the same."""
    actions = [BRIBE_TO + _pawn_to(words)]
    if words.take("woman"):
        square = words.square()
        squares = [v for v in range(SQUARES) if s.women[v][s.seat]]
        if squares != [square]:
            actions.append(GIVE_GIRL + square)
    return actions


def _pawn_to(words: _Words) -> int:
    pawn = words.amount("a pawn", 3) - 1
    if pawn < 0:
        raise NotationError("pawns are 1, 2 and 3")
    return pawn * SQUARES + words.square()


def _woman(s: State, words: _Words) -> list[int]:
    return [GIVE_GIRL + words.square()]


def _favor(s: State, words: _Words) -> list[int]:
    return [FAVOR + words.one_of("a favor", FAVOR_NAMES)]


def _use(s: State, words: _Words) -> list[int]:
    if s.phase == ACT:
        return [[USE_PAROLE, USE_SOBER2][words.one_of("a favor to use", ["parole", "sober2"])]]
    _favor_in_question(s, words)
    return [YES]


def _favor_in_question(s: State, words: _Words) -> None:
    if words.one_of("a favor", FAVOR_NAMES) != s.pick:
        raise IllegalMove(f"it is {FAVOR_NAMES[s.pick]} that was taken")


def _keep(s: State, words: _Words) -> list[int]:
    if s.phase == USE_FAVOR:
        _favor_in_question(s, words)
        return [NO]
    return _decide(s, words, YES)


def _destroy(s: State, words: _Words) -> list[int]:
    return _decide(s, words, NO)


def _decide(s: State, words: _Words, action: int) -> list[int]:
    """The token must be the one that is decided on; its square may be left out."""
    right = say_token(s, s.square, tiles_to_decide(s))
    said = KIND_WORDS[words.one_of("a den or a traffic", KIND_WORDS)]
    square = SQUARE_NAMES[words.square()] if words.more() else SQUARE_NAMES[s.square]
    if f"{said} {square}" != right:
        raise IllegalMove(f"it is the {right} that is decided on now (7.4)")
    return [action]


def _police(s: State, words: _Words) -> list[int]:
    return [PAWN_TO + _pawn_to(words)]


def _step(s: State, words: _Words) -> list[int]:
    group = words.group()
    v, w = words.square(), words.square()
    for way in range(len(WAY_FROM)):
        if (WAY_FROM[way], WAY_TO[way]) == (v, w):
            return _with_group(s, STEP + way, v, group)
    raise IllegalMove(f"{SQUARE_NAMES[v]} and {SQUARE_NAMES[w]} are not adjacent (2)")


def _box(s: State, words: _Words) -> list[int]:
    box = words.one_of("a box", BOX_WORDS)
    group = words.group()
    square = words.square()
    return _with_group(s, TO_BOX + box * SQUARES + square, square, group)


def _with_group(s: State, first: int, source: int, group: int) -> list[int]:
    """Where only one member can go, who goes is no choice."""
    if GROUP_MEN[group] > s.men[source][s.seat] or GROUP_WOMEN[group] > s.women[source][s.seat]:
        raise IllegalMove(f"there are not so many members of yours on {SQUARE_NAMES[source]}")
    after = _tried(s, first)
    if after is not None and after.phase != GROUP:
        if GROUP_MEN[group] + GROUP_WOMEN[group] > 1:
            raise IllegalMove("there is room for one only (2)")
        return [first]
    return [first, SEND + group]


def _tried(s: State, action: int) -> State | None:
    """The state after an action, if it is legal."""
    out = [0] * CHOICES
    if action not in out[: flow.legal(s, out)]:
        return None
    after = LAYOUT.copy(s)
    flow.apply(after, action)
    return after


def _send(s: State, words: _Words) -> list[int]:
    return [SEND + words.group()]


def _done(s: State, words: _Words) -> list[int]:
    return [PASS]


def _fight(s: State, words: _Words) -> list[int]:
    return [FIGHT_ON + words.square()]


def _arm(s: State, words: _Words) -> list[int]:
    return [ARM_WITH + words.weapons()]


def _victim(fate: int) -> Callable[[State, _Words], list[int]]:
    def reader(s: State, words: _Words) -> list[int]:
        due = next_fate(s) % FATES
        if due != fate:
            raise IllegalMove(f"it is one to {FATE_VERBS[due]} that is named now (8.4)")
        return [NAME + words.member(PLACE_WORDS)]

    return reader


def _dry(s: State, words: _Words) -> list[int]:
    return [NAME + words.member(PLACE_WORDS)]


def _retreat(s: State, words: _Words) -> list[int]:
    return [RETREAT_TO + words.square()]


def _home(s: State, words: _Words) -> list[int]:
    return [COME_BACK + words.member(SQUARE_NAMES)]


def _recruit(s: State, words: _Words) -> list[int]:
    return [RECRUIT + words.group()]


def _buy(s: State, words: _Words) -> list[int]:
    return [BUY + words.weapons()]


def _open(s: State, words: _Words) -> list[int]:
    kind, square = words.token()
    return [OPEN_TOKEN + kind * SQUARES + square]


def _close(s: State, words: _Words) -> list[int]:
    kind, square = words.token()
    tokens = s.den if CLASS[kind] == DEN else s.traffic
    if tokens[square] != kind + 1:
        raise IllegalMove(f"there is no {KIND_WORDS[kind]} on {SQUARE_NAMES[square]}")
    return [CLOSE + square * 2 + CLASS[kind]]


def _rob(s: State, words: _Words) -> list[int]:
    crime = words.one_of("an aggression", CRIME_WORDS)
    square = words.square()
    return [(ROB_WHITE if words.take("white2") else ROB) + crime * SQUARES + square]


def _equip(s: State, words: _Words) -> list[int]:
    thing = words.one_of("equipment", EQUIPMENT_NAMES)
    sex, square = words.one_of("a man or a woman", SEX_WORDS), words.square()
    return [EQUIP_WITH + (thing * SQUARES + square) * SEXES + sex]


def _rig(s: State, words: _Words) -> list[int]:
    return [RIG + words.amount("a number of ballots", RIG_UNSEEN - RIG - 1)]


def _swap(s: State, words: _Words) -> list[int]:
    return [SWAP_WITH + words.seat(s.players)]


def _war(s: State, words: _Words) -> list[int]:
    return [WAR_ON + words.seat(s.players)]


def _commit(s: State, words: _Words) -> list[int]:
    return [COMMIT_SO_MANY + words.amount("a number of members", 10)]


Offer = tuple[int, int, list[tuple[int, int]], bool]


def _offer_words(words: _Words, players: int) -> Offer:
    """Terms, to whom, the tokens of an exchange, and whether with a fight."""
    terms, seat = words.one_of("a deal", TERM_WORDS), words.seat(players)
    pair = [words.token(), words.token()] if terms == EXCHANGE else []
    return terms, seat, pair, words.take("fight")


def spell_offer(text: str) -> str:
    """An offer in its one spelling, wherever its tokens are."""
    words = _Words(text, FILLERS)
    words.one_of("an offer", ["offer"])
    terms, seat, pair, fight = _offer_words(words, SEATS)
    words.end("an offer")
    tokens = [f"{KIND_WORDS[kind]} {SQUARE_NAMES[square]}" for kind, square in pair]
    return " ".join(["offer", TERM_WORDS[terms], SEAT_LETTERS[seat], *tokens, *["fight"] * fight])


def _offer(s: State, words: _Words) -> list[int]:
    terms, seat, pair, fight = _offer_words(words, s.players)
    first = OFFER + (terms * SEATS + seat) * 2 + fight
    if not pair:
        return [first]
    after = _tried(s, first)
    return [first] if after is None else [first, *_own_and_other(after, pair)]


def _exchange(s: State, words: _Words) -> list[int]:
    if s.phase == THEIRS:
        kind, square = words.token()
        _require_token(s, kind, square)
        return [OTHER_TILE + square]
    return _own_and_other(s, [words.token(), words.token()])


def _own_and_other(s: State, pair: list[tuple[int, int]]) -> list[int]:
    """The actions that name both tokens, without those that follow by themselves; said out, they must come to this pair."""
    for kind, square in pair:
        _require_token(s, kind, square)
    if CLASS[pair[0][0]] != CLASS[pair[1][0]]:
        raise IllegalMove("a den is exchanged for a den, a traffic for a traffic (12)")
    own = OWN_TILE + pair[0][1] * 2 + CLASS[pair[0][0]]
    other = OTHER_TILE + pair[1][1]
    if s.phase == THEIRS:
        _require_same(s.to, pair[0][1])
        return [other]
    if s.phase not in (MINE, SETTLE):
        _require_same(s.mine, pair[0][1])
        _require_same(s.theirs, pair[1][1])
        return []
    after = _tried(s, own)
    if after is None or after.phase == THEIRS:
        return [own, other]
    only = say(s, [own]).split()[-1]
    _require_same(SQUARE_NAMES.index(only), pair[1][1])
    return [own]


def _require_token(s: State, kind: int, square: int) -> None:
    tokens = s.den if CLASS[kind] == DEN else s.traffic
    if tokens[square] != kind + 1:
        raise IllegalMove(f"there is no {KIND_WORDS[kind]} on {SQUARE_NAMES[square]}")


def _require_same(right: int, said: int) -> None:
    if right != said:
        raise IllegalMove(f"only the token on {SQUARE_NAMES[right]} can be exchanged (12)")


def _always(action: int) -> Callable[[State, _Words], list[int]]:
    return lambda s, words: [action]


Reader = Callable[[State, _Words], list[int]]

_READERS: dict[str, tuple[tuple[int, ...], str, Reader]] = {
    "women": ((CHOOSE_WOMEN,), "women are chosen at the start", _women),
    "bribe": ((BRIBE,), "a bribe has its time", _bribe),
    "woman": ((GIRL,), "a woman is given for a bribe", _woman),
    "favor": ((TAKE_FAVOR,), "favors are taken in phase a", _favor),
    "use": ((USE_FAVOR, ACT), "a favor is used when it is taken or among the actions", _use),
    "keep": ((USE_FAVOR, TAKE_OVER), "a favor or a token taken over is kept", _keep),
    "destroy": ((TAKE_OVER,), "a token that is taken over is destroyed", _destroy),
    "police": ((MOVE_PAWN,), "pawns are moved in phase b", _police),
    "step": ((MOVE,), "a step belongs to the moves", _step),
    "box": ((MOVE,), "a box is entered among the moves", _box),
    "send": ((GROUP,), "a group is sent when its way is named", _send),
    "done": ((MOVE, ACT), "only moves and actions can be done with", _done),
    "fight": ((FIGHT,), "a battle is chosen among several", _fight),
    "arm": ((ARM,), "weapons are chosen for a fight", _arm),
    "bury": ((VICTIM,), "the dead are named after a fight or in drink", _victim(0)),
    "bed": ((VICTIM,), "the wounded are named after a fight, a crime or in drink", _victim(1)),
    "jail": ((VICTIM,), "the arrested are named after a crime or in drink", _victim(2)),
    "retreat": ((RETREAT,), "a retreat follows a lost battle", _retreat),
    "home": ((RETURN,), "members come home in phase e", _home),
    "recruit": ((ACT,), "recruiting is an action", _recruit),
    "sober": ((ACT,), "sobering up is an action", _always(SOBER)),
    "lobby": ((ACT,), "lobbying is an action", _always(LOBBY)),
    "buy": ((ACT,), "buying is an action", _buy),
    "open": ((ACT,), "opening is an action", _open),
    "close": ((ACT,), "closing belongs to the actions", _close),
    "rob": ((ACT,), "an aggression is an action", _rob),
    "equip": ((ACT,), "equipping is an action", _equip),
    "sack": ((ACT,), "sacking is an action", _always(SACK)),
    "rig": ((ACT,), "rigging is an action", _rig),
    "swap": ((ACT,), "places are swapped among the actions", _swap),
    "war": ((DECLARE,), "wars are declared in phase d", _war),
    "call": ((CALL,), "a loan is called in a war", _always(YES)),
    "decline": ((CALL,), "a loan is called or not in a war", _always(NO)),
    "commit": ((COMMIT,), "members are committed in a war", _commit),
    "dry": ((DRY,), "drying out belongs to phase f", _dry),
    "offer": ((PROPOSE,), "deals are offered in phase g", _offer),
    "exchange": ((MINE, THEIRS, SETTLE), "tokens are exchanged in a deal", _exchange),
    "accept": ((ANSWER,), "a proposal is accepted", _always(YES)),
    "refuse": ((ANSWER,), "a proposal is refused", _always(NO)),
    "deal": ((SETTLE,), "a duel's winner settles the matter", _always(YES)),
    "nodeal": ((SETTLE,), "a duel's winner settles the matter", _always(NO)),
    "reverse": ((SETTLE,), "a duel's winner settles the matter", _always(REVERSE)),
    "pass": ((BRIBE, DECLARE, DRY, PROPOSE), "a bribe, a war, drying out or a deal can be passed", _done),
}
