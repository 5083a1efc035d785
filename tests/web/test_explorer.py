"""The explorer: from a deal or a replay to every option with its chances, beside the table."""

from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import violations
from tests.web.conftest import LONG, PHONE, MakeDevice
from tests.web.tables import finished

pytestmark = pytest.mark.slow

DONE = "All 6 rounds are done."

# How many decisions of a match come before the first one of a seat.
FIRST = """async (match) => {
    const { decisions } = await (await fetch(`/api/matches/${match}/replay`)).json();
    return decisions.findIndex(({ seat }) => seat > 0);
}"""


def hold_second(held: list[Route], route: Route) -> None:
    """Lets the second round be asked for, and not be answered."""
    if (route.request.post_data_json or {}).get("round") == 2:
        held.append(route)
    else:
        route.continue_()


def first_round(page: Page) -> None:
    page.wait_for_selector(".explore-option", timeout=LONG)


def test_a_deal_is_explored_beside_its_table(make_device: MakeDevice) -> None:
    device = make_device()
    page = device.go("#/learn", "a[href='#/explore']")
    page.locator("main a[href='#/explore']").click()
    page.wait_for_selector(".explore-deals")
    assert violations(page) == []
    held: list[Route] = []  # the second round, so that it can be stopped however fast it is
    page.route("**/api/explorer/deals/parfum/3/*", partial(hold_second, held))
    page.locator("a[href='#/explore/parfum/3']").click()
    first_round(page)
    steer = page.locator(".explore-progress button")
    steer.click()
    expect(steer).to_have_text("Go on")  # nothing changes any more
    for route in held:
        route.continue_()
    page.unroute_all()
    address = page.url
    assert "/explore/parfum/3/" in address
    options = page.locator(".explore-option")
    expect(options).to_have_count(3)  # clocks
    expect(options.first).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".explore-detail")).to_contain_text("Starts like this one")
    expect(page.locator(".explore-line li").first).to_be_visible()
    expect(page.locator(".picture .verdict-sign.best").first).to_be_visible()
    assert violations(page) == []

    options.first.focus()
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-expanded", "true")
    expect(options.nth(1)).to_be_focused()
    expect(page.locator(".explore-detail")).to_have_count(1)
    expect(page.locator(".picture .verdict-sign.shown").first).to_be_visible()

    steer.click()
    expect(page.locator("#explore-progress")).to_have_text(DONE, timeout=LONG)
    told = page.locator(".explore-option").all_inner_texts()
    page.keyboard.press("n")
    expect(page).not_to_have_url(address)
    first_round(page)
    page = device.go(address.removeprefix(device.url + "/"), ".explore-option")
    expect(page.locator("#explore-progress")).to_have_text(DONE, timeout=LONG)
    assert page.locator(".explore-option").all_inner_texts() == told  # the same deal, found again


def test_a_position_of_a_replay_is_explored_on_a_phone(make_device: MakeDevice) -> None:
    device = make_device(PHONE, has_touch=True, is_mobile=True)
    match = finished(device)
    page = device.go(f"#/replay/{match}/1", ".replay-page")
    link = page.locator(".replay-links a[href^='#/explore/']")
    expect(link).to_have_count(0)  # luck is next
    number = page.evaluate(FIRST, match)
    page = device.go(f"#/replay/{match}/{number}", ".replay-page")
    expect(link).to_have_attribute("href", f"#/explore/match/{match}/{number}")
    link.click()
    first_round(page)
    expect(page.locator(".verdict.played").first).to_be_visible()
    expect(page.locator(".practice-way a")).to_have_count(2)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []
    page.locator(".practice-way a[href^='#/replay/']").click()
    page.wait_for_selector(".replay-page")
