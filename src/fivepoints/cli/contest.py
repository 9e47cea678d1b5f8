"""The verbs about how well is played: matches, an engine for other programs, the equilibrium of a bid."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from fivepoints import __version__
from fivepoints.cli.app import GameName, Json, Options, Players, Seed, _options, app, err, out
from fivepoints.core.errors import OptionError


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option("--bots", help="Who plays, with commas between; a list shorter than the table is filled up with its last name.", show_default=False),
    ],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many; rounded up to whole deals, in which every bot has every seat once.")] = 120,
    time: Annotated[float | None, typer.Option("--time", help="Seconds a move for bots that take a budget and name none.", show_default=False)] = None,
    playouts: Annotated[int | None, typer.Option("--playouts", help="Playouts a move for them instead.", show_default=False)] = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Processes; as many as cores if nobody says.", show_default=False)] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", help="Play on a Ray cluster: its address, auto for this machine's, local to start one.", metavar="ADDRESS", show_default=False),
    ] = None,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop as soon as the first bot clearly wins more or less than its fair share (wrong in at most 5 of 100).")
    ] = False,
    clear_of: Annotated[
        float | None, typer.Option("--clear-of", help="Stop as soon as it clearly wins more or less than this share, say 0.5.", show_default=False)
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--out", help="Add a line of JSON a game to this file; the same call goes on where it was.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Play a match of bots, every deal once in each rotation of the seats, and show who is better."""
    from fivepoints.arena.entrants import enter, entrants, with_budget
    from fivepoints.arena.match import Match
    from fivepoints.arena.run import choose_runner, run
    from fivepoints.arena.runners import ray_cluster
    from fivepoints.games import rules

    found = rules(game)
    seats = found.middle if players is None else players
    options = _options(found, option)
    found.start(seats, options)
    names = entrants(bots, seats)
    if time is not None and playouts is not None:
        raise OptionError("a budget is --time or --playouts, not both")
    if time is not None or playouts is not None:
        names = with_budget(names, "playouts" if time is None else "time", f"{playouts if time is None else time:g}")
    for name in dict.fromkeys(names):
        enter(name)
    stop_at = clear_of if clear_of is not None else 1 / seats if until_clear else None
    if stop_at is not None and not 0 < stop_at < 1:
        raise OptionError(f"a share to be clear of is between 0 and 1, not {stop_at:g}")
    match = Match(found.name, seats, options, names, seed)
    wanted = match.deals(games) * match.rotations
    runner = ray_cluster(ray, workers) if ray else choose_runner(match, wanted, workers)
    with _watch(match, wanted) as progress:
        outcome = run(match, games, runner=runner, out=to, stop_at=stop_at, progress=progress)
    _print_outcome(found.title, match, outcome, stop_at)
    if as_json:
        print(json.dumps(_outcome(match, outcome)))


def _watch(match: Any, wanted: int) -> Any:
    """A bar that shows the standing of the first bot."""
    from fivepoints.arena.standing import deal_share, interval, whole_deals
    from fivepoints.cli.progress import standing_bar

    def standing(played: dict[int, Any]) -> str:
        deals = whole_deals(match, played.values())
        if not deals:
            return ""
        shares = [deal_share(deal, 0) for deal in deals]
        low, high = interval(shares, match.players)
        return f"{match.bots[0]} {sum(shares) / len(shares):.1%} ({low:.1%} to {high:.1%})"

    return standing_bar(err, "games", wanted, standing)


def _print_outcome(title: str, match: Any, outcome: Any, stop_at: float | None) -> None:
    deals = outcome.games // match.rotations
    table = Table(title=f"{title}: {outcome.games:,} games of {match.players}, {deals:,} deals")
    for heading in ("bot", "wins", "95 % interval, by deal", "points", "margin", "rating", "ms a move", "playouts"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in outcome.standings:
        figures = f"{row.points:.2f}", f"{row.margin:+.2f}", f"{row.rating:.1f} ± {row.deviation:.1f}", f"{row.seconds_per_move * 1000:.2f}"
        table.add_row(escape(row.bot), f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}", *figures, f"{row.playouts_per_move:,.0f}")
    out.print(table)
    if outcome.known:
        out.print(f"{outcome.known:,} of these games were in the file before.")
    if outcome.verdict and stop_at is not None:
        word = "more" if outcome.verdict > 0 else "less"
        out.print(f"Stopped: {escape(match.bots[0])} clearly wins {word} than {stop_at:.1%}.")
    for row in outcome.standings:
        if row.forfeits:
            out.print(f"{escape(row.bot)} forfeited {row.forfeits} games.")
    for why in outcome.forfeits[:5]:
        out.print(f"Forfeit: {escape(why)}", soft_wrap=True)


def _outcome(match: Any, outcome: Any) -> dict[str, Any]:
    from fivepoints.arena.results import code, commit

    return {
        "game": match.game,
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed,
        "games": outcome.games,
        "deals": outcome.games // match.rotations,
        "known": outcome.known,
        "seconds": outcome.seconds,
        "clear": outcome.verdict,
        "version": __version__,
        "commit": commit(),
        "code": code(match.game),
        "forfeits": outcome.forfeits,
        "bots": [row.to_json() for row in outcome.standings],
    }


@app.command()
def engine(game: GameName) -> None:
    """A bot on standard input and output, for other programs (docs/engine.md); quit ends it."""
    from fivepoints.cli.engine import run_engine
    from fivepoints.games import rules

    run_engine(rules(game))


@app.command()
def bid(
    position: Annotated[list[str], typer.Argument(help="A position of Tammany Hall in notation.", metavar="POSITION", show_default=False)],
    values: Annotated[
        str | None,
        typer.Option("--values", help="What winning is worth, in points: a number, or by seat as a=3,b=2.5; else the heeler's estimate.", show_default=False),
    ] = None,
    cost: Annotated[
        str | None, typer.Option("--cost", help="What a favor is worth in the hand: a number, or by nation as irish=0.3,german=0.5.", show_default=False)
    ] = None,
    rivalry: Annotated[float, typer.Option("--rivalry", min=0, max=1, help="The part of its own value that a seat loses when a rival wins.")] = 0.0,
    ward: Annotated[int | None, typer.Option("--ward", help="As if this ward voted now; else the one that votes.", show_default=False)] = None,
    target: Annotated[
        float, typer.Option("--target", min=1e-6, max=1, help="With three or more: the exploitability to reach, as a part of the largest stake.")
    ] = 1e-3,
    as_json: Json = False,
) -> None:
    """The equilibrium of a sealed bid: what each candidate of a ward should bid, and how often."""
    from fivepoints.bots.ward_bids import ward_bid
    from fivepoints.cli.bid import bid_summary, print_bid, read_costs, read_values
    from fivepoints.games import rules

    s = rules("tammany").notation.parse(" ".join(position))
    found = ward_bid(s, ward, read_values(values, s, ward), read_costs(cost, s), rivalry)
    solution = found.solve(target)
    print_bid(out, found, solution)
    if as_json:
        print(json.dumps(bid_summary(found, solution)))
