"""What every test of the house starts from."""

import pytest
from hypothesis import settings

# The same examples in every run, and no clock: the first example may have to compile a game.
settings.register_profile("grasse", derandomize=True, deadline=None, database=None)
settings.load_profile("grasse")

# Modules that assert for the tests; their failures should tell as much as those of a test.
pytest.register_assert_rewrite("tests.every_game.journeys", "tests.games.soundness")
