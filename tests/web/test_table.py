"""What a person can do at a table."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.web.conftest import NO_LINE, PATIENCE, PHONE, REFUSED, Device, MakeDevice, Site
from tests.web.hands import FRESH, keys, play, tab_to
from tests.web.tables import (
    get,
    join,
    leave,
    lift_the_curtain,
    open_match,
    play_out,
    post,
    settle,
    stop_time,
)

pytestmark = pytest.mark.slow


TOKENS = '[data-id^="token "] .touch'  # of the own perfumery, which are nobody else's business


def numbers(page: Page) -> list[str]:
    """The own tokens, as soon as they are drawn."""
    tokens = page.locator(TOKENS)
    expect(tokens).not_to_have_count(0)
    return tokens.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")


def until(page: Page, question: str, longest: int = 60) -> None:
    """Plays on by keys until this is asked."""
    for _ in range(longest):
        page.wait_for_selector(FRESH)
        if question in page.locator(".ask h2").inner_text():
            return
        play(page, keys, until=1)
    raise AssertionError(f"nobody asked: {question}")


# Whether a piece lies below another one that is drawn over it.
BELOW = """(piece, above) => {
    const [inner, outer] = [piece, document.querySelector(`[data-id="${above}"]`)].map((each) =>
        each.getBoundingClientRect());
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top &&
        inner.bottom <= outer.bottom;
}"""


def corner_of(piece: Locator) -> tuple[float, float]:
    """The upper left corner of a piece."""
    box = piece.bounding_box()
    assert box
    return box["x"], box["y"]


def test_what_may_be_done_is_lit_up_and_can_be_done(device: Device) -> None:
    page = lift_the_curtain(device)
    clocks = page.locator('.piece.may[data-id^="clock "]')
    expect(clocks).to_have_count(page.locator(FRESH).count())
    clock = clocks.last
    name = str(clock.get_attribute("data-id"))
    clock.click()
    page.locator(".curtain button").click()
    expect(page.locator(f'[data-id="{name}"]')).not_to_have_class(re.compile("may"))
    expect(page.locator(f'[data-id="{name}"] .badge')).to_be_visible()


# What moves now; an edge that follows a scroll bar is an animation, too, but has no time.
MOVING = """document.getAnimations().filter(
    (each) => each.timeline === document.timeline && each.playState === "running")"""
GLIDE = """async ([enough, patience]) => {
    const dice = [...document.querySelectorAll(".die-piece")];
    const place = (piece) => getComputedStyle(piece).transform;
    const before = dice.map(place);
    document.querySelector('[data-id="booth rose"] .touch')
        .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const seen = new Set();
    const until = performance.now() + patience;
    let moving = [];
    while ((!seen.size || moving.length) && seen.size < enough && performance.now() < until) {
        await new Promise((next) => requestAnimationFrame(next));
        moving = MOVING;
        for (const each of moving) each.playbackRate = 0.2; // a slow machine draws few frames
        dice.forEach((piece, at) => place(piece) !== before[at] && seen.add(place(piece)));
    }
    return seen.size;
}""".replace("MOVING", MOVING)


@pytest.mark.parametrize(("motion", "least", "most"), [("no-preference", 4, 999), ("reduce", 1, 1)])
def test_a_die_glides_to_its_place_unless_one_wants_it_calm(
    make_device: MakeDevice, motion: str, least: int, most: int
) -> None:
    page = make_device(reduced_motion=motion).go("#/play/parfum", "svg.picture")
    until(page, "Prepare")
    page.wait_for_function(f"() => {MOVING}.length === 0")
    assert least <= page.evaluate(GLIDE, [4, PATIENCE]) <= most


def test_why_not_leads_to_the_clause_in_the_rules(device: Device) -> None:
    page = lift_the_curtain(device)
    page.locator('[data-id="well"]').click()
    card = page.locator(".about-card")
    expect(card).to_contain_text("Water tokens left")  # what it is and does
    expect(card).to_contain_text("Not now: the game asks for something else.")
    expect(card).to_contain_text("When do you wake up?")
    card.get_by_role("button", name="PA-3.2").click()
    marked = page.locator(".book .marked")
    expect(marked).to_contain_text("PA-3.2")
    expect(marked).to_be_in_viewport()
    expect(marked).to_be_focused()


def test_a_piece_says_what_it_is_on_hover_focus_and_a_long_press(device: Device) -> None:
    page = lift_the_curtain(device)
    card = page.locator(".about-card")
    stop_time(page)
    page.locator('[data-id^="customer"] .touch').first.hover()
    page.clock.run_for(600)
    expect(card).to_contain_text("for one flacon of a perfume with at least")
    expect(card.locator("svg .customer")).to_have_count(1)  # the piece itself, large
    card.hover()  # the pointer may go there
    page.clock.run_for(500)
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.mouse.move(1, 1)  # or else what lay below the card would tell of itself
    page.locator(".piece.may .touch").first.focus()
    page.keyboard.press("ArrowRight")
    page.clock.run_for(600)
    expect(card).to_contain_text("Clock 2")
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
            const touched = { bubbles: true, pointerType: "touch", clientX: 9, clientY: 9 };
            const bag = document.querySelector('[data-id="bag"] .touch');
            bag.dispatchEvent(new PointerEvent("pointerdown", touched));
        }"""
    )
    page.clock.run_for(500)
    expect(card).to_contain_text("Notes left")
    page.locator('[data-id="bag"]').dispatch_event("click")  # ends the press, and does nothing
    expect(card).to_contain_text("Notes left")
    page.locator("h2").first.click()
    expect(card).to_have_count(0)


