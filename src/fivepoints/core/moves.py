"""All complete moves of a seat, as a lazy sequence: bids can be tens of thousands, so they are counted, not listed."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from itertools import product
from math import prod
from typing import Any, overload

from fivepoints.core.contract import Rules
from fivepoints.core.errors import FivepointsError

Actions = tuple[int, ...]


class Moves(Sequence[str]):
    """The legal moves in state `s`, in which the seat is asked. A choice whose parts don't depend on each other is kept as their ranges."""

    def __init__(self, rules: Rules, s: Any) -> None:
        self._rules = rules
        self._state = s

    @cached_property
    def _parts(self) -> list[list[int]] | None:
        """The legal actions of each step, if they are the same whatever is chosen before; None if they are not."""
        flow, layout = self._rules.flow, self._rules.layout
        if not flow.sealed(self._state):
            return None
        parts: list[list[int]] = []
        s = layout.copy(self._state)
        seat = flow.asked(s)
        while True:
            actions = self._legal(s)
            after = layout.copy(s)
            flow.apply(after, actions[0])
            other = layout.copy(s)
            flow.apply(other, actions[-1])
            parts.append(actions)
            if not (flow.inside(after) and flow.asked(after) == seat):
                return parts
            if self._legal(after) != self._legal(other):
                return None
            s = after

    @cached_property
    def _listed(self) -> list[Actions]:
        found: list[Actions] = []
        for start, lasts in self._walk(self._state, ()):
            found += [(*start, last) for last in lasts] if lasts else [start]
        return found

    def texts(self) -> list[str]:
        """All of them. Moves that begin alike are said together."""
        if self._parts is not None:
            return [*self]
        notation = self._rules.notation
        found: list[str] = []
        for start, lasts in self._walk(self._state, ()):
            if lasts:
                found += notation.say_each(self._state, start, lasts)
            else:
                found.append(notation.say(self._state, start))
        return found

    def _walk(self, s: Any, before: Actions) -> Iterator[tuple[Actions, Sequence[int]]]:
        """How moves begin, and all actions that may come last after that; none where the beginning is a move already."""
        flow, layout = self._rules.flow, self._rules.layout
        seat = flow.asked(s)
        complete, known = self._rules.notation.complete, self._rules.notation.follow(s)
        for action in self._legal(s):
            if complete(s, action):
                yield (*before, action), ()
                continue
            if action in known:
                yield (*before, action), known[action]
                continue
            after = layout.copy(s)
            flow.apply(after, action)
            if flow.inside(after) and flow.asked(after) == seat:
                yield from self._walk(after, (*before, action))
            else:
                yield (*before, action), ()

    def _legal(self, s: Any) -> list[int]:
        out = [0] * self._rules.choices
        return out[: self._rules.flow.legal(s, out)]

    def actions(self, i: int) -> Actions:
        """The i-th move as actions."""
        if self._parts is None:
            return self._listed[i]
        if not -len(self) <= i < len(self):
            raise IndexError(i)
        i %= len(self)
        chosen: list[int] = []
        for part in reversed(self._parts):
            i, k = divmod(i, len(part))
            chosen.append(part[k])
        return tuple(reversed(chosen))

    def __len__(self) -> int:
        return len(self._listed) if self._parts is None else prod(len(part) for part in self._parts)

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> list[str]: ...
    def __getitem__(self, i: int | slice) -> str | list[str]:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        return self._rules.notation.say(self._state, self.actions(i))

    def __iter__(self) -> Iterator[str]:
        if self._parts is None:
            return iter(self.texts())
        return map(partial(self._rules.notation.say, self._state), product(*self._parts))

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            actions = tuple(self._rules.notation.read(self._state, text))
        except FivepointsError:
            return False
        if self._rules.notation.say(self._state, actions) != text:
            return False
        if self._parts is None:
            return actions in self._listed
        return len(actions) == len(self._parts) and all(a in part for a, part in zip(actions, self._parts, strict=True))

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"
