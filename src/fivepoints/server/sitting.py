"""A table as it stands at one moment: who sits there, the game, choices that wait, clocks. The store keeps it in rows; what changed is found by comparing."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Column, Connection, RowMapping, bindparam, delete, func, insert, select, update

from fivepoints.core import chance
from fivepoints.core.contract import Fact
from fivepoints.core.errors import FivepointsError, RecordError
from fivepoints.games import rules as find_rules
from fivepoints.record import Entry, Header, Keeper, Record, Words
from fivepoints.record.entries import NOTHING, SEATS
from fivepoints.server.clocks import Clocks, Interval
from fivepoints.server.store import OF_TABLE, Conflict, Quick, announce, schema
from fivepoints.server.wire import Pace

TALK_KEPT = 200  # lines of talk shown to who comes in


@dataclass(frozen=True)
class Info:
    """What a table is, but for its game."""

    id: str
    game: str
    rules: int
    players: int
    options: Mapping[str, Any]
    status: str
    owner: str
    listed: bool
    watchers: bool
    lots: bool
    pace: Pace
    bot_pace: float
    house: bytes
    secret: bytes | None
    created: float
    started: float | None = None
    ended: float | None = None
    result: Mapping[str, Any] | None = None
    next: str | None = None
    paused: bool = False
    position: str | None = None  # where the game begins, if not at its start


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat."""

    seat: int
    kind: str = "open"
    person: str | None = None
    name: str = ""
    level: str | None = None
    colour: int | None = None
    word: bytes | None = None
    status: str = ""
    stand_in: bool = False
    call_off: bool = False  # its person would end the game without a result

    @property
    def waited_for(self) -> bool:
        """Whether a person plays it who is still in the game: neither gone nor replaced by a bot."""
        return self.kind == "person" and self.status not in ("left", "resigned") and not self.stand_in

    @property
    def player(self) -> str | None:
        """The bot that plays the seat now; None where a person does."""
        if self.kind == "bot" or self.stand_in or self.status == "resigned":
            return self.level or "heeler"
        return None

    def held_by(self, person: str | None) -> bool:
        return person is not None and self.kind == "person" and self.person == person and self.status != "resigned"


@dataclass(frozen=True, slots=True)
class Extra:
    """What the store knows of an entry beyond the record."""

    at: float
    sent: str | None = None
    how: str | None = None


@dataclass(frozen=True)
class Closed:
    """A sealed choice that waits for the others'."""

    start: int
    text: str
    salt: bytes
    seal: str
    extra: Extra


@dataclass(frozen=True)
class TalkLine:
    """What somebody said to the table, or whispered to one seat."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    to: int | None
    text: str
    listener: str | None = None  # who sat in the seat it was whispered to


@dataclass
class Sitting:
    """All of a table at one moment. Never changed once it is installed: a deed works on a `draft`."""

    info: Info
    seats: list[Seat]
    keeper: Keeper | None = None
    extras: list[Extra] = field(default_factory=list)
    closed: dict[int, Closed] = field(default_factory=dict)
    standing: dict[tuple[int, str], str] = field(default_factory=dict)
    clocks: Clocks | None = None
    stuck: str | None = None  # why the game can't go on
    relics: list[Entry] = field(default_factory=list)  # the entries of a game that can't
    version: int = 0  # how often it was changed

    def draft(self) -> Sitting:
        keeper = self.keeper.copy() if self.keeper else None
        seats, extras, closed, standing = list(self.seats), list(self.extras), dict(self.closed), dict(self.standing)
        return Sitting(self.info, seats, keeper, extras, closed, standing, self.clocks, self.stuck, self.relics, self.version + 1)

    def change(self, **values: Any) -> None:
        self.info = replace(self.info, **values)

    def change_seat(self, seat: int, **values: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **values)

    @property
    def entries(self) -> list[Entry]:
        return self.keeper.entries if self.keeper else self.relics

    @property
    def n(self) -> int:
        return len(self.entries)

    @property
    def playing(self) -> bool:
        return self.info.status == "playing" and self.stuck is None

    def movers(self) -> list[int]:
        return self.keeper.game.movers() if self.keeper and self.playing else []

    @property
    def words(self) -> Words:
        """Everybody's words; the server's own only as its hash until the end."""
        over = self.info.status == "over"
        seats = [word.hex() for word in words_of(self.info, self.seats)]
        return Words(chance.commitment(self.info.house), seats, self.info.house.hex() if over else None)


def words_of(info: Info, seats: list[Seat]) -> list[bytes]:
    """What each seat adds to the secret; for a bot, and a page that added nothing, it follows from the server's word."""
    return [seat.word or chance.filled_in(info.house, seat.seat) for seat in seats]


