"""The page without a network: it opens, says so, and keeps nothing private; it renews itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import NO_LINE, PHONE, MakeDevice, Site
from tests.web.test_traffic import bundle  # noqa: F401  (a fixture)
from tests.web.wire import counted

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("bundle")]

KEPT = """async () => {
    const caught = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
            caught.push(new URL(url).pathname);
    return caught;
}"""
# The page itself, its words, and all else that it has used by now.
ALL = f"""async () => {{
    const caught = await ({KEPT})();
    const used = performance.getEntriesByType("resource")
        .map(({{ name }}) => new URL(name).pathname);
    return caught.includes("/") && caught.some((path) => path.endsWith("/words/de.json"))
        && used.every((path) => !path.startsWith("/bundle/") || caught.includes(path));
}}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_the_page_opens_without_a_network_and_says_so(site: Site, make_device: MakeDevice) -> None:
    with counted(site.port) as wire:
        device = make_device(PHONE, url=wire.url, locale="de")
        page = device.go("", ".game")
        page.wait_for_function(CONTROLLED)
        page.wait_for_function(ALL)
        for path in page.evaluate(KEPT):
            assert re.fullmatch(r"/|/bundle/\w+/.*", path), f"{path} is kept"
        wire.cut()
        page.reload()
        expect(page.locator(".problem")).to_contain_text("Du bist offline")
        page.goto(f"{wire.url}/#/match/nothing")
        page.reload()
        expect(page.locator(".problem")).to_contain_text("Du bist offline")
        page.goto(f"{wire.url}/#/")
        wire.is_cut = False
        expect(page.locator(".problem")).to_have_count(0)  # home asks again by itself
        device.excuse(*NO_LINE)


def test_a_new_version_of_the_server_is_taken_up_once(site: Site, make_device: MakeDevice) -> None:
    page = make_device(url=site.url).go("", ".game")
    asked: list[str] = []

    def answer(route: Route) -> None:
        if route.request.method != "HEAD":
            route.fallback()
            return
        asked.append(route.request.url)
        route.fulfill(status=200, headers={"grasse-version": "0123456789abcdef"})

    page.route(f"{site.url}/", answer)
    page.evaluate("() => { window.before = true; }")
    field = page.locator(".name-field input")
    field.fill("Ro")  # whoever writes is not disturbed
    back = "() => dispatchEvent(new CustomEvent('grasse-back'))"
    page.evaluate(back)
    assert asked == []
    field.blur()
    page.evaluate(back)
    page.wait_for_function("() => !window.before")
    page.wait_for_selector(".game")
    page.evaluate("() => { window.before = true; }")
    with page.expect_response(lambda answer: answer.request.method == "HEAD"):
        page.evaluate(back)  # a server that says so again and again is believed once
    page.evaluate("async () => { await fetch('/health'); }")
    assert page.evaluate("() => window.before")
