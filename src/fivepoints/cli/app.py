"""The verbs and what they print."""
from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from fivepoints import __version__
from fivepoints.core.errors import FivepointsError, OptionError, RecordError

app = typer.Typer(
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Board games of nineteenth-century New York. Without a verb: the table, served here and opened in the browser.",
)
out = Console(highlight=False, emoji=False)
err = Console(stderr=True, highlight=False, emoji=False)
LARGEST_SEED = 2**63 - 1

GameName = Annotated[str, typer.Argument(help="Which game: tammany or gangs.", metavar="GAME", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(help="A record of a game.", metavar="FILE", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", help="How many play; 4 if nobody says.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as key=value, say edition=2009; may be repeated.", show_default=False),
]
Seed = Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED, help="The same seed gives the same games.")]
Database = Annotated[
    str | None, typer.Option("--database", help="A file, or postgresql://..; a file in your own folder if nobody says.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object as the last line.")]


def main() -> None:
    """Run a verb; anything this package refuses is one line on stderr and exit code 1. Typer itself ends a closed pipe and Ctrl-C quietly."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that the terminal does not know is no reason to stop
    try:
        app()
    except FivepointsError as error:
        _complain(str(error))
        sys.exit(1)
    except OSError as error:
        _complain(f"{error.filename or ''}{': ' if error.filename else ''}{error.strerror or error}")
        sys.exit(1)


def _complain(reason: str) -> None:
    err.print(f"fivepoints: {_printable(reason)}", markup=False, soft_wrap=True)


def _printable(text: str) -> str:
    """One line, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


@contextmanager
def _about(file: Path) -> Iterator[None]:
    """A RecordError says which file it is about."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


@app.callback(invoke_without_command=True)
def _begin(context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False) -> None:
    if version:
        print(f"fivepoints {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_page=True)


def _options(rules: Any, pairs: list[str] | None) -> dict[str, Any]:
    """`edition=2009` as the game's own values."""
    found: dict[str, Any] = {}
    for pair in pairs or []:
        key, equals, text = pair.partition("=")
        if not equals:
            raise OptionError(f"an option is given as key=value, not {pair!r}")
        values = {str(value): value for value in rules.options.get(key, ())}
        found[key] = values.get(text, text)
    return found


@app.command()
def play(
    game: GameName,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, typer.Option("--bots", help="Who sits in the other seats, a name or several with commas between.")] = "heeler",
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, max=LARGEST_SEED, help="The same number, the same deal: who knows it knows the draws.", show_default=False)
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the record of the game to this file.", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Play a game in the terminal, against bots."""
    from fivepoints.bots import split_names
    from fivepoints.cli.play import play_game
    from fivepoints.games import rules

    found = rules(game)
    console = Console(highlight=False, emoji=False, color_system=None) if plain else out
    play_game(console, found, found.middle if players is None else players, _options(found, option), split_names(bots), seed, save)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many.")] = 1000,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, seat by seat, with commas between; a short list is repeated.")] = "random",
    seed: Seed = 0,
    option: Options = None,
    to: Annotated[
        Path | None, typer.Option("--out", help="A folder for the record of each game, made if it is not there; or FILE.parquet for all.", show_default=False)
    ] = None,
    states: Annotated[bool, typer.Option("--states", help="Keep every position in FILE.parquet, too.")] = False,
    as_json: Json = False,
) -> None:
    """Play many games and show what came out."""
    began = perf_counter()
    from fivepoints.arena.simulate import RandomGames, simulate_recorded
    from fivepoints.bots import make, split_names
    from fivepoints.cli.progress import bar
    from fivepoints.games import rules

    found = rules(game)
    seats = found.middle if players is None else players
    options = _options(found, option)
    found.start(seats, options)
    names = split_names(bots)
    for name in names:
        make(name)
    one_file = to is not None and to.suffix == ".parquet"
    if states and not one_file:
        raise OptionError("--states is for games that go into one file: --out FILE.parquet")
    if to is not None:
        (to.parent if one_file else to).mkdir(parents=True, exist_ok=True)
    title = f"{found.title}, {seats} players"
    if to is None and set(names) == {"random"}:
        with err.status("Making the rules fast (the first time this takes half a minute)"):
            random_games = RandomGames(found, seats, options, seed)
        with bar(err, title, games) as progress:
            tally = random_games.run(games, progress)
    elif to is not None and one_file:
        from fivepoints.arena.dataset import write

        with bar(err, title, games) as progress:
            tally = write(to, found, seats, options, games, seed, names, states, progress)
    else:
        with bar(err, title, games) as progress:
            tally = simulate_recorded(found, seats, options, games, seed, names, to, progress)
    table = Table(title=f"{found.title}: {tally.games:,} games, {tally.games / tally.seconds:,.0f} a second, {tally.steps / tally.games:.0f} steps each")
    for heading in ("seat", "bot", "points", "most", "wins", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("seat", "bot") else "right")
    for p in range(seats):
        low, high = tally.interval(p)
        share = tally.shares[p] / tally.games
        points = f"{tally.points[p] / tally.games:.2f}"
        table.add_row("abcdef"[p], names[p % len(names)], points, str(tally.best[p]), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    out.print(table)
    if as_json:
        print(json.dumps(_simulation(found.name, seats, seed, names, tally, perf_counter() - began)))


def _simulation(game: str, players: int, seed: int, bots: list[str], tally: Any, seconds: float) -> dict[str, Any]:
    seats = []
    for p in range(players):
        low, high = tally.interval(p)
        seat = {"bot": bots[p % len(bots)], "share": tally.shares[p] / tally.games, "low": low, "high": high, "points": tally.points[p] / tally.games}
        seats.append(seat)
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "games": tally.games,
        "games_per_second": tally.games / tally.seconds,
        "seconds": seconds,
        "steps": tally.steps,
        "seats": seats,
    }


