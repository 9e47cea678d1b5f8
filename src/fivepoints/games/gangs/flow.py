"""The course of the game: which chapter speaks in which phase. This is the `Flow` of the contract."""
from __future__ import annotations

from fivepoints.games.gangs.actions import act, list_actions, next_action
from fivepoints.games.gangs.ballot import draw_ballot, list_ballots, next_ballot
from fivepoints.games.gangs.battle import aftermath, begin_battle, list_battles, list_retreats, next_battle, next_take_over, retreat, spoils, take_over
from fivepoints.games.gangs.board import BLADES, GROUP_MEN, GROUP_WOMEN, NOBODY, SEATS, SQUARES
from fivepoints.games.gangs.combat import arm, end_fight, fight, list_arms, list_combat, list_victims, name_victim, next_victim, open_combat
from fivepoints.games.gangs.comeback import come_back, list_returns, next_back, next_home
from fivepoints.games.gangs.crime import list_hauls, suffer
from fivepoints.games.gangs.deals import (
    answer,
    choose_other_tile,
    choose_own_tile,
    end_duel,
    list_duel,
    list_offers,
    list_other_tiles,
    list_own_tiles,
    list_settlements,
    next_deal,
    propose,
    settle,
)
from fivepoints.games.gangs.drink import dry_out, list_dryers, next_drinker, next_dry
from fivepoints.games.gangs.election import places as places
from fivepoints.games.gangs.election import points as points
from fivepoints.games.gangs.favors import list_favors, next_favor, take_favor, use_or_keep
from fivepoints.games.gangs.layout import (
    ACT,
    AFTERMATH,
    ANSWER,
    ARM,
    ARM_WITH,
    BRIBE,
    BRIBE_TO,
    CALL,
    CHOOSE_WOMEN,
    COME_BACK,
    COMMIT,
    COMMIT_SO_MANY,
    DECLARE,
    DRAW_BALLOT,
    DRAW_COMBAT,
    DRAW_CRIME,
    DRAW_DUEL,
    DRAW_ORDER,
    DRY,
    END_FIGHT,
    FAVOR,
    FIGHT,
    FIGHT_ON,
    GIRL,
    GIVE_GIRL,
    GROUP,
    MINE,
    MOVE,
    MOVE_PAWN,
    NAME,
    NEXT_ACTION,
    NEXT_BACK,
    NEXT_BALLOT,
    NEXT_BATTLE,
    NEXT_BRIBE,
    NEXT_CALL,
    NEXT_DEAL,
    NEXT_DRINKER,
    NEXT_DRY,
    NEXT_FAVOR,
    NEXT_GANG,
    NEXT_HOME,
    NEXT_MOVE,
    NEXT_MOVER,
    NEXT_TAKE_OVER,
    NEXT_VICTIM,
    NEXT_WAR,
    NO,
    OFFER,
    OPEN_COMBAT,
    OPEN_COMMIT,
    OTHER_TILE,
    OVER,
    OWN_TILE,
    PASS,
    PAWN_TO,
    PRODUCE,
    PROPOSE,
    RETREAT,
    RETREAT_TO,
    RETURN,
    SEND,
    SET_WOMEN,
    SETTLE,
    SPOILS,
    STAGE_C,
    STEP,
    TAKE_FAVOR,
    TAKE_OVER,
    THEIRS,
    TO_BOX,
    USE_FAVOR,
    VICTIM,
    WAITING,
    WAR_ON,
    YES,
    State,
)
from fivepoints.games.gangs.moves import begin_box, begin_step, end_moves, list_groups, list_moves, next_gang, next_move, send_group
from fivepoints.games.gangs.police import bribe, give_girl, list_bribes, list_girls, list_pawn_moves, move_pawn, next_bribe, next_mover, pass_bribe
from fivepoints.games.gangs.secrecy import blind as blind
from fivepoints.games.gangs.secrecy import heard as heard
from fivepoints.games.gangs.secrecy import redeal as redeal
from fivepoints.games.gangs.secrecy import sealed as sealed
from fivepoints.games.gangs.secrecy import veiled as veiled
from fivepoints.games.gangs.setup import choose_women, draw_order, list_undrawn, list_women, set_up
from fivepoints.games.gangs.turn import begin_turn, next_stage, work
from fivepoints.games.gangs.war import answer_call, commit, declare, list_commitments, list_wars, next_call, next_war, open_commit

