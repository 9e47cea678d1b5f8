"""What goes over the wire, both ways. The page's types are made of these models (they are all in the OpenAPI document)."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict, model_validator

from fivepoints.record.entries import COLOURS

MOVE_LENGTH = 200
TALK_LENGTH = 500
MOST_SEATS = 6
BLANK = " \u115f\u1160\u2800\u3164\uffa0"  # signs that count as letters and show nothing
SEAT = Field(ge=0, lt=MOST_SEATS)


def _printable(text: str) -> str:
    text = " ".join(text.split())
    if not text.strip(BLANK) or not text.isprintable():
        raise ValueError("has nothing to read, or signs that can't be printed")
    return text


def _hex(text: str) -> str:
    bytes.fromhex(text)
    return text


Line = Annotated[str, AfterValidator(_printable)]
Name = Annotated[Line, Field(min_length=1, max_length=24)]
Word = Annotated[str, Field(pattern="^([0-9a-f]{2}){8,64}$", description="8 to 64 bytes in hexadecimal digits, made by chance")]
Seat = Annotated[int, SEAT]
Days = Annotated[tuple[float, float], Strict(False)]  # a list of JSON is no tuple where types are strict


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# What a table is


class Pace(Wire):
    """How fast it goes: relaxed (no clocks), live (base time and an increment for each move), or by turn (hours for each)."""

    kind: Literal["relaxed", "live", "turn"] = "relaxed"
    base: float = Field(default=600, ge=10, le=7200, description="live: seconds for the whole game")
    increment: float = Field(default=15, ge=0, le=600, description="live: seconds more for each move")
    hours: float = Field(default=24, ge=0.1, le=720, description="turn: hours for each turn or answer")


class SeatWish(Wire):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"] = "open"
    level: str = Field(default="heeler", max_length=80, description="of a bot")
    colour: int | None = Field(default=None, ge=0, lt=COLOURS, description="none: by lot")
    name: Name | None = Field(default=None, description="of a seat of mine: who plays it, where several sit at one screen; of a bot: none is by lot")


class Begin(Wire):
    """The moment of another game at which a new one begins: of a table whose game is over, or of a record."""

    table: str | None = Field(default=None, max_length=32)
    record: str | None = Field(default=None, description="its text")
    n: Annotated[int, Field(ge=0, lt=2**31, description="after how many entries")]

    @model_validator(mode="after")
    def _one_of_two(self) -> Begin:
        if (self.table is None) == (self.record is None):
            raise ValueError("either a table or a record")
        return self


class NewTable(Wire):
    game: str = Field(max_length=32)
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: dict[Annotated[str, Field(max_length=40)], str | int | None] = Field(default_factory=dict, max_length=40)
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    lots: bool = Field(default=False, description="draw the seats by lot at the start")
    pace: Pace = Field(default_factory=Pace)
    bot_pace: float = Field(default=1.0, ge=0, le=10, description="seconds a bot lets pass before it moves; 0: at once")
    listed: bool = Field(default=False, description="in the lobby; otherwise only for those who have the link")
    watchers: bool = Field(default=True, description="others may watch")
    start: bool = Field(default=False, description="start at once: no seat may be open, and no page adds a word to the secret of the draws")
    begin: Begin | None = Field(default=None, description="play on from a moment of another game: same game, players and options; options may be left out")


class Sit(Wire):
    seat: Seat | None = Field(default=None, description="none: the first that is open")
    colour: int | None = Field(default=None, ge=0, lt=COLOURS)
    word: Word | None = None


class OwnWord(Wire):
    """What a person's page adds to the secret of the draws, having seen the hash of the server's word."""

    word: Word


class OneSeat(Wire):
    seat: Seat


class Replace(Wire):
    """What the owner makes of a seat."""

    seat: Seat
    kind: Literal["open", "bot"]
    level: str = Field(default="heeler", max_length=80)


class Pause(Wire):
    paused: bool


class CallOff(Wire):
    """Whether the asker would end the game without a result; it ends when everybody who is still at the table would."""

    agreed: bool


class Me(Wire):
    name: Name
    away: Days | None = Field(
        default=None, description="from and to, in seconds since 1970: clocks of tables by turn stand still; not said: as before, none: no days"
    )


class Adopt(Wire):
    word: str = Field(max_length=100)


class Block(Wire):
    person: str = Field(pattern="^[0-9a-f]{24}$")
    kind: Literal["mute", "block"] | None = Field(description="none: neither any more")


class ChannelWish(Wire):
    """Where the asker is told that they owe a move while they are not here; nothing is sent until they say so."""

    address: str | None = Field(max_length=500, description="an e-mail address, or of a hook https://..; none: forget it")
    active: bool = True
    gap: Annotated[int, Field(default=60, ge=5, le=10_080, description="minutes between two letters, at least")]


class ConfirmedWord(Wire):
    """The word that was sent to a new e-mail address."""

    word: str = Field(max_length=100)


class Channel(Wire):
    address: str
    active: bool
    confirmed: bool = Field(description="of an e-mail address: its word was entered")
    gap: int
    problem: str | None = Field(description="why the last letter did not arrive")


class Channels(Wire):
    possible: list[Literal["mail", "hook"]] = Field(description="what this server is set up for")
    channels: dict[str, Channel] = Field(description="by kind; those the asker has")


class Link(Wire):
    word: str
    expires: float


class Person(Wire):
    person: str | None
    name: str | None
    away: tuple[float, float] | None
    blocks: dict[str, str]


class SeatInfo(Wire):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str | None = Field(description="a name for muting and blocking; of an open seat, for whom it is kept")
    level: str | None
    colour: int | None
    status: str = Field(description="left, late, resigned or nothing")
    stand_in: bool = Field(description="a bot plays until the person is back")
    call_off: bool = Field(description="its person agrees to end the game without a result")
    online: bool


class TableInfo(Wire):
    """A table as everybody who may see it sees it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str | int | None]
    status: Literal["open", "playing", "over", "aborted"]
    owner: str
    listed: bool
    watchers: bool
    lots: bool
    pace: Pace
    bot_pace: float
    paused: bool
    house: str = Field(description="SHA-256 of the server's own word, shown before anyone sits")
    commitment: str | None = Field(description="SHA-256 of the secret of the draws, from the start on")
    created: float
    started: float | None
    ended: float | None
    n: int
    movers: list[int]
    seats: list[SeatInfo]
    result: dict[str, list[int | float]] | None
    next: str | None = Field(description="the rematch")
    stuck: str | None = Field(description="why the game can't go on: under today's rules, or for a mistake of the program")
    position: str | None = Field(description="the position it began at, where that is not the usual one")


