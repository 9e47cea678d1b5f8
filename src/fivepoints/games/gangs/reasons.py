"""Why a move is not legal: the rule it breaks, in a few words with its section."""
from __future__ import annotations

from fivepoints.games.gangs.board import (
    BALLOT_TURN,
    CLASS,
    CRIME_MEMBERS,
    DEN,
    HALL,
    HOSPITAL,
    NOBATTLE,
    NOBODY,
    PORT,
    SACK_PRICE,
    SQUARE_NAMES,
    SQUARES,
    STAFF,
    WAY_FROM,
    WAY_TO,
)
from fivepoints.games.gangs.layout import (
    ACT,
    ARM,
    BRIBE,
    BUY,
    CLOSE,
    DECLARE,
    EQUIP_WITH,
    GROUP,
    LOBBY,
    MOVE,
    MOVE_PAWN,
    OPEN_TOKEN,
    PROPOSE,
    RECRUIT,
    RETREAT,
    RETURN,
    RIG,
    ROB,
    ROB_WHITE,
    SACK,
    SOBER,
    STEP,
    SWAP_WITH,
    TO_BOX,
    USE_PAROLE,
    VICTIM,
    State,
)
from fivepoints.games.gangs.moves import can_afford, is_open_box
from fivepoints.games.gangs.people import deal_between, holder, is_near, members, purse, room
from fivepoints.games.gangs.production import staff_needed
from fivepoints.games.gangs.words import BOX_WORDS, KIND_TITLES

PLAIN = {
    BRIBE: "a pawn is bribed off a den of one's own, once in a window, to an adjacent square where it may stop (6.3)",
    MOVE_PAWN: "a mover takes a pawn nobody has moved yet, to a square at most two steps away where it may stop (6.2)",
    GROUP: "not so many are there, or there is no room for them (2)",
    ARM: "no more weapons than members, and only from the arsenal; an attacker in a war brings one (8.1, 9.3)",
    VICTIM: "there is no such member to name there (8.4)",
    RETREAT: "a retreat goes to an adjacent square without other gangs or their tokens, with room for all (8.9)",
    RETURN: "members come back to a square the gang controls, within the limit (10)",
    DECLARE: "a war needs a Blade or Firearm, an enemy at large that was not attacked twice, and no deal against it (9)",
    PROPOSE: "that pair of tiles is taken, or such a deal can't be made now (12)",
}


def why(s: State, action: int) -> str:
    """The rule that an illegal action breaks."""
    if s.phase == MOVE:
        return _why_no_move(s, action)
    if s.phase == ACT:
        return _why_no_action(s, action)
    return PLAIN.get(s.phase, "that is not possible now")


def _why_no_move(s: State, action: int) -> str:
    if STEP <= action < TO_BOX:
        source, end = WAY_FROM[action - STEP], WAY_TO[action - STEP]
    elif action >= TO_BOX:
        source, end = (action - TO_BOX) % SQUARES, PORT + (action - TO_BOX) // SQUARES
    else:
        return "that is not possible now"
    if members(s, s.seat, source) == 0:
        return f"you have no members on {SQUARE_NAMES[source]}"
    if holder(s, source, s.seat) != NOBODY:
        return f"who stands on {SQUARE_NAMES[source]} is stopped by another gang (7.1)"
    if not can_afford(s, end):
        return "there is no money for another move, or no move left (7.1)"
    if room(s, s.seat, end) == 0:
        return "five members of a gang are there already (2)"
    if end >= SQUARES:
        return f"{BOX_WORDS[end - SQUARES]} is closed (17)" if not is_open_box(s, end) else "that is not possible now"
    if not is_near(s, source, end):
        return "one of the squares is closed (2)"
    other = holder(s, end, s.seat)
    if other >= 0 and deal_between(s, NOBATTLE, s.seat, other):
        return "a deal forbids it to step onto a square the other holds (12)"
    return "that is not possible now"


def _why_no_action(s: State, action: int) -> str:
    if RECRUIT <= action < CLOSE and s.actions == 0:
        return "no action is left (7.2)"
    if RECRUIT <= action < SOBER:
        return "recruiting needs a member in the Port, room for all there, figures in the supply and money (7.5)"
    if action == SOBER:
        return "each member in the Hospital sobers up once a turn, above level 0 (7.5)" if members(s, s.seat, HOSPITAL) else "nobody is in the Hospital (7.5)"
    if action == LOBBY:
        return "each member in Tammany Hall lobbies once a turn (7.5)" if members(s, s.seat, HALL) else "nobody is in Tammany Hall (7.5)"
    if action == SACK or RIG <= action < CLOSE:
        return _why_no_ballot(s, action)
    if BUY <= action < OPEN_TOKEN:
        return "buying needs a member at the Armourer, weapons in the supply and money (7.5)"
    if OPEN_TOKEN <= action < ROB:
        return _why_not_open(s, *divmod(action - OPEN_TOKEN, SQUARES))
    if ROB <= action < EQUIP_WITH:
        return _why_no_crime(s, *divmod((action - ROB) % (ROB_WHITE - ROB), SQUARES))
    if EQUIP_WITH <= action < RIG:
        return "equipment needs such a member on a square, not the last one off the board, and is had once (7.5)"
    if CLOSE <= action < USE_PAROLE:
        return "only an own token can be closed, and not in the last turn (7.5)"
    if USE_PAROLE <= action < SWAP_WITH:
        return "the favor is not yours, or there is nothing to use it on (15)"
    return "places are swapped once a turn, after sobering up or buying (7.5)"


def _why_no_ballot(s: State, action: int) -> str:
    if not s.politics or s.turn < BALLOT_TURN:
        return f"the polling station is sacked and rigged in Politique, from turn {BALLOT_TURN} on (7.5)"
    if action == SACK and purse(s, s.seat) < SACK_PRICE:
        return f"sacking costs ${SACK_PRICE} (7.5)"
    return "once a turn, with money, and not against a deal (7.5, 12)"


def _why_not_open(s: State, kind: int, square: int) -> str:
    if members(s, s.seat, square) == 0:
        return f"you hold {SQUARE_NAMES[square]} only with members there (7.5)"
    if s.tokens[kind] == 0:
        return f"no {KIND_TITLES[kind]} is left in the supply (7.5)"
    if s.owner[square] not in (NOBODY, s.seat) or (s.den if CLASS[kind] == DEN else s.traffic)[square]:
        return f"there is a token in the way on {SQUARE_NAMES[square]} (7.5)"
    if members(s, s.seat, square) < STAFF[kind] + staff_needed(s, square):
        return f"all tokens there need {STAFF[kind] + staff_needed(s, square)} members (7.5)"
    return "there are too few women for it (14)"


def _why_no_crime(s: State, crime: int, square: int) -> str:
    if s.owner[square] >= 0:
        return f"an aggression needs a square without tokens (7.5): {SQUARE_NAMES[square]} has one"
    if members(s, s.seat, square) < CRIME_MEMBERS[crime]:
        return f"it needs {CRIME_MEMBERS[crime]} members there (14)"
    return "you have not the favor white2 (15)"
