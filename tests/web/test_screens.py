"""Every page fits a phone held upright, in every language."""

import pytest
from playwright.sync_api import Route, expect

from grasse.words import LANGUAGES
from tests.web.axe import violations
from tests.web.conftest import PHONE, PICTURED, REFUSED, Device, MakeDevice
from tests.web.hands import FRESH, keys, play, tab_to
from tests.web.test_picture import WIDTH

pytestmark = pytest.mark.slow

LAPTOP = {"width": 1366, "height": 768}
FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_phone(make_device: MakeDevice, language: str) -> None:
    phone = make_device(PHONE, locale=language)
    page = phone.go("", ".game")
    assert page.locator("html").get_attribute("lang") == language
    assert page.evaluate(FITS)
    phone.go("#/new/parfum", "form.new-match")
    assert page.evaluate(FITS)
    phone.go("#/play/parfum", "svg.picture.tall")
    page.wait_for_selector(FRESH)
    play(page, keys, until=3)
    assert page.evaluate(FITS)
    page.keyboard.press("l")
    page.wait_for_selector(".list-view")
    assert page.evaluate(FITS)
    page.keyboard.press("r")
    page.wait_for_selector(".book h3")
    assert page.evaluate(FITS)


@pytest.mark.parametrize("game", PICTURED)
def test_the_table_fits_a_wide_screen_without_scrolling(make_device: MakeDevice, game: str) -> None:
    page = make_device(LAPTOP).go(f"#/play/{game}", "svg.picture.wide")
    page.wait_for_selector(FRESH)
    area = page.locator("svg.picture:not(.sketch)").bounding_box()
    assert area is not None
    assert area["y"] + area["height"] <= 768
    assert area["width"] >= WIDTH  # the size of the letters follows from it


# A long effect that can be used again and again: how high each "this and the next" is, in lines,
# and whether it fits.
AGAIN = """async () => {
    const ask = document.querySelector("grasse-ask");
    const action = ask.speech.game.actions.findIndex(({ name }) => name === "effect");
    const label = "Use the Middle Note: 2 × floral → 2 × green + animal + synthetic";
    const times = [2, 3, 6].map((number) => Array(number).fill(action));
    const offer = { label, action, chain: [action], place: "", last: false, times };
    ask.options = [{ ...offer, besides: false, number: "" }];
    await ask.updateComplete;
    const room = document.querySelector(".ask").getBoundingClientRect();
    return [...document.querySelectorAll(".option-times")].map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const { right } = button.getBoundingClientRect();
        const fits = words.getBoundingClientRect().right <= right && right <= room.right;
        return [button.textContent, words.getClientRects().length, fits];
    });
}"""


def test_a_board_of_perfumery_names_the_stockyards_and_says_how_many_cards_one_may_hold(
    make_device: MakeDevice,
) -> None:
    page = make_device(LAPTOP).go("#/play/perfumery", "svg.picture.wide")
    expect(page.locator(".tray-name")).to_have_text(["Stockyard"] * 3)
    expect(page.locator('[data-board^="perfumery"] .figure', has_text="1/7")).to_have_count(1)


@pytest.mark.parametrize(
    ("screen", "place"), [(LAPTOP, ".table-page.broad"), (PHONE, "svg.picture.tall")]
)
def test_the_same_again_stands_in_one_line_beside_or_below_a_long_effect(
    make_device: MakeDevice, screen: dict[str, int], place: str
) -> None:
    page = make_device(screen).go("#/play/perfumery", "svg.picture")
    page.wait_for_selector(place)
    page.wait_for_selector(FRESH)
    told = page.evaluate(AGAIN)
    assert told == [
        [text, 1, True]
        for text in ("this and the next", "this and the next 2", "all 6 that are left")
    ]


def test_an_unknown_match_is_told_and_leads_home(device: Device) -> None:
    page = device.go("#/match/nothing", ".problem")
    assert "There is no such match." in page.locator(".problem").inner_text()
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector(".game")
    device.excuse(REFUSED.format(404))


LATE = """async () => {
    await customElements.whenDefined("grasse-tournaments");
    await new Promise((go) => setTimeout(go));
}"""


def test_whoever_goes_on_before_a_page_has_come_is_not_led_back(make_device: MakeDevice) -> None:
    device = make_device(service_workers="block")  # they would fetch it behind our back
    page = device.go("", ".game")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/tournaments.js", hold)
    with page.expect_request("**/tournaments.js"):
        page.evaluate("() => { location.hash = '#/tournaments'; }")
    device.go("#/learn", ".lesson-link")
    held[0].continue_()
    page.evaluate(LATE)
    expect(page.locator(".lesson-link").first).to_be_visible()


IS_FREE = """() => {
    scrollTo(0, document.body.scrollHeight);
    const [last, bar] = ["main > :last-child", ".rooms"].map((each) =>
        document.querySelector(each).getBoundingClientRect());
    return last.bottom <= bar.top;
}"""


def test_a_phone_has_the_rooms_where_the_thumb_is(phone: Device) -> None:
    page = phone.go("#/", ".game")
    bar = page.get_by_role("navigation", name="Main pages")
    area = bar.bounding_box()
    assert area is not None
    assert area["y"] + area["height"] == PHONE["height"]
    assert area["height"] >= 48
    assert violations(page) == []
    for room, title in (("Learn", ".learn h1"), ("Puzzles", "main h1"), ("My page", "main h1")):
        bar.get_by_role("link", name=room).tap()
        page.wait_for_selector(title)
        expect(bar.locator("[aria-current=page]")).to_have_text(room)
        assert violations(page) == []
    tab_to(page, ".rooms a[href='#/']")
    page.keyboard.press("Enter")
    page.wait_for_selector(".game")
    # Nothing of a page is hidden behind it, and it leaves a table alone.
    page.wait_for_function(IS_FREE)
    phone.go("#/play/parfum", FRESH)
    expect(page.locator(".rooms")).to_be_hidden()


# What reaches beyond the window, unless it lies in something that scrolls sideways.
TOO_FAR = """() => [...document.querySelectorAll("main *")].filter((each) => {
    const isScroller = (up) => ["auto", "scroll"].includes(getComputedStyle(up).overflowX);
    const scrolls = (up) => up && (isScroller(up) || scrolls(up.parentElement));
    return each.getBoundingClientRect().right > innerWidth + 1 && !scrolls(each.parentElement);
}).map((each) => each.outerHTML.slice(0, 120))"""
ROOMS = ("learn", "explore", "puzzles", "boxes", "laboratory", "tournaments", "day", "me")


@pytest.mark.parametrize("language", ["de", "fr"])  # those with the longest words
def test_no_room_of_the_house_is_wider_than_a_phone(make_device: MakeDevice, language: str) -> None:
    phone = make_device(PHONE, locale=language)
    for room in ROOMS:
        phone.page.goto("about:blank")
        page = phone.go(f"#/{room}", "main h1:not(.unseen)")
        assert page.evaluate(TOO_FAR) == [], room
