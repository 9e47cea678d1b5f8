"""The rules help on paper of the terminal's width."""
from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from fivepoints.core.words import Entry, RulesHelp


def print_topics(console: Console, title: str, rules: RulesHelp) -> None:
    labels = [label for label, _ in rules.notes()]
    console.print(f"[bold]{title}[/bold]: ask for any of these, or for a note by its label ({labels[0]} to {labels[-1]}).\n")
    width = max(len(topic) for topic, _ in rules.topics())
    for topic, heading in rules.topics():
        console.print(f"  [bold]{topic:<{width}}[/bold]  {escape(heading)}")


def print_entry(console: Console, entry: Entry) -> None:
    section = f"  [dim](rules {entry.section})[/dim]" if entry.section else ""
    console.print(f"\n[bold]{escape(entry.title)}[/bold]{section}\n")
    _print_text(console, entry.text, 0)
    for source in entry.numbers:
        console.print(f"\n[italic]{escape(source.title)}[/italic]")
        _print_text(console, ", ".join(f"{number.name}={number.value}" for number in source.numbers), 4)
    for note in entry.notes:
        console.print(f"\n[bold]{note.label}[/bold]  [italic]{escape(note.title)}[/italic]")
        _print_text(console, note.text, 4)
    console.print()


def _print_text(console: Console, text: str, indent: int) -> None:
    for paragraph in text.split("\n"):
        console.print(Padding(escape(paragraph), (0, 0, 0, indent + (2 if paragraph.startswith("- ") else 0))))
