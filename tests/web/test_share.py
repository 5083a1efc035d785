"""A match that is over is private, until one of those who played shares it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import REFUSED, MakeDevice
from tests.web.tables import finished, leave, open_match

pytestmark = pytest.mark.slow

PRIVATE = "This match is private to those who played it."


def expect_private(page: Page) -> None:
    """A friendly sentence, and the way home."""
    expect(page.get_by_role("heading", level=1)).to_have_text(PRIVATE)
    expect(page.locator("main")).to_contain_text("Ask one of them to share it")
    expect(page.get_by_role("link", name="All games").last).to_be_visible()


SHOWN = {"match": ".replay-page svg.picture", "replay": ".replay-page svg.picture"}
SHOWN["review"] = ".review-head"


def test_a_stranger_sees_a_finished_match_once_it_is_shared(make_device: MakeDevice) -> None:
    rose, stranger = make_device(), make_device()
    match = finished(rose, listed=False)
    stranger.excuse(REFUSED.format(403))
    rose.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for where, shown in SHOWN.items():
        stranger.page.goto("about:blank")
        expect_private(stranger.go(f"#/{where}/{match}", "main.message"))
        page = rose.go(f"#/{where}/{match}", "grasse-share")
        link = share_it(page)
        assert re.search(rf"/t/{match}\?lang=en#/(replay|review)/{match}$", link)

        stranger.page.goto(link)
        stranger.page.wait_for_selector(shown)
        expect(stranger.page.locator("grasse-share button")).to_have_count(0)

        share = page.locator("grasse-share")
        share.get_by_role("button", name="Make it private again").click()
        expect(share).to_contain_text("Only those who played can look at this match.")
        stranger.page.reload()
        expect_private(stranger.page)


def share_it(page: Page) -> str:
    """Rose shares it where she is; answers with the link that she copied."""
    page.evaluate("() => navigator.clipboard.writeText('')")
    share = page.locator("grasse-share")
    expect(share).to_contain_text("Only those who played can look at this match.")
    share.get_by_role("button", name="Share it and copy the link").click()
    expect(share).to_contain_text("Anyone who has the link can look at this match.")
    expect(share.get_by_role("status")).to_have_text("The link is copied.")
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    return link


def test_a_listed_match_needs_no_sharing(make_device: MakeDevice) -> None:
    rose = make_device()
    match = finished(rose)
    share = rose.page.locator("grasse-share")
    expect(share).to_contain_text("Anyone who has the link can look at this match.")
    expect(share.get_by_role("button")).to_have_text(["Copy the link"])
    stranger = make_device().go(f"#/match/{match}", "grasse-end")
    expect(stranger.get_by_role("link", name="Replay")).to_be_visible()
    expect(stranger.locator("grasse-share button")).to_have_count(0)


def test_whoever_watched_sees_the_end_and_nothing_that_leads_back(make_device: MakeDevice) -> None:
    rose, watcher = make_device(), make_device()
    table = open_match(rose, ["me:Rose", "greedy"])
    rose.go(table, ".table-page.playing")
    page = watcher.go(table, ".table-page.playing")
    watcher.excuse(REFUSED.format(403))
    leave(rose.page)
    end = page.locator("grasse-end")
    expect(end.locator(".scoring")).to_be_visible()
    expect(end).to_contain_text("only those who played can look back at it")
    for name in ("Replay", "Review"):
        expect(end.get_by_role("link", name=name)).to_have_count(0)
    page.reload()
    expect_private(page)
