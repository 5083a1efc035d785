"""The page where somebody says how they want to be told what they wait for."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, WIDE, Device

pytestmark = pytest.mark.slow
MAIL = "rose.of.may.and.jasmine.of.grasse@perfumers.example.org"  # one word, wider than a phone

# How far something of the form lies outside its panel.
OUTSIDE = """() => {
    const rightOf = (each) => each.getBoundingClientRect().right;
    const inner = [...document.querySelectorAll("main :is(fieldset, button)")].map(rightOf);
    return Math.max(...inner) - rightOf(document.querySelector("main .panel"));
}"""


class Mails:
    """A server that sends mail, as the page sees it; all else is what the server says."""

    def __init__(self, page: Page) -> None:
        self.told: dict[str, Any] = {"mails": True, "mail": "", "confirmed": False}
        self.given: list[str] = []
        page.route("**/api/telling", self.answer)
        page.route("**/api/telling/mail", self.take)

    def answer(self, route: Route) -> None:
        self.told = {**route.fetch().json(), **self.told}
        route.fulfill(json=self.told)

    def take(self, route: Route) -> None:
        self.told["mail"] = json.loads(route.request.post_data or "")["mail"]
        self.given.append(self.told["mail"])
        route.fulfill(json=self.told)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_address_for_mail_is_given_and_taken_back(device: Device, size: Any) -> None:
    mails = Mails(device.page)
    device.page.set_viewport_size(size)
    page = device.go("#/told", "[name=mail]")
    form = page.locator("main form", has=page.locator("[name=mail]"))
    assert violations(page) == []
    form.locator("[name=mail]").fill(MAIL)
    form.get_by_role("button", name="Send a link to confirm it").click()
    expect(form).to_contain_text(MAIL)
    assert violations(page) == []
    assert page.evaluate(OUTSIDE) < 0
    mails.told["confirmed"] = True
    page.reload()
    expect(form).to_contain_text(f"Mail goes to {MAIL}.")
    assert page.evaluate(OUTSIDE) < 0
    assert violations(page) == []
    form.get_by_role("button", name="Remove my address").click()
    expect(form).not_to_contain_text(MAIL)
    assert mails.given == [MAIL, ""]
