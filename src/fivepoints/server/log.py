"""Structured logs: one JSON object a line. What is logged names deeds, never moves, words or links."""
from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any, TextIO

SHOWN = 6  # letters of an identifier: enough to follow it, too few to use it


class Log:
    """Writes to a stream; fields that are identifiers are cut short."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr

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
        line = json.dumps({"at": round(time.time(), 3), "level": level, "event": event, **fields})
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
