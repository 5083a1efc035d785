"""Takes the pictures of the page: python docs/shots.py, with a server's address as its argument."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).resolve().parent / "pictures"
FRESH = ".ask.mine .option:not([disabled])"
PREPARED = 26  # decisions until a table is worth looking at
TURN = """(turn) => {
    const pieces = [...document.querySelectorAll(".piece.may .touch")];
    const stops = [...document.querySelectorAll(".ask.mine .option:not([disabled])")];
    const choices = pieces.length && turn % 5 ? pieces : stops;
    const chosen = choices[turn % choices.length];
    chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    document.querySelector(".choices button")?.click();
}"""


def open_page(browser: Browser, width: int, height: int, scheme: str) -> Page:
    """A browser of its own with a page in it."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    return context.new_page()


def play(page: Page, decisions: int) -> None:
    """Plays this many decisions, as they come."""
    for turn in range(decisions):
        page.wait_for_selector(f"{FRESH}, grasse-end", timeout=120_000)
        page.evaluate(TURN, turn)
        page.wait_for_timeout(150)
    page.wait_for_selector(f"{FRESH}, grasse-end", timeout=120_000)


def save(page: Page, name: str) -> None:
    """Keeps what is on the screen."""
    page.wait_for_timeout(800)
    page.screenshot(path=PICTURES / f"{name}.png")


def main(url: str) -> None:
    """All pictures, one after the other."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = open_page(browser, 1280, 800, "light")
        page.goto(f"{url}/")
        page.wait_for_selector(".game")
        page.fill(".name-field input", "Rose")
        page.keyboard.press("Tab")
        save(page, "home")
        page.goto(f"{url}/?again#/play/parfum")
        play(page, PREPARED)
        save(page, "table")
        address = page.url
        page.locator(".player .leave").click()
        page.locator("dialog.sure .primary").click()
        page.wait_for_selector("grasse-end .scoring", timeout=300_000)
        save(page, "end")
        page.goto(f"{url}/?replay#/replay/{address.rpartition('/')[2]}/300")
        page.wait_for_selector(".replay-page svg.picture")
        save(page, "replay")
        phone = open_page(browser, 390, 844, "light")
        phone.goto(f"{url}/#/play/parfum")
        play(phone, PREPARED)
        phone.evaluate("() => scrollTo(0, 0)")
        save(phone, "phone")
        for game in ("perfumery", "aqua-mirabilis"):
            other = open_page(browser, 1280, 800, "light")
            other.goto(f"{url}/#/play/{game}")
            play(other, PREPARED)
            save(other, game)
        dark = open_page(browser, 1280, 800, "dark")
        dark.goto(f"{url}/#/play/parfum")
        play(dark, PREPARED)
        save(dark, "dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
