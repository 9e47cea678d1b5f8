"""Who somebody is: a signed cookie and a name. No passwords; a link carries an identity to another device."""
from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Connection, delete, func, insert, select, update

from fivepoints.server.clocks import Interval
from fivepoints.server.errors import NotFound, Refused, Unknown
from fivepoints.server.store import Store, announce, schema

COOKIE = "fivepoints"
COOKIE_SECONDS = 400 * 86400  # browsers keep none longer; it is renewed with every visit
SIGNING_KEY = "signing key"
LINK_SECONDS = 3600.0
ID_BYTES = 12
DAYS_AWAY = 45 * 86400.0
NOBODY_NAME = "Somebody"  # who had their data deleted


@dataclass(frozen=True)
class Known:
    """A person with a name."""

    id: str
    name: str
    away: Interval | None


def signing_key(conn: Connection) -> bytes:
    """The key of this database, made once."""
    c = schema.settings.c
    key: bytes | None = conn.execute(select(c.value).where(c.key == SIGNING_KEY)).scalar()
    if key is None:
        key = secrets.token_bytes(32)
        conn.execute(insert(schema.settings), {"key": SIGNING_KEY, "value": key})
    return key


class People:
    """Identities and what is stored of them."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = URLSafeSerializer(key, salt="person")

    # Cookies

    def new_cookie(self) -> str:
        """For a first visit; nothing is stored until a name is chosen."""
        return self.cookie(secrets.token_hex(ID_BYTES))

    def cookie(self, person: str) -> str:
        return str(self._signer.dumps(person))

    def read_cookie(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if there is none, or it is not ours."""
        try:
            person = self._signer.loads(cookie or "")
        except BadData:
            return None
        return person if isinstance(person, str) and len(person) == 2 * ID_BYTES else None

    # What is stored

    async def find(self, person: str | None) -> Known | None:
        p = schema.people.c
        row = await self._store.read(lambda conn: conn.execute(select(schema.people).where(p.id == person)).mappings().first())
        if row is None:
            return None
        return Known(row["id"], row["name"], None if row["away_from"] is None else (row["away_from"], row["away_to"]))

    async def know(self, person: str | None) -> Known:
        """Unknown if they have not chosen a name."""
        known = await self.find(person)
        if known is None:
            raise Unknown("no-name")
        return known

    async def name(self, person: str, name: str, away: Interval | None, now: float) -> None:
        """Choose a name, say the days away."""
        if away is not None and not (away[0] < away[1] <= away[0] + DAYS_AWAY and away[1] < now + 8 * DAYS_AWAY):
            raise Refused("too-long-away", days=round(DAYS_AWAY / 86400))
        values = {"name": name, "away_from": away[0] if away else None, "away_to": away[1] if away else None}
        p, s, t = schema.people.c, schema.seats.c, schema.tables.c

        def job(conn: Connection) -> None:
            if conn.execute(update(schema.people).where(p.id == person), values).rowcount == 0:
                conn.execute(insert(schema.people), {"id": person, "created": now, **values})
            own = (s.person == person) & (s.kind == "person")
            waiting = select(s.table).join(schema.tables, t.id == s.table).where(own, t.status == "open")
            alone = waiting.group_by(s.table).having(func.count() == 1)  # of several at one screen each has a name of their own
            conn.execute(update(schema.seats).where(own, s.table.in_(alone)), {"name": name})
            announce(conn, f"person {person}")

        await self._store.write(job)

    async def make_link(self, person: str, now: float) -> tuple[str, float]:
        """The word of a link that carries this identity to another device, once, within the hour."""
        word, expires = secrets.token_urlsafe(24), now + LINK_SECONDS

        def job(conn: Connection) -> None:
            conn.execute(delete(schema.passes).where((schema.passes.c.person == person) | (schema.passes.c.expires < now)))
            conn.execute(insert(schema.passes), {"digest": _digest(word), "person": person, "expires": expires})

        await self._store.write(job)
        return word, expires

    async def use_link(self, word: str, now: float) -> str:
        """Whose link it is; it is used up with that."""

        def job(conn: Connection) -> str:
            c = schema.passes.c
            used = delete(schema.passes).where(c.digest == _digest(word), c.expires >= now).returning(c.person)
            person: str | None = conn.execute(used).scalar()
            if person is None:
                raise NotFound("old-link")
            return person

        return await self._store.write(job)

    async def blocks(self, person: str | None) -> dict[str, str]:
        """Whom this person has muted or blocked."""
        b = schema.blocks.c
        rows = await self._store.read(lambda conn: conn.execute(select(b.other, b.kind).where(b.person == person)).all())
        return {row.other: row.kind for row in rows}

    async def block(self, person: str, other: str, kind: str | None) -> None:
        b = schema.blocks.c

        def job(conn: Connection) -> None:
            conn.execute(delete(schema.blocks).where(b.person == person, b.other == other))
            if kind:
                conn.execute(insert(schema.blocks), {"person": person, "other": other, "kind": kind})
            announce(conn, f"person {person}")

        await self._store.write(job)

    async def delete(self, person: str) -> None:
        """Name, talk, links, blocks and where they were told of their turns are gone. Games stay, with nobody's name in the seat."""
        p, s, t = schema.people.c, schema.seats.c, schema.talk.c

        def job(conn: Connection) -> None:
            conn.execute(delete(schema.talk).where(t.person == person))
            conn.execute(update(schema.talk).where(t.listener == person), {"listener": None})
            conn.execute(delete(schema.passes).where(schema.passes.c.person == person))
            conn.execute(delete(schema.channels).where(schema.channels.c.person == person))
            conn.execute(delete(schema.blocks).where((schema.blocks.c.person == person) | (schema.blocks.c.other == person)))
            conn.execute(update(schema.seats).where(s.person == person, s.kind == "open"), {"person": None})  # one that was kept for them
            conn.execute(update(schema.seats).where(s.person == person), {"person": None, "name": NOBODY_NAME})
            conn.execute(delete(schema.people).where(p.id == person))
            announce(conn, f"gone {person}")

        await self._store.write(job)


def _digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