def test_a_card_in_a_column_says_all_of_itself_before_the_others(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "greedy"], game="perfumery"), FRESH)
    column = page.locator('.piece.may[data-id^="column "]').first  # another may be taken by now
    name = str(column.get_attribute("data-id"))
    slips = page.locator('[data-id^="card "]').all()
    inside = [slip for slip in slips if slip.evaluate(BELOW, name)]
    assert len(inside) >= 2, "a perfume and a recipe"
    perfume, recipe = (corner_of(slip) for slip in inside[:2])
    card = page.locator(".about-card")
    page.mouse.move(perfume[0] + 40, perfume[1] + 12)
    page.mouse.move(perfume[0] + 42, perfume[1] + 12)
    expect(card).to_contain_text("Needs Top:")
    expect(card.locator(".about-above")).to_have_text(name.capitalize())
    expect(card.locator("li")).to_have_count(len(inside) - 1)  # the others
    page.mouse.move(recipe[0] + 42, recipe[1] + 12)
    expect(card).to_contain_text("to install")
    left, top = corner_of(column)
    page.mouse.move(left + 60, top + 8)
    expect(card).to_contain_text("A perfumer takes all its cards.")


def test_the_book_tells_how_to_play_and_can_be_searched(device: Device) -> None:
    page = device.go("#/play/parfum", "svg.picture")
    page.keyboard.press("r")
    sections = page.locator(".book h3")
    expect(sections.first).to_have_text("What it is about")
    expect(page.locator(".book figure svg .customer").nth(1)).to_be_attached()  # as on the table
    page.get_by_role("searchbox").fill("closing time")
    expect(sections.first).to_have_text("The end")
    expect(page.locator('.book [data-clause="PA-3.9.4"]')).to_be_visible()
    page.keyboard.press("Escape")  # closes it at once, although something is written there
    expect(page.locator("dialog.drawer")).to_be_hidden()
    page.keyboard.press("r")
    page.get_by_role("tab", name="How to play").press("ArrowRight")
    expect(page.get_by_role("tab", name="Rules")).to_be_focused()
    expect(page.locator('.book [data-clause="PA-3.4.2"]')).to_be_visible()
    page.get_by_role("tab", name="Signs").click()
    expect(page.locator(".legend")).to_contain_text("Pays")