BREAKS = 64  # more than there are in a gang's turn


def begin(s: State) -> None:
    set_up(s)


# What may be done


def legal(s: State, out: list[int]) -> int:
    phase = s.phase
    if phase == MOVE:
        return list_moves(s, out)
    if phase == GROUP:
        return list_groups(s, out)
    if phase == ACT:
        return list_actions(s, out)
    if phase == RETURN:
        return list_returns(s, out)
    if phase == VICTIM:
        return list_victims(s, out)
    if phase == ARM:
        return list_arms(s, out)
    if phase == DECLARE:
        return list_wars(s, out)
    if phase == PROPOSE:
        return list_offers(s, out)
    if phase == DRY:
        return list_dryers(s, out)
    if phase == COMMIT:
        return list_commitments(s, out)
    return list_rarer(s, phase, out)


def list_rarer(s: State, phase: int, out: list[int]) -> int:
    if phase == CHOOSE_WOMEN:
        return list_women(out)
    if phase == BRIBE:
        return list_bribes(s, out)
    if phase == GIRL:
        return list_girls(s, out)
    if phase == TAKE_FAVOR:
        return list_favors(s, out)
    if phase == MOVE_PAWN:
        return list_pawn_moves(s, out)
    if phase == FIGHT:
        return list_battles(s, out)
    if phase == RETREAT:
        return list_retreats(s, out)
    if phase == MINE:
        return list_own_tiles(s, out, 0)
    if phase == THEIRS:
        return list_other_tiles(s, out)
    if phase == SETTLE:
        return list_settlements(s, out)
    if phase == USE_FAVOR or phase == TAKE_OVER or phase == CALL or phase == ANSWER:
        out[0] = YES
        out[1] = NO
        return 2
    return 0


def chance(s: State, out: list[int], weights: list[int]) -> int:
    if s.phase == DRAW_ORDER:
        return list_undrawn(s, out, weights)
    if s.phase == DRAW_COMBAT:
        return list_combat(s, out, weights)
    if s.phase == DRAW_CRIME:
        return list_hauls(s, out, weights)
    if s.phase == DRAW_BALLOT:
        return list_ballots(s, out, weights)
    if s.phase == DRAW_DUEL:
        return list_duel(out, weights)
    return 0


# Doing it


def apply(s: State, action: int) -> None:
    do(s, action)
    go_on(s)


