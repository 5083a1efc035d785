"""`grasse serve` that dies at a named point: before its second write after a file has appeared."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from grasse.cli import main

ARMED = Path(os.environ["GRASSE_DIES_WITH"])
written: list[Connection] = []


def count(connection: Connection) -> None:
    """Dies as kill -9 does, between two transactions that write."""
    if ARMED.exists() and connection.get_execution_options().get("write"):
        written.append(connection)
        if len(written) == 2:
            os.kill(os.getpid(), signal.SIGKILL)


event.listen(Engine, "begin", count)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