def colours_of(seats: list[Seat]) -> list[int] | None:
    """Every seat's colour; none before they are drawn."""
    colours = [seat.colour for seat in seats if seat.colour is not None]
    return colours if len(colours) == len(seats) else None


def header_of(info: Info, seats: list[Seat], words: Words) -> Header:
    commitment = chance.commitment(info.secret or b"")
    names = [seat.name for seat in seats]
    return Header(info.game, info.rules, info.players, dict(info.options), names, commitment, words, info.position, colours_of(seats))


# Reading


class Stored(NamedTuple):
    """A table as it is stored: with the days away of its people, and when something is due."""

    sitting: Sitting
    away: dict[str, Interval]
    due: float | None


# Made once: where several servers are, each reads after every move of another.
HERE: BindParameter[str] = bindparam("here")
TABLE = select(schema.tables).where(schema.tables.c.id == HERE)
SEATED = (
    select(schema.seats, schema.people.c.away_from, schema.people.c.away_to)
    .outerjoin(schema.people, schema.seats.c.person == schema.people.c.id)
    .where(schema.seats.c.table == HERE)
    .order_by(schema.seats.c.seat)
)
ENTRIES = select(schema.entries).where(schema.entries.c.table == HERE, schema.entries.c.n > bindparam("after")).order_by(schema.entries.c.n)
SEALED = select(schema.sealed).where(schema.sealed.c.table == HERE).order_by(schema.sealed.c.seat)
STANDING = select(schema.standing).where(schema.standing.c.table == HERE)


def load(conn: Connection, table: str, known: Sitting | None = None) -> Stored | None:
    """The table as it is stored; its game comes from the frozen position, or, if that does not fit, by playing all entries again.

    The entries of a sitting that is `known` already are not read again: they never change.
    """
    row = conn.execute(TABLE, {"here": table}).mappings().first()
    if row is None:
        return None
    info, seated = _info(row), _seated(conn, table)
    sitting = Sitting(info, [_seat(r) for r in seated], version=row["version"] or 0)
    if info.secret is not None:
        entries, extras = (known.entries, known.extras) if known else ([], [])
        rows = _entries(conn, table, len(entries))
        sitting.extras = [*extras, *(Extra(r["at"], r["sent"], r["how"]) for r in rows)]
        _bring_back(sitting, [*entries, *(_entry(r) for r in rows)], row["state"])
        sitting.clocks = Clocks.loads(info.pace, row["clocks"])
        if sitting.keeper is None or sitting.keeper.game.sealed:
            _close_again(sitting, conn)
        for r in conn.execute(STANDING, {"here": table}).mappings():
            sitting.standing[r["seat"], r["occasion"]] = r["text"]
    away = {r["person"]: (r["away_from"], r["away_to"]) for r in seated if r["away_from"] is not None}
    return Stored(sitting, away, row["due"])


def read_record(conn: Connection, table: str) -> Record:
    """The record of a game as it is stored, with all its secrets: for an audit."""
    row = conn.execute(TABLE, {"here": table}).mappings().one()
    sitting = Sitting(_info(row), [_seat(r) for r in _seated(conn, table)])
    header = header_of(sitting.info, sitting.seats, sitting.words)
    return Record(header, [_entry(r) for r in _entries(conn, table)], sitting.info.secret, dict(sitting.info.result) if sitting.info.result else None)


def load_talk(conn: Connection, table: str) -> list[TalkLine]:
    t, p = schema.talk.c, schema.people.c
    joined = schema.talk.outerjoin(schema.people, t.person == p.id)
    found = select(*_talk_columns()).select_from(joined).where(t.table == table).order_by(t.id.desc()).limit(TALK_KEPT)
    return [_talk_line(row) for row in conn.execute(found)][::-1]


