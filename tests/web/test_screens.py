"""Every page fits a phone held upright, in every language."""

import pytest

from grasse.words import LANGUAGES
from tests.web.conftest import PHONE, PICTURED, Device, MakeDevice
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
    area = page.locator("svg.picture").bounding_box()
    assert area is not None
    assert area["y"] + area["height"] <= 768
    assert area["width"] >= WIDTH  # the size of the letters follows from it


def test_an_unknown_match_is_told_and_leads_home(device: Device) -> None:
    page = device.go("#/match/nothing", ".problem")
    assert "There is no such match." in page.locator(".problem").inner_text()
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector(".game")
    device.wrong.clear()  # the browser reports the 404 as an error of its own
