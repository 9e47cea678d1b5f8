"""A position as a row of numbers, for programs that learn (docs/spaces.md): made from a state that is already blind for the seat that looks."""
from __future__ import annotations

from typing import Any

from fivepoints.core.tensor import (
    Block,
    Kind,
    add_choice,
    after,
    clear_cells,
    put_bits,
    put_choice,
    put_one,
    put_row,
    put_seat,
    put_seat_bits,
    put_seats,
    put_table,
    start,
    width,
)
from fivepoints.games.gangs.board import (
    BALLOT_MOST,
    BEDS,
    BOXES,
    CELLS,
    CRIMES,
    DEALS,
    EQUIPMENT,
    FAVORS,
    FEWEST_PLAYERS,
    GOODS,
    GROUPS,
    KINDS,
    MODULES,
    MOST_PAWNS,
    MOST_TURNS,
    NOBODY,
    NOWHERE,
    OPEN,
    PLACES,
    SEATS,
    SQUARES,
    START_MEMBERS,
    WAR_MOST,
    WAYS,
)
from fivepoints.games.gangs.flow import asked, movers
from fivepoints.games.gangs.layout import (
    ANSWER,
    ARM_WITH,
    ARMS,
    BRIBE_TO,
    BUY,
    CLOSE,
    COME_BACK,
    COMMIT_SO_MANY,
    DRAW_DUEL,
    DRINK,
    EQUIP_WITH,
    FATES,
    FAVOR,
    FIGHT_ON,
    GIVE_GIRL,
    LOBBY,
    MINE,
    NAME,
    NO,
    OFFER,
    OPEN_TOKEN,
    OTHER_TILE,
    OVER,
    OWN_TILE,
    PASS,
    PAWN_TO,
    RECRUIT,
    RETREAT_TO,
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
    SIDES,
    SOBER,
    STAGE_C,
    STAGE_H,
    STEP,
    SWAP_WITH,
    TERMS,
    THEIRS,
    TO_BOX,
    UNSEEN,
    USE_PAROLE,
    USE_SOBER2,
    WAR_ON,
    YES,
    State,
)

CELL = "i2"
MOST = 127  # what a small cell of the state can hold
MOST_CASH = 32767
LEAST = -128
STAGES = STAGE_H + 1
PHASES = OVER + 1
CAUSES = DRINK + 1
TURN_CELLS = 7

