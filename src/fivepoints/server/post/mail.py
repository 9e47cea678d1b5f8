"""E-mail by SMTP: the standard library's client in a thread of its own, cut off when it takes too long."""
from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from fivepoints.core.errors import OptionError
from fivepoints.server.post.errors import Unsent

PATIENCE = 20.0  # seconds for all of a letter
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Office:
    """The mail server that takes our letters, and who they are from."""

    secure: bool
    host: str
    port: int
    user: str | None
    password: str | None = field(repr=False)
    sender: str

    @classmethod
    def parse(cls, url: str, sender: str | None) -> Office:
        """OptionError, without the password, for what can't be one."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise OptionError("the mail server is given as smtp://user:password@host:port, or smtps://..") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise OptionError("the mail server is given as smtp://user:password@host:port, or smtps://..")
        if not sender or "@" not in parseaddr(sender)[1] or not sender.isprintable():
            raise OptionError("with a mail server goes the address that letters come from: --mail-from 'Five Points <table@example.org>'")
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        return cls(parts.scheme == "smtps", parts.hostname, port or PORTS[parts.scheme], user, password, sender)

    @property
    def near(self) -> bool:
        """On this machine: a password goes over no network."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


class Mail:
    """Sends letters."""

    def __init__(self, office: Office, threads: Executor) -> None:
        self._office = office
        self._threads = threads

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Unsent if the mail server did not take it."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"], letter["Date"] = self._office.sender, to, subject, formatdate()
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        carrier = _Carrier(self._office)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().run_in_executor(self._threads, carrier.deliver, letter)
        except TimeoutError:
            carrier.cut()
            raise Unsent("the mail server does not answer") from None


class _Carrier:
    """One letter on its way."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._line: smtplib.SMTP | None = None
        self._cut = False

    def deliver(self, letter: EmailMessage) -> None:
        """In a thread."""
        try:
            self._deliver(letter)
        except smtplib.SMTPResponseException as error:
            raise Unsent(f"the mail server answered {error.smtp_code}") from None
        except smtplib.SMTPRecipientsRefused:
            raise Unsent("the mail server does not take letters to this address") from None
        except ssl.SSLError:
            raise Unsent("the mail server's certificate is not good") from None
        except TimeoutError:
            raise Unsent("the mail server does not answer") from None
        except OSError:  # smtplib's own errors are such too
            raise Unsent("the mail server can't be reached") from None
        except ValueError:
            raise Unsent("the mail server's answer makes no sense") from None
        finally:
            if self._line:
                self._line.close()

    def _deliver(self, letter: EmailMessage) -> None:
        office = self._office
        if self._cut:
            raise TimeoutError
        wait = PATIENCE / 2
        self._line = smtplib.SMTP_SSL(timeout=wait, context=ssl.create_default_context()) if office.secure else smtplib.SMTP(timeout=wait)
        self._line._host = office.host  # type: ignore[attr-defined]  # for its certificate; said before, the greeting would be waited for uncut
        self._line.connect(office.host, office.port)
        if not office.secure:
            self._line.ehlo_or_helo_if_needed()
            if self._line.has_extn("starttls"):
                self._line.starttls(context=ssl.create_default_context())
            elif office.user and not office.near:
                raise Unsent("the mail server offers no encryption, and is not told a password without")
        if office.user:
            self._line.login(office.user, office.password or "")
        self._line.send_message(letter)
        with suppress(smtplib.SMTPException, OSError):  # it has taken the letter: how it says goodbye does not matter
            self._line.quit()

    def cut(self) -> None:
        """From outside: whatever it waits for does not come."""
        self._cut = True
        line = self._line.sock if self._line else None
        if line:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