class GameInfo(Wire):
    name: str
    title: str
    rules: int
    least: int
    most: int
    options: dict[str, list[str | int | None]]
    levels: list[str]


class Health(Wire):
    status: Literal["ok", "failing"]
    version: str
    database: str
    tables: int
    connections: int
    nodes: int = Field(description="servers on this database, this one included")
    workers: int
    seconds: float


class Address(Wire):
    friends: str | None = Field(description="where others on the same network find this server; none: where they find the page")


class Problem(Wire):
    code: str
    text: str = Field(description="in English")
    message: str | None = Field(default=None, description="the same as a message of src/fivepoints/server/lang, for other languages")
    args: dict[str, str | int] = Field(default={}, description="of the message")


# From a client, over the socket


class Message(Wire):
    id: str | None = Field(default=None, max_length=64, description="comes back with the answer")


class Play(Message):
    type: Literal["play"]
    seat: Seat
    token: Annotated[int, Field(ge=0, lt=2**31)]
    move: str = Field(min_length=1, max_length=MOVE_LENGTH)
    salt: Word | None = Field(default=None, description="of a sealed choice; none: the server makes one")


class Undo(Message):
    type: Literal["undo"]
    seat: Seat
    token: Annotated[int, Field(ge=0, lt=2**31)]


class Stand(Message):
    """Leave a choice for later, or (no move) take it away."""

    type: Literal["stand"]
    seat: Seat
    occasion: str = Field(max_length=40)
    move: str | None = Field(max_length=MOVE_LENGTH)


