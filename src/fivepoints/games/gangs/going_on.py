"""What can be going on in which phase (rules 21): the cells of a position that tell whose turn it is, of a fight, a return, a proposal, .. fit its phase.

Rules trust these cells, and look up seats, squares and odds by them.
"""
from __future__ import annotations

from fivepoints.core.reading import demand
from fivepoints.games.gangs.board import (
    CRIMES,
    EQUIPMENT_VALUE,
    EXCHANGE,
    FAVOR_TAKERS,
    LOAN,
    LOAN_MEMBERS,
    LOOKOUT,
    MOVES_A_TURN,
    NOBODY,
    NOWHERE,
    PAROLE,
    PLACES,
    SACK_BALLOTS,
    SEATS,
    SOBER2,
    SQUARES,
    START_MEMBERS,
    WAY_FROM,
    WAY_TO,
    WHITE2_CUBES,
)
from fivepoints.games.gangs.combat import may_arm, next_fate
from fivepoints.games.gangs.comeback import FROM_TOMBS, SOURCES
from fivepoints.games.gangs.crime import may_rob
from fivepoints.games.gangs.deals import DECIDED, is_pair, may_offer
from fivepoints.games.gangs.layout import (
    ACT,
    ANSWER,
    ARM,
    ATTACKER,
    BATTLE,
    BORROW,
    BRIBE,
    CALL,
    CHOICES,
    CHOOSE_WOMEN,
    COMMIT,
    CRIME,
    DECLARE,
    DEFENDER,
    DRAW_BALLOT,
    DRAW_COMBAT,
    DRAW_CRIME,
    DRAW_DUEL,
    DRAW_ORDER,
    DRINK,
    DRY,
    FATES,
    FIGHT,
    GIRL,
    GROUP,
    LAYOUT,
    LENDER,
    MINE,
    MOVE,
    MOVE_PAWN,
    OVER,
    PROPOSE,
    RETREAT,
    RETURN,
    SETTLE,
    SETUP,
    SIDES,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_H,
    STEP,
    TAKE_FAVOR,
    TAKE_OVER,
    THEIRS,
    TO_BOX,
    UNSEEN,
    USE_FAVOR,
    VICTIM,
    WAR_FOUGHT,
    State,
)
from fivepoints.games.gangs.moves import list_moves
from fivepoints.games.gangs.people import at_large, members
from fivepoints.games.gangs.police import MOVERS, can_bribe, find_mover, keeps_girl, may_bribe, may_send, pawns, pawns_out
from fivepoints.games.gangs.secrecy import sealed, was_asked
from fivepoints.games.gangs.war import can_call, most_committed

OF_A_TURN = ("moved", "actions", "sobered", "lobbied", "sacked", "may_swap", "swapped", "breaks")
OF_A_FIGHT = ("square", "cause", "party")
OF_A_DEAL = ("party", "offer", "duel", "lends", "tiles", "mine", "theirs", "taken")

