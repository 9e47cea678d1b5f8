"""Better beliefs for the heeler of Tammany Hall, found by optuna with the arena as judge. Goes on where it was; prints tables and writes bench/tuning.json.

    .venv/bin/python bench/tune.py [--trials 100] [--games 800] [--rounds 6]

A round: from each of three seeds so many sets of beliefs are tried, one player with them against three of the predecessor, on the same deals. The best few,
and the mean of the best of all seeds (one that wins most may only exploit its predecessor), play again on fresh deals; the best of those, the *retuned* one,
then plays a match on deals nobody has seen. If it wins no more than 30 % there, the upper end of the 95 % interval counting, nothing is left to gain this way
and the predecessor stands. Else it joins those whom the next predecessor is made against: the beliefs of which three give the best of all retuned ones so far
the least. (One after another they would go in circles: each exploits the one before it, with beliefs that swing to and fro.) What stands at the end belongs
into `games/tammany/sense.py`.

Where bench/tuning.json ends with a round whose predecessor is the heeler of today, but it did not stand, more rounds are added to those.
"""
from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from math import exp, log
from pathlib import Path
from typing import Any

import optuna

import fivepoints
from fivepoints.arena.match import Match, Played
from fivepoints.arena.results import commit
from fivepoints.arena.standing import Standing, standings
from tuned_heeler import TunedGames, beliefs, digest

HERE = Path(__file__).parent
SEEDS = (1, 2, 3)
FINALISTS = 5  # of each seed
AVERAGED = 10  # of all seeds
REMEMBERED = 8  # of those that were retuned
WIDER = 1.25  # than all that is known, each way
ENOUGH = 0.30  # a retuned heeler that wins no more than this has found nothing
MARGIN = 0.01  # what a point of margin counts beside a share of wins
AGAINST_RANDOM = 0.97  # the share of wins that a heeler should have against three random players
FORGETTING = 3.0  # what counts against one that has less, for each share that is missing
BOTS = ("retuned", "heeler", "heeler", "heeler")


def suggest(trial: optuna.Trial, today: dict[str, float]) -> dict[str, float]:
    """Each belief between a third and three times today's."""
    return {name: trial.suggest_float(name, value / 3, value * 3, log=True) for name, value in today.items()}


def judge(games: TunedGames, found: dict[str, float], today: dict[str, float] | None, count: int) -> Standing:
    return standings(games.match, games.play([found, today, today, today], range(count)))[0]


def value(games: TunedGames, found: dict[str, float], today: dict[str, float], count: int) -> float:
    """What a trial is judged by: the share of wins against three of the predecessor and something for the margin, without ratings and intervals, which take
    longer than the games. Who no longer beats three who play at random only exploits its predecessor: that is held against it."""
    share, margin = mean_of(games.play([found, today, today, today], range(count)))
    beaten, _ = mean_of(games.play([found, None, None, None], range(count)))
    return share + MARGIN * margin - FORGETTING * max(0.0, AGAINST_RANDOM - beaten)


def mean_of(played: list[Played]) -> tuple[float, float]:
    """The first bot's share of wins and its margin."""
    own = [(game, game.seats.index(0)) for game in played]
    share = sum(game.shares[seat] for game, seat in own)
    margin = sum(game.scores[seat] - max(game.scores[:seat] + game.scores[seat + 1 :]) for game, seat in own)
    return share / len(own), margin / len(own)


def match(seed: int) -> Match:
    return Match("tammany", 4, {}, BOTS, seed)


def study_of(seed: int, today: dict[str, float], games: int) -> optuna.Study:
    """Kept in a file beside this one: another one for other beliefs or another number of games."""
    journal = optuna.storages.journal.JournalFileBackend(str(HERE / f"tuning-{digest(today)}-{games}.log"))
    sampler = optuna.samplers.TPESampler(seed=seed, multivariate=True, constant_liar=False)
    return optuna.create_study(
        study_name=str(seed), storage=optuna.storages.JournalStorage(journal), sampler=sampler, direction="maximize", load_if_exists=True
    )


def search(seed: int, today: dict[str, float], trials: int, count: int) -> list[tuple[float, dict[str, float]]]:
    """All sets of beliefs that were tried from one seed with what they are worth, the best first."""
    study, games = study_of(seed, today, count), TunedGames(match(seed))
    if not study.trials:
        study.enqueue_trial(today)
    done = sum(trial.state == optuna.trial.TrialState.COMPLETE for trial in study.trials)
    study.optimize(lambda trial: value(games, suggest(trial, today), today, count), n_trials=max(0, trials - done))
    tried = [(trial.value, dict(trial.params)) for trial in study.trials if trial.value is not None]
    tried.sort(key=lambda pair: -pair[0])
    print(f"seed {seed}: {len(tried)} trials, the best {tried[0][0]:.3f}", flush=True)
    return tried


def mean(rows: list[dict[str, float]]) -> dict[str, float]:
    """Their geometric mean, belief by belief."""
    return rounded({name: exp(sum(log(row[name]) for row in rows) / len(rows)) for name in rows[0]})


def rounded(row: dict[str, float]) -> dict[str, float]:
    """As it can be written down."""
    return {name: float(f"{belief:.3g}") for name, belief in row.items()}


