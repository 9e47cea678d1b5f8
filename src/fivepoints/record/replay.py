"""Playing a record again, and checking everything it claims."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from fivepoints.core import chance
from fivepoints.core.contract import Fact
from fivepoints.core.errors import FivepointsError, PhaseError, RecordError
from fivepoints.core.game import Entered, Game
from fivepoints.games import rules
from fivepoints.record.beginning import begin
from fivepoints.record.entries import SEATS, UNDO, Entry
from fivepoints.record.reading import Record


@dataclass
class Verdict:
    """What was checked and found right."""

    entries: int = 0
    draws: int = 0
    moves: int = 0
    seals: int = 0
    chance_checked: bool = False
    words_checked: bool = False  # the secret comes from the words of the house and of all seats
    brought: list[int] = field(default_factory=list)  # the seats with a word of their own: the house filled in the others'
    finished: bool = False


def start(record: Record) -> Game:
    """The game of a record before its first entry."""
    try:
        found = rules(record.header.game)
        game = begin(found, record.header.players, record.header.options, record.header.position)
    except FivepointsError as error:
        raise RecordError(f"header: {str(error)[:200]}") from error
    if len(record.header.seats) != record.header.players:
        raise RecordError(f"header: {record.header.players} players, but {len(record.header.seats)} seats")
    if record.header.colours is not None and len(record.header.colours) != record.header.players:
        raise RecordError(f"header: {record.header.players} players, but {len(record.header.colours)} colours")
    if record.header.colours is not None and found.figures and record.header.colours != found.colours(record.header.players, game.options):
        raise RecordError(f"header: other colours than those of the option {found.figures!r}")
    return game


class Player:
    """Plays the entries of a record one by one; `game` stands after the last of them.

    One that is listening also tells of the last entry what is not written: its news, and what others heard of it when it was made.
    """

    def __init__(self, record: Record, listening: bool = False) -> None:
        self.game = start(record)
        self.past: list[Game] = []  # the games before the moves of this turn, for an undo
        self.news: Sequence[Fact] = ()
        self.veils: Mapping[int, str] = {}
        self._listening = listening

    def enter(self, entry: Entry) -> None:
        """Play an entry; RecordError if it can't be played, or leaves another position than it says."""
        try:
            self._enter(entry)
        except FivepointsError as error:
            raise RecordError(f"entry {entry.n} ({_name(entry)}): {error}") from error
        if chance.digest(self.game.position(None)) != entry.digest:
            raise RecordError(f"entry {entry.n} ({_name(entry)}): the position after it is another one than the record says")

    def _enter(self, entry: Entry) -> None:
        before, game = self.game, self.game.copy()
        self.news, self.veils = (), {}
        if self._listening:
            game.listen(self._heard)
        if entry.seat is None:
            self.past.clear()
            _check_weights(game, entry)
            game.draw(entry.text)
        elif not game.movers():
            raise PhaseError("the game is over" if game.over else "a draw is due")
        elif entry.text == UNDO:
            if not self.past or game.movers() != [entry.seat] or entry.seal is not None:
                raise PhaseError("there is no move to take back")
            game = self.past.pop()
        else:
            if game.sealed != (entry.seal is not None):
                raise PhaseError("a sealed choice without its seal" if game.sealed else "a seal on an open move")
            game.enter(entry.seat, entry.text)
            self.past.append(before)
            if before.turn < 0 or before.turn != game.turn:
                self.past.clear()
        game.listen(None)
        self.game = game

    def _heard(self, entered: Entered) -> None:
        self.news, self.veils = entered.news, entered.veils


def replay(record: Record) -> Iterator[tuple[Entry, Game]]:
    """Each entry with the game as it stands after it; RecordError names the first entry that is wrong."""
    player = Player(record)
    for entry in record.entries:
        player.enter(entry)
        yield entry, player.game