# In which lettered phases each phase comes, and the cells that mean something in it; all others are as usual
WHEN: dict[int, tuple[tuple[int, ...], tuple[str, ...]]] = {
    CHOOSE_WOMEN: ((SETUP,), ()),
    DRAW_ORDER: ((SETUP,), ()),
    BRIBE: ((STAGE_A, STAGE_B), ("at", "passes")),
    GIRL: ((STAGE_A, STAGE_B), ("at", "passes", "to", "pick")),
    TAKE_FAVOR: ((STAGE_A,), ("at", "taker", "chosen")),
    USE_FAVOR: ((STAGE_A,), ("at", "taker", "chosen", "pick")),
    MOVE_PAWN: ((STAGE_B,), ("at", "chosen")),
    MOVE: ((STAGE_C,), ("at", "moved")),
    GROUP: ((STAGE_C,), ("at", "moved", "square", "to")),
    FIGHT: ((STAGE_C,), ("at", "moved", "actions", "breaks")),
    ARM: ((STAGE_C, STAGE_D), ("at", "moved", "actions", "breaks", *OF_A_FIGHT, "commit", "arm_blades", "arm_guns", "lends_to")),
    DRAW_COMBAT: ((STAGE_C, STAGE_D), ("at", "moved", "actions", "breaks", *OF_A_FIGHT, "commit", "arm_blades", "arm_guns", "lends_to")),
    VICTIM: ((STAGE_C, STAGE_D, STAGE_F), ("at", *OF_A_TURN, *OF_A_FIGHT, "toll", "lends_to", "winner")),
    RETREAT: ((STAGE_C,), ("at", "moved", "actions", "breaks", *OF_A_FIGHT, "winner")),
    TAKE_OVER: ((STAGE_C,), ("at", "moved", "actions", "breaks", *OF_A_FIGHT, "pick", "winner")),
    ACT: ((STAGE_C,), ("at", *OF_A_TURN)),
    DRAW_CRIME: ((STAGE_C,), ("at", *OF_A_TURN, "square", "to", "pick")),
    DRAW_BALLOT: ((STAGE_C,), ("at", *OF_A_TURN, "pick")),
    RETURN: ((STAGE_A, STAGE_C, STAGE_E), ("at", *OF_A_TURN, "pick", "leaving", "taker", "chosen")),
    DECLARE: ((STAGE_D,), ("at",)),
    CALL: ((STAGE_D,), ("at", "pick", "cause", "party")),
    COMMIT: ((STAGE_D,), ("at", "cause", "party", "commit", "lends_to")),
    DRY: ((STAGE_F,), ("at",)),
    PROPOSE: ((STAGE_G,), ("at", "taken")),
    MINE: ((STAGE_G,), ("at", "party", "offer", "duel", "taken")),
    THEIRS: ((STAGE_G,), ("at", "to", *OF_A_DEAL)),
    ANSWER: ((STAGE_G,), ("at", *OF_A_DEAL)),
    DRAW_DUEL: ((STAGE_G,), ("at", *OF_A_DEAL)),
    SETTLE: ((STAGE_G,), ("at", *OF_A_DEAL)),
    OVER: ((STAGE_H,), ()),
}
OWN_TURN = (BRIBE, GIRL, MOVE, GROUP, FIGHT, ACT, DRAW_CRIME, DRAW_BALLOT, DECLARE, DRY, PROPOSE, MINE)  # who is asked is who is in line


def check_going_on(s: State, unusual: list[str]) -> None:
    """NotationError for cells that don't fit the phase; `unusual` names those that are not as usual."""
    stages, meant = WHEN[s.phase]
    demand(s.stage in stages, "that phase belongs to another time of the game")
    for name in unusual:
        demand(name in meant or (name == "loan_called" and s.stage >= STAGE_D), f"{name} means nothing in this phase")
        demand(s.stage == STAGE_C or name not in OF_A_TURN, f"{name} means something in phase c only")
        demand(s.stage == STAGE_A or name not in ("taker", "chosen") or s.phase == MOVE_PAWN, f"{name} means something in phase a only")
    demand(s.phase >= DRAW_ORDER or not s.fallen[s.seat], "who is asked is out of the game")
    demand(s.moved <= MOVES_A_TURN and s.breaks + s.actions <= PLACES, "a turn has not so many moves or actions (7)")
    demand(sealed(s) or not any(s.owes), "no sealed choice is asked")
    if s.phase in (CHOOSE_WOMEN, DRAW_ORDER, OVER):
        _check_start(s)
        return
    _check_line(s)
    _CHECKS.get(s.phase, _nothing_more)(s)


def _nothing_more(s: State) -> None:
    """Nothing more to ask of this phase."""


def _check_start(s: State) -> None:
    for p in range(s.players if s.phase == CHOOSE_WOMEN else 0):
        there = at_large(s, p)
        possible = there == 0 if s.owes[p] else there in (START_MEMBERS, 2 * UNSEEN)
        demand(possible, f"at the start a gang has {START_MEMBERS} members (3)")


# Whose turn it is


def _takes_favors(s: State) -> bool:
    return s.stage == STAGE_A and s.phase in (TAKE_FAVOR, USE_FAVOR, RETURN)


