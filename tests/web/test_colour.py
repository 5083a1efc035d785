"""Colour is never the only sign: what differs must differ in shape, number or words as well."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PICTURED, Device
from tests.web.hands import FRESH
from tests.web.tables import open_match, pretend, remember
from tests.web.trees import as_json, trees

pytestmark = pytest.mark.slow

# What is left of something when all colours are taken away, and the colours that were taken.
OUTLINE = """
function inked(colour) {
    const numbers = colour.match(/[\\d.]+/g) ?? [];
    return colour !== "none" && !(numbers.length === 4 && Number(numbers[3]) === 0);
}
function bordered(style) {
    return style.borderTopStyle !== "none" && inked(style.borderTopColor);
}
function outline(element, says = true) {
    const geometry = "d x y r cx cy rx ry width height transform".split(" ");
    const style = getComputedStyle(element);
    const whose = element.matches(".mark"); // a seat has the same in every state
    if (style.display === "none" || (!says && whose)) return ["", ""];
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
    const parts = [...element.children].map((child) => outline(child, says));
    const shape = [
        element.tagName,
        ...geometry.map((name) => element.getAttribute(name) ?? ""),
        inked(style.fill) ? "ink" : "",
        inked(style.stroke) ? `${style.strokeWidth} ${style.strokeDasharray}` : "",
        bordered(style) ? style.borderTopWidth : "",
        style.outlineStyle === "none" ? "" : style.outlineWidth,
        style.boxShadow.replace(/(rgb|color)\\(.*?\\)/g, ""),
        getComputedStyle(element, "::before").content,
        getComputedStyle(element, "::after").content,
        style.fontWeight,
        says ? texts.map((node) => node.data.trim()).join() : "",
        ...parts.map(([shape]) => shape),
    ];
    const colours = [style.fill, style.stroke, style.color, style.backgroundColor, style.opacity];
    return [shape.join("|"), [...colours, ...parts.map(([, colours]) => colours)].join("|")];
}
"""
SCENTS = {
    "parfum": ["violet", "bergamot", "rose", "vanilla", "lavender"],
    "perfumery": ["F", "G", "A", "S"],
    "aqua-mirabilis": ["B", "J", "L", "N", "O", "R"],
}
OWN_SCENTS = ["musk", "myrrh", "cedar"]  # of somebody's own box
KINDS = {  # of pieces that must be among those that are compared
    "parfum": {"die", "scent", "mark", "booth", "marker", "clock", "note", "segment"},
    "perfumery": {
        *("token", "pennant", "perfumer", "mark", "bottle", "card", "slip"),
        *("installed", "column", "note", "essence", "deck"),
    },
    "aqua-mirabilis": {"flower", "essence", "mark", "stall", "recipe", "perfume", "tile", "lesson"},
}
# What the pieces of a game are made of, in every scent; besides those that lie on the tables.
SAMPLES = {
    "parfum": """
    const { scent } = await import("/games/parfum/scents.js");
    const die = { id: "", face: "die", layer: 0, x: 0, y: 0, w: 30, h: 30 };
    for (const aroma of scents) {
        const node = { id: "", kind: "die", values: { aroma } };
        add("scent", [aroma], scent(aroma, 0, 0, 24));
        for (const state of ["rolling", "flask", "fly", "spent"])
            add("die", [aroma, state], draw({ ...die, state, node }, speech));
    }""",
    "perfumery": """
    const { essence } = await import("/games/perfumery/essences.js");
    const { pennant, perfumer } = await import("/games/perfumery/pieces.js");
    for (const letter of scents) add("token", [letter], essence(letter, 0, 0, 20));
    for (const next of [false, true]) add("pennant", [`next ${next}`], pennant(next, 0, 0, 20));
    for (const seat of [1, 2, 3, 4])
        for (const state of ["", "parked"])
            add("perfumer", [`seat ${seat}`, state], perfumer(seat, 0, 0, 20, state));
    for (const stored of ["", "G"]) {
        const node = { id: "", kind: "perfume", values: { brand: 4, storage: "G", stored } };
        const bottle = { id: "", face: "bottle", layer: 0, x: 0, y: 0, w: 40, h: 60, node };
        add("storage", ["stored", stored], draw(bottle, speech));
    }""",
    "aqua-mirabilis": """
    const { essence, flower } = await import("/games/aqua-mirabilis/scents.js");
    for (const scent of scents) {
        add("token", ["flower", scent], flower(scent, 0, 0, 24));
        add("token", ["essence", scent], essence(scent, 0, 0, 24));
    }""",
}

# Every piece of some tables: its kind, what the words say of it, its outline, its colours.
PIECES = (
    """async ([game, trees, scents]) => {
    const { loadPicture } = await import("/games/index.js");
    const info = await (await fetch(`/api/games/${game}`)).json();
    const { lay, draw } = await loadPicture(info);
    const { seatMark } = await import("/icons.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const { render, svg } = await import("/vendor/lit.js");
    const words = await speak("en", game);
    const speech = new Speech(words, info, ["Rose", "Iris", "Lilac", "Neroli"]);
    document.body.insertAdjacentHTML("beforeend", "<svg class=picture id=canvas></svg>");
    const canvas = document.querySelector("#canvas");
    const found = [];
    const seen = new Set(); // most pieces look as they looked at the table before
    const add = (kind, means, drawing) => {
        render(svg`<g>${drawing}</g>`, canvas);
        const named = [kind, means.filter(Boolean).join(" ")];
        const looks = [...named, canvas.innerHTML].join("|");
        if (!seen.has(looks)) found.push([...named, ...outline(canvas.firstElementChild)]);
        seen.add(looks);
    };
    for (const tree of trees) {
        for (const piece of lay(tree, speech, false).pieces) {
            const { node, face, state } = piece;
            const of_seat = ["marker", "perfumer", "coach"].includes(face);
            const owner = of_seat ? piece.id : (node?.values?.owner ?? "");
            const name = node && words.has(`piece-${node.kind}`) ? speech.piece(node) : "";
            const says = [name, node?.values?.aroma, node?.values?.type];
            const drawing = draw({ ...piece, w: 60, h: 90, scale: 1 }, speech);
            add(face, [state, owner, ...says], drawing);
        }
    }
    SAMPLES
    for (const seat of [1, 2, 3, 4]) add("mark", [`seat ${seat}`], seatMark(seat));
    canvas.remove();
    return found;
"""
    + OUTLINE
    + "}"
)


def alike(found: list[list[str]]) -> list[str]:
    """Things of one kind that mean something else, and differ by their colours alone."""
    seen: dict[tuple[str, str], list[tuple[str, str]]] = {}
    pairs = set()
    for kind, means, shape, colours in found:
        others = seen.setdefault((kind, shape), [])
        for meant, colour in others:
            if meant != means and colour != colours:
                pairs.add(f"{kind}: {meant} / {means}")
        if (means, colours) not in others:
            others.append((means, colours))
    return sorted(pairs)


@pytest.fixture
def table(device: Device) -> Page:
    return device.go("index.html#/play/parfum", "svg.picture.wide")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", PICTURED)
def test_no_two_pieces_of_the_picture_differ_by_colour_alone(
    device: Device, game: str, seats: int
) -> None:
    page = device.go("index.html", ".game")
    nodes = [as_json(tree) for tree in trees(game, seats)]
    script = PIECES.replace("SAMPLES", SAMPLES[game])
    found: list[Any] = page.evaluate(script, [game, nodes, [*SCENTS[game], *OWN_SCENTS]])
    assert KINDS[game] <= {kind for kind, *_ in found}
    assert "\n".join(alike(found)) == ""


SQUARES = """<svg class=picture id=squares>
    <g class=aroma-rose><rect class=ground width=9 height=9 /></g>
    <g class=aroma-violet><rect class=ground width=9 height=9 /></g>
    <g class=aroma-violet><circle class=ground r=9 /></g>
</svg>"""


def test_a_pair_that_differs_by_colour_alone_is_named(table: Page) -> None:
    table.evaluate("(text) => document.body.insertAdjacentHTML('beforeend', text)", SQUARES)
    script = "return all.map((each, at) => ['square', `number ${at + 1}`, ...outline(each)]);"
    found = table.locator("#squares > g").evaluate_all(f"(all) => {{ {script} {OUTLINE} }}")
    assert alike(found) == ["square: number 1 / number 2"]


# The same thing in two states: a selector of each, on one page.
STATES = {
    "the player whose turn it is": (".player.turn", ".player:not(.turn):not(:has(.leave))"),
    "the board of whose turn it is": (".glance .turn", ".glance li:last-child"),
    "a line with something to do": (".list-view li.may", ".list-view li:not(.may)"),
    "the sheet that is shown": ("#tab-story", ".sheets [aria-selected=false]"),
    "the piece that was told": (".list-view li.told", ".list-view li:not(.told)"),
}
TELL = """async () => {
    const table = document.querySelector("grasse-table");
    table.told = document.querySelector(".list-view li:not(.may)").dataset.id;
    await table.updateComplete;
    await table.querySelector("grasse-list").updateComplete;
}"""


def test_no_state_at_the_table_is_told_by_colour_alone(device: Device) -> None:
    address = open_match(device, ["me:Rose", "greedy", "uniform"])
    remember(device, "list")
    pretend(device, turn=2)  # so that two bots can be compared, one of whom has the turn
    page = device.go(address, ".list-view li.may")
    page.evaluate(TELL)
    shapes = f"(all) => {{ return all.map((each) => outline(each, false)[0]); {OUTLINE} }}"
    wrong = []
    for name, (one, other) in STATES.items():
        (first, *_), (second, *_) = (
            page.locator(each).evaluate_all(shapes) for each in (one, other)
        )
        wrong += [name] if first == second else []
    assert wrong == []


# A browser that may notify, but has no push service. Chromium's private windows are no such
# browser: they never may notify, unless a test says so, and then complain of it by themselves.
NO_PUSH = """() => {
    PushManager.prototype.subscribe = async () => {
        throw new DOMException("Registration failed - push service not available", "AbortError");
    };
}"""
SHAPE = f"(each) => {{ return outline(each)[0]; {OUTLINE} }}"


@pytest.mark.parametrize("name", ["Tell me when it is my turn", "Dark colours"])
def test_a_switch_looks_otherwise_when_it_is_on(device: Device, name: str) -> None:
    device.context.grant_permissions(["notifications"])
    device.context.add_init_script(f"({NO_PUSH})()")
    page = device.go("index.html", ".game")
    switch, seen = page.get_by_role("button", name=name), {}
    for _ in range(2):
        page.mouse.move(0, 0)
        page.evaluate("() => document.activeElement.blur()")
        pressed = switch.get_attribute("aria-pressed")
        seen[pressed] = switch.evaluate(SHAPE)
        switch.click()
        page.wait_for_function(
            "([each, was]) => each.getAttribute('aria-pressed') !== was",
            arg=[switch.element_handle(), pressed],
        )
    assert seen["true"] != seen["false"]


def test_the_sound_looks_otherwise_when_nothing_is_to_be_heard(device: Device) -> None:
    page = device.go("index.html", ".game")
    button = page.get_by_role("button", name="Sound and volume")
    button.click()
    sign = button.locator("svg")  # the mouse changes the button itself
    switch, volume = page.get_by_role("checkbox", name="Sound"), page.get_by_role("slider")
    assert switch.evaluate("(each) => getComputedStyle(each).appearance") != "none"  # it is ticked
    expect(switch).to_be_checked()
    on = sign.evaluate(SHAPE)
    switch.uncheck()
    expect(volume).to_be_disabled()
    off = sign.evaluate(SHAPE)
    assert off != on
    switch.check()
    expect(volume).to_be_enabled()
    assert sign.evaluate(SHAPE) == on
    volume.press("Home")
    expect(volume).to_have_value("0")
    page.wait_for_function(
        f"([each, was]) => ({SHAPE})(each.querySelector('svg')) === was",
        arg=[button.element_handle(), off],
    )


def test_what_may_be_done_is_framed_in_the_picture(table: Page) -> None:
    table.wait_for_selector(FRESH)
    script = """return all.map((halo) =>
        [halo.parentElement.matches(".may"), inked(getComputedStyle(halo).stroke)]);"""
    frames = table.locator(".piece > .halo").evaluate_all(f"(all) => {{ {script} {OUTLINE} }}")
    assert [True, True] in frames
    assert all(may == framed for may, framed in frames)
