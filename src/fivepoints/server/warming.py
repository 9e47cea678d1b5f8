"""Compiles the rules behind people's backs: in processes of their own, at the lowest priority, so that nobody ever waits for it."""
from __future__ import annotations

import os
import subprocess
import sys

from fivepoints import games

LOWEST = 19


class Warming:
    """Begins at once; ended with the server, finished or not."""

    def __init__(self) -> None:
        self._processes = [_compile(name) for name in games.names()]

    def end(self) -> None:
        for process in self._processes:
            process.kill()
            process.wait()


def _compile(game: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "fivepoints", "simulate", game, "--games", "1"]
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)
    if os.name == "posix":
        os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST)
    return process