def test_a_key_right_after_the_book_is_closed_is_the_pages(device: Device) -> None:
    page = device.go("#/play/parfum", "svg.picture")
    page.evaluate("document.activeElement.blur()")  # nothing gets the focus back
    page.keyboard.press("r")
    page.get_by_role("searchbox").focus()
    focused = page.evaluate(
        """() => {
            const press = (key) => {
                const pressed = new KeyboardEvent("keydown", { key, bubbles: true });
                document.activeElement.dispatchEvent(pressed);
            };
            press("Escape");
            const focused = document.activeElement.localName; // it changes when the browser paints
            press("r");
            return focused;
        }"""
    )
    assert focused == "input"
    expect(page.locator("dialog.drawer")).to_be_visible()


def test_a_question_leads_to_its_section(device: Device) -> None:
    page = lift_the_curtain(device)
    page.get_by_role("button", name="What is this about?").click()
    expect(page.locator(".book .marked")).to_contain_text("Wake up: the clocks")
    expect(page.locator('[data-section="clocks"]')).to_be_focused()


def test_the_second_half_of_a_double_press_answers_nothing_else(device: Device) -> None:
    page = device.go("#/play/parfum", "svg.picture")
    until(page, "Prepare")
    press = (
        "(button, detail) => button.dispatchEvent(new MouseEvent('click', {detail, bubbles: true}))"
    )
    water, rose = (
        page.locator(".ask .option", has_text=name)
        for name in ("Take a water token", "Take a rose die")
    )
    rose.evaluate(press, 1)
    expect(page.locator('[data-id="dice rose"]')).to_be_visible()
    page.wait_for_selector(".ask .option:enabled")
    number = page.locator(".ask").get_attribute("data-number")
    water.evaluate(press, 2)
    rose.evaluate(press, 2)  # the same again may be meant
    expect(page.locator(".ask")).not_to_have_attribute("data-number", str(number))
    expect(page.locator(".story")).to_contain_text("rose die ×2")


def test_a_choice_can_be_undone(device: Device) -> None:
    page = lift_the_curtain(device)
    page.locator('.piece.may[data-id="clock 3"]').click()
    page.locator(".curtain button").click()
    page.wait_for_selector(FRESH)
    page.keyboard.press("u")  # not Iris's own: Rose is asked, who sits at the same device
    expect(page.locator(".asked, .why-note")).to_be_visible()


def test_one_takes_back_at_once_what_nobody_has_answered(device: Device) -> None:
    page = device.go("#/play/parfum", "svg.picture")
    until(page, "Prepare")
    page.locator('[data-id="booth rose"]').click()
    mark = page.locator('[data-id="dice rose"]')
    expect(mark).to_be_visible()
    expect(page.locator(".tools")).to_contain_text("Undo")
    page.keyboard.press("u")
    expect(mark).to_have_count(0)
    expect(page.locator(".story")).to_contain_text("Undoes one decision")
    expect(page.locator(".story")).not_to_contain_text("Takes a rose die")


def test_the_story_leads_to_its_piece_and_its_clause(device: Device) -> None:
    page = device.go("#/play/parfum", "svg.picture")
    until(page, "Prepare")
    page.locator('[data-id="booth rose"]').click()
    page.wait_for_selector(".story :text('Takes a rose die')")
    sign = page.locator(".story .told-part", has_text="Takes a rose die").locator(".told-sign svg")
    expect(sign.locator(".die.aroma-rose")).to_be_visible()
    size = sign.bounding_box()
    assert size, "the die is drawn beside what was done with it"
    assert size["height"] <= 24, "and the line is not higher for it"
    stop_time(page)  # it is pointed at for a while
    page.locator(".story :text('Takes a rose die')").click()
    expect(page.locator(".piece.told")).to_have_count(1)
    page.clock.run_for(3000)
    expect(page.locator(".piece.told")).to_have_count(0)
    page.locator(".story .told-part", has_text="Takes a rose die").locator(".told-clause").click()
    expect(page.locator(".book .marked")).to_contain_text("PA-3.4.2")