BLOCKS = (
    Block("players", (SEATS - FEWEST_PLAYERS + 1,), 0, 1, "how many play: 2 to 6"),
    Block("politics", (1,), 0, 1, "Politique"),
    Block("modules", (MODULES,), 0, MOST_TURNS, "the turn from which each module is in force, 0: never"),
    Block("own seat", (SEATS,), 0, 1, "which seat it is that looks, as actions name it"),
    Block("gang", (SEATS, SEATS), 0, 1, "which gang each seat plays"),
    Block("turn", (1,), 0, MOST_TURNS, "the turn, 0 at set-up"),
    Block("stage", (STAGES,), 0, 1, "set-up, then phases a to h of a turn"),
    Block("phase", (PHASES,), 0, 1, "what is asked or drawn"),
    Block("asked", (SEATS,), 0, 1, "the seat that is asked"),
    Block("movers", (SEATS,), 0, 1, "the seats that owe a choice"),
    Block("order", (SEATS, SEATS), 0, 1, "the seat at each place of the order"),
    Block("line", (SEATS, SEATS), 0, 1, "the order as it stood when the phase began"),
    Block("whose turn", (SEATS,), 0, 1, "the seat whose turn it is in phase c"),
    Block("men", (PLACES, SEATS), UNSEEN, MOST, "men on each square and in each box, by seat; -1: not to be seen"),
    Block("women", (PLACES, SEATS), UNSEEN, MOST, "women, the same"),
    Block("beds", (2 * BEDS, SEATS), 0, MOST, "men in each bed, then women in each bed"),
    Block("tombs", (2 * CELLS, SEATS), 0, MOST, "men in each cell, then women in each cell"),
    Block("boards", (SEXES, SEATS), 0, MOST, "men and women on the gangs' own boards"),
    Block("open", (SQUARES,), 0, 1, "squares that are in play"),
    Block("owner", (SQUARES, SEATS), 0, 1, "whose tokens lie on each square"),
    Block("tokens", (SQUARES, KINDS), 0, 1, "which dens and traffics lie on each square"),
    Block("bottles due", (2, SQUARES), 0, 1, "the den's bottles, and the traffic's, are drunk when it first works"),
    Block("supply", (KINDS + 2,), 0, MOST, "tokens of each kind left, then blades and guns"),
    Block("cash", (SEATS,), -MOST_CASH, MOST_CASH, "dollars, as all see them"),
    Block("dial", (SEATS,), LEAST, MOST, "how drunk"),
    Block("influence", (SEATS,), LEAST, MOST, "influence"),
    Block("blades", (SEATS,), 0, MOST, "blades"),
    Block("guns", (SEATS,), 0, MOST, "guns"),
    Block("stock", (SEATS, GOODS), 0, MOST, "barrels and kilos"),
    Block("equipment", (SEATS, EQUIPMENT), 0, 1, "what each has got"),
    Block("best", (SEATS,), 0, MOST, "the highest income of a den that paid this turn"),
    Block("fallen", (SEATS,), 0, SEATS, "out of the game, as the how manieth; 0: in it"),
    Block("favor", (FAVORS, SEATS), 0, 1, "who has each favor"),
    Block("taker", (SEATS, SEATS), 0, 1, "who takes favors, the first first"),
    Block("corruption", (SEATS,), 0, 1, "who has the corruption pawn"),
    Block("pawns", (MOST_PAWNS, SQUARES), 0, 1, "where each police pawn is"),
    Block("pawns moved", (MOST_PAWNS,), 0, 1, "in this phase"),
    Block("bribed", (SEATS, MOST_PAWNS), 0, 1, "pawns that the seat has bribed in this window"),
    Block("passes", (1,), 0, MOST, "gangs that passed in a row"),
    Block("taken", (DEALS,), 0, MOST, "pairs of tiles of each deal that are taken"),
    Block("deals", (2 * DEALS, SEATS), 0, 1, "one party of each deal (of a loan the lender), then the other of each"),
    Block("loan called", (1,), 0, 1, "the loan was called"),
    Block("attacked", (SEATS,), 0, MOST, "wars declared on the seat this turn"),
    Block("ballots", (1,), 0, BALLOT_MOST, "those that the seat that looks has put into the box"),
    Block("shown", (SEATS,), 0, MOST, "ballots drawn by a sacking"),
    Block("most", (SEATS,), -1, MOST, "the most ballots it can have put in; -1: it has not rigged"),
    Block("turn of a gang", (TURN_CELLS,), 0, MOST, "moves made, actions left, sobered, lobbied, sacked, may swap, swapped"),
    Block("square", (SQUARES,), 0, 1, "where the choice, fight or return is"),
    Block("to", (PLACES,), 0, 1, "where a group or a pawn goes"),
    Block("pick", (1,), LEAST, MOST, "a pawn, crime or favor; ballots still to draw; what a victim, side or token is asked about"),
    Block("cause", (CAUSES,), 0, 1, "of victims: none, battle, war, crime, drink"),
    Block("toll", (SIDES, FATES), 0, MOST, "victims still to name of attacker, defender and lender: dead, to bed, to the Tombs"),
    Block("party", (SIDES, SEATS), 0, 1, "attacker, defender and lender, or the two of a deal proposed"),
    Block("commit", (SIDES,), UNSEEN, MOST, "members in the fight; -1: not to be seen"),
    Block("arms", (2, SIDES), UNSEEN, MOST, "blades, then guns in the fight; -1: not to be seen"),
    Block("lends to", (1,), 0, SIDES, "the side the lender stands on"),
    Block("winner", (SEATS,), 0, 1, "of the fight or duel"),
    Block("leaving", (SEXES,), 0, MOST, "men and women who still come back"),
    Block("offer", (DEALS,), 0, 1, "the deal proposed"),
    Block("terms", (3,), 0, MOST, "the proposer will fight for it; lends; the class of the tiles"),
    Block("tiles", (2, SQUARES), 0, 1, "the squares of an exchange: the one's, the other's"),
)
WIDTH = width(BLOCKS)
PEOPLE, TOKENS_ON, OWN, TOWN, CHOICE = (start(BLOCKS, name) for name in ("men", "open", "cash", "favor", "turn of a gang"))

