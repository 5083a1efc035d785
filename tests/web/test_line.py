"""A line to the server that breaks."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NO_LINE, Device, MakeDevice
from tests.web.hands import FRESH, keys, play
from tests.web.tables import open_match, phone_of

pytestmark = pytest.mark.slow

LOST = ".notices .problem"


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
    expect(page.locator(LOST)).to_have_count(0)
    expect(page.locator(".story .told-part", has_text=told)).to_have_count(1)
    expect(page.locator(".why-note")).to_have_count(0)
    page.wait_for_selector(FRESH)


def test_who_is_offline_reads_it_and_plays_on_afterwards(device: Device) -> None:
    page = sit_down(device)
    device.context.set_offline(True)
    expect(page.locator(LOST)).to_contain_text("trying again")
    told = choose(page)
    device.context.set_offline(False)
    it_went_through_once(page, told)
    device.excuse(*NO_LINE)


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
    expect(page.locator(LOST)).to_contain_text("trying again")
    broken, again = False, True
    it_went_through_once(page, told)


def test_two_browsers_on_one_chair_both_play(device: Device, make_device: MakeDevice) -> None:
    """Each pledges again before it decides, and neither while the other one does."""
    table = open_match(device, ["me:Rose", "greedy"])
    phone = phone_of(device, make_device, "picture")
    pledges: list[str] = []
    for each in (device, phone):
        each.page.on("websocket", lambda line: line.on("framesent", hear(pledges)))
        each.go(table, FRESH)
    for pair in range(1, 3):
        for each, other in ((device, phone), (phone, device)):
            play(each.page, keys, until=1)
            number = each.page.locator(".ask.mine").get_attribute("data-number")
            other.page.wait_for_selector(f".ask.mine[data-number='{number}']")  # has seen that
        assert len(pledges) <= 2 + 2 * pair, pledges
    for each in (device, phone):
        expect(each.page.locator(".why-note, .notices .problem")).to_have_count(0)


def hear(pledges: list[str]) -> Callable[[str | bytes], None]:
    """Keeps what is pledged."""

    def keep(said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "pledge":
            pledges.append(message["pledge"])

    return keep