# The pieces that the log was given when it was told again; each stands in a place of its own.
GIVEN = """async () => {
    const log = document.querySelector("grasse-story");
    const given = [];
    const sign = log.signs.sign.bind(log.signs);
    log.signs.sign = (...told) => {
        const found = sign(...told);
        if (found instanceof Element) given.push(found);
        return found;
    };
    const before = new Set(log.querySelectorAll(".told-sign"));
    log.requestUpdate();
    await log.updateComplete;
    const shown = log.querySelectorAll(".told-sign");
    const kept = [...shown].filter((each) => before.has(each));
    return [given.length, new Set(given).size, shown.length, kept.length];
}"""


def test_every_line_of_the_story_has_a_piece_of_its_own_and_keeps_it(device: Device) -> None:
    page = device.go("#/play/perfumery", "svg.picture")
    play(page, keys, until=7)
    page.wait_for_selector(FRESH)
    given, different, shown, kept = page.evaluate(GIVEN)
    assert given > 10
    assert given == different == shown == kept


def test_language_is_switched_at_any_time(device: Device) -> None:
    page = lift_the_curtain(device)
    asked: dict[str, str] = {}
    for language in ("en", "fr", "es", "it", "de"):
        page.locator(".masthead select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        if asked:
            expect(page.locator(".ask h2")).not_to_have_text(next(reversed(asked.values())))
        asked[language] = page.locator(".ask h2").inner_text()
        assert "piece-" not in " ".join(page.locator(".place-name").all_text_contents())
    assert len(set(asked.values())) == 5
    assert asked["de"] == "Wann stehst du auf?"
    page.reload()
    page.locator(".curtain button").click()
    expect(page.locator(".ask h2")).to_have_text(asked["de"])


def test_dark_and_sound_are_remembered(device: Device) -> None:
    page = device.go("", ".game")
    page.get_by_role("button", name="Dark colours").click()
    page.get_by_role("button", name="Sound and volume").click()
    page.locator(".sounds input[type=checkbox]").uncheck()
    page.reload()
    page.wait_for_selector(".game")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".sounds input[type=checkbox]")).not_to_be_checked()


def test_friends_meet_by_link_talk_and_are_seen_by_watchers(make_device: MakeDevice) -> None:
    rose, iris, watcher = make_device(), make_device(), make_device()
    address = open_match(rose, ["me:Rose", "open"], listed=True)
    table = rose.go(address, ".invitations")
    link = table.locator(".invitations input").input_value()
    friend = iris.go(link.removeprefix(f"{iris.url}/"), "form.join")
    friend.locator("[name=name]").fill("Iris")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector("svg.picture")
    table.wait_for_selector("svg.picture")
    looking = watcher.go("", ".page-listed li")
    looking.locator(".page-listed a").first.click()
    looking.wait_for_selector("svg.picture")
    friend.locator("#tab-chat").click()
    friend.locator(".chat-form input").fill("bonne chance !")
    friend.keyboard.press("Enter")
    table.locator("#tab-chat").click()
    expect(table.locator(".chat-lines")).to_contain_text("bonne chance !")
    looking.locator("#tab-chat").click()
    expect(looking.locator(".chat-lines")).to_contain_text("bonne chance !")
    expect(looking.locator(".chat-form")).to_have_count(0)  # who looks on does not speak
    for page in (table, friend):
        expect(page.locator(TOKENS)).not_to_have_count(0)
    expect(looking.locator(".table-page.playing .player")).to_have_count(2)
    expect(looking.locator(TOKENS)).to_have_count(0)
    friend = iris.go(link.removeprefix(f"{iris.url}/"), "form.join")  # an invitation works once
    friend.locator("[name=name]").fill("Lilac")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("Someone already has this seat.")
    iris.excuse(REFUSED.format(409))


