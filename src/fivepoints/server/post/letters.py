"""The round of letters: what is due is noted as told, then sent. So nothing goes out twice, also when this server dies in between."""
from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Connection, update

from fivepoints.server.errors import NotFound, Refused
from fivepoints.server.limits import Buckets
from fivepoints.server.post import channels, digest
from fivepoints.server.post.channels import HOOK, MAIL, Wish
from fivepoints.server.post.digest import Letter
from fivepoints.server.post.errors import Unsent
from fivepoints.server.post.hooks import Hooks
from fivepoints.server.post.mail import Mail, Office
from fivepoints.server.store import schema

if TYPE_CHECKING:
    from fivepoints.server.hall import Hall

LEASE = "letters"  # one server at a time sends them
PAUSES = (60.0, 300.0, 1800.0, 7200.0)  # seconds until the next try; after the last of them it is given up
AT_ONCE = 4
FAREWELL = 2.0  # seconds for letters on their way when the server stops
THREADS = 4

c = schema.channels.c


class Letters:
    """Those of one server."""

    def __init__(self, hall: Hall, key: bytes, public: str | None) -> None:
        """`public` is where people find this server."""
        self._hall, self._public = hall, public
        self._signer = URLSafeSerializer(key, salt="off")
        self._threads = ThreadPoolExecutor(THREADS, "fivepoints-post")
        self._hooks = Hooks(hall.settings.hooks_allowed, self._threads)
        self._mail = Mail(Office.parse(hall.settings.smtp, hall.settings.mail_from), self._threads) if hall.settings.smtp else None
        self._confirmations = Buckets(hall.settings.confirmations)
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._few = asyncio.Semaphore(AT_ONCE)

    @property
    def kinds(self) -> list[str]:
        """The channels there can be here."""
        if self._public is None:
            return []
        return [MAIL, HOOK] if self._mail else [HOOK]

    async def close(self) -> None:
        """Letters on their way have a moment; the server does not stop later because of one that hangs."""
        if self._sending:
            _, late = await asyncio.wait(self._sending.values(), timeout=FAREWELL)
            for task in late:
                task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # What people wish

    async def read(self, person: str) -> dict[str, Any]:
        return {"possible": self.kinds, "channels": await self._hall.store.read(lambda conn: channels.read(conn, person))}

    async def put(self, person: str, kind: str, wish: Wish) -> None:
        """Refused for an address to which nothing would go."""
        if wish.address is not None:
            if kind not in self.kinds:
                raise Refused("no-letters")
            await self._check(kind, wish.address)
        word = await self._hall.store.write(lambda conn: channels.put(conn, person, kind, wish))
        if word and wish.address:
            self._hall.spawn(self._ask_to_confirm(person, wish.address, word))

    async def _check(self, kind: str, address: str) -> None:
        if kind == MAIL:
            channels.check_mail(address)
            self._confirmations.take(address.lower(), self._hall.clock.now())
            return
        try:
            await self._hooks.check(address)
        except Unsent as error:
            raise Refused("no-hook", why=str(error)) from None

    async def _ask_to_confirm(self, person: str, address: str, word: str) -> None:
        assert self._mail
        text = (
            f"Somebody, most likely you, wants to be told at this address when it is their move at {self._public}\n\n"
            f"If it was you, enter this word there: {word}\n\nIf not, do nothing: nothing more will come.\n"
        )
        try:
            await self._mail.send(address, "Is this your address?", text, {})
        except Unsent as error:
            await self._note(person, MAIL, {"problem": str(error)})

    # Switching off from the letter itself

    def off_word(self, person: str, kind: str) -> str:
        return str(self._signer.dumps([person, kind]))

    async def switch_off(self, word: str) -> None:
        try:
            person, kind = self._signer.loads(word)
        except (BadData, ValueError, TypeError):
            raise NotFound("broken-link") from None
        await self._hall.store.write(lambda conn: channels.switch_off(conn, person, kind))

    # The round

    async def go_round(self) -> None:
        """Again and again: whoever owes a move for a while, and is not here, is told."""
        while True:
            await asyncio.sleep(self._hall.settings.letters_every)
            try:
                await self.round()
            except Exception as error:
                self._hall.log.exception("looking for letters failed", error)

    async def round(self) -> None:
        """Send what is due, if that is ours to do."""
        hall = self._hall
        if self._public is None or (hall.nodes and not await hall.nodes.leases.hold(LEASE)):
            return
        now, delay = hall.clock.now(), hall.settings.letter_delay
        rows = await hall.store.read(lambda conn: digest.owing(conn, now, delay))
        for letter in digest.letters(rows, hall.downtimes, self._is_here):
            key = letter.person, letter.kind
            if letter.kind in self.kinds and key not in self._sending and not hall.ending:
                self._sending[key] = hall.spawn(self._send(letter))
                self._sending[key].add_done_callback(partial(self._sent, key))

    def _sent(self, key: tuple[str, str], _: asyncio.Task[None]) -> None:
        del self._sending[key]

    def _is_here(self, table: str, person: str) -> bool:
        hall = self._hall
        return person in (hall.tables[table].present if table in hall.tables else hall.nodes.present(table) if hall.nodes else ())

    async def _send(self, letter: Letter) -> None:
        async with self._few:
            if not await self._hall.store.write(lambda conn: _claim(conn, letter, self._hall.clock.now())):
                return  # somebody else was first, or the person wishes something else by now
            try:
                await self._deliver(letter)
            except Unsent as error:
                await self._try_again(letter, str(error))
            else:
                self._hall.metrics.letters.add(letter.kind, "sent")
                await self._note(letter.person, letter.kind, {"tries": 0, "problem": None})

    async def _deliver(self, letter: Letter) -> None:
        assert self._public
        title, tables = digest.subject(letter.owed), digest.lines(letter.owed, self._public)
        off = f"{self._public}/off/{self.off_word(letter.person, letter.kind)}"
        if letter.kind == HOOK:
            text = "\n".join([f"{title}:", *tables])
            await self._hooks.post(letter.address, {"text": text, "content": text}, letter.number)  # as Slack and Mattermost call it, and as Discord does
            return
        assert self._mail
        headers = {
            "Message-ID": f"<{letter.number}@fivepoints.invalid>", "List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }  # fmt: skip
        text = "\n".join([f"{title}:", "", *tables, "", f"To be told no more: {off}", ""])
        await self._mail.send(letter.address, title, text, headers)

    async def _try_again(self, letter: Letter, why: str) -> None:
        """Later, with more patience each time; in the end it is given up, and said."""
        tries = letter.tries + 1
        if tries > len(PAUSES):
            self._hall.metrics.letters.add(letter.kind, "given up")
            self._hall.log.warning("letters to a person are given up", person=letter.person, kind=letter.kind, why=why)
            await self._note(letter.person, letter.kind, {"active": False, "tries": 0, "problem": f"switched off, after {tries} tries: {why}"})
            return
        self._hall.metrics.letters.add(letter.kind, "failed")
        self._hall.log.info("a letter did not arrive", person=letter.person, kind=letter.kind, why=why, tries=tries)
        later = self._hall.clock.now() + PAUSES[tries - 1]
        await self._note(letter.person, letter.kind, {"told": letter.before, "told_at": 0.0, "tries": tries, "again_at": later, "problem": why})

    async def _note(self, person: str, kind: str, values: Mapping[str, Any]) -> None:
        await self._hall.store.write(lambda conn: conn.execute(update(schema.channels).where(c.person == person, c.kind == kind), dict(values)))


def _claim(conn: Connection, letter: Letter, now: float) -> bool:
    """Note it as told, before it is: False if it is not to be sent any more."""
    same = (c.person == letter.person, c.kind == letter.kind, c.address == letter.address, c.told == letter.before, c.tries == letter.tries, c.active)
    return conn.execute(update(schema.channels).where(*same), {"told": letter.told, "told_at": now}).rowcount == 1