def load_talk_line(conn: Connection, number: int) -> TalkLine | None:
    t, p = schema.talk.c, schema.people.c
    joined = schema.talk.outerjoin(schema.people, t.person == p.id)
    row = conn.execute(select(*_talk_columns()).select_from(joined).where(t.id == number)).first()
    return _talk_line(row) if row else None


def _talk_columns() -> tuple[Column[Any], ...]:
    t = schema.talk.c
    return t.id, t.at, t.person, schema.people.c.name, t.seat, t.to, t.text, t.listener


def _talk_line(row: Any) -> TalkLine:
    number, at, person, name, seat, to, said, listener = row
    return TalkLine(number, at, person, name or "", seat, to, said, listener)


def load_downtimes(conn: Connection) -> list[Interval]:
    """When no server ran, as far back as it can matter to a clock."""
    return [(row.began, row.ended) for row in conn.execute(select(schema.downtimes).order_by(schema.downtimes.c.began))]


def load_away(conn: Connection, people: list[str]) -> dict[str, Interval]:
    """The days away of these people."""
    c = schema.people.c
    rows = conn.execute(select(c.id, c.away_from, c.away_to).where(c.id.in_(people), c.away_from.is_not(None))).all()
    return {row.id: (row.away_from, row.away_to) for row in rows}


def _seated(conn: Connection, table: str) -> Sequence[RowMapping]:
    """The seats, with the days away of who sits there."""
    return conn.execute(SEATED, {"here": table}).mappings().all()


def _entries(conn: Connection, table: str, after: int = 0) -> Sequence[RowMapping]:
    return conn.execute(ENTRIES, {"here": table, "after": after}).mappings().all()


def _bring_back(sitting: Sitting, entries: list[Entry], frozen: str | None) -> None:
    info = sitting.info
    header = header_of(info, sitting.seats, sitting.words)
    secret = info.secret or b""
    try:
        rules = find_rules(info.game)
        try:
            sitting.keeper = Keeper.thaw(rules, header, entries, secret, frozen or "")
        except RecordError:
            sitting.keeper = Keeper.resume(rules, replace(header, rules=rules.version), entries, secret)
            sitting.change(rules=rules.version)  # every entry is the same under today's rules: it goes on by them
    except FivepointsError as error:
        sitting.relics = entries
        sitting.stuck = f"This game was begun under rules {info.rules} and can't go on: under today's rules {_version(info.game)}, {error}"


def _version(game: str) -> str:
    try:
        return str(find_rules(game).version)
    except FivepointsError:
        return "(there are none)"


def _close_again(sitting: Sitting, conn: Connection) -> None:
    for r in conn.execute(SEALED, {"here": sitting.info.id}).mappings():
        sitting.closed[r["seat"]] = Closed(r["start"], r["text"], r["salt"], r["seal"], Extra(r["at"], r["sent"], r["how"]))
        if sitting.keeper:
            sitting.keeper.play(r["seat"], r["text"], r["salt"])


def _info(row: RowMapping) -> Info:
    names = [name for name in Info.__dataclass_fields__ if name not in ("options", "pace", "result")]
    result = json.loads(row["result"]) if row["result"] else None
    return Info(**{name: row[name] for name in names}, options=json.loads(row["options"]), pace=Pace.model_validate_json(row["pace"]), result=result)


def _seat(row: RowMapping) -> Seat:
    return Seat(**{name: row[name] for name in Seat.__dataclass_fields__} | {"call_off": bool(row["call_off"])})


def _entry(row: RowMapping) -> Entry:
    veils = {int(listener): text for listener, text in json.loads(row["veils"]).items()} if row["veils"] else NOTHING
    news = [Fact(message, args) for message, args in json.loads(row["news"])] if row["news"] else ()
    weights = json.loads(row["weights"]) if row["weights"] else None
    return Entry(row["n"], row["seat"], row["text"], row["digest"], row["salt"], row["seal"], veils, news, weights)


# Writing


# Made once: SQLAlchemy then knows them again. What is looked for has names that no column has.
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("this"), func.coalesce(schema.tables.c.version, 0) == bindparam("known"))
MOVE = Quick(CHANGE, ["n", "version", "due", "state", "clocks", "movers", "touched"])
ENTER = Quick(insert(schema.entries), schema.entries.c.keys())
CLOSE = insert(schema.sealed)