KINDS_OF_ACTIONS = (
    Kind("pass", PASS, 1, "or done"),
    Kind("yes", YES, 1, "keep, use it, call it, accept, the deal as proposed"),
    Kind("no", NO, 1, "destroy, keep it for later, don't call, refuse, no deal"),
    Kind("women", SET_WOMEN, START_MEMBERS + 1, "so many of the first members are women"),
    Kind("bribe", BRIBE_TO, MOST_PAWNS * SQUARES, "+ pawn * 24 + square it goes to"),
    Kind("woman", GIVE_GIRL, SQUARES, "the woman given up for a bribe: + square"),
    Kind("favor", FAVOR, FAVORS, "take a favor: + favor"),
    Kind("police", PAWN_TO, MOST_PAWNS * SQUARES, "+ pawn * 24 + square"),
    Kind("step", STEP, WAYS, "a group goes to a neighbouring square: + way"),
    Kind("box", TO_BOX, BOXES * SQUARES, "a group goes to a box: + box * 24 + square it leaves"),
    Kind("send", SEND, GROUPS, "who goes: + group, a number of men and of women"),
    Kind("fight", FIGHT_ON, SQUARES, "the battle that comes first: + square"),
    Kind("arm", ARM_WITH, ARMS, "weapons for a fight: + blades * 7 + guns"),
    Kind("name", NAME, PLACES * SEXES, "a victim, or one who dries out: + place * 2 + sex"),
    Kind("retreat", RETREAT_TO, SQUARES, "+ square"),
    Kind("home", COME_BACK, SQUARES * SEXES, "a member comes back: + square * 2 + sex"),
    Kind("recruit", RECRUIT, GROUPS, "+ group"),
    Kind("sober", SOBER, 1, "at the hospital"),
    Kind("lobby", LOBBY, 1, "at Tammany Hall"),
    Kind("sack", SACK, 1, "the ballot box"),
    Kind("buy", BUY, ARMS, "weapons: + blades * 7 + guns"),
    Kind("open", OPEN_TOKEN, KINDS * SQUARES, "a den or traffic: + kind * 24 + square"),
    Kind("rob", ROB, CRIMES * SQUARES, "a crime: + crime * 24 + square"),
    Kind("rob white", ROB_WHITE, CRIMES * SQUARES, "the same with the favor white2"),
    Kind("equip", EQUIP_WITH, EQUIPMENT * SQUARES * SEXES, "+ (equipment * 24 + square) * 2 + sex of who is spent"),
    Kind("rig", RIG, BALLOT_MOST + 1, "so many ballots"),
    Kind("rig unseen", RIG_UNSEEN, 1, "what others hear of it; never legal"),
    Kind("close", CLOSE, SQUARES * 2, "a token: + square * 2, + 1 for a traffic"),
    Kind("parole", USE_PAROLE, 1, "the favor"),
    Kind("sober two", USE_SOBER2, 1, "the favor"),
    Kind("swap", SWAP_WITH, SEATS, "places in the order: + seat"),
    Kind("war", WAR_ON, SEATS, "declare war: + seat"),
    Kind("commit", COMMIT_SO_MANY, WAR_MOST + 1, "so many members"),
    Kind("offer", OFFER, TERMS * SEATS * 2, "a deal: + (terms * 6 + seat) * 2, + 1 if the proposer will fight for it"),
    Kind("own tile", OWN_TILE, SQUARES * 2, "of an exchange: + square * 2, + 1 for a traffic"),
    Kind("other tile", OTHER_TILE, SQUARES, "of an exchange: + square"),
    Kind("reverse", REVERSE, 1, "the loan the other way round"),
)


