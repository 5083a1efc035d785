"""Everybody's board at a glance: above the list, and on a phone above the picture too."""

import re

import pytest
from playwright.sync_api import Page, expect

from grasse.games import GAMES
from tests.web.axe import violations
from tests.web.conftest import Device, MakeDevice
from tests.web.hands import FRESH, keys, play, tab_to
from tests.web.tables import open_match, remember

pytestmark = pytest.mark.slow

SEATS = ".glance li"
FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"
INSIDE = """() => [...document.querySelectorAll(".glance button")].flatMap((card) => {
    const parts = [...card.querySelectorAll(".glance-who > *, .glance-score")];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const edge = card.getBoundingClientRect().right;
    const out = boxes.filter((box, at) => box.right > (boxes[at + 1]?.left ?? edge) + 1);
    return out.length ? [card.innerText] : [];
})"""  # what runs into what stands beside it
CUT = """() => [...document.querySelectorAll(".glance-name")]
    .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""


def at_list(device: Device, game: str) -> Page:
    """A table of three as a list; it is Rose's turn."""
    table = open_match(device, ["me:Rose", "greedy", "uniform"], game=game)
    remember(device, "list")
    page = device.go(table, ".table-page.playing .list-view")
    play(page, keys, until=4)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_are_told_above_the_list_and_lead_to_their_boards(
    device: Device, game: str
) -> None:
    page = at_list(device, game)
    seats = page.locator(SEATS)
    assert [text.split("\n")[0] for text in seats.all_inner_texts()] == [
        "Rose",
        "Opportunist",
        "Dabbler",
    ]
    expect(page.locator(f"{SEATS}.turn")).to_contain_text(
        re.compile("Rose.*playing now", re.DOTALL)
    )
    for seat in range(3):
        said = seats.nth(seat).inner_text()
        assert re.search(r"\d+ (points?|coins?)", said), said
        assert re.search(r"\d+ perfumes?", said), said
        assert "$" not in said
        assert "unknown" not in said
    strip, table = page.locator(".glance").bounding_box(), page.locator(".list-view").bounding_box()
    assert strip
    assert table
    assert strip["y"] + strip["height"] <= table["y"]
    if game == "parfum":
        compare_with_the_boards(page)
    for _ in range(3):
        tab_to(page, ".glance button")
    page.keyboard.press("Enter")
    heading = page.locator(".list-place h3", has_text="Dabbler")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert page.evaluate("() => scrollY") > 0


def compare_with_the_boards(page: Page) -> None:
    """The facts are those of the boards of Parfum."""
    for seat in range(3):
        board = page.locator(".list-place[data-id^='perfumery ']").nth(seat).inner_text()
        coins = page.locator(SEATS).nth(seat).locator(".glance-score").inner_text()
        money = re.search(r"money (\d+)", board)
        assert coins.split()[0] == (money[1] if money else "0")
        perfumes = len(re.findall(r"(?:minor|major) perfume \d", board))
        assert re.search(rf"\b{perfumes} perfumes?$", page.locator(SEATS).nth(seat).inner_text())


@pytest.mark.parametrize("game", GAMES)
def test_the_strip_fits_a_phone(phone: Device, game: str) -> None:
    page = at_list(phone, game)
    assert page.evaluate(FITS)
    assert page.evaluate(INSIDE) == []
    assert violations(page) == []
    page.locator(f"{SEATS} button").last.tap()
    expect(page.locator(".list-place h3", has_text="Dabbler")).to_be_in_viewport()


def test_the_strip_is_above_the_picture_of_a_phone_and_not_of_a_wide_screen(
    make_device: MakeDevice, phone: Device
) -> None:
    page = phone.go("#/play/parfum", "svg.picture.tall")
    page.wait_for_selector(FRESH)
    expect(page.locator(".glance")).to_be_visible()
    board = page.locator("[data-board]").last
    page.locator(f"{SEATS} button").last.tap()
    expect(board).to_be_in_viewport()
    wide = make_device().go("#/play/parfum", "svg.picture.wide")
    expect(wide.locator(".glance")).to_be_hidden()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_name_is_cut_above_the_picture_of_a_phone(phone: Device, seats: int) -> None:
    chairs = ["me:Rose", "apprentice", "apprentice", "greedy"][:seats]  # Apprentice 2, Opportunist
    page = phone.go(open_match(phone, chairs), "svg.picture.tall")
    page.wait_for_selector(FRESH)
    assert page.locator(SEATS).count() == seats
    assert page.evaluate(CUT) == []
