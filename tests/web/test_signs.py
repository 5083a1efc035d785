"""What tells somebody that it is their turn, and what they should do: sound, notification, hint."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LONG, REFUSED, Device, MakeDevice
from tests.web.hands import FRESH, keys, play
from tests.web.tables import open_match, pretend

pytestmark = pytest.mark.slow

# A browser that writes down what it sounds and tells, instead of doing it.
EARS = """() => {
    window.heard = { notes: [], told: [] };
    const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    window.AudioContext = class {
        state = "running";
        currentTime = 0;
        resume() {}
        createGain() { return { gain: ramp, connect: (next) => next }; }
        createOscillator() {
            let pitch = 0;
            return {
                frequency: { ...ramp, setValueAtTime(value) { pitch = value; } },
                connect: (next) => next,
                start() { window.heard.notes.push(pitch); },
                stop() {},
            };
        }
    };
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { window.heard.told.push([title, body]); }
    };
    // Chromium's private windows have no push service, and complain of it by themselves.
    PushManager.prototype.subscribe = async () => {
        throw new DOMException("Registration failed - push service not available", "AbortError");
    };
}"""
PLEDGE_AGAIN = """async () => {
    const page = document.querySelector("grasse-table");
    const before = page.room.table.number;
    page.room.send({ type: "pledge", pledge: "f".repeat(64) });
    while (page.room.table.number === before) await new Promise((go) => setTimeout(go, 30));
    await page.updateComplete;
}"""
LOOK_AWAY = "() => Object.defineProperty(document, 'hidden', { get: () => true })"


def wait_a_round(device: Device) -> Page:
    """Decides until a bot has decided, and it is this browser's turn again."""
    page = device.go(open_match(device, ["me:Rose", "greedy"]), FRESH)
    page.evaluate(LOOK_AWAY)
    page.evaluate("() => { window.heard.notes = []; window.heard.told = []; }")
    seen = page.locator(".story").inner_text().count("Opportunist")
    for _ in range(12):
        play(page, keys, until=1)
        if page.locator(".story").inner_text().count("Opportunist") > seen:
            return page
    raise AssertionError("nobody else decides")


def test_a_quiet_sound_and_a_notification_when_it_is_my_turn(device: Device) -> None:
    device.context.add_init_script(f"({EARS})()")
    page = device.go("", ".game")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page = wait_a_round(device)
    page.wait_for_function("() => window.heard.notes.length > 1 && window.heard.told.length")
    heard = page.evaluate("() => window.heard")
    assert heard["notes"][:2] == [784, 1175]
    assert heard["told"][0][0] == "Your turn"
    assert heard["told"][0][1]


def test_neither_for_who_wants_none(device: Device) -> None:
    device.context.add_init_script(f"({EARS})()")
    page = device.go("", ".game")
    page.get_by_role("button", name="Sound and volume").click()
    page.get_by_role("checkbox", name="Sound").uncheck()
    assert wait_a_round(device).evaluate("() => window.heard") == {"notes": [], "told": []}


def test_a_hint_is_asked_for_with_a_key_and_can_be_followed(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "greedy"]), FRESH)
    number = page.locator(".ask.mine").get_attribute("data-number")
    page.keyboard.press("h")
    first = page.locator(".hint li").first
    expect(first).to_be_visible(timeout=LONG)  # the search may have to be compiled
    expect(first.locator(".hint-chance")).to_contain_text(re.compile(r"\d+%|who wins"))
    expect(page.locator(".option.advised")).to_have_text(
        re.compile(re.escape(first.locator("button").inner_text()))
    )
    expect(page.locator(".picture .told")).to_have_count(1)
    arrow = page.locator(".picture .arrow.advised")  # comes with the table that it leads to
    expect(arrow.locator(".arrow-way")).to_have_attribute("d", re.compile(r"^M\S+ \S+"))
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(arrow).to_have_count(0)
    page.keyboard.press("h")
    expect(first).to_be_visible(timeout=LONG)
    first.locator("button").click()
    expect(page.locator(".ask")).not_to_have_attribute("data-number", str(number))
    expect(page.locator(".hint")).to_have_count(0)


def test_among_friends_all_must_agree_to_hints(make_device: MakeDevice) -> None:
    rose, iris = make_device(), make_device()
    table = rose.go(open_match(rose, ["me:Rose", "open"]), ".invitations")
    link = table.locator(".invitations input").input_value()
    friend = iris.go(link.removeprefix(f"{iris.url}/"), "form.join")
    friend.locator("[name=name]").fill("Iris")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector("svg.picture")
    while not (table.locator(FRESH).count() or friend.locator(FRESH).count()):
        table.wait_for_timeout(30)
    asker, other = (table, friend) if table.locator(FRESH).count() else (friend, table)
    asker.get_by_role("button", name="Ask the others for hints").click()
    expect(other.locator(".asked")).to_contain_text("would like hints")
    other.get_by_role("button", name="Agree").click()
    for page in (table, friend):
        expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
        expect(page.locator(".why-note")).to_contain_text("Everyone agrees to hints")
    expect(asker.locator("grasse-hint .hint")).to_be_visible()  # whoever asked has one at once
    expect(other.locator("grasse-hint")).to_have_count(0)
    expect(table.locator(".story")).to_contain_text("Everyone agrees to hints")


def test_a_game_that_is_being_prepared_is_waited_for(device: Device) -> None:
    """The page asks again by itself, and says meanwhile what it waits for."""
    page = device.go("", ".game")
    refused = {"status": 409, "json": {"reason": "not_ready", "detail": ""}}
    device.excuse(REFUSED.format(409))
    page.route("**/api/matches", lambda route: route.fulfill(**refused))
    page.locator(".game .primary").first.click()
    expect(page.locator(".preparing")).to_contain_text("is getting ready")
    page.unroute("**/api/matches")
    page.wait_for_selector(".table-page.playing")
    expect(page.locator(".preparing")).to_have_count(0)


def test_who_waits_for_a_program_that_warms_up_is_told(device: Device) -> None:
    address = open_match(device, ["me:Rose", "greedy"])
    pretend(device, warming=True, turn=2)
    page = device.go(address, ".table-page.playing")
    expect(page.locator(".ask .warming")).to_contain_text("Opportunist is warming up")
    assert page.locator(".ask .warming").get_attribute("role") == "status"


@pytest.mark.parametrize(("warming", "said"), [(True, "warming up"), (False, "thinking")])
def test_a_hint_says_what_it_waits_for(device: Device, warming: bool, said: str) -> None:
    address = open_match(device, ["me:Rose", "greedy"])
    pretend(device, warming=warming)
    page = device.go(address, FRESH)
    page.keyboard.press("h")
    hint = page.locator(".hint")
    expect(hint).to_contain_text(f"The best bot is {said}")
    expect(page.locator(".ask .warming")).to_have_count(0)
    page.evaluate(PLEDGE_AGAIN)  # more tables come, which ask the same
    expect(hint).to_contain_text(f"The best bot is {said}")


def test_play_now_sits_down_with_whom_one_chose_and_remembers_it(device: Device) -> None:
    page = device.go("", ".game")
    assert page.locator("[name=rival]").input_value() == "apprentice"
    page.locator("[name=rival]").select_option("visitor")
    page.locator(".hero-fields [name=seats]").select_option("4")
    page.reload()
    page.locator(".game .primary").first.click()
    page.wait_for_selector(".table-page.playing")
    expect(page.locator(".glance")).to_contain_text("Visitor 3")
