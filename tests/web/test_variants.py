"""Variants of a match: ticked when a table is opened, seen by whoever joins, and in the picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grasse.games import GAMES
from grasse.words import speak
from tests.games.parfum.scene import scene
from tests.web.axe import violations
from tests.web.conftest import Device, MakeDevice
from tests.web.trees import as_json

pytestmark = pytest.mark.slow

KEPT = speak("en", "parfum").say("variant-keep_notes")

# Where the kept notes of a table lie: of each its middle, and whether it may be touched.
PLACES = """async ([tree, wide]) => {
    await import("/parts/picture.js");
    const { loadPicture } = await import("/games/index.js");
    const { Speech } = await import("/speech.js");
    const { speak } = await import("/words.js");
    const info = await (await fetch("/api/games/parfum")).json();
    const speech = new Speech(await speak("en", "parfum"), info, ["Rose", "Iris"]);
    const picture = document.createElement("grasse-picture");
    Object.assign(picture, { speech, module: await loadPicture(info), tree });
    document.querySelector("main").replaceChildren(picture);
    picture.style.width = `${wide}px`;
    while (picture.tall !== wide < 540) await new Promise(requestAnimationFrame);
    await picture.updateComplete;
    const area = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
    };
    const all = (selector, found) => [...picture.querySelectorAll(selector)].map(found);
    const boards = all("[data-board]", (each) => [each.dataset.board, area(each)]);
    const notes = all(".piece[data-id^='note ']", (each) => [
        each.dataset.id, { ...area(each), may: each.classList.contains("may") },
    ]);
    const tokens = all(".piece[data-id^='token ']", area);
    return { boards: Object.fromEntries(boards), notes: Object.fromEntries(notes), tokens };
}"""


def test_a_variant_is_ticked_and_told_to_whoever_joins(make_device: MakeDevice) -> None:
    device = make_device()
    page = device.go("#/new/parfum", "form.new-match")
    page.get_by_label(KEPT).check()
    page.locator("form.new-match .primary").click()
    page.wait_for_selector(".invitations li input")
    expect(page.locator(".invitations .variants li")).to_have_text([KEPT])
    assert violations(page) == []
    friend = make_device()
    friend.page.goto(page.locator(".invitations li input").first.input_value())
    expect(friend.page.locator("form.join .variants li")).to_have_text([KEPT])
    friend.page.locator("form.join input[name=name]").fill("Iris")
    friend.page.locator("form.join .primary").click()
    for each in (page, friend.page):
        expect(each.locator(".side .variants li")).to_have_text([KEPT])


def test_where_all_is_as_usual_nothing_is_told(device: Device) -> None:
    page = device.go("#/new/parfum", "form.new-match")
    page.locator("form.new-match .primary").click()
    page.wait_for_selector(".invitations li input")
    expect(page.locator(".waiting-for b")).to_have_text("Parfum")
    expect(page.locator(".variants")).to_have_count(0)


@pytest.mark.parametrize("wide", [898, 378])
def test_kept_notes_lie_at_their_perfumery(device: Device, wide: int) -> None:
    match = scene("""
        2 seats, place, keep notes
        seat 1: tokens 0 1 2 3, kept HD-13 BS-13 HT-12 | seat 2: kept HD-14 BS-14
    """)
    tree = GAMES["parfum"].describe(match.box, match.view(0))
    page = device.go("index.html", "main")
    seen = page.evaluate(PLACES, [as_json(tree), wide])
    for seat, names in {1: ("HD-13", "BS-13", "HT-12"), 2: ("HD-14", "BS-14")}.items():
        board = seen["boards"][f"perfumery {seat}"]
        for name in names:
            note = seen["notes"][f"note {name}"]
            assert board["left"] <= note["left"] < note["right"] <= board["right"] + 1
            assert board["top"] <= note["top"] < note["bottom"] <= board["bottom"] + 1
            assert note["may"] == (seat == 1)
            assert not [each for each in seen["tokens"] if overlap(each, note)]


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two pieces lie on each other."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1
