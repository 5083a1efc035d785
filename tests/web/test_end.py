"""After the end: the scoring, the secret, the record, the rematch and the replay."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grasse.cli import main
from tests.web.conftest import Device, MakeDevice
from tests.web.hands import FRESH, mouse, play
from tests.web.tables import finished, open_match, play_out

pytestmark = pytest.mark.slow


@pytest.fixture
def end(device: Device, over: str) -> Page:
    return device.go(f"#/match/{over}", "grasse-end .scoring")


def test_the_scoring_adds_up(end: Page) -> None:
    rows = end.locator(".scoring tbody tr")
    totals = [int(text) for text in end.locator(".scoring tfoot td").all_inner_texts()]
    assert rows.count() == 4
    sums = [0] * len(totals)
    for row in range(rows.count()):
        for column, text in enumerate(rows.nth(row).locator("td").all_inner_texts()):
            sums[column] += int(text.split()[0])
    assert sums == totals
    assert totals == sorted(totals, reverse=True)
    assert all(totals)


def test_what_stands_in_brackets_is_explained(end: Page) -> None:
    cell = end.locator(".scoring td", has=end.locator(".times")).first
    found = re.fullmatch(r"\d+ \((\d+)\)\s*scored (\d+) times", cell.inner_text())
    assert found, cell.inner_text()
    assert found[1] == found[2]
    note = end.get_by_text("In brackets: how many times it scored.")
    expect(note).to_be_visible()
    end.set_viewport_size({"width": 390, "height": 844})  # without room for brackets
    expect(note).to_be_hidden()


NUMBERS = """() => [...document.querySelectorAll(".scoring thead th > span:last-child")]
    .slice(1).map((name) => [name.innerText, name.scrollWidth - name.clientWidth])"""
# What is cut of the names at a glance where everybody has many points.
GLANCE = """() => {
    for (const score of document.querySelectorAll(".glance-score")) score.textContent = "133 coins";
    return [...document.querySelectorAll(".glance-name")].filter((name) =>
        name.scrollWidth > name.clientWidth).map((name) => name.innerText);
}"""


def test_four_names_are_told_apart_at_the_end_on_a_phone(phone: Device) -> None:
    phone.go("", "main")
    table = open_match(phone, ["me:Rose", *["apprentice"] * 3])
    play_out(phone.page, table)
    page = phone.go(table, "grasse-end")
    names = page.evaluate(NUMBERS)
    assert len(names) == 4
    assert [cut for _, cut in names] == [0, 0, 0, 0], names
    page.wait_for_selector(".glance-score")
    assert page.evaluate(GLANCE) == []


def test_each_line_of_the_scoring_leads_to_its_clause(end: Page) -> None:
    end.locator(".clause-link").last.click()
    expect(end.locator(".book .marked")).to_contain_text("PA-5.2")


def test_the_secret_fits_its_hash(end: Page) -> None:
    end.locator(".fairness summary").click()
    expect(end.locator(".fairness .good")).to_contain_text("The secret has this hash.")


def test_the_record_can_be_downloaded_and_verified(end: Page, tmp_path: Path) -> None:
    with end.expect_download() as waiting:
        end.get_by_role("button", name="Download the record").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.suffix == ".grasse"
    assert main(["verify", str(path)]) == 0


RECORD = "async (match) => (await fetch(`/api/matches/${match}/record`)).text()"
OTHER_HASH = """(match) => {
    const kept = JSON.parse(localStorage.getItem("grasse-luck"));
    kept[match].hash = "0".repeat(64);
    localStorage.setItem("grasse-luck", JSON.stringify(kept));
}"""


def test_the_luck_of_a_match_that_was_stopped_is_verified(device: Device, tmp_path: Path) -> None:
    """The page contributes to the luck of what it opens, and draws it all again afterwards."""
    page = device.go("#/play/parfum", FRESH)
    assert play(page, mouse, until=4) == 4
    match = page.url.rpartition("/")[2]
    page.locator(".player .leave").click()
    page.locator("dialog.sure").get_by_role("button", name="End the match").click()
    expect(page.locator("#end-title")).to_have_text("The match was stopped early")
    page.locator(".fairness summary").click()
    page.get_by_role("link", name="Verify the luck").click()
    found = page.locator(".verify-page")
    expect(found.locator(".good")).to_contain_text("and from what the seats contributed")
    record = page.evaluate(RECORD, match)
    linked = len(re.findall("decided [0-9a-f]{64}", record))
    assert linked >= 4  # one press may be several decisions
    expect(found.locator(".verify-seats li").first).to_contain_text(f"{linked} decisions")
    expect(found.locator(".verify-seats li").last).to_contain_text("contributed nothing")
    expect(found).to_contain_text("those that this browser was shown during the match")

    path = tmp_path / "match.grasse"
    path.write_text(record, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    changed = re.sub("decided [0-9a-f]{8}", "decided 00000000", record, count=1)
    path.write_text(changed, encoding="utf-8")
    found.locator("input[type=file]").set_input_files(path)
    expect(found.locator(".bad")).to_contain_text("something other than it had pledged")

    page.evaluate(OTHER_HASH, match)
    device.go(f"#/match/{match}", "grasse-end")
    expect(page.get_by_role("alert")).to_contain_text("another hash for this match than before")
    device.go(f"#/verify/{match}", ".verify-page")
    expect(found.locator(".bad")).to_contain_text("was shown another hash at the start")


def expect_place(page: Page, number: int) -> None:
    """The replay comes there; what it shows is asked of the server."""
    expect(page.locator(".replay-place")).to_have_text(re.compile(rf"^\D*{number} "))


def test_the_address_of_another_replay_shows_that_one(device: Device, over: str) -> None:
    other = finished(device, "Iris")
    page = device.go(f"#/replay/{over}/40", ".replay-page svg.picture")
    scores = page.locator(".replay-scores")
    expect(scores).not_to_contain_text("Iris")
    page.keyboard.press("ArrowRight")
    expect_place(page, 41)
    page.evaluate(f"() => {{ location.hash = '#/replay/{other}/60'; }}")
    expect(scores).to_contain_text("Iris")
    expect_place(page, 60)
    page.go_back()
    expect(scores).not_to_contain_text("Iris")
    expect_place(page, 41)
    page.evaluate(f"() => {{ location.hash = '#/replay/{over}/40'; }}")
    expect_place(page, 40)


def test_the_replay_is_steered_by_keys_slider_and_rounds(device: Device, over: str) -> None:
    page = device.go(f"#/replay/{over}/30", ".replay-page svg.picture")
    expect_place(page, 30)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect_place(page, 31)
    page.keyboard.press("PageDown")
    expect(page.locator(".replay-title")).to_contain_text("Round 2")
    page.keyboard.press("Home")
    expect_place(page, 0)
    page.keyboard.press("End")
    slider = page.locator(".slider input")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    expect_place(page, last)
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect_place(page, last - 1)
    page.locator(".field-inline select").first.select_option(label="3")
    expect(page.locator(".replay-title")).to_contain_text("Round 3")
    chosen = page.locator(".decisions button").nth(3)
    number = int(chosen.locator(".decision-number").inner_text())
    chosen.click()
    expect(page.locator(".decisions .now .decision-number")).to_have_text(str(number))
    expect_place(page, number)
    expect(page).to_have_url(re.compile(f"/{number}$"))


def find_tokens(device: Device, match: str) -> Page:
    """The replay at a decision where both seats hold tokens, which is a matter of luck."""
    for number in range(60, 300, 12):
        page = device.go(f"#/replay/{match}/{number}", ".replay-page svg.picture")
        page.reload()  # for only what follows the # has changed
        page.wait_for_selector(".replay-page svg.picture")
        if all(page.locator(f'[data-id^="token {seat}."]').count() for seat in (1, 2)):
            return page
    raise AssertionError("nobody ever took water")


def test_the_replay_is_seen_with_any_eyes(device: Device, over: str) -> None:
    page = find_tokens(device, over)
    tokens = page.locator('[data-id^="token "]')
    everything = tokens.count()
    eyes = page.locator(".field-inline select").last
    eyes.select_option("1")
    expect(page.locator('[data-id^="token 2."]')).to_have_count(0)
    assert 0 < tokens.count() < everything
    eyes.select_option("0")
    expect(tokens).to_have_count(0)


# Whether what is shown is the decision of the address, and all around it is said.
SAID = """() => document.querySelector(".slider input").value === location.hash.split("/").pop()
    && [...document.querySelectorAll(".decisions button")]
        .every((each) => /[a-z]/.test(each.innerText))"""


def test_every_decision_of_the_replay_is_said_in_words(device: Device, over: str) -> None:
    page = device.go(f"#/replay/{over}/60", ".replay-page svg.picture")
    for _ in range(8):
        page.keyboard.press("PageDown")
        page.wait_for_function(SAID)
        for text in page.locator(".decisions button").all_inner_texts():
            words = re.sub(r"[\d\s⚄]+", " ", text).strip()
            assert len(words) > 3, text
            assert "_" not in words
            assert "$" not in words


def test_one_plays_on_from_a_decision(device: Device, over: str) -> None:
    page = device.go(f"#/replay/{over}/60", ".replay-page svg.picture")
    page.locator(".play-on [name=seat]").select_option("2")
    page.locator(".play-on button").click()
    page.wait_for_selector(".table-page.playing svg.picture")
    page.wait_for_selector(FRESH)
    expect(page.locator(".player:has-text('you')")).to_contain_text("You")


def test_a_rematch_brings_everybody_to_the_next_table(make_device: MakeDevice) -> None:
    device = make_device()
    match = finished(device)
    # A bot has played it to its end for Rose, who sits here: whoever won, it was not her.
    expect(device.page.locator(".you-win")).to_have_count(0)
    device.page.get_by_role("button", name="Play again").click()
    device.page.wait_for_selector(".table-page.playing")
    assert not device.page.url.endswith(match)