def _check_line(s: State) -> None:
    if _takes_favors(s):
        _check_takers(s)
    elif s.phase == MOVE_PAWN:
        demand(s.at < min(pawns(s), MOVERS) and s.seat == find_mover(s, s.at), "another gang moves the police (6)")
    else:
        demand(s.at < s.players, f"at is a place in the order of {s.players}")
        turn = s.line[s.at]
        own = s.phase in OWN_TURN or s.phase == RETURN or (s.phase == TAKE_OVER and not s.cause)
        demand(not own or s.seat == turn, "it is another gang's turn")


def _check_takers(s: State) -> None:
    """15: each once, the first first; what was used at once was taken."""
    count = s.taker.index(NOBODY) if NOBODY in s.taker else SEATS
    takers = s.taker[:count]
    known = all(0 <= p < s.players and not s.fallen[p] for p in takers) and len(set(takers)) == count
    demand(known and count <= FAVOR_TAKERS and all(p == NOBODY for p in s.taker[count:]), "these can't be who takes favors (15)")
    demand(s.at < count and s.taker[s.at] == s.seat, "another gang takes a favor")
    used = [favor for favor in (PAROLE, SOBER2) if s.chosen >> favor & 1]
    demand(s.chosen == sum(1 << favor for favor in used) and all(s.favor[favor] >= 0 for favor in used), "these favors can't have been used at once")


# Police and favors


def _check_bribe(s: State) -> None:
    demand(s.passes < s.players and pawns_out(s) and can_bribe(s, s.seat), "there is nobody to bribe, or nobody who can")


def _check_girl(s: State) -> None:
    _check_bribe(s)
    demand(s.pick < pawns(s) and s.to < SQUARES, "there is no such pawn or square")
    demand(may_bribe(s, s.seat, s.pick) and may_send(s, s.pick, s.to) and not keeps_girl(s, s.seat), "that bribe can't be (6)")


def _check_police(s: State) -> None:
    demand(pawns_out(s) and s.chosen < 1 << pawns(s) and s.chosen.bit_count() == s.at, "each mover has moved one pawn (6)")


def _check_use(s: State) -> None:
    demand(s.pick in (PAROLE, SOBER2) and s.favor[s.pick] == s.seat and not s.chosen >> s.pick & 1, "that favor was not taken now (15)")


# Streets


def _check_group(s: State) -> None:
    before = LAYOUT.copy(s)
    before.phase, before.square, before.to = MOVE, NOWHERE, 0
    out = [0] * CHOICES
    legal = out[: list_moves(before, out)]
    if s.to < SQUARES:
        ways = [STEP + way for way in range(len(WAY_FROM)) if (WAY_FROM[way], WAY_TO[way]) == (s.square, s.to)]
    else:
        ways = [TO_BOX + (s.to - SQUARES) * SQUARES + s.square]
    demand(s.square >= 0 and any(way in legal for way in ways), "nobody can go there (7.1)")


def _check_take_over(s: State) -> None:
    demand(s.square >= 0 and s.owner[s.square] not in (NOBODY, s.seat), "there is no token to decide on (7.4)")
    demand(s.pick <= 1 and (s.den, s.traffic)[s.pick][s.square] > 0, "there is no token to decide on (7.4)")
    if s.cause:
        _check_battle(s)
        demand(s.winner == s.seat, "the winner decides on tokens (8.8)")
    else:
        demand(not any(s.party) and not s.winner and members(s, s.seat, s.square) > 0, "who takes over has members there (7.4)")


def _check_retreat(s: State) -> None:
    _check_battle(s)
    beaten = s.party[DEFENDER] if s.winner == s.party[ATTACKER] else s.party[ATTACKER]
    demand(s.winner in s.party[:LENDER] and s.seat == beaten and members(s, s.seat, s.square) > 0, "the beaten retreat (8.8)")


def _check_crime(s: State) -> None:
    demand(s.square >= 0 and s.pick < CRIMES and may_rob(s, s.pick, s.square), "that aggression can't be (7.5)")
    demand(s.to <= EQUIPMENT_VALUE[LOOKOUT] + WHITE2_CUBES, "there are not so many cubes more in the pot (14)")


