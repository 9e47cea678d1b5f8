"""The state of a game, its phases, and the numbers of its actions."""
from __future__ import annotations

from typing import Annotated

from fivepoints.core.layout import Cells, Grid, Layout, Row
from fivepoints.games.gangs.board import (
    BALLOT_MOST,
    BEDS,
    BLADES,
    BOXES,
    CELLS,
    CRIMES,
    DEALS,
    EQUIPMENT,
    FAVORS,
    GOODS,
    GROUPS,
    GUNS,
    KINDS,
    MODULES,
    MOST_PAWNS,
    PLACES,
    SEATS,
    SQUARES,
    START_MEMBERS,
    WAR_MOST,
    WAYS,
)

SIDES = 3  # of a fight: attacker, defender, lender
ATTACKER, DEFENDER, LENDER = range(SIDES)
FATES = 3  # of a victim
DEAD, TO_BED, TO_TOMBS = range(FATES)
SEXES = 2
MAN, WOMAN = range(SEXES)


class State:
    """All of a position. Seats beyond `players` stay 0; a cell that means nothing at the moment is 0, so that equal positions are equal bytes."""

    # options
    players: Annotated[int, Cells("i1")]
    politics: Annotated[int, Cells("i1")]  # 0: base, 1: Politique
    since: Annotated[Row, Cells("i1", (MODULES,))]  # the turn from which a module is in force; 0: off
    gang: Annotated[Row, Cells("i1", (SEATS,))]  # which gang a seat plays
    # the clock
    turn: Annotated[int, Cells("i1")]
    stage: Annotated[int, Cells("i1")]  # the lettered phase of the turn
    phase: Annotated[int, Cells("i1")]
    seat: Annotated[int, Cells("i1")]  # who is asked
    order: Annotated[Row, Cells("i1", (SEATS,))]  # NOBODY where it is not drawn yet
    line: Annotated[Row, Cells("i1", (SEATS,))]  # the order as it stood when the lettered phase began
    at: Annotated[int, Cells("i1")]  # whose turn it is, as a place in that line; in police, which mover; in favors, which taker
    # where members are
    men: Annotated[Grid, Cells("i1", (PLACES, SEATS))]
    women: Annotated[Grid, Cells("i1", (PLACES, SEATS))]
    bed_men: Annotated[Grid, Cells("i1", (BEDS, SEATS))]
    bed_women: Annotated[Grid, Cells("i1", (BEDS, SEATS))]
    cell_men: Annotated[Grid, Cells("i1", (CELLS, SEATS))]
    cell_women: Annotated[Grid, Cells("i1", (CELLS, SEATS))]
    board_men: Annotated[Row, Cells("i1", (SEATS,))]
    board_women: Annotated[Row, Cells("i1", (SEATS,))]
    # tokens
    owner: Annotated[Row, Cells("i1", (SQUARES,))]  # of a square's tokens; NOBODY without any
    den: Annotated[Row, Cells("i1", (SQUARES,))]  # kind + 1, 0: none
    traffic: Annotated[Row, Cells("i1", (SQUARES,))]
    den_due: Annotated[Row, Cells("i1", (SQUARES,))]  # its bottles are drunk when it first works
    traffic_due: Annotated[Row, Cells("i1", (SQUARES,))]
    tokens: Annotated[Row, Cells("i1", (KINDS,))]  # in the supply
    blades_left: Annotated[int, Cells("i1")]
    guns_left: Annotated[int, Cells("i1")]
    # the gangs
    cash: Annotated[Row, Cells("i2", (SEATS,))]  # as all see it: what was paid for ballots is taken off at the count
    dial: Annotated[Row, Cells("i1", (SEATS,))]
    influence: Annotated[Row, Cells("i1", (SEATS,))]
    blades: Annotated[Row, Cells("i1", (SEATS,))]
    guns: Annotated[Row, Cells("i1", (SEATS,))]
    stock: Annotated[Grid, Cells("i1", (SEATS, GOODS))]
    equipment: Annotated[Row, Cells("i1", (SEATS,))]  # a bit for each
    best: Annotated[Row, Cells("i1", (SEATS,))]  # the highest income of a den that paid this turn
    fallen: Annotated[Row, Cells("i1", (SEATS,))]  # out of the game: as the how manieth, those of one moment alike; 0: in it
    # favors, police, deals, ballots, wars
    favor: Annotated[Row, Cells("i1", (FAVORS,))]  # who has it; NOBODY
    taker: Annotated[Row, Cells("i1", (SEATS,))]  # who takes favors, the first first; NOBODY behind the last
    corruption: Annotated[int, Cells("i1")]  # who has the pawn; NOBODY
    pawn: Annotated[Row, Cells("i1", (MOST_PAWNS,))]  # its square; NOWHERE
    chosen: Annotated[int, Cells("i1")]  # pawns that were moved in this phase, or favors that were used at once when taken, a bit for each
    bribed: Annotated[Row, Cells("i1", (SEATS,))]  # pawns that the gang has bribed in this window, a bit for each
    passes: Annotated[int, Cells("i1")]  # gangs that passed in a row
    taken: Annotated[Row, Cells("i1", (DEALS,))]  # pairs of tiles that are taken
    deal_from: Annotated[Row, Cells("i1", (DEALS,))]  # the parties of a deal that stands, of a loan the lender first; NOBODY
    deal_with: Annotated[Row, Cells("i1", (DEALS,))]
    loan_called: Annotated[int, Cells("i1")]
    attacked: Annotated[Row, Cells("i1", (SEATS,))]  # wars declared on the gang this turn
    ballots: Annotated[Row, Cells("i1", (SEATS,))]  # in the box; UNSEEN where the viewer may not know
    shown: Annotated[Row, Cells("i1", (SEATS,))]  # ballots that were drawn by a sacking
    most: Annotated[Row, Cells("i1", (SEATS,))]  # as all know: the most ballots the gang can have put in; -1: it has not rigged
    # the turn of a gang
    moved: Annotated[int, Cells("i1")]
    actions: Annotated[int, Cells("i1")]  # left
    sobered: Annotated[int, Cells("i1")]
    lobbied: Annotated[int, Cells("i1")]
    sacked: Annotated[int, Cells("i1")]
    may_swap: Annotated[int, Cells("i1")]
    swapped: Annotated[int, Cells("i1")]
    breaks: Annotated[int, Cells("i1")]  # draws and fights in it: what was done before can't be taken back
    # the choice, fight, return or proposal that is going on
    square: Annotated[int, Cells("i1")]  # where; NOWHERE: anywhere
    to: Annotated[int, Cells("i1")]  # where a group or a pawn goes
    pick: Annotated[int, Cells("i1")]  # a pawn, crime or favor; ballots still to draw; the class of a token to decide on; which side is asked; what empties
    cause: Annotated[int, Cells("i1")]  # of victims
    toll: Annotated[Grid, Cells("i1", (SIDES, FATES))]  # victims still to name
    party: Annotated[Row, Cells("i1", (SIDES,))]  # the seats of the sides; NOBODY
    commit: Annotated[Row, Cells("i1", (SIDES,))]  # members in the fight; UNSEEN
    arm_blades: Annotated[Row, Cells("i1", (SIDES,))]  # UNSEEN
    arm_guns: Annotated[Row, Cells("i1", (SIDES,))]
    lends_to: Annotated[int, Cells("i1")]  # the side the lender stands on
    winner: Annotated[int, Cells("i1")]  # a seat; NOBODY
    owes: Annotated[Row, Cells("i1", (SEATS,))]  # who has still to make a sealed choice
    leaving: Annotated[Row, Cells("i1", (SEXES,))]  # who still comes back
    offer: Annotated[int, Cells("i1")]  # the kind of deal proposed
    duel: Annotated[int, Cells("i1")]  # the proposer will fight for it
    lends: Annotated[int, Cells("i1")]  # of a loan: the proposer lends
    tiles: Annotated[int, Cells("i1")]  # the class of an exchange
    mine: Annotated[int, Cells("i1")]  # of an exchange: the square of who chooses, or of the proposer
    theirs: Annotated[int, Cells("i1")]


