"""The picture of a game in a browser: its words can be read, its colours are its own."""

import pytest

from grasse.games import GAMES
from grasse.words import LANGUAGES
from tests.web.conftest import PICTURED, Device
from tests.web.tables import open_match, settle
from tests.web.trees import as_json, trees

pytestmark = pytest.mark.slow

# Words of a picture that leave their piece, or are too small to be read; in pixels.
WIDTH = 898  # of a picture on a screen of 1366 × 768, as test_screens.py has it
WORDS = """async ([game, language, trees, wide, least]) => {
    await import("/parts/picture.js");
    const { loadPicture } = await import("/games/index.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch(`/api/games/${game}`)).json();
    const names = ["Rose", "Iris", "Lilac", "Neroli"];
    const speech = new Speech(await speak(language, game), info, names);
    const picture = document.createElement("grasse-picture");
    Object.assign(picture, { speech, module: await loadPicture(info) });
    document.querySelector("main").replaceChildren(picture);
    picture.style.width = `${wide}px`;
    while (picture.tall !== wide < 540) await new Promise(requestAnimationFrame);
    const wrong = new Set(["nothing is written"]);
    for (const tree of trees) {
        picture.tree = tree;
        await picture.updateComplete;
        for (const words of picture.querySelectorAll("text")) {
            wrong.delete("nothing is written");
            const said = words.textContent.trim();
            const scale = words.getScreenCTM().a;  // of all that lies around it
            const size = parseFloat(getComputedStyle(words).fontSize) * scale;
            const name = `${said} (${words.getAttribute("class")})`;
            if (said && size < least) wrong.add(`${name}: ${size.toFixed(1)} px at ${wide}`);
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


@pytest.mark.parametrize("game", PICTURED)
def test_words_can_be_read_and_stay_on_their_pieces(device: Device, game: str) -> None:
    page = device.go("index.html", "main")  # one for all languages: each makes its own picture
    least, most = min(GAMES[game].seats), max(GAMES[game].seats)
    for seats, languages in ((most, LANGUAGES), (least, ["en"])):
        nodes = [as_json(tree) for tree in trees(game, seats)[::5]]
        for language in languages:
            for wide, smallest in ((WIDTH, 11), (378, 9)):  # and on a phone
                wrong = page.evaluate(WORDS, [game, language, nodes, wide, smallest])
                assert wrong == [], language


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


# A piece that can be pressed for nothing, all over one that is lit.
COVER = """() => {
    const lit = document.querySelector("svg.picture .piece.may");
    const cover = lit.cloneNode(true);
    cover.setAttribute("class", "piece");
    cover.setAttribute("data-id", "cover");
    cover.querySelector(".touch").setAttribute("role", "img");
    lit.parentNode.append(cover);
    return document.querySelector(".ask.mine").dataset.number;
}"""


def test_what_lies_on_a_lit_piece_lets_a_press_through(device: Device) -> None:
    """Recipes of Perfumery are laid on a note until nothing of it is to be seen."""
    page = device.go(open_match(device, ["me:Rose", "greedy"]), ".ask.mine .option")
    settle(page)
    asked = page.evaluate(COVER)
    area = page.locator("[data-id=cover] .touch").bounding_box()
    assert area
    page.mouse.click(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
    page.wait_for_function(
        "(asked) => document.querySelector('.ask.mine')?.dataset.number !== asked", arg=asked
    )
