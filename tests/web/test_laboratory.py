"""The laboratory in the browser: choose, start, stop, read, share, and compare an own box."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import violations
from tests.web.conftest import LONG, PHONE, REFUSED, MakeDevice
from tests.web.tables import post

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}
# Whether something can be pressed where it is: it is in the window, and nothing lies on it.
ON_TOP = """(selector) => {
    const shown = document.querySelector(selector);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    return shown.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
PRICE = "#box-customers-tokens-2-price"  # of A-03


def choose(page: Page, part: str, piece: str) -> None:
    page.locator(".lab-parts button", has_text=part).first.click()
    page.locator(".lab-grid button", has_text=piece).first.click()


def set_price(page: Page, price: str) -> None:
    page.locator(PRICE).fill(price)
    page.locator(PRICE).press("Tab")


def start(page: Page, matches: str = "20") -> None:
    page.locator("input[name=amount]").fill(matches)
    page.locator("input[name=amount]").press("Tab")
    page.locator(".lab-form .primary").click()


def expect_end(page: Page) -> None:
    """Waits until nothing is played any more."""
    expect(page.locator("#lab-result")).to_be_visible()
    expect(page.locator(".lab-bar")).to_have_count(0, timeout=LONG)


def with_luck(route: Route) -> None:
    """The experiment as if some of its matches had been reviewed, which takes long."""
    answer = route.fetch()
    part = {"share": 0.71, "low": 0.52, "high": 0.9, "decisions": 0.21, "rest": 0.08, "matches": 6}
    route.fulfill(response=answer, json={**answer.json(), "luck": [part, part]})


def test_a_change_is_chosen_by_its_picture_tried_and_shared(make_device: MakeDevice) -> None:
    page = make_device().go("#/laboratory/parfum", ".lab-grid button svg")
    begin = page.locator(".lab-form .primary")
    expect(begin).to_be_disabled()  # nothing is changed yet
    assert violations(page) == []
    choose(page, "Customers", "A-03")
    expect(page.locator(PRICE)).to_have_value("4")
    set_price(page, "5000")
    expect(page.locator(f"{PRICE}-fault")).to_contain_text("999")
    expect(begin).to_be_disabled()
    set_price(page, "9")
    expect(page.locator(f"{PRICE}-fault")).to_have_count(0)
    change = page.locator(".lab-change")
    expect(change).to_contain_text("Customers")
    expect(change).to_contain_text("Price: 4 9")
    expect(change.locator("svg text", has_text="9")).to_have_count(1)  # drawn as it would be
    expect(change.locator("svg text")).to_contain_text(["4", "→", "9"])  # beside how it is
    assert violations(page) == []
    page.locator(".lab-search input").fill("tokens kept")
    expect(page.locator(".lab-grid button")).to_have_text([re.compile("Water tokens")])
    page.locator(".lab-grid button").click()
    page.locator("#box-water-keep_limit").fill("2")
    page.locator("#box-water-keep_limit").press("Tab")
    expect(change).to_have_count(2)
    change.nth(1).get_by_role("button", name="Leave out").click()
    expect(change).to_have_count(1)
    start(page)
    expect_end(page)
    expect(page.locator("#lab-progress")).to_contain_text("Done · 20 matches of 20")
    expect(page.locator(".lab-changed")).to_contain_text("Customers A-03 Price: 4 9")
    expect(page.locator(".lab-changed svg text")).to_contain_text(["4", "→", "9"])
    expect(page.locator(".lab-said li, .lab-nothing").first).to_be_visible()
    expect(page.locator(".lab-figures").first).to_contain_text("Uses of A-03")
    page.locator(".lab-figures summary").last.click()
    first = page.locator(".lab-figures").last.locator("tbody tr").first
    expect(first).to_contain_text("A-03 changed")
    expect(first.locator("svg")).to_have_count(1)
    expect(first.locator("td").last).to_contain_text(re.compile(r"\(-?\d+ … -?\d+\)"))
    expect(page.locator(".lab-result")).to_contain_text("Points are coins here.")
    expect(page.locator(".lab-figures").last.locator("tr.sure, tbody tr").first).to_be_visible()
    assert violations(page) == []
    expect(page.locator(".lab-past a")).to_have_text(["Parfum · A-03 Price: 4 → 9"])
    address = page.url
    friend = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark", locale="fr-FR")
    friend.page.route("**/api/laboratory/*", with_luck)
    friend.page.goto(address)
    luck = friend.page.locator(".lab-luck li")
    told = re.compile(r"^\s*Avant Hasard\s: 71\s% du résultat \(52 à 90\s%\), décisions 21\s%")
    expect(luck).to_have_text([told, re.compile(r"^\s*Après Hasard")])
    expect(friend.page.locator(".lab-changed")).to_contain_text("Clients A-03 Prix\u00a0: 4 9")
    expect(friend.page.locator(".lab-actions button")).to_have_text(["Copier le lien"])
    assert violations(friend.page) == []
    wide = friend.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]  # nothing sticks out of a phone
    friend.page.locator(".lab-actions a").click()
    friend.page.wait_for_selector(".lab-grid button svg")
    assert violations(friend.page) == []
    assert friend.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_an_experiment_is_begun_and_stopped_by_the_keys_alone(make_device: MakeDevice) -> None:
    page = make_device().go("#/laboratory/parfum", ".lab-grid button svg")
    page.locator(".lab-search input").focus()
    page.keyboard.type("a-03")
    expect(page.locator(".lab-grid button").first).to_contain_text("A-03")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    focused = page.locator(".lab-open :focus")  # the first field of the piece
    expect(focused).to_have_count(1)
    page.locator(PRICE).focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page.locator(".lab-change")).to_contain_text("Price: 4 7")
    page.get_by_role("button", name="Back to all: Customers").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lab-grid :focus")).to_contain_text("A-03")  # back where one came from
    page.locator("input[name=amount]").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("5000")
    page.keyboard.press("Tab")
    begin = page.locator(".lab-form .primary")
    expect(begin).to_be_enabled()
    begin.focus()
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    stop.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lab-progress")).to_contain_text("Stopped")
    expect(stop).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_start_is_always_in_sight(make_device: MakeDevice, size: dict[str, int]) -> None:
    page = make_device(size).go("#/laboratory/parfum", ".lab-grid button svg")
    choose(page, "Customers", "A-03")
    set_price(page, "9")
    choose(page, "Customers", "A-04")
    price = page.locator("#box-customers-tokens-3-price")
    price.fill("50")
    price.press("Tab")
    expect(page.locator(".lab-change")).to_have_count(2)
    for place in ("0", "innerHeight / 2", "document.documentElement.scrollHeight"):
        page.evaluate(f"() => scrollTo({{ top: {place}, behavior: 'instant' }})")
        assert page.evaluate(ON_TOP, ".lab-form .primary"), f"scrolled to {place}"
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []


