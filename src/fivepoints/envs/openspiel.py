"""The games in OpenSpiel: simultaneous and chance nodes, information states; on the interpreted rules, so nothing is compiled for them.

    >>> from fivepoints.envs import openspiel
    >>> game = openspiel.load("tammany", 3)
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()[0]
    (True, (0, 0.2))

A sealed choice is a simultaneous node in which the seats that owe nothing have no legal actions; one of several actions (a bid of several nations) is as many
such nodes, as public facts say. There is never a node where nobody has a choice, so `pyspiel.convert_to_turn_based` works. Importing this registers
`fivepoints_tammany`, `fivepoints_gangs` and the tiny `fivepoints_tammany_tiny` with OpenSpiel, their options as parameters.
"""
from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from fivepoints.core.contract import NOBODY, Rules
from fivepoints.core.errors import OptionError
from fivepoints.core.randoms import generator
from fivepoints.core.tensor import width
from fivepoints.envs.bound import Bound, bound
from fivepoints.games import names, rules, variants

REWARDS = ("share", "margin")
MOST_POINTS = {"i1": 127, "i2": 32767}  # what a cell of points can hold
UNSET = ""  # an option that is None


def load(game: str, players: int, *, reward: str = "share", position: str = "", **options: Any) -> Any:
    """The game of that name for so many players, as OpenSpiel loads games; from a position in notation instead of the beginning, where one is given (its
    options are then the game's). OptionError says what is wrong, NotationError what is wrong with a position."""
    found = rules(game)
    found.start(players, options)
    if reward not in REWARDS:
        raise OptionError(f"reward can be {' or '.join(REWARDS)}, not {reward!r:.40}")
    if position:
        options = _options_at(found, players, options, position)
    given = {name: UNSET if value is None else value for name, value in options.items()}
    return pyspiel.load_game(short_name(game), {"players": players, "reward": reward, "position": quote(position, ""), **given})


def _options_at(found: Rules, players: int, options: Mapping[str, Any], position: str) -> dict[str, Any]:
    """The options of a position that can be played from; what is asked for beside it must be the same."""
    s = found.notation.parse(position)
    there, known = found.get_options(s)
    if there != players or any(value is not None and known[name] != value for name, value in options.items()):
        raise OptionError(f"the position is of {there} players with {known}, not what is asked for")
    if found.flow.veiled(s) or (found.flow.sealed(s) and found.flow.inside(s)):
        raise OptionError("a game begins where all is known and no sealed choice is half made")
    return dict(known)


def short_name(game: str) -> str:
    return f"fivepoints_{game.replace('@', '_')}"  # OpenSpiel's names are words


def resample(state: Any, seat: int, seed: int) -> Any:
    """A state that the seat can't tell from this one, in which it is to act: what others keep secret is drawn anew, and what they have chosen in a sealed round
    that is going on is chosen anew at random. For IS-MCTS, also on a game converted to turns."""
    rng = Random(seed)
    if isinstance(state, pyspiel.TurnBasedSimultaneousState):
        return _resample_in_turns(state, seat, rng)
    other = state.clone()
    other.position.redeal(seat, rng)
    return other


def resampler(seed: int) -> Any:
    """`resample` as a callback that draws from one generator."""
    rng = Random(seed)
    return lambda state, seat: resample(state, seat, rng.getrandbits(32))


def _resample_in_turns(state: Any, seat: int, rng: Random) -> Any:
    """The conversion keeps what was chosen in this round to itself, so a new one is begun: its first steps are put in the place of the redealt position, and
    seats before this one choose at random."""
    other = state.get_game().new_initial_state()
    inner = other.simultaneous_game_state()
    inner.position.begin_at = deepcopy(state.simultaneous_game_state().position)
    inner.position.begin_at.redeal(seat, rng)
    while inner.position.begin_at is not None:
        actions = [outcome for outcome, _ in other.chance_outcomes()] if other.is_chance_node() else other.legal_actions()
        other.apply_action(actions[0])
    while other.current_player() != seat:
        other.apply_action(rng.choice(other.legal_actions()))
    return other


