"""`grasse serve` that dies at a named point: after chairs were written, or in mid transaction."""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event

from grasse.cli import main

ARMED = Path(os.environ["GRASSE_DIES_WITH"])  # the file with which it is time to die
CHAIRS = re.compile("(INSERT INTO|UPDATE|DELETE FROM) chairs", re.IGNORECASE)
AT = re.compile(os.environ.get("GRASSE_DIES_AT", "$^"))  # the statement that it does not survive
seated: set[int] = set()  # threads that have written about chairs


def look(_connection: Connection, _cursor: Any, statement: str, *_others: Any) -> None:
    """Keeps who wrote about chairs: every meeting does; nothing else does."""
    if ARMED.exists() and AT.match(statement):
        die()
    if ARMED.exists() and CHAIRS.match(statement):
        seated.add(threading.get_ident())


def begin(connection: Connection) -> None:
    """Dies between two transactions of one thread: the first one is whole."""
    if threading.get_ident() in seated and connection.get_execution_options().get("write"):
        die()


def die() -> None:
    """Dies as by kill -9."""
    os.kill(os.getpid(), signal.SIGKILL)


event.listen(Engine, "before_cursor_execute", look)
event.listen(Engine, "begin", begin)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
