"""Measures the suite, or any command, in seconds of CPU: of all processes that it starts.

    python benchmarks/suite.py scripts/test
    python benchmarks/suite.py .venv/bin/pytest

Seconds on the clock depend on who else uses the machine; seconds of CPU hardly do.
"""

from __future__ import annotations

import ctypes
import os
import resource
import subprocess
import sys
import time
from contextlib import suppress

ADOPT = 36  # PR_SET_CHILD_SUBREAPER of Linux: what loses its parent becomes ours, to be counted too
GRACE = 60.0  # seconds that what outlives the command may take


def measure(command: list[str]) -> int:
    """Runs a command, prints its figures, and answers with its exit code."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
    began = time.monotonic()
    code = subprocess.run(command, check=False).returncode
    ended = time.monotonic()
    with suppress(ChildProcessError):
        while time.monotonic() - ended < GRACE:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                time.sleep(0.1)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cores, (load, *_) = os.cpu_count(), os.getloadavg()
    print(
        f"{used.ru_utime + used.ru_stime:.0f} s of CPU, {ended - began:.0f} s on the clock,"
        f" {cores} cores, load {load:.1f} at the end, exit code {code}"
    )
    return code


if __name__ == "__main__":
    sys.exit(measure(sys.argv[1:] or ["scripts/test"]))