def _by_operator(name: str, what: str, about: str) -> Any:
    """An option that can be given in the environment too: `--mail-from` is FIVEPOINTS_MAIL_FROM there."""
    return typer.Option(name, envvar="FIVEPOINTS_" + name[2:].replace("-", "_").upper(), help=about, metavar=what, show_default=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 127.0.0.1 is for this machine only.")] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any that is free.")] = 1860,
    database: Database = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the browser, and make the rules fast meanwhile.")] = False,
    data: Annotated[
        list[str] | None,
        typer.Option("--data", help="A game with the numbers of a file; may be repeated.", metavar="GAME@NAME=FILE", show_default=False),
    ] = None,
    public: Annotated[str | None, _by_operator("--public", "URL", "Where people find it, for the links in letters.")] = None,
    smtp: Annotated[str | None, _by_operator("--smtp", "URL", "A mail server: smtp://user:password@host:port, or smtps://..")] = None,
    mail_from: Annotated[str | None, _by_operator("--mail-from", "ADDRESS", "Who letters come from.")] = None,
    allow_hooks: Annotated[list[str] | None, _by_operator("--allow-hooks", "NETWORK", "A private network whose hooks may be called; may be repeated.")] = None,
    metrics_for: Annotated[list[str] | None, _by_operator("--metrics-for", "NETWORK", "A network that may read /metrics; may be repeated.")] = None,
) -> None:
    """Serve tables for people and bots, here and for friends on the same network."""
    from fivepoints import games
    from fivepoints.server.run import allowances
    from fivepoints.server.run import serve as run

    if data:
        named = [os.environ.get(games.DATA_FILES, ""), *data]
        os.environ[games.DATA_FILES] = os.pathsep.join(filter(None, named))  # bots think in processes of their own, which look there too
    games.names()  # a file that can't be played is said now
    settings = allowances(public, smtp, mail_from, allow_hooks or [], metrics_for or [])
    run(host, port, database, lambda line: print(line, flush=True), open_page, settings)


@app.command()
def replay(file: RecordFile) -> None:
    """Print a recorded game, entry by entry."""
    from fivepoints.record import Player, load
    from fivepoints.record.entries import SEATS

    record = load(file)
    width = len(str(len(record.entries)))
    with _about(file):
        player = Player(record)
        for entry in record.entries:
            player.enter(entry)
            who = "-" if entry.seat is None else SEATS[entry.seat]
            out.print(f"{entry.n:>{width}}  {who}  {escape(entry.text)}", soft_wrap=True)
    if player.game.over:
        result = player.game.result()
        for p, name in enumerate(record.header.seats):
            out.print(f"{SEATS[p]}  {escape(_printable(name))}: {result['scores'][p]} points, place {result['ranks'][p]}", soft_wrap=True)
    else:
        out.print("the game is still running")


@app.command()
def show(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, help="After entry N; the default is the last.", show_default=False)] = None,
    svg: Annotated[bool, typer.Option("--svg", help="Print the board as an SVG picture.")] = False,
    theme: Annotated[str, typer.Option("--theme", help="Of the picture: light or dark.")] = "light",
) -> None:
    """Draw the board of a recorded game, as text or as a picture."""
    from fivepoints.record import Player, load

    if theme not in ("light", "dark"):
        raise OptionError(f"the theme is light or dark, not {theme!r}")
    record = load(file)
    last = len(record.entries)
    if at is not None and at > last:
        raise RecordError(f"{file}: there is no entry {at}; the last is {last}")
    with _about(file):
        player = Player(record)
        for entry in record.entries[: last if at is None else at]:
            player.enter(entry)
    view, rules = player.game.view(None), player.game.rules
    names = [_printable(name) for name in record.header.seats]
    if svg:
        print(rules.picture(view, names=names, theme=theme))
    else:
        out.print(rules.sketch(view, [escape(name[:10]) for name in names]))
        out.print(f"[dim]{escape(player.game.position(None))}[/dim]", soft_wrap=True)