def observe(s: State, seat: int, out: Any) -> None:
    """What the seat sees, into WIDTH cells."""
    clear_cells(out, WIDTH)
    observe_clock(s, seat, out)
    observe_people(s, seat, out)
    observe_tokens(s, seat, out)
    observe_gangs(s, seat, out)
    observe_town(s, seat, out)
    observe_choice(s, seat, out)


def observe_clock(s: State, seat: int, out: Any) -> None:
    players = s.players
    at = put_choice(out, 0, players - FEWEST_PLAYERS, SEATS - FEWEST_PLAYERS + 1)
    at = put_one(out, at, s.politics)
    at = put_row(out, at, s.since, MODULES)
    at = put_choice(out, at, seat, SEATS)
    for k in range(players):
        put_choice(out, at + k * SEATS, s.gang[after(seat, k, players)], SEATS)
    at += SEATS * SEATS
    at = put_one(out, at, s.turn)
    at = put_choice(out, at, s.stage, STAGES)
    at = put_choice(out, at, s.phase, PHASES)
    at = put_seat(out, at, asked(s), seat, players, SEATS)
    at = put_seat_bits(out, at, movers(s), seat, players, SEATS)
    for k in range(SEATS):
        at = put_seat(out, at, s.order[k] if k < players else NOBODY, seat, players, SEATS)
    for k in range(SEATS):
        at = put_seat(out, at, s.line[k] if k < players else NOBODY, seat, players, SEATS)
    put_seat(out, at, s.line[s.at] if s.stage == STAGE_C else NOBODY, seat, players, SEATS)


def observe_people(s: State, seat: int, out: Any) -> None:
    at = PEOPLE
    players = s.players
    at = put_table(out, at, s.men, PLACES, seat, players, SEATS)
    at = put_table(out, at, s.women, PLACES, seat, players, SEATS)
    at = put_table(out, at, s.bed_men, BEDS, seat, players, SEATS)
    at = put_table(out, at, s.bed_women, BEDS, seat, players, SEATS)
    at = put_table(out, at, s.cell_men, CELLS, seat, players, SEATS)
    at = put_table(out, at, s.cell_women, CELLS, seat, players, SEATS)
    at = put_seats(out, at, s.board_men, seat, players, SEATS)
    put_seats(out, at, s.board_women, seat, players, SEATS)


def observe_tokens(s: State, seat: int, out: Any) -> None:
    at = TOKENS_ON
    at = put_row(out, at, OPEN[s.players - FEWEST_PLAYERS], SQUARES)
    for square in range(SQUARES):
        at = put_seat(out, at, s.owner[square], seat, s.players, SEATS)
    for square in range(SQUARES):
        put_choice(out, at, s.den[square] - 1, KINDS)
        at = add_choice(out, at, s.traffic[square] - 1, KINDS)
    at = put_row(out, at, s.den_due, SQUARES)
    at = put_row(out, at, s.traffic_due, SQUARES)
    at = put_row(out, at, s.tokens, KINDS)
    at = put_one(out, at, s.blades_left)
    put_one(out, at, s.guns_left)


