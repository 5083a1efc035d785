"""A whole match of every game in a real browser: by keys alone, by mouse, by finger, in turn."""

import pytest
from playwright.sync_api import Page

from grasse.games import GAMES
from tests.web.conftest import PICTURED, Device, MakeDevice
from tests.web.hands import Hand, finger, keys, mouse, play, tab_to
from tests.web.tables import phone_of

pytestmark = pytest.mark.slow

LONGEST = 300  # turns of the hands; a match that takes more does not end
A_WHILE = 7  # decisions until the next hand plays, in the first round of the hands
LATER = 14  # and then: to come to a table takes as long as some decisions at it
# What moves without an end: a table is drawn again for each of its frames.
FOR_EVER = """() => document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations === Infinity)
    .map(({ animationName }) => animationName)"""


def open_by_keys(page: Page, game: str) -> None:
    """Opens a match against one bot from the first page on, without the mouse."""
    page.mouse.move(0, 0)
    for _ in range(list(GAMES).index(game) + 1):
        tab_to(page, ".game a.button")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.new-match")
    tab_to(page, "[name=chair-1]")
    page.keyboard.type("Bot: Opp")  # two players: the shortest match there is
    tab_to(page, "form .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table-page.playing")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_every_hand(device: Device, make_device: MakeDevice, game: str) -> None:
    """Each hand plays for a while on its own screen, and the next one goes on from there."""
    page = device.go("", ".game")
    page.locator(".hero-fields [name=seats]").select_option("2")
    page.locator(".game", has_text=GAMES[game].title).locator(".primary").click()  # play now
    page.wait_for_selector(".table-page.playing")
    assert page.locator(".player").count() == 2
    device.go("", ".game")
    open_by_keys(page, game)
    table = page.url.removeprefix(f"{device.url}/")
    hands: list[tuple[Device, str, Hand]] = [
        (device, "svg.picture.wide" if game in PICTURED else ".list-view", keys),
        (device, "svg.picture.wide" if game in PICTURED else ".list-view", mouse),
        (phone_of(device, make_device, "list"), ".list-view", finger),
    ]
    if game in PICTURED:
        hands.append((phone_of(device, make_device, "picture"), "svg.picture.tall", mouse))
    decided, last = [0] * len(hands), device
    for turn in range(LONGEST):
        at = turn % len(hands)
        place, shown, hand = hands[at]
        if place is not last:
            last.page.goto("about:blank")
            place.go(table, f".table-page {shown}, grasse-end")
        last = place
        longest = A_WHILE if turn < len(hands) else LATER
        done = play(place.page, hand, until=longest, first=decided[at])
        decided[at] += done
        if done < longest:
            break
    assert min(decided) >= A_WHILE, decided
    last.page.goto("about:blank")
    device.go(table, "grasse-end .scoring")
    assert page.locator(".scoring tfoot td").count() == 2
    assert tab_to(page, ".end .primary")


def test_a_match_with_all_its_motion(make_device: MakeDevice) -> None:
    device = make_device(reduced_motion="no-preference")
    page = device.go("#/play/parfum", "svg.picture")
    assert play(page, mouse, until=6) == 6
    assert page.evaluate(FOR_EVER) == [], "a table at rest takes no time of the machine"