class Position:
    """A game's state, what each seat has done of a sealed choice that is not complete, and what each seat has heard so far."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any], text: str) -> None:
        self.game, self.players = game, players
        self.s = self.rules.notation.parse(text) if text else self.rules.start(players, options)
        self.parts: dict[int, list[int]] = {}
        self.heard = [""] * players
        self.begin_at: Position | None = None  # where the game goes with the next step, whatever that is

    @property
    def rules(self) -> Rules:
        return rules(self.game)

    def __getstate__(self) -> dict[str, Any]:
        """Short, since OpenSpiel writes every state that it clones."""
        return vars(self) | {"s": self.rules.layout.pack(self.s)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.s = self.rules.layout.unpack(kept["s"])

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        other = Position.__new__(Position)
        other.become(self)
        other.begin_at = self.begin_at
        return other

    def become(self, other: Position) -> None:
        self.game, self.players, self.begin_at = other.game, other.players, None
        self.s = other.rules.layout.copy(other.s)
        self.parts = {p: actions[:] for p, actions in other.parts.items()}
        self.heard = other.heard[:]

    def redeal(self, seat: int, rng: Random) -> None:
        """Others' secrets anew; what they have said of a sealed choice is unsaid."""
        self.rules.flow.redeal(self.s, seat, generator(rng.getrandbits(32)))
        self.parts = {p: actions for p, actions in self.parts.items() if p == seat}
        if self.rules.flow.sealed(self.s) and (first := self.owing()):
            self.rules.flow.call(self.s, first[0])  # which seat the engine would ask tells nothing, so it is always the same

    def draws(self) -> list[tuple[int, float]]:
        out, weights = [0] * self.rules.outcomes, [0] * self.rules.outcomes
        n = self.rules.flow.chance(self.s, out, weights)
        total = sum(weights[:n])
        return [(out[k], weights[k] / total) for k in range(n)]

    def player(self) -> int:
        """Whose turn it is, in OpenSpiel's words."""
        flow = self.rules.flow
        if flow.over(self.s):
            return int(pyspiel.PlayerId.TERMINAL)
        if flow.asked(self.s) == NOBODY:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if flow.sealed(self.s) else flow.asked(self.s)

    def owing(self) -> list[int]:
        mask = self.rules.flow.movers(self.s)
        return [p for p in range(self.players) if mask >> p & 1]

    def desk(self, seat: int) -> Any:
        """The game as the seat has it before it in a sealed round: nobody but itself has said anything."""
        flow = self.rules.flow
        s = self.rules.layout.copy(self.s)
        if flow.sealed(s) and flow.movers(s) >> seat & 1:
            if flow.asked(s) != seat:
                flow.call(s, seat)
            for action in self.parts.get(seat, []):
                flow.apply(s, action)
        return s

    def goes_on(self, seat: int) -> bool:
        """Whether the seat still owes a part of its sealed choice."""
        if not self.parts.get(seat):
            return bool(self.rules.flow.movers(self.s) >> seat & 1)
        s = self.desk(seat)
        return bool(self.rules.flow.inside(s)) and self.rules.flow.asked(s) == seat

    def legal(self, seat: int) -> list[int]:
        together = self.player() == pyspiel.PlayerId.SIMULTANEOUS
        if not (self.goes_on(seat) if together else self.player() == seat):
            return []
        out = [0] * self.rules.choices
        return sorted(out[: self.rules.flow.legal(self.desk(seat) if together else self.s, out)])

    def step(self, action: int) -> None:
        """A draw, or the action of the one seat that is asked."""
        if self.begin_at is not None:
            self.become(self.begin_at)
            return
        seat = self.rules.flow.asked(self.s)
        if seat == NOBODY:
            self.heard = [f"{told} d{action}" for told in self.heard]
            self.rules.flow.apply(self.s, action)
        else:
            self._enter(seat, action)

    def step_together(self, actions: list[int]) -> None:
        """An action of every seat that owes one; entered when the last choice is complete."""
        if self.begin_at is not None:
            self.become(self.begin_at)
            return
        for p in self.owing():
            if self.goes_on(p):
                self.parts.setdefault(p, []).append(actions[p])
        if any(self.goes_on(p) for p in self.owing()):
            return
        said, self.parts = self.parts, {}
        for p in sorted(said):
            if self.rules.flow.asked(self.s) != p:
                self.rules.flow.call(self.s, p)
            for action in said[p]:
                self._enter(p, action)

    def _enter(self, seat: int, action: int) -> None:
        sounds = [self.rules.flow.heard(self.s, seat, action, listener) for listener in range(self.players)]
        self.heard = [f"{told} {seat}:{sound}" for told, sound in zip(self.heard, sounds, strict=True)]
        self.rules.flow.apply(self.s, action)

    def seen(self, seat: int) -> Any:
        """What the seat sees, its own part of a sealed choice included."""
        s = self.desk(seat)
        self.rules.flow.blind(s, seat)
        return s

    def told(self, seat: int) -> str:
        """All that the seat has heard and done since the beginning."""
        return self.heard[seat] + "".join(f" {seat}:{action}?" for action in self.parts.get(seat, []))

    def returns(self, reward: str) -> list[float]:
        n = self.players
        points, places = [0] * n, [0] * n
        self.rules.flow.points(self.s, points)
        self.rules.flow.places(self.s, places)
        if reward == "share":
            return [1 / places.count(1) if place == 1 else 0.0 for place in places]
        return [mine - (sum(points) - mine) / (n - 1) for mine in points]


