"""Puzzles and the trainer: decide at the real table, hear what it was worth, and meet it again."""

import json

import pytest
from playwright.sync_api import Page, expect

from grasse.games import GAMES
from grasse.study.puzzles.collection import Puzzle, puzzles_of
from tests.web.axe import violations
from tests.web.conftest import LONG, PHONE, MakeDevice
from tests.web.tables import finished

pytestmark = pytest.mark.slow

DUE = """() => {
    const kept = JSON.parse(localStorage.getItem("grasse-exercises"));
    for (const each of Object.values(kept)) each.card.due = 1;
    localStorage.setItem("grasse-exercises", JSON.stringify(kept));
}"""

# Own decisions of a reviewed match, to be decided again.
WORST = """async (match) => {
    const { review } = await (await fetch(`/api/matches/${match}/review`)).json();
    const own = review.moments.filter(({ seat, judgement }) => seat === 1 && judgement);
    const exercise = { game: "parfum", match, id: "", number: own[0].number, card: null };
    const all = { [`${match}/${own[0].number}`]: exercise };
    localStorage.setItem("grasse-exercises", JSON.stringify(all));
}"""


def shown(page: Page) -> Puzzle:
    """The puzzle that the address names, in the page itself: Playwright hears of it later."""
    game, id = page.evaluate("() => location.hash.split('/').slice(-2)")
    found = puzzles_of(GAMES[game], GAMES[game].load_box()).find(id)
    assert found
    return found[1]


def decide(page: Page, action: int) -> None:
    page.locator(f".ask .option[data-action='{action}']").click()
    page.wait_for_selector(".judged")


def test_puzzles_from_home_to_the_trainer(make_device: MakeDevice) -> None:
    device = make_device()
    page = device.go("", ".game")
    page.locator(".hero a[href='#/puzzles']").click()
    page.wait_for_selector(".puzzle-card")
    assert violations(page) == []
    heard: list[str] = []
    page.on(
        "response", lambda answer: heard.append(answer.url) if "puzzles/" in answer.url else None
    )
    page.locator("a[href='#/puzzles/parfum']").click()
    page.wait_for_selector(".ask.mine .option")
    expect(page.locator(".tool[aria-keyshortcuts=u], .tool[aria-keyshortcuts=h]")).to_have_count(0)
    assert violations(page) == []
    puzzle = shown(page)
    decide(page, puzzle.answer)
    expect(page.locator(".judged.right h2")).to_be_visible()
    expect(page.locator(".practice-head")).to_contain_text("1 in a row")
    expect(page.locator(".picture .verdict-sign.best, .verdict.best").first).to_be_visible()
    assert violations(page) == []

    page.keyboard.press("n")
    expect(page).not_to_have_url(f"{device.url}/#/puzzles/parfum/{puzzle.id}")
    page.wait_for_selector(".ask.mine .option:enabled")
    missed = shown(page)
    decide(page, missed.options[-1].action)
    expect(page.locator(".judged.wrong .why")).to_be_visible()
    expect(page.locator(".judged.wrong .judged-again")).to_contain_text("10 minutes")
    expect(page.locator(".practice-head")).to_contain_text("0 in a row")
    assert page.locator(".option:enabled").count() == 0  # one decides once

    page = device.go("#/trainer", ".trainer-now")
    expect(page.locator(".trainer-now")).to_contain_text("Nothing is due")
    page.evaluate(DUE)
    page.reload()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".ask.mine .option:enabled")
    decide(page, missed.answer)
    expect(page.locator(".judged.right .judged-again")).to_contain_text("day")
    kept = json.loads(page.evaluate("() => localStorage.getItem('grasse-puzzles')"))
    assert kept["parfum"]["solved"] == {puzzle.id: True, missed.id: False}
    page.keyboard.press("n")
    expect(page.locator(".trainer-now")).to_contain_text("1 position done")
    assert violations(page) == []


def test_own_mistakes_are_decided_again_on_a_phone_in_the_dark(make_device: MakeDevice) -> None:
    phone = make_device(PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    match = finished(phone, rival="uniform")
    page = phone.go(f"#/review/{match}", ".review-page")
    page.locator(".mistakes select").wait_for(timeout=LONG)
    page.wait_for_selector(".sums-ledger .ledger", timeout=LONG)
    page.evaluate(WORST, match)  # whether the bot that played for us erred or not
    page.reload()
    page.wait_for_selector(".sums-ledger .ledger")
    phone.go(f"#/trainer/{match}", ".ask.mine .option:enabled")
    page.wait_for_selector(".ask.mine .option:enabled")
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(page) == []
    page.locator(".ask .option").first.click()
    page.wait_for_selector(".judged", timeout=LONG)
    expect(page.locator(".judged")).to_contain_text("chance to win")
    assert violations(page) == []
