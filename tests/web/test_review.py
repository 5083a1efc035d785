"""The review of a match, from its end to a match that goes on from a mistake."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import LONG, PHONE, WIDE, Device, MakeDevice
from tests.web.hands import FRESH
from tests.web.tables import finished

pytestmark = pytest.mark.slow
LAPTOP = {"width": 1366, "height": 768}
# Whether the right end of something is to be seen, in the middle of what of it is on the screen.
ON_TOP = """(panel) => {
    const { right, top, bottom } = panel.getBoundingClientRect();
    const middle = (Math.max(top, 60) + Math.min(bottom, innerHeight)) / 2;
    return panel.contains(document.elementFromPoint(right - 6, middle));
}"""

# How long each bar of the ledger is drawn, beside how long it is meant to be: parts of its track.
BARS = """() => [...document.querySelectorAll(".ledger rect.bar")].map((bar) => [
    bar.getBoundingClientRect().width / bar.ownerSVGElement.getBoundingClientRect().width,
    Number(bar.getAttribute("width")) / 100,
])"""

# The review of somebody who has mistakes to learn from: how many ways lead on from its title.
WITH_MISTAKES = """async () => {
    const page = document.querySelector("grasse-review");
    Object.defineProperty(page, "mistakes", { get: () => [0] });
    page.requestUpdate();
    await page.updateComplete;
    return page.querySelectorAll(".review-title .button, .review-title button").length;
}"""
HEIGHTS = "(all) => all.map((each) => Math.round(each.getBoundingClientRect().height))"


def number(page: Page) -> int:
    """The decision that the address names, in the page itself: Playwright hears of it later."""
    return int(page.evaluate("() => location.hash.split('/').pop()"))


def test_from_the_end_of_a_match_to_a_mistake_and_on_from_there(make_device: MakeDevice) -> None:
    device = make_device()
    page = device.page
    match = finished(device, rival="uniform")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".review-progress progress, .sums-ledger")
    page.wait_for_selector(".sums-ledger .ledger", timeout=LONG)
    the_sums_add_up(page)
    for drawn, meant in page.evaluate(BARS):
        assert drawn == pytest.approx(meant, abs=0.01), "a bar is as long as it says"
    assert page.evaluate(WITH_MISTAKES) == 2
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    lines = page.locator(".review-title .button, .review-title button").evaluate_all(HEIGHTS)
    assert lines[0] == lines[1], "the way to the trainer has one line, as that to the replay"
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    assert violations(page) == []
    the_curve_leads_to_moments(page)

    the_next_mistake_is_of_whom_one_chose(page)
    page.locator(".mistakes select").select_option(label="Everyone")
    press_a_mistake_with_a_piece(page)
    expect(page.locator(".moment-changes li").first).to_contain_text("point")
    shown = page.locator(".moment-options dd")
    expect(shown).to_have_count(2)
    expect(page.locator(".moment .cost")).to_contain_text("chance to win")
    place, played = number(page), shown.first.inner_text()

    page.get_by_role("link", name="Replay").click()  # the same table, and what was decided there
    expect(page.locator(".replay-place")).to_contain_text(f"decision {place} of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".decisions .now")).to_contain_text(played)
    page.go_back()
    page.wait_for_selector(".moment")
    expect(shown.first).to_have_text(played)

    page.locator(".play-on-here").click()
    page.wait_for_selector(FRESH, timeout=LONG)
    assert match not in page.url
    on_a_phone(make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark"), match)


def test_a_review_that_waits_says_for_what(make_device: MakeDevice, over: str) -> None:
    device = make_device(PHONE, has_touch=True, is_mobile=True)
    state = {"status": "waiting", "done": 0.0, "moments": [], "review": None, "warming": True}
    device.page.route("**/api/matches/*/review*", lambda route: route.fulfill(json=state))
    page = device.go(f"#/review/{over}", ".review-progress")
    said = page.locator("#review-progress")
    expect(said).to_contain_text("The bot that reviews is warming up")
    state["warming"] = False
    expect(said).to_contain_text("Other reviews come first")
    state["status"] = "working"
    expect(said).to_contain_text("Bots at the tables come first")
    expect(said).not_to_contain_text("%")
    assert violations(page) == []
    state["done"] = 0.3
    expect(said).to_contain_text("30%")


def the_next_mistake_is_of_whom_one_chose(page: Page) -> None:
    """By the key and by the button alike; where that seat made none, neither leads on."""
    heading = page.locator(".moment h2")
    for seat in ("1", "2"):
        page.locator(".mistakes select").select_option(seat)
        name = page.locator(f".mistakes option[value='{seat}']").inner_text()
        count = page.evaluate(
            """(seat) => document.querySelector("grasse-review").moments.filter((each) =>
                each.seat === seat && each.judgement?.size !== "none" && !each.stood_in).length""",
            int(seat),
        )
        page.keyboard.press("Home")
        expect(heading).to_contain_text("Luck")
        onward = page.get_by_role("button", name="Next mistake")
        for at in range(min(count, 4)):
            if at % 2:
                page.keyboard.press("n")
            else:
                onward.click()
            expect(heading).to_contain_text(name)
            expect(page.locator(".moment .size")).to_be_visible()
        if not count:
            expect(onward).to_be_disabled()


def press_a_mistake_with_a_piece(page: Page) -> None:
    """Some decisions, such as to pass, are about no piece; what was better is marked on others.

    There an arrow leads from where it begins to where it goes.
    """
    for mistake in page.locator(".mistakes li").all():
        mistake.locator("button").click()
        expect(mistake).to_have_class("now")
        expect(page.locator(".stage")).to_have_attribute("data-number", str(number(page)))
        arrow = page.locator(".picture .arrow.better .arrow-way")
        if page.locator(".picture .verdict-sign.better").count() and arrow.count():
            expect(arrow).to_have_attribute("d", re.compile(r"^M\S+ \S+"))
            return
    raise AssertionError("nothing on the table is marked as better, with an arrow")


def the_sums_add_up(page: Page) -> None:
    for ledger in page.locator(".ledger").all():
        told = ledger.locator("tr > td:last-child").all_inner_texts()
        signed = [text.replace("−", "-") for text in told]
        first, *changes, last = (int(re.sub(r"[^\d+-]", "", text)) for text in signed)
        assert first + sum(changes) == last


def the_curve_leads_to_moments(page: Page) -> None:
    curve = page.locator("svg.curve")
    curve.click(position={"x": 500, "y": 60})
    middle = int(curve.get_attribute("aria-valuenow") or 0)
    assert middle > 1
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", str(middle + 1))
    page.keyboard.press("Home")
    expect(page.locator(".moment h2")).to_contain_text("Luck")
    expect(page.locator(".picture .arrow")).to_have_count(0)
    page.locator(".mistakes select").select_option(label="Everyone")
    page.keyboard.press("n")
    expect(page.locator(".moment .size")).to_be_visible()
    expect(page.locator(".picture")).to_be_visible()
    page.locator(".curve-table summary").click()
    rows = page.locator(".curve-table tbody tr")
    expect(rows).to_have_count(int(curve.get_attribute("aria-valuemax") or 0))
    page.locator(".curve-table summary").click()


def test_nothing_lies_on_what_a_review_adds_up_to(make_device: MakeDevice, over: str) -> None:
    """What stays in sight beside the table lay on the right half of the sums, wherever one was."""
    page = make_device(LAPTOP).go(f"#/review/{over}", ".review-page")
    page.wait_for_selector(".sums-who", timeout=LONG)
    for panel in page.locator(".sums .panel").all():
        panel.scroll_into_view_if_needed()
        assert panel.evaluate(ON_TOP), panel.inner_text()


def on_a_phone(phone: Device, match: str) -> None:
    page = phone.go(f"#/review/{match}", ".sums-ledger")
    page.get_by_role("button", name="What does “Accuracy” mean?").click()
    expect(page.locator(".sums-accuracy .explanation")).to_contain_text("from 0 to 100")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    page.locator(".mistake-way").last.click()  # far below the table, which comes into sight
    expect(page.locator(".moment-cost")).to_be_in_viewport()
