"""The picture of Parfum shows all there is, keeps every piece itself, and leaves nothing out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.kernel.tree import Node
from grasse.players import PLAYERS
from tests.web.conftest import Device, Site

pytestmark = pytest.mark.slow

GAME = GAMES["parfum"]
LAY = """async ([trees, tall]) => {
    const { lay, draw } = await import("/games/parfum/picture.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch("/api/games/parfum")).json();
    const names = ["Rose", "Iris", "Lilac", "Neroli"];
    const speech = new Speech(await speak("en", "parfum"), info, names);
    return trees.map((tree) => {
        const { width, height, pieces } = lay(tree, speech, tall);
        for (const piece of pieces) draw(piece, speech);
        const shown = pieces.map(({ id, x, y, w, h, layer, quiet, node }) =>
            ({ id, x, y, w, h, layer, quiet: !!quiet, actions: node?.actions ?? [] }));
        return { width, height, pieces: shown };
    });
}"""
NO_PIECE = {"done", "table"}  # what can be decided without a piece, and the table itself


def as_json(node: Node) -> dict[str, Any]:
    """A node as the server sends it."""
    return {
        "id": node.id,
        "kind": node.kind,
        "values": node.values,
        "counts": node.counts,
        "actions": node.actions,
        "clause": node.clause,
        "children": [as_json(child) for child in node.children],
    }


def trees(seats: int) -> list[Node]:
    """Tables of a match of greedy ones: every few decisions, seen by whoever is to decide."""
    match, luck = Match(GAME, GAME.load_box(), seats), Seeded(seats)
    players = [PLAYERS["greedy"].sit("picture", seat) for seat in range(seats)]
    found = []
    while not match.is_over:
        if len(match.decisions) % 13 == 0:
            found.append(GAME.describe(match.box, match.view(max(match.seat, WATCHER))))
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            view = match.view(match.seat)
            match.play(players[match.seat].choose(GAME, match.box, view, match.options()))
    return [*found, GAME.describe(match.box, match.view(0))]


@pytest.fixture(scope="module", params=[2, 3, 4])
def laid(request: pytest.FixtureRequest, browser: Browser, site: Site) -> list[tuple[Node, Any]]:
    """The tables of a match and their pictures, on a wide screen and on a phone."""
    device = Device(browser.new_context(), site.url)
    page = device.go("", ".game")
    nodes = trees(request.param)
    plain = [as_json(node) for node in nodes]
    wide, tall = page.evaluate(LAY, [plain, False]), page.evaluate(LAY, [plain, True])
    device.context.close()
    assert not device.wrong
    return [*zip(nodes, wide, strict=True), *zip(nodes, tall, strict=True)]


def test_all_that_may_be_done_with_a_piece_is_in_the_picture(laid: list[tuple[Node, Any]]) -> None:
    for tree, picture in laid:
        done = {
            id(node) for place in tree.children if place.id in NO_PIECE for node in place.walk()
        }
        wanted = {a for node in tree.walk() if id(node) not in done for a in node.actions}
        shown = {a for piece in picture["pieces"] if not piece["quiet"] for a in piece["actions"]}
        assert shown == wanted


def test_every_piece_is_there_once_and_on_the_canvas(laid: list[tuple[Node, Any]]) -> None:
    for _, picture in laid:
        names = [piece["id"] for piece in picture["pieces"]]
        assert len(names) == len(set(names))
        for piece in picture["pieces"]:
            assert 0 <= piece["x"] <= picture["width"], piece
            assert -24 <= piece["y"] <= picture["height"], piece
            assert piece["w"] > 6, piece


def test_all_dice_are_somewhere(laid: list[tuple[Node, Any]]) -> None:
    for _, picture in laid:
        dice = [piece for piece in picture["pieces"] if piece["id"].startswith("die ")]
        assert len(dice) == 15


def test_a_piece_never_changes_its_layer(laid: list[tuple[Node, Any]]) -> None:
    layers: dict[str, int] = {}
    for _, picture in laid:
        for piece in picture["pieces"]:
            if not piece["id"].startswith("marker "):  # those lie on each other
                assert layers.setdefault(piece["id"], piece["layer"]) == piece["layer"], piece


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_its_clause_and_every_clause_exists(device: Device, name: str) -> None:
    page, game = device.go("", ".game"), GAMES[name]
    story = page.evaluate(f"async () => ({{ ...(await import('/games/{name}/story.js')) }})")
    rules = (game.folder / "rules.md").read_text(encoding="utf-8")
    assert set(story["CLAUSES"]) == {kind.name for kind in game.event_kinds}
    for clause in story["CLAUSES"].values():
        assert re.search(rf"^[#\d. *|-]*{re.escape(clause)}\b", rules, re.MULTILINE), clause
    nouns = {kind.name: kind.nouns for kind in game.event_kinds}
    for event, value in story["SCORING"].items():
        assert value in nouns[event]