class GameState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position in OpenSpiel's manner."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.name, game.num_players(), game.options, game.begins)

    def current_player(self) -> int:
        return self.position.player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.draws()

    def _apply_action(self, action: int) -> None:
        self.position.step(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.position.step_together(actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        kind = next(kind for kind in reversed(bound(self.position.game).kinds) if kind.first <= action)
        return f"{kind.name} {action - kind.first}" if kind.count > 1 else kind.name

    def is_terminal(self) -> bool:
        return bool(self.position.rules.flow.over(self.position.s))

    def returns(self) -> list[float]:
        return self.position.returns(self.get_game().reward) if self.is_terminal() else [0.0] * self.position.players

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        return resample(self, player, int(sampler() * 2**32))

    def __str__(self) -> str:
        """The whole position in notation, and what was said of a sealed choice."""
        parts = " ".join(f"{seat}:{','.join(map(str, actions))}" for seat, actions in sorted(self.position.parts.items()))
        return self.position.rules.notation.position(self.position.s) + (f" [{parts}]" if parts else "")


class Observer:
    """What a seat sees as numbers (docs/spaces.md) and as a text; with perfect recall the text is all that it has heard and done."""

    def __init__(self, found: Bound, recall: bool) -> None:
        self._found, self._recall = found, recall
        self.tensor = np.zeros(width(found.blocks), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GameState, player: int) -> None:
        cells = [0] * len(self.tensor)
        self._found.observe(state.position.seen(player), player, cells)
        self.tensor[:] = cells

    def string_from(self, state: GameState, player: int) -> str:
        position = state.position
        if self._recall:
            return f"{player}{position.told(player)}"
        return position.rules.notation.position(position.seen(player))


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours; its parameters are `players`, `reward`, `position` and the game's own options."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = _defaults(self.name) | dict(params or {})
        self.reward, self.begins = given["reward"], unquote(given["position"])  # quoted, since OpenSpiel reads its own commas and equals signs
        found, players = rules(self.name), given["players"]
        self.options = {name: None if given[name] == UNSET else given[name] for name in found.options}
        most = float(MOST_POINTS["i2"] * 2) if self.reward == "margin" else 1.0
        super().__init__(
            _game_type(self.name, self.reward),
            pyspiel.GameInfo(
                num_distinct_actions=found.actions,
                max_chance_outcomes=found.outcomes,
                num_players=players,
                min_utility=-most if self.reward == "margin" else 0.0,
                max_utility=most,
                utility_sum=0.0 if self.reward == "margin" else 1.0,
                max_game_length=found.bound,
            ),
            given,
        )

    def new_initial_state(self) -> GameState:
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(bound(self.name), bool(iig_obs_type and iig_obs_type.perfect_recall))


def _defaults(game: str) -> dict[str, Any]:
    found = rules(game)
    own = {name: UNSET if values[0] is None else values[0] for name, values in found.options.items()}
    return {"players": found.middle, "reward": "share", "position": "", **own}


def _game_type(game: str, reward: str) -> Any:
    found, kinds = rules(game), pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=found.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == "margin" else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(game),
    )


for _name in (*(name for name in names() if "@" not in name), *variants()):
    pyspiel.register_game(_game_type(_name, "share"), type(f"OpenSpiel_{short_name(_name)}", (OpenSpielGame,), {"name": _name}))
