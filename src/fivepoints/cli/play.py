"""A game in the terminal, one person against bots."""
from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fivepoints.bots import ask, fresh_generator, make
from fivepoints.bots.names import NAMES as BOT_NAMES
from fivepoints.cli.rules import print_entry, print_topics
from fivepoints.core.contract import Rules
from fivepoints.core.errors import FivepointsError, OptionError
from fivepoints.core.words import Catalogue, RulesHelp, tell
from fivepoints.record import Keeper
from fivepoints.record.entries import SEATS

YOU = 0
MANY = 60  # legal moves shown at once
FAR = 20_000  # legal moves looked at: bids can be more
HELP = """\
  [b]moves[/b] says what is legal, [b]moves {moves}[/b] lists those with these words
  [b]rules {topic}[/b] explains a thing, [b]rules[/b] lists what there is
  [b]board[/b] draws the board again       [b]log[/b] the last moves
  [b]position[/b] prints the notation      [b]undo[/b] takes back your last move of the turn
  [b]quit[/b] leaves the game"""


class Quit(Exception):
    """The person has had enough."""


def play_game(console: Console, rules: Rules, players: int, options: Mapping[str, Any], bots: Sequence[str], seed: int | None, save: Path | None) -> None:
    """Play to the end or until the person quits."""
    if sys.stdin is None:
        raise FivepointsError("nobody can be asked: the standard input is closed")
    if save is not None and (save.is_dir() or not save.parent.is_dir()):
        raise FivepointsError(f"{save}: no record can be written there")
    names = ["You", *BOT_NAMES[: players - 1]]
    secret = secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big")
    keeper = Keeper(rules, players, options, names, secret)
    seats = {p: make(bots[(p - 1) % len(bots)]) for p in range(players) if p != YOU}
    person = _Person(console, rules, keeper, names)
    console.print(f"[bold]{rules.title}[/bold], {players} players. You are seat a; the others are {escape(', '.join(bots))}. Type [b]help[/b] at any time.")
    try:
        while not keeper.game.over:
            movers = keeper.game.movers()
            if YOU in movers:
                person.move()
            else:
                seat = movers[0]
                r = fresh_generator(secret, seat, len(keeper.entries))
                keeper.play(seat, ask(seats[seat], keeper.game, seat, r))
        person.news()
        _finish(console, keeper, names)
    except (Quit, EOFError, KeyboardInterrupt):
        console.print("\nLeft the game." + ("" if save else " It is not kept; --save FILE keeps its record."))
    if save is not None:
        save.write_text(keeper.dumps(YOU), "utf-8")
        console.print(f"The record is in {escape(str(save))}.")


class _Person:
    """The person at the keyboard: shows what happened, asks, and plays what is legal."""

    def __init__(self, console: Console, rules: Rules, keeper: Keeper, names: Sequence[str]) -> None:
        self.console, self.rules, self.keeper, self.names = console, rules, keeper, names
        self.catalogue = Catalogue(rules.package)
        self.told_of = [f"Seat {SEATS[p]}" if p == YOU else name for p, name in enumerate(names)]  # in sentences: not "You wins"
        self.told = 0  # entries the person has been shown
        self.drawn = ""  # the board as it was shown last

    def move(self) -> None:
        """Ask until a move is made, or the game is left."""
        self.news()
        self.board()
        legal = self.keeper.game.legal(YOU)
        for line in self.rules.prompt(self.keeper.game.view(YOU) | {"actor": YOU}, legal):
            self.console.print(line)
        while True:
            text = self.console.input("[bold]> [/bold]").strip()
            if not text and len(legal) == 1:
                text = legal[0]
            try:
                if text and self.obey(text):
                    return
            except FivepointsError as error:
                self.console.print(f"[red]{escape(str(error))}[/red] [dim](help, moves)[/dim]")

    def obey(self, text: str) -> bool:
        """True when the game has changed."""
        command, _, rest = text.lower().partition(" ")
        if command in ("help", "?"):
            self.console.print(HELP.format(moves=self.rules.examples[0], topic=self.rules.examples[1]))
        elif command in ("quit", "exit", "q"):
            raise Quit
        elif command == "board":
            self.board(again=True)
        elif command == "log":
            self.log(len(self.keeper.entries) - 20)
        elif command == "position":
            self.console.print(escape(self.keeper.game.position(YOU)), soft_wrap=True)
        elif command == "moves":
            self.moves(rest.strip())
        elif command == "rules":
            self.explain(rest)
        elif command == "undo":
            self.keeper.undo(YOU)
            self.told = len(self.keeper.entries)
            return True
        else:
            self.keeper.play(YOU, text)
            return True
        return False

    def news(self) -> None:
        """What happened since the person was asked last."""
        self.log(self.told)
        self.told = len(self.keeper.entries)

    def log(self, start: int) -> None:
        draws: list[str] = []
        for entry in self.keeper.entries[max(0, start) :]:
            if entry.seat is None:
                draws.append(entry.text)
            if entry.seat is not None or entry.news:
                self._print_draws(draws)
            if entry.seat is not None:
                text = entry.veils.get(YOU, entry.text)
                self.console.print(f"  [dim]{SEATS[entry.seat]} {escape(self.names[entry.seat]):<9}[/dim] {escape(text)}")
            for fact in entry.news:
                self.console.print(f"              [italic]{escape(tell(self.catalogue, fact, self.told_of))}[/italic]")
        self._print_draws(draws)

    def _print_draws(self, draws: list[str]) -> None:
        if draws:
            self.console.print(f"  [dim]drawn:[/dim] {escape(', '.join(draws))}")
        draws.clear()

    def board(self, again: bool = False) -> None:
        """The board, if it is not still on the screen."""
        drawn = self.rules.sketch(self.keeper.game.view(YOU), [escape(name[:10]) for name in self.names])
        if again or drawn != self.drawn:
            self.console.print()
            self.console.print(drawn)
        self.drawn = drawn

    def moves(self, words: str) -> None:
        """The legal moves that have all these words, or how many there are of each kind."""
        legal = self.keeper.game.legal(YOU)
        if len(legal) > MANY and not words:
            kinds = Counter(move.split()[0] for move in islice(legal, FAR))
            self.console.print(f"{len(legal)} in all: " + ", ".join(f"{count} [b]{kind}[/b]" for kind, count in kinds.items()))
            self.console.print(f"[dim]say [b]moves {self.rules.examples[0]}[/b] or the like for those with these words[/dim]")
            return
        found = list(islice((move for move in islice(legal, FAR) if set(words.split()) <= set(move.split())), MANY + 1))
        self.console.print(Columns([escape(move) for move in found[:MANY]], padding=(0, 3)) if found else "none has these words")
        if len(found) > MANY:
            self.console.print("[dim]and more: say more words[/dim]")

    def explain(self, word: str) -> None:
        rules = RulesHelp(self.rules.package)
        topics = rules.find(word)
        if not word:
            print_topics(self.console, self.rules.title, rules)
        elif not topics:
            raise OptionError(f"the rules say nothing under {word!r}; 'rules' alone lists what there is")
        else:
            print_entry(self.console, rules.entry(topics[0]))


def _finish(console: Console, keeper: Keeper, names: Sequence[str]) -> None:
    result = keeper.game.result()
    table = Table(title="The game is over")
    for heading in ("place", "seat", "points"):
        table.add_column(heading, justify="right" if heading == "points" else "left")
    for p in sorted(range(len(names)), key=lambda p: result["ranks"][p]):
        table.add_row(str(result["ranks"][p]), f"{SEATS[p]} {escape(names[p])}", str(result["scores"][p]))
    console.print(table)
