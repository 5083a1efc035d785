"""A club opens a tournament by the form, a phone enters by its link, and both find their table."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, MakeDevice
from tests.web.hands import tab_to

pytestmark = pytest.mark.slow


def test_a_club_night(make_device: MakeDevice) -> None:
    host = make_device()
    guest = make_device(PHONE, has_touch=True, is_mobile=True, locale="de-DE", color_scheme="dark")
    # The host comes from home, and fills the form by keys.
    page = host.go("#/", ".meeting")
    page.locator(".meeting a[href='#/tournaments']").click()
    page.wait_for_selector(".tournaments h1")
    assert violations(host.page) == []
    tab_to(page, "a[href='#/tournaments/new']")
    page.keyboard.press("Enter")
    page.wait_for_selector("[name=title]")
    tab_to(page, "[name=title]")
    page.keyboard.type("Club night")
    page.locator("[name=system]").select_option("groups")
    expect(page.locator("label:has([name=seats])")).to_contain_text("Players at a table")
    page.locator("[name=fill]").select_option("uniform")
    page.locator("[name=same]").check()
    page.locator("[name=name]").fill("Violet")
    assert violations(host.page) == []
    page.keyboard.press("Enter")
    page.wait_for_selector(".tournament-head")
    expect(page.locator(".tournament-head")).to_contain_text("free seats: Dabbler")
    name = page.locator(".tournament-standings a")
    expect(name).to_have_attribute("href", re.compile("^#/people/Violet"))
    assert violations(host.page) == []
    # The guest follows the link on a phone, in German and in the dark, and enters.
    link = page.url.removeprefix(f"{host.url}/")
    phone = guest.go("#/tournaments", ".tournament-list")
    expect(phone.locator(".tournament-list")).to_contain_text("Club night")
    assert violations(guest.page) == []
    guest.go(link, ".tournament-head")
    phone.get_by_role("button", name="Anmelden").tap()
    expect(phone.locator(".tournament-standings tr.mine")).to_be_visible()
    expect(phone.locator(".entered")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    # The host begins; everyone is led to their table, and to no other with the same luck.
    expect(page.locator(".tournament-standings tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Begin the first round").click()
    expect(page.locator(".tournament-round li.mine a")).to_be_visible()
    phone.get_by_role("link", name="An deinen Tisch gehen").first.tap()
    phone.wait_for_selector(".table-page")
    phone.locator(".player .leave").click()  # nobody ends a match of a tournament
    expect(phone.locator("dialog.sure button")).to_have_count(2)
    expect(phone.locator("dialog.sure")).to_contain_text("wirst du an diesem Tisch Letzter")
    phone.keyboard.press("Escape")
    guest.go(link, ".tournament-round")
    phone.locator(".tournament-how summary").tap()
    expect(phone.locator(".tournament-how")).to_contain_text("12, 8, 4, 0")
    assert violations(guest.page) == []
    # The host ends it, after a second thought.
    page.get_by_role("button", name="End the tournament").click()
    page.get_by_role("button", name="Really end it").click()
    expect(page.locator("p.tournament-state")).to_contain_text("Ends with this round")
    expect(page.locator(".tournament-winner")).to_have_count(0)
    assert violations(host.page) == []


def test_a_second_press_where_one_has_entered_does_nothing(make_device: MakeDevice) -> None:
    device = make_device()
    page = device.go("#/tournaments/new", "[name=title]")
    page.locator("[name=title]").fill("Twice")
    page.locator("[name=name]").fill("Iris")
    page.locator("[name=enter]").uncheck()
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Enter", exact=True)
    button.wait_for()
    box = button.bounding_box()
    assert box is not None
    here = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*here)
    expect(page.locator(".entered")).to_be_visible()
    page.mouse.click(*here)  # as somebody does who thinks that nothing has happened
    page.mouse.dblclick(*here)
    mine = page.locator(".tournament-standings tr.mine")
    expect(mine).to_have_text(re.compile("Iris"))
    expect(mine.locator("small")).to_have_count(0)  # neither skips a round nor has withdrawn
    expect(page.get_by_role("button", name="Skip the next round")).to_be_visible()
    # A double press does not withdraw either: it asks, and is asked again.
    page.get_by_role("button", name="Withdraw").dblclick()
    expect(page.get_by_role("button", name="Really withdraw")).to_be_visible()
    expect(mine.locator("small")).to_have_count(0)
    page.get_by_role("button", name="Really withdraw").click()
    expect(mine).to_have_count(0)