def test_a_waiting_table_shows_its_game_and_hands_its_links_on(device: Device) -> None:
    page = device.go("#/new/parfum", "[name=chair-1]")
    page.locator("[name=chair-1]").select_option("device")
    expect(page.locator("[name=name-1]")).to_have_value("Player 2")
    stub = "navigator.share = async (given) => { window.shared = given; }"
    device.context.add_init_script(stub)
    page = device.go(open_match(device, ["me:Rose", "open", "open"]), ".invitations")
    page.reload()
    expect(page.locator(".waiting-for")).to_contain_text("Parfum")
    first = page.locator(".invitations li").first
    first.get_by_role("button", name="Share").click()
    page.wait_for_function(
        "(url) => window.shared?.url === url", arg=first.locator("input").input_value()
    )
    page.locator(".waiting-for button").click()
    expect(page.locator("dialog.drawer[open] h2")).to_contain_text("How to play")


def test_bots_take_the_chairs_of_those_who_do_not_come(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "open", "open"]), ".invitations")
    page.locator(".instead select").select_option("greedy")
    page.locator(".instead button").click()
    page.wait_for_selector("svg.picture")
    expect(page.locator(".player:has(.tag)")).to_have_count(2)
    page.wait_for_selector(FRESH)


def test_what_others_say_is_told_where_one_looks(make_device: MakeDevice) -> None:
    rose, iris = make_device(PHONE), make_device()
    page = rose.go(open_match(rose, ["me:Rose", "open"]), ".invitations")
    link = page.locator(".invitations input").input_value()
    friend = iris.go(link.removeprefix(f"{iris.url}/"), "form.join")
    friend.locator("[name=name]").fill("Iris")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator("#tab-chat").click()
    page.wait_for_selector("svg.picture")
    stop_time(page)  # or else a notice goes by itself
    notice = page.locator(".notices")
    for text, sheet in (("bonjour", "#tab-story"), ("ça va ?", "#tab-chat")):
        page.locator(sheet).click()
        page.evaluate("() => scrollTo(0, 0)")  # looks at the table, far from the chat
        friend.locator(".chat-form input").fill(text)
        friend.keyboard.press("Enter")
        expect(notice).to_contain_text(f"Iris: {text}")
    expect(friend.locator(".notices")).to_be_empty()  # one's own words are no news
    page.locator("#tab-story").click()
    page.locator("#tab-chat").click()  # has read them
    page.reload()
    page.wait_for_selector("svg.picture")
    expect(page.locator("#tab-chat .unread")).to_have_count(0)
    expect(notice).to_be_empty()


def test_the_curtain_hides_the_secrets_of_one_from_the_other(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "me:Iris"]), ".curtain")
    seen = {}
    for _ in range(2):
        page.wait_for_selector(".curtain")
        expect(page.locator(TOKENS)).to_have_count(0)
        assert "token" not in page.content()
        page.locator(".curtain button").click()
        page.wait_for_selector(FRESH)
        seen[page.locator(".player:has-text('you') .player-name").inner_text()] = numbers(page)
        page.keyboard.press("1")
    assert len(seen) == 2
    assert all(seen.values())


CHECKBOX = """() => {
    const box = Object.assign(document.createElement("input"), { type: "checkbox" });
    document.querySelector("main").append(box);
    box.focus();
}"""


def test_keys_answer_while_a_checkbox_has_the_focus(device: Device) -> None:
    """It has the focus after a click; the space bar alone is its own."""
    page = lift_the_curtain(device)
    page.evaluate(CHECKBOX)
    page.keyboard.press("Space")
    expect(page.locator("main > input[type=checkbox]")).to_be_checked()
    page.keyboard.press("1")
    expect(page.locator(".curtain")).to_be_visible()


