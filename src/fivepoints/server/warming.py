"""Compiles the rules and the search behind people's backs: in processes of their own, at the lowest priority, so that nobody ever waits for it."""
from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from threading import Lock, Thread

LOWEST = 19


class Warming:
    """Begins at once, with these games side by side; ended with the server, finished or not."""

    def __init__(self, names: Sequence[str]) -> None:
        self._processes: set[subprocess.Popen[bytes]] = set()
        self._lock, self._ended = Lock(), False
        self._threads = [Thread(target=self._warm, args=[name], daemon=True) for name in names]
        for thread in self._threads:
            thread.start()

    def _warm(self, game: str) -> None:
        """The rules first: more is done with them."""
        for command in (["-m", "fivepoints", "simulate", game, "--games", "1"], ["-m", "fivepoints.bots.search", game]):
            with self._lock:
                if self._ended:
                    return
                process = _start(command)
                self._processes.add(process)
            process.wait()

    def end(self) -> None:
        with self._lock:
            self._ended = True
            for process in self._processes:
                process.kill()
        for thread in self._threads:
            thread.join()


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen([sys.executable, *command], stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST)
    return process
