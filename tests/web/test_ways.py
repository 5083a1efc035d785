"""Several decisions at one press, on the page: the same again, what leads to a piece, habits."""

import math
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, WIDE, Device, MakeDevice
from tests.web.hands import FRESH
from tests.web.tables import open_match
from tests.web.test_room import MANY

pytestmark = pytest.mark.slow

STANDING = """() => {
    const { table } = document.querySelector("grasse-table").room;
    const { decisions, question: number, ways, tree } = table; // others come that ask the same
    const pieces = Object.entries(ways?.pieces ?? {}).filter(([, chains]) => chains.length === 1);
    const [phase, small] = [tree.values.phase, Boolean(ways?.rest.length)];
    return { decisions, number, phase, small, led: pieces.map(([id]) => id) };
}"""
LATER = "(number) => document.querySelector('grasse-table').room.table.question > number"
LED = """(ids) => ids.find((id) => document.querySelector(
    `svg.picture g.piece.led[data-id="${CSS.escape(id)}"] .touch`))"""


def after(page: Page, number: int) -> dict[str, object]:
    """The table after the question of this number, when this seat is asked again."""
    page.wait_for_function(LATER, arg=number)
    page.wait_for_selector(FRESH)
    found: dict[str, object] = page.evaluate(STANDING)
    return found


def go_on(page: Page, phase: str) -> dict[str, object]:
    """Takes the first option until this is asked and a piece can be led to."""
    for _ in range(120):
        page.wait_for_selector(FRESH)
        found: dict[str, object] = page.evaluate(STANDING)
        if found["phase"] == phase and page.evaluate(LED, found["led"]):
            return found
        page.locator(FRESH).first.click()
        after(page, int(str(found["number"])))
    raise AssertionError(f"{phase} never came")


def test_several_decisions_are_one_press_and_one_undo(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "visitor"]), FRESH)
    found = page.evaluate(STANDING)
    while found["phase"] != "prepare":
        page.locator(FRESH).first.click()
        found = after(page, found["number"])
    page.locator(".option-times").first.click()  # the first die twice
    twice = after(page, found["number"])
    assert twice["decisions"] == found["decisions"] + 2
    page.keyboard.press("u")
    back = after(page, int(str(twice["number"])))
    assert back["decisions"] == found["decisions"]
    page.keyboard.press("Shift+Digit1")  # the same as often as it can be: all three are rolled
    rolled = after(page, int(str(back["number"])))
    assert int(str(rolled["decisions"])) >= found["decisions"] + 3


# Where each option stands, wherever the list is scrolled to; what is done in one go is none.
WHERE = """() => {
    const rolled = document.querySelector(".ask").scrollTop;
    const lines = [...document.querySelectorAll(".ask .option-line:not([data-slot=rest])")];
    const options = lines.flatMap((line) => [...line.querySelectorAll(".option")]);
    return Object.fromEntries(options.map((option) => {
        const { x, y } = option.getBoundingClientRect();
        return [option.dataset.action, [Math.round(x), Math.round(y + rolled)]];
    }));
}"""


@pytest.mark.parametrize("size", [WIDE, {"width": 1366, "height": 768}, PHONE])
def test_no_option_moves_while_the_same_is_asked(
    size: dict[str, int], make_device: MakeDevice
) -> None:
    """An action less, and "×3" is "×2" or gone; a sort of dice may be gone: all others stay."""
    device = make_device(size)
    page = device.go(open_match(device, ["me:Rose", "visitor"]), FRESH)
    compared = 0
    for turn in range(60):
        page.wait_for_selector(FRESH)
        before, places = page.evaluate(STANDING), page.evaluate(WHERE)
        fresh = page.locator(FRESH)
        fresh.nth(turn % min(3, fresh.count())).click()
        now = after(page, before["number"])
        if not before["phase"] == now["phase"] == "prepare":
            continue  # where something else is paid for, an option says more, and takes more room
        if now["decisions"] != before["decisions"] + 1:
            continue
        still = page.evaluate(WHERE)
        if places.keys() - still.keys() and not page.locator(".option-gone").count():
            continue  # what was gone hid all the rest, and has left its place
        both = places.keys() & still.keys()
        pairs = {each: (places[each], still[each]) for each in both}
        moved = {each: pair for each, pair in pairs.items() if math.dist(*pair) >= 2}  # pixels
        assert not moved, (now["phase"], moved)
        compared += 1
        if compared == 6:
            return
    assert compared > 2


