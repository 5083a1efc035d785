"""The layout of a picture shows all there is, keeps every piece itself, and leaves nothing out.

It is a pure function from the tree to the pieces, and runs without a browser.
"""

from typing import Any, NamedTuple

import pytest

from grasse.games import GAMES
from grasse.kernel.tree import Node
from tests.web.bare import run
from tests.web.conftest import PICTURED
from tests.web.trees import as_json, info, trees

pytestmark = pytest.mark.slow

NO_PIECE = {"done", "table"}  # what can be decided without a piece, and the table itself
# What is no piece but a ground, or is told by the pieces around it.
GROUNDS = {
    "parfum": {
        *("clock_market", "street", "distillery", "market", "well_place", "workbench", "track"),
        *("perfumery", "perfume", "note"),  # of a perfume that is sold only the number is told
    },
    "perfumery": {"display", "action_tiles", "workbench", "perfumery", "shelf", "hand"},
    "aqua-mirabilis": {
        *("market", "apprenticeship", "travel", "city", "court_life", "versailles", "recipes"),
        *("track", "calendar", "supply", "choice", "board"),
    },
}


class Laid(NamedTuple):
    """Tables of a match and their pictures."""

    game: str
    tables: list[tuple[Node, Any]]


@pytest.fixture(
    scope="module",
    params=[(game, seats) for game in PICTURED for seats in GAMES[game].seats],
    ids=lambda param: f"{param[0]}-{param[1]}",
)
def laid(request: pytest.FixtureRequest) -> Laid:
    """The tables of a match and their pictures, on a wide screen and on a phone."""
    game, seats = request.param
    nodes = trees(game, seats)
    told = {game: {"info": info(game), "trees": [as_json(node) for node in nodes]}}
    wide, tall = run("lay.js", told)
    return Laid(game, [*zip(nodes, wide, strict=True), *zip(nodes, tall, strict=True)])


def test_all_that_may_be_done_with_a_piece_is_in_the_picture(laid: Laid) -> None:
    for tree, picture in laid.tables:
        done = {
            id(node) for place in tree.children if place.id in NO_PIECE for node in place.walk()
        }
        wanted = {a for node in tree.walk() if id(node) not in done for a in node.actions}
        shown = {a for piece in picture["pieces"] if not piece["quiet"] for a in piece["actions"]}
        assert shown == wanted


def test_every_piece_is_there_once_and_on_the_canvas(laid: Laid) -> None:
    for _, picture in laid.tables:
        names = [piece["id"] for piece in picture["pieces"]]
        assert len(names) == len(set(names))
        for piece in picture["pieces"]:
            assert 0 <= piece["x"] <= picture["width"], piece
            assert -24 <= piece["y"] <= picture["height"], piece
            assert piece["w"] > 6, piece


def test_every_node_has_its_piece(laid: Laid) -> None:
    for tree, picture in laid.tables:
        shown = {piece["id"] for piece in picture["pieces"]}
        places = [place for place in tree.children if place.id not in NO_PIECE]
        nodes = [node for place in places for node in place.walk()]
        missing = {node.id for node in nodes if node.kind not in GROUNDS[laid.game]} - shown
        assert not missing


def test_all_dice_of_parfum_are_somewhere(laid: Laid) -> None:
    for _, picture in laid.tables:
        dice = [piece for piece in picture["pieces"] if piece["id"].startswith("die ")]
        assert len(dice) == (15 if laid.game == "parfum" else 0)


def test_a_place_that_each_player_may_take_has_a_ring_for_each(laid: Laid) -> None:
    for tree, picture in laid.tables:
        places = {piece["id"]: piece["places"] for piece in picture["pieces"]}
        seats = sum(place.kind == "perfumery" for place in tree.children)
        many = {id for id, number in places.items() if number > 1}
        wanted = {"space essence", "space hire"} if laid.game == "perfumery" else set()  # PY-1.7
        assert many == wanted
        assert all(places[id] == seats for id in many)


def test_a_piece_never_changes_its_layer(laid: Laid) -> None:
    layers: dict[str, int] = {}
    for _, picture in laid.tables:
        for piece in picture["pieces"]:
            if not piece["id"].startswith("marker "):  # those lie on each other
                assert layers.setdefault(piece["id"], piece["layer"]) == piece["layer"], piece
