"""How the server writes its log: a line with its time, or an object of JSON."""

from __future__ import annotations

import logging
import os
import time
from typing import Any

import msgspec

LEVELS = ("debug", "info", "warning", "error", "critical")
FORMATS = ("text", "json")
NONSENSE = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # says uvicorn


class BadSetting(ValueError):
    """A setting that means nothing; says which and what it may be."""


class TextFormatter(logging.Formatter):
    """A line for people: time, level, who says it, and what."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")


class JsonFormatter(TextFormatter):
    """One object a line, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON; what failed stands in `error`."""
        told: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Leaves out what any stranger could fill the log with: what is no request, and no text.

    If the socket is closing, uvicorn stumbles a second time when it says so; asyncio tells that.
    """
    if record.name == "uvicorn.error" and record.msg in NONSENSE:
        return False
    if record.exc_info is None or not record.name.startswith(("uvicorn", "asyncio")):
        return True
    error = record.exc_info[1]
    while error is not None and not isinstance(error, UnicodeDecodeError):
        error = error.__context__
    return error is None


def setting(name: str, known: tuple[str, ...], default: str) -> str:
    """A setting that is one of several words."""
    chosen = os.environ.get(name, "").strip().lower() or default
    if chosen not in known:
        raise BadSetting(f"{name} is {', '.join(known[:-1])} or {known[-1]}, not {chosen!r}")
    return chosen


def log_config() -> dict[str, Any]:
    """What logging and uvicorn are told, by GRASSE_LOG_LEVEL and GRASSE_LOG_FORMAT."""
    level = setting("GRASSE_LOG_LEVEL", LEVELS, "warning")
    shape = setting("GRASSE_LOG_FORMAT", FORMATS, "text")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "text": {"()": f"{__name__}.TextFormatter"},
            "json": {"()": f"{__name__}.JsonFormatter"},
        },
        "filters": {"worth": {"()": f"{__name__}.make_filter"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": shape,
                "filters": ["worth"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["stderr"], "level": level.upper()},
    }


def make_filter() -> Any:
    """The filter as dictConfig wants it made."""
    return is_worth_a_line
