"""Structured logs: one JSON object a line. What is logged names deeds, never moves, words or links."""
from __future__ import annotations

import contextlib
import json
import logging
import queue
import sys
import threading
import time
import traceback
from typing import Any, Protocol, TextIO

SHOWN = 6  # letters of an identifier: enough to follow it, too few to use it
NAMED = 40  # letters of a name
WAITING = 10_000  # lines at most that nobody has taken yet
PARTING = 2.0  # seconds for the last lines


class Stream(Protocol):
    def write(self, text: str, /) -> object: ...

    def flush(self) -> object: ...


class Aside:
    """A stream that is written to by a thread of its own: who reads it slowly, or not at all, holds nobody up. Lines beyond what may wait are left out."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lines: queue.Queue[str | None] = queue.Queue(WAITING)
        self._thread = threading.Thread(target=self._write_all, daemon=True)
        self._thread.start()

    def write(self, text: str, /) -> None:
        with contextlib.suppress(queue.Full):
            self._lines.put_nowait(text)

    def flush(self) -> None:
        """The thread does, after each line."""

    def close(self) -> None:
        """What waits is written, if somebody takes it."""
        try:
            self._lines.put(None, timeout=PARTING)
        except queue.Full:
            return
        self._thread.join(PARTING)

    def _write_all(self) -> None:
        while (text := self._lines.get()) is not None:
            try:
                self._stream.write(text)
                self._stream.flush()
            except (OSError, ValueError):
                pass  # nobody reads the log any more: that is no reason to stop


class Log:
    """Writes to a stream; fields that are identifiers are cut short."""

    def __init__(self, stream: Stream | None = None) -> None:
        self._stream = stream or sys.stderr
        self.always: dict[str, Any] = {}  # fields of every line

    def info(self, event: str, **fields: Any) -> None:
        self._write("info", event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self._write("warning", event, fields)

    def exception(self, event: str, error: BaseException, **fields: Any) -> None:
        """Where in the code it happened; not the error's own text, which could hold what somebody sent."""
        where = [f"{frame.filename.rpartition('fivepoints/')[2]}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
        self._write("error", event, fields | {"error": type(error).__name__, "where": where})

    def _write(self, level: str, event: str, fields: dict[str, Any]) -> None:
        for name in ("table", "person"):
            if isinstance(fields.get(name), str):
                fields[name] = fields[name][:SHOWN]
        line = json.dumps({"at": round(time.time(), 3), "level": level, "event": event, **self.always, **fields})
        try:
            self._stream.write(line + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            pass  # nobody reads the log any more: that is no reason to stop


class Handler(logging.Handler):
    """What the web server itself has to say goes the same way."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._log.exception("the web server failed", record.exc_info[1])
        else:
            self._log.warning("the web server complains", text=str(record.msg)[:200])


def telling(event: str, **fields: str | None) -> dict[str, Any]:
    """What a record of our own loggers says to the log, as its `extra`: nothing of its arguments, which could hold what a seat knows."""
    return {"told": (event, {name: value[:NAMED] for name, value in fields.items() if value is not None})}


class OwnHandler(Handler):
    """What parts of this package have to say: the event and the fields they tell (see `telling`), else the words without their arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        event, fields = getattr(record, "told", ("a part of the server complains", {"text": str(record.msg)[:200]}))
        if record.exc_info and record.exc_info[1] is not None:
            self._log.exception(event, record.exc_info[1], part=record.name, **fields)
        else:
            self._log.warning(event, part=record.name, **fields)
