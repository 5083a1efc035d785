"""Own boxes in the browser: copied, changed, mended, transcribed, shared, and played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, REFUSED, MakeDevice
from tests.web.hands import FRESH, press_key

pytestmark = pytest.mark.slow

PRICE = "#box-customers-tokens-2-price"  # of A-03


def turn_of(*pages: Page) -> Page:
    """The page of whoever is asked."""
    while True:
        for page in pages:
            if page.locator(FRESH).count():
                return page
            page.wait_for_timeout(30)


def open_part(page: Page, name: str) -> None:
    page.locator(".box-parts button", has_text=name).first.click()
    expect(page.locator(".box-rows h2")).to_have_text(name)


def test_the_box_that_the_laboratory_proposes_lists_what_differs(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-proposed button")
    page.get_by_role("button", name="balanced tiles (Aqua Mirabilis)").click()
    differences = page.locator(".box-differences li")
    expect(differences).to_have_count(6)
    expect(differences.filter(has_text="2 4").first).to_be_visible()
    expect(page.locator(".box-head .primary")).to_be_visible()  # it can be played with at once


def test_an_own_box_is_made_mended_and_played_with_a_friend(make_device: MakeDevice) -> None:
    owner = make_device()
    page = owner.go("#/boxes", ".boxes-games button")
    assert violations(page) == []
    page.get_by_role("button", name="Copy the box of Parfum").click()
    open_part(page, "Customers")
    page.locator(PRICE).fill("many")
    page.locator(PRICE).press("Tab")
    fault = page.locator(f"{PRICE}-fault")
    expect(fault).to_have_text("must be a whole number, not 'many'")
    expect(page.locator(".box-head .primary")).to_have_count(0)  # it cannot be played with
    assert violations(page) == []
    open_part(page, "Dice")
    page.locator(".box-faults button").click()  # leads back to the field
    expect(page.locator(PRICE)).to_be_focused()
    page.locator(PRICE).fill("9")
    page.locator(PRICE).press("Tab")
    expect(fault).to_have_count(0)
    expect(
        page.locator(".box-rows li", has_text="A-03").locator("svg text", has_text="9")
    ).to_have_count(1)
    expect(page.locator(".box-differences li")).to_have_text(["Customers A-03 Price: 4 9"])
    page.locator(".box-head .primary").click()
    page.wait_for_selector("form.new-match select[name=box]")
    page.locator("form.new-match .primary").click()
    expect(page.locator(".invitations .box-differs")).to_contain_text("Own box: My Parfum")
    link = page.locator(".invitations li input").first.input_value()
    friend = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark", locale="fr-FR")
    friend.page.goto(link)
    seen = friend.page.locator("form.join .box-differs")  # before sitting down
    expect(seen).to_contain_text("Boîte personnelle\u00a0: My Parfum")
    expect(seen.locator("li")).to_have_text(["Clients A-03 Prix\u00a0: 4 9"])
    assert violations(friend.page) == []
    friend.page.locator("form.join input[name=name]").fill("Iris")
    friend.page.locator("form.join .primary").click()
    for each in (page, friend.page):
        each.wait_for_selector("svg.picture")
    expect(page.locator(".side .box-differs summary")).to_contain_text("One difference")
    page.keyboard.press("r")  # the book speaks of the box of the game, and says so
    expect(page.locator(".book .note-line")).to_contain_text("another box, My Parfum")
    page.keyboard.press("Escape")
    for _ in range(2):  # each decides once, whoever begins
        asked = turn_of(page, friend.page)
        number = asked.locator(".ask.mine").get_attribute("data-number")
        press_key(asked, 0)
        expect(asked.locator(f'.ask.mine[data-number="{number}"]')).to_have_count(0)


def test_a_real_copy_is_transcribed_and_given_away(make_device: MakeDevice, tmp_path: Path) -> None:
    owner = make_device(PHONE, has_touch=True, is_mobile=True)
    page = owner.go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    page.get_by_role("link", name="Write down my copy, tile by tile").click()
    tile = page.locator("#box-tile")
    expect(tile).to_have_text("Notes HD-01")
    expect(page.locator(".box-transcribe .box-origin")).to_contain_text("Reconstruction")
    assert violations(page) == []
    page.locator(".box-transcribe input").first.fill("5")
    page.locator(".box-transcribe .primary").click()
    expect(tile).to_have_text("Notes HD-02")
    expect(page.locator(".box-transcribe")).to_contain_text("1 of 69 compared")
    page.get_by_role("button", name="Skip").click()
    expect(tile).to_have_text("Notes HD-03")
    page.get_by_role("button", name="Back").click()
    expect(tile).to_have_text("Notes HD-02")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").first.click()
    saved = tmp_path / "box.toml"
    download.value.save_as(saved)
    first = tomllib.loads(saved.read_text())["notes"]["tiles"][0]
    assert (first["coins"], first["provenance"]) == (5, "owner copy")
    friend = make_device()
    page = friend.go("#/boxes", ".boxes-file input")
    page.locator(".boxes-file input").set_input_files(saved)
    expect(page.locator(".box-differences li")).to_have_count(1)
    bad = tmp_path / "bad.toml"
    bad.write_text("a = [")
    page = friend.go("#/boxes", ".boxes-file input")
    page.locator(".boxes-file input").set_input_files(bad)
    expect(page.locator(".problem")).to_contain_text("This file is no box")
    friend.excuse(REFUSED.format(400))