def moment(record: Record, n: int) -> Game:
    """The game after entry n, for somebody who plays on from there: choices of a sealed round that is not complete then are not made yet.

    All entries are played, also those that follow: RecordError names the first that is wrong.
    """
    if n not in range(len(record.entries) + 1):
        raise RecordError(f"there is no entry {n}; the last is {len(record.entries)}")
    player = Player(record)
    found = before_round = player.game
    missing = set[int | None]()  # who has not chosen yet in the sealed round that runs
    for entry in record.entries:
        if entry.seal is not None and not missing:
            before_round, missing = player.game, {*player.game.movers()}
        player.enter(entry)
        missing.discard(entry.seat)
        if entry.n == n:
            found = before_round if missing else player.game
    return found


def verify(record: Record) -> Verdict:
    """Check chance, legality, digests, commitments and the result; RecordError says the first thing that is wrong."""
    verdict = Verdict(finished=record.finished, chance_checked=record.secret is not None)
    if record.finished and record.secret is None:
        raise RecordError("header: a finished game shows its secret")
    if record.secret is not None and chance.commitment(record.secret) != record.header.commitment:
        raise RecordError("header: the secret does not fit the commitment made before the game")
    _check_words(record, verdict)
    player = Player(record)
    round_start, missing = 1, set[int]()  # the sealed round that runs
    for entry in record.entries:
        if entry.seat is None:
            _check_draw(player.game, entry, record.secret, verdict.draws)
            verdict.draws += 1
        else:
            verdict.moves += 1
        if entry.seal is not None and entry.seat is not None:
            if not missing:
                round_start, missing = entry.n, set(player.game.movers())
            missing.discard(entry.seat)
            _check_seal(entry, round_start)
            verdict.seals += 1
        player.enter(entry)
        verdict.entries += 1
    _check_end(record, player.game)
    return verdict


def _check_words(record: Record, verdict: Verdict) -> None:
    """The secret is made again from the words, which can be done only once the game is over; and whose words they are."""
    words = record.header.words
    if words is None:
        return
    if len(words.seats) != record.header.players:
        raise RecordError(f"header: {record.header.players} players, but {len(words.seats)} words")
    if words.word is None:
        if record.finished:
            raise RecordError("header: a finished game shows the word of the house")
        return
    if not record.finished:
        raise RecordError("header: the word of the house is shown, but the game is not over")
    house = bytes.fromhex(words.word)
    if chance.commitment(house) != words.house:
        raise RecordError("header: the word of the house does not fit its hash, published before anyone sat")
    seats = [bytes.fromhex(word) for word in words.seats]
    if chance.mix(house, seats) != record.secret:
        raise RecordError("header: the secret is not made of these words")
    verdict.words_checked = True
    verdict.brought = [seat for seat, word in enumerate(seats) if word != chance.filled_in(house, seat)]


def _check_draw(game: Game, entry: Entry, secret: bytes | None, k: int) -> None:
    outcomes = game.chance()
    if secret is None or not outcomes:
        return
    due = outcomes[chance.pick(secret, k, [weight for _, weight in outcomes])][0]
    if due != entry.text:
        raise RecordError(f"entry {entry.n} ({_name(entry)}): the secret gives {due}")


def _check_weights(game: Game, entry: Entry) -> None:
    if entry.weights is None:
        return
    outcomes, said = game.chance(), list(entry.weights.items())
    if outcomes and outcomes != said:
        raise RecordError(f"the rules draw from {_told(outcomes)}, the record from {_told(said)}")


def _told(outcomes: list[tuple[str, int]]) -> str:
    return ", ".join(f"{outcome} {weight}" for outcome, weight in outcomes)[:100]


def _check_seal(entry: Entry, round_start: int) -> None:
    if chance.seal(bytes.fromhex(entry.salt or ""), round_start, SEATS[entry.seat or 0], entry.text) != entry.seal:
        raise RecordError(f"entry {entry.n} ({_name(entry)}): the choice does not fit its commitment")


def _check_end(record: Record, game: Game) -> None:
    if record.finished and not game.over:
        raise RecordError(f"after entry {len(record.entries)}: the record has a result, but the game is not over")
    if game.over and record.result != game.result():
        raise RecordError(f"result: the record says {str(record.result)[:200]}, the game ended with {game.result()}")


def _name(entry: Entry) -> str:
    return f"{'draw' if entry.seat is None else SEATS[entry.seat]} {entry.text[:60]}"