def observe_gangs(s: State, seat: int, out: Any) -> None:
    at = OWN
    players = s.players
    at = put_seats(out, at, s.cash, seat, players, SEATS)
    at = put_seats(out, at, s.dial, seat, players, SEATS)
    at = put_seats(out, at, s.influence, seat, players, SEATS)
    at = put_seats(out, at, s.blades, seat, players, SEATS)
    at = put_seats(out, at, s.guns, seat, players, SEATS)
    for k in range(players):
        put_row(out, at + k * GOODS, s.stock[after(seat, k, players)], GOODS)
    at += SEATS * GOODS
    for k in range(players):
        put_bits(out, at + k * EQUIPMENT, s.equipment[after(seat, k, players)], EQUIPMENT)
    at += SEATS * EQUIPMENT
    at = put_seats(out, at, s.best, seat, players, SEATS)
    put_seats(out, at, s.fallen, seat, players, SEATS)


def observe_town(s: State, seat: int, out: Any) -> None:
    """Favors, police, deals, wars and ballots."""
    at = TOWN
    players = s.players
    for favor in range(FAVORS):
        at = put_seat(out, at, s.favor[favor], seat, players, SEATS)
    for k in range(SEATS):
        at = put_seat(out, at, s.taker[k] if k < players else NOBODY, seat, players, SEATS)
    at = put_seat(out, at, s.corruption, seat, players, SEATS)
    for k in range(MOST_PAWNS):
        at = put_choice(out, at, s.pawn[k], SQUARES)
    at = put_bits(out, at, s.chosen, MOST_PAWNS)
    for k in range(players):
        put_bits(out, at + k * MOST_PAWNS, s.bribed[after(seat, k, players)], MOST_PAWNS)
    at += SEATS * MOST_PAWNS
    at = put_one(out, at, s.passes)
    at = put_row(out, at, s.taken, DEALS)
    for kind in range(DEALS):
        at = put_seat(out, at, s.deal_from[kind], seat, players, SEATS)
    for kind in range(DEALS):
        at = put_seat(out, at, s.deal_with[kind], seat, players, SEATS)
    at = put_one(out, at, s.loan_called)
    at = put_seats(out, at, s.attacked, seat, players, SEATS)
    at = put_one(out, at, s.ballots[seat])
    at = put_seats(out, at, s.shown, seat, players, SEATS)
    put_seats(out, at, s.most, seat, players, SEATS)


def observe_choice(s: State, seat: int, out: Any) -> None:
    """The turn of a gang, and the choice, fight, return or proposal that is going on."""
    at = CHOICE
    players = s.players
    at = put_one(out, at, s.moved)
    at = put_one(out, at, s.actions)
    at = put_one(out, at, s.sobered)
    at = put_one(out, at, s.lobbied)
    at = put_one(out, at, s.sacked)
    at = put_one(out, at, s.may_swap)
    at = put_one(out, at, s.swapped)
    at = put_choice(out, at, s.square, SQUARES)
    at = put_choice(out, at, s.to, PLACES)
    at = put_one(out, at, s.pick)
    at = put_choice(out, at, s.cause, CAUSES)
    for side in range(SIDES):
        at = put_row(out, at, s.toll[side], FATES)
    for side in range(SIDES):
        at = put_seat(out, at, s.party[side], seat, players, SEATS)
    at = put_row(out, at, s.commit, SIDES)
    at = put_row(out, at, s.arm_blades, SIDES)
    at = put_row(out, at, s.arm_guns, SIDES)
    at = put_one(out, at, s.lends_to)
    at = put_seat(out, at, s.winner, seat, players, SEATS)
    at = put_row(out, at, s.leaving, SEXES)
    proposed = s.phase == MINE or s.phase == THEIRS or s.phase == ANSWER or s.phase == DRAW_DUEL or s.phase == SETTLE
    at = put_choice(out, at, s.offer if proposed else NOWHERE, DEALS)
    at = put_one(out, at, s.duel)
    at = put_one(out, at, s.lends)
    at = put_one(out, at, s.tiles)
    at = put_choice(out, at, s.mine if proposed else NOWHERE, SQUARES)
    put_choice(out, at, s.theirs if proposed else NOWHERE, SQUARES)
