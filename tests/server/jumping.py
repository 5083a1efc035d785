"""`grasse serve` on a machine whose clock is put forward or back while it runs."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

JUMP = Path(os.environ["GRASSE_JUMP"])  # the file with the seconds that it is ahead
true_time = time.time


def wrong_time() -> float:
    """What the machine says."""
    with suppress(ValueError):  # it is being written
        return true_time() + float(JUMP.read_text())
    return true_time()


time.time = wrong_time

if __name__ == "__main__":
    from grasse.cli import main

    sys.exit(main(sys.argv[1:]))
