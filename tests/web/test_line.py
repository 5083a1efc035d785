"""A line to the server that breaks."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Device
from tests.web.hands import FRESH
from tests.web.tables import open_match

pytestmark = pytest.mark.slow

LOST = ".notices .problem"
AGAIN = 120_000  # milliseconds: one tries again later and later


def sit_down(device: Device) -> Page:
    """Rose is asked which clock she wants."""
    return device.go(open_match(device, ["me:Rose", "greedy"]), FRESH)


def choose(page: Page) -> str:
    """Rose chooses one, and cannot choose another; answers with what will be told of it."""
    first = page.locator(FRESH).first
    clock = re.search(r"clock \d", first.inner_text())
    assert clock
    first.click()
    expect(page.locator(FRESH)).to_have_count(0)
    return f"Chooses {clock.group()}"


def it_went_through_once(page: Page, told: str) -> None:
    """It is told once, nothing was refused, and Rose is asked for more."""
    expect(page.locator(LOST)).to_have_count(0, timeout=AGAIN)
    expect(page.locator(".story .told-part", has_text=told)).to_have_count(1, timeout=AGAIN)
    expect(page.locator(".why-note")).to_have_count(0)
    page.wait_for_selector(FRESH)


def test_who_is_offline_reads_it_and_plays_on_afterwards(device: Device) -> None:
    page = sit_down(device)
    device.context.set_offline(True)
    expect(page.locator(LOST)).to_contain_text("trying again")
    told = choose(page)
    device.context.set_offline(False)
    it_went_through_once(page, told)
    device.wrong.clear()  # the browser reports each attempt that failed


@pytest.mark.parametrize("arrives", [False, True])
def test_a_decision_that_is_not_answered_is_said_again(device: Device, arrives: bool) -> None:
    """Whether it was lost on its way to the server, or the answer on its way back."""
    broken, again = False, False

    def carry(line: WebSocketRoute) -> None:
        if broken:
            line.close()
            return
        server = line.connect_to_server()
        server.on_message(lambda said: None if broken else line.send(said))

        def say(said: str | bytes) -> None:
            nonlocal broken
            broken = broken or (json.loads(said)["type"] == "decide" and not again)
            if arrives or not broken:
                server.send(said)

        line.on_message(say)

    device.page.route_web_socket("**/socket*", carry)
    page = sit_down(device)
    told = choose(page)
    expect(page.locator(LOST)).to_contain_text("trying again", timeout=AGAIN)
    broken, again = False, True
    it_went_through_once(page, told)
