"""No page has a fault that axe-core finds: light and dark, wide and phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, PICTURED, REFUSED, WIDE, Device, MakeDevice, Site
from tests.web.hands import FRESH, keys, play
from tests.web.tables import open_match, outdated

pytestmark = pytest.mark.slow

LOOKS = [(WIDE, "light"), (PHONE, "dark")]  # a colour is the same on both screens


@pytest.fixture(params=LOOKS, ids=["wide-light", "phone-dark"])
def looker(request: pytest.FixtureRequest, make_device: MakeDevice) -> Device:
    size, scheme = request.param
    return make_device(size, color_scheme=scheme)


def test_home_and_the_form_for_friends(looker: Device) -> None:
    page = looker.go("", ".game")
    assert violations(page) == []
    page = looker.go("#/new/parfum", "form.new-match")
    assert violations(page) == []


BOOK = {"how": ".book figure", "rules": ".book .clause", "signs": ".book .legend dt"}
PREFER = """() => {
    const { phase } = document.querySelector("grasse-table").room.table.tree.values;
    const { name } = document.querySelector("grasse-table").loaded.game;
    localStorage.setItem(`grasse-habits-${name}`, JSON.stringify({ [phase]: "house" }));
}"""


@pytest.mark.parametrize("game", PICTURED)
def test_a_table_its_book_its_past_and_its_list(looker: Device, game: str) -> None:
    """At one table: to open and play one takes longer than to look at it."""
    page = looker.go(f"#/play/{game}", "svg.picture")
    look_into_the_book(page)
    play(page, keys, until=8)
    page.wait_for_selector(FRESH)
    assert violations(page) == []
    look_at_the_past(page)
    look_at_the_list(page)


def look_into_the_book(page: Page) -> None:
    """All its tabs."""
    page.keyboard.press("r")
    for tab, shown in BOOK.items():
        page.locator(f"#book-{tab}").click()
        page.wait_for_selector(shown)
        assert violations(page) == [], tab
    page.keyboard.press("Escape")
    expect(page.locator("dialog.drawer")).to_be_hidden()


def look_at_the_past(page: Page) -> None:
    """Enlarged, with what one prefers."""
    page.evaluate(PREFER)
    page.keyboard.press("+")
    page.wait_for_selector(".sight.near")
    page.keyboard.press(",")
    page.wait_for_selector(".past-sign")
    page.locator(".habits").evaluate("(habits) => habits.setAttribute('open', '')")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".past-sign")).to_have_count(0)


def look_at_the_list(page: Page) -> None:
    """With the chat, and with what is said of a line."""
    page.keyboard.press("l")
    page.wait_for_selector(".list-view")
    assert violations(page) == []
    page.locator("#tab-chat").click()
    page.locator(".list-view .why").first.click()
    page.wait_for_selector(".about-card .about-ways button")
    assert violations(page) == []


def test_waiting_an_invitation_and_the_curtain(looker: Device, site: Site) -> None:
    link = open_match(looker, ["me:Rose", "open"])
    page = looker.go(link, ".invitations")
    assert violations(page) == []
    invitation = page.locator(".invitations input").input_value()
    page = looker.go(invitation.removeprefix(f"{site.url}/"), "form.join")
    assert violations(page) == []
    page = looker.go(open_match(looker, ["me:Rose", "me:Iris"]), ".curtain")
    assert violations(page) == []


def test_the_end_and_the_replay(looker: Device, over: str) -> None:
    page = looker.go(f"#/match/{over}", "grasse-end .scoring")
    page.locator(".fairness summary").click()
    page.wait_for_selector(".fairness .good")
    assert violations(page) == []
    page = looker.go(f"#/replay/{over}/40", ".replay-page svg.picture")
    assert violations(page) == []
    page = looker.go(f"#/verify/{over}", ".verify-page .good")
    assert violations(page) == []


def test_a_match_that_nobody_can_play_any_more(looker: Device, site: Site, over: str) -> None:
    match = outdated(site.folder, over)
    for where in ("replay", "match"):
        looker.go("", ".game")
        page = looker.go(f"#/{where}/{match}", "main.message .primary")
        assert "another version of the rules" in page.locator("main").inner_text()
    page = looker.page
    page.locator("main .primary").click()
    page.wait_for_selector(".written-lines li")
    assert page.locator(".written-lines li").count() > 50
    assert "Rose" in page.locator(".written-page .players").inner_text()
    assert violations(page) == []
    looker.excuse(REFUSED.format(409))