def _check_ballot(s: State) -> None:
    demand(s.sacked == 1 and 0 < s.pick <= SACK_BALLOTS, f"a sacking draws at most {SACK_BALLOTS} ballots")


def _check_return(s: State) -> None:
    demand(s.pick < SOURCES if s.stage == STAGE_E else s.pick == FROM_TOMBS, "nobody comes back from there (10)")
    demand(s.stage != STAGE_A or s.chosen >> PAROLE & 1 == 1, "no parole was used (15)")


# Fights and victims


def _check_sides(s: State) -> None:
    """Two gangs, the first of them in line, and perhaps a lender (8, 9, 12)."""
    here = [p for p in s.party if p != NOBODY]
    demand(all(0 <= p < s.players and not s.fallen[p] for p in here) and len(set(here)) == len(here), "the sides of a fight are gangs of this game")
    demand(NOBODY not in s.party[:LENDER] and s.party[ATTACKER] == s.line[s.at], "who fights is another gang's turn")
    lender = s.party[LENDER]
    demand(lender == NOBODY or (s.cause == WAR_FOUGHT and s.loan_called == 1), "nobody lends in this fight (12)")
    demand(s.lends_to == 0 or lender != NOBODY, "nobody lends in this fight (12)")


def _check_battle(s: State) -> None:
    demand(s.cause == BATTLE and s.stage == STAGE_C and s.square >= 0, "a battle is on a square, in phase c")
    _check_sides(s)


def _check_war(s: State) -> None:
    demand(s.cause == WAR_FOUGHT and s.stage == STAGE_D and s.square == NOWHERE, "a war has no square and is in phase d")
    _check_sides(s)


def _check_fight(s: State) -> None:
    if s.cause == BATTLE:
        _check_battle(s)
    else:
        _check_war(s)


def _check_declared(s: State) -> None:
    """9: the attacker has a weapon to bring, and both have members at large."""
    _check_war(s)
    one, other = s.party[:LENDER]
    demand(s.blades[one] + s.guns[one] > 0 and at_large(s, one) > 0 and at_large(s, other) > 0, "that war can't have been declared (9)")


def _check_call(s: State) -> None:
    _check_declared(s)
    demand(s.party[LENDER] == NOBODY and s.pick < LENDER and s.party[s.pick] == s.seat and can_call(s, s.pick), "there is no loan to call (12)")


def _check_commit(s: State) -> None:
    """Who owes its choice has not made it; a choice that is made can be."""
    _check_declared(s)
    for p in range(s.players):
        demand(not s.owes[p] or was_asked(s, p), "who is not asked owes no choice")
    for side in range(LENDER):
        p, count = s.party[side], s.commit[side]
        possible = count == 0 if s.owes[p] else 1 <= count <= most_committed(s, p) or (count == UNSEEN and was_asked(s, p))
        demand(possible, "so many members can't be committed (9.2)")
    _check_lent(s)


def _check_lent(s: State) -> None:
    lender = s.party[LENDER]
    demand(s.commit[LENDER] == (min(LOAN_MEMBERS, at_large(s, lender)) if lender >= 0 else 0), f"a loan is of at most {LOAN_MEMBERS} members (12)")


def _check_armed(s: State) -> None:
    """Members and weapons of each side can be; who owes its choice of weapons has not made it."""
    _check_fight(s)
    for side in range(LENDER):
        p, count = s.party[side], s.commit[side]
        demand(count == members(s, p, s.square) > 0 if s.cause == BATTLE else 1 <= count <= most_committed(s, p), "so many members can't be in this fight")
    _check_lent(s)
    for p in range(s.players):
        demand(not s.owes[p] or was_asked(s, p), "who is not asked owes no choice")
    for side in range(SIDES):
        _check_arms(s, side)