def test_others_are_asked_before_more_is_undone(make_device: MakeDevice) -> None:
    rose, iris = make_device(), make_device()
    address = open_match(rose, ["me:Rose", "open"])
    table = rose.go(address, ".invitations")
    match = address.rpartition("/")[2]
    invite = table.locator(".invitations input").input_value().rpartition("/")[2]
    friend = iris.go("", ".game")
    post(friend, f"/api/matches/{match}/join", {"invite": invite, "name": "Iris"})
    friend = iris.go(address, "svg.picture")
    pages = [table, friend]
    while not any(page.locator(FRESH).count() for page in pages):
        table.wait_for_timeout(50)
    first = next(page for page in pages if page.locator(FRESH).count())
    second = pages[1 - pages.index(first)]
    first.keyboard.press("1")
    second.wait_for_selector(FRESH)
    second.keyboard.press("2")  # a clock keeps its key, and the first is taken
    first.wait_for_selector(FRESH)
    expect(first.locator(FRESH)).to_have_count(2)
    first.keyboard.press("u")
    expect(second.locator(".asked")).to_contain_text("would like to undo 2 decisions")
    expect(first.locator(".asked")).to_contain_text("You asked to undo 2 decisions")
    first.get_by_role("button", name="Withdraw").click()
    expect(second.locator(".asked")).to_have_count(0)
    stop_time(first)  # or else a notice goes by itself
    first.keyboard.press("u")
    second.get_by_role("button", name="Refuse").click()
    expect(first.locator(".why-note")).to_contain_text("refuses")
    expect(first.locator(".asked")).to_have_count(0)
    first.keyboard.press("u")
    second.get_by_role("button", name="Agree", exact=True).click()
    expect(first.locator(FRESH)).to_have_count(4)


def test_a_bot_takes_a_chair_and_gives_it_back(device: Device) -> None:
    page = lift_the_curtain(device)
    curtain = page.locator(".curtain button")  # falls when it is the other's turn, at any moment
    page.add_locator_handler(curtain, lambda found: found.click())
    page.locator(".player .leave").click()
    page.locator("dialog.sure").get_by_role("button", name="Cancel").click()
    expect(page.locator("dialog.sure")).to_be_hidden()
    expect(page.locator(".player .leave")).to_be_visible()  # nothing has happened
    leave(page)
    expect(page.locator(".story")).to_contain_text("A bot plays for")


def test_bots_are_as_fast_as_one_likes_and_say_why(make_device: MakeDevice) -> None:
    device = make_device(reduced_motion="no-preference")
    # two seats: the first clock of each is a choice, and only a choice has a reason
    page = device.go(open_match(device, ["me:Rose", "visitor"]), "[name=pace]")
    page.locator("[name=pace]").select_option("slow")
    while not page.locator(".turn-line", has_text="Visitor").count():
        page.locator(".skip-tool").dispatch_event("click")  # does nothing if one is asked
        page.locator(FRESH).first.click()
    line = page.locator(".turn-line", has_text="Visitor").first
    expect(line).to_have_attribute("aria-expanded", "false")
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    line.locator("xpath=..").locator(".ask-why").click()
    why = page.locator(".story .why")  # whoever answers that may have to be started first
    expect(why).to_contain_text("This caught Visitor’s eye")
    page.wait_for_selector(FRESH)  # a notice goes when the turn comes to somebody else,
    stop_time(page)  # or by itself
    page.locator(".about-bot").last.click()
    expect(page.locator(".why-note")).to_contain_text("as on a first evening")
    page.reload()
    expect(page.locator("[name=pace]")).to_have_value("slow")


# Comes back with all that was missed still to be seen; tells how much waited, and how much stays.
RETURN = """async () => {
    const table = document.querySelector("grasse-table");
    const { room } = table;
    const hear = room.hear.bind(room);
    clearTimeout(room.timer);
    room.timer = -1; // nothing is shown by itself, however fast the machine
    const heard = new Promise((done) => {
        room.hear = (seat, told) => {
            const waiting = seat.coming.length;
            hear(seat, told);
            if (told.events.some(({ name }) => name === "person_came_back"))
                done([waiting, seat.coming.length]);
        };
    });
    const button = table.querySelector(".ask > .options .primary");
    button.click();
    await table.updateComplete;
    return [button.disabled, ...(await heard)];
}"""


