"""What an election brought, told from the states before and after a move: nobody says it, and everybody wants to know."""
from __future__ import annotations

from collections.abc import Sequence

from fivepoints.core.contract import Fact
from fivepoints.games.tammany import flow
from fivepoints.games.tammany.board import MOST_FAVORS_POINTS, NATIONS, NUMBER, YEARS_A_TERM
from fivepoints.games.tammany.layout import BID, BONUS_CUBE, BONUS_FAVOR, END, LAYOUT, OFFER, OVER, TURN, State
from fivepoints.games.tammany.pieces import total
from fivepoints.games.tammany.words import NATION_NAMES


def news(before: State, actions: Sequence[int], after: State) -> list[Fact]:
    """The wards that have voted with this move, and, after the last of them, leaders, points and the Mayor."""
    if not _voting(before, actions):
        return []
    bids = _bids(before, actions)
    facts = [Fact("news-election", {"year": before.year})] if before.phase == TURN else []
    first = 0 if before.phase == TURN else before.ward if before.phase == BID else before.ward + 1
    running = after.phase in (BID, BONUS_CUBE, BONUS_FAVOR)
    last = after.ward - (after.phase == BID) if running else before.open_wards - 1
    if before.phase == BID and after.phase == BID and after.ward == before.ward:
        return []
    for w in range(first, last + 1):
        facts += _ward(before, w, bids if before.phase == BID and w == before.ward else [0] * before.players)
    return facts if running else facts + _count(before, after)


def _voting(before: State, actions: Sequence[int]) -> bool:
    if before.phase != TURN:
        return before.phase in (BID, BONUS_CUBE, BONUS_FAVOR)
    last_of_term = before.year % YEARS_A_TERM == 0 and (before.seat + 1) % before.players == before.first
    return last_of_term and actions[-1] == END


def _bids(before: State, actions: Sequence[int]) -> list[int]:
    """How many favors each seat has bid, this move included."""
    if before.phase != BID:
        return []
    s = LAYOUT.copy(before)
    for action in actions[:-1]:
        flow.apply(s, action)
    s.bids[s.seat][s.nation] = actions[-1] - OFFER
    return [total(s.bids[p]) for p in range(s.players)]


def _ward(s: State, w: int, bids: Sequence[int]) -> list[Fact]:
    """Who stood in the ward, and who won it."""
    votes = {p: s.bosses[w][p] + bids[p] for p in range(s.players) if s.bosses[w][p]}
    most = [p for p in votes if votes[p] == max(votes.values())]
    number = str(NUMBER[w])
    if not votes:
        return []
    if len(votes) == 1:
        return [Fact("news-ward-alone", {"ward": number, "seat": most[0]})]
    if len(most) > 1:
        return [Fact("news-ward-tied", {"ward": number, "seats": most, "votes": votes[most[0]]})]
    others = max(count for p, count in votes.items() if p != most[0])
    return [Fact("news-ward-won", {"ward": number, "seat": most[0], "votes": votes[most[0]], "others": others})]


def _count(before: State, after: State) -> list[Fact]:
    """Leaders, points and the Mayor."""
    facts = []
    for n in range(NATIONS):
        leaders = [p for p in range(after.players) if after.leader[n][p]]
        if leaders:
            facts.append(Fact("news-leader", {"nation": NATION_NAMES[n], "seats": leaders, "count": len(leaders)}))
    if after.mayor >= 0:
        facts.append(Fact("news-mayor", {"seat": after.mayor}))
    else:
        facts.append(Fact("news-no-mayor", {}))
    if after.phase == OVER:
        facts += _end(after)
    return facts + [Fact("news-points", {"seat": p, "points": after.score[p] - before.score[p]}) for p in range(after.players)]


def _end(s: State) -> list[Fact]:
    """8: what the favors and tokens that are left bring."""
    facts = []
    for n in range(NATIONS):
        most = max(s.favors[p][n] for p in range(s.players))
        seats = [p for p in range(s.players) if s.favors[p][n] == most]
        if most:
            facts.append(Fact("news-most-favors", {"nation": NATION_NAMES[n], "seats": seats, "points": MOST_FAVORS_POINTS}))
    return facts + [Fact("news-tokens", {"seat": p, "points": s.tokens[p]}) for p in range(s.players) if s.tokens[p]]
