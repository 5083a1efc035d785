"""What all see alike is made once for all of them."""

from grasse.games.perfumery import GAME
from grasse.kernel.match import Match
from grasse.kernel.plain import Kept
from grasse.kernel.seats import WATCHER


def test_columns_are_the_same_for_all_who_could_take_any_of_them() -> None:
    box = GAME.load_box()
    match, public = Match(GAME, box, 3), Kept()
    state = match.state
    state.columns_size[:] = 1
    state.seats[1].hand_left, state.seats[2].hand_left = 3, box.hand_limit
    shown = {
        seat: GAME.pieces(box, kept.look(match.view(seat))).children[0]
        for seat, kept in ((WATCHER, public), *((n, Kept(public)) for n in range(3)))
    }
    assert shown[0] is shown[1] is shown[WATCHER]
    assert [column.values.get("over") for column in shown[2].children][:1] == [1]
