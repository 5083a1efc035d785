"""`grasse serve` that dies at a named point: after chairs were written, before anything else is."""

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
seated: set[int] = set()  # threads that have written about chairs


def look(_connection: Connection, _cursor: Any, statement: str, *_others: Any) -> None:
    """Keeps who wrote about chairs: every meeting does; nothing else does."""
    if ARMED.exists() and CHAIRS.match(statement):
        seated.add(threading.get_ident())


def die(connection: Connection) -> None:
    """Dies as kill -9 does, between two transactions of one thread: the first one is whole."""
    if threading.get_ident() in seated and connection.get_execution_options().get("write"):
        os.kill(os.getpid(), signal.SIGKILL)


event.listen(Engine, "before_cursor_execute", look)
event.listen(Engine, "begin", die)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
