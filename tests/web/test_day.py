"""The match of the day in a browser: one try counts, by keys, wide and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, MakeDevice
from tests.web.hands import tab_to
from tests.web.tables import get

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
    expect(page.locator(".side .stake")).to_contain_text("The try that counts")
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
    expect(other.locator(".stage .stake")).to_contain_text("Der Versuch, der zählt")
    assert violations(phone.page) == []


def test_a_day_of_the_archive_that_one_did_not_play(make_device: MakeDevice) -> None:
    device = make_device(PHONE)
    page = device.go("#/", ".day-offer")
    told = get(page, "/api/day")
    past = {**told, "day": "2026-01-02", "first": "2026-01-01", "shown": True}
    page.route("**/api/day?day=2026-01-02", lambda route: route.fulfill(json=past))
    page.goto(f"{device.url}/#/day/2026-01-02")
    expect(page.locator(".day-turn h2")).to_contain_text("January 2, 2026")
    expect(page.locator(".day-actions button").first).to_have_text("Play for practice")
    expect(page.get_by_role("link", name="The day before")).to_be_visible()
    assert violations(page) == []
    # Nobody came on the day before, so nothing was played.
    empty = {**past, "day": "2026-01-01", "games": []}
    page.route("**/api/day?day=2026-01-01", lambda route: route.fulfill(json=empty))
    page.get_by_role("link", name="The day before").click()
    expect(page.locator("main")).to_contain_text("There is no match of that day.")
    page.locator(".day-turn").get_by_role("link", name="Today’s matches").click()
    expect(page.locator(".day-actions .primary").first).to_have_text("Play the try that counts")
