"""A lesson in the browser: by mouse, by keys, by touch, and told to those who listen."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import violations
from tests.web.conftest import PHONE, Device, MakeDevice

pytestmark = pytest.mark.slow

SAYS = ".lesson .lesson-says"
DUE = ".ask.mine .pointed:not([disabled])"
STEP = "() => document.querySelector('.lesson-count')?.textContent ?? ''"


def go_on(page: Page) -> None:
    """Reads on, or does what is asked for, and waits for the next step."""
    page.wait_for_selector(f".lesson .next, {DUE}, .lesson a[href='#/learn']")
    before = page.evaluate(STEP)
    if page.locator(".lesson .next").count():
        page.keyboard.press("n")
    else:
        page.locator(DUE).click()
    page.wait_for_function(f"(before) => ({STEP})() !== before", arg=before)


def test_a_lesson_is_taken_from_home_to_its_end(device: Device) -> None:
    page = device.go("", ".learn-offer")
    page.goto(f"{device.url}/#/learn")
    page.wait_for_selector(".lesson-link")
    assert violations(page) == []
    page.locator(".learn-game").first.locator("[data-lesson=closing-a-perfume]").click()
    page.wait_for_selector(SAYS)
    assert page.locator(".lesson [role=status]").get_attribute("aria-live") == "polite"
    assert page.locator(".picture .told").count() == 1, "a ring around what is spoken of"
    assert violations(page) == []
    go_on(page)
    go_on(page)
    page.wait_for_selector(DUE)
    asked = page.locator(".ask.mine").get_attribute("data-number")
    page.locator(".ask.mine .option:not(.pointed)").first.click()  # a major perfume
    page.wait_for_selector(".lesson-word")
    assert page.locator(".ask.mine").get_attribute("data-number") == asked, "nothing was decided"
    said = page.locator(SAYS).inner_text()
    page.reload()  # a lesson is a match: it is still there, from the first line of this decision
    go_on(page)
    go_on(page)
    assert page.locator(SAYS).inner_text() == said
    while page.locator(".lesson a[href='#/learn']").count() == 0:
        go_on(page)
    page.locator(".lesson a[href='#/learn']").click()
    page.wait_for_selector(".learn-game li.done [data-lesson=closing-a-perfume]")


def test_a_lesson_on_a_phone_by_what_it_does_for_one(make_device: MakeDevice) -> None:
    phone = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    page = phone.go("#/learn", ".lesson-link")
    page.locator(".learn-game").first.locator("[data-lesson=closing-a-perfume]").tap()
    page.wait_for_selector(SAYS)
    assert violations(page) == []
    for _ in range(2):
        page.locator(".lesson .next").tap()
    page.locator(".lesson-tools .plain").last.tap()  # it does it
    page.wait_for_function(f"() => !({STEP})().includes('3')")
    page.locator(".lesson-tools .plain").first.tap()  # and it can be taken back
    page.wait_for_function(f"() => ({STEP})().includes('1')")
