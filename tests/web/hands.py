"""Hands that play at the page: with the mouse, with a finger, and with keys alone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

LONGEST = 1500  # decisions of one chair; a match that takes more does not end
MINE = ".ask.mine"
FRESH = f"{MINE} .option:not([disabled])"
OVER = "grasse-end"

Hand = Callable[[Page, int], None]


def play(page: Page, hand: Hand, until: int = LONGEST) -> int:
    """Plays until the match is over, or so many decisions; answers with how many it took."""
    for done in range(until):
        page.wait_for_selector(f"{FRESH}, {OVER}", timeout=60_000)
        if page.locator(OVER).count():
            return done
        before = page.locator(MINE).inner_text()
        hand(page, done)
        wait_for_answer(page, before)
    assert until < LONGEST, "the match does not end"
    return until


def wait_for_answer(page: Page, before: str) -> None:
    """Waits until the table has changed after a decision."""
    page.wait_for_function(
        """(before) => {
            const ask = document.querySelector(".ask.mine");
            return !ask || ask.innerText !== before || !ask.querySelector(".option[disabled]");
        }""",
        arg=before,
    )


def mouse(page: Page, turn: int) -> None:
    """Clicks a piece that is lit up; where none is, or now and then, an option."""
    pieces = page.locator("svg.picture g.piece.may")
    if turn % 7 == 6 or not pieces.count():
        click(page.locator(FRESH), turn)
        return
    click(pieces, turn)
    choices = page.locator(".choices button")
    if choices.count():
        click(choices, turn)


def finger(page: Page, turn: int) -> None:
    """Touches a button of the list; what belongs to no piece is among them too."""
    buttons = page.locator(".list-view button.primary")
    (buttons.nth(turn % buttons.count())).tap()


def keys(page: Page, turn: int) -> None:
    """Chooses by number, by Tab and Enter, or by arrows in the picture; never with the mouse."""
    way = turn % 3
    options = page.locator(FRESH).count()
    if way == 0:
        page.keyboard.press(str(turn % min(options, 9) + 1))
        return
    if way == 1:
        tab_to(page, "button.option")
        page.keyboard.press("Enter")
        return
    if not tab_to(page, ".piece.may .touch", MINE):
        page.keyboard.press("1")
        return
    for arrow in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
    if page.evaluate("() => document.activeElement.matches('.piece.may .touch')"):
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(turn % min(options, 9) + 1))
    if page.locator(".choices button").count():
        page.keyboard.press("Tab" if turn % 2 else "Shift+Tab")
        tab_to(page, ".choices button")
        page.keyboard.press("Enter")


def tab_to(page: Page, selector: str, give_up: str = "") -> bool:
    """Presses Tab until something is in focus; at most once around the page."""
    if give_up and not page.locator(selector).count():
        return False
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return True
    raise AssertionError(f"Tab does not lead to {selector}")


def click(found: Locator, turn: int) -> None:
    """Clicks one of several."""
    try:
        found.nth(turn % found.count()).click(timeout=3_000)
    except TooLate as late:
        raise AssertionError(f"cannot be clicked: {late.message[-600:]}") from late
