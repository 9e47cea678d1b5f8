"""The heeler of Tammany Hall with its beliefs as numbers that are handed to it: so heelers of many minds can play each other in one compiled game.

It is made from the text of the heeler's own module: nothing is written twice, and the heeler itself stays as fast as constants make it.
"""
from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from fivepoints.arena.match import Match, Played
from fivepoints.core import drive, randoms, twin
from fivepoints.games import rules
from fivepoints.games.tammany import sense

GIVEN = "beliefs"  # the parameter that every function gets
CHUNK = 256
RANDOM = -1  # in place of a row of beliefs

DRIVER = '''
def tuned_action(s, {given}, row, r, out):
    if row < 0:
        return out[below(r, legal(s, out))]
    return heeler(s, r, out, {given}[row])


def tuned_game(s, {given}, rows, moves, out, weights, chance_r, generators):
    deal(s, chance_r, out, weights)
    seat = asked(s)
    while seat >= 0:
        apply(s, tuned_action(s, {given}, rows[seat], generators[seat], out))
        moves[seat] += 1
        deal(s, chance_r, out, weights)
        seat = asked(s)


def tuned_games(states, fresh, seed, {given}, rows, streams, chances, results, ranks, moves, out, weights, chance_r, generators):
    for k in range(len(rows)):
        states[0] = fresh[0]
        sow(chance_r, seed, chances[k])
        for p in range(len(generators)):
            sow(generators[p], seed, streams[k, p])
            moves[k, p] = 0
        tuned_game(states[0], {given}, rows[k], moves[k], out, weights, chance_r, generators)
        points(states[0], results[k])
        places(states[0], ranks[k])
'''.replace("{given}", GIVEN)


def beliefs() -> dict[str, float]:
    """What the heeler believes now: every number in points of its module, those of a list by their place."""
    found: dict[str, float] = {}
    for name, value in vars(sense).items():
        if name.isupper() and isinstance(value, float):
            found[name] = value
        elif name.isupper() and isinstance(value, list) and all(isinstance(part, float) for part in value):
            found |= {f"{name}.{k}": part for k, part in enumerate(value)}
    return found


def digest(found: dict[str, float]) -> str:
    """Names a set of beliefs."""
    return hashlib.sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:16]


class _Handing(ast.NodeTransformer):
    """Turns constants into parts of the row that is handed on from function to function."""

    def __init__(self, places: dict[str, int], functions: set[str]) -> None:
        self.places, self.functions = places, functions

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        node.args.args.append(ast.arg(GIVEN))
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.functions:
            node.args.append(ast.Name(GIVEN, ast.Load()))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        if isinstance(node.value, ast.Name) and f"{node.value.id}.0" in self.places:
            place = ast.BinOp(ast.Constant(self.places[f"{node.value.id}.0"]), ast.Add(), self.visit(node.slice))
            return ast.Subscript(ast.Name(GIVEN, ast.Load()), place, node.ctx)
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> Any:
        if isinstance(node.ctx, ast.Load) and node.id in self.places:
            return ast.Subscript(ast.Name(GIVEN, ast.Load()), ast.Constant(self.places[node.id]), ast.Load())
        return node


def _is_belief(node: ast.stmt) -> bool:
    """Left out, since it is handed on: so other beliefs are the same module, compiled once."""
    if isinstance(node, ast.Assign):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, float)
    return isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.List)


def make_module(folder: Path) -> Any:
    """The heeler's module with its beliefs handed on, and whole games of it; written into the folder, since what is compiled is kept by the text of a file."""
    assert sense.__file__ is not None
    tree = ast.parse(Path(sense.__file__).read_text("utf-8"))
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    handing = _Handing({name: place for place, name in enumerate(beliefs())}, functions)
    tree.body = [handing.visit(node) if isinstance(node, ast.FunctionDef) else node for node in tree.body if not _is_belief(node)]
    path = folder / "tuned_sense.py"
    text = ast.unparse(ast.fix_missing_locations(tree)) + DRIVER
    if not path.exists() or path.read_text("utf-8") != text:  # a file that stays the same is not compiled again
        path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location("tuned_sense", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # what is kept compiled is read back by the module's name
    spec.loader.exec_module(module)
    return module


@cache
def _names(game: str) -> Any:
    folder = twin.cache_root() / "tuned-heeler"
    folder.mkdir(parents=True, exist_ok=True)
    return twin.compiled([randoms, *rules(game).modules, drive, make_module(folder)])


class TunedGames:
    """Games of a match in which every bot is a heeler with beliefs of its own, or plays at random: a row of `rows` for each bot, None for random."""

    def __init__(self, match: Match) -> None:
        import numpy as np

        found = rules(match.game)
        self.match = match
        names = _names(match.game)
        self._fresh = found.layout.record(found.start(match.players, match.options))
        self._states = self._fresh.copy()
        lists = np.zeros(found.choices, np.uint16), np.zeros(found.outcomes, np.int64)
        self._scratch = *lists, np.zeros(4, np.int64), np.zeros((match.players, 4), np.int64)
        self._beliefs = np.zeros((match.rotations, len(beliefs())))
        self._rows, self._streams, self._chances = (np.zeros(shape, np.int64) for shape in ((CHUNK, match.players), (CHUNK, match.players), CHUNK))
        self._points, self._places, self._moves = (np.zeros((CHUNK, match.players), np.int64) for _ in range(3))
        self._play = twin.entry(names, "tuned_games", *self._arguments(CHUNK))

    def _arguments(self, count: int) -> tuple[Any, ...]:
        plan = (self._rows[:count], self._streams[:count], self._chances[:count])
        done = (self._points[:count], self._places[:count], self._moves[:count])
        return (self._states, self._fresh, self.match.seed, self._beliefs, *plan, *done, *self._scratch)

    def play(self, rows: list[dict[str, float] | None], numbers: range) -> list[Played]:
        """These games, the bots of the match with these beliefs."""
        match, played = self.match, []
        self._beliefs[:] = [[row[name] if row else 0.0 for name in beliefs()] for row in rows]
        for start in range(0, len(numbers), CHUNK):
            part = numbers[start : start + CHUNK]
            for k, number in enumerate(part):
                self._rows[k] = [entrant if rows[entrant] else RANDOM for entrant in match.lineup(number)]
                self._streams[k] = [match.seat_stream(number, seat) for seat in range(match.players)]
                self._chances[k] = match.chance_stream(number)
            self._play(*self._arguments(len(part)))
            for k, number in enumerate(part):
                nothing = [0.0] * match.players
                scores, places, moves = (table[k].tolist() for table in (self._points, self._places, self._moves))
                played.append(Played(number, match.lineup(number), scores, places, moves, nothing, [0] * match.players))
        return played
