"""Leaders, points, the Mayor (rules 7.3, 7.4) and the end (8)."""
from __future__ import annotations

from fivepoints.games.tammany.board import LAST_YEAR, LEADER_FAVORS, MAYOR_POINTS, MOST_FAVORS_POINTS, NATIONS, SEATS, WARD_14
from fivepoints.games.tammany.layout import HONOUR, MARKED, MAYOR, NEW_TERM, NO_OFFICE, OVER, State
from fivepoints.games.tammany.offices import install, start_appointing
from fivepoints.games.tammany.pieces import gain_favors, mark, total, unmark


def count_election(s: State) -> None:
    """What follows when the last ward has voted. A ward's winner is who has the one boss that is left in it."""
    for w in range(s.open_wards):
        s.locked[w] = 0  # Q11
    name_leaders(s)
    score_wards(s)
    end_offices(s)
    elect_mayor(s)
    if s.year == LAST_YEAR:
        end_game(s)
    elif s.mayor >= 0:
        start_appointing(s)
    else:
        s.phase = NEW_TERM


def cubes_won(s: State, p: int, nation: int) -> int:
    count = 0
    for w in range(s.open_wards):
        if s.bosses[w][p] > 0:
            count += s.cubes[w][nation]
    return count


def wards_won(s: State, p: int) -> int:
    count = 0
    for w in range(s.open_wards):
        if s.bosses[w][p] > 0:
            count += 1
    return count


def name_leaders(s: State) -> None:
    """7.3: first all boxes are cleared, then nation by nation, paid in turn order from the first player (Q8)."""
    for n in range(NATIONS):
        for p in range(SEATS):
            if s.leader[n][p] == MARKED:
                unmark(s, p)
            s.leader[n][p] = 0
    for n in range(NATIONS):
        most = 1  # Q4: none of a nation is not the most of it
        for p in range(s.players):
            most = max(most, cubes_won(s, p, n))
        for i in range(s.players):
            p = (s.first + i) % s.players
            if cubes_won(s, p, n) == most:
                gain_favors(s, p, n, LEADER_FAVORS)
                s.leader[n][p] = MARKED if mark(s, p) else HONOUR


def score_wards(s: State) -> None:
    for p in range(s.players):
        s.score[p] += wards_won(s, p)
        if s.bosses[WARD_14][p] > 0:
            s.score[p] += 1


def end_offices(s: State) -> None:
    for p in range(s.players):
        if s.marker[p]:
            unmark(s, p)
        s.marker[p] = 0
        s.office[p] = NO_OFFICE


def compare_favors(s: State, p: int, q: int) -> int:
    """The tie-break (7.4): total, then Irish, English, German, Italian favors; above 0 when p has more, 0 when all are equal."""
    if total(s.favors[p]) != total(s.favors[q]):
        return total(s.favors[p]) - total(s.favors[q])
    for n in range(NATIONS):
        if s.favors[p][n] != s.favors[q][n]:
            return s.favors[p][n] - s.favors[q][n]
    return 0


def elect_mayor(s: State) -> None:
    """Most wards, then the tie-break; a full tie leaves the Mayor there was, or none (Q6, Q10)."""
    best = 0
    tied = False
    for p in range(1, s.players):
        order = wards_won(s, p) - wards_won(s, best)
        if order == 0:
            order = compare_favors(s, p, best)
        if order > 0:
            best = p
            tied = False
        elif order == 0:
            tied = True
    if not tied:
        s.mayor = best
    if s.mayor >= 0:
        install(s, s.mayor, MAYOR)
        s.score[s.mayor] += MAYOR_POINTS


def end_game(s: State) -> None:
    """8: most favors of each nation (at least one, Q4), then unused slander tokens."""
    for n in range(NATIONS):
        most = 1
        for p in range(s.players):
            most = max(most, s.favors[p][n])
        for p in range(s.players):
            if s.favors[p][n] == most:
                s.score[p] += MOST_FAVORS_POINTS
    for p in range(s.players):
        s.score[p] += s.tokens[p]
    s.seat = 0
    s.phase = OVER


def ahead(s: State, p: int, q: int) -> bool:
    """Whether p's place is before q's, the Mayor's word left aside."""
    if s.score[p] != s.score[q]:
        return s.score[p] > s.score[q]
    return compare_favors(s, p, q) > 0


def places(s: State, out: list[int]) -> None:
    """8: points, then the tie-break; a tie for the first place goes to the last Mayor if among them, else it is shared (Q7)."""
    for p in range(s.players):
        out[p] = 1
        for q in range(s.players):
            if ahead(s, q, p):
                out[p] += 1
    if s.mayor >= 0 and out[s.mayor] == 1:
        for p in range(s.players):
            if p != s.mayor and out[p] == 1:
                out[p] = 2


def points(s: State, out: list[int]) -> None:
    for p in range(s.players):
        out[p] = s.score[p]
