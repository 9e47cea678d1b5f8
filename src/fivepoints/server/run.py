"""Starting and stopping a server: its port, its database, its workers, and what the person at the terminal is told."""
from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from ipaddress import ip_network
from urllib.parse import urlsplit

import uvicorn

from fivepoints import games
from fivepoints.core.errors import FivepointsError, OptionError
from fivepoints.server.app import make_app
from fivepoints.server.hall import Hall
from fivepoints.server.limits import Settings
from fivepoints.server.line import Line
from fivepoints.server.log import Aside, Handler, Log, OwnHandler
from fivepoints.server.post.mail import Office
from fivepoints.server.socket import Front
from fivepoints.server.store import Store
from fivepoints.server.warming import Warming
from fivepoints.server.workers import Workers

DEFAULT_PORT = 1860
EVERYWHERE = ("0.0.0.0", "::", "")
GRACE = 5  # seconds for connections to close by themselves
PING = 20.0
COLLECT_AFTER = (50_000, 20, 100)  # new objects, and how often of the young until the older; tables make few circles, and drop them seldom


def serve(host: str, port: int, database: str | None, tell: Callable[[str], None], open_page: bool = False, settings: Settings | None = None) -> None:
    """Serve until told to stop. `tell` prints a line to the person who started it."""
    bound = bind(host, port)
    try:
        store = Store.open(database)
    except BaseException:
        bound.close()
        raise
    settings = settings or Settings()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(bound, store, settings, host, tell, open_page))
    finally:
        store.close()
        bound.close()


def allowances(public: str | None, smtp: str | None, mail_from: str | None, hooks_allowed: Sequence[str], metrics_for: Sequence[str]) -> Settings:
    """The settings of what an operator says; OptionError for what makes no sense, before anything starts."""
    if public is not None and not _is_web_address(public):
        raise OptionError(f"where people find it is given as https://example.org, not {public!r}")
    if smtp is not None:
        Office.parse(smtp, mail_from)
        if public is None:
            raise OptionError("letters hold links: say with --public where people find this server")
    for network in (*hooks_allowed, *metrics_for):
        try:
            ip_network(network, strict=False)
        except ValueError:
            raise OptionError(f"{network!r} is not a network; one is given as 10.0.0.0/8") from None
    return Settings(
        public=public.rstrip("/") if public else None, smtp=smtp, mail_from=mail_from, hooks_allowed=tuple(hooks_allowed),
        metrics_for=(*Settings.metrics_for, *metrics_for),
    )  # fmt: skip


def _is_web_address(text: str) -> bool:
    """Whether a browser could go there; of a port that is none only looking at it tells."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; one clear line if it can't be had."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio would hold back small messages
        try:
            if os.name == "posix":
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((host, port))
        except (OSError, ValueError):
            bound.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise FivepointsError(f"port {port} is in use: another server may be running; choose another with --port") from error
        raise FivepointsError(f"can't listen on {host or 'every address'}, port {port}: {error.strerror or error}") from error
    except ValueError as error:  # UnicodeError: a part of the name is empty or too long
        raise FivepointsError(f"can't listen on {host!r}: that is not the name of a host") from error
    return bound


async def _serve(bound: socket.socket, store: Store, settings: Settings, host: str, tell: Callable[[str], None], open_page: bool) -> None:
    aside = Aside(sys.stderr)
    log = Log(aside)
    logging.getLogger("uvicorn").handlers = [Handler(log)]
    logging.getLogger("fivepoints").handlers = [OwnHandler(log)]
    workers = Workers(settings.bot_workers, settings.bot_seconds)
    hall = Hall(store, workers, settings, log)
    friends = _for_friends(bound, host)

    def ready() -> None:
        _calm_collector()
        _announce(bound, host, friends, store.name, tell, open_page)

    server = Server(config(hall, friends), hall, ready)
    warming = Warming(games.names()) if open_page else None
    try:
        await server.serve(sockets=[bound])
    finally:
        if warming:
            warming.end()
        workers.close()
        aside.close()


def config(hall: Hall, friends: str | None = None) -> uvicorn.Config:
    """How the web server runs. Messages are not compressed: lengths must tell nothing, and each connection would cost memory."""
    app = make_app(hall)
    app.state.friends = friends
    return uvicorn.Config(
        Front(app),
        log_config=None,
        access_log=False,
        ws=Line,
        ws_max_size=hall.settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        timeout_graceful_shutdown=GRACE,
        lifespan="off",  # Server begins and ends the hall itself: of what fails there uvicorn would tell only its log
        server_header=False,
    )


class Server(uvicorn.Server):
    """Begins and ends the hall; says when it answers, and tells connections before it closes them."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._ready = ready
        self._life = AsyncExitStack()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and Ctrl-C end `serve` in good order; the program goes on after it and exits 0."""
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        front = self.config.app
        assert isinstance(front, Front)
        await self._life.enter_async_context(front.app.router.lifespan_context(front.app))
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hall.say_goodbye()
        await super().shutdown(sockets)
        try:
            await self._life.aclose()
        except FivepointsError as error:  # the store is gone before us: moves are not lost by that
            self._hall.log.exception("the end was not noted", error)


def _calm_collector() -> None:
    """All that a server is made of stays: looking through it for garbage again and again would cost as much as the moves, and hold them up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _announce(bound: socket.socket, host: str, friends: str | None, kept: str, tell: Callable[[str], None], open_page: bool) -> None:
    port = bound.getsockname()[1]
    here = f"http://{'localhost' if host in EVERYWHERE else _bracketed(host)}:{port}"
    tell(f"fivepoints answers at {here}")
    if friends:
        tell(f"friends on the same network: {friends}")
    tell(f"games are kept in {kept}; Ctrl-C stops it, nothing is lost.")
    if open_page and _has_screen():
        threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()  # some browsers answer only when they are closed


def _for_friends(bound: socket.socket, host: str) -> str | None:
    """Where others on the same network find us, if we let them in."""
    address = own_address() if host in EVERYWHERE else None
    return f"http://{address}:{bound.getsockname()[1]}" if address else None


def _has_screen() -> bool:
    """Without one, a browser in the terminal would cover the address that was just printed."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str | None:
    """The address of this machine in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation: no packet leaves for a datagram socket's connect
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
