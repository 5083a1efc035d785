"""What is kept of a table is what would be made of it: whole matches, as everyone sees them."""

from __future__ import annotations

from grasse.kernel.plain import Kept
from grasse.kernel.seats import EVERYTHING, WATCHER
from tests.every_game.cases import Case, one_seat_count
from tests.every_game.journeys import journey, revive


@one_seat_count
def test_a_kept_table_is_the_table(case: Case) -> None:
    """At every step, for the public, two seats and whoever sees everything."""
    game, public = case.game, Kept()
    readers = {WATCHER: public, **{n: Kept(public) for n in (0, case.seats - 1, EVERYTHING)}}
    for step in journey(case, "eagerly").steps():
        for reader, kept in readers.items():
            view = revive(case, step.state.tobytes())
            if reader != EVERYTHING:
                game.hide(case.box, view, reader)
            seen = kept.look(view)
            assert game.pieces(case.box, seen) == game.pieces(case.box, view), step.number
