"""What a tree says after the search: the move that is best, and how the game would go on. Interpreted: it looks at a few positions only."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fivepoints.bots.search.engine import LONGEST_MOVE, Tree
from fivepoints.bots.search.tree import HEAT, ROOT

LEAST_VISITS = 16  # a choice that was tried less often says nothing

Step = tuple[int, tuple[int, ...]]  # a seat and the actions of its move


def best_line(trees: Sequence[Tree], s: Any, first: int) -> list[Step]:
    """The move that begins with the choice `first`, whole, and the moves after it as far as the trees know and nothing is drawn or sealed."""
    names, rules = trees[0].engine.plain, trees[0].engine.rules
    flow, at = rules.flow, rules.layout.copy(s)
    alone = not flow.sealed(at)
    line: list[Step] = []
    choice, place, within = first, ROOT, False
    while True:
        seat = flow.asked(at)
        actions = _carry_out(names, at, choice)
        if within:
            actions = line.pop()[1] + actions
        line.append((seat, actions))
        within = flow.inside(at) and flow.asked(at) == seat
        place = names.mix(names.mix(place, choice), names.landmark(at))
        if not within and (not alone or flow.asked(at) < 0 or flow.sealed(at)):
            return line
        choice, visits = _most_visited(trees, at, place)
        if not within and visits < LEAST_VISITS:
            return line


def begun(tree: Tree, s: Any, choice: int) -> tuple[int, ...]:
    """The actions of a choice."""
    acts = [0] * LONGEST_MOVE
    return tuple(acts[: tree.engine.plain.unfold(s, choice, acts)])


def _carry_out(names: Any, s: Any, choice: int) -> tuple[int, ...]:
    acts = [0] * LONGEST_MOVE
    actions = tuple(acts[: names.unfold(s, choice, acts)])
    for action in actions:
        names.apply(s, action)
    return actions


def _most_visited(trees: Sequence[Tree], s: Any, place: int) -> tuple[int, int]:
    """The choice that was tried most at a place, of those that were not the likeliest one; and how often."""
    names, room = trees[0].engine.plain, trees[0].engine.rules.choices
    choices, priors = [0] * room, [0.0] * room
    n = names.list_choices(s, [0] * room, choices, priors, trees[0].ways[HEAT])
    tried = [sum(int(tree.visits[names.find(tree.keys, names.mix(place, choices[i]))]) for tree in trees) for i in range(n)]
    best = max(range(n), key=lambda i: (tried[i], priors[i]))
    return choices[best], tried[best]
