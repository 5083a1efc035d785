"""Own boxes in the browser: copied, changed, mended, transcribed, shared, and played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, REFUSED, Device, MakeDevice
from tests.web.hands import FRESH, press_key
from tests.web.tables import open_match, post

pytestmark = pytest.mark.slow

# Skips one tile after the other, to the end.
SKIP_ALL = """async () => {
    const page = document.querySelector("grasse-box");
    for (;;) {
        const skip = page.querySelector(".box-transcribe .form-actions button:nth-child(2)");
        if (!page.querySelector("#box-tile")) return;
        skip.click();
        await page.updateComplete;
    }
}"""
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


def write(page: Page, field: str, text: str) -> None:
    page.locator(field).fill(text)
    page.locator(field).press("Tab")


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"] + float(page.evaluate("scrollY"))


def test_the_box_that_the_laboratory_proposes_lists_what_differs(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-proposed button")
    page.get_by_role("button", name="balanced tiles (Aqua Mirabilis)").click()
    differences = page.locator(".box-differences li")
    expect(differences).to_have_count(6)
    page.locator(".box-compare summary").click()
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
    expect(page.locator(".box-head .primary")).to_be_disabled()  # it cannot be played with
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
    assert top_of(page, "select[name=box]") < top_of(page, "select[name=seats]")
    expect(page.locator("label:has(input[name=rated])")).to_contain_text("the box of the game")
    page.locator("form.new-match .primary").click()
    expect(page.locator(".invitations .box-differs")).to_contain_text("Own box: My Parfum")
    expect(page.locator(".invitations li label").first).to_contain_text("Link for seat 2")
    link = page.locator(".invitations li input").first.input_value()
    friend = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark", locale="fr-FR")
    friend.page.goto(link)
    expect(friend.page.locator("h1")).to_have_text("On t’invite à une table de Parfum")
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
    expect(page.locator(".box-transcribe")).to_contain_text("1 of 69 compared · 68 to go")
    page.get_by_role("button", name="Skip").click()
    expect(tile).to_have_text("Notes HD-03")
    expect(page.locator(".box-transcribe")).to_contain_text("67 to go, 1 skipped")
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


def transcribe(page: Page) -> None:
    page.get_by_role("button", name="Copy the box of Parfum").click()
    page.get_by_role("link", name="Write down my copy, tile by tile").click()
    expect(page.locator("#box-tile")).to_have_text("Notes HD-01")


def test_enter_goes_on_after_a_button_too_unless_the_keys_pressed_it(
    make_device: MakeDevice,
) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    transcribe(page)
    counts = page.locator(".box-transcribe .box-count")
    more, number = counts.first.locator(".step").last, counts.first.locator("b")
    before = int(number.inner_text())
    more.focus()
    page.keyboard.press("Enter")  # whoever goes by the keys presses what has the focus
    expect(number).to_have_text(str(before + 1))
    expect(page.locator("#box-tile")).to_have_text("Notes HD-01")
    more.click()
    expect(number).to_have_text(str(before + 2))
    page.keyboard.press("Enter")
    expect(page.locator("#box-tile")).to_have_text("Notes HD-02")
    expect(page.locator(".box-transcribe")).to_contain_text("1 of 69 compared")


def test_what_was_skipped_is_counted_and_offered_at_the_end(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    transcribe(page)
    page.locator(".box-transcribe .primary").click()
    expect(page.locator("#box-tile")).to_have_text("Notes HD-02")
    page.evaluate(SKIP_ALL)
    expect(page.locator(".box-transcribe h2")).to_have_text("All tiles have been shown")
    page.get_by_role("button", name="Show the 68 that were skipped").click()
    expect(page.locator(".box-transcribe")).to_contain_text("1 of 69 compared · 68 to go")


def test_a_link_that_was_cut_off_says_so(make_device: MakeDevice) -> None:
    device = make_device()
    page = device.go("#/boxes/Zm9v", ".message .problem")
    expect(page.locator(".message .problem")).to_contain_text("the link is not whole")
    page = device.go("#/laboratory/parfum/box/Zm9v", ".laboratory .problem")
    expect(page.locator(".laboratory .problem")).to_contain_text("the link is not whole")
    device.excuse(REFUSED.format(404))


def test_a_tile_that_cannot_be_is_not_confirmed(make_device: MakeDevice) -> None:
    page = make_device(PHONE, has_touch=True, is_mobile=True).go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    page.get_by_role("link", name="Write down my copy, tile by tile").click()
    coins = page.locator("#box-notes-tiles-0-coins")
    coins.fill("-2")
    page.locator(".box-transcribe .primary").click()
    expect(page.locator("#box-notes-tiles-0-coins-fault")).to_be_visible()
    expect(page.locator("#box-tile")).to_have_text("Notes HD-01")
    expect(page.locator(".box-transcribe")).to_contain_text("0 of 69 compared")
    expect(coins).to_be_focused()
    page.get_by_role("button", name="Skip").click()
    page.locator(".box-state button").click()  # leads to it, as it is not this tile
    expect(coins).to_be_focused()
    expect(page.locator(".box-rows h2")).to_have_text("Notes")
    write(page, "#box-notes-tiles-0-coins", "2")
    expect(page.locator(".box-state")).to_have_text("Ready to play")


def test_a_fault_moves_nothing_and_names_its_tile(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    expect(page.locator(".box-notice")).to_contain_text("This box is yours now")
    open_part(page, "Customers")
    before = top_of(page, ".box-rows li")
    write(page, PRICE, "-3")
    fault = page.locator(".box-faults button")
    expect(fault).to_contain_text("Customers A-03 Price:")
    assert top_of(page, ".box-rows li") == before
    expect(page.locator(".box-piece.wrong")).to_have_count(1)  # it shows nothing of -3
    write(page, PRICE, "4")
    expect(fault).to_have_count(0)
    row = page.locator(".box-rows li", has_text="A-03")
    row.locator(".some .step").first.click()  # the one thing that A-03 wishes for
    expect(fault).to_contain_text("Customers A-03 Wishes:")
    write(page, PRICE, "5")
    expect(row.locator(".box-origin")).to_contain_text("Changed")
    other = page.locator(".box-rows li", has_text="A-04")
    expect(other.locator(".box-origin")).to_contain_text("Reconstruction")


def test_quick_presses_are_counted_each(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    open_part(page, "Customers")
    roses = page.locator(".box-rows li", has_text="A-03").locator(".some")
    expect(roses.locator("b")).to_have_text("1")
    # Three in one go: the page has shown nothing new between them.
    more = roses.locator(".step").last
    more.evaluate("(button) => { for (let press = 0; press < 3; press++) button.click(); }")
    expect(roses.locator("b")).to_have_text("4")


def test_a_box_without_flacons_is_asked_about(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    open_part(page, "Flacons")
    write(page, "#box-flacons-total", "0")
    expect(page.locator("#box-flacons-total-fault")).to_contain_text("too few")
    expect(page.locator(".box-state")).to_contain_text("is this meant? Flacons How many")
    expect(page.locator(".box-head .primary")).to_be_enabled()
    write(page, "#box-flacons-total", "3")
    expect(page.locator(".box-state")).to_have_text("Ready to play")


def test_a_box_of_somebody_else_says_what_it_is(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    open_part(page, "Customers")
    write(page, PRICE, "9")
    expect(page.locator(".box-compare summary")).to_have_text(
        "One difference from the box of the game"
    )
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".box-notice")).to_contain_text(
        "If you change the box, they see the change"
    )
    with page.expect_download():
        page.get_by_role("link", name="Save as a file").click()
    expect(page.locator(".box-notice")).to_contain_text("parfum-box.toml")
    friend = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    friend.page.goto(page.url)
    head = friend.page.locator(".box-head")
    expect(head).to_contain_text("Somebody’s own version of Parfum: one thing in it differs.")
    expect(head.locator(".box-differences li")).to_be_visible()
    expect(friend.page.locator(".box-rows li").first).to_contain_text("Coins:")
    expect(friend.page.locator(".box-rows input")).to_have_count(0)  # nothing looks as if it did
    assert violations(friend.page) == []
    friend.page.get_by_role("button", name="Copy it to my boxes").click()
    expect(friend.page.locator(".box-notice")).to_contain_text("This box is yours now")


def test_a_match_that_is_played_again_has_its_box_as_it_was(device: Device) -> None:
    page = device.go("", "main")
    box = post(page, "/api/boxes", {"game": "parfum", "name": "Ours"})["box"]
    post(page, f"/api/boxes/{box}", {"values": [{"place": "flacons/total", "value": 24}]})
    page = device.go(open_match(device, ["me:Rose", "greedy"], box=box), FRESH)
    page.locator(".player .leave").click()
    page.locator("dialog.sure").get_by_role("button", name="End the match").click()
    expect(page.locator(".end-box")).to_contain_text("Ours is as it was in this match")