def _check_arms(s: State, side: int) -> None:
    p, blades, guns = s.party[side], s.arm_blades[side], s.arm_guns[side]
    if p == NOBODY or s.owes[p]:
        possible = blades == guns == 0
    elif UNSEEN in (blades, guns):
        possible = blades == guns and s.phase == ARM and was_asked(s, p)
    else:
        possible = may_arm(s, side, blades, guns)
    demand(possible, "these weapons can't be chosen (8.1)")


def _check_victim(s: State) -> None:
    if s.cause in (BATTLE, WAR_FOUGHT):
        _check_fight(s)
        demand(s.winner in (NOBODY, *s.party[:LENDER]), "the winner of a fight is one of its sides")
    else:
        demand(s.stage == (STAGE_C if s.cause == CRIME else STAGE_F) and s.cause in (CRIME, DRINK), "these victims belong to another time of the game")
        demand((s.square >= 0) == (s.cause == CRIME), "victims of an aggression are on its square")
        alone = s.party == [s.line[s.at], NOBODY, NOBODY] and not s.winner and not s.lends_to
        demand(alone, "these victims are of the gang whose turn it is")
    demand(s.party[next_fate(s) // FATES] == s.seat, "another gang names its victims (8.4)")
    for side in range(SIDES):
        p, victims = s.party[side], sum(s.toll[side])
        there = 0 if p == NOBODY else at_large(s, p) if s.square == NOWHERE else members(s, p, s.square)
        demand(victims <= there, "there are more victims than members (8.4)")


# Deals


def _check_proposal(s: State) -> None:
    """12: as if it were proposed now."""
    before = LAYOUT.copy(s)
    before.seat, before.duel, before.taken[s.offer] = s.party[ATTACKER], 0, 0
    one, other, tiles = *s.party[:LENDER], s.tiles
    demand(0 <= one < s.players and 0 <= other < s.players and s.party[LENDER] == 0 and one == s.line[s.at], "a deal is between two gangs, one in its turn")
    terms = BORROW if s.offer == LOAN and not s.lends else s.offer
    demand(s.taken[s.offer] == 1 and not s.fallen[one] and may_offer(before, terms, other), "that deal can't be proposed (12)")
    demand(s.offer == LOAN or not s.lends, "only a loan is lent")
    named = s.offer == EXCHANGE and s.phase != MINE and not (s.phase == THEIRS and s.duel < DECIDED)
    demand(is_pair(before, one, s.mine, other, s.theirs, tiles) if named else s.mine == s.theirs == 0, "these tokens can't be exchanged (12)")
    demand(s.offer == EXCHANGE or not tiles, "only an exchange is of tokens")
    _check_parties(s)


def _check_parties(s: State) -> None:
    """Who is asked, and how far the matter has come."""
    one, other = s.party[:LENDER]
    settled = s.phase == SETTLE or (s.phase == THEIRS and s.duel == DECIDED)
    asked = (one, other) if settled else (other,) if s.phase in (ANSWER, DRAW_DUEL) else (one,)
    demand(s.seat in asked, "another gang is asked about that deal")
    demand(s.duel == DECIDED if settled else s.duel == 1 if s.phase == DRAW_DUEL else s.duel < DECIDED, "that duel is not fought, or is already (12)")
    demand(s.phase not in (MINE, THEIRS) or (s.offer == EXCHANGE and s.to < SQUARES), "only an exchange is of tokens")
    demand(s.phase != THEIRS or s.owner[s.to] == s.seat, "the own token comes first (12)")


_CHECKS = {
    BRIBE: _check_bribe,
    GIRL: _check_girl,
    MOVE_PAWN: _check_police,
    USE_FAVOR: _check_use,
    GROUP: _check_group,
    TAKE_OVER: _check_take_over,
    RETREAT: _check_retreat,
    DRAW_CRIME: _check_crime,
    DRAW_BALLOT: _check_ballot,
    RETURN: _check_return,
    CALL: _check_call,
    COMMIT: _check_commit,
    ARM: _check_armed,
    DRAW_COMBAT: _check_armed,
    VICTIM: _check_victim,
    MINE: _check_proposal,
    THEIRS: _check_proposal,
    ANSWER: _check_proposal,
    DRAW_DUEL: _check_proposal,
    SETTLE: _check_proposal,
}
