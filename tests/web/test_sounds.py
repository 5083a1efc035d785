"""What a table sounds like: nothing before a touch, as loud as one likes, and never to the calm."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import MakeDevice
from tests.web.hands import FRESH, keys, play
from tests.web.tables import open_match

pytestmark = pytest.mark.slow

COUNT = """() => {
    window.made = 0;
    window.struck = 0;
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.made += 1; }
        createBiquadFilter() { window.struck += 1; return super.createBiquadFilter(); }
        createOscillator() { window.struck += 1; return super.createOscillator(); }
    };
}"""


def strokes(page: Page) -> int:
    found: int = page.evaluate("() => { const n = window.struck; window.struck = 0; return n; }")
    return found


def test_sounds_are_heard_after_a_touch_as_loud_as_one_likes(make_device: MakeDevice) -> None:
    device = make_device(reduced_motion="no-preference")
    device.context.add_init_script(f"({COUNT})()")
    page = device.go(open_match(device, ["me:Rose", "greedy"]), FRESH)
    assert page.evaluate("() => window.made") == 0, "there is no sound before a touch"
    play(page, keys, until=8)
    page.wait_for_function("() => window.struck > 0")
    page.locator('[popovertarget="sounds"]').click()
    volume = page.locator('.sounds input[type="range"]')
    volume.focus()
    assert violations(page) == []
    page.keyboard.press("Home")
    expect(volume).to_have_value("0")
    page.keyboard.press("Escape")
    expect(volume).not_to_be_visible()
    strokes(page)
    play(page, keys, until=6)
    assert strokes(page) == 0, "all the way down is silence"
