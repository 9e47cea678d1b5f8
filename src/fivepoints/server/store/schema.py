"""What is stored. Times are seconds since 1970; what is JSON is text. Entries are only ever added; everything else is small or can be made again from them."""
from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

ID = String(32)
PASSING = {"passing": True}  # of a table that holds nothing worth keeping: not in a backup

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("away_from", Double),  # days away: the clocks of tables by turn stand still
    Column("away_to", Double),
)

passes = Table(  # links that carry an identity to another device; used once
    "passes",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the word in the link
    Column("person", ID, nullable=False),
    Column("expires", Double, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ID, primary_key=True),
    Column("other", ID, primary_key=True),
    Column("kind", String(8), nullable=False),  # "mute": not shown to me; "block": nor may they whisper to me or sit at my tables
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("status", String(12), nullable=False),  # open, playing, over, aborted
    Column("owner", ID, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watchers", Boolean, nullable=False),
    Column("lots", Boolean, nullable=False),  # seats are drawn by lot at the start
    Column("pace", Text, nullable=False),  # JSON
    Column("bot_pace", Double, nullable=False),  # seconds
    Column("house", LargeBinary, nullable=False),  # the server's word; its hash is public from the beginning
    Column("secret", LargeBinary),  # the hash of all words, from the start on
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("touched", Double, nullable=False),
    Column("n", Integer, nullable=False),  # how many entries there are
    Column("due", Double),  # when the program has to do something next, if nobody else does
    Column("state", Text),  # JSON: the position after entry n, a cache
    Column("clocks", Text),  # JSON
    Column("movers", String(32), nullable=False),  # the letters of the seats that owe a move
    Column("result", Text),  # JSON
    Column("next", ID),  # the rematch
    Column("paused", Boolean, nullable=False),
    Column("position", Text),  # where the game begins, if not at its start
    Column("version", Integer),  # one more with every change: who read another one writes nothing; none in rows of before: 0
    Index("tables_by_status", "status", "listed"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("person", ID),  # who sits there; of an open seat, for whom it is kept
    Column("name", String(40), nullable=False),
    Column("level", String(80)),  # of a bot
    Column("colour", Integer),
    Column("word", LargeBinary),  # what the person's page adds to the secret
    Column("status", String(12), nullable=False),  # "", left, late, resigned
    Column("stand_in", Boolean, nullable=False),  # a bot plays until the person is back
    Column("call_off", Boolean),  # its person agrees to end the game without a result; none in rows of before: no
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # the unique key decides a race
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("salt", String(128)),
    Column("seal", String(64)),
    Column("sent", Text),  # the move as it was sent, where that was another text
    Column("how", String(12)),  # late: time ran out, and the program moved
    Column("veils", Text),  # JSON: what others are told, a cache
    Column("news", Text),  # JSON: what it set in train, a cache
    Column("at", Double, nullable=False),
    Column("weights", Text),  # JSON: what a draw was drawn from; none in entries of before
)

sealed = Table(  # closed choices, until the last of their round is in
    "sealed",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("start", Integer, nullable=False),  # the number of the first entry of the round
    Column("text", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("sent", Text),
    Column("how", String(12)),
    Column("at", Double, nullable=False),
)

standing = Table(  # choices left for later
    "standing",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("occasion", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ID, ForeignKey("tables.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("person", ID, nullable=False),
    Column("seat", Integer),  # none: somebody who watches
    Column("to", Integer),  # a whisper to one seat
    Column("listener", ID),  # who sat there
    Column("text", Text, nullable=False),
    Index("talk_by_table", "table", "id"),
)

downtimes = Table(  # when no server ran: nobody's clock did
    "downtimes",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

channels = Table(  # where people are told that they owe a move, while they are not here
    "channels",
    metadata,
    Column("person", ID, primary_key=True),
    Column("kind", String(8), primary_key=True),  # mail, hook
    Column("address", Text, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # it is theirs
    Column("word", String(64)),  # the digest of what was sent there to find out
    Column("gap", Integer, nullable=False),  # minutes between two letters
    Column("told", Text, nullable=False),  # JSON: the tables in the last letter, each with how many entries it had
    Column("told_at", Double, nullable=False),
    Column("tries", Integer, nullable=False),  # that failed since the last letter that arrived
    Column("again_at", Double, nullable=False),  # not before
    Column("problem", String(200)),  # why the last one did not arrive
)

nodes = Table(  # the servers on this database
    "nodes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("until", Double, nullable=False),  # by the database's clock; put off again and again: a server that no longer does so is gone
    info=PASSING,
)

leases = Table(  # which server looks after a table: its bots, clocks and letters. It is over when that server is gone
    "leases",
    metadata,
    Column("table", ID, primary_key=True),
    Column("node", ID, nullable=False),
    info=PASSING,
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
