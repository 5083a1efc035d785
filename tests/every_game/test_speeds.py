"""One source of rules, run compiled and interpreted: both leave the same bytes.

Interpreted, NumPy checks every index, so this also finds whatever reads or writes out of bounds.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grasse.games import GAMES
from tests.every_game.cases import TESTS
from tests.every_game.digest import digests

FLAGS = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_OPT")


def digests_elsewhere(*games: str, **flags: str) -> dict[str, str]:
    """The digests of games in a process that was started with these flags, warnings as errors."""
    without = {name: value for name, value in os.environ.items() if name not in FLAGS}
    result = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.every_game.digest", *games],
        cwd=TESTS.parent,
        env={**without, "PYTHONPATH": ".", **flags},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    lines = [line.rpartition(" ") for line in result.stdout.splitlines()]
    return {name: digest for name, _, digest in lines}


@pytest.mark.slow
def test_interpreted_and_compiled_play_leave_the_same_bytes() -> None:
    assert digests_elsewhere(*GAMES, NUMBA_DISABLE_JIT="1") == digests(*GAMES)


@pytest.mark.slow
def test_fully_optimised_and_compiled_play_leave_the_same_bytes() -> None:
    # one game: it is the compiler that could err here, and it takes a minute for all of them
    assert digests_elsewhere("parfum", NUMBA_OPT="3") == digests("parfum")