LAYOUT = Layout(State)

UNSEEN = -1

# Lettered phases of a turn (4)
SETUP, STAGE_A, STAGE_B, STAGE_C, STAGE_D, STAGE_E, STAGE_F, STAGE_G, STAGE_H = range(9)

# Causes of victims; 0: none
BATTLE, WAR_FOUGHT, CRIME, DRINK = range(1, 5)

# Phases that wait for a seat ..
(
    CHOOSE_WOMEN, BRIBE, GIRL, TAKE_FAVOR, USE_FAVOR, MOVE_PAWN, MOVE, GROUP, FIGHT, ARM, VICTIM, RETREAT, TAKE_OVER, ACT, RETURN, DECLARE, CALL, COMMIT,
    DRY, PROPOSE, MINE, THEIRS, ANSWER, SETTLE,
) = range(24)  # fmt: skip
# .. or a draw ..
DRAW_ORDER, DRAW_COMBAT, DRAW_CRIME, DRAW_BALLOT, DRAW_DUEL, OVER = range(24, 30)
# .. and those that go on by themselves
(
    NEXT_TURN, NEXT_BRIBE, PRODUCE, NEXT_FAVOR, NEXT_MOVER, NEXT_GANG, NEXT_MOVE, NEXT_BATTLE, NEXT_TAKE_OVER, NEXT_ACTION, NEXT_BALLOT, OPEN_COMBAT,
    NEXT_VICTIM, AFTERMATH, SPOILS, END_FIGHT, NEXT_WAR, NEXT_CALL, OPEN_COMMIT, NEXT_BACK, NEXT_HOME, NEXT_DRINKER, NEXT_DRY, NEXT_DEAL, NEXT_STAGE,
) = range(30, 55)  # fmt: skip
WAITING = NEXT_TURN  # phases below this one wait

