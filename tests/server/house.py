"""Servers under test, on loopback: in this process with a clock of the test's own, or as real processes that can be killed."""
from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from fivepoints.server.hall import Clock, Hall
from fivepoints.server.limits import Settings
from fivepoints.server.run import Server, bind, config
from fivepoints.server.store import Store
from fivepoints.server.workers import Workers

QUICK = Settings(retry=0.05, requests=(10_000.0, 10_000), new_tables=(10_000.0, 10_000), messages=(10_000.0, 10_000))


class TestClock(Clock):
    """A time that stands until the test moves it."""

    __test__ = False

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.slept = 0.0

    def now(self) -> float:
        return self.time

    def steady(self) -> float:
        return self.time - self.slept

    def sleep(self, seconds: float) -> None:
        """The machine sleeps: timers stand still."""
        self.time += seconds
        self.slept += seconds


class House:
    """A server in this process: its hall, and the address it answers at."""

    def __init__(self, hall: Hall, address: str, end: Callable[[], Awaitable[None]]) -> None:
        self.hall, self.address, self.end = hall, address, end

    async def later(self, seconds: float) -> None:
        """Let time pass on the test's clock, and let everything happen that is due."""
        clock = self.hall.clock
        assert isinstance(clock, TestClock)
        clock.time += seconds
        await self.settle()

    async def settle(self) -> None:
        """Until nothing is due any more."""
        for _ in range(10_000):
            self.hall.wake_due()
            if not any(table.tasks for table in self.hall.tables.values()):
                return
            await asyncio.sleep(0.002)
        raise AssertionError("the program never comes to rest")


@contextlib.asynccontextmanager
async def serving(url: str, settings: Settings = QUICK, workers: Workers | None = None, **hall: Any) -> AsyncIterator[House]:
    """A server in this process on a free port; `hall` goes to Hall (clock, luck, new_id, new_word, log)."""
    store = Store.open(url)
    workers = workers or Workers()
    bound = bind("127.0.0.1", 0)
    try:
        made = Hall(store, workers, settings, **hall)
        ready = asyncio.Event()
        server = Server(config(made), made, ready.set)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign] - signals are the test runner's, and uvicorn has no setting for that
        task = asyncio.create_task(server.serve(sockets=[bound]))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task

        async def end() -> None:
            server.should_exit = True
            await task

        try:
            yield House(made, f"http://127.0.0.1:{bound.getsockname()[1]}", end)
        finally:
            await end()
    finally:
        workers.close()
        store.close()
        bound.close()


class Process:
    """`fivepoints serve` as a process of its own."""

    def __init__(self, url: str, port: int = 0, *more: str) -> None:
        self.url, self.port, self.more = url, port, more
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Process:
        command = [sys.executable, "-m", "fivepoints", "serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.url, *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"})
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, (line, self.process.stderr.read() if self.process.stderr else "")
        self.address, self.port = found[0], int(found[1])
        return self

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self.process
        self.process.send_signal(number)
        self.process.communicate(timeout=20)
        return self.process.returncode
