"""Whether a table is whole, for the tests of any game: what campaigns/soundness looks at."""

from __future__ import annotations

from campaigns.soundness.play import fault_finder, words
from grasse.games import GAMES
from grasse.kernel.aliases import Box, State

NAMES = {game.STATE: name for name, game in GAMES.items()}


def assert_sound(box: Box, state: State) -> None:
    """Fails unless every piece is in exactly one place and every count agrees with what it counts.

    For whole states and for guessed ones; a view, in which secrets are blanked, does not pass.
    """
    name = NAMES[state.dtype]
    fault = fault_finder(name)(box, state, True)
    assert fault == 0, words(name, fault)