# Actions: one flat space. Weapons are blades * (GUNS + 1) + guns, a member is place * 2 + sex
ARMS = (BLADES + 1) * (GUNS + 1)
PASS = 0  # or done
YES = 1  # keep, use it, call it, accept, the deal as proposed
NO = 2  # destroy, keep it for later, don't call, refuse, no deal
SET_WOMEN = 3  # + how many
BRIBE_TO = SET_WOMEN + START_MEMBERS + 1  # + pawn * SQUARES + square
GIVE_GIRL = BRIBE_TO + MOST_PAWNS * SQUARES  # + square
FAVOR = GIVE_GIRL + SQUARES  # + favor
PAWN_TO = FAVOR + FAVORS  # + pawn * SQUARES + square
STEP = PAWN_TO + MOST_PAWNS * SQUARES  # + way
TO_BOX = STEP + WAYS  # + box * SQUARES + square
SEND = TO_BOX + BOXES * SQUARES  # + group
FIGHT_ON = SEND + GROUPS  # + square
ARM_WITH = FIGHT_ON + SQUARES  # + weapons
NAME = ARM_WITH + ARMS  # + member: a victim, or one who dries out
RETREAT_TO = NAME + PLACES * SEXES  # + square
COME_BACK = RETREAT_TO + SQUARES  # + square * 2 + sex
RECRUIT = COME_BACK + SQUARES * SEXES  # + group
SOBER = RECRUIT + GROUPS
LOBBY = SOBER + 1
SACK = LOBBY + 1
BUY = SACK + 1  # + weapons
OPEN_TOKEN = BUY + ARMS  # + kind * SQUARES + square
ROB = OPEN_TOKEN + KINDS * SQUARES  # + crime * SQUARES + square
ROB_WHITE = ROB + CRIMES * SQUARES  # the same with the favor white2
EQUIP_WITH = ROB_WHITE + CRIMES * SQUARES  # + (equipment * SQUARES + square) * 2 + sex
RIG = EQUIP_WITH + EQUIPMENT * SQUARES * SEXES  # + ballots
RIG_UNSEEN = RIG + BALLOT_MOST + 1  # what others hear
CLOSE = RIG_UNSEEN + 1  # + square * 2 + class
USE_PAROLE = CLOSE + SQUARES * 2
USE_SOBER2 = USE_PAROLE + 1
SWAP_WITH = USE_SOBER2 + 1  # + seat
WAR_ON = SWAP_WITH + SEATS  # + seat
COMMIT_SO_MANY = WAR_ON + SEATS  # + members
OFFER = COMMIT_SO_MANY + WAR_MOST + 1  # + (terms * SEATS + seat) * 2 + 1 if the proposer will fight for it
TERMS = DEALS + 1  # the kinds of deals, and behind them a loan in which the proposer borrows
BORROW = DEALS
OWN_TILE = OFFER + TERMS * SEATS * 2  # + square * 2 + class
OTHER_TILE = OWN_TILE + SQUARES * 2  # + square
REVERSE = OTHER_TILE + SQUARES  # the loan the other way round
ACTIONS = REVERSE + 1
CHOICES = 600  # more than any list of legal actions
OUTCOMES = ARMS  # more than any draw has
EMPTY = SEATS  # the draw of a ballot from an empty box