def test_seats_are_chosen_with_which_a_change_comes_into_play(make_device: MakeDevice) -> None:
    page = make_device().go("#/laboratory/perfumery", ".lab-grid button svg")
    seats, said = page.locator("select[name=seats]"), page.locator(".lab-form .note-line")
    expect(seats).to_have_value("2")
    page.locator(".lab-search input").fill("P107")  # a card for three and four
    page.locator(".lab-grid button").first.click()
    value = page.locator("#box-cards-perfumes-6-value")
    value.fill("9")
    value.press("Tab")
    expect(seats).to_have_value("3")
    expect(said).to_have_text("Set to 3 players: with 2, what you change never comes into play.")
    assert violations(page) == []
    seats.select_option("2")
    expect(said).to_contain_text("so nothing could be found. Choose 3 or 4.")
    seats.select_option("4")
    expect(said).to_have_count(0)


def test_cards_have_their_titles_and_a_box_with_faults_is_told_of(make_device: MakeDevice) -> None:
    device = make_device(PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    page = device.go("#/laboratory/perfumery", ".lab-grid button svg")
    page.locator(".lab-search input").fill("P109")
    page.locator(".lab-grid button", has_text="Sonntagsstrauß").click()
    page.locator("#box-cards-perfumes-8-value").fill("9")
    page.locator("#box-cards-perfumes-8-value").press("Tab")
    expect(page.locator(".lab-change")).to_contain_text("Sonntagsstrauß")
    start(page)
    expect(page.locator(".lab-changed li")).to_have_text(["Parfumkarten Sonntagsstrauß Wert: 2 9"])
    page.get_by_role("button", name="Anhalten", exact=True).click()
    expect(page.locator(".lab-left")).to_be_visible()
    expect(page.locator(".lab-past a")).to_contain_text(["Perfumery · Sonntagsstrauß Wert: 2 → 9"])
    box = post(page, "/api/boxes", {"game": "perfumery", "name": "Kaputt"})["box"]
    post(page, f"/api/boxes/{box}", {"values": [{"place": "cards/recipes/0/value", "value": -3}]})
    page = device.go(f"#/laboratory/perfumery/box/{box}", ".lab-grid button svg")
    page.evaluate("scrollTo({ top: 800, behavior: 'instant' })")
    page.locator(".lab-form .primary").click()
    expect(page.locator(".problem")).to_be_in_viewport()
    device.excuse(REFUSED.format(409))


def test_an_experiment_goes_on_after_a_stop_and_a_reload(make_device: MakeDevice) -> None:
    page = make_device().go("#/laboratory/parfum", ".lab-grid button svg")
    choose(page, "Customers", "A-03")
    set_price(page, "9")
    start(page, "5000")
    progress = page.locator(".lab-bar progress")
    expect(progress).not_to_have_js_property("value", 0, timeout=LONG)
    page.get_by_role("button", name="Stop", exact=True).click()
    onward = page.get_by_role("button", name="Go on", exact=True)
    expect(onward).to_be_visible()
    said = page.locator(".lab-left p").inner_text()
    played = int(re.findall(r"\d+", said)[0])
    assert 20 <= played < 5000
    assert violations(page) == []
    page.reload()
    onward.click()
    expect(onward).to_have_count(0)
    expect(progress).to_be_visible()
    assert int(progress.evaluate("(bar) => bar.value")) >= played
    expect(page.locator(".lab-past li")).to_contain_text(["Playing"])  # the list says so, too
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(onward).to_be_visible()


def test_a_range_has_a_curve_for_every_measure_and_two_a_map(make_device: MakeDevice) -> None:
    page = make_device().go("#/laboratory/parfum", ".lab-grid button svg")
    choose(page, "Customers", "A-03")
    set_price(page, "6")
    page.get_by_role("button", name="Try a range").click()
    expect(page.locator(".lab-price")).to_contain_text("3 boxes")  # 4, as it is, to 6
    start(page)
    expect_end(page)
    curves = page.locator(".lab-curves figure")
    expect(curves).to_have_count(5)  # length, points, two seats, the uses of A-03
    expect(curves.first.locator("circle")).to_have_count(3)
    expect(curves.first.locator(".is circle")).to_have_count(1)  # 4 it is
    assert violations(page) == []
    page.locator(".lab-actions a").click()  # what was chosen is still there
    expect(page.locator(".lab-change")).to_have_count(1)
    choose(page, "Customers", "A-04")
    field = page.locator("#box-customers-tokens-3-price")
    now = int(field.input_value())
    field.fill(str(now + 1))
    field.press("Tab")
    page.get_by_role("button", name="Try a range").click()
    start(page)
    expect_end(page)
    cells = page.locator(".lab-heat td")
    expect(cells).to_have_count(3 * 2)
    expect(page.locator(".lab-heat td.is")).to_have_count(1)
    assert violations(page) == []


def test_a_range_begins_with_a_step_that_fits(make_device: MakeDevice) -> None:
    page = make_device().go("#/", ".hero")
    page.get_by_role("link", name="Laboratory").click()
    page.wait_for_selector(".lab-grid button svg")
    page.locator(".lab-parts button", has_text="Flacons").first.click()
    page.locator("#box-flacons-total").fill("0")
    page.locator("#box-flacons-total").press("Tab")
    page.get_by_role("button", name="Try a range").click()
    expect(page.locator(".lab-range input").last).to_have_value("5")
    expect(page.locator(".lab-form .box-fault")).to_have_count(0)
    expect(page.locator(".lab-price")).to_contain_text("6 boxes")
    start(page, "60")
    values = page.locator(".lab-changed .box-differences b")
    expect(values).to_have_text("0, 5, 10, 15, 20, 25")
    page.get_by_role("button", name="Stop", exact=True).click()


def test_an_own_box_is_compared_with_that_of_the_game(make_device: MakeDevice) -> None:
    page = make_device().go("#/boxes", ".boxes-games button")
    page.get_by_role("button", name="Copy the box of Parfum").click()
    compare = page.get_by_role("link", name="Try it in the laboratory")
    compare.click()  # it is ours still, and can be changed there
    expect(page.locator(".lab-form")).to_contain_text("Choose a piece")
    page.go_back()
    page.locator(".box-parts button", has_text="Customers").first.click()
    set_price(page, "9")
    compare.click()
    expect(page.locator("select[name=box]")).to_have_text(re.compile("My Parfum"))
    expect(page.locator(".lab-form .box-differences li")).to_have_text(
        ["Customers A-03 Price: 4 9"]
    )
    assert violations(page) == []
    start(page)
    expect_end(page)
    expect(page.locator("#lab-result")).to_have_text("My Parfum and the box of the game")
    expect(page.locator(".lab-changed li")).to_have_text(["Customers A-03 Price: 4 9"])


def test_every_changed_tile_is_tried_alone(make_device: MakeDevice) -> None:
    page = make_device().go("#/laboratory/parfum", ".lab-grid button svg")
    choose(page, "Customers", "A-03")
    set_price(page, "30")
    alone = page.locator("input[name=alone]")
    expect(alone).to_have_count(0)  # there is but one change
    choose(page, "Customers", "A-04")
    field = page.locator("#box-customers-tokens-3-price")
    field.fill(str(int(field.input_value()) + 1))
    field.press("Tab")
    alone.check()
    expect(page.locator(".lab-price")).to_contain_text("4 boxes")
    expect(page.locator(".lab-form")).to_contain_text("Opportunist, between bots 2 and 3")
    expect(page.locator(".lab-form")).to_contain_text("people may play otherwise")
    start(page, "80")
    expect_end(page)
    parts = page.locator(".lab-alone")
    expect(parts).to_have_count(3)
    expect(parts.nth(0).locator(".lab-changed li")).to_have_text(["Customers A-03 Price: 4 30"])
    expect(parts.nth(1).locator(".lab-changed li")).to_contain_text("Customers A-04 Price:")
    expect(parts.nth(2)).to_contain_text("All together")
    for part in parts.all():
        expect(part.locator(".lab-said, .lab-nothing")).to_have_count(1)
    parts.nth(0).locator("summary").click()
    expect(parts.nth(0)).to_contain_text("Bold: beyond chance")
    assert violations(page) == []
