"""A perfumer that moves changes the areas that it leaves and enters, and no other piece."""

from grasse.games.aqua_mirabilis import GAME
from grasse.games.aqua_mirabilis.box import COURT_LIFE, MARKET
from grasse.games.aqua_mirabilis.standing import spaces_of
from grasse.kernel.match import Match
from grasse.kernel.plain import Kept, plain_box
from grasse.kernel.seats import WATCHER


def test_whoever_goes_elsewhere_changes_nothing_here() -> None:
    box = GAME.load_box()
    view, kept = Match(GAME, box, 3).view(WATCHER), Kept()
    market, court = (spaces_of(plain_box(box), area)[0] for area in (MARKET, COURT_LIFE))
    view.seats[1].perfumer = market
    before = GAME.pieces(box, kept.look(view)).children
    view.seats[1].perfumer = court
    after = GAME.pieces(box, kept.look(view)).children
    changed = {new.id for old, new in zip(before, after, strict=True) if old is not new}
    assert {"market", "court_life"} <= changed
    assert changed.isdisjoint({"apprenticeship", "travel", "versailles"})