TOP = "() => document.querySelector('.ask').getBoundingClientRect().top"
# There is room for all options,
ROOM = """async () => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const part = document.querySelector("grasse-ask");
    window.allow = (height) => {
        const rules = `height: ${height} !important; max-height: ${height} !important`;
        sheet.replaceSync(`.ask.mine { ${rules}; min-height: 0 !important }`);
        part.requestUpdate();
        return part.updateComplete;
    };
    await window.allow("1200px");
    Object.assign(part, { below: 0, cut: false });
    await part.updateComplete;
}"""
# and for one row of them only.
LOWER = """() => {
    const [ask, option] = [".ask", ".option"].map((each) => document.querySelector(each));
    const end = option.getBoundingClientRect().bottom - ask.getBoundingClientRect().top + 50;
    return window.allow(`${end}px`);
}"""


@pytest.mark.parametrize("size", [WIDE, {"width": 1366, "height": 768}, PHONE])
def test_what_counts_the_options_out_of_sight_moves_none(
    size: dict[str, int], make_device: MakeDevice
) -> None:
    device = make_device(size)
    page = device.go(open_match(device, ["me:Rose", "visitor"]), FRESH)
    page.evaluate(MANY, 16)
    page.locator(".option").nth(15).wait_for()
    page.evaluate(ROOM)
    expect(page.locator(".more-options")).to_have_count(0)
    places, top = page.evaluate(WHERE), page.evaluate(TOP)
    page.evaluate(LOWER)
    page.locator(".more-options").wait_for()
    lower = page.evaluate(TOP) - top  # on a phone the question stands at the lower edge
    still = {each: [x, y - lower] for each, [x, y] in page.evaluate(WHERE).items()}
    assert len(still) == len(places) == 16
    assert [each for each in places if math.dist(places[each], still[each]) >= 2] == []


def test_a_piece_shows_what_leads_to_it_and_a_press_goes_there(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "visitor"], game="aqua-mirabilis"), FRESH)
    found = go_on(page, "main")
    piece = page.evaluate(LED, found["led"])
    touch = page.locator(f'g.piece.led[data-id="{piece}"] .touch')
    touch.hover(force=True)
    expect(page.locator(".led-way")).to_contain_text("›")
    page.locator(f'g.piece.led[data-id="{piece}"] .touch').click(force=True)
    gone = after(page, int(str(found["number"])))
    assert int(str(gone["decisions"])) >= int(str(found["decisions"])) + 2


def test_what_is_not_to_be_asked_is_listed_and_can_be_asked_again(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "visitor"], game="aqua-mirabilis"), FRESH)
    small: Counter[object] = Counter()  # what was asked, if it was small
    for _ in range(120):
        found = page.evaluate(STANDING)
        is_offered = page.locator(".by-itself:not([disabled])").count() > 0
        assert is_offered == (found["small"] and small[found["phase"]] >= 3)
        if is_offered:
            break
        small[found["phase"]] += found["small"]
        page.locator(FRESH).first.click()
        after(page, found["number"])
    number = page.evaluate(STANDING)["number"]
    page.locator(".by-itself").click()
    after(page, number)
    expect(page.locator(".habits summary")).to_contain_text("(1)")
    page.locator(".habits summary").click()
    page.locator(".habits li button").click()
    expect(page.locator(".habits")).to_have_count(0)
    assert page.evaluate("() => localStorage.getItem('grasse-habits-aqua-mirabilis')") == "{}"
