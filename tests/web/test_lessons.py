"""A lesson in the browser: by mouse, by keys, by touch, and told to those who listen."""

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, Device, MakeDevice

pytestmark = pytest.mark.slow

SAYS = ".lesson .lesson-says"
DUE = ".ask.mine .pointed:not([disabled])"
STEP = "() => document.querySelector('.lesson-count')?.textContent ?? ''"


LAPTOP = {"width": 1366, "height": 768}

# Takes a lesson to its end; answers with how many steps there were, and each that cannot be seen.
WALK = """async () => {
    const frame = () => new Promise((go) => requestAnimationFrame(() => go()));
    const at = (part) => [part.lesson?.step, part.lesson?.over, part.at].join(" ");
    const wrong = [];
    let [steps, before] = [0, ""];
    for (;;) {
        let part, does;
        do {
            await frame();
            part = document.querySelector("grasse-lesson");
            does = part?.querySelector(".next, .show, .close");
        } while (!does || at(part) === before || document.querySelector(".ask:not(.mine)"));
        before = at(part);
        await part.updateComplete;
        await frame();
        part.place();
        const [bubble, ask] = [part.querySelector(".lesson"), document.querySelector(".ask")];
        const line = part.lesson.lines[Math.min(part.at, part.lesson.lines.length - 1)];
        const id = line.points_at;
        const piece = id && document.querySelector(`.stage [data-id="${CSS.escape(id)}"]`);
        const over = (part, other) => {
            const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
            const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
            return wide > 1 && high > 1;
        };
        if (id && !piece) wrong.push(`${line.says}: ${id} is not drawn`);
        if (piece && over(bubble, piece)) wrong.push(`${line.says}: the bubble covers ${id}`);
        if (piece && over(ask, piece)) wrong.push(`${line.says}: the question covers ${id}`);
        for (const option of document.querySelectorAll(".option.pointed"))
            if (over(bubble, option)) wrong.push(`${line.says}: the bubble covers its option`);
        steps += 1;
        if (does.matches(".close")) return [steps, wrong];
        does.click();
    }
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_bubble_covers_what_it_speaks_of(make_device: MakeDevice, size: dict[str, int]) -> None:
    """In German, which has the longest words: what covers anything in English, covers it there.

    In English the lessons of other tests here are looked at on their way.
    """
    device = make_device(size, locale="de-DE")
    page = device.go("", "main")
    page.evaluate("() => localStorage.setItem('grasse-pace', 'instant')")
    page.reload()
    with urlopen(f"{device.url}/api/games") as answer:
        games = json.load(answer)["games"]
    wrong, steps = [], 0
    for game in games:
        for lesson in game["lessons"]:
            device.go("#/learn", ".lesson-link")
            page.locator(f".learn-game:has(#learn-{game['name']}) [data-lesson={lesson}]").click()
            page.wait_for_selector(SAYS)
            taken, found = page.evaluate(WALK)
            steps += taken
            wrong += [f"{game['name']}: {each}" for each in found]
    assert steps > 200
    assert not wrong, "\n".join(wrong)


CUT = """() => [...document.querySelectorAll(".option-line")]
    .filter((line) => line.scrollWidth > line.clientWidth + 1).map((line) => line.innerText)"""


def test_what_can_be_done_again_after_a_lesson_is_not_cut(make_device: MakeDevice) -> None:
    """No chains are offered while a lesson speaks: then "×2" comes to an option that was there."""
    page = make_device(PHONE, locale="de-DE").go("#/learn", ".lesson-link")
    page.locator(".learn-game").first.locator("[data-lesson=clocks]").click()
    page.wait_for_selector(SAYS)
    page.evaluate(WALK)
    page.locator(".lesson .close").click()
    expect(page.locator(".option-times").first).to_be_visible()
    assert page.evaluate(CUT) == []


def go_on(page: Page) -> None:
    """Reads on, or does what is asked for, by keys alone, and waits for the next step."""
    page.wait_for_selector(f".lesson .next, {DUE}, .lesson a[href='#/learn']")
    before = page.evaluate(STEP)
    if page.locator(".lesson .next").count():
        page.keyboard.press("n")
    else:
        page.keyboard.press(page.locator(DUE).get_attribute("aria-keyshortcuts") or "")
    page.wait_for_function(f"(before) => ({STEP})() !== before", arg=before)


def test_a_lesson_is_taken_from_home_to_its_end(device: Device) -> None:
    page = device.go("", ".learn-offer")
    page.goto(f"{device.url}/#/learn")
    page.wait_for_selector(".lesson-link")
    assert violations(page) == []
    page.locator(".learn-game").first.locator("[data-lesson=closing-a-perfume]").click()
    page.wait_for_selector(SAYS)
    assert page.locator(".lesson [role=status]").get_attribute("aria-live") == "polite"
    assert page.locator(".picture .told").count() == 1, "a ring around what is spoken of"
    assert violations(page) == []
    go_on(page)
    go_on(page)
    page.wait_for_selector(DUE)
    asked = page.locator(".ask.mine").get_attribute("data-number")
    page.locator(".ask.mine .option:not(.pointed)").first.click()  # a major perfume
    page.wait_for_selector(".lesson-word")
    assert page.locator(".ask.mine").get_attribute("data-number") == asked, "nothing was decided"
    said = page.locator(SAYS).inner_text()
    page.reload()  # a lesson is a match: it is still there, from the first line of this decision
    go_on(page)
    go_on(page)
    assert page.locator(SAYS).inner_text() == said
    while page.locator(".lesson a[href='#/learn']").count() == 0:
        go_on(page)
    page.locator(".lesson a[href='#/learn']").click()
    page.wait_for_selector(".learn-game li.done [data-lesson=closing-a-perfume]")


def test_a_lesson_on_a_phone_by_what_it_does_for_one(make_device: MakeDevice) -> None:
    phone = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    page = phone.go("#/learn", ".lesson-link")
    page.locator(".learn-game").first.locator("[data-lesson=closing-a-perfume]").tap()
    page.wait_for_selector(SAYS)
    assert violations(page) == []
    for _ in range(2):
        page.locator(".lesson .next").tap()
    page.locator(".lesson-tools .show").tap()  # it does it
    page.wait_for_function(f"() => !({STEP})().includes('3')")
    page.locator(".lesson-tools .back").tap()  # and it can be undone
    page.wait_for_function(f"() => ({STEP})().includes('1')")


def finished(device: Device) -> Page:
    """A lesson that is over and was closed, at the table that goes on."""
    page = device.go("#/learn", ".lesson-link")
    page.locator(".learn-game").first.locator("[data-lesson=closing-a-perfume]").click()
    close(page)
    return page


def close(page: Page) -> None:
    """Reads a lesson to its end, and puts it away."""
    page.wait_for_selector(SAYS)
    _, wrong = page.evaluate(WALK)
    assert wrong == []
    page.locator(".lesson .close").click()


def test_after_a_lesson_nobody_is_advised_before_they_want_it(device: Device) -> None:
    page = finished(device)
    asked = page.locator(".tutor-asked")
    expect(asked).to_be_visible()
    assert violations(page) == []
    expect(page.locator("grasse-hint")).to_have_count(0)
    expect(page.locator(".tutor")).to_have_count(0)
    asked.locator("button:not(.primary)").click()
    expect(asked).to_have_count(0)
    expect(page.locator("grasse-hint")).to_have_count(0)
    page = finished(device)  # once answered, it is not asked after another lesson
    expect(page.locator(".tutor input:not(:checked)")).to_be_visible()
    expect(asked).to_have_count(0)
    expect(page.locator("grasse-hint")).to_have_count(0)
    page.keyboard.press("h")  # one asks for a hint, and puts it away
    expect(page.locator("grasse-hint")).to_have_count(1)
    expect(page.locator(".end-hints")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("grasse-hint")).to_have_count(0)


def test_hints_that_come_by_themselves_are_ended_where_they_stand(device: Device) -> None:
    page = finished(device)
    page.locator(".tutor-asked .primary").click()
    page.wait_for_selector("grasse-hint .end-hints")
    page.reload()  # the answer is kept
    close(page)
    page.wait_for_selector("grasse-hint li")
    assert violations(page) == []
    page.locator(".end-hints").click()
    expect(page.locator("grasse-hint")).to_have_count(0)
    expect(page.locator(".tutor input:not(:checked)")).to_be_visible()
    page.reload()
    close(page)
    expect(page.locator(".tutor input:not(:checked)")).to_be_visible()
    expect(page.locator("grasse-hint")).to_have_count(0)
