"""Whole games of Gangs between heelers, random players and altered heelers, with books kept of money and events.

Runs compiled, bound to the game (see `core.twin`).
"""
from __future__ import annotations

from typing import Any

from fivepoints.core.drive import weighted
from fivepoints.core.randoms import below, sow
from fivepoints.games.gangs.board import GUNS, HALL, PORT, SQUARES, WAR_BONUS
from fivepoints.games.gangs.flow import chance, do, go_one_step_on, legal, over, places
from fivepoints.games.gangs.layout import (
    ACT,
    ANSWER,
    ARM,
    ARM_WITH,
    ATTACKER,
    BRIBE,
    BUY,
    COMMIT,
    DEAD,
    DECLARE,
    DRAW_COMBAT,
    DRY,
    EQUIP_WITH,
    LOBBY,
    MOVE,
    NEXT_BRIBE,
    NEXT_STAGE,
    NEXT_TURN,
    NEXT_VICTIM,
    OPEN_COMBAT,
    OPEN_TOKEN,
    PASS,
    PRODUCE,
    PROPOSE,
    RECRUIT,
    RETREAT,
    RETURN,
    RIG,
    RIG_UNSEEN,
    ROB,
    SACK,
    SIDES,
    SOBER,
    TAKE_FAVOR,
    TO_BED,
    TO_BOX,
    VICTIM,
    WAITING,
    WAR_FOUGHT,
    YES,
)
from fivepoints.games.gangs.people import prisoners
from fivepoints.games.gangs.sense import best_of, heeler

# Who plays a seat: a heeler, a random player, a heeler that never does one thing, or one that has set the standing orders of section 17
HEELER, RANDOM, NO_OPENING, NO_RECRUITS, ONLY_CRIME, ONLY_BUSINESS, NO_WAR, NO_WEAPONS, NO_CRIME, NO_BRIBES, NO_LOBBY, NO_BALLOTS, NO_DEALS, ORDERS = range(14)

# Where money comes from
SOURCES = 7
DENS, WAR_WON, FIGHTS, ELECTIONS, DOUBLED, CRIME_LOOT, SPENT = range(SOURCES)

# What is counted
EVENTS = 21
(
    OPENED, ROBBED, BATTLES, WARS, WARS_WON, WARS_LOST, KILLED, WOUNDED, RAIDS, BRIBES, OFFERS, ACCEPTED, RECRUITED, LOBBIED, BOUGHT, RIGGED,
    DECISIONS, HAND_OFFS, HAND_OFFS_WITHOUT_DEFAULTS, HAND_OFFS_WITH_ORDERS, OUT,
) = range(EVENTS)  # fmt: skip


def forbids(s: Any, player: int, action: int) -> bool:
    """Whether such a player never does this."""
    if s.phase == ACT:
        if OPEN_TOKEN <= action < ROB:
            return player in (NO_OPENING, ONLY_CRIME)
        if ROB <= action < EQUIP_WITH:
            return player in (NO_CRIME, ONLY_BUSINESS)
        if RECRUIT <= action < SOBER:
            return player == NO_RECRUITS
        if BUY <= action < OPEN_TOKEN:
            return player in (NO_WEAPONS, ONLY_BUSINESS, ONLY_CRIME)
        if action == SACK or RIG <= action < RIG_UNSEEN:
            return player == NO_BALLOTS
        return action == LOBBY and player == NO_LOBBY
    if s.phase == DECLARE:
        return action != PASS and player in (NO_WAR, NO_WEAPONS, ONLY_BUSINESS, ONLY_CRIME)
    if s.phase == BRIBE:
        return action != PASS and player == NO_BRIBES
    return s.phase == PROPOSE and action != PASS and player == NO_DEALS


def obeys(s: Any, player: int) -> bool:
    """Whether a standing order answers: no war, no deal offered, commit all."""
    return player == ORDERS and (s.phase == DECLARE or s.phase == PROPOSE or s.phase == COMMIT)


def choose(s: Any, r: Any, out: Any, player: int) -> int:
    if player == RANDOM:
        return out[below(r, legal(s, out))]
    if obeys(s, player):
        action = PASS
        if s.phase == COMMIT:
            action = out[legal(s, out) - 1]
        return action
    if player in (HEELER, ORDERS) or s.phase == MOVE:
        action = heeler(s, r, out)
        to_hall = s.phase == MOVE and action >= TO_BOX and PORT + (action - TO_BOX) // SQUARES == HALL
        return PASS if to_hall and player == NO_LOBBY else action
    n = legal(s, out)
    kept = 0
    for i in range(n):
        if not forbids(s, player, out[i]):
            out[kept] = out[i]
            kept += 1
    return heeler(s, r, out) if kept == n else best_of(s, r, out, kept)


def note_action(s: Any, action: int, events: Any) -> None:
    """Before it is done."""
    events[DECISIONS] += 1
    if s.phase == ACT:
        if OPEN_TOKEN <= action < ROB:
            events[OPENED] += 1
        elif ROB <= action < EQUIP_WITH:
            events[ROBBED] += 1
        elif RECRUIT <= action < SOBER:
            events[RECRUITED] += 1
        elif action == LOBBY:
            events[LOBBIED] += 1
        elif BUY <= action < OPEN_TOKEN:
            events[BOUGHT] += 1
        elif RIG <= action < RIG_UNSEEN:
            events[RIGGED] += 1
    elif action != PASS:
        if s.phase == DECLARE:
            events[WARS] += 1
        elif s.phase == BRIBE:
            events[BRIBES] += 1
        elif s.phase == PROPOSE:
            events[OFFERS] += 1
        elif s.phase == ANSWER and action == YES:
            events[ACCEPTED] += 1


