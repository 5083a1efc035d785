"""A table that waits: its link is shown as a code and leads a friend to the chair."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import PHONE, MakeDevice
from tests.web.tables import open_match

pytestmark = pytest.mark.slow


def test_a_friend_follows_a_link_that_the_server_knows_by_its_path_only(
    make_device: MakeDevice,
) -> None:
    device = make_device()
    page = device.go(open_match(device, ["me:Rose", "open", "open"]), "svg.qr path")
    expect(page.locator("svg.qr")).to_have_count(1)  # of the first chair
    page.locator('.invitations li [aria-pressed="false"]').click()
    expect(page.locator(".invitations li:nth-child(2) svg.qr")).to_be_visible()
    expect(page.locator("svg.qr")).to_have_count(1)
    assert violations(page) == []
    link = page.locator(".invitations li input").first.input_value()
    path, _, behind = link.partition("#")
    invite = behind.split("/")[-1]
    assert len(invite) > 10
    assert invite not in path
    friend = make_device(PHONE, has_touch=True, is_mobile=True)
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.page.goto(link)
    friend.page.wait_for_selector("form.join .players")
    assert friend.page.url == f"{device.url}/#{behind}"
    assert not [url for url in asked if invite in url.partition("#")[0]]
    friend.page.locator("form.join input[name=name]").fill("Iris")
    friend.page.locator("form.join .primary").click()
    friend.page.wait_for_selector(".invitations, .table-page")
    expect(page.locator("svg.qr")).to_have_count(1)  # of the chair that is left
    expect(page.locator(".invitations li")).to_have_count(1)
