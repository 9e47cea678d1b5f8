"""What the game does for a seat that does not answer, or has left it to a default (rules 17)."""
from __future__ import annotations

from fivepoints.core.contract import Occasion
from fivepoints.core.errors import IllegalMove, NotationError, PhaseError
from fivepoints.games.gangs import flow
from fivepoints.games.gangs.battle import may_retreat
from fivepoints.games.gangs.board import DEAL, GUNS, HQ, LAST_TURN, MOST_TURNS, PLACES, SEATS, SQUARES, WAR
from fivepoints.games.gangs.comeback import usual_return
from fivepoints.games.gangs.layout import (
    ACT,
    ANSWER,
    ARM,
    ARM_WITH,
    ATTACKER,
    BRIBE,
    CALL,
    CHOICES,
    CHOOSE_WOMEN,
    COME_BACK,
    COMMIT,
    COMMIT_SO_MANY,
    DECLARE,
    DRY,
    FIGHT,
    LAYOUT,
    MAN,
    MOVE,
    MOVE_PAWN,
    NAME,
    NO,
    OVER,
    PASS,
    PAWN_TO,
    PROPOSE,
    RETREAT,
    RETREAT_TO,
    RETURN,
    SET_WOMEN,
    SETTLE,
    SETUP,
    SEXES,
    STAGE_D,
    STAGE_G,
    TAKE_FAVOR,
    TAKE_OVER,
    USE_FAVOR,
    VICTIM,
    WOMAN,
    YES,
    State,
)
from fivepoints.games.gangs.people import control, in_force, members
from fivepoints.games.gangs.production import lack, staff_needed
from fivepoints.games.gangs.reading import read, spell_offer
from fivepoints.games.gangs.saying import say
from fivepoints.games.gangs.war import most_committed

USUAL_WOMEN = 2
DRIES_FROM = 5


def amounts(s: State) -> dict[str, tuple[int, int]] | None:
    """No choice of this game is one of independent amounts."""
    return None


def default(s: State) -> str:
    return say(s, [usual(s)]) if not flow.inside(s) else ""


# Choices that may be left to the default for good; those of the first four are, where a game is played by turn. "No war" and its like are the default, too.
HABITS = {
    "victims": True, "retreat": True, "return": True, "drying": True, "nowar": False, "nodeal": False, "nobribe": False, "noarms": False, "commit": False,
}  # fmt: skip
HABIT_OF = {
    VICTIM: "victims", RETREAT: "retreat", RETURN: "return", DRY: "drying", DECLARE: "nowar", PROPOSE: "nodeal", BRIBE: "nobribe", ARM: "noarms",
    COMMIT: "commit",
}  # fmt: skip


def habit(s: State) -> str:
    return HABIT_OF.get(s.phase, "")


def usual(s: State) -> int:
    """The action that is taken for a seat."""
    if s.phase == VICTIM:
        return NAME + usual_victim(s)
    if s.phase == RETURN:
        return COME_BACK + usual_return(s)
    if s.phase == RETREAT:
        return RETREAT_TO + usual_retreat(s)
    if s.phase == DRY:
        return NAME + usual_victim(s) if s.dial[s.seat] >= DRIES_FROM else PASS
    if s.phase == CHOOSE_WOMEN:
        return SET_WOMEN + USUAL_WOMEN
    if s.phase == COMMIT:
        return COMMIT_SO_MANY + most_committed(s, s.seat)
    if s.phase == ARM:
        return _fewest_weapons(s)
    if s.phase == SETTLE:
        return YES if s.seat == s.party[ATTACKER] else NO
    if s.phase in (TAKE_FAVOR, MOVE_PAWN, FIGHT):
        return _first(s)
    return {BRIBE: PASS, MOVE: PASS, ACT: PASS, DECLARE: PASS, PROPOSE: PASS, USE_FAVOR: NO, ANSWER: NO, TAKE_OVER: YES, CALL: YES}[s.phase]


def _first(s: State) -> int:
    """The first thing there is; a pawn stays where it may."""
    out = [0] * CHOICES
    actions = out[: flow.legal(s, out)]
    if s.phase == MOVE_PAWN:
        pawn = (actions[0] - PAWN_TO) // SQUARES
        stays = PAWN_TO + pawn * SQUARES + s.pawn[pawn]
        return stays if stays in actions else actions[0]
    return actions[0]