@app.command()
def verify(file: RecordFile, as_json: Json = False) -> None:
    """Check a record: chance, legality, digests, commitments, result."""
    from fivepoints.record import load
    from fivepoints.record import verify as check

    record = load(file)
    with _about(file):
        verdict = check(record)
    chance = f"{verdict.draws} draws follow from the secret" if verdict.chance_checked else f"{verdict.draws} draws, whose secret is not shown yet"
    if verdict.words_checked:
        chance += f", which comes from {_whose_words(verdict.brought, record.header.players)}"
    state = "finished" if verdict.finished else "running"
    out.print(f"{escape(str(file))}: right. {verdict.entries} entries, {verdict.moves} moves, {verdict.seals} sealed; {chance}; {state}.", soft_wrap=True)
    if as_json:
        print(json.dumps({"file": str(file), "ok": True, **vars(verdict)}))


def _whose_words(brought: list[int], players: int) -> str:
    """Who had a part in the secret; for bots, and for people who brought no word, the house filled one in."""
    from fivepoints.record.entries import SEATS

    filled_in = ", ".join(SEATS[seat] for seat in range(players) if seat not in brought)
    if not brought:
        return "the word of the house alone: no seat brought one"
    if not filled_in:
        return "the words of the house and of every seat"
    return f"the words of the house and of {', '.join(SEATS[seat] for seat in brought)} (the house filled in {filled_in})"


@app.command()
def audit(
    path: Annotated[str, typer.Argument(help="A record, a folder of records, or a server's database.", metavar="PATH-OR-URL", show_default=False)],
    as_json: Json = False,
) -> None:
    """Replay all stored games under today's rules and say the first difference of each."""
    from fivepoints.cli.progress import bar
    from fivepoints.record import audit as check
    from fivepoints.record import records_in
    from fivepoints.server.audit import audit_database, count_games, is_database

    if is_database(path):
        count, findings = count_games(path), audit_database(path)
    else:
        paths = records_in(Path(path))
        count, findings = len(paths), ((str(finding.path), finding.difference) for finding in check(paths))
    found = {}
    with bar(err, "records", count) as progress:
        for name, difference in findings:
            found[name] = difference
            progress(1)
    wrong = {name: difference for name, difference in found.items() if difference}
    for name, difference in wrong.items():
        out.print(f"{name}: {difference}", markup=False, soft_wrap=True)
    out.print(f"records: {len(found)}; the same under today's rules: {len(found) - len(wrong)}; not: {len(wrong)}")
    if as_json:
        print(json.dumps({"records": len(found), "differences": wrong}))
    if wrong:
        raise FivepointsError(f"{len(wrong)} of {len(found)} records differ")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.", metavar="FILE", show_default=False)],
    database: Database = None,
) -> None:
    """Write all of a server's database into one file; the server may go on meanwhile. Keep it safe: secrets of running games are in it."""
    from fivepoints.cli.progress import counter
    from fivepoints.server.store.archive import backup as write

    with counter(err, "rows") as progress:
        rows = write(database, file, progress)
    out.print(f"{escape(str(file))}: {rows} rows", soft_wrap=True)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", metavar="FILE", show_default=False)],
    database: Database = None,
) -> None:
    """Put a backup into a database in which nobody has played, SQLite or PostgreSQL."""
    from fivepoints.cli.progress import counter
    from fivepoints.server.store.archive import restore as read

    with counter(err, "rows") as progress:
        rows = read(database, file, progress)
    out.print(f"{escape(str(file))}: {rows} rows restored", soft_wrap=True)


@app.command()
def rules(
    game: GameName,
    word: Annotated[list[str] | None, typer.Argument(help="What you want to know, say: slander, lock, tie, Q5.", metavar="[WORD]", show_default=False)] = None,
) -> None:
    """The rules and rulings in our own words; without a word, what there is to ask."""
    from fivepoints.cli.rules import print_entry, print_topics
    from fivepoints.core.words import RulesHelp
    from fivepoints.games import rules as game_rules

    found = game_rules(game)
    help_ = RulesHelp(found.package)
    if not word:
        print_topics(out, found.title, help_)
        return
    wanted = " ".join(word)
    topics = help_.find(wanted)
    if not topics:
        raise OptionError(f"the rules of {found.title} say nothing under {wanted!r}; try 'fivepoints rules {game}'")
    print_entry(out, help_.entry(topics[0]))
    if len(topics) > 1:
        out.print("See also: " + ", ".join(topics[1:6]))
