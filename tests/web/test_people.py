"""People: a profile, a second browser, a page of one's own, and how one leaves."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, REFUSED, MakeDevice
from tests.web.tables import STATUS, leave, open_match

pytestmark = pytest.mark.slow


def test_one_person_with_two_browsers_plays_looks_back_and_leaves(make_device: MakeDevice) -> None:
    desk, pocket = make_device(), make_device(PHONE, color_scheme="dark", is_mobile=True)
    stranger = make_device()
    # A profile, before the first match.
    page = desk.go("#/me", ".people-nobody")
    assert violations(page) == []
    page.get_by_role("link", name="Make a profile").click()
    page.locator("input[name=name]").fill("Élodie du Journey")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("h1")).to_have_text("Élodie du Journey")
    page.locator("label[title=Teal]").click()
    expect(page.locator(".people-head .colour-teal")).to_be_visible()
    # The phone becomes the same person's by the link of the QR code.
    page.locator("button[name=link]").click()
    address = page.locator("input[name=address]").input_value()
    expect(page.locator("svg.qr path")).to_have_attribute("d", re.compile("^M"))
    assert violations(page) == []
    small = pocket.go(address.removeprefix(f"{pocket.url}/"), ".people-nobody form")
    assert violations(small) == []
    small.get_by_role("button", name="Use this browser, too").click()
    expect(small.locator("h1")).to_have_text("Welcome back, Élodie du Journey")
    # Two matches that bots play to their end; both browsers see what came of them.
    tables = [open_match(desk, ["me:Élodie du Journey", "visitor"]) for _ in range(2)]
    for table in tables:
        leave(desk.go(table, ".table-page.playing"))
        page.locator(".player .tag").nth(1).wait_for()
    page = desk.go("", "main.home")
    for table in tables:
        while page.evaluate(STATUS, table.rpartition("/")[2]) != "over":
            page.wait_for_timeout(100)
    small = pocket.go("#/me", ".people-list li >> nth=1")
    expect(small.locator(".people-figures dd").first).to_have_text("2")
    expect(small.locator(".plots .plot")).to_have_count(2)
    expect(small.locator(".plot-legend li").first).to_contain_text("a match")
    assert violations(small) == []
    assert small.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small.locator("select[name=against]").select_option("visitor")
    expect(small.locator(".people-list li")).to_have_count(2)
    small.locator("select[name=seats]").focus()
    small.keyboard.press("ArrowDown")  # a filter is reached by keys
    expect(small.locator("select[name=seats]")).to_have_value("2")
    # Others see what is allowed, and nothing before.
    theirs = stranger.go("#/people/elodiedujourney", ".people-head")
    expect(theirs.locator("main")).to_contain_text("shows nothing else")
    small.goto(f"{pocket.url}/#/me/profile")
    small.locator("input[name=statistics]").check()
    expect(small.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    theirs.reload()
    expect(theirs.locator(".people-figures dd").first).to_have_text("2")
    expect(theirs.locator(".people-list")).to_have_count(0)
    assert tables[0].rpartition("/")[2] not in theirs.content()
    # A phrase brings somebody back, whoever the browser was before.
    small.locator("button[name=phrase]").click()
    expect(small.locator(".people-phrase li")).to_have_count(8)
    words = small.locator(".people-phrase li").all_inner_texts()
    assert violations(small) == []
    theirs.goto(f"{stranger.url}/#/device")
    theirs.locator("textarea").fill("\n".join(words).upper())
    theirs.get_by_role("button", name="Bring me back").click()
    expect(theirs.locator("h1")).to_have_text("Welcome back, Élodie du Journey")
    # Whoever leaves is nobody, on every browser.
    small.locator(".people-leave summary").click()
    small.locator(".people-leave input").fill("Élodie du Journey")
    small.locator(".people-leave button").click()
    small.wait_for_selector("main.home")
    page = desk.go("#/me", ".people-nobody")
    stranger.go("#/people/elodiedujourney", ".problem")
    stranger.excuse(REFUSED.format(404))
