"""What is left out of the log, because any stranger could fill it with that."""

from __future__ import annotations

import logging
import sys

from grasse.server.logs import is_worth_a_line


def record(name: str, *errors: Exception) -> logging.LogRecord:
    """A line about an error that came while the one before it was handled."""
    made = logging.LogRecord(name, logging.ERROR, "", 1, "failed", None, None)
    try:
        try:
            raise errors[0]
        except Exception:
            raise errors[-1]  # noqa: B904  as it happens: the first one is its context
    except Exception:
        made.exc_info = sys.exc_info()
    return made


def test_text_that_is_no_text_is_left_out_even_if_the_socket_is_closing() -> None:
    bad = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    assert not is_worth_a_line(record("uvicorn.error", bad))
    assert not is_worth_a_line(record("asyncio", bad, RuntimeError("closing")))
    assert is_worth_a_line(record("asyncio", RuntimeError("closing")))
    assert is_worth_a_line(record("grasse", bad, RuntimeError("closing")))
    plain = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "x", None, None)
    assert is_worth_a_line(plain)
