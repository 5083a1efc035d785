"""What every test of the house starts from."""

import os
import sys

# The workers of the suite use all cores already. Threads of PyTorch and BLAS would only wait for
# each other on them, and they wait busily. It is read when those are first imported.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import pytest
from hypothesis import settings

# Some environments forbid Python to keep what it has parsed. Then each process of the suite, and
# each server that it starts, would parse everything again, as long as it takes to run many tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# The same examples in every run, and no clock: the first example may have to compile a game.
settings.register_profile("grasse", derandomize=True, deadline=None, database=None)
settings.load_profile("grasse")

# Modules that assert for the tests; their failures should tell as much as those of a test.
pytest.register_assert_rewrite("tests.every_game.journeys", "tests.games.soundness")
