"""The match of the day in a browser: one try counts, by keys, wide and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, MakeDevice
from tests.web.hands import tab_to

pytestmark = pytest.mark.slow


def test_the_day_from_home_to_its_table_and_back(make_device: MakeDevice) -> None:
    wide = make_device()
    phone = make_device(PHONE, has_touch=True, is_mobile=True, locale="de-DE", color_scheme="dark")
    page = wide.go("#/", ".day-offer")
    tab_to(page, ".day-offer a")
    page.keyboard.press("Enter")
    expect(page.locator(".day-game")).to_have_count(3)
    expect(page.locator(".day-until")).to_contain_text("Open until")
    assert violations(wide.page) == []
    page.locator(".day-game .fairness summary").first.click()
    promised = page.locator(".day-game .fairness code").first.inner_text()
    tab_to(page, ".day-actions .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-page")
    match = page.url.rpartition("/")[2]
    # Nothing helps in the try that counts, so nothing offers to; and only one's own end is there.
    page.wait_for_selector(".ask.mine")
    assert page.locator(".tools [aria-label*=hints]").count() == 0
    page.locator(".player .leave").click()
    expect(page.locator("dialog.sure")).to_contain_text("there is no second try")
    expect(page.locator("dialog.sure button")).to_have_text(["Cancel", "End the match"])
    assert violations(wide.page) == []
    page.keyboard.press("Escape")
    # Whoever comes back goes on with the same try; the phone has another, of the same luck.
    wide.go("#/day", ".day-game")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector(".table-page")
    assert page.url.endswith(match)
    other = phone.go("#/day", ".day-game")
    assert violations(phone.page) == []
    assert other.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    other.locator(".day-game .fairness summary").first.tap()
    assert other.locator(".day-game .fairness code").first.inner_text() == promised
    other.locator(".day-actions .primary").first.tap()
    other.wait_for_selector(".table-page")
    assert not other.url.endswith(match)
