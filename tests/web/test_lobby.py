"""Two browsers that never met play a rated, slow match through the lobby, called by pushes."""

import json

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import update

from grasse.storage.leaving import LEFT
from grasse.storage.schema import ENTRIES
from grasse.storage.store import open_database
from tests.server.push_service import PushService, Subscriber, wait_until
from tests.web.axe import violations
from tests.web.conftest import NO_LINE, PHONE, REFUSED, Device, MakeDevice, Site
from tests.web.hands import FRESH, tab_to
from tests.web.tables import get, open_match, post

pytestmark = pytest.mark.slow

# No push service of the world can be reached from here: this one gives the page its endpoint.
SUBSCRIBE = """(wish) => {
    const made = {
        endpoint: wish.endpoint,
        toJSON: () => ({ endpoint: wish.endpoint, keys: wish }),
        unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
    };
    PushManager.prototype.subscribe = async (options) => {
        if (!options.userVisibleOnly || !options.applicationServerKey) throw new TypeError("no");
        localStorage.setItem("subscribed", "yes");
        return made;
    };
    PushManager.prototype.getSubscription = async () =>
        localStorage.getItem("subscribed") ? made : null;
}"""
ANSWERED = """(number) => document.querySelector(".ask.mine")?.dataset.number !== number"""
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((each) => each.title).join();
}"""


def subscribe_at(device: Device, who: Subscriber) -> None:
    """The browser of a device gets its endpoint from our service."""
    device.context.grant_permissions(["notifications"])
    script = f"({SUBSCRIBE})({json.dumps(who.wish)})"
    device.context.add_init_script(script)


class Postman:
    """Brings what a push service has taken to the service worker of a browser, as it would."""

    def __init__(self, device: Device) -> None:
        self.device, self.registration = device, ""
        self.line = device.context.new_cdp_session(device.page)
        self.line.on("ServiceWorker.workerRegistrationUpdated", self.see)
        self.line.send("ServiceWorker.enable")

    def see(self, event: dict[str, list[dict[str, str]]]) -> None:
        for each in event["registrations"]:
            self.registration = each["registrationId"]

    def bring(self, message: dict[str, str]) -> None:
        while not self.registration:
            self.device.page.wait_for_timeout(20)
        self.line.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.device.url,
                "registrationId": self.registration,
                "data": json.dumps(message),
            },
        )


def turn_of(page: Page, match: str) -> int:
    path = f"/api/matches/{match}"
    turn: int = page.evaluate(f"async () => (await (await fetch('{path}')).json()).turn")
    return turn


def play_while(page: Page, match: str, seat: int) -> None:
    """Decides at the page as long as it is the turn of its seat."""
    while turn_of(page, match) == seat:
        number = page.locator(".ask.mine").get_attribute("data-number")
        page.locator(FRESH).first.click()
        page.wait_for_function(ANSWERED, arg=number)


def let_a_day_pass(site: Site, match: str) -> None:
    """Whoever left a match did so a day before; the server was away for a moment, and is back."""
    site.kill()
    engine = open_database(str(site.folder / "matches.sqlite")).execution_options(write=True)
    with engine.begin() as connection:
        left = (ENTRIES.c.match == match, ENTRIES.c.kind == LEFT)
        connection.execute(update(ENTRIES).where(*left).values(at=ENTRIES.c.at - 86_400))
    engine.dispose()
    site.start()


def test_strangers_play_a_rated_slow_match(
    make_device: MakeDevice, push_service: PushService, site: Site
) -> None:
    rose, iris = make_device(), make_device(PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    subscriber = push_service.make("rose")
    subscribe_at(rose, subscriber)
    # Rose seeks somebody, by keys, wants to be called, and goes.
    page = rose.go("#/", ".seek")
    page.locator(".name-field input").fill("Rose")
    tab_to(page, ".seek button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".invitations")
    match = page.url.rpartition("/")[2]
    assert violations(rose.page) == []
    page.locator(".calls button").click()
    expect(page.locator(".calls button[aria-pressed=true]")).to_be_visible()
    postman = Postman(rose)
    page.goto(f"{rose.url}/#/told")
    expect(page.locator("[name=turn]")).to_be_checked()
    assert violations(rose.page) == []
    # Iris finds the table on her phone, far below, and sits down by one press.
    phone = iris.go("#/", ".open-table")
    phone.get_by_role("link", name="Mit anderen spielen").tap()
    expect(phone.locator(".seek")).to_be_in_viewport()
    table = phone.locator(".open-table", has_text="Rose")
    expect(table).to_contain_text("gewertet")
    expect(table).to_contain_text("3 Tage pro Entscheidung")
    assert violations(iris.page) == []
    table.locator("button").tap()
    phone.wait_for_selector(".table-page.playing")
    assert phone.evaluate("Object.keys(JSON.parse(localStorage['grasse-luck']))") == [match]
    # Rose is called, and her browser shows it although no table is open there.
    wait_until(lambda: len(subscriber.heard) == 1)
    assert subscriber.heard[0]["title"] == "Your table is full: Parfum"
    postman.bring(subscriber.heard[0])
    shown = "Your table is full: Parfum"
    page.wait_for_function(f"async () => await ({SHOWN})() === '{shown}'")
    if turn_of(page, match) == 1:
        rose.go(f"#/match/{match}", ".table-page.playing")
        play_while(page, match, 1)
        rose.go("#/told", "[name=turn]")
    play_while(phone, match, 2)
    wait_until(lambda: len(subscriber.heard) == 2)
    assert subscriber.heard[1]["title"] == "Your turn: Parfum"
    # She follows it. Iris has had enough, and is told what that means: a bot plays on for her.
    rose.go(subscriber.heard[1]["url"].removeprefix("/"), ".table-page.playing")
    phone.locator(".player .leave").click()
    expect(phone.locator("dialog.sure")).to_contain_text("wirst du Letzter")
    expect(phone.locator("dialog.sure")).to_contain_text("Frist dafür: ein Tag")
    phone.locator("dialog.sure .primary").click()
    expect(phone.locator(".grace")).to_contain_text("Du hast noch")
    # Rose is alone with it, and cannot end it at once: Iris may return for a day.
    expect(page.locator(".player .tag")).to_be_visible()
    expect(page.locator(".grace")).to_contain_text("can still return")
    page.locator(".player .leave").click()
    expect(page.locator("dialog.sure button")).to_have_count(2)
    page.keyboard.press("Escape")
    assert violations(rose.page) == []
    # A day later she ends it: she stayed, so it counts for her, and on the ladder.
    for each in (rose, iris):
        each.excuse(*NO_LINE)
        each.page.goto("about:blank")
    let_a_day_pass(site, match)
    rose.go(f"#/match/{match}", ".grace")
    iris.go(f"#/match/{match}", ".grace")
    expect(page.locator(".grace")).to_contain_text("you have won against")
    assert violations(rose.page) == []
    page.locator(".grace button").click()
    expect(page.locator("grasse-end .rating-change")).to_contain_text("(+")
    expect(phone.locator("grasse-end .rating-change")).to_contain_text("(−")
    assert violations(rose.page) == []
    rose.go("#/ladder", ".ladder tr.mine")
    expect(page.locator(".ladder tr.mine")).to_contain_text("Rose")
    page.locator(".ladder tr:not(.mine):not(.bot) a").first.click()
    expect(page.locator(".people-head h1")).to_be_visible()  # others are a press away
    rose.go("#/ladder", ".ladder tr.mine")
    assert violations(rose.page) == []
    assert len(subscriber.heard) == 2  # who is at the table is not called
    # They can meet again, or never.
    rose.go("#/", ".friends")
    page.locator(".friends summary").click()
    page.locator(".friends").get_by_role("button", name="Block").first.click()
    expect(page.locator(".friends")).to_contain_text("blocked")


def test_people_one_has_played_with_are_invited_and_see_it_by_themselves(
    make_device: MakeDevice,
) -> None:
    rose, iris = make_device(), make_device(PHONE, has_touch=True, is_mobile=True)
    match = open_match(rose, ["me:Rose Invites", "open"]).rpartition("/")[2]
    [_, chair] = get(rose.page, f"/api/matches/{match}")["chairs"]
    wish = {"invite": chair["invite"], "name": "Iris Invited"}
    post(iris.go("#/", ".game"), f"/api/matches/{match}/join", wish)
    phone = iris.go("#/", ".page-mine")
    page = rose.go("#/", ".friends summary")
    page.locator(".friends summary").click()
    page.get_by_role("button", name="Invite Iris Invited").click()
    expect(page.locator(".invite-form")).to_contain_text("This opens a table for two. Iris Invited")
    assert violations(rose.page) == []
    page.locator(".invite-form button").click()
    page.wait_for_selector(".invitations")
    expect(page.locator(".invitations")).to_contain_text("3 days per decision · rated")
    # Iris looks at her home page all the while.
    expect(phone.locator(".invited")).to_contain_text("Rose Invites invites you")
    phone.locator(".invited .primary").tap()
    phone.wait_for_selector(".table-page.playing")
    page.wait_for_selector(".table-page.playing")
    expect(page.locator(".side .stake")).to_contain_text("Rated match Your place counts.")
    expect(page.locator("[name=confirm]")).to_be_visible()
    assert violations(rose.page) == []
    assert violations(iris.page) == []
    # They agree to end it: that changes nothing for anybody, and both are told so.
    phone.locator(".player .leave").tap()
    phone.locator("dialog.sure").get_by_role("button", name="End the match").tap()
    page.get_by_role("button", name="Agree").click()
    for each in (page, phone):
        expect(each.locator("grasse-end")).to_contain_text("it changes nobody’s rating")
        expect(each.locator("#end-title")).to_be_in_viewport()
    expect(page.locator("[name=confirm]")).to_have_count(0)  # nothing is decided here any more
    assert violations(rose.page) == []
    # Rose wants to play again: her next match begins when Iris wants that, too.
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".invitations")).to_contain_text("begins when everyone has come")
    assert violations(rose.page) == []
    phone.get_by_role("button", name="Join the next match").tap()
    for each in (page, phone):
        each.wait_for_selector(".table-page.playing")
        expect(each.locator(".side .stake")).to_contain_text("Rated match Your place counts.")


def test_tables_with_an_own_box_tell_what_differs_before_one_sits_down(
    make_device: MakeDevice,
) -> None:
    rose, iris = make_device(), make_device(PHONE, has_touch=True, is_mobile=True)
    box = post(rose.go("", "main"), "/api/boxes", {"game": "parfum", "name": "Ours"})["box"]
    dear = {"values": [{"place": "customers/tokens/2/price", "value": 9}]}
    post(rose.page, f"/api/boxes/{box}", dear)
    seats = ["me:Rose Differs", "open"]
    open_match(rose, seats, box=box, public=True)
    phone = iris.go("#/", ".open-tables")
    line = phone.locator(".open-table", has=phone.locator("grasse-box-differs"))
    told = line.locator(".box-differs summary")
    expect(told).to_contain_text("Own box: Ours")
    expect(told).to_contain_text("One difference")
    told.tap()
    expect(line.locator(".box-differences li")).to_have_text(["Customers A-03 Price: 4 9"])
    assert violations(phone) == []
    # The same where one is asked by somebody with whom one has played.
    met = open_match(rose, seats).rpartition("/")[2]
    [_, chair] = get(rose.page, f"/api/matches/{met}")["chairs"]
    wish = {"invite": chair["invite"], "name": "Iris Differs"}
    post(phone, f"/api/matches/{met}/join", wish)
    table = open_match(rose, seats, box=box).rpartition("/")[2]
    post(rose.page, f"/api/matches/{table}/invite", {"name": "Iris Differs"})
    phone = iris.go("#/", ".invited")
    expect(phone.locator(".invited .box-differs summary")).to_contain_text("One difference")
    expect(phone.locator(".invited .facts")).not_to_contain_text("Ours")  # it is said once


def test_whoever_is_not_on_the_ladder_is_led_there(device: Device) -> None:
    page = device.go("#/ladder/perfumery", ".ladder-join")
    expect(page.locator(".ladder-join")).to_contain_text("You are not on this ladder yet")
    assert violations(device.page) == []
    page.get_by_role("button", name="Find somebody").click()
    page.wait_for_selector(".invitations")
    expect(page.locator(".invitations")).to_contain_text("Perfumery 3 days per decision · rated")
    page.get_by_text("Stop waiting").click()
    page.wait_for_selector(".seek")


def test_whoever_comes_back_to_the_page_sees_at_once_what_is_new(device: Device) -> None:
    page = device.go("#/", ".game")
    page.clock.install()  # nothing is asked by itself any more
    with page.expect_response("**/api/meeting"):
        page.evaluate("dispatchEvent(new Event('focus'))")


def test_after_a_while_the_page_asks_about_bots(device: Device) -> None:
    page = device.page
    page.clock.install()
    device.go("#/", ".seek")
    page.locator(".seek [name=seats]").select_option("4")
    page.locator(".seek button").click()
    page.wait_for_selector(".invitations")
    assert page.locator(".instead").count() == 0
    page.clock.fast_forward(41_000)
    expect(page.locator(".instead")).to_contain_text("Nobody has come yet")
    page.locator(".instead button").click()
    page.wait_for_selector(".table-page.playing")


def test_whoever_thinks_again_stands_up(device: Device) -> None:
    page = device.go("#/", ".seek")
    page.locator(".seek [name=pace]").select_option("live")
    page.locator(".seek button").click()
    page.wait_for_selector(".invitations")
    page.get_by_text("Stop waiting").click()
    page.wait_for_selector(".seek")
    expect(page.locator(".page-mine")).to_have_count(0)


def test_a_rated_table_takes_a_clock_and_the_usual_variants_by_itself(device: Device) -> None:
    page = device.go("#/new/parfum", "[name=rated]")
    page.locator("[name=option-learning]").check()
    page.locator("[name=rated]").check()
    expect(page.locator("[name=clock] option:checked")).to_have_text("3 days per decision")
    expect(page.locator("[name=option-learning]")).to_be_disabled()
    assert violations(device.page) == []
    page.locator("form .primary").click()
    page.wait_for_selector(".invitations")
    expect(page.locator(".invitations")).to_contain_text("3 days per decision · rated")


def test_whoever_never_chose_a_name_is_you_until_they_do(device: Device) -> None:
    page = device.go("#/", ".learn-offer")
    page.locator(".learn-offer").first.click()
    page.wait_for_selector(".lesson")
    given = get(page, "/api/me")["name"]
    assert page.evaluate("() => document.querySelector('grasse-table').speech.names[0]") == "You"
    device.go("#/", ".to-others")
    expect(page.locator(".to-others")).to_contain_text(given)
    expect(page.locator(".name-field input")).to_have_value("")
    page.locator(".game .primary").first.click()
    page.wait_for_selector(".table-page.playing")
    assert page.evaluate("() => document.querySelector('grasse-table').speech.names[0]") == "You"
    device.go("#/", ".page-mine .seat-chip")
    expect(page.locator(".page-mine .seat-chip").first).to_contain_text(
        "You"
    )  # and its points, if any
    page.locator(".name-field input").fill(name := f"Nez {given[-4:]}")
    page.locator(".name-field input").press("Tab")
    expect(page.locator(".page-mine .seat-chip").first).to_contain_text(name)
    expect(page.locator(".to-others")).to_have_count(0)


def test_who_has_learnt_a_game_can_learn_it_again(device: Device) -> None:
    page = device.go("#/", ".learn-offer")
    expect(page.locator(".learn-again")).to_have_count(0)
    page.evaluate("localStorage.setItem('grasse-lessons', '[\"parfum/first-match\"]')")
    page.reload()
    page.locator(".game").filter(has_text="Parfum").locator(".learn-again").click()
    page.wait_for_selector(".lesson")


def test_a_name_that_is_refused_does_not_stay_in_its_field(make_device: MakeDevice) -> None:
    one, other = make_device(), make_device()
    for device, name in ((one, "Taken already"), (other, "Somebody else")):
        post(device.go("#/", ".name-field"), "/api/me", {"name": name})
    page = other.go("#/", ".meeting [name=shown]")
    field = page.locator(".name-field input")
    expect(field).to_have_value("Somebody else")
    other.excuse(REFUSED.format(409))
    page.clock.install()
    field.fill("Taken already")
    field.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("Somebody here already has this name")
    expect(field).to_have_value("Somebody else")
    with page.expect_response("**/api/lobby"):
        page.clock.fast_forward(9_000)  # the page asks again how things are
    expect(page.get_by_role("alert")).to_be_visible()