def test_what_comes_late_about_one_match_does_not_disturb_the_next(device: Device) -> None:
    first, second = (open_match(device, ["me:Rose", "greedy"]) for _ in range(2))
    page = device.go(first, "svg.picture")
    asked: list[Route] = []

    def hold(route: Route) -> None:
        if len(asked) < 2:
            asked.append(route)
        else:
            route.continue_()

    page.route("**/api/matches/*", hold)
    page.evaluate("() => { document.querySelector('grasse-table').refresh(); }")
    page.goto(f"{device.url}/{second}")
    while len(asked) < 2:
        page.wait_for_timeout(50)
    assert asked[0].request.url.endswith(first.rpartition("/")[2])
    with page.expect_response(asked[0].request.url):
        asked[0].continue_()
    page.evaluate("async () => { await document.querySelector('grasse-table').updateComplete; }")
    asked[1].continue_()
    page.wait_for_selector("svg.picture")


def test_who_comes_back_is_back_at_once(make_device: MakeDevice) -> None:
    """However much there is still to be seen of what the others did."""
    device, friend = make_device(reduced_motion="no-preference"), make_device()
    held: list[str | bytes] = []  # of the table, since the bot sat down, until Rose is back

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(said: str | bytes) -> None:
            message = json.loads(said)
            told = {event["name"] for event in message.get("events", [])}
            if "person_came_back" in told:
                for each in held[1:]:
                    line.send(each)
            elif message["type"] == "step" and (held or "bot_sat_down" in told):
                held.append(said)
                if len(held) > 1:
                    return
            line.send(said)

        server.on_message(tell)

    device.page.route_web_socket("**/socket*", carry)
    table = open_match(device, ["me:Rose", "open"])
    invite = get(device.page, f"/api/matches/{table.rpartition('/')[2]}")["chairs"][1]["invite"]
    friend.go("", "main")
    join(friend.page, table, invite, "Iris")
    page = device.go(table, ".table-page.playing")
    leave(page)
    page.wait_for_selector(".ask > .options .primary")
    play_out(friend.page, table, seat=2, most=20)  # and then the match waits for Iris
    while len(held) < 20:
        page.wait_for_timeout(50)
    pressed, waiting, left = page.evaluate(RETURN)
    assert pressed
    assert waiting >= 19
    assert left == 0
    expect(page.locator(".ask > .options .primary")).to_have_count(0)


def test_only_what_can_be_pressed_shows_that_it_is_in_focus(device: Device) -> None:
    frame = "() => getComputedStyle(document.activeElement).outlineStyle"
    page = device.go("", ".game")
    page = device.go("#/play/parfum", FRESH)
    page.keyboard.press("h")
    expect(page.locator(".ask h2")).to_be_focused()
    assert page.evaluate(frame) == "none"
    tab_to(page, "button.option")
    assert page.evaluate(frame) == "solid"
    page.go_back()
    page.wait_for_selector(".game")
    expect(page.locator("main")).to_be_focused()
    assert page.evaluate(frame) == "none"
    tab_to(page, ".game a.button")
    assert page.evaluate(frame) == "solid"


def test_what_happened_while_one_was_away_is_marked(device: Device) -> None:
    page = device.go("#/play/parfum", "svg.picture")
    until(page, "Prepare")
    match = page.url.rpartition("/")[2]
    page.evaluate(f"() => localStorage.setItem('grasse-seen-{match}-1', '5')")
    page.reload()
    expect(page.locator(".story .news")).to_contain_text("New since you were last here")


LUCK = re.compile("then a token is drawn from the well")