def _fewest_weapons(s: State) -> int:
    """None, or the fewest allowed, a Blade before a Firearm."""
    out = [0] * CHOICES
    codes = [action - ARM_WITH for action in out[: flow.legal(s, out)]]
    return ARM_WITH + min(codes, key=lambda code: (sum(divmod(code, GUNS + 1)), code % (GUNS + 1)))


def usual_victim(s: State) -> int:
    """From the square with most members beyond its tokens' needs, then from the boxes, then from the square least short; men before women."""
    p = s.seat
    home = HQ[s.gang[p]]
    places = [place for place in range(PLACES) if members(s, p, place) and (s.square < 0 or place == s.square)]

    def beyond(square: int) -> int:
        return members(s, p, square) - (staff_needed(s, square) if s.owner[square] == p else 0)

    squares = sorted((v for v in places if v < SQUARES), key=lambda v: (-beyond(v), v != home, v))
    spare = [v for v in squares if beyond(v) > 0] + [v for v in places if v >= SQUARES] + squares
    return spare[0] * SEXES + (MAN if s.men[spare[0]][p] else WOMAN)


def usual_retreat(s: State) -> int:
    """An own square short of staff, else the HQ, else the own square with most members, else the first."""
    p = s.seat
    squares = [v for v in range(SQUARES) if may_retreat(s, v)]
    own = [v for v in squares if control(s, v) == p]
    short = [v for v in own if lack(s, p, v)]
    if short:
        return short[0]
    if HQ[s.gang[p]] in squares:
        return HQ[s.gang[p]]
    return max(own, key=lambda v: (members(s, p, v), -v)) if own else squares[0]


# Answers for choices to come: war and deals

KINDS = {DECLARE: ("war", STAGE_D), PROPOSE: ("deal", STAGE_G)}
ANSWERS = {DECLARE: "a war, say 'war c', or 'pass'", PROPOSE: "a deal, say 'offer nowar c', or 'pass'"}


def occasion(s: State) -> str:
    return _key(s.turn, s.phase) if s.phase in KINDS else ""


def occasions(s: State, seat: int) -> list[Occasion]:
    """In each turn from now on, whether a war is declared and a deal offered: each is asked at most once."""
    if s.phase == OVER or s.fallen[seat]:
        return []
    found = []
    for turn in range(max(s.turn, 1), LAST_TURN[s.politics] + 1):
        for phase, (kind, _) in KINDS.items():
            if _still_comes(s, seat, turn, phase):
                found.append(Occasion(_key(turn, phase), {"kind": kind, "turn": turn}))
    return found


def _key(turn: int, phase: int) -> str:
    return f"{turn} {KINDS[phase][0]}"


KEYS = {_key(turn, phase): phase for turn in range(1, MOST_TURNS + 1) for phase in KINDS}


def _still_comes(s: State, seat: int, turn: int, phase: int) -> bool:
    stage = KINDS[phase][1]
    module = WAR if phase == DECLARE else DEAL
    if not in_force(s, module, turn) or (phase == PROPOSE and turn == LAST_TURN[s.politics]):
        return False
    if turn > s.turn or s.stage == SETUP or s.stage < stage:
        return True
    if s.stage > stage:
        return False
    places = s.line[: s.players].index(seat)
    return places > s.at or (places == s.at and s.phase == phase)


def prepare(key: str, text: str) -> str:
    """Read and said again where it could be answered: in what position it will be asked, nobody knows yet."""
    if key not in KEYS:
        raise NotationError(f"{key[:40]!r} is not a choice for which an answer can be left")
    s = LAYOUT.blank()
    s.players = SEATS
    s.phase = KEYS[key]
    if s.phase == PROPOSE and text.lower().split()[:1] == ["offer"]:
        return spell_offer(text)
    try:
        return say(s, read(s, text))
    except (PhaseError, IllegalMove):
        raise NotationError(f"what can be left here is {ANSWERS[s.phase]}") from None