def is_default(phase: int) -> bool:
    """A choice that a seat may leave to the default of section 17, or to the standing order to commit all."""
    return phase in (VICTIM, RETREAT, RETURN, DRY, COMMIT)


def is_ordered(s: Any, action: int, out: Any) -> bool:
    """What a standing order would have done too: no war, no deal, no bribe, no weapons or the fewest allowed."""
    if s.phase == ARM:
        fewest = ARM_WITH
        for i in range(legal(s, out)):
            if i == 0 or weapons_of(out[i]) < weapons_of(fewest):
                fewest = out[i]
        return weapons_of(action) == weapons_of(fewest)
    return (s.phase == DECLARE or s.phase == PROPOSE or s.phase == BRIBE) and action == PASS


def weapons_of(action: int) -> int:
    """How many, a Blade before a Firearm."""
    blades, guns = (action - ARM_WITH) // (GUNS + 1), (action - ARM_WITH) % (GUNS + 1)
    return 2 * (blades + guns) * (GUNS + 1) + guns


def note_hand_off(s: Any, action: int, out: Any, player: int, last: Any, events: Any) -> None:
    """Another seat than the last has to think: in all, without what defaults and orders that are set answer, and without what orders would have done too."""
    declined = is_ordered(s, action, out)
    answered = is_default(s.phase) or obeys(s, player)
    for k in range(3):
        if (k == 0 or not answered) and (k < 2 or not declined):
            if last[k] != s.seat:
                events[HAND_OFFS + k] += 1
            last[k] = s.seat


def book_money(s: Any, before: Any, source: int, money: Any) -> None:
    for p in range(s.players):
        change = s.cash[p] - before[p]
        if change > 0:
            money[source] += change
        else:
            money[SPENT] -= change
        before[p] = s.cash[p]


def book_fight(s: Any, before: Any, money: Any, events: Any) -> None:
    """A fight was just drawn: its victims, and apart from the rest what the winner of a war has for it."""
    for side in range(SIDES):
        events[KILLED] += s.toll[side][DEAD]
        events[WOUNDED] += s.toll[side][TO_BED]
    if s.cause != WAR_FOUGHT:
        events[BATTLES] += 1
    elif s.winner >= 0:
        money[WAR_WON] += WAR_BONUS
        before[s.winner] += WAR_BONUS
        events[WARS_WON if s.winner == s.party[ATTACKER] else WARS_LOST] += 1


def all_prisoners(s: Any) -> int:
    count = 0
    for p in range(s.players):
        count += prisoners(s, p)
    return count


def source_of(phase: int) -> int:
    if phase == PRODUCE:
        return DENS
    if phase == ACT:
        return CRIME_LOOT
    if phase == TAKE_FAVOR:
        return DOUBLED
    return ELECTIONS if phase == NEXT_STAGE else FIGHTS


def book(s: Any, phase: int, jailed: int, before: Any, money: Any, events: Any) -> None:
    """What one step in that phase has brought."""
    if s.phase == NEXT_VICTIM and phase in (DRAW_COMBAT, ARM, OPEN_COMBAT):
        book_fight(s, before, money, events)
    if phase == NEXT_BRIBE and all_prisoners(s) > jailed:
        events[RAIDS] += 1
    book_money(s, before, source_of(phase), money)


def one_step(s: Any, action: int, before: Any, money: Any, events: Any, by_turn: Any) -> None:
    """An action or a draw, and what follows by itself, booked bit by bit."""
    phase = s.phase
    do(s, action)
    book(s, phase, 0, before, money, events)
    while s.phase >= WAITING:
        phase = s.phase
        if phase == NEXT_TURN:
            note_turn(s, by_turn)
        jailed = all_prisoners(s)
        go_one_step_on(s)
        book(s, phase, jailed, before, money, events)


def note_turn(s: Any, by_turn: Any) -> None:
    for p in range(s.players):
        by_turn[s.turn, p] = s.cash[p]


def play(
    states: Any, r: Any, players: Any, out: Any, weights: Any, last: Any, before: Any, money: Any, events: Any, by_turn: Any, order: Any, ranks: Any
) -> None:
    """One game from states[0] on."""
    s = states[0]
    for p in range(s.players):
        before[p] = s.cash[p]
    for k in range(3):
        last[k] = -1
    while not over(s):
        n = chance(s, out, weights)
        if n > 0:
            one_step(s, out[weighted(r, weights, n)], before, money, events, by_turn)
            if s.turn == 1 and order[0] < 0:
                for k in range(s.players):
                    order[k] = s.order[k]
        else:
            action = choose(s, r, out, players[s.seat])
            note_action(s, action, events)
            note_hand_off(s, action, out, players[s.seat], last, events)
            one_step(s, action, before, money, events, by_turn)
    note_turn(s, by_turn)
    for p in range(s.players):
        if s.fallen[p] > 0:
            events[OUT] += 1
    places(s, ranks)


def play_many(
    states: Any, fresh: Any, seed: int, start: int, players: Any, out: Any, weights: Any, last: Any, before: Any,
    money: Any, events: Any, by_turn: Any, orders: Any, ranks: Any, r: Any,
) -> None:  # fmt: skip
    """Games number `start`, `start` + 1, .. of a seed, one for each row of `ranks`, from the beginnings in `fresh`, with the players in that row."""
    for k in range(len(ranks)):
        states[0] = fresh[k]
        sow(r, seed, start + k)
        play(states, r, players[k], out, weights, last, before, money[k], events[k], by_turn[k], orders[k], ranks[k])
