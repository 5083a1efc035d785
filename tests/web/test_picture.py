"""The picture of a game shows all there is, keeps every piece itself, and leaves nothing out."""

import re
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from grasse.games import GAMES
from grasse.kernel.chance import Seeded
from grasse.kernel.match import Match
from grasse.kernel.seats import CHANCE, WATCHER
from grasse.kernel.tree import Node
from grasse.players import PLAYERS
from grasse.words import LANGUAGES
from tests.web.conftest import PICTURED, Device, Site

pytestmark = pytest.mark.slow

LAY = """async ([game, trees, tall]) => {
    const { lay, draw } = await import(`/games/${game}/picture.js`);
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch(`/api/games/${game}`)).json();
    const names = ["Rose", "Iris", "Lilac", "Neroli"];
    const speech = new Speech(await speak("en", game), info, names);
    return trees.map((tree) => {
        const { width, height, pieces } = lay(tree, speech, tall);
        for (const piece of pieces) draw(piece, speech);
        const shown = pieces.map(({ id, x, y, w, h, layer, quiet, node }) =>
            ({ id, x, y, w, h, layer, quiet: !!quiet, actions: node?.actions ?? [] }));
        return { width, height, pieces: shown };
    });
}"""
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


@cache
def trees(name: str, seats: int) -> list[Node]:
    """Tables of a match of greedy ones: every few decisions, seen by whoever is to decide."""
    game = GAMES[name]
    match, luck = Match(game, game.load_box(), seats), Seeded(seats)
    players = [PLAYERS["greedy"].sit("picture", seat) for seat in range(seats)]
    found = []
    while not match.is_over:
        if len(match.decisions) % 23 == 0:
            found.append(game.describe(match.box, match.view(max(match.seat, WATCHER))))
        if match.seat == CHANCE:
            match.play(luck.draw(match))
        else:
            view = match.view(match.seat)
            match.play(players[match.seat].choose(game, match.box, view, match.options()))
    return [*found, game.describe(match.box, match.view(0))]


@pytest.fixture(
    scope="module",
    params=[(game, seats) for game in PICTURED for seats in GAMES[game].seats],
    ids=lambda param: f"{param[0]}-{param[1]}",
)
def laid(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Laid:
    """The tables of a match and their pictures, on a wide screen and on a phone."""
    game, seats = request.param
    device = Device(browser.new_context(), site.url)
    page = device.go("", ".game")
    nodes = trees(game, seats)
    plain = [as_json(node) for node in nodes]
    wide, tall = (page.evaluate(LAY, [game, plain, is_tall]) for is_tall in (False, True))
    device.context.close()
    assert not device.wrong
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


def test_a_piece_never_changes_its_layer(laid: Laid) -> None:
    layers: dict[str, int] = {}
    for _, picture in laid.tables:
        for piece in picture["pieces"]:
            if not piece["id"].startswith("marker "):  # those lie on each other
                assert layers.setdefault(piece["id"], piece["layer"]) == piece["layer"], piece


# Words of a picture that leave their piece, or are too small to be read; in pixels.
LEAST = {"parfum": 5}  # the names in a bottle shrink with the bottle
WORDS = """async ([game, language, trees, wide, least]) => {
    await import("/parts/picture.js");
    const { loadPicture } = await import("/games/index.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch(`/api/games/${game}`)).json();
    const names = ["Rose", "Iris", "Lilac", "Neroli"];
    const speech = new Speech(await speak(language, game), info, names);
    const picture = document.createElement("grasse-picture");
    Object.assign(picture, { speech, module: await loadPicture(game) });
    document.querySelector("main").replaceChildren(picture);
    picture.style.width = `${wide}px`;
    while (picture.tall !== wide < 540) await new Promise(requestAnimationFrame);
    const wrong = new Set();
    for (const tree of trees) {
        picture.tree = tree;
        await picture.updateComplete;
        for (const words of picture.querySelectorAll("text")) {
            const said = words.textContent.trim();
            const scale = words.getScreenCTM().a;
            const size = parseFloat(getComputedStyle(words).fontSize) * scale;
            if (said && size < least) wrong.add(`${said}: ${size.toFixed(1)} px`);
            // discards of Parfum lie beside each other on a phone, wider than what is pressed
            const piece = words.closest(".piece:not(.discards-piece)");
            const place = piece?.querySelector(".touch")?.getBoundingClientRect();
            const area = words.getBoundingClientRect();
            if (place && (area.left < place.left - 2 || area.right > place.right + 2))
                wrong.add(`${said} leaves ${piece.dataset.id}`);
        }
    }
    return [...wrong];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PICTURED)
def test_words_can_be_read_and_stay_on_their_pieces(
    device: Device, game: str, language: str
) -> None:
    page = device.go("", "main")
    nodes = [as_json(tree) for tree in trees(game, max(GAMES[game].seats))[::5]]
    for wide in (946, 378):  # beside the story on a screen of 1280, and on a phone
        given = [game, language, nodes, wide, LEAST.get(game, 9)]
        assert page.evaluate(WORDS, given) == []


def test_the_colours_of_another_game_rest(device: Device) -> None:
    for game in [*PICTURED, PICTURED[0]]:
        device.go(f"#/play/{game}", ".table-page.playing svg.picture [data-board]")
        device.page.wait_for_function(
            """(game) => [...document.querySelectorAll('link[href^="/games/"]')].every((sheet) =>
                (sheet.media !== "not all") === sheet.href.includes(`/${game}/`))""",
            arg=game,
        )
        device.page.evaluate("() => { location.hash = '#/'; }")
        device.page.wait_for_selector(".game")


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
