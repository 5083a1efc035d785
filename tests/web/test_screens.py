"""Every page fits a phone held upright, in every language."""

import pytest

from grasse.words import LANGUAGES
from tests.web.conftest import PHONE, PICTURED, REFUSED, Device, MakeDevice
from tests.web.hands import FRESH, keys, play
from tests.web.test_picture import WIDTH

pytestmark = pytest.mark.slow

FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_phone(make_device: MakeDevice, language: str) -> None:
    phone = make_device(PHONE, locale=language)
    page = phone.go("", ".game")
    assert page.locator("html").get_attribute("lang") == language
    assert page.evaluate(FITS)
    phone.go("#/new/parfum", "form.new-match")
    assert page.evaluate(FITS)
    phone.go("#/play/parfum", "svg.picture.tall")
    page.wait_for_selector(FRESH)
    play(page, keys, until=3)
    assert page.evaluate(FITS)
    page.keyboard.press("l")
    page.wait_for_selector(".list-view")
    assert page.evaluate(FITS)
    page.keyboard.press("r")
    page.wait_for_selector(".book h3")
    assert page.evaluate(FITS)


@pytest.mark.parametrize("game", PICTURED)
def test_the_table_fits_a_wide_screen_without_scrolling(device: Device, game: str) -> None:
    page = device.go(f"#/play/{game}", "svg.picture.wide")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_selector(FRESH)
    area = page.locator("svg.picture:not(.sketch)").bounding_box()
    assert area is not None
    assert area["y"] + area["height"] <= 768
    assert area["width"] >= WIDTH  # the size of the letters follows from it


def test_an_unknown_match_is_told_and_leads_home(device: Device) -> None:
    page = device.go("#/match/nothing", ".problem")
    assert "There is no such match." in page.locator(".problem").inner_text()
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector(".game")
    device.excuse(REFUSED.format(404))


# What reaches beyond the window, unless it lies in something that scrolls sideways.
TOO_FAR = """() => [...document.querySelectorAll("main *")].filter((each) => {
    const isScroller = (up) => ["auto", "scroll"].includes(getComputedStyle(up).overflowX);
    const scrolls = (up) => up && (isScroller(up) || scrolls(up.parentElement));
    return each.getBoundingClientRect().right > innerWidth + 1 && !scrolls(each.parentElement);
}).map((each) => each.outerHTML.slice(0, 120))"""
ROOMS = ("learn", "explore", "puzzles", "boxes", "laboratory", "tournaments", "day", "me")


@pytest.mark.parametrize("language", ["de", "fr"])  # those with the longest words
def test_no_room_of_the_house_is_wider_than_a_phone(make_device: MakeDevice, language: str) -> None:
    phone = make_device(PHONE, locale=language)
    for room in ROOMS:
        phone.page.goto("about:blank")
        page = phone.go(f"#/{room}", "main h1:not(.unseen)")
        assert page.evaluate(TOO_FAR) == [], room
