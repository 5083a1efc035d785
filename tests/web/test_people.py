"""People: a profile, a second browser, a page of one's own, and how one leaves."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, REFUSED, MakeDevice
from tests.web.tables import get, leave, open_match, play_out, post

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
    # Two matches to their end, and one that a bot finishes: both browsers see what came of them.
    tables = [open_match(desk, ["me:Élodie du Journey", "visitor"]) for _ in range(3)]
    for table in tables[:2]:
        play_out(page, table)
    leave(desk.go(tables[2], ".table-page.playing"))
    page.locator(".player .tag").nth(1).wait_for()
    expect(page.locator("grasse-end h2")).to_be_visible()
    expect(page.locator("grasse-end")).to_contain_text("A bot has finished the match for you")
    expect(page.locator("grasse-end .you-win")).to_have_count(0)
    page = desk.go("", "main.home")
    expect(page.locator(".page-finished li").first).to_contain_text("A bot finished it")
    small = pocket.go("#/me", ".people-list li >> nth=2")
    expect(small.locator(".people-figures dd").first).to_have_text("2")
    expect(small.locator(".people-list li").first).to_contain_text("A bot finished it")
    expect(small.locator(".people-list li").first).to_contain_text("not in the figures")
    expect(small.locator(".plots .plot")).to_have_count(2)
    expect(small.locator(".plots h2")).to_have_text("Parfum, match by match")
    expect(small.locator(".plot-legend li").first).to_contain_text("a match")
    assert violations(small) == []
    assert small.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small.locator("select[name=against]").select_option("visitor")
    expect(small.locator(".people-list li")).to_have_count(3)
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
    rounded = "(field) => getComputedStyle(field).borderRadius"
    assert theirs.locator("textarea").evaluate(rounded) == "10px"  # as every other field
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


def test_what_was_played_on_a_second_device_comes_along(make_device: MakeDevice) -> None:
    desk, pocket = make_device(), make_device(PHONE, is_mobile=True)
    table = open_match(pocket, ["me:Odette Pocket", "visitor"])
    page = desk.go("#/me/profile", "input[name=name]")
    page.locator("input[name=name]").fill("Odette")
    page.get_by_role("button", name="Save").click()
    page.locator("button[name=link]").click()
    address = page.locator("input[name=address]").input_value()
    small = pocket.go(address.removeprefix(f"{pocket.url}/"), ".people-before")
    expect(small.locator("legend")).to_have_text("This browser is Odette Pocket now.")
    assert violations(small) == []
    assert small.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small.get_by_label("bring it all along").check()
    small.get_by_role("button", name="Use this browser, too").click()
    expect(small.locator("h1")).to_have_text("Welcome back, Odette")
    home = desk.go("#/", ".page-mine")
    expect(home.locator(f".page-mine a[href='{table}']")).to_contain_text("Odette")


def test_somebody_is_blocked_where_one_reads_of_them(make_device: MakeDevice) -> None:
    one, other, nobody = (make_device() for _ in range(3))
    for device, name in ((one, "Odile Blocks"), (other, "Basil Blocked")):
        post(device.go("#/", ".game"), "/api/me", {"name": name})
    page = one.go("#/people/Basil%20Blocked", ".people-head")
    page.get_by_role("button", name="Block Basil Blocked", exact=True).click()
    expect(page.locator(".people-head .tag")).to_have_text("blocked")
    assert get(page, "/api/friends")["blocked"] == ["Basil Blocked"]
    assert violations(one.page) == []
    page.reload()
    page.get_by_role("button", name="Unblock Basil Blocked").click()
    expect(page.locator(".people-head .tag")).to_have_count(0)
    assert get(page, "/api/friends")["blocked"] == []
    # Whoever is nobody here yet has nobody to block, and nobody blocks themselves.
    for device in (other, nobody):
        device.go("#/people/Basil%20Blocked", ".people-head")
        expect(device.page.get_by_role("button", name=re.compile("lock"))).to_have_count(0)
