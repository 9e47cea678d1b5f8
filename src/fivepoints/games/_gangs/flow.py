"""The course of the game: which chapter speaks in which phase. This is the `Flow` of the contract."""
from __future__ import annotations

from fivepoints.core.randoms import below
from fivepoints.games._gangs.actions import (
    buy,
    close_token,
    draw_ballot,
    end_actions,
    equip,
    list_actions,
    list_ballots,
    list_hauls,
    lobby,
    next_action,
    next_ballot,
    open_token,
    recruit,
    rig,
    rob,
    sack,
    sober_up,
    suffer,
    swap_with,
)
from fivepoints.games._gangs.board import (
    ALCOHOL,
    BLADES,
    BLADES_A_GANG,
    DEAL,
    DEALS,
    ELECTION_TURN,
    FAVORS,
    FEWEST_PLAYERS,
    GROUP_MEN,
    GROUP_WOMEN,
    GUNS_A_GANG,
    HQ,
    KINDS,
    MOST_PAWNS,
    NOBODY,
    NOWHERE,
    ORDER_BONUS,
    PAROLE,
    POLICE,
    POLICE_TURN,
    SEATS,
    SOBER2,
    SQUARES,
    START_BLADES,
    START_CASH,
    START_DIAL,
    START_GUNS,
    START_INFLUENCE,
    START_MEMBERS,
    TAMMANY,
    TOKENS,
    WAR,
)
from fivepoints.games._gangs.combat import (
    aftermath,
    arm,
    begin_battle,
    fight,
    list_arms,
    list_battles,
    list_combat,
    list_retreats,
    list_victims,
    lone_arms,
    name_victim,
    next_battle,
    next_take_over,
    next_victim,
    open_combat,
    retreat,
    side_of,
    spoils,
    take_over,
)
from fivepoints.games._gangs.comeback import come_back, list_returns, next_back, next_home
from fivepoints.games._gangs.deals import (
    answer,
    begin_deals,
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
from fivepoints.games._gangs.drink import dry_out, list_dryers, next_drinker, next_dry
from fivepoints.games._gangs.election import elect
from fivepoints.games._gangs.election import places as places
from fivepoints.games._gangs.election import points as points
from fivepoints.games._gangs.favors import begin_favors, give_back_favors, list_favors, next_favor, take_favor, use_favor, use_or_keep
from fivepoints.games._gangs.layout import (
    ACT,
    AFTERMATH,
    ANSWER,
    ARM,
    ARM_WITH,
    ATTACKER,
    BATTLE,
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
    DEFENDER,
    DRAW_BALLOT,
    DRAW_COMBAT,
    DRAW_CRIME,
    DRAW_DUEL,
    DRAW_ORDER,
    DRY,
    END_FIGHT,
    EQUIP_WITH,
    FAVOR,
    FIGHT,
    FIGHT_ON,
    GIRL,
    GIVE_GIRL,
    GROUP,
    LOBBY,
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
    NEXT_STAGE,
    NEXT_TAKE_OVER,
    NEXT_TURN,
    NEXT_VICTIM,
    NEXT_WAR,
    NO,
    OFFER,
    OPEN_COMBAT,
    OPEN_COMMIT,
    OPEN_TOKEN,
    OTHER_TILE,
    OVER,
    OWN_TILE,
    PASS,
    PAWN_TO,
    PRODUCE,
    PROPOSE,
    RECRUIT,
    RETREAT,
    RETREAT_TO,
    RETURN,
    RIG,
    RIG_UNSEEN,
    ROB,
    ROB_WHITE,
    SACK,
    SEND,
    SET_WOMEN,
    SETTLE,
    SIDES,
    SOBER,
    SPOILS,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_H,
    STEP,
    SWAP_WITH,
    TAKE_FAVOR,
    TAKE_OVER,
    THEIRS,
    TO_BOX,
    UNSEEN,
    USE_FAVOR,
    USE_PAROLE,
    USE_SOBER2,
    VICTIM,
    WAITING,
    WAR_ON,
    YES,
    State,
)
from fivepoints.games._gangs.moves import begin_box, begin_step, end_moves, list_groups, list_moves, next_move, send_group
from fivepoints.games._gangs.people import begin_line, check_out, gangs_left, in_force, is_last_turn, next_in_line
from fivepoints.games._gangs.police import (
    begin_police,
    bribe,
    give_girl,
    list_bribes,
    list_girls,
    list_pawn_moves,
    move_pawn,
    next_bribe,
    next_mover,
    open_window,
    pass_bribe,
    pawns_out,
    raid,
)
from fivepoints.games._gangs.production import produce
from fivepoints.games._gangs.war import (
    answer_call,
    commit,
    declare,
    end_fight,
    list_commitments,
    list_wars,
    most_committed,
    next_call,
    next_war,
    open_commit,
)

BREAKS = 64  # more than there are in a gang's turn


# Set-up (3)


def begin(s: State) -> None:
    for p in range(s.players):
        s.cash[p] = START_CASH
        s.dial[p] = START_DIAL
        s.influence[p] = START_INFLUENCE
        s.blades[p] = START_BLADES
        s.guns[p] = START_GUNS
        s.order[p] = NOBODY
        s.most[p] = -1
        s.owes[p] = 1
    s.blades_left = (BLADES_A_GANG - START_BLADES) * s.players
    s.guns_left = (GUNS_A_GANG - START_GUNS) * s.players
    for kind in range(KINDS):
        s.tokens[kind] = TOKENS[s.players - FEWEST_PLAYERS][kind]
    for square in range(SQUARES):
        s.owner[square] = NOBODY
    for k in range(MOST_PAWNS):
        s.pawn[k] = NOWHERE
    for favor in range(FAVORS):
        s.favor[favor] = NOBODY
    for kind in range(DEALS):
        s.deal_from[kind] = NOBODY
        s.deal_with[kind] = NOBODY
    s.corruption = NOBODY
    s.square = NOWHERE
    s.phase = CHOOSE_WOMEN


def choose_women(s: State, count: int) -> None:
    """How many of the five are women; when all have said it, the order is drawn."""
    home = HQ[s.gang[s.seat]]
    s.men[home][s.seat] = START_MEMBERS - count
    s.women[home][s.seat] = count
    s.owes[s.seat] = 0
    for p in range(s.players):
        if s.owes[p]:
            s.seat = p
            return
    s.seat = 0
    s.phase = DRAW_ORDER


def draw_order(s: State, p: int) -> None:
    """The next in the order; the last one is left over."""
    k = 0
    while s.order[k] != NOBODY:
        k += 1
    s.order[k] = p
    if k < s.players - 2:
        return
    for q in range(s.players):
        if not is_drawn(s, q):
            s.order[s.players - 1] = q
    for k in range(s.players):
        s.cash[s.order[k]] += ORDER_BONUS[k]
    s.phase = NEXT_TURN


def is_drawn(s: State, p: int) -> bool:
    for k in range(s.players):
        if s.order[k] == p:
            return True
    return False


def list_undrawn(s: State, out: list[int], weights: list[int]) -> int:
    n = 0
    for p in range(s.players):
        if not is_drawn(s, p):
            out[n] = p
            weights[n] = 1
            n += 1
    return n


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
        for count in range(START_MEMBERS + 1):
            out[count] = SET_WOMEN + count
        return START_MEMBERS + 1
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


def act(s: State, action: int) -> None:
    """One of the actions of phase c, or what is free among them."""
    if action == PASS:
        end_actions(s)
        return
    s.phase = NEXT_ACTION
    if action >= CLOSE:
        if action == USE_PAROLE:
            use_favor(s, PAROLE)
        elif action == USE_SOBER2:
            use_favor(s, SOBER2)
        elif action >= SWAP_WITH:
            swap_with(s, action - SWAP_WITH)
        else:
            close_token(s, action - CLOSE)
        return
    s.actions -= 1
    if action == SOBER:
        sober_up(s)
    elif action == LOBBY:
        lobby(s)
    elif action == SACK:
        sack(s)
    elif action < SOBER:
        recruit(s, action - RECRUIT)
    elif action < OPEN_TOKEN:
        buy(s, action - BUY)
    elif action < ROB:
        open_token(s, (action - OPEN_TOKEN) // SQUARES, (action - OPEN_TOKEN) % SQUARES)
    elif action < ROB_WHITE:
        rob(s, (action - ROB) // SQUARES, (action - ROB) % SQUARES, 0)
    elif action < EQUIP_WITH:
        rob(s, (action - ROB_WHITE) // SQUARES, (action - ROB_WHITE) % SQUARES, 1)
    elif action < RIG:
        equip(s, action - EQUIP_WITH)
    else:
        rig(s, action - RIG)


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
        if not next_take_over(s):
            s.phase = NEXT_ACTION
    elif phase == NEXT_GANG:
        s.phase = NEXT_MOVE if next_in_line(s) else NEXT_STAGE
    elif phase == NEXT_BRIBE:
        if not next_bribe(s):
            end_window(s)
    elif phase == PRODUCE:
        produce(s)
        s.phase = NEXT_STAGE
        if in_force(s, TAMMANY, s.turn):
            begin_favors(s)
    elif phase == NEXT_FAVOR:
        if not next_favor(s):
            s.phase = NEXT_STAGE
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
        s.phase = NEXT_BATTLE if s.cause == BATTLE else NEXT_WAR
        end_fight(s)
    elif phase == NEXT_WAR:
        if not next_war(s):
            s.phase = NEXT_STAGE
    elif phase == NEXT_CALL:
        next_call(s)
    else:
        open_commit(s)


def run_night(s: State) -> None:
    """Phases e, f and g, and from one phase to the next."""
    phase = s.phase
    if phase == NEXT_HOME:
        if not next_home(s):
            s.phase = NEXT_BACK if s.stage == STAGE_E else NEXT_ACTION if s.stage == STAGE_C else NEXT_FAVOR
    elif phase == NEXT_BACK:
        if not next_back(s):
            s.phase = NEXT_STAGE
    elif phase == NEXT_DRINKER:
        if not next_drinker(s):
            check_out(s)
            s.phase = NEXT_STAGE
    elif phase == NEXT_DRY:
        if not next_dry(s):
            s.phase = NEXT_DRINKER
    elif phase == NEXT_DEAL:
        if not next_deal(s):
            s.phase = NEXT_STAGE
    else:
        next_stage(s)


def begin_turn(s: State) -> None:
    """4: a new turn; phase a begins with the second window for bribes, once pawns are on the board."""
    s.turn += 1
    s.stage = STAGE_A
    s.seat = 0
    begin_line(s)
    s.at = 0
    if pawns_out(s):
        open_window(s)
    else:
        s.phase = PRODUCE


def end_window(s: State) -> None:
    """The second window opens phase a, the first one ends with the raids."""
    if s.stage == STAGE_A:
        s.phase = PRODUCE
    else:
        raid(s)
        s.phase = NEXT_STAGE


def next_stage(s: State) -> None:
    """4: the next lettered phase that is played this turn."""
    s.stage += 1
    s.seat = 0
    begin_line(s)
    if s.stage == STAGE_B:
        if s.turn >= POLICE_TURN and in_force(s, POLICE, s.turn):
            begin_police(s)
    elif s.stage == STAGE_C:
        s.phase = NEXT_GANG
    elif s.stage == STAGE_D:
        if in_force(s, WAR, s.turn):
            s.phase = NEXT_WAR
    elif s.stage == STAGE_E:
        s.phase = NEXT_BACK
    elif s.stage == STAGE_F:
        if in_force(s, ALCOHOL, s.turn):
            s.phase = NEXT_DRINKER
    elif s.stage == STAGE_G:
        if in_force(s, DEAL, s.turn) and not is_last_turn(s):
            begin_deals(s)
            s.phase = NEXT_DEAL
    elif s.stage == STAGE_H:
        if s.politics and s.turn >= ELECTION_TURN:
            elect(s)
        end_turn(s)


def end_turn(s: State) -> None:
    """4: unused favors go back, what is once a turn is free again; then the next turn, or the end (20)."""
    give_back_favors(s)
    for p in range(s.players):
        s.attacked[p] = 0
        s.best[p] = 0
    s.at = 0
    s.phase = OVER if is_last_turn(s) or gangs_left(s) <= 1 else NEXT_TURN


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


def sealed(s: State) -> bool:
    return s.phase == CHOOSE_WOMEN or s.phase == COMMIT or s.phase == ARM


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


# What is secret (16): sealed choices until all are in, ballots until the count


def was_asked(s: State, p: int) -> bool:
    """Whether the seat has a part in the sealed choice that is asked now. Public facts only."""
    if s.phase == CHOOSE_WOMEN:
        return True
    if s.phase == COMMIT:
        return (p == s.party[ATTACKER] or p == s.party[DEFENDER]) and most_committed(s, p) > 1
    side = side_of(s, p)
    return s.phase == ARM and side >= 0 and lone_arms(s, side) < 0


def hide(s: State, p: int, value: int) -> None:
    """Overwrite the sealed choice of a seat."""
    if s.phase == CHOOSE_WOMEN:
        s.men[HQ[s.gang[p]]][p] = value
        s.women[HQ[s.gang[p]]][p] = value
    elif s.phase == COMMIT:
        s.commit[side_of(s, p)] = value
    else:
        s.arm_blades[side_of(s, p)] = value
        s.arm_guns[side_of(s, p)] = value


def blind(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            if sealed(s) and was_asked(s, p):
                hide(s, p, 0 if s.owes[p] else UNSEEN)
            if s.most[p] >= 0:
                s.ballots[p] = UNSEEN


def veiled(s: State) -> bool:
    for p in range(s.players):
        if s.ballots[p] == UNSEEN or s.men[HQ[s.gang[p]]][p] == UNSEEN:
            return True
    for side in range(SIDES):
        if s.commit[side] == UNSEEN or s.arm_blades[side] == UNSEEN:
            return True
    return False


def redeal(s: State, seat: int, r: list[int]) -> None:
    """Others have not made a sealed choice yet; ballots are drawn anew among all numbers a gang can have put in."""
    for p in range(s.players):
        if p != seat:
            if sealed(s) and was_asked(s, p):
                hide(s, p, 0)
                s.owes[p] = 1
            if s.most[p] >= 0:
                s.ballots[p] = below(r, s.most[p] - s.shown[p] + 1)
    if sealed(s):
        if seat >= 0 and s.owes[seat]:
            s.seat = seat
        else:
            first_to_owe(s)


def first_to_owe(s: State) -> None:
    for p in range(s.players):
        if s.owes[p]:
            s.seat = p
            return


def heard(s: State, seat: int, action: int, listener: int) -> int:
    """That a ballot was rigged is heard, how is not (7.5)."""
    if s.phase == ACT and RIG <= action < RIG_UNSEEN and listener != seat:
        return RIG_UNSEEN
    return action
