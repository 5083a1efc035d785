"""Hands that play at the page: with the mouse, with a finger, and with keys alone.

A match has hundreds of decisions, and every word with the browser takes its time: so a hand asks
the page once what there is, and presses once.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, TimeoutError

LONGEST = 1500  # decisions of one chair; a match that takes more does not end
MISSED = 20_000  # milliseconds after which a press has missed
MINE = ".ask.mine"
FRESH = f"{MINE} .option:not([disabled])"
PIECES = "svg.picture g.piece.may"
CHOICES = ".choices button"
BUTTONS = ".list-view button.primary"

Hand = Callable[[Page, int, dict[str, Any]], None]

# What there is to do, as soon as another question is asked than the one that was answered.
ASKED = """([answered, ...kinds]) => {
    if (document.querySelector("grasse-end")) return { over: true };
    const ask = document.querySelector(".ask.mine");
    if (!ask || ask.dataset.number === answered) return null;
    if (!ask.querySelector(".option:not([disabled])")) return null;
    const counts = kinds.map((kind) => [kind, document.querySelectorAll(kind).length]);
    return { over: false, number: ask.dataset.number, ...Object.fromEntries(counts) };
}"""

# What somebody sees who waits in vain.
SEEN = """() => {
    const { room, answers, past } = document.querySelector("grasse-table") ?? {};
    const shown = ["dialog[open]", ".ask", ".notice", ".choices"];
    const found = shown.flatMap((each) => [...document.querySelectorAll(each)]);
    const texts = found.map((each) => each.innerText.slice(0, 600));
    const { number, question, turn, options } = room?.table ?? {};
    const open = document.querySelectorAll(".option:not([disabled])").length;
    const focus = document.activeElement?.outerHTML.slice(0, 200);
    const [answered, isPast] = [answers?.last, Boolean(past?.table)];
    return { number, question, turn, options, answered, isPast, open, focus, texts };
}"""

# The key of one of several options.
KEY = """([selector, turn]) => {
    const found = document.querySelectorAll(selector);
    return found[turn % found.length].getAttribute("aria-keyshortcuts");
}"""

# Where one of several can be pressed: a point of it that nothing covers but mute pieces.
POINT = """([selector, turn]) => {
    const NEAR = [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]];
    const EDGES = []; // may be all that is to be seen of it, wherever one scrolls
    for (let at = 0; at < 400; at += 1)
        EDGES.push([(0.5 + (at % 20)) / 20, (0.5 + Math.floor(at / 20)) / 20]);
    const found = document.querySelectorAll(selector);
    const wanted = found[turn % found.length];
    const looks = [["nearest", NEAR], ["center", NEAR], ["nearest", EDGES], ["center", EDGES]];
    for (const [block, places] of looks) {
        wanted.scrollIntoView({ block });
        const area = wanted.getBoundingClientRect();
        for (const [right, down] of places) {
            // whole pixels: a finger's point is rounded, and may then lie on what covers the rest
            const x = Math.round(area.x + area.width * right);
            const y = Math.round(area.y + area.height * down);
            const there = document.elementsFromPoint(x, y);
            const top = there[0]?.closest(".piece");
            const isMute = top && !top.querySelector('[role="button"]');
            const lit = isMute && there.map((each) => each.closest(".piece.may")).find(Boolean);
            if (wanted.contains(there[0]) || wanted === lit) return [x, y];
        }
    }
    return null;
}"""


def play(page: Page, hand: Hand, until: int = LONGEST, first: int = 0) -> int:
    """Plays until the match is over, or *until* decisions; answers with how many it took.

    A hand varies what it does from decision to decision; *first* is how many it has made before.
    """
    answered = ""
    again: Callable[[], None] | None = None
    for done in range(until + 1):
        found = wait_until_asked(page, answered, again)
        if found["over"] or done == until:
            return done
        again = partial(hand, page, first + done, found)
        again()
        answered = found["number"]
    raise AssertionError("the match does not end")


def wait_until_asked(page: Page, answered: str, again: Callable[[], None] | None) -> dict[str, Any]:
    """What is asked next. Whoever sees after a while that a press has missed presses again.

    On a busy machine something may move between the look at a piece and the press on it.
    """
    asked = [answered, FRESH, PIECES, BUTTONS]
    try:
        found = page.wait_for_function(ASKED, arg=asked, polling=30, timeout=MISSED)
    except TimeoutError:
        if page.locator(CHOICES).count():  # it came up a moment later
            page.mouse.click(*point(page, CHOICES, 0))
        elif again is not None and page.locator(FRESH).count():
            again()
        try:
            found = page.wait_for_function(ASKED, arg=asked, polling=30)
        except TimeoutError as stuck:
            seen = page.evaluate(SEEN)
            raise AssertionError(f"nothing is asked after {answered} ({again}): {seen}") from stuck
    told: dict[str, Any] = found.json_value()
    return told


def mouse(page: Page, turn: int, found: dict[str, Any]) -> None:
    """Clicks a piece that is lit up; where none is, or now and then, an option."""
    if turn % 7 == 6 or not found[PIECES]:
        page.mouse.click(*point(page, FRESH, turn))
        return
    page.mouse.click(*point(page, PIECES, turn))
    if page.locator(CHOICES).count():
        page.mouse.click(*point(page, CHOICES, turn))


def finger(page: Page, turn: int, found: dict[str, Any]) -> None:
    """Touches a button of the list; what belongs to no piece is among them too."""
    page.touchscreen.tap(*point(page, BUTTONS, turn))


def keys(page: Page, turn: int, found: dict[str, Any]) -> None:
    """Chooses by a key, by Tab and Enter, or by arrows in the picture; never with the mouse."""
    way = turn % 3
    if way == 0:
        press_key(page, turn)
        return
    if way == 1:
        tab_to(page, "button.option")
        page.keyboard.press("Enter")
        return
    if not found[PIECES]:
        press_key(page, turn)
        return
    tab_to(page, ".piece.may .touch")
    for arrow in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
    if page.evaluate("() => document.activeElement.matches('.piece.may .touch')"):
        page.keyboard.press("Enter")
    else:
        press_key(page, turn)
    if page.locator(CHOICES).count():
        page.keyboard.press("Tab" if turn % 2 else "Shift+Tab")
        tab_to(page, CHOICES)
        page.keyboard.press("Enter")


def press_key(page: Page, turn: int) -> None:
    """Presses the key that one of the options names."""
    key = page.evaluate(KEY, [FRESH, turn])
    assert key, f"option {turn} has no key"
    page.keyboard.press(key)


def tab_to(page: Page, selector: str) -> bool:
    """Presses Tab until something is in focus; at most once around the page."""
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return True
    raise AssertionError(f"Tab does not lead to {selector}")


def point(page: Page, selector: str, turn: int) -> list[float]:
    """Where to press one of several; what flies over it lands in a moment."""
    found: list[float] | None = page.evaluate(POINT, [selector, turn])
    if found is None:
        try:
            found = page.wait_for_function(POINT, arg=[selector, turn]).json_value()
        except TimeoutError:
            found = None
    assert found, f"{selector}, number {turn}, cannot be pressed: something covers it"
    return found