def exposure(games: TunedGames, found: dict[str, float], retuned: list[dict[str, float]], count: int) -> float:
    """What the best of those who were retuned against others win against three with these beliefs; who no longer beats random play is worse off."""
    shares = sorted(mean_of(games.play([one, found, found, found], range(count)))[0] for one in retuned)
    beaten, _ = mean_of(games.play([found, None, None, None], range(count)))
    worst = shares[-2:]
    return sum(worst) / len(worst) + FORGETTING * max(0.0, AGAINST_RANDOM - beaten)


def fortify(number: int, today: dict[str, float], retuned: list[dict[str, float]], trials: int, count: int) -> dict[str, float]:
    """The beliefs to which those retuned so far can do least; kept as `study_of` is."""
    games, known = TunedGames(match(400 + number)), retuned[-REMEMBERED:]
    study = study_of(400 + number, today, count)
    if not study.trials:
        for one in (today, *known[-3:], mean([today, known[-1]]), mean([today, today, known[-1]]), mean(known)):
            study.enqueue_trial(one)
    done = sum(trial.state == optuna.trial.TrialState.COMPLETE for trial in study.trials)
    reach = {name: (min(row[name] for row in (today, *known)) / WIDER, max(row[name] for row in (today, *known)) * WIDER) for name in today}

    def tried(trial: optuna.Trial) -> float:
        return -exposure(games, {name: trial.suggest_float(name, *ends, log=True) for name, ends in reach.items()}, known, count)

    study.optimize(tried, n_trials=max(0, trials - done))
    ranked = sorted((trial for trial in study.trials if trial.value is not None), key=lambda trial: -trial.value)
    finalists = [dict(trial.params) for trial in ranked[:FINALISTS]] + [mean([dict(trial.params) for trial in ranked[:FINALISTS]])]
    fresh = TunedGames(match(500 + number))
    best = min(finalists, key=lambda row: exposure(fresh, row, known, 3 * count))
    now, before = (exposure(fresh, row, known, 3 * count) for row in (best, today))
    print(f"fortified: those retuned so far win {now:.1%} against three, before {before:.1%}", flush=True)
    return rounded(best)


def told(row: Standing) -> dict[str, Any]:
    return {key: getattr(row, key) for key in ("games", "share", "low", "high", "points", "margin")}


def play_round(number: int, today: dict[str, float], trials: int, count: int) -> dict[str, Any]:
    """What came of it."""
    by_seed = [search(seed, today, trials, count) for seed in SEEDS]
    every = sorted((pair for tried in by_seed for pair in tried), key=lambda pair: -pair[0])
    finalists = [row for tried in by_seed for _, row in tried[:FINALISTS]] + [mean([row for _, row in every[:AVERAGED]])]
    fresh = TunedGames(match(100 + number))
    best = rounded(max(finalists, key=lambda row: value(fresh, row, today, 5 * count)))
    last = judge(TunedGames(match(200 + number)), best, today, 10 * count)
    for name, belief in best.items():
        print(f"  {name:16} {today[name]:7.3f} -> {belief:7.3f}")
    print(f"one retuned against three: {last.share:.1%} ({last.low:.1%} to {last.high:.1%}), margin {last.margin:+.2f}, {last.games} games", flush=True)
    randoms = judge(TunedGames(match(300 + number)), best, None, 10 * count)
    print(f"one retuned against three random: {randoms.share:.1%} ({randoms.low:.1%} to {randoms.high:.1%})", flush=True)
    return {
        "predecessor": {"digest": digest(today), "beliefs": today},
        "trials": len(every), "games_a_trial": count, "seeds": list(SEEDS),
        "retuned": {"digest": digest(best), "beliefs": best},
        "one_retuned_against_three": told(last),
        "one_retuned_against_three_random": told(randoms),
        "the_predecessor_stands": last.high <= ENOUGH,
    }  # fmt: skip


def rounds_on_file(today: dict[str, float]) -> list[dict[str, Any]]:
    """Those that led to the heeler of today, if it did not stand; none if they led to another."""
    path = HERE / "tuning.json"
    rounds: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["rounds"] if path.exists() else []
    led_here = rounds and rounds[-1]["predecessor"]["digest"] == digest(today) and not rounds[-1]["the_predecessor_stands"]
    return rounds if led_here else []


def main() -> None:
    parser = argparse.ArgumentParser(description="Better beliefs for the heeler.")
    parser.add_argument("--trials", type=int, default=100, help="from each of the three seeds")
    parser.add_argument("--games", type=int, default=800, help="for each trial; finalists play five times as many, the last match ten times")
    parser.add_argument("--rounds", type=int, default=6, help="at most, those on file not counted")
    options = parser.parse_args()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    today = beliefs()
    rounds = rounds_on_file(today)
    for _ in range(options.rounds):
        if rounds:
            today = fortify(len(rounds), today, [row["retuned"]["beliefs"] for row in rounds], 2 * options.trials, options.games)
        rounds.append(play_round(len(rounds) + 1, today, options.trials, options.games))
        report = {"taken": datetime.now(UTC).strftime("%Y-%m-%d"), "version": fivepoints.__version__, "commit": commit(), "rounds": rounds}
        (HERE / "tuning.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        if rounds[-1]["the_predecessor_stands"]:
            print(f"the heeler {digest(today)} stands")
            return
    print("the last retuned one was still better than its predecessor: more rounds are needed")


if __name__ == "__main__":
    main()