class Say(Message):
    type: Literal["say"]
    text: Annotated[Line, Field(max_length=TALK_LENGTH)]
    to: Seat | None = Field(default=None, description="a whisper to one seat")


class Look(Message):
    """See the table from another seat of one's own, or from none."""

    type: Literal["look"]
    seat: Seat | None


class Sync(Message):
    type: Literal["sync"]


class Ping(Message):
    type: Literal["ping"]


FROM_CLIENT: tuple[type[Message], ...] = (Play, Undo, Stand, Say, Look, Sync, Ping)
FromClient = Annotated[Play | Undo | Stand | Say | Look | Sync | Ping, Field(discriminator="type")]


# To a client, over the socket


class FactOut(Wire):
    message: str
    args: dict[str, Any]


class EntryOut(Wire):
    """A draw, a move, or a move taken back, as the seat may know it."""

    n: int
    seat: int | None
    text: str
    veiled: bool = False
    how: Literal["late"] | None = Field(default=None, description="late: time ran out and the program moved")
    salt: str | None = None
    seal: str | None = None
    digest: str
    news: list[FactOut]
    at: float


class ClockOut(Wire):
    left: float
    running: bool


class OccasionOut(Wire):
    key: str
    about: dict[str, Any]


class Legal(Wire):
    """What may be played: all moves, or (a sealed choice of amounts) the least and most of each."""

    moves: list[str] | None = None
    amounts: dict[str, tuple[int, int]] | None = None


class Now(Wire):
    """Where the game stands, from one seat."""

    n: int = Field(description="how many entries there are")
    token: int = Field(description="goes with an answer to what is asked now")
    seat: int | None
    view: dict[str, Any] | None
    movers: list[int]
    closed: list[int] = Field(description="seats whose sealed choice is in")
    owes: bool
    legal: Legal | None
    receipt: str | None = Field(description="the commitment to this seat's closed choice")
    undo: bool
    clocks: list[ClockOut] | None
    occasion: str = Field(description="what is asked of this seat, if an answer could have been left")
    occasions: list[OccasionOut]
    standing: dict[str, str]
    result: dict[str, list[int | float]] | None


class Replay(Wire):
    """A game from one pair of eyes: the log, and how it stood at the beginning and after each entry."""

    table: TableInfo
    eyes: int | None
    all_eyes: bool = Field(description="the game is over: it may be looked at from any seat")
    log: list[EntryOut]
    moments: list[Now] = Field(description="one more than there are entries")


class OpenRecord(Wire):
    """A record file to look at; nothing of it is kept."""

    record: str = Field(description="its text")
    eyes: Seat | None = None


class TalkOut(Wire):
    number: int
    at: float
    person: str
    seat: int | None
    name: str
    to: int | None
    text: str


class FromServer(Wire):
    seq: int = Field(description="one more with each message on this connection; a gap never happens without a sync after it")


class SyncOut(FromServer):
    """All of it: on connecting, on asking, and after more happened than could be sent."""

    type: Literal["sync"]
    you: str | None
    own: list[int]
    table: TableInfo
    log: list[EntryOut]
    talk: list[TalkOut]
    now: Now | None


class UpdateOut(FromServer):
    type: Literal["update"]
    entries: list[EntryOut]
    now: Now


class TableOut(FromServer):
    type: Literal["table"]
    table: TableInfo


class TalkMessage(FromServer):
    type: Literal["talk"]
    talk: TalkOut


class DoneOut(FromServer):
    type: Literal["done"]
    id: str | None
    n: int | None = None
    receipt: str | None = None


class RefusedOut(FromServer):
    type: Literal["refused"]
    id: str | None
    code: str
    text: str = Field(description="in English")
    message: str | None = Field(default=None, description="the same as a message of src/fivepoints/server/lang, for other languages")
    args: dict[str, str | int] = Field(default={}, description="of the message")


class PongOut(FromServer):
    type: Literal["pong"]
    id: str | None


class ByeOut(FromServer):
    type: Literal["bye"]
    text: str


TO_CLIENT: tuple[type[FromServer], ...] = (SyncOut, UpdateOut, TableOut, TalkMessage, DoneOut, RefusedOut, PongOut, ByeOut)
