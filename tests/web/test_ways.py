"""Several decisions at one press, on the page: the same again, what leads to a piece, habits."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Device
from tests.web.hands import FRESH
from tests.web.tables import open_match

pytestmark = pytest.mark.slow

STANDING = """() => {
    const { decisions, number, ways, tree } = document.querySelector("grasse-table").room.table;
    const pieces = Object.entries(ways?.pieces ?? {}).filter(([, chains]) => chains.length === 1);
    return { decisions, number, phase: tree.values.phase, led: pieces.map(([id]) => id) };
}"""
LATER = "(number) => document.querySelector('grasse-table').room.table.number > number"
LED = """(ids) => ids.find((id) => document.querySelector(
    `svg.picture g.piece.led[data-id="${CSS.escape(id)}"] .touch`))"""


def after(page: Page, number: int) -> dict[str, object]:
    """The table after the one of this number, when this seat is asked again."""
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
    for _ in range(60):
        if page.locator(".by-itself:not([disabled])").count():
            break
        number = page.evaluate(STANDING)["number"]
        page.locator(FRESH).first.click()
        after(page, number)
    number = page.evaluate(STANDING)["number"]
    page.locator(".by-itself").click()
    after(page, number)
    expect(page.locator(".habits summary")).to_contain_text("(1)")
    page.locator(".habits summary").click()
    page.locator(".habits li button").click()
    expect(page.locator(".habits")).to_have_count(0)
    assert page.evaluate("() => localStorage.getItem('grasse-habits-aqua-mirabilis')") == "{}"
