"""A progress bar for long work: on stderr, and only where somebody watches."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sized
from contextlib import contextmanager
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(console: Console, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how much more is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        yield lambda count: progress.advance(task, count)


@contextmanager
def counter(console: Console, title: str) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how much is done in all, where nobody knows how much it will be."""
    columns = (TextColumn("{task.description}"), TextColumn("{task.completed:,}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def standing_bar(console: Console, title: str, total: int, standing: Callable[[Any], str]) -> Iterator[Callable[[Sized], None]]:
    """Gives a function to call with all that is done; what `standing` says of it is shown beside the bar, anew at most twice a second."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[standing]}", markup=False))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=total, standing="")
        last = 0.0

        def show(done: Sized) -> None:
            nonlocal last
            if console.is_terminal and monotonic() - last > 0.5:
                progress.update(task, completed=len(done), standing=standing(done))
                last = monotonic()

        yield show