def do(s: State, action: int) -> None:
    """The action or outcome itself."""
    phase = s.phase
    if phase == MOVE:
        if action == PASS:
            end_moves(s)
        elif action < TO_BOX:
            begin_step(s, action - STEP)
        else:
            begin_box(s, action - TO_BOX)
    elif phase == GROUP:
        send_group(s, GROUP_MEN[action - SEND], GROUP_WOMEN[action - SEND])
    elif phase == ACT:
        act(s, action)
    elif phase == RETURN:
        come_back(s, action - COME_BACK)
    elif phase == VICTIM:
        name_victim(s, action - NAME)
    elif phase == ARM:
        arm(s, action - ARM_WITH)
    elif phase == DRAW_COMBAT:
        fight(s, action // (BLADES + 1), action % (BLADES + 1))
    elif phase == DRAW_CRIME:
        suffer(s, action)
    elif phase == DECLARE:
        if action == PASS:
            s.phase = NEXT_WAR
        else:
            declare(s, action - WAR_ON)
    elif phase == COMMIT:
        commit(s, action - COMMIT_SO_MANY)
    elif phase == DRY:
        if action == PASS:
            s.phase = NEXT_DRINKER
        else:
            dry_out(s, action - NAME)
    elif phase == PROPOSE:
        if action == PASS:
            s.phase = NEXT_DEAL
        else:
            propose(s, action - OFFER)
    else:
        do_rarer(s, phase, action)


def do_rarer(s: State, phase: int, action: int) -> None:
    if phase == CHOOSE_WOMEN:
        choose_women(s, action - SET_WOMEN)
    elif phase == DRAW_ORDER:
        draw_order(s, action)
    elif phase == BRIBE:
        if action == PASS:
            pass_bribe(s)
        else:
            bribe(s, (action - BRIBE_TO) // SQUARES, (action - BRIBE_TO) % SQUARES)
    elif phase == GIRL:
        give_girl(s, action - GIVE_GIRL)
    elif phase == TAKE_FAVOR:
        take_favor(s, action - FAVOR)
    elif phase == USE_FAVOR:
        use_or_keep(s, action)
    elif phase == MOVE_PAWN:
        move_pawn(s, (action - PAWN_TO) // SQUARES, (action - PAWN_TO) % SQUARES)
    elif phase == FIGHT:
        begin_battle(s, action - FIGHT_ON)
    elif phase == RETREAT:
        retreat(s, action - RETREAT_TO)
    elif phase == TAKE_OVER:
        take_over(s, action)
    elif phase == DRAW_BALLOT:
        draw_ballot(s, action)
    elif phase == CALL:
        answer_call(s, action)
    elif phase == MINE:
        choose_own_tile(s, action - OWN_TILE)
    elif phase == THEIRS:
        choose_other_tile(s, action - OTHER_TILE)
    elif phase == ANSWER:
        answer(s, action)
    elif phase == DRAW_DUEL:
        end_duel(s, action)
    else:
        settle(s, action)


# Going on


def go_on(s: State) -> None:
    """Go on to the next choice or draw."""
    while s.phase >= WAITING:
        go_one_step_on(s)


def go_one_step_on(s: State) -> None:
    if s.phase <= NEXT_BALLOT:
        run_day(s)
    elif s.phase <= OPEN_COMMIT:
        run_fight(s)
    else:
        run_night(s)


def run_day(s: State) -> None:
    """Phases a, b and c."""
    phase = s.phase
    if phase == NEXT_MOVE:
        next_move(s)
    elif phase == NEXT_ACTION:
        next_action(s)
    elif phase == NEXT_BATTLE:
        next_battle(s)
    elif phase == NEXT_TAKE_OVER:
        next_take_over(s)
    elif phase == NEXT_GANG:
        next_gang(s)
    elif phase == NEXT_BRIBE:
        next_bribe(s)
    elif phase == PRODUCE:
        work(s)
    elif phase == NEXT_FAVOR:
        next_favor(s)
    elif phase == NEXT_MOVER:
        next_mover(s)
    elif phase == NEXT_BALLOT:
        next_ballot(s)
    else:
        begin_turn(s)


def run_fight(s: State) -> None:
    """Combat, in phase c or d; victims of other causes too."""
    phase = s.phase
    if phase == NEXT_VICTIM:
        next_victim(s)
    elif phase == OPEN_COMBAT:
        open_combat(s)
    elif phase == AFTERMATH:
        aftermath(s)
    elif phase == SPOILS:
        spoils(s)
    elif phase == END_FIGHT:
        end_fight(s)
    elif phase == NEXT_WAR:
        next_war(s)
    elif phase == NEXT_CALL:
        next_call(s)
    else:
        open_commit(s)


def run_night(s: State) -> None:
    """Phases e, f and g, and from one phase to the next."""
    phase = s.phase
    if phase == NEXT_HOME:
        next_home(s)
    elif phase == NEXT_BACK:
        next_back(s)
    elif phase == NEXT_DRINKER:
        next_drinker(s)
    elif phase == NEXT_DRY:
        next_dry(s)
    elif phase == NEXT_DEAL:
        next_deal(s)
    else:
        next_stage(s)


# Who is asked


def asked(s: State) -> int:
    return s.seat if s.phase < DRAW_ORDER else NOBODY


def movers(s: State) -> int:
    if not sealed(s):
        return 1 << s.seat if s.phase < DRAW_ORDER else 0
    mask = 0
    for p in range(s.players):
        if s.owes[p]:
            mask |= 1 << p
    return mask


def call(s: State, seat: int) -> None:
    if sealed(s):
        s.seat = seat


def inside(s: State) -> bool:
    """In the middle of a step, a bribe or an exchange."""
    return s.phase == GROUP or s.phase == GIRL or s.phase == MINE or s.phase == THEIRS


def turn(s: State) -> int:
    """The turn of a gang in phase c, until a draw or a fight breaks it."""
    own = s.phase == MOVE or s.phase == GROUP or s.phase == ACT or s.phase == RETURN or s.phase == FIGHT or s.phase == TAKE_OVER
    if s.stage != STAGE_C or not own or s.seat != s.line[s.at]:
        return -1
    return (s.turn * SEATS + s.at) * BREAKS + s.breaks


def over(s: State) -> bool:
    return s.phase == OVER