def save(conn: Connection, before: Sitting | None, after: Sitting, due: float | None, now: float | None) -> None:
    """What is new; Conflict if the table is no longer as it was. Without a time it keeps its place in lists: nobody else is to notice."""
    table = after.info.id
    values = _course_row(after, due) | ({} if now is None else {"touched": now})
    if before is None:
        conn.execute(insert(schema.tables), values | _info_row(after.info))
        conn.execute(insert(schema.seats), [{"table": table, **vars(seat)} for seat in after.seats])
    else:
        this = {"this": table, "known": before.version}
        if after.info is before.info and now is not None:
            changed = MOVE(conn, values | this)
        else:
            changed = conn.execute(CHANGE, values | ({} if after.info is before.info else _info_row(after.info)) | this)
        if changed.rowcount != 1:
            raise Conflict("somebody else changed the table first")
        for seat in after.seats:
            if before.seats[seat.seat] != seat:
                conn.execute(update(schema.seats).where(schema.seats.c.table == table, schema.seats.c.seat == seat.seat), vars(seat))
    old = before.n if before else 0
    if after.n > old:
        ENTER.many(conn, [_entry_row(table, *pair) for pair in zip(after.entries[old:], after.extras[old:], strict=True)])
    _save_closed(conn, table, before.closed if before else {}, after.closed)
    _save_standing(conn, table, before.standing if before else {}, after.standing)
    announce(conn, f"{OF_TABLE}{table} {after.version}")


def _info_row(info: Info) -> dict[str, Any]:
    return vars(info) | {
        "options": json.dumps(info.options),
        "pace": info.pace.model_dump_json(),
        "result": json.dumps(info.result) if info.result else None,
    }


def _course_row(sitting: Sitting, due: float | None) -> dict[str, Any]:
    """What every move changes."""
    keeper = sitting.keeper
    return {
        "n": sitting.n,
        "version": sitting.version,
        "due": due,
        "state": keeper.freeze() if keeper else None,
        "clocks": sitting.clocks.dumps() if sitting.clocks else None,
        "movers": "".join(SEATS[p] for p in sitting.movers()),
    }


def _entry_row(table: str, entry: Entry, extra: Extra) -> dict[str, Any]:
    return {
        "table": table,
        "n": entry.n,
        "seat": entry.seat,
        "text": entry.text,
        "digest": entry.digest,
        "salt": entry.salt,
        "seal": entry.seal,
        "veils": json.dumps(dict(entry.veils)) if entry.veils else None,
        "news": json.dumps([[fact.message, dict(fact.args)] for fact in entry.news]) if entry.news else None,
        "weights": json.dumps(dict(entry.weights)) if entry.weights else None,
        "at": extra.at,
        "sent": extra.sent,
        "how": extra.how,
    }


def _save_closed(conn: Connection, table: str, before: dict[int, Closed], after: dict[int, Closed]) -> None:
    c = schema.sealed.c
    gone = [seat for seat in before if after.get(seat) != before[seat]]
    if gone:
        conn.execute(delete(schema.sealed).where(c.table == table, c.seat.in_(gone)))
    for seat, closed in after.items():
        if before.get(seat) != closed:
            values = vars(closed) | asdict(closed.extra) | {"table": table, "seat": seat}
            del values["extra"]
            conn.execute(CLOSE, values)


def _save_standing(conn: Connection, table: str, before: dict[tuple[int, str], str], after: dict[tuple[int, str], str]) -> None:
    c = schema.standing.c
    for seat, occasion in before:
        if after.get((seat, occasion)) != before[seat, occasion]:
            conn.execute(delete(schema.standing).where(c.table == table, c.seat == seat, c.occasion == occasion))
    for (seat, occasion), text in after.items():
        if before.get((seat, occasion)) != text:
            conn.execute(insert(schema.standing), {"table": table, "seat": seat, "occasion": occasion, "text": text})


def record(sitting: Sitting, eyes: int | None) -> str:
    """The record of the game as a text, as a seat (None: a spectator) may know it."""
    assert sitting.keeper is not None
    keeper = sitting.keeper.copy()
    keeper.header = header_of(sitting.info, sitting.seats, sitting.words)
    return keeper.dumps(eyes)
