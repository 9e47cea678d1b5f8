"""What must hold in every position (rules 21), beyond what each number may be by itself."""
from __future__ import annotations

from fivepoints.core.reading import demand
from fivepoints.games.gangs import flow
from fivepoints.games.gangs.board import (
    FEWEST_PLAYERS,
    HQ,
    KINDS,
    LAST_TURN,
    LOBBY_INFLUENCE,
    MAKES,
    MEN_A_GANG,
    OPEN,
    OUTPUT,
    PAWNS,
    PLACES,
    SEATS,
    SQUARE_NAMES,
    SQUARES,
    STACK_LIMIT,
    START_INFLUENCE,
    TOKENS,
    WARS_ON_A_GANG,
    WOMEN_A_GANG,
)
from fivepoints.games.gangs.bounds import MOST_GOODS, MOST_INFLUENCE
from fivepoints.games.gangs.going_on import check_going_on
from fivepoints.games.gangs.layout import (
    ACT,
    ARM,
    BATTLE,
    BRIBE,
    CHOICES,
    CHOOSE_WOMEN,
    COMMIT,
    DRAW_BALLOT,
    DRAW_COMBAT,
    FIGHT,
    GIRL,
    GROUP,
    MAN,
    MOVE,
    OUTCOMES,
    OVER,
    RETREAT,
    STAGE_A,
    STAGE_C,
    TAKE_OVER,
    UNSEEN,
    VICTIM,
    WOMAN,
    State,
)
from fivepoints.games.gangs.people import members, men_left, off_board, women_left
from fivepoints.games.gangs.words import SEAT_LETTERS

BEFORE_BATTLES_END = (MOVE, GROUP, FIGHT, ARM, DRAW_COMBAT, VICTIM)


def check(s: State, unusual: list[str]) -> None:
    """NotationError if something in the position can't be; `unusual` names the cells of what is going on that are not as usual."""
    _check_clock(s)
    _check_fallen(s)
    _check_places(s)
    _check_wealth(s)
    check_going_on(s, unusual)
    for p in range(s.players):
        if s.men[HQ[s.gang[p]]][p] != UNSEEN:
            _check_gang(s, p)
    for p in range(s.players):
        demand(s.ballots[p] != UNSEEN or s.most[p] >= 0, "only who has rigged has ballots")
        demand(s.most[p] < 0 or s.shown[p] <= s.most[p], "more ballots were shown than there can be")
        demand(s.ballots[p] + s.shown[p] <= max(s.most[p], 0), "there are more ballots than there can be")
    _check_choice(s)


def _check_clock(s: State) -> None:
    demand(s.turn <= LAST_TURN[s.politics], "the game has not so many turns")


def _check_fallen(s: State) -> None:
    """4: who is out has nothing any more; the first out are 1, then 2, .."""
    out = [p for p in range(s.players) if s.fallen[p]]
    times = {s.fallen[p] for p in out}
    demand(times == set(range(1, len(times) + 1)) and len(out) < s.players + (s.phase == OVER), "gangs are not out in that order (4)")
    for p in out:
        held = off_board(s, p) + s.blades[p] + s.guns[p] + s.owner.count(p) + (s.deal_from + s.deal_with).count(p) + (s.corruption == p)
        demand(held == 0, f"{SEAT_LETTERS[p]} is out and has something left (4)")


def _check_wealth(s: State) -> None:
    """So much that a game played on would leave the cells of the state nobody can have by now (22)."""
    turns = LAST_TURN[s.politics] - s.turn
    for p in range(s.players):
        for goods, most in enumerate(MOST_GOODS.values()):
            made = sum(TOKENS[SEATS - FEWEST_PLAYERS][kind] * OUTPUT[kind] for kind in range(KINDS) if MAKES[kind] == goods)
            to_come = made * (turns + (s.phase in (BRIBE, GIRL) and s.stage == STAGE_A))
            demand(s.stock[p][goods] <= max(most - to_come, 0), f"{SEAT_LETTERS[p]} can't have so much in stock by now")
        lobbied = STACK_LIMIT * LOBBY_INFLUENCE * (turns + (s.stage < STAGE_C))
        demand(s.influence[p] <= max(MOST_INFLUENCE - lobbied, START_INFLUENCE), f"{SEAT_LETTERS[p]} can't have so much influence by now")
        demand(s.attacked[p] <= WARS_ON_A_GANG, f"at most {WARS_ON_A_GANG} wars are declared on a gang in a turn (9)")
        demand(s.bribed[p] < 1 << PAWNS[s.players - FEWEST_PLAYERS], "there are not so many pawns")


def _check_places(s: State) -> None:
    for p in range(s.players):
        for place in range(PLACES):
            limited = place >= SQUARES or place != HQ[s.gang[p]]
            demand(not limited or members(s, p, place) <= STACK_LIMIT, f"{SEAT_LETTERS[p]} has too many members in one place (2)")
            unseen = s.men[place][p] == UNSEEN
            demand(not unseen or (s.phase == CHOOSE_WOMEN and place == HQ[s.gang[p]]), "members are public")
    for square in range(SQUARES):
        there = [p for p in range(s.players) if members(s, p, square)]
        is_open = OPEN[s.players - FEWEST_PLAYERS][square]
        demand(bool(is_open) or not (there or s.owner[square] >= 0), f"{SQUARE_NAMES[square]} is closed (2)")
        fought = (s.stage == STAGE_C and s.phase in BEFORE_BATTLES_END) or s.phase == RETREAT or (s.phase == TAKE_OVER and s.cause == BATTLE)
        demand(len(there) < 2 or (len(there) == 2 and fought), f"two gangs stand on {SQUARE_NAMES[square]} (21)")


def _check_gang(s: State, p: int) -> None:
    leaving = s.leaving if p == s.seat else [0, 0]
    demand(men_left(s, p) >= leaving[MAN] and women_left(s, p) >= leaving[WOMAN], f"{SEAT_LETTERS[p]} has more than {MEN_A_GANG} men or {WOMEN_A_GANG} women")
    demand(bool(s.equipment[p]) or s.board_men[p] + s.board_women[p] == 0, "who is on a board is equipment")
    demand(s.equipment[p].bit_count() == s.board_men[p] + s.board_women[p], "each piece of equipment is a member")


def _check_choice(s: State) -> None:
    """Somebody can do something, or a draw is due, or the game is over."""
    if s.phase in (COMMIT, ARM, CHOOSE_WOMEN):
        demand(flow.movers(s) >> s.seat & 1 == 1, "who is asked has chosen already")
    if flow.veiled(s):
        return
    try:
        count = flow.legal(s, [0] * CHOICES) + flow.chance(s, [0] * OUTCOMES, [0] * OUTCOMES)
    except IndexError:
        count = 0
    demand(s.phase == OVER or count > 1 or (s.phase in (ACT, DRAW_BALLOT) and count == 1), "there is nothing to choose or to draw in this position")