def test_the_table_tells_what_is_asked_for_what_and_shows_what_an_option_would_change(
    device: Device,
) -> None:
    page = device.go("#/play/parfum", FRESH)
    until(page, "Prepare")
    expect(page.locator(".side .goal")).to_contain_text("Goal: the most coins")
    expect(page.locator(".ask .purpose")).to_contain_text("Each action takes a die")
    expect(page.locator('.option:has-text("water")')).to_have_attribute("title", LUCK)
    ghosts = page.locator(".picture .foreseen")
    option = page.locator('.option:has-text(" die")').first  # whose dice are left is luck
    aroma = option.inner_text().split(" die")[0].split()[-1]
    option.hover()  # the pointer points at it
    expect(ghosts).not_to_have_count(0)
    page.mouse.move(1, 1)
    expect(ghosts).to_have_count(0)
    page.locator(f'[data-id="booth {aroma}"] .touch').focus()  # the keyboard leads to it
    expect(ghosts).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-id="dice {aroma}"]')).to_be_visible()
    expect(ghosts).to_have_count(0)


def test_the_page_comes_back_by_itself_after_a_crash(
    make_device: MakeDevice, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = Site(tmp_path_factory.mktemp("crash"))
    own.start()
    device = make_device(url=own.url)
    page = device.go("#/play/parfum", "svg.picture")
    until(page, "Prepare")
    page.locator('[data-id="booth rose"]').click()
    expect(page.locator('[data-id="dice rose"]')).to_be_visible()
    own.kill()
    expect(page.locator(".notices .problem")).to_be_visible()
    own.start()
    expect(page.locator(".notices .problem")).to_have_count(0)
    expect(page.locator('[data-id="dice rose"]')).to_be_visible()
    page.wait_for_selector(FRESH)
    play(page, keys, until=3)
    own.kill()
    device.excuse(*NO_LINE)
    page.goto("about:blank")


SHOWN = """() => [...document.querySelectorAll("svg.picture .pieces > g")].map(
    (piece) => `${piece.getAttribute("style")} ${piece.textContent.replaceAll(/ |\\n/g, "")}`
)"""
ALL_IS_LUCK = """() => {
    const { table } = document.querySelector("grasse-table").room;
    const [none, next] = [{ then: [], points: 0, events: [], odds: [], phase: "" }, "luck"];
    table.prospects = table.options.map((action) => ({ ...none, action, next }));
}"""


def test_the_past_can_be_looked_at_but_not_played(device: Device) -> None:
    page = device.go(open_match(device, ["me:Rose", "greedy"]), FRESH)
    first = page.evaluate(SHOWN)
    play(page, keys, until=6)
    now = page.evaluate(SHOWN)
    assert now != first
    page.get_by_role("button", name="First table you saw here").click()
    expect(page.locator(".past-sign")).to_contain_text("Past")
    assert page.evaluate(SHOWN) == first
    expect(page.locator("svg.picture .may, .option:not([disabled])")).to_have_count(0)
    number = page.locator(".ask").get_attribute("data-number")
    page.keyboard.press("1")  # nothing is decided there
    page.keyboard.press(".")
    page.keyboard.press(",")
    assert page.evaluate(SHOWN) == first
    page.keyboard.press("Escape")
    expect(page.locator(".past-sign")).to_have_count(0)
    assert page.evaluate(SHOWN) == now
    assert page.locator(".ask").get_attribute("data-number") == number
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(f".ask:not([data-number='{number}'])")).to_be_visible()


def test_among_people_luck_is_confirmed_if_one_wants_that(device: Device) -> None:
    page = lift_the_curtain(device)
    page.locator("[name=confirm]").check()
    settle(page)
    page.evaluate(ALL_IS_LUCK)
    number = page.locator(".ask").get_attribute("data-number")
    page.locator(FRESH).first.click()
    sure = page.locator("dialog.luck-sure")
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    assert page.locator(".ask").get_attribute("data-number") == number
    page.locator(FRESH).first.click()
    sure.get_by_role("button", name="Go on").click()
    page.wait_for_selector(".curtain")
